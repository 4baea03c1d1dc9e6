let widget;
(()=>{function a(e,n={},...t){return K(document.createElement(e),n,t)}function k(e,n={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return K(o,n,t)}function K(e,n,t){for(let[o,s]of Object.
entries(n))e.setAttribute(o,s);return e.append(...t),e}function T(e,n,t,...o){let s={class:`annotate\
d-view ${n}`,role:"group","aria-label":t};e.append(a("div",s,...o))}var B=(...e)=>a("div",{class:"co\
ntrols"},...e.map(({node:n})=>n)),U=()=>a("p",{class:"pointed","aria-hidden":"true"}),D=(...e)=>a("d\
iv",{class:"scroller"},...e),E={"data-lm-suppress-shortcuts":"true"};function W(e,n,t={}){let o=a("b\
utton",{type:"button",...t},e);return o.addEventListener("click",n),o}function C(e,n,t,o){let[s,c]=[
Math.min(...t),Math.max(...t)],r=a("input",{type:"range",min:s,max:c,...E}),i=a("output",{"aria-live":"\
off"}),d=a("span",{},`${e} `,a("code",{},n));return r.addEventListener("input",()=>o(Number(r.value))),
{node:a("div",{class:"control"},a("label",{},d,r),i),input:r,show(u){r.value=String(u),i.textContent=
String(u)}}}function Y(e,n,t){let o=Object.entries(n).map(([r,i])=>a("option",{value:r},i)),s=`menu-${Math.random()}`,
c=a("select",{id:s,...E},...o);return c.addEventListener("change",()=>t(c.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},e),c),show(r){c.value=r}}}function z(e,n,t){let o=n.map(s=>`change:${s}`);
for(let s of o)e.on(s,t);return t(),()=>{for(let s of o)e.off(s,t)}}function j(e,n){for(let[t,o]of Object.
entries(n))e.set(t,o);e.save_changes()}function G(e){let n=a("p",{class:e}),t=new MutationObserver(()=>{
n.textContent&&nt(n.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>t.observe(n,o)),n}var et=1e3,O,I;function nt(e){O?.isConnected||(O=a("p",{class:"annotated-voice",
role:"status"}),document.body.append(O)),clearTimeout(I),I=setTimeout(()=>O.textContent=e,et)}var y=e=>n=>e.find(t=>String(t)===n),ft=y([!0,!1]),ot=e=>String(e);function J(e,n,t,o={}){let s=n.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:c}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(r.indexOf(s)>0?r.indexOf(s)+1:""),d=new URLSearchParams(location.search),
u=[];for(let[g,m]of Object.entries(t)){let h=d.get(`${i}.${g}`);if(h===null)continue;let w=m(h);w===
void 0?u.push(g):e.set(g,w)}let p=a("a",{},"Link to this setting"),f=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:a("p",{class:"addre\
ss"},p,f),show(){let g=new URLSearchParams(location.search);for(let h of Object.keys(t))g.set(`${i}.${h}`,
(o[h]??ot)(e.get(h)));let m=s.closest("section[id]")?.id;p.setAttribute("href",`?${g}${m?`#${m}`:""}`)}}}function Q(e,n){let t=n[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return e.addEventListener(
"keydown",s=>{let c=s.target,r=n.findIndex(f=>f.includes(c));if(r<0)return;let i=n[r].indexOf(c),[d,
u]={ArrowUp:[r-1,i],ArrowDown:[r+1,i],ArrowLeft:[r,i-1],ArrowRight:[r,i+1],Home:[r,0],End:[r,n[r].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let p=n[d]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{t.closest(".unwritten")&&o(n[0][0])}}var b=(e,n=0)=>Array.from({length:e},(t,o)=>n+o),_=e=>e.reduce((n,t)=>n+t,0);function q({shape:e,data:n},t){let o=e[e.length-1];return n.subarray(t*o,(t+1)*o)}var st=9;function rt(e,n,t,o){let s=a("td",{tabindex:"-1","data-row":n,"data-column":t,...E},a("span",
{},e.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",e<5e-4),s.style.setProperty(
"--w",e),s}var N=(e,n)=>{e.forEach((t,o)=>{t.classList.toggle("unwritten",o>=n)})};function at(e,n){
let t=[],o=({target:s})=>{let{row:c,column:r}=s.closest?.("td[data-row]")?.dataset??{};return c===void 0?
[]:[Number(c),Number(r)]};e.addEventListener("pointerover",s=>n(...o(s))),e.addEventListener("pointe\
rleave",()=>n(...t)),e.addEventListener("focusin",s=>{t=o(s),n(...t)}),e.addEventListener("focusout",
()=>{t=[],n()})}function V({label:e,rows:n,columns:t,weights:o,head:s,mayLook:c,look:r}){let i=t.map(
m=>a("th",{scope:"col"},a("span",{},m))),d=n.map((m,h)=>{let w=q(o,s*n.length+h);return t.map((v,x)=>rt(
w[x],h,x,!c(h,x)))}),u=n.map((m,h)=>a("tr",{},a("th",{scope:"row"},m),...d[h])),p=a("td",{class:"cor\
ner"}),f=a("table",{class:"heat-map",role:"grid","aria-label":e},a("thead",{},a("tr",{},p,...i)),a("\
tbody",{},...u));f.classList.toggle("dense",t.length>st),f.style.setProperty("--columns",String(t.length)),
at(f,r);let g=Q(f,d);return{node:f,show(m,h,w){u.forEach((v,x)=>{v.classList.toggle("current",x===m)}),
N(u,h);for(let v of[i,...d])N(v,w);g()}}}function X(e,n){let[,t,o]=e.shape,s=Array.from({length:t},(r,i)=>{
let d=Array.from(q(e,n*t+i),(u,p)=>u<.01?"":k("rect",{x:p,y:i,width:1,height:1,"fill-opacity":u.toFixed(
2)}));return k("g",{},...d.filter(Boolean))}),c={viewBox:`0 0 ${o} ${t}`,preserveAspectRatio:"none",
"aria-hidden":"true"};return{node:k("svg",c,...s),show:r=>N(s,r)}}var ct=["path","sequence","head"];function it({shape:e,data:n,mask:t},o){let s=e[1]*e[2]*e[3],c={shape:e.
slice(1),data:Float64Array.from(n.slice(o*s,(o+1)*s))},r=(...i)=>{if(!t)return!0;let d=(u,p)=>t.shape[p]===
1?0:u;return t.data[i.reduce((u,p,f)=>u*t.shape[f]+d(p,f),0)]==="1"};return{weights:c,mayLook:(i,d,u)=>r(
o,i,d,u)}}var R=class{constructor(n,t,{path:o,sequence:s,head:c}){let r=n[o],{weights:i,mayLook:d}=it(
r,s);this.label=`${o}, head ${c}`,this.rows=t[r.rows][s],this.columns=t[r.columns][s],this.weights=i,
this.head=c,this.mayLook=(u,p)=>d(c,u,p)}weightAt(n,t){let o=(this.head*this.rows.length+n)*this.columns.
length+t;return this.weights.data[o]}row(n){return this.columns.map((t,o)=>this.weightAt(n,o))}say(n,t){
let o=`“${this.rows[n]}” (row ${n})`,s=`“${this.columns[t]}” (column ${t})`,c=this.weightAt(
n,t).toFixed(4);return`${this.mayLook(n,t)?`${o} looks at ${s} with the weight ${c}.`:`${o} may not \
look at ${s}: a mask hides it.`} Its row sums to ${_(this.row(n)).toFixed(2)}.`}verdict(){let n=this.
rows.map((c,r)=>Math.max(...this.row(r))),t=n.indexOf(Math.max(...n)),o=this.row(t).indexOf(n[t]),s=_(
n)/n.length;return`${this.label}: the largest weight is ${n[t].toFixed(4)}, where “${this.rows[t]}\
” looks at “${this.columns[o]}”. The largest weight of a row is ${s.toFixed(2)} on average.`}};
function ut(e){let t=a("div",{class:"heads",role:"group","aria-label":"All heads"}),o="",s=c=>r=>{let i=W(
`head ${r}`,()=>e(r));return i.prepend(X(c,r).node),i};return{node:t,show(c,r,i){o!==c&&t.replaceChildren(
...b(r.shape[0]).map(s(r))),o=c;for(let[d,u]of[...t.children].entries())u.setAttribute("aria-pressed",
String(d===i))}}}function dt(e){return[a("span",{class:"query"},"Rows: queries.")," ",a("span",{class:"\
key"},"Columns: keys.")," Each row sums to 1.",e?" Hatched: masked.":""]}function lt({model:e,el:n}){
let{maps:t,labels:o}=e.get("seen"),s=Object.keys(t),c=Object.values(t).map(({shape:l})=>l),r=Math.min(
...c.map(([l])=>l)),i=Math.max(...c.map(([,l])=>l)),d={path:y(s),head:y(b(i)),sequence:y(b(r))},u=J(
e,n,d),p=l=>Math.min(e.get("head"),t[l].shape[1]-1),f=l=>$=>j(e,{[l]:$}),g=Object.fromEntries(s.map(
l=>[l,l])),m={path:Y("Attention",g,l=>j(e,{path:l,head:p(l)})),...r>1?{sequence:C("Sequence","B",b(r),
f("sequence"))}:{}},h=C("Head","H",b(i),f("head")),w=G("verdict"),v=ut(f("head")),x=a("p",{class:"hi\
nt"}),F=D(),P=U();T(n,"attention-explorer","Attention explorer",B(...Object.values(m),h),w,v.node,x,
F,P,u.node);function tt(){let[l,$]=[e.get("path"),e.get("sequence")],S=p(l),A=new R(t,o,{path:l,sequence:$,
head:S});for(let[L,{show:M}]of Object.entries(m))M(e.get(L));h.input.max=String(t[l].shape[1]-1),h.show(
S),v.show(`${l} ${$}`,A.weights,S);let H=(L,M)=>{P.textContent=L===void 0?"":A.say(L,M)};F.replaceChildren(
V({...A,look:H}).node),x.replaceChildren(...dt(t[l].mask)),w.textContent=A.verdict(),H(),u.show()}return z(
e,ct,tt)}var Z={render:lt};widget=Z;})();
export default widget;
