let widget;
(()=>{function l(e,t={},...n){return W(document.createElement(e),t,n)}function E(e,t={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",e);return W(s,t,n)}function W(e,t,n){for(let[s,o]of Object.
entries(t))e.setAttribute(s,o);return e.append(...n),e}function G(e,t,n,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(l("div",o,...s))}var X=(...e)=>l("div",{class:"co\
ntrols"},...e.map(({node:t})=>t)),Y=()=>l("p",{class:"pointed","aria-hidden":"true"}),Z=(...e)=>l("d\
iv",{class:"scroller"},...e);function J(e,t,n,s){let o=(c,d,h)=>h.map(f=>f instanceof HTMLTableCellElement?
f:l(c,d,f)),a=[...o("td",{},n.slice(0,1)),...o("th",{scope:"col"},n.slice(1))],i=s.map(c=>{let d=o("\
th",{scope:"row"},c.slice(0,1));return l("tr",{},...d,...o("td",{},c.slice(1)))}),r=t?[l("caption",{},
t)]:[],p=l("thead",{},l("tr",{},...a));return l("table",e,...r,p,l("tbody",{},...i))}var P={"data-lm\
-suppress-shortcuts":"true"};function Q(e,t,n={}){let s=l("button",{type:"button",...n},e);return s.
addEventListener("click",t),s}function wt(e,t,n,s){let o=l("input",{type:"range",...n,...P}),a=l("ou\
tput",{"aria-live":"off"}),i=l("span",{},e," ",l("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:l("div",{class:"control"},l("label",{},i,o),a),input:o,output:a}}function V(e,t,n,s){let o={min:0,max:n.length-1},a=c=>s(n[c]),{node:i,input:r,output:p}=wt(e,t,o,a);
return{node:i,input:r,show(c,d=String(c)){r.value=String(n.indexOf(c)),r.setAttribute("aria-valuetex\
t",d),p.textContent=d}}}function tt(e,t){let n=l("input",{type:"checkbox",...P});return n.addEventListener(
"change",()=>t(n.checked)),{node:l("div",{class:"control"},l("label",{},n,e)),show(s){n.checked=s}}}function xt(e,t){let n=Object.entries(t);for(let[s,o]of n)e.on(`change:${s}`,o);return()=>{for(let[s,
o]of n)e.off(`change:${s}`,o)}}function et(e,t,n){let s=xt(e,Object.fromEntries(t.map(o=>[o,n])));return n(),
s}var nt=(e,t)=>Object.fromEntries(t.map(n=>[n,e.get(n)]));function _(e,t){for(let[n,s]of Object.entries(
t))e.set(n,s);e.save_changes()}function st(e){let t=l("p",{class:e}),n=new MutationObserver(()=>{t.textContent&&
bt(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(
t,s)),t}var $t=1e3,j,U;function bt(e){j?.isConnected||(j=l("p",{class:"annotated-voice",role:"status"}),
document.body.append(j));let t=j;clearTimeout(U),U=setTimeout(()=>{t.textContent=e},$t)}var z=e=>t=>e.find(n=>String(n)===t),ot=z([!0,!1]),vt=e=>String(e);function rt(e,t,n,s={}){let o=t.closest(
"[data-widget]");if(!e.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(i.indexOf(o)>0?i.indexOf(o)+1:""),p=g=>(s[g]??vt)(e.get(g)),c=Object.keys(
n),d=Object.fromEntries(c.map(g=>[g,p(g)])),h=new URLSearchParams(location.search),f=[];for(let[g,b]of Object.
entries(n)){let M=h.get(`${r}.${g}`);if(M===null)continue;let x=b(M);x===void 0?f.push(g):e.set(g,x)}
let m=l("a",{},"Copy link to this setting"),u=l("span",{role:"status"});m.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),u.textContent=" Copied."}catch{u.textContent=
" The address of this page has it now: copy it from there."}}});let w=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:l("p",{class:"addr\
ess"},m,u,w),show(){let g=new URLSearchParams(location.search);for(let x of c){let A=p(x);A===d[x]?g.
delete(`${r}.${x}`):g.set(`${r}.${x}`,A)}u.textContent="";let b=o.closest("section[id]")?.id,M=g.size?
`?${g}`:location.pathname;m.setAttribute("href",`${M}${b?`#${b}`:""}`)}}}var at=e=>!e.matches(".none")&&!e.closest(".unwritten");function it(e,t){let n=()=>t.flat().find(at)??
t[0][0],s=n();s.tabIndex=0;function o(a){s.tabIndex=-1,s=a,s.tabIndex=0}return e.addEventListener("k\
eydown",a=>{let i=a.target,r=t.findIndex(f=>f.includes(i));if(r<0)return;let p=t[r].indexOf(i),[c,d]={
ArrowUp:[r-1,p],ArrowDown:[r+1,p],ArrowLeft:[r,p-1],ArrowRight:[r,p+1],Home:[r,0],End:[r,t[r].length-
1]}[a.key]??[null,null];if(c===null)return;a.preventDefault();let h=t[c]?.[d];!h||getComputedStyle(h).
visibility==="hidden"||(o(h),h.focus())}),()=>{at(s)||o(n())}}function yt({text:e,say:t,share:n=0,kinds:s=[]}){let o={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},a=l("td",{...o,...P},e);return a.style.setProperty("--w",String(n)),a}function ct({
title:e,corner:t="",rows:n,columns:s,cells:o,look:a}){let i=o.map(h=>h.map(yt)),r={class:"grid numbe\
rs",role:"grid"},p=i.map((h,f)=>[n[f],...h]),c=J(r,e,[t,...s],p),d=({target:h})=>h.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return c.addEventListener("pointerover",h=>a(d(h))),c.addEventListener(
"pointerleave",()=>a("")),c.addEventListener("focusin",h=>a(d(h))),c.addEventListener("focusout",()=>a(
"")),it(c,i),Z(c)}var I=e=>e.replaceAll("-","−");function $(e,t=2){if(Number.isNaN(e))return"NaN";
if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.abs(e);return n&&(n>=1e4||n<.5*10**-t)?I(
e.toExponential(0).replace("+","")):I(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var D=e=>Number.isFinite(
e)?I(String(Number(e.toPrecision(7)))):$(e);var v=(e,t=0)=>Array.from({length:e},(n,s)=>t+s);var O=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var L=e=>Math.sqrt(O(e,e)),k=e=>e.reduce((t,n)=>Math.max(t,n),0),lt=(e,t)=>1e4**(-2*e/t),kt=(e,t)=>v(
t/2).map(n=>e*lt(n,t)).flatMap(n=>[Math.sin(n),Math.cos(n)]);function C([e,t],[n,s]){let o=Math.atan2(
n*t-s*e,e*n+t*s);return o<-1e-9?o+2*Math.PI:Math.max(o,0)}var T=class{constructor(t,n,{position:s,offset:o,
d_model:a,pair:i,without_colon:r}){let p=t??v(n+1).map(f=>kt(f,a));this.words=n,this.p=s,this.k=o,this.
q=s+o,this.d_model=a,this.pair=i,this.added=v(n).map(f=>p[r?n:f]),this.products=this.added.map(f=>O(
this.added[s],f)),this.reach=k(p.flat().map(Math.abs)),this.omega=lt(i,a);let c=o*this.omega,[d,h]=[
Math.sin(c),Math.cos(c)];this.R=[[h,d],[-d,h]]}hand(t,n=this.pair){return this.added[t].slice(2*n,2*
n+2)}turned(t){return this.R.map(n=>O(n,this.hand(t)))}off(t){let n=this.hand(t+this.k);return L(this.
turned(t).map((s,o)=>s-n[o]))}get starts(){return v(this.words-this.k)}get alike(){let t=this.starts.
map(n=>O(this.added[n],this.added[n+this.k]));return[Math.min(...t),Math.max(...t)]}};var K={position:["The sentence starts at","p"],pair:["Pair of features","i"],d_model:["Features","d_\
model"]},dt=[...Object.keys(K),"offset","without_colon"],Mt="Drag the sentence along the positions, \
or click a token to compare it with the first one.",R=40,pt=4,ut=(e,...t)=>l("figure",{},e,l("figcap\
tion",{},...t)),S=(e,t)=>E("path",{class:e,d:t}),H=e=>`${$(e,3)} rad`,y=(e,[t,n],s)=>S(`hand ${e}`,`\
M0 0L${n/s} ${-t/s}`);function B([e,t],n){let s=Math.atan2(e,t),o=i=>`${.5*Math.cos(i)} ${-.5*Math.sin(
i)}`,a=n>Math.PI?1:0;return S("arc",`M${o(s)}A.5 .5 0 ${a} 0 ${o(s+n)}`)}function N(...e){return E("\
svg",{viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"true"},E("circle",{r:1}),...e)}function Et(e,t){let[
n,s]=[e.hand(e.p,t),e.hand(e.q,t)],o=k([n,s].map(L))||1,a=C(n,s),i=N(y("h0",n,o),y("h1",s,o),B(n,a)),
r=l(t===e.pair?"strong":"span",{},`pair ${t}`);return ut(i,r,` ${H(a)}`)}function Ct(e){let t=e.d_model/
2,n=Math.max(0,Math.min(e.pair-3,t-8));return v(Math.min(8,t),n).map(s=>Et(e,s))}function Ot(e,t,n){
let[s,o]=[e.hand(e.p),e.hand(e.p+t)];if(t!==e.k)return N(y(t?"":"h0",o,n));let a=B(s,C(s,o));return N(
y("h0 ghost",s,n),a,y("h1",o,n))}var mt=(e,...t)=>E("svg",{viewBox:`0 0 100 ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"},...t);function ft(e,t,n,s,...o){let a=e[0].length,i=m=>100*(m+.5)/a,r=m=>pt+
(R-2*pt)*(n-m)/(n-t||1),p=e.map((m,u)=>{let w=m.map((g,b)=>`${i(b)} ${r(g)}`);return S(`curve c${u}`,
`M${w.join("L")}`)}),c=(m,u,w)=>(m.style.setProperty("--x",String(i(u)/100)),m.style.setProperty("--\
y",String(r(w)/R)),m),d=s.map((m,u)=>c(l("i",{class:`dot h${u}`}),m,e[0][m])),h=S("",`M0 ${r(0)}H100`),
f=[...new Set([0,n])].map(m=>c(l("span",{class:"level"},m&&$(m)),0,m));return l("div",{class:"strip"},
mt(R,...o,h,...p),...d,...f,l("small",{},0),l("small",{},"position"),l("small",{},a-1))}function Lt({
p:e,q:t,products:n,words:s},o){let a=Math.min(0,...n),[i,r]=[e,o].map(c=>100*c/s),p=E("rect",{class:"\
here",x:i,width:r,y:0,height:R});return ft([n],a,k(n),[e,t],p)}function St({p:e,words:t},n){let[s,o]=[
e,e+n].map(a=>100*a/t);return mt(10,S("zoom",`M0 0L${s} 10H${o}L100 0`))}var ht=6;function At(e){let{
p:t,k:n,starts:s}=e,o=Math.ceil(s.length/ht),a=[t,...s.filter(p=>p%o===0&&p!==t)],i=a.flatMap(p=>[e.
hand(p),e.turned(p)]),r=k(i.map(L))||1;return a.slice(0,ht).map(p=>{let[c,d]=[e.hand(p),e.turned(p)],
h=N(y("h0",c,r),B(c,C(c,d)),y("h1",d,r),y("h1 ghost",e.hand(p+n),r));return ut(h,`R: ${p} → ${p+n}`)})}
function jt({added:e,pair:t,p:n,q:s,reach:o}){let a=[0,1].map(i=>e.map(r=>r[2*t+i]));return ft(a,-o,
o,[n,s])}function Pt(e,t){let{added:n,p:s,products:o,words:a}=e,i=["sine","cosine",`dot product with\
 position ${s}`],r=n.map((p,c)=>[...e.hand(c),o[c]].map((d,h)=>({text:$(d,3),say:`${c}, ${i[h]}, exa\
ctly ${D(d)}.`})));return ct({title:"Each position",rows:v(a),columns:i,cells:r,look:t})}function _t(e){
let{p:t,q:n,k:s,omega:o,R:a,starts:i}=e,r=k(i.map(c=>e.off(c))).toFixed(4);return`R = ${a.map(c=>`(${c.
map(d=>$(d,3)).join(", ")})`).join(", ")} turns a hand by k · ω = ${s} · ${D(o)} rad. R · PE(${t}\
) ${e.off(t)<1e-6?"equals":"misses"} PE(${n}): the distance is ${e.off(t).toFixed(4)}, and from any \
position at most ${r}.`}function Tt(e,t,n){let{p:s,q:o,k:a,pair:i,words:r,products:p}=e;if(n)return`\
Positions ${s} and ${o} get the same row, row ${r}, and so do all others: no hand turns, and all dot\
 products are equal. The model cannot tell the order, and nothing raises an error.`;let[c,d]=e.alike.
map(h=>$(h,3));return`From “${t[0]}” at ${s} to “${t[a]}” at ${o}, the hand of pair ${i} tur\
ns by ${H(C(e.hand(s),e.hand(o)))}. The dot product is ${$(p[o],3)}; for any two positions ${a} apar\
t it is ${c===d?c:`${c} to ${d}`}.`}var Rt=e=>[["x = x + self.pe[:, : x.size(1)]",` right: rows 0 to\
 ${e-1}, one for each token`],["x = x + self.pe[:, x.size(1)]",` wrong: row ${e} alone, for all toke\
ns`]].map(([t,n])=>l("li",{},l("code",{},t),n)),F=class{constructor({model:t,el:n}){this.model=t,this.
given=t.get("given");let{choices:s,words:o,tokens:a}=this.given,i=Object.fromEntries(Object.keys(s).
map(u=>[u,z(s[u])]));this.address=rt(t,n,{without_colon:ot,...i});let r=u=>w=>_(t,{[u]:w}),p=u=>[u,V(
...K[u],s[u],r(u))];this.controls=Object.fromEntries(Object.keys(K).map(p)),this.controls.without_colon=
tt("Leave out the colon",r("without_colon")),this.lines=Rt(o),this.columns=a.map((u,w)=>this.column(
u,w)),this.span=l("div",{class:"span"});let c=["zoom","products","caption","dials","turns","turn","w\
aves"];this.places=Object.fromEntries(c.map(u=>[u,l("div",{class:u})])),this.status=st("verdict"),this.
pointed=Y();let{caption:d,products:h,zoom:f}=this.places,m=l("div",{class:"sentence"},...this.columns,
this.span);m.style.setProperty("--n",String(a.length));for(let u of[m,h])this.letDrag(u);G(n,"positi\
on-explorer","Position explorer",X(this.controls.position,this.controls.pair),l("p",{class:"hint"},Mt),
m,f,h,d,this.status,l("div",{class:"steps"},...this.steps()),this.pointed,this.address.node)}column(t,n){
let s=l("span",{class:"face"}),o=l("small"),i=Q("",()=>n&&_(this.model,{offset:n}),{class:"token"});
return i.append(s,l("b",{},t),o),i}letDrag(t){let{products:n}=this.places,{words:s,tokens:o}=this.given,
a,i=({clientX:r})=>{let{left:p,width:c}=n.getBoundingClientRect();return Math.floor((r-p)/c*s)};t.addEventListener(
"pointerdown",r=>{r.button||(a={x:r.clientX,grip:i(r)-this.model.get("position")},!(t!==n||a.grip>=0&&
a.grip<o.length)&&(a.grip=o.length>>1,this.start(i(r)-a.grip)))}),t.addEventListener("pointermove",r=>{
!r.buttons||!a||(Math.abs(r.clientX-a.x)>4&&t.setPointerCapture(r.pointerId),t.hasPointerCapture(r.pointerId)&&
this.start(i(r)-a.grip))})}start(t){let{choices:n}=this.given,s=Math.min(Math.max(t,0),n.position.length-
1);s!==this.model.get("position")&&_(this.model,{position:s})}steps(){let{dials:t,turns:n,turn:s,waves:o}=this.
places,{d_model:a,without_colon:i}=this.controls,r=`steps-${Math.random()}`,p={"All pairs, from fast\
 to slow":[a.node,t],"One matrix turns them all":[n,s],"A bug: the missing colon":[i.node,l("ul",{},
...this.lines)],"The waves behind the hands, and all numbers":[o]};return Object.entries(p).map(([c,
d])=>{let h=l("summary",{},c),f=l("details",{name:r},h,...d);return f.addEventListener("toggle",()=>this.
redraw()),f})}showControls(t){let{controls:n}=this;for(let[s,{show:o}]of Object.entries(n))o(t[s]);n.
pair.input.max=String(t.d_model/2-1);for(let[s,o]of this.lines.entries())o.classList.toggle("used",!!s===
t.without_colon)}showRow(t){let n=k(t.added.map((o,a)=>L(t.hand(a))))||1;for(let[o,a]of this.columns.
entries()){let[i,,r]=a.children;i.replaceChildren(Ot(t,o,n)),r.textContent=String(t.p+o),a.setAttribute(
"aria-pressed",String(o===t.k))}this.span.style.gridColumn=`1 / ${t.k+2}`,this.span.style.setProperty(
"--k",String(t.k));let s=C(t.hand(t.p),t.hand(t.q));this.span.textContent=`${t.k} apart: ${H(s)}`}redraw(){
let t=nt(this.model,dt),{d_model:n,without_colon:s}=t;t.pair=Math.min(t.pair,n/2-1),this.showControls(
t);let{table:o,words:a,tokens:i}=this.given,r=new T(o,a,t),p=q=>{this.pointed.textContent=q},{caption:c,
products:d,zoom:h,dials:f,turns:m,turn:u,waves:w}=this.places;this.showRow(r);let[g,b]=[r.p,r.q].map(
q=>$(r.products[q]));c.textContent=`Dot product of position ${r.p} with each: ${g} with itself, ${b}\
 with ${r.q}`,d.replaceChildren(Lt(r,i.length)),h.replaceChildren(St(r,i.length)),f.replaceChildren(
...Ct(r)),m.replaceChildren(...At(r)),u.textContent=_t(r);let M=w.closest("details")?.open,x=l("p",{},
`Pair ${t.pair}: sine, and cosine dashed`),A=M?[x,jt(r),Pt(r,p)]:[];w.replaceChildren(...A),this.status.
textContent=Tt(r,i,s),this.status.classList.toggle("alarming",s),p(""),this.address.show()}};function Nt({
model:e,el:t}){let n=new F({model:e,el:t});return et(e,dt,()=>n.redraw())}var gt={render:Nt};widget=gt;})();
export default widget;
