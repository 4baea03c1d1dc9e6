let widget;
(()=>{function r(e,t={},...n){return ct(document.createElement(e),t,n)}function ct(e,t,n){for(let[o,s]of Object.entries(t))e.setAttribute(o,s);return e.append(...n),e}function R(e,t,n,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":n};e.append(r("div",s,...o))}var W=(...e)=>r(
"div",{class:"controls"},...e.map(({node:t})=>t)),D=()=>r("p",{class:"pointed","aria-hidden":"true"}),
S=(...e)=>r("div",{class:"scroller"},...e),L={"data-lm-suppress-shortcuts":"true"};function K(e,t,n,o){let[s,a]=[Math.min(...n),Math.max(...n)],i=r("input",{type:"range",min:s,max:a,...L}),
c=r("output",{"aria-live":"off"}),l=r("span",{},`${e} `,r("code",{},t));return i.addEventListener("i\
nput",()=>o(Number(i.value))),{node:r("div",{class:"control"},r("label",{},l,i),c),input:i,show(d){i.
value=String(d),c.textContent=String(d)}}}function V(e,t){let n=r("input",{type:"checkbox",...L});return n.
addEventListener("change",()=>t(n.checked)),{node:r("div",{class:"control"},r("label",{},n,e)),show(o){
n.checked=o}}}function q(e,t,n){let o=t.map(s=>`change:${s}`);for(let s of o)e.on(s,n);return n(),()=>{for(let s of o)
e.off(s,n)}}function F(e,t){for(let[n,o]of Object.entries(t))e.set(n,o);e.save_changes()}function I(e){let t=r("\
p",{class:e}),n=new MutationObserver(()=>{t.textContent&&lt(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(t,o)),t}var dt=1e3,y,P;function lt(e){y?.isConnected||
(y=r("p",{class:"annotated-voice",role:"status"}),document.body.append(y));let t=y;clearTimeout(P),P=
setTimeout(()=>{t.textContent=e},dt)}var H=e=>t=>e.find(n=>String(n)===t),Y=H([!0,!1]),ut=e=>String(e);function J(e,t,n,o={}){let s=t.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${a}"]`)],c=a+(i.indexOf(s)>0?i.indexOf(s)+1:""),l=new URLSearchParams(location.search),
d=[];for(let[p,f]of Object.entries(n)){let w=l.get(`${c}.${p}`);if(w===null)continue;let g=f(w);g===
void 0?d.push(p):e.set(p,g)}let h=r("a",{},"Link to this setting"),m=d.length?` The address has a se\
tting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:r("p",{class:"addre\
ss"},h,m),show(){let p=new URLSearchParams(location.search);for(let w of Object.keys(n))p.set(`${c}.${w}`,
(o[w]??ut)(e.get(w)));let f=s.closest("section[id]")?.id;h.setAttribute("href",`?${p}${f?`#${f}`:""}`)}}}function X({choices:e,columns:t,fields:n},o){let s={};for(let[a,i]of Object.entries(n)){let[c,l]=t[i],
d=0;for(let h of c)d=d*e[h].length+e[h].indexOf(o(h));l[d]!==null&&ft(s,a.split("."),l[d])}return s.
error?{error:s.error}:s}function ft(e,t,n){let o=t.pop();t.forEach((s,a)=>{e=e[s]??=/^\d+$/.test(t[a+
1]??o)?[]:{}}),e[o]=n}var O={input:["batch","word","feature"],viewed:["batch","word","head","feature"],split:["batch","hea\
d","word","feature"],attended:["batch","head","word","feature"],joined:["batch","word","feature"]},ht=8;
function B(e,t){let n=[];for(let o of[...t].reverse())n.unshift(e%o),e=Math.floor(e/o);return n}function G(e,t){
return e.reduce((n,o,s)=>n*t[s]+o,0)}function A({shape:e,origin:t}){let n=[0];return e.forEach((o,s)=>{
let a=Array.from({length:o},(i,c)=>c*t[s]);n=n.flatMap(i=>a.map(c=>i+c))}),n}var b=(e,t)=>e.stages.find(
n=>n.kind===t),E=e=>`(${e.join(", ")})`,k=(e,t)=>e.map((n,o)=>`${n} ${t[o]}`).join(", ");function Q(e){
let{shape:t}=b(e,"input"),n=b(e,"split"),o=[];for(let[s,a]of A(n).entries())o[a]=B(s,n.shape);return{
place:s=>B(s,t),home:s=>o[s],head:s=>o[s][1],lastWord:t[1]-1}}function Z({stages:e,mixed_axis:t,values:n}){
let[o,s]=(n??[]).map(l=>l.split(" ")),a,i=[];return e.map(({kind:l,shape:d,origin:h})=>A({shape:d,origin:h}).
map((m,p,f)=>{let w=B(p,d);l==="split"&&(a=f),l==="attended"&&(i[m]=c(w,d));let g=l==="attended"||l===
"joined",v=g?i[m]:[m];return{kind:l,index:w,held:v,value:(g?s:o)?.[m]}}));function c(l,d){return t<0?
[a[G(l,d)]]:Array.from({length:d[t]},(h,m)=>a[G(l.with(t,m),d)])}}function T({held:e},t){if(e.length===
1)return t.place(e[0]).slice(1).join(",");let n=new Set(e.map(o=>t.place(o)[2]));return n.size===1?`\
:,${[...n][0]}`:"mix"}function tt(e,t){let{kind:n,index:o,held:s,value:a}=e,[i,,c]=t.place(s[0]),[,l,
,d]=t.home(s[0]),h=`head ${l}, feature ${d}`,m=n==="split"&&String(t.home(s[0]))!==String(o),p=new Set(
s.map(t.head)).size,f;if(m)f=`${k(O.input,t.place(s[0]))} of x, which belongs to ${h}: wrong place`;else if(s.
length===1)f=`${k(O.input,t.place(s[0]))} of x → ${h}`;else if(T(e,t)!=="mix")f=`a mixture of all ${s.
length} words, feature ${c}, batch ${i} → ${h}`;else{let w=s.map(g=>`x[${t.place(g).join(", ")}]`);
f=`a mixture of what does not belong together, from ${p} head${p>1?"s":""}: `,f+=w.join(", ")}return`${a?
`${a} `:""}${T(e,t)} at ${k(O[n],o)}: ${f}.`}function et({held:e},t){let n=a=>{let i=34+28*t.place(a)[1]/
(t.lastWord||1);return`color-mix(in oklab, var(--hue-${t.head(a)%ht}) ${i}%, var(--cell))`};if(new Set(
e.map(t.head)).size===1)return n(e[Math.floor(e.length/2)]);let o=100/e.length;return`linear-gradien\
t(90deg, ${e.map((a,i)=>`${n(a)} ${i*o}% ${(i+1)*o}%`).join(", ")})`}function nt(e,t){let{shape:n}=b(
e[t],"split"),[,o,,s]=n,a=A(b(e.right,"split")),i=A(b(e[t],"split")).filter((l,d)=>l!==a[d]).length;
if(i)return`No error, and the right shape ${E(n)}, but ${i} of ${a.length} numbers are in a wrong pl\
ace.`;if(t==="wrong")return"Here it makes no difference: with one head or one word there is nothing \
to swap.";if(o===1)return"One head has every word and every feature.";let c=s===1?"one feature":`${s}\
 features`;return`Each of the ${o} heads has every word, with ${c} of its own.`}var pt={right:{input:["x","A row for each word. The colour says to which head a number belongs."],viewed:[
"Viewed","Nothing has moved. In each word, a row for each head."],split:["Transposed","For each head\
, a row for each word."],attended:["Attended","Each number mixes its whole column: “:,0” is feature \
0 of all words."],joined:["Joined","The heads side by side again, a row for each word."]},wrong:{input:[
"x","A row for each word. The colour says to which head a number belongs."],split:["Viewed at once",
"The shape says: for each head, a row for each word. The colours?"],attended:["Attended","Each numbe\
r mixes its whole column, whatever stands there."],joined:["Joined","The right shape again, with mix\
ed-up numbers."]}};function mt(e,t,n){e.text=tt(e,n);let o=r("div",{role:"gridcell",class:"number",tabindex:-1,
"data-number":t,"data-heads":[...new Set(e.held.map(n.head))].sort().join("+"),"aria-label":e.text,...L});
return e.value&&o.append(r("span",{class:"value"},e.value)," "),o.append(r("span",{class:"place"},T(
e,n))),o.style.background=et(e,n),e.node=o,o}function wt(e,t,n,o,s,a){let i=r("div",{role:"rowgroup",
"aria-label":t});for(let c=0;c<e.length;c+=o){let l=r("span",{},`${n} `),d=r("div",{role:"rowheader"},
l,c/o),m=e.slice(c,c+o).map((p,f)=>mt(p,s+c+f,a));i.append(r("div",{role:"row"},d,...m))}return i}function gt({
kind:e,shape:t},n,o,[s,a],i){let c=O[e],[l,d]=t.slice(-2),h=`${s}, shape ${E(t)}`,m=r("div",{role:"g\
rid","aria-label":h});for(let f=0;f<n.length;f+=l*d){let w=k(c.slice(0,-2),n[f].index);f>0&&n[f].index[0]>
n[f-1].index[0]&&m.append(r("div",{class:"new-batch"}));let v=n.slice(f,f+l*d),x=wt(v,w,c.at(-2),d,o+
f,i),j=t[0]>1?w:w.replace(/^batch 0(, )?/,""),M=r("p",{"aria-hidden":"true"},j);m.append(r("div",{},
M,x))}n[0].node.tabIndex=0;let p=[r("strong",{},s)," ",r("b",{},E(t))];return r("div",{class:"stage",
"data-kind":e,"data-shape":t.join(",")},r("p",{},...p,` ${a}`),S(m))}function bt({source:e,name:t,shape:n,
strides:o}){let[,s,a]=e.match(/^(.*?)(?:\s*(# .*))?$/),i=r("li",{},r("code",{},s));if(a&&i.append(r(
"code",{},a)),n){i.classList.add("made");let c=t==="return"?"returned":t,l=r("small",{},`strides ${E(
o)}`);i.append(r("span",{},`${c} `,r("b",{},E(n))," ",l))}return i}function vt(e,t){let n=r("div",{class:"\
listing"});return t||n.append(r("p",{},"in ",r("code",{},e[0].function))),n.append(r("ol",{},...e.map(
bt))),n}function xt(e,t,n){let{shape:o}=b(e,"split"),s=(c,l)=>r("tr",{},...l.map(d=>r(c,{},d))),a=r(
"tbody");for(let c=0;c<t.length;c+=o.at(-1)){let d=t.slice(c,c+o.at(-1)).flatMap(h=>h.held).map(h=>`\
x[${n.place(h).join(", ")}]`).join(", ");a.append(s("td",[...t[c].index.slice(0,3).map(String),d]))}
let i=s("th",[...O.split.slice(0,3),"holds"]);return r("table",{},r("thead",{},i),a)}function ot(e,t){
let n=e[t],o=Q(e.right),s=Z(n),a=s.flat(),i=n.stages.flatMap((l,d)=>{let h=a.indexOf(s[d][0]),m=gt(l,
s[d],h,pt[t][l.kind],o),p=n.lines.slice(l.after+1,(n.stages[d+1]?.after??1/0)+1);return p.length?[m,
vt(p,n.lines[l.after]?.function===p[0].function)]:[m]}),c=s[n.stages.indexOf(b(n,"split"))];return{nodes:i,
cells:a,table:()=>xt(n,c,o)}}var C={batch:["Batch","B"],length:["Words","L"],d_model:["Features","d_model"],n_heads:["Heads","H"]},
$t="“1,0” is word 1, feature 0. Point at a number, or go to it with the arrow keys, to follow it. Th\
en leave out the transpose and look at the colours.",U=class{constructor(t,n){this.all=[],this.focused=
null,this.pointed=n,t.addEventListener("pointerover",o=>this.light(this.at(o)??this.focused)),t.addEventListener(
"pointerleave",()=>this.light(this.focused)),t.addEventListener("focusin",o=>this.focus(this.at(o))),
t.addEventListener("focusout",()=>this.focus(null)),t.addEventListener("keydown",o=>this.move(o))}light(t){
let n=new Set(t?.held);for(let o of this.all){let s=o.held.some(a=>n.has(a));o.node.classList.toggle(
"lit",s),o.node.classList.toggle("here",o===t)}this.pointed.textContent=t?.text??""}focus(t){this.focused=
t,this.light(t)}show(t){this.all=t,this.focus(null)}at(t){let n=t.target.closest(".number");return n?
this.all[n.dataset.number]:null}move(t){let n=this.at(t);if(!n)return;let o=this.all.filter(c=>c.kind===
n.kind),s=Math.max(...o.map(c=>c.index.at(-1)))+1,a=o.indexOf(n),i={ArrowLeft:a-1,ArrowRight:a+1,ArrowUp:a-
s,ArrowDown:a+s,Home:0,End:o.length-1}[t.key];i!==void 0&&(t.preventDefault(),o[i]&&(n.node.tabIndex=
-1,o[i].node.tabIndex=0,o[i].node.focus()))}};function Ot(){let e=S(),t=r("summary",{},"What each he\
ad holds, as a table"),n=r("details",{},t,e),o=null,s=()=>e.replaceChildren(...n.open&&o?[o()]:[]);return n.
addEventListener("toggle",s),{node:n,show(a){o=a,s()}}}function Et({model:e,el:t}){let n=e.get("tabl\
e"),o=n?.choices??e.get("choices"),s=u=>e.get(u),a=u=>$=>F(e,{[u]:$}),i=u=>o[u].length>1,c=Object.keys(
C).filter(i),l=Object.keys(C).filter(u=>!i(u)),d=u=>K(...C[u],o[u],a(u)),h={...Object.fromEntries(c.
map(u=>[u,d(u)])),skip_transpose:V("Leave out the transpose, a common mistake",a("skip_transpose"))},
m=Object.fromEntries(c.map(u=>[u,H(o[u])])),p=J(e,t,{...m,skip_transpose:Y}),f=l.map(u=>`${C[u][1]} \
= ${o[u][0]}`).join(", "),w=r("p",{class:"hint"},f&&`Your tensor has ${f}. `,$t),[g,v]=[I("verdict"),
I("error")],x=r("div",{class:"stages"}),j=D(),[M,z]=[new U(x,j),Ot()];R(t,"head-splitter","Head spli\
tter",W(...Object.values(h)),w,g,v,x,j,z.node,p.node);let N={facts:null,name:""};function rt(){for(let[
at,it]of Object.entries(h))it.show(s(at));p.show();let u=n?X(n,s):s("facts"),$=s("skip_transpose")?"\
wrong":"right";if(u===N.facts&&$===N.name||(v.textContent=u.error??"",x.inert=!!u.error,N={facts:u.error?
null:u,name:$},g.textContent=u.error?"":nt(u,$),u.error))return;g.classList.toggle("alarming",g.textContent.
startsWith("No error"));let _=ot(u,$);x.replaceChildren(..._.nodes),z.show(_.table),M.show(_.cells)}
return q(e,[...Object.keys(h),"facts"],rt)}var st={render:Et};widget=st;})();
export default widget;
