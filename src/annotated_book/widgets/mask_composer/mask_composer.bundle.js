let widget;
(()=>{function d(t,e={},...n){return kt(document.createElement(t),e,n)}function kt(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function Y(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(d("div",r,...o))}var z=(...t)=>d(
"div",{class:"controls"},...t.map(({node:e})=>e)),G=()=>d("p",{class:"pointed","aria-hidden":"true"}),
N=(...t)=>d("div",{class:"scroller"},...t),O={"data-lm-suppress-shortcuts":"true"};function J(t,e,n={}){
let o=d("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function Q(t,e,n,o){let r=d("input",{type:"range",min:0,max:n.length-1,...O}),s=d("output",{"aria-li\
ve":"off"}),c=d("span",{},`${t} `,d("code",{},e));return r.addEventListener("input",()=>o(n[Number(r.
value)])),{node:d("div",{class:"control"},d("label",{},c,r),s),input:r,show(i,a=String(i)){r.value=String(
n.indexOf(i)),r.setAttribute("aria-valuetext",a),s.textContent=a}}}function q(t,e,n){let o=Object.entries(
e).map(([c,i])=>d("option",{value:c},i)),r=`menu-${Math.random()}`,s=d("select",{id:r,...O},...o);return s.
addEventListener("change",()=>n(s.value)),{node:d("div",{class:"control menu"},d("label",{for:r},t),
s),show(c){s.value=c}}}function V(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)t.on(r,n);return n(),
()=>{for(let r of o)t.off(r,n)}}var X=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function _(t,e){
for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function I(t){let e=d("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&Et(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,o)),e}var Ot=1e3,A,U;function Et(t){A?.isConnected||(A=d("p",{class:"annotated-voice",
role:"status"}),document.body.append(A));let e=A;clearTimeout(U),U=setTimeout(()=>{e.textContent=t},
Ot)}var E=t=>e=>t.find(n=>String(n)===e),Ht=E([!0,!1]),Lt=t=>String(t);function Z(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,c=[...document.querySelectorAll(
`[data-widget="${s}"]`)],i=s+(c.indexOf(r)>0?c.indexOf(r)+1:""),a=f=>(o[f]??Lt)(t.get(f)),l=Object.keys(
n),p=Object.fromEntries(l.map(f=>[f,a(f)])),u=new URLSearchParams(location.search),h=[];for(let[f,w]of Object.
entries(n)){let b=u.get(`${i}.${f}`);if(b===null)continue;let $=w(b);$===void 0?h.push(f):t.set(f,$)}
let m=d("a",{},"Copy link to this setting"),x=d("span",{role:"status"});m.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let v=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},m,x,v),show(){let f=new URLSearchParams(location.search);for(let $ of l){let g=a($);g===p[$]?f.
delete(`${i}.${$}`):f.set(`${i}.${$}`,g)}x.textContent="";let w=r.closest("section[id]")?.id,b=f.size?
`?${f}`:location.pathname;m.setAttribute("href",`${b}${w?`#${w}`:""}`)}}}var tt=t=>!t.matches(".none")&&!t.closest(".unwritten");function et(t,e){let n=()=>e.flat().find(tt)??
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let c=s.target,i=e.findIndex(h=>h.includes(c));if(i<0)return;let a=e[i].indexOf(c),[l,p]={
ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(l===null)return;s.preventDefault();let u=e[l]?.[p];!u||getComputedStyle(u).
visibility==="hidden"||(r(u),u.focus())}),()=>{tt(o)||r(n())}}function St({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=d("td",{...r,...O},t);return s.style.setProperty("--w",String(n)),s}function nt({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let c=r.map(u=>u.map(St)),i=o.map(u=>d("th",{scope:"\
col"},u)),a=c.map((u,h)=>d("tr",{},d("th",{scope:"row"},n[h]),...u)),l=d("table",{class:"grid number\
s",role:"grid"},d("caption",{},t),d("thead",{},d("tr",{},d("td",{},e),...i)),d("tbody",{},...a)),p=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",u=>s(p(u))),l.addEventListener("pointerleave",()=>s("")),l.addEventListener("focusin",u=>s(p(
u))),l.addEventListener("focusout",()=>s("")),et(l,c),N(l)}var K=t=>t.replaceAll("-","−");function L(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?K(t.toExponential(0).replace("+","")):K(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var ot=t=>Number.isFinite(t)?K(String(Number(t.toPrecision(7)))):L(t);var P=t=>t.reduce((e,n)=>e+n,0);function st(t){let e=Array.from(t),n=e.reduce((s,c)=>Math.max(s,c),-1/0),o=e.map(s=>Math.exp(s-n)),r=P(
o);return o.map(s=>s/r)}var M=Math.fround,Ct=t=>t.replaceAll("-","−"),F=t=>Ct(t).replace("inf","∞"),j=t=>t.split(/\s+/).
filter(Boolean),T=t=>["ours","torch"].includes(t);function R(t,{words:e,longest:n}){let o=j(t),r=i=>e.
length?e.includes(i):/^\d{1,9}$/.test(i),s=o.find(i=>!r(i)),c=e.join(", ")||"ids, such as 5 3 0";return s!==
void 0?`“${s.slice(0,40)}” cannot be read: write ${c}.`:o.length<=n?"":`That is ${o.length} toke\
ns; there is room for ${n}.`}function rt(t,e,n){let o=t.map(j),r=Math.max(1,...o.map(s=>s.length));return o.
map(s=>{let c=Array(r-s.length).fill(n.pad);return e==="right"?[...s,...c]:[...c,...s]})}var D=([t,e,
n],{longest:o})=>(t*o+e)*o+n;function At(t,e,n,o,r){return t!=="causal"&&e[o]===r?"padding":t!=="pad\
ding"&&o>n?"future":""}var it=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function Nt(t,e,{
words:n,scores:o,longest:r}){let s=i=>n.indexOf(t[i])*r+i,c=(i,a)=>n.length?o[s(i)][s(a)]:o[e][i][a];
return t.map((i,a)=>t.map((l,p)=>M(c(a,p))))}function at(t,e,{kind:n,convention:o,fill:r,painted:s},c){
let i=Number(r.replace("inf","Infinity")),a=M(T(o)?-1/0:i);return Nt(t,e,c).map((l,p)=>{let u=l.map(
(w,b)=>At(n,t,p,b,c.pad)),h=l.map((w,b)=>s.includes(D([e,p,b],c))),m=u.map((w,b)=>w===""!==h[b]),x=u.
map((w,b)=>h[b]?"painted":w),v=l.map((w,b)=>m[b]?w:o==="additive"?M(w+a):a),f=st(v).map(M);return{may:m,
why:x,scores:l,masked:v,weights:f,isBlind:!m.includes(!0)}})}function ct(t,{convention:e,kind:n},{code:o,
makers:r}){let{note:s,shapes:c,[n]:i,painted:a,use:l}=o[e],p=it(t),u=a.replace("{maker}",r[n]),h=p&&
e==="torch",m=[...h?[]:[i],...p?[u]:[],l],v=(h?"attn_mask (B, L, L)":p?"(B, L, L)":c[n]).replaceAll(
"B",t.length).replaceAll("L",String(t[0].length));return{code:m.join(`
`),note:`${s} Shape: ${v}`}}function lt(t,{convention:e,fill:n}){return e==="additive"?t?"0":F(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function qt(t){let n=t.filter(({isBlind:s})=>!s).
map(({may:s,weights:c})=>P(c.filter((i,a)=>!s[a]))),o=Math.max(0,...n),r=`up to ${L(o*100)}% of a qu\
ery’s weight`;return o>=5e-5?`The mask leaks: masked keys get ${r}.`:o>0?`Masked keys get ${r}, to\
o little to matter.`:"No masked key gets any weight."}function dt(t,{convention:e,sequence:n}){let o=t.
flat(),r=t[n].flatMap(({may:l})=>l),s=`${r.filter(l=>!l).length} of ${r.length} cells are masked. `,
c=o.filter(({isBlind:l})=>l);if(c.length&&e==="ours")return"";let i=qt(o);if(!c.length)return s+i;let a=`${c.
length} ${c.length===1?"query attends to":"queries attend to"} no key: `;return c.some(({weights:l})=>l.
some(Number.isNaN))?`${s}${a}the weights there are 0/0, NaN, and no error is raised. ${i}`:`${s}${a}\
the weights there still sum to 1, all on masked keys. ${i}`}function ut(t,{kind:e,convention:n},o){let[
r,s]=[t.length,t[0].length],c=t.findIndex(l=>l.some(({isBlind:p})=>p));if(c<0||n!=="ours")return"";let i=it(
t)?[r,s,s]:{padding:[r,1,s],causal:[1,s,s],both:[r,s,s]}[e],a=t[c].findIndex(({isBlind:l})=>l);return o.
refusal.replace("{shape}",`(${i.join(", ")})`).replace("{query}",`(${c}, ${a})`)}function pt(t,e,{words:n,pad:o}){let r=l=>n.length?n.indexOf(l):l,s=t.map((l,p)=>{let u=l.map(x=>{let v=n.
length?d("small",{},r(x)):"";return d("td",{class:x===o?"hidden":""},x,v)}),h=d("th",{scope:"row"},p),
m=d("tr",{},h,...u);return p===e&&m.classList.add("current"),m}),i=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${r(o)}`,a=d("caption",{},i);return d("table",{class:"numbers"},a,d("tbody",{},...s))}
var Mt={padding:"padding",future:"a later position",painted:"painted"};function jt(t,e,n,o,r){let s=n.
map((c,i)=>c.may.map((a,l)=>{let{number:p,text:u=L(p),...h}=o(c,l),m=`query ${i} (${e[i]}), key ${l}\
 (${e[l]})`,x=p===void 0?"":`, exactly ${ot(p)}`,v=c.why[l]?` (${Mt[c.why[l]]})`:"",f=`${m}, ${a?"no\
t masked":"masked"}${v}${x}.`,w=[a?"":"hidden",c.why[l],h.kind].filter(Boolean);return{text:u,say:f,
kinds:w,share:h.share}}));return nt({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:s,look:r})}
function Bt({may:t,weights:e},n){let o=e[n],r=!t[n]&&!(o<5e-5),s=o===0?"0":L(o,3);return{number:o,text:s,
share:o||0,kind:r?"leak":""}}function ft(t,e,n,o,r){let s=(i,a)=>jt(i,t,e,a,r),c=s("Mask: paint it",
({may:i},a)=>({text:lt(i[a],n)}));return c.classList.add("painting"),[c,s("→ Masked scores",({masked:i},a)=>({
number:i[a]})),o?d("p",{class:"refused"},"No weights: the mask is refused."):s("→ Weights (softmax)",
Bt)]}function ht(t,e,n){let o,r=i=>{let a=i?.closest?.(".painting td.number");if(a)return[a.parentElement.
rowIndex-1,a.cellIndex-1]},s=([i,a])=>{n(i,a),t.querySelector(".painting table").tBodies[0].rows[i].
cells[a+1].focus()},c=({clientX:i,clientY:a})=>{let l=t.getRootNode();return r(l.elementFromPoint(i,
a))};t.addEventListener("pointerdown",i=>{let a=i.button===0&&r(i.target);a&&(i.preventDefault(),t.setPointerCapture(
i.pointerId),o=!e(a[0],a[1]),s(a))}),t.addEventListener("pointermove",i=>{if(o===void 0)return;let a=c(
i);a&&e(a[0],a[1])!==o&&s(a)});for(let i of["pointerup","pointercancel"])t.addEventListener(i,()=>{o=
void 0});t.addEventListener("click",({target:i,detail:a})=>{let l=r(i);l&&a===0&&s(l)}),t.addEventListener(
"keydown",i=>{let a=r(i.target);!a||!["Enter"," "].includes(i.key)||(i.preventDefault(),s(a))})}var mt={padding:"Padding",causal:"Causal: no later tokens",both:"Both"},gt={right:"On the right",left:"\
On the left"},xt=["rows","side","kind","convention","fill","sequence","painted"];function _t(t,e,n){
let o=`sequence-${Math.random()}`;return Array.from({length:t},(r,s)=>{let i=d("input",{...{type:"te\
xt",spellcheck:"false",autocomplete:"off"},...O}),a=d("label",{},d("span",{},`Sequence ${s}`),i);i.addEventListener(
"input",()=>e(s,i));let l=d("input",{type:"radio",name:o,"aria-label":`Show sequence ${s}`,...O});return l.
addEventListener("change",()=>n(s)),{node:d("div",{},a),choice:d("label",{},l,s),show(p,u){i.value.trim()!==
p&&(i.value=p),i.setAttribute("aria-invalid","false"),l.checked=u}}})}function It(t,e){if(t==="")return[];
let n=t.split(".").map(Number);return n.every((r,s)=>r>=0&&r<e&&!(r<=n[s-1]))&&n.join(".")===t?n:void 0}
function Kt(t,e){return{rows:o=>{let r=o.split("|").map(c=>j(c).join(" "));return r.length===e&&r.every(
c=>!R(c,t))?r:void 0},side:E(Object.keys(gt)),kind:E(Object.keys(mt)),convention:E(Object.keys(t.code)),
fill:E(t.fills),sequence:E([...Array(e).keys()]),painted:o=>It(o,e*t.longest**2)}}function Pt(t,e){let n=Object.
entries(t.code).map(([o,{name:r}])=>[o,r]);return{kind:q("Mask",mt,e("kind")),side:q("Padding",gt,e(
"side")),convention:q("Convention",Object.fromEntries(n),e("convention")),fill:Q("Masked scores","fi\
ll",t.fills,e("fill"))}}function Ft(t,e){for(let[r,s]of Object.entries(t))s.show(e[r]);let n=T(e.convention),
o=n?"-inf":e.fill;t.fill.input.disabled=n,t.fill.show(o,F(o))}var W=class{constructor(e,n){this.model=
e,this.given=n}get state(){let e=X(this.model,xt);return{...e,painted:e.painted??[]}}get whole(){let{
rows:e,side:n}=this.state,o=rt(e,n,this.given),r=o.map((s,c)=>at(s,c,this.state,this.given));return{
tokens:o,whole:r}}isHidden(e,n){return!this.whole.whole[this.state.sequence][e].may[n]}turn(e,n){let{
painted:o,sequence:r}=this.state,s=D([r,e,n],this.given),c=o.filter(a=>a!==s),i=c.length<o.length?c:
[...c,s];_(this.model,{painted:i.sort((a,l)=>a-l)})}};function Tt(t,e,n,o,r){let s=Pt(t,o),c=_t(e,n,
o("sequence")),[i,a]=[I("verdict"),I("error")],l=d("pre",{tabindex:"0","aria-label":"The code"}),p=d(
"p",{class:"hint"}),u=N(),h=d("div",{class:"maps"}),x=`${t.words.length?`Tokens: ${t.words.join(" ")}`:
"Write ids"}. At most ${t.longest} in a sequence.`,f=d("div",{class:"rows",role:"group","aria-label":"\
Sequences"},...c.map(({node:y})=>y)),b=d("div",{class:"which",role:"group","aria-label":"Sequence sh\
own"},"Sequence",...c.map(y=>y.choice)),$=d("summary",{},"Write other sequences"),g=d("p",{class:"hi\
nt"},x),k=J("Undo the painting",r,O);return{controls:s,editors:c,status:i,error:a,code:l,note:p,batch:u,
maps:h,undo:k,nodes:[d("div",{class:"top"},s.kind.node,b,k),z(s.convention,s.fill),h,a,i,d("div",{class:"\
made"},u,d("div",{},p,l)),d("details",{},$,s.side.node,f,g)]}}function Rt({model:t,el:e}){let n=t.get(
"given"),o=t.get("rows").length,r=new W(t,n),s=g=>k=>_(t,{[g]:k}),c={rows:g=>g.join("|"),painted:g=>(g??
[]).join(".")},i=Z(t,e,Kt(n,o),c),a=Tt(n,o,b,s,()=>s("painted")([])),{controls:l,editors:p,status:u,
error:h,maps:m}=a,x=[m,a.batch,a.code,a.note],v=G(),f=g=>{v.textContent=g},w=[...a.nodes,v,i.node];Y(
e,"mask-composer","Mask composer",...w),ht(m,r.isHidden.bind(r),r.turn.bind(r));function b(g,k){let y=R(
k.value,n);k.setAttribute("aria-invalid",!!y),h.textContent=y;for(let B of x)B.inert=!!y;if(y){u.textContent=
"",f("");return}s("rows")(t.get("rows").with(g,k.value.trim())),$()}function $(){let{state:g}=r,{rows:k,
sequence:y,painted:B}=g,{tokens:H,whole:S}=r.whole;Ft(l,g);for(let[C,{show:$t}]of p.entries())$t(k[C],
C===y);for(let C of x)C.inert=!1;h.textContent=ut(S,g,n),u.textContent=dt(S,g),u.classList.toggle("a\
larming",/leaks|no key/.test(u.textContent));let{code:bt,note:vt}=ct(S,g,n);a.code.textContent=bt,a.
note.textContent=vt,a.undo.disabled=!B.length,a.batch.replaceChildren(pt(H,y,n));let yt=h.textContent!==
"";m.replaceChildren(...ft(H[y],S[y],g,yt,f)),f(""),i.show()}return V(t,xt,$)}var wt={render:Rt};widget=wt;})();
export default widget;
