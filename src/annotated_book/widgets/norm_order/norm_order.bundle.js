let widget;
(()=>{function a(t,e={},...n){return V(document.createElement(t),e,n)}function j(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return V(o,e,n)}function V(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function Y(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(a("div",r,...o))}var X=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),Z=()=>a("p",{class:"pointed","aria-hidden":"true"}),J=(...t)=>a("d\
iv",{class:"scroller"},...t);function Q(t,e,n,o){let r=(l,f,d)=>d.map(h=>h instanceof HTMLTableCellElement?
h:a(l,f,h)),s=[...r("td",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],i=o.map(l=>{let f=r("\
th",{scope:"row"},l.slice(0,1));return a("tr",{},...f,...r("td",{},l.slice(1)))}),c=e?[a("caption",{},
e)]:[],u=a("thead",{},a("tr",{},...s));return a("table",t,...c,u,a("tbody",{},...i))}var A={"data-lm\
-suppress-shortcuts":"true"};function tt(t,e,n={}){let o=a("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function $t(t,e,n,o){let r=a("input",{type:"range",...n,...A}),s=a("ou\
tput",{"aria-live":"off"}),i=a("span",{},t," ",a("code",{},e));return r.addEventListener("input",()=>o(
Number(r.value))),{node:a("div",{class:"control"},a("label",{},i,r),s),input:r,output:s}}function et(t,e,n,o){let r={min:0,max:n.length-1},s=l=>o(n[l]),{node:i,input:c,output:u}=$t(t,e,r,s);
return{node:i,input:c,show(l,f=String(l)){c.value=String(n.indexOf(l)),c.setAttribute("aria-valuetex\
t",f),u.textContent=f}}}function nt(t,e){let n=a("input",{type:"checkbox",...A});return n.addEventListener(
"change",()=>e(n.checked)),{node:a("div",{class:"control"},a("label",{},n,t)),show(o){n.checked=o}}}function vt(t,e){let n=Object.entries(e);for(let[o,r]of n)t.on(`change:${o}`,r);return()=>{for(let[o,
r]of n)t.off(`change:${o}`,r)}}function ot(t,e,n){let o=vt(t,Object.fromEntries(e.map(r=>[r,n])));return n(),
o}function rt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function st(t){let e=a(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Et(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var yt=1e3,P,z;function Et(t){P?.isConnected||
(P=a("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let e=P;clearTimeout(z),z=
setTimeout(()=>{e.textContent=t},yt)}var I=t=>e=>t.find(n=>String(n)===e),it=I([!0,!1]),Mt=t=>String(t);function ct(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,i=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(i.indexOf(r)>0?i.indexOf(r)+1:""),u=p=>(o[p]??Mt)(t.get(p)),l=Object.keys(
n),f=Object.fromEntries(l.map(p=>[p,u(p)])),d=new URLSearchParams(location.search),h=[];for(let[p,x]of Object.
entries(n)){let y=d.get(`${c}.${p}`);if(y===null)continue;let m=x(y);m===void 0?h.push(p):t.set(p,m)}
let b=a("a",{},"Copy link to this setting"),$=a("span",{role:"status"});b.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),$.textContent=" Copied."}catch{$.textContent=
" The address of this page has it now: copy it from there."}}});let k=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},b,$,k),show(){let p=new URLSearchParams(location.search);for(let m of l){let g=u(m);g===f[m]?p.
delete(`${c}.${m}`):p.set(`${c}.${m}`,g)}$.textContent="";let x=r.closest("section[id]")?.id,y=p.size?
`?${p}`:location.pathname;b.setAttribute("href",`${y}${x?`#${x}`:""}`)}}}var at=t=>!t.matches(".none")&&!t.closest(".unwritten");function lt(t,e){let n=()=>e.flat().find(at)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let i=s.target,c=e.findIndex(h=>h.includes(i));if(c<0)return;let u=e[c].indexOf(i),[l,f]={
ArrowUp:[c-1,u],ArrowDown:[c+1,u],ArrowLeft:[c,u-1],ArrowRight:[c,u+1],Home:[c,0],End:[c,e[c].length-
1]}[s.key]??[null,null];if(l===null)return;s.preventDefault();let d=e[l]?.[f];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{at(o)||r(n())}}function St({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=a("td",{...r,...A},t);return s.style.setProperty("--w",String(n)),s}function ut({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let i=r.map(d=>d.map(St)),c={class:"grid numbe\
rs",role:"grid"},u=i.map((d,h)=>[n[h],...d]),l=Q(c,t,[e,...o],u),f=({target:d})=>d.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",d=>s(f(d))),l.addEventListener(
"pointerleave",()=>s("")),l.addEventListener("focusin",d=>s(f(d))),l.addEventListener("focusout",()=>s(
"")),lt(l,i),J(l)}var B=t=>t.replaceAll("-","−");function U(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?B(
t.toExponential(0).replace("+","")):B(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var W=t=>Number.isFinite(
t)?B(String(Number(t.toPrecision(7)))):U(t);function dt({choices:t,columns:e,fields:n},o){let r={};for(let[s,i]of Object.entries(n)){let[c,u]=e[i],
l=0;for(let f of c)l=l*t[f].length+t[f].indexOf(o(f));u[l]!==null&&Ot(r,s.split("."),u[l])}return r.
error?{error:r.error}:r}function Ot(t,e,n){let o=e.pop();e.forEach((r,s)=>{t=t[r]??=/^\d+$/.test(e[s+
1]??o)?[]:{}}),t[o]=n}var kt={norm:40,sublayer:62,dropout:58,"+":20},[N,T,pt]=[25,54,6],K=256,w=(t,e,n,o="")=>j("text",{x:t,
y:e,class:o},n),M=(t,e="")=>j("path",{d:t,class:e});function At(t){let e=t.indexOf("+"),n=e>=0,o=[],
r=15,s=n?N:T;o.push(M(`M${r} ${s}H${K-28}`,n?"residual":"branch")),n&&([r,s]=[r+5,T],o.push(M(`M${r}\
 ${N}V${T}`,"branch")));for(let[i,c]of t.entries()){let u=kt[c];i===e?(o.push(M(`M${r} ${s}H${r+10}V${N+
12}`,"branch")),o.push(w(r/2+10,14,"residual")),s=N):(s===T&&o.push(M(`M${r} ${s}h${pt}`,"branch")),
r+=pt);let l=j("rect",{x:r,y:s-12,width:u,height:24,rx:i===e?12:4});o.push(l,w(r+u/2,s+4,c)),r+=u}return o.
push(M(`M${K-32} ${s-4}l4 4l-4 4`,"branch"),w(8,(n?N:T)+4,"x"),w(K-13,s+4,"out")),o}function _(t,e,n,o){
let r=j("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return a("div",{},a("p",{class:"t\
itle"},t),r)}function ft(t,{order:e,residual:n},o){return Object.entries(t).map(([r,s])=>{let i=s.filter(
f=>n||f!=="+"),c=n?"; residual: x → +":"",u=`${r}: x → ${i.join(" → ")} → out${c}`,l=tt("",()=>o(
r),{class:"wire",...A});return l.setAttribute("aria-pressed",String(r===e)),l.append(_(r,`${K} 68`,u,
At(i))),l})}var Ct={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},q={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},Lt=[["Standard deviation",["spread"],({spread:t})=>`end: ${H(
t.at(-1))}`],["Gradient",["gradient","telling"],({gradient:t,telling:e})=>`layer 0: ${H(t[0])}, tell\
ing ${H(e[0])}`],["Dropout noise",["noise"],({noise:t})=>`end: ${H(t.at(-1))}`]],jt={gradient:"gradi\
ent",telling:"telling: tells tokens apart"},Nt="all tokens are one vector",[S,O,F,R]=[44,12,282,132],
ht=[340,184],C=15,Tt=[0,-1,-2,-3,-12],Rt=[1,.75,.5,.25,0],Pt="⁰¹²³⁴⁵⁶⁷⁸⁹",It={"→":"\
mark","−":"del","+":"ins"," ":"span"},mt=t=>t>0&&t<=1e-12?"below 1e−12":W(Number(t.toPrecision(2))),
H=t=>mt(t).replace("below 1e−12","<10⁻¹²"),D=(t,e,n)=>`layer ${e}: ${n.map(o=>`${q[o]} ${W(t[o][e])}`).
join(", ")}`;function Kt(t){let e=[...String(Math.abs(t))].map(n=>Pt[n]).join("");return{0:"1",1:"10"}[t]??
`10${t<0?"⁻":""}${e}`}function Ht({code:t,note:e}){let n=t.map(([o,r])=>a(It[o],{},`${o} ${r}
`));return a("div",{},a("code",{class:"lines"},...n),a("p",{class:"hint"},e))}function gt(t,e){let n=e.
findIndex(i=>i<=t),o=n<0?e.length-1:Math.max(n,1),[r,s]=[e[o-1],e[o]];return O+(o-(t-s)/(r-s))/(e.length-
1)*R}var G=(t,e)=>(S+t/e*F).toFixed(1);function Dt(t,e,n){let[o,r]=[S+F/2,O+R],s=t.flatMap(i=>{let c=gt(
i,t);return[M(`M${S} ${c.toFixed(2)}h${F}`,"rule"),w(40,c+4,e?Kt(i):U(i),"left")]});if(e){let i=O+R*
(1-.5/(t.length-1));s.push(M(`M${S-5} ${i+5}l10 -4m-10 -2l10 -4`,"cut"))}for(let i=0;i<=n;i+=Math.ceil(
n/6))s.push(w(G(i,n),r+17,i));return[...s,w(o,r+35,"layer (0: the input)")]}function Ft(t,e){if(t.length<
2)return[];let[n,o]=[O+C-3,O+R-4],r=e.map(c=>c.slice(0,Math.ceil(.6*c.length))),s=[...t.keys()].sort(
(c,u)=>e[c][0]-e[u][0]),i=0;return s.map((c,u)=>{let[l,f]=[Math.min(...r[c]),Math.max(...r[c])],d=Math.
max(f,i)+C,h=Math.max(Math.min(l-6,o),n,i&&i+C);return i=u&&d<=o?d:h,w(S+8,i,jt[t[c]],"label")})}function Bt([
t],e,n){let[o,r]=[t.length-1,t.at(-1)];if(!e.every(c=>Math.abs(c[o]-r)>C)||o<.75*n)return[];let i=r<
O+C?r+C:r-5;return[w(Number(G(o,n))-4,i,"before","label end ghost")]}function Ut([t,e,n],o,r,s){let{
layers:i}=o,c=e[0]!=="noise",u=Math.max(...e.flatMap(m=>o[m])),l=Math.max(1,Math.ceil(c?Math.log10(u):
u)),f=c?[l,...Tt]:Rt.map(m=>m*l),d=m=>e.map(g=>m[g].slice(0,Math.min(m.layers,i)+1).map(v=>gt(c?Math.
log10(v):v,f))),h=(m,g)=>m.map((v,E)=>{let L=v.map((bt,wt)=>`${G(wt,i)} ${bt.toFixed(2)}`);return M(
`M${L.join("L")}`,`${g} ${e[E]}`)}),[b,$]=[d(o),r?d(r):[]],k=[...Dt(f,c,i),...e[0]==="spread"?[w(S+8,
O+R-5,Nt,"label")]:[],...h($,"ghost"),...r?Bt($,b,i):[],...h(b,"curve"),...Ft(e,b)],p=`${D(o,0,e)}; ${D(
o,i,e)}`,x=_(t,ht.join(" "),p,k);x.firstElementChild?.append(" ",a("strong",{},n(o)));let y=x.lastElementChild;
return x.addEventListener("pointermove",({clientX:m})=>{let{left:g,width:v}=y.getBoundingClientRect(),
E=((m-g)/v*ht[0]-S)/F,L=Math.round(Math.min(Math.max(E,0),1)*i);s(D(o,L,e))}),x}function Wt({order:t,
residual:e,layers:n,spread:o}){let r=o[n],s=r<1e-6?"are one vector":r<.05?"are nearly one vector":"s\
tay apart";return`After ${n} ${n===1?"layer":"layers"}, ${t} ${e?"with":"without"} the residual, the\
 tokens ${s}.`}function _t(t,e){let n=[...t.spread.keys()],o=(i,c)=>({text:mt(t[c][i]),say:D(t,i,[c])}),
r=Object.keys(q),s=n.map(i=>r.map(c=>o(i,c)));return ut({title:"By layer",rows:n,columns:Object.values(
q),cells:s,look:e})}function qt({model:t,el:e}){let n=t.get("table"),{order:o,layers:r}=t.get("choic\
es"),s={order:I(o),residual:it,layers:I(r)},i=ct(t,e,s),c=g=>v=>rt(t,{[g]:v}),u={layers:et("Layers",
"n_layers",r,c("layers")),residual:nt("Add the residual",c("residual"))},l=st("verdict"),d=a("div",{
class:"wires",role:"group","aria-label":"Order"}),h=a("div",{class:"charts"}),b=a("summary",{},"The \
curves, as a table"),$=a("details",{},b),k=Z(),p=g=>{k.textContent=g};h.addEventListener("pointerlea\
ve",()=>p("")),Y(e,"norm-order","Norm order",d,X(...Object.values(u)),l,h,$,k,i.node);let[x,y]=[];function m(){
for(let[E,{show:L}]of Object.entries(u))L(t.get(E));let g=n?dt(n,E=>t.get(E)):t.get("facts");x&&x!==
g&&(y=x),x=g;let v=d.contains(document.activeElement);d.replaceChildren(...ft(Ct,g,c("order"))),v&&d.
querySelector("[aria-pressed=true]")?.focus(),h.replaceChildren(...Lt.map(E=>Ut(E,g,y,p)),Ht(g)),$.replaceChildren(
b,_t(g,p)),p(""),l.textContent=Wt(g),i.show()}return ot(t,[...Object.keys(s),"facts"],m)}var xt={render:qt};widget=xt;})();
export default widget;
