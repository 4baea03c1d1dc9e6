let widget;
(()=>{function f(t,e={},...n){return nt(document.createElement(t),e,n)}function M(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return nt(o,e,n)}function nt(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function ot(t,e,n,...o){let s={class:`annotat\
ed-view ${e}`,role:"group","aria-label":n};t.append(f("div",s,...o))}var st=(...t)=>f("div",{class:"\
controls"},...t.map(({node:e})=>e));var q=(...t)=>f("div",{class:"scroller"},...t);function Y(t,e,n,o){let s=(i,u,m)=>m.map(p=>p instanceof
HTMLTableCellElement?p:f(i,u,p)),a=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],
c=o.map(i=>{let u=s("th",{scope:"row"},i.slice(0,1));return f("tr",{},...u,...s("td",{},i.slice(1)))}),
l=e?[f("caption",{},e)]:[],r=f("thead",{},f("tr",{},...a));return f("table",t,...l,r,f("tbody",{},...c))}
var j={"data-lm-suppress-shortcuts":"true"};function rt(t,e,n={}){let o=f("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function z(t,e,n){let o=Object.entries(e).map(([c,l])=>f("option",{value:c},l)),s=`menu-${Math.random()}`,
a=f("select",{id:s,...j},...o);return a.addEventListener("change",()=>n(a.value)),{node:f("div",{class:"\
control menu"},f("label",{for:s},t),a),show(c){a.value=c}}}function $t(t,e){let n=Object.entries(e);for(let[o,s]of n)t.on(`change:${o}`,s);return()=>{for(let[o,
s]of n)t.off(`change:${o}`,s)}}function at(t,e,n){let o=$t(t,Object.fromEntries(e.map(s=>[s,n])));return n(),
o}function A(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function ct(t){let e=f(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&yt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var wt=1e3,T,et;function yt(t){T?.isConnected||
(T=f("p",{class:"annotated-voice",role:"status"}),document.body.append(T));let e=T;clearTimeout(et),
et=setTimeout(()=>{e.textContent=t},wt)}var N=t=>e=>t.find(n=>String(n)===e),It=N([!0,!1]),Et=t=>String(t);function it(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],l=a+(c.indexOf(s)>0?c.indexOf(s)+1:""),r=h=>(o[h]??Et)(t.get(h)),i=Object.keys(
n),u=Object.fromEntries(i.map(h=>[h,r(h)])),m=new URLSearchParams(location.search),p=[];for(let[h,v]of Object.
entries(n)){let E=m.get(`${l}.${h}`);if(E===null)continue;let x=v(E);x===void 0?p.push(h):t.set(h,x)}
let d=f("a",{},"Copy link to this setting"),g=f("span",{role:"status"});d.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let w=p.length?` The address has a s\
etting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},d,g,w),show(){let h=new URLSearchParams(location.search);for(let x of i){let C=r(x);C===u[x]?h.
delete(`${l}.${x}`):h.set(`${l}.${x}`,C)}g.textContent="";let v=s.closest("section[id]")?.id,E=h.size?
`?${h}`:location.pathname;d.setAttribute("href",`${E}${v?`#${v}`:""}`)}}}var U=t=>t.replaceAll("-","−");function k(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?U(t.toExponential(0).
replace("+","")):U(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var $=t=>Number.isFinite(t)?U(String(Number(
t.toPrecision(7)))):k(t);var K=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[S,H,W,_,Z]=[32,18,13,34,6],X=(t,e,n,o="")=>M("text",{x:t,y:e,class:o},n),Lt=([t,e,n],o)=>[_+n*S+
t*H,Z+o*W+e*S-t*W];function lt(t,e,n){let[[o,s,a],[c,l,r]]=[t,e],i=m=>Lt(m,n).join(" "),u=(...m)=>`M${m.
map(i).join("L")}Z`;return[u([o,s,a],[o,s,r],[o,l,r],[o,l,a]),u([o,s,a],[c,s,a],[c,s,r],[o,s,r]),u([
o,s,r],[c,s,r],[c,l,r],[o,l,r])]}function St(t,e,n,o,s){let a=Math.max(...e.map(Math.abs))||1,c=([r,
i,u])=>[-r,-i,u],l=t.map((r,i)=>({at:c(r),k:i}));return l.sort((r,i)=>r.at.map((u,m)=>u-i.at[m]).find(
Boolean)??0),l.map(({k:r})=>{let i=`${e[r]<0?"minus":"plus"}${n[r]?" moved":""}`,u=t[r].map(d=>d+1),
m=lt(t[r],u,s).join(""),p=M("path",{d:m,class:`cell ${i}`});return p.style.setProperty("--w",String(
Math.abs(e[r])/a)),p.dataset.k=String(r),p.addEventListener("click",()=>o(r)),p})}function ut(t,e,n,o,s){
let[a,c,l]=t,r=t.map((h,v)=>n.includes(v)?e[v]:0),i=t.map((h,v)=>n.includes(v)?e[v]+1:h),u=(h,v,E)=>M(
"path",{d:lt(h,v,a).join(""),class:E}),m=e.map(h=>h+1),p=Z+a*W+c*S,d=_+l*S+a*H+30,g=[u([0,0,0],t,"wh\
ole"),...St(s.places,s.numbers,s.moved,s.choose,a),u(r,i,"shared"),u(e,m,"chosen"),X(_-5,p-c*S/2+4,`\
L ${c}`,"end"),X(_,p+15,`d_model ${l}`),X(_+l*S+a*H+3,Z+12,`B ${a}`)],w={viewBox:`0 0 ${d} ${p+20}`,
width:d,height:p+20};return M("svg",{...w,role:"img","aria-label":o},...g)}var dt=["numbers","norm","version","chosen"],Ct=["sentence","token","feature"],pt=8,P=(t,e,n)=>n.every(
o=>t[o]===e[o]),I=(t,e=[0,1,2])=>e.map(n=>`${Ct[n]} ${t[n]}`).join(", "),ft=t=>t.reduce((e,n,o)=>e+(n-
e)/(o+1),0);function Ot(t,e,n,{eps:o,inside:s}){let a=ft(e),c=ft(e.map(i=>(i-a)**2))*(e.length/(e.length-
n)),l=s?Math.sqrt(c+o):Math.sqrt(c)+o,r=`mean ${$(a)}, variance ${$(c)}; ${$(t-a)} / ${$(l)}`;return{
y:(t-a)/l,steps:r}}var J=({places:t})=>t.at(-1).map(e=>e+1);function mt(t){let e=t.filter(Boolean).map(
Math.abs);return e.length?`${e.length} of ${t.length} moved, by up to ${k(Math.max(...e))}`:"none mo\
ved"}function ht({start:t,places:e,same:n},o,s,a,c){let l=a==="stored",r=(u,m)=>P(e[s],e[m],n[a]),i=(l?
t:o).filter(r);return Ot(o[s],i,l?1:c.less,c)}function Mt(t,e,n,o){let s=r=>e.map((i,u)=>ht(t,r,u,n,
o).y),[a,c]=[s(e),s(t.start)],l=a.map((r,i)=>Math.abs(r-c[i])>1e-8?r-c[i]:0);return{y:a,moves:l}}var G=class{constructor(e,n,o){
this.cube=e,this.cells=e.places.map((u,m)=>{let p={"aria-label":I(u),...j},d=f("input",{type:"number",
step:"any",...p});d.addEventListener("focus",()=>o(m)),d.addEventListener("input",()=>n((w,h)=>h===m?
parseFloat(d.value):w));let g=f("span");return{input:d,output:g,node:f("td",{class:"number"},d,g)}});
let[s,a,c]=J(e),l=(u,m)=>(p,d)=>P(e.places[d],[u,m],[0,1]),r=(u,m)=>this.cells.filter(l(u,m)).map(({
node:p})=>p),i=["token ↓ feature →",...K(c)];this.tables=K(s).map(u=>{let m=K(a).map(p=>[p,...r(
u,p)]);return Y({class:"grid numbers"},"",i,m)})}show(e,{y:n,moves:o},{norm:s,chosen:a,bad:c}){let{places:l,
start:r,same:i}=this.cube;this.cells.forEach(({input:u,output:m,node:p},d)=>{d!==c&&parseFloat(u.value)!==
e[d]&&(u.value=e[d]),u.setAttribute("aria-invalid",String(d===c)),m.textContent=`${"▼→▲"[Math.
sign(o[d])+1]} ${k(n[d])}`,m.inert=c>=0,p.title=`${$(e[d])} → ${$(n[d])}, moved by ${$(o[d])}`,p.style.
setProperty("--w",String(Math.min(Math.abs(o[d])/2,1))),p.classList.toggle("shared",P(l[a],l[d],i[s])),
p.classList.toggle("chosen",d===a),p.classList.toggle("edited",e[d]!==r[d])}),this.tables.forEach((u,m)=>{
let p=mt(o.filter((d,g)=>l[g][0]===m));u.createCaption().textContent=`Sentence ${m}${c<0?`: ${p}`:""}`})}};
function jt(t,e,n,{norm:o,bad:s}){let{places:a,start:c,norms:l,reach:r}=t;if(s>=0)return`Not taken: ${I(
a[s])} must be a number from −${r} to ${r}.`;let i=a.filter((p,d)=>e[d]!==c[d]);if(!i.length)return`\
The batch x: (B, L, d_model) = (${J(t).join(", ")}) sentences, tokens, features. Pull one of its cel\
ls to the left or right, or type below: whose outputs move?`;let u=p=>!i.some(d=>P(p,d,[0,1])),m=mt(
n.filter((p,d)=>u(a[d])));return`You changed ${i.length} of ${e.length} numbers. Outputs of other to\
kens, after ${l[o]}: ${m}.`}function At(t,e,n,{norm:o,version:s,chosen:a}){return Object.entries(t.versions).
map(([c,l])=>{let{y:r,steps:i}=ht(t,e,a,o,l),u=c===s?"chosen":`${$(r-n[a])} from the chosen one`,m=`${i}\
 = ${$(r)} (${u})`,p=`${t.names[c]}: ${l.formula}`;return f("li",{},p,f("br"),m)})}function Nt({start:t,
norms:e,names:n},o){return{numbers:a=>{let c=a.split(",").map(Number);return String(c)===a&&c.length===
t.length&&c.every(o)?c:void 0},norm:N(Object.keys(e)),version:N(Object.keys(n)),chosen:N([...t.keys()])}}
function _t({places:t,start:e},n,o){let s=t.at(-1)[0],a=r=>t[r][0]===s,c=r=>P(t[r],t[o()],[0,1]),l=(r,i)=>rt(
r,()=>n(i),j);return[l(`Add 3 to all of sentence ${s}`,(r,i)=>a(i)?r+3:r),l(`Set sentence ${s} to 0`,
(r,i)=>a(i)?0:r),l("Divide the chosen token by 10",(r,i)=>c(i)?r/10:r),l("Back to the start",(r,i)=>e[i])]}
function Pt(t,e,n,o){let s;t.addEventListener("pointerdown",({target:a,clientX:c,button:l})=>{s=a.dataset.
k&&!l?{k:Number(a.dataset.k),x:c}:null}),t.addEventListener("pointermove",a=>{let c=s&&Math.trunc((a.
clientX-s.x)/pt);if(!a.buttons||!c)return;t.setPointerCapture(a.pointerId),s.x+=c*pt,n(s.k);let l=r=>Math.
min(Math.max(r+c,-e),e);o((r,i)=>i===s.k?l(r):r)})}var D=(t,e)=>f("span",{class:t},e),Tt=()=>f("p",{
class:"legend"},D("plus","above 0"),D("minus","below 0"),D("moved","output moved since the start"),D(
"","Below each number its output: → unmoved, ▲ or ▼ moved."));function kt({model:t,el:e}){let n=t.
get("given"),o=b=>Math.abs(b)<=n.reach,s=it(t,e,Nt(n,o)),a=-1;function c(b){let y=t.get("numbers").map(
b);a=y.findIndex(L=>!o(L)),a<0&&A(t,{numbers:y.map(L=>Number(L.toPrecision(12)))}),C()}let l=_t(n,c,
()=>t.get("chosen")),r=z("Norm",n.norms,b=>A(t,{norm:b})),i=z("Formula",n.names,b=>A(t,{version:b})),
u=b=>A(t,{chosen:b}),m=new G(n,c,u),p=ct("verdict"),[d,g]=[f("p"),f("ul")],[w,h]=["cube","after"].map(
b=>f("div",{class:b}));Pt(w,n.reach,u,c);let v=f("summary",{},"The chosen number, by each formula"),
E=f("details",{},v,i.node,g),x=J(n);ot(e,"norm-cube","Norm cube",st(r),f("div",{class:"both"},w,h,f(
"div",{},p,d)),Tt(),f("div",{class:"buttons"},...l),q(...m.tables),E,s.node);function C(){let[b,y,L,
Q]=dt.map(R=>t.get(R)),B={norm:y,version:L,chosen:Q,bad:a},O=Mt(n,b,y,n.versions[L]);r.show(y),i.show(
L),m.show(b,O,B),p.textContent=jt(n,b,O.moves,B);let F=n.places[Q],gt=y==="stored"?" at the start, d\
ivided by n − 1":"",V=I(F,n.same[y]);d.textContent=`${I(F)}: mean and variance are those of ${V} (\
outlined)${gt}.`;let vt=`A cube of ${x.join(" × ")} numbers; outlined are those of ${V}.`,tt=(R,xt)=>ut(
x,F,n.same[y],vt,{...n,numbers:R,moved:xt,choose:u});w.replaceChildren(tt(b,[])),h.replaceChildren(tt(
O.y,O.moves.map(Boolean))),g.inert=a>=0,g.replaceChildren(...At(n,b,O.y,B)),s.show()}return at(t,dt,
C)}var bt={render:kt};widget=bt;})();
export default widget;
