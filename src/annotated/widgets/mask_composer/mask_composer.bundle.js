let widget;
(()=>{function d(t,e={},...n){return $t(document.createElement(t),e,n)}function $t(t,e,n){for(let[o,s]of Object.entries(e))t.setAttribute(o,s);return t.append(...n),t}function W(t,e,n,...o){
let s={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(d("div",s,...o))}var Y=(...t)=>d(
"div",{class:"controls"},...t.map(({node:e})=>e)),U=()=>d("p",{class:"pointed","aria-hidden":"true"}),
A=(...t)=>d("div",{class:"scroller"},...t),$={"data-lm-suppress-shortcuts":"true"};function z(t,e,n={}){
let o=d("button",{type:"button",...n},t);return o.addEventListener("click",e),o}function G(t,e,n,o){let s=d("input",{type:"range",min:0,max:n.length-1,...$}),r=d("output",{"aria-li\
ve":"off"}),a=d("span",{},`${t} `,d("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:d("div",{class:"control"},d("label",{},a,s),r),input:s,show(i,c=String(i)){s.value=String(
n.indexOf(i)),s.setAttribute("aria-valuetext",c),r.textContent=c}}}function N(t,e,n){let o=Object.entries(
e).map(([a,i])=>d("option",{value:a},i)),s=`menu-${Math.random()}`,r=d("select",{id:s,...$},...o);return r.
addEventListener("change",()=>n(r.value)),{node:d("div",{class:"control menu"},d("label",{for:s},t),
r),show(a){r.value=a}}}function J(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}var Q=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function q(t,e){
for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function M(t){let e=d("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&Ot(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,o)),e}var yt=1e3,S,H;function Ot(t){S?.isConnected||(S=d("p",{class:"annotated-voice",
role:"status"}),document.body.append(S));let e=S;clearTimeout(H),H=setTimeout(()=>{e.textContent=t},
yt)}var k=t=>e=>t.find(n=>String(n)===e),Dt=k([!0,!1]),kt=t=>String(t);function V(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,a=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(a.indexOf(s)>0?a.indexOf(s)+1:""),c=new URLSearchParams(location.search),
l=[];for(let[f,m]of Object.entries(n)){let h=c.get(`${i}.${f}`);if(h===null)continue;let w=m(h);w===
void 0?l.push(f):t.set(f,w)}let u=d("a",{},"Link to this setting"),p=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:d("p",{class:"addre\
ss"},u,p),show(){let f=new URLSearchParams(location.search);for(let h of Object.keys(n))f.set(`${i}.${h}`,
(o[h]??kt)(t.get(h)));let m=s.closest("section[id]")?.id;u.setAttribute("href",`?${f}${m?`#${m}`:""}`)}}}function X(t,e){let n=e[0][0];n.tabIndex=0;function o(s){n.tabIndex=-1,n=s,n.tabIndex=0}return t.addEventListener(
"keydown",s=>{let r=s.target,a=e.findIndex(p=>p.includes(r));if(a<0)return;let i=e[a].indexOf(r),[c,
l]={ArrowUp:[a-1,i],ArrowDown:[a+1,i],ArrowLeft:[a,i-1],ArrowRight:[a,i+1],Home:[a,0],End:[a,e[a].length-
1]}[s.key]??[null,null];if(c===null)return;s.preventDefault();let u=e[c]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{n.closest(".unwritten")&&o(e[0][0])}}function Et({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=d("td",{...s,...$},t);return r.style.setProperty("--w",String(n)),r}function Z({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let a=s.map(p=>p.map(Et)),i=o.map(p=>d("th",{scope:"\
col"},p)),c=a.map((p,f)=>d("tr",{},d("th",{scope:"row"},n[f]),...p)),l=d("table",{class:"grid number\
s",role:"grid"},d("caption",{},t),d("thead",{},d("tr",{},d("td",{},e),...i)),d("tbody",{},...c)),u=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",p=>r(u(p))),l.addEventListener("pointerleave",()=>r("")),l.addEventListener("focusin",p=>r(u(
p))),l.addEventListener("focusout",()=>r("")),X(l,a),A(l)}var _=t=>t.replaceAll("-","−");function E(t,e=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&
(n>=1e4||n<.5*10**-e)?_(t.toExponential(0).replace("+","")):_(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}
var tt=t=>Number.isFinite(t)?_(String(Number(t.toPrecision(7)))):E(t);var B=t=>t.reduce((e,n)=>e+n,0);function et(t){let e=Array.from(t),n=e.reduce((r,a)=>Math.max(r,a),-1/0),o=e.map(r=>Math.exp(r-n)),s=B(
o);return o.map(r=>r/s)}var C=Math.fround,Lt=t=>t.replaceAll("-","−"),I=t=>Lt(t).replace("inf","∞"),j=t=>t.split(/\s+/).
filter(Boolean),P=t=>["ours","torch"].includes(t);function F(t,{words:e,longest:n}){let o=j(t),s=i=>e.
length?e.includes(i):/^\d{1,9}$/.test(i),r=o.find(i=>!s(i)),a=e.join(", ")||"ids, such as 5 3 0";return r!==
void 0?`“${r.slice(0,40)}” cannot be read: write ${a}.`:o.length<=n?"":`That is ${o.length} toke\
ns; there is room for ${n}.`}function nt(t,e,n){let o=t.map(j),s=Math.max(1,...o.map(r=>r.length));return o.
map(r=>{let a=Array(s-r.length).fill(n.pad);return e==="right"?[...r,...a]:[...a,...r]})}var K=([t,e,
n],{longest:o})=>(t*o+e)*o+n;function St(t,e,n,o,s){return t!=="causal"&&e[o]===s?"padding":t!=="pad\
ding"&&o>n?"future":""}var ot=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function At(t,e,{
words:n,scores:o,longest:s}){let r=i=>n.indexOf(t[i])*s+i,a=(i,c)=>n.length?o[r(i)][r(c)]:o[e][i][c];
return t.map((i,c)=>t.map((l,u)=>C(a(c,u))))}function st(t,e,{kind:n,convention:o,fill:s,painted:r},a){
let i=Number(s.replace("inf","Infinity")),c=C(P(o)?-1/0:i);return At(t,e,a).map((l,u)=>{let p=l.map(
(x,b)=>St(n,t,u,b,a.pad)),f=l.map((x,b)=>r.includes(K([e,u,b],a))),m=p.map((x,b)=>x===""!==f[b]),h=p.
map((x,b)=>f[b]?"painted":x),w=l.map((x,b)=>m[b]?x:o==="additive"?C(x+c):c),y=et(w).map(C);return{may:m,
why:h,scores:l,masked:w,weights:y,isBlind:!m.includes(!0)}})}function rt(t,{convention:e,kind:n},{code:o,
makers:s}){let{note:r,shapes:a,[n]:i,painted:c,use:l}=o[e],u=ot(t),p=c.replace("{maker}",s[n]),f=u&&
e==="torch",m=[...f?[]:[i],...u?[p]:[],l],w=(f?"attn_mask (B, L, L)":u?"(B, L, L)":a[n]).replaceAll(
"B",t.length).replaceAll("L",String(t[0].length));return{code:m.join(`
`),note:`${r} Shape: ${w}`}}function it(t,{convention:e,fill:n}){return e==="additive"?t?"0":I(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function Nt(t){let n=t.filter(({isBlind:r})=>!r).
map(({may:r,weights:a})=>B(a.filter((i,c)=>!r[c]))),o=Math.max(0,...n),s=`up to ${E(o*100)} % of a q\
uery’s weight`;return o>=5e-5?`The mask leaks: hidden keys get ${s}.`:o>0?`Hidden keys get ${s}, t\
oo little to matter.`:"No hidden key gets any weight."}function ct(t,{convention:e}){let n=t.flat(),
o=n.flatMap(({may:c})=>c),s=`${o.filter(c=>!c).length} of ${o.length} places are hidden. `,r=n.filter(
({isBlind:c})=>c);if(r.length&&e==="ours")return"";let a=Nt(n);if(!r.length)return s+a;let i=`${r.length}\
 ${r.length===1?"query sees":"queries see"} no key: `;return r.some(({weights:c})=>c.some(Number.isNaN))?
`${s}${i}the weights there are 0/0, NaN, and no error is raised. ${a}`:`${s}${i}the weights there st\
ill sum to 1, all on hidden keys. ${a}`}function at(t,{kind:e,convention:n},o){let[s,r]=[t.length,t[0].
length],a=t.findIndex(l=>l.some(({isBlind:u})=>u));if(a<0||n!=="ours")return"";let i=ot(t)?[s,r,r]:{
padding:[s,1,r],causal:[1,r,r],both:[s,r,r]}[e],c=t[a].findIndex(({isBlind:l})=>l);return o.refusal.
replace("{shape}",`(${i.join(", ")})`).replace("{query}",`(${a}, ${c})`)}function lt(t,e,{words:n,pad:o}){let s=l=>n.length?n.indexOf(l):l,r=t.map((l,u)=>{let p=l.map(h=>{let w=n.
length?d("small",{},s(h)):"";return d("td",{class:h===o?"hidden":""},h,w)}),f=d("th",{scope:"row"},u),
m=d("tr",{},f,...p);return u===e&&m.classList.add("current"),m}),i=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${s(o)}`,c=d("caption",{},i);return d("table",{class:"numbers"},c,d("tbody",{},...r))}
var Ct={padding:"padding",future:"the future",painted:"painted"};function jt(t,e,n,o,s){let r=n.map(
(a,i)=>a.may.map((c,l)=>{let{number:u,text:p=E(u),...f}=o(a,l),m=`query ${i} (${e[i]}), key ${l} (${e[l]}\
)`,h=u===void 0?"":`, exactly ${tt(u)}`,w=a.why[l]?` (${Ct[a.why[l]]})`:"",y=`${m}, ${c?"visible":"h\
idden"}${w}${h}.`,x=[c?"":"hidden",a.why[l],f.kind].filter(Boolean);return{text:p,say:y,kinds:x,share:f.
share}}));return Z({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:r,look:s})}function qt({
may:t,weights:e},n){let o=e[n],s=!t[n]&&!(o<5e-5),r=o===0?"0":E(o,3);return{number:o,text:r,share:o||
0,kind:s?"leak":""}}function dt(t,e,n,o,s){let r=(i,c)=>jt(i,t,e,c,s),a=r("Mask: paint it",({may:i},c)=>({
text:it(i[c],n)}));return a.classList.add("painting"),[a,r("→ Scores with the mask",({masked:i},c)=>({
number:i[c]})),o?d("p",{class:"refused"},"No weights: the mask is refused."):r("→ Weights (softmax)",
qt)]}function ut(t,e,n){let o,s=i=>{let c=i?.closest?.(".painting td.number");if(c)return[c.parentElement.
rowIndex-1,c.cellIndex-1]},r=([i,c])=>{n(i,c),t.querySelector(".painting table").tBodies[0].rows[i].
cells[c+1].focus()},a=({clientX:i,clientY:c})=>{let l=t.getRootNode();return s(l.elementFromPoint(i,
c))};t.addEventListener("pointerdown",i=>{let c=i.button===0&&s(i.target);c&&(i.preventDefault(),t.setPointerCapture(
i.pointerId),o=!e(c[0],c[1]),r(c))}),t.addEventListener("pointermove",i=>{if(o===void 0)return;let c=a(
i);c&&e(c[0],c[1])!==o&&r(c)});for(let i of["pointerup","pointercancel"])t.addEventListener(i,()=>{o=
void 0});t.addEventListener("click",({target:i,detail:c})=>{let l=s(i);l&&c===0&&r(l)}),t.addEventListener(
"keydown",i=>{let c=s(i.target);!c||!["Enter"," "].includes(i.key)||(i.preventDefault(),r(c))})}var pt={padding:"Padding",causal:"Causal: no future",both:"Both"},ft={right:"On the right",left:"On \
the left"},ht=["rows","side","kind","convention","fill","sequence","painted"];function Mt(t,e,n){let o=`\
sequence-${Math.random()}`;return Array.from({length:t},(s,r)=>{let i=d("input",{...{type:"text",spellcheck:"\
false",autocomplete:"off"},...$}),c=d("label",{},d("span",{},`Sequence ${r}`),i);i.addEventListener(
"input",()=>e(r,i));let l=d("input",{type:"radio",name:o,"aria-label":`Show sequence ${r}`,...$});return l.
addEventListener("change",()=>n(r)),{node:d("div",{},c,d("label",{},l,"show")),show(p,f){i.value.trim()!==
p&&(i.value=p),i.setAttribute("aria-invalid","false"),l.checked=f}}})}function _t(t,e){if(t==="")return[];
let n=t.split(".").map(Number);return n.every((s,r)=>s>=0&&s<e&&!(s<=n[r-1]))&&n.join(".")===t?n:void 0}
function Bt(t,e){return{rows:o=>{let s=o.split("|").map(a=>j(a).join(" "));return s.length===e&&s.every(
a=>!F(a,t))?s:void 0},side:k(Object.keys(ft)),kind:k(Object.keys(pt)),convention:k(Object.keys(t.code)),
fill:k(t.fills),sequence:k([...Array(e).keys()]),painted:o=>_t(o,e*t.longest**2)}}function It(t,e){let n=Object.
entries(t.code).map(([o,{name:s}])=>[o,s]);return{kind:N("Mask",pt,e("kind")),side:N("Padding",ft,e(
"side")),convention:N("Convention",Object.fromEntries(n),e("convention")),fill:G("Hidden scores","fi\
ll",t.fills,e("fill"))}}function Pt(t,e){for(let[s,r]of Object.entries(t))r.show(e[s]);let n=P(e.convention),
o=n?"-inf":e.fill;t.fill.input.disabled=n,t.fill.show(o,I(o))}var T=class{constructor(e,n){this.model=
e,this.given=n}get state(){let e=Q(this.model,ht);return{...e,painted:e.painted??[]}}get whole(){let{
rows:e,side:n}=this.state,o=nt(e,n,this.given),s=o.map((r,a)=>st(r,a,this.state,this.given));return{
tokens:o,whole:s}}isHidden(e,n){return!this.whole.whole[this.state.sequence][e].may[n]}turn(e,n){let{
painted:o,sequence:s}=this.state,r=K([s,e,n],this.given),a=o.filter(c=>c!==r),i=a.length<o.length?a:
[...a,r];q(this.model,{painted:i.sort((c,l)=>c-l)})}};function Ft(t,e,n,o,s){let r=It(t,o),a=Mt(e,n,
o("sequence")),[i,c]=[M("verdict"),M("error")],l=d("pre",{tabindex:"0","aria-label":"The code"}),u=d(
"p",{class:"hint"}),p=A(),f=d("div",{class:"maps"}),h=`${t.words.length?`Words: ${t.words.join(" ")}`:
"Write ids"}. At most ${t.longest} in a sequence.`,y=d("div",{class:"rows",role:"group","aria-label":"\
Sequences"},...a.map(({node:b})=>b)),x=z("Take the painting away",s,$);return{controls:r,editors:a,status:i,
error:c,code:l,note:u,batch:p,maps:f,undo:x,above:[Y(...Object.values(r)),c,i,f],below:[d("div",{class:"\
texts"},y,p),d("p",{class:"hint"},h),x,u,l]}}function Kt({model:t,el:e}){let n=t.get("given"),o=t.get(
"rows").length,s=new T(t,n),r=g=>O=>q(t,{[g]:O}),a={rows:g=>g.join("|"),painted:g=>(g??[]).join(".")},
i=V(t,e,Bt(n,o),a),c=Ft(n,o,x,r,()=>r("painted")([])),{controls:l,editors:u,status:p,error:f,maps:m}=c,
h=U(),w=g=>{h.textContent=g},y=[...c.above,h,...c.below,i.node];W(e,"mask-composer","Mask composer",
...y),ut(m,s.isHidden.bind(s),s.turn.bind(s));function x(g,O){let v=F(O.value,n);O.setAttribute("ari\
a-invalid",!!v),f.textContent=v,!v&&(r("rows")(t.get("rows").with(g,O.value.trim())),b())}function b(){
let{state:g}=s,{rows:O,sequence:v,painted:gt}=g,{tokens:R,whole:L}=s.whole;Pt(l,g);for(let[D,{show:vt}]of u.
entries())vt(O[D],D===v);f.textContent=at(L,g,n),p.textContent=ct(L,g),p.classList.toggle("alarming",
/leaks|no key/.test(p.textContent));let{code:wt,note:xt}=rt(L,g,n);c.code.textContent=wt,c.note.textContent=
xt,c.undo.hidden=!gt.length,c.batch.replaceChildren(lt(R,v,n));let bt=f.textContent!=="";m.replaceChildren(
...dt(R[v],L[v],g,bt,w)),w(""),i.show()}return J(t,ht,b)}var mt={render:Kt};widget=mt;})();
export default widget;
