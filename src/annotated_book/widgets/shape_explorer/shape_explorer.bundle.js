let widget;
(()=>{var Ae=Object.defineProperty;var Ie=(o,t)=>{for(var e in t)Ae(o,e,{get:t[e],enumerable:!0})};var W=(o,t)=>Object.fromEntries(o.map(e=>[e,t(e)])),z=(o,t)=>W(Object.keys(o),e=>t(o[e],e));function w(o,t={},...e){return Rt(document.createElement(o),t,e)}function b(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return Rt(s,t,e)}function Rt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function zt(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(w("div",n,...s))}var S=(o,...t)=>w("div",{class:o},
...t);var Ft=(...o)=>S("controls",...o.map(({node:t})=>t)),qt=()=>w("p",{class:"pointed","aria-hidden":"tr\
ue"});var _={"data-lm-suppress-shortcuts":"true"};function N(o,t,e={}){let s=w("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function Ne(o,t,e,s){let n=w("input",{type:"range",...e,..._}),
r=w("output",{"aria-live":"off"}),i=w("span",{},o," ",w("code",{},t));return n.addEventListener("inp\
ut",()=>s(Number(n.value))),{node:w("div",{class:"control"},w("label",{},i,n),r),input:n,output:r}}function Pt(o,t,e,s){let n={min:0,max:e.length-1},r=h=>s(e[h]),{node:i,input:a,output:c}=Ne(o,t,n,r);
return{node:i,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function Dt(o,t){let e=w("input",{type:"checkbox",..._});return e.addEventListener(
"change",()=>t(e.checked)),{node:w("div",{class:"control"},w("label",{},e,o)),show(s){e.checked=s}}}
function Wt(o,t,e){let s=Object.entries(t).map(([i,a])=>w("option",{value:i},a)),n=`menu-${Math.random()}`,
r=w("select",{id:n,..._},...s);return r.addEventListener("change",()=>e(r.value)),{node:w("div",{class:"\
control menu"},w("label",{for:n},o),r),show(i){r.value=i}}}var Kt=(o={})=>w("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...o,..._});function Be(o,t){let e=Object.entries(t);for(let[s,n]of e)o.on(`change:${s}`,n);return()=>{for(let[s,
n]of e)o.off(`change:${s}`,n)}}function Gt(o,t,e){let s=Be(o,W(t,()=>e));return e(),s}var ht=(o,t)=>W(
t,e=>o.get(e));function j(o,t){for(let[e,s]of Object.entries(t))o.set(e,s);o.save_changes()}function U(o){
let t=w("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&Re(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var He=1e3,et,Ht;function Re(o){
et?.isConnected||(et=w("p",{class:"annotated-voice",role:"status"}),document.body.append(et));let t=et;
clearTimeout(Ht),Ht=setTimeout(()=>{t.textContent=o},He)}var st=o=>t=>o.find(e=>String(e)===t),Ut=st([!0,!1]),ze=o=>String(o);function Yt(o,t,e,s={}){let n=t.
closest("[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(n)>0?i.indexOf(n)+1:""),c=g=>(s[g]??ze)(o.get(
g)),h=Object.keys(e),l=W(h,c),u=new URLSearchParams(location.search),d=[];for(let[g,x]of Object.entries(
e)){let k=u.get(`${a}.${g}`);if(k===null)continue;let y=x(k);y===void 0?d.push(g):o.set(g,y)}let p=w(
"a",{},"Copy link to this setting"),m=w("span",{role:"status"});p.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let f=d.length?` The address has a s\
etting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:w("p",{class:"addr\
ess"},p,m,f),show(){let g=new URLSearchParams(location.search);for(let y of h){let M=c(y);M===l[y]?g.
delete(`${a}.${y}`):g.set(`${a}.${y}`,M)}m.textContent="";let x=n.closest("section[id]")?.id,k=g.size?
`?${g}`:location.pathname;p.setAttribute("href",`${k}${x?`#${x}`:""}`)}}}var O=(o,t=0)=>Array.from({length:o},(e,s)=>t+s),nt=(o,t)=>o.reduce((e,s)=>Math.abs(s-t)<Math.abs(e-
t)?s:e),Vt=o=>o.reduce((t,e)=>t+e,0),E=o=>o.reduce((t,e)=>t*e,1);var lt=o=>o.toLocaleString("en-US"),Xt=(o,t)=>Vt(o.map(([e,s])=>e*E(s.map(n=>t[n]??n))));var bt={};Ie(bt,{Refused:()=>B,axisOf:()=>Y,broadcast:()=>rt,collapse:()=>yt,contiguous:()=>wt,flatOf:()=>ut,
fresh:()=>V,indexOf:()=>H,maskedFill:()=>$t,multiply:()=>ft,permute:()=>X,stridesOf:()=>q,together:()=>pt,
transpose:()=>Z,tuple:()=>R,turned:()=>gt,unsqueeze:()=>xt,view:()=>mt});var Fe=4096,B=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}},R=o=>`(${o.
join(", ")}${o.length===1?",":""})`;function V(o,t=[],e=""){let s=E(o),n={shape:o,axes:o.map((r,i)=>t[i]??
""),strides:q(o),from:s<=Fe?Int32Array.from(O(s)):null,name:e};return n.base=n,n}function q(o){let t=o.
map(()=>1);for(let e=o.length-2;e>=0;e--)t[e]=t[e+1]*o[e+1];return t}var H=(o,t)=>q(t).map((e,s)=>Math.
floor(o/e)%t[s]),ut=(o,t)=>q(t).reduce((e,s,n)=>e+s*o[n],0),ot=o=>`[${o.join(", ")}]`;function Y(o,t,e=0){
let s=Math.max(t+e,1);if(o<-s||o>=s)throw new B(`Dimension out of range (expected to be in range of \
[${-s}, ${s-1}], but got ${o})`,"IndexError");return o<0?o+s:o}function rt(o,t){let e=Math.max(o.length,
t.length),s=(r,i)=>r[i-e+r.length]??1,n=O(e);for(let r=e-1;r>=0;r--){let[i,a]=[s(o,r),s(t,r)];if(i!==
a&&i!==1&&a!==1)throw new B(`The size of tensor a (${i}) must match the size of tensor b (${a}) at n\
on-singleton dimension ${r}`);n[r]=i===1?a:i}return n}function dt(o,...t){return o.map((e,s)=>{let n=t.
map(({shape:r,axes:i})=>[r.length-o.length+s,r,i]).find(([r,i,a])=>i[r]===e&&a[r]);return n?n[2][n[0]]:
""})}function pt(o,t){let e=rt(o.shape,t.shape);return V(e,dt(e,o,t))}function qe(o,t){if(o.shape.length<=
2&&t.shape.length<=2)return!0;if(o.shape.length===2||Math.min(o.shape.length,t.shape.length)>2)return!1;
let e=o.shape.length>=t.shape.length,{shape:s,strides:n}=e?o:Z(t,-2,-1);return O(s.length-2).every(i=>n[i]===
n[i+1]*s[i+1])}function ft(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||!s.length)throw new B(`both\
 arguments to matmul need to be at least 1D, but they are ${e.length}D and ${s.length}D`);let[n,r]=[
e.at(-1),s.at(s.length>1?-2:0)],i=u=>({shape:u.shape.slice(0,-2),axes:u.axes.slice(0,-2)}),a=rt(i(o).
shape,i(t).shape),[c,h]=[e.slice(-2,-1),s.length>1?s.slice(-1):[]];if(n!==r)throw new B(Pe(o,t,a,[n,
r]));let l=[...dt(a,i(o),i(t)),...o.axes.slice(-2,-1),...s.length>1?t.axes.slice(-1):[]];return V([...a,
...c,...h],l)}function Pe(o,t,e,[s,n]){let[r,i]=[o.shape,t.shape];if(!qe(o,t)){let h=E(e);return`Exp\
ected size for first two dimensions of batch2 tensor to be: ${ot([h,s])} but got: ${ot([h,n])}.`}if(r.
length===1&&i.length===1)return`inconsistent tensor size, expected tensor [${s}] and src [${n}] to h\
ave the same number of elements, but got ${s} and ${n} elements respectively`;let a=(h,l,u)=>`size m\
ismatch, got input (${h}), mat (${h}x${l}), vec (${u})`;return i.length===1?a(E(r.slice(0,-1)),s,n):
i.length>2?a(E(i)/n,n,s):`mat1 and mat2 shapes cannot be multiplied (${E(r.slice(0,-1))}x${s} and ${n}\
x${i.at(-1)})`}function De(o,t){let e=()=>new B(`shape '${ot(o)}' is invalid for input of size ${t}`),
s=o.indexOf(-1),n=o.findIndex(i=>i<-1);if(n>=0)throw new B(`invalid shape dimension ${o[n]} at index\
 ${n} of shape ${ot(o)}`);if(s!==o.lastIndexOf(-1))throw new B("only one dimension can be inferred");
let r=E(o.filter(i=>i!==-1));if(s<0?r!==t:!r||t%r)throw e();return o.map(i=>i===-1?t/r:i)}function We({
shape:o,strides:t},e){let s=e.map(()=>1),n=e.length-1,[r,i,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=
0;c--)if(i*=o[c],!(c&&(o[c-1]===1||t[c-1]===i*r))){for(;n>=0&&(a<i||e[n]===1);)s[n]=a*r,a*=e[n--];if(a!==
i)return null;c&&([r,i,a]=[t[c-1],1,1])}return n===-1?s:null}function mt(o,t,e,s=!1){let n=De(t,E(o.
shape)),r=We(o,n);if(!r&&!s)throw new B("view size is not compatible with input tensor's size and st\
ride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let i=n.
map((a,c)=>e[c]||a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:i.map(a=>a||""),strides:r??q(n)}}
function X(o,t){let e=i=>t.map(a=>i[a]),s=e(o.shape),n=e(q(o.shape)),r=o.from?.map((i,a)=>{let c=H(a,
s);return o.from[c.reduce((h,l,u)=>h+l*n[u],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),
from:r??null}}function Z(o,t,e){let s=o.shape.length,n=O(s),[r,i]=[Y(t,s),Y(e,s)];return s?([n[r],n[i]]=
[i,r],X(o,n)):o}function gt(o,t){let e=o.shape.length;if(t==="T")return X(o,O(e).reverse());if(e>1)return Z(
o,-2,-1);throw new B(`tensor.mT is only supported on matrices or batches of matrices. Got ${e}-D ten\
sor.`)}function wt(o){let t=q(o.shape);return o.shape.every((s,n)=>s===1||t[n]===o.strides[n])?{...o}:
{...o,strides:t}}function xt(o,t){let e=Y(t,o.shape.length,1),s=(r,i)=>r.toSpliced(e,0,i),n=(o.strides[e]??
1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),strides:s(o.strides,n)}}function yt(o,t,e){
let s=Y(t,o.shape.length),n=(r,i)=>e?r.with(s,i):r.toSpliced(s,1);return V(n(o.shape,1),n(o.axes,""))}
function $t(o,t){let e=rt(t.shape,o.shape);return V(e,dt(e,o,t))}var Ke=({axes:o,shape:t})=>o.some(Boolean)?`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function kt(o,t){
if(!t||t.end<=t.start)return w("code",{},o);let e=w("mark",{},o.slice(t.start,t.end));return w("code",
{},o.slice(0,t.start),e,o.slice(t.end))}function Ge(o,t,e,s){let{source:n,made:r,error:i,isInput:a,isMissing:c}=o,
h=r.map(([,p])=>p),l=h.map(p=>w("span",{class:"shape"},w("b",{},R(p.shape)),` ${Ke(p)}`));i&&l.push(
w("span",{class:"shape broken"},"✗ breaks here")),c&&l.push(w("span",{class:"shape"},"no tensor"));
let u=w("span",{class:"words"},kt(n,t&&e),...l),d=N(u,s,{class:`line${a?" input":""}`,tabindex:t?0:-1,
"aria-current":String(t),..._});return d.disabled=!!c||!(h.length||i),w("li",t?{class:"current"}:{},
d)}var Zt=o=>[...o.querySelectorAll("button")].filter(t=>!t.disabled);function vt(o,t,e){o.addEventListener(
"keydown",s=>{let n=Zt(o),r=n.indexOf(s.target),a={[t]:r-1,[e]:r+1,Home:0,End:n.length-1}[s.key];a!==
void 0&&(s.preventDefault(),n[a]?.focus(),n[a]?.click())})}function Jt(o){let t=S("lines");return vt(
t,"ArrowUp","ArrowDown"),{node:t,show(e,s,n){let r=t.scrollTop,i=t.contains(document.activeElement),
a=e.flatMap(({name:d,rows:p},m)=>{let f=p.map((k,y)=>{let M=m===s.at&&y===s.row;return Ge(k,M,n?.at,
()=>o(m,y))}),g={"aria-label":`Lines of ${d}`};return[w("p",{},w("code",{},d)),w("ol",g,...f)]});t.replaceChildren(
...a),t.scrollTop=r;let c=Zt(t);c.length&&!c.some(({tabIndex:d})=>d===0)&&(c[0].tabIndex=0);let h=t.
querySelector("li.current");if(!h)return;i&&h.querySelector("button")?.focus({preventScroll:!0});let[
l,u]=[h.offsetTop,h.offsetTop+h.offsetHeight];l<t.scrollTop&&(t.scrollTop=l-8),u>t.scrollTop+t.clientHeight&&
(t.scrollTop=u-t.clientHeight+8)}}}var Ot=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,v=class extends Error{};
function Ue(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){Ot.lastIndex=s;let n=Ot.exec(o);if(!n)
throw new v(`cannot read “${o.slice(s).trim()}”`);s=Ot.lastIndex;let r=["number","name","text","\
sign"].find((a,c)=>n[c+1]),i=n.slice(1).find(Boolean)??"";t.push({kind:r,word:i,start:s-i.length,end:s})}
return t}var Mt=class{constructor(t){this.tokens=Ue(t),this.at=0}get next(){return this.tokens[this.
at]??{kind:"end",word:"the end",start:0,end:0}}is(...t){return this.next.kind==="sign"&&t.includes(this.
next.word)}take(t){if(t&&!this.is(t))throw new v(`expected “${t}”, found “${this.next.word}”`);
return this.tokens[this.at++]}node(t,e,s){return{...s,kind:t,start:e,end:this.tokens[this.at-1].end}}chain(t,e){
let s=e();for(;this.is(...t);){let{word:n}=this.take(),r=e();s=this.node("two",s.start,{word:n,left:s,
right:r})}return s}expression(){let t=this.chain(["+","-"],()=>this.chain(["@","*","/","//"],()=>this.
factor()));if(this.next.word!=="if")return t;let[,e,...s]=this.tokens.slice(this.at,this.at+5);if(s.
map(({word:r})=>r).join(" ")!=="is None else")throw new v("this condition cannot be read");this.at+=
5;let n=this.expression();return this.node("if",t.start,{name:e.word,value:t,other:n})}factor(){if(!this.
is("-","~"))return this.called();let{word:t,start:e}=this.take(),s=this.factor();return this.node("o\
ne",e,{word:t,of:s})}called(){let t=this.atom(),{start:e}=t;for(;;)if(this.is(".")){this.take();let{
word:s,kind:n}=this.next;if(n!=="name")throw new v("a name is missing after the dot");this.at++,t=this.
node("attribute",e,{of:t,word:s})}else if(this.is("(")){let s=this.list(")");t=this.node("call",e,{of:t,
...s})}else if(this.is("[")){let s=this.list("]");t=this.node("index",e,{of:t,...s})}else return t}list(t){
this.take();let e=[],s={};for(;!this.is(t);){let n=this.tokens[this.at+1];if(this.next.kind==="name"&&
n?.word==="="){let{word:r}=this.take();this.take("="),s[r]=this.expression()}else e.push(this.expression());
this.is(t)||this.take(",")}return this.take(t),{args:e,named:s}}atom(){let{kind:t,word:e,start:s}=this.
next;if(this.is("(","[")){let{args:n}=this.list(e==="("?")":"]");return n.length===1&&e==="("?this.node(
n[0].kind,s,n[0]):this.node("list",s,{args:n})}if(t==="sign"||t==="end")throw new v(`a value is miss\
ing before “${e}”`);return this.at++,this.node(t,s,{word:e})}};function Ye(o){let t=new Mt(o),e=[
t.expression()];for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!==
"end")throw new v(`“${t.next.word}” stands where it cannot`);return e}function Qt(o){let[,t,e]=o.
match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["retur\
n"]:[],r=Ye(" ".repeat(s)+o.slice(s));return{names:n.map(i=>i.trim()).filter(Boolean),values:r}}var{axisOf:te,flatOf:re,fresh:J,indexOf:Lt,Refused:ie}=bt,ee=14,L=o=>!!(o?.shape&&o.strides),F=(o,t="")=>({
n:o,name:t}),se=o=>o.map(({n:t})=>t),Ve={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Xe={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},Et=(o,t)=>{
let e=o.slice(o.length-t.length);return re(e.map((s,n)=>t[n]===1?0:s),t)},Ze=o=>[[o]],ne=(o,t,e)=>s=>{
let n=Lt(s,t.shape),r=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[O(o.shape[e]).map(i=>re(
r.with(e,i),o.shape))]},Je=(o,t,e)=>s=>{let n=Lt(s,e.shape),r=t.shape.length>1?n.slice(-1):[],i=o.shape.
length>1?n.slice(0,n.length-r.length):[],a=n.slice(0,Math.max(0,n.length-r.length-1)),c=O(o.shape.at(
-1)),h=o.shape.length>1?a:n.slice(0,-1);return[c.map(l=>Et([...i,l],o.shape)),c.map(l=>Et([...r.length?
h:[],l,...r],t.shape))]},St=class o{constructor(t,e){this.names=t,this.helpers=e,this.steps=[],this.
inside=null,this.at={start:0,end:0},this.tried={kind:"",ins:[],word:""}}tries(t,e,s,n){this.tried={kind:t,
ins:e,word:s,sizes:n}}step(t,e,s,n,r){return this.steps.push({kind:t,at:this.at,word:r,ins:e,out:s,sources:n}),
s}value(t){let e=this.at;this.at=this.inside??t;let s=this[t.kind](t);if(s===void 0)throw new v(`${t.
word??"this"} is not known`);return this.at=e,s}number=({word:t})=>F(Number(t));text=({word:t})=>t;name=({
word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.map(e=>this.value(e));if({name:t,value:e,
other:s}){return this.value((this.names[t]??null)===null?e:s)}index({of:t,args:e}){let[s,n]=[this.value(
t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new v("this index");return s.at(n.n)}one(t){
let e=this.value(t.of);return L(e)?this.each(e,t.word):F(-e.n)}each(t,e){return this.step("each",[t],
J(t.shape,t.axes),Ze,e)}two({word:t,left:e,right:s}){let[n,r]=[this.value(e),this.value(s)];if(t==="\
@")return this.product(n,r,t);if(!L(n)&&!L(r)){let i=Ve[`${n.name}${t}${r.name}`]??"";return F(Xe[t](
n.n,r.n),i)}return!L(n)||!L(r)?this.each(L(n)?n:r,t):this.pair(n,r,pt,t)}pair(t,e,s,n){this.tries("p\
air",[t,e],n);let r=s(t,e),i=a=>{let c=Lt(a,r.shape);return[t,e].map(({shape:h})=>[Et(c,h)])};return this.
step("pair",[t,e],r,i,n)}alongRow(t,e,s){let n=J(t.shape,t.axes),r=ne(t,n,te(e,t.shape.length));return this.
step("row",[t],n,r,s)}product(t,e,s){if(!L(t)||!L(e))throw new v("@ is for tensors");this.tries("pro\
duct",[t,e],s);let n=ft(t,e);return this.step("product",[t,e],n,Je(t,e,n),s)}attribute({of:t,word:e}){
let s=this.value(t);if(!L(s))return s?.[e];if(e==="shape")return s.shape.map((n,r)=>F(n,s.axes[r]));
if(e==="T"||e==="mT")return this.moved(s,gt(s,e),"turn",e);throw new v(`x.${e} is not known here`)}moved(t,e,s,n){
let r=new Map;t.from?.forEach((a,c)=>{r.set(a,c)});let i=a=>[[e.from?r.get(e.from[a]):0]];return this.
step(s,[t],e,i,n)}call(t){let{of:e,args:s,named:n}=t,r=e.kind==="attribute",i=r?`${e.of.word}.${e.word}`:
e.word;if(i==="float"||i==="math.sqrt")return F(Math.sqrt(this.value(s[0]).n));if(i==="F.layer_norm")
return this.alongRow(this.value(s[0]),-1,"layer_norm");if(this.helpers[i]&&!this.names[i])return this.
helper(s,this.helpers[i]);let a=r&&this.value(e.of),c=()=>s.map(u=>this.value(u));if(L(a)){let u=this.
methods[e.word];if(!u)throw new v(`.${e.word}() is not known here`);let d=z(n,m=>this.value(m)),p=c().
flat();return this.tries("cut",[a],e.word),u.call(this,a,p,e.word,d)}let h=this.value(e),[l]=c();if(h===
"same")return this.each(l,e.word);if(!h?.linear)throw new v(`${i} is not known here`);return this.linear(
l,h,e.word)}linear(t,{linear:[e,s],names:n},r){let i=J([s,e],[n[1],n[0]],`${r}.weight`),a={...X(i,[1,
0]),name:`${r}.weight.T`};return this.product(t,Object.assign(a,{isParameter:!0}),r)}helper(t,{params:e,
lines:s}){let n=t.map(i=>this.value(i)),r=new o(Object.fromEntries(e.map((i,a)=>[i,n[a]??null])),this.
helpers);r.inside=this.at,r.steps=this.steps,r.tries=(...i)=>this.tries(...i);for(let[i,a]of s)(!a||
r.names[a])&&r.run(i);return r.names.return}methods={view:this.viewed,reshape:this.viewed,mean:this.
collapsed,sum:this.collapsed,relu:(t,e,s)=>this.each(t,s),transpose:(t,[e,s],n)=>this.moved(t,Z(t,e.
n,s.n),"turn",n),contiguous:(t,e,s)=>this.moved(t,wt(t),"copy",s),unsqueeze:(t,[e],s)=>this.moved(t,
xt(t,e.n),"cut",s),softmax:(t,[e],s,n)=>this.alongRow(t,(e??n.dim).n,s),masked_fill:(t,[e],s)=>{if(!L(
e))throw new v("there is no mask");return this.pair(t,e,$t,s)}};viewed(t,e,s){if(!e.length||!e.every(
i=>Number.isInteger(i?.n)))throw new v("sizes must be integers");let n=e.map(({name:i})=>i);this.tries(
"cut",[t],s,se(e));let r=mt(t,se(e),n,s==="reshape");return this.moved(t,r,"cut",s)}collapsed(t,[e],s,n){
let r=e??n.dim;if(!r)throw new v(`${s} without an axis`);this.tries("row",[t],s);let i=yt(t,r.n,n.keepdim===
!0),a=te(r.n,t.shape.length);return this.step("row",[t],i,ne(t,i,a),s)}run(t){let{names:e,values:s}=Qt(
t),n=s.map(r=>this.value(r));if(e.length>1&&n.length===1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),
!Array.isArray(n))throw new v("a tensor cannot be unpacked here");if(e.length>1&&e.length!==n.length)
throw new ie(n.length>e.length?`too many values to unpack (expected ${e.length})`:`not enough values\
 to unpack (expected ${e.length}, got ${n.length})`,"ValueError");return e.forEach((r,i)=>{let a=n[i];
this.names[r]=L(a)?{...a,name:r}:a}),{names:e,value:n[0]}}},it=o=>Array.isArray(o)?o.find(L):o,Qe={"\
+":"sum","-":"difference","@":"product"};function oe(o,t){for(let{at:e,out:s,word:n,kind:r,ins:i}of o){
let a=t.slice(e.start,e.end).replace(/^\((.*)\)$/,"$1"),[{name:c}]=i,h=r==="each"&&c.length<ee?`${c}\
′`:n,l={turn:`${c}ᵀ`,cut:c,copy:c}[r]??h,u=o.some(d=>d.at===e&&d.out!==s);s.name=a.length>ee||u?
Qe[n]??l:a}}function Tt(o,t,e){let s=new St(t,e);try{let{names:n,value:r}=s.run(o);oe(s.steps,o);let i=n.
map(c=>[c,it(t[c])]).filter(([,c])=>L(c)),a=it(r);return{made:i,steps:s.steps,value:L(a)?a:void 0}}catch(n){
let{steps:r,at:i,tried:a}=s;if(oe(r,o),n instanceof ie)return{made:[],steps:r,error:`${n.kind}: ${n.
message}`,at:i,tried:a};let h=n instanceof v?n.message:"these arguments are not known here";return{made:[],
steps:[],unknown:h}}}var ts={True:!0,math:{},F:{},torch:{}},ae=(o,t)=>o.map(e=>typeof e=="number"?e:
t[e]),ce=o=>o.map(t=>typeof t=="number"?"":t),he=({shape:o},t,e)=>J(ae(o,t),ce(o),e);function es(o,t){
return z(o,s=>s==="same"?s:typeof s=="string"?F(t[s],s):{linear:ae(s,t),names:ce(s)})}var ss=(o,t)=>o.
length===t.length&&o.every((e,s)=>e===t[s]);function at(o,t,e={}){let s=o.inputs.map(([n,r])=>{let{shape:i,
axes:a}=he(r,t,n),c=i.map((h,l)=>e[`${n}.${l}`]??h);return[n,J(c,a,n)]});return{...ts,...z(o.numbers??
{},n=>F(t[n],n)),...Object.fromEntries(s),self:es(o.modules??{},t)}}var le=o=>z(o,F),ue={made:[],steps:[],
error:"",isMissing:!0};function ns(o,t,e,s){let n=at(o,t,e),r=Object.keys(e).length>0,i=!1,a=o.inputs.
map(([c])=>({source:c,made:[[c,n[c]]],steps:[],isInput:!0}));for(let{source:c,made:h}of o.lines){if(i){
a.push({source:c,...ue});continue}let l=h.map(([p,m])=>[p,he(m,t,p)]),u=Tt(c,n,s),d=l.every(([p,m])=>L(
it(n[p]))&&ss(it(n[p]).shape,m.shape));if(i=!!u.error,u.unknown||!(d||r||i)){let p=f=>c.search(new RegExp(
`\\b${f.name}\\b`)),m=Object.values(n).filter(f=>L(f)&&p(f)>=0).sort((f,g)=>p(f)-p(g));for(let[f,g]of l)
n[f]=g;a.push({source:c,made:l,steps:[],given:m,isRecorded:h.length>0})}else a.push({source:c,...u})}
return a}function de(o,t,e,s,n=!1){let r=o.map(d=>ns(d,t,e,s)),i=(d,p)=>{let{inputs:m,lines:f}=o[d];
return Math.min(...f[p-m.length]?.turns??[])},a=d=>d.findIndex(({error:p})=>p),c=r.map((d,p)=>i(p,a(
d))),h=Math.min(...c),l=c.indexOf(h),u=(d,{isInput:p},m)=>n?p&&!d:h===1/0||d===l?!0:p?d<l:i(d,m)<h;return o.
map(({name:d},p)=>({name:d,rows:r[p].map((m,f)=>u(p,m,f)?m:{...m,...ue})}))}var pe=(o,t)=>[...(o.from??
[]).keys()].filter(e=>t.from&&o.from?.[e]!==t.from[e]);var os=500,rs=24,fe=8,[is,as,cs,hs]=[28,32,14,14],me=7.1,K=o=>o<=12?o:12+3*Math.log2(o/12),ls=o=>5+5*
Math.min(K(o),14);function us({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B";return{column:e-
1,row:Math.max(e-2,-1),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var Q=class{constructor(t,e,{cell:s,
isStacked:n,isLong:r}){this.tensor=t,this.name=e,this.isStacked=n;let{shape:i}=t;this.roles=us(t);let a=g=>i[this.
roles[g]]??1;this.columns=a("column"),this.rows=a("row"),this.count=a("block"),this.depth=a("thick"),
this.w=K(this.columns)*s,this.h=K(this.rows)*s,this.t=this.roles.thick<0?5:ls(this.depth)*Math.min(1,
s/16),this.blocks=Math.min(this.count,fe),this.dx=n?this.t+9:this.w+this.t+hs,this.dy=n?this.t+9:0;let c=this.
columns*this.rows*this.blocks;this.hasCells=c<=os&&Math.max(this.columns,this.rows)<=rs&&this.count<=
fe&&i.length<=4;let[h,l]=[this.roles.row,this.roles.thick].map(g=>g<0?0:`${t.axes[g]} ${i[g]}`.length);
this.left=Math.max(h,l)*me+20,this.spread=this.w+(this.blocks-1)*this.dx+this.t;let u=[e,` ${R(i)}`],
[d,p]=u.map(g=>g.length*(me+.3)+4),m=this.left+this.spread+cs;this.isBroken=!r&&d+p>m,this.width=Math.
max(m,this.isBroken?Math.max(d,p):d+p),this.words=u;let f=as+(this.isBroken?16:0)+(this.roles.block>=
0?18:0);this.top=f+this.t+(this.blocks-1)*this.dy,this.height=this.top+this.h+is,this.x=0,this.y=0,this.
number=0,this.cells=new Map}corner(t){return[this.x+this.left+t*this.dx,this.y+this.top-t*this.dy]}entries(){
let{shape:t}=this.tensor,e=this.roles.thick<0?t:t.with(0,1);return O(this.hasCells?E(e):0).map(n=>ut(
H(n,e),t))}spot(t){let e=H(t,this.tensor.shape),{thick:s,block:n,row:r,column:i}=this.roles;if(!this.
hasCells||e[s])return;let[a,c]=this.corner(e[n]??0),[h,l]=[this.w/this.columns,this.h/this.rows];return{
x:a+(e[i]??0)*h,y:c+(e[r]??0)*l,w:h,h:l}}#t(t){let[e,s]=this.corner(t),{w:n,h:r,t:i}=this,a=(l,u)=>b(
"path",{d:l,class:u}),h=(this.depth<=8?O(this.depth-1,1):[]).map(l=>{let u=i*l/this.depth;return`M${e+
u} ${s-u}h${n}v${r}`});return[a(`M${e} ${s}l${i} ${-i}h${n}l${-i} ${i}z`,"top"),a(`M${e+n} ${s}l${i}\
 ${-i}v${r}l${-i} ${i}z`,"side"),a(h.join(""),"slices"),b("rect",{x:e,y:s,width:n,height:r,class:"fr\
ont"})]}draw(t,e,s=[],n=-1,r=!1){let i=b("g",{class:r?"block made":"block"});this.tensor.isParameter&&
i.classList.add("parameter");for(let l of O(this.blocks).reverse()){i.append(...this.#t(l));let u=this.
isStacked&&l>0;for(let d of this.entries()){if((H(d,this.tensor.shape)[this.roles.block]??0)!==l)continue;
let{fill:m,text:f}=t(d);i.append(this.#e(d,m,u?"":f))}}let a=this.isBroken?{x:this.x-6,dy:16}:{},c={
x:this.x+2,y:this.y+14,class:"name"},h=b("tspan",a,this.words[1]);return i.append(b("text",c,this.name,
h),...this.#s(e,s,n)),i}#e(t,e,s){let{x:n,y:r,w:i,h:a}=this.spot(t),c=b("rect",{x:n+.5,y:r+.5,width:i-
1,height:a-1});c.style.fill=e;let h=b("g",{class:"cell","data-flat":t},c),l=Math.min(12,(i-2)/(.5*s.
length),a-1);if(s&&l>=10){let u=b("text",{x:n+i/2,y:r+a/2+l*.3},s);u.style.fontSize=`${l}px`,h.append(
u)}return this.cells.set(t,h),h}#s(t,e,s){let{w:n,h:r,t:i}=this,[a,c]=this.corner(0),h=this.corner(this.
blocks-1),l={column:[a,c+r+9,a+n,c+r+9],row:[a-9,c,a-9,c+r],thick:[a-5,c-5,a-5+i,c-5-i],block:[a+i,c-
i-11,h[0]+n+i,h[1]-i-11]},[u,d]=[(a+h[0]+n)/2+i,(c+h[1])/2-i-16],p={column:["middle",a+n/2,c+r+24],row:[
"end",a-15,c+Math.max(r/2+4,12)],thick:["end",a-15,c-3],block:this.dy?["end",u-4,d-2]:["middle",u,d]};
return Object.entries(l).flatMap(([m,f])=>{let g=this.roles[m];if(g<0)return[];let x=e.includes(g)?"\
edge wrong":g===s?"edge meets":"edge";return this.#n(m,g,f,p[m],t(g),x)})}#n(t,e,[s,n,r,i],[a,c,h],l,u){
let{axes:d,shape:p}=this.tensor,m=u==="edge wrong",f=b("text",{x:c,y:h,"text-anchor":a});d[e]&&f.append(
`${d[e]} `),f.append(b("tspan",{},p[e]));let g=[b("line",{x1:s,y1:n,x2:r,y2:i}),f];if(m&&g.push(b("p\
ath",{d:`M${r-4} ${i-4}l8 8m0 -8l-8 8`})),!l)return[b("g",{class:u},...g)];let{label:x,value:k,choices:y}=l,
M={column:[0,7],row:[-7,0]}[t]??[0,-7];return[b("g",{class:`${u} grip`,role:"slider",tabindex:0,"ari\
a-label":`${x} of ${this.name}`,"aria-valuenow":k,"aria-valuemin":y[0],"aria-valuemax":y.at(-1),"dat\
a-axis":`${this.number}.${e}`,"data-role":t,..._},...g,b("circle",{cx:r+M[0],cy:i+M[1],r:15,class:"r\
each"}),b("circle",{cx:r,cy:i,r:5.5}))]}pulled(t,e,s){let{w:n,h:r,t:i}=this;return{column:()=>e/(n/this.
columns),row:()=>s/(r/this.rows),thick:()=>(e-s)/2/Math.max(4,i/this.depth),block:()=>e/Math.min(Math.
max(this.dx,16),60)}[t]()}};function ge(o,t){let[e,s,n,r]=[0,0,0,0],i=[];return o.forEach((a,c)=>{let h=o[c+
1];if(typeof a=="string"){let l=a.length*8+14;if(h instanceof Q&&e+l+h.width>t)return;let u=o[c-1];i.
push([a,e+l/2,s+u.top+u.h/2+6]),e+=l;return}e>0&&e+a.width>t&&([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[e,s],
n=Math.max(n,a.height),e+=a.width,r=Math.max(r,e)}),{width:r,height:s+n,signs:i}}var ds=[34,30,27,24,21,18,15,12,10,8,6],ps=420,fs=.8,we=24,xe=()=>matchMedia("(prefers-reduced-motio\
n: reduce)").matches,ms=o=>o*o*(3-2*o),ye=o=>Math.min(1,Math.max(0,o)),be=o=>o.join(", "),Ct=o=>`[${be(
o)}]`,$e=({kind:o})=>["cut","turn","copy"].includes(o),_t=({axes:o,shape:t},e)=>{let s=(e+t.length)%
t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function gs({kind:o,ins:t,out:e}){let[s,n]=t,
r=()=>{let a=O(s.shape.length).filter(c=>s.strides[c]!==e.strides[c]);return a.length===2?`swaps axe\
s ${a.join(" and ")}`:"turns the block"};return`${{cut:()=>{let[a,c]=[s.shape.length,e.shape.length];
return`${c>a?"cuts an axis":c<a?"joins axes":"cuts anew"}. The entries are read in their order and n\
one moves in memory`},turn:()=>`${r()}. Only the strides change: nothing moves in memory`,copy:()=>"\
copies the entries into memory in the order in which one reads them",product:()=>`multiplies rows of\
 the left with ${n.shape.length>1?"columns of ":""}the right: ${_t(s,-1)} is summed away`,pair:()=>String(
s.shape)===String(n.shape)?"works entry by entry":"lines the shapes up from the right, and repeats w\
hat is missing or has size 1",each:()=>"changes every entry on its own, so the shape stays",row:()=>s.
shape.length===e.shape.length&&String(s.shape)===String(e.shape)?"keeps the shape, but computes each\
 entry from its whole row":"takes all entries along one axis together, and that axis shrinks"}[o]()}\
.`}function ke({kind:o,ins:[t,e],sizes:s}){if(o==="product"){let i=e.shape.length>1?e.shape.length-2:
0;if(t.shape.at(-1)!==e.shape[i])return[[t.shape.length-1],[i]]}if(!e)return[[...t.shape.keys()].filter(
i=>t.shape[i]!==s?.[i])];let n=o==="product"?2:0,r=[[],[]];for(let i=1+n;i<=Math.min(t.shape.length,
e.shape.length);i++){let[a,c]=[t.shape.at(-i),e.shape.at(-i)];a===c||a===1||c===1||(r[0].push(t.shape.
length-i),r[1].push(e.shape.length-i))}return r}var ws=({shape:o},t)=>[o.length-1,Math.max(0,o.length-
2)][t]??-1;function xs(o,t,e){let[s,n]=[o.width,t.height],r=e?.top??o.top;return[t.x,t.y]=[s,0],[o.x,
o.y]=[0,n+Math.max(0,r-o.top)],e&&([e.x,e.y]=[s,n+Math.max(0,o.top-r)]),{width:s+Math.max(t.width,e?.
width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}function ys(o){let[t,e]=o.ins,[[s],
[n]=[]]=ke(o),r=o.kind==="pair"?", or one of them must be 1":"";if(e&&n!==void 0)return`${_t(t,s)} o\
f ${t.name} must equal ${_t(e,n)} of ${e.name}${r}. `;let{sizes:i=[]}=o;return!i.length||i.includes(
-1)?"":`${E(t.shape)} entries cannot fill (${i.join(", ")}), which has ${E(i)}. `}var ct=class{constructor(t,e,s,n){
this.grips=t,this.look=e,this.meaning=s,this.means="",this.hasHeads=!1,this.goTo=n,this.scene={},this.
blocks=[],this.before=[],this.result=void 0,this.flying=b("g"),this.title=w("p",{class:"title"}),this.
says=w("p",{class:"says"}),this.place=S("place"),this.pointed=qt(),this.play=N("▶ Show how",()=>this.
toggle(),{class:"play"}),this.time=w("input",{type:"range",min:0,max:1,step:1,"aria-label":"Entry by\
 entry",..._}),this.time.addEventListener("input",()=>n(Number(this.time.value))),this.controls=S("b\
uttons",this.play,this.time),this.under=S("under",this.controls),this.node=S("stage",this.title,this.
says,this.place,this.pointed,this.under),this.place.addEventListener("pointerover",r=>this.point(r)),
this.place.addEventListener("pointerleave",()=>this.running||this.rest()),this.at=1,this.running=0,this.
pulled=null,this.place.addEventListener("pointerdown",r=>this.grab(r)),this.place.addEventListener("\
keydown",r=>this.nudge(r))}show(t){this.stop(),this.scene=t;let{step:e}=t,s=document.activeElement?.
getAttribute("data-axis"),n=this.place.contains(document.activeElement);this.says.replaceChildren(...this.
words(t));let r=t.isInput?"":t.source??"";this.title.replaceChildren(kt(r,(e??t).at));let i=this.place.
clientWidth||400,a=(this.place.clientHeight||370)-6,c=this.arrange(t,i,a);this.draw(c,t),n&&s&&this.
place.querySelector(`[data-axis="${s}"]`)?.focus();let h=e&&this.result?.hasCells?this.result.entries().
length:0;this.controls.hidden=!e,this.play.disabled=h<2,this.time.max=String(Math.max(h,1)),this.rest()}words({
step:t,tried:e,given:s=[],made:n=[],isInput:r,name:i,error:a,isOwn:c,refused:h}){let l=x=>w("code",{},
x);if(h)return[];let u=w("span",{class:"raised"},c?"":a??"");if(e)return[ys(e),u];if(a)return[u];if(t)
return[l(t.word),` ${gs(t)}`];if(r)return[l(i)," goes in. Pull an edge by its knob."];let d=n.map(([
,x])=>x),[p,m]=[s,d].map(x=>x.map(({name:k,shape:y})=>`${k} (${be(y)})`).join(", ")),g=String(s[0]?.
shape)===String(d[0]?.shape)&&d.length?`, the shape of ${s[0].name}`:"";return p&&m?[`Into this line\
: ${p}. Out of it: ${m}${g}.`]:[""]}arrange(t,e,s){let{step:n,tried:r,given:i=[],made:a=[]}=t,c=n??r,
h=c?c.ins:i,l=n?[n.out]:r?[]:a.map(([,f])=>f),u=f=>f===n?.out&&t.isLast&&t.name||f.name,d=c?.kind===
"product",p,m=[d,!0].flatMap(f=>ds.flatMap(g=>[!0,!1].map(x=>({cell:g,isStacked:f,isLong:x}))));for(let f of this.
pulled?[this.pulled]:m){let g=A=>new Q(A,u(A),f),[x,k]=[h.map(g),l.map(g)],y=c?.kind==="pair"&&c.word.
length===1?[c.word]:[","],M=x.flatMap((A,$)=>$?[...y,A]:[A]),T=x.length&&k.length?["→"]:[],C=d?xs(
x[0],x[1],k[0]):ge([...M,...T,...k],e);if(p={...C,before:x,after:k,what:c},this.drawn=f,C.width<=e&&
C.height<=s)break}return p}draw({width:t,height:e,before:s,after:n,signs:r,what:i},{tried:a,step:c,astray:h,
refused:l}){let u=a?ke(a):l??[],d=c&&$e(c),p=[...s,...n];this.hasHeads=p.some(({tensor:$})=>$.axes.includes(
"H"));let m=($,I)=>$.draw(D=>this.look($.tensor,D,d),D=>this.grips($.tensor,D),u[I],i?.kind==="produ\
ct"?ws($.tensor,I):-1,c&&$===n[0]);p.forEach(($,I)=>{$.number=I}),this.blocks=p,this.result=n[0],this.
before=s;let f=new Set(p.map($=>$.hasCells?this.meaning($.tensor):"")),g={head:"color: head",parameter:"\
gray: parameters"},x=Object.keys(g).filter($=>f.has($));this.means=[...x.map($=>g[$]),"darker: a lat\
er row"].join(" · ");let k=p.map(({name:$,tensor:I})=>`${$} ${R(I.shape)}`),y=r.map(([$,I,D])=>b("t\
ext",{x:I,y:D,class:"sign"},$));this.flying=b("g",{class:"flying","aria-hidden":"true"});let M=p.map(
($,I)=>m($,I));for(let $ of h??[])this.strike($);let T=b("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.
ceil(e)}`,width:Math.ceil(t),height:Math.ceil(e),role:"group","aria-label":`${i?`${i.word}: `:""}${k.
join("; ")}`},...M,...y,this.flying);if(this.place.replaceChildren(T),!this.pulled)return;let[C,A]=this.
cornerOf(this.pulled.number);T.style.translate=`${this.pulled.x-C}px ${this.pulled.y-A}px`}cornerOf(t){
let e=this.place.querySelectorAll(".block")[t]?.querySelectorAll(".front"),{x:s,y:n}=[...e??[]].at(-1)?.
getBoundingClientRect()??this.pulled;return[s,n]}strike(t){let e=this.result?.cells.get(t);if(!e)return;
let{x:s,y:n,w:r,h:i}=this.result.spot(t);e.classList.add("astray"),e.append(b("path",{d:`M${s+3} ${n+
i-3}L${s+r-3} ${n+3}`}))}rest(){let{entry:t}=this.scene;this.paint(t<0?1:ye(t/Number(this.time.max)))}paint(t){
this.at=t,this.pointed.textContent=this.means;for(let p of this.blocks??[])for(let m of p.cells.values())
m.classList.remove("lit","empty");this.flying?.replaceChildren();let e=this.scene?.step;if(this.play.
textContent=this.running?"❚❚ Stop":xe()?"Next entry":"▶ Show how",!e)return;if(!this.result.hasCells){
this.time.value="1",this.time.setAttribute("aria-valuetext","too many entries to draw");return}let s=this.
result.entries(),n=this.running?this.group():1,r=Math.ceil(s.length/n),i=Math.floor(t*r+1e-9),a=Math.
min(i*n,s.length);this.time.value=String(a);let c=s[Math.max(0,a-1)],h=t>0?this.origin(c):"";if(this.
time.setAttribute("aria-valuetext",h||"nothing yet"),t>=1)return;for(let p of s.slice(a))this.result.
cells.get(p).classList.add("empty");if(!(this.running&&$e(e)&&this.before[0].hasCells))return this.light(
...s.slice(Math.max(0,a-n),a));let u=ms(ye((t*r-i)/fs)),d=s.slice(a,a+n);for(let p of d)this.fly(p,this.
result.cells.get(p),u);this.pointed.textContent=this.origin(d[0])}group(){let{columns:t}=this.result,
e=Number(this.time.max);return e<=we?1:t*Math.ceil(e/t/we)}fly(t,e,s){let[[n]]=this.scene.step.sources(
t);this.before[0].cells.get(n)?.classList.add("lit");let r=this.before[0].spot(n),i=this.result.spot(
t);if(!r||!i)return;let[a,c]=["x","y"].map(l=>(r[l]-i[l])*(1-s)),h=e.cloneNode(!0);h.setAttribute("c\
lass","cell"),h.setAttribute("transform",`translate(${a} ${c})`),this.flying.append(h)}light(...t){for(let e of t)
this.result.cells.get(e)?.classList.add("lit"),this.scene.step.sources(e).forEach((s,n)=>{for(let r of s)
this.before[n]?.cells.get(r)?.classList.add("lit")}),this.pointed.textContent=this.origin(e)}origin(t){
let{step:e}=this.scene,s=`${this.result.name}${Ct(H(t,e.out.shape))}`,n=e.sources(t).map((r,i)=>{let{
shape:a}=e.ins[i],c=e.ins[i].name||"·",h=H(r[0],a);if(r.length<2)return`${c}${Ct(h)}`;let l=H(r[1],
a);return`${c}${Ct(h.map((u,d)=>u===l[d]?u:":"))}`});return`${s} ← ${n.join(e.kind==="product"?" ·\
 ":", ")}`}point(t){let e=t.target.closest?.(".cell");if(!e||this.running||!this.scene.step)return;let s=this.
blocks.find(({cells:a})=>[...a.values()].includes(e));this.paint(1);let n=Number(e.dataset.flat);if(s===
this.result)return this.light(n);let r=this.before.indexOf(s),i=this.result.hasCells?this.result.entries().
find(a=>this.scene.step.sources(a)[r]?.includes(n)):void 0;i!==void 0&&this.light(i)}toggle(){let[t,
e]=[this.time.max,this.time.value].map(Number),s=this.group();if(this.running)return this.stop(),this.
goTo(e);if(xe())return this.goTo(e>=t?s:Math.min(e+s,t));let n=ps*Math.ceil(t/s),r=this.at>=1?0:this.
at,i,a=c=>{i??=c;let h=Math.min(1,r+(c-i)/n);h>=1?this.running=0:this.running=requestAnimationFrame(
a),this.paint(h),h>=1&&this.goTo(-1)};this.running=requestAnimationFrame(a),this.paint(r)}stop(){cancelAnimationFrame(
this.running),this.running=0}held(t){let e=t.closest?.("[data-axis]");if(!e)return null;let[s,n]=e.dataset.
axis.split(".").map(Number),r=this.blocks[s],i=this.grips(r.tensor,n);return i&&{block:r,grip:i,role:e.
dataset.role}}grab(t){let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[d\
ata-axis]").focus();let{block:s,grip:n,role:r}=e,i=n.value,[a,c]=this.cornerOf(s.number);this.pulled=
{...this.drawn,number:s.number,x:a,y:c},this.place.setPointerCapture(t.pointerId);let h=({clientX:u,
clientY:d})=>{let[p,m]=[u-t.clientX,d-t.clientY];n.set(nt(n.choices,i+s.pulled(r,p,m)))},l=()=>{this.
place.removeEventListener("pointermove",h),this.place.classList.remove("pulling"),this.pulled=null,this.
show(this.scene)};this.place.classList.add("pulling"),this.place.addEventListener("pointermove",h),this.
place.addEventListener("lostpointercapture",l,{once:!0})}nudge(t){let e=this.held(t.target);if(!e)return;
let{value:s,choices:n,set:r}=e.grip,i=n.findIndex(h=>h>s),a=n.findLastIndex(h=>h<s),c={ArrowRight:i,
ArrowUp:i,ArrowLeft:a,ArrowDown:a,Home:0,End:n.length-1}[t.key];c!==void 0&&(t.preventDefault(),n[c]!==
void 0&&r(n[c]))}};var[ve,Oe,G]=[56,24,4],[Me,jt]=[18,4],$s=5,bs=["query","key","value"],P=({shape:o})=>R(o);function ks(o,{
steps:t}){return t.flatMap(({ins:s,out:n,word:r},i)=>s[1]?.isParameter&&s[0].axes.at(-1)!==n.axes.at(
-1)&&i<t.length-1?[{...o,step:i,name:r}]:[]).map(s=>({...s,tensor:t[s.step].out}))}function Ee(o,t){
let e=({name:h})=>h.includes("mask"),s=o.flatMap((h,l)=>{let u=h.inputs.length;return h.lines.flatMap(
({turns:d=[]},p)=>{let[m,f]=[p+u,t[l].rows[p+u]],[g,x]=f.made[0]??[],k=h.name.split(".").at(-1),y=g===
"return"?f.steps.at(-1)?.word??k:g;return x?d.map(M=>({turn:M,at:l,row:m,name:y,tensor:x})):[]})}),n=({
at:h,row:l})=>t[h].rows[l],r=[...new Set(s.map(({turn:h})=>h))].sort((h,l)=>h-l).map(h=>{let l=s.filter(
u=>u.turn===h);return l.find(u=>n(u).steps.length)??l[0]}).filter((h,l,u)=>n(h)!==(u[l-1]&&n(u[l-1]))),
i=t[0].rows.flatMap(({isInput:h,source:l,made:u},d)=>h?[{turn:0,at:0,row:d,name:l,tensor:u[0][1]}]:[]),
a=r.flatMap(h=>[...ks(h,n(h)),h]),c=a.at(-1);return c&&t[0].rows.at(-1)?.made.length&&(a[a.length-1]=
{...c,name:"returned",isEnd:!0}),[...i,...a].filter(h=>!e(h))}function vs({shape:o,axes:t},e){let s=o.
slice(t[0]==="B"&&o.length>1?1:0),[n,r]=[s.at(-2)??1,s.at(-1)??1],i=Math.min(s.length>2?s[0]:1,jt),[
a,c]=[r,n].map(f=>Math.min(K(f),Me)*e),[h,l]=[ve+jt*G,Oe+jt*G],u=(h-a-(i-1)*G)/2,d=(l-c+(i-1)*G)/2,p=O(
i).reverse(),m=f=>({x:u+f*G,y:d-f*G,width:a,height:c});return b("svg",{viewBox:`0 0 ${h} ${l}`,width:h,
height:l,"aria-hidden":"true"},...p.map(f=>b("rect",m(f))))}function Os(o){let[t,e]=[o[0],o[o.length-
1]],s=o.filter(({turn:a})=>!a).map(({name:a,tensor:c})=>`${a} ${P(c)}`);if(!e.isEnd)return`In: ${s.join(
", ")}. Nothing comes out: a line breaks.`;let n=P(t.tensor)===P(e.tensor),r=s.length===1?". Only in\
side does it change":"",i=n?`, the shape of ${t.name}${r}`:"";return`In: ${s.join(", ")}. Out: ${P(e.
tensor)}${i}.`}function Ms(o){let t=e=>Math.max(...o.map(({tensor:s})=>Math.min(K(s.shape.at(e)??1),
Me)));return Math.min(5,ve/t(-1),Oe/t(-2))}function Se(o){let t=w("p",{class:"through"}),e=w("ol",{"\
aria-label":"What one run makes, in its order"}),s=S("way",t,e),n=()=>[...e.querySelectorAll("button")],
r=()=>n().indexOf(document.activeElement);vt(e,"ArrowLeft","ArrowRight");function i(a,c,h,l){let u=N(
"",()=>o(a),{class:l,tabindex:h?0:-1,"aria-current":String(h),..._}),d=w("span",{},P(a.tensor)),p=vs(
a.tensor,c),m=bs.find(f=>a.name===f||a.name===f[0]);return m&&(p.style.color=`var(--${m})`),u.append(
p,w("code",{},a.name)," ",d),w("li",{},u)}return{node:s,show(a,c,[h,l]){if(s.hidden=a.length<$s,s.hidden)
return;let[u,d]=[a[0],a[a.length-1]],p=P(u.tensor)===P(d.tensor);t.textContent=Os(a);let m=Ms(a),f=a.
findLastIndex(C=>C.at===c.at&&C.row===c.row&&C.step===c.step),g=r(),x=a.map((C,A)=>{let $=A===0||p&&
C===d,I=C.turn>h&&C.turn<=l,je=["stop",...[$&&"end",I&&"inside"].filter(Boolean)].join(" ");return i(
C,m,A===f,je)}),{scrollLeft:k}=e;e.replaceChildren(...x);let{offsetLeft:y=k,offsetWidth:M=0}=x[f]??{},
T=y+M-e.clientWidth;e.scrollLeft=Math.min(Math.max(k,T),y),f<0&&(n()[0].tabIndex=0),g>=0&&n()[g]?.focus(
{preventScroll:!0})}}}var tt={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Feat\
ures","d_model"],n_heads:["Heads","H"],d_ff:["Hidden","d_ff"],n_layers:["Layers","n_layers"]},Nt=Object.
fromEntries(Object.entries(tt).map(([o,[,t]])=>[t,o])),Es=12;function Ss(o,t){let e=Math.floor(o.d_model/
o.n_heads);return{...z(Nt,s=>o[s]),...t,d_k:e}}function Le({refusals:o=[]},t,e){let s=o.find(({sliders:r,
values:i})=>i.some(a=>a.every((c,h)=>c===t[r[h]]))),n=(r,i)=>e[i];return s&&{...s,says:s.template.replace(
/\{(\w+)\}/g,n)}}function Ls(o,t,e,s){let{node:n,show:r}=Pt(w("i",{},o),t,e,s),i=w("input",{type:"nu\
mber",min:e[0],max:e.at(-1),"aria-label":`${o} ${t}, typed`,..._});return i.addEventListener("change",
()=>{s(nt(e,Number(i.value)||1))}),n.lastElementChild?.replaceWith(i),{node:n,show(a){r(a),i.value=String(
a)}}}var At=o=>Object.fromEntries(o.split(",").flatMap(t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??
[];return e?[[e,Number(s)]]:[]})),Ts=o=>Object.entries(o).map(([t,e])=>`${t}=${e}`).join(", "),It=o=>t=>o.
test(t)?t:void 0,Te=o=>t=>/^-?\d{1,4}$/.test(t)&&Number(t)>=o?Number(t):void 0,Ce={odd:It(/^(\w+\.\d=\d+(, )?)*$/),
line:It(/^.{0,120}$/),focus:It(/^(\d+\.\d+(\.\d+)?|own(\.\d+)?)?$/),entry:Te(-1),alone:Ut,task:Te(0)};
function Cs(o,t,e,s){let n=Xt(t.parameters,e),r=t.parameters.length?`${o} has ${lt(n)} parameters.`:
"";if(!s)return r;let i=E(s.shape);return`${s.shape.length>1?`${s.shape.join(" × ")} = `:""}${lt(i)}\
 entries. ${r}`}function _s(o,t){if(o.error)return{says:o.error};if(o.unknown)return{says:`This line\
 cannot be followed here: ${o.unknown}.`};let e=o.made[0][1],[s,n]=[e,t].map(a=>R(a.shape));if(s!==n)
return{says:`Your line gives ${s}, the code’s result is ${n}.`};if(e.base.name!==t.base.name||!e.from)
return{says:`✓ The shape is that of the code’s result, ${n}.`,isRight:!0};let r=pe(e,t);return r.
length?{says:`No error, and the shape is right, but ${r.length} of ${E(e.shape)} entries are in the \
wrong place: struck out.`,astray:r}:{says:"✓ Shape and entries are those of the code’s result.",
isRight:!0}}var Bt=class{state={};part={};sizes={};functions=[];isFollowed=!1;refused=void 0;here={at:0,
row:0};step=0;shown="";onWay="";constructor({model:t,el:e}){this.model=t,this.begin=ht(t,Object.keys(
tt));let{stops:s,fixed:n={},parts:r,helpers:i={}}=t.get("table");this.choices=s,this.fixed=n,this.helpers=
i,this.isOwnCode=!s,this.names=["part",...Object.keys(tt),...Object.keys(Ce)],this.controls=this.isOwnCode?
{}:this.controlsOf(s,r);let a=st(Object.keys(r));this.address=this.isOwnCode?{node:"",show(){}}:Yt(t,
e,{part:a,...z(s,st),...Ce}),this.status=U("verdict"),this.error=U("error"),this.list=Jt((l,u)=>this.
choose(l,u)),this.way=Se(({at:l,row:u,step:d})=>this.choose(l,u,d)),this.stage=new ct((l,u)=>this.grip(
l,u),(l,u,d)=>this.look(l,u,d),l=>this.meaning(l),l=>j(t,{entry:l})),this.steps=w("div",{class:"step\
s",role:"group","aria-label":"Steps of the line"}),this.stage.says.before(this.steps),this.stage.says.
after(this.error),this.alone=Dt("Pull the edges of this tensor alone",l=>j(t,{alone:l})),this.reset=
N("Put the edges back",()=>j(t,{odd:""})),this.stage.under.append(this.alone.node,this.reset),this.own=
this.ownLine(),this.challenge=S("challenge"),this.asked=U("asked");let{part:c,...h}=this.controls;zt(
e,"shape-explorer","Shape lab",S("head",c?.node??"",this.challenge,this.asked),Ft(...Object.values(h)),
this.way.node,S("both",this.list.node,this.stage.node,this.own.node),S("foot",this.status,this.address.
node))}controlsOf(t,e){let s=z(e,(a,c)=>c),n={odd:"",line:"",focus:"",entry:-1,alone:!1,task:0},r=a=>j(
this.model,{...n,part:a}),i=z(tt,([a,c],h)=>Ls(a,c,t[h],l=>j(this.model,{[h]:l})));return{part:Wt("C\
ode",s,r),...i}}ownLine(){let t=Kt({maxlength:120}),e="",s=a=>{let c=a.startsWith(".")?e+a:a;j(this.
model,{line:c,focus:"own",entry:-1})};t.addEventListener("input",()=>s(t.value)),t.addEventListener(
"focus",()=>{t.value&&this.here.at>=0&&s(t.value)});let n=S("chips"),r=w("label",{},"A line of your \
own",t),i=U("own-says");return{node:S("own",r,i,n),input:t,says:i,show:(a,c)=>{t.value!==a&&(t.value=
a);let h=c.tries??[];e=c.functions[0]?.inputs[0]?.[0]??"";let l=h.map(d=>N(d.trim(),()=>s((this.model.
get("line")||e)+d))),u=N("Start again",()=>s(e));n.replaceChildren(...l,...a&&a!==e?[u]:[])}}}choose(t,e,s){
let n=[t,e,s].filter(r=>r!==void 0).join(".");j(this.model,{focus:n,entry:-1,alone:!1})}grip(t,e){if(this.
isOwnCode)return null;let{model:s,state:n,sizes:r,choices:i,part:a}=this,{base:c}=t,h=At(n.odd),l=t.
name===c.name?e:c.axes.indexOf(t.axes[e]),u=`${c.name}.${l}`;if(a.functions[0].inputs.some(([y])=>y===
c.name)&&l>=0&&(u in h||n.alone)&&this.isFollowed)return{label:`Axis ${e}`,value:t.shape[e],choices:O(
Es,1),set:y=>{let{[u]:M,...T}=h,C=at(a.functions[0],r)[c.name].shape[l],A=y===C?T:{...T,[u]:y};j(s,{
odd:Ts(A)})}};let m=t.axes[e];if(m==="d_k"&&a.sliders.includes("n_heads")){let y=i.d_model.filter(T=>T%
r.H===0).map(T=>T/r.H);if(!y.includes(r.d_k))return null;let M=T=>j(s,{d_model:T*r.H});return{label:"\
Features of a head d_k",value:r.d_k,choices:y,set:M}}let f=Nt[m];if(!f||!a.sliders.includes(f))return null;
let g=i[f].filter(y=>this.fits({...n,[f]:y}));if(!g.length)return null;let x=y=>j(s,{[f]:y});return{
label:tt[f].join(" "),value:n[f],choices:g,set:x}}fits(t){return(!this.part.sliders.includes("n_head\
s")||t.d_model%t.n_heads===0)&&!Le(this.part,t,{})}meaning({base:t,name:e,axes:s,isParameter:n}){if(n)
return"parameter";let[r]=(t.name||e||"").match(/^(query|key|value)\b/)??[];if(this.state.part==="att\
ention")return r??"row";let{d_model:i,H:a}=this.sizes,c=s.at(-1)==="d_model"&&i%a===0;return this.stage.
hasHeads&&(s.includes("H")||c)?"head":"row"}look(t,e,s){let{shape:n,axes:r}=s?t.base:t,i=H(s&&t.from?.[e]||
e,n),a=n.length>1?n.length-2:0,c=r.indexOf("H"),h=c>=0?i[c]:Math.floor(i.at(-1)/this.sizes.d_k),l=this.
meaning(t),u={head:`hue-${h%8}`,row:"accent",parameter:"soft"}[l],[d,p]={head:[38,32],parameter:[12,
0]}[l]??[14,40],m=d+p*i[a]/Math.max(1,n[a]-1);return{fill:`color-mix(in srgb, var(--${u??l}) ${m}%, \
var(--cell))`,text:s?i.slice(-2).join(","):""}}setTask(t){let e=this.part.tasks[t-1],s=this.rowOf(e),
n=e?.at?`0.${s}`:e?.line?"own":"",r={odd:e?.odd??"",line:e?.line??""},i=e&&this.refused?this.begin:{},
a={entry:-1,alone:!1};j(this.model,{...i,...r,...a,focus:n,task:t})}rowOf(t){return(this.functions[0]?.
rows??[]).findIndex(({source:s})=>t?.at&&s.startsWith(t.at))}showTask(t){let e=this.part.tasks??[],s=e[this.
state.task-1];this.challenge.hidden=!e.length;let n=e.map((h,l)=>{let u=()=>this.setTask(h===s?0:l+1),
d=String(h===s),p=e.length>1?`Challenge ${l+1}`:"Challenge";return N(p,u,{class:"main","aria-pressed":d})}),
r=this.functions[0]?.rows[this.rowOf(s)],i=s?.sizes?!this.error.textContent&&Object.entries(s.sizes).
every(([h,l])=>this.sizes[h]===l):s&&(s.at?r?.made.length>0:t?.isRight);this.challenge.replaceChildren(
...n);let a=`✓ Solved. ${s?.then}`,c=s?i?a:s.say:"";this.asked.textContent!==c&&(this.asked.textContent=
c),this.asked.className=i?"asked solved":"asked"}redraw(){let t=ht(this.model,this.names),e=this.model.
get("table").parts[t.part];if(!e)return;Object.assign(this,{state:t,part:e,sizes:Ss(t,this.fixed)});
for(let[c,{node:h,show:l}]of Object.entries(this.controls))l(t[c]),h.hidden=c!=="part"&&!e.sliders.includes(
c);this.address.show();let s=Le(e,t,this.sizes),n=At(t.odd),r=!!s,i=de(e.functions,this.sizes,n,this.
helpers,r),a=i.length===1&&i[0].rows.every(c=>!c.isRecorded);this.error.textContent=s?`ValueError: ${s.
says}`:"",this.way.node.inert=r,Object.assign(this,{functions:i,isFollowed:a,refused:s}),this.shown=
t.part,this.draw()}first(t){if(t)return{at:-1,row:0};let s=this.functions.findIndex(({rows:n})=>n.some(
r=>r.error))<0?[n=>n.steps.length,n=>n.made.length&&!n.isInput]:[n=>n.error];for(let[n,{rows:r}]of this.
functions.entries())for(let i of s){let a=r.findIndex(i);if(a>=0)return{at:n,row:a}}return{at:0,row:0}}find(t){
let[e,...s]=this.state.focus.split("."),[n,r]=s.map(Number),i=this.functions[Number(e)]?.rows[n];return this.
here=this.first(t),e==="own"&&t?this.here={at:-1,row:0,step:n}:i&&(i.made.length||i.error)&&(this.here=
{at:Number(e),row:n,step:r}),this.here}runOwn(){let{line:t}=this.state,[e]=this.part.functions,s=this.
functions[0]?.rows.findLast(({made:i})=>i.length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;
let n={...le(this.sizes),...at(e,this.sizes,At(this.state.odd))},r=Tt(t,n,this.helpers);return r.value&&
!r.made.length&&(r.made=[["",r.value]]),!r.made.length&&!r.error&&(r.unknown??="it gives no tensor"),
{...r,source:t,..._s(r,s)}}draw(){let{part:t,state:e}=this,s=this.runOwn(),n=this.find(s),r=n.at<0?s:
this.functions[n.at]?.rows[n.row],i=r?.steps??[],a=r?.error&&r.tried?.ins.length?r.tried:null,c=i.length-
(a?0:1);this.step=Math.max(0,Math.min(n.step??c,c));let h=i[this.step],l=this.step===i.length-1;this.
list.show(this.functions,n,h??r),(!this.way.node.inert||this.onWay!==e.part)&&this.showWay(n),this.onWay=
e.part,this.own.node.hidden=!t.tries?.length&&!e.line,this.own.show(e.line,t),this.own.node.classList.
toggle("current",n.at<0),this.own.says.textContent=s?.says??"";let u=s?.isRight?"right":s?.error?"br\
oken":"";this.own.says.className=`own-says ${u}`,this.showSteps(i,a);let d=r?.made[0]?.[0]??"",p=({axes:x})=>[
...x.keys()].filter(k=>this.refused?.sliders.includes(Nt[x[k]]));this.stage.show({...r,isOwn:n.at<0,
refused:this.refused&&(r?.made??[]).map(([,x])=>p(x)),name:n.at<0?"your line":d==="return"?"returned":
d,step:h,entry:e.entry,tried:h?null:a,isLast:l,astray:l?r?.astray:[]});let m=r?.isInput&&n.at===0&&this.
isFollowed&&!this.isOwnCode;this.alone.node.hidden=!m,this.alone.show(e.alone),this.reset.hidden=!e.
odd;let f=r?.made[0]?.[1],g=Cs(e.part,t,this.sizes,f);this.status.textContent=this.refused?"":g,this.
showTask(s)}showWay(t){let{functions:e}=this.part,[{inputs:s,lines:n}]=e,r=t.at===0?t.row-s.length:-1,
i=a=>n[a]?.turns.at(-1)??0;this.way.show(Ee(e,this.functions),t,[i(r-1),i(r)])}showSteps(t,e){let s=t.
map(({word:r})=>r);e&&s.push(`${e.word} ✗`),this.steps.hidden=s.length<2;let n=s.map((r,i)=>N(`${i+
1} ${r}`,()=>this.goTo(i),{"aria-pressed":String(i===this.step)}));this.steps.replaceChildren(...n)}goTo(t){
let{at:e,row:s}=this.here,n=e<0?`own.${t}`:`${e}.${s}.${t}`;j(this.model,{focus:n,entry:-1}),this.steps.
querySelectorAll("button")[t]?.focus()}};function js(o){let t=new Bt(o),e=Gt(o.model,[...t.names,"ta\
ble"],()=>t.redraw()),s=0,n=new ResizeObserver(()=>{let r=t.stage.place.clientWidth;r&&r!==s&&t.shown&&
t.draw(),s=r});return n.observe(t.stage.place),()=>{t.stage.stop(),n.disconnect(),e()}}var _e={render:js};widget=_e;})();
export default widget;
