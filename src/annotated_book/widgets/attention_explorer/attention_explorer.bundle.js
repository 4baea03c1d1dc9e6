let widget;
(()=>{function c(e,n={},...t){return H(document.createElement(e),n,t)}function S(e,n={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return H(o,n,t)}function H(e,n,t){for(let[o,s]of Object.
entries(n))e.setAttribute(o,s);return e.append(...t),e}function I(e,n,t,...o){let s={class:`annotate\
d-view ${n}`,role:"group","aria-label":t};e.append(c("div",s,...o))}var U=(...e)=>c("div",{class:"co\
ntrols"},...e.map(({node:n})=>n)),D=()=>c("p",{class:"pointed","aria-hidden":"true"}),W=(...e)=>c("d\
iv",{class:"scroller"},...e);function z(e,n,t,o){let s=(d,u,p)=>p.map(m=>m instanceof HTMLTableCellElement?
m:c(d,u,m)),r=[...s("td",{},t.slice(0,1)),...s("th",{scope:"col"},t.slice(1))],a=o.map(d=>{let u=s("\
th",{scope:"row"},d.slice(0,1));return c("tr",{},...u,...s("td",{},d.slice(1)))}),i=n?[c("caption",{},
n)]:[],l=c("thead",{},c("tr",{},...r));return c("table",e,...i,l,c("tbody",{},...a))}var M={"data-lm\
-suppress-shortcuts":"true"};function Y(e,n,t={}){let o=c("button",{type:"button",...t},e);return o.
addEventListener("click",n),o}function ct(e,n,t,o){let s=c("input",{type:"range",...t,...M}),r=c("ou\
tput",{"aria-live":"off"}),a=c("span",{},`${e} `,c("code",{},n));return s.addEventListener("input",()=>o(
Number(s.value))),{node:c("div",{class:"control"},c("label",{},a,s),r),input:s,output:r}}function T(e,n,t,o){
let s={min:Math.min(...t),max:Math.max(...t)},{node:r,input:a,output:i}=ct(e,n,s,o);return{node:r,input:a,
show(l){a.value=String(l),i.textContent=String(l)}}}function V(e,n,t){let o=Object.entries(n).map(([a,i])=>c("option",{value:a},i)),s=`menu-${Math.random()}`,
r=c("select",{id:s,...M},...o);return r.addEventListener("change",()=>t(r.value)),{node:c("div",{class:"\
control menu"},c("label",{for:s},e),r),show(a){r.value=a}}}function G(e,n,t){let o=n.map(s=>`change:${s}`);
for(let s of o)e.on(s,t);return t(),()=>{for(let s of o)e.off(s,t)}}function _(e,n){for(let[t,o]of Object.entries(n))e.set(t,o);e.save_changes()}function J(e){let n=c("\
p",{class:e}),t=new MutationObserver(()=>{n.textContent&&lt(n.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>t.observe(n,o)),n}var it=1e3,L,F;function lt(e){L?.isConnected||
(L=c("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let n=L;clearTimeout(F),F=
setTimeout(()=>{n.textContent=e},it)}var O=e=>n=>e.find(t=>String(t)===n),Et=O([!0,!1]),dt=e=>String(e);function Q(e,n,t,o={}){let s=n.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),l=f=>(o[f]??dt)(e.get(f)),d=Object.keys(
t),u=Object.fromEntries(d.map(f=>[f,l(f)])),p=new URLSearchParams(location.search),m=[];for(let[f,y]of Object.
entries(t)){let v=p.get(`${i}.${f}`);if(v===null)continue;let g=y(v);g===void 0?m.push(f):e.set(f,g)}
let x=c("a",{},"Copy link to this setting"),b=c("span",{role:"status"});x.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",x.getAttribute(
"href"));try{await navigator.clipboard.writeText(x.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},x,b,w),show(){let f=new URLSearchParams(location.search);for(let g of d){let E=l(g);E===u[g]?f.
delete(`${i}.${g}`):f.set(`${i}.${g}`,E)}b.textContent="";let y=s.closest("section[id]")?.id,v=f.size?
`?${f}`:location.pathname;x.setAttribute("href",`${v}${y?`#${y}`:""}`)}}}var X=e=>!e.matches(".none")&&!e.closest(".unwritten");function C(e,n){let t=()=>n.flat().find(X)??n[0][0],
o=t();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return e.addEventListener("keydown",
r=>{let a=r.target,i=n.findIndex(m=>m.includes(a));if(i<0)return;let l=n[i].indexOf(a),[d,u]={ArrowUp:[
i-1,l],ArrowDown:[i+1,l],ArrowLeft:[i,l-1],ArrowRight:[i,l+1],Home:[i,0],End:[i,n[i].length-1]}[r.key]??
[null,null];if(d===null)return;r.preventDefault();let p=n[d]?.[u];!p||getComputedStyle(p).visibility===
"hidden"||(s(p),p.focus())}),()=>{X(o)||s(t())}}var $=(e,n=0)=>Array.from({length:e},(t,o)=>n+o),N=e=>e.reduce((n,t)=>n+t,0);function j({shape:e,data:n},t){let o=e[e.length-1];return n.subarray(t*o,(t+1)*o)}var ut=9;function pt(e,n,t,o){let s=c("td",{tabindex:"-1","data-row":n,"data-column":t,...M},c("span",
{},e.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",e<5e-4),s.style.setProperty(
"--w",e),s}var Z=(e,n)=>{e.forEach((t,o)=>{t.classList.toggle("unwritten",o>=n)})};function ft(e,n){
let t=[],o=({target:s})=>{let{row:r,column:a}=s.closest?.("td[data-row]")?.dataset??{};return r===void 0?
[]:[Number(r),Number(a)]};e.addEventListener("pointerover",s=>n(...o(s))),e.addEventListener("pointe\
rleave",()=>n(...t)),e.addEventListener("focusin",s=>{t=o(s),n(...t)}),e.addEventListener("focusout",
()=>{t=[],n()})}function tt({label:e,rows:n,columns:t,weights:o,head:s,mayLook:r,look:a}){let i=t.map(
w=>c("span",{},w)),l=n.map((w,f)=>{let y=j(o,s*n.length+f);return t.map((v,g)=>pt(y[g],f,g,!r(f,g)))}),
d=c("td",{class:"corner"}),u=z({class:"heat-map",role:"grid","aria-label":e},"",[d,...i],n.map((w,f)=>[
w,...l[f]])),[p,...m]=u.rows,x=[...p.cells].slice(1);u.classList.toggle("dense",t.length>ut),u.style.
setProperty("--columns",String(t.length)),ft(u,a);let b=C(u,l);return{node:u,show(w,f,y){m.forEach((v,g)=>{
v.classList.toggle("current",g===w)}),Z(m,f);for(let v of[x,...l])Z(v,y);b()}}}var ht={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},mt={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},gt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function wt(e,n,t){let o=e==="sublayers"&&mt[t]?.[Number(n)];return o?`${o} sublayer`:`${e.replace(/s$/,
"")} ${n}`}function A(e,n){let[t]=e.split("."),o=[];for(let[,s,r]of e.matchAll(gt))o.push(r?wt(s,r,t):
ht[s]??s);return/^(en|de)coder\.norm$/.test(e)&&(o[1]="final layer norm"),/^\w+\.layers\.\d/.test(e)&&
o.splice(0,2,`${o[0]} ${o[1]}`),o.length||o.push("model"),n!==void 0&&o.push(`head ${n}`),o.join(", ")}
var et=e=>e.charAt(0).toUpperCase()+e.slice(1);var K=20;function xt(e,n){let[,t,o]=e.shape,s=$(K+1).map(()=>"");for(let i of $(t))j(e,n*t+i).forEach(
(l,d)=>{s[Math.round(l*K)]+=`M${d} ${i}h1v1h-1z`});let r=s.map((i,l)=>l&&i?S("path",{d:i,"fill-opaci\
ty":l/K}):""),a={viewBox:`0 0 ${o} ${t}`,preserveAspectRatio:"none"};return S("svg",{...a,"aria-hidd\
en":"true"},...r.filter(Boolean))}function bt(e,n,t){let o=$(n.shape[0]).map(a=>{let i=Y(`head ${a}`,
()=>t(e,a),{"aria-label":A(e,a),tabindex:"-1"});return i.prepend(xt(n,a)),i}),s=c("p",{},A(e)),r=c("\
div",{class:"heads"},...o);return{node:c("div",{class:"attention"},s,r),heads:o}}function nt(e,n){let t=c(
"div",{class:"gallery",role:"group","aria-label":"All heads"}),o=null,s="",r={};function a(l){r=Object.
fromEntries(e.map(p=>[p,bt(p,l(p),n)]));let d=Object.values(r),u=c("div",{},...d.map(p=>p.node));C(u,
d.map(({heads:p})=>p)),t.replaceChildren(u)}function i({node:l}){t.scrollTop=l.offsetTop-t.clientHeight/
2,t.scrollLeft=l.offsetLeft-8}return{node:t,show(l,d,u,p){o!==d&&a(p);for(let[m,{heads:x}]of Object.
entries(r))for(let[b,w]of x.entries())w.setAttribute("aria-pressed",String(m===l&&b===u));s!==l&&i(r[l]),
[o,s]=[d,l]}}}var vt=["path","sequence","head"];function ot({shape:e,data:n,mask:t},o){let s=e[1]*e[2]*e[3],r={shape:e.
slice(1),data:Float64Array.from(n.slice(o*s,(o+1)*s))},a=(...i)=>{if(!t)return!0;let l=(d,u)=>t.shape[u]===
1?0:d;return t.data[i.reduce((d,u,p)=>d*t.shape[p]+l(u,p),0)]==="1"};return{weights:r,mayLook:(i,l,d)=>a(
o,i,l,d)}}var P=class{constructor(n,t,{path:o,sequence:s,head:r}){let a=n[o],{weights:i,mayLook:l}=ot(
a,s);this.label=A(o,r);let d=t[a.rows][s],u=(p,m)=>`${p} → ${d[m+1]??"?"}`;this.rows=a.rows==="tgt"?
d.map(u):d,this.columns=t[a.columns][s],this.weights=i,this.head=r,this.mayLook=(p,m)=>l(r,p,m)}weightAt(n,t){
let o=(this.head*this.rows.length+n)*this.columns.length+t;return this.weights.data[o]}row(n){return this.
columns.map((t,o)=>this.weightAt(n,o))}largest(){let n=this.rows.map((o,s)=>Math.max(...this.row(s))),
t=n.indexOf(Math.max(...n));return{row:t,column:this.row(t).indexOf(n[t]),mean:N(n)/n.length}}say(n,t){
let o=`“${this.rows[n]}” (row ${n})`,s=`“${this.columns[t]}” (column ${t})`,r=this.weightAt(
n,t).toFixed(4);return`${this.mayLook(n,t)?`${o} attends to ${s} with the weight ${r}.`:`${o} may no\
t attend to ${s}: masked.`} Its row sums to ${N(this.row(n)).toFixed(2)}.`}verdict(){let{row:n,column:t,
mean:o}=this.largest();return`${et(this.label)}: the largest weight is ${this.weightAt(n,t).toFixed(
4)}, where “${this.rows[n]}” attends to “${this.columns[t]}”. The largest weight of a row is ${o.
toFixed(2)} on average.`}};function yt(e,{mask:n,rows:t}){return[c("code",{},e),c("br"),c("span",{class:"\
query"},"Rows: queries q"),t==="tgt"?", input → to be predicted. ":". ",c("span",{class:"key"},"Co\
lumns: keys k."),` Each row sums to 1.${n?" Hatched: masked.":""} Click a row to keep it lit.`]}function $t(e){
let n=W(),t=null,o=s=>{};return n.addEventListener("click",({target:s})=>{let r=s.closest("tbody tr");
if(!r)return;let a=r.sectionRowIndex;t=t===a?null:a,o(a)}),{node:n,show(s){let r=()=>Math.min(t??s.largest().
row,s.rows.length-1),a=(d,u)=>{e.textContent=d===void 0?"":s.say(d,u),o(d??r())},i=tt({...s,look:a}),
l=[...i.node.querySelectorAll("thead th")];o=d=>{i.show(d);let u=s.row(d);for(let[p,m]of l.entries())
m.style.setProperty("--w",String(u[p]))},n.replaceChildren(i.node),a()}}}function kt({model:e,el:n}){
let{maps:t,labels:o}=e.get("seen"),s=Object.keys(t),r=Object.values(t).map(({shape:h})=>h),a=Math.min(
...r.map(([h])=>h)),i=Math.max(...r.map(([,h])=>h)),l={path:O(s),head:O($(i)),sequence:O($(a))},d=Q(
e,n,l),u=h=>Math.min(e.get("head"),t[h].shape[1]-1),p=h=>k=>_(e,{[h]:k}),m=Object.fromEntries(s.map(
h=>[h,A(h)])),x={path:V("Attention",m,h=>_(e,{path:h,head:u(h)})),...a>1?{sequence:T("Sequence","B",
$(a),p("sequence"))}:{}},b=T("Head","H",$(i),p("head")),w=J("verdict"),f=nt(s,(h,k)=>_(e,{path:h,head:k})),
y=c("p",{class:"hint"}),v=D(),g=$t(v);I(n,"attention-explorer","Attention explorer",U(...Object.values(
x),b),w,c("div",{class:"maps"},f.node,c("div",{class:"large"},y,g.node)),v,d.node);function E(){let[
h,k]=[e.get("path"),e.get("sequence")],q=u(h),B=new P(t,o,{path:h,sequence:k,head:q});for(let[R,{show:at}]of Object.
entries(x))at(e.get(R));b.input.max=String(t[h].shape[1]-1),b.show(q);let rt=R=>ot(t[R],k).weights;f.
show(h,k,q,rt),y.replaceChildren(...yt(h,t[h])),g.show(B),w.textContent=B.verdict(),d.show()}return G(
e,vt,E)}var st={render:kt};widget=st;})();
export default widget;
