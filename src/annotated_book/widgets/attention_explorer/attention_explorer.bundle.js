let widget;
(()=>{var E=(t,e)=>Object.fromEntries(t.map(n=>[n,e(n)]));function c(t,e={},...n){return F(document.createElement(t),e,n)}function j(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return F(o,e,n)}function F(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function I(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(c("div",s,...o))}var U=(t,...e)=>c("div",{class:t},
...e);function T(t,e){for(let[n,o]of Object.entries(e))t.style.setProperty(`--${n}`,String(o));return t}var z=(...t)=>U(
"controls",...t.map(({node:e})=>e)),B=()=>c("p",{class:"pointed","aria-hidden":"true"}),D=(...t)=>U(
"scroller",...t);function W(t,e,n,o){let s=(i,p,m)=>m.map(h=>h instanceof HTMLTableCellElement?h:c(i,
p,h)),a=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],r=o.map(i=>{let p=s("th",{scope:"\
row"},i.slice(0,1));return c("tr",{},...p,...s("td",{},i.slice(1)))}),u=e?[c("caption",{},e)]:[],d=c(
"thead",{},c("tr",{},...a));return c("table",t,...u,d,c("tbody",{},...r))}var C={"data-lm-suppress-shortcuts":"true"};function Y(t,e,n={}){let o=c("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function it(t,e,n,o){let s=c("input",{type:"range",...n,...C}),
a=c("output",{"aria-live":"off"}),r=c("span",{},t," ",c("code",{},e));return s.addEventListener("inp\
ut",()=>o(Number(s.value))),{node:c("div",{class:"control"},c("label",{},r,s),a),input:s,output:a}}function q(t,e,n,o){
let s={min:Math.min(...n),max:Math.max(...n)},{node:a,input:r,output:u}=it(t,e,s,o);return{node:a,input:r,
show(d){r.value=String(d),u.textContent=String(d)}}}function V(t,e,n){let o=Object.entries(e).map(([r,u])=>c("option",{value:r},u)),s=`menu-${Math.random()}`,
a=c("select",{id:s,...C},...o);return a.addEventListener("change",()=>n(a.value)),{node:c("div",{class:"\
control menu"},c("label",{for:s},t),a),show(r){a.value=r}}}function lt(t,e){let n=Object.entries(e);for(let[o,s]of n)t.on(`change:${o}`,s);return()=>{for(let[o,
s]of n)t.off(`change:${o}`,s)}}function G(t,e,n){let o=lt(t,E(e,()=>n));return n(),o}var J=(t,e)=>E(
e,n=>t.get(n));function R(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function Q(t){
let e=c("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ut(e.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var dt=1e3,M,P;function ut(t){
M?.isConnected||(M=c("p",{class:"annotated-voice",role:"status"}),document.body.append(M));let e=M;clearTimeout(
P),P=setTimeout(()=>{e.textContent=t},dt)}var S=t=>e=>t.find(n=>String(n)===e),Ct=S([!0,!1]),pt=t=>String(t);function X(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${a}"]`)],u=a+(r.indexOf(s)>0?r.indexOf(s)+1:""),d=l=>(o[l]??pt)(t.get(l)),i=Object.keys(
n),p=E(i,d),m=new URLSearchParams(location.search),h=[];for(let[l,v]of Object.entries(n)){let y=m.get(
`${u}.${l}`);if(y===null)continue;let w=v(y);w===void 0?h.push(l):t.set(l,w)}let g=c("a",{},"Copy li\
nk to this setting"),b=c("span",{role:"status"});g.addEventListener("click",async l=>{if(!(l.ctrlKey||
l.metaKey||l.shiftKey)){l.preventDefault(),history.replaceState(null,"",g.getAttribute("href"));try{
await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let f=h.length?` The address has a setting that\
 could not be read, and was left out: ${h.join(", ")}.`:"";return{node:c("p",{class:"address"},g,b,f),
show(){let l=new URLSearchParams(location.search);for(let w of i){let A=d(w);A===p[w]?l.delete(`${u}\
.${w}`):l.set(`${u}.${w}`,A)}b.textContent="";let v=s.closest("section[id]")?.id,y=l.size?`?${l}`:location.
pathname;g.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var Z=t=>!t.matches(".none")&&!t.closest(".unwritten");function _(t,e){let n=()=>e.flat().find(Z)??e[0][0],
o=n();o.tabIndex=0;function s(a){o.tabIndex=-1,o=a,o.tabIndex=0}return t.addEventListener("keydown",
a=>{let r=a.target,u=e.findIndex(h=>h.includes(r));if(u<0)return;let d=e[u].indexOf(r),[i,p]={ArrowUp:[
u-1,d],ArrowDown:[u+1,d],ArrowLeft:[u,d-1],ArrowRight:[u,d+1],Home:[u,0],End:[u,e[u].length-1]}[a.key]??
[null,null];if(i===null)return;a.preventDefault();let m=e[i]?.[p];!m||getComputedStyle(m).visibility===
"hidden"||(s(m),m.focus())}),()=>{Z(o)||s(n())}}var k=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var K=t=>t.reduce((e,n)=>e+n,0);function L({shape:t,data:e},n){let o=t[t.length-1];return e.subarray(n*o,(n+1)*o)}var N=20,ft=9;function mt(t,e,n,o){let s=c("td",{tabindex:"-1","data-row":e,"data-column":n,...C},c(
"span",{},t.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",t<5e-4),T(
s,{w:t})}var tt=(t,e)=>{t.forEach((n,o)=>{n.classList.toggle("unwritten",o>=e)})};function ht(t,e){let n=[],
o=({target:s})=>{let{row:a,column:r}=s.closest?.("td[data-row]")?.dataset??{};return a===void 0?[]:[
Number(a),Number(r)]};t.addEventListener("pointerover",s=>e(...o(s))),t.addEventListener("pointerlea\
ve",()=>e(...n)),t.addEventListener("focusin",s=>{n=o(s),e(...n)}),t.addEventListener("focusout",()=>{
n=[],e()})}function et({label:t,rows:e,columns:n,weights:o,head:s,mayLook:a,look:r}){let u=n.map(f=>c(
"span",{},f)),d=e.map((f,l)=>{let v=L(o,s*e.length+l);return n.map((y,w)=>mt(v[w],l,w,!a(l,w)))}),i=c(
"td",{class:"corner"}),p=W({class:"heat-map numbers",role:"grid","aria-label":t},"",[i,...u],e.map((f,l)=>[
f,...d[l]])),[m,...h]=p.rows,g=[...m.cells].slice(1);p.classList.toggle("dense",n.length>ft),T(p,{columns:n.
length}),ht(p,r);let b=_(p,d);return{node:p,show(f,l,v){h.forEach((y,w)=>{y.classList.toggle("curren\
t",w===f)}),tt(h,l);for(let y of[g,...d])tt(y,v);b()}}}function nt(t,e){let[,n,o]=t.shape,s=k(N+1).map(
()=>"");for(let d of k(n))L(t,e*n+d).forEach((i,p)=>{s[Math.round(i*N)]+=`M${p} ${d}h1v1h-1z`});let a=s.
map((d,i)=>i&&d?j("path",{d,"fill-opacity":i/N}):""),r=j("rect",{y:n,width:o,height:n});r.style.fill=
"var(--cell)";let u={viewBox:`0 0 ${o} ${n}`,preserveAspectRatio:"none"};return{node:j("svg",{...u,"\
aria-hidden":"true"},...a.filter(Boolean),r),show:d=>r.setAttribute("y",String(Math.min(d,n)))}}var gt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},xt={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},wt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function bt(t,e,n){let o=t==="sublayers"&&xt[n]?.[Number(e)];return o?`${o} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function O(t,e){let[n]=t.split("."),o=[];for(let[,s,a]of t.matchAll(wt))o.push(a?bt(s,a,n):
gt[s]??s);return/^(en|de)coder\.norm$/.test(t)&&(o[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
o.splice(0,2,`${o[0]} ${o[1]}`),o.length||o.push("model"),e!==void 0&&o.push(`head ${e}`),o.join(", ")}
var ot=t=>t.charAt(0).toUpperCase()+t.slice(1);function yt(t,e,n){let o=k(e.shape[0]).map(r=>{let u=Y(`head ${r}`,()=>n(t,r),{"aria-label":O(t,r),tabindex:"\
-1"});return u.prepend(nt(e,r).node),u}),s=c("p",{},O(t)),a=c("div",{class:"heads"},...o);return{node:c(
"div",{class:"attention"},s,a),heads:o}}function st(t,e){let o=c("div",{class:"gallery",...{role:"gr\
oup","aria-label":"All heads"}}),[s,a]=[],r={};function u(i){r=Object.fromEntries(t.map(g=>[g,yt(g,i(
g),e)]));let p=Object.values(r),m=c("div",{},...p.map(g=>g.node)),h=p.map(({heads:g})=>g);_(m,h),o.replaceChildren(
m)}function d({node:i}){o.scrollTop=i.offsetTop-o.clientHeight/2,o.scrollLeft=i.offsetLeft-8}return{
node:o,show({path:i,sequence:p,head:m},h){s!==p&&u(h);for(let[g,{heads:b}]of Object.entries(r))for(let[
f,l]of b.entries())l.setAttribute("aria-pressed",String(g===i&&f===m));a!==i&&d(r[i]),[s,a]=[p,i]}}}function rt({shape:t,data:e},n){let o=t[1]*t[2]*t[3],s=e.slice(n*o,(n+1)*o);return{shape:t.slice(1),
data:Float64Array.from(s)}}function vt({mask:t},e){if(!t)return!0;let n=(s,a)=>t.shape[a]===1?0:s,o=(s,a,r)=>s*
t.shape[r]+n(a,r);return t.data[e.reduce(o,0)]==="1"}function $t(t,e,{path:n,sequence:o,head:s}){let a=rt(
t,o),r=e[t.rows][o],u=(f,l)=>`${f} → ${r[l+1]??"?"}`,d=t.rows==="tgt"?r.map(u):r,i=e[t.columns][o],
p=d.map((f,l)=>L(a,s*d.length+l)),m=p.map(f=>Math.max(...f)),h=m.indexOf(Math.max(...m)),g=O(n,s),b=(f,l)=>vt(
t,[o,s,f,l]);return{label:g,rows:d,columns:i,weights:a,head:s,numbers:p,first:h,mayLook:b,say(f,l){let v=`\
“${d[f]}” (row ${f})`,y=`“${i[l]}” (column ${l})`;return`${b(f,l)?`${v} attends to ${y} with\
 the weight ${p[f][l].toFixed(4)}.`:`${v} may not attend to ${y}: masked.`} Its row sums to ${K([...p[f]]).
toFixed(2)}.`},verdict(){let f=p[h].indexOf(m[h]);return`${ot(g)}: the largest weight is ${m[h].toFixed(
4)}, where “${d[h]}” attends to “${i[f]}”. The largest weight of a row is ${(K(m)/m.length).
toFixed(2)} on average.`}}}function kt(t,{mask:e,rows:n}){return[c("code",{},t),c("br"),c("span",{class:"\
query"},"Rows: queries q"),n==="tgt"?", input → to be predicted. ":". ",c("span",{class:"key"},"Co\
lumns: keys k."),` Each row sums to 1.${e?" Hatched: masked.":""} Click a row to keep it lit.`]}function Ot(t){
let e=D(),n=null,o=s=>{};return e.addEventListener("click",({target:s})=>{let a=s.closest("tbody tr");
if(!a)return;let r=a.sectionRowIndex;n=n===r?null:r,o(r)}),{node:e,show(s){let a=()=>Math.min(n??s.first,
s.rows.length-1),r=(i,p)=>{t.textContent=i===void 0?"":s.say(i,p),o(i??a())},u=et({...s,look:r}),d=[
...u.node.querySelectorAll("thead th")];o=i=>{u.show(i);for(let[p,m]of d.entries())m.style.setProperty(
"--w",String(s.numbers[i][p]))},e.replaceChildren(u.node),r()}}}function Et({model:t,el:e}){let{maps:n,
labels:o}=t.get("seen"),s=Object.keys(n),a=x=>Object.values(n).map(({shape:$})=>$[x]),[r,u]=[Math.min(
...a(0)),Math.max(...a(1))],d={path:S(s),head:S(k(u)),sequence:S(k(r))},i=X(t,e,d),p=x=>$=>R(t,{[x]:$}),
m=Object.fromEntries(s.map(x=>[x,O(x)])),h=V("Attention",m,p("path")),g=q("Sequence","B",k(r),p("seq\
uence")),b=q("Head","H",k(u),p("head")),f=Q("verdict"),l=st(s,(x,$)=>R(t,{path:x,head:$})),v=c("p",{
class:"hint"}),y=B(),w=Ot(y);I(e,"attention-explorer","Attention explorer",z(h,...r>1?[g]:[],b),f,c(
"div",{class:"maps"},l.node,c("div",{class:"large"},w.node,v)),y,i.node);function A(){let x=J(t,Object.
keys(d)),$=n[x.path];x.head=Math.min(x.head,$.shape[1]-1),h.show(x.path),g.show(x.sequence),b.input.
max=String($.shape[1]-1),b.show(x.head),l.show(x,ct=>rt(n[ct],x.sequence)),v.replaceChildren(...kt(x.
path,$));let H=$t($,o,x);w.show(H),f.textContent=H.verdict(),i.show()}return G(t,Object.keys(d),A)}var at={
render:Et};widget=at;})();
export default widget;
