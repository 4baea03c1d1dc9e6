let widget;
(()=>{function i(t,e={},...n){return X(document.createElement(t),e,n)}function X(t,e,n){for(let[s,o]of Object.entries(e))t.setAttribute(s,o);return t.append(...n),t}function _(t,e,n,...s){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(i("div",o,...s))}var M=(...t)=>i(
"div",{class:"controls"},...t.map(({node:e})=>e)),K=()=>i("p",{class:"pointed","aria-hidden":"true"}),
E=(...t)=>i("div",{class:"scroller"},...t),w={"data-lm-suppress-shortcuts":"true"};function P(t,e,n={}){
let s=i("button",{type:"button",...n},t);return s.addEventListener("click",e),s}function I(t,e,n,s){let o=i("input",{type:"range",min:0,max:n.length-1,...w}),r=i("output",{"aria-li\
ve":"off"}),a=i("span",{},`${t} `,i("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.
value)])),{node:i("div",{class:"control"},i("label",{},a,o),r),input:o,show(c,d=String(c)){o.value=String(
n.indexOf(c)),o.setAttribute("aria-valuetext",d),r.textContent=d}}}function R(t,e,n){let s=Object.entries(
e).map(([a,c])=>i("option",{value:a},c)),o=`menu-${Math.random()}`,r=i("select",{id:o,...w},...s);return r.
addEventListener("change",()=>n(r.value)),{node:i("div",{class:"control menu"},i("label",{for:o},t),
r),show(a){r.value=a}}}function W(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),
()=>{for(let o of s)t.off(o,n)}}function L(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function q(t){let e=i("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&tt(e.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var Z=1e3,y,T;function tt(t){y?.isConnected||
(y=i("p",{class:"annotated-voice",role:"status"}),document.body.append(y));let e=y;clearTimeout(T),T=
setTimeout(()=>{e.textContent=t},Z)}var S=t=>e=>t.find(n=>String(n)===e),pt=S([!0,!1]),et=t=>String(t);function F(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(a.indexOf(o)>0?a.indexOf(o)+1:""),d=new URLSearchParams(location.search),
u=[];for(let[f,m]of Object.entries(n)){let g=d.get(`${c}.${f}`);if(g===null)continue;let v=m(g);v===
void 0?u.push(f):t.set(f,v)}let l=i("a",{},"Link to this setting"),p=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:i("p",{class:"addre\
ss"},l,p),show(){let f=new URLSearchParams(location.search);for(let g of Object.keys(n))f.set(`${c}.${g}`,
(s[g]??et)(t.get(g)));let m=o.closest("section[id]")?.id;l.setAttribute("href",`?${f}${m?`#${m}`:""}`)}}}function D(t,e){let n=e[0][0];n.tabIndex=0;function s(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let r=o.target,a=e.findIndex(p=>p.includes(r));if(a<0)return;let c=e[a].indexOf(r),[d,
u]={ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,e[a].length-
1]}[o.key]??[null,null];if(d===null)return;o.preventDefault();let l=e[d]?.[u];!l||getComputedStyle(l).
visibility==="hidden"||(s(l),l.focus())}),()=>{n.closest(".unwritten")&&s(e[0][0])}}function nt({text:t,say:e,share:n=0,kinds:s=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=i("td",{...o,...w},t);return r.style.setProperty("--w",String(n)),r}function O({
title:t,corner:e="",rows:n,columns:s,cells:o,look:r}){let a=o.map(p=>p.map(nt)),c=s.map(p=>i("th",{scope:"\
col"},p)),d=a.map((p,f)=>i("tr",{},i("th",{scope:"row"},n[f]),...p)),u=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...c)),i("tbody",{},...d)),l=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return u.addEventListener("pointe\
rover",p=>r(l(p))),u.addEventListener("pointerleave",()=>r("")),u.addEventListener("focusin",p=>r(l(
p))),u.addEventListener("focusout",()=>r("")),D(u,a),E(u)}var k=t=>t.replaceAll("-","−");function A(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?k(t.toExponential(0).replace("+","")):k(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var x=t=>Number.isFinite(t)?k(String(Number(t.toPrecision(7)))):A(t);var U=(t,e=0)=>Array.from({length:t},(n,s)=>e+s);var Y=["tgt_in","tgt_out","says","p(tgt_out)","counted"],N=t=>U(t,1);function ot({reads:t,must:e,says:n,
p:s,right_p:o,sees:r,counts:a},c,d){let u=a&&n!==e,[l,p]=u?[" ✗",", wrong"]:a?[" ✓",", right"]:[
"",""];return[{text:t,say:`read at position ${c}, which sees ${r.map(f=>d[f].reads).join(" ")||"noth\
ing"}`},{text:e,say:`to be said at position ${c}`},{text:n+l,say:`likeliest at position ${c}, probab\
ility ${x(s)}${p}`,kinds:u?["wrong"]:[]},{text:A(o,3),share:o,say:`probability of ${e} at position ${c}\
, exactly ${x(o)}`},{text:a?"yes":"no",say:`position ${c} ${a?"counts":"must say padding"}`}]}function st({
dropped:[t,e],positions:n},s){let o=n.map(ot),r=d=>({text:d,say:d?"cut away":"nothing",kinds:[d?"cut":
"none"]}),a=Y.map((d,u)=>[r(u===1?t:""),...o.map(l=>l[u]),r(u===0?e:"")]),c=["cut",...o.keys(),"cut"];
return O({title:"Training: one pass",corner:"position",rows:Y,columns:c,cells:a,look:s})}function rt({
positions:t,steps:e},n,s){let{writes:o,p:r,p_there:a,difference:c}=e[s-1],d=t.slice(0,s).map(({reads:f})=>f),
u=(f,m)=>i("th",{scope:f},m),l=(f,...m)=>i("tr",{},u("row",f),...m.map(g=>i("td",{colspan:3-m.length},
g))),p=[u("col",`training, position ${s-1}`),u("col",`writing, step ${s}`)];return i("table",{class:"\
numbers compared"},i("caption",{},"Writing: a step for each token"),i("thead",{},i("tr",{},i("td"),...p)),
i("tbody",{},l("reads",d.join(" "),n.join(" ")),l("says",t[s-1].says,o),l(`p(${o})`,x(a),x(r)),l("lo\
gits",c?`differ by ${x(c)} at most`:"the same, but for rounding")))}function it({positions:t,steps:e},n,s){
let{writes:o,difference:r}=e[s-1],{must:a}=t[s-1],c=`Step ${s} of ${e.length} writes “${o}”.`,d=n.
findIndex((p,f)=>p!==t[f].reads);if(d>0)return`${c} The two have parted: at position ${d} training r\
eads “${t[d].reads}” from the target, and writing its own “${n[d]}”.`;let u=r?`differ by ${x(
r)} at most`:"are the same, but for rounding",l=`${c} Training has read the same, and its logits ${u}\
.`;return o===a?l:`${l} But the target has “${a}”: here the two part.`}var C=class{constructor(e){
this.model=e,this.pairs=e.get("batch").pairs}get pair(){return this.pairs[this.model.get("sentence")]}get total(){
return this.pair.steps.length}get step(){return Math.min(this.model.get("step"),this.total)}get read(){
let e=this.pair.steps.slice(0,this.step-1);return[this.pair.positions[0].reads,...e.map(({writes:n})=>n)]}go(e){
L(this.model,{step:e})}choose(e){L(this.model,{sentence:e}),this.go(this.step)}};function B(t,e,n){let s=()=>!N(
n.total).includes(n.step+e),r=P(t,()=>{s()||n.go(n.step+e)},w);return{node:r,show:()=>r.setAttribute(
"aria-disabled",String(s()))}}function at(t,{sees:e},n){for(let[s,{cells:o}]of[...t.querySelectorAll(
"tbody tr")].entries())for(let[r,a]of[...o].slice(2,-1).entries())a.classList.toggle("at",r===n),a.classList.
toggle("hidden",s===0&&!e.includes(r))}function ct(t,e){let n=i("div"),s=(r=t.step-1)=>at(n,t.pair.positions[r],
r),o=({target:r})=>{let a=r.closest(".number")?.cellIndex-2;s(t.pair.positions[a]?a:void 0)};for(let r of[
"pointerover","focusin"])n.addEventListener(r,o);for(let r of["pointerleave","focusout"])n.addEventListener(
r,()=>s());return{node:n,draw(){n.replaceChildren(st(t.pair,e)),s()}}}function ut({model:t,el:e}){let{
pairs:n,whole:s}=t.get("batch"),o=new C(t),r=F(t,e,{sentence:S([...n.keys()]),step:h=>S(N(o.total))(
h)}),a=Object.fromEntries(n.map(({src:h,tgt:b},$)=>[$,`${$}: ${h} → ${b}`])),c=R("Sentence",a,h=>o.
choose(Number(h))),d=N(o.pair.positions.length),u=I("Writing, step","t",d,h=>o.go(h)),l=[B("Previous",
-1,o),B("Next",1,o)],p=q("verdict"),f=K(),m=h=>{f.textContent=h},g=ct(o,m),v=E(),z=i("div",{class:"c\
ontrol"},...l.map(({node:h})=>h)),G="Framed: a position; point at another. Hatched in tgt_in: what i\
t may not see.",J=i("summary",{},"The whole batch, before the cut");_(e,"shift-right","Shift right",
M(c,u,{node:z}),i("div",{class:"two"},g.node,v),p,i("p",{class:"hint"},G),f,i("details",{},J,O({...s,
look(){}})),r.node);function Q(){let{pair:h,step:b,total:$,read:j}=o;c.show(t.get("sentence")),u.input.
max=String($-1),u.show(b,`${b} of ${$}`);for(let{show:V}of l)V();m(""),g.draw(),v.replaceChildren(rt(
h,j,b)),p.textContent=it(h,j,b),r.show()}return W(t,["sentence","step"],Q)}var H={render:ut};widget=H;})();
export default widget;
