let widget;
(()=>{function r(e,t={},...n){return ct(document.createElement(e),t,n)}function ct(e,t,n){for(let[o,s]of Object.entries(t))e.setAttribute(o,s);return e.append(...n),e}function D(e,t,n,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":n};e.append(r("div",s,...o))}var P=(...e)=>r(
"div",{class:"controls"},...e.map(({node:t})=>t)),R=()=>r("p",{class:"pointed","aria-hidden":"true"}),
A=(...e)=>r("div",{class:"scroller"},...e),T={"data-lm-suppress-shortcuts":"true"};function W(e,t,n,o){let[s,a]=[Math.min(...n),Math.max(...n)],i=r("input",{type:"range",min:s,max:a,...T}),
c=r("output",{"aria-live":"off"}),d=r("span",{},`${e} `,r("code",{},t));return i.addEventListener("i\
nput",()=>o(Number(i.value))),{node:r("div",{class:"control"},r("label",{},d,i),c),input:i,show(l){i.
value=String(l),c.textContent=String(l)}}}function V(e,t){let n=r("input",{type:"checkbox",...T});return n.
addEventListener("change",()=>t(n.checked)),{node:r("div",{class:"control"},r("label",{},n,e)),show(o){
n.checked=o}}}function q(e,t,n){let o=t.map(s=>`change:${s}`);for(let s of o)e.on(s,n);return n(),()=>{for(let s of o)
e.off(s,n)}}function F(e,t){for(let[n,o]of Object.entries(t))e.set(n,o);e.save_changes()}function H(e){let t=r("\
p",{class:e}),n=new MutationObserver(()=>{t.textContent&&lt(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(t,o)),t}var dt=1e3,L,U;function lt(e){L?.isConnected||
(L=r("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let t=L;clearTimeout(U),U=
setTimeout(()=>{t.textContent=e},dt)}var K=e=>t=>e.find(n=>String(n)===t),Y=K([!0,!1]),ut=e=>String(e);function J(e,t,n,o={}){let s=t.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${a}"]`)],c=a+(i.indexOf(s)>0?i.indexOf(s)+1:""),d=h=>(o[h]??ut)(e.get(h)),l=Object.keys(
n),p=Object.fromEntries(l.map(h=>[h,d(h)])),m=new URLSearchParams(location.search),w=[];for(let[h,x]of Object.
entries(n)){let $=m.get(`${c}.${h}`);if($===null)continue;let v=x($);v===void 0?w.push(h):e.set(h,v)}
let f=r("a",{},"Copy link to this setting"),g=r("span",{role:"status"});f.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let b=w.length?` The address has a s\
etting that could not be read, and was left out: ${w.join(", ")}.`:"";return{node:r("p",{class:"addr\
ess"},f,g,b),show(){let h=new URLSearchParams(location.search);for(let v of l){let j=d(v);j===p[v]?h.
delete(`${c}.${v}`):h.set(`${c}.${v}`,j)}g.textContent="";let x=s.closest("section[id]")?.id,$=h.size?
`?${h}`:location.pathname;f.setAttribute("href",`${$}${x?`#${x}`:""}`)}}}function X({choices:e,columns:t,fields:n},o){let s={};for(let[a,i]of Object.entries(n)){let[c,d]=t[i],
l=0;for(let p of c)l=l*e[p].length+e[p].indexOf(o(p));d[l]!==null&&ft(s,a.split("."),d[l])}return s.
error?{error:s.error}:s}function ft(e,t,n){let o=t.pop();t.forEach((s,a)=>{e=e[s]??=/^\d+$/.test(t[a+
1]??o)?[]:{}}),e[o]=n}var E={input:["batch","word","feature"],viewed:["batch","word","head","feature"],split:["batch","hea\
d","word","feature"],attended:["batch","head","word","feature"],joined:["batch","word","feature"]},ht=8;
function z(e,t){let n=[];for(let o of[...t].reverse())n.unshift(e%o),e=Math.floor(e/o);return n}function G(e,t){
return e.reduce((n,o,s)=>n*t[s]+o,0)}function C({shape:e,origin:t}){let n=[0];return e.forEach((o,s)=>{
let a=Array.from({length:o},(i,c)=>c*t[s]);n=n.flatMap(i=>a.map(c=>i+c))}),n}var y=(e,t)=>e.stages.find(
n=>n.kind===t),k=e=>`(${e.join(", ")})`,S=(e,t)=>e.map((n,o)=>`${n} ${t[o]}`).join(", ");function Q(e){
let{shape:t}=y(e,"input"),n=y(e,"split"),o=[];for(let[s,a]of C(n).entries())o[a]=z(s,n.shape);return{
place:s=>z(s,t),home:s=>o[s],head:s=>o[s][1],lastWord:t[1]-1}}function Z({stages:e,mixed_axis:t,values:n}){
let[o,s]=(n??[]).map(d=>d.split(" ")),a,i=[];return e.map(({kind:d,shape:l,origin:p})=>C({shape:l,origin:p}).
map((m,w,f)=>{let g=z(w,l);d==="split"&&(a=f),d==="attended"&&(i[m]=c(g,l));let b=d==="attended"||d===
"joined",h=b?i[m]:[m];return{kind:d,index:g,held:h,value:(b?s:o)?.[m]}}));function c(d,l){return t<0?
[a[G(d,l)]]:Array.from({length:l[t]},(p,m)=>a[G(d.with(t,m),l)])}}function M({held:e},t){if(e.length===
1)return t.place(e[0]).slice(1).join(",");let n=new Set(e.map(o=>t.place(o)[2]));return n.size===1?`\
:,${[...n][0]}`:"mix"}function tt(e,t){let{kind:n,index:o,held:s,value:a}=e,[i,,c]=t.place(s[0]),[,d,
,l]=t.home(s[0]),p=`head ${d}, feature ${l}`,m=n==="split"&&String(t.home(s[0]))!==String(o),w=new Set(
s.map(t.head)).size,f;if(m)f=`${S(E.input,t.place(s[0]))} of x, which belongs to ${p}: wrong place`;else if(s.
length===1)f=`${S(E.input,t.place(s[0]))} of x → ${p}`;else if(M(e,t)!=="mix")f=`a mixture of all ${s.
length} words, feature ${c}, batch ${i} → ${p}`;else{let g=s.map(b=>`x[${t.place(b).join(", ")}]`);
f=`a mixture of what does not belong together, from ${w} head${w>1?"s":""}: `,f+=g.join(", ")}return`${a?
`${a} `:""}${M(e,t)} at ${S(E[n],o)}: ${f}.`}function et({held:e},t){let n=a=>{let i=34+28*t.place(a)[1]/
(t.lastWord||1);return`color-mix(in oklab, var(--hue-${t.head(a)%ht}) ${i}%, var(--cell))`};if(new Set(
e.map(t.head)).size===1)return n(e[Math.floor(e.length/2)]);let o=100/e.length;return`linear-gradien\
t(90deg, ${e.map((a,i)=>`${n(a)} ${i*o}% ${(i+1)*o}%`).join(", ")})`}function nt(e,t){let{shape:n}=y(
e[t],"split"),[,o,,s]=n,a=C(y(e.right,"split")),i=C(y(e[t],"split")).filter((d,l)=>d!==a[l]).length;
if(i)return`No error, and the right shape ${k(n)}, but ${i} of ${a.length} numbers are in a wrong pl\
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
"data-number":t,"data-heads":[...new Set(e.held.map(n.head))].sort().join("+"),"aria-label":e.text,...T});
return e.value&&o.append(r("span",{class:"value"},e.value)," "),o.append(r("span",{class:"place"},M(
e,n))),o.style.background=et(e,n),e.node=o,o}function wt(e,t,n,o,s,a){let i=r("div",{role:"rowgroup",
"aria-label":t});for(let c=0;c<e.length;c+=o){let d=r("span",{},`${n} `),l=r("div",{role:"rowheader"},
d,c/o),m=e.slice(c,c+o).map((w,f)=>mt(w,s+c+f,a));i.append(r("div",{role:"row"},l,...m))}return i}function gt({
kind:e,shape:t},n,o,[s,a],i){let c=E[e],[d,l]=t.slice(-2),p=`${s}, shape ${k(t)}`,m=r("div",{role:"g\
rid","aria-label":p});for(let f=0;f<n.length;f+=d*l){let g=S(c.slice(0,-2),n[f].index);f>0&&n[f].index[0]>
n[f-1].index[0]&&m.append(r("div",{class:"new-batch"}));let h=n.slice(f,f+d*l),x=wt(h,g,c.at(-2),l,o+
f,i),$=t[0]>1?g:g.replace(/^batch 0(, )?/,""),v=r("p",{"aria-hidden":"true"},$);m.append(r("div",{},
v,x))}n[0].node.tabIndex=0;let w=[r("strong",{},s)," ",r("b",{},k(t))];return r("div",{class:"stage",
"data-kind":e,"data-shape":t.join(",")},r("p",{},...w,` ${a}`),A(m))}function bt({source:e,name:t,shape:n,
strides:o}){let[,s,a]=e.match(/^(.*?)(?:\s*(# .*))?$/),i=r("li",{},r("code",{},s));if(a&&i.append(r(
"code",{},a)),n){i.classList.add("made");let c=t==="return"?"returned":t,d=r("small",{},`strides ${k(
o)}`);i.append(r("span",{},`${c} `,r("b",{},k(n))," ",d))}return i}function xt(e,t){let n=r("div",{class:"\
listing"});return t||n.append(r("p",{},"in ",r("code",{},e[0].function))),n.append(r("ol",{},...e.map(
bt))),n}function vt(e,t,n){let{shape:o}=y(e,"split"),s=(c,d)=>r("tr",{},...d.map(l=>r(c,{},l))),a=r(
"tbody");for(let c=0;c<t.length;c+=o.at(-1)){let l=t.slice(c,c+o.at(-1)).flatMap(p=>p.held).map(p=>`\
x[${n.place(p).join(", ")}]`).join(", ");a.append(s("td",[...t[c].index.slice(0,3).map(String),l]))}
let i=s("th",[...E.split.slice(0,3),"holds"]);return r("table",{},r("thead",{},i),a)}function ot(e,t){
let n=e[t],o=Q(e.right),s=Z(n),a=s.flat(),i=n.stages.flatMap((d,l)=>{let p=a.indexOf(s[l][0]),m=gt(d,
s[l],p,pt[t][d.kind],o),w=n.lines.slice(d.after+1,(n.stages[l+1]?.after??1/0)+1);return w.length?[m,
xt(w,n.lines[d.after]?.function===w[0].function)]:[m]}),c=s[n.stages.indexOf(y(n,"split"))];return{nodes:i,
cells:a,table:()=>vt(n,c,o)}}var N={batch:["Batch","B"],length:["Words","L"],d_model:["Features","d_model"],n_heads:["Heads","H"]},
$t="“1,0” is word 1, feature 0. Point at a number, or go to it with the arrow keys, to follow it. Th\
en leave out the transpose and look at the colours.",B=class{constructor(t,n){this.all=[],this.focused=
null,this.pointed=n,t.addEventListener("pointerover",o=>this.light(this.at(o)??this.focused)),t.addEventListener(
"pointerleave",()=>this.light(this.focused)),t.addEventListener("focusin",o=>this.focus(this.at(o))),
t.addEventListener("focusout",()=>this.focus(null)),t.addEventListener("keydown",o=>this.move(o))}light(t){
let n=new Set(t?.held);for(let o of this.all){let s=o.held.some(a=>n.has(a));o.node.classList.toggle(
"lit",s),o.node.classList.toggle("here",o===t)}this.pointed.textContent=t?.text??""}focus(t){this.focused=
t,this.light(t)}show(t){this.all=t,this.focus(null)}at(t){let n=t.target.closest(".number");return n?
this.all[n.dataset.number]:null}move(t){let n=this.at(t);if(!n)return;let o=this.all.filter(c=>c.kind===
n.kind),s=Math.max(...o.map(c=>c.index.at(-1)))+1,a=o.indexOf(n),i={ArrowLeft:a-1,ArrowRight:a+1,ArrowUp:a-
s,ArrowDown:a+s,Home:0,End:o.length-1}[t.key];i!==void 0&&(t.preventDefault(),o[i]&&(n.node.tabIndex=
-1,o[i].node.tabIndex=0,o[i].node.focus()))}};function yt(){let e=A(),t=r("summary",{},"What each he\
ad holds, as a table"),n=r("details",{},t,e),o=null,s=()=>e.replaceChildren(...n.open&&o?[o()]:[]);return n.
addEventListener("toggle",s),{node:n,show(a){o=a,s()}}}function Ot({model:e,el:t}){let n=e.get("tabl\
e"),o=n?.choices??e.get("choices"),s=u=>e.get(u),a=u=>O=>F(e,{[u]:O}),i=u=>o[u].length>1,c=Object.keys(
N).filter(i),d=Object.keys(N).filter(u=>!i(u)),l=u=>W(...N[u],o[u],a(u)),p={...Object.fromEntries(c.
map(u=>[u,l(u)])),skip_transpose:V("Leave out the transpose, a common mistake",a("skip_transpose"))},
m=Object.fromEntries(c.map(u=>[u,K(o[u])])),w=J(e,t,{...m,skip_transpose:Y}),f=d.map(u=>`${N[u][1]} \
= ${o[u][0]}`).join(", "),g=r("p",{class:"hint"},f&&`Your tensor has ${f}. `,$t),[b,h]=[H("verdict"),
H("error")],x=r("div",{class:"stages"}),$=R(),[v,j]=[new B(x,$),yt()];D(t,"head-splitter","Head spli\
tter",P(...Object.values(p)),g,b,h,x,$,j.node,w.node);let _={facts:null,name:""};function rt(){for(let[
at,it]of Object.entries(p))it.show(s(at));w.show();let u=n?X(n,s):s("facts"),O=s("skip_transpose")?"\
wrong":"right";if(u===_.facts&&O===_.name||(h.textContent=u.error??"",x.inert=!!u.error,_={facts:u.error?
null:u,name:O},b.textContent=u.error?"":nt(u,O),u.error))return;b.classList.toggle("alarming",b.textContent.
startsWith("No error"));let I=ot(u,O);x.replaceChildren(...I.nodes),j.show(I.table),v.show(I.cells)}
return q(e,[...Object.keys(p),"facts"],rt)}var st={render:Ot};widget=st;})();
export default widget;
