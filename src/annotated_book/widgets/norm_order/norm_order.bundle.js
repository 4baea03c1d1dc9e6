let widget;
(()=>{function c(t,e={},...n){return U(document.createElement(t),e,n)}function S(t,e={},...n){let r=document.
createElementNS("http://www.w3.org/2000/svg",t);return U(r,e,n)}function U(t,e,n){for(let[r,o]of Object.
entries(e))t.setAttribute(r,o);return t.append(...n),t}function _(t,e,n,...r){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(c("div",o,...r))}var B=(...t)=>c("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),W=()=>c("p",{class:"pointed","aria-hidden":"true"}),G=(...t)=>c("d\
iv",{class:"scroller"},...t);function q(t,e,n,r){let o=(a,f,h)=>h.map(x=>x instanceof HTMLTableCellElement?
x:c(a,f,x)),s=[...o("td",{},n.slice(0,1)),...o("th",{scope:"col"},n.slice(1))],l=r.map(a=>{let f=o("\
th",{scope:"row"},a.slice(0,1));return c("tr",{},...f,...o("td",{},a.slice(1)))}),i=e?[c("caption",{},
e)]:[],u=c("thead",{},c("tr",{},...s));return c("table",t,...i,u,c("tbody",{},...l))}var O={"data-lm\
-suppress-shortcuts":"true"};function V(t,e,n={}){let r=c("button",{type:"button",...n},t);return r.
addEventListener("click",e),r}function ut(t,e,n,r){let o=c("input",{type:"range",...n,...O}),s=c("ou\
tput",{"aria-live":"off"}),l=c("span",{},`${t} `,c("code",{},e));return o.addEventListener("input",()=>r(
Number(o.value))),{node:c("div",{class:"control"},c("label",{},l,o),s),input:o,output:s}}function Y(t,e,n,r){let o={min:0,max:n.length-1},s=a=>r(n[a]),{node:l,input:i,output:u}=ut(t,e,o,s);
return{node:l,input:i,show(a,f=String(a)){i.value=String(n.indexOf(a)),i.setAttribute("aria-valuetex\
t",f),u.textContent=f}}}function z(t,e){let n=c("input",{type:"checkbox",...O});return n.addEventListener(
"change",()=>e(n.checked)),{node:c("div",{class:"control"},c("label",{},n,t)),show(r){n.checked=r}}}
function X(t,e,n){let r=Object.entries(e).map(([l,i])=>c("option",{value:l},i)),o=`menu-${Math.random()}`,
s=c("select",{id:o,...O},...r);return s.addEventListener("change",()=>n(s.value)),{node:c("div",{class:"\
control menu"},c("label",{for:o},t),s),show(l){s.value=l}}}function J(t,e,n){let r=e.map(o=>`change:${o}`);
for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)t.off(o,n)}}function Q(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}function Z(t){let e=c("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&pt(e.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var dt=1e3,M,F;function pt(t){M?.isConnected||
(M=c("p",{class:"annotated-voice",role:"status"}),document.body.append(M));let e=M;clearTimeout(F),F=
setTimeout(()=>{e.textContent=t},dt)}var A=t=>e=>t.find(n=>String(n)===e),tt=A([!0,!1]),ft=t=>String(t);function et(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:s}=o.dataset,l=[...document.querySelectorAll(
`[data-widget="${s}"]`)],i=s+(l.indexOf(o)>0?l.indexOf(o)+1:""),u=d=>(r[d]??ft)(t.get(d)),a=Object.keys(
n),f=Object.fromEntries(a.map(d=>[d,u(d)])),h=new URLSearchParams(location.search),x=[];for(let[d,b]of Object.
entries(n)){let v=h.get(`${i}.${d}`);if(v===null)continue;let m=b(v);m===void 0?x.push(d):t.set(d,m)}
let g=c("a",{},"Copy link to this setting"),w=c("span",{role:"status"});g.addEventListener("click",async d=>{
if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let p=x.length?` The address has a s\
etting that could not be read, and was left out: ${x.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},g,w,p),show(){let d=new URLSearchParams(location.search);for(let m of a){let $=u(m);$===f[m]?d.
delete(`${i}.${m}`):d.set(`${i}.${m}`,$)}w.textContent="";let b=o.closest("section[id]")?.id,v=d.size?
`?${d}`:location.pathname;g.setAttribute("href",`${v}${b?`#${b}`:""}`)}}}var nt=t=>!t.matches(".none")&&!t.closest(".unwritten");function ot(t,e){let n=()=>e.flat().find(nt)??
e[0][0],r=n();r.tabIndex=0;function o(s){r.tabIndex=-1,r=s,r.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let l=s.target,i=e.findIndex(x=>x.includes(l));if(i<0)return;let u=e[i].indexOf(l),[a,f]={
ArrowUp:[i-1,u],ArrowDown:[i+1,u],ArrowLeft:[i,u-1],ArrowRight:[i,u+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(a===null)return;s.preventDefault();let h=e[a]?.[f];!h||getComputedStyle(h).
visibility==="hidden"||(o(h),h.focus())}),()=>{nt(r)||o(n())}}function ht({text:t,say:e,share:n=0,kinds:r=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...r].join(" ")},s=c("td",{...o,...O},t);return s.style.setProperty("--w",String(n)),s}function rt({
title:t,corner:e="",rows:n,columns:r,cells:o,look:s}){let l=o.map(h=>h.map(ht)),i={class:"grid numbe\
rs",role:"grid"},u=l.map((h,x)=>[n[x],...h]),a=q(i,t,[e,...r],u),f=({target:h})=>h.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return a.addEventListener("pointerover",h=>s(f(h))),a.addEventListener(
"pointerleave",()=>s("")),a.addEventListener("focusin",h=>s(f(h))),a.addEventListener("focusout",()=>s(
"")),ot(a,l),G(a)}var K=t=>t.replaceAll("-","−");function j(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?K(
t.toExponential(0).replace("+","")):K(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var P=t=>Number.isFinite(
t)?K(String(Number(t.toPrecision(7)))):j(t);function st({choices:t,columns:e,fields:n},r){let o={};for(let[s,l]of Object.entries(n)){let[i,u]=e[l],
a=0;for(let f of i)a=a*t[f].length+t[f].indexOf(r(f));u[a]!==null&&mt(o,s.split("."),u[a])}return o.
error?{error:o.error}:o}function mt(t,e,n){let r=e.pop();e.forEach((o,s)=>{t=t[o]??=/^\d+$/.test(e[s+
1]??r)?[]:{}}),t[r]=n}var xt={norm:40,sublayer:60,dropout:54,"+":20},[C,k,it]=[28,68,8],N=256,E=(t,e,n,r="")=>S("text",{x:t,
y:e,class:r},n),y=(t,e="")=>S("path",{d:t,class:e});function gt(t){let e=t.indexOf("+"),n=e>=0,r=[],
o=15,s=n?C:k;r.push(y(`M${o} ${s}H${N-28}`,n?"residual":"branch")),n&&([o,s]=[o+5,k],r.push(y(`M${o}\
 ${C}V${k}`,"branch")));for(let[l,i]of t.entries()){let u=xt[i];l===e?(r.push(y(`M${o} ${s}H${o+10}V${C+
12}`,"branch")),r.push(E(o/2+10,14,"residual")),s=C):(s===k&&r.push(y(`M${o} ${s}h${it}`,"branch")),
o+=it);let a=S("rect",{x:o,y:s-12,width:u,height:24,rx:l===e?12:4});r.push(a,E(o+u/2,s+4,i)),o+=u}return r.
push(y(`M${N-32} ${s-4}l4 4l-4 4`,"branch"),E(8,(n?C:k)+4,"x"),E(N-13,s+4,"out")),r}function R(t,e,n,r){
let o=S("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...r);return c("div",{},c("p",{class:"t\
itle"},t),o)}function ct(t,{order:e,residual:n},r){return Object.entries(t).map(([o,s])=>{let l=s.filter(
f=>n||f!=="+"),i=n?"; residual: x → +":"",u=`${o}: x → ${l.join(" → ")} → out${i}`,a=V("",()=>r(
o),{class:"wire",...O});return a.setAttribute("aria-pressed",String(o===e)),a.append(R(o,`${N} 84`,u,
gt(l))),a})}var bt={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},D={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},vt={"Standard deviation of the tokens":["spread"],"Gradien\
t (telling: dashed)":["gradient","telling"],"Noise from dropout":["noise"]},[H,$t,I,wt]=[44,8,186,130],
yt={"→":"mark","−":"del","+":"ins"," ":"span"},L=t=>t>0&&t<=1e-12?"below 1e−12":P(Number(t.toPrecision(
2))),T=(t,e,n)=>`layer ${e}: ${n.map(r=>`${D[r]} ${P(t[r][e])}`).join(", ")}`;function Et({code:t,note:e}){
let n=t.map(([r,o])=>c(yt[r],{},`${r} ${o}
`));return c("div",{},c("code",{class:"lines"},...n),c("p",{class:"hint"},e))}function Ot([t,e],n,r){
let{layers:o}=n,s=e[0]!=="noise",l=p=>n[p].map(d=>s?Math.log10(d):d),i=e.flatMap(l),u=s?Math.min(...i)<
-4?-12:-4:0,a=Math.ceil(Math.max(s?0:1,...i)),f=p=>(H+p/o*I).toFixed(1),h=p=>($t+(a-p)/(a-u)*wt).toFixed(
1),x=[E(137,171,"layer (0: the input)")];for(let p=u;p<=a;p+=(s?-u:a)/4){let d=s?j(10**p,0):j(p);x.push(
y(`M${H} ${h(p)}h${I}`,"rule"),E(40,Number(h(p))+4,d,"left"))}for(let p=0;p<=o;p+=Math.ceil(o/6))x.push(
E(f(p),155,p));for(let p of e){let d=l(p).map((b,v)=>`${f(v)} ${h(b)}`);x.push(y(`M${d.join("L")}`,`\
curve ${p}`))}let g=R(t,"240 176",`${T(n,0,e)}; ${T(n,o,e)}`,x),w=g.lastElementChild;return g.addEventListener(
"pointermove",({clientX:p})=>{let{left:d,width:b}=w.getBoundingClientRect(),v=((p-d)/b*240-H)/I;r(T(
n,Math.round(Math.min(Math.max(v,0),1)*o),e))}),g}function St({order:t,residual:e,layers:n,spread:r,
gradient:o,telling:s,noise:l}){let i=r[n],u=i<1e-6?"are one vector":i<.05?"are nearly one vector":"s\
tay apart";return`${n} layers, ${t} ${e?"with":"without"} residual: the tokens ${u}, their relative \
standard deviation is ${L(i)}; dropout makes noise of ${L(l[n])}. Of a gradient of 1 at the top, ${L(
o[0])} arrives at the bottom; of one that tells tokens apart, ${L(s[0])}.`}function Ct(t,e){let n=[...t.
spread.keys()],r=(l,i)=>({text:L(t[i][l]),say:T(t,l,[i])}),o=Object.keys(D),s=n.map(l=>o.map(i=>r(l,
i)));return rt({title:"By layer",rows:n,columns:Object.values(D),cells:s,look:e})}function kt({model:t,
el:e}){let n=t.get("table"),{order:r,layers:o}=t.get("choices"),s={order:A(r),residual:tt,layers:A(o)},
l=et(t,e,s),i=m=>$=>Q(t,{[m]:$}),u=Object.fromEntries(r.map(m=>[m,m])),a={order:X("Order",u,i("order")),
layers:Y("Layers","n_layers",o,i("layers")),residual:z("Add the residual",i("residual"))},f=Z("verdi\
ct"),h=c("div"),x=c("div",{class:"wires"}),g=c("div",{class:"charts"}),w=c("summary",{},"The curves,\
 as a table"),p=c("details",{},w),d=W(),b=m=>{d.textContent=m};g.addEventListener("pointerleave",()=>b(
"")),_(e,"norm-order","Norm order",B(...Object.values(a)),x,f,g,h,p,d,l.node);function v(){for(let[$,
{show:lt}]of Object.entries(a))lt(t.get($));let m=n?st(n,$=>t.get($)):t.get("facts");x.replaceChildren(
...ct(bt,m,i("order"))),h.replaceChildren(Et(m)),g.replaceChildren(...Object.entries(vt).map($=>Ot($,
m,b))),p.replaceChildren(w,Ct(m,b)),b(""),f.textContent=St(m),l.show()}return J(t,[...Object.keys(a),
"facts"],v)}var at={render:kt};widget=at;})();
export default widget;
