let widget;
(()=>{function i(t,n={},...e){return G(document.createElement(t),n,e)}function G(t,n,e){for(let[r,s]of Object.entries(n))t.setAttribute(r,s);return t.append(...e),t}function P(t,n,e,...r){
let s={class:`annotated-view ${n}`,role:"group","aria-label":e};t.append(i("div",s,...r))}var L=(...t)=>i(
"div",{class:"controls"},...t.map(({node:n})=>n)),T=()=>i("p",{class:"pointed","aria-hidden":"true"}),
D=(...t)=>i("div",{class:"scroller"},...t),y={"data-lm-suppress-shortcuts":"true"};function K(t,n,e,r){let[s,a]=[Math.min(...e),Math.max(...e)],o=i("input",{type:"range",min:s,max:a,...y}),
c=i("output",{"aria-live":"off"}),p=i("span",{},`${t} `,i("code",{},n));return o.addEventListener("i\
nput",()=>r(Number(o.value))),{node:i("div",{class:"control"},i("label",{},p,o),c),input:o,show(l){o.
value=String(l),c.textContent=String(l)}}}function R(t,n){let e=i("input",{type:"checkbox",...y});return e.
addEventListener("change",()=>n(e.checked)),{node:i("div",{class:"control"},i("label",{},e,t)),show(r){
e.checked=r}}}function k(t,n,e){let r=Object.entries(n).map(([o,c])=>i("option",{value:o},c)),s=`menu-${Math.random()}`,
a=i("select",{id:s,...y},...r);return a.addEventListener("change",()=>e(a.value)),{node:i("div",{class:"\
control menu"},i("label",{for:s},t),a),show(o){a.value=o}}}function _(t,n,e){let r=n.map(s=>`change:${s}`);
for(let s of r)t.on(s,e);return e(),()=>{for(let s of r)t.off(s,e)}}function O(t,n){for(let[e,r]of Object.entries(n))t.set(e,r);t.save_changes()}function z(t){let n=i("\
p",{class:t}),e=new MutationObserver(()=>{n.textContent&&Q(n.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(n,r)),n}var J=1e3,$,j;function Q(t){$?.isConnected||
($=i("p",{class:"annotated-voice",role:"status"}),document.body.append($));let n=$;clearTimeout(j),j=
setTimeout(()=>{n.textContent=t},J)}var w=t=>n=>t.find(e=>String(e)===n),F=w([!0,!1]),V=t=>String(t);function I(t,n,e,r={}){let s=n.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,o=[...document.querySelectorAll(
`[data-widget="${a}"]`)],c=a+(o.indexOf(s)>0?o.indexOf(s)+1:""),p=new URLSearchParams(location.search),
l=[];for(let[h,f]of Object.entries(e)){let m=p.get(`${c}.${h}`);if(m===null)continue;let g=f(m);g===
void 0?l.push(h):t.set(h,g)}let u=i("a",{},"Link to this setting"),d=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:i("p",{class:"addre\
ss"},u,d),show(){let h=new URLSearchParams(location.search);for(let m of Object.keys(e))h.set(`${c}.${m}`,
(r[m]??V)(t.get(m)));let f=s.closest("section[id]")?.id;u.setAttribute("href",`?${h}${f?`#${f}`:""}`)}}}function q(t,n){let e=n[0][0];e.tabIndex=0;function r(s){e.tabIndex=-1,e=s,e.tabIndex=0}return t.addEventListener(
"keydown",s=>{let a=s.target,o=n.findIndex(d=>d.includes(a));if(o<0)return;let c=n[o].indexOf(a),[p,
l]={ArrowUp:[o-1,c],ArrowDown:[o+1,c],ArrowLeft:[o,c-1],ArrowRight:[o,c+1],Home:[o,0],End:[o,n[o].length-
1]}[s.key]??[null,null];if(p===null)return;s.preventDefault();let u=n[p]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(r(u),u.focus())}),()=>{e.closest(".unwritten")&&r(n[0][0])}}function X({text:t,say:n,share:e=0,kinds:r=[]}){let s={"aria-label":`${t}: ${n}`,tabindex:"-1",class:[
"number",...r].join(" ")},a=i("td",{...s,...y},t);return a.style.setProperty("--w",String(e)),a}function U({
title:t,corner:n="",rows:e,columns:r,cells:s,look:a}){let o=s.map(d=>d.map(X)),c=r.map(d=>i("th",{scope:"\
col"},d)),p=o.map((d,h)=>i("tr",{},i("th",{scope:"row"},e[h]),...d)),l=i("table",{class:"grid number\
s",role:"grid"},i("caption",{},t),i("thead",{},i("tr",{},i("td",{},n),...c)),i("tbody",{},...p)),u=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",d=>a(u(d))),l.addEventListener("pointerleave",()=>a("")),l.addEventListener("focusin",d=>a(u(
d))),l.addEventListener("focusout",()=>a("")),q(l,o),D(l)}var v=(t,n=0)=>Array.from({length:t},(e,r)=>n+r);var W=["↓","↑"],Z=4,M=t=>String(t).replaceAll("-","−"),N=t=>M(t&&Math.abs(t)<.001?t.toExponential(
1):Number(t.toPrecision(2))),B=(t,n,e=M)=>t.replace(/\{(\w+)\}/g,(r,s)=>e(n[s]));function tt(t,n,e){
let r=W.map(()=>i("span")),s=i("button",{type:"button",class:t.split(".").at(-1)},`${n} `,...r);return s.
addEventListener("click",()=>e(t)),{node:s,show(a,o,c){s.setAttribute("aria-pressed",c),r.forEach((p,l)=>{
p.textContent=`${W[l]} ${N(a[l])} `;let u=a[l]&&1+Math.log10(a[l]/o[l])/Z;p.style.setProperty("--sha\
re",String(Math.max(u,0)))})}}}function et(t,n){let e=[],r=[];for(let[s,{node:a}]of n){let[o,c,p]=s.
split(".");if(c==="x"&&e.push(i("div",{class:"stack"})),p==="norm"){let l=i("p",{},t[`${o}.${c}`]),u=i(
"div",{class:"part",role:"group","aria-label":`${o} ${c}`},l);r.push({title:l,norm:a,box:u}),e.at(-1).
append(u)}(p?r.at(-1).box:e.at(-1)).append(a)}return{stacks:e,show(s){for(let{box:a,title:o,norm:c}of r)
o.nextSibling===c!==s&&(s?o.after(c):a.append(c))}}}var C=class{constructor(n){this.model=n,this.given=
n.get("given"),this.names=Object.keys(this.given.tensors),this.runs=n.get("runs"),this.details=n.get(
"details")}get current(){return this.given.models[this.model.get("kind")]}get last(){return this.current.
layers-1}found(n){let[e,r]=[this.model.get("kind"),this.model.get("example")];return n[`${e}.${r}`][this.
model.get("layer")]}get facts(){return this.runs?this.found(this.runs):this.model.get("facts")}async fetchDetails(){
this.runs&&!this.details&&(this.details=(await this.model.later?.())?.details)}numbersOf(n){return this.
runs?this.details?this.found(this.details)[n]:null:this.facts.details[n]}sizes(n){return this.facts.
sizes[this.names.indexOf(n)]}sentence(){let n=this.model.get("tensor"),[,e,r,s]=this.sizes(n),a=this.
current.sums[n]??[],[o,c]=a.map(d=>this.sizes(d)[1]),p=100*e/this.sizes("logits")[1],u={layer:this.model.
get("layer"),last:this.last,least:r,most:s,own:e,share:p,out:o,other:c};return B(this.given.tensors[n].
says,u,N)}};function nt(t,n,e,r){let{model:s,given:a}=t,{label:o,rows:c,columns:p}=a.tensors[s.get("\
tensor")],l=p?s.get("head"):0,u=a.tokens[s.get("example")],d=e.cells[l],h=Math.max(...d.flat().map(Math.
abs))||1,[f,m]=p?["query","key"]:["token","feature"],g=u[p]??v(d[0].length),x=`${o}${p?`, head ${l}`:
""}: ${n}`,E=(b,S,A)=>({text:N(b),say:`${x} at ${u[c][S]}, ${m} ${g[A]}, exactly ${M(b)}`,share:Math.
abs(b)/h});return U({title:x,corner:`${f} ↓ ${m} →`,rows:u[c],columns:g,cells:d.map((b,S)=>b.map(
(A,Y)=>E(A,S,Y))),look:r})}function st(t,n,e){let{model:r,given:s}=t,[a,o,c]=[i("p"),i("div"),T()],p=i(
"summary",{},"The numbers of this tensor"),l=[a,L(n,e),o,c],u=i("details",{},p,...l),d=f=>{c.textContent=
f};function h(){let f=r.get("tensor"),m=t.names.indexOf(f),g=u.open&&t.numbersOf(m);if(!g)return;let x=r.
get("gradient")?"gradient":"value",E=g.shape.join(", "),b={layer:r.get("layer"),shape:E,which:x,...g[x].
stats};a.textContent=B(t.current.paths[m]+s.texts.stats,b),n.node.hidden=!s.tensors[f].columns,o.replaceChildren(
nt(t,x,g[x],d)),d("")}return u.addEventListener("toggle",async()=>{u.setAttribute("aria-busy","true");
try{u.open&&await t.fetchDetails(),h()}catch(f){a.textContent=`${s.texts.failed} ${f.message}`}u.setAttribute(
"aria-busy","false")}),{node:u,show:h}}function ot({given:t,names:n,current:e},r){return{kind:w(Object.
keys(t.kinds)),example:w(v(t.examples.length)),layer:s=>w(v(r()+1))(s),tensor:w(n),head:w(v(e.heads)),
gradient:F}}function rt(t,{kinds:n,examples:e},r){let s=o=>c=>O(t,{[o]:c}),a=o=>c=>O(t,{[o]:Number(c)});
return{kind:k("Model",n,s("kind")),layer:K("Layer","layers[i]",[0],a("layer")),example:k("Example",e,
a("example")),head:k("Head",v(r),a("head")),gradient:R("Gradients instead of values",s("gradient"))}}
function at({model:t,el:n}){let e=new C(t),{tensors:r,texts:s}=e.given,a=I(t,n,ot(e,()=>e.last)),o=rt(
t,e.given,e.current.heads),c=st(e,o.head,o.gradient),p=f=>{O(t,{tensor:f}),c.node.open=!0},l=new Map(
e.names.map(f=>[f,tt(f,r[f].label,p)])),u=et(s,l),d=z("verdict");P(n,"forward-backward","Forward and\
 backward",L(o.kind,o.layer,o.example),i("p",{class:"hint"},s.hint),i("div",{class:"stacks"},...u.stacks,
c.node),d,a.node);function h(){if(e.runs&&t.get("layer")>e.last){t.set("layer",e.last);return}let{sizes:f,
most:m}=e.facts;o.layer.input.max=String(e.last);for(let[g,{show:x}]of Object.entries(o))x(t.get(g));
for(let[g,x]of e.names.entries())l.get(x)?.show(f[g],m,x===t.get("tensor"));u.show(e.current.pre),d.
textContent=e.sentence(),c.show(),a.show()}return _(t,[...Object.keys(o),"tensor","facts"],h)}var H={
render:at};widget=H;})();
export default widget;
