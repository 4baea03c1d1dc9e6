let widget;
(()=>{function c(t,e={},...n){return rt(document.createElement(t),e,n)}function rt(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function U(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(c("div",r,...o))}var M=(...t)=>c(
"div",{class:"controls"},...t.map(({node:e})=>e)),W=()=>c("p",{class:"pointed","aria-hidden":"true"});function q(t,e,n,o){let r=(d,m,p)=>p.map(i=>i instanceof HTMLTableCellElement?i:c(d,m,i)),s=[...r("t\
d",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],l=o.map(d=>{let m=r("th",{scope:"row"},d.slice(
0,1));return c("tr",{},...m,...r("td",{},d.slice(1)))}),u=e?[c("caption",{},e)]:[],f=c("thead",{},c(
"tr",{},...s));return c("table",t,...u,f,c("tbody",{},...l))}var $={"data-lm-suppress-shortcuts":"tr\
ue"};function P(t,e,n={}){let o=c("button",{type:"button",...n},t);return o.addEventListener("click",
e),o}function H(t,e){let n=c("input",{type:"checkbox",...$});return n.addEventListener("change",()=>e(n.checked)),
{node:c("div",{class:"control"},c("label",{},n,t)),show(o){n.checked=o}}}function Y(t,e,n){let o=Object.
entries(e).map(([l,u])=>c("option",{value:l},u)),r=`menu-${Math.random()}`,s=c("select",{id:r,...$},
...o);return s.addEventListener("change",()=>n(s.value)),{node:c("div",{class:"control menu"},c("lab\
el",{for:r},t),s),show(l){s.value=l}}}function G(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)
t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}var X=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(
n)]));function T(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function N(t){let e=c(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ct(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var st=1e3,L,F;function ct(t){L?.isConnected||
(L=c("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let e=L;clearTimeout(F),F=
setTimeout(()=>{e.textContent=t},st)}var at=t=>e=>t.find(n=>String(n)===e),K=at([!0,!1]),it=t=>String(t);function Z(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,l=[...document.querySelectorAll(
`[data-widget="${s}"]`)],u=s+(l.indexOf(r)>0?l.indexOf(r)+1:""),f=a=>(o[a]??it)(t.get(a)),d=Object.keys(
n),m=Object.fromEntries(d.map(a=>[a,f(a)])),p=new URLSearchParams(location.search),i=[];for(let[a,g]of Object.
entries(n)){let b=p.get(`${u}.${a}`);if(b===null)continue;let x=g(b);x===void 0?i.push(a):t.set(a,x)}
let h=c("a",{},"Copy link to this setting"),w=c("span",{role:"status"});h.addEventListener("click",async a=>{
if(!(a.ctrlKey||a.metaKey||a.shiftKey)){a.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let y=i.length?` The address has a s\
etting that could not be read, and was left out: ${i.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},h,w,y),show(){let a=new URLSearchParams(location.search);for(let x of d){let k=f(x);k===m[x]?a.
delete(`${u}.${x}`):a.set(`${u}.${x}`,k)}w.textContent="";let g=r.closest("section[id]")?.id,b=a.size?
`?${a}`:location.pathname;h.setAttribute("href",`${b}${g?`#${g}`:""}`)}}}var lt=t=>t.reduce((e,n)=>e*n,1),R=t=>t.reduce((e,n)=>e+n,0),ut=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),S=(t,e)=>R(t.map(([n,o])=>n*lt(o.map(r=>ut(r,e)))));function O(t,e=n=>n){let n=r=>[
...new Set(r)].map(s=>{let l=r.filter(u=>u===s).length;return l===1?e(s):`${e(s)}${"²³"[l-2]}`}),o=([
r,s])=>[...r===1&&s.length?[]:[r],...n(s)].join("·");return t.map(o).join(" + ")}var J=["B","kB","M\
B","GB","TB"];function I(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),J.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${J[e]}`}var Q=t=>!t.matches(".none")&&!t.closest(".unwritten");function V(t,e){let n=()=>e.flat().find(Q)??e[0][0],
o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("keydown",
s=>{let l=s.target,u=e.findIndex(i=>i.includes(l));if(u<0)return;let f=e[u].indexOf(l),[d,m]={ArrowUp:[
u-1,f],ArrowDown:[u+1,f],ArrowLeft:[u,f-1],ArrowRight:[u,f+1],Home:[u,0],End:[u,e[u].length-1]}[s.key]??
[null,null];if(d===null)return;s.preventDefault();let p=e[d]?.[m];!p||getComputedStyle(p).visibility===
"hidden"||(r(p),p.focus())}),()=>{Q(o)||r(n())}}var dt={embedding:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},ft=24,pt=t=>["Encoder","Decoder"].
find(e=>t.startsWith(e))??"embedding",E=t=>`${(100*t).toFixed(1)}%`,mt=(t,e)=>O(t,n=>v(e[n]));function ht(t,e,n,o){
let r=S(e,n),s=`${O(e)} = ${mt(e,n)} = ${v(r)}`;return`${t}: ${s}, ${E(r/o)}.`}function tt(t,{left:e=0,
top:n=0,width:o=1,height:r=1}){for(let[s,l]of Object.entries({left:e,top:n,width:o,height:r}))t.style.
setProperty(s,`${100*l}%`)}function bt(t,e,n,o,r){let s=S(e,n)/o,u=n.tie_embeddings&&t==="Source emb\
edding"?"one matrix, shared":t.replace(/^(En|De)coder: /,""),f=ht(t,e,n,o),d=c("button",{type:"butto\
n",class:"part",tabindex:"-1",...$,"aria-label":`${u} ${E(s)}. ${f}`},c("span",{},u)," ",c("small",{},
E(s))),p=e.some(([,i])=>i.includes("n_layers"))&&n.n_layers<=ft;p&&d.style.setProperty("--layers",String(
n.n_layers)),d.classList.toggle("layered",p);for(let i of["pointerenter","focus","click"])d.addEventListener(
i,()=>r(f));for(let i of["pointerleave","blur"])d.addEventListener(i,()=>r(""));return{node:d,share:s}}
function et(t,e,n,o){let r=Object.entries(t).filter(([,d])=>d.length).map(([d,m])=>({group:pt(d),...bt(
d,m,e,n,o)})),s=0,l=Object.entries(dt).map(([d,m])=>{let p=r.filter(b=>b.group===d),i=R(p.map(({share:b})=>b)),
h=c("span",{},` ${E(i)}`),w=c("div",{class:"head"},m,h),y=0;for(let{node:b,share:x}of p)tt(b,{top:y,
height:x/i}),y+=x/i;let a=c("div",{class:"stack"},...p.map(({node:b})=>b)),g=c("div",{class:"column"},
w,a);return tt(g,{left:s,width:i}),s+=i,g}),f=c("div",{class:"areas",role:"group","aria-label":"Area\
s: the parts of the model, as large as their shares"});return f.append(...l),V(f,[...f.querySelectorAll(
"button")].map(d=>[d])),f}var j={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},D=[...Object.keys(j),"tie_embeddings","norm_first"],
B="Your own",z=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function wt(t,{size:e,heads:n,tied:o}){let r=Object.
keys(j).find(s=>t[s]<1);return r?z(e,{name:r,got:t[r]}):t.d_model%t.n_heads?z(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?z(o,t):""}function gt(t){let e=new Map;for(let[n,o]of Object.values(t).flat()){
let r=o.join(" ");e.set(r,[n+(e.get(r)?.[0]??0),o])}return[...e.values()]}var nt=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function xt(t,e,n,o){let s=c("input",{...{type:"number",
min:1,max:e,step:1},...$}),l=c("span",{},`${j[t]} `,c("code",{},t));s.addEventListener("input",()=>{
let i=nt(e)(s.value.trim());s.setAttribute("aria-invalid",String(i===void 0)),i===void 0?o(`${t} mus\
t be an integer from 1 to ${v(e)}.`):n(i)});let u=1,f=i=>()=>n(Math.min(Math.max(Math.round(u*i),1),
e)),d=P("÷2",f(.5),{"aria-label":`÷2 ${t}`}),m=P("×2",f(2),{"aria-label":`×2 ${t}`}),p=c("label",
{},l,s);return{node:c("div",{class:"control size"},p,d,m),show(i){u=i,(Number(s.value)!==i||s.value===
"")&&(s.value=i),s.setAttribute("aria-invalid","false")}}}function vt(t,e,n,o){let r=S(e,n),s=O(e,f=>v(
n[f])),u=(e.length?[O(e),s]:["none of its own: it is shared"]).map(f=>c("div",{},f));return[t,c("td",
{class:"how"},...u),c("td",{class:"count"},v(r)),c("td",{class:"share"},E(r/o))]}function yt(t,e,n){
let o=Object.entries(t).map(([s,l])=>vt(s,l,e,n));return q({class:"numbers"},"",["Part","Formula, an\
d filled in","Parameters","Share"],o)}function Ot(t,e,n){let o=O(t,r=>v(e[r]));return[c("strong",{},
"All together: "),O(t),c("br"),"= ",o,c("br"),`= ${v(n)}`]}function $t(){let t=c("p",{class:"whole"}),
n=c("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),o=c("div"),r=W(),
s=m=>{r.textContent=m},u=c("p",{class:"hint"},"The larger an area, the more parameters; a stripe is \
a layer. Point at a part."),f=c("summary",{},"Part by part, in numbers, with the formulas"),d=c("det\
ails",{},f,t,n);return{areas:o,legend:u,pointed:r,numbers:d,dim(m){for(let p of[o,d])p.inert=m},show(m,p,i,h){
s(""),o.replaceChildren(et(m,p,i,s)),t.replaceChildren(...Ot(h,p,i)),n.replaceChildren(yt(m,p,i))}}}
var St={tie_embeddings:"One matrix for embeddings and output projection: tie_embeddings",norm_first:"\
Norm first, with a final norm for each stack: norm_first"};function Et(t,e,n,o){let r=l=>[l,xt(l,t[l],
n(l),o)],s=([l,u])=>[l,H(u,e(l))];return Object.fromEntries([...Object.keys(j).map(r),...Object.entries(
St).map(s)])}function kt(t){let e=Object.keys(j).map(n=>[n,nt(t[n])]);return{...Object.fromEntries(e),
tie_embeddings:K,norm_first:K}}function _t({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:s}=t.
get("known"),l=Z(t,e,kt(s)),u=a=>g=>T(t,{[a]:g}),f=Object.fromEntries([...Object.keys(o),B].map(a=>[
a,a])),d=Y("Model",f,a=>{a===B?y():T(t,o[a])}),p=Et(s,u,a=>g=>{u(a)(g),y()},a=>{h.textContent=a,i.textContent=
"",w.dim(!0)}),[i,h]=[N("verdict"),N("error")],w=$t();U(e,"parameter-calculator","Parameter calculat\
or",M(d),h,i,w.areas,w.legend,M(...Object.values(p)),w.numbers,w.pointed,l.node);function y(){let a=X(
t,D),g=([,_])=>D.every(A=>_[A]===a[A]);d.show(Object.entries(o).find(g)?.[0]??B);for(let[_,{show:A}]of Object.
entries(p))A(a[_]);if(h.textContent=wt(a,r),w.dim(!!h.textContent),l.show(),h.textContent){i.textContent=
"";return}let b=_=>_?"True":"False",x=n[`${b(a.tie_embeddings)} ${b(a.norm_first)}`],k=gt(x),C=S(k,a);
i.textContent=`${v(C)} parameters: ${I(4*C)} in float32, and ${I(16*C)} in training, with gradients \
and Adam’s two averages.`,w.show(x,a,C,k)}return G(t,D,y)}var ot={render:_t};widget=ot;})();
export default widget;
