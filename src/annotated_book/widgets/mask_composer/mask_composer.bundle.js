let widget;
(()=>{var S=(t,e)=>Object.fromEntries(t.map(n=>[n,e(n)])),Q=(t,e)=>S(Object.keys(t),n=>e(t[n],n));function l(t,e={},...n){return At(document.createElement(t),e,n)}function At(t,e,n){for(let[o,s]of Object.entries(e))t.setAttribute(o,s);return t.append(...n),t}function X(t,e,n,...o){
let s={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(l("div",s,...o))}var q=(t,...e)=>l(
"div",{class:t},...e),Z=(t,...e)=>l("details",{},l("summary",{},t),...e);function tt(t,e){for(let[n,
o]of Object.entries(e))t.style.setProperty(`--${n}`,String(o));return t}var et=(...t)=>q("controls",
...t.map(({node:e})=>e)),nt=()=>l("p",{class:"pointed","aria-hidden":"true"}),I=(...t)=>q("scroller",
...t);function ot(t,e,n,o){let s=(a,u,p)=>p.map(f=>f instanceof HTMLTableCellElement?f:l(a,u,f)),r=[
...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],d=o.map(a=>{let u=s("th",{scope:"row"},
a.slice(0,1));return l("tr",{},...u,...s("td",{},a.slice(1)))}),i=e?[l("caption",{},e)]:[],c=l("thea\
d",{},l("tr",{},...r));return l("table",t,...i,c,l("tbody",{},...d))}var O={"data-lm-suppress-shortcuts":"true"};function st(t,e,n={}){let o=l("button",{type:"button",...n},
t);return o.addEventListener("click",e),o}function jt(t,e,n,o){let s=l("input",{type:"range",...n,...O}),
r=l("output",{"aria-live":"off"}),d=l("span",{},t," ",l("code",{},e));return s.addEventListener("inp\
ut",()=>o(Number(s.value))),{node:l("div",{class:"control"},l("label",{},d,s),r),input:s,output:r}}function rt(t,e,n,o){let s={min:0,max:n.length-1},r=a=>o(n[a]),{node:d,input:i,output:c}=jt(t,e,s,r);
return{node:d,input:i,show(a,u=String(a)){i.value=String(n.indexOf(a)),i.setAttribute("aria-valuetex\
t",u),c.textContent=u}}}function T(t,e,n){let o=Object.entries(e).map(([d,i])=>l("option",{value:d},i)),s=`menu-${Math.random()}`,
r=l("select",{id:s,...O},...o);return r.addEventListener("change",()=>n(r.value)),{node:l("div",{class:"\
control menu"},l("label",{for:s},t),r),show(d){r.value=d}}}var it=(t={})=>l("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...t,...O});function ct(t,e,...n){let o=l("input",{type:"\
radio",...t,...O});return o.addEventListener("change",e),{input:o,node:l("label",{},o,...n)}}function Bt(t,e){
let n=Object.entries(e);for(let[o,s]of n)t.on(`change:${o}`,s);return()=>{for(let[o,s]of n)t.off(`ch\
ange:${o}`,s)}}function at(t,e,n){let o=Bt(t,S(e,()=>n));return n(),o}var dt=(t,e)=>S(e,n=>t.get(n));
function lt(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function D(t){let e=l(
"p",{class:t}),n=new MutationObserver(()=>{e.textContent&&It(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var Ft=1e3,F,V;function It(t){F?.isConnected||
(F=l("p",{class:"annotated-voice",role:"status"}),document.body.append(F));let e=F;clearTimeout(V),V=
setTimeout(()=>{e.textContent=t},Ft)}var C=t=>e=>t.find(n=>String(n)===e),oe=C([!0,!1]),Tt=t=>String(t);function ut(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,d=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(d.indexOf(s)>0?d.indexOf(s)+1:""),c=g=>(o[g]??Tt)(t.get(g)),a=Object.keys(
n),u=S(a,c),p=new URLSearchParams(location.search),f=[];for(let[g,b]of Object.entries(n)){let w=p.get(
`${i}.${g}`);if(w===null)continue;let k=b(w);k===void 0?f.push(g):t.set(g,k)}let h=l("a",{},"Copy li\
nk to this setting"),x=l("span",{role:"status"});h.addEventListener("click",async g=>{if(!(g.ctrlKey||
g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",h.getAttribute("href"));try{
await navigator.clipboard.writeText(h.href),x.textContent=" Copied."}catch{x.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let $=f.length?` The address has a setting that\
 could not be read, and was left out: ${f.join(", ")}.`:"";return{node:l("p",{class:"address"},h,x,$),
show(){let g=new URLSearchParams(location.search);for(let k of a){let m=c(k);m===u[k]?g.delete(`${i}\
.${k}`):g.set(`${i}.${k}`,m)}x.textContent="";let b=s.closest("section[id]")?.id,w=g.size?`?${g}`:location.
pathname;h.setAttribute("href",`${w}${b?`#${b}`:""}`)}}}var W=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var H=t=>t.reduce((e,n)=>e+n,0);function pt(t){let e=Array.from(t),n=e.reduce((r,d)=>Math.max(r,d),-1/0),o=e.map(r=>Math.exp(r-n)),s=H(
o);return o.map(r=>r/s)}var ft=t=>!t.matches(".none")&&!t.closest(".unwritten");function mt(t,e){let n=()=>e.flat().find(ft)??
e[0][0],o=n();o.tabIndex=0;function s(r){o.tabIndex=-1,o=r,o.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let d=r.target,i=e.findIndex(f=>f.includes(d));if(i<0)return;let c=e[i].indexOf(d),[a,u]={
ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[r.key]??[null,null];if(a===null)return;r.preventDefault();let p=e[a]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{ft(o)||s(n())}}function _t({text:t,say:e,share:n=0,kinds:o=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")};return tt(l("td",{...s,...O},t),{w:n})}function ht({title:t,corner:e="",rows:n,
columns:o,cells:s,look:r}){let d=s.map(p=>p.map(_t)),i={class:"grid numbers",role:"grid"},c=d.map((p,f)=>[
n[f],...p]),a=ot(i,t,[e,...o],c),u=({target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??
"";return a.addEventListener("pointerover",p=>r(u(p))),a.addEventListener("pointerleave",()=>r("")),
a.addEventListener("focusin",p=>r(u(p))),a.addEventListener("focusout",()=>r("")),mt(a,d),I(a)}var j=t=>t.
replaceAll("-","−");function M(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>
0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?j(t.toExponential(0).replace("+",
"")):j(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var gt=t=>Number.isFinite(t)?j(String(Number(t.toPrecision(
7)))):M(t);var _=Math.fround,z=t=>j(t).replace("inf","∞"),K=t=>t.split(/\s+/).filter(Boolean),U=t=>["ours","t\
orch"].includes(t);function Y(t,{words:e,longest:n}){let o=K(t),s=i=>e.length?e.includes(i):/^\d{1,9}$/.
test(i),r=o.find(i=>!s(i)),d=e.join(", ")||"ids, such as 5 3 0";return r!==void 0?`“${r.slice(0,40)}\
” cannot be read: write ${d}.`:o.length<=n?"":`That is ${o.length} tokens; there is room for ${n}.`}
function xt(t,e,n){let o=t.map(K),s=Math.max(1,...o.map(r=>r.length));return o.map(r=>{let d=Array(s-
r.length).fill(n.pad);return e==="right"?[...r,...d]:[...d,...r]})}var G=([t,e,n],{longest:o})=>(t*o+
e)*o+n;function Kt(t,e,n,o,s){return t!=="causal"&&e[o]===s?"padding":t!=="padding"&&o>n?"future":""}
var wt=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function Pt(t,e,{words:n,scores:o,longest:s}){
let r=i=>n.indexOf(t[i])*s+i,d=(i,c)=>n.length?o[r(i)][r(c)]:o[e][i][c];return t.map((i,c)=>t.map((a,u)=>_(
d(c,u))))}function bt(t,e,{kind:n,convention:o,fill:s,painted:r},d){let i=Number(s.replace("inf","In\
finity")),c=_(U(o)?-1/0:i);return Pt(t,e,d).map((a,u)=>{let p=a.map((b,w)=>Kt(n,t,u,w,d.pad)),f=a.map(
(b,w)=>r.includes(G([e,u,w],d))),h=p.map((b,w)=>b===""!==f[w]),x=p.map((b,w)=>f[w]?"painted":b),$=a.
map((b,w)=>h[w]?b:o==="additive"?_(b+c):c),g=pt($).map(_);return{may:h,why:x,scores:a,masked:$,weights:g,
isBlind:!h.includes(!0)}})}function yt(t,{convention:e,kind:n},{code:o,makers:s}){let{note:r,shapes:d,
[n]:i,painted:c,use:a}=o[e],u=wt(t),p=c.replace("{maker}",s[n]),f=u&&e==="torch",h=[...f?[]:[i],...u?
[p]:[],a],$=(f?"attn_mask (B, L, L)":u?"(B, L, L)":d[n]).replaceAll("B",t.length).replaceAll("L",String(
t[0].length));return{code:h.join(`
`),note:`${r} Shape: ${$}`}}function $t(t,{convention:e,fill:n}){return e==="additive"?t?"0":z(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function Rt(t,{sequence:e,kind:n}){let o=({may:u,
why:p},f)=>u.some((h,x)=>h&&p[x]==="painted"&&x>f),s=n==="padding"?0:t[e].filter(o).length,r=s===1?"\
A query attends":`${s} queries attend`,d=s?`${r} to a later token: a leak. `:"",i=t.flat().map(({may:u,
weights:p,isBlind:f})=>f?0:H(p.filter((h,x)=>!u[x]))),c=Math.max(...i),a=`up to ${M(c*100)}% of a qu\
ery’s weight`;return c>=5e-5?`${d}The mask leaks: masked keys get ${a}.`:c>0?`${d}Masked keys get ${a}\
, too little to matter.`:`${d}No masked key gets any weight.`}function vt(t,e){let n=t[e.sequence].flatMap(
({may:a})=>a),o=`${n.filter(a=>!a).length} of ${n.length} cells are masked. `,s=t.flat().filter(({isBlind:a})=>a);
if(s.length&&e.convention==="ours")return"";let r=Rt(t,e);if(!s.length)return o+r;let d=`${s.length}\
 ${s.length===1?"query attends to":"queries attend to"} no key: the weights there`,c=s.some(({weights:a})=>a.
some(Number.isNaN))?"are 0/0, NaN, and no error is raised":"still sum to 1, all on masked keys";return`${o}${d}\
 ${c}. ${r}`}function kt(t,{kind:e,convention:n},o){let[s,r]=[t.length,t[0].length],d=t.findIndex(a=>a.
some(({isBlind:u})=>u));if(d<0||n!=="ours")return"";let i=wt(t)?[s,r,r]:{padding:[s,1,r],causal:[1,r,
r],both:[s,r,r]}[e],c=t[d].findIndex(({isBlind:a})=>a);return o.refusal.replace("{shape}",`(${i.join(
", ")})`).replace("{query}",`(${d}, ${c})`)}function Ot(t,e,{words:n,pad:o}){let s=a=>n.length?n.indexOf(a):a,r=t.map((a,u)=>{let p=a.map(x=>{let $=n.
length?l("small",{},s(x)):"";return l("td",{class:x===o?"hidden":""},x,$)}),f=l("th",{scope:"row"},u),
h=l("tr",{},f,...p);return u===e&&h.classList.add("current"),h}),i=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${s(o)}`,c=l("caption",{},i);return l("table",{class:"numbers"},c,l("tbody",{},...r))}
var Dt={padding:"padding",future:"a later position",painted:"painted"};function Wt(t,e,n,o,s){let r=n.
map((i,c)=>i.may.map((a,u)=>{let{number:p,text:f=M(p),...h}=o(i,u),x=`query ${c} (${e[c]}), key ${u}\
 (${e[u]})`,$=p===void 0?"":`, exactly ${gt(p)}`,g=i.why[u]?` (${Dt[i.why[u]]})`:"",b=`${x}, ${a?"no\
t masked":"masked"}${g}${$}.`,w=[a?"":"hidden",i.why[u],h.kind].filter(Boolean);return{text:f,say:b,
kinds:w,share:h.share}}));return ht({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:r,look:s})}
function Ht({may:t,weights:e},n){let o=e[n],s=!t[n]&&!(o<5e-5),r=o===0?"0":M(o,3);return{number:o,text:r,
share:o||0,kind:s?"leak":""}}function Et(t,e,n,o,s){let r=(i,c)=>Wt(i,t,e,c,s),d=r("Mask: paint it",
({may:i},c)=>({text:$t(i[c],n)}));return d.classList.add("painting"),[d,r("→ Masked scores",({masked:i},c)=>({
number:i[c]})),o?l("p",{class:"refused"},"No weights: the mask is refused."):r("→ Weights (softmax)",
Ht)]}function Lt(t,e,n){let o,s=i=>{let c=i?.closest?.(".painting td.number");if(c)return[c.parentElement.
rowIndex-1,c.cellIndex-1]},r=([i,c])=>{n(i,c),t.querySelector(".painting table").tBodies[0].rows[i].
cells[c+1].focus()},d=({clientX:i,clientY:c})=>{let a=t.getRootNode();return s(a.elementFromPoint(i,
c))};t.addEventListener("pointerdown",i=>{let c=i.button===0&&s(i.target);c&&(i.preventDefault(),t.setPointerCapture(
i.pointerId),o=!e(c[0],c[1]),r(c))}),t.addEventListener("pointermove",i=>{if(o===void 0)return;let c=d(
i);c&&e(c[0],c[1])!==o&&r(c)});for(let i of["pointerup","pointercancel"])t.addEventListener(i,()=>{o=
void 0});t.addEventListener("click",({target:i,detail:c})=>{let a=s(i);a&&c===0&&r(a)}),t.addEventListener(
"keydown",i=>{let c=s(i.target);!c||!["Enter"," "].includes(i.key)||(i.preventDefault(),r(c))})}var Ct={padding:"Padding",causal:"Causal: no later tokens",both:"Both"},St={right:"On the right",left:"\
On the left"},qt=["rows","side","kind","convention","fill","sequence","painted"];function zt(t,e,n){
let o=`sequence-${Math.random()}`;return W(t).map(s=>{let r=it(),d=l("label",{},l("span",{},`Sequenc\
e ${s}`),r);r.addEventListener("input",()=>e(s,r));let i={name:o,"aria-label":`Show sequence ${s}`},
c=ct(i,()=>n(s),s);return{node:l("div",{},d),choice:c.node,show(a,u){r.value.trim()!==a&&(r.value=a),
r.setAttribute("aria-invalid","false"),c.input.checked=u}}})}function Ut(t,e){if(t==="")return[];let n=t.
split(".").map(Number);return n.every((s,r)=>s>=0&&s<e&&!(s<=n[r-1]))&&n.join(".")===t?n:void 0}function Yt(t,e){
return{rows:o=>{let s=o.split("|").map(d=>K(d).join(" "));return s.length===e&&s.every(d=>!Y(d,t))?s:
void 0},side:C(Object.keys(St)),kind:C(Object.keys(Ct)),convention:C(Object.keys(t.code)),fill:C(t.fills),
sequence:C(W(e)),painted:o=>Ut(o,e*t.longest**2)}}function Gt(t,e){let n=Q(t.code,({name:o})=>o);return{
kind:T("Mask",Ct,e("kind")),side:T("Padding",St,e("side")),convention:T("Convention",n,e("convention")),
fill:rt("Masked scores","fill",t.fills,e("fill"))}}function Jt(t,e){for(let[s,r]of Object.entries(t))
r.show(e[s]);let n=U(e.convention),o=n?"-inf":e.fill;t.fill.input.disabled=n,t.fill.show(o,z(o))}function J(t,e){
let n=dt(t,qt),o={...n,painted:n.painted??[]},s=xt(o.rows,o.side,e);return{state:o,tokens:s,whole:s.
map((r,d)=>bt(r,d,o,e))}}function Qt(t,e,n,o,s){let r=Gt(t,o),d=zt(e,n,o("sequence")),[i,c]=[D("verd\
ict"),D("error")],a=l("pre",{tabindex:"0","aria-label":"The code"}),u=l("p",{class:"hint"}),p=I(),f=q(
"maps"),x=`${t.words.length?`Tokens: ${t.words.join(" ")}`:"Write ids"}. At most ${t.longest} in a s\
equence.`,g=l("div",{class:"rows",role:"group","aria-label":"Sequences"},...d.map(({node:y})=>y)),w=l(
"div",{class:"which",role:"group","aria-label":"Sequence shown"},"Sequence",...d.map(y=>y.choice)),k=l(
"p",{class:"hint"},x),m=st("Undo the painting",s,O);return{controls:r,editors:d,status:i,error:c,code:a,
note:u,batch:p,maps:f,undo:m,nodes:[q("top",r.kind.node,w,m),et(r.convention,r.fill),f,c,i,q("made",
p,l("div",{},u,a)),Z("Write other sequences",r.side.node,g,k)]}}function Vt({model:t,el:e}){let n=t.
get("given"),o=t.get("rows").length,s=m=>y=>lt(t,{[m]:y}),r={rows:m=>m.join("|"),painted:m=>(m??[]).
join(".")},d=ut(t,e,Yt(n,o),r),i=Qt(n,o,w,s,()=>s("painted")([])),{controls:c,editors:a,status:u,error:p,
maps:f}=i,h=[f,i.batch,i.code,i.note],x=nt(),$=m=>{x.textContent=m},g=[...i.nodes,x,d.node];X(e,"mas\
k-composer","Mask composer",...g),Lt(f,(m,y)=>{let{whole:v,state:E}=J(t,n);return!v[E.sequence][m].may[y]},
(m,y)=>{let{painted:v,sequence:E}=J(t,n).state,L=G([E,m,y],n),N=v.filter(A=>A!==L),P=N.length<v.length?
N:[...N,L];s("painted")(P.sort((A,R)=>A-R))});function w(m,y){let v=Y(y.value,n);y.setAttribute("ari\
a-invalid",!!v),p.textContent=v;for(let E of h)E.inert=!!v;if(v){u.textContent="",$("");return}s("ro\
ws")(t.get("rows").with(m,y.value.trim())),k()}function k(){let{state:m,tokens:y,whole:v}=J(t,n),{rows:E,
sequence:L,painted:N}=m;Jt(c,m);for(let[B,{show:Nt}]of a.entries())Nt(E[B],B===L);for(let B of h)B.inert=
!1;p.textContent=kt(v,m,n),u.textContent=vt(v,m),u.classList.toggle("alarming",/leak|no key/.test(u.
textContent));let{code:P,note:A}=yt(v,m,n);i.code.textContent=P,i.note.textContent=A,i.undo.disabled=
!N.length,i.batch.replaceChildren(Ot(y,L,n));let R=p.textContent!=="";f.replaceChildren(...Et(y[L],v[L],
m,R,$)),$(""),d.show()}return at(t,qt,k)}var Mt={render:Vt};widget=Mt;})();
export default widget;
