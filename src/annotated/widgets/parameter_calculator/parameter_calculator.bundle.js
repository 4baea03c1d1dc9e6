let widget;
(()=>{function s(t,e={},...n){return Q(document.createElement(t),e,n)}function Q(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function z(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var Y=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));var S={"data-lm-suppress-shortcuts":"true"};function H(t,e){let n=s("input",{type:"checkbox",...S});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function I(t,e,n){let r=Object.entries(e).map(([a,i])=>s("option",{value:a},i)),o=`menu-${Math.random()}`,
c=s("select",{id:o,...S},...r);return c.addEventListener("change",()=>n(c.value)),{node:s("div",{class:"\
control menu"},s("label",{for:o},t),c),show(a){c.value=a}}}function W(t,e,n){let r=e.map(o=>`change:${o}`);
for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)t.off(o,n)}}var D=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function E(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}
function C(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&tt(e.textContent)}),
r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var V=1e3,y,
q;function tt(t){y?.isConnected||(y=s("p",{class:"annotated-voice",role:"status"}),document.body.append(
y));let e=y;clearTimeout(q),q=setTimeout(()=>{e.textContent=t},V)}var et=t=>e=>t.find(n=>String(n)===e),L=et([!0,!1]),nt=t=>String(t);function G(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:c}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(a.indexOf(o)>0?a.indexOf(o)+1:""),b=new URLSearchParams(location.search),
l=[];for(let[d,f]of Object.entries(n)){let p=b.get(`${i}.${d}`);if(p===null)continue;let j=f(p);j===
void 0?l.push(d):t.set(d,j)}let _=s("a",{},"Link to this setting"),O=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:s("p",{class:"addre\
ss"},_,O),show(){let d=new URLSearchParams(location.search);for(let p of Object.keys(n))d.set(`${i}.${p}`,
(r[p]??nt)(t.get(p)));let f=o.closest("section[id]")?.id;_.setAttribute("href",`?${d}${f?`#${f}`:""}`)}}}var ot=t=>t.reduce((e,n)=>e*n,1),rt=t=>t.reduce((e,n)=>e+n,0),st=(t,e)=>typeof t=="number"?t:e[t],m=t=>t.
toLocaleString("en-US"),N=(t,e)=>rt(t.map(([n,r])=>n*ot(r.map(o=>st(o,e)))));function x(t,e=n=>n){let n=o=>[
...new Set(o)].map(c=>{let a=o.filter(i=>i===c).length;return a===1?e(c):`${e(c)}${"²³"[a-2]}`}),r=([
o,c])=>[...o===1&&c.length?[]:[o],...n(c)].join("·");return t.map(r).join(" + ")}var X=["B","kB","M\
B","GB","TB"];function M(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),X.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${X[e]}`}var w={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},A=[...Object.keys(w),"tie_embeddings","norm_first"],
P="Your own",T=(t,e)=>t.replace(/\{(\w+)\}/g,(n,r)=>e[r]);function ct(t,{size:e,heads:n,tied:r}){let o=Object.
keys(w).find(c=>t[c]<1);return o?T(e,{name:o,got:t[o]}):t.d_model%t.n_heads?T(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?T(r,t):""}function at(t){let e=new Map;for(let[n,r]of Object.values(t).flat()){
let o=r.join(" ");e.set(o,[n+(e.get(o)?.[0]??0),r])}return[...e.values()]}var Z=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function it(t,e,n,r){let c=s("input",{...{type:"number",
min:1,max:e,step:1},...S}),a=s("span",{},`${w[t]} `,s("code",{},t));return c.addEventListener("input",
()=>{let i=Z(e)(c.value.trim());c.setAttribute("aria-invalid",String(i===void 0)),i===void 0?r(`${t}\
 must be a whole number from 1 to ${m(e)}.`):n(i)}),{node:s("div",{class:"control"},s("label",{},a,c)),
show(i){(Number(c.value)!==i||c.value==="")&&(c.value=i),c.setAttribute("aria-invalid","false")}}}function ut(t,e,n,r){
let o=N(e,n),c=s("span",{class:"bar","aria-hidden":"true"});c.style.setProperty("--share",String(o/r));
let a=x(e,l=>m(n[l])),b=(e.length?[x(e),a]:["none of its own: it is shared"]).map(l=>s("div",{},l));
return s("tr",{},s("th",{scope:"row"},t),s("td",{class:"how"},...b),s("td",{class:"count"},m(o)),s("\
td",{class:"share"},c,`${(100*o/r).toFixed(1)} %`))}function lt(t,e,n){let r=Object.entries(t).map(([
a,i])=>ut(a,i,e,n)),c=["Part","Formula, and filled in","Parameters","Share"].map(a=>s("th",{scope:"c\
ol"},a));return s("table",{class:"numbers"},s("caption",{},"Part by part"),s("thead",{},s("tr",{},...c)),
s("tbody",{},...r))}function dt(t,e,n){let r=x(t,o=>m(e[o]));return[s("strong",{},"All together: "),
x(t),s("br"),"= ",r,s("br"),`= ${m(n)}`]}var ft={tie_embeddings:"One matrix for both embeddings and \
the generator: tie_embeddings",norm_first:"Norm first, with a final norm for each stack: norm_first"};
function pt(t,e,n,r){let o=a=>[a,it(a,t[a],n(a),r)],c=([a,i])=>[a,H(i,e(a))];return Object.fromEntries(
[...Object.keys(w).map(o),...Object.entries(ft).map(c)])}function mt(t){let e=Object.keys(w).map(n=>[
n,Z(t[n])]);return{...Object.fromEntries(e),tie_embeddings:L,norm_first:L}}function bt({model:t,el:e}){
let{parts:n,presets:r,refusals:o,most:c}=t.get("known"),a=G(t,e,mt(c)),i=u=>h=>E(t,{[u]:h}),b=Object.
fromEntries([...Object.keys(r),P].map(u=>[u,u])),l=I("Model",b,u=>{u===P?k():E(t,r[u])}),O=pt(c,i,u=>h=>{
i(u)(h),k()},u=>{f.textContent=u}),[d,f]=[C("verdict"),C("error")],p=s("p",{class:"whole"}),B=s("div",
{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),F=s("div",{class:"resul\
t"},p,B);z(e,"parameter-calculator","Parameter calculator",Y(l,...Object.values(O)),f,d,F,a.node);function k(){
let u=D(t,A),h=([,v])=>A.every($=>v[$]===u[$]);l.show(Object.entries(r).find(h)?.[0]??P);for(let[v,{
show:$}]of Object.entries(O))$(u[v]);if(f.textContent=ct(u,o),F.inert=!!f.textContent,a.show(),f.textContent){
d.textContent="";return}let R=v=>v?"True":"False",K=n[`${R(u.tie_embeddings)} ${R(u.norm_first)}`],U=at(
K),g=N(U,u);d.textContent=`${m(g)} parameters: ${M(4*g)} in float32, and ${M(16*g)} in training, wit\
h gradients and Adam’s two averages.`,p.replaceChildren(...dt(U,u,g)),B.replaceChildren(lt(K,u,g))}
return W(t,A,k)}var J={render:bt};widget=J;})();
export default widget;
