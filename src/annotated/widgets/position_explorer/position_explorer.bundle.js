let widget;
(()=>{function h(n,e={},...t){return F(document.createElement(n),e,t)}function y(n,e={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",n);return F(o,e,t)}function F(n,e,t){for(let[o,s]of Object.
entries(e))n.setAttribute(o,s);return n.append(...t),n}function K(n,e,t,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":t};n.append(h("div",s,...o))}var z=(...n)=>h("div",{class:"co\
ntrols"},...n.map(({node:e})=>e)),B=()=>h("p",{class:"pointed","aria-hidden":"true"}),U=(...n)=>h("d\
iv",{class:"scroller"},...n),O={"data-lm-suppress-shortcuts":"true"};function W(n,e){let t=h("input",{type:"checkbox",...O});return t.addEventListener("change",()=>e(t.checked)),
{node:h("div",{class:"control"},h("label",{},t,n)),show(o){t.checked=o}}}function H(n,e,t,o){let s=h(
"input",{type:"range",min:0,max:t.length-1,...O}),r=h("output",{"aria-live":"off"}),a=h("span",{},`${n}\
 `,h("code",{},e));return s.addEventListener("input",()=>o(t[Number(s.value)])),{node:h("div",{class:"\
control"},h("label",{},a,s),r),input:s,show(l,c=String(l)){s.value=String(t.indexOf(l)),s.setAttribute(
"aria-valuetext",c),r.textContent=c}}}function Y(n,e,t){let o=e.map(s=>`change:${s}`);for(let s of o)n.on(s,t);return t(),()=>{for(let s of o)
n.off(s,t)}}var G=(n,e)=>Object.fromEntries(e.map(t=>[t,n.get(t)]));function j(n,e){for(let[t,o]of Object.
entries(e))n.set(t,o);n.save_changes()}function J(n){let e=h("p",{class:n}),t=new MutationObserver(()=>{
e.textContent&&ct(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>t.observe(e,o)),e}var it=1e3,M,I;function ct(n){M?.isConnected||(M=h("p",{class:"annotated-voice",
role:"status"}),document.body.append(M));let e=M;clearTimeout(I),I=setTimeout(()=>{e.textContent=n},
it)}var _=n=>e=>n.find(t=>String(t)===e),Q=_([!0,!1]),dt=n=>String(n);function V(n,e,t,o={}){let s=e.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),c=new URLSearchParams(location.search),
i=[];for(let[p,x]of Object.entries(t)){let f=c.get(`${l}.${p}`);if(f===null)continue;let $=x(f);$===
void 0?i.push(p):n.set(p,$)}let d=h("a",{},"Link to this setting"),u=i.length?` The address has a se\
tting that could not be read, and was left out: ${i.join(", ")}.`:"";return{node:h("p",{class:"addre\
ss"},d,u),show(){let p=new URLSearchParams(location.search);for(let f of Object.keys(t))p.set(`${l}.${f}`,
(o[f]??dt)(n.get(f)));let x=s.closest("section[id]")?.id;d.setAttribute("href",`?${p}${x?`#${x}`:""}`)}}}function X(n,e){let t=e[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return n.addEventListener(
"keydown",s=>{let r=s.target,a=e.findIndex(u=>u.includes(r));if(a<0)return;let l=e[a].indexOf(r),[c,
i]={ArrowUp:[a-1,l],ArrowDown:[a+1,l],ArrowLeft:[a,l-1],ArrowRight:[a,l+1],Home:[a,0],End:[a,e[a].length-
1]}[s.key]??[null,null];if(c===null)return;s.preventDefault();let d=e[c]?.[i];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{t.closest(".unwritten")&&o(e[0][0])}}function lt({text:n,say:e,share:t=0,kinds:o=[]}){let s={"aria-label":`${n}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=h("td",{...s,...O},n);return r.style.setProperty("--w",String(t)),r}function Z({
title:n,corner:e="",rows:t,columns:o,cells:s,look:r}){let a=s.map(u=>u.map(lt)),l=o.map(u=>h("th",{scope:"\
col"},u)),c=a.map((u,p)=>h("tr",{},h("th",{scope:"row"},t[p]),...u)),i=h("table",{class:"grid number\
s",role:"grid"},h("caption",{},n),h("thead",{},h("tr",{},h("td",{},e),...l)),h("tbody",{},...c)),d=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return i.addEventListener("pointe\
rover",u=>r(d(u))),i.addEventListener("pointerleave",()=>r("")),i.addEventListener("focusin",u=>r(d(
u))),i.addEventListener("focusout",()=>r("")),X(i,a),U(i)}var q=n=>n.replaceAll("-","−");function g(n,e=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let t=Math.abs(n);return t&&
(t>=1e4||t<.5*10**-e)?q(n.toExponential(0).replace("+","")):q(n.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var R=n=>Number.isFinite(n)?q(String(Number(n.toPrecision(7)))):g(n);var w=(n,e=0)=>Array.from({length:n},(t,o)=>e+o);var E=(n,e)=>n.reduce((t,o,s)=>t+o*e[s],0);var C=n=>Math.sqrt(E(n,n)),b=n=>n.reduce((e,t)=>Math.max(e,t),0),tt=(n,e)=>1e4**(-2*n/e),ht=(n,e)=>w(
e/2).map(t=>n*tt(t,e)).flatMap(t=>[Math.sin(t),Math.cos(t)]);function N([n,e],[t,o]){let s=Math.atan2(
t*e-o*n,n*t+e*o);return`${g(s<-1e-9?s+2*Math.PI:Math.max(s,0),3)} rad`}var L=class{constructor(e,t,{
position:o,offset:s,d_model:r,pair:a,without_colon:l}){let c=e??w(t+1).map(p=>ht(p,r));this.words=t,
this.p=o,this.k=s,this.q=o+s,this.d_model=r,this.pair=a,this.added=w(t).map(p=>c[l?t:p]),this.products=
this.added.map(p=>E(this.added[o],p)),this.reach=b(c.flat().map(Math.abs)),this.omega=tt(a,r);let i=s*
this.omega,[d,u]=[Math.sin(i),Math.cos(i)];this.R=[[u,d],[-d,u]]}hand(e,t=this.pair){return this.added[e].
slice(2*t,2*t+2)}turned(e){return this.R.map(t=>E(t,this.hand(e)))}off(e){let t=this.hand(e+this.k);
return C(this.turned(e).map((o,s)=>o-t[s]))}get starts(){return w(this.words-this.k)}get curves(){let e=Math.
min(4,this.d_model-2*this.pair);return w(e,2*this.pair).map(t=>this.added.map(o=>o[t]))}get alike(){
let e=this.starts.map(t=>E(this.added[t],this.added[t+this.k]));return[Math.min(...e),Math.max(...e)]}};var et={position:["Position","p"],offset:["Offset","k"],d_model:["Features","d_model"],pair:["Pair o\
f features","i"],power:["Embeddings","×"]},ot=360,[k,T]=[38,342],P=(n,e)=>y("path",{class:n,d:e}),st=(n,e,...t)=>h(
"figure",{},h("figcaption",{},...t),y("svg",{viewBox:n,"aria-hidden":"true"},...e));function nt(n,e,t,o,s){
let r=e[0].length-1,a=i=>k+(T-k)*i/r,l=i=>20+120*(s-i)/(s-o||1),c=(i,d,u,p)=>y("text",{x:i,y:d,"text\
-anchor":u},p);return st(`0 0 ${ot} 162`,[P("",[o,0,s].map(i=>`M${k} ${l(i)}H${T}`).join("")),...[o,
s].map(i=>c(34,l(i)+4,"end",g(i,1))),...[[0,0],[r/2,"position"],[r,r]].map(([i,d])=>c(a(i),156,"midd\
le",d)),...t.map((i,d)=>P(`hand h${d}`,`M${a(i)} 20V140`)),...t.map((i,d)=>c(a(i),14,d?"start":"end",
i)),...e.map((i,d)=>P(`curve c${d}`,`M${i.map((u,p)=>`${a(p)} ${l(u)}`).join("L")}`))],n)}function ut(n,e){
let t=b(e.map(C))||1,o=e.map(([s,r],a)=>P(`hand h${a}`,`M0 0L${r/t} ${-s/t}`));return st("-1.1 -1.1 \
2.2 2.2",[y("circle",{r:1}),...o],n,` ${N(...e)}`)}function pt({pair:n,p:e,q:t,curves:o,products:s,reach:r}){
let a=`Pair ${n}: sine, cosine dashed${o[2]?"; next thin":""}`,l=-b(s.map(c=>-c));return[nt(a,o,[e,t],
-r,r),nt(`Dot product of position ${e} with each`,[s],[e,t],l,b(s))]}function mt(n,e,t){let[o,s,r,a]=[
0,0,0,!1],l=({clientX:c})=>{let i=((c-o)/s*ot-k)/(T-k);return Math.round(i*r)};n.addEventListener("p\
ointerdown",c=>{let i=c.target.closest("svg");if(!i||c.button)return;let d=e();({left:o,width:s}=i.getBoundingClientRect()),
r=d.last;let u=l(c);a=Math.abs(u-d.q)<Math.abs(u-d.p),n.setPointerCapture(c.pointerId),c.preventDefault(),
t(a,u)}),n.addEventListener("pointermove",c=>{n.hasPointerCapture(c.pointerId)&&t(a,l(c))})}function ft(n){
let{pair:e,p:t,q:o,d_model:s}=n,r=s/2,a=Math.max(0,Math.min(e-3,r-8)),l=c=>h(c===e?"strong":"span",{},
`pair ${c}`);return w(Math.min(8,r),a).map(c=>ut(l(c),[n.hand(t,c),n.hand(o,c)]))}function rt(n,e,t,o,s){
let r=(l,c,i)=>({text:g(l,3),say:`${e[c]}, ${t[i]}, exactly ${R(l)}.`}),a=o.map((l,c)=>l.map((i,d)=>r(
i,c,d)));return Z({title:n,rows:e,columns:t,cells:a,look:s})}function gt(n,e){let{p:t,q:o,k:s,omega:r,
R:a}=n,l=`R turns by k · ω = ${s} · ${R(r)} rad`,c=["R, first","R, second",`PE(${t})`,`R · PE(${t}\
)`,`PE(${o})`],[i,d,u]=[n.hand(t),n.turned(t),n.hand(o)],p=a.map((x,f)=>[...x,i[f],d[f],u[f]]);return rt(
l,["sine","cosine"],c,p,e)}function xt(n,e){let{added:t,p:o,products:s,words:r}=n,a=["sine","cosine",
`dot product with position ${o}`],l=t.map((c,i)=>[...n.hand(i),s[i]]);return rt("Each position",w(r),
a,l,e)}function wt(n){let{p:e,q:t,starts:o}=n,s=b(o.map(r=>n.off(r))).toFixed(4);return`R · PE(${e}\
) ${n.off(e)<1e-6?"equals":"misses"} PE(${t}): the distance is ${n.off(e).toFixed(4)}, and from any \
position at most ${s}.`}function $t(n,{added:e,p:t},o,s){let[r,a]=[o*s,C(e[t])];n.textContent=`A wor\
d’s vector × ${g(s)} is ${g(r,3)} long (left); what position ${t} adds is ${g(a,3)} long (right).`,
n.style.setProperty("--share",r/(r+a||1))}function bt(n,e){let{p:t,q:o,k:s,pair:r,words:a,products:l}=n;
if(e)return`Positions ${t} and ${o} get the same row, row ${a}, and so do all others: flat curves, n\
o hand turns, equal dot products. The model cannot tell the order, and nothing raises an error.`;let[
c,i]=n.alike.map(d=>g(d,3));return`From position ${t} to ${o}, the hand of pair ${r} turns by ${N(n.
hand(t),n.hand(o))}. The dot product is ${g(l[o],3)}; for any two positions ${s} apart it is ${c===i?
c:`${c} to ${i}`}.`}var vt=n=>[["x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${n-1}, one for\
 each word`],["x = x + self.pe[:, x.size(1)]",` wrong: row ${n} alone, for all words`]].map(([e,t])=>h(
"li",{},h("code",{},e),t)),D=class{constructor({model:e,el:t}){this.model=e,this.given=e.get("given");
let{choices:o,words:s}=this.given,r=Object.keys(et),a=Object.fromEntries(r.map(m=>[m,_(o[m])]));this.
address=V(e,t,{without_colon:Q,...a});let l=m=>v=>j(e,{[m]:v}),c=m=>[m,H(...et[m],o[m],l(m))];this.controls=
Object.fromEntries(r.map(c)),this.controls.without_colon=W("Leave out the colon",l("without_colon")),
this.lines=vt(s);let i=["charts","hint","dials","turn","check","balance","tables"];this.places=Object.
fromEntries(i.map(m=>[m,h("div",{class:m})]));let{charts:d,hint:u,dials:p,turn:x,check:f,balance:$,tables:S}=this.
places;this.marked={p:0,q:0,last:s-1},mt(d,()=>this.marked,(m,v)=>this.drag(m,v)),this.status=J("ver\
dict");let A=h("summary",{},"The rotation and the curves, as tables");this.details=h("details",{},A,
x,S),this.details.addEventListener("toggle",()=>this.redraw()),this.pointed=B(),K(t,"position-explor\
er","Position explorer",z(...Object.values(this.controls)),h("ul",{},...this.lines),d,this.status,u,
p,f,$,this.pointed,h("div",{class:"foot"},this.details,this.address.node))}drag(e,t){let[o,s]=e?["of\
fset",t-this.marked.p]:["position",t],r=this.given.choices[o],a=Math.min(Math.max(s,r[0]),r[r.length-
1]);a!==this.model.get(o)&&j(this.model,{[o]:a})}showControls(e){let{controls:t}=this,{d_model:o,power:s}=e;
for(let[a,{show:l}]of Object.entries(t))l(e[a]);t.pair.input.max=String(o/2-1);let r=s===.5?`√${o}\
 = `:"";t.power.show(s,`${r}${g(o**s)}`);for(let[a,l]of this.lines.entries())l.classList.toggle("use\
d",!!a===e.without_colon)}redraw(){let e=Object.keys(this.controls),t=G(this.model,e),{d_model:o,power:s,
without_colon:r}=t;t.pair=Math.min(t.pair,o/2-1),this.showControls(t);let{table:a,words:l,lengths:c,
choices:i}=this.given,d=new L(a,l,t);this.marked={p:d.p,q:d.q,last:l-1};let u=v=>{this.pointed.textContent=
v},{charts:p,hint:x,dials:f,turn:$,check:S,balance:A,tables:m}=this.places;p.replaceChildren(...pt(d)),
x.textContent=`Drag a position in a chart. Clock hands: thick at position ${d.p}, thin at ${d.q}, an\
d the angle between them.`,f.replaceChildren(...ft(d)),$.replaceChildren(gt(d,u)),S.textContent=wt(d),
$t(A,d,c[i.d_model.indexOf(o)],o**s),m.replaceChildren(...this.details.open?[xt(d,u)]:[]),this.status.
textContent=bt(d,r),this.status.classList.toggle("alarming",r),u(""),this.address.show()}};function yt({
model:n,el:e}){let t=new D({model:n,el:e});return Y(n,Object.keys(t.controls),()=>t.redraw())}var at={
render:yt};widget=at;})();
export default widget;
