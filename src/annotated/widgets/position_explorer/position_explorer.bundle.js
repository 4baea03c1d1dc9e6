let widget;
(()=>{function p(n,e={},...t){return K(document.createElement(n),e,t)}function E(n,e={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",n);return K(o,e,t)}function K(n,e,t){for(let[o,s]of Object.
entries(e))n.setAttribute(o,s);return n.append(...t),n}function F(n,e,t,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":t};n.append(p("div",s,...o))}var z=(...n)=>p("div",{class:"co\
ntrols"},...n.map(({node:e})=>e)),D=()=>p("p",{class:"pointed","aria-hidden":"true"}),I=(...n)=>p("d\
iv",{class:"scroller"},...n),O={"data-lm-suppress-shortcuts":"true"};function H(n,e){let t=p("input",{type:"checkbox",...O});return t.addEventListener("change",()=>e(t.checked)),
{node:p("div",{class:"control"},p("label",{},t,n)),show(o){t.checked=o}}}function B(n,e,t,o){let s=p(
"input",{type:"range",min:0,max:t.length-1,...O}),r=p("output",{"aria-live":"off"}),i=p("span",{},`${n}\
 `,p("code",{},e));return s.addEventListener("input",()=>o(t[Number(s.value)])),{node:p("div",{class:"\
control"},p("label",{},i,s),r),input:s,show(c,l=String(c)){s.value=String(t.indexOf(c)),s.setAttribute(
"aria-valuetext",l),r.textContent=l}}}function U(n,e,t){let o=e.map(s=>`change:${s}`);for(let s of o)n.on(s,t);return t(),()=>{for(let s of o)
n.off(s,t)}}var W=(n,e)=>Object.fromEntries(e.map(t=>[t,n.get(t)]));function Y(n,e){for(let[t,o]of Object.
entries(e))n.set(t,o);n.save_changes()}function G(n){let e=p("p",{class:n}),t=new MutationObserver(()=>{
e.textContent&&it(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>t.observe(e,o)),e}var rt=1e3,k,T;function it(n){k?.isConnected||(k=p("p",{class:"annotated-voice",
role:"status"}),document.body.append(k));let e=k;clearTimeout(T),T=setTimeout(()=>{e.textContent=n},
rt)}var A=n=>e=>n.find(t=>String(t)===e),J=A([!0,!1]),at=n=>String(n);function Q(n,e,t,o={}){let s=e.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),l=m=>(o[m]??at)(n.get(m)),a=Object.keys(
t),d=Object.fromEntries(a.map(m=>[m,l(m)])),u=new URLSearchParams(location.search),f=[];for(let[m,b]of Object.
entries(t)){let v=u.get(`${c}.${m}`);if(v===null)continue;let w=b(v);w===void 0?f.push(m):n.set(m,w)}
let h=p("a",{},"Copy link to this setting"),x=p("span",{role:"status"});h.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let j=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},h,x,j),show(){let m=new URLSearchParams(location.search);for(let w of a){let q=l(w);q===d[w]?m.
delete(`${c}.${w}`):m.set(`${c}.${w}`,q)}x.textContent="";let b=s.closest("section[id]")?.id,v=m.size?
`?${m}`:location.pathname;h.setAttribute("href",`${v}${b?`#${b}`:""}`)}}}function V(n,e){let t=e[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return n.addEventListener(
"keydown",s=>{let r=s.target,i=e.findIndex(u=>u.includes(r));if(i<0)return;let c=e[i].indexOf(r),[l,
a]={ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(l===null)return;s.preventDefault();let d=e[l]?.[a];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{t.closest(".unwritten")&&o(e[0][0])}}function ct({text:n,say:e,share:t=0,kinds:o=[]}){let s={"aria-label":`${n}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=p("td",{...s,...O},n);return r.style.setProperty("--w",String(t)),r}function X({
title:n,corner:e="",rows:t,columns:o,cells:s,look:r}){let i=s.map(u=>u.map(ct)),c=o.map(u=>p("th",{scope:"\
col"},u)),l=i.map((u,f)=>p("tr",{},p("th",{scope:"row"},t[f]),...u)),a=p("table",{class:"grid number\
s",role:"grid"},p("caption",{},n),p("thead",{},p("tr",{},p("td",{},e),...c)),p("tbody",{},...l)),d=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return a.addEventListener("pointe\
rover",u=>r(d(u))),a.addEventListener("pointerleave",()=>r("")),a.addEventListener("focusin",u=>r(d(
u))),a.addEventListener("focusout",()=>r("")),V(a,i),I(a)}var P=n=>n.replaceAll("-","−");function g(n,e=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let t=Math.abs(n);return t&&
(t>=1e4||t<.5*10**-e)?P(n.toExponential(0).replace("+","")):P(n.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var _=n=>Number.isFinite(n)?P(String(Number(n.toPrecision(7)))):g(n);var $=(n,e=0)=>Array.from({length:n},(t,o)=>e+o);var M=(n,e)=>n.reduce((t,o,s)=>t+o*e[s],0);var L=n=>Math.sqrt(M(n,n)),y=n=>n.reduce((e,t)=>Math.max(e,t),0),Z=(n,e)=>1e4**(-2*n/e),lt=(n,e)=>$(
e/2).map(t=>n*Z(t,e)).flatMap(t=>[Math.sin(t),Math.cos(t)]);function N([n,e],[t,o]){let s=Math.atan2(
t*e-o*n,n*t+e*o);return`${g(s<-1e-9?s+2*Math.PI:Math.max(s,0),3)} rad`}var C=class{constructor(e,t,{
position:o,offset:s,d_model:r,pair:i,without_colon:c}){let l=e??$(t+1).map(f=>lt(f,r));this.words=t,
this.p=o,this.k=s,this.q=o+s,this.d_model=r,this.pair=i,this.added=$(t).map(f=>l[c?t:f]),this.products=
this.added.map(f=>M(this.added[o],f)),this.reach=y(l.flat().map(Math.abs)),this.omega=Z(i,r);let a=s*
this.omega,[d,u]=[Math.sin(a),Math.cos(a)];this.R=[[u,d],[-d,u]]}hand(e,t=this.pair){return this.added[e].
slice(2*t,2*t+2)}turned(e){return this.R.map(t=>M(t,this.hand(e)))}off(e){let t=this.hand(e+this.k);
return L(this.turned(e).map((o,s)=>o-t[s]))}get starts(){return $(this.words-this.k)}get curves(){let e=Math.
min(4,this.d_model-2*this.pair);return $(e,2*this.pair).map(t=>this.added.map(o=>o[t]))}get alike(){
let e=this.starts.map(t=>M(this.added[t],this.added[t+this.k]));return[Math.min(...e),Math.max(...e)]}};var tt={position:["Position","p"],offset:["Offset","k"],d_model:["Features","d_model"],pair:["Pair o\
f features","i"],power:["Embeddings","×"]},S=(n,e)=>E("path",{class:n,d:e}),nt=(n,e,...t)=>p("figur\
e",{},p("figcaption",{},...t),E("svg",{viewBox:n,"aria-hidden":"true"},...e));function et(n,e,t,o,s){
let r=e[0].length-1,i=a=>38+304*a/r,c=a=>20+120*(s-a)/(s-o||1),l=(a,d,u,f)=>E("text",{x:a,y:d,"text-\
anchor":u},f);return nt("0 0 360 162",[S("",`M38 ${c(o)}H342M38 ${c(0)}H342M38 ${c(s)}H342`),...[o,s].
map(a=>l(34,c(a)+4,"end",g(a,1))),...[[0,0],[r/2,"position"],[r,r]].map(([a,d])=>l(i(a),156,"middle",
d)),...t.map((a,d)=>S(`hand h${d}`,`M${i(a)} 20V140`)),...t.map((a,d)=>l(i(a),14,d?"start":"end",a)),
...e.map((a,d)=>S(`curve c${d}`,`M${a.map((u,f)=>`${i(f)} ${c(u)}`).join("L")}`))],n)}function dt(n,e){
let t=y(e.map(L))||1,o=e.map(([s,r],i)=>S(`hand h${i}`,`M0 0L${r/t} ${-s/t}`));return nt("-1.1 -1.1 \
2.2 2.2",[E("circle",{r:1}),...o],n,` ${N(...e)}`)}function pt({pair:n,p:e,q:t,curves:o,products:s,reach:r}){
let i=`Pair ${n}: sine, cosine dashed${o[2]?"; next thin":""}`,c=-y(s.map(l=>-l));return[et(i,o,[e,t],
-r,r),et(`Dot product of position ${e} with each`,[s],[e,t],c,y(s))]}function ut(n){let{pair:e,p:t,q:o,
d_model:s}=n,r=s/2,i=Math.max(0,Math.min(e-3,r-8)),c=l=>p(l===e?"strong":"span",{},`pair ${l}`);return $(
Math.min(8,r),i).map(l=>dt(c(l),[n.hand(t,l),n.hand(o,l)]))}function ot(n,e,t,o,s){let r=(c,l,a)=>({
text:g(c,3),say:`${e[l]}, ${t[a]}, exactly ${_(c)}.`}),i=o.map((c,l)=>c.map((a,d)=>r(a,l,d)));return X(
{title:n,rows:e,columns:t,cells:i,look:s})}function ht(n,e){let{p:t,q:o,k:s,omega:r,R:i}=n,c=`R turn\
s by k · ω = ${s} · ${_(r)} rad`,l=["R, first","R, second",`PE(${t})`,`R · PE(${t})`,`PE(${o})`],
[a,d,u]=[n.hand(t),n.turned(t),n.hand(o)],f=i.map((h,x)=>[...h,a[x],d[x],u[x]]);return ot(c,["sine",
"cosine"],l,f,e)}function ft(n,e){let{added:t,p:o,products:s,words:r}=n,i=["sine","cosine",`dot prod\
uct with position ${o}`],c=t.map((l,a)=>[...n.hand(a),s[a]]);return ot("Each position",$(r),i,c,e)}function mt(n){
let{p:e,q:t,starts:o}=n,s=y(o.map(r=>n.off(r))).toFixed(4);return`R · PE(${e}) ${n.off(e)<1e-6?"equ\
als":"misses"} PE(${t}): the distance is ${n.off(e).toFixed(4)}, and from any position at most ${s}.`}
function xt(n,{added:e,p:t},o,s){let[r,i]=[o*s,L(e[t])];n.textContent=`A word’s vector × ${g(s)} \
is ${g(r,3)} long (left); what position ${t} adds is ${g(i,3)} long (right).`,n.style.setProperty("-\
-share",r/(r+i||1))}function gt(n,e){let{p:t,q:o,k:s,pair:r,words:i,products:c}=n;if(e)return`Positi\
ons ${t} and ${o} get the same row, row ${i}, and so do all others: flat curves, no hand turns, equa\
l dot products. The model cannot tell the order, and nothing raises an error.`;let[l,a]=n.alike.map(
d=>g(d,3));return`From position ${t} to ${o}, the hand of pair ${r} turns by ${N(n.hand(t),n.hand(o))}\
. The dot product is ${g(c[o],3)}; for any two positions ${s} apart it is ${l===a?l:`${l} to ${a}`}.`}
var wt=n=>[["x = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${n-1}, one for each word`],["x = x\
 + self.pe[:, x.size(1)]",` wrong: row ${n} alone, for all words`]].map(([e,t])=>p("li",{},p("code",
{},e),t)),R=class{constructor({model:e,el:t}){this.model=e,this.given=e.get("given");let{choices:o,words:s}=this.
given,r=Object.keys(tt),i=Object.fromEntries(r.map(h=>[h,A(o[h])]));this.address=Q(e,t,{without_colon:J,
...i});let c=h=>x=>Y(e,{[h]:x}),l=h=>[h,B(...tt[h],o[h],c(h))];this.controls=Object.fromEntries(r.map(
l)),this.controls.without_colon=H("Leave out the colon",c("without_colon")),this.lines=wt(s);let a=[
"charts","hint","dials","turn","check","balance","tables"];this.places=Object.fromEntries(a.map(h=>[
h,p("div",{class:h})]));let{tables:d,...u}=this.places;this.status=G("verdict");let f=p("summary",{},
"The curves, as a table");this.details=p("details",{},f,d),this.details.addEventListener("toggle",()=>this.
redraw()),this.pointed=D(),F(t,"position-explorer","Position explorer",z(...Object.values(this.controls)),
p("ul",{},...this.lines),this.status,...Object.values(u),this.details,this.pointed,this.address.node)}showControls(e){
let{controls:t}=this,{d_model:o,power:s}=e;for(let[i,{show:c}]of Object.entries(t))c(e[i]);t.pair.input.
max=String(o/2-1);let r=s===.5?`√${o} = `:"";t.power.show(s,`${r}${g(o**s)}`);for(let[i,c]of this.
lines.entries())c.classList.toggle("used",!!i===e.without_colon)}redraw(){let e=Object.keys(this.controls),
t=W(this.model,e),{d_model:o,power:s,without_colon:r}=t;t.pair=Math.min(t.pair,o/2-1),this.showControls(
t);let{table:i,words:c,lengths:l,choices:a}=this.given,d=new C(i,c,t),u=w=>{this.pointed.textContent=
w},{charts:f,hint:h,dials:x,turn:j,check:m,balance:b,tables:v}=this.places;f.replaceChildren(...pt(d)),
h.textContent=`Clock hands: thick at position ${d.p}, thin at ${d.q}; with each, the angle between t\
hem.`,x.replaceChildren(...ut(d)),j.replaceChildren(ht(d,u)),m.textContent=mt(d),xt(b,d,l[a.d_model.
indexOf(o)],o**s),v.replaceChildren(...this.details.open?[ft(d,u)]:[]),this.status.textContent=gt(d,
r),this.status.classList.toggle("alarming",r),u(""),this.address.show()}};function $t({model:n,el:e}){
let t=new R({model:n,el:e});return U(n,Object.keys(t.controls),()=>t.redraw())}var st={render:$t};widget=st;})();
export default widget;
