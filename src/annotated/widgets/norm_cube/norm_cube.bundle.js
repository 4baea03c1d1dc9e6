let widget;
(()=>{function p(t,e={},...n){return Q(document.createElement(t),e,n)}function Q(t,e,n){for(let[o,s]of Object.entries(e))t.setAttribute(o,s);return t.append(...n),t}function R(t,e,n,...o){
let s={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(p("div",s,...o))}var q=(...t)=>p(
"div",{class:"controls"},...t.map(({node:e})=>e));var M=(...t)=>p("div",{class:"scroller"},...t),$={"data-lm-suppress-shortcuts":"true"};function D(t,e,n={}){
let o=p("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function _(t,e,n){let o=Object.entries(e).map(([a,i])=>p("option",{value:a},i)),s=`menu-${Math.random()}`,
r=p("select",{id:s,...$},...o);return r.addEventListener("change",()=>n(r.value)),{node:p("div",{class:"\
control menu"},p("label",{for:s},t),r),show(a){r.value=a}}}function Y(t,e,n){let o=e.map(s=>`change:${s}`);
for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}function x(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function U(t){let e=p("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Z(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var V=1e3,S,T;function Z(t){S?.isConnected||
(S=p("p",{class:"annotated-voice",role:"status"}),document.body.append(S));let e=S;clearTimeout(T),T=
setTimeout(()=>{e.textContent=t},V)}var y=t=>e=>t.find(n=>String(n)===e),lt=y([!0,!1]),tt=t=>String(t);function W(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),c=new URLSearchParams(location.search),
l=[];for(let[u,d]of Object.entries(n)){let b=c.get(`${i}.${u}`);if(b===null)continue;let m=d(b);m===
void 0?l.push(u):t.set(u,m)}let f=p("a",{},"Link to this setting"),h=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:p("p",{class:"addre\
ss"},f,h),show(){let u=new URLSearchParams(location.search);for(let b of Object.keys(n))u.set(`${i}.${b}`,
(o[b]??tt)(t.get(b)));let d=s.closest("section[id]")?.id;f.setAttribute("href",`?${u}${d?`#${d}`:""}`)}}}var j=t=>t.replaceAll("-","−");function L(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?j(t.toExponential(0).
replace("+","")):j(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var g=t=>Number.isFinite(t)?j(String(Number(
t.toPrecision(7)))):L(t);var O=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var z=["numbers","norm","version","chosen"],et=["sentence","word","feature"],E=(t,e,n)=>n.every(o=>t[o]===
e[o]),A=(t,e=[0,1,2])=>e.map(n=>`${et[n]} ${t[n]}`).join(", "),B=t=>t.reduce((e,n,o)=>e+(n-e)/(o+1),
0);function nt(t,e,n,{eps:o,inside:s}){let r=B(e),a=B(e.map(l=>(l-r)**2))*(e.length/(e.length-n)),i=s?
Math.sqrt(a+o):Math.sqrt(a)+o,c=`mean ${g(r)}, variance ${g(a)}; ${g(t-r)} / ${g(i)}`;return{y:(t-r)/
i,steps:c}}function H(t){let e=t.filter(Boolean).map(Math.abs);return e.length?`${e.length} of ${t.length}\
 moved, by up to ${L(Math.max(...e))}`:"none moved"}var P=class{constructor({start:e,places:n,reach:o,
norms:s,same:r,names:a,versions:i}){this.start=e,this.places=n,this.reach=o,this.norms=s,this.same=r,
this.names=a,this.versions=i}after(e,n,o,s){let r=o==="stored",a=(c,l)=>E(this.places[n],this.places[l],
this.same[o]),i=(r?this.start:e).filter(a);return nt(e[n],i,r?1:s.less,s)}outputs(e,n,o){let s=c=>e.
map((l,f)=>this.after(c,f,n,o).y),[r,a]=[s(e),s(this.start)],i=r.map((c,l)=>Math.abs(c-a[l])>1e-8?c-
a[l]:0);return{y:r,moves:i}}},F=class{constructor({places:e,start:n,same:o},s,r){this.given={places:e,
start:n,same:o};let a=e.at(-1);this.cells=e.map((i,c)=>{let l={"aria-label":A(i),...$},f=p("input",{
type:"number",step:"any",...l});f.addEventListener("focus",()=>r(c)),f.addEventListener("input",()=>s(
(u,d)=>d===c?parseFloat(f.value):u));let h=p("span");return{input:f,output:h,node:p("td",{class:"num\
ber"},f,h)}}),this.tables=O(a[0]+1).map(i=>this.drawTable(i,a))}drawTable(e,[,n,o]){let{places:s}=this.
given,r=u=>d=>p("th",{scope:u},d),a=u=>(d,b)=>E(s[b],[e,u],[0,1]),i=u=>this.cells.filter(a(u)).map(({
node:d})=>d),c=O(o+1).map(r("col")),l=O(n+1).map(u=>p("tr",{},r("row")(u),...i(u))),f=p("td",{},"wor\
d ↓ feature →"),h=p("tr",{},f,...c);return p("table",{class:"grid numbers"},h,...l)}show(e,{y:n,
moves:o},{norm:s,chosen:r,bad:a}){let{places:i,start:c,same:l}=this.given;this.cells.forEach(({input:f,
output:h,node:u},d)=>{d!==a&&parseFloat(f.value)!==e[d]&&(f.value=e[d]),f.setAttribute("aria-invalid",
String(d===a)),h.textContent=`${"▼→▲"[Math.sign(o[d])+1]} ${L(n[d])}`,u.title=`${g(e[d])} → ${g(
n[d])}, moved by ${g(o[d])}`,u.style.setProperty("--w",String(Math.min(Math.abs(o[d])/2,1))),u.classList.
toggle("shared",E(i[r],i[d],l[s])),u.classList.toggle("chosen",d===r),u.classList.toggle("edited",e[d]!==
c[d])}),this.tables.forEach((f,h)=>{let u=H(o.filter((d,b)=>i[b][0]===h));f.createCaption().textContent=
`Sentence ${h}: ${u}`})}};function ot({places:t,start:e,norms:n,reach:o},s,r,{norm:a,bad:i}){if(i>=0)
return`Not taken: ${A(t[i])} must be a number from −${o} to ${o}.`;let c=t.filter((h,u)=>s[u]!==e[u]),
l=h=>!c.some(u=>E(h,u,[0,1])),f=H(r.filter((h,u)=>l(t[u])));return`You changed ${c.length} of ${s.length}\
 numbers. Outputs of other words, after ${n[a]}: ${f}.`}function st(t,e,n,{norm:o,version:s,chosen:r}){
return Object.entries(t.versions).map(([a,i])=>{let{y:c,steps:l}=t.after(e,r,o,i),f=a===s?"in use":`${g(
c-n[r])} from that in use`,h=`${l} = ${c} (${f})`.replaceAll("-","−"),u=`${t.names[a]}: ${i.formula}`;
return p("li",{},u,p("br"),h)})}function rt({start:t,norms:e,names:n},o){return{numbers:r=>{let a=r.
split(",").map(Number);return String(a)===r&&a.length===t.length&&a.every(o)?a:void 0},norm:y(Object.
keys(e)),version:y(Object.keys(n)),chosen:y([...t.keys()])}}function at({places:t,start:e},n,o){let s=t.
at(-1)[0],r=c=>t[c][0]===s,a=c=>E(t[c],t[o()],[0,1]),i=(c,l)=>D(c,()=>n(l),$);return[i(`Add 3 to all\
 of sentence ${s}`,(c,l)=>r(l)?c+3:c),i(`Fill sentence ${s} with 0`,(c,l)=>r(l)?0:c),i("Divide the c\
hosen word by 10",(c,l)=>a(l)?c/10:c),i("Back to the start",(c,l)=>e[l])]}function ct({model:t,el:e}){
let n=new P(t.get("given")),o=m=>Math.abs(m)<=n.reach,s=W(t,e,rt(n,o)),r=-1;function a(m){let v=t.get(
"numbers").map(m);r=v.findIndex(w=>!o(w)),r<0&&x(t,{numbers:v.map(w=>Number(w.toPrecision(12)))}),b()}
let i=at(n,a,()=>t.get("chosen")),c=_("Norm",n.norms,m=>x(t,{norm:m})),l=_("Formula",n.names,m=>x(t,
{version:m})),f=new F(n,a,m=>x(t,{chosen:m})),h=U("verdict"),[u,d]=[p("p"),p("ul")];R(e,"norm-cube",
"Norm cube",q(c,l),p("div",{class:"buttons"},...i),h,M(...f.tables),u,d,s.node);function b(){let[m,v,
w,I]=z.map(J=>t.get(J)),N={norm:v,version:w,chosen:I,bad:r},C=n.outputs(m,v,n.versions[w]);c.show(v),
l.show(w),f.show(m,C,N),h.textContent=ot(n,m,C.moves,N);let K=n.places[I],k=v==="stored"?" at the st\
art, divided by n − 1":"",G=A(K,n.same[v]);u.textContent=`${A(K)}: mean and variance are those of ${G}\
 (outlined)${k}.`,d.replaceChildren(...st(n,m,C.y,N)),s.show()}return Y(t,z,b)}var X={render:ct};widget=X;})();
export default widget;
