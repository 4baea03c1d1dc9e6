let widget;
(()=>{function i(t,e={},...n){return F(document.createElement(t),e,n)}function S(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return F(o,e,n)}function F(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function U(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",r,...o))}var _=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),B=()=>i("p",{class:"pointed","aria-hidden":"true"}),G=(...t)=>i("d\
iv",{class:"scroller"},...t),O={"data-lm-suppress-shortcuts":"true"};function q(t,e,n={}){let o=i("b\
utton",{type:"button",...n},t);return o.addEventListener("click",e),o}function V(t,e){let n=i("input",{type:"checkbox",...O});return n.addEventListener("change",()=>e(n.checked)),
{node:i("div",{class:"control"},i("label",{},n,t)),show(o){n.checked=o}}}function Y(t,e,n,o){let r=i(
"input",{type:"range",min:0,max:n.length-1,...O}),s=i("output",{"aria-live":"off"}),a=i("span",{},`${t}\
 `,i("code",{},e));return r.addEventListener("input",()=>o(n[Number(r.value)])),{node:i("div",{class:"\
control"},i("label",{},a,r),s),input:r,show(c,d=String(c)){r.value=String(n.indexOf(c)),r.setAttribute(
"aria-valuetext",d),s.textContent=d}}}function z(t,e,n){let o=Object.entries(e).map(([a,c])=>i("opti\
on",{value:a},c)),r=`menu-${Math.random()}`,s=i("select",{id:r,...O},...o);return s.addEventListener(
"change",()=>n(s.value)),{node:i("div",{class:"control menu"},i("label",{for:r},t),s),show(a){s.value=
a}}}function X(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)
t.off(r,n)}}function J(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function Q(t){let e=i("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&dt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var ut=1e3,M,W;function dt(t){M?.isConnected||
(M=i("p",{class:"annotated-voice",role:"status"}),document.body.append(M));let e=M;clearTimeout(W),W=
setTimeout(()=>{e.textContent=t},ut)}var j=t=>e=>t.find(n=>String(n)===e),Z=j([!0,!1]),pt=t=>String(t);function tt(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(a.indexOf(r)>0?a.indexOf(r)+1:""),d=u=>(o[u]??pt)(t.get(u)),l=Object.keys(
n),h=Object.fromEntries(l.map(u=>[u,d(u)])),f=new URLSearchParams(location.search),x=[];for(let[u,b]of Object.
entries(n)){let v=f.get(`${c}.${u}`);if(v===null)continue;let m=b(v);m===void 0?x.push(u):t.set(u,m)}
let g=i("a",{},"Copy link to this setting"),w=i("span",{role:"status"});g.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let p=x.length?` The address has a s\
etting that could not be read, and was left out: ${x.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},g,w,p),show(){let u=new URLSearchParams(location.search);for(let m of l){let $=d(m);$===h[m]?u.
delete(`${c}.${m}`):u.set(`${c}.${m}`,$)}w.textContent="";let b=r.closest("section[id]")?.id,v=u.size?
`?${u}`:location.pathname;g.setAttribute("href",`${v}${b?`#${b}`:""}`)}}}var et=t=>!t.matches(".none")&&!t.closest(".unwritten");function nt(t,e){let n=()=>e.flat().find(et)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let a=s.target,c=e.findIndex(x=>x.includes(a));if(c<0)return;let d=e[c].indexOf(a),[l,h]={
ArrowUp:[c-1,d],ArrowDown:[c+1,d],ArrowLeft:[c,d-1],ArrowRight:[c,d+1],Home:[c,0],End:[c,e[c].length-
1]}[s.key]??[null,null];if(l===null)return;s.preventDefault();let f=e[l]?.[h];!f||getComputedStyle(f).
visibility==="hidden"||(r(f),f.focus())}),()=>{et(o)||r(n())}}function ft({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=i("td",{...r,...O},t);return s.style.setProperty("--w",String(n)),s}function ot({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let a=r.map(f=>f.map(ft)),c=o.map(f=>i("th",{scope:"\
col"},f)),d=a.map((f,x)=>i("tr",{},i("th",{scope:"row"},n[x]),...f)),l=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...c)),i("tbody",{},...d)),h=({
target:f})=>f.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",f=>s(h(f))),l.addEventListener("pointerleave",()=>s("")),l.addEventListener("focusin",f=>s(h(
f))),l.addEventListener("focusout",()=>s("")),nt(l,a),G(l)}var K=t=>t.replaceAll("-","−");function N(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?K(t.toExponential(0).replace("+","")):K(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var P=t=>Number.isFinite(t)?K(String(Number(t.toPrecision(7)))):N(t);function rt({choices:t,columns:e,fields:n},o){let r={};for(let[s,a]of Object.entries(n)){let[c,d]=e[a],
l=0;for(let h of c)l=l*t[h].length+t[h].indexOf(o(h));d[l]!==null&&ht(r,s.split("."),d[l])}return r.
error?{error:r.error}:r}function ht(t,e,n){let o=e.pop();e.forEach((r,s)=>{t=t[r]??=/^\d+$/.test(e[s+
1]??o)?[]:{}}),t[o]=n}var mt={norm:40,sublayer:60,dropout:54,"+":20},[C,L,st]=[28,68,8],k=256,E=(t,e,n,o="")=>S("text",{x:t,
y:e,class:o},n),y=(t,e="")=>S("path",{d:t,class:e});function it(t){let e=t.indexOf("+"),n=e>=0,o=[],
r=[],s=15,a=n?C:L;o.push(y(`M${s} ${a}H${k-28}`,n?"residual":"branch")),n&&([s,a]=[s+5,L],o.push(y(`\
M${s} ${C}V${L}`,"branch")));for(let[c,d]of t.entries()){let l=mt[d];c===e?(o.push(y(`M${s} ${a}H${s+
10}V${C+12}`,"branch")),o.push(E(s/2+10,14,"residual")),a=C):(a===L&&o.push(y(`M${s} ${a}h${st}`,"br\
anch")),s+=st);let h=S("rect",{x:s,y:a-12,width:l,height:24,rx:c===e?12:4});o.push(h,E(s+l/2,a+4,d)),
r.push({step:d,box:h,x:s,y:a,width:l}),s+=l}return o.push(y(`M${k-32} ${a-4}l4 4l-4 4`,"branch"),E(8,
(n?C:L)+4,"x"),E(k-13,a+4,"out")),{nodes:o,boxes:r}}function R(t,e,n,o){let r=S("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return i("div",
{},i("p",{class:"title"},t),r)}function at(t,{order:e,residual:n},o){return Object.entries(t).map(([
r,s])=>{let a=s.filter(h=>n||h!=="+"),c=n?"; residual: x → +":"",d=`${r}: x → ${a.join(" → ")}\
 → out${c}`,l=q("",()=>o(r),{class:"wire",...O});return l.setAttribute("aria-pressed",String(r===e)),
l.append(R(r,`${k} 84`,d,it(a).nodes)),l})}var xt={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},H={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},gt={"Standard deviation of the tokens":["spread"],"Gradien\
t (telling: dashed)":["gradient","telling"],"Noise from dropout":["noise"]},[I,bt,D,vt]=[44,8,186,130],
$t={"→":"mark","−":"del","+":"ins"," ":"span"},A=t=>t>0&&t<=1e-12?"below 1e−12":P(Number(t.toPrecision(
2))),T=(t,e,n)=>`layer ${e}: ${n.map(o=>`${H[o]} ${P(t[o][e])}`).join(", ")}`;function wt({code:t,note:e}){
let n=t.map(([o,r])=>i($t[o],{},`${o} ${r}
`));return i("div",{},i("code",{class:"lines"},...n),i("p",{class:"hint"},e))}function yt([t,e],n,o){
let{layers:r}=n,s=e[0]!=="noise",a=p=>n[p].map(u=>s?Math.log10(u):u),c=e.flatMap(a),d=s?Math.min(...c)<
-4?-12:-4:0,l=Math.ceil(Math.max(s?0:1,...c)),h=p=>(I+p/r*D).toFixed(1),f=p=>(bt+(l-p)/(l-d)*vt).toFixed(
1),x=[E(137,171,"layer (0: the input)")];for(let p=d;p<=l;p+=(s?-d:l)/4){let u=s?N(10**p,0):N(p);x.push(
y(`M${I} ${f(p)}h${D}`,"rule"),E(40,Number(f(p))+4,u,"left"))}for(let p=0;p<=r;p+=Math.ceil(r/6))x.push(
E(h(p),155,p));for(let p of e){let u=a(p).map((b,v)=>`${h(v)} ${f(b)}`);x.push(y(`M${u.join("L")}`,`\
curve ${p}`))}let g=R(t,"240 176",`${T(n,0,e)}; ${T(n,r,e)}`,x),w=g.lastElementChild;return g.addEventListener(
"pointermove",({clientX:p})=>{let{left:u,width:b}=w.getBoundingClientRect(),v=((p-u)/b*240-I)/D;o(T(
n,Math.round(Math.min(Math.max(v,0),1)*r),e))}),g}function Et({order:t,residual:e,layers:n,spread:o,
gradient:r,telling:s,noise:a}){let c=o[n],d=c<1e-6?"are one vector":c<.05?"are nearly one vector":"s\
tay apart";return`${n} layers, ${t} ${e?"with":"without"} residual: the tokens ${d}, their relative \
standard deviation is ${A(c)}; dropout makes noise of ${A(a[n])}. Of a gradient of 1 at the top, ${A(
r[0])} arrives at the bottom; of one that tells tokens apart, ${A(s[0])}.`}function Ot(t,e){let n=[...t.
spread.keys()],o=(a,c)=>({text:A(t[c][a]),say:T(t,a,[c])}),r=Object.keys(H),s=n.map(a=>r.map(c=>o(a,
c)));return ot({title:"By layer",rows:n,columns:Object.values(H),cells:s,look:e})}function St({model:t,
el:e}){let n=t.get("table"),{order:o,layers:r}=t.get("choices"),s={order:j(o),residual:Z,layers:j(r)},
a=tt(t,e,s),c=m=>$=>J(t,{[m]:$}),d=Object.fromEntries(o.map(m=>[m,m])),l={order:z("Order",d,c("order")),
layers:Y("Layers","n_layers",r,c("layers")),residual:V("Add the residual",c("residual"))},h=Q("verdi\
ct"),f=i("div"),x=i("div",{class:"wires"}),g=i("div",{class:"charts"}),w=i("summary",{},"The curves,\
 as a table"),p=i("details",{},w),u=B(),b=m=>{u.textContent=m};g.addEventListener("pointerleave",()=>b(
"")),U(e,"norm-order","Norm order",_(...Object.values(l)),x,h,g,f,p,u,a.node);function v(){for(let[$,
{show:lt}]of Object.entries(l))lt(t.get($));let m=n?rt(n,$=>t.get($)):t.get("facts");x.replaceChildren(
...at(xt,m,c("order"))),f.replaceChildren(wt(m)),g.replaceChildren(...Object.entries(gt).map($=>yt($,
m,b))),p.replaceChildren(w,Ot(m,b)),b(""),h.textContent=Et(m),a.show()}return X(t,[...Object.keys(l),
"facts"],v)}var ct={render:St};widget=ct;})();
export default widget;
