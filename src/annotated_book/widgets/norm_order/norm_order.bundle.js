let widget;
(()=>{function i(t,e={},...n){return B(document.createElement(t),e,n)}function A(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return B(o,e,n)}function B(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function G(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var q=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),V=()=>i("p",{class:"pointed","aria-hidden":"true"}),Y=(...t)=>i("d\
iv",{class:"scroller"},...t);function z(t,e,n,o){let s=(l,p,h)=>h.map(m=>m instanceof HTMLTableCellElement?
m:i(l,p,m)),r=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],a=o.map(l=>{let p=s("\
th",{scope:"row"},l.slice(0,1));return i("tr",{},...p,...s("td",{},l.slice(1)))}),c=e?[i("caption",{},
e)]:[],d=i("thead",{},i("tr",{},...r));return i("table",t,...c,d,i("tbody",{},...a))}var S={"data-lm\
-suppress-shortcuts":"true"};function X(t,e,n={}){let o=i("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function ht(t,e,n,o){let s=i("input",{type:"range",...n,...S}),r=i("ou\
tput",{"aria-live":"off"}),a=i("span",{},t," ",i("code",{},e));return s.addEventListener("input",()=>o(
Number(s.value))),{node:i("div",{class:"control"},i("label",{},a,s),r),input:s,output:r}}function J(t,e,n,o){let s={min:0,max:n.length-1},r=l=>o(n[l]),{node:a,input:c,output:d}=ht(t,e,s,r);
return{node:a,input:c,show(l,p=String(l)){c.value=String(n.indexOf(l)),c.setAttribute("aria-valuetex\
t",p),d.textContent=p}}}function Q(t,e){let n=i("input",{type:"checkbox",...S});return n.addEventListener(
"change",()=>e(n.checked)),{node:i("div",{class:"control"},i("label",{},n,t)),show(o){n.checked=o}}}
function Z(t,e,n){let o=Object.entries(e).map(([a,c])=>i("option",{value:a},c)),s=`menu-${Math.random()}`,
r=i("select",{id:s,...S},...o);return r.addEventListener("change",()=>n(r.value)),{node:i("div",{class:"\
control menu"},i("label",{for:s},t),r),show(a){r.value=a}}}function tt(t,e,n){let o=e.map(s=>`change\
:${s}`);for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}function et(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function nt(t){let e=i(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&gt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var mt=1e3,j,_;function gt(t){j?.isConnected||
(j=i("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let e=j;clearTimeout(_),_=
setTimeout(()=>{e.textContent=t},mt)}var N=t=>e=>t.find(n=>String(n)===e),ot=N([!0,!1]),xt=t=>String(t);function st(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),d=f=>(o[f]??xt)(t.get(f)),l=Object.keys(
n),p=Object.fromEntries(l.map(f=>[f,d(f)])),h=new URLSearchParams(location.search),m=[];for(let[f,v]of Object.
entries(n)){let u=h.get(`${c}.${f}`);if(u===null)continue;let g=v(u);g===void 0?m.push(f):t.set(f,g)}
let b=i("a",{},"Copy link to this setting"),$=i("span",{role:"status"});b.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),$.textContent=" Copied."}catch{$.textContent=
" The address of this page has it now: copy it from there."}}});let C=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},b,$,C),show(){let f=new URLSearchParams(location.search);for(let g of l){let w=d(g);w===p[g]?f.
delete(`${c}.${g}`):f.set(`${c}.${g}`,w)}$.textContent="";let v=s.closest("section[id]")?.id,u=f.size?
`?${f}`:location.pathname;b.setAttribute("href",`${u}${v?`#${v}`:""}`)}}}var rt=t=>!t.matches(".none")&&!t.closest(".unwritten");function it(t,e){let n=()=>e.flat().find(rt)??
e[0][0],o=n();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let a=r.target,c=e.findIndex(m=>m.includes(a));if(c<0)return;let d=e[c].indexOf(a),[l,p]={
ArrowUp:[c-1,d],ArrowDown:[c+1,d],ArrowLeft:[c,d-1],ArrowRight:[c,d+1],Home:[c,0],End:[c,e[c].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let h=e[l]?.[p];!h||getComputedStyle(h).
visibility==="hidden"||(s(h),h.focus())}),()=>{rt(o)||s(n())}}function bt({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=i("td",{...s,...S},t);return r.style.setProperty("--w",String(n)),r}function ct({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let a=s.map(h=>h.map(bt)),c={class:"grid numbe\
rs",role:"grid"},d=a.map((h,m)=>[n[m],...h]),l=z(c,t,[e,...o],d),p=({target:h})=>h.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",h=>r(p(h))),l.addEventListener(
"pointerleave",()=>r("")),l.addEventListener("focusin",h=>r(p(h))),l.addEventListener("focusout",()=>r(
"")),it(l,a),Y(l)}var P=t=>t.replaceAll("-","−");function I(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?P(
t.toExponential(0).replace("+","")):P(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var D=t=>Number.isFinite(
t)?P(String(Number(t.toPrecision(7)))):I(t);function at({choices:t,columns:e,fields:n},o){let s={};for(let[r,a]of Object.entries(n)){let[c,d]=e[a],
l=0;for(let p of c)l=l*t[p].length+t[p].indexOf(o(p));d[l]!==null&&wt(s,r.split("."),d[l])}return s.
error?{error:s.error}:s}function wt(t,e,n){let o=e.pop();e.forEach((s,r)=>{t=t[s]??=/^\d+$/.test(e[r+
1]??o)?[]:{}}),t[o]=n}var $t={norm:40,sublayer:60,dropout:54,"+":20},[k,M,lt]=[28,68,8],T=256,O=(t,e,n,o="")=>A("text",{x:t,
y:e,class:o},n),E=(t,e="")=>A("path",{d:t,class:e});function vt(t){let e=t.indexOf("+"),n=e>=0,o=[],
s=15,r=n?k:M;o.push(E(`M${s} ${r}H${T-28}`,n?"residual":"branch")),n&&([s,r]=[s+5,M],o.push(E(`M${s}\
 ${k}V${M}`,"branch")));for(let[a,c]of t.entries()){let d=$t[c];a===e?(o.push(E(`M${s} ${r}H${s+10}V${k+
12}`,"branch")),o.push(O(s/2+10,14,"residual")),r=k):(r===M&&o.push(E(`M${s} ${r}h${lt}`,"branch")),
s+=lt);let l=A("rect",{x:s,y:r-12,width:d,height:24,rx:a===e?12:4});o.push(l,O(s+d/2,r+4,c)),s+=d}return o.
push(E(`M${T-32} ${r-4}l4 4l-4 4`,"branch"),O(8,(n?k:M)+4,"x"),O(T-13,r+4,"out")),o}function H(t,e,n,o){
let s=A("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return i("div",{},i("p",{class:"t\
itle"},t),s)}function ut(t,{order:e,residual:n},o){return Object.entries(t).map(([s,r])=>{let a=r.filter(
p=>n||p!=="+"),c=n?"; residual: x → +":"",d=`${s}: x → ${a.join(" → ")} → out${c}`,l=X("",()=>o(
s),{class:"wire",...S});return l.setAttribute("aria-pressed",String(s===e)),l.append(H(s,`${T} 84`,d,
vt(a))),l})}var yt={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},W={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},Et=[["Tokens: standard deviation",["spread"],({spread:t})=>`\
end: ${R(t.at(-1))}`],["Gradient; telling: dashed",["gradient","telling"],({gradient:t,telling:e})=>`\
layer 0: ${R(t[0])}; ${R(e[0])}`],["Noise from dropout",["noise"],({noise:t})=>`end: ${R(t.at(-1))}`]],
Ot="One scale for all settings: powers of ten from 10⁻¹² (noise: from 0 to 1). Dotted: the setting b\
efore.",[F,St,U,Ct]=[44,8,186,84],Lt=-12,At="⁰¹²³⁴⁵⁶⁷⁸⁹",kt={"→":"mark","−":"de\
l","+":"ins"," ":"span"},dt=t=>t>0&&t<=1e-12?"below 1e−12":D(Number(t.toPrecision(2))),R=t=>dt(t).
replace("below 1e−12","<10⁻¹²"),K=(t,e,n)=>`layer ${e}: ${n.map(o=>`${W[o]} ${D(t[o][e])}`).join(
", ")}`,Mt=t=>t?`10⁻${[...String(-t)].map(e=>At[e]).join("")}`:"1";function jt({code:t,note:e}){let n=t.
map(([o,s])=>i(kt[o],{},`${o} ${s}
`));return i("div",{},i("code",{class:"lines"},...n),i("p",{class:"hint"},e))}function Nt([t,e,n],o,s,r){
let{layers:a}=o,c=e[0]!=="noise",d=(u,g)=>u[g].slice(0,a+1).map(w=>c?Math.log10(w):w),l=c?Lt:0,p=Math.
ceil(Math.max(1,...e.flatMap(u=>d(o,u)))),h=u=>(F+u/a*U).toFixed(1),m=u=>(St+(p-u)/(p-l)*Ct).toFixed(
2),b=[O(137,127,"layer (0: the input)")];for(let u=l;u<=(c?0:p);u+=c?3:p/4)b.push(E(`M${F} ${m(u)}h${U}`,
"rule"),O(40,Number(m(u))+4,c?Mt(u):I(u),"left"));for(let u=0;u<=a;u+=Math.ceil(a/6))b.push(O(h(u),110,
u));let $=(u,g)=>w=>{let L=d(u,w).map((x,y)=>`${h(y)} ${m(x)}`);return E(`M${L.join("L")}`,`${g} ${w}`)};
s&&b.push(...e.map($(s,"ghost"))),b.push(...e.map($(o,"curve")));let C=`${K(o,0,e)}; ${K(o,a,e)}`,f=H(
t,"240 132",C,b);f.firstElementChild?.append(i("strong",{},n(o)));let v=f.lastElementChild;return f.
addEventListener("pointermove",({clientX:u})=>{let{left:g,width:w}=v.getBoundingClientRect(),L=((u-g)/
w*240-F)/U;r(K(o,Math.round(Math.min(Math.max(L,0),1)*a),e))}),f}function Tt({order:t,residual:e,layers:n,
spread:o}){let s=o[n],r=s<1e-6?"are one vector":s<.05?"are nearly one vector":"stay apart";return`Af\
ter ${n} ${n===1?"layer":"layers"}, ${t} ${e?"with":"without"} the residual, the tokens ${r}.`}function Rt(t,e){
let n=[...t.spread.keys()],o=(a,c)=>({text:dt(t[c][a]),say:K(t,a,[c])}),s=Object.keys(W),r=n.map(a=>s.
map(c=>o(a,c)));return ct({title:"By layer",rows:n,columns:Object.values(W),cells:r,look:e})}function Kt({
model:t,el:e}){let n=t.get("table"),{order:o,layers:s}=t.get("choices"),r={order:N(o),residual:ot,layers:N(
s)},a=st(t,e,r),c=x=>y=>et(t,{[x]:y}),d=Object.fromEntries(o.map(x=>[x,x])),l={order:Z("Order",d,c("\
order")),layers:J("Layers","n_layers",s,c("layers")),residual:Q("Add the residual",c("residual"))},p=nt(
"verdict"),h=i("div"),m=i("div",{class:"wires"}),b=i("div",{class:"charts"}),$=i("summary",{},"The c\
urves, as a table"),C=i("details",{},$),f=i("p",{class:"scale"},Ot),v=V(),u=x=>{v.textContent=x};b.addEventListener(
"pointerleave",()=>u("")),G(e,"norm-order","Norm order",q(...Object.values(l)),i("div",{class:"main"},
m,p,b,f),h,C,v,a.node);let[g,w]=[];function L(){for(let[y,{show:ft}]of Object.entries(l))ft(t.get(y));
let x=n?at(n,y=>t.get(y)):t.get("facts");g&&g!==x&&(w=g),g=x,m.replaceChildren(...ut(yt,x,c("order"))),
h.replaceChildren(jt(x)),b.replaceChildren(...Et.map(y=>Nt(y,x,w,u))),C.replaceChildren($,Rt(x,u)),u(
""),p.textContent=Tt(x),a.show()}return tt(t,[...Object.keys(l),"facts"],L)}var pt={render:Kt};widget=pt;})();
export default widget;
