let widget;
(()=>{function p(t,e={},...n){return et(document.createElement(t),e,n)}function A(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return et(o,e,n)}function et(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function nt(t,e,n,...o){let s={class:`annotat\
ed-view ${e}`,role:"group","aria-label":n};t.append(p("div",s,...o))}var ot=(...t)=>p("div",{class:"\
controls"},...t.map(({node:e})=>e));var q=(...t)=>p("div",{class:"scroller"},...t);function Y(t,e,n,o){let s=(i,u,f)=>f.map(d=>d instanceof
HTMLTableCellElement?d:p(i,u,d)),a=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],
c=o.map(i=>{let u=s("th",{scope:"row"},i.slice(0,1));return p("tr",{},...u,...s("td",{},i.slice(1)))}),
l=e?[p("caption",{},e)]:[],r=p("thead",{},p("tr",{},...a));return p("table",t,...l,r,p("tbody",{},...c))}
var M={"data-lm-suppress-shortcuts":"true"};function st(t,e,n={}){let o=p("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function k(t,e,n){let o=Object.entries(e).map(([c,l])=>p("option",{value:c},l)),s=`menu-${Math.random()}`,
a=p("select",{id:s,...M},...o);return a.addEventListener("change",()=>n(a.value)),{node:p("div",{class:"\
control menu"},p("label",{for:s},t),a),show(c){a.value=c}}}function rt(t,e,n){let o=e.map(s=>`change\
:${s}`);for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}function j(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function at(t){let e=p(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&vt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var gt=1e3,P,tt;function vt(t){P?.isConnected||
(P=p("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let e=P;clearTimeout(tt),
tt=setTimeout(()=>{e.textContent=t},gt)}var N=t=>e=>t.find(n=>String(n)===e),Nt=N([!0,!1]),$t=t=>String(t);function ct(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],l=a+(c.indexOf(s)>0?c.indexOf(s)+1:""),r=h=>(o[h]??$t)(t.get(h)),i=Object.keys(
n),u=Object.fromEntries(i.map(h=>[h,r(h)])),f=new URLSearchParams(location.search),d=[];for(let[h,v]of Object.
entries(n)){let y=f.get(`${l}.${h}`);if(y===null)continue;let $=v(y);$===void 0?d.push(h):t.set(h,$)}
let m=p("a",{},"Copy link to this setting"),g=p("span",{role:"status"});m.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let S=d.length?` The address has a s\
etting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},m,g,S),show(){let h=new URLSearchParams(location.search);for(let $ of i){let L=r($);L===u[$]?h.
delete(`${l}.${$}`):h.set(`${l}.${$}`,L)}g.textContent="";let v=s.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;m.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var U=t=>t.replaceAll("-","−");function K(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?U(t.toExponential(0).
replace("+","")):U(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var x=t=>Number.isFinite(t)?U(String(Number(
t.toPrecision(7)))):K(t);var D=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[C,H,W,_,X]=[32,18,13,34,6],z=(t,e,n,o="")=>A("text",{x:t,y:e,class:o},n),wt=([t,e,n],o)=>[_+n*C+
t*H,X+o*W+e*C-t*W];function it(t,e,n){let[[o,s,a],[c,l,r]]=[t,e],i=f=>wt(f,n).join(" "),u=(...f)=>`M${f.
map(i).join("L")}Z`;return[u([o,s,a],[o,s,r],[o,l,r],[o,l,a]),u([o,s,a],[c,s,a],[c,s,r],[o,s,r]),u([
o,s,r],[c,s,r],[c,l,r],[o,l,r])]}function xt(t,e,n,o,s){let a=Math.max(...e.map(Math.abs))||1,c=([r,
i,u])=>[-r,-i,u],l=t.map((r,i)=>({at:c(r),k:i}));return l.sort((r,i)=>r.at.map((u,f)=>u-i.at[f]).find(
Boolean)??0),l.map(({k:r})=>{let u=n.includes(!0)&&!n[r]?"still":e[r]<0?"minus":"plus",f=t[r].map(g=>g+
1),d=it(t[r],f,s).join(""),m=A("path",{d,class:`cell ${u}`});return m.style.setProperty("--w",String(
Math.abs(e[r])/a)),m.addEventListener("click",()=>o(r)),m})}function lt(t,e,n,o,s){let[a,c,l]=t,r=t.
map((h,v)=>n.includes(v)?e[v]:0),i=t.map((h,v)=>n.includes(v)?e[v]+1:h),u=(h,v,y)=>A("path",{d:it(h,
v,a).join(""),class:y}),f=e.map(h=>h+1),d=X+a*W+c*C,m=_+l*C+a*H+30,g=[u([0,0,0],t,"whole"),...xt(s.places,
s.numbers,s.moved,s.choose,a),u(r,i,"shared"),u(e,f,"chosen"),z(_-5,d-c*C/2+4,`L ${c}`,"end"),z(_,d+
15,`d_model ${l}`),z(_+l*C+a*H+3,X+12,`B ${a}`)],S={viewBox:`0 0 ${m} ${d+20}`,width:m,height:d+20};
return A("svg",{...S,role:"img","aria-label":o},...g)}var ut=["numbers","norm","version","chosen"],yt=["sentence","token","feature"],T=(t,e,n)=>n.every(o=>t[o]===
e[o]),I=(t,e=[0,1,2])=>e.map(n=>`${yt[n]} ${t[n]}`).join(", "),dt=t=>t.reduce((e,n,o)=>e+(n-e)/(o+1),
0);function Et(t,e,n,{eps:o,inside:s}){let a=dt(e),c=dt(e.map(i=>(i-a)**2))*(e.length/(e.length-n)),
l=s?Math.sqrt(c+o):Math.sqrt(c)+o,r=`mean ${x(a)}, variance ${x(c)}; ${x(t-a)} / ${x(l)}`;return{y:(t-
a)/l,steps:r}}function pt(t){let e=t.filter(Boolean).map(Math.abs);return e.length?`${e.length} of ${t.
length} moved, by up to ${K(Math.max(...e))}`:"none moved"}var Z=class{constructor({start:e,places:n,
reach:o,norms:s,same:a,names:c,versions:l}){this.start=e,this.places=n,this.reach=o,this.norms=s,this.
same=a,this.names=c,this.versions=l}after(e,n,o,s){let a=o==="stored",c=(r,i)=>T(this.places[n],this.
places[i],this.same[o]),l=(a?this.start:e).filter(c);return Et(e[n],l,a?1:s.less,s)}outputs(e,n,o){let s=r=>e.
map((i,u)=>this.after(r,u,n,o).y),[a,c]=[s(e),s(this.start)],l=a.map((r,i)=>Math.abs(r-c[i])>1e-8?r-
c[i]:0);return{y:a,moves:l}}},G=class{constructor({places:e,start:n,same:o},s,a){this.given={places:e,
start:n,same:o};let c=e.at(-1);this.cells=e.map((l,r)=>{let i={"aria-label":I(l),...M},u=p("input",{
type:"number",step:"any",...i});u.addEventListener("focus",()=>a(r)),u.addEventListener("input",()=>s(
(d,m)=>m===r?parseFloat(u.value):d));let f=p("span");return{input:u,output:f,node:p("td",{class:"num\
ber"},u,f)}}),this.tables=D(c[0]+1).map(l=>this.drawTable(l,c))}drawTable(e,[,n,o]){let{places:s}=this.
given,a=i=>(u,f)=>T(s[f],[e,i],[0,1]),c=i=>this.cells.filter(a(i)).map(({node:u})=>u),l=["token ↓ fe\
ature →",...D(o+1)],r=D(n+1).map(i=>[i,...c(i)]);return Y({class:"grid numbers"},"",l,r)}show(e,{y:n,
moves:o},{norm:s,chosen:a,bad:c}){let{places:l,start:r,same:i}=this.given;this.cells.forEach(({input:u,
output:f,node:d},m)=>{m!==c&&parseFloat(u.value)!==e[m]&&(u.value=e[m]),u.setAttribute("aria-invalid",
String(m===c)),f.textContent=`${"▼→▲"[Math.sign(o[m])+1]} ${K(n[m])}`,f.inert=c>=0,d.title=`${x(
e[m])} → ${x(n[m])}, moved by ${x(o[m])}`,d.style.setProperty("--w",String(Math.min(Math.abs(o[m])/
2,1))),d.classList.toggle("shared",T(l[a],l[m],i[s])),d.classList.toggle("chosen",m===a),d.classList.
toggle("edited",e[m]!==r[m])}),this.tables.forEach((u,f)=>{let d=pt(o.filter((m,g)=>l[g][0]===f));u.
createCaption().textContent=`Sentence ${f}${c<0?`: ${d}`:""}`})}};function St({places:t,start:e,norms:n,
reach:o},s,a,{norm:c,bad:l}){if(l>=0)return`Not taken: ${I(t[l])} must be a number from −${o} to ${o}\
.`;let r=t.filter((f,d)=>s[d]!==e[d]),i=f=>!r.some(d=>T(f,d,[0,1])),u=pt(a.filter((f,d)=>i(t[d])));return`\
You changed ${r.length} of ${s.length} numbers. Outputs of other tokens, after ${n[c]}: ${u}.`}function Ct(t,e,n,{
norm:o,version:s,chosen:a}){return Object.entries(t.versions).map(([c,l])=>{let{y:r,steps:i}=t.after(
e,a,o,l),u=c===s?"chosen":`${x(r-n[a])} from the chosen one`,f=`${i} = ${r} (${u})`.replaceAll("-","\
−"),d=`${t.names[c]}: ${l.formula}`;return p("li",{},d,p("br"),f)})}function Lt({start:t,norms:e,names:n},o){
return{numbers:a=>{let c=a.split(",").map(Number);return String(c)===a&&c.length===t.length&&c.every(
o)?c:void 0},norm:N(Object.keys(e)),version:N(Object.keys(n)),chosen:N([...t.keys()])}}function Ot({
places:t,start:e},n,o){let s=t.at(-1)[0],a=r=>t[r][0]===s,c=r=>T(t[r],t[o()],[0,1]),l=(r,i)=>st(r,()=>n(
i),M);return[l(`Add 3 to all of sentence ${s}`,(r,i)=>a(i)?r+3:r),l(`Set sentence ${s} to 0`,(r,i)=>a(
i)?0:r),l("Divide the chosen token by 10",(r,i)=>c(i)?r/10:r),l("Back to the start",(r,i)=>e[i])]}function At({
model:t,el:e}){let n=new Z(t.get("given")),o=b=>Math.abs(b)<=n.reach,s=ct(t,e,Lt(n,o)),a=-1;function c(b){
let w=t.get("numbers").map(b);a=w.findIndex(E=>!o(E)),a<0&&j(t,{numbers:w.map(E=>Number(E.toPrecision(
12)))}),L()}let l=Ot(n,c,()=>t.get("chosen")),r=k("Norm",n.norms,b=>j(t,{norm:b})),i=k("Formula",n.names,
b=>j(t,{version:b})),u=b=>j(t,{chosen:b}),f=new G(n,c,u),d=at("verdict"),[m,g]=[p("p"),p("ul")],[S,h]=[
"cube","after"].map(b=>p("div",{class:b})),v=p("summary",{},"The chosen number, by each formula"),y=p(
"details",{},v,i.node,g),$=n.places.at(-1).map(b=>b+1);nt(e,"norm-cube","Norm cube",ot(r),p("div",{class:"\
both"},S,h,p("div",{},m,d)),q(...f.tables),p("div",{class:"buttons"},...l),y,s.node);function L(){let[
b,w,E,J]=ut.map(R=>t.get(R)),F={norm:w,version:E,chosen:J,bad:a},O=n.outputs(b,w,n.versions[E]);r.show(
w),i.show(E),f.show(b,O,F),d.textContent=St(n,b,O.moves,F);let B=n.places[J],mt=w==="stored"?" at th\
e start, divided by n − 1":"",Q=I(B,n.same[w]);m.textContent=`${I(B)}: mean and variance are those\
 of ${Q} (outlined)${mt}.`;let ht=`A cube of ${$.join(" × ")} numbers; outlined are those of ${Q}.`,
V=(R,bt)=>lt($,B,n.same[w],ht,{...n,numbers:R,moved:bt,choose:u});S.replaceChildren(V(b,[])),h.replaceChildren(
V(O.y,O.moves.map(Boolean))),g.inert=a>=0,g.replaceChildren(...Ct(n,b,O.y,F)),s.show()}return rt(t,ut,
L)}var ft={render:At};widget=ft;})();
export default widget;
