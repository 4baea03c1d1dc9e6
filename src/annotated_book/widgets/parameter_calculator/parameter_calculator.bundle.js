let widget;
(()=>{function s(t,e={},...n){return dt(document.createElement(t),e,n)}function dt(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function q(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",r,...o))}var I=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));function G(t,e,n,o){let r=(f,b,d)=>d.map(l=>l instanceof HTMLTableCellElement?l:s(f,b,l)),c=[...r("t\
d",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(f=>{let b=r("th",{scope:"row"},f.slice(
0,1));return s("tr",{},...b,...r("td",{},f.slice(1)))}),i=e?[s("caption",{},e)]:[],m=s("thead",{},s(
"tr",{},...c));return s("table",t,...i,m,s("tbody",{},...a))}var _={"data-lm-suppress-shortcuts":"tr\
ue"};function R(t,e,n={}){let o=s("button",{type:"button",...n},t);return o.addEventListener("click",
e),o}function Q(t,e){let n=s("input",{type:"checkbox",..._});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(o){n.checked=o}}}function X(t,e,n){let o=Object.
entries(e).map(([a,i])=>s("option",{value:a},i)),r=`menu-${Math.random()}`,c=s("select",{id:r,..._},
...o);return c.addEventListener("change",()=>n(c.value)),{node:s("div",{class:"control menu"},s("lab\
el",{for:r},t),c),show(a){c.value=a}}}function Z(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)
t.off(r,n)}}var J=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function D(t,e){for(let[n,o]of Object.
entries(e))t.set(n,o);t.save_changes()}function z(t){let e=s("p",{class:t}),n=new MutationObserver(()=>{
e.textContent&&ft(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,o)),e}var ut=1e3,T,Y;function ft(t){T?.isConnected||(T=s("p",{class:"annotated-voice",
role:"status"}),document.body.append(T));let e=T;clearTimeout(Y),Y=setTimeout(()=>{e.textContent=t},
ut)}var pt=t=>e=>t.find(n=>String(n)===e),B=pt([!0,!1]),mt=t=>String(t);function V(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:c}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(a.indexOf(r)>0?a.indexOf(r)+1:""),m=u=>(o[u]??mt)(t.get(u)),f=Object.keys(
n),b=Object.fromEntries(f.map(u=>[u,m(u)])),d=new URLSearchParams(location.search),l=[];for(let[u,x]of Object.
entries(n)){let y=d.get(`${i}.${u}`);if(y===null)continue;let p=x(y);p===void 0?l.push(u):t.set(u,p)}
let h=s("a",{},"Copy link to this setting"),g=s("span",{role:"status"});h.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let v=l.length?` The address has a s\
etting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},h,g,v),show(){let u=new URLSearchParams(location.search);for(let p of f){let w=m(p);w===b[p]?u.
delete(`${i}.${p}`):u.set(`${i}.${p}`,w)}g.textContent="";let x=r.closest("section[id]")?.id,y=u.size?
`?${u}`:location.pathname;h.setAttribute("href",`${y}${x?`#${x}`:""}`)}}}var ht=t=>t.reduce((e,n)=>e*n,1),F=t=>t.reduce((e,n)=>e+n,0),bt=(t,e)=>typeof t=="number"?t:e[t],$=t=>t.
toLocaleString("en-US"),A=(t,e)=>F(t.map(([n,o])=>n*ht(o.map(r=>bt(r,e)))));function S(t,e=n=>n){let n=r=>[
...new Set(r)].map(c=>{let a=r.filter(i=>i===c).length;return a===1?e(c):`${e(c)}${"²³"[a-2]}`}),o=([
r,c])=>[...r===1&&c.length?[]:[r],...n(c)].join("·");return t.map(o).join(" + ")}var tt=["B","kB","\
MB","GB","TB"];function U(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),tt.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${tt[e]}`}var et=t=>!t.matches(".none")&&!t.closest(".unwritten");function nt(t,e){let n=()=>e.flat().find(et)??
e[0][0],o=n();o.tabIndex=0;function r(c){o.tabIndex=-1,o=c,o.tabIndex=0}return t.addEventListener("k\
eydown",c=>{let a=c.target,i=e.findIndex(l=>l.includes(a));if(i<0)return;let m=e[i].indexOf(a),[f,b]={
ArrowUp:[i-1,m],ArrowDown:[i+1,m],ArrowLeft:[i,m-1],ArrowRight:[i,m+1],Home:[i,0],End:[i,e[i].length-
1]}[c.key]??[null,null];if(f===null)return;c.preventDefault();let d=e[f]?.[b];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{et(o)||r(n())}}var gt={embeddings:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},wt=/^(En|De)coder: | (embedding|projection)$/,
xt=24,vt=t=>["Encoder","Decoder"].find(e=>t.startsWith(e))??"embeddings",E=t=>t&&t<5e-4?"<0.1%":`${(100*
t).toFixed(1)}%`,yt=(t,e)=>S(t,n=>$(e[n]));function $t(t,e,n,o){let r=A(e,n),c=`${S(e)} = ${yt(e,n)}\
 = ${$(r)}`;return`${t}: ${c}, ${E(r/o)}.`}var rt={embeddings:"embeddings, output",attention:"attent\
ion","feed-forward":"feed-forward",norms:"norms"},st=t=>Object.keys(rt).find(e=>t.includes(e))??"emb\
eddings";function Ot(t,e){for(let[n,o]of Object.entries(e))t.style.setProperty(n,`${100*o}%`)}function kt(t,e){
let[n,o]=[s("span"),s("small")],r=`part none ${st(t)}`,c={type:"button",tabindex:"-1",..._},a=s("but\
ton",{class:r,...c},n," ",o),i="";for(let f of["pointerenter","focus","click"])a.addEventListener(f,
()=>e(i));for(let f of["pointerleave","blur"])a.addEventListener(f,()=>e(""));function m(f,b,d){let l=A(
f,b)/d;a.classList.toggle("none",!f.length),f.length||a.remove();let g=b.tie_embeddings&&t==="Source\
 embedding"?"one matrix, shared":t.replace(wt,"");i=$t(t,f,b,d),a.setAttribute("aria-label",`${g} ${E(
l)}. ${i}`),n.textContent=g,o.textContent=E(l);let u=f.some(([,x])=>x.includes("n_layers"))&&b.n_layers<=
xt;return a.style.setProperty("--layers",String(u?b.n_layers:1)),a.classList.toggle("layered",u),l}return{
node:a,name:t,show:m,share:0}}var ot=t=>F(t.map(({share:e})=>e));function ct(t,e){let n=t.map(h=>kt(
h,e)),o=s("p",{class:"heads"}),r=s("p",{class:"kinds"}),a=s("div",{class:"areas",role:"group","aria-\
label":"Areas: the parts of the model, as large as their shares"}),i=s("div",{class:"stage"});a.append(
o,i,r);let m=n.map(h=>[h.node]),f=nt(a,m),b;function d(h,g){let v=ot(h),u=0;for(let{node:x,share:y}of h)
Ot(x,{left:g,top:u,width:v,height:y/v}),u+=y/v,x.isConnected||(b?b.after(x):i.prepend(x)),b=x;return v}
let l=(h,g,v="")=>s("span",{class:v},h,s("small",{},` ${E(ot(g))}`));return{node:a,show(h,g,v){for(let w of n)
w.share=w.show(h[w.name],g,v);let u=n.filter(w=>!w.node.matches(".none")),x=0;b=void 0,o.replaceChildren(),
m.length=0;for(let[w,k]of Object.entries(gt)){let j=u.filter(({name:C})=>vt(C)===w),O=d(j,x),M=l(k,j);
M.style.setProperty("flex-grow",String(O)),o.append(M),m.push(...j.map(C=>[C.node])),x+=O}let y=w=>u.
filter(({name:k})=>st(k)===w),p=Object.entries(rt).map(([w,k])=>l(k,y(w),w));r.replaceChildren(...p),
f()}}}var L={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},N=[...Object.keys(L),"tie_embeddings","norm_first"],
at="Your own",W=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function St(t,{size:e,heads:n,tied:o}){let r=Object.
keys(L).find(c=>t[c]<1);return r?W(e,{name:r,got:t[r]}):t.d_model%t.n_heads?W(n,t):t.tie_embeddings&&
t.src_vocab!==t.tgt_vocab?W(o,t):""}function Et(t){let e=new Map;for(let[n,o]of Object.values(t).flat()){
let r=o.join(" ");e.set(r,[n+(e.get(r)?.[0]??0),o])}return[...e.values()]}var it=t=>e=>{let n=/^\d{1,8}$/.
test(e)?Number(e):NaN;return n<=t?n:void 0};function jt(t,e,n,o){let c=s("input",{...{type:"number",
min:1,max:e,step:1},..._}),a=s("span",{},`${L[t]} `,s("code",{},t));c.addEventListener("input",()=>{
let l=it(e)(c.value.trim());c.setAttribute("aria-invalid",String(l===void 0)),l===void 0?o(`${t} mus\
t be an integer from 1 to ${$(e)}.`):n(l)});let i=1,m=l=>()=>n(Math.min(Math.max(Math.round(i*l),1),
e)),f=R("÷2",m(.5),{"aria-label":`÷2 ${t}`}),b=R("×2",m(2),{"aria-label":`×2 ${t}`}),d=s("label",
{},a,c);return{node:s("div",{class:"control size"},d,f,b),show(l){i=l,(Number(c.value)!==l||c.value===
"")&&(c.value=l),c.setAttribute("aria-invalid","false")}}}function Ct(t,e,n,o){let r=A(e,n),c=S(e,m=>$(
n[m])),i=(e.length?[S(e),c]:["none of its own: it is shared"]).map(m=>s("div",{},m));return[t,s("td",
{class:"how"},...i),s("td",{class:"count"},$(r)),s("td",{class:"share"},E(r/o))]}function _t(t,e,n){
let o=Object.entries(t).map(([c,a])=>Ct(c,a,e,n));return G({class:"numbers"},"",["Part","Formula, an\
d filled in","Parameters","Share"],o)}function At(t,e,n){let o=S(t,r=>$(e[r]));return[s("strong",{},
"All together: "),S(t),s("br"),"= ",o,s("br"),`= ${$(n)}`]}function Lt(t){let e=s("p",{class:"whole"}),
o=s("div",{class:"scroller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),r=s("p",{class:"\
pointed","aria-hidden":"true"}),c=d=>{r.textContent=d},a=ct(t,c),m=s("p",{class:"hint"},"The larger \
an area, the more parameters; a stripe is a layer. Point at a part."),f=s("summary",{},"Part by part\
, in numbers, with the formulas"),b=s("details",{},f,e,o);return{areas:a.node,legend:m,pointed:r,numbers:b,
dim(d){for(let l of[a.node,b])l.inert=d},show(d,l,h,g){c(""),a.show(d,l,h),e.replaceChildren(...At(g,
l,h)),o.replaceChildren(_t(d,l,h))}}}var H=t=>t?"True":"False";function Mt(t,e,n,o){let r=N.filter(d=>t[d]!==
e[d]);if(!r.length)return"";let c=d=>d===!!d?H(d):$(d),[a]=r,i=`${a}: ${c(t[a])} → ${c(e[a])}`,m=r.
length>1?"Against the model before":i;if(o===n)return`${m}. No change: ±0 parameters`;let f=Math.abs(
o/n-1),b=`${$(Math.abs(o-n))} (${E(f)})`;return`${m}. ${o>n?"▲ +":"▼ −"}${b}`}var Pt={tie_embeddings:"\
One matrix for embeddings and output projection: tie_embeddings",norm_first:"Norm first, with a fina\
l norm for each stack: norm_first"};function Tt(t,e,n,o){let r=a=>[a,jt(a,t[a],n(a),o)],c=([a,i])=>[
a,Q(i,e(a))];return Object.fromEntries([...Object.keys(L).map(r),...Object.entries(Pt).map(c)])}function Nt(t){
let e=Object.keys(L).map(n=>[n,it(t[n])]);return{...Object.fromEntries(e),tie_embeddings:B,norm_first:B}}
function Kt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:c}=t.get("known"),a=V(t,e,Nt(c)),i=p=>w=>D(
t,{[p]:w}),m=Object.fromEntries([...Object.keys(o),at].map(p=>[p,p])),f=X("Model",m,p=>{x=!0,D(t,o[p]??
{}),x=!1,y()}),d=Tt(c,i,p=>w=>{i(p)(w),y()},p=>{h.textContent=p,l.textContent="",g.dim(!0)}),[l,h]=[
z("verdict"),z("error")],g=Lt(Object.keys(Object.values(n)[0])),v=s("p",{class:"change"}),[u,x]=[];q(
e,"parameter-calculator","Parameter calculator",I(f),h,l,v,g.areas,g.pointed,g.legend,I(...Object.values(
d)),g.numbers,a.node);function y(){if(x)return;let p=J(t,N),w=([,K])=>N.every(P=>K[P]===p[P]);f.show(
Object.entries(o).find(w)?.[0]??at);for(let[K,{show:P}]of Object.entries(d))P(p[K]);if(h.textContent=
St(p,r),g.dim(!!h.textContent),a.show(),h.textContent){l.textContent="";return}let k=n[`${H(p.tie_embeddings)}\
 ${H(p.norm_first)}`],j=Et(k),O=A(j,p),M=`${U(4*O)} in float32, ${U(16*O)} in training, with gradien\
ts and Adam’s two averages.`;l.replaceChildren(s("strong",{},$(O)),` parameters: ${M}`);let C=u&&Mt(
u.settings,p,u.total,O);C&&(v.textContent=C),u={settings:p,total:O},g.show(k,p,O,j)}return Z(t,N,y)}
var lt={render:Kt};widget=lt;})();
export default widget;
