let widget;
(()=>{function d(e,t={},...n){return K(document.createElement(e),t,n)}function $(e,t={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return K(o,t,n)}function K(e,t,n){for(let[o,i]of Object.
entries(t))e.setAttribute(o,i);return e.append(...n),e}function D(e,t,n,...o){let i={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(d("div",i,...o))}var R=()=>d("p",{class:"pointed","aria-hidden":"true"}),I=(...e)=>d("div",{class:"scroller"},...e);function F(e,t,n,o){
let i=(r,h,u)=>u.map(p=>p instanceof HTMLTableCellElement?p:d(r,h,p)),s=[...i("td",{},n.slice(0,1)),
...i("th",{scope:"col"},n.slice(1))],a=o.map(r=>{let h=i("th",{scope:"row"},r.slice(0,1));return d("\
tr",{},...h,...i("td",{},r.slice(1)))}),c=t?[d("caption",{},t)]:[],l=d("thead",{},d("tr",{},...s));return d(
"table",e,...c,l,d("tbody",{},...a))}var M={"data-lm-suppress-shortcuts":"true"};function U(e,t,n={}){
let o=d("button",{type:"button",...n},e);return o.addEventListener("click",t),o}function dt(e,t,n,o){
let i=d("input",{type:"range",...n,...M}),s=d("output",{"aria-live":"off"}),a=d("span",{},e," ",d("c\
ode",{},t));return i.addEventListener("input",()=>o(Number(i.value))),{node:d("div",{class:"control"},
d("label",{},a,i),s),input:i,output:s}}function W(e,t,n,o){let i={min:0,max:n.length-1},s=r=>o(n[r]),{node:a,input:c,output:l}=dt(e,t,i,s);
return{node:a,input:c,show(r,h=String(r)){c.value=String(n.indexOf(r)),c.setAttribute("aria-valuetex\
t",h),l.textContent=h}}}function Y(e,t){let n=d("input",{type:"checkbox",...M});return n.addEventListener(
"change",()=>t(n.checked)),{node:d("div",{class:"control"},d("label",{},n,e)),show(o){n.checked=o}}}function H(e,t,n){let o=t.map(i=>`change:${i}`);for(let i of o)e.on(i,n);return n(),()=>{for(let i of o)
e.off(i,n)}}var B=(e,t)=>Object.fromEntries(t.map(n=>[n,e.get(n)]));function q(e,t){for(let[n,o]of Object.
entries(t))e.set(n,o);e.save_changes()}function Q(e){let t=d("p",{class:e}),n=new MutationObserver(()=>{
t.textContent&&ft(t.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(t,o)),t}var pt=1e3,L,_;function ft(e){L?.isConnected||(L=d("p",{class:"annotated-voice",
role:"status"}),document.body.append(L));let t=L;clearTimeout(_),_=setTimeout(()=>{t.textContent=e},
pt)}var A=e=>t=>e.find(n=>String(n)===t),Z=A([!0,!1]),mt=e=>String(e);function V(e,t,n,o={}){let i=t.closest(
"[data-widget]");if(!e.later||!i)return{node:"",show(){}};let{widget:s}=i.dataset,a=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(a.indexOf(i)>0?a.indexOf(i)+1:""),l=g=>(o[g]??mt)(e.get(g)),r=Object.keys(
n),h=Object.fromEntries(r.map(g=>[g,l(g)])),u=new URLSearchParams(location.search),p=[];for(let[g,x]of Object.
entries(n)){let b=u.get(`${c}.${g}`);if(b===null)continue;let v=x(b);v===void 0?p.push(g):e.set(g,v)}
let f=d("a",{},"Copy link to this setting"),m=d("span",{role:"status"});f.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let w=p.length?` The address has a s\
etting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},f,m,w),show(){let g=new URLSearchParams(location.search);for(let v of r){let E=l(v);E===h[v]?g.
delete(`${c}.${v}`):g.set(`${c}.${v}`,E)}m.textContent="";let x=i.closest("section[id]")?.id,b=g.size?
`?${g}`:location.pathname;f.setAttribute("href",`${b}${x?`#${x}`:""}`)}}}var X=e=>!e.matches(".none")&&!e.closest(".unwritten");function G(e,t){let n=()=>t.flat().find(X)??t[0][0],
o=n();o.tabIndex=0;function i(s){o.tabIndex=-1,o=s,o.tabIndex=0}return e.addEventListener("keydown",
s=>{let a=s.target,c=t.findIndex(p=>p.includes(a));if(c<0)return;let l=t[c].indexOf(a),[r,h]={ArrowUp:[
c-1,l],ArrowDown:[c+1,l],ArrowLeft:[c,l-1],ArrowRight:[c,l+1],Home:[c,0],End:[c,t[c].length-1]}[s.key]??
[null,null];if(r===null)return;s.preventDefault();let u=t[r]?.[h];!u||getComputedStyle(u).visibility===
"hidden"||(i(u),u.focus())}),()=>{X(o)||i(n())}}function gt({text:e,say:t,share:n=0,kinds:o=[]}){let i={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=d("td",{...i,...M},e);return s.style.setProperty("--w",String(n)),s}function J({
title:e,corner:t="",rows:n,columns:o,cells:i,look:s}){let a=i.map(u=>u.map(gt)),c={class:"grid numbe\
rs",role:"grid"},l=a.map((u,p)=>[n[p],...u]),r=F(c,e,[t,...o],l),h=({target:u})=>u.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return r.addEventListener("pointerover",u=>s(h(u))),r.addEventListener(
"pointerleave",()=>s("")),r.addEventListener("focusin",u=>s(h(u))),r.addEventListener("focusout",()=>s(
"")),G(r,a),I(r)}var T=e=>e.replaceAll("-","−");function y(e,t=2){if(Number.isNaN(e))return"NaN";if(!Number.
isFinite(e))return e>0?"∞":"−∞";let n=Math.abs(e);return n&&(n>=1e4||n<.5*10**-t)?T(e.toExponential(
0).replace("+","")):T(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var tt=e=>Number.isFinite(e)?T(String(
Number(e.toPrecision(7)))):y(e);var et=(e,t=0)=>Array.from({length:e},(n,o)=>t+o);var wt=e=>e.reduce((t,n)=>t+n,0),C=(e,t)=>e.reduce((n,o,i)=>n+o*t[i],0);function nt(e){let t=Array.from(e),n=t.reduce((s,a)=>Math.max(s,a),-1/0),o=t.map(s=>Math.exp(s-n)),i=wt(
o);return o.map(s=>s/i)}var xt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},st=12,vt=13,k=e=>e.length>
st?`${e.slice(0,st-1)}…`:e,S=class{constructor(t,n){this.reach=t,this.unit=t/4,this.far=t*1.12;let o=et(
9,-4).map(i=>{let s=`M${i*this.unit} ${-t}V${t}M${-t} ${i*this.unit}H${t}`;return $("path",{class:i?
"line":"axis",d:s})});this.shapes=$("g"),this.node=$("svg",{viewBox:[-this.far,-this.far,2*this.far,
2*this.far].join(" "),role:"group","aria-label":n},...o,this.shapes),this.node.style.setProperty("--\
unit",String(this.unit))}draw(...t){this.shapes.replaceChildren(...t)}path(t,n,o=""){return $("path",
{class:t,d:`M${n.map(([i,s])=>`${i} ${-s}`).join("L")}${o}`})}arrow(t,n,o){let[i,s]=[o[0]-n[0],o[1]-
n[1]],a=Math.hypot(i,s),c=Math.min(.36*this.unit,a),[l,r]=a?[i/a*c,s/a*c]:[0,0],h=f=>[o[0]-l-f*r*.45,
o[1]-r+f*l*.45],u=[o[0]-l*.7,o[1]-r*.7],p=[this.path("shaft",[n,u])];return a&&p.push(this.path("tip",
[o,h(1),h(-1)],"Z")),$("g",{class:`arrow ${t}`},...p)}label(t,[n,o],i,s=0){let a=Math.hypot(n,o),[c,
l]=a?[n/a,o/a]:[1,0],r=vt*2*this.far/(this.node.clientWidth||300),[h,u]=[(s?.75:.36)*this.unit,.3*r*
i.length],p=s?.3:1,f=(x,b)=>Math.min(Math.max(x,b-this.far),this.far-b),m=n+(p*c-s*l)*(h+u),w=o+(p*l+
s*c)*h,g={x:f(m,u),y:.16*this.unit-f(w,h/2)};return $("text",{class:t,"font-size":r,...g},i)}handle(t,n,o,i=()=>{}){
let s=$("circle",{class:`handle ${t}`,r:.66*this.unit,role:"slider",tabindex:0,"aria-label":n,"aria-\
valuemin":-this.reach,"aria-valuemax":this.reach,...M}),a=r=>Math.round(Math.min(Math.max(r,-this.reach),
this.reach)*10)/10||0,c=[0,0];s.addEventListener("focus",i),s.addEventListener("pointerenter",i),s.addEventListener(
"keydown",r=>{let h=xt[r.key];if(!h)return;r.preventDefault();let u=r.shiftKey?1:.1;o(a(c[0]+u*h[0]),
a(c[1]+u*h[1]))}),s.addEventListener("pointerdown",r=>{s.setPointerCapture(r.pointerId),i(),r.preventDefault()});
let l=r=>r.preventDefault();return s.addEventListener("touchstart",l,{passive:!1}),s.addEventListener(
"pointermove",r=>{if(!s.hasPointerCapture(r.pointerId))return;let h=new DOMPoint(r.clientX,r.clientY),
{x:u,y:p}=h.matrixTransform(s.getScreenCTM()?.inverse());o(a(u),a(-p))}),this.node.append(s),([r,h])=>{
c=[r,h],s.setAttribute("cx",r),s.setAttribute("cy",String(-h)),s.setAttribute("aria-valuenow",r),s.setAttribute(
"aria-valuetext",`${y(r)}, ${y(h)}`)}}};var ot=["query","key","value","scale","d_k","word"],yt=/^-?\d{1,3}(\.\d{1,4})?$/;function bt({query:e,
key:t,value:n,scale:o,d_k:i},s){let a=e.map(f=>t.map(m=>C(f,m))),c=a.map((f,m)=>f.map((w,g)=>w+s[m][g])),
l=o?Math.sqrt(i):1,r=c.map(f=>f.map(m=>m/l)),h=r.map(nt),u=f=>n.map(m=>m[f]),p=h.map(f=>n[0].map((m,w)=>C(
f,u(w))));return{seen:a,scores:c,scaled:r,weights:h,output:p}}var rt=e=>Math.max(...e)>.98;function $t({
weights:e},t,n){let o=e[n],i=Math.max(...o),a=o.filter(l=>l>i-1e-12).length>1?"several tokens alike":
`“${t[o.indexOf(i)]}”`,c=rt(o)?" The softmax is saturated.":"";return`“${t[n]}” attends most t\
o ${a}, with ${y(100*i,1)}% of its weight.${c}`}function kt({words:e,reach:t,sizes:n}){let o=c=>yt.test(
c)&&Math.abs(Number(c))<=t,i=c=>{let l=c.split(";").map(h=>h.split(","));return l.length===e.length&&
l.every(h=>h.length===2)&&l.flat().every(o)?l.map(h=>h.map(Number)):void 0},s=A([...e.keys()]),a=A(n);
return{query:i,key:i,value:i,scale:Z,d_k:a,word:s}}var z=e=>e.map(t=>t.join(",")).join(";"),Et={query:z,
key:z,value:z};function it(e,t){let n=Math.hypot(...e),o=n?C(e,t)/n**2:0;return{end:e.map(i=>i*o),long:o*
n,size:n}}function Mt(e,{query:t,key:n,word:o},i,s){let a=t[o],c=n.map(m=>it(a,m)),{end:l,size:r}=c[s],
h=2*e.reach,u=r?[-1,1].map(m=>a.map(w=>m*h*w/r)):[],p=[0,0],f=n.map(m=>a[0]*m[1]<a[1]*m[0]?-1:1);e.draw(
...r?[e.path("ray",u)]:[],e.path("shade",[p,l,n[s]],"Z"),...n.map((m,w)=>e.path(w===s?"drop on":"dro\
p",[m,c[w].end])),e.path("shadow",[p,l]),...n.map((m,w)=>e.arrow(w===s?"key on":"key",p,m)),e.arrow(
"query on",p,a),...n.map((m,w)=>e.label("key",m,`k ${k(i[w])}`,f[w])),e.label("query",a,`q ${k(i[o])}`,
-f[s]))}function St(e,{value:t,word:n},{weights:o,output:i},s){let a=[0,0],c=t.map((l,r)=>{let h=l.map(
(p,f)=>a[f]+o[n][r]*p),u=e.arrow("link",a,h);return a=h,u});e.draw(...t.map(l=>e.arrow("value",[0,0],
l)),e.arrow("output",[0,0],i[n]),...c,...t.map((l,r)=>e.label("value",l,`v ${k(s[r])}`)),e.label("ou\
tput",i[n],"output",1))}function P(e,t,n){let o=d("div",{class:`bar ${e}`});return o.style.setProperty(
"--from",String(Math.min(t,n))),o.style.setProperty("--to",String(Math.max(t,n))),o}function Lt({seen:e,
scores:t,scaled:n,weights:o},i,{word:s,d_k:a},c){let l=Math.max(8,...[...t[s],...e[s]].map(Math.abs)),
r=h=>.5+h/l/2;return i.map((h,u)=>{let[p,f]=[t[s][u],o[s][u]],[m,w]=[r(e[s][u]),r(p)],g=a>2?[P("rest",
m,w)]:[],x=d("tr",{},d("th",{scope:"row"},k(h)),d("td",{},y(p),P("score",.5,m),...g),d("td",{},y(n[s][u])),
d("td",{},y(f,3),P("weight",0,f)));return x.addEventListener("pointerenter",()=>c(u)),x})}function At(e,{
scores:t,scaled:n,weights:o,output:i},s,a){let{query:c,key:l,value:r,scale:h}=e,u=(g,x,b,v,E=2,ct=N=>0)=>{
let N=x.map((lt,ht)=>lt.map((O,ut)=>({text:y(O,E),say:`${v(s[ht],b[ut])}, exactly ${tt(O)}.`,share:ct(
O)})));return J({title:g,corner:b===s?"query ↓ key →":"",rows:s,columns:b,cells:N,look:a})},p=g=>(x,b)=>`${g}\
 of the query of “${x}” and the key of “${b}”`,f=(g,x)=>`${x} of “${g}”`,m=s.map((g,x)=>[
...c[x],...l[x],...r[x]]);return[u("The vectors in the planes",m,["query 0","query 1","key 0","key 1",
"value 0","value 1"],f),u("1. Scores: q · k",t,s,p("score")),...h?[u("2. Divided by √d_k",n,s,p("\
scaled score"))]:[],u("3. Weights: softmax of each row",o,s,p("weight"),3,g=>g),u("4. Output: weight\
s · v",i,["output 0","output 1"],f)]}var j=class{constructor({model:t,el:n}){this.model=t,this.given=
t.get("given"),this.looked=-1,this.address=V(t,n,kt(this.given),Et);let{words:o,sizes:i}=this.given,
s=l=>r=>q(t,{[l]:r});this.pills=o.map((l,r)=>U(l,()=>s("word")(r),{class:"pill"})),this.scale=Y("÷ √\
d_k",s("scale")),this.size=W("Features","d_k",i,s("d_k")),this.size.node.hidden=i.length<2,this.lines=
Object.fromEntries(["sum","payoff","hint"].map(l=>[l,d("p",{class:l})])),this.status=Q("verdict"),this.
rows=d("tbody"),this.steps=d("div",{class:"steps"}),this.pointed=R(),this.planes=this.makePlanes();let a=d(
"summary",{},"All numbers, for each query");this.fold=d("details",{},a,this.steps,this.pointed),this.
fold.addEventListener("toggle",()=>this.redraw());let c=d("small",{},"Drag the tips of the arrows.");
D(n,"attention-by-hand","Attention by hand",d("div",{class:"pills"},"Query of",...this.pills,c),this.
stage(),this.status,d("div",{class:"foot"},this.fold,this.address.node))}makePlanes(){let{words:t,reach:n}=this.
given,o=new S(n,"Query and keys"),i=new S(n,"Values and output"),s=(r,h,u)=>q(this.model,{[r]:this.model.
get(r).with(h,u)}),a=o.handle("query","query",(r,h)=>s("query",this.model.get("word"),[r,h])),c=(r,h,u)=>t.
map((p,f)=>r.handle(h,`${h} of “${p}”`,(m,w)=>s(h,f,[m,w]),()=>u(f))),l=c(o,"key",r=>this.look(r));
return{match:o,chain:i,query:a,key:l,value:c(i,"value",()=>{})}}stage(){let{match:t,chain:n}=this.planes,
{sum:o,payoff:i,hint:s}=this.lines,c=["key","score q · k",this.scale.node,"weight"].map(r=>d("th",{
scope:"col"},r)),l=(r,h,u)=>d("figure",{class:r},h.node,d("figcaption",{},u));return d("div",{class:"\
stage"},l("match",t,o),d("table",{class:"bars"},d("thead",{},d("tr",{},...c)),this.rows),l("chain",n,
i),d("div",{class:"more"},this.size.node,s))}look(t){t!==this.looked&&(this.looked=t,this.redraw())}redraw(){
let{words:t,sizes:n,others:o}=this.given,{match:i,chain:s}=this.planes,a=B(this.model,ot),c=bt(a,o[n.
indexOf(a.d_k)]),l=c.weights[a.word],r=this.looked<0?l.indexOf(Math.max(...l)):this.looked;this.showControls(
a),Mt(i,a,t,r),St(s,a,c,t),this.rows.replaceChildren(...Lt(c,t,a,v=>this.look(v))),this.rows.children[r].
classList.add("on");let{long:h,size:u}=it(a.query[a.word],a.key[r]),p=c.seen[a.word][r],f=c.scores[a.
word][r]-p,m=a.d_k>2?` + ${y(f)} from other features`:"";this.lines.sum.textContent=`Shadow of k ${k(
t[r])} on q ${y(h)} × length of q ${y(u)} = ${y(p)}${m}`;let w=t.map((v,E)=>`${y(l[E],3)} · v ${k(
v)}`),g=c.output[a.word].map(v=>y(v)).join(", ");this.lines.payoff.textContent=`Tip to tail: ${w.join(
" + ")} = output (${g})`;let x=v=>this.pointed.replaceChildren(v),b=this.fold.open?At(a,c,t,x):[];this.
steps.replaceChildren(...b),x(""),this.status.textContent=$t(c,t,a.word),this.status.classList.toggle(
"alarming",rt(l)),this.address.show()}showControls({query:t,key:n,value:o,scale:i,d_k:s,word:a}){for(let[
l,r]of this.pills.entries())r.setAttribute("aria-pressed",String(l===a));this.scale.show(i),this.size.
show(s),this.planes.query(t[a]);for(let[l,r]of this.planes.key.entries())r(n[l]);for(let[l,r]of this.
planes.value.entries())r(o[l]);let c=this.given.sizes.length>1?", which are random":"";this.lines.hint.
textContent=s>2?`The planes show 2 of ${s} features. Hatched: the other ${s-2}${c}.`:""}};function Ct({
model:e,el:t}){let n=new j({model:e,el:t});return H(e,ot,()=>n.redraw())}var at={render:Ct};widget=at;})();
export default widget;
