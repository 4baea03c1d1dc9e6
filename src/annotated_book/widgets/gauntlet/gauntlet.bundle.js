let widget;
(()=>{var E=(n,t)=>Object.fromEntries(n.map(e=>[e,t(e)]));function r(n,t={},...e){return F(document.createElement(n),t,e)}function b(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return F(s,t,e)}function F(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function H(n,t,e,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":e};n.append(r("div",o,...s))}var Z=(n,...t)=>r("div",{class:n},
...t);function P(n,t){for(let[e,s]of Object.entries(t))n.style.setProperty(`--${e}`,String(s));return n}var D=(...n)=>Z("scroller",...n);function A(n,t,e,s){let o=(h,d,u)=>u.map(f=>f instanceof HTMLTableCellElement?
f:r(h,d,f)),i=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],c=s.map(h=>{let d=o("\
th",{scope:"row"},h.slice(0,1));return r("tr",{},...d,...o("td",{},h.slice(1)))}),a=t?[r("caption",{},
t)]:[],l=r("thead",{},r("tr",{},...i));return r("table",n,...a,l,r("tbody",{},...c))}var g={"data-lm-suppress-shortcuts":"true"};function w(n,t,e={}){let s=r("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function tt(n,t){let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,
o]of e)n.off(`change:${s}`,o)}}function W(n,t,e){let s=tt(n,E(t,()=>e));return e(),s}function O(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function z(n){let t=r("\
p",{class:n}),e=new MutationObserver(()=>{t.textContent&&st(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var et=1e3,S,_;function st(n){S?.isConnected||
(S=r("p",{class:"annotated-voice",role:"status"}),document.body.append(S));let t=S;clearTimeout(_),_=
setTimeout(()=>{t.textContent=n},et)}var nt=n=>t=>n.find(e=>String(e)===t),yt=nt([!0,!1]),ot=n=>String(n);function B(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,c=[...document.
querySelectorAll(`[data-widget="${i}"]`)],a=i+(c.indexOf(o)>0?c.indexOf(o)+1:""),l=p=>(s[p]??ot)(n.get(
p)),h=Object.keys(e),d=E(h,l),u=new URLSearchParams(location.search),f=[];for(let[p,C]of Object.entries(
e)){let k=u.get(`${a}.${p}`);if(k===null)continue;let m=C(k);m===void 0?f.push(p):n.set(p,m)}let x=r(
"a",{},"Copy link to this setting"),y=r("span",{role:"status"});x.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",x.getAttribute(
"href"));try{await navigator.clipboard.writeText(x.href),y.textContent=" Copied."}catch{y.textContent=
" The address of this page has it now: copy it from there."}}});let X=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:r("p",{class:"addr\
ess"},x,y,X),show(){let p=new URLSearchParams(location.search);for(let m of h){let I=l(m);I===d[m]?p.
delete(`${a}.${m}`):p.set(`${a}.${m}`,I)}y.textContent="";let C=o.closest("section[id]")?.id,k=p.size?
`?${p}`:location.pathname;x.setAttribute("href",`${k}${C?`#${C}`:""}`)}}}var Y=n=>!n.matches(".none")&&!n.closest(".unwritten");function q(n,t){let e=()=>t.flat().find(Y)??t[0][0],
s=e();s.tabIndex=0;function o(i){s.tabIndex=-1,s=i,s.tabIndex=0}return n.addEventListener("keydown",
i=>{let c=i.target,a=t.findIndex(f=>f.includes(c));if(a<0)return;let l=t[a].indexOf(c),[h,d]={ArrowUp:[
a-1,l],ArrowDown:[a+1,l],ArrowLeft:[a,l-1],ArrowRight:[a,l+1],Home:[a,0],End:[a,t[a].length-1]}[i.key]??
[null,null];if(h===null)return;i.preventDefault();let u=t[h]?.[d];!u||getComputedStyle(u).visibility===
"hidden"||(o(u),u.focus())}),()=>{Y(s)||o(e())}}function it({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")};return P(r("td",{...o,...g},n),{w:e})}function U({title:n,corner:t="",rows:e,
columns:s,cells:o,look:i}){let c=o.map(u=>u.map(it)),a={class:"grid numbers",role:"grid"},l=c.map((u,f)=>[
e[f],...u]),h=A(a,n,[t,...s],l),d=({target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??
"";return h.addEventListener("pointerover",u=>i(d(u))),h.addEventListener("pointerleave",()=>i("")),
h.addEventListener("focusin",u=>i(d(u))),h.addEventListener("focusout",()=>i("")),q(h,c),D(h)}var[v,M,G,N]=[40,510,12,236],V=(n,t)=>r("div",{class:"block"},r("p",{},n),t),rt=({caption:n,text:t})=>V(
n,r("pre",{},t));function at({caption:n,head:t,rows:e}){let s=A({class:"numbers"},n,t,e),o=t.length>
4?{tabindex:0,role:"region","aria-label":n,...g}:{};return r("div",{class:"scroller",...o},s)}function ct({
caption:n,rows:t,columns:e,values:s}){let o=Math.max(1,...s.flat()),i=s.flat().every(Number.isInteger),
c=s.map((a,l)=>a.map((h,d)=>({text:i?String(h):h.toFixed(2),say:`${t[l]}, ${e[d]}`,share:h/o})));return U(
{title:n,rows:t,columns:e,cells:c,look(){}})}var L=(n,t,e,s={})=>b("text",{x:n,y:t,...s},e),J=(n,t)=>b(
"path",{class:n,d:`M${v} ${t}H${M}`});function ht(n){let t=n[0].values.length,e=Math.ceil(Math.max(...n.
flatMap(({values:s})=>s))*2)/2;return{count:t,most:e,x:s=>v+(M-v)*(s+1)/t,y:s=>G+(N-G)*(1-s/e)}}function lt({
count:n,most:t,x:e,y:s},o){let i=[];for(let c=0;c<=t;c+=.5){let a=L(v-6,s(c)+4,c.toFixed(1),{class:"\
loss"});i.push(J("line",s(c)),a)}for(let c=1;c<=5;c++){let a=n*o*c/5;i.push(L(e(a/o-1),N+18,a,{class:"\
step"}))}return i.push(L((v+M)/2,N+38,"training step",{class:"step"})),i}function dt(n,{x:t,y:e}){let s=n.
map(({values:o})=>e(o.at(-1))+4);return Math.abs(s[0]-s[1])<18&&(s[s[0]<s[1]?0:1]-=18),n.flatMap(({name:o,
values:i},c)=>{let a=i.map((h,d)=>`${d?"L":"M"}${t(d)} ${e(h)}`).join("");return[b("path",{class:`cu\
rve of-${c}`,d:a}),L(M+8,s[c],o)]})}function ut(n,t,e){let s=(o,i)=>`${o[i].toFixed(2)} at step ${(i+
1)*e}`;return n.map(({name:o,values:i})=>{let c=[0,1,2,3,4].map(a=>Math.round(a*(t-1)/4));return`${o}\
: ${c.map(a=>s(i,a)).join(", ")}`})}function pt({caption:n,every:t,lines:e,floor:s}){let o=ht(e),i=ut(
e,o.count,t).join(". "),a={viewBox:"0 0 620 280",role:"img","aria-label":`${n}. ${i}.${s?` A line at\
 ${s.name}.`:""}`},l=b("svg",a,...lt(o,t));s&&l.append(J("floor",o.y(s.value))),l.append(...dt(e,o));
let h=s?` The dotted line is at ${s.name}.`:"";return V(`${n}.${h}`,l)}var ft={text:rt,table:at,map:ct,
curve:pt},T=n=>n.map(t=>ft[t.kind](t));var mt={tried:[],hints:0,shown:!1},$=n=>n.split("`").map((t,e)=>e%2?r("code",{},t):t),K=class{constructor(t,e){
this.model=t,this.cases=e}get here(){return this.model.get("case")-1}of(t){return this.model.get("pr\
ogress")[this.cases[t].id]??mt}isRight(t){return this.of(t).tried.includes(this.cases[t].right)}isDone(t){
return this.isRight(t)||this.of(t).shown}put(t){let e={...this.of(this.here),...t},s=this.model.get(
"progress");O(this.model,{progress:{...s,[this.cases[this.here].id]:e}})}state(t){return this.isRight(
t)?["✓","solved"]:this.of(t).shown?["–","uncovered"]:this.of(t).tried.length?["✗","not yet"]:[
"",""]}sentence(){let t=this.cases.filter((s,o)=>this.isRight(o)),e=t.filter(({id:s,right:o})=>this.
model.get("progress")[s].tried[0]===o);return`Solved: ${t.length} of ${this.cases.length}. At the fi\
rst try: ${e.length}.`}},j=class{constructor(t){this.legend=r("legend",{},t),this.node=r("fieldset",
{},this.legend),this.radios=[],this.notes=[]}get chosen(){return this.radios.findIndex(t=>t.checked)}draw(t){
let e=`diagnosis-${Math.random()}`;this.radios=t.map((o,i)=>r("input",{type:"radio",name:e,value:i,...g})),
this.notes=t.map(()=>r("p",{}));let s=t.map(({text:o},i)=>{let c=r("label",{},this.radios[i],r("span",
{},...$(o)));return r("div",{},c,this.notes[i])});this.node.replaceChildren(this.legend,...s)}show({
options:t,right:e},{tried:s},o){this.node.disabled=o;for(let[i,c]of this.notes.entries()){let a=i===
e&&o,l=s.includes(i)?`✗ ${t[i].why}`:"";c.replaceChildren(...$(a?"✓ This is it.":l)),c.classList.
toggle("right",a)}}},R=class{constructor({model:t,el:e}){let{cases:s,title:o,ask:i}=t.get("given"),c=s.
map((h,d)=>String(d+1)),a=h=>c.includes(h)?Number(h):void 0;this.model=t,this.cases=s,this.progress=
new K(t,s),this.address=B(t,e,{case:a}),this.tabs=s.map((h,d)=>w(String(d+1),()=>O(t,{case:d+1}))),this.
score=r("p",{class:"hint"}),this.name=r("p",{class:"case-name",tabindex:-1}),this.given=r("p"),this.
symptom=r("div",{class:"symptom"}),this.diagnoses=new j(i),this.status=z("verdict"),this.hints=r("ol",
{class:"hints","aria-live":"polite","aria-label":"Hints"});let l={class:"answer",tabindex:-1,role:"g\
roup","aria-label":"The answer"};this.answer=r("div",l),this.mark=w("Mark my answer",()=>this.markAnswer(),
{class:"main"}),this.hint=w("",()=>{this.progress.put({hints:this.progress.of(this.progress.here).hints+
1})}),this.uncover=w("Show the answer",()=>{this.progress.put({shown:!0}),this.answer.focus()}),this.
buttons=[this.mark,this.hint,this.uncover],this.next=w("Next case",()=>{O(t,{case:t.get("case")+1}),
this.name.focus()}),this.drawnCase=null,this.place(e,o)}place(t,e){let s=this.tabs.map(a=>r("li",{},
a)),o=r("ol",{class:"cases"},...s),i=r("div",{class:"buttons"},...this.buttons),c=[this.diagnoses.node,
i,this.status,this.hints];H(t,"gauntlet",e,r("nav",{"aria-label":`Cases of: ${e}`},o),this.score,this.
name,this.given,r("div",{class:"case"},this.symptom,r("div",{},...c)),this.answer,r("div",{class:"bu\
ttons"},this.next),this.address.node)}say(t){this.status.replaceChildren(...$(t))}markAnswer(){let{progress:t}=this,
{chosen:e}=this.diagnoses;e<0?this.say("Choose one of the answers first."):t.put({tried:[...t.of(t.here).
tried,e]}),t.isDone(t.here)&&this.answer.focus()}drawCase(t){let{id:e,given:s,symptom:o,options:i}=this.
cases[t];this.drawnCase=e,this.name.textContent=`Case ${t+1} of ${this.cases.length}`,this.given.replaceChildren(
...$(s)),this.symptom.replaceChildren(...T(o)),this.diagnoses.draw(i),this.hints.replaceChildren(),this.
answer.replaceChildren(),this.say("")}drawAnswer({title:t,reveal:e,link:[s,o]}){if(this.answer.childNodes.
length)return;let i=`${s}.${this.model.later?"html":"ipynb"}`,c=r("p",{},"Read on: ",r("a",{href:i},
o)),a=r("p",{},r("strong",{},t));this.answer.append(a,...T(e),...s?[c]:[])}redraw(){let t=this.progress.
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
"aria-current",e===t?"step":"false")}}};function gt({model:n,el:t}){let e=new R({model:n,el:t});return W(
n,["case","progress"],()=>e.redraw())}var Q={render:gt};widget=Q;})();
export default widget;
