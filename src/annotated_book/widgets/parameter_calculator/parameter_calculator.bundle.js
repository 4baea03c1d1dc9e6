let widget;
(()=>{function s(t,e={},...n){return et(document.createElement(t),e,n)}function et(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function F(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var U=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e)),z=()=>s("p",{class:"pointed","aria-hidden":"true"});var $={"data-lm-suppress-shortcuts":"true"};function W(t,e){let n=s("input",{type:"checkbox",...$});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function q(t,e,n){let r=Object.entries(e).map(([c,l])=>s("option",{value:c},l)),o=`menu-${Math.random()}`,
a=s("select",{id:o,...$},...r);return a.addEventListener("change",()=>n(a.value)),{node:s("div",{class:"\
control menu"},s("label",{for:o},t),a),show(c){a.value=c}}}function Y(t,e,n){let r=e.map(o=>`change:${o}`);
for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)t.off(o,n)}}var H=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function P(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}
function T(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ot(e.textContent)}),
r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var nt=1e3,
L,B;function ot(t){L?.isConnected||(L=s("p",{class:"annotated-voice",role:"status"}),document.body.append(
L));let e=L;clearTimeout(B),B=setTimeout(()=>{e.textContent=t},nt)}var rt=t=>e=>t.find(n=>String(n)===e),M=rt([!0,!1]),st=t=>String(t);function G(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],l=a+(c.indexOf(o)>0?c.indexOf(o)+1:""),p=i=>(r[i]??st)(t.get(i)),u=Object.keys(
n),f=Object.fromEntries(u.map(i=>[i,p(i)])),m=new URLSearchParams(location.search),d=[];for(let[i,g]of Object.
entries(n)){let b=m.get(`${l}.${i}`);if(b===null)continue;let w=g(b);w===void 0?d.push(i):t.set(i,w)}
let h=s("a",{},"Copy link to this setting"),x=s("span",{role:"status"});h.addEventListener("click",async i=>{
if(!(i.ctrlKey||i.metaKey||i.shiftKey)){i.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let y=d.length?` The address has a s\
etting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},h,x,y),show(){let i=new URLSearchParams(location.search);for(let w of u){let k=p(w);k===f[w]?i.
delete(`${l}.${w}`):i.set(`${l}.${w}`,k)}x.textContent="";let g=o.closest("section[id]")?.id,b=i.size?
`?${i}`:location.pathname;h.setAttribute("href",`${b}${g?`#${g}`:""}`)}}}var at=t=>t.reduce((e,n)=>e*n,1),N=t=>t.reduce((e,n)=>e+n,0),ct=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),E=(t,e)=>N(t.map(([n,r])=>n*at(r.map(o=>ct(o,e)))));function O(t,e=n=>n){let n=o=>[
...new Set(o)].map(a=>{let c=o.filter(l=>l===a).length;return c===1?e(a):`${e(a)}${"²³"[c-2]}`}),r=([
o,a])=>[...o===1&&a.length?[]:[o],...n(a)].join("·");return t.map(r).join(" + ")}var X=["B","kB","M\
B","GB","TB"];function K(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),X.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${X[e]}`}function Z(t,e){let n=e[0][0];n.tabIndex=0;function r(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let a=o.target,c=e.findIndex(m=>m.includes(a));if(c<0)return;let l=e[c].indexOf(a),[p,
u]={ArrowUp:[c-1,l],ArrowDown:[c+1,l],ArrowLeft:[c,l-1],ArrowRight:[c,l+1],Home:[c,0],End:[c,e[c].length-
1]}[o.key]??[null,null];if(p===null)return;o.preventDefault();let f=e[p]?.[u];!f||getComputedStyle(f).
visibility==="hidden"||(r(f),f.focus())}),()=>{n.closest(".unwritten")&&r(e[0][0])}}var it={embedding:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},lt=24,ut=t=>["Encoder","Decoder"].
find(e=>t.startsWith(e))??"embedding",S=t=>`${(100*t).toFixed(1)}%`,dt=(t,e)=>O(t,n=>v(e[n]));function pt(t,e,n,r){
let o=E(e,n),a=`${O(e)} = ${dt(e,n)} = ${v(o)}`;return`${t}: ${a}, ${S(o/r)}.`}function J(t,{left:e=0,
top:n=0,width:r=1,height:o=1}){for(let[a,c]of Object.entries({left:e,top:n,width:r,height:o}))t.style.
setProperty(a,`${100*c}%`)}function ft(t,e,n,r,o){let a=E(e,n)/r,l=n.tie_embeddings&&t==="Source emb\
edding"?"one matrix, shared":t.replace(/^(En|De)coder: /,""),p=pt(t,e,n,r),u=s("button",{type:"butto\
n",class:"part",tabindex:"-1",...$,"aria-label":`${l} ${S(a)}. ${p}`},s("span",{},l)," ",s("small",{},
S(a))),m=e.some(([,d])=>d.includes("n_layers"))&&n.n_layers<=lt;m&&u.style.setProperty("--layers",String(
n.n_layers)),u.classList.toggle("layered",m);for(let d of["pointerenter","focus","click"])u.addEventListener(
d,()=>o(p));for(let d of["pointerleave","blur"])u.addEventListener(d,()=>o(""));return{node:u,share:a}}
function Q(t,e,n,r){let o=Object.entries(t).filter(([,u])=>u.length).map(([u,f])=>({group:ut(u),...ft(
u,f,e,n,r)})),a=0,c=Object.entries(it).map(([u,f])=>{let m=o.filter(b=>b.group===u),d=N(m.map(({share:b})=>b)),
h=s("span",{},` ${S(d)}`),x=s("div",{class:"head"},f,h),y=0;for(let{node:b,share:w}of m)J(b,{top:y,height:w/
d}),y+=w/d;let i=s("div",{class:"stack"},...m.map(({node:b})=>b)),g=s("div",{class:"column"},x,i);return J(
g,{left:a,width:d}),a+=d,g}),p=s("div",{class:"areas",role:"group","aria-label":"Areas: the parts of\
 the model, as large as their shares"});return p.append(...c),Z(p,[...p.querySelectorAll("button")].
map(u=>[u])),p}var j={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},R=[...Object.keys(j),"tie_embeddings","norm_first"],
I="Your own",D=(t,e)=>t.replace(/\{(\w+)\}/g,(n,r)=>e[r]);function mt(t,{size:e,heads:n,tied:r}){let o=Object.
keys(j).find(a=>t[a]<1);return o?D(e,{name:o,got:t[o]}):t.d_model%t.n_heads?D(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?D(r,t):""}function ht(t){let e=new Map;for(let[n,r]of Object.values(t).flat()){
let o=r.join(" ");e.set(o,[n+(e.get(o)?.[0]??0),r])}return[...e.values()]}var V=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function bt(t,e,n,r){let a=s("input",{...{type:"number",
min:1,max:e,step:1},...$}),c=s("span",{},`${j[t]} `,s("code",{},t));return a.addEventListener("input",
()=>{let l=V(e)(a.value.trim());a.setAttribute("aria-invalid",String(l===void 0)),l===void 0?r(`${t}\
 must be an integer from 1 to ${v(e)}.`):n(l)}),{node:s("div",{class:"control"},s("label",{},c,a)),show(l){
(Number(a.value)!==l||a.value==="")&&(a.value=l),a.setAttribute("aria-invalid","false")}}}function gt(t,e,n,r){
let o=E(e,n),a=O(e,p=>v(n[p])),l=(e.length?[O(e),a]:["none of its own: it is shared"]).map(p=>s("div",
{},p));return s("tr",{},s("th",{scope:"row"},t),s("td",{class:"how"},...l),s("td",{class:"count"},v(
o)),s("td",{class:"share"},S(o/r)))}function wt(t,e,n){let r=Object.entries(t).map(([c,l])=>gt(c,l,e,
n)),a=["Part","Formula, and filled in","Parameters","Share"].map(c=>s("th",{scope:"col"},c));return s(
"table",{class:"numbers"},s("thead",{},s("tr",{},...a)),s("tbody",{},...r))}function xt(t,e,n){let r=O(
t,o=>v(e[o]));return[s("strong",{},"All together: "),O(t),s("br"),"= ",r,s("br"),`= ${v(n)}`]}function vt(){
let t=s("p",{class:"whole"}),n=s("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"\
The parts"}}),r=s("div"),o=z(),a=f=>{o.textContent=f},l=s("p",{class:"hint"},"Areas are as numbers o\
f parameters; a stripe is a layer. Point at a part."),p=s("summary",{},"Part by part, in numbers, wi\
th the formulas"),u=s("details",{},p,t,n);return{node:s("div",{class:"result"},r,l,o,u),show(f,m,d,h){
a(""),r.replaceChildren(Q(f,m,d,a)),t.replaceChildren(...xt(h,m,d)),n.replaceChildren(wt(f,m,d))}}}var yt={
tie_embeddings:"One matrix for embeddings and output projection: tie_embeddings",norm_first:"Norm fi\
rst, with a final norm for each stack: norm_first"};function Ot(t,e,n,r){let o=c=>[c,bt(c,t[c],n(c),
r)],a=([c,l])=>[c,W(l,e(c))];return Object.fromEntries([...Object.keys(j).map(o),...Object.entries(yt).
map(a)])}function $t(t){let e=Object.keys(j).map(n=>[n,V(t[n])]);return{...Object.fromEntries(e),tie_embeddings:M,
norm_first:M}}function Et({model:t,el:e}){let{parts:n,presets:r,refusals:o,most:a}=t.get("known"),c=G(
t,e,$t(a)),l=i=>g=>P(t,{[i]:g}),p=Object.fromEntries([...Object.keys(r),I].map(i=>[i,i])),u=q("Model",
p,i=>{i===I?y():P(t,r[i])}),m=Ot(a,l,i=>g=>{l(i)(g),y()},i=>{h.textContent=i,d.textContent="",x.node.
inert=!0}),[d,h]=[T("verdict"),T("error")],x=vt();F(e,"parameter-calculator","Parameter calculator",
U(u,...Object.values(m)),h,d,x.node,c.node);function y(){let i=H(t,R),g=([,_])=>R.every(A=>_[A]===i[A]);
u.show(Object.entries(r).find(g)?.[0]??I);for(let[_,{show:A}]of Object.entries(m))A(i[_]);if(h.textContent=
mt(i,o),x.node.inert=!!h.textContent,c.show(),h.textContent){d.textContent="";return}let b=_=>_?"Tru\
e":"False",w=n[`${b(i.tie_embeddings)} ${b(i.norm_first)}`],k=ht(w),C=E(k,i);d.textContent=`${v(C)} \
parameters: ${K(4*C)} in float32, and ${K(16*C)} in training, with gradients and Adam’s two averages\
.`,x.show(w,i,C,k)}return Y(t,R,y)}var tt={render:Et};widget=tt;})();
export default widget;
