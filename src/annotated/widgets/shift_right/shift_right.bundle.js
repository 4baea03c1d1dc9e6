let widget;
(()=>{function i(t,e={},...n){return X(document.createElement(t),e,n)}function X(t,e,n){for(let[s,o]of Object.entries(e))t.setAttribute(s,o);return t.append(...n),t}function I(t,e,n,...s){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(i("div",o,...s))}var R=(...t)=>i(
"div",{class:"controls"},...t.map(({node:e})=>e)),W=()=>i("p",{class:"pointed","aria-hidden":"true"}),
k=(...t)=>i("div",{class:"scroller"},...t),E={"data-lm-suppress-shortcuts":"true"};function q(t,e,n={}){
let s=i("button",{type:"button",...n},t);return s.addEventListener("click",e),s}function D(t,e,n,s){let o=i("input",{type:"range",min:0,max:n.length-1,...E}),r=i("output",{"aria-li\
ve":"off"}),a=i("span",{},`${t} `,i("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.
value)])),{node:i("div",{class:"control"},i("label",{},a,o),r),input:o,show(c,u=String(c)){o.value=String(
n.indexOf(c)),o.setAttribute("aria-valuetext",u),r.textContent=u}}}function F(t,e,n){let s=Object.entries(
e).map(([a,c])=>i("option",{value:a},c)),o=`menu-${Math.random()}`,r=i("select",{id:o,...E},...s);return r.
addEventListener("change",()=>n(r.value)),{node:i("div",{class:"control menu"},i("label",{for:o},t),
r),show(a){r.value=a}}}function U(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),
()=>{for(let o of s)t.off(o,n)}}function C(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function Y(t){let e=i("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&tt(e.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var Z=1e3,O,P;function tt(t){O?.isConnected||
(O=i("p",{class:"annotated-voice",role:"status"}),document.body.append(O));let e=O;clearTimeout(P),P=
setTimeout(()=>{e.textContent=t},Z)}var A=t=>e=>t.find(n=>String(n)===e),pt=A([!0,!1]),et=t=>String(t);function z(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(a.indexOf(o)>0?a.indexOf(o)+1:""),u=f=>(s[f]??et)(t.get(f)),d=Object.keys(
n),l=Object.fromEntries(d.map(f=>[f,u(f)])),p=new URLSearchParams(location.search),h=[];for(let[f,y]of Object.
entries(n)){let v=p.get(`${c}.${f}`);if(v===null)continue;let b=y(v);b===void 0?h.push(f):t.set(f,b)}
let g=i("a",{},"Copy link to this setting"),x=i("span",{role:"status"});g.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let L=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},g,x,L),show(){let f=new URLSearchParams(location.search);for(let b of d){let m=u(b);m===l[b]?f.
delete(`${c}.${b}`):f.set(`${c}.${b}`,m)}x.textContent="";let y=o.closest("section[id]")?.id,v=f.size?
`?${f}`:location.pathname;g.setAttribute("href",`${v}${y?`#${y}`:""}`)}}}function B(t,e){let n=e[0][0];n.tabIndex=0;function s(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let r=o.target,a=e.findIndex(p=>p.includes(r));if(a<0)return;let c=e[a].indexOf(r),[u,
d]={ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,e[a].length-
1]}[o.key]??[null,null];if(u===null)return;o.preventDefault();let l=e[u]?.[d];!l||getComputedStyle(l).
visibility==="hidden"||(s(l),l.focus())}),()=>{n.closest(".unwritten")&&s(e[0][0])}}function nt({text:t,say:e,share:n=0,kinds:s=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=i("td",{...o,...E},t);return r.style.setProperty("--w",String(n)),r}function j({
title:t,corner:e="",rows:n,columns:s,cells:o,look:r}){let a=o.map(p=>p.map(nt)),c=s.map(p=>i("th",{scope:"\
col"},p)),u=a.map((p,h)=>i("tr",{},i("th",{scope:"row"},n[h]),...p)),d=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...c)),i("tbody",{},...u)),l=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return d.addEventListener("pointe\
rover",p=>r(l(p))),d.addEventListener("pointerleave",()=>r("")),d.addEventListener("focusin",p=>r(l(
p))),d.addEventListener("focusout",()=>r("")),B(d,a),k(d)}var N=t=>t.replaceAll("-","−");function T(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?N(t.toExponential(0).replace("+","")):N(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var w=t=>Number.isFinite(t)?N(String(Number(t.toPrecision(7)))):T(t);var H=(t,e=0)=>Array.from({length:t},(n,s)=>e+s);var G=["tgt_in","tgt_out","says","p(tgt_out)","counted"],K=t=>H(t,1);function ot({reads:t,must:e,says:n,
p:s,right_p:o,sees:r,counts:a},c,u){let d=a&&n!==e,[l,p]=d?[" ✗",", wrong"]:a?[" ✓",", right"]:[
"",""];return[{text:t,say:`read at position ${c}, which sees ${r.map(h=>u[h].reads).join(" ")||"noth\
ing"}`},{text:e,say:`to be said at position ${c}`},{text:n+l,say:`likeliest at position ${c}, probab\
ility ${w(s)}${p}`,kinds:d?["wrong"]:[]},{text:T(o,3),share:o,say:`probability of ${e} at position ${c}\
, exactly ${w(o)}`},{text:a?"yes":"no",say:`position ${c} ${a?"counts":"must say padding"}`}]}function st({
dropped:[t,e],positions:n},s){let o=n.map(ot),r=u=>({text:u,say:u?"cut away":"nothing",kinds:[u?"cut":
"none"]}),a=G.map((u,d)=>[r(d===1?t:""),...o.map(l=>l[d]),r(d===0?e:"")]),c=["cut",...o.keys(),"cut"];
return j({title:"Training: one pass",corner:"position",rows:G,columns:c,cells:a,look:s})}function rt({
positions:t,steps:e},n,s){let{writes:o,p:r,p_there:a,difference:c}=e[s-1],u=t.slice(0,s).map(({reads:h})=>h),
d=(h,g)=>i("th",{scope:h},g),l=(h,...g)=>i("tr",{},d("row",h),...g.map(x=>i("td",{colspan:3-g.length},
x))),p=[d("col",`training, position ${s-1}`),d("col",`writing, step ${s}`)];return i("table",{class:"\
numbers compared"},i("caption",{},"Writing: a step for each token"),i("thead",{},i("tr",{},i("td"),...p)),
i("tbody",{},l("reads",u.join(" "),n.join(" ")),l("says",t[s-1].says,o),l(`p(${o})`,w(a),w(r)),l("lo\
gits",c?`differ by ${w(c)} at most`:"the same, but for rounding")))}function it({positions:t,steps:e},n,s){
let{writes:o,difference:r}=e[s-1],{must:a}=t[s-1],c=`Step ${s} of ${e.length} writes “${o}”.`,u=n.
findIndex((p,h)=>p!==t[h].reads);if(u>0)return`${c} The two have parted: at position ${u} training r\
eads “${t[u].reads}” from the target, and writing its own “${n[u]}”.`;let d=r?`differ by ${w(
r)} at most`:"are the same, but for rounding",l=`${c} Training has read the same, and its logits ${d}\
.`;return o===a?l:`${l} But the target has “${a}”: here the two part.`}var _=class{constructor(e){
this.model=e,this.pairs=e.get("batch").pairs}get pair(){return this.pairs[this.model.get("sentence")]}get total(){
return this.pair.steps.length}get step(){return Math.min(this.model.get("step"),this.total)}get read(){
let e=this.pair.steps.slice(0,this.step-1);return[this.pair.positions[0].reads,...e.map(({writes:n})=>n)]}go(e){
C(this.model,{step:e})}choose(e){C(this.model,{sentence:e}),this.go(this.step)}};function J(t,e,n){let s=()=>!K(
n.total).includes(n.step+e),r=q(t,()=>{s()||n.go(n.step+e)},E);return{node:r,show:()=>r.setAttribute(
"aria-disabled",String(s()))}}function at(t,{sees:e},n){for(let[s,{cells:o}]of[...t.querySelectorAll(
"tbody tr")].entries())for(let[r,a]of[...o].slice(2,-1).entries())a.classList.toggle("at",r===n),a.classList.
toggle("hidden",s===0&&!e.includes(r))}function ct(t,e){let n=i("div"),s=(r=t.step-1)=>at(n,t.pair.positions[r],
r),o=({target:r})=>{let a=r.closest(".number")?.cellIndex-2;s(t.pair.positions[a]?a:void 0)};for(let r of[
"pointerover","focusin"])n.addEventListener(r,o);for(let r of["pointerleave","focusout"])n.addEventListener(
r,()=>s());return{node:n,draw(){n.replaceChildren(st(t.pair,e)),s()}}}function dt({model:t,el:e}){let{
pairs:n,whole:s}=t.get("batch"),o=new _(t),r=z(t,e,{sentence:A([...n.keys()]),step:m=>A(K(o.total))(
m)}),a=Object.fromEntries(n.map(({src:m,tgt:$},S)=>[S,`${S}: ${m} → ${$}`])),c=F("Sentence",a,m=>o.
choose(Number(m))),u=K(o.pair.positions.length),d=D("Writing, step","t",u,m=>o.go(m)),l=[J("Previous",
-1,o),J("Next",1,o)],p=Y("verdict"),h=W(),g=m=>{h.textContent=m},x=ct(o,g),L=k(),f=i("div",{class:"c\
ontrol"},...l.map(({node:m})=>m)),y="Framed: a position; point at another. Hatched in tgt_in: what i\
t may not see.",v=i("summary",{},"The whole batch, before the cut");I(e,"shift-right","Shift right",
R(c,d,{node:f}),i("div",{class:"two"},x.node,L),p,i("p",{class:"hint"},y),h,i("details",{},v,j({...s,
look(){}})),r.node);function b(){let{pair:m,step:$,total:S,read:M}=o;c.show(t.get("sentence")),d.input.
max=String(S-1),d.show($,`${$} of ${S}`);for(let{show:V}of l)V();g(""),x.draw(),L.replaceChildren(rt(
m,M,$)),p.textContent=it(m,M,$),r.show()}return U(t,["sentence","step"],b)}var Q={render:dt};widget=Q;})();
export default widget;
