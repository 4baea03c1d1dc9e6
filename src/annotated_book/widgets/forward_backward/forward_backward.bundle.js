let widget;
(()=>{function a(t,e={},...n){return J(document.createElement(t),e,n)}function J(t,e,n){for(let[o,s]of Object.entries(e))t.setAttribute(o,s);return t.append(...n),t}function K(t,e,n,...o){
let s={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(a("div",s,...o))}var C=(...t)=>a(
"div",{class:"controls"},...t.map(({node:e})=>e)),T=()=>a("p",{class:"pointed","aria-hidden":"true"}),
P=(...t)=>a("div",{class:"scroller"},...t),O={"data-lm-suppress-shortcuts":"true"};function D(t,e,n,o){let[s,r]=[Math.min(...n),Math.max(...n)],i=a("input",{type:"range",min:s,max:r,...O}),
c=a("output",{"aria-live":"off"}),p=a("span",{},`${t} `,a("code",{},e));return i.addEventListener("i\
nput",()=>o(Number(i.value))),{node:a("div",{class:"control"},a("label",{},p,i),c),input:i,show(l){i.
value=String(l),c.textContent=String(l)}}}function z(t,e){let n=a("input",{type:"checkbox",...O});return n.
addEventListener("change",()=>e(n.checked)),{node:a("div",{class:"control"},a("label",{},n,t)),show(o){
n.checked=o}}}function S(t,e,n){let o=Object.entries(e).map(([i,c])=>a("option",{value:i},c)),s=`menu-${Math.random()}`,
r=a("select",{id:s,...O},...o);return r.addEventListener("change",()=>n(r.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},t),r),show(i){r.value=i}}}function R(t,e,n){let o=e.map(s=>`change:${s}`);
for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}function A(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function _(t){let e=a("\
p",{class:t}),n=new MutationObserver(()=>{e.textContent&&V(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var Q=1e3,E,j;function V(t){E?.isConnected||
(E=a("p",{class:"annotated-voice",role:"status"}),document.body.append(E));let e=E;clearTimeout(j),j=
setTimeout(()=>{e.textContent=t},Q)}var v=t=>e=>t.find(n=>String(n)===e),F=v([!0,!1]),X=t=>String(t);function I(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),p=d=>(o[d]??X)(t.get(d)),l=Object.keys(
n),f=Object.fromEntries(l.map(d=>[d,p(d)])),u=new URLSearchParams(location.search),x=[];for(let[d,w]of Object.
entries(n)){let m=u.get(`${c}.${d}`);if(m===null)continue;let y=w(m);y===void 0?x.push(d):t.set(d,y)}
let g=a("a",{},"Copy link to this setting"),b=a("span",{role:"status"});g.addEventListener("click",async d=>{
if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let h=x.length?` The address has a s\
etting that could not be read, and was left out: ${x.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,b,h),show(){let d=new URLSearchParams(location.search);for(let y of l){let $=p(y);$===f[y]?d.
delete(`${c}.${y}`):d.set(`${c}.${y}`,$)}b.textContent="";let w=s.closest("section[id]")?.id,m=d.size?
`?${d}`:location.pathname;g.setAttribute("href",`${m}${w?`#${w}`:""}`)}}}var q=t=>!t.matches(".none")&&!t.closest(".unwritten");function U(t,e){let n=()=>e.flat().find(q)??e[0][0],
o=n();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return t.addEventListener("keydown",
r=>{let i=r.target,c=e.findIndex(x=>x.includes(i));if(c<0)return;let p=e[c].indexOf(i),[l,f]={ArrowUp:[
c-1,p],ArrowDown:[c+1,p],ArrowLeft:[c,p-1],ArrowRight:[c,p+1],Home:[c,0],End:[c,e[c].length-1]}[r.key]??
[null,null];if(l===null)return;r.preventDefault();let u=e[l]?.[f];!u||getComputedStyle(u).visibility===
"hidden"||(s(u),u.focus())}),()=>{q(o)||s(n())}}function Z({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=a("td",{...s,...O},t);return r.style.setProperty("--w",String(n)),r}function W({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let i=s.map(u=>u.map(Z)),c=o.map(u=>a("th",{scope:"\
col"},u)),p=i.map((u,x)=>a("tr",{},a("th",{scope:"row"},n[x]),...u)),l=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},e),...c)),a("tbody",{},...p)),f=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",u=>r(f(u))),l.addEventListener("pointerleave",()=>r("")),l.addEventListener("focusin",u=>r(f(
u))),l.addEventListener("focusout",()=>r("")),U(l,i),P(l)}var k=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var B=["↓","↑"],tt=4,M=t=>String(t).replaceAll("-","−"),N=t=>M(t&&Math.abs(t)<.001?t.toExponential(
1):Number(t.toPrecision(2))),H=(t,e,n=M)=>t.replace(/\{(\w+)\}/g,(o,s)=>n(e[s]));function et(t,e,n){
let o=B.map(()=>a("span")),s=a("button",{type:"button",class:t.split(".").at(-1)},`${e} `,...o);return s.
addEventListener("click",()=>n(t)),{node:s,show(r,i,c){s.setAttribute("aria-pressed",c),o.forEach((p,l)=>{
p.textContent=`${B[l]} ${N(r[l])} `;let f=r[l]&&1+Math.log10(r[l]/i[l])/tt;p.style.setProperty("--sh\
are",String(Math.max(f,0)))})}}}function nt(t,e){let n=[],o=[];for(let[s,{node:r}]of e){let[i,c,p]=s.
split(".");if(c==="x"&&n.push(a("div",{class:"stack"})),p==="norm"){let l=a("p",{},t[`${i}.${c}`]),f=a(
"div",{class:"part",role:"group","aria-label":`${i} ${c}`},l);o.push({title:l,norm:r,box:f}),n.at(-1).
append(f)}(p?o.at(-1).box:n.at(-1)).append(r)}return{stacks:n,show(s){for(let{box:r,title:i,norm:c}of o)
i.nextSibling===c!==s&&(s?i.after(c):r.append(c))}}}var L=class{constructor(e){this.model=e,this.given=
e.get("given"),this.names=Object.keys(this.given.tensors),this.runs=e.get("runs"),this.details=e.get(
"details")}get current(){return this.given.models[this.model.get("kind")]}get last(){return this.current.
layers-1}found(e){let[n,o]=[this.model.get("kind"),this.model.get("example")];return e[`${n}.${o}`][this.
model.get("layer")]}get facts(){return this.runs?this.found(this.runs):this.model.get("facts")}async fetchDetails(){
this.runs&&!this.details&&(this.details=(await this.model.later?.())?.details)}numbersOf(e){return this.
runs?this.details?this.found(this.details)[e]:null:this.facts.details[e]}sizes(e){return this.facts.
sizes[this.names.indexOf(e)]}sentence(){let e=this.model.get("tensor"),[,n,o,s]=this.sizes(e),r=this.
current.sums[e]??[],[i,c]=r.map(u=>this.sizes(u)[1]),p=100*n/this.sizes("logits")[1],f={layer:this.model.
get("layer"),last:this.last,least:o,most:s,own:n,share:p,out:i,other:c};return H(this.given.tensors[e].
says,f,N)}};function st(t,e,n,o){let{model:s,given:r}=t,{label:i,rows:c,columns:p}=r.tensors[s.get("\
tensor")],l=p?s.get("head"):0,f=r.tokens[s.get("example")],u=n.cells[l],x=Math.max(...u.flat().map(Math.
abs))||1,[g,b]=p?["query","key"]:["token","feature"],h=f[p]??k(u[0].length),d=`${i}${p?`, head ${l}`:
""}: ${e}`,w=(m,y,$)=>({text:N(m),say:`${d} at ${f[c][y]}, ${b} ${h[$]}, exactly ${M(m)}`,share:Math.
abs(m)/x});return W({title:d,corner:`${g} ↓ ${b} →`,rows:f[c],columns:h,cells:u.map((m,y)=>m.map(
($,G)=>w($,y,G))),look:o})}function ot(t,e,n){let{model:o,given:s}=t,[r,i,c]=[a("p"),a("div"),T()],p=a(
"summary",{},"The numbers of this tensor"),l=[r,C(e,n),i,c],f=a("details",{},p,...l),u=g=>{c.textContent=
g};function x(){let g=o.get("tensor"),b=t.names.indexOf(g),h=f.open&&t.numbersOf(b);if(!h)return;let d=o.
get("gradient")?"gradient":"value",w=h.shape.join(", "),m={layer:o.get("layer"),shape:w,which:d,...h[d].
stats};r.textContent=H(t.current.paths[b]+s.texts.stats,m),e.node.hidden=!s.tensors[g].columns,i.replaceChildren(
st(t,d,h[d],u)),u("")}return f.addEventListener("toggle",async()=>{f.setAttribute("aria-busy","true");
try{f.open&&await t.fetchDetails(),x()}catch(g){r.textContent=`${s.texts.failed} ${g.message}`}f.setAttribute(
"aria-busy","false")}),{node:f,show:x}}function rt({given:t,names:e,current:n},o){return{kind:v(Object.
keys(t.kinds)),example:v(k(t.examples.length)),layer:s=>v(k(o()+1))(s),tensor:v(e),head:v(k(n.heads)),
gradient:F}}function at(t,{kinds:e,examples:n},o){let s=i=>c=>A(t,{[i]:c}),r=i=>c=>A(t,{[i]:Number(c)});
return{kind:S("Model",e,s("kind")),layer:D("Layer","layers[i]",[0],r("layer")),example:S("Example",n,
r("example")),head:S("Head",k(o),r("head")),gradient:z("Gradients instead of values",s("gradient"))}}
function it({model:t,el:e}){let n=new L(t),{tensors:o,texts:s}=n.given,r=I(t,e,rt(n,()=>n.last)),i=at(
t,n.given,n.current.heads),c=ot(n,i.head,i.gradient),p=h=>{A(t,{tensor:h}),c.node.open=!0},l=new Map(
n.names.map(h=>[h,et(h,o[h].label,p)])),f=nt(s,l),u=_("verdict"),x=a("p",{class:"hint"},s.hint),g=a(
"div",{class:"aside"},x,c.node,r.node);K(e,"forward-backward","Forward and backward",C(i.kind,i.layer,
i.example),a("div",{class:"stacks"},...f.stacks,g),u);function b(){if(n.runs&&t.get("layer")>n.last){
t.set("layer",n.last);return}let{sizes:h,most:d}=n.facts;i.layer.input.max=String(n.last);for(let[w,
{show:m}]of Object.entries(i))m(t.get(w));for(let[w,m]of n.names.entries())l.get(m)?.show(h[w],d,m===
t.get("tensor"));f.show(n.current.pre),u.textContent=n.sentence(),c.show(),r.show()}return R(t,[...Object.
keys(i),"tensor","facts"],b)}var Y={render:it};widget=Y;})();
export default widget;
