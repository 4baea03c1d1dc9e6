let widget;
(()=>{function i(n,t={},...e){return I(document.createElement(n),t,e)}function x(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return I(s,t,e)}function I(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function _(n,t,e,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":e};n.append(i("div",o,...s))}var F=(...n)=>i("div",{class:"scroller"},...n),m={"data-lm-suppress-shortcuts":"true"};function w(n,t,e={}){
let s=i("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function P(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)
n.off(o,e)}}function k(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function D(n){let t=i("\
p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Q(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var J=1e3,S,j;function Q(n){S?.isConnected||
(S=i("p",{class:"annotated-voice",role:"status"}),document.body.append(S));let t=S;clearTimeout(j),j=
setTimeout(()=>{t.textContent=n},J)}var X=n=>t=>n.find(e=>String(e)===t),ft=X([!0,!1]),Z=n=>String(n);function H(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),l=d=>(s[d]??Z)(n.get(d)),h=Object.keys(
e),p=Object.fromEntries(h.map(d=>[d,l(d)])),u=new URLSearchParams(location.search),f=[];for(let[d,C]of Object.
entries(e)){let E=u.get(`${a}.${d}`);if(E===null)continue;let g=C(E);g===void 0?f.push(d):n.set(d,g)}
let b=i("a",{},"Copy link to this setting"),y=i("span",{role:"status"});b.addEventListener("click",async d=>{
if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),y.textContent=" Copied."}catch{y.textContent=
" The address of this page has it now: copy it from there."}}});let V=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},b,y,V),show(){let d=new URLSearchParams(location.search);for(let g of h){let R=l(g);R===p[g]?d.
delete(`${a}.${g}`):d.set(`${a}.${g}`,R)}y.textContent="";let C=o.closest("section[id]")?.id,E=d.size?
`?${d}`:location.pathname;b.setAttribute("href",`${E}${C?`#${C}`:""}`)}}}var W=n=>!n.matches(".none")&&!n.closest(".unwritten");function B(n,t){let e=()=>t.flat().find(W)??t[0][0],
s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("keydown",
r=>{let c=r.target,a=t.findIndex(f=>f.includes(c));if(a<0)return;let l=t[a].indexOf(c),[h,p]={ArrowUp:[
a-1,l],ArrowDown:[a+1,l],ArrowLeft:[a,l-1],ArrowRight:[a,l+1],Home:[a,0],End:[a,t[a].length-1]}[r.key]??
[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[p];!u||getComputedStyle(u).visibility===
"hidden"||(o(u),u.focus())}),()=>{W(s)||o(e())}}function tt({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=i("td",{...o,...m},n);return r.style.setProperty("--w",String(e)),r}function Y({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let c=o.map(u=>u.map(tt)),a=s.map(u=>i("th",{scope:"\
col"},u)),l=c.map((u,f)=>i("tr",{},i("th",{scope:"row"},e[f]),...u)),h=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},n),i("thead",{},i("tr",{},i("td",{},t),...a)),i("tbody",{},...l)),p=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",u=>r(p(u))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(p(
u))),h.addEventListener("focusout",()=>r("")),B(h,c),F(h)}var[v,N,q,O]=[40,510,12,236],z=(n,t)=>i("div",{class:"block"},i("p",{},n),t),et=({caption:n,text:t})=>z(
n,i("pre",{},t));function st({caption:n,head:t,rows:e}){let s=t.map(a=>a?i("th",{scope:"col"},a):i("\
td")),o=e.map(([a,...l])=>i("tr",{},i("th",{scope:"row"},a),...l.map(h=>i("td",{},h)))),r=i("table",
{class:"numbers"},i("caption",{},n),i("thead",{},i("tr",{},...s)),i("tbody",{},...o)),c=t.length>4?{
tabindex:0,role:"region","aria-label":n,...m}:{};return i("div",{class:"scroller",...c},r)}function nt({
caption:n,rows:t,columns:e,values:s}){let o=Math.max(1,...s.flat()),r=s.flat().every(Number.isInteger),
c=s.map((a,l)=>a.map((h,p)=>({text:r?String(h):h.toFixed(2),say:`${t[l]}, ${e[p]}`,share:h/o})));return Y(
{title:n,rows:t,columns:e,cells:c,look(){}})}var A=(n,t,e,s={})=>x("text",{x:n,y:t,...s},e),U=(n,t)=>x(
"path",{class:n,d:`M${v} ${t}H${N}`});function ot(n){let t=n[0].values.length,e=Math.ceil(Math.max(...n.
flatMap(({values:s})=>s))*2)/2;return{count:t,most:e,x:s=>v+(N-v)*(s+1)/t,y:s=>q+(O-q)*(1-s/e)}}function it({
count:n,most:t,x:e,y:s},o){let r=[];for(let c=0;c<=t;c+=.5){let a=A(v-6,s(c)+4,c.toFixed(1),{class:"\
loss"});r.push(U("line",s(c)),a)}for(let c=1;c<=5;c++){let a=n*o*c/5;r.push(A(e(a/o-1),O+18,a,{class:"\
step"}))}return r.push(A((v+N)/2,O+38,"training step",{class:"step"})),r}function rt(n,{x:t,y:e}){let s=n.
map(({values:o})=>e(o.at(-1))+4);return Math.abs(s[0]-s[1])<18&&(s[s[0]<s[1]?0:1]-=18),n.flatMap(({name:o,
values:r},c)=>{let a=r.map((h,p)=>`${p?"L":"M"}${t(p)} ${e(h)}`).join("");return[x("path",{class:`cu\
rve of-${c}`,d:a}),A(N+8,s[c],o)]})}function at(n,t,e){let s=(o,r)=>`${o[r].toFixed(2)} at step ${(r+
1)*e}`;return n.map(({name:o,values:r})=>{let c=[0,1,2,3,4].map(a=>Math.round(a*(t-1)/4));return`${o}\
: ${c.map(a=>s(r,a)).join(", ")}`})}function ct({caption:n,every:t,lines:e,floor:s}){let o=ot(e),r=at(
e,o.count,t).join(". "),a={viewBox:"0 0 620 280",role:"img","aria-label":`${n}. ${r}.${s?` A line at\
 ${s.name}.`:""}`},l=x("svg",a,...it(o,t));s&&l.append(U("floor",o.y(s.value))),l.append(...rt(e,o));
let h=s?` The dotted line is at ${s.name}.`:"";return z(`${n}.${h}`,l)}var ht={text:et,table:st,map:nt,
curve:ct},L=n=>n.map(t=>ht[t.kind](t));var lt={tried:[],hints:0,shown:!1},$=n=>n.split("`").map((t,e)=>e%2?i("code",{},t):t),M=class{constructor(t,e){
this.model=t,this.cases=e}get here(){return this.model.get("case")-1}of(t){return this.model.get("pr\
ogress")[this.cases[t].id]??lt}isRight(t){return this.of(t).tried.includes(this.cases[t].right)}isDone(t){
return this.isRight(t)||this.of(t).shown}put(t){let e={...this.of(this.here),...t},s=this.model.get(
"progress");k(this.model,{progress:{...s,[this.cases[this.here].id]:e}})}state(t){return this.isRight(
t)?["✓","solved"]:this.of(t).shown?["–","uncovered"]:this.of(t).tried.length?["✗","not yet"]:[
"",""]}sentence(){let t=this.cases.filter((s,o)=>this.isRight(o)),e=t.filter(({id:s,right:o})=>this.
model.get("progress")[s].tried[0]===o);return`Solved: ${t.length} of ${this.cases.length}. At the fi\
rst try: ${e.length}.`}},T=class{constructor(t){this.legend=i("legend",{},t),this.node=i("fieldset",
{},this.legend),this.radios=[],this.notes=[]}get chosen(){return this.radios.findIndex(t=>t.checked)}draw(t){
let e=`diagnosis-${Math.random()}`;this.radios=t.map((o,r)=>i("input",{type:"radio",name:e,value:r,...m})),
this.notes=t.map(()=>i("p",{}));let s=t.map(({text:o},r)=>{let c=i("label",{},this.radios[r],i("span",
{},...$(o)));return i("div",{},c,this.notes[r])});this.node.replaceChildren(this.legend,...s)}show({
options:t,right:e},{tried:s},o){this.node.disabled=o;for(let[r,c]of this.notes.entries()){let a=r===
e&&o,l=s.includes(r)?`✗ ${t[r].why}`:"";c.replaceChildren(...$(a?"✓ This is it.":l)),c.classList.
toggle("right",a)}}},K=class{constructor({model:t,el:e}){let{cases:s,title:o,ask:r}=t.get("given"),c=s.
map((h,p)=>String(p+1)),a=h=>c.includes(h)?Number(h):void 0;this.model=t,this.cases=s,this.progress=
new M(t,s),this.address=H(t,e,{case:a}),this.tabs=s.map((h,p)=>w(String(p+1),()=>k(t,{case:p+1}))),this.
score=i("p",{class:"hint"}),this.name=i("p",{class:"case-name",tabindex:-1}),this.given=i("p"),this.
symptom=i("div",{class:"symptom"}),this.diagnoses=new T(r),this.status=D("verdict"),this.hints=i("ol",
{class:"hints","aria-live":"polite","aria-label":"Hints"});let l={class:"answer",tabindex:-1,role:"g\
roup","aria-label":"The answer"};this.answer=i("div",l),this.mark=w("Mark my answer",()=>this.markAnswer(),
{class:"main"}),this.hint=w("",()=>{this.progress.put({hints:this.progress.of(this.progress.here).hints+
1})}),this.uncover=w("Show the answer",()=>{this.progress.put({shown:!0}),this.answer.focus()}),this.
buttons=[this.mark,this.hint,this.uncover],this.next=w("Next case",()=>{k(t,{case:t.get("case")+1}),
this.name.focus()}),this.drawnCase=null,this.place(e,o)}place(t,e){let s=this.tabs.map(a=>i("li",{},
a)),o=i("ol",{class:"cases"},...s),r=i("div",{class:"buttons"},...this.buttons),c=[this.diagnoses.node,
r,this.status,this.hints];_(t,"gauntlet",e,i("nav",{"aria-label":`Cases of: ${e}`},o),this.score,this.
name,this.given,i("div",{class:"case"},this.symptom,i("div",{},...c)),this.answer,i("div",{class:"bu\
ttons"},this.next),this.address.node)}say(t){this.status.replaceChildren(...$(t))}markAnswer(){let{progress:t}=this,
{chosen:e}=this.diagnoses;e<0?this.say("Choose one of the answers first."):t.put({tried:[...t.of(t.here).
tried,e]}),t.isDone(t.here)&&this.answer.focus()}drawCase(t){let{id:e,given:s,symptom:o,options:r}=this.
cases[t];this.drawnCase=e,this.name.textContent=`Case ${t+1} of ${this.cases.length}`,this.given.replaceChildren(
...$(s)),this.symptom.replaceChildren(...L(o)),this.diagnoses.draw(r),this.hints.replaceChildren(),this.
answer.replaceChildren(),this.say("")}drawAnswer({title:t,reveal:e,link:[s,o]}){if(this.answer.childNodes.
length)return;let r=`${s}.${this.model.later?"html":"ipynb"}`,c=i("p",{},"Read on: ",i("a",{href:r},
o)),a=i("p",{},i("strong",{},t));this.answer.append(a,...L(e),...s?[c]:[])}redraw(){let t=this.progress.
here,e=this.progress.isDone(t),s=this.cases[t];s.id!==this.drawnCase&&this.drawCase(t),this.diagnoses.
show(s,this.progress.of(t),e),this.tellVerdict(t),this.showHints(t),this.mark.hidden=e,this.uncover.
hidden=e,this.next.hidden=!e||t+1>=this.cases.length,e&&this.drawAnswer(s),this.showTabs(t),this.score.
textContent=this.progress.sentence(),this.address.show()}tellVerdict(t){let{options:e,right:s,explanation:o}=this.
cases[t],{tried:r,shown:c}=this.progress.of(t),a=new Set(r).size;this.progress.isRight(t)?this.say(`\
Right${a>1?`, at try ${a}`:""}. ${o}`):c?this.say(`It is: ${e[s].text} ${o}`):r.length&&this.say(`No\
t right. ${e[r.at(-1)].why} Try another one.`);let l=this.status.textContent?.startsWith("Not right");
this.status.classList.toggle("alarming",l)}showHints(t){let{hints:e}=this.cases[t],s=Math.min(this.progress.
of(t).hints,e.length);for(;this.hints.children.length<s;)this.hints.append(i("li",{},...$(e[this.hints.
children.length])));let o=s<e.length,r=`Next hint (${s+1} of ${e.length})`;this.hint.textContent=o?r:
"No more hints",this.hint.setAttribute("aria-disabled",String(!o)),this.hint.hidden=!e.length||this.
progress.isDone(t)}showTabs(t){for(let[e,s]of this.tabs.entries()){let[o,r]=this.progress.state(e);s.
textContent=`${e+1} ${o}`.trim(),s.setAttribute("aria-label",`Case ${e+1}${r&&`, ${r}`}`),s.setAttribute(
"aria-current",e===t?"step":"false")}}};function dt({model:n,el:t}){let e=new K({model:n,el:t});return P(
n,["case","progress"],()=>e.redraw())}var G={render:dt};widget=G;})();
export default widget;
