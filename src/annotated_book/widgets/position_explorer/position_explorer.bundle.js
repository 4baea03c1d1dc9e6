let widget;
(()=>{function a(e,t={},...n){return H(document.createElement(e),t,n)}function k(e,t={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",e);return H(s,t,n)}function H(e,t,n){for(let[s,o]of Object.
entries(t))e.setAttribute(s,o);return e.append(...n),e}function W(e,t,n,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(a("div",o,...s))}var X=(...e)=>a("div",{class:"co\
ntrols"},...e.map(({node:t})=>t)),U=()=>a("p",{class:"pointed","aria-hidden":"true"}),G=(...e)=>a("d\
iv",{class:"scroller"},...e);function Y(e,t,n,s){let o=(l,d,p)=>p.map(h=>h instanceof HTMLTableCellElement?
h:a(l,d,h)),r=[...o("td",{},n.slice(0,1)),...o("th",{scope:"col"},n.slice(1))],c=s.map(l=>{let d=o("\
th",{scope:"row"},l.slice(0,1));return a("tr",{},...d,...o("td",{},l.slice(1)))}),i=t?[a("caption",{},
t)]:[],m=a("thead",{},a("tr",{},...r));return a("table",e,...i,m,a("tbody",{},...c))}var A={"data-lm\
-suppress-shortcuts":"true"};function J(e,t,n={}){let s=a("button",{type:"button",...n},e);return s.
addEventListener("click",t),s}function ut(e,t,n,s){let o=a("input",{type:"range",...n,...A}),r=a("ou\
tput",{"aria-live":"off"}),c=a("span",{},`${e} `,a("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:a("div",{class:"control"},a("label",{},c,o),r),input:o,output:r}}function Q(e,t,n,s){let o={min:0,max:n.length-1},r=l=>s(n[l]),{node:c,input:i,output:m}=ut(e,t,o,r);
return{node:c,input:i,show(l,d=String(l)){i.value=String(n.indexOf(l)),i.setAttribute("aria-valuetex\
t",d),m.textContent=d}}}function Z(e,t){let n=a("input",{type:"checkbox",...A});return n.addEventListener(
"change",()=>t(n.checked)),{node:a("div",{class:"control"},a("label",{},n,e)),show(s){n.checked=s}}}function V(e,t,n){let s=t.map(o=>`change:${o}`);for(let o of s)e.on(o,n);return n(),()=>{for(let o of s)
e.off(o,n)}}var tt=(e,t)=>Object.fromEntries(t.map(n=>[n,e.get(n)]));function P(e,t){for(let[n,s]of Object.
entries(t))e.set(n,s);e.save_changes()}function et(e){let t=a("p",{class:e}),n=new MutationObserver(
()=>{t.textContent&&ft(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(t,s)),t}var mt=1e3,S,B;function ft(e){S?.isConnected||(S=a("p",{class:"annotated-voice",
role:"status"}),document.body.append(S));let t=S;clearTimeout(B),B=setTimeout(()=>{t.textContent=e},
mt)}var T=e=>t=>e.find(n=>String(n)===t),nt=T([!0,!1]),gt=e=>String(e);function st(e,t,n,s={}){let o=t.closest(
"[data-widget]");if(!e.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),m=f=>(s[f]??gt)(e.get(f)),l=Object.keys(
n),d=Object.fromEntries(l.map(f=>[f,m(f)])),p=new URLSearchParams(location.search),h=[];for(let[f,b]of Object.
entries(n)){let x=p.get(`${i}.${f}`);if(x===null)continue;let w=b(x);w===void 0?h.push(f):e.set(f,w)}
let u=a("a",{},"Copy link to this setting"),g=a("span",{role:"status"});u.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",u.getAttribute(
"href"));try{await navigator.clipboard.writeText(u.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let $=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},u,g,$),show(){let f=new URLSearchParams(location.search);for(let w of l){let L=m(w);L===d[w]?f.
delete(`${i}.${w}`):f.set(`${i}.${w}`,L)}g.textContent="";let b=o.closest("section[id]")?.id,x=f.size?
`?${f}`:location.pathname;u.setAttribute("href",`${x}${b?`#${b}`:""}`)}}}var ot=e=>!e.matches(".none")&&!e.closest(".unwritten");function rt(e,t){let n=()=>t.flat().find(ot)??
t[0][0],s=n();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return e.addEventListener("k\
eydown",r=>{let c=r.target,i=t.findIndex(h=>h.includes(c));if(i<0)return;let m=t[i].indexOf(c),[l,d]={
ArrowUp:[i-1,m],ArrowDown:[i+1,m],ArrowLeft:[i,m-1],ArrowRight:[i,m+1],Home:[i,0],End:[i,t[i].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let p=t[l]?.[d];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{ot(s)||o(n())}}function wt({text:e,say:t,share:n=0,kinds:s=[]}){let o={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=a("td",{...o,...A},e);return r.style.setProperty("--w",String(n)),r}function it({
title:e,corner:t="",rows:n,columns:s,cells:o,look:r}){let c=o.map(p=>p.map(wt)),i={class:"grid numbe\
rs",role:"grid"},m=c.map((p,h)=>[n[h],...p]),l=Y(i,e,[t,...s],m),d=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",p=>r(d(p))),l.addEventListener(
"pointerleave",()=>r("")),l.addEventListener("focusin",p=>r(d(p))),l.addEventListener("focusout",()=>r(
"")),rt(l,c),G(l)}var q=e=>e.replaceAll("-","−");function v(e,t=2){if(Number.isNaN(e))return"NaN";
if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.abs(e);return n&&(n>=1e4||n<.5*10**-t)?q(
e.toExponential(0).replace("+","")):q(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var I=e=>Number.isFinite(
e)?q(String(Number(e.toPrecision(7)))):v(e);var y=(e,t=0)=>Array.from({length:e},(n,s)=>t+s);var E=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var _=e=>Math.sqrt(E(e,e)),M=e=>e.reduce((t,n)=>Math.max(t,n),0),at=(e,t)=>1e4**(-2*e/t),xt=(e,t)=>y(
t/2).map(n=>e*at(n,t)).flatMap(n=>[Math.sin(n),Math.cos(n)]);function C([e,t],[n,s]){let o=Math.atan2(
n*t-s*e,e*n+t*s);return o<-1e-9?o+2*Math.PI:Math.max(o,0)}var j=class{constructor(t,n,{position:s,offset:o,
d_model:r,pair:c,without_colon:i}){let m=t??y(n+1).map(h=>xt(h,r));this.words=n,this.p=s,this.k=o,this.
q=s+o,this.d_model=r,this.pair=c,this.added=y(n).map(h=>m[i?n:h]),this.products=this.added.map(h=>E(
this.added[s],h)),this.reach=M(m.flat().map(Math.abs)),this.omega=at(c,r);let l=o*this.omega,[d,p]=[
Math.sin(l),Math.cos(l)];this.R=[[p,d],[-d,p]]}hand(t,n=this.pair){return this.added[t].slice(2*n,2*
n+2)}turned(t){return this.R.map(n=>E(n,this.hand(t)))}off(t){let n=this.hand(t+this.k);return _(this.
turned(t).map((s,o)=>s-n[o]))}get starts(){return y(this.words-this.k)}get alike(){let t=this.starts.
map(n=>E(this.added[n],this.added[n+this.k]));return[Math.min(...t),Math.max(...t)]}};var D={position:["The sentence starts at","p"],pair:["Pair of features","i"],d_model:["Features","d_\
model"]},lt=[...Object.keys(D),"offset","without_colon"],$t="Drag the sentence, or click a token to \
compare it with the first one.",N=40,ct=4,R=(e,t)=>k("path",{class:e,d:t}),F=e=>`${v(e,3)} rad`,O=(e,[
t,n],s)=>R(`hand ${e}`,`M0 0L${n/s} ${-t/s}`);function pt([e,t],n){let s=Math.atan2(e,t),o=c=>`${.5*
Math.cos(c)} ${-.5*Math.sin(c)}`,r=n>Math.PI?1:0;return R("arc",`M${o(s)}A.5 .5 0 ${r} 0 ${o(s+n)}`)}
function K(...e){return k("svg",{viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"true"},k("circle",{r:1}),
...e)}function bt(e,t){let[n,s]=[e.hand(e.p,t),e.hand(e.q,t)],o=M([n,s].map(_))||1,r=C(n,s),c=K(O("h\
0",n,o),O("h1",s,o),pt(n,r)),i=a(t===e.pair?"strong":"span",{},`pair ${t}`);return a("figure",{},c,a(
"figcaption",{},i,` ${F(r)}`))}function vt(e){let t=e.d_model/2,n=Math.max(0,Math.min(e.pair-3,t-8));
return y(Math.min(8,t),n).map(s=>bt(e,s))}function yt(e,t,n){let[s,o]=[e.hand(e.p),e.hand(e.p+t)];if(t!==
e.k)return K(O(t?"":"h0",o,n));let r=pt(s,C(s,o));return K(O("h0 ghost",s,n),r,O("h1",o,n))}function ht(e,t,n,s,...o){
let r=e[0].length,c=h=>100*(h+.5)/r,i=h=>ct+(N-2*ct)*(n-h)/(n-t||1),m=e.map((h,u)=>{let g=h.map(($,f)=>`${c(
f)} ${i($)}`);return R(`curve c${u}`,`M${g.join("L")}`)}),l={viewBox:`0 0 100 ${N}`,preserveAspectRatio:"\
none","aria-hidden":"true"},d=s.map((h,u)=>{let g=a("i",{class:`dot h${u}`});return g.style.setProperty(
"--x",String(c(h)/100)),g.style.setProperty("--y",String(i(e[0][h])/N)),g}),p=R("",`M0 ${i(0)}H100`);
return a("div",{class:"strip"},k("svg",l,...o,p,...m),...d,a("small",{},0),a("small",{},"position"),
a("small",{},r-1))}function kt({p:e,q:t,products:n,words:s},o){let r=Math.min(0,...n),c={x:100*e/s,width:100*
o/s,y:0,height:N},i=k("rect",{class:"here",...c});return ht([n],r,M(n),[e,t],i)}function Mt({added:e,
pair:t,p:n,q:s,reach:o}){let r=[0,1].map(c=>e.map(i=>i[2*t+c]));return ht(r,-o,o,[n,s])}function Et(e,t){
let{added:n,p:s,products:o,words:r}=e,c=["sine","cosine",`dot product with position ${s}`],i=n.map((m,l)=>[
...e.hand(l),o[l]].map((d,p)=>({text:v(d,3),say:`${l}, ${c[p]}, exactly ${I(d)}.`})));return it({title:"\
Each position",rows:y(r),columns:c,cells:i,look:t})}function Ct(e){let{p:t,q:n,k:s,omega:o,R:r,starts:c}=e,
i=M(c.map(l=>e.off(l))).toFixed(4);return`R = ${r.map(l=>`(${l.map(d=>v(d,3)).join(", ")})`).join(",\
 ")} turns a hand by k · ω = ${s} · ${I(o)} rad. R · PE(${t}) ${e.off(t)<1e-6?"equals":"misses"}\
 PE(${n}): the distance is ${e.off(t).toFixed(4)}, and from any position at most ${i}.`}function Ot(e,t,n){
let{p:s,q:o,k:r,pair:c,words:i,products:m}=e;if(n)return`Positions ${s} and ${o} get the same row, r\
ow ${i}, and so do all others: no hand turns, and all dot products are equal. The model cannot tell \
the order, and nothing raises an error.`;let[l,d]=e.alike.map(p=>v(p,3));return`From “${t[0]}” at ${s}\
 to “${t[r]}” at ${o}, the hand of pair ${c} turns by ${F(C(e.hand(s),e.hand(o)))}. The dot prod\
uct is ${v(m[o],3)}; for any two positions ${r} apart it is ${l===d?l:`${l} to ${d}`}.`}var Lt=e=>[[
"x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${e-1}, one for each token`],["x = x + self.pe[\
:, x.size(1)]",` wrong: row ${e} alone, for all tokens`]].map(([t,n])=>a("li",{},a("code",{},t),n)),
z=class{constructor({model:t,el:n}){this.model=t,this.given=t.get("given");let{choices:s,words:o,tokens:r}=this.
given,c=Object.fromEntries(Object.keys(s).map(u=>[u,T(s[u])]));this.address=st(t,n,{without_colon:nt,
...c});let i=u=>g=>P(t,{[u]:g}),m=u=>[u,Q(...D[u],s[u],i(u))];this.controls=Object.fromEntries(Object.
keys(D).map(m)),this.controls.without_colon=Z("Leave out the colon",i("without_colon")),this.lines=Lt(
o),this.columns=r.map((u,g)=>this.column(u,g)),this.span=a("div",{class:"span"});let l=["caption","p\
roducts","dials","turn","waves"];this.places=Object.fromEntries(l.map(u=>[u,a("div",{class:u})])),this.
status=et("verdict"),this.pointed=U();let{caption:d,products:p}=this.places,h=a("div",{class:"row"},
...this.columns,this.span);h.style.setProperty("--n",String(r.length)),this.letDrag(h,(u,g)=>{let $=h.
clientWidth/r.length/2;return g.p+Math.round((u.clientX-g.x)/$)}),this.letDrag(p,(u,g)=>{let{left:$,
width:f}=p.getBoundingClientRect(),b=L=>Math.floor((L-$)/f*o),x=b(g.x)-g.p,w=x>=0&&x<r.length;return b(
u.clientX)-(w?x:r.length>>1)}),W(n,"position-explorer","Position explorer",X(this.controls.position,
this.controls.pair),a("p",{class:"hint"},$t),h,d,p,this.status,...this.steps(),this.pointed,this.address.
node)}column(t,n){let s=a("span",{class:"face"}),o=a("small"),c=J("",()=>n&&P(this.model,{offset:n}),
{class:"token"});return c.append(s,a("b",{},t),o),c}letDrag(t,n){let s;t.addEventListener("pointerdo\
wn",o=>{o.button||(s={x:o.clientX,p:this.model.get("position")},t===this.places.products&&this.start(
n(o,s)))}),t.addEventListener("pointermove",o=>{!o.buttons||!s||(Math.abs(o.clientX-s.x)>4&&t.setPointerCapture(
o.pointerId),t.hasPointerCapture(o.pointerId)&&this.start(n(o,s)))})}start(t){let{choices:n}=this.given,
s=Math.min(Math.max(t,0),n.position.length-1);s!==this.model.get("position")&&P(this.model,{position:s})}steps(){
let{dials:t,turn:n,waves:s}=this.places,{d_model:o,without_colon:r}=this.controls,c=`steps-${Math.random()}`,
i={"All pairs, from fast to slow":[o.node,t],"One matrix turns them all":[n],"A bug: the missing col\
on":[r.node,a("ul",{},...this.lines)],"The waves behind the hands, and all numbers":[s]};return Object.
entries(i).map(([m,l])=>{let d=a("summary",{},m),p=a("details",{name:c},d,...l);return p.addEventListener(
"toggle",()=>this.redraw()),p})}showControls(t){let{controls:n}=this;for(let[s,{show:o}]of Object.entries(
n))o(t[s]);n.pair.input.max=String(t.d_model/2-1);for(let[s,o]of this.lines.entries())o.classList.toggle(
"used",!!s===t.without_colon)}showRow(t){let n=M(t.added.map((o,r)=>_(t.hand(r))))||1;for(let[o,r]of this.
columns.entries()){let[c,,i]=r.children;c.replaceChildren(yt(t,o,n)),i.textContent=String(t.p+o),r.setAttribute(
"aria-pressed",String(o===t.k))}this.span.style.gridColumn=`1 / ${t.k+2}`;let s=C(t.hand(t.p),t.hand(
t.q));this.span.textContent=`${t.k} apart: ${F(s)}`}redraw(){let t=tt(this.model,lt),{d_model:n,without_colon:s}=t;
t.pair=Math.min(t.pair,n/2-1),this.showControls(t);let{table:o,words:r,tokens:c}=this.given,i=new j(
o,r,t),m=w=>{this.pointed.textContent=w},{caption:l,products:d,dials:p,turn:h,waves:u}=this.places;this.
showRow(i);let[g,$]=[i.p,i.q].map(w=>v(i.products[w]));l.textContent=`Dot product of position ${i.p}\
 with each: ${g} with itself, ${$} with ${i.q}`,d.replaceChildren(kt(i,c.length)),p.replaceChildren(
...vt(i)),h.textContent=Ct(i);let f=u.closest("details")?.open,b=a("p",{},`Pair ${t.pair}: sine, and\
 cosine dashed`),x=f?[b,Mt(i),Et(i,m)]:[];u.replaceChildren(...x),this.status.textContent=Ot(i,c,s),
this.status.classList.toggle("alarming",s),m(""),this.address.show()}};function St({model:e,el:t}){let n=new z(
{model:e,el:t});return V(e,lt,()=>n.redraw())}var dt={render:St};widget=dt;})();
export default widget;
