let widget;
(()=>{var L=(e,n)=>Object.fromEntries(e.map(t=>[t,n(t)]));function c(e,n={},...t){return B(document.createElement(e),n,t)}function M(e,n={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return B(o,n,t)}function B(e,n,t){for(let[o,s]of Object.
entries(n))e.setAttribute(o,s);return e.append(...t),e}function D(e,n,t,...o){let s={class:`annotate\
d-view ${n}`,role:"group","aria-label":t};e.append(c("div",s,...o))}var z=(e,...n)=>c("div",{class:e},
...n);function R(e,n){for(let[t,o]of Object.entries(n))e.style.setProperty(`--${t}`,String(o));return e}var W=(...e)=>z(
"controls",...e.map(({node:n})=>n)),Y=()=>c("p",{class:"pointed","aria-hidden":"true"}),V=(...e)=>z(
"scroller",...e);function G(e,n,t,o){let s=(l,u,p)=>p.map(h=>h instanceof HTMLTableCellElement?h:c(l,
u,h)),r=[...s("td",{},t.slice(0,1)),...s("th",{scope:"col"},t.slice(1))],a=o.map(l=>{let u=s("th",{scope:"\
row"},l.slice(0,1));return c("tr",{},...u,...s("td",{},l.slice(1)))}),d=n?[c("caption",{},n)]:[],i=c(
"thead",{},c("tr",{},...r));return c("table",e,...d,i,c("tbody",{},...a))}var j={"data-lm-suppress-shortcuts":"true"};function J(e,n,t={}){let o=c("button",{type:"button",...t},
e);return o.addEventListener("click",n),o}function ut(e,n,t,o){let s=c("input",{type:"range",...t,...j}),
r=c("output",{"aria-live":"off"}),a=c("span",{},e," ",c("code",{},n));return s.addEventListener("inp\
ut",()=>o(Number(s.value))),{node:c("div",{class:"control"},c("label",{},a,s),r),input:s,output:r}}function N(e,n,t,o){
let s={min:Math.min(...t),max:Math.max(...t)},{node:r,input:a,output:d}=ut(e,n,s,o);return{node:r,input:a,
show(i){a.value=String(i),d.textContent=String(i)}}}function Q(e,n,t){let o=Object.entries(n).map(([a,d])=>c("option",{value:a},d)),s=`menu-${Math.random()}`,
r=c("select",{id:s,...j},...o);return r.addEventListener("change",()=>t(r.value)),{node:c("div",{class:"\
control menu"},c("label",{for:s},e),r),show(a){r.value=a}}}function pt(e,n){let t=Object.entries(n);for(let[o,s]of t)e.on(`change:${o}`,s);return()=>{for(let[o,
s]of t)e.off(`change:${o}`,s)}}function X(e,n,t){let o=pt(e,L(n,()=>t));return t(),o}function C(e,n){for(let[t,o]of Object.entries(n))e.set(t,o);e.save_changes()}function Z(e){let n=c("\
p",{class:e}),t=new MutationObserver(()=>{n.textContent&&mt(n.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>t.observe(n,o)),n}var ft=1e3,S,U;function mt(e){S?.isConnected||
(S=c("p",{class:"annotated-voice",role:"status"}),document.body.append(S));let n=S;clearTimeout(U),U=
setTimeout(()=>{n.textContent=e},ft)}var A=e=>n=>e.find(t=>String(t)===n),qt=A([!0,!1]),ht=e=>String(e);function tt(e,n,t,o={}){let s=n.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],d=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),i=f=>(o[f]??ht)(e.get(f)),l=Object.keys(
t),u=L(l,i),p=new URLSearchParams(location.search),h=[];for(let[f,v]of Object.entries(t)){let b=p.get(
`${d}.${f}`);if(b===null)continue;let g=v(b);g===void 0?h.push(f):e.set(f,g)}let x=c("a",{},"Copy li\
nk to this setting"),y=c("span",{role:"status"});x.addEventListener("click",async f=>{if(!(f.ctrlKey||
f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",x.getAttribute("href"));try{
await navigator.clipboard.writeText(x.href),y.textContent=" Copied."}catch{y.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let w=h.length?` The address has a setting that\
 could not be read, and was left out: ${h.join(", ")}.`:"";return{node:c("p",{class:"address"},x,y,w),
show(){let f=new URLSearchParams(location.search);for(let g of l){let E=i(g);E===u[g]?f.delete(`${d}\
.${g}`):f.set(`${d}.${g}`,E)}y.textContent="";let v=s.closest("section[id]")?.id,b=f.size?`?${f}`:location.
pathname;x.setAttribute("href",`${b}${v?`#${v}`:""}`)}}}var et=e=>!e.matches(".none")&&!e.closest(".unwritten");function _(e,n){let t=()=>n.flat().find(et)??
n[0][0],o=t();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return e.addEventListener("k\
eydown",r=>{let a=r.target,d=n.findIndex(h=>h.includes(a));if(d<0)return;let i=n[d].indexOf(a),[l,u]={
ArrowUp:[d-1,i],ArrowDown:[d+1,i],ArrowLeft:[d,i-1],ArrowRight:[d,i+1],Home:[d,0],End:[d,n[d].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let p=n[l]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{et(o)||s(t())}}var $=(e,n=0)=>Array.from({length:e},(t,o)=>n+o);var K=e=>e.reduce((n,t)=>n+t,0);function P({shape:e,data:n},t){let o=e[e.length-1];return n.subarray(t*o,(t+1)*o)}var F=20,gt=9;function wt(e,n,t,o){let s=c("td",{tabindex:"-1","data-row":n,"data-column":t,...j},c(
"span",{},e.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",e<5e-4),R(
s,{w:e})}var nt=(e,n)=>{e.forEach((t,o)=>{t.classList.toggle("unwritten",o>=n)})};function xt(e,n){let t=[],
o=({target:s})=>{let{row:r,column:a}=s.closest?.("td[data-row]")?.dataset??{};return r===void 0?[]:[
Number(r),Number(a)]};e.addEventListener("pointerover",s=>n(...o(s))),e.addEventListener("pointerlea\
ve",()=>n(...t)),e.addEventListener("focusin",s=>{t=o(s),n(...t)}),e.addEventListener("focusout",()=>{
t=[],n()})}function ot({label:e,rows:n,columns:t,weights:o,head:s,mayLook:r,look:a}){let d=t.map(w=>c(
"span",{},w)),i=n.map((w,f)=>{let v=P(o,s*n.length+f);return t.map((b,g)=>wt(v[g],f,g,!r(f,g)))}),l=c(
"td",{class:"corner"}),u=G({class:"heat-map numbers",role:"grid","aria-label":e},"",[l,...d],n.map((w,f)=>[
w,...i[f]])),[p,...h]=u.rows,x=[...p.cells].slice(1);u.classList.toggle("dense",t.length>gt),R(u,{columns:t.
length}),xt(u,a);let y=_(u,i);return{node:u,show(w,f,v){h.forEach((b,g)=>{b.classList.toggle("curren\
t",g===w)}),nt(h,f);for(let b of[x,...i])nt(b,v);y()}}}function st(e,n){let[,t,o]=e.shape,s=$(F+1).map(
()=>"");for(let i of $(t))P(e,n*t+i).forEach((l,u)=>{s[Math.round(l*F)]+=`M${u} ${i}h1v1h-1z`});let r=s.
map((i,l)=>l&&i?M("path",{d:i,"fill-opacity":l/F}):""),a=M("rect",{y:t,width:o,height:t});a.style.fill=
"var(--cell)";let d={viewBox:`0 0 ${o} ${t}`,preserveAspectRatio:"none"};return{node:M("svg",{...d,"\
aria-hidden":"true"},...r.filter(Boolean),a),show:i=>a.setAttribute("y",String(Math.min(i,t)))}}var yt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},bt={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},vt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function $t(e,n,t){let o=e==="sublayers"&&bt[t]?.[Number(n)];return o?`${o} sublayer`:`${e.replace(/s$/,
"")} ${n}`}function O(e,n){let[t]=e.split("."),o=[];for(let[,s,r]of e.matchAll(vt))o.push(r?$t(s,r,t):
yt[s]??s);return/^(en|de)coder\.norm$/.test(e)&&(o[1]="final layer norm"),/^\w+\.layers\.\d/.test(e)&&
o.splice(0,2,`${o[0]} ${o[1]}`),o.length||o.push("model"),n!==void 0&&o.push(`head ${n}`),o.join(", ")}
var rt=e=>e.charAt(0).toUpperCase()+e.slice(1);function kt(e,n,t){let o=$(n.shape[0]).map(a=>{let d=J(`head ${a}`,()=>t(e,a),{"aria-label":O(e,a),tabindex:"\
-1"});return d.prepend(st(n,a).node),d}),s=c("p",{},O(e)),r=c("div",{class:"heads"},...o);return{node:c(
"div",{class:"attention"},s,r),heads:o}}function at(e,n){let t=c("div",{class:"gallery",role:"group",
"aria-label":"All heads"}),o=null,s="",r={};function a(i){r=Object.fromEntries(e.map(p=>[p,kt(p,i(p),
n)]));let l=Object.values(r),u=c("div",{},...l.map(p=>p.node));_(u,l.map(({heads:p})=>p)),t.replaceChildren(
u)}function d({node:i}){t.scrollTop=i.offsetTop-t.clientHeight/2,t.scrollLeft=i.offsetLeft-8}return{
node:t,show(i,l,u,p){o!==l&&a(p);for(let[h,{heads:x}]of Object.entries(r))for(let[y,w]of x.entries())
w.setAttribute("aria-pressed",String(h===i&&y===u));s!==i&&d(r[i]),[o,s]=[l,i]}}}var Ot=["path","sequence","head"];function ct({shape:e,data:n,mask:t},o){let s=e[1]*e[2]*e[3],r={shape:e.
slice(1),data:Float64Array.from(n.slice(o*s,(o+1)*s))},a=(...d)=>{if(!t)return!0;let i=(l,u)=>t.shape[u]===
1?0:l;return t.data[d.reduce((l,u,p)=>l*t.shape[p]+i(u,p),0)]==="1"};return{weights:r,mayLook:(d,i,l)=>a(
o,d,i,l)}}var H=class{constructor(n,t,{path:o,sequence:s,head:r}){let a=n[o],{weights:d,mayLook:i}=ct(
a,s);this.label=O(o,r);let l=t[a.rows][s],u=(p,h)=>`${p} → ${l[h+1]??"?"}`;this.rows=a.rows==="tgt"?
l.map(u):l,this.columns=t[a.columns][s],this.weights=d,this.head=r,this.mayLook=(p,h)=>i(r,p,h)}weightAt(n,t){
let o=(this.head*this.rows.length+n)*this.columns.length+t;return this.weights.data[o]}row(n){return this.
columns.map((t,o)=>this.weightAt(n,o))}largest(){let n=this.rows.map((o,s)=>Math.max(...this.row(s))),
t=n.indexOf(Math.max(...n));return{row:t,column:this.row(t).indexOf(n[t]),mean:K(n)/n.length}}say(n,t){
let o=`“${this.rows[n]}” (row ${n})`,s=`“${this.columns[t]}” (column ${t})`,r=this.weightAt(
n,t).toFixed(4);return`${this.mayLook(n,t)?`${o} attends to ${s} with the weight ${r}.`:`${o} may no\
t attend to ${s}: masked.`} Its row sums to ${K(this.row(n)).toFixed(2)}.`}verdict(){let{row:n,column:t,
mean:o}=this.largest();return`${rt(this.label)}: the largest weight is ${this.weightAt(n,t).toFixed(
4)}, where “${this.rows[n]}” attends to “${this.columns[t]}”. The largest weight of a row is ${o.
toFixed(2)} on average.`}};function At(e,{mask:n,rows:t}){return[c("code",{},e),c("br"),c("span",{class:"\
query"},"Rows: queries q"),t==="tgt"?", input → to be predicted. ":". ",c("span",{class:"key"},"Co\
lumns: keys k."),` Each row sums to 1.${n?" Hatched: masked.":""} Click a row to keep it lit.`]}function Et(e){
let n=V(),t=null,o=s=>{};return n.addEventListener("click",({target:s})=>{let r=s.closest("tbody tr");
if(!r)return;let a=r.sectionRowIndex;t=t===a?null:a,o(a)}),{node:n,show(s){let r=()=>Math.min(t??s.largest().
row,s.rows.length-1),a=(l,u)=>{e.textContent=l===void 0?"":s.say(l,u),o(l??r())},d=ot({...s,look:a}),
i=[...d.node.querySelectorAll("thead th")];o=l=>{d.show(l);let u=s.row(l);for(let[p,h]of i.entries())
h.style.setProperty("--w",String(u[p]))},n.replaceChildren(d.node),a()}}}function Lt({model:e,el:n}){
let{maps:t,labels:o}=e.get("seen"),s=Object.keys(t),r=Object.values(t).map(({shape:m})=>m),a=Math.min(
...r.map(([m])=>m)),d=Math.max(...r.map(([,m])=>m)),i={path:A(s),head:A($(d)),sequence:A($(a))},l=tt(
e,n,i),u=m=>Math.min(e.get("head"),t[m].shape[1]-1),p=m=>k=>C(e,{[m]:k}),h=Object.fromEntries(s.map(
m=>[m,O(m)])),x={path:Q("Attention",h,m=>C(e,{path:m,head:u(m)})),...a>1?{sequence:N("Sequence","B",
$(a),p("sequence"))}:{}},y=N("Head","H",$(d),p("head")),w=Z("verdict"),f=at(s,(m,k)=>C(e,{path:m,head:k})),
v=c("p",{class:"hint"}),b=Y(),g=Et(b);D(n,"attention-explorer","Attention explorer",W(...Object.values(
x),y),w,c("div",{class:"maps"},f.node,c("div",{class:"large"},v,g.node)),b,l.node);function E(){let[
m,k]=[e.get("path"),e.get("sequence")],q=u(m),I=new H(t,o,{path:m,sequence:k,head:q});for(let[T,{show:dt}]of Object.
entries(x))dt(e.get(T));y.input.max=String(t[m].shape[1]-1),y.show(q);let lt=T=>ct(t[T],k).weights;f.
show(m,k,q,lt),v.replaceChildren(...At(m,t[m])),g.show(I),w.textContent=I.verdict(),l.show()}return X(
e,Ot,E)}var it={render:Lt};widget=it;})();
export default widget;
