let widget;
(()=>{function i(e,t={},...n){return at(document.createElement(e),t,n)}function at(e,t,n){for(let[o,s]of Object.entries(t))e.setAttribute(o,s);return e.append(...n),e}function D(e,t,n,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":n};e.append(i("div",s,...o))}var I=(...e)=>i(
"div",{class:"controls"},...e.map(({node:t})=>t)),R=()=>i("p",{class:"pointed","aria-hidden":"true"}),
C=(...e)=>i("div",{class:"scroller"},...e),A={"data-lm-suppress-shortcuts":"true"};function P(e,t,n,o){let[s,a]=[Math.min(...n),Math.max(...n)],c=i("input",{type:"range",min:s,max:a,...A}),
r=i("output",{"aria-live":"off"}),d=i("span",{},`${e} `,i("code",{},t));return c.addEventListener("i\
nput",()=>o(Number(c.value))),{node:i("div",{class:"control"},i("label",{},d,c),r),input:c,show(l){c.
value=String(l),r.textContent=String(l)}}}function q(e,t){let n=i("input",{type:"checkbox",...A});return n.
addEventListener("change",()=>t(n.checked)),{node:i("div",{class:"control"},i("label",{},n,e)),show(o){
n.checked=o}}}function V(e,t,n){let o=t.map(s=>`change:${s}`);for(let s of o)e.on(s,n);return n(),()=>{for(let s of o)
e.off(s,n)}}function Y(e,t){for(let[n,o]of Object.entries(t))e.set(n,o);e.save_changes()}function N(e){let t=i("\
p",{class:e}),n=new MutationObserver(()=>{t.textContent&&ct(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(t,o)),t}var it=1e3,L,U;function ct(e){L?.isConnected||
(L=i("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let t=L;clearTimeout(U),U=
setTimeout(()=>{t.textContent=e},it)}var B=e=>t=>e.find(n=>String(n)===t),F=B([!0,!1]),dt=e=>String(e);function J(e,t,n,o={}){let s=t.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(c.indexOf(s)>0?c.indexOf(s)+1:""),d=h=>(o[h]??dt)(e.get(h)),l=Object.keys(
n),p=Object.fromEntries(l.map(h=>[h,d(h)])),f=new URLSearchParams(location.search),w=[];for(let[h,$]of Object.
entries(n)){let x=f.get(`${r}.${h}`);if(x===null)continue;let b=$(x);b===void 0?w.push(h):e.set(h,b)}
let u=i("a",{},"Copy link to this setting"),m=i("span",{role:"status"});u.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",u.getAttribute(
"href"));try{await navigator.clipboard.writeText(u.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let v=w.length?` The address has a s\
etting that could not be read, and was left out: ${w.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},u,m,v),show(){let h=new URLSearchParams(location.search);for(let b of l){let g=d(b);g===p[b]?h.
delete(`${r}.${b}`):h.set(`${r}.${b}`,g)}m.textContent="";let $=s.closest("section[id]")?.id,x=h.size?
`?${h}`:location.pathname;u.setAttribute("href",`${x}${$?`#${$}`:""}`)}}}function W({choices:e,columns:t,fields:n},o){let s={};for(let[a,c]of Object.entries(n)){let[r,d]=t[c],
l=0;for(let p of r)l=l*e[p].length+e[p].indexOf(o(p));d[l]!==null&&lt(s,a.split("."),d[l])}return s.
error?{error:s.error}:s}function lt(e,t,n){let o=t.pop();t.forEach((s,a)=>{e=e[s]??=/^\d+$/.test(t[a+
1]??o)?[]:{}}),e[o]=n}var S={input:["batch","token","feature"],viewed:["batch","token","head","feature"],split:["batch","h\
ead","token","feature"],attended:["batch","head","token","feature"],other:["batch","head","token","f\
eature"],joined:["batch","token","feature"]},ut=8;function K(e,t){let n=[];for(let o of[...t].reverse())
n.unshift(e%o),e=Math.floor(e/o);return n}function X(e,t){return e.reduce((n,o,s)=>n*t[s]+o,0)}function T({
shape:e,origin:t}){let n=[0];return e.forEach((o,s)=>{let a=Array.from({length:o},(c,r)=>r*t[s]);n=n.
flatMap(c=>a.map(r=>c+r))}),n}var k=(e,t)=>e.stages.find(n=>n.kind===t),y=e=>`(${e.join(", ")})`,E=(e,t)=>e.
map((n,o)=>`${n} ${t[o]}`).join(", ");function G(e){let{shape:t}=k(e,"input"),n=k(e,"split"),o=[];for(let[
s,a]of T(n).entries())o[a]=K(s,n.shape);return{place:s=>K(s,t),home:s=>o[s],head:s=>o[s][1],lastToken:t[1]-
1}}function z({stages:e,mixed_axis:t,values:n}){let[o,s]=(n??[]).map(d=>d.split(" ")),a,c=[];return e.
map(({kind:d,shape:l,origin:p})=>T({shape:l,origin:p}).map((f,w,u)=>{let m=K(w,l);d==="split"&&(a=u),
d==="attended"&&(c[f]=r(m,l));let v=d==="attended"||d==="joined",h=v?c[f]:[f];return{kind:d,index:m,
held:h,value:(v?s:o)?.[f]}}));function r(d,l){return t<0?[a[X(d,l)]]:Array.from({length:l[t]},(p,f)=>a[X(
d.with(t,f),l)])}}function M({held:e},t){if(e.length===1)return t.place(e[0]).slice(1).join(",");let n=new Set(
e.map(o=>t.place(o)[2]));return n.size===1?`:,${[...n][0]}`:"mix"}function Q(e,t){let{kind:n,index:o,
held:s,value:a}=e,[c,,r]=t.place(s[0]),[,d,,l]=t.home(s[0]),p=`head ${d}, feature ${l}`,w=(n==="spli\
t"||n==="other")&&String(t.home(s[0]))!==String(o),u=new Set(s.map(t.head)).size,m;if(w)m=`${E(S.input,
t.place(s[0]))} of x, which belongs to ${p}: at the wrong index`;else if(s.length===1)m=`${E(S.input,
t.place(s[0]))} of x → ${p}`;else if(M(e,t)!=="mix")m=`a mixture of all ${s.length} tokens, featur\
e ${r}, batch ${c} → ${p}`;else{let v=s.map(h=>`x[${t.place(h).join(", ")}]`);m=`a mixture of what\
 does not belong together, from ${u} head${u>1?"s":""}: `,m+=v.join(", ")}return`${a?`${a} `:""}${M(
e,t)} at ${E(S[n],o)}: ${m}.`}function Z({held:e},t){let n=a=>{let c=34+28*t.place(a)[1]/(t.lastToken||
1);return`color-mix(in oklab, var(--hue-${t.head(a)%ut}) ${c}%, var(--cell))`};if(new Set(e.map(t.head)).
size===1)return n(e[Math.floor(e.length/2)]);let o=100/e.length;return`linear-gradient(90deg, ${e.map(
(a,c)=>`${n(a)} ${c*o}% ${(c+1)*o}%`).join(", ")})`}function tt(e,t){let{shape:n}=k(e[t],"split"),[,
o,,s]=n,a=T(k(e.right,"split")),c=T(k(e[t],"split")).filter((d,l)=>d!==a[l]).length;if(c)return`No e\
rror, and the right shape ${y(n)}, but ${c} of ${a.length} numbers are at the wrong index.`;if(t==="\
wrong")return"Here it makes no difference: with one head or one token there is nothing to swap.";if(o===
1)return"One head has every token and every feature.";let r=s===1?"one feature":`${s} features`;return`\
Each of the ${o} heads has every token, with ${r} of its own.`}var ht={right:{input:["x","“1,0” is token 1, feature 0; each head has a color"],viewed:["Cut: vi\
ewed","in each token, a strip for each head"],split:["Stacked: transposed","for each head, a row for\
 each token"],attended:["Attended","“:,0” mixes feature 0 of all tokens"],joined:["Joined","the \
heads side by side again"],other:["Beside it, the mistake","viewed at once: same shape, wrong colors"]},
wrong:{input:["x","“1,0” is token 1, feature 0; each head has a color"],split:["Viewed at once",
"the right shape; and the colors?"],attended:["Attended","mixes whatever stands in a column"],joined:[
"Joined","the right shape, with mixed-up numbers"],other:["Beside it, the right way","viewed, then t\
ransposed"]}};function pt(e,t,n){e.text=Q(e,n);let o=i("div",{role:"gridcell",class:"number",tabindex:-1,
"data-number":t,"data-heads":[...new Set(e.held.map(n.head))].sort().join("+"),"aria-label":e.text,...A});
return e.value&&o.append(i("span",{class:"value"},e.value)," "),o.append(i("span",{class:"place"},M(
e,n))),o.style.background=Z(e,n),e.node=o,o}function ft(e,t,n,o,s,a){let c=i("div",{role:"rowgroup",
"aria-label":t});for(let r=0;r<e.length;r+=o){let d=i("span",{},`${n} `),l=i("div",{role:"rowheader"},
d,r/o),f=e.slice(r,r+o).map((w,u)=>pt(w,s+r+u,a));c.append(i("div",{role:"row"},l,...f))}return c}function mt({
kind:e,shape:t},n,o,[s,a],c){let r=S[e],[d,l]=t.slice(-2),p=`${s}, shape ${y(t)}`,f=i("div",{role:"g\
rid","aria-label":p});for(let u=0;u<n.length;u+=d*l){let m=E(r.slice(0,-2),n[u].index);u>0&&n[u].index[0]>
n[u-1].index[0]&&f.append(i("div",{class:"new-batch"}));let h=n.slice(u,u+d*l),$=ft(h,m,r.at(-2),l,o+
u,c),x=t[0]>1?m:m.replace(/^batch 0(, )?/,""),b=i("p",{"aria-hidden":"true"},x);f.append(i("div",{},
b,$))}n[0].node.tabIndex=0;let w=[i("strong",{},s)," ",i("b",{},y(t))];return i("div",{class:"stage",
"data-kind":e,"data-shape":t.join(",")},i("p",{},...w," ",i("span",{},a)),C(f))}function gt({source:e,
name:t,shape:n,strides:o}){let[,s,a]=e.match(/^(.*?)(?:\s*(# .*))?$/),c=i("li",{},i("code",{},s));if(a&&
c.append(i("code",{},a)),n){c.classList.add("made");let r=t==="return"?"returned":t,d=i("small",{},`\
strides ${y(o)}`);c.append(i("span",{},`${r} `,i("b",{},y(n))," ",d))}return c}function wt(e){let t=i(
"p",{},"in ",i("code",{},e[0].function)),n=i("ol",{},...e.map(gt));return i("div",{class:"listing"},
t,n)}function bt(e,t,n){let{shape:o}=k(e,"split"),s=(r,d)=>i("tr",{},...d.map(l=>i(r,{},l))),a=i("tb\
ody");for(let r=0;r<t.length;r+=o.at(-1)){let l=t.slice(r,r+o.at(-1)).flatMap(p=>p.held).map(p=>`x[${n.
place(p).join(", ")}]`).join(", ");a.append(s("td",[...t[r].index.slice(0,3).map(String),l]))}let c=s(
"th",[...S.split.slice(0,3),"holds"]);return i("table",{},i("thead",{},c),a)}function xt(e,t){let n=e[t===
"right"?"wrong":"right"],o=n.stages.indexOf(k(n,"split")),s=z(n)[o].map(a=>({...a,kind:"other"}));return{
stage:{...n.stages[o],kind:"other"},cells:s}}function vt(e){let t=[];for(let n of e)t.at(-1)?.[0].function!==
n.function&&t.push([]),t.at(-1).push(n);return t.map(wt)}function et(e,t){let n=e[t],o=G(e.right),s=xt(
e,t),a=n.stages.indexOf(k(n,"split"))+1,c=n.stages.toSpliced(a,0,s.stage),r=z(n).toSpliced(a,0,s.cells),
d=r.flat(),l=c.map((f,w)=>{let u=d.indexOf(r[w][0]);return mt(f,r[w],u,ht[t][f.kind],o)}),p=r[a-1];return{
nodes:l,cells:d,table:()=>[bt(n,p,o)],code:()=>vt(n.lines)}}var _={batch:["Batch","B"],length:["Tokens","L"],d_model:["Features","d_model"],n_heads:["Heads","H"]},
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
length>1,o=Object.keys(_).filter(n),s=Object.keys(_).filter(r=>!n(r)),a=r=>P(..._[r],e[r],t(r)),c=s.
map(r=>`${_[r][1]} = ${e[r][0]}`).join(", ");return{free:o,controls:{...Object.fromEntries(o.map(r=>[
r,a(r)])),skip_transpose:q("Leave out the transpose, a common mistake",t("skip_transpose"))},hint:c&&
`Your tensor has ${c}.`}}function kt({model:e,el:t}){let n=e.get("table"),o=n?.choices??e.get("choic\
es"),s=g=>e.get(g),a=g=>O=>Y(e,{[g]:O}),{free:c,controls:r,hint:d}=$t(o,a),l=Object.fromEntries(c.map(
g=>[g,B(o[g])])),p=J(e,t,{...l,skip_transpose:F}),[f,w]=[N("verdict"),N("error")],u=i("div",{class:"\
stages"}),m=R(),v=new H(u,m),h=nt("The code that ran, with shapes and strides"),$=nt("What each head\
 holds, as a table");D(t,"head-splitter","Head splitter",I(...Object.values(r)),d?i("p",{class:"hint"},
d):"",f,w,u,m,i("div",{class:"folds"},h.node,$.node),p.node);let x={facts:null,name:""};function b(){
for(let[st,rt]of Object.entries(r))rt.show(s(st));p.show();let g=n?W(n,s):s("facts"),O=s("skip_trans\
pose")?"wrong":"right";if(g===x.facts&&O===x.name||(w.textContent=g.error??"",u.inert=!!g.error,x={facts:g.
error?null:g,name:O},f.textContent=g.error?"":tt(g,O),g.error))return;f.classList.toggle("alarming",
f.textContent.startsWith("No error"));let j=et(g,O);u.replaceChildren(...j.nodes),h.show(j.code),$.show(
j.table),v.show(j.cells)}return V(e,[...Object.keys(r),"facts"],b)}var ot={render:kt};widget=ot;})();
export default widget;
