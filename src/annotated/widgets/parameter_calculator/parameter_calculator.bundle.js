let widget;
(()=>{function s(t,e={},...n){return J(document.createElement(t),e,n)}function J(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function z(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var Y=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));var S={"data-lm-suppress-shortcuts":"true"};function H(t,e){let n=s("input",{type:"checkbox",...S});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function I(t,e,n){let r=Object.entries(e).map(([a,i])=>s("option",{value:a},i)),o=`menu-${Math.random()}`,
c=s("select",{id:o,...S},...r);return c.addEventListener("change",()=>n(c.value)),{node:s("div",{class:"\
control menu"},s("label",{for:o},t),c),show(a){c.value=a}}}function W(t,e,n){let r=e.map(o=>`change:${o}`);
for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)t.off(o,n)}}function E(t,e){for(let[n,r]of Object.
entries(e))t.set(n,r);t.save_changes()}function C(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{
e.textContent&&V(e.textContent)}),r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,r)),e}var Q=1e3,y,q;function V(t){y?.isConnected||(y=s("p",{class:"annotated-voice",
role:"status"}),document.body.append(y)),clearTimeout(q),q=setTimeout(()=>y.textContent=t,Q)}var tt=t=>e=>t.find(n=>String(n)===e),L=tt([!0,!1]),et=t=>String(t);function D(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:c}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(a.indexOf(o)>0?a.indexOf(o)+1:""),h=new URLSearchParams(location.search),
l=[];for(let[d,f]of Object.entries(n)){let p=h.get(`${i}.${d}`);if(p===null)continue;let j=f(p);j===
void 0?l.push(d):t.set(d,j)}let _=s("a",{},"Link to this setting"),O=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:s("p",{class:"addre\
ss"},_,O),show(){let d=new URLSearchParams(location.search);for(let p of Object.keys(n))d.set(`${i}.${p}`,
(r[p]??et)(t.get(p)));let f=o.closest("section[id]")?.id;_.setAttribute("href",`?${d}${f?`#${f}`:""}`)}}}var nt=t=>t.reduce((e,n)=>e*n,1),ot=t=>t.reduce((e,n)=>e+n,0),rt=(t,e)=>typeof t=="number"?t:e[t],b=t=>t.
toLocaleString("en-US"),N=(t,e)=>ot(t.map(([n,r])=>n*nt(r.map(o=>rt(o,e)))));function x(t,e=n=>n){let n=o=>[
...new Set(o)].map(c=>{let a=o.filter(i=>i===c).length;return a===1?e(c):`${e(c)}${"²³"[a-2]}`}),r=([
o,c])=>[...o===1&&c.length?[]:[o],...n(c)].join("·");return t.map(r).join(" + ")}var G=["B","kB","M\
B","GB","TB"];function M(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),G.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${G[e]}`}var w={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},A=[...Object.keys(w),"tie_embeddings","norm_first"],
P="Your own",T=(t,e)=>t.replace(/\{(\w+)\}/g,(n,r)=>e[r]);function st(t,{size:e,heads:n,tied:r}){let o=Object.
keys(w).find(c=>t[c]<1);return o?T(e,{name:o,got:t[o]}):t.d_model%t.n_heads?T(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?T(r,t):""}function ct(t){let e=new Map;for(let[n,r]of Object.values(t).flat()){
let o=r.join(" ");e.set(o,[n+(e.get(o)?.[0]??0),r])}return[...e.values()]}var X=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function at(t,e,n,r){let c=s("input",{...{type:"number",
min:1,max:e,step:1},...S}),a=s("span",{},`${w[t]} `,s("code",{},t));return c.addEventListener("input",
()=>{let i=X(e)(c.value.trim());c.setAttribute("aria-invalid",String(i===void 0)),i===void 0?r(`${t}\
 must be a whole number from 1 to ${b(e)}.`):n(i)}),{node:s("div",{class:"control"},s("label",{},a,c)),
show(i){(Number(c.value)!==i||c.value==="")&&(c.value=i),c.setAttribute("aria-invalid","false")}}}function it(t,e,n,r){
let o=N(e,n),c=s("span",{class:"bar","aria-hidden":"true"});c.style.setProperty("--share",String(o/r));
let a=x(e,l=>b(n[l])),h=(e.length?[x(e),a]:["none of its own: it is shared"]).map(l=>s("div",{},l));
return s("tr",{},s("th",{scope:"row"},t),s("td",{class:"how"},...h),s("td",{class:"count"},b(o)),s("\
td",{class:"share"},c,`${(100*o/r).toFixed(1)} %`))}function ut(t,e,n){let r=Object.entries(t).map(([
a,i])=>it(a,i,e,n)),c=["Part","Formula, and filled in","Parameters","Share"].map(a=>s("th",{scope:"c\
ol"},a));return s("table",{class:"numbers"},s("caption",{},"Part by part"),s("thead",{},s("tr",{},...c)),
s("tbody",{},...r))}function lt(t,e,n){let r=x(t,o=>b(e[o]));return[s("strong",{},"All together: "),
x(t),s("br"),"= ",r,s("br"),`= ${b(n)}`]}var dt={tie_embeddings:"One matrix for both embeddings and \
the generator: tie_embeddings",norm_first:"Norm first, with a final norm for each stack: norm_first"};
function ft(t,e,n,r){let o=a=>[a,at(a,t[a],n(a),r)],c=([a,i])=>[a,H(i,e(a))];return Object.fromEntries(
[...Object.keys(w).map(o),...Object.entries(dt).map(c)])}function pt(t){let e=Object.keys(w).map(n=>[
n,X(t[n])]);return{...Object.fromEntries(e),tie_embeddings:L,norm_first:L}}function mt({model:t,el:e}){
let{parts:n,presets:r,refusals:o,most:c}=t.get("known"),a=D(t,e,pt(c)),i=u=>g=>E(t,{[u]:g}),h=Object.
fromEntries([...Object.keys(r),P].map(u=>[u,u])),l=I("Model",h,u=>{u===P?k():E(t,r[u])}),O=ft(c,i,u=>g=>{
i(u)(g),k()},u=>{f.textContent=u}),[d,f]=[C("verdict"),C("error")],p=s("p",{class:"whole"}),B=s("div",
{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),F=s("div",{class:"resul\
t"},p,B);z(e,"parameter-calculator","Parameter calculator",Y(l,...Object.values(O)),f,d,F,a.node);function k(){
let u=Object.fromEntries(A.map(m=>[m,t.get(m)])),g=([,m])=>A.every($=>m[$]===u[$]);l.show(Object.entries(
r).find(g)?.[0]??P);for(let[m,{show:$}]of Object.entries(O))$(u[m]);if(f.textContent=st(u,o),F.inert=
!!f.textContent,a.show(),f.textContent){d.textContent="";return}let R=m=>m?"True":"False",K=n[`${R(u.
tie_embeddings)} ${R(u.norm_first)}`],U=ct(K),v=N(U,u);d.textContent=`${b(v)} parameters: ${M(4*v)} \
in float32, and ${M(16*v)} in training, with gradients and Adam’s two averages.`,p.replaceChildren(
...lt(U,u,v)),B.replaceChildren(ut(K,u,v))}return W(t,A,k)}var Z={render:mt};widget=Z;})();
export default widget;
