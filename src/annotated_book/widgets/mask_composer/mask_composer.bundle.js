let widget;
(()=>{function d(t,e={},...n){return Ot(document.createElement(t),e,n)}function Ot(t,e,n){for(let[o,r]of Object.entries(e))t.setAttribute(o,r);return t.append(...n),t}function Y(t,e,n,...o){
let r={class:`annotated-view ${e}`,role:"group","aria-label":n};t.append(d("div",r,...o))}var z=(...t)=>d(
"div",{class:"controls"},...t.map(({node:e})=>e)),G=()=>d("p",{class:"pointed","aria-hidden":"true"}),
q=(...t)=>d("div",{class:"scroller"},...t);function J(t,e,n,o){let r=(l,u,p)=>p.map(f=>f instanceof HTMLTableCellElement?
f:d(l,u,f)),s=[...r("td",{},n.slice(0,1)),...r("th",{scope:"col"},n.slice(1))],a=o.map(l=>{let u=r("\
th",{scope:"row"},l.slice(0,1));return d("tr",{},...u,...r("td",{},l.slice(1)))}),i=e?[d("caption",{},
e)]:[],c=d("thead",{},d("tr",{},...s));return d("table",t,...i,c,d("tbody",{},...a))}var O={"data-lm\
-suppress-shortcuts":"true"};function Q(t,e,n={}){let o=d("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function Et(t,e,n,o){let r=d("input",{type:"range",...n,...O}),s=d("ou\
tput",{"aria-live":"off"}),a=d("span",{},t," ",d("code",{},e));return r.addEventListener("input",()=>o(
Number(r.value))),{node:d("div",{class:"control"},d("label",{},a,r),s),input:r,output:s}}function V(t,e,n,o){let r={min:0,max:n.length-1},s=l=>o(n[l]),{node:a,input:i,output:c}=Et(t,e,r,s);
return{node:a,input:i,show(l,u=String(l)){i.value=String(n.indexOf(l)),i.setAttribute("aria-valuetex\
t",u),c.textContent=u}}}function M(t,e,n){let o=Object.entries(e).map(([a,i])=>d("option",{value:a},i)),r=`menu-${Math.random()}`,
s=d("select",{id:r,...O},...o);return s.addEventListener("change",()=>n(s.value)),{node:d("div",{class:"\
control menu"},d("label",{for:r},t),s),show(a){s.value=a}}}function X(t,e,n){let o=e.map(r=>`change:${r}`);for(let r of o)t.on(r,n);return n(),()=>{for(let r of o)
t.off(r,n)}}var Z=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function _(t,e){for(let[n,o]of Object.
entries(e))t.set(n,o);t.save_changes()}function I(t){let e=d("p",{class:t}),n=new MutationObserver(()=>{
e.textContent&&Ct(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,o)),e}var Lt=1e3,A,U;function Ct(t){A?.isConnected||(A=d("p",{class:"annotated-voice",
role:"status"}),document.body.append(A));let e=A;clearTimeout(U),U=setTimeout(()=>{e.textContent=t},
Lt)}var E=t=>e=>t.find(n=>String(n)===e),zt=E([!0,!1]),St=t=>String(t);function tt(t,e,n,o={}){let r=e.closest(
"[data-widget]");if(!t.later||!r)return{node:"",show(){}};let{widget:s}=r.dataset,a=[...document.querySelectorAll(
`[data-widget="${s}"]`)],i=s+(a.indexOf(r)>0?a.indexOf(r)+1:""),c=h=>(o[h]??St)(t.get(h)),l=Object.keys(
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
e[0][0],o=n();o.tabIndex=0;function r(s){o.tabIndex=-1,o=s,o.tabIndex=0}return t.addEventListener("k\
eydown",s=>{let a=s.target,i=e.findIndex(f=>f.includes(a));if(i<0)return;let c=e[i].indexOf(a),[l,u]={
ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,e[i].length-
1]}[s.key]??[null,null];if(l===null)return;s.preventDefault();let p=e[l]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(r(p),p.focus())}),()=>{et(o)||r(n())}}function At({text:t,say:e,share:n=0,kinds:o=[]}){let r={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...o].join(" ")},s=d("td",{...r,...O},t);return s.style.setProperty("--w",String(n)),s}function ot({
title:t,corner:e="",rows:n,columns:o,cells:r,look:s}){let a=r.map(p=>p.map(At)),i={class:"grid numbe\
rs",role:"grid"},c=a.map((p,f)=>[n[f],...p]),l=J(i,t,[e,...o],c),u=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",p=>s(u(p))),l.addEventListener(
"pointerleave",()=>s("")),l.addEventListener("focusin",p=>s(u(p))),l.addEventListener("focusout",()=>s(
"")),nt(l,a),q(l)}var T=t=>t.replaceAll("-","−");function L(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.abs(t);return n&&(n>=1e4||n<.5*10**-e)?T(
t.toExponential(0).replace("+","")):T(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var st=t=>Number.isFinite(
t)?T(String(Number(t.toPrecision(7)))):L(t);var K=t=>t.reduce((e,n)=>e+n,0);function rt(t){let e=Array.from(t),n=e.reduce((s,a)=>Math.max(s,a),-1/0),o=e.map(s=>Math.exp(s-n)),r=K(
o);return o.map(s=>s/r)}var N=Math.fround,qt=t=>t.replaceAll("-","−"),P=t=>qt(t).replace("inf","∞"),j=t=>t.split(/\s+/).
filter(Boolean),F=t=>["ours","torch"].includes(t);function R(t,{words:e,longest:n}){let o=j(t),r=i=>e.
length?e.includes(i):/^\d{1,9}$/.test(i),s=o.find(i=>!r(i)),a=e.join(", ")||"ids, such as 5 3 0";return s!==
void 0?`“${s.slice(0,40)}” cannot be read: write ${a}.`:o.length<=n?"":`That is ${o.length} toke\
ns; there is room for ${n}.`}function it(t,e,n){let o=t.map(j),r=Math.max(1,...o.map(s=>s.length));return o.
map(s=>{let a=Array(r-s.length).fill(n.pad);return e==="right"?[...s,...a]:[...a,...s]})}var D=([t,e,
n],{longest:o})=>(t*o+e)*o+n;function Mt(t,e,n,o,r){return t!=="causal"&&e[o]===r?"padding":t!=="pad\
ding"&&o>n?"future":""}var ct=t=>t.some(e=>e.some(({why:n})=>n.includes("painted")));function Nt(t,e,{
words:n,scores:o,longest:r}){let s=i=>n.indexOf(t[i])*r+i,a=(i,c)=>n.length?o[s(i)][s(c)]:o[e][i][c];
return t.map((i,c)=>t.map((l,u)=>N(a(c,u))))}function at(t,e,{kind:n,convention:o,fill:r,painted:s},a){
let i=Number(r.replace("inf","Infinity")),c=N(F(o)?-1/0:i);return Nt(t,e,a).map((l,u)=>{let p=l.map(
(w,b)=>Mt(n,t,u,b,a.pad)),f=l.map((w,b)=>s.includes(D([e,u,b],a))),m=p.map((w,b)=>w===""!==f[b]),x=p.
map((w,b)=>f[b]?"painted":w),y=l.map((w,b)=>m[b]?w:o==="additive"?N(w+c):c),h=rt(y).map(N);return{may:m,
why:x,scores:l,masked:y,weights:h,isBlind:!m.includes(!0)}})}function lt(t,{convention:e,kind:n},{code:o,
makers:r}){let{note:s,shapes:a,[n]:i,painted:c,use:l}=o[e],u=ct(t),p=c.replace("{maker}",r[n]),f=u&&
e==="torch",m=[...f?[]:[i],...u?[p]:[],l],y=(f?"attn_mask (B, L, L)":u?"(B, L, L)":a[n]).replaceAll(
"B",t.length).replaceAll("L",String(t[0].length));return{code:m.join(`
`),note:`${s} Shape: ${y}`}}function dt(t,{convention:e,fill:n}){return e==="additive"?t?"0":P(n):e===
"zero_one"?t?"1":"0":e==="ours"===t?"True":"False"}function jt(t){let n=t.filter(({isBlind:s})=>!s).
map(({may:s,weights:a})=>K(a.filter((i,c)=>!s[c]))),o=Math.max(0,...n),r=`up to ${L(o*100)}% of a qu\
ery’s weight`;return o>=5e-5?`The mask leaks: masked keys get ${r}.`:o>0?`Masked keys get ${r}, to\
o little to matter.`:"No masked key gets any weight."}function Bt(t,e){let n=({may:s,why:a},i)=>s.some(
(c,l)=>c&&a[l]==="painted"&&l>i),o=e==="padding"?0:t.filter(n).length,r=o===1?"A query attends":`${o}\
 queries attend`;return o?`${r} to a later token: a leak. `:""}function ut(t,{convention:e,sequence:n,
kind:o}){let r=t.flat(),s=t[n].flatMap(({may:u})=>u),a=`${s.filter(u=>!u).length} of ${s.length} cel\
ls are masked. `,i=r.filter(({isBlind:u})=>u);if(i.length&&e==="ours")return"";let c=Bt(t[n],o)+jt(r);
if(!i.length)return a+c;let l=`${i.length} ${i.length===1?"query attends to":"queries attend to"} no\
 key: `;return i.some(({weights:u})=>u.some(Number.isNaN))?`${a}${l}the weights there are 0/0, NaN, \
and no error is raised. ${c}`:`${a}${l}the weights there still sum to 1, all on masked keys. ${c}`}function pt(t,{
kind:e,convention:n},o){let[r,s]=[t.length,t[0].length],a=t.findIndex(l=>l.some(({isBlind:u})=>u));if(a<
0||n!=="ours")return"";let i=ct(t)?[r,s,s]:{padding:[r,1,s],causal:[1,s,s],both:[r,s,s]}[e],c=t[a].findIndex(
({isBlind:l})=>l);return o.refusal.replace("{shape}",`(${i.join(", ")})`).replace("{query}",`(${a}, ${c}\
)`)}function ft(t,e,{words:n,pad:o}){let r=l=>n.length?n.indexOf(l):l,s=t.map((l,u)=>{let p=l.map(x=>{let y=n.
length?d("small",{},r(x)):"";return d("td",{class:x===o?"hidden":""},x,y)}),f=d("th",{scope:"row"},u),
m=d("tr",{},f,...p);return u===e&&m.classList.add("current"),m}),i=`ids ${`(${t.length}, ${t[0].length}\
)`}, pad_id = ${r(o)}`,c=d("caption",{},i);return d("table",{class:"numbers"},c,d("tbody",{},...s))}
var _t={padding:"padding",future:"a later position",painted:"painted"};function It(t,e,n,o,r){let s=n.
map((a,i)=>a.may.map((c,l)=>{let{number:u,text:p=L(u),...f}=o(a,l),m=`query ${i} (${e[i]}), key ${l}\
 (${e[l]})`,x=u===void 0?"":`, exactly ${st(u)}`,y=a.why[l]?` (${_t[a.why[l]]})`:"",h=`${m}, ${c?"no\
t masked":"masked"}${y}${x}.`,w=[c?"":"hidden",a.why[l],f.kind].filter(Boolean);return{text:p,say:h,
kinds:w,share:f.share}}));return ot({title:t,corner:"query ↓ key →",rows:e,columns:e,cells:s,look:r})}
function Tt({may:t,weights:e},n){let o=e[n],r=!t[n]&&!(o<5e-5),s=o===0?"0":L(o,3);return{number:o,text:s,
share:o||0,kind:r?"leak":""}}function ht(t,e,n,o,r){let s=(i,c)=>It(i,t,e,c,r),a=s("Mask: paint it",
({may:i},c)=>({text:dt(i[c],n)}));return a.classList.add("painting"),[a,s("→ Masked scores",({masked:i},c)=>({
number:i[c]})),o?d("p",{class:"refused"},"No weights: the mask is refused."):s("→ Weights (softmax)",
Tt)]}function mt(t,e,n){let o,r=i=>{let c=i?.closest?.(".painting td.number");if(c)return[c.parentElement.
rowIndex-1,c.cellIndex-1]},s=([i,c])=>{n(i,c),t.querySelector(".painting table").tBodies[0].rows[i].
cells[c+1].focus()},a=({clientX:i,clientY:c})=>{let l=t.getRootNode();return r(l.elementFromPoint(i,
c))};t.addEventListener("pointerdown",i=>{let c=i.button===0&&r(i.target);c&&(i.preventDefault(),t.setPointerCapture(
i.pointerId),o=!e(c[0],c[1]),s(c))}),t.addEventListener("pointermove",i=>{if(o===void 0)return;let c=a(
i);c&&e(c[0],c[1])!==o&&s(c)});for(let i of["pointerup","pointercancel"])t.addEventListener(i,()=>{o=
void 0});t.addEventListener("click",({target:i,detail:c})=>{let l=r(i);l&&c===0&&s(l)}),t.addEventListener(
"keydown",i=>{let c=r(i.target);!c||!["Enter"," "].includes(i.key)||(i.preventDefault(),s(c))})}var gt={padding:"Padding",causal:"Causal: no later tokens",both:"Both"},xt={right:"On the right",left:"\
On the left"},wt=["rows","side","kind","convention","fill","sequence","painted"];function Kt(t,e,n){
let o=`sequence-${Math.random()}`;return Array.from({length:t},(r,s)=>{let i=d("input",{...{type:"te\
xt",spellcheck:"false",autocomplete:"off"},...O}),c=d("label",{},d("span",{},`Sequence ${s}`),i);i.addEventListener(
"input",()=>e(s,i));let l=d("input",{type:"radio",name:o,"aria-label":`Show sequence ${s}`,...O});return l.
addEventListener("change",()=>n(s)),{node:d("div",{},c),choice:d("label",{},l,s),show(u,p){i.value.trim()!==
u&&(i.value=u),i.setAttribute("aria-invalid","false"),l.checked=p}}})}function Pt(t,e){if(t==="")return[];
let n=t.split(".").map(Number);return n.every((r,s)=>r>=0&&r<e&&!(r<=n[s-1]))&&n.join(".")===t?n:void 0}
function Ft(t,e){return{rows:o=>{let r=o.split("|").map(a=>j(a).join(" "));return r.length===e&&r.every(
a=>!R(a,t))?r:void 0},side:E(Object.keys(xt)),kind:E(Object.keys(gt)),convention:E(Object.keys(t.code)),
fill:E(t.fills),sequence:E([...Array(e).keys()]),painted:o=>Pt(o,e*t.longest**2)}}function Rt(t,e){let n=Object.
entries(t.code).map(([o,{name:r}])=>[o,r]);return{kind:M("Mask",gt,e("kind")),side:M("Padding",xt,e(
"side")),convention:M("Convention",Object.fromEntries(n),e("convention")),fill:V("Masked scores","fi\
ll",t.fills,e("fill"))}}function Dt(t,e){for(let[r,s]of Object.entries(t))s.show(e[r]);let n=F(e.convention),
o=n?"-inf":e.fill;t.fill.input.disabled=n,t.fill.show(o,P(o))}var W=class{constructor(e,n){this.model=
e,this.given=n}get state(){let e=Z(this.model,wt);return{...e,painted:e.painted??[]}}get whole(){let{
rows:e,side:n}=this.state,o=it(e,n,this.given),r=o.map((s,a)=>at(s,a,this.state,this.given));return{
tokens:o,whole:r}}isHidden(e,n){return!this.whole.whole[this.state.sequence][e].may[n]}turn(e,n){let{
painted:o,sequence:r}=this.state,s=D([r,e,n],this.given),a=o.filter(c=>c!==s),i=a.length<o.length?a:
[...a,s];_(this.model,{painted:i.sort((c,l)=>c-l)})}};function Wt(t,e,n,o,r){let s=Rt(t,o),a=Kt(e,n,
o("sequence")),[i,c]=[I("verdict"),I("error")],l=d("pre",{tabindex:"0","aria-label":"The code"}),u=d(
"p",{class:"hint"}),p=q(),f=d("div",{class:"maps"}),x=`${t.words.length?`Tokens: ${t.words.join(" ")}`:
"Write ids"}. At most ${t.longest} in a sequence.`,h=d("div",{class:"rows",role:"group","aria-label":"\
Sequences"},...a.map(({node:v})=>v)),b=d("div",{class:"which",role:"group","aria-label":"Sequence sh\
own"},"Sequence",...a.map(v=>v.choice)),$=d("summary",{},"Write other sequences"),g=d("p",{class:"hi\
nt"},x),k=Q("Undo the painting",r,O);return{controls:s,editors:a,status:i,error:c,code:l,note:u,batch:p,
maps:f,undo:k,nodes:[d("div",{class:"top"},s.kind.node,b,k),z(s.convention,s.fill),f,c,i,d("div",{class:"\
made"},p,d("div",{},u,l)),d("details",{},$,s.side.node,h,g)]}}function Ht({model:t,el:e}){let n=t.get(
"given"),o=t.get("rows").length,r=new W(t,n),s=g=>k=>_(t,{[g]:k}),a={rows:g=>g.join("|"),painted:g=>(g??
[]).join(".")},i=tt(t,e,Ft(n,o),a),c=Wt(n,o,b,s,()=>s("painted")([])),{controls:l,editors:u,status:p,
error:f,maps:m}=c,x=[m,c.batch,c.code,c.note],y=G(),h=g=>{y.textContent=g},w=[...c.nodes,y,i.node];Y(
e,"mask-composer","Mask composer",...w),mt(m,r.isHidden.bind(r),r.turn.bind(r));function b(g,k){let v=R(
k.value,n);k.setAttribute("aria-invalid",!!v),f.textContent=v;for(let B of x)B.inert=!!v;if(v){p.textContent=
"",h("");return}s("rows")(t.get("rows").with(g,k.value.trim())),$()}function $(){let{state:g}=r,{rows:k,
sequence:v,painted:B}=g,{tokens:H,whole:C}=r.whole;Dt(l,g);for(let[S,{show:kt}]of u.entries())kt(k[S],
S===v);for(let S of x)S.inert=!1;f.textContent=pt(C,g,n),p.textContent=ut(C,g),p.classList.toggle("a\
larming",/leak|no key/.test(p.textContent));let{code:yt,note:vt}=lt(C,g,n);c.code.textContent=yt,c.note.
textContent=vt,c.undo.disabled=!B.length,c.batch.replaceChildren(ft(H,v,n));let $t=f.textContent!=="";
m.replaceChildren(...ht(H[v],C[v],g,$t,h)),h(""),i.show()}return X(t,wt,$)}var bt={render:Ht};widget=bt;})();
export default widget;
