let widget;
(()=>{function u(n,t={},...e){return $e(document.createElement(n),t,e)}function $e(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function kt(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(u("div",o,...s))}var St=(...n)=>u(
"div",{class:"controls"},...n.map(({node:t})=>t));var U=(...n)=>u("div",{class:"scroller"},...n),A={"data-lm-suppress-shortcuts":"true"};function S(n,t,e={}){
let s=u("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function Tt(n,t,e,s){let o=u("input",{type:"range",min:0,max:e.length-1,...A}),r=u("output",{"aria-l\
ive":"off"}),i=u("span",{},`${n} `,u("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:u("div",{class:"control"},u("label",{},i,o),r),input:o,show(a,c=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",c),r.textContent=c}}}function Nt(n,t,e){let s=Object.
entries(t).map(([i,a])=>u("option",{value:i},a)),o=`menu-${Math.random()}`,r=u("select",{id:o,...A},
...s);return r.addEventListener("change",()=>e(r.value)),{node:u("div",{class:"control menu"},u("lab\
el",{for:o},n),r),show(i){r.value=i}}}function At(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Rt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function _t(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Mt(n){
let t=u("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&xe(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ye=1e3,H,Ot;function xe(n){
H?.isConnected||(H=u("p",{class:"annotated-voice",role:"status"}),document.body.append(H));let t=H;clearTimeout(
Ot),Ot=setTimeout(()=>{t.textContent=n},ye)}var at=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),Ee=n=>n.reduce((t,e)=>t+e,0);function k({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function F(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=Ee(s);return s.map(r=>r/o)}var ve=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var It=(n,t)=>(e,s)=>n[s]!==
t,Oe=()=>(n,t)=>t<=n;function ke(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[k(n,o),k(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function Se(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[k(
n,o),k(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+ve);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function ct(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Te=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Ne(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,d=i.scale?1:Math.sqrt(l),
m=_(s,a,h),w=_(s,a,h),b=_(a,c);for(let f=0;f<s;f++)for(let g=0;g<a;g++){let p=f*a+g,$=(E,N)=>k(E,N).
subarray(f*l,(f+1)*l),[y,O,W]=[$(n,g),k(m,p),$(b,g)];for(let E=0;E<h;E++){let N=$(t,E),v=0;for(let P=0;P<
l;P++)v+=y[P]*N[P];O[E]=!o||o(r+g,E)?v/d:-1/0}if(O.every(E=>E===-1/0))throw new RangeError("mask mas\
ks every key for some query");let C=k(w,p);if(C.set(F(O)),i.head!==f)for(let E=0;E<l;E++){let N=0;for(let v=0;v<
h;v++)N+=C[v]*e.data[v*c+f*l+E];W[E]=N}}return{scores:m,weights:w,values:b}}var G=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=ke(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,Se(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=_(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);k(o,a).set(k(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:ct(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:d,values:m}=Ne(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.
note(`${t}.values`,m),this.note(t,this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=Te(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
ct(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,ct(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Lt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},K=class extends G{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[d,m]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,w=>(r.set(d,Lt(r.get(d),this.project(d,w))),this.attend(d,w,r.get(d),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,w=>(r.has(m)||r.set(m,this.project(m,t)),this.attend(m,w,r.get(m),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,w=>this.feedForward(`${l}.feed_forward`,w)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}},
B=class extends G{hiddenStates(t,e=new Map){let s=e.get("length")??0;e.set("length",s+t.length);let o=this.
positions("positions","ids",this.embed("embedding",t),s);return this.selfAttentionStack("decoder",o,
Oe(),e,s)}forward(t,e){return this.generator(this.hiddenStates(t,e))}};function Lt(n,{k:t,v:e}){if(!n)
return{k:t,v:e};let s=(o,r)=>{let i=_(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.
data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Wt(n,t){let e={},s=n.onOutput;
n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function q(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var z=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=q(t),this.thousands=q(e),this.before=q(s),this.after=
q(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function V({config:n,tensors:t},e){let s=typeof e=="string"?Ae(e):Re(e),o={};for(let[r,i,a,c]of t){let h=i.
reduce((m,w)=>m*w,1),l=m=>s.slice(a,a+m*h).buffer,d=c==="e"?Float32Array.from(new Uint16Array(l(2)),
_e):new Float32Array(l(4));o[r]={shape:i,data:d}}return{config:n,parameters:o}}var Ae=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Re=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function _e(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var R="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Me=new RegExp(
`[${R}]+`),Ie=new RegExp(`^[${R}]+|[${R}]+$`,"g");function Dt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Me).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var ht="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Ct="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Le(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${Q(t)} thousand ${e<100?"and ":""}${Q(e)}`:`${Q(t)} thousand`:Q(e)}
function Q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return jt(e);let s=`${ht[t]} hundred`;return e?
`${s} and ${jt(e)}`:s}function jt(n){if(n<20)return ht[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Ct[t]}-${ht[e]}`:Ct[t]}var We=new RegExp(`^[${R}]*<[A-Za-z]+>[${R}]`),Ce=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
je=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,M="I translate integers from 0 to 999,999.",I=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Pt(n){let[t]=We.exec(n)??[""];return t+De(n.slice(t.length))}
function De(n){let t=n.replace(Ie,"");if(!Ce.test(t))return n;let e=je.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${M} “${I(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Le(e)}var Ht=(n,t)=>ut(n,t,1)[0];function ut(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*lt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function lt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+lt(n.slice(0,r),t.slice(0,i))+lt(n.slice(r+o),t.slice(
i+o))}var Ut=n=>/^\d+$/.test(n),Pe=40,dt=["<pad>","<s>","</s>","<unk>"],ft=class{constructor(t){this.tokens=
[...dt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=dt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},pt="[\\p{L}\\p{N}_]",Gt=`[^\\p{L}\\p{N}_${R}]`,He=new RegExp(`${pt}+(?:[\
'’-]${pt}+)*|${Gt}`,"gu"),Ue=new RegExp(` ?${pt}+| ?${Gt}+|[${R}]`,"gu"),j=class{constructor({tokens:t}){
this.vocabulary=new ft(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(He)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},gt=class extends j{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(dt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return Dt(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${M} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Ut(c))??a[0]))}refusal(t){
if(Ut(t))return`${M} Write “${I(t)}” in words too, or the integer in digits.`;let e=t.length<=Pe&&
Ht(t,this.words);return`${M} “${I(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},mt=class extends j{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Ft(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ue)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Ft(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Fe(t,this.merges[e])}}},
Ft=(n,t)=>`${n.length} ${n}${t}`;function Fe(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Ge={words:j,"number words":gt,"sub-words":mt},D=({
kind:n,...t})=>new Ge[n](t);var Ke=2e4,Bt=400,Kt="de",wt=class{constructor({blueprint:t,weights:e}){this.model=new K(V(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=D(t.src_tokenizer),this.target=D(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=t.names,this.names=
{}}namesIn(t){return this.names[t]??=new z(this.parts[t]),this.names[t]}read(t,e=Kt){let s=e===Kt?t:
`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Pt(s):s),r=this.model.config.max_len,i=this.source.
languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${M} This text has ${o.length-
i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, and the model can ta\
ke in ${r} at most.`);return{src:o,srcMask:It(o,this.srcVocab.padId)}}textOf(t){return this.target.join(
this.tgtVocab.decode(t))}};function qt(n,t=wt,e=""){let s=null;return()=>s??=Be(n,e).then(o=>new t(o)).
catch(o=>{throw s=null,o})}async function Be(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||
s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await qe(n,e),{blueprint:n.get(`${e}blueprin\
t`),weights:n.get(`${e}weights`)})}function qe(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(
new Error("Python does not answer")),Ke),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.
on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var ze=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function zt(n,t,e,s,o="",r=ze(
n)){let i="",a=`text-${Math.random()}`,c=u("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...A}),h=u("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=u("form",{},u("label",{for:a},r),u("div",{class:"line"},c,o,u("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",b=>{b.key!=="Enter"||b.isComposing||(b.preventDefault(),
l.requestSubmit())});let d=(b,f)=>{i=c.value,s(b,f)};return l.addEventListener("submit",b=>{b.preventDefault(),
d(c.value)}),{node:l,ask:d,show:b=>{c.value===i&&(i=c.value=b)},refuse:b=>{let f=b instanceof RangeError;
c.setAttribute("aria-invalid",String(f)),h.textContent=f?b.message:"",b&&!f&&(h.textContent=`The mod\
el cannot answer: ${b.message}. Press ${t} to try again.`)}}}var bt=n=>t=>n.find(e=>String(e)===t),es=bt([!0,!1]),Ve=n=>String(n);function Vt(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=g=>(s[g]??Ve)(n.get(
g)),h=Object.keys(e),l=Object.fromEntries(h.map(g=>[g,c(g)])),d=new URLSearchParams(location.search),
m=[];for(let[g,p]of Object.entries(e)){let $=d.get(`${a}.${g}`);if($===null)continue;let y=p($);y===
void 0?m.push(g):n.set(g,y)}let w=u("a",{},"Copy link to this setting"),b=u("span",{role:"status"});
w.addEventListener("click",async g=>{if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.
replaceState(null,"",w.getAttribute("href"));try{await navigator.clipboard.writeText(w.href),b.textContent=
" Copied."}catch{b.textContent=" The address of this page has it now: copy it from there."}}});let f=m.
length?` The address has a setting that could not be read, and was left out: ${m.join(", ")}.`:"";return{
node:u("p",{class:"address"},w,b,f),show(){let g=new URLSearchParams(location.search);for(let y of h){
let O=c(y);O===l[y]?g.delete(`${a}.${y}`):g.set(`${a}.${y}`,O)}b.textContent="";let p=o.closest("sec\
tion[id]")?.id,$=g.size?`?${g}`:location.pathname;w.setAttribute("href",`${$}${p?`#${p}`:""}`)}}}var Qt=n=>!n.matches(".none")&&!n.closest(".unwritten");function Y(n,t){let e=()=>t.flat().find(Qt)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(m=>m.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let d=t[h]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{Qt(s)||o(e())}}function Qe({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=u("td",{...o,...A},n);return r.style.setProperty("--w",String(e)),r}function Yt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(d=>d.map(Qe)),a=s.map(d=>u("th",{scope:"\
col"},d)),c=i.map((d,m)=>u("tr",{},u("th",{scope:"row"},e[m]),...d)),h=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},n),u("thead",{},u("tr",{},u("td",{},t),...a)),u("tbody",{},...c)),l=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",d=>r(l(d))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",d=>r(l(
d))),h.addEventListener("focusout",()=>r("")),Y(h,i),U(h)}var $t=n=>n.replaceAll("-","−");function Ye(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?$t(n.toExponential(0).replace("+","")):$t(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var J=n=>Number.isFinite(n)?$t(String(Number(n.toPrecision(7)))):Ye(n);var Je=5e-4,Z=({words:n,look:t})=>n[t.at-2]??"<s>",Ze=({temperature:n,top_k:t,top_p:e})=>n!==1||t!==
null||e!==1;function Jt(n,t,e){let{settings:s,words:o,world:r}=n,{at:i,rows:a,others:c}=n.look,h={before:"\
model"};Ze(s)&&(h.after="reshaped"),r&&(h.world="world");let l=Object.keys(h),d=o[i-1],m=({token:p},$)=>{
let y=p===d?`${p} ✓`:p;if(p==="</s>"||p==="<pad>"||p==="<s>"||p==="<unk>")return y;let O={"aria-la\
bel":`Write “${p}” here`,"data-key":`row ${$}`};return S(y,()=>e(p),O)},w=(p,$)=>l.map(y=>p[y]===
null?{text:"–",say:`the world cannot go on from here: ${$}`}:{text:p[y]&&p[y]<Je?"<0.001":p[y].toFixed(
3),say:`${$}, ${h[y]}, exactly ${J(p[y])}`,share:p[y],kinds:["bar",y]}),b=[...a],f=a.map(m),g=a.map(
p=>w(p,p.token));return c.count&&(b.push(c),f.push(`${c.count} others`),g.push(w(c,`${c.count} other\
s`))),Yt({title:`After “${Z(n)}”: which word comes?`,corner:"word",rows:f,columns:Object.values(
h),cells:g,look:t})}var Xe={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},tn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},en=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function nn(n,t,e){let s=n==="sublayers"&&tn[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function Zt(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(en))s.push(r?nn(o,r,
e):Xe[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var Xt=n=>n.charAt(0).toUpperCase()+n.slice(1);var sn=3,te=({words:n},t)=>t?n[t-1]:"<s>",ee=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]);function ne(n,t,e){
let s=n.look.weights[t][e],o=ee(s).slice(0,sn).map(c=>{let h=c?` (word ${c})`:"";return`“${te(n,c)}\
”${h} ${s[c].toFixed(2)}`}),r=Xt(Zt(`decoder.layers.${t}.self_attention`,e)),i=n.words[n.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, at “${Z(n)}”, before ${a}. It attends to ${o.
join(", ")}.`}function se(n,t,e){let{weights:s}=n.look,o=(c,h)=>{let[l]=ee(s[c][h]),d=s[c][h][l],m=te(
n,l),w=c===t.layer&&h===t.head,b=S("",()=>e({layer:c,head:h}),{"aria-pressed":String(w),"aria-label":`\
Layer ${c}, head ${h}: most to “${m}”, ${d.toFixed(2)}`,"data-key":`head ${c} ${h}`});return b.append(
u("b",{},m),` ${d.toFixed(2)}`),b.style.setProperty("--w",String(d)),u("td",{},b)},r=s[0].map((c,h)=>u(
"th",{scope:"col"},`head ${h}`)),i=s.map((c,h)=>u("tr",{},u("th",{scope:"row"},`layer ${h}`),...c.map(
(l,d)=>o(h,d)))),a=`“${Z(n)}” attends most to …`;return U(u("table",{class:"heads"},u("caption",
{},a),u("thead",{},u("tr",{},u("td",{}),...r)),u("tbody",{},...i)))}var on=8,rn=1,oe=n=>n==="."||n==="?";function an(n,t){if(!t)return[0,0];let{word:e}=t,s=n.slice(0,e).
findLastIndex(oe)+1,o=n.findIndex((r,i)=>i>=e&&oe(r));return[s,o<0?n.length:o+1]}function re({coloring:n,
surprise:t,look:e},s,o){if(n==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/on,
1),number:i<rn?"":i.toFixed(1)}}return{share:n==="attention"&&o<e.at?s[o]:0,number:""}}function cn({
words:n,surprise:t,look:e},s,o){if(o>n.length)return"the next word, which is not there yet";let r=[`\
word ${o}`];return r.push(`surprise ${J(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attention\
 weight ${s[o].toFixed(3)}`),r.join("; ")}function ie(n,t,{look:e,go:s}){let{words:o,given:r,ended:i,
contradiction:a}=n,[c,h]=an(o,a),l=i?o:[...o,"…"],d=(p,$)=>{let{share:y,number:O}=re(n,t,$),W=$-1===
a?.word,C=W?`✗ ${p}`:p,E=O&&` ${O}`,N={class:"word",tabindex:"-1","data-key":$,"aria-pressed":String(
$===n.look.at),"aria-label":`${C}${E}: ${cn(n,t,$)}`+(W?"; contradiction":""),...A},v=S(C,()=>s($),N);
return O&&v.append(" ",u("small",{},O)),v.classList.toggle("given",$<=r),v.classList.toggle("read",$===
n.look.at-1),v.classList.toggle("false",$-1>=c&&$-1<h),v.classList.toggle("wrong",W),v.style.setProperty(
"--w",String(y)),v},m=l.map((p,$)=>d(p,$+1)),w=u("span",{class:"word"},"<s>");w.style.setProperty("-\
-w",String(re(n,t,0).share)),w.classList.toggle("read",n.look.at===1);let b={role:"group","aria-labe\
l":"The story, word by word"},f=u("div",{class:`story ${n.coloring}`,...b},w,...m),g=({target:p})=>p.
closest?.("button")?.getAttribute("aria-label")??"";return f.addEventListener("pointerover",p=>e(g(p))),
f.addEventListener("pointerleave",()=>e("")),f.addEventListener("focusin",p=>e(g(p))),f.addEventListener(
"focusout",()=>e("")),Y(f,[m]),f}var ae=n=>u("div",{class:"story","aria-hidden":"true"},...["<s>",...n].
map(t=>u("span",{class:"word"},t)));var tt=n=>Float32Array.from(F(n));var et=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),X=n=>{let t=0;return Array.from(n,e=>t+=e)};function ce(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=tt(n.map(h=>h/t)),r=et(o).slice(0,e??n.length),i=X(r.
map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let d=l&&i[l-1];(s===1||d<s*i.at(-1))&&
(a[h]=o[h])});let c=X(a).at(-1);return a.map(h=>h/c)}var he=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*le(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var T=n=>`'${n}'`;function yt(n,t="and"){let e=[...n],s=e.pop();return e.length?`${e.join(", ")} ${t}\
 ${s}`:s}var hn=n=>yt([...n].map(t=>`the ${t}`));function ue(n,t){let{expected:e,w:s}=n;return!s.VOCABULARY.
includes(t)&&t!==s.END?`The small world has no word ${T(t)}.`:e.length?t===s.END&&e.join()!=="START"?
"The story ends within a sentence.":({START:un,NEWCOMER:pn,NEW:gn,WHERE:L,VERB:wn,ASKED:mn,HOLDER:bn,
SPOT:$n,RECEIVER:yn,ACTOR:xn}[e[0]]??En)(n,t)||ln(n,t):"The story has ended."}var xt=({words:n})=>n.
slice(n.lastIndexOf(".")+1);function ln(n,t){let e=[...n.nextWords().keys()].map(T),s=yt(e.slice(0,3),
"or")+(e.length>3?" …":""),o=xt(n).slice(-3).join(" "),r=o?`after ${T(o)}`:"at the beginning of a \
sentence";return`${T(t)} cannot come ${r}: possible is ${s}.`}function un(n,t){let{w:e,words:s,people:o}=n;
return t==="She"||t==="He"?fn(n,t):o.length?n.isOpening?`A story has ${e.N_THINGS} things: say first\
 what they are.`:n.wish?dn(n,t):t==="Then"?"No one has just got a thing, so 'Then' has no one to ref\
er to.":t===e.END?`The story ends before it has ${e.MAY_END} words.`:s.length>=e.MUST_END?`The story\
 has to end: it has ${e.MUST_END} words or more.`:L(n,t):"A story begins with two people: say who me\
ets whom."}function dn(n,t){let{wanter:e,thing:s,people:o}=n,r=`${e} wants the ${s}, and ${nt(n)}: `;
return o.includes(t)?`${r}${t} has no part in that.`:L(n,t)||`${r}say first how ${e} gets it.`}function fn({
wish:n,wanter:t},e){return n?`${T(e)} cannot be ${t}.`:`${T(e)} is unclear: no one has just wanted a\
nything. Say the name.`}var pn=({people:n},t)=>n.includes(t)?`${t} is here already.`:"",gn=({things:n},t)=>n.
has(t)?`There is a ${t} already.`:"";function L({people:n,w:t},e){return e in t.GENDER&&!n.includes(
e)?`There is no ${e} in this story, only ${yt(n)}.`:""}function mn({things:n,w:t},e){return t.THINGS.
includes(e)&&!n.has(e)?`There is no ${e} in this story, only ${hn(n.keys())}.`:""}function wn(n,t){let{
w:e,subject:s,people:o,wish:r}=n;if(!(t in e.AFTER)||o.length===1)return"";if(!r)return`${s} can onl\
y want something here.`;let i=nt(n);return`${i[0].toUpperCase()}${i.slice(1)}, so ${s} ${n.verbWord()}\
 it.`}function bn(n,t){let{w:e,thing:s}=n;if(!(t in e.GENDER))return"";let o=n.thingOf(s).holder;return L(
n,t)||`${t} does not have the ${s}: ${o} has it.`}function $n(n,t){let{w:e,subject:s,thing:o}=n;return e.
PLACES.includes(t)?`${s} cannot find the ${o} in the ${t}: ${nt(n)}.`:""}function yn(n,t){let{subject:e,
wanter:s,thing:o,people:r,wish:i}=n,a=t==="her"||t==="him";return t===e?`${t} cannot be both in one \
sentence.`:i&&(a||r.includes(t))?`${s} wants the ${o}, so ${e} gives it to ${s}.`:a?`${T(t)} is uncl\
ear here: say the name.`:L(n,t)}function xn(n,t){let{w:e,wanter:s,thing:o,people:r}=n;return t===e.GENDER[s]?
`${T(t)} is unclear: the last sentence had two of them. Say the name.`:r.includes(t)||t==="she"||t===
"he"?`${s} has just got the ${o}, so 'Then' speaks of ${s}.`:L(n,t)}function En(n,t){let{w:e,expected:s,
thing:o,wanter:r}=n;return xt(n).includes("?")?vn(n):e.THINGS.includes(t)&&s[0]===o?`It is the ${o} \
that ${r} wants, and not the ${t}.`:""}function vn(n){let t=xt(n),e=[...t.slice(t.indexOf("?")+1),...n.
expected].join(" ").replace(/ \.$/,""),s=n.verb==="What"?"":`: ${nt(n)}`;return`The answer is ${T(e)}${s}\
.`}function nt(n){let{holder:t,place:e}=n.thingOf(n.thing);return t?`${t} has the ${n.thing}`:`the ${n.
thing} is ${e?`in the ${e}`:"lost"}`}var x=n=>{let t=[...n];return new Map(t.map(e=>[e,1/t.length]))};function de(n){let t=Object.values(
n).reduce((e,s)=>e+s,0);return new Map(Object.entries(n).map(([e,s])=>[e,s/t]))}function st(...n){let t=new Map;
for(let[e,s]of n)if(e>0)for(let[o,r]of s)t.set(o,(t.get(o)??0)+e*r);return t}var ot=class{constructor(t){
this.w=t,this.words=[],this.people=[],this.things=new Map,this.wanter="",this.thing="",this.isGranted=
!1,this.isClear=!0,this.beginSentence()}beginSentence(){this.expected=["START"],this.subject=this.verb=
this.other=this.place=this.color=""}get isOpening(){return this.things.size<this.w.N_THINGS}thingOf(t){
return this.things.get(t)}get wish(){return this.wanter&&!this.isGranted?this.thingOf(this.thing):null}nextWords(){
if(!this.expected.length)return new Map;let[t]=this.expected,{w:e,people:s,things:o}=this;return{START:()=>this.
firstWords(),NEWCOMER:()=>x(Object.keys(e.GENDER).filter(i=>!s.includes(i))),MORE:()=>x([".","and"]),
NEW:()=>x(e.THINGS.filter(i=>!o.has(i))),COLOR:()=>x(e.COLORS),WHERE:()=>st([.5,x(["It"])],[.5,x(s)]),
PLACE:()=>x(e.PLACES),ASKED:()=>x(o.keys()),VERB:()=>x([this.verbWord()]),THING:()=>this.either("it",
"the"),HOLDER:()=>x([this.thingOf(this.thing).holder]),SPOT:()=>this.spotWords(),RECEIVER:()=>this.receiverWords(),
ACTOR:()=>this.actorWords(),DEED:()=>de(e.DEEDS)}[t]?.()??x([t])}either(t,e){let{PRONOUN:s}=this.w;return new Map(
[[t,s],[e,1-s]])}firstWords(){if(!this.people.length)return x(Object.keys(this.w.GENDER));if(this.isOpening)
return x(["The"]);if(this.wish)return this.wordsForWhoActs(this.wish);let t=this.isGranted?this.w.THEN:
0;return st([t,x(["Then"])],[1-t,this.wordsWithoutThen()])}wordsWithoutThen(){let{w:t,words:e}=this,
s=x([t.END]);if(e.length>=t.MUST_END)return s;let o=e.length>=t.MAY_END?t.END_SHARE:0;return st([o,s],
[(1-o)*t.QUESTION,de(t.QUESTIONS)],[(1-o)*(1-t.QUESTION),x(this.people)])}wordsForWhoActs({holder:t}){
let{w:e,wanter:s}=this,o=this.either(e.SUBJECT_PRONOUN[e.GENDER[s]],s);return!t||t===s?o:st([.5,o],[
.5,x([t])])}verbWord(){return this.people.length===1?"meets":this.wish?this.subject!==this.wanter?"g\
ives":this.wish.holder===this.wanter?"has":this.wish.holder?"takes":"finds":"wants"}spotWords(){let{
place:t}=this.thingOf(this.thing);return x(t?[t]:this.w.PLACES)}receiverWords(){let{w:t,wanter:e,subject:s}=this;
if(!this.wish)return x(this.people.filter(r=>r!==s));let o=t.GENDER[e];return o===t.GENDER[s]?x([e]):
this.either(t.OBJECT_PRONOUN[o],e)}actorWords(){let{wanter:t}=this;return this.isClear?this.either(this.
w.GENDER[t],t):x([t])}add(t){this.words.push(t);let e=this.expected.shift();e==="START"?this.addFirst(
t):e==="VERB"||e==="DEED"?this.begin(t):e==="THING"&&t==="the"?this.expected.unshift(this.thing):e===
"ASKED"?this.addAsked(t):e==="WHERE"?this.addWhere(t):e==="MORE"&&t==="and"?this.expected=["NEWCOMER",
"."]:this.keep(e,t),t==="."&&!this.expected.length&&this.endSentence()}begin(t){this.verb=t,this.expected=
this.w.AFTER[t].split(" ")}addFirst(t){t===this.w.END?this.expected=[]:t in this.w.AFTER?(this.begin(
t),this.subject=t==="Then"?this.wanter:""):(this.subject=t==="She"||t==="He"?this.wanter:t,this.people.
length||this.people.push(t),this.expected=["VERB"])}addAsked(t){this.thing=t,this.verb in this.w.QUESTIONS&&
this.expected.push(...this.answer(),".")}addWhere(t){this.other=t==="It"?"":t,this.expected=t==="It"?
this.w.AFTER.It.split(" "):["has","it","."]}keep(t,e){t==="NEWCOMER"?this.people.push(e):t==="NEW"?this.
thing=e:t==="COLOR"?this.color=e:t==="PLACE"||t==="SPOT"?this.place=e:(t==="HOLDER"||t==="RECEIVER")&&
(this.other=e==="her"||e==="him"?this.wanter:e)}answer(){let{color:t,holder:e,place:s}=this.thingOf(
this.thing);return this.verb==="What"?["It","is",t]:this.verb==="Who"?[e??"Nobody"]:e?[e,"has","it"]:
s?["It","is","in","the",s]:["Nobody","knows"]}endSentence(){let{verb:t,color:e,other:s,place:o}=this;
t==="The"?(this.things.set(this.thing,{color:e,holder:null,place:null}),this.move(s,o)):t==="wants"?
(this.wanter=this.subject,this.isGranted=!1):this.wish?this.grant():(t in this.w.DEEDS&&this.move(s,
o),this.wanter="",this.isGranted=!1),this.beginSentence()}move(t,e){let s=this.thingOf(this.thing);s.
holder=t||null,s.place=e||null}grant(){let{GENDER:t}=this.w,e=this.verb==="takes"?this.other:this.subject;
this.isClear=e===this.wanter||t[e]!==t[this.wanter],this.move(this.wanter,""),this.isGranted=!0}};var On=8,fe=({shape:n,data:t},e)=>({shape:[e,n[1]],data:t.subarray(0,e*n[1])}),rt=class{constructor({
blueprint:t,weights:e}){this.model=new B(V(t,e)),this.tokenizer=D(t.tokenizer),this.vocabulary=this.
tokenizer.vocabulary,this.tables=t.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}read(t){
let e=this.tokenizer.split(t.normalize("NFC"));if(!e.length)throw new RangeError("There is nothing t\
o go on from. Write at least one word, or press one of the beginnings.");let{bosId:s,unkId:o}=this.vocabulary,
r=this.vocabulary.encode(e),i=r.findIndex(c=>c<=o);if(i>=0)throw new RangeError(this.refusal(e[i]));
let a=this.model.config.max_len-1;if(r.length>a)throw new RangeError(`This text has ${r.length} word\
s, and the model can take in ${a} at most.`);return[s,...r]}refusal(t){let e=this.vocabulary.tokens.
slice(this.vocabulary.unkId+1),s=ut(t,e,3).map(r=>`“${r}”`),o=s.length?`Near it are ${s.join(", ")}\
.`:`It knows ${e.length} words, such as ${e.slice(-3).join(", ")}.`;return`“${I(t)}” is not a word\
 that the model knows. ${o}`}goTo(t,e){if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,
this.weights])r.splice(e);for(let[r,i]of this.cache)r!=="length"&&this.cache.set(r,{k:fe(i.k,e),v:fe(
i.v,e)});this.cache.set("length",e);let s,o=Wt(this.model,()=>{s=this.model.forward([t[e]],this.cache).
data});this.ids.push(t[e]),this.logits.push(s),this.weights.push(at(this.model.config.n_layers).map(
r=>{let i=o[`decoder.layers.${r}.self_attention.weights`];return at(i.shape[0]).map(a=>[...k(i,a)])}))}};
function pe(n,t){if(t.temperature>0)return ce(n,t);let[e]=et(n);return Float32Array.from(n,(s,o)=>+(o===
e))}function*ge(n,t){let{eosId:e,tokens:s}=n.vocabulary,o=n.read(t.text),r=o.length-1,i=le(t.seed),a=[],
c=()=>o.at(-1)===e||a.length===t.length||o.length===n.model.config.max_len;for(let f=0;f<o.length&&o[f]!==
e;f++){n.goTo(o,f);let g=f+1<o.length;if(yield g?null:o.slice(1).map(p=>s[p]),!g){if(c())break;a.push(
i.next().value),o.push(he(X(pe(n.logits[f],t)),a.at(-1)))}}let h=o.slice(1).map(f=>s[f]),l=o.at(-1)===
e,d=h.length+(l?0:1),m=Math.min(t.at||d,d),w=Sn(n.tables,h,m),b=h.map((f,g)=>-Math.log2(tt(n.logits[g])[o[g+
1]]));return{settings:t,words:h,given:r,ended:l,surprise:b,world:w.surprise,contradiction:w.contradiction,
look:{at:m,number:a[m-1-r]??null,...kn(n,t,m-1,o[m],w.options),weights:n.weights[m-1]}}}function kn({
logits:n,vocabulary:t},e,s,o,r){let i=tt(n[s]),a=pe(n[s],e),c=et(n[s]),h=(f,g)=>g<On||f===o,l=f=>r&&
(r.get(t.tokens[f])??0),d=c.filter(h).map(f=>({token:t.tokens[f],before:i[f],after:a[f],world:l(f)})),
m=c.filter((f,g)=>!h(f,g)),w=f=>m.reduce((g,p)=>g+f(p),0),b={count:m.length,before:w(f=>i[f]),after:w(
f=>a[f]),world:r&&w(l)};return{rows:d,others:b}}function Sn(n,t,e){if(!n)return{surprise:null,contradiction:null,
options:null};let s=new ot(n),o=[],r=null,i=0;for(let[a,c]of t.entries()){let h=s.nextWords();a+1===
e&&(r=h);let l=h.get(c);if(l===void 0){let d={sentence:i,word:a,reason:ue(s,c)};return{surprise:o,contradiction:d,
options:r}}o.push(-Math.log2(l)),s.add(c),(c==="."||c==="?")&&i++}return e>t.length&&(r=s.nextWords()),
{surprise:o,contradiction:null,options:r}}var Tn={temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},Nn={attention:"attention",
surprise:"surprise",nothing:"nothing"},me=["text","length","temperature","top_k","top_p","seed","at"],
An=["layer","head","coloring"],Rn=12,_n=30,Mn=(n=0)=>new Promise(t=>setTimeout(t,n)),In=()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches,we=n=>n.reduce((t,e)=>t+e,0)/n.length,it=(n,t)=>`${n} ${t}${n===
1?"":"s"}`;function Et(n,t){let s=n.getRootNode().activeElement,o=n.contains(s)?s?.dataset.key:void 0;
n.replaceChildren(t),o&&n.querySelector(`[data-key="${o}"]`)?.focus()}function Ln(n,t){let e=t.offsetTop-
n.scrollTop;(e<0||e+t.offsetHeight>n.clientHeight)&&(n.scrollTop=t.offsetTop-n.clientHeight/2)}function Wn({
words:n,world:t,surprise:e,contradiction:s}){let o=`The model’s surprise is ${we(e).toFixed(2)} bi\
ts a word`;if(!t)return`${it(n.length,"word")}. ${o}.`;if(s){let{sentence:i,word:a,reason:c}=s;return`\
Sentence ${i+1} contradicts the world at “${n[a]}”. ${c}`}let r=n.filter(i=>i==="."||i==="?").length;
return`${it(r,"sentence")}, no contradiction so far. ${o}; the world’s own uncertainty is ${we(t).
toFixed(2)}.`}var Cn=({words:n})=>`The story has ended, after ${it(n.length,"word")}: it can’t go on\
. Draw again tells another one, Start over goes back to the beginning.`,vt=class{constructor({model:t,
el:e}){this.model=t,this.choices=t.get("choices"),this.fetchTeller=qt(t,rt),this.shown=t.get("exampl\
e"),this.written="",this.isRefused=!1,this.isPlaying=!1,this.isOver=!1,this.isQuiet=!1,this.turn=0,this.
readers=this.readersOf(),this.address=Vt(t,e,this.readers),this.form=this.formOf(),this.controls=this.
controlsOf(),this.coloring=Nt("Color by",Nn,i=>this.set({coloring:i})),this.status=Mt("verdict"),this.
story=u("div",{class:"pane"}),this.distribution=u("div",{}),this.heads=u("div",{}),this.pointed=u("p",
{class:"hint said","aria-hidden":"true"});let s=u("div",{},this.heads,this.pointed);this.sides=u("di\
v",{class:"sides"},this.distribution,s),this.answered=u("div",{class:"answered"});let o=St(...Object.
values(this.controls),this.coloring),r=this.address.node;this.answered.append(this.story,this.status,
o,this.sides,r),kt(e,"story-lab","Story lab",this.form.node,this.answered)}readersOf(){let{choices:t}=this,
e=[...me.slice(1),...An];return{text:s=>s.length<=Bt?s:void 0,...Object.fromEntries(e.map(s=>[s,bt(t[s])]))}}formOf(){
let{model:t,choices:e}=this,s=([h,l])=>S(h,()=>this.form.ask(l,0),{title:l}),o=Object.entries(e.beginnings).
map(s),r=o.length?u("p",{class:"hint"},"Begin with ",...o):"",i=zt(t,"Continue",r,(h,l)=>this.goOn(h,
l),"","The beginning of a story"),a=i.node.querySelector("input"),c=i.node.querySelector(".line");return a.
setAttribute("autocapitalize","sentences"),c.append(S("Step",()=>i.ask(a.value,null)),S("Start over",
()=>i.ask(a.value,0)),S("Draw again",()=>this.drawAgain())),i}controlsOf(){let{choices:t}=this,e={};
for(let[s,o]of Object.entries(Tn))e[s]=Tt(o,"",t[s],r=>this.set({[s]:r}));return e}drawAgain(){this.
set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){this.isRefused&&(this.written=
""),this.refuse(null),this.isPlaying=this.isOver=!1,_t(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused)}goOn(t,e=this.choices.length.at(
-1)){let s=this.choices.length.at(-1),o=t===this.model.get("text")&&e===s;if(this.isPlaying&&o)return;
this.refuse(null),this.form.show(t);let{settings:r,words:i,given:a,ended:c}=this.shown,h=t===r.text,
l=Math.min((h?i.length-a:0)+1,s);this.isPlaying=e===s,this.isOver=h&&c&&e!==0,this.put({text:t,length:e??
l,at:0}),this.redraw()}put(t){this.isQuiet=!0;for(let[e,s]of Object.entries(t))this.model.set(e,s);this.
isQuiet=!1}settings(){return Rt(this.model,me)}showControls(){for(let[t,{show:e}]of Object.entries(this.
controls)){let s=this.model.get(t);e(s,s===null?"off":void 0)}this.coloring.show(this.model.get("col\
oring")),this.address.show()}async redraw(){if(this.isQuiet)return;let t=this.settings();this.isRefused&&
t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(),this.answered.setAttribute(
"aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(()=>{this.status.textContent=
"The model is at work …"},300);try{await this.find(t,s,()=>clearTimeout(o))}catch(r){if(s())return;
this.refuse(r),r instanceof RangeError&&this.put(this.shown.settings)}finally{clearTimeout(o)}s()||(this.
isPlaying=!1,this.draw())}async find(t,e,s){if(JSON.stringify(t)===JSON.stringify(this.shown.settings))
return;let o=await this.fetchTeller(),r=ge(o,t),a=t.text===this.shown.settings.text?this.shown.words.
length:0;for(let c=performance.now();!e();){let{done:h,value:l}=r.next();if(h){this.shown=l,this.model.
save_changes();return}let d=this.isPlaying&&l?.length>a&&!In();!d&&performance.now()-c<Rn||(s(),d&&this.
drawMore(l),await Mn(d?_n:0),c=performance.now())}}drawMore(t){this.sides.inert=!0,this.story.replaceChildren(
ae(t)),this.story.scrollTop=this.story.scrollHeight,this.status.textContent=`${it(t.length,"word")} \
…`}draw(){let{shown:t,model:e}=this,s=e.get("coloring"),{weights:o}=t.look,r=Math.min(e.get("layer"),
o.length-1),i=Math.min(e.get("head"),o[0].length-1);this.written!==t.settings.text&&this.form.show(t.
settings.text),this.written=t.settings.text;let a=this.isOver?Cn(t):Wn(t);this.status.textContent!==
a&&(this.status.textContent=a),this.status.classList.toggle("alarming",!!t.contradiction);let c=ne(t,
r,i),h=p=>{this.pointed.textContent=p||c};h("");let l=p=>this.set({at:p}),d=o[r][i],m={look:h,go:l};
Et(this.story,ie({...t,coloring:s},d,m));let w=!t.settings.at&&t.contradiction,b=this.story.querySelector(
w?".wrong":"[aria-pressed=true]");b instanceof HTMLElement&&Ln(this.story,b);let f=p=>this.write(p);
Et(this.distribution,Jt(t,h,f));let g=p=>this.set(p);Et(this.heads,se(t,{layer:r,head:i},g)),this.sides.
inert=!1,this.answered.setAttribute("aria-busy","false")}async write(t){let{words:e,look:s}=this.shown;
try{let{tokenizer:o}=await this.fetchTeller(),r=o.join([...e.slice(0,s.at-1),t]);this.goOn(r,0)}catch(o){
this.refuse(o)}}};function jn({model:n,el:t}){let e=new vt({model:n,el:t}),s=At(n,Object.keys(e.readers),
()=>e.redraw());return()=>{e.turn+=1,s()}}var be={render:jn};widget=be;})();
export default widget;
