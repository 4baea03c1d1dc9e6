let widget;
(()=>{var A=(e,t)=>Object.fromEntries(e.map(n=>[n,t(n)]));function d(e,t={},...n){return U(document.createElement(e),t,n)}function k(e,t={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return U(o,t,n)}function U(e,t,n){for(let[o,a]of Object.
entries(t))e.setAttribute(o,a);return e.append(...n),e}function W(e,t,n,...o){let a={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(d("div",a,...o))}var M=(e,...t)=>d("div",{class:e},
...t),Y=(e,...t)=>d("details",{},d("summary",{},e),...t);function S(e,t){for(let[n,o]of Object.entries(
t))e.style.setProperty(`--${n}`,String(o));return e}var H=()=>d("p",{class:"pointed","aria-hidden":"true"}),Z=(...e)=>M("scroller",...e);function B(e,t,n,o){
let a=(s,h,u)=>u.map(f=>f instanceof HTMLTableCellElement?f:d(s,h,f)),r=[...a("td",{},n.slice(0,1)),
...a("th",{scope:"col"},n.slice(1))],i=o.map(s=>{let h=a("th",{scope:"row"},s.slice(0,1));return d("\
tr",{},...h,...a("td",{},s.slice(1)))}),c=t?[d("caption",{},t)]:[],l=d("thead",{},d("tr",{},...r));return d(
"table",e,...c,l,d("tbody",{},...i))}var O={"data-lm-suppress-shortcuts":"true"};function Q(e,t,n={}){let o=d("button",{type:"button",...n},
e);return o.addEventListener("click",t),o}function gt(e,t,n,o){let a=d("input",{type:"range",...n,...O}),
r=d("output",{"aria-live":"off"}),i=d("span",{},e," ",d("code",{},t));return a.addEventListener("inp\
ut",()=>o(Number(a.value))),{node:d("div",{class:"control"},d("label",{},i,a),r),input:a,output:r}}function V(e,t,n,o){let a={min:0,max:n.length-1},r=s=>o(n[s]),{node:i,input:c,output:l}=gt(e,t,a,r);
return{node:i,input:c,show(s,h=String(s)){c.value=String(n.indexOf(s)),c.setAttribute("aria-valuetex\
t",h),l.textContent=h}}}function X(e,t){let n=d("input",{type:"checkbox",...O});return n.addEventListener(
"change",()=>t(n.checked)),{node:d("div",{class:"control"},d("label",{},n,e)),show(o){n.checked=o}}}function wt(e,t){let n=Object.entries(t);for(let[o,a]of n)e.on(`change:${o}`,a);return()=>{for(let[o,
a]of n)e.off(`change:${o}`,a)}}function G(e,t,n){let o=wt(e,A(t,()=>n));return n(),o}var J=(e,t)=>A(
t,n=>e.get(n));function _(e,t){for(let[n,o]of Object.entries(t))e.set(n,o);e.save_changes()}function tt(e){
let t=d("p",{class:e}),n=new MutationObserver(()=>{t.textContent&&yt(t.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(t,o)),t}var xt=1e3,T,F;function yt(e){
T?.isConnected||(T=d("p",{class:"annotated-voice",role:"status"}),document.body.append(T));let t=T;clearTimeout(
F),F=setTimeout(()=>{t.textContent=e},xt)}var j=e=>t=>e.find(n=>String(n)===t),et=j([!0,!1]),vt=e=>String(e);function nt(e,t,n,o={}){let a=t.closest(
"[data-widget]");if(!e.later||!a)return{node:"",show(){}};let{widget:r}=a.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(a)>0?i.indexOf(a)+1:""),l=g=>(o[g]??vt)(e.get(g)),s=Object.keys(
n),h=A(s,l),u=new URLSearchParams(location.search),f=[];for(let[g,w]of Object.entries(n)){let x=u.get(
`${c}.${g}`);if(x===null)continue;let y=w(x);y===void 0?f.push(g):e.set(g,y)}let p=d("a",{},"Copy li\
nk to this setting"),m=d("span",{role:"status"});p.addEventListener("click",async g=>{if(!(g.ctrlKey||
g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",p.getAttribute("href"));try{
await navigator.clipboard.writeText(p.href),m.textContent=" Copied."}catch{m.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let b=f.length?` The address has a setting that\
 could not be read, and was left out: ${f.join(", ")}.`:"";return{node:d("p",{class:"address"},p,m,b),
show(){let g=new URLSearchParams(location.search);for(let y of s){let $=l(y);$===h[y]?g.delete(`${c}\
.${y}`):g.set(`${c}.${y}`,$)}m.textContent="";let w=a.closest("section[id]")?.id,x=g.size?`?${g}`:location.
pathname;p.setAttribute("href",`${x}${w?`#${w}`:""}`)}}}var st=e=>!e.matches(".none")&&!e.closest(".unwritten");function ot(e,t){let n=()=>t.flat().find(st)??
t[0][0],o=n();o.tabIndex=0;function a(r){o.tabIndex=-1,o=r,o.tabIndex=0}return e.addEventListener("k\
eydown",r=>{let i=r.target,c=t.findIndex(f=>f.includes(i));if(c<0)return;let l=t[c].indexOf(i),[s,h]={
ArrowUp:[c-1,l],ArrowDown:[c+1,l],ArrowLeft:[c,l-1],ArrowRight:[c,l+1],Home:[c,0],End:[c,t[c].length-
1]}[r.key]??[null,null];if(s===null)return;r.preventDefault();let u=t[s]?.[h];!u||getComputedStyle(u).
visibility==="hidden"||(a(u),u.focus())}),()=>{st(o)||a(n())}}function bt({text:e,say:t,share:n=0,kinds:o=[]}){let a={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...o].join(" ")};return S(d("td",{...a,...O},e),{w:n})}function rt({title:e,corner:t="",rows:n,
columns:o,cells:a,look:r}){let i=a.map(u=>u.map(bt)),c={class:"grid numbers",role:"grid"},l=i.map((u,f)=>[
n[f],...u]),s=B(c,e,[t,...o],l),h=({target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??
"";return s.addEventListener("pointerover",u=>r(h(u))),s.addEventListener("pointerleave",()=>r("")),
s.addEventListener("focusin",u=>r(h(u))),s.addEventListener("focusout",()=>r("")),ot(s,i),Z(s)}var K=e=>e.
replaceAll("-","−");function v(e,t=2){if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>
0?"∞":"−∞";let n=Math.abs(e);return n&&(n>=1e4||n<.5*10**-t)?K(e.toExponential(0).replace("+",
"")):K(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var at=e=>Number.isFinite(e)?K(String(Number(e.toPrecision(
7)))):v(e);var N=(e,t=0)=>Array.from({length:e},(n,o)=>t+o);var $t=e=>e.reduce((t,n)=>t+n,0);var P=(e,t)=>e.reduce((n,o,a)=>n+o*t[a],0);function it(e){let t=Array.from(e),n=t.reduce((r,i)=>Math.max(r,i),-1/0),o=t.map(r=>Math.exp(r-n)),a=$t(
o);return o.map(r=>r/a)}var kt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},L=[0,0],ct=12,Mt=13,Et=[.25,
1].flatMap(e=>[0,1,-1,2,-2,3,-3].map(t=>[e,t*Math.PI/4])),E=e=>e.length>ct?`${e.slice(0,ct-1)}…`:e,
q=class{constructor(t,n){this.reach=t,this.unit=t/4,this.far=t*1.12;let o=N(9,-4).map(a=>{let r=a*this.
unit,i=`M${r} ${-t}V${t}M${-t} ${r}H${t}`;return k("path",{class:a?"line":"axis",d:i})});this.shapes=
k("g"),this.node=k("svg",{viewBox:[-this.far,-this.far,2*this.far,2*this.far].join(" "),role:"group",
"aria-label":n},...o,this.shapes),S(this.node,{unit:this.unit})}draw(...t){this.shapes.replaceChildren(
...t)}path(t,n,o=""){return k("path",{class:t,d:`M${n.map(([a,r])=>`${a} ${-r}`).join("L")}${o}`})}arrow(t,n,o=L){
let[a,r]=[n[0]-o[0],n[1]-o[1]],i=Math.hypot(a,r),c=Math.min(.36*this.unit,i),[l,s]=i?[a/i*c,r/i*c]:[
0,0],h=p=>[n[0]-l-p*s*.45,n[1]-s+p*l*.45],u=[n[0]-l*.7,n[1]-s*.7],f=[this.path("shaft",[o,u])];return i&&
f.push(this.path("tip",[n,h(1),h(-1)],"Z")),k("g",{class:`arrow ${t}`},...f)}labels(t,n){let o=Mt*2*
this.far/(this.node.clientWidth||300),a=(c,l)=>Math.min(Math.max(c,l-this.far),this.far-l),r=.6*o,i=n.
flatMap(([c,l=L])=>N(41).map(s=>c.map((h,u)=>h+s/40*(l[u]-h))));return t.map(([c,[l,s],h])=>{let u=.32*
o*h.length,f=Et.map(([w,x])=>{let y=Math.atan2(s,l)+x,$=l+Math.cos(y)*(w*this.unit+u),C=s+Math.sin(y)*
(w*this.unit+r);return[a($,u),a(C,r)]}),p=w=>i.filter(([x,y])=>Math.abs(w[0]-x)<u&&Math.abs(w[1]-y)<
r),[m,b]=f.reduce((w,x)=>p(x).length<p(w).length?x:w);for(let w of N(41))for(let x of[-1,1])i.push([
m+u*(w/20-1),b+.5*x*o]);let g={x:m,y:.35*o-b};return k("text",{class:c,"font-size":o,...g},h)})}handle(t,n,o,a=()=>{}){
let r=k("circle",{class:`handle ${t}`,r:.66*this.unit,role:"slider",tabindex:0,"aria-label":n,"aria-\
valuemin":-this.reach,"aria-valuemax":this.reach,...O}),i=s=>Math.round(Math.min(Math.max(s,-this.reach),
this.reach)*10)/10||0,c=[0,0];for(let s of["focus","pointerenter","pointerdown"])r.addEventListener(
s,a);r.addEventListener("keydown",s=>{let h=kt[s.key];if(!h)return;s.preventDefault();let u=s.shiftKey?
1:.1;o(c.map((f,p)=>i(f+u*h[p])))}),r.addEventListener("pointerdown",s=>{r.setPointerCapture(s.pointerId),
s.preventDefault()});let l=s=>s.preventDefault();return r.addEventListener("touchstart",l,{passive:!1}),
r.addEventListener("pointermove",s=>{if(!r.hasPointerCapture(s.pointerId))return;let h=new DOMPoint(
s.clientX,s.clientY),{x:u,y:f}=h.matrixTransform(r.getScreenCTM()?.inverse());o([u,-f].map(i))}),this.
node.append(r),([s,h])=>{c=[s,h],r.setAttribute("cx",s),r.setAttribute("cy",String(-h)),r.setAttribute(
"aria-valuenow",s),r.setAttribute("aria-valuetext",`${v(s)}, ${v(h)}`)}}};var lt=["query","key","value","scale","d_k","word"],St=/^-?\d{1,3}(\.\d{1,4})?$/;function Ot({query:e,
key:t,value:n,scale:o,d_k:a},r){let i=e.map(p=>t.map(m=>P(p,m))),c=i.map((p,m)=>p.map((b,g)=>b+r[m][g])),
l=o?Math.sqrt(a):1,s=c.map(p=>p.map(m=>m/l)),h=s.map(it),u=p=>n.map(m=>m[p]),f=h.map(p=>n[0].map((m,b)=>P(
p,u(b))));return{seen:i,scores:c,scaled:s,weights:h,output:f}}var ht=e=>Math.max(...e)>.98;function Lt({
weights:e},t,n){let o=e[n],a=Math.max(...o),i=o.filter(l=>l>a-1e-12).length>1?"several tokens alike":
`“${t[o.indexOf(a)]}”`,c=ht(o)?" The softmax is saturated.":"";return`“${t[n]}” attends most t\
o ${i}, with ${v(100*a,1)}% of its weight.${c}`}function Ct({words:e,reach:t,sizes:n}){let o=c=>St.test(
c)&&Math.abs(Number(c))<=t,a=c=>{let l=c.split(";").map(h=>h.split(","));return l.length===e.length&&
l.every(h=>h.length===2)&&l.flat().every(o)?l.map(h=>h.map(Number)):void 0},r=j([...e.keys()]),i=j(n);
return{query:a,key:a,value:a,scale:et,d_k:i,word:r}}var R=e=>e.join(";"),At={query:R,key:R,value:R};
function ut(e,t){let n=Math.hypot(...e),o=n?P(e,t)/n**2:0;return{end:e.map(a=>a*o),long:o*n,size:n}}
function qt(e,{query:t,key:n,word:o},a,r){let i=t[o],c=n.map(p=>ut(i,p)),{end:l,size:s}=c[r],h=2*e.reach,
u=s?[-1,1].map(p=>i.map(m=>p*h*m/s)):[],f=n.map((p,m)=>["key",p,`k ${E(a[m])}`]);e.draw(...s?[e.path(
"ray",u)]:[],e.path("shade",[L,l,n[r]],"Z"),...n.map((p,m)=>e.path(m===r?"drop on":"drop",[p,c[m].end])),
e.path("shadow",[L,l]),...n.map((p,m)=>e.arrow(m===r?"key on":"key",p)),e.arrow("query on",i),...e.labels(
[...f,["query",i,`q ${E(a[o])}`]],[[i],...s?[u]:[],...n.map(p=>[p])]))}function Tt(e,{value:t,word:n},{
weights:o,output:a},r){let i=L,c=t.map((s,h)=>{let u=[s.map((f,p)=>i[p]+o[n][h]*f),i];return[i]=u,u}),
l=t.map((s,h)=>["value",s,`v ${E(r[h])}`]);e.draw(...t.map(s=>e.arrow("value",s)),e.arrow("output",a[n]),
...c.map(s=>e.arrow("link",...s)),...e.labels([...l,["output",a[n],"output"]],[...t.map(s=>[s]),...c,
[a[n]]]))}function D(e,t,n){return S(M(`bar ${e}`),{from:Math.min(t,n),to:Math.max(t,n)})}function jt({
seen:e,scores:t,scaled:n,weights:o},a,{word:r,d_k:i},c){let l=Math.max(8,...[...t[r],...e[r]].map(Math.
abs)),s=h=>.5+h/l/2;return a.map((h,u)=>{let[f,p]=[t[r][u],o[r][u]],[m,b]=[s(e[r][u]),s(f)],g=i>2?[D(
"rest",m,b)]:[],w=(...y)=>d("td",{},...y),x=d("tr",{},d("th",{scope:"row"},E(h)),w(v(f),D("score",.5,
m),...g),w(v(n[r][u])),w(v(p,3),D("weight",0,p)));return x.addEventListener("pointerenter",()=>c(u)),
x})}function Nt(e,{scores:t,scaled:n,weights:o,output:a},r,i){let{query:c,key:l,value:s,scale:h}=e,u=(g,w,x,y,$=!1)=>{
let C=w.map((dt,ft)=>dt.map((z,mt)=>({text:v(z,$?3:2),say:`${y(r[ft],x[mt])}, exactly ${at(z)}.`,share:$?
z:0})));return rt({title:g,corner:x===r?"query ↓ key →":"",rows:r,columns:x,cells:C,look:i})},f=g=>(w,x)=>`${g}\
 of the query of “${w}” and the key of “${x}”`,p=(g,w)=>`${w} of “${g}”`,m=r.map((g,w)=>[
...c[w],...l[w],...s[w]]);return[u("The vectors in the planes",m,["query 0","query 1","key 0","key 1",
"value 0","value 1"],p),u("1. Scores: q · k",t,r,f("score")),...h?[u("2. Divided by √d_k",n,r,f("\
scaled score"))]:[],u("3. Weights: softmax of each row",o,r,f("weight"),!0),u("4. Output: weights · \
v",a,["output 0","output 1"],p)]}var I=class{constructor({model:t,el:n}){this.model=t,this.given=t.get(
"given"),this.looked=-1,this.address=nt(t,n,Ct(this.given),At);let{words:o,sizes:a}=this.given,r=l=>s=>_(
t,{[l]:s});this.pills=o.map((l,s)=>Q(l,()=>r("word")(s),{class:"pill"})),this.scale=X("÷ √d_k",r(
"scale")),this.size=V("Features","d_k",a,r("d_k")),this.size.node.hidden=a.length<2;let i=l=>d("p",{
class:l});this.lines={sum:i("sum"),payoff:i("payoff"),hint:i("hint")},this.status=tt("verdict"),this.
rows=d("tbody"),this.steps=M("steps"),this.pointed=H(),this.planes=this.makePlanes(),this.fold=Y("Al\
l numbers, for each query",this.steps,this.pointed),this.fold.addEventListener("toggle",()=>this.redraw());
let c=d("small",{},"Drag the tips of the arrows.");W(n,"attention-by-hand","Attention by hand",M("pi\
lls","Query of",...this.pills,c),this.stage(),this.status,M("foot",this.fold,this.address.node))}makePlanes(){
let{words:t,reach:n}=this.given,o=new q(n,"Query and keys"),a=new q(n,"Values and output"),r=(s,h,u)=>_(
this.model,{[s]:this.model.get(s).with(h,u)}),i=o.handle("query","query",s=>r("query",this.model.get(
"word"),s)),c=(s,h,u=f=>{})=>t.map((f,p)=>{let m=b=>r(h,p,b);return s.handle(h,`${h} of “${f}”`,
m,()=>u(p))}),l=c(o,"key",s=>this.look(s));return{match:o,chain:a,query:i,key:l,value:c(a,"value")}}stage(){
let{match:t,chain:n}=this.planes,{sum:o,payoff:a,hint:r}=this.lines,c=["key","score q · k",this.scale.
node,"weight"].map(s=>d("th",{scope:"col"},s)),l=(s,h,u)=>d("figure",{class:s},h.node,d("figcaption",
{},u));return M("stage",l("match",t,o),d("table",{class:"bars"},d("thead",{},d("tr",{},...c)),this.rows),
l("chain",n,a),M("more",this.size.node,r))}look(t){t!==this.looked&&(this.looked=t,this.redraw())}redraw(){
let{words:t,sizes:n,others:o}=this.given,{match:a,chain:r}=this.planes,i=J(this.model,lt),c=Ot(i,o[n.
indexOf(i.d_k)]),l=c.weights[i.word],s=this.looked<0?l.indexOf(Math.max(...l)):this.looked;this.showControls(
i),qt(a,i,t,s),Tt(r,i,c,t),this.rows.replaceChildren(...jt(c,t,i,$=>this.look($))),this.rows.children[s].
classList.add("on");let{long:h,size:u}=ut(i.query[i.word],i.key[s]),f=c.seen[i.word][s],p=c.scores[i.
word][s],m=`; with ${v(p-f)} from other features: ${v(p)}`,b=i.d_k>2?m:"";this.lines.sum.textContent=
`Shadow of k ${E(t[s])} on q ${v(h)} × length of q ${v(u)} = ${v(f)}${b}`;let g=t.map(($,C)=>`${v(l[C],
3)} · v ${E($)}`),w=c.output[i.word].map($=>v($)).join(", ");this.lines.payoff.textContent=`Tip to \
tail: ${g.join(" + ")} = output (${w})`;let x=$=>this.pointed.replaceChildren($),y=this.fold.open?Nt(
i,c,t,x):[];this.steps.replaceChildren(...y),x(""),this.status.textContent=Lt(c,t,i.word),this.status.
classList.toggle("alarming",ht(l)),this.address.show()}showControls({query:t,key:n,value:o,scale:a,d_k:r,
word:i}){for(let[l,s]of this.pills.entries())s.setAttribute("aria-pressed",String(l===i));this.scale.
show(a),this.size.show(r),this.planes.query(t[i]);for(let[l,s]of this.planes.key.entries())s(n[l]);for(let[
l,s]of this.planes.value.entries())s(o[l]);let c=this.given.sizes.length>1?", which are random":"";this.
lines.hint.textContent=r>2?`The planes show 2 of ${r} features. Hatched: the other ${r-2}${c}.`:""}};
function Pt({model:e,el:t}){let n=new I({model:e,el:t});return G(e,lt,()=>n.redraw())}var pt={render:Pt};widget=pt;})();
export default widget;
