let widget;
(()=>{function f(n,t={},...e){return dt(document.createElement(n),t,e)}function _(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return dt(s,t,e)}function dt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function ft(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(f("div",o,...s))}var pt=(...n)=>f("div",{class:"\
controls"},...n.map(({node:t})=>t)),mt=()=>f("p",{class:"pointed","aria-hidden":"true"}),gt=(...n)=>f(
"div",{class:"scroller"},...n),S={"data-lm-suppress-shortcuts":"true"};function Y(n,t,e={}){let s=f(
"button",{type:"button",...e},n);return s.addEventListener("click",t),s}function wt(n,t,e,s){let[o,r]=[
Math.min(...e),Math.max(...e)],i=f("input",{type:"range",min:o,max:r,...S}),a=f("output",{"aria-live":"\
off"}),h=f("span",{},`${n} `,f("code",{},t));return i.addEventListener("input",()=>s(Number(i.value))),
{node:f("div",{class:"control"},f("label",{},h,i),a),input:i,show(l){i.value=String(l),a.textContent=
String(l)}}}function bt(n,t,e,s){let o=f("input",{type:"range",min:0,max:e.length-1,...S}),r=f("output",{"aria-l\
ive":"off"}),i=f("span",{},`${n} `,f("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,show(a,h=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",h),r.textContent=h}}}function yt(n,t,e){let s=Object.
entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,r=f("select",{id:o,...S},
...s);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"control menu"},f("lab\
el",{for:o},n),r),show(i){r.value=i}}}function xt(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var $t=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function kt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function vt(n){
let t=f("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&se(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ne=1e3,K,ut;function se(n){
K?.isConnected||(K=f("p",{class:"annotated-voice",role:"status"}),document.body.append(K));let t=K;clearTimeout(
ut),ut=setTimeout(()=>{t.textContent=n},ne)}var Et=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),oe=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function B(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=oe(s);return s.map(r=>r/o)}var re=1e-5;function A(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Ot=(n,t)=>(e,s)=>n[s]!==
t;function ie(n,t,e){let s=A(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let h=a*r.length,l=e.data[a];for(let c=0;c<r.length;c++)l+=r[c]*t.data[h+
c];i[a]=l}}return s}function ae(n,t,e){let s=A(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,h=0;for(let c of r)a+=c/r.length;for(let c of r)h+=(c-a)**2/r.length;let l=1/Math.sqrt(
h+re);for(let c=0;c<i.length;c++)i[c]=(r[c]-a)*l*t.data[c]+e.data[c]}return s}function J(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var ce=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function le(n,t,e,s,o,r,i){let[a,h]=n.shape,l=t.shape[0],c=h/s,u=i.scale?1:Math.sqrt(c),
m=A(s,a,l),d=A(s,a,l),p=A(a,h);for(let w=0;w<s;w++)for(let g=0;g<a;g++){let y=w*a+g,x=(b,O)=>v(b,O).
subarray(w*c,(w+1)*c),[$,k,I]=[x(n,g),v(m,y),x(p,g)];for(let b=0;b<l;b++){let O=x(t,b),M=0;for(let D=0;D<
c;D++)M+=$[D]*O[D];k[b]=!o||o(r+g,b)?M/u:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let E=v(d,y);if(E.set(B(k)),i.head!==w)for(let b=0;b<c;b++){let O=0;for(let M=0;M<
l;M++)O+=E[M]*e.data[M*h+w*c+b];I[b]=O}}return{scores:m,weights:d,values:p}}var q=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,ie(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,ae(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=A(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);v(o,a).set(v(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let i=o.data.subarray(s*o.shape[1],r*o.shape[1]),a=this.without.positions?e:J(
e,{data:i});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[h,l]=this.without.
head??[],{scores:c,weights:u,values:m}=le(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:h===
t?l:void 0});return this.note(`${t}.scores`,c),this.note(`${t}.weights`,u),this.note(`${t}.values`,m),
this.note(t,this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=ce(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?J(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,J(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
i=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,a=>this.attend(i,a,this.project(i,a),e)),
s=this.sublayer(`${r}.sublayers.1`,s,a=>this.feedForward(`${r}.feed_forward`,a)),this.note(r,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);
let a=this.positions("tgt",this.embed("tgt_embed",s),i);for(let h=0;h<this.config.n_layers;h++){let l=`\
decoder.layers.${h}`,[c,u]=[`${l}.self_attention`,`${l}.cross_attention`];a=this.sublayer(`${l}.subl\
ayers.0`,a,m=>(r.set(c,he(r.get(c),this.project(c,m))),this.attend(c,m,r.get(c),o,i))),a=this.sublayer(
`${l}.sublayers.1`,a,m=>(r.has(u)||r.set(u,this.project(u,t)),this.attend(u,m,r.get(u),e,i))),a=this.
sublayer(`${l}.sublayers.2`,a,m=>this.feedForward(`${l}.feed_forward`,m)),this.note(l,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function he(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,r)=>{let i=A(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.data.set(r.
data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function _t({config:n,tensors:t},e){let s=typeof e=="string"?ue(e):de(e),o={};for(let[r,i,a,h]of t){
let l=i.reduce((m,d)=>m*d,1),c=m=>s.slice(a,a+m*l).buffer,u=h==="e"?Float32Array.from(new Uint16Array(
c(2)),fe):new Float32Array(c(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var ue=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),de=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function fe(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var N="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",pe=new RegExp(
`[${N}]+`),me=new RegExp(`^[${N}]+|[${N}]+$`,"g");function At(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(pe).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var Q="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Mt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function ge(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${z(t)} thousand ${e<100?"and ":""}${z(e)}`:`${z(t)} thousand`:z(e)}
function z(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return St(e);let s=`${Q[t]} hundred`;return e?
`${s} and ${St(e)}`:s}function St(n){if(n<20)return Q[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${Mt[t]}\
-${Q[e]}`:Mt[t]}var we=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,be=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
L="I translate integers from 0 to 999,999.",H=n=>n.length>40?`${n.slice(0,30)}…`:n;function Lt(n){
let t=n.replace(me,"");if(!we.test(t))return n;let e=be.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${L} “${H(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return ge(e)}function Tt(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(o),i=e.length+r.
length;if(2*Math.min(e.length,r.length)/i<.6)continue;let a=2*Z(r,e)/i;a<.6||a<s?.ratio||a===s?.ratio&&
o<s.choice||(s={ratio:a,choice:o})}return s?.choice}function Z(n,t){let e={size:0},s=[];if(n.forEach(
(a,h)=>{s=t.map((l,c)=>a===l?(s[c-1]??0)+1:0),s.forEach((l,c)=>{l>e.size&&(e={size:l,i:h-l+1,j:c-l+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+Z(n.slice(0,r),t.slice(0,i))+Z(n.slice(r+o),t.slice(
i+o))}var ye=40,X=["<pad>","<s>","</s>","<unk>"],tt=class{constructor(t){this.tokens=[...X,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=X.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
et="[\\p{L}\\p{N}_]",Nt=`[^\\p{L}\\p{N}_${N}]`,xe=new RegExp(`${et}+(?:['’-]${et}+)*|${Nt}`,"gu"),
$e=new RegExp(` ?${et}+| ?${Nt}+|[${N}]`,"gu"),j=class{constructor({tokens:t}){this.vocabulary=new tt(
t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)throw new RangeError(
"There is nothing to read. Write at least one word.");return e}split(t){return t.match(xe)??[]}join(t){
return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},nt=class extends j{split(t){return At(t)}join(t){
return t.join(" ")}encode(t){let{vocabulary:e}=this,s=this.split(t.normalize("NFC"));if(!s.length)throw new RangeError(
`${L} Write one, such as 47 or forty-seven.`);let o=e.encode(s),r=s.find((i,a)=>o[a]<=e.unkId);if(r===
void 0)return o;throw new RangeError(this.refusal(r))}refusal(t){if(/^\d+$/.test(t))return`${L} Writ\
e “${H(t)}” in words too, or the integer in digits.`;let e=this.vocabulary.tokens.slice(X.length),
s=t.length<=ye&&Tt(t,e);return`${L} “${H(t)}” is not a number word that I know. `+(s?`Did you me\
an “${s}”?`:"Write 47 or forty-seven.")}},st=class extends j{constructor({alphabet:t,merges:e}){
super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([
s,o],r)=>{let i=It(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match($e)??
[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.
slice(1).flatMap((r,i)=>this.places.get(It(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.
min(...o),t=ke(t,this.merges[e])}}},It=(n,t)=>`${n.length} ${n}${t}`;function ke(n,[t,e]){let s=[];for(let o=0;o<
n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var ve={words:j,"number \
words":nt,"sub-words":st},ot=({kind:n,...t})=>new ve[n](t);var Ee=2e4,Rt=400,rt=class{constructor({blueprint:t,weights:e}){this.model=new q(_t(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=ot(t.src_tokenizer),this.target=ot(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?Lt(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(this.
readsNumbers?`${L} This text has ${e.length} words, and I can take in ${s} at most.`:`This text has ${e.
length} tokens, and the model can take in ${s} at most.`);return{src:e,srcMask:Ot(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Ct(n,t=rt,e=""){let s=null;return()=>s??=
Oe(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function Oe(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await _e(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function _e(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),Ee),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}
function jt(n,t,e,s){let o=n.get("own")?"A text that your translator reads":"An English number, in w\
ords or in digits",r="",i=`text-${Math.random()}`,a=f("input",{id:i,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${i}-error`,...S}),h=f("p",{id:`${i}-error`,class:"erro\
r",role:"alert"}),l=f("form",{},f("label",{for:i},o),f("div",{class:"line"},a,f("button",{class:"mai\
n"},t)),e,h);a.addEventListener("keydown",d=>{d.key!=="Enter"||d.isComposing||(d.preventDefault(),l.
requestSubmit())});let c=d=>{r=a.value,s(d)};return l.addEventListener("submit",d=>{d.preventDefault(),
c(a.value)}),{node:l,ask:c,show:d=>{a.value===r&&(r=a.value=d)},refuse:d=>{let p=d instanceof RangeError;
a.setAttribute("aria-invalid",String(p)),h.textContent=p?d.message:"",d&&!p&&(h.textContent=`The mod\
el cannot answer: ${d.message}. Press ${t} to try again.`)}}}var Me=10;function*Pt(n,t){let e=n.read(t.text),s=yield*Wt(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*Wt(
n,e,t,Te(t.seed))),t.strategy==="beam"&&(o=yield*Ie(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function Ft({model:n},{src:t,srcMask:e}){let s=n.encode(t,
e);return(o,r)=>n.generator(n.decode(s,e,o.slice(-1),null,r)).data}function Dt(n){let t=Math.max(...n),
e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));return Array.from(n,s=>s-t-e)}var Kt=n=>Float32Array.
from(B(n));function*Wt(n,t,e,s){let{model:o,tgtVocab:r}=n,i=Ft(n,t),[a,h]=[[r.bosId],new Map],l=[],[
c,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let m=i(a,h),{id:d,...p}=Se(m,e,r.tokens,s?.next().
value);c+=Dt(m)[d],a.push(d),l.push(p),u=d===r.eosId,yield}return{text:n.textOf(a),log_probability:c,
ended:u,steps:l}}function Se(n,t,e,s=null){let o=Kt(n),r=Ae(n,t),i=it(r),a=Bt(n),h=s===null?a[0]:Le(
i,s),l=(p,w)=>w<Me||p===h,c=a.filter(l).map(p=>({token:e[p],before:o[p],after:r[p],end:i[p]})),u=a.filter(
(p,w)=>!l(p,w)),m=p=>u.reduce((w,g)=>w+p[g],0),d={count:u.length,before:m(o),after:m(r)};return{id:h,
token:e[h],number:s,rows:c,others:d}}var Bt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),it=n=>{let t=0;return Array.
from(n,e=>t+=e)};function Ae(n,{temperature:t=1,top_k:e=null,top_p:s=1}){let o=Kt(n.map(l=>l/t)),r=Bt(
o).slice(0,e??n.length),i=it(r.map(l=>o[l])),a=new Float32Array(n.length);r.forEach((l,c)=>{let u=c&&
i[c-1];(s===1||u<s*i.at(-1))&&(a[l]=o[l])});let h=it(a).at(-1);return a.map(l=>l/h)}var Le=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*Te(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*Ie(n,t,{beam_size:e,length_penalty:s}){
let{model:o,tgtVocab:r}=n,i=Ft(n,t),a=o.config.max_len-1,h=(m,d)=>m/((5+d)/6)**s,l=[],c={score:-1/0},
u=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;u.length&&h(u[0].total,a)>c.score;m++){let d=[];
for(let[g,{ids:y,total:x,cache:$}]of u.entries()){let k=Dt(i(y,$));for(let[I,E]of k.entries())d.push(
{parent:g,id:I,total:x+E});yield}let p=[],w=d.sort((g,y)=>y.total-g.total).slice(0,2*e);l.push(w.map(
({parent:g,id:y,total:x},$)=>{let k=[...u[g].ids,y],I=y===r.eosId,E={token:r.tokens[y],parent:g,log_probability:x,
fate:"dropped"};if(I||m===a){if($>=e)return E;let b=h(x,m),O={...E,fate:"finished",text:n.textOf(k),
score:b};return b>c.score&&(c={text:O.text,log_probability:x,ended:I,score:b}),O}return p.length===e?
E:(p.push({ids:k,total:x,cache:new Map(u[g].cache)}),{...E,fate:"kept"})})),u=p}return{...c,steps:l}}var W=n=>t=>n.find(e=>String(e)===t),bn=W([!0,!1]),Ne=n=>String(n);function qt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),h=g=>(s[g]??Ne)(n.get(g)),l=Object.keys(
e),c=Object.fromEntries(l.map(g=>[g,h(g)])),u=new URLSearchParams(location.search),m=[];for(let[g,y]of Object.
entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let $=y(x);$===void 0?m.push(g):n.set(g,$)}
let d=f("a",{},"Copy link to this setting"),p=f("span",{role:"status"});d.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),p.textContent=" Copied."}catch{p.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},d,p,w),show(){let g=new URLSearchParams(location.search);for(let $ of l){let k=h($);k===c[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}p.textContent="";let y=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;d.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}function zt(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(u=>u.includes(r));if(i<0)return;let a=t[i].indexOf(r),[h,
l]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(h===null)return;o.preventDefault();let c=t[h]?.[l];!c||getComputedStyle(c).
visibility==="hidden"||(s(c),c.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}function Re({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=f("td",{...o,...S},n);return r.style.setProperty("--w",String(e)),r}function Ht({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(Re)),a=s.map(u=>f("th",{scope:"\
col"},u)),h=i.map((u,m)=>f("tr",{},f("th",{scope:"row"},e[m]),...u)),l=f("table",{class:"grid number\
s",role:"grid"},f("caption",{},n),f("thead",{},f("tr",{},f("td",{},t),...a)),f("tbody",{},...h)),c=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",u=>r(c(u))),l.addEventListener("pointerleave",()=>r("")),l.addEventListener("focusin",u=>r(c(
u))),l.addEventListener("focusout",()=>r("")),zt(l,i),gt(l)}var at=n=>n.replaceAll("-","−");function G(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?at(n.toExponential(0).replace("+","")):at(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var R=n=>Number.isFinite(n)?at(String(Number(n.toPrecision(7)))):G(n);var T=n=>G(Math.round(n*1e3)/1e3,3),U=n=>n<.005?"":n.toFixed(2);function C(n,t,e,s,o){let r=(a,h,l)=>{
let c=`${a}, ${e[l]}`;if(typeof h=="string")return{text:h,say:c};let u=`${c}, exactly ${R(h)}`;return h<
0?{text:T(h),say:u}:{text:G(h,4),say:u,share:h,kinds:["bar"]}},i=s.map(([a,...h])=>h.map((l,c)=>r(a,
l,c)));return Ht({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var ct=20,F=26,P=18,Ce=16,Gt=6,Ut=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),Vt=({
mark:n,token:t})=>n?`${n} ${t}`:t,je=n=>Ut(Vt(n))+7.4*n.written.length+2*Gt;function We(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function Pe(n){let t=[],e=[];function s(o,r,i){
let a=We(o),h=a.map((c,u)=>e[r+u]??0),l=Math.max(i,...h);a.forEach((c,u)=>{Object.assign(c,{column:r+
u,row:l}),e[r+u]=l+1,t.push(c)});for(let c of a.toReversed())for(let u of c.below.slice(1))s(u,c.column+
1,l+1)}return s(n,0,0),t}function Fe(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-P/2,[a,h]=[
n.row,t.row].map(l=>l*F+F/2);return _("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
P}C${i} ${a} ${i} ${h} ${r} ${h}`,"stroke-width":Math.max(Ce*t.share,1).toFixed(2)})}function De(n,t,e){
let s=n.row*F+(F-ct)/2,o=_("text",{x:t+Gt,y:s+14.5},Vt(n),_("tspan",{class:"share",dx:5},n.written)),
r=n.tail?_("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return _("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},_("rect",{x:t,y:s,width:e,height:ct,rx:ct/2}),o,r)}
function V(n,{label:t,look:e,go:s}){let o=Pe(n),r=new Map(o.map(d=>[d,je(d)])),i=[1];for(let d of Et(
Math.max(...o.map(p=>p.column))+1)){let p=o.filter(w=>w.column===d);i.push(i[d]+Math.max(...p.map(w=>r.
get(w)))+P)}let a=o.map(({tail:d,column:p})=>d?i[p+1]-P+8+Ut(d):0),h=Math.ceil(Math.max(i[i.length-1]-
P+1,...a)),l=(Math.max(...o.map(({row:d})=>d))+1)*F,c=_("svg",{width:h,height:l,viewBox:`0 0 ${h} ${l}`,
"aria-hidden":"true"},...o.flatMap(d=>d.below.map(p=>Fe(d,p,i,r))),...o.map(d=>De(d,i[d.column],r.get(
d)))),u=d=>d.target.closest(".node")?.dataset;return c.addEventListener("pointerover",d=>e(u(d)?.say??
"")),c.addEventListener("pointerleave",()=>e("")),c.addEventListener("click",d=>{let p=Number(u(d)?.
step??0);p&&s(p)}),f("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},c)}function Ke(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],h=a.greedy&&!a.below.length,l=[...a.tokens,i.token],c={...i,parent:a,tokens:l,
greedy:h,below:[]};return a.below.push(c),c}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function Yt(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var Be={"finished, the best":"★",finished:"✓",dropped:"✗"};function qe(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function Jt(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:h}=n,l=Math.exp(r),c=h.length||!o.length?"":Yt(n,t),u=c?`: ${c}`:"",m=i===void 0?
"":`, score ${T(i)}`;return{token:s,share:l,written:U(l),say:`${o.join(" ")||s}${u}; probability ${R(
l)}, log-probability ${T(r)}${m}`,kinds:[c.split(",")[0],e.includes(n)?"best":""].filter(Boolean),mark:Be[c],
tail:a&&!h.length?"greedy":"",below:h.map(d=>Jt(d,t,e))}}function ze(n,t,e){let s=n.nodes.map(i=>{let{
tokens:a,log_probability:h}=i,l=Yt(i,n);return[a.join(" "),Math.exp(h),h,l]}),o=`Candidates of step ${t}\
, the likeliest first`;return C(o,"tokens",["probability","log-probability","fate"],s,e)}function He({
finished:n},t){let e=n.map(({text:o,tokens:r,log_probability:i,score:a})=>[o,String(r.length),i,a]);
return C("Finished, the best score first","text",["tokens","log-probability","score"],e,t)}function Qt(n,t,e,{
look:s,go:o}){let r=Ke(n.slice(0,t)),a="Number and width: the probability up to there, if 0.005 or m\
ore. ★ best so far, ✓ finished, ✗ dropped; top row: greedy."+(t===n.length&&r.kept.length?" Th\
e search stops: what is kept can no longer become the best.":""),h="The tree of the search; its numb\
ers are in the tables below",l=Jt(r.root,r,qe(r.finished[0]));return{picture:[V(l,{label:h,look:s,go:o}),
f("p",{class:"hint"},a)],tables:[ze(r,t,s),...r.finished.length?[He(r,s)]:[]]}}var Ge=4,Ue=.011;function Ve({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function Ye({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let l=e.map(c=>[c.token,
c.before,c.token===n?"taken":""]);return s.count&&l.push([`${s.count} others`,s.before,""]),C(r,"tok\
en",["probability","choice"],l,i)}let a=e.map((l,c)=>{let u=Ve(l,c,n,o);return[l.token,l.before,l.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),C(r,"token",["in the model","\
reshaped","place"],a,i)}function Zt(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,h=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:U(r),
say:`${n.token}${h&&`: ${h}`}; probability ${R(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function Je(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(h=>h.token===o),a=r.filter(h=>h!==i).slice(0,Ge);t=[Zt(i,s,t),...a.map(h=>Zt(h,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function Qe({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:c})=>c>0).toSorted((c,u)=>c.end-u.end).map(({token:c,after:u,
end:m})=>{let d=u>Ue*(c.length+1),p=f("span",{},d?c:"");p.classList.toggle("drawn",c===n),p.style.setProperty(
"left",`${100*(m-u)}%`),p.style.setProperty("width",`${100*u}%`);let w=`from ${(m-u).toFixed(4)} to ${m.
toFixed(4)}`;return p.addEventListener("pointerover",()=>o(`${c}: ${w}`)),p}),i=f("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=f("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let h=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
l=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${h}`;return[
a,f("p",{class:"hint fall"},l)]}function Xt(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:u})=>u)].join(" "),h="What was written, and what else was likely; its numbers are\
 in the table below",l=r.number===null,c=l?`Number and width: the probability after the tokens befor\
e it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped p\
robability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[V(Je(n.slice(0,t)),
{label:h,look:s,go:o}),f("p",{class:"hint"},c),...l?[]:Qe(r,s)],tables:[Ye(r,e,a,s)]}}var lt={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},te={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},Ze=12;async function Xe(n,t){
for(let e=performance.now();!t();){let{done:s,value:o}=n.next();if(s)return o;performance.now()-e<Ze||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function tn({settings:{strategy:n,seed:t},
found:e,greedy:s}){let o=lt[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:c,log_probability:u,score:m})=>`\
generates “${c}”: log-probability ${T(u)}`+(m===void 0?".":`, score ${T(m)}.`),i=e.ended?"":" It\
 did not come to an end.",a=Math.abs(e.log_probability-s.log_probability),l=` Greedy decoding ${e.text===
s.text&&a<.001?"generates the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":l}`}var ht=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=Ct(t),this.shown=t.get("ex\
ample"),this.written="",this.isRefused=!1,this.turn=0,this.readers=this.readersOf(),this.address=qt(
t,e,this.readers);let s=this.choices.texts.map(a=>Y(a,()=>this.form.ask(a))),o=s.length?f("p",{class:"\
hint"},"Try ",...s):"";this.form=jt(t,"Decode",o,a=>this.answer(a)),this.strategy=yt("Strategy",lt,a=>this.
set("strategy",a)),this.controls=this.controlsOf(),this.steps=wt("Step","step",[1,2],a=>this.set("st\
ep",a)),this.status=vt("verdict"),this.view=f("div",{class:"view"}),this.numbers=f("div",{}),this.pointed=
mt();let r=f("summary",{},"The numbers of this step"),i=f("details",{},r,this.numbers);this.answered=
f("div",{class:"answered"}),this.answered.append(this.status,this.steps.node,this.view,this.pointed,
f("div",{class:"foot"},i,this.address.node)),ft(e,"decoding-lab","Decoding lab",this.form.node,pt(this.
strategy,...Object.values(this.controls)),this.answered)}readersOf(){let{choices:t}=this,e=Object.keys(
te);return{text:s=>s.length<=Rt?s:void 0,strategy:W(Object.keys(lt)),step:W(t.seed),...Object.fromEntries(
e.map(s=>[s,W(t[s])]))}}controlsOf(){let{choices:t}=this,e={};for(let[o,r]of Object.entries(te))e[o]=
bt(r,o,t[o],i=>this.set(o,i));let s=Y("Draw again",()=>{this.set("seed",(this.model.get("seed")+1)%t.
seed.length)});return e.seed.node.append(s),e}set(t,e){this.isRefused&&(this.written=""),this.refuse(
null),kt(this.model,{[t]:e})}refuse(t){this.form.refuse(t),this.isRefused=!!t,this.answered.classList.
toggle("stale",this.isRefused)}answer(t){this.refuse(null),t===this.shown.settings.text&&this.form.show(
t),t===this.model.get("text")?this.redraw():this.model.set("text",t)}settings(){let{model:t,choices:e}=this,
s=["text","strategy",...e.settings[t.get("strategy")]];return $t(t,s)}showControls(t){this.strategy.
show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls)){s.hidden=!(e in t);let r=this.
model.get(e);o(r,r===null?"off":void 0)}this.address.show()}async redraw(){let t=this.settings();this.
isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(t),this.view.setAttribute(
"aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(()=>{this.status.textContent=
"The model is at work …"},200);try{await this.find(t,s)}catch(r){if(s())return;this.refuse(r),r instanceof
RangeError&&this.model.set("text",this.shown.settings.text)}finally{clearTimeout(o)}s()||this.draw()}async find(t,e){
if(JSON.stringify(t)===JSON.stringify(this.shown.settings))return;let s=await Xe(Pt(await this.fetchModel(),
t),e);e()||(this.shown=s,this.model.save_changes())}draw(){let{settings:t,found:e}=this.shown,s=e.steps.
length,o=Math.min(this.model.get("step")||s,s);this.written!==t.text&&this.form.show(t.text),this.written=
t.text;let r=tn(this.shown);this.status.textContent!==r&&(this.status.textContent=r),this.steps.input.
max=String(s),this.steps.show(o);let i=u=>{this.pointed.textContent=u},a=u=>this.set("step",u),h=t.strategy===
"beam"?Qt:Xt,{picture:l,tables:c}=h(e.steps,o,t,{look:i,go:a});this.view.replaceChildren(...l),l[0].
scrollLeft=l[0].scrollWidth,this.numbers.replaceChildren(...c),this.view.setAttribute("aria-busy","f\
alse")}};function en({model:n,el:t}){let e=new ht({model:n,el:t}),s=xt(n,Object.keys(e.readers),()=>e.
redraw());return()=>{e.turn+=1,s()}}var ee={render:en};widget=ee;})();
export default widget;
