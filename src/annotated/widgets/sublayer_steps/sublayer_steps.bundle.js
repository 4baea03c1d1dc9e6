let widget;
(()=>{function s(t,e={},...n){return W(document.createElement(t),e,n)}function W(t,e,n){for(let[r,o]of Object.entries(e))t.setAttribute(r,o);return t.append(...n),t}function L(t,e,n,...r){
let o={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(s("div",o,...r))}var T=(...t)=>s(
"div",{class:"controls"},...t.map(({node:e})=>e));var k={"data-lm-suppress-shortcuts":"true"};function S(t,e,n={}){let r=s("button",{type:"button",...n},
t);return r.addEventListener("click",e),r}function A(t,e){let n=s("input",{type:"checkbox",...k});return n.addEventListener("change",()=>e(n.checked)),
{node:s("div",{class:"control"},s("label",{},n,t)),show(r){n.checked=r}}}function M(t,e,n,r){let o=s(
"input",{type:"range",min:0,max:n.length-1,...k}),c=s("output",{"aria-live":"off"}),i=s("span",{},`${t}\
 `,s("code",{},e));return o.addEventListener("input",()=>r(n[Number(o.value)])),{node:s("div",{class:"\
control"},s("label",{},i,o),c),input:o,show(l,u=String(l)){o.value=String(n.indexOf(l)),o.setAttribute(
"aria-valuetext",u),c.textContent=u}}}function N(t,e,n){let r=Object.entries(e).map(([i,l])=>s("opti\
on",{value:i},l)),o=`menu-${Math.random()}`,c=s("select",{id:o,...k},...r);return c.addEventListener(
"change",()=>n(c.value)),{node:s("div",{class:"control menu"},s("label",{for:o},t),c),show(i){c.value=
i}}}function _(t,e,n){let r=e.map(o=>`change:${o}`);for(let o of r)t.on(o,n);return n(),()=>{for(let o of r)
t.off(o,n)}}function C(t,e){for(let[n,r]of Object.entries(e))t.set(n,r);t.save_changes()}function K(t){let e=s("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&B(e.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,r)),e}var z=1e3,O,j;function B(t){O?.isConnected||
(O=s("p",{class:"annotated-voice",role:"status"}),document.body.append(O));let e=O;clearTimeout(j),j=
setTimeout(()=>{e.textContent=t},z)}var $=t=>e=>t.find(n=>String(n)===e),P=$([!0,!1]),Y=t=>String(t);function I(t,e,n,r={}){let o=e.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:c}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${c}"]`)],l=c+(i.indexOf(o)>0?i.indexOf(o)+1:""),u=a=>(r[a]??Y)(t.get(a)),p=Object.keys(
n),b=Object.fromEntries(p.map(a=>[a,u(a)])),x=new URLSearchParams(location.search),v=[];for(let[a,f]of Object.
entries(n)){let h=x.get(`${l}.${a}`);if(h===null)continue;let d=f(h);d===void 0?v.push(a):t.set(a,d)}
let g=s("a",{},"Copy link to this setting"),w=s("span",{role:"status"});g.addEventListener("click",async a=>{
if(!(a.ctrlKey||a.metaKey||a.shiftKey)){a.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let y=v.length?` The address has a s\
etting that could not be read, and was left out: ${v.join(", ")}.`:"";return{node:s("p",{class:"addr\
ess"},g,w,y),show(){let a=new URLSearchParams(location.search);for(let d of p){let m=u(d);m===b[d]?a.
delete(`${l}.${d}`):a.set(`${l}.${d}`,m)}w.textContent="";let f=o.closest("section[id]")?.id,h=a.size?
`?${a}`:location.pathname;g.setAttribute("href",`${h}${f?`#${f}`:""}`)}}}var q=(t,e=0)=>Array.from({length:t},(n,r)=>e+r);var F=["passed","norm_first","step"];function G(t,e,n,r,o){let c=s("span",{class:"arrow","aria-hidde\
n":"true"},e?o?"✗":"▶":""),i=e&&r>n?[t.slice(0,n),s("mark",{},t.slice(n,r)),t.slice(r)]:[t];return s(
"li",e?{"aria-current":"step"}:{},c,s("code",{},...i))}function J({name:t,lines:e},{at:[n,r,o],error:c}){
let i=e.map((u,p)=>G(u,p===n,r,o,c)),l=s("ol",{tabindex:"0","aria-label":`Source of ${t}`},...i);return[
s("p",{},s("code",{},t)),l]}function Q(t,[e,n]){let r=s("span",{class:"tensor"},`tensor ${t} ${e} `);
return r.style.setProperty("--own",`var(--hue-${(t-1)%8})`),[r,s("span",{class:"first"},n)]}function V({
rows:t,stack:e},n){let r=["Name","What it holds, and its first numbers"].map(l=>s("th",{scope:"col"},
l)),o=t.map(([l,u,p])=>{let b=s("th",{scope:"row"},s("code",{},l),s("small",{},u));return s("tr",{},
b,s("td",{},...typeof p=="number"?Q(p,n[p-1]):[p]))}),c=s("caption",{},"The names in ",s("code",{},e.
at(-1))),i=[s("thead",{},s("tr",{},...r)),s("tbody",{},...o)];return s("table",{class:"numbers"},c,...i)}
function X(t){let e=t.length-1;return t.map((n,r)=>s("li",r===e?{"aria-current":"true"}:{},s("code",
{},n)))}var E=class{constructor(e){this.model=e;let{runs:n}=e.get("table");this.runs=n,this.kinds=Object.
keys(n);let r=Object.values(n).flat().map(({steps:o})=>o.length);this.places=q(Math.max(...r))}stepIn({
steps:e}){return Math.min(this.model.get("step"),e.length-1)}runOf({passed:e,norm_first:n}){return this.
runs[e][Number(n)]}get state(){return{passed:this.model.get("passed"),norm_first:this.model.get("nor\
m_first")}}get run(){return this.runOf(this.state)}get step(){return this.stepIn(this.run)}go(e){C(this.
model,{step:e})}choose(e){let n=this.stepIn(this.runOf({...this.state,...e}));C(this.model,{...e,step:n})}};
function Z(t,e){let n=N("What is passed",e,o=>t.choose({passed:o})),r=A("The norm comes first: norm_\
first",o=>t.choose({norm_first:o}));return t.kinds.length>1?{passed:n,norm_first:r}:{norm_first:r}}function H({
model:t,el:e}){let{sources:n,labels:r}=t.get("table"),o=new E(t),c={passed:$(o.kinds),norm_first:P,step:$(
o.places)},i=I(t,e,c),l=Z(o,r),u=M("Step","step",o.places,f=>o.go(f)),p=S("Previous",()=>o.go(o.step-
1)),b=S("Next",()=>o.go(o.step+1)),x=K("verdict"),v=s("div",{class:"listing"}),g=s("ol",{class:"stac\
k","aria-label":"Who has called whom"}),y=s("div",{class:"scroller",...{tabindex:"0",role:"region","\
aria-label":"The names"}});L(e,"sublayer-steps","Sublayer steps",T(...Object.values(l)),s("div",{class:"\
walk"},u.node,p,b),x,g,v,y,i.node);function a(){let{run:f,step:h}=o,d=f.steps.length-1,m=f.steps[h];
for(let[D,{show:U}]of Object.entries(l))U(t.get(D));u.input.max=String(d),u.show(h,`${h+1} of ${d+1}`),
p.disabled=h===0,b.disabled=h===d,x.textContent=m.says,x.classList.toggle("alarming",!!m.error),g.replaceChildren(
...X(m.stack)),v.replaceChildren(...J(n[m.source],m)),y.replaceChildren(V(m,f.tensors)),i.show()}return _(
t,F,a)}var R={render:H};widget=R;})();
export default widget;
