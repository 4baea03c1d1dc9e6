let widget;
(()=>{function r(t,e={},...s){return I(document.createElement(t),e,s)}function $(t,e={},...s){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return I(o,e,s)}function I(t,e,s){for(let[o,n]of Object.
entries(e))t.setAttribute(o,n);return t.append(...s),t}function B(t,e,s,...o){let n={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(r("div",n,...o))}var W=(...t)=>r("div",{class:"co\
ntrols"},...t.map(({node:e})=>e));var N={"data-lm-suppress-shortcuts":"true"};function A(t,e,s={}){let o=r("button",{type:"button",...s},
t);return o.addEventListener("click",e),o}function D(t,e){let s=r("input",{type:"checkbox",...N});return s.addEventListener("change",()=>e(s.checked)),
{node:r("div",{class:"control"},r("label",{},s,t)),show(o){s.checked=o}}}function K(t,e,s,o){let n=r(
"input",{type:"range",min:0,max:s.length-1,...N}),c=r("output",{"aria-live":"off"}),a=r("span",{},`${t}\
 `,r("code",{},e));return n.addEventListener("input",()=>o(s[Number(n.value)])),{node:r("div",{class:"\
control"},r("label",{},a,n),c),input:n,show(i,p=String(i)){n.value=String(s.indexOf(i)),n.setAttribute(
"aria-valuetext",p),c.textContent=p}}}function q(t,e,s){let o=Object.entries(e).map(([a,i])=>r("opti\
on",{value:a},i)),n=`menu-${Math.random()}`,c=r("select",{id:n,...N},...o);return c.addEventListener(
"change",()=>s(c.value)),{node:r("div",{class:"control menu"},r("label",{for:n},t),c),show(a){c.value=
a}}}function U(t,e,s){let o=e.map(n=>`change:${n}`);for(let n of o)t.on(n,s);return s(),()=>{for(let n of o)
t.off(n,s)}}function T(t,e){for(let[s,o]of Object.entries(e))t.set(s,o);t.save_changes()}function V(t){let e=r("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&nt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,o)),e}var et=1e3,L,P;function nt(t){L?.isConnected||
(L=r("p",{class:"annotated-voice",role:"status"}),document.body.append(L));let e=L;clearTimeout(P),P=
setTimeout(()=>{e.textContent=t},et)}var M=t=>e=>t.find(s=>String(s)===e),z=M([!0,!1]),st=t=>String(t);function G(t,e,s,o={}){let n=e.closest(
"[data-widget]");if(!t.later||!n)return{node:"",show(){}};let{widget:c}=n.dataset,a=[...document.querySelectorAll(
`[data-widget="${c}"]`)],i=c+(a.indexOf(n)>0?a.indexOf(n)+1:""),p=l=>(o[l]??st)(t.get(l)),d=Object.keys(
s),f=Object.fromEntries(d.map(l=>[l,p(l)])),v=new URLSearchParams(location.search),w=[];for(let[l,x]of Object.
entries(s)){let m=v.get(`${i}.${l}`);if(m===null)continue;let h=x(m);h===void 0?w.push(l):t.set(l,h)}
let g=r("a",{},"Copy link to this setting"),u=r("span",{role:"status"});g.addEventListener("click",async l=>{
if(!(l.ctrlKey||l.metaKey||l.shiftKey)){l.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),u.textContent=" Copied."}catch{u.textContent=
" The address of this page has it now: copy it from there."}}});let y=w.length?` The address has a s\
etting that could not be read, and was left out: ${w.join(", ")}.`:"";return{node:r("p",{class:"addr\
ess"},g,u,y),show(){let l=new URLSearchParams(location.search);for(let h of d){let b=p(h);b===f[h]?l.
delete(`${i}.${h}`):l.set(`${i}.${h}`,b)}u.textContent="";let x=n.closest("section[id]")?.id,m=l.size?
`?${l}`:location.pathname;g.setAttribute("href",`${m}${x?`#${x}`:""}`)}}}var H=(t,e=0)=>Array.from({length:t},(s,o)=>e+o);var ot={norm:40,sublayer:60,dropout:54,"+":20},[S,C,X]=[28,68,8],j=256,k=(t,e,s,o="")=>$("text",{x:t,
y:e,class:o},s),E=(t,e="")=>$("path",{d:t,class:e});function Y(t){let e=t.indexOf("+"),s=e>=0,o=[],n=[],
c=15,a=s?S:C;o.push(E(`M${c} ${a}H${j-28}`,s?"residual":"branch")),s&&([c,a]=[c+5,C],o.push(E(`M${c}\
 ${S}V${C}`,"branch")));for(let[i,p]of t.entries()){let d=ot[p];i===e?(o.push(E(`M${c} ${a}H${c+10}V${S+
12}`,"branch")),o.push(k(c/2+10,14,"residual")),a=S):(a===C&&o.push(E(`M${c} ${a}h${X}`,"branch")),c+=
X);let f=$("rect",{x:c,y:a-12,width:d,height:24,rx:i===e?12:4});o.push(f,k(c+d/2,a+4,p)),n.push({step:p,
box:f,x:c,y:a,width:d}),c+=d}return o.push(E(`M${j-32} ${a-4}l4 4l-4 4`,"branch"),k(8,(s?S:C)+4,"x"),
k(j-13,a+4,"out")),{nodes:o,boxes:n}}var rt={true:["norm","sublayer","dropout","+"],false:["sublayer","dropout","+","norm"]},R="SublayerC\
onnection.forward";function ct(t){let[,e]=t.match(/^(?:self\.)?(norm|sublayer|dropout)\(/)??[];return e??
(t.includes(" + ")?"+":void 0)}function F({rows:t,stack:e}){let o=(e.at(-1)===R?t:[]).filter(([,n,c])=>n===
""&&typeof c=="number").map(([n,,c])=>[ct(n),c]);return Object.fromEntries(o.filter(([n])=>n))}function at(t,e,s){
let o=Object.assign({},...t.slice(0,e).map(F)),n={...o,...F(t[e])},{stack:c,error:a}=t[e],i=c.indexOf(
R),p=t.slice(0,e).some(({stack:f})=>f.includes(R));if(i<0)return{given:n,here:p?"out":""};if(a||i<c.
length-1)return{given:n,here:s.find(f=>!(f in n))};let d=s.find(f=>f in n&&!(f in o));return{given:n,
here:d??(Object.keys(n).length?"out":"x")}}function J(t,e,s){let o=rt[String(s)],{given:n,here:c}=at(
t,e,o),{nodes:a,boxes:i}=Y(o);for(let{step:u,box:y,x:l,y:x,width:m}of i){if(y.classList.add("box"),y.
classList.toggle("done",u in n),y.classList.toggle("here",u===c),y.classList.toggle("stopped",u===c&&
!!t[e].error),!(u in n))continue;let h=u==="+"?l+15:l+m/2-10,b=$("rect",{x:h,y:x+16,width:6,height:11,
class:"chip"});b.style.setProperty("--own",`var(--hue-${(n[u]-1)%8})`),a.push(b,k(h+9,x+26,n[u],"num\
ber"))}let p=a.filter(u=>u.textContent===c&&c.length>0);for(let u of["x","out"].includes(c)?p:[])u.style.
setProperty("font-weight","700");let f=o.filter(u=>u in n).map(u=>`${u} has given tensor ${n[u]}`).join(
", "),v=`x → ${o.join(" → ")} → out; residual: x → +. ${f||"Nothing has run"}`,w=c?`; Python\
 is at ${c}`:"",g={role:"img","aria-label":`${v}${w}.`};return $("svg",{viewBox:`0 0 ${j} 98`,...g},
...a)}var it=["passed","norm_first","step"];function lt(t,e,s,o,n){let c=r("span",{class:"arrow","aria-hid\
den":"true"},e?n?"✗":"▶":""),a=e&&o>s?[t.slice(0,s),r("mark",{},t.slice(s,o)),t.slice(o)]:[t];return r(
"li",e?{"aria-current":"step"}:{},c,r("code",{},...a))}function ut({name:t,lines:e},{at:[s,o,n],error:c}){
let a=e.map((p,d)=>lt(p,d===s,o,n,c)),i=r("ol",{tabindex:"0","aria-label":`Source of ${t}`},...a);return[
r("p",{},r("code",{},t)),i]}function pt(t,[e,s]){let o=r("span",{class:"tensor"},`tensor ${t} ${e} `);
return o.style.setProperty("--own",`var(--hue-${(t-1)%8})`),[o,r("span",{class:"first"},s)]}function dt({
rows:t,stack:e},s){let o=["Name","What it holds, and its first numbers"].map(i=>r("th",{scope:"col"},
i)),n=t.map(([i,p,d])=>{let f=r("th",{scope:"row"},r("code",{},i),r("small",{},p));return r("tr",{},
f,r("td",{},...typeof d=="number"?pt(d,s[d-1]):[d]))}),c=r("caption",{},"The names in ",r("code",{},
e.at(-1))),a=[r("thead",{},r("tr",{},...o)),r("tbody",{},...n)];return r("table",{class:"numbers"},c,
...a)}function ft(t){let e=t.length-1;return t.map((s,o)=>r("li",o===e?{"aria-current":"true"}:{},r(
"code",{},s)))}var _=class{constructor(e){this.model=e;let{runs:s}=e.get("table");this.runs=s,this.kinds=
Object.keys(s);let o=Object.values(s).flat().map(({steps:n})=>n.length);this.places=H(Math.max(...o))}stepIn({
steps:e}){return Math.min(this.model.get("step"),e.length-1)}runOf({passed:e,norm_first:s}){return this.
runs[e][Number(s)]}get state(){return{passed:this.model.get("passed"),norm_first:this.model.get("nor\
m_first")}}get run(){return this.runOf(this.state)}get step(){return this.stepIn(this.run)}go(e){T(this.
model,{step:e})}choose(e){let s=this.stepIn(this.runOf({...this.state,...e}));T(this.model,{...e,step:s})}};
function ht(t,e){let s=q("What is passed",e,n=>t.choose({passed:n})),o=D("The norm comes first: norm\
_first",n=>t.choose({norm_first:n}));return t.kinds.length>1?{passed:s,norm_first:o}:{norm_first:o}}
function mt({model:t,el:e}){let{sources:s,labels:o}=t.get("table"),n=new _(t),c={passed:M(n.kinds),norm_first:z,
step:M(n.places)},a=G(t,e,c),i=ht(n,o),p=K("Step","step",n.places,m=>n.go(m)),d=A("Previous",()=>n.go(
n.step-1)),f=A("Next",()=>n.go(n.step+1)),v=V("verdict"),w=r("div",{class:"listing"}),g=r("ol",{class:"\
stack","aria-label":"Who has called whom"}),u=r("div",{class:"wire"}),l=r("div",{class:"scroller",...{
tabindex:"0",role:"region","aria-label":"The names"}});B(e,"sublayer-steps","Sublayer steps",W(...Object.
values(i)),r("div",{class:"walk"},p.node,d,f),r("div",{class:"both"},u,v),g,w,l,a.node);function x(){
let{run:m,step:h}=n,b=m.steps.length-1,O=m.steps[h];for(let[Z,{show:tt}]of Object.entries(i))tt(t.get(
Z));p.input.max=String(b),p.show(h,`${h+1} of ${b+1}`),d.disabled=h===0,f.disabled=h===b,v.textContent=
O.says,v.classList.toggle("alarming",!!O.error),u.replaceChildren(J(m.steps,h,n.state.norm_first)),g.
replaceChildren(...ft(O.stack)),w.replaceChildren(...ut(s[O.source],O)),l.replaceChildren(dt(O,m.tensors)),
a.show()}return U(t,it,x)}var Q={render:mt};widget=Q;})();
export default widget;
