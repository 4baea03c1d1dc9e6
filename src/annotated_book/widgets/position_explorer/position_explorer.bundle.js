let widget;
(()=>{function i(e,t={},...n){return W(document.createElement(e),t,n)}function M(e,t={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",e);return W(s,t,n)}function W(e,t,n){for(let[s,o]of Object.
entries(t))e.setAttribute(s,o);return e.append(...n),e}function G(e,t,n,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(i("div",o,...s))}var X=(...e)=>i("div",{class:"co\
ntrols"},...e.map(({node:t})=>t)),Y=()=>i("p",{class:"pointed","aria-hidden":"true"}),Z=(...e)=>i("d\
iv",{class:"scroller"},...e),_={"data-lm-suppress-shortcuts":"true"};function J(e,t,n={}){let s=i("b\
utton",{type:"button",...n},e);return s.addEventListener("click",t),s}function Q(e,t){let n=i("input",{type:"checkbox",..._});return n.addEventListener("change",()=>t(n.checked)),
{node:i("div",{class:"control"},i("label",{},n,e)),show(s){n.checked=s}}}function V(e,t,n,s){let o=i(
"input",{type:"range",min:0,max:n.length-1,..._}),a=i("output",{"aria-live":"off"}),c=i("span",{},`${e}\
 `,i("code",{},t));return o.addEventListener("input",()=>s(n[Number(o.value)])),{node:i("div",{class:"\
control"},i("label",{},c,o),a),input:o,show(r,h=String(r)){o.value=String(n.indexOf(r)),o.setAttribute(
"aria-valuetext",h),a.textContent=h}}}function tt(e,t,n){let s=t.map(o=>`change:${o}`);for(let o of s)e.on(o,n);return n(),()=>{for(let o of s)
e.off(o,n)}}var et=(e,t)=>Object.fromEntries(t.map(n=>[n,e.get(n)]));function R(e,t){for(let[n,s]of Object.
entries(t))e.set(n,s);e.save_changes()}function nt(e){let t=i("p",{class:e}),n=new MutationObserver(
()=>{t.textContent&&ft(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(t,s)),t}var mt=1e3,j,U;function ft(e){j?.isConnected||(j=i("p",{class:"annotated-voice",
role:"status"}),document.body.append(j));let t=j;clearTimeout(U),U=setTimeout(()=>{t.textContent=e},
mt)}var z=e=>t=>e.find(n=>String(n)===t),st=z([!0,!1]),gt=e=>String(e);function ot(e,t,n,s={}){let o=t.closest(
"[data-widget]");if(!e.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(c.indexOf(o)>0?c.indexOf(o)+1:""),h=g=>(s[g]??gt)(e.get(g)),l=Object.keys(
n),u=Object.fromEntries(l.map(g=>[g,h(g)])),p=new URLSearchParams(location.search),m=[];for(let[g,b]of Object.
entries(n)){let E=p.get(`${r}.${g}`);if(E===null)continue;let x=b(E);x===void 0?m.push(g):e.set(g,x)}
let f=i("a",{},"Copy link to this setting"),d=i("span",{role:"status"});f.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),d.textContent=" Copied."}catch{d.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},f,d,w),show(){let g=new URLSearchParams(location.search);for(let x of l){let P=h(x);P===u[x]?g.
delete(`${r}.${x}`):g.set(`${r}.${x}`,P)}d.textContent="";let b=o.closest("section[id]")?.id,E=g.size?
`?${g}`:location.pathname;f.setAttribute("href",`${E}${b?`#${b}`:""}`)}}}var rt=e=>!e.matches(".none")&&!e.closest(".unwritten");function at(e,t){let n=()=>t.flat().find(rt)??
t[0][0],s=n();s.tabIndex=0;function o(a){s.tabIndex=-1,s=a,s.tabIndex=0}return e.addEventListener("k\
eydown",a=>{let c=a.target,r=t.findIndex(m=>m.includes(c));if(r<0)return;let h=t[r].indexOf(c),[l,u]={
ArrowUp:[r-1,h],ArrowDown:[r+1,h],ArrowLeft:[r,h-1],ArrowRight:[r,h+1],Home:[r,0],End:[r,t[r].length-
1]}[a.key]??[null,null];if(l===null)return;a.preventDefault();let p=t[l]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{rt(s)||o(n())}}function wt({text:e,say:t,share:n=0,kinds:s=[]}){let o={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},a=i("td",{...o,..._},e);return a.style.setProperty("--w",String(n)),a}function it({
title:e,corner:t="",rows:n,columns:s,cells:o,look:a}){let c=o.map(p=>p.map(wt)),r=s.map(p=>i("th",{scope:"\
col"},p)),h=c.map((p,m)=>i("tr",{},i("th",{scope:"row"},n[m]),...p)),l=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},e),i("thead",{},i("tr",{},i("td",{},t),...r)),i("tbody",{},...h)),u=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",p=>a(u(p))),l.addEventListener("pointerleave",()=>a("")),l.addEventListener("focusin",p=>a(u(
p))),l.addEventListener("focusout",()=>a("")),at(l,c),Z(l)}var I=e=>e.replaceAll("-","−");function $(e,t=2){
if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.abs(e);return n&&
(n>=1e4||n<.5*10**-t)?I(e.toExponential(0).replace("+","")):I(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}
var D=e=>Number.isFinite(e)?I(String(Number(e.toPrecision(7)))):$(e);var v=(e,t=0)=>Array.from({length:e},(n,s)=>t+s);var S=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var L=e=>Math.sqrt(S(e,e)),k=e=>e.reduce((t,n)=>Math.max(t,n),0),ct=(e,t)=>1e4**(-2*e/t),xt=(e,t)=>v(
t/2).map(n=>e*ct(n,t)).flatMap(n=>[Math.sin(n),Math.cos(n)]);function C([e,t],[n,s]){let o=Math.atan2(
n*t-s*e,e*n+t*s);return o<-1e-9?o+2*Math.PI:Math.max(o,0)}var T=class{constructor(t,n,{position:s,offset:o,
d_model:a,pair:c,without_colon:r}){let h=t??v(n+1).map(m=>xt(m,a));this.words=n,this.p=s,this.k=o,this.
q=s+o,this.d_model=a,this.pair=c,this.added=v(n).map(m=>h[r?n:m]),this.products=this.added.map(m=>S(
this.added[s],m)),this.reach=k(h.flat().map(Math.abs)),this.omega=ct(c,a);let l=o*this.omega,[u,p]=[
Math.sin(l),Math.cos(l)];this.R=[[p,u],[-u,p]]}hand(t,n=this.pair){return this.added[t].slice(2*n,2*
n+2)}turned(t){return this.R.map(n=>S(n,this.hand(t)))}off(t){let n=this.hand(t+this.k);return L(this.
turned(t).map((s,o)=>s-n[o]))}get starts(){return v(this.words-this.k)}get alike(){let t=this.starts.
map(n=>S(this.added[n],this.added[n+this.k]));return[Math.min(...t),Math.max(...t)]}};var K={position:["The sentence starts at","p"],pair:["Pair of features","i"],d_model:["Features","d_\
model"]},ht=[...Object.keys(K),"offset","without_colon"],$t="Drag the sentence along the positions, \
or click a token to compare it with the first one.",O=40,lt=4,A=(e,t)=>M("path",{class:e,d:t}),F=e=>`${$(
e,3)} rad`,y=(e,[t,n],s)=>A(`hand ${e}`,`M0 0L${n/s} ${-t/s}`);function H([e,t],n){let s=Math.atan2(
e,t),o=c=>`${.5*Math.cos(c)} ${-.5*Math.sin(c)}`,a=n>Math.PI?1:0;return A("arc",`M${o(s)}A.5 .5 0 ${a}\
 0 ${o(s+n)}`)}function N(...e){return M("svg",{viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"true"},M(
"circle",{r:1}),...e)}function bt(e,t){let[n,s]=[e.hand(e.p,t),e.hand(e.q,t)],o=k([n,s].map(L))||1,a=C(
n,s),c=N(y("h0",n,o),y("h1",s,o),H(n,a)),r=i(t===e.pair?"strong":"span",{},`pair ${t}`);return i("fi\
gure",{},c,i("figcaption",{},r,` ${F(a)}`))}function vt(e){let t=e.d_model/2,n=Math.max(0,Math.min(e.
pair-3,t-8));return v(Math.min(8,t),n).map(s=>bt(e,s))}function yt(e,t,n){let[s,o]=[e.hand(e.p),e.hand(
e.p+t)];if(t!==e.k)return N(y(t?"":"h0",o,n));let a=H(s,C(s,o));return N(y("h0 ghost",s,n),a,y("h1",
o,n))}function dt(e,t,n,s,...o){let a=e[0].length,c=f=>100*(f+.5)/a,r=f=>lt+(O-2*lt)*(n-f)/(n-t||1),
h=e.map((f,d)=>{let w=f.map((g,b)=>`${c(b)} ${r(g)}`);return A(`curve c${d}`,`M${w.join("L")}`)}),l={
viewBox:`0 0 100 ${O}`,preserveAspectRatio:"none","aria-hidden":"true"},u=s.map((f,d)=>{let w=i("i",
{class:`dot h${d}`});return w.style.setProperty("--x",String(c(f)/100)),w.style.setProperty("--y",String(
r(e[0][f])/O)),w}),p=A("",`M0 ${r(0)}H100`),m=[...new Set([0,n])].map(f=>{let d=i("span",{class:"lev\
el"},f&&$(f));return d.style.setProperty("--y",String(r(f)/O)),d});return i("div",{class:"strip"},M(
"svg",l,...o,p,...h),...u,...m,i("small",{},0),i("small",{},"position"),i("small",{},a-1))}function Mt({
p:e,q:t,products:n,words:s},o){let a=Math.min(0,...n),c={x:100*e/s,width:100*o/s,y:0,height:O},r=M("\
rect",{class:"here",...c});return dt([n],a,k(n),[e,t],r)}function kt({p:e,words:t},n){let[s,o]=[e,e+
n].map(r=>100*r/t),a={viewBox:"0 0 100 10",preserveAspectRatio:"none"},c=A("zoom",`M0 0L${s} 10H${o}\
L100 0`);return M("svg",{...a,"aria-hidden":"true"},c)}var pt=6;function Et(e){let{p:t,k:n,starts:s}=e,
o=Math.ceil(s.length/pt),a=[t,...s.filter(r=>r%o===0&&r!==t)],c=k(a.flatMap(r=>[e.hand(r),e.turned(r)].
map(L)));return a.slice(0,pt).map(r=>{let[h,l]=[e.hand(r),e.turned(r)],u=y("h1 ghost",e.hand(r+n),c||
1),p=H(h,C(h,l)),m=[y("h0",h,c||1),p,y("h1",l,c||1),u];return i("figure",{},N(...m),i("figcaption",{},
`R: ${r} → ${r+n}`))})}function Ct({added:e,pair:t,p:n,q:s,reach:o}){let a=[0,1].map(c=>e.map(r=>r[2*
t+c]));return dt(a,-o,o,[n,s])}function St(e,t){let{added:n,p:s,products:o,words:a}=e,c=["sine","cos\
ine",`dot product with position ${s}`],r=n.map((h,l)=>[...e.hand(l),o[l]].map((u,p)=>({text:$(u,3),say:`${l}\
, ${c[p]}, exactly ${D(u)}.`})));return it({title:"Each position",rows:v(a),columns:c,cells:r,look:t})}
function Lt(e){let{p:t,q:n,k:s,omega:o,R:a,starts:c}=e,r=k(c.map(l=>e.off(l))).toFixed(4);return`R =\
 ${a.map(l=>`(${l.map(u=>$(u,3)).join(", ")})`).join(", ")} turns a hand by k · ω = ${s} · ${D(o)}\
 rad. R · PE(${t}) ${e.off(t)<1e-6?"equals":"misses"} PE(${n}): the distance is ${e.off(t).toFixed(
4)}, and from any position at most ${r}.`}function Ot(e,t,n){let{p:s,q:o,k:a,pair:c,words:r,products:h}=e;
if(n)return`Positions ${s} and ${o} get the same row, row ${r}, and so do all others: no hand turns,\
 and all dot products are equal. The model cannot tell the order, and nothing raises an error.`;let[
l,u]=e.alike.map(p=>$(p,3));return`From “${t[0]}” at ${s} to “${t[a]}” at ${o}, the hand of \
pair ${c} turns by ${F(C(e.hand(s),e.hand(o)))}. The dot product is ${$(h[o],3)}; for any two positi\
ons ${a} apart it is ${l===u?l:`${l} to ${u}`}.`}var At=e=>[["x = x + self.pe[:, : x.size(1)]",` rig\
ht: rows 0 to ${e-1}, one for each token`],["x = x + self.pe[:, x.size(1)]",` wrong: row ${e} alone,\
 for all tokens`]].map(([t,n])=>i("li",{},i("code",{},t),n)),B=class{constructor({model:t,el:n}){this.
model=t,this.given=t.get("given");let{choices:s,words:o,tokens:a}=this.given,c=Object.fromEntries(Object.
keys(s).map(d=>[d,z(s[d])]));this.address=ot(t,n,{without_colon:st,...c});let r=d=>w=>R(t,{[d]:w}),h=d=>[
d,V(...K[d],s[d],r(d))];this.controls=Object.fromEntries(Object.keys(K).map(h)),this.controls.without_colon=
Q("Leave out the colon",r("without_colon")),this.lines=At(o),this.columns=a.map((d,w)=>this.column(d,
w)),this.span=i("div",{class:"span"});let l=["zoom","products","caption","dials","turns","turn","wav\
es"];this.places=Object.fromEntries(l.map(d=>[d,i("div",{class:d})])),this.status=nt("verdict"),this.
pointed=Y();let{caption:u,products:p,zoom:m}=this.places,f=i("div",{class:"row"},...this.columns,this.
span);f.style.setProperty("--n",String(a.length));for(let d of[f,p])this.letDrag(d);G(n,"position-ex\
plorer","Position explorer",X(this.controls.position,this.controls.pair),i("p",{class:"hint"},$t),f,
m,p,u,this.status,i("div",{class:"steps"},...this.steps()),this.pointed,this.address.node)}column(t,n){
let s=i("span",{class:"face"}),o=i("small"),c=J("",()=>n&&R(this.model,{offset:n}),{class:"token"});
return c.append(s,i("b",{},t),o),c}letDrag(t){let{products:n}=this.places,{words:s,tokens:o}=this.given,
a,c=({clientX:r})=>{let{left:h,width:l}=n.getBoundingClientRect();return Math.floor((r-h)/l*s)};t.addEventListener(
"pointerdown",r=>{r.button||(a={x:r.clientX,grip:c(r)-this.model.get("position")},!(t!==n||a.grip>=0&&
a.grip<o.length)&&(a.grip=o.length>>1,this.start(c(r)-a.grip)))}),t.addEventListener("pointermove",r=>{
!r.buttons||!a||(Math.abs(r.clientX-a.x)>4&&t.setPointerCapture(r.pointerId),t.hasPointerCapture(r.pointerId)&&
this.start(c(r)-a.grip))})}start(t){let{choices:n}=this.given,s=Math.min(Math.max(t,0),n.position.length-
1);s!==this.model.get("position")&&R(this.model,{position:s})}steps(){let{dials:t,turns:n,turn:s,waves:o}=this.
places,{d_model:a,without_colon:c}=this.controls,r=`steps-${Math.random()}`,h={"All pairs, from fast\
 to slow":[a.node,t],"One matrix turns them all":[n,s],"A bug: the missing colon":[c.node,i("ul",{},
...this.lines)],"The waves behind the hands, and all numbers":[o]};return Object.entries(h).map(([l,
u])=>{let p=i("summary",{},l),m=i("details",{name:r},p,...u);return m.addEventListener("toggle",()=>this.
redraw()),m})}showControls(t){let{controls:n}=this;for(let[s,{show:o}]of Object.entries(n))o(t[s]);n.
pair.input.max=String(t.d_model/2-1);for(let[s,o]of this.lines.entries())o.classList.toggle("used",!!s===
t.without_colon)}showRow(t){let n=k(t.added.map((o,a)=>L(t.hand(a))))||1;for(let[o,a]of this.columns.
entries()){let[c,,r]=a.children;c.replaceChildren(yt(t,o,n)),r.textContent=String(t.p+o),a.setAttribute(
"aria-pressed",String(o===t.k))}this.span.style.gridColumn=`1 / ${t.k+2}`,this.span.style.setProperty(
"--k",String(t.k));let s=C(t.hand(t.p),t.hand(t.q));this.span.textContent=`${t.k} apart: ${F(s)}`}redraw(){
let t=et(this.model,ht),{d_model:n,without_colon:s}=t;t.pair=Math.min(t.pair,n/2-1),this.showControls(
t);let{table:o,words:a,tokens:c}=this.given,r=new T(o,a,t),h=q=>{this.pointed.textContent=q},{caption:l,
products:u,zoom:p,dials:m,turns:f,turn:d,waves:w}=this.places;this.showRow(r);let[g,b]=[r.p,r.q].map(
q=>$(r.products[q]));l.textContent=`Dot product of position ${r.p} with each: ${g} with itself, ${b}\
 with ${r.q}`,u.replaceChildren(Mt(r,c.length)),p.replaceChildren(kt(r,c.length)),m.replaceChildren(
...vt(r)),f.replaceChildren(...Et(r)),d.textContent=Lt(r);let E=w.closest("details")?.open,x=i("p",{},
`Pair ${t.pair}: sine, and cosine dashed`),P=E?[x,Ct(r),St(r,h)]:[];w.replaceChildren(...P),this.status.
textContent=Ot(r,c,s),this.status.classList.toggle("alarming",s),h(""),this.address.show()}};function Pt({
model:e,el:t}){let n=new B({model:e,el:t});return tt(e,ht,()=>n.redraw())}var ut={render:Pt};widget=ut;})();
export default widget;
