let widget;
(()=>{function d(n,t={},...e){return Wt(document.createElement(n),t,e)}function A(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Wt(s,t,e)}function Wt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function Pt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var zt=(...n)=>d("div",{class:"scroller"},...n);function X(n,t,e,s){let o=(l,h,u)=>u.map(p=>p instanceof
HTMLTableCellElement?p:d(l,h,p)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],
i=s.map(l=>{let h=o("th",{scope:"row"},l.slice(0,1));return d("tr",{},...h,...o("td",{},l.slice(1)))}),
a=t?[d("caption",{},t)]:[],c=d("thead",{},d("tr",{},...r));return d("table",n,...a,c,d("tbody",{},...i))}
var M={"data-lm-suppress-shortcuts":"true"};function O(n,t,e={}){let s=d("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function Q(n,t,e){let s=Object.entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,
r=d("select",{id:o,...M},...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"\
control menu"},d("label",{for:o},n),r),show(i){r.value=i}}}var Ft=(n={})=>d("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,...M});function J(n,t,...e){let s=d("input",{type:"\
radio",...n,...M});return s.addEventListener("change",t),{input:s,node:d("label",{},s,...e)}}function tt(n,t){
let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,o]of e)n.off(`ch\
ange:${s}`,o)}}function E(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Dt(n){let t=d(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Me(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Oe=1e3,Z,jt;function Me(n){Z?.isConnected||
(Z=d("p",{class:"annotated-voice",role:"status"}),document.body.append(Z));let t=Z;clearTimeout(jt),
jt=setTimeout(()=>{t.textContent=n},Oe)}var L=(n,t=0)=>Array.from({length:n},(e,s)=>t+s);var et=n=>n.reduce((t,e)=>t+e,0),P=n=>n.reduce((t,e)=>t*e,1);function y({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function z(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=et(s);return s.map(r=>r/o)}var Le=1e-5;function T(...n){return{shape:n,data:new Float32Array(P(n))}}var yt=(n,t)=>(e,s)=>n[s]!==
t,nt=()=>(n,t)=>t<=n;function Ae(n,t,e){let s=T(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){
let[r,i]=[y(n,o),y(s,o)];for(let a=0;a<i.length;a++){let c=a*r.length,l=e.data[a];for(let h=0;h<r.length;h++)
l+=r[h]*t.data[c+h];i[a]=l}}return s}function _e(n,t,e){let s=T(...n.shape);for(let o=0;o<n.shape[0];o++){
let[r,i]=[y(n,o),y(s,o)],a=0,c=0;for(let h of r)a+=h/r.length;for(let h of r)c+=(h-a)**2/r.length;let l=1/
Math.sqrt(c+Le);for(let h=0;h<i.length;h++)i[h]=(r[h]-a)*l*t.data[h]+e.data[h]}return s}function gt(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Se=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function Ce(n,t,e,s,o,r,i){let[a,c]=n.shape,l=t.shape[0],h=c/s,u=i.scale?1:Math.
sqrt(h),p=T(s,a,l),w=T(s,a,l),m=T(a,c);for(let g=0;g<s;g++)for(let f=0;f<a;f++){let k=g*a+f,v=($,R)=>y(
$,R).subarray(g*h,(g+1)*h),[x,G]=[v(n,f),v(m,f)],mt=y(p,k);for(let $=0;$<l;$++){let R=v(t,$),C=0;for(let Y=0;Y<
h;Y++)C+=x[Y]*R[Y];mt[$]=!o||o(r+f,$)?C/u:-1/0}if(mt.every($=>$===-1/0))throw new RangeError("mask m\
asks every key for some query");let Rt=y(w,k);if(Rt.set(z(mt)),i.head!==g)for(let $=0;$<h;$++){let R=0;
for(let C=0;C<l;C++)R+=Rt[C]*e.data[C*c+g*h+$];G[$]=R}}return{scores:p,weights:w,values:m}}var wt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}apply(t,e,s){let{[`${e}.weight`]:o,[`${e}.bias`]:r}=this.parameters;return t(
s,o,r)}linear(t,e){let s=this.apply(Ae,t,e);return t===this.without.output&&s.data.fill(0),this.note(
t,s)}norm(t,e){return this.note(t,this.apply(_e,t,e))}embed(t,e){let s=this.parameters[`${t}.table.w\
eight`],o=T(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`id\
s holds ${i}, but the vocabulary has ${s.shape[0]} entries`);y(o,a).set(y(s,i))}),this.note(`${t}.ta\
ble`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:gt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
l]=this.without.head??[],{scores:h,weights:u,values:p}=Ce(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?l:void 0});return this.note(`${t}.scores`,h),this.note(`${t}.weights`,u),this.
note(`${t}.values`,p),this.note(t,this.linear(`${t}.w_o`,p))}feedForward(t,e){let s=Se(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
gt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,gt(e,s(e)));return this.note(t,o)}stack(t,e,s,o=new Map,r=0,i=null,a=null){
for(let h=0;h<this.config.n_layers;h++){let u=`${t}.layers.${h}`,[p,w]=[`${u}.self_attention`,`${u}.\
cross_attention`],m=[g=>(o.set(p,Te(o.get(p),this.project(p,g))),this.attend(p,g,o.get(p),s,r)),g=>(o.
has(w)||o.set(w,this.project(w,i)),this.attend(w,g,o.get(w),a,r)),g=>this.feedForward(`${u}.feed_for\
ward`,g)];i||m.splice(1,1);for(let[g,f]of m.entries())e=this.sublayer(`${u}.sublayers.${g}`,e,f);this.
note(u,e)}let c=`${t}.norm`,{norm_first:l}=this.config;return this.note(t,l?this.norm(c,e):this.note(
c,e))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},st=class extends wt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",s,
e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.embed("t\
gt_embed",s),c=this.positions("positions.tgt","tgt",a,i);return this.stack("decoder",c,o,r,i,t,e)}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Te(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=T(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Ht(n,t){
let e={},s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function Kt(n,t,e,{
maxLen:s,bosId:o,eosId:r}){let i=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===
r);){let l=n.decode(i,e,c.slice(-1),null,a),h=n.generator(l).data;c.push(h.indexOf(h.reduce((u,p)=>Math.
max(u,p))))}return c}function ot(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var rt=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=ot(t),this.thousands=ot(e),this.before=ot(s),this.
after=ot(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.
thousands[e]:this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.
indexOf(t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Bt({config:n,tensors:t},e){let s=typeof e=="string"?Ie(e):Ne(e),o={};for(let[r,i,a,c]of t){
let l=P(i),h=p=>s.slice(a,a+p*l).buffer,u=c==="e"?Float32Array.from(new Uint16Array(h(2)),Re):new Float32Array(
h(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var Ie=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(
0)),Ne=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Re(n){let[t,e]=[n>>10&
31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var _="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",je=new RegExp(
`[${_}]+`),We=new RegExp(`^[${_}]+|[${_}]+$`,"g");function ct(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(je).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var j="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),at="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function kt(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${it(t)} thousand ${e<100?"and ":""}${it(e)}`:`${it(t)} thousand`:it(
e)}function it(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Ut(e);let s=`${j[t]} hundred`;return e?
`${s} and ${Ut(e)}`:s}function Ut(n){if(n<20)return j[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${at[t]}\
-${j[e]}`:at[t]}var Pe=new RegExp(`^[${_}]*<[A-Za-z]+>[${_}]`),ze=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Fe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,I="I translate integers from 0 to 999,999.",F=n=>n.
length>40?`${n.slice(0,30)}…`:n;function qt(n){let[t]=Pe.exec(n)??[""];return t+De(n.slice(t.length))}
function De(n){let t=n.replace(We,"");if(!ze.test(t))return n;let e=Fe.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${I} “${F(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return kt(e)}var Vt=(n,t)=>Gt(n,t,1)[0];function Gt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*bt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function bt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((l,h)=>a===l?(s[h-1]??0)+1:0),s.forEach((l,h)=>{l>e.size&&(e={size:l,i:c-l+1,j:h-l+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+bt(n.slice(0,r),t.slice(0,i))+bt(n.slice(r+o),t.slice(
i+o))}var Yt=n=>/^\d+$/.test(n),He=40,xt=["<pad>","<s>","</s>","<unk>"],$t=class{constructor(t){this.tokens=
[...xt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=xt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},vt="[\\p{L}\\p{N}_]",Xt=`[^\\p{L}\\p{N}_${_}]`,Ke=new RegExp(`${vt}+(?:[\
'’-]${vt}+)*|${Xt}`,"gu"),Be=new RegExp(` ?${vt}+| ?${Xt}+|[${_}]`,"gu"),D=class{constructor({tokens:t}){
this.vocabulary=new $t(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Ke)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},Et=class extends D{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(xt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return ct(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${I} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Yt(c))??a[0]))}refusal(t){
if(Yt(t))return`${I} Write “${F(t)}” in words too, or the integer in digits.`;let e=t.length<=He&&
Vt(t,this.words);return`${I} “${F(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},Ot=class extends D{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Zt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Be)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Zt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Ue(t,this.merges[e])}}},
Zt=(n,t)=>`${n.length} ${n}${t}`;function Ue(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var qe={words:D,"number words":Et,"sub-words":Ot},Mt=({
kind:n,...t})=>new qe[n](t);var Ve=2e4,Qt=400,b="de",H=class{constructor({blueprint:t,weights:e}){this.model=new st(Bt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=Mt(t.src_tokenizer),this.target=Mt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new rt(this.parts[t]),this.names[t]}read(t,e=b){
let s=e===b?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?qt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${I} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:yt(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=yt(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,nt(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function ht(n,t=H,e=""){let s=null;return()=>s??=Ge(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function Ge(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await Ye(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function Ye(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),Ve),r=()=>{clearTimeout(o),i(),e()},i=tt(n,{[`${t}weights`]:r});E(n,{[`${t}wanted`]:!0})})}
function Jt(n,t){if(n.get("own"))return{node:"",show(){}};let e=Object.entries(n.get("languages")).map(
([r,[i]])=>[r,i]),{node:s,show:o}=Q("into",Object.fromEntries(e),t);return s.className="into",s.firstElementChild?.
prepend(d("span",{class:"heard"},"Translate ")),{node:s,show:()=>o(n.get("language"))}}var Ze=n=>n.get(
"own")?"A text for your translator":"An English number, in words or in digits";function te(n,t,e,s,o="",r=Ze(
n)){let i="",a=`text-${Math.random()}`,c=Ft({id:a,"aria-describedby":`${a}-error`}),l=d("p",{id:`${a}\
-error`,class:"error",role:"alert"}),h=d("form",{},d("label",{for:a},r),d("div",{class:"line"},c,o,d(
"button",{class:"main"},t)),e,l);c.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.
preventDefault(),h.requestSubmit())});let u=(m,g)=>{i=c.value,s(m,g)};return h.addEventListener("sub\
mit",m=>{m.preventDefault(),u(c.value)}),{node:h,ask:u,show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{
let g=m instanceof RangeError;c.setAttribute("aria-invalid",String(g)),l.textContent=g?m.message:"",
m&&!g&&(l.textContent=`The model cannot answer: ${m.message}. Press ${t} to try again.`)}}}var K=n=>t=>n.find(e=>String(e)===t),Ys=K([!0,!1]),Xe=n=>String(n);function ee(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=f=>(s[f]??Xe)(n.get(f)),l=Object.keys(
e),h=Object.fromEntries(l.map(f=>[f,c(f)])),u=new URLSearchParams(location.search),p=[];for(let[f,k]of Object.
entries(e)){let v=u.get(`${a}.${f}`);if(v===null)continue;let x=k(v);x===void 0?p.push(f):n.set(f,x)}
let w=d("a",{},"Copy link to this setting"),m=d("span",{role:"status"});w.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let g=p.length?` The address has a s\
etting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},w,m,g),show(){let f=new URLSearchParams(location.search);for(let x of l){let G=c(x);G===h[x]?f.
delete(`${a}.${x}`):f.set(`${a}.${x}`,G)}m.textContent="";let k=o.closest("section[id]")?.id,v=f.size?
`?${f}`:location.pathname;w.setAttribute("href",`${v}${k?`#${k}`:""}`)}}}var oe="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Je="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function S(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${S(e,!0)}tausend`:"")+(s?`${S(s,!0)}hundert`:"");return o||!r?r+Lt(o,t&&!s):r}function Lt(n,t){
if(n===1&&t)return"ein";if(n<20)return oe[n];let[e,s]=[Je[Math.floor(n/10)],n%10];return s?`${Lt(s,!0)}\
und${e}`:e}function re(n,t){let e=S(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===At(t)}var Qs=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[Lt(e,n),e])));function At(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${oe[(n-t)/100]}hundert${t?S(t):""}`}function B(n){
let t=ct(n);return t.includes("thousand")?ie("thousand",1e3,t,1e6,e=>se(e,1e3)):se(t,1e4)}var se=(n,t)=>n.
includes("hundred")?ie("hundred",100,n,t,ne):ne(n);function ie(n,t,e,s,o){let r=e.indexOf(n),i=e.slice(
r+1),a=r?o(e.slice(0,r)):1,c=i.length&&o(i[0]==="and"&&i[1]?i.slice(1):i),l=t*a+c;return a&&(c||!i.length)&&
l<s?l:null}function ne(n){let[t,e,...s]=n,o=j.indexOf(t);if(o>=0)return e===void 0?o:null;let r=at.indexOf(
t);if(r<2||s.length)return null;if(e===void 0)return 10*r;let i=j.indexOf(e);return i>0&&i<10?10*r+i:
null}var ts=5,es={positions:{positions:!0},head:{head:["decoder.layers.1.self_attention",3]},scale:{scale:!0}},
W=class extends H{answer(t,e="",s=b){if(s!==b)return this.inLanguage(t,s);this.model.without=es[e]??
{};let o=this.whole(t);return e==="mask"?{...o,forced:this.forced(t)}:o}inLanguage(t,e){let s=this.whole(
t,e),{src_tokens:o,translation:r}=s,i=this.namesIn(e),a=B(o.slice(1).join(" ")),c=a===null?"":i.nameOf(
a),l=i.numberOf(r);return{...s,language:e,truth:{number:a,right:c,named:l}}}whole(t,e=b){let{model:s,
srcVocab:o,tgtVocab:r}=this,{bosId:i,eosId:a,tokens:c}=r,l=s.config.max_len,{src:h,srcMask:u}=this.read(
t,e),p=Kt(s,h,u,{maxLen:l,bosId:i,eosId:a}),w=p.slice(0,-1),m=Ht(s,()=>s.forward(h,w,u,nt())),g=Object.
entries(m).filter(([f])=>f.endsWith(".weights"));return{text:t,translation:this.textOf(p),src_tokens:h.
map(f=>o.tokens[f]),tgt_tokens:w.map(f=>c[f]),next_tokens:p.slice(1).map(f=>c[f]),likely:w.map((f,k)=>ss(
y(m.generator,k),c)),weights:Object.fromEntries(g.map(([f,k])=>[f.replace(".weights",""),k]))}}forced(t){
let{src:e,srcMask:s}=this.read(t),o=B(e.map(u=>this.srcVocab.tokens[u]).join(" "));if(o===null)return null;
let{bosId:r,eosId:i}=this.tgtVocab,a=[...this.target.encode(S(o)),i],c=this.model.forward(e,[r,...a.
slice(0,-1)],s,null),l=a.map((u,p)=>z(y(c,p))),h=l.map((u,p)=>-Math.log(u[a[p]]));return{translation:this.
textOf(l.map(u=>u.indexOf(Math.max(...u)))),loss:et(h)/a.length}}};function ss(n,t){return z(n).map(
(s,o)=>[t[o],s]).sort(([,s],[,o])=>o-s).slice(0,ts)}function ae(n){let t=Object.entries(n.weights).map(
([e,{shape:s,data:o}])=>[e,{shape:s,data:Float32Array.from(o)}]);return{...n,weights:Object.fromEntries(
t)}}var U={"":{name:"nothing"},positions:{name:"positions",breaks:"457",why:"Without positions, “four hu\
ndred and seven” and “seven hundred and four” look the same to it: of 300 new numbers, 2% still come\
 out right.",page:"05-positional-encoding",chapter:"Chapter 5: Positional encoding"},scale:{name:"th\
e scale",breaks:"457",why:"Without 1/√d_k the scores are 4 times as large, yet of 300 new numbers, 9\
8% still come out right.",page:"06-scaled-dot-product-attention",chapter:"Chapter 6: Scaled dot-prod\
uct attention"},head:{name:"one head",breaks:"1107",why:"Without head 3 of its self-attention, decod\
er layer 1 repeats itself: of 300 new numbers, 53% still come out right.",page:"07-splitting-and-joi\
ning-the-heads",chapter:"Chapter 7: Splitting and joining the heads"},mask:{name:"the causal mask",breaks:"\
457",why:"This smaller model was trained without the causal mask, so it mostly learned to copy the a\
nswer from its input.",page:"08-masking",chapter:"Chapter 8: Masking"}};function ce(n,t){let e=Object.
entries(U).map(([a,{name:c}])=>J({name:`${t}-broken`,value:a},()=>E(n,{broken:a}),c)),s=e.map(({node:a})=>a),
o=d("legend",{},"Break it: remove"),r=d("fieldset",{class:"breaks"},o,...s),i=d("p",{class:"soft"},"\
To break it, choose German.");return{node:d("div",{},r,i),show(){r.hidden=n.get("language")!==b,i.hidden=
!r.hidden;for(let{input:a}of e)a.checked=a.value===n.get("broken")}}}var q=n=>n<1e-4?"< 0.01%":n>.9999?"> 99.99%":`${(100*n).toFixed(2)}%`;function he(n){let t=L(n).map(
()=>[d("span"),d("span",{class:"bar"}),d("span")]),e=[d("th",{scope:"col"},"token"),"bar","probabili\
ty"],s=X({class:"likely numbers"},"",e,t);return s.tHead?.classList.add("heard"),{node:s,show(o,r){s.
createCaption().textContent=`Probabilities for token ${r+1}`,t.forEach(([i,a,c],l)=>{let[h,u]=o[l];i.
textContent=h,a.style.setProperty("--p",u),c.textContent=q(u)})}}}var le=n=>!n.matches(".none")&&!n.closest(".unwritten");function de(n,t){let e=()=>t.flat().find(le)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(p=>p.includes(i));if(a<0)return;let c=t[a].indexOf(i),[l,h]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let u=t[l]?.[h];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{le(s)||o(e())}}var _t=20,ns=9;function os(n,t,e,s){let o=d("td",{tabindex:"-1","data-row":t,"data-column":e,...M},d(
"span",{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.
style.setProperty("--w",n),o}var ue=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};
function rs(n,t){let e=[],s=({target:o})=>{let{row:r,column:i}=o.closest?.("td[data-row]")?.dataset??
{};return r===void 0?[]:[Number(r),Number(i)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener(
"pointerleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("fo\
cusout",()=>{e=[],t()})}function pe({label:n,rows:t,columns:e,weights:s,head:o,mayLook:r,look:i}){let a=e.
map(g=>d("span",{},g)),c=t.map((g,f)=>{let k=y(s,o*t.length+f);return e.map((v,x)=>os(k[x],f,x,!r(f,
x)))}),l=d("td",{class:"corner"}),h=X({class:"heat-map numbers",role:"grid","aria-label":n},"",[l,...a],
t.map((g,f)=>[g,...c[f]])),[u,...p]=h.rows,w=[...u.cells].slice(1);h.classList.toggle("dense",e.length>
ns),h.style.setProperty("--columns",String(e.length)),rs(h,i);let m=de(h,c);return{node:h,show(g,f,k){
p.forEach((v,x)=>{v.classList.toggle("current",x===g)}),ue(p,f);for(let v of[w,...c])ue(v,k);m()}}}function fe(n,t){
let[,e,s]=n.shape,o=L(_t+1).map(()=>"");for(let c of L(e))y(n,t*e+c).forEach((l,h)=>{o[Math.round(l*
_t)]+=`M${h} ${c}h1v1h-1z`});let r=o.map((c,l)=>l&&c?A("path",{d:c,"fill-opacity":l/_t}):""),i=A("re\
ct",{y:e,width:s,height:e});i.style.fill="var(--cell)";let a={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none"};return{node:A("svg",{...a,"aria-hidden":"true"},...r.filter(Boolean),i),show:c=>i.setAttribute(
"y",String(Math.min(c,e)))}}var is={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},as={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},cs=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function hs(n,t,e){let s=n==="sublayers"&&as[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function St(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(cs))s.push(r?hs(o,r,
e):is[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var Ct=n=>n.charAt(0).toUpperCase()+n.slice(1);var lt={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being ge\
nerated. Columns: the ${n} it attends to.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},
"encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: th\
e ${n} it attends to.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"\
Decoder self-attention",axes:(n,t)=>`Rows: the ${t} token being generated. Columns: the tokens befor\
e it. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function N(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var me=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var ls=1e3,ds=600,us=2900,ps=100,Tt=(...n)=>d("div",{class:"line"},...n),dt=class{constructor(t,e){this.
view=e,this.uncovered=e.total,this.isPlaying=!1,this.time=0,this.last=0,this.frame=0,this.back=O("‹",
()=>this.go(e.step-1),{"aria-label":"Back"}),this.next=O("›",()=>this.go(e.step+1),{"aria-label":"\
Next"}),this.playIt=O("▶ Play",()=>this.playOrStop(),{class:"play"});let s=`${t}-step`;this.range=
d("input",{id:s,type:"range",min:1,...M}),this.range.addEventListener("input",()=>this.go(Number(this.
range.value))),this.place=d("output",{for:s,"aria-live":"off"});let o=d("label",{for:s,class:"token-\
label"},"Token");this.node=Tt(this.playIt,this.back,this.next,o,this.range,this.place),this.node.classList.
add("steps")}go(t){this.stop();let e=Math.min(Math.max(t,1),this.view.total);this.uncovered=Math.max(
this.uncovered,e),this.moveAndTell(e)}end(){this.stop(),this.uncovered=this.view.total,this.moveAndTell(
0)}moveAndTell(t){this.view.move(t),this.view.tell()}choose(t){this.uncovered=this.view.total,this.go(
t)}playOrStop(){this.isPlaying?this.go(Math.max(1,this.uncovered)):this.play(this.uncovered<this.view.
total?this.uncovered+2:0)}play(t){this.stop(),this.isPlaying=!0,this.node.setAttribute("aria-busy","\
true"),this.time=t,this.last=performance.now(),this.turnTo(Math.floor(t)),this.tick(this.last),this.
playIt.textContent="❚❚ Pause"}tick(t){let e=Math.floor(this.time),s=e<2?ls:Math.min(ds,us/this.view.
total);this.time+=Math.min(t-this.last,ps)/s,this.last=t;let o=Math.floor(this.time);if(o>=this.view.
total+2)return this.end();o!==e&&this.turnTo(o),this.view.drawTime(o,this.view.isCalm?1:this.time-o),
this.frame=requestAnimationFrame(r=>this.tick(r))}turnTo(t){this.uncovered=Math.max(0,t-1),this.view.
move(Math.max(1,this.uncovered))}stop(){this.isPlaying&&this.view.stage.rest(),this.isPlaying=!1,this.
node.setAttribute("aria-busy","false"),cancelAnimationFrame(this.frame),this.playIt.textContent="▶ P\
lay"}restart(){this.uncovered=this.view.total,this.range.max=String(this.uncovered)}show(){let{step:t,
total:e}=this.view;this.isPlaying||(this.uncovered=Math.max(this.uncovered,t)),this.range.value=String(
t),this.place.textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var ut=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.
get("example"),this.thumbs=[];let r=Object.entries(lt).map(([i,{name:a}])=>[i,a]);this.kind=Q("Atten\
tion",Object.fromEntries(r),i=>E(t,{path:me(i,this.parts.layer)})),this.kind.node.className="line",this.
heads=d("fieldset",{class:"heads"}),this.choice=d("div",{},this.kind.node,this.heads),this.title=d("\
summary"),this.place=zt(),this.axes=d("p",{class:"soft"}),this.inNumbers=d("details",{},this.title,this.
place,this.axes)}get path(){return this.model.get("path")}get parts(){return N(this.path)}get head(){
return this.model.get("head")}get isEncoder(){return this.path.startsWith("encoder")}get isCross(){return this.
path.endsWith("cross_attention")}get tokens(){return lt[this.parts.kind].tokens(this.answer)}weightsOf(t){
let e=this.answer.weights[this.path];return y(e,this.head*e.shape[1]+t)}drawHeads(t){this.answer=t;let{
kind:e}=this.parts;this.kind.show(e),this.heads.replaceChildren(d("legend",{class:"heard"},"Head")),
this.thumbs=[];for(let[s,o]of Object.entries(t.weights))N(s).kind===e&&this.heads.append(this.drawLayer(
s,o))}drawLayer(t,e){let{layer:s}=N(t),o=L(e.shape[0]).map(r=>{let i=fe(e,r),a=d("span",{"aria-hidde\
n":"true"},`head ${r}`),c=Ct(St(t,r)),{input:l,node:h}=J({name:`${this.id}-head`,"aria-label":c},()=>E(
this.model,{path:t,head:r}),i.node,a);return this.thumbs.push({input:l,picture:i,path:t,head:r}),h});
return Tt(d("span",{},`Layer ${s}`),...o)}drawMap(){let{axes:t,mayLook:e}=lt[this.parts.kind],{head:s}=this,
[o,r]=this.tokens,i=Ct(St(this.path,s)),a=this.answer.weights[this.path];this.title.textContent=`${i}\
, in numbers`,this.axes.textContent=`${t(...this.languages)} Each row sums to 1.`;let{look:c}=this;this.
map=pe({label:i,rows:o,columns:r,head:s,weights:a,mayLook:e,look:c}),this.place.replaceChildren(this.
map.node);for(let l of this.thumbs)l.input.checked=l.path===this.path&&l.head===s}show(t,e){let s=this.
isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:e;this.map?.show(t,s,o);for(let{picture:r}of this.
thumbs)r.show(s)}sentence(t,e){let[s,o]=this.tokens,r=this.weightsOf(t),i=e??r.indexOf(Math.max(...r)),
a=e===void 0?"looks most":"looks";return`“${s[t]}” ${a} at “${o[i]}”: ${r[i].toFixed(3)}.`}};var fs=560;function ms(n,t,e){let s=n.trim()?n:"␣",o=t?O(s,t,{class:"token",...M}):d("span",{class:"\
token"},s),r=d("small",{}),i=d("li",{},o,r);if(t){for(let a of["pointerenter","focus"])o.addEventListener(
a,()=>e(!0));for(let a of["pointerleave","blur"])o.addEventListener(a,()=>e(!1))}return{node:i,name:o,
number:r}}var pt=class{constructor(t){this.lines=A("svg",{"aria-hidden":"true"});let e=t?[["Source"],
["Target"]]:[["English","en"],[]],s={"aria-hidden":"true"};this.names=e.map(()=>d("p",s)),this.lists=
e.map(()=>d("ol")),this.stacks=["encoder","decoder"].map(o=>d("p",{class:o,...s},o)),this.node=d("di\
v",{class:"stage"},this.lines,this.names[0],this.lists[0],...this.stacks,this.names[1],this.lists[1]);
for(let o of[0,1])this.call(o,...e[o]);this.sides=[[],[]],this.ends=null,this.drawAgain=()=>{}}light(t,e){
let s=N(e.path);for(let o of this.stacks){let r=o.className,i=new Set(t.filter(u=>u.startsWith(r)).map(
u=>N(u).layer)),[a,c]=s.kind.split(" "),l=`: ${c.replace("_","-")}, head ${e.head}`,h=[...i].map(u=>{
let p=a===r&&u===s.layer,w=`layer ${u}${p?l:""}`;return d("span",p?{class:"lit"}:{},w)});o.replaceChildren(
r,...h)}}call(t,e="",s=""){this.names[t].textContent=e,this.lists[t].setAttribute("aria-label",`${e}\
 tokens`),this.lists[t].lang=s}draw(t,e,s,o,r){this.sides=t.map((c,l)=>c.map((h,u)=>ms(h,e(l,u),p=>s(
p,l,u)))),this.sides[1].forEach(({node:c},l)=>{c.classList.toggle("slipped",l>=o),c.hidden=l>r}),this.
lists.forEach((c,l)=>{c.replaceChildren(...this.sides[l].map(({node:h})=>h))});let i=t[1].length-1-r,
a=`… and ${i} more, and still no end`;i>0&&this.lists[1].append(d("li",{class:"more"},a)),this.layOut()}layOut(){
let{classList:t,clientWidth:e}=this.node,s=()=>this.lists.some(o=>o.scrollWidth>o.clientWidth);t.remove(
"columns","dense"),s()&&t.add("dense"),e&&(e<fs||s())&&t.add("columns"),this.ends=null}show({step:t,
uncovered:e,place:[s,o],seen:r,weights:i,others:a}){this.sides[1].forEach(({node:l,name:h},u)=>{l.classList.
toggle("unwritten",u>e),l.classList.toggle("later",u>t),l.style.opacity="",u===t?h.setAttribute("ari\
a-current","step"):h.removeAttribute("aria-current")}),this.sides.forEach((l,h)=>{l.forEach(({node:u,
number:p},w)=>{let m=h===r&&e?i[w]:void 0;u.classList.toggle("looks",h===s&&w===o&&e>0),u.classList.
toggle("looked-at",m>=.05),u.style.setProperty("--w",m??0),p.textContent=m>=.005?m.toFixed(2):""})}),
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
this.layOut(),this.drawAgain()}};var ge=n=>n.toLocaleString("en-US");var gs=.95,It="</s>",we={class:"plain"},ws=/^(eleven|twelve|\w+teen) hundred\b/,ys="twelve hundred",
V=({language:n=b},t)=>d("strong",{lang:n},t),be=({src_tokens:n,language:t})=>n.slice(t?1:0).join(" "),
ye=n=>n===It?"the end (</s>)":`“${n}”`;function ke({src_tokens:n,translation:t,truth:e}){let{number:s,
named:o}=e??{number:B(n.join(" ")),named:null},r={number:s,right:"",named:o,isRight:!1,isWrong:!1};if(s===
null)return r;let i=e?.right??S(s),a=e?t===i:re(t,s);return{number:s,right:i,named:o,isRight:a,isWrong:!a&&
(!e||o!==null||!t)}}function xe(n){let{right:t,isWrong:e}=ke(n),{next_tokens:s}=n,o=i=>{let a=s.slice(
0,i+1).join("").trim();return a===t+It||t.startsWith(a)},r=s.findIndex((i,a)=>e&&!o(a));return r<0?s.
length:r}function bs({likely:n}){let t=n.reduce((e,[[,s]],o)=>s<n[e][0][1]?o:e,0);return{step:t+1,pairs:n[t].
slice(0,2)}}var ft=class{constructor(t,e,s){this.model=t,this.go=e,this.ask=s,this.line=Dt("verdict"),
this.sure=d("p",{class:"sure"}),this.why=d("p",{class:"why"}),this.node=d("div",{class:"result"},this.
line,this.sure,this.why)}say(t){this.line.textContent=t,this.line.className="verdict",this.node.classList.
add("waits")}show(t){if(this.node.classList.remove("waits"),this.model.get("own")){this.line.replaceChildren(
`“${t.text}” is “`,d("strong",{},t.translation),`”${$e(t)}`);return}let e=ke(t),s=e.isRight?
"right":e.isWrong?"wrong":"odd";this.line.className=`verdict ${s}`,this.line.replaceChildren(...xs(t,
e)),this.sure.replaceChildren(...this.sureness(t)),this.why.replaceChildren(...this.reason(t,e))}sureness(t){
if(!t.translation||this.model.get("broken"))return[];let{step:e,pairs:s}=bs(t),[[o,r],[i,a]]=s;if(r>=
gs)return[`It was sure of each token: ${q(r).replace("> ","")} or more.`];let[c,l]=[r,a].map(u=>Math.
round(100*u)),h=d("span",{class:"split","aria-hidden":"true"});return h.style.setProperty("--p",String(
r/(r+a))),["It wavered at ",O(`token ${e}`,()=>this.go(e),we),` between ${ye(o)} `,h,` and ${ye(i)}:\
 ${c} to ${l}.`]}reason(t,e){let s=this.model.get("broken"),{number:o,isRight:r}=e;if(s)return this.
whyBroken(t.forced,e,U[s]);if(o===null)return[];let i=kt(o),a=be(t);return a===i.replaceAll("-"," ")?
[]:this.model.get("years")&&a===ys?["Neither training showed this number."]:this.model.get("years")&&
ws.test(a)?["In the second training, half of the years were written like this."]:[`In training, such\
 a number is always written “${i}”, ${r?"so this is a guess, and a lucky one":"so this is a gues\
s"}.`]}whyBroken(t,{right:e,isRight:s},{why:o,page:r,chapter:i,breaks:a}){let c=document.documentElement.
dataset.content_root,l=this.model.later?"html":"ipynb",h=`${c?`${c}book/`:""}${r}.${l}`,u=t?.translation===
e?"repeats it":"does not quite copy it",p=t?` Fed the right answer, it ${u} (“${t.translation}”, a\
 loss of ${t.loss.toFixed(3)}, where 0 is perfect). On its own it has nothing to copy.`:"",m=["This \
number survives. Try ",O(a,()=>this.ask(a),we),". "],g=d("a",{href:h},i);return[...s?m:[],`${o}${p} `,
g]}},ks=n=>`${n} ${n===1?"token":"tokens"}`;function $e({next_tokens:n}){return n.at(-1)===It?`, wri\
tten in ${ks(n.length-1)} and the end token.`:" … and the model did not come to an end."}function xs(n,{
number:t,right:e,named:s,isRight:o,isWrong:r}){let{translation:i}=n,a=be(n),c=`”${s&&r?`, which is\
 ${ge(s)}`:""}${$e(n)}`;if(o)return[`Right: “${a}” is “`,V(n,i),c];if(t===null)return[`“${a}\
” became “`,V(n,i),`${c} No number has this name in English, so no answer is right.`];let l=r?"I\
t is “":"The spelling that it was taught is “",h=n.truth?"":At(t),u=[l,V(n,e),"”"];u.push(...h?
[" or “",V(n,h),"”."]:["."]);let p=d("span",{class:"truth"},...u);if(!i)return[`Wrong: of “${a}\
” it made nothing. It stopped at once.`,p];let w=$s(i,e),m=d("span",{class:"slip"},i.slice(w)),g=V(
n,i.slice(0,w));return g.append(m),[`${r?"Wrong: ":""}“${a}” became “`,g,c,p]}function $s(n,t){
let e=0;for(;e<n.length&&n[e]===t[e];)e+=1;return e}var vs=8,Es=["forty-seven","ninety-seven"],Os=["twelve hundred","nineteen hundred"],Ms=["twelve hund\
red","eleven hundred","4247","seven forty"],Ls=n=>({path:"decoder.layers.1.cross_attention",head:n===
b?3:0}),ve=0;function As(n,t){let e=r=>O(r,()=>n(r),{class:"plain"}),s=t?[]:Es.map(e),o=t?Ms.map(e):
[e("7001"),"or what it never saw:",...Os.map(e)];return{node:d("div",{class:"line soft"},"Try",...s,
...o),show(r){for(let[i,a]of s.entries())a.hidden=r===i>0}}}var Nt=class{constructor({model:t,el:e}){
ve+=1;let s=`live-translator-${ve}`;this.model=t,this.isCalm=matchMedia("(prefers-reduced-motion: re\
duce)").matches,this.isOwn=t.get("own"),this.isFixed=this.isOwn||t.get("years"),this.answer=ae(t.get(
"example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.turn=0,this.fetchWhole=ht(t,W),this.
fetchUnmasked=ht(t,W,"unmasked"),this.fetchMany=ht(t,W,"languages");let o=h=>{E(t,{broken:""}),this.
form.ask(h)};this.more=As(o,t.get("years")),this.menu=Jt(t,h=>E(t,{language:h,broken:"",...Ls(h)}));
let r=this.isOwn?"":this.more.node,i=h=>this.translate(h),a=this.isFixed?"":this.menu.node;this.form=
te(t,"Translate",r,i,a),this.form.node.addEventListener("focusin",({target:h})=>{h instanceof HTMLSelectElement||
this.fetchModel().catch(()=>{})}),this.stage=new pt(this.isOwn),this.steps=new dt(s,this),this.stage.
node.addEventListener("click",({target:h})=>{let u=this.steps.node.contains(h);this.steps.isPlaying&&
!u&&this.steps.end()}),this.breaks=ce(t,s);let c=h=>this.steps.go(h);this.verdict=new ft(t,c,h=>this.
form.ask(h)),this.likely=he(this.answer.likely[0].length);let l=["source tokens","target"];this.maps=
new ut(t,s,l,(...h)=>this.point(...h)),this.readout=d("p",{class:"readout","aria-hidden":"true"}),this.
answered=d("div",{class:"answered"}),this.address=this.inAddress(e),this.place(e)}inAddress(t){let e=this.
answer.weights[this.model.get("path")].shape[0],s=o=>K(this.isFixed?[]:Object.keys(o));return ee(this.
model,t,{text:o=>o.length<=Qt?o:void 0,broken:s(U),language:s(this.model.get("languages")),step:o=>/^\d{1,2}$/.
test(o)?Number(o):void 0,path:K(Object.keys(this.answer.weights)),head:K(L(e))})}place(t){let{maps:e,
likely:s}=this,o=d("details",{},d("summary",{},"Probabilities and attention maps"),d("div",{class:"h\
alves"},s.node,e.choice),e.inNumbers);o.open=this.model.get("maps"),this.stage.node.append(this.readout,
this.steps.node),this.answered.append(this.stage.node,this.isFixed?"":this.breaks.node,this.verdict.
node,o),Pt(t,"live-translator","Live translator",this.form.node,this.answered,this.address.node)}fetchModel(){
return this.model.get("language")!==b?this.fetchMany():this.model.get("broken")==="mask"?this.fetchUnmasked():
this.fetchWhole()}get asks(){let{src_tokens:t,language:e=b}=this.answer;if(this.isOwn||e===b)return"";
let[s]=this.model.get("languages")[e];return` “${t[0]}” asks for ${s}.`}get total(){let{length:t}=this.
answer.next_tokens;return this.answer.next_tokens.at(-1)==="</s>"?t:Math.min(t,vs)}get step(){let{total:t}=this;
return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){let{form:s,verdict:o,
steps:r}=this;this.turn+=1;let i=this.turn,[a,c]=[this.model.get("broken"),this.model.get("language")],
l=c===b?"The model is on its way …":"A model of many languages is on its way, once for all of them\
 …",h=setTimeout(()=>o.say(l),150);s.node.setAttribute("aria-busy","true"),this.menu.show();try{let u=await this.
fetchModel();if(i!==this.turn)return;this.answer=u.answer(t,a,c)}catch(u){if(i!==this.turn)return;s.
refuse(u),this.answered.inert=!0,o.say("No answer: what is dimmed belongs to the text before.");return}finally{
clearTimeout(h),i===this.turn&&s.node.setAttribute("aria-busy","false")}s.refuse(null),this.answered.
inert=!1,this.drawAnswer(),e&&e<=this.total?r.go(e):e||this.isCalm?r.end():r.play(0),E(this.model,{text:t}),
this.address.show()}move(t){this.model.get("step")===t?this.show():E(this.model,{step:t})}async translateAgain(){
this.breaks.show(),await this.translate(this.answer.text,1/0)}drawAnswer(){this.form.show(this.answer.
text),this.breaks.show(),this.drawLanguage(),this.steps.restart(),this.chosen=0,this.drawMaps()}drawLanguage(){
if(this.isOwn)return;let{language:t=b}=this.answer,[e]=this.model.get("languages")[t];this.menu.show(),
this.more.show(t===b),this.stage.call(1,e,t),this.maps.languages=["English words",e]}drawMaps(){let{
isEncoder:t}=this.maps;this.kindDrawn=this.maps.parts.kind;let e=c=>{this.chosen=c,this.show()},s=(c,l)=>c===
1&&l?()=>this.steps.choose(l):c===0&&t?()=>e(l):void 0,o=(c,l,h)=>{t&&l||this.point(c?h-l:void 0)},{
src_tokens:r,next_tokens:i}=this.answer,a=[r,["<s>",...i]];this.stage.draw(a,s,o,xe(this.answer)+1,this.
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
model.get("step")&&e<s?o.say(`Token ${e} of ${s} is “${r}”, with a probability of ${q(i)}.`):o.show(
t)}};function _s({model:n,el:t}){let e=()=>n.get("broken")+n.get("language"),s=e(),o=new Nt({model:n,
el:t}),r={text:n.get("text"),step:n.get("step")},i=r.text!==o.answer.text||s!==e();i&&(n.set("text",
o.answer.text),n.set("step",0));let a=tt(n,{text:()=>{n.get("text")!==o.answer.text&&o.translate(n.get(
"text"))},broken:()=>o.translateAgain(),language:()=>o.translate(o.answer.text),step:()=>o.show(),path:()=>{
o.maps.parts.kind===o.kindDrawn?o.drawMap():o.drawMaps()},head:()=>o.drawMap()}),c=new ResizeObserver(
()=>o.stage.resize());return c.observe(o.stage.node),o.drawAnswer(),o.tell(),i&&o.translate(r.text,r.
step),()=>{o.steps.stop(),c.disconnect(),a()}}var Ee={render:_s};widget=Ee;})();
export default widget;
