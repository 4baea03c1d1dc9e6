let widget;
(()=>{var T=(t,e)=>Object.fromEntries(t.map(s=>[s,e(s)]));function l(t,e={},...s){return Q(document.createElement(t),e,s)}function E(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return Q(n,e,s)}function Q(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function V(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(l("div",o,...n))}var X=(t,...e)=>l("div",{class:t},
...e);function Z(t,e){for(let[s,n]of Object.entries(e))t.style.setProperty(`--${s}`,String(n));return t}var tt=(...t)=>X(
"controls",...t.map(({node:e})=>e)),et=()=>l("p",{class:"pointed","aria-hidden":"true"}),j=(...t)=>X(
"scroller",...t);function _(t,e,s,n){let o=(u,a,p)=>p.map(h=>h instanceof HTMLTableCellElement?h:l(u,
a,h)),r=[...o("td",{},s.slice(0,1)),...o("th",{scope:"col"},s.slice(1))],c=n.map(u=>{let a=o("th",{scope:"\
row"},u.slice(0,1));return l("tr",{},...a,...o("td",{},u.slice(1)))}),i=e?[l("caption",{},e)]:[],d=l(
"thead",{},l("tr",{},...r));return l("table",t,...i,d,l("tbody",{},...c))}var S={"data-lm-suppress-shortcuts":"true"};function U(t,e,s={}){let n=l("button",{type:"button",...s},
t);return n.addEventListener("click",e),n}function Lt(t,e,s,n){let o=l("input",{type:"range",...s,...S}),
r=l("output",{"aria-live":"off"}),c=l("span",{},t," ",l("code",{},e));return o.addEventListener("inp\
ut",()=>n(Number(o.value))),{node:l("div",{class:"control"},l("label",{},c,o),r),input:o,output:r}}function nt(t,e,s,n){let o={min:0,max:s.length-1},r=u=>n(s[u]),{node:c,input:i,output:d}=Lt(t,e,o,r);
return{node:c,input:i,show(u,a=String(u)){i.value=String(s.indexOf(u)),i.setAttribute("aria-valuetex\
t",a),d.textContent=a}}}function ot(t,e,s){let n=Object.entries(e).map(([c,i])=>l("option",{value:c},i)),o=`menu-${Math.random()}`,
r=l("select",{id:o,...S},...n);return r.addEventListener("change",()=>s(r.value)),{node:l("div",{class:"\
control menu"},l("label",{for:o},t),r),show(c){r.value=c}}}function Ot(t,e){let s=Object.entries(e);for(let[n,o]of s)t.on(`change:${n}`,o);return()=>{for(let[n,
o]of s)t.off(`change:${n}`,o)}}function st(t,e,s){let n=Ot(t,T(e,()=>s));return s(),n}function I(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function D(t){let e=l("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&Mt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var Ct=1e3,N,J;function Mt(t){N?.isConnected||
(N=l("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(J),J=
setTimeout(()=>{e.textContent=t},Ct)}var K=t=>e=>t.find(s=>String(s)===e),Xt=K([!0,!1]),At=t=>String(t);function rt(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),d=f=>(n[f]??At)(t.get(f)),u=Object.keys(
s),a=T(u,d),p=new URLSearchParams(location.search),h=[];for(let[f,v]of Object.entries(s)){let y=p.get(
`${i}.${f}`);if(y===null)continue;let m=v(y);m===void 0?h.push(f):t.set(f,m)}let w=l("a",{},"Copy li\
nk to this setting"),b=l("span",{role:"status"});w.addEventListener("click",async f=>{if(!(f.ctrlKey||
f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",w.getAttribute("href"));try{
await navigator.clipboard.writeText(w.href),b.textContent=" Copied."}catch{b.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let O=h.length?` The address has a setting that\
 could not be read, and was left out: ${h.join(", ")}.`:"";return{node:l("p",{class:"address"},w,b,O),
show(){let f=new URLSearchParams(location.search);for(let m of u){let x=d(m);x===a[m]?f.delete(`${i}\
.${m}`):f.set(`${i}.${m}`,x)}b.textContent="";let v=o.closest("section[id]")?.id,y=f.size?`?${f}`:location.
pathname;w.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var it=t=>!t.matches(".none")&&!t.closest(".unwritten");function ct(t,e){let s=()=>e.flat().find(it)??
e[0][0],n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let c=r.target,i=e.findIndex(h=>h.includes(c));if(i<0)return;let d=e[i].indexOf(c),[u,a]={
ArrowUp:[i-1,d],ArrowDown:[i+1,d],ArrowLeft:[i,d-1],ArrowRight:[i,d+1],Home:[i,0],End:[i,e[i].length-
1]}[r.key]??[null,null];if(u===null)return;r.preventDefault();let p=e[u]?.[a];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{it(n)||o(s())}}function Tt({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")};return Z(l("td",{...o,...S},t),{w:s})}function q({title:t,corner:e="",rows:s,
columns:n,cells:o,look:r}){let c=o.map(p=>p.map(Tt)),i={class:"grid numbers",role:"grid"},d=c.map((p,h)=>[
s[h],...p]),u=_(i,t,[e,...n],d),a=({target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??
"";return u.addEventListener("pointerover",p=>r(a(p))),u.addEventListener("pointerleave",()=>r("")),
u.addEventListener("focusin",p=>r(a(p))),u.addEventListener("focusout",()=>r("")),ct(u,c),j(u)}var R=t=>t.
replaceAll("-","−");function z(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>
0?"∞":"−∞";let s=Math.abs(t);return s&&(s>=1e4||s<.5*10**-e)?R(t.toExponential(0).replace("+",
"")):R(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var L=t=>Number.isFinite(t)?R(String(Number(t.toPrecision(
7)))):z(t);var F=(t,e=0)=>Array.from({length:t},(s,n)=>e+n);var[P,C,M]=[26,8,92],Nt="✗ masked: the next token would be its own answer",jt="the last position a\
ttends to all of tgt_in",_t="its own answer is in its input",A=(t,e,s,n="")=>E("text",{x:t,y:e,class:n},
s);function at(t,e,s){let[n,o]=[C+P,M-2],r=Math.hypot(e-t,o-n),[c,i]=[(e-t)/r,(o-n)/r],d=a=>`${e-7*c-
a*4*i} ${o-7*i+a*4*c}`,u=`M${t} ${n}L${e} ${o}M${d(1)}L${e} ${o}L${d(-1)}`;return E("path",{d:u,class:s})}
function lt(t,e,s){let{positions:n,isUndone:o}=t,[r,c]=t.dropped,i=n.flatMap(({reads:g,must:$})=>[g,
$]),d=[r,c,...i],u=Math.max(...d.map(g=>g.length)),a=Math.max(8.1*u+10,56),p=g=>(g+1)*(a+6)+2,h=g=>p(
g)+a/2,w=(g,$,B,G)=>{let Et=E("rect",{x:p($),y:B,width:a,height:P,rx:13}),St=A(h($),B+17,g),H=E("g",
{class:G},Et,St);return n[$]&&!G.includes("cut")&&H.addEventListener("click",()=>s($)),H},{sees:b,must:O}=n[e],
f=n.length,v=g=>b.includes(g)?"seen":"unseen",y=!o&&e+1<f&&!b.includes(e+1),m=h(e+1),x=h(e),k=e+1===
f,mt=o?b.includes(e)?_t:"":y?Nt:k?jt:"",gt=A(2,M+P+19,mt,"start"),xt=A((m+x)/2,(C+M+P)/2+6,"✗","le\
ak"),bt=y?[at(m,x,"leak"),xt]:[],wt=b.map(g=>at(h(g),x,"sight")),$t=[E("g",{class:"upper"},A(h(o?f:-1),
C+17,"tgt_in","name"),...n.map(({reads:g},$)=>w(g,$,C,v($))),o?w(r,-1,C,"cut"):w(c,f,C,"cut")),A(h(f),
M+17,"tgt_out","name"),w(r,-1,M,"cut"),...n.map(({must:g},$)=>w(g,$,M,$===e?"here":"")),E("g",{class:"\
lines"},...wt,...bt,gt)],W=Math.max(p(f+1),340),yt=b.map(g=>n[g].reads).join(" "),vt=`tgt_in above t\
gt_out, ${o?"each token above itself":"slid by one"}. Position ${e} attends to ${yt||"nothing"} and \
must predict ${O}.${y?" The leak would be an arrow from the next token, its answer.":""}`,kt={viewBox:`\
0 0 ${W} 142`,role:"img","aria-label":vt},Y=E("svg",kt,...$t);return Y.style.setProperty("--wide",`${W}\
px`),Y}var ut=["tgt_out","predicts","p(tgt_out)","counted"];function Kt({must:t,says:e,p:s,right_p:n,sees:o,
counts:r},c,i){let d=r&&e!==t,[u,a]=r?d?[" ✗",", wrong"]:[" ✓",", right"]:["",""],p=o.map(h=>i[h].
reads).join(" ")||"nothing";return[{text:t,say:`to be predicted at position ${c}, which attends to ${p}`},
{text:e+u,say:`likeliest at position ${c}, probability ${L(s)}${a}`,kinds:d?["wrong"]:[]},{text:z(n,
3),share:n,say:`probability of ${t} at position ${c}, exactly ${L(n)}`},{text:r?"yes":"no",say:`posi\
tion ${c} ${r?"counts":"does not count: its target is padding"}`}]}function Pt(t,e){let s=t.map(Kt);
return q({title:"Training: one pass",corner:"position",rows:ut,columns:[...s.keys()],cells:ut.map((n,o)=>s.
map(r=>r[o])),look:e})}function Ut({loss:t,isUndone:e}){return e?`Loss without the shift: ${L(t)} na\
ts. Each position has its answer as its input, and this model predicts what comes after it.`:`Loss: ${L(
t)} nats, the mean of −ln p(tgt_out).`}function dt(t,e){let s=(o,r)=>o===e[r]?o:l("mark",{},o),n=t.
flatMap((o,r)=>[" ",s(o,r)]);return l("td",{},...n.slice(1))}function pt(t){let e=l("span",{class:"b\
ar"},L(t));return e.style.setProperty("--w",String(t)),e}var ft=({difference:t})=>t?`differ by ${L(t)}\
 at most`:"are the same, but for rounding";function It({positions:t,steps:e},s,n){let{writes:o,p:r,p_there:c}=e[n-
1],i=t.slice(0,n).map(({reads:a})=>a),d={class:"numbers compared"},u=["",`training, position ${n-1}`,
`generation, step ${n}`];return _(d,"Generation: step by step",u,[["input",dt(i,s),dt(s,i)],["predic\
ts",t[n-1].says,o],[`p(${o})`,pt(c),pt(r)],["logits",l("td",{colspan:2},ft(e[n-1]))]])}function Dt({
positions:t,steps:e},s,n){let{writes:o}=e[n-1],{must:r}=t[n-1],c=`Step ${n} of ${e.length} generates\
 “${o}”.`,i=s.findIndex((u,a)=>u!==t[a].reads);if(i>=0)return`${c} The two have parted: at posit\
ion ${i} training takes “${t[i].reads}” from the target, and generation ${i?"its own":"begins wi\
th"} “${s[i]}”.`;let d=`${c} Training has taken the same input, and its logits ${ft(e[n-1])}.`;return o===
r?d:`${d} But the target has “${r}”: here the two part.`}function Rt(t,e){for(let{cells:s}of t.querySelectorAll(
"tbody tr"))for(let[n,o]of[...s].slice(1).entries())o.classList.toggle("at",n===e)}function qt(t,e){
let n=l("div",{class:"strips scroller",...{tabindex:"0",role:"region","aria-label":"The two strips"}}),
o=D("loss"),r=l("div"),c=U("",t.turn,S),i=(a=t.step()-1)=>{Rt(r,a),n.replaceChildren(lt(t.pair(),a,p=>t.
go(p+1)))};function d(){let a=t.pair();c.textContent=a.isUndone?"Shift right":"Undo the shift";let p=Ut(
a);o.textContent!==p&&(o.textContent=p),r.replaceChildren(Pt(a.positions,e)),i()}let u=({target:a})=>{
let p=a.closest(".number")?.cellIndex-1;i(t.pair().positions[p]?p:void 0)};for(let a of["pointerover",
"focusin"])r.addEventListener(a,u);for(let a of["pointerleave","focusout"])r.addEventListener(a,()=>i());
return{node:r,strips:n,loss:o,shift:c,draw:d}}function zt(t,e){let s=!1;function n(){let i=t.get("ba\
tch").pairs[t.get("sentence")];return s?{...i,...i.undone,isUndone:s}:i}let o=()=>n().steps.length,r=()=>Math.
min(t.get("step"),o()),c=i=>I(t,{step:Math.min(Math.max(i,1),o())});return{pair:n,total:o,step:r,go:c,
read(){let i=n().steps.slice(0,r()-1);return[n().dropped[0],...i.map(({writes:d})=>d)]},choose(i){I(
t,{sentence:Number(i)}),c(r())},turn(){s=!s,e()}}}function Ft({model:t,el:e}){let{pairs:s,whole:n}=t.
get("batch"),o=zt(t,y),r=rt(t,e,{sentence:K([...s.keys()]),step:m=>K(F(o.total(),1))(m)}),c=Object.fromEntries(
s.map(({src:m,tgt:x},k)=>[k,`${k}: ${m} → ${x}`])),i=ot("Sentence",c,o.choose),d=nt("Step","t",F(o.
pair().positions.length,1),o.go),[u,a]=Object.entries({Previous:-1,Next:1}).map(([m,x])=>U(m,()=>o.go(
o.step()+x),S)),p=D("verdict"),h=et(),w=m=>{h.textContent=m},b=qt(o,w),O=j(),f=l("div",{class:"contr\
ol"},u,a,b.shift),v=l("summary",{},"The whole batch, before the cut");V(e,"shift-right","Shift right",
tt(i,d,{node:f}),b.strips,b.loss,l("div",{class:"two"},b.node,O),p,h,l("details",{},v,q({...n,look(){}})),
r.node);function y(){let[m,x,k]=[o.pair(),o.step(),o.total()];i.show(t.get("sentence")),d.input.max=
String(k-1),d.show(x,`${x} of ${k}`),u.setAttribute("aria-disabled",String(x===1)),a.setAttribute("a\
ria-disabled",String(x===k)),w(""),b.draw(),O.replaceChildren(It(m,o.read(),x)),p.textContent=Dt(m,o.
read(),x),r.show()}return st(t,["sentence","step"],y)}var ht={render:Ft};widget=ht;})();
export default widget;
