let widget;
(()=>{function a(n,e={},...t){return I(document.createElement(n),e,t)}function C(n,e={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",n);return I(o,e,t)}function I(n,e,t){for(let[o,s]of Object.
entries(e))n.setAttribute(o,s);return n.append(...t),n}function B(n,e,t,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":t};n.append(a("div",s,...o))}var D=(...n)=>a("div",{class:"co\
ntrols"},...n.map(({node:e})=>e)),U=()=>a("p",{class:"pointed","aria-hidden":"true"}),z=(...n)=>a("d\
iv",{class:"scroller"},...n),M={"data-lm-suppress-shortcuts":"true"};function W(n,e,t={}){let o=a("b\
utton",{type:"button",...t},n);return o.addEventListener("click",e),o}function K(n,e,t,o){let[s,c]=[
Math.min(...t),Math.max(...t)],r=a("input",{type:"range",min:s,max:c,...M}),i=a("output",{"aria-live":"\
off"}),d=a("span",{},`${n} `,a("code",{},e));return r.addEventListener("input",()=>o(Number(r.value))),
{node:a("div",{class:"control"},a("label",{},d,r),i),input:r,show(u){r.value=String(u),i.textContent=
String(u)}}}function Y(n,e,t){let o=Object.entries(e).map(([r,i])=>a("option",{value:r},i)),s=`menu-${Math.random()}`,
c=a("select",{id:s,...M},...o);return c.addEventListener("change",()=>t(c.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},n),c),show(r){c.value=r}}}function G(n,e,t){let o=e.map(s=>`change:${s}`);
for(let s of o)n.on(s,t);return t(),()=>{for(let s of o)n.off(s,t)}}function q(n,e){for(let[t,o]of Object.entries(e))n.set(t,o);n.save_changes()}function J(n){let e=a("\
p",{class:n}),t=new MutationObserver(()=>{e.textContent&&nt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>t.observe(e,o)),e}var et=1e3,S,H;function nt(n){S?.isConnected||
(S=a("p",{class:"annotated-voice",role:"status"}),document.body.append(S));let e=S;clearTimeout(H),H=
setTimeout(()=>{e.textContent=n},et)}var O=n=>e=>n.find(t=>String(t)===e),ft=O([!0,!1]),ot=n=>String(n);function Q(n,e,t,o={}){let s=e.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:c}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(r.indexOf(s)>0?r.indexOf(s)+1:""),d=l=>(o[l]??ot)(n.get(l)),u=Object.keys(
t),h=Object.fromEntries(u.map(l=>[l,d(l)])),f=new URLSearchParams(location.search),b=[];for(let[l,w]of Object.
entries(t)){let y=f.get(`${i}.${l}`);if(y===null)continue;let x=w(y);x===void 0?b.push(l):n.set(l,x)}
let g=a("a",{},"Copy link to this setting"),m=a("span",{role:"status"});g.addEventListener("click",async l=>{
if(!(l.ctrlKey||l.metaKey||l.shiftKey)){l.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let v=b.length?` The address has a s\
etting that could not be read, and was left out: ${b.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,m,v),show(){let l=new URLSearchParams(location.search);for(let x of u){let E=d(x);E===h[x]?l.
delete(`${i}.${x}`):l.set(`${i}.${x}`,E)}m.textContent="";let w=s.closest("section[id]")?.id,y=l.size?
`?${l}`:location.pathname;g.setAttribute("href",`${y}${w?`#${w}`:""}`)}}}function V(n,e){let t=e[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return n.addEventListener(
"keydown",s=>{let c=s.target,r=e.findIndex(f=>f.includes(c));if(r<0)return;let i=e[r].indexOf(c),[d,
u]={ArrowUp:[r-1,i],ArrowDown:[r+1,i],ArrowLeft:[r,i-1],ArrowRight:[r,i+1],Home:[r,0],End:[r,e[r].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let h=e[d]?.[u];!h||getComputedStyle(h).
visibility==="hidden"||(o(h),h.focus())}),()=>{t.closest(".unwritten")&&o(e[0][0])}}var $=(n,e=0)=>Array.from({length:n},(t,o)=>e+o),N=n=>n.reduce((e,t)=>e+t,0);function R({shape:n,data:e},t){let o=n[n.length-1];return e.subarray(t*o,(t+1)*o)}var st=9;function rt(n,e,t,o){let s=a("td",{tabindex:"-1","data-row":e,"data-column":t,...M},a("span",
{},n.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",n<5e-4),s.style.setProperty(
"--w",n),s}var T=(n,e)=>{n.forEach((t,o)=>{t.classList.toggle("unwritten",o>=e)})};function at(n,e){
let t=[],o=({target:s})=>{let{row:c,column:r}=s.closest?.("td[data-row]")?.dataset??{};return c===void 0?
[]:[Number(c),Number(r)]};n.addEventListener("pointerover",s=>e(...o(s))),n.addEventListener("pointe\
rleave",()=>e(...t)),n.addEventListener("focusin",s=>{t=o(s),e(...t)}),n.addEventListener("focusout",
()=>{t=[],e()})}function X({label:n,rows:e,columns:t,weights:o,head:s,mayLook:c,look:r}){let i=t.map(
g=>a("th",{scope:"col"},a("span",{},g))),d=e.map((g,m)=>{let v=R(o,s*e.length+m);return t.map((l,w)=>rt(
v[w],m,w,!c(m,w)))}),u=e.map((g,m)=>a("tr",{},a("th",{scope:"row"},g),...d[m])),h=a("td",{class:"cor\
ner"}),f=a("table",{class:"heat-map",role:"grid","aria-label":n},a("thead",{},a("tr",{},h,...i)),a("\
tbody",{},...u));f.classList.toggle("dense",t.length>st),f.style.setProperty("--columns",String(t.length)),
at(f,r);let b=V(f,d);return{node:f,show(g,m,v){u.forEach((l,w)=>{l.classList.toggle("current",w===g)}),
T(u,m);for(let l of[i,...d])T(l,v);b()}}}function Z(n,e){let[,t,o]=n.shape,s=Array.from({length:t},(r,i)=>{
let d=Array.from(R(n,e*t+i),(u,h)=>u<.01?"":C("rect",{x:h,y:i,width:1,height:1,"fill-opacity":u.toFixed(
2)}));return C("g",{},...d.filter(Boolean))}),c={viewBox:`0 0 ${o} ${t}`,preserveAspectRatio:"none",
"aria-hidden":"true"};return{node:C("svg",c,...s),show:r=>T(s,r)}}var ct=["path","sequence","head"];function it({shape:n,data:e,mask:t},o){let s=n[1]*n[2]*n[3],c={shape:n.
slice(1),data:Float64Array.from(e.slice(o*s,(o+1)*s))},r=(...i)=>{if(!t)return!0;let d=(u,h)=>t.shape[h]===
1?0:u;return t.data[i.reduce((u,h,f)=>u*t.shape[f]+d(h,f),0)]==="1"};return{weights:c,mayLook:(i,d,u)=>r(
o,i,d,u)}}var F=class{constructor(e,t,{path:o,sequence:s,head:c}){let r=e[o],{weights:i,mayLook:d}=it(
r,s);this.label=`${o}, head ${c}`,this.rows=t[r.rows][s],this.columns=t[r.columns][s],this.weights=i,
this.head=c,this.mayLook=(u,h)=>d(c,u,h)}weightAt(e,t){let o=(this.head*this.rows.length+e)*this.columns.
length+t;return this.weights.data[o]}row(e){return this.columns.map((t,o)=>this.weightAt(e,o))}say(e,t){
let o=`“${this.rows[e]}” (row ${e})`,s=`“${this.columns[t]}” (column ${t})`,c=this.weightAt(
e,t).toFixed(4);return`${this.mayLook(e,t)?`${o} looks at ${s} with the weight ${c}.`:`${o} may not \
look at ${s}: a mask hides it.`} Its row sums to ${N(this.row(e)).toFixed(2)}.`}verdict(){let e=this.
rows.map((c,r)=>Math.max(...this.row(r))),t=e.indexOf(Math.max(...e)),o=this.row(t).indexOf(e[t]),s=N(
e)/e.length;return`${this.label}: the largest weight is ${e[t].toFixed(4)}, where “${this.rows[t]}\
” looks at “${this.columns[o]}”. The largest weight of a row is ${s.toFixed(2)} on average.`}};
function ut(n){let t=a("div",{class:"heads",role:"group","aria-label":"All heads"}),o="",s=c=>r=>{let i=W(
`head ${r}`,()=>n(r));return i.prepend(Z(c,r).node),i};return{node:t,show(c,r,i){o!==c&&t.replaceChildren(
...$(r.shape[0]).map(s(r))),o=c;for(let[d,u]of[...t.children].entries())u.setAttribute("aria-pressed",
String(d===i))}}}function lt(n){return[a("span",{class:"query"},"Rows: queries.")," ",a("span",{class:"\
key"},"Columns: keys.")," Each row sums to 1.",n?" Hatched: masked.":""]}function dt({model:n,el:e}){
let{maps:t,labels:o}=n.get("seen"),s=Object.keys(t),c=Object.values(t).map(({shape:p})=>p),r=Math.min(
...c.map(([p])=>p)),i=Math.max(...c.map(([,p])=>p)),d={path:O(s),head:O($(i)),sequence:O($(r))},u=Q(
n,e,d),h=p=>Math.min(n.get("head"),t[p].shape[1]-1),f=p=>A=>q(n,{[p]:A}),b=Object.fromEntries(s.map(
p=>[p,p])),g={path:Y("Attention",b,p=>q(n,{path:p,head:h(p)})),...r>1?{sequence:K("Sequence","B",$(r),
f("sequence"))}:{}},m=K("Head","H",$(i),f("head")),v=J("verdict"),l=ut(f("head")),w=a("p",{class:"hi\
nt"}),y=z(),x=U();B(e,"attention-explorer","Attention explorer",D(...Object.values(g),m),v,l.node,w,
y,x,u.node);function E(){let[p,A]=[n.get("path"),n.get("sequence")],j=h(p),k=new F(t,o,{path:p,sequence:A,
head:j});for(let[L,{show:_}]of Object.entries(g))_(n.get(L));m.input.max=String(t[p].shape[1]-1),m.show(
j),l.show(`${p} ${A}`,k.weights,j);let P=(L,_)=>{x.textContent=L===void 0?"":k.say(L,_)};y.replaceChildren(
X({...k,look:P}).node),w.replaceChildren(...lt(t[p].mask)),v.textContent=k.verdict(),P(),u.show()}return G(
n,ct,E)}var tt={render:dt};widget=tt;})();
export default widget;
