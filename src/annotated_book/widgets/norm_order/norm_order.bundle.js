let widget;
(()=>{function a(t,e={},...n){return Y(document.createElement(t),e,n)}function j(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return Y(o,e,n)}function Y(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function z(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(a("div",r,...o))}var X=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),Z=()=>a("p",{class:"pointed","aria-hidden":"true"}),J=(...t)=>a("d\
iv",{class:"scroller"},...t);function Q(t,e,n,o){let r=(l,h,d)=>d.map(m=>m instanceof HTMLTableCellElement?
m:a(l,h,m)),s=[...r("td",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],i=o.map(l=>{let h=r("\
th",{scope:"row"},l.slice(0,1));return a("tr",{},...h,...r("td",{},l.slice(1)))}),c=e?[a("caption",{},
e)]:[],u=a("thead",{},a("tr",{},...s));return a("table",t,...c,u,a("tbody",{},...i))}var C={"data-lm\
-suppress-shortcuts":"true"};function tt(t,e,n={}){let o=a("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function vt(t,e,n,o){let r=a("input",{type:"range",...n,...C}),s=a("ou\
tput",{"aria-live":"off"}),i=a("span",{},t," ",a("code",{},e));return r.addEventListener("input",()=>o(
Number(r.value))),{node:a("div",{class:"control"},a("label",{},i,r),s),input:r,output:s}}function et(t,e,n,o){let r={min:0,max:n.length-1},s=l=>o(n[l]),{node:i,input:c,output:u}=vt(t,e,r,s);
return{node:i,input:c,show(l,h=String(l)){c.value=String(n.indexOf(l)),c.setAttribute("aria-valuetex\
t",h),u.textContent=h}}}function nt(t,e){let n=a("input",{type:"checkbox",...C});return n.addEventListener(
"change",()=>e(n.checked)),{node:a("div",{class:"control"},a("label",{},n,t)),show(o){n.checked=o}}}function ot(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)
t.off(r,n)}}function rt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function st(t){let e=a(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Et(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var yt=1e3,I,V;function Et(t){I?.isConnected||
(I=a("p",{class:"annotated-voice",role:"status"}),document.body.append(I));let e=I;clearTimeout(V),V=
setTimeout(()=>{e.textContent=t},yt)}var K=t=>e=>t.find(n=>String(n)===e),it=K([!0,!1]),Mt=t=>String(t);function ct(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,i=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(i.indexOf(r)>0?i.indexOf(r)+1:""),u=f=>(o[f]??Mt)(t.get(f)),l=Object.keys(
n),h=Object.fromEntries(l.map(f=>[f,u(f)])),d=new URLSearchParams(location.search),m=[];for(let[f,$]of Object.
entries(n)){let g=d.get(`${c}.${f}`);if(g===null)continue;let v=$(g);v===void 0?m.push(f):t.set(f,v)}
let b=a("a",{},"Copy link to this setting"),w=a("span",{role:"status"});b.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let O=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},b,w,O),show(){let f=new URLSearchParams(location.search);for(let v of l){let p=u(v);p===h[v]?f.
delete(`${c}.${v}`):f.set(`${c}.${v}`,p)}w.textContent="";let $=r.closest("section[id]")?.id,g=f.size?
`?${f}`:location.pathname;b.setAttribute("href",`${g}${$?`#${$}`:""}`)}}}var at=t=>!t.matches(".none")&&!t.closest(".unwritten");function lt(t,e){let n=()=>e.flat().find(at)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let i=s.target,c=e.findIndex(m=>m.includes(i));if(c<0)return;let u=e[c].indexOf(i),[l,h]={
ArrowUp:[c-1,u],ArrowDown:[c+1,u],ArrowLeft:[c,u-1],ArrowRight:[c,u+1],Home:[c,0],End:[c,e[c].length-
1]}[s.key]??[null,null];if(l===null)return;s.preventDefault();let d=e[l]?.[h];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{at(o)||r(n())}}function St({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=a("td",{...r,...C},t);return s.style.setProperty("--w",String(n)),s}function ut({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let i=r.map(d=>d.map(St)),c={class:"grid numbe\
rs",role:"grid"},u=i.map((d,m)=>[n[m],...d]),l=Q(c,t,[e,...o],u),h=({target:d})=>d.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",d=>s(h(d))),l.addEventListener(
"pointerleave",()=>s("")),l.addEventListener("focusin",d=>s(h(d))),l.addEventListener("focusout",()=>s(
"")),lt(l,i),J(l)}var U=t=>t.replaceAll("-","−");function W(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?U(
t.toExponential(0).replace("+","")):U(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var _=t=>Number.isFinite(
t)?U(String(Number(t.toPrecision(7)))):W(t);function dt({choices:t,columns:e,fields:n},o){let r={};for(let[s,i]of Object.entries(n)){let[c,u]=e[i],
l=0;for(let h of c)l=l*t[h].length+t[h].indexOf(o(h));u[l]!==null&&Ot(r,s.split("."),u[l])}return r.
error?{error:r.error}:r}function Ot(t,e,n){let o=e.pop();e.forEach((r,s)=>{t=t[r]??=/^\d+$/.test(e[s+
1]??o)?[]:{}}),t[o]=n}var kt={norm:40,sublayer:62,dropout:58,"+":20},[T,N,pt]=[25,54,6],H=256,E=(t,e,n,o="")=>j("text",{x:t,
y:e,class:o},n),M=(t,e="")=>j("path",{d:t,class:e});function Ct(t){let e=t.indexOf("+"),n=e>=0,o=[],
r=15,s=n?T:N;o.push(M(`M${r} ${s}H${H-28}`,n?"residual":"branch")),n&&([r,s]=[r+5,N],o.push(M(`M${r}\
 ${T}V${N}`,"branch")));for(let[i,c]of t.entries()){let u=kt[c];i===e?(o.push(M(`M${r} ${s}H${r+10}V${T+
12}`,"branch")),o.push(E(r/2+10,14,"residual")),s=T):(s===N&&o.push(M(`M${r} ${s}h${pt}`,"branch")),
r+=pt);let l=j("rect",{x:r,y:s-12,width:u,height:24,rx:i===e?12:4});o.push(l,E(r+u/2,s+4,c)),r+=u}return o.
push(M(`M${H-32} ${s-4}l4 4l-4 4`,"branch"),E(8,(n?T:N)+4,"x"),E(H-13,s+4,"out")),o}function q(t,e,n,o){
let r=j("svg",{viewBox:`0 0 ${e}`,role:"img","aria-label":n},...o);return a("div",{},a("p",{class:"t\
itle"},t),r)}function ft(t,{order:e,residual:n},o){return Object.entries(t).map(([r,s])=>{let i=s.filter(
h=>n||h!=="+"),c=n?"; residual: x → +":"",u=`${r}: x → ${i.join(" → ")} → out${c}`,l=tt("",()=>o(
r),{class:"wire",...C});return l.setAttribute("aria-pressed",String(r===e)),l.append(q(r,`${H} 68`,u,
Ct(i))),l})}var At={"pre-norm":["norm","sublayer","dropout","+"],"post-norm":["sublayer","dropout","+","norm"],"\
dropout last":["sublayer","+","norm","dropout"]},G={spread:"standard deviation",gradient:"gradient",
telling:"telling gradient",noise:"noise"},Lt=[["Standard deviation",["spread"],({spread:t})=>`end: ${D(
t.at(-1))}`],["Gradient",["gradient","telling"],({gradient:t,telling:e})=>`layer 0: ${D(t[0])}, tell\
ing ${D(e[0])}`],["Dropout noise",["noise"],({noise:t})=>`end: ${D(t.at(-1))}`]],jt={gradient:"gradi\
ent",telling:"telling: tells tokens apart"},Tt="all tokens are one vector",[S,k,R,P]=[44,12,282,132],
ht=[340,184],A=15,Nt=[0,-1,-2,-3,-12],Rt=[1,.75,.5,.25,0],Pt="⁰¹²³⁴⁵⁶⁷⁸⁹",It={"→":"\
mark","−":"del","+":"ins"," ":"span"},mt=t=>t>0&&t<=1e-12?"below 1e−12":_(Number(t.toPrecision(2))),
D=t=>mt(t).replace("below 1e−12","<10⁻¹²"),B=(t,e,n)=>`layer ${e}: ${n.map(o=>`${G[o]} ${_(t[o][e])}`).
join(", ")}`;function Kt(t){let e=[...String(Math.abs(t))].map(n=>Pt[n]).join("");return{0:"1",1:"10"}[t]??
`10${t<0?"⁻":""}${e}`}function Ht({code:t,note:e}){let n=t.map(([o,r])=>a(It[o],{},`${o} ${r}
`));return a("div",{},a("code",{class:"lines"},...n),a("p",{class:"hint"},e))}function gt(t,e){let n=e.
findIndex(i=>i<=t),o=n<0?e.length-1:Math.max(n,1),[r,s]=[e[o-1],e[o]];return k+(o-(t-s)/(r-s))/(e.length-
1)*P}var xt=(t,e)=>(S+t/e*R).toFixed(1);function Dt(t,e,n){let[o,r]=[S+R/2,k+P],s=t.flatMap(i=>{let c=gt(
i,t);return[M(`M${S} ${c.toFixed(2)}h${R}`,"rule"),E(40,c+4,e?Kt(i):W(i),"left")]});if(e){let i=k+P*
(1-.5/(t.length-1));s.push(M(`M${S-5} ${i+5}l10 -4m-10 -2l10 -4`,"cut"))}for(let i=0;i<=n;i+=Math.ceil(
n/6))s.push(E(xt(i,n),r+17,i));return[...s,E(o,r+35,"layer (0: the input)")]}function Bt(t,e){if(t.length<
2)return[];let[n,o]=[k+A-3,k+P-4],r=e.map(c=>c.slice(0,Math.ceil(.6*c.length))),s=[...t.keys()].sort(
(c,u)=>e[c][0]-e[u][0]),i=0;return s.map((c,u)=>{let[l,h]=[Math.min(...r[c]),Math.max(...r[c])],d=Math.
max(h,i)+A,m=Math.max(Math.min(l-6,o),n,i&&i+A);return i=u&&d<=o?d:m,E(S+8,i,jt[t[c]],"label")})}function Ft([
t],e){if(!e.every(o=>Math.abs(o-t)>A))return[];let n=t<k+A?t+A:t-5;return[E(S+R-4,n,"before","label \
end ghost")]}function Ut([t,e,n],o,r,s){let{layers:i}=o,c=e[0]!=="noise",u=Math.max(...e.flatMap(p=>o[p])),
l=Math.max(1,Math.ceil(c?Math.log10(u):u)),h=c?[l,...Nt]:Rt.map(p=>p*l),d=p=>e.map(y=>p[y].slice(0,Math.
min(p.layers,i)+1).map(x=>gt(c?Math.log10(x):x,h))),m=(p,y)=>p.map((x,L)=>{let F=x.map((wt,$t)=>`${xt(
$t,i)} ${wt.toFixed(2)}`);return M(`M${F.join("L")}`,`${y} ${e[L]}`)}),b=p=>p.map(y=>y.at(-1)),[w,O]=[
d(o),r?d(r):[]],f=[...Dt(h,c,i),...e[0]==="spread"?[E(S+8,k+P-5,Tt,"label")]:[],...m(O,"ghost"),...r?
Ft(b(O),b(w)):[],...m(w,"curve"),...Bt(e,w)],$=`${B(o,0,e)}; ${B(o,i,e)}`,g=q(t,ht.join(" "),$,f);g.
firstElementChild?.append(" ",a("strong",{},n(o)));let v=g.lastElementChild;return g.addEventListener(
"pointermove",({clientX:p})=>{let{left:y,width:x}=v.getBoundingClientRect(),L=((p-y)/x*ht[0]-S)/R,F=Math.
round(Math.min(Math.max(L,0),1)*i);s(B(o,F,e))}),g}function Wt({order:t,residual:e,layers:n,spread:o}){
let r=o[n],s=r<1e-6?"are one vector":r<.05?"are nearly one vector":"stay apart";return`After ${n} ${n===
1?"layer":"layers"}, ${t} ${e?"with":"without"} the residual, the tokens ${s}.`}function _t(t,e){let n=[
...t.spread.keys()],o=(i,c)=>({text:mt(t[c][i]),say:B(t,i,[c])}),r=Object.keys(G),s=n.map(i=>r.map(c=>o(
i,c)));return ut({title:"By layer",rows:n,columns:Object.values(G),cells:s,look:e})}function qt({model:t,
el:e}){let n=t.get("table"),{order:o,layers:r}=t.get("choices"),s={order:K(o),residual:it,layers:K(r)},
i=ct(t,e,s),c=p=>y=>rt(t,{[p]:y}),u={layers:et("Layers","n_layers",r,c("layers")),residual:nt("Add t\
he residual",c("residual"))},l=st("verdict"),d=a("div",{class:"wires",role:"group","aria-label":"Ord\
er"}),m=a("div",{class:"charts"}),b=a("summary",{},"The curves, as a table"),w=a("details",{},b),O=Z(),
f=p=>{O.textContent=p};m.addEventListener("pointerleave",()=>f("")),z(e,"norm-order","Norm order",d,
X(...Object.values(u)),l,m,w,O,i.node);let[$,g]=[];function v(){for(let[x,{show:L}]of Object.entries(
u))L(t.get(x));let p=n?dt(n,x=>t.get(x)):t.get("facts");$&&$!==p&&(g=$),$=p;let y=d.contains(document.
activeElement);d.replaceChildren(...ft(At,p,c("order"))),y&&d.querySelector("[aria-pressed=true]")?.
focus(),m.replaceChildren(...Lt.map(x=>Ut(x,p,g,f)),Ht(p)),w.replaceChildren(b,_t(p,f)),f(""),l.textContent=
Wt(p),i.show()}return ot(t,[...Object.keys(s),"facts"],v)}var bt={render:qt};widget=bt;})();
export default widget;
