let widget;
(()=>{function a(t,n={},...e){return G(document.createElement(t),n,e)}function G(t,n,e){for(let[r,s]of Object.entries(n))t.setAttribute(r,s);return t.append(...e),t}function P(t,n,e,...r){
let s={class:`annotated-view ${n}`,role:"group","aria-label":e};t.append(a("div",s,...r))}var L=(...t)=>a(
"div",{class:"controls"},...t.map(({node:n})=>n)),T=()=>a("p",{class:"pointed","aria-hidden":"true"}),
D=(...t)=>a("div",{class:"scroller"},...t),$={"data-lm-suppress-shortcuts":"true"};function K(t,n,e,r){let[s,i]=[Math.min(...e),Math.max(...e)],o=a("input",{type:"range",min:s,max:i,...$}),
c=a("output",{"aria-live":"off"}),p=a("span",{},`${t} `,a("code",{},n));return o.addEventListener("i\
nput",()=>r(Number(o.value))),{node:a("div",{class:"control"},a("label",{},p,o),c),input:o,show(l){o.
value=String(l),c.textContent=String(l)}}}function R(t,n){let e=a("input",{type:"checkbox",...$});return e.
addEventListener("change",()=>n(e.checked)),{node:a("div",{class:"control"},a("label",{},e,t)),show(r){
e.checked=r}}}function O(t,n,e){let r=Object.entries(n).map(([o,c])=>a("option",{value:o},c)),s=`menu-${Math.random()}`,
i=a("select",{id:s,...$},...r);return i.addEventListener("change",()=>e(i.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},t),i),show(o){i.value=o}}}function _(t,n,e){let r=n.map(s=>`change:${s}`);
for(let s of r)t.on(s,e);return e(),()=>{for(let s of r)t.off(s,e)}}function E(t,n){for(let[e,r]of Object.entries(n))t.set(e,r);t.save_changes()}function z(t){let n=a("\
p",{class:t}),e=new MutationObserver(()=>{n.textContent&&Q(n.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(n,r)),n}var J=1e3,k,j;function Q(t){k?.isConnected||
(k=a("p",{class:"annotated-voice",role:"status"}),document.body.append(k));let n=k;clearTimeout(j),j=
setTimeout(()=>{n.textContent=t},J)}var v=t=>n=>t.find(e=>String(e)===n),F=v([!0,!1]),V=t=>String(t);function I(t,n,e,r={}){let s=n.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:i}=s.dataset,o=[...document.querySelectorAll(
`[data-widget="${i}"]`)],c=i+(o.indexOf(s)>0?o.indexOf(s)+1:""),p=new URLSearchParams(location.search),
l=[];for(let[h,m]of Object.entries(e)){let g=p.get(`${c}.${h}`);if(g===null)continue;let f=m(g);f===
void 0?l.push(h):t.set(h,f)}let u=a("a",{},"Link to this setting"),d=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:a("p",{class:"addre\
ss"},u,d),show(){let h=new URLSearchParams(location.search);for(let g of Object.keys(e))h.set(`${c}.${g}`,
(r[g]??V)(t.get(g)));let m=s.closest("section[id]")?.id;u.setAttribute("href",`?${h}${m?`#${m}`:""}`)}}}function q(t,n){let e=n[0][0];e.tabIndex=0;function r(s){e.tabIndex=-1,e=s,e.tabIndex=0}return t.addEventListener(
"keydown",s=>{let i=s.target,o=n.findIndex(d=>d.includes(i));if(o<0)return;let c=n[o].indexOf(i),[p,
l]={ArrowUp:[o-1,c],ArrowDown:[o+1,c],ArrowLeft:[o,c-1],ArrowRight:[o,c+1],Home:[o,0],End:[o,n[o].length-
1]}[s.key]??[null,null];if(p===null)return;s.preventDefault();let u=n[p]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(r(u),u.focus())}),()=>{e.closest(".unwritten")&&r(n[0][0])}}function X({text:t,say:n,share:e=0,kinds:r=[]}){let s={"aria-label":`${t}: ${n}`,tabindex:"-1",class:[
"number",...r].join(" ")},i=a("td",{...s,...$},t);return i.style.setProperty("--w",String(e)),i}function U({
title:t,corner:n="",rows:e,columns:r,cells:s,look:i}){let o=s.map(d=>d.map(X)),c=r.map(d=>a("th",{scope:"\
col"},d)),p=o.map((d,h)=>a("tr",{},a("th",{scope:"row"},e[h]),...d)),l=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},n),...c)),a("tbody",{},...p)),u=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",d=>i(u(d))),l.addEventListener("pointerleave",()=>i("")),l.addEventListener("focusin",d=>i(u(
d))),l.addEventListener("focusout",()=>i("")),q(l,o),D(l)}var y=(t,n=0)=>Array.from({length:t},(e,r)=>n+r);var W=["↓","↑"],Z=4,M=t=>String(t).replaceAll("-","−"),N=t=>M(t&&Math.abs(t)<.001?t.toExponential(
1):Number(t.toPrecision(2))),B=(t,n,e=M)=>t.replace(/\{(\w+)\}/g,(r,s)=>e(n[s]));function tt(t,n,e){
let r=W.map(()=>a("span")),s=a("button",{type:"button",class:t.split(".").at(-1)},`${n} `,...r);return s.
addEventListener("click",()=>e(t)),{node:s,show(i,o,c){s.setAttribute("aria-pressed",c),r.forEach((p,l)=>{
p.textContent=`${W[l]} ${N(i[l])} `;let u=i[l]&&1+Math.log10(i[l]/o[l])/Z;p.style.setProperty("--sha\
re",String(Math.max(u,0)))})}}}function et(t,n){let e=[],r=[];for(let[s,{node:i}]of n){let[o,c,p]=s.
split(".");if(c==="x"&&e.push(a("div",{class:"stack"})),p==="norm"){let l=a("p",{},t[`${o}.${c}`]),u=a(
"div",{class:"part",role:"group","aria-label":`${o} ${c}`},l);r.push({title:l,norm:i,box:u}),e.at(-1).
append(u)}(p?r.at(-1).box:e.at(-1)).append(i)}return{stacks:e,show(s){for(let{box:i,title:o,norm:c}of r)
o.nextSibling===c!==s&&(s?o.after(c):i.append(c))}}}var C=class{constructor(n){this.model=n,this.given=
n.get("given"),this.names=Object.keys(this.given.tensors),this.runs=n.get("runs"),this.details=n.get(
"details")}get current(){return this.given.models[this.model.get("kind")]}get last(){return this.current.
layers-1}found(n){let[e,r]=[this.model.get("kind"),this.model.get("example")];return n[`${e}.${r}`][this.
model.get("layer")]}get facts(){return this.runs?this.found(this.runs):this.model.get("facts")}async fetchDetails(){
this.runs&&!this.details&&(this.details=(await this.model.later?.())?.details)}numbersOf(n){return this.
runs?this.details?this.found(this.details)[n]:null:this.facts.details[n]}sizes(n){return this.facts.
sizes[this.names.indexOf(n)]}sentence(){let n=this.model.get("tensor"),[,e,r,s]=this.sizes(n),i=this.
current.sums[n]??[],[o,c]=i.map(d=>this.sizes(d)[1]),p=100*e/this.sizes("logits")[1],u={layer:this.model.
get("layer"),last:this.last,least:r,most:s,own:e,share:p,out:o,other:c};return B(this.given.tensors[n].
says,u,N)}};function nt(t,n,e,r){let{model:s,given:i}=t,{label:o,rows:c,columns:p}=i.tensors[s.get("\
tensor")],l=p?s.get("head"):0,u=i.tokens[s.get("example")],d=e.cells[l],h=Math.max(...d.flat().map(Math.
abs))||1,[m,g]=p?["query","key"]:["token","feature"],f=u[p]??y(d[0].length),b=`${o}${p?`, head ${l}`:
""}: ${n}`,w=(x,S,A)=>({text:N(x),say:`${b} at ${u[c][S]}, ${g} ${f[A]}, exactly ${M(x)}`,share:Math.
abs(x)/h});return U({title:b,corner:`${m} ↓ ${g} →`,rows:u[c],columns:f,cells:d.map((x,S)=>x.map(
(A,Y)=>w(A,S,Y))),look:r})}function st(t,n,e){let{model:r,given:s}=t,[i,o,c]=[a("p"),a("div"),T()],p=a(
"summary",{},"The numbers of this tensor"),l=[i,L(n,e),o,c],u=a("details",{},p,...l),d=m=>{c.textContent=
m};function h(){let m=r.get("tensor"),g=t.names.indexOf(m),f=u.open&&t.numbersOf(g);if(!f)return;let b=r.
get("gradient")?"gradient":"value",w=f.shape.join(", "),x={layer:r.get("layer"),shape:w,which:b,...f[b].
stats};i.textContent=B(t.current.paths[g]+s.texts.stats,x),n.node.hidden=!s.tensors[m].columns,o.replaceChildren(
nt(t,b,f[b],d)),d("")}return u.addEventListener("toggle",async()=>{u.setAttribute("aria-busy","true");
try{u.open&&await t.fetchDetails(),h()}catch(m){i.textContent=`${s.texts.failed} ${m.message}`}u.setAttribute(
"aria-busy","false")}),{node:u,show:h}}function ot({given:t,names:n,current:e},r){return{kind:v(Object.
keys(t.kinds)),example:v(y(t.examples.length)),layer:s=>v(y(r()+1))(s),tensor:v(n),head:v(y(e.heads)),
gradient:F}}function rt(t,{kinds:n,examples:e},r){let s=o=>c=>E(t,{[o]:c}),i=o=>c=>E(t,{[o]:Number(c)});
return{kind:O("Model",n,s("kind")),layer:K("Layer","layers[i]",[0],i("layer")),example:O("Example",e,
i("example")),head:O("Head",y(r),i("head")),gradient:R("Gradients instead of values",s("gradient"))}}
function at({model:t,el:n}){let e=new C(t),{tensors:r,texts:s}=e.given,i=I(t,n,ot(e,()=>e.last)),o=rt(
t,e.given,e.current.heads),c=st(e,o.head,o.gradient),p=f=>{E(t,{tensor:f}),c.node.open=!0},l=new Map(
e.names.map(f=>[f,tt(f,r[f].label,p)])),u=et(s,l),d=z("verdict"),h=a("p",{class:"hint"},s.hint),m=a(
"div",{class:"aside"},h,c.node,i.node);P(n,"forward-backward","Forward and backward",L(o.kind,o.layer,
o.example),a("div",{class:"stacks"},...u.stacks,m),d);function g(){if(e.runs&&t.get("layer")>e.last){
t.set("layer",e.last);return}let{sizes:f,most:b}=e.facts;o.layer.input.max=String(e.last);for(let[w,
{show:x}]of Object.entries(o))x(t.get(w));for(let[w,x]of e.names.entries())l.get(x)?.show(f[w],b,x===
t.get("tensor"));u.show(e.current.pre),d.textContent=e.sentence(),c.show(),i.show()}return _(t,[...Object.
keys(o),"tensor","facts"],g)}var H={render:at};widget=H;})();
export default widget;
