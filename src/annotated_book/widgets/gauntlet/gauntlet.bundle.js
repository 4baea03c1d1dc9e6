let widget;
(()=>{function r(n,t={},...e){return _(document.createElement(n),t,e)}function b(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return _(s,t,e)}function _(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function F(n,t,e,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":e};n.append(r("div",o,...s))}var H=(...n)=>r("div",{class:"scroller"},...n);function S(n,t,e,s){let o=(h,d,p)=>p.map(f=>f instanceof
HTMLTableCellElement?f:r(h,d,f)),i=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],
c=s.map(h=>{let d=o("th",{scope:"row"},h.slice(0,1));return r("tr",{},...d,...o("td",{},h.slice(1)))}),
a=t?[r("caption",{},t)]:[],l=r("thead",{},r("tr",{},...i));return r("table",n,...a,l,r("tbody",{},...c))}
var m={"data-lm-suppress-shortcuts":"true"};function w(n,t,e={}){let s=r("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function Q(n,t){let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,
o]of e)n.off(`change:${s}`,o)}}function P(n,t,e){let s=Q(n,Object.fromEntries(t.map(o=>[o,e])));return e(),
s}function A(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function D(n){let t=r("\
p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Z(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var X=1e3,k,I;function Z(n){k?.isConnected||
(k=r("p",{class:"annotated-voice",role:"status"}),document.body.append(k));let t=k;clearTimeout(I),I=
setTimeout(()=>{t.textContent=n},X)}var tt=n=>t=>n.find(e=>String(e)===t),mt=tt([!0,!1]),et=n=>String(n);function W(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,c=[...document.
querySelectorAll(`[data-widget="${i}"]`)],a=i+(c.indexOf(o)>0?c.indexOf(o)+1:""),l=u=>(s[u]??et)(n.get(
u)),h=Object.keys(e),d=Object.fromEntries(h.map(u=>[u,l(u)])),p=new URLSearchParams(location.search),
f=[];for(let[u,C]of Object.entries(e)){let E=p.get(`${a}.${u}`);if(E===null)continue;let g=C(E);g===
void 0?f.push(u):n.set(u,g)}let x=r("a",{},"Copy link to this setting"),y=r("span",{role:"status"});
x.addEventListener("click",async u=>{if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.
replaceState(null,"",x.getAttribute("href"));try{await navigator.clipboard.writeText(x.href),y.textContent=
" Copied."}catch{y.textContent=" The address of this page has it now: copy it from there."}}});let J=f.
length?` The address has a setting that could not be read, and was left out: ${f.join(", ")}.`:"";return{
node:r("p",{class:"address"},x,y,J),show(){let u=new URLSearchParams(location.search);for(let g of h){
let R=l(g);R===d[g]?u.delete(`${a}.${g}`):u.set(`${a}.${g}`,R)}y.textContent="";let C=o.closest("sec\
tion[id]")?.id,E=u.size?`?${u}`:location.pathname;x.setAttribute("href",`${E}${C?`#${C}`:""}`)}}}var z=n=>!n.matches(".none")&&!n.closest(".unwritten");function B(n,t){let e=()=>t.flat().find(z)??t[0][0],
s=e();s.tabIndex=0;function o(i){s.tabIndex=-1,s=i,s.tabIndex=0}return n.addEventListener("keydown",
i=>{let c=i.target,a=t.findIndex(f=>f.includes(c));if(a<0)return;let l=t[a].indexOf(c),[h,d]={ArrowUp:[
a-1,l],ArrowDown:[a+1,l],ArrowLeft:[a,l-1],ArrowRight:[a,l+1],Home:[a,0],End:[a,t[a].length-1]}[i.key]??
[null,null];if(h===null)return;i.preventDefault();let p=t[h]?.[d];!p||getComputedStyle(p).visibility===
"hidden"||(o(p),p.focus())}),()=>{z(s)||o(e())}}function st({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},i=r("td",{...o,...m},n);return i.style.setProperty("--w",String(e)),i}function Y({
title:n,corner:t="",rows:e,columns:s,cells:o,look:i}){let c=o.map(p=>p.map(st)),a={class:"grid numbe\
rs",role:"grid"},l=c.map((p,f)=>[e[f],...p]),h=S(a,n,[t,...s],l),d=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return h.addEventListener("pointerover",p=>i(d(p))),h.addEventListener(
"pointerleave",()=>i("")),h.addEventListener("focusin",p=>i(d(p))),h.addEventListener("focusout",()=>i(
"")),B(h,c),H(h)}var[v,L,q,N]=[40,510,12,236],U=(n,t)=>r("div",{class:"block"},r("p",{},n),t),nt=({caption:n,text:t})=>U(
n,r("pre",{},t));function ot({caption:n,head:t,rows:e}){let s=S({class:"numbers"},n,t,e),o=t.length>
4?{tabindex:0,role:"region","aria-label":n,...m}:{};return r("div",{class:"scroller",...o},s)}function it({
caption:n,rows:t,columns:e,values:s}){let o=Math.max(1,...s.flat()),i=s.flat().every(Number.isInteger),
c=s.map((a,l)=>a.map((h,d)=>({text:i?String(h):h.toFixed(2),say:`${t[l]}, ${e[d]}`,share:h/o})));return Y(
{title:n,rows:t,columns:e,cells:c,look(){}})}var O=(n,t,e,s={})=>b("text",{x:n,y:t,...s},e),G=(n,t)=>b(
"path",{class:n,d:`M${v} ${t}H${L}`});function rt(n){let t=n[0].values.length,e=Math.ceil(Math.max(...n.
flatMap(({values:s})=>s))*2)/2;return{count:t,most:e,x:s=>v+(L-v)*(s+1)/t,y:s=>q+(N-q)*(1-s/e)}}function at({
count:n,most:t,x:e,y:s},o){let i=[];for(let c=0;c<=t;c+=.5){let a=O(v-6,s(c)+4,c.toFixed(1),{class:"\
loss"});i.push(G("line",s(c)),a)}for(let c=1;c<=5;c++){let a=n*o*c/5;i.push(O(e(a/o-1),N+18,a,{class:"\
step"}))}return i.push(O((v+L)/2,N+38,"training step",{class:"step"})),i}function ct(n,{x:t,y:e}){let s=n.
map(({values:o})=>e(o.at(-1))+4);return Math.abs(s[0]-s[1])<18&&(s[s[0]<s[1]?0:1]-=18),n.flatMap(({name:o,
values:i},c)=>{let a=i.map((h,d)=>`${d?"L":"M"}${t(d)} ${e(h)}`).join("");return[b("path",{class:`cu\
rve of-${c}`,d:a}),O(L+8,s[c],o)]})}function ht(n,t,e){let s=(o,i)=>`${o[i].toFixed(2)} at step ${(i+
1)*e}`;return n.map(({name:o,values:i})=>{let c=[0,1,2,3,4].map(a=>Math.round(a*(t-1)/4));return`${o}\
: ${c.map(a=>s(i,a)).join(", ")}`})}function lt({caption:n,every:t,lines:e,floor:s}){let o=rt(e),i=ht(
e,o.count,t).join(". "),a={viewBox:"0 0 620 280",role:"img","aria-label":`${n}. ${i}.${s?` A line at\
 ${s.name}.`:""}`},l=b("svg",a,...at(o,t));s&&l.append(G("floor",o.y(s.value))),l.append(...ct(e,o));
let h=s?` The dotted line is at ${s.name}.`:"";return U(`${n}.${h}`,l)}var dt={text:nt,table:ot,map:it,
curve:lt},M=n=>n.map(t=>dt[t.kind](t));var ut={tried:[],hints:0,shown:!1},$=n=>n.split("`").map((t,e)=>e%2?r("code",{},t):t),T=class{constructor(t,e){
this.model=t,this.cases=e}get here(){return this.model.get("case")-1}of(t){return this.model.get("pr\
ogress")[this.cases[t].id]??ut}isRight(t){return this.of(t).tried.includes(this.cases[t].right)}isDone(t){
return this.isRight(t)||this.of(t).shown}put(t){let e={...this.of(this.here),...t},s=this.model.get(
"progress");A(this.model,{progress:{...s,[this.cases[this.here].id]:e}})}state(t){return this.isRight(
t)?["✓","solved"]:this.of(t).shown?["–","uncovered"]:this.of(t).tried.length?["✗","not yet"]:[
"",""]}sentence(){let t=this.cases.filter((s,o)=>this.isRight(o)),e=t.filter(({id:s,right:o})=>this.
model.get("progress")[s].tried[0]===o);return`Solved: ${t.length} of ${this.cases.length}. At the fi\
rst try: ${e.length}.`}},K=class{constructor(t){this.legend=r("legend",{},t),this.node=r("fieldset",
{},this.legend),this.radios=[],this.notes=[]}get chosen(){return this.radios.findIndex(t=>t.checked)}draw(t){
let e=`diagnosis-${Math.random()}`;this.radios=t.map((o,i)=>r("input",{type:"radio",name:e,value:i,...m})),
this.notes=t.map(()=>r("p",{}));let s=t.map(({text:o},i)=>{let c=r("label",{},this.radios[i],r("span",
{},...$(o)));return r("div",{},c,this.notes[i])});this.node.replaceChildren(this.legend,...s)}show({
options:t,right:e},{tried:s},o){this.node.disabled=o;for(let[i,c]of this.notes.entries()){let a=i===
e&&o,l=s.includes(i)?`✗ ${t[i].why}`:"";c.replaceChildren(...$(a?"✓ This is it.":l)),c.classList.
toggle("right",a)}}},j=class{constructor({model:t,el:e}){let{cases:s,title:o,ask:i}=t.get("given"),c=s.
map((h,d)=>String(d+1)),a=h=>c.includes(h)?Number(h):void 0;this.model=t,this.cases=s,this.progress=
new T(t,s),this.address=W(t,e,{case:a}),this.tabs=s.map((h,d)=>w(String(d+1),()=>A(t,{case:d+1}))),this.
score=r("p",{class:"hint"}),this.name=r("p",{class:"case-name",tabindex:-1}),this.given=r("p"),this.
symptom=r("div",{class:"symptom"}),this.diagnoses=new K(i),this.status=D("verdict"),this.hints=r("ol",
{class:"hints","aria-live":"polite","aria-label":"Hints"});let l={class:"answer",tabindex:-1,role:"g\
roup","aria-label":"The answer"};this.answer=r("div",l),this.mark=w("Mark my answer",()=>this.markAnswer(),
{class:"main"}),this.hint=w("",()=>{this.progress.put({hints:this.progress.of(this.progress.here).hints+
1})}),this.uncover=w("Show the answer",()=>{this.progress.put({shown:!0}),this.answer.focus()}),this.
buttons=[this.mark,this.hint,this.uncover],this.next=w("Next case",()=>{A(t,{case:t.get("case")+1}),
this.name.focus()}),this.drawnCase=null,this.place(e,o)}place(t,e){let s=this.tabs.map(a=>r("li",{},
a)),o=r("ol",{class:"cases"},...s),i=r("div",{class:"buttons"},...this.buttons),c=[this.diagnoses.node,
i,this.status,this.hints];F(t,"gauntlet",e,r("nav",{"aria-label":`Cases of: ${e}`},o),this.score,this.
name,this.given,r("div",{class:"case"},this.symptom,r("div",{},...c)),this.answer,r("div",{class:"bu\
ttons"},this.next),this.address.node)}say(t){this.status.replaceChildren(...$(t))}markAnswer(){let{progress:t}=this,
{chosen:e}=this.diagnoses;e<0?this.say("Choose one of the answers first."):t.put({tried:[...t.of(t.here).
tried,e]}),t.isDone(t.here)&&this.answer.focus()}drawCase(t){let{id:e,given:s,symptom:o,options:i}=this.
cases[t];this.drawnCase=e,this.name.textContent=`Case ${t+1} of ${this.cases.length}`,this.given.replaceChildren(
...$(s)),this.symptom.replaceChildren(...M(o)),this.diagnoses.draw(i),this.hints.replaceChildren(),this.
answer.replaceChildren(),this.say("")}drawAnswer({title:t,reveal:e,link:[s,o]}){if(this.answer.childNodes.
length)return;let i=`${s}.${this.model.later?"html":"ipynb"}`,c=r("p",{},"Read on: ",r("a",{href:i},
o)),a=r("p",{},r("strong",{},t));this.answer.append(a,...M(e),...s?[c]:[])}redraw(){let t=this.progress.
here,e=this.progress.isDone(t),s=this.cases[t];s.id!==this.drawnCase&&this.drawCase(t),this.diagnoses.
show(s,this.progress.of(t),e),this.tellVerdict(t),this.showHints(t),this.mark.hidden=e,this.uncover.
hidden=e,this.next.hidden=!e||t+1>=this.cases.length,e&&this.drawAnswer(s),this.showTabs(t),this.score.
textContent=this.progress.sentence(),this.address.show()}tellVerdict(t){let{options:e,right:s,explanation:o}=this.
cases[t],{tried:i,shown:c}=this.progress.of(t),a=new Set(i).size;this.progress.isRight(t)?this.say(`\
Right${a>1?`, at try ${a}`:""}. ${o}`):c?this.say(`It is: ${e[s].text} ${o}`):i.length&&this.say(`No\
t right. ${e[i.at(-1)].why} Try another one.`);let l=this.status.textContent?.startsWith("Not right");
this.status.classList.toggle("alarming",l)}showHints(t){let{hints:e}=this.cases[t],s=Math.min(this.progress.
of(t).hints,e.length);for(;this.hints.children.length<s;)this.hints.append(r("li",{},...$(e[this.hints.
children.length])));let o=s<e.length,i=`Next hint (${s+1} of ${e.length})`;this.hint.textContent=o?i:
"No more hints",this.hint.setAttribute("aria-disabled",String(!o)),this.hint.hidden=!e.length||this.
progress.isDone(t)}showTabs(t){for(let[e,s]of this.tabs.entries()){let[o,i]=this.progress.state(e);s.
textContent=`${e+1} ${o}`.trim(),s.setAttribute("aria-label",`Case ${e+1}${i&&`, ${i}`}`),s.setAttribute(
"aria-current",e===t?"step":"false")}}};function pt({model:n,el:t}){let e=new j({model:n,el:t});return P(
n,["case","progress"],()=>e.redraw())}var V={render:pt};widget=V;})();
export default widget;
