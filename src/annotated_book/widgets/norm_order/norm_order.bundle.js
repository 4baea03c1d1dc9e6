let widget;
(()=>{function a(t,e={},...n){return F(document.createElement(t),e,n)}function S(t,e={},...n){let r=document.
createElementNS("http://www.w3.org/2000/svg",t);return F(r,e,n)}function F(t,e,n){for(let[r,o]of Object.
entries(e))t.setAttribute(r,o);return t.append(...n),t}function U(t,e,n,...r){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(a("div",o,...r))}var _=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),B=()=>a("p",{class:"pointed","aria-hidden":"true"}),G=(...t)=>a("d\
iv",{class:"scroller"},...t),O={"data-lm-suppress-shortcuts":"true"};function q(t,e,n={}){let r=a("b\
utton",{type:"button",...n},t);return r.addEventListener("click",e),r}function V(t,e){let n=a("input",{type:"checkbox",...O});return n.addEventListener("change",()=>e(n.checked)),
{node:a("div",{class:"control"},a("label",{},n,t)),show(r){n.checked=r}}}function Y(t,e,n,r){let o=a(
"input",{type:"range",min:0,max:n.length-1,...O}),s=a("output",{"aria-live":"off"}),i=a("span",{},`${t}\
 `,a("code",{},e));return o.addEventListener("input",()=>r(n[Number(o.value)])),{node:a("div",{class:"\
control"},a("label",{},i,o),s),input:o,show(c,d=String(c)){o.value=String(n.indexOf(c)),o.setAttribute(
"aria-valuetext",d),s.textContent=d}}}function z(t,e,n){let r=Object.entries(e).map(([i,c])=>a("opti\
on",{value:i},c)),o=`menu-${Math.random()}`,s=a("select",{id:o,...O},...r);return s.addEventListener(
"change",()=>n(s.value)),{node:a("div",{class:"control menu"},a("label",{for:o},t),s),show(i){s.value=
i}}}function X(t,e,n){let r=e.map(o=>`change:${o}`);for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)
t.off(o,n)}}function J(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}function Q(t){let e=a("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ut(e.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var lt=1e3,M,W;function ut(t){M?.isConnected||
(M=a("p",{class:"annotated-voice",role:"status"}),document.body.append(M));let e=M;clearTimeout(W),W=
setTimeout(()=>{e.textContent=t},lt)}var j=t=>e=>t.find(n=>String(n)===e),Z=j([!0,!1]),dt=t=>String(t);function tt(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:s}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(i.indexOf(o)>0?i.indexOf(o)+1:""),d=u=>(r[u]??dt)(t.get(u)),l=Object.keys(
n),f=Object.fromEntries(l.map(u=>[u,d(u)])),h=new URLSearchParams(location.search),x=[];for(let[u,b]of Object.
entries(n)){let v=h.get(`${c}.${u}`);if(v===null)continue;let m=b(v);m===void 0?x.push(u):t.set(u,m)}
let g=a("a",{},"Copy link to this setting"),w=a("span",{role:"status"});g.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let p=x.length?` The address has a s\
etting that could not be read, and was left out: ${x.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,w,p),show(){let u=new URLSearchParams(location.search);for(let m of l){let $=d(m);$===f[m]?u.
delete(`${c}.${m}`):u.set(`${c}.${m}`,$)}w.textContent="";let b=o.closest("section[id]")?.id,v=u.size?
`?${u}`:location.pathname;g.setAttribute("href",`${v}${b?`#${b}`:""}`)}}}function et(t,e){let n=e[0][0];n.tabIndex=0;function r(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let s=o.target,i=e.findIndex(h=>h.includes(s));if(i<0)return;let c=e[i].indexOf(s),[d,
l]={ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[o.key]??[null,null];if(d===null)return;o.preventDefault();let f=e[d]?.[l];!f||getComputedStyle(f).
visibility==="hidden"||(r(f),f.focus())}),()=>{n.closest(".unwritten")&&r(e[0][0])}}function pt({text:t,say:e,share:n=0,kinds:r=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...r].join(" ")},s=a("td",{...o,...O},t);return s.style.setProperty("--w",String(n)),s}function nt({
title:t,corner:e="",rows:n,columns:r,cells:o,look:s}){let i=o.map(h=>h.map(pt)),c=r.map(h=>a("th",{scope:"\
col"},h)),d=i.map((h,x)=>a("tr",{},a("th",{scope:"row"},n[x]),...h)),l=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...c)),a("tbody",{},...d)),f=({
target:h})=>h.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",h=>s(f(h))),l.addEventListener("pointerleave",()=>s("")),l.addEventListener("focusin",h=>s(f(
h))),l.addEventListener("focusout",()=>s("")),et(l,i),G(l)}var K=t=>t.replaceAll("-","−");function N(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?K(t.toExponential(0).replace("+","")):K(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var P=t=>Number.isFinite(t)?K(String(Number(t.toPrecision(7)))):N(t);function ot({choices:t,columns:e,fields:n},r){let o={};for(let[s,i]of Object.entries(n)){let[c,d]=e[i],
l=0;for(let f of c)l=l*t[f].length+t[f].indexOf(r(f));d[l]!==null&&ft(o,s.split("."),d[l])}return o.
error?{error:o.error}:o}function ft(t,e,n){let r=e.pop();e.forEach((o,s)=>{t=t[o]??=/^\d+$/.test(e[s+
1]??r)?[]:{}}),t[r]=n}var ht={norm:40,sublayer:60,dropout:54,"+":20},[C,L,rt]=[28,68,8],k=256,E=(t,e,n,r="")=>S("text",{x:t,
y:e,class:r},n),y=(t,e="")=>S("path",{d:t,class:e});function st(t){let e=t.indexOf("+"),n=e>=0,r=[],
o=[],s=15,i=n?C:L;r.push(y(`M${s} ${i}H${k-28}`,n?"residual":"branch")),n&&([s,i]=[s+5,L],r.push(y(`\
M${s} ${C}V${L}`,"branch")));for(let[c,d]of t.entries()){let l=ht[d];c===e?(r.push(y(`M${s} ${i}H${s+
10}V${C+12}`,"branch")),r.push(E(s/2+10,14,"residual")),i=C):(i===L&&r.push(y(`M${s} ${i}h${rt}`,"br\
anch")),s+=rt);let f=S("rect",{x:s,y:i-12,width:l,height:24,rx:c===e?12:4});r.push(f,E(s+l/2,i+4,d)),
o.push({step:d,box:f,x:s,y:i,width:l}),s+=l}return r.push(y(`M${k-32} ${i-4}l4 4l-4 4`,"branch"),E(8,
(n?C:L)+4,"x"),E(k-13,i+4,"out")),{nodes:r,boxes:o}}function R(t,e,n,r){let o=S("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...r);return a("div",
{},a("p",{class:"title"},t),o)}function it(t,{order:e,residual:n},r){return Object.entries(t).map(([
o,s])=>{let i=s.filter(f=>n||f!=="+"),c=n?"; residual: x → +":"",d=`${o}: x → ${i.join(" → ")}\
 → out${c}`,l=q("",()=>r(o),{class:"wire",...O});return l.setAttribute("aria-pressed",String(o===e)),
l.append(R(o,`${k} 84`,d,st(i).nodes)),l})}var mt={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},H={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},xt={"Standard deviation of the tokens":["spread"],"Gradien\
t (telling: dashed)":["gradient","telling"],"Noise from dropout":["noise"]},[I,gt,D,bt]=[44,8,186,130],
vt={"→":"mark","−":"del","+":"ins"," ":"span"},A=t=>t>0&&t<=1e-12?"below 1e−12":P(Number(t.toPrecision(
2))),T=(t,e,n)=>`layer ${e}: ${n.map(r=>`${H[r]} ${P(t[r][e])}`).join(", ")}`;function $t({code:t,note:e}){
let n=t.map(([r,o])=>a(vt[r],{},`${r} ${o}
`));return a("div",{},a("code",{class:"lines"},...n),a("p",{class:"hint"},e))}function wt([t,e],n,r){
let{layers:o}=n,s=e[0]!=="noise",i=p=>n[p].map(u=>s?Math.log10(u):u),c=e.flatMap(i),d=s?Math.min(...c)<
-4?-12:-4:0,l=Math.ceil(Math.max(s?0:1,...c)),f=p=>(I+p/o*D).toFixed(1),h=p=>(gt+(l-p)/(l-d)*bt).toFixed(
1),x=[E(137,171,"layer (0: the input)")];for(let p=d;p<=l;p+=(s?-d:l)/4){let u=s?N(10**p,0):N(p);x.push(
y(`M${I} ${h(p)}h${D}`,"rule"),E(40,Number(h(p))+4,u,"left"))}for(let p=0;p<=o;p+=Math.ceil(o/6))x.push(
E(f(p),155,p));for(let p of e){let u=i(p).map((b,v)=>`${f(v)} ${h(b)}`);x.push(y(`M${u.join("L")}`,`\
curve ${p}`))}let g=R(t,"240 176",`${T(n,0,e)}; ${T(n,o,e)}`,x),w=g.lastElementChild;return g.addEventListener(
"pointermove",({clientX:p})=>{let{left:u,width:b}=w.getBoundingClientRect(),v=((p-u)/b*240-I)/D;r(T(
n,Math.round(Math.min(Math.max(v,0),1)*o),e))}),g}function yt({order:t,residual:e,layers:n,spread:r,
gradient:o,telling:s,noise:i}){let c=r[n],d=c<1e-6?"are one vector":c<.05?"are nearly one vector":"s\
tay apart";return`${n} layers, ${t} ${e?"with":"without"} residual: the tokens ${d}, their relative \
standard deviation is ${A(c)}; dropout makes noise of ${A(i[n])}. Of a gradient of 1 at the top, ${A(
o[0])} arrives at the bottom; of one that tells tokens apart, ${A(s[0])}.`}function Et(t,e){let n=[...t.
spread.keys()],r=(i,c)=>({text:A(t[c][i]),say:T(t,i,[c])}),o=Object.keys(H),s=n.map(i=>o.map(c=>r(i,
c)));return nt({title:"By layer",rows:n,columns:Object.values(H),cells:s,look:e})}function Ot({model:t,
el:e}){let n=t.get("table"),{order:r,layers:o}=t.get("choices"),s={order:j(r),residual:Z,layers:j(o)},
i=tt(t,e,s),c=m=>$=>J(t,{[m]:$}),d=Object.fromEntries(r.map(m=>[m,m])),l={order:z("Order",d,c("order")),
layers:Y("Layers","n_layers",o,c("layers")),residual:V("Add the residual",c("residual"))},f=Q("verdi\
ct"),h=a("div"),x=a("div",{class:"wires"}),g=a("div",{class:"charts"}),w=a("summary",{},"The curves,\
 as a table"),p=a("details",{},w),u=B(),b=m=>{u.textContent=m};g.addEventListener("pointerleave",()=>b(
"")),U(e,"norm-order","Norm order",_(...Object.values(l)),x,f,g,h,p,u,i.node);function v(){for(let[$,
{show:ct}]of Object.entries(l))ct(t.get($));let m=n?ot(n,$=>t.get($)):t.get("facts");x.replaceChildren(
...it(mt,m,c("order"))),h.replaceChildren($t(m)),g.replaceChildren(...Object.entries(xt).map($=>wt($,
m,b))),p.replaceChildren(w,Et(m,b)),b(""),f.textContent=yt(m),i.show()}return X(t,[...Object.keys(l),
"facts"],v)}var at={render:Ot};widget=at;})();
export default widget;
