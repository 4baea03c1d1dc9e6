let widget;
(()=>{function d(e,t={},...s){return K(document.createElement(e),t,s)}function $(e,t={},...s){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return K(o,t,s)}function K(e,t,s){for(let[o,i]of Object.
entries(t))e.setAttribute(o,i);return e.append(...s),e}function D(e,t,s,...o){let i={class:`annotate\
d-view ${t}`,role:"group","aria-label":s};e.append(d("div",i,...o))}var R=()=>d("p",{class:"pointed","aria-hidden":"true"}),I=(...e)=>d("div",{class:"scroller"},...e),S={
"data-lm-suppress-shortcuts":"true"};function F(e,t,s={}){let o=d("button",{type:"button",...s},e);return o.
addEventListener("click",t),o}function U(e,t){let s=d("input",{type:"checkbox",...S});return s.addEventListener("change",()=>t(s.checked)),
{node:d("div",{class:"control"},d("label",{},s,e)),show(o){s.checked=o}}}function W(e,t,s,o){let i=d(
"input",{type:"range",min:0,max:s.length-1,...S}),n=d("output",{"aria-live":"off"}),a=d("span",{},`${e}\
 `,d("code",{},t));return i.addEventListener("input",()=>o(s[Number(i.value)])),{node:d("div",{class:"\
control"},d("label",{},a,i),n),input:i,show(l,c=String(l)){i.value=String(s.indexOf(l)),i.setAttribute(
"aria-valuetext",c),n.textContent=c}}}function Y(e,t,s){let o=t.map(i=>`change:${i}`);for(let i of o)e.on(i,s);return s(),()=>{for(let i of o)
e.off(i,s)}}var B=(e,t)=>Object.fromEntries(t.map(s=>[s,e.get(s)]));function q(e,t){for(let[s,o]of Object.
entries(t))e.set(s,o);e.save_changes()}function H(e){let t=d("p",{class:e}),s=new MutationObserver(()=>{
t.textContent&&dt(t.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>s.observe(t,o)),t}var ut=1e3,L,_;function dt(e){L?.isConnected||(L=d("p",{class:"annotated-voice",
role:"status"}),document.body.append(L));let t=L;clearTimeout(_),_=setTimeout(()=>{t.textContent=e},
ut)}var A=e=>t=>e.find(s=>String(s)===t),Q=A([!0,!1]),pt=e=>String(e);function Z(e,t,s,o={}){let i=t.closest(
"[data-widget]");if(!e.later||!i)return{node:"",show(){}};let{widget:n}=i.dataset,a=[...document.querySelectorAll(
`[data-widget="${n}"]`)],l=n+(a.indexOf(i)>0?a.indexOf(i)+1:""),c=g=>(o[g]??pt)(e.get(g)),r=Object.keys(
s),h=Object.fromEntries(r.map(g=>[g,c(g)])),u=new URLSearchParams(location.search),m=[];for(let[g,v]of Object.
entries(s)){let b=u.get(`${l}.${g}`);if(b===null)continue;let y=v(b);y===void 0?m.push(g):e.set(g,y)}
let p=d("a",{},"Copy link to this setting"),f=d("span",{role:"status"});p.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},p,f,w),show(){let g=new URLSearchParams(location.search);for(let y of r){let E=c(y);E===h[y]?g.
delete(`${l}.${y}`):g.set(`${l}.${y}`,E)}f.textContent="";let v=i.closest("section[id]")?.id,b=g.size?
`?${g}`:location.pathname;p.setAttribute("href",`${b}${v?`#${v}`:""}`)}}}var V=e=>!e.matches(".none")&&!e.closest(".unwritten");function X(e,t){let s=()=>t.flat().find(V)??t[0][0],
o=s();o.tabIndex=0;function i(n){o.tabIndex=-1,o=n,o.tabIndex=0}return e.addEventListener("keydown",
n=>{let a=n.target,l=t.findIndex(m=>m.includes(a));if(l<0)return;let c=t[l].indexOf(a),[r,h]={ArrowUp:[
l-1,c],ArrowDown:[l+1,c],ArrowLeft:[l,c-1],ArrowRight:[l,c+1],Home:[l,0],End:[l,t[l].length-1]}[n.key]??
[null,null];if(r===null)return;n.preventDefault();let u=t[r]?.[h];!u||getComputedStyle(u).visibility===
"hidden"||(i(u),u.focus())}),()=>{V(o)||i(s())}}function ft({text:e,say:t,share:s=0,kinds:o=[]}){let i={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...o].join(" ")},n=d("td",{...i,...S},e);return n.style.setProperty("--w",String(s)),n}function G({
title:e,corner:t="",rows:s,columns:o,cells:i,look:n}){let a=i.map(u=>u.map(ft)),l=o.map(u=>d("th",{scope:"\
col"},u)),c=a.map((u,m)=>d("tr",{},d("th",{scope:"row"},s[m]),...u)),r=d("table",{class:"grid number\
s",role:"grid"},d("caption",{},e),d("thead",{},d("tr",{},d("td",{},t),...l)),d("tbody",{},...c)),h=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return r.addEventListener("pointe\
rover",u=>n(h(u))),r.addEventListener("pointerleave",()=>n("")),r.addEventListener("focusin",u=>n(h(
u))),r.addEventListener("focusout",()=>n("")),X(r,a),I(r)}var T=e=>e.replaceAll("-","−");function x(e,t=2){
if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>0?"∞":"−∞";let s=Math.abs(e);return s&&
(s>=1e4||s<.5*10**-t)?T(e.toExponential(0).replace("+","")):T(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}
var J=e=>Number.isFinite(e)?T(String(Number(e.toPrecision(7)))):x(e);var tt=(e,t=0)=>Array.from({length:e},(s,o)=>t+o),mt=e=>e.reduce((t,s)=>t+s,0),O=(e,t)=>e.reduce((s,o,i)=>s+
o*t[i],0);function et(e){let t=Array.from(e),s=t.reduce((n,a)=>Math.max(n,a),-1/0),o=t.map(n=>Math.exp(n-s)),i=mt(
o);return o.map(n=>n/i)}var gt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},st=12,wt=13,k=e=>e.length>
st?`${e.slice(0,st-1)}…`:e,M=class{constructor(t,s){this.reach=t,this.unit=t/4,this.far=t*1.12;let o=tt(
9,-4).map(i=>{let n=`M${i*this.unit} ${-t}V${t}M${-t} ${i*this.unit}H${t}`;return $("path",{class:i?
"line":"axis",d:n})});this.shapes=$("g"),this.node=$("svg",{viewBox:[-this.far,-this.far,2*this.far,
2*this.far].join(" "),role:"group","aria-label":s},...o,this.shapes),this.node.style.setProperty("--\
unit",String(this.unit))}draw(...t){this.shapes.replaceChildren(...t)}path(t,s,o=""){return $("path",
{class:t,d:`M${s.map(([i,n])=>`${i} ${-n}`).join("L")}${o}`})}arrow(t,s,o){let[i,n]=[o[0]-s[0],o[1]-
s[1]],a=Math.hypot(i,n),l=Math.min(.36*this.unit,a),[c,r]=a?[i/a*l,n/a*l]:[0,0],h=p=>[o[0]-c-p*r*.45,
o[1]-r+p*c*.45],u=[o[0]-c*.7,o[1]-r*.7],m=[this.path("shaft",[s,u])];return a&&m.push(this.path("tip",
[o,h(1),h(-1)],"Z")),$("g",{class:`arrow ${t}`},...m)}label(t,[s,o],i,n=0){let a=Math.hypot(s,o),[l,
c]=a?[s/a,o/a]:[1,0],r=wt*2*this.far/(this.node.clientWidth||300),[h,u]=[(n?.75:.36)*this.unit,.3*r*
i.length],m=n?.3:1,p=(v,b)=>Math.min(Math.max(v,b-this.far),this.far-b),f=s+(m*l-n*c)*(h+u),w=o+(m*c+
n*l)*h,g={x:p(f,u),y:.16*this.unit-p(w,h/2)};return $("text",{class:t,"font-size":r,...g},i)}handle(t,s,o,i=()=>{}){
let n=$("circle",{class:`handle ${t}`,r:.66*this.unit,role:"slider",tabindex:0,"aria-label":s,"aria-\
valuemin":-this.reach,"aria-valuemax":this.reach,...S}),a=r=>Math.round(Math.min(Math.max(r,-this.reach),
this.reach)*10)/10||0,l=[0,0];n.addEventListener("focus",i),n.addEventListener("pointerenter",i),n.addEventListener(
"keydown",r=>{let h=gt[r.key];if(!h)return;r.preventDefault();let u=r.shiftKey?1:.1;o(a(l[0]+u*h[0]),
a(l[1]+u*h[1]))}),n.addEventListener("pointerdown",r=>{n.setPointerCapture(r.pointerId),i(),r.preventDefault()});
let c=r=>r.preventDefault();return n.addEventListener("touchstart",c,{passive:!1}),n.addEventListener(
"pointermove",r=>{if(!n.hasPointerCapture(r.pointerId))return;let h=new DOMPoint(r.clientX,r.clientY),
{x:u,y:m}=h.matrixTransform(n.getScreenCTM()?.inverse());o(a(u),a(-m))}),this.node.append(n),([r,h])=>{
l=[r,h],n.setAttribute("cx",r),n.setAttribute("cy",String(-h)),n.setAttribute("aria-valuenow",r),n.setAttribute(
"aria-valuetext",`${x(r)}, ${x(h)}`)}}};var nt=["query","key","value","scale","d_k","word"],vt=/^-?\d{1,3}(\.\d{1,4})?$/;function yt({query:e,
key:t,value:s,scale:o,d_k:i},n){let a=e.map(p=>t.map(f=>O(p,f))),l=a.map((p,f)=>p.map((w,g)=>w+n[f][g])),
c=o?Math.sqrt(i):1,r=l.map(p=>p.map(f=>f/c)),h=r.map(et),u=p=>s.map(f=>f[p]),m=h.map(p=>s[0].map((f,w)=>O(
p,u(w))));return{seen:a,scores:l,scaled:r,weights:h,output:m}}var ot=e=>Math.max(...e)>.98;function xt({
weights:e},t,s){let o=e[s],i=Math.max(...o),a=o.filter(c=>c>i-1e-12).length>1?"several tokens alike":
`“${t[o.indexOf(i)]}”`,l=ot(o)?" The softmax is saturated.":"";return`“${t[s]}” attends most t\
o ${a}, with ${x(100*i,1)}% of its weight.${l}`}function bt({words:e,reach:t,sizes:s}){let o=l=>vt.test(
l)&&Math.abs(Number(l))<=t,i=l=>{let c=l.split(";").map(h=>h.split(","));return c.length===e.length&&
c.every(h=>h.length===2)&&c.flat().every(o)?c.map(h=>h.map(Number)):void 0},n=A([...e.keys()]),a=A(s);
return{query:i,key:i,value:i,scale:Q,d_k:a,word:n}}var z=e=>e.map(t=>t.join(",")).join(";"),$t={query:z,
key:z,value:z};function rt(e,t){let s=Math.hypot(...e),o=s?O(e,t)/s**2:0;return{end:e.map(i=>i*o),long:o*
s,size:s}}function kt(e,{query:t,key:s,word:o},i,n){let a=t[o],l=s.map(f=>rt(a,f)),{end:c,size:r}=l[n],
h=2*e.reach,u=r?[-1,1].map(f=>a.map(w=>f*h*w/r)):[],m=[0,0],p=s.map(f=>a[0]*f[1]<a[1]*f[0]?-1:1);e.draw(
...r?[e.path("ray",u)]:[],e.path("shade",[m,c,s[n]],"Z"),...s.map((f,w)=>e.path(w===n?"drop on":"dro\
p",[f,l[w].end])),e.path("shadow",[m,c]),...s.map((f,w)=>e.arrow(w===n?"key on":"key",m,f)),e.arrow(
"query on",m,a),...s.map((f,w)=>e.label("key",f,`k ${k(i[w])}`,p[w])),e.label("query",a,`q ${k(i[o])}`,
-p[n]))}function Et(e,{value:t,word:s},{weights:o,output:i},n){let a=[0,0],l=t.map((c,r)=>{let h=c.map(
(m,p)=>a[p]+o[s][r]*m),u=e.arrow("link",a,h);return a=h,u});e.draw(...t.map(c=>e.arrow("value",[0,0],
c)),e.arrow("output",[0,0],i[s]),...l,...t.map((c,r)=>e.label("value",c,`v ${k(n[r])}`)),e.label("ou\
tput",i[s],"output",1))}function N(e,t,s){let o=d("div",{class:`bar ${e}`});return o.style.setProperty(
"--from",String(Math.min(t,s))),o.style.setProperty("--to",String(Math.max(t,s))),o}function St({seen:e,
scores:t,scaled:s,weights:o},i,{word:n,d_k:a},l){let c=Math.max(8,...[...t[n],...e[n]].map(Math.abs)),
r=h=>.5+h/c/2;return i.map((h,u)=>{let[m,p]=[t[n][u],o[n][u]],[f,w]=[r(e[n][u]),r(m)],g=a>2?[N("rest",
f,w)]:[],v=d("tr",{},d("th",{scope:"row"},k(h)),d("td",{},x(m),N("score",.5,f),...g),d("td",{},x(s[n][u])),
d("td",{},x(p,3),N("weight",0,p)));return v.addEventListener("pointerenter",()=>l(u)),v})}function Mt(e,{
scores:t,scaled:s,weights:o,output:i},n,a){let{query:l,key:c,value:r,scale:h}=e,u=(g,v,b,y,E=2,at=j=>0)=>{
let j=v.map((ct,lt)=>ct.map((C,ht)=>({text:x(C,E),say:`${y(n[lt],b[ht])}, exactly ${J(C)}.`,share:at(
C)})));return G({title:g,corner:b===n?"query ↓ key →":"",rows:n,columns:b,cells:j,look:a})},m=g=>(v,b)=>`${g}\
 of the query of “${v}” and the key of “${b}”`,p=(g,v)=>`${v} of “${g}”`,f=n.map((g,v)=>[
...l[v],...c[v],...r[v]]);return[u("The vectors in the planes",f,["query 0","query 1","key 0","key 1",
"value 0","value 1"],p),u("1. Scores: q · k",t,n,m("score")),...h?[u("2. Divided by √d_k",s,n,m("\
scaled score"))]:[],u("3. Weights: softmax of each row",o,n,m("weight"),3,g=>g),u("4. Output: weight\
s · v",i,["output 0","output 1"],p)]}var P=class{constructor({model:t,el:s}){this.model=t,this.given=
t.get("given"),this.looked=-1,this.address=Z(t,s,bt(this.given),$t);let{words:o,sizes:i}=this.given,
n=c=>r=>q(t,{[c]:r});this.pills=o.map((c,r)=>F(c,()=>n("word")(r),{class:"pill"})),this.scale=U("÷ √\
d_k",n("scale")),this.size=W("Features","d_k",i,n("d_k")),this.size.node.hidden=i.length<2,this.lines=
Object.fromEntries(["sum","payoff","hint"].map(c=>[c,d("p",{class:c})])),this.status=H("verdict"),this.
rows=d("tbody"),this.steps=d("div",{class:"steps"}),this.pointed=R(),this.planes=this.makePlanes();let a=d(
"summary",{},"All numbers, for each query");this.fold=d("details",{},a,this.steps,this.pointed),this.
fold.addEventListener("toggle",()=>this.redraw());let l=d("small",{},"Drag the tips of the arrows.");
D(s,"attention-by-hand","Attention by hand",d("div",{class:"pills"},"Query of",...this.pills,l),this.
stage(),this.status,d("div",{class:"foot"},this.fold,this.address.node))}makePlanes(){let{words:t,reach:s}=this.
given,o=new M(s,"Query and keys"),i=new M(s,"Values and output"),n=(r,h,u)=>q(this.model,{[r]:this.model.
get(r).with(h,u)}),a=o.handle("query","query",(r,h)=>n("query",this.model.get("word"),[r,h])),l=(r,h,u)=>t.
map((m,p)=>r.handle(h,`${h} of “${m}”`,(f,w)=>n(h,p,[f,w]),()=>u(p))),c=l(o,"key",r=>this.look(r));
return{match:o,chain:i,query:a,key:c,value:l(i,"value",()=>{})}}stage(){let{match:t,chain:s}=this.planes,
{sum:o,payoff:i,hint:n}=this.lines,l=["key","score q · k",this.scale.node,"weight"].map(r=>d("th",{
scope:"col"},r)),c=(r,h,u)=>d("figure",{class:r},h.node,d("figcaption",{},u));return d("div",{class:"\
stage"},c("match",t,o),d("table",{class:"bars"},d("thead",{},d("tr",{},...l)),this.rows),c("chain",s,
i),d("div",{class:"more"},this.size.node,n))}look(t){t!==this.looked&&(this.looked=t,this.redraw())}redraw(){
let{words:t,sizes:s,others:o}=this.given,{match:i,chain:n}=this.planes,a=B(this.model,nt),l=yt(a,o[s.
indexOf(a.d_k)]),c=l.weights[a.word],r=this.looked<0?c.indexOf(Math.max(...c)):this.looked;this.showControls(
a),kt(i,a,t,r),Et(n,a,l,t),this.rows.replaceChildren(...St(l,t,a,y=>this.look(y))),this.rows.children[r].
classList.add("on");let{long:h,size:u}=rt(a.query[a.word],a.key[r]),m=l.seen[a.word][r],p=l.scores[a.
word][r]-m,f=a.d_k>2?` + ${x(p)} from other features`:"";this.lines.sum.textContent=`Shadow of k ${k(
t[r])} on q ${x(h)} × length of q ${x(u)} = ${x(m)}${f}`;let w=t.map((y,E)=>`${x(c[E],3)} · v ${k(
y)}`),g=l.output[a.word].map(y=>x(y)).join(", ");this.lines.payoff.textContent=`Tip to tail: ${w.join(
" + ")} = output (${g})`;let v=y=>this.pointed.replaceChildren(y),b=this.fold.open?Mt(a,l,t,v):[];this.
steps.replaceChildren(...b),v(""),this.status.textContent=xt(l,t,a.word),this.status.classList.toggle(
"alarming",ot(c)),this.address.show()}showControls({query:t,key:s,value:o,scale:i,d_k:n,word:a}){for(let[
c,r]of this.pills.entries())r.setAttribute("aria-pressed",String(c===a));this.scale.show(i),this.size.
show(n),this.planes.query(t[a]);for(let[c,r]of this.planes.key.entries())r(s[c]);for(let[c,r]of this.
planes.value.entries())r(o[c]);let l=this.given.sizes.length>1?", which are random":"";this.lines.hint.
textContent=n>2?`The planes show 2 of ${n} features. Hatched: the other ${n-2}${l}.`:""}};function Lt({
model:e,el:t}){let s=new P({model:e,el:t});return Y(e,nt,()=>s.redraw())}var it={render:Lt};widget=it;})();
export default widget;
