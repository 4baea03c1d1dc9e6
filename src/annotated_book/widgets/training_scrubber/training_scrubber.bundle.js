let widget;
(()=>{function i(t,e={},...s){return R(document.createElement(t),e,s)}function $(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return R(n,e,s)}function R(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function K(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(i("div",o,...n))}var F=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),q=()=>i("p",{class:"pointed","aria-hidden":"true"}),I=(...t)=>i("d\
iv",{class:"scroller"},...t);function A(t,e,s,n){let o=(d,f,p)=>p.map(m=>m instanceof HTMLTableCellElement?
m:i(d,f,m)),r=[...o("td",{},s.slice(0,1)),...o("th",{scope:"col"},s.slice(1))],l=n.map(d=>{let f=o("\
th",{scope:"row"},d.slice(0,1));return i("tr",{},...f,...o("td",{},d.slice(1)))}),a=e?[i("caption",{},
e)]:[],h=i("thead",{},i("tr",{},...r));return i("table",t,...a,h,i("tbody",{},...l))}var k={"data-lm\
-suppress-shortcuts":"true"};function D(t,e,s={}){let n=i("button",{type:"button",...s},t);return n.
addEventListener("click",e),n}function tt(t,e,s,n){let o=i("input",{type:"range",...s,...k}),r=i("ou\
tput",{"aria-live":"off"}),l=i("span",{},`${t} `,i("code",{},e));return o.addEventListener("input",()=>n(
Number(o.value))),{node:i("div",{class:"control"},i("label",{},l,o),r),input:o,output:r}}function C(t,e,s,n){let o={min:0,max:s.length-1},r=d=>n(s[d]),{node:l,input:a,output:h}=tt(t,e,o,r);
return{node:l,input:a,show(d,f=String(d)){a.value=String(s.indexOf(d)),a.setAttribute("aria-valuetex\
t",f),h.textContent=f}}}function U(t,e,s){let n=Object.entries(e).map(([l,a])=>i("option",{value:l},a)),o=`menu-${Math.random()}`,
r=i("select",{id:o,...k},...n);return r.addEventListener("change",()=>s(r.value)),{node:i("div",{class:"\
control menu"},i("label",{for:o},t),r),show(l){r.value=l}}}function W(t,e,s){let n=e.map(o=>`change:${o}`);
for(let o of n)t.on(o,s);return s(),()=>{for(let o of n)t.off(o,s)}}function E(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function H(t){let e=i("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&nt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var et=1e3,_,P;function nt(t){_?.isConnected||
(_=i("p",{class:"annotated-voice",role:"status"}),document.body.append(_));let e=_;clearTimeout(P),P=
setTimeout(()=>{e.textContent=t},et)}var S=t=>e=>t.find(s=>String(s)===e),kt=S([!0,!1]),st=t=>String(t);function Y(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,l=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(l.indexOf(o)>0?l.indexOf(o)+1:""),h=c=>(n[c]??st)(t.get(c)),d=Object.keys(
s),f=Object.fromEntries(d.map(c=>[c,h(c)])),p=new URLSearchParams(location.search),m=[];for(let[c,w]of Object.
entries(s)){let v=p.get(`${a}.${c}`);if(v===null)continue;let y=w(v);y===void 0?m.push(c):t.set(c,y)}
let g=i("a",{},"Copy link to this setting"),x=i("span",{role:"status"});g.addEventListener("click",async c=>{
if(!(c.ctrlKey||c.metaKey||c.shiftKey)){c.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let u=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},g,x,u),show(){let c=new URLSearchParams(location.search);for(let y of d){let O=h(y);O===f[y]?c.
delete(`${a}.${y}`):c.set(`${a}.${y}`,O)}x.textContent="";let w=o.closest("section[id]")?.id,v=c.size?
`?${c}`:location.pathname;g.setAttribute("href",`${v}${w?`#${w}`:""}`)}}}var B=t=>!t.matches(".none")&&!t.closest(".unwritten");function z(t,e){let s=()=>e.flat().find(B)??e[0][0],
n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let l=r.target,a=e.findIndex(m=>m.includes(l));if(a<0)return;let h=e[a].indexOf(l),[d,f]={ArrowUp:[
a-1,h],ArrowDown:[a+1,h],ArrowLeft:[a,h-1],ArrowRight:[a,h+1],Home:[a,0],End:[a,e[a].length-1]}[r.key]??
[null,null];if(d===null)return;r.preventDefault();let p=e[d]?.[f];!p||getComputedStyle(p).visibility===
"hidden"||(o(p),p.focus())}),()=>{B(n)||o(s())}}function ot({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=i("td",{...o,...k},t);return r.style.setProperty("--w",String(s)),r}function G({
title:t,corner:e="",rows:s,columns:n,cells:o,look:r}){let l=o.map(p=>p.map(ot)),a={class:"grid numbe\
rs",role:"grid"},h=l.map((p,m)=>[s[m],...p]),d=A(a,t,[e,...n],h),f=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return d.addEventListener("pointerover",p=>r(f(p))),d.addEventListener(
"pointerleave",()=>r("")),d.addEventListener("focusin",p=>r(f(p))),d.addEventListener("focusout",()=>r(
"")),z(d,l),I(d)}var rt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},it={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},at=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function ct(t,e,s){let n=t==="sublayers"&&it[s]?.[Number(e)];return n?`${n} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function j(t,e){let[s]=t.split("."),n=[];for(let[,o,r]of t.matchAll(at))n.push(r?ct(o,r,s):
rt[o]??o);return/^(en|de)coder\.norm$/.test(t)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),e!==void 0&&n.push(`head ${e}`),n.join(", ")}var lt=800,dt=1e3,ut=[0,1,10,100,1e3,1e4,1e5],M=t=>t.toLocaleString("en");function V(t,e,s,n,o,r){let l=u=>42+
270*Math.log1p(u)/Math.log1p(e.at(-1)||1),a=u=>124-116*u/n,h=(u,c,w,v="middle")=>$("text",{x:c,y:w,"\
text-anchor":v},u),d=u=>[$("path",{d:`M42 ${a(u)}H312`}),h(o(u),38,a(u)+4,"end")],f=u=>h(M(u),l(u),138),
p=u=>u.map((c,w)=>`${l(e[w])},${a(c)}`).join(" "),m=$("path",{class:"marker"}),g=$("path",{class:"do\
ts"}),x=$("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,n/2,n].flatMap(d),...ut.filter(u=>u<=
e.at(-1)).map(f),h("training step, logarithmic",177,156),...Object.entries(s).map(([u,c])=>$("polyli\
ne",{class:u,points:p(c)})),m,g);return ht(x,u=>{let c=e.map(w=>Math.abs(l(w)-u));r(e[c.indexOf(Math.
min(...c))])}),{node:i("figure",{},i("figcaption",{},t),x),show(u){let c=l(e[u]);m.setAttribute("d",
`M${c} 8V124`),g.setAttribute("d",Object.values(s).map(w=>`M${c} ${a(w[u])}h0`).join(""))}}}function ht(t,e){
let s=({clientX:n})=>{let{left:o,width:r}=t.getBoundingClientRect();e((n-o)*320/r)};t.addEventListener(
"pointerdown",n=>{n.button||(t.setPointerCapture(n.pointerId),n.preventDefault(),s(n))}),t.addEventListener(
"pointermove",n=>{t.hasPointerCapture(n.pointerId)&&s(n)})}function pt(t,e){return Array.from({length:Math.
max(t.length,e.length)},(s,n)=>{let o=t[n]===e[n],r=o?"✓":`✗ right: ${e[n]??"nothing"}`;return i(
"li",{class:o?"":"wrong"},t[n]??"–",i("small",{},r))})}function ft(t,e,s,n,o){let r=s.startsWith("\
encoder"),l=!r&&s.endsWith("self_attention"),a=t.tgt_tokens.length-t.next_tokens.length,h=(m,g)=>`${t.
tgt_tokens[a+g]} → ${m}`,d=r?t.src_tokens:t.next_tokens.map(h),f=l?t.tgt_tokens:t.src_tokens,p=d.map(
(m,g)=>f.map((x,u)=>{let c=e[s][(n*d.length+g)*f.length+u]/dt;return l&&u>a+g?{text:"–",say:`“${m}\
” may not attend to “${x}”.`,kinds:["hidden"]}:{text:c.toFixed(2),say:`“${m}” attends to “${x}\
”, exactly ${c.toFixed(3)}.`,share:c}}));return G({title:j(s,n),corner:"query ↓ key →",rows:d,
columns:f,cells:p,look:o})}function mt(t,e){let s={class:"scroller",tabindex:0,role:"group","aria-la\
bel":"The run"},n=A({class:"numbers"},"",t,e),o=i("summary",{},"The curves, as a table");return i("d\
etails",{},o,i("div",s,n))}var gt={loss:"Loss in nats, held-out tokens",right:"Right: tokens, answer\
s (dashed)",names:["Tokens right","Answers right"],sentence:(t,e)=>`${t} of tokens right, ${e} answe\
rs wholly right`},wt={loss:"Loss in nats, held-out stories",right:"Right: answers, stories told (das\
hed)",names:["Answers right","Stories without a contradiction"],sentence:(t,e)=>`${t} of questions a\
nswered right, ${e} stories told without a contradiction`},T=class{constructor({checkpoints:e,n_tokens:s,
n_sentences:n,src_tokens:o}){this.words=o.length?gt:wt;let r=(l,a=1)=>e.map(h=>h[l]/a);this.steps=r(
"step"),this.losses=r("loss"),this.shares={tokens:r("tokens_right",s),exact:r("exact",n)},this.texts=
e.map(({step:l,learning_rate:a,loss:h,exact:d,written:f},p)=>[M(l),a?.toPrecision(2)??"none",h.toPrecision(
3),`${(100*this.shares.tokens[p]).toFixed(1)}%`,`${d} of ${n}`,f.join(" ")])}charts(e){let{steps:s,losses:n,
shares:o,words:r}=this,l=Math.ceil(Math.max(...n))||1;return[V(r.loss,s,{loss:n},l,a=>a.toFixed(1),e),
V(r.right,s,o,1,a=>`${100*a}%`,e)]}table(){let e=["Step","Learning rate","Loss",...this.words.names,
"Generated"];return mt(e,this.texts)}sentence(e){let[s,n,o,r,l]=this.texts[e];return`Step ${s} of ${M(
this.steps.at(-1))}: loss ${o}, ${this.words.sentence(r,l)}. Learning rate: ${n}.`}},N=class{constructor(e,s){
this.model=e,this.steps=s,this.isCalm=matchMedia("(prefers-reduced-motion: reduce)").matches,this.timer=
null,this.button=D("",()=>this.timer?this.wait(0):this.advance(),k),this.wait(0)}wait(e){this.timer&&
clearTimeout(this.timer),this.timer=e?setTimeout(()=>this.advance(),e):null;let s=this.timer?"Pause":
"Play";this.button.textContent=this.isCalm?"Next checkpoint":s}advance(){let e=(this.steps.indexOf(this.
model.get("step"))+1)%this.steps.length;this.wait(!this.isCalm&&e<this.steps.length-1?lt:0),E(this.model,
{step:this.steps[e]})}};function xt({src_tokens:t,tgt_tokens:e,next_tokens:s}){return t.length?`“${t.
join(" ")}” becomes`:`“${e.slice(1,e.length-s.length+1).join(" ").replaceAll(" .",".")}” goes on\
 with`}function bt(t,{n_heads:e},s){let n=Object.fromEntries(s.map(r=>[r,j(r)])),o=[...Array(e).keys()];
return{path:U("Attention",n,r=>E(t,{path:r})),head:C("Head","h",o,r=>E(t,{head:r}))}}function vt({model:t,
el:e}){let s=t.get("run"),{checkpoints:n}=s,o=new T(s),{steps:r}=o,l=Object.keys(n[0].weights),a=S([
...Array(s.n_heads).keys()]),h=Y(t,e,{step:S(r),path:S(l),head:a}),d=new N(t,r),f=b=>{d.wait(0),b!==
t.get("step")&&E(t,{step:b})},p=C("Checkpoint","step",r,f),m=bt(t,s,l),g=H("verdict"),x=o.charts(f),
u=i("ol",{class:"said","aria-label":"What the model generates"}),c=i("div");c.addEventListener("focu\
sin",()=>d.wait(0));let w=q(),v=b=>{w.textContent=b};K(e,"training-scrubber","Training scrubber",i("\
div",{class:"play"},d.button,p.node),g,i("div",{class:s.src_tokens.length?"sides":"stacked"},i("div",
{class:"charts"},...x.map(({node:b})=>b)),i("div",{},F(m.path,m.head),c)),i("p",{class:"hint"},xt(s)),
u,w,i("div",{class:"foot"},o.table(),h.node));function y(){let b=r.indexOf(t.get("step"));p.show(r[b],
o.texts[b][0]);for(let[L,{show:Z}]of Object.entries(m))Z(t.get(L));g.textContent=o.sentence(b);for(let{
show:L}of x)L(b);let{written:Q,weights:X}=n[b];u.replaceChildren(...pt(Q,s.next_tokens)),c.replaceChildren(
ft(s,X,t.get("path"),t.get("head"),v)),v(""),h.show()}let O=W(t,["step","path","head"],y);return()=>{
d.wait(0),O()}}var J={render:vt};widget=J;})();
export default widget;
