let widget;
(()=>{function d(n,t={},...e){return Rt(document.createElement(n),t,e)}function A(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Rt(s,t,e)}function Rt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function jt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var Wt=(...n)=>d("div",{class:"scroller"},...n);function Z(n,t,e,s){let o=(l,h,u)=>u.map(f=>f instanceof
HTMLTableCellElement?f:d(l,h,f)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],
i=s.map(l=>{let h=o("th",{scope:"row"},l.slice(0,1));return d("tr",{},...h,...o("td",{},l.slice(1)))}),
a=t?[d("caption",{},t)]:[],c=d("thead",{},d("tr",{},...r));return d("table",n,...a,c,d("tbody",{},...i))}
var M={"data-lm-suppress-shortcuts":"true"};function E(n,t,e={}){let s=d("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function X(n,t,e){let s=Object.entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,
r=d("select",{id:o,...M},...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"\
control menu"},d("label",{for:o},n),r),show(i){r.value=i}}}var Pt=(n={})=>d("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,...M});function Q(n,t,...e){let s=d("input",{type:"\
radio",...n,...M});return s.addEventListener("change",t),{input:s,node:d("label",{},s,...e)}}function O(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function zt(n){let t=d(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Ee(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ve=1e3,Y,Nt;function Ee(n){Y?.isConnected||
(Y=d("p",{class:"annotated-voice",role:"status"}),document.body.append(Y));let t=Y;clearTimeout(Nt),
Nt=setTimeout(()=>{t.textContent=n},ve)}var L=(n,t=0)=>Array.from({length:n},(e,s)=>t+s);var ft=n=>n.reduce((t,e)=>t+e,0);function y({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function P(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ft(s);return s.map(r=>r/o)}var Oe=1e-5;function T(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var gt=(n,t)=>(e,s)=>n[s]!==
t,tt=()=>(n,t)=>t<=n;function Me(n,t,e){let s=T(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[y(n,o),y(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,l=e.data[a];for(let h=0;h<r.length;h++)l+=r[h]*t.data[c+
h];i[a]=l}}return s}function Le(n,t,e){let s=T(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[y(
n,o),y(s,o)],a=0,c=0;for(let h of r)a+=h/r.length;for(let h of r)c+=(h-a)**2/r.length;let l=1/Math.sqrt(
c+Oe);for(let h=0;h<i.length;h++)i[h]=(r[h]-a)*l*t.data[h]+e.data[h]}return s}function pt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Ae=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function _e(n,t,e,s,o,r,i){let[a,c]=n.shape,l=t.shape[0],h=c/s,u=i.scale?1:Math.sqrt(h),
f=T(s,a,l),w=T(s,a,l),m=T(a,c);for(let g=0;g<s;g++)for(let p=0;p<a;p++){let k=g*a+p,v=($,R)=>y($,R).
subarray(g*h,(g+1)*h),[x,V]=[v(n,p),v(m,p)],ut=y(f,k);for(let $=0;$<l;$++){let R=v(t,$),C=0;for(let G=0;G<
h;G++)C+=x[G]*R[G];ut[$]=!o||o(r+p,$)?C/u:-1/0}if(ut.every($=>$===-1/0))throw new RangeError("mask m\
asks every key for some query");let It=y(w,k);if(It.set(P(ut)),i.head!==g)for(let $=0;$<h;$++){let R=0;
for(let C=0;C<l;C++)R+=It[C]*e.data[C*c+g*h+$];V[$]=R}}return{scores:f,weights:w,values:m}}var mt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}apply(t,e,s){let{[`${e}.weight`]:o,[`${e}.bias`]:r}=this.parameters;return t(
s,o,r)}linear(t,e){let s=this.apply(Me,t,e);return t===this.without.output&&s.data.fill(0),this.note(
t,s)}norm(t,e){return this.note(t,this.apply(Le,t,e))}embed(t,e){let s=this.parameters[`${t}.table.w\
eight`],o=T(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`id\
s holds ${i}, but the vocabulary has ${s.shape[0]} entries`);y(o,a).set(y(s,i))}),this.note(`${t}.ta\
ble`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:pt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
l]=this.without.head??[],{scores:h,weights:u,values:f}=_e(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?l:void 0});return this.note(`${t}.scores`,h),this.note(`${t}.weights`,u),this.
note(`${t}.values`,f),this.note(t,this.linear(`${t}.w_o`,f))}feedForward(t,e){let s=Ae(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
pt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,pt(e,s(e)));return this.note(t,o)}stack(t,e,s,o=new Map,r=0,i=null,a=null){
for(let h=0;h<this.config.n_layers;h++){let u=`${t}.layers.${h}`,[f,w]=[`${u}.self_attention`,`${u}.\
cross_attention`],m=[g=>(o.set(f,Se(o.get(f),this.project(f,g))),this.attend(f,g,o.get(f),s,r)),g=>(o.
has(w)||o.set(w,this.project(w,i)),this.attend(w,g,o.get(w),a,r)),g=>this.feedForward(`${u}.feed_for\
ward`,g)];i||m.splice(1,1);for(let[g,p]of m.entries())e=this.sublayer(`${u}.sublayers.${g}`,e,p);this.
note(u,e)}let c=`${t}.norm`,{norm_first:l}=this.config;return this.note(t,l?this.norm(c,e):this.note(
c,e))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},J=class extends mt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",s,
e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.embed("t\
gt_embed",s),c=this.positions("positions.tgt","tgt",a,i);return this.stack("decoder",c,o,r,i,t,e)}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Se(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=T(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Ft(n,t){
let e={},s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function Dt(n,t,e,{
maxLen:s,bosId:o,eosId:r}){let i=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===
r);){let l=n.decode(i,e,c.slice(-1),null,a),h=n.generator(l).data;c.push(h.indexOf(h.reduce((u,f)=>Math.
max(u,f))))}return c}function et(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var st=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=et(t),this.thousands=et(e),this.before=et(s),this.
after=et(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.
thousands[e]:this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.
indexOf(t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Ht({config:n,tensors:t},e){let s=typeof e=="string"?Ce(e):Te(e),o={};for(let[r,i,a,c]of t){
let l=i.reduce((f,w)=>f*w,1),h=f=>s.slice(a,a+f*l).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
h(2)),Ie):new Float32Array(h(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var Ce=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Te=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Ie(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var _="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ne=new RegExp(
`[${_}]+`),Re=new RegExp(`^[${_}]+|[${_}]+$`,"g");function rt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ne).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var j="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),ot="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function yt(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${nt(t)} thousand ${e<100?"and ":""}${nt(e)}`:`${nt(t)} thousand`:nt(
e)}function nt(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Kt(e);let s=`${j[t]} hundred`;return e?
`${s} and ${Kt(e)}`:s}function Kt(n){if(n<20)return j[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${ot[t]}\
-${j[e]}`:ot[t]}var je=new RegExp(`^[${_}]*<[A-Za-z]+>[${_}]`),We=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Pe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,I="I translate integers from 0 to 999,999.",z=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Bt(n){let[t]=je.exec(n)??[""];return t+ze(n.slice(t.length))}
function ze(n){let t=n.replace(Re,"");if(!We.test(t))return n;let e=Pe.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${I} “${z(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return yt(e)}var Ut=(n,t)=>qt(n,t,1)[0];function qt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*wt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function wt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((l,h)=>a===l?(s[h-1]??0)+1:0),s.forEach((l,h)=>{l>e.size&&(e={size:l,i:c-l+1,j:h-l+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+wt(n.slice(0,r),t.slice(0,i))+wt(n.slice(r+o),t.slice(
i+o))}var Vt=n=>/^\d+$/.test(n),Fe=40,bt=["<pad>","<s>","</s>","<unk>"],kt=class{constructor(t){this.tokens=
[...bt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=bt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},xt="[\\p{L}\\p{N}_]",Yt=`[^\\p{L}\\p{N}_${_}]`,De=new RegExp(`${xt}+(?:[\
'’-]${xt}+)*|${Yt}`,"gu"),He=new RegExp(` ?${xt}+| ?${Yt}+|[${_}]`,"gu"),F=class{constructor({tokens:t}){
this.vocabulary=new kt(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(De)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},$t=class extends F{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(bt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return rt(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${I} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Vt(c))??a[0]))}refusal(t){
if(Vt(t))return`${I} Write “${z(t)}” in words too, or the integer in digits.`;let e=t.length<=Fe&&
Ut(t,this.words);return`${I} “${z(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},vt=class extends F{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Gt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(He)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Gt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Ke(t,this.merges[e])}}},
Gt=(n,t)=>`${n.length} ${n}${t}`;function Ke(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Be={words:F,"number words":$t,"sub-words":vt},Et=({
kind:n,...t})=>new Be[n](t);var Ue=2e4,Zt=400,b="de",D=class{constructor({blueprint:t,weights:e}){this.model=new J(Ht(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=Et(t.src_tokenizer),this.target=Et(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new st(this.parts[t]),this.names[t]}read(t,e=b){
let s=e===b?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Bt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${I} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:gt(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=gt(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,tt(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function it(n,t=D,e=""){let s=null;return()=>s??=qe(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function qe(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await Ve(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function Ve(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),Ue),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.on(`change:${t}weight\
s`,r),n.set(`${t}wanted`,!0),n.save_changes()})}function Xt(n,t){if(n.get("own"))return{node:"",show(){}};
let e=Object.entries(n.get("languages")).map(([r,[i]])=>[r,i]),{node:s,show:o}=X("into",Object.fromEntries(
e),t);return s.className="into",s.firstElementChild?.prepend(d("span",{class:"heard"},"Translate ")),
{node:s,show:()=>o(n.get("language"))}}var Ge=n=>n.get("own")?"A text for your translator":"An Engli\
sh number, in words or in digits";function Qt(n,t,e,s,o="",r=Ge(n)){let i="",a=`text-${Math.random()}`,
c=Pt({id:a,"aria-describedby":`${a}-error`}),l=d("p",{id:`${a}-error`,class:"error",role:"alert"}),h=d(
"form",{},d("label",{for:a},r),d("div",{class:"line"},c,o,d("button",{class:"main"},t)),e,l);c.addEventListener(
"keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),h.requestSubmit())});let u=(m,g)=>{
i=c.value,s(m,g)};return h.addEventListener("submit",m=>{m.preventDefault(),u(c.value)}),{node:h,ask:u,
show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let g=m instanceof RangeError;c.setAttribute("aria-i\
nvalid",String(g)),l.textContent=g?m.message:"",m&&!g&&(l.textContent=`The model cannot answer: ${m.
message}. Press ${t} to try again.`)}}}var H=n=>t=>n.find(e=>String(e)===t),qs=H([!0,!1]),Ye=n=>String(n);function Jt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=p=>(s[p]??Ye)(n.get(p)),l=Object.keys(
e),h=Object.fromEntries(l.map(p=>[p,c(p)])),u=new URLSearchParams(location.search),f=[];for(let[p,k]of Object.
entries(e)){let v=u.get(`${a}.${p}`);if(v===null)continue;let x=k(v);x===void 0?f.push(p):n.set(p,x)}
let w=d("a",{},"Copy link to this setting"),m=d("span",{role:"status"});w.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let g=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},w,m,g),show(){let p=new URLSearchParams(location.search);for(let x of l){let V=c(x);V===h[x]?p.
delete(`${a}.${x}`):p.set(`${a}.${x}`,V)}m.textContent="";let k=o.closest("section[id]")?.id,v=p.size?
`?${p}`:location.pathname;w.setAttribute("href",`${v}${k?`#${k}`:""}`)}}}var se="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Xe="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function S(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${S(e,!0)}tausend`:"")+(s?`${S(s,!0)}hundert`:"");return o||!r?r+Ot(o,t&&!s):r}function Ot(n,t){
if(n===1&&t)return"ein";if(n<20)return se[n];let[e,s]=[Xe[Math.floor(n/10)],n%10];return s?`${Ot(s,!0)}\
und${e}`:e}function ne(n,t){let e=S(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===Mt(t)}var Ys=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[Ot(e,n),e])));function Mt(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${se[(n-t)/100]}hundert${t?S(t):""}`}function K(n){
let t=rt(n);return t.includes("thousand")?oe("thousand",1e3,t,1e6,e=>te(e,1e3)):te(t,1e4)}var te=(n,t)=>n.
includes("hundred")?oe("hundred",100,n,t,ee):ee(n);function oe(n,t,e,s,o){let r=e.indexOf(n),i=e.slice(
r+1),a=r?o(e.slice(0,r)):1,c=i.length&&o(i[0]==="and"&&i[1]?i.slice(1):i),l=t*a+c;return a&&(c||!i.length)&&
l<s?l:null}function ee(n){let[t,e,...s]=n,o=j.indexOf(t);if(o>=0)return e===void 0?o:null;let r=ot.indexOf(
t);if(r<2||s.length)return null;if(e===void 0)return 10*r;let i=j.indexOf(e);return i>0&&i<10?10*r+i:
null}var Qe=5,Je={positions:{positions:!0},head:{head:["decoder.layers.1.self_attention",3]},scale:{scale:!0}},
W=class extends D{answer(t,e="",s=b){if(s!==b)return this.inLanguage(t,s);this.model.without=Je[e]??
{};let o=this.whole(t);return e==="mask"?{...o,forced:this.forced(t)}:o}inLanguage(t,e){let s=this.whole(
t,e),{src_tokens:o,translation:r}=s,i=this.namesIn(e),a=K(o.slice(1).join(" ")),c=a===null?"":i.nameOf(
a),l=i.numberOf(r);return{...s,language:e,truth:{number:a,right:c,named:l}}}whole(t,e=b){let{model:s,
srcVocab:o,tgtVocab:r}=this,{bosId:i,eosId:a,tokens:c}=r,l=s.config.max_len,{src:h,srcMask:u}=this.read(
t,e),f=Dt(s,h,u,{maxLen:l,bosId:i,eosId:a}),w=f.slice(0,-1),m=Ft(s,()=>s.forward(h,w,u,tt())),g=Object.
entries(m).filter(([p])=>p.endsWith(".weights"));return{text:t,translation:this.textOf(f),src_tokens:h.
map(p=>o.tokens[p]),tgt_tokens:w.map(p=>c[p]),next_tokens:f.slice(1).map(p=>c[p]),likely:w.map((p,k)=>ts(
y(m.generator,k),c)),weights:Object.fromEntries(g.map(([p,k])=>[p.replace(".weights",""),k]))}}forced(t){
let{src:e,srcMask:s}=this.read(t),o=K(e.map(u=>this.srcVocab.tokens[u]).join(" "));if(o===null)return null;
let{bosId:r,eosId:i}=this.tgtVocab,a=[...this.target.encode(S(o)),i],c=this.model.forward(e,[r,...a.
slice(0,-1)],s,null),l=a.map((u,f)=>P(y(c,f))),h=l.map((u,f)=>-Math.log(u[a[f]]));return{translation:this.
textOf(l.map(u=>u.indexOf(Math.max(...u)))),loss:ft(h)/a.length}}};function ts(n,t){return P(n).map(
(s,o)=>[t[o],s]).sort(([,s],[,o])=>o-s).slice(0,Qe)}function re(n){let t=Object.entries(n.weights).map(
([e,{shape:s,data:o}])=>[e,{shape:s,data:Float32Array.from(o)}]);return{...n,weights:Object.fromEntries(
t)}}var B={"":{name:"nothing"},positions:{name:"positions",breaks:"457",why:"Without positions, “four hu\
ndred and seven” and “seven hundred and four” look the same to it: of 300 new numbers, 2% still come\
 out right.",page:"05-positional-encoding",chapter:"Chapter 5: Positional encoding"},scale:{name:"th\
e scale",breaks:"457",why:"Without 1/√d_k the scores are 4 times as large, yet of 300 new numbers, 9\
8% still come out right.",page:"06-scaled-dot-product-attention",chapter:"Chapter 6: Scaled dot-prod\
uct attention"},head:{name:"one head",breaks:"1107",why:"Without head 3 of its self-attention, decod\
er layer 1 repeats itself: of 300 new numbers, 53% still come out right.",page:"07-splitting-and-joi\
ning-the-heads",chapter:"Chapter 7: Splitting and joining the heads"},mask:{name:"the causal mask",breaks:"\
457",why:"This smaller model was trained without the causal mask, so it mostly learned to copy the a\
nswer from its input.",page:"08-masking",chapter:"Chapter 8: Masking"}};function ie(n,t){let e=Object.
entries(B).map(([a,{name:c}])=>Q({name:`${t}-broken`,value:a},()=>O(n,{broken:a}),c)),s=e.map(({node:a})=>a),
o=d("legend",{},"Break it: remove"),r=d("fieldset",{class:"breaks"},o,...s),i=d("p",{class:"soft"},"\
To break it, choose German.");return{node:d("div",{},r,i),show(){r.hidden=n.get("language")!==b,i.hidden=
!r.hidden;for(let{input:a}of e)a.checked=a.value===n.get("broken")}}}var U=n=>n<1e-4?"< 0.01%":n>.9999?"> 99.99%":`${(100*n).toFixed(2)}%`;function ae(n){let t=L(n).map(
()=>[d("span"),d("span",{class:"bar"}),d("span")]),e=[d("th",{scope:"col"},"token"),"bar","probabili\
ty"],s=Z({class:"likely numbers"},"",e,t);return s.tHead?.classList.add("heard"),{node:s,show(o,r){s.
createCaption().textContent=`Probabilities for token ${r+1}`,t.forEach(([i,a,c],l)=>{let[h,u]=o[l];i.
textContent=h,a.style.setProperty("--p",u),c.textContent=U(u)})}}}var ce=n=>!n.matches(".none")&&!n.closest(".unwritten");function he(n,t){let e=()=>t.flat().find(ce)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(f=>f.includes(i));if(a<0)return;let c=t[a].indexOf(i),[l,h]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let u=t[l]?.[h];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{ce(s)||o(e())}}var Lt=20,es=9;function ss(n,t,e,s){let o=d("td",{tabindex:"-1","data-row":t,"data-column":e,...M},d(
"span",{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.
style.setProperty("--w",n),o}var le=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};
function ns(n,t){let e=[],s=({target:o})=>{let{row:r,column:i}=o.closest?.("td[data-row]")?.dataset??
{};return r===void 0?[]:[Number(r),Number(i)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener(
"pointerleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("fo\
cusout",()=>{e=[],t()})}function de({label:n,rows:t,columns:e,weights:s,head:o,mayLook:r,look:i}){let a=e.
map(g=>d("span",{},g)),c=t.map((g,p)=>{let k=y(s,o*t.length+p);return e.map((v,x)=>ss(k[x],p,x,!r(p,
x)))}),l=d("td",{class:"corner"}),h=Z({class:"heat-map numbers",role:"grid","aria-label":n},"",[l,...a],
t.map((g,p)=>[g,...c[p]])),[u,...f]=h.rows,w=[...u.cells].slice(1);h.classList.toggle("dense",e.length>
es),h.style.setProperty("--columns",String(e.length)),ns(h,i);let m=he(h,c);return{node:h,show(g,p,k){
f.forEach((v,x)=>{v.classList.toggle("current",x===g)}),le(f,p);for(let v of[w,...c])le(v,k);m()}}}function ue(n,t){
let[,e,s]=n.shape,o=L(Lt+1).map(()=>"");for(let c of L(e))y(n,t*e+c).forEach((l,h)=>{o[Math.round(l*
Lt)]+=`M${h} ${c}h1v1h-1z`});let r=o.map((c,l)=>l&&c?A("path",{d:c,"fill-opacity":l/Lt}):""),i=A("re\
ct",{y:e,width:s,height:e});i.style.fill="var(--cell)";let a={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none"};return{node:A("svg",{...a,"aria-hidden":"true"},...r.filter(Boolean),i),show:c=>i.setAttribute(
"y",String(Math.min(c,e)))}}var os={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},rs={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},is=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function as(n,t,e){let s=n==="sublayers"&&rs[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function At(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(is))s.push(r?as(o,r,
e):os[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var _t=n=>n.charAt(0).toUpperCase()+n.slice(1);var at={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being ge\
nerated. Columns: the ${n} it attends to.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},
"encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: th\
e ${n} it attends to.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"\
Decoder self-attention",axes:(n,t)=>`Rows: the ${t} token being generated. Columns: the tokens befor\
e it. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function N(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var fe=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var cs=1e3,hs=600,ls=2900,ds=100,St=(...n)=>d("div",{class:"line"},...n),ct=class{constructor(t,e){this.
view=e,this.uncovered=e.total,this.isPlaying=!1,this.time=0,this.last=0,this.frame=0,this.back=E("‹",
()=>this.go(e.step-1),{"aria-label":"Back"}),this.next=E("›",()=>this.go(e.step+1),{"aria-label":"\
Next"}),this.playIt=E("▶ Play",()=>this.playOrStop(),{class:"play"});let s=`${t}-step`;this.range=
d("input",{id:s,type:"range",min:1,...M}),this.range.addEventListener("input",()=>this.go(Number(this.
range.value))),this.place=d("output",{for:s,"aria-live":"off"});let o=d("label",{for:s,class:"token-\
label"},"Token");this.node=St(this.playIt,this.back,this.next,o,this.range,this.place),this.node.classList.
add("steps")}go(t){this.stop();let e=Math.min(Math.max(t,1),this.view.total);this.uncovered=Math.max(
this.uncovered,e),this.moveAndTell(e)}end(){this.stop(),this.uncovered=this.view.total,this.moveAndTell(
0)}moveAndTell(t){this.view.move(t),this.view.tell()}choose(t){this.uncovered=this.view.total,this.go(
t)}playOrStop(){this.isPlaying?this.go(Math.max(1,this.uncovered)):this.play(this.uncovered<this.view.
total?this.uncovered+2:0)}play(t){this.stop(),this.isPlaying=!0,this.node.setAttribute("aria-busy","\
true"),this.time=t,this.last=performance.now(),this.turnTo(Math.floor(t)),this.tick(this.last),this.
playIt.textContent="❚❚ Pause"}tick(t){let e=Math.floor(this.time),s=e<2?cs:Math.min(hs,ls/this.view.
total);this.time+=Math.min(t-this.last,ds)/s,this.last=t;let o=Math.floor(this.time);if(o>=this.view.
total+2)return this.end();o!==e&&this.turnTo(o),this.view.drawTime(o,this.view.isCalm?1:this.time-o),
this.frame=requestAnimationFrame(r=>this.tick(r))}turnTo(t){this.uncovered=Math.max(0,t-1),this.view.
move(Math.max(1,this.uncovered))}stop(){this.isPlaying&&this.view.stage.rest(),this.isPlaying=!1,this.
node.setAttribute("aria-busy","false"),cancelAnimationFrame(this.frame),this.playIt.textContent="▶ P\
lay"}restart(){this.uncovered=this.view.total,this.range.max=String(this.uncovered)}show(){let{step:t,
total:e}=this.view;this.isPlaying||(this.uncovered=Math.max(this.uncovered,t)),this.range.value=String(
t),this.place.textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var ht=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.
get("example"),this.thumbs=[];let r=Object.entries(at).map(([i,{name:a}])=>[i,a]);this.kind=X("Atten\
tion",Object.fromEntries(r),i=>O(t,{path:fe(i,this.parts.layer)})),this.kind.node.className="line",this.
heads=d("fieldset",{class:"heads"}),this.choice=d("div",{},this.kind.node,this.heads),this.title=d("\
summary"),this.place=Wt(),this.axes=d("p",{class:"soft"}),this.inNumbers=d("details",{},this.title,this.
place,this.axes)}get path(){return this.model.get("path")}get parts(){return N(this.path)}get head(){
return this.model.get("head")}get isEncoder(){return this.path.startsWith("encoder")}get isCross(){return this.
path.endsWith("cross_attention")}get tokens(){return at[this.parts.kind].tokens(this.answer)}weightsOf(t){
let e=this.answer.weights[this.path];return y(e,this.head*e.shape[1]+t)}drawHeads(t){this.answer=t;let{
kind:e}=this.parts;this.kind.show(e),this.heads.replaceChildren(d("legend",{class:"heard"},"Head")),
this.thumbs=[];for(let[s,o]of Object.entries(t.weights))N(s).kind===e&&this.heads.append(this.drawLayer(
s,o))}drawLayer(t,e){let{layer:s}=N(t),o=L(e.shape[0]).map(r=>{let i=ue(e,r),a=d("span",{"aria-hidde\
n":"true"},`head ${r}`),c=_t(At(t,r)),{input:l,node:h}=Q({name:`${this.id}-head`,"aria-label":c},()=>O(
this.model,{path:t,head:r}),i.node,a);return this.thumbs.push({input:l,picture:i,path:t,head:r}),h});
return St(d("span",{},`Layer ${s}`),...o)}drawMap(){let{axes:t,mayLook:e}=at[this.parts.kind],{head:s}=this,
[o,r]=this.tokens,i=_t(At(this.path,s)),a=this.answer.weights[this.path];this.title.textContent=`${i}\
, in numbers`,this.axes.textContent=`${t(...this.languages)} Each row sums to 1.`;let{look:c}=this;this.
map=de({label:i,rows:o,columns:r,head:s,weights:a,mayLook:e,look:c}),this.place.replaceChildren(this.
map.node);for(let l of this.thumbs)l.input.checked=l.path===this.path&&l.head===s}show(t,e){let s=this.
isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:e;this.map?.show(t,s,o);for(let{picture:r}of this.
thumbs)r.show(s)}sentence(t,e){let[s,o]=this.tokens,r=this.weightsOf(t),i=e??r.indexOf(Math.max(...r)),
a=e===void 0?"looks most":"looks";return`“${s[t]}” ${a} at “${o[i]}”: ${r[i].toFixed(3)}.`}};var us=560;function fs(n,t,e){let s=n.trim()?n:"␣",o=t?E(s,t,{class:"token",...M}):d("span",{class:"\
token"},s),r=d("small",{}),i=d("li",{},o,r);if(t){for(let a of["pointerenter","focus"])o.addEventListener(
a,()=>e(!0));for(let a of["pointerleave","blur"])o.addEventListener(a,()=>e(!1))}return{node:i,name:o,
number:r}}var lt=class{constructor(t){this.lines=A("svg",{"aria-hidden":"true"});let e=t?[["Source"],
["Target"]]:[["English","en"],[]],s={"aria-hidden":"true"};this.names=e.map(()=>d("p",s)),this.lists=
e.map(()=>d("ol")),this.stacks=["encoder","decoder"].map(o=>d("p",{class:o,...s},o)),this.node=d("di\
v",{class:"stage"},this.lines,this.names[0],this.lists[0],...this.stacks,this.names[1],this.lists[1]);
for(let o of[0,1])this.call(o,...e[o]);this.sides=[[],[]],this.ends=null,this.drawAgain=()=>{}}light(t,e){
let s=N(e.path);for(let o of this.stacks){let r=o.className,i=new Set(t.filter(u=>u.startsWith(r)).map(
u=>N(u).layer)),[a,c]=s.kind.split(" "),l=`: ${c.replace("_","-")}, head ${e.head}`,h=[...i].map(u=>{
let f=a===r&&u===s.layer,w=`layer ${u}${f?l:""}`;return d("span",f?{class:"lit"}:{},w)});o.replaceChildren(
r,...h)}}call(t,e="",s=""){this.names[t].textContent=e,this.lists[t].setAttribute("aria-label",`${e}\
 tokens`),this.lists[t].lang=s}draw(t,e,s,o,r){this.sides=t.map((c,l)=>c.map((h,u)=>fs(h,e(l,u),f=>s(
f,l,u)))),this.sides[1].forEach(({node:c},l)=>{c.classList.toggle("slipped",l>=o),c.hidden=l>r}),this.
lists.forEach((c,l)=>{c.replaceChildren(...this.sides[l].map(({node:h})=>h))});let i=t[1].length-1-r,
a=`… and ${i} more, and still no end`;i>0&&this.lists[1].append(d("li",{class:"more"},a)),this.layOut()}layOut(){
let{classList:t,clientWidth:e}=this.node,s=()=>this.lists.some(o=>o.scrollWidth>o.clientWidth);t.remove(
"columns","dense"),s()&&t.add("dense"),e&&(e<us||s())&&t.add("columns"),this.ends=null}show({step:t,
uncovered:e,place:[s,o],seen:r,weights:i,others:a}){this.sides[1].forEach(({node:l,name:h},u)=>{l.classList.
toggle("unwritten",u>e),l.classList.toggle("later",u>t),l.style.opacity="",u===t?h.setAttribute("ari\
a-current","step"):h.removeAttribute("aria-current")}),this.sides.forEach((l,h)=>{l.forEach(({node:u,
number:f},w)=>{let m=h===r&&e?i[w]:void 0;u.classList.toggle("looks",h===s&&w===o&&e>0),u.classList.
toggle("looked-at",m>=.05),u.style.setProperty("--w",m??0),f.textContent=m>=.005?m.toFixed(2):""})}),
this.lists.forEach((l,h)=>{l.classList.contains("seen")!==(h===r)&&(this.ends=null),l.classList.toggle(
"seen",h===r)});let c=a.slice(0,e);this.drawAgain=()=>{this.lines.replaceChildren(),s!==r&&e&&this.drawLines(
o,i,c)},this.drawAgain()}drawLines(t,e,s){let[o,r]=this.places();s.forEach((i,a)=>{o.forEach((c,l)=>{
a+1!==t&&i[l]>=.2&&this.join(c,r[a+1],i[l],"other")})}),o.forEach((i,a)=>{e[a]>=.02&&this.join(i,r[t],
e[a],"own")})}places(){let t=this.node.classList.contains("columns");return this.ends??=this.sides.map(
(e,s)=>e.map(({name:o})=>{let{offsetLeft:r,offsetTop:i,offsetWidth:a,offsetHeight:c}=o;return t?[r+(s?
0:a),i+c/2]:[r+a/2,i+(s?0:c)]})),this.ends}join(t,e,s,o){let[r,i,a,c]=[...t,...e],l=this.node.classList.
contains("columns"),[h,u]=[(r+a)/2,(i+c)/2],w=A("path",{class:o,d:`M${r},${i} C${l?[h,i,h,c]:[r,u,a,
u]} ${a},${c}`,"stroke-width":(1+5*s).toFixed(1),"stroke-opacity":(.25+.55*s).toFixed(2)});return this.
lines.append(w),w}enter(t){if(this.node.style.setProperty("--torn",String(Math.min(t,1))),this.node.
classList.toggle("reads",t>1),t<=1)return;this.lines.replaceChildren();let{offsetLeft:e,offsetTop:s,
offsetWidth:o,offsetHeight:r}=this.stacks[0],i=this.node.classList.contains("columns");for(let[a,c]of this.
places()[0]){let l=[e+o/2,s+r/2];this.join([a,c],i?[l[0],c]:[a,l[1]],.5,"own")}this.fly(t-1)}write(t,e){
this.node.classList.remove("reads"),this.fly(e);let{node:s}=this.sides[1][t];s.style.opacity=e<1?String(
Math.max(0,3*e-2)):"",this.node.classList.toggle("writes",e<1)}fly(t){for(let s of this.lines.querySelectorAll(
"circle"))s.remove();let e=this.lines.querySelectorAll("path.own");for(let s of e){let o=s.getTotalLength();
if(s.style.strokeDasharray=t<1?`${o*t} ${o}`:"",t>=1)continue;let{x:r,y:i}=s.getPointAtLength(o*t),a=2+
Number(s.getAttribute("stroke-width"));this.lines.append(A("circle",{cx:r,cy:i,r:a}))}}rest(){this.node.
classList.remove("reads","writes"),this.node.style.removeProperty("--torn"),this.drawAgain()}resize(){
this.layOut(),this.drawAgain()}};var pe=n=>n.toLocaleString("en-US");var ps=.95,Ct="</s>",me={class:"plain"},ms=/^(eleven|twelve|\w+teen) hundred\b/,gs="twelve hundred",
q=({language:n=b},t)=>d("strong",{lang:n},t),we=({src_tokens:n,language:t})=>n.slice(t?1:0).join(" "),
ge=n=>n===Ct?"the end (</s>)":`“${n}”`;function ye({src_tokens:n,translation:t,truth:e}){let{number:s,
named:o}=e??{number:K(n.join(" ")),named:null},r={number:s,right:"",named:o,isRight:!1,isWrong:!1};if(s===
null)return r;let i=e?.right??S(s),a=e?t===i:ne(t,s);return{number:s,right:i,named:o,isRight:a,isWrong:!a&&
(!e||o!==null||!t)}}function be(n){let{right:t,isWrong:e}=ye(n),{next_tokens:s}=n,o=i=>{let a=s.slice(
0,i+1).join("").trim();return a===t+Ct||t.startsWith(a)},r=s.findIndex((i,a)=>e&&!o(a));return r<0?s.
length:r}function ws({likely:n}){let t=n.reduce((e,[[,s]],o)=>s<n[e][0][1]?o:e,0);return{step:t+1,pairs:n[t].
slice(0,2)}}var dt=class{constructor(t,e,s){this.model=t,this.go=e,this.ask=s,this.line=zt("verdict"),
this.sure=d("p",{class:"sure"}),this.why=d("p",{class:"why"}),this.node=d("div",{class:"result"},this.
line,this.sure,this.why)}say(t){this.line.textContent=t,this.line.className="verdict",this.node.classList.
add("waits")}show(t){if(this.node.classList.remove("waits"),this.model.get("own")){this.line.replaceChildren(
`“${t.text}” is “`,d("strong",{},t.translation),`”${ke(t)}`);return}let e=ye(t),s=e.isRight?
"right":e.isWrong?"wrong":"odd";this.line.className=`verdict ${s}`,this.line.replaceChildren(...bs(t,
e)),this.sure.replaceChildren(...this.sureness(t)),this.why.replaceChildren(...this.reason(t,e))}sureness(t){
if(!t.translation||this.model.get("broken"))return[];let{step:e,pairs:s}=ws(t),[[o,r],[i,a]]=s;if(r>=
ps)return[`It was sure of each token: ${U(r).replace("> ","")} or more.`];let[c,l]=[r,a].map(u=>Math.
round(100*u)),h=d("span",{class:"split","aria-hidden":"true"});return h.style.setProperty("--p",String(
r/(r+a))),["It wavered at ",E(`token ${e}`,()=>this.go(e),me),` between ${ge(o)} `,h,` and ${ge(i)}:\
 ${c} to ${l}.`]}reason(t,e){let s=this.model.get("broken"),{number:o,isRight:r}=e;if(s)return this.
whyBroken(t.forced,e,B[s]);if(o===null)return[];let i=yt(o),a=we(t);return a===i.replaceAll("-"," ")?
[]:this.model.get("years")&&a===gs?["Neither training showed this number."]:this.model.get("years")&&
ms.test(a)?["In the second training, half of the years were written like this."]:[`In training, such\
 a number is always written “${i}”, ${r?"so this is a guess, and a lucky one":"so this is a gues\
s"}.`]}whyBroken(t,{right:e,isRight:s},{why:o,page:r,chapter:i,breaks:a}){let c=document.documentElement.
dataset.content_root,l=this.model.later?"html":"ipynb",h=`${c?`${c}book/`:""}${r}.${l}`,u=t?.translation===
e?"repeats it":"does not quite copy it",f=t?` Fed the right answer, it ${u} (“${t.translation}”, a\
 loss of ${t.loss.toFixed(3)}, where 0 is perfect). On its own it has nothing to copy.`:"",m=["This \
number survives. Try ",E(a,()=>this.ask(a),me),". "],g=d("a",{href:h},i);return[...s?m:[],`${o}${f} `,
g]}},ys=n=>`${n} ${n===1?"token":"tokens"}`;function ke({next_tokens:n}){return n.at(-1)===Ct?`, wri\
tten in ${ys(n.length-1)} and the end token.`:" … and the model did not come to an end."}function bs(n,{
number:t,right:e,named:s,isRight:o,isWrong:r}){let{translation:i}=n,a=we(n),c=`”${s&&r?`, which is\
 ${pe(s)}`:""}${ke(n)}`;if(o)return[`Right: “${a}” is “`,q(n,i),c];if(t===null)return[`“${a}\
” became “`,q(n,i),`${c} No number has this name in English, so no answer is right.`];let l=r?"I\
t is “":"The spelling that it was taught is “",h=n.truth?"":Mt(t),u=[l,q(n,e),"”"];u.push(...h?
[" or “",q(n,h),"”."]:["."]);let f=d("span",{class:"truth"},...u);if(!i)return[`Wrong: of “${a}\
” it made nothing. It stopped at once.`,f];let w=ks(i,e),m=d("span",{class:"slip"},i.slice(w)),g=q(
n,i.slice(0,w));return g.append(m),[`${r?"Wrong: ":""}“${a}” became “`,g,c,f]}function ks(n,t){
let e=0;for(;e<n.length&&n[e]===t[e];)e+=1;return e}var xs=8,$s=["forty-seven","ninety-seven"],vs=["twelve hundred","nineteen hundred"],Es=["twelve hund\
red","eleven hundred","4247","seven forty"],Os=n=>({path:"decoder.layers.1.cross_attention",head:n===
b?3:0}),xe=0;function Ms(n,t){let e=r=>E(r,()=>n(r),{class:"plain"}),s=t?[]:$s.map(e),o=t?Es.map(e):
[e("7001"),"or what it never saw:",...vs.map(e)];return{node:d("div",{class:"line soft"},"Try",...s,
...o),show(r){for(let[i,a]of s.entries())a.hidden=r===i>0}}}var Tt=class{constructor({model:t,el:e}){
xe+=1;let s=`live-translator-${xe}`;this.model=t,this.isCalm=matchMedia("(prefers-reduced-motion: re\
duce)").matches,this.isOwn=t.get("own"),this.isFixed=this.isOwn||t.get("years"),this.answer=re(t.get(
"example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.turn=0,this.fetchWhole=it(t,W),this.
fetchUnmasked=it(t,W,"unmasked"),this.fetchMany=it(t,W,"languages");let o=h=>{O(t,{broken:""}),this.
form.ask(h)};this.more=Ms(o,t.get("years")),this.menu=Xt(t,h=>O(t,{language:h,broken:"",...Os(h)}));
let r=this.isOwn?"":this.more.node,i=h=>this.translate(h),a=this.isFixed?"":this.menu.node;this.form=
Qt(t,"Translate",r,i,a),this.form.node.addEventListener("focusin",({target:h})=>{h instanceof HTMLSelectElement||
this.fetchModel().catch(()=>{})}),this.stage=new lt(this.isOwn),this.steps=new ct(s,this),this.stage.
node.addEventListener("click",({target:h})=>{let u=this.steps.node.contains(h);this.steps.isPlaying&&
!u&&this.steps.end()}),this.breaks=ie(t,s);let c=h=>this.steps.go(h);this.verdict=new dt(t,c,h=>this.
form.ask(h)),this.likely=ae(this.answer.likely[0].length);let l=["source tokens","target"];this.maps=
new ht(t,s,l,(...h)=>this.point(...h)),this.readout=d("p",{class:"readout","aria-hidden":"true"}),this.
answered=d("div",{class:"answered"}),this.address=this.inAddress(e),this.place(e)}inAddress(t){let e=this.
answer.weights[this.model.get("path")].shape[0],s=o=>H(this.isFixed?[]:Object.keys(o));return Jt(this.
model,t,{text:o=>o.length<=Zt?o:void 0,broken:s(B),language:s(this.model.get("languages")),step:o=>/^\d{1,2}$/.
test(o)?Number(o):void 0,path:H(Object.keys(this.answer.weights)),head:H(L(e))})}place(t){let{maps:e,
likely:s}=this,o=d("details",{},d("summary",{},"Probabilities and attention maps"),d("div",{class:"h\
alves"},s.node,e.choice),e.inNumbers);o.open=this.model.get("maps"),this.stage.node.append(this.readout,
this.steps.node),this.answered.append(this.stage.node,this.isFixed?"":this.breaks.node,this.verdict.
node,o),jt(t,"live-translator","Live translator",this.form.node,this.answered,this.address.node)}fetchModel(){
return this.model.get("language")!==b?this.fetchMany():this.model.get("broken")==="mask"?this.fetchUnmasked():
this.fetchWhole()}get asks(){let{src_tokens:t,language:e=b}=this.answer;if(this.isOwn||e===b)return"";
let[s]=this.model.get("languages")[e];return` “${t[0]}” asks for ${s}.`}get total(){let{length:t}=this.
answer.next_tokens;return this.answer.next_tokens.at(-1)==="</s>"?t:Math.min(t,xs)}get step(){let{total:t}=this;
return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){let{form:s,verdict:o,
steps:r}=this;this.turn+=1;let i=this.turn,[a,c]=[this.model.get("broken"),this.model.get("language")],
l=c===b?"The model is on its way …":"A model of many languages is on its way, once for all of them\
 …",h=setTimeout(()=>o.say(l),150);s.node.setAttribute("aria-busy","true"),this.menu.show();try{let u=await this.
fetchModel();if(i!==this.turn)return;this.answer=u.answer(t,a,c)}catch(u){if(i!==this.turn)return;s.
refuse(u),this.answered.inert=!0,o.say("No answer: what is dimmed belongs to the text before.");return}finally{
clearTimeout(h),i===this.turn&&s.node.setAttribute("aria-busy","false")}s.refuse(null),this.answered.
inert=!1,this.drawAnswer(),e&&e<=this.total?r.go(e):e||this.isCalm?r.end():r.play(0),O(this.model,{text:t}),
this.address.show()}move(t){this.model.get("step")===t?this.show():O(this.model,{step:t})}async translateAgain(){
this.breaks.show(),await this.translate(this.answer.text,1/0)}drawAnswer(){this.form.show(this.answer.
text),this.breaks.show(),this.drawLanguage(),this.steps.restart(),this.chosen=0,this.drawMaps()}drawLanguage(){
if(this.isOwn)return;let{language:t=b}=this.answer,[e]=this.model.get("languages")[t];this.menu.show(),
this.more.show(t===b),this.stage.call(1,e,t),this.maps.languages=["English words",e]}drawMaps(){let{
isEncoder:t}=this.maps;this.kindDrawn=this.maps.parts.kind;let e=c=>{this.chosen=c,this.show()},s=(c,l)=>c===
1&&l?()=>this.steps.choose(l):c===0&&t?()=>e(l):void 0,o=(c,l,h)=>{t&&l||this.point(c?h-l:void 0)},{
src_tokens:r,next_tokens:i}=this.answer,a=[r,["<s>",...i]];this.stage.draw(a,s,o,be(this.answer)+1,this.
total),this.maps.drawHeads(this.answer),this.drawMap()}drawMap(){this.maps.drawMap(),this.stage.light(
Object.keys(this.answer.weights),this.maps),this.pointed=null,this.show()}show(){let{maps:t,steps:e,
answer:s,step:o}=this;e.show();let r=t.isEncoder?this.chosen:o-1,i=this.pointed?.row??r;this.stage.show(
{step:o,uncovered:e.uncovered,place:t.isEncoder?[0,i]:[1,i+1],seen:t.isEncoder||t.isCross?0:1,weights:t.
weightsOf(i),others:t.isCross?s.next_tokens.map((l,h)=>t.weightsOf(h)):[]});let a=t.isEncoder?o-1:i;
this.likely.show(s.likely[a],a),t.show(r,e.uncovered);let c=t.sentence(i,this.pointed?.column)+this.
asks;e.uncovered&&(this.readout.textContent=c),this.address.show()}drawTime(t,e){let{stage:s,verdict:o,
readout:r,answer:i}=this;if(o.say("The model generates …"),t>1?s.write(t-1,e):s.enter(t+e),t>1)return;
let{text:a,src_tokens:c}=i,l=`“${a}” is split into ${c.length} tokens.`,h="The encoder takes in \
all of them together.";r.textContent=t?`${l} ${h}`:l}point(t,e){this.pointed=t===void 0?null:{row:t,
column:e},this.show()}tell(){let{answer:t,step:e,total:s,verdict:o}=this,[r,i]=t.likely[e-1][0];this.
model.get("step")&&e<s?o.say(`Token ${e} of ${s} is “${r}”, with a probability of ${U(i)}.`):o.show(
t)}};function Ls({model:n,el:t}){let e=()=>n.get("broken")+n.get("language"),s=e(),o=new Tt({model:n,
el:t}),r={text:n.get("text"),step:n.get("step")},i=r.text!==o.answer.text||s!==e();i&&(n.set("text",
o.answer.text),n.set("step",0));let a={text:()=>{n.get("text")!==o.answer.text&&o.translate(n.get("t\
ext"))},broken:()=>o.translateAgain(),language:()=>o.translate(o.answer.text),step:()=>o.show(),path:()=>{
o.maps.parts.kind===o.kindDrawn?o.drawMap():o.drawMaps()},head:()=>o.drawMap()};for(let[l,h]of Object.
entries(a))n.on(`change:${l}`,h);let c=new ResizeObserver(()=>o.stage.resize());return c.observe(o.stage.
node),o.drawAnswer(),o.tell(),i&&o.translate(r.text,r.step),()=>{o.steps.stop(),c.disconnect();for(let[
l,h]of Object.entries(a))n.off(`change:${l}`,h)}}var $e={render:Ls};widget=$e;})();
export default widget;
