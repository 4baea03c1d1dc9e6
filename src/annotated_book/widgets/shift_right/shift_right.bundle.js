let widget;
(()=>{function a(t,e={},...o){return X(document.createElement(t),e,o)}function k(t,e={},...o){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return X(n,e,o)}function X(t,e,o){for(let[n,s]of Object.
entries(e))t.setAttribute(n,s);return t.append(...o),t}function Z(t,e,o,...n){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":o};t.append(a("div",s,...n))}var tt=(...t)=>a("div",{class:"c\
ontrols"},...t.map(({node:e})=>e)),et=()=>a("p",{class:"pointed","aria-hidden":"true"}),K=(...t)=>a(
"div",{class:"scroller"},...t),O={"data-lm-suppress-shortcuts":"true"};function D(t,e,o={}){let n=a(
"button",{type:"button",...o},t);return n.addEventListener("click",e),n}function nt(t,e,o,n){let s=a("input",{type:"range",min:0,max:o.length-1,...O}),r=a("output",{"aria-l\
ive":"off"}),l=a("span",{},`${t} `,a("code",{},e));return s.addEventListener("input",()=>n(o[Number(
s.value)])),{node:a("div",{class:"control"},a("label",{},l,s),r),input:s,show(c,i=String(c)){s.value=
String(o.indexOf(c)),s.setAttribute("aria-valuetext",i),r.textContent=i}}}function ot(t,e,o){let n=Object.
entries(e).map(([l,c])=>a("option",{value:l},c)),s=`menu-${Math.random()}`,r=a("select",{id:s,...O},
...n);return r.addEventListener("change",()=>o(r.value)),{node:a("div",{class:"control menu"},a("lab\
el",{for:s},t),r),show(l){r.value=l}}}function st(t,e,o){let n=e.map(s=>`change:${s}`);for(let s of n)
t.on(s,o);return o(),()=>{for(let s of n)t.off(s,o)}}function q(t,e){for(let[o,n]of Object.entries(e))t.set(o,n);t.save_changes()}function rt(t){let e=a(
"p",{class:t}),o=new MutationObserver(()=>{e.textContent&&yt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>o.observe(e,n)),e}var vt=1e3,j,V;function yt(t){j?.isConnected||
(j=a("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let e=j;clearTimeout(V),V=
setTimeout(()=>{e.textContent=t},vt)}var P=t=>e=>t.find(o=>String(o)===e),It=P([!0,!1]),Et=t=>String(t);function at(t,e,o,n={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,l=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(l.indexOf(s)>0?l.indexOf(s)+1:""),i=f=>(n[f]??Et)(t.get(f)),p=Object.keys(
o),u=Object.fromEntries(p.map(f=>[f,i(f)])),d=new URLSearchParams(location.search),h=[];for(let[f,v]of Object.
entries(o)){let E=d.get(`${c}.${f}`);if(E===null)continue;let $=v(E);$===void 0?h.push(f):t.set(f,$)}
let g=a("a",{},"Copy link to this setting"),x=a("span",{role:"status"});g.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let y=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,x,y),show(){let f=new URLSearchParams(location.search);for(let $ of p){let A=i($);A===u[$]?f.
delete(`${c}.${$}`):f.set(`${c}.${$}`,A)}x.textContent="";let v=s.closest("section[id]")?.id,E=f.size?
`?${f}`:location.pathname;g.setAttribute("href",`${E}${v?`#${v}`:""}`)}}}var ct=t=>!t.matches(".none")&&!t.closest(".unwritten");function it(t,e){let o=()=>e.flat().find(ct)??
e[0][0],n=o();n.tabIndex=0;function s(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let l=r.target,c=e.findIndex(h=>h.includes(l));if(c<0)return;let i=e[c].indexOf(l),[p,u]={
ArrowUp:[c-1,i],ArrowDown:[c+1,i],ArrowLeft:[c,i-1],ArrowRight:[c,i+1],Home:[c,0],End:[c,e[c].length-
1]}[r.key]??[null,null];if(p===null)return;r.preventDefault();let d=e[p]?.[u];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{ct(n)||s(o())}}function St({text:t,say:e,share:o=0,kinds:n=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=a("td",{...s,...O},t);return r.style.setProperty("--w",String(o)),r}function z({
title:t,corner:e="",rows:o,columns:n,cells:s,look:r}){let l=s.map(d=>d.map(St)),c=n.map(d=>a("th",{scope:"\
col"},d)),i=l.map((d,h)=>a("tr",{},a("th",{scope:"row"},o[h]),...d)),p=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...c)),a("tbody",{},...i)),u=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return p.addEventListener("pointe\
rover",d=>r(u(d))),p.addEventListener("pointerleave",()=>r("")),p.addEventListener("focusin",d=>r(u(
d))),p.addEventListener("focusout",()=>r("")),it(p,l),K(p)}var B=t=>t.replaceAll("-","−");function F(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let o=Math.abs(t);return o&&
(o>=1e4||o<.5*10**-e)?B(t.toExponential(0).replace("+","")):B(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var C=t=>Number.isFinite(t)?B(String(Number(t.toPrecision(7)))):F(t);var lt=(t,e=0)=>Array.from({length:t},(o,n)=>e+n);var[I,T,M]=[26,8,92],Lt="✗ masked: the next token would be its own answer",kt="the last position a\
ttends to all of tgt_in",N=(t,e,o,n="")=>k("text",{x:t,y:e,class:n},o);function dt(t,e,o){let[n,s]=[
T+I,M-2],r=Math.hypot(e-t,s-n),[l,c]=[(e-t)/r,(s-n)/r],i=u=>`${e-7*l-u*4*c} ${s-7*c+u*4*l}`,p=`M${t}\
 ${n}L${e} ${s}M${i(1)}L${e} ${s}L${i(-1)}`;return k("path",{d:p,class:o})}function ut({dropped:[t,e],
positions:o},n,s){let r=o.flatMap(({reads:m,must:w})=>[m,w]),l=[t,e,...r],c=Math.max(...l.map(m=>m.length)),
i=Math.max(8.1*c+10,56),p=m=>(m+1)*(i+6)+2,u=m=>p(m)+i/2,d=(m,w,H,J)=>{let wt=k("rect",{x:p(w),y:H,width:i,
height:I,rx:13}),$t=N(u(w),H+17,m),Q=k("g",{class:J},wt,$t);return o[w]&&!J.includes("cut")&&Q.addEventListener(
"click",()=>s(w)),Q},{sees:h,must:g}=o[n],x=o.length,y=m=>h.includes(m)?"seen":"unseen",f=n+1<x&&!h.
includes(n+1),v=u(n+1),E=N(2,M+I+19,f?Lt:x>n+1?"":kt);E.classList.add("start");let $=N((v+u(n))/2,(T+
M+I)/2+6,"✗","leak"),A=f?[dt(v,u(n),"leak"),$]:[],R=h.map(m=>dt(u(m),u(n),"sight")),S=[k("g",{class:"\
upper"},N(u(-1),T+17,"tgt_in","name"),...o.map(({reads:m},w)=>d(m,w,T,y(w))),d(e,x,T,"cut")),N(u(x),
M+17,"tgt_out","name"),d(t,-1,M,"cut"),...o.map(({must:m},w)=>d(m,w,M,w===n?"here":"")),k("g",{class:"\
lines"},...R,...A,E)],L=Math.max(p(x+1),340),_=h.map(m=>o[m].reads).join(" "),xt=`tgt_in above tgt_o\
ut, slid by one. Position ${n} attends to ${_||"nothing"} and must predict ${g}.${f?" The leak would\
 be an arrow from the next token, its answer.":""}`,bt={viewBox:`0 0 ${L} 142`,role:"img","aria-labe\
l":xt},U=k("svg",bt,...S);return U.style.setProperty("--wide",`${L}px`),U.style.setProperty("--place",
`${i+6}px`),U}var pt=["tgt_out","predicts","p(tgt_out)","counted"],W=t=>lt(t,1);function Ot({must:t,says:e,p:o,right_p:n,
sees:s,counts:r},l,c){let i=r&&e!==t,[p,u]=i?[" ✗",", wrong"]:r?[" ✓",", right"]:["",""];return[
{text:t,say:`to be predicted at position ${l}, which attends to ${s.map(d=>c[d].reads).join(" ")||"n\
othing"}`},{text:e+p,say:`likeliest at position ${l}, probability ${C(o)}${u}`,kinds:i?["wrong"]:[]},
{text:F(n,3),share:n,say:`probability of ${t} at position ${l}, exactly ${C(n)}`},{text:r?"yes":"no",
say:`position ${l} ${r?"counts":"does not count: its target is padding"}`}]}function At({positions:t},e){
let o=t.map(Ot);return z({title:"Training: one pass",corner:"position",rows:pt,columns:[...o.keys()],
cells:pt.map((n,s)=>o.map(r=>r[s])),look:e})}var ft=(t,e)=>t.flatMap((o,n)=>[n?" ":"",o===e[n]?o:a("\
mark",{},o)]);function ht(t){let e=a("span",{class:"bar"},C(t));return e.style.setProperty("--w",String(
t)),[e]}function Ct({positions:t,steps:e},o,n){let{writes:s,p:r,p_there:l,difference:c}=e[n-1],i=t.slice(
0,n).map(({reads:g})=>g),p=(g,x)=>a("th",{scope:g},x),u=(g,...x)=>a("tr",{},p("row",g),...x.map(y=>a(
"td",{colspan:3-x.length},...y))),d=[p("col",`training, position ${n-1}`),p("col",`generation, step ${n}`)],
h=c?`differ by ${C(c)} at most`:"the same, but for rounding";return a("table",{class:"numbers compar\
ed"},a("caption",{},"Generation: step by step"),a("thead",{},a("tr",{},a("td"),...d)),a("tbody",{},u(
"input",ft(i,o),ft(o,i)),u("predicts",[t[n-1].says],[s]),u(`p(${s})`,ht(l),ht(r)),u("logits",[h])))}
function Mt({positions:t,steps:e},o,n){let{writes:s,difference:r}=e[n-1],{must:l}=t[n-1],c=`Step ${n}\
 of ${e.length} generates “${s}”.`,i=o.findIndex((d,h)=>d!==t[h].reads);if(i>0)return`${c} The t\
wo have parted: at position ${i} training takes “${t[i].reads}” from the target, and generation it\
s own “${o[i]}”.`;let p=r?`differ by ${C(r)} at most`:"are the same, but for rounding",u=`${c} T\
raining has taken the same input, and its logits ${p}.`;return s===l?u:`${u} But the target has “${l}\
”: here the two part.`}var Y=class{constructor(e){this.model=e,this.pairs=e.get("batch").pairs}get pair(){
return this.pairs[this.model.get("sentence")]}get total(){return this.pair.steps.length}get step(){return Math.
min(this.model.get("step"),this.total)}get read(){let e=this.pair.steps.slice(0,this.step-1);return[
this.pair.positions[0].reads,...e.map(({writes:o})=>o)]}go(e){q(this.model,{step:e})}choose(e){q(this.
model,{sentence:e}),this.go(this.step)}};function mt(t,e,o){let n=()=>!W(o.total).includes(o.step+e),
r=D(t,()=>{n()||o.go(o.step+e)},O);return{node:r,show:()=>r.setAttribute("aria-disabled",String(n()))}}
function Nt(t,e){for(let{cells:o}of t.querySelectorAll("tbody tr"))for(let[n,s]of[...o].slice(1).entries())
s.classList.toggle("at",n===e)}function Tt(t,e,o){let n=a("div"),s=c=>t.go(Math.min(c+1,t.total)),r=(c=t.
step-1)=>{Nt(n,c),e.replaceChildren(ut(t.pair,c,s))},l=({target:c})=>{let i=c.closest(".number")?.cellIndex-
1;r(t.pair.positions[i]?i:void 0)};for(let c of["pointerover","focusin"])n.addEventListener(c,l);for(let c of[
"pointerleave","focusout"])n.addEventListener(c,()=>r());return{node:n,draw(){n.replaceChildren(At(t.
pair,o)),r()}}}function _t(t){let e=["Undo the shift","Shift right"],o=()=>{let s=t.classList.toggle(
"undone");n.textContent=e[Number(s)]},n=D(e[0],o,O);return n}function jt({model:t,el:e}){let{pairs:o,
whole:n}=t.get("batch"),s=new Y(t),r=at(t,e,{sentence:P([...o.keys()]),step:b=>P(W(s.total))(b)}),l=Object.
fromEntries(o.map(({src:b,tgt:S},L)=>[L,`${L}: ${b} → ${S}`])),c=ot("Sentence",l,b=>s.choose(Number(
b))),i=W(s.pair.positions.length),p=nt("Step","t",i,b=>s.go(b)),u=[mt("Previous",-1,s),mt("Next",1,s)],
d=rt("verdict"),h=et(),g=b=>{h.textContent=b},y=a("div",{class:"strips scroller",...{tabindex:"0",role:"\
region","aria-label":"The two strips"}}),f=Tt(s,y,g),v=K(),E=_t(y),$=a("div",{class:"control"},...u.
map(({node:b})=>b),E),A=a("summary",{},"The whole batch, before the cut");Z(e,"shift-right","Shift r\
ight",tt(c,p,{node:$}),y,a("div",{class:"two"},f.node,v),d,h,a("details",{},A,z({...n,look(){}})),r.
node);function R(){let{pair:b,step:S,total:L,read:_}=s;c.show(t.get("sentence")),p.input.max=String(
L-1),p.show(S,`${S} of ${L}`);for(let{show:G}of u)G();g(""),f.draw(),v.replaceChildren(Ct(b,_,S)),d.
textContent=Mt(b,_,S),r.show()}return st(t,["sentence","step"],R)}var gt={render:jt};widget=gt;})();
export default widget;
