let widget;
(()=>{function u(e,n={},...t){return N(document.createElement(e),n,t)}function $(e,n={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return N(o,n,t)}function N(e,n,t){for(let[o,s]of Object.
entries(n))e.setAttribute(o,s);return e.append(...t),e}function R(e,n,t,...o){let s={class:`annotate\
d-view ${n}`,role:"group","aria-label":t};e.append(u("div",s,...o))}var q=(...e)=>u("div",{class:"co\
ntrols"},...e.map(({node:n})=>n)),T=()=>u("p",{class:"pointed","aria-hidden":"true"}),F=(...e)=>u("d\
iv",{class:"scroller"},...e),M={"data-lm-suppress-shortcuts":"true"};function I(e,n){let t=u("input",{type:"checkbox",...M});return t.addEventListener("change",()=>n(t.checked)),
{node:u("div",{class:"control"},u("label",{},t,e)),show(o){t.checked=o}}}function K(e,n,t,o){let s=u(
"input",{type:"range",min:0,max:t.length-1,...M}),r=u("output",{"aria-live":"off"}),i=u("span",{},`${e}\
 `,u("code",{},n));return s.addEventListener("input",()=>o(t[Number(s.value)])),{node:u("div",{class:"\
control"},u("label",{},i,s),r),input:s,show(c,d=String(c)){s.value=String(t.indexOf(c)),s.setAttribute(
"aria-valuetext",d),r.textContent=d}}}function z(e,n,t){let o=n.map(s=>`change:${s}`);for(let s of o)e.on(s,t);return t(),()=>{for(let s of o)
e.off(s,t)}}function D(e,n){for(let[t,o]of Object.entries(n))e.set(t,o);e.save_changes()}function H(e){
let n=u("p",{class:e}),t=new MutationObserver(()=>{n.textContent&&st(n.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>t.observe(n,o)),n}var ot=1e3,E,_;function st(e){
E?.isConnected||(E=u("p",{class:"annotated-voice",role:"status"}),document.body.append(E)),clearTimeout(
_),_=setTimeout(()=>E.textContent=e,ot)}var C=e=>n=>e.find(t=>String(t)===n),B=C([!0,!1]),rt=e=>String(e);function U(e,n,t,o={}){let s=n.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),d=new URLSearchParams(location.search),
a=[];for(let[h,m]of Object.entries(t)){let f=d.get(`${c}.${h}`);if(f===null)continue;let v=m(f);v===
void 0?a.push(h):e.set(h,v)}let l=u("a",{},"Link to this setting"),p=a.length?` The address has a se\
tting that could not be read, and was left out: ${a.join(", ")}.`:"";return{node:u("p",{class:"addre\
ss"},l,p),show(){let h=new URLSearchParams(location.search);for(let f of Object.keys(t))h.set(`${c}.${f}`,
(o[f]??rt)(e.get(f)));let m=s.closest("section[id]")?.id;l.setAttribute("href",`?${h}${m?`#${m}`:""}`)}}}function W(e,n){let t=n[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return e.addEventListener(
"keydown",s=>{let r=s.target,i=n.findIndex(p=>p.includes(r));if(i<0)return;let c=n[i].indexOf(r),[d,
a]={ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,n[i].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let l=n[d]?.[a];!l||getComputedStyle(l).
visibility==="hidden"||(o(l),l.focus())}),()=>{t.closest(".unwritten")&&o(n[0][0])}}function it({text:e,say:n,share:t=0,kinds:o=[]}){let s={"aria-label":`${e}: ${n}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=u("td",{...s,...M},e);return r.style.setProperty("--w",String(t)),r}function Y({
title:e,corner:n="",rows:t,columns:o,cells:s,look:r}){let i=s.map(p=>p.map(it)),c=o.map(p=>u("th",{scope:"\
col"},p)),d=i.map((p,h)=>u("tr",{},u("th",{scope:"row"},t[h]),...p)),a=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},e),u("thead",{},u("tr",{},u("td",{},n),...c)),u("tbody",{},...d)),l=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return a.addEventListener("pointe\
rover",p=>r(l(p))),a.addEventListener("pointerleave",()=>r("")),a.addEventListener("focusin",p=>r(l(
p))),a.addEventListener("focusout",()=>r("")),W(a,i),F(a)}var S=e=>e.replaceAll("-","−");function x(e,n=2){
if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>0?"∞":"−∞";let t=Math.abs(e);return t&&
(t>=1e4||t<.5*10**-n)?S(e.toExponential(0).replace("+","")):S(e.toFixed(n).replace(/^-(0\.0*)$/,"$1"))}
var j=e=>Number.isFinite(e)?S(String(Number(e.toPrecision(7)))):x(e);var g=(e,n=0)=>Array.from({length:e},(t,o)=>n+o);var b=(e,n)=>e.reduce((t,o,s)=>t+o*n[s],0);var O=e=>Math.sqrt(b(e,e)),w=e=>e.reduce((n,t)=>Math.max(n,t),0),G=(e,n)=>1e4**(-2*e/n),at=(e,n)=>g(
n/2).map(t=>e*G(t,n)).flatMap(t=>[Math.sin(t),Math.cos(t)]);function A([e,n],[t,o]){let s=Math.atan2(
t*n-o*e,e*t+n*o);return`${x(s<-1e-9?s+2*Math.PI:Math.max(s,0),3)} rad`}var k=class{constructor(n,t,{
position:o,offset:s,d_model:r,pair:i,without_colon:c}){let d=n??g(t+1).map(h=>at(h,r));this.words=t,
this.p=o,this.k=s,this.q=o+s,this.d_model=r,this.pair=i,this.added=g(t).map(h=>d[c?t:h]),this.products=
this.added.map(h=>b(this.added[o],h)),this.reach=w(d.flat().map(Math.abs)),this.omega=G(i,r);let a=s*
this.omega,[l,p]=[Math.sin(a),Math.cos(a)];this.R=[[p,l],[-l,p]]}hand(n,t=this.pair){return this.added[n].
slice(2*t,2*t+2)}turned(n){return this.R.map(t=>b(t,this.hand(n)))}off(n){let t=this.hand(n+this.k);
return O(this.turned(n).map((o,s)=>o-t[s]))}get starts(){return g(this.words-this.k)}get curves(){let n=Math.
min(4,this.d_model-2*this.pair);return g(n,2*this.pair).map(t=>this.added.map(o=>o[t]))}get alike(){
let n=this.starts.map(t=>b(this.added[t],this.added[t+this.k]));return[Math.min(...n),Math.max(...n)]}};var J={position:["Position","p"],offset:["Offset","k"],d_model:["Features","d_model"],pair:["Pair of\
 features","i"],power:["Embeddings","×"]},L=(e,n)=>$("path",{class:e,d:n}),V=(e,n,...t)=>u("figure",
{},u("figcaption",{},...t),$("svg",{viewBox:e,"aria-hidden":"true"},...n));function Q(e,n,t,o,s){let r=n[0].
length-1,i=a=>38+304*a/r,c=a=>20+120*(s-a)/(s-o||1),d=(a,l,p,h)=>$("text",{x:a,y:l,"text-anchor":p},
h);return V("0 0 360 162",[L("",`M38 ${c(o)}H342M38 ${c(0)}H342M38 ${c(s)}H342`),...[o,s].map(a=>d(34,
c(a)+4,"end",x(a,1))),...[[0,0],[r/2,"position"],[r,r]].map(([a,l])=>d(i(a),156,"middle",l)),...t.map(
(a,l)=>L(`hand h${l}`,`M${i(a)} 20V140`)),...t.map((a,l)=>d(i(a),14,l?"start":"end",a)),...n.map((a,l)=>L(
`curve c${l}`,`M${a.map((p,h)=>`${i(h)} ${c(p)}`).join("L")}`))],e)}function ct(e,n){let t=w(n.map(O))||
1,o=n.map(([s,r],i)=>L(`hand h${i}`,`M0 0L${r/t} ${-s/t}`));return V("-1.1 -1.1 2.2 2.2",[$("circle",
{r:1}),...o],e,` ${A(...n)}`)}function lt({pair:e,p:n,q:t,curves:o,products:s,reach:r}){let i=`Pair ${e}\
: sine, cosine dashed${o[2]?"; next thin":""}`,c=-w(s.map(d=>-d));return[Q(i,o,[n,t],-r,r),Q(`Dot pr\
oduct of position ${n} with each`,[s],[n,t],c,w(s))]}function dt(e){let{pair:n,p:t,q:o,d_model:s}=e,
r=s/2,i=Math.max(0,Math.min(n-3,r-8)),c=d=>u(d===n?"strong":"span",{},`pair ${d}`);return g(Math.min(
8,r),i).map(d=>ct(c(d),[e.hand(t,d),e.hand(o,d)]))}function X(e,n,t,o,s){let r=(c,d,a)=>({text:x(c,3),
say:`${n[d]}, ${t[a]}, exactly ${j(c)}.`}),i=o.map((c,d)=>c.map((a,l)=>r(a,d,l)));return Y({title:e,
rows:n,columns:t,cells:i,look:s})}function ut(e,n){let{p:t,q:o,k:s,omega:r,R:i}=e,c=`R turns by k · \
ω = ${s} · ${j(r)} rad`,d=["R, first","R, second",`PE(${t})`,`R · PE(${t})`,`PE(${o})`],[a,l,p]=[
e.hand(t),e.turned(t),e.hand(o)],h=i.map((m,f)=>[...m,a[f],l[f],p[f]]);return X(c,["sine","cosine"],
d,h,n)}function pt(e,n){let{added:t,p:o,products:s,words:r}=e,i=["sine","cosine",`dot product with p\
osition ${o}`],c=t.map((d,a)=>[...e.hand(a),s[a]]);return X("Each position",g(r),i,c,n)}function ht(e){
let{p:n,q:t,starts:o}=e,s=w(o.map(r=>e.off(r))).toFixed(4);return`R · PE(${n}) ${e.off(n)<1e-6?"equ\
als":"misses"} PE(${t}): the distance is ${e.off(n).toFixed(4)}, and from any position at most ${s}.`}
function mt(e,{added:n,p:t},o,s){let[r,i]=[o*s,O(n[t])];e.textContent=`A word’s vector × ${x(s)} \
is ${x(r,3)} long (left); what position ${t} adds is ${x(i,3)} long (right).`,e.style.setProperty("-\
-share",r/(r+i||1))}function ft(e,n){let{p:t,q:o,k:s,pair:r,words:i,products:c}=e;if(n)return`Positi\
ons ${t} and ${o} get the same row, row ${i}, and so do all others: flat curves, no hand turns, equa\
l dot products. The model cannot tell the order, and nothing raises an error.`;let[d,a]=e.alike.map(
l=>x(l,3));return`From position ${t} to ${o}, the hand of pair ${r} turns by ${A(e.hand(t),e.hand(o))}\
. The dot product is ${x(c[o],3)}; for any two positions ${s} apart it is ${d===a?d:`${d} to ${a}`}.`}
var xt=e=>[["x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${e-1}, one for each word`],["x = x\
 + self.pe[:, x.size(1)]",` wrong: row ${e} alone, for all words`]].map(([n,t])=>u("li",{},u("code",
{},n),t)),P=class{constructor({model:n,el:t}){this.model=n,this.given=n.get("given");let{choices:o,words:s}=this.
given,r=Object.keys(J),i=Object.fromEntries(r.map(m=>[m,C(o[m])]));this.address=U(n,t,{without_colon:B,
...i});let c=m=>f=>D(n,{[m]:f}),d=m=>[m,K(...J[m],o[m],c(m))];this.controls=Object.fromEntries(r.map(
d)),this.controls.without_colon=I("Leave out the colon",c("without_colon")),this.lines=xt(s);let a=[
"charts","hint","dials","turn","check","balance","tables"];this.places=Object.fromEntries(a.map(m=>[
m,u("div",{class:m})]));let{tables:l,...p}=this.places;this.status=H("verdict");let h=u("summary",{},
"The curves, as a table");this.details=u("details",{},h,l),this.details.addEventListener("toggle",()=>this.
redraw()),this.pointed=T(),R(t,"position-explorer","Position explorer",q(...Object.values(this.controls)),
u("ul",{},...this.lines),this.status,...Object.values(p),this.details,this.pointed,this.address.node)}showControls(n){
let{controls:t}=this,{d_model:o,power:s}=n;for(let[i,{show:c}]of Object.entries(t))c(n[i]);t.pair.input.
max=String(o/2-1);let r=s===.5?`√${o} = `:"";t.power.show(s,`${r}${x(o**s)}`);for(let[i,c]of this.
lines.entries())c.classList.toggle("used",!!i===n.without_colon)}redraw(){let n=Object.keys(this.controls),
t=Object.fromEntries(n.map(y=>[y,this.model.get(y)])),{d_model:o,power:s,without_colon:r}=t;t.pair=Math.
min(t.pair,o/2-1),this.showControls(t);let{table:i,words:c,lengths:d,choices:a}=this.given,l=new k(i,
c,t),p=y=>{this.pointed.textContent=y},{charts:h,hint:m,dials:f,turn:v,check:tt,balance:et,tables:nt}=this.
places;h.replaceChildren(...lt(l)),m.textContent=`Clock hands: thick at position ${l.p}, thin at ${l.
q}; with each, the angle between them.`,f.replaceChildren(...dt(l)),v.replaceChildren(ut(l,p)),tt.textContent=
ht(l),mt(et,l,d[a.d_model.indexOf(o)],o**s),nt.replaceChildren(...this.details.open?[pt(l,p)]:[]),this.
status.textContent=ft(l,r),this.status.classList.toggle("alarming",r),p(""),this.address.show()}};function gt({
model:e,el:n}){let t=new P({model:e,el:n});return z(e,Object.keys(t.controls),()=>t.redraw())}var Z={
render:gt};widget=Z;})();
export default widget;
