let widget;
(()=>{function c(t,e={},...n){return mt(document.createElement(t),e,n)}function mt(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function Q(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(c("div",r,...o))}var B=(...t)=>c(
"div",{class:"controls"},...t.map(({node:e})=>e)),X=()=>c("p",{class:"pointed","aria-hidden":"true"});function Z(t,e,n,o){let r=(u,f,l)=>l.map(p=>p instanceof HTMLTableCellElement?p:c(u,f,p)),s=[...r("t\
d",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(u=>{let f=r("th",{scope:"row"},u.slice(
0,1));return c("tr",{},...f,...r("td",{},u.slice(1)))}),i=e?[c("caption",{},e)]:[],m=c("thead",{},c(
"tr",{},...s));return c("table",t,...i,m,c("tbody",{},...a))}var j={"data-lm-suppress-shortcuts":"tr\
ue"};function K(t,e,n={}){let o=c("button",{type:"button",...n},t);return o.addEventListener("click",
e),o}function J(t,e){let n=c("input",{type:"checkbox",...j});return n.addEventListener("change",()=>e(n.checked)),
{node:c("div",{class:"control"},c("label",{},n,t)),show(o){n.checked=o}}}function V(t,e,n){let o=Object.
entries(e).map(([a,i])=>c("option",{value:a},i)),r=`menu-${Math.random()}`,s=c("select",{id:r,...j},
...o);return s.addEventListener("change",()=>n(s.value)),{node:c("div",{class:"control menu"},c("lab\
el",{for:r},t),s),show(a){s.value=a}}}function tt(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)
t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}var et=(t,e)=>Object.fromEntries(e.map(n=>[n,t.
get(n)]));function D(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function z(t){
let e=c("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&gt(e.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var bt=1e3,N,G;function gt(t){
N?.isConnected||(N=c("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(
G),G=setTimeout(()=>{e.textContent=t},bt)}var wt=t=>e=>t.find(n=>String(n)===e),nt=wt([!0,!1]),xt=t=>String(t);function ot(t,e,n,o={}){let r=e.
closest("[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,a=[...document.
querySelectorAll(`[data-widget="${s}"]`)],i=s+(a.indexOf(r)>0?a.indexOf(r)+1:""),m=d=>(o[d]??xt)(t.get(
d)),u=Object.keys(n),f=Object.fromEntries(u.map(d=>[d,m(d)])),l=new URLSearchParams(location.search),
p=[];for(let[d,g]of Object.entries(n)){let v=l.get(`${i}.${d}`);if(v===null)continue;let y=g(v);y===
void 0?p.push(d):t.set(d,y)}let x=c("a",{},"Copy link to this setting"),b=c("span",{role:"status"});
x.addEventListener("click",async d=>{if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.
replaceState(null,"",x.getAttribute("href"));try{await navigator.clipboard.writeText(x.href),b.textContent=
" Copied."}catch{b.textContent=" The address of this page has it now: copy it from there."}}});let $=p.
length?` The address has a setting that could not be read, and was left out: ${p.join(", ")}.`:"";return{
node:c("p",{class:"address"},x,b,$),show(){let d=new URLSearchParams(location.search);for(let y of u){
let h=m(y);h===f[y]?d.delete(`${i}.${y}`):d.set(`${i}.${y}`,h)}b.textContent="";let g=r.closest("sec\
tion[id]")?.id,v=d.size?`?${d}`:location.pathname;x.setAttribute("href",`${v}${g?`#${g}`:""}`)}}}var vt=t=>t.reduce((e,n)=>e*n,1),F=t=>t.reduce((e,n)=>e+n,0),yt=(t,e)=>typeof t=="number"?t:e[t],k=t=>t.
toLocaleString("en-US"),C=(t,e)=>F(t.map(([n,o])=>n*vt(o.map(r=>yt(r,e)))));function _(t,e=n=>n){let n=r=>[
...new Set(r)].map(s=>{let a=r.filter(i=>i===s).length;return a===1?e(s):`${e(s)}${"²³"[a-2]}`}),o=([
r,s])=>[...r===1&&s.length?[]:[r],...n(s)].join("·");return t.map(o).join(" + ")}var rt=["B","kB","\
MB","GB","TB"];function U(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),rt.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${rt[e]}`}var st=t=>!t.matches(".none")&&!t.closest(".unwritten");function ct(t,e){let n=()=>e.flat().find(st)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let a=s.target,i=e.findIndex(p=>p.includes(a));if(i<0)return;let m=e[i].indexOf(a),[u,f]={
ArrowUp:[i-1,m],ArrowDown:[i+1,m],ArrowLeft:[i,m-1],ArrowRight:[i,m+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(u===null)return;s.preventDefault();let l=e[u]?.[f];!l||getComputedStyle(l).
visibility==="hidden"||(r(l),l.focus())}),()=>{st(o)||r(n())}}var W=["Embeddings","Encoder","Decoder"],$t=/^(En|De)coder: | (embedding|projection)$/,Ot=24,St=t=>W.
find(e=>t.startsWith(e))??W[0],E=t=>t&&t<5e-4?"<0.1%":`${(100*t).toFixed(1)}%`,I=(t,e)=>_(t,n=>k(e[n]));
function kt(t,e,n,o){let r=`${_(e)} = ${I(e,n)}`;return`${t}: ${r} = ${k(C(e,n))}, ${E(o)}.`}var it={
embeddings:"embeddings, output",attention:"attention","feed-forward":"feed-forward",norms:"norms"},lt=t=>Object.
keys(it).find(e=>t.includes(e))??"embeddings";function Et(t,e){for(let[n,o]of Object.entries(e))t.style.
setProperty(n,`${100*o}%`)}function jt(t,e){let[n,o]=[c("span"),c("small")],r=`part none ${lt(t)}`,s="",
a=()=>e(s),i=K("",a,{class:r,tabindex:"-1",...j});i.append(n," ",o);for(let u of["pointerenter","foc\
us"])i.addEventListener(u,a);for(let u of["pointerleave","blur"])i.addEventListener(u,()=>e(""));function m(u,f,l){
let p=C(u,f)/l;i.classList.toggle("none",!u.length),u.length||i.remove();let b=f.tie_embeddings&&t===
"Source embedding"?"one matrix, shared":t.replace($t,"");s=kt(t,u,f,p),i.setAttribute("aria-label",`${b}\
 ${E(p)}. ${s}`),n.textContent=b,o.textContent=E(p);let d=u.some(([,g])=>g.includes("n_layers"))&&f.
n_layers<=Ot;return i.style.setProperty("--layers",String(d?f.n_layers:1)),i.classList.toggle("layer\
ed",d),p}return{node:i,name:t,show:m,share:0}}var at=t=>F(t.map(({share:e})=>e));function dt(t,e){let n=t.
map(b=>jt(b,e)),o=c("p",{class:"heads"}),r=c("p",{class:"kinds"}),s="Areas: the parts of the model, \
as large as their shares",a=c("div",{class:"stage"}),m=c("div",{class:"areas",role:"group","aria-lab\
el":s},o,a,r),u=n.map(b=>[b.node]),f=ct(m,u),l;function p(b,$){let d=at(b),g=0;for(let{node:v,share:y}of b)
Et(v,{left:$,top:g,width:d,height:y/d}),g+=y/d,v.isConnected||(l?l.after(v):a.prepend(v)),l=v;return d}
let x=(b,$,d="")=>{let g=c("small",{},` ${E(at($))}`);return c("span",{class:d},b,g)};return{node:m,
show(b,$,d){for(let w of n)w.share=w.show(b[w.name],$,d);let g=n.filter(w=>!w.node.matches(".none")),
v=0;l=void 0,o.replaceChildren(),u.length=0;for(let w of W){let O=g.filter(({name:S})=>St(S)===w),A=p(
O,v),L=x(w,O);L.style.setProperty("flex-grow",String(A)),o.append(L),u.push(...O.map(S=>[S.node])),v+=
A}let y=w=>g.filter(({name:O})=>lt(O)===w),h=Object.entries(it).map(([w,O])=>x(O,y(w),w));r.replaceChildren(
...h),f()}}}var P={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},ft={tie_embeddings:"One matrix for embeddings and \
output projection: tie_embeddings",norm_first:"Norm first, with a final norm for each stack: norm_fi\
rst"},M=Object.keys({...P,...ft}),ut="Your own",H=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function Ct(t,{
size:e,heads:n,tied:o}){let r=Object.keys(P).find(s=>t[s]<1);return r?H(e,{name:r,got:t[r]}):t.d_model%
t.n_heads?H(n,t):t.tie_embeddings&&t.src_vocab!==t.tgt_vocab?H(o,t):""}function _t(t){let e={};for(let[
n,o]of Object.values(t).flat()){let r=o.join(" ");e[r]??=[0,o],e[r][0]+=n}return Object.values(e)}var pt=t=>e=>{
let n=/^\d{1,8}$/.test(e)?Number(e):NaN;return n<=t?n:void 0};function At(t,e,n,o){let s=c("input",{
...{type:"number",min:1,max:e,step:1},...j}),a=c("span",{},`${P[t]} `,c("code",{},t));s.addEventListener(
"input",()=>{let l=pt(e)(s.value.trim());s.setAttribute("aria-invalid",String(l===void 0)),l===void 0?
o(`${t} must be an integer from 1 to ${k(e)}.`):n(l)});let i=1,m=l=>()=>n(Math.min(Math.max(Math.round(
i*l),1),e)),u=Object.entries({"÷2":.5,"×2":2}).map(([l,p])=>K(l,m(p),{"aria-label":`${l} ${t}`})),
f=c("label",{},a,s);return{node:c("div",{class:"control size"},f,...u),show(l){i=l,(Number(s.value)!==
l||s.value==="")&&(s.value=l),s.setAttribute("aria-invalid","false")}}}function Lt(t,e,n,o){let r=C(
e,n),a=(e.length?[_(e),I(e,n)]:["none of its own: it is shared"]).map(i=>c("div",{},i));return[t,c("\
td",{class:"how"},...a),c("td",{class:"count"},k(r)),c("td",{class:"share"},E(r/o))]}function Mt(t,e,n){
let o=Object.entries(t).map(([s,a])=>Lt(s,a,e,n));return Z({class:"numbers"},"",["Part","Formula, an\
d filled in","Parameters","Share"],o)}var Pt=(t,e,n)=>[c("strong",{},"All together: "),_(t),c("br"),
`= ${I(t,e)}`,c("br"),`= ${k(n)}`];function Tt(t){let e=c("p",{class:"whole"}),o=c("div",{class:"scr\
oller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),r=X(),s=l=>{r.textContent=l},a=dt(
t,s),m=c("p",{class:"hint"},"The larger an area, the more parameters; a stripe is a layer. Point at \
a part."),u=c("summary",{},"Part by part, in numbers, with the formulas"),f=c("details",{},u,e,o);return{
areas:a.node,legend:m,pointed:r,numbers:f,dim(l){for(let p of[a.node,f])p.inert=l},show(l,p,x,b){s(""),
a.show(l,p,x),e.replaceChildren(...Pt(b,p,x)),o.replaceChildren(Mt(l,p,x))}}}var Y=t=>t?"True":"Fals\
e";function Nt(t,e,n,o){let r=M.filter(f=>t[f]!==e[f]);if(!r.length)return"";let s=f=>f===!!f?Y(f):k(
f),[a,i]=r,m=i?"Against the model before":`${a}: ${s(t[a])} → ${s(e[a])}`;if(o===n)return`${m}. No\
 change: ±0 parameters`;let u=`${k(Math.abs(o-n))} (${E(Math.abs(o/n-1))})`;return`${m}. ${o>n?"▲ +":
"▼ −"}${u}`}function Kt(t,e,n,o){let r=a=>[a,At(a,t[a],n(a),o)],s=([a,i])=>[a,J(i,e(a))];return Object.
fromEntries([...Object.keys(P).map(r),...Object.entries(ft).map(s)])}var It=t=>Object.fromEntries(M.
map(e=>[e,e in P?pt(t[e]):nt]));function Rt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:s}=t.
get("known"),a=ot(t,e,It(s)),i=h=>w=>D(t,{[h]:w}),m=Object.fromEntries([...Object.keys(o),ut].map(h=>[
h,h])),u=V("Model",m,h=>{v=!0,D(t,o[h]??{}),v=!1,y()}),f=h=>w=>{i(h)(w),y()},l=h=>{b.textContent=h,h&&
(x.textContent=""),$.dim(!!h)},p=Kt(s,i,f,l),[x,b]=[z("verdict"),z("error")],$=Tt(Object.keys(Object.
values(n)[0])),d=c("p",{class:"change"}),[g,v]=[];Q(e,"parameter-calculator","Parameter calculator",
B(u),b,x,d,$.areas,$.pointed,$.legend,B(...Object.values(p)),$.numbers,a.node);function y(){if(v)return;
let h=et(t,M),w=([,R])=>M.every(T=>R[T]===h[T]);u.show(Object.entries(o).find(w)?.[0]??ut);for(let[R,
{show:T}]of Object.entries(p))T(h[R]);let O=Ct(h,r);if(l(O),a.show(),O)return;let A=n[`${Y(h.tie_embeddings)}\
 ${Y(h.norm_first)}`],L=_t(A),S=C(L,h);x.replaceChildren(c("strong",{},k(S)),` parameters: ${U(4*S)}\
 in float32, ${U(16*S)} in training, with gradients and Adam’s two averages.`);let q=g&&Nt(g.settings,
h,g.total,S);q&&(d.textContent=q),g={settings:h,total:S},$.show(A,h,S,L)}return tt(t,M,y)}var ht={render:Rt};widget=ht;})();
export default widget;
