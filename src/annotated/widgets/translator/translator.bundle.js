let widget;
<<<<<<< HEAD
(()=>{function h(n,t={},...e){return $t(document.createElement(n),t,e)}function _(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return $t(s,t,e)}function $t(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function xt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(h("div",o,...s))}var kt=(...n)=>h("div",{class:"scroller"},...n),$={"data-lm-suppress-shortcuts":"true"};function x(n,t,e={}){
let s=h("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function v(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function vt(n){let t=h(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&ne(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var se=1e3,F,yt;function ne(n){F?.isConnected||
(F=h("p",{class:"annotated-voice",role:"status"}),document.body.append(F));let t=F;clearTimeout(yt),
yt=setTimeout(()=>{t.textContent=n},se)}var nt=n=>n.reduce((t,e)=>t+e,0);function w({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function C(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=nt(s);return s.map(r=>r/o)}var oe=1e-5;function L(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Et=(n,t)=>(e,s)=>n[s]!==
t,Ot=()=>(n,t)=>t<=n;function re(n,t,e){let s=L(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[w(n,o),w(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,l=e.data[a];for(let d=0;d<r.length;d++)l+=r[d]*t.data[c+
d];i[a]=l}}return s}function ie(n,t,e){let s=L(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[w(
n,o),w(s,o)],a=0,c=0;for(let d of r)a+=d/r.length;for(let d of r)c+=(d-a)**2/r.length;let l=1/Math.sqrt(
c+oe);for(let d=0;d<i.length;d++)i[d]=(r[d]-a)*l*t.data[d]+e.data[d]}return s}function ot(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var ae=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function ce(n,t,e,s,o,r,i){let[a,c]=n.shape,l=t.shape[0],d=c/s,u=i.scale?1:Math.sqrt(d),
p=L(s,a,l),f=L(s,a,l),m=L(a,c);for(let g=0;g<s;g++)for(let b=0;b<a;b++){let k=g*a+b,et=(y,S)=>w(y,S).
subarray(g*d,(g+1)*d),[te,st,ee]=[et(n,b),w(p,k),et(m,b)];for(let y=0;y<l;y++){let S=et(t,y),O=0;for(let z=0;z<
d;z++)O+=te[z]*S[z];st[y]=!o||o(r+b,y)?O/u:-1/0}if(st.every(y=>y===-1/0))throw new RangeError("mask \
hides every key from some query");let bt=w(f,k);if(bt.set(C(st)),i.head!==g)for(let y=0;y<d;y++){let S=0;
for(let O=0;O<l;O++)S+=bt[O]*e.data[O*c+g*d+y];ee[y]=S}}return{scores:p,weights:f,values:m}}var B=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,re(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,ie(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=L(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);w(o,a).set(w(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let i=o.data.subarray(s*o.shape[1],r*o.shape[1]),a=this.without.positions?e:ot(
e,{data:i});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,l]=this.without.
head??[],{scores:d,weights:u,values:p}=ce(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:c===
t?l:void 0});return this.note(`${t}.scores`,d),this.note(`${t}.weights`,u),this.note(`${t}.values`,p),
this.note(t,this.linear(`${t}.w_o`,p))}feedForward(t,e){let s=ae(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?ot(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,ot(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
i=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,a=>this.attend(i,a,this.project(i,a),e)),
s=this.sublayer(`${r}.sublayers.1`,s,a=>this.feedForward(`${r}.feed_forward`,a)),this.note(r,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);
let a=this.positions("tgt",this.embed("tgt_embed",s),i);for(let c=0;c<this.config.n_layers;c++){let l=`\
decoder.layers.${c}`,[d,u]=[`${l}.self_attention`,`${l}.cross_attention`];a=this.sublayer(`${l}.subl\
ayers.0`,a,p=>(r.set(d,he(r.get(d),this.project(d,p))),this.attend(d,p,r.get(d),o,i))),a=this.sublayer(
`${l}.sublayers.1`,a,p=>(r.has(u)||r.set(u,this.project(u,t)),this.attend(u,p,r.get(u),e,i))),a=this.
sublayer(`${l}.sublayers.2`,a,p=>this.feedForward(`${l}.feed_forward`,p)),this.note(l,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function he(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,r)=>{let i=L(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.data.set(r.
data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function _t(n,t){let e={},s=n.onOutput;n.onOutput=
(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function Lt(n,t,e,{maxLen:s,bosId:o,eosId:r}){
let i=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===r);){let l=n.decode(i,
e,c.slice(-1),null,a),d=n.generator(l).data;c.push(d.indexOf(d.reduce((u,p)=>Math.max(u,p))))}return c}
function Mt({config:n,tensors:t},e){let s=typeof e=="string"?le(e):de(e),o={};for(let[r,i,a]of t){let c=i.
reduce((l,d)=>l*d,1);o[r]={shape:i,data:s.subarray(a,a+c)}}return{config:n,parameters:o}}var le=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),de=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",ue=new RegExp(
`[${A}]+`),pe=new RegExp(`^[${A}]+|[${A}]+$`,"g");function H(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(ue).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var I="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),U="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function it(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${D(t)} thousand ${e<100?"and ":""}${D(e)}`:`${D(t)} thousand`:D(e)}
function D(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return St(e);let s=`${I[t]} hundred`;return e?
`${s} and ${St(e)}`:s}function St(n){if(n<20)return I[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${U[t]}\
-${I[e]}`:U[t]}var fe=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,me=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
M="I read whole numbers from 0 to 999,999.",q=n=>n.length>40?`${n.slice(0,30)}…`:n;function At(n){
let t=n.replace(pe,"");if(!fe.test(t))return n;let e=me.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${M} “${q(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return it(e)}function It(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(o),i=e.length+r.
length;if(2*Math.min(e.length,r.length)/i<.6)continue;let a=2*rt(r,e)/i;a<.6||a<s?.ratio||a===s?.ratio&&
o<s.choice||(s={ratio:a,choice:o})}return s?.choice}function rt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((l,d)=>a===l?(s[d-1]??0)+1:0),s.forEach((l,d)=>{l>e.size&&(e={size:l,i:c-l+1,j:d-l+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+rt(n.slice(0,r),t.slice(0,i))+rt(n.slice(r+o),t.slice(
i+o))}var ge=40,at=["<pad>","<s>","</s>","<unk>"],ct=class{constructor(t){this.tokens=[...at,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=at.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
ht="[\\p{L}\\p{N}_]",Rt=`[^\\p{L}\\p{N}_${A}]`,we=new RegExp(`${ht}+(?:['’-]${ht}+)*|${Rt}`,"gu"),
be=new RegExp(` ?${ht}+| ?${Rt}+|[${A}]`,"gu"),R=class{constructor({tokens:t}){this.vocabulary=new ct(
t)}encode(t){let e=this.vocabulary.encode(this.split(t));if(!e.length)throw new RangeError("There is\
 nothing to read. Write at least one word.");return e}split(t){return t.match(we)??[]}join(t){return t.
join(" ").replace(/ (?=[.,;:!?)])/g,"")}},lt=class extends R{split(t){return H(t)}join(t){return t.join(
" ")}encode(t){let{vocabulary:e}=this,s=this.split(t);if(!s.length)throw new RangeError(`${M} Write \
one, such as 47 or forty-seven.`);let o=e.encode(s),r=s.find((i,a)=>o[a]<=e.unkId);if(r===void 0)return o;
throw new RangeError(this.refusal(r))}refusal(t){if(/^\d+$/.test(t))return`${M} Write “${q(t)}” in\
 words too, or the whole number in digits.`;let e=this.vocabulary.tokens.slice(at.length),s=t.length<=
ge&&It(t,e);return`${M} “${q(t)}” is not a number word that I know. `+(s?`Did you mean “${s}”?`:
"Write 47 or forty-seven.")}},dt=class extends R{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Ct(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(be)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Ct(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=ye(t,this.merges[e])}}},
Ct=(n,t)=>`${n.length} ${n}${t}`;function ye(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var $e={words:R,"number words":lt,"sub-words":dt},ut=({
kind:n,...t})=>new $e[n](t);var xe=2e4,Nt=400,N=class{constructor({blueprint:t,weights:e}){this.model=new B(Mt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=ut(t.src_tokenizer),this.target=ut(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?At(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(this.
readsNumbers?`${M} This text has ${e.length} words, and I can take in ${s} at most.`:`This text has ${e.
length} tokens, and the model can take in ${s} at most.`);return{src:e,srcMask:Et(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function pt(n,t=N,e=""){let s=null;return()=>s??=
ke(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function ke(n,t){let e=n.get(`${t}weights`),
s=e&&(e.length||e.byteLength);return!s&&n.later?n.later(t?"extra":"later"):(s||await ve(n,t),{blueprint:n.
get(`${t}blueprint`),weights:n.get(`${t}weights`)})}function ve(n,t){return new Promise((e,s)=>{let o=setTimeout(
()=>s(new Error("Python does not answer")),xe),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),
e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}function Tt(n,t,e,s){let o=n.
get("own")?"A text that your translator reads":"An English number, in words or in digits",r="",i=`te\
xt-${Math.random()}`,a=h("input",{id:i,type:"text",autocomplete:"off",autocapitalize:"none",spellcheck:"\
false","aria-describedby":`${i}-error`,...$}),c=h("p",{id:`${i}-error`,class:"error",role:"alert"}),
l=h("form",{},h("label",{for:i},o),h("div",{class:"line"},a,h("button",{class:"main"},t)),e,c);a.addEventListener(
"keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),l.requestSubmit())});let d=f=>{r=a.
value,s(f)};return l.addEventListener("submit",f=>{f.preventDefault(),d(a.value)}),{node:l,ask:d,show:f=>{
a.value===r&&(r=a.value=f)},refuse:f=>{let m=f instanceof RangeError;a.setAttribute("aria-invalid",String(
m)),c.textContent=m?f.message:"",f&&!m&&(c.textContent=`The model cannot answer: ${f.message}. Press\
 ${t} to try again.`)}}}var T=n=>t=>n.find(e=>String(e)===t),rs=T([!0,!1]),Ee=n=>String(n);function jt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=new URLSearchParams(location.search),
l=[];for(let[p,f]of Object.entries(e)){let m=c.get(`${a}.${p}`);if(m===null)continue;let g=f(m);g===
void 0?l.push(p):n.set(p,g)}let d=h("a",{},"Link to this setting"),u=l.length?` The address has a se\
tting that could not be read, and was left out: ${l.join(", ")}.`:"";return{node:h("p",{class:"addre\
ss"},d,u),show(){let p=new URLSearchParams(location.search);for(let m of Object.keys(e))p.set(`${a}.${m}`,
(s[m]??Ee)(n.get(m)));let f=o.closest("section[id]")?.id;d.setAttribute("href",`?${p}${f?`#${f}`:""}`)}}}var Wt="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),_e="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function E(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${E(e,!0)}tausend`:"")+(s?`${E(s,!0)}hundert`:"");return o||!r?r+Pt(o,t&&!s):r}function Pt(n,t){
if(n===1&&t)return"ein";if(n<20)return Wt[n];let[e,s]=[_e[Math.floor(n/10)],n%10];return s?`${Pt(s,!0)}\
und${e}`:e}function Kt(n,t){let e=E(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");if(s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===e)return!0;
let o=t%100,r=`${Wt[(t-o)/100]}hundert${o?E(o):""}`;return t>=1100&&t<2e3&&s===r}function G(n){let t=H(
n),e=t.indexOf("thousand");if(e<0)return ft(t,99);let s=e?ft(t.slice(0,e),9):1,o=t.slice(e+1),r=o.length?
ft(zt(o),9):0;if(!s||r===null||o.length&&!r)return null;let i=1e3*s+r;return i<1e6?i:null}var zt=n=>n[0]===
"and"&&n.length>1?n.slice(1):n;function ft(n,t){let e=n.indexOf("hundred");if(e<0)return mt(n);let s=e?
mt(n.slice(0,e)):1,o=n.slice(e+1),r=o.length?mt(zt(o)):0;return!s||s>t||r===null||o.length&&!r?null:
100*s+r}function mt(n){let[t,e,...s]=n,o=I.indexOf(t);if(o>=0)return e===void 0?o:null;let r=U.indexOf(
t);if(r<2||s.length)return null;if(e===void 0)return 10*r;let i=I.indexOf(e);return i>0&&i<10?10*r+i:
null}var Le=5,Me={positions:{positions:!0},head:{head:["decoder.layers.1.self_attention",3]},scale:{scale:!0}},
j=class extends N{answer(t,e=""){this.model.without=Me[e]??{};let s=this.whole(t);return e==="mask"?
{...s,forced:this.forced(t)}:s}whole(t){let{model:e,srcVocab:s,tgtVocab:o}=this,{bosId:r,eosId:i,tokens:a}=o,
c=e.config.max_len,{src:l,srcMask:d}=this.read(t),u=Lt(e,l,d,{maxLen:c,bosId:r,eosId:i}),p=u.slice(0,
-1),f=_t(e,()=>e.forward(l,p,d,Ot())),m=Object.entries(f).filter(([g])=>g.endsWith(".weights"));return{
text:t,translation:this.textOf(u),src_tokens:l.map(g=>s.tokens[g]),tgt_tokens:p.map(g=>a[g]),next_tokens:u.
slice(1).map(g=>a[g]),likely:p.map((g,b)=>Se(w(f.generator,b),a)),weights:Object.fromEntries(m.map(([
g,b])=>[g.replace(".weights",""),b]))}}forced(t){let{src:e,srcMask:s}=this.read(t),o=G(e.map(u=>this.
srcVocab.tokens[u]).join(" "));if(o===null)return null;let{bosId:r,eosId:i}=this.tgtVocab,a=[...this.
target.encode(E(o)),i],c=this.model.forward(e,[r,...a.slice(0,-1)],s,null),l=a.map((u,p)=>C(w(c,p))),
d=l.map((u,p)=>-Math.log(u[a[p]]));return{translation:this.textOf(l.map(u=>u.indexOf(Math.max(...u)))),
loss:nt(d)/a.length}}};function Se(n,t){return C(n).map((s,o)=>[t[o],s]).sort(([,s],[,o])=>o-s).slice(
0,Le)}function Ft(n){let t=({shape:s,data:o})=>({shape:s,data:Float32Array.from(o)}),e=Object.entries(
n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.fromEntries(e)}}var W={"":{name:"nothing: the whole model"},positions:{name:"positions",why:"Without positional enco\
dings the model knows which words there are, and not in which order: “four hundred and seven” and “s\
even hundred and four” get the same answer. Of 300 numbers that it never saw in training, 2 % still \
come out right.",page:"05-positional-encoding",chapter:"Chapter 5: Positional encoding"},mask:{name:"\
the causal mask in training",why:"This smaller model was trained without the causal mask, so the dec\
oder had each answer in its input and learned to copy it.",page:"08-masking",chapter:"Chapter 8: Mas\
king"},head:{name:"one of its 24 heads",why:"Head 3 of the self-attention in decoder layer 1 gives z\
eros. Of 300 new numbers, 53 % still come out right. For most other heads it would be all of them, o\
r nearly all.",page:"07-splitting-and-joining-the-heads",chapter:"Chapter 7: Splitting and joining t\
he heads"},scale:{name:"the scale 1/√d_k",why:"Scores are not divided by √d_k, so they are 4 times\
 as large, and the weights fall on fewer words. This model bears it: of 300 new numbers, 98 % still \
come out right.",page:"06-scaled-dot-product-attention",chapter:"Chapter 6: Scaled dot-product atten\
tion"}};function Bt(n,t){let e=Object.entries(W).map(([r,{name:i}])=>{let a=h("input",{type:"radio",
name:`${t}-broken`,value:r,...$});return a.addEventListener("change",()=>v(n,{broken:r})),{input:a,node:h(
"label",{},a,i)}}),s=e.map(({node:r})=>r),o=h("legend",{},"Break it: take out");return{node:h("field\
set",{class:"breaks"},o,...s),show(){for(let{input:r}of e)r.checked=r.value===n.get("broken")}}}var P=n=>n<1e-4?"< 0.01 %":n>.9999?"> 99.99 %":`${(100*n).toFixed(2)} %`;function Ae(){let[n,t]=[h("\
th",{scope:"row"}),h("td")],e=h("td");return t.append(h("span",{class:"bar"})),{node:h("tr",{},n,t,e),
name:n,number:e}}function Dt(n){let t=h("caption"),e=Array.from({length:n},Ae),o=["token","bar","pro\
bability"].map(i=>h("th",{scope:"col"},i));return{node:h("table",{class:"likely"},t,h("thead",{},h("\
tr",{class:"names"},...o)),h("tbody",{},...e.map(({node:i})=>i))),show(i,a){t.textContent=`Probabili\
ties for token ${a+1}`,e.forEach(({node:c,name:l,number:d},u)=>{c.hidden=u>=i.length,!c.hidden&&(l.textContent=
i[u][0],d.textContent=P(i[u][1]),c.style.setProperty("--p",i[u][1]))})}}}function Ut(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(u=>u.includes(r));if(i<0)return;let a=t[i].indexOf(r),[c,
l]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let d=t[c]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}var Ie=9;function Ce(n,t,e,s){let o=h("td",{tabindex:"-1","data-row":t,"data-column":e,...$},h("span",
{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.style.setProperty(
"--w",n),o}var gt=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function Re(n,t){
let e=[],s=({target:o})=>{let{row:r,column:i}=o.closest?.("td[data-row]")?.dataset??{};return r===void 0?
[]:[Number(r),Number(i)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointe\
rleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",
()=>{e=[],t()})}function Ht({label:n,rows:t,columns:e,weights:s,head:o,mayLook:r,look:i}){let a=e.map(
f=>h("th",{scope:"col"},h("span",{},f))),c=t.map((f,m)=>{let g=w(s,o*t.length+m);return e.map((b,k)=>Ce(
g[k],m,k,!r(m,k)))}),l=t.map((f,m)=>h("tr",{},h("th",{scope:"row"},f),...c[m])),d=h("td",{class:"cor\
ner"}),u=h("table",{class:"heat-map",role:"grid","aria-label":n},h("thead",{},h("tr",{},d,...a)),h("\
tbody",{},...l));u.classList.toggle("dense",e.length>Ie),u.style.setProperty("--columns",String(e.length)),
Re(u,i);let p=Ut(u,c);return{node:u,show(f,m,g){l.forEach((b,k)=>{b.classList.toggle("current",k===f)}),
gt(l,m);for(let b of[a,...c])gt(b,g);p()}}}function qt(n,t){let[,e,s]=n.shape,o=Array.from({length:e},
(i,a)=>{let c=Array.from(w(n,t*e+a),(l,d)=>l<.01?"":_("rect",{x:d,y:a,width:1,height:1,"fill-opacity":l.
toFixed(2)}));return _("g",{},...c.filter(Boolean))}),r={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"};return{node:_("svg",r,...o),show:i=>gt(o,i)}}var Y={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being wri\
=======
(()=>{function h(n,t={},...e){return ht(document.createElement(n),t,e)}function L(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return ht(s,t,e)}function ht(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function lt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(h("div",o,...s))}var dt=(...n)=>h("div",{class:"scroller"},...n),$={"data-lm-suppress-shortcuts":"true"};function k(n,t,e={}){
let s=h("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function A(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function ut(n){let t=h(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Kt(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Tt=1e3,P,ct;function Kt(n){P?.isConnected||
(P=h("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let t=P;clearTimeout(ct),
ct=setTimeout(()=>{t.textContent=n},Tt)}var Wt=n=>n.reduce((t,e)=>t+e,0);function x({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function T(n){let t=Array.
from(n),e=t.reduce((i,r)=>Math.max(i,r),-1/0),s=t.map(i=>Math.exp(i-e)),o=Wt(s);return s.map(i=>i/o)}var Dt=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var pt=(n,t)=>(e,s)=>n[s]!==
t,ft=()=>(n,t)=>t<=n;function Ft(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[i,r]=[x(n,o),x(s,
o)];for(let a=0;a<r.length;a++){let c=a*i.length,l=e.data[a];for(let d=0;d<i.length;d++)l+=i[d]*t.data[c+
d];r[a]=l}}return s}function qt(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[i,r]=[x(
n,o),x(s,o)],a=0,c=0;for(let d of i)a+=d/i.length;for(let d of i)c+=(d-a)**2/i.length;let l=1/Math.sqrt(
c+Dt);for(let d=0;d<r.length;d++)r[d]=(i[d]-a)*l*t.data[d]+e.data[d]}return s}function H(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Ut=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function zt(n,t,e,s,o,i,r){let[a,c]=n.shape,l=t.shape[0],d=c/s,u=r.scale?1:Math.sqrt(d),
f=_(s,a,l),m=_(s,a,l),w=_(a,c);for(let g=0;g<s;g++)for(let p=0;p<a;p++){let b=g*a+p,E=(y,S)=>x(y,S).
subarray(g*d,(g+1)*d),[v,M,Pt]=[E(n,p),x(f,b),E(w,p)];for(let y=0;y<l;y++){let S=E(t,y),O=0;for(let j=0;j<
d;j++)O+=v[j]*S[j];M[y]=!o||o(i+p,y)?O/u:-1/0}if(M.every(y=>y===-1/0))throw new RangeError("mask hid\
es every key from some query");let at=x(m,b);if(at.set(T(M)),r.head!==g)for(let y=0;y<d;y++){let S=0;
for(let O=0;O<l;O++)S+=at[O]*e.data[O*c+g*d+y];Pt[y]=S}}return{scores:f,weights:m,values:w}}var K=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,Ft(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,qt(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=_(e.length,s.shape[1]);e.forEach(
(r,a)=>{if(!(r>=0&&r<s.shape[0]))throw new RangeError(`ids holds ${r}, but the vocabulary has ${s.shape[0]}\
 entries`);x(o,a).set(x(s,r))}),this.note(`${t}.table`,o);let i=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(r=>r*i)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
i=s+e.shape[0];if(i>o.shape[0])throw new RangeError(`${t} has ${i} tokens, and the model has positio\
ns for ${o.shape[0]}`);let r=o.data.subarray(s*o.shape[1],i*o.shape[1]),a=this.without.positions?e:H(
e,{data:r});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},i,r=0){let a=this.linear(`${t}.w_q`,e),[c,l]=this.without.
head??[],{scores:d,weights:u,values:f}=zt(a,s,o,this.config.n_heads,i,r,{scale:this.without.scale,head:c===
t?l:void 0});return this.note(`${t}.scores`,d),this.note(`${t}.weights`,u),this.note(`${t}.values`,f),
this.note(t,this.linear(`${t}.w_o`,f))}feedForward(t,e){let s=Ut(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?H(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,H(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let i=`encoder.layers.${o}`,
r=`${i}.self_attention`;s=this.sublayer(`${i}.sublayers.0`,s,a=>this.attend(r,a,this.project(r,a),e)),
s=this.sublayer(`${i}.sublayers.1`,s,a=>this.feedForward(`${i}.feed_forward`,a)),this.note(i,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,i=new Map){let r=i.get("length")??0;i.set("length",r+s.length);
let a=this.positions("tgt",this.embed("tgt_embed",s),r);for(let c=0;c<this.config.n_layers;c++){let l=`\
decoder.layers.${c}`,[d,u]=[`${l}.self_attention`,`${l}.cross_attention`];a=this.sublayer(`${l}.subl\
ayers.0`,a,f=>(i.set(d,Bt(i.get(d),this.project(d,f))),this.attend(d,f,i.get(d),o,r))),a=this.sublayer(
`${l}.sublayers.1`,a,f=>(i.has(u)||i.set(u,this.project(u,t)),this.attend(u,f,i.get(u),e,r))),a=this.
sublayer(`${l}.sublayers.2`,a,f=>this.feedForward(`${l}.feed_forward`,f)),this.note(l,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Bt(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,i)=>{let r=_(o.shape[0]+i.shape[0],o.shape[1]);return r.data.set(o.data),r.data.set(i.
data,o.data.length),r};return{k:s(n.k,t),v:s(n.v,e)}}function mt(n,t){let e={},s=n.onOutput;n.onOutput=
(o,i)=>{e[o]=i};try{t()}finally{n.onOutput=s}return e}function gt(n,t,e,{maxLen:s,bosId:o,eosId:i}){
let r=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===i);){let l=n.decode(r,
e,c.slice(-1),null,a),d=n.generator(l).data;c.push(d.indexOf(d.reduce((u,f)=>Math.max(u,f))))}return c}
function wt({config:n,tensors:t},e){let s=typeof e=="string"?Yt(e):Gt(e),o={};for(let[i,r,a]of t){let c=r.
reduce((l,d)=>l*d,1);o[i]={shape:r,data:s.subarray(a,a+c)}}return{config:n,parameters:o}}var Yt=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),Gt=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var C="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ht=new RegExp(
`[${C}]+`),Vt=new RegExp(`^[${C}]+|[${C}]+$`,"g");function bt(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ht).filter(Boolean)}var V="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),xt="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Zt(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${W(t)} thousand ${e<100?"and ":""}${W(e)}`:`${W(t)} \
thousand`:W(e)}function W(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return yt(e);let s=`${V[t]} hu\
ndred`;return e?`${s} and ${yt(e)}`:s}function yt(n){if(n<20)return V[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${xt[t]}-${V[e]}`:xt[t]}var Qt=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,Jt=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function $t(n){let t=n.replace(Vt,"");if(!Qt.test(t))return n;let e=Jt.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return Zt(e)}function I(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,s=>{if(s===" "||s==="'"&&t==='"')return s;if(s==="\\"||s==="'")return`\
\\${s}`;let o={"\n":"\\n","\r":"\\r","	":"\\t"}[s],i=s.codePointAt(0).toString(16);return o||(i.length<=
2?`\\x${i.padStart(2,"0")}`:i.length<=4?`\\u${i.padStart(4,"0")}`:`\\U${i.padStart(8,"0")}`)});return t+
e+t}function vt(n,t){let e=Array.from(n),s;for(let o of t){let i=Array.from(o),r=e.length+i.length;if(2*
Math.min(e.length,i.length)/r<.6)continue;let a=2*Z(i,e)/r;a<.6||a<s?.ratio||a===s?.ratio&&o<s.choice||
(s={ratio:a,choice:o})}return s?.choice}function Z(n,t){let e={size:0},s=[];if(n.forEach((a,c)=>{s=t.
map((l,d)=>a===l?(s[d-1]??0)+1:0),s.forEach((l,d)=>{l>e.size&&(e={size:l,i:c-l+1,j:d-l+1})})}),!e.size)
return 0;let{size:o,i,j:r}=e;return o+Z(n.slice(0,i),t.slice(0,r))+Z(n.slice(i+o),t.slice(r+o))}var Q=["<pad>","<s>","</s>","<unk>"],J=class{constructor(t){this.tokens=[...Q,...t],this.idOf=new Map(
this.tokens.map((r,a)=>[r,a]));let[e,s,o,i]=Q.keys();this.padId=e,this.bosId=s,this.eosId=o,this.unkId=
i}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==
this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},X="[\\\
p{L}\\p{N}_]",Et=`[^\\p{L}\\p{N}_${C}]`,te=new RegExp(`${X}+(?:['’-]${X}+)*|${Et}`,"gu"),ee=new RegExp(
` ?${X}+| ?${Et}+|[${C}]`,"gu"),N=class{constructor({tokens:t}){this.vocabulary=new J(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${I(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(te)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},tt=class extends N{split(t){return bt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
s=this.split(t);if(!s.length)throw new RangeError(`text = ${I(t)} holds no word: write a number such\
 as 'forty-seven'`);let o=e.encode(s),i=s.find((c,l)=>o[l]<=e.unkId);if(i===void 0)return o;let r=vt(
i,e.tokens.slice(Q.length)),a=r?`words. Did you mean ${I(r)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${I(i)}, which the model never \
saw: it reads English number ${a}`)}},et=class extends N{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],i)=>{let r=kt(s,
o);this.places.set(r,[...this.places.get(r)??[],i])})}split(t){return(t.match(ee)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((i,r)=>this.
places.get(kt(t[r],i))??[]).filter(i=>i>e);if(!o.length)return t;e=Math.min(...o),t=se(t,this.merges[e])}}},
kt=(n,t)=>`${n.length} ${n}${t}`;function se(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let i=n[o]===
t&&n[o+1]===e;s.push(i?t+e:n[o]),i&&o++}return s}var ne={words:N,"number words":tt,"sub-words":et},st=({
kind:n,...t})=>new ne[n](t);var oe=2e4,nt=400,R=class{constructor({blueprint:t,weights:e}){this.model=new K(wt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=st(t.src_tokenizer),this.target=st(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?$t(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(`te\
xt has ${e.length} tokens, and the model has positions for ${s}: shorten it`);return{src:e,srcMask:pt(
e,this.srcVocab.padId)}}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function Ot(n,t=R){
let e=null;return()=>e??=re(n).then(s=>new t(s)).catch(s=>{throw e=null,s})}async function re(n){let t=n.
get("weights"),e=t&&(t.length||t.byteLength);return!e&&n.later?n.later():(e||await ie(n),{blueprint:n.
get("blueprint"),weights:n.get("weights")})}function ie(n){return new Promise((t,e)=>{let s=setTimeout(
()=>e(new Error("Python does not answer")),oe),o=()=>{clearTimeout(s),n.off("change:weights",o),t()};
n.on("change:weights",o),n.set("wanted",!0),n.save_changes()})}function Lt(n,t,e,s){let o=n.get("own")?
"A text that your translator reads":"An English number, in words or in digits",i="",r=`text-${Math.random()}`,
a=h("input",{id:r,type:"text",maxlength:nt,autocomplete:"off",autocapitalize:"none",spellcheck:"fals\
e","aria-describedby":`${r}-error`,...$}),c=h("p",{id:`${r}-error`,class:"error",role:"alert"}),l=h(
"form",{},h("label",{for:r},o),h("div",{class:"line"},a,h("button",{class:"main"},t)),e,c);a.addEventListener(
"keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),l.requestSubmit())});let d=m=>{i=a.
value,s(m)};return l.addEventListener("submit",m=>{m.preventDefault(),d(a.value)}),{node:l,ask:d,show:m=>{
a.value===i&&(i=a.value=m)},refuse:m=>{let w=m instanceof RangeError;a.setAttribute("aria-invalid",String(
w)),c.textContent=w?m.message:"",m&&!w&&(c.textContent=`The model cannot answer: ${m.message}. Press\
 ${t} to try again.`)}}}var D=n=>t=>n.find(e=>String(e)===t),je=D([!0,!1]),ae=n=>String(n);function _t(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,r=[...document.querySelectorAll(
`[data-widget="${i}"]`)],a=i+(r.indexOf(o)>0?r.indexOf(o)+1:""),c=p=>(s[p]??ae)(n.get(p)),l=Object.keys(
e),d=Object.fromEntries(l.map(p=>[p,c(p)])),u=new URLSearchParams(location.search),f=[];for(let[p,b]of Object.
entries(e)){let E=u.get(`${a}.${p}`);if(E===null)continue;let v=b(E);v===void 0?f.push(p):n.set(p,v)}
let m=h("a",{},"Copy link to this setting"),w=h("span",{role:"status"});m.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let g=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:h("p",{class:"addr\
ess"},m,w,g),show(){let p=new URLSearchParams(location.search);for(let v of l){let M=c(v);M===d[v]?p.
delete(`${a}.${v}`):p.set(`${a}.${v}`,M)}w.textContent="";let b=o.closest("section[id]")?.id,E=p.size?
`?${p}`:location.pathname;m.setAttribute("href",`${E}${b?`#${b}`:""}`)}}}var ce=5,F=class extends R{answer(t){let{model:e,srcVocab:s,tgtVocab:o}=this,{bosId:i,eosId:r,tokens:a}=o,
c=e.config.max_len,{src:l,srcMask:d}=this.read(t),u=gt(e,l,d,{maxLen:c,bosId:i,eosId:r}),f=u.slice(0,
-1),m=mt(e,()=>e.forward(l,f,d,ft())),w=Object.entries(m).filter(([g])=>g.endsWith(".weights"));return{
text:t,translation:this.textOf(u),src_tokens:l.map(g=>s.tokens[g]),tgt_tokens:f.map(g=>a[g]),next_tokens:u.
slice(1).map(g=>a[g]),likely:f.map((g,p)=>he(x(m.generator,p),a)),weights:Object.fromEntries(w.map(([
g,p])=>[g.replace(".weights",""),p]))}}};function he(n,t){return T(n).map((s,o)=>[t[o],s]).sort(([,s],[
,o])=>o-s).slice(0,ce)}function Mt(n){let t=({shape:s,data:o})=>({shape:s,data:Float32Array.from(o)}),
e=Object.entries(n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.fromEntries(e)}}var ot=n=>n<1e-4?"< 0.01 %":n>.9999?"> 99.99 %":`${(100*n).toFixed(2)} %`;function le(){let[n,t]=[h(
"th",{scope:"row"}),h("td")],e=h("td");return t.append(h("span",{class:"bar"})),{node:h("tr",{},n,t,
e),name:n,number:e}}function St(n){let t=h("caption"),e=Array.from({length:n},le),o=["token","bar","\
probability"].map(r=>h("th",{scope:"col"},r));return{node:h("table",{class:"likely"},t,h("thead",{},
h("tr",{class:"names"},...o)),h("tbody",{},...e.map(({node:r})=>r))),show(r,a){t.textContent=`Probab\
ilities for token ${a+1}`,e.forEach(({node:c,name:l,number:d},u)=>{c.hidden=u>=r.length,!c.hidden&&(l.
textContent=r[u][0],d.textContent=ot(r[u][1]),c.style.setProperty("--p",r[u][1]))})}}}function At(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let i=o.target,r=t.findIndex(u=>u.includes(i));if(r<0)return;let a=t[r].indexOf(i),[c,
l]={ArrowUp:[r-1,a],ArrowDown:[r+1,a],ArrowLeft:[r,a-1],ArrowRight:[r,a+1],Home:[r,0],End:[r,t[r].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let d=t[c]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}var de=9;function ue(n,t,e,s){let o=h("td",{tabindex:"-1","data-row":t,"data-column":e,...$},h("span",
{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.style.setProperty(
"--w",n),o}var rt=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function pe(n,t){
let e=[],s=({target:o})=>{let{row:i,column:r}=o.closest?.("td[data-row]")?.dataset??{};return i===void 0?
[]:[Number(i),Number(r)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointe\
rleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",
()=>{e=[],t()})}function Ct({label:n,rows:t,columns:e,weights:s,head:o,mayLook:i,look:r}){let a=e.map(
m=>h("th",{scope:"col"},h("span",{},m))),c=t.map((m,w)=>{let g=x(s,o*t.length+w);return e.map((p,b)=>ue(
g[b],w,b,!i(w,b)))}),l=t.map((m,w)=>h("tr",{},h("th",{scope:"row"},m),...c[w])),d=h("td",{class:"cor\
ner"}),u=h("table",{class:"heat-map",role:"grid","aria-label":n},h("thead",{},h("tr",{},d,...a)),h("\
tbody",{},...l));u.classList.toggle("dense",e.length>de),u.style.setProperty("--columns",String(e.length)),
pe(u,r);let f=At(u,c);return{node:u,show(m,w,g){l.forEach((p,b)=>{p.classList.toggle("current",b===m)}),
rt(l,w);for(let p of[a,...c])rt(p,g);f()}}}function It(n,t){let[,e,s]=n.shape,o=Array.from({length:e},
(r,a)=>{let c=Array.from(x(n,t*e+a),(l,d)=>l<.01?"":L("rect",{x:d,y:a,width:1,height:1,"fill-opacity":l.
toFixed(2)}));return L("g",{},...c.filter(Boolean))}),i={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"};return{node:L("svg",i,...o),show:r=>rt(o,r)}}var q={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being wri\
>>>>>>> main
tten. Columns: the ${n} it looks at.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},"\
encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: the\
 ${n} it looks at.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"D\
ecoder self-attention",axes:(n,t)=>`Rows: the ${t} token being written. Columns: the tokens before i\
<<<<<<< HEAD
t. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function V(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var Gt=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var Ne=450,Z=(...n)=>h("div",{class:"line"},...n),Q=class{constructor(t,{step:e,total:s,move:o,tell:r}){
this.step=e,this.total=s,this.move=o,this.tell=r,this.uncovered=s(),this.timer=void 0,this.back=x("B\
ack",()=>this.go(e()-1)),this.next=x("Next",()=>this.go(e()+1)),this.playIt=x("Play",()=>this.playOrStop());
let i=x("All at once",()=>this.go(s())),a=`${t}-step`;this.range=h("input",{id:a,type:"range",min:1,
...$}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),this.place=h("outp\
ut",{for:a,"aria-live":"off"}),this.node=h("div",{class:"steps"},Z(this.back,this.next,this.playIt,i),
Z(h("label",{for:a},"Token"),this.range,this.place))}go(t){this.stop();let e=this.total(),s=Math.min(
=======
t. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function U(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var Nt=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var fe=450,z=(...n)=>h("div",{class:"line"},...n),B=class{constructor(t,{step:e,total:s,move:o,tell:i}){
this.step=e,this.total=s,this.move=o,this.tell=i,this.uncovered=s(),this.timer=void 0,this.back=k("B\
ack",()=>this.go(e()-1)),this.next=k("Next",()=>this.go(e()+1)),this.playIt=k("Play",()=>this.playOrStop());
let r=k("All at once",()=>this.go(s())),a=`${t}-step`;this.range=h("input",{id:a,type:"range",min:1,
...$}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),this.place=h("outp\
ut",{for:a,"aria-live":"off"}),this.node=h("div",{class:"steps"},z(this.back,this.next,this.playIt,r),
z(h("label",{for:a},"Token"),this.range,this.place))}go(t){this.stop();let e=this.total(),s=Math.min(
>>>>>>> main
Math.max(t,1),e);this.uncovered=s===e?s:Math.max(this.uncovered,s),this.move(s),this.tell()}playOrStop(){
this.timer?this.stop():this.play(this.step()<this.total()?this.step()+1:1)}play(t){if(this.stop(),this.
uncovered=t,this.move(t),t===this.total())return this.tell();this.timer=setTimeout(()=>this.play(t+1),
Ne),this.playIt.textContent="Pause"}stop(){clearTimeout(this.timer),this.timer=void 0,this.playIt.textContent=
"Play"}restart(){this.uncovered=this.total(),this.range.max=String(this.total())}show(){let[t,e]=[this.
step(),this.total()];this.uncovered=Math.max(this.uncovered,t),this.range.value=String(t),this.place.
<<<<<<< HEAD
textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var J=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.get(
"example"),this.thumbs=[],this.select=h("select",{id:`${e}-kind`,...$});for(let[r,{name:i}]of Object.
entries(Y))this.select.append(h("option",{value:r},i));this.select.addEventListener("change",()=>{v(
t,{path:Gt(this.select.value,this.parts.layer)})}),this.label=h("label",{for:`${e}-kind`},"Attention"),
this.heads=h("fieldset",{class:"heads"}),this.title=h("p",{class:"title"}),this.place=kt(),this.axes=
h("p",{class:"soft"})}get path(){return this.model.get("path")}get parts(){return V(this.path)}get isEncoder(){
return this.path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){
return Y[this.parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return w(
e,this.model.get("head")*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.select.
value=e,this.heads.replaceChildren(h("legend",{},"Layer and head")),this.thumbs=[];for(let[s,o]of Object.
entries(t.weights))V(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=V(
t),o=Array.from({length:e.shape[0]},(r,i)=>{let a=h("input",{type:"radio",name:`${this.id}-head`,"ar\
ia-label":`Layer ${s}, head ${i}`,...$});a.addEventListener("change",()=>v(this.model,{path:t,head:i}));
let c=qt(e,i);this.thumbs.push({radio:a,picture:c,path:t,head:i});let l=h("span",{"aria-hidden":"tru\
e"},`${s}.${i}`);return h("label",{},a,c.node,l)});return Z(...o)}drawMap(){let{kind:t,layer:e}=this.
parts,{name:s,axes:o,mayLook:r}=Y[t],i=this.model.get("head"),[a,c]=this.tokens,l=`${s}, layer ${e},\
 head ${i}`,d=this.answer.weights[this.path];this.title.textContent=l,this.axes.textContent=`${o(...this.
languages)} Each row sums to 1.`;let{look:u}=this;this.map=Ht({label:l,rows:a,columns:c,head:i,weights:d,
mayLook:r,look:u}),this.place.replaceChildren(this.map.node);for(let p of this.thumbs)p.radio.checked=
p.path===this.path&&p.head===i}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:
e;this.map?.show(t,s,o);for(let{picture:r}of this.thumbs)r.show(s)}sentence(t,e){let[s,o]=this.tokens,
r=this.weightsOf(t),i=e??r.indexOf(Math.max(...r)),a=e===void 0?"looks most":"looks";return`“${s[t]}\
” ${a} at “${o[i]}”: ${r[i].toFixed(3)}.`}};function Te(n,t,e){let s=t?x(n,t,{class:"token",...$}):h("span",{class:"token"},n),o=h("small",{}),r=h(
"li",{},s,o);if(t){for(let i of["pointerenter","focus"])s.addEventListener(i,()=>e(!0));for(let i of[
"pointerleave","blur"])s.addEventListener(i,()=>e(!1))}return{node:r,name:s,number:o}}function je({offsetLeft:n,
offsetTop:t,offsetWidth:e,offsetHeight:s}){return{x:n+e/2,top:t,bottom:t+s+4}}function Yt(n,t,e,s="o\
wn"){let o=(n.bottom+t.top)/2;return _("path",{class:s,d:`M${n.x},${n.bottom} C${n.x},${o} ${t.x},${o}\
 ${t.x},${t.top}`,"stroke-width":(1+5*e).toFixed(1),"stroke-opacity":(.25+.55*e).toFixed(2)})}var X=class{constructor(t){
this.lines=_("svg",{"aria-hidden":"true"}),this.node=h("div",{class:"stage"},this.lines);let e=t?{Source:"",
Target:""}:{English:"en",German:"de"};this.lists=Object.entries(e).map(([s,o])=>{let r=h("ol",{lang:o,
"aria-label":`${s} tokens`});return this.node.append(h("p",{"aria-hidden":"true"},s),r),r}),this.sides=
[[],[]],this.places=null,this.drawAgain=()=>{}}draw(t,e,s){this.places=null,this.sides=t.map((o,r)=>o.
map((i,a)=>Te(i,e(r,a),c=>s(c,r,a)))),this.lists.forEach((o,r)=>{o.replaceChildren(...this.sides[r].
map(({node:i})=>i))})}show({step:t,uncovered:e,place:[s,o],seen:r,weights:i,others:a}){this.sides[1].
forEach(({node:l,name:d},u)=>{l.classList.toggle("unwritten",u>e),l.classList.toggle("later",u>t),u===
t?d.setAttribute("aria-current","step"):d.removeAttribute("aria-current")}),this.sides.forEach((l,d)=>{
l.forEach(({node:u,number:p},f)=>{let m=d===r?i[f]:void 0;u.classList.toggle("looks",d===s&&f===o),u.
classList.toggle("looked-at",m>=.05),u.style.setProperty("--w",m??0),p.textContent=m>=.005?m.toFixed(
2):""})}),this.lists.forEach((l,d)=>{l.classList.toggle("seen",d===r)});let c=a.slice(0,e);this.drawAgain=
()=>this.drawLines(s!==r,o,i,c),this.drawAgain()}drawLines(t,e,s,o){if(this.lines.replaceChildren(),
!t)return;this.places??=this.sides.map(a=>a.map(({node:c})=>je(c)));let[r,i]=this.places;o.forEach((a,c)=>{
r.forEach((l,d)=>{c+1!==e&&a[d]>=.2&&this.lines.append(Yt(l,i[c+1],a[d],"other"))})}),r.forEach((a,c)=>{
s[c]>=.02&&this.lines.append(Yt(a,i[e],s[c]))})}resize(){this.places=null,this.drawAgain()}};var We=.95,Zt="</s>",K=n=>h("strong",{lang:"de"},n),Vt=n=>n===Zt?"the end (</s>)":`“${n}”`;function Pe({
src_tokens:n,translation:t}){let e=G(n.join(" "));if(e===null)return{number:e,right:"",isRight:!1};let s=Kt(
t,e);return{number:e,right:E(e),isRight:s}}function Ke({likely:n}){let t=n.reduce((e,[[,s]],o)=>s<n[e][0][1]?
o:e,0);return{step:t+1,pairs:n[t].slice(0,2)}}var tt=class{constructor(t,e){this.model=t,this.go=e,this.
line=vt("verdict"),this.sure=h("p",{class:"sure"}),this.why=h("p",{class:"why"}),this.node=h("div",{
class:"result"},this.line,this.sure,this.why)}say(t){this.line.textContent=t,this.line.className="ve\
rdict",this.node.classList.add("waits")}show(t){if(this.node.classList.remove("waits"),this.model.get(
"own")){this.line.replaceChildren(`“${t.text}” is “`,K(t.translation),`”${Qt(t)}`);return}let e=Pe(
t),s=e.number===null?"odd":e.isRight?"right":"wrong";this.line.className=`verdict ${s}`,this.line.replaceChildren(
...ze(t,e)),this.sure.replaceChildren(...this.sureness(t)),this.why.replaceChildren(...this.reason(t,
e))}sureness(t){let{step:e,pairs:s}=Ke(t),[[o,r],[i,a]]=s;if(r>=We)return[`It was sure of each token\
: ${P(r)} or more.`];let[c,l]=[r,a].map(u=>Math.round(100*u)),d=h("span",{class:"split","aria-hidden":"\
true"});return d.style.setProperty("--p",String(r/(r+a))),["It was torn at ",x(`token ${e}`,()=>this.
go(e),{class:"plain"}),` ${Vt(o)} `,d,` ${Vt(i)}: ${c} to ${l}.`]}reason(t,{number:e,right:s,isRight:o}){
let r=this.model.get("broken");if(r)return this.whyBroken(t.forced,s,W[r]);if(e===null)return[];let i=it(
e);if(t.src_tokens.join(" ")===i.replaceAll("-"," "))return[];let c=`“${i}”`;return o?[`It had o\
nly ever read ${c}.`]:[`In training, ${e.toLocaleString("en")} was always written ${c}.`]}whyBroken(t,e,{
why:s,page:o,chapter:r}){let i=`${o}.${this.model.later?"html":"ipynb"}`,a=t?.translation===e?"repea\
ts it":"writes",c=t?` Fed the right answer, it ${a} (“${t.translation}”, a loss of ${t.loss.toFixed(
3)}). On its own it has nothing to copy.`:"";return[`${s}${c} `,h("a",{href:i},r)]}};function Qt({next_tokens:n}){
return n.at(-1)===Zt?`, written in ${n.length} tokens.`:" … and the model did not come to an end."}
function ze(n,{number:t,right:e,isRight:s}){let{translation:o,src_tokens:r}=n,[i,a]=[r.join(" "),Qt(
n)];if(s)return[`Right: “${i}” is “`,K(o),`”${a}`];if(t===null)return[`“${i}” became “`,
K(o),`”${a} No number has this name in English, so no answer is right.`];let c=h("span",{class:"tr\
uth"},"It is “",K(e),"”.");if(!o)return[`Wrong: of “${i}” it made nothing. It stopped at once.`,
c];let l=Fe(o,e),d=h("span",{class:"slip"},o.slice(l)),u=K(o.slice(0,l));return u.append(d),[`Wrong:\
 “${i}” became “`,u,`”${a}`,c]}function Fe(n,t){let e=0;for(;e<n.length&&n[e]===t[e];)e+=1;return e}var Be=["forty-seven","7001","a hundred and one"],De=["twelve hundred","nineteen hundred"],Jt=0;function Ue(n){
let t=e=>x(e,()=>n(e),{class:"plain"});return h("div",{class:"line soft"},"Try",...Be.map(t),"or",...De.
map(t))}var wt=class{constructor({model:t,el:e}){Jt+=1;let s=`live-translator-${Jt}`;this.model=t,this.
isCalm=matchMedia("(prefers-reduced-motion: reduce)").matches,this.isOwn=t.get("own"),this.answer=Ft(
t.get("example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.turn=0,this.fetchWhole=pt(t,
j),this.fetchUnmasked=pt(t,j,"unmasked_");let o=this.isOwn?["source tokens","target"]:["English word\
s","German"],r=this.isOwn?"":Ue(i=>this.form.ask(i));this.form=Tt(t,"Translate",r,i=>this.translate(
i)),this.form.node.addEventListener("focusin",()=>{this.fetchModel().catch(()=>{})}),this.stage=new X(
this.isOwn),this.steps=new Q(s,{step:()=>this.step,total:()=>this.answer.next_tokens.length,move:i=>this.
move(i),tell:()=>this.tell()}),this.breaks=Bt(t,s),this.verdict=new tt(t,i=>this.steps.go(i)),this.likely=
Dt(this.answer.likely[0].length),this.maps=new J(t,s,o,(...i)=>this.point(...i)),this.readout=h("p",
{class:"readout","aria-hidden":"true"}),this.answered=h("div",{class:"answered"}),this.address=this.
inAddress(e),this.place(e)}inAddress(t){let e=this.answer.weights[this.model.get("path")].shape[0];return jt(
this.model,t,{text:s=>s.length<=Nt?s:void 0,broken:this.isOwn?()=>{}:T(Object.keys(W)),step:s=>/^\d{1,2}$/.
test(s)?Number(s):void 0,path:T(Object.keys(this.answer.weights)),head:T([...Array(e).keys()])})}place(t){
let{maps:e,likely:s}=this,o=[h("div",{},s.node,e.label,e.select,e.heads),h("div",{},e.title,e.place,
this.readout,e.axes)],r=h("details",this.model.get("maps")?{open:""}:{},h("summary",{},"Token by tok\
en: probabilities and attention maps"),this.steps.node,h("div",{class:"halves"},...o));this.answered.
append(this.stage.node,this.verdict.node,this.isOwn?"":this.breaks.node,r),xt(t,"live-translator","L\
ive translator",this.form.node,this.answered,this.address.node)}fetchModel(){return this.model.get("\
broken")==="mask"?this.fetchUnmasked():this.fetchWhole()}get step(){let t=this.answer.next_tokens.length;
return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){let{form:s,verdict:o,
steps:r}=this;this.turn+=1;let i=this.turn,a=setTimeout(()=>o.say("The model is on its way …"),150);
s.node.setAttribute("aria-busy","true");try{let c=this.model.get("broken"),l=await this.fetchModel();
if(i!==this.turn)return;this.answer=l.answer(t,c)}catch(c){if(i!==this.turn)return;s.refuse(c),this.
answered.classList.add("stale");return}finally{clearTimeout(a),i===this.turn&&s.node.setAttribute("a\
ria-busy","false")}s.refuse(null),this.answered.classList.remove("stale"),this.drawAnswer(),o.say("T\
he model writes …"),this.isCalm||e?r.go(e||r.total()):r.play(1),v(this.model,{text:t}),this.address.
show()}move(t){this.model.get("step")===t?this.show():v(this.model,{step:t})}async translateAgain(){
this.breaks.show(),await this.translate(this.answer.text,1/0)}drawAnswer(){this.form.show(this.answer.
text),this.breaks.show(),this.steps.restart(),this.chosen=0,this.drawMaps()}drawMaps(){let{isEncoder:t}=this.
maps;this.kindDrawn=this.maps.parts.kind;let e=a=>{this.chosen=a,this.show()},s=(a,c)=>a===1&&c?()=>this.
steps.go(c):a===0&&t?()=>e(c):void 0,o=(a,c,l)=>{t&&c||this.point(a?l-c:void 0)},{src_tokens:r,next_tokens:i}=this.
answer;this.stage.draw([r,["<s>",...i]],s,o),this.maps.drawHeads(this.answer),this.drawMap()}drawMap(){
this.maps.drawMap(),this.pointed=null,this.show()}show(){let{maps:t,steps:e,answer:s,step:o}=this;e.
show();let r=t.isEncoder?this.chosen:o-1,i=this.pointed?.row??r;this.stage.show({step:o,uncovered:e.
uncovered,place:t.isEncoder?[0,i]:[1,i+1],seen:t.isEncoder||t.isCross?0:1,weights:t.weightsOf(i),others:t.
isCross?s.next_tokens.map((c,l)=>t.weightsOf(l)):[]});let a=t.isEncoder?o-1:i;this.likely.show(s.likely[a],
a),t.show(r,e.uncovered),this.readout.textContent=t.sentence(i,this.pointed?.column),this.address.show()}point(t,e){
this.pointed=t===void 0?null:{row:t,column:e},this.show()}tell(){let{answer:t,step:e,verdict:s}=this,
o=t.next_tokens.length,[r,i]=t.likely[e-1][0];this.model.get("step")&&e<o?s.say(`Token ${e} of ${o} \
is “${r}”, with a probability of ${P(i)}.`):s.show(t)}};function He({model:n,el:t}){let e=n.get(
"broken"),s=new wt({model:n,el:t}),o={text:n.get("text"),step:n.get("step")},r=o.text!==s.answer.text||
n.get("broken")!==e;r&&(n.set("text",s.answer.text),n.set("step",0));let i={text:()=>{n.get("text")!==
s.answer.text&&s.translate(n.get("text"))},broken:()=>s.translateAgain(),step:()=>s.show(),path:()=>{
s.maps.parts.kind===s.kindDrawn?s.drawMap():s.drawMaps()},head:()=>s.drawMap()};for(let[c,l]of Object.
entries(i))n.on(`change:${c}`,l);let a=new ResizeObserver(()=>s.stage.resize());return a.observe(s.stage.
node),s.drawAnswer(),s.tell(),r&&s.translate(o.text,o.step),()=>{s.steps.stop(),a.disconnect();for(let[
c,l]of Object.entries(i))n.off(`change:${c}`,l)}}var Xt={render:He};widget=Xt;})();
=======
textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var Y=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.get(
"example"),this.thumbs=[],this.select=h("select",{id:`${e}-kind`,...$});for(let[i,{name:r}]of Object.
entries(q))this.select.append(h("option",{value:i},r));this.select.addEventListener("change",()=>{A(
t,{path:Nt(this.select.value,this.parts.layer)})}),this.label=h("label",{for:`${e}-kind`},"Attention"),
this.heads=h("fieldset",{}),this.title=h("p",{class:"title"}),this.place=dt(),this.axes=h("p",{class:"\
soft"})}get path(){return this.model.get("path")}get parts(){return U(this.path)}get isEncoder(){return this.
path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){return q[this.
parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return x(e,this.model.
get("head")*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.select.value=e,this.
heads.replaceChildren(h("legend",{},"Layer and head")),this.thumbs=[];for(let[s,o]of Object.entries(
t.weights))U(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=U(t),o=Array.
from({length:e.shape[0]},(i,r)=>{let a=h("input",{type:"radio",name:`${this.id}-head`,"aria-label":`\
Layer ${s}, head ${r}`,...$});a.addEventListener("change",()=>A(this.model,{path:t,head:r}));let c=It(
e,r);this.thumbs.push({radio:a,picture:c,path:t,head:r});let l=h("span",{"aria-hidden":"true"},`${s}\
.${r}`);return h("label",{},a,c.node,l)});return z(...o)}drawMap(){let{kind:t,layer:e}=this.parts,{name:s,
axes:o,mayLook:i}=q[t],r=this.model.get("head"),[a,c]=this.tokens,l=`${s}, layer ${e}, head ${r}`,d=this.
answer.weights[this.path];this.title.textContent=l,this.axes.textContent=`${o(...this.languages)} Ea\
ch row sums to 1.`;let{look:u}=this;this.map=Ct({label:l,rows:a,columns:c,head:r,weights:d,mayLook:i,
look:u}),this.place.replaceChildren(this.map.node);for(let f of this.thumbs)f.radio.checked=f.path===
this.path&&f.head===r}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:e;this.
map?.show(t,s,o);for(let{picture:i}of this.thumbs)i.show(s)}sentence(t,e){let[s,o]=this.tokens,i=this.
weightsOf(t),r=e??i.indexOf(Math.max(...i)),a=e===void 0?"looks most":"looks";return`“${s[t]}” ${a}\
 at “${o[r]}”: ${i[r].toFixed(3)}.`}};function me(n,t,e){let s=t?k(n,t,{class:"token",...$}):h("span",{class:"token"},n),o=h("small",{}),i=h(
"li",{},s,o);if(t){for(let r of["pointerenter","focus"])s.addEventListener(r,()=>e(!0));for(let r of[
"pointerleave","blur"])s.addEventListener(r,()=>e(!1))}return{node:i,name:s,number:o}}function ge({offsetLeft:n,
offsetTop:t,offsetWidth:e,offsetHeight:s}){return{x:n+e/2,top:t,bottom:t+s+4}}function we(n,t,e){let s=(n.
bottom+t.top)/2;return L("path",{d:`M${n.x},${n.bottom} C${n.x},${s} ${t.x},${s} ${t.x},${t.top}`,"s\
troke-width":(1+5*e).toFixed(1),"stroke-opacity":(.25+.55*e).toFixed(2)})}var G=class{constructor(t){
this.lines=L("svg",{"aria-hidden":"true"}),this.node=h("div",{class:"stage"},this.lines);let e=t?{Source:"",
Target:""}:{English:"en",German:"de"};this.lists=Object.entries(e).map(([s,o])=>{let i=h("ol",{lang:o,
"aria-label":`${s} tokens`});return this.node.append(h("p",{"aria-hidden":"true"},s),i),i}),this.sides=
[[],[]],this.places=null,this.drawAgain=()=>{}}draw(t,e,s){this.places=null,this.sides=t.map((o,i)=>o.
map((r,a)=>me(r,e(i,a),c=>s(c,i,a)))),this.lists.forEach((o,i)=>{o.replaceChildren(...this.sides[i].
map(({node:r})=>r))})}show({step:t,uncovered:e,place:[s,o],seen:i,weights:r}){this.sides[1].forEach(
({node:a,name:c},l)=>{a.classList.toggle("unwritten",l>e),a.classList.toggle("later",l>t),l===t?c.setAttribute(
"aria-current","step"):c.removeAttribute("aria-current")}),this.sides.forEach((a,c)=>{a.forEach(({node:l,
number:d},u)=>{let f=c===i?r[u]:void 0;l.classList.toggle("looks",c===s&&u===o),l.classList.toggle("\
looked-at",f>=.05),l.style.setProperty("--w",f??0),d.textContent=f>=.005?f.toFixed(2):""})}),this.lists.
forEach((a,c)=>{a.classList.toggle("seen",c===i)}),this.drawAgain=()=>this.drawLines(s!==i,o,r),this.
drawAgain()}drawLines(t,e,s){if(this.lines.replaceChildren(),!t)return;this.places??=this.sides.map(
r=>r.map(({node:a})=>ge(a)));let[o,i]=this.places;o.forEach((r,a)=>{s[a]>=.02&&this.lines.append(we(
r,i[e],s[a]))})}resize(){this.places=null,this.drawAgain()}};var xe=["forty-seven","7001","999,999"],ye="twelve hundred",Rt=0;function be(n){let t=e=>k(e,()=>n(e),
{class:"plain"});return h("div",{class:"line soft"},"Try",...xe.map(t),"or what it never saw:",t(ye))}
var it=class{constructor({model:t,el:e}){Rt+=1;let s=`live-translator-${Rt}`;this.model=t,this.isCalm=
matchMedia("(prefers-reduced-motion: reduce)").matches,this.isOwn=t.get("own"),this.answer=Mt(t.get(
"example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.fetchModel=Ot(t,F);let o=this.isOwn?
["source tokens","target"]:["English words","German"],i=this.isOwn?"":be(r=>this.form.ask(r));this.form=
Lt(t,"Translate",i,r=>this.translate(r)),this.form.node.addEventListener("focusin",()=>{this.fetchModel().
catch(()=>{})}),this.stage=new G(this.isOwn),this.steps=new B(s,{step:()=>this.step,total:()=>this.answer.
next_tokens.length,move:r=>this.move(r),tell:()=>this.tell()}),this.status=ut("verdict"),this.likely=
St(this.answer.likely[0].length),this.maps=new Y(t,s,o,(...r)=>this.point(...r)),this.readout=h("p",
{class:"readout","aria-hidden":"true"}),this.address=this.inAddress(e),this.place(e)}inAddress(t){let e=this.
answer.weights[this.model.get("path")].shape[0];return _t(this.model,t,{text:s=>s.length<=nt?s:void 0,
step:s=>/^\d{1,2}$/.test(s)?Number(s):void 0,path:D(Object.keys(this.answer.weights)),head:D([...Array(
e).keys()])})}place(t){let{maps:e,likely:s}=this,o=[h("div",{},s.node,e.label,e.select,e.heads),h("d\
iv",{},e.title,e.place,this.readout,e.axes)];lt(t,"live-translator","Live translator",this.form.node,
this.stage.node,this.steps.node,this.status,h("div",{class:"halves"},...o),this.address.node)}get step(){
let t=this.answer.next_tokens.length;return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){
let{form:s,status:o,steps:i}=this,r=setTimeout(()=>{o.textContent="The model is on its way …"},150);
s.node.setAttribute("aria-busy","true");try{let a=await this.fetchModel();this.answer=a.answer(t)}catch(a){
return s.refuse(a),this.tell()}finally{clearTimeout(r),s.node.setAttribute("aria-busy","false")}s.refuse(
null),this.drawAnswer(),o.textContent="The model writes …",this.isCalm||e?i.go(e||i.total()):i.play(
1),A(this.model,{text:t}),this.address.show()}move(t){this.model.get("step")===t?this.show():A(this.
model,{step:t})}drawAnswer(){this.form.show(this.answer.text),this.steps.restart(),this.chosen=0,this.
drawMaps()}drawMaps(){let{isEncoder:t}=this.maps;this.kindDrawn=this.maps.parts.kind;let e=a=>{this.
chosen=a,this.show()},s=(a,c)=>a===1&&c?()=>this.steps.go(c):a===0&&t?()=>e(c):void 0,o=(a,c,l)=>{t&&
c||this.point(a?l-c:void 0)},{src_tokens:i,next_tokens:r}=this.answer;this.stage.draw([i,["<s>",...r]],
s,o),this.maps.drawHeads(this.answer),this.drawMap()}drawMap(){this.maps.drawMap(),this.pointed=null,
this.show()}show(){let{maps:t,steps:e,answer:s,step:o}=this;e.show();let i=t.isEncoder?this.chosen:o-
1,r=this.pointed?.row??i;this.stage.show({step:o,uncovered:e.uncovered,place:t.isEncoder?[0,r]:[1,r+
1],seen:t.isEncoder||t.isCross?0:1,weights:t.weightsOf(r)});let a=t.isEncoder?o-1:r;this.likely.show(
s.likely[a],a),t.show(i,e.uncovered),this.readout.textContent=t.sentence(r,this.pointed?.column),this.
address.show()}point(t,e){this.pointed=t===void 0?null:{row:t,column:e},this.show()}tell(){let{answer:t,
step:e,status:s}=this,o=t.next_tokens.length,[i,r]=t.likely[e-1][0];if(this.model.get("step")&&e<o){
s.textContent=`Token ${e} of ${o} is “${i}”, with a probability of ${ot(r)}.`;return}let a=t.next_tokens.
at(-1)==="</s>";s.replaceChildren(`“${this.isOwn?t.text:t.src_tokens.join(" ")}” is “`,h("stro\
ng",{lang:this.isOwn?"":"de"},t.translation),a?`”, written in ${o} tokens.`:"” … and the model did\
 not come to an end.")}};function $e({model:n,el:t}){let e=new it({model:n,el:t}),s={text:n.get("tex\
t"),step:n.get("step")},o=s.text!==e.answer.text;o&&(n.set("text",e.answer.text),n.set("step",0));let i={
text:()=>{n.get("text")!==e.answer.text&&e.translate(n.get("text"))},step:()=>e.show(),path:()=>{e.maps.
parts.kind===e.kindDrawn?e.drawMap():e.drawMaps()},head:()=>e.drawMap()};for(let[a,c]of Object.entries(
i))n.on(`change:${a}`,c);let r=new ResizeObserver(()=>e.stage.resize());return r.observe(e.stage.node),
e.drawAnswer(),e.tell(),o&&e.translate(s.text,s.step),()=>{e.steps.stop(),r.disconnect();for(let[a,c]of Object.
entries(i))n.off(`change:${a}`,c)}}var jt={render:$e};widget=jt;})();
>>>>>>> main
export default widget;
