let widget;
(()=>{function i(t,e={},...n){return G(document.createElement(t),e,n)}function A(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return G(o,e,n)}function G(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function q(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var V=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),Y=()=>i("p",{class:"pointed","aria-hidden":"true"}),z=(...t)=>i("d\
iv",{class:"scroller"},...t);function X(t,e,n,o){let s=(l,f,p)=>p.map(g=>g instanceof HTMLTableCellElement?
g:i(l,f,g)),r=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],a=o.map(l=>{let f=s("\
th",{scope:"row"},l.slice(0,1));return i("tr",{},...f,...s("td",{},l.slice(1)))}),c=e?[i("caption",{},
e)]:[],d=i("thead",{},i("tr",{},...r));return i("table",t,...c,d,i("tbody",{},...a))}var L={"data-lm\
-suppress-shortcuts":"true"};function J(t,e,n={}){let o=i("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function gt(t,e,n,o){let s=i("input",{type:"range",...n,...L}),r=i("ou\
tput",{"aria-live":"off"}),a=i("span",{},t," ",i("code",{},e));return s.addEventListener("input",()=>o(
Number(s.value))),{node:i("div",{class:"control"},i("label",{},a,s),r),input:s,output:r}}function Q(t,e,n,o){let s={min:0,max:n.length-1},r=l=>o(n[l]),{node:a,input:c,output:d}=gt(t,e,s,r);
return{node:a,input:c,show(l,f=String(l)){c.value=String(n.indexOf(l)),c.setAttribute("aria-valuetex\
t",f),d.textContent=f}}}function Z(t,e){let n=i("input",{type:"checkbox",...L});return n.addEventListener(
"change",()=>e(n.checked)),{node:i("div",{class:"control"},i("label",{},n,t)),show(o){n.checked=o}}}
function tt(t,e,n){let o=Object.entries(e).map(([a,c])=>i("option",{value:a},c)),s=`menu-${Math.random()}`,
r=i("select",{id:s,...L},...o);return r.addEventListener("change",()=>n(r.value)),{node:i("div",{class:"\
control menu"},i("label",{for:s},t),r),show(a){r.value=a}}}function et(t,e,n){let o=e.map(s=>`change\
:${s}`);for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}function nt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function ot(t){let e=i(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&bt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var xt=1e3,j,B;function bt(t){j?.isConnected||
(j=i("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let e=j;clearTimeout(B),B=
setTimeout(()=>{e.textContent=t},xt)}var N=t=>e=>t.find(n=>String(n)===e),st=N([!0,!1]),wt=t=>String(t);function rt(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),d=h=>(o[h]??wt)(t.get(h)),l=Object.keys(
n),f=Object.fromEntries(l.map(h=>[h,d(h)])),p=new URLSearchParams(location.search),g=[];for(let[h,E]of Object.
entries(n)){let x=p.get(`${c}.${h}`);if(x===null)continue;let b=E(x);b===void 0?g.push(h):t.set(h,b)}
let w=i("a",{},"Copy link to this setting"),$=i("span",{role:"status"});w.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),$.textContent=" Copied."}catch{$.textContent=
" The address of this page has it now: copy it from there."}}});let y=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},w,$,y),show(){let h=new URLSearchParams(location.search);for(let b of l){let u=d(b);u===f[b]?h.
delete(`${c}.${b}`):h.set(`${c}.${b}`,u)}$.textContent="";let E=s.closest("section[id]")?.id,x=h.size?
`?${h}`:location.pathname;w.setAttribute("href",`${x}${E?`#${E}`:""}`)}}}var it=t=>!t.matches(".none")&&!t.closest(".unwritten");function ct(t,e){let n=()=>e.flat().find(it)??
e[0][0],o=n();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let a=r.target,c=e.findIndex(g=>g.includes(a));if(c<0)return;let d=e[c].indexOf(a),[l,f]={
ArrowUp:[c-1,d],ArrowDown:[c+1,d],ArrowLeft:[c,d-1],ArrowRight:[c,d+1],Home:[c,0],End:[c,e[c].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let p=e[l]?.[f];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{it(o)||s(n())}}function $t({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=i("td",{...s,...L},t);return r.style.setProperty("--w",String(n)),r}function at({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let a=s.map(p=>p.map($t)),c={class:"grid numbe\
rs",role:"grid"},d=a.map((p,g)=>[n[g],...p]),l=X(c,t,[e,...o],d),f=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",p=>r(f(p))),l.addEventListener(
"pointerleave",()=>r("")),l.addEventListener("focusin",p=>r(f(p))),l.addEventListener("focusout",()=>r(
"")),ct(l,a),z(l)}var I=t=>t.replaceAll("-","−");function D(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?I(
t.toExponential(0).replace("+","")):I(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var H=t=>Number.isFinite(
t)?I(String(Number(t.toPrecision(7)))):D(t);function lt({choices:t,columns:e,fields:n},o){let s={};for(let[r,a]of Object.entries(n)){let[c,d]=e[a],
l=0;for(let f of c)l=l*t[f].length+t[f].indexOf(o(f));d[l]!==null&&vt(s,r.split("."),d[l])}return s.
error?{error:s.error}:s}function vt(t,e,n){let o=e.pop();e.forEach((s,r)=>{t=t[s]??=/^\d+$/.test(e[r+
1]??o)?[]:{}}),t[o]=n}var yt={norm:40,sublayer:60,dropout:54,"+":20},[M,k,ut]=[28,68,8],T=256,C=(t,e,n,o="")=>A("text",{x:t,
y:e,class:o},n),S=(t,e="")=>A("path",{d:t,class:e});function Et(t){let e=t.indexOf("+"),n=e>=0,o=[],
s=15,r=n?M:k;o.push(S(`M${s} ${r}H${T-28}`,n?"residual":"branch")),n&&([s,r]=[s+5,k],o.push(S(`M${s}\
 ${M}V${k}`,"branch")));for(let[a,c]of t.entries()){let d=yt[c];a===e?(o.push(S(`M${s} ${r}H${s+10}V${M+
12}`,"branch")),o.push(C(s/2+10,14,"residual")),r=M):(r===k&&o.push(S(`M${s} ${r}h${ut}`,"branch")),
s+=ut);let l=A("rect",{x:s,y:r-12,width:d,height:24,rx:a===e?12:4});o.push(l,C(s+d/2,r+4,c)),s+=d}return o.
push(S(`M${T-32} ${r-4}l4 4l-4 4`,"branch"),C(8,(n?M:k)+4,"x"),C(T-13,r+4,"out")),o}function W(t,e,n,o){
let s=A("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return i("div",{},i("p",{class:"t\
itle"},t),s)}function dt(t,{order:e,residual:n},o){return Object.entries(t).map(([s,r])=>{let a=r.filter(
f=>n||f!=="+"),c=n?"; residual: x → +":"",d=`${s}: x → ${a.join(" → ")} → out${c}`,l=J("",()=>o(
s),{class:"wire",...L});return l.setAttribute("aria-pressed",String(s===e)),l.append(W(s,`${T} 84`,d,
Et(a))),l})}var Ot={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},_={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},St=[["Tokens: standard deviation",["spread"],({spread:t})=>`\
end: ${P(t.at(-1))}`],["Gradient; telling: dashed",["gradient","telling"],({gradient:t,telling:e})=>`\
layer 0: ${P(t[0])}; ${P(e[0])}`],["Noise from dropout",["noise"],({noise:t})=>`end: ${P(t.at(-1))}`]],
Ct="Powers of ten, from 10⁻³, or from 10⁻¹² where something is that small (noise: from 0 to 1). Dott\
ed: the setting before.",[F,Lt,U,At]=[44,8,186,84],Mt=-12,pt=-3,kt="⁰¹²³⁴⁵⁶⁷⁸⁹",jt={
"→":"mark","−":"del","+":"ins"," ":"span"},ft=t=>t>0&&t<=1e-12?"below 1e−12":H(Number(t.toPrecision(
2))),P=t=>ft(t).replace("below 1e−12","<10⁻¹²"),R=(t,e,n)=>`layer ${e}: ${n.map(o=>`${_[o]} ${H(
t[o][e])}`).join(", ")}`,Nt=t=>t?`10⁻${[...String(-t)].map(e=>kt[e]).join("")}`:"1";function Tt({code:t,
note:e}){let n=t.map(([o,s])=>i(jt[o],{},`${o} ${s}
`));return i("div",{},i("code",{class:"lines"},...n),i("p",{class:"hint"},e))}function Pt([t,e,n],o,s,r){
let{layers:a}=o,c=e[0]!=="noise",d=(u,O)=>u[O].slice(0,a+1).map(m=>c?Math.log10(m):m),l=[o,...s?[s]:
[]],f=Math.min(...l.flatMap(u=>e.flatMap(O=>d(u,O)))),p=c?f<pt?Mt:pt:0,g=Math.ceil(Math.max(1,...e.flatMap(
u=>d(o,u)))),w=u=>(F+u/a*U).toFixed(1),$=u=>(Lt+(g-u)/(g-p)*At).toFixed(2),y=[C(137,127,"layer (0: t\
he input)")];for(let u=p;u<=(c?0:g);u+=c?-p/3:g/4)y.push(S(`M${F} ${$(u)}h${U}`,"rule"),C(40,Number(
$(u))+4,c?Nt(u):D(u),"left"));for(let u=0;u<=a;u+=Math.ceil(a/6))y.push(C(w(u),110,u));let h=(u,O)=>m=>{
let v=d(u,m).map((K,mt)=>`${w(mt)} ${$(K)}`);return S(`M${v.join("L")}`,`${O} ${m}`)};s&&y.push(...e.
map(h(s,"ghost"))),y.push(...e.map(h(o,"curve")));let E=`${R(o,0,e)}; ${R(o,a,e)}`,x=W(t,"240 132",E,
y);x.firstElementChild?.append(i("strong",{},n(o)));let b=x.lastElementChild;return x.addEventListener(
"pointermove",({clientX:u})=>{let{left:O,width:m}=b.getBoundingClientRect(),v=((u-O)/m*240-F)/U;r(R(
o,Math.round(Math.min(Math.max(v,0),1)*a),e))}),x}function Rt({order:t,residual:e,layers:n,spread:o}){
let s=o[n],r=s<1e-6?"are one vector":s<.05?"are nearly one vector":"stay apart";return`After ${n} ${n===
1?"layer":"layers"}, ${t} ${e?"with":"without"} the residual, the tokens ${r}.`}function Kt(t,e){let n=[
...t.spread.keys()],o=(a,c)=>({text:ft(t[c][a]),say:R(t,a,[c])}),s=Object.keys(_),r=n.map(a=>s.map(c=>o(
a,c)));return at({title:"By layer",rows:n,columns:Object.values(_),cells:r,look:e})}function It({model:t,
el:e}){let n=t.get("table"),{order:o,layers:s}=t.get("choices"),r={order:N(o),residual:st,layers:N(s)},
a=rt(t,e,r),c=m=>v=>nt(t,{[m]:v}),d=Object.fromEntries(o.map(m=>[m,m])),l={order:tt("Order",d,c("ord\
er")),layers:Q("Layers","n_layers",s,c("layers")),residual:Z("Add the residual",c("residual"))},f=ot(
"verdict"),p=i("div"),g=i("div",{class:"wires"}),w=i("div",{class:"charts"}),$=i("summary",{},"The c\
urves, as a table"),y=i("details",{},$),h=i("p",{class:"scale"},Ct),E=Y(),x=m=>{E.textContent=m};w.addEventListener(
"pointerleave",()=>x("")),q(e,"norm-order","Norm order",V(...Object.values(l)),i("div",{class:"main"},
g,f,w,h),p,y,E,a.node);let[b,u]=[];function O(){for(let[v,{show:K}]of Object.entries(l))K(t.get(v));
let m=n?lt(n,v=>t.get(v)):t.get("facts");b&&b!==m&&(u=b),b=m,g.replaceChildren(...dt(Ot,m,c("order"))),
p.replaceChildren(Tt(m)),w.replaceChildren(...St.map(v=>Pt(v,m,u,x))),y.replaceChildren($,Kt(m,x)),x(
""),f.textContent=Rt(m),a.show()}return et(t,[...Object.keys(l),"facts"],O)}var ht={render:It};widget=ht;})();
export default widget;
