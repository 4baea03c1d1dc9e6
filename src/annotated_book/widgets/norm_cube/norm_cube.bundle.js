let widget;
(()=>{var T=(t,e)=>Object.fromEntries(t.map(n=>[n,e(n)]));function m(t,e={},...n){return st(document.createElement(t),e,n)}function O(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return st(o,e,n)}function st(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function rt(t,e,n,...o){let r={class:`annotat\
ed-view ${e}`,role:"group","aria-label":n};t.append(m("div",r,...o))}var S=(t,...e)=>m("div",{class:t},
...e),ct=(t,...e)=>m("details",{},m("summary",{},t),...e);function j(t,e){for(let[n,o]of Object.entries(
e))t.style.setProperty(`--${n}`,String(o));return t}var at=(...t)=>S("controls",...t.map(({node:e})=>e));var z=(...t)=>S("scroller",...t);function U(t,e,n,o){let r=(i,u,f)=>f.map(p=>p instanceof HTMLTableCellElement?
p:m(i,u,p)),c=[...r("td",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(i=>{let u=r("\
th",{scope:"row"},i.slice(0,1));return m("tr",{},...u,...r("td",{},i.slice(1)))}),l=e?[m("caption",{},
e)]:[],s=m("thead",{},m("tr",{},...c));return m("table",t,...l,s,m("tbody",{},...a))}var A={"data-lm-suppress-shortcuts":"true"};function it(t,e,n={}){let o=m("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function X(t,e,n){let o=Object.entries(e).map(([a,l])=>m("option",{value:a},l)),r=`menu-${Math.random()}`,
c=m("select",{id:r,...A},...o);return c.addEventListener("change",()=>n(c.value)),{node:m("div",{class:"\
control menu"},m("label",{for:r},t),c),show(a){c.value=a}}}function Et(t,e){let n=Object.entries(e);for(let[o,r]of n)t.on(`change:${o}`,r);return()=>{for(let[o,
r]of n)t.off(`change:${o}`,r)}}function lt(t,e,n){let o=Et(t,T(e,()=>n));return n(),o}function N(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function ut(t){let e=m(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&St(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var Lt=1e3,K,ot;function St(t){K?.isConnected||
(K=m("p",{class:"annotated-voice",role:"status"}),document.body.append(K));let e=K;clearTimeout(ot),
ot=setTimeout(()=>{e.textContent=t},Lt)}var _=t=>e=>t.find(n=>String(n)===e),zt=_([!0,!1]),Ct=t=>String(t);function dt(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:c}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${c}"]`)],l=c+(a.indexOf(r)>0?a.indexOf(r)+1:""),s=h=>(o[h]??Ct)(t.get(h)),i=Object.keys(
n),u=T(i,s),f=new URLSearchParams(location.search),p=[];for(let[h,x]of Object.entries(n)){let y=f.get(
`${l}.${h}`);if(y===null)continue;let v=x(y);v===void 0?p.push(h):t.set(h,v)}let d=m("a",{},"Copy li\
nk to this setting"),g=m("span",{role:"status"});d.addEventListener("click",async h=>{if(!(h.ctrlKey||
h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",d.getAttribute("href"));try{
await navigator.clipboard.writeText(d.href),g.textContent=" Copied."}catch{g.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let w=p.length?` The address has a setting that\
 could not be read, and was left out: ${p.join(", ")}.`:"";return{node:m("p",{class:"address"},d,g,w),
show(){let h=new URLSearchParams(location.search);for(let v of i){let b=s(v);b===u[v]?h.delete(`${l}\
.${v}`):h.set(`${l}.${v}`,b)}g.textContent="";let x=r.closest("section[id]")?.id,y=h.size?`?${h}`:location.
pathname;d.setAttribute("href",`${y}${x?`#${x}`:""}`)}}}var H=t=>t.replaceAll("-","−");function D(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?H(t.toExponential(0).
replace("+","")):H(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var $=t=>Number.isFinite(t)?H(String(Number(
t.toPrecision(7)))):D(t);var I=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[C,Z,G,k,J]=[32,18,13,34,6],W=(t,e,n,o="")=>O("text",{x:t,y:e,class:o},n),Mt=([t,e,n],o)=>[k+n*C+
t*Z,J+o*G+e*C-t*G];function pt(t,e,n){let[[o,r,c],[a,l,s]]=[t,e],i=f=>Mt(f,n).join(" "),u=(...f)=>`M${f.
map(i).join("L")}Z`;return[u([o,r,c],[o,r,s],[o,l,s],[o,l,c]),u([o,r,c],[a,r,c],[a,r,s],[o,r,s]),u([
o,r,s],[a,r,s],[a,l,s],[o,l,s])]}function Ot(t,e,n,o,r){let c=Math.max(...e.map(Math.abs))||1,a=([s,
i,u])=>[-s,-i,u],l=t.map((s,i)=>({at:a(s),k:i}));return l.sort((s,i)=>s.at.map((u,f)=>u-i.at[f]).find(
Boolean)??0),l.map(({k:s})=>{let i=`${e[s]<0?"minus":"plus"}${n[s]?" moved":""}`,u=t[s].map(d=>d+1),
f=pt(t[s],u,r).join(""),p=O("path",{d:f,class:`cell ${i}`});return j(p,{w:Math.abs(e[s])/c}),p.dataset.
k=String(s),p.addEventListener("click",()=>o(s)),p})}function ft(t,e,n,o,r){let[c,a,l]=t,s=t.map((h,x)=>n.
includes(x)?e[x]:0),i=t.map((h,x)=>n.includes(x)?e[x]+1:h),u=(h,x,y)=>O("path",{d:pt(h,x,c).join(""),
class:y}),f=e.map(h=>h+1),p=J+c*G+a*C,d=k+l*C+c*Z+30,g=[u([0,0,0],t,"whole"),...Ot(r.places,r.numbers,
r.moved,r.choose,c),u(s,i,"shared"),u(e,f,"chosen"),W(k-5,p-a*C/2+4,`L ${a}`,"end"),W(k,p+15,`d_mode\
l ${l}`),W(k+l*C+c*Z+3,J+12,`B ${c}`)],w={viewBox:`0 0 ${d} ${p+20}`,width:d,height:p+20};return O("\
svg",{...w,role:"img","aria-label":o},...g)}var mt=["numbers","norm","version","chosen"],jt=["sentence","token","feature"],ht=8,P=(t,e,n)=>n.every(
o=>t[o]===e[o]),F=(t,e=[0,1,2])=>e.map(n=>`${jt[n]} ${t[n]}`).join(", "),bt=t=>t.reduce((e,n,o)=>e+(n-
e)/(o+1),0);function At(t,e,n,{eps:o,inside:r}){let c=bt(e),a=bt(e.map(i=>(i-c)**2))*(e.length/(e.length-
n)),l=r?Math.sqrt(a+o):Math.sqrt(a)+o,s=`mean ${$(c)}, variance ${$(a)}; ${$(t-c)} / ${$(l)}`;return{
y:(t-c)/l,steps:s}}var V=({places:t})=>t.at(-1).map(e=>e+1);function gt(t){let e=t.filter(Boolean).map(
Math.abs);return e.length?`${e.length} of ${t.length} moved, by up to ${D(Math.max(...e))}`:"none mo\
ved"}function xt({start:t,places:e,same:n},o,r,c,a){let l=c==="stored",s=(u,f)=>P(e[r],e[f],n[c]),i=(l?
t:o).filter(s);return At(o[r],i,l?1:a.less,a)}function Nt(t,e,n,o){let r=s=>e.map((i,u)=>xt(t,s,u,n,
o).y),[c,a]=[r(e),r(t.start)],l=c.map((s,i)=>Math.abs(s-a[i])>1e-8?s-a[i]:0);return{y:c,moves:l}}var Q=class{constructor(e,n,o){
this.cube=e,this.cells=e.places.map((u,f)=>{let p={"aria-label":F(u),...A},d=m("input",{type:"number",
step:"any",...p});d.addEventListener("focus",()=>o(f)),d.addEventListener("input",()=>n((w,h)=>h===f?
parseFloat(d.value):w));let g=m("span");return{input:d,output:g,node:m("td",{class:"number"},d,g)}});
let[r,c,a]=V(e),l=(u,f)=>(p,d)=>P(e.places[d],[u,f],[0,1]),s=(u,f)=>this.cells.filter(l(u,f)).map(({
node:p})=>p),i=["token ↓ feature →",...I(a)];this.tables=I(r).map(u=>{let f=I(c).map(p=>[p,...s(
u,p)]);return U({class:"grid numbers"},"",i,f)})}show(e,{y:n,moves:o},{norm:r,chosen:c,bad:a}){let{places:l,
start:s,same:i}=this.cube;this.cells.forEach(({input:u,output:f,node:p},d)=>{d!==a&&parseFloat(u.value)!==
e[d]&&(u.value=e[d]),u.setAttribute("aria-invalid",String(d===a)),f.textContent=`${"▼→▲"[Math.
sign(o[d])+1]} ${D(n[d])}`,f.inert=a>=0,p.title=`${$(e[d])} → ${$(n[d])}, moved by ${$(o[d])}`,j(p,
{w:Math.min(Math.abs(o[d])/2,1)}),p.classList.toggle("shared",P(l[c],l[d],i[r])),p.classList.toggle(
"chosen",d===c),p.classList.toggle("edited",e[d]!==s[d])}),this.tables.forEach((u,f)=>{let p=gt(o.filter(
(d,g)=>l[g][0]===f));u.createCaption().textContent=`Sentence ${f}${a<0?`: ${p}`:""}`})}};function _t(t,e,n,{
norm:o,bad:r}){let{places:c,start:a,norms:l,reach:s}=t;if(r>=0)return`Not taken: ${F(c[r])} must be \
a number from −${s} to ${s}.`;let i=c.filter((p,d)=>e[d]!==a[d]);if(!i.length)return`The batch x: \
(B, L, d_model) = (${V(t).join(", ")}) sentences, tokens, features. Pull one of its cells to the lef\
t or right, or type below: whose outputs move?`;let u=p=>!i.some(d=>P(p,d,[0,1])),f=gt(n.filter((p,d)=>u(
c[d])));return`You changed ${i.length} of ${e.length} numbers. Outputs of other tokens, after ${l[o]}\
: ${f}.`}function kt(t,e,n,{norm:o,version:r,chosen:c}){return Object.entries(t.versions).map(([a,l])=>{
let{y:s,steps:i}=xt(t,e,c,o,l),u=a===r?"chosen":`${$(s-n[c])} from the chosen one`,f=`${i} = ${$(s)}\
 (${u})`,p=`${t.names[a]}: ${l.formula}`;return m("li",{},p,m("br"),f)})}function Pt({start:t,norms:e,
names:n},o){return{numbers:c=>{let a=c.split(",").map(Number);return String(a)===c&&a.length===t.length&&
a.every(o)?a:void 0},norm:_(Object.keys(e)),version:_(Object.keys(n)),chosen:_([...t.keys()])}}function Tt({
places:t,start:e},n,o){let r=t.at(-1)[0],c=s=>t[s][0]===r,a=s=>P(t[s],t[o()],[0,1]),l=(s,i)=>it(s,()=>n(
i),A);return[l(`Add 3 to all of sentence ${r}`,(s,i)=>c(i)?s+3:s),l(`Set sentence ${r} to 0`,(s,i)=>c(
i)?0:s),l("Divide the chosen token by 10",(s,i)=>a(i)?s/10:s),l("Back to the start",(s,i)=>e[i])]}function Kt(t,e,n,o){
let r;t.addEventListener("pointerdown",({target:c,clientX:a,button:l})=>{r=c.dataset.k&&!l?{k:Number(
c.dataset.k),x:a}:null}),t.addEventListener("pointermove",c=>{let a=r&&Math.trunc((c.clientX-r.x)/ht);
if(!c.buttons||!a)return;t.setPointerCapture(c.pointerId),r.x+=a*ht,n(r.k);let l=s=>Math.min(Math.max(
s+a,-e),e);o((s,i)=>i===r.k?l(s):s)})}var B=(t,e)=>m("span",{class:t},e),Dt=()=>m("p",{class:"legend"},
B("plus","above 0"),B("minus","below 0"),B("moved","output moved since the start"),B("","Below each \
number its output: → unmoved, ▲ or ▼ moved."));function It({model:t,el:e}){let n=t.get("given"),
o=b=>Math.abs(b)<=n.reach,r=dt(t,e,Pt(n,o)),c=-1;function a(b){let E=t.get("numbers").map(b);c=E.findIndex(
L=>!o(L)),c<0&&N(t,{numbers:E.map(L=>Number(L.toPrecision(12)))}),v()}let l=Tt(n,a,()=>t.get("chosen")),
s=X("Norm",n.norms,b=>N(t,{norm:b})),i=X("Formula",n.names,b=>N(t,{version:b})),u=b=>N(t,{chosen:b}),
f=new Q(n,a,u),p=ut("verdict"),[d,g]=[m("p"),m("ul")],[w,h]=["cube","after"].map(b=>S(b));Kt(w,n.reach,
u,a);let x=ct("The chosen number, by each formula",i.node,g),y=V(n);rt(e,"norm-cube","Norm cube",at(
s),S("both",w,h,m("div",{},p,d)),Dt(),S("buttons",...l),z(...f.tables),x,r.node);function v(){let[b,
E,L,tt]=mt.map(Y=>t.get(Y)),R={norm:E,version:L,chosen:tt,bad:c},M=Nt(n,b,E,n.versions[L]);s.show(E),
i.show(L),f.show(b,M,R),p.textContent=_t(n,b,M.moves,R);let q=n.places[tt],$t=E==="stored"?" at the \
start, divided by n − 1":"",et=F(q,n.same[E]);d.textContent=`${F(q)}: mean and variance are those \
of ${et} (outlined)${$t}.`;let wt=`A cube of ${y.join(" × ")} numbers; outlined are those of ${et}.`,
nt=(Y,yt)=>ft(y,q,n.same[E],wt,{...n,numbers:Y,moved:yt,choose:u});w.replaceChildren(nt(b,[])),h.replaceChildren(
nt(M.y,M.moves.map(Boolean))),g.inert=c>=0,g.replaceChildren(...kt(n,b,M.y,R)),r.show()}return lt(t,
mt,v)}var vt={render:It};widget=vt;})();
export default widget;
