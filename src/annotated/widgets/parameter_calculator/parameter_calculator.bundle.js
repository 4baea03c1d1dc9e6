let widget;
(()=>{function s(t,e={},...n){return ut(document.createElement(t),e,n)}function ut(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function G(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var X=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e)),Z=()=>s("p",{class:"pointed","aria-hidden":"true"});var E={"data-lm-suppress-shortcuts":"true"};function J(t,e){let n=s("input",{type:"checkbox",...E});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function Q(t,e,n){let r=Object.entries(e).map(([c,i])=>s("option",{value:c},i)),o=`menu-${Math.random()}`,
a=s("select",{id:o,...E},...r);return a.addEventListener("change",()=>n(a.value)),{node:s("div",{class:"\
control menu"},s("label",{for:o},t),a),show(c){a.value=c}}}function V(t,e,n){let r=e.map(o=>`change:${o}`);
for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)t.off(o,n)}}var tt=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function K(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}
function I(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ft(e.textContent)}),
r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var dt=1e3,
T,H;function ft(t){T?.isConnected||(T=s("p",{class:"annotated-voice",role:"status"}),document.body.append(
T));let e=T;clearTimeout(H),H=setTimeout(()=>{e.textContent=t},dt)}var pt=t=>e=>t.find(n=>String(n)===e),R=pt([!0,!1]),mt=t=>String(t);function et(t,e,n,r={}){let o=e.
closest("[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,c=[...document.
querySelectorAll(`[data-widget="${a}"]`)],i=a+(c.indexOf(o)>0?c.indexOf(o)+1:""),f=l=>(r[l]??mt)(t.get(
l)),d=Object.keys(n),w=Object.fromEntries(d.map(l=>[l,f(l)])),h=new URLSearchParams(location.search),
p=[];for(let[l,x]of Object.entries(n)){let m=h.get(`${i}.${l}`);if(m===null)continue;let g=x(m);g===
void 0?p.push(l):t.set(l,g)}let b=s("a",{},"Copy link to this setting"),y=s("span",{role:"status"});
b.addEventListener("click",async l=>{if(!(l.ctrlKey||l.metaKey||l.shiftKey)){l.preventDefault(),history.
replaceState(null,"",b.getAttribute("href"));try{await navigator.clipboard.writeText(b.href),y.textContent=
" Copied."}catch{y.textContent=" The address of this page has it now: copy it from there."}}});let _=p.
length?` The address has a setting that could not be read, and was left out: ${p.join(", ")}.`:"";return{
node:s("p",{class:"address"},b,y,_),show(){let l=new URLSearchParams(location.search);for(let g of d){
let L=f(g);L===w[g]?l.delete(`${i}.${g}`):l.set(`${i}.${g}`,L)}y.textContent="";let x=o.closest("sec\
tion[id]")?.id,m=l.size?`?${l}`:location.pathname;b.setAttribute("href",`${m}${x?`#${x}`:""}`)}}}var ht=t=>t.reduce((e,n)=>e*n,1),D=t=>t.reduce((e,n)=>e+n,0),bt=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),S=(t,e)=>D(t.map(([n,r])=>n*ht(r.map(o=>bt(o,e)))));function O(t,e=n=>n){let n=o=>[
...new Set(o)].map(a=>{let c=o.filter(i=>i===a).length;return c===1?e(a):`${e(a)}${"²³"[c-2]}`}),r=([
o,a])=>[...o===1&&a.length?[]:[o],...n(a)].join("·");return t.map(r).join(" + ")}var nt=["B","kB","\
MB","GB","TB"];function B(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),nt.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${nt[e]}`}function ot(t,e){let n=e[0][0];n.tabIndex=0;function r(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let a=o.target,c=e.findIndex(h=>h.includes(a));if(c<0)return;let i=e[c].indexOf(a),[f,
d]={ArrowUp:[c-1,i],ArrowDown:[c+1,i],ArrowLeft:[c,i-1],ArrowRight:[c,i+1],Home:[c,0],End:[c,e[c].length-
1]}[o.key]??[null,null];if(f===null)return;o.preventDefault();let w=e[f]?.[d];!w||getComputedStyle(w).
visibility==="hidden"||(r(w),w.focus())}),()=>{n.closest(".unwritten")&&r(e[0][0])}}var gt={embedding:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},wt=24,xt=t=>["Encoder","Decoder"].
find(e=>t.startsWith(e))??"embedding",k=t=>`${(100*t).toFixed(1)} %`,vt=(t,e)=>O(t,n=>v(e[n]));function yt(t,e,n,r){
let o=S(e,n),a=`${O(e)} = ${vt(e,n)} = ${v(o)}`;return`${t}: ${a}, ${k(o/r)}.`}function rt(t,{left:e=0,
top:n=0,width:r=1,height:o=1}){for(let[a,c]of Object.entries({left:e,top:n,width:r,height:o}))t.style.
setProperty(a,`${100*c}%`)}function Ot(t,e,n,r,o){let a=S(e,n)/r,i=n.tie_embeddings&&t==="Source emb\
edding"?"one matrix, shared":t.replace(/^(En|De)coder: /,""),f=yt(t,e,n,r),d=s("button",{type:"butto\
n",class:"part",tabindex:"-1",...E,"aria-label":`${i} ${k(a)}. ${f}`},s("span",{},i)," ",s("small",{},
k(a))),h=e.some(([,p])=>p.includes("n_layers"))&&n.n_layers<=wt;h&&d.style.setProperty("--layers",String(
n.n_layers)),d.classList.toggle("layered",h);for(let p of["pointerenter","focus","click"])d.addEventListener(
p,()=>o(f));for(let p of["pointerleave","blur"])d.addEventListener(p,()=>o(""));return{node:d,share:a}}
function st(t,e,n,r){let o=Object.entries(t).filter(([,d])=>d.length).map(([d,w])=>({group:xt(d),...Ot(
d,w,e,n,r)})),a=0,c=Object.entries(gt).map(([d,w])=>{let h=o.filter(m=>m.group===d),p=D(h.map(({share:m})=>m)),
b=s("span",{},` ${k(p)}`),y=s("div",{class:"head"},w,b),_=0;for(let{node:m,share:g}of h)rt(m,{top:_,
height:g/p}),_+=g/p;let l=s("div",{class:"stack"},...h.map(({node:m})=>m)),x=s("div",{class:"column"},
y,l);return rt(x,{left:a,width:p}),a+=p,x}),f=s("div",{class:"areas",role:"group","aria-label":"Area\
s: the parts of the model, as large as their shares"});return f.append(...c),ot(f,[...f.querySelectorAll(
"button")].map(d=>[d])),f}var C={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},F=[...Object.keys(C),"tie_embeddings","norm_first"],
U="Your own",z=(t,e)=>t.replace(/\{(\w+)\}/g,(n,r)=>e[r]);function $t(t,{size:e,heads:n,tied:r}){let o=Object.
keys(C).find(a=>t[a]<1);return o?z(e,{name:o,got:t[o]}):t.d_model%t.n_heads?z(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?z(r,t):""}function Et(t){let e=new Map;for(let[n,r]of Object.values(t).flat()){
let o=r.join(" ");e.set(o,[n+(e.get(o)?.[0]??0),r])}return[...e.values()]}var at=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function St(t,e,n,r){let a=s("input",{...{type:"number",
min:1,max:e,step:1},...E}),c=s("span",{},`${C[t]} `,s("code",{},t));return a.addEventListener("input",
()=>{let i=at(e)(a.value.trim());a.setAttribute("aria-invalid",String(i===void 0)),i===void 0?r(`${t}\
 must be a whole number from 1 to ${v(e)}.`):n(i)}),{node:s("div",{class:"control"},s("label",{},c,a)),
show(i){(Number(a.value)!==i||a.value==="")&&(a.value=i),a.setAttribute("aria-invalid","false")}}}function kt(t,e,n,r){
let o=S(e,n),a=O(e,f=>v(n[f])),i=(e.length?[O(e),a]:["none of its own: it is shared"]).map(f=>s("div",
{},f));return s("tr",{},s("th",{scope:"row"},t),s("td",{class:"how"},...i),s("td",{class:"count"},v(
o)),s("td",{class:"share"},k(o/r)))}function _t(t,e,n){let r=Object.entries(t).map(([c,i])=>kt(c,i,e,
n)),a=["Part","Formula, and filled in","Parameters","Share"].map(c=>s("th",{scope:"col"},c));return s(
"table",{class:"numbers"},s("thead",{},s("tr",{},...a)),s("tbody",{},...r))}function jt(t,e,n){let r=O(
t,o=>v(e[o]));return[s("strong",{},"All together: "),O(t),s("br"),"= ",r,s("br"),`= ${v(n)}`]}var At={
tie_embeddings:"One matrix for both embeddings and the generator: tie_embeddings",norm_first:"Norm f\
irst, with a final norm for each stack: norm_first"};function Ct(t,e,n,r){let o=c=>[c,St(c,t[c],n(c),
r)],a=([c,i])=>[c,J(i,e(c))];return Object.fromEntries([...Object.keys(C).map(o),...Object.entries(At).
map(a)])}function Lt(t){let e=Object.keys(C).map(n=>[n,at(t[n])]);return{...Object.fromEntries(e),tie_embeddings:R,
norm_first:R}}function Pt({model:t,el:e}){let{parts:n,presets:r,refusals:o,most:a}=t.get("known"),c=et(
t,e,Lt(a)),i=u=>j=>K(t,{[u]:j}),f=Object.fromEntries([...Object.keys(r),U].map(u=>[u,u])),d=Q("Model",
f,u=>{u===U?M():K(t,r[u])}),h=Ct(a,i,u=>j=>{i(u)(j),M()},u=>{b.textContent=u}),[p,b]=[I("verdict"),I(
"error")],y=s("p",{class:"whole"}),l=s("div",{class:"scroller",...{tabindex:"0",role:"region","aria-\
label":"The parts"}}),x=s("div"),m=Z(),g=u=>{m.textContent=u},L=s("summary",{},"Part by part, in num\
bers, with the formulas"),it=s("details",{},L,y,l),lt=s("p",{class:"hint"},"Areas are as numbers of \
parameters; a stripe is a layer. Point at a part."),W=s("div",{class:"result"},x,lt,m,it);G(e,"param\
eter-calculator","Parameter calculator",X(d,...Object.values(h)),b,p,W,c.node);function M(){let u=tt(
t,F),j=([,A])=>F.every(P=>A[P]===u[P]);d.show(Object.entries(r).find(j)?.[0]??U);for(let[A,{show:P}]of Object.
entries(h))P(u[A]);if(b.textContent=$t(u,o),W.inert=!!b.textContent,c.show(),b.textContent){p.textContent=
"";return}let q=A=>A?"True":"False",N=n[`${q(u.tie_embeddings)} ${q(u.norm_first)}`],Y=Et(N),$=S(Y,u);
p.textContent=`${v($)} parameters: ${B(4*$)} in float32, and ${B(16*$)} in training, with gradients \
and Adam’s two averages.`,g(""),x.replaceChildren(st(N,u,$,g)),y.replaceChildren(...jt(Y,u,$)),l.replaceChildren(
_t(N,u,$))}return V(t,F,M)}var ct={render:Pt};widget=ct;})();
export default widget;
