let widget;
(()=>{function a(t,e={},...s){return P(document.createElement(t),e,s)}function y(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return P(n,e,s)}function P(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function R(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(a("div",o,...n))}var K=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),F=()=>a("p",{class:"pointed","aria-hidden":"true"}),q=(...t)=>a("d\
iv",{class:"scroller"},...t),k={"data-lm-suppress-shortcuts":"true"};function I(t,e,s={}){let n=a("b\
utton",{type:"button",...s},t);return n.addEventListener("click",e),n}function A(t,e,s,n){let o=a("input",{type:"range",min:0,max:s.length-1,...k}),r=a("output",{"aria-li\
ve":"off"}),c=a("span",{},`${t} `,a("code",{},e));return o.addEventListener("input",()=>n(s[Number(o.
value)])),{node:a("div",{class:"control"},a("label",{},c,o),r),input:o,show(l,d=String(l)){o.value=String(
s.indexOf(l)),o.setAttribute("aria-valuetext",d),r.textContent=d}}}function U(t,e,s){let n=Object.entries(
e).map(([c,l])=>a("option",{value:c},l)),o=`menu-${Math.random()}`,r=a("select",{id:o,...k},...n);return r.
addEventListener("change",()=>s(r.value)),{node:a("div",{class:"control menu"},a("label",{for:o},t),
r),show(c){r.value=c}}}function D(t,e,s){let n=e.map(o=>`change:${o}`);for(let o of n)t.on(o,s);return s(),
()=>{for(let o of n)t.off(o,s)}}function S(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function W(t){let e=a("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&tt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var Z=1e3,L,T;function tt(t){L?.isConnected||
(L=a("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let e=L;clearTimeout(T),T=
setTimeout(()=>{e.textContent=t},Z)}var E=t=>e=>t.find(s=>String(s)===e),Et=E([!0,!1]),et=t=>String(t);function Y(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),d=i=>(n[i]??et)(t.get(i)),h=Object.keys(
s),m=Object.fromEntries(h.map(i=>[i,d(i)])),u=new URLSearchParams(location.search),p=[];for(let[i,f]of Object.
entries(s)){let w=u.get(`${l}.${i}`);if(w===null)continue;let x=f(w);x===void 0?p.push(i):t.set(i,x)}
let g=a("a",{},"Copy link to this setting"),b=a("span",{role:"status"});g.addEventListener("click",async i=>{
if(!(i.ctrlKey||i.metaKey||i.shiftKey)){i.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let $=p.length?` The address has a s\
etting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,b,$),show(){let i=new URLSearchParams(location.search);for(let x of h){let O=d(x);O===m[x]?i.
delete(`${l}.${x}`):i.set(`${l}.${x}`,O)}b.textContent="";let f=o.closest("section[id]")?.id,w=i.size?
`?${i}`:location.pathname;g.setAttribute("href",`${w}${f?`#${f}`:""}`)}}}var B=t=>!t.matches(".none")&&!t.closest(".unwritten");function H(t,e){let s=()=>e.flat().find(B)??e[0][0],
n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let c=r.target,l=e.findIndex(p=>p.includes(c));if(l<0)return;let d=e[l].indexOf(c),[h,m]={ArrowUp:[
l-1,d],ArrowDown:[l+1,d],ArrowLeft:[l,d-1],ArrowRight:[l,d+1],Home:[l,0],End:[l,e[l].length-1]}[r.key]??
[null,null];if(h===null)return;r.preventDefault();let u=e[h]?.[m];!u||getComputedStyle(u).visibility===
"hidden"||(o(u),u.focus())}),()=>{B(n)||o(s())}}function nt({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=a("td",{...o,...k},t);return r.style.setProperty("--w",String(s)),r}function z({
title:t,corner:e="",rows:s,columns:n,cells:o,look:r}){let c=o.map(u=>u.map(nt)),l=n.map(u=>a("th",{scope:"\
col"},u)),d=c.map((u,p)=>a("tr",{},a("th",{scope:"row"},s[p]),...u)),h=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...l)),a("tbody",{},...d)),m=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",u=>r(m(u))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(m(
u))),h.addEventListener("focusout",()=>r("")),H(h,c),q(h)}var st={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},ot={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},rt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function at(t,e,s){let n=t==="sublayers"&&ot[s]?.[Number(e)];return n?`${n} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function C(t,e){let[s]=t.split("."),n=[];for(let[,o,r]of t.matchAll(rt))n.push(r?at(o,r,s):
st[o]??o);return/^(en|de)coder\.norm$/.test(t)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),e!==void 0&&n.push(`head ${e}`),n.join(", ")}var it=800,ct=[5,9],lt=1e3,dt=[0,1,10,100,1e3,1e4,1e5],j=t=>t.toLocaleString("en");function G(t,e,s,n,o,r){
let c=i=>42+270*Math.log1p(i)/Math.log1p(e.at(-1)||1),l=i=>124-116*i/n,d=(i,f,w,x="middle")=>y("text",
{x:f,y:w,"text-anchor":x},i),h=i=>[y("path",{d:`M42 ${l(i)}H312`}),d(o(i),38,l(i)+4,"end")],m=i=>d(j(
i),c(i),138),u=i=>i.map((f,w)=>`${c(e[w])},${l(f)}`).join(" "),p=y("path",{class:"marker"}),g=y("pat\
h",{class:"dots"}),b=y("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,n/2,n].flatMap(h),...dt.
filter(i=>i<=e.at(-1)).map(m),d("training step, logarithmic",177,156),...Object.entries(s).map(([i,f])=>y(
"polyline",{class:i,points:u(f)})),p,g);ut(b,i=>{let f=e.map(w=>Math.abs(c(w)-i));r(e[f.indexOf(Math.
min(...f))])});let $=a("figcaption");return{node:a("figure",{},$,b),show(i){let f=Object.values(s).map(
x=>o(x[i],!0));$.replaceChildren(`${t}: `,a("strong",{},f.join(", ")));let w=c(e[i]);p.setAttribute(
"d",`M${w} 8V124`),g.setAttribute("d",Object.values(s).map(x=>`M${w} ${l(x[i])}h0`).join(""))}}}function ut(t,e){
let s=({clientX:n})=>{let{left:o,width:r}=t.getBoundingClientRect();e((n-o)*320/r)};t.addEventListener(
"pointerdown",n=>{n.button||(t.setPointerCapture(n.pointerId),n.preventDefault(),s(n))}),t.addEventListener(
"pointermove",n=>{t.hasPointerCapture(n.pointerId)&&s(n)})}function ht(t,e){return Array.from({length:Math.
max(t.length,e.length)},(s,n)=>{let o=t[n]===e[n],r=o?"✓":`✗ ${e[n]??"extra"}`;return a("li",{class:o?
"":"wrong"},t[n]??"–",a("small",{},r))})}function pt(t,e,s,n,o){let r=s.startsWith("encoder"),c=!r&&
s.endsWith("self_attention"),l=t.tgt_tokens.length-t.next_tokens.length,d=(p,g)=>`${t.tgt_tokens[l+g]}\
 → ${p}`,h=r?t.src_tokens:t.next_tokens.map(d),m=c?t.tgt_tokens:t.src_tokens,u=h.map((p,g)=>m.map(
(b,$)=>{let i=e[s][(n*h.length+g)*m.length+$]/lt;return c&&$>l+g?{text:"–",say:`“${p}” may not a\
ttend to “${b}”.`,kinds:["hidden"]}:{text:i.toFixed(2),say:`“${p}” attends to “${b}”, exac\
tly ${i.toFixed(3)}.`,share:i}}));return z({title:C(s,n),corner:"query ↓ key →",rows:h,columns:m,
cells:u,look:o})}function ft(t,e){let s=(c,l)=>a("tr",{},...l.map(d=>a(c,{},d))),n=e.map(c=>s("td",c)),
o=a("table",{class:"numbers"},a("thead",{},s("th",t)),a("tbody",{},...n)),r=a("div",{class:"scroller",
tabindex:0,role:"group","aria-label":"The run"},o);return a("details",{},a("summary",{},"The curves,\
 as a table"),r)}var mt={loss:"Loss in nats, held-out tokens",right:"Right: tokens, answers (dashed)",
names:["Tokens right","Answers right"],sentence:(t,e)=>`${t} of tokens right, ${e} answers wholly ri\
ght`},gt={loss:"Loss in nats, held-out stories",right:"Right: answers, stories told (dashed)",names:[
"Answers right","Stories without a contradiction"],sentence:(t,e)=>`${t} of questions answered right\
, ${e} stories told without a contradiction`},wt=(t,e=!1)=>e?t.toPrecision(3):t.toFixed(1),xt=(t,e=!1)=>`${(100*
t).toFixed(e?1:0)}%`,M=class{constructor({checkpoints:e,n_tokens:s,n_sentences:n,src_tokens:o}){this.
words=o.length?mt:gt;let r=(c,l=1)=>e.map(d=>d[c]/l);this.steps=r("step"),this.losses=r("loss"),this.
shares={tokens:r("tokens_right",s),exact:r("exact",n)},this.texts=e.map(({step:c,learning_rate:l,loss:d,
exact:h,written:m},u)=>[j(c),l?.toPrecision(2)??"none",d.toPrecision(3),`${(100*this.shares.tokens[u]).
toFixed(1)}%`,`${h} of ${n}`,m.join(" ")])}charts(e){let{steps:s,losses:n,shares:o,words:r}=this,c=Math.
ceil(Math.max(...n))||1;return[G(r.loss,s,{loss:n},c,wt,e),G(r.right,s,o,1,xt,e)]}table(){let e=["St\
ep","Learning rate","Loss",...this.words.names,"Generated"];return ft(e,this.texts)}sentence(e){let[
s,n,o,r,c]=this.texts[e];return`Step ${s} of ${j(this.steps.at(-1))}: loss ${o}, ${this.words.sentence(
r,c)}. Learning rate: ${n}.`}},N=class{constructor(e,s){this.model=e,this.steps=s,this.isCalm=matchMedia(
"(prefers-reduced-motion: reduce)").matches,this.timer=null,this.button=I("",()=>this.timer?this.wait(
0):this.advance(),k),this.wait(0)}wait(e){this.timer&&clearTimeout(this.timer),this.timer=e?setTimeout(
()=>this.advance(),e):null;let s=this.timer?"Pause":"Play";this.button.textContent=this.isCalm?"Next\
 checkpoint":s}advance(){let e=(this.steps.indexOf(this.model.get("step"))+1)%this.steps.length;this.
wait(!this.isCalm&&e<this.steps.length-1?it:0),S(this.model,{step:this.steps[e]})}};function bt({src_tokens:t,
tgt_tokens:e,next_tokens:s}){let n="(✗: what is right)";return t.length?`“${t.join(" ")}” become\
s ${n}`:`“${e.slice(1,e.length-s.length+1).join(" ").replaceAll(" .",".")}” goes on with ${n}`}function vt({
checkpoints:t,next_tokens:e}){let n=a("ol",{class:"said","aria-label":"What the model generates"}),o=t.
map(({written:c})=>c.length),r=Math.max(e.length,...o);for(let c of ct)n.style.setProperty(`--rows-${c}`,
String(Math.ceil(r/c)));return n}function $t(t,{n_heads:e},s){let n=Object.fromEntries(s.map(r=>[r,C(
r)])),o=[...Array(e).keys()];return{path:U("Attention",n,r=>S(t,{path:r})),head:A("Head","h",o,r=>S(
t,{head:r}))}}function yt({model:t,el:e}){let s=t.get("run"),{checkpoints:n}=s,o=new M(s),{steps:r}=o,
c=Object.keys(n[0].weights),l=E([...Array(s.n_heads).keys()]),d=Y(t,e,{step:E(r),path:E(c),head:l}),
h=new N(t,r),m=v=>{h.wait(0),v!==t.get("step")&&S(t,{step:v})},u=A("Checkpoint","step",r,m),p=$t(t,s,
c),g=W("verdict"),b=o.charts(m),$=vt(s),i=a("div");i.addEventListener("focusin",()=>h.wait(0));let f=F(),
w=v=>{f.textContent=v};R(e,"training-scrubber","Training scrubber",a("div",{class:"play"},h.button,u.
node),a("p",{class:"hint"},bt(s)),$,g,a("div",{class:s.src_tokens.length?"sides":"stacked"},a("div",
{class:"charts"},...b.map(({node:v})=>v)),a("div",{},K(p.path,p.head),i)),f,a("div",{class:"foot"},o.
table(),d.node));function x(){let v=r.indexOf(t.get("step"));u.show(r[v],o.texts[v][0]);for(let[_,{show:X}]of Object.
entries(p))X(t.get(_));g.textContent=o.sentence(v);for(let{show:_}of b)_(v);let{written:J,weights:Q}=n[v];
$.replaceChildren(...ht(J,s.next_tokens)),i.replaceChildren(pt(s,Q,t.get("path"),t.get("head"),w)),w(
""),d.show()}let O=D(t,["step","path","head"],x);return()=>{h.wait(0),O()}}var V={render:yt};widget=V;})();
export default widget;
