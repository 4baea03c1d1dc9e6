let widget;
(()=>{function h(n,t={},...e){return Mt(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Mt(s,t,e)}function Mt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function At(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(h("div",o,...s))}var Lt=(...n)=>h("div",{class:"scroller"},...n),k={"data-lm-suppress-shortcuts":"true"};function v(n,t,e={}){
let s=h("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function O(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function St(n){let t=h(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&fe(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var pe=1e3,q,_t;function fe(n){q?.isConnected||
(q=h("p",{class:"annotated-voice",role:"status"}),document.body.append(q));let t=q;clearTimeout(_t),
_t=setTimeout(()=>{t.textContent=n},pe)}var ct=n=>n.reduce((t,e)=>t+e,0);function b({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function P(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ct(s);return s.map(r=>r/o)}var ge=1e-5;function C(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Ct=(n,t)=>(e,s)=>n[s]!==
t,It=()=>(n,t)=>t<=n;function me(n,t,e){let s=C(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[b(n,o),b(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,l=e.data[a];for(let d=0;d<r.length;d++)l+=r[d]*t.data[c+
d];i[a]=l}}return s}function we(n,t,e){let s=C(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[b(
n,o),b(s,o)],a=0,c=0;for(let d of r)a+=d/r.length;for(let d of r)c+=(d-a)**2/r.length;let l=1/Math.sqrt(
c+ge);for(let d=0;d<i.length;d++)i[d]=(r[d]-a)*l*t.data[d]+e.data[d]}return s}function ht(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var be=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function ye(n,t,e,s,o,r,i){let[a,c]=n.shape,l=t.shape[0],d=c/s,u=i.scale?1:Math.sqrt(d),
g=C(s,a,l),m=C(s,a,l),f=C(a,c);for(let w=0;w<s;w++)for(let p=0;p<a;p++){let $=w*a+p,_=(x,R)=>b(x,R).
subarray(w*d,(w+1)*d),[E,N,ue]=[_(n,p),b(g,$),_(f,p)];for(let x=0;x<l;x++){let R=_(t,x),L=0;for(let B=0;B<
d;B++)L+=E[B]*R[B];N[x]=!o||o(r+p,x)?L/u:-1/0}if(N.every(x=>x===-1/0))throw new RangeError("mask mas\
ks every key for some query");let Ot=b(m,$);if(Ot.set(P(N)),i.head!==w)for(let x=0;x<d;x++){let R=0;
for(let L=0;L<l;L++)R+=Ot[L]*e.data[L*c+w*d+x];ue[x]=R}}return{scores:g,weights:m,values:f}}var lt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=me(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,we(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=C(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);b(o,a).set(b(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:ht(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
l]=this.without.head??[],{scores:d,weights:u,values:g}=ye(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?l:void 0});return this.note(`${t}.scores`,d),this.note(`${t}.weights`,u),this.
note(`${t}.values`,g),this.note(t,this.linear(`${t}.w_o`,g))}feedForward(t,e){let s=be(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
ht(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,ht(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,l=>(o.set(c,Nt(o.get(c),this.project(c,l))),this.attend(c,l,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,l=>this.feedForward(`${a}.feed_forward`,l)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},G=class extends lt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let l=0;l<this.config.n_layers;l++){
let d=`decoder.layers.${l}`,[u,g]=[`${d}.self_attention`,`${d}.cross_attention`];c=this.sublayer(`${d}\
.sublayers.0`,c,m=>(r.set(u,Nt(r.get(u),this.project(u,m))),this.attend(u,m,r.get(u),o,i))),c=this.sublayer(
`${d}.sublayers.1`,c,m=>(r.has(g)||r.set(g,this.project(g,t)),this.attend(g,m,r.get(g),e,i))),c=this.
sublayer(`${d}.sublayers.2`,c,m=>this.feedForward(`${d}.feed_forward`,m)),this.note(d,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Nt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=C(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Rt(n,t){
let e={},s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function Tt(n,t,e,{
maxLen:s,bosId:o,eosId:r}){let i=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===
r);){let l=n.decode(i,e,c.slice(-1),null,a),d=n.generator(l).data;c.push(d.indexOf(d.reduce((u,g)=>Math.
max(u,g))))}return c}function Y(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var V=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=Y(t),this.thousands=Y(e),this.before=Y(s),this.after=
Y(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function jt({config:n,tensors:t},e){let s=typeof e=="string"?$e(e):xe(e),o={};for(let[r,i,a,c]of t){
let l=i.reduce((g,m)=>g*m,1),d=g=>s.slice(a,a+g*l).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
d(2)),ke):new Float32Array(d(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var $e=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),xe=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function ke(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var M="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",ve=new RegExp(
`[${M}]+`),Ee=new RegExp(`^[${M}]+|[${M}]+$`,"g");function J(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(ve).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var T="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Q="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function ut(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${Z(t)} thousand ${e<100?"and ":""}${Z(e)}`:`${Z(t)} thousand`:Z(e)}
function Z(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Wt(e);let s=`${T[t]} hundred`;return e?
`${s} and ${Wt(e)}`:s}function Wt(n){if(n<20)return T[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${Q[t]}\
-${T[e]}`:Q[t]}var Oe=new RegExp(`^[${M}]*<[A-Za-z]+>[${M}]`),_e=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Me=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,I="I translate integers from 0 to 999,999.",X=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Pt(n){let[t]=Oe.exec(n)??[""];return t+Ae(n.slice(t.length))}
function Ae(n){let t=n.replace(Ee,"");if(!_e.test(t))return n;let e=Me.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${I} “${X(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return ut(e)}var zt=(n,t)=>Le(n,t,1)[0];function Le(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*dt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function dt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((l,d)=>a===l?(s[d-1]??0)+1:0),s.forEach((l,d)=>{l>e.size&&(e={size:l,i:c-l+1,j:d-l+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+dt(n.slice(0,r),t.slice(0,i))+dt(n.slice(r+o),t.slice(
i+o))}var Kt=n=>/^\d+$/.test(n),Se=40,pt=["<pad>","<s>","</s>","<unk>"],ft=class{constructor(t){this.tokens=
[...pt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=pt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},gt="[\\p{L}\\p{N}_]",Ut=`[^\\p{L}\\p{N}_${M}]`,Ce=new RegExp(`${gt}+(?:[\
'’-]${gt}+)*|${Ut}`,"gu"),Ie=new RegExp(` ?${gt}+| ?${Ut}+|[${M}]`,"gu"),z=class{constructor({tokens:t}){
this.vocabulary=new ft(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Ce)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},mt=class extends z{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(pt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return J(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${I} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Kt(c))??a[0]))}refusal(t){
if(Kt(t))return`${I} Write “${X(t)}” in words too, or the integer in digits.`;let e=t.length<=Se&&
zt(t,this.words);return`${I} “${X(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},wt=class extends z{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Dt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ie)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Dt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Ne(t,this.merges[e])}}},
Dt=(n,t)=>`${n.length} ${n}${t}`;function Ne(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Re={words:z,"number words":mt,"sub-words":wt},bt=({
kind:n,...t})=>new Re[n](t);var Te=2e4,Ft=400,y="de",K=class{constructor({blueprint:t,weights:e}){this.model=new G(jt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=bt(t.src_tokenizer),this.target=bt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new V(this.parts[t]),this.names[t]}read(t,e=y){
let s=e===y?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Pt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${I} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:Ct(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function tt(n,t=K,e=""){let s=null;return()=>s??=
je(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function je(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await We(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function We(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),Te),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}
function Ht(n,t){if(n.get("own"))return{node:"",show(){}};let e=Object.entries(n.get("languages")).map(
([i,[a]])=>h("option",{value:i},a)),s=`language-${Math.random()}`,o={id:s,...k},r=h("select",o,...e);
return r.addEventListener("change",()=>t(r.value)),{node:h("span",{class:"into"},h("label",{for:s},h(
"span",{class:"verb"},"Translate "),"into"),r),show(){r.value=n.get("language")}}}var Pe=n=>n.get("o\
wn")?"A text for your translator":"An English number, in words or in digits";function Bt(n,t,e,s,o="",r=Pe(
n)){let i="",a=`text-${Math.random()}`,c=h("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...k}),l=h("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),d=h("form",{},h("label",{for:a},r),h("div",{class:"line"},c,o,h("button",{class:"m\
ain"},t)),e,l);c.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),
d.requestSubmit())});let u=f=>{i=c.value,s(f)};return d.addEventListener("submit",f=>{f.preventDefault(),
u(c.value)}),{node:d,ask:u,show:f=>{c.value===i&&(i=c.value=f)},refuse:f=>{let w=f instanceof RangeError;
c.setAttribute("aria-invalid",String(w)),l.textContent=w?f.message:"",f&&!w&&(l.textContent=`The mod\
el cannot answer: ${f.message}. Press ${t} to try again.`)}}}var j=n=>t=>n.find(e=>String(e)===t),Is=j([!0,!1]),ze=n=>String(n);function qt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=p=>(s[p]??ze)(n.get(p)),l=Object.keys(
e),d=Object.fromEntries(l.map(p=>[p,c(p)])),u=new URLSearchParams(location.search),g=[];for(let[p,$]of Object.
entries(e)){let _=u.get(`${a}.${p}`);if(_===null)continue;let E=$(_);E===void 0?g.push(p):n.set(p,E)}
let m=h("a",{},"Copy link to this setting"),f=h("span",{role:"status"});m.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let w=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:h("p",{class:"addr\
ess"},m,f,w),show(){let p=new URLSearchParams(location.search);for(let E of l){let N=c(E);N===d[E]?p.
delete(`${a}.${E}`):p.set(`${a}.${E}`,N)}f.textContent="";let $=o.closest("section[id]")?.id,_=p.size?
`?${p}`:location.pathname;m.setAttribute("href",`${_}${$?`#${$}`:""}`)}}}var Gt="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),De="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function A(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${A(e,!0)}tausend`:"")+(s?`${A(s,!0)}hundert`:"");return o||!r?r+Yt(o,t&&!s):r}function Yt(n,t){
if(n===1&&t)return"ein";if(n<20)return Gt[n];let[e,s]=[De[Math.floor(n/10)],n%10];return s?`${Yt(s,!0)}\
und${e}`:e}function Vt(n,t){let e=A(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");if(s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===e)return!0;
let o=t%100,r=`${Gt[(t-o)/100]}hundert${o?A(o):""}`;return t>=1100&&t<2e3&&s===r}function D(n){let t=J(
n),e=t.indexOf("thousand");if(e<0)return yt(t,99);let s=e?yt(t.slice(0,e),9):1,o=t.slice(e+1),r=o.length?
yt(Zt(o),9):0;if(!s||r===null||o.length&&!r)return null;let i=1e3*s+r;return i<1e6?i:null}var Zt=n=>n[0]===
"and"&&n.length>1?n.slice(1):n;function yt(n,t){let e=n.indexOf("hundred");if(e<0)return $t(n);let s=e?
$t(n.slice(0,e)):1,o=n.slice(e+1),r=o.length?$t(Zt(o)):0;return!s||s>t||r===null||o.length&&!r?null:
100*s+r}function $t(n){let[t,e,...s]=n,o=T.indexOf(t);if(o>=0)return e===void 0?o:null;let r=Q.indexOf(
t);if(r<2||s.length)return null;if(e===void 0)return 10*r;let i=T.indexOf(e);return i>0&&i<10?10*r+i:
null}var Ue=5,Fe={positions:{positions:!0},head:{head:["decoder.layers.1.self_attention",3]},scale:{scale:!0}},
W=class extends K{answer(t,e="",s=y){if(s!==y)return this.inLanguage(t,s);this.model.without=Fe[e]??
{};let o=this.whole(t);return e==="mask"?{...o,forced:this.forced(t)}:o}inLanguage(t,e){let s=this.whole(
t,e),{src_tokens:o,translation:r}=s,i=this.namesIn(e),a=D(o.slice(1).join(" ")),c=a===null?"":i.nameOf(
a),l=i.numberOf(r);return{...s,language:e,truth:{number:a,right:c,named:l}}}whole(t,e=y){let{model:s,
srcVocab:o,tgtVocab:r}=this,{bosId:i,eosId:a,tokens:c}=r,l=s.config.max_len,{src:d,srcMask:u}=this.read(
t,e),g=Tt(s,d,u,{maxLen:l,bosId:i,eosId:a}),m=g.slice(0,-1),f=Rt(s,()=>s.forward(d,m,u,It())),w=Object.
entries(f).filter(([p])=>p.endsWith(".weights"));return{text:t,translation:this.textOf(g),src_tokens:d.
map(p=>o.tokens[p]),tgt_tokens:m.map(p=>c[p]),next_tokens:g.slice(1).map(p=>c[p]),likely:m.map((p,$)=>He(
b(f.generator,$),c)),weights:Object.fromEntries(w.map(([p,$])=>[p.replace(".weights",""),$]))}}forced(t){
let{src:e,srcMask:s}=this.read(t),o=D(e.map(u=>this.srcVocab.tokens[u]).join(" "));if(o===null)return null;
let{bosId:r,eosId:i}=this.tgtVocab,a=[...this.target.encode(A(o)),i],c=this.model.forward(e,[r,...a.
slice(0,-1)],s,null),l=a.map((u,g)=>P(b(c,g))),d=l.map((u,g)=>-Math.log(u[a[g]]));return{translation:this.
textOf(l.map(u=>u.indexOf(Math.max(...u)))),loss:ct(d)/a.length}}};function He(n,t){return P(n).map(
(s,o)=>[t[o],s]).sort(([,s],[,o])=>o-s).slice(0,Ue)}function Qt(n){let t=({shape:s,data:o})=>({shape:s,
data:Float32Array.from(o)}),e=Object.entries(n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.
fromEntries(e)}}var U={"":{name:"nothing"},positions:{name:"positions (word order)",why:"Without positional encoding\
s the model knows which tokens there are, and not in which order: “four hundred and seven” and “seve\
n hundred and four” get the same answer. Of 300 numbers that it never saw in training, 2% still come\
 out right.",page:"05-positional-encoding",chapter:"Chapter 5: Positional encoding"},mask:{name:"the\
 causal mask in training (no looking ahead)",why:"This smaller model was trained without the causal \
mask, so the decoder had each answer in its input and mostly learned to copy it.",page:"08-masking",
chapter:"Chapter 8: Masking"},head:{name:"one of its 24 attention heads",why:"Head 3 of the self-att\
ention in decoder layer 1 is ablated: it gives zeros. Of 300 new numbers, 53% still come out right. \
For most other heads it would be all of them, or nearly all.",page:"07-splitting-and-joining-the-hea\
ds",chapter:"Chapter 7: Splitting and joining the heads"},scale:{name:"the scale 1/√d_k",why:"Scor\
es are not divided by √d_k, so they are 4 times as large, and the weights fall on fewer tokens. This\
 model bears it: of 300 new numbers, 98% still come out right.",page:"06-scaled-dot-product-attentio\
n",chapter:"Chapter 6: Scaled dot-product attention"}};function Jt(n,t){let e=Object.entries(U).map(
([a,{name:c}])=>{let l=h("input",{type:"radio",name:`${t}-broken`,value:a,...k});return l.addEventListener(
"change",()=>O(n,{broken:a})),{input:l,node:h("label",{},l,c)}}),s=e.map(({node:a})=>a),o=h("legend",
{},"Break it: remove"),r=h("fieldset",{class:"breaks"},o,...s),i=h("p",{class:"soft"},"To break it, \
choose German.");return{node:h("div",{},r,i),show(){r.hidden=n.get("language")!==y,i.hidden=!r.hidden;
for(let{input:a}of e)a.checked=a.value===n.get("broken")}}}var F=n=>n<1e-4?"< 0.01%":n>.9999?"> 99.99%":`${(100*n).toFixed(2)}%`;function Be(){let[n,t]=[h("th",
{scope:"row"}),h("td")],e=h("td");return t.append(h("span",{class:"bar"})),{node:h("tr",{},n,t,e),name:n,
number:e}}function Xt(n){let t=h("caption"),e=Array.from({length:n},Be),o=["token","bar","probabilit\
y"].map(i=>h("th",{scope:"col"},i));return{node:h("table",{class:"likely"},t,h("thead",{},h("tr",{class:"\
names"},...o)),h("tbody",{},...e.map(({node:i})=>i))),show(i,a){t.textContent=`Probabilities for tok\
en ${a+1}`,e.forEach(({node:c,name:l,number:d},u)=>{c.hidden=u>=i.length,!c.hidden&&(l.textContent=i[u][0],
d.textContent=F(i[u][1]),c.style.setProperty("--p",i[u][1]))})}}}var te=n=>!n.matches(".none")&&!n.closest(".unwritten");function ee(n,t){let e=()=>t.flat().find(te)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(g=>g.includes(i));if(a<0)return;let c=t[a].indexOf(i),[l,d]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let u=t[l]?.[d];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{te(s)||o(e())}}var qe=9;function Ge(n,t,e,s){let o=h("td",{tabindex:"-1","data-row":t,"data-column":e,...k},h("span",
{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.style.setProperty(
"--w",n),o}var xt=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function Ye(n,t){
let e=[],s=({target:o})=>{let{row:r,column:i}=o.closest?.("td[data-row]")?.dataset??{};return r===void 0?
[]:[Number(r),Number(i)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointe\
rleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",
()=>{e=[],t()})}function se({label:n,rows:t,columns:e,weights:s,head:o,mayLook:r,look:i}){let a=e.map(
m=>h("th",{scope:"col"},h("span",{},m))),c=t.map((m,f)=>{let w=b(s,o*t.length+f);return e.map((p,$)=>Ge(
w[$],f,$,!r(f,$)))}),l=t.map((m,f)=>h("tr",{},h("th",{scope:"row"},m),...c[f])),d=h("td",{class:"cor\
ner"}),u=h("table",{class:"heat-map",role:"grid","aria-label":n},h("thead",{},h("tr",{},d,...a)),h("\
tbody",{},...l));u.classList.toggle("dense",e.length>qe),u.style.setProperty("--columns",String(e.length)),
Ye(u,i);let g=ee(u,c);return{node:u,show(m,f,w){l.forEach((p,$)=>{p.classList.toggle("current",$===m)}),
xt(l,f);for(let p of[a,...c])xt(p,w);g()}}}function ne(n,t){let[,e,s]=n.shape,o=Array.from({length:e},
(i,a)=>{let c=Array.from(b(n,t*e+a),(l,d)=>l<.01?"":S("rect",{x:d,y:a,width:1,height:1,"fill-opacity":l.
toFixed(2)}));return S("g",{},...c.filter(Boolean))}),r={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"};return{node:S("svg",r,...o),show:i=>xt(o,i)}}var Ve={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},Ze={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},Qe=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function Je(n,t,e){let s=n==="sublayers"&&Ze[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function kt(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(Qe))s.push(r?Je(o,r,
e):Ve[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var vt=n=>n.charAt(0).toUpperCase()+n.slice(1);var et={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being ge\
nerated. Columns: the ${n} it attends to.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},
"encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: th\
e ${n} it attends to.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"\
Decoder self-attention",axes:(n,t)=>`Rows: the ${t} token being generated. Columns: the tokens befor\
e it. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function st(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var oe=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var Xe=450,H=(...n)=>h("div",{class:"line"},...n),nt=class{constructor(t,{step:e,total:s,move:o,tell:r}){
this.step=e,this.total=s,this.move=o,this.tell=r,this.uncovered=s(),this.timer=void 0,this.back=v("B\
ack",()=>this.go(e()-1)),this.next=v("Next",()=>this.go(e()+1)),this.playIt=v("Play",()=>this.playOrStop());
let i=v("All at once",()=>this.go(s())),a=`${t}-step`;this.range=h("input",{id:a,type:"range",min:1,
...k}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),this.place=h("outp\
ut",{for:a,"aria-live":"off"}),this.node=h("div",{class:"steps"},H(this.back,this.next,this.playIt,i),
H(h("label",{for:a},"Token"),this.range,this.place))}go(t){this.stop();let e=this.total(),s=Math.min(
Math.max(t,1),e);this.uncovered=s===e?s:Math.max(this.uncovered,s),this.move(s),this.tell()}end(){this.
stop(),this.uncovered=this.total(),this.move(0),this.tell()}choose(t){this.uncovered=this.total(),this.
go(t)}playOrStop(){this.timer?this.stop():this.play(this.step()<this.total()-1?this.step()+1:1)}play(t){
if(this.stop(),t===this.total())return this.end();this.uncovered=t,this.move(t),this.timer=setTimeout(
()=>this.play(t+1),Xe),this.playIt.textContent="Pause"}stop(){clearTimeout(this.timer),this.timer=void 0,
this.playIt.textContent="Play"}restart(){this.uncovered=this.total(),this.range.max=String(this.total())}show(){
let[t,e]=[this.step(),this.total()];this.uncovered=Math.max(this.uncovered,t),this.range.value=String(
t),this.place.textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var ot=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.
get("example"),this.thumbs=[],this.select=h("select",{id:`${e}-kind`,...k});for(let[i,{name:a}]of Object.
entries(et))this.select.append(h("option",{value:i},a));this.select.addEventListener("change",()=>{O(
t,{path:oe(this.select.value,this.parts.layer)})});let r=h("label",{for:`${e}-kind`},"Attention");this.
heads=h("fieldset",{class:"heads"}),this.choice=h("div",{},H(r,this.select),this.heads),this.title=h(
"summary"),this.place=Lt(),this.axes=h("p",{class:"soft"}),this.inNumbers=h("details",{},this.title,
this.place,this.axes)}get path(){return this.model.get("path")}get parts(){return st(this.path)}get isEncoder(){
return this.path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){
return et[this.parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return b(
e,this.model.get("head")*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.select.
value=e,this.heads.replaceChildren(h("legend",{},"Layer and head")),this.thumbs=[];for(let[s,o]of Object.
entries(t.weights))st(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=st(
t),o=Array.from({length:e.shape[0]},(r,i)=>{let a=h("input",{type:"radio",name:`${this.id}-head`,"ar\
ia-label":vt(kt(t,i)),...k});a.addEventListener("change",()=>O(this.model,{path:t,head:i}));let c=ne(
e,i);this.thumbs.push({radio:a,picture:c,path:t,head:i});let l=h("span",{"aria-hidden":"true"},`${s}\
.${i}`);return h("label",{},a,c.node,l)});return H(...o)}drawMap(){let{axes:t,mayLook:e}=et[this.parts.
kind],s=this.model.get("head"),[o,r]=this.tokens,i=vt(kt(this.path,s)),a=this.answer.weights[this.path];
this.title.textContent=`${i}, in numbers`,this.axes.textContent=`${t(...this.languages)} Each row su\
ms to 1.`;let{look:c}=this;this.map=se({label:i,rows:o,columns:r,head:s,weights:a,mayLook:e,look:c}),
this.place.replaceChildren(this.map.node);for(let l of this.thumbs)l.radio.checked=l.path===this.path&&
l.head===s}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:e;this.map?.show(
t,s,o);for(let{picture:r}of this.thumbs)r.show(s)}sentence(t,e){let[s,o]=this.tokens,r=this.weightsOf(
t),i=e??r.indexOf(Math.max(...r)),a=e===void 0?"attends most":"attends";return`“${s[t]}” ${a} to\
 “${o[i]}”: ${r[i].toFixed(3)}.`}};function ts(n,t,e){let s=n.trim()?n:"␣",o=t?v(s,t,{class:"token",...k}):h("span",{class:"token"},s),
r=h("small",{}),i=h("li",{},o,r);if(t){for(let a of["pointerenter","focus"])o.addEventListener(a,()=>e(
!0));for(let a of["pointerleave","blur"])o.addEventListener(a,()=>e(!1))}return{node:i,name:o,number:r}}
function es({offsetLeft:n,offsetTop:t,offsetWidth:e,offsetHeight:s}){return{x:n+e/2,top:t,bottom:t+s+
4}}function re(n,t,e,s="own"){let o=(n.bottom+t.top)/2;return S("path",{class:s,d:`M${n.x},${n.bottom}\
 C${n.x},${o} ${t.x},${o} ${t.x},${t.top}`,"stroke-width":(1+5*e).toFixed(1),"stroke-opacity":(.25+.55*
e).toFixed(2)})}var rt=class{constructor(t){this.lines=S("svg",{"aria-hidden":"true"}),this.node=h("\
div",{class:"stage"},this.lines);let e=t?[["Source"],["Target"]]:[["English","en"],[]];this.names=e.
map(()=>h("p",{"aria-hidden":"true"})),this.lists=e.map(()=>h("ol")),e.forEach((s,o)=>{this.node.append(
this.names[o],this.lists[o]),this.call(o,...s)}),this.sides=[[],[]],this.places=null,this.drawAgain=
()=>{}}call(t,e="",s=""){this.names[t].textContent=e,this.lists[t].setAttribute("aria-label",`${e} t\
okens`),this.lists[t].lang=s}draw(t,e,s){this.places=null,this.sides=t.map((o,r)=>o.map((i,a)=>ts(i,
e(r,a),c=>s(c,r,a)))),this.lists.forEach((o,r)=>{o.replaceChildren(...this.sides[r].map(({node:i})=>i))})}show({
step:t,uncovered:e,place:[s,o],seen:r,weights:i,others:a}){this.sides[1].forEach(({node:l,name:d},u)=>{
l.classList.toggle("unwritten",u>e),l.classList.toggle("later",u>t),u===t?d.setAttribute("aria-curre\
nt","step"):d.removeAttribute("aria-current")}),this.sides.forEach((l,d)=>{l.forEach(({node:u,number:g},m)=>{
let f=d===r?i[m]:void 0;u.classList.toggle("looks",d===s&&m===o),u.classList.toggle("looked-at",f>=.05),
u.style.setProperty("--w",f??0),g.textContent=f>=.005?f.toFixed(2):""})}),this.lists.forEach((l,d)=>{
l.classList.toggle("seen",d===r)});let c=a.slice(0,e);this.drawAgain=()=>this.drawLines(s!==r,o,i,c),
this.drawAgain()}drawLines(t,e,s,o){if(this.lines.replaceChildren(),!t)return;this.places??=this.sides.
map(a=>a.map(({node:c})=>es(c)));let[r,i]=this.places;o.forEach((a,c)=>{r.forEach((l,d)=>{c+1!==e&&a[d]>=
.2&&this.lines.append(re(l,i[c+1],a[d],"other"))})}),r.forEach((a,c)=>{s[c]>=.02&&this.lines.append(
re(a,i[e],s[c]))})}resize(){this.places=null,this.drawAgain()}};var ss=.95,ae="</s>",it=({language:n=y},t)=>h("strong",{lang:n},t),ce=({src_tokens:n,language:t})=>n.
slice(t?1:0).join(" "),ns=n=>n.toLocaleString("en"),ie=n=>n===ae?"the end (</s>)":`“${n}”`;function os({
src_tokens:n,translation:t,truth:e}){let s=e?e.number:D(n.join(" ")),o={number:s,right:"",named:null,
isRight:!1,isWrong:!1};if(s===null)return o;if(!e){let l=Vt(t,s);return{number:s,right:A(s),named:null,
isRight:l,isWrong:!l}}let{right:r,named:i}=e,a=t===r;return{number:s,right:r,named:i,isRight:a,isWrong:!a&&
(i!==null||!t)}}function rs({likely:n}){let t=n.reduce((e,[[,s]],o)=>s<n[e][0][1]?o:e,0);return{step:t+
1,pairs:n[t].slice(0,2)}}var at=class{constructor(t,e){this.model=t,this.go=e,this.line=St("verdict"),
this.sure=h("p",{class:"sure"}),this.why=h("p",{class:"why"}),this.node=h("div",{class:"result"},this.
line,this.sure,this.why)}say(t){this.line.textContent=t,this.line.className="verdict",this.node.classList.
add("waits")}show(t){if(this.node.classList.remove("waits"),this.model.get("own")){this.line.replaceChildren(
`“${t.text}” is “`,h("strong",{},t.translation),`”${he(t)}`);return}let e=os(t),s=e.isRight?
"right":e.isWrong?"wrong":"odd";this.line.className=`verdict ${s}`,this.line.replaceChildren(...as(t,
e)),this.sure.replaceChildren(...this.sureness(t)),this.why.replaceChildren(...this.reason(t,e))}sureness(t){
if(!t.translation)return[];let{step:e,pairs:s}=rs(t),[[o,r],[i,a]]=s;if(r>=ss)return[`It was sure of\
 each token: ${F(r).replace("> ","")} or more.`];let[c,l]=[r,a].map(u=>Math.round(100*u)),d=h("span",
{class:"split","aria-hidden":"true"});return d.style.setProperty("--p",String(r/(r+a))),["It wavered\
 at ",v(`token ${e}`,()=>this.go(e),{class:"plain"}),` between ${ie(o)} `,d,` and ${ie(i)}: ${c} to ${l}\
.`]}reason(t,{number:e,right:s}){let o=this.model.get("broken");if(o)return this.whyBroken(t.forced,
s,U[o]);if(e===null)return[];let r=ut(e);return ce(t)===r.replaceAll("-"," ")?[]:[`In training, such\
 a number is always written “${r}”.`]}whyBroken(t,e,{why:s,page:o,chapter:r}){let i=`${o}.${this.
model.later?"html":"ipynb"}`,a=t?.translation===e?"repeats it":"does not quite copy it",c=t?` Fed th\
e right answer, it ${a} (“${t.translation}”, a loss of ${t.loss.toFixed(3)}, where 0 is perfect)\
. On its own it has nothing to copy.`:"";return[`${s}${c} `,h("a",{href:i},r)]}},is=n=>`${n} ${n===1?
"token":"tokens"}`;function he({next_tokens:n}){return n.at(-1)===ae?`, written in ${is(n.length-1)}\
 and the end token.`:" … and the model did not come to an end."}function as(n,{number:t,right:e,named:s,
isRight:o,isWrong:r}){let{translation:i}=n,a=ce(n),c=`”${s&&r?`, which is ${ns(s)}`:""}${he(n)}`;if(o)
return[`Right: “${a}” is “`,it(n,i),c];if(t===null)return[`“${a}” became “`,it(n,i),`${c}\
 No number has this name in English, so no answer is right.`];let d=[r?"It is “":"The spelling tha\
t it was taught is “",it(n,e),"”."],u=h("span",{class:"truth"},...d);if(!i)return[`Wrong: of “${a}\
” it made nothing. It stopped at once.`,u];let g=cs(i,e),m=h("span",{class:"slip"},i.slice(g)),f=it(
n,i.slice(0,g));return f.append(m),[`${r?"Wrong: ":""}“${a}” became “`,f,c,u]}function cs(n,t){
let e=0;for(;e<n.length&&n[e]===t[e];)e+=1;return e}var hs=["forty-seven","ninety-seven"],ls=["7001","a hundred and one"],ds=["twelve hundred","nineteen\
 hundred"],us=n=>({path:"decoder.layers.1.cross_attention",head:n===y?3:0}),le=0;function ps(n){let t=o=>v(
o,()=>n(o),{class:"plain"}),e=hs.map(t),s=[...ls.map(t),"or fool it with",...ds.map(t)];return{node:h(
"div",{class:"line soft"},"Try",...e,...s),show(o){e[0].hidden=!o,e[1].hidden=o}}}var Et=class{constructor({
model:t,el:e}){le+=1;let s=`live-translator-${le}`;this.model=t,this.isCalm=matchMedia("(prefers-red\
uced-motion: reduce)").matches,this.isOwn=t.get("own"),this.answer=Qt(t.get("example")),this.chosen=
0,this.pointed=null,this.kindDrawn="",this.turn=0,this.fetchWhole=tt(t,W),this.fetchUnmasked=tt(t,W,
"unmasked"),this.fetchMany=tt(t,W,"languages"),this.more=ps(c=>this.form.ask(c)),this.menu=Ht(t,c=>O(
t,{language:c,broken:"",...us(c)}));let o=this.isOwn?"":this.more.node,r=c=>this.translate(c);this.form=
Bt(t,"Translate",o,r,this.menu.node),this.form.node.addEventListener("focusin",({target:c})=>{c instanceof
HTMLSelectElement||this.fetchModel().catch(()=>{})}),this.stage=new rt(this.isOwn),this.steps=new nt(
s,{step:()=>this.step,total:()=>this.answer.next_tokens.length,move:c=>this.move(c),tell:()=>this.tell()}),
this.breaks=Jt(t,s),this.verdict=new at(t,c=>this.steps.go(c)),this.likely=Xt(this.answer.likely[0].
length);let i=["source tokens","target"];this.maps=new ot(t,s,i,(...c)=>this.point(...c)),this.readout=
h("p",{class:"readout","aria-hidden":"true"});let a=h("p",{class:"awaited"},"The answer will appear \
here.");this.answered=h("div",{class:"answered"},a),this.address=this.inAddress(e),this.place(e)}inAddress(t){
let e=this.answer.weights[this.model.get("path")].shape[0];return qt(this.model,t,{text:s=>s.length<=
Ft?s:void 0,broken:this.isOwn?()=>{}:j(Object.keys(U)),language:this.isOwn?()=>{}:j(Object.keys(this.
model.get("languages"))),step:s=>/^\d{1,2}$/.test(s)?Number(s):void 0,path:j(Object.keys(this.answer.
weights)),head:j([...Array(e).keys()])})}place(t){let{maps:e,likely:s}=this,o=[s.node,e.choice],r=h(
"details",this.model.get("maps")?{open:""}:{},h("summary",{},"Token by token: probabilities and atte\
ntion maps"),this.steps.node,h("div",{class:"halves"},...o),e.inNumbers);this.stage.node.append(this.
readout),this.answered.append(this.stage.node,this.verdict.node,this.isOwn?"":this.breaks.node,r),At(
t,"live-translator","Live translator",this.form.node,this.answered,this.address.node)}fetchModel(){return this.
model.get("language")!==y?this.fetchMany():this.model.get("broken")==="mask"?this.fetchUnmasked():this.
fetchWhole()}get onItsWay(){return this.model.get("language")===y?"The model is on its way …":"A m\
odel of many languages is on its way, once for all of them …"}get asks(){let{src_tokens:t,language:e=y}=this.
answer;if(this.isOwn||e===y)return"";let[s]=this.model.get("languages")[e];return` “${t[0]}” asks \
for ${s}.`}get step(){let t=this.answer.next_tokens.length;return Math.min(Math.max(this.model.get("\
step")||t-1,1),t)}async translate(t,e){let{form:s,verdict:o,steps:r}=this;this.turn+=1;let i=this.turn,
a=setTimeout(()=>o.say(this.onItsWay),150);s.node.setAttribute("aria-busy","true"),this.menu.show();
try{let[c,l]=[this.model.get("broken"),this.model.get("language")],d=await this.fetchModel();if(i!==
this.turn)return;this.answer=d.answer(t,c,l)}catch(c){if(i!==this.turn)return;s.refuse(c),this.answered.
classList.add("stale");return}finally{clearTimeout(a),i===this.turn&&s.node.setAttribute("aria-busy",
"false")}s.refuse(null),this.answered.classList.remove("stale"),this.drawAnswer(),o.say("The model g\
enerates …"),e&&e<=r.total()?r.go(e):e||this.isCalm?r.end():r.play(1),O(this.model,{text:t}),this.
address.show()}move(t){this.model.get("step")===t?this.show():O(this.model,{step:t})}async translateAgain(){
this.breaks.show(),await this.translate(this.answer.text,1/0)}drawAnswer(){this.form.show(this.answer.
text),this.breaks.show(),this.drawLanguage(),this.steps.restart(),this.chosen=0,this.drawMaps()}drawLanguage(){
if(this.isOwn)return;let{language:t=y}=this.answer,[e]=this.model.get("languages")[t];this.menu.show(),
this.more.show(t===y),this.stage.call(1,e,t),this.maps.languages=["English words",e]}drawMaps(){let{
isEncoder:t}=this.maps;this.kindDrawn=this.maps.parts.kind;let e=a=>{this.chosen=a,this.show()},s=(a,c)=>a===
1&&c?()=>this.steps.choose(c):a===0&&t?()=>e(c):void 0,o=(a,c,l)=>{t&&c||this.point(a?l-c:void 0)},{
src_tokens:r,next_tokens:i}=this.answer;this.stage.draw([r,["<s>",...i]],s,o),this.maps.drawHeads(this.
answer),this.drawMap()}drawMap(){this.maps.drawMap(),this.pointed=null,this.show()}show(){let{maps:t,
steps:e,answer:s,step:o}=this;e.show();let r=t.isEncoder?this.chosen:o-1,i=this.pointed?.row??r;this.
stage.show({step:o,uncovered:e.uncovered,place:t.isEncoder?[0,i]:[1,i+1],seen:t.isEncoder||t.isCross?
0:1,weights:t.weightsOf(i),others:t.isCross?s.next_tokens.map((c,l)=>t.weightsOf(l)):[]});let a=t.isEncoder?
o-1:i;this.likely.show(s.likely[a],a),t.show(r,e.uncovered),this.readout.textContent=t.sentence(i,this.
pointed?.column)+this.asks,this.address.show()}point(t,e){this.pointed=t===void 0?null:{row:t,column:e},
this.show()}tell(){let{answer:t,step:e,verdict:s}=this,o=t.next_tokens.length,[r,i]=t.likely[e-1][0];
this.model.get("step")&&e<o?s.say(`Token ${e} of ${o} is “${r}”, with a probability of ${F(i)}.`):
s.show(t)}};function fs({model:n,el:t}){let e={broken:n.get("broken"),language:n.get("language")},s=new Et(
{model:n,el:t}),o={text:n.get("text"),step:n.get("step")},r=Object.entries(e).some(([l,d])=>n.get(l)!==
d),i=o.text!==s.answer.text||r;i&&(n.set("text",s.answer.text),n.set("step",0));let a={text:()=>{n.get(
"text")!==s.answer.text&&s.translate(n.get("text"))},broken:()=>s.translateAgain(),language:()=>s.translate(
s.answer.text),step:()=>s.show(),path:()=>{s.maps.parts.kind===s.kindDrawn?s.drawMap():s.drawMaps()},
head:()=>s.drawMap()};for(let[l,d]of Object.entries(a))n.on(`change:${l}`,d);let c=new ResizeObserver(
()=>s.stage.resize());return c.observe(s.stage.node),s.drawAnswer(),s.tell(),i&&s.translate(o.text,o.
step),()=>{s.steps.stop(),c.disconnect();for(let[l,d]of Object.entries(a))n.off(`change:${l}`,d)}}var de={
render:fs};widget=de;})();
export default widget;
