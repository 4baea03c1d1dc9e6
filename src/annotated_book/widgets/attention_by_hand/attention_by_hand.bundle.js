let widget;
(()=>{function i(t,e={},...n){return R(document.createElement(t),e,n)}function S(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return R(o,e,n)}function R(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function F(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",r,...o))}var z=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),U=()=>i("p",{class:"pointed","aria-hidden":"true"}),j=(...t)=>i("d\
iv",{class:"scroller"},...t),M={"data-lm-suppress-shortcuts":"true"};function V(t,e){let n=i("input",{type:"checkbox",...M});return n.addEventListener("change",()=>e(n.checked)),
{node:i("div",{class:"control"},i("label",{},n,t)),show(o){n.checked=o}}}function W(t,e,n){let o=Object.entries(e).map(([a,c])=>i("option",{value:a},c)),r=`menu-${Math.random()}`,
s=i("select",{id:r,...M},...o);return s.addEventListener("change",()=>n(s.value)),{node:i("div",{class:"\
control menu"},i("label",{for:r},t),s),show(a){s.value=a}}}function Y(t,e,n){let o=e.map(r=>`change:${r}`);
for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}var H=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function N(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}
function q(t){let e=i("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&rt(e.textContent)}),
o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var st=1e3,
L,I;function rt(t){L?.isConnected||(L=i("p",{class:"annotated-voice",role:"status"}),document.body.append(
L));let e=L;clearTimeout(I),I=setTimeout(()=>{e.textContent=t},st)}var at=t=>e=>t.find(n=>String(n)===e),B=at([!0,!1]),ct=t=>String(t);function Q(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(a.indexOf(r)>0?a.indexOf(r)+1:""),d=m=>(o[m]??ct)(t.get(m)),u=Object.keys(
n),p=Object.fromEntries(u.map(m=>[m,d(m)])),l=new URLSearchParams(location.search),f=[];for(let[m,y]of Object.
entries(n)){let E=l.get(`${c}.${m}`);if(E===null)continue;let x=y(E);x===void 0?f.push(m):t.set(m,x)}
let g=i("a",{},"Copy link to this setting"),v=i("span",{role:"status"});g.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let w=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},g,v,w),show(){let m=new URLSearchParams(location.search);for(let x of u){let A=d(x);A===p[x]?m.
delete(`${c}.${x}`):m.set(`${c}.${x}`,A)}v.textContent="";let y=r.closest("section[id]")?.id,E=m.size?
`?${m}`:location.pathname;g.setAttribute("href",`${E}${y?`#${y}`:""}`)}}}var X=t=>!t.matches(".none")&&!t.closest(".unwritten");function G(t,e){let n=()=>e.flat().find(X)??e[0][0],
o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("keydown",
s=>{let a=s.target,c=e.findIndex(f=>f.includes(a));if(c<0)return;let d=e[c].indexOf(a),[u,p]={ArrowUp:[
c-1,d],ArrowDown:[c+1,d],ArrowLeft:[c,d-1],ArrowRight:[c,d+1],Home:[c,0],End:[c,e[c].length-1]}[s.key]??
[null,null];if(u===null)return;s.preventDefault();let l=e[u]?.[p];!l||getComputedStyle(l).visibility===
"hidden"||(r(l),l.focus())}),()=>{X(o)||r(n())}}function it({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=i("td",{...r,...M},t);return s.style.setProperty("--w",String(n)),s}function J({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let a=r.map(l=>l.map(it)),c=o.map(l=>i("th",{scope:"\
col"},l)),d=a.map((l,f)=>i("tr",{},i("th",{scope:"row"},n[f]),...l)),u=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...c)),i("tbody",{},...d)),p=({
target:l})=>l.closest?.(".number")?.getAttribute("aria-label")??"";return u.addEventListener("pointe\
rover",l=>s(p(l))),u.addEventListener("pointerleave",()=>s("")),u.addEventListener("focusin",l=>s(p(
l))),u.addEventListener("focusout",()=>s("")),G(u,a),j(u)}var K=t=>t.replaceAll("-","−");function C(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?K(t.toExponential(0).replace("+","")):K(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var Z=t=>Number.isFinite(t)?K(String(Number(t.toPrecision(7)))):C(t);var D=(t,e=0)=>Array.from({length:t},(n,o)=>e+o),ut=t=>t.reduce((e,n)=>e+n,0),_=(t,e)=>t.reduce((n,o,r)=>n+
o*e[r],0);function tt(t){let e=Array.from(t),n=e.reduce((s,a)=>Math.max(s,a),-1/0),o=e.map(s=>Math.exp(s-n)),r=ut(
o);return o.map(s=>s/r)}function lt(t,e,n,o){let r=Math.hypot(t,e),[s,a]=r?[t/r,e/r]:[1,0],c=[t+n*s,e+n*a];return c.every(d=>Math.
abs(d)<1.06*o)?c:Math.abs(t)>Math.abs(e)?[t,e-Math.sign(e||1)*n]:[t-Math.sign(t||1)*n,e]}function pt(t,e,n){
let o=n/4,r=S("path",{class:`arrow ${e}`}),s=S("circle",{class:`end ${e}`,r:.3*o}),a=S("text",{class:e,
"font-size":.55*o},t);return{nodes:[r,s,a],end:s,show([c,d],u,p=0){r.style.setProperty("--w",String(
p)),r.setAttribute("d",`M0 0L${c} ${-d}`),s.setAttribute("cx",c),s.setAttribute("cy",String(-d));let[
l,f]=lt(c,d,.78*o,n);a.setAttribute("x",String(l)),a.setAttribute("y",String(.2*o-f));for(let g of[r,
s,a])g.classList.toggle("chosen",u)}}}function dt(t,e,n,o,r){t.addEventListener("pointerdown",s=>{t.
setPointerCapture(s.pointerId),o(),s.preventDefault()}),t.addEventListener("touchstart",s=>s.preventDefault(),
{passive:!1}),t.addEventListener("pointermove",s=>{if(!t.hasPointerCapture(s.pointerId))return;let a=new DOMPoint(
s.clientX,s.clientY),{x:c,y:d}=a.matrixTransform(e.getScreenCTM().inverse()),u=p=>Math.round(Math.min(
Math.max(p,-n),n)*10)/10||0;r(u(c),u(-d))})}function ft(t){let e=t*1.15,n=t/4,o=`${-e} ${-e} ${2*e} ${2*
e}`,r=D(9,-4).map(a=>{let d=`${`M${a*n} ${-t}V${t}`}M${-t} ${a*n}H${t}`;return S("path",{class:a?"li\
ne":"axis",d})}),s=S("svg",{viewBox:o,"aria-hidden":"true"},...r);return s.style.setProperty("--unit",
String(n)),s}function et(t,e,n,o,{choose:r,move:s}){let a=ft(o),c=(f,g)=>D(n).map(v=>pt(`${f}${v}`,g,
o)),d=c(t[0],t),u=t==="value"?c("o","output"):[];for(let{nodes:f}of[...d,...u])a.append(...f);for(let[
f,{end:g}]of d.entries())dt(g,a,o,()=>r(f),(v,w)=>s(f,v,w));let p=t==="value"?[" and the output o"]:
[],l=i("figcaption",{},i("span",{class:t},`${e} ${t[0]}`),...p);return{node:i("figure",{},l,a),show(f,g,v,w){
for(let[m,{show:y}]of d.entries()){let E=t==="value"?w[m]:0;y(f[m],t==="query"&&m===v,E)}for(let[m,{
show:y}]of u.entries())y(g[m],m===v)}}}var P={query:"Queries",key:"Keys",value:"Values"},nt=["query","key","value","scale","word"],mt="Drag\
 the end of an arrow. Values are as broad as their weights; o is their weighted sum.",ht=/^-?\d{1,3}(\.\d{1,4})?$/;
function gt({query:t,key:e,value:n,scale:o}){let r=t.map(p=>e.map(l=>_(p,l))),s=o?Math.sqrt(e[0].length):
1,a=r.map(p=>p.map(l=>l/s)),c=a.map(tt),d=p=>n.map(l=>l[p]),u=c.map(p=>n[0].map((l,f)=>_(p,d(f))));return{
scores:r,scaled:a,weights:c,output:u}}function vt({weights:t,output:e},n,o){let r=Math.max(...t[o]),
a=t[o].filter(c=>c>r-1e-12).length>1?"several tokens alike":`“${n[t[o].indexOf(r)]}”`;return`“${n[o]}\
” attends most to ${a}, with ${C(100*r,1)}% of its weight; its output is (${e[o].map(c=>C(c)).join(
", ")}).`}function bt(t,e){let n=a=>ht.test(a)&&Math.abs(Number(a))<=e,o=a=>{let c=a.split(";").map(
u=>u.split(","));return c.length===t.length&&c.every(u=>u.length===2)&&c.flat().every(n)?c.map(u=>u.
map(Number)):void 0},r=t.map((a,c)=>String(c));return{query:o,key:o,value:o,scale:B,word:a=>r.includes(
a)?Number(a):void 0}}var k=t=>t.map(e=>e.join(",")).join(";"),wt={query:k,key:k,value:k};function xt(t,e,n,o,r){
let s=i("input",{type:"number",step:.1,min:-n,max:n,"aria-label":e,class:t,...M});return s.addEventListener(
"input",()=>{let a=s.value.trim()===""?NaN:Number(s.value),c=Math.abs(a)<=n;s.setAttribute("aria-inv\
alid",String(!c)),c?o(a):r(`The ${e}, must be a number from −${n} to ${n}.`)}),{input:s,show(a){(Number(
s.value)!==a||s.value==="")&&(s.value=a),s.setAttribute("aria-invalid","false")}}}function yt(t,e,n,o){
let r=[],s=(u,p,l)=>{let f=`${u} of “${t[p]}”, feature ${l}`,g=m=>n(u,p,l,m),{input:v,show:w}=xt(
u,f,e,g,o);return r.push(m=>w(m[u][p][l])),v},a=Object.entries(P).map(([u,p])=>i("th",{scope:"col",class:u},
p)),c=t.map((u,p)=>{let l=Object.keys(P).map(f=>i("td",{},i("div",{},s(f,p,0),s(f,p,1))));return i("\
tr",{},i("th",{scope:"row"},`${p} ${u}`),...l)});return{node:i("table",{class:"numbers vectors"},i("\
caption",{},"The vectors"),i("thead",{},i("tr",{},i("td"),...a)),i("tbody",{},...c)),show(u){for(let p of r)
p(u)}}}function $t({title:t,corner:e="query ↓ key →",numbers:n,columns:o,sentence:r,share:s=p=>0,
digits:a=2},c,d,u){let p=n.map((l,f)=>l.map((g,v)=>({text:C(g,a),say:`${r(c[f],o[v])}, exactly ${Z(g)}\
.`,share:s(g),kinds:f===d?["chosen"]:[]})));return J({title:t,corner:e,rows:c,columns:o,cells:p,look:u})}
function Et({scores:t,scaled:e,weights:n,output:o},r,{word:s,scale:a},c){let d=l=>$t(l,r,s,c),u=(l,f,g)=>({
title:l,numbers:g,columns:r,sentence:(v,w)=>`${f} of the query of “${v}” and the key of “${w}”`}),
p=u("3. Weights: softmax of each row","weight",n);return[d(u("1. Scores: q · k","score",t)),a?d(u("\
2. Divided by √2","scaled score",e)):i("p",{class:"hint"},"2. Not divided by anything."),d({...p,share:l=>l,
digits:3}),d({title:"4. Output: weights · v",corner:"",numbers:o,columns:["feature 0","feature 1"],
sentence:(l,f)=>`output of “${l}”, ${f}`})]}function St({model:t,el:e}){let{words:n,reach:o}=t.get(
"given"),r=Q(t,e,bt(n,o),wt),s=(h,b,$)=>N(t,{[h]:t.get(h).with(b,$)}),a=(h,b,$,O)=>{let T=t.get(h)[b];
s(h,b,T.with($,Math.round(O*1e4)/1e4||0)),A()},c=V("Divide the scores by √d_k = √2",h=>N(t,{scale:h})),
d=Object.fromEntries(n.map((h,b)=>[b,h])),u=W("Chosen query",d,h=>N(t,{word:Number(h)})),p=Object.keys(
P),l=p.map(h=>et(h,P[h],n.length,o,{move:(b,$,O)=>s(h,b,[$,O]),choose:b=>h==="query"&&N(t,{word:b})})),
[f,g]=[q("verdict"),q("error")],[v,w]=[i("div",{class:"steps"}),U()],m=yt(n,o,a,h=>{g.textContent=h,
f.textContent="",v.inert=!0,x("")}),y=i("summary",{},"Type the vectors"),E=i("details",{},y,j(m.node),
g),x=h=>w.replaceChildren(h);F(e,"attention-by-hand","Attention by hand",z(u,c),i("div",{class:"plan\
es"},...l.map(({node:h})=>h)),i("p",{class:"hint"},mt),f,v,w,i("div",{class:"foot"},E,r.node));function A(){
let h=H(t,nt),{word:b}=h,$=gt(h);c.show(h.scale),u.show(b),g.textContent="",m.show(h);for(let[O,{show:T}]of l.
entries())T(h[p[O]],$.output,b,$.weights[b]);v.inert=!1,v.replaceChildren(...Et($,n,h,x)),f.textContent=
vt($,n,b),x(""),r.show()}return Y(t,nt,A)}var ot={render:St};widget=ot;})();
export default widget;
