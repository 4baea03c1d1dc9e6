let widget;
(()=>{function i(t,e={},...n){return P(document.createElement(t),e,n)}function $(t,e={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",t);return P(s,e,n)}function P(t,e,n){for(let[s,o]of Object.
entries(e))t.setAttribute(s,o);return t.append(...n),t}function R(t,e,n,...s){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",o,...s))}var K=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),F=()=>i("p",{class:"pointed","aria-hidden":"true"}),q=(...t)=>i("d\
iv",{class:"scroller"},...t),k={"data-lm-suppress-shortcuts":"true"};function I(t,e,n={}){let s=i("b\
utton",{type:"button",...n},t);return s.addEventListener("click",e),s}function L(t,e,n,s){let o=i("input",{type:"range",min:0,max:n.length-1,...k}),r=i("output",{"aria-li\
ve":"off"}),a=i("span",{},`${t} `,i("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.
value)])),{node:i("div",{class:"control"},i("label",{},a,o),r),input:o,show(l,u=String(l)){o.value=String(
n.indexOf(l)),o.setAttribute("aria-valuetext",u),r.textContent=u}}}function D(t,e,n){let s=Object.entries(
e).map(([a,l])=>i("option",{value:a},l)),o=`menu-${Math.random()}`,r=i("select",{id:o,...k},...s);return r.
addEventListener("change",()=>n(r.value)),{node:i("div",{class:"control menu"},i("label",{for:o},t),
r),show(a){r.value=a}}}function U(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),
()=>{for(let o of s)t.off(o,n)}}function E(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function W(t){let e=i("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Z(e.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var X=1e3,_,T;function Z(t){_?.isConnected||
(_=i("p",{class:"annotated-voice",role:"status"}),document.body.append(_));let e=_;clearTimeout(T),T=
setTimeout(()=>{e.textContent=t},X)}var O=t=>e=>t.find(n=>String(n)===e),vt=O([!0,!1]),tt=t=>String(t);function Y(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(a.indexOf(o)>0?a.indexOf(o)+1:""),u=c=>(s[c]??tt)(t.get(c)),h=Object.keys(
n),f=Object.fromEntries(h.map(c=>[c,u(c)])),p=new URLSearchParams(location.search),m=[];for(let[c,w]of Object.
entries(n)){let v=p.get(`${l}.${c}`);if(v===null)continue;let y=w(v);y===void 0?m.push(c):t.set(c,y)}
let g=i("a",{},"Copy link to this setting"),x=i("span",{role:"status"});g.addEventListener("click",async c=>{
if(!(c.ctrlKey||c.metaKey||c.shiftKey)){c.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let d=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},g,x,d),show(){let c=new URLSearchParams(location.search);for(let y of h){let S=u(y);S===f[y]?c.
delete(`${l}.${y}`):c.set(`${l}.${y}`,S)}x.textContent="";let w=o.closest("section[id]")?.id,v=c.size?
`?${c}`:location.pathname;g.setAttribute("href",`${v}${w?`#${w}`:""}`)}}}function B(t,e){let n=e[0][0];n.tabIndex=0;function s(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let r=o.target,a=e.findIndex(p=>p.includes(r));if(a<0)return;let l=e[a].indexOf(r),[u,
h]={ArrowUp:[a-1,l],ArrowDown:[a+1,l],ArrowLeft:[a,l-1],ArrowRight:[a,l+1],Home:[a,0],End:[a,e[a].length-
1]}[o.key]??[null,null];if(u===null)return;o.preventDefault();let f=e[u]?.[h];!f||getComputedStyle(f).
visibility==="hidden"||(s(f),f.focus())}),()=>{n.closest(".unwritten")&&s(e[0][0])}}function et({text:t,say:e,share:n=0,kinds:s=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=i("td",{...o,...k},t);return r.style.setProperty("--w",String(n)),r}function H({
title:t,corner:e="",rows:n,columns:s,cells:o,look:r}){let a=o.map(p=>p.map(et)),l=s.map(p=>i("th",{scope:"\
col"},p)),u=a.map((p,m)=>i("tr",{},i("th",{scope:"row"},n[m]),...p)),h=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...l)),i("tbody",{},...u)),f=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",p=>r(f(p))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",p=>r(f(
p))),h.addEventListener("focusout",()=>r("")),B(h,a),q(h)}var nt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},st={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},ot=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function rt(t,e,n){let s=t==="sublayers"&&st[n]?.[Number(e)];return s?`${s} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function C(t,e){let[n]=t.split("."),s=[];for(let[,o,r]of t.matchAll(ot))s.push(r?rt(o,r,n):
nt[o]??o);return/^(en|de)coder\.norm$/.test(t)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),e!==void 0&&s.push(`head ${e}`),s.join(", ")}var it=800,at=1e3,ct=[0,1,10,100,1e3,1e4,1e5],j=t=>t.toLocaleString("en");function z(t,e,n,s,o,r){let a=d=>42+
270*Math.log1p(d)/Math.log1p(e.at(-1)||1),l=d=>124-116*d/s,u=(d,c,w,v="middle")=>$("text",{x:c,y:w,"\
text-anchor":v},d),h=d=>[$("path",{d:`M42 ${l(d)}H312`}),u(o(d),38,l(d)+4,"end")],f=d=>u(j(d),a(d),138),
p=d=>d.map((c,w)=>`${a(e[w])},${l(c)}`).join(" "),m=$("path",{class:"marker"}),g=$("path",{class:"do\
ts"}),x=$("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,s/2,s].flatMap(h),...ct.filter(d=>d<=
e.at(-1)).map(f),u("training step, logarithmic",177,156),...Object.entries(n).map(([d,c])=>$("polyli\
ne",{class:d,points:p(c)})),m,g);return lt(x,d=>{let c=e.map(w=>Math.abs(a(w)-d));r(e[c.indexOf(Math.
min(...c))])}),{node:i("figure",{},i("figcaption",{},t),x),show(d){let c=a(e[d]);m.setAttribute("d",
`M${c} 8V124`),g.setAttribute("d",Object.values(n).map(w=>`M${c} ${l(w[d])}h0`).join(""))}}}function lt(t,e){
let n=({clientX:s})=>{let{left:o,width:r}=t.getBoundingClientRect();e((s-o)*320/r)};t.addEventListener(
"pointerdown",s=>{s.button||(t.setPointerCapture(s.pointerId),s.preventDefault(),n(s))}),t.addEventListener(
"pointermove",s=>{t.hasPointerCapture(s.pointerId)&&n(s)})}function dt(t,e){return Array.from({length:Math.
max(t.length,e.length)},(n,s)=>{let o=t[s]===e[s],r=o?"✓":`✗ right: ${e[s]??"nothing"}`;return i(
"li",{class:o?"":"wrong"},t[s]??"–",i("small",{},r))})}function ut(t,e,n,s,o){let r=n.startsWith("\
encoder"),a=!r&&n.endsWith("self_attention"),l=t.tgt_tokens.length-t.next_tokens.length,u=(m,g)=>`${t.
tgt_tokens[l+g]} → ${m}`,h=r?t.src_tokens:t.next_tokens.map(u),f=a?t.tgt_tokens:t.src_tokens,p=h.map(
(m,g)=>f.map((x,d)=>{let c=e[n][(s*h.length+g)*f.length+d]/at;return a&&d>l+g?{text:"–",say:`“${m}\
” may not attend to “${x}”.`,kinds:["hidden"]}:{text:c.toFixed(2),say:`“${m}” attends to “${x}\
”, exactly ${c.toFixed(3)}.`,share:c}}));return H({title:C(n,s),corner:"query ↓ key →",rows:h,
columns:f,cells:p,look:o})}function ht(t,e){let n=(a,l)=>i("tr",{},...l.map(u=>i(a,{},u))),s=e.map(a=>n(
"td",a)),o=i("table",{class:"numbers"},i("thead",{},n("th",t)),i("tbody",{},...s)),r=i("div",{class:"\
scroller",tabindex:0,role:"group","aria-label":"The run"},o);return i("details",{},i("summary",{},"T\
he curves, as a table"),r)}var pt={loss:"Loss in nats, held-out tokens",right:"Right: tokens, answer\
s (dashed)",names:["Tokens right","Answers right"],sentence:(t,e)=>`${t} of tokens right, ${e} answe\
rs wholly right`},ft={loss:"Loss in nats, held-out stories",right:"Right: answers, stories told (das\
hed)",names:["Answers right","Stories without a contradiction"],sentence:(t,e)=>`${t} of questions a\
nswered right, ${e} stories told without a contradiction`},M=class{constructor({checkpoints:e,n_tokens:n,
n_sentences:s,src_tokens:o}){this.words=o.length?pt:ft;let r=(a,l=1)=>e.map(u=>u[a]/l);this.steps=r(
"step"),this.losses=r("loss"),this.shares={tokens:r("tokens_right",n),exact:r("exact",s)},this.texts=
e.map(({step:a,learning_rate:l,loss:u,exact:h,written:f},p)=>[j(a),l?.toPrecision(2)??"none",u.toPrecision(
3),`${(100*this.shares.tokens[p]).toFixed(1)}%`,`${h} of ${s}`,f.join(" ")])}charts(e){let{steps:n,losses:s,
shares:o,words:r}=this,a=Math.ceil(Math.max(...s))||1;return[z(r.loss,n,{loss:s},a,l=>l.toFixed(1),e),
z(r.right,n,o,1,l=>`${100*l}%`,e)]}table(){let e=["Step","Learning rate","Loss",...this.words.names,
"Generated"];return ht(e,this.texts)}sentence(e){let[n,s,o,r,a]=this.texts[e];return`Step ${n} of ${j(
this.steps.at(-1))}: loss ${o}, ${this.words.sentence(r,a)}. Learning rate: ${s}.`}},N=class{constructor(e,n){
this.model=e,this.steps=n,this.isCalm=matchMedia("(prefers-reduced-motion: reduce)").matches,this.timer=
null,this.button=I("",()=>this.timer?this.wait(0):this.advance(),k),this.wait(0)}wait(e){this.timer&&
clearTimeout(this.timer),this.timer=e?setTimeout(()=>this.advance(),e):null;let n=this.timer?"Pause":
"Play";this.button.textContent=this.isCalm?"Next checkpoint":n}advance(){let e=(this.steps.indexOf(this.
model.get("step"))+1)%this.steps.length;this.wait(!this.isCalm&&e<this.steps.length-1?it:0),E(this.model,
{step:this.steps[e]})}};function mt({src_tokens:t,tgt_tokens:e,next_tokens:n}){return t.length?`“${t.
join(" ")}” becomes`:`“${e.slice(1,e.length-n.length+1).join(" ").replaceAll(" .",".")}” goes on\
 with`}function gt(t,{n_heads:e},n){let s=Object.fromEntries(n.map(r=>[r,C(r)])),o=[...Array(e).keys()];
return{path:D("Attention",s,r=>E(t,{path:r})),head:L("Head","h",o,r=>E(t,{head:r}))}}function wt({model:t,
el:e}){let n=t.get("run"),{checkpoints:s}=n,o=new M(n),{steps:r}=o,a=Object.keys(s[0].weights),l=O([
...Array(n.n_heads).keys()]),u=Y(t,e,{step:O(r),path:O(a),head:l}),h=new N(t,r),f=b=>{h.wait(0),b!==
t.get("step")&&E(t,{step:b})},p=L("Checkpoint","step",r,f),m=gt(t,n,a),g=W("verdict"),x=o.charts(f),
d=i("ol",{class:"said","aria-label":"What the model generates"}),c=i("div");c.addEventListener("focu\
sin",()=>h.wait(0));let w=F(),v=b=>{w.textContent=b};R(e,"training-scrubber","Training scrubber",i("\
div",{class:"play"},h.button,p.node),g,i("div",{class:n.src_tokens.length?"sides":"stacked"},i("div",
{class:"charts"},...x.map(({node:b})=>b)),i("div",{},K(m.path,m.head),c)),i("p",{class:"hint"},mt(n)),
d,w,i("div",{class:"foot"},o.table(),u.node));function y(){let b=r.indexOf(t.get("step"));p.show(r[b],
o.texts[b][0]);for(let[A,{show:Q}]of Object.entries(m))Q(t.get(A));g.textContent=o.sentence(b);for(let{
show:A}of x)A(b);let{written:V,weights:J}=s[b];d.replaceChildren(...dt(V,n.next_tokens)),c.replaceChildren(
ut(n,J,t.get("path"),t.get("head"),v)),v(""),u.show()}let S=U(t,["step","path","head"],y);return()=>{
h.wait(0),S()}}var G={render:wt};widget=G;})();
export default widget;
