let widget;
(()=>{function s(t,e={},...n){return B(document.createElement(t),e,n)}function B(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function j(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var C=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));var k={"data-lm-suppress-shortcuts":"true"};function $(t,e,n={}){let r=s("button",{type:"button",...n},
t);return r.addEventListener("click",e),r}function M(t,e){let n=s("input",{type:"checkbox",...k});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function N(t,e,n,r){let o=s(
"input",{type:"range",min:0,max:n.length-1,...k}),a=s("output",{"aria-live":"off"}),c=s("span",{},`${t}\
 `,s("code",{},e));return o.addEventListener("input",()=>r(n[Number(o.value)])),{node:s("div",{class:"\
control"},s("label",{},c,o),a),input:o,show(i,u=String(i)){o.value=String(n.indexOf(i)),o.setAttribute(
"aria-valuetext",u),a.textContent=u}}}function T(t,e,n){let r=Object.entries(e).map(([c,i])=>s("opti\
on",{value:c},i)),o=`menu-${Math.random()}`,a=s("select",{id:o,...k},...r);return a.addEventListener(
"change",()=>n(a.value)),{node:s("div",{class:"control menu"},s("label",{for:o},t),a),show(c){a.value=
c}}}function A(t,e,n){let r=e.map(o=>`change:${o}`);for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)
t.off(o,n)}}function S(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}function _(t){let e=s("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Y(e.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var D=1e3,w,L;function Y(t){w?.isConnected||
(w=s("p",{class:"annotated-voice",role:"status"}),document.body.append(w));let e=w;clearTimeout(L),L=
setTimeout(()=>{e.textContent=t},D)}var O=t=>e=>t.find(n=>String(n)===e),P=O([!0,!1]),z=t=>String(t);function I(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:a}=o.dataset,c=[...document.querySelectorAll(
`[data-widget="${a}"]`)],i=a+(c.indexOf(o)>0?c.indexOf(o)+1:""),u=new URLSearchParams(location.search),
l=[];for(let[p,f]of Object.entries(n)){let m=u.get(`${i}.${p}`);if(m===null)continue;let b=f(m);b===
void 0?l.push(p):t.set(p,b)}let d=s("a",{},"Link to this setting"),h=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:s("p",{class:"addre\
ss"},d,h),show(){let p=new URLSearchParams(location.search);for(let m of Object.keys(n))p.set(`${i}.${m}`,
(r[m]??z)(t.get(m)));let f=o.closest("section[id]")?.id;d.setAttribute("href",`?${p}${f?`#${f}`:""}`)}}}var q=(t,e=0)=>Array.from({length:t},(n,r)=>e+r);var F=["passed","norm_first","step"];function G(t,e,n,r,o){let a=s("span",{class:"arrow","aria-hidde\
n":"true"},e?o?"✗":"▶":""),c=e&&r>n?[t.slice(0,n),s("mark",{},t.slice(n,r)),t.slice(r)]:[t];return s(
"li",e?{"aria-current":"step"}:{},a,s("code",{},...c))}function J({name:t,lines:e},{at:[n,r,o],error:a}){
let c=e.map((u,l)=>G(u,l===n,r,o,a)),i=s("ol",{tabindex:"0","aria-label":`Source of ${t}`},...c);return[
s("p",{},s("code",{},t)),i]}function Q(t,[e,n]){let r=s("span",{class:"tensor"},`tensor ${t} ${e} `);
return r.style.setProperty("--own",`var(--hue-${(t-1)%8})`),[r,s("span",{class:"first"},n)]}function V({
rows:t,stack:e},n){let r=["Name","What it holds, and its first numbers"].map(i=>s("th",{scope:"col"},
i)),o=t.map(([i,u,l])=>{let d=s("th",{scope:"row"},s("code",{},i),s("small",{},u));return s("tr",{},
d,s("td",{},...typeof l=="number"?Q(l,n[l-1]):[l]))}),a=s("caption",{},"The names in ",s("code",{},e.
at(-1))),c=[s("thead",{},s("tr",{},...r)),s("tbody",{},...o)];return s("table",{class:"numbers"},a,...c)}
function X(t){let e=t.length-1;return t.map((n,r)=>s("li",r===e?{"aria-current":"true"}:{},s("code",
{},n)))}var E=class{constructor(e){this.model=e;let{runs:n}=e.get("table");this.runs=n,this.kinds=Object.
keys(n);let r=Object.values(n).flat().map(({steps:o})=>o.length);this.places=q(Math.max(...r))}stepIn({
steps:e}){return Math.min(this.model.get("step"),e.length-1)}runOf({passed:e,norm_first:n}){return this.
runs[e][Number(n)]}get state(){return{passed:this.model.get("passed"),norm_first:this.model.get("nor\
m_first")}}get run(){return this.runOf(this.state)}get step(){return this.stepIn(this.run)}go(e){S(this.
model,{step:e})}choose(e){let n=this.stepIn(this.runOf({...this.state,...e}));S(this.model,{...e,step:n})}};
function Z(t,e){let n=T("What is passed",e,o=>t.choose({passed:o})),r=M("The norm comes first: norm_\
first",o=>t.choose({norm_first:o}));return t.kinds.length>1?{passed:n,norm_first:r}:{norm_first:r}}function H({
model:t,el:e}){let{sources:n,labels:r}=t.get("table"),o=new E(t),a={passed:O(o.kinds),norm_first:P,step:O(
o.places)},c=I(t,e,a),i=Z(o,r),u=N("Step","step",o.places,x=>o.go(x)),l=$("Previous",()=>o.go(o.step-
1)),d=$("Next",()=>o.go(o.step+1)),h=_("verdict"),p=s("div",{class:"listing"}),f=s("ol",{class:"stac\
k","aria-label":"Who has called whom"}),b=s("div",{class:"scroller",...{tabindex:"0",role:"region","\
aria-label":"The names"}});j(e,"sublayer-steps","Sublayer steps",C(...Object.values(i)),s("div",{class:"\
walk"},u.node,l,d),h,f,p,b,c.node);function K(){let{run:x,step:v}=o,y=x.steps.length-1,g=x.steps[v];
for(let[U,{show:W}]of Object.entries(i))W(t.get(U));u.input.max=String(y),u.show(v,`${v+1} of ${y+1}`),
l.disabled=v===0,d.disabled=v===y,h.textContent=g.says,h.classList.toggle("alarming",!!g.error),f.replaceChildren(
...X(g.stack)),p.replaceChildren(...J(n[g.source],g)),b.replaceChildren(V(g,x.tensors)),c.show()}return A(
t,F,K)}var R={render:H};widget=R;})();
export default widget;
