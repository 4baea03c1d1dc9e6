let widget;
(()=>{var te=Object.defineProperty;var ee=(o,t)=>{for(var e in t)te(o,e,{get:t[e],enumerable:!0})};function p(o,t={},...e){return bt(document.createElement(o),t,e)}function y(o,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",o);return bt(s,t,e)}function bt(o,t,e){for(let[s,n]of Object.
entries(t))o.setAttribute(s,n);return o.append(...e),o}function yt(o,t,e,...s){let n={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};o.append(p("div",n,...s))}var S={"data-lm-suppress-shortcuts":"true"};function T(o,t,e={}){let s=p("button",{type:"button",...e},
o);return s.addEventListener("click",t),s}function vt(o,t){let e=p("input",{type:"checkbox",...S});return e.addEventListener("change",()=>t(e.
checked)),{node:p("div",{class:"control"},p("label",{},e,o)),show(s){e.checked=s}}}function kt(o,t,e){let s=Object.entries(t).map(([r,a])=>p("option",{value:r},a)),n=`menu-${Math.random()}`,
i=p("select",{id:n,...S},...s);return i.addEventListener("change",()=>e(i.value)),{node:p("div",{class:"\
control menu"},p("label",{for:n},o),i),show(r){i.value=r}}}function Ot(o,t,e){let s=t.map(n=>`change\
:${n}`);for(let n of s)o.on(n,e);return e(),()=>{for(let n of s)o.off(n,e)}}var Et=(o,t)=>Object.fromEntries(
t.map(e=>[e,o.get(e)]));function _(o,t){for(let[e,s]of Object.entries(t))o.set(e,s);o.save_changes()}
function R(o){let t=p("p",{class:o}),e=new MutationObserver(()=>{t.textContent&&ne(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var se=1e3,
H,$t;function ne(o){H?.isConnected||(H=p("p",{class:"annotated-voice",role:"status"}),document.body.
append(H));let t=H;clearTimeout($t),$t=setTimeout(()=>{t.textContent=o},se)}var P=o=>t=>o.find(e=>String(e)===t),Qe=P([!0,!1]),oe=o=>String(o);function Mt(o,t,e,s={}){let n=t.closest(
"[data-widget]");if(!o.later||!n)return{node:"",show(){}};let{widget:i}=n.dataset,r=[...document.querySelectorAll(
`[data-widget="${i}"]`)],a=i+(r.indexOf(n)>0?r.indexOf(n)+1:""),c=m=>(s[m]??oe)(o.get(m)),h=Object.keys(
e),l=Object.fromEntries(h.map(m=>[m,c(m)])),u=new URLSearchParams(location.search),g=[];for(let[m,x]of Object.
entries(e)){let $=u.get(`${a}.${m}`);if($===null)continue;let b=x($);b===void 0?g.push(m):o.set(m,b)}
let d=p("a",{},"Copy link to this setting"),f=p("span",{role:"status"});d.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let w=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},d,f,w),show(){let m=new URLSearchParams(location.search);for(let b of h){let L=c(b);L===l[b]?m.
delete(`${a}.${b}`):m.set(`${a}.${b}`,L)}f.textContent="";let x=n.closest("section[id]")?.id,$=m.size?
`?${m}`:location.pathname;d.setAttribute("href",`${$}${x?`#${x}`:""}`)}}}var O=o=>o.reduce((t,e)=>t*e,1),ie=o=>o.reduce((t,e)=>t+e,0),re=(o,t)=>typeof o=="number"?o:t[o],J=o=>o.
toLocaleString("en-US"),jt=(o,t)=>ie(o.map(([e,s])=>e*O(s.map(n=>re(n,t)))));function Lt(o,t=e=>e){let e=n=>[
...new Set(n)].map(i=>{let r=n.filter(a=>a===i).length;return r===1?t(i):`${t(i)}${"²³"[r-2]}`}),s=([
n,i])=>[...n===1&&i.length?[]:[n],...e(i)].join("·");return o.map(s).join(" + ")}var St=["B","kB","\
MB","GB","TB"];function _t(o){let t=o<1e3?0:Math.min(Math.floor(Math.log10(o)/3),St.length-1);return`${t?
(o/1e3**t).toFixed(1):o} ${St[t]}`}var E=(o,t=0)=>Array.from({length:o},(e,s)=>t+s);var ct={};ee(ct,{Refused:()=>M,axisOf:()=>z,broadcast:()=>D,collapse:()=>rt,contiguous:()=>ot,flatOf:()=>Q,
fresh:()=>N,indexOf:()=>j,maskedFill:()=>at,multiply:()=>st,permute:()=>U,stridesOf:()=>I,together:()=>et,
transpose:()=>Y,unsqueeze:()=>it,view:()=>nt});var ae=4096,M=class extends Error{constructor(t,e="RuntimeError"){super(t),this.kind=e}};function N(o,t=[],e=""){
let s=O(o),n={shape:o,axes:o.map((i,r)=>t[r]??""),strides:I(o),from:s<=ae?Int32Array.from(E(s)):null,
name:e};return Object.assign(n,{base:n})}function I(o){let t=o.map(()=>1);for(let e=o.length-2;e>=0;e--)
t[e]=t[e+1]*o[e+1];return t}var j=(o,t)=>I(t).map((e,s)=>Math.floor(o/e)%t[s]),Q=(o,t)=>I(t).reduce(
(e,s,n)=>e+s*o[n],0),K=o=>`[${o.join(", ")}]`;function z(o,t,e=0){let s=Math.max(t+e,1);if(o<-s||o>=
s)throw new M(`Dimension out of range (expected to be in range of [${-s}, ${s-1}], but got ${o})`,"I\
ndexError");return o<0?o+s:o}function D(o,t){let e=Math.max(o.length,t.length),s=(i,r)=>i[r-e+i.length]??
1,n=E(e);for(let i=e-1;i>=0;i--){let[r,a]=[s(o,i),s(t,i)];if(r!==a&&r!==1&&a!==1)throw new M(`The si\
ze of tensor a (${r}) must match the size of tensor b (${a}) at non-singleton dimension ${i}`);n[i]=
r===1?a:r}return n}function tt(o,...t){return o.map((e,s)=>{let n=t.map(({shape:i,axes:r})=>[i.length-
o.length+s,i,r]).find(([i,r,a])=>r[i]===e&&a[i]);return n?n[2][n[0]]:""})}function et(o,t){let e=D(o.
shape,t.shape);return N(e,tt(e,o,t))}function st(o,t){let[e,s]=[o.shape,t.shape];if(!e.length||!s.length)
throw new M(`both arguments to matmul need to be at least 1D, but they are ${e.length}D and ${s.length}\
D`);let n=e.at(-1),i=s.length>1?s.at(-2):s[0],[r,a]=[e.slice(0,-1),s.length>1?s.slice(-1):[]],c=[...r,
...a],h=[...o.axes.slice(0,-1),...s.length>1?t.axes.slice(-1):[]];if(s.length>2)return ce(o,t);if(n!==
i){let l=O(r);throw e.length===1&&s.length===1?new M(`inconsistent tensor size, expected tensor [${n}\
] and src [${i}] to have the same number of elements, but got ${n} and ${i} elements respectively`):
new M(s.length===1?`size mismatch, got input (${l}), mat (${l}x${n}), vec (${i})`:`mat1 and mat2 sha\
pes cannot be multiplied (${l}x${n} and ${i}x${a[0]})`)}return N(c,h)}function ce(o,t){let[e,s]=[o.shape,
t.shape],n=D(e.slice(0,-2),s.slice(0,-2)),i=e.length>1?[e.at(-2)]:[];if(e.at(-1)!==s.at(-2)){let u=O(
n);throw new M(`Expected size for first two dimensions of batch2 tensor to be: ${K([u,e.at(-1)])} bu\
t got: ${K([u,s.at(-2)])}.`)}let[r,a]=[u=>({...u,shape:u.shape.slice(0,-2)}),o.axes.length],c=tt(n,r(
o),r(t)),h=[...n,...i,s.at(-1)],l=e.length>1?[o.axes[a-2]]:[];return N(h,[...c,...l,t.axes.at(-1)])}
function he(o,t){let e=()=>new M(`shape '${K(o)}' is invalid for input of size ${t}`),s=o.indexOf(-1),
n=o.findIndex(r=>r<-1);if(n>=0)throw new M(`invalid shape dimension ${o[n]} at index ${n} of shape ${K(
o)}`);if(s!==o.lastIndexOf(-1))throw new M("only one dimension can be inferred");let i=O(o.filter(r=>r!==
-1));if(s<0?i!==t:!i||t%i)throw e();return o.map(r=>r===-1?t/i:r)}function le({shape:o,strides:t},e){
let s=e.map(()=>1),n=e.length-1,[i,r,a]=[t.at(-1)??1,1,1];for(let c=o.length-1;c>=0;c--)if(r*=o[c],!(c&&
(o[c-1]===1||t[c-1]===r*i))){for(;n>=0&&(a<r||e[n]===1);)s[n]=a*i,a*=e[n--];if(a!==r)return null;c&&
([i,r,a]=[t[c-1],1,1])}return n===-1?s:null}function nt(o,t,e,s=!1){let n=he(t,O(o.shape)),i=le(o,n);
if(!i&&!s)throw new M("view size is not compatible with input tensor's size and stride (at least one\
 dimension spans across two contiguous subspaces). Use .reshape(...) instead.");let r=n.map((a,c)=>e[c]||
a===o.shape[c]&&o.axes[c]);return{...o,shape:n,axes:r.map(a=>a||""),strides:i??I(n)}}function U(o,t){
let e=r=>t.map(a=>r[a]),s=e(o.shape),n=e(I(o.shape)),i=o.from?.map((r,a)=>{let c=j(a,s);return o.from[c.
reduce((h,l,u)=>h+l*n[u],0)]});return{...o,shape:s,axes:e(o.axes),strides:e(o.strides),from:i??null}}
function Y(o,t,e){let s=o.shape.length,n=E(s),[i,r]=[z(t,s),z(e,s)];return s?([n[i],n[r]]=[r,i],U(o,
n)):o}var ot=o=>({...o,strides:I(o.shape)});function it(o,t){let e=z(t,o.shape.length,1),s=(i,r)=>i.
toSpliced(e,0,r),n=(o.strides[e]??1)*(o.shape[e]??1);return{...o,shape:s(o.shape,1),axes:s(o.axes,""),
strides:s(o.strides,n)}}function rt(o,t,e){let s=z(t,o.shape.length),n=(i,r)=>e?i.with(s,r):i.toSpliced(
s,1);return N(n(o.shape,1),n(o.axes,""))}function at(o,t){let e=D(t.shape,o.shape);return N(e,tt(e,o,
t))}var ue=500,de=24,At=8,[Tt,pe,fe,me,ge]=[50,28,26,14,14],ht=o=>o<=12?o:12+3*Math.log2(o/12),we=o=>5+5*
Math.min(ht(o),14);function Ct({shape:o,axes:t}){let e=o.length,s=e>3||e===3&&t[0]==="B",n=i=>i>=0?i:
-1;return{column:n(e-1),row:n(e-2),thick:s?0:-1,block:e>3||e===3&&!s?e-3:-1}}var W=class{constructor(t,e,s,n=!1){
Object.assign(this,{tensor:t,name:e,cell:s});let{shape:i}=t;this.roles=Ct(t);let r=l=>i[this.roles[l]]??
1;[this.columns,this.rows]=[r("column"),r("row")],[this.count,this.depth]=[r("block"),r("thick")],this.
w=ht(this.columns)*s,this.h=ht(this.rows)*s,this.t=this.roles.thick<0?5:we(this.depth)*Math.min(1,s/
16),this.blocks=Math.min(this.count,At),this.dx=n?this.t+9:this.w+this.t+ge,this.dy=n?this.t+9:0;let a=this.
columns*this.rows*this.blocks;this.hasCells=a<=ue&&Math.max(this.columns,this.rows)<=de&&this.count<=
At&&i.length<=4;let h=`${e} (${i.join(", ")})`.length*7.9+8;this.spread=this.w+(this.blocks-1)*this.
dx+this.t,this.width=Math.max(Tt+this.spread+me,h),this.top=fe+this.t+(this.blocks-1)*this.dy+(this.
count>1?18:0),this.height=this.top+this.h+pe,this.x=0,this.y=0}corner(t){return[this.x+Tt+t*this.dx,
this.y+this.top-t*this.dy]}entries(){let{shape:t}=this.tensor,e=this.roles.thick<0?t:t.with(0,1);return E(
this.hasCells?O(e):0).map(n=>Q(j(n,e),t))}spot(t){let e=j(t,this.tensor.shape),{thick:s,block:n,row:i,
column:r}=this.roles;if(!this.hasCells||e[s])return;let[a,c]=this.corner(e[n]??0),[h,l]=[this.w/this.
columns,this.h/this.rows];return{x:a+(e[r]??0)*h,y:c+(e[i]??0)*l,w:h,h:l}}#t(t){let[e,s]=this.corner(
t),{w:n,h:i,t:r}=this,a=(l,u)=>y("path",{d:l,class:u}),h=(this.depth<=8?E(this.depth-1,1):[]).map(l=>{
let u=r*l/this.depth;return`M${e+u} ${s-u}h${n}v${i}`});return[a(`M${e} ${s}l${r} ${-r}h${n}l${-r} ${r}\
z`,"top"),a(`M${e+n} ${s}l${r} ${-r}v${i}l${-r} ${r}z`,"side"),a(h.join(""),"slices"),y("rect",{x:e,
y:s,width:n,height:i,class:"front"})]}draw(t,e,s=[]){this.cells=new Map;let n=y("g",{class:"block"});
this.tensor.isParameter&&n.classList.add("parameter");let i=new Map(E(this.blocks).map(c=>[c,[]]));for(let c of this.
entries()){let h=j(c,this.tensor.shape)[this.roles.block]??0;i.get(h).push(c)}for(let c of E(this.blocks).
reverse()){n.append(...this.#t(c));for(let h of i.get(c))n.append(this.#e(h,t(h)))}let r=y("text",{x:this.
x+2,y:this.y+14,class:"name"},this.name),a=` (${this.tensor.shape.join(", ")}${this.tensor.shape.length===
1?",":""})`;return r.append(y("tspan",{},a)),n.append(r,...this.#s(e,s)),n}#e(t,{fill:e,text:s}){let{
x:n,y:i,w:r,h:a}=this.spot(t),c=y("rect",{x:n+.5,y:i+.5,width:r-1,height:a-1});c.style.fill=e;let h=y(
"g",{class:"cell","data-flat":t},c);return s&&r>=22&&a>=14&&h.append(y("text",{x:n+r/2,y:i+a/2+3.5},
s)),this.cells.set(t,h),h}#s(t,e){let{w:s,h:n,t:i}=this,[r,a]=this.corner(0),c=this.corner(this.blocks-
1),h={column:[r,a+n+9,r+s,a+n+9],row:[r-9,a,r-9,a+n],thick:[r-5,a-5,r-5+i,a-5-i],block:[r+i,a-i-11,c[0]+
s+i,c[1]-i-11]},l={column:["middle",r+s/2,a+n+24],row:["end",r-15,a+n/2+4],thick:["end",r-12+i/2,a-6-
i/2],block:["middle",(r+c[0]+s)/2+i,(a+c[1])/2-i-16]};return Object.entries(h).flatMap(([u,g])=>{let d=this.
roles[u];return d<0?[]:this.#n(u,d,g,l[u],t(d),e.includes(d))})}#n(t,e,[s,n,i,r],[a,c,h],l,u){let{axes:g,
shape:d}=this.tensor,f=u?"edge wrong":"edge",w=y("text",{x:c,y:h,"text-anchor":a});g[e]&&w.append(`${g[e]}\
 `),w.append(y("tspan",{},d[e]));let m=[y("line",{x1:s,y1:n,x2:i,y2:r}),w];if(u&&m.push(y("path",{d:`\
M${i-4} ${r-4}l8 8m0 -8l-8 8`})),!l)return[y("g",{class:f},...m)];let{label:x,value:$,choices:b}=l,L={
cx:i,cy:r},B=y("circle",{...L,r:5.5});return[y("g",{class:`${f} grip`,role:"slider",tabindex:0,"aria\
-label":`${x} of ${this.name}`,"aria-valuenow":$,"aria-valuemin":b[0],"aria-valuemax":b.at(-1),"data\
-axis":`${this.name}.${e}`,"data-role":t,...S},...m,y("circle",{...L,r:18,class:"reach"}),B)]}pulled(t,e,s){
let{w:n,h:i,t:r}=this;return{column:()=>e/(n/this.columns),row:()=>s/(i/this.rows),thick:()=>(e-s)/2/
Math.max(4,r/this.depth),block:()=>e/Math.min(Math.max(this.dx,16),60)}[t]()}};function It(o,t){let[
e,s,n,i]=[0,0,0,0],r=[];for(let a of o){let c=typeof a=="string",h=c?Math.max(18,a.length*8+12):a.width;
if((!c&&e>0&&e+h>t||a===`
`)&&([e,s,n]=[0,s+n+4,0]),a===`
`)continue;c?r.push([a,e+h/2,()=>s]):[a.x,a.y]=[e,s];let u=s;c?r.at(-1)[2]=u:n=Math.max(n,a.height),
e+=h,i=Math.max(i,e)}return{width:i,height:s+n,signs:r}}function Nt(o){let{row:t,column:e,thick:s,block:n}=Ct(
o),i=(w,m)=>w<0?4:Math.min(m,4+3.2*Math.log2(o.shape[w]+1)),[r,a,c]=[i(e,26),i(t,22),s<0?2:i(s,9)/2],
h=n<0?1:Math.min(o.shape[n],3),[l,u]=[1,27-a],g=w=>{let[m,x]=[l+w*5,u-w*3];return`M${m} ${x}h${r}v${a}\
h${-r}zl${c} ${-c}h${r}l${-c} ${c}m${c} ${-c}v${a}l${-c} ${c}`},d=p("span",{class:"mini","aria-hidde\
n":"true"}),f=E(h).reverse().map(w=>y("path",{d:g(w)}));return d.append(y("svg",{viewBox:"0 0 44 28",
width:44,height:28},...f)),d}var xe=({shape:o})=>`(${o.join(", ")}${o.length===1?",":""})`,$e=({axes:o,shape:t})=>o.some(Boolean)?
`(${o.map((e,s)=>e||t[s]).join(", ")})`:"";function be(o,t){if(!t||t.end<=t.start)return p("code",{},
o);let e=p("mark",{},o.slice(t.start,t.end));return p("code",{},o.slice(0,t.start),e,o.slice(t.end))}
function ye(o,t,e,s){let{source:n,made:i,error:r,isInput:a,isMissing:c}=o,h=i.map(([,f])=>f),l=h.map(
f=>p("span",{class:"shape"},p("b",{},xe(f)),` ${$e(f)}`));r&&l.push(p("span",{class:"shape broken"},
"✗ breaks here")),c&&l.push(p("span",{class:"shape"},"not reached"));let u=p("span",{class:"words"},
be(n,t&&e),...l),g={type:"button",class:`line${a?" input":""}`,tabindex:t?0:-1,"aria-current":String(
t),...S},d=p("button",g,...h.slice(0,1).map(Nt),u);return d.disabled=!!c||!(h.length||r),d.addEventListener(
"click",s),p("li",t?{class:"current"}:{},d)}function ve(o){o.addEventListener("keydown",t=>{let e=[...o.
querySelectorAll("button.line:enabled")],s=e.indexOf(t.target),n=e.length-1,i={ArrowUp:s-1,ArrowDown:s+
1,Home:0,End:n}[t.key];s<0||i===void 0||(t.preventDefault(),e[i]?.click(),o.querySelector("li.curren\
t button")?.focus())})}function Bt(o){let t=p("div",{class:"lines"});return ve(t),{node:t,show(e,s,n){
let i=t.scrollTop,r=t.contains(document.activeElement),a=e.flatMap(({name:u,rows:g},d)=>{let f=g.map(
(x,$)=>{let b=d===s.at&&$===s.row;return ye(x,b,n?.at,()=>o(d,$))}),w={"aria-label":`Lines of ${u}`};
return[p("p",{},p("code",{},u)),p("ol",w,...f)]});t.replaceChildren(...a),t.scrollTop=i;let c=t.querySelector(
"li.current");if(!c)return;r&&c.querySelector("button").focus({preventScroll:!0});let[h,l]=[c.offsetTop,
c.offsetTop+c.offsetHeight];h<t.scrollTop&&(t.scrollTop=h-8),l>t.scrollTop+t.clientHeight&&(t.scrollTop=
l-t.clientHeight+8)}}}var lt=/\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*)|("[^"]*"|'[^']*')|(\/\/|[-@+*/~()[\],.=:]))/y,v=class extends Error{};
function ke(o){let t=[],e=o.trimEnd().length;for(let s=0;s<e;){lt.lastIndex=s;let n=lt.exec(o);if(!n)
throw new v(`cannot read “${o.slice(s).trim()}”`);s=lt.lastIndex;let i=["number","name","text","\
sign"].find((a,c)=>n[c+1]),r=n.slice(1).find(Boolean);t.push({kind:i,word:r,start:s-r.length,end:s})}
return t}var ut=class{constructor(t){this.tokens=ke(t),this.at=0}get next(){return this.tokens[this.
at]??{kind:"end",word:"the end",start:0,end:0}}is(...t){return this.next.kind==="sign"&&t.includes(this.
next.word)}take(t){if(t&&!this.is(t))throw new v(`expected “${t}”, found “${this.next.word}”`);
return this.tokens[this.at++]}chain(t,e){let s=e();for(;this.is(...t);){let{word:n}=this.take(),i=e();
s={kind:"two",word:n,left:s,right:i,start:s.start,end:i.end}}return s}expression(){let t=this.chain(
["+","-"],()=>this.chain(["@","*","/","//"],()=>this.factor()));if(this.next.word!=="if")return t;let[
,e,...s]=this.tokens.slice(this.at,this.at+5);if(s.map(({word:a})=>a).join(" ")!=="is None else")throw new v(
"this condition cannot be read");this.at+=5;let n=this.expression(),[i,r]=[t.start,n.end];return{kind:"\
if",name:e.word,value:t,other:n,start:i,end:r}}factor(){if(!this.is("-","~"))return this.called();let{
word:t,start:e}=this.take(),s=this.factor();return{kind:"one",word:t,of:s,start:e,end:s.end}}called(){
let t=this.atom(),{start:e}=t;for(;;)if(this.is(".")){this.take();let{word:s,end:n,kind:i}=this.tokens[this.
at++]??this.next;if(i!=="name")throw new v("a name is missing after the dot");t={kind:"attribute",of:t,
word:s,start:e,end:n}}else if(this.is("(")){let{args:s,named:n,end:i}=this.list(")");t={kind:"call",
of:t,args:s,named:n,start:e,end:i}}else if(this.is("[")){let{args:s,end:n}=this.list("]");t={kind:"i\
ndex",of:t,args:s,start:e,end:n}}else return t}list(t){this.take();let e=[],s={};for(;!this.is(t);){
let n=this.tokens[this.at+1];if(this.next.kind==="name"&&n?.word==="="){let{word:i}=this.take();this.
take("="),s[i]=this.expression()}else e.push(this.expression());this.is(t)||this.take(",")}return{args:e,
named:s,end:this.take(t).end}}atom(){let{kind:t,word:e,start:s,end:n}=this.next;if(this.is("(","[")){
let i=e==="("?")":"]",{args:r,end:a}=this.list(i);return r.length===1&&i===")"?{...r[0],start:s,end:a}:
{kind:"list",args:r,start:s,end:a}}if(t==="sign"||t==="end")throw new v(`a value is missing before “${e}\
”`);return this.at++,{kind:t,word:e,start:s,end:n}}};function Oe(o){let t=new ut(o),e=[t.expression()];
for(;t.is(",");)t.take(),t.next.kind!=="end"&&e.push(t.expression());if(t.next.kind!=="end")throw new v(
`“${t.next.word}” stands where it cannot`);return e}function zt(o){let[,t,e]=o.match(/^(\s*(?:return\b|([\w, ]+?)\s*=(?!=)))?/)??
[],s=t?.length??0,n=t?e?.split(/\s*,\s*/)??["return"]:[],i=Oe(" ".repeat(s)+o.slice(s));return{names:n.
map(r=>r.trim()).filter(Boolean),values:i}}var{axisOf:Ft,flatOf:Ht,fresh:F,indexOf:ft,Refused:Rt}=ct,k=o=>!!(o?.shape&&o.strides),C=(o,t="")=>({
n:o,name:t}),Ee=o=>o.map(({n:t})=>t),Me={"d_model//H":"d_k","H*d_k":"d_model","d_k*H":"d_model"},Se={
"+":(o,t)=>o+t,"-":(o,t)=>o-t,"*":(o,t)=>o*t,"/":(o,t)=>o/t,"//":(o,t)=>Math.floor(o/t)},dt=(o,t)=>{
let e=o.slice(o.length-t.length);return Ht(e.map((s,n)=>t[n]===1?0:s),t)},je=o=>[[o]],qt=(o,t,e)=>s=>{
let n=ft(s,t.shape),i=t.shape.length<o.shape.length?n.toSpliced(e,0,0):n;return[E(o.shape[e]).map(r=>Ht(
i.with(e,r),o.shape))]},Le=(o,t,e)=>s=>{let n=ft(s,e.shape),i=t.shape.length===1,r=n.slice(0,i?-1:-2),
a=i?n:n.slice(0,-1),c=E(o.shape.at(-1)),h=o.shape.length>1?a:[],l=u=>i?[u]:[...r,u,n.at(-1)];return[
c.map(u=>dt([...h,u],o.shape)),c.map(u=>dt(l(u).slice(-t.shape.length),t.shape))]},pt=class o{constructor(t,e){
this.names=t,this.helpers=e,this.steps=[],this.inside=null,this.at={start:0,end:0},this.tried={kind:"",
ins:[],word:""}}tries(t,e,s){this.tried={kind:t,ins:e,word:s}}step(t,e,s,n,i,r){let a=this.inside??e;
return this.steps.push({kind:t,at:a,word:r,ins:s,out:n,sources:i}),n}value(t){this.at=this.inside??t;
let e=this[t.kind](t);if(e===void 0)throw new v(`${t.word??"this"} is not known`);return e}number=({
word:t})=>C(Number(t));text=({word:t})=>t;name=({word:t})=>t==="None"?null:this.names[t];list=({args:t})=>t.
map(e=>this.value(e));if({name:t,value:e,other:s}){return this.value((this.names[t]??null)===null?e:
s)}index({of:t,args:e}){let[s,n]=[this.value(t),this.value(e[0])];if(!Array.isArray(s)||e.length>1)throw new v(
"this index");return s.at(n.n)}one(t){let e=this.value(t.of);return k(e)?this.each(t,e,t.word):C(-e.
n)}each(t,e,s){return this.step("each",t,[e],F(e.shape,e.axes),je,s)}two(t){let{word:e}=t,[s,n]=[this.
value(t.left),this.value(t.right)];if(this.at=this.inside??t,e==="@")return this.product(t,s,n);if(!k(
s)&&!k(n)){let i=Me[`${s.name}${e}${n.name}`]??"";return C(Se[e](s.n,n.n),i)}return!k(s)||!k(n)?this.
each(t,k(s)?s:n,e):(this.tries("pair",[s,n],e),this.pair(t,s,n,et(s,n),e))}pair(t,e,s,n,i){let r=a=>{
let c=ft(a,n.shape);return[e,s].map(({shape:h})=>[dt(c,h)])};return this.step("pair",t,[e,s],n,r,i)}product(t,e,s,n="\
@"){if(!k(e)||!k(s))throw new v("@ is for tensors");this.tries("product",[e,s],n);let i=st(e,s);return this.
step("product",t,[e,s],i,Le(e,s,i),n)}attribute(t){let e=t.of.word==="self"?this.names.self:this.value(
t.of);if(!k(e))return e?.[t.word];if(t.word==="shape")return e.shape.map((s,n)=>C(s,e.axes[n]));if(t.
word==="T"||t.word==="mT")return this.moved(t,e,Y(e,-2,-1),"turn");throw new v(`x.${t.word} is not k\
nown here`)}moved(t,e,s,n,i=t.word){let r=new Map;e.from?.forEach((c,h)=>{r.set(c,h)});let a=c=>[[s.
from?r.get(s.from[c]):0]];return this.step(n,t,[e],s,a,i)}call(t){let{of:e,args:s,named:n}=t,i=e.kind===
"attribute"?`${e.of.word}.${e.word}`:e.word;if(i==="float"||i==="math.sqrt")return C(Math.sqrt(this.
value(s[0]).n));if(i==="F.layer_norm")return this.each(t,this.value(s[0]),"layer_norm");if(this.helpers[i]&&
!this.names[i])return this.helper(t,this.helpers[i]);let r=e.kind==="attribute"&&this.methods[e.word],
a=e.kind==="attribute"&&e.of.word!=="self"&&this.value(e.of),c=()=>s.map(u=>this.value(u));if(k(a)){
if(!r)throw new v(`.${e.word}() is not known here`);let u=Object.entries(n).map(([d,f])=>[d,this.value(
f)]),g=c().flat();return this.at=this.inside??t,this.tries("cut",[a],e.word),r(t,a,g,Object.fromEntries(
u))}let h=this.value(e);if(h==="same")return this.each(t,c()[0],e.word);if(!h?.linear)throw new v(`${i}\
 is not known here`);let[l]=c();return this.at=this.inside??t,this.linear(t,l,h,e.word)}linear(t,e,{
linear:[s,n],names:i},r){let a=F([n,s],[i[1],i[0]],`${r}.weight`),c={...U(a,[1,0]),name:`${r}.weight\
.T`};return this.product(t,e,Object.assign(c,{isParameter:!0}),r)}helper(t,{params:e,lines:s}){let n=t.
args.map(r=>this.value(r)),i=new o(Object.fromEntries(e.map((r,a)=>[r,n[a]??null])),this.helpers);i.
inside=this.inside??t,i.steps=this.steps,i.tries=(...r)=>this.tries(...r);for(let[r,a]of s)(!a||i.names[a])&&
i.run(r);return i.names.return}methods={view:(t,e,s)=>this.viewed(t,e,s,!1),reshape:(t,e,s)=>this.viewed(
t,e,s,!0),transpose:(t,e,[s,n])=>this.moved(t,e,Y(e,s.n,n.n),"turn","transpose"),contiguous:(t,e)=>this.
moved(t,e,ot(e),"copy","contiguous"),unsqueeze:(t,e,[s])=>this.moved(t,e,it(e,s.n),"cut","unsqueeze"),
softmax:(t,e,[s],n)=>{let i=Ft((s??n.dim).n,e.shape.length),r=F(e.shape,e.axes);return this.step("ro\
w",t,[e],r,qt(e,r,i),"softmax")},mean:(t,e,[s],n)=>this.collapsed(t,e,s,n,"mean"),sum:(t,e,[s],n)=>this.
collapsed(t,e,s,n,"sum"),relu:(t,e)=>this.each(t,e,"relu"),masked_fill:(t,e,[s])=>{if(!k(s))throw new v(
"there is no mask");return this.tries("pair",[e,s],"masked_fill"),this.pair(t,e,s,at(e,s),"masked_fi\
ll")}};viewed(t,e,s,n){let i=s.map(({name:a})=>a),r=nt(e,Ee(s),i,n);return this.moved(t,e,r,"cut",n?
"reshape":"view")}collapsed(t,e,s,n,i){let r=s??n.dim;if(!r)throw new v(`${i} without an axis`);this.
tries("row",[e],i);let a=rt(e,r.n,n.keepdim===!0),c=Ft(r.n,e.shape.length);return this.step("row",t,
[e],a,qt(e,a,c),i)}run(t){let{names:e,values:s}=zt(t),n=s.map(i=>this.value(i));if(e.length>1&&n.length===
1&&([n]=n),e.length===1&&n.length>1&&(n=[n]),e.length>1&&e.length!==n.length)throw new Rt(n.length>e.
length?`too many values to unpack (expected ${e.length})`:`not enough values to unpack (expected ${e.
length}, got ${n.length})`,"ValueError");return e.forEach((i,r)=>{let a=n[r];this.names[i]=k(a)?{...a,
name:i}:a}),{names:e,value:n[0]}}},G=o=>Array.isArray(o)?o.find(k):o;function mt(o,t,e){let s=new pt(
t,e);try{let{names:n,value:i}=s.run(o);return{made:n.map(a=>[a,G(t[a])]).filter(([,a])=>k(a)),steps:s.
steps,value:G(i)}}catch(n){let{steps:i,at:r,tried:a}=s;return n instanceof Rt?{made:[],steps:i,error:`${n.
kind}: ${n.message}`,at:r,tried:a}:{made:[],steps:[],unknown:n.message}}}var _e={True:!0,math:{},F:{},
torch:{}},Pt=(o,t)=>o.map(e=>typeof e=="number"?e:t[e]),Kt=o=>o.map(t=>typeof t=="number"?"":t),Dt=({
shape:o},t,e)=>F(Pt(o,t),Kt(o),e);function Ae(o,t){let e=Object.entries(o).map(([s,n])=>typeof n=="s\
tring"&&n!=="same"?[s,C(t[n],n)]:n==="same"?[s,n]:[s,{linear:Pt(n,t),names:Kt(n)}]);return Object.fromEntries(
e)}var Te=(o,t)=>o.length===t.length&&o.every((e,s)=>e===t[s]);function V(o,t,e={}){let s=o.inputs.map(
([i,r])=>{let a=Dt(r,t,i),c=a.shape.map((h,l)=>e[`${i}.${l}`]??h);return[i,F(c,a.axes,i)]}),n=Object.
entries(o.numbers??{});return{..._e,...Object.fromEntries(n.map(([i,r])=>[i,C(t[r],r)])),...Object.fromEntries(
s),self:Ae(o.modules??{},t)}}var Ut=o=>Object.fromEntries(Object.entries(o).map(([t,e])=>[t,C(e,t)]));
function Yt(o,t,e,s){let n=V(o,t,e),i=Object.keys(e).length>0,r=!1,a=o.inputs.map(([c])=>({source:c,
made:[[c,n[c]]],steps:[],isInput:!0}));for(let{source:c,made:h}of o.lines){if(r){a.push({source:c,made:[],
steps:[],isMissing:!0});continue}let l=h.map(([d,f])=>[d,Dt(f,t,d)]),u=mt(c,n,s),g=l.every(([d,f])=>k(
G(n[d]))&&Te(G(n[d]).shape,f.shape));if(r=!!u.error,u.unknown||!(g||i||r)){let d=Object.values(n).filter(
f=>k(f)&&new RegExp(`\\b${f.name}\\b`).test(c));for(let[f,w]of l)n[f]=w;a.push({source:c,made:l,steps:[],
given:d,isRecorded:!0})}else a.push({source:c,...u})}return a}function Wt(o,t){return!o.from||!t.from||
O(o.shape)!==O(t.shape)?0:o.from.reduce((e,s,n)=>e+(s!==t.from[n]?1:0),0)}var Gt=[30,27,24,21,18,15,12,10,8,6,5,4,3,2.2,1.6],Vt=.3,X=()=>matchMedia("(prefers-reduced-motion: \
reduce)").matches,Ce=o=>o*o*(3-2*o),Ie=o=>Math.min(1,Math.max(0,o)),gt=o=>`[${o.join(", ")}]`,Ne=({axes:o,
shape:t},e)=>{let s=(e+t.length)%t.length;return o[s]?`${o[s]} = ${t[s]}`:`size ${t[s]}`};function Be({
kind:o,word:t,ins:e,out:s}){let[n,i]=e,r=()=>{let c=n.shape.map((h,l)=>l).filter(h=>n.strides[h]!==s.
strides[h]);return c.length===2?`turns the block: axes ${c[0]} and ${c[1]} change places`:"turns the\
 block"};return`${{cut:()=>{let[c,h]=[n.shape.length,s.shape.length];return`${h>c?"cuts an axis":h<c?
"joins axes":"cuts anew"}. The entries are read in their order and none moves in memory`},turn:()=>`${r()}\
. Only the strides change, so nothing moves in memory`,copy:()=>"copies the entries into memory in t\
he order in which one reads them",product:()=>`multiplies: the last axis of the left (${Ne(n,-1)}) m\
eets ${i.shape.length>1?"the rows":"the entries"} of the right and is summed away`,pair:()=>String(n.
shape)===String(i.shape)?"works entry by entry":"lines the shapes up from the right, and repeats wha\
t is missing or has size 1",each:()=>"changes every entry on its own: the shape stays",row:()=>n.shape.
length===s.shape.length&&String(n.shape)===String(s.shape)?"works along one axis: each entry needs i\
ts whole row":"takes all entries along one axis together, and that axis shrinks"}[o]()}.`}function ze({
kind:o,ins:[t,e]}){if(o==="product"){let i=e.shape.length>1?e.shape.length-2:0;if(t.shape.at(-1)!==e.
shape[i])return[[t.shape.length-1],[i]]}if(!e)return[t.shape.map((i,r)=>r)];let s=o==="product"?2:0,
n=[[],[]];for(let i=1+s;i<=Math.min(t.shape.length,e.shape.length);i++){let[r,a]=[t.shape.at(-i),e.shape.
at(-i)];r===a||r===1||a===1||(n[0].push(t.shape.length-i),n[1].push(e.shape.length-i))}return n}function Fe(o,t,e){
let s=Math.max(o.width,0);[o.x,o.y]=[0,t.height-8],[t.x,t.y]=[s,0],[e.x,e.y]=[s,t.height-8],o.y+=e.top-
o.top;let n=Math.min(o.y,e.y,0);for(let i of[o,t,e])i.y-=n;return{width:s+Math.max(t.width,e.width),
height:Math.max(o.y+o.height,e.y+e.height),signs:[]}}var Z=class{constructor(t,e){Object.assign(this,
{grips:t,look:e}),this.says=p("p",{class:"says"}),this.place=p("div",{class:"place"}),this.pointed=p(
"p",{class:"pointed","aria-hidden":"true"}),this.play=T("▶ Show how",()=>this.toggle(),{class:"pla\
y"}),this.time=p("input",{type:"range",min:0,max:1,step:1,"aria-label":"Entry by entry",...S}),this.
time.addEventListener("input",()=>{this.stop(),this.paint(Number(this.time.value)/Number(this.time.max))}),
this.controls=p("div",{class:"buttons"},this.play,this.time),this.node=p("div",{class:"stage"},this.
says,this.place,this.pointed,this.controls),this.place.addEventListener("pointerover",s=>this.point(
s)),this.place.addEventListener("pointerleave",()=>this.paint(this.at)),this.at=1,this.running=0,this.
place.addEventListener("pointerdown",s=>this.grab(s)),this.place.addEventListener("keydown",s=>this.
nudge(s))}show(t){this.stop(),this.scene=t;let e=document.activeElement?.getAttribute?.("data-axis"),
s=this.place.contains(document.activeElement),n=this.place.clientWidth||400,i=n<380?270:330,r=this.arrange(
t,n,i);this.draw(r,t),s&&e&&this.place.querySelector(`[data-axis="${CSS.escape(e)}"]`)?.focus();let{
step:a}=t,c=a&&this.result?.hasCells?this.result.entries().length:0;this.controls.hidden=c<2,this.time.
max=String(Math.max(c,1)),this.says.replaceChildren(...this.words(t)),this.paint(1)}words({step:t,tried:e,
given:s,isInput:n,name:i}){let r=a=>p("code",{},a);return e?[r(e.word)," cannot be done with these s\
hapes."]:t?[r(t.word),` ${Be(t)}`]:n?[r(i)," goes in. Pull an edge by its knob."]:s?.length?["What g\
oes into this line, and what comes out."]:[""]}arrange(t,e,s){let{step:n,tried:i,given:r=[],made:a=[]}=t,
c=n??i,h=c?c.ins:r,l=n?[n.out]:i?[]:a.map(([,f])=>f),u=f=>f===n?.out?t.isLast&&t.name||"":f.name,g=f=>u(
f)||"·",d=c?.kind==="product";for(let f of Gt){let w=A=>new W(A,g(A),f,d),[m,x]=[h.map(w),l.map(w)],
$=c?.kind==="pair"&&c.word.length===1?[c.word]:[","],b=m.flatMap((A,Qt)=>Qt?[...$,A]:[A]),L=m.length&&
x.length?["→"]:[],B=d&&x.length?Fe(m[0],m[1],x[0]):It([...b,...L,...x.flatMap(A=>[A])],e);if(B.width<=
e&&B.height<=s||f===Gt.at(-1))return{...B,before:m,after:x,what:c}}throw new Error("no cells are lef\
t")}draw({width:t,height:e,before:s,after:n,signs:i,what:r},{tried:a,step:c,astray:h}){let l=a?ze(a):
[],u=!c||c.kind==="cut"||c.kind==="turn"||c.kind==="copy",g=($,b)=>$.draw(L=>this.look($.tensor,L,u),
this.grips($.tensor,$.name),l[b]),d=[...s,...n];this.blocks=d,this.result=n[0],this.before=s;let f=d.
map(({name:$,tensor:b})=>`${$} (${b.shape.join(", ")})`),w=i.map(([$,b,L])=>y("text",{x:b,y:L+80,class:"\
sign"},$));this.flying=y("g",{class:"flying","aria-hidden":"true"});let m=d.map(($,b)=>g($,b));for(let $ of h??
[])this.result?.cells.get($)?.classList.add("astray");let x=y("svg",{viewBox:`0 0 ${Math.ceil(t)} ${Math.
ceil(e)}`,width:Math.ceil(t),height:Math.ceil(e),role:"group","aria-label":`${r?`${r.word}: `:""}${f.
join("; ")}`},...m,...w,this.flying);this.place.replaceChildren(x)}paint(t){this.at=t,this.pointed.textContent=
"";for(let c of this.blocks??[])for(let h of c.cells.values())h.classList.remove("lit","empty");this.
flying?.replaceChildren();let e=this.scene?.step;if(this.play.textContent=this.running?"❚❚ Stop":
X()?"Next entry":"▶ Show how",!e||!this.result?.hasCells)return;let s=this.result.entries(),n=Math.
floor(t*s.length+1e-9);this.time.value=String(n);let i=s[Math.max(0,Math.min(n,s.length)-1)],r=t>0?this.
origin(i):"";if(this.time.setAttribute("aria-valuetext",r||"nothing yet"),t>=1)return;let a=["cut","\
turn","copy"].includes(e.kind)&&this.before[0].hasCells;s.forEach((c,h)=>{let l=h/s.length*(1-Vt),u=a?
Ie((t-l)/Vt):+(h<n);if(u>=1)return;let g=this.result.cells.get(c);g.classList.add("empty"),u>0&&a&&!X()&&
this.fly(c,g,Ce(u))}),n&&!a&&this.light(i),n&&a&&X()&&this.light(i)}fly(t,e,s){let[[n]]=this.scene.step.
sources(t),i=this.before[0].spot(n),r=this.result.spot(t);if(!i||!r)return;let[a,c]=[i.x+(r.x-i.x)*s,
i.y+(r.y-i.y)*s],h=e.cloneNode(!0);h.setAttribute("class","cell"),h.setAttribute("transform",`transl\
ate(${a-r.x} ${c-r.y})`),this.flying.append(h)}light(t){this.result.cells.get(t)?.classList.add("lit"),
this.scene.step.sources(t).forEach((e,s)=>{for(let n of e)this.before[s]?.cells.get(n)?.classList.add(
"lit")}),this.pointed.textContent=this.origin(t)}origin(t){let{step:e}=this.scene,s=`${this.result.name}${gt(
j(t,e.out.shape))}`,n=e.sources(t).map((i,r)=>{let{shape:a}=e.ins[r],c=e.ins[r].name||"·",h=j(i[0],
a);if(i.length<2)return`${c}${gt(h)}`;let l=j(i[1],a);return`${c}${gt(h.map((u,g)=>u===l[g]?u:":"))}`});
return`${s} ← ${n.join(e.kind==="product"?" · ":", ")}`}point(t){let e=t.target.closest?.(".cell");
if(!e||this.running||!this.scene.step)return;let s=this.blocks.find(({cells:a})=>[...a.values()].includes(
e));this.paint(1);let n=Number(e.dataset.flat);if(s===this.result)return this.light(n);let i=this.before.
indexOf(s),r=this.result.hasCells?this.result.entries().find(a=>this.scene.step.sources(a)[i]?.includes(
n)):void 0;r!==void 0&&this.light(r)}toggle(){if(this.running)return this.stop(),this.paint(this.at);
let t=Number(this.time.max);if(X()){let r=this.at>=1?1:Math.floor(this.at*t+1e-9)+1;return this.paint(
r/t)}let e=Math.min(5e3,Math.max(1800,t*90)),s=this.at>=1?0:this.at,n,i=r=>{n??=r;let a=Math.min(1,s+
(r-n)/e);a>=1?this.running=0:this.running=requestAnimationFrame(i),this.paint(a)};this.running=requestAnimationFrame(
i),this.paint(s)}stop(){cancelAnimationFrame(this.running),this.running=0}held(t){let e=t.closest?.(
"[data-axis]");if(!e)return null;let[s,n]=e.dataset.axis.split(/\.(?=\d+$)/),i=this.blocks.find(a=>a.
name===s),r=i&&this.grips(i.tensor,s)(Number(n));return r&&{block:i,grip:r,role:e.dataset.role}}grab(t){
let e=this.held(t.target);if(!e)return;t.preventDefault(),t.target.closest("[data-axis]").focus();let{
block:s,grip:n,role:i}=e,r=n.value;this.place.setPointerCapture(t.pointerId);let a=({clientX:h,clientY:l})=>{
let[u,g]=[h-t.clientX,l-t.clientY],d=r+s.pulled(i,u,g),f=(w,m)=>Math.abs(m-d)<Math.abs(w-d)?m:w;n.set(
n.choices.reduce(f))},c=()=>{this.place.removeEventListener("pointermove",a),this.place.classList.remove(
"pulling")};this.place.classList.add("pulling"),this.place.addEventListener("pointermove",a);for(let h of[
"pointerup","pointercancel","lostpointercapture"])this.place.addEventListener(h,c,{once:!0})}nudge(t){
let e=this.held(t.target);if(!e)return;let{value:s,choices:n,set:i}=e.grip,r={ArrowRight:1,ArrowUp:1,
ArrowLeft:-1,ArrowDown:-1}[t.key],a=n.findIndex(h=>h>=s),c={Home:0,End:n.length-1}[t.key]??(r&&a+r);
c!==void 0&&(t.preventDefault(),n[c]!==void 0&&i(n[c]))}};var q={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]},
Zt=Object.fromEntries(Object.entries(q).map(([o,[,t]])=>[t,o])),qe=12,Xt={query:"query",key:"key",value:"\
value"};function He(o,t){let e=Object.entries(Zt).map(([n,i])=>[n,o[i]]),s=Math.floor(o.d_model/o.n_heads);
return{...Object.fromEntries(e),...t,d_k:s}}function Re({refusals:o=[]},t,e){return(o.find(({sliders:n,
values:i})=>i.some(r=>r.every((a,c)=>a===t[n[c]])))?.template??"").replace(/\{(\w+)\}/g,(n,i)=>e[i])}
var Pe=(o,t)=>o.reduce((e,s)=>Math.abs(s-t)<Math.abs(e-t)?s:e);function Ke(o,t,e,s){let n=e.length-1,
i=p("input",{type:"range",min:0,max:n,...S}),r=p("input",{type:"number",min:e[0],max:e[n],"aria-labe\
l":`${o} ${t}, typed`,...S});i.addEventListener("input",()=>s(e[Number(i.value)])),r.addEventListener(
"change",()=>{s(Pe(e,Number(r.value)||1))});let a=p("span",{},p("i",{},`${o} `),p("code",{},t));return{
node:p("div",{class:"control"},p("label",{},a,i),r),show(c){i.value=String(e.indexOf(c)),i.setAttribute(
"aria-valuetext",String(c)),r.value=String(c)}}}var wt=o=>Object.fromEntries(o.split(",").flatMap(t=>{
let[,e,s]=t.trim().match(/^(\w+\.\d)=(\d+)$/)??[];return e?[[e,Number(s)]]:[]})),De=o=>Object.entries(
o).map(([t,e])=>`${t}=${e}`).join(", "),Ue=o=>/^(\w+\.\d=\d+(, )?)*$/.test(o)?o:void 0,Ye=o=>o.length<=
120?o:void 0;function We(o,t,e,s,n){let i=jt(t.parameters,e),r=t.parameters[0]?.[1].length?`, ${Lt(t.
parameters)}`:"",a=t.parameters.length?`${o} has ${J(i)} parameters${r}.`:`${o} has no parameters.`;
if(!s)return a;let c=O(s.shape);return`This tensor: ${s.shape.length>1?`${s.shape.join(" × ")} = `:
""}${J(c)} entries, ${_t(c*n)}. ${a}`}function Ge(o,t){if(o.error)return[o.error,!1];if(o.unknown)return[
`This line cannot be followed here: ${o.unknown}.`,!1];let e=o.made[0][1],[s,n]=[e,t].map(r=>`(${r.shape.
join(", ")})`);if(s!==n)return[`Your line gives ${s}, the code’s result is ${n}.`,!1];if(e.base.name!==
t.base.name||!e.from)return[`✓ The shape is that of the code’s result, ${n}.`,!0];let i=Wt(e,t);
return i?[`No error, and the shape is right, but ${i} of ${O(e.shape)} entries are in the wrong plac\
e: struck out.`,!1]:["✓ Shape and entries are those of the code’s result.",!0]}var xt=class{constructor({
model:t,el:e}){this.model=t;let{stops:s,fixed:n={},parts:i,helpers:r={}}=t.get("table");Object.assign(
this,{choices:s,fixed:n,helpers:r,isOwnCode:!s}),this.names=["part",...Object.keys(q),"odd","line"],
this.controls=this.isOwnCode?{}:this.controlsOf(s,i);let a=Object.fromEntries(Object.keys(q).map(d=>[
d,P(s?.[d]??[])])),c=P(Object.keys(i));this.address=this.isOwnCode?{node:"",show(){}}:Mt(t,e,{part:c,
...a,odd:Ue,line:Ye}),[this.status,this.error]=[R("verdict"),R("error")],this.list=Bt((d,f)=>this.choose(
d,f)),this.stage=new Z((d,f)=>w=>this.grip(d,f,w),(d,f,w)=>this.look(d,f,w)),this.steps=p("div",{class:"\
steps",role:"group","aria-label":"Steps of the line"}),this.stage.says.before(this.steps),this.alone=
vt("Pull the edges of this tensor alone",d=>{this.isAlone=d,this.redraw()}),this.reset=T("Put the ed\
ges back",()=>_(t,{odd:""})),this.stage.controls.after(p("div",{class:"alone"},this.alone.node,this.
reset)),this.own=this.ownLine(),this.challenge=p("div",{class:"challenge"}),this.isAlone=!1,this.task=
null,this.here={at:0,row:-1},this.step=0,this.shown="";let h=p("div",{class:"left"},this.list.node,this.
own.node),l=p("div",{class:"both"},h,this.stage.node),u=Object.values(this.controls).map(({node:d})=>d);
this.panel=p("div",{class:"controls"},...u);let g=[this.panel,this.challenge,this.error,l,this.status];
yt(e,"shape-explorer","Shape lab",...g,this.address.node)}controlsOf(t,e){let s=a=>c=>_(this.model,{
[a]:c}),n=Object.fromEntries(Object.keys(e).map(a=>[a,a])),r={part:kt("Code",n,a=>_(this.model,{part:a,
odd:"",line:""}))};for(let[a,c]of Object.entries(q))r[a]=Ke(...c,t[a],s(a));return r}ownLine(){let t=p(
"input",{type:"text",maxlength:120,spellcheck:"false",autocapitalize:"off",autocomplete:"off",...S}),
e=r=>{this.here={at:-1,row:0},this.step=1/0,_(this.model,{line:r}),this.redraw()};t.addEventListener(
"input",()=>e(t.value)),t.addEventListener("focus",()=>{t.value&&this.here.at>=0&&e(t.value)});let s=p(
"div",{class:"chips"}),n=p("label",{},"A line of your own",t),i=R("own-says");return{node:p("div",{class:"\
own"},n,s,i),input:t,says:i,show:(r,a)=>{t.value!==r&&(t.value=r);let c=a.tries??[],h=a.functions[0]?.
inputs[0]?.[0]??"",l=c.map(g=>T(g.trim(),()=>e((this.model.get("line")||h)+g))),u=T("Start again",()=>e(
h));s.replaceChildren(...l,...r&&r!==h?[u]:[])}}}choose(t,e){this.here={at:t,row:e},this.step=1/0,this.
isAlone=!1,this.redraw()}grip(t,e,s){if(this.isOwnCode)return null;let{model:n,state:i,sizes:r,choices:a,
part:c}=this,h=`${e}.${s}`,l=wt(i.odd);if(c.functions[0].inputs.some(([w])=>w===e)&&this.isFollowed&&
(h in l||this.isAlone&&t.name===e))return{label:`Axis ${s}`,value:l[h]??t.shape[s],choices:Array.from(
{length:qe},(w,m)=>m+1),set:w=>{let{[h]:m,...x}=l,$=V(c.functions[0],r)[e].shape[s];_(n,{odd:De(w===
$?x:{...x,[h]:w})})}};let g=t.axes[s];if(g==="d_k"&&c.sliders.includes("n_heads")){let w=a.d_model.filter(
x=>x%r.H===0).map(x=>x/r.H);if(!w.includes(r.d_k))return null;let m=x=>_(n,{d_model:x*r.H});return{label:"\
Features of a head d_k",value:r.d_k,choices:w,set:m}}let d=Zt[g];if(!d||!c.sliders.includes(d))return null;
let f=w=>_(n,{[d]:w});return{label:q[d].join(" "),value:i[d],choices:a[d],set:f}}look({base:t,from:e,
name:s},n,i){let r=e?e[n]:n,a=j(r,t.shape),c=t.shape.length>1?t.shape.length-2:0,h=i?a.slice(-2).join(
","):"",[l,u]=[t.axes.indexOf("H"),t.axes.at(-1)],g=Xt[t.name]??Xt[s],d=this.part.sliders?.includes(
"n_heads")&&this.state.part!=="attention",f=u==="d_model"&&this.sizes.d_k>0;if(d&&!t.isParameter&&(l>=
0||f)){let x=l>=0?a[l]:Math.floor(a.at(-1)/this.sizes.d_k),$=38+32*a[c]/Math.max(1,t.shape[c]-1);return{
fill:`color-mix(in srgb, ${`var(--hue-${x%8})`} ${$}%, var(--cell))`,text:h}}let w=14+40*a[c]/Math.max(
1,t.shape[c]-1);return{fill:`color-mix(in srgb, ${`var(--${this.state.part==="attention"&&g?g:"accen\
t"})`} ${w}%, var(--cell))`,text:h}}setTask(t){this.task=t,this.isAlone=!1;let{part:e,model:s}=this;
_(s,{odd:t?.odd??"",line:t?.line??""});let n=this.functions[0].rows;if(t?.at){let i=n.findIndex(({source:r})=>r.
startsWith(t.at));this.here={at:0,row:i}}else t?.line?this.here={at:-1,row:0}:this.here={at:0,row:e.
functions[0].inputs.length};this.step=1/0,this.redraw()}showTask(t){let e=this.part.tasks??[],{task:s}=this;
if(this.challenge.hidden=!e.length,!e.length)return;let n=e.map((c,h)=>{let l=s?.say===c.say,u=()=>this.
setTask(l?null:c);return T(`Challenge ${h+1}`,u,{"aria-pressed":String(l)})}),i=this.functions[0].rows.
find(({source:c})=>c.startsWith(s?.at)),r=s&&(s.at?i?.made.length>0:t?.isRight),a=p("span",{class:r?
"solved":""});s&&a.append(r?`✓ Solved. ${s.then}`:s.say),this.challenge.replaceChildren(...n,a)}redraw(){
let t=Et(this.model,this.names),e=this.model.get("table").parts[t.part];if(!e)return;t.part!==this.shown&&
(Object.assign(this,{here:{at:0,row:-1},step:1/0,task:null}),this.isAlone=!1),Object.assign(this,{state:t,
part:e,sizes:He(t,this.fixed)});for(let[c,{node:h,show:l}]of Object.entries(this.controls))l(t[c]),h.
hidden=c!=="part"&&!e.sliders.includes(c);this.address.show();let s=Re(e,t,this.sizes),n=wt(t.odd),i=e.
functions.map(c=>({name:c.name,rows:Yt(c,this.sizes,n,this.helpers)})),r=i.length===1&&i[0].rows.every(
c=>!c.isRecorded);this.error.textContent=s&&`ValueError: ${s}`;let a=!!(s&&!r&&this.shown);this.list.
node.inert=a,this.stage.node.inert=a,!(a&&(this.status.textContent="",t.part===this.shown))&&(Object.
assign(this,{functions:i,isFollowed:r}),this.here.row<0&&(this.here=this.first(t.line)),this.shown=t.
part,this.draw())}first(t){if(t)return{at:-1,row:0};for(let e of[s=>s.steps.length,s=>s.made.length])
for(let[s,{rows:n}]of this.functions.entries()){let i=n.findIndex(e);if(i>=0)return{at:s,row:i}}return{
at:0,row:0}}runOwn(){let{line:t}=this.state,[e]=this.part.functions,s=this.functions[0]?.rows.findLast(
({made:u})=>u.length)?.made[0][1];if(!t||!e||!s||this.isOwnCode)return null;let n={...Ut(this.sizes),
...V(e,this.sizes,wt(this.state.odd))},i=mt(t,n,this.helpers);i.value&&!i.made.length&&(i.made=[["",
i.value]]),!i.made.length&&!i.error&&(i.unknown??="it gives no tensor");let[r,a]=Ge(i,s),c=i.made[0]?.[1],
l=c?.from&&s.from&&c.base.name===s.base.name&&String(c.shape)===String(s.shape)?[...c.from.keys()].filter(
u=>c.from[u]!==s.from[u]):[];return{...i,source:t,says:r,isRight:a,astray:l}}draw(){let{part:t,state:e,
here:s}=this,n=this.runOwn();s.at<0&&!n&&Object.assign(s,this.first(""));let i=this.functions[s.at]?.
rows??[],r=s.at<0?n:i[s.row]??i[0],a=r?.steps??[],c=r?.error&&r.tried?.ins.length?r.tried:null,h=a.length-
(c?0:1);this.step=Math.max(0,Math.min(this.step,h));let l=a[this.step];this.list.show(this.functions,
s,l??r),this.own.node.hidden=this.isOwnCode||!this.functions[0]?.rows.length,this.own.show(e.line,t),
this.own.node.classList.toggle("current",s.at<0),this.own.says.textContent=n?.says??"",this.own.says.
className=n?.isRight?"own-says right":"own-says",this.showSteps(a,c);let u=r?.made[0]?.[0]??"";this.
stage.show({...r,name:u==="return"?"returned":u,step:l,tried:l?null:c,isLast:this.step===a.length-1,
astray:this.step===a.length-1?n&&s.at<0&&n.astray:[]});let g=r?.isInput&&s.at===0&&this.isFollowed&&
!this.isOwnCode;this.alone.node.hidden=!g,this.alone.show(this.isAlone),this.reset.hidden=!e.odd,r?.
error&&this.stage.says.append(p("span",{class:"raised"},r.error));let d=r?.made[0]?.[1],f=this.bytesOf(
r);this.status.textContent=this.error.textContent?"":We(e.part,t,this.sizes,d,f),this.showTask(n)}bytesOf(t){
let{at:e,row:s}=this.here,n=this.part.functions[e],i=t?.isInput?n?.inputs:n?.lines[s-n.inputs.length]?.
made,[r]=t?.made[0]??[];return i?.find(([a])=>a===r)?.[1].bytes??4}showSteps(t,e){let s=[...t.map(({
word:i})=>i),...e?[`${e.word} ✗`]:[]];this.steps.hidden=s.length<2;let n=s.map((i,r)=>T(`${r+1} ${i}`,
()=>this.goTo(r),{"aria-pressed":String(r===this.step)}));this.steps.replaceChildren(...n)}goTo(t){this.
step=t,this.draw(),this.steps.querySelectorAll("button")[t]?.focus()}};function Ve(o){let t=new xt(o),
e=Ot(o.model,[...t.names,"table"],()=>t.redraw()),s=0,n=new ResizeObserver(()=>{let i=t.stage.place.
clientWidth;i&&i!==s&&t.functions&&t.draw(),s=i});return n.observe(t.stage.place),()=>{t.stage.stop(),
n.disconnect(),e()}}var Jt={render:Ve};widget=Jt;})();
export default widget;
