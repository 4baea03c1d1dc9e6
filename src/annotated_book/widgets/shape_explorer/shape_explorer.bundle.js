let widget;
(()=>{var ye=Object.defineProperty;var $e=(o,t)=>{for(var e in t)ye(o,e,{get:t[e],enumerable:!0})};function w(o,t={},...e){return At(document.createElement(o),t,e)}function k(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return At(s,t,e)}function At(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function _t(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(w("div",n,...s))}var T={"data-lm-suppress-shortcuts":"true"};function B(o,t,e={}){let s=w("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function ke(o,t,e,s){let n=w("input",{type:"range",...e,...T}),
r=w("output",{"aria-live":"off"}),i=w("span",{},o," ",w("code",{},t));return n.addEventListener("inp\
ut",()=>s(Number(n.value))),{node:w("div",{class:"control"},w("label",{},i,n),r),input:n,output:r}}function It(o,t,e,s){let n={min:0,max:e.length-1},r=h=>s(e[h]),{node:i,input:a,output:c}=ke(o,t,n,r);
return{node:i,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function Nt(o,t){let e=w("input",{type:"checkbox",...T});return e.addEventListener(
"change",()=>t(e.checked)),{node:w("div",{class:"control"},w("label",{},e,o)),show(s){e.checked=s}}}
function Bt(o,t,e){let s=Object.entries(t).map(([i,a])=>w("option",{value:i},a)),n=`menu-${Math.random()}`,
r=w("select",{id:n,...T},...s);return r.addEventListener("change",()=>e(r.value)),{node:w("div",{class:"\
control menu"},w("label",{for:n},o),r),show(i){r.value=i}}}function Ht(o,t,e){let s=t.map(n=>`change\
:${n}`);for(let n of s)o.on(n,e);return e(),()=>{for(let n of s)o.off(n,e)}}var ot=(o,t)=>Object.fromEntries(
t.map(e=>[e,o.get(e)]));function A(o,t){for(let[e,s]of Object.entries(t))o.set(e,s);o.save_changes()}
function W(o){let t=w("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&Oe(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ve=1e3,
Z,Ct;function Oe(o){Z?.isConnected||(Z=w("p",{class:"annotated-voice",role:"status"}),document.body.
append(Z));let t=Z;clearTimeout(Ct),Ct=setTimeout(()=>{t.textContent=o},ve)}var J=o=>t=>o.find(e=>String(e)===t),qt=J([!0,!1]),Ee=o=>String(o);function zt(o,t,e,s={}){let n=t.closest(
"[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(n)>0?i.indexOf(n)+1:""),c=f=>(s[f]??Ee)(o.get(f)),h=Object.keys(
e),l=Object.fromEntries(h.map(f=>[f,c(f)])),u=new URLSearchParams(location.search),p=[];for(let[f,x]of Object.
entries(e)){let y=u.get(`${a}.${f}`);if(y===null)continue;let b=x(y);b===void 0?p.push(f):o.set(f,b)}
let d=w("a",{},"Copy link to this setting"),g=w("span",{role:"status"});d.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let m=p.length?` The address has a s\
etting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:w("p",{class:"addr\
ess"},d,g,m),show(){let f=new URLSearchParams(location.search);for(let b of h){let j=c(b);j===l[b]?f.
delete(`${a}.${b}`):f.set(`${a}.${b}`,j)}g.textContent="";let x=n.closest("section[id]")?.id,y=f.size?
`?${f}`:location.pathname;d.setAttribute("href",`${y}${x?`#${x}`:""}`)}}}var v=o=>o.reduce((t,e)=>t*e,1),Me=o=>o.reduce((t,e)=>t+e,0),Se=(o,t)=>typeof o=="number"?o:t[o],rt=o=>o.
toLocaleString("en-US"),Rt=(o,t)=>Me(o.map(([e,s])=>e*v(s.map(n=>Se(n,t)))));var E=(o,t=0)=>Array.from({length:o},(e,s)=>t+s);var je=({shape:o})=>`(${o.join(", ")}${o.length===1?",":""})`,Le=({axes:o,shape:t})=>o.some(Boolean)?
`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function it(o,t){if(!t||t.end<=t.start)return w("code",{},
o);let e=w("mark",{},o.slice(t.start,t.end));return w("code",{},o.slice(0,t.start),e,o.slice(t.end))}
function Te(o,t,e,s){let{source:n,made:r,error:i,isInput:a,isMissing:c}=o,h=r.map(([,g])=>g),l=h.map(
g=>w("span",{class:"shape"},w("b",{},je(g)),` ${Le(g)}`));i&&l.push(w("span",{class:"shape broken"},
"✗ breaks here")),c&&l.push(w("span",{class:"shape"},"no tensor"));let u=w("span",{class:"words"},
it(n,t&&e),...l),p={type:"button",class:`line${a?" input":""}`,tabindex:t?0:-1,"aria-current":String(
t),...T},d=w("button",p,u);return d.disabled=!!c||!(h.length||i),d.addEventListener("click",s),w("li",
t?{class:"current"}:{},d)}function Ce(o){o.addEventListener("keydown",t=>{let e=[...o.querySelectorAll(
"button.line:enabled")],s=e.indexOf(t.target),n=e.length-1,r={ArrowUp:s-1,ArrowDown:s+1,Home:0,End:n}[t.
key];s<0||r===void 0||(t.preventDefault(),e[r]?.click(),o.querySelector("li.current button")?.focus())})}
function Ft(o){let t=w("div",{class:"lines"});return Ce(t),{node:t,show(e,s,n){let r=t.scrollTop,i=t.
contains(document.activeElement),a=e.flatMap(({name:p,rows:d},g)=>{let m=d.map((y,b)=>{let j=g===s.at&&
b===s.row;return Te(y,j,n?.at,()=>o(g,b))}),f={"aria-label":`Lines of ${p}`};return[w("p",{},w("code",
{},p)),w("ol",f,...m)]});t.replaceChildren(...a),t.scrollTop=r;let c=[...t.querySelectorAll("button.\
line:enabled")];c.length&&!c.some(({tabIndex:p})=>p===0)&&(c[0].tabIndex=0);let h=t.querySelector("l\
i.current");if(!h)return;i&&h.querySelector("button")?.focus({preventScroll:!0});let[l,u]=[h.offsetTop,
h.offsetTop+h.offsetHeight];l<t.scrollTop&&(t.scrollTop=l-8),u>t.scrollTop+t.clientHeight&&(t.scrollTop=
u-t.clientHeight+8)}}}var wt={};$e(wt,{Refused:()=>I,axisOf:()=>K,broadcast:()=>tt,collapse:()=>mt,contiguous:()=>pt,flatOf:()=>at,
fresh:()=>G,indexOf:()=>N,maskedFill:()=>gt,multiply:()=>lt,permute:()=>U,stridesOf:()=>q,together:()=>ht,
transpose:()=>Y,turned:()=>dt,unsqueeze:()=>ft,view:()=>ut});var Ae=4096,I=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}};function G(o,t=[],e=""){
let s=v(o),n={shape:o,axes:o.map((r,i)=>t[i]??""),strides:q(o),from:s<=Ae?Int32Array.from(E(s)):null,
name:e};return n.base=n,n}function q(o){let t=o.map(()=>1);for(let e=o.length-2;e>=0;e--)t[e]=t[e+1]*
o[e+1];return t}var N=(o,t)=>q(t).map((e,s)=>Math.floor(o/e)%t[s]),at=(o,t)=>q(t).reduce((e,s,n)=>e+
s*o[n],0),Q=o=>`[${o.join(", ")}]`;function K(o,t,e=0){let s=Math.max(t+e,1);if(o<-s||o>=s)throw new I(
`Dimension out of range (expected to be in range of [${-s}, ${s-1}], but got ${o})`,"IndexError");return o<
0?o+s:o}function tt(o,t){let e=Math.max(o.length,t.length),s=(r,i)=>r[i-e+r.length]??1,n=E(e);for(let r=e-
1;r>=0;r--){let[i,a]=[s(o,r),s(t,r)];if(i!==a&&i!==1&&a!==1)throw new I(`The size of tensor a (${i})\
 must match the size of tensor b (${a}) at non-singleton dimension ${r}`);n[r]=i===1?a:i}return n}function ct(o,...t){
return o.map((e,s)=>{let n=t.map(({shape:r,axes:i})=>[r.length-o.length+s,r,i]).find(([r,i,a])=>i[r]===
e&&a[r]);return n?n[2][n[0]]:""})}function ht(o,t){let e=tt(o.shape,t.shape);return G(e,ct(e,o,t))}function _e(o,t){
if(o.shape.length<=2&&t.shape.length<=2)return!0;if(o.shape.length===2||Math.min(o.shape.length,t.shape.
length)>2)return!1;let e=o.shape.length>=t.shape.length,{shape:s,strides:n}=e?o:Y(t,-2,-1);return E(
s.length-2).every(i=>n[i]===n[i+1]*s[i+1])}function lt(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||
!s.length)throw new I(`both arguments to matmul need to be at least 1D, but they are ${e.length}D an\
d ${s.length}D`);let[n,r]=[e.at(-1),s.at(s.length>1?-2:0)],i=u=>({shape:u.shape.slice(0,-2),axes:u.axes.
slice(0,-2)}),a=tt(i(o).shape,i(t).shape),[c,h]=[e.slice(-2,-1),s.length>1?s.slice(-1):[]];if(n!==r)
throw new I(Ie(o,t,a,[n,r]));let l=[...ct(a,i(o),i(t)),...o.axes.slice(-2,-1),...s.length>1?t.axes.slice(
-1):[]];return G([...a,...c,...h],l)}function Ie(o,t,e,[s,n]){let[r,i]=[o.shape,t.shape];if(!_e(o,t)){
let h=v(e);return`Expected size for first two dimensions of batch2 tensor to be: ${Q([h,s])} but got\
: ${Q([h,n])}.`}if(r.length===1&&i.length===1)return`inconsistent tensor size, expected tensor [${s}\
] and src [${n}] to have the same number of elements, but got ${s} and ${n} elements respectively`;let a=(h,l,u)=>`\
size mismatch, got input (${h}), mat (${h}x${l}), vec (${u})`;return i.length===1?a(v(r.slice(0,-1)),
s,n):i.length>2?a(v(i)/n,n,s):`mat1 and mat2 shapes cannot be multiplied (${v(r.slice(0,-1))}x${s} a\
nd ${n}x${i.at(-1)})`}function Ne(o,t){let e=()=>new I(`shape '${Q(o)}' is invalid for input of size\
 ${t}`),s=o.indexOf(-1),n=o.findIndex(i=>i<-1);if(n>=0)throw new I(`invalid shape dimension ${o[n]} \
at index ${n} of shape ${Q(o)}`);if(s!==o.lastIndexOf(-1))throw new I("only one dimension can be inf\
erred");let r=v(o.filter(i=>i!==-1));if(s<0?r!==t:!r||t%r)throw e();return o.map(i=>i===-1?t/r:i)}function Be({
shape:o,strides:t},e){let s=e.map(()=>1),n=e.length-1,[r,i,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=
0;c--)if(i*=o[c],!(c&&(o[c-1]===1||t[c-1]===i*r))){for(;n>=0&&(a<i||e[n]===1);)s[n]=a*r,a*=e[n--];if(a!==
i)return null;c&&([r,i,a]=[t[c-1],1,1])}return n===-1?s:null}function ut(o,t,e,s=!1){let n=Ne(t,v(o.
shape)),r=Be(o,n);if(!r&&!s)throw new I("view size is not compatible with input tensor's size and st\
ride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let i=n.
map((a,c)=>e[c]||a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:i.map(a=>a||""),strides:r??q(n)}}
function U(o,t){let e=i=>t.map(a=>i[a]),s=e(o.shape),n=e(q(o.shape)),r=o.from?.map((i,a)=>{let c=N(a,
s);return o.from[c.reduce((h,l,u)=>h+l*n[u],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),
from:r??null}}function Y(o,t,e){let s=o.shape.length,n=E(s),[r,i]=[K(t,s),K(e,s)];return s?([n[r],n[i]]=
[i,r],U(o,n)):o}function dt(o,t){let e=o.shape.length;if(t==="T")return U(o,E(e).reverse());if(e>1)return Y(
o,-2,-1);throw new I(`tensor.mT is only supported on matrices or batches of matrices. Got ${e}-D ten\
sor.`)}function pt(o){let t=q(o.shape);return o.shape.every((s,n)=>s===1||t[n]===o.strides[n])?{...o}:
{...o,strides:t}}function ft(o,t){let e=K(t,o.shape.length,1),s=(r,i)=>r.toSpliced(e,0,i),n=(o.strides[e]??
1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),strides:s(o.strides,n)}}function mt(o,t,e){
let s=K(t,o.shape.length),n=(r,i)=>e?r.with(s,i):r.toSpliced(s,1);return G(n(o.shape,1),n(o.axes,""))}
function gt(o,t){let e=tt(t.shape,o.shape);return G(e,ct(e,o,t))}var xt=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,O=class extends Error{};
function He(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){xt.lastIndex=s;let n=xt.exec(o);if(!n)
throw new O(`cannot read “${o.slice(s).trim()}”`);s=xt.lastIndex;let r=["number","name","text","\
sign"].find((a,c)=>n[c+1]),i=n.slice(1).find(Boolean)??"";t.push({kind:r,word:i,start:s-i.length,end:s})}
return t}var bt=class{constructor(t){this.tokens=He(t),this.at=0}get next(){return this.tokens[this.
at]??{kind:"end",word:"the end",start:0,end:0}}is(...t){return this.next.kind==="sign"&&t.includes(this.
next.word)}take(t){if(t&&!this.is(t))throw new O(`expected “${t}”, found “${this.next.word}”`);
return this.tokens[this.at++]}chain(t,e){let s=e();for(;this.is(...t);){let{word:n}=this.take(),r=e();
s={kind:"two",word:n,left:s,right:r,start:s.start,end:r.end}}return s}expression(){let t=this.chain(
["+","-"],()=>this.chain(["@","*","/","//"],()=>this.factor()));if(this.next.word!=="if")return t;let[
,e,...s]=this.tokens.slice(this.at,this.at+5);if(s.map(({word:a})=>a).join(" ")!=="is None else")throw new O(
"this condition cannot be read");this.at+=5;let n=this.expression(),[r,i]=[t.start,n.end];return{kind:"\
if",name:e.word,value:t,other:n,start:r,end:i}}factor(){if(!this.is("-","~"))return this.called();let{
word:t,start:e}=this.take(),s=this.factor();return{kind:"one",word:t,of:s,start:e,end:s.end}}called(){
let t=this.atom(),{start:e}=t;for(;;)if(this.is(".")){this.take();let{word:s,end:n,kind:r}=this.tokens[this.
at++]??this.next;if(r!=="name")throw new O("a name is missing after the dot");t={kind:"attribute",of:t,
word:s,start:e,end:n}}else if(this.is("(")){let{args:s,named:n,end:r}=this.list(")");t={kind:"call",
of:t,args:s,named:n,start:e,end:r}}else if(this.is("[")){let{args:s,end:n}=this.list("]");t={kind:"i\
ndex",of:t,args:s,start:e,end:n}}else return t}list(t){this.take();let e=[],s={};for(;!this.is(t);){
let n=this.tokens[this.at+1];if(this.next.kind==="name"&&n?.word==="="){let{word:r}=this.take();this.
take("="),s[r]=this.expression()}else e.push(this.expression());this.is(t)||this.take(",")}return{args:e,
named:s,end:this.take(t).end}}atom(){let{kind:t,word:e,start:s,end:n}=this.next;if(this.is("(","[")){
let r=e==="("?")":"]",{args:i,end:a}=this.list(r);return i.length===1&&r===")"?{...i[0],start:s,end:a}:
{kind:"list",args:i,start:s,end:a}}if(t==="sign"||t==="end")throw new O(`a value is missing before “${e}\
”`);return this.at++,{kind:t,word:e,start:s,end:n}}};function qe(o){let t=new bt(o),e=[t.expression()];
for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!=="end")throw new O(
`“${t.next.word}” stands where it cannot`);return e}function Dt(o){let[,t,e]=o.match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??
[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["return"]:[],r=qe(" ".repeat(s)+o.slice(s));return{names:n.
map(i=>i.trim()).filter(Boolean),values:r}}var{axisOf:Pt,flatOf:Yt,fresh:V,indexOf:kt,Refused:Vt}=wt,Wt=14,L=o=>!!(o?.shape&&o.strides),H=(o,t="")=>({
n:o,name:t}),Kt=o=>o.map(({n:t})=>t),ze={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Re={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},yt=(o,t)=>{
let e=o.slice(o.length-t.length);return Yt(e.map((s,n)=>t[n]===1?0:s),t)},Fe=o=>[[o]],Gt=(o,t,e)=>s=>{
let n=kt(s,t.shape),r=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[E(o.shape[e]).map(i=>Yt(
r.with(e,i),o.shape))]},De=(o,t,e)=>s=>{let n=kt(s,e.shape),r=t.shape.length>1?n.slice(-1):[],i=o.shape.
length>1?n.slice(0,n.length-r.length):[],a=n.slice(0,Math.max(0,n.length-r.length-1)),c=E(o.shape.at(
-1)),h=o.shape.length>1?a:n.slice(0,-1);return[c.map(l=>yt([...i,l],o.shape)),c.map(l=>yt([...r.length?
h:[],l,...r],t.shape))]},$t=class o{constructor(t,e){this.names=t,this.helpers=e,this.steps=[],this.
inside=null,this.at={start:0,end:0},this.tried={kind:"",ins:[],word:""}}tries(t,e,s,n){this.tried={kind:t,
ins:e,word:s,sizes:n}}step(t,e,s,n,r,i){let a=this.inside??e;return this.steps.push({kind:t,at:a,word:i,
ins:s,out:n,sources:r}),n}value(t){this.at=this.inside??t;let e=this[t.kind](t);if(e===void 0)throw new O(
`${t.word??"this"} is not known`);return e}number=({word:t})=>H(Number(t));text=({word:t})=>t;name=({
word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.map(e=>this.value(e));if({name:t,value:e,
other:s}){return this.value((this.names[t]??null)===null?e:s)}index({of:t,args:e}){let[s,n]=[this.value(
t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new O("this index");return s.at(n.n)}one(t){
let e=this.value(t.of);return L(e)?this.each(t,e,t.word):H(-e.n)}each(t,e,s){return this.step("each",
t,[e],V(e.shape,e.axes),Fe,s)}two(t){let{word:e}=t,[s,n]=[this.value(t.left),this.value(t.right)];if(this.
at=this.inside??t,e==="@")return this.product(t,s,n);if(!L(s)&&!L(n)){let r=ze[`${s.name}${e}${n.name}`]??
"";return H(Re[e](s.n,n.n),r)}return!L(s)||!L(n)?this.each(t,L(s)?s:n,e):(this.tries("pair",[s,n],e),
this.pair(t,s,n,ht(s,n),e))}pair(t,e,s,n,r){let i=a=>{let c=kt(a,n.shape);return[e,s].map(({shape:h})=>[
yt(c,h)])};return this.step("pair",t,[e,s],n,i,r)}alongRow(t,e,s,n){let r=V(e.shape,e.axes),i=Gt(e,r,
Pt(s,e.shape.length));return this.step("row",t,[e],r,i,n)}product(t,e,s,n="@"){if(!L(e)||!L(s))throw new O(
"@ is for tensors");this.tries("product",[e,s],n);let r=lt(e,s);return this.step("product",t,[e,s],r,
De(e,s,r),n)}attribute(t){let e=t.of.word==="self"?this.names.self:this.value(t.of);if(!L(e))return e?.[t.
word];if(t.word==="shape")return e.shape.map((s,n)=>H(s,e.axes[n]));if(t.word==="T"||t.word==="mT")return this.
moved(t,e,dt(e,t.word),"turn");throw new O(`x.${t.word} is not known here`)}moved(t,e,s,n,r=t.word){
let i=new Map;e.from?.forEach((c,h)=>{i.set(c,h)});let a=c=>[[s.from?i.get(s.from[c]):0]];return this.
step(n,t,[e],s,a,r)}call(t){let{of:e,args:s,named:n}=t,r=e.kind==="attribute"?`${e.of.word}.${e.word}`:
e.word;if(r==="float"||r==="math.sqrt")return H(Math.sqrt(this.value(s[0]).n));if(r==="F.layer_norm")
return this.alongRow(t,this.value(s[0]),-1,"layer_norm");if(this.helpers[r]&&!this.names[r])return this.
helper(t,this.helpers[r]);let i=e.kind==="attribute"&&this.methods[e.word],a=e.kind==="attribute"&&e.
of.word!=="self"&&this.value(e.of),c=()=>s.map(u=>this.value(u));if(L(a)){if(!i)throw new O(`.${e.word}\
() is not known here`);let u=Object.entries(n).map(([d,g])=>[d,this.value(g)]),p=c().flat();return this.
at=this.inside??t,this.tries("cut",[a],e.word),i(t,a,p,Object.fromEntries(u))}let h=this.value(e);if(h===
"same")return this.each(t,c()[0],e.word);if(!h?.linear)throw new O(`${r} is not known here`);let[l]=c();
return this.at=this.inside??t,this.linear(t,l,h,e.word)}linear(t,e,{linear:[s,n],names:r},i){let a=V(
[n,s],[r[1],r[0]],`${i}.weight`),c={...U(a,[1,0]),name:`${i}.weight.T`};return this.product(t,e,Object.
assign(c,{isParameter:!0}),i)}helper(t,{params:e,lines:s}){let n=t.args.map(i=>this.value(i));this.at=
this.inside??t;let r=new o(Object.fromEntries(e.map((i,a)=>[i,n[a]??null])),this.helpers);r.inside=this.
inside??t,r.steps=this.steps,r.tries=(...i)=>this.tries(...i);for(let[i,a]of s)(!a||r.names[a])&&r.run(
i);return r.names.return}methods={view:(t,e,s)=>this.viewed(t,e,s,!1),reshape:(t,e,s)=>this.viewed(t,
e,s,!0),transpose:(t,e,[s,n])=>this.moved(t,e,Y(e,s.n,n.n),"turn","transpose"),contiguous:(t,e)=>this.
moved(t,e,pt(e),"copy","contiguous"),unsqueeze:(t,e,[s])=>this.moved(t,e,ft(e,s.n),"cut","unsqueeze"),
softmax:(t,e,[s],n)=>this.alongRow(t,e,(s??n.dim).n,"softmax"),mean:(t,e,[s],n)=>this.collapsed(t,e,
s,n,"mean"),sum:(t,e,[s],n)=>this.collapsed(t,e,s,n,"sum"),relu:(t,e)=>this.each(t,e,"relu"),masked_fill:(t,e,[
s])=>{if(!L(s))throw new O("there is no mask");return this.tries("pair",[e,s],"masked_fill"),this.pair(
t,e,s,gt(e,s),"masked_fill")}};viewed(t,e,s,n){if(!s.length||!s.every(a=>Number.isInteger(a?.n)))throw new O(
"sizes must be integers");let r=s.map(({name:a})=>a);this.tries("cut",[e],t.of.word,Kt(s));let i=ut(
e,Kt(s),r,n);return this.moved(t,e,i,"cut",n?"reshape":"view")}collapsed(t,e,s,n,r){let i=s??n.dim;if(!i)
throw new O(`${r} without an axis`);this.tries("row",[e],r);let a=mt(e,i.n,n.keepdim===!0),c=Pt(i.n,
e.shape.length);return this.step("row",t,[e],a,Gt(e,a,c),r)}run(t){let{names:e,values:s}=Dt(t),n=s.map(
r=>this.value(r));if(e.length>1&&n.length===1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),!Array.isArray(
n))throw new O("a tensor cannot be unpacked here");if(e.length>1&&e.length!==n.length)throw new Vt(n.
length>e.length?`too many values to unpack (expected ${e.length})`:`not enough values to unpack (exp\
ected ${e.length}, got ${n.length})`,"ValueError");return e.forEach((r,i)=>{let a=n[i];this.names[r]=
L(a)?{...a,name:r}:a}),{names:e,value:n[0]}}},et=o=>Array.isArray(o)?o.find(L):o,Pe={"+":"sum","-":"\
difference","@":"product"};function Ut(o,t){for(let{at:e,out:s,word:n,kind:r,ins:i}of o){let a=t.slice(
e.start,e.end).replace(/^\((.*)\)$/,"$1"),[{name:c}]=i,h=r==="each"&&c.length<Wt?`${c}′`:n,l={turn:`${c}\
ᵀ`,cut:c,copy:c}[r]??h,u=o.some(p=>p.at===e&&p.out!==s);s.name=a.length>Wt||u?Pe[n]??l:a}}function vt(o,t,e){
let s=new $t(t,e);try{let{names:n,value:r}=s.run(o);Ut(s.steps,o);let i=n.map(c=>[c,et(t[c])]).filter(
([,c])=>L(c)),a=et(r);return{made:i,steps:s.steps,value:L(a)?a:void 0}}catch(n){let{steps:r,at:i,tried:a}=s;
if(Ut(r,o),n instanceof Vt)return{made:[],steps:r,error:`${n.kind}: ${n.message}`,at:i,tried:a};let h=n instanceof
O?n.message:"these arguments are not known here";return{made:[],steps:[],unknown:h}}}var We={True:!0,
math:{},F:{},torch:{}},Xt=(o,t)=>o.map(e=>typeof e=="number"?e:t[e]),Zt=o=>o.map(t=>typeof t=="numbe\
r"?"":t),Jt=({shape:o},t,e)=>V(Xt(o,t),Zt(o),e);function Ke(o,t){let e=Object.entries(o).map(([s,n])=>typeof n==
"string"&&n!=="same"?[s,H(t[n],n)]:n==="same"?[s,n]:[s,{linear:Xt(n,t),names:Zt(n)}]);return Object.
fromEntries(e)}var Ge=(o,t)=>o.length===t.length&&o.every((e,s)=>e===t[s]);function st(o,t,e={}){let s=o.
inputs.map(([r,i])=>{let a=Jt(i,t,r),c=a.shape.map((h,l)=>e[`${r}.${l}`]??h);return[r,V(c,a.axes,r)]}),
n=Object.entries(o.numbers??{});return{...We,...Object.fromEntries(n.map(([r,i])=>[r,H(t[i],i)])),...Object.
fromEntries(s),self:Ke(o.modules??{},t)}}var Qt=o=>Object.fromEntries(Object.entries(o).map(([t,e])=>[
t,H(e,t)])),te={made:[],steps:[],error:"",isMissing:!0};function Ue(o,t,e,s){let n=st(o,t,e),r=Object.
keys(e).length>0,i=!1,a=o.inputs.map(([c])=>({source:c,made:[[c,n[c]]],steps:[],isInput:!0}));for(let{
source:c,made:h}of o.lines){if(i){a.push({source:c,...te});continue}let l=h.map(([d,g])=>[d,Jt(g,t,d)]),
u=vt(c,n,s),p=l.every(([d,g])=>L(et(n[d]))&&Ge(et(n[d]).shape,g.shape));if(i=!!u.error,u.unknown||!(p||
r||i)){let d=m=>c.search(new RegExp(`\\b${m.name}\\b`)),g=Object.values(n).filter(m=>L(m)&&d(m)>=0).
sort((m,f)=>d(m)-d(f));for(let[m,f]of l)n[m]=f;a.push({source:c,made:l,steps:[],given:g,isRecorded:h.
length>0})}else a.push({source:c,...u})}return a}function ee(o,t,e,s,n=!1){let r=o.map(p=>Ue(p,t,e,s)),
i=(p,d)=>{let{inputs:g,lines:m}=o[p];return Math.min(...m[d-g.length]?.turns??[])},a=p=>p.findIndex(
({error:d})=>d),c=r.map((p,d)=>i(d,a(p))),h=Math.min(...c),l=c.indexOf(h),u=(p,{isInput:d},g)=>n?d&&
!p:h===1/0||p===l?!0:d?p<l:i(p,g)<h;return o.map(({name:p},d)=>({name:p,rows:r[d].map((g,m)=>u(d,g,m)?
g:{...g,...te})}))}function se(o,t){return!o.from||!t.from||v(o.shape)!==v(t.shape)?0:o.from.reduce(
(e,s,n)=>e+(s!==t.from[n]?1:0),0)}var Ye=500,Ve=24,ne=8,[Xe,Ze,Je,Qe]=[28,32,14,14],oe=7.1,F=o=>o<=12?o:12+3*Math.log2(o/12),ts=o=>5+5*
Math.min(F(o),14);function es({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B",n=r=>r>=0?r:
-1;return{column:n(e-1),row:n(e-2),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var X=class{constructor(t,e,{
cell:s,isStacked:n,isLong:r}){this.tensor=t,this.name=e,this.isStacked=n;let{shape:i}=t;this.roles=es(
t);let a=f=>i[this.roles[f]]??1;this.columns=a("column"),this.rows=a("row"),this.count=a("block"),this.
depth=a("thick"),this.w=F(this.columns)*s,this.h=F(this.rows)*s,this.t=this.roles.thick<0?5:ts(this.
depth)*Math.min(1,s/16),this.blocks=Math.min(this.count,ne),this.dx=n?this.t+9:this.w+this.t+Qe,this.
dy=n?this.t+9:0;let c=this.columns*this.rows*this.blocks;this.hasCells=c<=Ye&&Math.max(this.columns,
this.rows)<=Ve&&this.count<=ne&&i.length<=4;let[h,l]=[this.roles.row,this.roles.thick].map(f=>f<0?0:
`${t.axes[f]} ${i[f]}`.length);this.left=Math.max(h,l)*oe+20,this.spread=this.w+(this.blocks-1)*this.
dx+this.t;let u=[e,` (${i.join(", ")}${i.length===1?",":""})`],[p,d]=u.map(f=>f.length*(oe+.3)+4),g=this.
left+this.spread+Je;this.isBroken=!r&&p+d>g,this.width=Math.max(g,this.isBroken?Math.max(p,d):p+d),this.
words=u;let m=Ze+(this.isBroken?16:0)+(this.roles.block>=0?18:0);this.top=m+this.t+(this.blocks-1)*this.
dy,this.height=this.top+this.h+Xe,this.x=0,this.y=0,this.number=0,this.cells=new Map}corner(t){return[
this.x+this.left+t*this.dx,this.y+this.top-t*this.dy]}entries(){let{shape:t}=this.tensor,e=this.roles.
thick<0?t:t.with(0,1);return E(this.hasCells?v(e):0).map(n=>at(N(n,e),t))}spot(t){let e=N(t,this.tensor.
shape),{thick:s,block:n,row:r,column:i}=this.roles;if(!this.hasCells||e[s])return;let[a,c]=this.corner(
e[n]??0),[h,l]=[this.w/this.columns,this.h/this.rows];return{x:a+(e[i]??0)*h,y:c+(e[r]??0)*l,w:h,h:l}}#t(t){
let[e,s]=this.corner(t),{w:n,h:r,t:i}=this,a=(l,u)=>k("path",{d:l,class:u}),h=(this.depth<=8?E(this.
depth-1,1):[]).map(l=>{let u=i*l/this.depth;return`M${e+u} ${s-u}h${n}v${r}`});return[a(`M${e} ${s}l${i}\
 ${-i}h${n}l${-i} ${i}z`,"top"),a(`M${e+n} ${s}l${i} ${-i}v${r}l${-i} ${i}z`,"side"),a(h.join(""),"s\
lices"),k("rect",{x:e,y:s,width:n,height:r,class:"front"})]}draw(t,e,s=[],n=-1,r=!1){let i=k("g",{class:r?
"block made":"block"});this.tensor.isParameter&&i.classList.add("parameter");for(let h of E(this.blocks).
reverse()){i.append(...this.#t(h));let l=this.isStacked&&h>0;for(let u of this.entries()){if((N(u,this.
tensor.shape)[this.roles.block]??0)!==h)continue;let{fill:d,text:g}=t(u);i.append(this.#e(u,d,l?"":g))}}
let a=k("text",{x:this.x+2,y:this.y+14,class:"name"},this.name),c=this.isBroken?{x:this.x-6,dy:16}:{};
return a.append(k("tspan",c,this.words[1])),i.append(a,...this.#s(e,s,n)),i}#e(t,e,s){let{x:n,y:r,w:i,
h:a}=this.spot(t),c=k("rect",{x:n+.5,y:r+.5,width:i-1,height:a-1});c.style.fill=e;let h=k("g",{class:"\
cell","data-flat":t},c),l=Math.min(12,(i-2)/(.5*s.length),a-1);if(s&&l>=10){let u=k("text",{x:n+i/2,
y:r+a/2+l*.3},s);u.style.fontSize=`${l}px`,h.append(u)}return this.cells.set(t,h),h}#s(t,e,s){let{w:n,
h:r,t:i}=this,[a,c]=this.corner(0),h=this.corner(this.blocks-1),l={column:[a,c+r+9,a+n,c+r+9],row:[a-
9,c,a-9,c+r],thick:[a-5,c-5,a-5+i,c-5-i],block:[a+i,c-i-11,h[0]+n+i,h[1]-i-11]},[u,p]=[(a+h[0]+n)/2+
i,(c+h[1])/2-i-16],d={column:["middle",a+n/2,c+r+24],row:["end",a-15,c+Math.max(r/2+4,12)],thick:["e\
nd",a-15,c-3],block:this.dy?["end",u-4,p-2]:["middle",u,p]};return Object.entries(l).flatMap(([g,m])=>{
let f=this.roles[g];if(f<0)return[];let x=e.includes(f)?"edge wrong":f===s?"edge meets":"edge";return this.#n(
g,f,m,d[g],t(f),x)})}#n(t,e,[s,n,r,i],[a,c,h],l,u){let{axes:p,shape:d}=this.tensor,g=u==="edge wrong",
m=k("text",{x:c,y:h,"text-anchor":a});p[e]&&m.append(`${p[e]} `),m.append(k("tspan",{},d[e]));let f=[
k("line",{x1:s,y1:n,x2:r,y2:i}),m];if(g&&f.push(k("path",{d:`M${r-4} ${i-4}l8 8m0 -8l-8 8`})),!l)return[
k("g",{class:u},...f)];let{label:x,value:y,choices:b}=l,j={cx:r,cy:i},M={column:[0,7],row:[-7,0]}[t]??
[0,-7],S=k("circle",{...j,r:5.5});return[k("g",{class:`${u} grip`,role:"slider",tabindex:0,"aria-lab\
el":`${x} of ${this.name}`,"aria-valuenow":y,"aria-valuemin":b[0],"aria-valuemax":b.at(-1),"data-axi\
s":`${this.number}.${e}`,"data-role":t,...T},...f,k("circle",{cx:r+M[0],cy:i+M[1],r:15,class:"reach"}),
S)]}pulled(t,e,s){let{w:n,h:r,t:i}=this;return{column:()=>e/(n/this.columns),row:()=>s/(r/this.rows),
thick:()=>(e-s)/2/Math.max(4,i/this.depth),block:()=>e/Math.min(Math.max(this.dx,16),60)}[t]()}};function re(o,t){
let[e,s,n,r]=[0,0,0,0],i=[];return o.forEach((a,c)=>{let h=o[c+1];if(typeof a=="string"){let l=a.length*
8+14;if(h instanceof X&&e+l+h.width>t)return;let u=o[c-1];i.push([a,e+l/2,s+u.top+u.h/2+6]),e+=l;return}
e>0&&e+a.width>t&&([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[e,s],n=Math.max(n,a.height),e+=a.width,r=Math.max(
r,e)}),{width:r,height:s+n,signs:i}}var ss=[34,30,27,24,21,18,15,12,10,8,6],ns=420,os=.8,ie=24,ae=()=>matchMedia("(prefers-reduced-motio\
n: reduce)").matches,rs=o=>o*o*(3-2*o),ce=o=>Math.min(1,Math.max(0,o)),Ot=o=>`[${o.join(", ")}]`,Et=({
axes:o,shape:t},e)=>{let s=(e+t.length)%t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function is({
kind:o,ins:t,out:e}){let[s,n]=t,r=()=>{let a=E(s.shape.length).filter(c=>s.strides[c]!==e.strides[c]);
return a.length===2?`swaps axes ${a.join(" and ")}`:"turns the block"};return`${{cut:()=>{let[a,c]=[
s.shape.length,e.shape.length];return`${c>a?"cuts an axis":c<a?"joins axes":"cuts anew"}. The entrie\
s are read in their order and none moves in memory`},turn:()=>`${r()}. Only the strides change: noth\
ing moves in memory`,copy:()=>"copies the entries into memory in the order in which one reads them",
product:()=>`multiplies rows of the left with ${n.shape.length>1?"columns of ":""}the right: ${Et(s,
-1)} is summed away`,pair:()=>String(s.shape)===String(n.shape)?"works entry by entry":"lines the sh\
apes up from the right, and repeats what is missing or has size 1",each:()=>"changes every entry on \
its own, so the shape stays",row:()=>s.shape.length===e.shape.length&&String(s.shape)===String(e.shape)?
"keeps the shape, but computes each entry from its whole row":"takes all entries along one axis toge\
ther, and that axis shrinks"}[o]()}.`}function he({kind:o,ins:[t,e],sizes:s}){if(o==="product"){let i=e.
shape.length>1?e.shape.length-2:0;if(t.shape.at(-1)!==e.shape[i])return[[t.shape.length-1],[i]]}if(!e)
return[[...t.shape.keys()].filter(i=>t.shape[i]!==s?.[i])];let n=o==="product"?2:0,r=[[],[]];for(let i=1+
n;i<=Math.min(t.shape.length,e.shape.length);i++){let[a,c]=[t.shape.at(-i),e.shape.at(-i)];a===c||a===
1||c===1||(r[0].push(t.shape.length-i),r[1].push(e.shape.length-i))}return r}var as=({shape:o},t)=>[
o.length-1,Math.max(0,o.length-2)][t]??-1;function cs(o,t,e){let[s,n]=[o.width,t.height],r=e?.top??o.
top;return[t.x,t.y]=[s,0],[o.x,o.y]=[0,n+Math.max(0,r-o.top)],e&&([e.x,e.y]=[s,n+Math.max(0,o.top-r)]),
{width:s+Math.max(t.width,e?.width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}function hs(o){
let[t,e]=o.ins,[[s],[n]=[]]=he(o),r=o.kind==="pair"?", or one of them must be 1":"";if(e&&n!==void 0)
return`${Et(t,s)} of ${t.name} must equal ${Et(e,n)} of ${e.name}${r}. `;let{sizes:i=[]}=o;return!i.
length||i.includes(-1)?"":`${v(t.shape)} entries cannot fill (${i.join(", ")}), which has ${v(i)}. `}
var nt=class{constructor(t,e,s,n){this.grips=t,this.look=e,this.meaning=s,this.means="",this.hasHeads=
!1,this.goTo=n,this.scene={},this.blocks=[],this.before=[],this.result=void 0,this.flying=k("g"),this.
title=w("p",{class:"title"}),this.says=w("p",{class:"says"}),this.place=w("div",{class:"place"}),this.
pointed=w("p",{class:"pointed","aria-hidden":"true"}),this.play=B("▶ Show how",()=>this.toggle(),{
class:"play"}),this.time=w("input",{type:"range",min:0,max:1,step:1,"aria-label":"Entry by entry",...T}),
this.time.addEventListener("input",()=>n(Number(this.time.value))),this.controls=w("div",{class:"but\
tons"},this.play,this.time),this.under=w("div",{class:"under"},this.controls),this.node=w("div",{class:"\
stage"},this.title,this.says,this.place,this.pointed,this.under),this.place.addEventListener("pointe\
rover",r=>this.point(r)),this.place.addEventListener("pointerleave",()=>this.running||this.rest()),this.
at=1,this.running=0,this.pulled=null,this.place.addEventListener("pointerdown",r=>this.grab(r)),this.
place.addEventListener("keydown",r=>this.nudge(r))}show(t){this.stop(),this.scene=t;let{step:e}=t,s=document.
activeElement?.getAttribute("data-axis"),n=this.place.contains(document.activeElement);this.says.replaceChildren(
...this.words(t));let r=t.isInput?"":t.source??"";this.title.replaceChildren(it(r,(e??t).at));let i=this.
place.clientWidth||400,a=(this.place.clientHeight||370)-6,c=this.arrange(t,i,a);this.draw(c,t),n&&s&&
this.place.querySelector(`[data-axis="${s}"]`)?.focus();let h=e&&this.result?.hasCells?this.result.entries().
length:0;this.controls.hidden=!e,this.play.disabled=h<2,this.time.max=String(Math.max(h,1)),this.rest()}words({
step:t,tried:e,given:s=[],made:n=[],isInput:r,name:i,error:a,isOwn:c,refused:h}){let l=x=>w("code",{},
x);if(h)return[];let u=w("span",{class:"raised"},c?"":a??"");if(e)return[hs(e),u];if(a)return[u];if(t)
return[l(t.word),` ${is(t)}`];if(r)return[l(i)," goes in. Pull an edge by its knob."];let p=n.map(([
,x])=>x),[d,g]=[s,p].map(x=>x.map(({name:y,shape:b})=>`${y} (${b.join(", ")})`).join(", ")),f=String(
s[0]?.shape)===String(p[0]?.shape)&&p.length?`, the shape of ${s[0].name}`:"";return d&&g?[`Into thi\
s line: ${d}. Out of it: ${g}${f}.`]:[""]}arrange(t,e,s){let{step:n,tried:r,given:i=[],made:a=[]}=t,
c=n??r,h=c?c.ins:i,l=n?[n.out]:r?[]:a.map(([,m])=>m),u=m=>m===n?.out&&t.isLast&&t.name||m.name,p=c?.
kind==="product",d,g=[p,!0].flatMap(m=>ss.flatMap(f=>[!0,!1].map(x=>({cell:f,isStacked:m,isLong:x}))));
for(let m of this.pulled?[this.pulled]:g){let f=C=>new X(C,u(C),m),[x,y]=[h.map(f),l.map(f)],b=c?.kind===
"pair"&&c.word.length===1?[c.word]:[","],j=x.flatMap((C,$)=>$?[...b,C]:[C]),M=x.length&&y.length?["→"]:
[],S=p?cs(x[0],x[1],y[0]):re([...j,...M,...y],e);if(d={...S,before:x,after:y,what:c},this.drawn=m,S.
width<=e&&S.height<=s)break}return d}draw({width:t,height:e,before:s,after:n,signs:r,what:i},{tried:a,
step:c,astray:h,refused:l}){let u=a?he(a):l??[],p=["cut","turn","copy"].includes(c?.kind),d=[...s,...n];
this.hasHeads=d.some(({tensor:$})=>$.axes.includes("H"));let g=($,_)=>$.draw(R=>this.look($.tensor,R,
p),R=>this.grips($.tensor,R),u[_],i?.kind==="product"?as($.tensor,_):-1,c&&$===n[0]);d.forEach(($,_)=>{
$.number=_}),this.blocks=d,this.result=n[0],this.before=s;let m=new Set(d.map($=>$.hasCells?this.meaning(
$.tensor):"")),f={head:"color: head",parameter:"gray: parameters"},x=Object.keys(f).filter($=>m.has(
$));this.means=[...x.map($=>f[$]),"darker: a later row"].join(" · ");let y=d.map(({name:$,tensor:_})=>`${$}\
 (${_.shape.join(", ")})`),b=r.map(([$,_,R])=>k("text",{x:_,y:R,class:"sign"},$));this.flying=k("g",
{class:"flying","aria-hidden":"true"});let j=d.map(($,_)=>g($,_));for(let $ of h??[])this.strike($);
let M=k("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.ceil(e)}`,width:Math.ceil(t),height:Math.ceil(e),
role:"group","aria-label":`${i?`${i.word}: `:""}${y.join("; ")}`},...j,...b,this.flying);if(this.place.
replaceChildren(M),!this.pulled)return;let[S,C]=this.cornerOf(this.pulled.number);M.style.translate=
`${this.pulled.x-S}px ${this.pulled.y-C}px`}cornerOf(t){let e=this.place.querySelectorAll(".block")[t]?.
querySelectorAll(".front"),{x:s,y:n}=[...e??[]].at(-1)?.getBoundingClientRect()??this.pulled;return[
s,n]}strike(t){let e=this.result?.cells.get(t);if(!e)return;let{x:s,y:n,w:r,h:i}=this.result.spot(t);
e.classList.add("astray"),e.append(k("path",{d:`M${s+3} ${n+i-3}L${s+r-3} ${n+3}`}))}rest(){let{entry:t}=this.
scene;this.paint(t<0?1:ce(t/Number(this.time.max)))}paint(t){this.at=t,this.pointed.textContent=this.
means;for(let d of this.blocks??[])for(let g of d.cells.values())g.classList.remove("lit","empty");this.
flying?.replaceChildren();let e=this.scene?.step;if(this.play.textContent=this.running?"❚❚ Stop":
ae()?"Next entry":"▶ Show how",!e)return;if(!this.result.hasCells){this.time.value="1",this.time.setAttribute(
"aria-valuetext","too many entries to draw");return}let s=this.result.entries(),n=this.running?this.
group():1,r=Math.ceil(s.length/n),i=Math.floor(t*r+1e-9),a=Math.min(i*n,s.length);this.time.value=String(
a);let c=s[Math.max(0,a-1)],h=t>0?this.origin(c):"";if(this.time.setAttribute("aria-valuetext",h||"n\
othing yet"),t>=1)return;for(let d of s.slice(a))this.result.cells.get(d).classList.add("empty");if(!(this.
running&&["cut","turn","copy"].includes(e.kind)&&this.before[0].hasCells))return this.light(...s.slice(
Math.max(0,a-n),a));let u=rs(ce((t*r-i)/os)),p=s.slice(a,a+n);for(let d of p)this.fly(d,this.result.
cells.get(d),u);this.pointed.textContent=this.origin(p[0])}group(){let{columns:t}=this.result,e=Number(
this.time.max);return e<=ie?1:t*Math.ceil(e/t/ie)}fly(t,e,s){let[[n]]=this.scene.step.sources(t);this.
before[0].cells.get(n)?.classList.add("lit");let r=this.before[0].spot(n),i=this.result.spot(t);if(!r||
!i)return;let[a,c]=[r.x+(i.x-r.x)*s,r.y+(i.y-r.y)*s],h=e.cloneNode(!0);h.setAttribute("class","cell"),
h.setAttribute("transform",`translate(${a-i.x} ${c-i.y})`),this.flying.append(h)}light(...t){for(let e of t)
this.result.cells.get(e)?.classList.add("lit"),this.scene.step.sources(e).forEach((s,n)=>{for(let r of s)
this.before[n]?.cells.get(r)?.classList.add("lit")}),this.pointed.textContent=this.origin(e)}origin(t){
let{step:e}=this.scene,s=`${this.result.name}${Ot(N(t,e.out.shape))}`,n=e.sources(t).map((r,i)=>{let{
shape:a}=e.ins[i],c=e.ins[i].name||"·",h=N(r[0],a);if(r.length<2)return`${c}${Ot(h)}`;let l=N(r[1],
a);return`${c}${Ot(h.map((u,p)=>u===l[p]?u:":"))}`});return`${s} ← ${n.join(e.kind==="product"?" ·\
 ":", ")}`}point(t){let e=t.target.closest?.(".cell");if(!e||this.running||!this.scene.step)return;let s=this.
blocks.find(({cells:a})=>[...a.values()].includes(e));this.paint(1);let n=Number(e.dataset.flat);if(s===
this.result)return this.light(n);let r=this.before.indexOf(s),i=this.result.hasCells?this.result.entries().
find(a=>this.scene.step.sources(a)[r]?.includes(n)):void 0;i!==void 0&&this.light(i)}toggle(){let[t,
e]=[this.time.max,this.time.value].map(Number),s=this.group();if(this.running)return this.stop(),this.
goTo(e);if(ae())return this.goTo(e>=t?s:Math.min(e+s,t));let n=ns*Math.ceil(t/s),r=this.at>=1?0:this.
at,i,a=c=>{i??=c;let h=Math.min(1,r+(c-i)/n);h>=1?this.running=0:this.running=requestAnimationFrame(
a),this.paint(h),h>=1&&this.goTo(-1)};this.running=requestAnimationFrame(a),this.paint(r)}stop(){cancelAnimationFrame(
this.running),this.running=0}held(t){let e=t.closest?.("[data-axis]");if(!e)return null;let[s,n]=e.dataset.
axis.split(".").map(Number),r=this.blocks[s],i=this.grips(r.tensor,n);return i&&{block:r,grip:i,role:e.
dataset.role}}grab(t){let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[d\
ata-axis]").focus();let{block:s,grip:n,role:r}=e,i=n.value,[a,c]=this.cornerOf(s.number);this.pulled=
{...this.drawn,number:s.number,x:a,y:c},this.place.setPointerCapture(t.pointerId);let h=({clientX:u,
clientY:p})=>{let[d,g]=[u-t.clientX,p-t.clientY],m=i+s.pulled(r,d,g),f=(x,y)=>Math.abs(y-m)<Math.abs(
x-m)?y:x;n.set(n.choices.reduce(f))},l=()=>{this.place.removeEventListener("pointermove",h),this.place.
classList.remove("pulling"),this.pulled&&(this.pulled=null,this.show(this.scene))};this.place.classList.
add("pulling"),this.place.addEventListener("pointermove",h);for(let u of["pointerup","pointercancel",
"lostpointercapture"])this.place.addEventListener(u,l,{once:!0})}nudge(t){let e=this.held(t.target);
if(!e)return;let{value:s,choices:n,set:r}=e.grip,i=n.findIndex(l=>l>s),a=n.findLastIndex(l=>l<s),h={
...{ArrowRight:i,ArrowUp:i,ArrowLeft:a,ArrowDown:a},Home:0,End:n.length-1}[t.key];h!==void 0&&(t.preventDefault(),
n[h]!==void 0&&r(n[h]))}};var[le,ue,D]=[56,24,4],[de,Mt]=[18,4],ls=5,us={query:"query",q:"query",key:"key",k:"key",value:"valu\
e",v:"value"},z=({shape:o})=>`(${o.join(", ")})`;function ds(o,{steps:t}){return t.flatMap(({ins:s,out:n,
word:r},i)=>s[1]?.isParameter&&s[0].axes.at(-1)!==n.axes.at(-1)&&i<t.length-1?[{...o,step:i,name:r}]:
[]).map(s=>({...s,tensor:t[s.step].out}))}function pe(o,t){let e=({name:h})=>h.includes("mask"),s=o.
flatMap((h,l)=>{let u=h.inputs.length;return h.lines.flatMap(({turns:p=[]},d)=>{let[g,m]=[d+u,t[l].rows[d+
u]],[f,x]=m.made[0]??[],y=h.name.split(".").at(-1),b=f==="return"?m.steps.at(-1)?.word??y:f;return x?
p.map(j=>({turn:j,at:l,row:g,name:b,tensor:x})):[]})}),n=({at:h,row:l})=>t[h].rows[l],r=[...new Set(
s.map(({turn:h})=>h))].sort((h,l)=>h-l).map(h=>{let l=s.filter(u=>u.turn===h);return l.find(u=>n(u).
steps.length)??l[0]}).filter((h,l,u)=>n(h)!==(u[l-1]&&n(u[l-1]))),i=t[0].rows.flatMap(({isInput:h,source:l,
made:u},p)=>h?[{turn:0,at:0,row:p,name:l,tensor:u[0][1]}]:[]),a=r.flatMap(h=>[...ds(h,n(h)),h]),c=a.
at(-1);return c&&t[0].rows.at(-1)?.made.length&&(a[a.length-1]={...c,name:"returned",isEnd:!0}),[...i,
...a].filter(h=>!e(h))}function ps({shape:o,axes:t},e){let s=o.slice(t[0]==="B"&&o.length>1?1:0),[n,
r]=[s.at(-2)??1,s.at(-1)??1],i=Math.min(s.length>2?s[0]:1,Mt),[a,c]=[r,n].map(m=>Math.min(F(m),de)*e),
[h,l]=[le+Mt*D,ue+Mt*D],u=(h-a-(i-1)*D)/2,p=(l-c+(i-1)*D)/2,d=E(i).reverse(),g=m=>({x:u+m*D,y:p-m*D,
width:a,height:c});return k("svg",{viewBox:`0 0 ${h} ${l}`,width:h,height:l,"aria-hidden":"true"},...d.
map(m=>k("rect",g(m))))}function fs(o){let[t,e]=[o[0],o[o.length-1]],s=o.filter(({turn:a})=>!a).map(
({name:a,tensor:c})=>`${a} ${z(c)}`);if(!e.isEnd)return`In: ${s.join(", ")}. Nothing comes out: a li\
ne breaks.`;let n=z(t.tensor)===z(e.tensor),r=s.length===1?". Only inside does it change":"",i=n?`, \
the shape of ${t.name}${r}`:"";return`In: ${s.join(", ")}. Out: ${z(e.tensor)}${i}.`}function ms(o){
let t=e=>Math.max(...o.map(({tensor:s})=>Math.min(F(s.shape.at(e)??1),de)));return Math.min(5,le/t(-1),
ue/t(-2))}function fe(o){let t=w("p",{class:"through"}),e=w("ol",{"aria-label":"What one run makes, \
in its order"}),s=w("div",{class:"way"},t,e),n=()=>[...e.querySelectorAll("button")],r=()=>n().indexOf(
document.activeElement);e.addEventListener("keydown",a=>{let c={ArrowRight:1,ArrowLeft:-1}[a.key],h=c&&
n()[r()+c];h&&(a.preventDefault(),h.focus(),h.click())});function i(a,c,h,l){let u={class:l,tabindex:h?
0:-1,"aria-current":String(h)},p=B("",()=>o(a),{...u,...T}),d=w("span",{},z(a.tensor)),g=ps(a.tensor,
c),m=us[a.name];return m&&(g.style.color=`var(--${m})`),p.append(g,w("code",{},a.name)," ",d),w("li",
{},p)}return{node:s,show(a,c,[h,l]){if(s.hidden=a.length<ls,s.hidden){t.textContent="",e.replaceChildren();
return}let[u,p]=[a[0],a[a.length-1]],d=z(u.tensor)===z(p.tensor);t.textContent=fs(a);let g=ms(a),m=a.
findLastIndex(S=>S.at===c.at&&S.row===c.row&&S.step===c.step),f=r(),x=a.map((S,C)=>{let $=C===0||d&&
S===p,_=S.turn>h&&S.turn<=l,be=["stop",...[$&&"end",_&&"inside"].filter(Boolean)].join(" ");return i(
S,g,C===m,be)}),{scrollLeft:y}=e;e.replaceChildren(...x);let{offsetLeft:b=y,offsetWidth:j=0}=x[m]??{},
M=b+j-e.clientWidth;e.scrollLeft=Math.min(Math.max(y,M),b),m<0&&(n()[0].tabIndex=0),f>=0&&n()[f]?.focus(
{preventScroll:!0})}}}var P={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden","d_ff"],n_layers:["Layers","n_layers"]},Lt=Object.
fromEntries(Object.entries(P).map(([o,[,t]])=>[t,o])),gs=12;function ws(o,t){let e=Object.entries(Lt).
map(([n,r])=>[n,o[r]]),s=Math.floor(o.d_model/o.n_heads);return{...Object.fromEntries(e),...t,d_k:s}}
function me({refusals:o=[]},t,e){let s=o.find(({sliders:r,values:i})=>i.some(a=>a.every((c,h)=>c===t[r[h]]))),
n=(r,i)=>e[i];return s&&{...s,says:s.template.replace(/\{(\w+)\}/g,n)}}var xs=(o,t)=>o.reduce((e,s)=>Math.
abs(s-t)<Math.abs(e-t)?s:e);function bs(o,t,e,s){let{node:n,show:r}=It(w("i",{},o),t,e,s),i=w("input",
{type:"number",min:e[0],max:e.at(-1),"aria-label":`${o} ${t}, typed`,...T});return i.addEventListener(
"change",()=>{s(xs(e,Number(i.value)||1))}),n.lastElementChild?.replaceWith(i),{node:n,show(a){r(a),
i.value=String(a)}}}var St=o=>Object.fromEntries(o.split(",").flatMap(t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??
[];return e?[[e,Number(s)]]:[]})),ys=o=>Object.entries(o).map(([t,e])=>`${t}=${e}`).join(", "),jt=o=>t=>o.
test(t)?t:void 0,ge=o=>t=>/^-?\d{1,4}$/.test(t)&&Number(t)>=o?Number(t):void 0,we={odd:jt(/^(\w+\.\d=\d+(, )?)*$/),
line:jt(/^.{0,120}$/),focus:jt(/^(\d+\.\d+(\.\d+)?|own(\.\d+)?)?$/),entry:ge(-1),alone:qt,task:ge(0)};
function $s(o,t,e,s){let n=Rt(t.parameters,e),r=t.parameters.length?`${o} has ${rt(n)} parameters.`:
"";if(!s)return r;let i=v(s.shape);return`${s.shape.length>1?`${s.shape.join(" × ")} = `:""}${rt(i)}\
 entries. ${r}`}function ks(o,t){if(o.error)return[o.error,!1];if(o.unknown)return[`This line cannot\
 be followed here: ${o.unknown}.`,!1];let e=o.made[0][1],[s,n]=[e,t].map(i=>`(${i.shape.join(", ")})`);
if(s!==n)return[`Your line gives ${s}, the code’s result is ${n}.`,!1];if(e.base.name!==t.base.name||
!e.from)return[`✓ The shape is that of the code’s result, ${n}.`,!0];let r=se(e,t);return r?[`No\
 error, and the shape is right, but ${r} of ${v(e.shape)} entries are in the wrong place: struck out\
.`,!1]:["✓ Shape and entries are those of the code’s result.",!0]}var Tt=class{state={};part={};sizes={};functions=[];isFollowed=!1;refused=void 0;here={
at:0,row:0};step=0;shown="";onWay="";constructor({model:t,el:e}){this.model=t,this.begin=ot(t,Object.
keys(P));let{stops:s,fixed:n={},parts:r,helpers:i={}}=t.get("table");this.choices=s,this.fixed=n,this.
helpers=i,this.isOwnCode=!s,this.names=["part",...Object.keys(P),...Object.keys(we)],this.controls=this.
isOwnCode?{}:this.controlsOf(s,r);let a=Object.fromEntries(Object.keys(P).map(x=>[x,J(s?.[x]??[])])),
c=J(Object.keys(r));this.address=this.isOwnCode?{node:"",show(){}}:zt(t,e,{part:c,...a,...we}),this.
status=W("verdict"),this.error=W("error"),this.list=Ft((x,y)=>this.choose(x,y)),this.way=fe(({at:x,row:y,
step:b})=>this.choose(x,y,b)),this.stage=new nt((x,y)=>this.grip(x,y),(x,y,b)=>this.look(x,y,b),x=>this.
meaning(x),x=>A(t,{entry:x})),this.steps=w("div",{class:"steps",role:"group","aria-label":"Steps of \
the line"}),this.stage.says.before(this.steps),this.stage.says.after(this.error),this.alone=Nt("Pull\
 the edges of this tensor alone",x=>A(t,{alone:x})),this.reset=B("Put the edges back",()=>A(t,{odd:""})),
this.stage.under.append(this.alone.node,this.reset),this.own=this.ownLine(),this.challenge=w("div",{
class:"challenge"}),this.asked=W("asked");let h=w("div",{class:"both"},this.list.node,this.stage.node,
this.own.node),{part:l,...u}=this.controls,p=Object.values(u).map(({node:x})=>x),d=w("div",{class:"h\
ead"},l?.node??"",this.challenge,this.asked),g=w("div",{class:"controls"},...p),m=w("div",{class:"fo\
ot"},this.status,this.address.node),f=this.way.node;_t(e,"shape-explorer","Shape lab",d,g,f,h,m)}controlsOf(t,e){
let s=c=>h=>A(this.model,{[c]:h}),n=Object.fromEntries(Object.keys(e).map(c=>[c,c])),r={odd:"",line:"",
focus:"",entry:-1,alone:!1,task:0},a={part:Bt("Code",n,c=>A(this.model,{...r,part:c}))};for(let[c,h]of Object.
entries(P))a[c]=bs(...h,t[c],s(c));return a}ownLine(){let t=w("input",{type:"text",maxlength:120,spellcheck:"\
false",autocapitalize:"off",autocomplete:"off",...T}),e="",s=a=>{let c=a.startsWith(".")?e+a:a;A(this.
model,{line:c,focus:"own",entry:-1})};t.addEventListener("input",()=>s(t.value)),t.addEventListener(
"focus",()=>{t.value&&this.here.at>=0&&s(t.value)});let n=w("div",{class:"chips"}),r=w("label",{},"A\
 line of your own",t),i=W("own-says");return{node:w("div",{class:"own"},r,i,n),input:t,says:i,show:(a,c)=>{
t.value!==a&&(t.value=a);let h=c.tries??[];e=c.functions[0]?.inputs[0]?.[0]??"";let l=h.map(p=>B(p.trim(),
()=>s((this.model.get("line")||e)+p))),u=B("Start again",()=>s(e));n.replaceChildren(...l,...a&&a!==
e?[u]:[])}}}choose(t,e,s){let n=[t,e,s].filter(r=>r!==void 0).join(".");A(this.model,{focus:n,entry:-1,
alone:!1})}grip(t,e){if(this.isOwnCode)return null;let{model:s,state:n,sizes:r,choices:i,part:a}=this,
{base:c}=t,h=St(n.odd),l=t.name===c.name?e:c.axes.indexOf(t.axes[e]),u=`${c.name}.${l}`;if(a.functions[0].
inputs.some(([b])=>b===c.name)&&l>=0&&(u in h||n.alone)&&this.isFollowed)return{label:`Axis ${e}`,value:t.
shape[e],choices:E(gs,1),set:b=>{let{[u]:j,...M}=h,S=st(a.functions[0],r)[c.name].shape[l],C=b===S?M:
{...M,[u]:b};A(s,{odd:ys(C)})}};let g=t.axes[e];if(g==="d_k"&&a.sliders.includes("n_heads")){let b=i.
d_model.filter(M=>M%r.H===0).map(M=>M/r.H);if(!b.includes(r.d_k))return null;let j=M=>A(s,{d_model:M*
r.H});return{label:"Features of a head d_k",value:r.d_k,choices:b,set:j}}let m=Lt[g];if(!m||!a.sliders.
includes(m))return null;let f=i[m].filter(b=>this.fits({...n,[m]:b}));if(!f.length)return null;let x=b=>A(
s,{[m]:b});return{label:P[m].join(" "),value:n[m],choices:f,set:x}}fits(t){return(!this.part.sliders.
includes("n_heads")||t.d_model%t.n_heads===0)&&!me(this.part,t,{})}meaning({base:t,name:e,axes:s,isParameter:n}){
if(n)return"parameter";let[r]=(t.name||e||"").match(/^(query|key|value)\b/)??[];if(this.state.part===
"attention")return r??"row";let{d_model:i,H:a}=this.sizes,c=s.at(-1)==="d_model"&&i%a===0;return this.
stage.hasHeads&&(s.includes("H")||c)?"head":"row"}look(t,e,s){let{shape:n,axes:r}=s?t.base:t,i=N(s&&
t.from?.[e]||e,n),a=n.length>1?n.length-2:0,c=r.indexOf("H"),h=c>=0?i[c]:Math.floor(i.at(-1)/this.sizes.
d_k),l=this.meaning(t),u={head:`hue-${h%8}`,row:"accent",parameter:"soft"}[l],[p,d]={head:[38,32],parameter:[
12,0]}[l]??[14,40],g=p+d*i[a]/Math.max(1,n[a]-1);return{fill:`color-mix(in srgb, var(--${u??l}) ${g}\
%, var(--cell))`,text:s?i.slice(-2).join(","):""}}setTask(t){let e=this.part.tasks[t-1],s=this.rowOf(
e),n=e?.at?`0.${s}`:e?.line?"own":"",r={odd:e?.odd??"",line:e?.line??""},i=e&&this.refused?this.begin:
{},a={entry:-1,alone:!1};A(this.model,{...i,...r,...a,focus:n,task:t})}rowOf(t){return(this.functions[0]?.
rows??[]).findIndex(({source:s})=>t?.at&&s.startsWith(t.at))}showTask(t=this.runOwn()){let e=this.part.
tasks??[],s=e[this.state.task-1];this.challenge.hidden=!e.length;let n=e.map((h,l)=>{let u=()=>this.
setTask(h===s?0:l+1),p=String(h===s),d=e.length>1?`Challenge ${l+1}`:"Challenge";return B(d,u,{class:"\
main","aria-pressed":p})}),r=this.functions[0]?.rows[this.rowOf(s)],i=s?.sizes?!this.error.textContent&&
Object.entries(s.sizes).every(([h,l])=>this.sizes[h]===l):s&&(s.at?r?.made.length>0:t?.isRight);this.
challenge.replaceChildren(...n);let a=`✓ Solved. ${s?.then}`,c=s?i?a:s.say:"";this.asked.textContent!==
c&&(this.asked.textContent=c),this.asked.className=i?"asked solved":"asked"}redraw(){let t=ot(this.model,
this.names),e=this.model.get("table").parts[t.part];if(!e)return;Object.assign(this,{state:t,part:e,
sizes:ws(t,this.fixed)});for(let[c,{node:h,show:l}]of Object.entries(this.controls))l(t[c]),h.hidden=
c!=="part"&&!e.sliders.includes(c);this.address.show();let s=me(e,t,this.sizes),n=St(t.odd),r=!!s,i=ee(
e.functions,this.sizes,n,this.helpers,r),a=i.length===1&&i[0].rows.every(c=>!c.isRecorded);this.error.
textContent=s?`ValueError: ${s.says}`:"",this.way.node.inert=r,Object.assign(this,{functions:i,isFollowed:a,
refused:s}),this.shown=t.part,this.draw()}first(t){if(t)return{at:-1,row:0};let e=this.functions.findIndex(
({rows:n})=>n.some(r=>r.error)),s=[n=>e<0?n.steps.length:n.error,n=>e<0&&n.made.length&&!n.isInput];
for(let[n,{rows:r}]of this.functions.entries())for(let i of s){let a=r.findIndex(i);if(a>=0)return{at:n,
row:a}}return{at:0,row:0}}find(t){let[e,...s]=this.state.focus.split("."),[n,r]=s.map(Number),i=this.
functions[Number(e)]?.rows[n];return this.here=this.first(t),e==="own"&&t?this.here={at:-1,row:0,step:n}:
i&&(i.made.length||i.error)&&(this.here={at:Number(e),row:n,step:r}),this.here}runOwn(){let{line:t}=this.
state,[e]=this.part.functions,s=this.functions[0]?.rows.findLast(({made:u})=>u.length)?.made[0][1];if(!t||
!e||!s||this.isOwnCode)return null;let n={...Qt(this.sizes),...st(e,this.sizes,St(this.state.odd))},
r=vt(t,n,this.helpers);r.value&&!r.made.length&&(r.made=[["",r.value]]),!r.made.length&&!r.error&&(r.
unknown??="it gives no tensor");let[i,a]=ks(r,s),c=r.made[0]?.[1],l=c?.from&&s.from&&c.base.name===s.
base.name&&String(c.shape)===String(s.shape)?[...c.from.keys()].filter(u=>c.from[u]!==s.from[u]):[];
return{...r,source:t,says:i,isRight:a,astray:l}}draw(){let{part:t,state:e}=this,s=this.runOwn(),n=this.
find(s),r=n.at<0?s:this.functions[n.at]?.rows[n.row],i=r?.steps??[],a=r?.error&&r.tried?.ins.length?
r.tried:null,c=i.length-(a?0:1);this.step=Math.max(0,Math.min(n.step??c,c));let h=i[this.step];this.
list.show(this.functions,n,h??r),(!this.way.node.inert||this.onWay!==e.part)&&this.showWay(n),this.onWay=
e.part,this.own.node.hidden=!t.tries?.length&&!e.line,this.own.show(e.line,t),this.own.node.classList.
toggle("current",n.at<0),this.own.says.textContent=s?.says??"";let l=s?.isRight?"right":s?.error?"br\
oken":"";this.own.says.className=`own-says ${l}`,this.showSteps(i,a);let u=r?.made[0]?.[0]??"",p=({axes:f})=>[
...f.keys()].filter(x=>this.refused?.sliders.includes(Lt[f[x]]));this.stage.show({...r,isOwn:n.at<0,
refused:this.refused&&(r?.made??[]).map(([,f])=>p(f)),name:n.at<0?"your line":u==="return"?"returned":
u,step:h,entry:e.entry,tried:h?null:a,isLast:this.step===i.length-1,astray:n.at<0&&this.step===i.length-
1?s?.astray:[]});let d=r?.isInput&&n.at===0&&this.isFollowed&&!this.isOwnCode;this.alone.node.hidden=
!d,this.alone.show(e.alone),this.reset.hidden=!e.odd;let g=r?.made[0]?.[1],m=$s(e.part,t,this.sizes,
g);this.status.textContent=this.refused?"":m,this.showTask(s)}showWay(t){let{functions:e}=this.part,
[{inputs:s,lines:n}]=e,r=t.at===0?t.row-s.length:-1,i=a=>n[a]?.turns.at(-1)??0;this.way.show(pe(e,this.
functions),t,[i(r-1),i(r)])}showSteps(t,e){let s=[...t.map(({word:r})=>r),...e?[`${e.word} ✗`]:[]];
this.steps.hidden=s.length<2;let n=s.map((r,i)=>B(`${i+1} ${r}`,()=>this.goTo(i),{"aria-pressed":String(
i===this.step)}));this.steps.replaceChildren(...n)}goTo(t){let{at:e,row:s}=this.here,n=e<0?`own.${t}`:
`${e}.${s}.${t}`;A(this.model,{focus:n,entry:-1}),this.steps.querySelectorAll("button")[t]?.focus()}};
function vs(o){let t=new Tt(o),e=Ht(o.model,[...t.names,"table"],()=>t.redraw()),s=0,n=new ResizeObserver(
()=>{let r=t.stage.place.clientWidth;r&&r!==s&&t.shown&&t.draw(),s=r});return n.observe(t.stage.place),
()=>{t.stage.stop(),n.disconnect(),e()}}var xe={render:vs};widget=xe;})();
export default widget;
