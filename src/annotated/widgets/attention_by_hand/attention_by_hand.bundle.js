let widget;
(()=>{function u(t,n={},...e){return _(document.createElement(t),n,e)}function E(t,n={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",t);return _(s,n,e)}function _(t,n,e){for(let[s,o]of Object.
entries(n))t.setAttribute(s,o);return t.append(...e),t}function I(t,n,e,...s){let o={class:`annotate\
d-view ${n}`,role:"group","aria-label":e};t.append(u("div",o,...s))}var R=(...t)=>u("div",{class:"co\
ntrols"},...t.map(({node:n})=>n)),F=()=>u("p",{class:"pointed","aria-hidden":"true"}),L=(...t)=>u("d\
iv",{class:"scroller"},...t),S={"data-lm-suppress-shortcuts":"true"};function U(t,n){let e=u("input",{type:"checkbox",...S});return e.addEventListener("change",()=>n(e.checked)),
{node:u("div",{class:"control"},u("label",{},e,t)),show(s){e.checked=s}}}function W(t,n,e){let s=Object.entries(n).map(([a,c])=>u("option",{value:a},c)),o=`menu-${Math.random()}`,
r=u("select",{id:o,...S},...s);return r.addEventListener("change",()=>e(r.value)),{node:u("div",{class:"\
control menu"},u("label",{for:o},t),r),show(a){r.value=a}}}function Y(t,n,e){let s=n.map(o=>`change:${o}`);
for(let o of s)t.on(o,e);return e(),()=>{for(let o of s)t.off(o,e)}}var z=(t,n)=>Object.fromEntries(
n.map(e=>[e,t.get(e)]));function M(t,n){for(let[e,s]of Object.entries(n))t.set(e,s);t.save_changes()}
function k(t){let n=u("p",{class:t}),e=new MutationObserver(()=>{n.textContent&&nt(n.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(n,s)),n}var et=1e3,
N,D;function nt(t){N?.isConnected||(N=u("p",{class:"annotated-voice",role:"status"}),document.body.append(
N));let n=N;clearTimeout(D),D=setTimeout(()=>{n.textContent=t},et)}var ot=t=>n=>t.find(e=>String(e)===n),V=ot([!0,!1]),st=t=>String(t);function B(t,n,e,s={}){let o=n.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(a.indexOf(o)>0?a.indexOf(o)+1:""),f=h=>(s[h]??st)(t.get(h)),l=Object.keys(
e),p=Object.fromEntries(l.map(h=>[h,f(h)])),i=new URLSearchParams(location.search),m=[];for(let[h,y]of Object.
entries(e)){let $=i.get(`${c}.${h}`);if($===null)continue;let d=y($);d===void 0?m.push(h):t.set(h,d)}
let g=u("a",{},"Copy link to this setting"),v=u("span",{role:"status"});g.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:u("p",{class:"addr\
ess"},g,v,w),show(){let h=new URLSearchParams(location.search);for(let d of l){let b=f(d);b===p[d]?h.
delete(`${c}.${d}`):h.set(`${c}.${d}`,b)}v.textContent="";let y=o.closest("section[id]")?.id,$=h.size?
`?${h}`:location.pathname;g.setAttribute("href",`${$}${y?`#${y}`:""}`)}}}function H(t,n){let e=n[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return t.addEventListener(
"keydown",o=>{let r=o.target,a=n.findIndex(i=>i.includes(r));if(a<0)return;let c=n[a].indexOf(r),[f,
l]={ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,n[a].length-
1]}[o.key]??[null,null];if(f===null)return;o.preventDefault();let p=n[f]?.[l];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{e.closest(".unwritten")&&s(n[0][0])}}function rt({text:t,say:n,share:e=0,kinds:s=[]}){let o={"aria-label":`${t}: ${n}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=u("td",{...o,...S},t);return r.style.setProperty("--w",String(e)),r}function Q({
title:t,corner:n="",rows:e,columns:s,cells:o,look:r}){let a=o.map(i=>i.map(rt)),c=s.map(i=>u("th",{scope:"\
col"},i)),f=a.map((i,m)=>u("tr",{},u("th",{scope:"row"},e[m]),...i)),l=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},t),u("thead",{},u("tr",{},u("td",{},n),...c)),u("tbody",{},...f)),p=({
target:i})=>i.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",i=>r(p(i))),l.addEventListener("pointerleave",()=>r("")),l.addEventListener("focusin",i=>r(p(
i))),l.addEventListener("focusout",()=>r("")),H(l,a),L(l)}var P=t=>t.replaceAll("-","−");function O(t,n=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let e=Math.abs(t);return e&&
(e>=1e4||e<.5*10**-n)?P(t.toExponential(0).replace("+","")):P(t.toFixed(n).replace(/^-(0\.0*)$/,"$1"))}
var X=t=>Number.isFinite(t)?P(String(Number(t.toPrecision(7)))):O(t);var K=(t,n=0)=>Array.from({length:t},(e,s)=>n+s),at=t=>t.reduce((n,e)=>n+e,0),T=(t,n)=>t.reduce((e,s,o)=>e+
s*n[o],0);function G(t){let n=Array.from(t),e=n.reduce((r,a)=>Math.max(r,a),-1/0),s=n.map(r=>Math.exp(r-e)),o=at(
s);return s.map(r=>r/o)}function ct(t,n,e){let s=e/4,o=E("path",{class:`arrow ${n}`}),r=E("circle",{class:`end ${n}`,r:.3*s}),
a=E("text",{class:n,"font-size":.55*s},t);return{nodes:[o,r,a],end:r,show([c,f],l){o.setAttribute("d",
`M0 0L${c} ${-f}`),r.setAttribute("cx",c),r.setAttribute("cy",String(-f));let p=.4*s;a.setAttribute(
"x",String(c>e*.8?c-2.6*p:c+p)),a.setAttribute("y",String(-f+(f<-e*.8?-p:1.5*p)));for(let i of[o,r,a])
i.classList.toggle("chosen",l)}}}function it(t,n,e,s){t.addEventListener("pointerdown",o=>{t.setPointerCapture(
o.pointerId),o.preventDefault()}),t.addEventListener("touchstart",o=>o.preventDefault(),{passive:!1}),
t.addEventListener("pointermove",o=>{if(!t.hasPointerCapture(o.pointerId))return;let r=new DOMPoint(
o.clientX,o.clientY),{x:a,y:c}=r.matrixTransform(n.getScreenCTM().inverse()),f=l=>Math.round(Math.min(
Math.max(l,-e),e)*10)/10||0;s(f(a),f(-c))})}function ut(t){let n=t*1.15,e=t/4,s=`${-n} ${-n} ${2*n} ${2*
n}`,o=K(9,-4).map(a=>{let f=`${`M${a*e} ${-t}V${t}`}M${-t} ${a*e}H${t}`;return E("path",{class:a?"li\
ne":"axis",d:f})}),r=E("svg",{viewBox:s,"aria-hidden":"true"},...o);return r.style.setProperty("--un\
it",String(e)),r}function J(t,n,e,s,o){let r=ut(s),a=(i,m)=>K(e).map(g=>ct(`${i}${g}`,m,s)),c=a(t[0],
t),f=t==="value"?a("o","output"):[];for(let{nodes:i}of[...c,...f])r.append(...i);for(let[i,{end:m}]of c.
entries())it(m,r,s,(g,v)=>o(i,g,v));let l=t==="value"?[" and one output"]:[],p=u("figcaption",{},u("\
span",{class:t},n),...l);return{node:u("figure",{},p,r),show(i,m,g){for(let[v,{show:w}]of c.entries())
w(i[v],t==="query"&&v===g);for(let[v,{show:w}]of f.entries())w(m[v],v===g)}}}var C={query:"Queries",key:"Keys",value:"Values"},Z=["query","key","value","scale","word"],lt=/^-?\d{1,3}(\.\d{1,4})?$/;
function pt({query:t,key:n,value:e,scale:s}){let o=t.map(p=>n.map(i=>T(p,i))),r=s?Math.sqrt(n[0].length):
1,a=o.map(p=>p.map(i=>i/r)),c=a.map(G),f=p=>e.map(i=>i[p]),l=c.map(p=>e[0].map((i,m)=>T(p,f(m))));return{
scores:o,scaled:a,weights:c,output:l}}function dt({weights:t,output:n},e,s){let o=Math.max(...t[s]),
a=t[s].filter(c=>c>o-1e-12).length>1?"several words alike":`“${e[t[s].indexOf(o)]}”`;return`“${e[s]}\
” looks most at ${a}, with ${O(100*o,1)} % of its weight, and takes away (${n[s].map(c=>O(c)).join(
", ")}).`}function ft(t,n){let e=a=>lt.test(a)&&Math.abs(Number(a))<=n,s=a=>{let c=a.split(";").map(
l=>l.split(","));return c.length===t.length&&c.every(l=>l.length===2)&&c.flat().every(e)?c.map(l=>l.
map(Number)):void 0},o=t.map((a,c)=>String(c));return{query:s,key:s,value:s,scale:V,word:a=>o.includes(
a)?Number(a):void 0}}var q=t=>t.map(n=>n.join(",")).join(";"),mt={query:q,key:q,value:q};function ht(t,n,e,s,o){
let r=u("input",{type:"number",step:.1,min:-e,max:e,"aria-label":n,class:t,...S});return r.addEventListener(
"input",()=>{let a=r.value.trim()===""?NaN:Number(r.value),c=Math.abs(a)<=e;r.setAttribute("aria-inv\
alid",String(!c)),c?s(a):o(`The ${n}, must be a number from −${e} to ${e}.`)}),{input:r,show(a){(Number(
r.value)!==a||r.value==="")&&(r.value=a),r.setAttribute("aria-invalid","false")}}}function gt(t,n,e,s){
let o=[],r=(l,p,i)=>{let m=`${l} of “${t[p]}”, feature ${i}`,g=h=>e(l,p,i,h),{input:v,show:w}=ht(
l,m,n,g,s);return o.push(h=>w(h[l][p][i])),v},a=Object.entries(C).map(([l,p])=>u("th",{scope:"col",class:l},
p)),c=t.map((l,p)=>{let i=Object.keys(C).map(m=>u("td",{},u("div",{},r(m,p,0),r(m,p,1))));return u("\
tr",{},u("th",{scope:"row"},`${p} ${l}`),...i)});return{node:u("table",{class:"numbers vectors"},u("\
caption",{},"The vectors"),u("thead",{},u("tr",{},u("td"),...a)),u("tbody",{},...c)),show(l){for(let p of o)
p(l)}}}function vt({title:t,corner:n="query ↓ key →",numbers:e,columns:s,sentence:o,share:r=p=>0,
digits:a=2},c,f,l){let p=e.map((i,m)=>i.map((g,v)=>({text:O(g,a),say:`${o(c[m],s[v])}, exactly ${X(g)}\
.`,share:r(g),kinds:m===f?["chosen"]:[]})));return Q({title:t,corner:n,rows:c,columns:s,cells:p,look:l})}
function bt({scores:t,scaled:n,weights:e,output:s},o,{word:r,scale:a},c){let f=i=>vt(i,o,r,c),l=(i,m,g)=>({
title:i,numbers:g,columns:o,sentence:(v,w)=>`${m} of the query of “${v}” and the key of “${w}”`}),
p=l("3. Weights: softmax of each row","weight",e);return[f(l("1. Scores: q · k","score",t)),a?f(l("\
2. Divided by √2","scaled score",n)):u("p",{class:"hint"},"2. Not divided by anything."),f({...p,share:i=>i,
digits:3}),f({title:"4. Output: weights · v",corner:"",numbers:s,columns:["feature 0","feature 1"],
sentence:(i,m)=>`output of “${i}”, ${m}`})]}function wt({model:t,el:n}){let{words:e,reach:s}=t.get(
"given"),o=B(t,n,ft(e,s),mt),r=(d,b,x)=>M(t,{[d]:t.get(d).with(b,x)}),a=(d,b,x,A)=>{let j=t.get(d)[b];
r(d,b,j.with(x,Math.round(A*1e4)/1e4||0)),$()},c=U("Divide the scores by √d_k = √2",d=>M(t,{scale:d})),
f=Object.fromEntries(e.map((d,b)=>[b,d])),l=W("Look at the word",f,d=>M(t,{word:Number(d)})),p=Object.
keys(C),i=p.map(d=>J(d,C[d],e.length,s,(b,x,A)=>r(d,b,[x,A]))),[m,g]=[k("verdict"),k("error")],v=gt(
e,s,a,d=>{g.textContent=d}),w=u("div",{class:"steps"}),h=F(),y=d=>{h.textContent=d};I(n,"attention-b\
y-hand","Attention by hand",u("p",{class:"hint"},"Drag the end of an arrow, or type its numbers."),u(
"div",{class:"planes"},...i.map(({node:d})=>d)),L(v.node),R(l,c),g,m,w,h,o.node);function $(){let d=z(
t,Z),{word:b}=d,x=pt(d);c.show(d.scale),l.show(b),g.textContent="",v.show(d);for(let[A,{show:j}]of i.
entries())j(d[p[A]],x.output,b);w.replaceChildren(...bt(x,e,d,y)),m.textContent=dt(x,e,b),y(""),o.show()}
return Y(t,Z,$)}var tt={render:wt};widget=tt;})();
export default widget;
