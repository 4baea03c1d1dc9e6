let widget;
(()=>{function l(t,e={},...n){return $t(document.createElement(t),e,n)}function $t(t,e,n){for(let[o,s]of Object.entries(e))t.setAttribute(o,s);return t.append(...n),t}function Y(t,e,n,...o){
let s={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(l("div",s,...o))}var z=(...t)=>l(
"div",{class:"controls"},...t.map(({node:e})=>e)),G=()=>l("p",{class:"pointed","aria-hidden":"true"}),
N=(...t)=>l("div",{class:"scroller"},...t),k={"data-lm-suppress-shortcuts":"true"};function J(t,e,n={}){
let o=l("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function Q(t,e,n,o){let s=l("input",{type:"range",min:0,max:n.length-1,...k}),r=l("output",{"aria-li\
ve":"off"}),c=l("span",{},`${t} `,l("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:l("div",{class:"control"},l("label",{},c,s),r),input:s,show(a,i=String(a)){s.value=String(
n.indexOf(a)),s.setAttribute("aria-valuetext",i),r.textContent=i}}}function j(t,e,n){let o=Object.entries(
e).map(([c,a])=>l("option",{value:c},a)),s=`menu-${Math.random()}`,r=l("select",{id:s,...k},...o);return r.
addEventListener("change",()=>n(r.value)),{node:l("div",{class:"control menu"},l("label",{for:s},t),
r),show(c){r.value=c}}}function V(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}var X=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function _(t,e){
for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function I(t){let e=l("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&Ot(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,o)),e}var kt=1e3,A,U;function Ot(t){A?.isConnected||(A=l("p",{class:"annotated-voice",
role:"status"}),document.body.append(A));let e=A;clearTimeout(U),U=setTimeout(()=>{e.textContent=t},
kt)}var E=t=>e=>t.find(n=>String(n)===e),Wt=E([!0,!1]),Et=t=>String(t);function Z(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(c.indexOf(s)>0?c.indexOf(s)+1:""),i=f=>(o[f]??Et)(t.get(f)),d=Object.keys(
n),p=Object.fromEntries(d.map(f=>[f,i(f)])),u=new URLSearchParams(location.search),h=[];for(let[f,g]of Object.
entries(n)){let b=u.get(`${a}.${f}`);if(b===null)continue;let y=g(b);y===void 0?h.push(f):t.set(f,y)}
let m=l("a",{},"Copy link to this setting"),w=l("span",{role:"status"});m.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let v=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:l("p",{class:"addr\
ess"},m,w,v),show(){let f=new URLSearchParams(location.search);for(let y of d){let x=i(y);x===p[y]?f.
delete(`${a}.${y}`):f.set(`${a}.${y}`,x)}w.textContent="";let g=s.closest("section[id]")?.id,b=f.size?
`?${f}`:location.pathname;m.setAttribute("href",`${b}${g?`#${g}`:""}`)}}}function tt(t,e){let n=e[0][0];n.tabIndex=0;function o(s){n.tabIndex=-1,n=s,n.tabIndex=0}return t.addEventListener(
"keydown",s=>{let r=s.target,c=e.findIndex(u=>u.includes(r));if(c<0)return;let a=e[c].indexOf(r),[i,
d]={ArrowUp:[c-1,a],ArrowDown:[c+1,a],ArrowLeft:[c,a-1],ArrowRight:[c,a+1],Home:[c,0],End:[c,e[c].length-
1]}[s.key]??[null,null];if(i===null)return;s.preventDefault();let p=e[i]?.[d];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{n.closest(".unwritten")&&o(e[0][0])}}function Lt({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=l("td",{...s,...k},t);return r.style.setProperty("--w",String(n)),r}function et({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let c=s.map(u=>u.map(Lt)),a=o.map(u=>l("th",{scope:"\
col"},u)),i=c.map((u,h)=>l("tr",{},l("th",{scope:"row"},n[h]),...u)),d=l("table",{class:"grid number\
s",role:"grid"},l("caption",{},t),l("thead",{},l("tr",{},l("td",{},e),...a)),l("tbody",{},...i)),p=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return d.addEventListener("pointe\
rover",u=>r(p(u))),d.addEventListener("pointerleave",()=>r("")),d.addEventListener("focusin",u=>r(p(
u))),d.addEventListener("focusout",()=>r("")),tt(d,c),N(d)}var K=t=>t.replaceAll("-","−");function L(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?K(t.toExponential(0).replace("+","")):K(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var nt=t=>Number.isFinite(t)?K(String(Number(t.toPrecision(7)))):L(t);var P=t=>t.reduce((e,n)=>e+n,0);function ot(t){let e=Array.from(t),n=e.reduce((r,c)=>Math.max(r,c),-1/0),o=e.map(r=>Math.exp(r-n)),s=P(
o);return o.map(r=>r/s)}var q=Math.fround,Ct=t=>t.replaceAll("-","−"),F=t=>Ct(t).replace("inf","∞"),M=t=>t.split(/\s+/).
filter(Boolean),T=t=>["ours","torch"].includes(t);function R(t,{words:e,longest:n}){let o=M(t),s=a=>e.
length?e.includes(a):/^\d{1,9}$/.test(a),r=o.find(a=>!s(a)),c=e.join(", ")||"ids, such as 5 3 0";return r!==
void 0?`“${r.slice(0,40)}” cannot be read: write ${c}.`:o.length<=n?"":`That is ${o.length} toke\
ns; there is room for ${n}.`}function st(t,e,n){let o=t.map(M),s=Math.max(1,...o.map(r=>r.length));return o.
map(r=>{let c=Array(s-r.length).fill(n.pad);return e==="right"?[...r,...c]:[...c,...r]})}var D=([t,e,
n],{longest:o})=>(t*o+e)*o+n;function St(t,e,n,o,s){return t!=="causal"&&e[o]===s?"padding":t!=="pad\
ding"&&o>n?"future":""}var rt=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function At(t,e,{
words:n,scores:o,longest:s}){let r=a=>n.indexOf(t[a])*s+a,c=(a,i)=>n.length?o[r(a)][r(i)]:o[e][a][i];
return t.map((a,i)=>t.map((d,p)=>q(c(i,p))))}function it(t,e,{kind:n,convention:o,fill:s,painted:r},c){
let a=Number(s.replace("inf","Infinity")),i=q(T(o)?-1/0:a);return At(t,e,c).map((d,p)=>{let u=d.map(
(g,b)=>St(n,t,p,b,c.pad)),h=d.map((g,b)=>r.includes(D([e,p,b],c))),m=u.map((g,b)=>g===""!==h[b]),w=u.
map((g,b)=>h[b]?"painted":g),v=d.map((g,b)=>m[b]?g:o==="additive"?q(g+i):i),f=ot(v).map(q);return{may:m,
why:w,scores:d,masked:v,weights:f,isBlind:!m.includes(!0)}})}function at(t,{convention:e,kind:n},{code:o,
makers:s}){let{note:r,shapes:c,[n]:a,painted:i,use:d}=o[e],p=rt(t),u=i.replace("{maker}",s[n]),h=p&&
e==="torch",m=[...h?[]:[a],...p?[u]:[],d],v=(h?"attn_mask (B, L, L)":p?"(B, L, L)":c[n]).replaceAll(
"B",t.length).replaceAll("L",String(t[0].length));return{code:m.join(`
`),note:`${r} Shape: ${v}`}}function ct(t,{convention:e,fill:n}){return e==="additive"?t?"0":F(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function Nt(t){let n=t.filter(({isBlind:r})=>!r).
map(({may:r,weights:c})=>P(c.filter((a,i)=>!r[i]))),o=Math.max(0,...n),s=`up to ${L(o*100)}% of a qu\
ery’s weight`;return o>=5e-5?`The mask leaks: masked keys get ${s}.`:o>0?`Masked keys get ${s}, to\
o little to matter.`:"No masked key gets any weight."}function lt(t,{convention:e}){let n=t.flat(),o=n.
flatMap(({may:i})=>i),s=`${o.filter(i=>!i).length} of ${o.length} cells are masked. `,r=n.filter(({isBlind:i})=>i);
if(r.length&&e==="ours")return"";let c=Nt(n);if(!r.length)return s+c;let a=`${r.length} ${r.length===
1?"query attends to":"queries attend to"} no key: `;return r.some(({weights:i})=>i.some(Number.isNaN))?
`${s}${a}the weights there are 0/0, NaN, and no error is raised. ${c}`:`${s}${a}the weights there st\
ill sum to 1, all on masked keys. ${c}`}function dt(t,{kind:e,convention:n},o){let[s,r]=[t.length,t[0].
length],c=t.findIndex(d=>d.some(({isBlind:p})=>p));if(c<0||n!=="ours")return"";let a=rt(t)?[s,r,r]:{
padding:[s,1,r],causal:[1,r,r],both:[s,r,r]}[e],i=t[c].findIndex(({isBlind:d})=>d);return o.refusal.
replace("{shape}",`(${a.join(", ")})`).replace("{query}",`(${c}, ${i})`)}function ut(t,e,{words:n,pad:o}){let s=d=>n.length?n.indexOf(d):d,r=t.map((d,p)=>{let u=d.map(w=>{let v=n.
length?l("small",{},s(w)):"";return l("td",{class:w===o?"hidden":""},w,v)}),h=l("th",{scope:"row"},p),
m=l("tr",{},h,...u);return p===e&&m.classList.add("current"),m}),a=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${s(o)}`,i=l("caption",{},a);return l("table",{class:"numbers"},i,l("tbody",{},...r))}
var jt={padding:"padding",future:"a later position",painted:"painted"};function qt(t,e,n,o,s){let r=n.
map((c,a)=>c.may.map((i,d)=>{let{number:p,text:u=L(p),...h}=o(c,d),m=`query ${a} (${e[a]}), key ${d}\
 (${e[d]})`,w=p===void 0?"":`, exactly ${nt(p)}`,v=c.why[d]?` (${jt[c.why[d]]})`:"",f=`${m}, ${i?"no\
t masked":"masked"}${v}${w}.`,g=[i?"":"hidden",c.why[d],h.kind].filter(Boolean);return{text:u,say:f,
kinds:g,share:h.share}}));return et({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:r,look:s})}
function Mt({may:t,weights:e},n){let o=e[n],s=!t[n]&&!(o<5e-5),r=o===0?"0":L(o,3);return{number:o,text:r,
share:o||0,kind:s?"leak":""}}function pt(t,e,n,o,s){let r=(a,i)=>qt(a,t,e,i,s),c=r("Mask: paint it",
({may:a},i)=>({text:ct(a[i],n)}));return c.classList.add("painting"),[c,r("→ Scores with the mask",
({masked:a},i)=>({number:a[i]})),o?l("p",{class:"refused"},"No weights: the mask is refused."):r("→ \
Weights (softmax)",Mt)]}function ft(t,e,n){let o,s=a=>{let i=a?.closest?.(".painting td.number");if(i)return[i.parentElement.
rowIndex-1,i.cellIndex-1]},r=([a,i])=>{n(a,i),t.querySelector(".painting table").tBodies[0].rows[a].
cells[i+1].focus()},c=({clientX:a,clientY:i})=>{let d=t.getRootNode();return s(d.elementFromPoint(a,
i))};t.addEventListener("pointerdown",a=>{let i=a.button===0&&s(a.target);i&&(a.preventDefault(),t.setPointerCapture(
a.pointerId),o=!e(i[0],i[1]),r(i))}),t.addEventListener("pointermove",a=>{if(o===void 0)return;let i=c(
a);i&&e(i[0],i[1])!==o&&r(i)});for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{o=
void 0});t.addEventListener("click",({target:a,detail:i})=>{let d=s(a);d&&i===0&&r(d)}),t.addEventListener(
"keydown",a=>{let i=s(a.target);!i||!["Enter"," "].includes(a.key)||(a.preventDefault(),r(i))})}var ht={padding:"Padding",causal:"Causal: no later tokens",both:"Both"},mt={right:"On the right",left:"\
On the left"},gt=["rows","side","kind","convention","fill","sequence","painted"];function Bt(t,e,n){
let o=`sequence-${Math.random()}`;return Array.from({length:t},(s,r)=>{let a=l("input",{...{type:"te\
xt",spellcheck:"false",autocomplete:"off"},...k}),i=l("label",{},l("span",{},`Sequence ${r}`),a);a.addEventListener(
"input",()=>e(r,a));let d=l("input",{type:"radio",name:o,"aria-label":`Show sequence ${r}`,...k});return d.
addEventListener("change",()=>n(r)),{node:l("div",{},i,l("label",{},d,"show")),show(u,h){a.value.trim()!==
u&&(a.value=u),a.setAttribute("aria-invalid","false"),d.checked=h}}})}function _t(t,e){if(t==="")return[];
let n=t.split(".").map(Number);return n.every((s,r)=>s>=0&&s<e&&!(s<=n[r-1]))&&n.join(".")===t?n:void 0}
function It(t,e){return{rows:o=>{let s=o.split("|").map(c=>M(c).join(" "));return s.length===e&&s.every(
c=>!R(c,t))?s:void 0},side:E(Object.keys(mt)),kind:E(Object.keys(ht)),convention:E(Object.keys(t.code)),
fill:E(t.fills),sequence:E([...Array(e).keys()]),painted:o=>_t(o,e*t.longest**2)}}function Kt(t,e){let n=Object.
entries(t.code).map(([o,{name:s}])=>[o,s]);return{kind:j("Mask",ht,e("kind")),side:j("Padding",mt,e(
"side")),convention:j("Convention",Object.fromEntries(n),e("convention")),fill:Q("Masked scores","fi\
ll",t.fills,e("fill"))}}function Pt(t,e){for(let[s,r]of Object.entries(t))r.show(e[s]);let n=T(e.convention),
o=n?"-inf":e.fill;t.fill.input.disabled=n,t.fill.show(o,F(o))}var W=class{constructor(e,n){this.model=
e,this.given=n}get state(){let e=X(this.model,gt);return{...e,painted:e.painted??[]}}get whole(){let{
rows:e,side:n}=this.state,o=st(e,n,this.given),s=o.map((r,c)=>it(r,c,this.state,this.given));return{
tokens:o,whole:s}}isHidden(e,n){return!this.whole.whole[this.state.sequence][e].may[n]}turn(e,n){let{
painted:o,sequence:s}=this.state,r=D([s,e,n],this.given),c=o.filter(i=>i!==r),a=c.length<o.length?c:
[...c,r];_(this.model,{painted:a.sort((i,d)=>i-d)})}};function Ft(t,e,n,o,s){let r=Kt(t,o),c=Bt(e,n,
o("sequence")),[a,i]=[I("verdict"),I("error")],d=l("pre",{tabindex:"0","aria-label":"The code"}),p=l(
"p",{class:"hint"}),u=N(),h=l("div",{class:"maps"}),w=`${t.words.length?`Tokens: ${t.words.join(" ")}`:
"Write ids"}. At most ${t.longest} in a sequence.`,f=l("div",{class:"rows",role:"group","aria-label":"\
Sequences"},...c.map(({node:b})=>b)),g=J("Undo the painting",s,k);return{controls:r,editors:c,status:a,
error:i,code:d,note:p,batch:u,maps:h,undo:g,above:[z(...Object.values(r)),i,a,h],below:[l("div",{class:"\
texts"},f,u),l("p",{class:"hint"},w),g,p,d]}}function Tt({model:t,el:e}){let n=t.get("given"),o=t.get(
"rows").length,s=new W(t,n),r=x=>O=>_(t,{[x]:O}),c={rows:x=>x.join("|"),painted:x=>(x??[]).join(".")},
a=Z(t,e,It(n,o),c),i=Ft(n,o,b,r,()=>r("painted")([])),{controls:d,editors:p,status:u,error:h,maps:m}=i,
w=[m,i.batch,i.code,i.note],v=G(),f=x=>{v.textContent=x},g=[...i.above,v,...i.below,a.node];Y(e,"mas\
k-composer","Mask composer",...g),ft(m,s.isHidden.bind(s),s.turn.bind(s));function b(x,O){let $=R(O.
value,n);O.setAttribute("aria-invalid",!!$),h.textContent=$;for(let B of w)B.inert=!!$;if($){u.textContent=
"",f("");return}r("rows")(t.get("rows").with(x,O.value.trim())),y()}function y(){let{state:x}=s,{rows:O,
sequence:$,painted:B}=x,{tokens:H,whole:C}=s.whole;Pt(d,x);for(let[S,{show:yt}]of p.entries())yt(O[S],
S===$);for(let S of w)S.inert=!1;h.textContent=dt(C,x,n),u.textContent=lt(C,x),u.classList.toggle("a\
larming",/leaks|no key/.test(u.textContent));let{code:wt,note:bt}=at(C,x,n);i.code.textContent=wt,i.
note.textContent=bt,i.undo.hidden=!B.length,i.batch.replaceChildren(ut(H,$,n));let vt=h.textContent!==
"";m.replaceChildren(...pt(H[$],C[$],x,vt,f)),f(""),a.show()}return V(t,gt,y)}var xt={render:Tt};widget=xt;})();
export default widget;
