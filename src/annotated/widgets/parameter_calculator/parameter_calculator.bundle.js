let widget;
(()=>{function s(t,e={},...n){return Q(document.createElement(t),e,n)}function Q(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function q(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var Y=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));var _={"data-lm-suppress-shortcuts":"true"};function D(t,e){let n=s("input",{type:"checkbox",..._});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function H(t,e,n){let r=Object.entries(e).map(([c,l])=>s("option",{value:c},l)),o=`menu-${Math.random()}`,
a=s("select",{id:o,..._},...r);return a.addEventListener("change",()=>n(a.value)),{node:s("div",{class:"\
control menu"},s("label",{for:o},t),a),show(c){a.value=c}}}function I(t,e,n){let r=e.map(o=>`change:${o}`);
for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)t.off(o,n)}}var W=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function E(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}
function C(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&tt(e.textContent)}),
r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var V=1e3,k,
U;function tt(t){k?.isConnected||(k=s("p",{class:"annotated-voice",role:"status"}),document.body.append(
k));let e=k;clearTimeout(U),U=setTimeout(()=>{e.textContent=t},V)}var et=t=>e=>t.find(n=>String(n)===e),L=et([!0,!1]),nt=t=>String(t);function G(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],l=a+(c.indexOf(o)>0?c.indexOf(o)+1:""),x=u=>(r[u]??nt)(t.get(u)),f=Object.keys(
n),B=Object.fromEntries(f.map(u=>[u,x(u)])),S=new URLSearchParams(location.search),h=[];for(let[u,g]of Object.
entries(n)){let p=S.get(`${l}.${u}`);if(p===null)continue;let i=g(p);i===void 0?h.push(u):t.set(u,i)}
let d=s("a",{},"Copy link to this setting"),b=s("span",{role:"status"});d.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let K=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},d,b,K),show(){let u=new URLSearchParams(location.search);for(let i of f){let m=x(i);m===B[i]?u.
delete(`${l}.${i}`):u.set(`${l}.${i}`,m)}b.textContent="";let g=o.closest("section[id]")?.id,p=u.size?
`?${u}`:location.pathname;d.setAttribute("href",`${p}${g?`#${g}`:""}`)}}}var ot=t=>t.reduce((e,n)=>e*n,1),rt=t=>t.reduce((e,n)=>e+n,0),st=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),N=(t,e)=>rt(t.map(([n,r])=>n*ot(r.map(o=>st(o,e)))));function y(t,e=n=>n){let n=o=>[
...new Set(o)].map(a=>{let c=o.filter(l=>l===a).length;return c===1?e(a):`${e(a)}${"²³"[c-2]}`}),r=([
o,a])=>[...o===1&&a.length?[]:[o],...n(a)].join("·");return t.map(r).join(" + ")}var X=["B","kB","M\
B","GB","TB"];function A(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),X.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${X[e]}`}var $={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},M=[...Object.keys($),"tie_embeddings","norm_first"],
T="Your own",P=(t,e)=>t.replace(/\{(\w+)\}/g,(n,r)=>e[r]);function at(t,{size:e,heads:n,tied:r}){let o=Object.
keys($).find(a=>t[a]<1);return o?P(e,{name:o,got:t[o]}):t.d_model%t.n_heads?P(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?P(r,t):""}function ct(t){let e=new Map;for(let[n,r]of Object.values(t).flat()){
let o=r.join(" ");e.set(o,[n+(e.get(o)?.[0]??0),r])}return[...e.values()]}var Z=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function it(t,e,n,r){let a=s("input",{...{type:"number",
min:1,max:e,step:1},..._}),c=s("span",{},`${$[t]} `,s("code",{},t));return a.addEventListener("input",
()=>{let l=Z(e)(a.value.trim());a.setAttribute("aria-invalid",String(l===void 0)),l===void 0?r(`${t}\
 must be a whole number from 1 to ${v(e)}.`):n(l)}),{node:s("div",{class:"control"},s("label",{},c,a)),
show(l){(Number(a.value)!==l||a.value==="")&&(a.value=l),a.setAttribute("aria-invalid","false")}}}function lt(t,e,n,r){
let o=N(e,n),a=s("span",{class:"bar","aria-hidden":"true"});a.style.setProperty("--share",String(o/r));
let c=y(e,f=>v(n[f])),x=(e.length?[y(e),c]:["none of its own: it is shared"]).map(f=>s("div",{},f));
return s("tr",{},s("th",{scope:"row"},t),s("td",{class:"how"},...x),s("td",{class:"count"},v(o)),s("\
td",{class:"share"},a,`${(100*o/r).toFixed(1)} %`))}function ut(t,e,n){let r=Object.entries(t).map(([
c,l])=>lt(c,l,e,n)),a=["Part","Formula, and filled in","Parameters","Share"].map(c=>s("th",{scope:"c\
ol"},c));return s("table",{class:"numbers"},s("caption",{},"Part by part"),s("thead",{},s("tr",{},...a)),
s("tbody",{},...r))}function dt(t,e,n){let r=y(t,o=>v(e[o]));return[s("strong",{},"All together: "),
y(t),s("br"),"= ",r,s("br"),`= ${v(n)}`]}var ft={tie_embeddings:"One matrix for both embeddings and \
the generator: tie_embeddings",norm_first:"Norm first, with a final norm for each stack: norm_first"};
function pt(t,e,n,r){let o=c=>[c,it(c,t[c],n(c),r)],a=([c,l])=>[c,D(l,e(c))];return Object.fromEntries(
[...Object.keys($).map(o),...Object.entries(ft).map(a)])}function mt(t){let e=Object.keys($).map(n=>[
n,Z(t[n])]);return{...Object.fromEntries(e),tie_embeddings:L,norm_first:L}}function ht({model:t,el:e}){
let{parts:n,presets:r,refusals:o,most:a}=t.get("known"),c=G(t,e,mt(a)),l=i=>m=>E(t,{[i]:m}),x=Object.
fromEntries([...Object.keys(r),T].map(i=>[i,i])),f=H("Model",x,i=>{i===T?p():E(t,r[i])}),S=pt(a,l,i=>m=>{
l(i)(m),p()},i=>{d.textContent=i}),[h,d]=[C("verdict"),C("error")],b=s("p",{class:"whole"}),u=s("div",
{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),g=s("div",{class:"resul\
t"},b,u);q(e,"parameter-calculator","Parameter calculator",Y(f,...Object.values(S)),d,h,g,c.node);function p(){
let i=W(t,M),m=([,O])=>M.every(j=>O[j]===i[j]);f.show(Object.entries(r).find(m)?.[0]??T);for(let[O,{
show:j}]of Object.entries(S))j(i[O]);if(d.textContent=at(i,o),g.inert=!!d.textContent,c.show(),d.textContent){
h.textContent="";return}let F=O=>O?"True":"False",R=n[`${F(i.tie_embeddings)} ${F(i.norm_first)}`],z=ct(
R),w=N(z,i);h.textContent=`${v(w)} parameters: ${A(4*w)} in float32, and ${A(16*w)} in training, wit\
h gradients and Adam’s two averages.`,b.replaceChildren(...dt(z,i,w)),u.replaceChildren(ut(R,i,w))}
return I(t,M,p)}var J={render:ht};widget=J;})();
export default widget;
