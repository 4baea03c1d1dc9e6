let widget;
(()=>{function r(t,e={},...n){return Y(document.createElement(t),e,n)}function Y(t,e,n){for(let[s,o]of Object.entries(e))t.setAttribute(s,o);return t.append(...n),t}var _={"data-lm-suppress-shortcuts":"true"};function M(t,e,n,s){let o=r("input",{type:"range",min:0,max:n.length-1,..._}),a=r("output",{"aria-li\
ve":"off"}),c=r("span",{},`${t} `,r("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.
value)])),{node:r("div",{class:"control"},r("label",{},c,o),a),input:o,show(u,p=String(u)){o.value=String(
n.indexOf(u)),o.setAttribute("aria-valuetext",p),a.textContent=p}}}function T(t,e,n){let s=Object.entries(
e).map(([c,u])=>r("option",{value:c},u)),o=`menu-${Math.random()}`,a=r("select",{id:o,..._},...s);return a.
addEventListener("change",()=>n(a.value)),{node:r("div",{class:"control menu"},r("label",{for:o},t),
a),show(c){a.value=c}}}function A(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),
()=>{for(let o of s)t.off(o,n)}}function y(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}
function S(t){let e=r("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&J(e.textContent)}),s={
childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var z=1e3,w,L;
function J(t){w?.isConnected||(w=r("p",{class:"annotated-voice",role:"status"}),document.body.append(
w)),clearTimeout(L),L=setTimeout(()=>w.textContent=t,z)}var $=t=>e=>t.find(n=>String(n)===e),ct=$([!0,!1]),Q=t=>String(t);function B(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],u=a+(c.indexOf(o)>0?c.indexOf(o)+1:""),p=new URLSearchParams(location.search),
f=[];for(let[d,g]of Object.entries(n)){let i=p.get(`${u}.${d}`);if(i===null)continue;let l=g(i);l===
void 0?f.push(d):t.set(d,l)}let b=r("a",{},"Link to this setting"),h=f.length?` The address has a se\
tting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:r("p",{class:"addre\
ss"},b,h),show(){let d=new URLSearchParams(location.search);for(let i of Object.keys(n))d.set(`${u}.${i}`,
(s[i]??Q)(t.get(i)));let g=o.closest("section[id]")?.id;b.setAttribute("href",`?${d}${g?`#${g}`:""}`)}}}var j=t=>t.reduce((e,n)=>e*n,1),k=t=>t.reduce((e,n)=>e+n,0),O=(t,e)=>typeof t=="number"?t:e[t],R=t=>t.
toLocaleString("en-US"),U=(t,e)=>k(t.map(([n,s])=>n*j(s.map(o=>O(o,e)))));function q(t,e=n=>n){let n=o=>[
...new Set(o)].map(a=>{let c=o.filter(u=>u===a).length;return c===1?e(a):`${e(a)}${"²³"[c-2]}`}),s=([
o,a])=>[...o===1&&a.length?[]:[o],...n(a)].join("·");return t.map(s).join(" + ")}var N=["B","kB","M\
B","GB","TB"];function v(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),N.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${N[e]}`}var E={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]};
function V(t,e){let n=Object.entries(E).map(([s,[,o]])=>[o,t[s]]);return{...Object.fromEntries(n),...e,
d_k:t.d_model/t.n_heads}}var H=({shape:t},e)=>t.map(n=>O(n,e)),F=t=>`(${t.join(", ")}${t.length===1?
",":""})`,P=(t,e)=>t.bytes*j(H(t,e)),C=({fresh:t},e)=>t?O(t,e):0,W=({functions:t})=>t.flatMap(({lines:e})=>e.
flatMap(n=>n.made.map(([,s])=>s))),X=(t,e)=>k(W(t).map(n=>C(n,e)*P(n,e)));function Z({refusals:t},e,n){
return(t.find(({sliders:o,values:a})=>a.some(c=>c.every((u,p)=>u===e[o[p]])))?.template??"").replace(
/\{(\w+)\}/g,(o,a)=>n[a])}function tt(t,e,n){let s=U(e.parameters,n),a=`The tensors named below take\
 ${v(X(e,n))}, in float32.`;if(!e.parameters.length)return`${t} has no parameters. ${a}`;let c=e.parameters[0][1].
length?`, ${q(e.parameters)}`:"";return`${t} has ${R(s)} parameters${c}: ${v(4*s)} in float32, and ${v(
16*s)} in training, with gradients and Adam’s two averages. ${a}`}function et([t,e],n){let s=r("b",
{},F(H(e,n))),a=e.shape.every(f=>typeof f=="number")?[]:[`${F(e.shape)} `],c=C(e,n)>1?`${C(e,n)} × `:
"",u=e.fresh?c+v(P(e,n)):"no new memory",p=e.input?"input":u;return r("span",{},`${t==="return"?"ret\
urned":t} `,...a,s,r("small",{},p))}function nt({name:t,lines:e},n){let s=e.map(({source:a,made:c})=>{
let u=r("code",{},a);return r("li",{},u,...c.map(p=>et(p,n)))}),o=r("ol",{tabindex:"0","aria-label":`\
Source of ${t}`},...s);return r("div",{class:"listing"},r("p",{},r("code",{},t)),o)}function ot(t){let e=(c,u)=>r(
"tr",{},...u.map(p=>r(c,{},p))),n=r("thead",{},e("th",["called","class","in","out"])),s=r("tbody",{},
...t.map(c=>e("td",c))),o=r("caption",{},"Every call"),a=r("table",{class:"numbers"},o,n,s);return r(
"div",{class:"scroller",tabindex:"0",role:"region","aria-label":"Every call"},a)}function st({model:t,
el:e}){let{stops:n,fixed:s={},parts:o}=t.get("table"),a=!n,c=Object.keys(E),u=a?{}:Object.fromEntries(
c.map(i=>[i,$(n[i])])),p=a?{node:"",show(){}}:B(t,e,{part:$(Object.keys(o)),...u}),f={};if(!a){let i=Object.
fromEntries(Object.keys(o).map(l=>[l,l]));f.part=T("Code",i,l=>y(t,{part:l}));for(let l of c)f[l]=M(
...E[l],n[l],x=>y(t,{[l]:x}))}let b=S("verdict"),h=S("error"),d=r("div",{class:"listings"});e.append(
r("div",{class:"annotated-view shape-explorer",role:"group","aria-label":"Shape explorer"},r("div",{
class:"controls"},...Object.values(f).map(({node:i})=>i)),h,b,d,p.node));function g(){let i=Object.fromEntries(
["part",...c].map(m=>[m,t.get(m)])),l=t.get("table").parts[i.part];if(!l)return;for(let[m,{node:K,show:G}]of Object.
entries(f))G(i[m]),K.hidden=m!=="part"&&!l.sliders.includes(m);let x=V(i,s);if(h.textContent=Z(l,i,x),
d.inert=!!h.textContent,p.show(),b.textContent=h.textContent?"":tt(i.part,l,x),h.textContent&&d.dataset.
part===i.part)return;d.dataset.part=i.part;let I=l.calls?.length?[ot(l.calls)]:[];d.replaceChildren(
...l.functions.map(m=>nt(m,x)),...I)}return A(t,["part",...c,"table"],g)}var D={render:st};widget=D;})();
export default widget;
