let widget;
(()=>{function a(t,e={},...n){return N(document.createElement(t),e,n)}function $(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return N(o,e,n)}function N(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function T(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(a("div",s,...o))}var K=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),P=()=>a("p",{class:"pointed","aria-hidden":"true"}),F=(...t)=>a("d\
iv",{class:"scroller"},...t),k={"data-lm-suppress-shortcuts":"true"};function R(t,e,n={}){let o=a("b\
utton",{type:"button",...n},t);return o.addEventListener("click",e),o}function S(t,e,n,o){let s=a("input",{type:"range",min:0,max:n.length-1,...k}),r=a("output",{"aria-li\
ve":"off"}),i=a("span",{},`${t} `,a("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:a("div",{class:"control"},a("label",{},i,s),r),input:s,show(l,p=String(l)){s.value=String(
n.indexOf(l)),s.setAttribute("aria-valuetext",p),r.textContent=p}}}function W(t,e,n){let o=Object.entries(
e).map(([i,l])=>a("option",{value:i},l)),s=`menu-${Math.random()}`,r=a("select",{id:s,...k},...o);return r.
addEventListener("change",()=>n(r.value)),{node:a("div",{class:"control menu"},a("label",{for:s},t),
r),show(i){r.value=i}}}function I(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}function E(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function U(t){let e=a("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&X(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var Q=1e3,L,_;function X(t){L?.isConnected||
(L=a("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let e=L;clearTimeout(_),_=
setTimeout(()=>{e.textContent=t},Q)}var O=t=>e=>t.find(n=>String(n)===e),ut=O([!0,!1]),Z=t=>String(t);function D(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),p=d=>(o[d]??Z)(t.get(d)),h=Object.keys(
n),f=Object.fromEntries(h.map(d=>[d,p(d)])),u=new URLSearchParams(location.search),m=[];for(let[d,w]of Object.
entries(n)){let y=u.get(`${l}.${d}`);if(y===null)continue;let v=w(y);v===void 0?m.push(d):t.set(d,v)}
let b=a("a",{},"Copy link to this setting"),c=a("span",{role:"status"});b.addEventListener("click",async d=>{
if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),c.textContent=" Copied."}catch{c.textContent=
" The address of this page has it now: copy it from there."}}});let g=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},b,c,g),show(){let d=new URLSearchParams(location.search);for(let v of h){let x=p(v);x===f[v]?d.
delete(`${l}.${v}`):d.set(`${l}.${v}`,x)}c.textContent="";let w=s.closest("section[id]")?.id,y=d.size?
`?${d}`:location.pathname;b.setAttribute("href",`${y}${w?`#${w}`:""}`)}}}function q(t,e){let n=e[0][0];n.tabIndex=0;function o(s){n.tabIndex=-1,n=s,n.tabIndex=0}return t.addEventListener(
"keydown",s=>{let r=s.target,i=e.findIndex(u=>u.includes(r));if(i<0)return;let l=e[i].indexOf(r),[p,
h]={ArrowUp:[i-1,l],ArrowDown:[i+1,l],ArrowLeft:[i,l-1],ArrowRight:[i,l+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(p===null)return;s.preventDefault();let f=e[p]?.[h];!f||getComputedStyle(f).
visibility==="hidden"||(o(f),f.focus())}),()=>{n.closest(".unwritten")&&o(e[0][0])}}function tt({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=a("td",{...s,...k},t);return r.style.setProperty("--w",String(n)),r}function H({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let i=s.map(u=>u.map(tt)),l=o.map(u=>a("th",{scope:"\
col"},u)),p=i.map((u,m)=>a("tr",{},a("th",{scope:"row"},n[m]),...u)),h=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...l)),a("tbody",{},...p)),f=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",u=>r(f(u))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(f(
u))),h.addEventListener("focusout",()=>r("")),q(h,i),F(h)}var et=800,nt=1e3,st=[0,1,10,100,1e3,1e4,1e5],A=t=>t.toLocaleString("en");function Y(t,e,n,o,s){let r=c=>42+
270*Math.log1p(c)/Math.log1p(e.at(-1)||1),i=c=>124-116*c/o,l=(c,g,d,w="middle")=>$("text",{x:g,y:d,"\
text-anchor":w},c),p=c=>[$("path",{d:`M42 ${i(c)}H312`}),l(s(c),38,i(c)+4,"end")],h=c=>l(A(c),r(c),138),
f=c=>c.map((g,d)=>`${r(e[d])},${i(g)}`).join(" "),u=$("path",{class:"marker"}),m=$("path",{class:"do\
ts"}),b=$("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,o/2,o].flatMap(p),...st.filter(c=>c<=
e.at(-1)).map(h),l("training step, logarithmic",177,156),...Object.entries(n).map(([c,g])=>$("polyli\
ne",{class:c,points:f(g)})),u,m);return{node:a("figure",{},a("figcaption",{},t),b),show(c){let g=r(e[c]);
u.setAttribute("d",`M${g} 8V124`),m.setAttribute("d",Object.values(n).map(d=>`M${g} ${i(d[c])}h0`).join(
""))}}}function ot(t,e){return Array.from({length:Math.max(t.length,e.length)},(n,o)=>{let s=t[o]===
e[o],r=s?"✓":`✗ right: ${e[o]??"nothing"}`;return a("li",{class:s?"":"wrong"},t[o]??"–",a("sma\
ll",{},r))})}var z=t=>t.replace(/(\w+)\.layers\.(\d+)\.(\w+)_attention/,"$3-attention, $1 layer $2");
function rt(t,e,n,o,s){let r=n.startsWith("encoder"),i=!r&&n.endsWith("self_attention"),l=r?t.src_tokens:
t.next_tokens,p=i?t.tgt_tokens:t.src_tokens,h=l.map((f,u)=>p.map((m,b)=>{let c=e[n][(o*l.length+u)*p.
length+b]/nt;return i&&b>u?{text:"–",say:`“${f}” may not look at “${m}”.`,kinds:["hidden"]}:
{text:c.toFixed(2),say:`“${f}” looks at “${m}”, exactly ${c.toFixed(3)}.`,share:c}}));return H(
{title:`${z(n)}, head ${o}`,corner:"from ↓ to →",rows:l,columns:p,cells:h,look:s})}function at(t,e){
let n=(i,l)=>a("tr",{},...l.map(p=>a(i,{},p))),o=e.map(i=>n("td",i)),s=a("table",{class:"numbers"},a(
"thead",{},n("th",t)),a("tbody",{},...o)),r=a("div",{class:"scroller",tabindex:0,role:"group","aria-\
label":"The run"},s);return a("details",{},a("summary",{},"The curves, as a table"),r)}var j=class{constructor({
checkpoints:e,n_tokens:n,n_sentences:o}){let s=(r,i=1)=>e.map(l=>l[r]/i);this.steps=s("step"),this.losses=
s("loss"),this.shares={tokens:s("tokens_right",n),exact:s("exact",o)},this.texts=e.map(({step:r,learning_rate:i,
loss:l,exact:p,written:h},f)=>[A(r),i?.toPrecision(2)??"none",l.toPrecision(3),`${(100*this.shares.tokens[f]).
toFixed(1)} %`,`${p} of ${o}`,h.join(" ")])}charts(){let{steps:e,losses:n,shares:o}=this,s=Math.ceil(
Math.max(...n))||1;return[Y("Loss in nats, held-out tokens",e,{loss:n},s,i=>i.toFixed(1)),Y("Right: \
tokens, answers (dashed)",e,o,1,i=>`${100*i} %`)]}table(){return at(["Step","Learning rate","Loss","\
Tokens right","Answers right","Written"],this.texts)}sentence(e){let[n,o,s,r,i]=this.texts[e];return`\
Step ${n} of ${A(this.steps.at(-1))}: loss ${s}, ${r} of tokens right, ${i} answers wholly right. Le\
arning rate: ${o}.`}},M=class{constructor(e,n){this.model=e,this.steps=n,this.isCalm=matchMedia("(pr\
efers-reduced-motion: reduce)").matches,this.timer=null,this.button=R("",()=>this.timer?this.wait(0):
this.advance(),k),this.wait(0)}wait(e){this.timer&&clearTimeout(this.timer),this.timer=e?setTimeout(
()=>this.advance(),e):null;let n=this.timer?"Pause":"Play";this.button.textContent=this.isCalm?"Next\
 checkpoint":n}advance(){let e=(this.steps.indexOf(this.model.get("step"))+1)%this.steps.length;this.
wait(!this.isCalm&&e<this.steps.length-1?et:0),E(this.model,{step:this.steps[e]})}};function it(t,{n_heads:e},n){
let o=Object.fromEntries(n.map(r=>[r,z(r)])),s=[...Array(e).keys()];return{path:W("Attention",o,r=>E(
t,{path:r})),head:S("Head","h",s,r=>E(t,{head:r}))}}function ct({model:t,el:e}){let n=t.get("run"),{
checkpoints:o}=n,s=new j(n),{steps:r}=s,i=Object.keys(o[0].weights),l=O([...Array(n.n_heads).keys()]),
p=D(t,e,{step:O(r),path:O(i),head:l}),h=new M(t,r),f=S("Checkpoint","step",r,x=>{h.wait(0),E(t,{step:x})}),
u=it(t,n,i),m=U("verdict"),b=s.charts(),c=a("ol",{class:"said","aria-label":"What the model writes"}),
g=a("div");g.addEventListener("focusin",()=>h.wait(0));let d=P(),w=x=>{d.textContent=x};T(e,"trainin\
g-scrubber","Training scrubber",a("div",{class:"play"},h.button,f.node),m,a("div",{class:"charts"},...b.
map(({node:x})=>x)),a("p",{class:"hint"},`“${n.src_tokens.join(" ")}” becomes`),c,K(u.path,u.head),
g,d,s.table(),p.node);function y(){let x=r.indexOf(t.get("step"));f.show(r[x],s.texts[x][0]);for(let[
C,{show:J}]of Object.entries(u))J(t.get(C));m.textContent=s.sentence(x);for(let{show:C}of b)C(x);let{
written:V,weights:G}=o[x];c.replaceChildren(...ot(V,n.next_tokens)),g.replaceChildren(rt(n,G,t.get("\
path"),t.get("head"),w)),w(""),p.show()}let v=I(t,["step","path","head"],y);return()=>{h.wait(0),v()}}
var B={render:ct};widget=B;})();
export default widget;
