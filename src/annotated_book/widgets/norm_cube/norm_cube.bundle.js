let widget;
(()=>{function f(t,e={},...n){return tt(document.createElement(t),e,n)}function A(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return tt(o,e,n)}function tt(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function et(t,e,n,...o){let r={class:`annotat\
ed-view ${e}`,role:"group","aria-label":n};t.append(f("div",r,...o))}var nt=(...t)=>f("div",{class:"\
controls"},...t.map(({node:e})=>e));var q=(...t)=>f("div",{class:"scroller"},...t),M={"data-lm-suppress-shortcuts":"true"};function ot(t,e,n={}){
let o=f("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function Y(t,e,n){let o=Object.entries(e).map(([c,i])=>f("option",{value:c},i)),r=`menu-${Math.random()}`,
a=f("select",{id:r,...M},...o);return a.addEventListener("change",()=>n(a.value)),{node:f("div",{class:"\
control menu"},f("label",{for:r},t),a),show(c){a.value=c}}}function st(t,e,n){let o=e.map(r=>`change\
:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}function j(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function rt(t){let e=f(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&gt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var bt=1e3,T,V;function gt(t){T?.isConnected||
(T=f("p",{class:"annotated-voice",role:"status"}),document.body.append(T));let e=T;clearTimeout(V),V=
setTimeout(()=>{e.textContent=t},bt)}var N=t=>e=>t.find(n=>String(n)===e),jt=N([!0,!1]),vt=t=>String(t);function at(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:a}=r.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],i=a+(c.indexOf(r)>0?c.indexOf(r)+1:""),s=h=>(o[h]??vt)(t.get(h)),l=Object.keys(
n),d=Object.fromEntries(l.map(h=>[h,s(h)])),m=new URLSearchParams(location.search),u=[];for(let[h,v]of Object.
entries(n)){let y=m.get(`${i}.${h}`);if(y===null)continue;let $=v(y);$===void 0?u.push(h):t.set(h,$)}
let p=f("a",{},"Copy link to this setting"),g=f("span",{role:"status"});p.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let S=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},p,g,S),show(){let h=new URLSearchParams(location.search);for(let $ of l){let C=s($);C===d[$]?h.
delete(`${i}.${$}`):h.set(`${i}.${$}`,C)}g.textContent="";let v=r.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;p.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var U=t=>t.replaceAll("-","−");function K(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?U(t.toExponential(0).
replace("+","")):U(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var x=t=>Number.isFinite(t)?U(String(Number(
t.toPrecision(7)))):K(t);var D=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[L,W,X,_,k]=[32,18,13,34,6],z=(t,e,n,o="")=>A("text",{x:t,y:e,class:o},n),$t=([t,e,n],o)=>[_+n*L+
t*W,k+o*X+e*L-t*X];function ct(t,e,n){let[[o,r,a],[c,i,s]]=[t,e],l=m=>$t(m,n).join(" "),d=(...m)=>`M${m.
map(l).join("L")}Z`;return[d([o,r,a],[o,r,s],[o,i,s],[o,i,a]),d([o,r,a],[c,r,a],[c,r,s],[o,r,s]),d([
o,r,s],[c,r,s],[c,i,s],[o,i,s])]}function wt(t,e,n,o,r){let a=Math.max(...e.map(Math.abs))||1,c=([s,
l,d])=>[-s,-l,d],i=t.map((s,l)=>({at:c(s),k:l}));return i.sort((s,l)=>s.at.map((d,m)=>d-l.at[m]).find(
Boolean)??0),i.map(({k:s})=>{let d=n.includes(!0)&&!n[s]?"still":e[s]<0?"minus":"plus",m=t[s].map(g=>g+
1),u=ct(t[s],m,r).join(""),p=A("path",{d:u,class:`cell ${d}`});return p.style.setProperty("--w",String(
Math.abs(e[s])/a)),p.addEventListener("click",()=>o(s)),p})}function it(t,e,n,o,r){let[a,c,i]=t,s=t.
map((h,v)=>n.includes(v)?e[v]:0),l=t.map((h,v)=>n.includes(v)?e[v]+1:h),d=(h,v,y)=>A("path",{d:ct(h,
v,a).join(""),class:y}),m=e.map(h=>h+1),u=k+a*X+c*L,p=_+i*L+a*W+30,g=[d([0,0,0],t,"whole"),...wt(r.places,
r.numbers,r.moved,r.choose,a),d(s,l,"shared"),d(e,m,"chosen"),z(_-5,u-c*L/2+4,`L ${c}`,"end"),z(_,u+
15,`d_model ${i}`),z(_+i*L+a*W+3,k+12,`B ${a}`)],S={viewBox:`0 0 ${p} ${u+20}`,width:p,height:u+20};
return A("svg",{...S,role:"img","aria-label":o},...g)}var lt=["numbers","norm","version","chosen"],xt=["sentence","token","feature"],P=(t,e,n)=>n.every(o=>t[o]===
e[o]),I=(t,e=[0,1,2])=>e.map(n=>`${xt[n]} ${t[n]}`).join(", "),ut=t=>t.reduce((e,n,o)=>e+(n-e)/(o+1),
0);function yt(t,e,n,{eps:o,inside:r}){let a=ut(e),c=ut(e.map(l=>(l-a)**2))*(e.length/(e.length-n)),
i=r?Math.sqrt(c+o):Math.sqrt(c)+o,s=`mean ${x(a)}, variance ${x(c)}; ${x(t-a)} / ${x(i)}`;return{y:(t-
a)/i,steps:s}}function dt(t){let e=t.filter(Boolean).map(Math.abs);return e.length?`${e.length} of ${t.
length} moved, by up to ${K(Math.max(...e))}`:"none moved"}var H=class{constructor({start:e,places:n,
reach:o,norms:r,same:a,names:c,versions:i}){this.start=e,this.places=n,this.reach=o,this.norms=r,this.
same=a,this.names=c,this.versions=i}after(e,n,o,r){let a=o==="stored",c=(s,l)=>P(this.places[n],this.
places[l],this.same[o]),i=(a?this.start:e).filter(c);return yt(e[n],i,a?1:r.less,r)}outputs(e,n,o){let r=s=>e.
map((l,d)=>this.after(s,d,n,o).y),[a,c]=[r(e),r(this.start)],i=a.map((s,l)=>Math.abs(s-c[l])>1e-8?s-
c[l]:0);return{y:a,moves:i}}},Z=class{constructor({places:e,start:n,same:o},r,a){this.given={places:e,
start:n,same:o};let c=e.at(-1);this.cells=e.map((i,s)=>{let l={"aria-label":I(i),...M},d=f("input",{
type:"number",step:"any",...l});d.addEventListener("focus",()=>a(s)),d.addEventListener("input",()=>r(
(u,p)=>p===s?parseFloat(d.value):u));let m=f("span");return{input:d,output:m,node:f("td",{class:"num\
ber"},d,m)}}),this.tables=D(c[0]+1).map(i=>this.drawTable(i,c))}drawTable(e,[,n,o]){let{places:r}=this.
given,a=u=>p=>f("th",{scope:u},p),c=u=>(p,g)=>P(r[g],[e,u],[0,1]),i=u=>this.cells.filter(c(u)).map(({
node:p})=>p),s=D(o+1).map(a("col")),l=D(n+1).map(u=>f("tr",{},a("row")(u),...i(u))),d=f("td",{},"tok\
en ↓ feature →"),m=f("tr",{},d,...s);return f("table",{class:"grid numbers"},m,...l)}show(e,{y:n,
moves:o},{norm:r,chosen:a,bad:c}){let{places:i,start:s,same:l}=this.given;this.cells.forEach(({input:d,
output:m,node:u},p)=>{p!==c&&parseFloat(d.value)!==e[p]&&(d.value=e[p]),d.setAttribute("aria-invalid",
String(p===c)),m.textContent=`${"▼→▲"[Math.sign(o[p])+1]} ${K(n[p])}`,m.inert=c>=0,u.title=`${x(
e[p])} → ${x(n[p])}, moved by ${x(o[p])}`,u.style.setProperty("--w",String(Math.min(Math.abs(o[p])/
2,1))),u.classList.toggle("shared",P(i[a],i[p],l[r])),u.classList.toggle("chosen",p===a),u.classList.
toggle("edited",e[p]!==s[p])}),this.tables.forEach((d,m)=>{let u=dt(o.filter((p,g)=>i[g][0]===m));d.
createCaption().textContent=`Sentence ${m}${c<0?`: ${u}`:""}`})}};function Et({places:t,start:e,norms:n,
reach:o},r,a,{norm:c,bad:i}){if(i>=0)return`Not taken: ${I(t[i])} must be a number from −${o} to ${o}\
.`;let s=t.filter((m,u)=>r[u]!==e[u]),l=m=>!s.some(u=>P(m,u,[0,1])),d=dt(a.filter((m,u)=>l(t[u])));return`\
You changed ${s.length} of ${r.length} numbers. Outputs of other tokens, after ${n[c]}: ${d}.`}function St(t,e,n,{
norm:o,version:r,chosen:a}){return Object.entries(t.versions).map(([c,i])=>{let{y:s,steps:l}=t.after(
e,a,o,i),d=c===r?"chosen":`${x(s-n[a])} from the chosen one`,m=`${l} = ${s} (${d})`.replaceAll("-","\
−"),u=`${t.names[c]}: ${i.formula}`;return f("li",{},u,f("br"),m)})}function Lt({start:t,norms:e,names:n},o){
return{numbers:a=>{let c=a.split(",").map(Number);return String(c)===a&&c.length===t.length&&c.every(
o)?c:void 0},norm:N(Object.keys(e)),version:N(Object.keys(n)),chosen:N([...t.keys()])}}function Ct({
places:t,start:e},n,o){let r=t.at(-1)[0],a=s=>t[s][0]===r,c=s=>P(t[s],t[o()],[0,1]),i=(s,l)=>ot(s,()=>n(
l),M);return[i(`Add 3 to all of sentence ${r}`,(s,l)=>a(l)?s+3:s),i(`Set sentence ${r} to 0`,(s,l)=>a(
l)?0:s),i("Divide the chosen token by 10",(s,l)=>c(l)?s/10:s),i("Back to the start",(s,l)=>e[l])]}function Ot({
model:t,el:e}){let n=new H(t.get("given")),o=b=>Math.abs(b)<=n.reach,r=at(t,e,Lt(n,o)),a=-1;function c(b){
let w=t.get("numbers").map(b);a=w.findIndex(E=>!o(E)),a<0&&j(t,{numbers:w.map(E=>Number(E.toPrecision(
12)))}),C()}let i=Ct(n,c,()=>t.get("chosen")),s=Y("Norm",n.norms,b=>j(t,{norm:b})),l=Y("Formula",n.names,
b=>j(t,{version:b})),d=b=>j(t,{chosen:b}),m=new Z(n,c,d),u=rt("verdict"),[p,g]=[f("p"),f("ul")],[S,h]=[
"cube","after"].map(b=>f("div",{class:b})),v=f("summary",{},"The chosen number, by each formula"),y=f(
"details",{},v,l.node,g),$=n.places.at(-1).map(b=>b+1);et(e,"norm-cube","Norm cube",nt(s),f("div",{class:"\
both"},S,h,f("div",{},p,u)),q(...m.tables),f("div",{class:"buttons"},...i),y,r.node);function C(){let[
b,w,E,G]=lt.map(R=>t.get(R)),F={norm:w,version:E,chosen:G,bad:a},O=n.outputs(b,w,n.versions[E]);s.show(
w),l.show(E),m.show(b,O,F),u.textContent=Et(n,b,O.moves,F);let B=n.places[G],ft=w==="stored"?" at th\
e start, divided by n − 1":"",J=I(B,n.same[w]);p.textContent=`${I(B)}: mean and variance are those\
 of ${J} (outlined)${ft}.`;let mt=`A cube of ${$.join(" × ")} numbers; outlined are those of ${J}.`,
Q=(R,ht)=>it($,B,n.same[w],mt,{...n,numbers:R,moved:ht,choose:d});S.replaceChildren(Q(b,[])),h.replaceChildren(
Q(O.y,O.moves.map(Boolean))),g.inert=a>=0,g.replaceChildren(...St(n,b,O.y,F)),r.show()}return st(t,lt,
C)}var pt={render:Ot};widget=pt;})();
export default widget;
