let widget;
(()=>{function i(t,e={},...n){return z(document.createElement(t),e,n)}function y(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return z(o,e,n)}function z(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function H(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var G=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),J=()=>i("p",{class:"pointed","aria-hidden":"true"}),C=(...t)=>i("d\
iv",{class:"scroller"},...t),E={"data-lm-suppress-shortcuts":"true"};function Q(t,e,n={}){let o=i("b\
utton",{type:"button",...n},t);return o.addEventListener("click",e),o}function V(t,e,n,o){let s=i("input",{type:"range",min:0,max:n.length-1,...E}),a=i("output",{"aria-li\
ve":"off"}),c=i("span",{},`${t} `,i("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:i("div",{class:"control"},i("label",{},c,s),a),input:s,show(r,d=String(r)){s.value=String(
n.indexOf(r)),s.setAttribute("aria-valuetext",d),a.textContent=d}}}function X(t,e,n){let o=Object.entries(
e).map(([c,r])=>i("option",{value:c},r)),s=`menu-${Math.random()}`,a=i("select",{id:s,...E},...o);return a.
addEventListener("change",()=>n(a.value)),{node:i("div",{class:"control menu"},i("label",{for:s},t),
a),show(c){a.value=c}}}function Z(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}function I(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function tt(t){let e=i(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&pt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var ut=1e3,N,Y;function pt(t){N?.isConnected||
(N=i("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(Y),Y=
setTimeout(()=>{e.textContent=t},ut)}var T=t=>e=>t.find(n=>String(n)===e),Lt=T([!0,!1]),ft=t=>String(t);function et(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(c.indexOf(s)>0?c.indexOf(s)+1:""),d=new URLSearchParams(location.search),
l=[];for(let[h,g]of Object.entries(n)){let w=d.get(`${r}.${h}`);if(w===null)continue;let b=g(w);b===
void 0?l.push(h):t.set(h,b)}let u=i("a",{},"Link to this setting"),p=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:i("p",{class:"addre\
ss"},u,p),show(){let h=new URLSearchParams(location.search);for(let w of Object.keys(n))h.set(`${r}.${w}`,
(o[w]??ft)(t.get(w)));let g=s.closest("section[id]")?.id;u.setAttribute("href",`?${h}${g?`#${g}`:""}`)}}}function nt(t,e){let n=e[0][0];n.tabIndex=0;function o(s){n.tabIndex=-1,n=s,n.tabIndex=0}return t.addEventListener(
"keydown",s=>{let a=s.target,c=e.findIndex(p=>p.includes(a));if(c<0)return;let r=e[c].indexOf(a),[d,
l]={ArrowUp:[c-1,r],ArrowDown:[c+1,r],ArrowLeft:[c,r-1],ArrowRight:[c,r+1],Home:[c,0],End:[c,e[c].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let u=e[d]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{n.closest(".unwritten")&&o(e[0][0])}}function ht({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},a=i("td",{...s,...E},t);return a.style.setProperty("--w",String(n)),a}function W({
title:t,corner:e="",rows:n,columns:o,cells:s,look:a}){let c=s.map(p=>p.map(ht)),r=o.map(p=>i("th",{scope:"\
col"},p)),d=c.map((p,h)=>i("tr",{},i("th",{scope:"row"},n[h]),...p)),l=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...r)),i("tbody",{},...d)),u=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",p=>a(u(p))),l.addEventListener("pointerleave",()=>a("")),l.addEventListener("focusin",p=>a(u(
p))),l.addEventListener("focusout",()=>a("")),nt(l,c),C(l)}var R=t=>t.replaceAll("-","−");function q(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?R(t.toExponential(0).replace("+","")):R(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var v=t=>Number.isFinite(t)?R(String(Number(t.toPrecision(7)))):q(t);var ot=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[_,A,k]=[26,8,92],mt="leak: its own answer, stopped by the mask",O=(t,e,n,o="")=>y("text",{x:t,y:e,
class:o},n);function st(t,e,n){let[o,s]=[A+_,k-2],a=Math.hypot(e-t,s-o),[c,r]=[(e-t)/a,(s-o)/a],d=u=>`${e-
7*c-u*4*r} ${s-7*r+u*4*c}`,l=`M${t} ${o}L${e} ${s}M${d(1)}L${e} ${s}L${d(-1)}`;return y("path",{d:l,
class:n})}function rt({dropped:[t,e],positions:n},o,s){let a=[t,e,...n.flatMap(({reads:f,must:m})=>[
f,m])],c=Math.max(...a.map(f=>f.length)),r=Math.max(7.8*c+10,56),d=f=>(f+1)*(r+6)+2,l=f=>d(f)+r/2,u=(f,m,$,M)=>{
let lt=y("rect",{x:d(m),y:$,width:r,height:_,rx:13}),dt=O(l(m),$+17,f),D=y("g",{class:M},lt,dt);return n[m]&&
!M.includes("cut")&&D.addEventListener("click",()=>s(m)),D},{sees:p,must:h}=n[o],g=n.length,w=f=>p.includes(
f)?"seen":"unseen",b=o+1<g&&!p.includes(o+1),L=[O(l(-1),A+17,"tgt_in","name"),O(l(g),k+17,"tgt_out",
"name"),...n.map(({reads:f},m)=>u(f,m,A,w(m))),u(e,g,A,"cut"),u(t,-1,k,"cut"),...n.map(({must:f},m)=>u(
f,m,k,m===o?"here":"")),...p.map(f=>st(l(f),l(o),"sight"))],S=Math.max(d(g+1),320);if(b){let f=l(o+1),
m=O(2,k+_+19,mt,"leak start"),$=O((f+l(o))/2,(A+k+_)/2+5,"✗","leak");L.push(st(f,l(o),"leak"),$,m)}
let j=p.map(f=>n[f].reads).join(" "),P=`tgt_in above tgt_out, slid by one. Position ${o} sees ${j||"\
nothing"} and must say ${h}.${b?" The leak would be an arrow from the next token, its answer.":""}`,
K={viewBox:`0 0 ${S} 142`,role:"img","aria-label":P},x=y("svg",K,...L);return x.style.setProperty("-\
-wide",`${S}px`),x}var at=["tgt_in","tgt_out","says","p(tgt_out)","counted"],F=t=>ot(t,1);function gt({reads:t,must:e,says:n,
p:o,right_p:s,sees:a,counts:c},r,d){let l=c&&n!==e,[u,p]=l?[" ✗",", wrong"]:c?[" ✓",", right"]:[
"",""];return[{text:t,say:`read at position ${r}, which sees ${a.map(h=>d[h].reads).join(" ")||"noth\
ing"}`},{text:e,say:`to be said at position ${r}`},{text:n+u,say:`likeliest at position ${r}, probab\
ility ${v(o)}${p}`,kinds:l?["wrong"]:[]},{text:q(s,3),share:s,say:`probability of ${e} at position ${r}\
, exactly ${v(s)}`},{text:c?"yes":"no",say:`position ${r} ${c?"counts":"must say padding"}`}]}function xt({
dropped:[t,e],positions:n},o){let s=n.map(gt),a=d=>({text:d,say:d?"cut away":"nothing",kinds:[d?"cut":
"none"]}),c=at.map((d,l)=>[a(l===1?t:""),...s.map(u=>u[l]),a(l===0?e:"")]),r=["cut",...s.keys(),"cut"];
return W({title:"Training: one pass",corner:"position",rows:at,columns:r,cells:c,look:o})}function wt({
positions:t,steps:e},n,o){let{writes:s,p:a,p_there:c,difference:r}=e[o-1],d=t.slice(0,o).map(({reads:h})=>h),
l=(h,g)=>i("th",{scope:h},g),u=(h,...g)=>i("tr",{},l("row",h),...g.map(w=>i("td",{colspan:3-g.length},
w))),p=[l("col",`training, position ${o-1}`),l("col",`writing, step ${o}`)];return i("table",{class:"\
numbers compared"},i("caption",{},"Writing: a step for each token"),i("thead",{},i("tr",{},i("td"),...p)),
i("tbody",{},u("reads",d.join(" "),n.join(" ")),u("says",t[o-1].says,s),u(`p(${s})`,v(c),v(a)),u("lo\
gits",r?`differ by ${v(r)} at most`:"the same, but for rounding")))}function bt({positions:t,steps:e},n,o){
let{writes:s,difference:a}=e[o-1],{must:c}=t[o-1],r=`Step ${o} of ${e.length} writes “${s}”.`,d=n.
findIndex((p,h)=>p!==t[h].reads);if(d>0)return`${r} The two have parted: at position ${d} training r\
eads “${t[d].reads}” from the target, and writing its own “${n[d]}”.`;let l=a?`differ by ${v(
a)} at most`:"are the same, but for rounding",u=`${r} Training has read the same, and its logits ${l}\
.`;return s===c?u:`${u} But the target has “${c}”: here the two part.`}var U=class{constructor(e){
this.model=e,this.pairs=e.get("batch").pairs}get pair(){return this.pairs[this.model.get("sentence")]}get total(){
return this.pair.steps.length}get step(){return Math.min(this.model.get("step"),this.total)}get read(){
let e=this.pair.steps.slice(0,this.step-1);return[this.pair.positions[0].reads,...e.map(({writes:n})=>n)]}go(e){
I(this.model,{step:e})}choose(e){I(this.model,{sentence:e}),this.go(this.step)}};function it(t,e,n){
let o=()=>!F(n.total).includes(n.step+e),a=Q(t,()=>{o()||n.go(n.step+e)},E);return{node:a,show:()=>a.
setAttribute("aria-disabled",String(o()))}}function $t(t,{sees:e},n){for(let[o,{cells:s}]of[...t.querySelectorAll(
"tbody tr")].entries())for(let[a,c]of[...s].slice(2,-1).entries())c.classList.toggle("at",a===n),c.classList.
toggle("hidden",o===0&&!e.includes(a))}function vt(t,e,n){let o=i("div"),s=r=>t.go(Math.min(r+1,t.total)),
a=(r=t.step-1)=>{$t(o,t.pair.positions[r],r),e.replaceChildren(rt(t.pair,r,s))},c=({target:r})=>{let d=r.
closest(".number")?.cellIndex-2;a(t.pair.positions[d]?d:void 0)};for(let r of["pointerover","focusin"])
o.addEventListener(r,c);for(let r of["pointerleave","focusout"])o.addEventListener(r,()=>a());return{
node:o,draw(){o.replaceChildren(xt(t.pair,n)),a()}}}function yt({model:t,el:e}){let{pairs:n,whole:o}=t.
get("batch"),s=new U(t),a=et(t,e,{sentence:T([...n.keys()]),step:x=>T(F(s.total))(x)}),c=Object.fromEntries(
n.map(({src:x,tgt:f},m)=>[m,`${m}: ${x} → ${f}`])),r=X("Sentence",c,x=>s.choose(Number(x))),d=F(s.
pair.positions.length),l=V("Writing, step","t",d,x=>s.go(x)),u=[it("Previous",-1,s),it("Next",1,s)],
p=tt("verdict"),h=J(),g=x=>{h.textContent=x},b=i("div",{class:"strips scroller",...{tabindex:"0",role:"\
region","aria-label":"The two strips"}}),L=vt(s,b,g),S=C(),j=i("div",{class:"control"},...u.map(({node:x})=>x)),
B="Framed: a position; point at another. Hatched in tgt_in: what it may not see.",P=i("summary",{},"\
The whole batch, before the cut");H(e,"shift-right","Shift right",G(r,l,{node:j}),b,i("div",{class:"\
two"},L.node,S),p,i("p",{class:"hint"},B),h,i("details",{},P,W({...o,look(){}})),a.node);function K(){
let{pair:x,step:f,total:m,read:$}=s;r.show(t.get("sentence")),l.input.max=String(m-1),l.show(f,`${f}\
 of ${m}`);for(let{show:M}of u)M();g(""),L.draw(),S.replaceChildren(wt(x,$,f)),p.textContent=bt(x,$,
f),a.show()}return Z(t,["sentence","step"],K)}var ct={render:yt};widget=ct;})();
export default widget;
