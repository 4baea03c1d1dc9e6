let widget;
(()=>{function r(t,e={},...n){return D(document.createElement(t),e,n)}function D(t,e,n){for(let[s,o]of Object.entries(e))t.setAttribute(s,o);return t.append(...n),t}function O(t,e,n,...s){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(r("div",o,...s))}var S=(...t)=>r(
"div",{class:"controls"},...t.map(({node:e})=>e));var _=(...t)=>r("div",{class:"scroller"},...t),E={"data-lm-suppress-shortcuts":"true"};function L(t,e){let n=r("input",{type:"checkbox",...E});return n.addEventListener("change",()=>e(n.checked)),
{node:r("div",{class:"control"},r("label",{},n,t)),show(s){n.checked=s}}}function j(t,e,n,s){let o=r(
"input",{type:"range",min:0,max:n.length-1,...E}),c=r("output",{"aria-live":"off"}),i=r("span",{},`${t}\
 `,r("code",{},e));return o.addEventListener("input",()=>s(n[Number(o.value)])),{node:r("div",{class:"\
control"},r("label",{},i,o),c),input:o,show(u,d=String(u)){o.value=String(n.indexOf(u)),o.setAttribute(
"aria-valuetext",d),c.textContent=d}}}function C(t,e,n){let s=e.map(o=>`change:${o}`);for(let o of s)t.on(o,n);return n(),()=>{for(let o of s)
t.off(o,n)}}function A(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function M(t){let e=r("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&B(e.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var K=1e3,w,y;function B(t){w?.isConnected||
(w=r("p",{class:"annotated-voice",role:"status"}),document.body.append(w));let e=w;clearTimeout(y),y=
setTimeout(()=>{e.textContent=t},K)}var k=t=>e=>t.find(n=>String(n)===e),T=k([!0,!1]),H=t=>String(t);function F(t,e,n,s={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:c}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${c}"]`)],u=c+(i.indexOf(o)>0?i.indexOf(o)+1:""),d=new URLSearchParams(location.search),
l=[];for(let[a,h]of Object.entries(n)){let g=d.get(`${u}.${a}`);if(g===null)continue;let x=h(g);x===
void 0?l.push(a):t.set(a,x)}let f=r("a",{},"Link to this setting"),p=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:r("p",{class:"addre\
ss"},f,p),show(){let a=new URLSearchParams(location.search);for(let g of Object.keys(n))a.set(`${u}.${g}`,
(s[g]??H)(t.get(g)));let h=o.closest("section[id]")?.id;f.setAttribute("href",`?${a}${h?`#${h}`:""}`)}}}function N({choices:t,columns:e,fields:n},s){let o={};for(let[c,i]of Object.entries(n)){let[u,d]=e[i],
l=0;for(let f of u)l=l*t[f].length+t[f].indexOf(s(f));d[l]!==null&&Y(o,c.split("."),d[l])}return o.error?
{error:o.error}:o}function Y(t,e,n){let s=e.pop();e.forEach((o,c)=>{t=t[o]??=/^\d+$/.test(e[c+1]??s)?
[]:{}}),t[s]=n}var P=t=>`${(100*t).toFixed(1)} %`;function q(t,e,n,s,o){let c=Math.max(o,...n),i=n.map((p,a)=>{let h=r(
"span",{class:"bar"});h.style.setProperty("--share",String(p/c));let g=r("small",{},e[a].short??e[a].
long);return r("div",{title:`${e[a].long}: ${s(p)}`},h,g)}),u=r("div",{class:"bars","aria-hidden":"t\
rue"},...i),d=(p,a)=>r("tr",{},r("th",{scope:"row"},p),r("td",{},a)),l=n.map((p,a)=>d(e[a].long,s(p))),
f=r("table",{class:"numbers"},r("caption",{},t),r("tbody",{},...l));return{title:`${t} (full height:\
 ${s(c)})`,picture:u,table:f}}function z(t){let e=t.map(s=>String(s).replace("-","−")),n=e.slice(0,
-1).map((s,o)=>({long:`${s} to ${e[o+1]}`,short:o%5===0?s:""}));return[{long:`below ${e[0]}`,short:"\
<"},...n,{long:`${e.at(-1)} and more`,short:"≥"}]}function G({spread:t,largest:e,slope:n},s,o){let c=o?
`divided by √${s}`:"as they are",i=e>.9?"The softmax all but picks one key: hardly any gradient pa\
sses.":e>.6?"Most of the weight is on one key.":"The weight is spread over the keys.";return`d_k = ${s}\
, scores ${c}: their standard deviation is ${t.toFixed(2)}, the largest weight ${P(e)} on average, t\
he largest derivative of the softmax ${n.toFixed(3)} (it cannot exceed 0.250). ${i}`}function I({shares:t,
weights:e},n){let s=e.map((c,i)=>({long:`key ${i+1}, by weight`,short:`${i+1}`})),o=c=>c.toFixed(4);
return[q("Histogram of the scores",z(n),t,P,.5),q("Attention weights of one query",s,e,o,1)]}function J({
model:t,el:e}){let n=t.get("table"),s=t.get("choices"),o=s.d_k.length>1,c={...o?{d_k:k(s.d_k)}:{},scale:T},
i=F(t,e,c),u=m=>b=>A(t,{[m]:b}),d={scale:L("Divide the scores by √d_k",u("scale")),...o?{d_k:j("Fe\
atures","d_k",s.d_k,u("d_k"))}:{}},l=M("verdict"),f=r("div",{class:"pictures"}),p=_();p.classList.add(
"tables");let a=r("details",{},r("summary",{},"The bars, as tables"),p);O(e,"scale-switch","Scale sw\
itch",S(...Object.values(d)),l,f,a,i.node);let h=[],g=()=>{p.replaceChildren(...a.open?h.map(({table:m})=>m):
[])};a.addEventListener("toggle",g);function x(){let m={d_k:t.get("d_k"),scale:t.get("scale")};for(let[
v,{show:$}]of Object.entries(d))$(m[v]);let b=n?N(n,v=>m[v]):t.get("facts");h=I(b,s.edges);let R=h.map(
({title:v,picture:$})=>r("figure",{},r("figcaption",{},v),$));f.replaceChildren(...R),g(),l.textContent=
G(b,m.d_k,m.scale),l.classList.toggle("alarming",b.largest>.9),i.show()}return C(t,["d_k","scale","f\
acts"],x)}var U={render:J};widget=U;})();
export default widget;
