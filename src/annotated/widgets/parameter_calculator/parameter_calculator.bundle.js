let widget;
(()=>{function s(t,e={},...n){return ut(document.createElement(t),e,n)}function ut(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function H(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var G=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e)),X=()=>s("p",{class:"pointed","aria-hidden":"true"});var O={"data-lm-suppress-shortcuts":"true"};function Z(t,e){let n=s("input",{type:"checkbox",...O});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function J(t,e,n){let r=Object.entries(e).map(([c,i])=>s("option",{value:c},i)),o=`menu-${Math.random()}`,
a=s("select",{id:o,...O},...r);return a.addEventListener("change",()=>n(a.value)),{node:s("div",{class:"\
control menu"},s("label",{for:o},t),a),show(c){a.value=c}}}function Q(t,e,n){let r=e.map(o=>`change:${o}`);
for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)t.off(o,n)}}var V=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function T(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}
function I(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ft(e.textContent)}),
r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var dt=1e3,
P,Y;function ft(t){P?.isConnected||(P=s("p",{class:"annotated-voice",role:"status"}),document.body.append(
P));let e=P;clearTimeout(Y),Y=setTimeout(()=>{e.textContent=t},dt)}var pt=t=>e=>t.find(n=>String(n)===e),R=pt([!0,!1]),mt=t=>String(t);function tt(t,e,n,r={}){let o=e.
closest("[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,c=[...document.
querySelectorAll(`[data-widget="${a}"]`)],i=a+(c.indexOf(o)>0?c.indexOf(o)+1:""),f=new URLSearchParams(
location.search),l=[];for(let[d,h]of Object.entries(n)){let b=f.get(`${i}.${d}`);if(b===null)continue;
let x=h(b);x===void 0?l.push(d):t.set(d,x)}let p=s("a",{},"Link to this setting"),m=l.length?` The a\
ddress has a setting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:s("p",
{class:"address"},p,m),show(){let d=new URLSearchParams(location.search);for(let b of Object.keys(n))
d.set(`${i}.${b}`,(r[b]??mt)(t.get(b)));let h=o.closest("section[id]")?.id;p.setAttribute("href",`?${d}${h?
`#${h}`:""}`)}}}var ht=t=>t.reduce((e,n)=>e*n,1),K=t=>t.reduce((e,n)=>e+n,0),bt=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),$=(t,e)=>K(t.map(([n,r])=>n*ht(r.map(o=>bt(o,e)))));function w(t,e=n=>n){let n=o=>[
...new Set(o)].map(a=>{let c=o.filter(i=>i===a).length;return c===1?e(a):`${e(a)}${"²³"[c-2]}`}),r=([
o,a])=>[...o===1&&a.length?[]:[o],...n(a)].join("·");return t.map(r).join(" + ")}var et=["B","kB","\
MB","GB","TB"];function B(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),et.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${et[e]}`}function nt(t,e){let n=e[0][0];n.tabIndex=0;function r(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let a=o.target,c=e.findIndex(m=>m.includes(a));if(c<0)return;let i=e[c].indexOf(a),[f,
l]={ArrowUp:[c-1,i],ArrowDown:[c+1,i],ArrowLeft:[c,i-1],ArrowRight:[c,i+1],Home:[c,0],End:[c,e[c].length-
1]}[o.key]??[null,null];if(f===null)return;o.preventDefault();let p=e[f]?.[l];!p||getComputedStyle(p).
visibility==="hidden"||(r(p),p.focus())}),()=>{n.closest(".unwritten")&&r(e[0][0])}}var gt={embedding:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},vt=24,wt=t=>["Encoder","Decoder"].
find(e=>t.startsWith(e))??"embedding",S=t=>`${(100*t).toFixed(1)} %`,xt=(t,e)=>w(t,n=>v(e[n]));function yt(t,e,n,r){
let o=$(e,n),a=`${w(e)} = ${xt(e,n)} = ${v(o)}`;return`${t}: ${a}, ${S(o/r)}.`}function ot(t,{left:e=0,
top:n=0,width:r=1,height:o=1}){for(let[a,c]of Object.entries({left:e,top:n,width:r,height:o}))t.style.
setProperty(a,`${100*c}%`)}function Ot(t,e,n,r,o){let a=$(e,n)/r,i=n.tie_embeddings&&t==="Source emb\
edding"?"one matrix, shared":t.replace(/^(En|De)coder: /,""),f=yt(t,e,n,r),l=s("button",{type:"butto\
n",class:"part",tabindex:"-1",...O,"aria-label":`${i} ${S(a)}. ${f}`},s("span",{},i)," ",s("small",{},
S(a))),m=e.some(([,d])=>d.includes("n_layers"))&&n.n_layers<=vt;m&&l.style.setProperty("--layers",String(
n.n_layers)),l.classList.toggle("layered",m);for(let d of["pointerenter","focus","click"])l.addEventListener(
d,()=>o(f));for(let d of["pointerleave","blur"])l.addEventListener(d,()=>o(""));return{node:l,share:a}}
function rt(t,e,n,r){let o=Object.entries(t).filter(([,l])=>l.length).map(([l,p])=>({group:wt(l),...Ot(
l,p,e,n,r)})),a=0,c=Object.entries(gt).map(([l,p])=>{let m=o.filter(g=>g.group===l),d=K(m.map(({share:g})=>g)),
h=s("span",{},` ${S(d)}`),b=s("div",{class:"head"},p,h),x=0;for(let{node:g,share:k}of m)ot(g,{top:x,
height:k/d}),x+=k/d;let L=s("div",{class:"stack"},...m.map(({node:g})=>g)),E=s("div",{class:"column"},
b,L);return ot(E,{left:a,width:d}),a+=d,E}),f=s("div",{class:"areas",role:"group","aria-label":"Area\
s: the parts of the model, as large as their shares"});return f.append(...c),nt(f,[...f.querySelectorAll(
"button")].map(l=>[l])),f}var A={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},D=[...Object.keys(A),"tie_embeddings","norm_first"],
F="Your own",U=(t,e)=>t.replace(/\{(\w+)\}/g,(n,r)=>e[r]);function $t(t,{size:e,heads:n,tied:r}){let o=Object.
keys(A).find(a=>t[a]<1);return o?U(e,{name:o,got:t[o]}):t.d_model%t.n_heads?U(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?U(r,t):""}function St(t){let e=new Map;for(let[n,r]of Object.values(t).flat()){
let o=r.join(" ");e.set(o,[n+(e.get(o)?.[0]??0),r])}return[...e.values()]}var st=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function Et(t,e,n,r){let a=s("input",{...{type:"number",
min:1,max:e,step:1},...O}),c=s("span",{},`${A[t]} `,s("code",{},t));return a.addEventListener("input",
()=>{let i=st(e)(a.value.trim());a.setAttribute("aria-invalid",String(i===void 0)),i===void 0?r(`${t}\
 must be a whole number from 1 to ${v(e)}.`):n(i)}),{node:s("div",{class:"control"},s("label",{},c,a)),
show(i){(Number(a.value)!==i||a.value==="")&&(a.value=i),a.setAttribute("aria-invalid","false")}}}function kt(t,e,n,r){
let o=$(e,n),a=w(e,f=>v(n[f])),i=(e.length?[w(e),a]:["none of its own: it is shared"]).map(f=>s("div",
{},f));return s("tr",{},s("th",{scope:"row"},t),s("td",{class:"how"},...i),s("td",{class:"count"},v(
o)),s("td",{class:"share"},S(o/r)))}function _t(t,e,n){let r=Object.entries(t).map(([c,i])=>kt(c,i,e,
n)),a=["Part","Formula, and filled in","Parameters","Share"].map(c=>s("th",{scope:"col"},c));return s(
"table",{class:"numbers"},s("thead",{},s("tr",{},...a)),s("tbody",{},...r))}function jt(t,e,n){let r=w(
t,o=>v(e[o]));return[s("strong",{},"All together: "),w(t),s("br"),"= ",r,s("br"),`= ${v(n)}`]}var At={
tie_embeddings:"One matrix for both embeddings and the generator: tie_embeddings",norm_first:"Norm f\
irst, with a final norm for each stack: norm_first"};function Lt(t,e,n,r){let o=c=>[c,Et(c,t[c],n(c),
r)],a=([c,i])=>[c,Z(i,e(c))];return Object.fromEntries([...Object.keys(A).map(o),...Object.entries(At).
map(a)])}function Ct(t){let e=Object.keys(A).map(n=>[n,st(t[n])]);return{...Object.fromEntries(e),tie_embeddings:R,
norm_first:R}}function Pt({model:t,el:e}){let{parts:n,presets:r,refusals:o,most:a}=t.get("known"),c=tt(
t,e,Ct(a)),i=u=>_=>T(t,{[u]:_}),f=Object.fromEntries([...Object.keys(r),F].map(u=>[u,u])),l=J("Model",
f,u=>{u===F?M():T(t,r[u])}),m=Lt(a,i,u=>_=>{i(u)(_),M()},u=>{h.textContent=u}),[d,h]=[I("verdict"),I(
"error")],b=s("p",{class:"whole"}),L=s("div",{class:"scroller",...{tabindex:"0",role:"region","aria-\
label":"The parts"}}),E=s("div"),g=X(),k=u=>{g.textContent=u},ct=s("summary",{},"Part by part, in nu\
mbers, with the formulas"),it=s("details",{},ct,b,L),lt=s("p",{class:"hint"},"Areas are as numbers o\
f parameters; a stripe is a layer. Point at a part."),W=s("div",{class:"result"},E,lt,g,it);H(e,"par\
ameter-calculator","Parameter calculator",G(l,...Object.values(m)),h,d,W,c.node);function M(){let u=V(
t,D),_=([,j])=>D.every(C=>j[C]===u[C]);l.show(Object.entries(r).find(_)?.[0]??F);for(let[j,{show:C}]of Object.
entries(m))C(u[j]);if(h.textContent=$t(u,o),W.inert=!!h.textContent,c.show(),h.textContent){d.textContent=
"";return}let q=j=>j?"True":"False",N=n[`${q(u.tie_embeddings)} ${q(u.norm_first)}`],z=St(N),y=$(z,u);
d.textContent=`${v(y)} parameters: ${B(4*y)} in float32, and ${B(16*y)} in training, with gradients \
and Adam’s two averages.`,k(""),E.replaceChildren(rt(N,u,y,k)),b.replaceChildren(...jt(z,u,y)),L.replaceChildren(
_t(N,u,y))}return Q(t,D,M)}var at={render:Pt};widget=at;})();
export default widget;
