let widget;
(()=>{function p(t,e={},...n){return Q(document.createElement(t),e,n)}function Q(t,e,n){for(let[o,s]of Object.entries(e))t.setAttribute(o,s);return t.append(...n),t}function R(t,e,n,...o){
let s={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(p("div",s,...o))}var q=(...t)=>p(
"div",{class:"controls"},...t.map(({node:e})=>e));var j=(...t)=>p("div",{class:"scroller"},...t),E={"data-lm-suppress-shortcuts":"true"};function D(t,e,n={}){
let o=p("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function _(t,e,n){let o=Object.entries(e).map(([i,c])=>p("option",{value:i},c)),s=`menu-${Math.random()}`,
r=p("select",{id:s,...E},...o);return r.addEventListener("change",()=>n(r.value)),{node:p("div",{class:"\
control menu"},p("label",{for:s},t),r),show(i){r.value=i}}}function Y(t,e,n){let o=e.map(s=>`change:${s}`);
for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}function S(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function U(t){let e=p("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Z(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var V=1e3,C,I;function Z(t){C?.isConnected||
(C=p("p",{class:"annotated-voice",role:"status"}),document.body.append(C));let e=C;clearTimeout(I),I=
setTimeout(()=>{e.textContent=t},V)}var O=t=>e=>t.find(n=>String(n)===e),lt=O([!0,!1]),tt=t=>String(t);function z(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),a=f=>(o[f]??tt)(t.get(f)),l=Object.keys(
n),h=Object.fromEntries(l.map(f=>[f,a(f)])),m=new URLSearchParams(location.search),u=[];for(let[f,g]of Object.
entries(n)){let $=m.get(`${c}.${f}`);if($===null)continue;let w=g($);w===void 0?u.push(f):t.set(f,w)}
let d=p("a",{},"Copy link to this setting"),v=p("span",{role:"status"});d.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let b=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},d,v,b),show(){let f=new URLSearchParams(location.search);for(let w of l){let y=a(w);y===h[w]?f.
delete(`${c}.${w}`):f.set(`${c}.${w}`,y)}v.textContent="";let g=s.closest("section[id]")?.id,$=f.size?
`?${f}`:location.pathname;d.setAttribute("href",`${$}${g?`#${g}`:""}`)}}}var K=t=>t.replaceAll("-","−");function L(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?K(t.toExponential(0).
replace("+","")):K(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var x=t=>Number.isFinite(t)?K(String(Number(
t.toPrecision(7)))):L(t);var N=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var W=["numbers","norm","version","chosen"],et=["sentence","word","feature"],A=(t,e,n)=>n.every(o=>t[o]===
e[o]),M=(t,e=[0,1,2])=>e.map(n=>`${et[n]} ${t[n]}`).join(", "),k=t=>t.reduce((e,n,o)=>e+(n-e)/(o+1),
0);function nt(t,e,n,{eps:o,inside:s}){let r=k(e),i=k(e.map(l=>(l-r)**2))*(e.length/(e.length-n)),c=s?
Math.sqrt(i+o):Math.sqrt(i)+o,a=`mean ${x(r)}, variance ${x(i)}; ${x(t-r)} / ${x(c)}`;return{y:(t-r)/
c,steps:a}}function B(t){let e=t.filter(Boolean).map(Math.abs);return e.length?`${e.length} of ${t.length}\
 moved, by up to ${L(Math.max(...e))}`:"none moved"}var T=class{constructor({start:e,places:n,reach:o,
norms:s,same:r,names:i,versions:c}){this.start=e,this.places=n,this.reach=o,this.norms=s,this.same=r,
this.names=i,this.versions=c}after(e,n,o,s){let r=o==="stored",i=(a,l)=>A(this.places[n],this.places[l],
this.same[o]),c=(r?this.start:e).filter(i);return nt(e[n],c,r?1:s.less,s)}outputs(e,n,o){let s=a=>e.
map((l,h)=>this.after(a,h,n,o).y),[r,i]=[s(e),s(this.start)],c=r.map((a,l)=>Math.abs(a-i[l])>1e-8?a-
i[l]:0);return{y:r,moves:c}}},P=class{constructor({places:e,start:n,same:o},s,r){this.given={places:e,
start:n,same:o};let i=e.at(-1);this.cells=e.map((c,a)=>{let l={"aria-label":M(c),...E},h=p("input",{
type:"number",step:"any",...l});h.addEventListener("focus",()=>r(a)),h.addEventListener("input",()=>s(
(u,d)=>d===a?parseFloat(h.value):u));let m=p("span");return{input:h,output:m,node:p("td",{class:"num\
ber"},h,m)}}),this.tables=N(i[0]+1).map(c=>this.drawTable(c,i))}drawTable(e,[,n,o]){let{places:s}=this.
given,r=u=>d=>p("th",{scope:u},d),i=u=>(d,v)=>A(s[v],[e,u],[0,1]),c=u=>this.cells.filter(i(u)).map(({
node:d})=>d),a=N(o+1).map(r("col")),l=N(n+1).map(u=>p("tr",{},r("row")(u),...c(u))),h=p("td",{},"wor\
d ↓ feature →"),m=p("tr",{},h,...a);return p("table",{class:"grid numbers"},m,...l)}show(e,{y:n,
moves:o},{norm:s,chosen:r,bad:i}){let{places:c,start:a,same:l}=this.given;this.cells.forEach(({input:h,
output:m,node:u},d)=>{d!==i&&parseFloat(h.value)!==e[d]&&(h.value=e[d]),h.setAttribute("aria-invalid",
String(d===i)),m.textContent=`${"▼→▲"[Math.sign(o[d])+1]} ${L(n[d])}`,u.title=`${x(e[d])} → ${x(
n[d])}, moved by ${x(o[d])}`,u.style.setProperty("--w",String(Math.min(Math.abs(o[d])/2,1))),u.classList.
toggle("shared",A(c[r],c[d],l[s])),u.classList.toggle("chosen",d===r),u.classList.toggle("edited",e[d]!==
a[d])}),this.tables.forEach((h,m)=>{let u=B(o.filter((d,v)=>c[v][0]===m));h.createCaption().textContent=
`Sentence ${m}: ${u}`})}};function ot({places:t,start:e,norms:n,reach:o},s,r,{norm:i,bad:c}){if(c>=0)
return`Not taken: ${M(t[c])} must be a number from −${o} to ${o}.`;let a=t.filter((m,u)=>s[u]!==e[u]),
l=m=>!a.some(u=>A(m,u,[0,1])),h=B(r.filter((m,u)=>l(t[u])));return`You changed ${a.length} of ${s.length}\
 numbers. Outputs of other words, after ${n[i]}: ${h}.`}function st(t,e,n,{norm:o,version:s,chosen:r}){
return Object.entries(t.versions).map(([i,c])=>{let{y:a,steps:l}=t.after(e,r,o,c),h=i===s?"in use":`${x(
a-n[r])} from that in use`,m=`${l} = ${a} (${h})`.replaceAll("-","−"),u=`${t.names[i]}: ${c.formula}`;
return p("li",{},u,p("br"),m)})}function rt({start:t,norms:e,names:n},o){return{numbers:r=>{let i=r.
split(",").map(Number);return String(i)===r&&i.length===t.length&&i.every(o)?i:void 0},norm:O(Object.
keys(e)),version:O(Object.keys(n)),chosen:O([...t.keys()])}}function at({places:t,start:e},n,o){let s=t.
at(-1)[0],r=a=>t[a][0]===s,i=a=>A(t[a],t[o()],[0,1]),c=(a,l)=>D(a,()=>n(l),E);return[c(`Add 3 to all\
 of sentence ${s}`,(a,l)=>r(l)?a+3:a),c(`Fill sentence ${s} with 0`,(a,l)=>r(l)?0:a),c("Divide the c\
hosen word by 10",(a,l)=>i(l)?a/10:a),c("Back to the start",(a,l)=>e[l])]}function it({model:t,el:e}){
let n=new T(t.get("given")),o=b=>Math.abs(b)<=n.reach,s=z(t,e,rt(n,o)),r=-1;function i(b){let f=t.get(
"numbers").map(b);r=f.findIndex(g=>!o(g)),r<0&&S(t,{numbers:f.map(g=>Number(g.toPrecision(12)))}),v()}
let c=at(n,i,()=>t.get("chosen")),a=_("Norm",n.norms,b=>S(t,{norm:b})),l=_("Formula",n.names,b=>S(t,
{version:b})),h=new P(n,i,b=>S(t,{chosen:b})),m=U("verdict"),[u,d]=[p("p"),p("ul")];R(e,"norm-cube",
"Norm cube",q(a,l),p("div",{class:"buttons"},...c),m,j(...h.tables),u,d,s.node);function v(){let[b,f,
g,$]=W.map(J=>t.get(J)),w={norm:f,version:g,chosen:$,bad:r},y=n.outputs(b,f,n.versions[g]);a.show(f),
l.show(g),h.show(b,y,w),m.textContent=ot(n,b,y.moves,w);let F=n.places[$],X=f==="stored"?" at the st\
art, divided by n − 1":"",G=M(F,n.same[f]);u.textContent=`${M(F)}: mean and variance are those of ${G}\
 (outlined)${X}.`,d.replaceChildren(...st(n,b,y.y,w)),s.show()}return Y(t,W,v)}var H={render:it};widget=H;})();
export default widget;
