let widget;
(()=>{function a(t,n={},...e){return G(document.createElement(t),n,e)}function G(t,n,e){for(let[r,s]of Object.entries(n))t.setAttribute(r,s);return t.append(...e),t}function K(t,n,e,...r){
let s={class:`annotated-view ${n}`,role:"group","aria-label":e};t.append(a("div",s,...r))}var C=(...t)=>a(
"div",{class:"controls"},...t.map(({node:n})=>n)),T=()=>a("p",{class:"pointed","aria-hidden":"true"}),
P=(...t)=>a("div",{class:"scroller"},...t),O={"data-lm-suppress-shortcuts":"true"};function D(t,n,e,r){let[s,i]=[Math.min(...e),Math.max(...e)],o=a("input",{type:"range",min:s,max:i,...O}),
c=a("output",{"aria-live":"off"}),f=a("span",{},`${t} `,a("code",{},n));return o.addEventListener("i\
nput",()=>r(Number(o.value))),{node:a("div",{class:"control"},a("label",{},f,o),c),input:o,show(l){o.
value=String(l),c.textContent=String(l)}}}function z(t,n){let e=a("input",{type:"checkbox",...O});return e.
addEventListener("change",()=>n(e.checked)),{node:a("div",{class:"control"},a("label",{},e,t)),show(r){
e.checked=r}}}function S(t,n,e){let r=Object.entries(n).map(([o,c])=>a("option",{value:o},c)),s=`menu-${Math.random()}`,
i=a("select",{id:s,...O},...r);return i.addEventListener("change",()=>e(i.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},t),i),show(o){i.value=o}}}function R(t,n,e){let r=n.map(s=>`change:${s}`);
for(let s of r)t.on(s,e);return e(),()=>{for(let s of r)t.off(s,e)}}function A(t,n){for(let[e,r]of Object.entries(n))t.set(e,r);t.save_changes()}function _(t){let n=a("\
p",{class:t}),e=new MutationObserver(()=>{n.textContent&&Q(n.textContent)}),r={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(n,r)),n}var J=1e3,E,j;function Q(t){E?.isConnected||
(E=a("p",{class:"annotated-voice",role:"status"}),document.body.append(E));let n=E;clearTimeout(j),j=
setTimeout(()=>{n.textContent=t},J)}var v=t=>n=>t.find(e=>String(e)===n),F=v([!0,!1]),V=t=>String(t);function I(t,n,e,r={}){let s=n.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:i}=s.dataset,o=[...document.querySelectorAll(
`[data-widget="${i}"]`)],c=i+(o.indexOf(s)>0?o.indexOf(s)+1:""),f=d=>(r[d]??V)(t.get(d)),l=Object.keys(
e),u=Object.fromEntries(l.map(d=>[d,f(d)])),p=new URLSearchParams(location.search),x=[];for(let[d,w]of Object.
entries(e)){let m=p.get(`${c}.${d}`);if(m===null)continue;let y=w(m);y===void 0?x.push(d):t.set(d,y)}
let g=a("a",{},"Copy link to this setting"),b=a("span",{role:"status"});g.addEventListener("click",async d=>{
if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let h=x.length?` The address has a s\
etting that could not be read, and was left out: ${x.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,b,h),show(){let d=new URLSearchParams(location.search);for(let y of l){let $=f(y);$===u[y]?d.
delete(`${c}.${y}`):d.set(`${c}.${y}`,$)}b.textContent="";let w=s.closest("section[id]")?.id,m=d.size?
`?${d}`:location.pathname;g.setAttribute("href",`${m}${w?`#${w}`:""}`)}}}function q(t,n){let e=n[0][0];e.tabIndex=0;function r(s){e.tabIndex=-1,e=s,e.tabIndex=0}return t.addEventListener(
"keydown",s=>{let i=s.target,o=n.findIndex(p=>p.includes(i));if(o<0)return;let c=n[o].indexOf(i),[f,
l]={ArrowUp:[o-1,c],ArrowDown:[o+1,c],ArrowLeft:[o,c-1],ArrowRight:[o,c+1],Home:[o,0],End:[o,n[o].length-
1]}[s.key]??[null,null];if(f===null)return;s.preventDefault();let u=n[f]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(r(u),u.focus())}),()=>{e.closest(".unwritten")&&r(n[0][0])}}function X({text:t,say:n,share:e=0,kinds:r=[]}){let s={"aria-label":`${t}: ${n}`,tabindex:"-1",class:[
"number",...r].join(" ")},i=a("td",{...s,...O},t);return i.style.setProperty("--w",String(e)),i}function U({
title:t,corner:n="",rows:e,columns:r,cells:s,look:i}){let o=s.map(p=>p.map(X)),c=r.map(p=>a("th",{scope:"\
col"},p)),f=o.map((p,x)=>a("tr",{},a("th",{scope:"row"},e[x]),...p)),l=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},n),...c)),a("tbody",{},...f)),u=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",p=>i(u(p))),l.addEventListener("pointerleave",()=>i("")),l.addEventListener("focusin",p=>i(u(
p))),l.addEventListener("focusout",()=>i("")),q(l,o),P(l)}var k=(t,n=0)=>Array.from({length:t},(e,r)=>n+r);var W=["↓","↑"],Z=4,M=t=>String(t).replaceAll("-","−"),N=t=>M(t&&Math.abs(t)<.001?t.toExponential(
1):Number(t.toPrecision(2))),B=(t,n,e=M)=>t.replace(/\{(\w+)\}/g,(r,s)=>e(n[s]));function tt(t,n,e){
let r=W.map(()=>a("span")),s=a("button",{type:"button",class:t.split(".").at(-1)},`${n} `,...r);return s.
addEventListener("click",()=>e(t)),{node:s,show(i,o,c){s.setAttribute("aria-pressed",c),r.forEach((f,l)=>{
f.textContent=`${W[l]} ${N(i[l])} `;let u=i[l]&&1+Math.log10(i[l]/o[l])/Z;f.style.setProperty("--sha\
re",String(Math.max(u,0)))})}}}function et(t,n){let e=[],r=[];for(let[s,{node:i}]of n){let[o,c,f]=s.
split(".");if(c==="x"&&e.push(a("div",{class:"stack"})),f==="norm"){let l=a("p",{},t[`${o}.${c}`]),u=a(
"div",{class:"part",role:"group","aria-label":`${o} ${c}`},l);r.push({title:l,norm:i,box:u}),e.at(-1).
append(u)}(f?r.at(-1).box:e.at(-1)).append(i)}return{stacks:e,show(s){for(let{box:i,title:o,norm:c}of r)
o.nextSibling===c!==s&&(s?o.after(c):i.append(c))}}}var L=class{constructor(n){this.model=n,this.given=
n.get("given"),this.names=Object.keys(this.given.tensors),this.runs=n.get("runs"),this.details=n.get(
"details")}get current(){return this.given.models[this.model.get("kind")]}get last(){return this.current.
layers-1}found(n){let[e,r]=[this.model.get("kind"),this.model.get("example")];return n[`${e}.${r}`][this.
model.get("layer")]}get facts(){return this.runs?this.found(this.runs):this.model.get("facts")}async fetchDetails(){
this.runs&&!this.details&&(this.details=(await this.model.later?.())?.details)}numbersOf(n){return this.
runs?this.details?this.found(this.details)[n]:null:this.facts.details[n]}sizes(n){return this.facts.
sizes[this.names.indexOf(n)]}sentence(){let n=this.model.get("tensor"),[,e,r,s]=this.sizes(n),i=this.
current.sums[n]??[],[o,c]=i.map(p=>this.sizes(p)[1]),f=100*e/this.sizes("logits")[1],u={layer:this.model.
get("layer"),last:this.last,least:r,most:s,own:e,share:f,out:o,other:c};return B(this.given.tensors[n].
says,u,N)}};function nt(t,n,e,r){let{model:s,given:i}=t,{label:o,rows:c,columns:f}=i.tensors[s.get("\
tensor")],l=f?s.get("head"):0,u=i.tokens[s.get("example")],p=e.cells[l],x=Math.max(...p.flat().map(Math.
abs))||1,[g,b]=f?["query","key"]:["token","feature"],h=u[f]??k(p[0].length),d=`${o}${f?`, head ${l}`:
""}: ${n}`,w=(m,y,$)=>({text:N(m),say:`${d} at ${u[c][y]}, ${b} ${h[$]}, exactly ${M(m)}`,share:Math.
abs(m)/x});return U({title:d,corner:`${g} ↓ ${b} →`,rows:u[c],columns:h,cells:p.map((m,y)=>m.map(
($,Y)=>w($,y,Y))),look:r})}function st(t,n,e){let{model:r,given:s}=t,[i,o,c]=[a("p"),a("div"),T()],f=a(
"summary",{},"The numbers of this tensor"),l=[i,C(n,e),o,c],u=a("details",{},f,...l),p=g=>{c.textContent=
g};function x(){let g=r.get("tensor"),b=t.names.indexOf(g),h=u.open&&t.numbersOf(b);if(!h)return;let d=r.
get("gradient")?"gradient":"value",w=h.shape.join(", "),m={layer:r.get("layer"),shape:w,which:d,...h[d].
stats};i.textContent=B(t.current.paths[b]+s.texts.stats,m),n.node.hidden=!s.tensors[g].columns,o.replaceChildren(
nt(t,d,h[d],p)),p("")}return u.addEventListener("toggle",async()=>{u.setAttribute("aria-busy","true");
try{u.open&&await t.fetchDetails(),x()}catch(g){i.textContent=`${s.texts.failed} ${g.message}`}u.setAttribute(
"aria-busy","false")}),{node:u,show:x}}function ot({given:t,names:n,current:e},r){return{kind:v(Object.
keys(t.kinds)),example:v(k(t.examples.length)),layer:s=>v(k(r()+1))(s),tensor:v(n),head:v(k(e.heads)),
gradient:F}}function rt(t,{kinds:n,examples:e},r){let s=o=>c=>A(t,{[o]:c}),i=o=>c=>A(t,{[o]:Number(c)});
return{kind:S("Model",n,s("kind")),layer:D("Layer","layers[i]",[0],i("layer")),example:S("Example",e,
i("example")),head:S("Head",k(r),i("head")),gradient:z("Gradients instead of values",s("gradient"))}}
function at({model:t,el:n}){let e=new L(t),{tensors:r,texts:s}=e.given,i=I(t,n,ot(e,()=>e.last)),o=rt(
t,e.given,e.current.heads),c=st(e,o.head,o.gradient),f=h=>{A(t,{tensor:h}),c.node.open=!0},l=new Map(
e.names.map(h=>[h,tt(h,r[h].label,f)])),u=et(s,l),p=_("verdict"),x=a("p",{class:"hint"},s.hint),g=a(
"div",{class:"aside"},x,c.node,i.node);K(n,"forward-backward","Forward and backward",C(o.kind,o.layer,
o.example),a("div",{class:"stacks"},...u.stacks,g),p);function b(){if(e.runs&&t.get("layer")>e.last){
t.set("layer",e.last);return}let{sizes:h,most:d}=e.facts;o.layer.input.max=String(e.last);for(let[w,
{show:m}]of Object.entries(o))m(t.get(w));for(let[w,m]of e.names.entries())l.get(m)?.show(h[w],d,m===
t.get("tensor"));u.show(e.current.pre),p.textContent=e.sentence(),c.show(),i.show()}return R(t,[...Object.
keys(o),"tensor","facts"],b)}var H={render:at};widget=H;})();
export default widget;
