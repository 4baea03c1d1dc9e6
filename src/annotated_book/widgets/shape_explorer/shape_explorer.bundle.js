let widget;
(()=>{var xe=Object.defineProperty;var be=(o,t)=>{for(var e in t)xe(o,e,{get:t[e],enumerable:!0})};function m(o,t={},...e){return Lt(document.createElement(o),t,e)}function k(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return Lt(s,t,e)}function Lt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function Tt(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(m("div",n,...s))}var C={"data-lm-suppress-shortcuts":"true"};function N(o,t,e={}){let s=m("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function ye(o,t,e,s){let n=m("input",{type:"range",...e,...C}),
r=m("output",{"aria-live":"off"}),i=m("span",{},o," ",m("code",{},t));return n.addEventListener("inp\
ut",()=>s(Number(n.value))),{node:m("div",{class:"control"},m("label",{},i,n),r),input:n,output:r}}function Ct(o,t,e,s){let n={min:0,max:e.length-1},r=h=>s(e[h]),{node:i,input:a,output:c}=ye(o,t,n,r);
return{node:i,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function _t(o,t){let e=m("input",{type:"checkbox",...C});return e.addEventListener(
"change",()=>t(e.checked)),{node:m("div",{class:"control"},m("label",{},e,o)),show(s){e.checked=s}}}
function At(o,t,e){let s=Object.entries(t).map(([i,a])=>m("option",{value:i},a)),n=`menu-${Math.random()}`,
r=m("select",{id:n,...C},...s);return r.addEventListener("change",()=>e(r.value)),{node:m("div",{class:"\
control menu"},m("label",{for:n},o),r),show(i){r.value=i}}}function It(o,t,e){let s=t.map(n=>`change\
:${n}`);for(let n of s)o.on(n,e);return e(),()=>{for(let n of s)o.off(n,e)}}var Nt=(o,t)=>Object.fromEntries(
t.map(e=>[e,o.get(e)]));function _(o,t){for(let[e,s]of Object.entries(t))o.set(e,s);o.save_changes()}
function D(o){let t=m("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&ke(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var $e=1e3,
X,jt;function ke(o){X?.isConnected||(X=m("p",{class:"annotated-voice",role:"status"}),document.body.
append(X));let t=X;clearTimeout(jt),jt=setTimeout(()=>{t.textContent=o},$e)}var Z=o=>t=>o.find(e=>String(e)===t),Bt=Z([!0,!1]),ve=o=>String(o);function Ht(o,t,e,s={}){let n=t.closest(
"[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(n)>0?i.indexOf(n)+1:""),c=w=>(s[w]??ve)(o.get(w)),h=Object.keys(
e),l=Object.fromEntries(h.map(w=>[w,c(w)])),u=new URLSearchParams(location.search),d=[];for(let[w,$]of Object.
entries(e)){let x=u.get(`${a}.${w}`);if(x===null)continue;let b=$(x);b===void 0?d.push(w):o.set(w,b)}
let f=m("a",{},"Copy link to this setting"),g=m("span",{role:"status"});f.addEventListener("click",async w=>{
if(!(w.ctrlKey||w.metaKey||w.shiftKey)){w.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let p=d.length?` The address has a s\
etting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:m("p",{class:"addr\
ess"},f,g,p),show(){let w=new URLSearchParams(location.search);for(let b of h){let v=c(b);v===l[b]?w.
delete(`${a}.${b}`):w.set(`${a}.${b}`,v)}g.textContent="";let $=n.closest("section[id]")?.id,x=w.size?
`?${w}`:location.pathname;f.setAttribute("href",`${x}${$?`#${$}`:""}`)}}}var O=o=>o.reduce((t,e)=>t*e,1),Oe=o=>o.reduce((t,e)=>t+e,0),Ee=(o,t)=>typeof o=="number"?o:t[o],ot=o=>o.
toLocaleString("en-US"),qt=(o,t)=>Oe(o.map(([e,s])=>e*O(s.map(n=>Ee(n,t)))));var M=(o,t=0)=>Array.from({length:o},(e,s)=>t+s);var Me=({shape:o})=>`(${o.join(", ")}${o.length===1?",":""})`,Se=({axes:o,shape:t})=>o.some(Boolean)?
`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function je(o,t){if(!t||t.end<=t.start)return m("code",{},
o);let e=m("mark",{},o.slice(t.start,t.end));return m("code",{},o.slice(0,t.start),e,o.slice(t.end))}
function Le(o,t,e,s){let{source:n,made:r,error:i,isInput:a,isMissing:c}=o,h=r.map(([,g])=>g),l=h.map(
g=>m("span",{class:"shape"},m("b",{},Me(g)),` ${Se(g)}`));i&&l.push(m("span",{class:"shape broken"},
"✗ breaks here")),c&&l.push(m("span",{class:"shape"},"no tensor"));let u=m("span",{class:"words"},
je(n,t&&e),...l),d={type:"button",class:`line${a?" input":""}`,tabindex:t?0:-1,"aria-current":String(
t),...C},f=m("button",d,u);return f.disabled=!!c||!(h.length||i),f.addEventListener("click",s),m("li",
t?{class:"current"}:{},f)}function Te(o){o.addEventListener("keydown",t=>{let e=[...o.querySelectorAll(
"button.line:enabled")],s=e.indexOf(t.target),n=e.length-1,r={ArrowUp:s-1,ArrowDown:s+1,Home:0,End:n}[t.
key];s<0||r===void 0||(t.preventDefault(),e[r]?.click(),o.querySelector("li.current button")?.focus())})}
function zt(o){let t=m("div",{class:"lines"});return Te(t),{node:t,show(e,s,n){let r=t.scrollTop,i=t.
contains(document.activeElement),a=e.flatMap(({name:d,rows:f},g)=>{let p=f.map((x,b)=>{let v=g===s.at&&
b===s.row;return Le(x,v,n?.at,()=>o(g,b))}),w={"aria-label":`Lines of ${d}`};return[m("p",{},m("code",
{},d)),m("ol",w,...p)]});t.replaceChildren(...a),t.scrollTop=r;let c=[...t.querySelectorAll("button.\
line:enabled")];c.length&&!c.some(({tabIndex:d})=>d===0)&&(c[0].tabIndex=0);let h=t.querySelector("l\
i.current");if(!h)return;i&&h.querySelector("button")?.focus({preventScroll:!0});let[l,u]=[h.offsetTop,
h.offsetTop+h.offsetHeight];l<t.scrollTop&&(t.scrollTop=l-8),u>t.scrollTop+t.clientHeight&&(t.scrollTop=
u-t.clientHeight+8)}}}var mt={};be(mt,{Refused:()=>A,axisOf:()=>P,broadcast:()=>Q,collapse:()=>pt,contiguous:()=>ut,flatOf:()=>rt,
fresh:()=>W,indexOf:()=>I,maskedFill:()=>ft,multiply:()=>ct,permute:()=>K,stridesOf:()=>q,together:()=>at,
transpose:()=>G,turned:()=>lt,unsqueeze:()=>dt,view:()=>ht});var Ce=4096,A=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}};function W(o,t=[],e=""){
let s=O(o),n={shape:o,axes:o.map((r,i)=>t[i]??""),strides:q(o),from:s<=Ce?Int32Array.from(M(s)):null,
name:e};return n.base=n,n}function q(o){let t=o.map(()=>1);for(let e=o.length-2;e>=0;e--)t[e]=t[e+1]*
o[e+1];return t}var I=(o,t)=>q(t).map((e,s)=>Math.floor(o/e)%t[s]),rt=(o,t)=>q(t).reduce((e,s,n)=>e+
s*o[n],0),J=o=>`[${o.join(", ")}]`;function P(o,t,e=0){let s=Math.max(t+e,1);if(o<-s||o>=s)throw new A(
`Dimension out of range (expected to be in range of [${-s}, ${s-1}], but got ${o})`,"IndexError");return o<
0?o+s:o}function Q(o,t){let e=Math.max(o.length,t.length),s=(r,i)=>r[i-e+r.length]??1,n=M(e);for(let r=e-
1;r>=0;r--){let[i,a]=[s(o,r),s(t,r)];if(i!==a&&i!==1&&a!==1)throw new A(`The size of tensor a (${i})\
 must match the size of tensor b (${a}) at non-singleton dimension ${r}`);n[r]=i===1?a:i}return n}function it(o,...t){
return o.map((e,s)=>{let n=t.map(({shape:r,axes:i})=>[r.length-o.length+s,r,i]).find(([r,i,a])=>i[r]===
e&&a[r]);return n?n[2][n[0]]:""})}function at(o,t){let e=Q(o.shape,t.shape);return W(e,it(e,o,t))}function _e(o,t){
if(o.shape.length<=2&&t.shape.length<=2)return!0;if(o.shape.length===2||Math.min(o.shape.length,t.shape.
length)>2)return!1;let e=o.shape.length>=t.shape.length,{shape:s,strides:n}=e?o:G(t,-2,-1);return M(
s.length-2).every(i=>n[i]===n[i+1]*s[i+1])}function ct(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||
!s.length)throw new A(`both arguments to matmul need to be at least 1D, but they are ${e.length}D an\
d ${s.length}D`);let[n,r]=[e.at(-1),s.at(s.length>1?-2:0)],i=u=>({shape:u.shape.slice(0,-2),axes:u.axes.
slice(0,-2)}),a=Q(i(o).shape,i(t).shape),[c,h]=[e.slice(-2,-1),s.length>1?s.slice(-1):[]];if(n!==r)throw new A(
Ae(o,t,a,[n,r]));let l=[...it(a,i(o),i(t)),...o.axes.slice(-2,-1),...s.length>1?t.axes.slice(-1):[]];
return W([...a,...c,...h],l)}function Ae(o,t,e,[s,n]){let[r,i]=[o.shape,t.shape];if(!_e(o,t)){let h=O(
e);return`Expected size for first two dimensions of batch2 tensor to be: ${J([h,s])} but got: ${J([h,
n])}.`}if(r.length===1&&i.length===1)return`inconsistent tensor size, expected tensor [${s}] and src\
 [${n}] to have the same number of elements, but got ${s} and ${n} elements respectively`;let a=(h,l,u)=>`\
size mismatch, got input (${h}), mat (${h}x${l}), vec (${u})`;return i.length===1?a(O(r.slice(0,-1)),
s,n):i.length>2?a(O(i)/n,n,s):`mat1 and mat2 shapes cannot be multiplied (${O(r.slice(0,-1))}x${s} a\
nd ${n}x${i.at(-1)})`}function Ie(o,t){let e=()=>new A(`shape '${J(o)}' is invalid for input of size\
 ${t}`),s=o.indexOf(-1),n=o.findIndex(i=>i<-1);if(n>=0)throw new A(`invalid shape dimension ${o[n]} \
at index ${n} of shape ${J(o)}`);if(s!==o.lastIndexOf(-1))throw new A("only one dimension can be inf\
erred");let r=O(o.filter(i=>i!==-1));if(s<0?r!==t:!r||t%r)throw e();return o.map(i=>i===-1?t/r:i)}function Ne({
shape:o,strides:t},e){let s=e.map(()=>1),n=e.length-1,[r,i,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=
0;c--)if(i*=o[c],!(c&&(o[c-1]===1||t[c-1]===i*r))){for(;n>=0&&(a<i||e[n]===1);)s[n]=a*r,a*=e[n--];if(a!==
i)return null;c&&([r,i,a]=[t[c-1],1,1])}return n===-1?s:null}function ht(o,t,e,s=!1){let n=Ie(t,O(o.
shape)),r=Ne(o,n);if(!r&&!s)throw new A("view size is not compatible with input tensor's size and st\
ride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let i=n.
map((a,c)=>e[c]||a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:i.map(a=>a||""),strides:r??q(n)}}
function K(o,t){let e=i=>t.map(a=>i[a]),s=e(o.shape),n=e(q(o.shape)),r=o.from?.map((i,a)=>{let c=I(a,
s);return o.from[c.reduce((h,l,u)=>h+l*n[u],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),
from:r??null}}function G(o,t,e){let s=o.shape.length,n=M(s),[r,i]=[P(t,s),P(e,s)];return s?([n[r],n[i]]=
[i,r],K(o,n)):o}function lt(o,t){let e=o.shape.length;if(t==="T")return K(o,M(e).reverse());if(e>1)return G(
o,-2,-1);throw new A(`tensor.mT is only supported on matrices or batches of matrices. Got ${e}-D ten\
sor.`)}function ut(o){let t=q(o.shape);return o.shape.every((s,n)=>s===1||t[n]===o.strides[n])?{...o}:
{...o,strides:t}}function dt(o,t){let e=P(t,o.shape.length,1),s=(r,i)=>r.toSpliced(e,0,i),n=(o.strides[e]??
1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),strides:s(o.strides,n)}}function pt(o,t,e){
let s=P(t,o.shape.length),n=(r,i)=>e?r.with(s,i):r.toSpliced(s,1);return W(n(o.shape,1),n(o.axes,""))}
function ft(o,t){let e=Q(t.shape,o.shape);return W(e,it(e,o,t))}var gt=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,E=class extends Error{};
function Be(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){gt.lastIndex=s;let n=gt.exec(o);if(!n)
throw new E(`cannot read “${o.slice(s).trim()}”`);s=gt.lastIndex;let r=["number","name","text","\
sign"].find((a,c)=>n[c+1]),i=n.slice(1).find(Boolean)??"";t.push({kind:r,word:i,start:s-i.length,end:s})}
return t}var wt=class{constructor(t){this.tokens=Be(t),this.at=0}get next(){return this.tokens[this.
at]??{kind:"end",word:"the end",start:0,end:0}}is(...t){return this.next.kind==="sign"&&t.includes(this.
next.word)}take(t){if(t&&!this.is(t))throw new E(`expected “${t}”, found “${this.next.word}”`);
return this.tokens[this.at++]}chain(t,e){let s=e();for(;this.is(...t);){let{word:n}=this.take(),r=e();
s={kind:"two",word:n,left:s,right:r,start:s.start,end:r.end}}return s}expression(){let t=this.chain(
["+","-"],()=>this.chain(["@","*","/","//"],()=>this.factor()));if(this.next.word!=="if")return t;let[
,e,...s]=this.tokens.slice(this.at,this.at+5);if(s.map(({word:a})=>a).join(" ")!=="is None else")throw new E(
"this condition cannot be read");this.at+=5;let n=this.expression(),[r,i]=[t.start,n.end];return{kind:"\
if",name:e.word,value:t,other:n,start:r,end:i}}factor(){if(!this.is("-","~"))return this.called();let{
word:t,start:e}=this.take(),s=this.factor();return{kind:"one",word:t,of:s,start:e,end:s.end}}called(){
let t=this.atom(),{start:e}=t;for(;;)if(this.is(".")){this.take();let{word:s,end:n,kind:r}=this.tokens[this.
at++]??this.next;if(r!=="name")throw new E("a name is missing after the dot");t={kind:"attribute",of:t,
word:s,start:e,end:n}}else if(this.is("(")){let{args:s,named:n,end:r}=this.list(")");t={kind:"call",
of:t,args:s,named:n,start:e,end:r}}else if(this.is("[")){let{args:s,end:n}=this.list("]");t={kind:"i\
ndex",of:t,args:s,start:e,end:n}}else return t}list(t){this.take();let e=[],s={};for(;!this.is(t);){
let n=this.tokens[this.at+1];if(this.next.kind==="name"&&n?.word==="="){let{word:r}=this.take();this.
take("="),s[r]=this.expression()}else e.push(this.expression());this.is(t)||this.take(",")}return{args:e,
named:s,end:this.take(t).end}}atom(){let{kind:t,word:e,start:s,end:n}=this.next;if(this.is("(","[")){
let r=e==="("?")":"]",{args:i,end:a}=this.list(r);return i.length===1&&r===")"?{...i[0],start:s,end:a}:
{kind:"list",args:i,start:s,end:a}}if(t==="sign"||t==="end")throw new E(`a value is missing before “${e}\
”`);return this.at++,{kind:t,word:e,start:s,end:n}}};function He(o){let t=new wt(o),e=[t.expression()];
for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!=="end")throw new E(
`“${t.next.word}” stands where it cannot`);return e}function Rt(o){let[,t,e]=o.match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??
[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["return"]:[],r=He(" ".repeat(s)+o.slice(s));return{names:n.
map(i=>i.trim()).filter(Boolean),values:r}}var{axisOf:Ft,flatOf:Gt,fresh:U,indexOf:yt,Refused:Ut}=mt,Dt=14,L=o=>!!(o?.shape&&o.strides),B=(o,t="")=>({
n:o,name:t}),Pt=o=>o.map(({n:t})=>t),qe={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},ze={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},xt=(o,t)=>{
let e=o.slice(o.length-t.length);return Gt(e.map((s,n)=>t[n]===1?0:s),t)},Re=o=>[[o]],Wt=(o,t,e)=>s=>{
let n=yt(s,t.shape),r=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[M(o.shape[e]).map(i=>Gt(
r.with(e,i),o.shape))]},Fe=(o,t,e)=>s=>{let n=yt(s,e.shape),r=t.shape.length>1?n.slice(-1):[],i=o.shape.
length>1?n.slice(0,n.length-r.length):[],a=n.slice(0,Math.max(0,n.length-r.length-1)),c=M(o.shape.at(
-1)),h=o.shape.length>1?a:n.slice(0,-1);return[c.map(l=>xt([...i,l],o.shape)),c.map(l=>xt([...r.length?
h:[],l,...r],t.shape))]},bt=class o{constructor(t,e){this.names=t,this.helpers=e,this.steps=[],this.
inside=null,this.at={start:0,end:0},this.tried={kind:"",ins:[],word:""}}tries(t,e,s,n){this.tried={kind:t,
ins:e,word:s,sizes:n}}step(t,e,s,n,r,i){let a=this.inside??e;return this.steps.push({kind:t,at:a,word:i,
ins:s,out:n,sources:r}),n}value(t){this.at=this.inside??t;let e=this[t.kind](t);if(e===void 0)throw new E(
`${t.word??"this"} is not known`);return e}number=({word:t})=>B(Number(t));text=({word:t})=>t;name=({
word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.map(e=>this.value(e));if({name:t,value:e,
other:s}){return this.value((this.names[t]??null)===null?e:s)}index({of:t,args:e}){let[s,n]=[this.value(
t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new E("this index");return s.at(n.n)}one(t){
let e=this.value(t.of);return L(e)?this.each(t,e,t.word):B(-e.n)}each(t,e,s){return this.step("each",
t,[e],U(e.shape,e.axes),Re,s)}two(t){let{word:e}=t,[s,n]=[this.value(t.left),this.value(t.right)];if(this.
at=this.inside??t,e==="@")return this.product(t,s,n);if(!L(s)&&!L(n)){let r=qe[`${s.name}${e}${n.name}`]??
"";return B(ze[e](s.n,n.n),r)}return!L(s)||!L(n)?this.each(t,L(s)?s:n,e):(this.tries("pair",[s,n],e),
this.pair(t,s,n,at(s,n),e))}pair(t,e,s,n,r){let i=a=>{let c=yt(a,n.shape);return[e,s].map(({shape:h})=>[
xt(c,h)])};return this.step("pair",t,[e,s],n,i,r)}alongRow(t,e,s,n){let r=U(e.shape,e.axes),i=Wt(e,r,
Ft(s,e.shape.length));return this.step("row",t,[e],r,i,n)}product(t,e,s,n="@"){if(!L(e)||!L(s))throw new E(
"@ is for tensors");this.tries("product",[e,s],n);let r=ct(e,s);return this.step("product",t,[e,s],r,
Fe(e,s,r),n)}attribute(t){let e=t.of.word==="self"?this.names.self:this.value(t.of);if(!L(e))return e?.[t.
word];if(t.word==="shape")return e.shape.map((s,n)=>B(s,e.axes[n]));if(t.word==="T"||t.word==="mT")return this.
moved(t,e,lt(e,t.word),"turn");throw new E(`x.${t.word} is not known here`)}moved(t,e,s,n,r=t.word){
let i=new Map;e.from?.forEach((c,h)=>{i.set(c,h)});let a=c=>[[s.from?i.get(s.from[c]):0]];return this.
step(n,t,[e],s,a,r)}call(t){let{of:e,args:s,named:n}=t,r=e.kind==="attribute"?`${e.of.word}.${e.word}`:
e.word;if(r==="float"||r==="math.sqrt")return B(Math.sqrt(this.value(s[0]).n));if(r==="F.layer_norm")
return this.alongRow(t,this.value(s[0]),-1,"layer_norm");if(this.helpers[r]&&!this.names[r])return this.
helper(t,this.helpers[r]);let i=e.kind==="attribute"&&this.methods[e.word],a=e.kind==="attribute"&&e.
of.word!=="self"&&this.value(e.of),c=()=>s.map(u=>this.value(u));if(L(a)){if(!i)throw new E(`.${e.word}\
() is not known here`);let u=Object.entries(n).map(([f,g])=>[f,this.value(g)]),d=c().flat();return this.
at=this.inside??t,this.tries("cut",[a],e.word),i(t,a,d,Object.fromEntries(u))}let h=this.value(e);if(h===
"same")return this.each(t,c()[0],e.word);if(!h?.linear)throw new E(`${r} is not known here`);let[l]=c();
return this.at=this.inside??t,this.linear(t,l,h,e.word)}linear(t,e,{linear:[s,n],names:r},i){let a=U(
[n,s],[r[1],r[0]],`${i}.weight`),c={...K(a,[1,0]),name:`${i}.weight.T`};return this.product(t,e,Object.
assign(c,{isParameter:!0}),i)}helper(t,{params:e,lines:s}){let n=t.args.map(i=>this.value(i));this.at=
this.inside??t;let r=new o(Object.fromEntries(e.map((i,a)=>[i,n[a]??null])),this.helpers);r.inside=this.
inside??t,r.steps=this.steps,r.tries=(...i)=>this.tries(...i);for(let[i,a]of s)(!a||r.names[a])&&r.run(
i);return r.names.return}methods={view:(t,e,s)=>this.viewed(t,e,s,!1),reshape:(t,e,s)=>this.viewed(t,
e,s,!0),transpose:(t,e,[s,n])=>this.moved(t,e,G(e,s.n,n.n),"turn","transpose"),contiguous:(t,e)=>this.
moved(t,e,ut(e),"copy","contiguous"),unsqueeze:(t,e,[s])=>this.moved(t,e,dt(e,s.n),"cut","unsqueeze"),
softmax:(t,e,[s],n)=>this.alongRow(t,e,(s??n.dim).n,"softmax"),mean:(t,e,[s],n)=>this.collapsed(t,e,
s,n,"mean"),sum:(t,e,[s],n)=>this.collapsed(t,e,s,n,"sum"),relu:(t,e)=>this.each(t,e,"relu"),masked_fill:(t,e,[
s])=>{if(!L(s))throw new E("there is no mask");return this.tries("pair",[e,s],"masked_fill"),this.pair(
t,e,s,ft(e,s),"masked_fill")}};viewed(t,e,s,n){if(!s.length||!s.every(a=>Number.isInteger(a?.n)))throw new E(
"sizes must be integers");let r=s.map(({name:a})=>a);this.tries("cut",[e],t.of.word,Pt(s));let i=ht(
e,Pt(s),r,n);return this.moved(t,e,i,"cut",n?"reshape":"view")}collapsed(t,e,s,n,r){let i=s??n.dim;if(!i)
throw new E(`${r} without an axis`);this.tries("row",[e],r);let a=pt(e,i.n,n.keepdim===!0),c=Ft(i.n,
e.shape.length);return this.step("row",t,[e],a,Wt(e,a,c),r)}run(t){let{names:e,values:s}=Rt(t),n=s.map(
r=>this.value(r));if(e.length>1&&n.length===1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),!Array.isArray(
n))throw new E("a tensor cannot be unpacked here");if(e.length>1&&e.length!==n.length)throw new Ut(n.
length>e.length?`too many values to unpack (expected ${e.length})`:`not enough values to unpack (exp\
ected ${e.length}, got ${n.length})`,"ValueError");return e.forEach((r,i)=>{let a=n[i];this.names[r]=
L(a)?{...a,name:r}:a}),{names:e,value:n[0]}}},tt=o=>Array.isArray(o)?o.find(L):o,De={"+":"sum","-":"\
difference","@":"product"};function Kt(o,t){for(let{at:e,out:s,word:n,kind:r,ins:i}of o){let a=t.slice(
e.start,e.end).replace(/^\((.*)\)$/,"$1"),[{name:c}]=i,h=r==="each"&&c.length<Dt?`${c}′`:n,l={turn:`${c}\
ᵀ`,cut:c,copy:c}[r]??h,u=o.some(d=>d.at===e&&d.out!==s);s.name=a.length>Dt||u?De[n]??l:a}}function $t(o,t,e){
let s=new bt(t,e);try{let{names:n,value:r}=s.run(o);Kt(s.steps,o);let i=n.map(c=>[c,tt(t[c])]).filter(
([,c])=>L(c)),a=tt(r);return{made:i,steps:s.steps,value:L(a)?a:void 0}}catch(n){let{steps:r,at:i,tried:a}=s;
if(Kt(r,o),n instanceof Ut)return{made:[],steps:r,error:`${n.kind}: ${n.message}`,at:i,tried:a};let h=n instanceof
E?n.message:"these arguments are not known here";return{made:[],steps:[],unknown:h}}}var Pe={True:!0,
math:{},F:{},torch:{}},Yt=(o,t)=>o.map(e=>typeof e=="number"?e:t[e]),Vt=o=>o.map(t=>typeof t=="numbe\
r"?"":t),Xt=({shape:o},t,e)=>U(Yt(o,t),Vt(o),e);function We(o,t){let e=Object.entries(o).map(([s,n])=>typeof n==
"string"&&n!=="same"?[s,B(t[n],n)]:n==="same"?[s,n]:[s,{linear:Yt(n,t),names:Vt(n)}]);return Object.
fromEntries(e)}var Ke=(o,t)=>o.length===t.length&&o.every((e,s)=>e===t[s]);function et(o,t,e={}){let s=o.
inputs.map(([r,i])=>{let a=Xt(i,t,r),c=a.shape.map((h,l)=>e[`${r}.${l}`]??h);return[r,U(c,a.axes,r)]}),
n=Object.entries(o.numbers??{});return{...Pe,...Object.fromEntries(n.map(([r,i])=>[r,B(t[i],i)])),...Object.
fromEntries(s),self:We(o.modules??{},t)}}var Zt=o=>Object.fromEntries(Object.entries(o).map(([t,e])=>[
t,B(e,t)])),Jt={made:[],steps:[],error:"",isMissing:!0};function Ge(o,t,e,s){let n=et(o,t,e),r=Object.
keys(e).length>0,i=!1,a=o.inputs.map(([c])=>({source:c,made:[[c,n[c]]],steps:[],isInput:!0}));for(let{
source:c,made:h}of o.lines){if(i){a.push({source:c,...Jt});continue}let l=h.map(([f,g])=>[f,Xt(g,t,f)]),
u=$t(c,n,s),d=l.every(([f,g])=>L(tt(n[f]))&&Ke(tt(n[f]).shape,g.shape));if(i=!!u.error,u.unknown||!(d||
r||i)){let f=p=>c.search(new RegExp(`\\b${p.name}\\b`)),g=Object.values(n).filter(p=>L(p)&&f(p)>=0).
sort((p,w)=>f(p)-f(w));for(let[p,w]of l)n[p]=w;a.push({source:c,made:l,steps:[],given:g,isRecorded:h.
length>0})}else a.push({source:c,...u})}return a}function Qt(o,t,e,s){let n=o.map(u=>Ge(u,t,e,s)),r=(u,d)=>{
let{inputs:f,lines:g}=o[u];return Math.min(...g[d-f.length]?.turns??[])},i=u=>u.findIndex(({error:d})=>d),
a=n.map((u,d)=>r(d,i(u))),c=Math.min(...a),h=a.indexOf(c),l=(u,{isInput:d},f)=>c===1/0||u===h||(d?u<
h:r(u,f)<c);return o.map(({name:u},d)=>({name:u,rows:n[d].map((f,g)=>l(d,f,g)?f:{...f,...Jt})}))}function te(o,t){
return!o.from||!t.from||O(o.shape)!==O(t.shape)?0:o.from.reduce((e,s,n)=>e+(s!==t.from[n]?1:0),0)}var Ue=500,Ye=24,ee=8,[Ve,Xe,Ze,Je]=[28,32,14,14],se=7.6,R=o=>o<=12?o:12+3*Math.log2(o/12),Qe=o=>5+5*
Math.min(R(o),14);function ts({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B",n=r=>r>=0?r:
-1;return{column:n(e-1),row:n(e-2),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var Y=class{constructor(t,e,s,n=!1){
this.tensor=t,this.name=e,this.isStacked=n;let{shape:r}=t;this.roles=ts(t);let i=p=>r[this.roles[p]]??
1;this.columns=i("column"),this.rows=i("row"),this.count=i("block"),this.depth=i("thick"),this.w=R(this.
columns)*s,this.h=R(this.rows)*s,this.t=this.roles.thick<0?5:Qe(this.depth)*Math.min(1,s/16),this.blocks=
Math.min(this.count,ee),this.dx=n?this.t+9:this.w+this.t+Je,this.dy=n?this.t+9:0;let a=this.columns*
this.rows*this.blocks;this.hasCells=a<=Ue&&Math.max(this.columns,this.rows)<=Ye&&this.count<=ee&&r.length<=
4;let[c,h]=[this.roles.row,this.roles.thick].map(p=>p<0?0:`${t.axes[p]} ${r[p]}`.length);this.left=Math.
max(c,h)*se+20,this.spread=this.w+(this.blocks-1)*this.dx+this.t;let l=[e,` (${r.join(", ")}${r.length===
1?",":""})`],[u,d]=l.map(p=>p.length*(se+.3)+8),f=this.left+this.spread+Ze;this.isBroken=u+d>f*1.6,this.
width=Math.max(f,this.isBroken?Math.max(u,d):u+d),this.words=l;let g=Xe+(this.isBroken?16:0)+(this.roles.
block>=0?18:0);this.top=g+this.t+(this.blocks-1)*this.dy,this.height=this.top+this.h+Ve,this.x=0,this.
y=0,this.number=0,this.cells=new Map}corner(t){return[this.x+this.left+t*this.dx,this.y+this.top-t*this.
dy]}entries(){let{shape:t}=this.tensor,e=this.roles.thick<0?t:t.with(0,1);return M(this.hasCells?O(e):
0).map(n=>rt(I(n,e),t))}spot(t){let e=I(t,this.tensor.shape),{thick:s,block:n,row:r,column:i}=this.roles;
if(!this.hasCells||e[s])return;let[a,c]=this.corner(e[n]??0),[h,l]=[this.w/this.columns,this.h/this.
rows];return{x:a+(e[i]??0)*h,y:c+(e[r]??0)*l,w:h,h:l}}#t(t){let[e,s]=this.corner(t),{w:n,h:r,t:i}=this,
a=(l,u)=>k("path",{d:l,class:u}),h=(this.depth<=8?M(this.depth-1,1):[]).map(l=>{let u=i*l/this.depth;
return`M${e+u} ${s-u}h${n}v${r}`});return[a(`M${e} ${s}l${i} ${-i}h${n}l${-i} ${i}z`,"top"),a(`M${e+
n} ${s}l${i} ${-i}v${r}l${-i} ${i}z`,"side"),a(h.join(""),"slices"),k("rect",{x:e,y:s,width:n,height:r,
class:"front"})]}draw(t,e,s=[],n=-1){let r=k("g",{class:"block"});this.tensor.isParameter&&r.classList.
add("parameter");for(let c of M(this.blocks).reverse()){r.append(...this.#t(c));let h=this.isStacked&&
c>0;for(let l of this.entries()){if((I(l,this.tensor.shape)[this.roles.block]??0)!==c)continue;let{fill:d,
text:f}=t(l);r.append(this.#e(l,d,h?"":f))}}let i=k("text",{x:this.x+2,y:this.y+14,class:"name"},this.
name),a=this.isBroken?{x:this.x-6,dy:16}:{};return i.append(k("tspan",a,this.words[1])),r.append(i,...this.#s(
e,s,n)),r}#e(t,e,s){let{x:n,y:r,w:i,h:a}=this.spot(t),c=k("rect",{x:n+.5,y:r+.5,width:i-1,height:a-1});
c.style.fill=e;let h=k("g",{class:"cell","data-flat":t},c);return s&&i>=20&&a>=13&&h.append(k("text",
{x:n+i/2,y:r+a/2+3.5},s)),this.cells.set(t,h),h}#s(t,e,s){let{w:n,h:r,t:i}=this,[a,c]=this.corner(0),
h=this.corner(this.blocks-1),l={column:[a,c+r+9,a+n,c+r+9],row:[a-9,c,a-9,c+r],thick:[a-5,c-5,a-5+i,
c-5-i],block:[a+i,c-i-11,h[0]+n+i,h[1]-i-11]},u={column:["middle",a+n/2,c+r+24],row:["end",a-15,c+Math.
max(r/2+4,12)],thick:["end",a-15,c-3],block:["middle",(a+h[0]+n)/2+i,(c+h[1])/2-i-16]};return Object.
entries(l).flatMap(([d,f])=>{let g=this.roles[d];if(g<0)return[];let p=e.includes(g)?"edge wrong":g===
s?"edge meets":"edge";return this.#n(d,g,f,u[d],t(g),p)})}#n(t,e,[s,n,r,i],[a,c,h],l,u){let{axes:d,shape:f}=this.
tensor,g=u==="edge wrong",p=k("text",{x:c,y:h,"text-anchor":a});d[e]&&p.append(`${d[e]} `),p.append(
k("tspan",{},f[e]));let w=[k("line",{x1:s,y1:n,x2:r,y2:i}),p];if(g&&w.push(k("path",{d:`M${r-4} ${i-
4}l8 8m0 -8l-8 8`})),!l)return[k("g",{class:u},...w)];let{label:$,value:x,choices:b}=l,v={cx:r,cy:i},
j={column:[0,7],row:[-7,0]}[t]??[0,-7],S=k("circle",{...v,r:5.5});return[k("g",{class:`${u} grip`,role:"\
slider",tabindex:0,"aria-label":`${$} of ${this.name}`,"aria-valuenow":x,"aria-valuemin":b[0],"aria-\
valuemax":b.at(-1),"data-axis":`${this.number}.${e}`,"data-role":t,...C},...w,k("circle",{cx:r+j[0],
cy:i+j[1],r:15,class:"reach"}),S)]}pulled(t,e,s){let{w:n,h:r,t:i}=this;return{column:()=>e/(n/this.columns),
row:()=>s/(r/this.rows),thick:()=>(e-s)/2/Math.max(4,i/this.depth),block:()=>e/Math.min(Math.max(this.
dx,16),60)}[t]()}};function ne(o,t){let[e,s,n,r]=[0,0,0,0],i=[];return o.forEach((a,c)=>{let h=o[c+1];
if(typeof a=="string"){let l=a.length*8+14;if(h instanceof Y&&e+l+h.width>t)return;let u=o[c-1];i.push(
[a,e+l/2,s+u.top+u.h/2+6]),e+=l;return}e>0&&e+a.width>t&&([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[e,s],n=Math.
max(n,a.height),e+=a.width,r=Math.max(r,e)}),{width:r,height:s+n,signs:i}}var es=[34,30,27,24,21,18,15,12,10,8],oe=.3,st=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,
ss=o=>o*o*(3-2*o),re=o=>Math.min(1,Math.max(0,o)),kt=o=>`[${o.join(", ")}]`,vt=({axes:o,shape:t},e)=>{
let s=(e+t.length)%t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function ns({kind:o,ins:t,
out:e}){let[s,n]=t,r=()=>{let a=M(s.shape.length).filter(c=>s.strides[c]!==e.strides[c]);return a.length===
2?`swaps axes ${a.join(" and ")}`:"turns the block"};return`${{cut:()=>{let[a,c]=[s.shape.length,e.shape.
length];return`${c>a?"cuts an axis":c<a?"joins axes":"cuts anew"}. The entries are read in their ord\
er and none moves in memory`},turn:()=>`${r()}. Only the strides change: nothing moves in memory`,copy:()=>"\
copies the entries into memory in the order in which one reads them",product:()=>`multiplies rows of\
 the left with ${n.shape.length>1?"columns of ":""}the right: ${vt(s,-1)} is summed away`,pair:()=>String(
s.shape)===String(n.shape)?"works entry by entry":"lines the shapes up from the right, and repeats w\
hat is missing or has size 1",each:()=>"changes every entry on its own, so the shape stays",row:()=>s.
shape.length===e.shape.length&&String(s.shape)===String(e.shape)?"keeps the shape, but computes each\
 entry from its whole row":"takes all entries along one axis together, and that axis shrinks"}[o]()}\
.`}function ie({kind:o,ins:[t,e],sizes:s}){if(o==="product"){let i=e.shape.length>1?e.shape.length-2:
0;if(t.shape.at(-1)!==e.shape[i])return[[t.shape.length-1],[i]]}if(!e)return[[...t.shape.keys()].filter(
i=>t.shape[i]!==s?.[i])];let n=o==="product"?2:0,r=[[],[]];for(let i=1+n;i<=Math.min(t.shape.length,
e.shape.length);i++){let[a,c]=[t.shape.at(-i),e.shape.at(-i)];a===c||a===1||c===1||(r[0].push(t.shape.
length-i),r[1].push(e.shape.length-i))}return r}var os=({shape:o},t)=>[o.length-1,Math.max(0,o.length-
2)][t]??-1;function rs(o,t,e){let[s,n]=[o.width,t.height],r=e?.top??o.top;return[t.x,t.y]=[s,0],[o.x,
o.y]=[0,n+Math.max(0,r-o.top)],e&&([e.x,e.y]=[s,n+Math.max(0,o.top-r)]),{width:s+Math.max(t.width,e?.
width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}function is(o){let[t,e]=o.ins,[[s],
[n]=[]]=ie(o),r=o.kind==="pair"?", or one of them must be 1":"";if(e&&n!==void 0)return`${vt(t,s)} o\
f ${t.name} must equal ${vt(e,n)} of ${e.name}${r}. `;let{sizes:i=[]}=o;return!i.length||i.includes(
-1)?"":`${O(t.shape)} entries cannot fill (${i.join(", ")}), which has ${O(i)}. `}var nt=class{constructor(t,e,s,n){
this.grips=t,this.look=e,this.meaning=s,this.means="",this.hasHeads=!1,this.goTo=n,this.scene={},this.
blocks=[],this.before=[],this.result=void 0,this.flying=k("g"),this.says=m("p",{class:"says"}),this.
place=m("div",{class:"place"}),this.pointed=m("p",{class:"pointed","aria-hidden":"true"}),this.play=
N("▶ Show how",()=>this.toggle(),{class:"play"}),this.time=m("input",{type:"range",min:0,max:1,step:1,
"aria-label":"Entry by entry",...C}),this.time.addEventListener("input",()=>n(Number(this.time.value))),
this.controls=m("div",{class:"buttons"},this.play,this.time),this.under=m("div",{class:"under"},this.
controls),this.node=m("div",{class:"stage"},this.says,this.place,this.pointed,this.under),this.place.
addEventListener("pointerover",r=>this.point(r)),this.place.addEventListener("pointerleave",()=>this.
running||this.rest()),this.at=1,this.running=0,this.pulled=null,this.place.addEventListener("pointer\
down",r=>this.grab(r)),this.place.addEventListener("keydown",r=>this.nudge(r))}show(t){this.stop(),this.
scene=t;let e=document.activeElement?.getAttribute("data-axis"),s=this.place.contains(document.activeElement),
n=this.place.clientWidth||400,r=(this.place.clientHeight||370)-6,i=this.arrange(t,n,r);this.draw(i,t),
s&&e&&this.place.querySelector(`[data-axis="${e}"]`)?.focus();let{step:a}=t,c=a&&this.result?.hasCells?
this.result.entries().length:0;this.controls.hidden=!a,this.play.disabled=c<2,this.time.max=String(Math.
max(c,1)),this.says.replaceChildren(...this.words(t)),this.rest()}words({step:t,tried:e,given:s=[],made:n=[],
isInput:r,name:i}){let a=f=>m("code",{},f);if(e)return[is(e)];if(t)return[a(t.word),` ${ns(t)}`];if(r)
return[a(i)," goes in. Pull an edge by its knob."];let c=n.map(([,f])=>f),[h,l]=[s,c].map(f=>f.map(({
name:g,shape:p})=>`${g} (${p.join(", ")})`).join(", ")),d=String(s[0]?.shape)===String(c[0]?.shape)&&
c.length?`, the shape of ${s[0].name}`:"";return h&&l?[`Into this line: ${h}. Out of it: ${l}${d}.`]:
[""]}arrange(t,e,s){let{step:n,tried:r,given:i=[],made:a=[]}=t,c=n??r,h=c?c.ins:i,l=n?[n.out]:r?[]:a.
map(([,p])=>p),u=p=>p===n?.out&&t.isLast&&t.name||p.name,d=c?.kind==="product",f,g=[d,!0].flatMap(p=>es.
map(w=>({cell:w,isStacked:p})));for(let p of this.pulled?[this.pulled]:g){let w=y=>new Y(y,u(y),p.cell,
p.isStacked),[$,x]=[h.map(w),l.map(w)],b=c?.kind==="pair"&&c.word.length===1?[c.word]:[","],v=$.flatMap(
(y,T)=>T?[...b,y]:[y]),j=$.length&&x.length?["→"]:[],S=d?rs($[0],$[1],x[0]):ne([...v,...j,...x],e);
if(f={...S,before:$,after:x,what:c},this.drawn=p,S.width<=e&&S.height<=s)break}return f}draw({width:t,
height:e,before:s,after:n,signs:r,what:i},{tried:a,step:c,astray:h}){let l=a?ie(a):[],u=["cut","turn",
"copy"].includes(c?.kind),d=[...s,...n];this.hasHeads=d.some(({tensor:y})=>y.axes.includes("H"));let f=(y,T)=>y.
draw(H=>this.look(y.tensor,H,u),H=>this.grips(y.tensor,H),l[T],i?.kind==="product"?os(y.tensor,T):-1);
d.forEach((y,T)=>{y.number=T}),this.blocks=d,this.result=n[0],this.before=s;let g=new Set(d.map(y=>y.
hasCells?this.meaning(y.tensor):"")),p={head:"color: head",parameter:"gray: parameters"},w=Object.keys(
p).filter(y=>g.has(y));this.means=[...w.map(y=>p[y]),"darker: a later row"].join(" · ");let $=d.map(
({name:y,tensor:T})=>`${y} (${T.shape.join(", ")})`),x=r.map(([y,T,H])=>k("text",{x:T,y:H,class:"sig\
n"},y));this.flying=k("g",{class:"flying","aria-hidden":"true"});let b=d.map((y,T)=>f(y,T));for(let y of h??
[])this.strike(y);let v=k("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.ceil(e)}`,width:Math.ceil(t),height:Math.
ceil(e),role:"group","aria-label":`${i?`${i.word}: `:""}${$.join("; ")}`},...b,...x,this.flying);if(this.
place.replaceChildren(v),!this.pulled)return;let[j,S]=this.cornerOf(this.pulled.number);v.style.translate=
`${this.pulled.x-j}px ${this.pulled.y-S}px`}cornerOf(t){let e=this.place.querySelectorAll(".block")[t]?.
querySelectorAll(".front"),{x:s,y:n}=[...e??[]].at(-1)?.getBoundingClientRect()??this.pulled;return[
s,n]}strike(t){let e=this.result?.cells.get(t);if(!e)return;let{x:s,y:n,w:r,h:i}=this.result.spot(t);
e.classList.add("astray"),e.append(k("path",{d:`M${s+3} ${n+i-3}L${s+r-3} ${n+3}`}))}rest(){let{entry:t}=this.
scene;this.paint(t<0?1:re(t/Number(this.time.max)))}paint(t){this.at=t,this.pointed.textContent=this.
means;for(let c of this.blocks??[])for(let h of c.cells.values())h.classList.remove("lit","empty");this.
flying?.replaceChildren();let e=this.scene?.step;if(this.play.textContent=this.running?"❚❚ Stop":
st()?"Next entry":"▶ Show how",!e)return;if(!this.result.hasCells){this.time.value="1",this.time.setAttribute(
"aria-valuetext","too many entries to draw");return}let s=this.result.entries(),n=Math.floor(t*s.length+
1e-9);this.time.value=String(n);let r=s[Math.max(0,Math.min(n,s.length)-1)],i=t>0?this.origin(r):"";
if(this.time.setAttribute("aria-valuetext",i||"nothing yet"),t>=1)return;let a=["cut","turn","copy"].
includes(e.kind)&&this.before[0].hasCells;s.forEach((c,h)=>{let l=h/s.length*(1-oe),u=a?re((t-l)/oe):
+(h<n);if(u>=1)return;let d=this.result.cells.get(c);d.classList.add("empty"),u>0&&a&&!st()&&this.fly(
c,d,ss(u))}),n&&!a&&this.light(r),n&&a&&st()&&this.light(r)}fly(t,e,s){let[[n]]=this.scene.step.sources(
t),r=this.before[0].spot(n),i=this.result.spot(t);if(!r||!i)return;let[a,c]=[r.x+(i.x-r.x)*s,r.y+(i.
y-r.y)*s],h=e.cloneNode(!0);h.setAttribute("class","cell"),h.setAttribute("transform",`translate(${a-
i.x} ${c-i.y})`),this.flying.append(h)}light(t){this.result.cells.get(t)?.classList.add("lit"),this.
scene.step.sources(t).forEach((e,s)=>{for(let n of e)this.before[s]?.cells.get(n)?.classList.add("li\
t")}),this.pointed.textContent=this.origin(t)}origin(t){let{step:e}=this.scene,s=`${this.result.name}${kt(
I(t,e.out.shape))}`,n=e.sources(t).map((r,i)=>{let{shape:a}=e.ins[i],c=e.ins[i].name||"·",h=I(r[0],
a);if(r.length<2)return`${c}${kt(h)}`;let l=I(r[1],a);return`${c}${kt(h.map((u,d)=>u===l[d]?u:":"))}`});
return`${s} ← ${n.join(e.kind==="product"?" · ":", ")}`}point(t){let e=t.target.closest?.(".cell");
if(!e||this.running||!this.scene.step)return;let s=this.blocks.find(({cells:a})=>[...a.values()].includes(
e));this.paint(1);let n=Number(e.dataset.flat);if(s===this.result)return this.light(n);let r=this.before.
indexOf(s),i=this.result.hasCells?this.result.entries().find(a=>this.scene.step.sources(a)[r]?.includes(
n)):void 0;i!==void 0&&this.light(i)}toggle(){let t=Number(this.time.max),e=Math.floor(this.at*t+1e-9);
if(this.running)return this.stop(),this.goTo(e);if(st())return this.goTo(e>=t?1:e+1);let s=Math.min(
5e3,Math.max(1800,t*90)),n=this.at>=1?0:this.at,r,i=a=>{r??=a;let c=Math.min(1,n+(a-r)/s);c>=1?this.
running=0:this.running=requestAnimationFrame(i),this.paint(c),c>=1&&this.goTo(-1)};this.running=requestAnimationFrame(
i),this.paint(n)}stop(){cancelAnimationFrame(this.running),this.running=0}held(t){let e=t.closest?.(
"[data-axis]");if(!e)return null;let[s,n]=e.dataset.axis.split(".").map(Number),r=this.blocks[s],i=this.
grips(r.tensor,n);return i&&{block:r,grip:i,role:e.dataset.role}}grab(t){let e=this.held(t.target);if(!e)
return;t.preventDefault(),t.target.closest("[data-axis]").focus();let{block:s,grip:n,role:r}=e,i=n.value,
[a,c]=this.cornerOf(s.number);this.pulled={...this.drawn,number:s.number,x:a,y:c},this.place.setPointerCapture(
t.pointerId);let h=({clientX:u,clientY:d})=>{let[f,g]=[u-t.clientX,d-t.clientY],p=i+s.pulled(r,f,g),
w=($,x)=>Math.abs(x-p)<Math.abs($-p)?x:$;n.set(n.choices.reduce(w))},l=()=>{this.place.removeEventListener(
"pointermove",h),this.place.classList.remove("pulling"),this.pulled&&(this.pulled=null,this.show(this.
scene))};this.place.classList.add("pulling"),this.place.addEventListener("pointermove",h);for(let u of[
"pointerup","pointercancel","lostpointercapture"])this.place.addEventListener(u,l,{once:!0})}nudge(t){
let e=this.held(t.target);if(!e)return;let{value:s,choices:n,set:r}=e.grip,i={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1}[t.key],a=n.findIndex(h=>h>=s),c={Home:0,End:n.length-1}[t.key]??(i&&a+i);
c!==void 0&&(t.preventDefault(),n[c]!==void 0&&r(n[c]))}};var[ae,ce,F]=[56,24,4],[he,Ot]=[18,4],as=5,cs={query:"query",q:"query",key:"key",k:"key",value:"valu\
e",v:"value"},z=({shape:o})=>`(${o.join(", ")})`;function hs(o,{steps:t}){return t.flatMap(({ins:s,out:n,
word:r},i)=>s[1]?.isParameter&&s[0].axes.at(-1)!==n.axes.at(-1)&&i<t.length-1?[{...o,step:i,name:r}]:
[]).map(s=>({...s,tensor:t[s.step].out}))}function le(o,t){let e=({name:h})=>h.includes("mask"),s=o.
flatMap((h,l)=>{let u=h.inputs.length;return h.lines.flatMap(({turns:d=[]},f)=>{let[g,p]=[f+u,t[l].rows[f+
u]],[w,$]=p.made[0]??[],x=h.name.split(".").at(-1),b=w==="return"?p.steps.at(-1)?.word??x:w;return $?
d.map(v=>({turn:v,at:l,row:g,name:b,tensor:$})):[]})}),n=({at:h,row:l})=>t[h].rows[l],r=[...new Set(
s.map(({turn:h})=>h))].sort((h,l)=>h-l).map(h=>{let l=s.filter(u=>u.turn===h);return l.find(u=>n(u).
steps.length)??l[0]}).filter((h,l,u)=>n(h)!==(u[l-1]&&n(u[l-1]))),i=t[0].rows.flatMap(({isInput:h,source:l,
made:u},d)=>h?[{turn:0,at:0,row:d,name:l,tensor:u[0][1]}]:[]),a=r.flatMap(h=>[...hs(h,n(h)),h]),c=a.
at(-1);return c&&t[0].rows.at(-1)?.made.length&&(a[a.length-1]={...c,name:"returned",isEnd:!0}),[...i,
...a].filter(h=>!e(h))}function ls({shape:o,axes:t},e){let s=o.slice(t[0]==="B"&&o.length>1?1:0),[n,
r]=[s.at(-2)??1,s.at(-1)??1],i=Math.min(s.length>2?s[0]:1,Ot),[a,c]=[r,n].map(p=>Math.min(R(p),he)*e),
[h,l]=[ae+Ot*F,ce+Ot*F],u=(h-a-(i-1)*F)/2,d=(l-c+(i-1)*F)/2,f=M(i).reverse(),g=p=>({x:u+p*F,y:d-p*F,
width:a,height:c});return k("svg",{viewBox:`0 0 ${h} ${l}`,width:h,height:l,"aria-hidden":"true"},...f.
map(p=>k("rect",g(p))))}function us(o){let[t,e]=[o[0],o[o.length-1]],s=o.filter(({turn:a})=>!a).map(
({name:a,tensor:c})=>`${a} ${z(c)}`);if(!e.isEnd)return`In: ${s.join(", ")}. Nothing comes out: a li\
ne breaks.`;let n=z(t.tensor)===z(e.tensor),r=s.length===1?". Only inside does it change":"",i=n?`, \
the shape of ${t.name}${r}`:"";return`In: ${s.join(", ")}. Out: ${z(e.tensor)}${i}.`}function ds(o){
let t=e=>Math.max(...o.map(({tensor:s})=>Math.min(R(s.shape.at(e)??1),he)));return Math.min(5,ae/t(-1),
ce/t(-2))}function ue(o){let t=m("p",{class:"through"}),e=m("ol",{"aria-label":"What one run makes, \
in its order"}),s=m("div",{class:"way"},t,e),n=()=>[...e.querySelectorAll("button")],r=()=>n().indexOf(
document.activeElement);e.addEventListener("keydown",a=>{let c={ArrowRight:1,ArrowLeft:-1}[a.key],h=c&&
n()[r()+c];h&&(a.preventDefault(),h.focus(),h.click())});function i(a,c,h,l){let u={class:l,tabindex:h?
0:-1,"aria-current":String(h)},d=N("",()=>o(a),{...u,...C}),f=m("span",{},z(a.tensor)),g=ls(a.tensor,
c),p=cs[a.name];return p&&(g.style.color=`var(--${p})`),d.append(g,m("code",{},a.name)," ",f),m("li",
{},d)}return{node:s,show(a,c,[h,l]){if(s.hidden=a.length<as,s.hidden){t.textContent="",e.replaceChildren();
return}let[u,d]=[a[0],a[a.length-1]],f=z(u.tensor)===z(d.tensor);t.textContent=us(a);let g=ds(a),p=a.
findLastIndex(S=>S.at===c.at&&S.row===c.row&&S.step===c.step),w=r(),$=a.map((S,y)=>{let T=y===0||f&&
S===d,H=S.turn>h&&S.turn<=l,we=["stop",...[T&&"end",H&&"inside"].filter(Boolean)].join(" ");return i(
S,g,y===p,we)}),{scrollLeft:x}=e;e.replaceChildren(...$);let{offsetLeft:b=x,offsetWidth:v=0}=$[p]??{},
j=b+v-e.clientWidth;e.scrollLeft=Math.min(Math.max(x,j),b),p<0&&(n()[0].tabIndex=0),w>=0&&n()[w]?.focus(
{preventScroll:!0})}}}var V={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden","d_ff"],n_layers:["Layers","n_layers"]},me=Object.
fromEntries(Object.entries(V).map(([o,[,t]])=>[t,o])),ps=12;function fs(o,t){let e=Object.entries(me).
map(([n,r])=>[n,o[r]]),s=Math.floor(o.d_model/o.n_heads);return{...Object.fromEntries(e),...t,d_k:s}}
function de({refusals:o=[]},t,e){return(o.find(({sliders:n,values:r})=>r.some(i=>i.every((a,c)=>a===
t[n[c]])))?.template??"").replace(/\{(\w+)\}/g,(n,r)=>e[r])}var ms=(o,t)=>o.reduce((e,s)=>Math.abs(s-
t)<Math.abs(e-t)?s:e);function gs(o,t,e,s){let{node:n,show:r}=Ct(m("i",{},o),t,e,s),i=m("input",{type:"\
number",min:e[0],max:e.at(-1),"aria-label":`${o} ${t}, typed`,...C});return i.addEventListener("chan\
ge",()=>{s(ms(e,Number(i.value)||1))}),n.lastElementChild?.replaceWith(i),{node:n,show(a){r(a),i.value=
String(a)}}}var Et=o=>Object.fromEntries(o.split(",").flatMap(t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??
[];return e?[[e,Number(s)]]:[]})),ws=o=>Object.entries(o).map(([t,e])=>`${t}=${e}`).join(", "),Mt=o=>t=>o.
test(t)?t:void 0,pe=o=>t=>/^-?\d{1,4}$/.test(t)&&Number(t)>=o?Number(t):void 0,fe={odd:Mt(/^(\w+\.\d=\d+(, )?)*$/),
line:Mt(/^.{0,120}$/),focus:Mt(/^(\d+\.\d+(\.\d+)?|own(\.\d+)?)?$/),entry:pe(-1),alone:Bt,task:pe(0)};
function xs(o,t,e,s){let n=qt(t.parameters,e),r=t.parameters.length?`${o} has ${ot(n)} parameters.`:
"";if(!s)return r;let i=O(s.shape);return`${s.shape.length>1?`${s.shape.join(" × ")} = `:""}${ot(i)}\
 entries. ${r}`}function bs(o,t){if(o.error)return[o.error,!1];if(o.unknown)return[`This line cannot\
 be followed here: ${o.unknown}.`,!1];let e=o.made[0][1],[s,n]=[e,t].map(i=>`(${i.shape.join(", ")})`);
if(s!==n)return[`Your line gives ${s}, the code’s result is ${n}.`,!1];if(e.base.name!==t.base.name||
!e.from)return[`✓ The shape is that of the code’s result, ${n}.`,!0];let r=te(e,t);return r?[`No\
 error, and the shape is right, but ${r} of ${O(e.shape)} entries are in the wrong place: struck out\
.`,!1]:["✓ Shape and entries are those of the code’s result.",!0]}var St=class{state={};part={};sizes={};functions=[];isFollowed=!1;here={
at:0,row:0};step=0;shown="";onWay="";constructor({model:t,el:e}){this.model=t;let{stops:s,fixed:n={},
parts:r,helpers:i={}}=t.get("table");this.choices=s,this.fixed=n,this.helpers=i,this.isOwnCode=!s,this.
names=["part",...Object.keys(V),...Object.keys(fe)],this.controls=this.isOwnCode?{}:this.controlsOf(
s,r);let a=Object.fromEntries(Object.keys(V).map(x=>[x,Z(s?.[x]??[])])),c=Z(Object.keys(r));this.address=
this.isOwnCode?{node:"",show(){}}:Ht(t,e,{part:c,...a,...fe}),this.status=D("verdict"),this.error=D(
"error"),this.list=zt((x,b)=>this.choose(x,b)),this.way=ue(({at:x,row:b,step:v})=>this.choose(x,b,v)),
this.stage=new nt((x,b)=>this.grip(x,b),(x,b,v)=>this.look(x,b,v),x=>this.meaning(x),x=>_(t,{entry:x})),
this.steps=m("div",{class:"steps",role:"group","aria-label":"Steps of the line"}),this.stage.says.before(
this.steps),this.alone=_t("Pull the edges of this tensor alone",x=>_(t,{alone:x})),this.reset=N("Put\
 the edges back",()=>_(t,{odd:""})),this.stage.under.append(this.alone.node,this.reset),this.own=this.
ownLine(),this.challenge=m("div",{class:"challenge"}),this.asked=D("asked");let h=m("div",{class:"bo\
th"},this.list.node,this.stage.node,this.own.node),{part:l,...u}=this.controls,d=Object.values(u).map(
({node:x})=>x),f=m("div",{class:"head"},l?.node??"",this.challenge,this.asked),g=m("div",{class:"con\
trols"},...d),p=m("div",{class:"told"},this.status,this.error),w=m("div",{class:"foot"},this.address.
node),$=this.way.node;Tt(e,"shape-explorer","Shape lab",f,g,p,$,h,w)}controlsOf(t,e){let s=c=>h=>_(this.
model,{[c]:h}),n=Object.fromEntries(Object.keys(e).map(c=>[c,c])),r={odd:"",line:"",focus:"",entry:-1,
alone:!1,task:0},a={part:At("Code",n,c=>_(this.model,{...r,part:c}))};for(let[c,h]of Object.entries(
V))a[c]=gs(...h,t[c],s(c));return a}ownLine(){let t=m("input",{type:"text",maxlength:120,spellcheck:"\
false",autocapitalize:"off",autocomplete:"off",...C}),e="",s=a=>{let c=a.startsWith(".")?e+a:a;_(this.
model,{line:c,focus:"own",entry:-1})};t.addEventListener("input",()=>s(t.value)),t.addEventListener(
"focus",()=>{t.value&&this.here.at>=0&&s(t.value)});let n=m("div",{class:"chips"}),r=m("label",{},"A\
 line of your own",t),i=D("own-says");return{node:m("div",{class:"own"},r,i,n),input:t,says:i,show:(a,c)=>{
t.value!==a&&(t.value=a);let h=c.tries??[];e=c.functions[0]?.inputs[0]?.[0]??"";let l=h.map(d=>N(d.trim(),
()=>s((this.model.get("line")||e)+d))),u=N("Start again",()=>s(e));n.replaceChildren(...l,...a&&a!==
e?[u]:[])}}}choose(t,e,s){let n=[t,e,s].filter(r=>r!==void 0).join(".");_(this.model,{focus:n,entry:-1,
alone:!1})}grip(t,e){if(this.isOwnCode)return null;let{model:s,state:n,sizes:r,choices:i,part:a}=this,
{base:c}=t,h=Et(n.odd),l=t.name===c.name?e:c.axes.indexOf(t.axes[e]),u=`${c.name}.${l}`;if(a.functions[0].
inputs.some(([b])=>b===c.name)&&l>=0&&(u in h||n.alone)&&this.isFollowed)return{label:`Axis ${e}`,value:t.
shape[e],choices:M(ps,1),set:b=>{let{[u]:v,...j}=h,S=et(a.functions[0],r)[c.name].shape[l],y=b===S?j:
{...j,[u]:b};_(s,{odd:ws(y)})}};let g=t.axes[e];if(g==="d_k"&&a.sliders.includes("n_heads")){let b=i.
d_model.filter(j=>j%r.H===0).map(j=>j/r.H);if(!b.includes(r.d_k))return null;let v=j=>_(s,{d_model:j*
r.H});return{label:"Features of a head d_k",value:r.d_k,choices:b,set:v}}let p=me[g];if(!p||!a.sliders.
includes(p))return null;let w=i[p].filter(b=>this.fits({...n,[p]:b}));if(!w.length)return null;let $=b=>_(
s,{[p]:b});return{label:V[p].join(" "),value:n[p],choices:w,set:$}}fits(t){return(!this.part.sliders.
includes("n_heads")||t.d_model%t.n_heads===0)&&!de(this.part,t,{})}meaning({base:t,name:e,axes:s,isParameter:n}){
if(n)return"parameter";let[r]=(t.name||e||"").match(/^(query|key|value)\b/)??[];if(this.state.part===
"attention")return r??"row";let{d_model:i,H:a}=this.sizes,c=s.at(-1)==="d_model"&&i%a===0;return this.
stage.hasHeads&&(s.includes("H")||c)?"head":"row"}look(t,e,s){let{shape:n,axes:r}=s?t.base:t,i=I(s&&
t.from?.[e]||e,n),a=n.length>1?n.length-2:0,c=r.indexOf("H"),h=c>=0?i[c]:Math.floor(i.at(-1)/this.sizes.
d_k),l=this.meaning(t),u={head:`hue-${h%8}`,row:"accent",parameter:"soft"}[l],[d,f]={head:[38,32],parameter:[
12,0]}[l]??[14,40],g=d+f*i[a]/Math.max(1,n[a]-1);return{fill:`color-mix(in srgb, var(--${u??l}) ${g}\
%, var(--cell))`,text:s?i.slice(-2).join(","):""}}setTask(t){let e=this.part.tasks[t-1],s=this.rowOf(
e),n=e?.at?`0.${s}`:e?.line?"own":"",r={odd:e?.odd??"",line:e?.line??""};_(this.model,{...r,focus:n,
entry:-1,alone:!1,task:t})}rowOf(t){return(this.functions[0]?.rows??[]).findIndex(({source:s})=>t?.at&&
s.startsWith(t.at))}showTask(t=this.runOwn()){let e=this.part.tasks??[],s=e[this.state.task-1];this.
challenge.hidden=!e.length;let n=e.map((h,l)=>{let u=()=>this.setTask(h===s?0:l+1),d=String(h===s),f=e.
length>1?`Challenge ${l+1}`:"Challenge";return N(f,u,{class:"main","aria-pressed":d})}),r=this.functions[0]?.
rows[this.rowOf(s)],i=s?.sizes?!this.error.textContent&&Object.entries(s.sizes).every(([h,l])=>this.
sizes[h]===l):s&&(s.at?r?.made.length>0:t?.isRight);this.challenge.replaceChildren(...n);let a=`✓ So\
lved. ${s?.then}`,c=s?i?a:s.say:"";this.asked.textContent!==c&&(this.asked.textContent=c),this.asked.
className=i?"asked solved":"asked"}redraw(){let t=Nt(this.model,this.names),e=this.model.get("table").
parts[t.part];if(!e)return;Object.assign(this,{state:t,part:e,sizes:fs(t,this.fixed)});for(let[h,{node:l,
show:u}]of Object.entries(this.controls))u(t[h]),l.hidden=h!=="part"&&!e.sliders.includes(h);this.address.
show();let s=de(e,t,this.sizes),n=Et(t.odd),r=Qt(e.functions,this.sizes,n,this.helpers),i=r.some(({rows:h})=>h.
some(({error:l})=>l)),a=r.length===1&&r[0].rows.every(h=>!h.isRecorded);this.error.textContent=s&&`V\
alueError: ${s}`;let c=!!(s&&!a&&!i&&this.shown);for(let{node:h}of[this.list,this.stage])h.inert=c;this.
way.node.inert=!!(s&&(i||c)),!(c&&(this.status.textContent="",this.showTask(),t.part===this.shown))&&
(Object.assign(this,{functions:r,isFollowed:a}),this.shown=t.part,this.draw())}first(t){if(t)return{
at:-1,row:0};let e=this.functions.findIndex(({rows:n})=>n.some(r=>r.error)),s=[n=>e<0?n.steps.length:
n.error,n=>e<0&&n.made.length&&!n.isInput];for(let[n,{rows:r}]of this.functions.entries())for(let i of s){
let a=r.findIndex(i);if(a>=0)return{at:n,row:a}}return{at:0,row:0}}find(t){let[e,...s]=this.state.focus.
split("."),[n,r]=s.map(Number),i=this.functions[Number(e)]?.rows[n];return this.here=this.first(t),e===
"own"&&t?this.here={at:-1,row:0,step:n}:i&&(i.made.length||i.error)&&(this.here={at:Number(e),row:n,
step:r}),this.here}runOwn(){let{line:t}=this.state,[e]=this.part.functions,s=this.functions[0]?.rows.
findLast(({made:u})=>u.length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;let n={...Zt(this.
sizes),...et(e,this.sizes,Et(this.state.odd))},r=$t(t,n,this.helpers);r.value&&!r.made.length&&(r.made=
[["",r.value]]),!r.made.length&&!r.error&&(r.unknown??="it gives no tensor");let[i,a]=bs(r,s),c=r.made[0]?.[1],
l=c?.from&&s.from&&c.base.name===s.base.name&&String(c.shape)===String(s.shape)?[...c.from.keys()].filter(
u=>c.from[u]!==s.from[u]):[];return{...r,source:t,says:i,isRight:a,astray:l}}draw(){let{part:t,state:e}=this,
s=this.runOwn(),n=this.find(s),r=n.at<0?s:this.functions[n.at]?.rows[n.row],i=r?.steps??[],a=r?.error&&
r.tried?.ins.length?r.tried:null,c=i.length-(a?0:1);this.step=Math.max(0,Math.min(n.step??c,c));let h=i[this.
step];this.list.show(this.functions,n,h??r),(!this.way.node.inert||this.onWay!==e.part)&&this.showWay(
n),this.onWay=e.part,this.own.node.hidden=!t.tries?.length&&!e.line,this.own.show(e.line,t),this.own.
node.classList.toggle("current",n.at<0),this.own.says.textContent=s?.says??"";let l=s?.isRight?"righ\
t":s?.error?"broken":"";this.own.says.className=`own-says ${l}`,this.showSteps(i,a);let u=r?.made[0]?.[0]??
"";this.stage.show({...r,name:n.at<0?"your line":u==="return"?"returned":u,step:h,entry:e.entry,tried:h?
null:a,isLast:this.step===i.length-1,astray:n.at<0&&this.step===i.length-1?s?.astray:[]});let d=r?.isInput&&
n.at===0&&this.isFollowed&&!this.isOwnCode;this.alone.node.hidden=!d,this.alone.show(e.alone),this.reset.
hidden=!e.odd,r?.error&&n.at>=0&&this.stage.says.append(m("span",{class:"raised"},r.error));let f=r?.
made[0]?.[1];this.status.textContent=this.error.textContent?"":xs(e.part,t,this.sizes,f),this.showTask(
s)}showWay(t){let{functions:e}=this.part,[{inputs:s,lines:n}]=e,r=t.at===0?t.row-s.length:-1,i=a=>n[a]?.
turns.at(-1)??0;this.way.show(le(e,this.functions),t,[i(r-1),i(r)])}showSteps(t,e){let s=[...t.map(({
word:r})=>r),...e?[`${e.word} ✗`]:[]];this.steps.hidden=s.length<2;let n=s.map((r,i)=>N(`${i+1} ${r}`,
()=>this.goTo(i),{"aria-pressed":String(i===this.step)}));this.steps.replaceChildren(...n)}goTo(t){let{
at:e,row:s}=this.here,n=e<0?`own.${t}`:`${e}.${s}.${t}`;_(this.model,{focus:n,entry:-1}),this.steps.
querySelectorAll("button")[t]?.focus()}};function ys(o){let t=new St(o),e=It(o.model,[...t.names,"ta\
ble"],()=>t.redraw()),s=0,n=new ResizeObserver(()=>{let r=t.stage.place.clientWidth;r&&r!==s&&t.shown&&
t.draw(),s=r});return n.observe(t.stage.place),()=>{t.stage.stop(),n.disconnect(),e()}}var ge={render:ys};widget=ge;})();
export default widget;
