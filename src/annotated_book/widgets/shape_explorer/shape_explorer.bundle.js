let widget;
(()=>{var Ce=Object.defineProperty;var _e=(o,t)=>{for(var e in t)Ce(o,e,{get:t[e],enumerable:!0})};function w(o,t={},...e){return Nt(document.createElement(o),t,e)}function $(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return Nt(s,t,e)}function Nt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function Bt(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(w("div",n,...s))}var Ht=(...o)=>w("div",{class:"\
controls"},...o.map(({node:t})=>t)),Rt=()=>w("p",{class:"pointed","aria-hidden":"true"});var T={"data-lm-suppress-shortcuts":"true"};function I(o,t,e={}){let s=w("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function Ae(o,t,e,s){let n=w("input",{type:"range",...e,...T}),
i=w("output",{"aria-live":"off"}),r=w("span",{},o," ",w("code",{},t));return n.addEventListener("inp\
ut",()=>s(Number(n.value))),{node:w("div",{class:"control"},w("label",{},r,n),i),input:n,output:i}}function Ft(o,t,e,s){let n={min:0,max:e.length-1},i=h=>s(e[h]),{node:r,input:a,output:c}=Ae(o,t,n,i);
return{node:r,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function zt(o,t){let e=w("input",{type:"checkbox",...T});return e.addEventListener(
"change",()=>t(e.checked)),{node:w("div",{class:"control"},w("label",{},e,o)),show(s){e.checked=s}}}
function qt(o,t,e){let s=Object.entries(t).map(([r,a])=>w("option",{value:r},a)),n=`menu-${Math.random()}`,
i=w("select",{id:n,...T},...s);return i.addEventListener("change",()=>e(i.value)),{node:w("div",{class:"\
control menu"},w("label",{for:n},o),i),show(r){i.value=r}}}var Pt=(o={})=>w("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...o,...T});function Ie(o,t){let e=Object.entries(t);for(let[s,n]of e)o.on(`change:${s}`,n);return()=>{for(let[s,
n]of e)o.off(`change:${s}`,n)}}function Dt(o,t,e){let s=Ie(o,Object.fromEntries(t.map(n=>[n,e])));return e(),
s}var rt=(o,t)=>Object.fromEntries(t.map(e=>[e,o.get(e)]));function C(o,t){for(let[e,s]of Object.entries(
t))o.set(e,s);o.save_changes()}function K(o){let t=w("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&
Be(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(
t,s)),t}var Ne=1e3,J,It;function Be(o){J?.isConnected||(J=w("p",{class:"annotated-voice",role:"statu\
s"}),document.body.append(J));let t=J;clearTimeout(It),It=setTimeout(()=>{t.textContent=o},Ne)}var Q=o=>t=>o.find(e=>String(e)===t),Wt=Q([!0,!1]),He=o=>String(o);function Kt(o,t,e,s={}){let n=t.closest(
"[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:i}=n.dataset,r=[...document.querySelectorAll(
`[data-widget="${i}"]`)],a=i+(r.indexOf(n)>0?r.indexOf(n)+1:""),c=g=>(s[g]??He)(o.get(g)),h=Object.keys(
e),l=Object.fromEntries(h.map(g=>[g,c(g)])),d=new URLSearchParams(location.search),u=[];for(let[g,x]of Object.
entries(e)){let k=d.get(`${a}.${g}`);if(k===null)continue;let b=x(k);b===void 0?u.push(g):o.set(g,b)}
let p=w("a",{},"Copy link to this setting"),m=w("span",{role:"status"});p.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let f=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:w("p",{class:"addr\
ess"},p,m,f),show(){let g=new URLSearchParams(location.search);for(let b of h){let E=c(b);E===l[b]?g.
delete(`${a}.${b}`):g.set(`${a}.${b}`,E)}m.textContent="";let x=n.closest("section[id]")?.id,k=g.size?
`?${g}`:location.pathname;p.setAttribute("href",`${k}${x?`#${x}`:""}`)}}}var O=(o,t=0)=>Array.from({length:o},(e,s)=>t+s),tt=(o,t)=>o.reduce((e,s)=>Math.abs(s-t)<Math.abs(e-
t)?s:e),Gt=o=>o.reduce((t,e)=>t+e,0),M=o=>o.reduce((t,e)=>t*e,1);var at=o=>o.toLocaleString("en-US"),Ut=(o,t)=>Gt(o.map(([e,s])=>e*M(s.map(n=>t[n]??n))));var xt={};_e(xt,{Refused:()=>N,axisOf:()=>G,broadcast:()=>st,collapse:()=>gt,contiguous:()=>ft,flatOf:()=>ct,
fresh:()=>U,indexOf:()=>B,maskedFill:()=>wt,multiply:()=>ut,permute:()=>Y,stridesOf:()=>F,together:()=>lt,
transpose:()=>V,tuple:()=>H,turned:()=>pt,unsqueeze:()=>mt,view:()=>dt});var Re=4096,N=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}},H=o=>`(${o.
join(", ")}${o.length===1?",":""})`;function U(o,t=[],e=""){let s=M(o),n={shape:o,axes:o.map((i,r)=>t[r]??
""),strides:F(o),from:s<=Re?Int32Array.from(O(s)):null,name:e};return n.base=n,n}function F(o){let t=o.
map(()=>1);for(let e=o.length-2;e>=0;e--)t[e]=t[e+1]*o[e+1];return t}var B=(o,t)=>F(t).map((e,s)=>Math.
floor(o/e)%t[s]),ct=(o,t)=>F(t).reduce((e,s,n)=>e+s*o[n],0),et=o=>`[${o.join(", ")}]`;function G(o,t,e=0){
let s=Math.max(t+e,1);if(o<-s||o>=s)throw new N(`Dimension out of range (expected to be in range of \
[${-s}, ${s-1}], but got ${o})`,"IndexError");return o<0?o+s:o}function st(o,t){let e=Math.max(o.length,
t.length),s=(i,r)=>i[r-e+i.length]??1,n=O(e);for(let i=e-1;i>=0;i--){let[r,a]=[s(o,i),s(t,i)];if(r!==
a&&r!==1&&a!==1)throw new N(`The size of tensor a (${r}) must match the size of tensor b (${a}) at n\
on-singleton dimension ${i}`);n[i]=r===1?a:r}return n}function ht(o,...t){return o.map((e,s)=>{let n=t.
map(({shape:i,axes:r})=>[i.length-o.length+s,i,r]).find(([i,r,a])=>r[i]===e&&a[i]);return n?n[2][n[0]]:
""})}function lt(o,t){let e=st(o.shape,t.shape);return U(e,ht(e,o,t))}function Fe(o,t){if(o.shape.length<=
2&&t.shape.length<=2)return!0;if(o.shape.length===2||Math.min(o.shape.length,t.shape.length)>2)return!1;
let e=o.shape.length>=t.shape.length,{shape:s,strides:n}=e?o:V(t,-2,-1);return O(s.length-2).every(r=>n[r]===
n[r+1]*s[r+1])}function ut(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||!s.length)throw new N(`both\
 arguments to matmul need to be at least 1D, but they are ${e.length}D and ${s.length}D`);let[n,i]=[
e.at(-1),s.at(s.length>1?-2:0)],r=d=>({shape:d.shape.slice(0,-2),axes:d.axes.slice(0,-2)}),a=st(r(o).
shape,r(t).shape),[c,h]=[e.slice(-2,-1),s.length>1?s.slice(-1):[]];if(n!==i)throw new N(ze(o,t,a,[n,
i]));let l=[...ht(a,r(o),r(t)),...o.axes.slice(-2,-1),...s.length>1?t.axes.slice(-1):[]];return U([...a,
...c,...h],l)}function ze(o,t,e,[s,n]){let[i,r]=[o.shape,t.shape];if(!Fe(o,t)){let h=M(e);return`Exp\
ected size for first two dimensions of batch2 tensor to be: ${et([h,s])} but got: ${et([h,n])}.`}if(i.
length===1&&r.length===1)return`inconsistent tensor size, expected tensor [${s}] and src [${n}] to h\
ave the same number of elements, but got ${s} and ${n} elements respectively`;let a=(h,l,d)=>`size m\
ismatch, got input (${h}), mat (${h}x${l}), vec (${d})`;return r.length===1?a(M(i.slice(0,-1)),s,n):
r.length>2?a(M(r)/n,n,s):`mat1 and mat2 shapes cannot be multiplied (${M(i.slice(0,-1))}x${s} and ${n}\
x${r.at(-1)})`}function qe(o,t){let e=()=>new N(`shape '${et(o)}' is invalid for input of size ${t}`),
s=o.indexOf(-1),n=o.findIndex(r=>r<-1);if(n>=0)throw new N(`invalid shape dimension ${o[n]} at index\
 ${n} of shape ${et(o)}`);if(s!==o.lastIndexOf(-1))throw new N("only one dimension can be inferred");
let i=M(o.filter(r=>r!==-1));if(s<0?i!==t:!i||t%i)throw e();return o.map(r=>r===-1?t/i:r)}function Pe({
shape:o,strides:t},e){let s=e.map(()=>1),n=e.length-1,[i,r,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=
0;c--)if(r*=o[c],!(c&&(o[c-1]===1||t[c-1]===r*i))){for(;n>=0&&(a<r||e[n]===1);)s[n]=a*i,a*=e[n--];if(a!==
r)return null;c&&([i,r,a]=[t[c-1],1,1])}return n===-1?s:null}function dt(o,t,e,s=!1){let n=qe(t,M(o.
shape)),i=Pe(o,n);if(!i&&!s)throw new N("view size is not compatible with input tensor's size and st\
ride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let r=n.
map((a,c)=>e[c]||a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:r.map(a=>a||""),strides:i??F(n)}}
function Y(o,t){let e=r=>t.map(a=>r[a]),s=e(o.shape),n=e(F(o.shape)),i=o.from?.map((r,a)=>{let c=B(a,
s);return o.from[c.reduce((h,l,d)=>h+l*n[d],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),
from:i??null}}function V(o,t,e){let s=o.shape.length,n=O(s),[i,r]=[G(t,s),G(e,s)];return s?([n[i],n[r]]=
[r,i],Y(o,n)):o}function pt(o,t){let e=o.shape.length;if(t==="T")return Y(o,O(e).reverse());if(e>1)return V(
o,-2,-1);throw new N(`tensor.mT is only supported on matrices or batches of matrices. Got ${e}-D ten\
sor.`)}function ft(o){let t=F(o.shape);return o.shape.every((s,n)=>s===1||t[n]===o.strides[n])?{...o}:
{...o,strides:t}}function mt(o,t){let e=G(t,o.shape.length,1),s=(i,r)=>i.toSpliced(e,0,r),n=(o.strides[e]??
1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),strides:s(o.strides,n)}}function gt(o,t,e){
let s=G(t,o.shape.length),n=(i,r)=>e?i.with(s,r):i.toSpliced(s,1);return U(n(o.shape,1),n(o.axes,""))}
function wt(o,t){let e=st(t.shape,o.shape);return U(e,ht(e,o,t))}var De=({axes:o,shape:t})=>o.some(Boolean)?`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function bt(o,t){
if(!t||t.end<=t.start)return w("code",{},o);let e=w("mark",{},o.slice(t.start,t.end));return w("code",
{},o.slice(0,t.start),e,o.slice(t.end))}function We(o,t,e,s){let{source:n,made:i,error:r,isInput:a,isMissing:c}=o,
h=i.map(([,p])=>p),l=h.map(p=>w("span",{class:"shape"},w("b",{},H(p.shape)),` ${De(p)}`));r&&l.push(
w("span",{class:"shape broken"},"✗ breaks here")),c&&l.push(w("span",{class:"shape"},"no tensor"));
let d=w("span",{class:"words"},bt(n,t&&e),...l),u=I(d,s,{class:`line${a?" input":""}`,tabindex:t?0:-1,
"aria-current":String(t),...T});return u.disabled=!!c||!(h.length||r),w("li",t?{class:"current"}:{},
u)}var Yt=o=>[...o.querySelectorAll("button")].filter(t=>!t.disabled);function yt(o,t,e){o.addEventListener(
"keydown",s=>{let n=Yt(o),i=n.indexOf(s.target),a={[t]:i-1,[e]:i+1,Home:0,End:n.length-1}[s.key];a!==
void 0&&(s.preventDefault(),n[a]?.focus(),n[a]?.click())})}function Vt(o){let t=w("div",{class:"line\
s"});return yt(t,"ArrowUp","ArrowDown"),{node:t,show(e,s,n){let i=t.scrollTop,r=t.contains(document.
activeElement),a=e.flatMap(({name:u,rows:p},m)=>{let f=p.map((k,b)=>{let E=m===s.at&&b===s.row;return We(
k,E,n?.at,()=>o(m,b))}),g={"aria-label":`Lines of ${u}`};return[w("p",{},w("code",{},u)),w("ol",g,...f)]});
t.replaceChildren(...a),t.scrollTop=i;let c=Yt(t);c.length&&!c.some(({tabIndex:u})=>u===0)&&(c[0].tabIndex=
0);let h=t.querySelector("li.current");if(!h)return;r&&h.querySelector("button")?.focus({preventScroll:!0});
let[l,d]=[h.offsetTop,h.offsetTop+h.offsetHeight];l<t.scrollTop&&(t.scrollTop=l-8),d>t.scrollTop+t.clientHeight&&
(t.scrollTop=d-t.clientHeight+8)}}}var $t=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,v=class extends Error{};
function Ke(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){$t.lastIndex=s;let n=$t.exec(o);if(!n)
throw new v(`cannot read “${o.slice(s).trim()}”`);s=$t.lastIndex;let i=["number","name","text","\
sign"].find((a,c)=>n[c+1]),r=n.slice(1).find(Boolean)??"";t.push({kind:i,word:r,start:s-r.length,end:s})}
return t}var kt=class{constructor(t){this.tokens=Ke(t),this.at=0}get next(){return this.tokens[this.
at]??{kind:"end",word:"the end",start:0,end:0}}is(...t){return this.next.kind==="sign"&&t.includes(this.
next.word)}take(t){if(t&&!this.is(t))throw new v(`expected “${t}”, found “${this.next.word}”`);
return this.tokens[this.at++]}node(t,e,s){return{...s,kind:t,start:e,end:this.tokens[this.at-1].end}}chain(t,e){
let s=e();for(;this.is(...t);){let{word:n}=this.take(),i=e();s=this.node("two",s.start,{word:n,left:s,
right:i})}return s}expression(){let t=this.chain(["+","-"],()=>this.chain(["@","*","/","//"],()=>this.
factor()));if(this.next.word!=="if")return t;let[,e,...s]=this.tokens.slice(this.at,this.at+5);if(s.
map(({word:i})=>i).join(" ")!=="is None else")throw new v("this condition cannot be read");this.at+=
5;let n=this.expression();return this.node("if",t.start,{name:e.word,value:t,other:n})}factor(){if(!this.
is("-","~"))return this.called();let{word:t,start:e}=this.take(),s=this.factor();return this.node("o\
ne",e,{word:t,of:s})}called(){let t=this.atom(),{start:e}=t;for(;;)if(this.is(".")){this.take();let{
word:s,kind:n}=this.next;if(n!=="name")throw new v("a name is missing after the dot");this.at++,t=this.
node("attribute",e,{of:t,word:s})}else if(this.is("(")){let s=this.list(")");t=this.node("call",e,{of:t,
...s})}else if(this.is("[")){let s=this.list("]");t=this.node("index",e,{of:t,...s})}else return t}list(t){
this.take();let e=[],s={};for(;!this.is(t);){let n=this.tokens[this.at+1];if(this.next.kind==="name"&&
n?.word==="="){let{word:i}=this.take();this.take("="),s[i]=this.expression()}else e.push(this.expression());
this.is(t)||this.take(",")}return this.take(t),{args:e,named:s}}atom(){let{kind:t,word:e,start:s}=this.
next;if(this.is("(","[")){let{args:n}=this.list(e==="("?")":"]");return n.length===1&&e==="("?this.node(
n[0].kind,s,n[0]):this.node("list",s,{args:n})}if(t==="sign"||t==="end")throw new v(`a value is miss\
ing before “${e}”`);return this.at++,this.node(t,s,{word:e})}};function Ge(o){let t=new kt(o),e=[
t.expression()];for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!==
"end")throw new v(`“${t.next.word}” stands where it cannot`);return e}function Xt(o){let[,t,e]=o.
match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["retur\
n"]:[],i=Ge(" ".repeat(s)+o.slice(s));return{names:n.map(r=>r.trim()).filter(Boolean),values:i}}var{axisOf:Zt,flatOf:se,fresh:X,indexOf:Et,Refused:ne}=xt,Jt=14,S=o=>!!(o?.shape&&o.strides),R=(o,t="")=>({
n:o,name:t}),Qt=o=>o.map(({n:t})=>t),Ue={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Ye={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},vt=(o,t)=>{
let e=o.slice(o.length-t.length);return se(e.map((s,n)=>t[n]===1?0:s),t)},Ve=o=>[[o]],te=(o,t,e)=>s=>{
let n=Et(s,t.shape),i=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[O(o.shape[e]).map(r=>se(
i.with(e,r),o.shape))]},Xe=(o,t,e)=>s=>{let n=Et(s,e.shape),i=t.shape.length>1?n.slice(-1):[],r=o.shape.
length>1?n.slice(0,n.length-i.length):[],a=n.slice(0,Math.max(0,n.length-i.length-1)),c=O(o.shape.at(
-1)),h=o.shape.length>1?a:n.slice(0,-1);return[c.map(l=>vt([...r,l],o.shape)),c.map(l=>vt([...i.length?
h:[],l,...i],t.shape))]},Ot=class o{constructor(t,e){this.names=t,this.helpers=e,this.steps=[],this.
inside=null,this.at={start:0,end:0},this.tried={kind:"",ins:[],word:""}}tries(t,e,s,n){this.tried={kind:t,
ins:e,word:s,sizes:n}}step(t,e,s,n,i){return this.steps.push({kind:t,at:this.at,word:i,ins:e,out:s,sources:n}),
s}value(t){let e=this.at;this.at=this.inside??t;let s=this[t.kind](t);if(s===void 0)throw new v(`${t.
word??"this"} is not known`);return this.at=e,s}number=({word:t})=>R(Number(t));text=({word:t})=>t;name=({
word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.map(e=>this.value(e));if({name:t,value:e,
other:s}){return this.value((this.names[t]??null)===null?e:s)}index({of:t,args:e}){let[s,n]=[this.value(
t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new v("this index");return s.at(n.n)}one(t){
let e=this.value(t.of);return S(e)?this.each(e,t.word):R(-e.n)}each(t,e){return this.step("each",[t],
X(t.shape,t.axes),Ve,e)}two({word:t,left:e,right:s}){let[n,i]=[this.value(e),this.value(s)];if(t==="\
@")return this.product(n,i,t);if(!S(n)&&!S(i)){let r=Ue[`${n.name}${t}${i.name}`]??"";return R(Ye[t](
n.n,i.n),r)}return!S(n)||!S(i)?this.each(S(n)?n:i,t):this.pair(n,i,lt,t)}pair(t,e,s,n){this.tries("p\
air",[t,e],n);let i=s(t,e),r=a=>{let c=Et(a,i.shape);return[t,e].map(({shape:h})=>[vt(c,h)])};return this.
step("pair",[t,e],i,r,n)}alongRow(t,e,s){let n=X(t.shape,t.axes),i=te(t,n,Zt(e,t.shape.length));return this.
step("row",[t],n,i,s)}product(t,e,s){if(!S(t)||!S(e))throw new v("@ is for tensors");this.tries("pro\
duct",[t,e],s);let n=ut(t,e);return this.step("product",[t,e],n,Xe(t,e,n),s)}attribute({of:t,word:e}){
let s=this.value(t);if(!S(s))return s?.[e];if(e==="shape")return s.shape.map((n,i)=>R(n,s.axes[i]));
if(e==="T"||e==="mT")return this.moved(s,pt(s,e),"turn",e);throw new v(`x.${e} is not known here`)}moved(t,e,s,n){
let i=new Map;t.from?.forEach((a,c)=>{i.set(a,c)});let r=a=>[[e.from?i.get(e.from[a]):0]];return this.
step(s,[t],e,r,n)}call(t){let{of:e,args:s,named:n}=t,i=e.kind==="attribute",r=i?`${e.of.word}.${e.word}`:
e.word;if(r==="float"||r==="math.sqrt")return R(Math.sqrt(this.value(s[0]).n));if(r==="F.layer_norm")
return this.alongRow(this.value(s[0]),-1,"layer_norm");if(this.helpers[r]&&!this.names[r])return this.
helper(s,this.helpers[r]);let a=i&&this.value(e.of),c=()=>s.map(d=>this.value(d));if(S(a)){let d=this.
methods[e.word];if(!d)throw new v(`.${e.word}() is not known here`);let u=Object.entries(n).map(([m,
f])=>[m,this.value(f)]),p=c().flat();return this.tries("cut",[a],e.word),d.call(this,a,p,e.word,Object.
fromEntries(u))}let h=this.value(e),[l]=c();if(h==="same")return this.each(l,e.word);if(!h?.linear)throw new v(
`${r} is not known here`);return this.linear(l,h,e.word)}linear(t,{linear:[e,s],names:n},i){let r=X(
[s,e],[n[1],n[0]],`${i}.weight`),a={...Y(r,[1,0]),name:`${i}.weight.T`};return this.product(t,Object.
assign(a,{isParameter:!0}),i)}helper(t,{params:e,lines:s}){let n=t.map(r=>this.value(r)),i=new o(Object.
fromEntries(e.map((r,a)=>[r,n[a]??null])),this.helpers);i.inside=this.at,i.steps=this.steps,i.tries=
(...r)=>this.tries(...r);for(let[r,a]of s)(!a||i.names[a])&&i.run(r);return i.names.return}methods={
view:this.viewed,reshape:this.viewed,mean:this.collapsed,sum:this.collapsed,relu:(t,e,s)=>this.each(
t,s),transpose:(t,[e,s],n)=>this.moved(t,V(t,e.n,s.n),"turn",n),contiguous:(t,e,s)=>this.moved(t,ft(
t),"copy",s),unsqueeze:(t,[e],s)=>this.moved(t,mt(t,e.n),"cut",s),softmax:(t,[e],s,n)=>this.alongRow(
t,(e??n.dim).n,s),masked_fill:(t,[e],s)=>{if(!S(e))throw new v("there is no mask");return this.pair(
t,e,wt,s)}};viewed(t,e,s){if(!e.length||!e.every(r=>Number.isInteger(r?.n)))throw new v("sizes must \
be integers");let n=e.map(({name:r})=>r);this.tries("cut",[t],s,Qt(e));let i=dt(t,Qt(e),n,s==="resha\
pe");return this.moved(t,i,"cut",s)}collapsed(t,[e],s,n){let i=e??n.dim;if(!i)throw new v(`${s} with\
out an axis`);this.tries("row",[t],s);let r=gt(t,i.n,n.keepdim===!0),a=Zt(i.n,t.shape.length);return this.
step("row",[t],r,te(t,r,a),s)}run(t){let{names:e,values:s}=Xt(t),n=s.map(i=>this.value(i));if(e.length>
1&&n.length===1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),!Array.isArray(n))throw new v("a tensor c\
annot be unpacked here");if(e.length>1&&e.length!==n.length)throw new ne(n.length>e.length?`too many\
 values to unpack (expected ${e.length})`:`not enough values to unpack (expected ${e.length}, got ${n.
length})`,"ValueError");return e.forEach((i,r)=>{let a=n[r];this.names[i]=S(a)?{...a,name:i}:a}),{names:e,
value:n[0]}}},nt=o=>Array.isArray(o)?o.find(S):o,Ze={"+":"sum","-":"difference","@":"product"};function ee(o,t){
for(let{at:e,out:s,word:n,kind:i,ins:r}of o){let a=t.slice(e.start,e.end).replace(/^\((.*)\)$/,"$1"),
[{name:c}]=r,h=i==="each"&&c.length<Jt?`${c}′`:n,l={turn:`${c}ᵀ`,cut:c,copy:c}[i]??h,d=o.some(u=>u.
at===e&&u.out!==s);s.name=a.length>Jt||d?Ze[n]??l:a}}function Mt(o,t,e){let s=new Ot(t,e);try{let{names:n,
value:i}=s.run(o);ee(s.steps,o);let r=n.map(c=>[c,nt(t[c])]).filter(([,c])=>S(c)),a=nt(i);return{made:r,
steps:s.steps,value:S(a)?a:void 0}}catch(n){let{steps:i,at:r,tried:a}=s;if(ee(i,o),n instanceof ne)return{
made:[],steps:i,error:`${n.kind}: ${n.message}`,at:r,tried:a};let h=n instanceof v?n.message:"these \
arguments are not known here";return{made:[],steps:[],unknown:h}}}var Je={True:!0,math:{},F:{},torch:{}},
oe=(o,t)=>o.map(e=>typeof e=="number"?e:t[e]),ie=o=>o.map(t=>typeof t=="number"?"":t),re=({shape:o},t,e)=>X(
oe(o,t),ie(o),e);function Qe(o,t){return ae(o,s=>s==="same"?s:typeof s=="string"?R(t[s],s):{linear:oe(
s,t),names:ie(s)})}var ae=(o,t)=>Object.fromEntries(Object.entries(o).map(([e,s])=>[e,t(s)])),ts=(o,t)=>o.
length===t.length&&o.every((e,s)=>e===t[s]);function ot(o,t,e={}){let s=o.inputs.map(([n,i])=>{let{shape:r,
axes:a}=re(i,t,n),c=r.map((h,l)=>e[`${n}.${l}`]??h);return[n,X(c,a,n)]});return{...Je,...ae(o.numbers??
{},n=>R(t[n],n)),...Object.fromEntries(s),self:Qe(o.modules??{},t)}}var ce=o=>Object.fromEntries(Object.
entries(o).map(([t,e])=>[t,R(e,t)])),he={made:[],steps:[],error:"",isMissing:!0};function es(o,t,e,s){
let n=ot(o,t,e),i=Object.keys(e).length>0,r=!1,a=o.inputs.map(([c])=>({source:c,made:[[c,n[c]]],steps:[],
isInput:!0}));for(let{source:c,made:h}of o.lines){if(r){a.push({source:c,...he});continue}let l=h.map(
([p,m])=>[p,re(m,t,p)]),d=Mt(c,n,s),u=l.every(([p,m])=>S(nt(n[p]))&&ts(nt(n[p]).shape,m.shape));if(r=
!!d.error,d.unknown||!(u||i||r)){let p=f=>c.search(new RegExp(`\\b${f.name}\\b`)),m=Object.values(n).
filter(f=>S(f)&&p(f)>=0).sort((f,g)=>p(f)-p(g));for(let[f,g]of l)n[f]=g;a.push({source:c,made:l,steps:[],
given:m,isRecorded:h.length>0})}else a.push({source:c,...d})}return a}function le(o,t,e,s,n=!1){let i=o.
map(u=>es(u,t,e,s)),r=(u,p)=>{let{inputs:m,lines:f}=o[u];return Math.min(...f[p-m.length]?.turns??[])},
a=u=>u.findIndex(({error:p})=>p),c=i.map((u,p)=>r(p,a(u))),h=Math.min(...c),l=c.indexOf(h),d=(u,{isInput:p},m)=>n?
p&&!u:h===1/0||u===l?!0:p?u<l:r(u,m)<h;return o.map(({name:u},p)=>({name:u,rows:i[p].map((m,f)=>d(p,
m,f)?m:{...m,...he})}))}var ue=(o,t)=>[...(o.from??[]).keys()].filter(e=>t.from&&o.from?.[e]!==t.from[e]);var ss=500,ns=24,de=8,[os,is,rs,as]=[28,32,14,14],pe=7.1,P=o=>o<=12?o:12+3*Math.log2(o/12),cs=o=>5+5*
Math.min(P(o),14);function hs({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B";return{column:e-
1,row:Math.max(e-2,-1),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var Z=class{constructor(t,e,{cell:s,
isStacked:n,isLong:i}){this.tensor=t,this.name=e,this.isStacked=n;let{shape:r}=t;this.roles=hs(t);let a=g=>r[this.
roles[g]]??1;this.columns=a("column"),this.rows=a("row"),this.count=a("block"),this.depth=a("thick"),
this.w=P(this.columns)*s,this.h=P(this.rows)*s,this.t=this.roles.thick<0?5:cs(this.depth)*Math.min(1,
s/16),this.blocks=Math.min(this.count,de),this.dx=n?this.t+9:this.w+this.t+as,this.dy=n?this.t+9:0;let c=this.
columns*this.rows*this.blocks;this.hasCells=c<=ss&&Math.max(this.columns,this.rows)<=ns&&this.count<=
de&&r.length<=4;let[h,l]=[this.roles.row,this.roles.thick].map(g=>g<0?0:`${t.axes[g]} ${r[g]}`.length);
this.left=Math.max(h,l)*pe+20,this.spread=this.w+(this.blocks-1)*this.dx+this.t;let d=[e,` ${H(r)}`],
[u,p]=d.map(g=>g.length*(pe+.3)+4),m=this.left+this.spread+rs;this.isBroken=!i&&u+p>m,this.width=Math.
max(m,this.isBroken?Math.max(u,p):u+p),this.words=d;let f=is+(this.isBroken?16:0)+(this.roles.block>=
0?18:0);this.top=f+this.t+(this.blocks-1)*this.dy,this.height=this.top+this.h+os,this.x=0,this.y=0,this.
number=0,this.cells=new Map}corner(t){return[this.x+this.left+t*this.dx,this.y+this.top-t*this.dy]}entries(){
let{shape:t}=this.tensor,e=this.roles.thick<0?t:t.with(0,1);return O(this.hasCells?M(e):0).map(n=>ct(
B(n,e),t))}spot(t){let e=B(t,this.tensor.shape),{thick:s,block:n,row:i,column:r}=this.roles;if(!this.
hasCells||e[s])return;let[a,c]=this.corner(e[n]??0),[h,l]=[this.w/this.columns,this.h/this.rows];return{
x:a+(e[r]??0)*h,y:c+(e[i]??0)*l,w:h,h:l}}#t(t){let[e,s]=this.corner(t),{w:n,h:i,t:r}=this,a=(l,d)=>$(
"path",{d:l,class:d}),h=(this.depth<=8?O(this.depth-1,1):[]).map(l=>{let d=r*l/this.depth;return`M${e+
d} ${s-d}h${n}v${i}`});return[a(`M${e} ${s}l${r} ${-r}h${n}l${-r} ${r}z`,"top"),a(`M${e+n} ${s}l${r}\
 ${-r}v${i}l${-r} ${r}z`,"side"),a(h.join(""),"slices"),$("rect",{x:e,y:s,width:n,height:i,class:"fr\
ont"})]}draw(t,e,s=[],n=-1,i=!1){let r=$("g",{class:i?"block made":"block"});this.tensor.isParameter&&
r.classList.add("parameter");for(let l of O(this.blocks).reverse()){r.append(...this.#t(l));let d=this.
isStacked&&l>0;for(let u of this.entries()){if((B(u,this.tensor.shape)[this.roles.block]??0)!==l)continue;
let{fill:m,text:f}=t(u);r.append(this.#e(u,m,d?"":f))}}let a=this.isBroken?{x:this.x-6,dy:16}:{},c={
x:this.x+2,y:this.y+14,class:"name"},h=$("tspan",a,this.words[1]);return r.append($("text",c,this.name,
h),...this.#s(e,s,n)),r}#e(t,e,s){let{x:n,y:i,w:r,h:a}=this.spot(t),c=$("rect",{x:n+.5,y:i+.5,width:r-
1,height:a-1});c.style.fill=e;let h=$("g",{class:"cell","data-flat":t},c),l=Math.min(12,(r-2)/(.5*s.
length),a-1);if(s&&l>=10){let d=$("text",{x:n+r/2,y:i+a/2+l*.3},s);d.style.fontSize=`${l}px`,h.append(
d)}return this.cells.set(t,h),h}#s(t,e,s){let{w:n,h:i,t:r}=this,[a,c]=this.corner(0),h=this.corner(this.
blocks-1),l={column:[a,c+i+9,a+n,c+i+9],row:[a-9,c,a-9,c+i],thick:[a-5,c-5,a-5+r,c-5-r],block:[a+r,c-
r-11,h[0]+n+r,h[1]-r-11]},[d,u]=[(a+h[0]+n)/2+r,(c+h[1])/2-r-16],p={column:["middle",a+n/2,c+i+24],row:[
"end",a-15,c+Math.max(i/2+4,12)],thick:["end",a-15,c-3],block:this.dy?["end",d-4,u-2]:["middle",d,u]};
return Object.entries(l).flatMap(([m,f])=>{let g=this.roles[m];if(g<0)return[];let x=e.includes(g)?"\
edge wrong":g===s?"edge meets":"edge";return this.#n(m,g,f,p[m],t(g),x)})}#n(t,e,[s,n,i,r],[a,c,h],l,d){
let{axes:u,shape:p}=this.tensor,m=d==="edge wrong",f=$("text",{x:c,y:h,"text-anchor":a});u[e]&&f.append(
`${u[e]} `),f.append($("tspan",{},p[e]));let g=[$("line",{x1:s,y1:n,x2:i,y2:r}),f];if(m&&g.push($("p\
ath",{d:`M${i-4} ${r-4}l8 8m0 -8l-8 8`})),!l)return[$("g",{class:d},...g)];let{label:x,value:k,choices:b}=l,
E={column:[0,7],row:[-7,0]}[t]??[0,-7];return[$("g",{class:`${d} grip`,role:"slider",tabindex:0,"ari\
a-label":`${x} of ${this.name}`,"aria-valuenow":k,"aria-valuemin":b[0],"aria-valuemax":b.at(-1),"dat\
a-axis":`${this.number}.${e}`,"data-role":t,...T},...g,$("circle",{cx:i+E[0],cy:r+E[1],r:15,class:"r\
each"}),$("circle",{cx:i,cy:r,r:5.5}))]}pulled(t,e,s){let{w:n,h:i,t:r}=this;return{column:()=>e/(n/this.
columns),row:()=>s/(i/this.rows),thick:()=>(e-s)/2/Math.max(4,r/this.depth),block:()=>e/Math.min(Math.
max(this.dx,16),60)}[t]()}};function fe(o,t){let[e,s,n,i]=[0,0,0,0],r=[];return o.forEach((a,c)=>{let h=o[c+
1];if(typeof a=="string"){let l=a.length*8+14;if(h instanceof Z&&e+l+h.width>t)return;let d=o[c-1];r.
push([a,e+l/2,s+d.top+d.h/2+6]),e+=l;return}e>0&&e+a.width>t&&([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[e,s],
n=Math.max(n,a.height),e+=a.width,i=Math.max(i,e)}),{width:i,height:s+n,signs:r}}var ls=[34,30,27,24,21,18,15,12,10,8,6],us=420,ds=.8,me=24,ge=()=>matchMedia("(prefers-reduced-motio\
n: reduce)").matches,ps=o=>o*o*(3-2*o),we=o=>Math.min(1,Math.max(0,o)),be=o=>o.join(", "),St=o=>`[${be(
o)}]`,xe=({kind:o})=>["cut","turn","copy"].includes(o),Lt=({axes:o,shape:t},e)=>{let s=(e+t.length)%
t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function fs({kind:o,ins:t,out:e}){let[s,n]=t,
i=()=>{let a=O(s.shape.length).filter(c=>s.strides[c]!==e.strides[c]);return a.length===2?`swaps axe\
s ${a.join(" and ")}`:"turns the block"};return`${{cut:()=>{let[a,c]=[s.shape.length,e.shape.length];
return`${c>a?"cuts an axis":c<a?"joins axes":"cuts anew"}. The entries are read in their order and n\
one moves in memory`},turn:()=>`${i()}. Only the strides change: nothing moves in memory`,copy:()=>"\
copies the entries into memory in the order in which one reads them",product:()=>`multiplies rows of\
 the left with ${n.shape.length>1?"columns of ":""}the right: ${Lt(s,-1)} is summed away`,pair:()=>String(
s.shape)===String(n.shape)?"works entry by entry":"lines the shapes up from the right, and repeats w\
hat is missing or has size 1",each:()=>"changes every entry on its own, so the shape stays",row:()=>s.
shape.length===e.shape.length&&String(s.shape)===String(e.shape)?"keeps the shape, but computes each\
 entry from its whole row":"takes all entries along one axis together, and that axis shrinks"}[o]()}\
.`}function ye({kind:o,ins:[t,e],sizes:s}){if(o==="product"){let r=e.shape.length>1?e.shape.length-2:
0;if(t.shape.at(-1)!==e.shape[r])return[[t.shape.length-1],[r]]}if(!e)return[[...t.shape.keys()].filter(
r=>t.shape[r]!==s?.[r])];let n=o==="product"?2:0,i=[[],[]];for(let r=1+n;r<=Math.min(t.shape.length,
e.shape.length);r++){let[a,c]=[t.shape.at(-r),e.shape.at(-r)];a===c||a===1||c===1||(i[0].push(t.shape.
length-r),i[1].push(e.shape.length-r))}return i}var ms=({shape:o},t)=>[o.length-1,Math.max(0,o.length-
2)][t]??-1;function gs(o,t,e){let[s,n]=[o.width,t.height],i=e?.top??o.top;return[t.x,t.y]=[s,0],[o.x,
o.y]=[0,n+Math.max(0,i-o.top)],e&&([e.x,e.y]=[s,n+Math.max(0,o.top-i)]),{width:s+Math.max(t.width,e?.
width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}function ws(o){let[t,e]=o.ins,[[s],
[n]=[]]=ye(o),i=o.kind==="pair"?", or one of them must be 1":"";if(e&&n!==void 0)return`${Lt(t,s)} o\
f ${t.name} must equal ${Lt(e,n)} of ${e.name}${i}. `;let{sizes:r=[]}=o;return!r.length||r.includes(
-1)?"":`${M(t.shape)} entries cannot fill (${r.join(", ")}), which has ${M(r)}. `}var it=class{constructor(t,e,s,n){
this.grips=t,this.look=e,this.meaning=s,this.means="",this.hasHeads=!1,this.goTo=n,this.scene={},this.
blocks=[],this.before=[],this.result=void 0,this.flying=$("g"),this.title=w("p",{class:"title"}),this.
says=w("p",{class:"says"}),this.place=w("div",{class:"place"}),this.pointed=Rt(),this.play=I("▶ Show\
 how",()=>this.toggle(),{class:"play"}),this.time=w("input",{type:"range",min:0,max:1,step:1,"aria-l\
abel":"Entry by entry",...T}),this.time.addEventListener("input",()=>n(Number(this.time.value))),this.
controls=w("div",{class:"buttons"},this.play,this.time),this.under=w("div",{class:"under"},this.controls),
this.node=w("div",{class:"stage"},this.title,this.says,this.place,this.pointed,this.under),this.place.
addEventListener("pointerover",i=>this.point(i)),this.place.addEventListener("pointerleave",()=>this.
running||this.rest()),this.at=1,this.running=0,this.pulled=null,this.place.addEventListener("pointer\
down",i=>this.grab(i)),this.place.addEventListener("keydown",i=>this.nudge(i))}show(t){this.stop(),this.
scene=t;let{step:e}=t,s=document.activeElement?.getAttribute("data-axis"),n=this.place.contains(document.
activeElement);this.says.replaceChildren(...this.words(t));let i=t.isInput?"":t.source??"";this.title.
replaceChildren(bt(i,(e??t).at));let r=this.place.clientWidth||400,a=(this.place.clientHeight||370)-
6,c=this.arrange(t,r,a);this.draw(c,t),n&&s&&this.place.querySelector(`[data-axis="${s}"]`)?.focus();
let h=e&&this.result?.hasCells?this.result.entries().length:0;this.controls.hidden=!e,this.play.disabled=
h<2,this.time.max=String(Math.max(h,1)),this.rest()}words({step:t,tried:e,given:s=[],made:n=[],isInput:i,
name:r,error:a,isOwn:c,refused:h}){let l=x=>w("code",{},x);if(h)return[];let d=w("span",{class:"rais\
ed"},c?"":a??"");if(e)return[ws(e),d];if(a)return[d];if(t)return[l(t.word),` ${fs(t)}`];if(i)return[
l(r)," goes in. Pull an edge by its knob."];let u=n.map(([,x])=>x),[p,m]=[s,u].map(x=>x.map(({name:k,
shape:b})=>`${k} (${be(b)})`).join(", ")),g=String(s[0]?.shape)===String(u[0]?.shape)&&u.length?`, t\
he shape of ${s[0].name}`:"";return p&&m?[`Into this line: ${p}. Out of it: ${m}${g}.`]:[""]}arrange(t,e,s){
let{step:n,tried:i,given:r=[],made:a=[]}=t,c=n??i,h=c?c.ins:r,l=n?[n.out]:i?[]:a.map(([,f])=>f),d=f=>f===
n?.out&&t.isLast&&t.name||f.name,u=c?.kind==="product",p,m=[u,!0].flatMap(f=>ls.flatMap(g=>[!0,!1].map(
x=>({cell:g,isStacked:f,isLong:x}))));for(let f of this.pulled?[this.pulled]:m){let g=_=>new Z(_,d(_),
f),[x,k]=[h.map(g),l.map(g)],b=c?.kind==="pair"&&c.word.length===1?[c.word]:[","],E=x.flatMap((_,y)=>y?
[...b,_]:[_]),L=x.length&&k.length?["→"]:[],j=u?gs(x[0],x[1],k[0]):fe([...E,...L,...k],e);if(p={...j,
before:x,after:k,what:c},this.drawn=f,j.width<=e&&j.height<=s)break}return p}draw({width:t,height:e,
before:s,after:n,signs:i,what:r},{tried:a,step:c,astray:h,refused:l}){let d=a?ye(a):l??[],u=c&&xe(c),
p=[...s,...n];this.hasHeads=p.some(({tensor:y})=>y.axes.includes("H"));let m=(y,A)=>y.draw(q=>this.look(
y.tensor,q,u),q=>this.grips(y.tensor,q),d[A],r?.kind==="product"?ms(y.tensor,A):-1,c&&y===n[0]);p.forEach(
(y,A)=>{y.number=A}),this.blocks=p,this.result=n[0],this.before=s;let f=new Set(p.map(y=>y.hasCells?
this.meaning(y.tensor):"")),g={head:"color: head",parameter:"gray: parameters"},x=Object.keys(g).filter(
y=>f.has(y));this.means=[...x.map(y=>g[y]),"darker: a later row"].join(" · ");let k=p.map(({name:y,
tensor:A})=>`${y} ${H(A.shape)}`),b=i.map(([y,A,q])=>$("text",{x:A,y:q,class:"sign"},y));this.flying=
$("g",{class:"flying","aria-hidden":"true"});let E=p.map((y,A)=>m(y,A));for(let y of h??[])this.strike(
y);let L=$("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.ceil(e)}`,width:Math.ceil(t),height:Math.ceil(
e),role:"group","aria-label":`${r?`${r.word}: `:""}${k.join("; ")}`},...E,...b,this.flying);if(this.
place.replaceChildren(L),!this.pulled)return;let[j,_]=this.cornerOf(this.pulled.number);L.style.translate=
`${this.pulled.x-j}px ${this.pulled.y-_}px`}cornerOf(t){let e=this.place.querySelectorAll(".block")[t]?.
querySelectorAll(".front"),{x:s,y:n}=[...e??[]].at(-1)?.getBoundingClientRect()??this.pulled;return[
s,n]}strike(t){let e=this.result?.cells.get(t);if(!e)return;let{x:s,y:n,w:i,h:r}=this.result.spot(t);
e.classList.add("astray"),e.append($("path",{d:`M${s+3} ${n+r-3}L${s+i-3} ${n+3}`}))}rest(){let{entry:t}=this.
scene;this.paint(t<0?1:we(t/Number(this.time.max)))}paint(t){this.at=t,this.pointed.textContent=this.
means;for(let p of this.blocks??[])for(let m of p.cells.values())m.classList.remove("lit","empty");this.
flying?.replaceChildren();let e=this.scene?.step;if(this.play.textContent=this.running?"❚❚ Stop":
ge()?"Next entry":"▶ Show how",!e)return;if(!this.result.hasCells){this.time.value="1",this.time.setAttribute(
"aria-valuetext","too many entries to draw");return}let s=this.result.entries(),n=this.running?this.
group():1,i=Math.ceil(s.length/n),r=Math.floor(t*i+1e-9),a=Math.min(r*n,s.length);this.time.value=String(
a);let c=s[Math.max(0,a-1)],h=t>0?this.origin(c):"";if(this.time.setAttribute("aria-valuetext",h||"n\
othing yet"),t>=1)return;for(let p of s.slice(a))this.result.cells.get(p).classList.add("empty");if(!(this.
running&&xe(e)&&this.before[0].hasCells))return this.light(...s.slice(Math.max(0,a-n),a));let d=ps(we(
(t*i-r)/ds)),u=s.slice(a,a+n);for(let p of u)this.fly(p,this.result.cells.get(p),d);this.pointed.textContent=
this.origin(u[0])}group(){let{columns:t}=this.result,e=Number(this.time.max);return e<=me?1:t*Math.ceil(
e/t/me)}fly(t,e,s){let[[n]]=this.scene.step.sources(t);this.before[0].cells.get(n)?.classList.add("l\
it");let i=this.before[0].spot(n),r=this.result.spot(t);if(!i||!r)return;let[a,c]=["x","y"].map(l=>(i[l]-
r[l])*(1-s)),h=e.cloneNode(!0);h.setAttribute("class","cell"),h.setAttribute("transform",`translate(${a}\
 ${c})`),this.flying.append(h)}light(...t){for(let e of t)this.result.cells.get(e)?.classList.add("l\
it"),this.scene.step.sources(e).forEach((s,n)=>{for(let i of s)this.before[n]?.cells.get(i)?.classList.
add("lit")}),this.pointed.textContent=this.origin(e)}origin(t){let{step:e}=this.scene,s=`${this.result.
name}${St(B(t,e.out.shape))}`,n=e.sources(t).map((i,r)=>{let{shape:a}=e.ins[r],c=e.ins[r].name||"·",
h=B(i[0],a);if(i.length<2)return`${c}${St(h)}`;let l=B(i[1],a);return`${c}${St(h.map((d,u)=>d===l[u]?
d:":"))}`});return`${s} ← ${n.join(e.kind==="product"?" · ":", ")}`}point(t){let e=t.target.closest?.(
".cell");if(!e||this.running||!this.scene.step)return;let s=this.blocks.find(({cells:a})=>[...a.values()].
includes(e));this.paint(1);let n=Number(e.dataset.flat);if(s===this.result)return this.light(n);let i=this.
before.indexOf(s),r=this.result.hasCells?this.result.entries().find(a=>this.scene.step.sources(a)[i]?.
includes(n)):void 0;r!==void 0&&this.light(r)}toggle(){let[t,e]=[this.time.max,this.time.value].map(
Number),s=this.group();if(this.running)return this.stop(),this.goTo(e);if(ge())return this.goTo(e>=t?
s:Math.min(e+s,t));let n=us*Math.ceil(t/s),i=this.at>=1?0:this.at,r,a=c=>{r??=c;let h=Math.min(1,i+(c-
r)/n);h>=1?this.running=0:this.running=requestAnimationFrame(a),this.paint(h),h>=1&&this.goTo(-1)};this.
running=requestAnimationFrame(a),this.paint(i)}stop(){cancelAnimationFrame(this.running),this.running=
0}held(t){let e=t.closest?.("[data-axis]");if(!e)return null;let[s,n]=e.dataset.axis.split(".").map(
Number),i=this.blocks[s],r=this.grips(i.tensor,n);return r&&{block:i,grip:r,role:e.dataset.role}}grab(t){
let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[data-axis]").focus();let{
block:s,grip:n,role:i}=e,r=n.value,[a,c]=this.cornerOf(s.number);this.pulled={...this.drawn,number:s.
number,x:a,y:c},this.place.setPointerCapture(t.pointerId);let h=({clientX:d,clientY:u})=>{let[p,m]=[
d-t.clientX,u-t.clientY];n.set(tt(n.choices,r+s.pulled(i,p,m)))},l=()=>{this.place.removeEventListener(
"pointermove",h),this.place.classList.remove("pulling"),this.pulled=null,this.show(this.scene)};this.
place.classList.add("pulling"),this.place.addEventListener("pointermove",h),this.place.addEventListener(
"lostpointercapture",l,{once:!0})}nudge(t){let e=this.held(t.target);if(!e)return;let{value:s,choices:n,
set:i}=e.grip,r=n.findIndex(h=>h>s),a=n.findLastIndex(h=>h<s),c={ArrowRight:r,ArrowUp:r,ArrowLeft:a,
ArrowDown:a,Home:0,End:n.length-1}[t.key];c!==void 0&&(t.preventDefault(),n[c]!==void 0&&i(n[c]))}};var[$e,ke,D]=[56,24,4],[ve,jt]=[18,4],xs=5,bs=["query","key","value"],z=({shape:o})=>H(o);function ys(o,{
steps:t}){return t.flatMap(({ins:s,out:n,word:i},r)=>s[1]?.isParameter&&s[0].axes.at(-1)!==n.axes.at(
-1)&&r<t.length-1?[{...o,step:r,name:i}]:[]).map(s=>({...s,tensor:t[s.step].out}))}function Oe(o,t){
let e=({name:h})=>h.includes("mask"),s=o.flatMap((h,l)=>{let d=h.inputs.length;return h.lines.flatMap(
({turns:u=[]},p)=>{let[m,f]=[p+d,t[l].rows[p+d]],[g,x]=f.made[0]??[],k=h.name.split(".").at(-1),b=g===
"return"?f.steps.at(-1)?.word??k:g;return x?u.map(E=>({turn:E,at:l,row:m,name:b,tensor:x})):[]})}),n=({
at:h,row:l})=>t[h].rows[l],i=[...new Set(s.map(({turn:h})=>h))].sort((h,l)=>h-l).map(h=>{let l=s.filter(
d=>d.turn===h);return l.find(d=>n(d).steps.length)??l[0]}).filter((h,l,d)=>n(h)!==(d[l-1]&&n(d[l-1]))),
r=t[0].rows.flatMap(({isInput:h,source:l,made:d},u)=>h?[{turn:0,at:0,row:u,name:l,tensor:d[0][1]}]:[]),
a=i.flatMap(h=>[...ys(h,n(h)),h]),c=a.at(-1);return c&&t[0].rows.at(-1)?.made.length&&(a[a.length-1]=
{...c,name:"returned",isEnd:!0}),[...r,...a].filter(h=>!e(h))}function $s({shape:o,axes:t},e){let s=o.
slice(t[0]==="B"&&o.length>1?1:0),[n,i]=[s.at(-2)??1,s.at(-1)??1],r=Math.min(s.length>2?s[0]:1,jt),[
a,c]=[i,n].map(f=>Math.min(P(f),ve)*e),[h,l]=[$e+jt*D,ke+jt*D],d=(h-a-(r-1)*D)/2,u=(l-c+(r-1)*D)/2,p=O(
r).reverse(),m=f=>({x:d+f*D,y:u-f*D,width:a,height:c});return $("svg",{viewBox:`0 0 ${h} ${l}`,width:h,
height:l,"aria-hidden":"true"},...p.map(f=>$("rect",m(f))))}function ks(o){let[t,e]=[o[0],o[o.length-
1]],s=o.filter(({turn:a})=>!a).map(({name:a,tensor:c})=>`${a} ${z(c)}`);if(!e.isEnd)return`In: ${s.join(
", ")}. Nothing comes out: a line breaks.`;let n=z(t.tensor)===z(e.tensor),i=s.length===1?". Only in\
side does it change":"",r=n?`, the shape of ${t.name}${i}`:"";return`In: ${s.join(", ")}. Out: ${z(e.
tensor)}${r}.`}function vs(o){let t=e=>Math.max(...o.map(({tensor:s})=>Math.min(P(s.shape.at(e)??1),
ve)));return Math.min(5,$e/t(-1),ke/t(-2))}function Ee(o){let t=w("p",{class:"through"}),e=w("ol",{"\
aria-label":"What one run makes, in its order"}),s=w("div",{class:"way"},t,e),n=()=>[...e.querySelectorAll(
"button")],i=()=>n().indexOf(document.activeElement);yt(e,"ArrowLeft","ArrowRight");function r(a,c,h,l){
let d=I("",()=>o(a),{class:l,tabindex:h?0:-1,"aria-current":String(h),...T}),u=w("span",{},z(a.tensor)),
p=$s(a.tensor,c),m=bs.find(f=>a.name===f||a.name===f[0]);return m&&(p.style.color=`var(--${m})`),d.append(
p,w("code",{},a.name)," ",u),w("li",{},d)}return{node:s,show(a,c,[h,l]){if(s.hidden=a.length<xs,s.hidden)
return;let[d,u]=[a[0],a[a.length-1]],p=z(d.tensor)===z(u.tensor);t.textContent=ks(a);let m=vs(a),f=a.
findLastIndex(j=>j.at===c.at&&j.row===c.row&&j.step===c.step),g=i(),x=a.map((j,_)=>{let y=_===0||p&&
j===u,A=j.turn>h&&j.turn<=l,Te=["stop",...[y&&"end",A&&"inside"].filter(Boolean)].join(" ");return r(
j,m,_===f,Te)}),{scrollLeft:k}=e;e.replaceChildren(...x);let{offsetLeft:b=k,offsetWidth:E=0}=x[f]??{},
L=b+E-e.clientWidth;e.scrollLeft=Math.min(Math.max(k,L),b),f<0&&(n()[0].tabIndex=0),g>=0&&n()[g]?.focus(
{preventScroll:!0})}}}var W={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden","d_ff"],n_layers:["Layers","n_layers"]},_t=Object.
fromEntries(Object.entries(W).map(([o,[,t]])=>[t,o])),Os=12;function Es(o,t){let e=Object.entries(_t).
map(([n,i])=>[n,o[i]]),s=Math.floor(o.d_model/o.n_heads);return{...Object.fromEntries(e),...t,d_k:s}}
function Me({refusals:o=[]},t,e){let s=o.find(({sliders:i,values:r})=>r.some(a=>a.every((c,h)=>c===t[i[h]]))),
n=(i,r)=>e[r];return s&&{...s,says:s.template.replace(/\{(\w+)\}/g,n)}}function Ms(o,t,e,s){let{node:n,
show:i}=Ft(w("i",{},o),t,e,s),r=w("input",{type:"number",min:e[0],max:e.at(-1),"aria-label":`${o} ${t}\
, typed`,...T});return r.addEventListener("change",()=>{s(tt(e,Number(r.value)||1))}),n.lastElementChild?.
replaceWith(r),{node:n,show(a){i(a),r.value=String(a)}}}var Tt=o=>Object.fromEntries(o.split(",").flatMap(
t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??[];return e?[[e,Number(s)]]:[]})),Ss=o=>Object.entries(
o).map(([t,e])=>`${t}=${e}`).join(", "),Ct=o=>t=>o.test(t)?t:void 0,Se=o=>t=>/^-?\d{1,4}$/.test(t)&&
Number(t)>=o?Number(t):void 0,Le={odd:Ct(/^(\w+\.\d=\d+(, )?)*$/),line:Ct(/^.{0,120}$/),focus:Ct(/^(\d+\.\d+(\.\d+)?|own(\.\d+)?)?$/),
entry:Se(-1),alone:Wt,task:Se(0)};function Ls(o,t,e,s){let n=Ut(t.parameters,e),i=t.parameters.length?
`${o} has ${at(n)} parameters.`:"";if(!s)return i;let r=M(s.shape);return`${s.shape.length>1?`${s.shape.
join(" × ")} = `:""}${at(r)} entries. ${i}`}function js(o,t){if(o.error)return{says:o.error};if(o.unknown)
return{says:`This line cannot be followed here: ${o.unknown}.`};let e=o.made[0][1],[s,n]=[e,t].map(a=>H(
a.shape));if(s!==n)return{says:`Your line gives ${s}, the code’s result is ${n}.`};if(e.base.name!==
t.base.name||!e.from)return{says:`✓ The shape is that of the code’s result, ${n}.`,isRight:!0};let i=ue(
e,t);return i.length?{says:`No error, and the shape is right, but ${i.length} of ${M(e.shape)} entri\
es are in the wrong place: struck out.`,astray:i}:{says:"✓ Shape and entries are those of the code’s\
 result.",isRight:!0}}var At=class{state={};part={};sizes={};functions=[];isFollowed=!1;refused=void 0;here={
at:0,row:0};step=0;shown="";onWay="";constructor({model:t,el:e}){this.model=t,this.begin=rt(t,Object.
keys(W));let{stops:s,fixed:n={},parts:i,helpers:r={}}=t.get("table");this.choices=s,this.fixed=n,this.
helpers=r,this.isOwnCode=!s,this.names=["part",...Object.keys(W),...Object.keys(Le)],this.controls=this.
isOwnCode?{}:this.controlsOf(s,i);let a=Object.fromEntries(Object.keys(W).map(u=>[u,Q(s?.[u]??[])])),
c=Q(Object.keys(i));this.address=this.isOwnCode?{node:"",show(){}}:Kt(t,e,{part:c,...a,...Le}),this.
status=K("verdict"),this.error=K("error"),this.list=Vt((u,p)=>this.choose(u,p)),this.way=Ee(({at:u,row:p,
step:m})=>this.choose(u,p,m)),this.stage=new it((u,p)=>this.grip(u,p),(u,p,m)=>this.look(u,p,m),u=>this.
meaning(u),u=>C(t,{entry:u})),this.steps=w("div",{class:"steps",role:"group","aria-label":"Steps of \
the line"}),this.stage.says.before(this.steps),this.stage.says.after(this.error),this.alone=zt("Pull\
 the edges of this tensor alone",u=>C(t,{alone:u})),this.reset=I("Put the edges back",()=>C(t,{odd:""})),
this.stage.under.append(this.alone.node,this.reset),this.own=this.ownLine(),this.challenge=w("div",{
class:"challenge"}),this.asked=K("asked");let{part:h,...l}=this.controls,d=(u,...p)=>w("div",{class:u},
...p);Bt(e,"shape-explorer","Shape lab",d("head",h?.node??"",this.challenge,this.asked),Ht(...Object.
values(l)),this.way.node,d("both",this.list.node,this.stage.node,this.own.node),d("foot",this.status,
this.address.node))}controlsOf(t,e){let s=c=>h=>C(this.model,{[c]:h}),n=Object.fromEntries(Object.keys(
e).map(c=>[c,c])),i={odd:"",line:"",focus:"",entry:-1,alone:!1,task:0},a={part:qt("Code",n,c=>C(this.
model,{...i,part:c}))};for(let[c,h]of Object.entries(W))a[c]=Ms(...h,t[c],s(c));return a}ownLine(){let t=Pt(
{maxlength:120}),e="",s=a=>{let c=a.startsWith(".")?e+a:a;C(this.model,{line:c,focus:"own",entry:-1})};
t.addEventListener("input",()=>s(t.value)),t.addEventListener("focus",()=>{t.value&&this.here.at>=0&&
s(t.value)});let n=w("div",{class:"chips"}),i=w("label",{},"A line of your own",t),r=K("own-says");return{
node:w("div",{class:"own"},i,r,n),input:t,says:r,show:(a,c)=>{t.value!==a&&(t.value=a);let h=c.tries??
[];e=c.functions[0]?.inputs[0]?.[0]??"";let l=h.map(u=>I(u.trim(),()=>s((this.model.get("line")||e)+
u))),d=I("Start again",()=>s(e));n.replaceChildren(...l,...a&&a!==e?[d]:[])}}}choose(t,e,s){let n=[t,
e,s].filter(i=>i!==void 0).join(".");C(this.model,{focus:n,entry:-1,alone:!1})}grip(t,e){if(this.isOwnCode)
return null;let{model:s,state:n,sizes:i,choices:r,part:a}=this,{base:c}=t,h=Tt(n.odd),l=t.name===c.name?
e:c.axes.indexOf(t.axes[e]),d=`${c.name}.${l}`;if(a.functions[0].inputs.some(([b])=>b===c.name)&&l>=
0&&(d in h||n.alone)&&this.isFollowed)return{label:`Axis ${e}`,value:t.shape[e],choices:O(Os,1),set:b=>{
let{[d]:E,...L}=h,j=ot(a.functions[0],i)[c.name].shape[l],_=b===j?L:{...L,[d]:b};C(s,{odd:Ss(_)})}};
let m=t.axes[e];if(m==="d_k"&&a.sliders.includes("n_heads")){let b=r.d_model.filter(L=>L%i.H===0).map(
L=>L/i.H);if(!b.includes(i.d_k))return null;let E=L=>C(s,{d_model:L*i.H});return{label:"Features of \
a head d_k",value:i.d_k,choices:b,set:E}}let f=_t[m];if(!f||!a.sliders.includes(f))return null;let g=r[f].
filter(b=>this.fits({...n,[f]:b}));if(!g.length)return null;let x=b=>C(s,{[f]:b});return{label:W[f].
join(" "),value:n[f],choices:g,set:x}}fits(t){return(!this.part.sliders.includes("n_heads")||t.d_model%
t.n_heads===0)&&!Me(this.part,t,{})}meaning({base:t,name:e,axes:s,isParameter:n}){if(n)return"parame\
ter";let[i]=(t.name||e||"").match(/^(query|key|value)\b/)??[];if(this.state.part==="attention")return i??
"row";let{d_model:r,H:a}=this.sizes,c=s.at(-1)==="d_model"&&r%a===0;return this.stage.hasHeads&&(s.includes(
"H")||c)?"head":"row"}look(t,e,s){let{shape:n,axes:i}=s?t.base:t,r=B(s&&t.from?.[e]||e,n),a=n.length>
1?n.length-2:0,c=i.indexOf("H"),h=c>=0?r[c]:Math.floor(r.at(-1)/this.sizes.d_k),l=this.meaning(t),d={
head:`hue-${h%8}`,row:"accent",parameter:"soft"}[l],[u,p]={head:[38,32],parameter:[12,0]}[l]??[14,40],
m=u+p*r[a]/Math.max(1,n[a]-1);return{fill:`color-mix(in srgb, var(--${d??l}) ${m}%, var(--cell))`,text:s?
r.slice(-2).join(","):""}}setTask(t){let e=this.part.tasks[t-1],s=this.rowOf(e),n=e?.at?`0.${s}`:e?.
line?"own":"",i={odd:e?.odd??"",line:e?.line??""},r=e&&this.refused?this.begin:{},a={entry:-1,alone:!1};
C(this.model,{...r,...i,...a,focus:n,task:t})}rowOf(t){return(this.functions[0]?.rows??[]).findIndex(
({source:s})=>t?.at&&s.startsWith(t.at))}showTask(t){let e=this.part.tasks??[],s=e[this.state.task-1];
this.challenge.hidden=!e.length;let n=e.map((h,l)=>{let d=()=>this.setTask(h===s?0:l+1),u=String(h===
s),p=e.length>1?`Challenge ${l+1}`:"Challenge";return I(p,d,{class:"main","aria-pressed":u})}),i=this.
functions[0]?.rows[this.rowOf(s)],r=s?.sizes?!this.error.textContent&&Object.entries(s.sizes).every(
([h,l])=>this.sizes[h]===l):s&&(s.at?i?.made.length>0:t?.isRight);this.challenge.replaceChildren(...n);
let a=`✓ Solved. ${s?.then}`,c=s?r?a:s.say:"";this.asked.textContent!==c&&(this.asked.textContent=
c),this.asked.className=r?"asked solved":"asked"}redraw(){let t=rt(this.model,this.names),e=this.model.
get("table").parts[t.part];if(!e)return;Object.assign(this,{state:t,part:e,sizes:Es(t,this.fixed)});
for(let[c,{node:h,show:l}]of Object.entries(this.controls))l(t[c]),h.hidden=c!=="part"&&!e.sliders.includes(
c);this.address.show();let s=Me(e,t,this.sizes),n=Tt(t.odd),i=!!s,r=le(e.functions,this.sizes,n,this.
helpers,i),a=r.length===1&&r[0].rows.every(c=>!c.isRecorded);this.error.textContent=s?`ValueError: ${s.
says}`:"",this.way.node.inert=i,Object.assign(this,{functions:r,isFollowed:a,refused:s}),this.shown=
t.part,this.draw()}first(t){if(t)return{at:-1,row:0};let s=this.functions.findIndex(({rows:n})=>n.some(
i=>i.error))<0?[n=>n.steps.length,n=>n.made.length&&!n.isInput]:[n=>n.error];for(let[n,{rows:i}]of this.
functions.entries())for(let r of s){let a=i.findIndex(r);if(a>=0)return{at:n,row:a}}return{at:0,row:0}}find(t){
let[e,...s]=this.state.focus.split("."),[n,i]=s.map(Number),r=this.functions[Number(e)]?.rows[n];return this.
here=this.first(t),e==="own"&&t?this.here={at:-1,row:0,step:n}:r&&(r.made.length||r.error)&&(this.here=
{at:Number(e),row:n,step:i}),this.here}runOwn(){let{line:t}=this.state,[e]=this.part.functions,s=this.
functions[0]?.rows.findLast(({made:r})=>r.length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;
let n={...ce(this.sizes),...ot(e,this.sizes,Tt(this.state.odd))},i=Mt(t,n,this.helpers);return i.value&&
!i.made.length&&(i.made=[["",i.value]]),!i.made.length&&!i.error&&(i.unknown??="it gives no tensor"),
{...i,source:t,...js(i,s)}}draw(){let{part:t,state:e}=this,s=this.runOwn(),n=this.find(s),i=n.at<0?s:
this.functions[n.at]?.rows[n.row],r=i?.steps??[],a=i?.error&&i.tried?.ins.length?i.tried:null,c=r.length-
(a?0:1);this.step=Math.max(0,Math.min(n.step??c,c));let h=r[this.step],l=this.step===r.length-1;this.
list.show(this.functions,n,h??i),(!this.way.node.inert||this.onWay!==e.part)&&this.showWay(n),this.onWay=
e.part,this.own.node.hidden=!t.tries?.length&&!e.line,this.own.show(e.line,t),this.own.node.classList.
toggle("current",n.at<0),this.own.says.textContent=s?.says??"";let d=s?.isRight?"right":s?.error?"br\
oken":"";this.own.says.className=`own-says ${d}`,this.showSteps(r,a);let u=i?.made[0]?.[0]??"",p=({axes:x})=>[
...x.keys()].filter(k=>this.refused?.sliders.includes(_t[x[k]]));this.stage.show({...i,isOwn:n.at<0,
refused:this.refused&&(i?.made??[]).map(([,x])=>p(x)),name:n.at<0?"your line":u==="return"?"returned":
u,step:h,entry:e.entry,tried:h?null:a,isLast:l,astray:l?i?.astray:[]});let m=i?.isInput&&n.at===0&&this.
isFollowed&&!this.isOwnCode;this.alone.node.hidden=!m,this.alone.show(e.alone),this.reset.hidden=!e.
odd;let f=i?.made[0]?.[1],g=Ls(e.part,t,this.sizes,f);this.status.textContent=this.refused?"":g,this.
showTask(s)}showWay(t){let{functions:e}=this.part,[{inputs:s,lines:n}]=e,i=t.at===0?t.row-s.length:-1,
r=a=>n[a]?.turns.at(-1)??0;this.way.show(Oe(e,this.functions),t,[r(i-1),r(i)])}showSteps(t,e){let s=t.
map(({word:i})=>i);e&&s.push(`${e.word} ✗`),this.steps.hidden=s.length<2;let n=s.map((i,r)=>I(`${r+
1} ${i}`,()=>this.goTo(r),{"aria-pressed":String(r===this.step)}));this.steps.replaceChildren(...n)}goTo(t){
let{at:e,row:s}=this.here,n=e<0?`own.${t}`:`${e}.${s}.${t}`;C(this.model,{focus:n,entry:-1}),this.steps.
querySelectorAll("button")[t]?.focus()}};function Ts(o){let t=new At(o),e=Dt(o.model,[...t.names,"ta\
ble"],()=>t.redraw()),s=0,n=new ResizeObserver(()=>{let i=t.stage.place.clientWidth;i&&i!==s&&t.shown&&
t.draw(),s=i});return n.observe(t.stage.place),()=>{t.stage.stop(),n.disconnect(),e()}}var je={render:Ts};widget=je;})();
export default widget;
