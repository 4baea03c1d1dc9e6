let widget;
(()=>{function s(t,e={},...n){return ht(document.createElement(t),e,n)}function ht(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function G(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",r,...o))}var D=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e)),Q=()=>s("p",{class:"pointed","aria-hidden":"true"});function X(t,e,n,o){let r=(f,u,b)=>b.map(d=>d instanceof HTMLTableCellElement?d:s(f,u,d)),c=[...r("t\
d",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(f=>{let u=r("th",{scope:"row"},f.slice(
0,1));return s("tr",{},...u,...r("td",{},f.slice(1)))}),i=e?[s("caption",{},e)]:[],h=s("thead",{},s(
"tr",{},...c));return s("table",t,...i,h,s("tbody",{},...a))}var j={"data-lm-suppress-shortcuts":"tr\
ue"};function M(t,e,n={}){let o=s("button",{type:"button",...n},t);return o.addEventListener("click",
e),o}function Z(t,e){let n=s("input",{type:"checkbox",...j});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(o){n.checked=o}}}function J(t,e,n){let o=Object.
entries(e).map(([a,i])=>s("option",{value:a},i)),r=`menu-${Math.random()}`,c=s("select",{id:r,...j},
...o);return c.addEventListener("change",()=>n(c.value)),{node:s("div",{class:"control menu"},s("lab\
el",{for:r},t),c),show(a){c.value=a}}}function V(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)
t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}var tt=(t,e)=>Object.fromEntries(e.map(n=>[n,t.
get(n)]));function B(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function z(t){
let e=s("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&bt(e.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var mt=1e3,K,q;function bt(t){
K?.isConnected||(K=s("p",{class:"annotated-voice",role:"status"}),document.body.append(K));let e=K;clearTimeout(
q),q=setTimeout(()=>{e.textContent=t},mt)}var gt=t=>e=>t.find(n=>String(n)===e),et=gt([!0,!1]),wt=t=>String(t);function nt(t,e,n,o={}){let r=e.
closest("[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:c}=r.dataset,a=[...document.
querySelectorAll(`[data-widget="${c}"]`)],i=c+(a.indexOf(r)>0?a.indexOf(r)+1:""),h=p=>(o[p]??wt)(t.get(
p)),f=Object.keys(n),u=Object.fromEntries(f.map(p=>[p,h(p)])),b=new URLSearchParams(location.search),
d=[];for(let[p,g]of Object.entries(n)){let v=b.get(`${i}.${p}`);if(v===null)continue;let y=g(v);y===
void 0?d.push(p):t.set(p,y)}let m=s("a",{},"Copy link to this setting"),w=s("span",{role:"status"});
m.addEventListener("click",async p=>{if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.
replaceState(null,"",m.getAttribute("href"));try{await navigator.clipboard.writeText(m.href),w.textContent=
" Copied."}catch{w.textContent=" The address of this page has it now: copy it from there."}}});let x=d.
length?` The address has a setting that could not be read, and was left out: ${d.join(", ")}.`:"";return{
node:s("p",{class:"address"},m,w,x),show(){let p=new URLSearchParams(location.search);for(let y of f){
let l=h(y);l===u[y]?p.delete(`${i}.${y}`):p.set(`${i}.${y}`,l)}w.textContent="";let g=r.closest("sec\
tion[id]")?.id,v=p.size?`?${p}`:location.pathname;m.setAttribute("href",`${v}${g?`#${g}`:""}`)}}}var xt=t=>t.reduce((e,n)=>e*n,1),F=t=>t.reduce((e,n)=>e+n,0),vt=(t,e)=>typeof t=="number"?t:e[t],S=t=>t.
toLocaleString("en-US"),C=(t,e)=>F(t.map(([n,o])=>n*xt(o.map(r=>vt(r,e)))));function _(t,e=n=>n){let n=r=>[
...new Set(r)].map(c=>{let a=r.filter(i=>i===c).length;return a===1?e(c):`${e(c)}${"²³"[a-2]}`}),o=([
r,c])=>[...r===1&&c.length?[]:[r],...n(c)].join("·");return t.map(o).join(" + ")}var ot=["B","kB","\
MB","GB","TB"];function U(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),ot.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${ot[e]}`}var rt=t=>!t.matches(".none")&&!t.closest(".unwritten");function st(t,e){let n=()=>e.flat().find(rt)??
e[0][0],o=n();o.tabIndex=0;function r(c){o.tabIndex=-1,o=c,o.tabIndex=0}return t.addEventListener("k\
eydown",c=>{let a=c.target,i=e.findIndex(d=>d.includes(a));if(i<0)return;let h=e[i].indexOf(a),[f,u]={
ArrowUp:[i-1,h],ArrowDown:[i+1,h],ArrowLeft:[i,h-1],ArrowRight:[i,h+1],Home:[i,0],End:[i,e[i].length-
1]}[c.key]??[null,null];if(f===null)return;c.preventDefault();let b=e[f]?.[u];!b||getComputedStyle(b).
visibility==="hidden"||(r(b),b.focus())}),()=>{rt(o)||r(n())}}var yt={embeddings:"Embeddings",Encoder:"Encoder",Decoder:"Decoder"},$t=/^(En|De)coder: | (embedding|projection)$/,
Ot=24,St=t=>["Encoder","Decoder"].find(e=>t.startsWith(e))??"embeddings",E=t=>t&&t<5e-4?"<0.1%":`${(100*
t).toFixed(1)}%`,I=(t,e)=>_(t,n=>S(e[n]));function Et(t,e,n,o){let r=`${_(e)} = ${I(e,n)}`;return`${t}\
: ${r} = ${S(C(e,n))}, ${E(o)}.`}var at={embeddings:"embeddings, output",attention:"attention","feed\
-forward":"feed-forward",norms:"norms"},it=t=>Object.keys(at).find(e=>t.includes(e))??"embeddings";function kt(t,e){
for(let[n,o]of Object.entries(e))t.style.setProperty(n,`${100*o}%`)}function jt(t,e){let[n,o]=[s("sp\
an"),s("small")],r=`part none ${it(t)}`,c="",a=()=>e(c),i=M("",a,{class:r,tabindex:"-1",...j});i.append(
n," ",o);for(let f of["pointerenter","focus"])i.addEventListener(f,a);for(let f of["pointerleave","b\
lur"])i.addEventListener(f,()=>e(""));function h(f,u,b){let d=C(f,u)/b;i.classList.toggle("none",!f.
length),f.length||i.remove();let w=u.tie_embeddings&&t==="Source embedding"?"one matrix, shared":t.replace(
$t,"");c=Et(t,f,u,d),i.setAttribute("aria-label",`${w} ${E(d)}. ${c}`),n.textContent=w,o.textContent=
E(d);let p=f.some(([,g])=>g.includes("n_layers"))&&u.n_layers<=Ot;return i.style.setProperty("--laye\
rs",String(p?u.n_layers:1)),i.classList.toggle("layered",p),d}return{node:i,name:t,show:h,share:0}}var ct=t=>F(
t.map(({share:e})=>e));function lt(t,e){let n=t.map(m=>jt(m,e)),o=s("p",{class:"heads"}),r=s("p",{class:"\
kinds"}),a=s("div",{class:"areas",role:"group","aria-label":"Areas: the parts of the model, as large\
 as their shares"}),i=s("div",{class:"stage"});a.append(o,i,r);let h=n.map(m=>[m.node]),f=st(a,h),u;
function b(m,w){let x=ct(m),p=0;for(let{node:g,share:v}of m)kt(g,{left:w,top:p,width:x,height:v/x}),
p+=v/x,g.isConnected||(u?u.after(g):i.prepend(g)),u=g;return x}let d=(m,w,x="")=>s("span",{class:x},
m,s("small",{},` ${E(ct(w))}`));return{node:a,show(m,w,x){for(let l of n)l.share=l.show(m[l.name],w,
x);let p=n.filter(l=>!l.node.matches(".none")),g=0;u=void 0,o.replaceChildren(),h.length=0;for(let[l,
$]of Object.entries(yt)){let k=p.filter(({name:O})=>St(O)===l),A=b(k,g),L=d($,k);L.style.setProperty(
"flex-grow",String(A)),o.append(L),h.push(...k.map(O=>[O.node])),g+=A}let v=l=>p.filter(({name:$})=>it(
$)===l),y=Object.entries(at).map(([l,$])=>d($,v(l),l));r.replaceChildren(...y),f()}}}var T={src_vocab:"Source vocabulary",tgt_vocab:"Target vocabulary",n_layers:"Layers of each stack",d_model:"\
Features",d_ff:"Hidden features",n_heads:"Heads"},ut={tie_embeddings:"One matrix for embeddings and \
output projection: tie_embeddings",norm_first:"Norm first, with a final norm for each stack: norm_fi\
rst"},P=Object.keys({...T,...ut}),dt="Your own",W=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>e[o]);function Ct(t,{
size:e,heads:n,tied:o}){let r=Object.keys(T).find(c=>t[c]<1);return r?W(e,{name:r,got:t[r]}):t.d_model%
t.n_heads?W(n,t):t.tie_embeddings&&t.src_vocab!==t.tgt_vocab?W(o,t):""}function _t(t){let e=new Map;
for(let[n,o]of Object.values(t).flat()){let r=o.join(" ");e.set(r,[n+(e.get(r)?.[0]??0),o])}return[...e.
values()]}var ft=t=>e=>{let n=/^\d{1,8}$/.test(e)?Number(e):NaN;return n<=t?n:void 0};function At(t,e,n,o){
let c=s("input",{...{type:"number",min:1,max:e,step:1},...j}),a=s("span",{},`${T[t]} `,s("code",{},t));
c.addEventListener("input",()=>{let d=ft(e)(c.value.trim());c.setAttribute("aria-invalid",String(d===
void 0)),d===void 0?o(`${t} must be an integer from 1 to ${S(e)}.`):n(d)});let i=1,h=d=>()=>n(Math.min(
Math.max(Math.round(i*d),1),e)),f=M("÷2",h(.5),{"aria-label":`÷2 ${t}`}),u=M("×2",h(2),{"aria-lab\
el":`×2 ${t}`}),b=s("label",{},a,c);return{node:s("div",{class:"control size"},b,f,u),show(d){i=d,(Number(
c.value)!==d||c.value==="")&&(c.value=d),c.setAttribute("aria-invalid","false")}}}function Lt(t,e,n,o){
let r=C(e,n),a=(e.length?[_(e),I(e,n)]:["none of its own: it is shared"]).map(i=>s("div",{},i));return[
t,s("td",{class:"how"},...a),s("td",{class:"count"},S(r)),s("td",{class:"share"},E(r/o))]}function Mt(t,e,n){
let o=Object.entries(t).map(([c,a])=>Lt(c,a,e,n));return X({class:"numbers"},"",["Part","Formula, an\
d filled in","Parameters","Share"],o)}var Pt=(t,e,n)=>[s("strong",{},"All together: "),_(t),s("br"),
`= ${I(t,e)}`,s("br"),`= ${S(n)}`];function Tt(t){let e=s("p",{class:"whole"}),o=s("div",{class:"scr\
oller",...{tabindex:"0",role:"region","aria-label":"The parts"}}),r=Q(),c=b=>{r.textContent=b},a=lt(
t,c),h=s("p",{class:"hint"},"The larger an area, the more parameters; a stripe is a layer. Point at \
a part."),f=s("summary",{},"Part by part, in numbers, with the formulas"),u=s("details",{},f,e,o);return{
areas:a.node,legend:h,pointed:r,numbers:u,dim(b){for(let d of[a.node,u])d.inert=b},show(b,d,m,w){c(""),
a.show(b,d,m),e.replaceChildren(...Pt(w,d,m)),o.replaceChildren(Mt(b,d,m))}}}var H=t=>t?"True":"Fals\
e";function Nt(t,e,n,o){let r=P.filter(u=>t[u]!==e[u]);if(!r.length)return"";let c=u=>u===!!u?H(u):S(
u),[a,i]=r,h=i?"Against the model before":`${a}: ${c(t[a])} → ${c(e[a])}`;if(o===n)return`${h}. No\
 change: ±0 parameters`;let f=`${S(Math.abs(o-n))} (${E(Math.abs(o/n-1))})`;return`${h}. ${o>n?"▲ +":
"▼ −"}${f}`}function Kt(t,e,n,o){let r=a=>[a,At(a,t[a],n(a),o)],c=([a,i])=>[a,Z(i,e(a))];return Object.
fromEntries([...Object.keys(T).map(r),...Object.entries(ut).map(c)])}var It=t=>Object.fromEntries(P.
map(e=>[e,e in T?ft(t[e]):et]));function Rt({model:t,el:e}){let{parts:n,presets:o,refusals:r,most:c}=t.
get("known"),a=nt(t,e,It(c)),i=l=>$=>B(t,{[l]:$}),h=Object.fromEntries([...Object.keys(o),dt].map(l=>[
l,l])),f=J("Model",h,l=>{v=!0,B(t,o[l]??{}),v=!1,y()}),u=l=>$=>{i(l)($),y()},b=l=>{w.textContent=l,l&&
(m.textContent=""),x.dim(!!l)},d=Kt(c,i,u,b),[m,w]=[z("verdict"),z("error")],x=Tt(Object.keys(Object.
values(n)[0])),p=s("p",{class:"change"}),[g,v]=[];G(e,"parameter-calculator","Parameter calculator",
D(f),w,m,p,x.areas,x.pointed,x.legend,D(...Object.values(d)),x.numbers,a.node);function y(){if(v)return;
let l=tt(t,P),$=([,R])=>P.every(N=>R[N]===l[N]);f.show(Object.entries(o).find($)?.[0]??dt);for(let[R,
{show:N}]of Object.entries(d))N(l[R]);let k=Ct(l,r);if(b(k),a.show(),k)return;let A=n[`${H(l.tie_embeddings)}\
 ${H(l.norm_first)}`],L=_t(A),O=C(L,l);m.replaceChildren(s("strong",{},S(O)),` parameters: ${U(4*O)}\
 in float32, ${U(16*O)} in training, with gradients and Adam’s two averages.`);let Y=g&&Nt(g.settings,
l,g.total,O);Y&&(p.textContent=Y),g={settings:l,total:O},x.show(A,l,O,L)}return V(t,P,y)}var pt={render:Rt};widget=pt;})();
export default widget;
