let widget;
(()=>{var L=(e,t)=>Object.fromEntries(e.map(n=>[n,t(n)]));function d(e,t={},...n){return I(document.createElement(e),t,n)}function $(e,t={},...n){let r=document.
createElementNS("http://www.w3.org/2000/svg",e);return I(r,t,n)}function I(e,t,n){for(let[r,i]of Object.
entries(t))e.setAttribute(r,i);return e.append(...n),e}function F(e,t,n,...r){let i={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(d("div",i,...r))}var k=(e,...t)=>d("div",{class:e},
...t),U=(e,...t)=>d("details",{},d("summary",{},e),...t);function S(e,t){for(let[n,r]of Object.entries(
t))e.style.setProperty(`--${n}`,String(r));return e}var W=()=>d("p",{class:"pointed","aria-hidden":"true"}),Y=(...e)=>k("scroller",...e);function H(e,t,n,r){
let i=(s,u,h)=>h.map(f=>f instanceof HTMLTableCellElement?f:d(s,u,f)),o=[...i("td",{},n.slice(0,1)),
...i("th",{scope:"col"},n.slice(1))],a=r.map(s=>{let u=i("th",{scope:"row"},s.slice(0,1));return d("\
tr",{},...u,...i("td",{},s.slice(1)))}),c=t?[d("caption",{},t)]:[],l=d("thead",{},d("tr",{},...o));return d(
"table",e,...c,l,d("tbody",{},...a))}var O={"data-lm-suppress-shortcuts":"true"};function Z(e,t,n={}){let r=d("button",{type:"button",...n},
e);return r.addEventListener("click",t),r}function wt(e,t,n,r){let i=d("input",{type:"range",...n,...O}),
o=d("output",{"aria-live":"off"}),a=d("span",{},e," ",d("code",{},t));return i.addEventListener("inp\
ut",()=>r(Number(i.value))),{node:d("div",{class:"control"},d("label",{},a,i),o),input:i,output:o}}function B(e,t,n,r){let i={min:0,max:n.length-1},o=s=>r(n[s]),{node:a,input:c,output:l}=wt(e,t,i,o);
return{node:a,input:c,show(s,u=String(s)){c.value=String(n.indexOf(s)),c.setAttribute("aria-valuetex\
t",u),l.textContent=u}}}function Q(e,t){let n=d("input",{type:"checkbox",...O});return n.addEventListener(
"change",()=>t(n.checked)),{node:d("div",{class:"control"},d("label",{},n,e)),show(r){n.checked=r}}}function gt(e,t){let n=Object.entries(t);for(let[r,i]of n)e.on(`change:${r}`,i);return()=>{for(let[r,
i]of n)e.off(`change:${r}`,i)}}function V(e,t,n){let r=gt(e,L(t,()=>n));return n(),r}var X=(e,t)=>L(
t,n=>e.get(n));function N(e,t){for(let[n,r]of Object.entries(t))e.set(n,r);e.save_changes()}function G(e){
let t=d("p",{class:e}),n=new MutationObserver(()=>{t.textContent&&yt(t.textContent)}),r={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(t,r)),t}var xt=1e3,q,D;function yt(e){
q?.isConnected||(q=d("p",{class:"annotated-voice",role:"status"}),document.body.append(q));let t=q;clearTimeout(
D),D=setTimeout(()=>{t.textContent=e},xt)}var T=e=>t=>e.find(n=>String(n)===t),J=T([!0,!1]),vt=e=>String(e);function tt(e,t,n,r={}){let i=t.closest(
"[data-widget]");if(!e.later||!i)return{node:"",show(){}};let{widget:o}=i.dataset,a=[...document.querySelectorAll(
`[data-widget="${o}"]`)],c=o+(a.indexOf(i)>0?a.indexOf(i)+1:""),l=w=>(r[w]??vt)(e.get(w)),s=Object.keys(
n),u=L(s,l),h=new URLSearchParams(location.search),f=[];for(let[w,g]of Object.entries(n)){let y=h.get(
`${c}.${w}`);if(y===null)continue;let x=g(y);x===void 0?f.push(w):e.set(w,x)}let p=d("a",{},"Copy li\
nk to this setting"),m=d("span",{role:"status"});p.addEventListener("click",async w=>{if(!(w.ctrlKey||
w.metaKey||w.shiftKey)){w.preventDefault(),history.replaceState(null,"",p.getAttribute("href"));try{
await navigator.clipboard.writeText(p.href),m.textContent=" Copied."}catch{m.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let b=f.length?` The address has a setting that\
 could not be read, and was left out: ${f.join(", ")}.`:"";return{node:d("p",{class:"address"},p,m,b),
show(){let w=new URLSearchParams(location.search);for(let x of s){let E=l(x);E===u[x]?w.delete(`${c}\
.${x}`):w.set(`${c}.${x}`,E)}m.textContent="";let g=i.closest("section[id]")?.id,y=w.size?`?${w}`:location.
pathname;p.setAttribute("href",`${y}${g?`#${g}`:""}`)}}}var et=e=>!e.matches(".none")&&!e.closest(".unwritten");function nt(e,t){let n=()=>t.flat().find(et)??
t[0][0],r=n();r.tabIndex=0;function i(o){r.tabIndex=-1,r=o,r.tabIndex=0}return e.addEventListener("k\
eydown",o=>{let a=o.target,c=t.findIndex(f=>f.includes(a));if(c<0)return;let l=t[c].indexOf(a),[s,u]={
ArrowUp:[c-1,l],ArrowDown:[c+1,l],ArrowLeft:[c,l-1],ArrowRight:[c,l+1],Home:[c,0],End:[c,t[c].length-
1]}[o.key]??[null,null];if(s===null)return;o.preventDefault();let h=t[s]?.[u];!h||getComputedStyle(h).
visibility==="hidden"||(i(h),h.focus())}),()=>{et(r)||i(n())}}function bt({text:e,say:t,share:n=0,kinds:r=[]}){let i={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...r].join(" ")};return S(d("td",{...i,...O},e),{w:n})}function st({title:e,corner:t="",rows:n,
columns:r,cells:i,look:o}){let a=i.map(h=>h.map(bt)),c={class:"grid numbers",role:"grid"},l=a.map((h,f)=>[
n[f],...h]),s=H(c,e,[t,...r],l),u=({target:h})=>h.closest?.(".number")?.getAttribute("aria-label")??
"";return s.addEventListener("pointerover",h=>o(u(h))),s.addEventListener("pointerleave",()=>o("")),
s.addEventListener("focusin",h=>o(u(h))),s.addEventListener("focusout",()=>o("")),nt(s,a),Y(s)}var _=e=>e.
replaceAll("-","−");function v(e,t=2){if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>
0?"∞":"−∞";let n=Math.abs(e);return n&&(n>=1e4||n<.5*10**-t)?_(e.toExponential(0).replace("+",
"")):_(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var ot=e=>Number.isFinite(e)?_(String(Number(e.toPrecision(
7)))):v(e);var rt=(e,t=0)=>Array.from({length:e},(n,r)=>t+r);var $t=e=>e.reduce((t,n)=>t+n,0);var z=(e,t)=>e.reduce((n,r,i)=>n+r*t[i],0);function it(e){let t=Array.from(e),n=t.reduce((o,a)=>Math.max(o,a),-1/0),r=t.map(o=>Math.exp(o-n)),i=$t(
r);return r.map(o=>o/i)}var kt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},A=[0,0],at=12,Et=13,M=e=>e.
length>at?`${e.slice(0,at-1)}…`:e,C=class{constructor(t,n){this.reach=t,this.unit=t/4,this.far=t*1.12;
let r=rt(9,-4).map(i=>{let o=i*this.unit,a=`M${o} ${-t}V${t}M${-t} ${o}H${t}`;return $("path",{class:i?
"line":"axis",d:a})});this.shapes=$("g"),this.node=$("svg",{viewBox:[-this.far,-this.far,2*this.far,
2*this.far].join(" "),role:"group","aria-label":n},...r,this.shapes),S(this.node,{unit:this.unit})}draw(...t){
this.shapes.replaceChildren(...t)}path(t,n,r=""){return $("path",{class:t,d:`M${n.map(([i,o])=>`${i}\
 ${-o}`).join("L")}${r}`})}arrow(t,n,r=A){let[i,o]=[n[0]-r[0],n[1]-r[1]],a=Math.hypot(i,o),c=Math.min(
.36*this.unit,a),[l,s]=a?[i/a*c,o/a*c]:[0,0],u=p=>[n[0]-l-p*s*.45,n[1]-s+p*l*.45],h=[n[0]-l*.7,n[1]-
s*.7],f=[this.path("shaft",[r,h])];return a&&f.push(this.path("tip",[n,u(1),u(-1)],"Z")),$("g",{class:`\
arrow ${t}`},...f)}label(t,[n,r],i,o=0){let a=Math.hypot(n,r),[c,l]=a?[n/a,r/a]:[1,0],s=Et*2*this.far/
(this.node.clientWidth||300),[u,h]=[(o?.75:.36)*this.unit,.3*s*i.length],f=o?.3:1,p=(g,y)=>Math.min(
Math.max(g,y-this.far),this.far-y),m=n+(f*c-o*l)*(u+h),b=r+(f*l+o*c)*u,w={x:p(m,h),y:.16*this.unit-p(
b,u/2)};return $("text",{class:t,"font-size":s,...w},i)}handle(t,n,r,i=()=>{}){let o=$("circle",{class:`\
handle ${t}`,r:.66*this.unit,role:"slider",tabindex:0,"aria-label":n,"aria-valuemin":-this.reach,"ar\
ia-valuemax":this.reach,...O}),a=s=>Math.round(Math.min(Math.max(s,-this.reach),this.reach)*10)/10||
0,c=[0,0];for(let s of["focus","pointerenter","pointerdown"])o.addEventListener(s,i);o.addEventListener(
"keydown",s=>{let u=kt[s.key];if(!u)return;s.preventDefault();let h=s.shiftKey?1:.1;r(c.map((f,p)=>a(
f+h*u[p])))}),o.addEventListener("pointerdown",s=>{o.setPointerCapture(s.pointerId),s.preventDefault()});
let l=s=>s.preventDefault();return o.addEventListener("touchstart",l,{passive:!1}),o.addEventListener(
"pointermove",s=>{if(!o.hasPointerCapture(s.pointerId))return;let u=new DOMPoint(s.clientX,s.clientY),
{x:h,y:f}=u.matrixTransform(o.getScreenCTM()?.inverse());r([h,-f].map(a))}),this.node.append(o),([s,
u])=>{c=[s,u],o.setAttribute("cx",s),o.setAttribute("cy",String(-u)),o.setAttribute("aria-valuenow",
s),o.setAttribute("aria-valuetext",`${v(s)}, ${v(u)}`)}}};var ct=["query","key","value","scale","d_k","word"],Mt=/^-?\d{1,3}(\.\d{1,4})?$/;function St({query:e,
key:t,value:n,scale:r,d_k:i},o){let a=e.map(p=>t.map(m=>z(p,m))),c=a.map((p,m)=>p.map((b,w)=>b+o[m][w])),
l=r?Math.sqrt(i):1,s=c.map(p=>p.map(m=>m/l)),u=s.map(it),h=p=>n.map(m=>m[p]),f=u.map(p=>n[0].map((m,b)=>z(
p,h(b))));return{seen:a,scores:c,scaled:s,weights:u,output:f}}var lt=e=>Math.max(...e)>.98;function Ot({
weights:e},t,n){let r=e[n],i=Math.max(...r),a=r.filter(l=>l>i-1e-12).length>1?"several tokens alike":
`“${t[r.indexOf(i)]}”`,c=lt(r)?" The softmax is saturated.":"";return`“${t[n]}” attends most t\
o ${a}, with ${v(100*i,1)}% of its weight.${c}`}function Lt({words:e,reach:t,sizes:n}){let r=c=>Mt.test(
c)&&Math.abs(Number(c))<=t,i=c=>{let l=c.split(";").map(u=>u.split(","));return l.length===e.length&&
l.every(u=>u.length===2)&&l.flat().every(r)?l.map(u=>u.map(Number)):void 0},o=T([...e.keys()]),a=T(n);
return{query:i,key:i,value:i,scale:J,d_k:a,word:o}}var P=e=>e.join(";"),Ct={query:P,key:P,value:P};function ut(e,t){
let n=Math.hypot(...e),r=n?z(e,t)/n**2:0;return{end:e.map(i=>i*r),long:r*n,size:n}}function At(e,{query:t,
key:n,word:r},i,o){let a=t[r],c=n.map(p=>ut(a,p)),{end:l,size:s}=c[o],u=2*e.reach,h=s?[-1,1].map(p=>a.
map(m=>p*u*m/s)):[],f=n.map(p=>a[0]*p[1]<a[1]*p[0]?-1:1);e.draw(...s?[e.path("ray",h)]:[],e.path("sh\
ade",[A,l,n[o]],"Z"),...n.map((p,m)=>e.path(m===o?"drop on":"drop",[p,c[m].end])),e.path("shadow",[A,
l]),...n.map((p,m)=>e.arrow(m===o?"key on":"key",p)),e.arrow("query on",a),...n.map((p,m)=>e.label("\
key",p,`k ${M(i[m])}`,f[m])),e.label("query",a,`q ${M(i[r])}`,-f[o]))}function qt(e,{value:t,word:n},{
weights:r,output:i},o){let a=A,c=t.map((l,s)=>{let u=l.map((f,p)=>a[p]+r[n][s]*f),h=e.arrow("link",u,
a);return a=u,h});e.draw(...t.map(l=>e.arrow("value",l)),e.arrow("output",i[n]),...c,...t.map((l,s)=>e.
label("value",l,`v ${M(o[s])}`)),e.label("output",i[n],"output",1))}function K(e,t,n){return S(k(`ba\
r ${e}`),{from:Math.min(t,n),to:Math.max(t,n)})}function Tt({seen:e,scores:t,scaled:n,weights:r},i,{
word:o,d_k:a},c){let l=Math.max(8,...[...t[o],...e[o]].map(Math.abs)),s=u=>.5+u/l/2;return i.map((u,h)=>{
let[f,p]=[t[o][h],r[o][h]],[m,b]=[s(e[o][h]),s(f)],w=a>2?[K("rest",m,b)]:[],g=(...x)=>d("td",{},...x),
y=d("tr",{},d("th",{scope:"row"},M(u)),g(v(f),K("score",.5,m),...w),g(v(n[o][h])),g(v(p,3),K("weight",
0,p)));return y.addEventListener("pointerenter",()=>c(h)),y})}function zt(e,{scores:t,scaled:n,weights:r,
output:i},o,a){let{query:c,key:l,value:s,scale:u}=e,h=(w,g,y,x,E=!1)=>{let pt=g.map((dt,ft)=>dt.map(
(j,mt)=>({text:v(j,E?3:2),say:`${x(o[ft],y[mt])}, exactly ${ot(j)}.`,share:E?j:0})));return st({title:w,
corner:y===o?"query ↓ key →":"",rows:o,columns:y,cells:pt,look:a})},f=w=>(g,y)=>`${w} of the que\
ry of “${g}” and the key of “${y}”`,p=(w,g)=>`${g} of “${w}”`,m=o.map((w,g)=>[...c[g],...l[g],
...s[g]]);return[h("The vectors in the planes",m,["query 0","query 1","key 0","key 1","value 0","val\
ue 1"],p),h("1. Scores: q · k",t,o,f("score")),...u?[h("2. Divided by √d_k",n,o,f("scaled score"))]:
[],h("3. Weights: softmax of each row",r,o,f("weight"),!0),h("4. Output: weights · v",i,["output 0",
"output 1"],p)]}var R=class{constructor({model:t,el:n}){this.model=t,this.given=t.get("given"),this.
looked=-1,this.address=tt(t,n,Lt(this.given),Ct);let{words:r,sizes:i}=this.given,o=l=>s=>N(t,{[l]:s});
this.pills=r.map((l,s)=>Z(l,()=>o("word")(s),{class:"pill"})),this.scale=Q("÷ √d_k",o("scale")),this.
size=B("Features","d_k",i,o("d_k")),this.size.node.hidden=i.length<2;let a=l=>d("p",{class:l});this.
lines={sum:a("sum"),payoff:a("payoff"),hint:a("hint")},this.status=G("verdict"),this.rows=d("tbody"),
this.steps=k("steps"),this.pointed=W(),this.planes=this.makePlanes(),this.fold=U("All numbers, for e\
ach query",this.steps,this.pointed),this.fold.addEventListener("toggle",()=>this.redraw());let c=d("\
small",{},"Drag the tips of the arrows.");F(n,"attention-by-hand","Attention by hand",k("pills","Que\
ry of",...this.pills,c),this.stage(),this.status,k("foot",this.fold,this.address.node))}makePlanes(){
let{words:t,reach:n}=this.given,r=new C(n,"Query and keys"),i=new C(n,"Values and output"),o=(s,u,h)=>N(
this.model,{[s]:this.model.get(s).with(u,h)}),a=r.handle("query","query",s=>o("query",this.model.get(
"word"),s)),c=(s,u,h=f=>{})=>t.map((f,p)=>{let m=b=>o(u,p,b);return s.handle(u,`${u} of “${f}”`,
m,()=>h(p))}),l=c(r,"key",s=>this.look(s));return{match:r,chain:i,query:a,key:l,value:c(i,"value")}}stage(){
let{match:t,chain:n}=this.planes,{sum:r,payoff:i,hint:o}=this.lines,c=["key","score q · k",this.scale.
node,"weight"].map(s=>d("th",{scope:"col"},s)),l=(s,u,h)=>d("figure",{class:s},u.node,d("figcaption",
{},h));return k("stage",l("match",t,r),d("table",{class:"bars"},d("thead",{},d("tr",{},...c)),this.rows),
l("chain",n,i),k("more",this.size.node,o))}look(t){t!==this.looked&&(this.looked=t,this.redraw())}redraw(){
let{words:t,sizes:n,others:r}=this.given,{match:i,chain:o}=this.planes,a=X(this.model,ct),c=St(a,r[n.
indexOf(a.d_k)]),l=c.weights[a.word],s=this.looked<0?l.indexOf(Math.max(...l)):this.looked;this.showControls(
a),At(i,a,t,s),qt(o,a,c,t),this.rows.replaceChildren(...Tt(c,t,a,x=>this.look(x))),this.rows.children[s].
classList.add("on");let{long:u,size:h}=ut(a.query[a.word],a.key[s]),f=c.seen[a.word][s],p=c.scores[a.
word][s]-f,m=a.d_k>2?` + ${v(p)} from other features`:"";this.lines.sum.textContent=`Shadow of k ${M(
t[s])} on q ${v(u)} × length of q ${v(h)} = ${v(f)}${m}`;let b=t.map((x,E)=>`${v(l[E],3)} · v ${M(
x)}`),w=c.output[a.word].map(x=>v(x)).join(", ");this.lines.payoff.textContent=`Tip to tail: ${b.join(
" + ")} = output (${w})`;let g=x=>this.pointed.replaceChildren(x),y=this.fold.open?zt(a,c,t,g):[];this.
steps.replaceChildren(...y),g(""),this.status.textContent=Ot(c,t,a.word),this.status.classList.toggle(
"alarming",lt(l)),this.address.show()}showControls({query:t,key:n,value:r,scale:i,d_k:o,word:a}){for(let[
l,s]of this.pills.entries())s.setAttribute("aria-pressed",String(l===a));this.scale.show(i),this.size.
show(o),this.planes.query(t[a]);for(let[l,s]of this.planes.key.entries())s(n[l]);for(let[l,s]of this.
planes.value.entries())s(r[l]);let c=this.given.sizes.length>1?", which are random":"";this.lines.hint.
textContent=o>2?`The planes show 2 of ${o} features. Hatched: the other ${o-2}${c}.`:""}};function jt({
model:e,el:t}){let n=new R({model:e,el:t});return V(e,ct,()=>n.redraw())}var ht={render:jt};widget=ht;})();
export default widget;
