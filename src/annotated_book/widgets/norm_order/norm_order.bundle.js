let widget;
(()=>{function l(t,e={},...n){return Y(document.createElement(t),e,n)}function C(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return Y(o,e,n)}function Y(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function z(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(l("div",r,...o))}var X=(...t)=>l("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),Z=()=>l("p",{class:"pointed","aria-hidden":"true"}),J=(...t)=>l("d\
iv",{class:"scroller"},...t);function Q(t,e,n,o){let r=(a,p,d)=>d.map(g=>g instanceof HTMLTableCellElement?
g:l(a,p,g)),s=[...r("td",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],i=o.map(a=>{let p=r("\
th",{scope:"row"},a.slice(0,1));return l("tr",{},...p,...r("td",{},a.slice(1)))}),c=e?[l("caption",{},
e)]:[],u=l("thead",{},l("tr",{},...s));return l("table",t,...c,u,l("tbody",{},...i))}var O={"data-lm\
-suppress-shortcuts":"true"};function tt(t,e,n={}){let o=l("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function wt(t,e,n,o){let r=l("input",{type:"range",...n,...O}),s=l("ou\
tput",{"aria-live":"off"}),i=l("span",{},t," ",l("code",{},e));return r.addEventListener("input",()=>o(
Number(r.value))),{node:l("div",{class:"control"},l("label",{},i,r),s),input:r,output:s}}function et(t,e,n,o){let r={min:0,max:n.length-1},s=a=>o(n[a]),{node:i,input:c,output:u}=wt(t,e,r,s);
return{node:i,input:c,show(a,p=String(a)){c.value=String(n.indexOf(a)),c.setAttribute("aria-valuetex\
t",p),u.textContent=p}}}function nt(t,e){let n=l("input",{type:"checkbox",...O});return n.addEventListener(
"change",()=>e(n.checked)),{node:l("div",{class:"control"},l("label",{},n,t)),show(o){n.checked=o}}}function ot(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)
t.off(r,n)}}function rt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function st(t){let e=l(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&vt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var $t=1e3,R,V;function vt(t){R?.isConnected||
(R=l("p",{class:"annotated-voice",role:"status"}),document.body.append(R));let e=R;clearTimeout(V),V=
setTimeout(()=>{e.textContent=t},$t)}var P=t=>e=>t.find(n=>String(n)===e),it=P([!0,!1]),yt=t=>String(t);function ct(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,i=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(i.indexOf(r)>0?i.indexOf(r)+1:""),u=f=>(o[f]??yt)(t.get(f)),a=Object.keys(
n),p=Object.fromEntries(a.map(f=>[f,u(f)])),d=new URLSearchParams(location.search),g=[];for(let[f,b]of Object.
entries(n)){let y=d.get(`${c}.${f}`);if(y===null)continue;let h=b(y);h===void 0?g.push(f):t.set(f,h)}
let x=l("a",{},"Copy link to this setting"),w=l("span",{role:"status"});x.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",x.getAttribute(
"href"));try{await navigator.clipboard.writeText(x.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let S=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:l("p",{class:"addr\
ess"},x,w,S),show(){let f=new URLSearchParams(location.search);for(let h of a){let m=u(h);m===p[h]?f.
delete(`${c}.${h}`):f.set(`${c}.${h}`,m)}w.textContent="";let b=r.closest("section[id]")?.id,y=f.size?
`?${f}`:location.pathname;x.setAttribute("href",`${y}${b?`#${b}`:""}`)}}}var at=t=>!t.matches(".none")&&!t.closest(".unwritten");function lt(t,e){let n=()=>e.flat().find(at)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let i=s.target,c=e.findIndex(g=>g.includes(i));if(c<0)return;let u=e[c].indexOf(i),[a,p]={
ArrowUp:[c-1,u],ArrowDown:[c+1,u],ArrowLeft:[c,u-1],ArrowRight:[c,u+1],Home:[c,0],End:[c,e[c].length-
1]}[s.key]??[null,null];if(a===null)return;s.preventDefault();let d=e[a]?.[p];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{at(o)||r(n())}}function Et({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=l("td",{...r,...O},t);return s.style.setProperty("--w",String(n)),s}function ut({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let i=r.map(d=>d.map(Et)),c={class:"grid numbe\
rs",role:"grid"},u=i.map((d,g)=>[n[g],...d]),a=Q(c,t,[e,...o],u),p=({target:d})=>d.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return a.addEventListener("pointerover",d=>s(p(d))),a.addEventListener(
"pointerleave",()=>s("")),a.addEventListener("focusin",d=>s(p(d))),a.addEventListener("focusout",()=>s(
"")),lt(a,i),J(a)}var B=t=>t.replaceAll("-","−");function F(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?B(
t.toExponential(0).replace("+","")):B(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var U=t=>Number.isFinite(
t)?B(String(Number(t.toPrecision(7)))):F(t);function dt({choices:t,columns:e,fields:n},o){let r={};for(let[s,i]of Object.entries(n)){let[c,u]=e[i],
a=0;for(let p of c)a=a*t[p].length+t[p].indexOf(o(p));u[a]!==null&&Mt(r,s.split("."),u[a])}return r.
error?{error:r.error}:r}function Mt(t,e,n){let o=e.pop();e.forEach((r,s)=>{t=t[r]??=/^\d+$/.test(e[s+
1]??o)?[]:{}}),t[o]=n}var St={norm:40,sublayer:62,dropout:58,"+":20},[I,K,pt]=[25,54,6],H=256,v=(t,e,n,o="")=>C("text",{x:t,
y:e,class:o},n),M=(t,e="")=>C("path",{d:t,class:e});function Ot(t){let e=t.indexOf("+"),n=e>=0,o=[],
r=n?I:K;o.push(M(`M15 ${r}H${H-28}`,n?"residual":"branch")),n&&o.push(M(`M20 ${I}V${K}`,"branch"));let[
s,i]=[n?20:15,K];for(let[c,u]of t.entries()){let a=St[u];c===e?(o.push(M(`M${s} ${i}H${s+10}V${I+12}`,
"branch")),o.push(v(s/2+10,14,"residual")),i=I):(i===K&&o.push(M(`M${s} ${i}h${pt}`,"branch")),s+=pt);
let p=c===e?12:4,d=C("rect",{x:s,y:i-12,width:a,height:24,rx:p});o.push(d,v(s+a/2,i+4,u)),s+=a}return o.
push(M(`M${H-32} ${i-4}l4 4l-4 4`,"branch"),v(8,r+4,"x"),v(H-13,i+4,"out")),o}function W(t,e,n,o){let r=C(
"svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return l("div",{},l("p",{class:"title"},t),
r)}function ft(t,{order:e,residual:n},o){return Object.entries(t).map(([r,s])=>{let i=s.filter(p=>n||
p!=="+"),c=n?"; residual: x → +":"",u=`${r}: x → ${i.join(" → ")} → out${c}`,a=tt("",()=>o(r),
{class:"wire",...O});return a.setAttribute("aria-pressed",String(r===e)),a.append(W(r,`${H} 68`,u,Ot(
i))),a})}var At={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},_={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},kt=[["Standard deviation by layer",["spread"],({spread:t})=>`\
end: ${L(t.at(-1))}`],["Gradient by layer",["gradient","telling"],({gradient:t,telling:e})=>`layer 0\
: ${L(t[0])}, telling ${L(e[0])}`],["Dropout noise by layer",["noise"],({noise:t})=>`end: ${L(t.at(-1))}`]],
Ct={gradient:"gradient",telling:"telling: tells tokens apart"},Lt="all tokens are one vector",[A,T,q,
N]=[44,12,282,90],ht=[340,126],j=15,jt=[0,-1,-2,-3,-12],Nt=[1,.75,.5,.25,0],Tt="⁰¹²³⁴⁵⁶⁷⁸⁹",
Rt={"→":"mark","−":"del","+":"ins"," ":"span"},L=t=>t>0&&t<=1e-12?"<10⁻¹²":U(Number(t.toPrecision(
2))),D=(t,e,n)=>`layer ${e}: ${n.map(o=>`${_[o]} ${U(t[o][e])}`).join(", ")}`;function Pt(t){let e=[
...String(Math.abs(t))].map(n=>Tt[n]).join("");return{0:"1",1:"10"}[t]??`10${t<0?"⁻":""}${e}`}function It({
code:t,note:e}){let n=t.map(([o,r])=>l(Rt[o],{},`${o} ${r}
`));return l("div",{},l("code",{class:"lines"},...n),l("p",{class:"hint"},e))}function mt(t,e){let n=e.
findIndex(i=>i<=t),o=n<0?e.length-1:Math.max(n,1),[r,s]=[e[o-1],e[o]];return T+(o-(t-s)/(r-s))/(e.length-
1)*N}var G=(t,e)=>(A+t/e*q).toFixed(1);function Kt(t,e,n){let o=T+N,r=t.flatMap(s=>{let i=mt(s,t);return[
M(`M${A} ${i.toFixed(2)}h${q}`,"rule"),v(40,i+4,e?Pt(s):F(s),"left")]});if(e){let s=o-N/2/(t.length-
1);r.push(M(`M${A-5} ${s+5}l10 -4m-10 -2l10 -4`,"cut"))}for(let s=0;s<=n;s+=Math.ceil(n/6))r.push(v(
G(s,n),o+17,s||"input"));return r}function Ht(t,e){if(t.length<2)return[];let n=T+N-4,o=e.map(i=>i.slice(
0,Math.ceil(.6*i.length))),r=[...t.keys()].sort((i,c)=>e[i][0]-e[c][0]),s=0;return r.map((i,c)=>{let[
u,a]=[Math.min(...o[i]),Math.max(...o[i])],p=Math.max(a,s)+j,d=Math.max(Math.min(u-6,n),s+j);return s=
c&&p<=n?p:d,v(A+8,s,Ct[t[i]],"label")})}function Dt([t],e,n){if(!t)return[];let[o,r]=[t.length-1,t.at(
-1)];if(!e.every(c=>Math.abs(c[o]-r)>j)||o<.75*n)return[];let i=r<T+j?r+j:r-5;return[v(Number(G(o,n))-
4,i,"before","label end ghost")]}function Bt([t,e,n],o,r,s){let{layers:i}=o,c=e[0]!=="noise",u=Math.
max(...e.flatMap(h=>o[h])),a=Math.max(1,Math.ceil(c?Math.log10(u):u)),p=c?[a,...jt]:Nt.map(h=>h*a),d=h=>e.
map(m=>h[m].slice(0,Math.min(h.layers,i)+1).map($=>mt(c?Math.log10($):$,p))),g=(h,m)=>h.map(($,E)=>{
let k=$.map((bt,xt)=>`${G(xt,i)} ${bt.toFixed(2)}`);return M(`M${k.join("L")}`,`${m} ${e[E]}`)}),[x,
w]=[d(o),r?d(r):[]],S=[...Kt(p,c,i),...e[0]==="spread"?[v(A+8,T+N-5,Lt,"label")]:[],...g(w,"ghost"),
...Dt(w,x,i),...g(x,"curve"),...Ht(e,x)],f=`${D(o,0,e)}; ${D(o,i,e)}`,b=W(t,ht.join(" "),f,S);b.firstElementChild?.
append(" ",l("strong",{},n(o)));let y=b.lastElementChild;return b.addEventListener("pointermove",({clientX:h})=>{
let{left:m,width:$}=y.getBoundingClientRect(),E=((h-m)/$*ht[0]-A)/q,k=Math.round(Math.min(Math.max(E,
0),1)*i);s(D(o,k,e))}),b}function Ft({order:t,residual:e,layers:n,spread:o}){let r=o[n],s=r<1e-6?"ar\
e one vector":r<.05?"are nearly one vector":"stay apart";return`After ${n} ${n===1?"layer":"layers"}\
, ${t} ${e?"with":"without"} the residual, the tokens ${s}.`}function Ut(t,e){let n=[...t.spread.keys()],
o=(i,c)=>({text:L(t[c][i]),say:D(t,i,[c])}),r=Object.keys(_),s=n.map(i=>r.map(c=>o(i,c)));return ut(
{title:"By layer",rows:n,columns:Object.values(_),cells:s,look:e})}function Wt({model:t,el:e}){let n=t.
get("table"),{order:o,layers:r}=t.get("choices"),s={order:P(o),residual:it,layers:P(r)},i=ct(t,e,s),
c=m=>$=>rt(t,{[m]:$}),u={layers:et("Layers","n_layers",r,c("layers")),residual:nt("Add the residual",
c("residual"))},a=st("verdict"),d=l("div",{class:"wires",role:"group","aria-label":"Order"}),g=l("di\
v",{class:"charts"}),x=l("summary",{},"The curves, as a table"),w=l("details",{},x),S=Z(),f=m=>{S.textContent=
m};g.addEventListener("pointerleave",()=>f("")),z(e,"norm-order","Norm order",d,X(...Object.values(u)),
a,g,w,S,i.node);let[b,y]=[];function h(){for(let[E,{show:k}]of Object.entries(u))k(t.get(E));let m=n?
dt(n,E=>t.get(E)):t.get("facts");b&&b!==m&&(y=b),b=m;let $=d.contains(document.activeElement);d.replaceChildren(
...ft(At,m,c("order"))),$&&d.querySelector("[aria-pressed=true]")?.focus(),g.replaceChildren(...kt.map(
E=>Bt(E,m,y,f)),It(m)),w.replaceChildren(x,Ut(m,f)),f(""),a.textContent=Ft(m),i.show()}return ot(t,[
...Object.keys(s),"facts"],h)}var gt={render:Wt};widget=gt;})();
export default widget;
