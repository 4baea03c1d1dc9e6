let widget;
(()=>{function p(t,e={},...n){return G(document.createElement(t),e,n)}function L(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return G(o,e,n)}function G(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function J(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(p("div",r,...o))}var Q=(...t)=>p("div",{class:"co\
ntrols"},...t.map(({node:e})=>e));var R=(...t)=>p("div",{class:"scroller"},...t),C={"data-lm-suppress-shortcuts":"true"};function V(t,e,n={}){
let o=p("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function k(t,e,n){let o=Object.entries(e).map(([s,i])=>p("option",{value:s},i)),r=`menu-${Math.random()}`,
a=p("select",{id:r,...C},...o);return a.addEventListener("change",()=>n(a.value)),{node:p("div",{class:"\
control menu"},p("label",{for:r},t),a),show(s){a.value=s}}}function tt(t,e,n){let o=e.map(r=>`change\
:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}function O(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function et(t){let e=p(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ft(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var pt=1e3,N,Z;function ft(t){N?.isConnected||
(N=p("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(Z),Z=
setTimeout(()=>{e.textContent=t},pt)}var A=t=>e=>t.find(n=>String(n)===e),Ct=A([!0,!1]),mt=t=>String(t);function nt(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:a}=r.dataset,s=[...document.querySelectorAll(
`[data-widget="${a}"]`)],i=a+(s.indexOf(r)>0?s.indexOf(r)+1:""),c=h=>(o[h]??mt)(t.get(h)),l=Object.keys(
n),f=Object.fromEntries(l.map(h=>[h,c(h)])),m=new URLSearchParams(location.search),u=[];for(let[h,w]of Object.
entries(n)){let y=m.get(`${i}.${h}`);if(y===null)continue;let b=w(y);b===void 0?u.push(h):t.set(h,b)}
let d=p("a",{},"Copy link to this setting"),g=p("span",{role:"status"});d.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let $=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},d,g,$),show(){let h=new URLSearchParams(location.search);for(let b of l){let v=c(b);v===f[b]?h.
delete(`${i}.${b}`):h.set(`${i}.${b}`,v)}g.textContent="";let w=r.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;d.setAttribute("href",`${y}${w?`#${w}`:""}`)}}}var q=t=>t.replaceAll("-","−");function _(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(
t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?q(t.toExponential(0).
replace("+","")):q(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var x=t=>Number.isFinite(t)?q(String(Number(
t.toPrecision(7)))):_(t);var T=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[S,Y,U,j,W]=[32,18,13,34,6],D=(t,e,n,o="")=>L("text",{x:t,y:e,class:o},n),ot=([t,e,n],o)=>[j+n*S+
t*Y,W+o*U+e*S-t*U];function ht(t,e,n){let[[o,r,a],[s,i,c]]=[t,e],l=m=>ot(m,n).join(" "),f=(...m)=>`M${m.
map(l).join("L")}Z`;return[f([o,r,a],[o,r,c],[o,i,c],[o,i,a]),f([o,r,a],[s,r,a],[s,r,c],[o,r,c]),f([
o,r,c],[s,r,c],[s,i,c],[o,i,c])]}function bt([t,e,n]){let o=s=>ot(s,t).join(" "),r=(...s)=>`M${s.map(
o).join("L")}`,a=s=>Array.from({length:s-1},(i,c)=>c+1);return[...a(e).map(s=>r([0,s,0],[0,s,n],[t,s,
n])),...a(n).map(s=>r([0,e,s],[0,0,s],[t,0,s])),...a(t).map(s=>r([s,0,0],[s,0,n],[s,e,n]))].join("")}
function st(t,e,n,o){let[r,a,s]=t,i=t.map(($,h)=>n.includes(h)?e[h]:0),c=t.map(($,h)=>n.includes(h)?
e[h]+1:$),l=($,h,w)=>L("path",{d:ht($,h,r).join(""),class:w}),f=e.map($=>$+1),m=W+r*U+a*S,u=j+s*S+r*
Y+30,d=[l([0,0,0],t,"whole"),L("path",{d:bt(t),class:"lines"}),l(i,c,"shared"),l(e,f,"chosen"),D(j-5,
m-a*S/2+4,`L ${a}`,"end"),D(j,m+15,`d_model ${s}`),D(j+s*S+r*Y+3,W+12,`B ${r}`)],g={viewBox:`0 0 ${u}\
 ${m+20}`,width:u,height:m+20};return L("svg",{...g,role:"img","aria-label":o},...d)}var rt=["numbers","norm","version","chosen"],gt=["sentence","token","feature"],M=(t,e,n)=>n.every(o=>t[o]===
e[o]),P=(t,e=[0,1,2])=>e.map(n=>`${gt[n]} ${t[n]}`).join(", "),at=t=>t.reduce((e,n,o)=>e+(n-e)/(o+1),
0);function vt(t,e,n,{eps:o,inside:r}){let a=at(e),s=at(e.map(l=>(l-a)**2))*(e.length/(e.length-n)),
i=r?Math.sqrt(s+o):Math.sqrt(s)+o,c=`mean ${x(a)}, variance ${x(s)}; ${x(t-a)} / ${x(i)}`;return{y:(t-
a)/i,steps:c}}function ct(t){let e=t.filter(Boolean).map(Math.abs);return e.length?`${e.length} of ${t.
length} moved, by up to ${_(Math.max(...e))}`:"none moved"}var X=class{constructor({start:e,places:n,
reach:o,norms:r,same:a,names:s,versions:i}){this.start=e,this.places=n,this.reach=o,this.norms=r,this.
same=a,this.names=s,this.versions=i}after(e,n,o,r){let a=o==="stored",s=(c,l)=>M(this.places[n],this.
places[l],this.same[o]),i=(a?this.start:e).filter(s);return vt(e[n],i,a?1:r.less,r)}outputs(e,n,o){let r=c=>e.
map((l,f)=>this.after(c,f,n,o).y),[a,s]=[r(e),r(this.start)],i=a.map((c,l)=>Math.abs(c-s[l])>1e-8?c-
s[l]:0);return{y:a,moves:i}}},z=class{constructor({places:e,start:n,same:o},r,a){this.given={places:e,
start:n,same:o};let s=e.at(-1);this.cells=e.map((i,c)=>{let l={"aria-label":P(i),...C},f=p("input",{
type:"number",step:"any",...l});f.addEventListener("focus",()=>a(c)),f.addEventListener("input",()=>r(
(u,d)=>d===c?parseFloat(f.value):u));let m=p("span");return{input:f,output:m,node:p("td",{class:"num\
ber"},f,m)}}),this.tables=T(s[0]+1).map(i=>this.drawTable(i,s))}drawTable(e,[,n,o]){let{places:r}=this.
given,a=u=>d=>p("th",{scope:u},d),s=u=>(d,g)=>M(r[g],[e,u],[0,1]),i=u=>this.cells.filter(s(u)).map(({
node:d})=>d),c=T(o+1).map(a("col")),l=T(n+1).map(u=>p("tr",{},a("row")(u),...i(u))),f=p("td",{},"tok\
en ↓ feature →"),m=p("tr",{},f,...c);return p("table",{class:"grid numbers"},m,...l)}show(e,{y:n,
moves:o},{norm:r,chosen:a,bad:s}){let{places:i,start:c,same:l}=this.given;this.cells.forEach(({input:f,
output:m,node:u},d)=>{d!==s&&parseFloat(f.value)!==e[d]&&(f.value=e[d]),f.setAttribute("aria-invalid",
String(d===s)),m.textContent=`${"▼→▲"[Math.sign(o[d])+1]} ${_(n[d])}`,m.inert=s>=0,u.title=`${x(
e[d])} → ${x(n[d])}, moved by ${x(o[d])}`,u.style.setProperty("--w",String(Math.min(Math.abs(o[d])/
2,1))),u.classList.toggle("shared",M(i[a],i[d],l[r])),u.classList.toggle("chosen",d===a),u.classList.
toggle("edited",e[d]!==c[d])}),this.tables.forEach((f,m)=>{let u=ct(o.filter((d,g)=>i[g][0]===m));f.
createCaption().textContent=`Sentence ${m}${s<0?`: ${u}`:""}`})}};function $t({places:t,start:e,norms:n,
reach:o},r,a,{norm:s,bad:i}){if(i>=0)return`Not taken: ${P(t[i])} must be a number from −${o} to ${o}\
.`;let c=t.filter((m,u)=>r[u]!==e[u]),l=m=>!c.some(u=>M(m,u,[0,1])),f=ct(a.filter((m,u)=>l(t[u])));return`\
You changed ${c.length} of ${r.length} numbers. Outputs of other tokens, after ${n[s]}: ${f}.`}function wt(t,e,n,{
norm:o,version:r,chosen:a}){return Object.entries(t.versions).map(([s,i])=>{let{y:c,steps:l}=t.after(
e,a,o,i),f=s===r?"chosen":`${x(c-n[a])} from the chosen one`,m=`${l} = ${c} (${f})`.replaceAll("-","\
−"),u=`${t.names[s]}: ${i.formula}`;return p("li",{},u,p("br"),m)})}function xt({start:t,norms:e,names:n},o){
return{numbers:a=>{let s=a.split(",").map(Number);return String(s)===a&&s.length===t.length&&s.every(
o)?s:void 0},norm:A(Object.keys(e)),version:A(Object.keys(n)),chosen:A([...t.keys()])}}function yt({
places:t,start:e},n,o){let r=t.at(-1)[0],a=c=>t[c][0]===r,s=c=>M(t[c],t[o()],[0,1]),i=(c,l)=>V(c,()=>n(
l),C);return[i(`Add 3 to all of sentence ${r}`,(c,l)=>a(l)?c+3:c),i(`Set sentence ${r} to 0`,(c,l)=>a(
l)?0:c),i("Divide the chosen token by 10",(c,l)=>s(l)?c/10:c),i("Back to the start",(c,l)=>e[l])]}function Et({
model:t,el:e}){let n=new X(t.get("given")),o=b=>Math.abs(b)<=n.reach,r=nt(t,e,xt(n,o)),a=-1;function s(b){
let v=t.get("numbers").map(b);a=v.findIndex(E=>!o(E)),a<0&&O(t,{numbers:v.map(E=>Number(E.toPrecision(
12)))}),y()}let i=yt(n,s,()=>t.get("chosen")),c=k("Norm",n.norms,b=>O(t,{norm:b})),l=k("Formula",n.names,
b=>O(t,{version:b})),f=new z(n,s,b=>O(t,{chosen:b})),m=et("verdict"),[u,d,g]=[p("p"),p("ul"),p("div")];
g.classList.add("cube");let $=p("summary",{},"The chosen number, by each formula"),h=p("details",{},
$,d),w=n.places.at(-1).map(b=>b+1);J(e,"norm-cube","Norm cube",Q(c,l),p("div",{class:"both"},g,p("di\
v",{},u,m)),R(...f.tables),p("div",{class:"buttons"},...i),h,r.node);function y(){let[b,v,E,B]=rt.map(
dt=>t.get(dt)),K={norm:v,version:E,chosen:B,bad:a},I=n.outputs(b,v,n.versions[E]);c.show(v),l.show(E),
f.show(b,I,K),m.textContent=$t(n,b,I.moves,K);let F=n.places[B],lt=v==="stored"?" at the start, divi\
ded by n − 1":"",H=P(F,n.same[v]);u.textContent=`${P(F)}: mean and variance are those of ${H} (out\
lined, and filled in the cube)${lt}.`;let ut=`A cube of ${w.join(" × ")} numbers; filled are those \
of ${H}.`;g.replaceChildren(st(w,F,n.same[v],ut)),d.inert=a>=0,d.replaceChildren(...wt(n,b,I.y,K)),r.
show()}return tt(t,rt,y)}var it={render:Et};widget=it;})();
export default widget;
