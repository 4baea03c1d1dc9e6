let widget;
(()=>{function h(e,n={},...t){return F(document.createElement(e),n,t)}function E(e,n={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return F(o,n,t)}function F(e,n,t){for(let[o,s]of Object.
entries(n))e.setAttribute(o,s);return e.append(...t),e}function z(e,n,t,...o){let s={class:`annotate\
d-view ${n}`,role:"group","aria-label":t};e.append(h("div",s,...o))}var B=(...e)=>h("div",{class:"co\
ntrols"},...e.map(({node:n})=>n)),U=()=>h("p",{class:"pointed","aria-hidden":"true"}),W=(...e)=>h("d\
iv",{class:"scroller"},...e),L={"data-lm-suppress-shortcuts":"true"};function H(e,n){let t=h("input",{type:"checkbox",...L});return t.addEventListener("change",()=>n(t.checked)),
{node:h("div",{class:"control"},h("label",{},t,e)),show(o){t.checked=o}}}function Y(e,n,t,o){let s=h(
"input",{type:"range",min:0,max:t.length-1,...L}),r=h("output",{"aria-live":"off"}),l=h("span",{},`${e}\
 `,h("code",{},n));return s.addEventListener("input",()=>o(t[Number(s.value)])),{node:h("div",{class:"\
control"},h("label",{},l,s),r),input:s,show(c,i=String(c)){s.value=String(t.indexOf(c)),s.setAttribute(
"aria-valuetext",i),r.textContent=i}}}function G(e,n,t){let o=n.map(s=>`change:${s}`);for(let s of o)e.on(s,t);return t(),()=>{for(let s of o)
e.off(s,t)}}var J=(e,n)=>Object.fromEntries(n.map(t=>[t,e.get(t)]));function j(e,n){for(let[t,o]of Object.
entries(n))e.set(t,o);e.save_changes()}function Q(e){let n=h("p",{class:e}),t=new MutationObserver(()=>{
n.textContent&&dt(n.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>t.observe(n,o)),n}var lt=1e3,O,K;function dt(e){O?.isConnected||(O=h("p",{class:"annotated-voice",
role:"status"}),document.body.append(O));let n=O;clearTimeout(K),K=setTimeout(()=>{n.textContent=e},
lt)}var _=e=>n=>e.find(t=>String(t)===n),V=_([!0,!1]),ht=e=>String(e);function X(e,n,t,o={}){let s=n.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,l=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(l.indexOf(s)>0?l.indexOf(s)+1:""),i=f=>(o[f]??ht)(e.get(f)),a=Object.keys(
t),d=Object.fromEntries(a.map(f=>[f,i(f)])),p=new URLSearchParams(location.search),u=[];for(let[f,v]of Object.
entries(t)){let m=p.get(`${c}.${f}`);if(m===null)continue;let g=v(m);g===void 0?u.push(f):e.set(f,g)}
let $=h("a",{},"Copy link to this setting"),x=h("span",{role:"status"});$.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",$.getAttribute(
"href"));try{await navigator.clipboard.writeText($.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let k=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:h("p",{class:"addr\
ess"},$,x,k),show(){let f=new URLSearchParams(location.search);for(let g of a){let I=i(g);I===d[g]?f.
delete(`${c}.${g}`):f.set(`${c}.${g}`,I)}x.textContent="";let v=s.closest("section[id]")?.id,m=f.size?
`?${f}`:location.pathname;$.setAttribute("href",`${m}${v?`#${v}`:""}`)}}}var Z=e=>!e.matches(".none")&&!e.closest(".unwritten");function tt(e,n){let t=()=>n.flat().find(Z)??
n[0][0],o=t();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return e.addEventListener("k\
eydown",r=>{let l=r.target,c=n.findIndex(u=>u.includes(l));if(c<0)return;let i=n[c].indexOf(l),[a,d]={
ArrowUp:[c-1,i],ArrowDown:[c+1,i],ArrowLeft:[c,i-1],ArrowRight:[c,i+1],Home:[c,0],End:[c,n[c].length-
1]}[r.key]??[null,null];if(a===null)return;r.preventDefault();let p=n[a]?.[d];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{Z(o)||s(t())}}function pt({text:e,say:n,share:t=0,kinds:o=[]}){let s={"aria-label":`${e}: ${n}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=h("td",{...s,...L},e);return r.style.setProperty("--w",String(t)),r}function et({
title:e,corner:n="",rows:t,columns:o,cells:s,look:r}){let l=s.map(p=>p.map(pt)),c=o.map(p=>h("th",{scope:"\
col"},p)),i=l.map((p,u)=>h("tr",{},h("th",{scope:"row"},t[u]),...p)),a=h("table",{class:"grid number\
s",role:"grid"},h("caption",{},e),h("thead",{},h("tr",{},h("td",{},n),...c)),h("tbody",{},...i)),d=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return a.addEventListener("pointe\
rover",p=>r(d(p))),a.addEventListener("pointerleave",()=>r("")),a.addEventListener("focusin",p=>r(d(
p))),a.addEventListener("focusout",()=>r("")),tt(a,l),W(a)}var q=e=>e.replaceAll("-","−");function w(e,n=2){
if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>0?"∞":"−∞";let t=Math.abs(e);return t&&
(t>=1e4||t<.5*10**-n)?q(e.toExponential(0).replace("+","")):q(e.toFixed(n).replace(/^-(0\.0*)$/,"$1"))}
var R=e=>Number.isFinite(e)?q(String(Number(e.toPrecision(7)))):w(e);var b=(e,n=0)=>Array.from({length:e},(t,o)=>n+o);var M=(e,n)=>e.reduce((t,o,s)=>t+o*n[s],0);var A=e=>Math.sqrt(M(e,e)),y=e=>e.reduce((n,t)=>Math.max(n,t),0),nt=(e,n)=>1e4**(-2*e/n),ut=(e,n)=>b(
n/2).map(t=>e*nt(t,n)).flatMap(t=>[Math.sin(t),Math.cos(t)]);function N([e,n],[t,o]){let s=Math.atan2(
t*n-o*e,e*t+n*o);return`${w(s<-1e-9?s+2*Math.PI:Math.max(s,0),3)} rad`}var S=class{constructor(n,t,{
position:o,offset:s,d_model:r,pair:l,without_colon:c}){let i=n??b(t+1).map(u=>ut(u,r));this.words=t,
this.p=o,this.k=s,this.q=o+s,this.d_model=r,this.pair=l,this.added=b(t).map(u=>i[c?t:u]),this.products=
this.added.map(u=>M(this.added[o],u)),this.reach=y(i.flat().map(Math.abs)),this.omega=nt(l,r);let a=s*
this.omega,[d,p]=[Math.sin(a),Math.cos(a)];this.R=[[p,d],[-d,p]]}hand(n,t=this.pair){return this.added[n].
slice(2*t,2*t+2)}turned(n){return this.R.map(t=>M(t,this.hand(n)))}off(n){let t=this.hand(n+this.k);
return A(this.turned(n).map((o,s)=>o-t[s]))}get starts(){return b(this.words-this.k)}get curves(){let n=Math.
min(4,this.d_model-2*this.pair);return b(n,2*this.pair).map(t=>this.added.map(o=>o[t]))}get alike(){
let n=this.starts.map(t=>M(this.added[t],this.added[t+this.k]));return[Math.min(...n),Math.max(...n)]}};var ot={position:["Position","p"],offset:["Offset","k"],d_model:["Features","d_model"],pair:["Pair o\
f features","i"],power:["Embeddings","×"]},rt=360,[C,T]=[38,342],P=(e,n)=>E("path",{class:e,d:n}),at=(e,n,...t)=>h(
"figure",{},h("figcaption",{},...t),E("svg",{viewBox:e,"aria-hidden":"true"},...n));function st(e,n,t,o,s){
let r=n[0].length-1,l=a=>C+(T-C)*a/r,c=a=>20+120*(s-a)/(s-o||1),i=(a,d,p,u)=>E("text",{x:a,y:d,"text\
-anchor":p},u);return at(`0 0 ${rt} 162`,[P("",[o,0,s].map(a=>`M${C} ${c(a)}H${T}`).join("")),...[o,
s].map(a=>i(34,c(a)+4,"end",w(a,1))),...[[0,0],[r/2,"position"],[r,r]].map(([a,d])=>i(l(a),156,"midd\
le",d)),...t.map((a,d)=>P(`hand h${d}`,`M${l(a)} 20V140`)),...t.map((a,d)=>i(l(a),14,d?"start":"end",
a)),...n.map((a,d)=>P(`curve c${d}`,`M${a.map((p,u)=>`${l(u)} ${c(p)}`).join("L")}`))],e)}function ft(e,n){
let t=y(n.map(A))||1,o=n.map(([s,r],l)=>P(`hand h${l}`,`M0 0L${r/t} ${-s/t}`));return at("-1.1 -1.1 \
2.2 2.2",[E("circle",{r:1}),...o],e,` ${N(...n)}`)}function mt({pair:e,p:n,q:t,curves:o,products:s,reach:r}){
let l=`Pair ${e}: sine, cosine dashed${o[2]?"; next thin":""}`,c=-y(s.map(i=>-i));return[st(l,o,[n,t],
-r,r),st(`Dot product of position ${n} with each`,[s],[n,t],c,y(s))]}function gt(e,n,t){let[o,s,r,l]=[
0,0,0,!1],c=({clientX:i})=>{let a=((i-o)/s*rt-C)/(T-C);return Math.round(a*r)};e.addEventListener("p\
ointerdown",i=>{let a=i.target.closest("svg");if(!a||i.button)return;let d=n();({left:o,width:s}=a.getBoundingClientRect()),
r=d.last;let p=c(i);l=Math.abs(p-d.q)<Math.abs(p-d.p),e.setPointerCapture(i.pointerId),i.preventDefault(),
t(l,p)}),e.addEventListener("pointermove",i=>{e.hasPointerCapture(i.pointerId)&&t(l,c(i))})}function xt(e){
let{pair:n,p:t,q:o,d_model:s}=e,r=s/2,l=Math.max(0,Math.min(n-3,r-8)),c=i=>h(i===n?"strong":"span",{},
`pair ${i}`);return b(Math.min(8,r),l).map(i=>ft(c(i),[e.hand(t,i),e.hand(o,i)]))}function it(e,n,t,o,s){
let r=(c,i,a)=>({text:w(c,3),say:`${n[i]}, ${t[a]}, exactly ${R(c)}.`}),l=o.map((c,i)=>c.map((a,d)=>r(
a,i,d)));return et({title:e,rows:n,columns:t,cells:l,look:s})}function wt(e,n){let{p:t,q:o,k:s,omega:r,
R:l}=e,c=`R turns by k · ω = ${s} · ${R(r)} rad`,i=["R, first","R, second",`PE(${t})`,`R · PE(${t}\
)`,`PE(${o})`],[a,d,p]=[e.hand(t),e.turned(t),e.hand(o)],u=l.map(($,x)=>[...$,a[x],d[x],p[x]]);return it(
c,["sine","cosine"],i,u,n)}function $t(e,n){let{added:t,p:o,products:s,words:r}=e,l=["sine","cosine",
`dot product with position ${o}`],c=t.map((i,a)=>[...e.hand(a),s[a]]);return it("Each position",b(r),
l,c,n)}function bt(e){let{p:n,q:t,starts:o}=e,s=y(o.map(r=>e.off(r))).toFixed(4);return`R · PE(${n}\
) ${e.off(n)<1e-6?"equals":"misses"} PE(${t}): the distance is ${e.off(n).toFixed(4)}, and from any \
position at most ${s}.`}function vt(e,{added:n,p:t},o,s){let[r,l]=[o*s,A(n[t])];e.textContent=`A tok\
en’s vector × ${w(s)} is ${w(r,3)} long (left); what position ${t} adds is ${w(l,3)} long (right)\
.`,e.style.setProperty("--share",r/(r+l||1))}function yt(e,n){let{p:t,q:o,k:s,pair:r,words:l,products:c}=e;
if(n)return`Positions ${t} and ${o} get the same row, row ${l}, and so do all others: flat curves, n\
o hand turns, equal dot products. The model cannot tell the order, and nothing raises an error.`;let[
i,a]=e.alike.map(d=>w(d,3));return`From position ${t} to ${o}, the hand of pair ${r} turns by ${N(e.
hand(t),e.hand(o))}. The dot product is ${w(c[o],3)}; for any two positions ${s} apart it is ${i===a?
i:`${i} to ${a}`}.`}var kt=e=>[["x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${e-1}, one for\
 each token`],["x = x + self.pe[:, x.size(1)]",` wrong: row ${e} alone, for all tokens`]].map(([n,t])=>h(
"li",{},h("code",{},n),t)),D=class{constructor({model:n,el:t}){this.model=n,this.given=n.get("given");
let{choices:o,words:s}=this.given,r=Object.keys(ot),l=Object.fromEntries(r.map(m=>[m,_(o[m])]));this.
address=X(n,t,{without_colon:V,...l});let c=m=>g=>j(n,{[m]:g}),i=m=>[m,Y(...ot[m],o[m],c(m))];this.controls=
Object.fromEntries(r.map(i)),this.controls.without_colon=H("Leave out the colon",c("without_colon")),
this.lines=kt(s);let a=["charts","hint","dials","turn","check","balance","tables"];this.places=Object.
fromEntries(a.map(m=>[m,h("div",{class:m})]));let{charts:d,hint:p,dials:u,turn:$,check:x,balance:k,tables:f}=this.
places;this.marked={p:0,q:0,last:s-1},gt(d,()=>this.marked,(m,g)=>this.drag(m,g)),this.status=Q("ver\
dict");let v=h("summary",{},"The rotation and the curves, as tables");this.details=h("details",{},v,
$,f),this.details.addEventListener("toggle",()=>this.redraw()),this.pointed=U(),z(t,"position-explor\
er","Position explorer",B(...Object.values(this.controls)),h("ul",{},...this.lines),d,this.status,p,
u,x,k,this.pointed,h("div",{class:"foot"},this.details,this.address.node))}drag(n,t){let[o,s]=n?["of\
fset",t-this.marked.p]:["position",t],r=this.given.choices[o],l=Math.min(Math.max(s,r[0]),r[r.length-
1]);l!==this.model.get(o)&&j(this.model,{[o]:l})}showControls(n){let{controls:t}=this,{d_model:o,power:s}=n;
for(let[l,{show:c}]of Object.entries(t))c(n[l]);t.pair.input.max=String(o/2-1);let r=s===.5?`√${o}\
 = `:"";t.power.show(s,`${r}${w(o**s)}`);for(let[l,c]of this.lines.entries())c.classList.toggle("use\
d",!!l===n.without_colon)}redraw(){let n=Object.keys(this.controls),t=J(this.model,n),{d_model:o,power:s,
without_colon:r}=t;t.pair=Math.min(t.pair,o/2-1),this.showControls(t);let{table:l,words:c,lengths:i,
choices:a}=this.given,d=new S(l,c,t);this.marked={p:d.p,q:d.q,last:c-1};let p=g=>{this.pointed.textContent=
g},{charts:u,hint:$,dials:x,turn:k,check:f,balance:v,tables:m}=this.places;u.replaceChildren(...mt(d)),
$.textContent=`Drag a position in a chart. Clock hands: thick at position ${d.p}, thin at ${d.q}, an\
d the angle between them.`,x.replaceChildren(...xt(d)),k.replaceChildren(wt(d,p)),f.textContent=bt(d),
vt(v,d,i[a.d_model.indexOf(o)],o**s),m.replaceChildren(...this.details.open?[$t(d,p)]:[]),this.status.
textContent=yt(d,r),this.status.classList.toggle("alarming",r),p(""),this.address.show()}};function Et({
model:e,el:n}){let t=new D({model:e,el:n});return G(e,Object.keys(t.controls),()=>t.redraw())}var ct={
render:Et};widget=ct;})();
export default widget;
