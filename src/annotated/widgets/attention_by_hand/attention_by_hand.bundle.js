let widget;
(()=>{function i(t,e={},...n){return R(document.createElement(t),e,n)}function $(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return R(o,e,n)}function R(t,e,n){for(let[o,r]of Object.
entries(e))t.setAttribute(o,r);return t.append(...n),t}function F(t,e,n,...o){let r={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",r,...o))}var U=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),V=()=>i("p",{class:"pointed","aria-hidden":"true"}),L=(...t)=>i("d\
iv",{class:"scroller"},...t),E={"data-lm-suppress-shortcuts":"true"};function W(t,e){let n=i("input",{type:"checkbox",...E});return n.addEventListener("change",()=>e(n.checked)),
{node:i("div",{class:"control"},i("label",{},n,t)),show(o){n.checked=o}}}function Y(t,e,n){let o=Object.entries(e).map(([a,c])=>i("option",{value:a},c)),r=`menu-${Math.random()}`,
s=i("select",{id:r,...E},...o);return s.addEventListener("change",()=>n(s.value)),{node:i("div",{class:"\
control menu"},i("label",{for:r},t),s),show(a){s.value=a}}}function z(t,e,n){let o=e.map(r=>`change:${r}`);
for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)t.off(r,n)}}var H=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function M(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}
function P(t){let e=i("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&st(e.textContent)}),
o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var ot=1e3,
O,K;function st(t){O?.isConnected||(O=i("p",{class:"annotated-voice",role:"status"}),document.body.append(
O));let e=O;clearTimeout(K),K=setTimeout(()=>{e.textContent=t},ot)}var rt=t=>e=>t.find(n=>String(n)===e),B=rt([!0,!1]),at=t=>String(t);function Q(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(a.indexOf(r)>0?a.indexOf(r)+1:""),f=new URLSearchParams(location.search),
u=[];for(let[d,h]of Object.entries(n)){let v=f.get(`${c}.${d}`);if(v===null)continue;let b=h(v);b===
void 0?u.push(d):t.set(d,b)}let p=i("a",{},"Link to this setting"),l=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:i("p",{class:"addre\
ss"},p,l),show(){let d=new URLSearchParams(location.search);for(let v of Object.keys(n))d.set(`${c}.${v}`,
(o[v]??at)(t.get(v)));let h=r.closest("section[id]")?.id;p.setAttribute("href",`?${d}${h?`#${h}`:""}`)}}}function X(t,e){let n=e[0][0];n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener(
"keydown",r=>{let s=r.target,a=e.findIndex(l=>l.includes(s));if(a<0)return;let c=e[a].indexOf(s),[f,
u]={ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,e[a].length-
1]}[r.key]??[null,null];if(f===null)return;r.preventDefault();let p=e[f]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{n.closest(".unwritten")&&o(e[0][0])}}function ct({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=i("td",{...r,...E},t);return s.style.setProperty("--w",String(n)),s}function G({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let a=r.map(l=>l.map(ct)),c=o.map(l=>i("th",{scope:"\
col"},l)),f=a.map((l,d)=>i("tr",{},i("th",{scope:"row"},n[d]),...l)),u=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},e),...c)),i("tbody",{},...f)),p=({
target:l})=>l.closest?.(".number")?.getAttribute("aria-label")??"";return u.addEventListener("pointe\
rover",l=>s(p(l))),u.addEventListener("pointerleave",()=>s("")),u.addEventListener("focusin",l=>s(p(
l))),u.addEventListener("focusout",()=>s("")),X(u,a),L(u)}var q=t=>t.replaceAll("-","−");function A(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?q(t.toExponential(0).replace("+","")):q(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var J=t=>Number.isFinite(t)?q(String(Number(t.toPrecision(7)))):A(t);var T=(t,e=0)=>Array.from({length:t},(n,o)=>e+o),it=t=>t.reduce((e,n)=>e+n,0),_=(t,e)=>t.reduce((n,o,r)=>n+
o*e[r],0);function Z(t){let e=Array.from(t),n=e.reduce((s,a)=>Math.max(s,a),-1/0),o=e.map(s=>Math.exp(s-n)),r=it(
o);return o.map(s=>s/r)}function ut(t,e,n,o){let r=Math.hypot(t,e),[s,a]=r?[t/r,e/r]:[1,0],c=[t+n*s,e+n*a];return c.every(f=>Math.
abs(f)<1.06*o)?c:Math.abs(t)>Math.abs(e)?[t,e-Math.sign(e||1)*n]:[t-Math.sign(t||1)*n,e]}function lt(t,e,n){
let o=n/4,r=$("path",{class:`arrow ${e}`}),s=$("circle",{class:`end ${e}`,r:.3*o}),a=$("text",{class:e,
"font-size":.55*o},t);return{nodes:[r,s,a],end:s,show([c,f],u,p=0){r.style.setProperty("--w",String(
p)),r.setAttribute("d",`M0 0L${c} ${-f}`),s.setAttribute("cx",c),s.setAttribute("cy",String(-f));let[
l,d]=ut(c,f,.78*o,n);a.setAttribute("x",String(l)),a.setAttribute("y",String(.2*o-d));for(let h of[r,
s,a])h.classList.toggle("chosen",u)}}}function pt(t,e,n,o,r){t.addEventListener("pointerdown",s=>{t.
setPointerCapture(s.pointerId),o(),s.preventDefault()}),t.addEventListener("touchstart",s=>s.preventDefault(),
{passive:!1}),t.addEventListener("pointermove",s=>{if(!t.hasPointerCapture(s.pointerId))return;let a=new DOMPoint(
s.clientX,s.clientY),{x:c,y:f}=a.matrixTransform(e.getScreenCTM().inverse()),u=p=>Math.round(Math.min(
Math.max(p,-n),n)*10)/10||0;r(u(c),u(-f))})}function dt(t){let e=t*1.15,n=t/4,o=`${-e} ${-e} ${2*e} ${2*
e}`,r=T(9,-4).map(a=>{let f=`${`M${a*n} ${-t}V${t}`}M${-t} ${a*n}H${t}`;return $("path",{class:a?"li\
ne":"axis",d:f})}),s=$("svg",{viewBox:o,"aria-hidden":"true"},...r);return s.style.setProperty("--un\
it",String(n)),s}function tt(t,e,n,o,{choose:r,move:s}){let a=dt(o),c=(d,h)=>T(n).map(v=>lt(`${d}${v}`,
h,o)),f=c(t[0],t),u=t==="value"?c("o","output"):[];for(let{nodes:d}of[...f,...u])a.append(...d);for(let[
d,{end:h}]of f.entries())pt(h,a,o,()=>r(d),(v,b)=>s(d,v,b));let p=t==="value"?[" and the output o"]:
[],l=i("figcaption",{},i("span",{class:t},`${e} ${t[0]}`),...p);return{node:i("figure",{},l,a),show(d,h,v,b){
for(let[w,{show:y}]of f.entries()){let N=t==="value"?b[w]:0;y(d[w],t==="query"&&w===v,N)}for(let[w,{
show:y}]of u.entries())y(h[w],w===v)}}}var C={query:"Queries",key:"Keys",value:"Values"},et=["query","key","value","scale","word"],ft="Drag\
 the end of an arrow. Values are as broad as their weights; o is their weighted sum.",mt=/^-?\d{1,3}(\.\d{1,4})?$/;
function ht({query:t,key:e,value:n,scale:o}){let r=t.map(p=>e.map(l=>_(p,l))),s=o?Math.sqrt(e[0].length):
1,a=r.map(p=>p.map(l=>l/s)),c=a.map(Z),f=p=>n.map(l=>l[p]),u=c.map(p=>n[0].map((l,d)=>_(p,f(d))));return{
scores:r,scaled:a,weights:c,output:u}}function vt({weights:t,output:e},n,o){let r=Math.max(...t[o]),
a=t[o].filter(c=>c>r-1e-12).length>1?"several tokens alike":`“${n[t[o].indexOf(r)]}”`;return`“${n[o]}\
” attends most to ${a}, with ${A(100*r,1)} % of its weight; its output is (${e[o].map(c=>A(c)).join(
", ")}).`}function gt(t,e){let n=a=>mt.test(a)&&Math.abs(Number(a))<=e,o=a=>{let c=a.split(";").map(
u=>u.split(","));return c.length===t.length&&c.every(u=>u.length===2)&&c.flat().every(n)?c.map(u=>u.
map(Number)):void 0},r=t.map((a,c)=>String(c));return{query:o,key:o,value:o,scale:B,word:a=>r.includes(
a)?Number(a):void 0}}var D=t=>t.map(e=>e.join(",")).join(";"),bt={query:D,key:D,value:D};function wt(t,e,n,o,r){
let s=i("input",{type:"number",step:.1,min:-n,max:n,"aria-label":e,class:t,...E});return s.addEventListener(
"input",()=>{let a=s.value.trim()===""?NaN:Number(s.value),c=Math.abs(a)<=n;s.setAttribute("aria-inv\
alid",String(!c)),c?o(a):r(`The ${e}, must be a number from −${n} to ${n}.`)}),{input:s,show(a){(Number(
s.value)!==a||s.value==="")&&(s.value=a),s.setAttribute("aria-invalid","false")}}}function xt(t,e,n,o){
let r=[],s=(u,p,l)=>{let d=`${u} of “${t[p]}”, feature ${l}`,h=w=>n(u,p,l,w),{input:v,show:b}=wt(
u,d,e,h,o);return r.push(w=>b(w[u][p][l])),v},a=Object.entries(C).map(([u,p])=>i("th",{scope:"col",class:u},
p)),c=t.map((u,p)=>{let l=Object.keys(C).map(d=>i("td",{},i("div",{},s(d,p,0),s(d,p,1))));return i("\
tr",{},i("th",{scope:"row"},`${p} ${u}`),...l)});return{node:i("table",{class:"numbers vectors"},i("\
caption",{},"The vectors"),i("thead",{},i("tr",{},i("td"),...a)),i("tbody",{},...c)),show(u){for(let p of r)
p(u)}}}function yt({title:t,corner:e="query ↓ key →",numbers:n,columns:o,sentence:r,share:s=p=>0,
digits:a=2},c,f,u){let p=n.map((l,d)=>l.map((h,v)=>({text:A(h,a),say:`${r(c[d],o[v])}, exactly ${J(h)}\
.`,share:s(h),kinds:d===f?["chosen"]:[]})));return G({title:t,corner:e,rows:c,columns:o,cells:p,look:u})}
function $t({scores:t,scaled:e,weights:n,output:o},r,{word:s,scale:a},c){let f=l=>yt(l,r,s,c),u=(l,d,h)=>({
title:l,numbers:h,columns:r,sentence:(v,b)=>`${d} of the query of “${v}” and the key of “${b}”`}),
p=u("3. Weights: softmax of each row","weight",n);return[f(u("1. Scores: q · k","score",t)),a?f(u("\
2. Divided by √2","scaled score",e)):i("p",{class:"hint"},"2. Not divided by anything."),f({...p,share:l=>l,
digits:3}),f({title:"4. Output: weights · v",corner:"",numbers:o,columns:["feature 0","feature 1"],
sentence:(l,d)=>`output of “${l}”, ${d}`})]}function Et({model:t,el:e}){let{words:n,reach:o}=t.get(
"given"),r=Q(t,e,gt(n,o),bt),s=(m,g,x)=>M(t,{[m]:t.get(m).with(g,x)}),a=(m,g,x,S)=>{let j=t.get(m)[g];
s(m,g,j.with(x,Math.round(S*1e4)/1e4||0)),I()},c=W("Divide the scores by √d_k = √2",m=>M(t,{scale:m})),
f=Object.fromEntries(n.map((m,g)=>[g,m])),u=Y("Chosen query",f,m=>M(t,{word:Number(m)})),p=Object.keys(
C),l=p.map(m=>tt(m,C[m],n.length,o,{move:(g,x,S)=>s(m,g,[x,S]),choose:g=>m==="query"&&M(t,{word:g})})),
[d,h]=[P("verdict"),P("error")],v=xt(n,o,a,m=>{h.textContent=m}),b=i("summary",{},"Type the vectors"),
w=i("details",{},b,L(v.node),h),y=i("div",{class:"steps"}),N=V(),k=m=>{N.textContent=m};F(e,"attenti\
on-by-hand","Attention by hand",U(u,c),i("div",{class:"planes"},...l.map(({node:m})=>m)),i("p",{class:"\
hint"},ft),d,y,N,i("div",{class:"foot"},w,r.node));function I(){let m=H(t,et),{word:g}=m,x=ht(m);c.show(
m.scale),u.show(g),h.textContent="",v.show(m);for(let[S,{show:j}]of l.entries())j(m[p[S]],x.output,g,
x.weights[g]);y.replaceChildren(...$t(x,n,m,k)),d.textContent=vt(x,n,g),k(""),r.show()}return z(t,et,
I)}var nt={render:Et};widget=nt;})();
export default widget;
