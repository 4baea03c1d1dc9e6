let widget;
(()=>{function i(t,e={},...n){return W(document.createElement(t),e,n)}function O(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return W(o,e,n)}function W(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function Y(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var H=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),J=()=>i("p",{class:"pointed","aria-hidden":"true"}),_=(...t)=>i("d\
iv",{class:"scroller"},...t),A={"data-lm-suppress-shortcuts":"true"};function Q(t,e,n={}){let o=i("b\
utton",{type:"button",...n},t);return o.addEventListener("click",e),o}function V(t,e,n,o){let s=i("input",{type:"range",min:0,max:n.length-1,...A}),a=i("output",{"aria-li\
ve":"off"}),l=i("span",{},`${t} `,i("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:i("div",{class:"control"},i("label",{},l,s),a),input:s,show(r,d=String(r)){s.value=String(
n.indexOf(r)),s.setAttribute("aria-valuetext",d),a.textContent=d}}}function X(t,e,n){let o=Object.entries(
e).map(([l,r])=>i("option",{value:l},r)),s=`menu-${Math.random()}`,a=i("select",{id:s,...A},...o);return a.
addEventListener("change",()=>n(a.value)),{node:i("div",{class:"control menu"},i("label",{for:s},t),
a),show(l){a.value=l}}}function Z(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}function R(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function tt(t){let e=i(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ft(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var pt=1e3,j,G;function ft(t){j?.isConnected||
(j=i("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let e=j;clearTimeout(G),G=
setTimeout(()=>{e.textContent=t},pt)}var K=t=>e=>t.find(n=>String(n)===e),Lt=K([!0,!1]),ht=t=>String(t);function et(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,l=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(l.indexOf(s)>0?l.indexOf(s)+1:""),d=h=>(o[h]??ht)(t.get(h)),c=Object.keys(
n),p=Object.fromEntries(c.map(h=>[h,d(h)])),u=new URLSearchParams(location.search),m=[];for(let[h,w]of Object.
entries(n)){let y=u.get(`${r}.${h}`);if(y===null)continue;let $=w(y);$===void 0?m.push(h):t.set(h,$)}
let x=i("a",{},"Copy link to this setting"),v=i("span",{role:"status"});x.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",x.getAttribute(
"href"));try{await navigator.clipboard.writeText(x.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let E=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},x,v,E),show(){let h=new URLSearchParams(location.search);for(let $ of c){let L=d($);L===p[$]?h.
delete(`${r}.${$}`):h.set(`${r}.${$}`,L)}v.textContent="";let w=s.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;x.setAttribute("href",`${y}${w?`#${w}`:""}`)}}}var nt=t=>!t.matches(".none")&&!t.closest(".unwritten");function ot(t,e){let n=()=>e.flat().find(nt)??
e[0][0],o=n();o.tabIndex=0;function s(a){o.tabIndex=-1,o=a,o.tabIndex=0}return t.addEventListener("k\
eydown",a=>{let l=a.target,r=e.findIndex(m=>m.includes(l));if(r<0)return;let d=e[r].indexOf(l),[c,p]={
ArrowUp:[r-1,d],ArrowDown:[r+1,d],ArrowLeft:[r,d-1],ArrowRight:[r,d+1],Home:[r,0],End:[r,e[r].length-
1]}[a.key]??[null,null];if(c===null)return;a.preventDefault();let u=e[c]?.[p];!u||getComputedStyle(u).
visibility==="hidden"||(s(u),u.focus())}),()=>{nt(o)||s(n())}}function mt({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},a=i("td",{...s,...A},t);return a.style.setProperty("--w",String(n)),a}function D({
title:t,corner:e="",rows:n,columns:o,cells:s,look:a}){let l=s.map(u=>u.map(mt)),r=o.map(u=>i("th",{scope:"\
col"},u)),d=l.map((u,m)=>i("tr",{},i("th",{scope:"row"},n[m]),...u)),c=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...r)),i("tbody",{},...d)),p=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return c.addEventListener("pointe\
rover",u=>a(p(u))),c.addEventListener("pointerleave",()=>a("")),c.addEventListener("focusin",u=>a(p(
u))),c.addEventListener("focusout",()=>a("")),ot(c,l),_(c)}var q=t=>t.replaceAll("-","−");function U(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?q(t.toExponential(0).replace("+","")):q(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var S=t=>Number.isFinite(t)?q(String(Number(t.toPrecision(7)))):U(t);var st=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[P,T,C]=[26,8,92],gt="leak: its own answer, stopped by the mask",M=(t,e,n,o="")=>O("text",{x:t,y:e,
class:o},n);function rt(t,e,n){let[o,s]=[T+P,C-2],a=Math.hypot(e-t,s-o),[l,r]=[(e-t)/a,(s-o)/a],d=p=>`${e-
7*l-p*4*r} ${s-7*r+p*4*l}`,c=`M${t} ${o}L${e} ${s}M${d(1)}L${e} ${s}L${d(-1)}`;return O("path",{d:c,
class:n})}function at({dropped:[t,e],positions:n},o,s){let a=[t,e,...n.flatMap(({reads:f,must:g})=>[
f,g])],l=Math.max(...a.map(f=>f.length)),r=Math.max(7.8*l+10,56),d=f=>(f+1)*(r+6)+2,c=f=>d(f)+r/2,p=(f,g,k,N)=>{
let dt=O("rect",{x:d(g),y:k,width:r,height:P,rx:13}),ut=M(c(g),k+17,f),F=O("g",{class:N},dt,ut);return n[g]&&
!N.includes("cut")&&F.addEventListener("click",()=>s(g)),F},{sees:u,must:m}=n[o],x=n.length,v=f=>u.includes(
f)?"seen":"unseen",E=o+1<x&&!u.includes(o+1),h=[M(c(-1),T+17,"tgt_in","name"),M(c(x),C+17,"tgt_out",
"name"),...n.map(({reads:f},g)=>p(f,g,T,v(g))),p(e,x,T,"cut"),p(t,-1,C,"cut"),...n.map(({must:f},g)=>p(
f,g,C,g===o?"here":"")),...u.map(f=>rt(c(f),c(o),"sight"))],w=Math.max(d(x+1),320);if(E){let f=c(o+1),
g=M(2,C+P+19,gt,"leak start"),k=M((f+c(o))/2,(T+C+P)/2+5,"✗","leak");h.push(rt(f,c(o),"leak"),k,g)}
let y=u.map(f=>n[f].reads).join(" "),L=`tgt_in above tgt_out, slid by one. Position ${o} attends to ${y||
"nothing"} and must predict ${m}.${E?" The leak would be an arrow from the next token, its answer.":
""}`,I={viewBox:`0 0 ${w} 142`,role:"img","aria-label":L},b=O("svg",I,...h);return b.style.setProperty(
"--wide",`${w}px`),b}var it=["tgt_in","tgt_out","predicts","p(tgt_out)","counted"],z=t=>st(t,1);function xt({reads:t,must:e,
says:n,p:o,right_p:s,sees:a,counts:l},r,d){let c=l&&n!==e,[p,u]=c?[" ✗",", wrong"]:l?[" ✓",", ri\
ght"]:["",""];return[{text:t,say:`input at position ${r}, which attends to ${a.map(m=>d[m].reads).join(
" ")||"nothing"}`},{text:e,say:`to be predicted at position ${r}`},{text:n+p,say:`likeliest at posit\
ion ${r}, probability ${S(o)}${u}`,kinds:c?["wrong"]:[]},{text:U(s,3),share:s,say:`probability of ${e}\
 at position ${r}, exactly ${S(s)}`},{text:l?"yes":"no",say:`position ${r} ${l?"counts":"does not co\
unt: its target is padding"}`}]}function bt({dropped:[t,e],positions:n},o){let s=n.map(xt),a=d=>({text:d,
say:d?"cut away":"nothing",kinds:[d?"cut":"none"]}),l=it.map((d,c)=>[a(c===1?t:""),...s.map(p=>p[c]),
a(c===0?e:"")]),r=["cut",...s.keys(),"cut"];return D({title:"Training: one pass",corner:"position",rows:it,
columns:r,cells:l,look:o})}function wt({positions:t,steps:e},n,o){let{writes:s,p:a,p_there:l,difference:r}=e[o-
1],d=t.slice(0,o).map(({reads:m})=>m),c=(m,x)=>i("th",{scope:m},x),p=(m,...x)=>i("tr",{},c("row",m),
...x.map(v=>i("td",{colspan:3-x.length},v))),u=[c("col",`training, position ${o-1}`),c("col",`genera\
tion, step ${o}`)];return i("table",{class:"numbers compared"},i("caption",{},"Generation: step by s\
tep"),i("thead",{},i("tr",{},i("td"),...u)),i("tbody",{},p("input",d.join(" "),n.join(" ")),p("predi\
cts",t[o-1].says,s),p(`p(${s})`,S(l),S(a)),p("logits",r?`differ by ${S(r)} at most`:"the same, but f\
or rounding")))}function $t({positions:t,steps:e},n,o){let{writes:s,difference:a}=e[o-1],{must:l}=t[o-
1],r=`Step ${o} of ${e.length} generates “${s}”.`,d=n.findIndex((u,m)=>u!==t[m].reads);if(d>0)return`${r}\
 The two have parted: at position ${d} training takes “${t[d].reads}” from the target, and generat\
ion its own “${n[d]}”.`;let c=a?`differ by ${S(a)} at most`:"are the same, but for rounding",p=`${r}\
 Training has taken the same input, and its logits ${c}.`;return s===l?p:`${p} But the target has “${l}\
”: here the two part.`}var B=class{constructor(e){this.model=e,this.pairs=e.get("batch").pairs}get pair(){
return this.pairs[this.model.get("sentence")]}get total(){return this.pair.steps.length}get step(){return Math.
min(this.model.get("step"),this.total)}get read(){let e=this.pair.steps.slice(0,this.step-1);return[
this.pair.positions[0].reads,...e.map(({writes:n})=>n)]}go(e){R(this.model,{step:e})}choose(e){R(this.
model,{sentence:e}),this.go(this.step)}};function ct(t,e,n){let o=()=>!z(n.total).includes(n.step+e),
a=Q(t,()=>{o()||n.go(n.step+e)},A);return{node:a,show:()=>a.setAttribute("aria-disabled",String(o()))}}
function vt(t,{sees:e},n){for(let[o,{cells:s}]of[...t.querySelectorAll("tbody tr")].entries())for(let[
a,l]of[...s].slice(2,-1).entries())l.classList.toggle("at",a===n),l.classList.toggle("hidden",o===0&&
!e.includes(a))}function yt(t,e,n){let o=i("div"),s=r=>t.go(Math.min(r+1,t.total)),a=(r=t.step-1)=>{
vt(o,t.pair.positions[r],r),e.replaceChildren(at(t.pair,r,s))},l=({target:r})=>{let d=r.closest(".nu\
mber")?.cellIndex-2;a(t.pair.positions[d]?d:void 0)};for(let r of["pointerover","focusin"])o.addEventListener(
r,l);for(let r of["pointerleave","focusout"])o.addEventListener(r,()=>a());return{node:o,draw(){o.replaceChildren(
bt(t.pair,n)),a()}}}function Et({model:t,el:e}){let{pairs:n,whole:o}=t.get("batch"),s=new B(t),a=et(
t,e,{sentence:K([...n.keys()]),step:b=>K(z(s.total))(b)}),l=Object.fromEntries(n.map(({src:b,tgt:f},g)=>[
g,`${g}: ${b} → ${f}`])),r=X("Sentence",l,b=>s.choose(Number(b))),d=z(s.pair.positions.length),c=V(
"Generation, step","t",d,b=>s.go(b)),p=[ct("Previous",-1,s),ct("Next",1,s)],u=tt("verdict"),m=J(),x=b=>{
m.textContent=b},E=i("div",{class:"strips scroller",...{tabindex:"0",role:"region","aria-label":"The\
 two strips"}}),h=yt(s,E,x),w=_(),y=i("div",{class:"control"},...p.map(({node:b})=>b)),$="Point at a\
 position to move the frame there. Hatched: what it may not attend to.",L=i("summary",{},"The whole \
batch, before the cut");Y(e,"shift-right","Shift right",H(r,c,{node:y}),E,i("div",{class:"two"},h.node,
w),u,i("p",{class:"hint"},$),m,i("details",{},L,D({...o,look(){}})),a.node);function I(){let{pair:b,
step:f,total:g,read:k}=s;r.show(t.get("sentence")),c.input.max=String(g-1),c.show(f,`${f} of ${g}`);
for(let{show:N}of p)N();x(""),h.draw(),w.replaceChildren(wt(b,k,f)),u.textContent=$t(b,k,f),a.show()}
return Z(t,["sentence","step"],I)}var lt={render:Et};widget=lt;})();
export default widget;
