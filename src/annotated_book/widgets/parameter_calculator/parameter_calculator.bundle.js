let widget;
(()=>{function a(t,e={},...n){return ot(document.createElement(t),e,n)}function ot(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function U(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(a("div",r,...o))}var P=(...t)=>a(
"div",{class:"controls"},...t.map(({node:e})=>e)),W=()=>a("p",{class:"pointed","aria-hidden":"true"});var O={"data-lm-suppress-shortcuts":"true"};function M(t,e,n={}){let o=a("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function q(t,e){let n=a("input",{type:"checkbox",...O});return n.addEventListener("change",()=>e(n.checked)),
{node:a("div",{class:"control"},a("label",{},n,t)),show(o){n.checked=o}}}function Y(t,e,n){let o=Object.entries(e).map(([i,u])=>a("option",{value:i},u)),r=`menu-${Math.random()}`,
s=a("select",{id:r,...O},...o);return s.addEventListener("change",()=>n(s.value)),{node:a("div",{class:"\
control menu"},a("label",{for:r},t),s),show(i){s.value=i}}}function H(t,e,n){let o=e.map(r=>`change:${r}`);
for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}var G=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function T(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}
function N(t){let e=a("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&st(e.textContent)}),
o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var rt=1e3,
L,F;function st(t){L?.isConnected||(L=a("p",{class:"annotated-voice",role:"status"}),document.body.append(
L));let e=L;clearTimeout(F),F=setTimeout(()=>{e.textContent=t},rt)}var at=t=>e=>t.find(n=>String(n)===e),K=at([!0,!1]),ct=t=>String(t);function X(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,i=[...document.querySelectorAll(
`[data-widget="${s}"]`)],u=s+(i.indexOf(r)>0?i.indexOf(r)+1:""),f=c=>(o[c]??ct)(t.get(c)),d=Object.keys(
n),m=Object.fromEntries(d.map(c=>[c,f(c)])),p=new URLSearchParams(location.search),l=[];for(let[c,w]of Object.
entries(n)){let b=p.get(`${u}.${c}`);if(b===null)continue;let x=w(b);x===void 0?l.push(c):t.set(c,x)}
let h=a("a",{},"Copy link to this setting"),g=a("span",{role:"status"});h.addEventListener("click",async c=>{
if(!(c.ctrlKey||c.metaKey||c.shiftKey)){c.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let y=l.length?` The address has a s\
etting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},h,g,y),show(){let c=new URLSearchParams(location.search);for(let x of d){let k=f(x);k===m[x]?c.
delete(`${u}.${x}`):c.set(`${u}.${x}`,k)}g.textContent="";let w=r.closest("section[id]")?.id,b=c.size?
`?${c}`:location.pathname;h.setAttribute("href",`${b}${w?`#${w}`:""}`)}}}var it=t=>t.reduce((e,n)=>e*n,1),R=t=>t.reduce((e,n)=>e+n,0),lt=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),S=(t,e)=>R(t.map(([n,o])=>n*it(o.map(r=>lt(r,e)))));function $(t,e=n=>n){let n=r=>[
...new Set(r)].map(s=>{let i=r.filter(u=>u===s).length;return i===1?e(s):`${e(s)}${"²³"[i-2]}`}),o=([
r,s])=>[...r===1&&s.length?[]:[r],...n(s)].join("·");return t.map(o).join(" + ")}var Z=["B","kB","M\
B","GB","TB"];function I(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),Z.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${Z[e]}`}var J=t=>!t.matches(".none")&&!t.closest(".unwritten");function Q(t,e){let n=()=>e.flat().find(J)??e[0][0],
o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("keydown",
s=>{let i=s.target,u=e.findIndex(l=>l.includes(i));if(u<0)return;let f=e[u].indexOf(i),[d,m]={ArrowUp:[
u-1,f],ArrowDown:[u+1,f],ArrowLeft:[u,f-1],ArrowRight:[u,f+1],Home:[u,0],End:[u,e[u].length-1]}[s.key]??
[null,null];if(d===null)return;s.preventDefault();let p=e[d]?.[m];!p||getComputedStyle(p).visibility===
"hidden"||(r(p),p.focus())}),()=>{J(o)||r(n())}}var ut={embedding:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},dt=24,ft=t=>["Encoder","Decoder"].
find(e=>t.startsWith(e))??"embedding",E=t=>`${(100*t).toFixed(1)}%`,pt=(t,e)=>$(t,n=>v(e[n]));function mt(t,e,n,o){
let r=S(e,n),s=`${$(e)} = ${pt(e,n)} = ${v(r)}`;return`${t}: ${s}, ${E(r/o)}.`}function V(t,{left:e=0,
top:n=0,width:o=1,height:r=1}){for(let[s,i]of Object.entries({left:e,top:n,width:o,height:r}))t.style.
setProperty(s,`${100*i}%`)}function ht(t,e,n,o,r){let s=S(e,n)/o,u=n.tie_embeddings&&t==="Source emb\
edding"?"one matrix, shared":t.replace(/^(En|De)coder: /,""),f=mt(t,e,n,o),d=a("button",{type:"butto\
n",class:"part",tabindex:"-1",...O,"aria-label":`${u} ${E(s)}. ${f}`},a("span",{},u)," ",a("small",{},
E(s))),p=e.some(([,l])=>l.includes("n_layers"))&&n.n_layers<=dt;p&&d.style.setProperty("--layers",String(
n.n_layers)),d.classList.toggle("layered",p);for(let l of["pointerenter","focus","click"])d.addEventListener(
l,()=>r(f));for(let l of["pointerleave","blur"])d.addEventListener(l,()=>r(""));return{node:d,share:s}}
function tt(t,e,n,o){let r=Object.entries(t).filter(([,d])=>d.length).map(([d,m])=>({group:ft(d),...ht(
d,m,e,n,o)})),s=0,i=Object.entries(ut).map(([d,m])=>{let p=r.filter(b=>b.group===d),l=R(p.map(({share:b})=>b)),
h=a("span",{},` ${E(l)}`),g=a("div",{class:"head"},m,h),y=0;for(let{node:b,share:x}of p)V(b,{top:y,height:x/
l}),y+=x/l;let c=a("div",{class:"stack"},...p.map(({node:b})=>b)),w=a("div",{class:"column"},g,c);return V(
w,{left:s,width:l}),s+=l,w}),f=a("div",{class:"areas",role:"group","aria-label":"Areas: the parts of\
 the model, as large as their shares"});return f.append(...i),Q(f,[...f.querySelectorAll("button")].
map(d=>[d])),f}var j={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},D=[...Object.keys(j),"tie_embeddings","norm_first"],
B="Your own",z=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function bt(t,{size:e,heads:n,tied:o}){let r=Object.
keys(j).find(s=>t[s]<1);return r?z(e,{name:r,got:t[r]}):t.d_model%t.n_heads?z(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?z(o,t):""}function gt(t){let e=new Map;for(let[n,o]of Object.values(t).flat()){
let r=o.join(" ");e.set(r,[n+(e.get(r)?.[0]??0),o])}return[...e.values()]}var et=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function wt(t,e,n,o){let s=a("input",{...{type:"number",
min:1,max:e,step:1},...O}),i=a("span",{},`${j[t]} `,a("code",{},t));s.addEventListener("input",()=>{
let l=et(e)(s.value.trim());s.setAttribute("aria-invalid",String(l===void 0)),l===void 0?o(`${t} mus\
t be an integer from 1 to ${v(e)}.`):n(l)});let u=1,f=l=>()=>n(Math.min(Math.max(Math.round(u*l),1),
e)),d=M("÷2",f(.5),{"aria-label":`÷2 ${t}`}),m=M("×2",f(2),{"aria-label":`×2 ${t}`}),p=a("label",
{},i,s);return{node:a("div",{class:"control size"},p,d,m),show(l){u=l,(Number(s.value)!==l||s.value===
"")&&(s.value=l),s.setAttribute("aria-invalid","false")}}}function xt(t,e,n,o){let r=S(e,n),s=$(e,f=>v(
n[f])),u=(e.length?[$(e),s]:["none of its own: it is shared"]).map(f=>a("div",{},f));return a("tr",{},
a("th",{scope:"row"},t),a("td",{class:"how"},...u),a("td",{class:"count"},v(r)),a("td",{class:"share"},
E(r/o)))}function vt(t,e,n){let o=Object.entries(t).map(([i,u])=>xt(i,u,e,n)),s=["Part","Formula, an\
d filled in","Parameters","Share"].map(i=>a("th",{scope:"col"},i));return a("table",{class:"numbers"},
a("thead",{},a("tr",{},...s)),a("tbody",{},...o))}function yt(t,e,n){let o=$(t,r=>v(e[r]));return[a(
"strong",{},"All together: "),$(t),a("br"),"= ",o,a("br"),`= ${v(n)}`]}function $t(){let t=a("p",{class:"\
whole"}),n=a("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),o=a(
"div"),r=W(),s=m=>{r.textContent=m},u=a("p",{class:"hint"},"The larger an area, the more parameters;\
 a stripe is a layer. Point at a part."),f=a("summary",{},"Part by part, in numbers, with the formul\
as"),d=a("details",{},f,t,n);return{areas:o,legend:u,pointed:r,numbers:d,dim(m){for(let p of[o,d])p.
inert=m},show(m,p,l,h){s(""),o.replaceChildren(tt(m,p,l,s)),t.replaceChildren(...yt(h,p,l)),n.replaceChildren(
vt(m,p,l))}}}var Ot={tie_embeddings:"One matrix for embeddings and output projection: tie_embeddings",
norm_first:"Norm first, with a final norm for each stack: norm_first"};function St(t,e,n,o){let r=i=>[
i,wt(i,t[i],n(i),o)],s=([i,u])=>[i,q(u,e(i))];return Object.fromEntries([...Object.keys(j).map(r),...Object.
entries(Ot).map(s)])}function Et(t){let e=Object.keys(j).map(n=>[n,et(t[n])]);return{...Object.fromEntries(
e),tie_embeddings:K,norm_first:K}}function kt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:s}=t.
get("known"),i=X(t,e,Et(s)),u=c=>w=>T(t,{[c]:w}),f=Object.fromEntries([...Object.keys(o),B].map(c=>[
c,c])),d=Y("Model",f,c=>{c===B?y():T(t,o[c])}),p=St(s,u,c=>w=>{u(c)(w),y()},c=>{h.textContent=c,l.textContent=
"",g.dim(!0)}),[l,h]=[N("verdict"),N("error")],g=$t();U(e,"parameter-calculator","Parameter calculat\
or",P(d),h,l,g.areas,g.legend,P(...Object.values(p)),g.numbers,g.pointed,i.node);function y(){let c=G(
t,D),w=([,_])=>D.every(A=>_[A]===c[A]);d.show(Object.entries(o).find(w)?.[0]??B);for(let[_,{show:A}]of Object.
entries(p))A(c[_]);if(h.textContent=bt(c,r),g.dim(!!h.textContent),i.show(),h.textContent){l.textContent=
"";return}let b=_=>_?"True":"False",x=n[`${b(c.tie_embeddings)} ${b(c.norm_first)}`],k=gt(x),C=S(k,c);
l.textContent=`${v(C)} parameters: ${I(4*C)} in float32, and ${I(16*C)} in training, with gradients \
and Adam’s two averages.`,g.show(x,c,C,k)}return H(t,D,y)}var nt={render:kt};widget=nt;})();
export default widget;
