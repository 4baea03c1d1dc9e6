let widget;
(()=>{function d(t,e={},...n){return Ct(document.createElement(t),e,n)}function Ct(t,e,n){for(let[o,s]of Object.entries(e))t.setAttribute(o,s);return t.append(...n),t}function J(t,e,n,...o){
let s={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(d("div",s,...o))}var Q=(...t)=>d(
"div",{class:"controls"},...t.map(({node:e})=>e)),V=()=>d("p",{class:"pointed","aria-hidden":"true"}),
B=(...t)=>d("div",{class:"scroller"},...t);function X(t,e,n,o){let s=(a,u,p)=>p.map(f=>f instanceof HTMLTableCellElement?
f:d(a,u,f)),r=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],l=o.map(a=>{let u=s("\
th",{scope:"row"},a.slice(0,1));return d("tr",{},...u,...s("td",{},a.slice(1)))}),i=e?[d("caption",{},
e)]:[],c=d("thead",{},d("tr",{},...r));return d("table",t,...i,c,d("tbody",{},...l))}var O={"data-lm\
-suppress-shortcuts":"true"};function Z(t,e,n={}){let o=d("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function St(t,e,n,o){let s=d("input",{type:"range",...n,...O}),r=d("ou\
tput",{"aria-live":"off"}),l=d("span",{},t," ",d("code",{},e));return s.addEventListener("input",()=>o(
Number(s.value))),{node:d("div",{class:"control"},d("label",{},l,s),r),input:s,output:r}}function tt(t,e,n,o){let s={min:0,max:n.length-1},r=a=>o(n[a]),{node:l,input:i,output:c}=St(t,e,s,r);
return{node:l,input:i,show(a,u=String(a)){i.value=String(n.indexOf(a)),i.setAttribute("aria-valuetex\
t",u),c.textContent=u}}}function F(t,e,n){let o=Object.entries(e).map(([l,i])=>d("option",{value:l},i)),s=`menu-${Math.random()}`,
r=d("select",{id:s,...O},...o);return r.addEventListener("change",()=>n(r.value)),{node:d("div",{class:"\
control menu"},d("label",{for:s},t),r),show(l){r.value=l}}}var et=(t={})=>d("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...t,...O});function nt(t,e,...n){let o=d("input",{type:"\
radio",...t,...O});return o.addEventListener("change",e),{input:o,node:d("label",{},o,...n)}}function qt(t,e){
let n=Object.entries(e);for(let[o,s]of n)t.on(`change:${o}`,s);return()=>{for(let[o,s]of n)t.off(`ch\
ange:${o}`,s)}}function ot(t,e,n){let o=qt(t,Object.fromEntries(e.map(s=>[s,n])));return n(),o}var st=(t,e)=>Object.
fromEntries(e.map(n=>[n,t.get(n)]));function rt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}
function P(t){let e=d("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&At(e.textContent)}),
o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var Nt=1e3,
j,G;function At(t){j?.isConnected||(j=d("p",{class:"annotated-voice",role:"status"}),document.body.append(
j));let e=j;clearTimeout(G),G=setTimeout(()=>{e.textContent=t},Nt)}var C=t=>e=>t.find(n=>String(n)===e),Jt=C([!0,!1]),Mt=t=>String(t);function it(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,l=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(l.indexOf(s)>0?l.indexOf(s)+1:""),c=m=>(o[m]??Mt)(t.get(m)),a=Object.keys(
n),u=Object.fromEntries(a.map(m=>[m,c(m)])),p=new URLSearchParams(location.search),f=[];for(let[m,$]of Object.
entries(n)){let w=p.get(`${i}.${m}`);if(w===null)continue;let k=$(w);k===void 0?f.push(m):t.set(m,k)}
let g=d("a",{},"Copy link to this setting"),x=d("span",{role:"status"});g.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let y=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},g,x,y),show(){let m=new URLSearchParams(location.search);for(let k of a){let h=c(k);h===u[k]?m.
delete(`${i}.${k}`):m.set(`${i}.${k}`,h)}x.textContent="";let $=s.closest("section[id]")?.id,w=m.size?
`?${m}`:location.pathname;g.setAttribute("href",`${w}${$?`#${$}`:""}`)}}}var R=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var D=t=>t.reduce((e,n)=>e+n,0);function ct(t){let e=Array.from(t),n=e.reduce((r,l)=>Math.max(r,l),-1/0),o=e.map(r=>Math.exp(r-n)),s=D(
o);return o.map(r=>r/s)}var at=t=>!t.matches(".none")&&!t.closest(".unwritten");function lt(t,e){let n=()=>e.flat().find(at)??
e[0][0],o=n();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let l=r.target,i=e.findIndex(f=>f.includes(l));if(i<0)return;let c=e[i].indexOf(l),[a,u]={
ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[r.key]??[null,null];if(a===null)return;r.preventDefault();let p=e[a]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{at(o)||s(n())}}function jt({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=d("td",{...s,...O},t);return r.style.setProperty("--w",String(n)),r}function dt({
title:t,corner:e="",rows:n,columns:o,cells:s,look:r}){let l=s.map(p=>p.map(jt)),i={class:"grid numbe\
rs",role:"grid"},c=l.map((p,f)=>[n[f],...p]),a=X(i,t,[e,...o],c),u=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return a.addEventListener("pointerover",p=>r(u(p))),a.addEventListener(
"pointerleave",()=>r("")),a.addEventListener("focusin",p=>r(u(p))),a.addEventListener("focusout",()=>r(
"")),lt(a,l),B(a)}var A=t=>t.replaceAll("-","−");function S(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?A(
t.toExponential(0).replace("+","")):A(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var ut=t=>Number.isFinite(
t)?A(String(Number(t.toPrecision(7)))):S(t);var I=Math.fround,W=t=>A(t).replace("inf","∞"),T=t=>t.split(/\s+/).filter(Boolean),H=t=>["ours","t\
orch"].includes(t);function z(t,{words:e,longest:n}){let o=T(t),s=i=>e.length?e.includes(i):/^\d{1,9}$/.
test(i),r=o.find(i=>!s(i)),l=e.join(", ")||"ids, such as 5 3 0";return r!==void 0?`“${r.slice(0,40)}\
” cannot be read: write ${l}.`:o.length<=n?"":`That is ${o.length} tokens; there is room for ${n}.`}
function pt(t,e,n){let o=t.map(T),s=Math.max(1,...o.map(r=>r.length));return o.map(r=>{let l=Array(s-
r.length).fill(n.pad);return e==="right"?[...r,...l]:[...l,...r]})}var U=([t,e,n],{longest:o})=>(t*o+
e)*o+n;function Bt(t,e,n,o,s){return t!=="causal"&&e[o]===s?"padding":t!=="padding"&&o>n?"future":""}
var ft=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function Ft(t,e,{words:n,scores:o,longest:s}){
let r=i=>n.indexOf(t[i])*s+i,l=(i,c)=>n.length?o[r(i)][r(c)]:o[e][i][c];return t.map((i,c)=>t.map((a,u)=>I(
l(c,u))))}function mt(t,e,{kind:n,convention:o,fill:s,painted:r},l){let i=Number(s.replace("inf","In\
finity")),c=I(H(o)?-1/0:i);return Ft(t,e,l).map((a,u)=>{let p=a.map(($,w)=>Bt(n,t,u,w,l.pad)),f=a.map(
($,w)=>r.includes(U([e,u,w],l))),g=p.map(($,w)=>$===""!==f[w]),x=p.map(($,w)=>f[w]?"painted":$),y=a.
map(($,w)=>g[w]?$:o==="additive"?I($+c):c),m=ct(y).map(I);return{may:g,why:x,scores:a,masked:y,weights:m,
isBlind:!g.includes(!0)}})}function ht(t,{convention:e,kind:n},{code:o,makers:s}){let{note:r,shapes:l,
[n]:i,painted:c,use:a}=o[e],u=ft(t),p=c.replace("{maker}",s[n]),f=u&&e==="torch",g=[...f?[]:[i],...u?
[p]:[],a],y=(f?"attn_mask (B, L, L)":u?"(B, L, L)":l[n]).replaceAll("B",t.length).replaceAll("L",String(
t[0].length));return{code:g.join(`
`),note:`${r} Shape: ${y}`}}function gt(t,{convention:e,fill:n}){return e==="additive"?t?"0":W(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function It(t,{sequence:e,kind:n}){let o=({may:u,
why:p},f)=>u.some((g,x)=>g&&p[x]==="painted"&&x>f),s=n==="padding"?0:t[e].filter(o).length,r=s===1?"\
A query attends":`${s} queries attend`,l=s?`${r} to a later token: a leak. `:"",i=t.flat().map(({may:u,
weights:p,isBlind:f})=>f?0:D(p.filter((g,x)=>!u[x]))),c=Math.max(...i),a=`up to ${S(c*100)}% of a qu\
ery’s weight`;return c>=5e-5?`${l}The mask leaks: masked keys get ${a}.`:c>0?`${l}Masked keys get ${a}\
, too little to matter.`:`${l}No masked key gets any weight.`}function xt(t,e){let n=t[e.sequence].flatMap(
({may:a})=>a),o=`${n.filter(a=>!a).length} of ${n.length} cells are masked. `,s=t.flat().filter(({isBlind:a})=>a);
if(s.length&&e.convention==="ours")return"";let r=It(t,e);if(!s.length)return o+r;let l=`${s.length}\
 ${s.length===1?"query attends to":"queries attend to"} no key: the weights there`,c=s.some(({weights:a})=>a.
some(Number.isNaN))?"are 0/0, NaN, and no error is raised":"still sum to 1, all on masked keys";return`${o}${l}\
 ${c}. ${r}`}function wt(t,{kind:e,convention:n},o){let[s,r]=[t.length,t[0].length],l=t.findIndex(a=>a.
some(({isBlind:u})=>u));if(l<0||n!=="ours")return"";let i=ft(t)?[s,r,r]:{padding:[s,1,r],causal:[1,r,
r],both:[s,r,r]}[e],c=t[l].findIndex(({isBlind:a})=>a);return o.refusal.replace("{shape}",`(${i.join(
", ")})`).replace("{query}",`(${l}, ${c})`)}function bt(t,e,{words:n,pad:o}){let s=a=>n.length?n.indexOf(a):a,r=t.map((a,u)=>{let p=a.map(x=>{let y=n.
length?d("small",{},s(x)):"";return d("td",{class:x===o?"hidden":""},x,y)}),f=d("th",{scope:"row"},u),
g=d("tr",{},f,...p);return u===e&&g.classList.add("current"),g}),i=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${s(o)}`,c=d("caption",{},i);return d("table",{class:"numbers"},c,d("tbody",{},...r))}
var Tt={padding:"padding",future:"a later position",painted:"painted"};function _t(t,e,n,o,s){let r=n.
map((i,c)=>i.may.map((a,u)=>{let{number:p,text:f=S(p),...g}=o(i,u),x=`query ${c} (${e[c]}), key ${u}\
 (${e[u]})`,y=p===void 0?"":`, exactly ${ut(p)}`,m=i.why[u]?` (${Tt[i.why[u]]})`:"",$=`${x}, ${a?"no\
t masked":"masked"}${m}${y}.`,w=[a?"":"hidden",i.why[u],g.kind].filter(Boolean);return{text:f,say:$,
kinds:w,share:g.share}}));return dt({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:r,look:s})}
function Kt({may:t,weights:e},n){let o=e[n],s=!t[n]&&!(o<5e-5),r=o===0?"0":S(o,3);return{number:o,text:r,
share:o||0,kind:s?"leak":""}}function $t(t,e,n,o,s){let r=(i,c)=>_t(i,t,e,c,s),l=r("Mask: paint it",
({may:i},c)=>({text:gt(i[c],n)}));return l.classList.add("painting"),[l,r("→ Masked scores",({masked:i},c)=>({
number:i[c]})),o?d("p",{class:"refused"},"No weights: the mask is refused."):r("→ Weights (softmax)",
Kt)]}function yt(t,e,n){let o,s=i=>{let c=i?.closest?.(".painting td.number");if(c)return[c.parentElement.
rowIndex-1,c.cellIndex-1]},r=([i,c])=>{n(i,c),t.querySelector(".painting table").tBodies[0].rows[i].
cells[c+1].focus()},l=({clientX:i,clientY:c})=>{let a=t.getRootNode();return s(a.elementFromPoint(i,
c))};t.addEventListener("pointerdown",i=>{let c=i.button===0&&s(i.target);c&&(i.preventDefault(),t.setPointerCapture(
i.pointerId),o=!e(c[0],c[1]),r(c))}),t.addEventListener("pointermove",i=>{if(o===void 0)return;let c=l(
i);c&&e(c[0],c[1])!==o&&r(c)});for(let i of["pointerup","pointercancel"])t.addEventListener(i,()=>{o=
void 0});t.addEventListener("click",({target:i,detail:c})=>{let a=s(i);a&&c===0&&r(a)}),t.addEventListener(
"keydown",i=>{let c=s(i.target);!c||!["Enter"," "].includes(i.key)||(i.preventDefault(),r(c))})}var vt={padding:"Padding",causal:"Causal: no later tokens",both:"Both"},kt={right:"On the right",left:"\
On the left"},Ot=["rows","side","kind","convention","fill","sequence","painted"];function Pt(t,e,n){
let o=`sequence-${Math.random()}`;return R(t).map(s=>{let r=et(),l=d("label",{},d("span",{},`Sequenc\
e ${s}`),r);r.addEventListener("input",()=>e(s,r));let i={name:o,"aria-label":`Show sequence ${s}`},
c=nt(i,()=>n(s),s);return{node:d("div",{},l),choice:c.node,show(a,u){r.value.trim()!==a&&(r.value=a),
r.setAttribute("aria-invalid","false"),c.input.checked=u}}})}function Rt(t,e){if(t==="")return[];let n=t.
split(".").map(Number);return n.every((s,r)=>s>=0&&s<e&&!(s<=n[r-1]))&&n.join(".")===t?n:void 0}function Dt(t,e){
return{rows:o=>{let s=o.split("|").map(l=>T(l).join(" "));return s.length===e&&s.every(l=>!z(l,t))?s:
void 0},side:C(Object.keys(kt)),kind:C(Object.keys(vt)),convention:C(Object.keys(t.code)),fill:C(t.fills),
sequence:C(R(e)),painted:o=>Rt(o,e*t.longest**2)}}function Wt(t,e){let n=Object.entries(t.code).map(
([o,{name:s}])=>[o,s]);return{kind:F("Mask",vt,e("kind")),side:F("Padding",kt,e("side")),convention:F(
"Convention",Object.fromEntries(n),e("convention")),fill:tt("Masked scores","fill",t.fills,e("fill"))}}
function Ht(t,e){for(let[s,r]of Object.entries(t))r.show(e[s]);let n=H(e.convention),o=n?"-inf":e.fill;
t.fill.input.disabled=n,t.fill.show(o,W(o))}function Y(t,e){let n=st(t,Ot),o={...n,painted:n.painted??
[]},s=pt(o.rows,o.side,e);return{state:o,tokens:s,whole:s.map((r,l)=>mt(r,l,o,e))}}function zt(t,e,n,o,s){
let r=Wt(t,o),l=Pt(e,n,o("sequence")),[i,c]=[P("verdict"),P("error")],a=d("pre",{tabindex:"0","aria-\
label":"The code"}),u=d("p",{class:"hint"}),p=B(),f=d("div",{class:"maps"}),x=`${t.words.length?`Tok\
ens: ${t.words.join(" ")}`:"Write ids"}. At most ${t.longest} in a sequence.`,m=d("div",{class:"rows",
role:"group","aria-label":"Sequences"},...l.map(({node:b})=>b)),w=d("div",{class:"which",role:"group",
"aria-label":"Sequence shown"},"Sequence",...l.map(b=>b.choice)),k=d("summary",{},"Write other seque\
nces"),h=d("p",{class:"hint"},x),v=Z("Undo the painting",s,O);return{controls:r,editors:l,status:i,error:c,
code:a,note:u,batch:p,maps:f,undo:v,nodes:[d("div",{class:"top"},r.kind.node,w,v),Q(r.convention,r.fill),
f,c,i,d("div",{class:"made"},p,d("div",{},u,a)),d("details",{},k,r.side.node,m,h)]}}function Ut({model:t,
el:e}){let n=t.get("given"),o=t.get("rows").length,s=h=>v=>rt(t,{[h]:v}),r={rows:h=>h.join("|"),painted:h=>(h??
[]).join(".")},l=it(t,e,Dt(n,o),r),i=zt(n,o,w,s,()=>s("painted")([])),{controls:c,editors:a,status:u,
error:p,maps:f}=i,g=[f,i.batch,i.code,i.note],x=V(),y=h=>{x.textContent=h},m=[...i.nodes,x,l.node];J(
e,"mask-composer","Mask composer",...m),yt(f,(h,v)=>{let{whole:b,state:E}=Y(t,n);return!b[E.sequence][h].
may[v]},(h,v)=>{let{painted:b,sequence:E}=Y(t,n).state,L=U([E,h,v],n),q=b.filter(N=>N!==L),_=q.length<
b.length?q:[...q,L];s("painted")(_.sort((N,K)=>N-K))});function w(h,v){let b=z(v.value,n);v.setAttribute(
"aria-invalid",!!b),p.textContent=b;for(let E of g)E.inert=!!b;if(b){u.textContent="",y("");return}s(
"rows")(t.get("rows").with(h,v.value.trim())),k()}function k(){let{state:h,tokens:v,whole:b}=Y(t,n),
{rows:E,sequence:L,painted:q}=h;Ht(c,h);for(let[M,{show:Lt}]of a.entries())Lt(E[M],M===L);for(let M of g)
M.inert=!1;p.textContent=wt(b,h,n),u.textContent=xt(b,h),u.classList.toggle("alarming",/leak|no key/.
test(u.textContent));let{code:_,note:N}=ht(b,h,n);i.code.textContent=_,i.note.textContent=N,i.undo.disabled=
!q.length,i.batch.replaceChildren(bt(v,L,n));let K=p.textContent!=="";f.replaceChildren(...$t(v[L],b[L],
h,K,y)),y(""),l.show()}return ot(t,Ot,k)}var Et={render:Ut};widget=Et;})();
export default widget;
