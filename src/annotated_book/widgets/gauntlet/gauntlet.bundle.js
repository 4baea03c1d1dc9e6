let widget;
(()=>{var S=(t,e)=>Object.fromEntries(t.map(o=>[o,e(o)]));function i(t,e={},...o){return _(document.createElement(t),e,o)}function C(t,e={},...o){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return _(n,e,o)}function _(t,e,o){for(let[n,s]of Object.
entries(e))t.setAttribute(n,s);return t.append(...o),t}function H(t,e,o,...n){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":o};t.append(i("div",s,...n))}var nt=(t,...e)=>i("div",{class:t},
...e);function B(t,e){for(let[o,n]of Object.entries(e))t.style.setProperty(`--${o}`,String(n));return t}var q=(...t)=>nt("scroller",...t);function M(t,e,o,n){let s=(l,f,p)=>p.map(m=>m instanceof HTMLTableCellElement?
m:i(l,f,m)),r=[...s("td",{},o.slice(0,1)),...s("th",{scope:"col"},o.slice(1))],a=n.map(l=>{let f=s("\
th",{scope:"row"},l.slice(0,1));return i("tr",{},...f,...s("td",{},l.slice(1)))}),c=e?[i("caption",{},
e)]:[],u=i("thead",{},i("tr",{},...r));return i("table",t,...c,u,i("tbody",{},...a))}var y={"data-lm-suppress-shortcuts":"true"};function k(t,e,o={}){let n=i("button",{type:"button",...o},
t);return n.addEventListener("click",e),n}function ot(t,e){let o=Object.entries(e);for(let[n,s]of o)t.on(`change:${n}`,s);return()=>{for(let[n,
s]of o)t.off(`change:${n}`,s)}}function z(t,e,o){let n=ot(t,S(e,()=>o));return o(),n}function L(t,e){for(let[o,n]of Object.entries(e))t.set(o,n);t.save_changes()}function W(t){let e=i("\
p",{class:t}),o=new MutationObserver(()=>{e.textContent&&rt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>o.observe(e,n)),e}var st=1e3,A,P;function rt(t){A?.isConnected||
(A=i("p",{class:"annotated-voice",role:"status"}),document.body.append(A));let e=A;clearTimeout(P),P=
setTimeout(()=>{e.textContent=t},st)}var K=t=>e=>t.find(o=>String(o)===e),Nt=K([!0,!1]),ct=t=>String(t);function Y(t,e,o,n={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),u=d=>(n[d]??ct)(t.get(d)),l=Object.keys(
o),f=S(l,u),p=new URLSearchParams(location.search),m=[];for(let[d,g]of Object.entries(o)){let x=p.get(
`${c}.${d}`);if(x===null)continue;let b=g(x);b===void 0?m.push(d):t.set(d,b)}let h=i("a",{},"Copy li\
nk to this setting"),w=i("span",{role:"status"});h.addEventListener("click",async d=>{if(!(d.ctrlKey||
d.metaKey||d.shiftKey)){d.preventDefault(),history.replaceState(null,"",h.getAttribute("href"));try{
await navigator.clipboard.writeText(h.href),w.textContent=" Copied."}catch{w.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let v=m.length?` The address has a setting that\
 could not be read, and was left out: ${m.join(", ")}.`:"";return{node:i("p",{class:"address"},h,w,v),
show(){let d=new URLSearchParams(location.search);for(let b of l){let $=u(b);$===f[b]?d.delete(`${c}\
.${b}`):d.set(`${c}.${b}`,$)}w.textContent="";let g=s.closest("section[id]")?.id,x=d.size?`?${d}`:location.
pathname;h.setAttribute("href",`${x}${g?`#${g}`:""}`)}}}var U=(t,e=0)=>Array.from({length:t},(o,n)=>e+n);var D=t=>!t.matches(".none")&&!t.closest(".unwritten");function G(t,e){let o=()=>e.flat().find(D)??e[0][0],
n=o();n.tabIndex=0;function s(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let a=r.target,c=e.findIndex(m=>m.includes(a));if(c<0)return;let u=e[c].indexOf(a),[l,f]={ArrowUp:[
c-1,u],ArrowDown:[c+1,u],ArrowLeft:[c,u-1],ArrowRight:[c,u+1],Home:[c,0],End:[c,e[c].length-1]}[r.key]??
[null,null];if(l===null)return;r.preventDefault();let p=e[l]?.[f];!p||getComputedStyle(p).visibility===
"hidden"||(s(p),p.focus())}),()=>{D(n)||s(o())}}function at({text:t,say:e,share:o=0,kinds:n=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")};return B(i("td",{...s,...y},t),{w:o})}function J({title:t,corner:e="",rows:o,
columns:n,cells:s,look:r}){let a=s.map(p=>p.map(at)),c={class:"grid numbers",role:"grid"},u=a.map((p,m)=>[
o[m],...p]),l=M(c,t,[e,...n],u),f=({target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??
"";return l.addEventListener("pointerover",p=>r(f(p))),l.addEventListener("pointerleave",()=>r("")),
l.addEventListener("focusin",p=>r(f(p))),l.addEventListener("focusout",()=>r("")),G(l,a),q(l)}var[E,T,Q,I]=[40,510,12,236],V=(t,e)=>i("div",{class:"block"},i("p",{},t),e),it=({caption:t,text:e})=>V(
t,i("pre",{},e));function lt({caption:t,head:e,rows:o}){let n=M({class:"numbers"},t,e,o),s={tabindex:0,
role:"region","aria-label":t,...y},r=e.length>4?s:{};return i("div",{class:"scroller",...r},n)}function dt({
caption:t,rows:e,columns:o,values:n}){let s=Math.max(1,...n.flat()),r=n.flat().every(Number.isInteger),
a=n.map((c,u)=>c.map((l,f)=>({text:r?String(l):l.toFixed(2),say:`${e[u]}, ${o[f]}`,share:l/s})));return J(
{title:t,rows:e,columns:o,cells:a,look(){}})}var N=(t,e,o,n={})=>C("text",{x:t,y:e,...n},o),X=(t,e)=>C(
"path",{class:t,d:`M${E} ${e}H${T}`});function ut(t){let e=t[0].values.length,o=Math.ceil(Math.max(...t.
flatMap(({values:n})=>n))*2)/2;return{count:e,most:o,x:n=>E+(T-E)*(n+1)/e,y:n=>Q+(I-Q)*(1-n/o)}}function pt({
count:t,most:e,x:o,y:n},s){let r=[];for(let a=0;a<=e;a+=.5){let c=N(E-6,n(a)+4,a.toFixed(1),{class:"\
loss"});r.push(X("line",n(a)),c)}for(let a=1;a<=5;a++){let c=t*s*a/5;r.push(N(o(c/s-1),I+18,c,{class:"\
step"}))}return r.push(N((E+T)/2,I+38,"training step",{class:"step"})),r}function ft(t,{x:e,y:o}){let n=t.
map(({values:s})=>o(s.at(-1))+4);return Math.abs(n[0]-n[1])<18&&(n[n[0]<n[1]?0:1]-=18),t.flatMap(({name:s,
values:r},a)=>{let c=r.map((l,f)=>`${f?"L":"M"}${e(f)} ${o(l)}`).join("");return[C("path",{class:`cu\
rve of-${a}`,d:c}),N(T+8,n[a],s)]})}function ht(t,e,o){let n=[0,1,2,3,4].map(s=>Math.round(s*(e-1)/4));
return t.map(({name:s,values:r})=>{let a=c=>`${r[c].toFixed(2)} at step ${(c+1)*o}`;return`${s}: ${n.
map(a).join(", ")}`})}function mt({caption:t,every:e,lines:o,floor:n}){let s=ut(o),r=ht(o,s.count,e).
join(". "),c={viewBox:"0 0 620 280",role:"img","aria-label":`${t}. ${r}.${n?` A line at ${n.name}.`:
""}`},u=C("svg",c,...pt(s,e));n&&u.append(X("floor",s.y(n.value))),u.append(...ft(o,s));let l=n?` Th\
e dotted line is at ${n.name}.`:"";return V(`${t}.${l}`,u)}var gt={text:it,table:lt,map:dt,curve:mt},
R=t=>t.map(e=>gt[e.kind](e));var xt={tried:[],hints:0,shown:!1},O=t=>t.split("`").map((e,o)=>o%2?i("code",{},e):e);function bt(t,e){
let o=()=>t.get("case")-1,n=r=>t.get("progress")[e[r].id]??xt,s=r=>n(r).tried.includes(e[r].right);return{
here:o,of:n,isRight:s,put(r){let a={...n(o()),...r},c={...t.get("progress"),[e[o()].id]:a};L(t,{progress:c})},
state(r){return s(r)?["✓","solved"]:n(r).shown?["–","uncovered"]:n(r).tried.length?["✗","not y\
et"]:["",""]},sentence(){let r=[...e.keys()].filter(s),a=r.filter(c=>n(c).tried[0]===e[c].right);return`\
Solved: ${r.length} of ${e.length}. At the first try: ${a.length}.`}}}function wt(t){let e=i("legend",
{},t),o=i("fieldset",{},e),n=[];return{node:o,chosen:()=>[...o.querySelectorAll("input")].findIndex(
s=>s.checked),draw(s){let r=`diagnosis-${Math.random()}`;n=s.map(()=>i("p"));let a=s.map(({text:c},u)=>{
let l=i("input",{type:"radio",name:r,value:u,...y}),f=i("span",{},...O(c));return i("div",{},i("labe\
l",{},l,f),n[u])});o.replaceChildren(e,...a)},show({options:s,right:r},a,c){o.disabled=c;for(let[u,l]of n.
entries()){let f=u===r&&c,p=a.includes(u)?`✗ ${s[u].why}`:"";l.replaceChildren(...O(f?"✓ This is i\
t.":p)),l.classList.toggle("right",f)}}}}function vt({options:t,right:e,explanation:o},{tried:n,shown:s}){
let r=new Set(n).size;return n.includes(e)?`Right${r>1?`, at try ${r}`:""}. ${o}`:s?`It is: ${t[e].text}\
 ${o}`:r&&`Not right. ${t[n.at(-1)].why} Try another one.`}function $t({title:t,reveal:e,link:[o,n]},s){
let r=i("a",{href:o+s},n);return[i("p",{},i("strong",{},t)),...R(e),...o?[i("p",{},"Read on: ",r)]:[]]}
function yt(t){let e=i("p",{class:"case-name",tabindex:-1}),o=i("p"),n=i("div",{class:"symptom"}),s=wt(
t),r=W("verdict"),c=i("ol",{class:"hints",...{"aria-live":"polite","aria-label":"Hints"}}),l=i("div",
{tabindex:-1,...{class:"answer",role:"group","aria-label":"The answer"}}),f=null,p=h=>r.replaceChildren(
...O(h));function m(h,w){f=h.id,e.textContent=w,o.replaceChildren(...O(h.given)),n.replaceChildren(...R(
h.symptom)),s.draw(h.options);for(let v of[c,l])v.replaceChildren();p("")}return{name:e,given:o,symptom:n,
diagnoses:s,status:r,hints:c,answer:l,say:p,show(h,w,v,d,g){h.id!==f&&m(h,w),s.show(h,v.tried,d);let x=vt(
h,v);x&&p(x),r.classList.toggle("alarming",!!x&&!d);for(let b of h.hints.slice(c.children.length,v.hints))
c.append(i("li",{},...O(b)));d&&!l.hasChildNodes()&&l.append(...$t(h,g))}}}function kt(t,e,o){for(let[
n,s]of t.entries()){let[r,a]=o(n);s.textContent=`${n+1} ${r}`.trim(),s.setAttribute("aria-label",`Ca\
se ${n+1}${a&&`, ${a}`}`),s.setAttribute("aria-current",n===e?"step":"false")}}function Ct(t,{here:e,
of:o,put:n,isRight:s},r){let a={mark(){let c=r.diagnoses.chosen();if(c<0)return r.say("Choose one of\
 the answers first.");n({tried:[...o(e()).tried,c]}),s(e())&&r.answer.focus()},hint:()=>n({hints:o(e()).
hints+1}),uncover(){n({shown:!0}),r.answer.focus()},next(){L(t,{case:t.get("case")+1}),r.name.focus()}};
return{mark:k("Mark my answer",a.mark,{class:"main"}),hint:k("",a.hint),uncover:k("Show the answer",
a.uncover),next:k("Next case",a.next)}}function Et({model:t,el:e}){let{cases:o,title:n,ask:s}=t.get(
"given"),r=Y(t,e,{case:K(U(o.length,1))}),a=bt(t,o),c=yt(s),{next:u,...l}=Ct(t,a,c),f=o.map((d,g)=>k(
"",()=>L(t,{case:g+1}))),p=i("ol",{class:"cases"});p.append(...f.map(d=>i("li",{},d)));let m=i("p",{
class:"hint"}),h=i("div",{class:"buttons"},...Object.values(l)),w=[c.diagnoses.node,h,c.status,c.hints];
H(e,"gauntlet",n,i("nav",{"aria-label":`Cases of: ${n}`},p),m,c.name,c.given,i("div",{class:"case"},
c.symptom,i("div",{},...w)),c.answer,i("div",{class:"buttons"},u),r.node);function v(){let d=a.here(),
g=a.of(d),x=a.isRight(d)||g.shown,b=`Case ${d+1} of ${o.length}`;c.show(o[d],b,g,x,t.later?".html":"\
.ipynb");let{length:$}=o[d].hints,F=g.hints<$,{mark:tt,hint:j,uncover:et}=l;j.textContent=F?`Next hi\
nt (${g.hints+1} of ${$})`:"No more hints",j.setAttribute("aria-disabled",String(!F)),j.hidden=!$||x,
tt.hidden=et.hidden=x,u.hidden=!x||d+1>=o.length,kt(f,d,a.state),m.textContent=a.sentence(),r.show()}
return z(t,["case","progress"],v)}var Z={render:Et};widget=Z;})();
export default widget;
