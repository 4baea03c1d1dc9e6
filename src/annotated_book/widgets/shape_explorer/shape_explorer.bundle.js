let widget;
(()=>{var te=Object.defineProperty;var ee=(o,t)=>{for(var e in t)te(o,e,{get:t[e],enumerable:!0})};function d(o,t={},...e){return bt(document.createElement(o),t,e)}function v(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return bt(s,t,e)}function bt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function vt(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(d("div",n,...s))}var j={"data-lm-suppress-shortcuts":"true"};function A(o,t,e={}){let s=d("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function yt(o,t){let e=d("input",{type:"checkbox",...j});return e.addEventListener("change",()=>t(e.
checked)),{node:d("div",{class:"control"},d("label",{},e,o)),show(s){e.checked=s}}}function kt(o,t,e){let s=Object.entries(t).map(([r,a])=>d("option",{value:r},a)),n=`menu-${Math.random()}`,
i=d("select",{id:n,...j},...s);return i.addEventListener("change",()=>e(i.value)),{node:d("div",{class:"\
control menu"},d("label",{for:n},o),i),show(r){i.value=r}}}function Ot(o,t,e){let s=t.map(n=>`change\
:${n}`);for(let n of s)o.on(n,e);return e(),()=>{for(let n of s)o.off(n,e)}}var Et=(o,t)=>Object.fromEntries(
t.map(e=>[e,o.get(e)]));function _(o,t){for(let[e,s]of Object.entries(t))o.set(e,s);o.save_changes()}
function P(o){let t=d("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&ne(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var se=1e3,
H,$t;function ne(o){H?.isConnected||(H=d("p",{class:"annotated-voice",role:"status"}),document.body.
append(H));let t=H;clearTimeout($t),$t=setTimeout(()=>{t.textContent=o},se)}var R=o=>t=>o.find(e=>String(e)===t),es=R([!0,!1]),oe=o=>String(o);function Mt(o,t,e,s={}){let n=t.closest(
"[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:i}=n.dataset,r=[...document.querySelectorAll(
`[data-widget="${i}"]`)],a=i+(r.indexOf(n)>0?r.indexOf(n)+1:""),c=p=>(s[p]??oe)(o.get(p)),h=Object.keys(
e),u=Object.fromEntries(h.map(p=>[p,c(p)])),l=new URLSearchParams(location.search),m=[];for(let[p,$]of Object.
entries(e)){let b=l.get(`${a}.${p}`);if(b===null)continue;let x=$(b);x===void 0?m.push(p):o.set(p,x)}
let f=d("a",{},"Copy link to this setting"),g=d("span",{role:"status"});f.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},f,g,w),show(){let p=new URLSearchParams(location.search);for(let x of h){let y=c(x);y===u[x]?p.
delete(`${a}.${x}`):p.set(`${a}.${x}`,y)}g.textContent="";let $=n.closest("section[id]")?.id,b=p.size?
`?${p}`:location.pathname;f.setAttribute("href",`${b}${$?`#${$}`:""}`)}}}var E=o=>o.reduce((t,e)=>t*e,1),ie=o=>o.reduce((t,e)=>t+e,0),re=(o,t)=>typeof o=="number"?o:t[o],Z=o=>o.
toLocaleString("en-US"),jt=(o,t)=>ie(o.map(([e,s])=>e*E(s.map(n=>re(n,t)))));function Lt(o,t=e=>e){let e=n=>[
...new Set(n)].map(i=>{let r=n.filter(a=>a===i).length;return r===1?t(i):`${t(i)}${"²³"[r-2]}`}),s=([
n,i])=>[...n===1&&i.length?[]:[n],...e(i)].join("·");return o.map(s).join(" + ")}var St=["B","kB","\
MB","GB","TB"];function Tt(o){let t=o<1e3?0:Math.min(Math.floor(Math.log10(o)/3),St.length-1);return`${t?
(o/1e3**t).toFixed(1):o} ${St[t]}`}var M=(o,t=0)=>Array.from({length:o},(e,s)=>t+s);var at={};ee(at,{Refused:()=>S,axisOf:()=>B,broadcast:()=>D,collapse:()=>it,contiguous:()=>nt,flatOf:()=>J,
fresh:()=>N,indexOf:()=>L,maskedFill:()=>rt,multiply:()=>et,permute:()=>U,stridesOf:()=>I,together:()=>tt,
transpose:()=>W,unsqueeze:()=>ot,view:()=>st});var ae=4096,S=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}};function N(o,t=[],e=""){
let s=E(o),n={shape:o,axes:o.map((i,r)=>t[r]??""),strides:I(o),from:s<=ae?Int32Array.from(M(s)):null,
name:e};return Object.assign(n,{base:n})}function I(o){let t=o.map(()=>1);for(let e=o.length-2;e>=0;e--)
t[e]=t[e+1]*o[e+1];return t}var L=(o,t)=>I(t).map((e,s)=>Math.floor(o/e)%t[s]),J=(o,t)=>I(t).reduce(
(e,s,n)=>e+s*o[n],0),K=o=>`[${o.join(", ")}]`;function B(o,t,e=0){let s=Math.max(t+e,1);if(o<-s||o>=
s)throw new S(`Dimension out of range (expected to be in range of [${-s}, ${s-1}], but got ${o})`,"I\
ndexError");return o<0?o+s:o}function D(o,t){let e=Math.max(o.length,t.length),s=(i,r)=>i[r-e+i.length]??
1,n=M(e);for(let i=e-1;i>=0;i--){let[r,a]=[s(o,i),s(t,i)];if(r!==a&&r!==1&&a!==1)throw new S(`The si\
ze of tensor a (${r}) must match the size of tensor b (${a}) at non-singleton dimension ${i}`);n[i]=
r===1?a:r}return n}function Q(o,...t){return o.map((e,s)=>{let n=t.map(({shape:i,axes:r})=>[i.length-
o.length+s,i,r]).find(([i,r,a])=>r[i]===e&&a[i]);return n?n[2][n[0]]:""})}function tt(o,t){let e=D(o.
shape,t.shape);return N(e,Q(e,o,t))}function et(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||!s.length)
throw new S(`both arguments to matmul need to be at least 1D, but they are ${e.length}D and ${s.length}\
D`);let n=e.at(-1),i=s.length>1?s.at(-2):s[0],[r,a]=[e.slice(0,-1),s.length>1?s.slice(-1):[]],c=[...r,
...a],h=[...o.axes.slice(0,-1),...s.length>1?t.axes.slice(-1):[]];if(s.length>2)return ce(o,t);if(n!==
i){let u=E(r);throw e.length===1&&s.length===1?new S(`inconsistent tensor size, expected tensor [${n}\
] and src [${i}] to have the same number of elements, but got ${n} and ${i} elements respectively`):
new S(s.length===1?`size mismatch, got input (${u}), mat (${u}x${n}), vec (${i})`:`mat1 and mat2 sha\
pes cannot be multiplied (${u}x${n} and ${i}x${a[0]})`)}return N(c,h)}function ce(o,t){let[e,s]=[o.shape,
t.shape],n=D(e.slice(0,-2),s.slice(0,-2)),i=e.length>1?[e.at(-2)]:[];if(e.at(-1)!==s.at(-2)){let l=E(
n);throw new S(`Expected size for first two dimensions of batch2 tensor to be: ${K([l,e.at(-1)])} bu\
t got: ${K([l,s.at(-2)])}.`)}let[r,a]=[l=>({...l,shape:l.shape.slice(0,-2)}),o.axes.length],c=Q(n,r(
o),r(t)),h=[...n,...i,s.at(-1)],u=e.length>1?[o.axes[a-2]]:[];return N(h,[...c,...u,t.axes.at(-1)])}
function he(o,t){let e=()=>new S(`shape '${K(o)}' is invalid for input of size ${t}`),s=o.indexOf(-1),
n=o.findIndex(r=>r<-1);if(n>=0)throw new S(`invalid shape dimension ${o[n]} at index ${n} of shape ${K(
o)}`);if(s!==o.lastIndexOf(-1))throw new S("only one dimension can be inferred");let i=E(o.filter(r=>r!==
-1));if(s<0?i!==t:!i||t%i)throw e();return o.map(r=>r===-1?t/i:r)}function le({shape:o,strides:t},e){
let s=e.map(()=>1),n=e.length-1,[i,r,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=0;c--)if(r*=o[c],!(c&&
(o[c-1]===1||t[c-1]===r*i))){for(;n>=0&&(a<r||e[n]===1);)s[n]=a*i,a*=e[n--];if(a!==r)return null;c&&
([i,r,a]=[t[c-1],1,1])}return n===-1?s:null}function st(o,t,e,s=!1){let n=he(t,E(o.shape)),i=le(o,n);
if(!i&&!s)throw new S("view size is not compatible with input tensor's size and stride (at least one\
 dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let r=n.map((a,c)=>e[c]||
a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:r.map(a=>a||""),strides:i??I(n)}}function U(o,t){
let e=r=>t.map(a=>r[a]),s=e(o.shape),n=e(I(o.shape)),i=o.from?.map((r,a)=>{let c=L(a,s);return o.from[c.
reduce((h,u,l)=>h+u*n[l],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),from:i??null}}
function W(o,t,e){let s=o.shape.length,n=M(s),[i,r]=[B(t,s),B(e,s)];return s?([n[i],n[r]]=[r,i],U(o,
n)):o}var nt=o=>({...o,strides:I(o.shape)});function ot(o,t){let e=B(t,o.shape.length,1),s=(i,r)=>i.
toSpliced(e,0,r),n=(o.strides[e]??1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),
strides:s(o.strides,n)}}function it(o,t,e){let s=B(t,o.shape.length),n=(i,r)=>e?i.with(s,r):i.toSpliced(
s,1);return N(n(o.shape,1),n(o.axes,""))}function rt(o,t){let e=D(t.shape,o.shape);return N(e,Q(e,o,
t))}var ue=500,de=24,_t=8,[pe,fe,me,ge]=[28,32,14,14],At=7.6,ct=o=>o<=12?o:12+3*Math.log2(o/12),we=o=>5+
5*Math.min(ct(o),14);function Ct({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B",n=i=>i>=0?
i:-1;return{column:n(e-1),row:n(e-2),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var z=class{constructor(t,e,s,n=!1){
Object.assign(this,{tensor:t,name:e,cell:s,isStacked:n});let{shape:i}=t;this.roles=Ct(t);let r=l=>i[this.
roles[l]]??1;[this.columns,this.rows]=[r("column"),r("row")],[this.count,this.depth]=[r("block"),r("\
thick")],this.w=ct(this.columns)*s,this.h=ct(this.rows)*s,this.t=this.roles.thick<0?5:we(this.depth)*
Math.min(1,s/16),this.blocks=Math.min(this.count,_t),this.dx=n?this.t+9:this.w+this.t+ge,this.dy=n?this.
t+9:0;let a=this.columns*this.rows*this.blocks;this.hasCells=a<=ue&&Math.max(this.columns,this.rows)<=
de&&this.count<=_t&&i.length<=4;let[c,h]=[this.roles.row,this.roles.thick].map(l=>l<0?0:`${t.axes[l]}\
 ${i[l]}`.length);this.left=Math.max(c,h)*At+20;let u=`${e} (${i.join(", ")})`.length*(At+.3)+8;this.
spread=this.w+(this.blocks-1)*this.dx+this.t,this.width=Math.max(this.left+this.spread+me,u),this.top=
fe+this.t+(this.blocks-1)*this.dy+(this.count>1?18:0),this.height=this.top+this.h+pe,this.x=0,this.y=
0}corner(t){return[this.x+this.left+t*this.dx,this.y+this.top-t*this.dy]}entries(){let{shape:t}=this.
tensor,e=this.roles.thick<0?t:t.with(0,1);return M(this.hasCells?E(e):0).map(n=>J(L(n,e),t))}spot(t){
let e=L(t,this.tensor.shape),{thick:s,block:n,row:i,column:r}=this.roles;if(!this.hasCells||e[s])return;
let[a,c]=this.corner(e[n]??0),[h,u]=[this.w/this.columns,this.h/this.rows];return{x:a+(e[r]??0)*h,y:c+
(e[i]??0)*u,w:h,h:u}}#t(t){let[e,s]=this.corner(t),{w:n,h:i,t:r}=this,a=(u,l)=>v("path",{d:u,class:l}),
h=(this.depth<=8?M(this.depth-1,1):[]).map(u=>{let l=r*u/this.depth;return`M${e+l} ${s-l}h${n}v${i}`});
return[a(`M${e} ${s}l${r} ${-r}h${n}l${-r} ${r}z`,"top"),a(`M${e+n} ${s}l${r} ${-r}v${i}l${-r} ${r}z`,
"side"),a(h.join(""),"slices"),v("rect",{x:e,y:s,width:n,height:i,class:"front"})]}draw(t,e,s=[],n=-1){
this.cells=new Map;let i=v("g",{class:"block"});this.tensor.isParameter&&i.classList.add("parameter");
let r=new Map(M(this.blocks).map(h=>[h,[]]));for(let h of this.entries()){let u=L(h,this.tensor.shape)[this.
roles.block]??0;r.get(u).push(h)}for(let h of M(this.blocks).reverse()){i.append(...this.#t(h));let u=this.
isStacked&&h>0;for(let l of r.get(h)){let{fill:m,text:f}=t(l);i.append(this.#e(l,m,u?"":f))}}let a=v(
"text",{x:this.x+2,y:this.y+14,class:"name"},this.name),c=` (${this.tensor.shape.join(", ")}${this.tensor.
shape.length===1?",":""})`;return a.append(v("tspan",{},c)),i.append(a,...this.#s(e,s,n)),i}#e(t,e,s){
let{x:n,y:i,w:r,h:a}=this.spot(t),c=v("rect",{x:n+.5,y:i+.5,width:r-1,height:a-1});c.style.fill=e;let h=v(
"g",{class:"cell","data-flat":t},c);return s&&r>=19&&a>=13&&h.append(v("text",{x:n+r/2,y:i+a/2+3.5},
s)),this.cells.set(t,h),h}#s(t,e,s){let{w:n,h:i,t:r}=this,[a,c]=this.corner(0),h=this.corner(this.blocks-
1),u={column:[a,c+i+9,a+n,c+i+9],row:[a-9,c,a-9,c+i],thick:[a-5,c-5,a-5+r,c-5-r],block:[a+r,c-r-11,h[0]+
n+r,h[1]-r-11]},l={column:["middle",a+n/2,c+i+24],row:["end",a-15,c+i/2+4],thick:["end",a-15,c],block:[
"middle",(a+h[0]+n)/2+r,(c+h[1])/2-r-16]};return Object.entries(u).flatMap(([m,f])=>{let g=this.roles[m];
if(g<0)return[];let w=e.includes(g)?"edge wrong":g===s?"edge meets":"edge";return this.#n(m,g,f,l[m],
t(g),w)})}#n(t,e,[s,n,i,r],[a,c,h],u,l){let{axes:m,shape:f}=this.tensor,g=l==="edge wrong",w=v("text",
{x:c,y:h,"text-anchor":a});m[e]&&w.append(`${m[e]} `),w.append(v("tspan",{},f[e]));let p=[v("line",{
x1:s,y1:n,x2:i,y2:r}),w];if(g&&p.push(v("path",{d:`M${i-4} ${r-4}l8 8m0 -8l-8 8`})),!u)return[v("g",
{class:l},...p)];let{label:$,value:b,choices:x}=u,y={cx:i,cy:r},T=v("circle",{...y,r:5.5});return[v(
"g",{class:`${l} grip`,role:"slider",tabindex:0,"aria-label":`${$} of ${this.name}`,"aria-valuenow":b,
"aria-valuemin":x[0],"aria-valuemax":x.at(-1),"data-axis":`${this.name}.${e}`,"data-role":t,...j},...p,
v("circle",{...y,r:18,class:"reach"}),T)]}pulled(t,e,s){let{w:n,h:i,t:r}=this;return{column:()=>e/(n/
this.columns),row:()=>s/(i/this.rows),thick:()=>(e-s)/2/Math.max(4,r/this.depth),block:()=>e/Math.min(
Math.max(this.dx,16),60)}[t]()}};function It(o,t){let[e,s,n,i]=[0,0,0,0],r=[];return o.forEach((a,c)=>{
let h=o[c+1];if(typeof a=="string"){let u=a.length*8+14;if(h instanceof z&&e+u+h.width>t)return;let l=o[c-
1];r.push([a,e+u/2,s+l.top+l.h/2+6]),e+=u;return}e>0&&e+a.width>t&&([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[
e,s],n=Math.max(n,a.height),e+=a.width,i=Math.max(i,e)}),{width:i,height:s+n,signs:r}}function Nt(o){
let{row:t,column:e,thick:s,block:n}=Ct(o),i=(w,p)=>w<0?4:Math.min(p,4+3.2*Math.log2(o.shape[w]+1)),[
r,a,c]=[i(e,26),i(t,22),s<0?2:i(s,9)/2],h=n<0?1:Math.min(o.shape[n],3),[u,l]=[1,27-a],m=w=>{let[p,$]=[
u+w*5,l-w*3];return`M${p} ${$}h${r}v${a}h${-r}zl${c} ${-c}h${r}l${-c} ${c}m${c} ${-c}v${a}l${-c} ${c}`},
f=d("span",{class:"mini","aria-hidden":"true"}),g=M(h).reverse().map(w=>v("path",{d:m(w)}));return f.
append(v("svg",{viewBox:"0 0 44 28",width:44,height:28},...g)),f}var xe=({shape:o})=>`(${o.join(", ")}${o.length===1?",":""})`,$e=({axes:o,shape:t})=>o.some(Boolean)?
`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function be(o,t){if(!t||t.end<=t.start)return d("code",{},
o);let e=d("mark",{},o.slice(t.start,t.end));return d("code",{},o.slice(0,t.start),e,o.slice(t.end))}
function ve(o,t,e,s){let{source:n,made:i,error:r,isInput:a,isMissing:c}=o,h=i.map(([,w])=>w),u=h.map(
w=>d("span",{class:"shape"},d("b",{},xe(w)),` ${$e(w)}`));r&&u.push(d("span",{class:"shape broken"},
"✗ breaks here")),c&&u.push(d("span",{class:"shape"},"not reached"));let l=d("span",{class:"words"},
be(n,t&&e),...u),m={type:"button",class:`line${a?" input":""}`,tabindex:t?0:-1,"aria-current":String(
t),...j},f=h.length?Nt(h[0]):d("span",{class:"mini"}),g=d("button",m,f,l);return g.disabled=!!c||!(h.
length||r),g.addEventListener("click",s),d("li",t?{class:"current"}:{},g)}function ye(o){o.addEventListener(
"keydown",t=>{let e=[...o.querySelectorAll("button.line:enabled")],s=e.indexOf(t.target),n=e.length-
1,i={ArrowUp:s-1,ArrowDown:s+1,Home:0,End:n}[t.key];s<0||i===void 0||(t.preventDefault(),e[i]?.click(),
o.querySelector("li.current button")?.focus())})}function Bt(o){let t=d("div",{class:"lines"});return ye(
t),{node:t,show(e,s,n){let i=t.scrollTop,r=t.contains(document.activeElement),a=e.flatMap(({name:l,rows:m},f)=>{
let g=m.map(($,b)=>{let x=f===s.at&&b===s.row;return ve($,x,n?.at,()=>o(f,b))}),w={"aria-label":`Lin\
es of ${l}`};return[d("p",{},d("code",{},l)),d("ol",w,...g)]});t.replaceChildren(...a),t.scrollTop=i;
let c=t.querySelector("li.current");if(!c)return;r&&c.querySelector("button").focus({preventScroll:!0});
let[h,u]=[c.offsetTop,c.offsetTop+c.offsetHeight];h<t.scrollTop&&(t.scrollTop=h-8),u>t.scrollTop+t.clientHeight&&
(t.scrollTop=u-t.clientHeight+8)}}}var ht=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,k=class extends Error{};
function ke(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){ht.lastIndex=s;let n=ht.exec(o);if(!n)
throw new k(`cannot read “${o.slice(s).trim()}”`);s=ht.lastIndex;let i=["number","name","text","\
sign"].find((a,c)=>n[c+1]),r=n.slice(1).find(Boolean);t.push({kind:i,word:r,start:s-r.length,end:s})}
return t}var lt=class{constructor(t){this.tokens=ke(t),this.at=0}get next(){return this.tokens[this.
at]??{kind:"end",word:"the end",start:0,end:0}}is(...t){return this.next.kind==="sign"&&t.includes(this.
next.word)}take(t){if(t&&!this.is(t))throw new k(`expected “${t}”, found “${this.next.word}”`);
return this.tokens[this.at++]}chain(t,e){let s=e();for(;this.is(...t);){let{word:n}=this.take(),i=e();
s={kind:"two",word:n,left:s,right:i,start:s.start,end:i.end}}return s}expression(){let t=this.chain(
["+","-"],()=>this.chain(["@","*","/","//"],()=>this.factor()));if(this.next.word!=="if")return t;let[
,e,...s]=this.tokens.slice(this.at,this.at+5);if(s.map(({word:a})=>a).join(" ")!=="is None else")throw new k(
"this condition cannot be read");this.at+=5;let n=this.expression(),[i,r]=[t.start,n.end];return{kind:"\
if",name:e.word,value:t,other:n,start:i,end:r}}factor(){if(!this.is("-","~"))return this.called();let{
word:t,start:e}=this.take(),s=this.factor();return{kind:"one",word:t,of:s,start:e,end:s.end}}called(){
let t=this.atom(),{start:e}=t;for(;;)if(this.is(".")){this.take();let{word:s,end:n,kind:i}=this.tokens[this.
at++]??this.next;if(i!=="name")throw new k("a name is missing after the dot");t={kind:"attribute",of:t,
word:s,start:e,end:n}}else if(this.is("(")){let{args:s,named:n,end:i}=this.list(")");t={kind:"call",
of:t,args:s,named:n,start:e,end:i}}else if(this.is("[")){let{args:s,end:n}=this.list("]");t={kind:"i\
ndex",of:t,args:s,start:e,end:n}}else return t}list(t){this.take();let e=[],s={};for(;!this.is(t);){
let n=this.tokens[this.at+1];if(this.next.kind==="name"&&n?.word==="="){let{word:i}=this.take();this.
take("="),s[i]=this.expression()}else e.push(this.expression());this.is(t)||this.take(",")}return{args:e,
named:s,end:this.take(t).end}}atom(){let{kind:t,word:e,start:s,end:n}=this.next;if(this.is("(","[")){
let i=e==="("?")":"]",{args:r,end:a}=this.list(i);return r.length===1&&i===")"?{...r[0],start:s,end:a}:
{kind:"list",args:r,start:s,end:a}}if(t==="sign"||t==="end")throw new k(`a value is missing before “${e}\
”`);return this.at++,{kind:t,word:e,start:s,end:n}}};function Oe(o){let t=new lt(o),e=[t.expression()];
for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!=="end")throw new k(
`“${t.next.word}” stands where it cannot`);return e}function zt(o){let[,t,e]=o.match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??
[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["return"]:[],i=Oe(" ".repeat(s)+o.slice(s));return{names:n.
map(r=>r.trim()).filter(Boolean),values:i}}var{axisOf:Ft,flatOf:Rt,fresh:F,indexOf:pt,Refused:Kt}=at,qt=14,O=o=>!!(o?.shape&&o.strides),C=(o,t="")=>({
n:o,name:t}),Ee=o=>o.map(({n:t})=>t),Me={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Se={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},ut=(o,t)=>{
let e=o.slice(o.length-t.length);return Rt(e.map((s,n)=>t[n]===1?0:s),t)},je=o=>[[o]],Ht=(o,t,e)=>s=>{
let n=pt(s,t.shape),i=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[M(o.shape[e]).map(r=>Rt(
i.with(e,r),o.shape))]},Le=(o,t,e)=>s=>{let n=pt(s,e.shape),i=t.shape.length===1,r=n.slice(0,i?-1:-2),
a=i?n:n.slice(0,-1),c=M(o.shape.at(-1)),h=o.shape.length>1?a:[],u=l=>i?[l]:[...r,l,n.at(-1)];return[
c.map(l=>ut([...h,l],o.shape)),c.map(l=>ut(u(l).slice(-t.shape.length),t.shape))]},dt=class o{constructor(t,e){
this.names=t,this.helpers=e,this.steps=[],this.inside=null,this.at={start:0,end:0},this.tried={kind:"",
ins:[],word:""}}tries(t,e,s){this.tried={kind:t,ins:e,word:s}}step(t,e,s,n,i,r){let a=this.inside??e;
return this.steps.push({kind:t,at:a,word:r,ins:s,out:n,sources:i}),n}value(t){this.at=this.inside??t;
let e=this[t.kind](t);if(e===void 0)throw new k(`${t.word??"this"} is not known`);return e}number=({
word:t})=>C(Number(t));text=({word:t})=>t;name=({word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.
map(e=>this.value(e));if({name:t,value:e,other:s}){return this.value((this.names[t]??null)===null?e:
s)}index({of:t,args:e}){let[s,n]=[this.value(t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new k(
"this index");return s.at(n.n)}one(t){let e=this.value(t.of);return O(e)?this.each(t,e,t.word):C(-e.
n)}each(t,e,s){return this.step("each",t,[e],F(e.shape,e.axes),je,s)}two(t){let{word:e}=t,[s,n]=[this.
value(t.left),this.value(t.right)];if(this.at=this.inside??t,e==="@")return this.product(t,s,n);if(!O(
s)&&!O(n)){let i=Me[`${s.name}${e}${n.name}`]??"";return C(Se[e](s.n,n.n),i)}return!O(s)||!O(n)?this.
each(t,O(s)?s:n,e):(this.tries("pair",[s,n],e),this.pair(t,s,n,tt(s,n),e))}pair(t,e,s,n,i){let r=a=>{
let c=pt(a,n.shape);return[e,s].map(({shape:h})=>[ut(c,h)])};return this.step("pair",t,[e,s],n,r,i)}product(t,e,s,n="\
@"){if(!O(e)||!O(s))throw new k("@ is for tensors");this.tries("product",[e,s],n);let i=et(e,s);return this.
step("product",t,[e,s],i,Le(e,s,i),n)}attribute(t){let e=t.of.word==="self"?this.names.self:this.value(
t.of);if(!O(e))return e?.[t.word];if(t.word==="shape")return e.shape.map((s,n)=>C(s,e.axes[n]));if(t.
word==="T"||t.word==="mT")return this.moved(t,e,W(e,-2,-1),"turn");throw new k(`x.${t.word} is not k\
nown here`)}moved(t,e,s,n,i=t.word){let r=new Map;e.from?.forEach((c,h)=>{r.set(c,h)});let a=c=>[[s.
from?r.get(s.from[c]):0]];return this.step(n,t,[e],s,a,i)}call(t){let{of:e,args:s,named:n}=t,i=e.kind===
"attribute"?`${e.of.word}.${e.word}`:e.word;if(i==="float"||i==="math.sqrt")return C(Math.sqrt(this.
value(s[0]).n));if(i==="F.layer_norm")return this.each(t,this.value(s[0]),"layer_norm");if(this.helpers[i]&&
!this.names[i])return this.helper(t,this.helpers[i]);let r=e.kind==="attribute"&&this.methods[e.word],
a=e.kind==="attribute"&&e.of.word!=="self"&&this.value(e.of),c=()=>s.map(l=>this.value(l));if(O(a)){
if(!r)throw new k(`.${e.word}() is not known here`);let l=Object.entries(n).map(([f,g])=>[f,this.value(
g)]),m=c().flat();return this.at=this.inside??t,this.tries("cut",[a],e.word),r(t,a,m,Object.fromEntries(
l))}let h=this.value(e);if(h==="same")return this.each(t,c()[0],e.word);if(!h?.linear)throw new k(`${i}\
 is not known here`);let[u]=c();return this.at=this.inside??t,this.linear(t,u,h,e.word)}linear(t,e,{
linear:[s,n],names:i},r){let a=F([n,s],[i[1],i[0]],`${r}.weight`),c={...U(a,[1,0]),name:`${r}.weight\
.T`};return this.product(t,e,Object.assign(c,{isParameter:!0}),r)}helper(t,{params:e,lines:s}){let n=t.
args.map(r=>this.value(r)),i=new o(Object.fromEntries(e.map((r,a)=>[r,n[a]??null])),this.helpers);i.
inside=this.inside??t,i.steps=this.steps,i.tries=(...r)=>this.tries(...r);for(let[r,a]of s)(!a||i.names[a])&&
i.run(r);return i.names.return}methods={view:(t,e,s)=>this.viewed(t,e,s,!1),reshape:(t,e,s)=>this.viewed(
t,e,s,!0),transpose:(t,e,[s,n])=>this.moved(t,e,W(e,s.n,n.n),"turn","transpose"),contiguous:(t,e)=>this.
moved(t,e,nt(e),"copy","contiguous"),unsqueeze:(t,e,[s])=>this.moved(t,e,ot(e,s.n),"cut","unsqueeze"),
softmax:(t,e,[s],n)=>{let i=Ft((s??n.dim).n,e.shape.length),r=F(e.shape,e.axes);return this.step("ro\
w",t,[e],r,Ht(e,r,i),"softmax")},mean:(t,e,[s],n)=>this.collapsed(t,e,s,n,"mean"),sum:(t,e,[s],n)=>this.
collapsed(t,e,s,n,"sum"),relu:(t,e)=>this.each(t,e,"relu"),masked_fill:(t,e,[s])=>{if(!O(s))throw new k(
"there is no mask");return this.tries("pair",[e,s],"masked_fill"),this.pair(t,e,s,rt(e,s),"masked_fi\
ll")}};viewed(t,e,s,n){let i=s.map(({name:a})=>a),r=st(e,Ee(s),i,n);return this.moved(t,e,r,"cut",n?
"reshape":"view")}collapsed(t,e,s,n,i){let r=s??n.dim;if(!r)throw new k(`${i} without an axis`);this.
tries("row",[e],i);let a=it(e,r.n,n.keepdim===!0),c=Ft(r.n,e.shape.length);return this.step("row",t,
[e],a,Ht(e,a,c),i)}run(t){let{names:e,values:s}=zt(t),n=s.map(i=>this.value(i));if(e.length>1&&n.length===
1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),e.length>1&&e.length!==n.length)throw new Kt(n.length>e.
length?`too many values to unpack (expected ${e.length})`:`not enough values to unpack (expected ${e.
length}, got ${n.length})`,"ValueError");return e.forEach((i,r)=>{let a=n[r];this.names[i]=O(a)?{...a,
name:i}:a}),{names:e,value:n[0]}}},Y=o=>Array.isArray(o)?o.find(O):o,Te={"+":"sum","-":"difference",
"@":"product"};function Pt(o,t){for(let{at:e,out:s,word:n,kind:i,ins:r}of o){let a=t.slice(e.start,e.
end).replace(/^\((.*)\)$/,"$1"),[{name:c}]=r,h=i==="each"&&c.length<qt?`${c}′`:n,u={turn:`${c}ᵀ`,
cut:c,copy:c}[i]??h,l=o.some(m=>m.at===e&&m.out!==s);s.name=a.length>qt||l?Te[n]??u:a}}function ft(o,t,e){
let s=new dt(t,e);try{let{names:n,value:i}=s.run(o);return Pt(s.steps,o),{made:n.map(a=>[a,Y(t[a])]).
filter(([,a])=>O(a)),steps:s.steps,value:Y(i)}}catch(n){let{steps:i,at:r,tried:a}=s;return Pt(i,o),n instanceof
Kt?{made:[],steps:i,error:`${n.kind}: ${n.message}`,at:r,tried:a}:{made:[],steps:[],unknown:n.message}}}
var _e={True:!0,math:{},F:{},torch:{}},Dt=(o,t)=>o.map(e=>typeof e=="number"?e:t[e]),Ut=o=>o.map(t=>typeof t==
"number"?"":t),Wt=({shape:o},t,e)=>F(Dt(o,t),Ut(o),e);function Ae(o,t){let e=Object.entries(o).map(([
s,n])=>typeof n=="string"&&n!=="same"?[s,C(t[n],n)]:n==="same"?[s,n]:[s,{linear:Dt(n,t),names:Ut(n)}]);
return Object.fromEntries(e)}var Ce=(o,t)=>o.length===t.length&&o.every((e,s)=>e===t[s]);function G(o,t,e={}){
let s=o.inputs.map(([i,r])=>{let a=Wt(r,t,i),c=a.shape.map((h,u)=>e[`${i}.${u}`]??h);return[i,F(c,a.
axes,i)]}),n=Object.entries(o.numbers??{});return{..._e,...Object.fromEntries(n.map(([i,r])=>[i,C(t[r],
r)])),...Object.fromEntries(s),self:Ae(o.modules??{},t)}}var Yt=o=>Object.fromEntries(Object.entries(
o).map(([t,e])=>[t,C(e,t)]));function Gt(o,t,e,s){let n=G(o,t,e),i=Object.keys(e).length>0,r=!1,a=o.
inputs.map(([c])=>({source:c,made:[[c,n[c]]],steps:[],isInput:!0}));for(let{source:c,made:h}of o.lines){
if(r){a.push({source:c,made:[],steps:[],isMissing:!0});continue}let u=h.map(([f,g])=>[f,Wt(g,t,f)]),
l=ft(c,n,s),m=u.every(([f,g])=>O(Y(n[f]))&&Ce(Y(n[f]).shape,g.shape));if(r=!!l.error,l.unknown||!(m||
i||r)){let f=Object.values(n).filter(g=>O(g)&&new RegExp(`\\b${g.name}\\b`).test(c));for(let[g,w]of u)
n[g]=w;a.push({source:c,made:u,steps:[],given:f,isRecorded:!0})}else a.push({source:c,...l})}return a}
function Vt(o,t){return!o.from||!t.from||E(o.shape)!==E(t.shape)?0:o.from.reduce((e,s,n)=>e+(s!==t.from[n]?
1:0),0)}var Xt=[30,27,24,21,18,15,12,10,8,6,5,4,3,2.2,1.6],Zt=.3,V=()=>matchMedia("(prefers-reduced-motion: \
reduce)").matches,Ie=o=>o*o*(3-2*o),Ne=o=>Math.min(1,Math.max(0,o)),mt=o=>`[${o.join(", ")}]`,Be=({axes:o,
shape:t},e)=>{let s=(e+t.length)%t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function ze({
kind:o,word:t,ins:e,out:s}){let[n,i]=e,r=()=>{let c=n.shape.map((h,u)=>u).filter(h=>n.strides[h]!==s.
strides[h]);return c.length===2?`turns the block: axes ${c[0]} and ${c[1]} change places`:"turns the\
 block"};return`${{cut:()=>{let[c,h]=[n.shape.length,s.shape.length];return`${h>c?"cuts an axis":h<c?
"joins axes":"cuts anew"}. The entries are read in their order and none moves in memory`},turn:()=>`${r()}\
. Only the strides change, so nothing moves in memory`,copy:()=>"copies the entries into memory in t\
he order in which one reads them",product:()=>`multiplies: the last axis of the left (${Be(n,-1)}) m\
eets ${i.shape.length>1?"the rows":"the entries"} of the right and is summed away`,pair:()=>String(n.
shape)===String(i.shape)?"works entry by entry":"lines the shapes up from the right, and repeats wha\
t is missing or has size 1",each:()=>"changes every entry on its own: the shape stays",row:()=>n.shape.
length===s.shape.length&&String(n.shape)===String(s.shape)?"works along one axis: each entry needs i\
ts whole row":"takes all entries along one axis together, and that axis shrinks"}[o]()}.`}function Fe({
kind:o,ins:[t,e]}){if(o==="product"){let i=e.shape.length>1?e.shape.length-2:0;if(t.shape.at(-1)!==e.
shape[i])return[[t.shape.length-1],[i]]}if(!e)return[t.shape.map((i,r)=>r)];let s=o==="product"?2:0,
n=[[],[]];for(let i=1+s;i<=Math.min(t.shape.length,e.shape.length);i++){let[r,a]=[t.shape.at(-i),e.shape.
at(-i)];r===a||r===1||a===1||(n[0].push(t.shape.length-i),n[1].push(e.shape.length-i))}return n}var qe=({
shape:o},t)=>[o.length-1,Math.max(0,o.length-2)][t]??-1;function He(o,t,e){let[s,n]=[o.width,t.height],
i=e?.top??o.top;return[t.x,t.y]=[s,0],[o.x,o.y]=[0,n+Math.max(0,i-o.top)],e&&([e.x,e.y]=[s,n+Math.max(
0,o.top-i)]),{width:s+Math.max(t.width,e?.width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}
var X=class{constructor(t,e){Object.assign(this,{grips:t,look:e}),this.says=d("p",{class:"says"}),this.
place=d("div",{class:"place"}),this.pointed=d("p",{class:"pointed","aria-hidden":"true"}),this.play=
A("▶ Show how",()=>this.toggle(),{class:"play"}),this.time=d("input",{type:"range",min:0,max:1,step:1,
"aria-label":"Entry by entry",...j}),this.time.addEventListener("input",()=>{this.stop(),this.paint(
Number(this.time.value)/Number(this.time.max))}),this.controls=d("div",{class:"buttons"},this.play,this.
time),this.under=d("div",{class:"under"},this.controls),this.node=d("div",{class:"stage"},this.says,
this.place,this.pointed,this.under),this.place.addEventListener("pointerover",s=>this.point(s)),this.
place.addEventListener("pointerleave",()=>this.paint(this.at)),this.at=1,this.running=0,this.place.addEventListener(
"pointerdown",s=>this.grab(s)),this.place.addEventListener("keydown",s=>this.nudge(s))}show(t){this.
stop(),this.scene=t;let e=document.activeElement?.getAttribute?.("data-axis"),s=this.place.contains(
document.activeElement),n=this.place.clientWidth||400,i=(n<380?290:370)-(t.tried?40:0),r=this.arrange(
t,n,i);this.draw(r,t),s&&e&&this.place.querySelector(`[data-axis="${CSS.escape(e)}"]`)?.focus();let{
step:a}=t,c=a&&this.result?.hasCells?this.result.entries().length:0;this.controls.hidden=c<2,this.time.
max=String(Math.max(c,1)),this.says.replaceChildren(...this.words(t)),this.paint(1)}words({step:t,tried:e,
given:s,isInput:n,name:i}){let r=a=>d("code",{},a);return e?[r(e.word)," cannot be done with these s\
hapes."]:t?[r(t.word),` ${ze(t)}`]:n?[r(i)," goes in. Pull an edge by its knob."]:s?.length?["What g\
oes into this line, and what comes out."]:[""]}arrange(t,e,s){let{step:n,tried:i,given:r=[],made:a=[]}=t,
c=n??i,h=c?c.ins:r,u=n?[n.out]:i?[]:a.map(([,f])=>f),l=f=>f===n?.out&&t.isLast&&t.name||f.name,m=c?.
kind==="product";for(let f of Xt){let g=T=>new z(T,l(T),f,m),[w,p]=[h.map(g),u.map(g)],$=c?.kind==="\
pair"&&c.word.length===1?[c.word]:[","],b=w.flatMap((T,xt)=>xt?[...$,T]:[T]),x=w.length&&p.length?["\
→"]:[],y=m?He(w[0],w[1],p[0]):It([...b,...x,...p],e);if(y.width<=e&&y.height<=s||f===Xt.at(-1))return{
...y,before:w,after:p,what:c}}throw new Error("no cells are left")}draw({width:t,height:e,before:s,after:n,
signs:i,what:r},{tried:a,step:c,astray:h}){let u=a?Fe(a):[],l=!c||c.kind==="cut"||c.kind==="turn"||c.
kind==="copy",m=(b,x)=>b.draw(y=>this.look(b.tensor,y,l),y=>this.grips(b.tensor,y),u[x],r?.kind==="p\
roduct"?qe(b.tensor,x):-1),f=[...s,...n];this.blocks=f,this.result=n[0],this.before=s;let g=f.map(({
name:b,tensor:x})=>`${b} (${x.shape.join(", ")})`),w=i.map(([b,x,y])=>v("text",{x,y,class:"sign"},b));
this.flying=v("g",{class:"flying","aria-hidden":"true"});let p=f.map((b,x)=>m(b,x));for(let b of h??
[])this.strike(b);let $=v("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.ceil(e)}`,width:Math.ceil(t),height:Math.
ceil(e),role:"group","aria-label":`${r?`${r.word}: `:""}${g.join("; ")}`},...p,...w,this.flying);this.
place.replaceChildren($)}strike(t){let e=this.result?.cells.get(t);if(!e)return;let{x:s,y:n,w:i,h:r}=this.
result.spot(t);e.classList.add("astray"),e.append(v("path",{d:`M${s+3} ${n+r-3}L${s+i-3} ${n+3}`}))}paint(t){
this.at=t,this.pointed.textContent="";for(let c of this.blocks??[])for(let h of c.cells.values())h.classList.
remove("lit","empty");this.flying?.replaceChildren();let e=this.scene?.step;if(this.play.textContent=
this.running?"❚❚ Stop":V()?"Next entry":"▶ Show how",!e||!this.result?.hasCells)return;let s=this.
result.entries(),n=Math.floor(t*s.length+1e-9);this.time.value=String(n);let i=s[Math.max(0,Math.min(
n,s.length)-1)],r=t>0?this.origin(i):"";if(this.time.setAttribute("aria-valuetext",r||"nothing yet"),
t>=1)return;let a=["cut","turn","copy"].includes(e.kind)&&this.before[0].hasCells;s.forEach((c,h)=>{
let u=h/s.length*(1-Zt),l=a?Ne((t-u)/Zt):+(h<n);if(l>=1)return;let m=this.result.cells.get(c);m.classList.
add("empty"),l>0&&a&&!V()&&this.fly(c,m,Ie(l))}),n&&!a&&this.light(i),n&&a&&V()&&this.light(i)}fly(t,e,s){
let[[n]]=this.scene.step.sources(t),i=this.before[0].spot(n),r=this.result.spot(t);if(!i||!r)return;
let[a,c]=[i.x+(r.x-i.x)*s,i.y+(r.y-i.y)*s],h=e.cloneNode(!0);h.setAttribute("class","cell"),h.setAttribute(
"transform",`translate(${a-r.x} ${c-r.y})`),this.flying.append(h)}light(t){this.result.cells.get(t)?.
classList.add("lit"),this.scene.step.sources(t).forEach((e,s)=>{for(let n of e)this.before[s]?.cells.
get(n)?.classList.add("lit")}),this.pointed.textContent=this.origin(t)}origin(t){let{step:e}=this.scene,
s=`${this.result.name}${mt(L(t,e.out.shape))}`,n=e.sources(t).map((i,r)=>{let{shape:a}=e.ins[r],c=e.
ins[r].name||"·",h=L(i[0],a);if(i.length<2)return`${c}${mt(h)}`;let u=L(i[1],a);return`${c}${mt(h.map(
(l,m)=>l===u[m]?l:":"))}`});return`${s} ← ${n.join(e.kind==="product"?" · ":", ")}`}point(t){let e=t.
target.closest?.(".cell");if(!e||this.running||!this.scene.step)return;let s=this.blocks.find(({cells:a})=>[
...a.values()].includes(e));this.paint(1);let n=Number(e.dataset.flat);if(s===this.result)return this.
light(n);let i=this.before.indexOf(s),r=this.result.hasCells?this.result.entries().find(a=>this.scene.
step.sources(a)[i]?.includes(n)):void 0;r!==void 0&&this.light(r)}toggle(){if(this.running)return this.
stop(),this.paint(this.at);let t=Number(this.time.max);if(V()){let r=this.at>=1?1:Math.floor(this.at*
t+1e-9)+1;return this.paint(r/t)}let e=Math.min(5e3,Math.max(1800,t*90)),s=this.at>=1?0:this.at,n,i=r=>{
n??=r;let a=Math.min(1,s+(r-n)/e);a>=1?this.running=0:this.running=requestAnimationFrame(i),this.paint(
a)};this.running=requestAnimationFrame(i),this.paint(s)}stop(){cancelAnimationFrame(this.running),this.
running=0}held(t){let e=t.closest?.("[data-axis]");if(!e)return null;let[s,n]=e.dataset.axis.split(/\.(?=\d+$)/),
i=this.blocks.find(a=>a.name===s),r=i&&this.grips(i.tensor,Number(n));return r&&{block:i,grip:r,role:e.
dataset.role}}grab(t){let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[d\
ata-axis]").focus();let{block:s,grip:n,role:i}=e,r=n.value;this.place.setPointerCapture(t.pointerId);
let a=({clientX:h,clientY:u})=>{let[l,m]=[h-t.clientX,u-t.clientY],f=r+s.pulled(i,l,m),g=(w,p)=>Math.
abs(p-f)<Math.abs(w-f)?p:w;n.set(n.choices.reduce(g))},c=()=>{this.place.removeEventListener("pointe\
rmove",a),this.place.classList.remove("pulling")};this.place.classList.add("pulling"),this.place.addEventListener(
"pointermove",a);for(let h of["pointerup","pointercancel","lostpointercapture"])this.place.addEventListener(
h,c,{once:!0})}nudge(t){let e=this.held(t.target);if(!e)return;let{value:s,choices:n,set:i}=e.grip,r={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1}[t.key],a=n.findIndex(h=>h>=s),c={Home:0,End:n.length-
1}[t.key]??(r&&a+r);c!==void 0&&(t.preventDefault(),n[c]!==void 0&&i(n[c]))}};var q={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]},
Jt=Object.fromEntries(Object.entries(q).map(([o,[,t]])=>[t,o])),Pe=12;function Re(o,t){let e=Object.
entries(Jt).map(([n,i])=>[n,o[i]]),s=Math.floor(o.d_model/o.n_heads);return{...Object.fromEntries(e),
...t,d_k:s}}function Ke({refusals:o=[]},t,e){return(o.find(({sliders:n,values:i})=>i.some(r=>r.every(
(a,c)=>a===t[n[c]])))?.template??"").replace(/\{(\w+)\}/g,(n,i)=>e[i])}var De=(o,t)=>o.reduce((e,s)=>Math.
abs(s-t)<Math.abs(e-t)?s:e);function Ue(o,t,e,s){let n=e.length-1,i=d("input",{type:"range",min:0,max:n,
...j}),r=d("input",{type:"number",min:e[0],max:e[n],"aria-label":`${o} ${t}, typed`,...j});i.addEventListener(
"input",()=>s(e[Number(i.value)])),r.addEventListener("change",()=>{s(De(e,Number(r.value)||1))});let a=d(
"span",{},d("i",{},`${o} `),d("code",{},t));return{node:d("div",{class:"control"},d("label",{},a,i),
r),show(c){i.value=String(e.indexOf(c)),i.setAttribute("aria-valuetext",String(c)),r.value=String(c)}}}
var gt=o=>Object.fromEntries(o.split(",").flatMap(t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??
[];return e?[[e,Number(s)]]:[]})),We=o=>Object.entries(o).map(([t,e])=>`${t}=${e}`).join(", "),Ye=o=>/^(\w+\.\d=\d+(, )?)*$/.
test(o)?o:void 0,Ge=o=>o.length<=120?o:void 0;function Ve(o,t,e,s,n){let i=jt(t.parameters,e),r=t.parameters[0]?.[1].
length?`, ${Lt(t.parameters)}`:"",a=t.parameters.length?`${o} has ${Z(i)} parameters${r}.`:`${o} has\
 no parameters.`;if(!s)return a;let c=E(s.shape);return`This tensor: ${s.shape.length>1?`${s.shape.join(
" × ")} = `:""}${Z(c)} entries, ${Tt(c*n)}. ${a}`}function Xe(o,t){if(o.error)return[o.error,!1];if(o.
unknown)return[`This line cannot be followed here: ${o.unknown}.`,!1];let e=o.made[0][1],[s,n]=[e,t].
map(r=>`(${r.shape.join(", ")})`);if(s!==n)return[`Your line gives ${s}, the code’s result is ${n}\
.`,!1];if(e.base.name!==t.base.name||!e.from)return[`✓ The shape is that of the code’s result, ${n}\
.`,!0];let i=Vt(e,t);return i?[`No error, and the shape is right, but ${i} of ${E(e.shape)} entries \
are in the wrong place: struck out.`,!1]:["✓ Shape and entries are those of the code’s result.",
!0]}var wt=class{constructor({model:t,el:e}){this.model=t;let{stops:s,fixed:n={},parts:i,helpers:r={}}=t.
get("table");Object.assign(this,{choices:s,fixed:n,helpers:r,isOwnCode:!s}),this.names=["part",...Object.
keys(q),"odd","line"],this.controls=this.isOwnCode?{}:this.controlsOf(s,i);let a=Object.fromEntries(
Object.keys(q).map(p=>[p,R(s?.[p]??[])])),c=R(Object.keys(i));this.address=this.isOwnCode?{node:"",show(){}}:
Mt(t,e,{part:c,...a,odd:Ye,line:Ge}),[this.status,this.error]=[P("verdict"),P("error")],this.list=Bt(
(p,$)=>this.choose(p,$)),this.stage=new X((p,$)=>this.grip(p,$),(p,$,b)=>this.look(p,$,b)),this.steps=
d("div",{class:"steps",role:"group","aria-label":"Steps of the line"}),this.stage.says.before(this.steps),
this.alone=yt("Pull the edges of this tensor alone",p=>{this.isAlone=p,this.redraw()}),this.reset=A(
"Put the edges back",()=>_(t,{odd:""})),this.stage.under.append(this.alone.node,this.reset),this.own=
this.ownLine(),this.challenge=d("div",{class:"challenge"}),this.isAlone=!1,this.task=null,this.here=
{at:0,row:-1},this.step=0,this.shown="";let h=d("div",{class:"both"},this.list.node,this.stage.node,
this.own.node),{part:u,...l}=this.controls,m=Object.values(l).map(({node:p})=>p),f=d("div",{class:"h\
ead"},u?.node??"",this.challenge),g=d("div",{class:"controls"},...m),w=d("div",{class:"foot"},this.status,
this.address.node);vt(e,"shape-explorer","Shape lab",f,g,this.error,h,w)}controlsOf(t,e){let s=a=>c=>_(
this.model,{[a]:c}),n=Object.fromEntries(Object.keys(e).map(a=>[a,a])),r={part:kt("Code",n,a=>_(this.
model,{part:a,odd:"",line:""}))};for(let[a,c]of Object.entries(q))r[a]=Ue(...c,t[a],s(a));return r}ownLine(){
let t=d("input",{type:"text",maxlength:120,spellcheck:"false",autocapitalize:"off",autocomplete:"off",
...j}),e=r=>{this.here={at:-1,row:0},this.step=1/0,_(this.model,{line:r}),this.redraw()};t.addEventListener(
"input",()=>e(t.value)),t.addEventListener("focus",()=>{t.value&&this.here.at>=0&&e(t.value)});let s=d(
"div",{class:"chips"}),n=d("label",{},"A line of your own",t),i=P("own-says");return{node:d("div",{class:"\
own"},n,s,i),input:t,says:i,show:(r,a)=>{t.value!==r&&(t.value=r);let c=a.tries??[],h=a.functions[0]?.
inputs[0]?.[0]??"",u=c.map(m=>A(m.trim(),()=>e((this.model.get("line")||h)+m))),l=A("Start again",()=>e(
h));s.replaceChildren(...u,...r&&r!==h?[l]:[])}}}choose(t,e){this.here={at:t,row:e},this.step=1/0,this.
isAlone=!1,this.redraw()}grip(t,e){if(this.isOwnCode)return null;let{model:s,state:n,sizes:i,choices:r,
part:a}=this,{base:c}=t,h=gt(n.odd),u=t.name===c.name?e:c.axes.indexOf(t.axes[e]),l=`${c.name}.${u}`;
if(a.functions[0].inputs.some(([$])=>$===c.name)&&u>=0&&(l in h||this.isAlone)&&this.isFollowed)return{
label:`Axis ${e}`,value:t.shape[e],choices:M(Pe,1),set:$=>{let{[l]:b,...x}=h,y=G(a.functions[0],i)[c.
name].shape[u],T=$===y?x:{...x,[l]:$};_(s,{odd:We(T)})}};let g=t.axes[e];if(g==="d_k"&&a.sliders.includes(
"n_heads")){let $=r.d_model.filter(x=>x%i.H===0).map(x=>x/i.H);if(!$.includes(i.d_k))return null;let b=x=>_(
s,{d_model:x*i.H});return{label:"Features of a head d_k",value:i.d_k,choices:$,set:b}}let w=Jt[g];if(!w||
!a.sliders.includes(w))return null;let p=$=>_(s,{[w]:$});return{label:q[w].join(" "),value:n[w],choices:r[w],
set:p}}look({base:t,from:e,name:s},n,i){let r=e?e[n]:n,a=L(r,t.shape),c=t.shape.length>1?t.shape.length-
2:0,h=i?a.slice(-2).join(","):"",[u,l]=[t.axes.indexOf("H"),t.axes.at(-1)],[m]=(t.name||s||"").match(
/^(query|key|value)\b/)??[],{d_model:f,H:g}=this.sizes,w=this.part.sliders.includes("n_heads")&&this.
state.part!=="attention",p=l==="d_model"&&f%g===0;if(w&&!t.isParameter&&(u>=0||p)){let x=u>=0?a[u]:Math.
floor(a.at(-1)/this.sizes.d_k),y=38+32*a[c]/Math.max(1,t.shape[c]-1);return{fill:`color-mix(in srgb,\
 ${`var(--hue-${x%8})`} ${y}%, var(--cell))`,text:h}}let $=14+40*a[c]/Math.max(1,t.shape[c]-1);return{
fill:`color-mix(in srgb, ${`var(--${this.state.part==="attention"&&m?m:"accent"})`} ${$}%, var(--cel\
l))`,text:h}}setTask(t){this.task=t,this.isAlone=!1;let{part:e,model:s}=this;_(s,{odd:t?.odd??"",line:t?.
line??""});let n=this.functions[0].rows;if(t?.at){let i=n.findIndex(({source:r})=>r.startsWith(t.at));
this.here={at:0,row:i}}else t?.line?this.here={at:-1,row:0}:this.here={at:0,row:e.functions[0].inputs.
length};this.step=1/0,this.redraw()}showTask(t){let e=this.part.tasks??[],{task:s}=this;if(this.challenge.
hidden=!e.length,!e.length)return;let n=e.map((c,h)=>{let u=s?.say===c.say,l=()=>this.setTask(u?null:
c),m={"aria-label":`Challenge ${h+1}`,"aria-pressed":String(u)};return A(String(h+1),l,m)}),i=this.functions[0].
rows.find(({source:c})=>c.startsWith(s?.at)),r=s&&(s.at?i?.made.length>0:t?.isRight),a=d("span",{class:r?
"solved":""});s&&a.append(r?`✓ Solved. ${s.then}`:s.say),this.challenge.replaceChildren("Challenge",
...n,a)}redraw(){let t=Et(this.model,this.names),e=this.model.get("table").parts[t.part];if(!e)return;
t.part!==this.shown&&(Object.assign(this,{here:{at:0,row:-1},step:1/0,task:null}),this.isAlone=!1),Object.
assign(this,{state:t,part:e,sizes:Re(t,this.fixed)});for(let[c,{node:h,show:u}]of Object.entries(this.
controls))u(t[c]),h.hidden=c!=="part"&&!e.sliders.includes(c);this.address.show();let s=Ke(e,t,this.
sizes),n=gt(t.odd),i=e.functions.map(c=>({name:c.name,rows:Gt(c,this.sizes,n,this.helpers)})),r=i.length===
1&&i[0].rows.every(c=>!c.isRecorded);this.error.textContent=s&&`ValueError: ${s}`;let a=!!(s&&!r&&this.
shown);this.list.node.inert=a,this.stage.node.inert=a,!(a&&(this.status.textContent="",t.part===this.
shown))&&(Object.assign(this,{functions:i,isFollowed:r}),this.here.row<0&&(this.here=this.first(t.line)),
this.shown=t.part,this.draw())}first(t){if(t)return{at:-1,row:0};let e=[s=>s.error||s.steps.length,s=>s.
made.length&&!s.isInput];for(let s of e)for(let[n,{rows:i}]of this.functions.entries()){let r=i.findIndex(
s);if(r>=0)return{at:n,row:r}}return{at:0,row:0}}runOwn(){let{line:t}=this.state,[e]=this.part.functions,
s=this.functions[0]?.rows.findLast(({made:l})=>l.length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;
let n={...Yt(this.sizes),...G(e,this.sizes,gt(this.state.odd))},i=ft(t,n,this.helpers);i.value&&!i.made.
length&&(i.made=[["",i.value]]),!i.made.length&&!i.error&&(i.unknown??="it gives no tensor");let[r,a]=Xe(
i,s),c=i.made[0]?.[1],u=c?.from&&s.from&&c.base.name===s.base.name&&String(c.shape)===String(s.shape)?
[...c.from.keys()].filter(l=>c.from[l]!==s.from[l]):[];return{...i,source:t,says:r,isRight:a,astray:u}}draw(){
let{part:t,state:e,here:s}=this,n=this.runOwn();s.at<0&&!n&&Object.assign(s,this.first(""));let i=this.
functions[s.at]?.rows??[],r=s.at<0?n:i[s.row]??i[0],a=r?.steps??[],c=r?.error&&r.tried?.ins.length?r.
tried:null,h=a.length-(c?0:1);this.step=Math.max(0,Math.min(this.step,h));let u=a[this.step];this.list.
show(this.functions,s,u??r),this.own.node.hidden=!t.tries?.length&&!e.line,this.own.show(e.line,t),this.
own.node.classList.toggle("current",s.at<0),this.own.says.textContent=n?.says??"",this.own.says.className=
n?.isRight?"own-says right":"own-says",this.showSteps(a,c);let l=r?.made[0]?.[0]??"";this.stage.show(
{...r,name:s.at<0?"your line":l==="return"?"returned":l,step:u,tried:u?null:c,isLast:this.step===a.length-
1,astray:s.at<0&&this.step===a.length-1?n.astray:[]});let m=r?.isInput&&s.at===0&&this.isFollowed&&!this.
isOwnCode;this.alone.node.hidden=!m,this.alone.show(this.isAlone),this.reset.hidden=!e.odd,r?.error&&
this.stage.says.append(d("span",{class:"raised"},r.error));let f=r?.made[0]?.[1],g=this.bytesOf(r);this.
status.textContent=this.error.textContent?"":Ve(e.part,t,this.sizes,f,g),this.showTask(n)}bytesOf(t){
let{at:e,row:s}=this.here,n=this.part.functions[e],i=t?.isInput?n?.inputs:n?.lines[s-n.inputs.length]?.
made,[r]=t?.made[0]??[];return i?.find(([a])=>a===r)?.[1].bytes??4}showSteps(t,e){let s=[...t.map(({
word:i})=>i),...e?[`${e.word} ✗`]:[]];this.steps.hidden=s.length<2;let n=s.map((i,r)=>A(`${r+1} ${i}`,
()=>this.goTo(r),{"aria-pressed":String(r===this.step)}));this.steps.replaceChildren(...n)}goTo(t){this.
step=t,this.draw(),this.steps.querySelectorAll("button")[t]?.focus()}};function Ze(o){let t=new wt(o),
e=Ot(o.model,[...t.names,"table"],()=>t.redraw()),s=0,n=new ResizeObserver(()=>{let i=t.stage.place.
clientWidth;i&&i!==s&&t.functions&&t.draw(),s=i});return n.observe(t.stage.place),()=>{t.stage.stop(),
n.disconnect(),e()}}var Qt={render:Ze};widget=Qt;})();
export default widget;
