let widget;
(()=>{function i(n,t={},...e){return I(document.createElement(n),t,e)}function x(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return I(s,t,e)}function I(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function _(n,t,e,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":e};n.append(i("div",o,...s))}var F=(...n)=>i("div",{class:"scroller"},...n),g={"data-lm-suppress-shortcuts":"true"};function m(n,t,e={}){
let s=i("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function P(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)
n.off(o,e)}}function k(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function D(n){let t=i("\
p",{class:n}),e=new MutationObserver(()=>{t.textContent&&J(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var V=1e3,S,j;function J(n){S?.isConnected||
(S=i("p",{class:"annotated-voice",role:"status"}),document.body.append(S));let t=S;clearTimeout(j),j=
setTimeout(()=>{t.textContent=n},V)}var Q=n=>t=>n.find(e=>String(e)===t),pt=Q([!0,!1]),X=n=>String(n);function H(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(a.indexOf(o)>0?a.indexOf(o)+1:""),l=u=>(s[u]??X)(n.get(u)),h=Object.keys(
e),d=Object.fromEntries(h.map(u=>[u,l(u)])),p=new URLSearchParams(location.search),w=[];for(let[u,C]of Object.
entries(e)){let E=p.get(`${c}.${u}`);if(E===null)continue;let f=C(E);f===void 0?w.push(u):n.set(u,f)}
let b=i("a",{},"Copy link to this setting"),y=i("span",{role:"status"});b.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),y.textContent=" Copied."}catch{y.textContent=
" The address of this page has it now: copy it from there."}}});let G=w.length?` The address has a s\
etting that could not be read, and was left out: ${w.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},b,y,G),show(){let u=new URLSearchParams(location.search);for(let f of h){let R=l(f);R===d[f]?u.
delete(`${c}.${f}`):u.set(`${c}.${f}`,R)}y.textContent="";let C=o.closest("section[id]")?.id,E=u.size?
`?${u}`:location.pathname;b.setAttribute("href",`${E}${C?`#${C}`:""}`)}}}function W(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,a=t.findIndex(p=>p.includes(r));if(a<0)return;let c=t[a].indexOf(r),[l,
h]={ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[o.key]??[null,null];if(l===null)return;o.preventDefault();let d=t[l]?.[h];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}function Z({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=i("td",{...o,...g},n);return r.style.setProperty("--w",String(e)),r}function B({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let a=o.map(p=>p.map(Z)),c=s.map(p=>i("th",{scope:"\
col"},p)),l=a.map((p,w)=>i("tr",{},i("th",{scope:"row"},e[w]),...p)),h=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},n),i("thead",{},i("tr",{},i("td",{},t),...c)),i("tbody",{},...l)),d=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",p=>r(d(p))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",p=>r(d(
p))),h.addEventListener("focusout",()=>r("")),W(h,a),F(h)}var[v,N,Y,O]=[40,510,12,236],q=(n,t)=>i("div",{class:"block"},i("p",{},n),t),tt=({caption:n,text:t})=>q(
n,i("pre",{},t));function et({caption:n,head:t,rows:e}){let s=t.map(c=>c?i("th",{scope:"col"},c):i("\
td")),o=e.map(([c,...l])=>i("tr",{},i("th",{scope:"row"},c),...l.map(h=>i("td",{},h)))),r=i("table",
{class:"numbers"},i("caption",{},n),i("thead",{},i("tr",{},...s)),i("tbody",{},...o)),a=t.length>4?{
tabindex:0,role:"region","aria-label":n,...g}:{};return i("div",{class:"scroller",...a},r)}function st({
caption:n,rows:t,columns:e,values:s}){let o=Math.max(1,...s.flat()),r=s.flat().every(Number.isInteger),
a=s.map((c,l)=>c.map((h,d)=>({text:r?String(h):h.toFixed(2),say:`${t[l]}, ${e[d]}`,share:h/o})));return B(
{title:n,rows:t,columns:e,cells:a,look(){}})}var A=(n,t,e,s={})=>x("text",{x:n,y:t,...s},e),z=(n,t)=>x(
"path",{class:n,d:`M${v} ${t}H${N}`});function nt(n){let t=n[0].values.length,e=Math.ceil(Math.max(...n.
flatMap(({values:s})=>s))*2)/2;return{count:t,most:e,x:s=>v+(N-v)*(s+1)/t,y:s=>Y+(O-Y)*(1-s/e)}}function ot({
count:n,most:t,x:e,y:s},o){let r=[];for(let a=0;a<=t;a+=.5){let c=A(v-6,s(a)+4,a.toFixed(1),{class:"\
loss"});r.push(z("line",s(a)),c)}for(let a=1;a<=5;a++){let c=n*o*a/5;r.push(A(e(c/o-1),O+18,c,{class:"\
step"}))}return r.push(A((v+N)/2,O+38,"training step",{class:"step"})),r}function it(n,{x:t,y:e}){let s=n.
map(({values:o})=>e(o.at(-1))+4);return Math.abs(s[0]-s[1])<18&&(s[s[0]<s[1]?0:1]-=18),n.flatMap(({name:o,
values:r},a)=>{let c=r.map((h,d)=>`${d?"L":"M"}${t(d)} ${e(h)}`).join("");return[x("path",{class:`cu\
rve of-${a}`,d:c}),A(N+8,s[a],o)]})}function rt(n,t,e){let s=(o,r)=>`${o[r].toFixed(2)} at step ${(r+
1)*e}`;return n.map(({name:o,values:r})=>{let a=[0,1,2,3,4].map(c=>Math.round(c*(t-1)/4));return`${o}\
: ${a.map(c=>s(r,c)).join(", ")}`})}function at({caption:n,every:t,lines:e,floor:s}){let o=nt(e),r=rt(
e,o.count,t).join(". "),c={viewBox:"0 0 620 280",role:"img","aria-label":`${n}. ${r}.${s?` A line at\
 ${s.name}.`:""}`},l=x("svg",c,...ot(o,t));s&&l.append(z("floor",o.y(s.value))),l.append(...it(e,o));
let h=s?` The dotted line is at ${s.name}.`:"";return q(`${n}.${h}`,l)}var ct={text:tt,table:et,map:st,
curve:at},L=n=>n.map(t=>ct[t.kind](t));var ht={tried:[],hints:0,shown:!1},$=n=>n.split("`").map((t,e)=>e%2?i("code",{},t):t),M=class{constructor(t,e){
this.model=t,this.cases=e}get here(){return this.model.get("case")-1}of(t){return this.model.get("pr\
ogress")[this.cases[t].id]??ht}isRight(t){return this.of(t).tried.includes(this.cases[t].right)}isDone(t){
return this.isRight(t)||this.of(t).shown}put(t){let e={...this.of(this.here),...t},s=this.model.get(
"progress");k(this.model,{progress:{...s,[this.cases[this.here].id]:e}})}state(t){return this.isRight(
t)?["✓","solved"]:this.of(t).shown?["–","uncovered"]:this.of(t).tried.length?["✗","not yet"]:[
"",""]}sentence(){let t=this.cases.filter((s,o)=>this.isRight(o)),e=t.filter(({id:s,right:o})=>this.
model.get("progress")[s].tried[0]===o);return`Solved: ${t.length} of ${this.cases.length}. At the fi\
rst try: ${e.length}.`}},T=class{constructor(t){this.legend=i("legend",{},t),this.node=i("fieldset",
{},this.legend),this.radios=[],this.notes=[]}get chosen(){return this.radios.findIndex(t=>t.checked)}draw(t){
let e=`diagnosis-${Math.random()}`;this.radios=t.map((o,r)=>i("input",{type:"radio",name:e,value:r,...g})),
this.notes=t.map(()=>i("p",{}));let s=t.map(({text:o},r)=>{let a=i("label",{},this.radios[r],i("span",
{},...$(o)));return i("div",{},a,this.notes[r])});this.node.replaceChildren(this.legend,...s)}show({
options:t,right:e},{tried:s},o){this.node.disabled=o;for(let[r,a]of this.notes.entries()){let c=r===
e&&o,l=s.includes(r)?`✗ ${t[r].why}`:"";a.replaceChildren(...$(c?"✓ This is it.":l)),a.classList.
toggle("right",c)}}},K=class{constructor({model:t,el:e}){let{cases:s,title:o,ask:r}=t.get("given"),a=s.
map((h,d)=>String(d+1)),c=h=>a.includes(h)?Number(h):void 0;this.model=t,this.cases=s,this.progress=
new M(t,s),this.address=H(t,e,{case:c}),this.tabs=s.map((h,d)=>m(String(d+1),()=>k(t,{case:d+1}))),this.
score=i("p",{class:"hint"}),this.name=i("p",{class:"case-name",tabindex:-1}),this.given=i("p"),this.
symptom=i("div",{class:"symptom"}),this.diagnoses=new T(r),this.status=D("verdict"),this.hints=i("ol",
{class:"hints","aria-live":"polite","aria-label":"Hints"});let l={class:"answer",tabindex:-1,role:"g\
roup","aria-label":"The answer"};this.answer=i("div",l),this.mark=m("Mark my answer",()=>this.markAnswer()),
this.hint=m("",()=>{this.progress.put({hints:this.progress.of(this.progress.here).hints+1})}),this.uncover=
m("Show the answer",()=>{this.progress.put({shown:!0}),this.answer.focus()}),this.next=m("Next case",
()=>{k(t,{case:t.get("case")+1}),this.name.focus()}),this.drawnCase=null,this.place(e,o)}place(t,e){
let s=this.tabs.map(a=>i("li",{},a)),o=i("ol",{class:"cases"},...s),r=i("div",{class:"buttons"},this.
mark,this.hint,this.uncover);_(t,"gauntlet",e,i("nav",{"aria-label":`Cases of: ${e}`},o),this.score,
this.name,this.given,this.symptom,this.diagnoses.node,r,this.status,this.hints,this.answer,i("div",{
class:"buttons"},this.next),this.address.node)}say(t){this.status.replaceChildren(...$(t))}markAnswer(){
let{progress:t}=this,{chosen:e}=this.diagnoses;e<0?this.say("Choose one of the answers first."):t.put(
{tried:[...t.of(t.here).tried,e]}),t.isDone(t.here)&&this.answer.focus()}drawCase(t){let{id:e,given:s,
symptom:o,options:r}=this.cases[t];this.drawnCase=e,this.name.textContent=`Case ${t+1} of ${this.cases.
length}`,this.given.replaceChildren(...$(s)),this.symptom.replaceChildren(...L(o)),this.diagnoses.draw(
r),this.hints.replaceChildren(),this.answer.replaceChildren(),this.say("")}drawAnswer({title:t,reveal:e,
link:[s,o]}){if(this.answer.childNodes.length)return;let r=`${s}.${this.model.later?"html":"ipynb"}`,
a=i("p",{},"Read on: ",i("a",{href:r},o)),c=i("p",{},i("strong",{},t));this.answer.append(c,...L(e),
...s?[a]:[])}redraw(){let t=this.progress.here,e=this.progress.isDone(t),s=this.cases[t];s.id!==this.
drawnCase&&this.drawCase(t),this.diagnoses.show(s,this.progress.of(t),e),this.tellVerdict(t),this.showHints(
t),this.mark.hidden=e,this.uncover.hidden=e,this.next.hidden=t+1>=this.cases.length,e&&this.drawAnswer(
s),this.showTabs(t),this.score.textContent=this.progress.sentence(),this.address.show()}tellVerdict(t){
let{options:e,right:s,explanation:o}=this.cases[t],{tried:r,shown:a}=this.progress.of(t),c=new Set(r).
size;this.progress.isRight(t)?this.say(`Right${c>1?`, at try ${c}`:""}. ${o}`):a?this.say(`It is: ${e[s].
text} ${o}`):r.length&&this.say(`Not right. ${e[r.at(-1)].why} Try another one.`);let l=this.status.
textContent?.startsWith("Not right");this.status.classList.toggle("alarming",l)}showHints(t){let{hints:e}=this.
cases[t],s=Math.min(this.progress.of(t).hints,e.length);for(;this.hints.children.length<s;)this.hints.
append(i("li",{},...$(e[this.hints.children.length])));let o=s<e.length,r=`Next hint (${s+1} of ${e.
length})`;this.hint.textContent=o?r:"No more hints",this.hint.setAttribute("aria-disabled",String(!o)),
this.hint.hidden=!e.length||this.progress.isDone(t)}showTabs(t){for(let[e,s]of this.tabs.entries()){
let[o,r]=this.progress.state(e);s.textContent=`${e+1} ${o}`.trim(),s.setAttribute("aria-label",`Case\
 ${e+1}${r&&`, ${r}`}`),s.setAttribute("aria-current",e===t?"step":"false")}}};function lt({model:n,
el:t}){let e=new K({model:n,el:t});return P(n,["case","progress"],()=>e.redraw())}var U={render:lt};widget=U;})();
export default widget;
