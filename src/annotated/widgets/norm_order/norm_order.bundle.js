let widget;
(()=>{function s(t,e={},...n){return F(document.createElement(t),e,n)}function y(t,e={},...n){let r=document.
createElementNS("http://www.w3.org/2000/svg",t);return F(r,e,n)}function F(t,e,n){for(let[r,o]of Object.
entries(e))t.setAttribute(r,o);return t.append(...n),t}function I(t,e,n,...r){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var U=(...t)=>s("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),D=()=>s("p",{class:"pointed","aria-hidden":"true"}),H=(...t)=>s("d\
iv",{class:"scroller"},...t),E={"data-lm-suppress-shortcuts":"true"};function _(t,e){let n=s("input",{type:"checkbox",...E});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function B(t,e,n,r){let o=s(
"input",{type:"range",min:0,max:n.length-1,...E}),i=s("output",{"aria-live":"off"}),a=s("span",{},`${t}\
 `,s("code",{},e));return o.addEventListener("input",()=>r(n[Number(o.value)])),{node:s("div",{class:"\
control"},s("label",{},a,o),i),input:o,show(c,f=String(c)){o.value=String(n.indexOf(c)),o.setAttribute(
"aria-valuetext",f),i.textContent=f}}}function q(t,e,n){let r=Object.entries(e).map(([a,c])=>s("opti\
on",{value:a},c)),o=`menu-${Math.random()}`,i=s("select",{id:o,...E},...r);return i.addEventListener(
"change",()=>n(i.value)),{node:s("div",{class:"control menu"},s("label",{for:o},t),i),show(a){i.value=
a}}}function G(t,e,n){let r=e.map(o=>`change:${o}`);for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)
t.off(o,n)}}function W(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}function z(t){let e=s("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&nt(e.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var et=1e3,L,R;function nt(t){L?.isConnected||
(L=s("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let e=L;clearTimeout(R),R=
setTimeout(()=>{e.textContent=t},et)}var S=t=>e=>t.find(n=>String(n)===e),V=S([!0,!1]),ot=t=>String(t);function Y(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${i}"]`)],c=i+(a.indexOf(o)>0?a.indexOf(o)+1:""),f=l=>(r[l]??ot)(t.get(l)),u=Object.keys(
n),m=Object.fromEntries(u.map(l=>[l,f(l)])),p=new URLSearchParams(location.search),x=[];for(let[l,v]of Object.
entries(n)){let h=p.get(`${c}.${l}`);if(h===null)continue;let g=v(h);g===void 0?x.push(l):t.set(l,g)}
let b=s("a",{},"Copy link to this setting"),w=s("span",{role:"status"});b.addEventListener("click",async l=>{
if(!(l.ctrlKey||l.metaKey||l.shiftKey)){l.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let d=x.length?` The address has a s\
etting that could not be read, and was left out: ${x.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},b,w,d),show(){let l=new URLSearchParams(location.search);for(let g of u){let C=f(g);C===m[g]?l.
delete(`${c}.${g}`):l.set(`${c}.${g}`,C)}w.textContent="";let v=o.closest("section[id]")?.id,h=l.size?
`?${l}`:location.pathname;b.setAttribute("href",`${h}${v?`#${v}`:""}`)}}}function X(t,e){let n=e[0][0];n.tabIndex=0;function r(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let i=o.target,a=e.findIndex(p=>p.includes(i));if(a<0)return;let c=e[a].indexOf(i),[f,
u]={ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,e[a].length-
1]}[o.key]??[null,null];if(f===null)return;o.preventDefault();let m=e[f]?.[u];!m||getComputedStyle(m).
visibility==="hidden"||(r(m),m.focus())}),()=>{n.closest(".unwritten")&&r(e[0][0])}}function rt({text:t,say:e,share:n=0,kinds:r=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...r].join(" ")},i=s("td",{...o,...E},t);return i.style.setProperty("--w",String(n)),i}function J({
title:t,corner:e="",rows:n,columns:r,cells:o,look:i}){let a=o.map(p=>p.map(rt)),c=r.map(p=>s("th",{scope:"\
col"},p)),f=a.map((p,x)=>s("tr",{},s("th",{scope:"row"},n[x]),...p)),u=s("table",{class:"grid number\
s",role:"grid"},s("caption",{},t),s("thead",{},s("tr",{},s("td",{},e),...c)),s("tbody",{},...f)),m=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return u.addEventListener("pointe\
rover",p=>i(m(p))),u.addEventListener("pointerleave",()=>i("")),u.addEventListener("focusin",p=>i(m(
p))),u.addEventListener("focusout",()=>i("")),X(u,a),H(u)}var A=t=>t.replaceAll("-","−");function j(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?A(t.toExponential(0).replace("+","")):A(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var N=t=>Number.isFinite(t)?A(String(Number(t.toPrecision(7)))):j(t);function Q({choices:t,columns:e,fields:n},r){let o={};for(let[i,a]of Object.entries(n)){let[c,f]=e[a],
u=0;for(let m of c)u=u*t[m].length+t[m].indexOf(r(m));f[u]!==null&&st(o,i.split("."),f[u])}return o.
error?{error:o.error}:o}function st(t,e,n){let r=e.pop();e.forEach((o,i)=>{t=t[o]??=/^\d+$/.test(e[i+
1]??r)?[]:{}}),t[r]=n}var P={spread:"spread",gradient:"gradient",telling:"telling gradient",noise:"noise"},it={"Spread of \
the words":["spread"],"Gradient (solid), telling gradient (dashed)":["gradient","telling"],"Noise fr\
om dropout":["noise"]},[T,at,K,ct]=[44,8,186,130],lt={norm:46,sublayer:70,dropout:64,"+":26},dt={"→":"\
mark","−":"del","+":"ins"," ":"span"},O=t=>t>0&&t<=1e-12?"below 1e−12":N(Number(t.toPrecision(2))),
k=(t,e,n)=>`layer ${e}: ${n.map(r=>`${P[r]} ${N(t[r][e])}`).join(", ")}`,$=(t,e,n,r="")=>y("text",{x:t,
y:e,class:r},n),M=(t,e="")=>y("path",{d:t,class:e});function Z(t,e,n,r){let o=y("svg",{viewBox:`0 0 ${e}`,
role:"img","aria-label":n},...r);return s("div",{},s("p",{class:"title"},t),o)}function ut(t){let e=[
$(8,66,"x")],n=32,r=()=>e.push(M(`M${n-16} 62h16m-5-4l5 4l-5 4`));for(let i of t){let a=lt[i],c=n+a/
2;r(),e.push(y("rect",{x:n,y:49,width:a,height:26,rx:i==="+"?13:4}),$(c,66,i)),i==="+"&&e.push(M(`M2\
3 62V20H${c}v29m-4-5l4 5l4-5`,"residual"),$(c/2+12,14,"residual")),n+=a+16}r(),e.push($(n+12,66,"out"));
let o=t.includes("+")?"; residual: x → +":"";return Z("One sublayer","330 82",`x → ${t.join(" → ")}\
 → out${o}`,e)}function pt({code:t,note:e}){let n=t.map(([r,o])=>s(dt[r],{},`${r} ${o}
`));return s("div",{},s("code",{class:"lines"},...n),s("p",{class:"hint"},e))}function ft([t,e],n,r){
let{layers:o}=n,i=e[0]!=="noise",a=d=>n[d].map(l=>i?Math.log10(l):l),c=e.flatMap(a),f=i?Math.min(...c)<
-4?-12:-4:0,u=Math.ceil(Math.max(i?0:1,...c)),m=d=>(T+d/o*K).toFixed(1),p=d=>(at+(u-d)/(u-f)*ct).toFixed(
1),x=[$(137,171,"layer (0: the input)")];for(let d=f;d<=u;d+=(i?-f:u)/4){let l=i?j(10**d,0):j(d);x.push(
M(`M${T} ${p(d)}h${K}`,"rule"),$(40,Number(p(d))+4,l,"left"))}for(let d=0;d<=o;d+=Math.ceil(o/6))x.push(
$(m(d),155,d));for(let d of e){let l=a(d).map((v,h)=>`${m(h)} ${p(v)}`);x.push(M(`M${l.join("L")}`,`\
curve ${d}`))}let b=Z(t,"240 176",`${k(n,0,e)}; ${k(n,o,e)}`,x),w=b.lastElementChild;return b.addEventListener(
"pointermove",({clientX:d})=>{let{left:l,width:v}=w.getBoundingClientRect(),h=((d-l)/v*240-T)/K;r(k(
n,Math.round(Math.min(Math.max(h,0),1)*o),e))}),b}function ht({order:t,residual:e,layers:n,spread:r,
gradient:o,telling:i,noise:a}){let c=r[n],f=c<1e-6?"are one vector":c<.05?"are nearly one vector":"s\
tay apart";return`${n} layers, ${t} ${e?"with":"without"} residual: the words ${f}, their spread is ${O(
c)}; dropout makes noise of ${O(a[n])}. Of a gradient of 1 at the top, ${O(o[0])} arrives at the bot\
tom; of one that tells words apart, ${O(i[0])}.`}function mt(t,e){let n=[...t.spread.keys()],r=(a,c)=>({
text:O(t[c][a]),say:k(t,a,[c])}),o=Object.keys(P),i=n.map(a=>o.map(c=>r(a,c)));return J({title:"By l\
ayer",rows:n,columns:Object.values(P),cells:i,look:e})}function gt({model:t,el:e}){let n=t.get("tabl\
e"),{order:r,layers:o}=t.get("choices"),i={order:S(r),residual:V,layers:S(o)},a=Y(t,e,i),c=h=>g=>W(t,
{[h]:g}),f=Object.fromEntries(r.map(h=>[h,h])),u={order:q("Order",f,c("order")),layers:B("Layers","n\
_layers",o,c("layers")),residual:_("Add the residual",c("residual"))},m=z("verdict"),p=s("div"),x=s(
"div",{class:"charts"}),b=s("summary",{},"The curves, as a table"),w=s("details",{},b),d=D(),l=h=>{d.
textContent=h};x.addEventListener("pointerleave",()=>l("")),I(e,"norm-order","Norm order",U(...Object.
values(u)),m,p,x,w,d,a.node);function v(){for(let[g,{show:C}]of Object.entries(u))C(t.get(g));let h=n?
Q(n,g=>t.get(g)):t.get("facts");p.replaceChildren(ut(h.steps),pt(h)),x.replaceChildren(...Object.entries(
it).map(g=>ft(g,h,l))),w.replaceChildren(b,mt(h,l)),l(""),m.textContent=ht(h),a.show()}return G(t,[...Object.
keys(u),"facts"],v)}var tt={render:gt};widget=tt;})();
export default widget;
