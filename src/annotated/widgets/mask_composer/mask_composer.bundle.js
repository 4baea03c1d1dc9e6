let widget;
(()=>{function l(t,e={},...n){return yt(document.createElement(t),e,n)}function yt(t,e,n){for(let[o,s]of Object.entries(e))t.setAttribute(o,s);return t.append(...n),t}function W(t,e,n,...o){
let s={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(l("div",s,...o))}var Y=(...t)=>l(
"div",{class:"controls"},...t.map(({node:e})=>e)),z=()=>l("p",{class:"pointed","aria-hidden":"true"}),
S=(...t)=>l("div",{class:"scroller"},...t),O={"data-lm-suppress-shortcuts":"true"};function U(t,e,n={}){
let o=l("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function G(t,e,n,o){let s=l("input",{type:"range",min:0,max:n.length-1,...O}),r=l("output",{"aria-li\
ve":"off"}),a=l("span",{},`${t} `,l("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:l("div",{class:"control"},l("label",{},a,s),r),input:s,show(i,c=String(i)){s.value=String(
n.indexOf(i)),s.setAttribute("aria-valuetext",c),r.textContent=c}}}function A(t,e,n){let o=Object.entries(
e).map(([a,i])=>l("option",{value:a},i)),s=`menu-${Math.random()}`,r=l("select",{id:s,...O},...o);return r.
addEventListener("change",()=>n(r.value)),{node:l("div",{class:"control menu"},l("label",{for:s},t),
r),show(a){r.value=a}}}function J(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}var Q=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function q(t,e){
for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function M(t){let e=l("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&Ot(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,o)),e}var $t=1e3,C,H;function Ot(t){C?.isConnected||(C=l("p",{class:"annotated-voice",
role:"status"}),document.body.append(C));let e=C;clearTimeout(H),H=setTimeout(()=>{e.textContent=t},
$t)}var k=t=>e=>t.find(n=>String(n)===e),Dt=k([!0,!1]),kt=t=>String(t);function V(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),c=f=>(o[f]??kt)(t.get(f)),d=Object.keys(
n),p=Object.fromEntries(d.map(f=>[f,c(f)])),u=new URLSearchParams(location.search),h=[];for(let[f,x]of Object.
entries(n)){let w=u.get(`${i}.${f}`);if(w===null)continue;let m=x(w);m===void 0?h.push(f):t.set(f,m)}
let g=l("a",{},"Copy link to this setting"),b=l("span",{role:"status"});g.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let v=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:l("p",{class:"addr\
ess"},g,b,v),show(){let f=new URLSearchParams(location.search);for(let m of d){let y=c(m);y===p[m]?f.
delete(`${i}.${m}`):f.set(`${i}.${m}`,y)}b.textContent="";let x=s.closest("section[id]")?.id,w=f.size?
`?${f}`:location.pathname;g.setAttribute("href",`${w}${x?`#${x}`:""}`)}}}function X(t,e){let n=e[0][0];n.tabIndex=0;function o(s){n.tabIndex=-1,n=s,n.tabIndex=0}return t.addEventListener(
"keydown",s=>{let r=s.target,a=e.findIndex(u=>u.includes(r));if(a<0)return;let i=e[a].indexOf(r),[c,
d]={ArrowUp:[a-1,i],ArrowDown:[a+1,i],ArrowLeft:[a,i-1],ArrowRight:[a,i+1],Home:[a,0],End:[a,e[a].length-
1]}[s.key]??[null,null];if(c===null)return;s.preventDefault();let p=e[c]?.[d];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{n.closest(".unwritten")&&o(e[0][0])}}function Et({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=l("td",{...s,...O},t);return r.style.setProperty("--w",String(n)),r}function Z({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let a=s.map(u=>u.map(Et)),i=o.map(u=>l("th",{scope:"\
col"},u)),c=a.map((u,h)=>l("tr",{},l("th",{scope:"row"},n[h]),...u)),d=l("table",{class:"grid number\
s",role:"grid"},l("caption",{},t),l("thead",{},l("tr",{},l("td",{},e),...i)),l("tbody",{},...c)),p=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return d.addEventListener("pointe\
rover",u=>r(p(u))),d.addEventListener("pointerleave",()=>r("")),d.addEventListener("focusin",u=>r(p(
u))),d.addEventListener("focusout",()=>r("")),X(d,a),S(d)}var _=t=>t.replaceAll("-","−");function E(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?_(t.toExponential(0).replace("+","")):_(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var tt=t=>Number.isFinite(t)?_(String(Number(t.toPrecision(7)))):E(t);var B=t=>t.reduce((e,n)=>e+n,0);function et(t){let e=Array.from(t),n=e.reduce((r,a)=>Math.max(r,a),-1/0),o=e.map(r=>Math.exp(r-n)),s=B(
o);return o.map(r=>r/s)}var N=Math.fround,Lt=t=>t.replaceAll("-","−"),I=t=>Lt(t).replace("inf","∞"),j=t=>t.split(/\s+/).
filter(Boolean),K=t=>["ours","torch"].includes(t);function P(t,{words:e,longest:n}){let o=j(t),s=i=>e.
length?e.includes(i):/^\d{1,9}$/.test(i),r=o.find(i=>!s(i)),a=e.join(", ")||"ids, such as 5 3 0";return r!==
void 0?`“${r.slice(0,40)}” cannot be read: write ${a}.`:o.length<=n?"":`That is ${o.length} toke\
ns; there is room for ${n}.`}function nt(t,e,n){let o=t.map(j),s=Math.max(1,...o.map(r=>r.length));return o.
map(r=>{let a=Array(s-r.length).fill(n.pad);return e==="right"?[...r,...a]:[...a,...r]})}var F=([t,e,
n],{longest:o})=>(t*o+e)*o+n;function Ct(t,e,n,o,s){return t!=="causal"&&e[o]===s?"padding":t!=="pad\
ding"&&o>n?"future":""}var ot=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function St(t,e,{
words:n,scores:o,longest:s}){let r=i=>n.indexOf(t[i])*s+i,a=(i,c)=>n.length?o[r(i)][r(c)]:o[e][i][c];
return t.map((i,c)=>t.map((d,p)=>N(a(c,p))))}function st(t,e,{kind:n,convention:o,fill:s,painted:r},a){
let i=Number(s.replace("inf","Infinity")),c=N(K(o)?-1/0:i);return St(t,e,a).map((d,p)=>{let u=d.map(
(x,w)=>Ct(n,t,p,w,a.pad)),h=d.map((x,w)=>r.includes(F([e,p,w],a))),g=u.map((x,w)=>x===""!==h[w]),b=u.
map((x,w)=>h[w]?"painted":x),v=d.map((x,w)=>g[w]?x:o==="additive"?N(x+c):c),f=et(v).map(N);return{may:g,
why:b,scores:d,masked:v,weights:f,isBlind:!g.includes(!0)}})}function rt(t,{convention:e,kind:n},{code:o,
makers:s}){let{note:r,shapes:a,[n]:i,painted:c,use:d}=o[e],p=ot(t),u=c.replace("{maker}",s[n]),h=p&&
e==="torch",g=[...h?[]:[i],...p?[u]:[],d],v=(h?"attn_mask (B, L, L)":p?"(B, L, L)":a[n]).replaceAll(
"B",t.length).replaceAll("L",String(t[0].length));return{code:g.join(`
`),note:`${r} Shape: ${v}`}}function it(t,{convention:e,fill:n}){return e==="additive"?t?"0":I(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function At(t){let n=t.filter(({isBlind:r})=>!r).
map(({may:r,weights:a})=>B(a.filter((i,c)=>!r[c]))),o=Math.max(0,...n),s=`up to ${E(o*100)} % of a q\
uery’s weight`;return o>=5e-5?`The mask leaks: hidden keys get ${s}.`:o>0?`Hidden keys get ${s}, t\
oo little to matter.`:"No hidden key gets any weight."}function ct(t,{convention:e}){let n=t.flat(),
o=n.flatMap(({may:c})=>c),s=`${o.filter(c=>!c).length} of ${o.length} places are hidden. `,r=n.filter(
({isBlind:c})=>c);if(r.length&&e==="ours")return"";let a=At(n);if(!r.length)return s+a;let i=`${r.length}\
 ${r.length===1?"query sees":"queries see"} no key: `;return r.some(({weights:c})=>c.some(Number.isNaN))?
`${s}${i}the weights there are 0/0, NaN, and no error is raised. ${a}`:`${s}${i}the weights there st\
ill sum to 1, all on hidden keys. ${a}`}function at(t,{kind:e,convention:n},o){let[s,r]=[t.length,t[0].
length],a=t.findIndex(d=>d.some(({isBlind:p})=>p));if(a<0||n!=="ours")return"";let i=ot(t)?[s,r,r]:{
padding:[s,1,r],causal:[1,r,r],both:[s,r,r]}[e],c=t[a].findIndex(({isBlind:d})=>d);return o.refusal.
replace("{shape}",`(${i.join(", ")})`).replace("{query}",`(${a}, ${c})`)}function lt(t,e,{words:n,pad:o}){let s=d=>n.length?n.indexOf(d):d,r=t.map((d,p)=>{let u=d.map(b=>{let v=n.
length?l("small",{},s(b)):"";return l("td",{class:b===o?"hidden":""},b,v)}),h=l("th",{scope:"row"},p),
g=l("tr",{},h,...u);return p===e&&g.classList.add("current"),g}),i=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${s(o)}`,c=l("caption",{},i);return l("table",{class:"numbers"},c,l("tbody",{},...r))}
var Nt={padding:"padding",future:"the future",painted:"painted"};function jt(t,e,n,o,s){let r=n.map(
(a,i)=>a.may.map((c,d)=>{let{number:p,text:u=E(p),...h}=o(a,d),g=`query ${i} (${e[i]}), key ${d} (${e[d]}\
)`,b=p===void 0?"":`, exactly ${tt(p)}`,v=a.why[d]?` (${Nt[a.why[d]]})`:"",f=`${g}, ${c?"visible":"h\
idden"}${v}${b}.`,x=[c?"":"hidden",a.why[d],h.kind].filter(Boolean);return{text:u,say:f,kinds:x,share:h.
share}}));return Z({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:r,look:s})}function qt({
may:t,weights:e},n){let o=e[n],s=!t[n]&&!(o<5e-5),r=o===0?"0":E(o,3);return{number:o,text:r,share:o||
0,kind:s?"leak":""}}function dt(t,e,n,o,s){let r=(i,c)=>jt(i,t,e,c,s),a=r("Mask: paint it",({may:i},c)=>({
text:it(i[c],n)}));return a.classList.add("painting"),[a,r("→ Scores with the mask",({masked:i},c)=>({
number:i[c]})),o?l("p",{class:"refused"},"No weights: the mask is refused."):r("→ Weights (softmax)",
qt)]}function ut(t,e,n){let o,s=i=>{let c=i?.closest?.(".painting td.number");if(c)return[c.parentElement.
rowIndex-1,c.cellIndex-1]},r=([i,c])=>{n(i,c),t.querySelector(".painting table").tBodies[0].rows[i].
cells[c+1].focus()},a=({clientX:i,clientY:c})=>{let d=t.getRootNode();return s(d.elementFromPoint(i,
c))};t.addEventListener("pointerdown",i=>{let c=i.button===0&&s(i.target);c&&(i.preventDefault(),t.setPointerCapture(
i.pointerId),o=!e(c[0],c[1]),r(c))}),t.addEventListener("pointermove",i=>{if(o===void 0)return;let c=a(
i);c&&e(c[0],c[1])!==o&&r(c)});for(let i of["pointerup","pointercancel"])t.addEventListener(i,()=>{o=
void 0});t.addEventListener("click",({target:i,detail:c})=>{let d=s(i);d&&c===0&&r(d)}),t.addEventListener(
"keydown",i=>{let c=s(i.target);!c||!["Enter"," "].includes(i.key)||(i.preventDefault(),r(c))})}var pt={padding:"Padding",causal:"Causal: no future",both:"Both"},ft={right:"On the right",left:"On \
the left"},ht=["rows","side","kind","convention","fill","sequence","painted"];function Mt(t,e,n){let o=`\
sequence-${Math.random()}`;return Array.from({length:t},(s,r)=>{let i=l("input",{...{type:"text",spellcheck:"\
false",autocomplete:"off"},...O}),c=l("label",{},l("span",{},`Sequence ${r}`),i);i.addEventListener(
"input",()=>e(r,i));let d=l("input",{type:"radio",name:o,"aria-label":`Show sequence ${r}`,...O});return d.
addEventListener("change",()=>n(r)),{node:l("div",{},c,l("label",{},d,"show")),show(u,h){i.value.trim()!==
u&&(i.value=u),i.setAttribute("aria-invalid","false"),d.checked=h}}})}function _t(t,e){if(t==="")return[];
let n=t.split(".").map(Number);return n.every((s,r)=>s>=0&&s<e&&!(s<=n[r-1]))&&n.join(".")===t?n:void 0}
function Bt(t,e){return{rows:o=>{let s=o.split("|").map(a=>j(a).join(" "));return s.length===e&&s.every(
a=>!P(a,t))?s:void 0},side:k(Object.keys(ft)),kind:k(Object.keys(pt)),convention:k(Object.keys(t.code)),
fill:k(t.fills),sequence:k([...Array(e).keys()]),painted:o=>_t(o,e*t.longest**2)}}function It(t,e){let n=Object.
entries(t.code).map(([o,{name:s}])=>[o,s]);return{kind:A("Mask",pt,e("kind")),side:A("Padding",ft,e(
"side")),convention:A("Convention",Object.fromEntries(n),e("convention")),fill:G("Hidden scores","fi\
ll",t.fills,e("fill"))}}function Kt(t,e){for(let[s,r]of Object.entries(t))r.show(e[s]);let n=K(e.convention),
o=n?"-inf":e.fill;t.fill.input.disabled=n,t.fill.show(o,I(o))}var T=class{constructor(e,n){this.model=
e,this.given=n}get state(){let e=Q(this.model,ht);return{...e,painted:e.painted??[]}}get whole(){let{
rows:e,side:n}=this.state,o=nt(e,n,this.given),s=o.map((r,a)=>st(r,a,this.state,this.given));return{
tokens:o,whole:s}}isHidden(e,n){return!this.whole.whole[this.state.sequence][e].may[n]}turn(e,n){let{
painted:o,sequence:s}=this.state,r=F([s,e,n],this.given),a=o.filter(c=>c!==r),i=a.length<o.length?a:
[...a,r];q(this.model,{painted:i.sort((c,d)=>c-d)})}};function Pt(t,e,n,o,s){let r=It(t,o),a=Mt(e,n,
o("sequence")),[i,c]=[M("verdict"),M("error")],d=l("pre",{tabindex:"0","aria-label":"The code"}),p=l(
"p",{class:"hint"}),u=S(),h=l("div",{class:"maps"}),b=`${t.words.length?`Words: ${t.words.join(" ")}`:
"Write ids"}. At most ${t.longest} in a sequence.`,f=l("div",{class:"rows",role:"group","aria-label":"\
Sequences"},...a.map(({node:w})=>w)),x=U("Take the painting away",s,O);return{controls:r,editors:a,status:i,
error:c,code:d,note:p,batch:u,maps:h,undo:x,above:[Y(...Object.values(r)),c,i,h],below:[l("div",{class:"\
texts"},f,u),l("p",{class:"hint"},b),x,p,d]}}function Ft({model:t,el:e}){let n=t.get("given"),o=t.get(
"rows").length,s=new T(t,n),r=m=>y=>q(t,{[m]:y}),a={rows:m=>m.join("|"),painted:m=>(m??[]).join(".")},
i=V(t,e,Bt(n,o),a),c=Pt(n,o,x,r,()=>r("painted")([])),{controls:d,editors:p,status:u,error:h,maps:g}=c,
b=z(),v=m=>{b.textContent=m},f=[...c.above,b,...c.below,i.node];W(e,"mask-composer","Mask composer",
...f),ut(g,s.isHidden.bind(s),s.turn.bind(s));function x(m,y){let $=P(y.value,n);y.setAttribute("ari\
a-invalid",!!$),h.textContent=$,!$&&(r("rows")(t.get("rows").with(m,y.value.trim())),w())}function w(){
let{state:m}=s,{rows:y,sequence:$,painted:gt}=m,{tokens:R,whole:L}=s.whole;Kt(d,m);for(let[D,{show:vt}]of p.
entries())vt(y[D],D===$);h.textContent=at(L,m,n),u.textContent=ct(L,m),u.classList.toggle("alarming",
/leaks|no key/.test(u.textContent));let{code:xt,note:wt}=rt(L,m,n);c.code.textContent=xt,c.note.textContent=
wt,c.undo.hidden=!gt.length,c.batch.replaceChildren(lt(R,$,n));let bt=h.textContent!=="";g.replaceChildren(
...dt(R[$],L[$],m,bt,v)),v(""),i.show()}return J(t,ht,w)}var mt={render:Ft};widget=mt;})();
export default widget;
