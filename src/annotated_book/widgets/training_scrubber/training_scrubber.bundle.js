let widget;
(()=>{var A=(t,e)=>Object.fromEntries(t.map(o=>[o,e(o)]));function a(t,e={},...o){return K(document.createElement(t),e,o)}function O(t,e={},...o){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return K(n,e,o)}function K(t,e,o){for(let[n,s]of Object.
entries(e))t.setAttribute(n,s);return t.append(...o),t}function I(t,e,o,...n){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":o};t.append(a("div",s,...n))}var q=(t,...e)=>a("div",{class:t},
...e);function D(t,e){for(let[o,n]of Object.entries(e))t.style.setProperty(`--${o}`,String(n));return t}var U=(...t)=>q(
"controls",...t.map(({node:e})=>e)),W=()=>a("p",{class:"pointed","aria-hidden":"true"}),H=(...t)=>q(
"scroller",...t);function j(t,e,o,n){let s=(l,m,p)=>p.map(g=>g instanceof HTMLTableCellElement?g:a(l,
m,g)),r=[...s("td",{},o.slice(0,1)),...s("th",{scope:"col"},o.slice(1))],d=n.map(l=>{let m=s("th",{scope:"\
row"},l.slice(0,1));return a("tr",{},...m,...s("td",{},l.slice(1)))}),c=e?[a("caption",{},e)]:[],f=a(
"thead",{},a("tr",{},...r));return a("table",t,...c,f,a("tbody",{},...d))}var E={"data-lm-suppress-shortcuts":"true"};function Y(t,e,o={}){let n=a("button",{type:"button",...o},
t);return n.addEventListener("click",e),n}function ct(t,e,o,n){let s=a("input",{type:"range",...o,...E}),
r=a("output",{"aria-live":"off"}),d=a("span",{},t," ",a("code",{},e));return s.addEventListener("inp\
ut",()=>n(Number(s.value))),{node:a("div",{class:"control"},a("label",{},d,s),r),input:s,output:r}}function N(t,e,o,n){let s={min:0,max:o.length-1},r=l=>n(o[l]),{node:d,input:c,output:f}=ct(t,e,s,r);
return{node:d,input:c,show(l,m=String(l)){c.value=String(o.indexOf(l)),c.setAttribute("aria-valuetex\
t",m),f.textContent=m}}}function z(t,e,o){let n=Object.entries(e).map(([d,c])=>a("option",{value:d},c)),s=`menu-${Math.random()}`,
r=a("select",{id:s,...E},...n);return r.addEventListener("change",()=>o(r.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},t),r),show(d){r.value=d}}}function it(t,e){let o=Object.entries(e);for(let[n,s]of o)t.on(`change:${n}`,s);return()=>{for(let[n,
s]of o)t.off(`change:${n}`,s)}}function B(t,e,o){let n=it(t,A(e,()=>o));return o(),n}function S(t,e){for(let[o,n]of Object.entries(e))t.set(o,n);t.save_changes()}function G(t){let e=a("\
p",{class:t}),o=new MutationObserver(()=>{e.textContent&&dt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>o.observe(e,n)),e}var lt=1e3,C,F;function dt(t){C?.isConnected||
(C=a("p",{class:"annotated-voice",role:"status"}),document.body.append(C));let e=C;clearTimeout(F),F=
setTimeout(()=>{e.textContent=t},lt)}var L=t=>e=>t.find(o=>String(o)===e),Pt=L([!0,!1]),ut=t=>String(t);function V(t,e,o,n={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,d=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(d.indexOf(s)>0?d.indexOf(s)+1:""),f=u=>(n[u]??ut)(t.get(u)),l=Object.keys(
o),m=A(l,f),p=new URLSearchParams(location.search),g=[];for(let[u,y]of Object.entries(o)){let i=p.get(
`${c}.${u}`);if(i===null)continue;let h=y(i);h===void 0?g.push(u):t.set(u,h)}let w=a("a",{},"Copy li\
nk to this setting"),$=a("span",{role:"status"});w.addEventListener("click",async u=>{if(!(u.ctrlKey||
u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",w.getAttribute("href"));try{
await navigator.clipboard.writeText(w.href),$.textContent=" Copied."}catch{$.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let k=g.length?` The address has a setting that\
 could not be read, and was left out: ${g.join(", ")}.`:"";return{node:a("p",{class:"address"},w,$,k),
show(){let u=new URLSearchParams(location.search);for(let h of l){let b=f(h);b===m[h]?u.delete(`${c}\
.${h}`):u.set(`${c}.${h}`,b)}$.textContent="";let y=s.closest("section[id]")?.id,i=u.size?`?${u}`:location.
pathname;w.setAttribute("href",`${i}${y?`#${y}`:""}`)}}}var X=t=>!t.matches(".none")&&!t.closest(".unwritten");function J(t,e){let o=()=>e.flat().find(X)??e[0][0],
n=o();n.tabIndex=0;function s(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("keydown",
r=>{let d=r.target,c=e.findIndex(g=>g.includes(d));if(c<0)return;let f=e[c].indexOf(d),[l,m]={ArrowUp:[
c-1,f],ArrowDown:[c+1,f],ArrowLeft:[c,f-1],ArrowRight:[c,f+1],Home:[c,0],End:[c,e[c].length-1]}[r.key]??
[null,null];if(l===null)return;r.preventDefault();let p=e[l]?.[m];!p||getComputedStyle(p).visibility===
"hidden"||(s(p),p.focus())}),()=>{X(n)||s(o())}}function pt({text:t,say:e,share:o=0,kinds:n=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")};return D(a("td",{...s,...E},t),{w:o})}function Q({title:t,corner:e="",rows:o,
columns:n,cells:s,look:r}){let d=s.map(p=>p.map(pt)),c={class:"grid numbers",role:"grid"},f=d.map((p,g)=>[
o[g],...p]),l=j(c,t,[e,...n],f),m=({target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??
"";return l.addEventListener("pointerover",p=>r(m(p))),l.addEventListener("pointerleave",()=>r("")),
l.addEventListener("focusin",p=>r(m(p))),l.addEventListener("focusout",()=>r("")),J(l,d),H(l)}var ft={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},ht={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},mt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function gt(t,e,o){let n=t==="sublayers"&&ht[o]?.[Number(e)];return n?`${n} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function P(t,e){let[o]=t.split("."),n=[];for(let[,s,r]of t.matchAll(mt))n.push(r?gt(s,r,o):
ft[s]??s);return/^(en|de)coder\.norm$/.test(t)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),e!==void 0&&n.push(`head ${e}`),n.join(", ")}var R=(t,e=0)=>Array.from({length:t},(o,n)=>e+n);var xt=800,wt=1e3,bt=[0,1,10,100,1e3,1e4,1e5],[Z,_]=[8,100],M=t=>t.toLocaleString("en");function tt(t,e,o,n,s,r){
let d=e.at(-1),c=i=>42+270*Math.log1p(i)/Math.log1p(d||1),f=i=>_-(_-Z)*i/n,l=(i,h,b,v="middle")=>O("\
text",{x:i,y:h,"text-anchor":v},b),m=i=>[O("path",{d:`M42 ${f(i)}H312`}),l(38,f(i)+4,s(i),"end")],p=i=>l(
c(i),_+14,M(i)),g=Object.values(o),w=g.map(i=>i.map((h,b)=>[c(e[b]),f(h)])),$=O("path",{class:"marke\
r"}),k=O("path",{class:"dots"}),u=O("svg",{viewBox:"0 0 320 136","aria-hidden":"true"},...[0,n/2,n].
flatMap(m),...bt.filter(i=>i<=d).map(p),l(177,_+31,"training step, logarithmic"),...Object.keys(o).map(
(i,h)=>O("polyline",{class:i,points:w[h].join(" ")})),$,k);yt(u,i=>{let h=e.map(b=>Math.abs(c(b)-i));
r(e[h.indexOf(Math.min(...h))])});let y=a("figcaption");return{node:a("figure",{},y,u),show(i){let h=g.
map(v=>s(v[i],!0));y.replaceChildren(`${t}: `,a("strong",{},h.join(", "))),$.setAttribute("d",`M${c(
e[i])} ${Z}V${_}`);let b=w.map(v=>`M${v[i].join(" ")}h0`);k.setAttribute("d",b.join(""))}}}function yt(t,e){
let o=n=>{if(!t.hasPointerCapture(n.pointerId))return;let{left:s,width:r}=t.getBoundingClientRect();
e((n.clientX-s)*320/r)};t.addEventListener("pointerdown",n=>{n.button||(t.setPointerCapture(n.pointerId),
n.preventDefault(),o(n))}),t.addEventListener("pointermove",o)}function $t(t,e){return R(Math.max(t.
length,e.length)).map(o=>{let n=t[o]===e[o],s=a("small",{},n?"✓":`✗ ${e[o]??"extra"}`);return a(
"li",{class:n?"":"wrong"},t[o]??"–",s)})}function kt(t,e,o,n,s){let r=o.startsWith("encoder"),d=!r&&
o.endsWith("self_attention"),c=t.tgt_tokens.length-t.next_tokens.length,f=(g,w)=>`${t.tgt_tokens[c+w]}\
 → ${g}`,l=r?t.src_tokens:t.next_tokens.map(f),m=d?t.tgt_tokens:t.src_tokens,p=l.map((g,w)=>m.map(
($,k)=>{let u=e[o][(n*l.length+w)*m.length+k]/wt;return d&&k>c+w?{text:"–",say:`“${g}” may not a\
ttend to “${$}”.`,kinds:["hidden"]}:{text:u.toFixed(2),say:`“${g}” attends to “${$}”, exac\
tly ${u.toFixed(3)}.`,share:u}}));return Q({title:P(o,n),corner:"query ↓ key →",rows:l,columns:m,
cells:p,look:s})}var vt={loss:"Loss in nats, held-out tokens",right:"Right: tokens, answers (dashed)",
names:["Tokens right","Answers right"],said:["of tokens right","answers wholly right"]},Ot={loss:"Lo\
ss in nats, held-out stories",right:"Right: answers, stories told (dashed)",names:["Answers right","\
Stories without a contradiction"],said:["of questions answered right","stories told without a contra\
diction"]},et=(t,e=!1)=>e?t.toPrecision(3):t.toFixed(1),nt=(t,e=!1)=>`${(100*t).toFixed(e?1:0)}%`;function Et({
checkpoints:t,n_tokens:e,n_sentences:o,src_tokens:n},s){let r=n.length?vt:Ot,d=(u,y=1)=>t.map(i=>i[u]/
y),[c,f]=[d("step"),d("loss")],l=d("tokens_right",e),m={tokens:l,exact:d("exact",o)},p=t.map(({step:u,
learning_rate:y,loss:i,exact:h,written:b},v)=>[M(u),y?.toPrecision(2)??"none",et(i,!0),nt(l[v],!0),`${h}\
 of ${o}`,b.join(" ")]),g=Math.ceil(Math.max(...f))||1,w=["Step","Learning rate","Loss",...r.names,"\
Generated"],$={class:"scroller",tabindex:0,role:"group"},k=j({class:"numbers"},"",w,p);return{charts:[
tt(r.loss,c,{loss:f},g,et,s),tt(r.right,c,m,1,nt,s)],table:a("details",{},a("summary",{},"The curves\
, as a table"),a("div",{...$,"aria-label":"The run"},k)),sentence(u){let[y,i,h,b,v]=p[u],[T,x]=r.said;
return`Step ${y} of ${M(c.at(-1))}: loss ${h}, ${b} ${T}, ${v} ${x}. Learning rate: ${i}.`}}}function St(t,e){
let o=matchMedia("(prefers-reduced-motion: reduce)").matches,n,s=Y("",()=>n?r(0):d(),E);function r(c){
clearTimeout(n),n=c&&setTimeout(d,c),s.textContent=o?"Next checkpoint":n?"Pause":"Play"}function d(){
let c=(e.indexOf(t.get("step"))+1)%e.length;r(!o&&c<e.length-1?xt:0),S(t,{step:e[c]})}return r(0),{node:s,
stop:()=>r(0)}}function Lt({src_tokens:t,tgt_tokens:e,next_tokens:o}){let n="(✗: what is right)";return t.
length?`“${t.join(" ")}” becomes ${n}`:`“${e.slice(1,e.length-o.length+1).join(" ").replaceAll(
" .",".")}” goes on with ${n}`}function _t({checkpoints:t,next_tokens:e}){let n=a("ol",{class:"sai\
d","aria-label":"What the model generates"}),s=t.map(({written:r})=>r.length);return n.style.setProperty(
"--most",String(Math.max(e.length,...s))),n}function At({model:t,el:e}){let o=t.get("run"),{checkpoints:n}=o,
s=n.map(({step:x})=>x),r=Object.keys(n[0].weights),d=R(o.n_heads),c={step:L(s),path:L(r),head:L(d)},
f=V(t,e,c),l=St(t,s),m=x=>{l.stop(),x!==t.get("step")&&S(t,{step:x})},p=N("Checkpoint","step",s,m),g=Object.
fromEntries(r.map(x=>[x,P(x)])),w=z("Attention",g,x=>S(t,{path:x})),$=N("Head","h",d,x=>S(t,{head:x})),
k=G("verdict"),u=Et(o,m),y=_t(o),i=a("div");i.addEventListener("focusin",l.stop);let h=W(),b=x=>{h.textContent=
x};I(e,"training-scrubber","Training scrubber",a("div",{class:"play"},l.node,p.node),a("p",{class:"h\
int"},Lt(o)),y,k,a("div",{class:o.src_tokens.length?"sides":"stacked"},a("div",{class:"charts"},...u.
charts.map(({node:x})=>x)),a("div",{},U(w,$),i)),h,a("div",{class:"foot"},u.table,f.node));function v(){
let x=s.indexOf(t.get("step")),{written:st,weights:rt}=n[x];p.show(s[x],M(s[x])),w.show(t.get("path")),
$.show(t.get("head")),k.textContent=u.sentence(x);for(let{show:at}of u.charts)at(x);y.replaceChildren(
...$t(st,o.next_tokens)),i.replaceChildren(kt(o,rt,t.get("path"),t.get("head"),b)),b(""),f.show()}let T=B(
t,Object.keys(c),v);return()=>{l.stop(),T()}}var ot={render:At};widget=ot;})();
export default widget;
