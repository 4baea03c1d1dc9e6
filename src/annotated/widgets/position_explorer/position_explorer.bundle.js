let widget;
(()=>{function u(n,e={},...t){return _(document.createElement(n),e,t)}function $(n,e={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",n);return _(o,e,t)}function _(n,e,t){for(let[o,s]of Object.
entries(e))n.setAttribute(o,s);return n.append(...t),n}function N(n,e,t,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":t};n.append(u("div",s,...o))}var R=(...n)=>u("div",{class:"co\
ntrols"},...n.map(({node:e})=>e)),q=()=>u("p",{class:"pointed","aria-hidden":"true"}),T=(...n)=>u("d\
iv",{class:"scroller"},...n),E={"data-lm-suppress-shortcuts":"true"};function F(n,e){let t=u("input",{type:"checkbox",...E});return t.addEventListener("change",()=>e(t.checked)),
{node:u("div",{class:"control"},u("label",{},t,n)),show(o){t.checked=o}}}function I(n,e,t,o){let s=u(
"input",{type:"range",min:0,max:t.length-1,...E}),r=u("output",{"aria-live":"off"}),i=u("span",{},`${n}\
 `,u("code",{},e));return s.addEventListener("input",()=>o(t[Number(s.value)])),{node:u("div",{class:"\
control"},u("label",{},i,s),r),input:s,show(c,d=String(c)){s.value=String(t.indexOf(c)),s.setAttribute(
"aria-valuetext",d),r.textContent=d}}}function K(n,e,t){let o=e.map(s=>`change:${s}`);for(let s of o)n.on(s,t);return t(),()=>{for(let s of o)
n.off(s,t)}}var z=(n,e)=>Object.fromEntries(e.map(t=>[t,n.get(t)]));function D(n,e){for(let[t,o]of Object.
entries(e))n.set(t,o);n.save_changes()}function H(n){let e=u("p",{class:n}),t=new MutationObserver(()=>{
e.textContent&&rt(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>t.observe(e,o)),e}var st=1e3,y,P;function rt(n){y?.isConnected||(y=u("p",{class:"annotated-voice",
role:"status"}),document.body.append(y));let e=y;clearTimeout(P),P=setTimeout(()=>{e.textContent=n},
st)}var L=n=>e=>n.find(t=>String(t)===e),B=L([!0,!1]),it=n=>String(n);function U(n,e,t,o={}){let s=e.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),d=new URLSearchParams(location.search),
a=[];for(let[h,m]of Object.entries(t)){let f=d.get(`${c}.${h}`);if(f===null)continue;let v=m(f);v===
void 0?a.push(h):n.set(h,v)}let l=u("a",{},"Link to this setting"),p=a.length?` The address has a se\
tting that could not be read, and was left out: ${a.join(", ")}.`:"";return{node:u("p",{class:"addre\
ss"},l,p),show(){let h=new URLSearchParams(location.search);for(let f of Object.keys(t))h.set(`${c}.${f}`,
(o[f]??it)(n.get(f)));let m=s.closest("section[id]")?.id;l.setAttribute("href",`?${h}${m?`#${m}`:""}`)}}}function W(n,e){let t=e[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return n.addEventListener(
"keydown",s=>{let r=s.target,i=e.findIndex(p=>p.includes(r));if(i<0)return;let c=e[i].indexOf(r),[d,
a]={ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let l=e[d]?.[a];!l||getComputedStyle(l).
visibility==="hidden"||(o(l),l.focus())}),()=>{t.closest(".unwritten")&&o(e[0][0])}}function at({text:n,say:e,share:t=0,kinds:o=[]}){let s={"aria-label":`${n}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=u("td",{...s,...E},n);return r.style.setProperty("--w",String(t)),r}function Y({
title:n,corner:e="",rows:t,columns:o,cells:s,look:r}){let i=s.map(p=>p.map(at)),c=o.map(p=>u("th",{scope:"\
col"},p)),d=i.map((p,h)=>u("tr",{},u("th",{scope:"row"},t[h]),...p)),a=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},n),u("thead",{},u("tr",{},u("td",{},e),...c)),u("tbody",{},...d)),l=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return a.addEventListener("pointe\
rover",p=>r(l(p))),a.addEventListener("pointerleave",()=>r("")),a.addEventListener("focusin",p=>r(l(
p))),a.addEventListener("focusout",()=>r("")),W(a,i),T(a)}var C=n=>n.replaceAll("-","−");function x(n,e=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let t=Math.abs(n);return t&&
(t>=1e4||t<.5*10**-e)?C(n.toExponential(0).replace("+","")):C(n.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var S=n=>Number.isFinite(n)?C(String(Number(n.toPrecision(7)))):x(n);var g=(n,e=0)=>Array.from({length:n},(t,o)=>e+o);var b=(n,e)=>n.reduce((t,o,s)=>t+o*e[s],0);var k=n=>Math.sqrt(b(n,n)),w=n=>n.reduce((e,t)=>Math.max(e,t),0),G=(n,e)=>1e4**(-2*n/e),ct=(n,e)=>g(
e/2).map(t=>n*G(t,e)).flatMap(t=>[Math.sin(t),Math.cos(t)]);function j([n,e],[t,o]){let s=Math.atan2(
t*e-o*n,n*t+e*o);return`${x(s<-1e-9?s+2*Math.PI:Math.max(s,0),3)} rad`}var M=class{constructor(e,t,{
position:o,offset:s,d_model:r,pair:i,without_colon:c}){let d=e??g(t+1).map(h=>ct(h,r));this.words=t,
this.p=o,this.k=s,this.q=o+s,this.d_model=r,this.pair=i,this.added=g(t).map(h=>d[c?t:h]),this.products=
this.added.map(h=>b(this.added[o],h)),this.reach=w(d.flat().map(Math.abs)),this.omega=G(i,r);let a=s*
this.omega,[l,p]=[Math.sin(a),Math.cos(a)];this.R=[[p,l],[-l,p]]}hand(e,t=this.pair){return this.added[e].
slice(2*t,2*t+2)}turned(e){return this.R.map(t=>b(t,this.hand(e)))}off(e){let t=this.hand(e+this.k);
return k(this.turned(e).map((o,s)=>o-t[s]))}get starts(){return g(this.words-this.k)}get curves(){let e=Math.
min(4,this.d_model-2*this.pair);return g(e,2*this.pair).map(t=>this.added.map(o=>o[t]))}get alike(){
let e=this.starts.map(t=>b(this.added[t],this.added[t+this.k]));return[Math.min(...e),Math.max(...e)]}};var J={position:["Position","p"],offset:["Offset","k"],d_model:["Features","d_model"],pair:["Pair of\
 features","i"],power:["Embeddings","×"]},O=(n,e)=>$("path",{class:n,d:e}),V=(n,e,...t)=>u("figure",
{},u("figcaption",{},...t),$("svg",{viewBox:n,"aria-hidden":"true"},...e));function Q(n,e,t,o,s){let r=e[0].
length-1,i=a=>38+304*a/r,c=a=>20+120*(s-a)/(s-o||1),d=(a,l,p,h)=>$("text",{x:a,y:l,"text-anchor":p},
h);return V("0 0 360 162",[O("",`M38 ${c(o)}H342M38 ${c(0)}H342M38 ${c(s)}H342`),...[o,s].map(a=>d(34,
c(a)+4,"end",x(a,1))),...[[0,0],[r/2,"position"],[r,r]].map(([a,l])=>d(i(a),156,"middle",l)),...t.map(
(a,l)=>O(`hand h${l}`,`M${i(a)} 20V140`)),...t.map((a,l)=>d(i(a),14,l?"start":"end",a)),...e.map((a,l)=>O(
`curve c${l}`,`M${a.map((p,h)=>`${i(h)} ${c(p)}`).join("L")}`))],n)}function lt(n,e){let t=w(e.map(k))||
1,o=e.map(([s,r],i)=>O(`hand h${i}`,`M0 0L${r/t} ${-s/t}`));return V("-1.1 -1.1 2.2 2.2",[$("circle",
{r:1}),...o],n,` ${j(...e)}`)}function dt({pair:n,p:e,q:t,curves:o,products:s,reach:r}){let i=`Pair ${n}\
: sine, cosine dashed${o[2]?"; next thin":""}`,c=-w(s.map(d=>-d));return[Q(i,o,[e,t],-r,r),Q(`Dot pr\
oduct of position ${e} with each`,[s],[e,t],c,w(s))]}function ut(n){let{pair:e,p:t,q:o,d_model:s}=n,
r=s/2,i=Math.max(0,Math.min(e-3,r-8)),c=d=>u(d===e?"strong":"span",{},`pair ${d}`);return g(Math.min(
8,r),i).map(d=>lt(c(d),[n.hand(t,d),n.hand(o,d)]))}function X(n,e,t,o,s){let r=(c,d,a)=>({text:x(c,3),
say:`${e[d]}, ${t[a]}, exactly ${S(c)}.`}),i=o.map((c,d)=>c.map((a,l)=>r(a,d,l)));return Y({title:n,
rows:e,columns:t,cells:i,look:s})}function pt(n,e){let{p:t,q:o,k:s,omega:r,R:i}=n,c=`R turns by k · \
ω = ${s} · ${S(r)} rad`,d=["R, first","R, second",`PE(${t})`,`R · PE(${t})`,`PE(${o})`],[a,l,p]=[
n.hand(t),n.turned(t),n.hand(o)],h=i.map((m,f)=>[...m,a[f],l[f],p[f]]);return X(c,["sine","cosine"],
d,h,e)}function ht(n,e){let{added:t,p:o,products:s,words:r}=n,i=["sine","cosine",`dot product with p\
osition ${o}`],c=t.map((d,a)=>[...n.hand(a),s[a]]);return X("Each position",g(r),i,c,e)}function mt(n){
let{p:e,q:t,starts:o}=n,s=w(o.map(r=>n.off(r))).toFixed(4);return`R · PE(${e}) ${n.off(e)<1e-6?"equ\
als":"misses"} PE(${t}): the distance is ${n.off(e).toFixed(4)}, and from any position at most ${s}.`}
function ft(n,{added:e,p:t},o,s){let[r,i]=[o*s,k(e[t])];n.textContent=`A word’s vector × ${x(s)} \
is ${x(r,3)} long (left); what position ${t} adds is ${x(i,3)} long (right).`,n.style.setProperty("-\
-share",r/(r+i||1))}function xt(n,e){let{p:t,q:o,k:s,pair:r,words:i,products:c}=n;if(e)return`Positi\
ons ${t} and ${o} get the same row, row ${i}, and so do all others: flat curves, no hand turns, equa\
l dot products. The model cannot tell the order, and nothing raises an error.`;let[d,a]=n.alike.map(
l=>x(l,3));return`From position ${t} to ${o}, the hand of pair ${r} turns by ${j(n.hand(t),n.hand(o))}\
. The dot product is ${x(c[o],3)}; for any two positions ${s} apart it is ${d===a?d:`${d} to ${a}`}.`}
var gt=n=>[["x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${n-1}, one for each word`],["x = x\
 + self.pe[:, x.size(1)]",` wrong: row ${n} alone, for all words`]].map(([e,t])=>u("li",{},u("code",
{},e),t)),A=class{constructor({model:e,el:t}){this.model=e,this.given=e.get("given");let{choices:o,words:s}=this.
given,r=Object.keys(J),i=Object.fromEntries(r.map(m=>[m,L(o[m])]));this.address=U(e,t,{without_colon:B,
...i});let c=m=>f=>D(e,{[m]:f}),d=m=>[m,I(...J[m],o[m],c(m))];this.controls=Object.fromEntries(r.map(
d)),this.controls.without_colon=F("Leave out the colon",c("without_colon")),this.lines=gt(s);let a=[
"charts","hint","dials","turn","check","balance","tables"];this.places=Object.fromEntries(a.map(m=>[
m,u("div",{class:m})]));let{tables:l,...p}=this.places;this.status=H("verdict");let h=u("summary",{},
"The curves, as a table");this.details=u("details",{},h,l),this.details.addEventListener("toggle",()=>this.
redraw()),this.pointed=q(),N(t,"position-explorer","Position explorer",R(...Object.values(this.controls)),
u("ul",{},...this.lines),this.status,...Object.values(p),this.details,this.pointed,this.address.node)}showControls(e){
let{controls:t}=this,{d_model:o,power:s}=e;for(let[i,{show:c}]of Object.entries(t))c(e[i]);t.pair.input.
max=String(o/2-1);let r=s===.5?`√${o} = `:"";t.power.show(s,`${r}${x(o**s)}`);for(let[i,c]of this.
lines.entries())c.classList.toggle("used",!!i===e.without_colon)}redraw(){let e=Object.keys(this.controls),
t=z(this.model,e),{d_model:o,power:s,without_colon:r}=t;t.pair=Math.min(t.pair,o/2-1),this.showControls(
t);let{table:i,words:c,lengths:d,choices:a}=this.given,l=new M(i,c,t),p=ot=>{this.pointed.textContent=
ot},{charts:h,hint:m,dials:f,turn:v,check:tt,balance:et,tables:nt}=this.places;h.replaceChildren(...dt(
l)),m.textContent=`Clock hands: thick at position ${l.p}, thin at ${l.q}; with each, the angle betwe\
en them.`,f.replaceChildren(...ut(l)),v.replaceChildren(pt(l,p)),tt.textContent=mt(l),ft(et,l,d[a.d_model.
indexOf(o)],o**s),nt.replaceChildren(...this.details.open?[ht(l,p)]:[]),this.status.textContent=xt(l,
r),this.status.classList.toggle("alarming",r),p(""),this.address.show()}};function wt({model:n,el:e}){
let t=new A({model:n,el:e});return K(n,Object.keys(t.controls),()=>t.redraw())}var Z={render:wt};widget=Z;})();
export default widget;
