let widget;
(()=>{function a(n,e={},...t){return K(document.createElement(n),e,t)}function L(n,e={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",n);return K(o,e,t)}function K(n,e,t){for(let[o,s]of Object.
entries(e))n.setAttribute(o,s);return n.append(...t),n}function T(n,e,t,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":t};n.append(a("div",s,...o))}var B=(...n)=>a("div",{class:"co\
ntrols"},...n.map(({node:e})=>e)),U=()=>a("p",{class:"pointed","aria-hidden":"true"}),D=(...n)=>a("d\
iv",{class:"scroller"},...n),k={"data-lm-suppress-shortcuts":"true"};function W(n,e,t={}){let o=a("b\
utton",{type:"button",...t},n);return o.addEventListener("click",e),o}function C(n,e,t,o){let[s,c]=[
Math.min(...t),Math.max(...t)],r=a("input",{type:"range",min:s,max:c,...k}),i=a("output",{"aria-live":"\
off"}),d=a("span",{},`${n} `,a("code",{},e));return r.addEventListener("input",()=>o(Number(r.value))),
{node:a("div",{class:"control"},a("label",{},d,r),i),input:r,show(u){r.value=String(u),i.textContent=
String(u)}}}function Y(n,e,t){let o=Object.entries(e).map(([r,i])=>a("option",{value:r},i)),s=`menu-${Math.random()}`,
c=a("select",{id:s,...k},...o);return c.addEventListener("change",()=>t(c.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},n),c),show(r){c.value=r}}}function z(n,e,t){let o=e.map(s=>`change:${s}`);
for(let s of o)n.on(s,t);return t(),()=>{for(let s of o)n.off(s,t)}}function j(n,e){for(let[t,o]of Object.entries(e))n.set(t,o);n.save_changes()}function G(n){let e=a("\
p",{class:n}),t=new MutationObserver(()=>{e.textContent&&nt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>t.observe(e,o)),e}var et=1e3,E,I;function nt(n){E?.isConnected||
(E=a("p",{class:"annotated-voice",role:"status"}),document.body.append(E));let e=E;clearTimeout(I),I=
setTimeout(()=>{e.textContent=n},et)}var y=n=>e=>n.find(t=>String(t)===e),ft=y([!0,!1]),ot=n=>String(n);function J(n,e,t,o={}){let s=e.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:c}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(r.indexOf(s)>0?r.indexOf(s)+1:""),d=new URLSearchParams(location.search),
u=[];for(let[g,m]of Object.entries(t)){let h=d.get(`${i}.${g}`);if(h===null)continue;let w=m(h);w===
void 0?u.push(g):n.set(g,w)}let p=a("a",{},"Link to this setting"),f=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:a("p",{class:"addre\
ss"},p,f),show(){let g=new URLSearchParams(location.search);for(let h of Object.keys(t))g.set(`${i}.${h}`,
(o[h]??ot)(n.get(h)));let m=s.closest("section[id]")?.id;p.setAttribute("href",`?${g}${m?`#${m}`:""}`)}}}function Q(n,e){let t=e[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return n.addEventListener(
"keydown",s=>{let c=s.target,r=e.findIndex(f=>f.includes(c));if(r<0)return;let i=e[r].indexOf(c),[d,
u]={ArrowUp:[r-1,i],ArrowDown:[r+1,i],ArrowLeft:[r,i-1],ArrowRight:[r,i+1],Home:[r,0],End:[r,e[r].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let p=e[d]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{t.closest(".unwritten")&&o(e[0][0])}}var b=(n,e=0)=>Array.from({length:n},(t,o)=>e+o),_=n=>n.reduce((e,t)=>e+t,0);function q({shape:n,data:e},t){let o=n[n.length-1];return e.subarray(t*o,(t+1)*o)}var st=9;function rt(n,e,t,o){let s=a("td",{tabindex:"-1","data-row":e,"data-column":t,...k},a("span",
{},n.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",n<5e-4),s.style.setProperty(
"--w",n),s}var N=(n,e)=>{n.forEach((t,o)=>{t.classList.toggle("unwritten",o>=e)})};function at(n,e){
let t=[],o=({target:s})=>{let{row:c,column:r}=s.closest?.("td[data-row]")?.dataset??{};return c===void 0?
[]:[Number(c),Number(r)]};n.addEventListener("pointerover",s=>e(...o(s))),n.addEventListener("pointe\
rleave",()=>e(...t)),n.addEventListener("focusin",s=>{t=o(s),e(...t)}),n.addEventListener("focusout",
()=>{t=[],e()})}function V({label:n,rows:e,columns:t,weights:o,head:s,mayLook:c,look:r}){let i=t.map(
m=>a("th",{scope:"col"},a("span",{},m))),d=e.map((m,h)=>{let w=q(o,s*e.length+h);return t.map((v,x)=>rt(
w[x],h,x,!c(h,x)))}),u=e.map((m,h)=>a("tr",{},a("th",{scope:"row"},m),...d[h])),p=a("td",{class:"cor\
ner"}),f=a("table",{class:"heat-map",role:"grid","aria-label":n},a("thead",{},a("tr",{},p,...i)),a("\
tbody",{},...u));f.classList.toggle("dense",t.length>st),f.style.setProperty("--columns",String(t.length)),
at(f,r);let g=Q(f,d);return{node:f,show(m,h,w){u.forEach((v,x)=>{v.classList.toggle("current",x===m)}),
N(u,h);for(let v of[i,...d])N(v,w);g()}}}function X(n,e){let[,t,o]=n.shape,s=Array.from({length:t},(r,i)=>{
let d=Array.from(q(n,e*t+i),(u,p)=>u<.01?"":L("rect",{x:p,y:i,width:1,height:1,"fill-opacity":u.toFixed(
2)}));return L("g",{},...d.filter(Boolean))}),c={viewBox:`0 0 ${o} ${t}`,preserveAspectRatio:"none",
"aria-hidden":"true"};return{node:L("svg",c,...s),show:r=>N(s,r)}}var ct=["path","sequence","head"];function it({shape:n,data:e,mask:t},o){let s=n[1]*n[2]*n[3],c={shape:n.
slice(1),data:Float64Array.from(e.slice(o*s,(o+1)*s))},r=(...i)=>{if(!t)return!0;let d=(u,p)=>t.shape[p]===
1?0:u;return t.data[i.reduce((u,p,f)=>u*t.shape[f]+d(p,f),0)]==="1"};return{weights:c,mayLook:(i,d,u)=>r(
o,i,d,u)}}var R=class{constructor(e,t,{path:o,sequence:s,head:c}){let r=e[o],{weights:i,mayLook:d}=it(
r,s);this.label=`${o}, head ${c}`,this.rows=t[r.rows][s],this.columns=t[r.columns][s],this.weights=i,
this.head=c,this.mayLook=(u,p)=>d(c,u,p)}weightAt(e,t){let o=(this.head*this.rows.length+e)*this.columns.
length+t;return this.weights.data[o]}row(e){return this.columns.map((t,o)=>this.weightAt(e,o))}say(e,t){
let o=`“${this.rows[e]}” (row ${e})`,s=`“${this.columns[t]}” (column ${t})`,c=this.weightAt(
e,t).toFixed(4);return`${this.mayLook(e,t)?`${o} looks at ${s} with the weight ${c}.`:`${o} may not \
look at ${s}: a mask hides it.`} Its row sums to ${_(this.row(e)).toFixed(2)}.`}verdict(){let e=this.
rows.map((c,r)=>Math.max(...this.row(r))),t=e.indexOf(Math.max(...e)),o=this.row(t).indexOf(e[t]),s=_(
e)/e.length;return`${this.label}: the largest weight is ${e[t].toFixed(4)}, where “${this.rows[t]}\
” looks at “${this.columns[o]}”. The largest weight of a row is ${s.toFixed(2)} on average.`}};
function ut(n){let t=a("div",{class:"heads",role:"group","aria-label":"All heads"}),o="",s=c=>r=>{let i=W(
`head ${r}`,()=>n(r));return i.prepend(X(c,r).node),i};return{node:t,show(c,r,i){o!==c&&t.replaceChildren(
...b(r.shape[0]).map(s(r))),o=c;for(let[d,u]of[...t.children].entries())u.setAttribute("aria-pressed",
String(d===i))}}}function dt(n){return[a("span",{class:"query"},"Rows: queries.")," ",a("span",{class:"\
key"},"Columns: keys.")," Each row sums to 1.",n?" Hatched: masked.":""]}function lt({model:n,el:e}){
let{maps:t,labels:o}=n.get("seen"),s=Object.keys(t),c=Object.values(t).map(({shape:l})=>l),r=Math.min(
...c.map(([l])=>l)),i=Math.max(...c.map(([,l])=>l)),d={path:y(s),head:y(b(i)),sequence:y(b(r))},u=J(
n,e,d),p=l=>Math.min(n.get("head"),t[l].shape[1]-1),f=l=>$=>j(n,{[l]:$}),g=Object.fromEntries(s.map(
l=>[l,l])),m={path:Y("Attention",g,l=>j(n,{path:l,head:p(l)})),...r>1?{sequence:C("Sequence","B",b(r),
f("sequence"))}:{}},h=C("Head","H",b(i),f("head")),w=G("verdict"),v=ut(f("head")),x=a("p",{class:"hi\
nt"}),F=D(),P=U();T(e,"attention-explorer","Attention explorer",B(...Object.values(m),h),w,v.node,x,
F,P,u.node);function tt(){let[l,$]=[n.get("path"),n.get("sequence")],S=p(l),O=new R(t,o,{path:l,sequence:$,
head:S});for(let[A,{show:M}]of Object.entries(m))M(n.get(A));h.input.max=String(t[l].shape[1]-1),h.show(
S),v.show(`${l} ${$}`,O.weights,S);let H=(A,M)=>{P.textContent=A===void 0?"":O.say(A,M)};F.replaceChildren(
V({...O,look:H}).node),x.replaceChildren(...dt(t[l].mask)),w.textContent=O.verdict(),H(),u.show()}return z(
n,ct,tt)}var Z={render:lt};widget=Z;})();
export default widget;
