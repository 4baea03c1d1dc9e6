let widget;
(()=>{function i(t,e={},...s){return F(document.createElement(t),e,s)}function C(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return F(n,e,s)}function F(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function _(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(i("div",o,...n))}var H=(...t)=>i("div",{class:"scroller"},...t);function A(t,e,s,n){let o=(l,f,p)=>p.map(m=>m instanceof
HTMLTableCellElement?m:i(l,f,m)),r=[...o("td",{},s.slice(0,1)),...o("th",{scope:"col"},s.slice(1))],
c=n.map(l=>{let f=o("th",{scope:"row"},l.slice(0,1));return i("tr",{},...f,...o("td",{},l.slice(1)))}),
a=e?[i("caption",{},e)]:[],d=i("thead",{},i("tr",{},...r));return i("table",t,...a,d,i("tbody",{},...c))}
var y={"data-lm-suppress-shortcuts":"true"};function k(t,e,s={}){let n=i("button",{type:"button",...s},
t);return n.addEventListener("click",e),n}function B(t,e,s){let n=e.map(o=>`change:${o}`);for(let o of n)t.on(o,s);return s(),()=>{for(let o of n)
t.off(o,s)}}function L(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function q(t){let e=i("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&et(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var tt=1e3,S,P;function et(t){S?.isConnected||
(S=i("p",{class:"annotated-voice",role:"status"}),document.body.append(S));let e=S;clearTimeout(P),P=
setTimeout(()=>{e.textContent=t},tt)}var K=t=>e=>t.find(s=>String(s)===e),Ct=K([!0,!1]),nt=t=>String(t);function W(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),d=u=>(n[u]??nt)(t.get(u)),l=Object.keys(
s),f=Object.fromEntries(l.map(u=>[u,d(u)])),p=new URLSearchParams(location.search),m=[];for(let[u,g]of Object.
entries(s)){let x=p.get(`${a}.${u}`);if(x===null)continue;let w=g(x);w===void 0?m.push(u):t.set(u,w)}
let h=i("a",{},"Copy link to this setting"),b=i("span",{role:"status"});h.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let v=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},h,b,v),show(){let u=new URLSearchParams(location.search);for(let w of l){let $=d(w);$===f[w]?u.
delete(`${a}.${w}`):u.set(`${a}.${w}`,$)}b.textContent="";let g=o.closest("section[id]")?.id,x=u.size?
`?${u}`:location.pathname;h.setAttribute("href",`${x}${g?`#${g}`:""}`)}}}var Y=(t,e=0)=>Array.from({length:t},(s,n)=>e+n);var z=t=>!t.matches(".none")&&!t.closest(".unwritten");function U(t,e){let s=()=>e.flat().find(z)??e[0][0],
n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let c=r.target,a=e.findIndex(m=>m.includes(c));if(a<0)return;let d=e[a].indexOf(c),[l,f]={ArrowUp:[
a-1,d],ArrowDown:[a+1,d],ArrowLeft:[a,d-1],ArrowRight:[a,d+1],Home:[a,0],End:[a,e[a].length-1]}[r.key]??
[null,null];if(l===null)return;r.preventDefault();let p=e[l]?.[f];!p||getComputedStyle(p).visibility===
"hidden"||(o(p),p.focus())}),()=>{z(n)||o(s())}}function st({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=i("td",{...o,...y},t);return r.style.setProperty("--w",String(s)),r}function D({
title:t,corner:e="",rows:s,columns:n,cells:o,look:r}){let c=o.map(p=>p.map(st)),a={class:"grid numbe\
rs",role:"grid"},d=c.map((p,m)=>[s[m],...p]),l=A(a,t,[e,...n],d),f=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",p=>r(f(p))),l.addEventListener(
"pointerleave",()=>r("")),l.addEventListener("focusin",p=>r(f(p))),l.addEventListener("focusout",()=>r(
"")),U(l,c),H(l)}var[E,N,G,j]=[40,510,12,236],J=(t,e)=>i("div",{class:"block"},i("p",{},t),e),ot=({caption:t,text:e})=>J(
t,i("pre",{},e));function rt({caption:t,head:e,rows:s}){let n=A({class:"numbers"},t,e,s),o={tabindex:0,
role:"region","aria-label":t,...y},r=e.length>4?o:{};return i("div",{class:"scroller",...r},n)}function at({
caption:t,rows:e,columns:s,values:n}){let o=Math.max(1,...n.flat()),r=n.flat().every(Number.isInteger),
c=n.map((a,d)=>a.map((l,f)=>({text:r?String(l):l.toFixed(2),say:`${e[d]}, ${s[f]}`,share:l/o})));return D(
{title:t,rows:e,columns:s,cells:c,look(){}})}var M=(t,e,s,n={})=>C("text",{x:t,y:e,...n},s),Q=(t,e)=>C(
"path",{class:t,d:`M${E} ${e}H${N}`});function ct(t){let e=t[0].values.length,s=Math.ceil(Math.max(...t.
flatMap(({values:n})=>n))*2)/2;return{count:e,most:s,x:n=>E+(N-E)*(n+1)/e,y:n=>G+(j-G)*(1-n/s)}}function it({
count:t,most:e,x:s,y:n},o){let r=[];for(let c=0;c<=e;c+=.5){let a=M(E-6,n(c)+4,c.toFixed(1),{class:"\
loss"});r.push(Q("line",n(c)),a)}for(let c=1;c<=5;c++){let a=t*o*c/5;r.push(M(s(a/o-1),j+18,a,{class:"\
step"}))}return r.push(M((E+N)/2,j+38,"training step",{class:"step"})),r}function lt(t,{x:e,y:s}){let n=t.
map(({values:o})=>s(o.at(-1))+4);return Math.abs(n[0]-n[1])<18&&(n[n[0]<n[1]?0:1]-=18),t.flatMap(({name:o,
values:r},c)=>{let a=r.map((l,f)=>`${f?"L":"M"}${e(f)} ${s(l)}`).join("");return[C("path",{class:`cu\
rve of-${c}`,d:a}),M(N+8,n[c],o)]})}function ut(t,e,s){let n=[0,1,2,3,4].map(o=>Math.round(o*(e-1)/4));
return t.map(({name:o,values:r})=>{let c=a=>`${r[a].toFixed(2)} at step ${(a+1)*s}`;return`${o}: ${n.
map(c).join(", ")}`})}function dt({caption:t,every:e,lines:s,floor:n}){let o=ct(s),r=ut(s,o.count,e).
join(". "),a={viewBox:"0 0 620 280",role:"img","aria-label":`${t}. ${r}.${n?` A line at ${n.name}.`:
""}`},d=C("svg",a,...it(o,e));n&&d.append(Q("floor",o.y(n.value))),d.append(...lt(s,o));let l=n?` Th\
e dotted line is at ${n.name}.`:"";return J(`${t}.${l}`,d)}var pt={text:ot,table:rt,map:at,curve:dt},
I=t=>t.map(e=>pt[e.kind](e));var ft={tried:[],hints:0,shown:!1},O=t=>t.split("`").map((e,s)=>s%2?i("code",{},e):e);function ht(t,e){
let s=()=>t.get("case")-1,n=r=>t.get("progress")[e[r].id]??ft,o=r=>n(r).tried.includes(e[r].right);return{
here:s,of:n,isRight:o,put(r){let c={...n(s()),...r},a={...t.get("progress"),[e[s()].id]:c};L(t,{progress:a})},
state(r){return o(r)?["✓","solved"]:n(r).shown?["–","uncovered"]:n(r).tried.length?["✗","not y\
et"]:["",""]},sentence(){let r=[...e.keys()].filter(o),c=r.filter(a=>n(a).tried[0]===e[a].right);return`\
Solved: ${r.length} of ${e.length}. At the first try: ${c.length}.`}}}function mt(t){let e=i("legend",
{},t),s=i("fieldset",{},e),n=[];return{node:s,chosen:()=>[...s.querySelectorAll("input")].findIndex(
o=>o.checked),draw(o){let r=`diagnosis-${Math.random()}`;n=o.map(()=>i("p"));let c=o.map(({text:a},d)=>{
let l=i("input",{type:"radio",name:r,value:d,...y}),f=i("span",{},...O(a));return i("div",{},i("labe\
l",{},l,f),n[d])});s.replaceChildren(e,...c)},show({options:o,right:r},c,a){s.disabled=a;for(let[d,l]of n.
entries()){let f=d===r&&a,p=c.includes(d)?`✗ ${o[d].why}`:"";l.replaceChildren(...O(f?"✓ This is i\
t.":p)),l.classList.toggle("right",f)}}}}function gt({options:t,right:e,explanation:s},{tried:n,shown:o}){
let r=new Set(n).size;return n.includes(e)?`Right${r>1?`, at try ${r}`:""}. ${s}`:o?`It is: ${t[e].text}\
 ${s}`:r&&`Not right. ${t[n.at(-1)].why} Try another one.`}function xt({title:t,reveal:e,link:[s,n]},o){
let r=i("a",{href:s+o},n);return[i("p",{},i("strong",{},t)),...I(e),...s?[i("p",{},"Read on: ",r)]:[]]}
function wt(t){let e=i("p",{class:"case-name",tabindex:-1}),s=i("p"),n=i("div",{class:"symptom"}),o=mt(
t),r=q("verdict"),a=i("ol",{class:"hints",...{"aria-live":"polite","aria-label":"Hints"}}),l=i("div",
{tabindex:-1,...{class:"answer",role:"group","aria-label":"The answer"}}),f=null,p=h=>r.replaceChildren(
...O(h));function m(h,b){f=h.id,e.textContent=b,s.replaceChildren(...O(h.given)),n.replaceChildren(...I(
h.symptom)),o.draw(h.options);for(let v of[a,l])v.replaceChildren();p("")}return{name:e,given:s,symptom:n,
diagnoses:o,status:r,hints:a,answer:l,say:p,show(h,b,v,u,g){h.id!==f&&m(h,b),o.show(h,v.tried,u);let x=gt(
h,v);x&&p(x),r.classList.toggle("alarming",!!x&&!u);for(let w of h.hints.slice(a.children.length,v.hints))
a.append(i("li",{},...O(w)));u&&!l.hasChildNodes()&&l.append(...xt(h,g))}}}function bt(t,e,s){for(let[
n,o]of t.entries()){let[r,c]=s(n);o.textContent=`${n+1} ${r}`.trim(),o.setAttribute("aria-label",`Ca\
se ${n+1}${c&&`, ${c}`}`),o.setAttribute("aria-current",n===e?"step":"false")}}function vt(t,{here:e,
of:s,put:n,isRight:o},r){let c={mark(){let a=r.diagnoses.chosen();if(a<0)return r.say("Choose one of\
 the answers first.");n({tried:[...s(e()).tried,a]}),o(e())&&r.answer.focus()},hint:()=>n({hints:s(e()).
hints+1}),uncover(){n({shown:!0}),r.answer.focus()},next(){L(t,{case:t.get("case")+1}),r.name.focus()}};
return{mark:k("Mark my answer",c.mark,{class:"main"}),hint:k("",c.hint),uncover:k("Show the answer",
c.uncover),next:k("Next case",c.next)}}function $t({model:t,el:e}){let{cases:s,title:n,ask:o}=t.get(
"given"),r=W(t,e,{case:K(Y(s.length,1))}),c=ht(t,s),a=wt(o),{next:d,...l}=vt(t,c,a),f=s.map((u,g)=>k(
"",()=>L(t,{case:g+1}))),p=i("ol",{class:"cases"});p.append(...f.map(u=>i("li",{},u)));let m=i("p",{
class:"hint"}),h=i("div",{class:"buttons"},...Object.values(l)),b=[a.diagnoses.node,h,a.status,a.hints];
_(e,"gauntlet",n,i("nav",{"aria-label":`Cases of: ${n}`},p),m,a.name,a.given,i("div",{class:"case"},
a.symptom,i("div",{},...b)),a.answer,i("div",{class:"buttons"},d),r.node);function v(){let u=c.here(),
g=c.of(u),x=c.isRight(u)||g.shown,w=`Case ${u+1} of ${s.length}`;a.show(s[u],w,g,x,t.later?".html":"\
.ipynb");let{length:$}=s[u].hints,R=g.hints<$,{mark:X,hint:T,uncover:Z}=l;T.textContent=R?`Next hint\
 (${g.hints+1} of ${$})`:"No more hints",T.setAttribute("aria-disabled",String(!R)),T.hidden=!$||x,X.
hidden=Z.hidden=x,d.hidden=!x||u+1>=s.length,bt(f,u,c.state),m.textContent=c.sentence(),r.show()}return B(
t,["case","progress"],v)}var V={render:$t};widget=V;})();
export default widget;
