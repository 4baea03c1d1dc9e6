let widget;
(()=>{function h(n,e={},...t){return F(document.createElement(n),e,t)}function E(n,e={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",n);return F(o,e,t)}function F(n,e,t){for(let[o,s]of Object.
entries(e))n.setAttribute(o,s);return n.append(...t),n}function z(n,e,t,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":t};n.append(h("div",s,...o))}var B=(...n)=>h("div",{class:"co\
ntrols"},...n.map(({node:e})=>e)),U=()=>h("p",{class:"pointed","aria-hidden":"true"}),W=(...n)=>h("d\
iv",{class:"scroller"},...n),L={"data-lm-suppress-shortcuts":"true"};function H(n,e){let t=h("input",{type:"checkbox",...L});return t.addEventListener("change",()=>e(t.checked)),
{node:h("div",{class:"control"},h("label",{},t,n)),show(o){t.checked=o}}}function Y(n,e,t,o){let s=h(
"input",{type:"range",min:0,max:t.length-1,...L}),r=h("output",{"aria-live":"off"}),a=h("span",{},`${n}\
 `,h("code",{},e));return s.addEventListener("input",()=>o(t[Number(s.value)])),{node:h("div",{class:"\
control"},h("label",{},a,s),r),input:s,show(l,c=String(l)){s.value=String(t.indexOf(l)),s.setAttribute(
"aria-valuetext",c),r.textContent=c}}}function G(n,e,t){let o=e.map(s=>`change:${s}`);for(let s of o)n.on(s,t);return t(),()=>{for(let s of o)
n.off(s,t)}}var J=(n,e)=>Object.fromEntries(e.map(t=>[t,n.get(t)]));function j(n,e){for(let[t,o]of Object.
entries(e))n.set(t,o);n.save_changes()}function Q(n){let e=h("p",{class:n}),t=new MutationObserver(()=>{
e.textContent&&lt(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>t.observe(e,o)),e}var ct=1e3,O,K;function lt(n){O?.isConnected||(O=h("p",{class:"annotated-voice",
role:"status"}),document.body.append(O));let e=O;clearTimeout(K),K=setTimeout(()=>{e.textContent=n},
ct)}var _=n=>e=>n.find(t=>String(t)===e),V=_([!0,!1]),dt=n=>String(n);function X(n,e,t,o={}){let s=e.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),c=u=>(o[u]??dt)(n.get(u)),i=Object.keys(
t),d=Object.fromEntries(i.map(u=>[u,c(u)])),p=new URLSearchParams(location.search),f=[];for(let[u,v]of Object.
entries(t)){let m=p.get(`${l}.${u}`);if(m===null)continue;let g=v(m);g===void 0?f.push(u):n.set(u,g)}
let $=h("a",{},"Copy link to this setting"),x=h("span",{role:"status"});$.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",$.getAttribute(
"href"));try{await navigator.clipboard.writeText($.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let k=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:h("p",{class:"addr\
ess"},$,x,k),show(){let u=new URLSearchParams(location.search);for(let g of i){let I=c(g);I===d[g]?u.
delete(`${l}.${g}`):u.set(`${l}.${g}`,I)}x.textContent="";let v=s.closest("section[id]")?.id,m=u.size?
`?${u}`:location.pathname;$.setAttribute("href",`${m}${v?`#${v}`:""}`)}}}function Z(n,e){let t=e[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return n.addEventListener(
"keydown",s=>{let r=s.target,a=e.findIndex(p=>p.includes(r));if(a<0)return;let l=e[a].indexOf(r),[c,
i]={ArrowUp:[a-1,l],ArrowDown:[a+1,l],ArrowLeft:[a,l-1],ArrowRight:[a,l+1],Home:[a,0],End:[a,e[a].length-
1]}[s.key]??[null,null];if(c===null)return;s.preventDefault();let d=e[c]?.[i];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{t.closest(".unwritten")&&o(e[0][0])}}function ht({text:n,say:e,share:t=0,kinds:o=[]}){let s={"aria-label":`${n}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=h("td",{...s,...L},n);return r.style.setProperty("--w",String(t)),r}function tt({
title:n,corner:e="",rows:t,columns:o,cells:s,look:r}){let a=s.map(p=>p.map(ht)),l=o.map(p=>h("th",{scope:"\
col"},p)),c=a.map((p,f)=>h("tr",{},h("th",{scope:"row"},t[f]),...p)),i=h("table",{class:"grid number\
s",role:"grid"},h("caption",{},n),h("thead",{},h("tr",{},h("td",{},e),...l)),h("tbody",{},...c)),d=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return i.addEventListener("pointe\
rover",p=>r(d(p))),i.addEventListener("pointerleave",()=>r("")),i.addEventListener("focusin",p=>r(d(
p))),i.addEventListener("focusout",()=>r("")),Z(i,a),W(i)}var q=n=>n.replaceAll("-","−");function w(n,e=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let t=Math.abs(n);return t&&
(t>=1e4||t<.5*10**-e)?q(n.toExponential(0).replace("+","")):q(n.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var R=n=>Number.isFinite(n)?q(String(Number(n.toPrecision(7)))):w(n);var b=(n,e=0)=>Array.from({length:n},(t,o)=>e+o);var M=(n,e)=>n.reduce((t,o,s)=>t+o*e[s],0);var A=n=>Math.sqrt(M(n,n)),y=n=>n.reduce((e,t)=>Math.max(e,t),0),et=(n,e)=>1e4**(-2*n/e),pt=(n,e)=>b(
e/2).map(t=>n*et(t,e)).flatMap(t=>[Math.sin(t),Math.cos(t)]);function N([n,e],[t,o]){let s=Math.atan2(
t*e-o*n,n*t+e*o);return`${w(s<-1e-9?s+2*Math.PI:Math.max(s,0),3)} rad`}var S=class{constructor(e,t,{
position:o,offset:s,d_model:r,pair:a,without_colon:l}){let c=e??b(t+1).map(f=>pt(f,r));this.words=t,
this.p=o,this.k=s,this.q=o+s,this.d_model=r,this.pair=a,this.added=b(t).map(f=>c[l?t:f]),this.products=
this.added.map(f=>M(this.added[o],f)),this.reach=y(c.flat().map(Math.abs)),this.omega=et(a,r);let i=s*
this.omega,[d,p]=[Math.sin(i),Math.cos(i)];this.R=[[p,d],[-d,p]]}hand(e,t=this.pair){return this.added[e].
slice(2*t,2*t+2)}turned(e){return this.R.map(t=>M(t,this.hand(e)))}off(e){let t=this.hand(e+this.k);
return A(this.turned(e).map((o,s)=>o-t[s]))}get starts(){return b(this.words-this.k)}get curves(){let e=Math.
min(4,this.d_model-2*this.pair);return b(e,2*this.pair).map(t=>this.added.map(o=>o[t]))}get alike(){
let e=this.starts.map(t=>M(this.added[t],this.added[t+this.k]));return[Math.min(...e),Math.max(...e)]}};var nt={position:["Position","p"],offset:["Offset","k"],d_model:["Features","d_model"],pair:["Pair o\
f features","i"],power:["Embeddings","×"]},st=360,[C,T]=[38,342],P=(n,e)=>E("path",{class:n,d:e}),rt=(n,e,...t)=>h(
"figure",{},h("figcaption",{},...t),E("svg",{viewBox:n,"aria-hidden":"true"},...e));function ot(n,e,t,o,s){
let r=e[0].length-1,a=i=>C+(T-C)*i/r,l=i=>20+120*(s-i)/(s-o||1),c=(i,d,p,f)=>E("text",{x:i,y:d,"text\
-anchor":p},f);return rt(`0 0 ${st} 162`,[P("",[o,0,s].map(i=>`M${C} ${l(i)}H${T}`).join("")),...[o,
s].map(i=>c(34,l(i)+4,"end",w(i,1))),...[[0,0],[r/2,"position"],[r,r]].map(([i,d])=>c(a(i),156,"midd\
le",d)),...t.map((i,d)=>P(`hand h${d}`,`M${a(i)} 20V140`)),...t.map((i,d)=>c(a(i),14,d?"start":"end",
i)),...e.map((i,d)=>P(`curve c${d}`,`M${i.map((p,f)=>`${a(f)} ${l(p)}`).join("L")}`))],n)}function ut(n,e){
let t=y(e.map(A))||1,o=e.map(([s,r],a)=>P(`hand h${a}`,`M0 0L${r/t} ${-s/t}`));return rt("-1.1 -1.1 \
2.2 2.2",[E("circle",{r:1}),...o],n,` ${N(...e)}`)}function ft({pair:n,p:e,q:t,curves:o,products:s,reach:r}){
let a=`Pair ${n}: sine, cosine dashed${o[2]?"; next thin":""}`,l=-y(s.map(c=>-c));return[ot(a,o,[e,t],
-r,r),ot(`Dot product of position ${e} with each`,[s],[e,t],l,y(s))]}function mt(n,e,t){let[o,s,r,a]=[
0,0,0,!1],l=({clientX:c})=>{let i=((c-o)/s*st-C)/(T-C);return Math.round(i*r)};n.addEventListener("p\
ointerdown",c=>{let i=c.target.closest("svg");if(!i||c.button)return;let d=e();({left:o,width:s}=i.getBoundingClientRect()),
r=d.last;let p=l(c);a=Math.abs(p-d.q)<Math.abs(p-d.p),n.setPointerCapture(c.pointerId),c.preventDefault(),
t(a,p)}),n.addEventListener("pointermove",c=>{n.hasPointerCapture(c.pointerId)&&t(a,l(c))})}function gt(n){
let{pair:e,p:t,q:o,d_model:s}=n,r=s/2,a=Math.max(0,Math.min(e-3,r-8)),l=c=>h(c===e?"strong":"span",{},
`pair ${c}`);return b(Math.min(8,r),a).map(c=>ut(l(c),[n.hand(t,c),n.hand(o,c)]))}function at(n,e,t,o,s){
let r=(l,c,i)=>({text:w(l,3),say:`${e[c]}, ${t[i]}, exactly ${R(l)}.`}),a=o.map((l,c)=>l.map((i,d)=>r(
i,c,d)));return tt({title:n,rows:e,columns:t,cells:a,look:s})}function xt(n,e){let{p:t,q:o,k:s,omega:r,
R:a}=n,l=`R turns by k · ω = ${s} · ${R(r)} rad`,c=["R, first","R, second",`PE(${t})`,`R · PE(${t}\
)`,`PE(${o})`],[i,d,p]=[n.hand(t),n.turned(t),n.hand(o)],f=a.map(($,x)=>[...$,i[x],d[x],p[x]]);return at(
l,["sine","cosine"],c,f,e)}function wt(n,e){let{added:t,p:o,products:s,words:r}=n,a=["sine","cosine",
`dot product with position ${o}`],l=t.map((c,i)=>[...n.hand(i),s[i]]);return at("Each position",b(r),
a,l,e)}function $t(n){let{p:e,q:t,starts:o}=n,s=y(o.map(r=>n.off(r))).toFixed(4);return`R · PE(${e}\
) ${n.off(e)<1e-6?"equals":"misses"} PE(${t}): the distance is ${n.off(e).toFixed(4)}, and from any \
position at most ${s}.`}function bt(n,{added:e,p:t},o,s){let[r,a]=[o*s,A(e[t])];n.textContent=`A tok\
en’s vector × ${w(s)} is ${w(r,3)} long (left); what position ${t} adds is ${w(a,3)} long (right)\
.`,n.style.setProperty("--share",r/(r+a||1))}function vt(n,e){let{p:t,q:o,k:s,pair:r,words:a,products:l}=n;
if(e)return`Positions ${t} and ${o} get the same row, row ${a}, and so do all others: flat curves, n\
o hand turns, equal dot products. The model cannot tell the order, and nothing raises an error.`;let[
c,i]=n.alike.map(d=>w(d,3));return`From position ${t} to ${o}, the hand of pair ${r} turns by ${N(n.
hand(t),n.hand(o))}. The dot product is ${w(l[o],3)}; for any two positions ${s} apart it is ${c===i?
c:`${c} to ${i}`}.`}var yt=n=>[["x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${n-1}, one for\
 each token`],["x = x + self.pe[:, x.size(1)]",` wrong: row ${n} alone, for all tokens`]].map(([e,t])=>h(
"li",{},h("code",{},e),t)),D=class{constructor({model:e,el:t}){this.model=e,this.given=e.get("given");
let{choices:o,words:s}=this.given,r=Object.keys(nt),a=Object.fromEntries(r.map(m=>[m,_(o[m])]));this.
address=X(e,t,{without_colon:V,...a});let l=m=>g=>j(e,{[m]:g}),c=m=>[m,Y(...nt[m],o[m],l(m))];this.controls=
Object.fromEntries(r.map(c)),this.controls.without_colon=H("Leave out the colon",l("without_colon")),
this.lines=yt(s);let i=["charts","hint","dials","turn","check","balance","tables"];this.places=Object.
fromEntries(i.map(m=>[m,h("div",{class:m})]));let{charts:d,hint:p,dials:f,turn:$,check:x,balance:k,tables:u}=this.
places;this.marked={p:0,q:0,last:s-1},mt(d,()=>this.marked,(m,g)=>this.drag(m,g)),this.status=Q("ver\
dict");let v=h("summary",{},"The rotation and the curves, as tables");this.details=h("details",{},v,
$,u),this.details.addEventListener("toggle",()=>this.redraw()),this.pointed=U(),z(t,"position-explor\
er","Position explorer",B(...Object.values(this.controls)),h("ul",{},...this.lines),d,this.status,p,
f,x,k,this.pointed,h("div",{class:"foot"},this.details,this.address.node))}drag(e,t){let[o,s]=e?["of\
fset",t-this.marked.p]:["position",t],r=this.given.choices[o],a=Math.min(Math.max(s,r[0]),r[r.length-
1]);a!==this.model.get(o)&&j(this.model,{[o]:a})}showControls(e){let{controls:t}=this,{d_model:o,power:s}=e;
for(let[a,{show:l}]of Object.entries(t))l(e[a]);t.pair.input.max=String(o/2-1);let r=s===.5?`√${o}\
 = `:"";t.power.show(s,`${r}${w(o**s)}`);for(let[a,l]of this.lines.entries())l.classList.toggle("use\
d",!!a===e.without_colon)}redraw(){let e=Object.keys(this.controls),t=J(this.model,e),{d_model:o,power:s,
without_colon:r}=t;t.pair=Math.min(t.pair,o/2-1),this.showControls(t);let{table:a,words:l,lengths:c,
choices:i}=this.given,d=new S(a,l,t);this.marked={p:d.p,q:d.q,last:l-1};let p=g=>{this.pointed.textContent=
g},{charts:f,hint:$,dials:x,turn:k,check:u,balance:v,tables:m}=this.places;f.replaceChildren(...ft(d)),
$.textContent=`Drag a position in a chart. Clock hands: thick at position ${d.p}, thin at ${d.q}, an\
d the angle between them.`,x.replaceChildren(...gt(d)),k.replaceChildren(xt(d,p)),u.textContent=$t(d),
bt(v,d,c[i.d_model.indexOf(o)],o**s),m.replaceChildren(...this.details.open?[wt(d,p)]:[]),this.status.
textContent=vt(d,r),this.status.classList.toggle("alarming",r),p(""),this.address.show()}};function kt({
model:n,el:e}){let t=new D({model:n,el:e});return G(n,Object.keys(t.controls),()=>t.redraw())}var it={
render:kt};widget=it;})();
export default widget;
