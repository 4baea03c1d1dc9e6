let widget;
(()=>{function u(t,n={},...e){return K(document.createElement(t),n,e)}function y(t,n={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",t);return K(s,n,e)}function K(t,n,e){for(let[s,o]of Object.
entries(n))t.setAttribute(s,o);return t.append(...e),t}function I(t,n,e,...s){let o={class:`annotate\
d-view ${n}`,role:"group","aria-label":e};t.append(u("div",o,...s))}var R=(...t)=>u("div",{class:"co\
ntrols"},...t.map(({node:n})=>n)),F=()=>u("p",{class:"pointed","aria-hidden":"true"}),N=(...t)=>u("d\
iv",{class:"scroller"},...t),$={"data-lm-suppress-shortcuts":"true"};function U(t,n){let e=u("input",{type:"checkbox",...$});return e.addEventListener("change",()=>n(e.checked)),
{node:u("div",{class:"control"},u("label",{},e,t)),show(s){e.checked=s}}}function W(t,n,e){let s=Object.entries(n).map(([c,a])=>u("option",{value:c},a)),o=`menu-${Math.random()}`,
r=u("select",{id:o,...$},...s);return r.addEventListener("change",()=>e(r.value)),{node:u("div",{class:"\
control menu"},u("label",{for:o},t),r),show(c){r.value=c}}}function Y(t,n,e){let s=n.map(o=>`change:${o}`);
for(let o of s)t.on(o,e);return e(),()=>{for(let o of s)t.off(o,e)}}var V=(t,n)=>Object.fromEntries(
n.map(e=>[e,t.get(e)]));function O(t,n){for(let[e,s]of Object.entries(n))t.set(e,s);t.save_changes()}
function C(t){let n=u("p",{class:t}),e=new MutationObserver(()=>{n.textContent&&nt(n.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(n,s)),n}var et=1e3,
A,T;function nt(t){A?.isConnected||(A=u("p",{class:"annotated-voice",role:"status"}),document.body.append(
A));let n=A;clearTimeout(T),T=setTimeout(()=>{n.textContent=t},et)}var ot=t=>n=>t.find(e=>String(e)===n),z=ot([!0,!1]),st=t=>String(t);function B(t,n,e,s={}){let o=n.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(c.indexOf(o)>0?c.indexOf(o)+1:""),d=new URLSearchParams(location.search),
l=[];for(let[f,h]of Object.entries(e)){let v=d.get(`${a}.${f}`);if(v===null)continue;let g=h(v);g===
void 0?l.push(f):t.set(f,g)}let p=u("a",{},"Link to this setting"),i=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:u("p",{class:"addre\
ss"},p,i),show(){let f=new URLSearchParams(location.search);for(let v of Object.keys(e))f.set(`${a}.${v}`,
(s[v]??st)(t.get(v)));let h=o.closest("section[id]")?.id;p.setAttribute("href",`?${f}${h?`#${h}`:""}`)}}}function H(t,n){let e=n[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return t.addEventListener(
"keydown",o=>{let r=o.target,c=n.findIndex(i=>i.includes(r));if(c<0)return;let a=n[c].indexOf(r),[d,
l]={ArrowUp:[c-1,a],ArrowDown:[c+1,a],ArrowLeft:[c,a-1],ArrowRight:[c,a+1],Home:[c,0],End:[c,n[c].length-
1]}[o.key]??[null,null];if(d===null)return;o.preventDefault();let p=n[d]?.[l];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{e.closest(".unwritten")&&s(n[0][0])}}function rt({text:t,say:n,share:e=0,kinds:s=[]}){let o={"aria-label":`${t}: ${n}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=u("td",{...o,...$},t);return r.style.setProperty("--w",String(e)),r}function Q({
title:t,corner:n="",rows:e,columns:s,cells:o,look:r}){let c=o.map(i=>i.map(rt)),a=s.map(i=>u("th",{scope:"\
col"},i)),d=c.map((i,f)=>u("tr",{},u("th",{scope:"row"},e[f]),...i)),l=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},t),u("thead",{},u("tr",{},u("td",{},n),...a)),u("tbody",{},...d)),p=({
target:i})=>i.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",i=>r(p(i))),l.addEventListener("pointerleave",()=>r("")),l.addEventListener("focusin",i=>r(p(
i))),l.addEventListener("focusout",()=>r("")),H(l,c),N(l)}var j=t=>t.replaceAll("-","−");function S(t,n=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let e=Math.abs(t);return e&&
(e>=1e4||e<.5*10**-n)?j(t.toExponential(0).replace("+","")):j(t.toFixed(n).replace(/^-(0\.0*)$/,"$1"))}
var X=t=>Number.isFinite(t)?j(String(Number(t.toPrecision(7)))):S(t);var k=(t,n=0)=>Array.from({length:t},(e,s)=>n+s),ct=t=>t.reduce((n,e)=>n+e,0),P=(t,n)=>t.reduce((e,s,o)=>e+
s*n[o],0);function G(t){let n=Array.from(t),e=n.reduce((r,c)=>Math.max(r,c),-1/0),s=n.map(r=>Math.exp(r-e)),o=ct(
s);return s.map(r=>r/o)}function at(t,n,e){let s=e/4,o=y("path",{class:`arrow ${n}`}),r=y("circle",{class:`end ${n}`,r:.3*s}),
c=y("text",{class:n,"font-size":.55*s},t);return{nodes:[o,r,c],end:r,show([a,d],l){o.setAttribute("d",
`M0 0L${a} ${-d}`),r.setAttribute("cx",a),r.setAttribute("cy",String(-d));let p=.4*s;c.setAttribute(
"x",String(a>e*.8?a-2.6*p:a+p)),c.setAttribute("y",String(-d+(d<-e*.8?-p:1.5*p)));for(let i of[o,r,c])
i.classList.toggle("chosen",l)}}}function it(t,n,e,s){t.addEventListener("pointerdown",o=>{t.setPointerCapture(
o.pointerId),o.preventDefault()}),t.addEventListener("touchstart",o=>o.preventDefault(),{passive:!1}),
t.addEventListener("pointermove",o=>{if(!t.hasPointerCapture(o.pointerId))return;let r=new DOMPoint(
o.clientX,o.clientY),{x:c,y:a}=r.matrixTransform(n.getScreenCTM().inverse()),d=l=>Math.round(Math.min(
Math.max(l,-e),e)*10)/10||0;s(d(c),d(-a))})}function ut(t){let n=t*1.15,e=t/4,s=`${-n} ${-n} ${2*n} ${2*
n}`,o=k(9,-4).map(c=>{let d=`${`M${c*e} ${-t}V${t}`}M${-t} ${c*e}H${t}`;return y("path",{class:c?"li\
ne":"axis",d})}),r=y("svg",{viewBox:s,"aria-hidden":"true"},...o);return r.style.setProperty("--unit",
String(e)),r}function J(t,n,e,s,o){let r=ut(s),c=(i,f)=>k(e).map(h=>at(`${i}${h}`,f,s)),a=c(t[0],t),
d=t==="value"?c("o","output"):[];for(let{nodes:i}of[...a,...d])r.append(...i);for(let[i,{end:f}]of a.
entries())it(f,r,s,(h,v)=>o(i,h,v));let l=t==="value"?[" and one output"]:[],p=u("figcaption",{},u("\
span",{class:t},n),...l);return{node:u("figure",{},p,r),show(i,f,h){for(let[v,{show:g}]of a.entries())
g(i[v],t==="query"&&v===h);for(let[v,{show:g}]of d.entries())g(f[v],v===h)}}}var L={query:"Queries",key:"Keys",value:"Values"},Z=["query","key","value","scale","word"],lt=/^-?\d{1,3}(\.\d{1,4})?$/;
function pt({query:t,key:n,value:e,scale:s}){let o=t.map(p=>n.map(i=>P(p,i))),r=s?Math.sqrt(n[0].length):
1,c=o.map(p=>p.map(i=>i/r)),a=c.map(G),d=p=>e.map(i=>i[p]),l=a.map(p=>e[0].map((i,f)=>P(p,d(f))));return{
scores:o,scaled:c,weights:a,output:l}}function dt({weights:t,output:n},e,s){let o=Math.max(...t[s]),
c=t[s].filter(a=>a>o-1e-12).length>1?"several words alike":`“${e[t[s].indexOf(o)]}”`;return`“${e[s]}\
” looks most at ${c}, with ${S(100*o,1)} % of its weight, and takes away (${n[s].map(a=>S(a)).join(
", ")}).`}function ft(t,n){let e=c=>lt.test(c)&&Math.abs(Number(c))<=n,s=c=>{let a=c.split(";").map(
l=>l.split(","));return a.length===t.length&&a.every(l=>l.length===2)&&a.flat().every(e)?a.map(l=>l.
map(Number)):void 0},o=t.map((c,a)=>String(a));return{query:s,key:s,value:s,scale:z,word:c=>o.includes(
c)?Number(c):void 0}}var q=t=>t.map(n=>n.join(",")).join(";"),mt={query:q,key:q,value:q};function ht(t,n,e,s,o){
let r=u("input",{type:"number",step:.1,min:-e,max:e,"aria-label":n,class:t,...$});return r.addEventListener(
"input",()=>{let c=r.value.trim()===""?NaN:Number(r.value),a=Math.abs(c)<=e;r.setAttribute("aria-inv\
alid",String(!a)),a?s(c):o(`The ${n}, must be a number from −${e} to ${e}.`)}),{input:r,show(c){(Number(
r.value)!==c||r.value==="")&&(r.value=c),r.setAttribute("aria-invalid","false")}}}function vt(t,n,e,s){
let o=[],r=(l,p,i)=>{let f=`${l} of “${t[p]}”, feature ${i}`,h=x=>e(l,p,i,x),{input:v,show:g}=ht(
l,f,n,h,s);return o.push(x=>g(x[l][p][i])),v},c=Object.entries(L).map(([l,p])=>u("th",{scope:"col",class:l},
p)),a=t.map((l,p)=>{let i=Object.keys(L).map(f=>u("td",{},u("div",{},r(f,p,0),r(f,p,1))));return u("\
tr",{},u("th",{scope:"row"},`${p} ${l}`),...i)});return{node:u("table",{class:"numbers vectors"},u("\
caption",{},"The vectors"),u("thead",{},u("tr",{},u("td"),...c)),u("tbody",{},...a)),show(l){for(let p of o)
p(l)}}}function gt({title:t,corner:n="query ↓ key →",numbers:e,columns:s,sentence:o,share:r=p=>0,
digits:c=2},a,d,l){let p=e.map((i,f)=>i.map((h,v)=>({text:S(h,c),say:`${o(a[f],s[v])}, exactly ${X(h)}\
.`,share:r(h),kinds:f===d?["chosen"]:[]})));return Q({title:t,corner:n,rows:a,columns:s,cells:p,look:l})}
function bt({scores:t,scaled:n,weights:e,output:s},o,{word:r,scale:c},a){let d=i=>gt(i,o,r,a),l=(i,f,h)=>({
title:i,numbers:h,columns:o,sentence:(v,g)=>`${f} of the query of “${v}” and the key of “${g}”`}),
p=l("3. Weights: softmax of each row","weight",e);return[d(l("1. Scores: q · k","score",t)),c?d(l("\
2. Divided by √2","scaled score",n)):u("p",{class:"hint"},"2. Not divided by anything."),d({...p,share:i=>i,
digits:3}),d({title:"4. Output: weights · v",corner:"",numbers:s,columns:["feature 0","feature 1"],
sentence:(i,f)=>`output of “${i}”, ${f}`})]}function wt({model:t,el:n}){let{words:e,reach:s}=t.get(
"given"),o=B(t,n,ft(e,s),mt),r=(m,b,w)=>O(t,{[m]:t.get(m).with(b,w)}),c=(m,b,w,E)=>{let M=t.get(m)[b];
r(m,b,M.with(w,Math.round(E*1e4)/1e4||0)),D()},a=U("Divide the scores by √d_k = √2",m=>O(t,{scale:m})),
d=Object.fromEntries(e.map((m,b)=>[b,m])),l=W("Look at the word",d,m=>O(t,{word:Number(m)})),p=Object.
keys(L),i=p.map(m=>J(m,L[m],e.length,s,(b,w,E)=>r(m,b,[w,E]))),[f,h]=[C("verdict"),C("error")],v=vt(
e,s,c,m=>{h.textContent=m}),g=u("div",{class:"steps"}),x=F(),_=m=>{x.textContent=m};I(n,"attention-b\
y-hand","Attention by hand",u("p",{class:"hint"},"Drag the end of an arrow, or type its numbers."),u(
"div",{class:"planes"},...i.map(({node:m})=>m)),N(v.node),R(l,a),h,f,g,x,o.node);function D(){let m=V(
t,Z),{word:b}=m,w=pt(m);a.show(m.scale),l.show(b),h.textContent="",v.show(m);for(let[E,{show:M}]of i.
entries())M(m[p[E]],w.output,b);g.replaceChildren(...bt(w,e,m,_)),f.textContent=dt(w,e,b),_(""),o.show()}
return Y(t,Z,D)}var tt={render:wt};widget=tt;})();
export default widget;
