let widget;
(()=>{function u(n,t={},...e){return Oe(document.createElement(n),t,e)}function Oe(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function Nt(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(u("div",o,...s))}var Tt=(...n)=>u(
"div",{class:"controls"},...n.map(({node:t})=>t));var F=(...n)=>u("div",{class:"scroller"},...n),S={"data-lm-suppress-shortcuts":"true"};function O(n,t,e={}){
let s=u("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function At(n,t,e,s){let o=u("input",{type:"range",min:0,max:e.length-1,...S}),r=u("output",{"aria-l\
ive":"off"}),i=u("span",{},`${n} `,u("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:u("div",{class:"control"},u("label",{},i,o),r),input:o,show(a,c=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",c),r.textContent=c}}}function _t(n,t,e){let s=Object.
entries(t).map(([i,a])=>u("option",{value:i},a)),o=`menu-${Math.random()}`,r=u("select",{id:o,...S},
...s);return r.addEventListener("change",()=>e(r.value)),{node:u("div",{class:"control menu"},u("lab\
el",{for:o},n),r),show(i){r.value=i}}}function Rt(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var st=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function Mt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function jt(n){
let t=u("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Se(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ve=1e3,U,St;function Se(n){
U?.isConnected||(U=u("p",{class:"annotated-voice",role:"status"}),document.body.append(U));let t=U;clearTimeout(
St),St=setTimeout(()=>{t.textContent=n},ve)}var ot=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),Ne=n=>n.reduce((t,e)=>t+e,0);function k({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function K(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=Ne(s);return s.map(r=>r/o)}var Te=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var It=(n,t)=>(e,s)=>n[s]!==
t,Ae=()=>(n,t)=>t<=n;function _e(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[k(n,o),k(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function Re(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[k(
n,o),k(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+Te);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function rt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Me=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function je(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,f=i.scale?1:Math.sqrt(l),
m=_(s,a,h),p=_(s,a,h),w=_(a,c);for(let g=0;g<s;g++)for(let d=0;d<a;d++){let $=g*a+d,b=(y,M)=>k(y,M).
subarray(g*l,(g+1)*l),[E,v,W]=[b(n,d),k(m,$),b(w,d)];for(let y=0;y<h;y++){let M=b(t,y),A=0;for(let D=0;D<
l;D++)A+=E[D]*M[D];v[y]=!o||o(r+d,y)?A/f:-1/0}if(v.every(y=>y===-1/0))throw new RangeError("mask mas\
ks every key for some query");let P=k(p,$);if(P.set(K(v)),i.head!==g)for(let y=0;y<l;y++){let M=0;for(let A=0;A<
h;A++)M+=P[A]*e.data[A*c+g*l+y];W[y]=M}}return{scores:m,weights:p,values:w}}var B=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,_e(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,Re(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=_(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);k(o,a).set(k(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){let r=this.parameters["positions.pe"],
i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i} tokens, and the model has positio\
ns for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),c=this.without.positions?s:rt(
s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.linear(`${t}\
.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,h]=this.without.head??[],{scores:l,
weights:f,values:m}=je(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:c===t?h:void 0});
return this.note(`${t}.scores`,l),this.note(`${t}.weights`,f),this.note(`${t}.values`,m),this.note(t,
this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=Me(this.linear(`${t}.w_1`,e));return this.note(t,this.
linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?rt(e,s(this.norm(`${t}.norm`,e))):
this.norm(`${t}.norm`,rt(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;return this.
note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Wt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},G=class extends B{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[f,m]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,p=>(r.set(f,Wt(r.get(f),this.project(f,p))),this.attend(f,p,r.get(f),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,p=>(r.has(m)||r.set(m,this.project(m,t)),this.attend(m,p,r.get(m),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,p=>this.feedForward(`${l}.feed_forward`,p)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}},
H=class extends B{hiddenStates(t,e=new Map){let s=e.get("length")??0;e.set("length",s+t.length);let o=this.
positions("positions","ids",this.embed("embedding",t),s);return this.selfAttentionStack("decoder",o,
Ae(),e,s)}forward(t,e){return this.generator(this.hiddenStates(t,e))}};function Wt(n,{k:t,v:e}){if(!n)
return{k:t,v:e};let s=(o,r)=>{let i=_(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.
data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Lt(n,t){let e={},s=n.onOutput;
n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function z({config:n,tensors:t},e){let s=typeof e=="string"?Ie(e):We(e),o={};for(let[r,i,a,c]of t){let h=i.
reduce((m,p)=>m*p,1),l=m=>s.slice(a,a+m*h).buffer,f=c==="e"?Float32Array.from(new Uint16Array(l(2)),
Le):new Float32Array(l(4));o[r]={shape:i,data:f}}return{config:n,parameters:o}}var Ie=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),We=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Le(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var j="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ce=new RegExp(
`[${j}]+`),Pe=new RegExp(`^[${j}]+|[${j}]+$`,"g");function Dt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ce).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var it="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Ct="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function De(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${q(t)} thousand ${e<100?"and ":""}${q(e)}`:`${q(t)} thousand`:q(e)}
function q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Pt(e);let s=`${it[t]} hundred`;return e?
`${s} and ${Pt(e)}`:s}function Pt(n){if(n<20)return it[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Ct[t]}-${it[e]}`:Ct[t]}var Ue=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,Fe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
R="I translate integers from 0 to 999,999.",I=n=>n.length>40?`${n.slice(0,30)}…`:n;function Ut(n){
let t=n.replace(Pe,"");if(!Ue.test(t))return n;let e=Fe.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${R} “${I(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return De(e)}var Ft=(n,t)=>ct(n,t,1)[0];function ct(n,t,e){let s=Array.from(n),o=[];for(let r of t){
let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;let c=2*at(i,
s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<i.choice?1:-1)),
o.slice(0,e).map(({choice:r})=>r)}function at(n,t){let e={size:0},s=[];if(n.forEach((a,c)=>{s=t.map(
(h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),!e.size)return 0;
let{size:o,i:r,j:i}=e;return o+at(n.slice(0,r),t.slice(0,i))+at(n.slice(r+o),t.slice(i+o))}var Ke=40,ht=["<pad>","<s>","</s>","<unk>"],lt=class{constructor(t){this.tokens=[...ht,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=ht.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
ut="[\\p{L}\\p{N}_]",Bt=`[^\\p{L}\\p{N}_${j}]`,Be=new RegExp(`${ut}+(?:['’-]${ut}+)*|${Bt}`,"gu"),
Ge=new RegExp(` ?${ut}+| ?${Bt}+|[${j}]`,"gu"),L=class{constructor({tokens:t}){this.vocabulary=new lt(
t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)throw new RangeError(
"There is nothing to read. Write at least one word.");return e}split(t){return t.match(Be)??[]}join(t){
return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},dt=class extends L{split(t){return Dt(t)}join(t){
return t.join(" ")}encode(t){let{vocabulary:e}=this,s=this.split(t.normalize("NFC"));if(!s.length)throw new RangeError(
`${R} Write one, such as 47 or forty-seven.`);let o=e.encode(s),r=s.find((i,a)=>o[a]<=e.unkId);if(r===
void 0)return o;throw new RangeError(this.refusal(r))}refusal(t){if(/^\d+$/.test(t))return`${R} Writ\
e “${I(t)}” in words too, or the integer in digits.`;let e=this.vocabulary.tokens.slice(ht.length),
s=t.length<=Ke&&Ft(t,e);return`${R} “${I(t)}” is not a number word that I know. `+(s?`Did you me\
an “${s}”?`:"Write 47 or forty-seven.")}},ft=class extends L{constructor({alphabet:t,merges:e}){
super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([
s,o],r)=>{let i=Kt(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ge)??
[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.
slice(1).flatMap((r,i)=>this.places.get(Kt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.
min(...o),t=He(t,this.merges[e])}}},Kt=(n,t)=>`${n.length} ${n}${t}`;function He(n,[t,e]){let s=[];for(let o=0;o<
n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var ze={words:L,"number \
words":dt,"sub-words":ft},C=({kind:n,...t})=>new ze[n](t);var qe=2e4,Gt=400,pt=class{constructor({blueprint:t,weights:e}){this.model=new G(z(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=C(t.src_tokenizer),this.target=C(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?Ut(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(this.
readsNumbers?`${R} This text has ${e.length} words, and I can take in ${s} at most.`:`This text has ${e.
length} tokens, and the model can take in ${s} at most.`);return{src:e,srcMask:It(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Ht(n,t=pt,e=""){let s=null;return()=>s??=
Ve(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function Ve(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await Qe(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function Qe(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),qe),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}
var Ye=n=>n.get("own")?"A text that your translator reads":"An English number, in words or in digits";
function zt(n,t,e,s,o=Ye(n)){let r="",i=`text-${Math.random()}`,a=u("input",{id:i,type:"text",autocomplete:"\
off",autocapitalize:"none",spellcheck:"false","aria-describedby":`${i}-error`,...S}),c=u("p",{id:`${i}\
-error`,class:"error",role:"alert"}),h=u("form",{},u("label",{for:i},o),u("div",{class:"line"},a,u("\
button",{class:"main"},t)),e,c);a.addEventListener("keydown",p=>{p.key!=="Enter"||p.isComposing||(p.
preventDefault(),h.requestSubmit())});let l=p=>{r=a.value,s(p)};return h.addEventListener("submit",p=>{
p.preventDefault(),l(a.value)}),{node:h,ask:l,show:p=>{a.value===r&&(r=a.value=p)},refuse:p=>{let w=p instanceof
RangeError;a.setAttribute("aria-invalid",String(w)),c.textContent=w?p.message:"",p&&!w&&(c.textContent=
`The model cannot answer: ${p.message}. Press ${t} to try again.`)}}}var gt=n=>t=>n.find(e=>String(e)===t),Bn=gt([!0,!1]),Je=n=>String(n);function qt(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=d=>(s[d]??Je)(n.get(
d)),h=Object.keys(e),l=Object.fromEntries(h.map(d=>[d,c(d)])),f=new URLSearchParams(location.search),
m=[];for(let[d,$]of Object.entries(e)){let b=f.get(`${a}.${d}`);if(b===null)continue;let E=$(b);E===
void 0?m.push(d):n.set(d,E)}let p=u("a",{},"Copy link to this setting"),w=u("span",{role:"status"});
p.addEventListener("click",async d=>{if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.
replaceState(null,"",p.getAttribute("href"));try{await navigator.clipboard.writeText(p.href),w.textContent=
" Copied."}catch{w.textContent=" The address of this page has it now: copy it from there."}}});let g=m.
length?` The address has a setting that could not be read, and was left out: ${m.join(", ")}.`:"";return{
node:u("p",{class:"address"},p,w,g),show(){let d=new URLSearchParams(location.search);for(let E of h){
let v=c(E);v===l[E]?d.delete(`${a}.${E}`):d.set(`${a}.${E}`,v)}w.textContent="";let $=o.closest("sec\
tion[id]")?.id,b=d.size?`?${d}`:location.pathname;p.setAttribute("href",`${b}${$?`#${$}`:""}`)}}}function V(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(f=>f.includes(r));if(i<0)return;let a=t[i].indexOf(r),[c,
h]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let l=t[c]?.[h];!l||getComputedStyle(l).
visibility==="hidden"||(s(l),l.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}function Ze({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=u("td",{...o,...S},n);return r.style.setProperty("--w",String(e)),r}function Vt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(f=>f.map(Ze)),a=s.map(f=>u("th",{scope:"\
col"},f)),c=i.map((f,m)=>u("tr",{},u("th",{scope:"row"},e[m]),...f)),h=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},n),u("thead",{},u("tr",{},u("td",{},t),...a)),u("tbody",{},...c)),l=({
target:f})=>f.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",f=>r(l(f))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",f=>r(l(
f))),h.addEventListener("focusout",()=>r("")),V(h,i),F(h)}var mt=n=>n.replaceAll("-","−");function wt(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?mt(n.toExponential(0).replace("+","")):mt(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var Q=n=>Number.isFinite(n)?mt(String(Number(n.toPrecision(7)))):wt(n);var Y=({words:n,look:t})=>n[t.at-2]??"<s>",Xe=({temperature:n,top_k:t,top_p:e})=>n!==1||t!==null||e!==
1;function Qt(n,t,e){let{settings:s,words:o}=n,{at:r,rows:i,others:a}=n.look,c={before:"model"};Xe(s)&&
(c.after="reshaped"),i[0].world!==null&&(c.world="world");let h=Object.keys(c),l=o[r-1],f=({token:d},$)=>{
let b=d===l?`${d} ✓`:d;if(d==="</s>"||d==="<pad>"||d==="<s>"||d==="<unk>")return b;let E={"aria-la\
bel":`Write “${d}” here`,"data-key":`row ${$}`};return O(b,()=>e(d),E)},m=(d,$)=>h.map(b=>({text:wt(
d[b],3),say:`${$}, ${c[b]}, exactly ${Q(d[b])}`,share:d[b],kinds:["bar",b]})),p=[...i],w=i.map(f),g=i.
map(d=>m(d,d.token));return a.count&&(p.push(a),w.push(`${a.count} others`),g.push(m(a,`${a.count} o\
thers`))),Vt({title:`After “${Y(n)}”: which word comes?`,corner:"word",rows:w,columns:Object.values(
c),cells:g,look:t})}var tn={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},en={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},nn=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function sn(n,t,e){let s=n==="sublayers"&&en[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function Yt(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(nn))s.push(r?sn(o,r,
e):tn[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var Jt=n=>n.charAt(0).toUpperCase()+n.slice(1);var on=3,Zt=({words:n},t)=>t?n[t-1]:"<s>",Xt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]);function te(n,t,e){
let s=n.look.weights[t][e],o=Xt(s).slice(0,on).map(c=>{let h=c?` (word ${c})`:"";return`“${Zt(n,c)}\
”${h} ${s[c].toFixed(2)}`}),r=Jt(Yt(`decoder.layers.${t}.self_attention`,e)),i=n.words[n.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, reads “${Y(n)}” before ${a}. It attends t\
o ${o.join(", ")}.`}function ee(n,t,e){let{weights:s}=n.look,o=(c,h)=>{let[l]=Xt(s[c][h]),f=s[c][h][l],
m=Zt(n,l),p=c===t.layer&&h===t.head,w=O("",()=>e({layer:c,head:h}),{"aria-pressed":String(p),"aria-l\
abel":`Layer ${c}, head ${h}: most to “${m}”, ${f.toFixed(2)}`,"data-key":`head ${c} ${h}`});return w.
append(u("b",{},m),` ${f.toFixed(2)}`),w.style.setProperty("--w",String(f)),u("td",{},w)},r=s[0].map(
(c,h)=>u("th",{scope:"col"},`head ${h}`)),i=s.map((c,h)=>u("tr",{},u("th",{scope:"row"},`layer ${h}`),
...c.map((l,f)=>o(h,f)))),a=`“${Y(n)}” attends most to …`;return F(u("table",{class:"heads"},u(
"caption",{},a),u("thead",{},u("tr",{},u("td",{}),...r)),u("tbody",{},...i)))}var rn=8,ne=n=>n==="."||n==="?";function an(n,t){if(!t)return[0,0];let{word:e}=t,s=n.slice(0,e).findLastIndex(
ne)+1,o=n.findIndex((r,i)=>i>=e&&ne(r));return[s,o<0?n.length:o+1]}function se({coloring:n,surprise:t,
look:e},s,o){if(n==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/rn,1),number:i.
toFixed(1)}}return{share:n==="attention"&&o<e.at?s[o]:0,number:""}}function cn({words:n,surprise:t,look:e},s,o){
if(o>n.length)return"The next word, which is not there yet";let r=[`Word ${o}, “${n[o-1]}”`];return r.
push(`surprise ${Q(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attention weight ${s[o].toFixed(
3)}`),r.join("; ")}function oe(n,t,{look:e,go:s}){let{words:o,given:r,ended:i,contradiction:a}=n,[c,
h]=an(o,a),l=i?o:[...o,"…"],f=($,b)=>{let{share:E,number:v}=se(n,t,b),W=b-1===a?.word,P={class:"wo\
rd",tabindex:"-1","data-key":b,"aria-pressed":String(b===n.look.at),"aria-label":cn(n,t,b)+(W?"; con\
tradiction":""),...S},y=O(W?`✗ ${$}`:$,()=>s(b),P);return v&&y.append(u("small",{},v)),y.classList.
toggle("given",b<=r),y.classList.toggle("read",b===n.look.at-1),y.classList.toggle("false",b-1>=c&&b-
1<h),y.classList.toggle("wrong",W),y.style.setProperty("--w",String(E)),y},m=l.map(($,b)=>f($,b+1)),
p=u("span",{class:"word"},"<s>");p.style.setProperty("--w",String(se(n,t,0).share)),p.classList.toggle(
"read",n.look.at===1);let w={role:"group","aria-label":"The story, word by word"},g=u("div",{class:`\
story ${n.coloring}`,...w},p,...m),d=({target:$})=>$.closest?.("button")?.getAttribute("aria-label")??
"";return g.addEventListener("pointerover",$=>e(d($))),g.addEventListener("pointerleave",()=>e("")),
g.addEventListener("focusin",$=>e(d($))),g.addEventListener("focusout",()=>e("")),V(g,[m]),g}var re=n=>u(
"div",{class:"story","aria-hidden":"true"},...["<s>",...n].map(t=>u("span",{class:"word"},t)));var Z=n=>Float32Array.from(K(n));var X=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),J=n=>{let t=0;return Array.from(n,e=>t+=e)};function ie(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=Z(n.map(h=>h/t)),r=X(o).slice(0,e??n.length),i=J(r.map(
h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let f=l&&i[l-1];(s===1||f<s*i.at(-1))&&(a[h]=
o[h])});let c=J(a).at(-1);return a.map(h=>h/c)}var ae=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*ce(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var x=n=>{let t=[...n];return new Map(t.map(e=>[e,1/t.length]))};function bt(n){let t=n.reduce((e,[,
s])=>e+s,0);return new Map(n.map(([e,s])=>[e,s/t]))}function N(...n){let t=new Map;for(let[e,s]of n)
if(e>0)for(let[o,r]of s)t.set(o,(t.get(o)??0)+e*r);return t}var tt=({place:n,holder:t})=>n===null&&t===
null,et=class{constructor(t){this.w=t,this.words=[],this.people=new Map,this.things=new Map,this.places=
[],this.meaning={she:null,he:null,it:null},this.beginSentence()}beginSentence(){this.expected=["STAR\
T"],this.subject=this.verb=this.thing=this.other=this.place=this.color=""}get isOpening(){return this.
things.size<this.w.N_THINGS}get here(){return this.people.get(this.subject)??null}thingOf(t){return this.
things.get(t)}nextWords(){if(!this.expected.length)return new Map;let[t]=this.expected,e=o=>!this.things.
has(o);return{START:()=>this.firstWords(),VERB:()=>this.verbWords(),PLACE:()=>this.placeWords(),THING:()=>this.
thingWords(),NOUN:()=>this.nounWords(),OTHER:()=>this.otherWords(),ABOUT:()=>N([.5,x(["the"])],[.5,x(
this.people.keys())]),ASKED:()=>x(this.things.keys()),COLOR:()=>x(this.w.COLORS),NEW:()=>x(this.w.THINGS.
filter(e))}[t]?.()??x([t])}firstWords(){if(this.isOpening)return this.firstWordsOfTheOpening();let{w:t,
words:e}=this,s=x([t.END]);if(e.length>=t.MUST_END)return s;let o=e.length>=t.MAY_END?t.END_SHARE:0;
return N([o,s],[(1-o)*t.QUESTION,bt(Object.entries(t.QUESTIONS))],[(1-o)*(1-t.QUESTION),this.subjectWords()])}firstWordsOfTheOpening(){
let{w:t,people:e}=this,s=Object.keys(t.GENDER),o=x(s.filter(i=>!e.has(i)));if(e.size<t.FEWEST_PEOPLE)
return o;let r=N([.5,x(["There"])],[.5,this.subjectWords()]);return this.things.size||e.size===t.MOST_PEOPLE?
r:N([.5,o],[.5,r])}subjectWords(){let{people:t,w:e}=this,s=o=>[1/t.size,this.called(o,e.SUBJECT_PRONOUN)];
return N(...[...t.keys()].map(s))}called(t,e){let{GENDER:s,PRONOUN:o}=this.w,r=s[t];return this.meaning[r]!==
t?x([t]):new Map([[e[r],o],[t,1-o]])}verbWords(){if(this.isOpening)return x([this.people.has(this.subject)?
"has":"is"]);let t=([e,s])=>e==="goes"||this.thingsTo(e).length>0;return bt(Object.entries(this.w.VERBS).
filter(t))}thingsTo(t){return[...this.things.keys()].filter(e=>this.can(t,this.thingOf(e)))}can(t,e){
let{subject:s,here:o}=this;return t==="takes"?e.holder?e.holder!==s&&this.company().includes(e.holder):
e.place===o&&!e.hidden:t==="finds"?tt(e)||e.hidden&&e.place===o:t==="gives"&&!this.company().length?
!1:e.holder===s}company(){let t=([e,s])=>s===this.here&&e!==this.subject;return[...this.people].filter(
t).map(([e])=>e)}thingWords(){let t=this.thingsTo(this.verb),s=t.includes(this.meaning.it??"")?this.
w.PRONOUN/t.length:0;return N([s,x(["it"])],[1-s,x(["the"])])}nounWords(){let t=e=>e===this.meaning.
it?1-this.w.PRONOUN:1;return bt(this.thingsTo(this.verb).map(e=>[e,t(e)]))}otherWords(){let{holder:t}=this.
thingOf(this.thing),e=this.verb==="gives"?this.company():[t],s=o=>[1/e.length,this.otherCalled(o)];return N(
...e.map(s))}otherCalled(t){let{GENDER:e,OBJECT_PRONOUN:s}=this.w;return e[t]===e[this.subject]?x([t]):
this.called(t,s)}placeWords(){let{places:t,w:e}=this,s=t.filter(a=>a!==this.here),r=t.length>=e.MOST_PLACES||
this.verb==="There"?[]:e.PLACES.filter(a=>!t.includes(a)),i=1/(s.length+(r.length?1:0));return N([i*
s.length,x(s)],[i,x(r)])}add(t){this.words.push(t);let e=this.expected.shift();e==="START"?this.addFirst(
t):e==="VERB"?this.begin(t):e==="THING"&&t==="the"?this.expected.unshift("NOUN"):e==="THING"||e==="N\
OUN"?this.addThing(t==="it"?this.meaning.it:t):e==="OTHER"?this.other=this.person(t):e==="ABOUT"||e===
"ASKED"?this.addQuestion(t):e==="PLACE"?this.place=t:e==="COLOR"?this.color=t:e==="NEW"&&(this.thing=
t),e==="."&&!this.expected.length&&this.endSentence()}begin(t){this.verb=t,this.expected=this.w.AFTER[t].
split(" ")}person(t){let e=this.w.MEANS[t];return e?String(this.meaning[e]):t}addFirst(t){t===this.w.
END?this.expected=[]:t in this.w.AFTER?this.begin(t):(this.subject=this.person(t),this.expected=["VE\
RB"])}addThing(t){this.thing=t,this.verb==="takes"&&this.thingOf(t).holder&&this.expected.unshift("f\
rom","OTHER")}addQuestion(t){if(t==="the"){this.expected=["ASKED"];return}let{w:e,people:s}=this;s.has(
t)?this.subject=t:this.thing=t;let o=s.has(t)?[e.SUBJECT_PRONOUN[e.GENDER[t]],"is","in","the",s.get(
t)]:this.answerAbout(this.thingOf(t));this.expected=["?",...o,"."]}answerAbout(t){return this.verb===
"What"?["It","is",t.color]:this.verb==="Who"?(this.other=t.holder??"",[t.holder??"Nobody"]):tt(t)?["\
Nobody","knows"]:["It","is","in","the",t.holder?this.people.get(t.holder):t.place]}endSentence(){let{
verb:t,place:e,color:s}=this;(t==="There"||t==="has")&&this.things.set(this.thing,{color:s,place:e||
null,holder:null,hidden:!1}),["is","goes","carries"].includes(t)&&this.people.set(this.subject,e),e&&
!this.places.includes(e)&&this.places.push(e),["has","takes","finds","gives","drops","hides","loses"].
includes(t)&&this.move(this.thingOf(this.thing)),this.updateMeanings(),this.beginSentence()}move(t){
let{verb:e}=this;t.holder=t.place=null,t.hidden=e==="hides",["has","takes","finds"].includes(e)?t.holder=
this.subject:e==="gives"?t.holder=this.other:e!=="loses"&&(t.place=this.here)}updateMeanings(){for(let t of[
"she","he"]){let e=o=>this.w.GENDER[o]===t,s=[this.subject,this.other].filter(e);s.length&&(this.meaning[t]=
s.length===1?s[0]:null)}this.thing&&(this.meaning.it=this.thing)}};var hn={carries:"carry",goes:"go"},$t=n=>hn[n]??n.slice(0,-1),T=n=>`'${n}'`;function yt(n,t="and"){let e=[
...n],s=e.pop();return e.length?`${e.join(", ")} ${t} ${s}`:s}var le=n=>yt([...n].map(t=>`the ${t}`));
function ue(n,t){let{expected:e,w:s}=n;if(!s.VOCABULARY.includes(t)&&t!==s.END)return`The small worl\
d has no word ${T(t)}.`;if(!e.length)return"The story has ended.";if(t===s.END&&e.join()!=="START")return"\
The story ends within a sentence.";let o={START:un,VERB:fn,THING:pn,NOUN:gn,OTHER:mn,PLACE:wn,ABOUT:he,
ASKED:he}[e[0]],r=xt(n).includes("?");return(o??(r?bn:()=>""))(n,t)||ln(n,t)}var xt=({words:n})=>n.slice(
n.lastIndexOf(".")+1);function ln(n,t){let e=[...n.nextWords().keys()],s=yt(e.slice(0,3),"or")+(e.length>
3?" …":""),o=xt(n).slice(-3).join(" "),r=o?`after ${T(o)}`:"at the beginning of a sentence";return`${T(
t)} cannot come ${r}: possible is ${s}.`}function un(n,t){let{w:e,words:s}=n;return t===e.END?`The s\
tory ends before it has ${e.MAY_END} words.`:t==="She"||t==="He"?de(n,t):n.isOpening?dn(n,t):s.length>=
e.MUST_END?`The story has to end: it has ${e.MUST_END} words or more.`:Et(n,t)}function dn({people:n,
w:t},e){return n.has(e)?`${e} is introduced already.`:e in t.GENDER?`${e} comes too late: a story ha\
s three people at most, all before the first thing.`:e in t.AFTER&&n.size<t.FEWEST_PEOPLE?"A story b\
egins with two people: say where somebody is.":e in t.QUESTIONS?"A question comes only after two thi\
ngs have been introduced.":""}function de({people:n,meaning:t,w:e},s){let o=e.MEANS[s],[r,i]=o==="sh\
e"?["woman","women"]:["man","men"];return[...n.keys()].some(a=>e.GENDER[a]===o)?t[o]===null?`${T(s)}\
 is unclear: the last sentence with a ${r} had two ${i}.`:"":`${T(s)} means nobody: no ${r} has been\
 mentioned.`}function Et({people:n,w:t},e){return e in t.GENDER&&!n.has(e)?`There is no ${e} in this\
 story, only ${yt(n.keys())}.`:""}function fn(n,t){let{subject:e,things:s,people:o,w:r}=n;if(!(t in r.
VERBS))return"";if(n.isOpening){let h=o.has(e)?`what ${e} has`:`where ${e} is`;return`${e} cannot ${$t(
t)} yet: the opening says ${h}.`}let i=[...s.keys()],a=i.some(h=>n.thingOf(h).holder===e),c=`${e} ha\
s nothing`;return(t==="takes"||t==="finds"||t==="gives"&&a)&&(c=i.map(h=>ge(n,t,h)).join("; ")),`${e}\
 cannot ${$t(t)} anything: ${c}.`}function pn(n,t){if(t!=="it")return"";let e=String(n.meaning.it);return pe(
n,e,`*it* is the ${e}, and `)}function gn(n,t){return n.w.THINGS.includes(t)?fe(n,t)||pe(n,t):""}function fe({
things:n,w:t},e){return t.THINGS.includes(e)&&!n.has(e)?`There is no ${e} in this story, only ${le(n.
keys())}.`:""}function pe(n,t,e=""){let{subject:s,verb:o}=n;return`${s} cannot ${$t(o)} the ${t}: ${e}${ge(
n,o,t)}.`}function ge(n,t,e){let{subject:s,here:o}=n,r=n.thingOf(e),i=`and ${s} is in the ${o}`;return r.
holder===s?t==="gives"?`nobody else is in the ${o}`:`${s} has the ${e} already`:t==="takes"&&r.holder?
`${r.holder} has the ${e} in the ${n.people.get(r.holder)}, ${i}`:(t==="takes"||t==="finds")&&r.place&&
r.place!==o?`the ${e} is in the ${r.place}, ${i}`:t==="finds"&&r.place?`the ${e} is not hidden, so o\
ne takes it`:me(e,r)}function me(n,t){return t.holder?`${t.holder} has the ${n}`:tt(t)?`the ${n} is \
lost`:`the ${n} ${t.hidden?"is hidden":"lies"} in the ${t.place}`}function mn(n,t){let{w:e,subject:s,
people:o,thing:r,verb:i}=n,a=t;if(t==="her"||t==="him"){if(a=n.meaning[e.MEANS[t]]??"",!a)return de(
n,t);if(e.GENDER[a]===e.GENDER[s])return`${T(t)} is unclear beside ${s}: say the name.`}else if(!(t in
e.GENDER))return"";if(!o.has(a))return Et(n,a);if(a===s)return`${a} cannot be both in one sentence.`;
let c=a===t?a:`${T(t)} is ${a}, and ${a}`;return i==="takes"?`${c} does not have the ${r}: ${n.thingOf(
r).holder} has it.`:`${s} cannot give the ${r} to ${a}: ${c} is in the ${o.get(a)}, and ${s} is in t\
he ${n.here}.`}function wn({w:n,here:t,subject:e,places:s},o){return n.PLACES.includes(o)?o===t?`${e}\
 is in the ${o} already.`:`There is no ${o} in this story, only ${le(s)}.`:""}var he=(n,t)=>fe(n,t)||
Et(n,t);function bn(n){let t=xt(n),e=[...t.slice(t.indexOf("?")+1),...n.expected].join(" ").replace(
/ \.$/,""),o=n.verb!=="What"&&n.thing?`: ${me(n.thing,n.thingOf(n.thing))}`:"";return`The answer is ${T(
e)}${o}.`}var $n=8,we=({shape:n,data:t},e)=>({shape:[e,n[1]],data:t.subarray(0,e*n[1])}),nt=class{constructor({
blueprint:t,weights:e}){this.model=new H(z(t,e)),this.tokenizer=C(t.tokenizer),this.vocabulary=this.
tokenizer.vocabulary,this.tables=t.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}read(t){
let e=this.tokenizer.split(t.normalize("NFC"));if(!e.length)throw new RangeError("There is nothing t\
o go on from. Write at least one word, or press one of the beginnings.");let{bosId:s,unkId:o}=this.vocabulary,
r=this.vocabulary.encode(e),i=r.findIndex(c=>c<=o);if(i>=0)throw new RangeError(this.refusal(e[i]));
let a=this.model.config.max_len-1;if(r.length>a)throw new RangeError(`This text has ${r.length} word\
s, and the model can take in ${a} at most.`);return[s,...r]}refusal(t){let e=this.vocabulary.tokens.
slice(this.vocabulary.unkId+1),s=ct(t,e,3).map(r=>`“${r}”`),o=s.length?`Near it are ${s.join(", ")}\
.`:`It knows ${e.length} words, such as ${e.slice(-3).join(", ")}.`;return`“${I(t)}” is not a word\
 that the model knows. ${o}`}goTo(t,e){if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,
this.weights])r.splice(e);for(let[r,i]of this.cache)r!=="length"&&this.cache.set(r,{k:we(i.k,e),v:we(
i.v,e)});this.cache.set("length",e);let s,o=Lt(this.model,()=>{s=this.model.forward([t[e]],this.cache).
data});this.ids.push(t[e]),this.logits.push(s),this.weights.push(ot(this.model.config.n_layers).map(
r=>{let i=o[`decoder.layers.${r}.self_attention.weights`];return ot(i.shape[0]).map(a=>[...k(i,a)])}))}};
function be(n,t){if(t.temperature>0)return ie(n,t);let[e]=X(n);return Float32Array.from(n,(s,o)=>+(o===
e))}function*$e(n,t){let{eosId:e,tokens:s}=n.vocabulary,o=n.read(t.text),r=o.length-1,i=ce(t.seed),a=[],
c=()=>o.at(-1)===e||a.length===t.length||o.length===n.model.config.max_len;for(let g=0;g<o.length&&o[g]!==
e;g++){n.goTo(o,g);let d=g+1<o.length;if(yield d?null:o.slice(1).map($=>s[$]),!d){if(c())break;a.push(
i.next().value),o.push(ae(J(be(n.logits[g],t)),a.at(-1)))}}let h=o.slice(1).map(g=>s[g]),l=o.at(-1)===
e,f=h.length+(l?0:1),m=Math.min(t.at||f,f),p=xn(n.tables,h,m),w=h.map((g,d)=>-Math.log2(Z(n.logits[d])[o[d+
1]]));return{settings:t,words:h,given:r,ended:l,surprise:w,world:p.surprise,contradiction:p.contradiction,
look:{at:m,number:a[m-1-r]??null,...yn(n,t,m-1,o[m],p.options),weights:n.weights[m-1]}}}function yn({
logits:n,vocabulary:t},e,s,o,r){let i=Z(n[s]),a=be(n[s],e),c=X(n[s]),h=(g,d)=>d<$n||g===o,l=g=>r&&(r.
get(t.tokens[g])??0),f=c.filter(h).map(g=>({token:t.tokens[g],before:i[g],after:a[g],world:l(g)})),m=c.
filter((g,d)=>!h(g,d)),p=g=>m.reduce((d,$)=>d+g($),0),w={count:m.length,before:p(g=>i[g]),after:p(g=>a[g]),
world:r&&p(l)};return{rows:f,others:w}}function xn(n,t,e){if(!n)return{surprise:null,contradiction:null,
options:null};let s=new et(n),o=[],r=null,i=0;for(let[a,c]of t.entries()){let h=s.nextWords();a+1===
e&&(r=h);let l=h.get(c);if(l===void 0){let f={sentence:i,word:a,reason:ue(s,c)};return{surprise:o,contradiction:f,
options:r}}o.push(-Math.log2(l)),s.add(c),(c==="."||c==="?")&&i++}return e>t.length&&(r=s.nextWords()),
{surprise:o,contradiction:null,options:r}}var En={temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},kn={attention:"attention",
surprise:"surprise",nothing:"nothing"},ye=["text","length","temperature","top_k","top_p","seed","at"],
xe=["layer","head","coloring"],On=12,vn=30,Sn=(n=0)=>new Promise(t=>setTimeout(t,n)),Nn=()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches,Ee=n=>n.reduce((t,e)=>t+e,0)/n.length,Ot=(n,t)=>`${n} ${t}${n===
1?"":"s"}`;function kt(n,t){let s=n.getRootNode().activeElement,o=n.contains(s)?s?.dataset.key:void 0;
n.replaceChildren(t),o&&n.querySelector(`[data-key="${o}"]`)?.focus()}function Tn({words:n,world:t,surprise:e,
contradiction:s}){let o=`The model’s surprise is ${Ee(e).toFixed(2)} bits a word`;if(!t)return`${Ot(
n.length,"word")}. ${o}.`;if(s){let{sentence:i,word:a,reason:c}=s;return`Sentence ${i+1} contradicts\
 the world at “${n[a]}”. ${c}`}let r=n.filter(i=>i==="."||i==="?").length;return`${Ot(r,"sentenc\
e")}, no contradiction so far. ${o}; the world’s own uncertainty is ${Ee(t).toFixed(2)}.`}var vt=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchTeller=Ht(t,nt),this.shown=t.get(
"example"),this.written="",this.isRefused=!1,this.isPlaying=!1,this.isQuiet=!1,this.turn=0,this.readers=
this.readersOf(),this.address=qt(t,e,this.readers),this.form=this.formOf(),this.controls=this.controlsOf(),
this.coloring=_t("Color by",kn,o=>this.set({coloring:o})),this.status=jt("verdict"),this.story=u("di\
v",{}),this.distribution=u("div",{}),this.heads=u("div",{}),this.pointed=u("p",{class:"hint said","a\
ria-hidden":"true"});let s=u("div",{},this.heads,this.pointed);this.sides=u("div",{class:"sides"},this.
distribution,s),this.answered=u("div",{class:"answered"}),this.answered.append(this.status,this.story,
this.sides,this.address.node),Nt(e,"story-lab","Story lab",this.form.node,Tt(...Object.values(this.controls),
this.coloring),this.answered)}readersOf(){let{choices:t}=this,e=[...ye.slice(1),...xe];return{text:s=>s.
length<=Gt?s:void 0,...Object.fromEntries(e.map(s=>[s,gt(t[s])]))}}formOf(){let{model:t,choices:e}=this,
s=([h,l])=>O(h,()=>this.form.ask(l),{title:l}),o=Object.entries(e.beginnings).map(s),r=o.length?u("p",
{class:"hint"},"Begin with ",...o):"",i=zt(t,"Continue",r,h=>this.goOn(h,e.length.at(-1)),"The begin\
ning of a story"),a=i.node.querySelector("input"),c=i.node.querySelector(".line");return a.setAttribute(
"autocapitalize","sentences"),c.append(O("Step",()=>this.goOn(a.value,null)),O("Start over",()=>this.
goOn(a.value,0)),O("Draw again",()=>this.drawAgain())),i}controlsOf(){let{choices:t}=this,e={};for(let[
s,o]of Object.entries(En))e[s]=At(o,"",t[s],r=>this.set({[s]:r}));return e}drawAgain(){this.set({seed:(this.
model.get("seed")+1)%this.choices.seed.length})}set(t){this.isRefused&&(this.written=""),this.refuse(
null),this.isPlaying=!1,Mt(this.model,t)}refuse(t){this.form.refuse(t),this.isRefused=!!t,this.answered.
classList.toggle("stale",this.isRefused)}goOn(t,e){this.refuse(null);let{settings:s,words:o,given:r}=this.
shown,i=t===s.text,a=Math.min((i?o.length-r:0)+1,this.choices.length.at(-1));this.isPlaying=e===this.
choices.length.at(-1),this.put({text:t,length:e??a,at:0}),this.redraw()}put(t){this.isQuiet=!0;for(let[
e,s]of Object.entries(t))this.model.set(e,s);this.isQuiet=!1}settings(){return st(this.model,ye)}showControls(){
for(let[t,{show:e}]of Object.entries(this.controls)){let s=this.model.get(t);e(s,s===null?"off":void 0)}
this.coloring.show(this.model.get("coloring")),this.address.show()}async redraw(){if(this.isQuiet)return;
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(),
this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},300);try{await this.find(t,s,()=>clearTimeout(
o))}catch(r){if(s())return;this.refuse(r),r instanceof RangeError&&this.put(this.shown.settings)}finally{
clearTimeout(o)}s()||this.draw()}async find(t,e,s){if(JSON.stringify(t)===JSON.stringify(this.shown.
settings))return;let o=await this.fetchTeller(),r=$e(o,t),a=t.text===this.shown.settings.text?this.shown.
words.length:0;for(let c=performance.now();!e();){let{done:h,value:l}=r.next();if(h){this.shown=l,this.
model.save_changes();return}let f=this.isPlaying&&l?.length>a&&!Nn();!f&&performance.now()-c<On||(s(),
f&&this.drawMore(l),await Sn(f?vn:0),c=performance.now())}}drawMore(t){this.sides.hidden=!0,this.pointed.
textContent="",this.story.replaceChildren(re(t)),this.status.textContent=`${Ot(t.length,"word")} …`}draw(){
let{shown:t,model:e}=this,{layer:s,head:o,coloring:r}=st(e,xe);this.written!==t.settings.text&&this.
form.show(t.settings.text),this.written=t.settings.text;let i=Tn(t);this.status.textContent!==i&&(this.
status.textContent=i),this.status.classList.toggle("alarming",!!t.contradiction);let a=te(t,s,o),c=w=>{
this.pointed.textContent=w||a};c("");let h=w=>this.set({at:w}),l=t.look.weights[s][o],f={look:c,go:h};
kt(this.story,oe({...t,coloring:r},l,f));let m=w=>this.write(w);kt(this.distribution,Qt(t,c,m));let p=w=>this.
set(w);kt(this.heads,ee(t,{layer:s,head:o},p)),this.sides.hidden=!1,this.answered.setAttribute("aria\
-busy","false")}async write(t){let{words:e,look:s}=this.shown;try{let{tokenizer:o}=await this.fetchTeller(),
r=o.join([...e.slice(0,s.at-1),t]);this.goOn(r,0)}catch(o){this.refuse(o)}}};function An({model:n,el:t}){
let e=new vt({model:n,el:t}),s=Rt(n,Object.keys(e.readers),()=>e.redraw());return()=>{e.turn+=1,s()}}
var ke={render:An};widget=ke;})();
export default widget;
