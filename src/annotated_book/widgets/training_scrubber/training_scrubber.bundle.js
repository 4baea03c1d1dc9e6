let widget;
(()=>{function a(t,e={},...s){return R(document.createElement(t),e,s)}function v(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return R(n,e,s)}function R(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function F(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(a("div",o,...n))}var K=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),q=()=>a("p",{class:"pointed","aria-hidden":"true"}),I=(...t)=>a("d\
iv",{class:"scroller"},...t);function _(t,e,s,n){let o=(d,p,h)=>h.map(f=>f instanceof HTMLTableCellElement?
f:a(d,p,f)),r=[...o("td",{},s.slice(0,1)),...o("th",{scope:"col"},s.slice(1))],c=n.map(d=>{let p=o("\
th",{scope:"row"},d.slice(0,1));return a("tr",{},...p,...o("td",{},d.slice(1)))}),l=e?[a("caption",{},
e)]:[],u=a("thead",{},a("tr",{},...r));return a("table",t,...l,u,a("tbody",{},...c))}var k={"data-lm\
-suppress-shortcuts":"true"};function U(t,e,s={}){let n=a("button",{type:"button",...s},t);return n.
addEventListener("click",e),n}function tt(t,e,s,n){let o=a("input",{type:"range",...s,...k}),r=a("ou\
tput",{"aria-live":"off"}),c=a("span",{},t," ",a("code",{},e));return o.addEventListener("input",()=>n(
Number(o.value))),{node:a("div",{class:"control"},a("label",{},c,o),r),input:o,output:r}}function C(t,e,s,n){let o={min:0,max:s.length-1},r=d=>n(s[d]),{node:c,input:l,output:u}=tt(t,e,o,r);
return{node:c,input:l,show(d,p=String(d)){l.value=String(s.indexOf(d)),l.setAttribute("aria-valuetex\
t",p),u.textContent=p}}}function D(t,e,s){let n=Object.entries(e).map(([c,l])=>a("option",{value:c},l)),o=`menu-${Math.random()}`,
r=a("select",{id:o,...k},...n);return r.addEventListener("change",()=>s(r.value)),{node:a("div",{class:"\
control menu"},a("label",{for:o},t),r),show(c){r.value=c}}}function et(t,e){let s=Object.entries(e);for(let[n,o]of s)t.on(`change:${n}`,o);return()=>{for(let[n,
o]of s)t.off(`change:${n}`,o)}}function W(t,e,s){let n=et(t,Object.fromEntries(e.map(o=>[o,s])));return s(),
n}function E(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function H(t){let e=a("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&st(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var nt=1e3,L,P;function st(t){L?.isConnected||
(L=a("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let e=L;clearTimeout(P),P=
setTimeout(()=>{e.textContent=t},nt)}var O=t=>e=>t.find(s=>String(s)===e),_t=O([!0,!1]),ot=t=>String(t);function Y(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),u=i=>(n[i]??ot)(t.get(i)),d=Object.keys(
s),p=Object.fromEntries(d.map(i=>[i,u(i)])),h=new URLSearchParams(location.search),f=[];for(let[i,m]of Object.
entries(s)){let w=h.get(`${l}.${i}`);if(w===null)continue;let x=m(w);x===void 0?f.push(i):t.set(i,x)}
let g=a("a",{},"Copy link to this setting"),b=a("span",{role:"status"});g.addEventListener("click",async i=>{
if(!(i.ctrlKey||i.metaKey||i.shiftKey)){i.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let $=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,b,$),show(){let i=new URLSearchParams(location.search);for(let x of d){let S=u(x);S===p[x]?i.
delete(`${l}.${x}`):i.set(`${l}.${x}`,S)}b.textContent="";let m=o.closest("section[id]")?.id,w=i.size?
`?${i}`:location.pathname;g.setAttribute("href",`${w}${m?`#${m}`:""}`)}}}var z=t=>!t.matches(".none")&&!t.closest(".unwritten");function B(t,e){let s=()=>e.flat().find(z)??e[0][0],
n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let c=r.target,l=e.findIndex(f=>f.includes(c));if(l<0)return;let u=e[l].indexOf(c),[d,p]={ArrowUp:[
l-1,u],ArrowDown:[l+1,u],ArrowLeft:[l,u-1],ArrowRight:[l,u+1],Home:[l,0],End:[l,e[l].length-1]}[r.key]??
[null,null];if(d===null)return;r.preventDefault();let h=e[d]?.[p];!h||getComputedStyle(h).visibility===
"hidden"||(o(h),h.focus())}),()=>{z(n)||o(s())}}function rt({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=a("td",{...o,...k},t);return r.style.setProperty("--w",String(s)),r}function G({
title:t,corner:e="",rows:s,columns:n,cells:o,look:r}){let c=o.map(h=>h.map(rt)),l={class:"grid numbe\
rs",role:"grid"},u=c.map((h,f)=>[s[f],...h]),d=_(l,t,[e,...n],u),p=({target:h})=>h.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return d.addEventListener("pointerover",h=>r(p(h))),d.addEventListener(
"pointerleave",()=>r("")),d.addEventListener("focusin",h=>r(p(h))),d.addEventListener("focusout",()=>r(
"")),B(d,c),I(d)}var it={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},at={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},ct=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function lt(t,e,s){let n=t==="sublayers"&&at[s]?.[Number(e)];return n?`${n} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function j(t,e){let[s]=t.split("."),n=[];for(let[,o,r]of t.matchAll(ct))n.push(r?lt(o,r,s):
it[o]??o);return/^(en|de)coder\.norm$/.test(t)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),e!==void 0&&n.push(`head ${e}`),n.join(", ")}var dt=800,ut=[5,9],ht=1e3,pt=[0,1,10,100,1e3,1e4,1e5],M=t=>t.toLocaleString("en");function V(t,e,s,n,o,r){
let c=i=>42+270*Math.log1p(i)/Math.log1p(e.at(-1)||1),l=i=>124-116*i/n,u=(i,m,w,x="middle")=>v("text",
{x:m,y:w,"text-anchor":x},i),d=i=>[v("path",{d:`M42 ${l(i)}H312`}),u(o(i),38,l(i)+4,"end")],p=i=>u(M(
i),c(i),138),h=i=>i.map((m,w)=>`${c(e[w])},${l(m)}`).join(" "),f=v("path",{class:"marker"}),g=v("pat\
h",{class:"dots"}),b=v("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,n/2,n].flatMap(d),...pt.
filter(i=>i<=e.at(-1)).map(p),u("training step, logarithmic",177,156),...Object.entries(s).map(([i,m])=>v(
"polyline",{class:i,points:h(m)})),f,g);ft(b,i=>{let m=e.map(w=>Math.abs(c(w)-i));r(e[m.indexOf(Math.
min(...m))])});let $=a("figcaption");return{node:a("figure",{},$,b),show(i){let m=Object.values(s).map(
x=>o(x[i],!0));$.replaceChildren(`${t}: `,a("strong",{},m.join(", ")));let w=c(e[i]);f.setAttribute(
"d",`M${w} 8V124`),g.setAttribute("d",Object.values(s).map(x=>`M${w} ${l(x[i])}h0`).join(""))}}}function ft(t,e){
let s=({clientX:n})=>{let{left:o,width:r}=t.getBoundingClientRect();e((n-o)*320/r)};t.addEventListener(
"pointerdown",n=>{n.button||(t.setPointerCapture(n.pointerId),n.preventDefault(),s(n))}),t.addEventListener(
"pointermove",n=>{t.hasPointerCapture(n.pointerId)&&s(n)})}function mt(t,e){return Array.from({length:Math.
max(t.length,e.length)},(s,n)=>{let o=t[n]===e[n],r=o?"✓":`✗ ${e[n]??"extra"}`;return a("li",{class:o?
"":"wrong"},t[n]??"–",a("small",{},r))})}function gt(t,e,s,n,o){let r=s.startsWith("encoder"),c=!r&&
s.endsWith("self_attention"),l=t.tgt_tokens.length-t.next_tokens.length,u=(f,g)=>`${t.tgt_tokens[l+g]}\
 → ${f}`,d=r?t.src_tokens:t.next_tokens.map(u),p=c?t.tgt_tokens:t.src_tokens,h=d.map((f,g)=>p.map(
(b,$)=>{let i=e[s][(n*d.length+g)*p.length+$]/ht;return c&&$>l+g?{text:"–",say:`“${f}” may not a\
ttend to “${b}”.`,kinds:["hidden"]}:{text:i.toFixed(2),say:`“${f}” attends to “${b}”, exac\
tly ${i.toFixed(3)}.`,share:i}}));return G({title:j(s,n),corner:"query ↓ key →",rows:d,columns:p,
cells:h,look:o})}function wt(t,e){let s={class:"scroller",tabindex:0,role:"group","aria-label":"The \
run"},n=_({class:"numbers"},"",t,e),o=a("summary",{},"The curves, as a table");return a("details",{},
o,a("div",s,n))}var xt={loss:"Loss in nats, held-out tokens",right:"Right: tokens, answers (dashed)",
names:["Tokens right","Answers right"],sentence:(t,e)=>`${t} of tokens right, ${e} answers wholly ri\
ght`},bt={loss:"Loss in nats, held-out stories",right:"Right: answers, stories told (dashed)",names:[
"Answers right","Stories without a contradiction"],sentence:(t,e)=>`${t} of questions answered right\
, ${e} stories told without a contradiction`},yt=(t,e=!1)=>e?t.toPrecision(3):t.toFixed(1),$t=(t,e=!1)=>`${(100*
t).toFixed(e?1:0)}%`,T=class{constructor({checkpoints:e,n_tokens:s,n_sentences:n,src_tokens:o}){this.
words=o.length?xt:bt;let r=(c,l=1)=>e.map(u=>u[c]/l);this.steps=r("step"),this.losses=r("loss"),this.
shares={tokens:r("tokens_right",s),exact:r("exact",n)},this.texts=e.map(({step:c,learning_rate:l,loss:u,
exact:d,written:p},h)=>[M(c),l?.toPrecision(2)??"none",u.toPrecision(3),`${(100*this.shares.tokens[h]).
toFixed(1)}%`,`${d} of ${n}`,p.join(" ")])}charts(e){let{steps:s,losses:n,shares:o,words:r}=this,c=Math.
ceil(Math.max(...n))||1;return[V(r.loss,s,{loss:n},c,yt,e),V(r.right,s,o,1,$t,e)]}table(){let e=["St\
ep","Learning rate","Loss",...this.words.names,"Generated"];return wt(e,this.texts)}sentence(e){let[
s,n,o,r,c]=this.texts[e];return`Step ${s} of ${M(this.steps.at(-1))}: loss ${o}, ${this.words.sentence(
r,c)}. Learning rate: ${n}.`}},N=class{constructor(e,s){this.model=e,this.steps=s,this.isCalm=matchMedia(
"(prefers-reduced-motion: reduce)").matches,this.timer=null,this.button=U("",()=>this.timer?this.wait(
0):this.advance(),k),this.wait(0)}wait(e){this.timer&&clearTimeout(this.timer),this.timer=e?setTimeout(
()=>this.advance(),e):null;let s=this.timer?"Pause":"Play";this.button.textContent=this.isCalm?"Next\
 checkpoint":s}advance(){let e=(this.steps.indexOf(this.model.get("step"))+1)%this.steps.length;this.
wait(!this.isCalm&&e<this.steps.length-1?dt:0),E(this.model,{step:this.steps[e]})}};function vt({src_tokens:t,
tgt_tokens:e,next_tokens:s}){let n="(✗: what is right)";return t.length?`“${t.join(" ")}” become\
s ${n}`:`“${e.slice(1,e.length-s.length+1).join(" ").replaceAll(" .",".")}” goes on with ${n}`}function kt({
checkpoints:t,next_tokens:e}){let n=a("ol",{class:"said","aria-label":"What the model generates"}),o=t.
map(({written:c})=>c.length),r=Math.max(e.length,...o);for(let c of ut)n.style.setProperty(`--rows-${c}`,
String(Math.ceil(r/c)));return n}function Et(t,{n_heads:e},s){let n=Object.fromEntries(s.map(r=>[r,j(
r)])),o=[...Array(e).keys()];return{path:D("Attention",n,r=>E(t,{path:r})),head:C("Head","h",o,r=>E(
t,{head:r}))}}function Ot({model:t,el:e}){let s=t.get("run"),{checkpoints:n}=s,o=new T(s),{steps:r}=o,
c=Object.keys(n[0].weights),l=O([...Array(s.n_heads).keys()]),u=Y(t,e,{step:O(r),path:O(c),head:l}),
d=new N(t,r),p=y=>{d.wait(0),y!==t.get("step")&&E(t,{step:y})},h=C("Checkpoint","step",r,p),f=Et(t,s,
c),g=H("verdict"),b=o.charts(p),$=kt(s),i=a("div");i.addEventListener("focusin",()=>d.wait(0));let m=q(),
w=y=>{m.textContent=y};F(e,"training-scrubber","Training scrubber",a("div",{class:"play"},d.button,h.
node),a("p",{class:"hint"},vt(s)),$,g,a("div",{class:s.src_tokens.length?"sides":"stacked"},a("div",
{class:"charts"},...b.map(({node:y})=>y)),a("div",{},K(f.path,f.head),i)),m,a("div",{class:"foot"},o.
table(),u.node));function x(){let y=r.indexOf(t.get("step"));h.show(r[y],o.texts[y][0]);for(let[A,{show:Z}]of Object.
entries(f))Z(t.get(A));g.textContent=o.sentence(y);for(let{show:A}of b)A(y);let{written:Q,weights:X}=n[y];
$.replaceChildren(...mt(Q,s.next_tokens)),i.replaceChildren(gt(s,X,t.get("path"),t.get("head"),w)),w(
""),u.show()}let S=W(t,["step","path","head"],x);return()=>{d.wait(0),S()}}var J={render:Ot};widget=J;})();
export default widget;
