let widget;
(()=>{function a(e,t={},...n){return H(document.createElement(e),t,n)}function M(e,t={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",e);return H(s,t,n)}function H(e,t,n){for(let[s,o]of Object.
entries(t))e.setAttribute(s,o);return e.append(...n),e}function W(e,t,n,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(a("div",o,...s))}var X=(...e)=>a("div",{class:"co\
ntrols"},...e.map(({node:t})=>t)),U=()=>a("p",{class:"pointed","aria-hidden":"true"}),G=(...e)=>a("d\
iv",{class:"scroller"},...e),A={"data-lm-suppress-shortcuts":"true"};function Y(e,t,n={}){let s=a("b\
utton",{type:"button",...n},e);return s.addEventListener("click",t),s}function J(e,t){let n=a("input",{type:"checkbox",...A});return n.addEventListener("change",()=>t(n.checked)),
{node:a("div",{class:"control"},a("label",{},n,e)),show(s){n.checked=s}}}function Q(e,t,n,s){let o=a(
"input",{type:"range",min:0,max:n.length-1,...A}),r=a("output",{"aria-live":"off"}),c=a("span",{},`${e}\
 `,a("code",{},t));return o.addEventListener("input",()=>s(n[Number(o.value)])),{node:a("div",{class:"\
control"},a("label",{},c,o),r),input:o,show(i,u=String(i)){o.value=String(n.indexOf(i)),o.setAttribute(
"aria-valuetext",u),r.textContent=u}}}function Z(e,t,n){let s=t.map(o=>`change:${o}`);for(let o of s)e.on(o,n);return n(),()=>{for(let o of s)
e.off(o,n)}}var V=(e,t)=>Object.fromEntries(t.map(n=>[n,e.get(n)]));function P(e,t){for(let[n,s]of Object.
entries(t))e.set(n,s);e.save_changes()}function tt(e){let t=a("p",{class:e}),n=new MutationObserver(
()=>{t.textContent&&ut(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(t,s)),t}var dt=1e3,S,B;function ut(e){S?.isConnected||(S=a("p",{class:"annotated-voice",
role:"status"}),document.body.append(S));let t=S;clearTimeout(B),B=setTimeout(()=>{t.textContent=e},
dt)}var q=e=>t=>e.find(n=>String(n)===t),et=q([!0,!1]),mt=e=>String(e);function nt(e,t,n,s={}){let o=t.closest(
"[data-widget]");if(!e.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),u=f=>(s[f]??mt)(e.get(f)),p=Object.keys(
n),m=Object.fromEntries(p.map(f=>[f,u(f)])),l=new URLSearchParams(location.search),d=[];for(let[f,b]of Object.
entries(n)){let x=l.get(`${i}.${f}`);if(x===null)continue;let w=b(x);w===void 0?d.push(f):e.set(f,w)}
let h=a("a",{},"Copy link to this setting"),g=a("span",{role:"status"});h.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let $=d.length?` The address has a s\
etting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},h,g,$),show(){let f=new URLSearchParams(location.search);for(let w of p){let L=u(w);L===m[w]?f.
delete(`${i}.${w}`):f.set(`${i}.${w}`,L)}g.textContent="";let b=o.closest("section[id]")?.id,x=f.size?
`?${f}`:location.pathname;h.setAttribute("href",`${x}${b?`#${b}`:""}`)}}}var st=e=>!e.matches(".none")&&!e.closest(".unwritten");function ot(e,t){let n=()=>t.flat().find(st)??
t[0][0],s=n();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return e.addEventListener("k\
eydown",r=>{let c=r.target,i=t.findIndex(d=>d.includes(c));if(i<0)return;let u=t[i].indexOf(c),[p,m]={
ArrowUp:[i-1,u],ArrowDown:[i+1,u],ArrowLeft:[i,u-1],ArrowRight:[i,u+1],Home:[i,0],End:[i,t[i].length-
1]}[r.key]??[null,null];if(p===null)return;r.preventDefault();let l=t[p]?.[m];!l||getComputedStyle(l).
visibility==="hidden"||(o(l),l.focus())}),()=>{st(s)||o(n())}}function ft({text:e,say:t,share:n=0,kinds:s=[]}){let o={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=a("td",{...o,...A},e);return r.style.setProperty("--w",String(n)),r}function rt({
title:e,corner:t="",rows:n,columns:s,cells:o,look:r}){let c=o.map(l=>l.map(ft)),i=s.map(l=>a("th",{scope:"\
col"},l)),u=c.map((l,d)=>a("tr",{},a("th",{scope:"row"},n[d]),...l)),p=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},e),a("thead",{},a("tr",{},a("td",{},t),...i)),a("tbody",{},...u)),m=({
target:l})=>l.closest?.(".number")?.getAttribute("aria-label")??"";return p.addEventListener("pointe\
rover",l=>r(m(l))),p.addEventListener("pointerleave",()=>r("")),p.addEventListener("focusin",l=>r(m(
l))),p.addEventListener("focusout",()=>r("")),ot(p,c),G(p)}var I=e=>e.replaceAll("-","−");function v(e,t=2){
if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.abs(e);return n&&
(n>=1e4||n<.5*10**-t)?I(e.toExponential(0).replace("+","")):I(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}
var T=e=>Number.isFinite(e)?I(String(Number(e.toPrecision(7)))):v(e);var y=(e,t=0)=>Array.from({length:e},(n,s)=>t+s);var E=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var _=e=>Math.sqrt(E(e,e)),k=e=>e.reduce((t,n)=>Math.max(t,n),0),it=(e,t)=>1e4**(-2*e/t),gt=(e,t)=>y(
t/2).map(n=>e*it(n,t)).flatMap(n=>[Math.sin(n),Math.cos(n)]);function C([e,t],[n,s]){let o=Math.atan2(
n*t-s*e,e*n+t*s);return o<-1e-9?o+2*Math.PI:Math.max(o,0)}var j=class{constructor(t,n,{position:s,offset:o,
d_model:r,pair:c,without_colon:i}){let u=t??y(n+1).map(d=>gt(d,r));this.words=n,this.p=s,this.k=o,this.
q=s+o,this.d_model=r,this.pair=c,this.added=y(n).map(d=>u[i?n:d]),this.products=this.added.map(d=>E(
this.added[s],d)),this.reach=k(u.flat().map(Math.abs)),this.omega=it(c,r);let p=o*this.omega,[m,l]=[
Math.sin(p),Math.cos(p)];this.R=[[l,m],[-m,l]]}hand(t,n=this.pair){return this.added[t].slice(2*n,2*
n+2)}turned(t){return this.R.map(n=>E(n,this.hand(t)))}off(t){let n=this.hand(t+this.k);return _(this.
turned(t).map((s,o)=>s-n[o]))}get starts(){return y(this.words-this.k)}get alike(){let t=this.starts.
map(n=>E(this.added[n],this.added[n+this.k]));return[Math.min(...t),Math.max(...t)]}};var D={position:["The sentence starts at","p"],pair:["Pair of features","i"],d_model:["Features","d_\
model"]},ct=[...Object.keys(D),"offset","without_colon"],wt="Drag the sentence, or click a token to \
compare it with the first one.",N=40,at=4,R=(e,t)=>M("path",{class:e,d:t}),F=e=>`${v(e,3)} rad`,O=(e,[
t,n],s)=>R(`hand ${e}`,`M0 0L${n/s} ${-t/s}`);function lt([e,t],n){let s=Math.atan2(e,t),o=c=>`${.5*
Math.cos(c)} ${-.5*Math.sin(c)}`,r=n>Math.PI?1:0;return R("arc",`M${o(s)}A.5 .5 0 ${r} 0 ${o(s+n)}`)}
function K(...e){return M("svg",{viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"true"},M("circle",{r:1}),
...e)}function xt(e,t){let[n,s]=[e.hand(e.p,t),e.hand(e.q,t)],o=k([n,s].map(_))||1,r=C(n,s),c=K(O("h\
0",n,o),O("h1",s,o),lt(n,r)),i=a(t===e.pair?"strong":"span",{},`pair ${t}`);return a("figure",{},c,a(
"figcaption",{},i,` ${F(r)}`))}function $t(e){let t=e.d_model/2,n=Math.max(0,Math.min(e.pair-3,t-8));
return y(Math.min(8,t),n).map(s=>xt(e,s))}function bt(e,t,n){let[s,o]=[e.hand(e.p),e.hand(e.p+t)];if(t!==
e.k)return K(O(t?"":"h0",o,n));let r=lt(s,C(s,o));return K(O("h0 ghost",s,n),r,O("h1",o,n))}function pt(e,t,n,s,...o){
let r=e[0].length,c=d=>100*(d+.5)/r,i=d=>at+(N-2*at)*(n-d)/(n-t||1),u=e.map((d,h)=>{let g=d.map(($,f)=>`${c(
f)} ${i($)}`);return R(`curve c${h}`,`M${g.join("L")}`)}),p={viewBox:`0 0 100 ${N}`,preserveAspectRatio:"\
none","aria-hidden":"true"},m=s.map((d,h)=>{let g=a("i",{class:`dot h${h}`});return g.style.setProperty(
"--x",String(c(d)/100)),g.style.setProperty("--y",String(i(e[0][d])/N)),g}),l=R("",`M0 ${i(0)}H100`);
return a("div",{class:"strip"},M("svg",p,...o,l,...u),...m,a("small",{},0),a("small",{},"position"),
a("small",{},r-1))}function vt({p:e,q:t,products:n,words:s},o){let r=Math.min(0,...n),c={x:100*e/s,width:100*
o/s,y:0,height:N},i=M("rect",{class:"here",...c});return pt([n],r,k(n),[e,t],i)}function yt({added:e,
pair:t,p:n,q:s,reach:o}){let r=[0,1].map(c=>e.map(i=>i[2*t+c]));return pt(r,-o,o,[n,s])}function Mt(e,t){
let{added:n,p:s,products:o,words:r}=e,c=["sine","cosine",`dot product with position ${s}`],i=n.map((u,p)=>[
...e.hand(p),o[p]].map((m,l)=>({text:v(m,3),say:`${p}, ${c[l]}, exactly ${T(m)}.`})));return rt({title:"\
Each position",rows:y(r),columns:c,cells:i,look:t})}function kt(e){let{p:t,q:n,k:s,omega:o,R:r,starts:c}=e,
i=k(c.map(p=>e.off(p))).toFixed(4);return`R = ${r.map(p=>`(${p.map(m=>v(m,3)).join(", ")})`).join(",\
 ")} turns a hand by k · ω = ${s} · ${T(o)} rad. R · PE(${t}) ${e.off(t)<1e-6?"equals":"misses"}\
 PE(${n}): the distance is ${e.off(t).toFixed(4)}, and from any position at most ${i}.`}function Et(e,t,n){
let{p:s,q:o,k:r,pair:c,words:i,products:u}=e;if(n)return`Positions ${s} and ${o} get the same row, r\
ow ${i}, and so do all others: no hand turns, and all dot products are equal. The model cannot tell \
the order, and nothing raises an error.`;let[p,m]=e.alike.map(l=>v(l,3));return`From “${t[0]}” at ${s}\
 to “${t[r]}” at ${o}, the hand of pair ${c} turns by ${F(C(e.hand(s),e.hand(o)))}. The dot prod\
uct is ${v(u[o],3)}; for any two positions ${r} apart it is ${p===m?p:`${p} to ${m}`}.`}var Ct=e=>[[
"x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${e-1}, one for each token`],["x = x + self.pe[\
:, x.size(1)]",` wrong: row ${e} alone, for all tokens`]].map(([t,n])=>a("li",{},a("code",{},t),n)),
z=class{constructor({model:t,el:n}){this.model=t,this.given=t.get("given");let{choices:s,words:o,tokens:r}=this.
given,c=Object.fromEntries(Object.keys(s).map(h=>[h,q(s[h])]));this.address=nt(t,n,{without_colon:et,
...c});let i=h=>g=>P(t,{[h]:g}),u=h=>[h,Q(...D[h],s[h],i(h))];this.controls=Object.fromEntries(Object.
keys(D).map(u)),this.controls.without_colon=J("Leave out the colon",i("without_colon")),this.lines=Ct(
o),this.columns=r.map((h,g)=>this.column(h,g)),this.span=a("div",{class:"span"});let p=["caption","p\
roducts","dials","turn","waves"];this.places=Object.fromEntries(p.map(h=>[h,a("div",{class:h})])),this.
status=tt("verdict"),this.pointed=U();let{caption:m,products:l}=this.places,d=a("div",{class:"row"},
...this.columns,this.span);d.style.setProperty("--n",String(r.length)),this.letDrag(d,(h,g)=>{let $=d.
clientWidth/r.length/2;return g.p+Math.round((h.clientX-g.x)/$)}),this.letDrag(l,(h,g)=>{let{left:$,
width:f}=l.getBoundingClientRect(),b=L=>Math.floor((L-$)/f*o),x=b(g.x)-g.p,w=x>=0&&x<r.length;return b(
h.clientX)-(w?x:r.length>>1)}),W(n,"position-explorer","Position explorer",X(this.controls.position,
this.controls.pair),a("p",{class:"hint"},wt),d,m,l,this.status,...this.steps(),this.pointed,this.address.
node)}column(t,n){let s=a("span",{class:"face"}),o=a("small"),c=Y("",()=>n&&P(this.model,{offset:n}),
{class:"token"});return c.append(s,a("b",{},t),o),c}letDrag(t,n){let s;t.addEventListener("pointerdo\
wn",o=>{o.button||(s={x:o.clientX,p:this.model.get("position")},t===this.places.products&&this.start(
n(o,s)))}),t.addEventListener("pointermove",o=>{!o.buttons||!s||(Math.abs(o.clientX-s.x)>4&&t.setPointerCapture(
o.pointerId),t.hasPointerCapture(o.pointerId)&&this.start(n(o,s)))})}start(t){let{choices:n}=this.given,
s=Math.min(Math.max(t,0),n.position.length-1);s!==this.model.get("position")&&P(this.model,{position:s})}steps(){
let{dials:t,turn:n,waves:s}=this.places,{d_model:o,without_colon:r}=this.controls,c=`steps-${Math.random()}`,
i={"All pairs, from fast to slow":[o.node,t],"One matrix turns them all":[n],"A bug: the missing col\
on":[r.node,a("ul",{},...this.lines)],"The waves behind the hands, and all numbers":[s]};return Object.
entries(i).map(([u,p])=>{let m=a("summary",{},u),l=a("details",{name:c},m,...p);return l.addEventListener(
"toggle",()=>this.redraw()),l})}showControls(t){let{controls:n}=this;for(let[s,{show:o}]of Object.entries(
n))o(t[s]);n.pair.input.max=String(t.d_model/2-1);for(let[s,o]of this.lines.entries())o.classList.toggle(
"used",!!s===t.without_colon)}showRow(t){let n=k(t.added.map((o,r)=>_(t.hand(r))))||1;for(let[o,r]of this.
columns.entries()){let[c,,i]=r.children;c.replaceChildren(bt(t,o,n)),i.textContent=String(t.p+o),r.setAttribute(
"aria-pressed",String(o===t.k))}this.span.style.gridColumn=`1 / ${t.k+2}`;let s=C(t.hand(t.p),t.hand(
t.q));this.span.textContent=`${t.k} apart: ${F(s)}`}redraw(){let t=V(this.model,ct),{d_model:n,without_colon:s}=t;
t.pair=Math.min(t.pair,n/2-1),this.showControls(t);let{table:o,words:r,tokens:c}=this.given,i=new j(
o,r,t),u=w=>{this.pointed.textContent=w},{caption:p,products:m,dials:l,turn:d,waves:h}=this.places;this.
showRow(i);let[g,$]=[i.p,i.q].map(w=>v(i.products[w]));p.textContent=`Dot product of position ${i.p}\
 with each: ${g} with itself, ${$} with ${i.q}`,m.replaceChildren(vt(i,c.length)),l.replaceChildren(
...$t(i)),d.textContent=kt(i);let f=h.closest("details")?.open,b=a("p",{},`Pair ${t.pair}: sine, and\
 cosine dashed`),x=f?[b,yt(i),Mt(i,u)]:[];h.replaceChildren(...x),this.status.textContent=Et(i,c,s),
this.status.classList.toggle("alarming",s),u(""),this.address.show()}};function Ot({model:e,el:t}){let n=new z(
{model:e,el:t});return Z(e,ct,()=>n.redraw())}var ht={render:Ot};widget=ht;})();
export default widget;
