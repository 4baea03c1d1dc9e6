let widget;
(()=>{var L=(t,e)=>Object.fromEntries(t.map(s=>[s,e(s)]));function a(t,e={},...s){return F(document.createElement(t),e,s)}function v(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return F(n,e,s)}function F(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function K(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(a("div",o,...n))}var q=(t,...e)=>a("div",{class:t},
...e);function I(t,e){for(let[s,n]of Object.entries(e))t.style.setProperty(`--${s}`,String(n));return t}var U=(...t)=>q(
"controls",...t.map(({node:e})=>e)),D=()=>a("p",{class:"pointed","aria-hidden":"true"}),W=(...t)=>q(
"scroller",...t);function _(t,e,s,n){let o=(d,h,p)=>p.map(f=>f instanceof HTMLTableCellElement?f:a(d,
h,f)),r=[...o("td",{},s.slice(0,1)),...o("th",{scope:"col"},s.slice(1))],c=n.map(d=>{let h=o("th",{scope:"\
row"},d.slice(0,1));return a("tr",{},...h,...o("td",{},d.slice(1)))}),l=e?[a("caption",{},e)]:[],u=a(
"thead",{},a("tr",{},...r));return a("table",t,...l,u,a("tbody",{},...c))}var k={"data-lm-suppress-shortcuts":"true"};function H(t,e,s={}){let n=a("button",{type:"button",...s},
t);return n.addEventListener("click",e),n}function st(t,e,s,n){let o=a("input",{type:"range",...s,...k}),
r=a("output",{"aria-live":"off"}),c=a("span",{},t," ",a("code",{},e));return o.addEventListener("inp\
ut",()=>n(Number(o.value))),{node:a("div",{class:"control"},a("label",{},c,o),r),input:o,output:r}}function j(t,e,s,n){let o={min:0,max:s.length-1},r=d=>n(s[d]),{node:c,input:l,output:u}=st(t,e,o,r);
return{node:c,input:l,show(d,h=String(d)){l.value=String(s.indexOf(d)),l.setAttribute("aria-valuetex\
t",h),u.textContent=h}}}function Y(t,e,s){let n=Object.entries(e).map(([c,l])=>a("option",{value:c},l)),o=`menu-${Math.random()}`,
r=a("select",{id:o,...k},...n);return r.addEventListener("change",()=>s(r.value)),{node:a("div",{class:"\
control menu"},a("label",{for:o},t),r),show(c){r.value=c}}}function ot(t,e){let s=Object.entries(e);for(let[n,o]of s)t.on(`change:${n}`,o);return()=>{for(let[n,
o]of s)t.off(`change:${n}`,o)}}function z(t,e,s){let n=ot(t,L(e,()=>s));return s(),n}function O(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function B(t){let e=a("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&it(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var rt=1e3,C,R;function it(t){C?.isConnected||
(C=a("p",{class:"annotated-voice",role:"status"}),document.body.append(C));let e=C;clearTimeout(R),R=
setTimeout(()=>{e.textContent=t},rt)}var S=t=>e=>t.find(s=>String(s)===e),Nt=S([!0,!1]),at=t=>String(t);function G(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],l=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),u=i=>(n[i]??at)(t.get(i)),d=Object.keys(
s),h=L(d,u),p=new URLSearchParams(location.search),f=[];for(let[i,m]of Object.entries(s)){let x=p.get(
`${l}.${i}`);if(x===null)continue;let w=m(x);w===void 0?f.push(i):t.set(i,w)}let g=a("a",{},"Copy li\
nk to this setting"),b=a("span",{role:"status"});g.addEventListener("click",async i=>{if(!(i.ctrlKey||
i.metaKey||i.shiftKey)){i.preventDefault(),history.replaceState(null,"",g.getAttribute("href"));try{
await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let $=f.length?` The address has a setting that\
 could not be read, and was left out: ${f.join(", ")}.`:"";return{node:a("p",{class:"address"},g,b,$),
show(){let i=new URLSearchParams(location.search);for(let w of d){let E=u(w);E===h[w]?i.delete(`${l}\
.${w}`):i.set(`${l}.${w}`,E)}b.textContent="";let m=o.closest("section[id]")?.id,x=i.size?`?${i}`:location.
pathname;g.setAttribute("href",`${x}${m?`#${m}`:""}`)}}}var V=t=>!t.matches(".none")&&!t.closest(".unwritten");function J(t,e){let s=()=>e.flat().find(V)??e[0][0],
n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let c=r.target,l=e.findIndex(f=>f.includes(c));if(l<0)return;let u=e[l].indexOf(c),[d,h]={ArrowUp:[
l-1,u],ArrowDown:[l+1,u],ArrowLeft:[l,u-1],ArrowRight:[l,u+1],Home:[l,0],End:[l,e[l].length-1]}[r.key]??
[null,null];if(d===null)return;r.preventDefault();let p=e[d]?.[h];!p||getComputedStyle(p).visibility===
"hidden"||(o(p),p.focus())}),()=>{V(n)||o(s())}}function ct({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")};return I(a("td",{...o,...k},t),{w:s})}function Q({title:t,corner:e="",rows:s,
columns:n,cells:o,look:r}){let c=o.map(p=>p.map(ct)),l={class:"grid numbers",role:"grid"},u=c.map((p,f)=>[
s[f],...p]),d=_(l,t,[e,...n],u),h=({target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??
"";return d.addEventListener("pointerover",p=>r(h(p))),d.addEventListener("pointerleave",()=>r("")),
d.addEventListener("focusin",p=>r(h(p))),d.addEventListener("focusout",()=>r("")),J(d,c),W(d)}var lt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},dt={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},ut=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function pt(t,e,s){let n=t==="sublayers"&&dt[s]?.[Number(e)];return n?`${n} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function M(t,e){let[s]=t.split("."),n=[];for(let[,o,r]of t.matchAll(ut))n.push(r?pt(o,r,s):
lt[o]??o);return/^(en|de)coder\.norm$/.test(t)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),e!==void 0&&n.push(`head ${e}`),n.join(", ")}var ht=800,ft=[5,9],mt=1e3,gt=[0,1,10,100,1e3,1e4,1e5],T=t=>t.toLocaleString("en");function X(t,e,s,n,o,r){
let c=i=>42+270*Math.log1p(i)/Math.log1p(e.at(-1)||1),l=i=>124-116*i/n,u=(i,m,x,w="middle")=>v("text",
{x:m,y:x,"text-anchor":w},i),d=i=>[v("path",{d:`M42 ${l(i)}H312`}),u(o(i),38,l(i)+4,"end")],h=i=>u(T(
i),c(i),138),p=i=>i.map((m,x)=>`${c(e[x])},${l(m)}`).join(" "),f=v("path",{class:"marker"}),g=v("pat\
h",{class:"dots"}),b=v("svg",{viewBox:"0 0 320 160","aria-hidden":"true"},...[0,n/2,n].flatMap(d),...gt.
filter(i=>i<=e.at(-1)).map(h),u("training step, logarithmic",177,156),...Object.entries(s).map(([i,m])=>v(
"polyline",{class:i,points:p(m)})),f,g);xt(b,i=>{let m=e.map(x=>Math.abs(c(x)-i));r(e[m.indexOf(Math.
min(...m))])});let $=a("figcaption");return{node:a("figure",{},$,b),show(i){let m=Object.values(s).map(
w=>o(w[i],!0));$.replaceChildren(`${t}: `,a("strong",{},m.join(", ")));let x=c(e[i]);f.setAttribute(
"d",`M${x} 8V124`),g.setAttribute("d",Object.values(s).map(w=>`M${x} ${l(w[i])}h0`).join(""))}}}function xt(t,e){
let s=({clientX:n})=>{let{left:o,width:r}=t.getBoundingClientRect();e((n-o)*320/r)};t.addEventListener(
"pointerdown",n=>{n.button||(t.setPointerCapture(n.pointerId),n.preventDefault(),s(n))}),t.addEventListener(
"pointermove",n=>{t.hasPointerCapture(n.pointerId)&&s(n)})}function wt(t,e){return Array.from({length:Math.
max(t.length,e.length)},(s,n)=>{let o=t[n]===e[n],r=o?"✓":`✗ ${e[n]??"extra"}`;return a("li",{class:o?
"":"wrong"},t[n]??"–",a("small",{},r))})}function bt(t,e,s,n,o){let r=s.startsWith("encoder"),c=!r&&
s.endsWith("self_attention"),l=t.tgt_tokens.length-t.next_tokens.length,u=(f,g)=>`${t.tgt_tokens[l+g]}\
 → ${f}`,d=r?t.src_tokens:t.next_tokens.map(u),h=c?t.tgt_tokens:t.src_tokens,p=d.map((f,g)=>h.map(
(b,$)=>{let i=e[s][(n*d.length+g)*h.length+$]/mt;return c&&$>l+g?{text:"–",say:`“${f}” may not a\
ttend to “${b}”.`,kinds:["hidden"]}:{text:i.toFixed(2),say:`“${f}” attends to “${b}”, exac\
tly ${i.toFixed(3)}.`,share:i}}));return Q({title:M(s,n),corner:"query ↓ key →",rows:d,columns:h,
cells:p,look:o})}function yt(t,e){let s={class:"scroller",tabindex:0,role:"group","aria-label":"The \
run"},n=_({class:"numbers"},"",t,e),o=a("summary",{},"The curves, as a table");return a("details",{},
o,a("div",s,n))}var $t={loss:"Loss in nats, held-out tokens",right:"Right: tokens, answers (dashed)",
names:["Tokens right","Answers right"],sentence:(t,e)=>`${t} of tokens right, ${e} answers wholly ri\
ght`},vt={loss:"Loss in nats, held-out stories",right:"Right: answers, stories told (dashed)",names:[
"Answers right","Stories without a contradiction"],sentence:(t,e)=>`${t} of questions answered right\
, ${e} stories told without a contradiction`},kt=(t,e=!1)=>e?t.toPrecision(3):t.toFixed(1),Ot=(t,e=!1)=>`${(100*
t).toFixed(e?1:0)}%`,N=class{constructor({checkpoints:e,n_tokens:s,n_sentences:n,src_tokens:o}){this.
words=o.length?$t:vt;let r=(c,l=1)=>e.map(u=>u[c]/l);this.steps=r("step"),this.losses=r("loss"),this.
shares={tokens:r("tokens_right",s),exact:r("exact",n)},this.texts=e.map(({step:c,learning_rate:l,loss:u,
exact:d,written:h},p)=>[T(c),l?.toPrecision(2)??"none",u.toPrecision(3),`${(100*this.shares.tokens[p]).
toFixed(1)}%`,`${d} of ${n}`,h.join(" ")])}charts(e){let{steps:s,losses:n,shares:o,words:r}=this,c=Math.
ceil(Math.max(...n))||1;return[X(r.loss,s,{loss:n},c,kt,e),X(r.right,s,o,1,Ot,e)]}table(){let e=["St\
ep","Learning rate","Loss",...this.words.names,"Generated"];return yt(e,this.texts)}sentence(e){let[
s,n,o,r,c]=this.texts[e];return`Step ${s} of ${T(this.steps.at(-1))}: loss ${o}, ${this.words.sentence(
r,c)}. Learning rate: ${n}.`}},P=class{constructor(e,s){this.model=e,this.steps=s,this.isCalm=matchMedia(
"(prefers-reduced-motion: reduce)").matches,this.timer=null,this.button=H("",()=>this.timer?this.wait(
0):this.advance(),k),this.wait(0)}wait(e){this.timer&&clearTimeout(this.timer),this.timer=e?setTimeout(
()=>this.advance(),e):null;let s=this.timer?"Pause":"Play";this.button.textContent=this.isCalm?"Next\
 checkpoint":s}advance(){let e=(this.steps.indexOf(this.model.get("step"))+1)%this.steps.length;this.
wait(!this.isCalm&&e<this.steps.length-1?ht:0),O(this.model,{step:this.steps[e]})}};function St({src_tokens:t,
tgt_tokens:e,next_tokens:s}){let n="(✗: what is right)";return t.length?`“${t.join(" ")}” become\
s ${n}`:`“${e.slice(1,e.length-s.length+1).join(" ").replaceAll(" .",".")}” goes on with ${n}`}function Et({
checkpoints:t,next_tokens:e}){let n=a("ol",{class:"said","aria-label":"What the model generates"}),o=t.
map(({written:c})=>c.length),r=Math.max(e.length,...o);for(let c of ft)n.style.setProperty(`--rows-${c}`,
String(Math.ceil(r/c)));return n}function Lt(t,{n_heads:e},s){let n=Object.fromEntries(s.map(r=>[r,M(
r)])),o=[...Array(e).keys()];return{path:Y("Attention",n,r=>O(t,{path:r})),head:j("Head","h",o,r=>O(
t,{head:r}))}}function Ct({model:t,el:e}){let s=t.get("run"),{checkpoints:n}=s,o=new N(s),{steps:r}=o,
c=Object.keys(n[0].weights),l=S([...Array(s.n_heads).keys()]),u=G(t,e,{step:S(r),path:S(c),head:l}),
d=new P(t,r),h=y=>{d.wait(0),y!==t.get("step")&&O(t,{step:y})},p=j("Checkpoint","step",r,h),f=Lt(t,s,
c),g=B("verdict"),b=o.charts(h),$=Et(s),i=a("div");i.addEventListener("focusin",()=>d.wait(0));let m=D(),
x=y=>{m.textContent=y};K(e,"training-scrubber","Training scrubber",a("div",{class:"play"},d.button,p.
node),a("p",{class:"hint"},St(s)),$,g,a("div",{class:s.src_tokens.length?"sides":"stacked"},a("div",
{class:"charts"},...b.map(({node:y})=>y)),a("div",{},U(f.path,f.head),i)),m,a("div",{class:"foot"},o.
table(),u.node));function w(){let y=r.indexOf(t.get("step"));p.show(r[y],o.texts[y][0]);for(let[A,{show:nt}]of Object.
entries(f))nt(t.get(A));g.textContent=o.sentence(y);for(let{show:A}of b)A(y);let{written:tt,weights:et}=n[y];
$.replaceChildren(...wt(tt,s.next_tokens)),i.replaceChildren(bt(s,et,t.get("path"),t.get("head"),x)),
x(""),u.show()}let E=z(t,["step","path","head"],w);return()=>{d.wait(0),E()}}var Z={render:Ct};widget=Z;})();
export default widget;
