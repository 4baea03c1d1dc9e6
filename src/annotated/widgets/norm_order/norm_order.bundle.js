let widget;
(()=>{function s(t,e={},...n){return F(document.createElement(t),e,n)}function y(t,e={},...n){let r=document.
createElementNS("http://www.w3.org/2000/svg",t);return F(r,e,n)}function F(t,e,n){for(let[r,o]of Object.
entries(e))t.setAttribute(r,o);return t.append(...n),t}function I(t,e,n,...r){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var K=(...t)=>s("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),U=()=>s("p",{class:"pointed","aria-hidden":"true"}),H=(...t)=>s("d\
iv",{class:"scroller"},...t),E={"data-lm-suppress-shortcuts":"true"};function _(t,e){let n=s("input",{type:"checkbox",...E});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function B(t,e,n,r){let o=s(
"input",{type:"range",min:0,max:n.length-1,...E}),i=s("output",{"aria-live":"off"}),a=s("span",{},`${t}\
 `,s("code",{},e));return o.addEventListener("input",()=>r(n[Number(o.value)])),{node:s("div",{class:"\
control"},s("label",{},a,o),i),input:o,show(c,p=String(c)){o.value=String(n.indexOf(c)),o.setAttribute(
"aria-valuetext",p),i.textContent=p}}}function D(t,e,n){let r=Object.entries(e).map(([a,c])=>s("opti\
on",{value:a},c)),o=`menu-${Math.random()}`,i=s("select",{id:o,...E},...r);return i.addEventListener(
"change",()=>n(i.value)),{node:s("div",{class:"control menu"},s("label",{for:o},t),i),show(a){i.value=
a}}}function q(t,e,n){let r=e.map(o=>`change:${o}`);for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)
t.off(o,n)}}function G(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}function W(t){let e=s("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&nt(e.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var et=1e3,L,R;function nt(t){L?.isConnected||
(L=s("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let e=L;clearTimeout(R),R=
setTimeout(()=>{e.textContent=t},et)}var S=t=>e=>t.find(n=>String(n)===e),V=S([!0,!1]),ot=t=>String(t);function Y(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${i}"]`)],c=i+(a.indexOf(o)>0?a.indexOf(o)+1:""),p=new URLSearchParams(location.search),
u=[];for(let[h,x]of Object.entries(n)){let v=p.get(`${c}.${h}`);if(v===null)continue;let l=x(v);l===
void 0?u.push(h):t.set(h,l)}let f=s("a",{},"Link to this setting"),d=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:s("p",{class:"addre\
ss"},f,d),show(){let h=new URLSearchParams(location.search);for(let v of Object.keys(n))h.set(`${c}.${v}`,
(r[v]??ot)(t.get(v)));let x=o.closest("section[id]")?.id;f.setAttribute("href",`?${h}${x?`#${x}`:""}`)}}}function z(t,e){let n=e[0][0];n.tabIndex=0;function r(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let i=o.target,a=e.findIndex(d=>d.includes(i));if(a<0)return;let c=e[a].indexOf(i),[p,
u]={ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,e[a].length-
1]}[o.key]??[null,null];if(p===null)return;o.preventDefault();let f=e[p]?.[u];!f||getComputedStyle(f).
visibility==="hidden"||(r(f),f.focus())}),()=>{n.closest(".unwritten")&&r(e[0][0])}}function rt({text:t,say:e,share:n=0,kinds:r=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...r].join(" ")},i=s("td",{...o,...E},t);return i.style.setProperty("--w",String(n)),i}function X({
title:t,corner:e="",rows:n,columns:r,cells:o,look:i}){let a=o.map(d=>d.map(rt)),c=r.map(d=>s("th",{scope:"\
col"},d)),p=a.map((d,h)=>s("tr",{},s("th",{scope:"row"},n[h]),...d)),u=s("table",{class:"grid number\
s",role:"grid"},s("caption",{},t),s("thead",{},s("tr",{},s("td",{},e),...c)),s("tbody",{},...p)),f=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return u.addEventListener("pointe\
rover",d=>i(f(d))),u.addEventListener("pointerleave",()=>i("")),u.addEventListener("focusin",d=>i(f(
d))),u.addEventListener("focusout",()=>i("")),z(u,a),H(u)}var M=t=>t.replaceAll("-","−");function j(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?M(t.toExponential(0).replace("+","")):M(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var A=t=>Number.isFinite(t)?M(String(Number(t.toPrecision(7)))):j(t);function J({choices:t,columns:e,fields:n},r){let o={};for(let[i,a]of Object.entries(n)){let[c,p]=e[a],
u=0;for(let f of c)u=u*t[f].length+t[f].indexOf(r(f));p[u]!==null&&st(o,i.split("."),p[u])}return o.
error?{error:o.error}:o}function st(t,e,n){let r=e.pop();e.forEach((o,i)=>{t=t[o]??=/^\d+$/.test(e[i+
1]??r)?[]:{}}),t[r]=n}var P={spread:"spread",gradient:"gradient",telling:"telling gradient",noise:"noise"},it={"Spread of \
the words":["spread"],"Gradient (solid), telling gradient (dashed)":["gradient","telling"],"Noise fr\
om dropout":["noise"]},[N,at,T,ct]=[44,8,186,130],lt={norm:46,sublayer:70,dropout:64,"+":26},ut={"→":"\
mark","−":"del","+":"ins"," ":"span"},O=t=>t>0&&t<=1e-12?"below 1e−12":A(Number(t.toPrecision(2))),
k=(t,e,n)=>`layer ${e}: ${n.map(r=>`${P[r]} ${A(t[r][e])}`).join(", ")}`,w=(t,e,n,r="")=>y("text",{x:t,
y:e,class:r},n),C=(t,e="")=>y("path",{d:t,class:e});function Q(t,e,n,r){let o=y("svg",{viewBox:`0 0 ${e}`,
role:"img","aria-label":n},...r);return s("div",{},s("p",{class:"title"},t),o)}function dt(t){let e=[
w(8,66,"x")],n=32,r=()=>e.push(C(`M${n-16} 62h16m-5-4l5 4l-5 4`));for(let i of t){let a=lt[i],c=n+a/
2;r(),e.push(y("rect",{x:n,y:49,width:a,height:26,rx:i==="+"?13:4}),w(c,66,i)),i==="+"&&e.push(C(`M2\
3 62V20H${c}v29m-4-5l4 5l4-5`,"residual"),w(c/2+12,14,"residual")),n+=a+16}r(),e.push(w(n+12,66,"out"));
let o=t.includes("+")?"; residual: x → +":"";return Q("One sublayer","330 82",`x → ${t.join(" → ")}\
 → out${o}`,e)}function pt({code:t,note:e}){let n=t.map(([r,o])=>s(ut[r],{},`${r} ${o}
`));return s("div",{},s("code",{class:"lines"},...n),s("p",{class:"hint"},e))}function ft([t,e],n,r){
let{layers:o}=n,i=e[0]!=="noise",a=l=>n[l].map(g=>i?Math.log10(g):g),c=e.flatMap(a),p=i?Math.min(...c)<
-4?-12:-4:0,u=Math.ceil(Math.max(i?0:1,...c)),f=l=>(N+l/o*T).toFixed(1),d=l=>(at+(u-l)/(u-p)*ct).toFixed(
1),h=[w(137,171,"layer (0: the input)")];for(let l=p;l<=u;l+=(i?-p:u)/4){let g=i?j(10**l,0):j(l);h.push(
C(`M${N} ${d(l)}h${T}`,"rule"),w(40,Number(d(l))+4,g,"left"))}for(let l=0;l<=o;l+=Math.ceil(o/6))h.push(
w(f(l),155,l));for(let l of e){let g=a(l).map(($,m)=>`${f(m)} ${d($)}`);h.push(C(`M${g.join("L")}`,`\
curve ${l}`))}let x=Q(t,"240 176",`${k(n,0,e)}; ${k(n,o,e)}`,h),v=x.lastElementChild;return x.addEventListener(
"pointermove",({clientX:l})=>{let{left:g,width:$}=v.getBoundingClientRect(),m=((l-g)/$*240-N)/T;r(k(
n,Math.round(Math.min(Math.max(m,0),1)*o),e))}),x}function ht({order:t,residual:e,layers:n,spread:r,
gradient:o,telling:i,noise:a}){let c=r[n],p=c<1e-6?"are one vector":c<.05?"are nearly one vector":"s\
tay apart";return`${n} layers, ${t} ${e?"with":"without"} residual: the words ${p}, their spread is ${O(
c)}; dropout makes noise of ${O(a[n])}. Of a gradient of 1 at the top, ${O(o[0])} arrives at the bot\
tom; of one that tells words apart, ${O(i[0])}.`}function mt(t,e){let n=[...t.spread.keys()],r=(a,c)=>({
text:O(t[c][a]),say:k(t,a,[c])}),o=Object.keys(P),i=n.map(a=>o.map(c=>r(a,c)));return X({title:"By l\
ayer",rows:n,columns:Object.values(P),cells:i,look:e})}function gt({model:t,el:e}){let n=t.get("tabl\
e"),{order:r,layers:o}=t.get("choices"),i={order:S(r),residual:V,layers:S(o)},a=Y(t,e,i),c=m=>b=>G(t,
{[m]:b}),p=Object.fromEntries(r.map(m=>[m,m])),u={order:D("Order",p,c("order")),layers:B("Layers","n\
_layers",o,c("layers")),residual:_("Add the residual",c("residual"))},f=W("verdict"),d=s("div"),h=s(
"div",{class:"charts"}),x=s("summary",{},"The curves, as a table"),v=s("details",{},x),l=U(),g=m=>{l.
textContent=m};h.addEventListener("pointerleave",()=>g("")),I(e,"norm-order","Norm order",K(...Object.
values(u)),f,d,h,v,l,a.node);function $(){for(let[b,{show:tt}]of Object.entries(u))tt(t.get(b));let m=n?
J(n,b=>t.get(b)):t.get("facts");d.replaceChildren(dt(m.steps),pt(m)),h.replaceChildren(...Object.entries(
it).map(b=>ft(b,m,g))),v.replaceChildren(x,mt(m,g)),g(""),f.textContent=ht(m),a.show()}return q(t,[...Object.
keys(u),"facts"],$)}var Z={render:gt};widget=Z;})();
export default widget;
