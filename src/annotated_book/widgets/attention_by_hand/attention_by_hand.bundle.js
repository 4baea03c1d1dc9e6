let widget;
(()=>{function d(e,t={},...s){return K(document.createElement(e),t,s)}function $(e,t={},...s){let r=document.
createElementNS("http://www.w3.org/2000/svg",e);return K(r,t,s)}function K(e,t,s){for(let[r,i]of Object.
entries(t))e.setAttribute(r,i);return e.append(...s),e}function D(e,t,s,...r){let i={class:`annotate\
d-view ${t}`,role:"group","aria-label":s};e.append(d("div",i,...r))}var R=()=>d("p",{class:"pointed","aria-hidden":"true"}),I=(...e)=>d("div",{class:"scroller"},...e);function F(e,t,s,r){
let i=(o,h,u)=>u.map(p=>p instanceof HTMLTableCellElement?p:d(o,h,p)),n=[...i("td",{},s.slice(0,1)),
...i("th",{scope:"col"},s.slice(1))],a=r.map(o=>{let h=i("th",{scope:"row"},o.slice(0,1));return d("\
tr",{},...h,...i("td",{},o.slice(1)))}),c=t?[d("caption",{},t)]:[],l=d("thead",{},d("tr",{},...n));return d(
"table",e,...c,l,d("tbody",{},...a))}var k={"data-lm-suppress-shortcuts":"true"};function U(e,t,s={}){
let r=d("button",{type:"button",...s},e);return r.addEventListener("click",t),r}function dt(e,t,s,r){
let i=d("input",{type:"range",...s,...k}),n=d("output",{"aria-live":"off"}),a=d("span",{},`${e} `,d(
"code",{},t));return i.addEventListener("input",()=>r(Number(i.value))),{node:d("div",{class:"contro\
l"},d("label",{},a,i),n),input:i,output:n}}function Y(e,t,s,r){let i={min:0,max:s.length-1},n=o=>r(s[o]),{node:a,input:c,output:l}=dt(e,t,i,n);
return{node:a,input:c,show(o,h=String(o)){c.value=String(s.indexOf(o)),c.setAttribute("aria-valuetex\
t",h),l.textContent=h}}}function W(e,t){let s=d("input",{type:"checkbox",...k});return s.addEventListener(
"change",()=>t(s.checked)),{node:d("div",{class:"control"},d("label",{},s,e)),show(r){s.checked=r}}}function B(e,t,s){let r=t.map(i=>`change:${i}`);for(let i of r)e.on(i,s);return s(),()=>{for(let i of r)
e.off(i,s)}}var H=(e,t)=>Object.fromEntries(t.map(s=>[s,e.get(s)]));function T(e,t){for(let[s,r]of Object.
entries(t))e.set(s,r);e.save_changes()}function Q(e){let t=d("p",{class:e}),s=new MutationObserver(()=>{
t.textContent&&ft(t.textContent)}),r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>s.observe(t,r)),t}var pt=1e3,L,_;function ft(e){L?.isConnected||(L=d("p",{class:"annotated-voice",
role:"status"}),document.body.append(L));let t=L;clearTimeout(_),_=setTimeout(()=>{t.textContent=e},
pt)}var A=e=>t=>e.find(s=>String(s)===t),V=A([!0,!1]),mt=e=>String(e);function Z(e,t,s,r={}){let i=t.closest(
"[data-widget]");if(!e.later||!i)return{node:"",show(){}};let{widget:n}=i.dataset,a=[...document.querySelectorAll(
`[data-widget="${n}"]`)],c=n+(a.indexOf(i)>0?a.indexOf(i)+1:""),l=g=>(r[g]??mt)(e.get(g)),o=Object.keys(
s),h=Object.fromEntries(o.map(g=>[g,l(g)])),u=new URLSearchParams(location.search),p=[];for(let[g,v]of Object.
entries(s)){let y=u.get(`${c}.${g}`);if(y===null)continue;let b=v(y);b===void 0?p.push(g):e.set(g,b)}
let m=d("a",{},"Copy link to this setting"),f=d("span",{role:"status"});m.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let w=p.length?` The address has a s\
etting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},m,f,w),show(){let g=new URLSearchParams(location.search);for(let b of o){let M=l(b);M===h[b]?g.
delete(`${c}.${b}`):g.set(`${c}.${b}`,M)}f.textContent="";let v=i.closest("section[id]")?.id,y=g.size?
`?${g}`:location.pathname;m.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var X=e=>!e.matches(".none")&&!e.closest(".unwritten");function G(e,t){let s=()=>t.flat().find(X)??t[0][0],
r=s();r.tabIndex=0;function i(n){r.tabIndex=-1,r=n,r.tabIndex=0}return e.addEventListener("keydown",
n=>{let a=n.target,c=t.findIndex(p=>p.includes(a));if(c<0)return;let l=t[c].indexOf(a),[o,h]={ArrowUp:[
c-1,l],ArrowDown:[c+1,l],ArrowLeft:[c,l-1],ArrowRight:[c,l+1],Home:[c,0],End:[c,t[c].length-1]}[n.key]??
[null,null];if(o===null)return;n.preventDefault();let u=t[o]?.[h];!u||getComputedStyle(u).visibility===
"hidden"||(i(u),u.focus())}),()=>{X(r)||i(s())}}function gt({text:e,say:t,share:s=0,kinds:r=[]}){let i={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...r].join(" ")},n=d("td",{...i,...k},e);return n.style.setProperty("--w",String(s)),n}function J({
title:e,corner:t="",rows:s,columns:r,cells:i,look:n}){let a=i.map(u=>u.map(gt)),c={class:"grid numbe\
rs",role:"grid"},l=a.map((u,p)=>[s[p],...u]),o=F(c,e,[t,...r],l),h=({target:u})=>u.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return o.addEventListener("pointerover",u=>n(h(u))),o.addEventListener(
"pointerleave",()=>n("")),o.addEventListener("focusin",u=>n(h(u))),o.addEventListener("focusout",()=>n(
"")),G(o,a),I(o)}var z=e=>e.replaceAll("-","−");function x(e,t=2){if(Number.isNaN(e))return"NaN";if(!Number.
isFinite(e))return e>0?"∞":"−∞";let s=Math.abs(e);return s&&(s>=1e4||s<.5*10**-t)?z(e.toExponential(
0).replace("+","")):z(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var tt=e=>Number.isFinite(e)?z(String(
Number(e.toPrecision(7)))):x(e);var et=(e,t=0)=>Array.from({length:e},(s,r)=>t+r),wt=e=>e.reduce((t,s)=>t+s,0),O=(e,t)=>e.reduce((s,r,i)=>s+
r*t[i],0);function st(e){let t=Array.from(e),s=t.reduce((n,a)=>Math.max(n,a),-1/0),r=t.map(n=>Math.exp(n-s)),i=wt(
r);return r.map(n=>n/i)}var vt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},nt=12,E=e=>e.length>nt?`${e.
slice(0,nt-1)}…`:e,S=class{constructor(t,s,r){this.reach=t,this.unit=t/4,this.letters=r*this.unit,
this.far=t*1.12;let i=et(9,-4).map(n=>{let a=`M${n*this.unit} ${-t}V${t}M${-t} ${n*this.unit}H${t}`;
return $("path",{class:n?"line":"axis",d:a})});this.shapes=$("g"),this.node=$("svg",{viewBox:[-this.
far,-this.far,2*this.far,2*this.far].join(" "),role:"group","aria-label":s},...i,this.shapes),this.node.
style.setProperty("--unit",String(this.unit))}draw(...t){this.shapes.replaceChildren(...t)}path(t,s,r=""){
return $("path",{class:t,d:`M${s.map(([i,n])=>`${i} ${-n}`).join("L")}${r}`})}arrow(t,s,r){let[i,n]=[
r[0]-s[0],r[1]-s[1]],a=Math.hypot(i,n),c=Math.min(.36*this.unit,a),[l,o]=a?[i/a*c,n/a*c]:[0,0],h=m=>[
r[0]-l-m*o*.45,r[1]-o+m*l*.45],u=[r[0]-l*.7,r[1]-o*.7],p=[this.path("shaft",[s,u])];return a&&p.push(
this.path("tip",[r,h(1),h(-1)],"Z")),$("g",{class:`arrow ${t}`},...p)}label(t,[s,r],i,n=0){let a=Math.
hypot(s,r),[c,l]=a?[s/a,r/a]:[1,0],[o,h]=[.36*this.unit,.3*this.letters*i.length],u=n?.3:1,p=(g,v)=>Math.
min(Math.max(g,v-this.far),this.far-v),m=s+(u*c-n*l)*(o+h),f=r+(u*l+n*c)*o,w={x:p(m,h),y:.16*this.unit-
p(f,o/2)};return $("text",{class:t,"font-size":this.letters,...w},i)}handle(t,s,r,i=()=>{}){let n=$(
"circle",{class:`handle ${t}`,r:.66*this.unit,role:"slider",tabindex:0,"aria-label":s,"aria-valuemin":-this.
reach,"aria-valuemax":this.reach,...k}),a=o=>Math.round(Math.min(Math.max(o,-this.reach),this.reach)*
10)/10||0,c=[0,0];n.addEventListener("focus",i),n.addEventListener("pointerenter",i),n.addEventListener(
"keydown",o=>{let h=vt[o.key];if(!h)return;o.preventDefault();let u=o.shiftKey?1:.1;r(a(c[0]+u*h[0]),
a(c[1]+u*h[1]))}),n.addEventListener("pointerdown",o=>{n.setPointerCapture(o.pointerId),i(),o.preventDefault()});
let l=o=>o.preventDefault();return n.addEventListener("touchstart",l,{passive:!1}),n.addEventListener(
"pointermove",o=>{if(!n.hasPointerCapture(o.pointerId))return;let h=new DOMPoint(o.clientX,o.clientY),
{x:u,y:p}=h.matrixTransform(n.getScreenCTM()?.inverse());r(a(u),a(-p))}),this.node.append(n),([o,h])=>{
c=[o,h],n.setAttribute("cx",o),n.setAttribute("cy",String(-h)),n.setAttribute("aria-valuenow",o),n.setAttribute(
"aria-valuetext",`${x(o)}, ${x(h)}`)}}};var ot=["query","key","value","scale","d_k","word"],xt=/^-?\d{1,3}(\.\d{1,4})?$/,yt=.25;function bt({
query:e,key:t,value:s,scale:r,d_k:i},n){let a=e.map(m=>t.map(f=>O(m,f))),c=a.map((m,f)=>m.map((w,g)=>w+
n[f][g])),l=r?Math.sqrt(i):1,o=c.map(m=>m.map(f=>f/l)),h=o.map(st),u=m=>s.map(f=>f[m]),p=h.map(m=>s[0].
map((f,w)=>O(m,u(w))));return{seen:a,scores:c,scaled:o,weights:h,output:p}}var rt=e=>Math.max(...e)>
.98;function $t({weights:e,output:t},s,r){let i=e[r],n=Math.max(...i),c=i.filter(o=>o>n-1e-12).length>
1?"several tokens alike":`“${s[i.indexOf(n)]}”`,l=rt(i)?" The softmax is saturated: hardly any g\
radient passes.":"";return`“${s[r]}” attends most to ${c}, with ${x(100*n,1)}% of its weight; it\
s output is (${t[r].map(o=>x(o)).join(", ")}).${l}`}function kt({words:e,reach:t,sizes:s}){let r=c=>xt.
test(c)&&Math.abs(Number(c))<=t,i=c=>{let l=c.split(";").map(h=>h.split(","));return l.length===e.length&&
l.every(h=>h.length===2)&&l.flat().every(r)?l.map(h=>h.map(Number)):void 0},n=A([...e.keys()]),a=A(s);
return{query:i,key:i,value:i,scale:V,d_k:a,word:n}}var P=e=>e.map(t=>t.join(",")).join(";"),Et={query:P,
key:P,value:P};function it(e,t){let s=Math.hypot(...e),r=s?O(e,t)/s**2:0;return{end:e.map(i=>i*r),long:r*
s,size:s}}function St(e,{query:t,key:s,word:r},i,n){let a=t[r],c=s.map(f=>it(a,f)),{end:l,size:o}=c[n],
h=2*e.reach,u=o?[-1,1].map(f=>a.map(w=>f*h*w/o)):[],p=[0,0],m=s.map(f=>a[0]*f[1]<a[1]*f[0]?-1:1);e.draw(
...o?[e.path("ray",u)]:[],e.path("shade",[p,l,s[n]],"Z"),...s.map((f,w)=>e.path(w===n?"drop on":"dro\
p",[f,c[w].end])),e.path("shadow",[p,l]),...s.map((f,w)=>e.arrow(w===n?"key on":"key",p,f)),e.arrow(
"query on",p,a),...s.map((f,w)=>e.label("key",f,`k ${E(i[w])}`,m[w])),e.label("query",a,`q ${E(i[r])}`,
-m[n]))}function Mt(e,{value:t,word:s},{weights:r,output:i},n){let a=[0,0],c=t.map((l,o)=>{let h=l.map(
(p,m)=>a[m]+r[s][o]*p),u=e.arrow("link",a,h);return a=h,u});e.draw(...t.map(l=>e.arrow("value",[0,0],
l)),e.arrow("output",[0,0],i[s]),...c,...t.map((l,o)=>e.label("value",l,`v ${E(n[o])}`)),e.label("ou\
tput",i[s],"output",1))}function C(e,t,s){let r=d("div",{class:`bar ${e}`});return r.style.setProperty(
"--from",String(Math.min(t,s))),r.style.setProperty("--to",String(Math.max(t,s))),r}function Lt({seen:e,
scores:t,scaled:s,weights:r},i,{word:n,d_k:a},c){let l=Math.max(8,...[...t[n],...e[n]].map(Math.abs)),
o=h=>.5+h/l/2;return i.map((h,u)=>{let[p,m]=[t[n][u],r[n][u]],f=m*(1-m),[w,g]=[o(e[n][u]),o(p)],v=a>
2?[C("rest",w,g)]:[],y=d("tr",{},d("th",{scope:"row"},E(h)),d("td",{},x(p),C("score",.5,w),...v),d("\
td",{},x(s[n][u])),d("td",{},x(m,3),C("weight",0,m)),d("td",{},x(f,3),C("slope",0,f/yt)));return y.addEventListener(
"pointerenter",()=>c(u)),y})}function At(e,{scores:t,scaled:s,weights:r,output:i},n,a){let{query:c,key:l,
value:o,scale:h}=e,u=(g,v,y,b,M=2,ct=j=>0)=>{let j=v.map((lt,ht)=>lt.map((q,ut)=>({text:x(q,M),say:`${b(
n[ht],y[ut])}, exactly ${tt(q)}.`,share:ct(q)})));return J({title:g,corner:y===n?"query ↓ key →":
"",rows:n,columns:y,cells:j,look:a})},p=g=>(v,y)=>`${g} of the query of “${v}” and the key of “${y}\
”`,m=(g,v)=>`${v} of “${g}”`,f=n.map((g,v)=>[...c[v],...l[v],...o[v]]);return[u("The vectors i\
n the planes",f,["query 0","query 1","key 0","key 1","value 0","value 1"],m),u("1. Scores: q · k",t,
n,p("score")),...h?[u("2. Divided by √d_k",s,n,p("scaled score"))]:[],u("3. Weights: softmax of ea\
ch row",r,n,p("weight"),3,g=>g),u("4. Output: weights · v",i,["output 0","output 1"],m)]}var N=class{constructor({
model:t,el:s}){this.model=t,this.given=t.get("given"),this.looked=-1,this.address=Z(t,s,kt(this.given),
Et);let{words:r,sizes:i}=this.given,n=l=>o=>T(t,{[l]:o});this.pills=r.map((l,o)=>U(l,()=>n("word")(o),
{class:"pill"})),this.scale=W("÷ √d_k",n("scale")),this.size=Y("Features","d_k",i,n("d_k")),this.
size.node.hidden=i.length<2,this.lines=Object.fromEntries(["sum","hint"].map(l=>[l,d("p",{class:l})])),
this.status=Q("verdict"),this.rows=d("tbody"),this.steps=d("div",{class:"steps"}),this.pointed=R(),this.
planes=this.makePlanes();let a=d("summary",{},"All numbers, for each query");this.fold=d("details",{},
a,this.steps,this.pointed),this.fold.addEventListener("toggle",()=>this.redraw());let c=d("small",{},
"Drag the tips of the arrows.");D(s,"attention-by-hand","Attention by hand",d("div",{class:"pills"},
"Query of",...this.pills,c),this.stage(),this.status,d("div",{class:"foot"},this.fold,this.address.node))}makePlanes(){
let{words:t,reach:s}=this.given,r=new S(s,"Query and keys",.42),i=new S(s,"Values and output",.54),n=(o,h,u)=>T(
this.model,{[o]:this.model.get(o).with(h,u)}),a=r.handle("query","query",(o,h)=>n("query",this.model.
get("word"),[o,h])),c=(o,h,u)=>t.map((p,m)=>o.handle(h,`${h} of “${p}”`,(f,w)=>n(h,m,[f,w]),()=>u(
m))),l=c(r,"key",o=>this.look(o));return{match:r,chain:i,query:a,key:l,value:c(i,"value",()=>{})}}stage(){
let{match:t,chain:s}=this.planes,{sum:r,hint:i}=this.lines,a=["key","score q · k",this.scale.node,"\
weight","slope"].map(l=>d("th",{scope:"col"},l)),c=(l,o,h)=>d("figure",{class:l},o.node,d("figcaptio\
n",{},h));return d("div",{class:"stage"},c("match",t,r),d("table",{class:"bars"},d("thead",{},d("tr",
{},...a)),this.rows),c("chain",s,"Values × weights, tip to tail, give the output."),d("div",{class:"\
more"},this.size.node,i))}look(t){t!==this.looked&&(this.looked=t,this.redraw())}redraw(){let{words:t,
sizes:s,others:r}=this.given,{match:i,chain:n}=this.planes,a=H(this.model,ot),c=bt(a,r[s.indexOf(a.d_k)]),
l=c.weights[a.word],o=this.looked<0?l.indexOf(Math.max(...l)):this.looked;this.showControls(a),St(i,
a,t,o),Mt(n,a,c,t),this.rows.replaceChildren(...Lt(c,t,a,f=>this.look(f))),this.rows.children[o].classList.
add("on");let{long:h,size:u}=it(a.query[a.word],a.key[o]);this.lines.sum.textContent=`Shadow of k ${E(
t[o])} on q ${x(h)} × length of q ${x(u)} = ${x(c.seen[a.word][o])}`;let p=f=>this.pointed.replaceChildren(
f),m=this.fold.open?At(a,c,t,p):[];this.steps.replaceChildren(...m),p(""),this.status.textContent=$t(
c,t,a.word),this.status.classList.toggle("alarming",rt(l)),this.address.show()}showControls({query:t,
key:s,value:r,scale:i,d_k:n,word:a}){for(let[l,o]of this.pills.entries())o.setAttribute("aria-presse\
d",String(l===a));this.scale.show(i),this.size.show(n),this.planes.query(t[a]);for(let[l,o]of this.planes.
key.entries())o(s[l]);for(let[l,o]of this.planes.value.entries())o(r[l]);let c=this.given.sizes.length>
1?", which are random":"";this.lines.hint.textContent=n>2?`The plane shows 2 of ${n} features. The h\
atched part of a score comes from the other ${n-2}${c}.`:"Slope: how fast a weight moves with its sc\
ore, w (1 − w), at most 0.25."}};function Ot({model:e,el:t}){let s=new N({model:e,el:t});return B(
e,ot,()=>s.redraw())}var at={render:Ot};widget=at;})();
export default widget;
