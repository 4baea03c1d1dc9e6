let widget;
(()=>{function i(e,t={},...n){return at(document.createElement(e),t,n)}function at(e,t,n){for(let[o,s]of Object.entries(t))e.setAttribute(o,s);return e.append(...n),e}function D(e,t,n,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":n};e.append(i("div",s,...o))}var I=(...e)=>i(
"div",{class:"controls"},...e.map(({node:t})=>t)),R=()=>i("p",{class:"pointed","aria-hidden":"true"}),
C=(...e)=>i("div",{class:"scroller"},...e),A={"data-lm-suppress-shortcuts":"true"};function W(e,t,n,o){let[s,a]=[Math.min(...n),Math.max(...n)],c=i("input",{type:"range",min:s,max:a,...A}),
r=i("output",{"aria-live":"off"}),d=i("span",{},`${e} `,i("code",{},t));return c.addEventListener("i\
nput",()=>o(Number(c.value))),{node:i("div",{class:"control"},i("label",{},d,c),r),input:c,show(l){c.
value=String(l),r.textContent=String(l)}}}function P(e,t){let n=i("input",{type:"checkbox",...A});return n.
addEventListener("change",()=>t(n.checked)),{node:i("div",{class:"control"},i("label",{},n,e)),show(o){
n.checked=o}}}function q(e,t,n){let o=t.map(s=>`change:${s}`);for(let s of o)e.on(s,n);return n(),()=>{for(let s of o)
e.off(s,n)}}function V(e,t){for(let[n,o]of Object.entries(t))e.set(n,o);e.save_changes()}function N(e){let t=i("\
p",{class:e}),n=new MutationObserver(()=>{t.textContent&&ct(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(t,o)),t}var it=1e3,L,U;function ct(e){L?.isConnected||
(L=i("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let t=L;clearTimeout(U),U=
setTimeout(()=>{t.textContent=e},it)}var B=e=>t=>e.find(n=>String(n)===t),Y=B([!0,!1]),dt=e=>String(e);function F(e,t,n,o={}){let s=t.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(c.indexOf(s)>0?c.indexOf(s)+1:""),d=p=>(o[p]??dt)(e.get(p)),l=Object.keys(
n),h=Object.fromEntries(l.map(p=>[p,d(p)])),f=new URLSearchParams(location.search),w=[];for(let[p,$]of Object.
entries(n)){let x=f.get(`${r}.${p}`);if(x===null)continue;let b=$(x);b===void 0?w.push(p):e.set(p,b)}
let u=i("a",{},"Copy link to this setting"),m=i("span",{role:"status"});u.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",u.getAttribute(
"href"));try{await navigator.clipboard.writeText(u.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let v=w.length?` The address has a s\
etting that could not be read, and was left out: ${w.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},u,m,v),show(){let p=new URLSearchParams(location.search);for(let b of l){let g=d(b);g===h[b]?p.
delete(`${r}.${b}`):p.set(`${r}.${b}`,g)}m.textContent="";let $=s.closest("section[id]")?.id,x=p.size?
`?${p}`:location.pathname;u.setAttribute("href",`${x}${$?`#${$}`:""}`)}}}function J({choices:e,columns:t,fields:n},o){let s={};for(let[a,c]of Object.entries(n)){let[r,d]=t[c],
l=0;for(let h of r)l=l*e[h].length+e[h].indexOf(o(h));d[l]!==null&&lt(s,a.split("."),d[l])}return s.
error?{error:s.error}:s}function lt(e,t,n){let o=t.pop();t.forEach((s,a)=>{e=e[s]??=/^\d+$/.test(t[a+
1]??o)?[]:{}}),e[o]=n}var k={input:["batch","word","feature"],viewed:["batch","word","head","feature"],split:["batch","hea\
d","word","feature"],attended:["batch","head","word","feature"],other:["batch","head","word","featur\
e"],joined:["batch","word","feature"]},ut=8;function K(e,t){let n=[];for(let o of[...t].reverse())n.
unshift(e%o),e=Math.floor(e/o);return n}function X(e,t){return e.reduce((n,o,s)=>n*t[s]+o,0)}function M({
shape:e,origin:t}){let n=[0];return e.forEach((o,s)=>{let a=Array.from({length:o},(c,r)=>r*t[s]);n=n.
flatMap(c=>a.map(r=>c+r))}),n}var O=(e,t)=>e.stages.find(n=>n.kind===t),y=e=>`(${e.join(", ")})`,E=(e,t)=>e.
map((n,o)=>`${n} ${t[o]}`).join(", ");function G(e){let{shape:t}=O(e,"input"),n=O(e,"split"),o=[];for(let[
s,a]of M(n).entries())o[a]=K(s,n.shape);return{place:s=>K(s,t),home:s=>o[s],head:s=>o[s][1],lastWord:t[1]-
1}}function z({stages:e,mixed_axis:t,values:n}){let[o,s]=(n??[]).map(d=>d.split(" ")),a,c=[];return e.
map(({kind:d,shape:l,origin:h})=>M({shape:l,origin:h}).map((f,w,u)=>{let m=K(w,l);d==="split"&&(a=u),
d==="attended"&&(c[f]=r(m,l));let v=d==="attended"||d==="joined",p=v?c[f]:[f];return{kind:d,index:m,
held:p,value:(v?s:o)?.[f]}}));function r(d,l){return t<0?[a[X(d,l)]]:Array.from({length:l[t]},(h,f)=>a[X(
d.with(t,f),l)])}}function T({held:e},t){if(e.length===1)return t.place(e[0]).slice(1).join(",");let n=new Set(
e.map(o=>t.place(o)[2]));return n.size===1?`:,${[...n][0]}`:"mix"}function Q(e,t){let{kind:n,index:o,
held:s,value:a}=e,[c,,r]=t.place(s[0]),[,d,,l]=t.home(s[0]),h=`head ${d}, feature ${l}`,w=(n==="spli\
t"||n==="other")&&String(t.home(s[0]))!==String(o),u=new Set(s.map(t.head)).size,m;if(w)m=`${E(k.input,
t.place(s[0]))} of x, which belongs to ${h}: wrong place`;else if(s.length===1)m=`${E(k.input,t.place(
s[0]))} of x → ${h}`;else if(T(e,t)!=="mix")m=`a mixture of all ${s.length} words, feature ${r}, b\
atch ${c} → ${h}`;else{let v=s.map(p=>`x[${t.place(p).join(", ")}]`);m=`a mixture of what does not\
 belong together, from ${u} head${u>1?"s":""}: `,m+=v.join(", ")}return`${a?`${a} `:""}${T(e,t)} at ${E(
k[n],o)}: ${m}.`}function Z({held:e},t){let n=a=>{let c=34+28*t.place(a)[1]/(t.lastWord||1);return`c\
olor-mix(in oklab, var(--hue-${t.head(a)%ut}) ${c}%, var(--cell))`};if(new Set(e.map(t.head)).size===
1)return n(e[Math.floor(e.length/2)]);let o=100/e.length;return`linear-gradient(90deg, ${e.map((a,c)=>`${n(
a)} ${c*o}% ${(c+1)*o}%`).join(", ")})`}function tt(e,t){let{shape:n}=O(e[t],"split"),[,o,,s]=n,a=M(
O(e.right,"split")),c=M(O(e[t],"split")).filter((d,l)=>d!==a[l]).length;if(c)return`No error, and th\
e right shape ${y(n)}, but ${c} of ${a.length} numbers are in a wrong place.`;if(t==="wrong")return"\
Here it makes no difference: with one head or one word there is nothing to swap.";if(o===1)return"On\
e head has every word and every feature.";let r=s===1?"one feature":`${s} features`;return`Each of t\
he ${o} heads has every word, with ${r} of its own.`}var pt={right:{input:["x","“1,0” is word 1, feature 0; each head has a color"],viewed:["Cut: vie\
wed","in each word, a strip for each head"],split:["Stacked: transposed","for each head, a row for e\
ach word"],attended:["Attended","“:,0” mixes feature 0 of all words"],joined:["Joined","the head\
s side by side again"],other:["Beside it, the mistake","viewed at once: same shape, wrong colors"]},
wrong:{input:["x","“1,0” is word 1, feature 0; each head has a color"],split:["Viewed at once","\
the right shape; and the colors?"],attended:["Attended","mixes whatever stands in a column"],joined:[
"Joined","the right shape, with mixed-up numbers"],other:["Beside it, the right way","viewed, then t\
ransposed"]}};function ht(e,t,n){e.text=Q(e,n);let o=i("div",{role:"gridcell",class:"number",tabindex:-1,
"data-number":t,"data-heads":[...new Set(e.held.map(n.head))].sort().join("+"),"aria-label":e.text,...A});
return e.value&&o.append(i("span",{class:"value"},e.value)," "),o.append(i("span",{class:"place"},T(
e,n))),o.style.background=Z(e,n),e.node=o,o}function ft(e,t,n,o,s,a){let c=i("div",{role:"rowgroup",
"aria-label":t});for(let r=0;r<e.length;r+=o){let d=i("span",{},`${n} `),l=i("div",{role:"rowheader"},
d,r/o),f=e.slice(r,r+o).map((w,u)=>ht(w,s+r+u,a));c.append(i("div",{role:"row"},l,...f))}return c}function mt({
kind:e,shape:t},n,o,[s,a],c){let r=k[e],[d,l]=t.slice(-2),h=`${s}, shape ${y(t)}`,f=i("div",{role:"g\
rid","aria-label":h});for(let u=0;u<n.length;u+=d*l){let m=E(r.slice(0,-2),n[u].index);u>0&&n[u].index[0]>
n[u-1].index[0]&&f.append(i("div",{class:"new-batch"}));let p=n.slice(u,u+d*l),$=ft(p,m,r.at(-2),l,o+
u,c),x=t[0]>1?m:m.replace(/^batch 0(, )?/,""),b=i("p",{"aria-hidden":"true"},x);f.append(i("div",{},
b,$))}n[0].node.tabIndex=0;let w=[i("strong",{},s)," ",i("b",{},y(t))];return i("div",{class:"stage",
"data-kind":e,"data-shape":t.join(",")},i("p",{},...w," ",i("span",{},a)),C(f))}function gt({source:e,
name:t,shape:n,strides:o}){let[,s,a]=e.match(/^(.*?)(?:\s*(# .*))?$/),c=i("li",{},i("code",{},s));if(a&&
c.append(i("code",{},a)),n){c.classList.add("made");let r=t==="return"?"returned":t,d=i("small",{},`\
strides ${y(o)}`);c.append(i("span",{},`${r} `,i("b",{},y(n))," ",d))}return c}function wt(e){let t=i(
"p",{},"in ",i("code",{},e[0].function)),n=i("ol",{},...e.map(gt));return i("div",{class:"listing"},
t,n)}function bt(e,t,n){let{shape:o}=O(e,"split"),s=(r,d)=>i("tr",{},...d.map(l=>i(r,{},l))),a=i("tb\
ody");for(let r=0;r<t.length;r+=o.at(-1)){let l=t.slice(r,r+o.at(-1)).flatMap(h=>h.held).map(h=>`x[${n.
place(h).join(", ")}]`).join(", ");a.append(s("td",[...t[r].index.slice(0,3).map(String),l]))}let c=s(
"th",[...k.split.slice(0,3),"holds"]);return i("table",{},i("thead",{},c),a)}function xt(e,t){let n=e[t===
"right"?"wrong":"right"],o=n.stages.indexOf(O(n,"split")),s=z(n)[o].map(a=>({...a,kind:"other"}));return{
stage:{...n.stages[o],kind:"other"},cells:s}}function vt(e){let t=[];for(let n of e)t.at(-1)?.[0].function!==
n.function&&t.push([]),t.at(-1).push(n);return t.map(wt)}function et(e,t){let n=e[t],o=G(e.right),s=xt(
e,t),a=n.stages.indexOf(O(n,"split"))+1,c=n.stages.toSpliced(a,0,s.stage),r=z(n).toSpliced(a,0,s.cells),
d=r.flat(),l=c.map((f,w)=>{let u=d.indexOf(r[w][0]);return mt(f,r[w],u,pt[t][f.kind],o)}),h=r[a-1];return{
nodes:l,cells:d,table:()=>[bt(n,h,o)],code:()=>vt(n.lines)}}var _={batch:["Batch","B"],length:["Words","L"],d_model:["Features","d_model"],n_heads:["Heads","H"]},
H=class{constructor(t,n){this.all=[],this.focused=null,this.pointed=n,t.addEventListener("pointerove\
r",o=>this.light(this.at(o)??this.focused)),t.addEventListener("pointerleave",()=>this.light(this.focused)),
t.addEventListener("focusin",o=>this.focus(this.at(o))),t.addEventListener("focusout",()=>this.focus(
null)),t.addEventListener("keydown",o=>this.move(o))}light(t){let n=new Set(t?.held);for(let o of this.
all){let s=o.held.some(a=>n.has(a));o.node.classList.toggle("lit",s),o.node.classList.toggle("here",
o===t)}this.pointed.textContent=t?.text??""}focus(t){this.focused=t,this.light(t)}show(t){this.all=t,
this.focus(null)}at(t){let n=t.target.closest(".number");return n?this.all[n.dataset.number]:null}move(t){
let n=this.at(t);if(!n)return;let o=this.all.filter(r=>r.kind===n.kind),s=Math.max(...o.map(r=>r.index.
at(-1)))+1,a=o.indexOf(n),c={ArrowLeft:a-1,ArrowRight:a+1,ArrowUp:a-s,ArrowDown:a+s,Home:0,End:o.length-
1}[t.key];c!==void 0&&(t.preventDefault(),o[c]&&(n.node.tabIndex=-1,o[c].node.tabIndex=0,o[c].node.focus()))}};
function nt(e){let t=C(),n=i("summary",{},e),o=i("details",{},n,t),s=null,a=()=>t.replaceChildren(...o.
open&&s?s():[]);return o.addEventListener("toggle",a),{node:o,show(c){s=c,a()}}}function $t(e,t){let n=r=>e[r].
length>1,o=Object.keys(_).filter(n),s=Object.keys(_).filter(r=>!n(r)),a=r=>W(..._[r],e[r],t(r)),c=s.
map(r=>`${_[r][1]} = ${e[r][0]}`).join(", ");return{free:o,controls:{...Object.fromEntries(o.map(r=>[
r,a(r)])),skip_transpose:P("Leave out the transpose, a common mistake",t("skip_transpose"))},hint:c&&
`Your tensor has ${c}.`}}function Ot({model:e,el:t}){let n=e.get("table"),o=n?.choices??e.get("choic\
es"),s=g=>e.get(g),a=g=>S=>V(e,{[g]:S}),{free:c,controls:r,hint:d}=$t(o,a),l=Object.fromEntries(c.map(
g=>[g,B(o[g])])),h=F(e,t,{...l,skip_transpose:Y}),[f,w]=[N("verdict"),N("error")],u=i("div",{class:"\
stages"}),m=R(),v=new H(u,m),p=nt("The code that ran, with shapes and strides"),$=nt("What each head\
 holds, as a table");D(t,"head-splitter","Head splitter",I(...Object.values(r)),d?i("p",{class:"hint"},
d):"",f,w,u,m,i("div",{class:"folds"},p.node,$.node),h.node);let x={facts:null,name:""};function b(){
for(let[st,rt]of Object.entries(r))rt.show(s(st));h.show();let g=n?J(n,s):s("facts"),S=s("skip_trans\
pose")?"wrong":"right";if(g===x.facts&&S===x.name||(w.textContent=g.error??"",u.inert=!!g.error,x={facts:g.
error?null:g,name:S},f.textContent=g.error?"":tt(g,S),g.error))return;f.classList.toggle("alarming",
f.textContent.startsWith("No error"));let j=et(g,S);u.replaceChildren(...j.nodes),p.show(j.code),$.show(
j.table),v.show(j.cells)}return q(e,[...Object.keys(r),"facts"],b)}var ot={render:Ot};widget=ot;})();
export default widget;
