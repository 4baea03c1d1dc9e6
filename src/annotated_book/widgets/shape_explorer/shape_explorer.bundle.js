let widget;
(()=>{var ie=Object.defineProperty;var ae=(o,t)=>{for(var e in t)ie(o,e,{get:t[e],enumerable:!0})};function d(o,t={},...e){return kt(document.createElement(o),t,e)}function y(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return kt(s,t,e)}function kt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function vt(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(d("div",n,...s))}var T={"data-lm-suppress-shortcuts":"true"};function C(o,t,e={}){let s=d("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function Ot(o,t){let e=d("input",{type:"checkbox",...T});return e.addEventListener("change",()=>t(e.
checked)),{node:d("div",{class:"control"},d("label",{},e,o)),show(s){e.checked=s}}}function Et(o,t,e){
let s=Object.entries(t).map(([i,a])=>d("option",{value:i},a)),n=`menu-${Math.random()}`,r=d("select",
{id:n,...T},...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"control m\
enu"},d("label",{for:n},o),r),show(i){r.value=i}}}function Mt(o,t,e){let s=t.map(n=>`change:${n}`);for(let n of s)
o.on(n,e);return e(),()=>{for(let n of s)o.off(n,e)}}var St=(o,t)=>Object.fromEntries(t.map(e=>[e,o.
get(e)]));function S(o,t){for(let[e,s]of Object.entries(t))o.set(e,s);o.save_changes()}function I(o){
let t=d("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&he(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ce=1e3,D,yt;function he(o){
D?.isConnected||(D=d("p",{class:"annotated-voice",role:"status"}),document.body.append(D));let t=D;clearTimeout(
yt),yt=setTimeout(()=>{t.textContent=o},ce)}var K=o=>t=>o.find(e=>String(e)===t),Tt=K([!0,!1]),le=o=>String(o);function Lt(o,t,e,s={}){let n=t.closest(
"[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(n)>0?i.indexOf(n)+1:""),c=p=>(s[p]??le)(o.get(p)),h=Object.keys(
e),l=Object.fromEntries(h.map(p=>[p,c(p)])),u=new URLSearchParams(location.search),f=[];for(let[p,$]of Object.
entries(e)){let b=u.get(`${a}.${p}`);if(b===null)continue;let x=$(b);x===void 0?f.push(p):o.set(p,x)}
let m=d("a",{},"Copy link to this setting"),g=d("span",{role:"status"});m.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let w=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},m,g,w),show(){let p=new URLSearchParams(location.search);for(let x of h){let k=c(x);k===l[x]?p.
delete(`${a}.${x}`):p.set(`${a}.${x}`,k)}g.textContent="";let $=n.closest("section[id]")?.id,b=p.size?
`?${p}`:location.pathname;m.setAttribute("href",`${b}${$?`#${$}`:""}`)}}}var O=o=>o.reduce((t,e)=>t*e,1),ue=o=>o.reduce((t,e)=>t+e,0),de=(o,t)=>typeof o=="number"?o:t[o],Z=o=>o.
toLocaleString("en-US"),_t=(o,t)=>ue(o.map(([e,s])=>e*O(s.map(n=>de(n,t)))));function Ct(o,t=e=>e){let e=n=>[
...new Set(n)].map(r=>{let i=n.filter(a=>a===r).length;return i===1?t(r):`${t(r)}${"²³"[i-2]}`}),s=([
n,r])=>[...n===1&&r.length?[]:[n],...e(r)].join("·");return o.map(s).join(" + ")}var jt=["B","kB","\
MB","GB","TB"];function At(o){let t=o<1e3?0:Math.min(Math.floor(Math.log10(o)/3),jt.length-1);return`${t?
(o/1e3**t).toFixed(1):o} ${jt[t]}`}var M=(o,t=0)=>Array.from({length:o},(e,s)=>t+s);var ct={};ae(ct,{Refused:()=>L,axisOf:()=>B,broadcast:()=>Y,collapse:()=>it,contiguous:()=>ot,flatOf:()=>J,
fresh:()=>z,indexOf:()=>j,maskedFill:()=>at,multiply:()=>et,permute:()=>F,stridesOf:()=>N,together:()=>tt,
transpose:()=>q,turned:()=>nt,unsqueeze:()=>rt,view:()=>st});var pe=4096,L=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}};function z(o,t=[],e=""){
let s=O(o),n={shape:o,axes:o.map((r,i)=>t[i]??""),strides:N(o),from:s<=pe?Int32Array.from(M(s)):null,
name:e};return n.base=n,n}function N(o){let t=o.map(()=>1);for(let e=o.length-2;e>=0;e--)t[e]=t[e+1]*
o[e+1];return t}var j=(o,t)=>N(t).map((e,s)=>Math.floor(o/e)%t[s]),J=(o,t)=>N(t).reduce((e,s,n)=>e+s*
o[n],0),U=o=>`[${o.join(", ")}]`;function B(o,t,e=0){let s=Math.max(t+e,1);if(o<-s||o>=s)throw new L(
`Dimension out of range (expected to be in range of [${-s}, ${s-1}], but got ${o})`,"IndexError");return o<
0?o+s:o}function Y(o,t){let e=Math.max(o.length,t.length),s=(r,i)=>r[i-e+r.length]??1,n=M(e);for(let r=e-
1;r>=0;r--){let[i,a]=[s(o,r),s(t,r)];if(i!==a&&i!==1&&a!==1)throw new L(`The size of tensor a (${i})\
 must match the size of tensor b (${a}) at non-singleton dimension ${r}`);n[r]=i===1?a:i}return n}function Q(o,...t){
return o.map((e,s)=>{let n=t.map(({shape:r,axes:i})=>[r.length-o.length+s,r,i]).find(([r,i,a])=>i[r]===
e&&a[r]);return n?n[2][n[0]]:""})}function tt(o,t){let e=Y(o.shape,t.shape);return z(e,Q(e,o,t))}function fe(o,t){
if(o.shape.length<=2&&t.shape.length<=2)return!0;if(o.shape.length===2||Math.min(o.shape.length,t.shape.
length)>2)return!1;let e=o.shape.length>=t.shape.length,{shape:s,strides:n}=e?o:q(t,-2,-1);return M(
s.length-2).every(i=>n[i]===n[i+1]*s[i+1])}function et(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||
!s.length)throw new L(`both arguments to matmul need to be at least 1D, but they are ${e.length}D an\
d ${s.length}D`);let[n,r]=[e.at(-1),s.at(s.length>1?-2:0)],i=u=>({shape:u.shape.slice(0,-2),axes:u.axes.
slice(0,-2)}),a=Y(i(o).shape,i(t).shape),[c,h]=[e.slice(-2,-1),s.length>1?s.slice(-1):[]];if(n!==r)throw new L(
me(o,t,a,[n,r]));let l=[...Q(a,i(o),i(t)),...o.axes.slice(-2,-1),...s.length>1?t.axes.slice(-1):[]];
return z([...a,...c,...h],l)}function me(o,t,e,[s,n]){let[r,i]=[o.shape,t.shape];if(!fe(o,t)){let h=O(
e);return`Expected size for first two dimensions of batch2 tensor to be: ${U([h,s])} but got: ${U([h,
n])}.`}if(r.length===1&&i.length===1)return`inconsistent tensor size, expected tensor [${s}] and src\
 [${n}] to have the same number of elements, but got ${s} and ${n} elements respectively`;let a=(h,l,u)=>`\
size mismatch, got input (${h}), mat (${h}x${l}), vec (${u})`;return i.length===1?a(O(r.slice(0,-1)),
s,n):i.length>2?a(O(i)/n,n,s):`mat1 and mat2 shapes cannot be multiplied (${O(r.slice(0,-1))}x${s} a\
nd ${n}x${i.at(-1)})`}function ge(o,t){let e=()=>new L(`shape '${U(o)}' is invalid for input of size\
 ${t}`),s=o.indexOf(-1),n=o.findIndex(i=>i<-1);if(n>=0)throw new L(`invalid shape dimension ${o[n]} \
at index ${n} of shape ${U(o)}`);if(s!==o.lastIndexOf(-1))throw new L("only one dimension can be inf\
erred");let r=O(o.filter(i=>i!==-1));if(s<0?r!==t:!r||t%r)throw e();return o.map(i=>i===-1?t/r:i)}function we({
shape:o,strides:t},e){let s=e.map(()=>1),n=e.length-1,[r,i,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=
0;c--)if(i*=o[c],!(c&&(o[c-1]===1||t[c-1]===i*r))){for(;n>=0&&(a<i||e[n]===1);)s[n]=a*r,a*=e[n--];if(a!==
i)return null;c&&([r,i,a]=[t[c-1],1,1])}return n===-1?s:null}function st(o,t,e,s=!1){let n=ge(t,O(o.
shape)),r=we(o,n);if(!r&&!s)throw new L("view size is not compatible with input tensor's size and st\
ride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let i=n.
map((a,c)=>e[c]||a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:i.map(a=>a||""),strides:r??N(n)}}
function F(o,t){let e=i=>t.map(a=>i[a]),s=e(o.shape),n=e(N(o.shape)),r=o.from?.map((i,a)=>{let c=j(a,
s);return o.from[c.reduce((h,l,u)=>h+l*n[u],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),
from:r??null}}function q(o,t,e){let s=o.shape.length,n=M(s),[r,i]=[B(t,s),B(e,s)];return s?([n[r],n[i]]=
[i,r],F(o,n)):o}function nt(o,t){let e=o.shape.length;if(t==="T")return F(o,M(e).reverse());if(e>1)return q(
o,-2,-1);throw new L(`tensor.mT is only supported on matrices or batches of matrices. Got ${e}-D ten\
sor.`)}function ot(o){let t=N(o.shape);return o.shape.every((s,n)=>s===1||t[n]===o.strides[n])?{...o}:
{...o,strides:t}}function rt(o,t){let e=B(t,o.shape.length,1),s=(r,i)=>r.toSpliced(e,0,i),n=(o.strides[e]??
1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),strides:s(o.strides,n)}}function it(o,t,e){
let s=B(t,o.shape.length),n=(r,i)=>e?r.with(s,i):r.toSpliced(s,1);return z(n(o.shape,1),n(o.axes,""))}
function at(o,t){let e=Y(t.shape,o.shape);return z(e,Q(e,o,t))}var xe=500,$e=24,Nt=8,[be,ye,ke,ve]=[28,32,14,14],It=7.6,ht=o=>o<=12?o:12+3*Math.log2(o/12),Oe=o=>5+
5*Math.min(ht(o),14);function Bt({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B",n=r=>r>=0?
r:-1;return{column:n(e-1),row:n(e-2),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var H=class{constructor(t,e,s,n=!1){
this.tensor=t,this.name=e,this.isStacked=n;let{shape:r}=t;this.roles=Bt(t);let i=u=>r[this.roles[u]]??
1;this.columns=i("column"),this.rows=i("row"),this.count=i("block"),this.depth=i("thick"),this.w=ht(
this.columns)*s,this.h=ht(this.rows)*s,this.t=this.roles.thick<0?5:Oe(this.depth)*Math.min(1,s/16),this.
blocks=Math.min(this.count,Nt),this.dx=n?this.t+9:this.w+this.t+ve,this.dy=n?this.t+9:0;let a=this.columns*
this.rows*this.blocks;this.hasCells=a<=xe&&Math.max(this.columns,this.rows)<=$e&&this.count<=Nt&&r.length<=
4;let[c,h]=[this.roles.row,this.roles.thick].map(u=>u<0?0:`${t.axes[u]} ${r[u]}`.length);this.left=Math.
max(c,h)*It+20;let l=`${e} (${r.join(", ")})`.length*(It+.3)+8;this.spread=this.w+(this.blocks-1)*this.
dx+this.t,this.width=Math.max(this.left+this.spread+ke,l),this.top=ye+this.t+(this.blocks-1)*this.dy+
(this.count>1?18:0),this.height=this.top+this.h+be,this.x=0,this.y=0,this.number=0,this.cells=new Map}corner(t){
return[this.x+this.left+t*this.dx,this.y+this.top-t*this.dy]}entries(){let{shape:t}=this.tensor,e=this.
roles.thick<0?t:t.with(0,1);return M(this.hasCells?O(e):0).map(n=>J(j(n,e),t))}spot(t){let e=j(t,this.
tensor.shape),{thick:s,block:n,row:r,column:i}=this.roles;if(!this.hasCells||e[s])return;let[a,c]=this.
corner(e[n]??0),[h,l]=[this.w/this.columns,this.h/this.rows];return{x:a+(e[i]??0)*h,y:c+(e[r]??0)*l,
w:h,h:l}}#t(t){let[e,s]=this.corner(t),{w:n,h:r,t:i}=this,a=(l,u)=>y("path",{d:l,class:u}),h=(this.depth<=
8?M(this.depth-1,1):[]).map(l=>{let u=i*l/this.depth;return`M${e+u} ${s-u}h${n}v${r}`});return[a(`M${e}\
 ${s}l${i} ${-i}h${n}l${-i} ${i}z`,"top"),a(`M${e+n} ${s}l${i} ${-i}v${r}l${-i} ${i}z`,"side"),a(h.join(
""),"slices"),y("rect",{x:e,y:s,width:n,height:r,class:"front"})]}draw(t,e,s=[],n=-1){let r=y("g",{class:"\
block"});this.tensor.isParameter&&r.classList.add("parameter");for(let c of M(this.blocks).reverse()){
r.append(...this.#t(c));let h=this.isStacked&&c>0;for(let l of this.entries()){if((j(l,this.tensor.shape)[this.
roles.block]??0)!==c)continue;let{fill:f,text:m}=t(l);r.append(this.#e(l,f,h?"":m))}}let i=y("text",
{x:this.x+2,y:this.y+14,class:"name"},this.name),a=` (${this.tensor.shape.join(", ")}${this.tensor.shape.
length===1?",":""})`;return i.append(y("tspan",{},a)),r.append(i,...this.#s(e,s,n)),r}#e(t,e,s){let{
x:n,y:r,w:i,h:a}=this.spot(t),c=y("rect",{x:n+.5,y:r+.5,width:i-1,height:a-1});c.style.fill=e;let h=y(
"g",{class:"cell","data-flat":t},c);return s&&i>=19&&a>=13&&h.append(y("text",{x:n+i/2,y:r+a/2+3.5},
s)),this.cells.set(t,h),h}#s(t,e,s){let{w:n,h:r,t:i}=this,[a,c]=this.corner(0),h=this.corner(this.blocks-
1),l={column:[a,c+r+9,a+n,c+r+9],row:[a-9,c,a-9,c+r],thick:[a-5,c-5,a-5+i,c-5-i],block:[a+i,c-i-11,h[0]+
n+i,h[1]-i-11]},u={column:["middle",a+n/2,c+r+24],row:["end",a-15,c+r/2+4],thick:["end",a-15,c],block:[
"middle",(a+h[0]+n)/2+i,(c+h[1])/2-i-16]};return Object.entries(l).flatMap(([f,m])=>{let g=this.roles[f];
if(g<0)return[];let w=e.includes(g)?"edge wrong":g===s?"edge meets":"edge";return this.#n(f,g,m,u[f],
t(g),w)})}#n(t,e,[s,n,r,i],[a,c,h],l,u){let{axes:f,shape:m}=this.tensor,g=u==="edge wrong",w=y("text",
{x:c,y:h,"text-anchor":a});f[e]&&w.append(`${f[e]} `),w.append(y("tspan",{},m[e]));let p=[y("line",{
x1:s,y1:n,x2:r,y2:i}),w];if(g&&p.push(y("path",{d:`M${r-4} ${i-4}l8 8m0 -8l-8 8`})),!l)return[y("g",
{class:u},...p)];let{label:$,value:b,choices:x}=l,k={cx:r,cy:i},_=y("circle",{...k,r:5.5});return[y(
"g",{class:`${u} grip`,role:"slider",tabindex:0,"aria-label":`${$} of ${this.name}`,"aria-valuenow":b,
"aria-valuemin":x[0],"aria-valuemax":x.at(-1),"data-axis":`${this.number}.${e}`,"data-role":t,...T},
...p,y("circle",{...k,r:18,class:"reach"}),_)]}pulled(t,e,s){let{w:n,h:r,t:i}=this;return{column:()=>e/
(n/this.columns),row:()=>s/(r/this.rows),thick:()=>(e-s)/2/Math.max(4,i/this.depth),block:()=>e/Math.
min(Math.max(this.dx,16),60)}[t]()}};function zt(o,t){let[e,s,n,r]=[0,0,0,0],i=[];return o.forEach((a,c)=>{
let h=o[c+1];if(typeof a=="string"){let l=a.length*8+14;if(h instanceof H&&e+l+h.width>t)return;let u=o[c-
1];i.push([a,e+l/2,s+u.top+u.h/2+6]),e+=l;return}e>0&&e+a.width>t&&([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[
e,s],n=Math.max(n,a.height),e+=a.width,r=Math.max(r,e)}),{width:r,height:s+n,signs:i}}function Ft(o){
let{row:t,column:e,thick:s,block:n}=Bt(o),r=(w,p)=>w<0?4:Math.min(p,4+3.2*Math.log2(o.shape[w]+1)),[
i,a,c]=[r(e,26),r(t,22),s<0?2:r(s,9)/2],h=n<0?1:Math.min(o.shape[n],3),[l,u]=[1,27-a],f=w=>{let[p,$]=[
l+w*5,u-w*3];return`M${p} ${$}h${i}v${a}h${-i}zl${c} ${-c}h${i}l${-c} ${c}m${c} ${-c}v${a}l${-c} ${c}`},
m=d("span",{class:"mini","aria-hidden":"true"}),g=M(h).reverse().map(w=>y("path",{d:f(w)}));return m.
append(y("svg",{viewBox:"0 0 44 28",width:44,height:28},...g)),m}var Ee=({shape:o})=>`(${o.join(", ")}${o.length===1?",":""})`,Me=({axes:o,shape:t})=>o.some(Boolean)?
`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function Se(o,t){if(!t||t.end<=t.start)return d("code",{},
o);let e=d("mark",{},o.slice(t.start,t.end));return d("code",{},o.slice(0,t.start),e,o.slice(t.end))}
function Te(o,t,e,s){let{source:n,made:r,error:i,isInput:a,isMissing:c}=o,h=r.map(([,w])=>w),l=h.map(
w=>d("span",{class:"shape"},d("b",{},Ee(w)),` ${Me(w)}`));i&&l.push(d("span",{class:"shape broken"},
"✗ breaks here")),c&&l.push(d("span",{class:"shape"},"not reached"));let u=d("span",{class:"words"},
Se(n,t&&e),...l),f={type:"button",class:`line${a?" input":""}`,tabindex:t?0:-1,"aria-current":String(
t),...T},m=h.length?Ft(h[0]):d("span",{class:"mini"}),g=d("button",f,m,u);return g.disabled=!!c||!(h.
length||i),g.addEventListener("click",s),d("li",t?{class:"current"}:{},g)}function Le(o){o.addEventListener(
"keydown",t=>{let e=[...o.querySelectorAll("button.line:enabled")],s=e.indexOf(t.target),n=e.length-
1,r={ArrowUp:s-1,ArrowDown:s+1,Home:0,End:n}[t.key];s<0||r===void 0||(t.preventDefault(),e[r]?.click(),
o.querySelector("li.current button")?.focus())})}function qt(o){let t=d("div",{class:"lines"});return Le(
t),{node:t,show(e,s,n){let r=t.scrollTop,i=t.contains(document.activeElement),a=e.flatMap(({name:f,rows:m},g)=>{
let w=m.map((b,x)=>{let k=g===s.at&&x===s.row;return Te(b,k,n?.at,()=>o(g,x))}),p={"aria-label":`Lin\
es of ${f}`};return[d("p",{},d("code",{},f)),d("ol",p,...w)]});t.replaceChildren(...a),t.scrollTop=r;
let c=[...t.querySelectorAll("button.line:enabled")];c.length&&!c.some(({tabIndex:f})=>f===0)&&(c[0].
tabIndex=0);let h=t.querySelector("li.current");if(!h)return;i&&h.querySelector("button")?.focus({preventScroll:!0});
let[l,u]=[h.offsetTop,h.offsetTop+h.offsetHeight];l<t.scrollTop&&(t.scrollTop=l-8),u>t.scrollTop+t.clientHeight&&
(t.scrollTop=u-t.clientHeight+8)}}}var lt=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,v=class extends Error{};
function je(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){lt.lastIndex=s;let n=lt.exec(o);if(!n)
throw new v(`cannot read “${o.slice(s).trim()}”`);s=lt.lastIndex;let r=["number","name","text","\
sign"].find((a,c)=>n[c+1]),i=n.slice(1).find(Boolean)??"";t.push({kind:r,word:i,start:s-i.length,end:s})}
return t}var ut=class{constructor(t){this.tokens=je(t),this.at=0}get next(){return this.tokens[this.
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
”`);return this.at++,{kind:t,word:e,start:s,end:n}}};function _e(o){let t=new ut(o),e=[t.expression()];
for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!=="end")throw new v(
`“${t.next.word}” stands where it cannot`);return e}function Ht(o){let[,t,e]=o.match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??
[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["return"]:[],r=_e(" ".repeat(s)+o.slice(s));return{names:n.
map(i=>i.trim()).filter(Boolean),values:r}}var{axisOf:Rt,flatOf:Ut,fresh:R,indexOf:ft,Refused:Yt}=ct,Pt=14,E=o=>!!(o?.shape&&o.strides),A=(o,t="")=>({
n:o,name:t}),Ce=o=>o.map(({n:t})=>t),Ae={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Ne={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},dt=(o,t)=>{
let e=o.slice(o.length-t.length);return Ut(e.map((s,n)=>t[n]===1?0:s),t)},Ie=o=>[[o]],Dt=(o,t,e)=>s=>{
let n=ft(s,t.shape),r=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[M(o.shape[e]).map(i=>Ut(
r.with(e,i),o.shape))]},Be=(o,t,e)=>s=>{let n=ft(s,e.shape),r=t.shape.length>1?n.slice(-1):[],i=o.shape.
length>1?n.slice(0,n.length-r.length):[],a=n.slice(0,Math.max(0,n.length-r.length-1)),c=M(o.shape.at(
-1)),h=o.shape.length>1?a:n.slice(0,-1);return[c.map(l=>dt([...i,l],o.shape)),c.map(l=>dt([...r.length?
h:[],l,...r],t.shape))]},pt=class o{constructor(t,e){this.names=t,this.helpers=e,this.steps=[],this.
inside=null,this.at={start:0,end:0},this.tried={kind:"",ins:[],word:""}}tries(t,e,s){this.tried={kind:t,
ins:e,word:s}}step(t,e,s,n,r,i){let a=this.inside??e;return this.steps.push({kind:t,at:a,word:i,ins:s,
out:n,sources:r}),n}value(t){this.at=this.inside??t;let e=this[t.kind](t);if(e===void 0)throw new v(
`${t.word??"this"} is not known`);return e}number=({word:t})=>A(Number(t));text=({word:t})=>t;name=({
word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.map(e=>this.value(e));if({name:t,value:e,
other:s}){return this.value((this.names[t]??null)===null?e:s)}index({of:t,args:e}){let[s,n]=[this.value(
t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new v("this index");return s.at(n.n)}one(t){
let e=this.value(t.of);return E(e)?this.each(t,e,t.word):A(-e.n)}each(t,e,s){return this.step("each",
t,[e],R(e.shape,e.axes),Ie,s)}two(t){let{word:e}=t,[s,n]=[this.value(t.left),this.value(t.right)];if(this.
at=this.inside??t,e==="@")return this.product(t,s,n);if(!E(s)&&!E(n)){let r=Ae[`${s.name}${e}${n.name}`]??
"";return A(Ne[e](s.n,n.n),r)}return!E(s)||!E(n)?this.each(t,E(s)?s:n,e):(this.tries("pair",[s,n],e),
this.pair(t,s,n,tt(s,n),e))}pair(t,e,s,n,r){let i=a=>{let c=ft(a,n.shape);return[e,s].map(({shape:h})=>[
dt(c,h)])};return this.step("pair",t,[e,s],n,i,r)}product(t,e,s,n="@"){if(!E(e)||!E(s))throw new v("\
@ is for tensors");this.tries("product",[e,s],n);let r=et(e,s);return this.step("product",t,[e,s],r,
Be(e,s,r),n)}attribute(t){let e=t.of.word==="self"?this.names.self:this.value(t.of);if(!E(e))return e?.[t.
word];if(t.word==="shape")return e.shape.map((s,n)=>A(s,e.axes[n]));if(t.word==="T"||t.word==="mT")return this.
moved(t,e,nt(e,t.word),"turn");throw new v(`x.${t.word} is not known here`)}moved(t,e,s,n,r=t.word){
let i=new Map;e.from?.forEach((c,h)=>{i.set(c,h)});let a=c=>[[s.from?i.get(s.from[c]):0]];return this.
step(n,t,[e],s,a,r)}call(t){let{of:e,args:s,named:n}=t,r=e.kind==="attribute"?`${e.of.word}.${e.word}`:
e.word;if(r==="float"||r==="math.sqrt")return A(Math.sqrt(this.value(s[0]).n));if(r==="F.layer_norm")
return this.each(t,this.value(s[0]),"layer_norm");if(this.helpers[r]&&!this.names[r])return this.helper(
t,this.helpers[r]);let i=e.kind==="attribute"&&this.methods[e.word],a=e.kind==="attribute"&&e.of.word!==
"self"&&this.value(e.of),c=()=>s.map(u=>this.value(u));if(E(a)){if(!i)throw new v(`.${e.word}() is n\
ot known here`);let u=Object.entries(n).map(([m,g])=>[m,this.value(g)]),f=c().flat();return this.at=
this.inside??t,this.tries("cut",[a],e.word),i(t,a,f,Object.fromEntries(u))}let h=this.value(e);if(h===
"same")return this.each(t,c()[0],e.word);if(!h?.linear)throw new v(`${r} is not known here`);let[l]=c();
return this.at=this.inside??t,this.linear(t,l,h,e.word)}linear(t,e,{linear:[s,n],names:r},i){let a=R(
[n,s],[r[1],r[0]],`${i}.weight`),c={...F(a,[1,0]),name:`${i}.weight.T`};return this.product(t,e,Object.
assign(c,{isParameter:!0}),i)}helper(t,{params:e,lines:s}){let n=t.args.map(i=>this.value(i)),r=new o(
Object.fromEntries(e.map((i,a)=>[i,n[a]??null])),this.helpers);r.inside=this.inside??t,r.steps=this.
steps,r.tries=(...i)=>this.tries(...i);for(let[i,a]of s)(!a||r.names[a])&&r.run(i);return r.names.return}methods={
view:(t,e,s)=>this.viewed(t,e,s,!1),reshape:(t,e,s)=>this.viewed(t,e,s,!0),transpose:(t,e,[s,n])=>this.
moved(t,e,q(e,s.n,n.n),"turn","transpose"),contiguous:(t,e)=>this.moved(t,e,ot(e),"copy","contiguous"),
unsqueeze:(t,e,[s])=>this.moved(t,e,rt(e,s.n),"cut","unsqueeze"),softmax:(t,e,[s],n)=>{let r=Rt((s??
n.dim).n,e.shape.length),i=R(e.shape,e.axes);return this.step("row",t,[e],i,Dt(e,i,r),"softmax")},mean:(t,e,[
s],n)=>this.collapsed(t,e,s,n,"mean"),sum:(t,e,[s],n)=>this.collapsed(t,e,s,n,"sum"),relu:(t,e)=>this.
each(t,e,"relu"),masked_fill:(t,e,[s])=>{if(!E(s))throw new v("there is no mask");return this.tries(
"pair",[e,s],"masked_fill"),this.pair(t,e,s,at(e,s),"masked_fill")}};viewed(t,e,s,n){if(!s.length||!s.
every(a=>Number.isInteger(a?.n)))throw new v("sizes must be integers");let r=s.map(({name:a})=>a),i=st(
e,Ce(s),r,n);return this.moved(t,e,i,"cut",n?"reshape":"view")}collapsed(t,e,s,n,r){let i=s??n.dim;if(!i)
throw new v(`${r} without an axis`);this.tries("row",[e],r);let a=it(e,i.n,n.keepdim===!0),c=Rt(i.n,
e.shape.length);return this.step("row",t,[e],a,Dt(e,a,c),r)}run(t){let{names:e,values:s}=Ht(t),n=s.map(
r=>this.value(r));if(e.length>1&&n.length===1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),!Array.isArray(
n))throw new v("a tensor cannot be unpacked here");if(e.length>1&&e.length!==n.length)throw new Yt(n.
length>e.length?`too many values to unpack (expected ${e.length})`:`not enough values to unpack (exp\
ected ${e.length}, got ${n.length})`,"ValueError");return e.forEach((r,i)=>{let a=n[i];this.names[r]=
E(a)?{...a,name:r}:a}),{names:e,value:n[0]}}},G=o=>Array.isArray(o)?o.find(E):o,ze={"+":"sum","-":"d\
ifference","@":"product"};function Kt(o,t){for(let{at:e,out:s,word:n,kind:r,ins:i}of o){let a=t.slice(
e.start,e.end).replace(/^\((.*)\)$/,"$1"),[{name:c}]=i,h=r==="each"&&c.length<Pt?`${c}′`:n,l={turn:`${c}\
ᵀ`,cut:c,copy:c}[r]??h,u=o.some(f=>f.at===e&&f.out!==s);s.name=a.length>Pt||u?ze[n]??l:a}}function mt(o,t,e){
let s=new pt(t,e);try{let{names:n,value:r}=s.run(o);Kt(s.steps,o);let i=n.map(c=>[c,G(t[c])]).filter(
([,c])=>E(c)),a=G(r);return{made:i,steps:s.steps,value:E(a)?a:void 0}}catch(n){let{steps:r,at:i,tried:a}=s;
if(Kt(r,o),n instanceof Yt)return{made:[],steps:r,error:`${n.kind}: ${n.message}`,at:i,tried:a};let h=n instanceof
v?n.message:"these arguments are not known here";return{made:[],steps:[],unknown:h}}}var Fe={True:!0,
math:{},F:{},torch:{}},Gt=(o,t)=>o.map(e=>typeof e=="number"?e:t[e]),Wt=o=>o.map(t=>typeof t=="numbe\
r"?"":t),Vt=({shape:o},t,e)=>R(Gt(o,t),Wt(o),e);function qe(o,t){let e=Object.entries(o).map(([s,n])=>typeof n==
"string"&&n!=="same"?[s,A(t[n],n)]:n==="same"?[s,n]:[s,{linear:Gt(n,t),names:Wt(n)}]);return Object.
fromEntries(e)}var He=(o,t)=>o.length===t.length&&o.every((e,s)=>e===t[s]);function W(o,t,e={}){let s=o.
inputs.map(([r,i])=>{let a=Vt(i,t,r),c=a.shape.map((h,l)=>e[`${r}.${l}`]??h);return[r,R(c,a.axes,r)]}),
n=Object.entries(o.numbers??{});return{...Fe,...Object.fromEntries(n.map(([r,i])=>[r,A(t[i],i)])),...Object.
fromEntries(s),self:qe(o.modules??{},t)}}var Xt=o=>Object.fromEntries(Object.entries(o).map(([t,e])=>[
t,A(e,t)]));function Zt(o,t,e,s){let n=W(o,t,e),r=Object.keys(e).length>0,i=!1,a=o.inputs.map(([c])=>({
source:c,made:[[c,n[c]]],steps:[],isInput:!0}));for(let{source:c,made:h}of o.lines){if(i){a.push({source:c,
made:[],steps:[],isMissing:!0});continue}let l=h.map(([m,g])=>[m,Vt(g,t,m)]),u=mt(c,n,s),f=l.every(([
m,g])=>E(G(n[m]))&&He(G(n[m]).shape,g.shape));if(i=!!u.error,u.unknown||!(f||r||i)){let m=Object.values(
n).filter(g=>E(g)&&new RegExp(`\\b${g.name}\\b`).test(c));for(let[g,w]of l)n[g]=w;a.push({source:c,made:l,
steps:[],given:m,isRecorded:h.length>0})}else a.push({source:c,...u})}return a}function Jt(o,t){return!o.
from||!t.from||O(o.shape)!==O(t.shape)?0:o.from.reduce((e,s,n)=>e+(s!==t.from[n]?1:0),0)}var Qt=[30,27,24,21,18,15,12,10,8,6,5,4,3,2.2,1.6],te=.3,V=()=>matchMedia("(prefers-reduced-motion: \
reduce)").matches,Re=o=>o*o*(3-2*o),ee=o=>Math.min(1,Math.max(0,o)),gt=o=>`[${o.join(", ")}]`,Pe=({axes:o,
shape:t},e)=>{let s=(e+t.length)%t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function De({
kind:o,ins:t,out:e}){let[s,n]=t,r=()=>{let a=s.shape.map((c,h)=>h).filter(c=>s.strides[c]!==e.strides[c]);
return a.length===2?`turns the block: axes ${a[0]} and ${a[1]} change places`:"turns the block"};return`${{
cut:()=>{let[a,c]=[s.shape.length,e.shape.length];return`${c>a?"cuts an axis":c<a?"joins axes":"cuts\
 anew"}. The entries are read in their order and none moves in memory`},turn:()=>`${r()}. Only the s\
trides change, so nothing moves in memory`,copy:()=>"copies the entries into memory in the order in \
which one reads them",product:()=>`multiplies: the last axis of the left (${Pe(s,-1)}) meets ${n.shape.
length>1?"the rows":"the entries"} of the right and is summed away`,pair:()=>String(s.shape)===String(
n.shape)?"works entry by entry":"lines the shapes up from the right, and repeats what is missing or \
has size 1",each:()=>"changes every entry on its own: the shape stays",row:()=>s.shape.length===e.shape.
length&&String(s.shape)===String(e.shape)?"works along one axis: each entry needs its whole row":"ta\
kes all entries along one axis together, and that axis shrinks"}[o]()}.`}function Ke({kind:o,ins:[t,
e]}){if(o==="product"){let r=e.shape.length>1?e.shape.length-2:0;if(t.shape.at(-1)!==e.shape[r])return[
[t.shape.length-1],[r]]}if(!e)return[t.shape.map((r,i)=>i)];let s=o==="product"?2:0,n=[[],[]];for(let r=1+
s;r<=Math.min(t.shape.length,e.shape.length);r++){let[i,a]=[t.shape.at(-r),e.shape.at(-r)];i===a||i===
1||a===1||(n[0].push(t.shape.length-r),n[1].push(e.shape.length-r))}return n}var Ue=({shape:o},t)=>[
o.length-1,Math.max(0,o.length-2)][t]??-1;function Ye(o,t,e){let[s,n]=[o.width,t.height],r=e?.top??o.
top;return[t.x,t.y]=[s,0],[o.x,o.y]=[0,n+Math.max(0,r-o.top)],e&&([e.x,e.y]=[s,n+Math.max(0,o.top-r)]),
{width:s+Math.max(t.width,e?.width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}var X=class{constructor(t,e,s){
this.grips=t,this.look=e,this.goTo=s,this.scene={},this.blocks=[],this.before=[],this.result=void 0,
this.flying=y("g"),this.says=d("p",{class:"says"}),this.place=d("div",{class:"place"}),this.pointed=
d("p",{class:"pointed","aria-hidden":"true"}),this.play=C("▶ Show how",()=>this.toggle(),{class:"p\
lay"}),this.time=d("input",{type:"range",min:0,max:1,step:1,"aria-label":"Entry by entry",...T}),this.
time.addEventListener("input",()=>s(Number(this.time.value))),this.controls=d("div",{class:"buttons"},
this.play,this.time),this.under=d("div",{class:"under"},this.controls),this.node=d("div",{class:"sta\
ge"},this.says,this.place,this.pointed,this.under),this.place.addEventListener("pointerover",n=>this.
point(n)),this.place.addEventListener("pointerleave",()=>this.running||this.rest()),this.at=1,this.running=
0,this.place.addEventListener("pointerdown",n=>this.grab(n)),this.place.addEventListener("keydown",n=>this.
nudge(n))}show(t){this.stop(),this.scene=t;let e=document.activeElement?.getAttribute("data-axis"),s=this.
place.contains(document.activeElement),n=this.place.clientWidth||400,r=n<380?300:370-(t.tried?40:0),
i=this.arrange(t,n,r);this.draw(i,t),s&&e&&this.place.querySelector(`[data-axis="${e}"]`)?.focus();let{
step:a}=t,c=a&&this.result?.hasCells?this.result.entries().length:0;this.controls.hidden=!a,this.play.
disabled=c<2,this.time.max=String(Math.max(c,1)),this.says.replaceChildren(...this.words(t)),this.rest()}words({
step:t,tried:e,given:s,isInput:n,name:r}){let i=a=>d("code",{},a);return e?[i(e.word)," cannot be do\
ne with these shapes."]:t?[i(t.word),` ${De(t)}`]:n?[i(r)," goes in. Pull an edge by its knob."]:s?.
length?["What goes into this line, and what comes out."]:[""]}arrange(t,e,s){let{step:n,tried:r,given:i=[],
made:a=[]}=t,c=n??r,h=c?c.ins:i,l=n?[n.out]:r?[]:a.map(([,m])=>m),u=m=>m===n?.out&&t.isLast&&t.name||
m.name,f=c?.kind==="product";for(let m of Qt){let g=_=>new H(_,u(_),m,f),[w,p]=[h.map(g),l.map(g)],$=c?.
kind==="pair"&&c.word.length===1?[c.word]:[","],b=w.flatMap((_,bt)=>bt?[...$,_]:[_]),x=w.length&&p.length?
["→"]:[],k=f?Ye(w[0],w[1],p[0]):zt([...b,...x,...p],e);if(k.width<=e&&k.height<=s||m===Qt.at(-1))return{
...k,before:w,after:p,what:c}}throw new Error("no cells are left")}draw({width:t,height:e,before:s,after:n,
signs:r,what:i},{tried:a,step:c,astray:h}){let l=a?Ke(a):[],u=!c||c.kind==="cut"||c.kind==="turn"||c.
kind==="copy",f=(b,x)=>b.draw(k=>this.look(b.tensor,k,u),k=>this.grips(b.tensor,k),l[x],i?.kind==="p\
roduct"?Ue(b.tensor,x):-1),m=[...s,...n];m.forEach((b,x)=>{b.number=x}),this.blocks=m,this.result=n[0],
this.before=s;let g=m.map(({name:b,tensor:x})=>`${b} (${x.shape.join(", ")})`),w=r.map(([b,x,k])=>y(
"text",{x,y:k,class:"sign"},b));this.flying=y("g",{class:"flying","aria-hidden":"true"});let p=m.map(
(b,x)=>f(b,x));for(let b of h??[])this.strike(b);let $=y("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.
ceil(e)}`,width:Math.ceil(t),height:Math.ceil(e),role:"group","aria-label":`${i?`${i.word}: `:""}${g.
join("; ")}`},...p,...w,this.flying);this.place.replaceChildren($)}strike(t){let e=this.result?.cells.
get(t);if(!e)return;let{x:s,y:n,w:r,h:i}=this.result.spot(t);e.classList.add("astray"),e.append(y("p\
ath",{d:`M${s+3} ${n+i-3}L${s+r-3} ${n+3}`}))}rest(){let{entry:t}=this.scene;this.paint(t<0?1:ee(t/Number(
this.time.max)))}paint(t){this.at=t,this.pointed.textContent="";for(let c of this.blocks??[])for(let h of c.
cells.values())h.classList.remove("lit","empty");this.flying?.replaceChildren();let e=this.scene?.step;
if(this.play.textContent=this.running?"❚❚ Stop":V()?"Next entry":"▶ Show how",!e)return;if(!this.
result.hasCells){this.time.value="1",this.time.setAttribute("aria-valuetext","too many entries to dr\
aw");return}let s=this.result.entries(),n=Math.floor(t*s.length+1e-9);this.time.value=String(n);let r=s[Math.
max(0,Math.min(n,s.length)-1)],i=t>0?this.origin(r):"";if(this.time.setAttribute("aria-valuetext",i||
"nothing yet"),t>=1)return;let a=["cut","turn","copy"].includes(e.kind)&&this.before[0].hasCells;s.forEach(
(c,h)=>{let l=h/s.length*(1-te),u=a?ee((t-l)/te):+(h<n);if(u>=1)return;let f=this.result.cells.get(c);
f.classList.add("empty"),u>0&&a&&!V()&&this.fly(c,f,Re(u))}),n&&!a&&this.light(r),n&&a&&V()&&this.light(
r)}fly(t,e,s){let[[n]]=this.scene.step.sources(t),r=this.before[0].spot(n),i=this.result.spot(t);if(!r||
!i)return;let[a,c]=[r.x+(i.x-r.x)*s,r.y+(i.y-r.y)*s],h=e.cloneNode(!0);h.setAttribute("class","cell"),
h.setAttribute("transform",`translate(${a-i.x} ${c-i.y})`),this.flying.append(h)}light(t){this.result.
cells.get(t)?.classList.add("lit"),this.scene.step.sources(t).forEach((e,s)=>{for(let n of e)this.before[s]?.
cells.get(n)?.classList.add("lit")}),this.pointed.textContent=this.origin(t)}origin(t){let{step:e}=this.
scene,s=`${this.result.name}${gt(j(t,e.out.shape))}`,n=e.sources(t).map((r,i)=>{let{shape:a}=e.ins[i],
c=e.ins[i].name||"·",h=j(r[0],a);if(r.length<2)return`${c}${gt(h)}`;let l=j(r[1],a);return`${c}${gt(
h.map((u,f)=>u===l[f]?u:":"))}`});return`${s} ← ${n.join(e.kind==="product"?" · ":", ")}`}point(t){
let e=t.target.closest?.(".cell");if(!e||this.running||!this.scene.step)return;let s=this.blocks.find(
({cells:a})=>[...a.values()].includes(e));this.paint(1);let n=Number(e.dataset.flat);if(s===this.result)
return this.light(n);let r=this.before.indexOf(s),i=this.result.hasCells?this.result.entries().find(
a=>this.scene.step.sources(a)[r]?.includes(n)):void 0;i!==void 0&&this.light(i)}toggle(){let t=Number(
this.time.max),e=Math.floor(this.at*t+1e-9);if(this.running)return this.stop(),this.goTo(e);if(V())return this.
goTo(e>=t?1:e+1);let s=Math.min(5e3,Math.max(1800,t*90)),n=this.at>=1?0:this.at,r,i=a=>{r??=a;let c=Math.
min(1,n+(a-r)/s);c>=1?this.running=0:this.running=requestAnimationFrame(i),this.paint(c),c>=1&&this.
goTo(-1)};this.running=requestAnimationFrame(i),this.paint(n)}stop(){cancelAnimationFrame(this.running),
this.running=0}held(t){let e=t.closest?.("[data-axis]");if(!e)return null;let[s,n]=e.dataset.axis.split(
".").map(Number),r=this.blocks[s],i=this.grips(r.tensor,n);return i&&{block:r,grip:i,role:e.dataset.
role}}grab(t){let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[data-axis\
]").focus();let{block:s,grip:n,role:r}=e,i=n.value;this.place.setPointerCapture(t.pointerId);let a=({
clientX:h,clientY:l})=>{let[u,f]=[h-t.clientX,l-t.clientY],m=i+s.pulled(r,u,f),g=(w,p)=>Math.abs(p-m)<
Math.abs(w-m)?p:w;n.set(n.choices.reduce(g))},c=()=>{this.place.removeEventListener("pointermove",a),
this.place.classList.remove("pulling")};this.place.classList.add("pulling"),this.place.addEventListener(
"pointermove",a);for(let h of["pointerup","pointercancel","lostpointercapture"])this.place.addEventListener(
h,c,{once:!0})}nudge(t){let e=this.held(t.target);if(!e)return;let{value:s,choices:n,set:r}=e.grip,i={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1}[t.key],a=n.findIndex(h=>h>=s),c={Home:0,End:n.length-
1}[t.key]??(i&&a+i);c!==void 0&&(t.preventDefault(),n[c]!==void 0&&r(n[c]))}};var P={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]},
oe=Object.fromEntries(Object.entries(P).map(([o,[,t]])=>[t,o])),Ge=12;function We(o,t){let e=Object.
entries(oe).map(([n,r])=>[n,o[r]]),s=Math.floor(o.d_model/o.n_heads);return{...Object.fromEntries(e),
...t,d_k:s}}function Ve({refusals:o=[]},t,e){return(o.find(({sliders:n,values:r})=>r.some(i=>i.every(
(a,c)=>a===t[n[c]])))?.template??"").replace(/\{(\w+)\}/g,(n,r)=>e[r])}var Xe=(o,t)=>o.reduce((e,s)=>Math.
abs(s-t)<Math.abs(e-t)?s:e);function Ze(o,t,e,s){let n=e.length-1,r=d("input",{type:"range",min:0,max:n,
...T}),i=d("input",{type:"number",min:e[0],max:e[n],"aria-label":`${o} ${t}, typed`,...T});r.addEventListener(
"input",()=>s(e[Number(r.value)])),i.addEventListener("change",()=>{s(Xe(e,Number(i.value)||1))});let a=d(
"span",{},d("i",{},`${o} `),d("code",{},t));return{node:d("div",{class:"control"},d("label",{},a,r),
i),show(c){r.value=String(e.indexOf(c)),r.setAttribute("aria-valuetext",String(c)),i.value=String(c)}}}
var wt=o=>Object.fromEntries(o.split(",").flatMap(t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??
[];return e?[[e,Number(s)]]:[]})),Je=o=>Object.entries(o).map(([t,e])=>`${t}=${e}`).join(", "),xt=o=>t=>o.
test(t)?t:void 0,se=o=>t=>/^-?\d{1,4}$/.test(t)&&Number(t)>=o?Number(t):void 0,ne={odd:xt(/^(\w+\.\d=\d+(, )?)*$/),
line:xt(/^.{0,120}$/),focus:xt(/^(\d+\.\d+(\.\d+)?|own(\.\d+)?)?$/),entry:se(-1),alone:Tt,task:se(0)};
function Qe(o,t,e,s,n){let r=_t(t.parameters,e),i=t.parameters[0]?.[1].length?`, ${Ct(t.parameters)}`:
"",a=t.parameters.length?`${o} has ${Z(r)} parameters${i}.`:"";if(!s)return a;let c=O(s.shape);return`\
This tensor: ${s.shape.length>1?`${s.shape.join(" × ")} = `:""}${Z(c)} entries, ${At(c*n)}. ${a}`}function ts(o,t){
if(o.error)return[o.error,!1];if(o.unknown)return[`This line cannot be followed here: ${o.unknown}.`,
!1];let e=o.made[0][1],[s,n]=[e,t].map(i=>`(${i.shape.join(", ")})`);if(s!==n)return[`Your line give\
s ${s}, the code’s result is ${n}.`,!1];if(e.base.name!==t.base.name||!e.from)return[`✓ The shape \
is that of the code’s result, ${n}.`,!0];let r=Jt(e,t);return r?[`No error, and the shape is right\
, but ${r} of ${O(e.shape)} entries are in the wrong place: struck out.`,!1]:["✓ Shape and entries a\
re those of the code’s result.",!0]}var $t=class{state={};part={};sizes={};functions=[];isFollowed=!1;here={
at:0,row:0};step=0;shown="";constructor({model:t,el:e}){this.model=t;let{stops:s,fixed:n={},parts:r,
helpers:i={}}=t.get("table");this.choices=s,this.fixed=n,this.helpers=i,this.isOwnCode=!s,this.names=
["part",...Object.keys(P),...Object.keys(ne)],this.controls=this.isOwnCode?{}:this.controlsOf(s,r);let a=Object.
fromEntries(Object.keys(P).map(p=>[p,K(s?.[p]??[])])),c=K(Object.keys(r));this.address=this.isOwnCode?
{node:"",show(){}}:Lt(t,e,{part:c,...a,...ne}),this.status=I("verdict"),this.error=I("error"),this.list=
qt((p,$)=>this.choose(p,$)),this.stage=new X((p,$)=>this.grip(p,$),(p,$,b)=>this.look(p,$,b),p=>S(t,
{entry:p})),this.steps=d("div",{class:"steps",role:"group","aria-label":"Steps of the line"}),this.stage.
says.before(this.steps),this.alone=Ot("Pull the edges of this tensor alone",p=>S(t,{alone:p})),this.
reset=C("Put the edges back",()=>S(t,{odd:""})),this.stage.under.append(this.alone.node,this.reset),
this.own=this.ownLine(),this.challenge=d("div",{class:"challenge"}),this.asked=I("asked");let h=d("d\
iv",{class:"both"},this.list.node,this.stage.node,this.own.node),{part:l,...u}=this.controls,f=Object.
values(u).map(({node:p})=>p),m=d("div",{class:"head"},l?.node??"",this.challenge),g=d("div",{class:"\
controls"},...f),w=d("div",{class:"foot"},this.status,this.address.node);vt(e,"shape-explorer","Shap\
e lab",m,this.asked,g,this.error,h,w)}controlsOf(t,e){let s=c=>h=>S(this.model,{[c]:h}),n=Object.fromEntries(
Object.keys(e).map(c=>[c,c])),r={odd:"",line:"",focus:"",entry:-1,alone:!1,task:0},a={part:Et("Code",
n,c=>S(this.model,{...r,part:c}))};for(let[c,h]of Object.entries(P))a[c]=Ze(...h,t[c],s(c));return a}ownLine(){
let t=d("input",{type:"text",maxlength:120,spellcheck:"false",autocapitalize:"off",autocomplete:"off",
...T}),e=i=>S(this.model,{line:i,focus:"own",entry:-1});t.addEventListener("input",()=>e(t.value)),t.
addEventListener("focus",()=>{t.value&&this.here.at>=0&&e(t.value)});let s=d("div",{class:"chips"}),
n=d("label",{},"A line of your own",t),r=I("own-says");return{node:d("div",{class:"own"},n,s,r),input:t,
says:r,show:(i,a)=>{t.value!==i&&(t.value=i);let c=a.tries??[],h=a.functions[0]?.inputs[0]?.[0]??"",
l=c.map(f=>C(f.trim(),()=>e((this.model.get("line")||h)+f))),u=C("Start again",()=>e(h));s.replaceChildren(
...l,...i&&i!==h?[u]:[])}}}choose(t,e){S(this.model,{focus:`${t}.${e}`,entry:-1,alone:!1})}grip(t,e){
if(this.isOwnCode)return null;let{model:s,state:n,sizes:r,choices:i,part:a}=this,{base:c}=t,h=wt(n.odd),
l=t.name===c.name?e:c.axes.indexOf(t.axes[e]),u=`${c.name}.${l}`;if(a.functions[0].inputs.some(([$])=>$===
c.name)&&l>=0&&(u in h||n.alone)&&this.isFollowed)return{label:`Axis ${e}`,value:t.shape[e],choices:M(
Ge,1),set:$=>{let{[u]:b,...x}=h,k=W(a.functions[0],r)[c.name].shape[l],_=$===k?x:{...x,[u]:$};S(s,{odd:Je(
_)})}};let g=t.axes[e];if(g==="d_k"&&a.sliders.includes("n_heads")){let $=i.d_model.filter(x=>x%r.H===
0).map(x=>x/r.H);if(!$.includes(r.d_k))return null;let b=x=>S(s,{d_model:x*r.H});return{label:"Featu\
res of a head d_k",value:r.d_k,choices:$,set:b}}let w=oe[g];if(!w||!a.sliders.includes(w))return null;
let p=$=>S(s,{[w]:$});return{label:P[w].join(" "),value:n[w],choices:i[w],set:p}}look({base:t,from:e,
name:s},n,r){let i=e?e[n]:n,a=j(i,t.shape),c=t.shape.length>1?t.shape.length-2:0,h=r?a.slice(-2).join(
","):"",[l,u]=[t.axes.indexOf("H"),t.axes.at(-1)],[f]=(t.name||s||"").match(/^(query|key|value)\b/)??
[],{d_model:m,H:g}=this.sizes,w=this.part.sliders.includes("n_heads")&&this.state.part!=="attention",
p=u==="d_model"&&m%g===0;if(w&&!t.isParameter&&(l>=0||p)){let x=l>=0?a[l]:Math.floor(a.at(-1)/this.sizes.
d_k),k=38+32*a[c]/Math.max(1,t.shape[c]-1);return{fill:`color-mix(in srgb, ${`var(--hue-${x%8})`} ${k}\
%, var(--cell))`,text:h}}let $=14+40*a[c]/Math.max(1,t.shape[c]-1);return{fill:`color-mix(in srgb, ${`\
var(--${this.state.part==="attention"&&f?f:"accent"})`} ${$}%, var(--cell))`,text:h}}setTask(t){let e=this.
part.tasks[t-1],s=this.rowOf(e),n=e?.at?`0.${s}`:e?.line?"own":"",r={odd:e?.odd??"",line:e?.line??""};
S(this.model,{...r,focus:n,entry:-1,alone:!1,task:t})}rowOf(t){return(this.functions[0]?.rows??[]).findIndex(
({source:s})=>t?.at&&s.startsWith(t.at))}showTask(t){let e=this.part.tasks??[],s=e[this.state.task-1];
this.challenge.hidden=!e.length;let n=e.map((h,l)=>{let u=()=>this.setTask(h===s?0:l+1),f=String(h===
s),m={"aria-label":`Challenge ${l+1}`,"aria-pressed":f};return C(String(l+1),u,m)}),r=this.functions[0]?.
rows[this.rowOf(s)],i=s&&(s.at?r?.made.length>0:t?.isRight);this.challenge.replaceChildren("Challeng\
e",...n);let a=`✓ Solved. ${s?.then}`,c=s?i?a:s.say:"";this.asked.textContent!==c&&(this.asked.textContent=
c),this.asked.className=i?"asked solved":"asked"}redraw(){let t=St(this.model,this.names),e=this.model.
get("table").parts[t.part];if(!e)return;Object.assign(this,{state:t,part:e,sizes:We(t,this.fixed)});
for(let[c,{node:h,show:l}]of Object.entries(this.controls))l(t[c]),h.hidden=c!=="part"&&!e.sliders.includes(
c);this.address.show();let s=Ve(e,t,this.sizes),n=wt(t.odd),r=e.functions.map(c=>({name:c.name,rows:Zt(
c,this.sizes,n,this.helpers)})),i=r.length===1&&r[0].rows.every(c=>!c.isRecorded);this.error.textContent=
s&&`ValueError: ${s}`;let a=!!(s&&!i&&this.shown);this.list.node.inert=a,this.stage.node.inert=a,!(a&&
(this.status.textContent="",t.part===this.shown))&&(Object.assign(this,{functions:r,isFollowed:i}),this.
shown=t.part,this.draw())}first(t){if(t)return{at:-1,row:0};let e=[s=>s.error||s.steps.length,s=>s.made.
length&&!s.isInput];for(let s of e)for(let[n,{rows:r}]of this.functions.entries()){let i=r.findIndex(
s);if(i>=0)return{at:n,row:i}}return{at:0,row:0}}find(t){let[e,...s]=this.state.focus.split("."),[n,
r]=s.map(Number),i=this.functions[Number(e)]?.rows[n];return this.here=this.first(t),e==="own"&&t?this.
here={at:-1,row:0,step:n}:i&&(i.made.length||i.error)&&(this.here={at:Number(e),row:n,step:r}),this.
here}runOwn(){let{line:t}=this.state,[e]=this.part.functions,s=this.functions[0]?.rows.findLast(({made:u})=>u.
length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;let n={...Xt(this.sizes),...W(e,this.sizes,
wt(this.state.odd))},r=mt(t,n,this.helpers);r.value&&!r.made.length&&(r.made=[["",r.value]]),!r.made.
length&&!r.error&&(r.unknown??="it gives no tensor");let[i,a]=ts(r,s),c=r.made[0]?.[1],l=c?.from&&s.
from&&c.base.name===s.base.name&&String(c.shape)===String(s.shape)?[...c.from.keys()].filter(u=>c.from[u]!==
s.from[u]):[];return{...r,source:t,says:i,isRight:a,astray:l}}draw(){let{part:t,state:e}=this,s=this.
runOwn(),n=this.find(s),r=n.at<0?s:this.functions[n.at]?.rows[n.row],i=r?.steps??[],a=r?.error&&r.tried?.
ins.length?r.tried:null,c=i.length-(a?0:1);this.step=Math.max(0,Math.min(n.step??c,c));let h=i[this.
step];this.list.show(this.functions,n,h??r),this.own.node.hidden=!t.tries?.length&&!e.line,this.own.
show(e.line,t),this.own.node.classList.toggle("current",n.at<0),this.own.says.textContent=s?.says??"",
this.own.says.className=s?.isRight?"own-says right":"own-says",this.showSteps(i,a);let l=r?.made[0]?.[0]??
"";this.stage.show({...r,name:n.at<0?"your line":l==="return"?"returned":l,step:h,entry:e.entry,tried:h?
null:a,isLast:this.step===i.length-1,astray:n.at<0&&this.step===i.length-1?s?.astray:[]});let u=r?.isInput&&
n.at===0&&this.isFollowed&&!this.isOwnCode;this.alone.node.hidden=!u,this.alone.show(e.alone),this.reset.
hidden=!e.odd,r?.error&&this.stage.says.append(d("span",{class:"raised"},r.error));let f=r?.made[0]?.[1],
m=this.bytesOf(r);this.status.textContent=this.error.textContent?"":Qe(e.part,t,this.sizes,f,m),this.
showTask(s)}bytesOf(t){let{at:e,row:s}=this.here,n=this.part.functions[e],r=t?.isInput?n?.inputs:n?.
lines[s-n.inputs.length]?.made,[i]=t?.made[0]??[];return r?.find(([a])=>a===i)?.[1].bytes??4}showSteps(t,e){
let s=[...t.map(({word:r})=>r),...e?[`${e.word} ✗`]:[]];this.steps.hidden=s.length<2;let n=s.map((r,i)=>C(
`${i+1} ${r}`,()=>this.goTo(i),{"aria-pressed":String(i===this.step)}));this.steps.replaceChildren(...n)}goTo(t){
let{at:e,row:s}=this.here,n=e<0?`own.${t}`:`${e}.${s}.${t}`;S(this.model,{focus:n,entry:-1}),this.steps.
querySelectorAll("button")[t]?.focus()}};function es(o){let t=new $t(o),e=Mt(o.model,[...t.names,"ta\
ble"],()=>t.redraw()),s=0,n=new ResizeObserver(()=>{let r=t.stage.place.clientWidth;r&&r!==s&&t.shown&&
t.draw(),s=r});return n.observe(t.stage.place),()=>{t.stage.stop(),n.disconnect(),e()}}var re={render:es};widget=re;})();
export default widget;
