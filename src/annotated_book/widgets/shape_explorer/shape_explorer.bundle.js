let widget;
(()=>{var ee=Object.defineProperty;var se=(o,t)=>{for(var e in t)ee(o,e,{get:t[e],enumerable:!0})};function d(o,t={},...e){return vt(document.createElement(o),t,e)}function v(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return vt(s,t,e)}function vt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function yt(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(d("div",n,...s))}var S={"data-lm-suppress-shortcuts":"true"};function A(o,t,e={}){let s=d("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function kt(o,t){let e=d("input",{type:"checkbox",...S});return e.addEventListener("change",()=>t(e.
checked)),{node:d("div",{class:"control"},d("label",{},e,o)),show(s){e.checked=s}}}function Ot(o,t,e){let s=Object.entries(t).map(([r,a])=>d("option",{value:r},a)),n=`menu-${Math.random()}`,
i=d("select",{id:n,...S},...s);return i.addEventListener("change",()=>e(i.value)),{node:d("div",{class:"\
control menu"},d("label",{for:n},o),i),show(r){i.value=r}}}function Et(o,t,e){let s=t.map(n=>`change\
:${n}`);for(let n of s)o.on(n,e);return e(),()=>{for(let n of s)o.off(n,e)}}var Mt=(o,t)=>Object.fromEntries(
t.map(e=>[e,o.get(e)]));function _(o,t){for(let[e,s]of Object.entries(t))o.set(e,s);o.save_changes()}
function K(o){let t=d("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&oe(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ne=1e3,
R,bt;function oe(o){R?.isConnected||(R=d("p",{class:"annotated-voice",role:"status"}),document.body.
append(R));let t=R;clearTimeout(bt),bt=setTimeout(()=>{t.textContent=o},ne)}var D=o=>t=>o.find(e=>String(e)===t),ns=D([!0,!1]),ie=o=>String(o);function St(o,t,e,s={}){let n=t.closest(
"[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:i}=n.dataset,r=[...document.querySelectorAll(
`[data-widget="${i}"]`)],a=i+(r.indexOf(n)>0?r.indexOf(n)+1:""),c=p=>(s[p]??ie)(o.get(p)),h=Object.keys(
e),l=Object.fromEntries(h.map(p=>[p,c(p)])),u=new URLSearchParams(location.search),m=[];for(let[p,$]of Object.
entries(e)){let b=u.get(`${a}.${p}`);if(b===null)continue;let x=$(b);x===void 0?m.push(p):o.set(p,x)}
let f=d("a",{},"Copy link to this setting"),g=d("span",{role:"status"});f.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},f,g,w),show(){let p=new URLSearchParams(location.search);for(let x of h){let y=c(x);y===l[x]?p.
delete(`${a}.${x}`):p.set(`${a}.${x}`,y)}g.textContent="";let $=n.closest("section[id]")?.id,b=p.size?
`?${p}`:location.pathname;f.setAttribute("href",`${b}${$?`#${$}`:""}`)}}}var k=o=>o.reduce((t,e)=>t*e,1),re=o=>o.reduce((t,e)=>t+e,0),ae=(o,t)=>typeof o=="number"?o:t[o],Z=o=>o.
toLocaleString("en-US"),Lt=(o,t)=>re(o.map(([e,s])=>e*k(s.map(n=>ae(n,t)))));function Tt(o,t=e=>e){let e=n=>[
...new Set(n)].map(i=>{let r=n.filter(a=>a===i).length;return r===1?t(i):`${t(i)}${"²³"[r-2]}`}),s=([
n,i])=>[...n===1&&i.length?[]:[n],...e(i)].join("·");return o.map(s).join(" + ")}var jt=["B","kB","\
MB","GB","TB"];function _t(o){let t=o<1e3?0:Math.min(Math.floor(Math.log10(o)/3),jt.length-1);return`${t?
(o/1e3**t).toFixed(1):o} ${jt[t]}`}var O=(o,t=0)=>Array.from({length:o},(e,s)=>t+s);var ct={};se(ct,{Refused:()=>j,axisOf:()=>N,broadcast:()=>W,collapse:()=>rt,contiguous:()=>ot,flatOf:()=>J,
fresh:()=>B,indexOf:()=>L,maskedFill:()=>at,multiply:()=>et,permute:()=>z,stridesOf:()=>I,together:()=>tt,
transpose:()=>F,turned:()=>nt,unsqueeze:()=>it,view:()=>st});var ce=4096,j=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}};function B(o,t=[],e=""){
let s=k(o),n={shape:o,axes:o.map((i,r)=>t[r]??""),strides:I(o),from:s<=ce?Int32Array.from(O(s)):null,
name:e};return Object.assign(n,{base:n})}function I(o){let t=o.map(()=>1);for(let e=o.length-2;e>=0;e--)
t[e]=t[e+1]*o[e+1];return t}var L=(o,t)=>I(t).map((e,s)=>Math.floor(o/e)%t[s]),J=(o,t)=>I(t).reduce(
(e,s,n)=>e+s*o[n],0),U=o=>`[${o.join(", ")}]`;function N(o,t,e=0){let s=Math.max(t+e,1);if(o<-s||o>=
s)throw new j(`Dimension out of range (expected to be in range of [${-s}, ${s-1}], but got ${o})`,"I\
ndexError");return o<0?o+s:o}function W(o,t){let e=Math.max(o.length,t.length),s=(i,r)=>i[r-e+i.length]??
1,n=O(e);for(let i=e-1;i>=0;i--){let[r,a]=[s(o,i),s(t,i)];if(r!==a&&r!==1&&a!==1)throw new j(`The si\
ze of tensor a (${r}) must match the size of tensor b (${a}) at non-singleton dimension ${i}`);n[i]=
r===1?a:r}return n}function Q(o,...t){return o.map((e,s)=>{let n=t.map(({shape:i,axes:r})=>[i.length-
o.length+s,i,r]).find(([i,r,a])=>r[i]===e&&a[i]);return n?n[2][n[0]]:""})}function tt(o,t){let e=W(o.
shape,t.shape);return B(e,Q(e,o,t))}function he(o,t){if(o.shape.length<=2&&t.shape.length<=2)return!0;
if(o.shape.length===2||Math.min(o.shape.length,t.shape.length)>2)return!1;let e=o.shape.length>=t.shape.
length,{shape:s,strides:n}=e?o:F(t,-2,-1);return O(s.length-2).every(r=>n[r]===n[r+1]*s[r+1])}function et(o,t){
let[e,s]=[o.shape,t.shape];if(!e.length||!s.length)throw new j(`both arguments to matmul need to be \
at least 1D, but they are ${e.length}D and ${s.length}D`);let[n,i]=[e.at(-1),s.at(s.length>1?-2:0)],
r=u=>({shape:u.shape.slice(0,-2),axes:u.axes.slice(0,-2)}),a=W(r(o).shape,r(t).shape),[c,h]=[e.slice(
-2,-1),s.length>1?s.slice(-1):[]];if(n!==i)throw new j(le(o,t,a,[n,i]));let l=[...Q(a,r(o),r(t)),...o.
axes.slice(-2,-1),...s.length>1?t.axes.slice(-1):[]];return B([...a,...c,...h],l)}function le(o,t,e,[
s,n]){let[i,r]=[o.shape,t.shape];if(!he(o,t)){let h=k(e);return`Expected size for first two dimensio\
ns of batch2 tensor to be: ${U([h,s])} but got: ${U([h,n])}.`}if(i.length===1&&r.length===1)return`i\
nconsistent tensor size, expected tensor [${s}] and src [${n}] to have the same number of elements, \
but got ${s} and ${n} elements respectively`;let a=(h,l,u)=>`size mismatch, got input (${h}), mat (${h}\
x${l}), vec (${u})`;return r.length===1?a(k(i.slice(0,-1)),s,n):r.length>2?a(k(r)/n,n,s):`mat1 and m\
at2 shapes cannot be multiplied (${k(i.slice(0,-1))}x${s} and ${n}x${r.at(-1)})`}function ue(o,t){let e=()=>new j(
`shape '${U(o)}' is invalid for input of size ${t}`),s=o.indexOf(-1),n=o.findIndex(r=>r<-1);if(n>=0)
throw new j(`invalid shape dimension ${o[n]} at index ${n} of shape ${U(o)}`);if(s!==o.lastIndexOf(-1))
throw new j("only one dimension can be inferred");let i=k(o.filter(r=>r!==-1));if(s<0?i!==t:!i||t%i)
throw e();return o.map(r=>r===-1?t/i:r)}function de({shape:o,strides:t},e){let s=e.map(()=>1),n=e.length-
1,[i,r,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=0;c--)if(r*=o[c],!(c&&(o[c-1]===1||t[c-1]===r*i))){
for(;n>=0&&(a<r||e[n]===1);)s[n]=a*i,a*=e[n--];if(a!==r)return null;c&&([i,r,a]=[t[c-1],1,1])}return n===
-1?s:null}function st(o,t,e,s=!1){let n=ue(t,k(o.shape)),i=de(o,n);if(!i&&!s)throw new j("view size \
is not compatible with input tensor's size and stride (at least one dimension spans across two conti\
guous subspaces). Use .reshape(...) instead.");let r=n.map((a,c)=>e[c]||a===o.shape[c]&&o.axes[c]);return{
...o,shape:n,axes:r.map(a=>a||""),strides:i??I(n)}}function z(o,t){let e=r=>t.map(a=>r[a]),s=e(o.shape),
n=e(I(o.shape)),i=o.from?.map((r,a)=>{let c=L(a,s);return o.from[c.reduce((h,l,u)=>h+l*n[u],0)]});return{
...o,shape:s,axes:e(o.axes),strides:e(o.strides),from:i??null}}function F(o,t,e){let s=o.shape.length,
n=O(s),[i,r]=[N(t,s),N(e,s)];return s?([n[i],n[r]]=[r,i],z(o,n)):o}function nt(o,t){let e=o.shape.length;
if(t==="T")return z(o,O(e).reverse());if(e>1)return F(o,-2,-1);throw new j(`tensor.mT is only suppor\
ted on matrices or batches of matrices. Got ${e}-D tensor.`)}function ot(o){let t=I(o.shape);return o.
shape.every((s,n)=>s===1||t[n]===o.strides[n])?{...o}:{...o,strides:t}}function it(o,t){let e=N(t,o.
shape.length,1),s=(i,r)=>i.toSpliced(e,0,r),n=(o.strides[e]??1)*(o.shape[e]??1);return{...o,shape:s(
o.shape,1),axes:s(o.axes,""),strides:s(o.strides,n)}}function rt(o,t,e){let s=N(t,o.shape.length),n=(i,r)=>e?
i.with(s,r):i.toSpliced(s,1);return B(n(o.shape,1),n(o.axes,""))}function at(o,t){let e=W(t.shape,o.
shape);return B(e,Q(e,o,t))}var pe=500,fe=24,At=8,[me,ge,we,xe]=[28,32,14,14],Ct=7.6,ht=o=>o<=12?o:12+3*Math.log2(o/12),$e=o=>5+
5*Math.min(ht(o),14);function It({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B",n=i=>i>=0?
i:-1;return{column:n(e-1),row:n(e-2),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var q=class{constructor(t,e,s,n=!1){
Object.assign(this,{tensor:t,name:e,cell:s,isStacked:n});let{shape:i}=t;this.roles=It(t);let r=u=>i[this.
roles[u]]??1;[this.columns,this.rows]=[r("column"),r("row")],[this.count,this.depth]=[r("block"),r("\
thick")],this.w=ht(this.columns)*s,this.h=ht(this.rows)*s,this.t=this.roles.thick<0?5:$e(this.depth)*
Math.min(1,s/16),this.blocks=Math.min(this.count,At),this.dx=n?this.t+9:this.w+this.t+xe,this.dy=n?this.
t+9:0;let a=this.columns*this.rows*this.blocks;this.hasCells=a<=pe&&Math.max(this.columns,this.rows)<=
fe&&this.count<=At&&i.length<=4;let[c,h]=[this.roles.row,this.roles.thick].map(u=>u<0?0:`${t.axes[u]}\
 ${i[u]}`.length);this.left=Math.max(c,h)*Ct+20;let l=`${e} (${i.join(", ")})`.length*(Ct+.3)+8;this.
spread=this.w+(this.blocks-1)*this.dx+this.t,this.width=Math.max(this.left+this.spread+we,l),this.top=
ge+this.t+(this.blocks-1)*this.dy+(this.count>1?18:0),this.height=this.top+this.h+me,[this.x,this.y,
this.number]=[0,0,0]}corner(t){return[this.x+this.left+t*this.dx,this.y+this.top-t*this.dy]}entries(){
let{shape:t}=this.tensor,e=this.roles.thick<0?t:t.with(0,1);return O(this.hasCells?k(e):0).map(n=>J(
L(n,e),t))}spot(t){let e=L(t,this.tensor.shape),{thick:s,block:n,row:i,column:r}=this.roles;if(!this.
hasCells||e[s])return;let[a,c]=this.corner(e[n]??0),[h,l]=[this.w/this.columns,this.h/this.rows];return{
x:a+(e[r]??0)*h,y:c+(e[i]??0)*l,w:h,h:l}}#t(t){let[e,s]=this.corner(t),{w:n,h:i,t:r}=this,a=(l,u)=>v(
"path",{d:l,class:u}),h=(this.depth<=8?O(this.depth-1,1):[]).map(l=>{let u=r*l/this.depth;return`M${e+
u} ${s-u}h${n}v${i}`});return[a(`M${e} ${s}l${r} ${-r}h${n}l${-r} ${r}z`,"top"),a(`M${e+n} ${s}l${r}\
 ${-r}v${i}l${-r} ${r}z`,"side"),a(h.join(""),"slices"),v("rect",{x:e,y:s,width:n,height:i,class:"fr\
ont"})]}draw(t,e,s=[],n=-1){this.cells=new Map;let i=v("g",{class:"block"});this.tensor.isParameter&&
i.classList.add("parameter");let r=new Map(O(this.blocks).map(h=>[h,[]]));for(let h of this.entries()){
let l=L(h,this.tensor.shape)[this.roles.block]??0;r.get(l).push(h)}for(let h of O(this.blocks).reverse()){
i.append(...this.#t(h));let l=this.isStacked&&h>0;for(let u of r.get(h)){let{fill:m,text:f}=t(u);i.append(
this.#e(u,m,l?"":f))}}let a=v("text",{x:this.x+2,y:this.y+14,class:"name"},this.name),c=` (${this.tensor.
shape.join(", ")}${this.tensor.shape.length===1?",":""})`;return a.append(v("tspan",{},c)),i.append(
a,...this.#s(e,s,n)),i}#e(t,e,s){let{x:n,y:i,w:r,h:a}=this.spot(t),c=v("rect",{x:n+.5,y:i+.5,width:r-
1,height:a-1});c.style.fill=e;let h=v("g",{class:"cell","data-flat":t},c);return s&&r>=19&&a>=13&&h.
append(v("text",{x:n+r/2,y:i+a/2+3.5},s)),this.cells.set(t,h),h}#s(t,e,s){let{w:n,h:i,t:r}=this,[a,c]=this.
corner(0),h=this.corner(this.blocks-1),l={column:[a,c+i+9,a+n,c+i+9],row:[a-9,c,a-9,c+i],thick:[a-5,
c-5,a-5+r,c-5-r],block:[a+r,c-r-11,h[0]+n+r,h[1]-r-11]},u={column:["middle",a+n/2,c+i+24],row:["end",
a-15,c+i/2+4],thick:["end",a-15,c],block:["middle",(a+h[0]+n)/2+r,(c+h[1])/2-r-16]};return Object.entries(
l).flatMap(([m,f])=>{let g=this.roles[m];if(g<0)return[];let w=e.includes(g)?"edge wrong":g===s?"edg\
e meets":"edge";return this.#n(m,g,f,u[m],t(g),w)})}#n(t,e,[s,n,i,r],[a,c,h],l,u){let{axes:m,shape:f}=this.
tensor,g=u==="edge wrong",w=v("text",{x:c,y:h,"text-anchor":a});m[e]&&w.append(`${m[e]} `),w.append(
v("tspan",{},f[e]));let p=[v("line",{x1:s,y1:n,x2:i,y2:r}),w];if(g&&p.push(v("path",{d:`M${i-4} ${r-
4}l8 8m0 -8l-8 8`})),!l)return[v("g",{class:u},...p)];let{label:$,value:b,choices:x}=l,y={cx:i,cy:r},
T=v("circle",{...y,r:5.5});return[v("g",{class:`${u} grip`,role:"slider",tabindex:0,"aria-label":`${$}\
 of ${this.name}`,"aria-valuenow":b,"aria-valuemin":x[0],"aria-valuemax":x.at(-1),"data-axis":`${this.
number}.${e}`,"data-role":t,...S},...p,v("circle",{...y,r:18,class:"reach"}),T)]}pulled(t,e,s){let{w:n,
h:i,t:r}=this;return{column:()=>e/(n/this.columns),row:()=>s/(i/this.rows),thick:()=>(e-s)/2/Math.max(
4,r/this.depth),block:()=>e/Math.min(Math.max(this.dx,16),60)}[t]()}};function Nt(o,t){let[e,s,n,i]=[
0,0,0,0],r=[];return o.forEach((a,c)=>{let h=o[c+1];if(typeof a=="string"){let l=a.length*8+14;if(h instanceof
q&&e+l+h.width>t)return;let u=o[c-1];r.push([a,e+l/2,s+u.top+u.h/2+6]),e+=l;return}e>0&&e+a.width>t&&
([e,s,n]=[0,s+n+6,0]),[a.x,a.y]=[e,s],n=Math.max(n,a.height),e+=a.width,i=Math.max(i,e)}),{width:i,height:s+
n,signs:r}}function Bt(o){let{row:t,column:e,thick:s,block:n}=It(o),i=(w,p)=>w<0?4:Math.min(p,4+3.2*
Math.log2(o.shape[w]+1)),[r,a,c]=[i(e,26),i(t,22),s<0?2:i(s,9)/2],h=n<0?1:Math.min(o.shape[n],3),[l,
u]=[1,27-a],m=w=>{let[p,$]=[l+w*5,u-w*3];return`M${p} ${$}h${r}v${a}h${-r}zl${c} ${-c}h${r}l${-c} ${c}\
m${c} ${-c}v${a}l${-c} ${c}`},f=d("span",{class:"mini","aria-hidden":"true"}),g=O(h).reverse().map(w=>v(
"path",{d:m(w)}));return f.append(v("svg",{viewBox:"0 0 44 28",width:44,height:28},...g)),f}var be=({shape:o})=>`(${o.join(", ")}${o.length===1?",":""})`,ve=({axes:o,shape:t})=>o.some(Boolean)?
`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function ye(o,t){if(!t||t.end<=t.start)return d("code",{},
o);let e=d("mark",{},o.slice(t.start,t.end));return d("code",{},o.slice(0,t.start),e,o.slice(t.end))}
function ke(o,t,e,s){let{source:n,made:i,error:r,isInput:a,isMissing:c}=o,h=i.map(([,w])=>w),l=h.map(
w=>d("span",{class:"shape"},d("b",{},be(w)),` ${ve(w)}`));r&&l.push(d("span",{class:"shape broken"},
"✗ breaks here")),c&&l.push(d("span",{class:"shape"},"not reached"));let u=d("span",{class:"words"},
ye(n,t&&e),...l),m={type:"button",class:`line${a?" input":""}`,tabindex:t?0:-1,"aria-current":String(
t),...S},f=h.length?Bt(h[0]):d("span",{class:"mini"}),g=d("button",m,f,u);return g.disabled=!!c||!(h.
length||r),g.addEventListener("click",s),d("li",t?{class:"current"}:{},g)}function Oe(o){o.addEventListener(
"keydown",t=>{let e=[...o.querySelectorAll("button.line:enabled")],s=e.indexOf(t.target),n=e.length-
1,i={ArrowUp:s-1,ArrowDown:s+1,Home:0,End:n}[t.key];s<0||i===void 0||(t.preventDefault(),e[i]?.click(),
o.querySelector("li.current button")?.focus())})}function zt(o){let t=d("div",{class:"lines"});return Oe(
t),{node:t,show(e,s,n){let i=t.scrollTop,r=t.contains(document.activeElement),a=e.flatMap(({name:u,rows:m},f)=>{
let g=m.map(($,b)=>{let x=f===s.at&&b===s.row;return ke($,x,n?.at,()=>o(f,b))}),w={"aria-label":`Lin\
es of ${u}`};return[d("p",{},d("code",{},u)),d("ol",w,...g)]});t.replaceChildren(...a),t.scrollTop=i;
let c=t.querySelector("li.current");if(!c)return;r&&c.querySelector("button").focus({preventScroll:!0});
let[h,l]=[c.offsetTop,c.offsetTop+c.offsetHeight];h<t.scrollTop&&(t.scrollTop=h-8),l>t.scrollTop+t.clientHeight&&
(t.scrollTop=l-t.clientHeight+8)}}}var lt=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,E=class extends Error{};
function Ee(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){lt.lastIndex=s;let n=lt.exec(o);if(!n)
throw new E(`cannot read “${o.slice(s).trim()}”`);s=lt.lastIndex;let i=["number","name","text","\
sign"].find((a,c)=>n[c+1]),r=n.slice(1).find(Boolean);t.push({kind:i,word:r,start:s-r.length,end:s})}
return t}var ut=class{constructor(t){this.tokens=Ee(t),this.at=0}get next(){return this.tokens[this.
at]??{kind:"end",word:"the end",start:0,end:0}}is(...t){return this.next.kind==="sign"&&t.includes(this.
next.word)}take(t){if(t&&!this.is(t))throw new E(`expected “${t}”, found “${this.next.word}”`);
return this.tokens[this.at++]}chain(t,e){let s=e();for(;this.is(...t);){let{word:n}=this.take(),i=e();
s={kind:"two",word:n,left:s,right:i,start:s.start,end:i.end}}return s}expression(){let t=this.chain(
["+","-"],()=>this.chain(["@","*","/","//"],()=>this.factor()));if(this.next.word!=="if")return t;let[
,e,...s]=this.tokens.slice(this.at,this.at+5);if(s.map(({word:a})=>a).join(" ")!=="is None else")throw new E(
"this condition cannot be read");this.at+=5;let n=this.expression(),[i,r]=[t.start,n.end];return{kind:"\
if",name:e.word,value:t,other:n,start:i,end:r}}factor(){if(!this.is("-","~"))return this.called();let{
word:t,start:e}=this.take(),s=this.factor();return{kind:"one",word:t,of:s,start:e,end:s.end}}called(){
let t=this.atom(),{start:e}=t;for(;;)if(this.is(".")){this.take();let{word:s,end:n,kind:i}=this.tokens[this.
at++]??this.next;if(i!=="name")throw new E("a name is missing after the dot");t={kind:"attribute",of:t,
word:s,start:e,end:n}}else if(this.is("(")){let{args:s,named:n,end:i}=this.list(")");t={kind:"call",
of:t,args:s,named:n,start:e,end:i}}else if(this.is("[")){let{args:s,end:n}=this.list("]");t={kind:"i\
ndex",of:t,args:s,start:e,end:n}}else return t}list(t){this.take();let e=[],s={};for(;!this.is(t);){
let n=this.tokens[this.at+1];if(this.next.kind==="name"&&n?.word==="="){let{word:i}=this.take();this.
take("="),s[i]=this.expression()}else e.push(this.expression());this.is(t)||this.take(",")}return{args:e,
named:s,end:this.take(t).end}}atom(){let{kind:t,word:e,start:s,end:n}=this.next;if(this.is("(","[")){
let i=e==="("?")":"]",{args:r,end:a}=this.list(i);return r.length===1&&i===")"?{...r[0],start:s,end:a}:
{kind:"list",args:r,start:s,end:a}}if(t==="sign"||t==="end")throw new E(`a value is missing before “${e}\
”`);return this.at++,{kind:t,word:e,start:s,end:n}}};function Me(o){let t=new ut(o),e=[t.expression()];
for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!=="end")throw new E(
`“${t.next.word}” stands where it cannot`);return e}function Ft(o){let[,t,e]=o.match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??
[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["return"]:[],i=Me(" ".repeat(s)+o.slice(s));return{names:n.
map(r=>r.trim()).filter(Boolean),values:i}}var{axisOf:qt,flatOf:Kt,fresh:H,indexOf:ft,Refused:Dt}=ct,Ht=14,M=o=>!!(o?.shape&&o.strides),C=(o,t="")=>({
n:o,name:t}),Se=o=>o.map(({n:t})=>t),je={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Le={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},dt=(o,t)=>{
let e=o.slice(o.length-t.length);return Kt(e.map((s,n)=>t[n]===1?0:s),t)},Te=o=>[[o]],Pt=(o,t,e)=>s=>{
let n=ft(s,t.shape),i=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[O(o.shape[e]).map(r=>Kt(
i.with(e,r),o.shape))]},_e=(o,t,e)=>s=>{let n=ft(s,e.shape),i=t.shape.length>1?n.slice(-1):[],r=o.shape.
length>1?n.slice(0,n.length-i.length):[],a=n.slice(0,Math.max(0,n.length-i.length-1)),c=O(o.shape.at(
-1)),h=o.shape.length>1?a:n.slice(0,-1);return[c.map(l=>dt([...r,l],o.shape)),c.map(l=>dt([...i.length?
h:[],l,...i],t.shape))]},pt=class o{constructor(t,e){this.names=t,this.helpers=e,this.steps=[],this.
inside=null,this.at={start:0,end:0},this.tried={kind:"",ins:[],word:""}}tries(t,e,s){this.tried={kind:t,
ins:e,word:s}}step(t,e,s,n,i,r){let a=this.inside??e;return this.steps.push({kind:t,at:a,word:r,ins:s,
out:n,sources:i}),n}value(t){this.at=this.inside??t;let e=this[t.kind](t);if(e===void 0)throw new E(
`${t.word??"this"} is not known`);return e}number=({word:t})=>C(Number(t));text=({word:t})=>t;name=({
word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.map(e=>this.value(e));if({name:t,value:e,
other:s}){return this.value((this.names[t]??null)===null?e:s)}index({of:t,args:e}){let[s,n]=[this.value(
t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new E("this index");return s.at(n.n)}one(t){
let e=this.value(t.of);return M(e)?this.each(t,e,t.word):C(-e.n)}each(t,e,s){return this.step("each",
t,[e],H(e.shape,e.axes),Te,s)}two(t){let{word:e}=t,[s,n]=[this.value(t.left),this.value(t.right)];if(this.
at=this.inside??t,e==="@")return this.product(t,s,n);if(!M(s)&&!M(n)){let i=je[`${s.name}${e}${n.name}`]??
"";return C(Le[e](s.n,n.n),i)}return!M(s)||!M(n)?this.each(t,M(s)?s:n,e):(this.tries("pair",[s,n],e),
this.pair(t,s,n,tt(s,n),e))}pair(t,e,s,n,i){let r=a=>{let c=ft(a,n.shape);return[e,s].map(({shape:h})=>[
dt(c,h)])};return this.step("pair",t,[e,s],n,r,i)}product(t,e,s,n="@"){if(!M(e)||!M(s))throw new E("\
@ is for tensors");this.tries("product",[e,s],n);let i=et(e,s);return this.step("product",t,[e,s],i,
_e(e,s,i),n)}attribute(t){let e=t.of.word==="self"?this.names.self:this.value(t.of);if(!M(e))return e?.[t.
word];if(t.word==="shape")return e.shape.map((s,n)=>C(s,e.axes[n]));if(t.word==="T"||t.word==="mT")return this.
moved(t,e,nt(e,t.word),"turn");throw new E(`x.${t.word} is not known here`)}moved(t,e,s,n,i=t.word){
let r=new Map;e.from?.forEach((c,h)=>{r.set(c,h)});let a=c=>[[s.from?r.get(s.from[c]):0]];return this.
step(n,t,[e],s,a,i)}call(t){let{of:e,args:s,named:n}=t,i=e.kind==="attribute"?`${e.of.word}.${e.word}`:
e.word;if(i==="float"||i==="math.sqrt")return C(Math.sqrt(this.value(s[0]).n));if(i==="F.layer_norm")
return this.each(t,this.value(s[0]),"layer_norm");if(this.helpers[i]&&!this.names[i])return this.helper(
t,this.helpers[i]);let r=e.kind==="attribute"&&this.methods[e.word],a=e.kind==="attribute"&&e.of.word!==
"self"&&this.value(e.of),c=()=>s.map(u=>this.value(u));if(M(a)){if(!r)throw new E(`.${e.word}() is n\
ot known here`);let u=Object.entries(n).map(([f,g])=>[f,this.value(g)]),m=c().flat();return this.at=
this.inside??t,this.tries("cut",[a],e.word),r(t,a,m,Object.fromEntries(u))}let h=this.value(e);if(h===
"same")return this.each(t,c()[0],e.word);if(!h?.linear)throw new E(`${i} is not known here`);let[l]=c();
return this.at=this.inside??t,this.linear(t,l,h,e.word)}linear(t,e,{linear:[s,n],names:i},r){let a=H(
[n,s],[i[1],i[0]],`${r}.weight`),c={...z(a,[1,0]),name:`${r}.weight.T`};return this.product(t,e,Object.
assign(c,{isParameter:!0}),r)}helper(t,{params:e,lines:s}){let n=t.args.map(r=>this.value(r)),i=new o(
Object.fromEntries(e.map((r,a)=>[r,n[a]??null])),this.helpers);i.inside=this.inside??t,i.steps=this.
steps,i.tries=(...r)=>this.tries(...r);for(let[r,a]of s)(!a||i.names[a])&&i.run(r);return i.names.return}methods={
view:(t,e,s)=>this.viewed(t,e,s,!1),reshape:(t,e,s)=>this.viewed(t,e,s,!0),transpose:(t,e,[s,n])=>this.
moved(t,e,F(e,s.n,n.n),"turn","transpose"),contiguous:(t,e)=>this.moved(t,e,ot(e),"copy","contiguous"),
unsqueeze:(t,e,[s])=>this.moved(t,e,it(e,s.n),"cut","unsqueeze"),softmax:(t,e,[s],n)=>{let i=qt((s??
n.dim).n,e.shape.length),r=H(e.shape,e.axes);return this.step("row",t,[e],r,Pt(e,r,i),"softmax")},mean:(t,e,[
s],n)=>this.collapsed(t,e,s,n,"mean"),sum:(t,e,[s],n)=>this.collapsed(t,e,s,n,"sum"),relu:(t,e)=>this.
each(t,e,"relu"),masked_fill:(t,e,[s])=>{if(!M(s))throw new E("there is no mask");return this.tries(
"pair",[e,s],"masked_fill"),this.pair(t,e,s,at(e,s),"masked_fill")}};viewed(t,e,s,n){let i=s.map(({name:a})=>a),
r=st(e,Se(s),i,n);return this.moved(t,e,r,"cut",n?"reshape":"view")}collapsed(t,e,s,n,i){let r=s??n.
dim;if(!r)throw new E(`${i} without an axis`);this.tries("row",[e],i);let a=rt(e,r.n,n.keepdim===!0),
c=qt(r.n,e.shape.length);return this.step("row",t,[e],a,Pt(e,a,c),i)}run(t){let{names:e,values:s}=Ft(
t),n=s.map(i=>this.value(i));if(e.length>1&&n.length===1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),
e.length>1&&e.length!==n.length)throw new Dt(n.length>e.length?`too many values to unpack (expected ${e.
length})`:`not enough values to unpack (expected ${e.length}, got ${n.length})`,"ValueError");return e.
forEach((i,r)=>{let a=n[r];this.names[i]=M(a)?{...a,name:i}:a}),{names:e,value:n[0]}}},Y=o=>Array.isArray(
o)?o.find(M):o,Ae={"+":"sum","-":"difference","@":"product"};function Rt(o,t){for(let{at:e,out:s,word:n,
kind:i,ins:r}of o){let a=t.slice(e.start,e.end).replace(/^\((.*)\)$/,"$1"),[{name:c}]=r,h=i==="each"&&
c.length<Ht?`${c}′`:n,l={turn:`${c}ᵀ`,cut:c,copy:c}[i]??h,u=o.some(m=>m.at===e&&m.out!==s);s.name=
a.length>Ht||u?Ae[n]??l:a}}function mt(o,t,e){let s=new pt(t,e);try{let{names:n,value:i}=s.run(o);return Rt(
s.steps,o),{made:n.map(a=>[a,Y(t[a])]).filter(([,a])=>M(a)),steps:s.steps,value:Y(i)}}catch(n){let{steps:i,
at:r,tried:a}=s;return Rt(i,o),n instanceof Dt?{made:[],steps:i,error:`${n.kind}: ${n.message}`,at:r,
tried:a}:{made:[],steps:[],unknown:n.message}}}var Ce={True:!0,math:{},F:{},torch:{}},Ut=(o,t)=>o.map(
e=>typeof e=="number"?e:t[e]),Wt=o=>o.map(t=>typeof t=="number"?"":t),Yt=({shape:o},t,e)=>H(Ut(o,t),
Wt(o),e);function Ie(o,t){let e=Object.entries(o).map(([s,n])=>typeof n=="string"&&n!=="same"?[s,C(t[n],
n)]:n==="same"?[s,n]:[s,{linear:Ut(n,t),names:Wt(n)}]);return Object.fromEntries(e)}var Ne=(o,t)=>o.
length===t.length&&o.every((e,s)=>e===t[s]);function G(o,t,e={}){let s=o.inputs.map(([i,r])=>{let a=Yt(
r,t,i),c=a.shape.map((h,l)=>e[`${i}.${l}`]??h);return[i,H(c,a.axes,i)]}),n=Object.entries(o.numbers??
{});return{...Ce,...Object.fromEntries(n.map(([i,r])=>[i,C(t[r],r)])),...Object.fromEntries(s),self:Ie(
o.modules??{},t)}}var Gt=o=>Object.fromEntries(Object.entries(o).map(([t,e])=>[t,C(e,t)]));function Vt(o,t,e,s){
let n=G(o,t,e),i=Object.keys(e).length>0,r=!1,a=o.inputs.map(([c])=>({source:c,made:[[c,n[c]]],steps:[],
isInput:!0}));for(let{source:c,made:h}of o.lines){if(r){a.push({source:c,made:[],steps:[],isMissing:!0});
continue}let l=h.map(([f,g])=>[f,Yt(g,t,f)]),u=mt(c,n,s),m=l.every(([f,g])=>M(Y(n[f]))&&Ne(Y(n[f]).shape,
g.shape));if(r=!!u.error,u.unknown||!(m||i||r)){let f=Object.values(n).filter(g=>M(g)&&new RegExp(`\\\
b${g.name}\\b`).test(c));for(let[g,w]of l)n[g]=w;a.push({source:c,made:l,steps:[],given:f,isRecorded:h.
length>0})}else a.push({source:c,...u})}return a}function Xt(o,t){return!o.from||!t.from||k(o.shape)!==
k(t.shape)?0:o.from.reduce((e,s,n)=>e+(s!==t.from[n]?1:0),0)}var Zt=[30,27,24,21,18,15,12,10,8,6,5,4,3,2.2,1.6],Jt=.3,V=()=>matchMedia("(prefers-reduced-motion: \
reduce)").matches,Be=o=>o*o*(3-2*o),ze=o=>Math.min(1,Math.max(0,o)),gt=o=>`[${o.join(", ")}]`,Fe=({axes:o,
shape:t},e)=>{let s=(e+t.length)%t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function qe({
kind:o,ins:t,out:e}){let[s,n]=t,i=()=>{let a=s.shape.map((c,h)=>h).filter(c=>s.strides[c]!==e.strides[c]);
return a.length===2?`turns the block: axes ${a[0]} and ${a[1]} change places`:"turns the block"};return`${{
cut:()=>{let[a,c]=[s.shape.length,e.shape.length];return`${c>a?"cuts an axis":c<a?"joins axes":"cuts\
 anew"}. The entries are read in their order and none moves in memory`},turn:()=>`${i()}. Only the s\
trides change, so nothing moves in memory`,copy:()=>"copies the entries into memory in the order in \
which one reads them",product:()=>`multiplies: the last axis of the left (${Fe(s,-1)}) meets ${n.shape.
length>1?"the rows":"the entries"} of the right and is summed away`,pair:()=>String(s.shape)===String(
n.shape)?"works entry by entry":"lines the shapes up from the right, and repeats what is missing or \
has size 1",each:()=>"changes every entry on its own: the shape stays",row:()=>s.shape.length===e.shape.
length&&String(s.shape)===String(e.shape)?"works along one axis: each entry needs its whole row":"ta\
kes all entries along one axis together, and that axis shrinks"}[o]()}.`}function He({kind:o,ins:[t,
e]}){if(o==="product"){let i=e.shape.length>1?e.shape.length-2:0;if(t.shape.at(-1)!==e.shape[i])return[
[t.shape.length-1],[i]]}if(!e)return[t.shape.map((i,r)=>r)];let s=o==="product"?2:0,n=[[],[]];for(let i=1+
s;i<=Math.min(t.shape.length,e.shape.length);i++){let[r,a]=[t.shape.at(-i),e.shape.at(-i)];r===a||r===
1||a===1||(n[0].push(t.shape.length-i),n[1].push(e.shape.length-i))}return n}var Pe=({shape:o},t)=>[
o.length-1,Math.max(0,o.length-2)][t]??-1;function Re(o,t,e){let[s,n]=[o.width,t.height],i=e?.top??o.
top;return[t.x,t.y]=[s,0],[o.x,o.y]=[0,n+Math.max(0,i-o.top)],e&&([e.x,e.y]=[s,n+Math.max(0,o.top-i)]),
{width:s+Math.max(t.width,e?.width??0),height:Math.max(o.y+o.height,e?e.y+e.height:0),signs:[]}}var X=class{constructor(t,e){
Object.assign(this,{grips:t,look:e}),this.says=d("p",{class:"says"}),this.place=d("div",{class:"plac\
e"}),this.pointed=d("p",{class:"pointed","aria-hidden":"true"}),this.play=A("▶ Show how",()=>this.
toggle(),{class:"play"}),this.time=d("input",{type:"range",min:0,max:1,step:1,"aria-label":"Entry by\
 entry",...S}),this.time.addEventListener("input",()=>{this.stop(),this.paint(Number(this.time.value)/
Number(this.time.max))}),this.controls=d("div",{class:"buttons"},this.play,this.time),this.under=d("\
div",{class:"under"},this.controls),this.node=d("div",{class:"stage"},this.says,this.place,this.pointed,
this.under),this.place.addEventListener("pointerover",s=>this.point(s)),this.place.addEventListener(
"pointerleave",()=>this.paint(this.at)),this.at=1,this.running=0,this.place.addEventListener("pointe\
rdown",s=>this.grab(s)),this.place.addEventListener("keydown",s=>this.nudge(s))}show(t){this.stop(),
this.scene=t;let e=document.activeElement?.getAttribute?.("data-axis"),s=this.place.contains(document.
activeElement),n=this.place.clientWidth||400,i=(n<380?290:370)-(t.tried?40:0),r=this.arrange(t,n,i);
this.draw(r,t),s&&e&&this.place.querySelector(`[data-axis="${CSS.escape(e)}"]`)?.focus();let{step:a}=t,
c=a&&this.result?.hasCells?this.result.entries().length:0;this.controls.hidden=c<2,this.time.max=String(
Math.max(c,1)),this.says.replaceChildren(...this.words(t)),this.paint(1)}words({step:t,tried:e,given:s,
isInput:n,name:i}){let r=a=>d("code",{},a);return e?[r(e.word)," cannot be done with these shapes."]:
t?[r(t.word),` ${qe(t)}`]:n?[r(i)," goes in. Pull an edge by its knob."]:s?.length?["What goes into \
this line, and what comes out."]:[""]}arrange(t,e,s){let{step:n,tried:i,given:r=[],made:a=[]}=t,c=n??
i,h=c?c.ins:r,l=n?[n.out]:i?[]:a.map(([,f])=>f),u=f=>f===n?.out&&t.isLast&&t.name||f.name,m=c?.kind===
"product";for(let f of Zt){let g=T=>new q(T,u(T),f,m),[w,p]=[h.map(g),l.map(g)],$=c?.kind==="pair"&&
c.word.length===1?[c.word]:[","],b=w.flatMap((T,$t)=>$t?[...$,T]:[T]),x=w.length&&p.length?["→"]:[],
y=m?Re(w[0],w[1],p[0]):Nt([...b,...x,...p],e);if(y.width<=e&&y.height<=s||f===Zt.at(-1))return{...y,
before:w,after:p,what:c}}throw new Error("no cells are left")}draw({width:t,height:e,before:s,after:n,
signs:i,what:r},{tried:a,step:c,astray:h}){let l=a?He(a):[],u=!c||c.kind==="cut"||c.kind==="turn"||c.
kind==="copy",m=(b,x)=>b.draw(y=>this.look(b.tensor,y,u),y=>this.grips(b.tensor,y),l[x],r?.kind==="p\
roduct"?Pe(b.tensor,x):-1),f=[...s,...n];f.forEach((b,x)=>{b.number=x}),this.blocks=f,this.result=n[0],
this.before=s;let g=f.map(({name:b,tensor:x})=>`${b} (${x.shape.join(", ")})`),w=i.map(([b,x,y])=>v(
"text",{x,y,class:"sign"},b));this.flying=v("g",{class:"flying","aria-hidden":"true"});let p=f.map((b,x)=>m(
b,x));for(let b of h??[])this.strike(b);let $=v("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.ceil(e)}`,
width:Math.ceil(t),height:Math.ceil(e),role:"group","aria-label":`${r?`${r.word}: `:""}${g.join("; ")}`},
...p,...w,this.flying);this.place.replaceChildren($)}strike(t){let e=this.result?.cells.get(t);if(!e)
return;let{x:s,y:n,w:i,h:r}=this.result.spot(t);e.classList.add("astray"),e.append(v("path",{d:`M${s+
3} ${n+r-3}L${s+i-3} ${n+3}`}))}paint(t){this.at=t,this.pointed.textContent="";for(let c of this.blocks??
[])for(let h of c.cells.values())h.classList.remove("lit","empty");this.flying?.replaceChildren();let e=this.
scene?.step;if(this.play.textContent=this.running?"❚❚ Stop":V()?"Next entry":"▶ Show how",!e||
!this.result?.hasCells)return;let s=this.result.entries(),n=Math.floor(t*s.length+1e-9);this.time.value=
String(n);let i=s[Math.max(0,Math.min(n,s.length)-1)],r=t>0?this.origin(i):"";if(this.time.setAttribute(
"aria-valuetext",r||"nothing yet"),t>=1)return;let a=["cut","turn","copy"].includes(e.kind)&&this.before[0].
hasCells;s.forEach((c,h)=>{let l=h/s.length*(1-Jt),u=a?ze((t-l)/Jt):+(h<n);if(u>=1)return;let m=this.
result.cells.get(c);m.classList.add("empty"),u>0&&a&&!V()&&this.fly(c,m,Be(u))}),n&&!a&&this.light(i),
n&&a&&V()&&this.light(i)}fly(t,e,s){let[[n]]=this.scene.step.sources(t),i=this.before[0].spot(n),r=this.
result.spot(t);if(!i||!r)return;let[a,c]=[i.x+(r.x-i.x)*s,i.y+(r.y-i.y)*s],h=e.cloneNode(!0);h.setAttribute(
"class","cell"),h.setAttribute("transform",`translate(${a-r.x} ${c-r.y})`),this.flying.append(h)}light(t){
this.result.cells.get(t)?.classList.add("lit"),this.scene.step.sources(t).forEach((e,s)=>{for(let n of e)
this.before[s]?.cells.get(n)?.classList.add("lit")}),this.pointed.textContent=this.origin(t)}origin(t){
let{step:e}=this.scene,s=`${this.result.name}${gt(L(t,e.out.shape))}`,n=e.sources(t).map((i,r)=>{let{
shape:a}=e.ins[r],c=e.ins[r].name||"·",h=L(i[0],a);if(i.length<2)return`${c}${gt(h)}`;let l=L(i[1],
a);return`${c}${gt(h.map((u,m)=>u===l[m]?u:":"))}`});return`${s} ← ${n.join(e.kind==="product"?" ·\
 ":", ")}`}point(t){let e=t.target.closest?.(".cell");if(!e||this.running||!this.scene.step)return;let s=this.
blocks.find(({cells:a})=>[...a.values()].includes(e));this.paint(1);let n=Number(e.dataset.flat);if(s===
this.result)return this.light(n);let i=this.before.indexOf(s),r=this.result.hasCells?this.result.entries().
find(a=>this.scene.step.sources(a)[i]?.includes(n)):void 0;r!==void 0&&this.light(r)}toggle(){if(this.
running)return this.stop(),this.paint(this.at);let t=Number(this.time.max);if(V()){let r=this.at>=1?
1:Math.floor(this.at*t+1e-9)+1;return this.paint(r/t)}let e=Math.min(5e3,Math.max(1800,t*90)),s=this.
at>=1?0:this.at,n,i=r=>{n??=r;let a=Math.min(1,s+(r-n)/e);a>=1?this.running=0:this.running=requestAnimationFrame(
i),this.paint(a)};this.running=requestAnimationFrame(i),this.paint(s)}stop(){cancelAnimationFrame(this.
running),this.running=0}held(t){let e=t.closest?.("[data-axis]");if(!e)return null;let[s,n]=e.dataset.
axis.split(".").map(Number),i=this.blocks[s],r=this.grips(i.tensor,n);return r&&{block:i,grip:r,role:e.
dataset.role}}grab(t){let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[d\
ata-axis]").focus();let{block:s,grip:n,role:i}=e,r=n.value;this.place.setPointerCapture(t.pointerId);
let a=({clientX:h,clientY:l})=>{let[u,m]=[h-t.clientX,l-t.clientY],f=r+s.pulled(i,u,m),g=(w,p)=>Math.
abs(p-f)<Math.abs(w-f)?p:w;n.set(n.choices.reduce(g))},c=()=>{this.place.removeEventListener("pointe\
rmove",a),this.place.classList.remove("pulling")};this.place.classList.add("pulling"),this.place.addEventListener(
"pointermove",a);for(let h of["pointerup","pointercancel","lostpointercapture"])this.place.addEventListener(
h,c,{once:!0})}nudge(t){let e=this.held(t.target);if(!e)return;let{value:s,choices:n,set:i}=e.grip,r={
ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1}[t.key],a=n.findIndex(h=>h>=s),c={Home:0,End:n.length-
1}[t.key]??(r&&a+r);c!==void 0&&(t.preventDefault(),n[c]!==void 0&&i(n[c]))}};var P={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]},
Qt=Object.fromEntries(Object.entries(P).map(([o,[,t]])=>[t,o])),Ke=12;function De(o,t){let e=Object.
entries(Qt).map(([n,i])=>[n,o[i]]),s=Math.floor(o.d_model/o.n_heads);return{...Object.fromEntries(e),
...t,d_k:s}}function Ue({refusals:o=[]},t,e){return(o.find(({sliders:n,values:i})=>i.some(r=>r.every(
(a,c)=>a===t[n[c]])))?.template??"").replace(/\{(\w+)\}/g,(n,i)=>e[i])}var We=(o,t)=>o.reduce((e,s)=>Math.
abs(s-t)<Math.abs(e-t)?s:e);function Ye(o,t,e,s){let n=e.length-1,i=d("input",{type:"range",min:0,max:n,
...S}),r=d("input",{type:"number",min:e[0],max:e[n],"aria-label":`${o} ${t}, typed`,...S});i.addEventListener(
"input",()=>s(e[Number(i.value)])),r.addEventListener("change",()=>{s(We(e,Number(r.value)||1))});let a=d(
"span",{},d("i",{},`${o} `),d("code",{},t));return{node:d("div",{class:"control"},d("label",{},a,i),
r),show(c){i.value=String(e.indexOf(c)),i.setAttribute("aria-valuetext",String(c)),r.value=String(c)}}}
var wt=o=>Object.fromEntries(o.split(",").flatMap(t=>{let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??
[];return e?[[e,Number(s)]]:[]})),Ge=o=>Object.entries(o).map(([t,e])=>`${t}=${e}`).join(", "),Ve=o=>/^(\w+\.\d=\d+(, )?)*$/.
test(o)?o:void 0,Xe=o=>o.length<=120?o:void 0;function Ze(o,t,e,s,n){let i=Lt(t.parameters,e),r=t.parameters[0]?.[1].
length?`, ${Tt(t.parameters)}`:"",a=t.parameters.length?`${o} has ${Z(i)} parameters${r}.`:`${o} has\
 no parameters.`;if(!s)return a;let c=k(s.shape);return`This tensor: ${s.shape.length>1?`${s.shape.join(
" × ")} = `:""}${Z(c)} entries, ${_t(c*n)}. ${a}`}function Je(o,t){if(o.error)return[o.error,!1];if(o.
unknown)return[`This line cannot be followed here: ${o.unknown}.`,!1];let e=o.made[0][1],[s,n]=[e,t].
map(r=>`(${r.shape.join(", ")})`);if(s!==n)return[`Your line gives ${s}, the code’s result is ${n}\
.`,!1];if(e.base.name!==t.base.name||!e.from)return[`✓ The shape is that of the code’s result, ${n}\
.`,!0];let i=Xt(e,t);return i?[`No error, and the shape is right, but ${i} of ${k(e.shape)} entries \
are in the wrong place: struck out.`,!1]:["✓ Shape and entries are those of the code’s result.",
!0]}var xt=class{constructor({model:t,el:e}){this.model=t;let{stops:s,fixed:n={},parts:i,helpers:r={}}=t.
get("table");Object.assign(this,{choices:s,fixed:n,helpers:r,isOwnCode:!s}),this.names=["part",...Object.
keys(P),"odd","line"],this.controls=this.isOwnCode?{}:this.controlsOf(s,i);let a=Object.fromEntries(
Object.keys(P).map(p=>[p,D(s?.[p]??[])])),c=D(Object.keys(i));this.address=this.isOwnCode?{node:"",show(){}}:
St(t,e,{part:c,...a,odd:Ve,line:Xe}),[this.status,this.error]=[K("verdict"),K("error")],this.list=zt(
(p,$)=>this.choose(p,$)),this.stage=new X((p,$)=>this.grip(p,$),(p,$,b)=>this.look(p,$,b)),this.steps=
d("div",{class:"steps",role:"group","aria-label":"Steps of the line"}),this.stage.says.before(this.steps),
this.alone=kt("Pull the edges of this tensor alone",p=>{this.isAlone=p,this.redraw()}),this.reset=A(
"Put the edges back",()=>_(t,{odd:""})),this.stage.under.append(this.alone.node,this.reset),this.own=
this.ownLine(),this.challenge=d("div",{class:"challenge"}),this.isAlone=!1,this.task=null,this.here=
{at:0,row:-1},this.step=0,this.shown="";let h=d("div",{class:"both"},this.list.node,this.stage.node,
this.own.node),{part:l,...u}=this.controls,m=Object.values(u).map(({node:p})=>p),f=d("div",{class:"h\
ead"},l?.node??"",this.challenge),g=d("div",{class:"controls"},...m),w=d("div",{class:"foot"},this.status,
this.address.node);yt(e,"shape-explorer","Shape lab",f,g,this.error,h,w)}controlsOf(t,e){let s=a=>c=>_(
this.model,{[a]:c}),n=Object.fromEntries(Object.keys(e).map(a=>[a,a])),r={part:Ot("Code",n,a=>_(this.
model,{part:a,odd:"",line:""}))};for(let[a,c]of Object.entries(P))r[a]=Ye(...c,t[a],s(a));return r}ownLine(){
let t=d("input",{type:"text",maxlength:120,spellcheck:"false",autocapitalize:"off",autocomplete:"off",
...S}),e=r=>{this.here={at:-1,row:0},this.step=1/0,_(this.model,{line:r}),this.redraw()};t.addEventListener(
"input",()=>e(t.value)),t.addEventListener("focus",()=>{t.value&&this.here.at>=0&&e(t.value)});let s=d(
"div",{class:"chips"}),n=d("label",{},"A line of your own",t),i=K("own-says");return{node:d("div",{class:"\
own"},n,s,i),input:t,says:i,show:(r,a)=>{t.value!==r&&(t.value=r);let c=a.tries??[],h=a.functions[0]?.
inputs[0]?.[0]??"",l=c.map(m=>A(m.trim(),()=>e((this.model.get("line")||h)+m))),u=A("Start again",()=>e(
h));s.replaceChildren(...l,...r&&r!==h?[u]:[])}}}choose(t,e){this.here={at:t,row:e},this.step=1/0,this.
isAlone=!1,this.redraw()}grip(t,e){if(this.isOwnCode)return null;let{model:s,state:n,sizes:i,choices:r,
part:a}=this,{base:c}=t,h=wt(n.odd),l=t.name===c.name?e:c.axes.indexOf(t.axes[e]),u=`${c.name}.${l}`;
if(a.functions[0].inputs.some(([$])=>$===c.name)&&l>=0&&(u in h||this.isAlone)&&this.isFollowed)return{
label:`Axis ${e}`,value:t.shape[e],choices:O(Ke,1),set:$=>{let{[u]:b,...x}=h,y=G(a.functions[0],i)[c.
name].shape[l],T=$===y?x:{...x,[u]:$};_(s,{odd:Ge(T)})}};let g=t.axes[e];if(g==="d_k"&&a.sliders.includes(
"n_heads")){let $=r.d_model.filter(x=>x%i.H===0).map(x=>x/i.H);if(!$.includes(i.d_k))return null;let b=x=>_(
s,{d_model:x*i.H});return{label:"Features of a head d_k",value:i.d_k,choices:$,set:b}}let w=Qt[g];if(!w||
!a.sliders.includes(w))return null;let p=$=>_(s,{[w]:$});return{label:P[w].join(" "),value:n[w],choices:r[w],
set:p}}look({base:t,from:e,name:s},n,i){let r=e?e[n]:n,a=L(r,t.shape),c=t.shape.length>1?t.shape.length-
2:0,h=i?a.slice(-2).join(","):"",[l,u]=[t.axes.indexOf("H"),t.axes.at(-1)],[m]=(t.name||s||"").match(
/^(query|key|value)\b/)??[],{d_model:f,H:g}=this.sizes,w=this.part.sliders.includes("n_heads")&&this.
state.part!=="attention",p=u==="d_model"&&f%g===0;if(w&&!t.isParameter&&(l>=0||p)){let x=l>=0?a[l]:Math.
floor(a.at(-1)/this.sizes.d_k),y=38+32*a[c]/Math.max(1,t.shape[c]-1);return{fill:`color-mix(in srgb,\
 ${`var(--hue-${x%8})`} ${y}%, var(--cell))`,text:h}}let $=14+40*a[c]/Math.max(1,t.shape[c]-1);return{
fill:`color-mix(in srgb, ${`var(--${this.state.part==="attention"&&m?m:"accent"})`} ${$}%, var(--cel\
l))`,text:h}}setTask(t){this.task=t,this.isAlone=!1;let{part:e,model:s}=this;_(s,{odd:t?.odd??"",line:t?.
line??""});let n=this.functions[0].rows;if(t?.at){let i=n.findIndex(({source:r})=>r.startsWith(t.at));
this.here={at:0,row:i}}else t?.line?this.here={at:-1,row:0}:this.here={at:0,row:e.functions[0].inputs.
length};this.step=1/0,this.redraw()}showTask(t){let e=this.part.tasks??[],{task:s}=this;if(this.challenge.
hidden=!e.length,!e.length)return;let n=e.map((c,h)=>{let l=s?.say===c.say,u=()=>this.setTask(l?null:
c),m={"aria-label":`Challenge ${h+1}`,"aria-pressed":String(l)};return A(String(h+1),u,m)}),i=this.functions[0].
rows.find(({source:c})=>c.startsWith(s?.at)),r=s&&(s.at?i?.made.length>0:t?.isRight),a=d("span",{class:r?
"solved":""});s&&a.append(r?`✓ Solved. ${s.then}`:s.say),this.challenge.replaceChildren("Challenge",
...n,a)}redraw(){let t=Mt(this.model,this.names),e=this.model.get("table").parts[t.part];if(!e)return;
t.part!==this.shown&&(Object.assign(this,{here:{at:0,row:-1},step:1/0,task:null}),this.isAlone=!1),Object.
assign(this,{state:t,part:e,sizes:De(t,this.fixed)});for(let[c,{node:h,show:l}]of Object.entries(this.
controls))l(t[c]),h.hidden=c!=="part"&&!e.sliders.includes(c);this.address.show();let s=Ue(e,t,this.
sizes),n=wt(t.odd),i=e.functions.map(c=>({name:c.name,rows:Vt(c,this.sizes,n,this.helpers)})),r=i.length===
1&&i[0].rows.every(c=>!c.isRecorded);this.error.textContent=s&&`ValueError: ${s}`;let a=!!(s&&!r&&this.
shown);this.list.node.inert=a,this.stage.node.inert=a,!(a&&(this.status.textContent="",t.part===this.
shown))&&(Object.assign(this,{functions:i,isFollowed:r}),this.here.row<0&&(this.here=this.first(t.line)),
this.shown=t.part,this.draw())}first(t){if(t)return{at:-1,row:0};let e=[s=>s.error||s.steps.length,s=>s.
made.length&&!s.isInput];for(let s of e)for(let[n,{rows:i}]of this.functions.entries()){let r=i.findIndex(
s);if(r>=0)return{at:n,row:r}}return{at:0,row:0}}runOwn(){let{line:t}=this.state,[e]=this.part.functions,
s=this.functions[0]?.rows.findLast(({made:u})=>u.length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;
let n={...Gt(this.sizes),...G(e,this.sizes,wt(this.state.odd))},i=mt(t,n,this.helpers);i.value&&!i.made.
length&&(i.made=[["",i.value]]),!i.made.length&&!i.error&&(i.unknown??="it gives no tensor");let[r,a]=Je(
i,s),c=i.made[0]?.[1],l=c?.from&&s.from&&c.base.name===s.base.name&&String(c.shape)===String(s.shape)?
[...c.from.keys()].filter(u=>c.from[u]!==s.from[u]):[];return{...i,source:t,says:r,isRight:a,astray:l}}draw(){
let{part:t,state:e,here:s}=this,n=this.runOwn();s.at<0&&!n&&Object.assign(s,this.first(""));let i=this.
functions[s.at]?.rows??[],r=s.at<0?n:i[s.row]??i[0],a=r?.steps??[],c=r?.error&&r.tried?.ins.length?r.
tried:null,h=a.length-(c?0:1);this.step=Math.max(0,Math.min(this.step,h));let l=a[this.step];this.list.
show(this.functions,s,l??r),this.own.node.hidden=!t.tries?.length&&!e.line,this.own.show(e.line,t),this.
own.node.classList.toggle("current",s.at<0),this.own.says.textContent=n?.says??"",this.own.says.className=
n?.isRight?"own-says right":"own-says",this.showSteps(a,c);let u=r?.made[0]?.[0]??"";this.stage.show(
{...r,name:s.at<0?"your line":u==="return"?"returned":u,step:l,tried:l?null:c,isLast:this.step===a.length-
1,astray:s.at<0&&this.step===a.length-1?n.astray:[]});let m=r?.isInput&&s.at===0&&this.isFollowed&&!this.
isOwnCode;this.alone.node.hidden=!m,this.alone.show(this.isAlone),this.reset.hidden=!e.odd,r?.error&&
this.stage.says.append(d("span",{class:"raised"},r.error));let f=r?.made[0]?.[1],g=this.bytesOf(r);this.
status.textContent=this.error.textContent?"":Ze(e.part,t,this.sizes,f,g),this.showTask(n)}bytesOf(t){
let{at:e,row:s}=this.here,n=this.part.functions[e],i=t?.isInput?n?.inputs:n?.lines[s-n.inputs.length]?.
made,[r]=t?.made[0]??[];return i?.find(([a])=>a===r)?.[1].bytes??4}showSteps(t,e){let s=[...t.map(({
word:i})=>i),...e?[`${e.word} ✗`]:[]];this.steps.hidden=s.length<2;let n=s.map((i,r)=>A(`${r+1} ${i}`,
()=>this.goTo(r),{"aria-pressed":String(r===this.step)}));this.steps.replaceChildren(...n)}goTo(t){this.
step=t,this.draw(),this.steps.querySelectorAll("button")[t]?.focus()}};function Qe(o){let t=new xt(o),
e=Et(o.model,[...t.names,"table"],()=>t.redraw()),s=0,n=new ResizeObserver(()=>{let i=t.stage.place.
clientWidth;i&&i!==s&&t.functions&&t.draw(),s=i});return n.observe(t.stage.place),()=>{t.stage.stop(),
n.disconnect(),e()}}var te={render:Qe};widget=te;})();
export default widget;
