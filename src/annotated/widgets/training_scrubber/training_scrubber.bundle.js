let widget;
(()=>{function a(t,e={},...n){return T(document.createElement(t),e,n)}function $(t,e={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",t);return T(s,e,n)}function T(t,e,n){for(let[s,o]of Object.
entries(e))t.setAttribute(s,o);return t.append(...n),t}function K(t,e,n,...s){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(a("div",o,...s))}var R=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),q=()=>a("p",{class:"pointed","aria-hidden":"true"}),F=(...t)=>a("d\
iv",{class:"scroller"},...t),k={"data-lm-suppress-shortcuts":"true"};function D(t,e,n={}){let s=a("b\
utton",{type:"button",...n},t);return s.addEventListener("click",e),s}function A(t,e,n,s){let o=a("input",{type:"range",min:0,max:n.length-1,...k}),r=a("output",{"aria-li\
ve":"off"}),i=a("span",{},`${t} `,a("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.
value)])),{node:a("div",{class:"control"},a("label",{},i,o),r),input:o,show(l,u=String(l)){o.value=String(
n.indexOf(l)),o.setAttribute("aria-valuetext",u),r.textContent=u}}}function I(t,e,n){let s=Object.entries(
e).map(([i,l])=>a("option",{value:i},l)),o=`menu-${Math.random()}`,r=a("select",{id:o,...k},...s);return r.
addEventListener("change",()=>n(r.value)),{node:a("div",{class:"control menu"},a("label",{for:o},t),
r),show(i){r.value=i}}}function U(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),
()=>{for(let o of s)t.off(o,n)}}function E(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function W(t){let e=a("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Z(e.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var X=1e3,C,P;function Z(t){C?.isConnected||
(C=a("p",{class:"annotated-voice",role:"status"}),document.body.append(C));let e=C;clearTimeout(P),P=
setTimeout(()=>{e.textContent=t},X)}var _=t=>e=>t.find(n=>String(n)===e),xt=_([!0,!1]),tt=t=>String(t);function Y(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),u=c=>(s[c]??tt)(t.get(c)),h=Object.keys(
n),f=Object.fromEntries(h.map(c=>[c,u(c)])),p=new URLSearchParams(location.search),m=[];for(let[c,g]of Object.
entries(n)){let v=p.get(`${l}.${c}`);if(v===null)continue;let y=g(v);y===void 0?m.push(c):t.set(c,y)}
let x=a("a",{},"Copy link to this setting"),b=a("span",{role:"status"});x.addEventListener("click",async c=>{
if(!(c.ctrlKey||c.metaKey||c.shiftKey)){c.preventDefault(),history.replaceState(null,"",x.getAttribute(
"href"));try{await navigator.clipboard.writeText(x.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let d=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},x,b,d),show(){let c=new URLSearchParams(location.search);for(let y of h){let L=u(y);L===f[y]?c.
delete(`${l}.${y}`):c.set(`${l}.${y}`,L)}b.textContent="";let g=o.closest("section[id]")?.id,v=c.size?
`?${c}`:location.pathname;x.setAttribute("href",`${v}${g?`#${g}`:""}`)}}}function B(t,e){let n=e[0][0];n.tabIndex=0;function s(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let r=o.target,i=e.findIndex(p=>p.includes(r));if(i<0)return;let l=e[i].indexOf(r),[u,
h]={ArrowUp:[i-1,l],ArrowDown:[i+1,l],ArrowLeft:[i,l-1],ArrowRight:[i,l+1],Home:[i,0],End:[i,e[i].length-
1]}[o.key]??[null,null];if(u===null)return;o.preventDefault();let f=e[u]?.[h];!f||getComputedStyle(f).
visibility==="hidden"||(s(f),f.focus())}),()=>{n.closest(".unwritten")&&s(e[0][0])}}function et({text:t,say:e,share:n=0,kinds:s=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=a("td",{...o,...k},t);return r.style.setProperty("--w",String(n)),r}function H({
title:t,corner:e="",rows:n,columns:s,cells:o,look:r}){let i=o.map(p=>p.map(et)),l=s.map(p=>a("th",{scope:"\
col"},p)),u=i.map((p,m)=>a("tr",{},a("th",{scope:"row"},n[m]),...p)),h=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...l)),a("tbody",{},...u)),f=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",p=>r(f(p))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",p=>r(f(
p))),h.addEventListener("focusout",()=>r("")),B(h,i),F(h)}var nt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},st={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},ot=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function rt(t,e,n){let s=t==="sublayers"&&st[n]?.[Number(e)];return s?`${s} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function S(t,e){let[n]=t.split("."),s=[];for(let[,o,r]of t.matchAll(ot))s.push(r?rt(o,r,n):
nt[o]??o);return/^(en|de)coder\.norm$/.test(t)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),e!==void 0&&s.push(`head ${e}`),s.join(", ")}var at=800,it=1e3,ct=[0,1,10,100,1e3,1e4,1e5],j=t=>t.toLocaleString("en");function z(t,e,n,s,o,r){let i=d=>42+
270*Math.log1p(d)/Math.log1p(e.at(-1)||1),l=d=>124-116*d/s,u=(d,c,g,v="middle")=>$("text",{x:c,y:g,"\
text-anchor":v},d),h=d=>[$("path",{d:`M42 ${l(d)}H312`}),u(o(d),38,l(d)+4,"end")],f=d=>u(j(d),i(d),138),
p=d=>d.map((c,g)=>`${i(e[g])},${l(c)}`).join(" "),m=$("path",{class:"marker"}),x=$("path",{class:"do\
ts"}),b=$("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,s/2,s].flatMap(h),...ct.filter(d=>d<=
e.at(-1)).map(f),u("training step, logarithmic",177,156),...Object.entries(n).map(([d,c])=>$("polyli\
ne",{class:d,points:p(c)})),m,x);return lt(b,d=>{let c=e.map(g=>Math.abs(i(g)-d));r(e[c.indexOf(Math.
min(...c))])}),{node:a("figure",{},a("figcaption",{},t),b),show(d){let c=i(e[d]);m.setAttribute("d",
`M${c} 8V124`),x.setAttribute("d",Object.values(n).map(g=>`M${c} ${l(g[d])}h0`).join(""))}}}function lt(t,e){
let n=({clientX:s})=>{let{left:o,width:r}=t.getBoundingClientRect();e((s-o)*320/r)};t.addEventListener(
"pointerdown",s=>{s.button||(t.setPointerCapture(s.pointerId),s.preventDefault(),n(s))}),t.addEventListener(
"pointermove",s=>{t.hasPointerCapture(s.pointerId)&&n(s)})}function dt(t,e){return Array.from({length:Math.
max(t.length,e.length)},(n,s)=>{let o=t[s]===e[s],r=o?"✓":`✗ right: ${e[s]??"nothing"}`;return a(
"li",{class:o?"":"wrong"},t[s]??"–",a("small",{},r))})}function ut(t,e,n,s,o){let r=n.startsWith("\
encoder"),i=!r&&n.endsWith("self_attention"),l=(p,m)=>`${p} → ${t.next_tokens[m]}`,u=r?t.src_tokens:
t.tgt_tokens.map(l),h=i?t.tgt_tokens:t.src_tokens,f=u.map((p,m)=>h.map((x,b)=>{let d=e[n][(s*u.length+
m)*h.length+b]/it;return i&&b>m?{text:"–",say:`“${p}” may not attend to “${x}”.`,kinds:["h\
idden"]}:{text:d.toFixed(2),say:`“${p}” attends to “${x}”, exactly ${d.toFixed(3)}.`,share:d}}));
return H({title:S(n,s),corner:"query ↓ key →",rows:u,columns:h,cells:f,look:o})}function pt(t,e){
let n=(i,l)=>a("tr",{},...l.map(u=>a(i,{},u))),s=e.map(i=>n("td",i)),o=a("table",{class:"numbers"},a(
"thead",{},n("th",t)),a("tbody",{},...s)),r=a("div",{class:"scroller",tabindex:0,role:"group","aria-\
label":"The run"},o);return a("details",{},a("summary",{},"The curves, as a table"),r)}var M=class{constructor({
checkpoints:e,n_tokens:n,n_sentences:s}){let o=(r,i=1)=>e.map(l=>l[r]/i);this.steps=o("step"),this.losses=
o("loss"),this.shares={tokens:o("tokens_right",n),exact:o("exact",s)},this.texts=e.map(({step:r,learning_rate:i,
loss:l,exact:u,written:h},f)=>[j(r),i?.toPrecision(2)??"none",l.toPrecision(3),`${(100*this.shares.tokens[f]).
toFixed(1)} %`,`${u} of ${s}`,h.join(" ")])}charts(e){let{steps:n,losses:s,shares:o}=this,r=Math.ceil(
Math.max(...s))||1;return[z("Loss in nats, held-out tokens",n,{loss:s},r,l=>l.toFixed(1),e),z("Right\
: tokens, answers (dashed)",n,o,1,l=>`${100*l} %`,e)]}table(){return pt(["Step","Learning rate","Los\
s","Tokens right","Answers right","Generated"],this.texts)}sentence(e){let[n,s,o,r,i]=this.texts[e];
return`Step ${n} of ${j(this.steps.at(-1))}: loss ${o}, ${r} of tokens right, ${i} answers wholly ri\
ght. Learning rate: ${s}.`}},N=class{constructor(e,n){this.model=e,this.steps=n,this.isCalm=matchMedia(
"(prefers-reduced-motion: reduce)").matches,this.timer=null,this.button=D("",()=>this.timer?this.wait(
0):this.advance(),k),this.wait(0)}wait(e){this.timer&&clearTimeout(this.timer),this.timer=e?setTimeout(
()=>this.advance(),e):null;let n=this.timer?"Pause":"Play";this.button.textContent=this.isCalm?"Next\
 checkpoint":n}advance(){let e=(this.steps.indexOf(this.model.get("step"))+1)%this.steps.length;this.
wait(!this.isCalm&&e<this.steps.length-1?at:0),E(this.model,{step:this.steps[e]})}};function ht(t,{n_heads:e},n){
let s=Object.fromEntries(n.map(r=>[r,S(r)])),o=[...Array(e).keys()];return{path:I("Attention",s,r=>E(
t,{path:r})),head:A("Head","h",o,r=>E(t,{head:r}))}}function ft({model:t,el:e}){let n=t.get("run"),{
checkpoints:s}=n,o=new M(n),{steps:r}=o,i=Object.keys(s[0].weights),l=_([...Array(n.n_heads).keys()]),
u=Y(t,e,{step:_(r),path:_(i),head:l}),h=new N(t,r),f=w=>{h.wait(0),w!==t.get("step")&&E(t,{step:w})},
p=A("Checkpoint","step",r,f),m=ht(t,n,i),x=W("verdict"),b=o.charts(f),d=a("ol",{class:"said","aria-l\
abel":"What the model generates"}),c=a("div");c.addEventListener("focusin",()=>h.wait(0));let g=q(),
v=w=>{g.textContent=w};K(e,"training-scrubber","Training scrubber",a("div",{class:"play"},h.button,p.
node),x,a("div",{class:"sides"},a("div",{class:"charts"},...b.map(({node:w})=>w)),a("div",{},R(m.path,
m.head),c)),a("p",{class:"hint"},`“${n.src_tokens.join(" ")}” becomes`),d,g,a("div",{class:"foot"},
o.table(),u.node));function y(){let w=r.indexOf(t.get("step"));p.show(r[w],o.texts[w][0]);for(let[O,
{show:Q}]of Object.entries(m))Q(t.get(O));x.textContent=o.sentence(w);for(let{show:O}of b)O(w);let{written:V,
weights:J}=s[w];d.replaceChildren(...dt(V,n.next_tokens)),c.replaceChildren(ut(n,J,t.get("path"),t.get(
"head"),v)),v(""),u.show()}let L=U(t,["step","path","head"],y);return()=>{h.wait(0),L()}}var G={render:ft};widget=G;})();
export default widget;
