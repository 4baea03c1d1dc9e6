let widget;
(()=>{function a(t,e={},...n){return F(document.createElement(t),e,n)}function O(t,e={},...n){let r=document.
createElementNS("http://www.w3.org/2000/svg",t);return F(r,e,n)}function F(t,e,n){for(let[r,o]of Object.
entries(e))t.setAttribute(r,o);return t.append(...n),t}function U(t,e,n,...r){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(a("div",o,...r))}var _=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),B=()=>a("p",{class:"pointed","aria-hidden":"true"}),G=(...t)=>a("d\
iv",{class:"scroller"},...t),E={"data-lm-suppress-shortcuts":"true"};function q(t,e,n={}){let r=a("b\
utton",{type:"button",...n},t);return r.addEventListener("click",e),r}function V(t,e){let n=a("input",{type:"checkbox",...E});return n.addEventListener("change",()=>e(n.checked)),
{node:a("div",{class:"control"},a("label",{},n,t)),show(r){n.checked=r}}}function Y(t,e,n,r){let o=a(
"input",{type:"range",min:0,max:n.length-1,...E}),s=a("output",{"aria-live":"off"}),i=a("span",{},`${t}\
 `,a("code",{},e));return o.addEventListener("input",()=>r(n[Number(o.value)])),{node:a("div",{class:"\
control"},a("label",{},i,o),s),input:o,show(c,d=String(c)){o.value=String(n.indexOf(c)),o.setAttribute(
"aria-valuetext",d),s.textContent=d}}}function z(t,e,n){let r=Object.entries(e).map(([i,c])=>a("opti\
on",{value:i},c)),o=`menu-${Math.random()}`,s=a("select",{id:o,...E},...r);return s.addEventListener(
"change",()=>n(s.value)),{node:a("div",{class:"control menu"},a("label",{for:o},t),s),show(i){s.value=
i}}}function X(t,e,n){let r=e.map(o=>`change:${o}`);for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)
t.off(o,n)}}function J(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}function Q(t){let e=a("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ut(e.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var lt=1e3,j,D;function ut(t){j?.isConnected||
(j=a("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let e=j;clearTimeout(D),D=
setTimeout(()=>{e.textContent=t},lt)}var k=t=>e=>t.find(n=>String(n)===e),Z=k([!0,!1]),dt=t=>String(t);function tt(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:s}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(i.indexOf(o)>0?i.indexOf(o)+1:""),d=new URLSearchParams(location.search),
l=[];for(let[h,m]of Object.entries(n)){let b=d.get(`${c}.${h}`);if(b===null)continue;let u=m(b);u===
void 0?l.push(h):t.set(h,u)}let p=a("a",{},"Link to this setting"),f=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:a("p",{class:"addre\
ss"},p,f),show(){let h=new URLSearchParams(location.search);for(let b of Object.keys(n))h.set(`${c}.${b}`,
(r[b]??dt)(t.get(b)));let m=o.closest("section[id]")?.id;p.setAttribute("href",`?${h}${m?`#${m}`:""}`)}}}function et(t,e){let n=e[0][0];n.tabIndex=0;function r(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let s=o.target,i=e.findIndex(f=>f.includes(s));if(i<0)return;let c=e[i].indexOf(s),[d,
l]={ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[o.key]??[null,null];if(d===null)return;o.preventDefault();let p=e[d]?.[l];!p||getComputedStyle(p).
visibility==="hidden"||(r(p),p.focus())}),()=>{n.closest(".unwritten")&&r(e[0][0])}}function pt({text:t,say:e,share:n=0,kinds:r=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...r].join(" ")},s=a("td",{...o,...E},t);return s.style.setProperty("--w",String(n)),s}function nt({
title:t,corner:e="",rows:n,columns:r,cells:o,look:s}){let i=o.map(f=>f.map(pt)),c=r.map(f=>a("th",{scope:"\
col"},f)),d=i.map((f,h)=>a("tr",{},a("th",{scope:"row"},n[h]),...f)),l=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...c)),a("tbody",{},...d)),p=({
target:f})=>f.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",f=>s(p(f))),l.addEventListener("pointerleave",()=>s("")),l.addEventListener("focusin",f=>s(p(
f))),l.addEventListener("focusout",()=>s("")),et(l,i),G(l)}var R=t=>t.replaceAll("-","−");function N(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?R(t.toExponential(0).replace("+","")):R(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var T=t=>Number.isFinite(t)?R(String(Number(t.toPrecision(7)))):N(t);function ot({choices:t,columns:e,fields:n},r){let o={};for(let[s,i]of Object.entries(n)){let[c,d]=e[i],
l=0;for(let p of c)l=l*t[p].length+t[p].indexOf(r(p));d[l]!==null&&ft(o,s.split("."),d[l])}return o.
error?{error:o.error}:o}function ft(t,e,n){let r=e.pop();e.forEach((o,s)=>{t=t[o]??=/^\d+$/.test(e[s+
1]??r)?[]:{}}),t[r]=n}var ht={norm:40,sublayer:60,dropout:54,"+":20},[L,M,rt]=[28,68,8],A=256,$=(t,e,n,r="")=>O("text",{x:t,
y:e,class:r},n),w=(t,e="")=>O("path",{d:t,class:e});function st(t){let e=t.indexOf("+"),n=e>=0,r=[],
o=[],s=15,i=n?L:M;r.push(w(`M${s} ${i}H${A-28}`,n?"residual":"branch")),n&&([s,i]=[s+5,M],r.push(w(`\
M${s} ${L}V${M}`,"branch")));for(let[c,d]of t.entries()){let l=ht[d];c===e?(r.push(w(`M${s} ${i}H${s+
10}V${L+12}`,"branch")),r.push($(s/2+10,14,"residual")),i=L):(i===M&&r.push(w(`M${s} ${i}h${rt}`,"br\
anch")),s+=rt);let p=O("rect",{x:s,y:i-12,width:l,height:24,rx:c===e?12:4});r.push(p,$(s+l/2,i+4,d)),
o.push({step:d,box:p,x:s,y:i,width:l}),s+=l}return r.push(w(`M${A-32} ${i-4}l4 4l-4 4`,"branch"),$(8,
(n?L:M)+4,"x"),$(A-13,i+4,"out")),{nodes:r,boxes:o}}function I(t,e,n,r){let o=O("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...r);return a("div",
{},a("p",{class:"title"},t),o)}function it(t,{order:e,residual:n},r){return Object.entries(t).map(([
o,s])=>{let i=s.filter(p=>n||p!=="+"),c=n?"; residual: x → +":"",d=`${o}: x → ${i.join(" → ")}\
 → out${c}`,l=q("",()=>r(o),{class:"wire",...E});return l.setAttribute("aria-pressed",String(o===e)),
l.append(I(o,`${A} 84`,d,st(i).nodes)),l})}var mt={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},W={spread:"spread",gradient:"gradient",telling:"tel\
ling gradient",noise:"noise"},xt={"Spread of the words":["spread"],"Gradient (telling: dashed)":["gr\
adient","telling"],"Noise from dropout":["noise"]},[K,bt,H,gt]=[44,8,186,130],vt={"→":"mark","−":"\
del","+":"ins"," ":"span"},C=t=>t>0&&t<=1e-12?"below 1e−12":T(Number(t.toPrecision(2))),P=(t,e,n)=>`\
layer ${e}: ${n.map(r=>`${W[r]} ${T(t[r][e])}`).join(", ")}`;function wt({code:t,note:e}){let n=t.map(
([r,o])=>a(vt[r],{},`${r} ${o}
`));return a("div",{},a("code",{class:"lines"},...n),a("p",{class:"hint"},e))}function $t([t,e],n,r){
let{layers:o}=n,s=e[0]!=="noise",i=u=>n[u].map(g=>s?Math.log10(g):g),c=e.flatMap(i),d=s?Math.min(...c)<
-4?-12:-4:0,l=Math.ceil(Math.max(s?0:1,...c)),p=u=>(K+u/o*H).toFixed(1),f=u=>(bt+(l-u)/(l-d)*gt).toFixed(
1),h=[$(137,171,"layer (0: the input)")];for(let u=d;u<=l;u+=(s?-d:l)/4){let g=s?N(10**u,0):N(u);h.push(
w(`M${K} ${f(u)}h${H}`,"rule"),$(40,Number(f(u))+4,g,"left"))}for(let u=0;u<=o;u+=Math.ceil(o/6))h.push(
$(p(u),155,u));for(let u of e){let g=i(u).map((v,S)=>`${p(S)} ${f(v)}`);h.push(w(`M${g.join("L")}`,`\
curve ${u}`))}let m=I(t,"240 176",`${P(n,0,e)}; ${P(n,o,e)}`,h),b=m.lastElementChild;return m.addEventListener(
"pointermove",({clientX:u})=>{let{left:g,width:v}=b.getBoundingClientRect(),S=((u-g)/v*240-K)/H;r(P(
n,Math.round(Math.min(Math.max(S,0),1)*o),e))}),m}function yt({order:t,residual:e,layers:n,spread:r,
gradient:o,telling:s,noise:i}){let c=r[n],d=c<1e-6?"are one vector":c<.05?"are nearly one vector":"s\
tay apart";return`${n} layers, ${t} ${e?"with":"without"} residual: the words ${d}, their spread is ${C(
c)}; dropout makes noise of ${C(i[n])}. Of a gradient of 1 at the top, ${C(o[0])} arrives at the bot\
tom; of one that tells words apart, ${C(s[0])}.`}function Et(t,e){let n=[...t.spread.keys()],r=(i,c)=>({
text:C(t[c][i]),say:P(t,i,[c])}),o=Object.keys(W),s=n.map(i=>o.map(c=>r(i,c)));return nt({title:"By \
layer",rows:n,columns:Object.values(W),cells:s,look:e})}function Ot({model:t,el:e}){let n=t.get("tab\
le"),{order:r,layers:o}=t.get("choices"),s={order:k(r),residual:Z,layers:k(o)},i=tt(t,e,s),c=x=>y=>J(
t,{[x]:y}),d=Object.fromEntries(r.map(x=>[x,x])),l={order:z("Order",d,c("order")),layers:Y("Layers",
"n_layers",o,c("layers")),residual:V("Add the residual",c("residual"))},p=Q("verdict"),f=a("div"),h=a(
"div",{class:"wires"}),m=a("div",{class:"charts"}),b=a("summary",{},"The curves, as a table"),u=a("d\
etails",{},b),g=B(),v=x=>{g.textContent=x};m.addEventListener("pointerleave",()=>v("")),U(e,"norm-or\
der","Norm order",_(...Object.values(l)),h,p,m,f,u,g,i.node);function S(){for(let[y,{show:ct}]of Object.
entries(l))ct(t.get(y));let x=n?ot(n,y=>t.get(y)):t.get("facts");h.replaceChildren(...it(mt,x,c("ord\
er"))),f.replaceChildren(wt(x)),m.replaceChildren(...Object.entries(xt).map(y=>$t(y,x,v))),u.replaceChildren(
b,Et(x,v)),v(""),p.textContent=yt(x),i.show()}return X(t,[...Object.keys(l),"facts"],S)}var at={render:Ot};widget=at;})();
export default widget;
