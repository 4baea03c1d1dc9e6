let widget;
(()=>{function i(t,e={},...n){return W(document.createElement(t),e,n)}function O(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return W(o,e,n)}function W(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function Y(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var H=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),J=()=>i("p",{class:"pointed","aria-hidden":"true"}),_=(...t)=>i("d\
iv",{class:"scroller"},...t),A={"data-lm-suppress-shortcuts":"true"};function Q(t,e,n={}){let o=i("b\
utton",{type:"button",...n},t);return o.addEventListener("click",e),o}function V(t,e,n,o){let s=i("input",{type:"range",min:0,max:n.length-1,...A}),a=i("output",{"aria-li\
ve":"off"}),c=i("span",{},`${t} `,i("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:i("div",{class:"control"},i("label",{},c,s),a),input:s,show(r,d=String(r)){s.value=String(
n.indexOf(r)),s.setAttribute("aria-valuetext",d),a.textContent=d}}}function X(t,e,n){let o=Object.entries(
e).map(([c,r])=>i("option",{value:c},r)),s=`menu-${Math.random()}`,a=i("select",{id:s,...A},...o);return a.
addEventListener("change",()=>n(a.value)),{node:i("div",{class:"control menu"},i("label",{for:s},t),
a),show(c){a.value=c}}}function Z(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}function R(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function tt(t){let e=i(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&pt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var ut=1e3,j,G;function pt(t){j?.isConnected||
(j=i("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let e=j;clearTimeout(G),G=
setTimeout(()=>{e.textContent=t},ut)}var K=t=>e=>t.find(n=>String(n)===e),Lt=K([!0,!1]),ft=t=>String(t);function et(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(c.indexOf(s)>0?c.indexOf(s)+1:""),d=h=>(o[h]??ft)(t.get(h)),l=Object.keys(
n),u=Object.fromEntries(l.map(h=>[h,d(h)])),p=new URLSearchParams(location.search),m=[];for(let[h,w]of Object.
entries(n)){let y=p.get(`${r}.${h}`);if(y===null)continue;let $=w(y);$===void 0?m.push(h):t.set(h,$)}
let x=i("a",{},"Copy link to this setting"),v=i("span",{role:"status"});x.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",x.getAttribute(
"href"));try{await navigator.clipboard.writeText(x.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let E=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},x,v,E),show(){let h=new URLSearchParams(location.search);for(let $ of l){let S=d($);S===u[$]?h.
delete(`${r}.${$}`):h.set(`${r}.${$}`,S)}v.textContent="";let w=s.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;x.setAttribute("href",`${y}${w?`#${w}`:""}`)}}}function nt(t,e){let n=e[0][0];n.tabIndex=0;function o(s){n.tabIndex=-1,n=s,n.tabIndex=0}return t.addEventListener(
"keydown",s=>{let a=s.target,c=e.findIndex(p=>p.includes(a));if(c<0)return;let r=e[c].indexOf(a),[d,
l]={ArrowUp:[c-1,r],ArrowDown:[c+1,r],ArrowLeft:[c,r-1],ArrowRight:[c,r+1],Home:[c,0],End:[c,e[c].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let u=e[d]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{n.closest(".unwritten")&&o(e[0][0])}}function ht({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},a=i("td",{...s,...A},t);return a.style.setProperty("--w",String(n)),a}function D({
title:t,corner:e="",rows:n,columns:o,cells:s,look:a}){let c=s.map(p=>p.map(ht)),r=o.map(p=>i("th",{scope:"\
col"},p)),d=c.map((p,m)=>i("tr",{},i("th",{scope:"row"},n[m]),...p)),l=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...r)),i("tbody",{},...d)),u=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",p=>a(u(p))),l.addEventListener("pointerleave",()=>a("")),l.addEventListener("focusin",p=>a(u(
p))),l.addEventListener("focusout",()=>a("")),nt(l,c),_(l)}var q=t=>t.replaceAll("-","−");function F(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?q(t.toExponential(0).replace("+","")):q(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var L=t=>Number.isFinite(t)?q(String(Number(t.toPrecision(7)))):F(t);var ot=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[P,T,C]=[26,8,92],mt="leak: its own answer, stopped by the mask",M=(t,e,n,o="")=>O("text",{x:t,y:e,
class:o},n);function st(t,e,n){let[o,s]=[T+P,C-2],a=Math.hypot(e-t,s-o),[c,r]=[(e-t)/a,(s-o)/a],d=u=>`${e-
7*c-u*4*r} ${s-7*r+u*4*c}`,l=`M${t} ${o}L${e} ${s}M${d(1)}L${e} ${s}L${d(-1)}`;return O("path",{d:l,
class:n})}function rt({dropped:[t,e],positions:n},o,s){let a=[t,e,...n.flatMap(({reads:f,must:g})=>[
f,g])],c=Math.max(...a.map(f=>f.length)),r=Math.max(7.8*c+10,56),d=f=>(f+1)*(r+6)+2,l=f=>d(f)+r/2,u=(f,g,k,N)=>{
let lt=O("rect",{x:d(g),y:k,width:r,height:P,rx:13}),dt=M(l(g),k+17,f),B=O("g",{class:N},lt,dt);return n[g]&&
!N.includes("cut")&&B.addEventListener("click",()=>s(g)),B},{sees:p,must:m}=n[o],x=n.length,v=f=>p.includes(
f)?"seen":"unseen",E=o+1<x&&!p.includes(o+1),h=[M(l(-1),T+17,"tgt_in","name"),M(l(x),C+17,"tgt_out",
"name"),...n.map(({reads:f},g)=>u(f,g,T,v(g))),u(e,x,T,"cut"),u(t,-1,C,"cut"),...n.map(({must:f},g)=>u(
f,g,C,g===o?"here":"")),...p.map(f=>st(l(f),l(o),"sight"))],w=Math.max(d(x+1),320);if(E){let f=l(o+1),
g=M(2,C+P+19,mt,"leak start"),k=M((f+l(o))/2,(T+C+P)/2+5,"✗","leak");h.push(st(f,l(o),"leak"),k,g)}
let y=p.map(f=>n[f].reads).join(" "),S=`tgt_in above tgt_out, slid by one. Position ${o} attends to ${y||
"nothing"} and must predict ${m}.${E?" The leak would be an arrow from the next token, its answer.":
""}`,I={viewBox:`0 0 ${w} 142`,role:"img","aria-label":S},b=O("svg",I,...h);return b.style.setProperty(
"--wide",`${w}px`),b}var at=["tgt_in","tgt_out","predicts","p(tgt_out)","counted"],U=t=>ot(t,1);function gt({reads:t,must:e,
says:n,p:o,right_p:s,sees:a,counts:c},r,d){let l=c&&n!==e,[u,p]=l?[" ✗",", wrong"]:c?[" ✓",", ri\
ght"]:["",""];return[{text:t,say:`input at position ${r}, which attends to ${a.map(m=>d[m].reads).join(
" ")||"nothing"}`},{text:e,say:`to be predicted at position ${r}`},{text:n+u,say:`likeliest at posit\
ion ${r}, probability ${L(o)}${p}`,kinds:l?["wrong"]:[]},{text:F(s,3),share:s,say:`probability of ${e}\
 at position ${r}, exactly ${L(s)}`},{text:c?"yes":"no",say:`position ${r} ${c?"counts":"does not co\
unt: its target is padding"}`}]}function xt({dropped:[t,e],positions:n},o){let s=n.map(gt),a=d=>({text:d,
say:d?"cut away":"nothing",kinds:[d?"cut":"none"]}),c=at.map((d,l)=>[a(l===1?t:""),...s.map(u=>u[l]),
a(l===0?e:"")]),r=["cut",...s.keys(),"cut"];return D({title:"Training: one pass",corner:"position",rows:at,
columns:r,cells:c,look:o})}function bt({positions:t,steps:e},n,o){let{writes:s,p:a,p_there:c,difference:r}=e[o-
1],d=t.slice(0,o).map(({reads:m})=>m),l=(m,x)=>i("th",{scope:m},x),u=(m,...x)=>i("tr",{},l("row",m),
...x.map(v=>i("td",{colspan:3-x.length},v))),p=[l("col",`training, position ${o-1}`),l("col",`genera\
tion, step ${o}`)];return i("table",{class:"numbers compared"},i("caption",{},"Generation: step by s\
tep"),i("thead",{},i("tr",{},i("td"),...p)),i("tbody",{},u("input",d.join(" "),n.join(" ")),u("predi\
cts",t[o-1].says,s),u(`p(${s})`,L(c),L(a)),u("logits",r?`differ by ${L(r)} at most`:"the same, but f\
or rounding")))}function wt({positions:t,steps:e},n,o){let{writes:s,difference:a}=e[o-1],{must:c}=t[o-
1],r=`Step ${o} of ${e.length} generates “${s}”.`,d=n.findIndex((p,m)=>p!==t[m].reads);if(d>0)return`${r}\
 The two have parted: at position ${d} training takes “${t[d].reads}” from the target, and generat\
ion its own “${n[d]}”.`;let l=a?`differ by ${L(a)} at most`:"are the same, but for rounding",u=`${r}\
 Training has taken the same input, and its logits ${l}.`;return s===c?u:`${u} But the target has “${c}\
”: here the two part.`}var z=class{constructor(e){this.model=e,this.pairs=e.get("batch").pairs}get pair(){
return this.pairs[this.model.get("sentence")]}get total(){return this.pair.steps.length}get step(){return Math.
min(this.model.get("step"),this.total)}get read(){let e=this.pair.steps.slice(0,this.step-1);return[
this.pair.positions[0].reads,...e.map(({writes:n})=>n)]}go(e){R(this.model,{step:e})}choose(e){R(this.
model,{sentence:e}),this.go(this.step)}};function it(t,e,n){let o=()=>!U(n.total).includes(n.step+e),
a=Q(t,()=>{o()||n.go(n.step+e)},A);return{node:a,show:()=>a.setAttribute("aria-disabled",String(o()))}}
function $t(t,{sees:e},n){for(let[o,{cells:s}]of[...t.querySelectorAll("tbody tr")].entries())for(let[
a,c]of[...s].slice(2,-1).entries())c.classList.toggle("at",a===n),c.classList.toggle("hidden",o===0&&
!e.includes(a))}function vt(t,e,n){let o=i("div"),s=r=>t.go(Math.min(r+1,t.total)),a=(r=t.step-1)=>{
$t(o,t.pair.positions[r],r),e.replaceChildren(rt(t.pair,r,s))},c=({target:r})=>{let d=r.closest(".nu\
mber")?.cellIndex-2;a(t.pair.positions[d]?d:void 0)};for(let r of["pointerover","focusin"])o.addEventListener(
r,c);for(let r of["pointerleave","focusout"])o.addEventListener(r,()=>a());return{node:o,draw(){o.replaceChildren(
xt(t.pair,n)),a()}}}function yt({model:t,el:e}){let{pairs:n,whole:o}=t.get("batch"),s=new z(t),a=et(
t,e,{sentence:K([...n.keys()]),step:b=>K(U(s.total))(b)}),c=Object.fromEntries(n.map(({src:b,tgt:f},g)=>[
g,`${g}: ${b} → ${f}`])),r=X("Sentence",c,b=>s.choose(Number(b))),d=U(s.pair.positions.length),l=V(
"Generation, step","t",d,b=>s.go(b)),u=[it("Previous",-1,s),it("Next",1,s)],p=tt("verdict"),m=J(),x=b=>{
m.textContent=b},E=i("div",{class:"strips scroller",...{tabindex:"0",role:"region","aria-label":"The\
 two strips"}}),h=vt(s,E,x),w=_(),y=i("div",{class:"control"},...u.map(({node:b})=>b)),$="Framed: a \
position; point at another. Hatched in tgt_in: what it may not attend to.",S=i("summary",{},"The who\
le batch, before the cut");Y(e,"shift-right","Shift right",H(r,l,{node:y}),E,i("div",{class:"two"},h.
node,w),p,i("p",{class:"hint"},$),m,i("details",{},S,D({...o,look(){}})),a.node);function I(){let{pair:b,
step:f,total:g,read:k}=s;r.show(t.get("sentence")),l.input.max=String(g-1),l.show(f,`${f} of ${g}`);
for(let{show:N}of u)N();x(""),h.draw(),w.replaceChildren(bt(b,k,f)),p.textContent=wt(b,k,f),a.show()}
return Z(t,["sentence","step"],I)}var ct={render:yt};widget=ct;})();
export default widget;
