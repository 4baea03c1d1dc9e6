let widget;
(()=>{function s(t,e={},...n){return dt(document.createElement(t),e,n)}function dt(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function q(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",r,...o))}var K=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));function G(t,e,n,o){let r=(p,b,u)=>u.map(i=>i instanceof HTMLTableCellElement?i:s(p,b,i)),c=[...r("t\
d",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(p=>{let b=r("th",{scope:"row"},p.slice(
0,1));return s("tr",{},...b,...r("td",{},p.slice(1)))}),d=e?[s("caption",{},e)]:[],m=s("thead",{},s(
"tr",{},...c));return s("table",t,...d,m,s("tbody",{},...a))}var j={"data-lm-suppress-shortcuts":"tr\
ue"};function I(t,e,n={}){let o=s("button",{type:"button",...n},t);return o.addEventListener("click",
e),o}function Q(t,e){let n=s("input",{type:"checkbox",...j});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(o){n.checked=o}}}function X(t,e,n){let o=Object.
entries(e).map(([a,d])=>s("option",{value:a},d)),r=`menu-${Math.random()}`,c=s("select",{id:r,...j},
...o);return c.addEventListener("change",()=>n(c.value)),{node:s("div",{class:"control menu"},s("lab\
el",{for:r},t),c),show(a){c.value=a}}}function Z(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)
t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}var J=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(
n)]));function R(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function D(t){let e=s(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ft(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var ut=1e3,P,Y;function ft(t){P?.isConnected||
(P=s("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let e=P;clearTimeout(Y),Y=
setTimeout(()=>{e.textContent=t},ut)}var pt=t=>e=>t.find(n=>String(n)===e),B=pt([!0,!1]),mt=t=>String(t);function V(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:c}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${c}"]`)],d=c+(a.indexOf(r)>0?a.indexOf(r)+1:""),m=f=>(o[f]??mt)(t.get(f)),p=Object.keys(
n),b=Object.fromEntries(p.map(f=>[f,m(f)])),u=new URLSearchParams(location.search),i=[];for(let[f,w]of Object.
entries(n)){let $=u.get(`${d}.${f}`);if($===null)continue;let l=w($);l===void 0?i.push(f):t.set(f,l)}
let g=s("a",{},"Copy link to this setting"),h=s("span",{role:"status"});g.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),h.textContent=" Copied."}catch{h.textContent=
" The address of this page has it now: copy it from there."}}});let y=i.length?` The address has a s\
etting that could not be read, and was left out: ${i.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},g,h,y),show(){let f=new URLSearchParams(location.search);for(let l of p){let x=m(l);x===b[l]?f.
delete(`${d}.${l}`):f.set(`${d}.${l}`,x)}h.textContent="";let w=r.closest("section[id]")?.id,$=f.size?
`?${f}`:location.pathname;g.setAttribute("href",`${$}${w?`#${w}`:""}`)}}}var ht=t=>t.reduce((e,n)=>e*n,1),z=t=>t.reduce((e,n)=>e+n,0),bt=(t,e)=>typeof t=="number"?t:e[t],v=t=>t.
toLocaleString("en-US"),C=(t,e)=>z(t.map(([n,o])=>n*ht(o.map(r=>bt(r,e)))));function S(t,e=n=>n){let n=r=>[
...new Set(r)].map(c=>{let a=r.filter(d=>d===c).length;return a===1?e(c):`${e(c)}${"²³"[a-2]}`}),o=([
r,c])=>[...r===1&&c.length?[]:[r],...n(c)].join("·");return t.map(o).join(" + ")}var tt=["B","kB","\
MB","GB","TB"];function F(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),tt.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${tt[e]}`}var et=t=>!t.matches(".none")&&!t.closest(".unwritten");function nt(t,e){let n=()=>e.flat().find(et)??
e[0][0],o=n();o.tabIndex=0;function r(c){o.tabIndex=-1,o=c,o.tabIndex=0}return t.addEventListener("k\
eydown",c=>{let a=c.target,d=e.findIndex(i=>i.includes(a));if(d<0)return;let m=e[d].indexOf(a),[p,b]={
ArrowUp:[d-1,m],ArrowDown:[d+1,m],ArrowLeft:[d,m-1],ArrowRight:[d,m+1],Home:[d,0],End:[d,e[d].length-
1]}[c.key]??[null,null];if(p===null)return;c.preventDefault();let u=e[p]?.[b];!u||getComputedStyle(u).
visibility==="hidden"||(r(u),u.focus())}),()=>{et(o)||r(n())}}var gt={embeddings:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},wt=/^(En|De)coder: | (embedding|projection)$/,
xt=24,vt=t=>["Encoder","Decoder"].find(e=>t.startsWith(e))??"embeddings",k=t=>`${(100*t).toFixed(1)}\
%`,yt=(t,e)=>S(t,n=>v(e[n]));function $t(t,e,n,o){let r=C(e,n),c=`${S(e)} = ${yt(e,n)} = ${v(r)}`;return`${t}\
: ${c}, ${k(r/o)}.`}var rt={embeddings:"embeddings, output",attention:"attention","feed-forward":"fe\
ed-forward",norms:"norms"},st=t=>Object.keys(rt).find(e=>t.includes(e))??"embeddings";function Ot(t,e){
for(let[n,o]of Object.entries(e))t.style.setProperty(n,`${100*o}%`)}function St(t,e){let[n,o]=[s("sp\
an"),s("small")],r=`part none ${st(t)}`,c={type:"button",tabindex:"-1",...j},a=s("button",{class:r,...c},
n," ",o),d="";for(let p of["pointerenter","focus","click"])a.addEventListener(p,()=>e(d));for(let p of[
"pointerleave","blur"])a.addEventListener(p,()=>e(""));function m(p,b,u){let i=C(p,b)/u;a.classList.
toggle("none",!p.length),p.length||a.remove();let h=b.tie_embeddings&&t==="Source embedding"?"one ma\
trix, shared":t.replace(wt,"");d=$t(t,p,b,u),a.setAttribute("aria-label",`${h} ${k(i)}. ${d}`),n.textContent=
h,o.textContent=k(i);let f=p.some(([,w])=>w.includes("n_layers"))&&b.n_layers<=xt;return f&&a.style.
setProperty("--layers",String(b.n_layers)),a.classList.toggle("layered",f),i}return{node:a,name:t,show:m,
share:0}}var ot=t=>z(t.map(({share:e})=>e));function ct(t,e){let n=t.map(i=>St(i,e)),o=s("p",{class:"\
heads"}),r=s("p",{class:"kinds"}),a=s("div",{class:"areas",role:"group","aria-label":"Areas: the par\
ts of the model, as large as their shares"}),d=s("div",{class:"stage"});a.append(o,d,r);let m=n.map(
i=>[i.node]),p=nt(a,m);function b(i,g){let h=ot(i),y=0;for(let{node:f,share:w}of i)Ot(f,{left:g,top:y,
width:h,height:w/h}),y+=w/h,f.isConnected||d.append(f);return h}let u=(i,g,h="")=>s("span",{class:h},
i,s("small",{},` ${k(ot(g))}`));return{node:a,show(i,g,h){for(let l of n)l.share=l.show(i[l.name],g,
h);let y=n.filter(l=>!l.node.matches(".none")),f=0;o.replaceChildren(),m.length=0;for(let[l,x]of Object.
entries(gt)){let E=y.filter(({name:A})=>vt(A)===l),_=b(E,f),O=u(x,E);O.style.setProperty("flex-grow",
String(_)),o.append(O),m.push(...E.map(A=>[A.node])),f+=_}let w=l=>y.filter(({name:x})=>st(x)===l),$=Object.
entries(rt).map(([l,x])=>u(x,w(l),l));r.replaceChildren(...$),p()}}}var L={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},T=[...Object.keys(L),"tie_embeddings","norm_first"],
at="Your own",U=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function kt(t,{size:e,heads:n,tied:o}){let r=Object.
keys(L).find(c=>t[c]<1);return r?U(e,{name:r,got:t[r]}):t.d_model%t.n_heads?U(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?U(o,t):""}function Et(t){let e=new Map;for(let[n,o]of Object.values(t).flat()){
let r=o.join(" ");e.set(r,[n+(e.get(r)?.[0]??0),o])}return[...e.values()]}var it=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function jt(t,e,n,o){let c=s("input",{...{type:"number",
min:1,max:e,step:1},...j}),a=s("span",{},`${L[t]} `,s("code",{},t));c.addEventListener("input",()=>{
let i=it(e)(c.value.trim());c.setAttribute("aria-invalid",String(i===void 0)),i===void 0?o(`${t} mus\
t be an integer from 1 to ${v(e)}.`):n(i)});let d=1,m=i=>()=>n(Math.min(Math.max(Math.round(d*i),1),
e)),p=I("÷2",m(.5),{"aria-label":`÷2 ${t}`}),b=I("×2",m(2),{"aria-label":`×2 ${t}`}),u=s("label",
{},a,c);return{node:s("div",{class:"control size"},u,p,b),show(i){d=i,(Number(c.value)!==i||c.value===
"")&&(c.value=i),c.setAttribute("aria-invalid","false")}}}function Ct(t,e,n,o){let r=C(e,n),c=S(e,m=>v(
n[m])),d=(e.length?[S(e),c]:["none of its own: it is shared"]).map(m=>s("div",{},m));return[t,s("td",
{class:"how"},...d),s("td",{class:"count"},v(r)),s("td",{class:"share"},k(r/o))]}function _t(t,e,n){
let o=Object.entries(t).map(([c,a])=>Ct(c,a,e,n));return G({class:"numbers"},"",["Part","Formula, an\
d filled in","Parameters","Share"],o)}function At(t,e,n){let o=S(t,r=>v(e[r]));return[s("strong",{},
"All together: "),S(t),s("br"),"= ",o,s("br"),`= ${v(n)}`]}function Lt(t){let e=s("p",{class:"whole"}),
o=s("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),r=s("p",{class:"\
pointed","aria-hidden":"true"}),c=u=>{r.textContent=u},a=ct(t,c),m=s("p",{class:"hint"},"The larger \
an area, the more parameters; a stripe is a layer. Point at a part."),p=s("summary",{},"Part by part\
, in numbers, with the formulas"),b=s("details",{},p,e,o);return{areas:a.node,legend:m,pointed:r,numbers:b,
dim(u){for(let i of[a.node,b])i.inert=u},show(u,i,g,h){c(""),a.show(u,i,g),e.replaceChildren(...At(h,
i,g)),o.replaceChildren(_t(u,i,g))}}}var W=t=>t?"True":"False";function Mt(t,e,n,o){let r=T.filter(u=>t[u]!==
e[u]);if(!r.length)return"";let c=u=>u===!!u?W(u):v(u),[a]=r,d=`${a}: ${c(t[a])} → ${c(e[a])}`,m=r.
length>1?"Against the model before":d;if(o===n)return`${m}. No change: ±0 parameters`;let p=Math.abs(
o/n-1),b=`${v(Math.abs(o-n))} (${k(p)})`;return`${m}. ${o>n?"▲ +":"▼ −"}${b}`}var Pt={tie_embeddings:"\
One matrix for embeddings and output projection: tie_embeddings",norm_first:"Norm first, with a fina\
l norm for each stack: norm_first"};function Tt(t,e,n,o){let r=a=>[a,jt(a,t[a],n(a),o)],c=([a,d])=>[
a,Q(d,e(a))];return Object.fromEntries([...Object.keys(L).map(r),...Object.entries(Pt).map(c)])}function Nt(t){
let e=Object.keys(L).map(n=>[n,it(t[n])]);return{...Object.fromEntries(e),tie_embeddings:B,norm_first:B}}
function Kt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:c}=t.get("known"),a=V(t,e,Nt(c)),d=l=>x=>R(
t,{[l]:x}),m=Object.fromEntries([...Object.keys(o),at].map(l=>[l,l])),p=X("Model",m,l=>{w=!0,R(t,o[l]??
{}),w=!1,$()}),u=Tt(c,d,l=>x=>{d(l)(x),$()},l=>{g.textContent=l,i.textContent="",h.dim(!0)}),[i,g]=[
D("verdict"),D("error")],h=Lt(Object.keys(Object.values(n)[0])),y=s("p",{class:"change"}),[f,w]=[];q(
e,"parameter-calculator","Parameter calculator",K(p),g,i,y,h.areas,h.pointed,h.legend,K(...Object.values(
u)),h.numbers,a.node);function $(){if(w)return;let l=J(t,T),x=([,N])=>T.every(M=>N[M]===l[M]);p.show(
Object.entries(o).find(x)?.[0]??at);for(let[N,{show:M}]of Object.entries(u))M(l[N]);if(g.textContent=
kt(l,r),h.dim(!!g.textContent),a.show(),g.textContent){i.textContent="";return}let E=n[`${W(l.tie_embeddings)}\
 ${W(l.norm_first)}`],_=Et(E),O=C(_,l),A=`${F(4*O)} in float32, ${F(16*O)} in training, with gradien\
ts and Adam’s two averages.`;i.replaceChildren(s("strong",{},v(O)),` parameters: ${A}`);let H=f&&Mt(
f.settings,l,f.total,O);H&&(y.textContent=H),f={settings:l,total:O},h.show(E,l,O,_)}return Z(t,T,$)}
var lt={render:Kt};widget=lt;})();
export default widget;
