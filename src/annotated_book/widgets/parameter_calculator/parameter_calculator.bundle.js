let widget;
(()=>{var M=(t,e)=>Object.fromEntries(t.map(n=>[n,e(n)]));function s(t,e={},...n){return pt(document.createElement(t),e,n)}function pt(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function G(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",r,...o))}var ft=(t,...e)=>s(
"div",{class:t},...e);var D=(...t)=>ft("controls",...t.map(({node:e})=>e));function Q(t,e,n,o){let r=(u,b,d)=>d.map(l=>l instanceof HTMLTableCellElement?l:s(u,b,l)),c=[...r("t\
d",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(u=>{let b=r("th",{scope:"row"},u.slice(
0,1));return s("tr",{},...b,...r("td",{},u.slice(1)))}),i=e?[s("caption",{},e)]:[],m=s("thead",{},s(
"tr",{},...c));return s("table",t,...i,m,s("tbody",{},...a))}var _={"data-lm-suppress-shortcuts":"true"};function B(t,e,n={}){let o=s("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function X(t,e){let n=s("input",{type:"checkbox",..._});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(o){n.checked=o}}}function Z(t,e,n){let o=Object.
entries(e).map(([a,i])=>s("option",{value:a},i)),r=`menu-${Math.random()}`,c=s("select",{id:r,..._},
...o);return c.addEventListener("change",()=>n(c.value)),{node:s("div",{class:"control menu"},s("lab\
el",{for:r},t),c),show(a){c.value=a}}}function mt(t,e){let n=Object.entries(e);for(let[o,r]of n)t.on(`change:${o}`,r);return()=>{for(let[o,
r]of n)t.off(`change:${o}`,r)}}function J(t,e,n){let o=mt(t,M(e,()=>n));return n(),o}var V=(t,e)=>M(
e,n=>t.get(n));function z(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function F(t){
let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&bt(e.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var ht=1e3,N,q;function bt(t){
N?.isConnected||(N=s("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(
q),q=setTimeout(()=>{e.textContent=t},ht)}var gt=t=>e=>t.find(n=>String(n)===e),U=gt([!0,!1]),xt=t=>String(t);function tt(t,e,n,o={}){let r=e.
closest("[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:c}=r.dataset,a=[...document.
querySelectorAll(`[data-widget="${c}"]`)],i=c+(a.indexOf(r)>0?a.indexOf(r)+1:""),m=p=>(o[p]??xt)(t.get(
p)),u=Object.keys(n),b=M(u,m),d=new URLSearchParams(location.search),l=[];for(let[p,w]of Object.entries(
n)){let v=d.get(`${i}.${p}`);if(v===null)continue;let f=w(v);f===void 0?l.push(p):t.set(p,f)}let h=s(
"a",{},"Copy link to this setting"),g=s("span",{role:"status"});h.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let y=l.length?` The address has a s\
etting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},h,g,y),show(){let p=new URLSearchParams(location.search);for(let f of u){let x=m(f);x===b[f]?p.
delete(`${i}.${f}`):p.set(`${i}.${f}`,x)}g.textContent="";let w=r.closest("section[id]")?.id,v=p.size?
`?${p}`:location.pathname;h.setAttribute("href",`${v}${w?`#${w}`:""}`)}}}var K=t=>t.reduce((e,n)=>e+n,0),et=t=>t.reduce((e,n)=>e*n,1);var $=t=>t.toLocaleString("en-US"),A=(t,e)=>K(t.map(([n,o])=>n*et(o.map(r=>e[r]??r))));function S(t,e=n=>n){
let n=r=>[...new Set(r)].map(c=>{let a=r.filter(i=>i===c).length;return a===1?e(c):`${e(c)}${"²³"[a-
2]}`}),o=([r,c])=>[...r===1&&c.length?[]:[r],...n(c)].join("·");return t.map(o).join(" + ")}var nt=[
"B","kB","MB","GB","TB"];function W(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),nt.length-
1);return`${e?(t/1e3**e).toFixed(1):t} ${nt[e]}`}var ot=t=>!t.matches(".none")&&!t.closest(".unwritten");function rt(t,e){let n=()=>e.flat().find(ot)??
e[0][0],o=n();o.tabIndex=0;function r(c){o.tabIndex=-1,o=c,o.tabIndex=0}return t.addEventListener("k\
eydown",c=>{let a=c.target,i=e.findIndex(l=>l.includes(a));if(i<0)return;let m=e[i].indexOf(a),[u,b]={
ArrowUp:[i-1,m],ArrowDown:[i+1,m],ArrowLeft:[i,m-1],ArrowRight:[i,m+1],Home:[i,0],End:[i,e[i].length-
1]}[c.key]??[null,null];if(u===null)return;c.preventDefault();let d=e[u]?.[b];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{ot(o)||r(n())}}var wt={embeddings:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},yt=/^(En|De)coder: | (embedding|projection)$/,
vt=24,$t=t=>["Encoder","Decoder"].find(e=>t.startsWith(e))??"embeddings",E=t=>t&&t<5e-4?"<0.1%":`${(100*
t).toFixed(1)}%`,Ot=(t,e)=>S(t,n=>$(e[n]));function kt(t,e,n,o){let r=A(e,n),c=`${S(e)} = ${Ot(e,n)}\
 = ${$(r)}`;return`${t}: ${c}, ${E(r/o)}.`}var ct={embeddings:"embeddings, output",attention:"attent\
ion","feed-forward":"feed-forward",norms:"norms"},at=t=>Object.keys(ct).find(e=>t.includes(e))??"emb\
eddings";function St(t,e){for(let[n,o]of Object.entries(e))t.style.setProperty(n,`${100*o}%`)}function Et(t,e){
let[n,o]=[s("span"),s("small")],r=`part none ${at(t)}`,c={type:"button",tabindex:"-1",..._},a=s("but\
ton",{class:r,...c},n," ",o),i="";for(let u of["pointerenter","focus","click"])a.addEventListener(u,
()=>e(i));for(let u of["pointerleave","blur"])a.addEventListener(u,()=>e(""));function m(u,b,d){let l=A(
u,b)/d;a.classList.toggle("none",!u.length),u.length||a.remove();let g=b.tie_embeddings&&t==="Source\
 embedding"?"one matrix, shared":t.replace(yt,"");i=kt(t,u,b,d),a.setAttribute("aria-label",`${g} ${E(
l)}. ${i}`),n.textContent=g,o.textContent=E(l);let p=u.some(([,w])=>w.includes("n_layers"))&&b.n_layers<=
vt;return a.style.setProperty("--layers",String(p?b.n_layers:1)),a.classList.toggle("layered",p),l}return{
node:a,name:t,show:m,share:0}}var st=t=>K(t.map(({share:e})=>e));function it(t,e){let n=t.map(h=>Et(
h,e)),o=s("p",{class:"heads"}),r=s("p",{class:"kinds"}),a=s("div",{class:"areas",role:"group","aria-\
label":"Areas: the parts of the model, as large as their shares"}),i=s("div",{class:"stage"});a.append(
o,i,r);let m=n.map(h=>[h.node]),u=rt(a,m),b;function d(h,g){let y=st(h),p=0;for(let{node:w,share:v}of h)
St(w,{left:g,top:p,width:y,height:v/y}),p+=v/y,w.isConnected||(b?b.after(w):i.prepend(w)),b=w;return y}
let l=(h,g,y="")=>s("span",{class:y},h,s("small",{},` ${E(st(g))}`));return{node:a,show(h,g,y){for(let x of n)
x.share=x.show(h[x.name],g,y);let p=n.filter(x=>!x.node.matches(".none")),w=0;b=void 0,o.replaceChildren(),
m.length=0;for(let[x,k]of Object.entries(wt)){let j=p.filter(({name:C})=>$t(C)===x),O=d(j,w),P=l(k,j);
P.style.setProperty("flex-grow",String(O)),o.append(P),m.push(...j.map(C=>[C.node])),w+=O}let v=x=>p.
filter(({name:k})=>at(k)===x),f=Object.entries(ct).map(([x,k])=>l(k,v(x),x));r.replaceChildren(...f),
u()}}}var L={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},I=[...Object.keys(L),"tie_embeddings","norm_first"],
lt="Your own",H=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function jt(t,{size:e,heads:n,tied:o}){let r=Object.
keys(L).find(c=>t[c]<1);return r?H(e,{name:r,got:t[r]}):t.d_model%t.n_heads?H(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?H(o,t):""}function Ct(t){let e=new Map;for(let[n,o]of Object.values(t).flat()){
let r=o.join(" ");e.set(r,[n+(e.get(r)?.[0]??0),o])}return[...e.values()]}var dt=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function _t(t,e,n,o){let c=s("input",{...{type:"number",
min:1,max:e,step:1},..._}),a=s("span",{},`${L[t]} `,s("code",{},t));c.addEventListener("input",()=>{
let l=dt(e)(c.value.trim());c.setAttribute("aria-invalid",String(l===void 0)),l===void 0?o(`${t} mus\
t be an integer from 1 to ${$(e)}.`):n(l)});let i=1,m=l=>()=>n(Math.min(Math.max(Math.round(i*l),1),
e)),u=B("÷2",m(.5),{"aria-label":`÷2 ${t}`}),b=B("×2",m(2),{"aria-label":`×2 ${t}`}),d=s("label",
{},a,c);return{node:s("div",{class:"control size"},d,u,b),show(l){i=l,(Number(c.value)!==l||c.value===
"")&&(c.value=l),c.setAttribute("aria-invalid","false")}}}function At(t,e,n,o){let r=A(e,n),c=S(e,m=>$(
n[m])),i=(e.length?[S(e),c]:["none of its own: it is shared"]).map(m=>s("div",{},m));return[t,s("td",
{class:"how"},...i),s("td",{class:"count"},$(r)),s("td",{class:"share"},E(r/o))]}function Mt(t,e,n){
let o=Object.entries(t).map(([c,a])=>At(c,a,e,n));return Q({class:"numbers"},"",["Part","Formula, an\
d filled in","Parameters","Share"],o)}function Lt(t,e,n){let o=S(t,r=>$(e[r]));return[s("strong",{},
"All together: "),S(t),s("br"),"= ",o,s("br"),`= ${$(n)}`]}function Pt(t){let e=s("p",{class:"whole"}),
o=s("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),r=s("p",{class:"\
pointed","aria-hidden":"true"}),c=d=>{r.textContent=d},a=it(t,c),m=s("p",{class:"hint"},"The larger \
an area, the more parameters; a stripe is a layer. Point at a part."),u=s("summary",{},"Part by part\
, in numbers, with the formulas"),b=s("details",{},u,e,o);return{areas:a.node,legend:m,pointed:r,numbers:b,
dim(d){for(let l of[a.node,b])l.inert=d},show(d,l,h,g){c(""),a.show(d,l,h),e.replaceChildren(...Lt(g,
l,h)),o.replaceChildren(Mt(d,l,h))}}}var Y=t=>t?"True":"False";function Tt(t,e,n,o){let r=I.filter(d=>t[d]!==
e[d]);if(!r.length)return"";let c=d=>d===!!d?Y(d):$(d),[a]=r,i=`${a}: ${c(t[a])} → ${c(e[a])}`,m=r.
length>1?"Against the model before":i;if(o===n)return`${m}. No change: ±0 parameters`;let u=Math.abs(
o/n-1),b=`${$(Math.abs(o-n))} (${E(u)})`;return`${m}. ${o>n?"▲ +":"▼ −"}${b}`}var Nt={tie_embeddings:"\
One matrix for embeddings and output projection: tie_embeddings",norm_first:"Norm first, with a fina\
l norm for each stack: norm_first"};function Kt(t,e,n,o){let r=a=>[a,_t(a,t[a],n(a),o)],c=([a,i])=>[
a,X(i,e(a))];return Object.fromEntries([...Object.keys(L).map(r),...Object.entries(Nt).map(c)])}function It(t){
let e=Object.keys(L).map(n=>[n,dt(t[n])]);return{...Object.fromEntries(e),tie_embeddings:U,norm_first:U}}
function Rt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:c}=t.get("known"),a=tt(t,e,It(c)),
i=f=>x=>z(t,{[f]:x}),m=Object.fromEntries([...Object.keys(o),lt].map(f=>[f,f])),u=Z("Model",m,f=>{w=
!0,z(t,o[f]??{}),w=!1,v()}),d=Kt(c,i,f=>x=>{i(f)(x),v()},f=>{h.textContent=f,l.textContent="",g.dim(
!0)}),[l,h]=[F("verdict"),F("error")],g=Pt(Object.keys(Object.values(n)[0])),y=s("p",{class:"change"}),
[p,w]=[];G(e,"parameter-calculator","Parameter calculator",D(u),h,l,y,g.areas,g.pointed,g.legend,D(...Object.
values(d)),g.numbers,a.node);function v(){if(w)return;let f=V(t,I),x=([,R])=>I.every(T=>R[T]===f[T]);
u.show(Object.entries(o).find(x)?.[0]??lt);for(let[R,{show:T}]of Object.entries(d))T(f[R]);if(h.textContent=
jt(f,r),g.dim(!!h.textContent),a.show(),h.textContent){l.textContent="";return}let k=n[`${Y(f.tie_embeddings)}\
 ${Y(f.norm_first)}`],j=Ct(k),O=A(j,f),P=`${W(4*O)} in float32, ${W(16*O)} in training, with gradien\
ts and Adam’s two averages.`;l.replaceChildren(s("strong",{},$(O)),` parameters: ${P}`);let C=p&&Tt(
p.settings,f,p.total,O);C&&(y.textContent=C),p={settings:f,total:O},g.show(k,f,O,j)}return J(t,I,v)}
var ut={render:Rt};widget=ut;})();
export default widget;
