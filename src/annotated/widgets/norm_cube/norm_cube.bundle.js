let widget;
(()=>{function d(t,e={},...n){return J(document.createElement(t),e,n)}function E(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return J(o,e,n)}function J(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function Q(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(d("div",r,...o))}var V=(...t)=>d("div",{class:"co\
ntrols"},...t.map(({node:e})=>e));var K=(...t)=>d("div",{class:"scroller"},...t),S={"data-lm-suppress-shortcuts":"true"};function z(t,e,n={}){
let o=d("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function R(t,e,n){let o=Object.entries(e).map(([s,i])=>d("option",{value:s},i)),r=`menu-${Math.random()}`,
a=d("select",{id:r,...S},...o);return a.addEventListener("change",()=>n(a.value)),{node:d("div",{class:"\
control menu"},d("label",{for:r},t),a),show(s){a.value=s}}}function tt(t,e,n){let o=e.map(r=>`change\
:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}function L(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function et(t){let e=d(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ft(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var pt=1e3,M,G;function ft(t){M?.isConnected||
(M=d("p",{class:"annotated-voice",role:"status"}),document.body.append(M));let e=M;clearTimeout(G),G=
setTimeout(()=>{e.textContent=t},pt)}var A=t=>e=>t.find(n=>String(n)===e),At=A([!0,!1]),mt=t=>String(t);function nt(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:a}=r.dataset,s=[...document.querySelectorAll(
`[data-widget="${a}"]`)],i=a+(s.indexOf(r)>0?s.indexOf(r)+1:""),c=new URLSearchParams(location.search),
u=[];for(let[l,p]of Object.entries(n)){let h=c.get(`${i}.${l}`);if(h===null)continue;let g=p(h);g===
void 0?u.push(l):t.set(l,g)}let f=d("a",{},"Link to this setting"),m=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:d("p",{class:"addre\
ss"},f,m),show(){let l=new URLSearchParams(location.search);for(let h of Object.keys(n))l.set(`${i}.${h}`,
(o[h]??mt)(t.get(h)));let p=r.closest("section[id]")?.id;f.setAttribute("href",`?${l}${p?`#${p}`:""}`)}}}var q=t=>t.replaceAll("-","−");function N(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?q(t.toExponential(0).
replace("+","")):q(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var $=t=>Number.isFinite(t)?q(String(Number(
t.toPrecision(7)))):N(t);var _=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[y,D,U,O,W]=[32,18,13,34,6],Y=(t,e,n,o="")=>E("text",{x:t,y:e,class:o},n),ot=([t,e,n],o)=>[O+n*y+
t*D,W+o*U+e*y-t*U];function ht(t,e,n){let[[o,r,a],[s,i,c]]=[t,e],u=m=>ot(m,n).join(" "),f=(...m)=>`M${m.
map(u).join("L")}Z`;return[f([o,r,a],[o,r,c],[o,i,c],[o,i,a]),f([o,r,a],[s,r,a],[s,r,c],[o,r,c]),f([
o,r,c],[s,r,c],[s,i,c],[o,i,c])]}function bt([t,e,n]){let o=s=>ot(s,t).join(" "),r=(...s)=>`M${s.map(
o).join("L")}`,a=s=>Array.from({length:s-1},(i,c)=>c+1);return[...a(e).map(s=>r([0,s,0],[0,s,n],[t,s,
n])),...a(n).map(s=>r([0,e,s],[0,0,s],[t,0,s])),...a(t).map(s=>r([s,0,0],[s,0,n],[s,e,n]))].join("")}
function st(t,e,n,o){let[r,a,s]=t,i=t.map((g,v)=>n.includes(v)?e[v]:0),c=t.map((g,v)=>n.includes(v)?
e[v]+1:g),u=(g,v,C)=>E("path",{d:ht(g,v,r).join(""),class:C}),f=e.map(g=>g+1),m=W+r*U+a*y,l=O+s*y+r*
D+30,p=[u([0,0,0],t,"whole"),E("path",{d:bt(t),class:"lines"}),u(i,c,"shared"),u(e,f,"chosen"),Y(O-5,
m-a*y/2+4,`L ${a}`,"end"),Y(O,m+15,`d_model ${s}`),Y(O+s*y+r*D+3,W+12,`B ${r}`)],h={viewBox:`0 0 ${l}\
 ${m+20}`,width:l,height:m+20};return E("svg",{...h,role:"img","aria-label":o},...p)}var rt=["numbers","norm","version","chosen"],gt=["sentence","word","feature"],j=(t,e,n)=>n.every(o=>t[o]===
e[o]),P=(t,e=[0,1,2])=>e.map(n=>`${gt[n]} ${t[n]}`).join(", "),at=t=>t.reduce((e,n,o)=>e+(n-e)/(o+1),
0);function vt(t,e,n,{eps:o,inside:r}){let a=at(e),s=at(e.map(u=>(u-a)**2))*(e.length/(e.length-n)),
i=r?Math.sqrt(s+o):Math.sqrt(s)+o,c=`mean ${$(a)}, variance ${$(s)}; ${$(t-a)} / ${$(i)}`;return{y:(t-
a)/i,steps:c}}function ct(t){let e=t.filter(Boolean).map(Math.abs);return e.length?`${e.length} of ${t.
length} moved, by up to ${N(Math.max(...e))}`:"none moved"}var X=class{constructor({start:e,places:n,
reach:o,norms:r,same:a,names:s,versions:i}){this.start=e,this.places=n,this.reach=o,this.norms=r,this.
same=a,this.names=s,this.versions=i}after(e,n,o,r){let a=o==="stored",s=(c,u)=>j(this.places[n],this.
places[u],this.same[o]),i=(a?this.start:e).filter(s);return vt(e[n],i,a?1:r.less,r)}outputs(e,n,o){let r=c=>e.
map((u,f)=>this.after(c,f,n,o).y),[a,s]=[r(e),r(this.start)],i=a.map((c,u)=>Math.abs(c-s[u])>1e-8?c-
s[u]:0);return{y:a,moves:i}}},B=class{constructor({places:e,start:n,same:o},r,a){this.given={places:e,
start:n,same:o};let s=e.at(-1);this.cells=e.map((i,c)=>{let u={"aria-label":P(i),...S},f=d("input",{
type:"number",step:"any",...u});f.addEventListener("focus",()=>a(c)),f.addEventListener("input",()=>r(
(l,p)=>p===c?parseFloat(f.value):l));let m=d("span");return{input:f,output:m,node:d("td",{class:"num\
ber"},f,m)}}),this.tables=_(s[0]+1).map(i=>this.drawTable(i,s))}drawTable(e,[,n,o]){let{places:r}=this.
given,a=l=>p=>d("th",{scope:l},p),s=l=>(p,h)=>j(r[h],[e,l],[0,1]),i=l=>this.cells.filter(s(l)).map(({
node:p})=>p),c=_(o+1).map(a("col")),u=_(n+1).map(l=>d("tr",{},a("row")(l),...i(l))),f=d("td",{},"wor\
d ↓ feature →"),m=d("tr",{},f,...c);return d("table",{class:"grid numbers"},m,...u)}show(e,{y:n,
moves:o},{norm:r,chosen:a,bad:s}){let{places:i,start:c,same:u}=this.given;this.cells.forEach(({input:f,
output:m,node:l},p)=>{p!==s&&parseFloat(f.value)!==e[p]&&(f.value=e[p]),f.setAttribute("aria-invalid",
String(p===s)),m.textContent=`${"▼→▲"[Math.sign(o[p])+1]} ${N(n[p])}`,l.title=`${$(e[p])} → ${$(
n[p])}, moved by ${$(o[p])}`,l.style.setProperty("--w",String(Math.min(Math.abs(o[p])/2,1))),l.classList.
toggle("shared",j(i[a],i[p],u[r])),l.classList.toggle("chosen",p===a),l.classList.toggle("edited",e[p]!==
c[p])}),this.tables.forEach((f,m)=>{let l=ct(o.filter((p,h)=>i[h][0]===m));f.createCaption().textContent=
`Sentence ${m}: ${l}`})}};function wt({places:t,start:e,norms:n,reach:o},r,a,{norm:s,bad:i}){if(i>=0)
return`Not taken: ${P(t[i])} must be a number from −${o} to ${o}.`;let c=t.filter((m,l)=>r[l]!==e[l]),
u=m=>!c.some(l=>j(m,l,[0,1])),f=ct(a.filter((m,l)=>u(t[l])));return`You changed ${c.length} of ${r.length}\
 numbers. Outputs of other words, after ${n[s]}: ${f}.`}function $t(t,e,n,{norm:o,version:r,chosen:a}){
return Object.entries(t.versions).map(([s,i])=>{let{y:c,steps:u}=t.after(e,a,o,i),f=s===r?"in use":`${$(
c-n[a])} from that in use`,m=`${u} = ${c} (${f})`.replaceAll("-","−"),l=`${t.names[s]}: ${i.formula}`;
return d("li",{},l,d("br"),m)})}function xt({start:t,norms:e,names:n},o){return{numbers:a=>{let s=a.
split(",").map(Number);return String(s)===a&&s.length===t.length&&s.every(o)?s:void 0},norm:A(Object.
keys(e)),version:A(Object.keys(n)),chosen:A([...t.keys()])}}function yt({places:t,start:e},n,o){let r=t.
at(-1)[0],a=c=>t[c][0]===r,s=c=>j(t[c],t[o()],[0,1]),i=(c,u)=>z(c,()=>n(u),S);return[i(`Add 3 to all\
 of sentence ${r}`,(c,u)=>a(u)?c+3:c),i(`Fill sentence ${r} with 0`,(c,u)=>a(u)?0:c),i("Divide the c\
hosen word by 10",(c,u)=>s(u)?c/10:c),i("Back to the start",(c,u)=>e[u])]}function Et({model:t,el:e}){
let n=new X(t.get("given")),o=b=>Math.abs(b)<=n.reach,r=nt(t,e,xt(n,o)),a=-1;function s(b){let w=t.get(
"numbers").map(b);a=w.findIndex(x=>!o(x)),a<0&&L(t,{numbers:w.map(x=>Number(x.toPrecision(12)))}),H()}
let i=yt(n,s,()=>t.get("chosen")),c=R("Norm",n.norms,b=>L(t,{norm:b})),u=R("Formula",n.names,b=>L(t,
{version:b})),f=new B(n,s,b=>L(t,{chosen:b})),m=et("verdict"),[l,p,h]=[d("p"),d("ul"),d("div")];h.classList.
add("cube");let g=d("summary",{},"The chosen number, by each formula"),v=d("details",{},g,p),C=n.places.
at(-1).map(b=>b+1);Q(e,"norm-cube","Norm cube",V(c,u),d("div",{class:"both"},h,d("div",{},l,m)),K(...f.
tables),d("div",{class:"buttons"},...i),v,r.node);function H(){let[b,w,x,Z]=rt.map(dt=>t.get(dt)),T={
norm:w,version:x,chosen:Z,bad:a},F=n.outputs(b,w,n.versions[x]);c.show(w),u.show(x),f.show(b,F,T),m.
textContent=wt(n,b,F.moves,T);let I=n.places[Z],ut=w==="stored"?" at the start, divided by n − 1":
"",k=P(I,n.same[w]);l.textContent=`${P(I)}: mean and variance are those of ${k} (outlined, and fille\
d in the cube)${ut}.`;let lt=`A cube of ${C.join(" × ")} numbers; filled are those of ${k}.`;h.replaceChildren(
st(C,I,n.same[w],lt)),p.replaceChildren(...$t(n,b,F.y,T)),r.show()}return tt(t,rt,H)}var it={render:Et};widget=it;})();
export default widget;
