let widget;
(()=>{function i(t,e={},...s){return P(document.createElement(t),e,s)}function $(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return P(n,e,s)}function P(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function R(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(i("div",o,...n))}var K=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),F=()=>i("p",{class:"pointed","aria-hidden":"true"}),q=(...t)=>i("d\
iv",{class:"scroller"},...t),k={"data-lm-suppress-shortcuts":"true"};function I(t,e,s={}){let n=i("b\
utton",{type:"button",...s},t);return n.addEventListener("click",e),n}function L(t,e,s,n){let o=i("input",{type:"range",min:0,max:s.length-1,...k}),r=i("output",{"aria-li\
ve":"off"}),l=i("span",{},`${t} `,i("code",{},e));return o.addEventListener("input",()=>n(s[Number(o.
value)])),{node:i("div",{class:"control"},i("label",{},l,o),r),input:o,show(a,u=String(a)){o.value=String(
s.indexOf(a)),o.setAttribute("aria-valuetext",u),r.textContent=u}}}function D(t,e,s){let n=Object.entries(
e).map(([l,a])=>i("option",{value:l},a)),o=`menu-${Math.random()}`,r=i("select",{id:o,...k},...n);return r.
addEventListener("change",()=>s(r.value)),{node:i("div",{class:"control menu"},i("label",{for:o},t),
r),show(l){r.value=l}}}function U(t,e,s){let n=e.map(o=>`change:${o}`);for(let o of n)t.on(o,s);return s(),
()=>{for(let o of n)t.off(o,s)}}function E(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function W(t){let e=i("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&tt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var Z=1e3,_,T;function tt(t){_?.isConnected||
(_=i("p",{class:"annotated-voice",role:"status"}),document.body.append(_));let e=_;clearTimeout(T),T=
setTimeout(()=>{e.textContent=t},Z)}var S=t=>e=>t.find(s=>String(s)===e),yt=S([!0,!1]),et=t=>String(t);function Y(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,l=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(l.indexOf(o)>0?l.indexOf(o)+1:""),u=c=>(n[c]??et)(t.get(c)),p=Object.keys(
s),m=Object.fromEntries(p.map(c=>[c,u(c)])),h=new URLSearchParams(location.search),f=[];for(let[c,w]of Object.
entries(s)){let v=h.get(`${a}.${c}`);if(v===null)continue;let y=w(v);y===void 0?f.push(c):t.set(c,y)}
let g=i("a",{},"Copy link to this setting"),x=i("span",{role:"status"});g.addEventListener("click",async c=>{
if(!(c.ctrlKey||c.metaKey||c.shiftKey)){c.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let d=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},g,x,d),show(){let c=new URLSearchParams(location.search);for(let y of p){let O=u(y);O===m[y]?c.
delete(`${a}.${y}`):c.set(`${a}.${y}`,O)}x.textContent="";let w=o.closest("section[id]")?.id,v=c.size?
`?${c}`:location.pathname;g.setAttribute("href",`${v}${w?`#${w}`:""}`)}}}var B=t=>!t.matches(".none")&&!t.closest(".unwritten");function H(t,e){let s=()=>e.flat().find(B)??e[0][0],
n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let l=r.target,a=e.findIndex(f=>f.includes(l));if(a<0)return;let u=e[a].indexOf(l),[p,m]={ArrowUp:[
a-1,u],ArrowDown:[a+1,u],ArrowLeft:[a,u-1],ArrowRight:[a,u+1],Home:[a,0],End:[a,e[a].length-1]}[r.key]??
[null,null];if(p===null)return;r.preventDefault();let h=e[p]?.[m];!h||getComputedStyle(h).visibility===
"hidden"||(o(h),h.focus())}),()=>{B(n)||o(s())}}function nt({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=i("td",{...o,...k},t);return r.style.setProperty("--w",String(s)),r}function z({
title:t,corner:e="",rows:s,columns:n,cells:o,look:r}){let l=o.map(h=>h.map(nt)),a=n.map(h=>i("th",{scope:"\
col"},h)),u=l.map((h,f)=>i("tr",{},i("th",{scope:"row"},s[f]),...h)),p=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...a)),i("tbody",{},...u)),m=({
target:h})=>h.closest?.(".number")?.getAttribute("aria-label")??"";return p.addEventListener("pointe\
rover",h=>r(m(h))),p.addEventListener("pointerleave",()=>r("")),p.addEventListener("focusin",h=>r(m(
h))),p.addEventListener("focusout",()=>r("")),H(p,l),q(p)}var st={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},ot={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},rt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function it(t,e,s){let n=t==="sublayers"&&ot[s]?.[Number(e)];return n?`${n} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function C(t,e){let[s]=t.split("."),n=[];for(let[,o,r]of t.matchAll(rt))n.push(r?it(o,r,s):
st[o]??o);return/^(en|de)coder\.norm$/.test(t)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),e!==void 0&&n.push(`head ${e}`),n.join(", ")}var at=800,ct=1e3,lt=[0,1,10,100,1e3,1e4,1e5],j=t=>t.toLocaleString("en");function G(t,e,s,n,o,r){let l=d=>42+
270*Math.log1p(d)/Math.log1p(e.at(-1)||1),a=d=>124-116*d/n,u=(d,c,w,v="middle")=>$("text",{x:c,y:w,"\
text-anchor":v},d),p=d=>[$("path",{d:`M42 ${a(d)}H312`}),u(o(d),38,a(d)+4,"end")],m=d=>u(j(d),l(d),138),
h=d=>d.map((c,w)=>`${l(e[w])},${a(c)}`).join(" "),f=$("path",{class:"marker"}),g=$("path",{class:"do\
ts"}),x=$("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,n/2,n].flatMap(p),...lt.filter(d=>d<=
e.at(-1)).map(m),u("training step, logarithmic",177,156),...Object.entries(s).map(([d,c])=>$("polyli\
ne",{class:d,points:h(c)})),f,g);return dt(x,d=>{let c=e.map(w=>Math.abs(l(w)-d));r(e[c.indexOf(Math.
min(...c))])}),{node:i("figure",{},i("figcaption",{},t),x),show(d){let c=l(e[d]);f.setAttribute("d",
`M${c} 8V124`),g.setAttribute("d",Object.values(s).map(w=>`M${c} ${a(w[d])}h0`).join(""))}}}function dt(t,e){
let s=({clientX:n})=>{let{left:o,width:r}=t.getBoundingClientRect();e((n-o)*320/r)};t.addEventListener(
"pointerdown",n=>{n.button||(t.setPointerCapture(n.pointerId),n.preventDefault(),s(n))}),t.addEventListener(
"pointermove",n=>{t.hasPointerCapture(n.pointerId)&&s(n)})}function ut(t,e){return Array.from({length:Math.
max(t.length,e.length)},(s,n)=>{let o=t[n]===e[n],r=o?"✓":`✗ right: ${e[n]??"nothing"}`;return i(
"li",{class:o?"":"wrong"},t[n]??"–",i("small",{},r))})}function ht(t,e,s,n,o){let r=s.startsWith("\
encoder"),l=!r&&s.endsWith("self_attention"),a=t.tgt_tokens.length-t.next_tokens.length,u=(f,g)=>`${t.
tgt_tokens[a+g]} → ${f}`,p=r?t.src_tokens:t.next_tokens.map(u),m=l?t.tgt_tokens:t.src_tokens,h=p.map(
(f,g)=>m.map((x,d)=>{let c=e[s][(n*p.length+g)*m.length+d]/ct;return l&&d>a+g?{text:"–",say:`“${f}\
” may not attend to “${x}”.`,kinds:["hidden"]}:{text:c.toFixed(2),say:`“${f}” attends to “${x}\
”, exactly ${c.toFixed(3)}.`,share:c}}));return z({title:C(s,n),corner:"query ↓ key →",rows:p,
columns:m,cells:h,look:o})}function pt(t,e){let s=(l,a)=>i("tr",{},...a.map(u=>i(l,{},u))),n=e.map(l=>s(
"td",l)),o=i("table",{class:"numbers"},i("thead",{},s("th",t)),i("tbody",{},...n)),r=i("div",{class:"\
scroller",tabindex:0,role:"group","aria-label":"The run"},o);return i("details",{},i("summary",{},"T\
he curves, as a table"),r)}var ft={loss:"Loss in nats, held-out tokens",right:"Right: tokens, answer\
s (dashed)",names:["Tokens right","Answers right"],sentence:(t,e)=>`${t} of tokens right, ${e} answe\
rs wholly right`},mt={loss:"Loss in nats, held-out stories",right:"Right: answers, stories told (das\
hed)",names:["Answers right","Stories without a contradiction"],sentence:(t,e)=>`${t} of questions a\
nswered right, ${e} stories told without a contradiction`},M=class{constructor({checkpoints:e,n_tokens:s,
n_sentences:n,src_tokens:o}){this.words=o.length?ft:mt;let r=(l,a=1)=>e.map(u=>u[l]/a);this.steps=r(
"step"),this.losses=r("loss"),this.shares={tokens:r("tokens_right",s),exact:r("exact",n)},this.texts=
e.map(({step:l,learning_rate:a,loss:u,exact:p,written:m},h)=>[j(l),a?.toPrecision(2)??"none",u.toPrecision(
3),`${(100*this.shares.tokens[h]).toFixed(1)}%`,`${p} of ${n}`,m.join(" ")])}charts(e){let{steps:s,losses:n,
shares:o,words:r}=this,l=Math.ceil(Math.max(...n))||1;return[G(r.loss,s,{loss:n},l,a=>a.toFixed(1),e),
G(r.right,s,o,1,a=>`${100*a}%`,e)]}table(){let e=["Step","Learning rate","Loss",...this.words.names,
"Generated"];return pt(e,this.texts)}sentence(e){let[s,n,o,r,l]=this.texts[e];return`Step ${s} of ${j(
this.steps.at(-1))}: loss ${o}, ${this.words.sentence(r,l)}. Learning rate: ${n}.`}},N=class{constructor(e,s){
this.model=e,this.steps=s,this.isCalm=matchMedia("(prefers-reduced-motion: reduce)").matches,this.timer=
null,this.button=I("",()=>this.timer?this.wait(0):this.advance(),k),this.wait(0)}wait(e){this.timer&&
clearTimeout(this.timer),this.timer=e?setTimeout(()=>this.advance(),e):null;let s=this.timer?"Pause":
"Play";this.button.textContent=this.isCalm?"Next checkpoint":s}advance(){let e=(this.steps.indexOf(this.
model.get("step"))+1)%this.steps.length;this.wait(!this.isCalm&&e<this.steps.length-1?at:0),E(this.model,
{step:this.steps[e]})}};function gt({src_tokens:t,tgt_tokens:e,next_tokens:s}){return t.length?`“${t.
join(" ")}” becomes`:`“${e.slice(1,e.length-s.length+1).join(" ").replaceAll(" .",".")}” goes on\
 with`}function wt(t,{n_heads:e},s){let n=Object.fromEntries(s.map(r=>[r,C(r)])),o=[...Array(e).keys()];
return{path:D("Attention",n,r=>E(t,{path:r})),head:L("Head","h",o,r=>E(t,{head:r}))}}function xt({model:t,
el:e}){let s=t.get("run"),{checkpoints:n}=s,o=new M(s),{steps:r}=o,l=Object.keys(n[0].weights),a=S([
...Array(s.n_heads).keys()]),u=Y(t,e,{step:S(r),path:S(l),head:a}),p=new N(t,r),m=b=>{p.wait(0),b!==
t.get("step")&&E(t,{step:b})},h=L("Checkpoint","step",r,m),f=wt(t,s,l),g=W("verdict"),x=o.charts(m),
d=i("ol",{class:"said","aria-label":"What the model generates"}),c=i("div");c.addEventListener("focu\
sin",()=>p.wait(0));let w=F(),v=b=>{w.textContent=b};R(e,"training-scrubber","Training scrubber",i("\
div",{class:"play"},p.button,h.node),g,i("div",{class:s.src_tokens.length?"sides":"stacked"},i("div",
{class:"charts"},...x.map(({node:b})=>b)),i("div",{},K(f.path,f.head),c)),i("p",{class:"hint"},gt(s)),
d,w,i("div",{class:"foot"},o.table(),u.node));function y(){let b=r.indexOf(t.get("step"));h.show(r[b],
o.texts[b][0]);for(let[A,{show:X}]of Object.entries(f))X(t.get(A));g.textContent=o.sentence(b);for(let{
show:A}of x)A(b);let{written:J,weights:Q}=n[b];d.replaceChildren(...ut(J,s.next_tokens)),c.replaceChildren(
ht(s,Q,t.get("path"),t.get("head"),v)),v(""),u.show()}let O=U(t,["step","path","head"],y);return()=>{
p.wait(0),O()}}var V={render:xt};widget=V;})();
export default widget;
