let widget;
(()=>{function a(t,n={},...e){return ft(document.createElement(t),n,e)}function ft(t,n,e){for(let[r,o]of Object.entries(n))t.setAttribute(r,o);return t.append(...e),t}function D(t,n,e,...r){
let o={class:`annotated-view ${n}`,role:"group","aria-label":e};t.append(a("div",o,...r))}var W=(...t)=>a(
"div",{class:"controls"},...t.map(({node:n})=>n)),H=()=>a("p",{class:"pointed","aria-hidden":"true"}),
A=(...t)=>a("div",{class:"scroller"},...t),b={"data-lm-suppress-shortcuts":"true"};function U(t,n,e,r){let o=a("input",{type:"range",min:0,max:e.length-1,...b}),s=a("output",{"aria-li\
ve":"off"}),i=a("span",{},`${t} `,a("code",{},n));return o.addEventListener("input",()=>r(e[Number(o.
value)])),{node:a("div",{class:"control"},a("label",{},i,o),s),input:o,show(c,l=String(c)){o.value=String(
e.indexOf(c)),o.setAttribute("aria-valuetext",l),s.textContent=l}}}function L(t,n,e){let r=Object.entries(
n).map(([i,c])=>a("option",{value:i},c)),o=`menu-${Math.random()}`,s=a("select",{id:o,...b},...r);return s.
addEventListener("change",()=>e(s.value)),{node:a("div",{class:"control menu"},a("label",{for:o},t),
s),show(i){s.value=i}}}function Y(t,n,e){let r=n.map(o=>`change:${o}`);for(let o of r)t.on(o,e);return e(),
()=>{for(let o of r)t.off(o,e)}}var z=(t,n)=>Object.fromEntries(n.map(e=>[e,t.get(e)]));function G(t,n){
for(let[e,r]of Object.entries(n))t.set(e,r);t.save_changes()}function M(t){let n=a("p",{class:t}),e=new MutationObserver(
()=>{n.textContent&&mt(n.textContent)}),r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>e.observe(n,r)),n}var ht=1e3,S,R;function mt(t){S?.isConnected||(S=a("p",{class:"annotated-voice",
role:"status"}),document.body.append(S));let n=S;clearTimeout(R),R=setTimeout(()=>{n.textContent=t},
ht)}var v=t=>n=>t.find(e=>String(e)===n),It=v([!0,!1]),gt=t=>String(t);function J(t,n,e,r={}){let o=n.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:s}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(i.indexOf(o)>0?i.indexOf(o)+1:""),l=new URLSearchParams(location.search),
u=[];for(let[f,m]of Object.entries(e)){let h=l.get(`${c}.${f}`);if(h===null)continue;let x=m(h);x===
void 0?u.push(f):t.set(f,x)}let d=a("a",{},"Link to this setting"),p=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:a("p",{class:"addre\
ss"},d,p),show(){let f=new URLSearchParams(location.search);for(let h of Object.keys(e))f.set(`${c}.${h}`,
(r[h]??gt)(t.get(h)));let m=o.closest("section[id]")?.id;d.setAttribute("href",`?${f}${m?`#${m}`:""}`)}}}function Q(t,n){let e=n[0][0];e.tabIndex=0;function r(o){e.tabIndex=-1,e=o,e.tabIndex=0}return t.addEventListener(
"keydown",o=>{let s=o.target,i=n.findIndex(p=>p.includes(s));if(i<0)return;let c=n[i].indexOf(s),[l,
u]={ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,n[i].length-
1]}[o.key]??[null,null];if(l===null)return;o.preventDefault();let d=n[l]?.[u];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{e.closest(".unwritten")&&r(n[0][0])}}function xt({text:t,say:n,share:e=0,kinds:r=[]}){let o={"aria-label":`${t}: ${n}`,tabindex:"-1",class:[
"number",...r].join(" ")},s=a("td",{...o,...b},t);return s.style.setProperty("--w",String(e)),s}function V({
title:t,corner:n="",rows:e,columns:r,cells:o,look:s}){let i=o.map(p=>p.map(xt)),c=r.map(p=>a("th",{scope:"\
col"},p)),l=i.map((p,f)=>a("tr",{},a("th",{scope:"row"},e[f]),...p)),u=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},n),...c)),a("tbody",{},...l)),d=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return u.addEventListener("pointe\
rover",p=>s(d(p))),u.addEventListener("pointerleave",()=>s("")),u.addEventListener("focusin",p=>s(d(
p))),u.addEventListener("focusout",()=>s("")),Q(u,i),A(u)}var _=t=>t.replaceAll("-","−");function y(t,n=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let e=Math.abs(t);return e&&
(e>=1e4||e<.5*10**-n)?_(t.toExponential(0).replace("+","")):_(t.toFixed(n).replace(/^-(0\.0*)$/,"$1"))}
var X=t=>Number.isFinite(t)?_(String(Number(t.toPrecision(7)))):y(t);var I=t=>t.reduce((n,e)=>n+e,0);function Z(t){let n=Array.from(t),e=n.reduce((s,i)=>Math.max(s,i),-1/0),r=n.map(s=>Math.exp(s-e)),o=I(
r);return r.map(s=>s/o)}var C=Math.fround,wt=t=>t.replaceAll("-","−"),B=t=>wt(t).replace("inf","∞"),N=t=>t.split(/\s+/).
filter(Boolean),K=t=>["ours","torch"].includes(t);function F(t,{words:n,longest:e}){let r=N(t),o=c=>n.
length?n.includes(c):/^\d{1,9}$/.test(c),s=r.find(c=>!o(c)),i=n.join(", ")||"ids, such as 5 3 0";return s!==
void 0?`“${s.slice(0,40)}” cannot be read: write ${i}.`:r.length<=e?"":`That is ${r.length} toke\
ns; there is room for ${e}.`}function tt(t,n,e){let r=t.map(N),o=Math.max(1,...r.map(s=>s.length));return r.
map(s=>{let i=Array(o-s.length).fill(e.pad);return n==="right"?[...s,...i]:[...i,...s]})}var bt=(t,n,e,r,o)=>(t===
"causal"||n[r]!==o)&&(t==="padding"||r<=e);function vt(t,n,{words:e,scores:r,longest:o}){let s=c=>e.
indexOf(t[c])*o+c,i=(c,l)=>e.length?r[s(c)][s(l)]:r[n][c][l];return t.map((c,l)=>t.map((u,d)=>C(i(l,
d))))}function et(t,n,{kind:e,convention:r,fill:o},s){let i=Number(o.replace("inf","Infinity")),c=C(
K(r)?-1/0:i);return vt(t,n,s).map((l,u)=>{let d=l.map((m,h)=>bt(e,t,u,h,s.pad)),p=l.map((m,h)=>d[h]?
m:r==="additive"?C(m+c):c),f=Z(p).map(C);return{may:d,masked:p,weights:f,isBlind:!d.includes(!0)}})}
function nt(t,{convention:n,fill:e}){return n==="additive"?t?"0":B(e):n==="zero_one"?t?"1":"0":n==="\
ours"===t?"True":"False"}function $t(t){let e=t.filter(({isBlind:s})=>!s).map(({may:s,weights:i})=>I(
i.filter((c,l)=>!s[l]))),r=Math.max(0,...e),o=`up to ${y(r*100)} % of a query’s weight`;return r>=
5e-5?`The mask leaks: hidden keys get ${o}.`:r>0?`Hidden keys get ${o}, too little to matter.`:"No h\
idden key gets any weight."}function ot(t,{convention:n}){let e=t.flat(),r=e.flatMap(({may:l})=>l),o=`${r.
filter(l=>!l).length} of ${r.length} places are hidden. `,s=e.filter(({isBlind:l})=>l);if(s.length&&
n==="ours")return"";let i=$t(e);if(!s.length)return o+i;let c=`${s.length} ${s.length===1?"query see\
s":"queries see"} no key: `;return s.some(({weights:l})=>l.some(Number.isNaN))?`${o}${c}the weights \
there are 0/0, NaN, and no error is raised. ${i}`:`${o}${c}the weights there still sum to 1, all on \
hidden keys. ${i}`}function st(t,{kind:n,convention:e},r){let[o,s]=[t.length,t[0].length],i=t.findIndex(
u=>u.some(({isBlind:d})=>d));if(i<0||e!=="ours")return"";let c={padding:[o,1,s],causal:[1,s,s],both:[
o,s,s]}[n],l=t[i].findIndex(({isBlind:u})=>u);return r.refusal.replace("{shape}",`(${c.join(", ")})`).
replace("{query}",`(${i}, ${l})`)}var it={padding:"Padding",causal:"Causal: no future",both:"Both"},ct={right:"On the right",left:"On \
the left"},rt=["rows","side","kind","convention","fill","sequence"];function yt(t,n,{words:e,pad:r}){
let o=u=>e.length?e.indexOf(u):u,s=t.map((u,d)=>{let p=u.map(h=>{let x=e.length?a("small",{},o(h)):"";
return a("td",{class:h===r?"hidden":""},h,x)}),f=a("th",{scope:"row"},`Sequence ${d}`),m=a("tr",{},f,
...p);return d===n&&m.classList.add("current"),m}),c=`The batch: ids of shape ${`(${t.length}, ${t[0].
length})`}, pad_id = ${o(r)}`,l=a("caption",{},c);return a("table",{class:"numbers"},l,a("tbody",{},
...s))}function Ot(t,n,e,r,o){let s=e.map((i,c)=>i.may.map((l,u)=>{let{number:d,text:p=y(d),...f}=r(
i,u),m=`query ${c} (${n[c]}), key ${u} (${n[u]})`,h=d===void 0?"":`, exactly ${X(d)}`,x=`${m}, ${l?"\
visible":"hidden"}${h}.`;return{text:p,say:x,kinds:l?[]:["hidden"],...f}}));return V({title:t,corner:"\
query ↓ key →",rows:n,columns:n,cells:s,look:o})}function kt({may:t,weights:n},e){let r=n[e],o=!t[e]&&
!(r<5e-5),s=[t[e]?"":"hidden",o?"leak":""].filter(Boolean),i=r===0?"0":y(r,3);return{number:r,text:i,
share:r||0,kinds:s}}function Et(t,n,e,r,o){let s=(i,c)=>Ot(i,t,n,c,o);return[s("Mask",({may:i},c)=>({
text:nt(i[c],e)})),s("Scores with the mask",({masked:i},c)=>({number:i[c]})),r?a("p",{class:"refused"},
"No weights: the mask is refused."):s("Weights, after softmax",kt)]}function St(t,n,e){let r=`sequen\
ce-${Math.random()}`;return Array.from({length:t},(o,s)=>{let c=a("input",{...{type:"text",spellcheck:"\
false",autocomplete:"off"},...b}),l=a("label",{},a("span",{},`Sequence ${s}`),c);c.addEventListener(
"input",()=>n(s,c));let u=a("input",{type:"radio",name:r,"aria-label":`Show sequence ${s}`,...b});return u.
addEventListener("change",()=>e(s)),{node:a("div",{},l,a("label",{},u,"show")),show(p,f){c.value.trim()!==
p&&(c.value=p),c.setAttribute("aria-invalid","false"),u.checked=f}}})}function At(t,n){return{rows:r=>{
let o=r.split("|").map(i=>N(i).join(" "));return o.length===n&&o.every(i=>!F(i,t))?o:void 0},side:v(
Object.keys(ct)),kind:v(Object.keys(it)),convention:v(Object.keys(t.code)),fill:v(t.fills),sequence:v(
[...Array(n).keys()])}}function Lt(t,n){let e=Object.entries(t.code).map(([r,{name:o}])=>[r,o]);return{
kind:L("Mask",it,n("kind")),side:L("Padding",ct,n("side")),convention:L("Convention",Object.fromEntries(
e),n("convention")),fill:U("Hidden scores","fill",t.fills,n("fill"))}}function Ct(t,n){for(let[o,s]of Object.
entries(t))s.show(n[o]);let e=K(n.convention),r=e?"-inf":n.fill;t.fill.input.disabled=e,t.fill.show(
r,B(r))}function Nt([t,n],{code:e},{convention:r,kind:o},s,i){let{note:c,shapes:l,[o]:u,use:d}=e[r],
p=l[o].replaceAll("B",s).replaceAll("L",i);t.textContent=`${c} Shape: ${p}`,n.textContent=`${u}
${d}`}function qt({model:t,el:n}){let e=t.get("given"),r=t.get("rows").length,o=g=>w=>G(t,{[g]:w}),s={
rows:g=>g.join("|")},i=J(t,n,At(e,r),s),c=Lt(e,o),l=St(r,dt,o("sequence")),[u,d]=[M("verdict"),M("er\
ror")],p=a("pre",{tabindex:"0","aria-label":"The code"}),f=a("p",{class:"hint"}),m=A(),h=a("div",{class:"\
maps"}),x=H(),lt={class:"rows",role:"group","aria-label":"Sequences"},ut=`${e.words.length?`Words: ${e.
words.join(" ")}`:"Write ids"}. At most ${e.longest} in a sequence; shorter ones are padded.`;D(n,"m\
ask-composer","Mask composer",a("div",lt,...l.map(({node:g})=>g)),a("p",{class:"hint"},ut),W(...Object.
values(c)),d,u,m,f,p,h,x,i.node);function dt(g,w){let O=F(w.value,e);w.setAttribute("aria-invalid",!!O),
d.textContent=O,!O&&(o("rows")(t.get("rows").with(g,w.value.trim())),P())}function P(){let g=z(t,rt),
{rows:w,side:O,sequence:E}=g;Ct(c,g);for(let[$,{show:j}]of l.entries())j(w[$],$===E);let k=tt(w,O,e),
q=k.map(($,j)=>et($,j,g,e));d.textContent=st(q,g,e),u.textContent=ot(q,g),u.classList.toggle("alarmi\
ng",/leaks|no key/.test(u.textContent)),Nt([f,p],e,g,k.length,k[0].length),m.replaceChildren(yt(k,E,
e));let T=$=>{x.textContent=$},pt=d.textContent!=="";h.replaceChildren(...Et(k[E],q[E],g,pt,T)),T(""),
i.show()}return Y(t,rt,P)}var at={render:qt};widget=at;})();
export default widget;
