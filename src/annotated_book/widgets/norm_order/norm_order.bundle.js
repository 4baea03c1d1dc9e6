let widget;
(()=>{function i(t,e={},...n){return G(document.createElement(t),e,n)}function L(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return G(o,e,n)}function G(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function q(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var V=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),Y=()=>i("p",{class:"pointed","aria-hidden":"true"}),z=(...t)=>i("d\
iv",{class:"scroller"},...t);function X(t,e,n,o){let s=(a,p,f)=>f.map(g=>g instanceof HTMLTableCellElement?
g:i(a,p,g)),r=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],l=o.map(a=>{let p=s("\
th",{scope:"row"},a.slice(0,1));return i("tr",{},...p,...s("td",{},a.slice(1)))}),c=e?[i("caption",{},
e)]:[],d=i("thead",{},i("tr",{},...r));return i("table",t,...c,d,i("tbody",{},...l))}var M={"data-lm\
-suppress-shortcuts":"true"};function J(t,e,n={}){let o=i("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function gt(t,e,n,o){let s=i("input",{type:"range",...n,...M}),r=i("ou\
tput",{"aria-live":"off"}),l=i("span",{},t," ",i("code",{},e));return s.addEventListener("input",()=>o(
Number(s.value))),{node:i("div",{class:"control"},i("label",{},l,s),r),input:s,output:r}}function Q(t,e,n,o){let s={min:0,max:n.length-1},r=a=>o(n[a]),{node:l,input:c,output:d}=gt(t,e,s,r);
return{node:l,input:c,show(a,p=String(a)){c.value=String(n.indexOf(a)),c.setAttribute("aria-valuetex\
t",p),d.textContent=p}}}function Z(t,e){let n=i("input",{type:"checkbox",...M});return n.addEventListener(
"change",()=>e(n.checked)),{node:i("div",{class:"control"},i("label",{},n,t)),show(o){n.checked=o}}}
function tt(t,e,n){let o=Object.entries(e).map(([l,c])=>i("option",{value:l},c)),s=`menu-${Math.random()}`,
r=i("select",{id:s,...M},...o);return r.addEventListener("change",()=>n(r.value)),{node:i("div",{class:"\
control menu"},i("label",{for:s},t),r),show(l){r.value=l}}}function et(t,e,n){let o=e.map(s=>`change\
:${s}`);for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}function nt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function ot(t){let e=i(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&bt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var xt=1e3,N,B;function bt(t){N?.isConnected||
(N=i("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(B),B=
setTimeout(()=>{e.textContent=t},xt)}var T=t=>e=>t.find(n=>String(n)===e),st=T([!0,!1]),wt=t=>String(t);function rt(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,l=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(l.indexOf(s)>0?l.indexOf(s)+1:""),d=h=>(o[h]??wt)(t.get(h)),a=Object.keys(
n),p=Object.fromEntries(a.map(h=>[h,d(h)])),f=new URLSearchParams(location.search),g=[];for(let[h,$]of Object.
entries(n)){let y=f.get(`${c}.${h}`);if(y===null)continue;let u=$(y);u===void 0?g.push(h):t.set(h,u)}
let w=i("a",{},"Copy link to this setting"),b=i("span",{role:"status"});w.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let C=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},w,b,C),show(){let h=new URLSearchParams(location.search);for(let u of a){let x=d(u);x===p[u]?h.
delete(`${c}.${u}`):h.set(`${c}.${u}`,x)}b.textContent="";let $=s.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;w.setAttribute("href",`${y}${$?`#${$}`:""}`)}}}var it=t=>!t.matches(".none")&&!t.closest(".unwritten");function ct(t,e){let n=()=>e.flat().find(it)??
e[0][0],o=n();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let l=r.target,c=e.findIndex(g=>g.includes(l));if(c<0)return;let d=e[c].indexOf(l),[a,p]={
ArrowUp:[c-1,d],ArrowDown:[c+1,d],ArrowLeft:[c,d-1],ArrowRight:[c,d+1],Home:[c,0],End:[c,e[c].length-
1]}[r.key]??[null,null];if(a===null)return;r.preventDefault();let f=e[a]?.[p];!f||getComputedStyle(f).
visibility==="hidden"||(s(f),f.focus())}),()=>{it(o)||s(n())}}function $t({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=i("td",{...s,...M},t);return r.style.setProperty("--w",String(n)),r}function at({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let l=s.map(f=>f.map($t)),c={class:"grid numbe\
rs",role:"grid"},d=l.map((f,g)=>[n[g],...f]),a=X(c,t,[e,...o],d),p=({target:f})=>f.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return a.addEventListener("pointerover",f=>r(p(f))),a.addEventListener(
"pointerleave",()=>r("")),a.addEventListener("focusin",f=>r(p(f))),a.addEventListener("focusout",()=>r(
"")),ct(a,l),z(a)}var D=t=>t.replaceAll("-","−");function I(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?D(
t.toExponential(0).replace("+","")):D(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var H=t=>Number.isFinite(
t)?D(String(Number(t.toPrecision(7)))):I(t);function lt({choices:t,columns:e,fields:n},o){let s={};for(let[r,l]of Object.entries(n)){let[c,d]=e[l],
a=0;for(let p of c)a=a*t[p].length+t[p].indexOf(o(p));d[a]!==null&&vt(s,r.split("."),d[a])}return s.
error?{error:s.error}:s}function vt(t,e,n){let o=e.pop();e.forEach((s,r)=>{t=t[s]??=/^\d+$/.test(e[r+
1]??o)?[]:{}}),t[o]=n}var yt={norm:40,sublayer:62,dropout:58,"+":20},[k,j,ut]=[28,68,6],R=256,O=(t,e,n,o="")=>L("text",{x:t,
y:e,class:o},n),S=(t,e="")=>L("path",{d:t,class:e});function Et(t){let e=t.indexOf("+"),n=e>=0,o=[],
s=15,r=n?k:j;o.push(S(`M${s} ${r}H${R-28}`,n?"residual":"branch")),n&&([s,r]=[s+5,j],o.push(S(`M${s}\
 ${k}V${j}`,"branch")));for(let[l,c]of t.entries()){let d=yt[c];l===e?(o.push(S(`M${s} ${r}H${s+10}V${k+
12}`,"branch")),o.push(O(s/2+10,14,"residual")),r=k):(r===j&&o.push(S(`M${s} ${r}h${ut}`,"branch")),
s+=ut);let a=L("rect",{x:s,y:r-12,width:d,height:24,rx:l===e?12:4});o.push(a,O(s+d/2,r+4,c)),s+=d}return o.
push(S(`M${R-32} ${r-4}l4 4l-4 4`,"branch"),O(8,(n?k:j)+4,"x"),O(R-13,r+4,"out")),o}function F(t,e,n,o){
let s=L("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return i("div",{},i("p",{class:"t\
itle"},t),s)}function dt(t,{order:e,residual:n},o){return Object.entries(t).map(([s,r])=>{let l=r.filter(
p=>n||p!=="+"),c=n?"; residual: x → +":"",d=`${s}: x → ${l.join(" → ")} → out${c}`,a=J("",()=>o(
s),{class:"wire",...M});return a.setAttribute("aria-pressed",String(s===e)),a.append(F(s,`${R} 84`,d,
Et(l))),a})}var St={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},_={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},Ot=[["Standard deviation",["spread"],({spread:t})=>`end: ${P(
t.at(-1))}`],["Gradient",["gradient","telling"],({gradient:t,telling:e})=>`layer 0: ${P(t[0])}, tell\
ing ${P(e[0])}`],["Dropout noise",["noise"],({noise:t})=>`end: ${P(t.at(-1))}`]],Ct="Powers of ten; \
the step below 10⁻³ is a long one. Dashed: the gradient that tells tokens apart. Dotted: the setting\
 before.",[U,Mt,W,At]=[44,8,186,84],Lt=[0,-1,-2,-3,-12],kt=[1,.75,.5,.25,0],jt="⁰¹²³⁴⁵⁶⁷⁸⁹",
Nt={"→":"mark","−":"del","+":"ins"," ":"span"},ft=t=>t>0&&t<=1e-12?"below 1e−12":H(Number(t.toPrecision(
2))),P=t=>ft(t).replace("below 1e−12","<10⁻¹²"),K=(t,e,n)=>`layer ${e}: ${n.map(o=>`${_[o]} ${H(
t[o][e])}`).join(", ")}`;function Tt(t){let e=[...String(Math.abs(t))].map(n=>jt[n]).join("");return{
0:"1",1:"10"}[t]??`10${t<0?"⁻":""}${e}`}function Rt({code:t,note:e}){let n=t.map(([o,s])=>i(Nt[o],
{},`${o} ${s}
`));return i("div",{},i("code",{class:"lines"},...n),i("p",{class:"hint"},e))}function pt(t,e){let n=e.
findIndex(l=>l<=t),o=n<0?e.length-1:Math.max(n,1),[s,r]=[e[o-1],e[o]];return Mt+(o-(t-r)/(s-r))/(e.length-
1)*At}function Pt([t,e,n],o,s,r,l){let{layers:c}=o,d=e[0]!=="noise",a=Math.max(...e.flatMap(u=>o[u])),
p=Math.max(1,Math.ceil(d?Math.log10(a):a)),f=d?[p,...Lt]:kt.map(u=>u*p),g=(u,x)=>u[x].slice(0,u.layers+
1).map(v=>pt(d?Math.log10(v):v,f)),w=u=>(U+u/r*W).toFixed(1),b=[O(137,127,"layer (0: the input)")];for(let u of f){
let x=pt(u,f);b.push(S(`M${U} ${x.toFixed(2)}h${W}`,"rule"),O(40,x+4,d?Tt(u):I(u),"left"))}for(let u=0;u<=
r;u+=Math.ceil(r/6))b.push(O(w(u),110,u));let C=(u,x)=>v=>{let A=g(u,v).map((m,E)=>`${w(E)} ${m.toFixed(
2)}`);return S(`M${A.join("L")}`,`${x} ${v}`)};s&&b.push(...e.map(C(s,"ghost"))),b.push(...e.map(C(o,
"curve")));let h=`${K(o,0,e)}; ${K(o,c,e)}`,$=F(t,"240 132",h,b);$.firstElementChild?.append(i("stro\
ng",{},n(o)));let y=$.lastElementChild;return $.addEventListener("pointermove",({clientX:u})=>{let{left:x,
width:v}=y.getBoundingClientRect(),A=((u-x)/v*240-U)/W,m=Math.round(Math.min(Math.max(A*r,0),c));l(K(
o,m,e))}),$}function Kt({order:t,residual:e,layers:n,spread:o}){let s=o[n],r=s<1e-6?"are one vector":
s<.05?"are nearly one vector":"stay apart";return`After ${n} ${n===1?"layer":"layers"}, ${t} ${e?"wi\
th":"without"} the residual, the tokens ${r}.`}function Dt(t,e){let n=[...t.spread.keys()],o=(l,c)=>({
text:ft(t[c][l]),say:K(t,l,[c])}),s=Object.keys(_),r=n.map(l=>s.map(c=>o(l,c)));return at({title:"By\
 layer",rows:n,columns:Object.values(_),cells:r,look:e})}function It({model:t,el:e}){let n=t.get("ta\
ble"),{order:o,layers:s}=t.get("choices"),r=Math.max(...s),l={order:T(o),residual:st,layers:T(s)},c=rt(
t,e,l),d=m=>E=>nt(t,{[m]:E}),a=Object.fromEntries(o.map(m=>[m,m])),p={order:tt("Order",a,d("order")),
layers:Q("Layers","n_layers",s,d("layers")),residual:Z("Add the residual",d("residual"))},f=ot("verd\
ict"),g=i("div"),w=i("div",{class:"wires"}),b=i("div",{class:"charts"}),C=i("summary",{},"The curves\
, as a table"),h=i("details",{},C),$=i("p",{class:"scale"},Ct),y=Y(),u=m=>{y.textContent=m};b.addEventListener(
"pointerleave",()=>u("")),q(e,"norm-order","Norm order",V(...Object.values(p)),i("div",{class:"main"},
w,f,b,$),g,h,y,c.node);let[x,v]=[];function A(){for(let[E,{show:mt}]of Object.entries(p))mt(t.get(E));
let m=n?lt(n,E=>t.get(E)):t.get("facts");x&&x!==m&&(v=x),x=m,w.replaceChildren(...dt(St,m,d("order"))),
g.replaceChildren(Rt(m)),b.replaceChildren(...Ot.map(E=>Pt(E,m,v,r,u))),h.replaceChildren(C,Dt(m,u)),
u(""),f.textContent=Kt(m),c.show()}return et(t,[...Object.keys(p),"facts"],A)}var ht={render:It};widget=ht;})();
export default widget;
