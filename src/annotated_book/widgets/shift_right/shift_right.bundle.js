let widget;
(()=>{function l(t,e={},...s){return J(document.createElement(t),e,s)}function L(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return J(n,e,s)}function J(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function Q(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(l("div",o,...n))}var V=(...t)=>l("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),X=()=>l("p",{class:"pointed","aria-hidden":"true"}),_=(...t)=>l("d\
iv",{class:"scroller"},...t);function j(t,e,s,n){let o=(u,a,d)=>d.map(f=>f instanceof HTMLTableCellElement?
f:l(u,a,f)),r=[...o("td",{},s.slice(0,1)),...o("th",{scope:"col"},s.slice(1))],i=n.map(u=>{let a=o("\
th",{scope:"row"},u.slice(0,1));return l("tr",{},...a,...o("td",{},u.slice(1)))}),c=e?[l("caption",{},
e)]:[],p=l("thead",{},l("tr",{},...r));return l("table",t,...c,p,l("tbody",{},...i))}var O={"data-lm\
-suppress-shortcuts":"true"};function D(t,e,s={}){let n=l("button",{type:"button",...s},t);return n.
addEventListener("click",e),n}function $t(t,e,s,n){let o=l("input",{type:"range",...s,...O}),r=l("ou\
tput",{"aria-live":"off"}),i=l("span",{},t," ",l("code",{},e));return o.addEventListener("input",()=>n(
Number(o.value))),{node:l("div",{class:"control"},l("label",{},i,o),r),input:o,output:r}}function Z(t,e,s,n){let o={min:0,max:s.length-1},r=u=>n(s[u]),{node:i,input:c,output:p}=$t(t,e,o,r);
return{node:i,input:c,show(u,a=String(u)){c.value=String(s.indexOf(u)),c.setAttribute("aria-valuetex\
t",a),p.textContent=a}}}function tt(t,e,s){let n=Object.entries(e).map(([i,c])=>l("option",{value:i},c)),o=`menu-${Math.random()}`,
r=l("select",{id:o,...O},...n);return r.addEventListener("change",()=>s(r.value)),{node:l("div",{class:"\
control menu"},l("label",{for:o},t),r),show(i){r.value=i}}}function et(t,e,s){let n=e.map(o=>`change\
:${o}`);for(let o of n)t.on(o,s);return s(),()=>{for(let o of n)t.off(o,s)}}function R(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function q(t){let e=l("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&yt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var vt=1e3,N,H;function yt(t){N?.isConnected||
(N=l("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let e=N;clearTimeout(H),H=
setTimeout(()=>{e.textContent=t},vt)}var K=t=>e=>t.find(s=>String(s)===e),Wt=K([!0,!1]),kt=t=>String(t);function nt(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),p=h=>(n[h]??kt)(t.get(h)),u=Object.keys(
s),a=Object.fromEntries(u.map(h=>[h,p(h)])),d=new URLSearchParams(location.search),f=[];for(let[h,E]of Object.
entries(s)){let y=d.get(`${c}.${h}`);if(y===null)continue;let $=E(y);$===void 0?f.push(h):t.set(h,$)}
let v=l("a",{},"Copy link to this setting"),x=l("span",{role:"status"});v.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",v.getAttribute(
"href"));try{await navigator.clipboard.writeText(v.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let k=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:l("p",{class:"addr\
ess"},v,x,k),show(){let h=new URLSearchParams(location.search);for(let $ of u){let g=p($);g===a[$]?h.
delete(`${c}.${$}`):h.set(`${c}.${$}`,g)}x.textContent="";let E=o.closest("section[id]")?.id,y=h.size?
`?${h}`:location.pathname;v.setAttribute("href",`${y}${E?`#${E}`:""}`)}}}var ot=t=>!t.matches(".none")&&!t.closest(".unwritten");function st(t,e){let s=()=>e.flat().find(ot)??
e[0][0],n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let i=r.target,c=e.findIndex(f=>f.includes(i));if(c<0)return;let p=e[c].indexOf(i),[u,a]={
ArrowUp:[c-1,p],ArrowDown:[c+1,p],ArrowLeft:[c,p-1],ArrowRight:[c,p+1],Home:[c,0],End:[c,e[c].length-
1]}[r.key]??[null,null];if(u===null)return;r.preventDefault();let d=e[u]?.[a];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{ot(n)||o(s())}}function Et({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=l("td",{...o,...O},t);return r.style.setProperty("--w",String(s)),r}function z({
title:t,corner:e="",rows:s,columns:n,cells:o,look:r}){let i=o.map(d=>d.map(Et)),c={class:"grid numbe\
rs",role:"grid"},p=i.map((d,f)=>[s[f],...d]),u=j(c,t,[e,...n],p),a=({target:d})=>d.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return u.addEventListener("pointerover",d=>r(a(d))),u.addEventListener(
"pointerleave",()=>r("")),u.addEventListener("focusin",d=>r(a(d))),u.addEventListener("focusout",()=>r(
"")),st(u,i),_(u)}var W=t=>t.replaceAll("-","−");function F(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let s=Math.abs(t);return s&&(s>=1e4||s<.5*10**-e)?W(
t.toExponential(0).replace("+","")):W(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var C=t=>Number.isFinite(
t)?W(String(Number(t.toPrecision(7)))):F(t);var rt=(t,e=0)=>Array.from({length:t},(s,n)=>e+n);var[P,T,A]=[26,8,92],St="✗ masked: the next token would be its own answer",Lt="the last position a\
ttends to all of tgt_in",M=(t,e,s,n="")=>L("text",{x:t,y:e,class:n},s);function at(t,e,s){let[n,o]=[
T+P,A-2],r=Math.hypot(e-t,o-n),[i,c]=[(e-t)/r,(o-n)/r],p=a=>`${e-7*i-a*4*c} ${o-7*c+a*4*i}`,u=`M${t}\
 ${n}L${e} ${o}M${p(1)}L${e} ${o}L${p(-1)}`;return L("path",{d:u,class:s})}function ct({dropped:[t,e],
positions:s},n,o){let r=s.flatMap(({reads:m,must:w})=>[m,w]),i=[t,e,...r],c=Math.max(...i.map(m=>m.length)),
p=Math.max(8.1*c+10,56),u=m=>(m+1)*(p+6)+2,a=m=>u(m)+p/2,d=(m,w,Y,B)=>{let bt=L("rect",{x:u(w),y:Y,width:p,
height:P,rx:13}),wt=M(a(w),Y+17,m),G=L("g",{class:B},bt,wt);return s[w]&&!B.includes("cut")&&G.addEventListener(
"click",()=>o(w)),G},{sees:f,must:v}=s[n],x=s.length,k=m=>f.includes(m)?"seen":"unseen",h=n+1<x&&!f.
includes(n+1),E=a(n+1),y=a(n),$=h?St:x>n+1?"":Lt,g=M(2,A+P+19,$,"start"),b=M((E+y)/2,(T+A+P)/2+6,"✗",
"leak"),S=h?[at(E,y,"leak"),b]:[],ft=f.map(m=>at(a(m),y,"sight")),ht=[L("g",{class:"upper"},M(a(-1),
T+17,"tgt_in","name"),...s.map(({reads:m},w)=>d(m,w,T,k(w))),d(e,x,T,"cut")),M(a(x),A+17,"tgt_out","\
name"),d(t,-1,A,"cut"),...s.map(({must:m},w)=>d(m,w,A,w===n?"here":"")),L("g",{class:"lines"},...ft,
...S,g)],U=Math.max(u(x+1),340),mt=f.map(m=>s[m].reads).join(" "),gt=`tgt_in above tgt_out, slid by \
one. Position ${n} attends to ${mt||"nothing"} and must predict ${v}.${h?" The leak would be an arro\
w from the next token, its answer.":""}`,xt={viewBox:`0 0 ${U} 142`,role:"img","aria-label":gt},I=L(
"svg",xt,...ht);return I.style.setProperty("--wide",`${U}px`),I.style.setProperty("--place",`${p+6}p\
x`),I}var Ot="The target twice, each token above itself",it=["tgt_out","predicts","p(tgt_out)","counted"];
function Ct({must:t,says:e,p:s,right_p:n,sees:o,counts:r},i,c){let p=r&&e!==t,[u,a]=r?p?[" ✗",", w\
rong"]:[" ✓",", right"]:["",""],d=o.map(f=>c[f].reads).join(" ")||"nothing";return[{text:t,say:`to\
 be predicted at position ${i}, which attends to ${d}`},{text:e+u,say:`likeliest at position ${i}, p\
robability ${C(s)}${a}`,kinds:p?["wrong"]:[]},{text:F(n,3),share:n,say:`probability of ${t} at posit\
ion ${i}, exactly ${C(n)}`},{text:r?"yes":"no",say:`position ${i} ${r?"counts":"does not count: its \
target is padding"}`}]}function At(t,e){let s=t.map(Ct);return z({title:"Training: one pass",corner:"\
position",rows:it,columns:[...s.keys()],cells:it.map((n,o)=>s.map(r=>r[o])),look:e})}function Mt({loss:t,
undone:e},s){return s?`Loss without the shift: ${C(e.loss)} nats. Each position has its answer as it\
s input, and this model predicts what comes after it.`:`Loss: ${C(t)} nats, the mean of −ln p(tgt_ou\
t).`}function lt(t,e){let s=(o,r)=>o===e[r]?o:l("mark",{},o),n=t.flatMap((o,r)=>[" ",s(o,r)]);return l(
"td",{},...n.slice(1))}function ut(t){let e=l("span",{class:"bar"},C(t));return e.style.setProperty(
"--w",String(t)),e}var dt=({difference:t})=>t?`differ by ${C(t)} at most`:"are the same, but for rou\
nding";function Tt({positions:t,steps:e},s,n){let{writes:o,p:r,p_there:i}=e[n-1],c=t.slice(0,n).map(
({reads:a})=>a),p={class:"numbers compared"},u=["",`training, position ${n-1}`,`generation, step ${n}`];
return j(p,"Generation: step by step",u,[["input",lt(c,s),lt(s,c)],["predicts",t[n-1].says,o],[`p(${o}\
)`,ut(i),ut(r)],["logits",l("td",{colspan:2},dt(e[n-1]))]])}function Nt({positions:t,steps:e},s,n){let{
writes:o}=e[n-1],{must:r}=t[n-1],i=`Step ${n} of ${e.length} generates “${o}”.`,c=s.findIndex((u,a)=>u!==
t[a].reads);if(c>0)return`${i} The two have parted: at position ${c} training takes “${t[c].reads}\
” from the target, and generation its own “${s[c]}”.`;let p=`${i} Training has taken the same \
input, and its logits ${dt(e[n-1])}.`;return o===r?p:`${p} But the target has “${r}”: here the two\
 part.`}function _t(t,e){for(let{cells:s}of t.querySelectorAll("tbody tr"))for(let[n,o]of[...s].slice(
1).entries())o.classList.toggle("at",n===e)}function jt(t,e){let n=l("div",{class:"strips scroller",
...{tabindex:"0",role:"region","aria-label":"The two strips"}}),o=q("loss"),r=l("div"),i=D("",()=>p(
!n.matches(".undone")),O),c=(a=t.step()-1)=>{_t(r,a);let d=ct(t.pair(),a,f=>t.go(f+1));n.matches(".u\
ndone")&&d.setAttribute("aria-label",Ot),n.replaceChildren(d)};function p(a=n.matches(".undone")){let d=t.
pair();n.classList.toggle("undone",a),i.textContent=a?"Shift right":"Undo the shift";let f=Mt(d,a);o.
textContent!==f&&(o.textContent=f),r.replaceChildren(At((a?d.undone:d).positions,e)),c()}let u=({target:a})=>{
let d=a.closest(".number")?.cellIndex-1;c(t.pair().positions[d]?d:void 0)};for(let a of["pointerover",
"focusin"])r.addEventListener(a,u);for(let a of["pointerleave","focusout"])r.addEventListener(a,()=>c());
return{node:r,strips:n,loss:o,shift:i,draw:p}}function Kt(t){let e=()=>t.get("batch").pairs[t.get("s\
entence")],s=()=>e().steps.length,n=()=>Math.min(t.get("step"),s()),o=r=>R(t,{step:Math.min(Math.max(
r,1),s())});return{pair:e,total:s,step:n,go:o,read(){let r=e().steps.slice(0,n()-1);return[e().positions[0].
reads,...r.map(({writes:i})=>i)]},choose(r){R(t,{sentence:Number(r)}),o(n())}}}function Pt({model:t,
el:e}){let{pairs:s,whole:n}=t.get("batch"),o=Kt(t),r=g=>rt(g,1),i=nt(t,e,{sentence:K([...s.keys()]),
step:g=>K(r(o.total()))(g)}),c=Object.fromEntries(s.map(({src:g,tgt:b},S)=>[S,`${S}: ${g} → ${b}`])),
p=tt("Sentence",c,o.choose),u=Z("Step","t",r(o.pair().positions.length),o.go),[a,d]=Object.entries({
Previous:-1,Next:1}).map(([g,b])=>D(g,()=>o.go(o.step()+b),O)),f=q("verdict"),v=X(),x=g=>{v.textContent=
g},k=jt(o,x),h=_(),E=l("div",{class:"control"},a,d,k.shift),y=l("summary",{},"The whole batch, befor\
e the cut");Q(e,"shift-right","Shift right",V(p,u,{node:E}),k.strips,k.loss,l("div",{class:"two"},k.
node,h),f,v,l("details",{},y,z({...n,look(){}})),i.node);function $(){let[g,b,S]=[o.pair(),o.step(),
o.total()];p.show(t.get("sentence")),u.input.max=String(S-1),u.show(b,`${b} of ${S}`),a.setAttribute(
"aria-disabled",String(b===1)),d.setAttribute("aria-disabled",String(b===S)),x(""),k.draw(),h.replaceChildren(
Tt(g,o.read(),b)),f.textContent=Nt(g,o.read(),b),i.show()}return et(t,["sentence","step"],$)}var pt={
render:Pt};widget=pt;})();
export default widget;
