let widget;
(()=>{function r(t,e={},...n){return D(document.createElement(t),e,n)}function D(t,e,n){for(let[s,o]of Object.entries(e))t.setAttribute(s,o);return t.append(...n),t}function E(t,e,n,...s){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(r("div",o,...s))}var S=(...t)=>r(
"div",{class:"controls"},...t.map(({node:e})=>e));var _=(...t)=>r("div",{class:"scroller"},...t),C={"data-lm-suppress-shortcuts":"true"};function L(t,e){let n=r("input",{type:"checkbox",...C});return n.addEventListener("change",()=>e(n.checked)),
{node:r("div",{class:"control"},r("label",{},n,t)),show(s){n.checked=s}}}function j(t,e,n,s){let o=r(
"input",{type:"range",min:0,max:n.length-1,...C}),a=r("output",{"aria-live":"off"}),i=r("span",{},`${t}\
 `,r("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.value)])),{node:r("div",{class:"\
control"},r("label",{},i,o),a),input:o,show(u,d=String(u)){o.value=String(n.indexOf(u)),o.setAttribute(
"aria-valuetext",d),a.textContent=d}}}function T(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),()=>{for(let o of s)
t.off(o,n)}}function A(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function M(t){let e=r("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&z(e.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var R=1e3,$,O;function z(t){$?.isConnected||
($=r("p",{class:"annotated-voice",role:"status"}),document.body.append($));let e=$;clearTimeout(O),O=
setTimeout(()=>{e.textContent=t},R)}var k=t=>e=>t.find(n=>String(n)===e),F=k([!0,!1]),B=t=>String(t);function K(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${a}"]`)],u=a+(i.indexOf(o)>0?i.indexOf(o)+1:""),d=c=>(s[c]??B)(t.get(c)),p=Object.keys(
n),m=Object.fromEntries(p.map(c=>[c,d(c)])),h=new URLSearchParams(location.search),l=[];for(let[c,x]of Object.
entries(n)){let v=h.get(`${u}.${c}`);if(v===null)continue;let f=x(v);f===void 0?l.push(c):t.set(c,f)}
let g=r("a",{},"Copy link to this setting"),b=r("span",{role:"status"});g.addEventListener("click",async c=>{
if(!(c.ctrlKey||c.metaKey||c.shiftKey)){c.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let y=l.length?` The address has a s\
etting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:r("p",{class:"addr\
ess"},g,b,y),show(){let c=new URLSearchParams(location.search);for(let f of p){let w=d(f);w===m[f]?c.
delete(`${u}.${f}`):c.set(`${u}.${f}`,w)}b.textContent="";let x=o.closest("section[id]")?.id,v=c.size?
`?${c}`:location.pathname;g.setAttribute("href",`${v}${x?`#${x}`:""}`)}}}function N({choices:t,columns:e,fields:n},s){let o={};for(let[a,i]of Object.entries(n)){let[u,d]=e[i],
p=0;for(let m of u)p=p*t[m].length+t[m].indexOf(s(m));d[p]!==null&&H(o,a.split("."),d[p])}return o.error?
{error:o.error}:o}function H(t,e,n){let s=e.pop();e.forEach((o,a)=>{t=t[o]??=/^\d+$/.test(e[a+1]??s)?
[]:{}}),t[s]=n}var P=t=>`${(100*t).toFixed(1)}%`;function q(t,e,n,s,o){let a=Math.max(o,...n),i=n.map((h,l)=>{let g=r(
"span",{class:"bar"});g.style.setProperty("--share",String(h/a));let b=r("small",{},e[l].short??e[l].
long);return r("div",{title:`${e[l].long}: ${s(h)}`},g,b)}),u=r("div",{class:"bars","aria-hidden":"t\
rue"},...i),d=(h,l)=>r("tr",{},r("th",{scope:"row"},h),r("td",{},l)),p=n.map((h,l)=>d(e[l].long,s(h))),
m=r("table",{class:"numbers"},r("caption",{},t),r("tbody",{},...p));return{title:`${t} (full height:\
 ${s(a)})`,picture:u,table:m}}function Y(t){let e=t.map(s=>String(s).replace("-","−")),n=e.slice(0,
-1).map((s,o)=>({long:`${s} to ${e[o+1]}`,short:o%5===0?s:""}));return[{long:`below ${e[0]}`,short:"\
<"},...n,{long:`${e.at(-1)} and more`,short:"≥"}]}function G({spread:t,largest:e,slope:n},s,o){let a=o?
`divided by √${s}`:"as they are",i=e>.9?"The softmax all but picks one key: hardly any gradient pa\
sses.":e>.6?"Most of the weight is on one key.":"The keys share the weight.";return`d_k = ${s}, scor\
es ${a}: their standard deviation is ${t.toFixed(2)}, the largest weight ${P(e)} on average, the lar\
gest derivative of the softmax ${n.toFixed(3)} (it cannot exceed 0.250). ${i}`}function I({shares:t,
weights:e},n){let s=e.map((a,i)=>({long:`key ${i+1}, by weight`,short:`${i+1}`})),o=a=>a.toFixed(4);
return[q("Histogram of the scores",Y(n),t,P,.5),q("Attention weights of one query",s,e,o,1)]}function J({
model:t,el:e}){let n=t.get("table"),s=t.get("choices"),o=s.d_k.length>1,a={...o?{d_k:k(s.d_k)}:{},scale:F},
i=K(t,e,a),u=c=>x=>A(t,{[c]:x}),d={scale:L("Divide the scores by √d_k",u("scale")),...o?{d_k:j("Fe\
atures","d_k",s.d_k,u("d_k"))}:{}},p=M("verdict"),m=r("div",{class:"pictures"}),h=_();h.classList.add(
"tables");let l=r("details",{},r("summary",{},"The bars, as tables"),h);E(e,"scale-switch","Scale sw\
itch",S(...Object.values(d)),p,m,l,i.node);let g=[],b=()=>{h.replaceChildren(...l.open?g.map(({table:c})=>c):
[])};l.addEventListener("toggle",b);function y(){let c={d_k:t.get("d_k"),scale:t.get("scale")};for(let[
f,{show:w}]of Object.entries(d))w(c[f]);let x=n?N(n,f=>c[f]):t.get("facts");g=I(x,s.edges);let v=g.map(
({title:f,picture:w})=>r("figure",{},r("figcaption",{},f),w));m.replaceChildren(...v),b(),p.textContent=
G(x,c.d_k,c.scale),p.classList.toggle("alarming",x.largest>.9),i.show()}return T(t,["d_k","scale","f\
acts"],y)}var U={render:J};widget=U;})();
export default widget;
