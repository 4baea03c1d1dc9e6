let widget;
(()=>{function i(e,t={},...n){return W(document.createElement(e),t,n)}function E(e,t={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",e);return W(s,t,n)}function W(e,t,n){for(let[s,o]of Object.
entries(t))e.setAttribute(s,o);return e.append(...n),e}function X(e,t,n,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(i("div",o,...s))}var U=(...e)=>i("div",{class:"co\
ntrols"},...e.map(({node:t})=>t)),G=()=>i("p",{class:"pointed","aria-hidden":"true"}),Y=(...e)=>i("d\
iv",{class:"scroller"},...e),P={"data-lm-suppress-shortcuts":"true"};function J(e,t,n={}){let s=i("b\
utton",{type:"button",...n},e);return s.addEventListener("click",t),s}function Q(e,t){let n=i("input",{type:"checkbox",...P});return n.addEventListener("change",()=>t(n.checked)),
{node:i("div",{class:"control"},i("label",{},n,e)),show(s){n.checked=s}}}function Z(e,t,n,s){let o=i(
"input",{type:"range",min:0,max:n.length-1,...P}),r=i("output",{"aria-live":"off"}),c=i("span",{},`${e}\
 `,i("code",{},t));return o.addEventListener("input",()=>s(n[Number(o.value)])),{node:i("div",{class:"\
control"},i("label",{},c,o),r),input:o,show(a,m=String(a)){o.value=String(n.indexOf(a)),o.setAttribute(
"aria-valuetext",m),r.textContent=m}}}function V(e,t,n){let s=t.map(o=>`change:${o}`);for(let o of s)e.on(o,n);return n(),()=>{for(let o of s)
e.off(o,n)}}var tt=(e,t)=>Object.fromEntries(t.map(n=>[n,e.get(n)]));function _(e,t){for(let[n,s]of Object.
entries(t))e.set(n,s);e.save_changes()}function et(e){let t=i("p",{class:e}),n=new MutationObserver(
()=>{t.textContent&&$t(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(t,s)),t}var xt=1e3,A,H;function $t(e){A?.isConnected||(A=i("p",{class:"annotated-voice",
role:"status"}),document.body.append(A));let t=A;clearTimeout(H),H=setTimeout(()=>{t.textContent=e},
xt)}var T=e=>t=>e.find(n=>String(n)===t),nt=T([!0,!1]),bt=e=>String(e);function st(e,t,n,s={}){let o=t.closest(
"[data-widget]");if(!e.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),m=g=>(s[g]??bt)(e.get(g)),h=Object.keys(
n),l=Object.fromEntries(h.map(g=>[g,m(g)])),p=new URLSearchParams(location.search),u=[];for(let[g,v]of Object.
entries(n)){let w=p.get(`${a}.${g}`);if(w===null)continue;let x=v(w);x===void 0?u.push(g):e.set(g,x)}
let d=i("a",{},"Copy link to this setting"),f=i("span",{role:"status"});d.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let b=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},d,f,b),show(){let g=new URLSearchParams(location.search);for(let x of h){let k=m(x);k===l[x]?g.
delete(`${a}.${x}`):g.set(`${a}.${x}`,k)}f.textContent="";let v=o.closest("section[id]")?.id,w=g.size?
`?${g}`:location.pathname;d.setAttribute("href",`${w}${v?`#${v}`:""}`)}}}var ot=e=>!e.matches(".none")&&!e.closest(".unwritten");function rt(e,t){let n=()=>t.flat().find(ot)??
t[0][0],s=n();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return e.addEventListener("k\
eydown",r=>{let c=r.target,a=t.findIndex(u=>u.includes(c));if(a<0)return;let m=t[a].indexOf(c),[h,l]={
ArrowUp:[a-1,m],ArrowDown:[a+1,m],ArrowLeft:[a,m-1],ArrowRight:[a,m+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let p=t[h]?.[l];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{ot(s)||o(n())}}function vt({text:e,say:t,share:n=0,kinds:s=[]}){let o={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=i("td",{...o,...P},e);return r.style.setProperty("--w",String(n)),r}function at({
title:e,corner:t="",rows:n,columns:s,cells:o,look:r}){let c=o.map(p=>p.map(vt)),a=s.map(p=>i("th",{scope:"\
col"},p)),m=c.map((p,u)=>i("tr",{},i("th",{scope:"row"},n[u]),...p)),h=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},e),i("thead",{},i("tr",{},i("td",{},t),...a)),i("tbody",{},...m)),l=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",p=>r(l(p))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",p=>r(l(
p))),h.addEventListener("focusout",()=>r("")),rt(h,c),Y(h)}var I=e=>e.replaceAll("-","−");function $(e,t=2){
if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.abs(e);return n&&
(n>=1e4||n<.5*10**-t)?I(e.toExponential(0).replace("+","")):I(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}
var D=e=>Number.isFinite(e)?I(String(Number(e.toPrecision(7)))):$(e);var y=(e,t=0)=>Array.from({length:e},(n,s)=>t+s);var C=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var O=e=>Math.sqrt(C(e,e)),M=e=>e.reduce((t,n)=>Math.max(t,n),0),it=(e,t)=>1e4**(-2*e/t),yt=(e,t)=>y(
t/2).map(n=>e*it(n,t)).flatMap(n=>[Math.sin(n),Math.cos(n)]);function L([e,t],[n,s]){let o=Math.atan2(
n*t-s*e,e*n+t*s);return o<-1e-9?o+2*Math.PI:Math.max(o,0)}var j=class{constructor(t,n,{position:s,offset:o,
d_model:r,pair:c,without_colon:a}){let m=t??y(n+1).map(u=>yt(u,r));this.words=n,this.p=s,this.k=o,this.
q=s+o,this.d_model=r,this.pair=c,this.added=y(n).map(u=>m[a?n:u]),this.products=this.added.map(u=>C(
this.added[s],u)),this.reach=M(m.flat().map(Math.abs)),this.omega=it(c,r);let h=o*this.omega,[l,p]=[
Math.sin(h),Math.cos(h)];this.R=[[p,l],[-l,p]]}hand(t,n=this.pair){return this.added[t].slice(2*n,2*
n+2)}turned(t){return this.R.map(n=>C(n,this.hand(t)))}off(t){let n=this.hand(t+this.k);return O(this.
turned(t).map((s,o)=>s-n[o]))}get starts(){return y(this.words-this.k)}get alike(){let t=this.starts.
map(n=>C(this.added[n],this.added[n+this.k]));return[Math.min(...t),Math.max(...t)]}};var K={position:["The sentence starts at","p"],pair:["Pair of features","i"],d_model:["Features","d_\
model"],power:["Embeddings","×"]},lt=[...Object.keys(K),"offset","without_colon"],kt="Drag the sent\
ence, or click a token to compare it with the first one.",R=40,ct=4,N=(e,t)=>E("path",{class:e,d:t}),
F=e=>`${$(e,3)} rad`,S=(e,[t,n],s)=>N(`hand ${e}`,`M0 0L${n/s} ${-t/s}`);function pt([e,t],n){let s=Math.
atan2(e,t),o=c=>`${.5*Math.cos(c)} ${-.5*Math.sin(c)}`,r=n>Math.PI?1:0;return N("arc",`M${o(s)}A.5 .\
5 0 ${r} 0 ${o(s+n)}`)}function B(...e){return E("svg",{viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"t\
rue"},E("circle",{r:1}),...e)}function Et(e,t){let[n,s]=[e.hand(e.p,t),e.hand(e.q,t)],o=M([n,s].map(
O))||1,r=L(n,s),c=B(S("h0",n,o),S("h1",s,o),pt(n,r)),a=i(t===e.pair?"strong":"span",{},`pair ${t}`);
return i("figure",{},c,i("figcaption",{},a,` ${F(r)}`))}function Mt(e){let t=e.d_model/2,n=Math.max(
0,Math.min(e.pair-3,t-8));return y(Math.min(8,t),n).map(s=>Et(e,s))}function Ct(e,t,n){let[s,o]=[e.hand(
e.p),e.hand(e.p+t)];if(t!==e.k)return B(S(t?"":"h0",o,n));let r=pt(s,L(s,o));return B(S("h0 ghost",s,
n),r,S("h1",o,n))}function ht(e,t,n,s,...o){let r=e[0].length,c=u=>100*(u+.5)/r,a=u=>ct+(R-2*ct)*(n-
u)/(n-t||1),m=e.map((u,d)=>{let f=u.map((b,g)=>`${c(g)} ${a(b)}`);return N(`curve c${d}`,`M${f.join(
"L")}`)}),h={viewBox:`0 0 100 ${R}`,preserveAspectRatio:"none","aria-hidden":"true"},l=s.map((u,d)=>{
let f=i("i",{class:`dot h${d}`});return f.style.setProperty("--x",String(c(u)/100)),f.style.setProperty(
"--y",String(a(e[0][u])/R)),f}),p=N("",`M0 ${a(0)}H100`);return i("div",{class:"strip"},E("svg",h,...o,
p,...m),...l,i("small",{},0),i("small",{},"position"),i("small",{},r-1))}function Ot({p:e,q:t,products:n,
words:s},o){let r=Math.min(0,...n),c={x:100*e/s,width:100*o/s,y:0,height:R},a=E("rect",{class:"here",
...c});return ht([n],r,M(n),[e,t],a)}function Lt({added:e,pair:t,p:n,q:s,reach:o}){let r=[0,1].map(c=>e.
map(a=>a[2*t+c]));return ht(r,-o,o,[n,s])}function dt(e,t,n,s,o){let r=(a,m,h)=>({text:$(a,3),say:`${t[m]}\
, ${n[h]}, exactly ${D(a)}.`}),c=s.map((a,m)=>a.map((h,l)=>r(h,m,l)));return at({title:e,rows:t,columns:n,
cells:c,look:o})}function St(e,t){let{p:n,q:s,k:o,omega:r,R:c}=e,a=`R turns by k · ω = ${o} · ${D(
r)} rad`,m=["R, first","R, second",`PE(${n})`,`R · PE(${n})`,`PE(${s})`],[h,l,p]=[e.hand(n),e.turned(
n),e.hand(s)],u=c.map((d,f)=>[...d,h[f],l[f],p[f]]);return dt(a,["sine","cosine"],m,u,t)}function At(e,t){
let{added:n,p:s,products:o,words:r}=e,c=["sine","cosine",`dot product with position ${s}`],a=n.map((m,h)=>[
...e.hand(h),o[h]]);return dt("Each position",y(r),c,a,t)}function Pt(e){let{p:t,q:n,starts:s}=e,o=M(
s.map(r=>e.off(r))).toFixed(4);return`R · PE(${t}) ${e.off(t)<1e-6?"equals":"misses"} PE(${n}): the\
 distance is ${e.off(t).toFixed(4)}, and from any position at most ${o}.`}function _t(e,{added:t,p:n},s,o){
let[r,c]=[s*o,O(t[n])];e.textContent=`A token’s vector × ${$(o)} is ${$(r,3)} long (left); what p\
osition ${n} adds is ${$(c,3)} long (right).`,e.style.setProperty("--share",r/(r+c||1))}function jt(e,t,n){
let{p:s,q:o,k:r,pair:c,words:a,products:m}=e;if(n)return`Positions ${s} and ${o} get the same row, r\
ow ${a}, and so do all others: no hand turns, and all dot products are equal. The model cannot tell \
the order, and nothing raises an error.`;let[h,l]=e.alike.map(p=>$(p,3));return`From “${t[0]}” at ${s}\
 to “${t[r]}” at ${o}, the hand of pair ${c} turns by ${F(L(e.hand(s),e.hand(o)))}. The dot prod\
uct is ${$(m[o],3)}; for any two positions ${r} apart it is ${h===l?h:`${h} to ${l}`}.`}var Rt=e=>[[
"x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${e-1}, one for each token`],["x = x + self.pe[\
:, x.size(1)]",` wrong: row ${e} alone, for all tokens`]].map(([t,n])=>i("li",{},i("code",{},t),n)),
z=class{constructor({model:t,el:n}){this.model=t,this.given=t.get("given");let{choices:s,words:o,tokens:r}=this.
given,c=Object.fromEntries(Object.keys(s).map(d=>[d,T(s[d])]));this.address=st(t,n,{without_colon:nt,
...c});let a=d=>f=>_(t,{[d]:f}),m=d=>[d,Z(...K[d],s[d],a(d))];this.controls=Object.fromEntries(Object.
keys(K).map(m)),this.controls.without_colon=Q("Leave out the colon",a("without_colon")),this.lines=Rt(
o),this.columns=r.map((d,f)=>this.column(d,f)),this.span=i("div",{class:"span"});let h=["caption","p\
roducts","dials","turn","check","balance","waves"];this.places=Object.fromEntries(h.map(d=>[d,i("div",
{class:d})])),this.status=et("verdict"),this.pointed=G();let{caption:l,products:p}=this.places,u=i("\
div",{class:"row"},...this.columns,this.span);u.style.setProperty("--n",String(r.length)),this.letDrag(
u,(d,f)=>{let b=u.clientWidth/r.length/2;return f.p+Math.round((d.clientX-f.x)/b)}),this.letDrag(p,(d,f)=>{
let{left:b,width:g}=p.getBoundingClientRect(),v=k=>Math.floor((k-b)/g*o),w=v(f.x)-f.p,x=w>=0&&w<r.length;
return v(d.clientX)-(x?w:r.length>>1)}),X(n,"position-explorer","Position explorer",U(this.controls.
position,this.controls.pair),i("p",{class:"hint"},kt),u,l,p,this.status,...this.steps(),this.pointed,
this.address.node)}column(t,n){let s=i("span",{class:"face"}),o=i("small"),c=J("",()=>n&&_(this.model,
{offset:n}),{class:"token"});return c.append(s,i("b",{},t),o),c}letDrag(t,n){let s;t.addEventListener(
"pointerdown",o=>{o.button||(s={x:o.clientX,p:this.model.get("position")},t===this.places.products&&
this.start(n(o,s)))}),t.addEventListener("pointermove",o=>{!o.buttons||!s||(Math.abs(o.clientX-s.x)>
4&&t.setPointerCapture(o.pointerId),t.hasPointerCapture(o.pointerId)&&this.start(n(o,s)))})}start(t){
let{choices:n}=this.given,s=Math.min(Math.max(t,0),n.position.length-1);s!==this.model.get("position")&&
_(this.model,{position:s})}steps(){let{dials:t,turn:n,check:s,balance:o,waves:r}=this.places,{d_model:c,
power:a,without_colon:m}=this.controls,h=`steps-${Math.random()}`,l={"All pairs, from fast to slow":[
c.node,t],"One matrix turns them all":[n,s],"Beside the token’s embedding":[a.node,o],"A bug: the \
missing colon":[m.node,i("ul",{},...this.lines)],"The waves behind the hands, and all numbers":[r]};
return Object.entries(l).map(([p,u])=>{let d=i("summary",{},p),f=i("details",{name:h},d,...u);return f.
addEventListener("toggle",()=>this.redraw()),f})}showControls(t){let{controls:n}=this,{d_model:s,power:o}=t;
for(let[c,{show:a}]of Object.entries(n))a(t[c]);n.pair.input.max=String(s/2-1);let r=o===.5?`√${s}\
 = `:"";n.power.show(o,`${r}${$(s**o)}`);for(let[c,a]of this.lines.entries())a.classList.toggle("use\
d",!!c===t.without_colon)}showRow(t){let n=M(t.added.map((o,r)=>O(t.hand(r))))||1;for(let[o,r]of this.
columns.entries()){let[c,,a]=r.children;c.replaceChildren(Ct(t,o,n)),a.textContent=String(t.p+o),r.setAttribute(
"aria-pressed",String(o===t.k))}this.span.style.gridColumn=`1 / ${t.k+2}`;let s=L(t.hand(t.p),t.hand(
t.q));this.span.textContent=`${t.k} apart: ${F(s)}`}redraw(){let t=tt(this.model,lt),{d_model:n,power:s,
without_colon:o}=t;t.pair=Math.min(t.pair,n/2-1),this.showControls(t);let{table:r,words:c,tokens:a,lengths:m,
choices:h}=this.given,l=new j(r,c,t),p=q=>{this.pointed.textContent=q},{caption:u,products:d,dials:f,
turn:b,check:g,balance:v,waves:w}=this.places;this.showRow(l);let[x,k]=[l.p,l.q].map(q=>$(l.products[q]));
u.textContent=`Dot product of position ${l.p} with each: ${x} with itself, ${k} with ${l.q}`,d.replaceChildren(
Ot(l,a.length)),f.replaceChildren(...Mt(l)),b.replaceChildren(St(l,p)),g.textContent=Pt(l);let mt=m[h.
d_model.indexOf(n)];_t(v,l,mt,n**s);let ft=w.closest("details")?.open,gt=i("p",{},`Pair ${t.pair}: s\
ine, and cosine dashed`),wt=ft?[gt,Lt(l),At(l,p)]:[];w.replaceChildren(...wt),this.status.textContent=
jt(l,a,o),this.status.classList.toggle("alarming",o),p(""),this.address.show()}};function Nt({model:e,
el:t}){let n=new z({model:e,el:t});return V(e,lt,()=>n.redraw())}var ut={render:Nt};widget=ut;})();
export default widget;
