let widget;
(()=>{var R=(t,e)=>Object.fromEntries(t.map(n=>[n,e(n)]));function l(t,e={},...n){return Y(document.createElement(t),e,n)}function C(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return Y(o,e,n)}function Y(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function X(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(l("div",r,...o))}var Z=(t,...e)=>l("div",{class:t},
...e);function J(t,e){for(let[n,o]of Object.entries(e))t.style.setProperty(`--${n}`,String(o));return t}var Q=(...t)=>Z(
"controls",...t.map(({node:e})=>e)),tt=()=>l("p",{class:"pointed","aria-hidden":"true"}),et=(...t)=>Z(
"scroller",...t);function nt(t,e,n,o){let r=(a,p,d)=>d.map(g=>g instanceof HTMLTableCellElement?g:l(
a,p,g)),s=[...r("td",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],c=o.map(a=>{let p=r("th",
{scope:"row"},a.slice(0,1));return l("tr",{},...p,...r("td",{},a.slice(1)))}),i=e?[l("caption",{},e)]:
[],u=l("thead",{},l("tr",{},...s));return l("table",t,...i,u,l("tbody",{},...c))}var O={"data-lm-suppress-shortcuts":"true"};function ot(t,e,n={}){let o=l("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function vt(t,e,n,o){let r=l("input",{type:"range",...n,...O}),
s=l("output",{"aria-live":"off"}),c=l("span",{},t," ",l("code",{},e));return r.addEventListener("inp\
ut",()=>o(Number(r.value))),{node:l("div",{class:"control"},l("label",{},c,r),s),input:r,output:s}}function rt(t,e,n,o){let r={min:0,max:n.length-1},s=a=>o(n[a]),{node:c,input:i,output:u}=vt(t,e,r,s);
return{node:c,input:i,show(a,p=String(a)){i.value=String(n.indexOf(a)),i.setAttribute("aria-valuetex\
t",p),u.textContent=p}}}function st(t,e){let n=l("input",{type:"checkbox",...O});return n.addEventListener(
"change",()=>e(n.checked)),{node:l("div",{class:"control"},l("label",{},n,t)),show(o){n.checked=o}}}function Et(t,e){let n=Object.entries(e);for(let[o,r]of n)t.on(`change:${o}`,r);return()=>{for(let[o,
r]of n)t.off(`change:${o}`,r)}}function ct(t,e,n){let o=Et(t,R(e,()=>n));return n(),o}function it(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function at(t){let e=l(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&St(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var Mt=1e3,P,V;function St(t){P?.isConnected||
(P=l("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let e=P;clearTimeout(V),V=
setTimeout(()=>{e.textContent=t},Mt)}var I=t=>e=>t.find(n=>String(n)===e),lt=I([!0,!1]),Ot=t=>String(t);function ut(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,c=[...document.querySelectorAll(
`[data-widget="${s}"]`)],i=s+(c.indexOf(r)>0?c.indexOf(r)+1:""),u=f=>(o[f]??Ot)(t.get(f)),a=Object.keys(
n),p=R(a,u),d=new URLSearchParams(location.search),g=[];for(let[f,x]of Object.entries(n)){let v=d.get(
`${i}.${f}`);if(v===null)continue;let h=x(v);h===void 0?g.push(f):t.set(f,h)}let b=l("a",{},"Copy li\
nk to this setting"),w=l("span",{role:"status"});b.addEventListener("click",async f=>{if(!(f.ctrlKey||
f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",b.getAttribute("href"));try{
await navigator.clipboard.writeText(b.href),w.textContent=" Copied."}catch{w.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let S=g.length?` The address has a setting that\
 could not be read, and was left out: ${g.join(", ")}.`:"";return{node:l("p",{class:"address"},b,w,S),
show(){let f=new URLSearchParams(location.search);for(let h of a){let m=u(h);m===p[h]?f.delete(`${i}\
.${h}`):f.set(`${i}.${h}`,m)}w.textContent="";let x=r.closest("section[id]")?.id,v=f.size?`?${f}`:location.
pathname;b.setAttribute("href",`${v}${x?`#${x}`:""}`)}}}var dt=t=>!t.matches(".none")&&!t.closest(".unwritten");function pt(t,e){let n=()=>e.flat().find(dt)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let c=s.target,i=e.findIndex(g=>g.includes(c));if(i<0)return;let u=e[i].indexOf(c),[a,p]={
ArrowUp:[i-1,u],ArrowDown:[i+1,u],ArrowLeft:[i,u-1],ArrowRight:[i,u+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(a===null)return;s.preventDefault();let d=e[a]?.[p];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{dt(o)||r(n())}}function kt({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")};return J(l("td",{...r,...O},t),{w:n})}function ft({title:t,corner:e="",rows:n,
columns:o,cells:r,look:s}){let c=r.map(d=>d.map(kt)),i={class:"grid numbers",role:"grid"},u=c.map((d,g)=>[
n[g],...d]),a=nt(i,t,[e,...o],u),p=({target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??
"";return a.addEventListener("pointerover",d=>s(p(d))),a.addEventListener("pointerleave",()=>s("")),
a.addEventListener("focusin",d=>s(p(d))),a.addEventListener("focusout",()=>s("")),pt(a,c),et(a)}var B=t=>t.
replaceAll("-","−");function U(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>
0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?B(t.toExponential(0).replace("+",
"")):B(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var W=t=>Number.isFinite(t)?B(String(Number(t.toPrecision(
7)))):U(t);function ht({choices:t,columns:e,fields:n},o){let r={};for(let[s,c]of Object.entries(n)){let[i,u]=e[c],
a=0;for(let p of i)a=a*t[p].length+t[p].indexOf(o(p));u[a]!==null&&At(r,s.split("."),u[a])}return r.
error?{error:r.error}:r}function At(t,e,n){let o=e.pop();e.forEach((r,s)=>{t=t[r]??=/^\d+$/.test(e[s+
1]??o)?[]:{}}),t[o]=n}var Ct={norm:40,sublayer:62,dropout:58,"+":20},[K,H,mt]=[25,54,6],D=256,$=(t,e,n,o="")=>C("text",{x:t,
y:e,class:o},n),M=(t,e="")=>C("path",{d:t,class:e});function Lt(t){let e=t.indexOf("+"),n=e>=0,o=[],
r=n?K:H;o.push(M(`M15 ${r}H${D-28}`,n?"residual":"branch")),n&&o.push(M(`M20 ${K}V${H}`,"branch"));let[
s,c]=[n?20:15,H];for(let[i,u]of t.entries()){let a=Ct[u];i===e?(o.push(M(`M${s} ${c}H${s+10}V${K+12}`,
"branch")),o.push($(s/2+10,14,"residual")),c=K):(c===H&&o.push(M(`M${s} ${c}h${mt}`,"branch")),s+=mt);
let p=i===e?12:4,d=C("rect",{x:s,y:c-12,width:a,height:24,rx:p});o.push(d,$(s+a/2,c+4,u)),s+=a}return o.
push(M(`M${D-32} ${c-4}l4 4l-4 4`,"branch"),$(8,r+4,"x"),$(D-13,c+4,"out")),o}function _(t,e,n,o){let r=C(
"svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return l("div",{},l("p",{class:"title"},t),
r)}function gt(t,{order:e,residual:n},o){return Object.entries(t).map(([r,s])=>{let c=s.filter(p=>n||
p!=="+"),i=n?"; residual: x → +":"",u=`${r}: x → ${c.join(" → ")} → out${i}`,a=ot("",()=>o(r),
{class:"wire",...O});return a.setAttribute("aria-pressed",String(r===e)),a.append(_(r,`${D} 68`,u,Lt(
c))),a})}var jt={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},q={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},Nt=[["Standard deviation by layer",["spread"],({spread:t})=>`\
end: ${L(t.at(-1))}`],["Gradient by layer",["gradient","telling"],({gradient:t,telling:e})=>`layer 0\
: ${L(t[0])}, telling ${L(e[0])}`],["Dropout noise by layer",["noise"],({noise:t})=>`end: ${L(t.at(-1))}`]],
Tt={gradient:"gradient",telling:"telling: tells tokens apart"},Rt="all tokens are one vector",[k,T,G,
N]=[44,12,282,90],xt=[340,126],j=15,Pt=[0,-1,-2,-3,-12],It=[1,.75,.5,.25,0],Kt="⁰¹²³⁴⁵⁶⁷⁸⁹",
Ht={"→":"mark","−":"del","+":"ins"," ":"span"},L=t=>t>0&&t<=1e-12?"<10⁻¹²":W(Number(t.toPrecision(
2))),F=(t,e,n)=>`layer ${e}: ${n.map(o=>`${q[o]} ${W(t[o][e])}`).join(", ")}`;function Dt(t){let e=[
...String(Math.abs(t))].map(n=>Kt[n]).join("");return{0:"1",1:"10"}[t]??`10${t<0?"⁻":""}${e}`}function Ft({
code:t,note:e}){let n=t.map(([o,r])=>l(Ht[o],{},`${o} ${r}
`));return l("div",{},l("code",{class:"lines"},...n),l("p",{class:"hint"},e))}function bt(t,e){let n=e.
findIndex(c=>c<=t),o=n<0?e.length-1:Math.max(n,1),[r,s]=[e[o-1],e[o]];return T+(o-(t-s)/(r-s))/(e.length-
1)*N}var z=(t,e)=>(k+t/e*G).toFixed(1);function Bt(t,e,n){let o=T+N,r=t.flatMap(s=>{let c=bt(s,t);return[
M(`M${k} ${c.toFixed(2)}h${G}`,"rule"),$(40,c+4,e?Dt(s):U(s),"left")]});if(e){let s=o-N/2/(t.length-
1);r.push(M(`M${k-5} ${s+5}l10 -4m-10 -2l10 -4`,"cut"))}for(let s=0;s<=n;s+=Math.ceil(n/6))r.push($(
z(s,n),o+17,s||"input"));return r}function Ut(t,e){if(t.length<2)return[];let n=T+N-4,o=e.map(c=>c.slice(
0,Math.ceil(.6*c.length))),r=[...t.keys()].sort((c,i)=>e[c][0]-e[i][0]),s=0;return r.map((c,i)=>{let[
u,a]=[Math.min(...o[c]),Math.max(...o[c])],p=Math.max(a,s)+j,d=Math.max(Math.min(u-6,n),s+j);return s=
i&&p<=n?p:d,$(k+8,s,Tt[t[c]],"label")})}function Wt([t],e,n){if(!t)return[];let[o,r]=[t.length-1,t.at(
-1)];if(!e.every(i=>Math.abs(i[o]-r)>j)||o<.75*n)return[];let c=r<T+j?r+j:r-5;return[$(Number(z(o,n))-
4,c,"before","label end ghost")]}function _t([t,e,n],o,r,s){let{layers:c}=o,i=e[0]!=="noise",u=Math.
max(...e.flatMap(h=>o[h])),a=Math.max(1,Math.ceil(i?Math.log10(u):u)),p=i?[a,...Pt]:It.map(h=>h*a),d=h=>e.
map(m=>h[m].slice(0,Math.min(h.layers,c)+1).map(y=>bt(i?Math.log10(y):y,p))),g=(h,m)=>h.map((y,E)=>{
let A=y.map((yt,$t)=>`${z($t,c)} ${yt.toFixed(2)}`);return M(`M${A.join("L")}`,`${m} ${e[E]}`)}),[b,
w]=[d(o),r?d(r):[]],S=[...Bt(p,i,c),...e[0]==="spread"?[$(k+8,T+N-5,Rt,"label")]:[],...g(w,"ghost"),
...Wt(w,b,c),...g(b,"curve"),...Ut(e,b)],f=`${F(o,0,e)}; ${F(o,c,e)}`,x=_(t,xt.join(" "),f,S);x.firstElementChild?.
append(" ",l("strong",{},n(o)));let v=x.lastElementChild;return x.addEventListener("pointermove",({clientX:h})=>{
let{left:m,width:y}=v.getBoundingClientRect(),E=((h-m)/y*xt[0]-k)/G,A=Math.round(Math.min(Math.max(E,
0),1)*c);s(F(o,A,e))}),x}function qt({order:t,residual:e,layers:n,spread:o}){let r=o[n],s=r<1e-6?"ar\
e one vector":r<.05?"are nearly one vector":"stay apart";return`After ${n} ${n===1?"layer":"layers"}\
, ${t} ${e?"with":"without"} the residual, the tokens ${s}.`}function Gt(t,e){let n=[...t.spread.keys()],
o=(c,i)=>({text:L(t[i][c]),say:F(t,c,[i])}),r=Object.keys(q),s=n.map(c=>r.map(i=>o(c,i)));return ft(
{title:"By layer",rows:n,columns:Object.values(q),cells:s,look:e})}function zt({model:t,el:e}){let n=t.
get("table"),{order:o,layers:r}=t.get("choices"),s={order:I(o),residual:lt,layers:I(r)},c=ut(t,e,s),
i=m=>y=>it(t,{[m]:y}),u={layers:rt("Layers","n_layers",r,i("layers")),residual:st("Add the residual",
i("residual"))},a=at("verdict"),d=l("div",{class:"wires",role:"group","aria-label":"Order"}),g=l("di\
v",{class:"charts"}),b=l("summary",{},"The curves, as a table"),w=l("details",{},b),S=tt(),f=m=>{S.textContent=
m};g.addEventListener("pointerleave",()=>f("")),X(e,"norm-order","Norm order",d,Q(...Object.values(u)),
a,g,w,S,c.node);let[x,v]=[];function h(){for(let[E,{show:A}]of Object.entries(u))A(t.get(E));let m=n?
ht(n,E=>t.get(E)):t.get("facts");x&&x!==m&&(v=x),x=m;let y=d.contains(document.activeElement);d.replaceChildren(
...gt(jt,m,i("order"))),y&&d.querySelector("[aria-pressed=true]")?.focus(),g.replaceChildren(...Nt.map(
E=>_t(E,m,v,f)),Ft(m)),w.replaceChildren(b,Gt(m,f)),f(""),a.textContent=qt(m),c.show()}return ct(t,[
...Object.keys(s),"facts"],h)}var wt={render:zt};widget=wt;})();
export default widget;
