let widget;
(()=>{function i(t,e={},...s){return J(document.createElement(t),e,s)}function E(t,e={},...s){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return J(n,e,s)}function J(t,e,s){for(let[n,o]of Object.
entries(e))t.setAttribute(n,o);return t.append(...s),t}function Q(t,e,s,...n){let o={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(i("div",o,...n))}var V=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),X=()=>i("p",{class:"pointed","aria-hidden":"true"}),N=(...t)=>i("d\
iv",{class:"scroller"},...t);function _(t,e,s,n){let o=(u,c,d)=>d.map(f=>f instanceof HTMLTableCellElement?
f:i(u,c,f)),r=[...o("td",{},s.slice(0,1)),...o("th",{scope:"col"},s.slice(1))],l=n.map(u=>{let c=o("\
th",{scope:"row"},u.slice(0,1));return i("tr",{},...c,...o("td",{},u.slice(1)))}),a=e?[i("caption",{},
e)]:[],p=i("thead",{},i("tr",{},...r));return i("table",t,...a,p,i("tbody",{},...l))}var S={"data-lm\
-suppress-shortcuts":"true"};function I(t,e,s={}){let n=i("button",{type:"button",...s},t);return n.
addEventListener("click",e),n}function $t(t,e,s,n){let o=i("input",{type:"range",...s,...S}),r=i("ou\
tput",{"aria-live":"off"}),l=i("span",{},t," ",i("code",{},e));return o.addEventListener("input",()=>n(
Number(o.value))),{node:i("div",{class:"control"},i("label",{},l,o),r),input:o,output:r}}function Z(t,e,s,n){let o={min:0,max:s.length-1},r=u=>n(s[u]),{node:l,input:a,output:p}=$t(t,e,o,r);
return{node:l,input:a,show(u,c=String(u)){a.value=String(s.indexOf(u)),a.setAttribute("aria-valuetex\
t",c),p.textContent=c}}}function tt(t,e,s){let n=Object.entries(e).map(([l,a])=>i("option",{value:l},a)),o=`menu-${Math.random()}`,
r=i("select",{id:o,...S},...n);return r.addEventListener("change",()=>s(r.value)),{node:i("div",{class:"\
control menu"},i("label",{for:o},t),r),show(l){r.value=l}}}function et(t,e,s){let n=e.map(o=>`change\
:${o}`);for(let o of n)t.on(o,s);return s(),()=>{for(let o of n)t.off(o,s)}}function D(t,e){for(let[s,n]of Object.entries(e))t.set(s,n);t.save_changes()}function R(t){let e=i("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&yt(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,n)),e}var vt=1e3,T,H;function yt(t){T?.isConnected||
(T=i("p",{class:"annotated-voice",role:"status"}),document.body.append(T));let e=T;clearTimeout(H),H=
setTimeout(()=>{e.textContent=t},vt)}var j=t=>e=>t.find(s=>String(s)===e),Wt=j([!0,!1]),kt=t=>String(t);function nt(t,e,s,n={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,l=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(l.indexOf(o)>0?l.indexOf(o)+1:""),p=h=>(n[h]??kt)(t.get(h)),u=Object.keys(
s),c=Object.fromEntries(u.map(h=>[h,p(h)])),d=new URLSearchParams(location.search),f=[];for(let[h,y]of Object.
entries(s)){let v=d.get(`${a}.${h}`);if(v===null)continue;let m=y(v);m===void 0?f.push(h):t.set(h,m)}
let $=i("a",{},"Copy link to this setting"),x=i("span",{role:"status"});$.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",$.getAttribute(
"href"));try{await navigator.clipboard.writeText($.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let O=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},$,x,O),show(){let h=new URLSearchParams(location.search);for(let m of u){let b=p(m);b===c[m]?h.
delete(`${a}.${m}`):h.set(`${a}.${m}`,b)}x.textContent="";let y=o.closest("section[id]")?.id,v=h.size?
`?${h}`:location.pathname;$.setAttribute("href",`${v}${y?`#${y}`:""}`)}}}var ot=t=>!t.matches(".none")&&!t.closest(".unwritten");function st(t,e){let s=()=>e.flat().find(ot)??
e[0][0],n=s();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let l=r.target,a=e.findIndex(f=>f.includes(l));if(a<0)return;let p=e[a].indexOf(l),[u,c]={
ArrowUp:[a-1,p],ArrowDown:[a+1,p],ArrowLeft:[a,p-1],ArrowRight:[a,p+1],Home:[a,0],End:[a,e[a].length-
1]}[r.key]??[null,null];if(u===null)return;r.preventDefault();let d=e[u]?.[c];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{ot(n)||o(s())}}function Et({text:t,say:e,share:s=0,kinds:n=[]}){let o={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=i("td",{...o,...S},t);return r.style.setProperty("--w",String(s)),r}function W({
title:t,corner:e="",rows:s,columns:n,cells:o,look:r}){let l=o.map(d=>d.map(Et)),a={class:"grid numbe\
rs",role:"grid"},p=l.map((d,f)=>[s[f],...d]),u=_(a,t,[e,...n],p),c=({target:d})=>d.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return u.addEventListener("pointerover",d=>r(c(d))),u.addEventListener(
"pointerleave",()=>r("")),u.addEventListener("focusin",d=>r(c(d))),u.addEventListener("focusout",()=>r(
"")),st(u,l),N(u)}var q=t=>t.replaceAll("-","−");function z(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let s=Math.abs(t);return s&&(s>=1e4||s<.5*10**-e)?q(
t.toExponential(0).replace("+","")):q(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var L=t=>Number.isFinite(
t)?q(String(Number(t.toPrecision(7)))):z(t);var F=(t,e=0)=>Array.from({length:t},(s,n)=>e+n);var[K,M,C]=[26,8,92],St="✗ masked: the next token would be its own answer",Lt="the last position a\
ttends to all of tgt_in",A=(t,e,s,n="")=>E("text",{x:t,y:e,class:n},s);function rt(t,e,s){let[n,o]=[
M+K,C-2],r=Math.hypot(e-t,o-n),[l,a]=[(e-t)/r,(o-n)/r],p=c=>`${e-7*l-c*4*a} ${o-7*a+c*4*l}`,u=`M${t}\
 ${n}L${e} ${o}M${p(1)}L${e} ${o}L${p(-1)}`;return E("path",{d:u,class:s})}function at({dropped:[t,e],
positions:s},n,o){let r=s.flatMap(({reads:g,must:w})=>[g,w]),l=[t,e,...r],a=Math.max(...l.map(g=>g.length)),
p=Math.max(8.1*a+10,56),u=g=>(g+1)*(p+6)+2,c=g=>u(g)+p/2,d=(g,w,Y,B)=>{let bt=E("rect",{x:u(w),y:Y,width:p,
height:K,rx:13}),wt=A(c(w),Y+17,g),G=E("g",{class:B},bt,wt);return s[w]&&!B.includes("cut")&&G.addEventListener(
"click",()=>o(w)),G},{sees:f,must:$}=s[n],x=s.length,O=g=>f.includes(g)?"seen":"unseen",h=n+1<x&&!f.
includes(n+1),y=c(n+1),v=c(n),m=h?St:x>n+1?"":Lt,b=A(2,C+K+19,m,"start"),k=A((y+v)/2,(M+C+K)/2+6,"✗",
"leak"),pt=h?[rt(y,v,"leak"),k]:[],ft=f.map(g=>rt(c(g),v,"sight")),ht=[E("g",{class:"upper"},A(c(-1),
M+17,"tgt_in","name"),...s.map(({reads:g},w)=>d(g,w,M,O(w))),d(e,x,M,"cut")),A(c(x),C+17,"tgt_out","\
name"),d(t,-1,C,"cut"),...s.map(({must:g},w)=>d(g,w,C,w===n?"here":"")),E("g",{class:"lines"},...ft,
...pt,b)],U=Math.max(u(x+1),340),mt=f.map(g=>s[g].reads).join(" "),gt=`tgt_in above tgt_out, slid by\
 one. Position ${n} attends to ${mt||"nothing"} and must predict ${$}.${h?" The leak would be an arr\
ow from the next token, its answer.":""}`,xt={viewBox:`0 0 ${U} 142`,role:"img","aria-label":gt},P=E(
"svg",xt,...ht);return P.style.setProperty("--wide",`${U}px`),P.style.setProperty("--place",`${p+6}p\
x`),P}var Ot="The target twice, each token above itself",ct=["tgt_out","predicts","p(tgt_out)","counted"];
function Ct({must:t,says:e,p:s,right_p:n,sees:o,counts:r},l,a){let p=r&&e!==t,[u,c]=r?p?[" ✗",", w\
rong"]:[" ✓",", right"]:["",""],d=o.map(f=>a[f].reads).join(" ")||"nothing";return[{text:t,say:`to\
 be predicted at position ${l}, which attends to ${d}`},{text:e+u,say:`likeliest at position ${l}, p\
robability ${L(s)}${c}`,kinds:p?["wrong"]:[]},{text:z(n,3),share:n,say:`probability of ${t} at posit\
ion ${l}, exactly ${L(n)}`},{text:r?"yes":"no",say:`position ${l} ${r?"counts":"does not count: its \
target is padding"}`}]}function At(t,e){let s=t.map(Ct);return W({title:"Training: one pass",corner:"\
position",rows:ct,columns:[...s.keys()],cells:ct.map((n,o)=>s.map(r=>r[o])),look:e})}function Mt({loss:t,
undone:e},s){return s?`Loss without the shift: ${L(e.loss)} nats. Each position has its answer as it\
s input, and this model predicts what comes after it.`:`Loss: ${L(t)} nats, the mean of −ln p(tgt_ou\
t).`}function it(t,e){let s=(o,r)=>o===e[r]?o:i("mark",{},o),n=t.flatMap((o,r)=>[" ",s(o,r)]);return i(
"td",{},...n.slice(1))}function lt(t){let e=i("span",{class:"bar"},L(t));return e.style.setProperty(
"--w",String(t)),e}var ut=({difference:t})=>t?`differ by ${L(t)} at most`:"are the same, but for rou\
nding";function Tt({positions:t,steps:e},s,n){let{writes:o,p:r,p_there:l}=e[n-1],a=t.slice(0,n).map(
({reads:c})=>c),p={class:"numbers compared"},u=["",`training, position ${n-1}`,`generation, step ${n}`];
return _(p,"Generation: step by step",u,[["input",it(a,s),it(s,a)],["predicts",t[n-1].says,o],[`p(${o}\
)`,lt(l),lt(r)],["logits",i("td",{colspan:2},ut(e[n-1]))]])}function Nt({positions:t,steps:e},s,n){let{
writes:o}=e[n-1],{must:r}=t[n-1],l=`Step ${n} of ${e.length} generates “${o}”.`,a=s.findIndex((u,c)=>u!==
t[c].reads);if(a>0)return`${l} The two have parted: at position ${a} training takes “${t[a].reads}\
” from the target, and generation its own “${s[a]}”.`;let p=`${l} Training has taken the same \
input, and its logits ${ut(e[n-1])}.`;return o===r?p:`${p} But the target has “${r}”: here the two\
 part.`}function _t(t,e){for(let{cells:s}of t.querySelectorAll("tbody tr"))for(let[n,o]of[...s].slice(
1).entries())o.classList.toggle("at",n===e)}function jt(t,e){let n=i("div",{class:"strips scroller",
...{tabindex:"0",role:"region","aria-label":"The two strips"}}),o=R("loss"),r=i("div"),l=I("",()=>p(
!n.matches(".undone")),S),a=(c=t.step()-1)=>{_t(r,c);let d=at(t.pair(),c,f=>t.go(f+1));n.matches(".u\
ndone")&&d.setAttribute("aria-label",Ot),n.replaceChildren(d)};function p(c=n.matches(".undone")){let d=t.
pair();n.classList.toggle("undone",c),l.textContent=c?"Shift right":"Undo the shift";let f=Mt(d,c);o.
textContent!==f&&(o.textContent=f),r.replaceChildren(At((c?d.undone:d).positions,e)),a()}let u=({target:c})=>{
let d=c.closest(".number")?.cellIndex-1;a(t.pair().positions[d]?d:void 0)};for(let c of["pointerover",
"focusin"])r.addEventListener(c,u);for(let c of["pointerleave","focusout"])r.addEventListener(c,()=>a());
return{node:r,strips:n,loss:o,shift:l,draw:p}}function Kt(t){let e=()=>t.get("batch").pairs[t.get("s\
entence")],s=()=>e().steps.length,n=()=>Math.min(t.get("step"),s()),o=r=>D(t,{step:Math.min(Math.max(
r,1),s())});return{pair:e,total:s,step:n,go:o,read(){let r=e().steps.slice(0,n()-1);return[e().positions[0].
reads,...r.map(({writes:l})=>l)]},choose(r){D(t,{sentence:Number(r)}),o(n())}}}function Pt({model:t,
el:e}){let{pairs:s,whole:n}=t.get("batch"),o=Kt(t),r=nt(t,e,{sentence:j([...s.keys()]),step:m=>j(F(o.
total(),1))(m)}),l=Object.fromEntries(s.map(({src:m,tgt:b},k)=>[k,`${k}: ${m} → ${b}`])),a=tt("Sen\
tence",l,o.choose),p=Z("Step","t",F(o.pair().positions.length,1),o.go),[u,c]=Object.entries({Previous:-1,
Next:1}).map(([m,b])=>I(m,()=>o.go(o.step()+b),S)),d=R("verdict"),f=X(),$=m=>{f.textContent=m},x=jt(
o,$),O=N(),h=i("div",{class:"control"},u,c,x.shift),y=i("summary",{},"The whole batch, before the cu\
t");Q(e,"shift-right","Shift right",V(a,p,{node:h}),x.strips,x.loss,i("div",{class:"two"},x.node,O),
d,f,i("details",{},y,W({...n,look(){}})),r.node);function v(){let[m,b,k]=[o.pair(),o.step(),o.total()];
a.show(t.get("sentence")),p.input.max=String(k-1),p.show(b,`${b} of ${k}`),u.setAttribute("aria-disa\
bled",String(b===1)),c.setAttribute("aria-disabled",String(b===k)),$(""),x.draw(),O.replaceChildren(
Tt(m,o.read(),b)),d.textContent=Nt(m,o.read(),b),r.show()}return et(t,["sentence","step"],v)}var dt={
render:Pt};widget=dt;})();
export default widget;
