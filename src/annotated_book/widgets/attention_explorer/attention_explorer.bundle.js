let widget;
(()=>{function c(e,n={},...t){return I(document.createElement(e),n,t)}function S(e,n={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return I(o,n,t)}function I(e,n,t){for(let[o,s]of Object.
entries(n))e.setAttribute(o,s);return e.append(...t),e}function U(e,n,t,...o){let s={class:`annotate\
d-view ${n}`,role:"group","aria-label":t};e.append(c("div",s,...o))}var B=(...e)=>c("div",{class:"co\
ntrols"},...e.map(({node:n})=>n)),D=()=>c("p",{class:"pointed","aria-hidden":"true"}),z=(...e)=>c("d\
iv",{class:"scroller"},...e);function W(e,n,t,o){let s=(l,u,p)=>p.map(m=>m instanceof HTMLTableCellElement?
m:c(l,u,m)),r=[...s("td",{},t.slice(0,1)),...s("th",{scope:"col"},t.slice(1))],a=o.map(l=>{let u=s("\
th",{scope:"row"},l.slice(0,1));return c("tr",{},...u,...s("td",{},l.slice(1)))}),d=n?[c("caption",{},
n)]:[],i=c("thead",{},c("tr",{},...r));return c("table",e,...d,i,c("tbody",{},...a))}var M={"data-lm\
-suppress-shortcuts":"true"};function Y(e,n,t={}){let o=c("button",{type:"button",...t},e);return o.
addEventListener("click",n),o}function it(e,n,t,o){let s=c("input",{type:"range",...t,...M}),r=c("ou\
tput",{"aria-live":"off"}),a=c("span",{},e," ",c("code",{},n));return s.addEventListener("input",()=>o(
Number(s.value))),{node:c("div",{class:"control"},c("label",{},a,s),r),input:s,output:r}}function T(e,n,t,o){
let s={min:Math.min(...t),max:Math.max(...t)},{node:r,input:a,output:d}=it(e,n,s,o);return{node:r,input:a,
show(i){a.value=String(i),d.textContent=String(i)}}}function V(e,n,t){let o=Object.entries(n).map(([a,d])=>c("option",{value:a},d)),s=`menu-${Math.random()}`,
r=c("select",{id:s,...M},...o);return r.addEventListener("change",()=>t(r.value)),{node:c("div",{class:"\
control menu"},c("label",{for:s},e),r),show(a){r.value=a}}}function lt(e,n){let t=Object.entries(n);for(let[o,s]of t)e.on(`change:${o}`,s);return()=>{for(let[o,
s]of t)e.off(`change:${o}`,s)}}function G(e,n,t){let o=lt(e,Object.fromEntries(n.map(s=>[s,t])));return t(),
o}function j(e,n){for(let[t,o]of Object.entries(n))e.set(t,o);e.save_changes()}function J(e){let n=c("\
p",{class:e}),t=new MutationObserver(()=>{n.textContent&&ut(n.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>t.observe(n,o)),n}var dt=1e3,L,H;function ut(e){L?.isConnected||
(L=c("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let n=L;clearTimeout(H),H=
setTimeout(()=>{n.textContent=e},dt)}var O=e=>n=>e.find(t=>String(t)===n),Lt=O([!0,!1]),pt=e=>String(e);function Q(e,n,t,o={}){let s=n.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],d=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),i=f=>(o[f]??pt)(e.get(f)),l=Object.keys(
t),u=Object.fromEntries(l.map(f=>[f,i(f)])),p=new URLSearchParams(location.search),m=[];for(let[f,v]of Object.
entries(t)){let y=p.get(`${d}.${f}`);if(y===null)continue;let g=v(y);g===void 0?m.push(f):e.set(f,g)}
let x=c("a",{},"Copy link to this setting"),b=c("span",{role:"status"});x.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",x.getAttribute(
"href"));try{await navigator.clipboard.writeText(x.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},x,b,w),show(){let f=new URLSearchParams(location.search);for(let g of l){let A=i(g);A===u[g]?f.
delete(`${d}.${g}`):f.set(`${d}.${g}`,A)}b.textContent="";let v=s.closest("section[id]")?.id,y=f.size?
`?${f}`:location.pathname;x.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var X=e=>!e.matches(".none")&&!e.closest(".unwritten");function C(e,n){let t=()=>n.flat().find(X)??n[0][0],
o=t();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return e.addEventListener("keydown",
r=>{let a=r.target,d=n.findIndex(m=>m.includes(a));if(d<0)return;let i=n[d].indexOf(a),[l,u]={ArrowUp:[
d-1,i],ArrowDown:[d+1,i],ArrowLeft:[d,i-1],ArrowRight:[d,i+1],Home:[d,0],End:[d,n[d].length-1]}[r.key]??
[null,null];if(l===null)return;r.preventDefault();let p=n[l]?.[u];!p||getComputedStyle(p).visibility===
"hidden"||(s(p),p.focus())}),()=>{X(o)||s(t())}}var $=(e,n=0)=>Array.from({length:e},(t,o)=>n+o);var R=e=>e.reduce((n,t)=>n+t,0);function N({shape:e,data:n},t){let o=e[e.length-1];return n.subarray(t*o,(t+1)*o)}var K=20,ft=9;function ht(e,n,t,o){let s=c("td",{tabindex:"-1","data-row":n,"data-column":t,...M},c(
"span",{},e.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",e<5e-4),s.
style.setProperty("--w",e),s}var Z=(e,n)=>{e.forEach((t,o)=>{t.classList.toggle("unwritten",o>=n)})};
function mt(e,n){let t=[],o=({target:s})=>{let{row:r,column:a}=s.closest?.("td[data-row]")?.dataset??
{};return r===void 0?[]:[Number(r),Number(a)]};e.addEventListener("pointerover",s=>n(...o(s))),e.addEventListener(
"pointerleave",()=>n(...t)),e.addEventListener("focusin",s=>{t=o(s),n(...t)}),e.addEventListener("fo\
cusout",()=>{t=[],n()})}function tt({label:e,rows:n,columns:t,weights:o,head:s,mayLook:r,look:a}){let d=t.
map(w=>c("span",{},w)),i=n.map((w,f)=>{let v=N(o,s*n.length+f);return t.map((y,g)=>ht(v[g],f,g,!r(f,
g)))}),l=c("td",{class:"corner"}),u=W({class:"heat-map numbers",role:"grid","aria-label":e},"",[l,...d],
n.map((w,f)=>[w,...i[f]])),[p,...m]=u.rows,x=[...p.cells].slice(1);u.classList.toggle("dense",t.length>
ft),u.style.setProperty("--columns",String(t.length)),mt(u,a);let b=C(u,i);return{node:u,show(w,f,v){
m.forEach((y,g)=>{y.classList.toggle("current",g===w)}),Z(m,f);for(let y of[x,...i])Z(y,v);b()}}}function et(e,n){
let[,t,o]=e.shape,s=$(K+1).map(()=>"");for(let i of $(t))N(e,n*t+i).forEach((l,u)=>{s[Math.round(l*K)]+=
`M${u} ${i}h1v1h-1z`});let r=s.map((i,l)=>l&&i?S("path",{d:i,"fill-opacity":l/K}):""),a=S("rect",{y:t,
width:o,height:t});a.style.fill="var(--cell)";let d={viewBox:`0 0 ${o} ${t}`,preserveAspectRatio:"no\
ne"};return{node:S("svg",{...d,"aria-hidden":"true"},...r.filter(Boolean),a),show:i=>a.setAttribute(
"y",String(Math.min(i,t)))}}var gt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},wt={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},xt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function bt(e,n,t){let o=e==="sublayers"&&wt[t]?.[Number(n)];return o?`${o} sublayer`:`${e.replace(/s$/,
"")} ${n}`}function E(e,n){let[t]=e.split("."),o=[];for(let[,s,r]of e.matchAll(xt))o.push(r?bt(s,r,t):
gt[s]??s);return/^(en|de)coder\.norm$/.test(e)&&(o[1]="final layer norm"),/^\w+\.layers\.\d/.test(e)&&
o.splice(0,2,`${o[0]} ${o[1]}`),o.length||o.push("model"),n!==void 0&&o.push(`head ${n}`),o.join(", ")}
var nt=e=>e.charAt(0).toUpperCase()+e.slice(1);function yt(e,n,t){let o=$(n.shape[0]).map(a=>{let d=Y(`head ${a}`,()=>t(e,a),{"aria-label":E(e,a),tabindex:"\
-1"});return d.prepend(et(n,a).node),d}),s=c("p",{},E(e)),r=c("div",{class:"heads"},...o);return{node:c(
"div",{class:"attention"},s,r),heads:o}}function ot(e,n){let t=c("div",{class:"gallery",role:"group",
"aria-label":"All heads"}),o=null,s="",r={};function a(i){r=Object.fromEntries(e.map(p=>[p,yt(p,i(p),
n)]));let l=Object.values(r),u=c("div",{},...l.map(p=>p.node));C(u,l.map(({heads:p})=>p)),t.replaceChildren(
u)}function d({node:i}){t.scrollTop=i.offsetTop-t.clientHeight/2,t.scrollLeft=i.offsetLeft-8}return{
node:t,show(i,l,u,p){o!==l&&a(p);for(let[m,{heads:x}]of Object.entries(r))for(let[b,w]of x.entries())
w.setAttribute("aria-pressed",String(m===i&&b===u));s!==i&&d(r[i]),[o,s]=[l,i]}}}var vt=["path","sequence","head"];function st({shape:e,data:n,mask:t},o){let s=e[1]*e[2]*e[3],r={shape:e.
slice(1),data:Float64Array.from(n.slice(o*s,(o+1)*s))},a=(...d)=>{if(!t)return!0;let i=(l,u)=>t.shape[u]===
1?0:l;return t.data[d.reduce((l,u,p)=>l*t.shape[p]+i(u,p),0)]==="1"};return{weights:r,mayLook:(d,i,l)=>a(
o,d,i,l)}}var P=class{constructor(n,t,{path:o,sequence:s,head:r}){let a=n[o],{weights:d,mayLook:i}=st(
a,s);this.label=E(o,r);let l=t[a.rows][s],u=(p,m)=>`${p} → ${l[m+1]??"?"}`;this.rows=a.rows==="tgt"?
l.map(u):l,this.columns=t[a.columns][s],this.weights=d,this.head=r,this.mayLook=(p,m)=>i(r,p,m)}weightAt(n,t){
let o=(this.head*this.rows.length+n)*this.columns.length+t;return this.weights.data[o]}row(n){return this.
columns.map((t,o)=>this.weightAt(n,o))}largest(){let n=this.rows.map((o,s)=>Math.max(...this.row(s))),
t=n.indexOf(Math.max(...n));return{row:t,column:this.row(t).indexOf(n[t]),mean:R(n)/n.length}}say(n,t){
let o=`“${this.rows[n]}” (row ${n})`,s=`“${this.columns[t]}” (column ${t})`,r=this.weightAt(
n,t).toFixed(4);return`${this.mayLook(n,t)?`${o} attends to ${s} with the weight ${r}.`:`${o} may no\
t attend to ${s}: masked.`} Its row sums to ${R(this.row(n)).toFixed(2)}.`}verdict(){let{row:n,column:t,
mean:o}=this.largest();return`${nt(this.label)}: the largest weight is ${this.weightAt(n,t).toFixed(
4)}, where “${this.rows[n]}” attends to “${this.columns[t]}”. The largest weight of a row is ${o.
toFixed(2)} on average.`}};function $t(e,{mask:n,rows:t}){return[c("code",{},e),c("br"),c("span",{class:"\
query"},"Rows: queries q"),t==="tgt"?", input → to be predicted. ":". ",c("span",{class:"key"},"Co\
lumns: keys k."),` Each row sums to 1.${n?" Hatched: masked.":""} Click a row to keep it lit.`]}function kt(e){
let n=z(),t=null,o=s=>{};return n.addEventListener("click",({target:s})=>{let r=s.closest("tbody tr");
if(!r)return;let a=r.sectionRowIndex;t=t===a?null:a,o(a)}),{node:n,show(s){let r=()=>Math.min(t??s.largest().
row,s.rows.length-1),a=(l,u)=>{e.textContent=l===void 0?"":s.say(l,u),o(l??r())},d=tt({...s,look:a}),
i=[...d.node.querySelectorAll("thead th")];o=l=>{d.show(l);let u=s.row(l);for(let[p,m]of i.entries())
m.style.setProperty("--w",String(u[p]))},n.replaceChildren(d.node),a()}}}function Et({model:e,el:n}){
let{maps:t,labels:o}=e.get("seen"),s=Object.keys(t),r=Object.values(t).map(({shape:h})=>h),a=Math.min(
...r.map(([h])=>h)),d=Math.max(...r.map(([,h])=>h)),i={path:O(s),head:O($(d)),sequence:O($(a))},l=Q(
e,n,i),u=h=>Math.min(e.get("head"),t[h].shape[1]-1),p=h=>k=>j(e,{[h]:k}),m=Object.fromEntries(s.map(
h=>[h,E(h)])),x={path:V("Attention",m,h=>j(e,{path:h,head:u(h)})),...a>1?{sequence:T("Sequence","B",
$(a),p("sequence"))}:{}},b=T("Head","H",$(d),p("head")),w=J("verdict"),f=ot(s,(h,k)=>j(e,{path:h,head:k})),
v=c("p",{class:"hint"}),y=D(),g=kt(y);U(n,"attention-explorer","Attention explorer",B(...Object.values(
x),b),w,c("div",{class:"maps"},f.node,c("div",{class:"large"},v,g.node)),y,l.node);function A(){let[
h,k]=[e.get("path"),e.get("sequence")],_=u(h),F=new P(t,o,{path:h,sequence:k,head:_});for(let[q,{show:ct}]of Object.
entries(x))ct(e.get(q));b.input.max=String(t[h].shape[1]-1),b.show(_);let at=q=>st(t[q],k).weights;f.
show(h,k,_,at),v.replaceChildren(...$t(h,t[h])),g.show(F),w.textContent=F.verdict(),l.show()}return G(
e,vt,A)}var rt={render:Et};widget=rt;})();
export default widget;
