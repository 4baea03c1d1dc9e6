let widget;
(()=>{function s(t,e={},...n){return ut(document.createElement(t),e,n)}function ut(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function q(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",r,...o))}var R=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));function G(t,e,n,o){let r=(f,b,d)=>d.map(l=>l instanceof HTMLTableCellElement?l:s(f,b,l)),c=[...r("t\
d",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(f=>{let b=r("th",{scope:"row"},f.slice(
0,1));return s("tr",{},...b,...r("td",{},f.slice(1)))}),i=e?[s("caption",{},e)]:[],m=s("thead",{},s(
"tr",{},...c));return s("table",t,...i,m,s("tbody",{},...a))}var C={"data-lm-suppress-shortcuts":"tr\
ue"};function D(t,e,n={}){let o=s("button",{type:"button",...n},t);return o.addEventListener("click",
e),o}function Q(t,e){let n=s("input",{type:"checkbox",...C});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(o){n.checked=o}}}function X(t,e,n){let o=Object.
entries(e).map(([a,i])=>s("option",{value:a},i)),r=`menu-${Math.random()}`,c=s("select",{id:r,...C},
...o);return c.addEventListener("change",()=>n(c.value)),{node:s("div",{class:"control menu"},s("lab\
el",{for:r},t),c),show(a){c.value=a}}}function ft(t,e){let n=Object.entries(e);for(let[o,r]of n)t.on(`change:${o}`,r);return()=>{for(let[o,
r]of n)t.off(`change:${o}`,r)}}function Z(t,e,n){let o=ft(t,Object.fromEntries(e.map(r=>[r,n])));return n(),
o}var J=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function B(t,e){for(let[n,o]of Object.entries(
e))t.set(n,o);t.save_changes()}function z(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&
mt(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(
e,o)),e}var pt=1e3,T,Y;function mt(t){T?.isConnected||(T=s("p",{class:"annotated-voice",role:"status"}),
document.body.append(T));let e=T;clearTimeout(Y),Y=setTimeout(()=>{e.textContent=t},pt)}var ht=t=>e=>t.find(n=>String(n)===e),F=ht([!0,!1]),bt=t=>String(t);function V(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:c}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(a.indexOf(r)>0?a.indexOf(r)+1:""),m=u=>(o[u]??bt)(t.get(u)),f=Object.keys(
n),b=Object.fromEntries(f.map(u=>[u,m(u)])),d=new URLSearchParams(location.search),l=[];for(let[u,w]of Object.
entries(n)){let v=d.get(`${i}.${u}`);if(v===null)continue;let p=w(v);p===void 0?l.push(u):t.set(u,p)}
let h=s("a",{},"Copy link to this setting"),g=s("span",{role:"status"});h.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let y=l.length?` The address has a s\
etting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},h,g,y),show(){let u=new URLSearchParams(location.search);for(let p of f){let x=m(p);x===b[p]?u.
delete(`${i}.${p}`):u.set(`${i}.${p}`,x)}g.textContent="";let w=r.closest("section[id]")?.id,v=u.size?
`?${u}`:location.pathname;h.setAttribute("href",`${v}${w?`#${w}`:""}`)}}}var N=t=>t.reduce((e,n)=>e+n,0),tt=t=>t.reduce((e,n)=>e*n,1);var $=t=>t.toLocaleString("en-US"),A=(t,e)=>N(t.map(([n,o])=>n*tt(o.map(r=>e[r]??r))));function S(t,e=n=>n){
let n=r=>[...new Set(r)].map(c=>{let a=r.filter(i=>i===c).length;return a===1?e(c):`${e(c)}${"²³"[a-
2]}`}),o=([r,c])=>[...r===1&&c.length?[]:[r],...n(c)].join("·");return t.map(o).join(" + ")}var et=[
"B","kB","MB","GB","TB"];function U(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),et.length-
1);return`${e?(t/1e3**e).toFixed(1):t} ${et[e]}`}var nt=t=>!t.matches(".none")&&!t.closest(".unwritten");function ot(t,e){let n=()=>e.flat().find(nt)??
e[0][0],o=n();o.tabIndex=0;function r(c){o.tabIndex=-1,o=c,o.tabIndex=0}return t.addEventListener("k\
eydown",c=>{let a=c.target,i=e.findIndex(l=>l.includes(a));if(i<0)return;let m=e[i].indexOf(a),[f,b]={
ArrowUp:[i-1,m],ArrowDown:[i+1,m],ArrowLeft:[i,m-1],ArrowRight:[i,m+1],Home:[i,0],End:[i,e[i].length-
1]}[c.key]??[null,null];if(f===null)return;c.preventDefault();let d=e[f]?.[b];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{nt(o)||r(n())}}var gt={embeddings:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},xt=/^(En|De)coder: | (embedding|projection)$/,
wt=24,yt=t=>["Encoder","Decoder"].find(e=>t.startsWith(e))??"embeddings",E=t=>t&&t<5e-4?"<0.1%":`${(100*
t).toFixed(1)}%`,vt=(t,e)=>S(t,n=>$(e[n]));function $t(t,e,n,o){let r=A(e,n),c=`${S(e)} = ${vt(e,n)}\
 = ${$(r)}`;return`${t}: ${c}, ${E(r/o)}.`}var st={embeddings:"embeddings, output",attention:"attent\
ion","feed-forward":"feed-forward",norms:"norms"},ct=t=>Object.keys(st).find(e=>t.includes(e))??"emb\
eddings";function Ot(t,e){for(let[n,o]of Object.entries(e))t.style.setProperty(n,`${100*o}%`)}function kt(t,e){
let[n,o]=[s("span"),s("small")],r=`part none ${ct(t)}`,c={type:"button",tabindex:"-1",...C},a=s("but\
ton",{class:r,...c},n," ",o),i="";for(let f of["pointerenter","focus","click"])a.addEventListener(f,
()=>e(i));for(let f of["pointerleave","blur"])a.addEventListener(f,()=>e(""));function m(f,b,d){let l=A(
f,b)/d;a.classList.toggle("none",!f.length),f.length||a.remove();let g=b.tie_embeddings&&t==="Source\
 embedding"?"one matrix, shared":t.replace(xt,"");i=$t(t,f,b,d),a.setAttribute("aria-label",`${g} ${E(
l)}. ${i}`),n.textContent=g,o.textContent=E(l);let u=f.some(([,w])=>w.includes("n_layers"))&&b.n_layers<=
wt;return a.style.setProperty("--layers",String(u?b.n_layers:1)),a.classList.toggle("layered",u),l}return{
node:a,name:t,show:m,share:0}}var rt=t=>N(t.map(({share:e})=>e));function at(t,e){let n=t.map(h=>kt(
h,e)),o=s("p",{class:"heads"}),r=s("p",{class:"kinds"}),a=s("div",{class:"areas",role:"group","aria-\
label":"Areas: the parts of the model, as large as their shares"}),i=s("div",{class:"stage"});a.append(
o,i,r);let m=n.map(h=>[h.node]),f=ot(a,m),b;function d(h,g){let y=rt(h),u=0;for(let{node:w,share:v}of h)
Ot(w,{left:g,top:u,width:y,height:v/y}),u+=v/y,w.isConnected||(b?b.after(w):i.prepend(w)),b=w;return y}
let l=(h,g,y="")=>s("span",{class:y},h,s("small",{},` ${E(rt(g))}`));return{node:a,show(h,g,y){for(let x of n)
x.share=x.show(h[x.name],g,y);let u=n.filter(x=>!x.node.matches(".none")),w=0;b=void 0,o.replaceChildren(),
m.length=0;for(let[x,k]of Object.entries(gt)){let j=u.filter(({name:_})=>yt(_)===x),O=d(j,w),M=l(k,j);
M.style.setProperty("flex-grow",String(O)),o.append(M),m.push(...j.map(_=>[_.node])),w+=O}let v=x=>u.
filter(({name:k})=>ct(k)===x),p=Object.entries(st).map(([x,k])=>l(k,v(x),x));r.replaceChildren(...p),
f()}}}var L={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},K=[...Object.keys(L),"tie_embeddings","norm_first"],
it="Your own",W=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function St(t,{size:e,heads:n,tied:o}){let r=Object.
keys(L).find(c=>t[c]<1);return r?W(e,{name:r,got:t[r]}):t.d_model%t.n_heads?W(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?W(o,t):""}function Et(t){let e=new Map;for(let[n,o]of Object.values(t).flat()){
let r=o.join(" ");e.set(r,[n+(e.get(r)?.[0]??0),o])}return[...e.values()]}var lt=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function jt(t,e,n,o){let c=s("input",{...{type:"number",
min:1,max:e,step:1},...C}),a=s("span",{},`${L[t]} `,s("code",{},t));c.addEventListener("input",()=>{
let l=lt(e)(c.value.trim());c.setAttribute("aria-invalid",String(l===void 0)),l===void 0?o(`${t} mus\
t be an integer from 1 to ${$(e)}.`):n(l)});let i=1,m=l=>()=>n(Math.min(Math.max(Math.round(i*l),1),
e)),f=D("÷2",m(.5),{"aria-label":`÷2 ${t}`}),b=D("×2",m(2),{"aria-label":`×2 ${t}`}),d=s("label",
{},a,c);return{node:s("div",{class:"control size"},d,f,b),show(l){i=l,(Number(c.value)!==l||c.value===
"")&&(c.value=l),c.setAttribute("aria-invalid","false")}}}function _t(t,e,n,o){let r=A(e,n),c=S(e,m=>$(
n[m])),i=(e.length?[S(e),c]:["none of its own: it is shared"]).map(m=>s("div",{},m));return[t,s("td",
{class:"how"},...i),s("td",{class:"count"},$(r)),s("td",{class:"share"},E(r/o))]}function Ct(t,e,n){
let o=Object.entries(t).map(([c,a])=>_t(c,a,e,n));return G({class:"numbers"},"",["Part","Formula, an\
d filled in","Parameters","Share"],o)}function At(t,e,n){let o=S(t,r=>$(e[r]));return[s("strong",{},
"All together: "),S(t),s("br"),"= ",o,s("br"),`= ${$(n)}`]}function Lt(t){let e=s("p",{class:"whole"}),
o=s("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),r=s("p",{class:"\
pointed","aria-hidden":"true"}),c=d=>{r.textContent=d},a=at(t,c),m=s("p",{class:"hint"},"The larger \
an area, the more parameters; a stripe is a layer. Point at a part."),f=s("summary",{},"Part by part\
, in numbers, with the formulas"),b=s("details",{},f,e,o);return{areas:a.node,legend:m,pointed:r,numbers:b,
dim(d){for(let l of[a.node,b])l.inert=d},show(d,l,h,g){c(""),a.show(d,l,h),e.replaceChildren(...At(g,
l,h)),o.replaceChildren(Ct(d,l,h))}}}var H=t=>t?"True":"False";function Mt(t,e,n,o){let r=K.filter(d=>t[d]!==
e[d]);if(!r.length)return"";let c=d=>d===!!d?H(d):$(d),[a]=r,i=`${a}: ${c(t[a])} → ${c(e[a])}`,m=r.
length>1?"Against the model before":i;if(o===n)return`${m}. No change: ±0 parameters`;let f=Math.abs(
o/n-1),b=`${$(Math.abs(o-n))} (${E(f)})`;return`${m}. ${o>n?"▲ +":"▼ −"}${b}`}var Pt={tie_embeddings:"\
One matrix for embeddings and output projection: tie_embeddings",norm_first:"Norm first, with a fina\
l norm for each stack: norm_first"};function Tt(t,e,n,o){let r=a=>[a,jt(a,t[a],n(a),o)],c=([a,i])=>[
a,Q(i,e(a))];return Object.fromEntries([...Object.keys(L).map(r),...Object.entries(Pt).map(c)])}function Nt(t){
let e=Object.keys(L).map(n=>[n,lt(t[n])]);return{...Object.fromEntries(e),tie_embeddings:F,norm_first:F}}
function Kt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:c}=t.get("known"),a=V(t,e,Nt(c)),i=p=>x=>B(
t,{[p]:x}),m=Object.fromEntries([...Object.keys(o),it].map(p=>[p,p])),f=X("Model",m,p=>{w=!0,B(t,o[p]??
{}),w=!1,v()}),d=Tt(c,i,p=>x=>{i(p)(x),v()},p=>{h.textContent=p,l.textContent="",g.dim(!0)}),[l,h]=[
z("verdict"),z("error")],g=Lt(Object.keys(Object.values(n)[0])),y=s("p",{class:"change"}),[u,w]=[];q(
e,"parameter-calculator","Parameter calculator",R(f),h,l,y,g.areas,g.pointed,g.legend,R(...Object.values(
d)),g.numbers,a.node);function v(){if(w)return;let p=J(t,K),x=([,I])=>K.every(P=>I[P]===p[P]);f.show(
Object.entries(o).find(x)?.[0]??it);for(let[I,{show:P}]of Object.entries(d))P(p[I]);if(h.textContent=
St(p,r),g.dim(!!h.textContent),a.show(),h.textContent){l.textContent="";return}let k=n[`${H(p.tie_embeddings)}\
 ${H(p.norm_first)}`],j=Et(k),O=A(j,p),M=`${U(4*O)} in float32, ${U(16*O)} in training, with gradien\
ts and Adam’s two averages.`;l.replaceChildren(s("strong",{},$(O)),` parameters: ${M}`);let _=u&&Mt(
u.settings,p,u.total,O);_&&(y.textContent=_),u={settings:p,total:O},g.show(k,p,O,j)}return Z(t,K,v)}
var dt={render:Kt};widget=dt;})();
export default widget;
