let widget;
(()=>{function i(e,t={},...n){return at(document.createElement(e),t,n)}function at(e,t,n){for(let[o,s]of Object.entries(t))e.setAttribute(o,s);return e.append(...n),e}function R(e,t,n,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":n};e.append(i("div",s,...o))}var W=(...e)=>i(
"div",{class:"controls"},...e.map(({node:t})=>t)),D=()=>i("p",{class:"pointed","aria-hidden":"true"}),
y=(...e)=>i("div",{class:"scroller"},...e),A={"data-lm-suppress-shortcuts":"true"};function K(e,t,n,o){let[s,a]=[Math.min(...n),Math.max(...n)],c=i("input",{type:"range",min:s,max:a,...A}),
r=i("output",{"aria-live":"off"}),d=i("span",{},`${e} `,i("code",{},t));return c.addEventListener("i\
nput",()=>o(Number(c.value))),{node:i("div",{class:"control"},i("label",{},d,c),r),input:c,show(l){c.
value=String(l),r.textContent=String(l)}}}function P(e,t){let n=i("input",{type:"checkbox",...A});return n.
addEventListener("change",()=>t(n.checked)),{node:i("div",{class:"control"},i("label",{},n,e)),show(o){
n.checked=o}}}function q(e,t,n){let o=t.map(s=>`change:${s}`);for(let s of o)e.on(s,n);return n(),()=>{for(let s of o)
e.off(s,n)}}function V(e,t){for(let[n,o]of Object.entries(t))e.set(n,o);e.save_changes()}function B(e){let t=i("\
p",{class:e}),n=new MutationObserver(()=>{t.textContent&&ct(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(t,o)),t}var it=1e3,L,I;function ct(e){L?.isConnected||
(L=i("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let t=L;clearTimeout(I),I=
setTimeout(()=>{t.textContent=e},it)}var T=e=>t=>e.find(n=>String(n)===t),Y=T([!0,!1]),dt=e=>String(e);function F(e,t,n,o={}){let s=t.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(c.indexOf(s)>0?c.indexOf(s)+1:""),d=new URLSearchParams(location.search),
l=[];for(let[m,u]of Object.entries(n)){let f=d.get(`${r}.${m}`);if(f===null)continue;let w=u(f);w===
void 0?l.push(m):e.set(m,w)}let p=i("a",{},"Link to this setting"),h=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:i("p",{class:"addre\
ss"},p,h),show(){let m=new URLSearchParams(location.search);for(let f of Object.keys(n))m.set(`${r}.${f}`,
(o[f]??dt)(e.get(f)));let u=s.closest("section[id]")?.id;p.setAttribute("href",`?${m}${u?`#${u}`:""}`)}}}function J({choices:e,columns:t,fields:n},o){let s={};for(let[a,c]of Object.entries(n)){let[r,d]=t[c],
l=0;for(let p of r)l=l*e[p].length+e[p].indexOf(o(p));d[l]!==null&&lt(s,a.split("."),d[l])}return s.
error?{error:s.error}:s}function lt(e,t,n){let o=t.pop();t.forEach((s,a)=>{e=e[s]??=/^\d+$/.test(t[a+
1]??o)?[]:{}}),e[o]=n}var $={input:["batch","word","feature"],viewed:["batch","word","head","feature"],split:["batch","hea\
d","word","feature"],attended:["batch","head","word","feature"],other:["batch","head","word","featur\
e"],joined:["batch","word","feature"]},ut=8;function H(e,t){let n=[];for(let o of[...t].reverse())n.
unshift(e%o),e=Math.floor(e/o);return n}function X(e,t){return e.reduce((n,o,s)=>n*t[s]+o,0)}function C({
shape:e,origin:t}){let n=[0];return e.forEach((o,s)=>{let a=Array.from({length:o},(c,r)=>r*t[s]);n=n.
flatMap(c=>a.map(r=>c+r))}),n}var b=(e,t)=>e.stages.find(n=>n.kind===t),O=e=>`(${e.join(", ")})`,k=(e,t)=>e.
map((n,o)=>`${n} ${t[o]}`).join(", ");function G(e){let{shape:t}=b(e,"input"),n=b(e,"split"),o=[];for(let[
s,a]of C(n).entries())o[a]=H(s,n.shape);return{place:s=>H(s,t),home:s=>o[s],head:s=>o[s][1],lastWord:t[1]-
1}}function U({stages:e,mixed_axis:t,values:n}){let[o,s]=(n??[]).map(d=>d.split(" ")),a,c=[];return e.
map(({kind:d,shape:l,origin:p})=>C({shape:l,origin:p}).map((h,m,u)=>{let f=H(m,l);d==="split"&&(a=u),
d==="attended"&&(c[h]=r(f,l));let w=d==="attended"||d==="joined",v=w?c[h]:[h];return{kind:d,index:f,
held:v,value:(w?s:o)?.[h]}}));function r(d,l){return t<0?[a[X(d,l)]]:Array.from({length:l[t]},(p,h)=>a[X(
d.with(t,h),l)])}}function M({held:e},t){if(e.length===1)return t.place(e[0]).slice(1).join(",");let n=new Set(
e.map(o=>t.place(o)[2]));return n.size===1?`:,${[...n][0]}`:"mix"}function Q(e,t){let{kind:n,index:o,
held:s,value:a}=e,[c,,r]=t.place(s[0]),[,d,,l]=t.home(s[0]),p=`head ${d}, feature ${l}`,m=(n==="spli\
t"||n==="other")&&String(t.home(s[0]))!==String(o),u=new Set(s.map(t.head)).size,f;if(m)f=`${k($.input,
t.place(s[0]))} of x, which belongs to ${p}: wrong place`;else if(s.length===1)f=`${k($.input,t.place(
s[0]))} of x → ${p}`;else if(M(e,t)!=="mix")f=`a mixture of all ${s.length} words, feature ${r}, b\
atch ${c} → ${p}`;else{let w=s.map(v=>`x[${t.place(v).join(", ")}]`);f=`a mixture of what does not\
 belong together, from ${u} head${u>1?"s":""}: `,f+=w.join(", ")}return`${a?`${a} `:""}${M(e,t)} at ${k(
$[n],o)}: ${f}.`}function Z({held:e},t){let n=a=>{let c=34+28*t.place(a)[1]/(t.lastWord||1);return`c\
olor-mix(in oklab, var(--hue-${t.head(a)%ut}) ${c}%, var(--cell))`};if(new Set(e.map(t.head)).size===
1)return n(e[Math.floor(e.length/2)]);let o=100/e.length;return`linear-gradient(90deg, ${e.map((a,c)=>`${n(
a)} ${c*o}% ${(c+1)*o}%`).join(", ")})`}function tt(e,t){let{shape:n}=b(e[t],"split"),[,o,,s]=n,a=C(
b(e.right,"split")),c=C(b(e[t],"split")).filter((d,l)=>d!==a[l]).length;if(c)return`No error, and th\
e right shape ${O(n)}, but ${c} of ${a.length} numbers are in a wrong place.`;if(t==="wrong")return"\
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
return e.value&&o.append(i("span",{class:"value"},e.value)," "),o.append(i("span",{class:"place"},M(
e,n))),o.style.background=Z(e,n),e.node=o,o}function ft(e,t,n,o,s,a){let c=i("div",{role:"rowgroup",
"aria-label":t});for(let r=0;r<e.length;r+=o){let d=i("span",{},`${n} `),l=i("div",{role:"rowheader"},
d,r/o),h=e.slice(r,r+o).map((m,u)=>ht(m,s+r+u,a));c.append(i("div",{role:"row"},l,...h))}return c}function mt({
kind:e,shape:t},n,o,[s,a],c){let r=$[e],[d,l]=t.slice(-2),p=`${s}, shape ${O(t)}`,h=i("div",{role:"g\
rid","aria-label":p});for(let u=0;u<n.length;u+=d*l){let f=k(r.slice(0,-2),n[u].index);u>0&&n[u].index[0]>
n[u-1].index[0]&&h.append(i("div",{class:"new-batch"}));let v=n.slice(u,u+d*l),E=ft(v,f,r.at(-2),l,o+
u,c),S=t[0]>1?f:f.replace(/^batch 0(, )?/,""),N=i("p",{"aria-hidden":"true"},S);h.append(i("div",{},
N,E))}n[0].node.tabIndex=0;let m=[i("strong",{},s)," ",i("b",{},O(t))];return i("div",{class:"stage",
"data-kind":e,"data-shape":t.join(",")},i("p",{},...m," ",i("span",{},a)),y(h))}function gt({source:e,
name:t,shape:n,strides:o}){let[,s,a]=e.match(/^(.*?)(?:\s*(# .*))?$/),c=i("li",{},i("code",{},s));if(a&&
c.append(i("code",{},a)),n){c.classList.add("made");let r=t==="return"?"returned":t,d=i("small",{},`\
strides ${O(o)}`);c.append(i("span",{},`${r} `,i("b",{},O(n))," ",d))}return c}function wt(e){let t=i(
"p",{},"in ",i("code",{},e[0].function)),n=i("ol",{},...e.map(gt));return i("div",{class:"listing"},
t,n)}function bt(e,t,n){let{shape:o}=b(e,"split"),s=(r,d)=>i("tr",{},...d.map(l=>i(r,{},l))),a=i("tb\
ody");for(let r=0;r<t.length;r+=o.at(-1)){let l=t.slice(r,r+o.at(-1)).flatMap(p=>p.held).map(p=>`x[${n.
place(p).join(", ")}]`).join(", ");a.append(s("td",[...t[r].index.slice(0,3).map(String),l]))}let c=s(
"th",[...$.split.slice(0,3),"holds"]);return i("table",{},i("thead",{},c),a)}function vt(e,t){let n=e[t===
"right"?"wrong":"right"],o=n.stages.indexOf(b(n,"split")),s=U(n)[o].map(a=>({...a,kind:"other"}));return{
stage:{...n.stages[o],kind:"other"},cells:s}}function xt(e){let t=[];for(let n of e)t.at(-1)?.[0].function!==
n.function&&t.push([]),t.at(-1).push(n);return t.map(wt)}function et(e,t){let n=e[t],o=G(e.right),s=vt(
e,t),a=n.stages.indexOf(b(n,"split"))+1,c=n.stages.toSpliced(a,0,s.stage),r=U(n).toSpliced(a,0,s.cells),
d=r.flat(),l=c.map((h,m)=>{let u=d.indexOf(r[m][0]);return mt(h,r[m],u,pt[t][h.kind],o)}),p=r[a-1];return{
nodes:l,cells:d,table:()=>[bt(n,p,o)],code:()=>xt(n.lines)}}var _={batch:["Batch","B"],length:["Words","L"],d_model:["Features","d_model"],n_heads:["Heads","H"]},
z=class{constructor(t,n){this.all=[],this.focused=null,this.pointed=n,t.addEventListener("pointerove\
r",o=>this.light(this.at(o)??this.focused)),t.addEventListener("pointerleave",()=>this.light(this.focused)),
t.addEventListener("focusin",o=>this.focus(this.at(o))),t.addEventListener("focusout",()=>this.focus(
null)),t.addEventListener("keydown",o=>this.move(o))}light(t){let n=new Set(t?.held);for(let o of this.
all){let s=o.held.some(a=>n.has(a));o.node.classList.toggle("lit",s),o.node.classList.toggle("here",
o===t)}this.pointed.textContent=t?.text??""}focus(t){this.focused=t,this.light(t)}show(t){this.all=t,
this.focus(null)}at(t){let n=t.target.closest(".number");return n?this.all[n.dataset.number]:null}move(t){
let n=this.at(t);if(!n)return;let o=this.all.filter(r=>r.kind===n.kind),s=Math.max(...o.map(r=>r.index.
at(-1)))+1,a=o.indexOf(n),c={ArrowLeft:a-1,ArrowRight:a+1,ArrowUp:a-s,ArrowDown:a+s,Home:0,End:o.length-
1}[t.key];c!==void 0&&(t.preventDefault(),o[c]&&(n.node.tabIndex=-1,o[c].node.tabIndex=0,o[c].node.focus()))}};
function nt(e){let t=y(),n=i("summary",{},e),o=i("details",{},n,t),s=null,a=()=>t.replaceChildren(...o.
open&&s?s():[]);return o.addEventListener("toggle",a),{node:o,show(c){s=c,a()}}}function $t(e,t){let n=r=>e[r].
length>1,o=Object.keys(_).filter(n),s=Object.keys(_).filter(r=>!n(r)),a=r=>K(..._[r],e[r],t(r)),c=s.
map(r=>`${_[r][1]} = ${e[r][0]}`).join(", ");return{free:o,controls:{...Object.fromEntries(o.map(r=>[
r,a(r)])),skip_transpose:P("Leave out the transpose, a common mistake",t("skip_transpose"))},hint:c&&
`Your tensor has ${c}.`}}function Ot({model:e,el:t}){let n=e.get("table"),o=n?.choices??e.get("choic\
es"),s=g=>e.get(g),a=g=>x=>V(e,{[g]:x}),{free:c,controls:r,hint:d}=$t(o,a),l=Object.fromEntries(c.map(
g=>[g,T(o[g])])),p=F(e,t,{...l,skip_transpose:Y}),[h,m]=[B("verdict"),B("error")],u=i("div",{class:"\
stages"}),f=D(),w=new z(u,f),v=nt("The code that ran, with shapes and strides"),E=nt("What each head\
 holds, as a table");R(t,"head-splitter","Head splitter",W(...Object.values(r)),d?i("p",{class:"hint"},
d):"",h,m,u,f,i("div",{class:"folds"},v.node,E.node),p.node);let S={facts:null,name:""};function N(){
for(let[st,rt]of Object.entries(r))rt.show(s(st));p.show();let g=n?J(n,s):s("facts"),x=s("skip_trans\
pose")?"wrong":"right";if(g===S.facts&&x===S.name||(m.textContent=g.error??"",u.inert=!!g.error,S={facts:g.
error?null:g,name:x},h.textContent=g.error?"":tt(g,x),g.error))return;h.classList.toggle("alarming",
h.textContent.startsWith("No error"));let j=et(g,x);u.replaceChildren(...j.nodes),v.show(j.code),E.show(
j.table),w.show(j.cells)}return q(e,[...Object.keys(r),"facts"],N)}var ot={render:Ot};widget=ot;})();
export default widget;
