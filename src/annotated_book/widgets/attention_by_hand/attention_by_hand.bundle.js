let widget;
(()=>{function d(e,t={},...n){return K(document.createElement(e),t,n)}function $(e,t={},...n){let r=document.
createElementNS("http://www.w3.org/2000/svg",e);return K(r,t,n)}function K(e,t,n){for(let[r,i]of Object.
entries(t))e.setAttribute(r,i);return e.append(...n),e}function R(e,t,n,...r){let i={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(d("div",i,...r))}var D=()=>d("p",{class:"pointed","aria-hidden":"true"}),I=(...e)=>d("div",{class:"scroller"},...e);function F(e,t,n,r){
let i=(o,u,h)=>h.map(f=>f instanceof HTMLTableCellElement?f:d(o,u,f)),s=[...i("td",{},n.slice(0,1)),
...i("th",{scope:"col"},n.slice(1))],a=r.map(o=>{let u=i("th",{scope:"row"},o.slice(0,1));return d("\
tr",{},...u,...i("td",{},o.slice(1)))}),c=t?[d("caption",{},t)]:[],l=d("thead",{},d("tr",{},...s));return d(
"table",e,...c,l,d("tbody",{},...a))}var M={"data-lm-suppress-shortcuts":"true"};function U(e,t,n={}){
let r=d("button",{type:"button",...n},e);return r.addEventListener("click",t),r}function pt(e,t,n,r){
let i=d("input",{type:"range",...n,...M}),s=d("output",{"aria-live":"off"}),a=d("span",{},e," ",d("c\
ode",{},t));return i.addEventListener("input",()=>r(Number(i.value))),{node:d("div",{class:"control"},
d("label",{},a,i),s),input:i,output:s}}function W(e,t,n,r){let i={min:0,max:n.length-1},s=o=>r(n[o]),{node:a,input:c,output:l}=pt(e,t,i,s);
return{node:a,input:c,show(o,u=String(o)){c.value=String(n.indexOf(o)),c.setAttribute("aria-valuetex\
t",u),l.textContent=u}}}function Y(e,t){let n=d("input",{type:"checkbox",...M});return n.addEventListener(
"change",()=>t(n.checked)),{node:d("div",{class:"control"},d("label",{},n,e)),show(r){n.checked=r}}}function dt(e,t){let n=Object.entries(t);for(let[r,i]of n)e.on(`change:${r}`,i);return()=>{for(let[r,
i]of n)e.off(`change:${r}`,i)}}function H(e,t,n){let r=dt(e,Object.fromEntries(t.map(i=>[i,n])));return n(),
r}var Z=(e,t)=>Object.fromEntries(t.map(n=>[n,e.get(n)]));function T(e,t){for(let[n,r]of Object.entries(
t))e.set(n,r);e.save_changes()}function B(e){let t=d("p",{class:e}),n=new MutationObserver(()=>{t.textContent&&
mt(t.textContent)}),r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(
t,r)),t}var ft=1e3,L,_;function mt(e){L?.isConnected||(L=d("p",{class:"annotated-voice",role:"status"}),
document.body.append(L));let t=L;clearTimeout(_),_=setTimeout(()=>{t.textContent=e},ft)}var A=e=>t=>e.find(n=>String(n)===t),Q=A([!0,!1]),gt=e=>String(e);function V(e,t,n,r={}){let i=t.closest(
"[data-widget]");if(!e.later||!i)return{node:"",show(){}};let{widget:s}=i.dataset,a=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(a.indexOf(i)>0?a.indexOf(i)+1:""),l=g=>(r[g]??gt)(e.get(g)),o=Object.keys(
n),u=Object.fromEntries(o.map(g=>[g,l(g)])),h=new URLSearchParams(location.search),f=[];for(let[g,w]of Object.
entries(n)){let y=h.get(`${c}.${g}`);if(y===null)continue;let x=w(y);x===void 0?f.push(g):e.set(g,x)}
let p=d("a",{},"Copy link to this setting"),m=d("span",{role:"status"});p.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let b=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},p,m,b),show(){let g=new URLSearchParams(location.search);for(let x of o){let k=l(x);k===u[x]?g.
delete(`${c}.${x}`):g.set(`${c}.${x}`,k)}m.textContent="";let w=i.closest("section[id]")?.id,y=g.size?
`?${g}`:location.pathname;p.setAttribute("href",`${y}${w?`#${w}`:""}`)}}}var X=e=>!e.matches(".none")&&!e.closest(".unwritten");function G(e,t){let n=()=>t.flat().find(X)??t[0][0],
r=n();r.tabIndex=0;function i(s){r.tabIndex=-1,r=s,r.tabIndex=0}return e.addEventListener("keydown",
s=>{let a=s.target,c=t.findIndex(f=>f.includes(a));if(c<0)return;let l=t[c].indexOf(a),[o,u]={ArrowUp:[
c-1,l],ArrowDown:[c+1,l],ArrowLeft:[c,l-1],ArrowRight:[c,l+1],Home:[c,0],End:[c,t[c].length-1]}[s.key]??
[null,null];if(o===null)return;s.preventDefault();let h=t[o]?.[u];!h||getComputedStyle(h).visibility===
"hidden"||(i(h),h.focus())}),()=>{X(r)||i(n())}}function wt({text:e,say:t,share:n=0,kinds:r=[]}){let i={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...r].join(" ")},s=d("td",{...i,...M},e);return s.style.setProperty("--w",String(n)),s}function J({
title:e,corner:t="",rows:n,columns:r,cells:i,look:s}){let a=i.map(h=>h.map(wt)),c={class:"grid numbe\
rs",role:"grid"},l=a.map((h,f)=>[n[f],...h]),o=F(c,e,[t,...r],l),u=({target:h})=>h.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return o.addEventListener("pointerover",h=>s(u(h))),o.addEventListener(
"pointerleave",()=>s("")),o.addEventListener("focusin",h=>s(u(h))),o.addEventListener("focusout",()=>s(
"")),G(o,a),I(o)}var z=e=>e.replaceAll("-","−");function v(e,t=2){if(Number.isNaN(e))return"NaN";if(!Number.
isFinite(e))return e>0?"∞":"−∞";let n=Math.abs(e);return n&&(n>=1e4||n<.5*10**-t)?z(e.toExponential(
0).replace("+","")):z(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var tt=e=>Number.isFinite(e)?z(String(
Number(e.toPrecision(7)))):v(e);var et=(e,t=0)=>Array.from({length:e},(n,r)=>t+r);var xt=e=>e.reduce((t,n)=>t+n,0);var C=(e,t)=>e.reduce((n,r,i)=>n+r*t[i],0);function nt(e){let t=Array.from(e),n=t.reduce((s,a)=>Math.max(s,a),-1/0),r=t.map(s=>Math.exp(s-n)),i=xt(
r);return r.map(s=>s/i)}var yt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},O=[0,0],st=12,vt=13,E=e=>e.
length>st?`${e.slice(0,st-1)}…`:e,S=class{constructor(t,n){this.reach=t,this.unit=t/4,this.far=t*1.12;
let r=et(9,-4).map(i=>{let s=i*this.unit,a=`M${s} ${-t}V${t}M${-t} ${s}H${t}`;return $("path",{class:i?
"line":"axis",d:a})});this.shapes=$("g"),this.node=$("svg",{viewBox:[-this.far,-this.far,2*this.far,
2*this.far].join(" "),role:"group","aria-label":n},...r,this.shapes),this.node.style.setProperty("--\
unit",String(this.unit))}draw(...t){this.shapes.replaceChildren(...t)}path(t,n,r=""){return $("path",
{class:t,d:`M${n.map(([i,s])=>`${i} ${-s}`).join("L")}${r}`})}arrow(t,n,r=O){let[i,s]=[n[0]-r[0],n[1]-
r[1]],a=Math.hypot(i,s),c=Math.min(.36*this.unit,a),[l,o]=a?[i/a*c,s/a*c]:[0,0],u=p=>[n[0]-l-p*o*.45,
n[1]-o+p*l*.45],h=[n[0]-l*.7,n[1]-o*.7],f=[this.path("shaft",[r,h])];return a&&f.push(this.path("tip",
[n,u(1),u(-1)],"Z")),$("g",{class:`arrow ${t}`},...f)}label(t,[n,r],i,s=0){let a=Math.hypot(n,r),[c,
l]=a?[n/a,r/a]:[1,0],o=vt*2*this.far/(this.node.clientWidth||300),[u,h]=[(s?.75:.36)*this.unit,.3*o*
i.length],f=s?.3:1,p=(w,y)=>Math.min(Math.max(w,y-this.far),this.far-y),m=n+(f*c-s*l)*(u+h),b=r+(f*l+
s*c)*u,g={x:p(m,h),y:.16*this.unit-p(b,u/2)};return $("text",{class:t,"font-size":o,...g},i)}handle(t,n,r,i=()=>{}){
let s=$("circle",{class:`handle ${t}`,r:.66*this.unit,role:"slider",tabindex:0,"aria-label":n,"aria-\
valuemin":-this.reach,"aria-valuemax":this.reach,...M}),a=o=>Math.round(Math.min(Math.max(o,-this.reach),
this.reach)*10)/10||0,c=[0,0];for(let o of["focus","pointerenter","pointerdown"])s.addEventListener(
o,i);s.addEventListener("keydown",o=>{let u=yt[o.key];if(!u)return;o.preventDefault();let h=o.shiftKey?
1:.1;r(c.map((f,p)=>a(f+h*u[p])))}),s.addEventListener("pointerdown",o=>{s.setPointerCapture(o.pointerId),
o.preventDefault()});let l=o=>o.preventDefault();return s.addEventListener("touchstart",l,{passive:!1}),
s.addEventListener("pointermove",o=>{if(!s.hasPointerCapture(o.pointerId))return;let u=new DOMPoint(
o.clientX,o.clientY),{x:h,y:f}=u.matrixTransform(s.getScreenCTM()?.inverse());r([h,-f].map(a))}),this.
node.append(s),([o,u])=>{c=[o,u],s.setAttribute("cx",o),s.setAttribute("cy",String(-u)),s.setAttribute(
"aria-valuenow",o),s.setAttribute("aria-valuetext",`${v(o)}, ${v(u)}`)}}};var ot=["query","key","value","scale","d_k","word"],bt=/^-?\d{1,3}(\.\d{1,4})?$/;function $t({query:e,
key:t,value:n,scale:r,d_k:i},s){let a=e.map(p=>t.map(m=>C(p,m))),c=a.map((p,m)=>p.map((b,g)=>b+s[m][g])),
l=r?Math.sqrt(i):1,o=c.map(p=>p.map(m=>m/l)),u=o.map(nt),h=p=>n.map(m=>m[p]),f=u.map(p=>n[0].map((m,b)=>C(
p,h(b))));return{seen:a,scores:c,scaled:o,weights:u,output:f}}var rt=e=>Math.max(...e)>.98;function kt({
weights:e},t,n){let r=e[n],i=Math.max(...r),a=r.filter(l=>l>i-1e-12).length>1?"several tokens alike":
`“${t[r.indexOf(i)]}”`,c=rt(r)?" The softmax is saturated.":"";return`“${t[n]}” attends most t\
o ${a}, with ${v(100*i,1)}% of its weight.${c}`}function Et({words:e,reach:t,sizes:n}){let r=c=>bt.test(
c)&&Math.abs(Number(c))<=t,i=c=>{let l=c.split(";").map(u=>u.split(","));return l.length===e.length&&
l.every(u=>u.length===2)&&l.flat().every(r)?l.map(u=>u.map(Number)):void 0},s=A([...e.keys()]),a=A(n);
return{query:i,key:i,value:i,scale:Q,d_k:a,word:s}}var P=e=>e.join(";"),Mt={query:P,key:P,value:P};function it(e,t){
let n=Math.hypot(...e),r=n?C(e,t)/n**2:0;return{end:e.map(i=>i*r),long:r*n,size:n}}function St(e,{query:t,
key:n,word:r},i,s){let a=t[r],c=n.map(p=>it(a,p)),{end:l,size:o}=c[s],u=2*e.reach,h=o?[-1,1].map(p=>a.
map(m=>p*u*m/o)):[],f=n.map(p=>a[0]*p[1]<a[1]*p[0]?-1:1);e.draw(...o?[e.path("ray",h)]:[],e.path("sh\
ade",[O,l,n[s]],"Z"),...n.map((p,m)=>e.path(m===s?"drop on":"drop",[p,c[m].end])),e.path("shadow",[O,
l]),...n.map((p,m)=>e.arrow(m===s?"key on":"key",p)),e.arrow("query on",a),...n.map((p,m)=>e.label("\
key",p,`k ${E(i[m])}`,f[m])),e.label("query",a,`q ${E(i[r])}`,-f[s]))}function Ot(e,{value:t,word:n},{
weights:r,output:i},s){let a=O,c=t.map((l,o)=>{let u=l.map((f,p)=>a[p]+r[n][o]*f),h=e.arrow("link",u,
a);return a=u,h});e.draw(...t.map(l=>e.arrow("value",l)),e.arrow("output",i[n]),...c,...t.map((l,o)=>e.
label("value",l,`v ${E(s[o])}`)),e.label("output",i[n],"output",1))}function j(e,t,n){let r=d("div",
{class:`bar ${e}`});return r.style.setProperty("--from",String(Math.min(t,n))),r.style.setProperty("\
--to",String(Math.max(t,n))),r}function Lt({seen:e,scores:t,scaled:n,weights:r},i,{word:s,d_k:a},c){
let l=Math.max(8,...[...t[s],...e[s]].map(Math.abs)),o=u=>.5+u/l/2;return i.map((u,h)=>{let[f,p]=[t[s][h],
r[s][h]],[m,b]=[o(e[s][h]),o(f)],g=a>2?[j("rest",m,b)]:[],w=(...x)=>d("td",{},...x),y=d("tr",{},d("t\
h",{scope:"row"},E(u)),w(v(f),j("score",.5,m),...g),w(v(n[s][h])),w(v(p,3),j("weight",0,p)));return y.
addEventListener("pointerenter",()=>c(h)),y})}function At(e,{scores:t,scaled:n,weights:r,output:i},s,a){
let{query:c,key:l,value:o,scale:u}=e,h=(g,w,y,x,k=!1)=>{let ct=w.map((lt,ut)=>lt.map((q,ht)=>({text:v(
q,k?3:2),say:`${x(s[ut],y[ht])}, exactly ${tt(q)}.`,share:k?q:0})));return J({title:g,corner:y===s?"\
query ↓ key →":"",rows:s,columns:y,cells:ct,look:a})},f=g=>(w,y)=>`${g} of the query of “${w}”\
 and the key of “${y}”`,p=(g,w)=>`${w} of “${g}”`,m=s.map((g,w)=>[...c[w],...l[w],...o[w]]);
return[h("The vectors in the planes",m,["query 0","query 1","key 0","key 1","value 0","value 1"],p),
h("1. Scores: q · k",t,s,f("score")),...u?[h("2. Divided by √d_k",n,s,f("scaled score"))]:[],h("3\
. Weights: softmax of each row",r,s,f("weight"),!0),h("4. Output: weights · v",i,["output 0","outpu\
t 1"],p)]}var N=class{constructor({model:t,el:n}){this.model=t,this.given=t.get("given"),this.looked=
-1,this.address=V(t,n,Et(this.given),Mt);let{words:r,sizes:i}=this.given,s=o=>u=>T(t,{[o]:u});this.pills=
r.map((o,u)=>U(o,()=>s("word")(u),{class:"pill"})),this.scale=Y("÷ √d_k",s("scale")),this.size=W(
"Features","d_k",i,s("d_k")),this.size.node.hidden=i.length<2;let a=o=>d("p",{class:o});this.lines={
sum:a("sum"),payoff:a("payoff"),hint:a("hint")},this.status=B("verdict"),this.rows=d("tbody"),this.steps=
d("div",{class:"steps"}),this.pointed=D(),this.planes=this.makePlanes();let c=d("summary",{},"All nu\
mbers, for each query");this.fold=d("details",{},c,this.steps,this.pointed),this.fold.addEventListener(
"toggle",()=>this.redraw());let l=d("small",{},"Drag the tips of the arrows.");R(n,"attention-by-han\
d","Attention by hand",d("div",{class:"pills"},"Query of",...this.pills,l),this.stage(),this.status,
d("div",{class:"foot"},this.fold,this.address.node))}makePlanes(){let{words:t,reach:n}=this.given,r=new S(
n,"Query and keys"),i=new S(n,"Values and output"),s=(o,u,h)=>T(this.model,{[o]:this.model.get(o).with(
u,h)}),a=r.handle("query","query",o=>s("query",this.model.get("word"),o)),c=(o,u,h=f=>{})=>t.map((f,p)=>{
let m=b=>s(u,p,b);return o.handle(u,`${u} of “${f}”`,m,()=>h(p))}),l=c(r,"key",o=>this.look(o));
return{match:r,chain:i,query:a,key:l,value:c(i,"value")}}stage(){let{match:t,chain:n}=this.planes,{sum:r,
payoff:i,hint:s}=this.lines,c=["key","score q · k",this.scale.node,"weight"].map(o=>d("th",{scope:"\
col"},o)),l=(o,u,h)=>d("figure",{class:o},u.node,d("figcaption",{},h));return d("div",{class:"stage"},
l("match",t,r),d("table",{class:"bars"},d("thead",{},d("tr",{},...c)),this.rows),l("chain",n,i),d("d\
iv",{class:"more"},this.size.node,s))}look(t){t!==this.looked&&(this.looked=t,this.redraw())}redraw(){
let{words:t,sizes:n,others:r}=this.given,{match:i,chain:s}=this.planes,a=Z(this.model,ot),c=$t(a,r[n.
indexOf(a.d_k)]),l=c.weights[a.word],o=this.looked<0?l.indexOf(Math.max(...l)):this.looked;this.showControls(
a),St(i,a,t,o),Ot(s,a,c,t),this.rows.replaceChildren(...Lt(c,t,a,x=>this.look(x))),this.rows.children[o].
classList.add("on");let{long:u,size:h}=it(a.query[a.word],a.key[o]),f=c.seen[a.word][o],p=c.scores[a.
word][o]-f,m=a.d_k>2?` + ${v(p)} from other features`:"";this.lines.sum.textContent=`Shadow of k ${E(
t[o])} on q ${v(u)} × length of q ${v(h)} = ${v(f)}${m}`;let b=t.map((x,k)=>`${v(l[k],3)} · v ${E(
x)}`),g=c.output[a.word].map(x=>v(x)).join(", ");this.lines.payoff.textContent=`Tip to tail: ${b.join(
" + ")} = output (${g})`;let w=x=>this.pointed.replaceChildren(x),y=this.fold.open?At(a,c,t,w):[];this.
steps.replaceChildren(...y),w(""),this.status.textContent=kt(c,t,a.word),this.status.classList.toggle(
"alarming",rt(l)),this.address.show()}showControls({query:t,key:n,value:r,scale:i,d_k:s,word:a}){for(let[
l,o]of this.pills.entries())o.setAttribute("aria-pressed",String(l===a));this.scale.show(i),this.size.
show(s),this.planes.query(t[a]);for(let[l,o]of this.planes.key.entries())o(n[l]);for(let[l,o]of this.
planes.value.entries())o(r[l]);let c=this.given.sizes.length>1?", which are random":"";this.lines.hint.
textContent=s>2?`The planes show 2 of ${s} features. Hatched: the other ${s-2}${c}.`:""}};function Ct({
model:e,el:t}){let n=new N({model:e,el:t});return H(e,ot,()=>n.redraw())}var at={render:Ct};widget=at;})();
export default widget;
