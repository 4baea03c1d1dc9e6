let widget;
(()=>{var Te=Object.defineProperty;var Ce=(o,t)=>{for(var e in t)Te(o,e,{get:t[e],enumerable:!0})};function w(o,t={},...e){return Nt(document.createElement(o),t,e)}function $(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return Nt(s,t,e)}function Nt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function Bt(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(w("div",n,...s))}var Ht=(...o)=>w("div",{class:"\
controls"},...o.map(({node:t})=>t)),Rt=()=>w("p",{class:"pointed","aria-hidden":"true"});var T={"data-lm-suppress-shortcuts":"true"};function I(o,t,e={}){let s=w("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function _e(o,t,e,s){let n=w("input",{type:"range",...e,...T}),
r=w("output",{"aria-live":"off"}),i=w("span",{},o," ",w("code",{},t));return n.addEventListener("inp\
ut",()=>s(Number(n.value))),{node:w("div",{class:"control"},w("label",{},i,n),r),input:n,output:r}}function zt(o,t,e,s){let n={min:0,max:e.length-1},r=h=>s(e[h]),{node:i,input:a,output:c}=_e(o,t,n,r);
return{node:i,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function Ft(o,t){let e=w("input",{type:"checkbox",...T});return e.addEventListener(
"change",()=>t(e.checked)),{node:w("div",{class:"control"},w("label",{},e,o)),show(s){e.checked=s}}}
function qt(o,t,e){let s=Object.entries(t).map(([i,a])=>w("option",{value:i},a)),n=`menu-${Math.random()}`,
r=w("select",{id:n,...T},...s);return r.addEventListener("change",()=>e(r.value)),{node:w("div",{class:"\
control menu"},w("label",{for:n},o),r),show(i){r.value=i}}}var Pt=(o={})=>w("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...o,...T});function Dt(o,t,e){let s=t.map(n=>`change:${n}`);for(let n of s)o.on(n,e);return e(),()=>{for(let n of s)
o.off(n,e)}}var it=(o,t)=>Object.fromEntries(t.map(e=>[e,o.get(e)]));function _(o,t){for(let[e,s]of Object.
entries(t))o.set(e,s);o.save_changes()}function K(o){let t=w("p",{class:o}),e=new MutationObserver(()=>{
t.textContent&&Ie(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>e.observe(t,s)),t}var Ae=1e3,J,It;function Ie(o){J?.isConnected||(J=w("p",{class:"annotated-voic\
e",role:"status"}),document.body.append(J));let t=J;clearTimeout(It),It=setTimeout(()=>{t.textContent=
o},Ae)}var Q=o=>t=>o.find(e=>String(e)===t),Wt=Q([!0,!1]),Ne=o=>String(o);function Kt(o,t,e,s={}){let n=t.closest(
"[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(n)>0?i.indexOf(n)+1:""),c=g=>(s[g]??Ne)(o.get(g)),h=Object.keys(
e),l=Object.fromEntries(h.map(g=>[g,c(g)])),d=new URLSearchParams(location.search),u=[];for(let[g,x]of Object.
entries(e)){let k=d.get(`${a}.${g}`);if(k===null)continue;let y=x(k);y===void 0?u.push(g):o.set(g,y)}
let p=w("a",{},"Copy link to this setting"),m=w("span",{role:"status"});p.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let f=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:w("p",{class:"addr\
ess"},p,m,f),show(){let g=new URLSearchParams(location.search);for(let y of h){let S=c(y);S===l[y]?g.
delete(`${a}.${y}`):g.set(`${a}.${y}`,S)}m.textContent="";let x=n.closest("section[id]")?.id,k=g.size?
`?${g}`:location.pathname;p.setAttribute("href",`${k}${x?`#${x}`:""}`)}}}var L=o=>o.reduce((t,e)=>t*e,1),Be=o=>o.reduce((t,e)=>t+e,0),He=(o,t)=>typeof o=="number"?o:t[o],at=o=>o.
toLocaleString("en-US"),Gt=(o,t)=>Be(o.map(([e,s])=>e*L(s.map(n=>He(n,t)))));var O=(o,t=0)=>Array.from({length:o},(e,s)=>t+s),tt=(o,t)=>o.reduce((e,s)=>Math.abs(s-t)<Math.abs(e-
t)?s:e);var xt={};Ce(xt,{Refused:()=>N,axisOf:()=>G,broadcast:()=>st,collapse:()=>gt,contiguous:()=>ft,flatOf:()=>ct,
fresh:()=>U,indexOf:()=>B,maskedFill:()=>wt,multiply:()=>ut,permute:()=>Y,stridesOf:()=>z,together:()=>lt,
transpose:()=>V,tuple:()=>H,turned:()=>pt,unsqueeze:()=>mt,view:()=>dt});var Re=4096,N=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}},H=o=>`(${o.
join(", ")}${o.length===1?",":""})`;function U(o,t=[],e=""){let s=L(o),n={shape:o,axes:o.map((r,i)=>t[i]??
""),strides:z(o),from:s<=Re?Int32Array.from(O(s)):null,name:e};return n.base=n,n}function z(o){let t=o.
map(()=>1);for(let e=o.length-2;e>=0;e--)t[e]=t[e+1]*o[e+1];return t}var B=(o,t)=>z(t).map((e,s)=>Math.
floor(o/e)%t[s]),ct=(o,t)=>z(t).reduce((e,s,n)=>e+s*o[n],0),et=o=>`[${o.join(", ")}]`;function G(o,t,e=0){
let s=Math.max(t+e,1);if(o<-s||o>=s)throw new N(`Dimension out of range (expected to be in range of \
[${-s}, ${s-1}], but got ${o})`,"IndexError");return o<0?o+s:o}function st(o,t){let e=Math.max(o.length,
t.length),s=(r,i)=>r[i-e+r.length]??1,n=O(e);for(let r=e-1;r>=0;r--){let[i,a]=[s(o,r),s(t,r)];if(i!==
a&&i!==1&&a!==1)throw new N(`The size of tensor a (${i}) must match the size of tensor b (${a}) at n\
on-singleton dimension ${r}`);n[r]=i===1?a:i}return n}function ht(o,...t){return o.map((e,s)=>{let n=t.
map(({shape:r,axes:i})=>[r.length-o.length+s,r,i]).find(([r,i,a])=>i[r]===e&&a[r]);return n?n[2][n[0]]:
""})}function lt(o,t){let e=st(o.shape,t.shape);return U(e,ht(e,o,t))}function ze(o,t){if(o.shape.length<=
2&&t.shape.length<=2)return!0;if(o.shape.length===2||Math.min(o.shape.length,t.shape.length)>2)return!1;
let e=o.shape.length>=t.shape.length,{shape:s,strides:n}=e?o:V(t,-2,-1);return O(s.length-2).every(i=>n[i]===
n[i+1]*s[i+1])}function ut(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||!s.length)throw new N(`both\
 arguments to matmul need to be at least 1D, but they are ${e.length}D and ${s.length}D`);let[n,r]=[
e.at(-1),s.at(s.length>1?-2:0)],i=d=>({shape:d.shape.slice(0,-2),axes:d.axes.slice(0,-2)}),a=st(i(o).
shape,i(t).shape),[c,h]=[e.slice(-2,-1),s.length>1?s.slice(-1):[]];if(n!==r)throw new N(Fe(o,t,a,[n,
r]));let l=[...ht(a,i(o),i(t)),...o.axes.slice(-2,-1),...s.length>1?t.axes.slice(-1):[]];return U([...a,
...c,...h],l)}function Fe(o,t,e,[s,n]){let[r,i]=[o.shape,t.shape];if(!ze(o,t)){let h=L(e);return`Exp\
ected size for first two dimensions of batch2 tensor to be: ${et([h,s])} but got: ${et([h,n])}.`}if(r.
length===1&&i.length===1)return`inconsistent tensor size, expected tensor [${s}] and src [${n}] to h\
ave the same number of elements, but got ${s} and ${n} elements respectively`;let a=(h,l,d)=>`size m\
ismatch, got input (${h}), mat (${h}x${l}), vec (${d})`;return i.length===1?a(L(r.slice(0,-1)),s,n):
i.length>2?a(L(i)/n,n,s):`mat1 and mat2 shapes cannot be multiplied (${L(r.slice(0,-1))}x${s} and ${n}\
x${i.at(-1)})`}function qe(o,t){let e=()=>new N(`shape '${et(o)}' is invalid for input of size ${t}`),
s=o.indexOf(-1),n=o.findIndex(i=>i<-1);if(n>=0)throw new N(`invalid shape dimension ${o[n]} at index\
 ${n} of shape ${et(o)}`);if(s!==o.lastIndexOf(-1))throw new N("only one dimension can be inferred");
let r=L(o.filter(i=>i!==-1));if(s<0?r!==t:!r||t%r)throw e();return o.map(i=>i===-1?t/r:i)}function Pe({
shape:o,strides:t},e){let s=e.map(()=>1),n=e.length-1,[r,i,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=
0;c--)if(i*=o[c],!(c&&(o[c-1]===1||t[c-1]===i*r))){for(;n>=0&&(a<i||e[n]===1);)s[n]=a*r,a*=e[n--];if(a!==
i)return null;c&&([r,i,a]=[t[c-1],1,1])}return n===-1?s:null}function dt(o,t,e,s=!1){let n=qe(t,L(o.
shape)),r=Pe(o,n);if(!r&&!s)throw new N("view size is not compatible with input tensor's size and st\
ride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let i=n.
map((a,c)=>e[c]||a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:i.map(a=>a||""),strides:r??z(n)}}
function Y(o,t){let e=i=>t.map(a=>i[a]),s=e(o.shape),n=e(z(o.shape)),r=o.from?.map((i,a)=>{let c=B(a,
s);return o.from[c.reduce((h,l,d)=>h+l*n[d],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),
from:r??null}}function V(o,t,e){let s=o.shape.length,n=O(s),[r,i]=[G(t,s),G(e,s)];return s?([n[r],n[i]]=
[i,r],Y(o,n)):o}function pt(o,t){let e=o.shape.length;if(t==="T")return Y(o,O(e).reverse());if(e>1)return V(
o,-2,-1);throw new N(`tensor.mT is only supported on matrices or batches of matrices. Got ${e}-D ten\
sor.`)}function ft(o){let t=z(o.shape);return o.shape.every((s,n)=>s===1||t[n]===o.strides[n])?{...o}:
{...o,strides:t}}function mt(o,t){let e=G(t,o.shape.length,1),s=(r,i)=>r.toSpliced(e,0,i),n=(o.strides[e]??
1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),strides:s(o.strides,n)}}function gt(o,t,e){
let s=G(t,o.shape.length),n=(r,i)=>e?r.with(s,i):r.toSpliced(s,1);return U(n(o.shape,1),n(o.axes,""))}
function wt(o,t){let e=st(t.shape,o.shape);return U(e,ht(e,o,t))}var De=({axes:o,shape:t})=>o.some(Boolean)?`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function yt(o,t){
if(!t||t.end<=t.start)return w("code",{},o);let e=w("mark",{},o.slice(t.start,t.end));return w("code",
{},o.slice(0,t.start),e,o.slice(t.end))}function We(o,t,e,s){let{source:n,made:r,error:i,isInput:a,isMissing:c}=o,
h=r.map(([,p])=>p),l=h.map(p=>w("span",{class:"shape"},w("b",{},H(p.shape)),` ${De(p)}`));i&&l.push(
w("span",{class:"shape broken"},"✗ breaks here")),c&&l.push(w("span",{class:"shape"},"no tensor"));
let d=w("span",{class:"words"},yt(n,t&&e),...l),u=I(d,s,{class:`line${a?" input":""}`,tabindex:t?0:-1,
"aria-current":String(t),...T});return u.disabled=!!c||!(h.length||i),w("li",t?{class:"current"}:{},
u)}var Ut=o=>[...o.querySelectorAll("button")].filter(t=>!t.disabled);function bt(o,t,e){o.addEventListener(
"keydown",s=>{let n=Ut(o),r=n.indexOf(s.target),a={[t]:r-1,[e]:r+1,Home:0,End:n.length-1}[s.key];a!==
void 0&&(s.preventDefault(),n[a]?.focus(),n[a]?.click())})}function Yt(o){let t=w("div",{class:"line\
s"});return bt(t,"ArrowUp","ArrowDown"),{node:t,show(e,s,n){let r=t.scrollTop,i=t.contains(document.
activeElement),a=e.flatMap(({name:u,rows:p},m)=>{let f=p.map((k,y)=>{let S=m===s.at&&y===s.row;return We(
k,S,n?.at,()=>o(m,y))}),g={"aria-label":`Lines of ${u}`};return[w("p",{},w("code",{},u)),w("ol",g,...f)]});
t.replaceChildren(...a),t.scrollTop=r;let c=Ut(t);c.length&&!c.some(({tabIndex:u})=>u===0)&&(c[0].tabIndex=
0);let h=t.querySelector("li.current");if(!h)return;i&&h.querySelector("button")?.focus({preventScroll:!0});
let[l,d]=[h.offsetTop,h.offsetTop+h.offsetHeight];l<t.scrollTop&&(t.scrollTop=l-8),d>t.scrollTop+t.clientHeight&&
(t.scrollTop=d-t.clientHeight+8)}}}var $t=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,v=class extends Error{};
function Ke(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){$t.lastIndex=s;let n=$t.exec(o);if(!n)
throw new v(`cannot read “${o.slice(s).trim()}”`);s=$t.lastIndex;let r=["number","name","text","\
sign"].find((a,c)=>n[c+1]),i=n.slice(1).find(Boolean)??"";t.push({kind:r,word:i,start:s-i.length,end:s})}
return t}var kt=class{constructor(t){this.tokens=Ke(t),this.at=0}get next(){return this.tokens[this.
at]??{kind:"end",word:"the end",start:0,end:0}}is(...t){return this.next.kind==="sign"&&t.includes(this.
next.word)}take(t){if(t&&!this.is(t))throw new v(`expected “${t}”, found “${this.next.word}”`);
return this.tokens[this.at++]}chain(t,e){let s=e();for(;this.is(...t);){let{word:n}=this.take(),r=e();
s={kind:"two",word:n,left:s,right:r,start:s.start,end:r.end}}return s}expression(){let t=this.chain(
["+","-"],()=>this.chain(["@","*","/","//"],()=>this.factor()));if(this.next.word!=="if")return t;let[
,e,...s]=this.tokens.slice(this.at,this.at+5);if(s.map(({word:a})=>a).join(" ")!=="is None else")throw new v(
"this condition cannot be read");this.at+=5;let n=this.expression(),[r,i]=[t.start,n.end];return{kind:"\
if",name:e.word,value:t,other:n,start:r,end:i}}factor(){if(!this.is("-","~"))return this.called();let{
word:t,start:e}=this.take(),s=this.factor();return{kind:"one",word:t,of:s,start:e,end:s.end}}called(){
let t=this.atom(),{start:e}=t;for(;;)if(this.is(".")){this.take();let{word:s,end:n,kind:r}=this.tokens[this.
at++]??this.next;if(r!=="name")throw new v("a name is missing after the dot");t={kind:"attribute",of:t,
word:s,start:e,end:n}}else if(this.is("(")){let{args:s,named:n,end:r}=this.list(")");t={kind:"call",
of:t,args:s,named:n,start:e,end:r}}else if(this.is("[")){let{args:s,end:n}=this.list("]");t={kind:"i\
ndex",of:t,args:s,start:e,end:n}}else return t}list(t){this.take();let e=[],s={};for(;!this.is(t);){
let n=this.tokens[this.at+1];if(this.next.kind==="name"&&n?.word==="="){let{word:r}=this.take();this.
take("="),s[r]=this.expression()}else e.push(this.expression());this.is(t)||this.take(",")}return{args:e,
named:s,end:this.take(t).end}}atom(){let{kind:t,word:e,start:s,end:n}=this.next;if(this.is("(","[")){
let r=e==="("?")":"]",{args:i,end:a}=this.list(r);return i.length===1&&r===")"?{...i[0],start:s,end:a}:
{kind:"list",args:i,start:s,end:a}}if(t==="sign"||t==="end")throw new v(`a value is missing before “${e}\
”`);return this.at++,{kind:t,word:e,start:s,end:n}}};function Ge(o){let t=new kt(o),e=[t.expression()];
for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!=="end")throw new v(
`“${t.next.word}” stands where it cannot`);return e}function Vt(o){let[,t,e]=o.match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??
[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["return"]:[],r=Ge(" ".repeat(s)+o.slice(s));return{names:n.
map(i=>i.trim()).filter(Boolean),values:r}}var{axisOf:Xt,flatOf:ee,fresh:X,indexOf:Et,Refused:se}=xt,Zt=14,j=o=>!!(o?.shape&&o.strides),R=(o,t="")=>({
n:o,name:t}),Jt=o=>o.map(({n:t})=>t),Ue={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Ye={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},vt=(o,t)=>{
let e=o.slice(o.length-t.length);return ee(e.map((s,n)=>t[n]===1?0:s),t)},Ve=o=>[[o]],Qt=(o,t,e)=>s=>{
let n=Et(s,t.shape),r=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[O(o.shape[e]).map(i=>ee(
r.with(e,i),o.shape))]},Xe=(o,t,e)=>s=>{let n=Et(s,e.shape),r=t.shape.length>1?n.slice(-1):[],i=o.shape.
length>1?n.slice(0,n.length-r.length):[],a=n.slice(0,Math.max(0,n.length-r.length-1)),c=O(o.shape.at(
-1)),h=o.shape.length>1?a:n.slice(0,-1);return[c.map(l=>vt([...i,l],o.shape)),c.map(l=>vt([...r.length?
h:[],l,...r],t.shape))]},Ot=class o{constructor(t,e){this.names=t,this.helpers=e,this.steps=[],this.
inside=null,this.at={start:0,end:0},this.tried={kind:"",ins:[],word:""}}tries(t,e,s,n){this.tried={kind:t,
ins:e,word:s,sizes:n}}step(t,e,s,n,r){return this.steps.push({kind:t,at:this.at,word:r,ins:e,out:s,sources:n}),
s}value(t){let e=this.at;this.at=this.inside??t;let s=this[t.kind](t);if(s===void 0)throw new v(`${t.
word??"this"} is not known`);return this.at=e,s}number=({word:t})=>R(Number(t));text=({word:t})=>t;name=({
word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.map(e=>this.value(e));if({name:t,value:e,
other:s}){return this.value((this.names[t]??null)===null?e:s)}index({of:t,args:e}){let[s,n]=[this.value(
t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new v("this index");return s.at(n.n)}one(t){
let e=this.value(t.of);return j(e)?this.each(e,t.word):R(-e.n)}each(t,e){return this.step("each",[t],
X(t.shape,t.axes),Ve,e)}two({word:t,left:e,right:s}){let[n,r]=[this.value(e),this.value(s)];if(t==="\
@")return this.product(n,r,t);if(!j(n)&&!j(r)){let i=Ue[`${n.name}${t}${r.name}`]??"";return R(Ye[t](
n.n,r.n),i)}return!j(n)||!j(r)?this.each(j(n)?n:r,t):this.pair(n,r,lt,t)}pair(t,e,s,n){this.tries("p\
air",[t,e],n);let r=s(t,e),i=a=>{let c=Et(a,r.shape);return[t,e].map(({shape:h})=>[vt(c,h)])};return this.
step("pair",[t,e],r,i,n)}alongRow(t,e,s){let n=X(t.shape,t.axes),r=Qt(t,n,Xt(e,t.shape.length));return this.
step("row",[t],n,r,s)}product(t,e,s){if(!j(t)||!j(e))throw new v("@ is for tensors");this.tries("pro\
duct",[t,e],s);let n=ut(t,e);return this.step("product",[t,e],n,Xe(t,e,n),s)}attribute({of:t,word:e}){
let s=this.value(t);if(!j(s))return s?.[e];if(e==="shape")return s.shape.map((n,r)=>R(n,s.axes[r]));
if(e==="T"||e==="mT")return this.moved(s,pt(s,e),"turn",e);throw new v(`x.${e} is not known here`)}moved(t,e,s,n){
let r=new Map;t.from?.forEach((a,c)=>{r.set(a,c)});let i=a=>[[e.from?r.get(e.from[a]):0]];return this.
step(s,[t],e,i,n)}call(t){let{of:e,args:s,named:n}=t,r=e.kind==="attribute",i=r?`${e.of.word}.${e.word}`:
e.word;if(i==="float"||i==="math.sqrt")return R(Math.sqrt(this.value(s[0]).n));if(i==="F.layer_norm")
return this.alongRow(this.value(s[0]),-1,"layer_norm");if(this.helpers[i]&&!this.names[i])return this.
helper(s,this.helpers[i]);let a=r&&this.value(e.of),c=()=>s.map(d=>this.value(d));if(j(a)){let d=this.
methods[e.word];if(!d)throw new v(`.${e.word}() is not known here`);let u=Object.entries(n).map(([m,
f])=>[m,this.value(f)]),p=c().flat();return this.tries("cut",[a],e.word),d.call(this,a,p,e.word,Object.
fromEntries(u))}let h=this.value(e),[l]=c();if(h==="same")return this.each(l,e.word);if(!h?.linear)throw new v(
`${i} is not known here`);return this.linear(l,h,e.word)}linear(t,{linear:[e,s],names:n},r){let i=X(
[s,e],[n[1],n[0]],`${r}.weight`),a={...Y(i,[1,0]),name:`${r}.weight.T`};return this.product(t,Object.
assign(a,{isParameter:!0}),r)}helper(t,{params:e,lines:s}){let n=t.map(i=>this.value(i)),r=new o(Object.
fromEntries(e.map((i,a)=>[i,n[a]??null])),this.helpers);r.inside=this.at,r.steps=this.steps,r.tries=
(...i)=>this.tries(...i);for(let[i,a]of s)(!a||r.names[a])&&r.run(i);return r.names.return}methods={
view:this.viewed,reshape:this.viewed,mean:this.collapsed,sum:this.collapsed,relu:(t,e,s)=>this.each(
t,s),transpose:(t,[e,s],n)=>this.moved(t,V(t,e.n,s.n),"turn",n),contiguous:(t,e,s)=>this.moved(t,ft(
t),"copy",s),unsqueeze:(t,[e],s)=>this.moved(t,mt(t,e.n),"cut",s),softmax:(t,[e],s,n)=>this.alongRow(
t,(e??n.dim).n,s),masked_fill:(t,[e],s)=>{if(!j(e))throw new v("there is no mask");return this.pair(
t,e,wt,s)}};viewed(t,e,s){if(!e.length||!e.every(i=>Number.isInteger(i?.n)))throw new v("sizes must \
be integers");let n=e.map(({name:i})=>i);this.tries("cut",[t],s,Jt(e));let r=dt(t,Jt(e),n,s==="resha\
pe");return this.moved(t,r,"cut",s)}collapsed(t,[e],s,n){let r=e??n.dim;if(!r)throw new v(`${s} with\
out an axis`);this.tries("row",[t],s);let i=gt(t,r.n,n.keepdim===!0),a=Xt(r.n,t.shape.length);return this.
step("row",[t],i,Qt(t,i,a),s)}run(t){let{names:e,values:s}=Vt(t),n=s.map(r=>this.value(r));if(e.length>
1&&n.length===1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),!Array.isArray(n))throw new v("a tensor c\
annot be unpacked here");if(e.length>1&&e.length!==n.length)throw new se(n.length>e.length?`too many\
 values to unpack (expected ${e.length})`:`not enough values to unpack (expected ${e.length}, got ${n.
length})`,"ValueError");return e.forEach((r,i)=>{let a=n[i];this.names[r]=j(a)?{...a,name:r}:a}),{names:e,
value:n[0]}}},nt=o=>Array.isArray(o)?o.find(j):o,Ze={"+":"sum","-":"difference","@":"product"};function te(o,t){
for(let{at:e,out:s,word:n,kind:r,ins:i}of o){let a=t.slice(e.start,e.end).replace(/^\((.*)\)$/,"$1"),
[{name:c}]=i,h=r==="each"&&c.length<Zt?`${c}′`:n,l={turn:`${c}ᵀ`,cut:c,copy:c}[r]??h,d=o.some(u=>u.
at===e&&u.out!==s);s.name=a.length>Zt||d?Ze[n]??l:a}}function Mt(o,t,e){let s=new Ot(t,e);try{let{names:n,
value:r}=s.run(o);te(s.steps,o);let i=n.map(c=>[c,nt(t[c])]).filter(([,c])=>j(c)),a=nt(r);return{made:i,
steps:s.steps,value:j(a)?a:void 0}}catch(n){let{steps:r,at:i,tried:a}=s;if(te(r,o),n instanceof se)return{
made:[],steps:r,error:`${n.kind}: ${n.message}`,at:i,tried:a};let h=n instanceof v?n.message:"these \
arguments are not known here";return{made:[],steps:[],unknown:h}}}var Je={True:!0,math:{},F:{},torch:{}},
ne=(o,t)=>o.map(e=>typeof e=="number"?e:t[e]),oe=o=>o.map(t=>typeof t=="number"?"":t),re=({shape:o},t,e)=>X(
ne(o,t),oe(o),e);function Qe(o,t){return ie(o,s=>s==="same"?s:typeof s=="string"?R(t[s],s):{linear:ne(
s,t),names:oe(s)})}var ie=(o,t)=>Object.fromEntries(Object.entries(o).map(([e,s])=>[e,t(s)])),ts=(o,t)=>o.
length===t.length&&o.every((e,s)=>e===t[s]);function ot(o,t,e={}){let s=o.inputs.map(([n,r])=>{let{shape:i,
axes:a}=re(r,t,n),c=i.map((h,l)=>e[`${n}.${l}`]??h);return[n,X(c,a,n)]});return{...Je,...ie(o.numbers??
{},n=>R(t[n],n)),...Object.fromEntries(s),self:Qe(o.modules??{},t)}}var ae=o=>Object.fromEntries(Object.
entries(o).map(([t,e])=>[t,R(e,t)])),ce={made:[],steps:[],error:"",isMissing:!0};function es(o,t,e,s){
let n=ot(o,t,e),r=Object.keys(e).length>0,i=!1,a=o.inputs.map(([c])=>({source:c,made:[[c,n[c]]],steps:[],
isInput:!0}));for(let{source:c,made:h}of o.lines){if(i){a.push({source:c,...ce});continue}let l=h.map(
([p,m])=>[p,re(m,t,p)]),d=Mt(c,n,s),u=l.every(([p,m])=>j(nt(n[p]))&&ts(nt(n[p]).shape,m.shape));if(i=
!!d.error,d.unknown||!(u||r||i)){let p=f=>c.search(new RegExp(`\\b${f.name}\\b`)),m=Object.values(n).
filter(f=>j(f)&&p(f)>=0).sort((f,g)=>p(f)-p(g));for(let[f,g]of l)n[f]=g;a.push({source:c,made:l,steps:[],
given:m,isRecorded:h.length>0})}else a.push({source:c,...d})}return a}function he(o,t,e,s,n=!1){let r=o.
map(u=>es(u,t,e,s)),i=(u,p)=>{let{inputs:m,lines:f}=o[u];return Math.min(...f[p-m.length]?.turns??[])},
a=u=>u.findIndex(({error:p})=>p),c=r.map((u,p)=>i(p,a(u))),h=Math.min(...c),l=c.indexOf(h),d=(u,{isInput:p},m)=>n?
p&&!u:h===1/0||u===l?!0:p?u<l:i(u,m)<h;return o.map(({name:u},p)=>({name:u,rows:r[p].map((m,f)=>d(p,
m,f)?m:{...m,...ce})}))}var le=(o,t)=>[...(o.from??[]).keys()].filter(e=>t.from&&o.from?.[e]!==t.from[e]);var ss=500,ns=24,ue=8,[os,rs,is,as]=[28,32,14,14],de=7.1,P=o=>o<=12?o:12+3*Math.log2(o/12),cs=o=>5+5*
Math.min(P(o),14);function hs({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B",n=r=>r>=0?r:
-1;return{column:n(e-1),row:n(e-2),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var Z=class{constructor(t,e,{
cell:s,isStacked:n,isLong:r}){this.tensor=t,this.name=e,this.isStacked=n;let{shape:i}=t;this.roles=hs(
t);let a=g=>i[this.roles[g]]??1;this.columns=a("column"),this.rows=a("row"),this.count=a("block"),this.
depth=a("thick"),this.w=P(this.columns)*s,this.h=P(this.rows)*s,this.t=this.roles.thick<0?5:cs(this.
depth)*Math.min(1,s/16),this.blocks=Math.min(this.count,ue),this.dx=n?this.t+9:this.w+this.t+as,this.
dy=n?this.t+9:0;let c=this.columns*this.rows*this.blocks;this.hasCells=c<=ss&&Math.max(this.columns,
this.rows)<=ns&&this.count<=ue&&i.length<=4;let[h,l]=[this.roles.row,this.roles.thick].map(g=>g<0?0:
`${t.axes[g]} ${i[g]}`.length);this.left=Math.max(h,l)*de+20,this.spread=this.w+(this.blocks-1)*this.
dx+this.t;let d=[e,` ${H(i)}`],[u,p]=d.map(g=>g.length*(de+.3)+4),m=this.left+this.spread+is;this.isBroken=
!r&&u+p>m,this.width=Math.max(m,this.isBroken?Math.max(u,p):u+p),this.words=d;let f=rs+(this.isBroken?
16:0)+(this.roles.block>=0?18:0);this.top=f+this.t+(this.blocks-1)*this.dy,this.height=this.top+this.
h+os,this.x=0,this.y=0,this.number=0,this.cells=new Map}corner(t){return[this.x+this.left+t*this.dx,
this.y+this.top-t*this.dy]}entries(){let{shape:t}=this.tensor,e=this.roles.thick<0?t:t.with(0,1);return O(
this.hasCells?L(e):0).map(n=>ct(B(n,e),t))}spot(t){let e=B(t,this.tensor.shape),{thick:s,block:n,row:r,
column:i}=this.roles;if(!this.hasCells||e[s])return;let[a,c]=this.corner(e[n]??0),[h,l]=[this.w/this.
columns,this.h/this.rows];return{x:a+(e[i]??0)*h,y:c+(e[r]??0)*l,w:h,h:l}}#t(t){let[e,s]=this.corner(
t),{w:n,h:r,t:i}=this,a=(l,d)=>$("path",{d:l,class:d}),h=(this.depth<=8?O(this.depth-1,1):[]).map(l=>{
let d=i*l/this.depth;return`M${e+d} ${s-d}h${n}v${r}`});return[a(`M${e} ${s}l${i} ${-i}h${n}l${-i} ${i}\
z`,"top"),a(`M${e+n} ${s}l${i} ${-i}v${r}l${-i} ${i}z`,"side"),a(h.join(""),"slices"),$("rect",{x:e,
y:s,width:n,height:r,class:"front"})]}draw(t,e,s=[],n=-1,r=!1){let i=$("g",{class:r?"block made":"bl\
ock"});this.tensor.isParameter&&i.classList.add("parameter");for(let h of O(this.blocks).reverse()){
i.append(...this.#t(h));let l=this.isStacked&&h>0;for(let d of this.entries()){if((B(d,this.tensor.shape)[this.
roles.block]??0)!==h)continue;let{fill:p,text:m}=t(d);i.append(this.#e(d,p,l?"":m))}}let a=$("text",
{x:this.x+2,y:this.y+14,class:"name"},this.name),c=this.isBroken?{x:this.x-6,dy:16}:{};return a.append(
$("tspan",c,this.words[1])),i.append(a,...this.#s(e,s,n)),i}#e(t,e,s){let{x:n,y:r,w:i,h:a}=this.spot(
t),c=$("rect",{x:n+.5,y:r+.5,width:i-1,height:a-1});c.style.fill=e;let h=$("g",{class:"cell","data-f\
lat":t},c),l=Math.min(12,(i-2)/(.5*s.length),a-1);if(s&&l>=10){let d=$("text",{x:n+i/2,y:r+a/2+l*.3},
s);d.style.fontSize=`${l}px`,h.append(d)}return this.cells.set(t,h),h}#s(t,e,s){let{w:n,h:r,t:i}=this,
[a,c]=this.corner(0),h=this.corner(this.blocks-1),l={column:[a,c+r+9,a+n,c+r+9],row:[a-9,c,a-9,c+r],
thick:[a-5,c-5,a-5+i,c-5-i],block:[a+i,c-i-11,h[0]+n+i,h[1]-i-11]},[d,u]=[(a+h[0]+n)/2+i,(c+h[1])/2-
i-16],p={column:["middle",a+n/2,c+r+24],row:["end",a-15,c+Math.max(r/2+4,12)],thick:["end",a-15,c-3],
block:this.dy?["end",d-4,u-2]:["middle",d,u]};return Object.entries(l).flatMap(([m,f])=>{let g=this.
roles[m];if(g<0)return[];let x=e.includes(g)?"edge wrong":g===s?"edge meets":"edge";return this.#n(m,
g,f,p[m],t(g),x)})}#n(t,e,[s,n,r,i],[a,c,h],l,d){let{axes:u,shape:p}=this.tensor,m=d==="edge wrong",
f=$("text",{x:c,y:h,"text-anchor":a});u[e]&&f.append(`${u[e]} `),f.append($("tspan",{},p[e]));let g=[
$("line",{x1:s,y1:n,x2:r,y2:i}),f];if(m&&g.push($("path",{d:`M${r-4} ${i-4}l8 8m0 -8l-8 8`})),!l)return[
$("g",{class:d},...g)];let{label:x,value:k,choices:y}=l,S={cx:r,cy:i},E={column:[0,7],row:[-7,0]}[t]??
[0,-7],M=$("circle",{...S,r:5.5});return[$("g",{class:`${d} grip`,role:"slider",tabindex:0,"aria-lab\
el":`${x} of ${this.name}`,"aria-valuenow":k,"aria-valuemin":y[0],"aria-valuemax":y.at(-1),"data-axi\
s":`${this.number}.${e}`,"data-role":t,...T},...g,$("circle",{cx:r+E[0],cy:i+E[1],r:15,class:"reach"}),
M)]}pulled(t,e,s){let{w:n,h:r,t:i}=this;return{column:()=>e/(n/this.columns),row:()=>s/(r/this.rows),
thick:()=>(e-s)/2/Math.max(4,i/this.depth),block:()=>e/Math.min(Math.max(this.dx,16),60)}[t]()}};function pe(o,t){
let[e,s,n,r]=[0,0,0,0],i=[];return o.forEach((a,c)=>{let h=o[c+1];if(typeof a=="string"){let l=a.length*
8+14;if(h instanceof Z&&e+l+h.width>t)return;let d=o[c-1];i.push([a,e+l/2,s+d.top+d.h/2+6]),e+=l;return}
e>0&&e+a.width>t&&([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[e,s],n=Math.max(n,a.height),e+=a.width,r=Math.max(
r,e)}),{width:r,height:s+n,signs:i}}var ls=[34,30,27,24,21,18,15,12,10,8,6],us=420,ds=.8,fe=24,me=()=>matchMedia("(prefers-reduced-motio\
n: reduce)").matches,ps=o=>o*o*(3-2*o),ge=o=>Math.min(1,Math.max(0,o)),xe=o=>o.join(", "),St=o=>`[${xe(
o)}]`,we=({kind:o})=>["cut","turn","copy"].includes(o),Lt=({axes:o,shape:t},e)=>{let s=(e+t.length)%
t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function fs({kind:o,ins:t,out:e}){let[s,n]=t,
r=()=>{let a=O(s.shape.length).filter(c=>s.strides[c]!==e.strides[c]);return a.length===2?`swaps axe\
s ${a.join(" and ")}`:"turns the block"};return`${{cut:()=>{let[a,c]=[s.shape.length,e.shape.length];
return`${c>a?"cuts an axis":c<a?"joins axes":"cuts anew"}. The entries are read in their order and n\
one moves in memory`},turn:()=>`${r()}. Only the strides change: nothing moves in memory`,copy:()=>"\
copies the entries into memory in the order in which one reads them",product:()=>`multiplies rows of\
 the left with ${n.shape.length>1?"columns of ":""}the right: ${Lt(s,-1)} is summed away`,pair:()=>String(
s.shape)===String(n.shape)?"works entry by entry":"lines the shapes up from the right, and repeats w\
hat is missing or has size 1",each:()=>"changes every entry on its own, so the shape stays",row:()=>s.
shape.length===e.shape.length&&String(s.shape)===String(e.shape)?"keeps the shape, but computes each\
 entry from its whole row":"takes all entries along one axis together, and that axis shrinks"}[o]()}\
.`}function ye({kind:o,ins:[t,e],sizes:s}){if(o==="product"){let i=e.shape.length>1?e.shape.length-2:
0;if(t.shape.at(-1)!==e.shape[i])return[[t.shape.length-1],[i]]}if(!e)return[[...t.shape.keys()].filter(
i=>t.shape[i]!==s?.[i])];let n=o==="product"?2:0,r=[[],[]];for(let i=1+n;i<=Math.min(t.shape.length,
e.shape.length);i++){let[a,c]=[t.shape.at(-i),e.shape.at(-i)];a===c||a===1||c===1||(r[0].push(t.shape.
length-i),r[1].push(e.shape.length-i))}return r}var ms=({shape:o},t)=>[o.length-1,Math.max(0,o.length-
2)][t]??-1;function gs(o,t,e){let[s,n]=[o.width,t.height],r=e?.top??o.top;return[t.x,t.y]=[s,0],[o.x,
o.y]=[0,n+Math.max(0,r-o.top)],e&&([e.x,e.y]=[s,n+Math.max(0,o.top-r)]),{width:s+Math.max(t.width,e?.
width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}function ws(o){let[t,e]=o.ins,[[s],
[n]=[]]=ye(o),r=o.kind==="pair"?", or one of them must be 1":"";if(e&&n!==void 0)return`${Lt(t,s)} o\
f ${t.name} must equal ${Lt(e,n)} of ${e.name}${r}. `;let{sizes:i=[]}=o;return!i.length||i.includes(
-1)?"":`${L(t.shape)} entries cannot fill (${i.join(", ")}), which has ${L(i)}. `}var rt=class{constructor(t,e,s,n){
this.grips=t,this.look=e,this.meaning=s,this.means="",this.hasHeads=!1,this.goTo=n,this.scene={},this.
blocks=[],this.before=[],this.result=void 0,this.flying=$("g"),this.title=w("p",{class:"title"}),this.
says=w("p",{class:"says"}),this.place=w("div",{class:"place"}),this.pointed=Rt(),this.play=I("▶ Show\
 how",()=>this.toggle(),{class:"play"}),this.time=w("input",{type:"range",min:0,max:1,step:1,"aria-l\
abel":"Entry by entry",...T}),this.time.addEventListener("input",()=>n(Number(this.time.value))),this.
controls=w("div",{class:"buttons"},this.play,this.time),this.under=w("div",{class:"under"},this.controls),
this.node=w("div",{class:"stage"},this.title,this.says,this.place,this.pointed,this.under),this.place.
addEventListener("pointerover",r=>this.point(r)),this.place.addEventListener("pointerleave",()=>this.
running||this.rest()),this.at=1,this.running=0,this.pulled=null,this.place.addEventListener("pointer\
down",r=>this.grab(r)),this.place.addEventListener("keydown",r=>this.nudge(r))}show(t){this.stop(),this.
scene=t;let{step:e}=t,s=document.activeElement?.getAttribute("data-axis"),n=this.place.contains(document.
activeElement);this.says.replaceChildren(...this.words(t));let r=t.isInput?"":t.source??"";this.title.
replaceChildren(yt(r,(e??t).at));let i=this.place.clientWidth||400,a=(this.place.clientHeight||370)-
6,c=this.arrange(t,i,a);this.draw(c,t),n&&s&&this.place.querySelector(`[data-axis="${s}"]`)?.focus();
let h=e&&this.result?.hasCells?this.result.entries().length:0;this.controls.hidden=!e,this.play.disabled=
h<2,this.time.max=String(Math.max(h,1)),this.rest()}words({step:t,tried:e,given:s=[],made:n=[],isInput:r,
name:i,error:a,isOwn:c,refused:h}){let l=x=>w("code",{},x);if(h)return[];let d=w("span",{class:"rais\
ed"},c?"":a??"");if(e)return[ws(e),d];if(a)return[d];if(t)return[l(t.word),` ${fs(t)}`];if(r)return[
l(i)," goes in. Pull an edge by its knob."];let u=n.map(([,x])=>x),[p,m]=[s,u].map(x=>x.map(({name:k,
shape:y})=>`${k} (${xe(y)})`).join(", ")),g=String(s[0]?.shape)===String(u[0]?.shape)&&u.length?`, t\
he shape of ${s[0].name}`:"";return p&&m?[`Into this line: ${p}. Out of it: ${m}${g}.`]:[""]}arrange(t,e,s){
let{step:n,tried:r,given:i=[],made:a=[]}=t,c=n??r,h=c?c.ins:i,l=n?[n.out]:r?[]:a.map(([,f])=>f),d=f=>f===
n?.out&&t.isLast&&t.name||f.name,u=c?.kind==="product",p,m=[u,!0].flatMap(f=>ls.flatMap(g=>[!0,!1].map(
x=>({cell:g,isStacked:f,isLong:x}))));for(let f of this.pulled?[this.pulled]:m){let g=C=>new Z(C,d(C),
f),[x,k]=[h.map(g),l.map(g)],y=c?.kind==="pair"&&c.word.length===1?[c.word]:[","],S=x.flatMap((C,b)=>b?
[...y,C]:[C]),E=x.length&&k.length?["→"]:[],M=u?gs(x[0],x[1],k[0]):pe([...S,...E,...k],e);if(p={...M,
before:x,after:k,what:c},this.drawn=f,M.width<=e&&M.height<=s)break}return p}draw({width:t,height:e,
before:s,after:n,signs:r,what:i},{tried:a,step:c,astray:h,refused:l}){let d=a?ye(a):l??[],u=c&&we(c),
p=[...s,...n];this.hasHeads=p.some(({tensor:b})=>b.axes.includes("H"));let m=(b,A)=>b.draw(q=>this.look(
b.tensor,q,u),q=>this.grips(b.tensor,q),d[A],i?.kind==="product"?ms(b.tensor,A):-1,c&&b===n[0]);p.forEach(
(b,A)=>{b.number=A}),this.blocks=p,this.result=n[0],this.before=s;let f=new Set(p.map(b=>b.hasCells?
this.meaning(b.tensor):"")),g={head:"color: head",parameter:"gray: parameters"},x=Object.keys(g).filter(
b=>f.has(b));this.means=[...x.map(b=>g[b]),"darker: a later row"].join(" · ");let k=p.map(({name:b,
tensor:A})=>`${b} ${H(A.shape)}`),y=r.map(([b,A,q])=>$("text",{x:A,y:q,class:"sign"},b));this.flying=
$("g",{class:"flying","aria-hidden":"true"});let S=p.map((b,A)=>m(b,A));for(let b of h??[])this.strike(
b);let E=$("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.ceil(e)}`,width:Math.ceil(t),height:Math.ceil(
e),role:"group","aria-label":`${i?`${i.word}: `:""}${k.join("; ")}`},...S,...y,this.flying);if(this.
place.replaceChildren(E),!this.pulled)return;let[M,C]=this.cornerOf(this.pulled.number);E.style.translate=
`${this.pulled.x-M}px ${this.pulled.y-C}px`}cornerOf(t){let e=this.place.querySelectorAll(".block")[t]?.
querySelectorAll(".front"),{x:s,y:n}=[...e??[]].at(-1)?.getBoundingClientRect()??this.pulled;return[
s,n]}strike(t){let e=this.result?.cells.get(t);if(!e)return;let{x:s,y:n,w:r,h:i}=this.result.spot(t);
e.classList.add("astray"),e.append($("path",{d:`M${s+3} ${n+i-3}L${s+r-3} ${n+3}`}))}rest(){let{entry:t}=this.
scene;this.paint(t<0?1:ge(t/Number(this.time.max)))}paint(t){this.at=t,this.pointed.textContent=this.
means;for(let p of this.blocks??[])for(let m of p.cells.values())m.classList.remove("lit","empty");this.
flying?.replaceChildren();let e=this.scene?.step;if(this.play.textContent=this.running?"❚❚ Stop":
me()?"Next entry":"▶ Show how",!e)return;if(!this.result.hasCells){this.time.value="1",this.time.setAttribute(
"aria-valuetext","too many entries to draw");return}let s=this.result.entries(),n=this.running?this.
group():1,r=Math.ceil(s.length/n),i=Math.floor(t*r+1e-9),a=Math.min(i*n,s.length);this.time.value=String(
a);let c=s[Math.max(0,a-1)],h=t>0?this.origin(c):"";if(this.time.setAttribute("aria-valuetext",h||"n\
othing yet"),t>=1)return;for(let p of s.slice(a))this.result.cells.get(p).classList.add("empty");if(!(this.
running&&we(e)&&this.before[0].hasCells))return this.light(...s.slice(Math.max(0,a-n),a));let d=ps(ge(
(t*r-i)/ds)),u=s.slice(a,a+n);for(let p of u)this.fly(p,this.result.cells.get(p),d);this.pointed.textContent=
this.origin(u[0])}group(){let{columns:t}=this.result,e=Number(this.time.max);return e<=fe?1:t*Math.ceil(
e/t/fe)}fly(t,e,s){let[[n]]=this.scene.step.sources(t);this.before[0].cells.get(n)?.classList.add("l\
it");let r=this.before[0].spot(n),i=this.result.spot(t);if(!r||!i)return;let[a,c]=["x","y"].map(l=>(r[l]-
i[l])*(1-s)),h=e.cloneNode(!0);h.setAttribute("class","cell"),h.setAttribute("transform",`translate(${a}\
 ${c})`),this.flying.append(h)}light(...t){for(let e of t)this.result.cells.get(e)?.classList.add("l\
it"),this.scene.step.sources(e).forEach((s,n)=>{for(let r of s)this.before[n]?.cells.get(r)?.classList.
add("lit")}),this.pointed.textContent=this.origin(e)}origin(t){let{step:e}=this.scene,s=`${this.result.
name}${St(B(t,e.out.shape))}`,n=e.sources(t).map((r,i)=>{let{shape:a}=e.ins[i],c=e.ins[i].name||"·",
h=B(r[0],a);if(r.length<2)return`${c}${St(h)}`;let l=B(r[1],a);return`${c}${St(h.map((d,u)=>d===l[u]?
d:":"))}`});return`${s} ← ${n.join(e.kind==="product"?" · ":", ")}`}point(t){let e=t.target.closest?.(
".cell");if(!e||this.running||!this.scene.step)return;let s=this.blocks.find(({cells:a})=>[...a.values()].
includes(e));this.paint(1);let n=Number(e.dataset.flat);if(s===this.result)return this.light(n);let r=this.
before.indexOf(s),i=this.result.hasCells?this.result.entries().find(a=>this.scene.step.sources(a)[r]?.
includes(n)):void 0;i!==void 0&&this.light(i)}toggle(){let[t,e]=[this.time.max,this.time.value].map(
Number),s=this.group();if(this.running)return this.stop(),this.goTo(e);if(me())return this.goTo(e>=t?
s:Math.min(e+s,t));let n=us*Math.ceil(t/s),r=this.at>=1?0:this.at,i,a=c=>{i??=c;let h=Math.min(1,r+(c-
i)/n);h>=1?this.running=0:this.running=requestAnimationFrame(a),this.paint(h),h>=1&&this.goTo(-1)};this.
running=requestAnimationFrame(a),this.paint(r)}stop(){cancelAnimationFrame(this.running),this.running=
0}held(t){let e=t.closest?.("[data-axis]");if(!e)return null;let[s,n]=e.dataset.axis.split(".").map(
Number),r=this.blocks[s],i=this.grips(r.tensor,n);return i&&{block:r,grip:i,role:e.dataset.role}}grab(t){
let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[data-axis]").focus();let{
block:s,grip:n,role:r}=e,i=n.value,[a,c]=this.cornerOf(s.number);this.pulled={...this.drawn,number:s.
number,x:a,y:c},this.place.setPointerCapture(t.pointerId);let h=({clientX:d,clientY:u})=>{let[p,m]=[
d-t.clientX,u-t.clientY];n.set(tt(n.choices,i+s.pulled(r,p,m)))},l=()=>{this.place.removeEventListener(
"pointermove",h),this.place.classList.remove("pulling"),this.pulled=null,this.show(this.scene)};this.
place.classList.add("pulling"),this.place.addEventListener("pointermove",h),this.place.addEventListener(
"lostpointercapture",l,{once:!0})}nudge(t){let e=this.held(t.target);if(!e)return;let{value:s,choices:n,
set:r}=e.grip,i=n.findIndex(h=>h>s),a=n.findLastIndex(h=>h<s),c={ArrowRight:i,ArrowUp:i,ArrowLeft:a,
ArrowDown:a,Home:0,End:n.length-1}[t.key];c!==void 0&&(t.preventDefault(),n[c]!==void 0&&r(n[c]))}};var[be,$e,D]=[56,24,4],[ke,jt]=[18,4],xs=5,ys=["query","key","value"],F=({shape:o})=>H(o);function bs(o,{
steps:t}){return t.flatMap(({ins:s,out:n,word:r},i)=>s[1]?.isParameter&&s[0].axes.at(-1)!==n.axes.at(
-1)&&i<t.length-1?[{...o,step:i,name:r}]:[]).map(s=>({...s,tensor:t[s.step].out}))}function ve(o,t){
let e=({name:h})=>h.includes("mask"),s=o.flatMap((h,l)=>{let d=h.inputs.length;return h.lines.flatMap(
({turns:u=[]},p)=>{let[m,f]=[p+d,t[l].rows[p+d]],[g,x]=f.made[0]??[],k=h.name.split(".").at(-1),y=g===
"return"?f.steps.at(-1)?.word??k:g;return x?u.map(S=>({turn:S,at:l,row:m,name:y,tensor:x})):[]})}),n=({
at:h,row:l})=>t[h].rows[l],r=[...new Set(s.map(({turn:h})=>h))].sort((h,l)=>h-l).map(h=>{let l=s.filter(
d=>d.turn===h);return l.find(d=>n(d).steps.length)??l[0]}).filter((h,l,d)=>n(h)!==(d[l-1]&&n(d[l-1]))),
i=t[0].rows.flatMap(({isInput:h,source:l,made:d},u)=>h?[{turn:0,at:0,row:u,name:l,tensor:d[0][1]}]:[]),
a=r.flatMap(h=>[...bs(h,n(h)),h]),c=a.at(-1);return c&&t[0].rows.at(-1)?.made.length&&(a[a.length-1]=
{...c,name:"returned",isEnd:!0}),[...i,...a].filter(h=>!e(h))}function $s({shape:o,axes:t},e){let s=o.
slice(t[0]==="B"&&o.length>1?1:0),[n,r]=[s.at(-2)??1,s.at(-1)??1],i=Math.min(s.length>2?s[0]:1,jt),[
a,c]=[r,n].map(f=>Math.min(P(f),ke)*e),[h,l]=[be+jt*D,$e+jt*D],d=(h-a-(i-1)*D)/2,u=(l-c+(i-1)*D)/2,p=O(
i).reverse(),m=f=>({x:d+f*D,y:u-f*D,width:a,height:c});return $("svg",{viewBox:`0 0 ${h} ${l}`,width:h,
height:l,"aria-hidden":"true"},...p.map(f=>$("rect",m(f))))}function ks(o){let[t,e]=[o[0],o[o.length-
1]],s=o.filter(({turn:a})=>!a).map(({name:a,tensor:c})=>`${a} ${F(c)}`);if(!e.isEnd)return`In: ${s.join(
", ")}. Nothing comes out: a line breaks.`;let n=F(t.tensor)===F(e.tensor),r=s.length===1?". Only in\
side does it change":"",i=n?`, the shape of ${t.name}${r}`:"";return`In: ${s.join(", ")}. Out: ${F(e.
tensor)}${i}.`}function vs(o){let t=e=>Math.max(...o.map(({tensor:s})=>Math.min(P(s.shape.at(e)??1),
ke)));return Math.min(5,be/t(-1),$e/t(-2))}function Oe(o){let t=w("p",{class:"through"}),e=w("ol",{"\
aria-label":"What one run makes, in its order"}),s=w("div",{class:"way"},t,e),n=()=>[...e.querySelectorAll(
"button")],r=()=>n().indexOf(document.activeElement);bt(e,"ArrowLeft","ArrowRight");function i(a,c,h,l){
let d=I("",()=>o(a),{class:l,tabindex:h?0:-1,"aria-current":String(h),...T}),u=w("span",{},F(a.tensor)),
p=$s(a.tensor,c),m=ys.find(f=>a.name===f||a.name===f[0]);return m&&(p.style.color=`var(--${m})`),d.append(
p,w("code",{},a.name)," ",u),w("li",{},d)}return{node:s,show(a,c,[h,l]){if(s.hidden=a.length<xs,s.hidden)
return;let[d,u]=[a[0],a[a.length-1]],p=F(d.tensor)===F(u.tensor);t.textContent=ks(a);let m=vs(a),f=a.
findLastIndex(M=>M.at===c.at&&M.row===c.row&&M.step===c.step),g=r(),x=a.map((M,C)=>{let b=C===0||p&&
M===u,A=M.turn>h&&M.turn<=l,je=["stop",...[b&&"end",A&&"inside"].filter(Boolean)].join(" ");return i(
M,m,C===f,je)}),{scrollLeft:k}=e;e.replaceChildren(...x);let{offsetLeft:y=k,offsetWidth:S=0}=x[f]??{},
E=y+S-e.clientWidth;e.scrollLeft=Math.min(Math.max(k,E),y),f<0&&(n()[0].tabIndex=0),g>=0&&n()[g]?.focus(
{preventScroll:!0})}}}var W={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden","d_ff"],n_layers:["Layers","n_layers"]},_t=Object.
fromEntries(Object.entries(W).map(([o,[,t]])=>[t,o])),Os=12;function Es(o,t){let e=Object.entries(_t).
map(([n,r])=>[n,o[r]]),s=Math.floor(o.d_model/o.n_heads);return{...Object.fromEntries(e),...t,d_k:s}}
function Ee({refusals:o=[]},t,e){let s=o.find(({sliders:r,values:i})=>i.some(a=>a.every((c,h)=>c===t[r[h]]))),
n=(r,i)=>e[i];return s&&{...s,says:s.template.replace(/\{(\w+)\}/g,n)}}function Ms(o,t,e,s){let{node:n,
show:r}=zt(w("i",{},o),t,e,s),i=w("input",{type:"number",min:e[0],max:e.at(-1),"aria-label":`${o} ${t}\
, typed`,...T});return i.addEventListener("change",()=>{s(tt(e,Number(i.value)||1))}),n.lastElementChild?.
replaceWith(i),{node:n,show(a){r(a),i.value=String(a)}}}var Tt=o=>Object.fromEntries(o.split(",").flatMap(
t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??[];return e?[[e,Number(s)]]:[]})),Ss=o=>Object.entries(
o).map(([t,e])=>`${t}=${e}`).join(", "),Ct=o=>t=>o.test(t)?t:void 0,Me=o=>t=>/^-?\d{1,4}$/.test(t)&&
Number(t)>=o?Number(t):void 0,Se={odd:Ct(/^(\w+\.\d=\d+(, )?)*$/),line:Ct(/^.{0,120}$/),focus:Ct(/^(\d+\.\d+(\.\d+)?|own(\.\d+)?)?$/),
entry:Me(-1),alone:Wt,task:Me(0)};function Ls(o,t,e,s){let n=Gt(t.parameters,e),r=t.parameters.length?
`${o} has ${at(n)} parameters.`:"";if(!s)return r;let i=L(s.shape);return`${s.shape.length>1?`${s.shape.
join(" × ")} = `:""}${at(i)} entries. ${r}`}function js(o,t){if(o.error)return{says:o.error};if(o.unknown)
return{says:`This line cannot be followed here: ${o.unknown}.`};let e=o.made[0][1],[s,n]=[e,t].map(a=>H(
a.shape));if(s!==n)return{says:`Your line gives ${s}, the code’s result is ${n}.`};if(e.base.name!==
t.base.name||!e.from)return{says:`✓ The shape is that of the code’s result, ${n}.`,isRight:!0};let r=le(
e,t);return r.length?{says:`No error, and the shape is right, but ${r.length} of ${L(e.shape)} entri\
es are in the wrong place: struck out.`,astray:r}:{says:"✓ Shape and entries are those of the code’s\
 result.",isRight:!0}}var At=class{state={};part={};sizes={};functions=[];isFollowed=!1;refused=void 0;here={
at:0,row:0};step=0;shown="";onWay="";constructor({model:t,el:e}){this.model=t,this.begin=it(t,Object.
keys(W));let{stops:s,fixed:n={},parts:r,helpers:i={}}=t.get("table");this.choices=s,this.fixed=n,this.
helpers=i,this.isOwnCode=!s,this.names=["part",...Object.keys(W),...Object.keys(Se)],this.controls=this.
isOwnCode?{}:this.controlsOf(s,r);let a=Object.fromEntries(Object.keys(W).map(u=>[u,Q(s?.[u]??[])])),
c=Q(Object.keys(r));this.address=this.isOwnCode?{node:"",show(){}}:Kt(t,e,{part:c,...a,...Se}),this.
status=K("verdict"),this.error=K("error"),this.list=Yt((u,p)=>this.choose(u,p)),this.way=Oe(({at:u,row:p,
step:m})=>this.choose(u,p,m)),this.stage=new rt((u,p)=>this.grip(u,p),(u,p,m)=>this.look(u,p,m),u=>this.
meaning(u),u=>_(t,{entry:u})),this.steps=w("div",{class:"steps",role:"group","aria-label":"Steps of \
the line"}),this.stage.says.before(this.steps),this.stage.says.after(this.error),this.alone=Ft("Pull\
 the edges of this tensor alone",u=>_(t,{alone:u})),this.reset=I("Put the edges back",()=>_(t,{odd:""})),
this.stage.under.append(this.alone.node,this.reset),this.own=this.ownLine(),this.challenge=w("div",{
class:"challenge"}),this.asked=K("asked");let{part:h,...l}=this.controls,d=(u,...p)=>w("div",{class:u},
...p);Bt(e,"shape-explorer","Shape lab",d("head",h?.node??"",this.challenge,this.asked),Ht(...Object.
values(l)),this.way.node,d("both",this.list.node,this.stage.node,this.own.node),d("foot",this.status,
this.address.node))}controlsOf(t,e){let s=c=>h=>_(this.model,{[c]:h}),n=Object.fromEntries(Object.keys(
e).map(c=>[c,c])),r={odd:"",line:"",focus:"",entry:-1,alone:!1,task:0},a={part:qt("Code",n,c=>_(this.
model,{...r,part:c}))};for(let[c,h]of Object.entries(W))a[c]=Ms(...h,t[c],s(c));return a}ownLine(){let t=Pt(
{maxlength:120}),e="",s=a=>{let c=a.startsWith(".")?e+a:a;_(this.model,{line:c,focus:"own",entry:-1})};
t.addEventListener("input",()=>s(t.value)),t.addEventListener("focus",()=>{t.value&&this.here.at>=0&&
s(t.value)});let n=w("div",{class:"chips"}),r=w("label",{},"A line of your own",t),i=K("own-says");return{
node:w("div",{class:"own"},r,i,n),input:t,says:i,show:(a,c)=>{t.value!==a&&(t.value=a);let h=c.tries??
[];e=c.functions[0]?.inputs[0]?.[0]??"";let l=h.map(u=>I(u.trim(),()=>s((this.model.get("line")||e)+
u))),d=I("Start again",()=>s(e));n.replaceChildren(...l,...a&&a!==e?[d]:[])}}}choose(t,e,s){let n=[t,
e,s].filter(r=>r!==void 0).join(".");_(this.model,{focus:n,entry:-1,alone:!1})}grip(t,e){if(this.isOwnCode)
return null;let{model:s,state:n,sizes:r,choices:i,part:a}=this,{base:c}=t,h=Tt(n.odd),l=t.name===c.name?
e:c.axes.indexOf(t.axes[e]),d=`${c.name}.${l}`;if(a.functions[0].inputs.some(([y])=>y===c.name)&&l>=
0&&(d in h||n.alone)&&this.isFollowed)return{label:`Axis ${e}`,value:t.shape[e],choices:O(Os,1),set:y=>{
let{[d]:S,...E}=h,M=ot(a.functions[0],r)[c.name].shape[l],C=y===M?E:{...E,[d]:y};_(s,{odd:Ss(C)})}};
let m=t.axes[e];if(m==="d_k"&&a.sliders.includes("n_heads")){let y=i.d_model.filter(E=>E%r.H===0).map(
E=>E/r.H);if(!y.includes(r.d_k))return null;let S=E=>_(s,{d_model:E*r.H});return{label:"Features of \
a head d_k",value:r.d_k,choices:y,set:S}}let f=_t[m];if(!f||!a.sliders.includes(f))return null;let g=i[f].
filter(y=>this.fits({...n,[f]:y}));if(!g.length)return null;let x=y=>_(s,{[f]:y});return{label:W[f].
join(" "),value:n[f],choices:g,set:x}}fits(t){return(!this.part.sliders.includes("n_heads")||t.d_model%
t.n_heads===0)&&!Ee(this.part,t,{})}meaning({base:t,name:e,axes:s,isParameter:n}){if(n)return"parame\
ter";let[r]=(t.name||e||"").match(/^(query|key|value)\b/)??[];if(this.state.part==="attention")return r??
"row";let{d_model:i,H:a}=this.sizes,c=s.at(-1)==="d_model"&&i%a===0;return this.stage.hasHeads&&(s.includes(
"H")||c)?"head":"row"}look(t,e,s){let{shape:n,axes:r}=s?t.base:t,i=B(s&&t.from?.[e]||e,n),a=n.length>
1?n.length-2:0,c=r.indexOf("H"),h=c>=0?i[c]:Math.floor(i.at(-1)/this.sizes.d_k),l=this.meaning(t),d={
head:`hue-${h%8}`,row:"accent",parameter:"soft"}[l],[u,p]={head:[38,32],parameter:[12,0]}[l]??[14,40],
m=u+p*i[a]/Math.max(1,n[a]-1);return{fill:`color-mix(in srgb, var(--${d??l}) ${m}%, var(--cell))`,text:s?
i.slice(-2).join(","):""}}setTask(t){let e=this.part.tasks[t-1],s=this.rowOf(e),n=e?.at?`0.${s}`:e?.
line?"own":"",r={odd:e?.odd??"",line:e?.line??""},i=e&&this.refused?this.begin:{},a={entry:-1,alone:!1};
_(this.model,{...i,...r,...a,focus:n,task:t})}rowOf(t){return(this.functions[0]?.rows??[]).findIndex(
({source:s})=>t?.at&&s.startsWith(t.at))}showTask(t){let e=this.part.tasks??[],s=e[this.state.task-1];
this.challenge.hidden=!e.length;let n=e.map((h,l)=>{let d=()=>this.setTask(h===s?0:l+1),u=String(h===
s),p=e.length>1?`Challenge ${l+1}`:"Challenge";return I(p,d,{class:"main","aria-pressed":u})}),r=this.
functions[0]?.rows[this.rowOf(s)],i=s?.sizes?!this.error.textContent&&Object.entries(s.sizes).every(
([h,l])=>this.sizes[h]===l):s&&(s.at?r?.made.length>0:t?.isRight);this.challenge.replaceChildren(...n);
let a=`✓ Solved. ${s?.then}`,c=s?i?a:s.say:"";this.asked.textContent!==c&&(this.asked.textContent=
c),this.asked.className=i?"asked solved":"asked"}redraw(){let t=it(this.model,this.names),e=this.model.
get("table").parts[t.part];if(!e)return;Object.assign(this,{state:t,part:e,sizes:Es(t,this.fixed)});
for(let[c,{node:h,show:l}]of Object.entries(this.controls))l(t[c]),h.hidden=c!=="part"&&!e.sliders.includes(
c);this.address.show();let s=Ee(e,t,this.sizes),n=Tt(t.odd),r=!!s,i=he(e.functions,this.sizes,n,this.
helpers,r),a=i.length===1&&i[0].rows.every(c=>!c.isRecorded);this.error.textContent=s?`ValueError: ${s.
says}`:"",this.way.node.inert=r,Object.assign(this,{functions:i,isFollowed:a,refused:s}),this.shown=
t.part,this.draw()}first(t){if(t)return{at:-1,row:0};let s=this.functions.findIndex(({rows:n})=>n.some(
r=>r.error))<0?[n=>n.steps.length,n=>n.made.length&&!n.isInput]:[n=>n.error];for(let[n,{rows:r}]of this.
functions.entries())for(let i of s){let a=r.findIndex(i);if(a>=0)return{at:n,row:a}}return{at:0,row:0}}find(t){
let[e,...s]=this.state.focus.split("."),[n,r]=s.map(Number),i=this.functions[Number(e)]?.rows[n];return this.
here=this.first(t),e==="own"&&t?this.here={at:-1,row:0,step:n}:i&&(i.made.length||i.error)&&(this.here=
{at:Number(e),row:n,step:r}),this.here}runOwn(){let{line:t}=this.state,[e]=this.part.functions,s=this.
functions[0]?.rows.findLast(({made:i})=>i.length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;
let n={...ae(this.sizes),...ot(e,this.sizes,Tt(this.state.odd))},r=Mt(t,n,this.helpers);return r.value&&
!r.made.length&&(r.made=[["",r.value]]),!r.made.length&&!r.error&&(r.unknown??="it gives no tensor"),
{...r,source:t,...js(r,s)}}draw(){let{part:t,state:e}=this,s=this.runOwn(),n=this.find(s),r=n.at<0?s:
this.functions[n.at]?.rows[n.row],i=r?.steps??[],a=r?.error&&r.tried?.ins.length?r.tried:null,c=i.length-
(a?0:1);this.step=Math.max(0,Math.min(n.step??c,c));let h=i[this.step],l=this.step===i.length-1;this.
list.show(this.functions,n,h??r),(!this.way.node.inert||this.onWay!==e.part)&&this.showWay(n),this.onWay=
e.part,this.own.node.hidden=!t.tries?.length&&!e.line,this.own.show(e.line,t),this.own.node.classList.
toggle("current",n.at<0),this.own.says.textContent=s?.says??"";let d=s?.isRight?"right":s?.error?"br\
oken":"";this.own.says.className=`own-says ${d}`,this.showSteps(i,a);let u=r?.made[0]?.[0]??"",p=({axes:x})=>[
...x.keys()].filter(k=>this.refused?.sliders.includes(_t[x[k]]));this.stage.show({...r,isOwn:n.at<0,
refused:this.refused&&(r?.made??[]).map(([,x])=>p(x)),name:n.at<0?"your line":u==="return"?"returned":
u,step:h,entry:e.entry,tried:h?null:a,isLast:l,astray:l?r?.astray:[]});let m=r?.isInput&&n.at===0&&this.
isFollowed&&!this.isOwnCode;this.alone.node.hidden=!m,this.alone.show(e.alone),this.reset.hidden=!e.
odd;let f=r?.made[0]?.[1],g=Ls(e.part,t,this.sizes,f);this.status.textContent=this.refused?"":g,this.
showTask(s)}showWay(t){let{functions:e}=this.part,[{inputs:s,lines:n}]=e,r=t.at===0?t.row-s.length:-1,
i=a=>n[a]?.turns.at(-1)??0;this.way.show(ve(e,this.functions),t,[i(r-1),i(r)])}showSteps(t,e){let s=t.
map(({word:r})=>r);e&&s.push(`${e.word} ✗`),this.steps.hidden=s.length<2;let n=s.map((r,i)=>I(`${i+
1} ${r}`,()=>this.goTo(i),{"aria-pressed":String(i===this.step)}));this.steps.replaceChildren(...n)}goTo(t){
let{at:e,row:s}=this.here,n=e<0?`own.${t}`:`${e}.${s}.${t}`;_(this.model,{focus:n,entry:-1}),this.steps.
querySelectorAll("button")[t]?.focus()}};function Ts(o){let t=new At(o),e=Dt(o.model,[...t.names,"ta\
ble"],()=>t.redraw()),s=0,n=new ResizeObserver(()=>{let r=t.stage.place.clientWidth;r&&r!==s&&t.shown&&
t.draw(),s=r});return n.observe(t.stage.place),()=>{t.stage.stop(),n.disconnect(),e()}}var Le={render:Ts};widget=Le;})();
export default widget;
