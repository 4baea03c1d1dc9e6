let widget;
(()=>{var M=(t,e)=>Object.fromEntries(t.map(n=>[n,e(n)]));function c(t,e={},...n){return gt(document.createElement(t),e,n)}function gt(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function X(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(c("div",r,...o))}var xt=(t,...e)=>c(
"div",{class:t},...e);var F=(...t)=>xt("controls",...t.map(({node:e})=>e)),Z=()=>c("p",{class:"pointed","aria-hidden":"tru\
e"});function J(t,e,n,o){let r=(d,p,l)=>l.map(f=>f instanceof HTMLTableCellElement?f:c(d,p,f)),s=[...r("t\
d",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(d=>{let p=r("th",{scope:"row"},d.slice(
0,1));return c("tr",{},...p,...r("td",{},d.slice(1)))}),i=e?[c("caption",{},e)]:[],h=c("thead",{},c(
"tr",{},...s));return c("table",t,...i,h,c("tbody",{},...a))}var E={"data-lm-suppress-shortcuts":"true"};function I(t,e,n={}){let o=c("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function V(t,e){let n=c("input",{type:"checkbox",...E});return n.addEventListener("change",()=>e(n.checked)),
{node:c("div",{class:"control"},c("label",{},n,t)),show(o){n.checked=o}}}function tt(t,e,n){let o=Object.
entries(e).map(([a,i])=>c("option",{value:a},i)),r=`menu-${Math.random()}`,s=c("select",{id:r,...E},
...o);return s.addEventListener("change",()=>n(s.value)),{node:c("div",{class:"control menu"},c("lab\
el",{for:r},t),s),show(a){s.value=a}}}function wt(t,e){let n=Object.entries(e);for(let[o,r]of n)t.on(`change:${o}`,r);return()=>{for(let[o,
r]of n)t.off(`change:${o}`,r)}}function et(t,e,n){let o=wt(t,M(e,()=>n));return n(),o}var nt=(t,e)=>M(
e,n=>t.get(n));function z(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function U(t){
let e=c("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&vt(e.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var yt=1e3,K,Q;function vt(t){
K?.isConnected||(K=c("p",{class:"annotated-voice",role:"status"}),document.body.append(K));let e=K;clearTimeout(
Q),Q=setTimeout(()=>{e.textContent=t},yt)}var $t=t=>e=>t.find(n=>String(n)===e),ot=$t([!0,!1]),Ot=t=>String(t);function rt(t,e,n,o={}){let r=e.
closest("[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,a=[...document.
querySelectorAll(`[data-widget="${s}"]`)],i=s+(a.indexOf(r)>0?a.indexOf(r)+1:""),h=u=>(o[u]??Ot)(t.get(
u)),d=Object.keys(n),p=M(d,h),l=new URLSearchParams(location.search),f=[];for(let[u,g]of Object.entries(
n)){let y=l.get(`${i}.${u}`);if(y===null)continue;let v=g(y);v===void 0?f.push(u):t.set(u,v)}let w=c(
"a",{},"Copy link to this setting"),b=c("span",{role:"status"});w.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let $=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},w,b,$),show(){let u=new URLSearchParams(location.search);for(let v of d){let m=h(v);m===p[v]?u.
delete(`${i}.${v}`):u.set(`${i}.${v}`,m)}b.textContent="";let g=r.closest("section[id]")?.id,y=u.size?
`?${u}`:location.pathname;w.setAttribute("href",`${y}${g?`#${g}`:""}`)}}}var R=t=>t.reduce((e,n)=>e+n,0),st=t=>t.reduce((e,n)=>e*n,1);var S=t=>t.toLocaleString("en-US"),C=(t,e)=>R(t.map(([n,o])=>n*st(o.map(r=>e[r]??r))));function _(t,e=n=>n){
let n=r=>[...new Set(r)].map(s=>{let a=r.filter(i=>i===s).length;return a===1?e(s):`${e(s)}${"²³"[a-
2]}`}),o=([r,s])=>[...r===1&&s.length?[]:[r],...n(s)].join("·");return t.map(o).join(" + ")}var ct=[
"B","kB","MB","GB","TB"];function W(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),ct.length-
1);return`${e?(t/1e3**e).toFixed(1):t} ${ct[e]}`}var at=t=>!t.matches(".none")&&!t.closest(".unwritten");function it(t,e){let n=()=>e.flat().find(at)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let a=s.target,i=e.findIndex(f=>f.includes(a));if(i<0)return;let h=e[i].indexOf(a),[d,p]={
ArrowUp:[i-1,h],ArrowDown:[i+1,h],ArrowLeft:[i,h-1],ArrowRight:[i,h+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let l=e[d]?.[p];!l||getComputedStyle(l).
visibility==="hidden"||(r(l),l.focus())}),()=>{at(o)||r(n())}}var H=["Embeddings","Encoder","Decoder"],kt=/^(En|De)coder: | (embedding|projection)$/,St=24,jt=t=>H.
find(e=>t.startsWith(e))??H[0],j=t=>t&&t<5e-4?"<0.1%":`${(100*t).toFixed(1)}%`,B=(t,e)=>_(t,n=>S(e[n]));
function Et(t,e,n,o){let r=`${_(e)} = ${B(e,n)}`;return`${t}: ${r} = ${S(C(e,n))}, ${j(o)}.`}var dt={
embeddings:"embeddings, output",attention:"attention","feed-forward":"feed-forward",norms:"norms"},ut=t=>Object.
keys(dt).find(e=>t.includes(e))??"embeddings";function Ct(t,e){for(let[n,o]of Object.entries(e))t.style.
setProperty(n,`${100*o}%`)}function _t(t,e){let[n,o]=[c("span"),c("small")],r=`part none ${ut(t)}`,s="",
a=()=>e(s),i=I("",a,{class:r,tabindex:"-1",...E});i.append(n," ",o);for(let d of["pointerenter","foc\
us"])i.addEventListener(d,a);for(let d of["pointerleave","blur"])i.addEventListener(d,()=>e(""));function h(d,p,l){
let f=C(d,p)/l;i.classList.toggle("none",!d.length),d.length||i.remove();let b=p.tie_embeddings&&t===
"Source embedding"?"one matrix, shared":t.replace(kt,"");s=Et(t,d,p,f),i.setAttribute("aria-label",`${b}\
 ${j(f)}. ${s}`),n.textContent=b,o.textContent=j(f);let u=d.some(([,g])=>g.includes("n_layers"))&&p.
n_layers<=St;return i.style.setProperty("--layers",String(u?p.n_layers:1)),i.classList.toggle("layer\
ed",u),f}return{node:i,name:t,show:h,share:0}}var lt=t=>R(t.map(({share:e})=>e));function pt(t,e){let n=t.
map(b=>_t(b,e)),o=c("p",{class:"heads"}),r=c("p",{class:"kinds"}),s="Areas: the parts of the model, \
as large as their shares",a=c("div",{class:"stage"}),h=c("div",{class:"areas",role:"group","aria-lab\
el":s},o,a,r),d=n.map(b=>[b.node]),p=it(h,d),l;function f(b,$){let u=lt(b),g=0;for(let{node:y,share:v}of b)
Ct(y,{left:$,top:g,width:u,height:v/u}),g+=v/u,y.isConnected||(l?l.after(y):a.prepend(y)),l=y;return u}
let w=(b,$,u="")=>{let g=c("small",{},` ${j(lt($))}`);return c("span",{class:u},b,g)};return{node:h,
show(b,$,u){for(let x of n)x.share=x.show(b[x.name],$,u);let g=n.filter(x=>!x.node.matches(".none")),
y=0;l=void 0,o.replaceChildren(),d.length=0;for(let x of H){let O=g.filter(({name:k})=>jt(k)===x),A=f(
O,y),L=w(x,O);L.style.setProperty("flex-grow",String(A)),o.append(L),d.push(...O.map(k=>[k.node])),y+=
A}let v=x=>g.filter(({name:O})=>ut(O)===x),m=Object.entries(dt).map(([x,O])=>w(O,v(x),x));r.replaceChildren(
...m),p()}}}var T={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},mt={tie_embeddings:"One matrix for embeddings and \
output projection: tie_embeddings",norm_first:"Norm first, with a final norm for each stack: norm_fi\
rst"},P=Object.keys({...T,...mt}),ft="Your own",Y=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function At(t,{
size:e,heads:n,tied:o}){let r=Object.keys(T).find(s=>t[s]<1);return r?Y(e,{name:r,got:t[r]}):t.d_model%
t.n_heads?Y(n,t):t.tie_embeddings&&t.src_vocab!==t.tgt_vocab?Y(o,t):""}function Lt(t){let e={};for(let[
n,o]of Object.values(t).flat()){let r=o.join(" ");e[r]??=[0,o],e[r][0]+=n}return Object.values(e)}var ht=t=>e=>{
let n=/^\d{1,8}$/.test(e)?Number(e):NaN;return n<=t?n:void 0};function Mt(t,e,n,o){let s=c("input",{
...{type:"number",min:1,max:e,step:1},...E}),a=c("span",{},`${T[t]} `,c("code",{},t));s.addEventListener(
"input",()=>{let l=ht(e)(s.value.trim());s.setAttribute("aria-invalid",String(l===void 0)),l===void 0?
o(`${t} must be an integer from 1 to ${S(e)}.`):n(l)});let i=1,h=l=>()=>n(Math.min(Math.max(Math.round(
i*l),1),e)),d=Object.entries({"÷2":.5,"×2":2}).map(([l,f])=>I(l,h(f),{"aria-label":`${l} ${t}`})),
p=c("label",{},a,s);return{node:c("div",{class:"control size"},p,...d),show(l){i=l,(Number(s.value)!==
l||s.value==="")&&(s.value=l),s.setAttribute("aria-invalid","false")}}}function Pt(t,e,n,o){let r=C(
e,n),a=(e.length?[_(e),B(e,n)]:["none of its own: it is shared"]).map(i=>c("div",{},i));return[t,c("\
td",{class:"how"},...a),c("td",{class:"count"},S(r)),c("td",{class:"share"},j(r/o))]}function Tt(t,e,n){
let o=Object.entries(t).map(([s,a])=>Pt(s,a,e,n));return J({class:"numbers"},"",["Part","Formula, an\
d filled in","Parameters","Share"],o)}var Nt=(t,e,n)=>[c("strong",{},"All together: "),_(t),c("br"),
`= ${B(t,e)}`,c("br"),`= ${S(n)}`];function Kt(t){let e=c("p",{class:"whole"}),o=c("div",{class:"scr\
oller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),r=Z(),s=l=>{r.textContent=l},a=pt(
t,s),h=c("p",{class:"hint"},"The larger an area, the more parameters; a stripe is a layer. Point at \
a part."),d=c("summary",{},"Part by part, in numbers, with the formulas"),p=c("details",{},d,e,o);return{
areas:a.node,legend:h,pointed:r,numbers:p,dim(l){for(let f of[a.node,p])f.inert=l},show(l,f,w,b){s(""),
a.show(l,f,w),e.replaceChildren(...Nt(b,f,w)),o.replaceChildren(Tt(l,f,w))}}}var q=t=>t?"True":"Fals\
e";function It(t,e,n,o){let r=P.filter(p=>t[p]!==e[p]);if(!r.length)return"";let s=p=>p===!!p?q(p):S(
p),[a,i]=r,h=i?"Against the model before":`${a}: ${s(t[a])} → ${s(e[a])}`;if(o===n)return`${h}. No\
 change: ±0 parameters`;let d=`${S(Math.abs(o-n))} (${j(Math.abs(o/n-1))})`;return`${h}. ${o>n?"▲ +":
"▼ −"}${d}`}function Rt(t,e,n,o){let r=a=>[a,Mt(a,t[a],n(a),o)],s=([a,i])=>[a,V(i,e(a))];return Object.
fromEntries([...Object.keys(T).map(r),...Object.entries(mt).map(s)])}var Bt=t=>Object.fromEntries(P.
map(e=>[e,e in T?ht(t[e]):ot]));function Dt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:s}=t.
get("known"),a=rt(t,e,Bt(s)),i=m=>x=>z(t,{[m]:x}),h=Object.fromEntries([...Object.keys(o),ft].map(m=>[
m,m])),d=tt("Model",h,m=>{y=!0,z(t,o[m]??{}),y=!1,v()}),p=m=>x=>{i(m)(x),v()},l=m=>{b.textContent=m,
m&&(w.textContent=""),$.dim(!!m)},f=Rt(s,i,p,l),[w,b]=[U("verdict"),U("error")],$=Kt(Object.keys(Object.
values(n)[0])),u=c("p",{class:"change"}),[g,y]=[];X(e,"parameter-calculator","Parameter calculator",
F(d),b,w,u,$.areas,$.pointed,$.legend,F(...Object.values(f)),$.numbers,a.node);function v(){if(y)return;
let m=nt(t,P),x=([,D])=>P.every(N=>D[N]===m[N]);d.show(Object.entries(o).find(x)?.[0]??ft);for(let[D,
{show:N}]of Object.entries(f))N(m[D]);let O=At(m,r);if(l(O),a.show(),O)return;let A=n[`${q(m.tie_embeddings)}\
 ${q(m.norm_first)}`],L=Lt(A),k=C(L,m);w.replaceChildren(c("strong",{},S(k)),` parameters: ${W(4*k)}\
 in float32, ${W(16*k)} in training, with gradients and Adam’s two averages.`);let G=g&&It(g.settings,
m,g.total,k);G&&(u.textContent=G),g={settings:m,total:k},$.show(A,m,k,L)}return et(t,P,v)}var bt={render:Dt};widget=bt;})();
export default widget;
