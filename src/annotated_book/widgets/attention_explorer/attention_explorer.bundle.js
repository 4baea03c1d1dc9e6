let widget;
(()=>{function c(t,n={},...e){return I(document.createElement(t),n,e)}function S(t,n={},...e){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return I(o,n,e)}function I(t,n,e){for(let[o,s]of Object.
entries(n))t.setAttribute(o,s);return t.append(...e),t}function H(t,n,e,...o){let s={class:`annotate\
d-view ${n}`,role:"group","aria-label":e};t.append(c("div",s,...o))}var U=(...t)=>c("div",{class:"co\
ntrols"},...t.map(({node:n})=>n)),D=()=>c("p",{class:"pointed","aria-hidden":"true"}),W=(...t)=>c("d\
iv",{class:"scroller"},...t),_={"data-lm-suppress-shortcuts":"true"};function z(t,n,e={}){let o=c("b\
utton",{type:"button",...e},t);return o.addEventListener("click",n),o}function N(t,n,e,o){let[s,r]=[
Math.min(...e),Math.max(...e)],a=c("input",{type:"range",min:s,max:r,..._}),i=c("output",{"aria-live":"\
off"}),d=c("span",{},`${t} `,c("code",{},n));return a.addEventListener("input",()=>o(Number(a.value))),
{node:c("div",{class:"control"},c("label",{},d,a),i),input:a,show(l){a.value=String(l),i.textContent=
String(l)}}}function Y(t,n,e){let o=Object.entries(n).map(([a,i])=>c("option",{value:a},i)),s=`menu-${Math.random()}`,
r=c("select",{id:s,..._},...o);return r.addEventListener("change",()=>e(r.value)),{node:c("div",{class:"\
control menu"},c("label",{for:s},t),r),show(a){r.value=a}}}function V(t,n,e){let o=n.map(s=>`change:${s}`);
for(let s of o)t.on(s,e);return e(),()=>{for(let s of o)t.off(s,e)}}function M(t,n){for(let[e,o]of Object.entries(n))t.set(e,o);t.save_changes()}function G(t){let n=c("\
p",{class:t}),e=new MutationObserver(()=>{n.textContent&&ct(n.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(n,o)),n}var at=1e3,L,F;function ct(t){L?.isConnected||
(L=c("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let n=L;clearTimeout(F),F=
setTimeout(()=>{n.textContent=t},at)}var O=t=>n=>t.find(e=>String(e)===n),At=O([!0,!1]),it=t=>String(t);function J(t,n,e,o={}){let s=n.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),d=p=>(o[p]??it)(t.get(p)),l=Object.keys(
e),h=Object.fromEntries(l.map(p=>[p,d(p)])),u=new URLSearchParams(location.search),g=[];for(let[p,x]of Object.
entries(e)){let $=u.get(`${i}.${p}`);if($===null)continue;let y=x($);y===void 0?g.push(p):t.set(p,y)}
let w=c("a",{},"Copy link to this setting"),m=c("span",{role:"status"});w.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let v=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},w,m,v),show(){let p=new URLSearchParams(location.search);for(let y of l){let E=d(y);E===h[y]?p.
delete(`${i}.${y}`):p.set(`${i}.${y}`,E)}m.textContent="";let x=s.closest("section[id]")?.id,$=p.size?
`?${p}`:location.pathname;w.setAttribute("href",`${$}${x?`#${x}`:""}`)}}}var Q=t=>!t.matches(".none")&&!t.closest(".unwritten");function j(t,n){let e=()=>n.flat().find(Q)??n[0][0],
o=e();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return t.addEventListener("keydown",
r=>{let a=r.target,i=n.findIndex(g=>g.includes(a));if(i<0)return;let d=n[i].indexOf(a),[l,h]={ArrowUp:[
i-1,d],ArrowDown:[i+1,d],ArrowLeft:[i,d-1],ArrowRight:[i,d+1],Home:[i,0],End:[i,n[i].length-1]}[r.key]??
[null,null];if(l===null)return;r.preventDefault();let u=n[l]?.[h];!u||getComputedStyle(u).visibility===
"hidden"||(s(u),u.focus())}),()=>{Q(o)||s(e())}}var b=(t,n=0)=>Array.from({length:t},(e,o)=>n+o),T=t=>t.reduce((n,e)=>n+e,0);function C({shape:t,data:n},e){let o=t[t.length-1];return n.subarray(e*o,(e+1)*o)}var lt=9;function dt(t,n,e,o){let s=c("td",{tabindex:"-1","data-row":n,"data-column":e,..._},c("span",
{},t.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",t<5e-4),s.style.setProperty(
"--w",t),s}var X=(t,n)=>{t.forEach((e,o)=>{e.classList.toggle("unwritten",o>=n)})};function ut(t,n){
let e=[],o=({target:s})=>{let{row:r,column:a}=s.closest?.("td[data-row]")?.dataset??{};return r===void 0?
[]:[Number(r),Number(a)]};t.addEventListener("pointerover",s=>n(...o(s))),t.addEventListener("pointe\
rleave",()=>n(...e)),t.addEventListener("focusin",s=>{e=o(s),n(...e)}),t.addEventListener("focusout",
()=>{e=[],n()})}function Z({label:t,rows:n,columns:e,weights:o,head:s,mayLook:r,look:a}){let i=e.map(
w=>c("th",{scope:"col"},c("span",{},w))),d=n.map((w,m)=>{let v=C(o,s*n.length+m);return e.map((p,x)=>dt(
v[x],m,x,!r(m,x)))}),l=n.map((w,m)=>c("tr",{},c("th",{scope:"row"},w),...d[m])),h=c("td",{class:"cor\
ner"}),u=c("table",{class:"heat-map",role:"grid","aria-label":t},c("thead",{},c("tr",{},h,...i)),c("\
tbody",{},...l));u.classList.toggle("dense",e.length>lt),u.style.setProperty("--columns",String(e.length)),
ut(u,a);let g=j(u,d);return{node:u,show(w,m,v){l.forEach((p,x)=>{p.classList.toggle("current",x===w)}),
X(l,m);for(let p of[i,...d])X(p,v);g()}}}var pt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},ft={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},ht=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function mt(t,n,e){let o=t==="sublayers"&&ft[e]?.[Number(n)];return o?`${o} sublayer`:`${t.replace(/s$/,
"")} ${n}`}function A(t,n){let[e]=t.split("."),o=[];for(let[,s,r]of t.matchAll(ht))o.push(r?mt(s,r,e):
pt[s]??s);return/^(en|de)coder\.norm$/.test(t)&&(o[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
o.splice(0,2,`${o[0]} ${o[1]}`),o.length||o.push("model"),n!==void 0&&o.push(`head ${n}`),o.join(", ")}
var tt=t=>t.charAt(0).toUpperCase()+t.slice(1);var K=20;function gt(t,n){let[,e,o]=t.shape,s=b(K+1).map(()=>"");for(let i of b(e))C(t,n*e+i).forEach(
(d,l)=>{s[Math.round(d*K)]+=`M${l} ${i}h1v1h-1z`});let r=s.map((i,d)=>d&&i?S("path",{d:i,"fill-opaci\
ty":d/K}):""),a={viewBox:`0 0 ${o} ${e}`,preserveAspectRatio:"none"};return S("svg",{...a,"aria-hidd\
en":"true"},...r.filter(Boolean))}function wt(t,n,e){let o=b(n.shape[0]).map(a=>{let i=z(`head ${a}`,
()=>e(t,a),{"aria-label":A(t,a),tabindex:"-1"});return i.prepend(gt(n,a)),i}),s=c("p",{},A(t)),r=c("\
div",{class:"heads"},...o);return{node:c("div",{class:"attention"},s,r),heads:o}}function et(t,n){let e=c(
"div",{class:"gallery",role:"group","aria-label":"All heads"}),o=null,s="",r={};function a(d){r=Object.
fromEntries(t.map(u=>[u,wt(u,d(u),n)]));let l=Object.values(r),h=c("div",{},...l.map(u=>u.node));j(h,
l.map(({heads:u})=>u)),e.replaceChildren(h)}function i({node:d}){e.scrollTop=d.offsetTop-e.clientHeight/
2,e.scrollLeft=d.offsetLeft-8}return{node:e,show(d,l,h,u){o!==l&&a(u);for(let[g,{heads:w}]of Object.
entries(r))for(let[m,v]of w.entries())v.setAttribute("aria-pressed",String(g===d&&m===h));s!==d&&i(r[d]),
[o,s]=[l,d]}}}var xt=["path","sequence","head"];function nt({shape:t,data:n,mask:e},o){let s=t[1]*t[2]*t[3],r={shape:t.
slice(1),data:Float64Array.from(n.slice(o*s,(o+1)*s))},a=(...i)=>{if(!e)return!0;let d=(l,h)=>e.shape[h]===
1?0:l;return e.data[i.reduce((l,h,u)=>l*e.shape[u]+d(h,u),0)]==="1"};return{weights:r,mayLook:(i,d,l)=>a(
o,i,d,l)}}var P=class{constructor(n,e,{path:o,sequence:s,head:r}){let a=n[o],{weights:i,mayLook:d}=nt(
a,s);this.label=A(o,r);let l=e[a.rows][s],h=(u,g)=>`${u} → ${l[g+1]??"?"}`;this.rows=a.rows==="tgt"?
l.map(h):l,this.columns=e[a.columns][s],this.weights=i,this.head=r,this.mayLook=(u,g)=>d(r,u,g)}weightAt(n,e){
let o=(this.head*this.rows.length+n)*this.columns.length+e;return this.weights.data[o]}row(n){return this.
columns.map((e,o)=>this.weightAt(n,o))}largest(){let n=this.rows.map((o,s)=>Math.max(...this.row(s))),
e=n.indexOf(Math.max(...n));return{row:e,column:this.row(e).indexOf(n[e]),mean:T(n)/n.length}}say(n,e){
let o=`“${this.rows[n]}” (row ${n})`,s=`“${this.columns[e]}” (column ${e})`,r=this.weightAt(
n,e).toFixed(4);return`${this.mayLook(n,e)?`${o} attends to ${s} with the weight ${r}.`:`${o} may no\
t attend to ${s}: masked.`} Its row sums to ${T(this.row(n)).toFixed(2)}.`}verdict(){let{row:n,column:e,
mean:o}=this.largest();return`${tt(this.label)}: the largest weight is ${this.weightAt(n,e).toFixed(
4)}, where “${this.rows[n]}” attends to “${this.columns[e]}”. The largest weight of a row is ${o.
toFixed(2)} on average.`}};function vt(t,{mask:n,rows:e}){return[c("code",{},t),c("br"),c("span",{class:"\
query"},"Rows: queries q"),e==="tgt"?", input → to be predicted. ":". ",c("span",{class:"key"},"Co\
lumns: keys k."),` Each row sums to 1.${n?" Hatched: masked.":""} Click a row to keep it lit.`]}function yt(t){
let n=W(),e=null,o=s=>{};return n.addEventListener("click",({target:s})=>{let r=s.closest("tbody tr");
if(!r)return;let a=r.sectionRowIndex;e=e===a?null:a,o(a)}),{node:n,show(s){let r=()=>Math.min(e??s.largest().
row,s.rows.length-1),a=(l,h)=>{t.textContent=l===void 0?"":s.say(l,h),o(l??r())},i=Z({...s,look:a}),
d=[...i.node.querySelectorAll("thead th")];o=l=>{i.show(l);let h=s.row(l);for(let[u,g]of d.entries())
g.style.setProperty("--w",String(h[u]))},n.replaceChildren(i.node),a()}}}function bt({model:t,el:n}){
let{maps:e,labels:o}=t.get("seen"),s=Object.keys(e),r=Object.values(e).map(({shape:f})=>f),a=Math.min(
...r.map(([f])=>f)),i=Math.max(...r.map(([,f])=>f)),d={path:O(s),head:O(b(i)),sequence:O(b(a))},l=J(
t,n,d),h=f=>Math.min(t.get("head"),e[f].shape[1]-1),u=f=>k=>M(t,{[f]:k}),g=Object.fromEntries(s.map(
f=>[f,A(f)])),w={path:Y("Attention",g,f=>M(t,{path:f,head:h(f)})),...a>1?{sequence:N("Sequence","B",
b(a),u("sequence"))}:{}},m=N("Head","H",b(i),u("head")),v=G("verdict"),p=et(s,(f,k)=>M(t,{path:f,head:k})),
x=c("p",{class:"hint"}),$=D(),y=yt($);H(n,"attention-explorer","Attention explorer",U(...Object.values(
w),m),v,c("div",{class:"maps"},p.node,c("div",{class:"large"},x,y.node)),$,l.node);function E(){let[
f,k]=[t.get("path"),t.get("sequence")],q=h(f),B=new P(e,o,{path:f,sequence:k,head:q});for(let[R,{show:rt}]of Object.
entries(w))rt(t.get(R));m.input.max=String(e[f].shape[1]-1),m.show(q);let st=R=>nt(e[R],k).weights;p.
show(f,k,q,st),x.replaceChildren(...vt(f,e[f])),y.show(B),v.textContent=B.verdict(),l.show()}return V(
t,xt,E)}var ot={render:bt};widget=ot;})();
export default widget;
