let widget;
(()=>{function r(t,e={},...s){return I(document.createElement(t),e,s)}function v(t,e={},...s){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return I(o,e,s)}function I(t,e,s){for(let[o,n]of Object.
entries(e))t.setAttribute(o,n);return t.append(...s),t}function B(t,e,s,...o){let n={class:`annotate\
d-view ${e}`,role:"group","aria-label":s};t.append(r("div",n,...o))}var W=(...t)=>r("div",{class:"co\
ntrols"},...t.map(({node:e})=>e));var N={"data-lm-suppress-shortcuts":"true"};function A(t,e,s={}){let o=r("button",{type:"button",...s},
t);return o.addEventListener("click",e),o}function D(t,e){let s=r("input",{type:"checkbox",...N});return s.addEventListener("change",()=>e(s.checked)),
{node:r("div",{class:"control"},r("label",{},s,t)),show(o){s.checked=o}}}function q(t,e,s,o){let n=r(
"input",{type:"range",min:0,max:s.length-1,...N}),c=r("output",{"aria-live":"off"}),a=r("span",{},`${t}\
 `,r("code",{},e));return n.addEventListener("input",()=>o(s[Number(n.value)])),{node:r("div",{class:"\
control"},r("label",{},a,n),c),input:n,show(l,p=String(l)){n.value=String(s.indexOf(l)),n.setAttribute(
"aria-valuetext",p),c.textContent=p}}}function K(t,e,s){let o=Object.entries(e).map(([a,l])=>r("opti\
on",{value:a},l)),n=`menu-${Math.random()}`,c=r("select",{id:n,...N},...o);return c.addEventListener(
"change",()=>s(c.value)),{node:r("div",{class:"control menu"},r("label",{for:n},t),c),show(a){c.value=
a}}}function U(t,e,s){let o=e.map(n=>`change:${n}`);for(let n of o)t.on(n,s);return s(),()=>{for(let n of o)
t.off(n,s)}}function T(t,e){for(let[s,o]of Object.entries(e))t.set(s,o);t.save_changes()}function V(t){let e=r("\
p",{class:t}),s=new MutationObserver(()=>{e.textContent&&nt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>s.observe(e,o)),e}var et=1e3,j,P;function nt(t){j?.isConnected||
(j=r("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let e=j;clearTimeout(P),P=
setTimeout(()=>{e.textContent=t},et)}var M=t=>e=>t.find(s=>String(s)===e),G=M([!0,!1]),st=t=>String(t);function H(t,e,s,o={}){let n=e.closest(
"[data-widget]");if(!t.later||!n)return{node:"",show(){}};let{widget:c}=n.dataset,a=[...document.querySelectorAll(
`[data-widget="${c}"]`)],l=c+(a.indexOf(n)>0?a.indexOf(n)+1:""),p=new URLSearchParams(location.search),
u=[];for(let[f,h]of Object.entries(s)){let i=p.get(`${l}.${f}`);if(i===null)continue;let x=h(i);x===
void 0?u.push(f):t.set(f,x)}let d=r("a",{},"Link to this setting"),g=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:r("p",{class:"addre\
ss"},d,g),show(){let f=new URLSearchParams(location.search);for(let i of Object.keys(s))f.set(`${l}.${i}`,
(o[i]??st)(t.get(i)));let h=n.closest("section[id]")?.id;d.setAttribute("href",`?${f}${h?`#${h}`:""}`)}}}var X=(t,e=0)=>Array.from({length:t},(s,o)=>e+o);var ot={norm:40,sublayer:60,dropout:54,"+":20},[k,S,Y]=[28,68,8],C=256,y=(t,e,s,o="")=>v("text",{x:t,
y:e,class:o},s),E=(t,e="")=>v("path",{d:t,class:e});function z(t){let e=t.indexOf("+"),s=e>=0,o=[],n=[],
c=15,a=s?k:S;o.push(E(`M${c} ${a}H${C-28}`,s?"residual":"branch")),s&&([c,a]=[c+5,S],o.push(E(`M${c}\
 ${k}V${S}`,"branch")));for(let[l,p]of t.entries()){let u=ot[p];l===e?(o.push(E(`M${c} ${a}H${c+10}V${k+
12}`,"branch")),o.push(y(c/2+10,14,"residual")),a=k):(a===S&&o.push(E(`M${c} ${a}h${Y}`,"branch")),c+=
Y);let d=v("rect",{x:c,y:a-12,width:u,height:24,rx:l===e?12:4});o.push(d,y(c+u/2,a+4,p)),n.push({step:p,
box:d,x:c,y:a,width:u}),c+=u}return o.push(E(`M${C-32} ${a-4}l4 4l-4 4`,"branch"),y(8,(s?k:S)+4,"x"),
y(C-13,a+4,"out")),{nodes:o,boxes:n}}var rt={true:["norm","sublayer","dropout","+"],false:["sublayer","dropout","+","norm"]},R="SublayerC\
onnection.forward";function ct(t){let[,e]=t.match(/^(?:self\.)?(norm|sublayer|dropout)\(/)??[];return e??
(t.includes(" + ")?"+":void 0)}function F({rows:t,stack:e}){let o=(e.at(-1)===R?t:[]).filter(([,n,c])=>n===
""&&typeof c=="number").map(([n,,c])=>[ct(n),c]);return Object.fromEntries(o.filter(([n])=>n))}function at(t,e,s){
let o=Object.assign({},...t.slice(0,e).map(F)),n={...o,...F(t[e])},{stack:c,error:a}=t[e],l=c.indexOf(
R),p=t.slice(0,e).some(({stack:d})=>d.includes(R));if(l<0)return{given:n,here:p?"out":""};if(a||l<c.
length-1)return{given:n,here:s.find(d=>!(d in n))};let u=s.find(d=>d in n&&!(d in o));return{given:n,
here:u??(Object.keys(n).length?"out":"x")}}function J(t,e,s){let o=rt[String(s)],{given:n,here:c}=at(
t,e,o),{nodes:a,boxes:l}=z(o);for(let{step:i,box:x,x:O,y:L,width:b}of l){if(x.classList.add("box"),x.
classList.toggle("done",i in n),x.classList.toggle("here",i===c),x.classList.toggle("stopped",i===c&&
!!t[e].error),!(i in n))continue;let m=i==="+"?O+15:O+b/2-10,w=v("rect",{x:m,y:L+16,width:6,height:11,
class:"chip"});w.style.setProperty("--own",`var(--hue-${(n[i]-1)%8})`),a.push(w,y(m+9,L+26,n[i],"num\
ber"))}let p=a.filter(i=>i.textContent===c&&c.length>0);for(let i of["x","out"].includes(c)?p:[])i.style.
setProperty("font-weight","700");let d=o.filter(i=>i in n).map(i=>`${i} has given tensor ${n[i]}`).join(
", "),g=`x → ${o.join(" → ")} → out; residual: x → +. ${d||"Nothing has run"}`,f=c?`; Python\
 is at ${c}`:"",h={role:"img","aria-label":`${g}${f}.`};return v("svg",{viewBox:`0 0 ${C} 98`,...h},
...a)}var it=["passed","norm_first","step"];function lt(t,e,s,o,n){let c=r("span",{class:"arrow","aria-hid\
den":"true"},e?n?"✗":"▶":""),a=e&&o>s?[t.slice(0,s),r("mark",{},t.slice(s,o)),t.slice(o)]:[t];return r(
"li",e?{"aria-current":"step"}:{},c,r("code",{},...a))}function ut({name:t,lines:e},{at:[s,o,n],error:c}){
let a=e.map((p,u)=>lt(p,u===s,o,n,c)),l=r("ol",{tabindex:"0","aria-label":`Source of ${t}`},...a);return[
r("p",{},r("code",{},t)),l]}function pt(t,[e,s]){let o=r("span",{class:"tensor"},`tensor ${t} ${e} `);
return o.style.setProperty("--own",`var(--hue-${(t-1)%8})`),[o,r("span",{class:"first"},s)]}function dt({
rows:t,stack:e},s){let o=["Name","What it holds, and its first numbers"].map(l=>r("th",{scope:"col"},
l)),n=t.map(([l,p,u])=>{let d=r("th",{scope:"row"},r("code",{},l),r("small",{},p));return r("tr",{},
d,r("td",{},...typeof u=="number"?pt(u,s[u-1]):[u]))}),c=r("caption",{},"The names in ",r("code",{},
e.at(-1))),a=[r("thead",{},r("tr",{},...o)),r("tbody",{},...n)];return r("table",{class:"numbers"},c,
...a)}function ft(t){let e=t.length-1;return t.map((s,o)=>r("li",o===e?{"aria-current":"true"}:{},r(
"code",{},s)))}var _=class{constructor(e){this.model=e;let{runs:s}=e.get("table");this.runs=s,this.kinds=
Object.keys(s);let o=Object.values(s).flat().map(({steps:n})=>n.length);this.places=X(Math.max(...o))}stepIn({
steps:e}){return Math.min(this.model.get("step"),e.length-1)}runOf({passed:e,norm_first:s}){return this.
runs[e][Number(s)]}get state(){return{passed:this.model.get("passed"),norm_first:this.model.get("nor\
m_first")}}get run(){return this.runOf(this.state)}get step(){return this.stepIn(this.run)}go(e){T(this.
model,{step:e})}choose(e){let s=this.stepIn(this.runOf({...this.state,...e}));T(this.model,{...e,step:s})}};
function ht(t,e){let s=K("What is passed",e,n=>t.choose({passed:n})),o=D("The norm comes first: norm\
_first",n=>t.choose({norm_first:n}));return t.kinds.length>1?{passed:s,norm_first:o}:{norm_first:o}}
function mt({model:t,el:e}){let{sources:s,labels:o}=t.get("table"),n=new _(t),c={passed:M(n.kinds),norm_first:G,
step:M(n.places)},a=H(t,e,c),l=ht(n,o),p=q("Step","step",n.places,b=>n.go(b)),u=A("Previous",()=>n.go(
n.step-1)),d=A("Next",()=>n.go(n.step+1)),g=V("verdict"),f=r("div",{class:"listing"}),h=r("ol",{class:"\
stack","aria-label":"Who has called whom"}),i=r("div",{class:"wire"}),O=r("div",{class:"scroller",...{
tabindex:"0",role:"region","aria-label":"The names"}});B(e,"sublayer-steps","Sublayer steps",W(...Object.
values(l)),r("div",{class:"walk"},p.node,u,d),r("div",{class:"both"},i,g),h,f,O,a.node);function L(){
let{run:b,step:m}=n,w=b.steps.length-1,$=b.steps[m];for(let[Z,{show:tt}]of Object.entries(l))tt(t.get(
Z));p.input.max=String(w),p.show(m,`${m+1} of ${w+1}`),u.disabled=m===0,d.disabled=m===w,g.textContent=
$.says,g.classList.toggle("alarming",!!$.error),i.replaceChildren(J(b.steps,m,n.state.norm_first)),h.
replaceChildren(...ft($.stack)),f.replaceChildren(...ut(s[$.source],$)),O.replaceChildren(dt($,b.tensors)),
a.show()}return U(t,it,L)}var Q={render:mt};widget=Q;})();
export default widget;
