let widget;
(()=>{function c(t,e={},...n){return V(document.createElement(t),e,n)}function V(t,e,n){for(let[s,o]of Object.entries(e))t.setAttribute(s,o);return t.append(...n),t}function T(t,e,n,...s){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(c("div",o,...s))}var A=(...t)=>c(
"div",{class:"controls"},...t.map(({node:e})=>e));var B={"data-lm-suppress-shortcuts":"true"};function N(t,e,n,s){let o=c("input",{type:"range",min:0,max:n.length-1,...B}),r=c("output",{"aria-li\
ve":"off"}),a=c("span",{},`${t} `,c("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.
value)])),{node:c("div",{class:"control"},c("label",{},a,o),r),input:o,show(i,u=String(i)){o.value=String(
n.indexOf(i)),o.setAttribute("aria-valuetext",u),r.textContent=u}}}function K(t,e,n){let s=Object.entries(
e).map(([a,i])=>c("option",{value:a},i)),o=`menu-${Math.random()}`,r=c("select",{id:o,...B},...s);return r.
addEventListener("change",()=>n(r.value)),{node:c("div",{class:"control menu"},c("label",{for:o},t),
r),show(a){r.value=a}}}function R(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),
()=>{for(let o of s)t.off(o,n)}}var U=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function q(t,e){
for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function E(t){let e=c("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&X(e.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,s)),e}var W=1e3,O,M;function X(t){O?.isConnected||(O=c("p",{class:"annotated-voice",
role:"status"}),document.body.append(O));let e=O;clearTimeout(M),M=setTimeout(()=>{e.textContent=t},
W)}var y=t=>e=>t.find(n=>String(n)===e),ft=y([!0,!1]),Z=t=>String(t);function D(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(a.indexOf(o)>0?a.indexOf(o)+1:""),u=l=>(s[l]??Z)(t.get(l)),f=Object.keys(
n),h=Object.fromEntries(f.map(l=>[l,u(l)])),k=new URLSearchParams(location.search),g=[];for(let[l,x]of Object.
entries(n)){let v=k.get(`${i}.${l}`);if(v===null)continue;let p=x(v);p===void 0?g.push(l):t.set(l,p)}
let b=c("a",{},"Copy link to this setting"),d=c("span",{role:"status"});b.addEventListener("click",async l=>{
if(!(l.ctrlKey||l.metaKey||l.shiftKey)){l.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),d.textContent=" Copied."}catch{d.textContent=
" The address of this page has it now: copy it from there."}}});let m=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},b,d,m),show(){let l=new URLSearchParams(location.search);for(let p of f){let $=u(p);$===h[p]?l.
delete(`${i}.${p}`):l.set(`${i}.${p}`,$)}d.textContent="";let x=o.closest("section[id]")?.id,v=l.size?
`?${l}`:location.pathname;b.setAttribute("href",`${v}${x?`#${x}`:""}`)}}}var C=t=>t.reduce((e,n)=>e*n,1),L=t=>t.reduce((e,n)=>e+n,0),S=(t,e)=>typeof t=="number"?t:e[t],H=t=>t.
toLocaleString("en-US"),P=(t,e)=>L(t.map(([n,s])=>n*C(s.map(o=>S(o,e)))));function I(t,e=n=>n){let n=o=>[
...new Set(o)].map(r=>{let a=o.filter(i=>i===r).length;return a===1?e(r):`${e(r)}${"²³"[a-2]}`}),s=([
o,r])=>[...o===1&&r.length?[]:[o],...n(r)].join("·");return t.map(s).join(" + ")}var F=["B","kB","M\
B","GB","TB"];function w(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),F.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${F[e]}`}var j={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]};
function tt(t,e){let n=Object.entries(j).map(([s,[,o]])=>[o,t[s]]);return{...Object.fromEntries(n),...e,
d_k:t.d_model/t.n_heads}}var G=({shape:t},e)=>t.map(n=>S(n,e)),z=t=>`(${t.join(", ")}${t.length===1?
",":""})`,Y=(t,e)=>t.bytes*C(G(t,e)),_=({fresh:t},e)=>t?S(t,e):0,et=({functions:t})=>t.flatMap(({lines:e})=>e.
flatMap(n=>n.made.map(([,s])=>s))),nt=(t,e)=>L(et(t).map(n=>_(n,e)*Y(n,e)));function ot({refusals:t},e,n){
return(t.find(({sliders:o,values:r})=>r.some(a=>a.every((i,u)=>i===e[o[u]])))?.template??"").replace(
/\{(\w+)\}/g,(o,r)=>n[r])}function st(t,e,n){let s=P(e.parameters,n),r=`The tensors named below take\
 ${w(nt(e,n))}, in float32.`;if(!e.parameters.length)return`${t} has no parameters. ${r}`;let a=e.parameters[0][1].
length?`, ${I(e.parameters)}`:"";return`${t} has ${H(s)} parameters${a}: ${w(4*s)} in float32, and ${w(
16*s)} in training, with gradients and Adam’s two averages. ${r}`}function rt([t,e],n){let s=c("b",
{},z(G(e,n))),r=e.shape.every(f=>typeof f=="number")?[]:[`${z(e.shape)} `],a=_(e,n)>1?`${_(e,n)} × `:
"",i=e.fresh?a+w(Y(e,n)):"no new memory",u=e.input?"input":i;return c("span",{},`${t==="return"?"ret\
urned":t} `,...r,s,c("small",{},u))}function at({name:t,lines:e},n){let s=e.map(({source:r,made:a})=>{
let i=c("code",{},r);return c("li",{},i,...a.map(u=>rt(u,n)))}),o=c("ol",{tabindex:"0","aria-label":`\
Source of ${t}`},...s);return c("div",{class:"listing"},c("p",{},c("code",{},t)),o)}function ct(t){let e=(a,i)=>c(
"tr",{},...i.map(u=>c(a,{},u))),n=c("thead",{},e("th",["called","class","in","out"])),s=c("tbody",{},
...t.map(a=>e("td",a))),o=c("caption",{},"Every call"),r=c("table",{class:"numbers"},o,n,s);return c(
"div",{class:"scroller",tabindex:"0",role:"region","aria-label":"Every call"},r)}function it(t,e,n){
let s=a=>i=>q(t,{[a]:i}),o=Object.fromEntries(Object.keys(n).map(a=>[a,a])),r={part:K("Code",o,s("pa\
rt"))};for(let[a,i]of Object.entries(j))r[a]=N(...i,e[a],s(a));return r}function lt(t,e,n,s){let o=Object.
keys(j),r=Object.fromEntries(o.map(a=>[a,y(n[a])]));return D(t,e,{part:y(Object.keys(s)),...r})}function ut({
model:t,el:e}){let{stops:n,fixed:s={},parts:o}=t.get("table"),r=!n,a=r?{node:"",show(){}}:lt(t,e,n,o),
i=r?{}:it(t,n,o),[u,f]=[E("verdict"),E("error")],h=c("div",{class:"listings"}),k=[f,u,h,a.node];T(e,
"shape-explorer","Shape explorer",A(...Object.values(i)),...k);let g=["part",...Object.keys(j)];function b(){
let d=U(t,g),m=t.get("table").parts[d.part];if(!m)return;for(let[p,{node:$,show:Q}]of Object.entries(
i))Q(d[p]),$.hidden=p!=="part"&&!m.sliders.includes(p);let l=tt(d,s);if(f.textContent=ot(m,d,l),h.inert=
!!f.textContent,a.show(),u.textContent=f.textContent?"":st(d.part,m,l),f.textContent&&h.dataset.part===
d.part)return;h.dataset.part=d.part;let x=m.calls?.length?[ct(m.calls)]:[],v=m.functions.map(p=>at(p,
l));h.replaceChildren(...v,...x)}return R(t,[...g,"table"],b)}var J={render:ut};widget=J;})();
export default widget;
