let widget;
(()=>{function a(n,e={},...t){return I(document.createElement(n),e,t)}function S(n,e={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",n);return I(o,e,t)}function I(n,e,t){for(let[o,s]of Object.
entries(e))n.setAttribute(o,s);return n.append(...t),n}function H(n,e,t,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":t};n.append(a("div",s,...o))}var U=(...n)=>a("div",{class:"co\
ntrols"},...n.map(({node:e})=>e)),D=()=>a("p",{class:"pointed","aria-hidden":"true"}),W=(...n)=>a("d\
iv",{class:"scroller"},...n),_={"data-lm-suppress-shortcuts":"true"};function z(n,e,t={}){let o=a("b\
utton",{type:"button",...t},n);return o.addEventListener("click",e),o}function N(n,e,t,o){let[s,c]=[
Math.min(...t),Math.max(...t)],r=a("input",{type:"range",min:s,max:c,..._}),i=a("output",{"aria-live":"\
off"}),d=a("span",{},`${n} `,a("code",{},e));return r.addEventListener("input",()=>o(Number(r.value))),
{node:a("div",{class:"control"},a("label",{},d,r),i),input:r,show(l){r.value=String(l),i.textContent=
String(l)}}}function Y(n,e,t){let o=Object.entries(e).map(([r,i])=>a("option",{value:r},i)),s=`menu-${Math.random()}`,
c=a("select",{id:s,..._},...o);return c.addEventListener("change",()=>t(c.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},n),c),show(r){c.value=r}}}function V(n,e,t){let o=e.map(s=>`change:${s}`);
for(let s of o)n.on(s,t);return t(),()=>{for(let s of o)n.off(s,t)}}function M(n,e){for(let[t,o]of Object.entries(e))n.set(t,o);n.save_changes()}function G(n){let e=a("\
p",{class:n}),t=new MutationObserver(()=>{e.textContent&&at(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>t.observe(e,o)),e}var rt=1e3,L,F;function at(n){L?.isConnected||
(L=a("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let e=L;clearTimeout(F),F=
setTimeout(()=>{e.textContent=n},rt)}var O=n=>e=>n.find(t=>String(t)===e),kt=O([!0,!1]),ct=n=>String(n);function J(n,e,t,o={}){let s=e.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:c}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(r.indexOf(s)>0?r.indexOf(s)+1:""),d=p=>(o[p]??ct)(n.get(p)),l=Object.keys(
t),f=Object.fromEntries(l.map(p=>[p,d(p)])),u=new URLSearchParams(location.search),w=[];for(let[p,x]of Object.
entries(t)){let $=u.get(`${i}.${p}`);if($===null)continue;let y=x($);y===void 0?w.push(p):n.set(p,y)}
let g=a("a",{},"Copy link to this setting"),m=a("span",{role:"status"});g.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let v=w.length?` The address has a s\
etting that could not be read, and was left out: ${w.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,m,v),show(){let p=new URLSearchParams(location.search);for(let y of l){let E=d(y);E===f[y]?p.
delete(`${i}.${y}`):p.set(`${i}.${y}`,E)}m.textContent="";let x=s.closest("section[id]")?.id,$=p.size?
`?${p}`:location.pathname;g.setAttribute("href",`${$}${x?`#${x}`:""}`)}}}function j(n,e){let t=e[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return n.addEventListener(
"keydown",s=>{let c=s.target,r=e.findIndex(u=>u.includes(c));if(r<0)return;let i=e[r].indexOf(c),[d,
l]={ArrowUp:[r-1,i],ArrowDown:[r+1,i],ArrowLeft:[r,i-1],ArrowRight:[r,i+1],Home:[r,0],End:[r,e[r].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let f=e[d]?.[l];!f||getComputedStyle(f).
visibility==="hidden"||(o(f),f.focus())}),()=>{t.closest(".unwritten")&&o(e[0][0])}}var b=(n,e=0)=>Array.from({length:n},(t,o)=>e+o),T=n=>n.reduce((e,t)=>e+t,0);function C({shape:n,data:e},t){let o=n[n.length-1];return e.subarray(t*o,(t+1)*o)}var it=9;function lt(n,e,t,o){let s=a("td",{tabindex:"-1","data-row":e,"data-column":t,..._},a("span",
{},n.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",n<5e-4),s.style.setProperty(
"--w",n),s}var Q=(n,e)=>{n.forEach((t,o)=>{t.classList.toggle("unwritten",o>=e)})};function dt(n,e){
let t=[],o=({target:s})=>{let{row:c,column:r}=s.closest?.("td[data-row]")?.dataset??{};return c===void 0?
[]:[Number(c),Number(r)]};n.addEventListener("pointerover",s=>e(...o(s))),n.addEventListener("pointe\
rleave",()=>e(...t)),n.addEventListener("focusin",s=>{t=o(s),e(...t)}),n.addEventListener("focusout",
()=>{t=[],e()})}function X({label:n,rows:e,columns:t,weights:o,head:s,mayLook:c,look:r}){let i=t.map(
g=>a("th",{scope:"col"},a("span",{},g))),d=e.map((g,m)=>{let v=C(o,s*e.length+m);return t.map((p,x)=>lt(
v[x],m,x,!c(m,x)))}),l=e.map((g,m)=>a("tr",{},a("th",{scope:"row"},g),...d[m])),f=a("td",{class:"cor\
ner"}),u=a("table",{class:"heat-map",role:"grid","aria-label":n},a("thead",{},a("tr",{},f,...i)),a("\
tbody",{},...l));u.classList.toggle("dense",t.length>it),u.style.setProperty("--columns",String(t.length)),
dt(u,r);let w=j(u,d);return{node:u,show(g,m,v){l.forEach((p,x)=>{p.classList.toggle("current",x===g)}),
Q(l,m);for(let p of[i,...d])Q(p,v);w()}}}var ut={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},pt={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},ft=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function ht(n,e,t){let o=n==="sublayers"&&pt[t]?.[Number(e)];return o?`${o} sublayer`:`${n.replace(/s$/,
"")} ${e}`}function A(n,e){let[t]=n.split("."),o=[];for(let[,s,c]of n.matchAll(ft))o.push(c?ht(s,c,t):
ut[s]??s);return/^(en|de)coder\.norm$/.test(n)&&(o[1]="final layer norm"),/^\w+\.layers\.\d/.test(n)&&
o.splice(0,2,`${o[0]} ${o[1]}`),o.length||o.push("model"),e!==void 0&&o.push(`head ${e}`),o.join(", ")}
var Z=n=>n.charAt(0).toUpperCase()+n.slice(1);var K=20;function mt(n,e){let[,t,o]=n.shape,s=b(K+1).map(()=>"");for(let i of b(t))C(n,e*t+i).forEach(
(d,l)=>{s[Math.round(d*K)]+=`M${l} ${i}h1v1h-1z`});let c=s.map((i,d)=>d&&i?S("path",{d:i,"fill-opaci\
ty":d/K}):""),r={viewBox:`0 0 ${o} ${t}`,preserveAspectRatio:"none"};return S("svg",{...r,"aria-hidd\
en":"true"},...c.filter(Boolean))}function gt(n,e,t){let o=b(e.shape[0]).map(r=>{let i=z(`head ${r}`,
()=>t(n,r),{"aria-label":A(n,r),tabindex:"-1"});return i.prepend(mt(e,r)),i}),s=a("p",{},A(n)),c=a("\
div",{class:"heads"},...o);return{node:a("div",{class:"attention"},s,c),heads:o}}function tt(n,e){let t=a(
"div",{class:"gallery",role:"group","aria-label":"All heads"}),o=null,s="",c={};function r(d){c=Object.
fromEntries(n.map(u=>[u,gt(u,d(u),e)]));let l=Object.values(c),f=a("div",{},...l.map(u=>u.node));j(f,
l.map(({heads:u})=>u)),t.replaceChildren(f)}function i({node:d}){t.scrollTop=d.offsetTop-t.clientHeight/
2,t.scrollLeft=d.offsetLeft-8}return{node:t,show(d,l,f,u){o!==l&&r(u);for(let[w,{heads:g}]of Object.
entries(c))for(let[m,v]of g.entries())v.setAttribute("aria-pressed",String(w===d&&m===f));s!==d&&i(c[d]),
[o,s]=[l,d]}}}var wt=["path","sequence","head"];function et({shape:n,data:e,mask:t},o){let s=n[1]*n[2]*n[3],c={shape:n.
slice(1),data:Float64Array.from(e.slice(o*s,(o+1)*s))},r=(...i)=>{if(!t)return!0;let d=(l,f)=>t.shape[f]===
1?0:l;return t.data[i.reduce((l,f,u)=>l*t.shape[u]+d(f,u),0)]==="1"};return{weights:c,mayLook:(i,d,l)=>r(
o,i,d,l)}}var P=class{constructor(e,t,{path:o,sequence:s,head:c}){let r=e[o],{weights:i,mayLook:d}=et(
r,s);this.label=A(o,c);let l=t[r.rows][s],f=(u,w)=>`${u} → ${l[w+1]??"?"}`;this.rows=r.rows==="tgt"?
l.map(f):l,this.columns=t[r.columns][s],this.weights=i,this.head=c,this.mayLook=(u,w)=>d(c,u,w)}weightAt(e,t){
let o=(this.head*this.rows.length+e)*this.columns.length+t;return this.weights.data[o]}row(e){return this.
columns.map((t,o)=>this.weightAt(e,o))}largest(){let e=this.rows.map((o,s)=>Math.max(...this.row(s))),
t=e.indexOf(Math.max(...e));return{row:t,column:this.row(t).indexOf(e[t]),mean:T(e)/e.length}}say(e,t){
let o=`“${this.rows[e]}” (row ${e})`,s=`“${this.columns[t]}” (column ${t})`,c=this.weightAt(
e,t).toFixed(4);return`${this.mayLook(e,t)?`${o} attends to ${s} with the weight ${c}.`:`${o} may no\
t attend to ${s}: masked.`} Its row sums to ${T(this.row(e)).toFixed(2)}.`}verdict(){let{row:e,column:t,
mean:o}=this.largest();return`${Z(this.label)}: the largest weight is ${this.weightAt(e,t).toFixed(4)}\
, where “${this.rows[e]}” attends to “${this.columns[t]}”. The largest weight of a row is ${o.
toFixed(2)} on average.`}};function xt(n,{mask:e,rows:t}){return[a("code",{},n),a("br"),a("span",{class:"\
query"},"Rows: queries q"),t==="tgt"?", input → to be predicted. ":". ",a("span",{class:"key"},"Co\
lumns: keys k."),` Each row sums to 1.${e?" Hatched: masked.":""} Click a row to keep it lit.`]}function vt(n){
let e=W(),t=null,o=s=>{};return e.addEventListener("click",({target:s})=>{let c=s.closest("tbody tr");
if(!c)return;let r=c.sectionRowIndex;t=t===r?null:r,o(r)}),{node:e,show(s){let c=()=>Math.min(t??s.largest().
row,s.rows.length-1),r=(l,f)=>{n.textContent=l===void 0?"":s.say(l,f),o(l??c())},i=X({...s,look:r}),
d=[...i.node.querySelectorAll("thead th")];o=l=>{i.show(l);let f=s.row(l);for(let[u,w]of d.entries())
w.style.setProperty("--w",String(f[u]))},e.replaceChildren(i.node),r()}}}function yt({model:n,el:e}){
let{maps:t,labels:o}=n.get("seen"),s=Object.keys(t),c=Object.values(t).map(({shape:h})=>h),r=Math.min(
...c.map(([h])=>h)),i=Math.max(...c.map(([,h])=>h)),d={path:O(s),head:O(b(i)),sequence:O(b(r))},l=J(
n,e,d),f=h=>Math.min(n.get("head"),t[h].shape[1]-1),u=h=>k=>M(n,{[h]:k}),w=Object.fromEntries(s.map(
h=>[h,A(h)])),g={path:Y("Attention",w,h=>M(n,{path:h,head:f(h)})),...r>1?{sequence:N("Sequence","B",
b(r),u("sequence"))}:{}},m=N("Head","H",b(i),u("head")),v=G("verdict"),p=tt(s,(h,k)=>M(n,{path:h,head:k})),
x=a("p",{class:"hint"}),$=D(),y=vt($);H(e,"attention-explorer","Attention explorer",U(...Object.values(
g),m),v,a("div",{class:"maps"},p.node,a("div",{class:"large"},x,y.node)),$,l.node);function E(){let[
h,k]=[n.get("path"),n.get("sequence")],q=f(h),B=new P(t,o,{path:h,sequence:k,head:q});for(let[R,{show:st}]of Object.
entries(g))st(n.get(R));m.input.max=String(t[h].shape[1]-1),m.show(q);let ot=R=>et(t[R],k).weights;p.
show(h,k,q,ot),x.replaceChildren(...xt(h,t[h])),y.show(B),v.textContent=B.verdict(),l.show()}return V(
n,wt,E)}var nt={render:yt};widget=nt;})();
export default widget;
