let widget;
(()=>{var P=(t,e)=>Object.fromEntries(t.map(n=>[n,e(n)]));function l(t,e={},...n){return Y(document.createElement(t),e,n)}function j(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return Y(o,e,n)}function Y(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function X(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(l("div",r,...o))}var Z=(t,...e)=>l("div",{class:t},
...e);function J(t,e){for(let[n,o]of Object.entries(e))t.style.setProperty(`--${n}`,String(o));return t}var Q=(...t)=>Z(
"controls",...t.map(({node:e})=>e)),tt=()=>l("p",{class:"pointed","aria-hidden":"true"}),et=(...t)=>Z(
"scroller",...t);function nt(t,e,n,o){let r=(a,p,d)=>d.map(h=>h instanceof HTMLTableCellElement?h:l(
a,p,h)),i=[...r("td",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],s=o.map(a=>{let p=r("th",
{scope:"row"},a.slice(0,1));return l("tr",{},...p,...r("td",{},a.slice(1)))}),c=e?[l("caption",{},e)]:
[],u=l("thead",{},l("tr",{},...i));return l("table",t,...c,u,l("tbody",{},...s))}var A={"data-lm-suppress-shortcuts":"true"};function ot(t,e,n={}){let o=l("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function Et(t,e,n,o){let r=l("input",{type:"range",...n,...A}),
i=l("output",{"aria-live":"off"}),s=l("span",{},t," ",l("code",{},e));return r.addEventListener("inp\
ut",()=>o(Number(r.value))),{node:l("div",{class:"control"},l("label",{},s,r),i),input:r,output:i}}function rt(t,e,n,o){let r={min:0,max:n.length-1},i=a=>o(n[a]),{node:s,input:c,output:u}=Et(t,e,r,i);
return{node:s,input:c,show(a,p=String(a)){c.value=String(n.indexOf(a)),c.setAttribute("aria-valuetex\
t",p),u.textContent=p}}}function st(t,e){let n=l("input",{type:"checkbox",...A});return n.addEventListener(
"change",()=>e(n.checked)),{node:l("div",{class:"control"},l("label",{},n,t)),show(o){n.checked=o}}}function Mt(t,e){let n=Object.entries(e);for(let[o,r]of n)t.on(`change:${o}`,r);return()=>{for(let[o,
r]of n)t.off(`change:${o}`,r)}}function ct(t,e,n){let o=Mt(t,P(e,()=>n));return n(),o}function it(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function at(t){let e=l(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Ot(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var St=1e3,I,V;function Ot(t){I?.isConnected||
(I=l("p",{class:"annotated-voice",role:"status"}),document.body.append(I));let e=I;clearTimeout(V),V=
setTimeout(()=>{e.textContent=t},St)}var K=t=>e=>t.find(n=>String(n)===e),lt=K([!0,!1]),kt=t=>String(t);function ut(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:i}=r.dataset,s=[...document.querySelectorAll(
`[data-widget="${i}"]`)],c=i+(s.indexOf(r)>0?s.indexOf(r)+1:""),u=f=>(o[f]??kt)(t.get(f)),a=Object.keys(
n),p=P(a,u),d=new URLSearchParams(location.search),h=[];for(let[f,x]of Object.entries(n)){let v=d.get(
`${c}.${f}`);if(v===null)continue;let m=x(v);m===void 0?h.push(f):t.set(f,m)}let b=l("a",{},"Copy li\
nk to this setting"),$=l("span",{role:"status"});b.addEventListener("click",async f=>{if(!(f.ctrlKey||
f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",b.getAttribute("href"));try{
await navigator.clipboard.writeText(b.href),$.textContent=" Copied."}catch{$.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let k=h.length?` The address has a setting that\
 could not be read, and was left out: ${h.join(", ")}.`:"";return{node:l("p",{class:"address"},b,$,k),
show(){let f=new URLSearchParams(location.search);for(let m of a){let g=u(m);g===p[m]?f.delete(`${c}\
.${m}`):f.set(`${c}.${m}`,g)}$.textContent="";let x=r.closest("section[id]")?.id,v=f.size?`?${f}`:location.
pathname;b.setAttribute("href",`${v}${x?`#${x}`:""}`)}}}var dt=t=>!t.matches(".none")&&!t.closest(".unwritten");function pt(t,e){let n=()=>e.flat().find(dt)??
e[0][0],o=n();o.tabIndex=0;function r(i){o.tabIndex=-1,o=i,o.tabIndex=0}return t.addEventListener("k\
eydown",i=>{let s=i.target,c=e.findIndex(h=>h.includes(s));if(c<0)return;let u=e[c].indexOf(s),[a,p]={
ArrowUp:[c-1,u],ArrowDown:[c+1,u],ArrowLeft:[c,u-1],ArrowRight:[c,u+1],Home:[c,0],End:[c,e[c].length-
1]}[i.key]??[null,null];if(a===null)return;i.preventDefault();let d=e[a]?.[p];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{dt(o)||r(n())}}function At({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")};return J(l("td",{...r,...A},t),{w:n})}function ft({title:t,corner:e="",rows:n,
columns:o,cells:r,look:i}){let s=r.map(d=>d.map(At)),c={class:"grid numbers",role:"grid"},u=s.map((d,h)=>[
n[h],...d]),a=nt(c,t,[e,...o],u),p=({target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??
"";return a.addEventListener("pointerover",d=>i(p(d))),a.addEventListener("pointerleave",()=>i("")),
a.addEventListener("focusin",d=>i(p(d))),a.addEventListener("focusout",()=>i("")),pt(a,s),et(a)}var U=t=>t.
replaceAll("-","−");function W(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>
0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?U(t.toExponential(0).replace("+",
"")):U(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var _=t=>Number.isFinite(t)?U(String(Number(t.toPrecision(
7)))):W(t);function ht({choices:t,columns:e,fields:n},o){let r={};for(let[i,s]of Object.entries(n)){let[c,u]=e[s],
a=0;for(let p of c)a=a*t[p].length+t[p].indexOf(o(p));u[a]!==null&&Ct(r,i.split("."),u[a])}return r.
error?{error:r.error}:r}function Ct(t,e,n){let o=e.pop();e.forEach((r,i)=>{t=t[r]??=/^\d+$/.test(e[i+
1]??o)?[]:{}}),t[o]=n}var Lt={norm:40,sublayer:62,dropout:58,"+":20},[N,T,mt]=[25,54,6],H=256,w=(t,e,n,o="")=>j("text",{x:t,
y:e,class:o},n),M=(t,e="")=>j("path",{d:t,class:e});function jt(t){let e=t.indexOf("+"),n=e>=0,o=[],
r=15,i=n?N:T;o.push(M(`M${r} ${i}H${H-28}`,n?"residual":"branch")),n&&([r,i]=[r+5,T],o.push(M(`M${r}\
 ${N}V${T}`,"branch")));for(let[s,c]of t.entries()){let u=Lt[c];s===e?(o.push(M(`M${r} ${i}H${r+10}V${N+
12}`,"branch")),o.push(w(r/2+10,14,"residual")),i=N):(i===T&&o.push(M(`M${r} ${i}h${mt}`,"branch")),
r+=mt);let a=j("rect",{x:r,y:i-12,width:u,height:24,rx:s===e?12:4});o.push(a,w(r+u/2,i+4,c)),r+=u}return o.
push(M(`M${H-32} ${i-4}l4 4l-4 4`,"branch"),w(8,(n?N:T)+4,"x"),w(H-13,i+4,"out")),o}function q(t,e,n,o){
let r=j("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return l("div",{},l("p",{class:"t\
itle"},t),r)}function gt(t,{order:e,residual:n},o){return Object.entries(t).map(([r,i])=>{let s=i.filter(
p=>n||p!=="+"),c=n?"; residual: x → +":"",u=`${r}: x → ${s.join(" → ")} → out${c}`,a=ot("",()=>o(
r),{class:"wire",...A});return a.setAttribute("aria-pressed",String(r===e)),a.append(q(r,`${H} 68`,u,
jt(s))),a})}var Nt={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},G={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},Tt=[["Standard deviation",["spread"],({spread:t})=>`end: ${D(
t.at(-1))}`],["Gradient",["gradient","telling"],({gradient:t,telling:e})=>`layer 0: ${D(t[0])}, tell\
ing ${D(e[0])}`],["Dropout noise",["noise"],({noise:t})=>`end: ${D(t.at(-1))}`]],Rt={gradient:"gradi\
ent",telling:"telling: tells tokens apart"},Pt="all tokens are one vector",[S,O,B,R]=[44,12,282,132],
xt=[340,184],C=15,It=[0,-1,-2,-3,-12],Kt=[1,.75,.5,.25,0],Ht="⁰¹²³⁴⁵⁶⁷⁸⁹",Dt={"→":"\
mark","−":"del","+":"ins"," ":"span"},bt=t=>t>0&&t<=1e-12?"below 1e−12":_(Number(t.toPrecision(2))),
D=t=>bt(t).replace("below 1e−12","<10⁻¹²"),F=(t,e,n)=>`layer ${e}: ${n.map(o=>`${G[o]} ${_(t[o][e])}`).
join(", ")}`;function Ft(t){let e=[...String(Math.abs(t))].map(n=>Ht[n]).join("");return{0:"1",1:"10"}[t]??
`10${t<0?"⁻":""}${e}`}function Bt({code:t,note:e}){let n=t.map(([o,r])=>l(Dt[o],{},`${o} ${r}
`));return l("div",{},l("code",{class:"lines"},...n),l("p",{class:"hint"},e))}function wt(t,e){let n=e.
findIndex(s=>s<=t),o=n<0?e.length-1:Math.max(n,1),[r,i]=[e[o-1],e[o]];return O+(o-(t-i)/(r-i))/(e.length-
1)*R}var z=(t,e)=>(S+t/e*B).toFixed(1);function Ut(t,e,n){let[o,r]=[S+B/2,O+R],i=t.flatMap(s=>{let c=wt(
s,t);return[M(`M${S} ${c.toFixed(2)}h${B}`,"rule"),w(40,c+4,e?Ft(s):W(s),"left")]});if(e){let s=O+R*
(1-.5/(t.length-1));i.push(M(`M${S-5} ${s+5}l10 -4m-10 -2l10 -4`,"cut"))}for(let s=0;s<=n;s+=Math.ceil(
n/6))i.push(w(z(s,n),r+17,s));return[...i,w(o,r+35,"layer (0: the input)")]}function Wt(t,e){if(t.length<
2)return[];let[n,o]=[O+C-3,O+R-4],r=e.map(c=>c.slice(0,Math.ceil(.6*c.length))),i=[...t.keys()].sort(
(c,u)=>e[c][0]-e[u][0]),s=0;return i.map((c,u)=>{let[a,p]=[Math.min(...r[c]),Math.max(...r[c])],d=Math.
max(p,s)+C,h=Math.max(Math.min(a-6,o),n,s&&s+C);return s=u&&d<=o?d:h,w(S+8,s,Rt[t[c]],"label")})}function _t([
t],e,n){let[o,r]=[t.length-1,t.at(-1)];if(!e.every(c=>Math.abs(c[o]-r)>C)||o<.75*n)return[];let s=r<
O+C?r+C:r-5;return[w(Number(z(o,n))-4,s,"before","label end ghost")]}function qt([t,e,n],o,r,i){let{
layers:s}=o,c=e[0]!=="noise",u=Math.max(...e.flatMap(m=>o[m])),a=Math.max(1,Math.ceil(c?Math.log10(u):
u)),p=c?[a,...It]:Kt.map(m=>m*a),d=m=>e.map(g=>m[g].slice(0,Math.min(m.layers,s)+1).map(y=>wt(c?Math.
log10(y):y,p))),h=(m,g)=>m.map((y,E)=>{let L=y.map((yt,vt)=>`${z(vt,s)} ${yt.toFixed(2)}`);return M(
`M${L.join("L")}`,`${g} ${e[E]}`)}),[b,$]=[d(o),r?d(r):[]],k=[...Ut(p,c,s),...e[0]==="spread"?[w(S+8,
O+R-5,Pt,"label")]:[],...h($,"ghost"),...r?_t($,b,s):[],...h(b,"curve"),...Wt(e,b)],f=`${F(o,0,e)}; ${F(
o,s,e)}`,x=q(t,xt.join(" "),f,k);x.firstElementChild?.append(" ",l("strong",{},n(o)));let v=x.lastElementChild;
return x.addEventListener("pointermove",({clientX:m})=>{let{left:g,width:y}=v.getBoundingClientRect(),
E=((m-g)/y*xt[0]-S)/B,L=Math.round(Math.min(Math.max(E,0),1)*s);i(F(o,L,e))}),x}function Gt({order:t,
residual:e,layers:n,spread:o}){let r=o[n],i=r<1e-6?"are one vector":r<.05?"are nearly one vector":"s\
tay apart";return`After ${n} ${n===1?"layer":"layers"}, ${t} ${e?"with":"without"} the residual, the\
 tokens ${i}.`}function zt(t,e){let n=[...t.spread.keys()],o=(s,c)=>({text:bt(t[c][s]),say:F(t,s,[c])}),
r=Object.keys(G),i=n.map(s=>r.map(c=>o(s,c)));return ft({title:"By layer",rows:n,columns:Object.values(
G),cells:i,look:e})}function Vt({model:t,el:e}){let n=t.get("table"),{order:o,layers:r}=t.get("choic\
es"),i={order:K(o),residual:lt,layers:K(r)},s=ut(t,e,i),c=g=>y=>it(t,{[g]:y}),u={layers:rt("Layers",
"n_layers",r,c("layers")),residual:st("Add the residual",c("residual"))},a=at("verdict"),d=l("div",{
class:"wires",role:"group","aria-label":"Order"}),h=l("div",{class:"charts"}),b=l("summary",{},"The \
curves, as a table"),$=l("details",{},b),k=tt(),f=g=>{k.textContent=g};h.addEventListener("pointerle\
ave",()=>f("")),X(e,"norm-order","Norm order",d,Q(...Object.values(u)),a,h,$,k,s.node);let[x,v]=[];function m(){
for(let[E,{show:L}]of Object.entries(u))L(t.get(E));let g=n?ht(n,E=>t.get(E)):t.get("facts");x&&x!==
g&&(v=x),x=g;let y=d.contains(document.activeElement);d.replaceChildren(...gt(Nt,g,c("order"))),y&&d.
querySelector("[aria-pressed=true]")?.focus(),h.replaceChildren(...Tt.map(E=>qt(E,g,v,f)),Bt(g)),$.replaceChildren(
b,zt(g,f)),f(""),a.textContent=Gt(g),s.show()}return ct(t,[...Object.keys(i),"facts"],m)}var $t={render:Vt};widget=$t;})();
export default widget;
