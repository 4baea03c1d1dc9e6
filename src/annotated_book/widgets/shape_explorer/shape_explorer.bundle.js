let widget;
(()=>{var Ie=Object.defineProperty;var Ne=(o,t)=>{for(var e in t)Ie(o,e,{get:t[e],enumerable:!0})};var D=(o,t)=>Object.fromEntries(o.map(e=>[e,t(e)])),z=(o,t)=>D(Object.keys(o),e=>t(o[e],e));function w(o,t={},...e){return zt(document.createElement(o),t,e)}function k(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return zt(s,t,e)}function zt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function Ft(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(w("div",n,...s))}var L=(o,...t)=>w("div",{class:o},
...t);var qt=(...o)=>L("controls",...o.map(({node:t})=>t)),Pt=()=>w("p",{class:"pointed","aria-hidden":"tr\
ue"});var ht=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,_={"data-lm-suppress-shortcuts":"t\
rue"};function N(o,t,e={}){let s=w("button",{type:"button",...e},o);return s.addEventListener("click",
t),s}function Be(o,t,e,s){let n=w("input",{type:"range",...e,..._}),i=w("output",{"aria-live":"off"}),
r=w("span",{},o," ",w("code",{},t));return n.addEventListener("input",()=>s(Number(n.value))),{node:w(
"div",{class:"control"},w("label",{},r,n),i),input:n,output:i}}function Dt(o,t,e,s){let n={min:0,max:e.length-1},i=h=>s(e[h]),{node:r,input:a,output:c}=Be(o,t,n,i);
return{node:r,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function Wt(o,t){let e=w("input",{type:"checkbox",..._});return e.addEventListener(
"change",()=>t(e.checked)),{node:w("div",{class:"control"},w("label",{},e,o)),show(s){e.checked=s}}}
function Kt(o,t,e){let s=Object.entries(t).map(([r,a])=>w("option",{value:r},a)),n=`menu-${Math.random()}`,
i=w("select",{id:n,..._},...s);return i.addEventListener("change",()=>e(i.value)),{node:w("div",{class:"\
control menu"},w("label",{for:n},o),i),show(r){i.value=r}}}var Gt=(o={})=>w("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...o,..._});function He(o,t){let e=Object.entries(t);for(let[s,n]of e)o.on(`change:${s}`,n);return()=>{for(let[s,
n]of e)o.off(`change:${s}`,n)}}function Ut(o,t,e){let s=He(o,D(t,()=>e));return e(),s}var lt=(o,t)=>D(
t,e=>o.get(e));function A(o,t){for(let[e,s]of Object.entries(t))o.set(e,s);o.save_changes()}function G(o){
let t=w("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&ze(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Re=1e3,et,Rt;function ze(o){
et?.isConnected||(et=w("p",{class:"annotated-voice",role:"status"}),document.body.append(et));let t=et;
clearTimeout(Rt),Rt=setTimeout(()=>{t.textContent=o},Re)}var st=o=>t=>o.find(e=>String(e)===t),Yt=st([!0,!1]),Fe=o=>String(o);function Vt(o,t,e,s={}){let n=t.
closest("[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:i}=n.dataset,r=[...document.
querySelectorAll(`[data-widget="${i}"]`)],a=i+(r.indexOf(n)>0?r.indexOf(n)+1:""),c=m=>(s[m]??Fe)(o.get(
m)),h=Object.keys(e),l=D(h,c),u=new URLSearchParams(location.search),p=[];for(let[m,y]of Object.entries(
e)){let b=u.get(`${a}.${m}`);if(b===null)continue;let x=y(b);x===void 0?p.push(m):o.set(m,x)}let d=w(
"a",{},"Copy link to this setting"),g=w("span",{role:"status"});d.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let f=p.length?` The address has a s\
etting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:w("p",{class:"addr\
ess"},d,g,f),show(){let m=new URLSearchParams(location.search);for(let x of h){let O=c(x);O===l[x]?m.
delete(`${a}.${x}`):m.set(`${a}.${x}`,O)}g.textContent="";let y=n.closest("section[id]")?.id,b=m.size?
`?${m}`:location.pathname;d.setAttribute("href",`${b}${y?`#${y}`:""}`)}}}var M=(o,t=0)=>Array.from({length:o},(e,s)=>t+s),nt=(o,t)=>o.reduce((e,s)=>Math.abs(s-t)<Math.abs(e-
t)?s:e),Xt=o=>o.reduce((t,e)=>t+e,0),S=o=>o.reduce((t,e)=>t*e,1);var ut=o=>o.toLocaleString("en-US"),Zt=(o,t)=>Xt(o.map(([e,s])=>e*S(s.map(n=>t[n]??n))));var kt={};Ne(kt,{Refused:()=>B,axisOf:()=>U,broadcast:()=>it,collapse:()=>$t,contiguous:()=>xt,flatOf:()=>dt,
fresh:()=>Y,indexOf:()=>H,maskedFill:()=>bt,multiply:()=>mt,permute:()=>V,stridesOf:()=>q,together:()=>ft,
transpose:()=>X,tuple:()=>R,turned:()=>wt,unsqueeze:()=>yt,view:()=>gt});var qe=4096,B=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}},R=o=>`(${o.
join(", ")}${o.length===1?",":""})`;function Y(o,t=[],e=""){let s=S(o),n={shape:o,axes:o.map((i,r)=>t[r]??
""),strides:q(o),from:s<=qe?Int32Array.from(M(s)):null,name:e};return n.base=n,n}function q(o){let t=o.
map(()=>1);for(let e=o.length-2;e>=0;e--)t[e]=t[e+1]*o[e+1];return t}var H=(o,t)=>q(t).map((e,s)=>Math.
floor(o/e)%t[s]),dt=(o,t)=>q(t).reduce((e,s,n)=>e+s*o[n],0),ot=o=>`[${o.join(", ")}]`;function U(o,t,e=0){
let s=Math.max(t+e,1);if(o<-s||o>=s)throw new B(`Dimension out of range (expected to be in range of \
[${-s}, ${s-1}], but got ${o})`,"IndexError");return o<0?o+s:o}function it(o,t){let e=Math.max(o.length,
t.length),s=(i,r)=>i[r-e+i.length]??1,n=M(e);for(let i=e-1;i>=0;i--){let[r,a]=[s(o,i),s(t,i)];if(r!==
a&&r!==1&&a!==1)throw new B(`The size of tensor a (${r}) must match the size of tensor b (${a}) at n\
on-singleton dimension ${i}`);n[i]=r===1?a:r}return n}function pt(o,...t){return o.map((e,s)=>{let n=t.
map(({shape:i,axes:r})=>[i.length-o.length+s,i,r]).find(([i,r,a])=>r[i]===e&&a[i]);return n?n[2][n[0]]:
""})}function ft(o,t){let e=it(o.shape,t.shape);return Y(e,pt(e,o,t))}function Pe(o,t){if(o.shape.length<=
2&&t.shape.length<=2)return!0;if(o.shape.length===2||Math.min(o.shape.length,t.shape.length)>2)return!1;
let e=o.shape.length>=t.shape.length,{shape:s,strides:n}=e?o:X(t,-2,-1);return M(s.length-2).every(r=>n[r]===
n[r+1]*s[r+1])}function mt(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||!s.length)throw new B(`both\
 arguments to matmul need to be at least 1D, but they are ${e.length}D and ${s.length}D`);let[n,i]=[
e.at(-1),s.at(s.length>1?-2:0)],r=u=>({shape:u.shape.slice(0,-2),axes:u.axes.slice(0,-2)}),a=it(r(o).
shape,r(t).shape),[c,h]=[e.slice(-2,-1),s.length>1?s.slice(-1):[]];if(n!==i)throw new B(De(o,t,a,[n,
i]));let l=[...pt(a,r(o),r(t)),...o.axes.slice(-2,-1),...s.length>1?t.axes.slice(-1):[]];return Y([...a,
...c,...h],l)}function De(o,t,e,[s,n]){let[i,r]=[o.shape,t.shape];if(!Pe(o,t)){let h=S(e);return`Exp\
ected size for first two dimensions of batch2 tensor to be: ${ot([h,s])} but got: ${ot([h,n])}.`}if(i.
length===1&&r.length===1)return`inconsistent tensor size, expected tensor [${s}] and src [${n}] to h\
ave the same number of elements, but got ${s} and ${n} elements respectively`;let a=(h,l,u)=>`size m\
ismatch, got input (${h}), mat (${h}x${l}), vec (${u})`;return r.length===1?a(S(i.slice(0,-1)),s,n):
r.length>2?a(S(r)/n,n,s):`mat1 and mat2 shapes cannot be multiplied (${S(i.slice(0,-1))}x${s} and ${n}\
x${r.at(-1)})`}function We(o,t){let e=()=>new B(`shape '${ot(o)}' is invalid for input of size ${t}`),
s=o.indexOf(-1),n=o.findIndex(r=>r<-1);if(n>=0)throw new B(`invalid shape dimension ${o[n]} at index\
 ${n} of shape ${ot(o)}`);if(s!==o.lastIndexOf(-1))throw new B("only one dimension can be inferred");
let i=S(o.filter(r=>r!==-1));if(s<0?i!==t:!i||t%i)throw e();return o.map(r=>r===-1?t/i:r)}function Ke({
shape:o,strides:t},e){let s=e.map(()=>1),n=e.length-1,[i,r,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=
0;c--)if(r*=o[c],!(c&&(o[c-1]===1||t[c-1]===r*i))){for(;n>=0&&(a<r||e[n]===1);)s[n]=a*i,a*=e[n--];if(a!==
r)return null;c&&([i,r,a]=[t[c-1],1,1])}return n===-1?s:null}function gt(o,t,e,s=!1){let n=We(t,S(o.
shape)),i=Ke(o,n);if(!i&&!s)throw new B("view size is not compatible with input tensor's size and st\
ride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let r=n.
map((a,c)=>e[c]||a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:r.map(a=>a||""),strides:i??q(n)}}
function V(o,t){let e=r=>t.map(a=>r[a]),s=e(o.shape),n=e(q(o.shape)),i=o.from?.map((r,a)=>{let c=H(a,
s);return o.from[c.reduce((h,l,u)=>h+l*n[u],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),
from:i??null}}function X(o,t,e){let s=o.shape.length,n=M(s),[i,r]=[U(t,s),U(e,s)];return s?([n[i],n[r]]=
[r,i],V(o,n)):o}function wt(o,t){let e=o.shape.length;if(t==="T")return V(o,M(e).reverse());if(e>1)return X(
o,-2,-1);throw new B(`tensor.mT is only supported on matrices or batches of matrices. Got ${e}-D ten\
sor.`)}function xt(o){let t=q(o.shape);return o.shape.every((s,n)=>s===1||t[n]===o.strides[n])?{...o}:
{...o,strides:t}}function yt(o,t){let e=U(t,o.shape.length,1),s=(i,r)=>i.toSpliced(e,0,r),n=(o.strides[e]??
1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),strides:s(o.strides,n)}}function $t(o,t,e){
let s=U(t,o.shape.length),n=(i,r)=>e?i.with(s,r):i.toSpliced(s,1);return Y(n(o.shape,1),n(o.axes,""))}
function bt(o,t){let e=it(t.shape,o.shape);return Y(e,pt(e,o,t))}var Ge=({axes:o,shape:t})=>o.some(Boolean)?`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function vt(o,t){
if(!t||t.end<=t.start)return w("code",{},o);let e=w("mark",{},o.slice(t.start,t.end));return w("code",
{},o.slice(0,t.start),e,o.slice(t.end))}function Ue(o,t,e,s){let{source:n,made:i,error:r,isInput:a,isMissing:c}=o,
h=i.map(([,d])=>d),l=h.map(d=>w("span",{class:"shape"},w("b",{},R(d.shape)),` ${Ge(d)}`));r&&l.push(
w("span",{class:"shape broken"},"✗ breaks here")),c&&l.push(w("span",{class:"shape"},"no tensor"));
let u=w("span",{class:"words"},vt(n,t&&e),...l),p=N(u,s,{class:`line${a?" input":""}`,tabindex:t?0:-1,
"aria-current":String(t),..._});return p.disabled=!!c||!(h.length||r),w("li",t?{class:"current"}:{},
p)}var Jt=o=>[...o.querySelectorAll("button")].filter(t=>!t.disabled);function Ot(o,t,e){o.addEventListener(
"keydown",s=>{let n=Jt(o),i=n.indexOf(s.target),a={[t]:i-1,[e]:i+1,Home:0,End:n.length-1}[s.key];a!==
void 0&&(s.preventDefault(),n[a]?.focus(),n[a]?.click())})}function Qt(o){let t=L("lines");return Ot(
t,"ArrowUp","ArrowDown"),{node:t,show(e,s,n){let i=t.scrollTop,r=t.contains(document.activeElement),
a=e.flatMap(({name:d,rows:g},f)=>{let m=g.map((x,O)=>{let E=f===s.at&&O===s.row;return Ue(x,E,n?.at,
()=>o(f,O))}),y={"aria-label":`Lines of ${d}`};return[w("p",{},w("code",{},d)),w("ol",y,...m)]});t.replaceChildren(
...a),t.scrollTop=i;let c=Jt(t);c.length&&!c.some(({tabIndex:d})=>d===0)&&(c[0].tabIndex=0);let h=t.
querySelector("li.current");if(!h)return;r&&h.querySelector("button")?.focus({preventScroll:!0});let[
l,u]=[h.offsetTop,h.offsetTop+h.offsetHeight];if(l<t.scrollTop&&(t.scrollTop=l),u<=t.scrollTop+t.clientHeight)
return;let p=[...t.querySelectorAll("li")].map(d=>d.offsetTop);t.scrollTop=p.find(d=>d>=u-t.clientHeight)??
l}}}var Mt=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,v=class extends Error{};
function Ye(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){Mt.lastIndex=s;let n=Mt.exec(o);if(!n)
throw new v(`cannot read “${o.slice(s).trim()}”`);s=Mt.lastIndex;let i=["number","name","text","\
sign"].find((a,c)=>n[c+1]),r=n.slice(1).find(Boolean)??"";t.push({kind:i,word:r,start:s-r.length,end:s})}
return t}var Et=class{constructor(t){this.tokens=Ye(t),this.at=0}get next(){return this.tokens[this.
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
ing before “${e}”`);return this.at++,this.node(t,s,{word:e})}};function Ve(o){let t=new Et(o),e=[
t.expression()];for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!==
"end")throw new v(`“${t.next.word}” stands where it cannot`);return e}function te(o){let[,t,e]=o.
match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["retur\
n"]:[],i=Ve(" ".repeat(s)+o.slice(s));return{names:n.map(r=>r.trim()).filter(Boolean),values:i}}var{axisOf:ee,flatOf:re,fresh:Z,indexOf:Ct,Refused:ae}=kt,se=14,C=o=>!!(o?.shape&&o.strides),F=(o,t="")=>({
n:o,name:t}),ne=o=>o.map(({n:t})=>t),Xe={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Ze={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},St=(o,t)=>{
let e=o.slice(o.length-t.length);return re(e.map((s,n)=>t[n]===1?0:s),t)},Je=o=>[[o]],oe=(o,t,e)=>s=>{
let n=Ct(s,t.shape),i=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[M(o.shape[e]).map(r=>re(
i.with(e,r),o.shape))]},Qe=(o,t,e)=>s=>{let n=Ct(s,e.shape),i=t.shape.length>1?n.slice(-1):[],r=o.shape.
length>1?n.slice(0,n.length-i.length):[],a=n.slice(0,Math.max(0,n.length-i.length-1)),c=M(o.shape.at(
-1)),h=o.shape.length>1?a:n.slice(0,-1);return[c.map(l=>St([...r,l],o.shape)),c.map(l=>St([...i.length?
h:[],l,...i],t.shape))]},Lt=class o{constructor(t,e){this.names=t,this.helpers=e,this.steps=[],this.
inside=null,this.at={start:0,end:0},this.tried={kind:"",ins:[],word:""}}tries(t,e,s,n){this.tried={kind:t,
ins:e,word:s,sizes:n}}step(t,e,s,n,i){return this.steps.push({kind:t,at:this.at,word:i,ins:e,out:s,sources:n}),
s}value(t){let e=this.at;this.at=this.inside??t;let s=this[t.kind](t);if(s===void 0)throw new v(`${t.
word??"this"} is not known`);return this.at=e,s}number=({word:t})=>F(Number(t));text=({word:t})=>t;name=({
word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.map(e=>this.value(e));if({name:t,value:e,
other:s}){return this.value((this.names[t]??null)===null?e:s)}index({of:t,args:e}){let[s,n]=[this.value(
t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new v("this index");return s.at(n.n)}one(t){
let e=this.value(t.of);return C(e)?this.each(e,t.word):F(-e.n)}each(t,e){return this.step("each",[t],
Z(t.shape,t.axes),Je,e)}two({word:t,left:e,right:s}){let[n,i]=[this.value(e),this.value(s)];if(t==="\
@")return this.product(n,i,t);if(!C(n)&&!C(i)){let r=Xe[`${n.name}${t}${i.name}`]??"";return F(Ze[t](
n.n,i.n),r)}return!C(n)||!C(i)?this.each(C(n)?n:i,t):this.pair(n,i,ft,t)}pair(t,e,s,n){this.tries("p\
air",[t,e],n);let i=s(t,e),r=a=>{let c=Ct(a,i.shape);return[t,e].map(({shape:h})=>[St(c,h)])};return this.
step("pair",[t,e],i,r,n)}alongRow(t,e,s){let n=Z(t.shape,t.axes),i=oe(t,n,ee(e,t.shape.length));return this.
step("row",[t],n,i,s)}product(t,e,s){if(!C(t)||!C(e))throw new v("@ is for tensors");this.tries("pro\
duct",[t,e],s);let n=mt(t,e);return this.step("product",[t,e],n,Qe(t,e,n),s)}attribute({of:t,word:e}){
let s=this.value(t);if(!C(s))return s?.[e];if(e==="shape")return s.shape.map((n,i)=>F(n,s.axes[i]));
if(e==="T"||e==="mT")return this.moved(s,wt(s,e),"turn",e);throw new v(`x.${e} is not known here`)}moved(t,e,s,n){
let i=new Map;t.from?.forEach((a,c)=>{i.set(a,c)});let r=a=>[[e.from?i.get(e.from[a]):0]];return this.
step(s,[t],e,r,n)}call(t){let{of:e,args:s,named:n}=t,i=e.kind==="attribute",r=i?`${e.of.word}.${e.word}`:
e.word;if(r==="float"||r==="math.sqrt")return F(Math.sqrt(this.value(s[0]).n));if(r==="F.layer_norm")
return this.alongRow(this.value(s[0]),-1,"layer_norm");if(this.helpers[r]&&!this.names[r])return this.
helper(s,this.helpers[r]);let a=i&&this.value(e.of),c=()=>s.map(u=>this.value(u));if(C(a)){let u=this.
methods[e.word];if(!u)throw new v(`.${e.word}() is not known here`);let p=z(n,g=>this.value(g)),d=c().
flat();return this.tries("cut",[a],e.word),u.call(this,a,d,e.word,p)}let h=this.value(e),[l]=c();if(h===
"same")return this.each(l,e.word);if(!h?.linear)throw new v(`${r} is not known here`);return this.linear(
l,h,e.word)}linear(t,{linear:[e,s],names:n},i){let r=Z([s,e],[n[1],n[0]],`${i}.weight`),a={...V(r,[1,
0]),name:`${i}.weight.T`};return this.product(t,Object.assign(a,{isParameter:!0}),i)}helper(t,{params:e,
lines:s}){let n=t.map(r=>this.value(r)),i=new o(Object.fromEntries(e.map((r,a)=>[r,n[a]??null])),this.
helpers);i.inside=this.at,i.steps=this.steps,i.tries=(...r)=>this.tries(...r);for(let[r,a]of s)(!a||
i.names[a])&&i.run(r);return i.names.return}methods={view:this.viewed,reshape:this.viewed,mean:this.
collapsed,sum:this.collapsed,relu:(t,e,s)=>this.each(t,s),transpose:(t,[e,s],n)=>this.moved(t,X(t,e.
n,s.n),"turn",n),contiguous:(t,e,s)=>this.moved(t,xt(t),"copy",s),unsqueeze:(t,[e],s)=>this.moved(t,
yt(t,e.n),"cut",s),softmax:(t,[e],s,n)=>this.alongRow(t,(e??n.dim).n,s),masked_fill:(t,[e],s)=>{if(!C(
e))throw new v("there is no mask");return this.pair(t,e,bt,s)}};viewed(t,e,s){if(!e.length||!e.every(
r=>Number.isInteger(r?.n)))throw new v("sizes must be integers");let n=e.map(({name:r})=>r);this.tries(
"cut",[t],s,ne(e));let i=gt(t,ne(e),n,s==="reshape");return this.moved(t,i,"cut",s)}collapsed(t,[e],s,n){
let i=e??n.dim;if(!i)throw new v(`${s} without an axis`);this.tries("row",[t],s);let r=$t(t,i.n,n.keepdim===
!0),a=ee(i.n,t.shape.length);return this.step("row",[t],r,oe(t,r,a),s)}run(t){let{names:e,values:s}=te(
t),n=s.map(i=>this.value(i));if(e.length>1&&n.length===1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),
!Array.isArray(n))throw new v("a tensor cannot be unpacked here");if(e.length>1&&e.length!==n.length)
throw new ae(n.length>e.length?`too many values to unpack (expected ${e.length})`:`not enough values\
 to unpack (expected ${e.length}, got ${n.length})`,"ValueError");return e.forEach((i,r)=>{let a=n[r];
this.names[i]=C(a)?{...a,name:i}:a}),{names:e,value:n[0]}}},rt=o=>Array.isArray(o)?o.find(C):o,ts={"\
+":"sum","-":"difference","@":"product"};function ie(o,t){for(let{at:e,out:s,word:n,kind:i,ins:r}of o){
let a=t.slice(e.start,e.end).replace(/^\((.*)\)$/,"$1"),[{name:c}]=r,h=i==="each"&&c.length<se?`${c}\
′`:n,l={turn:`${c}ᵀ`,cut:c,copy:c}[i]??h,u=o.some(p=>p.at===e&&p.out!==s);s.name=a.length>se||u?
ts[n]??l:a}}function Tt(o,t,e){let s=new Lt(t,e);try{let{names:n,value:i}=s.run(o);ie(s.steps,o);let r=n.
map(c=>[c,rt(t[c])]).filter(([,c])=>C(c)),a=rt(i);return{made:r,steps:s.steps,value:C(a)?a:void 0}}catch(n){
let{steps:i,at:r,tried:a}=s;if(ie(i,o),n instanceof ae)return{made:[],steps:i,error:`${n.kind}: ${n.
message}`,at:r,tried:a};let h=n instanceof v?n.message:"these arguments are not known here";return{made:[],
steps:[],unknown:h}}}var es={True:!0,math:{},F:{},torch:{}},ce=(o,t)=>o.map(e=>typeof e=="number"?e:
t[e]),he=o=>o.map(t=>typeof t=="number"?"":t),le=({shape:o},t,e)=>Z(ce(o,t),he(o),e);function ss(o,t){
return z(o,s=>s==="same"?s:typeof s=="string"?F(t[s],s):{linear:ce(s,t),names:he(s)})}var ns=(o,t)=>o.
length===t.length&&o.every((e,s)=>e===t[s]);function at(o,t,e={}){let s=o.inputs.map(([n,i])=>{let{shape:r,
axes:a}=le(i,t,n),c=r.map((h,l)=>e[`${n}.${l}`]??h);return[n,Z(c,a,n)]});return{...es,...z(o.numbers??
{},n=>F(t[n],n)),...Object.fromEntries(s),self:ss(o.modules??{},t)}}var ue=o=>z(o,F),de={made:[],steps:[],
error:"",isMissing:!0};function os(o,t,e,s){let n=at(o,t,e),i=Object.keys(e).length>0,r=!1,a=o.inputs.
map(([c])=>({source:c,made:[[c,n[c]]],steps:[],isInput:!0}));for(let{source:c,made:h}of o.lines){if(r){
a.push({source:c,...de});continue}let l=h.map(([d,g])=>[d,le(g,t,d)]),u=Tt(c,n,s),p=l.every(([d,g])=>C(
rt(n[d]))&&ns(rt(n[d]).shape,g.shape));if(r=!!u.error,u.unknown||!(p||i||r)){let d=f=>c.search(new RegExp(
`\\b${f.name}\\b`)),g=Object.values(n).filter(f=>C(f)&&d(f)>=0).sort((f,m)=>d(f)-d(m));for(let[f,m]of l)
n[f]=m;a.push({source:c,made:l,steps:[],given:g,isRecorded:h.length>0})}else a.push({source:c,...u})}
return a}function pe(o,t,e,s,n=!1){let i=o.map(p=>os(p,t,e,s)),r=(p,d)=>{let{inputs:g,lines:f}=o[p];
return Math.min(...f[d-g.length]?.turns??[])},a=p=>p.findIndex(({error:d})=>d),c=i.map((p,d)=>r(d,a(
p))),h=Math.min(...c),l=c.indexOf(h),u=(p,{isInput:d},g)=>n?d&&!p:h===1/0||p===l?!0:d?p<l:r(p,g)<h;return o.
map(({name:p},d)=>({name:p,rows:i[d].map((g,f)=>u(d,g,f)?g:{...g,...de})}))}var fe=(o,t)=>[...(o.from??
[]).keys()].filter(e=>t.from&&o.from?.[e]!==t.from[e]);var is=500,rs=24,me=8,[as,cs,hs,ls]=[28,32,14,14],ge=7.1,W=o=>o<=12?o:12+3*Math.log2(o/12),us=o=>5+5*
Math.min(W(o),14);function ds({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B";return{column:e-
1,row:Math.max(e-2,-1),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var J=class{constructor(t,e,{cell:s,
isStacked:n,isLong:i}){this.tensor=t,this.name=e,this.isStacked=n;let{shape:r}=t;this.roles=ds(t);let a=m=>r[this.
roles[m]]??1;this.columns=a("column"),this.rows=a("row"),this.count=a("block"),this.depth=a("thick"),
this.w=W(this.columns)*s,this.h=W(this.rows)*s,this.t=this.roles.thick<0?5:us(this.depth)*Math.min(1,
s/16),this.blocks=Math.min(this.count,me),this.dx=n?this.t+9:this.w+this.t+ls,this.dy=n?this.t+9:0;let c=this.
columns*this.rows*this.blocks;this.hasCells=c<=is&&Math.max(this.columns,this.rows)<=rs&&this.count<=
me&&r.length<=4;let[h,l]=[this.roles.row,this.roles.thick].map(m=>m<0?0:`${t.axes[m]} ${r[m]}`.length);
this.left=Math.max(h,l)*ge+20,this.spread=this.w+(this.blocks-1)*this.dx+this.t;let u=[e,` ${R(r)}`],
[p,d]=u.map(m=>m.length*(ge+.3)+4),g=this.left+this.spread+hs;this.isBroken=!i&&p+d>g,this.width=Math.
max(g,this.isBroken?Math.max(p,d):p+d),this.words=u;let f=cs+(this.isBroken?16:0)+(this.roles.block>=
0?18:0);this.top=f+this.t+(this.blocks-1)*this.dy,this.height=this.top+this.h+as,this.x=0,this.y=0,this.
number=0,this.cells=new Map}corner(t){return[this.x+this.left+t*this.dx,this.y+this.top-t*this.dy]}entries(){
let{shape:t}=this.tensor,e=this.roles.thick<0?t:t.with(0,1);return M(this.hasCells?S(e):0).map(n=>dt(
H(n,e),t))}spot(t){let e=H(t,this.tensor.shape),{thick:s,block:n,row:i,column:r}=this.roles;if(!this.
hasCells||e[s])return;let[a,c]=this.corner(e[n]??0),[h,l]=[this.w/this.columns,this.h/this.rows];return{
x:a+(e[r]??0)*h,y:c+(e[i]??0)*l,w:h,h:l}}#t(t){let[e,s]=this.corner(t),{w:n,h:i,t:r}=this,a=(l,u)=>k(
"path",{d:l,class:u}),h=(this.depth<=8?M(this.depth-1,1):[]).map(l=>{let u=r*l/this.depth;return`M${e+
u} ${s-u}h${n}v${i}`});return[a(`M${e} ${s}l${r} ${-r}h${n}l${-r} ${r}z`,"top"),a(`M${e+n} ${s}l${r}\
 ${-r}v${i}l${-r} ${r}z`,"side"),a(h.join(""),"slices"),k("rect",{x:e,y:s,width:n,height:i,class:"fr\
ont"})]}draw(t,e,s=[],n=-1,i=!1){let r=k("g",{class:i?"block made":"block"});this.tensor.isParameter&&
r.classList.add("parameter");for(let l of M(this.blocks).reverse()){r.append(...this.#t(l));let u=this.
isStacked&&l>0;for(let p of this.entries()){if((H(p,this.tensor.shape)[this.roles.block]??0)!==l)continue;
let{fill:g,text:f}=t(p);r.append(this.#e(p,g,u?"":f))}}let a=this.isBroken?{x:this.x-6,dy:16}:{},c={
x:this.x+2,y:this.y+14,class:"name"},h=k("tspan",a,this.words[1]);return r.append(k("text",c,this.name,
h),...this.#s(e,s,n)),r}#e(t,e,s){let{x:n,y:i,w:r,h:a}=this.spot(t),c=k("rect",{x:n+.5,y:i+.5,width:r-
1,height:a-1});c.style.fill=e;let h=k("g",{class:"cell","data-flat":t},c),l=Math.min(12,(r-2)/(.5*s.
length),a-1);if(s&&l>=10){let u=k("text",{x:n+r/2,y:i+a/2+l*.3},s);u.style.fontSize=`${l}px`,h.append(
u)}return this.cells.set(t,h),h}#s(t,e,s){let{w:n,h:i,t:r}=this,[a,c]=this.corner(0),h=this.corner(this.
blocks-1),l={column:[a,c+i+9,a+n,c+i+9],row:[a-9,c,a-9,c+i],thick:[a-5,c-5,a-5+r,c-5-r],block:[a+r,c-
r-11,h[0]+n+r,h[1]-r-11]},[u,p]=[(a+h[0]+n)/2+r,(c+h[1])/2-r-16],d={column:["middle",a+n/2,c+i+24],row:[
"end",a-15,c+Math.max(i/2+4,12)],thick:["end",a-15,c-3],block:this.dy?["end",u-4,p-2]:["middle",u,p]};
return Object.entries(l).flatMap(([g,f])=>{let m=this.roles[g];if(m<0)return[];let y=e.includes(m)?"\
edge wrong":m===s?"edge meets":"edge";return this.#n(g,m,f,d[g],t(m),y)})}#n(t,e,[s,n,i,r],[a,c,h],l,u){
let{axes:p,shape:d}=this.tensor,g=u==="edge wrong",f=k("text",{x:c,y:h,"text-anchor":a});p[e]&&f.append(
`${p[e]} `),f.append(k("tspan",{},d[e]));let m=[k("line",{x1:s,y1:n,x2:i,y2:r}),f];if(g&&m.push(k("p\
ath",{d:`M${i-4} ${r-4}l8 8m0 -8l-8 8`})),!l)return[k("g",{class:u},...m)];let{label:y,value:b,choices:x}=l,
O={column:[0,7],row:[-7,0]}[t]??[0,-7];return[k("g",{class:`${u} grip`,role:"slider",tabindex:0,"ari\
a-label":`${y} of ${this.name}`,"aria-valuenow":b,"aria-valuemin":x[0],"aria-valuemax":x.at(-1),"dat\
a-axis":`${this.number}.${e}`,"data-role":t,..._},...m,k("circle",{cx:i+O[0],cy:r+O[1],r:15,class:"r\
each"}),k("circle",{cx:i,cy:r,r:5.5}))]}pulled(t,e,s){let{w:n,h:i,t:r}=this;return{column:()=>e/(n/this.
columns),row:()=>s/(i/this.rows),thick:()=>(e-s)/2/Math.max(4,r/this.depth),block:()=>e/Math.min(Math.
max(this.dx,16),60)}[t]()}};function we(o,t){let[e,s,n,i]=[0,0,0,0],r=[];return o.forEach((a,c)=>{let h=o[c+
1];if(typeof a=="string"){let l=a.length*8+14;if(h instanceof J&&e+l+h.width>t)return;let u=o[c-1];r.
push([a,e+l/2,s+u.top+u.h/2+6]),e+=l;return}e>0&&e+a.width>t&&([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[e,s],
n=Math.max(n,a.height),e+=a.width,i=Math.max(i,e)}),{width:i,height:s+n,signs:r}}var ps=[34,30,27,24,21,18,15,12,10,8,6],fs=420,ms=.8,xe=24,gs=o=>o*o*(3-2*o),ye=o=>Math.min(1,Math.max(
0,o)),be=o=>o.join(", "),_t=o=>`[${be(o)}]`,$e=({kind:o})=>["cut","turn","copy"].includes(o),At=({axes:o,
shape:t},e)=>{let s=(e+t.length)%t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function ws({
kind:o,ins:t,out:e}){let[s,n]=t,i=()=>{let a=M(s.shape.length).filter(c=>s.strides[c]!==e.strides[c]);
return a.length===2?`swaps axes ${a.join(" and ")}`:"turns the block"};return`${{cut:()=>{let[a,c]=[
s.shape.length,e.shape.length];return`${c>a?"cuts an axis":c<a?"joins axes":"cuts anew"}. The entrie\
s are read in their order and none moves in memory`},turn:()=>`${i()}. Only the strides change: noth\
ing moves in memory`,copy:()=>"copies the entries into memory in the order in which one reads them",
product:()=>`multiplies rows of the left with ${n.shape.length>1?"columns of ":""}the right: ${At(s,
-1)} is summed away`,pair:()=>String(s.shape)===String(n.shape)?"works entry by entry":"lines the sh\
apes up from the right, and repeats what is missing or has size 1",each:()=>"changes every entry on \
its own, so the shape stays",row:()=>s.shape.length===e.shape.length&&String(s.shape)===String(e.shape)?
"keeps the shape, but computes each entry from its whole row":"takes all entries along one axis toge\
ther, and that axis shrinks"}[o]()}.`}function ke({kind:o,ins:[t,e],sizes:s}){if(o==="product"){let r=e.
shape.length>1?e.shape.length-2:0;if(t.shape.at(-1)!==e.shape[r])return[[t.shape.length-1],[r]]}if(!e)
return[[...t.shape.keys()].filter(r=>t.shape[r]!==s?.[r])];let n=o==="product"?2:0,i=[[],[]];for(let r=1+
n;r<=Math.min(t.shape.length,e.shape.length);r++){let[a,c]=[t.shape.at(-r),e.shape.at(-r)];a===c||a===
1||c===1||(i[0].push(t.shape.length-r),i[1].push(e.shape.length-r))}return i}var xs=({shape:o},t)=>[
o.length-1,Math.max(0,o.length-2)][t]??-1;function ys(o,t,e){let[s,n]=[o.width,t.height],i=e?.top??o.
top;return[t.x,t.y]=[s,0],[o.x,o.y]=[0,n+Math.max(0,i-o.top)],e&&([e.x,e.y]=[s,n+Math.max(0,o.top-i)]),
{width:s+Math.max(t.width,e?.width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}function $s(o){
let[t,e]=o.ins,[[s],[n]=[]]=ke(o),i=o.kind==="pair"?", or one of them must be 1":"";if(e&&n!==void 0)
return`${At(t,s)} of ${t.name} must equal ${At(e,n)} of ${e.name}${i}. `;let{sizes:r=[]}=o;return!r.
length||r.includes(-1)?"":`${S(t.shape)} entries cannot fill (${r.join(", ")}), which has ${S(r)}. `}
var ct=class{constructor(t){this.lab=t,this.means="",this.hasHeads=!1,this.scene={},this.blocks=[],this.
before=[],this.result=void 0,this.flying=k("g"),this.title=w("p",{class:"title"}),this.says=w("p",{class:"\
says"}),this.place=L("place"),this.pointed=Pt(),this.play=N("▶ Show how",()=>this.toggle(),{class:"\
play"}),this.time=w("input",{type:"range",min:0,max:1,step:1,"aria-label":"Entry by entry",..._}),this.
time.addEventListener("input",()=>t.fill(Number(this.time.value))),this.controls=L("buttons",this.play,
this.time),this.under=L("under",this.controls),this.node=L("stage",this.title,this.says,this.place,this.
pointed,this.under),this.place.addEventListener("pointerover",e=>this.point(e)),this.place.addEventListener(
"pointerleave",()=>this.running||this.rest()),this.at=1,this.running=0,this.pulled=null,this.place.addEventListener(
"pointerdown",e=>this.grab(e)),this.place.addEventListener("keydown",e=>this.nudge(e))}show(t){this.
stop(),this.scene=t;let{step:e}=t,s=document.activeElement?.getAttribute("data-axis"),n=this.place.contains(
document.activeElement);this.says.replaceChildren(...this.words(t));let i=t.isInput?"":t.source??"";
this.title.replaceChildren(vt(i,(e??t).at));let r=this.place.clientWidth||400,a=(this.place.clientHeight||
370)-6,c=this.arrange(t,r,a);this.draw(c,t),n&&s&&this.place.querySelector(`[data-axis="${s}"]`)?.focus();
let h=e&&this.result?.hasCells?this.result.entries().length:0;this.controls.hidden=!e,this.play.disabled=
h<2,this.time.max=String(Math.max(h,1)),this.rest()}words({step:t,tried:e,given:s=[],made:n=[],isInput:i,
name:r,error:a,isOwn:c,refused:h}){let l=y=>w("code",{},y);if(h)return[];let u=w("span",{class:"rais\
ed"},c?"":a??"");if(e)return[$s(e),u];if(a)return[u];if(t)return[l(t.word),` ${ws(t)}`];if(i)return[
l(r)," goes in. Pull an edge by its knob."];let p=n.map(([,y])=>y),[d,g]=[s,p].map(y=>y.map(({name:b,
shape:x})=>`${b} (${be(x)})`).join(", ")),m=String(s[0]?.shape)===String(p[0]?.shape)&&p.length?`, t\
he shape of ${s[0].name}`:"";return d&&g?[`Into this line: ${d}. Out of it: ${g}${m}.`]:[""]}arrange(t,e,s){
let{step:n,tried:i,given:r=[],made:a=[]}=t,c=n??i,h=c?c.ins:r,l=n?[n.out]:i?[]:a.map(([,f])=>f),u=f=>f===
n?.out&&t.isLast&&t.name||f.name,p=c?.kind==="product",d,g=[p,!0].flatMap(f=>ps.flatMap(m=>[!0,!1].map(
y=>({cell:m,isStacked:f,isLong:y}))));for(let f of this.pulled?[this.pulled]:g){let m=j=>new J(j,u(j),
f),[y,b]=[h.map(m),l.map(m)],x=c?.kind==="pair"&&c.word.length===1?[c.word]:[","],O=y.flatMap((j,$)=>$?
[...x,j]:[j]),E=y.length&&b.length?["→"]:[],T=p?ys(y[0],y[1],b[0]):we([...O,...E,...b],e);if(d={...T,
before:y,after:b,what:c},this.drawn=f,T.width<=e&&T.height<=s)break}return d}draw({width:t,height:e,
before:s,after:n,signs:i,what:r},{tried:a,step:c,astray:h,refused:l}){let u=a?ke(a):l??[],p=c&&$e(c),
d=[...s,...n];this.hasHeads=d.some(({tensor:$})=>$.axes.includes("H"));let g=($,I)=>$.draw(P=>this.lab.
look($.tensor,P,p),P=>this.lab.grip($.tensor,P),u[I],r?.kind==="product"?xs($.tensor,I):-1,c&&$===n[0]);
d.forEach(($,I)=>{$.number=I}),this.blocks=d,this.result=n[0],this.before=s;let f=new Set(d.map($=>$.
hasCells?this.lab.meaning($.tensor):"")),m={head:"color: head",parameter:"gray: parameters"},y=Object.
keys(m).filter($=>f.has($));this.means=[...y.map($=>m[$]),"darker: a later row"].join(" · ");let b=d.
map(({name:$,tensor:I})=>`${$} ${R(I.shape)}`),x=i.map(([$,I,P])=>k("text",{x:I,y:P,class:"sign"},$));
this.flying=k("g",{class:"flying","aria-hidden":"true"});let O=d.map(($,I)=>g($,I));for(let $ of h??
[])this.strike($);let E=k("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.ceil(e)}`,width:Math.ceil(t),height:Math.
ceil(e),role:"group","aria-label":`${r?`${r.word}: `:""}${b.join("; ")}`},...O,...x,this.flying);if(this.
place.replaceChildren(E),!this.pulled)return;let[T,j]=this.cornerOf(this.pulled.number);E.style.translate=
`${this.pulled.x-T}px ${this.pulled.y-j}px`}cornerOf(t){let e=this.place.querySelectorAll(".block")[t]?.
querySelectorAll(".front"),{x:s,y:n}=[...e??[]].at(-1)?.getBoundingClientRect()??this.pulled;return[
s,n]}strike(t){let e=this.result?.cells.get(t);if(!e)return;let{x:s,y:n,w:i,h:r}=this.result.spot(t);
e.classList.add("astray"),e.append(k("path",{d:`M${s+3} ${n+r-3}L${s+i-3} ${n+3}`}))}rest(){let{entry:t}=this.
scene;this.paint(t<0?1:ye(t/Number(this.time.max)))}paint(t){this.at=t,this.pointed.textContent=this.
means;for(let d of this.blocks)for(let g of d.cells.values())g.classList.remove("lit","empty");this.
flying.replaceChildren();let{step:e}=this.scene;if(this.play.textContent=this.running?"❚❚ Stop":
ht()?"Next entry":"▶ Show how",!e)return;if(!this.result.hasCells){this.time.value="1",this.time.setAttribute(
"aria-valuetext","too many entries to draw");return}let s=this.result.entries(),n=this.running?this.
group():1,i=Math.ceil(s.length/n),r=Math.floor(t*i+1e-9),a=Math.min(r*n,s.length);this.time.value=String(
a);let c=s[Math.max(0,a-1)],h=t>0?this.origin(c):"";if(this.time.setAttribute("aria-valuetext",h||"n\
othing yet"),t>=1)return;for(let d of s.slice(a))this.result.cells.get(d).classList.add("empty");if(!(this.
running&&$e(e)&&this.before[0].hasCells))return this.light(...s.slice(Math.max(0,a-n),a));let u=gs(ye(
(t*i-r)/ms)),p=s.slice(a,a+n);for(let d of p)this.fly(d,this.result.cells.get(d),u);this.pointed.textContent=
this.origin(p[0])}group(){let{columns:t}=this.result,e=Number(this.time.max);return e<=xe?1:t*Math.ceil(
e/t/xe)}fly(t,e,s){let[[n]]=this.scene.step.sources(t);this.before[0].cells.get(n)?.classList.add("l\
it");let i=this.before[0].spot(n),r=this.result.spot(t);if(!i||!r)return;let[a,c]=["x","y"].map(l=>(i[l]-
r[l])*(1-s)),h=e.cloneNode(!0);h.setAttribute("class","cell"),h.setAttribute("transform",`translate(${a}\
 ${c})`),this.flying.append(h)}light(...t){for(let e of t)this.result.cells.get(e)?.classList.add("l\
it"),this.scene.step.sources(e).forEach((s,n)=>{for(let i of s)this.before[n]?.cells.get(i)?.classList.
add("lit")}),this.pointed.textContent=this.origin(e)}origin(t){let{step:e}=this.scene,s=`${this.result.
name}${_t(H(t,e.out.shape))}`,n=e.sources(t).map((i,r)=>{let{shape:a}=e.ins[r],c=e.ins[r].name||"·",
h=H(i[0],a);if(i.length<2)return`${c}${_t(h)}`;let l=H(i[1],a);return`${c}${_t(h.map((u,p)=>u===l[p]?
u:":"))}`});return`${s} ← ${n.join(e.kind==="product"?" · ":", ")}`}point(t){let e=t.target.closest?.(
".cell");if(!e||this.running||!this.scene.step)return;let s=this.blocks.find(({cells:a})=>[...a.values()].
includes(e));this.paint(1);let n=Number(e.dataset.flat);if(s===this.result)return this.light(n);let i=this.
before.indexOf(s),r=this.result.hasCells?this.result.entries().find(a=>this.scene.step.sources(a)[i]?.
includes(n)):void 0;r!==void 0&&this.light(r)}toggle(){let[t,e]=[this.time.max,this.time.value].map(
Number),s=this.group();if(this.running)return this.stop(),this.lab.fill(e);if(ht())return this.lab.fill(
e>=t?s:Math.min(e+s,t));let n=fs*Math.ceil(t/s),i=this.at>=1?0:this.at,r,a=c=>{r??=c;let h=Math.min(
1,i+(c-r)/n);h>=1?this.running=0:this.running=requestAnimationFrame(a),this.paint(h),h>=1&&this.lab.
fill(-1)};this.running=requestAnimationFrame(a),this.paint(i)}stop(){cancelAnimationFrame(this.running),
this.running=0}held(t){let e=t.closest?.("[data-axis]");if(!e)return null;let[s,n]=e.dataset.axis.split(
".").map(Number),i=this.blocks[s],r=this.lab.grip(i.tensor,n);return r&&{block:i,grip:r,role:e.dataset.
role}}grab(t){let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[data-axis\
]").focus();let{block:s,grip:n,role:i}=e,r=n.value,[a,c]=this.cornerOf(s.number);this.pulled={...this.
drawn,number:s.number,x:a,y:c},this.place.setPointerCapture(t.pointerId);let h=({clientX:u,clientY:p})=>{
let[d,g]=[u-t.clientX,p-t.clientY];n.set(nt(n.choices,r+s.pulled(i,d,g)))},l=()=>{this.place.removeEventListener(
"pointermove",h),this.place.classList.remove("pulling"),this.pulled=null,this.show(this.scene)};this.
place.classList.add("pulling"),this.place.addEventListener("pointermove",h),this.place.addEventListener(
"lostpointercapture",l,{once:!0})}nudge(t){let e=this.held(t.target);if(!e)return;let{value:s,choices:n,
set:i}=e.grip,r=n.findIndex(h=>h>s),a=n.findLastIndex(h=>h<s),c={ArrowRight:r,ArrowUp:r,ArrowLeft:a,
ArrowDown:a,Home:0,End:n.length-1}[t.key];c!==void 0&&(t.preventDefault(),n[c]!==void 0&&i(n[c]))}};var[ve,Oe,K]=[56,24,4],[Me,jt]=[18,4],bs=5,ks=["query","key","value"],Q=({shape:o})=>R(o);function vs(o,{
steps:t}){return t.flatMap(({ins:s,out:n,word:i},r)=>s[1]?.isParameter&&s[0].axes.at(-1)!==n.axes.at(
-1)&&r<t.length-1?[{...o,step:r,name:i}]:[]).map(s=>({...s,tensor:t[s.step].out}))}function Ee(o,t){
let e=({name:h})=>h.includes("mask"),s=o.flatMap((h,l)=>{let u=h.inputs.length;return h.lines.flatMap(
({turns:p=[]},d)=>{let[g,f]=[d+u,t[l].rows[d+u]],[m,y]=f.made[0]??[],b=h.name.split(".").at(-1),x=m===
"return"?f.steps.at(-1)?.word??b:m;return y?p.map(O=>({turn:O,at:l,row:g,name:x,tensor:y})):[]})}),n=({
at:h,row:l})=>t[h].rows[l],i=[...new Set(s.map(({turn:h})=>h))].sort((h,l)=>h-l).map(h=>{let l=s.filter(
u=>u.turn===h);return l.find(u=>n(u).steps.length)??l[0]}).filter((h,l,u)=>n(h)!==(u[l-1]&&n(u[l-1]))),
r=t[0].rows.flatMap(({isInput:h,source:l,made:u},p)=>h?[{turn:0,at:0,row:p,name:l,tensor:u[0][1]}]:[]),
a=i.flatMap(h=>[...vs(h,n(h)),h]),c=a.at(-1);return c&&t[0].rows.at(-1)?.made.length&&(a[a.length-1]=
{...c,name:"returned",isEnd:!0}),[...r,...a].filter(h=>!e(h))}function Os({shape:o,axes:t},e){let s=o.
slice(t[0]==="B"&&o.length>1?1:0),[n,i]=[s.at(-2)??1,s.at(-1)??1],r=Math.min(s.length>2?s[0]:1,jt),[
a,c]=[i,n].map(f=>Math.min(W(f),Me)*e),[h,l]=[ve+jt*K,Oe+jt*K],u=(h-a-(r-1)*K)/2,p=(l-c+(r-1)*K)/2,d=M(
r).reverse(),g=f=>({x:u+f*K,y:p-f*K,width:a,height:c});return k("svg",{viewBox:`0 0 ${h} ${l}`,width:h,
height:l,"aria-hidden":"true"},...d.map(f=>k("rect",g(f))))}function Ms(o,t){let[e,s]=[o[0],o[o.length-
1]],n=o.filter(({turn:a})=>!a).map(({name:a,tensor:c})=>`${a} ${Q(c)}`);if(!s.isEnd)return`In: ${n.join(
", ")}. Nothing comes out: a line breaks.`;let i=n.length===1?". Only inside does it change":"",r=t?
`, the shape of ${e.name}${i}`:"";return`In: ${n.join(", ")}. Out: ${Q(s.tensor)}${r}.`}function Es(o){
let t=e=>Math.max(...o.map(({tensor:s})=>Math.min(W(s.shape.at(e)??1),Me)));return Math.min(5,ve/t(-1),
Oe/t(-2))}function Se(o){let t=w("p",{class:"through"}),e=w("ol",{"aria-label":"What one run makes, \
in its order"}),s=L("way",t,e),n=()=>[...e.querySelectorAll("button")],i=()=>n().indexOf(document.activeElement);
Ot(e,"ArrowLeft","ArrowRight");function r(a,c,h,l){let u=N("",()=>o(a),{class:l,tabindex:h?0:-1,"ari\
a-current":String(h),..._}),p=w("span",{},Q(a.tensor)),d=Os(a.tensor,c),g=ks.find(f=>a.name===f||a.name===
f[0]);return g&&(d.style.color=`var(--${g})`),u.append(d,w("code",{},a.name)," ",p),w("li",{},u)}return{
node:s,show(a,c,[h,l]){if(s.hidden=a.length<bs,s.hidden){t.textContent="",e.replaceChildren();return}
let[u,p]=[a[0],a[a.length-1]],d=Q(u.tensor)===Q(p.tensor);t.textContent=Ms(a,d);let g=Es(a),f=a.findLastIndex(
T=>T.at===c.at&&T.row===c.row&&T.step===c.step),m=i(),y=a.map((T,j)=>{let $=j===0||d&&T===p,I=T.turn>
h&&T.turn<=l,je=["stop",...[$&&"end",I&&"inside"].filter(Boolean)].join(" ");return r(T,g,j===f,je)}),
{scrollLeft:b}=e;e.replaceChildren(...y);let{offsetLeft:x=b,offsetWidth:O=0}=y[f]??{},E=x+O-e.clientWidth;
e.scrollLeft=Math.min(Math.max(b,E),x),f<0&&(n()[0].tabIndex=0),m>=0&&n()[m]?.focus({preventScroll:!0})}}}var tt={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Feat\
ures","d_model"],n_heads:["Heads","H"],d_ff:["Hidden","d_ff"],n_layers:["Layers","n_layers"]},Bt=Object.
fromEntries(Object.entries(tt).map(([o,[,t]])=>[t,o])),Ss=12;function Ls(o,t){let e=Math.floor(o.d_model/
o.n_heads);return{...z(Bt,s=>o[s]),...t,d_k:e}}function Le({refusals:o=[]},t,e){let s=o.find(({sliders:i,
values:r})=>r.some(a=>a.every((c,h)=>c===t[i[h]]))),n=(i,r)=>e[r];return s&&{...s,says:s.template.replace(
/\{(\w+)\}/g,n)}}function Cs(o,t,e,s){let{node:n,show:i}=Dt(w("i",{},o),t,e,s),r=w("input",{type:"nu\
mber",min:e[0],max:e.at(-1),"aria-label":`${o} ${t}, typed`,..._});return r.addEventListener("change",
()=>{s(nt(e,Number(r.value)||1))}),n.lastElementChild?.replaceWith(r),{node:n,show(a){i(a),r.value=String(
a)}}}var It=o=>Object.fromEntries(o.split(",").flatMap(t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??
[];return e?[[e,Number(s)]]:[]})),Ts=o=>Object.entries(o).map(([t,e])=>`${t}=${e}`).join(", "),Nt=o=>t=>o.
test(t)?t:void 0,Ce=o=>t=>/^-?\d{1,4}$/.test(t)&&Number(t)>=o?Number(t):void 0,Te={odd:"",line:"",focus:"",
entry:-1,alone:!1,task:0},_e={odd:Nt(/^(\w+\.\d=\d+(, )?)*$/),line:Nt(/^.{0,120}$/),focus:Nt(/^(\d+\.\d+(\.\d+)?|own(\.\d+)?)?$/),
entry:Ce(-1),alone:Yt,task:Ce(0)};function _s(o,t,e,s){let n=Zt(t.parameters,e),i=t.parameters.length?
`${o} has ${ut(n)} parameters.`:"";if(!s)return i;let r=S(s.shape);return`${s.shape.length>1?`${s.shape.
join(" × ")} = `:""}${ut(r)} entries. ${i}`}function As(o,t){if(o.error)return{says:o.error};if(o.unknown)
return{says:`This line cannot be followed here: ${o.unknown}.`};let e=o.made[0][1],[s,n]=[e,t].map(a=>R(
a.shape));if(s!==n)return{says:`Your line gives ${s}, the code’s result is ${n}.`};if(e.base.name!==
t.base.name||!e.from)return{says:`✓ The shape is that of the code’s result, ${n}.`,isRight:!0};let i=fe(
e,t);return i.length?{says:`No error, and the shape is right, but ${i.length} of ${S(e.shape)} entri\
es are in the wrong place: struck out.`,astray:i}:{says:"✓ Shape and entries are those of the code’s\
 result.",isRight:!0}}var Ht=class{state={};part={};sizes={};functions=[];isFollowed=!1;refused=void 0;here={
at:0,row:0};step=0;shown="";onWay="";constructor({model:t,el:e}){this.model=t,this.begin=lt(t,Object.
keys(tt));let{stops:s,fixed:n={},parts:i,helpers:r={}}=t.get("table");this.choices=s,this.fixed=n,this.
helpers=r,this.isOwnCode=!s,this.names=["part",...Object.keys(tt),...Object.keys(_e)],this.controls=
this.isOwnCode?{}:this.controlsOf(s,i);let a=st(Object.keys(i));this.address=this.isOwnCode?{node:"",
show(){}}:Vt(t,e,{part:a,...z(s,st),..._e}),this.status=G("verdict"),this.error=G("error"),this.list=
Qt((l,u)=>this.choose(l,u)),this.way=Se(({at:l,row:u,step:p})=>this.choose(l,u,p)),this.stage=new ct(
this),this.steps=w("div",{class:"steps",role:"group","aria-label":"Steps of the line"}),this.stage.says.
before(this.steps),this.stage.says.after(this.error),this.alone=Wt("Pull the edges of this tensor al\
one",l=>A(t,{alone:l})),this.reset=N("Put the edges back",()=>A(t,{odd:""})),this.stage.under.append(
this.alone.node,this.reset),this.own=this.ownLine(),this.challenge=L("challenge"),this.asked=G("aske\
d");let{part:c,...h}=this.controls;Ft(e,"shape-explorer","Shape lab",L("head",c?.node??"",this.challenge,
this.asked),qt(...Object.values(h)),this.way.node,L("both",this.list.node,this.stage.node,this.own.node),
L("foot",this.status,this.address.node))}controlsOf(t,e){let s=z(e,(r,a)=>a),n=r=>A(this.model,{...Te,
part:r}),i=z(tt,([r,a],c)=>Cs(r,a,t[c],h=>A(this.model,{[c]:h})));return{part:Kt("Code",s,n),...i}}ownLine(){
let t=Gt({maxlength:120}),e="",s=a=>{let c=a.startsWith(".")?e+a:a;A(this.model,{line:c,focus:"own",
entry:-1})};t.addEventListener("input",()=>s(t.value)),t.addEventListener("focus",()=>{t.value&&this.
here.at>=0&&s(t.value)});let n=L("chips"),i=w("label",{},"A line of your own",t),r=G("own-says");return{
node:L("own",i,r,n),input:t,says:r,show:(a,c)=>{t.value!==a&&(t.value=a);let h=c.tries??[];e=c.functions[0]?.
inputs[0]?.[0]??"";let l=h.map(p=>N(p.trim(),()=>s((this.model.get("line")||e)+p))),u=N("Start again",
()=>s(e));n.replaceChildren(...l,...a&&a!==e?[u]:[])}}}choose(t,e,s){let n=[t,e,s].filter(i=>i!==void 0).
join(".");A(this.model,{focus:n,entry:-1,alone:!1})}fill(t){A(this.model,{entry:t})}grip(t,e){if(this.
isOwnCode)return null;let{model:s,state:n,sizes:i,choices:r,part:a}=this,{base:c}=t,h=It(n.odd),l=t.
name===c.name?e:c.axes.indexOf(t.axes[e]),u=`${c.name}.${l}`;if(a.functions[0].inputs.some(([x])=>x===
c.name)&&l>=0&&(u in h||n.alone)&&this.isFollowed)return{label:`Axis ${e}`,value:t.shape[e],choices:M(
Ss,1),set:x=>{let{[u]:O,...E}=h,T=at(a.functions[0],i)[c.name].shape[l],j=x===T?E:{...E,[u]:x};A(s,{
odd:Ts(j)})}};let g=t.axes[e];if(g==="d_k"&&a.sliders.includes("n_heads")){let x=r.d_model.filter(E=>E%
i.H===0).map(E=>E/i.H);if(!x.includes(i.d_k))return null;let O=E=>A(s,{d_model:E*i.H});return{label:"\
Features of a head d_k",value:i.d_k,choices:x,set:O}}let f=Bt[g];if(!f||!a.sliders.includes(f))return null;
let m=r[f].filter(x=>this.fits({...n,[f]:x}));if(!m.length)return null;let y=x=>A(s,{[f]:x});return{
label:tt[f].join(" "),value:n[f],choices:m,set:y}}fits(t){return(!this.part.sliders.includes("n_head\
s")||t.d_model%t.n_heads===0)&&!Le(this.part,t,{})}meaning({base:t,name:e,axes:s,isParameter:n}){if(n)
return"parameter";let[i]=(t.name||e||"").match(/^(query|key|value)\b/)??[];if(this.state.part==="att\
ention")return i??"row";let{d_model:r,H:a}=this.sizes,c=s.at(-1)==="d_model"&&r%a===0;return this.stage.
hasHeads&&(s.includes("H")||c)?"head":"row"}look(t,e,s){let{shape:n,axes:i}=s?t.base:t,r=H(s&&t.from?.[e]||
e,n),a=n.length>1?n.length-2:0,c=i.indexOf("H"),h=c>=0?r[c]:Math.floor(r.at(-1)/this.sizes.d_k),l=this.
meaning(t),u={head:`hue-${h%8}`,row:"accent",parameter:"soft"}[l],[p,d]={head:[38,32],parameter:[12,
0]}[l]??[14,40],g=p+d*r[a]/Math.max(1,n[a]-1);return{fill:`color-mix(in srgb, var(--${u??l}) ${g}%, \
var(--cell))`,text:s?r.slice(-2).join(","):""}}setTask(t){let{at:e,odd:s="",line:n=""}=this.part.tasks[t-
1]??{},i=e?`0.${this.rowOf(e)}`:n&&"own",r=t&&this.refused?this.begin:{};A(this.model,{...r,...Te,odd:s,
line:n,focus:i,task:t})}rowOf(t){return(this.functions[0]?.rows??[]).findIndex(({source:s})=>t&&s.startsWith(
t))}showTask(t){let e=this.part.tasks??[],s=e[this.state.task-1];this.challenge.hidden=!e.length;let n=e.
map((h,l)=>{let u=()=>this.setTask(h===s?0:l+1),p=String(h===s),d=e.length>1?`Challenge ${l+1}`:"Cha\
llenge";return N(d,u,{class:"main","aria-pressed":p})}),i=this.functions[0]?.rows[this.rowOf(s?.at)],
r=s?.sizes?!this.error.textContent&&Object.entries(s.sizes).every(([h,l])=>this.sizes[h]===l):s&&(s.
at?i?.made.length>0:t?.isRight);this.challenge.replaceChildren(...n);let a=`✓ Solved. ${s?.then}`,
c=s?r?a:s.say:"";this.asked.textContent!==c&&(this.asked.textContent=c),this.asked.className=r?"aske\
d solved":"asked"}redraw(){let t=lt(this.model,this.names),e=this.model.get("table").parts[t.part];if(!e)
return;Object.assign(this,{state:t,part:e,sizes:Ls(t,this.fixed)});for(let[c,{node:h,show:l}]of Object.
entries(this.controls))l(t[c]),h.hidden=c!=="part"&&!e.sliders.includes(c);this.address.show();let s=Le(
e,t,this.sizes),n=It(t.odd),i=!!s,r=pe(e.functions,this.sizes,n,this.helpers,i),a=!this.isOwnCode&&r.
length===1&&r[0].rows.every(c=>!c.isRecorded);this.error.textContent=s?`ValueError: ${s.says}`:"",this.
way.node.inert=i,Object.assign(this,{functions:r,isFollowed:a,refused:s}),this.shown=t.part,this.draw()}first(t){
if(t)return{at:-1,row:0};let s=this.functions.findIndex(({rows:n})=>n.some(i=>i.error))<0?[n=>n.steps.
length,n=>n.made.length&&!n.isInput]:[n=>n.error];for(let[n,{rows:i}]of this.functions.entries())for(let r of s){
let a=i.findIndex(r);if(a>=0)return{at:n,row:a}}return{at:0,row:0}}find(t){let[e,...s]=this.state.focus.
split("."),[n,i]=s.map(Number),r=this.functions[Number(e)]?.rows[n];return this.here=this.first(t),e===
"own"&&t?this.here={at:-1,row:0,step:n}:r&&(r.made.length||r.error)&&(this.here={at:Number(e),row:n,
step:i}),this.here}runOwn(){let{line:t}=this.state,[e]=this.part.functions,s=this.functions[0]?.rows.
findLast(({made:r})=>r.length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;let n={...ue(this.
sizes),...at(e,this.sizes,It(this.state.odd))},i=Tt(t,n,this.helpers);return i.value&&!i.made.length&&
(i.made=[["",i.value]]),!i.made.length&&!i.error&&(i.unknown??="it gives no tensor"),{...i,source:t,
...As(i,s)}}draw(){let{part:t,state:e}=this,s=this.runOwn(),n=this.find(s),i=n.at<0?s:this.functions[n.
at]?.rows[n.row],r=i?.steps??[],a=i?.error&&i.tried?.ins.length?i.tried:null,c=r.length-(a?0:1);this.
step=Math.max(0,Math.min(n.step??c,c));let h=r[this.step],l=this.step===r.length-1;this.list.show(this.
functions,n,h??i),(!this.way.node.inert||this.onWay!==e.part)&&this.showWay(n),this.onWay=e.part,this.
own.node.hidden=!t.tries?.length&&!e.line,this.own.show(e.line,t),this.own.node.classList.toggle("cu\
rrent",n.at<0),this.own.says.textContent=s?.says??"";let u=s?.isRight?"right":s?.error?"broken":"";this.
own.says.className=`own-says ${u}`,this.showSteps(r,a);let[p="",d]=i?.made[0]??[],g=({axes:b})=>[...b.
keys()].filter(x=>this.refused?.sliders.includes(Bt[b[x]])),f=!!(r.length||a||i?.made.length);this.stage.
node.inert=!f&&this.stage.blocks.length>0;let m={...i,isOwn:n.at<0,refused:this.refused&&(i?.made??[]).
map(([,b])=>g(b)),name:n.at<0?"your line":p==="return"?"returned":p,step:h,entry:e.entry,tried:h?null:
a,isLast:l,astray:l?i?.astray:[]};this.stage.node.inert||this.stage.show(m),this.alone.node.hidden=!(i?.
isInput&&n.at===0&&this.isFollowed),this.alone.show(e.alone),this.reset.hidden=!e.odd;let y=_s(e.part,
t,this.sizes,d);this.status.textContent=this.refused?"":y,this.showTask(s)}showWay(t){let{functions:e}=this.
part,[{inputs:s,lines:n}]=e,i=t.at===0?t.row-s.length:-1,r=a=>n[a]?.turns.at(-1)??0;this.way.show(Ee(
e,this.functions),t,[r(i-1),r(i)])}showSteps(t,e){let s=t.map(({word:i})=>i);e&&s.push(`${e.word} ✗`),
this.steps.hidden=s.length<2;let n=s.map((i,r)=>N(`${r+1} ${i}`,()=>this.goTo(r),{"aria-pressed":String(
r===this.step)}));this.steps.replaceChildren(...n)}goTo(t){let{at:e,row:s}=this.here,n=e<0?`own.${t}`:
`${e}.${s}.${t}`;A(this.model,{focus:n,entry:-1}),this.steps.querySelectorAll("button")[t]?.focus()}};
function js(o){let t=new Ht(o),e=Ut(o.model,[...t.names,"table"],()=>t.redraw()),s=0,n=new ResizeObserver(
()=>{let i=t.stage.place.clientWidth;i&&i!==s&&t.shown&&t.draw(),s=i});return n.observe(t.stage.place),
()=>{t.stage.stop(),n.disconnect(),e()}}var Ae={render:js};widget=Ae;})();
export default widget;
