let widget;
(()=>{function a(t,e={},...n){return M(document.createElement(t),e,n)}function w(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return M(o,e,n)}function M(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function _(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(a("div",s,...o))}var N=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),P=()=>a("p",{class:"pointed","aria-hidden":"true"}),T=(...t)=>a("d\
iv",{class:"scroller"},...t),v={"data-lm-suppress-shortcuts":"true"};function K(t,e,n={}){let o=a("b\
utton",{type:"button",...n},t);return o.addEventListener("click",e),o}function O(t,e,n,o){let s=a("input",{type:"range",min:0,max:n.length-1,...v}),r=a("output",{"aria-li\
ve":"off"}),i=a("span",{},`${t} `,a("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:a("div",{class:"control"},a("label",{},i,s),r),input:s,show(l,p=String(l)){s.value=String(
n.indexOf(l)),s.setAttribute("aria-valuetext",p),r.textContent=p}}}function F(t,e,n){let o=Object.entries(
e).map(([i,l])=>a("option",{value:i},l)),s=`menu-${Math.random()}`,r=a("select",{id:s,...v},...o);return r.
addEventListener("change",()=>n(r.value)),{node:a("div",{class:"control menu"},a("label",{for:s},t),
r),show(i){r.value=i}}}function R(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}function $(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function W(t){let e=a("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&X(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var Q=1e3,E,j;function X(t){E?.isConnected||
(E=a("p",{class:"annotated-voice",role:"status"}),document.body.append(E));let e=E;clearTimeout(j),j=
setTimeout(()=>{e.textContent=t},Q)}var k=t=>e=>t.find(n=>String(n)===e),dt=k([!0,!1]),Z=t=>String(t);function I(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),p=new URLSearchParams(location.search),
d=[];for(let[f,g]of Object.entries(n)){let c=p.get(`${l}.${f}`);if(c===null)continue;let m=g(c);m===
void 0?d.push(f):t.set(f,m)}let h=a("a",{},"Link to this setting"),u=d.length?` The address has a se\
tting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:a("p",{class:"addre\
ss"},h,u),show(){let f=new URLSearchParams(location.search);for(let c of Object.keys(n))f.set(`${l}.${c}`,
(o[c]??Z)(t.get(c)));let g=s.closest("section[id]")?.id;h.setAttribute("href",`?${f}${g?`#${g}`:""}`)}}}function U(t,e){let n=e[0][0];n.tabIndex=0;function o(s){n.tabIndex=-1,n=s,n.tabIndex=0}return t.addEventListener(
"keydown",s=>{let r=s.target,i=e.findIndex(u=>u.includes(r));if(i<0)return;let l=e[i].indexOf(r),[p,
d]={ArrowUp:[i-1,l],ArrowDown:[i+1,l],ArrowLeft:[i,l-1],ArrowRight:[i,l+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(p===null)return;s.preventDefault();let h=e[p]?.[d];!h||getComputedStyle(h).
visibility==="hidden"||(o(h),h.focus())}),()=>{n.closest(".unwritten")&&o(e[0][0])}}function tt({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=a("td",{...s,...v},t);return r.style.setProperty("--w",String(n)),r}function q({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let i=s.map(u=>u.map(tt)),l=o.map(u=>a("th",{scope:"\
col"},u)),p=i.map((u,f)=>a("tr",{},a("th",{scope:"row"},n[f]),...u)),d=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...l)),a("tbody",{},...p)),h=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return d.addEventListener("pointe\
rover",u=>r(h(u))),d.addEventListener("pointerleave",()=>r("")),d.addEventListener("focusin",u=>r(h(
u))),d.addEventListener("focusout",()=>r("")),U(d,i),T(d)}var et=800,nt=1e3,st=[0,1,10,100,1e3,1e4,1e5],S=t=>t.toLocaleString("en");function D(t,e,n,o,s){let r=c=>42+
270*Math.log1p(c)/Math.log1p(e.at(-1)||1),i=c=>124-116*c/o,l=(c,m,b,y="middle")=>w("text",{x:m,y:b,"\
text-anchor":y},c),p=c=>[w("path",{d:`M42 ${i(c)}H312`}),l(s(c),38,i(c)+4,"end")],d=c=>l(S(c),r(c),138),
h=c=>c.map((m,b)=>`${r(e[b])},${i(m)}`).join(" "),u=w("path",{class:"marker"}),f=w("path",{class:"do\
ts"}),g=w("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,o/2,o].flatMap(p),...st.filter(c=>c<=
e.at(-1)).map(d),l("training step, logarithmic",177,156),...Object.entries(n).map(([c,m])=>w("polyli\
ne",{class:c,points:h(m)})),u,f);return{node:a("figure",{},a("figcaption",{},t),g),show(c){let m=r(e[c]);
u.setAttribute("d",`M${m} 8V124`),f.setAttribute("d",Object.values(n).map(b=>`M${m} ${i(b[c])}h0`).join(
""))}}}function ot(t,e){return Array.from({length:Math.max(t.length,e.length)},(n,o)=>{let s=t[o]===
e[o],r=s?"✓":`✗ right: ${e[o]??"nothing"}`;return a("li",{class:s?"":"wrong"},t[o]??"–",a("sma\
ll",{},r))})}var H=t=>t.replace(/(\w+)\.layers\.(\d+)\.(\w+)_attention/,"$3-attention, $1 layer $2");
function rt(t,e,n,o,s){let r=n.startsWith("encoder"),i=!r&&n.endsWith("self_attention"),l=r?t.src_tokens:
t.next_tokens,p=i?t.tgt_tokens:t.src_tokens,d=l.map((h,u)=>p.map((f,g)=>{let c=e[n][(o*l.length+u)*p.
length+g]/nt;return i&&g>u?{text:"–",say:`“${h}” may not look at “${f}”.`,kinds:["hidden"]}:
{text:c.toFixed(2),say:`“${h}” looks at “${f}”, exactly ${c.toFixed(3)}.`,share:c}}));return q(
{title:`${H(n)}, head ${o}`,corner:"from ↓ to →",rows:l,columns:p,cells:d,look:s})}function at(t,e){
let n=(i,l)=>a("tr",{},...l.map(p=>a(i,{},p))),o=e.map(i=>n("td",i)),s=a("table",{class:"numbers"},a(
"thead",{},n("th",t)),a("tbody",{},...o)),r=a("div",{class:"scroller",tabindex:0,role:"group","aria-\
label":"The run"},s);return a("details",{},a("summary",{},"The curves, as a table"),r)}var A=class{constructor({
checkpoints:e,n_tokens:n,n_sentences:o}){let s=(r,i=1)=>e.map(l=>l[r]/i);this.steps=s("step"),this.losses=
s("loss"),this.shares={tokens:s("tokens_right",n),exact:s("exact",o)},this.texts=e.map(({step:r,learning_rate:i,
loss:l,exact:p,written:d},h)=>[S(r),i?.toPrecision(2)??"none",l.toPrecision(3),`${(100*this.shares.tokens[h]).
toFixed(1)} %`,`${p} of ${o}`,d.join(" ")])}charts(){let{steps:e,losses:n,shares:o}=this,s=Math.ceil(
Math.max(...n))||1;return[D("Loss in nats, held-out tokens",e,{loss:n},s,i=>i.toFixed(1)),D("Right: \
tokens, answers (dashed)",e,o,1,i=>`${100*i} %`)]}table(){return at(["Step","Learning rate","Loss","\
Tokens right","Answers right","Written"],this.texts)}sentence(e){let[n,o,s,r,i]=this.texts[e];return`\
Step ${n} of ${S(this.steps.at(-1))}: loss ${s}, ${r} of tokens right, ${i} answers wholly right. Le\
arning rate: ${o}.`}},C=class{constructor(e,n){this.model=e,this.steps=n,this.isCalm=matchMedia("(pr\
efers-reduced-motion: reduce)").matches,this.timer=null,this.button=K("",()=>this.timer?this.wait(0):
this.advance(),v),this.wait(0)}wait(e){this.timer&&clearTimeout(this.timer),this.timer=e?setTimeout(
()=>this.advance(),e):null;let n=this.timer?"Pause":"Play";this.button.textContent=this.isCalm?"Next\
 checkpoint":n}advance(){let e=(this.steps.indexOf(this.model.get("step"))+1)%this.steps.length;this.
wait(!this.isCalm&&e<this.steps.length-1?et:0),$(this.model,{step:this.steps[e]})}};function it(t,{n_heads:e},n){
let o=Object.fromEntries(n.map(r=>[r,H(r)])),s=[...Array(e).keys()];return{path:F("Attention",o,r=>$(
t,{path:r})),head:O("Head","h",s,r=>$(t,{head:r}))}}function ct({model:t,el:e}){let n=t.get("run"),{
checkpoints:o}=n,s=new A(n),{steps:r}=s,i=Object.keys(o[0].weights),l=k([...Array(n.n_heads).keys()]),
p=I(t,e,{step:k(r),path:k(i),head:l}),d=new C(t,r),h=O("Checkpoint","step",r,x=>{d.wait(0),$(t,{step:x})}),
u=it(t,n,i),f=W("verdict"),g=s.charts(),c=a("ol",{class:"said","aria-label":"What the model writes"}),
m=a("div");m.addEventListener("focusin",()=>d.wait(0));let b=P(),y=x=>{b.textContent=x};_(e,"trainin\
g-scrubber","Training scrubber",a("div",{class:"play"},d.button,h.node),f,a("div",{class:"charts"},...g.
map(({node:x})=>x)),a("p",{class:"hint"},`“${n.src_tokens.join(" ")}” becomes`),c,N(u.path,u.head),
m,b,s.table(),p.node);function z(){let x=r.indexOf(t.get("step"));h.show(r[x],s.texts[x][0]);for(let[
L,{show:J}]of Object.entries(u))J(t.get(L));f.textContent=s.sentence(x);for(let{show:L}of g)L(x);let{
written:V,weights:G}=o[x];c.replaceChildren(...ot(V,n.next_tokens)),m.replaceChildren(rt(n,G,t.get("\
path"),t.get("head"),y)),y(""),p.show()}let B=R(t,["step","path","head"],z);return()=>{d.wait(0),B()}}
var Y={render:ct};widget=Y;})();
export default widget;
