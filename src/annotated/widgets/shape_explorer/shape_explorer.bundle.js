let widget;
(()=>{function c(t,e={},...n){return V(document.createElement(t),e,n)}function V(t,e,n){for(let[s,o]of Object.entries(e))t.setAttribute(s,o);return t.append(...n),t}function L(t,e,n,...s){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(c("div",o,...s))}var _=(...t)=>c(
"div",{class:"controls"},...t.map(({node:e})=>e));var M={"data-lm-suppress-shortcuts":"true"};function T(t,e,n,s){let o=c("input",{type:"range",min:0,max:n.length-1,...M}),r=c("output",{"aria-li\
ve":"off"}),a=c("span",{},`${t} `,c("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.
value)])),{node:c("div",{class:"control"},c("label",{},a,o),r),input:o,show(i,l=String(i)){o.value=String(
n.indexOf(i)),o.setAttribute("aria-valuetext",l),r.textContent=l}}}function A(t,e,n){let s=Object.entries(
e).map(([a,i])=>c("option",{value:a},i)),o=`menu-${Math.random()}`,r=c("select",{id:o,...M},...s);return r.
addEventListener("change",()=>n(r.value)),{node:c("div",{class:"control menu"},c("label",{for:o},t),
r),show(a){r.value=a}}}function B(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),
()=>{for(let o of s)t.off(o,n)}}var N=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function R(t,e){
for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function S(t){let e=c("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&X(e.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,s)),e}var W=1e3,x,C;function X(t){x?.isConnected||(x=c("p",{class:"annotated-voice",
role:"status"}),document.body.append(x));let e=x;clearTimeout(C),C=setTimeout(()=>{e.textContent=t},
W)}var v=t=>e=>t.find(n=>String(n)===e),ft=v([!0,!1]),Z=t=>String(t);function U(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(a.indexOf(o)>0?a.indexOf(o)+1:""),l=new URLSearchParams(location.search),
p=[];for(let[f,h]of Object.entries(n)){let u=l.get(`${i}.${f}`);if(u===null)continue;let d=h(u);d===
void 0?p.push(f):t.set(f,d)}let m=c("a",{},"Link to this setting"),O=p.length?` The address has a se\
tting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:c("p",{class:"addre\
ss"},m,O),show(){let f=new URLSearchParams(location.search);for(let u of Object.keys(n))f.set(`${i}.${u}`,
(s[u]??Z)(t.get(u)));let h=o.closest("section[id]")?.id;m.setAttribute("href",`?${f}${h?`#${h}`:""}`)}}}var j=t=>t.reduce((e,n)=>e*n,1),k=t=>t.reduce((e,n)=>e+n,0),w=(t,e)=>typeof t=="number"?t:e[t],F=t=>t.
toLocaleString("en-US"),H=(t,e)=>k(t.map(([n,s])=>n*j(s.map(o=>w(o,e)))));function P(t,e=n=>n){let n=o=>[
...new Set(o)].map(r=>{let a=o.filter(i=>i===r).length;return a===1?e(r):`${e(r)}${"²³"[a-2]}`}),s=([
o,r])=>[...o===1&&r.length?[]:[o],...n(r)].join("·");return t.map(s).join(" + ")}var q=["B","kB","M\
B","GB","TB"];function g(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),q.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${q[e]}`}var $={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]};
function tt(t,e){let n=Object.entries($).map(([s,[,o]])=>[o,t[s]]);return{...Object.fromEntries(n),...e,
d_k:t.d_model/t.n_heads}}var I=({shape:t},e)=>t.map(n=>w(n,e)),D=t=>`(${t.join(", ")}${t.length===1?
",":""})`,K=(t,e)=>t.bytes*j(I(t,e)),E=({fresh:t},e)=>t?w(t,e):0,et=({functions:t})=>t.flatMap(({lines:e})=>e.
flatMap(n=>n.made.map(([,s])=>s))),nt=(t,e)=>k(et(t).map(n=>E(n,e)*K(n,e)));function ot({refusals:t},e,n){
return(t.find(({sliders:o,values:r})=>r.some(a=>a.every((i,l)=>i===e[o[l]])))?.template??"").replace(
/\{(\w+)\}/g,(o,r)=>n[r])}function st(t,e,n){let s=H(e.parameters,n),r=`The tensors named below take\
 ${g(nt(e,n))}, in float32.`;if(!e.parameters.length)return`${t} has no parameters. ${r}`;let a=e.parameters[0][1].
length?`, ${P(e.parameters)}`:"";return`${t} has ${F(s)} parameters${a}: ${g(4*s)} in float32, and ${g(
16*s)} in training, with gradients and Adam’s two averages. ${r}`}function rt([t,e],n){let s=c("b",
{},D(I(e,n))),r=e.shape.every(p=>typeof p=="number")?[]:[`${D(e.shape)} `],a=E(e,n)>1?`${E(e,n)} × `:
"",i=e.fresh?a+g(K(e,n)):"no new memory",l=e.input?"input":i;return c("span",{},`${t==="return"?"ret\
urned":t} `,...r,s,c("small",{},l))}function at({name:t,lines:e},n){let s=e.map(({source:r,made:a})=>{
let i=c("code",{},r);return c("li",{},i,...a.map(l=>rt(l,n)))}),o=c("ol",{tabindex:"0","aria-label":`\
Source of ${t}`},...s);return c("div",{class:"listing"},c("p",{},c("code",{},t)),o)}function ct(t){let e=(a,i)=>c(
"tr",{},...i.map(l=>c(a,{},l))),n=c("thead",{},e("th",["called","class","in","out"])),s=c("tbody",{},
...t.map(a=>e("td",a))),o=c("caption",{},"Every call"),r=c("table",{class:"numbers"},o,n,s);return c(
"div",{class:"scroller",tabindex:"0",role:"region","aria-label":"Every call"},r)}function it(t,e,n){
let s=a=>i=>R(t,{[a]:i}),o=Object.fromEntries(Object.keys(n).map(a=>[a,a])),r={part:A("Code",o,s("pa\
rt"))};for(let[a,i]of Object.entries($))r[a]=T(...i,e[a],s(a));return r}function lt(t,e,n,s){let o=Object.
keys($),r=Object.fromEntries(o.map(a=>[a,v(n[a])]));return U(t,e,{part:v(Object.keys(s)),...r})}function ut({
model:t,el:e}){let{stops:n,fixed:s={},parts:o}=t.get("table"),r=!n,a=r?{node:"",show(){}}:lt(t,e,n,o),
i=r?{}:it(t,n,o),[l,p]=[S("verdict"),S("error")],m=c("div",{class:"listings"}),O=[p,l,m,a.node];L(e,
"shape-explorer","Shape explorer",_(...Object.values(i)),...O);let f=["part",...Object.keys($)];function h(){
let u=N(t,f),d=t.get("table").parts[u.part];if(!d)return;for(let[b,{node:J,show:Q}]of Object.entries(
i))Q(u[b]),J.hidden=b!=="part"&&!d.sliders.includes(b);let y=tt(u,s);if(p.textContent=ot(d,u,y),m.inert=
!!p.textContent,a.show(),l.textContent=p.textContent?"":st(u.part,d,y),p.textContent&&m.dataset.part===
u.part)return;m.dataset.part=u.part;let Y=d.calls?.length?[ct(d.calls)]:[],z=d.functions.map(b=>at(b,
y));m.replaceChildren(...z,...Y)}return B(t,[...f,"table"],h)}var G={render:ut};widget=G;})();
export default widget;
