let widget;
(()=>{function d(t,e={},...n){return Ot(document.createElement(t),e,n)}function Ot(t,e,n){for(let[s,r]of Object.entries(e))t.setAttribute(s,r);return t.append(...n),t}function Y(t,e,n,...s){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(d("div",r,...s))}var z=(...t)=>d(
"div",{class:"controls"},...t.map(({node:e})=>e)),G=()=>d("p",{class:"pointed","aria-hidden":"true"}),
q=(...t)=>d("div",{class:"scroller"},...t);function J(t,e,n,s){let r=(l,u,p)=>p.map(f=>f instanceof HTMLTableCellElement?
f:d(l,u,f)),o=[...r("td",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=s.map(l=>{let u=r("\
th",{scope:"row"},l.slice(0,1));return d("tr",{},...u,...r("td",{},l.slice(1)))}),i=e?[d("caption",{},
e)]:[],c=d("thead",{},d("tr",{},...o));return d("table",t,...i,c,d("tbody",{},...a))}var O={"data-lm\
-suppress-shortcuts":"true"};function Q(t,e,n={}){let s=d("button",{type:"button",...n},t);return s.
addEventListener("click",e),s}function Et(t,e,n,s){let r=d("input",{type:"range",...n,...O}),o=d("ou\
tput",{"aria-live":"off"}),a=d("span",{},`${t} `,d("code",{},e));return r.addEventListener("input",()=>s(
Number(r.value))),{node:d("div",{class:"control"},d("label",{},a,r),o),input:r,output:o}}function V(t,e,n,s){let r={min:0,max:n.length-1},o=l=>s(n[l]),{node:a,input:i,output:c}=Et(t,e,r,o);
return{node:a,input:i,show(l,u=String(l)){i.value=String(n.indexOf(l)),i.setAttribute("aria-valuetex\
t",u),c.textContent=u}}}function N(t,e,n){let s=Object.entries(e).map(([a,i])=>d("option",{value:a},i)),r=`menu-${Math.random()}`,
o=d("select",{id:r,...O},...s);return o.addEventListener("change",()=>n(o.value)),{node:d("div",{class:"\
control menu"},d("label",{for:r},t),o),show(a){o.value=a}}}function X(t,e,n){let s=e.map(r=>`change:${r}`);
for(let r of s)t.on(r,n);return n(),()=>{for(let r of s)t.off(r,n)}}var Z=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function _(t,e){for(let[n,s]of Object.entries(e))t.set(n,s);t.save_changes()}
function I(t){let e=d("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&Ct(e.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,s)),e}var Lt=1e3,
A,U;function Ct(t){A?.isConnected||(A=d("p",{class:"annotated-voice",role:"status"}),document.body.append(
A));let e=A;clearTimeout(U),U=setTimeout(()=>{e.textContent=t},Lt)}var E=t=>e=>t.find(n=>String(n)===e),Yt=E([!0,!1]),St=t=>String(t);function tt(t,e,n,s={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:o}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${o}"]`)],i=o+(a.indexOf(r)>0?a.indexOf(r)+1:""),c=h=>(s[h]??St)(t.get(h)),l=Object.keys(
n),u=Object.fromEntries(l.map(h=>[h,c(h)])),p=new URLSearchParams(location.search),f=[];for(let[h,w]of Object.
entries(n)){let b=p.get(`${i}.${h}`);if(b===null)continue;let $=w(b);$===void 0?f.push(h):t.set(h,$)}
let m=d("a",{},"Copy link to this setting"),x=d("span",{role:"status"});m.addEventListener("click",async h=>{
if(!(h.ctrlKey||h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),x.textContent=" Copied."}catch{x.textContent=
" The address of this page has it now: copy it from there."}}});let y=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},m,x,y),show(){let h=new URLSearchParams(location.search);for(let $ of l){let g=c($);g===u[$]?h.
delete(`${i}.${$}`):h.set(`${i}.${$}`,g)}x.textContent="";let w=r.closest("section[id]")?.id,b=h.size?
`?${h}`:location.pathname;m.setAttribute("href",`${b}${w?`#${w}`:""}`)}}}var et=t=>!t.matches(".none")&&!t.closest(".unwritten");function nt(t,e){let n=()=>e.flat().find(et)??
e[0][0],s=n();s.tabIndex=0;function r(o){s.tabIndex=-1,s=o,s.tabIndex=0}return t.addEventListener("k\
eydown",o=>{let a=o.target,i=e.findIndex(f=>f.includes(a));if(i<0)return;let c=e[i].indexOf(a),[l,u]={
ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[o.key]??[null,null];if(l===null)return;o.preventDefault();let p=e[l]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(r(p),p.focus())}),()=>{et(s)||r(n())}}function At({text:t,say:e,share:n=0,kinds:s=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...s].join(" ")},o=d("td",{...r,...O},t);return o.style.setProperty("--w",String(n)),o}function ot({
title:t,corner:e="",rows:n,columns:s,cells:r,look:o}){let a=r.map(p=>p.map(At)),i={class:"grid numbe\
rs",role:"grid"},c=a.map((p,f)=>[n[f],...p]),l=J(i,t,[e,...s],c),u=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",p=>o(u(p))),l.addEventListener(
"pointerleave",()=>o("")),l.addEventListener("focusin",p=>o(u(p))),l.addEventListener("focusout",()=>o(
"")),nt(l,a),q(l)}var T=t=>t.replaceAll("-","−");function L(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?T(
t.toExponential(0).replace("+","")):T(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var st=t=>Number.isFinite(
t)?T(String(Number(t.toPrecision(7)))):L(t);var K=t=>t.reduce((e,n)=>e+n,0);function rt(t){let e=Array.from(t),n=e.reduce((o,a)=>Math.max(o,a),-1/0),s=e.map(o=>Math.exp(o-n)),r=K(
s);return s.map(o=>o/r)}var M=Math.fround,qt=t=>t.replaceAll("-","−"),P=t=>qt(t).replace("inf","∞"),j=t=>t.split(/\s+/).
filter(Boolean),F=t=>["ours","torch"].includes(t);function R(t,{words:e,longest:n}){let s=j(t),r=i=>e.
length?e.includes(i):/^\d{1,9}$/.test(i),o=s.find(i=>!r(i)),a=e.join(", ")||"ids, such as 5 3 0";return o!==
void 0?`“${o.slice(0,40)}” cannot be read: write ${a}.`:s.length<=n?"":`That is ${s.length} toke\
ns; there is room for ${n}.`}function it(t,e,n){let s=t.map(j),r=Math.max(1,...s.map(o=>o.length));return s.
map(o=>{let a=Array(r-o.length).fill(n.pad);return e==="right"?[...o,...a]:[...a,...o]})}var D=([t,e,
n],{longest:s})=>(t*s+e)*s+n;function Nt(t,e,n,s,r){return t!=="causal"&&e[s]===r?"padding":t!=="pad\
ding"&&s>n?"future":""}var ct=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function Mt(t,e,{
words:n,scores:s,longest:r}){let o=i=>n.indexOf(t[i])*r+i,a=(i,c)=>n.length?s[o(i)][o(c)]:s[e][i][c];
return t.map((i,c)=>t.map((l,u)=>M(a(c,u))))}function at(t,e,{kind:n,convention:s,fill:r,painted:o},a){
let i=Number(r.replace("inf","Infinity")),c=M(F(s)?-1/0:i);return Mt(t,e,a).map((l,u)=>{let p=l.map(
(w,b)=>Nt(n,t,u,b,a.pad)),f=l.map((w,b)=>o.includes(D([e,u,b],a))),m=p.map((w,b)=>w===""!==f[b]),x=p.
map((w,b)=>f[b]?"painted":w),y=l.map((w,b)=>m[b]?w:s==="additive"?M(w+c):c),h=rt(y).map(M);return{may:m,
why:x,scores:l,masked:y,weights:h,isBlind:!m.includes(!0)}})}function lt(t,{convention:e,kind:n},{code:s,
makers:r}){let{note:o,shapes:a,[n]:i,painted:c,use:l}=s[e],u=ct(t),p=c.replace("{maker}",r[n]),f=u&&
e==="torch",m=[...f?[]:[i],...u?[p]:[],l],y=(f?"attn_mask (B, L, L)":u?"(B, L, L)":a[n]).replaceAll(
"B",t.length).replaceAll("L",String(t[0].length));return{code:m.join(`
`),note:`${o} Shape: ${y}`}}function dt(t,{convention:e,fill:n}){return e==="additive"?t?"0":P(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function jt(t){let n=t.filter(({isBlind:o})=>!o).
map(({may:o,weights:a})=>K(a.filter((i,c)=>!o[c]))),s=Math.max(0,...n),r=`up to ${L(s*100)}% of a qu\
ery’s weight`;return s>=5e-5?`The mask leaks: masked keys get ${r}.`:s>0?`Masked keys get ${r}, to\
o little to matter.`:"No masked key gets any weight."}function ut(t,{convention:e}){let n=t.flat(),s=n.
flatMap(({may:c})=>c),r=`${s.filter(c=>!c).length} of ${s.length} cells are masked. `,o=n.filter(({isBlind:c})=>c);
if(o.length&&e==="ours")return"";let a=jt(n);if(!o.length)return r+a;let i=`${o.length} ${o.length===
1?"query attends to":"queries attend to"} no key: `;return o.some(({weights:c})=>c.some(Number.isNaN))?
`${r}${i}the weights there are 0/0, NaN, and no error is raised. ${a}`:`${r}${i}the weights there st\
ill sum to 1, all on masked keys. ${a}`}function pt(t,{kind:e,convention:n},s){let[r,o]=[t.length,t[0].
length],a=t.findIndex(l=>l.some(({isBlind:u})=>u));if(a<0||n!=="ours")return"";let i=ct(t)?[r,o,o]:{
padding:[r,1,o],causal:[1,o,o],both:[r,o,o]}[e],c=t[a].findIndex(({isBlind:l})=>l);return s.refusal.
replace("{shape}",`(${i.join(", ")})`).replace("{query}",`(${a}, ${c})`)}function ft(t,e,{words:n,pad:s}){let r=l=>n.length?n.indexOf(l):l,o=t.map((l,u)=>{let p=l.map(x=>{let y=n.
length?d("small",{},r(x)):"";return d("td",{class:x===s?"hidden":""},x,y)}),f=d("th",{scope:"row"},u),
m=d("tr",{},f,...p);return u===e&&m.classList.add("current"),m}),i=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${r(s)}`,c=d("caption",{},i);return d("table",{class:"numbers"},c,d("tbody",{},...o))}
var Bt={padding:"padding",future:"a later position",painted:"painted"};function _t(t,e,n,s,r){let o=n.
map((a,i)=>a.may.map((c,l)=>{let{number:u,text:p=L(u),...f}=s(a,l),m=`query ${i} (${e[i]}), key ${l}\
 (${e[l]})`,x=u===void 0?"":`, exactly ${st(u)}`,y=a.why[l]?` (${Bt[a.why[l]]})`:"",h=`${m}, ${c?"no\
t masked":"masked"}${y}${x}.`,w=[c?"":"hidden",a.why[l],f.kind].filter(Boolean);return{text:p,say:h,
kinds:w,share:f.share}}));return ot({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:o,look:r})}
function It({may:t,weights:e},n){let s=e[n],r=!t[n]&&!(s<5e-5),o=s===0?"0":L(s,3);return{number:s,text:o,
share:s||0,kind:r?"leak":""}}function ht(t,e,n,s,r){let o=(i,c)=>_t(i,t,e,c,r),a=o("Mask: paint it",
({may:i},c)=>({text:dt(i[c],n)}));return a.classList.add("painting"),[a,o("→ Masked scores",({masked:i},c)=>({
number:i[c]})),s?d("p",{class:"refused"},"No weights: the mask is refused."):o("→ Weights (softmax)",
It)]}function mt(t,e,n){let s,r=i=>{let c=i?.closest?.(".painting td.number");if(c)return[c.parentElement.
rowIndex-1,c.cellIndex-1]},o=([i,c])=>{n(i,c),t.querySelector(".painting table").tBodies[0].rows[i].
cells[c+1].focus()},a=({clientX:i,clientY:c})=>{let l=t.getRootNode();return r(l.elementFromPoint(i,
c))};t.addEventListener("pointerdown",i=>{let c=i.button===0&&r(i.target);c&&(i.preventDefault(),t.setPointerCapture(
i.pointerId),s=!e(c[0],c[1]),o(c))}),t.addEventListener("pointermove",i=>{if(s===void 0)return;let c=a(
i);c&&e(c[0],c[1])!==s&&o(c)});for(let i of["pointerup","pointercancel"])t.addEventListener(i,()=>{s=
void 0});t.addEventListener("click",({target:i,detail:c})=>{let l=r(i);l&&c===0&&o(l)}),t.addEventListener(
"keydown",i=>{let c=r(i.target);!c||!["Enter"," "].includes(i.key)||(i.preventDefault(),o(c))})}var gt={padding:"Padding",causal:"Causal: no later tokens",both:"Both"},xt={right:"On the right",left:"\
On the left"},wt=["rows","side","kind","convention","fill","sequence","painted"];function Tt(t,e,n){
let s=`sequence-${Math.random()}`;return Array.from({length:t},(r,o)=>{let i=d("input",{...{type:"te\
xt",spellcheck:"false",autocomplete:"off"},...O}),c=d("label",{},d("span",{},`Sequence ${o}`),i);i.addEventListener(
"input",()=>e(o,i));let l=d("input",{type:"radio",name:s,"aria-label":`Show sequence ${o}`,...O});return l.
addEventListener("change",()=>n(o)),{node:d("div",{},c),choice:d("label",{},l,o),show(u,p){i.value.trim()!==
u&&(i.value=u),i.setAttribute("aria-invalid","false"),l.checked=p}}})}function Kt(t,e){if(t==="")return[];
let n=t.split(".").map(Number);return n.every((r,o)=>r>=0&&r<e&&!(r<=n[o-1]))&&n.join(".")===t?n:void 0}
function Pt(t,e){return{rows:s=>{let r=s.split("|").map(a=>j(a).join(" "));return r.length===e&&r.every(
a=>!R(a,t))?r:void 0},side:E(Object.keys(xt)),kind:E(Object.keys(gt)),convention:E(Object.keys(t.code)),
fill:E(t.fills),sequence:E([...Array(e).keys()]),painted:s=>Kt(s,e*t.longest**2)}}function Ft(t,e){let n=Object.
entries(t.code).map(([s,{name:r}])=>[s,r]);return{kind:N("Mask",gt,e("kind")),side:N("Padding",xt,e(
"side")),convention:N("Convention",Object.fromEntries(n),e("convention")),fill:V("Masked scores","fi\
ll",t.fills,e("fill"))}}function Rt(t,e){for(let[r,o]of Object.entries(t))o.show(e[r]);let n=F(e.convention),
s=n?"-inf":e.fill;t.fill.input.disabled=n,t.fill.show(s,P(s))}var W=class{constructor(e,n){this.model=
e,this.given=n}get state(){let e=Z(this.model,wt);return{...e,painted:e.painted??[]}}get whole(){let{
rows:e,side:n}=this.state,s=it(e,n,this.given),r=s.map((o,a)=>at(o,a,this.state,this.given));return{
tokens:s,whole:r}}isHidden(e,n){return!this.whole.whole[this.state.sequence][e].may[n]}turn(e,n){let{
painted:s,sequence:r}=this.state,o=D([r,e,n],this.given),a=s.filter(c=>c!==o),i=a.length<s.length?a:
[...a,o];_(this.model,{painted:i.sort((c,l)=>c-l)})}};function Dt(t,e,n,s,r){let o=Ft(t,s),a=Tt(e,n,
s("sequence")),[i,c]=[I("verdict"),I("error")],l=d("pre",{tabindex:"0","aria-label":"The code"}),u=d(
"p",{class:"hint"}),p=q(),f=d("div",{class:"maps"}),x=`${t.words.length?`Tokens: ${t.words.join(" ")}`:
"Write ids"}. At most ${t.longest} in a sequence.`,h=d("div",{class:"rows",role:"group","aria-label":"\
Sequences"},...a.map(({node:v})=>v)),b=d("div",{class:"which",role:"group","aria-label":"Sequence sh\
own"},"Sequence",...a.map(v=>v.choice)),$=d("summary",{},"Write other sequences"),g=d("p",{class:"hi\
nt"},x),k=Q("Undo the painting",r,O);return{controls:o,editors:a,status:i,error:c,code:l,note:u,batch:p,
maps:f,undo:k,nodes:[d("div",{class:"top"},o.kind.node,b),f,c,i,k,z(o.convention,o.fill),d("div",{class:"\
made"},p,d("div",{},u,l)),d("details",{},$,o.side.node,h,g)]}}function Wt({model:t,el:e}){let n=t.get(
"given"),s=t.get("rows").length,r=new W(t,n),o=g=>k=>_(t,{[g]:k}),a={rows:g=>g.join("|"),painted:g=>(g??
[]).join(".")},i=tt(t,e,Pt(n,s),a),c=Dt(n,s,b,o,()=>o("painted")([])),{controls:l,editors:u,status:p,
error:f,maps:m}=c,x=[m,c.batch,c.code,c.note],y=G(),h=g=>{y.textContent=g},w=[...c.nodes,y,i.node];Y(
e,"mask-composer","Mask composer",...w),mt(m,r.isHidden.bind(r),r.turn.bind(r));function b(g,k){let v=R(
k.value,n);k.setAttribute("aria-invalid",!!v),f.textContent=v;for(let B of x)B.inert=!!v;if(v){p.textContent=
"",h("");return}o("rows")(t.get("rows").with(g,k.value.trim())),$()}function $(){let{state:g}=r,{rows:k,
sequence:v,painted:B}=g,{tokens:H,whole:C}=r.whole;Rt(l,g);for(let[S,{show:kt}]of u.entries())kt(k[S],
S===v);for(let S of x)S.inert=!1;f.textContent=pt(C,g,n),p.textContent=ut(C,g),p.classList.toggle("a\
larming",/leaks|no key/.test(p.textContent));let{code:yt,note:vt}=lt(C,g,n);c.code.textContent=yt,c.
note.textContent=vt,c.undo.hidden=!B.length,c.batch.replaceChildren(ft(H,v,n));let $t=f.textContent!==
"";m.replaceChildren(...ht(H[v],C[v],g,$t,h)),h(""),i.show()}return X(t,wt,$)}var bt={render:Wt};widget=bt;})();
export default widget;
