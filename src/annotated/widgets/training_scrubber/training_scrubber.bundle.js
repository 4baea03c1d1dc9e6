let widget;
(()=>{function a(t,e={},...n){return N(document.createElement(t),e,n)}function v(t,e={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",t);return N(s,e,n)}function N(t,e,n){for(let[s,o]of Object.
entries(e))t.setAttribute(s,o);return t.append(...n),t}function P(t,e,n,...s){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(a("div",o,...s))}var T=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),R=()=>a("p",{class:"pointed","aria-hidden":"true"}),K=(...t)=>a("d\
iv",{class:"scroller"},...t),$={"data-lm-suppress-shortcuts":"true"};function q(t,e,n={}){let s=a("b\
utton",{type:"button",...n},t);return s.addEventListener("click",e),s}function O(t,e,n,s){let o=a("input",{type:"range",min:0,max:n.length-1,...$}),r=a("output",{"aria-li\
ve":"off"}),i=a("span",{},`${t} `,a("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.
value)])),{node:a("div",{class:"control"},a("label",{},i,o),r),input:o,show(c,p=String(c)){o.value=String(
n.indexOf(c)),o.setAttribute("aria-valuetext",p),r.textContent=p}}}function F(t,e,n){let s=Object.entries(
e).map(([i,c])=>a("option",{value:i},c)),o=`menu-${Math.random()}`,r=a("select",{id:o,...$},...s);return r.
addEventListener("change",()=>n(r.value)),{node:a("div",{class:"control menu"},a("label",{for:o},t),
r),show(i){r.value=i}}}function I(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),
()=>{for(let o of s)t.off(o,n)}}function y(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function W(t){let e=a("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Z(e.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var X=1e3,_,M;function Z(t){_?.isConnected||
(_=a("p",{class:"annotated-voice",role:"status"}),document.body.append(_));let e=_;clearTimeout(M),M=
setTimeout(()=>{e.textContent=t},X)}var k=t=>e=>t.find(n=>String(n)===e),bt=k([!0,!1]),tt=t=>String(t);function D(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),p=new URLSearchParams(location.search),
d=[];for(let[h,b]of Object.entries(n)){let m=p.get(`${c}.${h}`);if(m===null)continue;let l=b(m);l===
void 0?d.push(h):t.set(h,l)}let f=a("a",{},"Link to this setting"),u=d.length?` The address has a se\
tting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:a("p",{class:"addre\
ss"},f,u),show(){let h=new URLSearchParams(location.search);for(let m of Object.keys(n))h.set(`${c}.${m}`,
(s[m]??tt)(t.get(m)));let b=o.closest("section[id]")?.id;f.setAttribute("href",`?${h}${b?`#${b}`:""}`)}}}function U(t,e){let n=e[0][0];n.tabIndex=0;function s(o){n.tabIndex=-1,n=o,n.tabIndex=0}return t.addEventListener(
"keydown",o=>{let r=o.target,i=e.findIndex(u=>u.includes(r));if(i<0)return;let c=e[i].indexOf(r),[p,
d]={ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[o.key]??[null,null];if(p===null)return;o.preventDefault();let f=e[p]?.[d];!f||getComputedStyle(f).
visibility==="hidden"||(s(f),f.focus())}),()=>{n.closest(".unwritten")&&s(e[0][0])}}function et({text:t,say:e,share:n=0,kinds:s=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=a("td",{...o,...$},t);return r.style.setProperty("--w",String(n)),r}function Y({
title:t,corner:e="",rows:n,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(et)),c=s.map(u=>a("th",{scope:"\
col"},u)),p=i.map((u,h)=>a("tr",{},a("th",{scope:"row"},n[h]),...u)),d=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...c)),a("tbody",{},...p)),f=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return d.addEventListener("pointe\
rover",u=>r(f(u))),d.addEventListener("pointerleave",()=>r("")),d.addEventListener("focusin",u=>r(f(
u))),d.addEventListener("focusout",()=>r("")),U(d,i),K(d)}var nt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
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
s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),e!==void 0&&s.push(`head ${e}`),s.join(", ")}var at=800,it=1e3,ct=[0,1,10,100,1e3,1e4,1e5],A=t=>t.toLocaleString("en");function B(t,e,n,s,o,r){let i=l=>42+
270*Math.log1p(l)/Math.log1p(e.at(-1)||1),c=l=>124-116*l/s,p=(l,g,x,E="middle")=>v("text",{x:g,y:x,"\
text-anchor":E},l),d=l=>[v("path",{d:`M42 ${c(l)}H312`}),p(o(l),38,c(l)+4,"end")],f=l=>p(A(l),i(l),138),
u=l=>l.map((g,x)=>`${i(e[x])},${c(g)}`).join(" "),h=v("path",{class:"marker"}),b=v("path",{class:"do\
ts"}),m=v("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,s/2,s].flatMap(d),...ct.filter(l=>l<=
e.at(-1)).map(f),p("training step, logarithmic",177,156),...Object.entries(n).map(([l,g])=>v("polyli\
ne",{class:l,points:u(g)})),h,b);return lt(m,l=>{let g=e.map(x=>Math.abs(i(x)-l));r(e[g.indexOf(Math.
min(...g))])}),{node:a("figure",{},a("figcaption",{},t),m),show(l){let g=i(e[l]);h.setAttribute("d",
`M${g} 8V124`),b.setAttribute("d",Object.values(n).map(x=>`M${g} ${c(x[l])}h0`).join(""))}}}function lt(t,e){
let n=({clientX:s})=>{let{left:o,width:r}=t.getBoundingClientRect();e((s-o)*320/r)};t.addEventListener(
"pointerdown",s=>{s.button||(t.setPointerCapture(s.pointerId),s.preventDefault(),n(s))}),t.addEventListener(
"pointermove",s=>{t.hasPointerCapture(s.pointerId)&&n(s)})}function dt(t,e){return Array.from({length:Math.
max(t.length,e.length)},(n,s)=>{let o=t[s]===e[s],r=o?"✓":`✗ right: ${e[s]??"nothing"}`;return a(
"li",{class:o?"":"wrong"},t[s]??"–",a("small",{},r))})}function ut(t,e,n,s,o){let r=n.startsWith("\
encoder"),i=!r&&n.endsWith("self_attention"),c=(u,h)=>`${u} → ${t.next_tokens[h]}`,p=r?t.src_tokens:
t.tgt_tokens.map(c),d=i?t.tgt_tokens:t.src_tokens,f=p.map((u,h)=>d.map((b,m)=>{let l=e[n][(s*p.length+
h)*d.length+m]/it;return i&&m>h?{text:"–",say:`“${u}” may not attend to “${b}”.`,kinds:["h\
idden"]}:{text:l.toFixed(2),say:`“${u}” attends to “${b}”, exactly ${l.toFixed(3)}.`,share:l}}));
return Y({title:S(n,s),corner:"query ↓ key →",rows:p,columns:d,cells:f,look:o})}function pt(t,e){
let n=(i,c)=>a("tr",{},...c.map(p=>a(i,{},p))),s=e.map(i=>n("td",i)),o=a("table",{class:"numbers"},a(
"thead",{},n("th",t)),a("tbody",{},...s)),r=a("div",{class:"scroller",tabindex:0,role:"group","aria-\
label":"The run"},o);return a("details",{},a("summary",{},"The curves, as a table"),r)}var j=class{constructor({
checkpoints:e,n_tokens:n,n_sentences:s}){let o=(r,i=1)=>e.map(c=>c[r]/i);this.steps=o("step"),this.losses=
o("loss"),this.shares={tokens:o("tokens_right",n),exact:o("exact",s)},this.texts=e.map(({step:r,learning_rate:i,
loss:c,exact:p,written:d},f)=>[A(r),i?.toPrecision(2)??"none",c.toPrecision(3),`${(100*this.shares.tokens[f]).
toFixed(1)} %`,`${p} of ${s}`,d.join(" ")])}charts(e){let{steps:n,losses:s,shares:o}=this,r=Math.ceil(
Math.max(...s))||1;return[B("Loss in nats, held-out tokens",n,{loss:s},r,c=>c.toFixed(1),e),B("Right\
: tokens, answers (dashed)",n,o,1,c=>`${100*c} %`,e)]}table(){return pt(["Step","Learning rate","Los\
s","Tokens right","Answers right","Written"],this.texts)}sentence(e){let[n,s,o,r,i]=this.texts[e];return`\
Step ${n} of ${A(this.steps.at(-1))}: loss ${o}, ${r} of tokens right, ${i} answers wholly right. Le\
arning rate: ${s}.`}},C=class{constructor(e,n){this.model=e,this.steps=n,this.isCalm=matchMedia("(pr\
efers-reduced-motion: reduce)").matches,this.timer=null,this.button=q("",()=>this.timer?this.wait(0):
this.advance(),$),this.wait(0)}wait(e){this.timer&&clearTimeout(this.timer),this.timer=e?setTimeout(
()=>this.advance(),e):null;let n=this.timer?"Pause":"Play";this.button.textContent=this.isCalm?"Next\
 checkpoint":n}advance(){let e=(this.steps.indexOf(this.model.get("step"))+1)%this.steps.length;this.
wait(!this.isCalm&&e<this.steps.length-1?at:0),y(this.model,{step:this.steps[e]})}};function ht(t,{n_heads:e},n){
let s=Object.fromEntries(n.map(r=>[r,S(r)])),o=[...Array(e).keys()];return{path:F("Attention",s,r=>y(
t,{path:r})),head:O("Head","h",o,r=>y(t,{head:r}))}}function ft({model:t,el:e}){let n=t.get("run"),{
checkpoints:s}=n,o=new j(n),{steps:r}=o,i=Object.keys(s[0].weights),c=k([...Array(n.n_heads).keys()]),
p=D(t,e,{step:k(r),path:k(i),head:c}),d=new C(t,r),f=w=>{d.wait(0),w!==t.get("step")&&y(t,{step:w})},
u=O("Checkpoint","step",r,f),h=ht(t,n,i),b=W("verdict"),m=o.charts(f),l=a("ol",{class:"said","aria-l\
abel":"What the model writes"}),g=a("div");g.addEventListener("focusin",()=>d.wait(0));let x=R(),E=w=>{
x.textContent=w};P(e,"training-scrubber","Training scrubber",a("div",{class:"play"},d.button,u.node),
b,a("div",{class:"sides"},a("div",{class:"charts"},...m.map(({node:w})=>w)),a("div",{},T(h.path,h.head),
g)),a("p",{class:"hint"},`“${n.src_tokens.join(" ")}” becomes`),l,x,a("div",{class:"foot"},o.table(),
p.node));function z(){let w=r.indexOf(t.get("step"));u.show(r[w],o.texts[w][0]);for(let[L,{show:Q}]of Object.
entries(h))Q(t.get(L));b.textContent=o.sentence(w);for(let{show:L}of m)L(w);let{written:G,weights:J}=s[w];
l.replaceChildren(...dt(G,n.next_tokens)),g.replaceChildren(ut(n,J,t.get("path"),t.get("head"),E)),E(
""),p.show()}let V=I(t,["step","path","head"],z);return()=>{d.wait(0),V()}}var H={render:ft};widget=H;})();
export default widget;
