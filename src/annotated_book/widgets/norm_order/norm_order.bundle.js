let widget;
(()=>{function i(t,e={},...n){return B(document.createElement(t),e,n)}function L(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return B(o,e,n)}function B(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function G(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",r,...o))}var q=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),V=()=>i("p",{class:"pointed","aria-hidden":"true"}),Y=(...t)=>i("d\
iv",{class:"scroller"},...t),S={"data-lm-suppress-shortcuts":"true"};function z(t,e,n={}){let o=i("b\
utton",{type:"button",...n},t);return o.addEventListener("click",e),o}function X(t,e){let n=i("input",{type:"checkbox",...S});return n.addEventListener("change",()=>e(n.checked)),
{node:i("div",{class:"control"},i("label",{},n,t)),show(o){n.checked=o}}}function J(t,e,n,o){let r=i(
"input",{type:"range",min:0,max:n.length-1,...S}),s=i("output",{"aria-live":"off"}),a=i("span",{},`${t}\
 `,i("code",{},e));return r.addEventListener("input",()=>o(n[Number(r.value)])),{node:i("div",{class:"\
control"},i("label",{},a,r),s),input:r,show(c,d=String(c)){r.value=String(n.indexOf(c)),r.setAttribute(
"aria-valuetext",d),s.textContent=d}}}function Q(t,e,n){let o=Object.entries(e).map(([a,c])=>i("opti\
on",{value:a},c)),r=`menu-${Math.random()}`,s=i("select",{id:r,...S},...o);return s.addEventListener(
"change",()=>n(s.value)),{node:i("div",{class:"control menu"},i("label",{for:r},t),s),show(a){s.value=
a}}}function Z(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)
t.off(r,n)}}function tt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function et(t){let e=i(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&mt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var ht=1e3,N,_;function mt(t){N?.isConnected||
(N=i("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(_),_=
setTimeout(()=>{e.textContent=t},ht)}var T=t=>e=>t.find(n=>String(n)===e),nt=T([!0,!1]),gt=t=>String(t);function ot(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(a.indexOf(r)>0?a.indexOf(r)+1:""),d=p=>(o[p]??gt)(t.get(p)),l=Object.keys(
n),h=Object.fromEntries(l.map(p=>[p,d(p)])),f=new URLSearchParams(location.search),b=[];for(let[p,v]of Object.
entries(n)){let u=f.get(`${c}.${p}`);if(u===null)continue;let m=v(u);m===void 0?b.push(p):t.set(p,m)}
let x=i("a",{},"Copy link to this setting"),$=i("span",{role:"status"});x.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",x.getAttribute(
"href"));try{await navigator.clipboard.writeText(x.href),$.textContent=" Copied."}catch{$.textContent=
" The address of this page has it now: copy it from there."}}});let C=b.length?` The address has a s\
etting that could not be read, and was left out: ${b.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},x,$,C),show(){let p=new URLSearchParams(location.search);for(let m of l){let w=d(m);w===h[m]?p.
delete(`${c}.${m}`):p.set(`${c}.${m}`,w)}$.textContent="";let v=r.closest("section[id]")?.id,u=p.size?
`?${p}`:location.pathname;x.setAttribute("href",`${u}${v?`#${v}`:""}`)}}}var rt=t=>!t.matches(".none")&&!t.closest(".unwritten");function st(t,e){let n=()=>e.flat().find(rt)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let a=s.target,c=e.findIndex(b=>b.includes(a));if(c<0)return;let d=e[c].indexOf(a),[l,h]={
ArrowUp:[c-1,d],ArrowDown:[c+1,d],ArrowLeft:[c,d-1],ArrowRight:[c,d+1],Home:[c,0],End:[c,e[c].length-
1]}[s.key]??[null,null];if(l===null)return;s.preventDefault();let f=e[l]?.[h];!f||getComputedStyle(f).
visibility==="hidden"||(r(f),f.focus())}),()=>{rt(o)||r(n())}}function xt({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=i("td",{...r,...S},t);return s.style.setProperty("--w",String(n)),s}function it({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let a=r.map(f=>f.map(xt)),c=o.map(f=>i("th",{scope:"\
col"},f)),d=a.map((f,b)=>i("tr",{},i("th",{scope:"row"},n[b]),...f)),l=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...c)),i("tbody",{},...d)),h=({
target:f})=>f.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",f=>s(h(f))),l.addEventListener("pointerleave",()=>s("")),l.addEventListener("focusin",f=>s(h(
f))),l.addEventListener("focusout",()=>s("")),st(l,a),Y(l)}var P=t=>t.replaceAll("-","−");function I(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?P(t.toExponential(0).replace("+","")):P(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var D=t=>Number.isFinite(t)?P(String(Number(t.toPrecision(7)))):I(t);function at({choices:t,columns:e,fields:n},o){let r={};for(let[s,a]of Object.entries(n)){let[c,d]=e[a],
l=0;for(let h of c)l=l*t[h].length+t[h].indexOf(o(h));d[l]!==null&&bt(r,s.split("."),d[l])}return r.
error?{error:r.error}:r}function bt(t,e,n){let o=e.pop();e.forEach((r,s)=>{t=t[r]??=/^\d+$/.test(e[s+
1]??o)?[]:{}}),t[o]=n}var wt={norm:40,sublayer:60,dropout:54,"+":20},[j,k,ct]=[28,68,8],M=256,O=(t,e,n,o="")=>L("text",{x:t,
y:e,class:o},n),E=(t,e="")=>L("path",{d:t,class:e});function lt(t){let e=t.indexOf("+"),n=e>=0,o=[],
r=[],s=15,a=n?j:k;o.push(E(`M${s} ${a}H${M-28}`,n?"residual":"branch")),n&&([s,a]=[s+5,k],o.push(E(`\
M${s} ${j}V${k}`,"branch")));for(let[c,d]of t.entries()){let l=wt[d];c===e?(o.push(E(`M${s} ${a}H${s+
10}V${j+12}`,"branch")),o.push(O(s/2+10,14,"residual")),a=j):(a===k&&o.push(E(`M${s} ${a}h${ct}`,"br\
anch")),s+=ct);let h=L("rect",{x:s,y:a-12,width:l,height:24,rx:c===e?12:4});o.push(h,O(s+l/2,a+4,d)),
r.push({step:d,box:h,x:s,y:a,width:l}),s+=l}return o.push(E(`M${M-32} ${a-4}l4 4l-4 4`,"branch"),O(8,
(n?j:k)+4,"x"),O(M-13,a+4,"out")),{nodes:o,boxes:r}}function W(t,e,n,o){let r=L("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return i("div",
{},i("p",{class:"title"},t),r)}function ut(t,{order:e,residual:n},o){return Object.entries(t).map(([
r,s])=>{let a=s.filter(h=>n||h!=="+"),c=n?"; residual: x → +":"",d=`${r}: x → ${a.join(" → ")}\
 → out${c}`,l=z("",()=>o(r),{class:"wire",...S});return l.setAttribute("aria-pressed",String(r===e)),
l.append(W(r,`${M} 84`,d,lt(a).nodes)),l})}var $t={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},U={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},vt=[["Tokens: standard deviation",["spread"],({spread:t})=>`\
end: ${R(t.at(-1))}`],["Gradient; telling: dashed",["gradient","telling"],({gradient:t,telling:e})=>`\
layer 0: ${R(t[0])}; ${R(e[0])}`],["Noise from dropout",["noise"],({noise:t})=>`end: ${R(t.at(-1))}`]],
yt="One scale for all settings: powers of ten from 10⁻¹² (noise: from 0 to 1). Dotted: the setting b\
efore.",[H,Et,F,Ot]=[44,8,186,84],St=-12,Ct="⁰¹²³⁴⁵⁶⁷⁸⁹",Lt={"→":"mark","−":"de\
l","+":"ins"," ":"span"},dt=t=>t>0&&t<=1e-12?"below 1e−12":D(Number(t.toPrecision(2))),R=t=>dt(t).
replace("below 1e−12","<10⁻¹²"),K=(t,e,n)=>`layer ${e}: ${n.map(o=>`${U[o]} ${D(t[o][e])}`).join(
", ")}`,At=t=>t?`10⁻${[...String(-t)].map(e=>Ct[e]).join("")}`:"1";function jt({code:t,note:e}){let n=t.
map(([o,r])=>i(Lt[o],{},`${o} ${r}
`));return i("div",{},i("code",{class:"lines"},...n),i("p",{class:"hint"},e))}function kt([t,e,n],o,r,s){
let{layers:a}=o,c=e[0]!=="noise",d=(u,m)=>u[m].slice(0,a+1).map(w=>c?Math.log10(w):w),l=c?St:0,h=Math.
ceil(Math.max(1,...e.flatMap(u=>d(o,u)))),f=u=>(H+u/a*F).toFixed(1),b=u=>(Et+(h-u)/(h-l)*Ot).toFixed(
2),x=[O(137,127,"layer (0: the input)")];for(let u=l;u<=(c?0:h);u+=c?3:h/4)x.push(E(`M${H} ${b(u)}h${F}`,
"rule"),O(40,Number(b(u))+4,c?At(u):I(u),"left"));for(let u=0;u<=a;u+=Math.ceil(a/6))x.push(O(f(u),110,
u));let $=(u,m)=>w=>{let A=d(u,w).map((g,y)=>`${f(y)} ${b(g)}`);return E(`M${A.join("L")}`,`${m} ${w}`)};
r&&x.push(...e.map($(r,"ghost"))),x.push(...e.map($(o,"curve")));let C=`${K(o,0,e)}; ${K(o,a,e)}`,p=W(
t,"240 132",C,x);p.firstElementChild?.append(i("strong",{},n(o)));let v=p.lastElementChild;return p.
addEventListener("pointermove",({clientX:u})=>{let{left:m,width:w}=v.getBoundingClientRect(),A=((u-m)/
w*240-H)/F;s(K(o,Math.round(Math.min(Math.max(A,0),1)*a),e))}),p}function Mt({order:t,residual:e,layers:n,
spread:o}){let r=o[n],s=r<1e-6?"are one vector":r<.05?"are nearly one vector":"stay apart";return`Af\
ter ${n} ${n===1?"layer":"layers"}, ${t} ${e?"with":"without"} the residual, the tokens ${s}.`}function Nt(t,e){
let n=[...t.spread.keys()],o=(a,c)=>({text:dt(t[c][a]),say:K(t,a,[c])}),r=Object.keys(U),s=n.map(a=>r.
map(c=>o(a,c)));return it({title:"By layer",rows:n,columns:Object.values(U),cells:s,look:e})}function Tt({
model:t,el:e}){let n=t.get("table"),{order:o,layers:r}=t.get("choices"),s={order:T(o),residual:nt,layers:T(
r)},a=ot(t,e,s),c=g=>y=>tt(t,{[g]:y}),d=Object.fromEntries(o.map(g=>[g,g])),l={order:Q("Order",d,c("\
order")),layers:J("Layers","n_layers",r,c("layers")),residual:X("Add the residual",c("residual"))},h=et(
"verdict"),f=i("div"),b=i("div",{class:"wires"}),x=i("div",{class:"charts"}),$=i("summary",{},"The c\
urves, as a table"),C=i("details",{},$),p=i("p",{class:"scale"},yt),v=V(),u=g=>{v.textContent=g};x.addEventListener(
"pointerleave",()=>u("")),G(e,"norm-order","Norm order",q(...Object.values(l)),i("div",{class:"main"},
b,h,x,p),f,C,v,a.node);let[m,w]=[];function A(){for(let[y,{show:ft}]of Object.entries(l))ft(t.get(y));
let g=n?at(n,y=>t.get(y)):t.get("facts");m&&m!==g&&(w=m),m=g,b.replaceChildren(...ut($t,g,c("order"))),
f.replaceChildren(jt(g)),x.replaceChildren(...vt.map(y=>kt(y,g,w,u))),C.replaceChildren($,Nt(g,u)),u(
""),h.textContent=Mt(g),a.show()}return Z(t,[...Object.keys(l),"facts"],A)}var pt={render:Tt};widget=pt;})();
export default widget;
