let widget;
(()=>{function a(t,e={},...o){return K(document.createElement(t),e,o)}function O(t,e={},...o){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return K(n,e,o)}function K(t,e,o){for(let[n,s]of Object.
entries(e))t.setAttribute(n,s);return t.append(...o),t}function F(t,e,o,...n){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":o};t.append(a("div",s,...n))}var I=(...t)=>a("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),q=()=>a("p",{class:"pointed","aria-hidden":"true"}),D=(...t)=>a("d\
iv",{class:"scroller"},...t);function C(t,e,o,n){let s=(l,m,p)=>p.map(g=>g instanceof HTMLTableCellElement?
g:a(l,m,g)),r=[...s("td",{},o.slice(0,1)),...s("th",{scope:"col"},o.slice(1))],u=n.map(l=>{let m=s("\
th",{scope:"row"},l.slice(0,1));return a("tr",{},...m,...s("td",{},l.slice(1)))}),c=e?[a("caption",{},
e)]:[],f=a("thead",{},a("tr",{},...r));return a("table",t,...c,f,a("tbody",{},...u))}var E={"data-lm\
-suppress-shortcuts":"true"};function U(t,e,o={}){let n=a("button",{type:"button",...o},t);return n.
addEventListener("click",e),n}function st(t,e,o,n){let s=a("input",{type:"range",...o,...E}),r=a("ou\
tput",{"aria-live":"off"}),u=a("span",{},t," ",a("code",{},e));return s.addEventListener("input",()=>n(
Number(s.value))),{node:a("div",{class:"control"},a("label",{},u,s),r),input:s,output:r}}function T(t,e,o,n){let s={min:0,max:o.length-1},r=l=>n(o[l]),{node:u,input:c,output:f}=st(t,e,s,r);
return{node:u,input:c,show(l,m=String(l)){c.value=String(o.indexOf(l)),c.setAttribute("aria-valuetex\
t",m),f.textContent=m}}}function W(t,e,o){let n=Object.entries(e).map(([u,c])=>a("option",{value:u},c)),s=`menu-${Math.random()}`,
r=a("select",{id:s,...E},...n);return r.addEventListener("change",()=>o(r.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},t),r),show(u){r.value=u}}}function H(t,e,o){let n=e.map(s=>`change:${s}`);
for(let s of n)t.on(s,o);return o(),()=>{for(let s of n)t.off(s,o)}}function S(t,e){for(let[o,n]of Object.entries(e))t.set(o,n);t.save_changes()}function Y(t){let e=a("\
p",{class:t}),o=new MutationObserver(()=>{e.textContent&&at(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>o.observe(e,n)),e}var rt=1e3,A,R;function at(t){A?.isConnected||
(A=a("p",{class:"annotated-voice",role:"status"}),document.body.append(A));let e=A;clearTimeout(R),R=
setTimeout(()=>{e.textContent=t},rt)}var L=t=>e=>t.find(o=>String(o)===e),_t=L([!0,!1]),ct=t=>String(t);function B(t,e,o,n={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,u=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(u.indexOf(s)>0?u.indexOf(s)+1:""),f=d=>(n[d]??ct)(t.get(d)),l=Object.keys(
o),m=Object.fromEntries(l.map(d=>[d,f(d)])),p=new URLSearchParams(location.search),g=[];for(let[d,y]of Object.
entries(o)){let i=p.get(`${c}.${d}`);if(i===null)continue;let h=y(i);h===void 0?g.push(d):t.set(d,h)}
let w=a("a",{},"Copy link to this setting"),v=a("span",{role:"status"});w.addEventListener("click",async d=>{
if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let $=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},w,v,$),show(){let d=new URLSearchParams(location.search);for(let h of l){let b=f(h);b===m[h]?d.
delete(`${c}.${h}`):d.set(`${c}.${h}`,b)}v.textContent="";let y=s.closest("section[id]")?.id,i=d.size?
`?${d}`:location.pathname;w.setAttribute("href",`${i}${y?`#${y}`:""}`)}}}var z=t=>!t.matches(".none")&&!t.closest(".unwritten");function G(t,e){let o=()=>e.flat().find(z)??e[0][0],
n=o();n.tabIndex=0;function s(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let u=r.target,c=e.findIndex(g=>g.includes(u));if(c<0)return;let f=e[c].indexOf(u),[l,m]={ArrowUp:[
c-1,f],ArrowDown:[c+1,f],ArrowLeft:[c,f-1],ArrowRight:[c,f+1],Home:[c,0],End:[c,e[c].length-1]}[r.key]??
[null,null];if(l===null)return;r.preventDefault();let p=e[l]?.[m];!p||getComputedStyle(p).visibility===
"hidden"||(s(p),p.focus())}),()=>{z(n)||s(o())}}function it({text:t,say:e,share:o=0,kinds:n=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=a("td",{...s,...E},t);return r.style.setProperty("--w",String(o)),r}function V({
title:t,corner:e="",rows:o,columns:n,cells:s,look:r}){let u=s.map(p=>p.map(it)),c={class:"grid numbe\
rs",role:"grid"},f=u.map((p,g)=>[o[g],...p]),l=C(c,t,[e,...n],f),m=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",p=>r(m(p))),l.addEventListener(
"pointerleave",()=>r("")),l.addEventListener("focusin",p=>r(m(p))),l.addEventListener("focusout",()=>r(
"")),G(l,u),D(l)}var lt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},dt={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},ut=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function pt(t,e,o){let n=t==="sublayers"&&dt[o]?.[Number(e)];return n?`${n} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function N(t,e){let[o]=t.split("."),n=[];for(let[,s,r]of t.matchAll(ut))n.push(r?pt(s,r,o):
lt[s]??s);return/^(en|de)coder\.norm$/.test(t)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),e!==void 0&&n.push(`head ${e}`),n.join(", ")}var P=(t,e=0)=>Array.from({length:t},(o,n)=>e+n);var ft=800,ht=1e3,mt=[0,1,10,100,1e3,1e4,1e5],[X,_]=[8,100],j=t=>t.toLocaleString("en");function J(t,e,o,n,s,r){
let u=e.at(-1),c=i=>42+270*Math.log1p(i)/Math.log1p(u||1),f=i=>_-(_-X)*i/n,l=(i,h,b,k="middle")=>O("\
text",{x:i,y:h,"text-anchor":k},b),m=i=>[O("path",{d:`M42 ${f(i)}H312`}),l(38,f(i)+4,s(i),"end")],p=i=>l(
c(i),_+14,j(i)),g=Object.values(o),w=g.map(i=>i.map((h,b)=>[c(e[b]),f(h)])),v=O("path",{class:"marke\
r"}),$=O("path",{class:"dots"}),d=O("svg",{viewBox:"0 0 320 136","aria-hidden":"true"},...[0,n/2,n].
flatMap(m),...mt.filter(i=>i<=u).map(p),l(177,_+31,"training step, logarithmic"),...Object.keys(o).map(
(i,h)=>O("polyline",{class:i,points:w[h].join(" ")})),v,$);gt(d,i=>{let h=e.map(b=>Math.abs(c(b)-i));
r(e[h.indexOf(Math.min(...h))])});let y=a("figcaption");return{node:a("figure",{},y,d),show(i){let h=g.
map(k=>s(k[i],!0));y.replaceChildren(`${t}: `,a("strong",{},h.join(", "))),v.setAttribute("d",`M${c(
e[i])} ${X}V${_}`);let b=w.map(k=>`M${k[i].join(" ")}h0`);$.setAttribute("d",b.join(""))}}}function gt(t,e){
let o=n=>{if(!t.hasPointerCapture(n.pointerId))return;let{left:s,width:r}=t.getBoundingClientRect();
e((n.clientX-s)*320/r)};t.addEventListener("pointerdown",n=>{n.button||(t.setPointerCapture(n.pointerId),
n.preventDefault(),o(n))}),t.addEventListener("pointermove",o)}function xt(t,e){return P(Math.max(t.
length,e.length)).map(o=>{let n=t[o]===e[o],s=a("small",{},n?"✓":`✗ ${e[o]??"extra"}`);return a(
"li",{class:n?"":"wrong"},t[o]??"–",s)})}function wt(t,e,o,n,s){let r=o.startsWith("encoder"),u=!r&&
o.endsWith("self_attention"),c=t.tgt_tokens.length-t.next_tokens.length,f=(g,w)=>`${t.tgt_tokens[c+w]}\
 → ${g}`,l=r?t.src_tokens:t.next_tokens.map(f),m=u?t.tgt_tokens:t.src_tokens,p=l.map((g,w)=>m.map(
(v,$)=>{let d=e[o][(n*l.length+w)*m.length+$]/ht;return u&&$>c+w?{text:"–",say:`“${g}” may not a\
ttend to “${v}”.`,kinds:["hidden"]}:{text:d.toFixed(2),say:`“${g}” attends to “${v}”, exac\
tly ${d.toFixed(3)}.`,share:d}}));return V({title:N(o,n),corner:"query ↓ key →",rows:l,columns:m,
cells:p,look:s})}var bt={loss:"Loss in nats, held-out tokens",right:"Right: tokens, answers (dashed)",
names:["Tokens right","Answers right"],said:["of tokens right","answers wholly right"]},yt={loss:"Lo\
ss in nats, held-out stories",right:"Right: answers, stories told (dashed)",names:["Answers right","\
Stories without a contradiction"],said:["of questions answered right","stories told without a contra\
diction"]},Q=(t,e=!1)=>e?t.toPrecision(3):t.toFixed(1),Z=(t,e=!1)=>`${(100*t).toFixed(e?1:0)}%`;function vt({
checkpoints:t,n_tokens:e,n_sentences:o,src_tokens:n},s){let r=n.length?bt:yt,u=(d,y=1)=>t.map(i=>i[d]/
y),[c,f]=[u("step"),u("loss")],l=u("tokens_right",e),m={tokens:l,exact:u("exact",o)},p=t.map(({step:d,
learning_rate:y,loss:i,exact:h,written:b},k)=>[j(d),y?.toPrecision(2)??"none",Q(i,!0),Z(l[k],!0),`${h}\
 of ${o}`,b.join(" ")]),g=Math.ceil(Math.max(...f))||1,w=["Step","Learning rate","Loss",...r.names,"\
Generated"],v={class:"scroller",tabindex:0,role:"group"},$=C({class:"numbers"},"",w,p);return{charts:[
J(r.loss,c,{loss:f},g,Q,s),J(r.right,c,m,1,Z,s)],table:a("details",{},a("summary",{},"The curves, as\
 a table"),a("div",{...v,"aria-label":"The run"},$)),sentence(d){let[y,i,h,b,k]=p[d],[M,x]=r.said;return`\
Step ${y} of ${j(c.at(-1))}: loss ${h}, ${b} ${M}, ${k} ${x}. Learning rate: ${i}.`}}}function $t(t,e){
let o=matchMedia("(prefers-reduced-motion: reduce)").matches,n,s=U("",()=>n?r(0):u(),E);function r(c){
clearTimeout(n),n=c&&setTimeout(u,c),s.textContent=o?"Next checkpoint":n?"Pause":"Play"}function u(){
let c=(e.indexOf(t.get("step"))+1)%e.length;r(!o&&c<e.length-1?ft:0),S(t,{step:e[c]})}return r(0),{node:s,
stop:()=>r(0)}}function kt({src_tokens:t,tgt_tokens:e,next_tokens:o}){let n="(✗: what is right)";return t.
length?`“${t.join(" ")}” becomes ${n}`:`“${e.slice(1,e.length-o.length+1).join(" ").replaceAll(
" .",".")}” goes on with ${n}`}function Ot({checkpoints:t,next_tokens:e}){let n=a("ol",{class:"sai\
d","aria-label":"What the model generates"}),s=t.map(({written:r})=>r.length);return n.style.setProperty(
"--most",String(Math.max(e.length,...s))),n}function Et({model:t,el:e}){let o=t.get("run"),{checkpoints:n}=o,
s=n.map(({step:x})=>x),r=Object.keys(n[0].weights),u=P(o.n_heads),c={step:L(s),path:L(r),head:L(u)},
f=B(t,e,c),l=$t(t,s),m=x=>{l.stop(),x!==t.get("step")&&S(t,{step:x})},p=T("Checkpoint","step",s,m),g=Object.
fromEntries(r.map(x=>[x,N(x)])),w=W("Attention",g,x=>S(t,{path:x})),v=T("Head","h",u,x=>S(t,{head:x})),
$=Y("verdict"),d=vt(o,m),y=Ot(o),i=a("div");i.addEventListener("focusin",l.stop);let h=q(),b=x=>{h.textContent=
x};F(e,"training-scrubber","Training scrubber",a("div",{class:"play"},l.node,p.node),a("p",{class:"h\
int"},kt(o)),y,$,a("div",{class:o.src_tokens.length?"sides":"stacked"},a("div",{class:"charts"},...d.
charts.map(({node:x})=>x)),a("div",{},I(w,v),i)),h,a("div",{class:"foot"},d.table,f.node));function k(){
let x=s.indexOf(t.get("step")),{written:et,weights:nt}=n[x];p.show(s[x],j(s[x])),w.show(t.get("path")),
v.show(t.get("head")),$.textContent=d.sentence(x);for(let{show:ot}of d.charts)ot(x);y.replaceChildren(
...xt(et,o.next_tokens)),i.replaceChildren(wt(o,nt,t.get("path"),t.get("head"),b)),b(""),f.show()}let M=H(
t,Object.keys(c),k);return()=>{l.stop(),M()}}var tt={render:Et};widget=tt;})();
export default widget;
