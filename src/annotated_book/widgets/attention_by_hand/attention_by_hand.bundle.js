let widget;
(()=>{function u(e,t={},...s){return K(document.createElement(e),t,s)}function $(e,t={},...s){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return K(o,t,s)}function K(e,t,s){for(let[o,i]of Object.
entries(t))e.setAttribute(o,i);return e.append(...s),e}function D(e,t,s,...o){let i={class:`annotate\
d-view ${t}`,role:"group","aria-label":s};e.append(u("div",i,...o))}var R=()=>u("p",{class:"pointed","aria-hidden":"true"}),I=(...e)=>u("div",{class:"scroller"},...e),k={
"data-lm-suppress-shortcuts":"true"};function F(e,t,s={}){let o=u("button",{type:"button",...s},e);return o.
addEventListener("click",t),o}function U(e,t){let s=u("input",{type:"checkbox",...k});return s.addEventListener("change",()=>t(s.checked)),
{node:u("div",{class:"control"},u("label",{},s,e)),show(o){s.checked=o}}}function Y(e,t,s,o){let i=u(
"input",{type:"range",min:0,max:s.length-1,...k}),n=u("output",{"aria-live":"off"}),a=u("span",{},`${e}\
 `,u("code",{},t));return i.addEventListener("input",()=>o(s[Number(i.value)])),{node:u("div",{class:"\
control"},u("label",{},a,i),n),input:i,show(l,c=String(l)){i.value=String(s.indexOf(l)),i.setAttribute(
"aria-valuetext",c),n.textContent=c}}}function W(e,t,s){let o=t.map(i=>`change:${i}`);for(let i of o)e.on(i,s);return s(),()=>{for(let i of o)
e.off(i,s)}}var B=(e,t)=>Object.fromEntries(t.map(s=>[s,e.get(s)]));function T(e,t){for(let[s,o]of Object.
entries(t))e.set(s,o);e.save_changes()}function H(e){let t=u("p",{class:e}),s=new MutationObserver(()=>{
t.textContent&&dt(t.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>s.observe(t,o)),t}var ut=1e3,L,_;function dt(e){L?.isConnected||(L=u("p",{class:"annotated-voice",
role:"status"}),document.body.append(L));let t=L;clearTimeout(_),_=setTimeout(()=>{t.textContent=e},
ut)}var A=e=>t=>e.find(s=>String(s)===t),Q=A([!0,!1]),pt=e=>String(e);function V(e,t,s,o={}){let i=t.closest(
"[data-widget]");if(!e.later||!i)return{node:"",show(){}};let{widget:n}=i.dataset,a=[...document.querySelectorAll(
`[data-widget="${n}"]`)],l=n+(a.indexOf(i)>0?a.indexOf(i)+1:""),c=g=>(o[g]??pt)(e.get(g)),r=Object.keys(
s),h=Object.fromEntries(r.map(g=>[g,c(g)])),d=new URLSearchParams(location.search),m=[];for(let[g,v]of Object.
entries(s)){let x=d.get(`${l}.${g}`);if(x===null)continue;let b=v(x);b===void 0?m.push(g):e.set(g,b)}
let f=u("a",{},"Copy link to this setting"),p=u("span",{role:"status"});f.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),p.textContent=" Copied."}catch{p.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:u("p",{class:"addr\
ess"},f,p,w),show(){let g=new URLSearchParams(location.search);for(let b of r){let M=c(b);M===h[b]?g.
delete(`${l}.${b}`):g.set(`${l}.${b}`,M)}p.textContent="";let v=i.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;f.setAttribute("href",`${x}${v?`#${v}`:""}`)}}}var Z=e=>!e.matches(".none")&&!e.closest(".unwritten");function X(e,t){let s=()=>t.flat().find(Z)??t[0][0],
o=s();o.tabIndex=0;function i(n){o.tabIndex=-1,o=n,o.tabIndex=0}return e.addEventListener("keydown",
n=>{let a=n.target,l=t.findIndex(m=>m.includes(a));if(l<0)return;let c=t[l].indexOf(a),[r,h]={ArrowUp:[
l-1,c],ArrowDown:[l+1,c],ArrowLeft:[l,c-1],ArrowRight:[l,c+1],Home:[l,0],End:[l,t[l].length-1]}[n.key]??
[null,null];if(r===null)return;n.preventDefault();let d=t[r]?.[h];!d||getComputedStyle(d).visibility===
"hidden"||(i(d),d.focus())}),()=>{Z(o)||i(s())}}function ft({text:e,say:t,share:s=0,kinds:o=[]}){let i={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...o].join(" ")},n=u("td",{...i,...k},e);return n.style.setProperty("--w",String(s)),n}function G({
title:e,corner:t="",rows:s,columns:o,cells:i,look:n}){let a=i.map(d=>d.map(ft)),l=o.map(d=>u("th",{scope:"\
col"},d)),c=a.map((d,m)=>u("tr",{},u("th",{scope:"row"},s[m]),...d)),r=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},e),u("thead",{},u("tr",{},u("td",{},t),...l)),u("tbody",{},...c)),h=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return r.addEventListener("pointe\
rover",d=>n(h(d))),r.addEventListener("pointerleave",()=>n("")),r.addEventListener("focusin",d=>n(h(
d))),r.addEventListener("focusout",()=>n("")),X(r,a),I(r)}var z=e=>e.replaceAll("-","−");function y(e,t=2){
if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>0?"∞":"−∞";let s=Math.abs(e);return s&&
(s>=1e4||s<.5*10**-t)?z(e.toExponential(0).replace("+","")):z(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}
var J=e=>Number.isFinite(e)?z(String(Number(e.toPrecision(7)))):y(e);var tt=(e,t=0)=>Array.from({length:e},(s,o)=>t+o),mt=e=>e.reduce((t,s)=>t+s,0),O=(e,t)=>e.reduce((s,o,i)=>s+
o*t[i],0);function et(e){let t=Array.from(e),s=t.reduce((n,a)=>Math.max(n,a),-1/0),o=t.map(n=>Math.exp(n-s)),i=mt(
o);return o.map(n=>n/i)}var gt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},st=12,E=e=>e.length>st?`${e.
slice(0,st-1)}…`:e,S=class{constructor(t,s,o){this.reach=t,this.unit=t/4,this.letters=o*this.unit,
this.far=t*1.12;let i=tt(9,-4).map(n=>{let a=`M${n*this.unit} ${-t}V${t}M${-t} ${n*this.unit}H${t}`;
return $("path",{class:n?"line":"axis",d:a})});this.shapes=$("g"),this.node=$("svg",{viewBox:[-this.
far,-this.far,2*this.far,2*this.far].join(" "),role:"group","aria-label":s},...i,this.shapes),this.node.
style.setProperty("--unit",String(this.unit))}draw(...t){this.shapes.replaceChildren(...t)}path(t,s,o=""){
return $("path",{class:t,d:`M${s.map(([i,n])=>`${i} ${-n}`).join("L")}${o}`})}arrow(t,s,o){let[i,n]=[
o[0]-s[0],o[1]-s[1]],a=Math.hypot(i,n),l=Math.min(.36*this.unit,a),[c,r]=a?[i/a*l,n/a*l]:[0,0],h=f=>[
o[0]-c-f*r*.45,o[1]-r+f*c*.45],d=[o[0]-c*.7,o[1]-r*.7],m=[this.path("shaft",[s,d])];return a&&m.push(
this.path("tip",[o,h(1),h(-1)],"Z")),$("g",{class:`arrow ${t}`},...m)}label(t,[s,o],i,n=0){let a=Math.
hypot(s,o),[l,c]=a?[s/a,o/a]:[1,0],[r,h]=[.36*this.unit,.3*this.letters*i.length],d=n?.3:1,m=(g,v)=>Math.
min(Math.max(g,v-this.far),this.far-v),f=s+(d*l-n*c)*(r+h),p=o+(d*c+n*l)*r,w={x:m(f,h),y:.16*this.unit-
m(p,r/2)};return $("text",{class:t,"font-size":this.letters,...w},i)}handle(t,s,o,i=()=>{}){let n=$(
"circle",{class:`handle ${t}`,r:.66*this.unit,role:"slider",tabindex:0,"aria-label":s,"aria-valuemin":-this.
reach,"aria-valuemax":this.reach,...k}),a=r=>Math.round(Math.min(Math.max(r,-this.reach),this.reach)*
10)/10||0,l=[0,0];n.addEventListener("focus",i),n.addEventListener("pointerenter",i),n.addEventListener(
"keydown",r=>{let h=gt[r.key];if(!h)return;r.preventDefault();let d=r.shiftKey?1:.1;o(a(l[0]+d*h[0]),
a(l[1]+d*h[1]))}),n.addEventListener("pointerdown",r=>{n.setPointerCapture(r.pointerId),i(),r.preventDefault()});
let c=r=>r.preventDefault();return n.addEventListener("touchstart",c,{passive:!1}),n.addEventListener(
"pointermove",r=>{if(!n.hasPointerCapture(r.pointerId))return;let h=new DOMPoint(r.clientX,r.clientY),
{x:d,y:m}=h.matrixTransform(n.getScreenCTM()?.inverse());o(a(d),a(-m))}),this.node.append(n),([r,h])=>{
l=[r,h],n.setAttribute("cx",r),n.setAttribute("cy",String(-h)),n.setAttribute("aria-valuenow",r),n.setAttribute(
"aria-valuetext",`${y(r)}, ${y(h)}`)}}};var nt=["query","key","value","scale","d_k","word"],wt=/^-?\d{1,3}(\.\d{1,4})?$/,vt=.25;function yt({
query:e,key:t,value:s,scale:o,d_k:i},n){let a=e.map(f=>t.map(p=>O(f,p))),l=a.map((f,p)=>f.map((w,g)=>w+
n[p][g])),c=o?Math.sqrt(i):1,r=l.map(f=>f.map(p=>p/c)),h=r.map(et),d=f=>s.map(p=>p[f]),m=h.map(f=>s[0].
map((p,w)=>O(f,d(w))));return{seen:a,scores:l,scaled:r,weights:h,output:m}}var ot=e=>Math.max(...e)>
.98;function xt({weights:e,output:t},s,o){let i=e[o],n=Math.max(...i),l=i.filter(r=>r>n-1e-12).length>
1?"several tokens alike":`“${s[i.indexOf(n)]}”`,c=ot(i)?" The softmax is saturated: hardly any g\
radient passes.":"";return`“${s[o]}” attends most to ${l}, with ${y(100*n,1)}% of its weight; it\
s output is (${t[o].map(r=>y(r)).join(", ")}).${c}`}function bt({words:e,reach:t,sizes:s}){let o=l=>wt.
test(l)&&Math.abs(Number(l))<=t,i=l=>{let c=l.split(";").map(h=>h.split(","));return c.length===e.length&&
c.every(h=>h.length===2)&&c.flat().every(o)?c.map(h=>h.map(Number)):void 0},n=A([...e.keys()]),a=A(s);
return{query:i,key:i,value:i,scale:Q,d_k:a,word:n}}var N=e=>e.map(t=>t.join(",")).join(";"),$t={query:N,
key:N,value:N};function rt(e,t){let s=Math.hypot(...e),o=s?O(e,t)/s**2:0;return{end:e.map(i=>i*o),long:o*
s,size:s}}function kt(e,{query:t,key:s,word:o},i,n){let a=t[o],l=s.map(p=>rt(a,p)),{end:c,size:r}=l[n],
h=2*e.reach,d=r?[-1,1].map(p=>a.map(w=>p*h*w/r)):[],m=[0,0],f=s.map(p=>a[0]*p[1]<a[1]*p[0]?-1:1);e.draw(
...r?[e.path("ray",d)]:[],e.path("shade",[m,c,s[n]],"Z"),...s.map((p,w)=>e.path(w===n?"drop on":"dro\
p",[p,l[w].end])),e.path("shadow",[m,c]),...s.map((p,w)=>e.arrow(w===n?"key on":"key",m,p)),e.arrow(
"query on",m,a),...s.map((p,w)=>e.label("key",p,`k ${E(i[w])}`,f[w])),e.label("query",a,`q ${E(i[o])}`,
-f[n]))}function Et(e,{value:t,word:s},{weights:o,output:i},n){let a=[0,0],l=t.map((c,r)=>{let h=c.map(
(m,f)=>a[f]+o[s][r]*m),d=e.arrow("link",a,h);return a=h,d});e.draw(...t.map(c=>e.arrow("value",[0,0],
c)),e.arrow("output",[0,0],i[s]),...l,...t.map((c,r)=>e.label("value",c,`v ${E(n[r])}`)),e.label("ou\
tput",i[s],"output",1))}function C(e,t,s){let o=u("div",{class:`bar ${e}`});return o.style.setProperty(
"--from",String(Math.min(t,s))),o.style.setProperty("--to",String(Math.max(t,s))),o}function St({seen:e,
scores:t,scaled:s,weights:o},i,{word:n,d_k:a},l){let c=Math.max(8,...[...t[n],...e[n]].map(Math.abs)),
r=h=>.5+h/c/2;return i.map((h,d)=>{let[m,f]=[t[n][d],o[n][d]],p=f*(1-f),[w,g]=[r(e[n][d]),r(m)],v=a>
2?[C("rest",w,g)]:[],x=u("tr",{},u("th",{scope:"row"},E(h)),u("td",{},y(m),C("score",.5,w),...v),u("\
td",{},y(s[n][d])),u("td",{},y(f,3),C("weight",0,f)),u("td",{},y(p,3),C("slope",0,p/vt)));return x.addEventListener(
"pointerenter",()=>l(d)),x})}function Mt(e,{scores:t,scaled:s,weights:o,output:i},n,a){let{query:l,key:c,
value:r,scale:h}=e,d=(g,v,x,b,M=2,at=j=>0)=>{let j=v.map((ct,lt)=>ct.map((q,ht)=>({text:y(q,M),say:`${b(
n[lt],x[ht])}, exactly ${J(q)}.`,share:at(q)})));return G({title:g,corner:x===n?"query ↓ key →":
"",rows:n,columns:x,cells:j,look:a})},m=g=>(v,x)=>`${g} of the query of “${v}” and the key of “${x}\
”`,f=(g,v)=>`${v} of “${g}”`,p=n.map((g,v)=>[...l[v],...c[v],...r[v]]);return[d("The vectors i\
n the planes",p,["query 0","query 1","key 0","key 1","value 0","value 1"],f),d("1. Scores: q · k",t,
n,m("score")),...h?[d("2. Divided by √d_k",s,n,m("scaled score"))]:[],d("3. Weights: softmax of ea\
ch row",o,n,m("weight"),3,g=>g),d("4. Output: weights · v",i,["output 0","output 1"],f)]}var P=class{constructor({
model:t,el:s}){this.model=t,this.given=t.get("given"),this.looked=-1,this.address=V(t,s,bt(this.given),
$t);let{words:o,sizes:i}=this.given,n=c=>r=>T(t,{[c]:r});this.pills=o.map((c,r)=>F(c,()=>n("word")(r),
{class:"pill"})),this.scale=U("÷ √d_k",n("scale")),this.size=Y("Features","d_k",i,n("d_k")),this.
size.node.hidden=i.length<2,this.lines=Object.fromEntries(["sum","hint"].map(c=>[c,u("p",{class:c})])),
this.status=H("verdict"),this.rows=u("tbody"),this.steps=u("div",{class:"steps"}),this.pointed=R(),this.
planes=this.makePlanes();let a=u("summary",{},"All numbers, for each query");this.fold=u("details",{},
a,this.steps,this.pointed),this.fold.addEventListener("toggle",()=>this.redraw());let l=u("small",{},
"Drag the tips of the arrows.");D(s,"attention-by-hand","Attention by hand",u("div",{class:"pills"},
"Query of",...this.pills,l),this.stage(),this.status,u("div",{class:"foot"},this.fold,this.address.node))}makePlanes(){
let{words:t,reach:s}=this.given,o=new S(s,"Query and keys",.42),i=new S(s,"Values and output",.54),n=(r,h,d)=>T(
this.model,{[r]:this.model.get(r).with(h,d)}),a=o.handle("query","query",(r,h)=>n("query",this.model.
get("word"),[r,h])),l=(r,h,d)=>t.map((m,f)=>r.handle(h,`${h} of “${m}”`,(p,w)=>n(h,f,[p,w]),()=>d(
f))),c=l(o,"key",r=>this.look(r));return{match:o,chain:i,query:a,key:c,value:l(i,"value",()=>{})}}stage(){
let{match:t,chain:s}=this.planes,{sum:o,hint:i}=this.lines,a=["key","score q · k",this.scale.node,"\
weight","slope"].map(c=>u("th",{scope:"col"},c)),l=(c,r,h)=>u("figure",{class:c},r.node,u("figcaptio\
n",{},h));return u("div",{class:"stage"},l("match",t,o),u("table",{class:"bars"},u("thead",{},u("tr",
{},...a)),this.rows),l("chain",s,"Values × weights, tip to tail, give the output."),u("div",{class:"\
more"},this.size.node,i))}look(t){t!==this.looked&&(this.looked=t,this.redraw())}redraw(){let{words:t,
sizes:s,others:o}=this.given,{match:i,chain:n}=this.planes,a=B(this.model,nt),l=yt(a,o[s.indexOf(a.d_k)]),
c=l.weights[a.word],r=this.looked<0?c.indexOf(Math.max(...c)):this.looked;this.showControls(a),kt(i,
a,t,r),Et(n,a,l,t),this.rows.replaceChildren(...St(l,t,a,p=>this.look(p))),this.rows.children[r].classList.
add("on");let{long:h,size:d}=rt(a.query[a.word],a.key[r]);this.lines.sum.textContent=`Shadow of k ${E(
t[r])} on q ${y(h)} × length of q ${y(d)} = ${y(l.seen[a.word][r])}`;let m=p=>this.pointed.replaceChildren(
p),f=this.fold.open?Mt(a,l,t,m):[];this.steps.replaceChildren(...f),m(""),this.status.textContent=xt(
l,t,a.word),this.status.classList.toggle("alarming",ot(c)),this.address.show()}showControls({query:t,
key:s,value:o,scale:i,d_k:n,word:a}){for(let[c,r]of this.pills.entries())r.setAttribute("aria-presse\
d",String(c===a));this.scale.show(i),this.size.show(n),this.planes.query(t[a]);for(let[c,r]of this.planes.
key.entries())r(s[c]);for(let[c,r]of this.planes.value.entries())r(o[c]);let l=this.given.sizes.length>
1?", which are random":"";this.lines.hint.textContent=n>2?`The plane shows 2 of ${n} features. The h\
atched part of a score comes from the other ${n-2}${l}.`:"Slope: how fast a weight moves with its sc\
ore, w (1 − w), at most 0.25."}};function Lt({model:e,el:t}){let s=new P({model:e,el:t});return W(
e,nt,()=>s.redraw())}var it={render:Lt};widget=it;})();
export default widget;
