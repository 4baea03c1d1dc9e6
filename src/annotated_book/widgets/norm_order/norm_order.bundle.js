let widget;
(()=>{function i(t,e={},...n){return G(document.createElement(t),e,n)}function L(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return G(o,e,n)}function G(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function V(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var Y=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),z=()=>i("p",{class:"pointed","aria-hidden":"true"}),X=(...t)=>i("d\
iv",{class:"scroller"},...t);function J(t,e,n,o){let s=(a,f,p)=>p.map(b=>b instanceof HTMLTableCellElement?
b:i(a,f,b)),r=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],u=o.map(a=>{let f=s("\
th",{scope:"row"},a.slice(0,1));return i("tr",{},...f,...s("td",{},a.slice(1)))}),c=e?[i("caption",{},
e)]:[],d=i("thead",{},i("tr",{},...r));return i("table",t,...c,d,i("tbody",{},...u))}var C={"data-lm\
-suppress-shortcuts":"true"};function Q(t,e,n={}){let o=i("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function bt(t,e,n,o){let s=i("input",{type:"range",...n,...C}),r=i("ou\
tput",{"aria-live":"off"}),u=i("span",{},t," ",i("code",{},e));return s.addEventListener("input",()=>o(
Number(s.value))),{node:i("div",{class:"control"},i("label",{},u,s),r),input:s,output:r}}function Z(t,e,n,o){let s={min:0,max:n.length-1},r=a=>o(n[a]),{node:u,input:c,output:d}=bt(t,e,s,r);
return{node:u,input:c,show(a,f=String(a)){c.value=String(n.indexOf(a)),c.setAttribute("aria-valuetex\
t",f),d.textContent=f}}}function tt(t,e){let n=i("input",{type:"checkbox",...C});return n.addEventListener(
"change",()=>e(n.checked)),{node:i("div",{class:"control"},i("label",{},n,t)),show(o){n.checked=o}}}function et(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)
t.off(s,n)}}function nt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function ot(t){let e=i(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&$t(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var wt=1e3,T,q;function $t(t){T?.isConnected||
(T=i("p",{class:"annotated-voice",role:"status"}),document.body.append(T));let e=T;clearTimeout(q),q=
setTimeout(()=>{e.textContent=t},wt)}var R=t=>e=>t.find(n=>String(n)===e),st=R([!0,!1]),vt=t=>String(t);function rt(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,u=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(u.indexOf(s)>0?u.indexOf(s)+1:""),d=h=>(o[h]??vt)(t.get(h)),a=Object.keys(
n),f=Object.fromEntries(a.map(h=>[h,d(h)])),p=new URLSearchParams(location.search),b=[];for(let[h,$]of Object.
entries(n)){let y=p.get(`${c}.${h}`);if(y===null)continue;let l=$(y);l===void 0?b.push(h):t.set(h,l)}
let w=i("a",{},"Copy link to this setting"),g=i("span",{role:"status"});w.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let O=b.length?` The address has a s\
etting that could not be read, and was left out: ${b.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},w,g,O),show(){let h=new URLSearchParams(location.search);for(let l of a){let m=d(l);m===f[l]?h.
delete(`${c}.${l}`):h.set(`${c}.${l}`,m)}g.textContent="";let $=s.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;w.setAttribute("href",`${y}${$?`#${$}`:""}`)}}}var it=t=>!t.matches(".none")&&!t.closest(".unwritten");function ct(t,e){let n=()=>e.flat().find(it)??
e[0][0],o=n();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let u=r.target,c=e.findIndex(b=>b.includes(u));if(c<0)return;let d=e[c].indexOf(u),[a,f]={
ArrowUp:[c-1,d],ArrowDown:[c+1,d],ArrowLeft:[c,d-1],ArrowRight:[c,d+1],Home:[c,0],End:[c,e[c].length-
1]}[r.key]??[null,null];if(a===null)return;r.preventDefault();let p=e[a]?.[f];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{it(o)||s(n())}}function yt({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=i("td",{...s,...C},t);return r.style.setProperty("--w",String(n)),r}function at({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let u=s.map(p=>p.map(yt)),c={class:"grid numbe\
rs",role:"grid"},d=u.map((p,b)=>[n[b],...p]),a=J(c,t,[e,...o],d),f=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return a.addEventListener("pointerover",p=>r(f(p))),a.addEventListener(
"pointerleave",()=>r("")),a.addEventListener("focusin",p=>r(f(p))),a.addEventListener("focusout",()=>r(
"")),ct(a,u),X(a)}var I=t=>t.replaceAll("-","−");function F(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?I(
t.toExponential(0).replace("+","")):I(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var U=t=>Number.isFinite(
t)?I(String(Number(t.toPrecision(7)))):F(t);function lt({choices:t,columns:e,fields:n},o){let s={};for(let[r,u]of Object.entries(n)){let[c,d]=e[u],
a=0;for(let f of c)a=a*t[f].length+t[f].indexOf(o(f));d[a]!==null&&Et(s,r.split("."),d[a])}return s.
error?{error:s.error}:s}function Et(t,e,n){let o=e.pop();e.forEach((s,r)=>{t=t[s]??=/^\d+$/.test(e[r+
1]??o)?[]:{}}),t[o]=n}var St={norm:40,sublayer:62,dropout:58,"+":20},[j,N,ut]=[28,68,6],P=256,S=(t,e,n,o="")=>L("text",{x:t,
y:e,class:o},n),E=(t,e="")=>L("path",{d:t,class:e});function Ot(t){let e=t.indexOf("+"),n=e>=0,o=[],
s=15,r=n?j:N;o.push(E(`M${s} ${r}H${P-28}`,n?"residual":"branch")),n&&([s,r]=[s+5,N],o.push(E(`M${s}\
 ${j}V${N}`,"branch")));for(let[u,c]of t.entries()){let d=St[c];u===e?(o.push(E(`M${s} ${r}H${s+10}V${j+
12}`,"branch")),o.push(S(s/2+10,14,"residual")),r=j):(r===N&&o.push(E(`M${s} ${r}h${ut}`,"branch")),
s+=ut);let a=L("rect",{x:s,y:r-12,width:d,height:24,rx:u===e?12:4});o.push(a,S(s+d/2,r+4,c)),s+=d}return o.
push(E(`M${P-32} ${r-4}l4 4l-4 4`,"branch"),S(8,(n?j:N)+4,"x"),S(P-13,r+4,"out")),o}function W(t,e,n,o){
let s=L("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return i("div",{},i("p",{class:"t\
itle"},t),s)}function dt(t,{order:e,residual:n},o){return Object.entries(t).map(([s,r])=>{let u=r.filter(
f=>n||f!=="+"),c=n?"; residual: x → +":"",d=`${s}: x → ${u.join(" → ")} → out${c}`,a=Q("",()=>o(
s),{class:"wire",...C});return a.setAttribute("aria-pressed",String(s===e)),a.append(W(s,`${P} 84`,d,
Ot(u))),a})}var Ct={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},B={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},Mt=[["Standard deviation",["spread"],({spread:t})=>`end: ${D(
t.at(-1))}`],["Gradient",["gradient","telling"],({gradient:t,telling:e})=>`layer 0: ${D(t[0])}, tell\
ing ${D(e[0])}`],["Dropout noise",["noise"],({noise:t})=>`end: ${D(t.at(-1))}`]],kt="Powers of ten; \
the two strokes at an axis mark a long step. Dashed: the gradient that tells tokens apart. Dotted: t\
he setting before.",[K,ft,_,ht]=[44,8,186,84],At=[0,-1,-2,-3,-12],Lt=[1,.75,.5,.25,0],jt="⁰¹²³⁴⁵⁶⁷⁸⁹",
Nt={"→":"mark","−":"del","+":"ins"," ":"span"},mt=t=>t>0&&t<=1e-12?"below 1e−12":U(Number(t.toPrecision(
2))),D=t=>mt(t).replace("below 1e−12","<10⁻¹²"),H=(t,e,n)=>`layer ${e}: ${n.map(o=>`${B[o]} ${U(
t[o][e])}`).join(", ")}`;function Tt(t){let e=[...String(Math.abs(t))].map(n=>jt[n]).join("");return{
0:"1",1:"10"}[t]??`10${t<0?"⁻":""}${e}`}function Rt({code:t,note:e}){let n=t.map(([o,s])=>i(Nt[o],
{},`${o} ${s}
`));return i("div",{},i("code",{class:"lines"},...n),i("p",{class:"hint"},e))}function pt(t,e){let n=e.
findIndex(u=>u<=t),o=n<0?e.length-1:Math.max(n,1),[s,r]=[e[o-1],e[o]];return ft+(o-(t-r)/(s-r))/(e.length-
1)*ht}function Pt([t,e,n],o,s,r,u){let{layers:c}=o,d=e[0]!=="noise",a=Math.max(...e.flatMap(l=>o[l])),
f=Math.max(1,Math.ceil(d?Math.log10(a):a)),p=d?[f,...At]:Lt.map(l=>l*f),b=(l,m)=>l[m].slice(0,l.layers+
1).map(v=>pt(d?Math.log10(v):v,p)),w=l=>(K+l/r*_).toFixed(1),g=[S(137,127,"layer (0: the input)")];for(let l of p){
let m=pt(l,p);g.push(E(`M${K} ${m.toFixed(2)}h${_}`,"rule"),S(40,m+4,d?Tt(l):F(l),"left"))}if(d){let l=ft+
ht*(1-.5/(p.length-1));g.push(E(`M${K-5} ${l+5}l10 -4m-10 -2l10 -4`,"cut"))}for(let l=0;l<=r;l+=Math.
ceil(r/6))g.push(S(w(l),110,l));let O=(l,m)=>v=>{let M=b(l,v).map((x,k)=>`${w(k)} ${x.toFixed(2)}`);
return E(`M${M.join("L")}`,`${m} ${v}`)};s&&g.push(...e.map(O(s,"ghost"))),g.push(...e.map(O(o,"curv\
e")));let h=`${H(o,0,e)}; ${H(o,c,e)}`,$=W(t,"240 132",h,g);$.firstElementChild?.append(i("strong",{},
n(o)));let y=$.lastElementChild;return $.addEventListener("pointermove",({clientX:l})=>{let{left:m,width:v}=y.
getBoundingClientRect(),M=((l-m)/v*240-K)/_,x=Math.round(Math.min(Math.max(M*r,0),c));u(H(o,x,e))}),
$}function Kt({order:t,residual:e,layers:n,spread:o}){let s=o[n],r=s<1e-6?"are one vector":s<.05?"ar\
e nearly one vector":"stay apart";return`After ${n} ${n===1?"layer":"layers"}, ${t} ${e?"with":"with\
out"} the residual, the tokens ${r}.`}function Dt(t,e){let n=[...t.spread.keys()],o=(u,c)=>({text:mt(
t[c][u]),say:H(t,u,[c])}),s=Object.keys(B),r=n.map(u=>s.map(c=>o(u,c)));return at({title:"By layer",
rows:n,columns:Object.values(B),cells:r,look:e})}function Ht({model:t,el:e}){let n=t.get("table"),{order:o,
layers:s}=t.get("choices"),r=Math.max(...s),u={order:R(o),residual:st,layers:R(s)},c=rt(t,e,u),d=x=>k=>nt(
t,{[x]:k}),a={layers:Z("Layers","n_layers",s,d("layers")),residual:tt("Add the residual",d("residual"))},
f=ot("verdict"),p=i("div"),w=i("div",{class:"wires",role:"group","aria-label":"Order"}),g=i("div",{class:"\
charts"}),O=i("summary",{},"The curves, as a table"),h=i("details",{},O),$=i("p",{class:"scale"},kt),
y=z(),l=x=>{y.textContent=x};g.addEventListener("pointerleave",()=>l("")),V(e,"norm-order","Norm ord\
er",w,Y(...Object.values(a)),f,g,$,p,h,y,c.node);let[m,v]=[];function M(){for(let[A,{show:xt}]of Object.
entries(a))xt(t.get(A));let x=n?lt(n,A=>t.get(A)):t.get("facts");m&&m!==x&&(v=m),m=x;let k=w.contains(
document.activeElement);w.replaceChildren(...dt(Ct,x,d("order"))),k&&w.querySelector("[aria-pressed=\
true]")?.focus(),p.replaceChildren(Rt(x)),g.replaceChildren(...Mt.map(A=>Pt(A,x,v,r,l))),h.replaceChildren(
O,Dt(x,l)),l(""),f.textContent=Kt(x),c.show()}return et(t,[...Object.keys(u),"facts"],M)}var gt={render:Ht};widget=gt;})();
export default widget;
