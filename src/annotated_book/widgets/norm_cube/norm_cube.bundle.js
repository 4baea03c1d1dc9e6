let widget;
(()=>{function f(t,e={},...n){return et(document.createElement(t),e,n)}function M(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return et(o,e,n)}function et(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function nt(t,e,n,...o){let r={class:`annotat\
ed-view ${e}`,role:"group","aria-label":n};t.append(f("div",r,...o))}var ot=(...t)=>f("div",{class:"\
controls"},...t.map(({node:e})=>e));var q=(...t)=>f("div",{class:"scroller"},...t),A={"data-lm-suppress-shortcuts":"true"};function st(t,e,n={}){
let o=f("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function Y(t,e,n){let o=Object.entries(e).map(([c,i])=>f("option",{value:c},i)),r=`menu-${Math.random()}`,
a=f("select",{id:r,...A},...o);return a.addEventListener("change",()=>n(a.value)),{node:f("div",{class:"\
control menu"},f("label",{for:r},t),a),show(c){a.value=c}}}function rt(t,e,n){let o=e.map(r=>`change\
:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}function N(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function at(t){let e=f(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&wt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var vt=1e3,T,tt;function wt(t){T?.isConnected||
(T=f("p",{class:"annotated-voice",role:"status"}),document.body.append(T));let e=T;clearTimeout(tt),
tt=setTimeout(()=>{e.textContent=t},vt)}var j=t=>e=>t.find(n=>String(n)===e),Tt=j([!0,!1]),$t=t=>String(t);function ct(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:a}=r.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],i=a+(c.indexOf(r)>0?c.indexOf(r)+1:""),s=h=>(o[h]??$t)(t.get(h)),l=Object.keys(
n),d=Object.fromEntries(l.map(h=>[h,s(h)])),m=new URLSearchParams(location.search),u=[];for(let[h,v]of Object.
entries(n)){let y=m.get(`${i}.${h}`);if(y===null)continue;let w=v(y);w===void 0?u.push(h):t.set(h,w)}
let p=f("a",{},"Copy link to this setting"),g=f("span",{role:"status"});p.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let E=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},p,g,E),show(){let h=new URLSearchParams(location.search);for(let w of l){let C=s(w);C===d[w]?h.
delete(`${i}.${w}`):h.set(`${i}.${w}`,C)}g.textContent="";let v=r.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;p.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var U=t=>t.replaceAll("-","−");function K(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?U(t.toExponential(0).
replace("+","")):U(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var $=t=>Number.isFinite(t)?U(String(Number(
t.toPrecision(7)))):K(t);var I=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[L,z,W,P,H]=[32,18,13,34,6],X=(t,e,n,o="")=>M("text",{x:t,y:e,class:o},n),xt=([t,e,n],o)=>[P+n*L+
t*z,H+o*W+e*L-t*W];function it(t,e,n){let[[o,r,a],[c,i,s]]=[t,e],l=m=>xt(m,n).join(" "),d=(...m)=>`M${m.
map(l).join("L")}Z`;return[d([o,r,a],[o,r,s],[o,i,s],[o,i,a]),d([o,r,a],[c,r,a],[c,r,s],[o,r,s]),d([
o,r,s],[c,r,s],[c,i,s],[o,i,s])]}function yt(t,e,n,o,r){let a=Math.max(...e.map(Math.abs))||1,c=([s,
l,d])=>[-s,-l,d],i=t.map((s,l)=>({at:c(s),k:l}));return i.sort((s,l)=>s.at.map((d,m)=>d-l.at[m]).find(
Boolean)??0),i.map(({k:s})=>{let l=`${e[s]<0?"minus":"plus"}${n[s]?" moved":""}`,d=t[s].map(p=>p+1),
m=it(t[s],d,r).join(""),u=M("path",{d:m,class:`cell ${l}`});return u.style.setProperty("--w",String(
Math.abs(e[s])/a)),u.dataset.k=String(s),u.addEventListener("click",()=>o(s)),u})}function lt(t,e,n,o,r){
let[a,c,i]=t,s=t.map((h,v)=>n.includes(v)?e[v]:0),l=t.map((h,v)=>n.includes(v)?e[v]+1:h),d=(h,v,y)=>M(
"path",{d:it(h,v,a).join(""),class:y}),m=e.map(h=>h+1),u=H+a*W+c*L,p=P+i*L+a*z+30,g=[d([0,0,0],t,"wh\
ole"),...yt(r.places,r.numbers,r.moved,r.choose,a),d(s,l,"shared"),d(e,m,"chosen"),X(P-5,u-c*L/2+4,`\
L ${c}`,"end"),X(P,u+15,`d_model ${i}`),X(P+i*L+a*z+3,H+12,`B ${a}`)],E={viewBox:`0 0 ${p} ${u+20}`,
width:p,height:u+20};return M("svg",{...E,role:"img","aria-label":o},...g)}var ut=["numbers","norm","version","chosen"],Et=["sentence","token","feature"],dt=8,_=(t,e,n)=>n.every(
o=>t[o]===e[o]),F=(t,e=[0,1,2])=>e.map(n=>`${Et[n]} ${t[n]}`).join(", "),pt=t=>t.reduce((e,n,o)=>e+(n-
e)/(o+1),0);function St(t,e,n,{eps:o,inside:r}){let a=pt(e),c=pt(e.map(l=>(l-a)**2))*(e.length/(e.length-
n)),i=r?Math.sqrt(c+o):Math.sqrt(c)+o,s=`mean ${$(a)}, variance ${$(c)}; ${$(t-a)} / ${$(i)}`;return{
y:(t-a)/i,steps:s}}function ft(t){let e=t.filter(Boolean).map(Math.abs);return e.length?`${e.length}\
 of ${t.length} moved, by up to ${K(Math.max(...e))}`:"none moved"}var Z=class{constructor({start:e,
places:n,reach:o,norms:r,same:a,names:c,versions:i}){this.start=e,this.places=n,this.reach=o,this.norms=
r,this.same=a,this.names=c,this.versions=i}after(e,n,o,r){let a=o==="stored",c=(s,l)=>_(this.places[n],
this.places[l],this.same[o]),i=(a?this.start:e).filter(c);return St(e[n],i,a?1:r.less,r)}outputs(e,n,o){
let r=s=>e.map((l,d)=>this.after(s,d,n,o).y),[a,c]=[r(e),r(this.start)],i=a.map((s,l)=>Math.abs(s-c[l])>
1e-8?s-c[l]:0);return{y:a,moves:i}}},G=class{constructor({places:e,start:n,same:o},r,a){this.given={
places:e,start:n,same:o};let c=e.at(-1);this.cells=e.map((i,s)=>{let l={"aria-label":F(i),...A},d=f(
"input",{type:"number",step:"any",...l});d.addEventListener("focus",()=>a(s)),d.addEventListener("in\
put",()=>r((u,p)=>p===s?parseFloat(d.value):u));let m=f("span");return{input:d,output:m,node:f("td",
{class:"number"},d,m)}}),this.tables=I(c[0]+1).map(i=>this.drawTable(i,c))}drawTable(e,[,n,o]){let{places:r}=this.
given,a=u=>p=>f("th",{scope:u},p),c=u=>(p,g)=>_(r[g],[e,u],[0,1]),i=u=>this.cells.filter(c(u)).map(({
node:p})=>p),s=I(o+1).map(a("col")),l=I(n+1).map(u=>f("tr",{},a("row")(u),...i(u))),d=f("td",{},"tok\
en ↓ feature →"),m=f("tr",{},d,...s);return f("table",{class:"grid numbers"},m,...l)}show(e,{y:n,
moves:o},{norm:r,chosen:a,bad:c}){let{places:i,start:s,same:l}=this.given;this.cells.forEach(({input:d,
output:m,node:u},p)=>{p!==c&&parseFloat(d.value)!==e[p]&&(d.value=e[p]),d.setAttribute("aria-invalid",
String(p===c)),m.textContent=`${"▼→▲"[Math.sign(o[p])+1]} ${K(n[p])}`,m.inert=c>=0,u.title=`${$(
e[p])} → ${$(n[p])}, moved by ${$(o[p])}`,u.style.setProperty("--w",String(Math.min(Math.abs(o[p])/
2,1))),u.classList.toggle("shared",_(i[a],i[p],l[r])),u.classList.toggle("chosen",p===a),u.classList.
toggle("edited",e[p]!==s[p])}),this.tables.forEach((d,m)=>{let u=ft(o.filter((p,g)=>i[g][0]===m));d.
createCaption().textContent=`Sentence ${m}${c<0?`: ${u}`:""}`})}};function Lt({places:t,start:e,norms:n,
reach:o},r,a,{norm:c,bad:i}){if(i>=0)return`Not taken: ${F(t[i])} must be a number from −${o} to ${o}\
.`;let s=t.filter((m,u)=>r[u]!==e[u]),l=m=>!s.some(u=>_(m,u,[0,1])),d=ft(a.filter((m,u)=>l(t[u])));return`\
You changed ${s.length} of ${r.length} numbers. Outputs of other tokens, after ${n[c]}: ${d}.`}function Ct(t,e,n,{
norm:o,version:r,chosen:a}){return Object.entries(t.versions).map(([c,i])=>{let{y:s,steps:l}=t.after(
e,a,o,i),d=c===r?"chosen":`${$(s-n[a])} from the chosen one`,m=`${l} = ${$(s)} (${d})`.replaceAll("-",
"−"),u=`${t.names[c]}: ${i.formula}`;return f("li",{},u,f("br"),m)})}function Ot({start:t,norms:e,
names:n},o){return{numbers:a=>{let c=a.split(",").map(Number);return String(c)===a&&c.length===t.length&&
c.every(o)?c:void 0},norm:j(Object.keys(e)),version:j(Object.keys(n)),chosen:j([...t.keys()])}}function Mt({
places:t,start:e},n,o){let r=t.at(-1)[0],a=s=>t[s][0]===r,c=s=>_(t[s],t[o()],[0,1]),i=(s,l)=>st(s,()=>n(
l),A);return[i(`Add 3 to all of sentence ${r}`,(s,l)=>a(l)?s+3:s),i(`Set sentence ${r} to 0`,(s,l)=>a(
l)?0:s),i("Divide the chosen token by 10",(s,l)=>c(l)?s/10:s),i("Back to the start",(s,l)=>e[l])]}function At(t,e,n,o){
let r;t.addEventListener("pointerdown",({target:a,clientX:c,button:i})=>{r=a.dataset.k&&!i?{k:Number(
a.dataset.k),x:c}:null}),t.addEventListener("pointermove",a=>{let c=r&&Math.trunc((a.clientX-r.x)/dt);
if(!a.buttons||!c)return;t.setPointerCapture(a.pointerId),r.x+=c*dt,n(r.k);let i=s=>Math.min(Math.max(
s+c,-e),e);o((s,l)=>l===r.k?i(s):s)})}var D=(t,e)=>f("span",{class:t},e),Nt=()=>f("p",{class:"legend"},
D("plus","above 0"),D("minus","below 0"),D("moved","output moved since the start"),D("","Pull a cell\
 of x to the left or right, or type below."));function jt({model:t,el:e}){let n=new Z(t.get("given")),
o=b=>Math.abs(b)<=n.reach,r=ct(t,e,Ot(n,o)),a=-1;function c(b){let x=t.get("numbers").map(b);a=x.findIndex(
S=>!o(S)),a<0&&N(t,{numbers:x.map(S=>Number(S.toPrecision(12)))}),C()}let i=Mt(n,c,()=>t.get("chosen")),
s=Y("Norm",n.norms,b=>N(t,{norm:b})),l=Y("Formula",n.names,b=>N(t,{version:b})),d=b=>N(t,{chosen:b}),
m=new G(n,c,d),u=at("verdict"),[p,g]=[f("p"),f("ul")],[E,h]=["cube","after"].map(b=>f("div",{class:b}));
At(E,n.reach,d,c);let v=f("summary",{},"The chosen number, by each formula"),y=f("details",{},v,l.node,
g),w=n.places.at(-1).map(b=>b+1);nt(e,"norm-cube","Norm cube",ot(s),f("div",{class:"both"},E,h,f("di\
v",{},u,p)),Nt(),f("div",{class:"buttons"},...i),q(...m.tables),y,r.node);function C(){let[b,x,S,J]=ut.
map(R=>t.get(R)),k={norm:x,version:S,chosen:J,bad:a},O=n.outputs(b,x,n.versions[S]);s.show(x),l.show(
S),m.show(b,O,k),u.textContent=Lt(n,b,O.moves,k);let B=n.places[J],ht=x==="stored"?" at the start, d\
ivided by n − 1":"",Q=F(B,n.same[x]);p.textContent=`${F(B)}: mean and variance are those of ${Q} (\
outlined)${ht}.`;let bt=`A cube of ${w.join(" × ")} numbers; outlined are those of ${Q}.`,V=(R,gt)=>lt(
w,B,n.same[x],bt,{...n,numbers:R,moved:gt,choose:d});E.replaceChildren(V(b,[])),h.replaceChildren(V(
O.y,O.moves.map(Boolean))),g.inert=a>=0,g.replaceChildren(...Ct(n,b,O.y,k)),r.show()}return rt(t,ut,
C)}var mt={render:jt};widget=mt;})();
export default widget;
