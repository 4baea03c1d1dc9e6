let widget;
(()=>{function h(n,t={},...e){return Et(document.createElement(n),t,e)}function M(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Et(s,t,e)}function Et(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function Ot(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(h("div",o,...s))}var _t=(...n)=>h("div",{class:"scroller"},...n),x={"data-lm-suppress-shortcuts":"true"};function k(n,t,e={}){
let s=h("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function O(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Lt(n){let t=h(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&ae(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ie=1e3,q,vt;function ae(n){q?.isConnected||
(q=h("p",{class:"annotated-voice",role:"status"}),document.body.append(q));let t=q;clearTimeout(vt),
vt=setTimeout(()=>{t.textContent=n},ie)}var ot=n=>n.reduce((t,e)=>t+e,0);function y({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function T(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ot(s);return s.map(r=>r/o)}var ce=1e-5;function S(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Mt=(n,t)=>(e,s)=>n[s]!==
t,St=()=>(n,t)=>t<=n;function he(n,t,e){let s=S(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[y(n,o),y(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,l=e.data[a];for(let d=0;d<r.length;d++)l+=r[d]*t.data[c+
d];i[a]=l}}return s}function le(n,t,e){let s=S(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[y(
n,o),y(s,o)],a=0,c=0;for(let d of r)a+=d/r.length;for(let d of r)c+=(d-a)**2/r.length;let l=1/Math.sqrt(
c+ce);for(let d=0;d<i.length;d++)i[d]=(r[d]-a)*l*t.data[d]+e.data[d]}return s}function rt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var de=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function ue(n,t,e,s,o,r,i){let[a,c]=n.shape,l=t.shape[0],d=c/s,u=i.scale?1:Math.sqrt(d),
m=S(s,a,l),p=S(s,a,l),g=S(a,c);for(let w=0;w<s;w++)for(let f=0;f<a;f++){let $=w*a+f,E=(b,I)=>y(b,I).
subarray(w*d,(w+1)*d),[v,C,re]=[E(n,f),y(m,$),E(g,f)];for(let b=0;b<l;b++){let I=E(t,b),L=0;for(let U=0;U<
d;U++)L+=v[U]*I[U];C[b]=!o||o(r+f,b)?L/u:-1/0}if(C.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let kt=y(p,$);if(kt.set(T(C)),i.head!==w)for(let b=0;b<d;b++){let I=0;
for(let L=0;L<l;L++)I+=kt[L]*e.data[L*c+w*d+b];re[b]=I}}return{scores:m,weights:p,values:g}}var it=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,he(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,le(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=S(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);y(o,a).set(y(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){let r=this.parameters["positions.pe"],
i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i} tokens, and the model has positio\
ns for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),c=this.without.positions?s:rt(
s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.linear(`${t}\
.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,l]=this.without.head??[],{scores:d,
weights:u,values:m}=ue(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:c===t?l:void 0});
return this.note(`${t}.scores`,d),this.note(`${t}.weights`,u),this.note(`${t}.values`,m),this.note(t,
this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=de(this.linear(`${t}.w_1`,e));return this.note(t,this.
linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?rt(e,s(this.norm(`${t}.norm`,e))):
this.norm(`${t}.norm`,rt(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;return this.
note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,l=>(o.set(c,At(o.get(c),this.project(c,l))),this.attend(c,l,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,l=>this.feedForward(`${a}.feed_forward`,l)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},H=class extends it{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let l=0;l<this.config.n_layers;l++){
let d=`decoder.layers.${l}`,[u,m]=[`${d}.self_attention`,`${d}.cross_attention`];c=this.sublayer(`${d}\
.sublayers.0`,c,p=>(r.set(u,At(r.get(u),this.project(u,p))),this.attend(u,p,r.get(u),o,i))),c=this.sublayer(
`${d}.sublayers.1`,c,p=>(r.has(m)||r.set(m,this.project(m,t)),this.attend(m,p,r.get(m),e,i))),c=this.
sublayer(`${d}.sublayers.2`,c,p=>this.feedForward(`${d}.feed_forward`,p)),this.note(d,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function At(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=S(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Ct(n,t){
let e={},s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function It(n,t,e,{
maxLen:s,bosId:o,eosId:r}){let i=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===
r);){let l=n.decode(i,e,c.slice(-1),null,a),d=n.generator(l).data;c.push(d.indexOf(d.reduce((u,m)=>Math.
max(u,m))))}return c}function Nt({config:n,tensors:t},e){let s=typeof e=="string"?pe(e):fe(e),o={};for(let[
r,i,a,c]of t){let l=i.reduce((m,p)=>m*p,1),d=m=>s.slice(a,a+m*l).buffer,u=c==="e"?Float32Array.from(
new Uint16Array(d(2)),me):new Float32Array(d(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}
var pe=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(0)),fe=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(
n,t,e);function me(n){let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var N="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",ge=new RegExp(
`[${N}]+`),we=new RegExp(`^[${N}]+|[${N}]+$`,"g");function V(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(ge).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var R="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Y="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function ct(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${G(t)} thousand ${e<100?"and ":""}${G(e)}`:`${G(t)} thousand`:G(e)}
function G(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Rt(e);let s=`${R[t]} hundred`;return e?
`${s} and ${Rt(e)}`:s}function Rt(n){if(n<20)return R[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${Y[t]}\
-${R[e]}`:Y[t]}var ye=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,be=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
A="I translate integers from 0 to 999,999.",Z=n=>n.length>40?`${n.slice(0,30)}…`:n;function Tt(n){
let t=n.replace(we,"");if(!ye.test(t))return n;let e=be.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${A} “${Z(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return ct(e)}var jt=(n,t)=>$e(n,t,1)[0];function $e(n,t,e){let s=Array.from(n),o=[];for(let r of t){
let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;let c=2*at(i,
s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<i.choice?1:-1)),
o.slice(0,e).map(({choice:r})=>r)}function at(n,t){let e={size:0},s=[];if(n.forEach((a,c)=>{s=t.map(
(l,d)=>a===l?(s[d-1]??0)+1:0),s.forEach((l,d)=>{l>e.size&&(e={size:l,i:c-l+1,j:d-l+1})})}),!e.size)return 0;
let{size:o,i:r,j:i}=e;return o+at(n.slice(0,r),t.slice(0,i))+at(n.slice(r+o),t.slice(i+o))}var xe=40,ht=["<pad>","<s>","</s>","<unk>"],lt=class{constructor(t){this.tokens=[...ht,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=ht.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
dt="[\\p{L}\\p{N}_]",Pt=`[^\\p{L}\\p{N}_${N}]`,ke=new RegExp(`${dt}+(?:['’-]${dt}+)*|${Pt}`,"gu"),
ve=new RegExp(` ?${dt}+| ?${Pt}+|[${N}]`,"gu"),j=class{constructor({tokens:t}){this.vocabulary=new lt(
t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)throw new RangeError(
"There is nothing to read. Write at least one word.");return e}split(t){return t.match(ke)??[]}join(t){
return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},ut=class extends j{split(t){return V(t)}join(t){return t.
join(" ")}encode(t){let{vocabulary:e}=this,s=this.split(t.normalize("NFC"));if(!s.length)throw new RangeError(
`${A} Write one, such as 47 or forty-seven.`);let o=e.encode(s),r=s.find((i,a)=>o[a]<=e.unkId);if(r===
void 0)return o;throw new RangeError(this.refusal(r))}refusal(t){if(/^\d+$/.test(t))return`${A} Writ\
e “${Z(t)}” in words too, or the integer in digits.`;let e=this.vocabulary.tokens.slice(ht.length),
s=t.length<=xe&&jt(t,e);return`${A} “${Z(t)}” is not a number word that I know. `+(s?`Did you me\
an “${s}”?`:"Write 47 or forty-seven.")}},pt=class extends j{constructor({alphabet:t,merges:e}){
super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([
s,o],r)=>{let i=Wt(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(ve)??
[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.
slice(1).flatMap((r,i)=>this.places.get(Wt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.
min(...o),t=Ee(t,this.merges[e])}}},Wt=(n,t)=>`${n.length} ${n}${t}`;function Ee(n,[t,e]){let s=[];for(let o=0;o<
n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Oe={words:j,"number \
words":ut,"sub-words":pt},ft=({kind:n,...t})=>new Oe[n](t);var _e=2e4,Kt=400,W=class{constructor({blueprint:t,weights:e}){this.model=new H(Nt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=ft(t.src_tokenizer),this.target=ft(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?Tt(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(this.
readsNumbers?`${A} This text has ${e.length} words, and I can take in ${s} at most.`:`This text has ${e.
length} tokens, and the model can take in ${s} at most.`);return{src:e,srcMask:Mt(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function mt(n,t=W,e=""){let s=null;return()=>s??=
Le(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function Le(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await Me(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function Me(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),_e),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}
var Se=n=>n.get("own")?"A text that your translator reads":"An English number, in words or in digits";
function zt(n,t,e,s,o=Se(n)){let r="",i=`text-${Math.random()}`,a=h("input",{id:i,type:"text",autocomplete:"\
off",autocapitalize:"none",spellcheck:"false","aria-describedby":`${i}-error`,...x}),c=h("p",{id:`${i}\
-error`,class:"error",role:"alert"}),l=h("form",{},h("label",{for:i},o),h("div",{class:"line"},a,h("\
button",{class:"main"},t)),e,c);a.addEventListener("keydown",p=>{p.key!=="Enter"||p.isComposing||(p.
preventDefault(),l.requestSubmit())});let d=p=>{r=a.value,s(p)};return l.addEventListener("submit",p=>{
p.preventDefault(),d(a.value)}),{node:l,ask:d,show:p=>{a.value===r&&(r=a.value=p)},refuse:p=>{let g=p instanceof
RangeError;a.setAttribute("aria-invalid",String(g)),c.textContent=g?p.message:"",p&&!g&&(c.textContent=
`The model cannot answer: ${p.message}. Press ${t} to try again.`)}}}var P=n=>t=>n.find(e=>String(e)===t),ms=P([!0,!1]),Ae=n=>String(n);function Ft(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=f=>(s[f]??Ae)(n.get(f)),l=Object.keys(
e),d=Object.fromEntries(l.map(f=>[f,c(f)])),u=new URLSearchParams(location.search),m=[];for(let[f,$]of Object.
entries(e)){let E=u.get(`${a}.${f}`);if(E===null)continue;let v=$(E);v===void 0?m.push(f):n.set(f,v)}
let p=h("a",{},"Copy link to this setting"),g=h("span",{role:"status"});p.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:h("p",{class:"addr\
ess"},p,g,w),show(){let f=new URLSearchParams(location.search);for(let v of l){let C=c(v);C===d[v]?f.
delete(`${a}.${v}`):f.set(`${a}.${v}`,C)}g.textContent="";let $=o.closest("section[id]")?.id,E=f.size?
`?${f}`:location.pathname;p.setAttribute("href",`${E}${$?`#${$}`:""}`)}}}var Dt="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Ie="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function _(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${_(e,!0)}tausend`:"")+(s?`${_(s,!0)}hundert`:"");return o||!r?r+Bt(o,t&&!s):r}function Bt(n,t){
if(n===1&&t)return"ein";if(n<20)return Dt[n];let[e,s]=[Ie[Math.floor(n/10)],n%10];return s?`${Bt(s,!0)}\
und${e}`:e}function Ut(n,t){let e=_(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");if(s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===e)return!0;
let o=t%100,r=`${Dt[(t-o)/100]}hundert${o?_(o):""}`;return t>=1100&&t<2e3&&s===r}function Q(n){let t=V(
n),e=t.indexOf("thousand");if(e<0)return gt(t,99);let s=e?gt(t.slice(0,e),9):1,o=t.slice(e+1),r=o.length?
gt(qt(o),9):0;if(!s||r===null||o.length&&!r)return null;let i=1e3*s+r;return i<1e6?i:null}var qt=n=>n[0]===
"and"&&n.length>1?n.slice(1):n;function gt(n,t){let e=n.indexOf("hundred");if(e<0)return wt(n);let s=e?
wt(n.slice(0,e)):1,o=n.slice(e+1),r=o.length?wt(qt(o)):0;return!s||s>t||r===null||o.length&&!r?null:
100*s+r}function wt(n){let[t,e,...s]=n,o=R.indexOf(t);if(o>=0)return e===void 0?o:null;let r=Y.indexOf(
t);if(r<2||s.length)return null;if(e===void 0)return 10*r;let i=R.indexOf(e);return i>0&&i<10?10*r+i:
null}var Ne=5,Re={positions:{positions:!0},head:{head:["decoder.layers.1.self_attention",3]},scale:{scale:!0}},
K=class extends W{answer(t,e=""){this.model.without=Re[e]??{};let s=this.whole(t);return e==="mask"?
{...s,forced:this.forced(t)}:s}whole(t){let{model:e,srcVocab:s,tgtVocab:o}=this,{bosId:r,eosId:i,tokens:a}=o,
c=e.config.max_len,{src:l,srcMask:d}=this.read(t),u=It(e,l,d,{maxLen:c,bosId:r,eosId:i}),m=u.slice(0,
-1),p=Ct(e,()=>e.forward(l,m,d,St())),g=Object.entries(p).filter(([w])=>w.endsWith(".weights"));return{
text:t,translation:this.textOf(u),src_tokens:l.map(w=>s.tokens[w]),tgt_tokens:m.map(w=>a[w]),next_tokens:u.
slice(1).map(w=>a[w]),likely:m.map((w,f)=>Te(y(p.generator,f),a)),weights:Object.fromEntries(g.map(([
w,f])=>[w.replace(".weights",""),f]))}}forced(t){let{src:e,srcMask:s}=this.read(t),o=Q(e.map(u=>this.
srcVocab.tokens[u]).join(" "));if(o===null)return null;let{bosId:r,eosId:i}=this.tgtVocab,a=[...this.
target.encode(_(o)),i],c=this.model.forward(e,[r,...a.slice(0,-1)],s,null),l=a.map((u,m)=>T(y(c,m))),
d=l.map((u,m)=>-Math.log(u[a[m]]));return{translation:this.textOf(l.map(u=>u.indexOf(Math.max(...u)))),
loss:ot(d)/a.length}}};function Te(n,t){return T(n).map((s,o)=>[t[o],s]).sort(([,s],[,o])=>o-s).slice(
0,Ne)}function Ht(n){let t=({shape:s,data:o})=>({shape:s,data:Float32Array.from(o)}),e=Object.entries(
n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.fromEntries(e)}}var z={"":{name:"nothing"},positions:{name:"positions",why:"Without positional encodings the model k\
nows which words there are, and not in which order: “four hundred and seven” and “seven hundred and \
four” get the same answer. Of 300 numbers that it never saw in training, 2 % still come out right.",
page:"05-positional-encoding",chapter:"Chapter 5: Positional encoding"},mask:{name:"the causal mask \
in training",why:"This smaller model was trained without the causal mask, so the decoder had each an\
swer in its input and learned to copy it.",page:"08-masking",chapter:"Chapter 8: Masking"},head:{name:"\
one of its 24 heads",why:"Head 3 of the self-attention in decoder layer 1 gives zeros. Of 300 new nu\
mbers, 53 % still come out right. For most other heads it would be all of them, or nearly all.",page:"\
07-splitting-and-joining-the-heads",chapter:"Chapter 7: Splitting and joining the heads"},scale:{name:"\
the scale 1/√d_k",why:"Scores are not divided by √d_k, so they are 4 times as large, and the weigh\
ts fall on fewer words. This model bears it: of 300 new numbers, 98 % still come out right.",page:"0\
6-scaled-dot-product-attention",chapter:"Chapter 6: Scaled dot-product attention"}};function Gt(n,t){
let e=Object.entries(z).map(([r,{name:i}])=>{let a=h("input",{type:"radio",name:`${t}-broken`,value:r,
...x});return a.addEventListener("change",()=>O(n,{broken:r})),{input:a,node:h("label",{},a,i)}}),s=e.
map(({node:r})=>r),o=h("legend",{},"Break it: take out");return{node:h("fieldset",{class:"breaks"},o,
...s),show(){for(let{input:r}of e)r.checked=r.value===n.get("broken")}}}var F=n=>n<1e-4?"< 0.01 %":n>.9999?"> 99.99 %":`${(100*n).toFixed(2)} %`;function je(){let[n,t]=[h("\
th",{scope:"row"}),h("td")],e=h("td");return t.append(h("span",{class:"bar"})),{node:h("tr",{},n,t,e),
name:n,number:e}}function Yt(n){let t=h("caption"),e=Array.from({length:n},je),o=["token","bar","pro\
bability"].map(i=>h("th",{scope:"col"},i));return{node:h("table",{class:"likely"},t,h("thead",{},h("\
tr",{class:"names"},...o)),h("tbody",{},...e.map(({node:i})=>i))),show(i,a){t.textContent=`Probabili\
ties for token ${a+1}`,e.forEach(({node:c,name:l,number:d},u)=>{c.hidden=u>=i.length,!c.hidden&&(l.textContent=
i[u][0],d.textContent=F(i[u][1]),c.style.setProperty("--p",i[u][1]))})}}}function Vt(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(u=>u.includes(r));if(i<0)return;let a=t[i].indexOf(r),[c,
l]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let d=t[c]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}var We=9;function Pe(n,t,e,s){let o=h("td",{tabindex:"-1","data-row":t,"data-column":e,...x},h("span",
{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.style.setProperty(
"--w",n),o}var yt=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function Ke(n,t){
let e=[],s=({target:o})=>{let{row:r,column:i}=o.closest?.("td[data-row]")?.dataset??{};return r===void 0?
[]:[Number(r),Number(i)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointe\
rleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",
()=>{e=[],t()})}function Zt({label:n,rows:t,columns:e,weights:s,head:o,mayLook:r,look:i}){let a=e.map(
p=>h("th",{scope:"col"},h("span",{},p))),c=t.map((p,g)=>{let w=y(s,o*t.length+g);return e.map((f,$)=>Pe(
w[$],g,$,!r(g,$)))}),l=t.map((p,g)=>h("tr",{},h("th",{scope:"row"},p),...c[g])),d=h("td",{class:"cor\
ner"}),u=h("table",{class:"heat-map",role:"grid","aria-label":n},h("thead",{},h("tr",{},d,...a)),h("\
tbody",{},...l));u.classList.toggle("dense",e.length>We),u.style.setProperty("--columns",String(e.length)),
Ke(u,i);let m=Vt(u,c);return{node:u,show(p,g,w){l.forEach((f,$)=>{f.classList.toggle("current",$===p)}),
yt(l,g);for(let f of[a,...c])yt(f,w);m()}}}function Qt(n,t){let[,e,s]=n.shape,o=Array.from({length:e},
(i,a)=>{let c=Array.from(y(n,t*e+a),(l,d)=>l<.01?"":M("rect",{x:d,y:a,width:1,height:1,"fill-opacity":l.
toFixed(2)}));return M("g",{},...c.filter(Boolean))}),r={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"};return{node:M("svg",r,...o),show:i=>yt(o,i)}}var ze={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},Fe={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},De=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function Be(n,t,e){let s=n==="sublayers"&&Fe[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function bt(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(De))s.push(r?Be(o,r,
e):ze[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var $t=n=>n.charAt(0).toUpperCase()+n.slice(1);var J={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being gen\
erated. Columns: the ${n} it attends to.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},
"encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: th\
e ${n} it attends to.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"\
Decoder self-attention",axes:(n,t)=>`Rows: the ${t} token being generated. Columns: the tokens befor\
e it. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function X(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var Jt=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var Ue=450,D=(...n)=>h("div",{class:"line"},...n),tt=class{constructor(t,{step:e,total:s,move:o,tell:r}){
this.step=e,this.total=s,this.move=o,this.tell=r,this.uncovered=s(),this.timer=void 0,this.back=k("B\
ack",()=>this.go(e()-1)),this.next=k("Next",()=>this.go(e()+1)),this.playIt=k("Play",()=>this.playOrStop());
let i=k("All at once",()=>this.go(s())),a=`${t}-step`;this.range=h("input",{id:a,type:"range",min:1,
...x}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),this.place=h("outp\
ut",{for:a,"aria-live":"off"}),this.node=h("div",{class:"steps"},D(this.back,this.next,this.playIt,i),
D(h("label",{for:a},"Token"),this.range,this.place))}go(t){this.stop();let e=this.total(),s=Math.min(
Math.max(t,1),e);this.uncovered=s===e?s:Math.max(this.uncovered,s),this.move(s),this.tell()}choose(t){
this.uncovered=this.total(),this.go(t)}playOrStop(){this.timer?this.stop():this.play(this.step()<this.
total()?this.step()+1:1)}play(t){if(this.stop(),this.uncovered=t,this.move(t),t===this.total())return this.
tell();this.timer=setTimeout(()=>this.play(t+1),Ue),this.playIt.textContent="Pause"}stop(){clearTimeout(
this.timer),this.timer=void 0,this.playIt.textContent="Play"}restart(){this.uncovered=this.total(),this.
range.max=String(this.total())}show(){let[t,e]=[this.step(),this.total()];this.uncovered=Math.max(this.
uncovered,t),this.range.value=String(t),this.place.textContent=`${t} of ${e}`,this.back.disabled=t===
1,this.next.disabled=t===e}};var et=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.
get("example"),this.thumbs=[],this.select=h("select",{id:`${e}-kind`,...x});for(let[i,{name:a}]of Object.
entries(J))this.select.append(h("option",{value:i},a));this.select.addEventListener("change",()=>{O(
t,{path:Jt(this.select.value,this.parts.layer)})});let r=h("label",{for:`${e}-kind`},"Attention");this.
heads=h("fieldset",{class:"heads"}),this.choice=h("div",{},D(r,this.select),this.heads),this.title=h(
"summary"),this.place=_t(),this.axes=h("p",{class:"soft"}),this.inNumbers=h("details",{},this.title,
this.place,this.axes)}get path(){return this.model.get("path")}get parts(){return X(this.path)}get isEncoder(){
return this.path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){
return J[this.parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return y(
e,this.model.get("head")*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.select.
value=e,this.heads.replaceChildren(h("legend",{},"Layer and head")),this.thumbs=[];for(let[s,o]of Object.
entries(t.weights))X(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=X(
t),o=Array.from({length:e.shape[0]},(r,i)=>{let a=h("input",{type:"radio",name:`${this.id}-head`,"ar\
ia-label":$t(bt(t,i)),...x});a.addEventListener("change",()=>O(this.model,{path:t,head:i}));let c=Qt(
e,i);this.thumbs.push({radio:a,picture:c,path:t,head:i});let l=h("span",{"aria-hidden":"true"},`${s}\
.${i}`);return h("label",{},a,c.node,l)});return D(...o)}drawMap(){let{axes:t,mayLook:e}=J[this.parts.
kind],s=this.model.get("head"),[o,r]=this.tokens,i=$t(bt(this.path,s)),a=this.answer.weights[this.path];
this.title.textContent=`${i}, in numbers`,this.axes.textContent=`${t(...this.languages)} Each row su\
ms to 1.`;let{look:c}=this;this.map=Zt({label:i,rows:o,columns:r,head:s,weights:a,mayLook:e,look:c}),
this.place.replaceChildren(this.map.node);for(let l of this.thumbs)l.radio.checked=l.path===this.path&&
l.head===s}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:e;this.map?.show(
t,s,o);for(let{picture:r}of this.thumbs)r.show(s)}sentence(t,e){let[s,o]=this.tokens,r=this.weightsOf(
t),i=e??r.indexOf(Math.max(...r)),a=e===void 0?"looks most":"looks";return`“${s[t]}” ${a} at “${o[i]}\
”: ${r[i].toFixed(3)}.`}};function qe(n,t,e){let s=t?k(n,t,{class:"token",...x}):h("span",{class:"token"},n),o=h("small",{}),r=h(
"li",{},s,o);if(t){for(let i of["pointerenter","focus"])s.addEventListener(i,()=>e(!0));for(let i of[
"pointerleave","blur"])s.addEventListener(i,()=>e(!1))}return{node:r,name:s,number:o}}function He({offsetLeft:n,
offsetTop:t,offsetWidth:e,offsetHeight:s}){return{x:n+e/2,top:t,bottom:t+s+4}}function Xt(n,t,e,s="o\
wn"){let o=(n.bottom+t.top)/2;return M("path",{class:s,d:`M${n.x},${n.bottom} C${n.x},${o} ${t.x},${o}\
 ${t.x},${t.top}`,"stroke-width":(1+5*e).toFixed(1),"stroke-opacity":(.25+.55*e).toFixed(2)})}var st=class{constructor(t){
this.lines=M("svg",{"aria-hidden":"true"}),this.node=h("div",{class:"stage"},this.lines);let e=t?{Source:"",
Target:""}:{English:"en",German:"de"};this.lists=Object.entries(e).map(([s,o])=>{let r=h("ol",{lang:o,
"aria-label":`${s} tokens`});return this.node.append(h("p",{"aria-hidden":"true"},s),r),r}),this.sides=
[[],[]],this.places=null,this.drawAgain=()=>{}}draw(t,e,s){this.places=null,this.sides=t.map((o,r)=>o.
map((i,a)=>qe(i,e(r,a),c=>s(c,r,a)))),this.lists.forEach((o,r)=>{o.replaceChildren(...this.sides[r].
map(({node:i})=>i))})}show({step:t,uncovered:e,place:[s,o],seen:r,weights:i,others:a}){this.sides[1].
forEach(({node:l,name:d},u)=>{l.classList.toggle("unwritten",u>e),l.classList.toggle("later",u>t),u===
t?d.setAttribute("aria-current","step"):d.removeAttribute("aria-current")}),this.sides.forEach((l,d)=>{
l.forEach(({node:u,number:m},p)=>{let g=d===r?i[p]:void 0;u.classList.toggle("looks",d===s&&p===o),u.
classList.toggle("looked-at",g>=.05),u.style.setProperty("--w",g??0),m.textContent=g>=.005?g.toFixed(
2):""})}),this.lists.forEach((l,d)=>{l.classList.toggle("seen",d===r)});let c=a.slice(0,e);this.drawAgain=
()=>this.drawLines(s!==r,o,i,c),this.drawAgain()}drawLines(t,e,s,o){if(this.lines.replaceChildren(),
!t)return;this.places??=this.sides.map(a=>a.map(({node:c})=>He(c)));let[r,i]=this.places;o.forEach((a,c)=>{
r.forEach((l,d)=>{c+1!==e&&a[d]>=.2&&this.lines.append(Xt(l,i[c+1],a[d],"other"))})}),r.forEach((a,c)=>{
s[c]>=.02&&this.lines.append(Xt(a,i[e],s[c]))})}resize(){this.places=null,this.drawAgain()}};var Ge=.95,ee="</s>",B=n=>h("strong",{lang:"de"},n),te=n=>n===ee?"the end (</s>)":`“${n}”`;function Ye({
src_tokens:n,translation:t}){let e=Q(n.join(" "));if(e===null)return{number:e,right:"",isRight:!1};let s=Ut(
t,e);return{number:e,right:_(e),isRight:s}}function Ve({likely:n}){let t=n.reduce((e,[[,s]],o)=>s<n[e][0][1]?
o:e,0);return{step:t+1,pairs:n[t].slice(0,2)}}var nt=class{constructor(t,e){this.model=t,this.go=e,this.
line=Lt("verdict"),this.sure=h("p",{class:"sure"}),this.why=h("p",{class:"why"}),this.node=h("div",{
class:"result"},this.line,this.sure,this.why)}say(t){this.line.textContent=t,this.line.className="ve\
rdict",this.node.classList.add("waits")}show(t){if(this.node.classList.remove("waits"),this.model.get(
"own")){this.line.replaceChildren(`“${t.text}” is “`,B(t.translation),`”${se(t)}`);return}let e=Ye(
t),s=e.number===null?"odd":e.isRight?"right":"wrong";this.line.className=`verdict ${s}`,this.line.replaceChildren(
...Ze(t,e)),this.sure.replaceChildren(...this.sureness(t)),this.why.replaceChildren(...this.reason(t,
e))}sureness(t){if(!t.translation)return[];let{step:e,pairs:s}=Ve(t),[[o,r],[i,a]]=s;if(r>=Ge)return[
`It was sure of each token: ${F(r).replace("> ","")} or more.`];let[c,l]=[r,a].map(u=>Math.round(100*
u)),d=h("span",{class:"split","aria-hidden":"true"});return d.style.setProperty("--p",String(r/(r+a))),
["It wavered at ",k(`token ${e}`,()=>this.go(e),{class:"plain"}),` between ${te(o)} `,d,` and ${te(i)}\
: ${c} to ${l}.`]}reason(t,{number:e,right:s,isRight:o}){let r=this.model.get("broken");if(r)return this.
whyBroken(t.forced,s,z[r]);if(e===null)return[];let i=ct(e);if(t.src_tokens.join(" ")===i.replaceAll(
"-"," "))return[];let c=`“${i}”`;return o?[`It had only ever read ${c}.`]:[`In training, ${e.toLocaleString(
"en")} was always written ${c}.`]}whyBroken(t,e,{why:s,page:o,chapter:r}){let i=`${o}.${this.model.later?
"html":"ipynb"}`,a=t?.translation===e?"repeats it":"fails to copy it",c=t?` Fed the right answer, it\
 ${a} (“${t.translation}”, a loss of ${t.loss.toFixed(3)}). On its own it has nothing to copy.`:
"";return[`${s}${c} `,h("a",{href:i},r)]}};function se({next_tokens:n}){return n.at(-1)===ee?`, writ\
ten in ${n.length} tokens.`:" … and the model did not come to an end."}function Ze(n,{number:t,right:e,
isRight:s}){let{translation:o,src_tokens:r}=n,[i,a]=[r.join(" "),se(n)];if(s)return[`Right: “${i}”\
 is “`,B(o),`”${a}`];if(t===null)return[`“${i}” became “`,B(o),`”${a} No number has this\
 name in English, so no answer is right.`];let c=h("span",{class:"truth"},"It is “",B(e),"”.");if(!o)
return[`Wrong: of “${i}” it made nothing. It stopped at once.`,c];let l=Qe(o,e),d=h("span",{class:"\
slip"},o.slice(l)),u=B(o.slice(0,l));return u.append(d),[`Wrong: “${i}” became “`,u,`”${a}`,
c]}function Qe(n,t){let e=0;for(;e<n.length&&n[e]===t[e];)e+=1;return e}var Je=["forty-seven","7001","a hundred and one"],Xe=["twelve hundred","nineteen hundred"],ne=0;function ts(n){
let t=e=>k(e,()=>n(e),{class:"plain"});return h("div",{class:"line soft"},"Try",...Je.map(t),"or",...Xe.
map(t))}var xt=class{constructor({model:t,el:e}){ne+=1;let s=`live-translator-${ne}`;this.model=t,this.
isCalm=matchMedia("(prefers-reduced-motion: reduce)").matches,this.isOwn=t.get("own"),this.answer=Ht(
t.get("example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.turn=0,this.fetchWhole=mt(t,
K),this.fetchUnmasked=mt(t,K,"unmasked");let o=this.isOwn?["source tokens","target"]:["English words",
"German"],r=this.isOwn?"":ts(i=>this.form.ask(i));this.form=zt(t,"Translate",r,i=>this.translate(i)),
this.form.node.addEventListener("focusin",()=>{this.fetchModel().catch(()=>{})}),this.stage=new st(this.
isOwn),this.steps=new tt(s,{step:()=>this.step,total:()=>this.answer.next_tokens.length,move:i=>this.
move(i),tell:()=>this.tell()}),this.breaks=Gt(t,s),this.verdict=new nt(t,i=>this.steps.go(i)),this.likely=
Yt(this.answer.likely[0].length),this.maps=new et(t,s,o,(...i)=>this.point(...i)),this.readout=h("p",
{class:"readout","aria-hidden":"true"}),this.answered=h("div",{class:"answered"}),this.address=this.
inAddress(e),this.place(e)}inAddress(t){let e=this.answer.weights[this.model.get("path")].shape[0];return Ft(
this.model,t,{text:s=>s.length<=Kt?s:void 0,broken:this.isOwn?()=>{}:P(Object.keys(z)),step:s=>/^\d{1,2}$/.
test(s)?Number(s):void 0,path:P(Object.keys(this.answer.weights)),head:P([...Array(e).keys()])})}place(t){
let{maps:e,likely:s}=this,o=[s.node,h("div",{},e.choice,this.readout)],r=h("details",this.model.get(
"maps")?{open:""}:{},h("summary",{},"Token by token: probabilities and attention maps"),this.steps.node,
h("div",{class:"halves"},...o),e.inNumbers);this.answered.append(this.stage.node,this.verdict.node,this.
isOwn?"":this.breaks.node,r),Ot(t,"live-translator","Live translator",this.form.node,this.answered,this.
address.node)}fetchModel(){return this.model.get("broken")==="mask"?this.fetchUnmasked():this.fetchWhole()}get step(){
let t=this.answer.next_tokens.length;return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){
let{form:s,verdict:o,steps:r}=this;this.turn+=1;let i=this.turn,a=setTimeout(()=>o.say("The model is\
 on its way …"),150);s.node.setAttribute("aria-busy","true");try{let c=this.model.get("broken"),l=await this.
fetchModel();if(i!==this.turn)return;this.answer=l.answer(t,c)}catch(c){if(i!==this.turn)return;s.refuse(
c),this.answered.classList.add("stale");return}finally{clearTimeout(a),i===this.turn&&s.node.setAttribute(
"aria-busy","false")}s.refuse(null),this.answered.classList.remove("stale"),this.drawAnswer(),o.say(
"The model generates …"),this.isCalm||e?r.go(e||r.total()):r.play(1),O(this.model,{text:t}),this.address.
show()}move(t){this.model.get("step")===t?this.show():O(this.model,{step:t})}async translateAgain(){
this.breaks.show(),await this.translate(this.answer.text,1/0)}drawAnswer(){this.form.show(this.answer.
text),this.breaks.show(),this.steps.restart(),this.chosen=0,this.drawMaps()}drawMaps(){let{isEncoder:t}=this.
maps;this.kindDrawn=this.maps.parts.kind;let e=a=>{this.chosen=a,this.show()},s=(a,c)=>a===1&&c?()=>this.
steps.choose(c):a===0&&t?()=>e(c):void 0,o=(a,c,l)=>{t&&c||this.point(a?l-c:void 0)},{src_tokens:r,next_tokens:i}=this.
answer;this.stage.draw([r,["<s>",...i]],s,o),this.maps.drawHeads(this.answer),this.drawMap()}drawMap(){
this.maps.drawMap(),this.pointed=null,this.show()}show(){let{maps:t,steps:e,answer:s,step:o}=this;e.
show();let r=t.isEncoder?this.chosen:o-1,i=this.pointed?.row??r;this.stage.show({step:o,uncovered:e.
uncovered,place:t.isEncoder?[0,i]:[1,i+1],seen:t.isEncoder||t.isCross?0:1,weights:t.weightsOf(i),others:t.
isCross?s.next_tokens.map((c,l)=>t.weightsOf(l)):[]});let a=t.isEncoder?o-1:i;this.likely.show(s.likely[a],
a),t.show(r,e.uncovered),this.readout.textContent=t.sentence(i,this.pointed?.column),this.address.show()}point(t,e){
this.pointed=t===void 0?null:{row:t,column:e},this.show()}tell(){let{answer:t,step:e,verdict:s}=this,
o=t.next_tokens.length,[r,i]=t.likely[e-1][0];this.model.get("step")&&e<o?s.say(`Token ${e} of ${o} \
is “${r}”, with a probability of ${F(i)}.`):s.show(t)}};function es({model:n,el:t}){let e=n.get(
"broken"),s=new xt({model:n,el:t}),o={text:n.get("text"),step:n.get("step")},r=o.text!==s.answer.text||
n.get("broken")!==e;r&&(n.set("text",s.answer.text),n.set("step",0));let i={text:()=>{n.get("text")!==
s.answer.text&&s.translate(n.get("text"))},broken:()=>s.translateAgain(),step:()=>s.show(),path:()=>{
s.maps.parts.kind===s.kindDrawn?s.drawMap():s.drawMaps()},head:()=>s.drawMap()};for(let[c,l]of Object.
entries(i))n.on(`change:${c}`,l);let a=new ResizeObserver(()=>s.stage.resize());return a.observe(s.stage.
node),s.drawAnswer(),s.tell(),r&&s.translate(o.text,o.step),()=>{s.steps.stop(),a.disconnect();for(let[
c,l]of Object.entries(i))n.off(`change:${c}`,l)}}var oe={render:es};widget=oe;})();
export default widget;
