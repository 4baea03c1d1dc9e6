let widget;
(()=>{function d(n,t={},...e){return It(document.createElement(n),t,e)}function L(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return It(s,t,e)}function It(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function Rt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var jt=(...n)=>d("div",{class:"scroller"},...n);function Wt(n,t,e,s){let o=(h,l,u)=>u.map(f=>f instanceof
HTMLTableCellElement?f:d(h,l,f)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],
i=s.map(h=>{let l=o("th",{scope:"row"},h.slice(0,1));return d("tr",{},...l,...o("td",{},h.slice(1)))}),
a=t?[d("caption",{},t)]:[],c=d("thead",{},d("tr",{},...r));return d("table",n,...a,c,d("tbody",{},...i))}
var E={"data-lm-suppress-shortcuts":"true"};function O(n,t,e={}){let s=d("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function Y(n,t,e){let s=Object.entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,
r=d("select",{id:o,...E},...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"\
control menu"},d("label",{for:o},n),r),show(i){r.value=i}}}function M(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Pt(n){let t=d(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&xe(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var $e=1e3,G,Tt;function xe(n){G?.isConnected||
(G=d("p",{class:"annotated-voice",role:"status"}),document.body.append(G));let t=G;clearTimeout(Tt),
Tt=setTimeout(()=>{t.textContent=n},$e)}var ht=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),lt=n=>n.reduce((t,e)=>t+e,0);function y({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function z(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=lt(s);return s.map(r=>r/o)}var ve=1e-5;function C(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var ft=(n,t)=>(e,s)=>n[s]!==
t,X=()=>(n,t)=>t<=n;function Ee(n,t,e){let s=C(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[y(n,o),y(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function Oe(n,t,e){let s=C(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[y(
n,o),y(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+ve);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function dt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Me=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Le(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.sqrt(l),
f=C(s,a,h),g=C(s,a,h),m=C(a,c);for(let w=0;w<s;w++)for(let p=0;p<a;p++){let k=w*a+p,v=(x,R)=>y(x,R).
subarray(w*l,(w+1)*l),[$,I,ke]=[v(n,p),y(f,k),v(m,p)];for(let x=0;x<h;x++){let R=v(t,x),S=0;for(let V=0;V<
l;V++)S+=$[V]*R[V];I[x]=!o||o(r+p,x)?S/u:-1/0}if(I.every(x=>x===-1/0))throw new RangeError("mask mas\
ks every key for some query");let Nt=y(g,k);if(Nt.set(z(I)),i.head!==w)for(let x=0;x<l;x++){let R=0;
for(let S=0;S<h;S++)R+=Nt[S]*e.data[S*c+w*l+x];ke[x]=R}}return{scores:f,weights:g,values:m}}var ut=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=Ee(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,Oe(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=C(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);y(o,a).set(y(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:dt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:f}=Le(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,f),this.note(t,this.linear(`${t}.w_o`,f))}feedForward(t,e){let s=Me(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
dt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,dt(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,zt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},Z=class extends ut{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,f]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,g=>(r.set(u,zt(r.get(u),this.project(u,g))),this.attend(u,g,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,g=>(r.has(f)||r.set(f,this.project(f,t)),this.attend(f,g,r.get(f),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,g=>this.feedForward(`${l}.feed_forward`,g)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function zt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=C(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Kt(n,t){
let e={},s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function Dt(n,t,e,{
maxLen:s,bosId:o,eosId:r}){let i=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===
r);){let h=n.decode(i,e,c.slice(-1),null,a),l=n.generator(h).data;c.push(l.indexOf(l.reduce((u,f)=>Math.
max(u,f))))}return c}function Q(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var J=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=Q(t),this.thousands=Q(e),this.before=Q(s),this.after=
Q(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Ft({config:n,tensors:t},e){let s=typeof e=="string"?Ae(e):_e(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((f,g)=>f*g,1),l=f=>s.slice(a,a+f*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),Se):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var Ae=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),_e=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Se(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ce=new RegExp(
`[${A}]+`),Ne=new RegExp(`^[${A}]+|[${A}]+$`,"g");function st(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ce).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var j="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),et="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function gt(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${tt(t)} thousand ${e<100?"and ":""}${tt(e)}`:`${tt(t)} thousand`:tt(
e)}function tt(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Ht(e);let s=`${j[t]} hundred`;return e?
`${s} and ${Ht(e)}`:s}function Ht(n){if(n<20)return j[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${et[t]}\
-${j[e]}`:et[t]}var Te=new RegExp(`^[${A}]*<[A-Za-z]+>[${A}]`),Ie=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Re=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,N="I translate integers from 0 to 999,999.",K=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Ut(n){let[t]=Te.exec(n)??[""];return t+je(n.slice(t.length))}
function je(n){let t=n.replace(Ne,"");if(!Ie.test(t))return n;let e=Re.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${N} “${K(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return gt(e)}var qt=(n,t)=>Bt(n,t,1)[0];function Bt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*pt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function pt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+pt(n.slice(0,r),t.slice(0,i))+pt(n.slice(r+o),t.slice(
i+o))}var Vt=n=>/^\d+$/.test(n),We=40,mt=["<pad>","<s>","</s>","<unk>"],wt=class{constructor(t){this.tokens=
[...mt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=mt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},yt="[\\p{L}\\p{N}_]",Yt=`[^\\p{L}\\p{N}_${A}]`,Pe=new RegExp(`${yt}+(?:[\
'’-]${yt}+)*|${Yt}`,"gu"),ze=new RegExp(` ?${yt}+| ?${Yt}+|[${A}]`,"gu"),D=class{constructor({tokens:t}){
this.vocabulary=new wt(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Pe)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},bt=class extends D{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(mt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return st(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${N} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Vt(c))??a[0]))}refusal(t){
if(Vt(t))return`${N} Write “${K(t)}” in words too, or the integer in digits.`;let e=t.length<=We&&
qt(t,this.words);return`${N} “${K(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},kt=class extends D{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Gt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(ze)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Gt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Ke(t,this.merges[e])}}},
Gt=(n,t)=>`${n.length} ${n}${t}`;function Ke(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var De={words:D,"number words":bt,"sub-words":kt},$t=({
kind:n,...t})=>new De[n](t);var Fe=2e4,Zt=400,b="de",F=class{constructor({blueprint:t,weights:e}){this.model=new Z(Ft(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=$t(t.src_tokenizer),this.target=$t(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new J(this.parts[t]),this.names[t]}read(t,e=b){
let s=e===b?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Ut(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${N} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:ft(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=ft(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,X(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function nt(n,t=F,e=""){let s=null;return()=>s??=He(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function He(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await Ue(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function Ue(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),Fe),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.on(`change:${t}weight\
s`,r),n.set(`${t}wanted`,!0),n.save_changes()})}function Xt(n,t){if(n.get("own"))return{node:"",show(){}};
let e=Object.entries(n.get("languages")).map(([r,[i]])=>[r,i]),{node:s,show:o}=Y("into",Object.fromEntries(
e),t);return s.className="into",s.firstElementChild?.prepend(d("span",{class:"verb"},"Translate ")),
{node:s,show:()=>o(n.get("language"))}}var qe=n=>n.get("own")?"A text for your translator":"An Engli\
sh number, in words or in digits";function Qt(n,t,e,s,o="",r=qe(n)){let i="",a=`text-${Math.random()}`,
c=d("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"none",spellcheck:"false","aria-desc\
ribedby":`${a}-error`,...E}),h=d("p",{id:`${a}-error`,class:"error",role:"alert"}),l=d("form",{},d("\
label",{for:a},r),d("div",{class:"line"},c,o,d("button",{class:"main"},t)),e,h);c.addEventListener("\
keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),l.requestSubmit())});let u=(m,w)=>{
i=c.value,s(m,w)};return l.addEventListener("submit",m=>{m.preventDefault(),u(c.value)}),{node:l,ask:u,
show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let w=m instanceof RangeError;c.setAttribute("aria-i\
nvalid",String(w)),h.textContent=w?m.message:"",m&&!w&&(h.textContent=`The model cannot answer: ${m.
message}. Press ${t} to try again.`)}}}var W=n=>t=>n.find(e=>String(e)===t),Bs=W([!0,!1]),Be=n=>String(n);function Jt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=p=>(s[p]??Be)(n.get(p)),h=Object.keys(
e),l=Object.fromEntries(h.map(p=>[p,c(p)])),u=new URLSearchParams(location.search),f=[];for(let[p,k]of Object.
entries(e)){let v=u.get(`${a}.${p}`);if(v===null)continue;let $=k(v);$===void 0?f.push(p):n.set(p,$)}
let g=d("a",{},"Copy link to this setting"),m=d("span",{role:"status"});g.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let w=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},g,m,w),show(){let p=new URLSearchParams(location.search);for(let $ of h){let I=c($);I===l[$]?p.
delete(`${a}.${$}`):p.set(`${a}.${$}`,I)}m.textContent="";let k=o.closest("section[id]")?.id,v=p.size?
`?${p}`:location.pathname;g.setAttribute("href",`${v}${k?`#${k}`:""}`)}}}var te="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Ge="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function _(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${_(e,!0)}tausend`:"")+(s?`${_(s,!0)}hundert`:"");return o||!r?r+Et(o,t&&!s):r}function Et(n,t){
if(n===1&&t)return"ein";if(n<20)return te[n];let[e,s]=[Ge[Math.floor(n/10)],n%10];return s?`${Et(s,!0)}\
und${e}`:e}function ee(n,t){let e=_(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===Ot(t)}var Ys=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[Et(e,n),e])));function Ot(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${te[(n-t)/100]}hundert${t?_(t):""}`}function H(n){
let t=st(n),e=t.indexOf("thousand");if(e<0)return xt(t,99);let s=e?xt(t.slice(0,e),9):1,o=t.slice(e+
1),r=o.length?xt(se(o),9):0;if(!s||r===null||o.length&&!r)return null;let i=1e3*s+r;return i<1e6?i:null}
var se=n=>n[0]==="and"&&n.length>1?n.slice(1):n;function xt(n,t){let e=n.indexOf("hundred");if(e<0)return vt(
n);let s=e?vt(n.slice(0,e)):1,o=n.slice(e+1),r=o.length?vt(se(o)):0;return!s||s>t||r===null||o.length&&
!r?null:100*s+r}function vt(n){let[t,e,...s]=n,o=j.indexOf(t);if(o>=0)return e===void 0?o:null;let r=et.
indexOf(t);if(r<2||s.length)return null;if(e===void 0)return 10*r;let i=j.indexOf(e);return i>0&&i<10?
10*r+i:null}var Ye=5,Ze={positions:{positions:!0},head:{head:["decoder.layers.1.self_attention",3]},scale:{scale:!0}},
P=class extends F{answer(t,e="",s=b){if(s!==b)return this.inLanguage(t,s);this.model.without=Ze[e]??
{};let o=this.whole(t);return e==="mask"?{...o,forced:this.forced(t)}:o}inLanguage(t,e){let s=this.whole(
t,e),{src_tokens:o,translation:r}=s,i=this.namesIn(e),a=H(o.slice(1).join(" ")),c=a===null?"":i.nameOf(
a),h=i.numberOf(r);return{...s,language:e,truth:{number:a,right:c,named:h}}}whole(t,e=b){let{model:s,
srcVocab:o,tgtVocab:r}=this,{bosId:i,eosId:a,tokens:c}=r,h=s.config.max_len,{src:l,srcMask:u}=this.read(
t,e),f=Dt(s,l,u,{maxLen:h,bosId:i,eosId:a}),g=f.slice(0,-1),m=Kt(s,()=>s.forward(l,g,u,X())),w=Object.
entries(m).filter(([p])=>p.endsWith(".weights"));return{text:t,translation:this.textOf(f),src_tokens:l.
map(p=>o.tokens[p]),tgt_tokens:g.map(p=>c[p]),next_tokens:f.slice(1).map(p=>c[p]),likely:g.map((p,k)=>Xe(
y(m.generator,k),c)),weights:Object.fromEntries(w.map(([p,k])=>[p.replace(".weights",""),k]))}}forced(t){
let{src:e,srcMask:s}=this.read(t),o=H(e.map(u=>this.srcVocab.tokens[u]).join(" "));if(o===null)return null;
let{bosId:r,eosId:i}=this.tgtVocab,a=[...this.target.encode(_(o)),i],c=this.model.forward(e,[r,...a.
slice(0,-1)],s,null),h=a.map((u,f)=>z(y(c,f))),l=h.map((u,f)=>-Math.log(u[a[f]]));return{translation:this.
textOf(h.map(u=>u.indexOf(Math.max(...u)))),loss:lt(l)/a.length}}};function Xe(n,t){return z(n).map(
(s,o)=>[t[o],s]).sort(([,s],[,o])=>o-s).slice(0,Ye)}function ne(n){let t=({shape:s,data:o})=>({shape:s,
data:Float32Array.from(o)}),e=Object.entries(n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.
fromEntries(e)}}var U={"":{name:"nothing"},positions:{name:"positions",breaks:"457",why:"Without positions, “four hu\
ndred and seven” and “seven hundred and four” look the same to it: of 300 new numbers, 2% still come\
 out right.",page:"05-positional-encoding",chapter:"Chapter 5: Positional encoding"},scale:{name:"th\
e scale",breaks:"457",why:"Without 1/√d_k the scores are 4 times as large, yet of 300 new numbers, 9\
8% still come out right.",page:"06-scaled-dot-product-attention",chapter:"Chapter 6: Scaled dot-prod\
uct attention"},head:{name:"one head",breaks:"1107",why:"Without head 3 of its self-attention, decod\
er layer 1 repeats itself: of 300 new numbers, 53% still come out right.",page:"07-splitting-and-joi\
ning-the-heads",chapter:"Chapter 7: Splitting and joining the heads"},mask:{name:"the causal mask",breaks:"\
457",why:"This smaller model was trained without the causal mask, so it mostly learned to copy the a\
nswer from its input.",page:"08-masking",chapter:"Chapter 8: Masking"}};function oe(n,t){let e=Object.
entries(U).map(([a,{name:c}])=>{let h=d("input",{type:"radio",name:`${t}-broken`,value:a,...E});return h.
addEventListener("change",()=>M(n,{broken:a})),{input:h,node:d("label",{},h,c)}}),s=e.map(({node:a})=>a),
o=d("legend",{},"Break it: remove"),r=d("fieldset",{class:"breaks"},o,...s),i=d("p",{class:"soft"},"\
To break it, choose German.");return{node:d("div",{},r,i),show(){r.hidden=n.get("language")!==b,i.hidden=
!r.hidden;for(let{input:a}of e)a.checked=a.value===n.get("broken")}}}var q=n=>n<1e-4?"< 0.01%":n>.9999?"> 99.99%":`${(100*n).toFixed(2)}%`;function Qe(){let[n,t]=[d("th",
{scope:"row"}),d("td")],e=d("td");return t.append(d("span",{class:"bar"})),{node:d("tr",{},n,t,e),name:n,
number:e}}function re(n){let t=d("caption"),e=Array.from({length:n},Qe),o=["token","bar","probabilit\
y"].map(i=>d("th",{scope:"col"},i));return{node:d("table",{class:"likely"},t,d("thead",{},d("tr",{class:"\
names"},...o)),d("tbody",{},...e.map(({node:i})=>i))),show(i,a){t.textContent=`Probabilities for tok\
en ${a+1}`,e.forEach(({node:c,name:h,number:l},u)=>{c.hidden=u>=i.length,!c.hidden&&(h.textContent=i[u][0],
l.textContent=q(i[u][1]),c.style.setProperty("--p",i[u][1]))})}}}var ie=n=>!n.matches(".none")&&!n.closest(".unwritten");function ae(n,t){let e=()=>t.flat().find(ie)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(f=>f.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{ie(s)||o(e())}}var Mt=20,Je=9;function ts(n,t,e,s){let o=d("td",{tabindex:"-1","data-row":t,"data-column":e,...E},d(
"span",{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.
style.setProperty("--w",n),o}var ce=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};
function es(n,t){let e=[],s=({target:o})=>{let{row:r,column:i}=o.closest?.("td[data-row]")?.dataset??
{};return r===void 0?[]:[Number(r),Number(i)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener(
"pointerleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("fo\
cusout",()=>{e=[],t()})}function he({label:n,rows:t,columns:e,weights:s,head:o,mayLook:r,look:i}){let a=e.
map(w=>d("span",{},w)),c=t.map((w,p)=>{let k=y(s,o*t.length+p);return e.map((v,$)=>ts(k[$],p,$,!r(p,
$)))}),h=d("td",{class:"corner"}),l=Wt({class:"heat-map",role:"grid","aria-label":n},"",[h,...a],t.map(
(w,p)=>[w,...c[p]])),[u,...f]=l.rows,g=[...u.cells].slice(1);l.classList.toggle("dense",e.length>Je),
l.style.setProperty("--columns",String(e.length)),es(l,i);let m=ae(l,c);return{node:l,show(w,p,k){f.
forEach((v,$)=>{v.classList.toggle("current",$===w)}),ce(f,p);for(let v of[g,...c])ce(v,k);m()}}}function le(n,t){
let[,e,s]=n.shape,o=ht(Mt+1).map(()=>"");for(let c of ht(e))y(n,t*e+c).forEach((h,l)=>{o[Math.round(
h*Mt)]+=`M${l} ${c}h1v1h-1z`});let r=o.map((c,h)=>h&&c?L("path",{d:c,"fill-opacity":h/Mt}):""),i=L("\
rect",{y:e,width:s,height:e});i.style.fill="var(--cell)";let a={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none"};return{node:L("svg",{...a,"aria-hidden":"true"},...r.filter(Boolean),i),show:c=>i.setAttribute(
"y",String(Math.min(c,e)))}}var ss={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},ns={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},os=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function rs(n,t,e){let s=n==="sublayers"&&ns[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function Lt(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(os))s.push(r?rs(o,r,
e):ss[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var At=n=>n.charAt(0).toUpperCase()+n.slice(1);var ot={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being ge\
nerated. Columns: the ${n} it attends to.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},
"encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: th\
e ${n} it attends to.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"\
Decoder self-attention",axes:(n,t)=>`Rows: the ${t} token being generated. Columns: the tokens befor\
e it. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function T(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var de=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var is=1e3,as=600,cs=2900,hs=100,_t=(...n)=>d("div",{class:"line"},...n),rt=class{constructor(t,{step:e,
total:s,move:o,tell:r,draw:i,rest:a},c){this.step=e,this.total=s,this.move=o,this.tell=r,this.draw=i,
this.rest=a,this.isCalm=c,this.uncovered=s(),this.isPlaying=!1,this.time=0,this.last=0,this.frame=0,
this.back=O("‹",()=>this.go(e()-1),{"aria-label":"Back"}),this.next=O("›",()=>this.go(e()+1),{"a\
ria-label":"Next"}),this.playIt=O("▶ Play",()=>this.playOrStop(),{class:"play"});let h=`${t}-step`;
this.range=d("input",{id:h,type:"range",min:1,...E}),this.range.addEventListener("input",()=>this.go(
Number(this.range.value))),this.place=d("output",{for:h,"aria-live":"off"});let l=d("label",{for:h,class:"\
token-label"},"Token");this.node=_t(this.playIt,this.back,this.next,l,this.range,this.place),this.node.
classList.add("steps")}go(t){this.stop();let e=this.total(),s=Math.min(Math.max(t,1),e);this.uncovered=
s===e?s:Math.max(this.uncovered,s),this.move(s),this.tell()}end(){this.stop(),this.uncovered=this.total(),
this.move(0),this.tell()}choose(t){this.uncovered=this.total(),this.go(t)}playOrStop(){this.isPlaying?
this.go(Math.max(1,this.uncovered)):this.play(this.uncovered<this.total()?this.uncovered+2:0)}play(t){
this.stop(),this.isPlaying=!0,this.node.setAttribute("aria-busy","true"),this.time=t,this.last=performance.
now(),this.turnTo(Math.floor(t)),this.tick(this.last),this.playIt.textContent="❚❚ Pause"}tick(t){
let e=Math.floor(this.time),s=e<2?is:Math.min(as,cs/this.total());this.time+=Math.min(t-this.last,hs)/
s,this.last=t;let o=Math.floor(this.time);if(o>=this.total()+2)return this.end();o!==e&&this.turnTo(
o),this.draw(o,this.isCalm?1:this.time-o),this.frame=requestAnimationFrame(r=>this.tick(r))}turnTo(t){
this.uncovered=Math.max(0,t-1),this.move(Math.max(1,this.uncovered))}stop(){this.isPlaying&&this.rest(),
this.isPlaying=!1,this.node.setAttribute("aria-busy","false"),cancelAnimationFrame(this.frame),this.
playIt.textContent="▶ Play"}restart(){this.uncovered=this.total(),this.range.max=String(this.total())}show(){
let[t,e]=[this.step(),this.total()];this.isPlaying||(this.uncovered=Math.max(this.uncovered,t)),this.
range.value=String(t),this.place.textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=
t===e}};var it=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.
get("example"),this.thumbs=[];let r=Object.entries(ot).map(([i,{name:a}])=>[i,a]);this.kind=Y("Atten\
tion",Object.fromEntries(r),i=>M(t,{path:de(i,this.parts.layer)})),this.kind.node.className="line",this.
heads=d("fieldset",{class:"heads"}),this.choice=d("div",{},this.kind.node,this.heads),this.title=d("\
summary"),this.place=jt(),this.axes=d("p",{class:"soft"}),this.inNumbers=d("details",{},this.title,this.
place,this.axes)}get path(){return this.model.get("path")}get parts(){return T(this.path)}get head(){
return this.model.get("head")}get isEncoder(){return this.path.startsWith("encoder")}get isCross(){return this.
path.endsWith("cross_attention")}get tokens(){return ot[this.parts.kind].tokens(this.answer)}weightsOf(t){
let e=this.answer.weights[this.path];return y(e,this.head*e.shape[1]+t)}drawHeads(t){this.answer=t;let{
kind:e}=this.parts;this.kind.show(e),this.heads.replaceChildren(d("legend",{},"Head")),this.thumbs=[];
for(let[s,o]of Object.entries(t.weights))T(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){
let{layer:s}=T(t),o=Array.from({length:e.shape[0]},(r,i)=>{let a=d("input",{type:"radio",name:`${this.
id}-head`,"aria-label":At(Lt(t,i)),...E});a.addEventListener("change",()=>M(this.model,{path:t,head:i}));
let c=le(e,i);this.thumbs.push({radio:a,picture:c,path:t,head:i});let h=d("span",{"aria-hidden":"tru\
e"},`head ${i}`);return d("label",{},a,c.node,h)});return _t(d("span",{},`Layer ${s}`),...o)}drawMap(){
let{axes:t,mayLook:e}=ot[this.parts.kind],{head:s}=this,[o,r]=this.tokens,i=At(Lt(this.path,s)),a=this.
answer.weights[this.path];this.title.textContent=`${i}, in numbers`,this.axes.textContent=`${t(...this.
languages)} Each row sums to 1.`;let{look:c}=this;this.map=he({label:i,rows:o,columns:r,head:s,weights:a,
mayLook:e,look:c}),this.place.replaceChildren(this.map.node);for(let h of this.thumbs)h.radio.checked=
h.path===this.path&&h.head===s}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:
e;this.map?.show(t,s,o);for(let{picture:r}of this.thumbs)r.show(s)}sentence(t,e){let[s,o]=this.tokens,
r=this.weightsOf(t),i=e??r.indexOf(Math.max(...r)),a=e===void 0?"looks most":"looks";return`“${s[t]}\
” ${a} at “${o[i]}”: ${r[i].toFixed(3)}.`}};var ls=560;function ds(n,t,e){let s=n.trim()?n:"␣",o=t?O(s,t,{class:"token",...E}):d("span",{class:"\
token"},s),r=d("small",{}),i=d("li",{},o,r);if(t){for(let a of["pointerenter","focus"])o.addEventListener(
a,()=>e(!0));for(let a of["pointerleave","blur"])o.addEventListener(a,()=>e(!1))}return{node:i,name:o,
number:r}}var at=class{constructor(t){this.lines=L("svg",{"aria-hidden":"true"});let e=t?[["Source"],
["Target"]]:[["English","en"],[]],s={"aria-hidden":"true"};this.names=e.map(()=>d("p",s)),this.lists=
e.map(()=>d("ol")),this.stacks=["encoder","decoder"].map(o=>d("p",{class:o,...s},o)),this.node=d("di\
v",{class:"stage"},this.lines,this.names[0],this.lists[0],...this.stacks,this.names[1],this.lists[1]);
for(let o of[0,1])this.call(o,...e[o]);this.sides=[[],[]],this.ends=null,this.drawAgain=()=>{}}light(t,e){
let s=T(e.path);for(let o of this.stacks){let r=o.className,i=new Set(t.filter(u=>u.startsWith(r)).map(
u=>T(u).layer)),[a,c]=s.kind.split(" "),h=`: ${c.replace("_","-")}, head ${e.head}`,l=[...i].map(u=>{
let f=a===r&&u===s.layer,g=`layer ${u}${f?h:""}`;return d("span",f?{class:"lit"}:{},g)});o.replaceChildren(
r,...l)}}call(t,e="",s=""){this.names[t].textContent=e,this.lists[t].setAttribute("aria-label",`${e}\
 tokens`),this.lists[t].lang=s}draw(t,e,s,o,r){this.sides=t.map((c,h)=>c.map((l,u)=>ds(l,e(h,u),f=>s(
f,h,u)))),this.sides[1].forEach(({node:c},h)=>{c.classList.toggle("slipped",h>=o),c.hidden=h>r}),this.
lists.forEach((c,h)=>{c.replaceChildren(...this.sides[h].map(({node:l})=>l))});let i=t[1].length-1-r,
a=`… and ${i} more, and still no end`;i>0&&this.lists[1].append(d("li",{class:"more"},a)),this.layOut()}layOut(){
let{classList:t,clientWidth:e}=this.node,s=()=>this.lists.some(o=>o.scrollWidth>o.clientWidth);t.remove(
"columns","dense"),s()&&t.add("dense"),e&&(e<ls||s())&&t.add("columns"),this.ends=null}show({step:t,
uncovered:e,place:[s,o],seen:r,weights:i,others:a}){this.sides[1].forEach(({node:h,name:l},u)=>{h.classList.
toggle("unwritten",u>e),h.classList.toggle("later",u>t),h.style.opacity="",u===t?l.setAttribute("ari\
a-current","step"):l.removeAttribute("aria-current")}),this.sides.forEach((h,l)=>{h.forEach(({node:u,
number:f},g)=>{let m=l===r&&e?i[g]:void 0;u.classList.toggle("looks",l===s&&g===o&&e>0),u.classList.
toggle("looked-at",m>=.05),u.style.setProperty("--w",m??0),f.textContent=m>=.005?m.toFixed(2):""})}),
this.lists.forEach((h,l)=>{h.classList.contains("seen")!==(l===r)&&(this.ends=null),h.classList.toggle(
"seen",l===r)});let c=a.slice(0,e);this.drawAgain=()=>{this.lines.replaceChildren(),s!==r&&e&&this.drawLines(
o,i,c)},this.drawAgain()}drawLines(t,e,s){let[o,r]=this.places();s.forEach((i,a)=>{o.forEach((c,h)=>{
a+1!==t&&i[h]>=.2&&this.join(c,r[a+1],i[h],"other")})}),o.forEach((i,a)=>{e[a]>=.02&&this.join(i,r[t],
e[a],"own")})}places(){let t=this.node.classList.contains("columns");return this.ends??=this.sides.map(
(e,s)=>e.map(({name:o})=>{let{offsetLeft:r,offsetTop:i,offsetWidth:a,offsetHeight:c}=o;return t?[r+(s?
0:a),i+c/2]:[r+a/2,i+(s?0:c)]})),this.ends}join(t,e,s,o){let[r,i,a,c]=[...t,...e],h=this.node.classList.
contains("columns"),[l,u]=[(r+a)/2,(i+c)/2],g=L("path",{class:o,d:`M${r},${i} C${h?[l,i,l,c]:[r,u,a,
u]} ${a},${c}`,"stroke-width":(1+5*s).toFixed(1),"stroke-opacity":(.25+.55*s).toFixed(2)});return this.
lines.append(g),g}enter(t){if(this.node.style.setProperty("--torn",String(Math.min(t,1))),this.node.
classList.toggle("reads",t>1),t<=1)return;this.lines.replaceChildren();let{offsetLeft:e,offsetTop:s,
offsetWidth:o,offsetHeight:r}=this.stacks[0],i=this.node.classList.contains("columns");for(let[a,c]of this.
places()[0]){let h=[e+o/2,s+r/2];this.join([a,c],i?[h[0],c]:[a,h[1]],.5,"own")}this.fly(t-1)}write(t,e){
this.node.classList.remove("reads"),this.fly(e);let{node:s}=this.sides[1][t];s.style.opacity=e<1?String(
Math.max(0,3*e-2)):"",this.node.classList.toggle("writes",e<1)}fly(t){for(let s of this.lines.querySelectorAll(
"circle"))s.remove();let e=this.lines.querySelectorAll("path.own");for(let s of e){let o=s.getTotalLength();
if(s.style.strokeDasharray=t<1?`${o*t} ${o}`:"",t>=1)continue;let{x:r,y:i}=s.getPointAtLength(o*t),a=2+
Number(s.getAttribute("stroke-width"));this.lines.append(L("circle",{cx:r,cy:i,r:a}))}}rest(){this.node.
classList.remove("reads","writes"),this.node.style.removeProperty("--torn"),this.drawAgain()}resize(){
this.layOut(),this.drawAgain()}};var us=.95,St="</s>",ue={class:"plain"},fs=/^(eleven|twelve|\w+teen) hundred\b/,ps="twelve hundred",
B=({language:n=b},t)=>d("strong",{lang:n},t),pe=({src_tokens:n,language:t})=>n.slice(t?1:0).join(" "),
gs=n=>n.toLocaleString("en"),fe=n=>n===St?"the end (</s>)":`“${n}”`;function ge({src_tokens:n,translation:t,
truth:e}){let s=e?e.number:H(n.join(" ")),o={number:s,right:"",named:null,isRight:!1,isWrong:!1};if(s===
null)return o;if(!e){let h=ee(t,s);return{number:s,right:_(s),named:null,isRight:h,isWrong:!h}}let{right:r,
named:i}=e,a=t===r;return{number:s,right:r,named:i,isRight:a,isWrong:!a&&(i!==null||!t)}}function me(n){
let{right:t,isWrong:e}=ge(n),{next_tokens:s}=n,o=i=>{let a=s.slice(0,i+1).join("").trim();return a===
t+St||t.startsWith(a)},r=s.findIndex((i,a)=>!o(a));return e&&r>=0?r:s.length}function ms({likely:n}){
let t=n.reduce((e,[[,s]],o)=>s<n[e][0][1]?o:e,0);return{step:t+1,pairs:n[t].slice(0,2)}}var ct=class{constructor(t,e,s){
this.model=t,this.go=e,this.ask=s,this.line=Pt("verdict"),this.sure=d("p",{class:"sure"}),this.why=d(
"p",{class:"why"}),this.node=d("div",{class:"result"},this.line,this.sure,this.why)}say(t){this.line.
textContent=t,this.line.className="verdict",this.node.classList.add("waits")}show(t){if(this.node.classList.
remove("waits"),this.model.get("own")){this.line.replaceChildren(`“${t.text}” is “`,d("strong",
{},t.translation),`”${we(t)}`);return}let e=ge(t),s=e.isRight?"right":e.isWrong?"wrong":"odd";this.
line.className=`verdict ${s}`,this.line.replaceChildren(...ys(t,e)),this.sure.replaceChildren(...this.
sureness(t)),this.why.replaceChildren(...this.reason(t,e))}sureness(t){if(!t.translation||this.model.
get("broken"))return[];let{step:e,pairs:s}=ms(t),[[o,r],[i,a]]=s;if(r>=us)return[`It was sure of eac\
h token: ${q(r).replace("> ","")} or more.`];let[c,h]=[r,a].map(u=>Math.round(100*u)),l=d("span",{class:"\
split","aria-hidden":"true"});return l.style.setProperty("--p",String(r/(r+a))),["It wavered at ",O(
`token ${e}`,()=>this.go(e),ue),` between ${fe(o)} `,l,` and ${fe(i)}: ${c} to ${h}.`]}reason(t,e){let s=this.
model.get("broken"),{number:o,isRight:r}=e;if(s)return this.whyBroken(t.forced,e,U[s]);if(o===null)return[];
let i=gt(o),a=pe(t);return a===i.replaceAll("-"," ")?[]:this.model.get("years")&&a===ps?["Neither tr\
aining showed this number."]:this.model.get("years")&&fs.test(a)?["In the second training, half of t\
he years were written like this."]:[`In training, such a number is always written “${i}”, ${r?"s\
o this is a guess, and a lucky one":"so this is a guess"}.`]}whyBroken(t,{right:e,isRight:s},{why:o,
page:r,chapter:i,breaks:a}){let c=document.documentElement.dataset.content_root,h=this.model.later?"\
html":"ipynb",l=`${c?`${c}book/`:""}${r}.${h}`,u=t?.translation===e?"repeats it":"does not quite cop\
y it",f=t?` Fed the right answer, it ${u} (“${t.translation}”, a loss of ${t.loss.toFixed(3)}, w\
here 0 is perfect). On its own it has nothing to copy.`:"",m=["This number survives. Try ",O(a,()=>this.
ask(a),ue),". "],w=d("a",{href:l},i);return[...s?m:[],`${o}${f} `,w]}},ws=n=>`${n} ${n===1?"token":"\
tokens"}`;function we({next_tokens:n}){return n.at(-1)===St?`, written in ${ws(n.length-1)} and the \
end token.`:" … and the model did not come to an end."}function ys(n,{number:t,right:e,named:s,isRight:o,
isWrong:r}){let{translation:i}=n,a=pe(n),c=`”${s&&r?`, which is ${gs(s)}`:""}${we(n)}`;if(o)return[
`Right: “${a}” is “`,B(n,i),c];if(t===null)return[`“${a}” became “`,B(n,i),`${c} No numb\
er has this name in English, so no answer is right.`];let h=r?"It is “":"The spelling that it was \
taught is “",l=n.truth?"":Ot(t),u=[h,B(n,e),"”"];u.push(...l?[" or “",B(n,l),"”."]:["."]);let f=d(
"span",{class:"truth"},...u);if(!i)return[`Wrong: of “${a}” it made nothing. It stopped at once.`,
f];let g=bs(i,e),m=d("span",{class:"slip"},i.slice(g)),w=B(n,i.slice(0,g));return w.append(m),[`${r?
"Wrong: ":""}“${a}” became “`,w,c,f]}function bs(n,t){let e=0;for(;e<n.length&&n[e]===t[e];)e+=
1;return e}var ks=8,$s=["forty-seven","ninety-seven"],xs=["7001"],vs=["twelve hundred","nineteen hundred"],Es=[
"twelve hundred","eleven hundred","4247","seven forty"],Os=n=>({path:"decoder.layers.1.cross_attenti\
on",head:n===b?3:0}),ye=0;function Ms(n,t){let e=r=>O(r,()=>n(r),{class:"plain"});if(t){let r=Es.map(
e);return{node:d("div",{class:"line soft"},"Try",...r),show(){}}}let s=$s.map(e),o=[...xs.map(e),"or\
 what it never saw:",...vs.map(e)];return{node:d("div",{class:"line soft"},"Try",...s,...o),show(r){
s[0].hidden=!r,s[1].hidden=r}}}var Ct=class{constructor({model:t,el:e}){ye+=1;let s=`live-translator\
-${ye}`;this.model=t,this.isCalm=matchMedia("(prefers-reduced-motion: reduce)").matches,this.isOwn=t.
get("own"),this.isFixed=this.isOwn||t.get("years"),this.answer=ne(t.get("example")),this.chosen=0,this.
pointed=null,this.kindDrawn="",this.turn=0,this.fetchWhole=nt(t,P),this.fetchUnmasked=nt(t,P,"unmask\
ed"),this.fetchMany=nt(t,P,"languages");let o=u=>{M(t,{broken:""}),this.form.ask(u)};this.more=Ms(o,
t.get("years")),this.menu=Xt(t,u=>M(t,{language:u,broken:"",...Os(u)}));let r=this.isOwn?"":this.more.
node,i=u=>this.translate(u),a=this.isFixed?"":this.menu.node;this.form=Qt(t,"Translate",r,i,a),this.
form.node.addEventListener("focusin",({target:u})=>{u instanceof HTMLSelectElement||this.fetchModel().
catch(()=>{})}),this.stage=new at(this.isOwn);let c={step:()=>this.step,total:()=>this.total,move:u=>this.
move(u),tell:()=>this.tell(),draw:(u,f)=>this.drawTime(u,f),rest:()=>this.stage.rest()};this.steps=new rt(
s,c,this.isCalm),this.stage.node.addEventListener("click",({target:u})=>{let f=this.steps.node.contains(
u);this.steps.isPlaying&&!f&&this.steps.end()}),this.breaks=oe(t,s);let h=u=>this.steps.go(u);this.verdict=
new ct(t,h,u=>this.form.ask(u)),this.likely=re(this.answer.likely[0].length);let l=["source tokens",
"target"];this.maps=new it(t,s,l,(...u)=>this.point(...u)),this.readout=d("p",{class:"readout","aria\
-hidden":"true"}),this.answered=d("div",{class:"answered"}),this.address=this.inAddress(e),this.place(
e)}inAddress(t){let e=this.answer.weights[this.model.get("path")].shape[0];return Jt(this.model,t,{text:s=>s.
length<=Zt?s:void 0,broken:this.isFixed?()=>{}:W(Object.keys(U)),language:this.isFixed?()=>{}:W(Object.
keys(this.model.get("languages"))),step:s=>/^\d{1,2}$/.test(s)?Number(s):void 0,path:W(Object.keys(this.
answer.weights)),head:W([...Array(e).keys()])})}place(t){let{maps:e,likely:s}=this,o=[s.node,e.choice],
r=d("details",this.model.get("maps")?{open:""}:{},d("summary",{},"Probabilities and attention maps"),
d("div",{class:"halves"},...o),e.inNumbers);this.stage.node.append(this.readout,this.steps.node),this.
answered.append(this.stage.node,this.isFixed?"":this.breaks.node,this.verdict.node,r),Rt(t,"live-tra\
nslator","Live translator",this.form.node,this.answered,this.address.node)}fetchModel(){return this.
model.get("language")!==b?this.fetchMany():this.model.get("broken")==="mask"?this.fetchUnmasked():this.
fetchWhole()}get onItsWay(){return this.model.get("language")===b?"The model is on its way …":"A m\
odel of many languages is on its way, once for all of them …"}get asks(){let{src_tokens:t,language:e=b}=this.
answer;if(this.isOwn||e===b)return"";let[s]=this.model.get("languages")[e];return` “${t[0]}” asks \
for ${s}.`}get total(){let{length:t}=this.answer.next_tokens;return this.answer.next_tokens.at(-1)===
"</s>"?t:Math.min(t,ks)}get step(){let{total:t}=this;return Math.min(Math.max(this.model.get("step")||
t-1,1),t)}async translate(t,e){let{form:s,verdict:o,steps:r}=this;this.turn+=1;let i=this.turn,a=setTimeout(
()=>o.say(this.onItsWay),150);s.node.setAttribute("aria-busy","true"),this.menu.show();try{let[c,h]=[
this.model.get("broken"),this.model.get("language")],l=await this.fetchModel();if(i!==this.turn)return;
this.answer=l.answer(t,c,h)}catch(c){if(i!==this.turn)return;s.refuse(c),this.answered.inert=!0,o.say(
"No answer: what is dimmed belongs to the text before.");return}finally{clearTimeout(a),i===this.turn&&
s.node.setAttribute("aria-busy","false")}s.refuse(null),this.answered.inert=!1,this.drawAnswer(),e&&
e<=r.total()?r.go(e):e||this.isCalm?r.end():r.play(0),M(this.model,{text:t}),this.address.show()}move(t){
this.model.get("step")===t?this.show():M(this.model,{step:t})}async translateAgain(){this.breaks.show(),
await this.translate(this.answer.text,1/0)}drawAnswer(){this.form.show(this.answer.text),this.breaks.
show(),this.drawLanguage(),this.steps.restart(),this.chosen=0,this.drawMaps()}drawLanguage(){if(this.
isOwn)return;let{language:t=b}=this.answer,[e]=this.model.get("languages")[t];this.menu.show(),this.
more.show(t===b),this.stage.call(1,e,t),this.maps.languages=["English words",e]}drawMaps(){let{isEncoder:t}=this.
maps;this.kindDrawn=this.maps.parts.kind;let e=c=>{this.chosen=c,this.show()},s=(c,h)=>c===1&&h?()=>this.
steps.choose(h):c===0&&t?()=>e(h):void 0,o=(c,h,l)=>{t&&h||this.point(c?l-h:void 0)},{src_tokens:r,next_tokens:i}=this.
answer,a=[r,["<s>",...i]];this.stage.draw(a,s,o,me(this.answer)+1,this.total),this.maps.drawHeads(this.
answer),this.drawMap()}drawMap(){this.maps.drawMap(),this.stage.light(Object.keys(this.answer.weights),
this.maps),this.pointed=null,this.show()}show(){let{maps:t,steps:e,answer:s,step:o}=this;e.show();let r=t.
isEncoder?this.chosen:o-1,i=this.pointed?.row??r;this.stage.show({step:o,uncovered:e.uncovered,place:t.
isEncoder?[0,i]:[1,i+1],seen:t.isEncoder||t.isCross?0:1,weights:t.weightsOf(i),others:t.isCross?s.next_tokens.
map((h,l)=>t.weightsOf(l)):[]});let a=t.isEncoder?o-1:i;this.likely.show(s.likely[a],a),t.show(r,e.uncovered);
let c=t.sentence(i,this.pointed?.column)+this.asks;e.uncovered&&(this.readout.textContent=c),this.address.
show()}drawTime(t,e){let{stage:s,verdict:o,readout:r,answer:i}=this;if(o.say("The model generates …"),
t>1?s.write(t-1,e):s.enter(t+e),t>1)return;let{text:a,src_tokens:c}=i,h=`“${a}” is split into ${c.
length} tokens.`,l="The encoder takes in all of them together.";r.textContent=t?`${h} ${l}`:h}point(t,e){
this.pointed=t===void 0?null:{row:t,column:e},this.show()}tell(){let{answer:t,step:e,verdict:s}=this,
{total:o}=this,[r,i]=t.likely[e-1][0];this.model.get("step")&&e<o?s.say(`Token ${e} of ${o} is “${r}\
”, with a probability of ${q(i)}.`):s.show(t)}};function Ls({model:n,el:t}){let e={broken:n.get("b\
roken"),language:n.get("language")},s=new Ct({model:n,el:t}),o={text:n.get("text"),step:n.get("step")},
r=Object.entries(e).some(([h,l])=>n.get(h)!==l),i=o.text!==s.answer.text||r;i&&(n.set("text",s.answer.
text),n.set("step",0));let a={text:()=>{n.get("text")!==s.answer.text&&s.translate(n.get("text"))},broken:()=>s.
translateAgain(),language:()=>s.translate(s.answer.text),step:()=>s.show(),path:()=>{s.maps.parts.kind===
s.kindDrawn?s.drawMap():s.drawMaps()},head:()=>s.drawMap()};for(let[h,l]of Object.entries(a))n.on(`c\
hange:${h}`,l);let c=new ResizeObserver(()=>s.stage.resize());return c.observe(s.stage.node),s.drawAnswer(),
s.tell(),i&&s.translate(o.text,o.step),()=>{s.steps.stop(),c.disconnect();for(let[h,l]of Object.entries(
a))n.off(`change:${h}`,l)}}var be={render:Ls};widget=be;})();
export default widget;
