let widget;
(()=>{function a(t,e={},...n){return nt(document.createElement(t),e,n)}function nt(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function F(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(a("div",o,...r))}var U=(...t)=>a(
"div",{class:"controls"},...t.map(({node:e})=>e)),z=()=>a("p",{class:"pointed","aria-hidden":"true"});var $={"data-lm-suppress-shortcuts":"true"};function W(t,e){let n=a("input",{type:"checkbox",...$});return n.addEventListener("change",()=>e(n.checked)),
{node:a("div",{class:"control"},a("label",{},n,t)),show(r){n.checked=r}}}function q(t,e,n){let r=Object.entries(e).map(([l,i])=>a("option",{value:l},i)),o=`menu-${Math.random()}`,
s=a("select",{id:o,...$},...r);return s.addEventListener("change",()=>n(s.value)),{node:a("div",{class:"\
control menu"},a("label",{for:o},t),s),show(l){s.value=l}}}function Y(t,e,n){let r=e.map(o=>`change:${o}`);
for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)t.off(o,n)}}var H=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function P(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}
function T(t){let e=a("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&rt(e.textContent)}),
r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var ot=1e3,
L,B;function rt(t){L?.isConnected||(L=a("p",{class:"annotated-voice",role:"status"}),document.body.append(
L));let e=L;clearTimeout(B),B=setTimeout(()=>{e.textContent=t},ot)}var st=t=>e=>t.find(n=>String(n)===e),M=st([!0,!1]),at=t=>String(t);function G(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:s}=o.dataset,l=[...document.querySelectorAll(
`[data-widget="${s}"]`)],i=s+(l.indexOf(o)>0?l.indexOf(o)+1:""),f=c=>(r[c]??at)(t.get(c)),d=Object.keys(
n),b=Object.fromEntries(d.map(c=>[c,f(c)])),p=new URLSearchParams(location.search),u=[];for(let[c,g]of Object.
entries(n)){let h=p.get(`${i}.${c}`);if(h===null)continue;let w=g(h);w===void 0?u.push(c):t.set(c,w)}
let m=a("a",{},"Copy link to this setting"),x=a("span",{role:"status"});m.addEventListener("click",async c=>{
if(!(c.ctrlKey||c.metaKey||c.shiftKey)){c.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let y=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},m,x,y),show(){let c=new URLSearchParams(location.search);for(let w of d){let k=f(w);k===b[w]?c.
delete(`${i}.${w}`):c.set(`${i}.${w}`,k)}x.textContent="";let g=o.closest("section[id]")?.id,h=c.size?
`?${c}`:location.pathname;m.setAttribute("href",`${h}${g?`#${g}`:""}`)}}}var ct=t=>t.reduce((e,n)=>e*n,1),N=t=>t.reduce((e,n)=>e+n,0),it=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),S=(t,e)=>N(t.map(([n,r])=>n*ct(r.map(o=>it(o,e)))));function O(t,e=n=>n){let n=o=>[
...new Set(o)].map(s=>{let l=o.filter(i=>i===s).length;return l===1?e(s):`${e(s)}${"²³"[l-2]}`}),r=([
o,s])=>[...o===1&&s.length?[]:[o],...n(s)].join("·");return t.map(r).join(" + ")}var X=["B","kB","M\
B","GB","TB"];function K(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),X.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${X[e]}`}var Z=t=>!t.matches(".none")&&!t.closest(".unwritten");function J(t,e){let n=()=>e.flat().find(Z)??e[0][0],
r=n();r.tabIndex=0;function o(s){r.tabIndex=-1,r=s,r.tabIndex=0}return t.addEventListener("keydown",
s=>{let l=s.target,i=e.findIndex(u=>u.includes(l));if(i<0)return;let f=e[i].indexOf(l),[d,b]={ArrowUp:[
i-1,f],ArrowDown:[i+1,f],ArrowLeft:[i,f-1],ArrowRight:[i,f+1],Home:[i,0],End:[i,e[i].length-1]}[s.key]??
[null,null];if(d===null)return;s.preventDefault();let p=e[d]?.[b];!p||getComputedStyle(p).visibility===
"hidden"||(o(p),p.focus())}),()=>{Z(r)||o(n())}}var lt={embedding:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},ut=24,dt=t=>["Encoder","Decoder"].
find(e=>t.startsWith(e))??"embedding",E=t=>`${(100*t).toFixed(1)}%`,ft=(t,e)=>O(t,n=>v(e[n]));function pt(t,e,n,r){
let o=S(e,n),s=`${O(e)} = ${ft(e,n)} = ${v(o)}`;return`${t}: ${s}, ${E(o/r)}.`}function Q(t,{left:e=0,
top:n=0,width:r=1,height:o=1}){for(let[s,l]of Object.entries({left:e,top:n,width:r,height:o}))t.style.
setProperty(s,`${100*l}%`)}function mt(t,e,n,r,o){let s=S(e,n)/r,i=n.tie_embeddings&&t==="Source emb\
edding"?"one matrix, shared":t.replace(/^(En|De)coder: /,""),f=pt(t,e,n,r),d=a("button",{type:"butto\
n",class:"part",tabindex:"-1",...$,"aria-label":`${i} ${E(s)}. ${f}`},a("span",{},i)," ",a("small",{},
E(s))),p=e.some(([,u])=>u.includes("n_layers"))&&n.n_layers<=ut;p&&d.style.setProperty("--layers",String(
n.n_layers)),d.classList.toggle("layered",p);for(let u of["pointerenter","focus","click"])d.addEventListener(
u,()=>o(f));for(let u of["pointerleave","blur"])d.addEventListener(u,()=>o(""));return{node:d,share:s}}
function V(t,e,n,r){let o=Object.entries(t).filter(([,d])=>d.length).map(([d,b])=>({group:dt(d),...mt(
d,b,e,n,r)})),s=0,l=Object.entries(lt).map(([d,b])=>{let p=o.filter(h=>h.group===d),u=N(p.map(({share:h})=>h)),
m=a("span",{},` ${E(u)}`),x=a("div",{class:"head"},b,m),y=0;for(let{node:h,share:w}of p)Q(h,{top:y,height:w/
u}),y+=w/u;let c=a("div",{class:"stack"},...p.map(({node:h})=>h)),g=a("div",{class:"column"},x,c);return Q(
g,{left:s,width:u}),s+=u,g}),f=a("div",{class:"areas",role:"group","aria-label":"Areas: the parts of\
 the model, as large as their shares"});return f.append(...l),J(f,[...f.querySelectorAll("button")].
map(d=>[d])),f}var j={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},R=[...Object.keys(j),"tie_embeddings","norm_first"],
I="Your own",D=(t,e)=>t.replace(/\{(\w+)\}/g,(n,r)=>e[r]);function ht(t,{size:e,heads:n,tied:r}){let o=Object.
keys(j).find(s=>t[s]<1);return o?D(e,{name:o,got:t[o]}):t.d_model%t.n_heads?D(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?D(r,t):""}function bt(t){let e=new Map;for(let[n,r]of Object.values(t).flat()){
let o=r.join(" ");e.set(o,[n+(e.get(o)?.[0]??0),r])}return[...e.values()]}var tt=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function gt(t,e,n,r){let s=a("input",{...{type:"number",
min:1,max:e,step:1},...$}),l=a("span",{},`${j[t]} `,a("code",{},t));return s.addEventListener("input",
()=>{let i=tt(e)(s.value.trim());s.setAttribute("aria-invalid",String(i===void 0)),i===void 0?r(`${t}\
 must be an integer from 1 to ${v(e)}.`):n(i)}),{node:a("div",{class:"control"},a("label",{},l,s)),show(i){
(Number(s.value)!==i||s.value==="")&&(s.value=i),s.setAttribute("aria-invalid","false")}}}function wt(t,e,n,r){
let o=S(e,n),s=O(e,f=>v(n[f])),i=(e.length?[O(e),s]:["none of its own: it is shared"]).map(f=>a("div",
{},f));return a("tr",{},a("th",{scope:"row"},t),a("td",{class:"how"},...i),a("td",{class:"count"},v(
o)),a("td",{class:"share"},E(o/r)))}function xt(t,e,n){let r=Object.entries(t).map(([l,i])=>wt(l,i,e,
n)),s=["Part","Formula, and filled in","Parameters","Share"].map(l=>a("th",{scope:"col"},l));return a(
"table",{class:"numbers"},a("thead",{},a("tr",{},...s)),a("tbody",{},...r))}function vt(t,e,n){let r=O(
t,o=>v(e[o]));return[a("strong",{},"All together: "),O(t),a("br"),"= ",r,a("br"),`= ${v(n)}`]}function yt(){
let t=a("p",{class:"whole"}),n=a("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"\
The parts"}}),r=a("div"),o=z(),s=b=>{o.textContent=b},i=a("p",{class:"hint"},"Areas are as numbers o\
f parameters; a stripe is a layer. Point at a part."),f=a("summary",{},"Part by part, in numbers, wi\
th the formulas"),d=a("details",{},f,t,n);return{node:a("div",{class:"result"},r,i,o,d),show(b,p,u,m){
s(""),r.replaceChildren(V(b,p,u,s)),t.replaceChildren(...vt(m,p,u)),n.replaceChildren(xt(b,p,u))}}}var Ot={
tie_embeddings:"One matrix for embeddings and output projection: tie_embeddings",norm_first:"Norm fi\
rst, with a final norm for each stack: norm_first"};function $t(t,e,n,r){let o=l=>[l,gt(l,t[l],n(l),
r)],s=([l,i])=>[l,W(i,e(l))];return Object.fromEntries([...Object.keys(j).map(o),...Object.entries(Ot).
map(s)])}function St(t){let e=Object.keys(j).map(n=>[n,tt(t[n])]);return{...Object.fromEntries(e),tie_embeddings:M,
norm_first:M}}function Et({model:t,el:e}){let{parts:n,presets:r,refusals:o,most:s}=t.get("known"),l=G(
t,e,St(s)),i=c=>g=>P(t,{[c]:g}),f=Object.fromEntries([...Object.keys(r),I].map(c=>[c,c])),d=q("Model",
f,c=>{c===I?y():P(t,r[c])}),p=$t(s,i,c=>g=>{i(c)(g),y()},c=>{m.textContent=c,u.textContent="",x.node.
inert=!0}),[u,m]=[T("verdict"),T("error")],x=yt();F(e,"parameter-calculator","Parameter calculator",
U(d,...Object.values(p)),m,u,x.node,l.node);function y(){let c=H(t,R),g=([,_])=>R.every(A=>_[A]===c[A]);
d.show(Object.entries(r).find(g)?.[0]??I);for(let[_,{show:A}]of Object.entries(p))A(c[_]);if(m.textContent=
ht(c,o),x.node.inert=!!m.textContent,l.show(),m.textContent){u.textContent="";return}let h=_=>_?"Tru\
e":"False",w=n[`${h(c.tie_embeddings)} ${h(c.norm_first)}`],k=bt(w),C=S(k,c);u.textContent=`${v(C)} \
parameters: ${K(4*C)} in float32, and ${K(16*C)} in training, with gradients and Adam’s two averages\
.`,x.show(w,c,C,k)}return Y(t,R,y)}var et={render:Et};widget=et;})();
export default widget;
