let widget;
(()=>{function s(t,e={},...n){return lt(document.createElement(t),e,n)}function lt(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function G(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",r,...o))}var K=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));var j={"data-lm-suppress-shortcuts":"true"};function I(t,e,n={}){let o=s("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function H(t,e){let n=s("input",{type:"checkbox",...j});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(o){n.checked=o}}}function Q(t,e,n){let o=Object.entries(e).map(([c,d])=>s("option",{value:c},d)),r=`menu-${Math.random()}`,
a=s("select",{id:r,...j},...o);return a.addEventListener("change",()=>n(a.value)),{node:s("div",{class:"\
control menu"},s("label",{for:r},t),a),show(c){a.value=c}}}function X(t,e,n){let o=e.map(r=>`change:${r}`);
for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}var Z=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function R(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}
function D(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ut(e.textContent)}),
o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var dt=1e3,
P,q;function ut(t){P?.isConnected||(P=s("p",{class:"annotated-voice",role:"status"}),document.body.append(
P));let e=P;clearTimeout(q),q=setTimeout(()=>{e.textContent=t},dt)}var ft=t=>e=>t.find(n=>String(n)===e),B=ft([!0,!1]),pt=t=>String(t);function J(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:a}=r.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],d=a+(c.indexOf(r)>0?c.indexOf(r)+1:""),p=u=>(o[u]??pt)(t.get(u)),h=Object.keys(
n),g=Object.fromEntries(h.map(u=>[u,p(u)])),f=new URLSearchParams(location.search),i=[];for(let[u,w]of Object.
entries(n)){let $=f.get(`${d}.${u}`);if($===null)continue;let l=w($);l===void 0?i.push(u):t.set(u,l)}
let b=s("a",{},"Copy link to this setting"),m=s("span",{role:"status"});b.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let y=i.length?` The address has a s\
etting that could not be read, and was left out: ${i.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},b,m,y),show(){let u=new URLSearchParams(location.search);for(let l of h){let x=p(l);x===g[l]?u.
delete(`${d}.${l}`):u.set(`${d}.${l}`,x)}m.textContent="";let w=r.closest("section[id]")?.id,$=u.size?
`?${u}`:location.pathname;b.setAttribute("href",`${$}${w?`#${w}`:""}`)}}}var ht=t=>t.reduce((e,n)=>e*n,1),z=t=>t.reduce((e,n)=>e+n,0),mt=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),_=(t,e)=>z(t.map(([n,o])=>n*ht(o.map(r=>mt(r,e)))));function S(t,e=n=>n){let n=r=>[
...new Set(r)].map(a=>{let c=r.filter(d=>d===a).length;return c===1?e(a):`${e(a)}${"²³"[c-2]}`}),o=([
r,a])=>[...r===1&&a.length?[]:[r],...n(a)].join("·");return t.map(o).join(" + ")}var V=["B","kB","M\
B","GB","TB"];function F(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),V.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${V[e]}`}var tt=t=>!t.matches(".none")&&!t.closest(".unwritten");function et(t,e){let n=()=>e.flat().find(tt)??
e[0][0],o=n();o.tabIndex=0;function r(a){o.tabIndex=-1,o=a,o.tabIndex=0}return t.addEventListener("k\
eydown",a=>{let c=a.target,d=e.findIndex(i=>i.includes(c));if(d<0)return;let p=e[d].indexOf(c),[h,g]={
ArrowUp:[d-1,p],ArrowDown:[d+1,p],ArrowLeft:[d,p-1],ArrowRight:[d,p+1],Home:[d,0],End:[d,e[d].length-
1]}[a.key]??[null,null];if(h===null)return;a.preventDefault();let f=e[h]?.[g];!f||getComputedStyle(f).
visibility==="hidden"||(r(f),f.focus())}),()=>{tt(o)||r(n())}}var bt={embeddings:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},gt=/^(En|De)coder: | (embedding|projection)$/,
wt=24,xt=t=>["Encoder","Decoder"].find(e=>t.startsWith(e))??"embeddings",k=t=>`${(100*t).toFixed(1)}\
%`,vt=(t,e)=>S(t,n=>v(e[n]));function yt(t,e,n,o){let r=_(e,n),a=`${S(e)} = ${vt(e,n)} = ${v(r)}`;return`${t}\
: ${a}, ${k(r/o)}.`}var ot={embeddings:"embeddings, output",attention:"attention","feed-forward":"fe\
ed-forward",norms:"norms"},rt=t=>Object.keys(ot).find(e=>t.includes(e))??"embeddings";function $t(t,e){
for(let[n,o]of Object.entries(e))t.style.setProperty(n,`${100*o}%`)}function Ot(t,e){let[n,o]=[s("sp\
an"),s("small")],r=`part none ${rt(t)}`,a={type:"button",tabindex:"-1",...j},c=s("button",{class:r,...a},
n," ",o),d="";for(let h of["pointerenter","focus","click"])c.addEventListener(h,()=>e(d));for(let h of[
"pointerleave","blur"])c.addEventListener(h,()=>e(""));function p(h,g,f){let i=_(h,g)/f;c.classList.
toggle("none",!h.length),h.length||c.remove();let m=g.tie_embeddings&&t==="Source embedding"?"one ma\
trix, shared":t.replace(gt,"");d=yt(t,h,g,f),c.setAttribute("aria-label",`${m} ${k(i)}. ${d}`),n.textContent=
m,o.textContent=k(i);let u=h.some(([,w])=>w.includes("n_layers"))&&g.n_layers<=wt;return u&&c.style.
setProperty("--layers",String(g.n_layers)),c.classList.toggle("layered",u),i}return{node:c,name:t,show:p,
share:0}}var nt=t=>z(t.map(({share:e})=>e));function st(t,e){let n=t.map(i=>Ot(i,e)),o=s("p",{class:"\
heads"}),r=s("p",{class:"kinds"}),c=s("div",{class:"areas",role:"group","aria-label":"Areas: the par\
ts of the model, as large as their shares"}),d=s("div",{class:"stage"});c.append(o,d,r);let p=n.map(
i=>[i.node]),h=et(c,p);function g(i,b){let m=nt(i),y=0;for(let{node:u,share:w}of i)$t(u,{left:b,top:y,
width:m,height:w/m}),y+=w/m,u.isConnected||d.append(u);return m}let f=(i,b,m="")=>s("span",{class:m},
i,s("small",{},` ${k(nt(b))}`));return{node:c,show(i,b,m){for(let l of n)l.share=l.show(i[l.name],b,
m);let y=n.filter(l=>!l.node.matches(".none")),u=0;o.replaceChildren(),p.length=0;for(let[l,x]of Object.
entries(bt)){let E=y.filter(({name:A})=>xt(A)===l),C=g(E,u),O=f(x,E);O.style.setProperty("flex-grow",
String(C)),o.append(O),p.push(...E.map(A=>[A.node])),u+=C}let w=l=>y.filter(({name:x})=>rt(x)===l),$=Object.
entries(ot).map(([l,x])=>f(x,w(l),l));r.replaceChildren(...$),h()}}}var L={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},N=[...Object.keys(L),"tie_embeddings","norm_first"],
at="Your own",U=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function St(t,{size:e,heads:n,tied:o}){let r=Object.
keys(L).find(a=>t[a]<1);return r?U(e,{name:r,got:t[r]}):t.d_model%t.n_heads?U(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?U(o,t):""}function kt(t){let e=new Map;for(let[n,o]of Object.values(t).flat()){
let r=o.join(" ");e.set(r,[n+(e.get(r)?.[0]??0),o])}return[...e.values()]}var ct=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function Et(t,e,n,o){let a=s("input",{...{type:"number",
min:1,max:e,step:1},...j}),c=s("span",{},`${L[t]} `,s("code",{},t));a.addEventListener("input",()=>{
let i=ct(e)(a.value.trim());a.setAttribute("aria-invalid",String(i===void 0)),i===void 0?o(`${t} mus\
t be an integer from 1 to ${v(e)}.`):n(i)});let d=1,p=i=>()=>n(Math.min(Math.max(Math.round(d*i),1),
e)),h=I("÷2",p(.5),{"aria-label":`÷2 ${t}`}),g=I("×2",p(2),{"aria-label":`×2 ${t}`}),f=s("label",
{},c,a);return{node:s("div",{class:"control size"},f,h,g),show(i){d=i,(Number(a.value)!==i||a.value===
"")&&(a.value=i),a.setAttribute("aria-invalid","false")}}}function jt(t,e,n,o){let r=_(e,n),a=S(e,p=>v(
n[p])),d=(e.length?[S(e),a]:["none of its own: it is shared"]).map(p=>s("div",{},p));return s("tr",{},
s("th",{scope:"row"},t),s("td",{class:"how"},...d),s("td",{class:"count"},v(r)),s("td",{class:"share"},
k(r/o)))}function _t(t,e,n){let o=Object.entries(t).map(([c,d])=>jt(c,d,e,n)),a=["Part","Formula, an\
d filled in","Parameters","Share"].map(c=>s("th",{scope:"col"},c));return s("table",{class:"numbers"},
s("thead",{},s("tr",{},...a)),s("tbody",{},...o))}function Ct(t,e,n){let o=S(t,r=>v(e[r]));return[s(
"strong",{},"All together: "),S(t),s("br"),"= ",o,s("br"),`= ${v(n)}`]}function At(t){let e=s("p",{class:"\
whole"}),o=s("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),r=s(
"p",{class:"pointed","aria-hidden":"true"}),a=f=>{r.textContent=f},c=st(t,a),p=s("p",{class:"hint"},
"The larger an area, the more parameters; a stripe is a layer. Point at a part."),h=s("summary",{},"\
Part by part, in numbers, with the formulas"),g=s("details",{},h,e,o);return{areas:c.node,legend:p,pointed:r,
numbers:g,dim(f){for(let i of[c.node,g])i.inert=f},show(f,i,b,m){a(""),c.show(f,i,b),e.replaceChildren(
...Ct(m,i,b)),o.replaceChildren(_t(f,i,b))}}}var W=t=>t?"True":"False";function Lt(t,e,n,o){let r=N.
filter(f=>t[f]!==e[f]);if(!r.length)return"";let a=f=>f===!!f?W(f):v(f),[c]=r,d=`${c}: ${a(t[c])} → ${a(
e[c])}`,p=r.length>1?"Against the model before":d;if(o===n)return`${p}. No change: ±0 parameters`;let h=Math.
abs(o/n-1),g=`${v(Math.abs(o-n))} (${k(h)})`;return`${p}. ${o>n?"▲ +":"▼ −"}${g}`}var Mt={tie_embeddings:"\
One matrix for embeddings and output projection: tie_embeddings",norm_first:"Norm first, with a fina\
l norm for each stack: norm_first"};function Pt(t,e,n,o){let r=c=>[c,Et(c,t[c],n(c),o)],a=([c,d])=>[
c,H(d,e(c))];return Object.fromEntries([...Object.keys(L).map(r),...Object.entries(Mt).map(a)])}function Nt(t){
let e=Object.keys(L).map(n=>[n,ct(t[n])]);return{...Object.fromEntries(e),tie_embeddings:B,norm_first:B}}
function Tt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:a}=t.get("known"),c=J(t,e,Nt(a)),d=l=>x=>R(
t,{[l]:x}),p=Object.fromEntries([...Object.keys(o),at].map(l=>[l,l])),h=Q("Model",p,l=>{w=!0,R(t,o[l]??
{}),w=!1,$()}),f=Pt(a,d,l=>x=>{d(l)(x),$()},l=>{b.textContent=l,i.textContent="",m.dim(!0)}),[i,b]=[
D("verdict"),D("error")],m=At(Object.keys(Object.values(n)[0])),y=s("p",{class:"change"}),[u,w]=[];G(
e,"parameter-calculator","Parameter calculator",K(h),b,i,y,m.areas,m.pointed,m.legend,K(...Object.values(
f)),m.numbers,c.node);function $(){if(w)return;let l=Z(t,N),x=([,T])=>N.every(M=>T[M]===l[M]);h.show(
Object.entries(o).find(x)?.[0]??at);for(let[T,{show:M}]of Object.entries(f))M(l[T]);if(b.textContent=
St(l,r),m.dim(!!b.textContent),c.show(),b.textContent){i.textContent="";return}let E=n[`${W(l.tie_embeddings)}\
 ${W(l.norm_first)}`],C=kt(E),O=_(C,l),A=`${F(4*O)} in float32, ${F(16*O)} in training, with gradien\
ts and Adam’s two averages.`;i.replaceChildren(s("strong",{},v(O)),` parameters: ${A}`);let Y=u&&Lt(
u.settings,l,u.total,O);Y&&(y.textContent=Y),u={settings:l,total:O},m.show(E,l,O,C)}return X(t,N,$)}
var it={render:Tt};widget=it;})();
export default widget;
