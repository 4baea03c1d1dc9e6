let widget;
(()=>{function p(t,e={},...n){return nt(document.createElement(t),e,n)}function O(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return nt(o,e,n)}function nt(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function ot(t,e,n,...o){let s={class:`annotat\
ed-view ${e}`,role:"group","aria-label":n};t.append(p("div",s,...o))}var st=(...t)=>p("div",{class:"\
controls"},...t.map(({node:e})=>e));var q=(...t)=>p("div",{class:"scroller"},...t);function Y(t,e,n,o){let s=(i,u,f)=>f.map(d=>d instanceof
HTMLTableCellElement?d:p(i,u,d)),a=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],
c=o.map(i=>{let u=s("th",{scope:"row"},i.slice(0,1));return p("tr",{},...u,...s("td",{},i.slice(1)))}),
l=e?[p("caption",{},e)]:[],r=p("thead",{},p("tr",{},...a));return p("table",t,...l,r,p("tbody",{},...c))}
var A={"data-lm-suppress-shortcuts":"true"};function rt(t,e,n={}){let o=p("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function U(t,e,n){let o=Object.entries(e).map(([c,l])=>p("option",{value:c},l)),s=`menu-${Math.random()}`,
a=p("select",{id:s,...A},...o);return a.addEventListener("change",()=>n(a.value)),{node:p("div",{class:"\
control menu"},p("label",{for:s},t),a),show(c){a.value=c}}}function at(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)
t.off(s,n)}}function j(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function ct(t){let e=p(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&wt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var xt=1e3,T,et;function wt(t){T?.isConnected||
(T=p("p",{class:"annotated-voice",role:"status"}),document.body.append(T));let e=T;clearTimeout(et),
et=setTimeout(()=>{e.textContent=t},xt)}var N=t=>e=>t.find(n=>String(n)===e),Kt=N([!0,!1]),$t=t=>String(t);function it(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],l=a+(c.indexOf(s)>0?c.indexOf(s)+1:""),r=h=>(o[h]??$t)(t.get(h)),i=Object.keys(
n),u=Object.fromEntries(i.map(h=>[h,r(h)])),f=new URLSearchParams(location.search),d=[];for(let[h,g]of Object.
entries(n)){let y=f.get(`${l}.${h}`);if(y===null)continue;let x=g(y);x===void 0?d.push(h):t.set(h,x)}
let m=p("a",{},"Copy link to this setting"),v=p("span",{role:"status"});m.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let E=d.length?` The address has a s\
etting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},m,v,E),show(){let h=new URLSearchParams(location.search);for(let x of i){let C=r(x);C===u[x]?h.
delete(`${l}.${x}`):h.set(`${l}.${x}`,C)}v.textContent="";let g=s.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;m.setAttribute("href",`${y}${g?`#${g}`:""}`)}}}var X=t=>t.replaceAll("-","−");function K(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?X(t.toExponential(0).
replace("+","")):X(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var w=t=>Number.isFinite(t)?X(String(Number(
t.toPrecision(7)))):K(t);var k=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[L,H,W,P,Z]=[32,18,13,34,6],z=(t,e,n,o="")=>O("text",{x:t,y:e,class:o},n),yt=([t,e,n],o)=>[P+n*L+
t*H,Z+o*W+e*L-t*W];function lt(t,e,n){let[[o,s,a],[c,l,r]]=[t,e],i=f=>yt(f,n).join(" "),u=(...f)=>`M${f.
map(i).join("L")}Z`;return[u([o,s,a],[o,s,r],[o,l,r],[o,l,a]),u([o,s,a],[c,s,a],[c,s,r],[o,s,r]),u([
o,s,r],[c,s,r],[c,l,r],[o,l,r])]}function Et(t,e,n,o,s){let a=Math.max(...e.map(Math.abs))||1,c=([r,
i,u])=>[-r,-i,u],l=t.map((r,i)=>({at:c(r),k:i}));return l.sort((r,i)=>r.at.map((u,f)=>u-i.at[f]).find(
Boolean)??0),l.map(({k:r})=>{let i=`${e[r]<0?"minus":"plus"}${n[r]?" moved":""}`,u=t[r].map(m=>m+1),
f=lt(t[r],u,s).join(""),d=O("path",{d:f,class:`cell ${i}`});return d.style.setProperty("--w",String(
Math.abs(e[r])/a)),d.dataset.k=String(r),d.addEventListener("click",()=>o(r)),d})}function ut(t,e,n,o,s){
let[a,c,l]=t,r=t.map((h,g)=>n.includes(g)?e[g]:0),i=t.map((h,g)=>n.includes(g)?e[g]+1:h),u=(h,g,y)=>O(
"path",{d:lt(h,g,a).join(""),class:y}),f=e.map(h=>h+1),d=Z+a*W+c*L,m=P+l*L+a*H+30,v=[u([0,0,0],t,"wh\
ole"),...Et(s.places,s.numbers,s.moved,s.choose,a),u(r,i,"shared"),u(e,f,"chosen"),z(P-5,d-c*L/2+4,`\
L ${c}`,"end"),z(P,d+15,`d_model ${l}`),z(P+l*L+a*H+3,Z+12,`B ${a}`)],E={viewBox:`0 0 ${m} ${d+20}`,
width:m,height:d+20};return O("svg",{...E,role:"img","aria-label":o},...v)}var dt=["numbers","norm","version","chosen"],St=["sentence","token","feature"],pt=8,_=(t,e,n)=>n.every(
o=>t[o]===e[o]),D=(t,e=[0,1,2])=>e.map(n=>`${St[n]} ${t[n]}`).join(", "),ft=t=>t.reduce((e,n,o)=>e+(n-
e)/(o+1),0);function Lt(t,e,n,{eps:o,inside:s}){let a=ft(e),c=ft(e.map(i=>(i-a)**2))*(e.length/(e.length-
n)),l=s?Math.sqrt(c+o):Math.sqrt(c)+o,r=`mean ${w(a)}, variance ${w(c)}; ${w(t-a)} / ${w(l)}`;return{
y:(t-a)/l,steps:r}}function mt(t){let e=t.filter(Boolean).map(Math.abs);return e.length?`${e.length}\
 of ${t.length} moved, by up to ${K(Math.max(...e))}`:"none moved"}var G=class{constructor({start:e,
places:n,reach:o,norms:s,same:a,names:c,versions:l}){this.start=e,this.places=n,this.reach=o,this.norms=
s,this.same=a,this.names=c,this.versions=l}after(e,n,o,s){let a=o==="stored",c=(r,i)=>_(this.places[n],
this.places[i],this.same[o]),l=(a?this.start:e).filter(c);return Lt(e[n],l,a?1:s.less,s)}outputs(e,n,o){
let s=r=>e.map((i,u)=>this.after(r,u,n,o).y),[a,c]=[s(e),s(this.start)],l=a.map((r,i)=>Math.abs(r-c[i])>
1e-8?r-c[i]:0);return{y:a,moves:l}}},J=class{constructor({places:e,start:n,same:o},s,a){this.given={
places:e,start:n,same:o};let c=e.at(-1);this.cells=e.map((l,r)=>{let i={"aria-label":D(l),...A},u=p(
"input",{type:"number",step:"any",...i});u.addEventListener("focus",()=>a(r)),u.addEventListener("in\
put",()=>s((d,m)=>m===r?parseFloat(u.value):d));let f=p("span");return{input:u,output:f,node:p("td",
{class:"number"},u,f)}}),this.tables=k(c[0]+1).map(l=>this.drawTable(l,c))}drawTable(e,[,n,o]){let{places:s}=this.
given,a=i=>(u,f)=>_(s[f],[e,i],[0,1]),c=i=>this.cells.filter(a(i)).map(({node:u})=>u),l=["token ↓ fe\
ature →",...k(o+1)],r=k(n+1).map(i=>[i,...c(i)]);return Y({class:"grid numbers"},"",l,r)}show(e,{y:n,
moves:o},{norm:s,chosen:a,bad:c}){let{places:l,start:r,same:i}=this.given;this.cells.forEach(({input:u,
output:f,node:d},m)=>{m!==c&&parseFloat(u.value)!==e[m]&&(u.value=e[m]),u.setAttribute("aria-invalid",
String(m===c)),f.textContent=`${"▼→▲"[Math.sign(o[m])+1]} ${K(n[m])}`,f.inert=c>=0,d.title=`${w(
e[m])} → ${w(n[m])}, moved by ${w(o[m])}`,d.style.setProperty("--w",String(Math.min(Math.abs(o[m])/
2,1))),d.classList.toggle("shared",_(l[a],l[m],i[s])),d.classList.toggle("chosen",m===a),d.classList.
toggle("edited",e[m]!==r[m])}),this.tables.forEach((u,f)=>{let d=mt(o.filter((m,v)=>l[v][0]===f));u.
createCaption().textContent=`Sentence ${f}${c<0?`: ${d}`:""}`})}};function Ct({places:t,start:e,norms:n,
reach:o},s,a,{norm:c,bad:l}){if(l>=0)return`Not taken: ${D(t[l])} must be a number from −${o} to ${o}\
.`;let r=t.filter((f,d)=>s[d]!==e[d]),i=f=>!r.some(d=>_(f,d,[0,1])),u=mt(a.filter((f,d)=>i(t[d])));return`\
You changed ${r.length} of ${s.length} numbers. Outputs of other tokens, after ${n[c]}: ${u}.`}function Mt(t,e,n,{
norm:o,version:s,chosen:a}){return Object.entries(t.versions).map(([c,l])=>{let{y:r,steps:i}=t.after(
e,a,o,l),u=c===s?"chosen":`${w(r-n[a])} from the chosen one`,f=`${i} = ${w(r)} (${u})`.replaceAll("-",
"−"),d=`${t.names[c]}: ${l.formula}`;return p("li",{},d,p("br"),f)})}function Ot({start:t,norms:e,
names:n},o){return{numbers:a=>{let c=a.split(",").map(Number);return String(c)===a&&c.length===t.length&&
c.every(o)?c:void 0},norm:N(Object.keys(e)),version:N(Object.keys(n)),chosen:N([...t.keys()])}}function At({
places:t,start:e},n,o){let s=t.at(-1)[0],a=r=>t[r][0]===s,c=r=>_(t[r],t[o()],[0,1]),l=(r,i)=>rt(r,()=>n(
i),A);return[l(`Add 3 to all of sentence ${s}`,(r,i)=>a(i)?r+3:r),l(`Set sentence ${s} to 0`,(r,i)=>a(
i)?0:r),l("Divide the chosen token by 10",(r,i)=>c(i)?r/10:r),l("Back to the start",(r,i)=>e[i])]}function jt(t,e,n,o){
let s;t.addEventListener("pointerdown",({target:a,clientX:c,button:l})=>{s=a.dataset.k&&!l?{k:Number(
a.dataset.k),x:c}:null}),t.addEventListener("pointermove",a=>{let c=s&&Math.trunc((a.clientX-s.x)/pt);
if(!a.buttons||!c)return;t.setPointerCapture(a.pointerId),s.x+=c*pt,n(s.k);let l=r=>Math.min(Math.max(
r+c,-e),e);o((r,i)=>i===s.k?l(r):r)})}var I=(t,e)=>p("span",{class:t},e),Nt=()=>p("p",{class:"legend"},
I("plus","above 0"),I("minus","below 0"),I("moved","output moved since the start"),I("","Pull a cell\
 of x to the left or right, or type below."));function Pt({model:t,el:e}){let n=new G(t.get("given")),
o=b=>Math.abs(b)<=n.reach,s=it(t,e,Ot(n,o)),a=-1;function c(b){let $=t.get("numbers").map(b);a=$.findIndex(
S=>!o(S)),a<0&&j(t,{numbers:$.map(S=>Number(S.toPrecision(12)))}),C()}let l=At(n,c,()=>t.get("chosen")),
r=U("Norm",n.norms,b=>j(t,{norm:b})),i=U("Formula",n.names,b=>j(t,{version:b})),u=b=>j(t,{chosen:b}),
f=new J(n,c,u),d=ct("verdict"),[m,v]=[p("p"),p("ul")],[E,h]=["cube","after"].map(b=>p("div",{class:b}));
jt(E,n.reach,u,c);let g=p("summary",{},"The chosen number, by each formula"),y=p("details",{},g,i.node,
v),x=n.places.at(-1).map(b=>b+1);ot(e,"norm-cube","Norm cube",st(r),p("div",{class:"both"},E,h,p("di\
v",{},d,m)),Nt(),p("div",{class:"buttons"},...l),q(...f.tables),y,s.node);function C(){let[b,$,S,Q]=dt.
map(R=>t.get(R)),F={norm:$,version:S,chosen:Q,bad:a},M=n.outputs(b,$,n.versions[S]);r.show($),i.show(
S),f.show(b,M,F),d.textContent=Ct(n,b,M.moves,F);let B=n.places[Q],bt=$==="stored"?" at the start, d\
ivided by n − 1":"",V=D(B,n.same[$]);m.textContent=`${D(B)}: mean and variance are those of ${V} (\
outlined)${bt}.`;let gt=`A cube of ${x.join(" × ")} numbers; outlined are those of ${V}.`,tt=(R,vt)=>ut(
x,B,n.same[$],gt,{...n,numbers:R,moved:vt,choose:u});E.replaceChildren(tt(b,[])),h.replaceChildren(tt(
M.y,M.moves.map(Boolean))),v.inert=a>=0,v.replaceChildren(...Mt(n,b,M.y,F)),s.show()}return at(t,dt,
C)}var ht={render:Pt};widget=ht;})();
export default widget;
