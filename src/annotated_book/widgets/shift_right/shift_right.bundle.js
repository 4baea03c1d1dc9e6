let widget;
(()=>{var T=(t,e)=>Object.fromEntries(t.map(o=>[o,e(o)]));function l(t,e={},...o){return Q(document.createElement(t),e,o)}function E(t,e={},...o){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return Q(n,e,o)}function Q(t,e,o){for(let[n,s]of Object.
entries(e))t.setAttribute(n,s);return t.append(...o),t}function V(t,e,o,...n){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":o};t.append(l("div",s,...n))}var X=(t,...e)=>l("div",{class:t},
...e);function Z(t,e){for(let[o,n]of Object.entries(e))t.style.setProperty(`--${o}`,String(n));return t}var tt=(...t)=>X(
"controls",...t.map(({node:e})=>e)),et=()=>l("p",{class:"pointed","aria-hidden":"true"}),j=(...t)=>X(
"scroller",...t);function _(t,e,o,n){let s=(u,c,d)=>d.map(f=>f instanceof HTMLTableCellElement?f:l(u,
c,f)),r=[...s("td",{},o.slice(0,1)),...s("th",{scope:"col"},o.slice(1))],i=n.map(u=>{let c=s("th",{scope:"\
row"},u.slice(0,1));return l("tr",{},...c,...s("td",{},u.slice(1)))}),a=e?[l("caption",{},e)]:[],p=l(
"thead",{},l("tr",{},...r));return l("table",t,...a,p,l("tbody",{},...i))}var S={"data-lm-suppress-shortcuts":"true"};function D(t,e,o={}){let n=l("button",{type:"button",...o},
t);return n.addEventListener("click",e),n}function kt(t,e,o,n){let s=l("input",{type:"range",...o,...S}),
r=l("output",{"aria-live":"off"}),i=l("span",{},t," ",l("code",{},e));return s.addEventListener("inp\
ut",()=>n(Number(s.value))),{node:l("div",{class:"control"},l("label",{},i,s),r),input:s,output:r}}function nt(t,e,o,n){let s={min:0,max:o.length-1},r=u=>n(o[u]),{node:i,input:a,output:p}=kt(t,e,s,r);
return{node:i,input:a,show(u,c=String(u)){a.value=String(o.indexOf(u)),a.setAttribute("aria-valuetex\
t",c),p.textContent=c}}}function ot(t,e,o){let n=Object.entries(e).map(([i,a])=>l("option",{value:i},a)),s=`menu-${Math.random()}`,
r=l("select",{id:s,...S},...n);return r.addEventListener("change",()=>o(r.value)),{node:l("div",{class:"\
control menu"},l("label",{for:s},t),r),show(i){r.value=i}}}function Et(t,e){let o=Object.entries(e);for(let[n,s]of o)t.on(`change:${n}`,s);return()=>{for(let[n,
s]of o)t.off(`change:${n}`,s)}}function st(t,e,o){let n=Et(t,T(e,()=>o));return o(),n}function R(t,e){for(let[o,n]of Object.entries(e))t.set(o,n);t.save_changes()}function q(t){let e=l("\
p",{class:t}),o=new MutationObserver(()=>{e.textContent&&Lt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>o.observe(e,n)),e}var St=1e3,N,J;function Lt(t){N?.isConnected||
(N=l("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(J),J=
setTimeout(()=>{e.textContent=t},St)}var K=t=>e=>t.find(o=>String(o)===e),Ht=K([!0,!1]),Ot=t=>String(t);function rt(t,e,o,n={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),p=h=>(n[h]??Ot)(t.get(h)),u=Object.keys(
o),c=T(u,p),d=new URLSearchParams(location.search),f=[];for(let[h,v]of Object.entries(o)){let y=d.get(
`${a}.${h}`);if(y===null)continue;let m=v(y);m===void 0?f.push(h):t.set(h,m)}let $=l("a",{},"Copy li\
nk to this setting"),x=l("span",{role:"status"});$.addEventListener("click",async h=>{if(!(h.ctrlKey||
h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",$.getAttribute("href"));try{
await navigator.clipboard.writeText($.href),x.textContent=" Copied."}catch{x.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let O=f.length?` The address has a setting that\
 could not be read, and was left out: ${f.join(", ")}.`:"";return{node:l("p",{class:"address"},$,x,O),
show(){let h=new URLSearchParams(location.search);for(let m of u){let b=p(m);b===c[m]?h.delete(`${a}\
.${m}`):h.set(`${a}.${m}`,b)}x.textContent="";let v=s.closest("section[id]")?.id,y=h.size?`?${h}`:location.
pathname;$.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var at=t=>!t.matches(".none")&&!t.closest(".unwritten");function ct(t,e){let o=()=>e.flat().find(at)??
e[0][0],n=o();n.tabIndex=0;function s(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let i=r.target,a=e.findIndex(f=>f.includes(i));if(a<0)return;let p=e[a].indexOf(i),[u,c]={
ArrowUp:[a-1,p],ArrowDown:[a+1,p],ArrowLeft:[a,p-1],ArrowRight:[a,p+1],Home:[a,0],End:[a,e[a].length-
1]}[r.key]??[null,null];if(u===null)return;r.preventDefault();let d=e[u]?.[c];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{at(n)||s(o())}}function Ct({text:t,say:e,share:o=0,kinds:n=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")};return Z(l("td",{...s,...S},t),{w:o})}function F({title:t,corner:e="",rows:o,
columns:n,cells:s,look:r}){let i=s.map(d=>d.map(Ct)),a={class:"grid numbers",role:"grid"},p=i.map((d,f)=>[
o[f],...d]),u=_(a,t,[e,...n],p),c=({target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??
"";return u.addEventListener("pointerover",d=>r(c(d))),u.addEventListener("pointerleave",()=>r("")),
u.addEventListener("focusin",d=>r(c(d))),u.addEventListener("focusout",()=>r("")),ct(u,i),j(u)}var z=t=>t.
replaceAll("-","−");function W(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>
0?"∞":"−∞";let o=Math.abs(t);return o&&(o>=1e4||o<.5*10**-e)?z(t.toExponential(0).replace("+",
"")):z(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var L=t=>Number.isFinite(t)?z(String(Number(t.toPrecision(
7)))):W(t);var U=(t,e=0)=>Array.from({length:t},(o,n)=>e+n);var[P,M,C]=[26,8,92],At="✗ masked: the next token would be its own answer",Mt="the last position a\
ttends to all of tgt_in",A=(t,e,o,n="")=>E("text",{x:t,y:e,class:n},o);function it(t,e,o){let[n,s]=[
M+P,C-2],r=Math.hypot(e-t,s-n),[i,a]=[(e-t)/r,(s-n)/r],p=c=>`${e-7*i-c*4*a} ${s-7*a+c*4*i}`,u=`M${t}\
 ${n}L${e} ${s}M${p(1)}L${e} ${s}L${p(-1)}`;return E("path",{d:u,class:o})}function lt({dropped:[t,e],
positions:o},n,s){let r=o.flatMap(({reads:g,must:w})=>[g,w]),i=[t,e,...r],a=Math.max(...i.map(g=>g.length)),
p=Math.max(8.1*a+10,56),u=g=>(g+1)*(p+6)+2,c=g=>u(g)+p/2,d=(g,w,B,G)=>{let yt=E("rect",{x:u(w),y:B,width:p,
height:P,rx:13}),vt=A(c(w),B+17,g),H=E("g",{class:G},yt,vt);return o[w]&&!G.includes("cut")&&H.addEventListener(
"click",()=>s(w)),H},{sees:f,must:$}=o[n],x=o.length,O=g=>f.includes(g)?"seen":"unseen",h=n+1<x&&!f.
includes(n+1),v=c(n+1),y=c(n),m=h?At:x>n+1?"":Mt,b=A(2,C+P+19,m,"start"),k=A((v+y)/2,(M+C+P)/2+6,"✗",
"leak"),mt=h?[it(v,y,"leak"),k]:[],gt=f.map(g=>it(c(g),y,"sight")),xt=[E("g",{class:"upper"},A(c(-1),
M+17,"tgt_in","name"),...o.map(({reads:g},w)=>d(g,w,M,O(w))),d(e,x,M,"cut")),A(c(x),C+17,"tgt_out","\
name"),d(t,-1,C,"cut"),...o.map(({must:g},w)=>d(g,w,C,w===n?"here":"")),E("g",{class:"lines"},...gt,
...mt,b)],Y=Math.max(u(x+1),340),bt=f.map(g=>o[g].reads).join(" "),wt=`tgt_in above tgt_out, slid by\
 one. Position ${n} attends to ${bt||"nothing"} and must predict ${$}.${h?" The leak would be an arr\
ow from the next token, its answer.":""}`,$t={viewBox:`0 0 ${Y} 142`,role:"img","aria-label":wt},I=E(
"svg",$t,...xt);return I.style.setProperty("--wide",`${Y}px`),I.style.setProperty("--place",`${p+6}p\
x`),I}var Tt="The target twice, each token above itself",ut=["tgt_out","predicts","p(tgt_out)","counted"];
function Nt({must:t,says:e,p:o,right_p:n,sees:s,counts:r},i,a){let p=r&&e!==t,[u,c]=r?p?[" ✗",", w\
rong"]:[" ✓",", right"]:["",""],d=s.map(f=>a[f].reads).join(" ")||"nothing";return[{text:t,say:`to\
 be predicted at position ${i}, which attends to ${d}`},{text:e+u,say:`likeliest at position ${i}, p\
robability ${L(o)}${c}`,kinds:p?["wrong"]:[]},{text:W(n,3),share:n,say:`probability of ${t} at posit\
ion ${i}, exactly ${L(n)}`},{text:r?"yes":"no",say:`position ${i} ${r?"counts":"does not count: its \
target is padding"}`}]}function jt(t,e){let o=t.map(Nt);return F({title:"Training: one pass",corner:"\
position",rows:ut,columns:[...o.keys()],cells:ut.map((n,s)=>o.map(r=>r[s])),look:e})}function _t({loss:t,
undone:e},o){return o?`Loss without the shift: ${L(e.loss)} nats. Each position has its answer as it\
s input, and this model predicts what comes after it.`:`Loss: ${L(t)} nats, the mean of −ln p(tgt_ou\
t).`}function dt(t,e){let o=(s,r)=>s===e[r]?s:l("mark",{},s),n=t.flatMap((s,r)=>[" ",o(s,r)]);return l(
"td",{},...n.slice(1))}function pt(t){let e=l("span",{class:"bar"},L(t));return e.style.setProperty(
"--w",String(t)),e}var ft=({difference:t})=>t?`differ by ${L(t)} at most`:"are the same, but for rou\
nding";function Kt({positions:t,steps:e},o,n){let{writes:s,p:r,p_there:i}=e[n-1],a=t.slice(0,n).map(
({reads:c})=>c),p={class:"numbers compared"},u=["",`training, position ${n-1}`,`generation, step ${n}`];
return _(p,"Generation: step by step",u,[["input",dt(a,o),dt(o,a)],["predicts",t[n-1].says,s],[`p(${s}\
)`,pt(i),pt(r)],["logits",l("td",{colspan:2},ft(e[n-1]))]])}function Pt({positions:t,steps:e},o,n){let{
writes:s}=e[n-1],{must:r}=t[n-1],i=`Step ${n} of ${e.length} generates “${s}”.`,a=o.findIndex((u,c)=>u!==
t[c].reads);if(a>0)return`${i} The two have parted: at position ${a} training takes “${t[a].reads}\
” from the target, and generation its own “${o[a]}”.`;let p=`${i} Training has taken the same \
input, and its logits ${ft(e[n-1])}.`;return s===r?p:`${p} But the target has “${r}”: here the two\
 part.`}function It(t,e){for(let{cells:o}of t.querySelectorAll("tbody tr"))for(let[n,s]of[...o].slice(
1).entries())s.classList.toggle("at",n===e)}function Dt(t,e){let n=l("div",{class:"strips scroller",
...{tabindex:"0",role:"region","aria-label":"The two strips"}}),s=q("loss"),r=l("div"),i=D("",()=>p(
!n.matches(".undone")),S),a=(c=t.step()-1)=>{It(r,c);let d=lt(t.pair(),c,f=>t.go(f+1));n.matches(".u\
ndone")&&d.setAttribute("aria-label",Tt),n.replaceChildren(d)};function p(c=n.matches(".undone")){let d=t.
pair();n.classList.toggle("undone",c),i.textContent=c?"Shift right":"Undo the shift";let f=_t(d,c);s.
textContent!==f&&(s.textContent=f),r.replaceChildren(jt((c?d.undone:d).positions,e)),a()}let u=({target:c})=>{
let d=c.closest(".number")?.cellIndex-1;a(t.pair().positions[d]?d:void 0)};for(let c of["pointerover",
"focusin"])r.addEventListener(c,u);for(let c of["pointerleave","focusout"])r.addEventListener(c,()=>a());
return{node:r,strips:n,loss:s,shift:i,draw:p}}function Rt(t){let e=()=>t.get("batch").pairs[t.get("s\
entence")],o=()=>e().steps.length,n=()=>Math.min(t.get("step"),o()),s=r=>R(t,{step:Math.min(Math.max(
r,1),o())});return{pair:e,total:o,step:n,go:s,read(){let r=e().steps.slice(0,n()-1);return[e().positions[0].
reads,...r.map(({writes:i})=>i)]},choose(r){R(t,{sentence:Number(r)}),s(n())}}}function qt({model:t,
el:e}){let{pairs:o,whole:n}=t.get("batch"),s=Rt(t),r=rt(t,e,{sentence:K([...o.keys()]),step:m=>K(U(s.
total(),1))(m)}),i=Object.fromEntries(o.map(({src:m,tgt:b},k)=>[k,`${k}: ${m} → ${b}`])),a=ot("Sen\
tence",i,s.choose),p=nt("Step","t",U(s.pair().positions.length,1),s.go),[u,c]=Object.entries({Previous:-1,
Next:1}).map(([m,b])=>D(m,()=>s.go(s.step()+b),S)),d=q("verdict"),f=et(),$=m=>{f.textContent=m},x=Dt(
s,$),O=j(),h=l("div",{class:"control"},u,c,x.shift),v=l("summary",{},"The whole batch, before the cu\
t");V(e,"shift-right","Shift right",tt(a,p,{node:h}),x.strips,x.loss,l("div",{class:"two"},x.node,O),
d,f,l("details",{},v,F({...n,look(){}})),r.node);function y(){let[m,b,k]=[s.pair(),s.step(),s.total()];
a.show(t.get("sentence")),p.input.max=String(k-1),p.show(b,`${b} of ${k}`),u.setAttribute("aria-disa\
bled",String(b===1)),c.setAttribute("aria-disabled",String(b===k)),$(""),x.draw(),O.replaceChildren(
Kt(m,s.read(),b)),d.textContent=Pt(m,s.read(),b),r.show()}return st(t,["sentence","step"],y)}var ht={
render:qt};widget=ht;})();
export default widget;
