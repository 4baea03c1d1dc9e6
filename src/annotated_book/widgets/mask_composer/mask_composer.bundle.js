let widget;
(()=>{function l(t,e={},...n){return kt(document.createElement(t),e,n)}function kt(t,e,n){for(let[s,r]of Object.entries(e))t.setAttribute(s,r);return t.append(...n),t}function Y(t,e,n,...s){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(l("div",r,...s))}var z=(...t)=>l(
"div",{class:"controls"},...t.map(({node:e})=>e)),G=()=>l("p",{class:"pointed","aria-hidden":"true"}),
N=(...t)=>l("div",{class:"scroller"},...t),O={"data-lm-suppress-shortcuts":"true"};function J(t,e,n={}){
let s=l("button",{type:"button",...n},t);return s.addEventListener("click",e),s}function Q(t,e,n,s){let r=l("input",{type:"range",min:0,max:n.length-1,...O}),o=l("output",{"aria-li\
ve":"off"}),c=l("span",{},`${t} `,l("code",{},e));return r.addEventListener("input",()=>s(n[Number(r.
value)])),{node:l("div",{class:"control"},l("label",{},c,r),o),input:r,show(i,a=String(i)){r.value=String(
n.indexOf(i)),r.setAttribute("aria-valuetext",a),o.textContent=a}}}function q(t,e,n){let s=Object.entries(
e).map(([c,i])=>l("option",{value:c},i)),r=`menu-${Math.random()}`,o=l("select",{id:r,...O},...s);return o.
addEventListener("change",()=>n(o.value)),{node:l("div",{class:"control menu"},l("label",{for:r},t),
o),show(c){o.value=c}}}function V(t,e,n){let s=e.map(r=>`change:${r}`);for(let r of s)t.on(r,n);return n(),
()=>{for(let r of s)t.off(r,n)}}var X=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function _(t,e){
for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}function I(t){let e=l("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&Et(e.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,s)),e}var Ot=1e3,A,U;function Et(t){A?.isConnected||(A=l("p",{class:"annotated-voice",
role:"status"}),document.body.append(A));let e=A;clearTimeout(U),U=setTimeout(()=>{e.textContent=t},
Ot)}var E=t=>e=>t.find(n=>String(n)===e),Ht=E([!0,!1]),Lt=t=>String(t);function Z(t,e,n,s={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:o}=r.dataset,c=[...document.querySelectorAll(
`[data-widget="${o}"]`)],i=o+(c.indexOf(r)>0?c.indexOf(r)+1:""),a=f=>(s[f]??Lt)(t.get(f)),d=Object.keys(
n),p=Object.fromEntries(d.map(f=>[f,a(f)])),u=new URLSearchParams(location.search),h=[];for(let[f,w]of Object.
entries(n)){let b=u.get(`${i}.${f}`);if(b===null)continue;let $=w(b);$===void 0?h.push(f):t.set(f,$)}
let m=l("a",{},"Copy link to this setting"),x=l("span",{role:"status"});m.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let v=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:l("p",{class:"addr\
ess"},m,x,v),show(){let f=new URLSearchParams(location.search);for(let $ of d){let g=a($);g===p[$]?f.
delete(`${i}.${$}`):f.set(`${i}.${$}`,g)}x.textContent="";let w=r.closest("section[id]")?.id,b=f.size?
`?${f}`:location.pathname;m.setAttribute("href",`${b}${w?`#${w}`:""}`)}}}var tt=t=>!t.matches(".none")&&!t.closest(".unwritten");function et(t,e){let n=()=>e.flat().find(tt)??
e[0][0],s=n();s.tabIndex=0;function r(o){s.tabIndex=-1,s=o,s.tabIndex=0}return t.addEventListener("k\
eydown",o=>{let c=o.target,i=e.findIndex(h=>h.includes(c));if(i<0)return;let a=e[i].indexOf(c),[d,p]={
ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,e[i].length-
1]}[o.key]??[null,null];if(d===null)return;o.preventDefault();let u=e[d]?.[p];!u||getComputedStyle(u).
visibility==="hidden"||(r(u),u.focus())}),()=>{tt(s)||r(n())}}function St({text:t,say:e,share:n=0,kinds:s=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...s].join(" ")},o=l("td",{...r,...O},t);return o.style.setProperty("--w",String(n)),o}function nt({
title:t,corner:e="",rows:n,columns:s,cells:r,look:o}){let c=r.map(u=>u.map(St)),i=s.map(u=>l("th",{scope:"\
col"},u)),a=c.map((u,h)=>l("tr",{},l("th",{scope:"row"},n[h]),...u)),d=l("table",{class:"grid number\
s",role:"grid"},l("caption",{},t),l("thead",{},l("tr",{},l("td",{},e),...i)),l("tbody",{},...a)),p=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return d.addEventListener("pointe\
rover",u=>o(p(u))),d.addEventListener("pointerleave",()=>o("")),d.addEventListener("focusin",u=>o(p(
u))),d.addEventListener("focusout",()=>o("")),et(d,c),N(d)}var K=t=>t.replaceAll("-","−");function L(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?K(t.toExponential(0).replace("+","")):K(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var ot=t=>Number.isFinite(t)?K(String(Number(t.toPrecision(7)))):L(t);var P=t=>t.reduce((e,n)=>e+n,0);function st(t){let e=Array.from(t),n=e.reduce((o,c)=>Math.max(o,c),-1/0),s=e.map(o=>Math.exp(o-n)),r=P(
s);return s.map(o=>o/r)}var M=Math.fround,Ct=t=>t.replaceAll("-","−"),F=t=>Ct(t).replace("inf","∞"),j=t=>t.split(/\s+/).
filter(Boolean),T=t=>["ours","torch"].includes(t);function R(t,{words:e,longest:n}){let s=j(t),r=i=>e.
length?e.includes(i):/^\d{1,9}$/.test(i),o=s.find(i=>!r(i)),c=e.join(", ")||"ids, such as 5 3 0";return o!==
void 0?`“${o.slice(0,40)}” cannot be read: write ${c}.`:s.length<=n?"":`That is ${s.length} toke\
ns; there is room for ${n}.`}function rt(t,e,n){let s=t.map(j),r=Math.max(1,...s.map(o=>o.length));return s.
map(o=>{let c=Array(r-o.length).fill(n.pad);return e==="right"?[...o,...c]:[...c,...o]})}var D=([t,e,
n],{longest:s})=>(t*s+e)*s+n;function At(t,e,n,s,r){return t!=="causal"&&e[s]===r?"padding":t!=="pad\
ding"&&s>n?"future":""}var it=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function Nt(t,e,{
words:n,scores:s,longest:r}){let o=i=>n.indexOf(t[i])*r+i,c=(i,a)=>n.length?s[o(i)][o(a)]:s[e][i][a];
return t.map((i,a)=>t.map((d,p)=>M(c(a,p))))}function at(t,e,{kind:n,convention:s,fill:r,painted:o},c){
let i=Number(r.replace("inf","Infinity")),a=M(T(s)?-1/0:i);return Nt(t,e,c).map((d,p)=>{let u=d.map(
(w,b)=>At(n,t,p,b,c.pad)),h=d.map((w,b)=>o.includes(D([e,p,b],c))),m=u.map((w,b)=>w===""!==h[b]),x=u.
map((w,b)=>h[b]?"painted":w),v=d.map((w,b)=>m[b]?w:s==="additive"?M(w+a):a),f=st(v).map(M);return{may:m,
why:x,scores:d,masked:v,weights:f,isBlind:!m.includes(!0)}})}function ct(t,{convention:e,kind:n},{code:s,
makers:r}){let{note:o,shapes:c,[n]:i,painted:a,use:d}=s[e],p=it(t),u=a.replace("{maker}",r[n]),h=p&&
e==="torch",m=[...h?[]:[i],...p?[u]:[],d],v=(h?"attn_mask (B, L, L)":p?"(B, L, L)":c[n]).replaceAll(
"B",t.length).replaceAll("L",String(t[0].length));return{code:m.join(`
`),note:`${o} Shape: ${v}`}}function lt(t,{convention:e,fill:n}){return e==="additive"?t?"0":F(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function qt(t){let n=t.filter(({isBlind:o})=>!o).
map(({may:o,weights:c})=>P(c.filter((i,a)=>!o[a]))),s=Math.max(0,...n),r=`up to ${L(s*100)}% of a qu\
ery’s weight`;return s>=5e-5?`The mask leaks: masked keys get ${r}.`:s>0?`Masked keys get ${r}, to\
o little to matter.`:"No masked key gets any weight."}function dt(t,{convention:e}){let n=t.flat(),s=n.
flatMap(({may:a})=>a),r=`${s.filter(a=>!a).length} of ${s.length} cells are masked. `,o=n.filter(({isBlind:a})=>a);
if(o.length&&e==="ours")return"";let c=qt(n);if(!o.length)return r+c;let i=`${o.length} ${o.length===
1?"query attends to":"queries attend to"} no key: `;return o.some(({weights:a})=>a.some(Number.isNaN))?
`${r}${i}the weights there are 0/0, NaN, and no error is raised. ${c}`:`${r}${i}the weights there st\
ill sum to 1, all on masked keys. ${c}`}function ut(t,{kind:e,convention:n},s){let[r,o]=[t.length,t[0].
length],c=t.findIndex(d=>d.some(({isBlind:p})=>p));if(c<0||n!=="ours")return"";let i=it(t)?[r,o,o]:{
padding:[r,1,o],causal:[1,o,o],both:[r,o,o]}[e],a=t[c].findIndex(({isBlind:d})=>d);return s.refusal.
replace("{shape}",`(${i.join(", ")})`).replace("{query}",`(${c}, ${a})`)}function pt(t,e,{words:n,pad:s}){let r=d=>n.length?n.indexOf(d):d,o=t.map((d,p)=>{let u=d.map(x=>{let v=n.
length?l("small",{},r(x)):"";return l("td",{class:x===s?"hidden":""},x,v)}),h=l("th",{scope:"row"},p),
m=l("tr",{},h,...u);return p===e&&m.classList.add("current"),m}),i=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${r(s)}`,a=l("caption",{},i);return l("table",{class:"numbers"},a,l("tbody",{},...o))}
var Mt={padding:"padding",future:"a later position",painted:"painted"};function jt(t,e,n,s,r){let o=n.
map((c,i)=>c.may.map((a,d)=>{let{number:p,text:u=L(p),...h}=s(c,d),m=`query ${i} (${e[i]}), key ${d}\
 (${e[d]})`,x=p===void 0?"":`, exactly ${ot(p)}`,v=c.why[d]?` (${Mt[c.why[d]]})`:"",f=`${m}, ${a?"no\
t masked":"masked"}${v}${x}.`,w=[a?"":"hidden",c.why[d],h.kind].filter(Boolean);return{text:u,say:f,
kinds:w,share:h.share}}));return nt({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:o,look:r})}
function Bt({may:t,weights:e},n){let s=e[n],r=!t[n]&&!(s<5e-5),o=s===0?"0":L(s,3);return{number:s,text:o,
share:s||0,kind:r?"leak":""}}function ft(t,e,n,s,r){let o=(i,a)=>jt(i,t,e,a,r),c=o("Mask: paint it",
({may:i},a)=>({text:lt(i[a],n)}));return c.classList.add("painting"),[c,o("→ Masked scores",({masked:i},a)=>({
number:i[a]})),s?l("p",{class:"refused"},"No weights: the mask is refused."):o("→ Weights (softmax)",
Bt)]}function ht(t,e,n){let s,r=i=>{let a=i?.closest?.(".painting td.number");if(a)return[a.parentElement.
rowIndex-1,a.cellIndex-1]},o=([i,a])=>{n(i,a),t.querySelector(".painting table").tBodies[0].rows[i].
cells[a+1].focus()},c=({clientX:i,clientY:a})=>{let d=t.getRootNode();return r(d.elementFromPoint(i,
a))};t.addEventListener("pointerdown",i=>{let a=i.button===0&&r(i.target);a&&(i.preventDefault(),t.setPointerCapture(
i.pointerId),s=!e(a[0],a[1]),o(a))}),t.addEventListener("pointermove",i=>{if(s===void 0)return;let a=c(
i);a&&e(a[0],a[1])!==s&&o(a)});for(let i of["pointerup","pointercancel"])t.addEventListener(i,()=>{s=
void 0});t.addEventListener("click",({target:i,detail:a})=>{let d=r(i);d&&a===0&&o(d)}),t.addEventListener(
"keydown",i=>{let a=r(i.target);!a||!["Enter"," "].includes(i.key)||(i.preventDefault(),o(a))})}var mt={padding:"Padding",causal:"Causal: no later tokens",both:"Both"},gt={right:"On the right",left:"\
On the left"},xt=["rows","side","kind","convention","fill","sequence","painted"];function _t(t,e,n){
let s=`sequence-${Math.random()}`;return Array.from({length:t},(r,o)=>{let i=l("input",{...{type:"te\
xt",spellcheck:"false",autocomplete:"off"},...O}),a=l("label",{},l("span",{},`Sequence ${o}`),i);i.addEventListener(
"input",()=>e(o,i));let d=l("input",{type:"radio",name:s,"aria-label":`Show sequence ${o}`,...O});return d.
addEventListener("change",()=>n(o)),{node:l("div",{},a),choice:l("label",{},d,o),show(p,u){i.value.trim()!==
p&&(i.value=p),i.setAttribute("aria-invalid","false"),d.checked=u}}})}function It(t,e){if(t==="")return[];
let n=t.split(".").map(Number);return n.every((r,o)=>r>=0&&r<e&&!(r<=n[o-1]))&&n.join(".")===t?n:void 0}
function Kt(t,e){return{rows:s=>{let r=s.split("|").map(c=>j(c).join(" "));return r.length===e&&r.every(
c=>!R(c,t))?r:void 0},side:E(Object.keys(gt)),kind:E(Object.keys(mt)),convention:E(Object.keys(t.code)),
fill:E(t.fills),sequence:E([...Array(e).keys()]),painted:s=>It(s,e*t.longest**2)}}function Pt(t,e){let n=Object.
entries(t.code).map(([s,{name:r}])=>[s,r]);return{kind:q("Mask",mt,e("kind")),side:q("Padding",gt,e(
"side")),convention:q("Convention",Object.fromEntries(n),e("convention")),fill:Q("Masked scores","fi\
ll",t.fills,e("fill"))}}function Ft(t,e){for(let[r,o]of Object.entries(t))o.show(e[r]);let n=T(e.convention),
s=n?"-inf":e.fill;t.fill.input.disabled=n,t.fill.show(s,F(s))}var W=class{constructor(e,n){this.model=
e,this.given=n}get state(){let e=X(this.model,xt);return{...e,painted:e.painted??[]}}get whole(){let{
rows:e,side:n}=this.state,s=rt(e,n,this.given),r=s.map((o,c)=>at(o,c,this.state,this.given));return{
tokens:s,whole:r}}isHidden(e,n){return!this.whole.whole[this.state.sequence][e].may[n]}turn(e,n){let{
painted:s,sequence:r}=this.state,o=D([r,e,n],this.given),c=s.filter(a=>a!==o),i=c.length<s.length?c:
[...c,o];_(this.model,{painted:i.sort((a,d)=>a-d)})}};function Tt(t,e,n,s,r){let o=Pt(t,s),c=_t(e,n,
s("sequence")),[i,a]=[I("verdict"),I("error")],d=l("pre",{tabindex:"0","aria-label":"The code"}),p=l(
"p",{class:"hint"}),u=N(),h=l("div",{class:"maps"}),x=`${t.words.length?`Tokens: ${t.words.join(" ")}`:
"Write ids"}. At most ${t.longest} in a sequence.`,f=l("div",{class:"rows",role:"group","aria-label":"\
Sequences"},...c.map(({node:y})=>y)),b=l("div",{class:"which",role:"group","aria-label":"Sequence sh\
own"},"Sequence",...c.map(y=>y.choice)),$=l("summary",{},"Write other sequences"),g=l("p",{class:"hi\
nt"},x),k=J("Undo the painting",r,O);return{controls:o,editors:c,status:i,error:a,code:d,note:p,batch:u,
maps:h,undo:k,nodes:[l("div",{class:"top"},o.kind.node,b),h,a,i,k,z(o.convention,o.fill),l("div",{class:"\
made"},u,l("div",{},p,d)),l("details",{},$,o.side.node,f,g)]}}function Rt({model:t,el:e}){let n=t.get(
"given"),s=t.get("rows").length,r=new W(t,n),o=g=>k=>_(t,{[g]:k}),c={rows:g=>g.join("|"),painted:g=>(g??
[]).join(".")},i=Z(t,e,Kt(n,s),c),a=Tt(n,s,b,o,()=>o("painted")([])),{controls:d,editors:p,status:u,
error:h,maps:m}=a,x=[m,a.batch,a.code,a.note],v=G(),f=g=>{v.textContent=g},w=[...a.nodes,v,i.node];Y(
e,"mask-composer","Mask composer",...w),ht(m,r.isHidden.bind(r),r.turn.bind(r));function b(g,k){let y=R(
k.value,n);k.setAttribute("aria-invalid",!!y),h.textContent=y;for(let B of x)B.inert=!!y;if(y){u.textContent=
"",f("");return}o("rows")(t.get("rows").with(g,k.value.trim())),$()}function $(){let{state:g}=r,{rows:k,
sequence:y,painted:B}=g,{tokens:H,whole:S}=r.whole;Ft(d,g);for(let[C,{show:$t}]of p.entries())$t(k[C],
C===y);for(let C of x)C.inert=!1;h.textContent=ut(S,g,n),u.textContent=dt(S,g),u.classList.toggle("a\
larming",/leaks|no key/.test(u.textContent));let{code:bt,note:vt}=ct(S,g,n);a.code.textContent=bt,a.
note.textContent=vt,a.undo.hidden=!B.length,a.batch.replaceChildren(pt(H,y,n));let yt=h.textContent!==
"";m.replaceChildren(...ft(H[y],S[y],g,yt,f)),f(""),i.show()}return V(t,xt,$)}var wt={render:Rt};widget=wt;})();
export default widget;
