let widget;
(()=>{function d(t,e={},...n){return W(document.createElement(t),e,n)}function O(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return W(o,e,n)}function W(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function Y(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(d("div",s,...o))}var J=(...t)=>d("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),Q=()=>d("p",{class:"pointed","aria-hidden":"true"}),_=(...t)=>d("d\
iv",{class:"scroller"},...t);function K(t,e,n,o){let s=(c,u,p)=>p.map(m=>m instanceof HTMLTableCellElement?
m:d(c,u,m)),i=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],a=o.map(c=>{let u=s("\
th",{scope:"row"},c.slice(0,1));return d("tr",{},...u,...s("td",{},c.slice(1)))}),r=e?[d("caption",{},
e)]:[],l=d("thead",{},d("tr",{},...i));return d("table",t,...r,l,d("tbody",{},...a))}var A={"data-lm\
-suppress-shortcuts":"true"};function V(t,e,n={}){let o=d("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function ft(t,e,n,o){let s=d("input",{type:"range",...n,...A}),i=d("ou\
tput",{"aria-live":"off"}),a=d("span",{},`${t} `,d("code",{},e));return s.addEventListener("input",()=>o(
Number(s.value))),{node:d("div",{class:"control"},d("label",{},a,s),i),input:s,output:i}}function X(t,e,n,o){let s={min:0,max:n.length-1},i=c=>o(n[c]),{node:a,input:r,output:l}=ft(t,e,s,i);
return{node:a,input:r,show(c,u=String(c)){r.value=String(n.indexOf(c)),r.setAttribute("aria-valuetex\
t",u),l.textContent=u}}}function Z(t,e,n){let o=Object.entries(e).map(([a,r])=>d("option",{value:a},r)),s=`menu-${Math.random()}`,
i=d("select",{id:s,...A},...o);return i.addEventListener("change",()=>n(i.value)),{node:d("div",{class:"\
control menu"},d("label",{for:s},t),i),show(a){i.value=a}}}function tt(t,e,n){let o=e.map(s=>`change\
:${s}`);for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}function q(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function et(t){let e=d(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&mt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var ht=1e3,N,H;function mt(t){N?.isConnected||
(N=d("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(H),H=
setTimeout(()=>{e.textContent=t},ht)}var P=t=>e=>t.find(n=>String(n)===e),At=P([!0,!1]),gt=t=>String(t);function nt(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:i}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${i}"]`)],r=i+(a.indexOf(s)>0?a.indexOf(s)+1:""),l=h=>(o[h]??gt)(t.get(h)),c=Object.keys(
n),u=Object.fromEntries(c.map(h=>[h,l(h)])),p=new URLSearchParams(location.search),m=[];for(let[h,w]of Object.
entries(n)){let v=p.get(`${r}.${h}`);if(v===null)continue;let $=w(v);$===void 0?m.push(h):t.set(h,$)}
let b=d("a",{},"Copy link to this setting"),y=d("span",{role:"status"});b.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),y.textContent=" Copied."}catch{y.textContent=
" The address of this page has it now: copy it from there."}}});let k=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},b,y,k),show(){let h=new URLSearchParams(location.search);for(let $ of c){let L=l($);L===u[$]?h.
delete(`${r}.${$}`):h.set(`${r}.${$}`,L)}y.textContent="";let w=s.closest("section[id]")?.id,v=h.size?
`?${h}`:location.pathname;b.setAttribute("href",`${v}${w?`#${w}`:""}`)}}}var ot=t=>!t.matches(".none")&&!t.closest(".unwritten");function st(t,e){let n=()=>e.flat().find(ot)??
e[0][0],o=n();o.tabIndex=0;function s(i){o.tabIndex=-1,o=i,o.tabIndex=0}return t.addEventListener("k\
eydown",i=>{let a=i.target,r=e.findIndex(m=>m.includes(a));if(r<0)return;let l=e[r].indexOf(a),[c,u]={
ArrowUp:[r-1,l],ArrowDown:[r+1,l],ArrowLeft:[r,l-1],ArrowRight:[r,l+1],Home:[r,0],End:[r,e[r].length-
1]}[i.key]??[null,null];if(c===null)return;i.preventDefault();let p=e[c]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{ot(o)||s(n())}}function xt({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},i=d("td",{...s,...A},t);return i.style.setProperty("--w",String(n)),i}function U({
title:t,corner:e="",rows:n,columns:o,cells:s,look:i}){let a=s.map(p=>p.map(xt)),r={class:"grid numbe\
rs",role:"grid"},l=a.map((p,m)=>[n[m],...p]),c=K(r,t,[e,...o],l),u=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return c.addEventListener("pointerover",p=>i(u(p))),c.addEventListener(
"pointerleave",()=>i("")),c.addEventListener("focusin",p=>i(u(p))),c.addEventListener("focusout",()=>i(
"")),st(c,a),_(c)}var D=t=>t.replaceAll("-","−");function z(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?D(
t.toExponential(0).replace("+","")):D(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var S=t=>Number.isFinite(
t)?D(String(Number(t.toPrecision(7)))):z(t);var rt=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var[I,T,C]=[26,8,92],bt="leak: its own answer, stopped by the mask",M=(t,e,n,o="")=>O("text",{x:t,y:e,
class:o},n);function it(t,e,n){let[o,s]=[T+I,C-2],i=Math.hypot(e-t,s-o),[a,r]=[(e-t)/i,(s-o)/i],l=u=>`${e-
7*a-u*4*r} ${s-7*r+u*4*a}`,c=`M${t} ${o}L${e} ${s}M${l(1)}L${e} ${s}L${l(-1)}`;return O("path",{d:c,
class:n})}function ct({dropped:[t,e],positions:n},o,s){let i=[t,e,...n.flatMap(({reads:f,must:g})=>[
f,g])],a=Math.max(...i.map(f=>f.length)),r=Math.max(7.8*a+10,56),l=f=>(f+1)*(r+6)+2,c=f=>l(f)+r/2,u=(f,g,E,j)=>{
let ut=O("rect",{x:l(g),y:E,width:r,height:I,rx:13}),pt=M(c(g),E+17,f),G=O("g",{class:j},ut,pt);return n[g]&&
!j.includes("cut")&&G.addEventListener("click",()=>s(g)),G},{sees:p,must:m}=n[o],b=n.length,y=f=>p.includes(
f)?"seen":"unseen",k=o+1<b&&!p.includes(o+1),h=[M(c(-1),T+17,"tgt_in","name"),M(c(b),C+17,"tgt_out",
"name"),...n.map(({reads:f},g)=>u(f,g,T,y(g))),u(e,b,T,"cut"),u(t,-1,C,"cut"),...n.map(({must:f},g)=>u(
f,g,C,g===o?"here":"")),...p.map(f=>it(c(f),c(o),"sight"))],w=Math.max(l(b+1),320);if(k){let f=c(o+1),
g=M(2,C+I+19,bt,"leak start"),E=M((f+c(o))/2,(T+C+I)/2+5,"✗","leak");h.push(it(f,c(o),"leak"),E,g)}
let v=p.map(f=>n[f].reads).join(" "),L=`tgt_in above tgt_out, slid by one. Position ${o} attends to ${v||
"nothing"} and must predict ${m}.${k?" The leak would be an arrow from the next token, its answer.":
""}`,R={viewBox:`0 0 ${w} 142`,role:"img","aria-label":L},x=O("svg",R,...h);return x.style.setProperty(
"--wide",`${w}px`),x}var at=["tgt_in","tgt_out","predicts","p(tgt_out)","counted"],B=t=>rt(t,1);function wt({reads:t,must:e,
says:n,p:o,right_p:s,sees:i,counts:a},r,l){let c=a&&n!==e,[u,p]=c?[" ✗",", wrong"]:a?[" ✓",", ri\
ght"]:["",""];return[{text:t,say:`input at position ${r}, which attends to ${i.map(m=>l[m].reads).join(
" ")||"nothing"}`},{text:e,say:`to be predicted at position ${r}`},{text:n+u,say:`likeliest at posit\
ion ${r}, probability ${S(o)}${p}`,kinds:c?["wrong"]:[]},{text:z(s,3),share:s,say:`probability of ${e}\
 at position ${r}, exactly ${S(s)}`},{text:a?"yes":"no",say:`position ${r} ${a?"counts":"does not co\
unt: its target is padding"}`}]}function $t({dropped:[t,e],positions:n},o){let s=n.map(wt),i=l=>({text:l,
say:l?"cut away":"nothing",kinds:[l?"cut":"none"]}),a=at.map((l,c)=>[i(c===1?t:""),...s.map(u=>u[c]),
i(c===0?e:"")]),r=["cut",...s.keys(),"cut"];return U({title:"Training: one pass",corner:"position",rows:at,
columns:r,cells:a,look:o})}function vt({positions:t,steps:e},n,o){let{writes:s,p:i,p_there:a,difference:r}=e[o-
1],l=t.slice(0,o).map(({reads:m})=>m),c=r?`differ by ${S(r)} at most`:"the same, but for rounding",u={
class:"numbers compared"},p=["",`training, position ${o-1}`,`generation, step ${o}`];return K(u,"Gen\
eration: step by step",p,[["input",l.join(" "),n.join(" ")],["predicts",t[o-1].says,s],[`p(${s})`,S(
a),S(i)],["logits",d("td",{colspan:2},c)]])}function yt({positions:t,steps:e},n,o){let{writes:s,difference:i}=e[o-
1],{must:a}=t[o-1],r=`Step ${o} of ${e.length} generates “${s}”.`,l=n.findIndex((p,m)=>p!==t[m].
reads);if(l>0)return`${r} The two have parted: at position ${l} training takes “${t[l].reads}” fro\
m the target, and generation its own “${n[l]}”.`;let c=i?`differ by ${S(i)} at most`:"are the sa\
me, but for rounding",u=`${r} Training has taken the same input, and its logits ${c}.`;return s===a?
u:`${u} But the target has “${a}”: here the two part.`}var F=class{constructor(e){this.model=e,this.
pairs=e.get("batch").pairs}get pair(){return this.pairs[this.model.get("sentence")]}get total(){return this.
pair.steps.length}get step(){return Math.min(this.model.get("step"),this.total)}get read(){let e=this.
pair.steps.slice(0,this.step-1);return[this.pair.positions[0].reads,...e.map(({writes:n})=>n)]}go(e){
q(this.model,{step:e})}choose(e){q(this.model,{sentence:e}),this.go(this.step)}};function lt(t,e,n){
let o=()=>!B(n.total).includes(n.step+e),i=V(t,()=>{o()||n.go(n.step+e)},A);return{node:i,show:()=>i.
setAttribute("aria-disabled",String(o()))}}function kt(t,{sees:e},n){for(let[o,{cells:s}]of[...t.querySelectorAll(
"tbody tr")].entries())for(let[i,a]of[...s].slice(2,-1).entries())a.classList.toggle("at",i===n),a.classList.
toggle("hidden",o===0&&!e.includes(i))}function Et(t,e,n){let o=d("div"),s=r=>t.go(Math.min(r+1,t.total)),
i=(r=t.step-1)=>{kt(o,t.pair.positions[r],r),e.replaceChildren(ct(t.pair,r,s))},a=({target:r})=>{let l=r.
closest(".number")?.cellIndex-2;i(t.pair.positions[l]?l:void 0)};for(let r of["pointerover","focusin"])
o.addEventListener(r,a);for(let r of["pointerleave","focusout"])o.addEventListener(r,()=>i());return{
node:o,draw(){o.replaceChildren($t(t.pair,n)),i()}}}function St({model:t,el:e}){let{pairs:n,whole:o}=t.
get("batch"),s=new F(t),i=nt(t,e,{sentence:P([...n.keys()]),step:x=>P(B(s.total))(x)}),a=Object.fromEntries(
n.map(({src:x,tgt:f},g)=>[g,`${g}: ${x} → ${f}`])),r=Z("Sentence",a,x=>s.choose(Number(x))),l=B(s.
pair.positions.length),c=X("Generation, step","t",l,x=>s.go(x)),u=[lt("Previous",-1,s),lt("Next",1,s)],
p=et("verdict"),m=Q(),b=x=>{m.textContent=x},k=d("div",{class:"strips scroller",...{tabindex:"0",role:"\
region","aria-label":"The two strips"}}),h=Et(s,k,b),w=_(),v=d("div",{class:"control"},...u.map(({node:x})=>x)),
$="Point at a position to move the frame there. Hatched: what it may not attend to.",L=d("summary",{},
"The whole batch, before the cut");Y(e,"shift-right","Shift right",J(r,c,{node:v}),k,d("div",{class:"\
two"},h.node,w),p,d("p",{class:"hint"},$),m,d("details",{},L,U({...o,look(){}})),i.node);function R(){
let{pair:x,step:f,total:g,read:E}=s;r.show(t.get("sentence")),c.input.max=String(g-1),c.show(f,`${f}\
 of ${g}`);for(let{show:j}of u)j();b(""),h.draw(),w.replaceChildren(vt(x,E,f)),p.textContent=yt(x,E,
f),i.show()}return tt(t,["sentence","step"],R)}var dt={render:St};widget=dt;})();
export default widget;
