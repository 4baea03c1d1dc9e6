let widget;
(()=>{function u(n,t={},...e){return Ut(document.createElement(n),t,e)}function Ut(n,t,e){for(let[o,s]of Object.entries(t))n.setAttribute(o,s);return n.append(...e),n}function rt(n,t,e,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(u("div",s,...o))}var it=(...n)=>u(
"div",{class:"controls"},...n.map(({node:t})=>t)),at=()=>u("p",{class:"pointed","aria-hidden":"true"}),
ct=(...n)=>u("div",{class:"scroller"},...n),_={"data-lm-suppress-shortcuts":"true"};function B(n,t,e={}){
let o=u("button",{type:"button",...e},n);return o.addEventListener("click",t),o}function lt(n,t,e,o){
let[s,r]=[Math.min(...e),Math.max(...e)],i=u("input",{type:"range",min:s,max:r,..._}),a=u("output",{
"aria-live":"off"}),h=u("span",{},`${n} `,u("code",{},t));return i.addEventListener("input",()=>o(Number(
i.value))),{node:u("div",{class:"control"},u("label",{},h,i),a),input:i,show(c){i.value=String(c),a.
textContent=String(c)}}}function ht(n,t,e,o){let s=u("input",{type:"range",min:0,max:e.length-1,..._}),r=u("output",{"aria-l\
ive":"off"}),i=u("span",{},`${n} `,u("code",{},t));return s.addEventListener("input",()=>o(e[Number(
s.value)])),{node:u("div",{class:"control"},u("label",{},i,s),r),input:s,show(a,h=String(a)){s.value=
String(e.indexOf(a)),s.setAttribute("aria-valuetext",h),r.textContent=h}}}function ut(n,t,e){let o=Object.
entries(t).map(([i,a])=>u("option",{value:i},a)),s=`menu-${Math.random()}`,r=u("select",{id:s,..._},
...o);return r.addEventListener("change",()=>e(r.value)),{node:u("div",{class:"control menu"},u("lab\
el",{for:s},n),r),show(i){r.value=i}}}function dt(n,t,e){let o=t.map(s=>`change:${s}`);for(let s of o)
n.on(s,e);return e(),()=>{for(let s of o)n.off(s,e)}}var ft=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function pt(n,t){for(let[e,o]of Object.entries(t))n.set(e,o);n.save_changes()}function mt(n){
let t=u("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Ht(t.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,o)),t}var Gt=1e3,W,st;function Ht(n){
W?.isConnected||(W=u("p",{class:"annotated-voice",role:"status"}),document.body.append(W));let t=W;clearTimeout(
st),st=setTimeout(()=>{t.textContent=n},Gt)}var zt=n=>n.reduce((t,e)=>t+e,0);function $({shape:n,data:t},e){let o=n[n.length-1];return t.subarray(e*o,(e+1)*o)}function P(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),o=t.map(r=>Math.exp(r-e)),s=zt(o);return o.map(r=>r/s)}var Vt=1e-5;function S(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var gt=(n,t)=>(e,o)=>n[o]!==
t;function Yt(n,t,e){let o=S(n.shape[0],t.shape[0]);for(let s=0;s<n.shape[0];s++){let[r,i]=[$(n,s),$(o,
s)];for(let a=0;a<i.length;a++){let h=a*r.length,c=e.data[a];for(let l=0;l<r.length;l++)c+=r[l]*t.data[h+
l];i[a]=c}}return o}function Jt(n,t,e){let o=S(...n.shape);for(let s=0;s<n.shape[0];s++){let[r,i]=[$(
n,s),$(o,s)],a=0,h=0;for(let l of r)a+=l/r.length;for(let l of r)h+=(l-a)**2/r.length;let c=1/Math.sqrt(
h+Vt);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*c*t.data[l]+e.data[l]}return o}function U(n,t){return{
shape:n.shape,data:n.data.map((e,o)=>e+t.data[o])}}var Qt=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Zt(n,t,e,o,s,r,i){let[a,h]=n.shape,c=t.shape[0],l=h/o,d=i.scale?1:Math.sqrt(l),
f=S(o,a,c),p=S(o,a,c),m=S(a,h);for(let g=0;g<o;g++)for(let b=0;b<a;b++){let y=g*a+b,x=(w,v)=>$(w,v).
subarray(g*l,(g+1)*l),[T,E,A]=[x(n,b),$(f,y),x(m,b)];for(let w=0;w<c;w++){let v=x(t,w),O=0;for(let C=0;C<
l;C++)O+=T[C]*v[C];E[w]=!s||s(r+b,w)?O/d:-1/0}if(E.every(w=>w===-1/0))throw new RangeError("mask hid\
es every key from some query");let k=$(p,y);if(k.set(P(E)),i.head!==g)for(let w=0;w<l;w++){let v=0;for(let O=0;O<
c;O++)v+=k[O]*e.data[O*h+g*l+w];A[w]=v}}return{scores:f,weights:p,values:m}}var F=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:o,[`${t}.bias`]:s}=this.parameters;return this.
note(t,Yt(e,o,s))}norm(t,e){let{[`${t}.weight`]:o,[`${t}.bias`]:s}=this.parameters;return this.note(
t,Jt(e,o,s))}embed(t,e){let o=this.parameters[`${t}.table.weight`],s=S(e.length,o.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<o.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${o.shape[0]}\
 entries`);$(s,a).set($(o,i))}),this.note(`${t}.table`,s);let r=Math.sqrt(o.shape[1]);return this.note(
t,{shape:s.shape,data:s.data.map(i=>i*r)})}positions(t,e,o=0){let s=this.parameters["positions.pe"],
r=o+e.shape[0];if(r>s.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${s.shape[0]}`);let i=s.data.subarray(o*s.shape[1],r*s.shape[1]),a=this.without.positions?e:U(
e,{data:i});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:o,v:s},r,i=0){let a=this.linear(`${t}.w_q`,e),[h,c]=this.without.
head??[],{scores:l,weights:d,values:f}=Zt(a,o,s,this.config.n_heads,r,i,{scale:this.without.scale,head:h===
t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.note(`${t}.values`,f),
this.note(t,this.linear(`${t}.w_o`,f))}feedForward(t,e){let o=Qt(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,o))}sublayer(t,e,o){let s=this.config.norm_first?U(e,o(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,U(e,o(e)));return this.note(t,s)}finalNorm(t,e){let o=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(o,e):this.note(o,e))}encode(t,e){let o=this.positions(
"src",this.embed("src_embed",t));for(let s=0;s<this.config.n_layers;s++){let r=`encoder.layers.${s}`,
i=`${r}.self_attention`;o=this.sublayer(`${r}.sublayers.0`,o,a=>this.attend(i,a,this.project(i,a),e)),
o=this.sublayer(`${r}.sublayers.1`,o,a=>this.feedForward(`${r}.feed_forward`,a)),this.note(r,o)}return this.
finalNorm("encoder",o)}decode(t,e,o,s,r=new Map){let i=r.get("length")??0;r.set("length",i+o.length);
let a=this.positions("tgt",this.embed("tgt_embed",o),i);for(let h=0;h<this.config.n_layers;h++){let c=`\
decoder.layers.${h}`,[l,d]=[`${c}.self_attention`,`${c}.cross_attention`];a=this.sublayer(`${c}.subl\
ayers.0`,a,f=>(r.set(l,Xt(r.get(l),this.project(l,f))),this.attend(l,f,r.get(l),s,i))),a=this.sublayer(
`${c}.sublayers.1`,a,f=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,f,r.get(d),e,i))),a=this.
sublayer(`${c}.sublayers.2`,a,f=>this.feedForward(`${c}.feed_forward`,f)),this.note(c,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,o,s){
return this.generator(this.decode(this.encode(t,o),o,e,s))}};function Xt(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let o=(s,r)=>{let i=S(s.shape[0]+r.shape[0],s.shape[1]);return i.data.set(s.data),i.data.set(r.
data,s.data.length),i};return{k:o(n.k,t),v:o(n.v,e)}}function wt({config:n,tensors:t},e){let o=typeof e=="string"?te(e):ee(e),s={};for(let[r,i,a]of t){let h=i.
reduce((c,l)=>c*l,1);s[r]={shape:i,data:o.subarray(a,a+h)}}return{config:n,parameters:s}}var te=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),ee=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var I="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",ne=new RegExp(
`[${I}]+`),oe=new RegExp(`^[${I}]+|[${I}]+$`,"g");function xt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(ne).filter(Boolean),o=(s,r)=>s==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((s,r)=>o(s,r)?"one":s)}var G="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),bt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function se(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${D(t)} thousand ${e<100?"and ":""}${D(e)}`:`${D(t)} thousand`:D(e)}
function D(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return yt(e);let o=`${G[t]} hundred`;return e?
`${o} and ${yt(e)}`:o}function yt(n){if(n<20)return G[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${bt[t]}\
-${G[e]}`:bt[t]}var re=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,ie=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
M="I read whole numbers from 0 to 999,999.",K=n=>n.length>40?`${n.slice(0,30)}…`:n;function $t(n){
let t=n.replace(oe,"");if(!re.test(t))return n;let e=ie.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${M} “${K(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return se(e)}function kt(n,t){let e=Array.from(n),o;for(let s of t){let r=Array.from(s),i=e.length+r.
length;if(2*Math.min(e.length,r.length)/i<.6)continue;let a=2*H(r,e)/i;a<.6||a<o?.ratio||a===o?.ratio&&
s<o.choice||(o={ratio:a,choice:s})}return o?.choice}function H(n,t){let e={size:0},o=[];if(n.forEach(
(a,h)=>{o=t.map((c,l)=>a===c?(o[l-1]??0)+1:0),o.forEach((c,l)=>{c>e.size&&(e={size:c,i:h-c+1,j:l-c+1})})}),
!e.size)return 0;let{size:s,i:r,j:i}=e;return s+H(n.slice(0,r),t.slice(0,i))+H(n.slice(r+s),t.slice(
i+s))}var ae=40,z=["<pad>","<s>","</s>","<unk>"],V=class{constructor(t){this.tokens=[...z,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,o,s,r]=z.keys();this.padId=e,this.bosId=o,this.eosId=s,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),o=s=>s!==this.padId&&s!==this.bosId;return t.slice(0,e<0?t.length:e).filter(o).map(s=>this.tokens[s])}},
Y="[\\p{L}\\p{N}_]",Et=`[^\\p{L}\\p{N}_${I}]`,ce=new RegExp(`${Y}+(?:['’-]${Y}+)*|${Et}`,"gu"),le=new RegExp(
` ?${Y}+| ?${Et}+|[${I}]`,"gu"),R=class{constructor({tokens:t}){this.vocabulary=new V(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError("There is nothing to read. Write \
at least one word.");return e}split(t){return t.match(ce)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},J=class extends R{split(t){return xt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
o=this.split(t);if(!o.length)throw new RangeError(`${M} Write one, such as 47 or forty-seven.`);let s=e.
encode(o),r=o.find((i,a)=>s[a]<=e.unkId);if(r===void 0)return s;throw new RangeError(this.refusal(r))}refusal(t){
if(/\d/.test(t))return`${M} Write “${K(t)}” in words too, or the whole number in digits.`;let e=this.
vocabulary.tokens.slice(z.length),o=t.length<=ae&&kt(t,e);return`${M} “${K(t)}” is not a number wo\
rd that I know. `+(o?`Did you mean “${o}”?`:"Write 47 or forty-seven.")}},Q=class extends R{constructor({
alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(([o,s])=>o+s)])}),this.merges=e,this.places=
new Map,e.forEach(([o,s],r)=>{let i=vt(o,s);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){
return(t.match(le)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){
let s=t.slice(1).flatMap((r,i)=>this.places.get(vt(t[i],r))??[]).filter(r=>r>e);if(!s.length)return t;
e=Math.min(...s),t=he(t,this.merges[e])}}},vt=(n,t)=>`${n.length} ${n}${t}`;function he(n,[t,e]){let o=[];
for(let s=0;s<n.length;s++){let r=n[s]===t&&n[s+1]===e;o.push(r?t+e:n[s]),r&&s++}return o}var ue={words:R,
"number words":J,"sub-words":Q},Z=({kind:n,...t})=>new ue[n](t);var de=2e4;var X=class{constructor({blueprint:t,weights:e}){this.model=new F(wt(t,e)),this.readsNumbers=t.src_tokenizer.
kind==="number words",this.source=Z(t.src_tokenizer),this.target=Z(t.tgt_tokenizer),this.srcVocab=this.
source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.encode(this.readsNumbers?
$t(t):t),o=this.model.config.max_len;if(e.length>o)throw new RangeError(this.readsNumbers?`${M} This\
 text has ${e.length} words, and I can take in ${o} at most.`:`This text has ${e.length} tokens, and\
 the model can take in ${o} at most.`);return{src:e,srcMask:gt(e,this.srcVocab.padId)}}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function Ot(n,t=X,e=""){let o=null;return()=>o??=fe(n,e).then(
s=>new t(s)).catch(s=>{throw o=null,s})}async function fe(n,t){let e=n.get(`${t}weights`),o=e&&(e.length||
e.byteLength);return!o&&n.later?n.later(t?"extra":"later"):(o||await pe(n,t),{blueprint:n.get(`${t}b\
lueprint`),weights:n.get(`${t}weights`)})}function pe(n,t){return new Promise((e,o)=>{let s=setTimeout(
()=>o(new Error("Python does not answer")),de),r=()=>{clearTimeout(s),n.off(`change:${t}weights`,r),
e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}function _t(n,t,e,o){let s=n.
get("own")?"A text that your translator reads":"An English number, in words or in digits",r="",i=`te\
xt-${Math.random()}`,a=u("input",{id:i,type:"text",autocomplete:"off",autocapitalize:"none",spellcheck:"\
false","aria-describedby":`${i}-error`,..._}),h=u("p",{id:`${i}-error`,class:"error",role:"alert"}),
c=u("form",{},u("label",{for:i},s),u("div",{class:"line"},a,u("button",{class:"main"},t)),e,h);a.addEventListener(
"keydown",p=>{p.key!=="Enter"||p.isComposing||(p.preventDefault(),c.requestSubmit())});let l=p=>{r=a.
value,o(p)};return c.addEventListener("submit",p=>{p.preventDefault(),l(a.value)}),{node:c,ask:l,show:p=>{
a.value===r&&(r=a.value=p)},refuse:p=>{let m=p instanceof RangeError;a.setAttribute("aria-invalid",String(
m)),h.textContent=m?p.message:"",p&&!m&&(h.textContent=`The model cannot answer: ${p.message}. Press\
 ${t} to try again.`)}}}var me=10;function*Mt(n,t){let e=n.read(t.text),o=yield*St(n,e,{}),s=o;t.strategy==="sampling"&&(s=yield*St(
n,e,t,ye(t.seed))),t.strategy==="beam"&&(s=yield*xe(n,e,t));let{text:r,log_probability:i}=o;return{settings:t,
found:s,greedy:{text:r,log_probability:i}}}function At({model:n},{src:t,srcMask:e}){let o=n.encode(t,
e);return(s,r)=>n.generator(n.decode(o,e,s.slice(-1),null,r)).data}function It(n){let t=Math.max(...n),
e=Math.log(n.reduce((o,s)=>o+Math.exp(s-t),0));return Array.from(n,o=>o-t-e)}var Lt=n=>Float32Array.
from(P(n));function*St(n,t,e,o){let{model:s,tgtVocab:r}=n,i=At(n,t),[a,h]=[[r.bosId],new Map],c=[],[
l,d]=[0,!1];for(;!d&&a.length<s.config.max_len;){let f=i(a,h),{id:p,...m}=ge(f,e,r.tokens,o?.next().
value);l+=It(f)[p],a.push(p),c.push(m),d=p===r.eosId,yield}return{text:n.textOf(a),log_probability:l,
ended:d,steps:c}}function ge(n,t,e,o=null){let s=Lt(n),r=we(n,t),i=tt(r),a=Nt(n),h=o===null?a[0]:be(
i,o),c=(m,g)=>g<me||m===h,l=a.filter(c).map(m=>({token:e[m],before:s[m],after:r[m],end:i[m]})),d=a.filter(
(m,g)=>!c(m,g)),f=m=>d.reduce((g,b)=>g+m[b],0),p={count:d.length,before:f(s),after:f(r)};return{id:h,
token:e[h],number:o,rows:l,others:p}}var Nt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),tt=n=>{let t=0;return Array.
from(n,e=>t+=e)};function we(n,{temperature:t=1,top_k:e=null,top_p:o=1}){let s=Lt(n.map(c=>c/t)),r=Nt(
s).slice(0,e??n.length),i=tt(r.map(c=>s[c])),a=new Float32Array(n.length);r.forEach((c,l)=>{let d=l&&
i[l-1];(o===1||d<o*i.at(-1))&&(a[c]=s[c])});let h=tt(a).at(-1);return a.map(c=>c/h)}var be=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*ye(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*xe(n,t,{beam_size:e,length_penalty:o}){
let{model:s,tgtVocab:r}=n,i=At(n,t),a=s.config.max_len-1,h=(f,p)=>f/((5+p)/6)**o,c=[],l={score:-1/0},
d=[{ids:[r.bosId],total:0,cache:new Map}];for(let f=1;d.length&&h(d[0].total,a)>l.score;f++){let p=[];
for(let[b,{ids:y,total:x,cache:T}]of d.entries()){let E=It(i(y,T));for(let[A,k]of E.entries())p.push(
{parent:b,id:A,total:x+k});yield}let m=[],g=p.sort((b,y)=>y.total-b.total).slice(0,2*e);c.push(g.map(
({parent:b,id:y,total:x},T)=>{let E=[...d[b].ids,y],A=y===r.eosId,k={token:r.tokens[y],parent:b,log_probability:x,
fate:"dropped"};if(A||f===a){if(T>=e)return k;let w=h(x,f),v={...k,fate:"finished",text:n.textOf(E),
score:w};return w>l.score&&(l={text:v.text,log_probability:x,ended:A,score:w}),v}return m.length===e?
k:(m.push({ids:E,total:x,cache:new Map(d[b].cache)}),{...k,fate:"kept"})})),d=m}return{...l,steps:c}}var j=n=>t=>n.find(e=>String(e)===t),Ve=j([!0,!1]),$e=n=>String(n);function Tt(n,t,e,o={}){let s=t.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),h=new URLSearchParams(location.search),
c=[];for(let[f,p]of Object.entries(e)){let m=h.get(`${a}.${f}`);if(m===null)continue;let g=p(m);g===
void 0?c.push(f):n.set(f,g)}let l=u("a",{},"Link to this setting"),d=c.length?` The address has a se\
tting that could not be read, and was left out: ${c.join(", ")}.`:"";return{node:u("p",{class:"addre\
ss"},l,d),show(){let f=new URLSearchParams(location.search);for(let m of Object.keys(e))f.set(`${a}.${m}`,
(o[m]??$e)(n.get(m)));let p=s.closest("section[id]")?.id;l.setAttribute("href",`?${f}${p?`#${p}`:""}`)}}}function Rt(n,t){let e=t[0][0];e.tabIndex=0;function o(s){e.tabIndex=-1,e=s,e.tabIndex=0}return n.addEventListener(
"keydown",s=>{let r=s.target,i=t.findIndex(d=>d.includes(r));if(i<0)return;let a=t[i].indexOf(r),[h,
c]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[s.key]??[null,null];if(h===null)return;s.preventDefault();let l=t[h]?.[c];!l||getComputedStyle(l).
visibility==="hidden"||(o(l),l.focus())}),()=>{e.closest(".unwritten")&&o(t[0][0])}}function ke({text:n,say:t,share:e=0,kinds:o=[]}){let s={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=u("td",{...s,..._},n);return r.style.setProperty("--w",String(e)),r}function jt({
title:n,corner:t="",rows:e,columns:o,cells:s,look:r}){let i=s.map(d=>d.map(ke)),a=o.map(d=>u("th",{scope:"\
col"},d)),h=i.map((d,f)=>u("tr",{},u("th",{scope:"row"},e[f]),...d)),c=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},n),u("thead",{},u("tr",{},u("td",{},t),...a)),u("tbody",{},...h)),l=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return c.addEventListener("pointe\
rover",d=>r(l(d))),c.addEventListener("pointerleave",()=>r("")),c.addEventListener("focusin",d=>r(l(
d))),c.addEventListener("focusout",()=>r("")),Rt(c,i),ct(c)}var et=n=>n.replaceAll("-","−");function L(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?et(n.toExponential(0).replace("+","")):et(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var Ct=n=>Number.isFinite(n)?et(String(Number(n.toPrecision(7)))):L(n);var q=n=>L(Math.round(n*1e3)/1e3,3);function N(n,t,e,o,s){let r=(a,h,c)=>{let l=`${a}, ${e[c]}`;if(typeof h==
"string")return{text:h,say:l};let d=`${l}, exactly ${Ct(h)}`;return h<0?{text:q(h),say:d}:{text:L(h,
4),say:d,share:h,kinds:["bar"]}},i=o.map(([a,...h])=>h.map((c,l)=>r(a,c,l)));return jt({title:n,corner:t,
rows:o.map(([a])=>a),columns:e,cells:i,look:s})}function ve(n){let t={token:"<s>",tokens:[],log_probability:0,below:[]},e=[t],o=[],s=[];for(let r of n){
o=r.map(i=>{let a=[...e[i.parent].tokens,i.token];return{...i,tokens:a,below:[]}});for(let i of o)i.
fate!=="dropped"&&e[i.parent].below.push(i);s.push(...o.filter(({fate:i})=>i==="finished")),e=o.filter(
({fate:i})=>i==="kept")}return s.sort((r,i)=>i.score-r.score),{root:t,nodes:o,kept:e,finished:s}}function Pt(n,{
nodes:t,finished:e}){return n.fate!=="finished"?t.includes(n)?n.fate:"dropped":`finished${n===e[0]?"\
, the best":""}`}function Wt({token:n,log_probability:t}){let e=u("small",{},L(Math.exp(t)));return u(
"span",{},`${n} `,e)}function Ft(n,t){let e=n,o=[Wt(e)];for(;e.below.length===1;)[e]=e.below,o.push(
" ",Wt(e));let s=e===t.finished[0],r=e.below.length?u("ul",{},...e.below.map(i=>Ft(i,t))):u("em",{class:s?
"best":""},` ${Pt(e,t)}`);return u("li",{},...o,r)}function Ee(n,t,e){let o=n.nodes.map(i=>{let{tokens:a,
log_probability:h}=i,c=Pt(i,n);return[a.join(" "),Math.exp(h),h,c]}),s=`Candidates of step ${t}, the\
 likeliest first`;return N(s,"tokens",["probability","log-probability","fate"],o,e)}function Oe({finished:n},t){
let e=n.map(({text:s,tokens:r,log_probability:i,score:a})=>[s,String(r.length),i,a]);return N("Finis\
hed, the best score first","text",["tokens","log-probability","score"],e,t)}function Dt(n,t,e,o){let s=ve(
n.slice(0,t)),r=t===n.length&&s.kept.length,i=`The beams after step ${t}, each token with the probab\
ility of all up to there.`+(r?" The search stops: what is kept can no longer become the best.":""),a={
role:"group","aria-label":"The tree of the search"},h=u("ul",{},Ft(s.root,s));return[u("p",{class:"h\
int"},i),u("div",{class:"tree",tabindex:0,...a},h),Ee(s,t,o),...s.finished.length?[Oe(s,o)]:[]]}function _e({token:n,rows:t,others:e},o,s){let r=t.map(i=>[i.token,i.before,i.token===n?"taken":""]);
return e.count&&r.push([`${e.count} others`,e.before,""]),[u("p",{class:"hint"},`The likeliest token\
 is taken: ${n}.`),N(o,"token",["probability","choice"],r,s)]}function Se({token:n,after:t,end:e},o,s,{
top_k:r,top_p:i}){let a=n===s?"drawn: ":"";return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(
4)}`:r&&o>=r?"cut by top-k":i<1?"cut by top-p":""}function Me({token:n,number:t,rows:e,others:o},s,r,i){
let a=e.map((l,d)=>{let f=Se(l,d,n,s);return[l.token,l.before,l.after,f]});o.count&&a.push([`${o.count}\
 others`,o.before,o.after,""]);let h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(
4)} falls on ${n}.`,c=["in the model","reshaped","place"];return[u("p",{class:"hint"},h),N(r,"token",
c,a,i)]}function Kt(n,t,e,o){let s=n[t-1],i=["After <s>",...n.slice(0,t-1).map(({token:a})=>a)].join(
" ");return s.number===null?_e(s,i,o):Me(s,e,i,o)}var nt={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},qt={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},Ae=12;async function Ie(n,t){
for(let e=performance.now();!t();){let{done:o,value:s}=n.next();if(o)return s;performance.now()-e<Ae||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function Le({settings:{strategy:n,seed:t},
found:e,greedy:o}){let s=nt[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:d,score:f})=>`\
writes “${l}”: log-probability ${q(d)}`+(f===void 0?".":`, score ${q(f)}.`),i=e.ended?"":" It di\
d not come to an end.",a=Math.abs(e.log_probability-o.log_probability),c=` Greedy decoding ${e.text===
o.text&&a<.001?"writes the same.":r(o)}`;return`${s} ${r(e)}${i}${n==="greedy"?"":c}`}var ot=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=Ot(t),this.shown=t.get("ex\
ample"),this.written="",this.turn=0,this.readers=this.readersOf(),this.address=Tt(t,e,this.readers);
let o=this.choices.texts.map(r=>B(r,()=>this.form.ask(r))),s=o.length?u("p",{class:"hint"},"Try ",...o):
"";this.form=_t(t,"Decode",s,r=>this.answer(r)),this.strategy=ut("Strategy",nt,r=>this.set("strategy",
r)),this.controls=this.controlsOf(),this.steps=lt("Step","step",[1,2],r=>this.set("step",r)),this.status=
mt("verdict"),this.view=u("div",{class:"view"}),this.pointed=at(),rt(e,"decoding-lab","Decoding lab",
this.form.node,it(this.strategy,...Object.values(this.controls)),this.status,this.steps.node,this.view,
this.pointed,this.address.node)}readersOf(){let{choices:t}=this,e=Object.keys(qt);return{text:o=>o.slice(
0,400),strategy:j(Object.keys(nt)),step:j(t.seed),...Object.fromEntries(e.map(o=>[o,j(t[o])]))}}controlsOf(){
let{choices:t}=this,e={};for(let[s,r]of Object.entries(qt))e[s]=ht(r,s,t[s],i=>this.set(s,i));let o=B(
"Draw again",()=>{this.set("seed",(this.model.get("seed")+1)%t.seed.length)});return e.seed.node.append(
o),e}set(t,e){this.form.refuse(null),pt(this.model,{[t]:e})}answer(t){this.form.refuse(null),t===this.
shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():this.model.set("text",
t)}settings(){let{model:t,choices:e}=this,o=["text","strategy",...e.settings[t.get("strategy")]];return ft(
t,o)}showControls(t){this.strategy.show(t.strategy);for(let[e,{node:o,show:s}]of Object.entries(this.
controls)){o.hidden=!(e in t);let r=this.model.get(e);s(r,r===null?"off":void 0)}this.address.show()}async redraw(){
let t=this.settings();this.showControls(t),this.view.setAttribute("aria-busy","true"),this.turn+=1;let e=this.
turn,o=()=>this.turn!==e,s=setTimeout(()=>{this.status.textContent="The model is at work …"},200);
try{await this.find(t,o)}catch(r){if(o())return;this.form.refuse(r),r instanceof RangeError&&this.model.
set("text",this.shown.settings.text)}finally{clearTimeout(s)}o()||this.draw()}async find(t,e){if(JSON.
stringify(t)===JSON.stringify(this.shown.settings))return;let o=await Ie(Mt(await this.fetchModel(),
t),e);e()||(this.shown=o,this.model.save_changes())}draw(){let{settings:t,found:e}=this.shown,o=e.steps.
length,s=Math.min(this.model.get("step")||o,o);this.written!==t.text&&this.form.show(t.text),this.written=
t.text;let r=Le(this.shown);this.status.textContent!==r&&(this.status.textContent=r),this.steps.input.
max=String(o),this.steps.show(s);let i=h=>{this.pointed.textContent=h},a=t.strategy==="beam"?Dt:Kt;this.
view.replaceChildren(...a(e.steps,s,t,i)),this.view.setAttribute("aria-busy","false")}};function Ne({
model:n,el:t}){let e=new ot({model:n,el:t}),o=dt(n,Object.keys(e.readers),()=>e.redraw());return()=>{
e.turn+=1,o()}}var Bt={render:Ne};widget=Bt;})();
export default widget;
