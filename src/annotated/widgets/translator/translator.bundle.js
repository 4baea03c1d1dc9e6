let widget;
(()=>{function c(n,t={},...e){return $t(document.createElement(n),t,e)}function _(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return $t(s,t,e)}function $t(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function xt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(c("div",o,...s))}var kt=(...n)=>c("div",{class:"scroller"},...n),$={"data-lm-suppress-shortcuts":"true"};function x(n,t,e={}){
let s=c("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function v(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function vt(n){let t=c(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&se(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ee=1e3,F,yt;function se(n){F?.isConnected||
(F=c("p",{class:"annotated-voice",role:"status"}),document.body.append(F));let t=F;clearTimeout(yt),
yt=setTimeout(()=>{t.textContent=n},ee)}var nt=n=>n.reduce((t,e)=>t+e,0);function w({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function C(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=nt(s);return s.map(r=>r/o)}var ne=1e-5;function L(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Et=(n,t)=>(e,s)=>n[s]!==
t,Ot=()=>(n,t)=>t<=n;function oe(n,t,e){let s=L(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[w(n,o),w(s,
o)];for(let a=0;a<i.length;a++){let h=a*r.length,l=e.data[a];for(let d=0;d<r.length;d++)l+=r[d]*t.data[h+
d];i[a]=l}}return s}function re(n,t,e){let s=L(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[w(
n,o),w(s,o)],a=0,h=0;for(let d of r)a+=d/r.length;for(let d of r)h+=(d-a)**2/r.length;let l=1/Math.sqrt(
h+ne);for(let d=0;d<i.length;d++)i[d]=(r[d]-a)*l*t.data[d]+e.data[d]}return s}function ot(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var ie=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function ae(n,t,e,s,o,r,i){let[a,h]=n.shape,l=t.shape[0],d=h/s,u=i.scale?1:Math.sqrt(d),
p=L(s,a,l),f=L(s,a,l),g=L(a,h);for(let m=0;m<s;m++)for(let b=0;b<a;b++){let k=m*a+b,et=(y,S)=>w(y,S).
subarray(m*d,(m+1)*d),[Xt,st,te]=[et(n,b),w(p,k),et(g,b)];for(let y=0;y<l;y++){let S=et(t,y),O=0;for(let z=0;z<
d;z++)O+=Xt[z]*S[z];st[y]=!o||o(r+b,y)?O/u:-1/0}if(st.every(y=>y===-1/0))throw new RangeError("mask \
hides every key from some query");let bt=w(f,k);if(bt.set(C(st)),i.head!==m)for(let y=0;y<d;y++){let S=0;
for(let O=0;O<l;O++)S+=bt[O]*e.data[O*h+m*d+y];te[y]=S}}return{scores:p,weights:f,values:g}}var B=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,oe(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,re(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=L(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);w(o,a).set(w(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let i=o.data.subarray(s*o.shape[1],r*o.shape[1]),a=this.without.positions?e:ot(
e,{data:i});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[h,l]=this.without.
head??[],{scores:d,weights:u,values:p}=ae(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:h===
t?l:void 0});return this.note(`${t}.scores`,d),this.note(`${t}.weights`,u),this.note(`${t}.values`,p),
this.note(t,this.linear(`${t}.w_o`,p))}feedForward(t,e){let s=ie(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?ot(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,ot(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
i=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,a=>this.attend(i,a,this.project(i,a),e)),
s=this.sublayer(`${r}.sublayers.1`,s,a=>this.feedForward(`${r}.feed_forward`,a)),this.note(r,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);
let a=this.positions("tgt",this.embed("tgt_embed",s),i);for(let h=0;h<this.config.n_layers;h++){let l=`\
decoder.layers.${h}`,[d,u]=[`${l}.self_attention`,`${l}.cross_attention`];a=this.sublayer(`${l}.subl\
ayers.0`,a,p=>(r.set(d,ce(r.get(d),this.project(d,p))),this.attend(d,p,r.get(d),o,i))),a=this.sublayer(
`${l}.sublayers.1`,a,p=>(r.has(u)||r.set(u,this.project(u,t)),this.attend(u,p,r.get(u),e,i))),a=this.
sublayer(`${l}.sublayers.2`,a,p=>this.feedForward(`${l}.feed_forward`,p)),this.note(l,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function ce(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,r)=>{let i=L(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.data.set(r.
data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function _t(n,t){let e={},s=n.onOutput;n.onOutput=
(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function Lt(n,t,e,{maxLen:s,bosId:o,eosId:r}){
let i=n.encode(t,e),a=new Map,h=[o];for(;h.length<s&&!(h.length>1&&h.at(-1)===r);){let l=n.decode(i,
e,h.slice(-1),null,a),d=n.generator(l).data;h.push(d.indexOf(d.reduce((u,p)=>Math.max(u,p))))}return h}
function Mt({config:n,tensors:t},e){let s=typeof e=="string"?he(e):le(e),o={};for(let[r,i,a]of t){let h=i.
reduce((l,d)=>l*d,1);o[r]={shape:i,data:s.subarray(a,a+h)}}return{config:n,parameters:o}}var he=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),le=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",de=new RegExp(
`[${A}]+`),ue=new RegExp(`^[${A}]+|[${A}]+$`,"g");function H(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(de).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var I="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),U="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function it(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${D(t)} thousand ${e<100?"and ":""}${D(e)}`:`${D(t)} thousand`:D(e)}
function D(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return St(e);let s=`${I[t]} hundred`;return e?
`${s} and ${St(e)}`:s}function St(n){if(n<20)return I[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${U[t]}\
-${I[e]}`:U[t]}var pe=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,fe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
M="I read whole numbers from 0 to 999,999.",q=n=>n.length>40?`${n.slice(0,30)}…`:n;function At(n){
let t=n.replace(ue,"");if(!pe.test(t))return n;let e=fe.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${M} “${q(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return it(e)}function It(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(o),i=e.length+r.
length;if(2*Math.min(e.length,r.length)/i<.6)continue;let a=2*rt(r,e)/i;a<.6||a<s?.ratio||a===s?.ratio&&
o<s.choice||(s={ratio:a,choice:o})}return s?.choice}function rt(n,t){let e={size:0},s=[];if(n.forEach(
(a,h)=>{s=t.map((l,d)=>a===l?(s[d-1]??0)+1:0),s.forEach((l,d)=>{l>e.size&&(e={size:l,i:h-l+1,j:d-l+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+rt(n.slice(0,r),t.slice(0,i))+rt(n.slice(r+o),t.slice(
i+o))}var me=40,at=["<pad>","<s>","</s>","<unk>"],ct=class{constructor(t){this.tokens=[...at,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=at.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
ht="[\\p{L}\\p{N}_]",Rt=`[^\\p{L}\\p{N}_${A}]`,ge=new RegExp(`${ht}+(?:['’-]${ht}+)*|${Rt}`,"gu"),
we=new RegExp(` ?${ht}+| ?${Rt}+|[${A}]`,"gu"),R=class{constructor({tokens:t}){this.vocabulary=new ct(
t)}encode(t){let e=this.vocabulary.encode(this.split(t));if(!e.length)throw new RangeError("There is\
 nothing to read. Write at least one word.");return e}split(t){return t.match(ge)??[]}join(t){return t.
join(" ").replace(/ (?=[.,;:!?)])/g,"")}},lt=class extends R{split(t){return H(t)}join(t){return t.join(
" ")}encode(t){let{vocabulary:e}=this,s=this.split(t);if(!s.length)throw new RangeError(`${M} Write \
one, such as 47 or forty-seven.`);let o=e.encode(s),r=s.find((i,a)=>o[a]<=e.unkId);if(r===void 0)return o;
throw new RangeError(this.refusal(r))}refusal(t){if(/\d/.test(t))return`${M} Write “${q(t)}” in wo\
rds too, or the whole number in digits.`;let e=this.vocabulary.tokens.slice(at.length),s=t.length<=me&&
It(t,e);return`${M} “${q(t)}” is not a number word that I know. `+(s?`Did you mean “${s}”?`:
"Write 47 or forty-seven.")}},dt=class extends R{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Ct(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(we)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Ct(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=be(t,this.merges[e])}}},
Ct=(n,t)=>`${n.length} ${n}${t}`;function be(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var ye={words:R,"number words":lt,"sub-words":dt},ut=({
kind:n,...t})=>new ye[n](t);var $e=2e4,Nt=400,N=class{constructor({blueprint:t,weights:e}){this.model=new B(Mt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=ut(t.src_tokenizer),this.target=ut(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?At(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(this.
readsNumbers?`${M} This text has ${e.length} words, and I can take in ${s} at most.`:`This text has ${e.
length} tokens, and the model can take in ${s} at most.`);return{src:e,srcMask:Et(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function pt(n,t=N,e=""){let s=null;return()=>s??=
xe(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function xe(n,t){let e=n.get(`${t}weights`),
s=e&&(e.length||e.byteLength);return!s&&n.later?n.later(t?"extra":"later"):(s||await ke(n,t),{blueprint:n.
get(`${t}blueprint`),weights:n.get(`${t}weights`)})}function ke(n,t){return new Promise((e,s)=>{let o=setTimeout(
()=>s(new Error("Python does not answer")),$e),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),
e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}function Tt(n,t,e,s){let o=n.
get("own")?"A text that your translator reads":"An English number, in words or in digits",r="",i=`te\
xt-${Math.random()}`,a=c("input",{id:i,type:"text",autocomplete:"off",autocapitalize:"none",spellcheck:"\
false","aria-describedby":`${i}-error`,...$}),h=c("p",{id:`${i}-error`,class:"error",role:"alert"}),
l=c("form",{},c("label",{for:i},o),c("div",{class:"line"},a,c("button",{class:"main"},t)),e,h);a.addEventListener(
"keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),l.requestSubmit())});let d=f=>{r=a.
value,s(f)};return l.addEventListener("submit",f=>{f.preventDefault(),d(a.value)}),{node:l,ask:d,show:f=>{
a.value===r&&(r=a.value=f)},refuse:f=>{let g=f instanceof RangeError;a.setAttribute("aria-invalid",String(
g)),h.textContent=g?f.message:"",f&&!g&&(h.textContent=`The model cannot answer: ${f.message}. Press\
 ${t} to try again.`)}}}var T=n=>t=>n.find(e=>String(e)===t),rs=T([!0,!1]),ve=n=>String(n);function jt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),h=new URLSearchParams(location.search),
l=[];for(let[p,f]of Object.entries(e)){let g=h.get(`${a}.${p}`);if(g===null)continue;let m=f(g);m===
void 0?l.push(p):n.set(p,m)}let d=c("a",{},"Link to this setting"),u=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:c("p",{class:"addre\
ss"},d,u),show(){let p=new URLSearchParams(location.search);for(let g of Object.keys(e))p.set(`${a}.${g}`,
(s[g]??ve)(n.get(g)));let f=o.closest("section[id]")?.id;d.setAttribute("href",`?${p}${f?`#${f}`:""}`)}}}var Wt="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Oe="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function E(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${E(e,!0)}tausend`:"")+(s?`${E(s,!0)}hundert`:"");return o||!r?r+Pt(o,t&&!s):r}function Pt(n,t){
if(n===1&&t)return"ein";if(n<20)return Wt[n];let[e,s]=[Oe[Math.floor(n/10)],n%10];return s?`${Pt(s,!0)}\
und${e}`:e}function Kt(n,t){let e=E(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");if(s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===e)return!0;
let o=t%100,r=`${Wt[(t-o)/100]}hundert${o?E(o):""}`;return t>=1100&&t<2e3&&s===r}function G(n){let t=H(
n),e=t.indexOf("thousand");if(e<0)return ft(t,99);let s=e?ft(t.slice(0,e),9):1,o=t.slice(e+1),r=o.length?
ft(zt(o),9):0;if(!s||r===null||o.length&&!r)return null;let i=1e3*s+r;return i<1e6?i:null}var zt=n=>n[0]===
"and"&&n.length>1?n.slice(1):n;function ft(n,t){let e=n.indexOf("hundred");if(e<0)return mt(n);let s=e?
mt(n.slice(0,e)):1,o=n.slice(e+1),r=o.length?mt(zt(o)):0;return!s||s>t||r===null||o.length&&!r?null:
100*s+r}function mt(n){let[t,e,...s]=n,o=I.indexOf(t);if(o>=0)return e===void 0?o:null;let r=U.indexOf(
t);if(r<2||s.length)return null;if(e===void 0)return 10*r;let i=I.indexOf(e);return i>0&&i<10?10*r+i:
null}var _e=5,Le={positions:{positions:!0},head:{head:["decoder.layers.1.self_attention",3]},scale:{scale:!0}},
j=class extends N{answer(t,e=""){this.model.without=Le[e]??{};let s=this.whole(t);return e==="mask"?
{...s,forced:this.forced(t)}:s}whole(t){let{model:e,srcVocab:s,tgtVocab:o}=this,{bosId:r,eosId:i,tokens:a}=o,
h=e.config.max_len,{src:l,srcMask:d}=this.read(t),u=Lt(e,l,d,{maxLen:h,bosId:r,eosId:i}),p=u.slice(0,
-1),f=_t(e,()=>e.forward(l,p,d,Ot())),g=Object.entries(f).filter(([m])=>m.endsWith(".weights"));return{
text:t,translation:this.textOf(u),src_tokens:l.map(m=>s.tokens[m]),tgt_tokens:p.map(m=>a[m]),next_tokens:u.
slice(1).map(m=>a[m]),likely:p.map((m,b)=>Me(w(f.generator,b),a)),weights:Object.fromEntries(g.map(([
m,b])=>[m.replace(".weights",""),b]))}}forced(t){let{src:e,srcMask:s}=this.read(t),o=G(e.map(u=>this.
srcVocab.tokens[u]).join(" "));if(o===null)return null;let{bosId:r,eosId:i}=this.tgtVocab,a=[...this.
target.encode(E(o)),i],h=this.model.forward(e,[r,...a.slice(0,-1)],s,null),l=a.map((u,p)=>C(w(h,p))),
d=l.map((u,p)=>-Math.log(u[a[p]]));return{translation:this.textOf(l.map(u=>u.indexOf(Math.max(...u)))),
loss:nt(d)/a.length}}};function Me(n,t){return C(n).map((s,o)=>[t[o],s]).sort(([,s],[,o])=>o-s).slice(
0,_e)}function Ft(n){let t=({shape:s,data:o})=>({shape:s,data:Float32Array.from(o)}),e=Object.entries(
n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.fromEntries(e)}}var W={"":{name:"nothing: the whole model"},positions:{name:"positions",why:"Without positional enco\
dings the model knows which words there are, and not in which order. Of 300 numbers that it never sa\
w in training, 2 % still come out right.",page:"05-positional-encoding",chapter:"Chapter 5: Position\
al encoding"},mask:{name:"the causal mask in training",why:"This smaller model was trained without t\
he causal mask, so the decoder had each answer in its input and learned to copy it.",page:"08-maskin\
g",chapter:"Chapter 8: Masking"},head:{name:"one of its 24 heads",why:"Head 3 of the self-attention \
in decoder layer 1 gives zeros. Of 300 new numbers, 53 % still come out right. For most other heads \
it would be all of them, or nearly all.",page:"07-splitting-and-joining-the-heads",chapter:"Chapter \
7: Splitting and joining the heads"},scale:{name:"the scale 1/√d_k",why:"Scores are not divided by\
 √d_k, so they are 4 times as large, and the weights fall on fewer words. This model bears it: of 30\
0 new numbers, 98 % still come out right.",page:"06-scaled-dot-product-attention",chapter:"Chapter 6\
: Scaled dot-product attention"}};function Bt(n,t){let e=Object.entries(W).map(([r,{name:i}])=>{let a=c(
"input",{type:"radio",name:`${t}-broken`,value:r,...$});return a.addEventListener("change",()=>v(n,{
broken:r})),{input:a,node:c("label",{},a,i)}}),s=e.map(({node:r})=>r),o=c("legend",{},"Break it: tak\
e out");return{node:c("fieldset",{class:"breaks"},o,...s),show(){for(let{input:r}of e)r.checked=r.value===
n.get("broken")}}}var P=n=>n<1e-4?"< 0.01 %":n>.9999?"> 99.99 %":`${(100*n).toFixed(2)} %`;function Se(){let[n,t]=[c("\
th",{scope:"row"}),c("td")],e=c("td");return t.append(c("span",{class:"bar"})),{node:c("tr",{},n,t,e),
name:n,number:e}}function Dt(n){let t=c("caption"),e=Array.from({length:n},Se),o=["token","bar","pro\
bability"].map(i=>c("th",{scope:"col"},i));return{node:c("table",{class:"likely"},t,c("thead",{},c("\
tr",{class:"names"},...o)),c("tbody",{},...e.map(({node:i})=>i))),show(i,a){t.textContent=`Probabili\
ties for token ${a+1}`,e.forEach(({node:h,name:l,number:d},u)=>{h.hidden=u>=i.length,!h.hidden&&(l.textContent=
i[u][0],d.textContent=P(i[u][1]),h.style.setProperty("--p",i[u][1]))})}}}function Ut(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(u=>u.includes(r));if(i<0)return;let a=t[i].indexOf(r),[h,
l]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(h===null)return;o.preventDefault();let d=t[h]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}var Ae=9;function Ie(n,t,e,s){let o=c("td",{tabindex:"-1","data-row":t,"data-column":e,...$},c("span",
{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.style.setProperty(
"--w",n),o}var gt=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function Ce(n,t){
let e=[],s=({target:o})=>{let{row:r,column:i}=o.closest?.("td[data-row]")?.dataset??{};return r===void 0?
[]:[Number(r),Number(i)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointe\
rleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",
()=>{e=[],t()})}function Ht({label:n,rows:t,columns:e,weights:s,head:o,mayLook:r,look:i}){let a=e.map(
f=>c("th",{scope:"col"},c("span",{},f))),h=t.map((f,g)=>{let m=w(s,o*t.length+g);return e.map((b,k)=>Ie(
m[k],g,k,!r(g,k)))}),l=t.map((f,g)=>c("tr",{},c("th",{scope:"row"},f),...h[g])),d=c("td",{class:"cor\
ner"}),u=c("table",{class:"heat-map",role:"grid","aria-label":n},c("thead",{},c("tr",{},d,...a)),c("\
tbody",{},...l));u.classList.toggle("dense",e.length>Ae),u.style.setProperty("--columns",String(e.length)),
Ce(u,i);let p=Ut(u,h);return{node:u,show(f,g,m){l.forEach((b,k)=>{b.classList.toggle("current",k===f)}),
gt(l,g);for(let b of[a,...h])gt(b,m);p()}}}function qt(n,t){let[,e,s]=n.shape,o=Array.from({length:e},
(i,a)=>{let h=Array.from(w(n,t*e+a),(l,d)=>l<.01?"":_("rect",{x:d,y:a,width:1,height:1,"fill-opacity":l.
toFixed(2)}));return _("g",{},...h.filter(Boolean))}),r={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"};return{node:_("svg",r,...o),show:i=>gt(o,i)}}var Y={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being wri\
tten. Columns: the ${n} it looks at.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},"\
encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: the\
 ${n} it looks at.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"D\
ecoder self-attention",axes:(n,t)=>`Rows: the ${t} token being written. Columns: the tokens before i\
t. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function V(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var Gt=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var Re=450,Z=(...n)=>c("div",{class:"line"},...n),Q=class{constructor(t,{step:e,total:s,move:o,tell:r}){
this.step=e,this.total=s,this.move=o,this.tell=r,this.uncovered=s(),this.timer=void 0,this.back=x("B\
ack",()=>this.go(e()-1)),this.next=x("Next",()=>this.go(e()+1)),this.playIt=x("Play",()=>this.playOrStop());
let i=x("All at once",()=>this.go(s())),a=`${t}-step`;this.range=c("input",{id:a,type:"range",min:1,
...$}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),this.place=c("outp\
ut",{for:a,"aria-live":"off"}),this.node=c("div",{class:"steps"},Z(this.back,this.next,this.playIt,i),
Z(c("label",{for:a},"Token"),this.range,this.place))}go(t){this.stop();let e=this.total(),s=Math.min(
Math.max(t,1),e);this.uncovered=s===e?s:Math.max(this.uncovered,s),this.move(s),this.tell()}playOrStop(){
this.timer?this.stop():this.play(this.step()<this.total()?this.step()+1:1)}play(t){if(this.stop(),this.
uncovered=t,this.move(t),t===this.total())return this.tell();this.timer=setTimeout(()=>this.play(t+1),
Re),this.playIt.textContent="Pause"}stop(){clearTimeout(this.timer),this.timer=void 0,this.playIt.textContent=
"Play"}restart(){this.uncovered=this.total(),this.range.max=String(this.total())}show(){let[t,e]=[this.
step(),this.total()];this.uncovered=Math.max(this.uncovered,t),this.range.value=String(t),this.place.
textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var J=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.get(
"example"),this.thumbs=[],this.select=c("select",{id:`${e}-kind`,...$});for(let[r,{name:i}]of Object.
entries(Y))this.select.append(c("option",{value:r},i));this.select.addEventListener("change",()=>{v(
t,{path:Gt(this.select.value,this.parts.layer)})}),this.label=c("label",{for:`${e}-kind`},"Attention"),
this.heads=c("fieldset",{class:"heads"}),this.title=c("p",{class:"title"}),this.place=kt(),this.axes=
c("p",{class:"soft"})}get path(){return this.model.get("path")}get parts(){return V(this.path)}get isEncoder(){
return this.path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){
return Y[this.parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return w(
e,this.model.get("head")*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.select.
value=e,this.heads.replaceChildren(c("legend",{},"Layer and head")),this.thumbs=[];for(let[s,o]of Object.
entries(t.weights))V(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=V(
t),o=Array.from({length:e.shape[0]},(r,i)=>{let a=c("input",{type:"radio",name:`${this.id}-head`,"ar\
ia-label":`Layer ${s}, head ${i}`,...$});a.addEventListener("change",()=>v(this.model,{path:t,head:i}));
let h=qt(e,i);this.thumbs.push({radio:a,picture:h,path:t,head:i});let l=c("span",{"aria-hidden":"tru\
e"},`${s}.${i}`);return c("label",{},a,h.node,l)});return Z(...o)}drawMap(){let{kind:t,layer:e}=this.
parts,{name:s,axes:o,mayLook:r}=Y[t],i=this.model.get("head"),[a,h]=this.tokens,l=`${s}, layer ${e},\
 head ${i}`,d=this.answer.weights[this.path];this.title.textContent=l,this.axes.textContent=`${o(...this.
languages)} Each row sums to 1.`;let{look:u}=this;this.map=Ht({label:l,rows:a,columns:h,head:i,weights:d,
mayLook:r,look:u}),this.place.replaceChildren(this.map.node);for(let p of this.thumbs)p.radio.checked=
p.path===this.path&&p.head===i}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:
e;this.map?.show(t,s,o);for(let{picture:r}of this.thumbs)r.show(s)}sentence(t,e){let[s,o]=this.tokens,
r=this.weightsOf(t),i=e??r.indexOf(Math.max(...r)),a=e===void 0?"looks most":"looks";return`“${s[t]}\
” ${a} at “${o[i]}”: ${r[i].toFixed(3)}.`}};function Ne(n,t,e){let s=t?x(n,t,{class:"token",...$}):c("span",{class:"token"},n),o=c("small",{}),r=c(
"li",{},s,o);if(t){for(let i of["pointerenter","focus"])s.addEventListener(i,()=>e(!0));for(let i of[
"pointerleave","blur"])s.addEventListener(i,()=>e(!1))}return{node:r,name:s,number:o}}function Te({offsetLeft:n,
offsetTop:t,offsetWidth:e,offsetHeight:s}){return{x:n+e/2,top:t,bottom:t+s+4}}function je(n,t,e){let s=(n.
bottom+t.top)/2;return _("path",{d:`M${n.x},${n.bottom} C${n.x},${s} ${t.x},${s} ${t.x},${t.top}`,"s\
troke-width":(1+5*e).toFixed(1),"stroke-opacity":(.25+.55*e).toFixed(2)})}var X=class{constructor(t){
this.lines=_("svg",{"aria-hidden":"true"}),this.node=c("div",{class:"stage"},this.lines);let e=t?{Source:"",
Target:""}:{English:"en",German:"de"};this.lists=Object.entries(e).map(([s,o])=>{let r=c("ol",{lang:o,
"aria-label":`${s} tokens`});return this.node.append(c("p",{"aria-hidden":"true"},s),r),r}),this.sides=
[[],[]],this.places=null,this.drawAgain=()=>{}}draw(t,e,s){this.places=null,this.sides=t.map((o,r)=>o.
map((i,a)=>Ne(i,e(r,a),h=>s(h,r,a)))),this.lists.forEach((o,r)=>{o.replaceChildren(...this.sides[r].
map(({node:i})=>i))})}show({step:t,uncovered:e,place:[s,o],seen:r,weights:i}){this.sides[1].forEach(
({node:a,name:h},l)=>{a.classList.toggle("unwritten",l>e),a.classList.toggle("later",l>t),l===t?h.setAttribute(
"aria-current","step"):h.removeAttribute("aria-current")}),this.sides.forEach((a,h)=>{a.forEach(({node:l,
number:d},u)=>{let p=h===r?i[u]:void 0;l.classList.toggle("looks",h===s&&u===o),l.classList.toggle("\
looked-at",p>=.05),l.style.setProperty("--w",p??0),d.textContent=p>=.005?p.toFixed(2):""})}),this.lists.
forEach((a,h)=>{a.classList.toggle("seen",h===r)}),this.drawAgain=()=>this.drawLines(s!==r,o,i),this.
drawAgain()}drawLines(t,e,s){if(this.lines.replaceChildren(),!t)return;this.places??=this.sides.map(
i=>i.map(({node:a})=>Te(a)));let[o,r]=this.places;o.forEach((i,a)=>{s[a]>=.02&&this.lines.append(je(
i,r[e],s[a]))})}resize(){this.places=null,this.drawAgain()}};var We=.95,Vt="</s>",K=n=>c("strong",{lang:"de"},n),Yt=n=>n===Vt?"the end (</s>)":`“${n}”`;function Pe({
src_tokens:n,translation:t}){let e=G(n.join(" "));if(e===null)return{number:e,right:"",isRight:!1};let s=Kt(
t,e);return{number:e,right:E(e),isRight:s}}function Ke({likely:n}){let t=n.reduce((e,[[,s]],o)=>s<n[e][0][1]?
o:e,0);return{step:t+1,pairs:n[t].slice(0,2)}}var tt=class{constructor(t,e){this.model=t,this.go=e,this.
line=vt("verdict"),this.sure=c("p",{class:"sure"}),this.why=c("p",{class:"why"}),this.node=c("div",{
class:"result"},this.line,this.sure,this.why)}say(t){this.line.textContent=t,this.line.className="ve\
rdict",this.node.classList.add("waits")}show(t){if(this.node.classList.remove("waits"),this.model.get(
"own")){this.line.replaceChildren(`“${t.text}” is “`,K(t.translation),`”${Zt(t)}`);return}let e=Pe(
t),s=e.number===null?"odd":e.isRight?"right":"wrong";this.line.className=`verdict ${s}`,this.line.replaceChildren(
...ze(t,e)),this.sure.replaceChildren(...this.sureness(t)),this.why.replaceChildren(...this.reason(t,
e))}sureness(t){let{step:e,pairs:s}=Ke(t),[[o,r],[i,a]]=s;if(r>=We)return[`It was sure of each token\
: ${P(r)} or more.`];let[h,l]=[r,a].map(u=>Math.round(100*u)),d=c("span",{class:"split","aria-hidden":"\
true"});return d.style.setProperty("--p",String(r/(r+a))),["It was torn at ",x(`token ${e}`,()=>this.
go(e),{class:"plain"}),` ${Yt(o)} `,d,` ${Yt(i)}: ${h} to ${l}.`]}reason(t,{number:e,isRight:s}){let o=this.
model.get("broken");if(o)return this.whyBroken(t,W[o]);if(e===null)return[];let r=it(e);if(t.src_tokens.
join(" ")===r.replaceAll("-"," "))return[];let a=`“${r}”`;return s?[`It had only ever read ${a}.`]:
[`In training, ${e.toLocaleString("en")} was always written ${a}.`]}whyBroken({forced:t},{why:e,page:s,
chapter:o}){let r=`${s}.${this.model.later?"html":"ipynb"}`,i=t?` Fed the right answer, it repeats i\
t (“${t.translation}”, a loss of ${t.loss.toFixed(3)}). On its own it has nothing to copy.`:"";return[
`${e}${i} `,c("a",{href:r},o)]}};function Zt({next_tokens:n}){return n.at(-1)===Vt?`, written in ${n.
length} tokens.`:" … and the model did not come to an end."}function ze(n,{number:t,right:e,isRight:s}){
let{translation:o,src_tokens:r}=n,[i,a]=[r.join(" "),Zt(n)];if(s)return[`Right: “${i}” is “`,K(
o),`”${a}`];if(t===null)return[`“${i}” became “`,K(o),`”${a} No number has this name in En\
glish, so no answer is right.`];let h=c("span",{class:"truth"},"It is “",K(e),"”.");if(!o)return[
`Wrong: of “${i}” it made nothing. It stopped at once.`,h];let l=Fe(o,e),d=c("span",{class:"slip"},
o.slice(l)),u=K(o.slice(0,l));return u.append(d),[`Wrong: “${i}” became “`,u,`”${a}`,h]}function Fe(n,t){
let e=0;for(;e<n.length&&n[e]===t[e];)e+=1;return e}var Be=["forty-seven","7001","a hundred and one"],De=["twelve hundred","nineteen hundred"],Qt=0;function Ue(n){
let t=e=>x(e,()=>n(e),{class:"plain"});return c("div",{class:"line soft"},"Try",...Be.map(t),"or",...De.
map(t))}var wt=class{constructor({model:t,el:e}){Qt+=1;let s=`live-translator-${Qt}`;this.model=t,this.
isCalm=matchMedia("(prefers-reduced-motion: reduce)").matches,this.isOwn=t.get("own"),this.answer=Ft(
t.get("example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.turn=0,this.fetchWhole=pt(t,
j),this.fetchUnmasked=pt(t,j,"unmasked_");let o=this.isOwn?["source tokens","target"]:["English word\
s","German"],r=this.isOwn?"":Ue(i=>this.form.ask(i));this.form=Tt(t,"Translate",r,i=>this.translate(
i)),this.form.node.addEventListener("focusin",()=>{this.fetchModel().catch(()=>{})}),this.stage=new X(
this.isOwn),this.steps=new Q(s,{step:()=>this.step,total:()=>this.answer.next_tokens.length,move:i=>this.
move(i),tell:()=>this.tell()}),this.breaks=Bt(t,s),this.verdict=new tt(t,i=>this.steps.go(i)),this.likely=
Dt(this.answer.likely[0].length),this.maps=new J(t,s,o,(...i)=>this.point(...i)),this.readout=c("p",
{class:"readout","aria-hidden":"true"}),this.answered=c("div",{class:"answered"}),this.address=this.
inAddress(e),this.place(e)}inAddress(t){let e=this.answer.weights[this.model.get("path")].shape[0];return jt(
this.model,t,{text:s=>s.length<=Nt?s:void 0,broken:this.isOwn?()=>{}:T(Object.keys(W)),step:s=>/^\d{1,2}$/.
test(s)?Number(s):void 0,path:T(Object.keys(this.answer.weights)),head:T([...Array(e).keys()])})}place(t){
let{maps:e,likely:s}=this,o=[c("div",{},s.node,e.label,e.select,e.heads),c("div",{},e.title,e.place,
this.readout,e.axes)],r=c("details",this.model.get("maps")?{open:""}:{},c("summary",{},"Token by tok\
en: probabilities and attention maps"),this.steps.node,c("div",{class:"halves"},...o));this.answered.
append(this.stage.node,this.verdict.node,this.isOwn?"":this.breaks.node,r),xt(t,"live-translator","L\
ive translator",this.form.node,this.answered,this.address.node)}fetchModel(){return this.model.get("\
broken")==="mask"?this.fetchUnmasked():this.fetchWhole()}get step(){let t=this.answer.next_tokens.length;
return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){let{form:s,verdict:o,
steps:r}=this;this.turn+=1;let i=this.turn,a=setTimeout(()=>o.say("The model is on its way …"),150);
s.node.setAttribute("aria-busy","true");try{let h=this.model.get("broken"),l=await this.fetchModel();
if(i!==this.turn)return;this.answer=l.answer(t,h)}catch(h){if(i!==this.turn)return;s.refuse(h),this.
answered.classList.add("stale");return}finally{clearTimeout(a),i===this.turn&&s.node.setAttribute("a\
ria-busy","false")}s.refuse(null),this.answered.classList.remove("stale"),this.drawAnswer(),o.say("T\
he model writes …"),this.isCalm||e?r.go(e||r.total()):r.play(1),v(this.model,{text:t}),this.address.
show()}move(t){this.model.get("step")===t?this.show():v(this.model,{step:t})}async translateAgain(){
this.breaks.show(),await this.translate(this.answer.text,1/0)}drawAnswer(){this.form.show(this.answer.
text),this.breaks.show(),this.steps.restart(),this.chosen=0,this.drawMaps()}drawMaps(){let{isEncoder:t}=this.
maps;this.kindDrawn=this.maps.parts.kind;let e=a=>{this.chosen=a,this.show()},s=(a,h)=>a===1&&h?()=>this.
steps.go(h):a===0&&t?()=>e(h):void 0,o=(a,h,l)=>{t&&h||this.point(a?l-h:void 0)},{src_tokens:r,next_tokens:i}=this.
answer;this.stage.draw([r,["<s>",...i]],s,o),this.maps.drawHeads(this.answer),this.drawMap()}drawMap(){
this.maps.drawMap(),this.pointed=null,this.show()}show(){let{maps:t,steps:e,answer:s,step:o}=this;e.
show();let r=t.isEncoder?this.chosen:o-1,i=this.pointed?.row??r;this.stage.show({step:o,uncovered:e.
uncovered,place:t.isEncoder?[0,i]:[1,i+1],seen:t.isEncoder||t.isCross?0:1,weights:t.weightsOf(i)});let a=t.
isEncoder?o-1:i;this.likely.show(s.likely[a],a),t.show(r,e.uncovered),this.readout.textContent=t.sentence(
i,this.pointed?.column),this.address.show()}point(t,e){this.pointed=t===void 0?null:{row:t,column:e},
this.show()}tell(){let{answer:t,step:e,verdict:s}=this,o=t.next_tokens.length,[r,i]=t.likely[e-1][0];
this.model.get("step")&&e<o?s.say(`Token ${e} of ${o} is “${r}”, with a probability of ${P(i)}.`):
s.show(t)}};function He({model:n,el:t}){let e=n.get("broken"),s=new wt({model:n,el:t}),o={text:n.get(
"text"),step:n.get("step")},r=o.text!==s.answer.text||n.get("broken")!==e;r&&(n.set("text",s.answer.
text),n.set("step",0));let i={text:()=>{n.get("text")!==s.answer.text&&s.translate(n.get("text"))},broken:()=>s.
translateAgain(),step:()=>s.show(),path:()=>{s.maps.parts.kind===s.kindDrawn?s.drawMap():s.drawMaps()},
head:()=>s.drawMap()};for(let[h,l]of Object.entries(i))n.on(`change:${h}`,l);let a=new ResizeObserver(
()=>s.stage.resize());return a.observe(s.stage.node),s.drawAnswer(),s.tell(),r&&s.translate(o.text,o.
step),()=>{s.steps.stop(),a.disconnect();for(let[h,l]of Object.entries(i))n.off(`change:${h}`,l)}}var Jt={
render:He};widget=Jt;})();
export default widget;
