let widget;
(()=>{function f(n,t={},...e){return ft(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return ft(s,t,e)}function ft(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function pt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(f("div",o,...s))}var mt=(...n)=>f("div",{class:"\
controls"},...n.map(({node:t})=>t)),gt=()=>f("p",{class:"pointed","aria-hidden":"true"}),wt=(...n)=>f(
"div",{class:"scroller"},...n),_={"data-lm-suppress-shortcuts":"true"};function Y(n,t,e={}){let s=f(
"button",{type:"button",...e},n);return s.addEventListener("click",t),s}function bt(n,t,e,s){let[o,r]=[
Math.min(...e),Math.max(...e)],i=f("input",{type:"range",min:o,max:r,..._}),a=f("output",{"aria-live":"\
off"}),l=f("span",{},`${n} `,f("code",{},t));return i.addEventListener("input",()=>s(Number(i.value))),
{node:f("div",{class:"control"},f("label",{},l,i),a),input:i,show(h){i.value=String(h),a.textContent=
String(h)}}}function yt(n,t,e,s){let o=f("input",{type:"range",min:0,max:e.length-1,..._}),r=f("output",{"aria-l\
ive":"off"}),i=f("span",{},`${n} `,f("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,show(a,l=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",l),r.textContent=l}}}function xt(n,t,e){let s=Object.
entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,r=f("select",{id:o,..._},
...s);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"control menu"},f("lab\
el",{for:o},n),r),show(i){r.value=i}}}function $t(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var kt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function vt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Et(n){
let t=f("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&re(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var oe=1e3,D,dt;function re(n){
D?.isConnected||(D=f("p",{class:"annotated-voice",role:"status"}),document.body.append(D));let t=D;clearTimeout(
dt),dt=setTimeout(()=>{t.textContent=n},oe)}var Ot=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),ie=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function B(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ie(s);return s.map(r=>r/o)}var ae=1e-5;function A(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var St=(n,t)=>(e,s)=>n[s]!==
t;function ce(n,t,e){let s=A(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let l=a*r.length,h=e.data[a];for(let c=0;c<r.length;c++)h+=r[c]*t.data[l+
c];i[a]=h}}return s}function le(n,t,e){let s=A(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,l=0;for(let c of r)a+=c/r.length;for(let c of r)l+=(c-a)**2/r.length;let h=1/Math.sqrt(
l+ae);for(let c=0;c<i.length;c++)i[c]=(r[c]-a)*h*t.data[c]+e.data[c]}return s}function J(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var he=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function ue(n,t,e,s,o,r,i){let[a,l]=n.shape,h=t.shape[0],c=l/s,u=i.scale?1:Math.sqrt(c),
m=A(s,a,h),d=A(s,a,h),p=A(a,l);for(let w=0;w<s;w++)for(let g=0;g<a;g++){let y=w*a+g,x=(b,O)=>v(b,O).
subarray(w*c,(w+1)*c),[$,k,I]=[x(n,g),v(m,y),x(p,g)];for(let b=0;b<h;b++){let O=x(t,b),M=0;for(let K=0;K<
c;K++)M+=$[K]*O[K];k[b]=!o||o(r+g,b)?M/u:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let E=v(d,y);if(E.set(B(k)),i.head!==w)for(let b=0;b<c;b++){let O=0;for(let M=0;M<
h;M++)O+=E[M]*e.data[M*l+w*c+b];I[b]=O}}return{scores:m,weights:d,values:p}}var Q=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,ce(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,le(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=A(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);v(o,a).set(v(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){let r=this.parameters["positions.pe"],
i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i} tokens, and the model has positio\
ns for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),l=this.without.positions?s:J(
s,{data:a});return this.note(t,l)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.linear(`${t}\
.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[l,h]=this.without.head??[],{scores:c,
weights:u,values:m}=ue(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:l===t?h:void 0});
return this.note(`${t}.scores`,c),this.note(`${t}.weights`,u),this.note(`${t}.values`,m),this.note(t,
this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=he(this.linear(`${t}.w_1`,e));return this.note(t,this.
linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?J(e,s(this.norm(`${t}.norm`,e))):
this.norm(`${t}.norm`,J(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;return this.
note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,l=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(l,Mt(o.get(l),this.project(l,h))),this.attend(l,h,o.get(l),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},q=class extends Q{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),l=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let c=`decoder.layers.${h}`,[u,m]=[`${c}.self_attention`,`${c}.cross_attention`];l=this.sublayer(`${c}\
.sublayers.0`,l,d=>(r.set(u,Mt(r.get(u),this.project(u,d))),this.attend(u,d,r.get(u),o,i))),l=this.sublayer(
`${c}.sublayers.1`,l,d=>(r.has(m)||r.set(m,this.project(m,t)),this.attend(m,d,r.get(m),e,i))),l=this.
sublayer(`${c}.sublayers.2`,l,d=>this.feedForward(`${c}.feed_forward`,d)),this.note(c,l)}return this.
finalNorm("decoder",l)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Mt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=A(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function _t({config:n,tensors:t},e){let s=typeof e=="string"?de(e):fe(e),o={};for(let[r,i,a,l]of t){
let h=i.reduce((m,d)=>m*d,1),c=m=>s.slice(a,a+m*h).buffer,u=l==="e"?Float32Array.from(new Uint16Array(
c(2)),pe):new Float32Array(c(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var de=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),fe=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function pe(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var N="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",me=new RegExp(
`[${N}]+`),ge=new RegExp(`^[${N}]+|[${N}]+$`,"g");function Tt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(me).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var Z="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),At="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function we(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${z(t)} thousand ${e<100?"and ":""}${z(e)}`:`${z(t)} thousand`:z(e)}
function z(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Lt(e);let s=`${Z[t]} hundred`;return e?
`${s} and ${Lt(e)}`:s}function Lt(n){if(n<20)return Z[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${At[t]}\
-${Z[e]}`:At[t]}var be=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,ye=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
L="I translate integers from 0 to 999,999.",H=n=>n.length>40?`${n.slice(0,30)}…`:n;function It(n){
let t=n.replace(ge,"");if(!be.test(t))return n;let e=ye.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${L} “${H(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return we(e)}var Nt=(n,t)=>xe(n,t,1)[0];function xe(n,t,e){let s=Array.from(n),o=[];for(let r of t){
let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;let l=2*X(i,s)/
a;l>=.6&&o.push({ratio:l,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<i.choice?1:-1)),
o.slice(0,e).map(({choice:r})=>r)}function X(n,t){let e={size:0},s=[];if(n.forEach((a,l)=>{s=t.map((h,c)=>a===
h?(s[c-1]??0)+1:0),s.forEach((h,c)=>{h>e.size&&(e={size:h,i:l-h+1,j:c-h+1})})}),!e.size)return 0;let{
size:o,i:r,j:i}=e;return o+X(n.slice(0,r),t.slice(0,i))+X(n.slice(r+o),t.slice(i+o))}var $e=40,tt=["<pad>","<s>","</s>","<unk>"],et=class{constructor(t){this.tokens=[...tt,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=tt.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
nt="[\\p{L}\\p{N}_]",Ct=`[^\\p{L}\\p{N}_${N}]`,ke=new RegExp(`${nt}+(?:['’-]${nt}+)*|${Ct}`,"gu"),
ve=new RegExp(` ?${nt}+| ?${Ct}+|[${N}]`,"gu"),j=class{constructor({tokens:t}){this.vocabulary=new et(
t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)throw new RangeError(
"There is nothing to read. Write at least one word.");return e}split(t){return t.match(ke)??[]}join(t){
return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},st=class extends j{split(t){return Tt(t)}join(t){
return t.join(" ")}encode(t){let{vocabulary:e}=this,s=this.split(t.normalize("NFC"));if(!s.length)throw new RangeError(
`${L} Write one, such as 47 or forty-seven.`);let o=e.encode(s),r=s.find((i,a)=>o[a]<=e.unkId);if(r===
void 0)return o;throw new RangeError(this.refusal(r))}refusal(t){if(/^\d+$/.test(t))return`${L} Writ\
e “${H(t)}” in words too, or the integer in digits.`;let e=this.vocabulary.tokens.slice(tt.length),
s=t.length<=$e&&Nt(t,e);return`${L} “${H(t)}” is not a number word that I know. `+(s?`Did you me\
an “${s}”?`:"Write 47 or forty-seven.")}},ot=class extends j{constructor({alphabet:t,merges:e}){
super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([
s,o],r)=>{let i=Rt(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(ve)??
[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.
slice(1).flatMap((r,i)=>this.places.get(Rt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.
min(...o),t=Ee(t,this.merges[e])}}},Rt=(n,t)=>`${n.length} ${n}${t}`;function Ee(n,[t,e]){let s=[];for(let o=0;o<
n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Oe={words:j,"number \
words":st,"sub-words":ot},rt=({kind:n,...t})=>new Oe[n](t);var Se=2e4,jt=400,it=class{constructor({blueprint:t,weights:e}){this.model=new q(_t(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=rt(t.src_tokenizer),this.target=rt(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?It(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(this.
readsNumbers?`${L} This text has ${e.length} words, and I can take in ${s} at most.`:`This text has ${e.
length} tokens, and the model can take in ${s} at most.`);return{src:e,srcMask:St(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Wt(n,t=it,e=""){let s=null;return()=>s??=
Me(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function Me(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await _e(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function _e(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),Se),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}
var Ae=n=>n.get("own")?"A text that your translator reads":"An English number, in words or in digits";
function Pt(n,t,e,s,o=Ae(n)){let r="",i=`text-${Math.random()}`,a=f("input",{id:i,type:"text",autocomplete:"\
off",autocapitalize:"none",spellcheck:"false","aria-describedby":`${i}-error`,..._}),l=f("p",{id:`${i}\
-error`,class:"error",role:"alert"}),h=f("form",{},f("label",{for:i},o),f("div",{class:"line"},a,f("\
button",{class:"main"},t)),e,l);a.addEventListener("keydown",d=>{d.key!=="Enter"||d.isComposing||(d.
preventDefault(),h.requestSubmit())});let c=d=>{r=a.value,s(d)};return h.addEventListener("submit",d=>{
d.preventDefault(),c(a.value)}),{node:h,ask:c,show:d=>{a.value===r&&(r=a.value=d)},refuse:d=>{let p=d instanceof
RangeError;a.setAttribute("aria-invalid",String(p)),l.textContent=p?d.message:"",d&&!p&&(l.textContent=
`The model cannot answer: ${d.message}. Press ${t} to try again.`)}}}var Le=10;function*Kt(n,t){let e=n.read(t.text),s=yield*Ft(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*Ft(
n,e,t,Re(t.seed))),t.strategy==="beam"&&(o=yield*Ce(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function Dt({model:n},{src:t,srcMask:e}){let s=n.encode(t,
e);return(o,r)=>n.generator(n.decode(s,e,o.slice(-1),null,r)).data}function Bt(n){let t=Math.max(...n),
e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));return Array.from(n,s=>s-t-e)}var qt=n=>Float32Array.
from(B(n));function*Ft(n,t,e,s){let{model:o,tgtVocab:r}=n,i=Dt(n,t),[a,l]=[[r.bosId],new Map],h=[],[
c,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let m=i(a,l),{id:d,...p}=Te(m,e,r.tokens,s?.next().
value);c+=Bt(m)[d],a.push(d),h.push(p),u=d===r.eosId,yield}return{text:n.textOf(a),log_probability:c,
ended:u,steps:h}}function Te(n,t,e,s=null){let o=qt(n),r=Ie(n,t),i=at(r),a=zt(n),l=s===null?a[0]:Ne(
i,s),h=(p,w)=>w<Le||p===l,c=a.filter(h).map(p=>({token:e[p],before:o[p],after:r[p],end:i[p]})),u=a.filter(
(p,w)=>!h(p,w)),m=p=>u.reduce((w,g)=>w+p[g],0),d={count:u.length,before:m(o),after:m(r)};return{id:l,
token:e[l],number:s,rows:c,others:d}}var zt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),at=n=>{let t=0;return Array.
from(n,e=>t+=e)};function Ie(n,{temperature:t=1,top_k:e=null,top_p:s=1}){let o=qt(n.map(h=>h/t)),r=zt(
o).slice(0,e??n.length),i=at(r.map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,c)=>{let u=c&&
i[c-1];(s===1||u<s*i.at(-1))&&(a[h]=o[h])});let l=at(a).at(-1);return a.map(h=>h/l)}var Ne=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*Re(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*Ce(n,t,{beam_size:e,length_penalty:s}){
let{model:o,tgtVocab:r}=n,i=Dt(n,t),a=o.config.max_len-1,l=(m,d)=>m/((5+d)/6)**s,h=[],c={score:-1/0},
u=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;u.length&&l(u[0].total,a)>c.score;m++){let d=[];
for(let[g,{ids:y,total:x,cache:$}]of u.entries()){let k=Bt(i(y,$));for(let[I,E]of k.entries())d.push(
{parent:g,id:I,total:x+E});yield}let p=[],w=d.sort((g,y)=>y.total-g.total).slice(0,2*e);h.push(w.map(
({parent:g,id:y,total:x},$)=>{let k=[...u[g].ids,y],I=y===r.eosId,E={token:r.tokens[y],parent:g,log_probability:x,
fate:"dropped"};if(I||m===a){if($>=e)return E;let b=l(x,m),O={...E,fate:"finished",text:n.textOf(k),
score:b};return b>c.score&&(c={text:O.text,log_probability:x,ended:I,score:b}),O}return p.length===e?
E:(p.push({ids:k,total:x,cache:new Map(u[g].cache)}),{...E,fate:"kept"})})),u=p}return{...c,steps:h}}var W=n=>t=>n.find(e=>String(e)===t),$n=W([!0,!1]),je=n=>String(n);function Ht(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),l=g=>(s[g]??je)(n.get(g)),h=Object.keys(
e),c=Object.fromEntries(h.map(g=>[g,l(g)])),u=new URLSearchParams(location.search),m=[];for(let[g,y]of Object.
entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let $=y(x);$===void 0?m.push(g):n.set(g,$)}
let d=f("a",{},"Copy link to this setting"),p=f("span",{role:"status"});d.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),p.textContent=" Copied."}catch{p.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},d,p,w),show(){let g=new URLSearchParams(location.search);for(let $ of h){let k=l($);k===c[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}p.textContent="";let y=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;d.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}function Gt(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(u=>u.includes(r));if(i<0)return;let a=t[i].indexOf(r),[l,
h]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(l===null)return;o.preventDefault();let c=t[l]?.[h];!c||getComputedStyle(c).
visibility==="hidden"||(s(c),c.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}function We({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=f("td",{...o,..._},n);return r.style.setProperty("--w",String(e)),r}function Ut({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(We)),a=s.map(u=>f("th",{scope:"\
col"},u)),l=i.map((u,m)=>f("tr",{},f("th",{scope:"row"},e[m]),...u)),h=f("table",{class:"grid number\
s",role:"grid"},f("caption",{},n),f("thead",{},f("tr",{},f("td",{},t),...a)),f("tbody",{},...l)),c=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",u=>r(c(u))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(c(
u))),h.addEventListener("focusout",()=>r("")),Gt(h,i),wt(h)}var ct=n=>n.replaceAll("-","−");function G(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?ct(n.toExponential(0).replace("+","")):ct(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var R=n=>Number.isFinite(n)?ct(String(Number(n.toPrecision(7)))):G(n);var T=n=>G(Math.round(n*1e3)/1e3,3),U=n=>n<.005?"":n.toFixed(2);function C(n,t,e,s,o){let r=(a,l,h)=>{
let c=`${a}, ${e[h]}`;if(typeof l=="string")return{text:l,say:c};let u=`${c}, exactly ${R(l)}`;return l<
0?{text:T(l),say:u}:{text:G(l,4),say:u,share:l,kinds:["bar"]}},i=s.map(([a,...l])=>l.map((h,c)=>r(a,
h,c)));return Ut({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var lt=20,F=26,P=18,Pe=16,Vt=6,Yt=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),Jt=({
mark:n,token:t})=>n?`${n} ${t}`:t,Fe=n=>Yt(Jt(n))+7.4*n.written.length+2*Vt;function Ke(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function De(n){let t=[],e=[];function s(o,r,i){
let a=Ke(o),l=a.map((c,u)=>e[r+u]??0),h=Math.max(i,...l);a.forEach((c,u)=>{Object.assign(c,{column:r+
u,row:h}),e[r+u]=h+1,t.push(c)});for(let c of a.toReversed())for(let u of c.below.slice(1))s(u,c.column+
1,h+1)}return s(n,0,0),t}function Be(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-P/2,[a,l]=[
n.row,t.row].map(h=>h*F+F/2);return S("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
P}C${i} ${a} ${i} ${l} ${r} ${l}`,"stroke-width":Math.max(Pe*t.share,1).toFixed(2)})}function qe(n,t,e){
let s=n.row*F+(F-lt)/2,o=S("text",{x:t+Vt,y:s+14.5},Jt(n),S("tspan",{class:"share",dx:5},n.written)),
r=n.tail?S("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return S("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},S("rect",{x:t,y:s,width:e,height:lt,rx:lt/2}),o,r)}
function V(n,{label:t,look:e,go:s}){let o=De(n),r=new Map(o.map(d=>[d,Fe(d)])),i=[1];for(let d of Ot(
Math.max(...o.map(p=>p.column))+1)){let p=o.filter(w=>w.column===d);i.push(i[d]+Math.max(...p.map(w=>r.
get(w)))+P)}let a=o.map(({tail:d,column:p})=>d?i[p+1]-P+8+Yt(d):0),l=Math.ceil(Math.max(i[i.length-1]-
P+1,...a)),h=(Math.max(...o.map(({row:d})=>d))+1)*F,c=S("svg",{width:l,height:h,viewBox:`0 0 ${l} ${h}`,
"aria-hidden":"true"},...o.flatMap(d=>d.below.map(p=>Be(d,p,i,r))),...o.map(d=>qe(d,i[d.column],r.get(
d)))),u=d=>d.target.closest(".node")?.dataset;return c.addEventListener("pointerover",d=>e(u(d)?.say??
"")),c.addEventListener("pointerleave",()=>e("")),c.addEventListener("click",d=>{let p=Number(u(d)?.
step??0);p&&s(p)}),f("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},c)}function ze(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],l=a.greedy&&!a.below.length,h=[...a.tokens,i.token],c={...i,parent:a,tokens:h,
greedy:l,below:[]};return a.below.push(c),c}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function Qt(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var He={"finished, the best":"★",finished:"✓",dropped:"✗"};function Ge(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function Zt(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:l}=n,h=Math.exp(r),c=l.length||!o.length?"":Qt(n,t),u=c?`: ${c}`:"",m=i===void 0?
"":`, score ${T(i)}`;return{token:s,share:h,written:U(h),say:`${o.join(" ")||s}${u}; probability ${R(
h)}, log-probability ${T(r)}${m}`,kinds:[c.split(",")[0],e.includes(n)?"best":""].filter(Boolean),mark:He[c],
tail:a&&!l.length?"greedy":"",below:l.map(d=>Zt(d,t,e))}}function Ue(n,t,e){let s=n.nodes.map(i=>{let{
tokens:a,log_probability:l}=i,h=Qt(i,n);return[a.join(" "),Math.exp(l),l,h]}),o=`Candidates of step ${t}\
, the likeliest first`;return C(o,"tokens",["probability","log-probability","fate"],s,e)}function Ve({
finished:n},t){let e=n.map(({text:o,tokens:r,log_probability:i,score:a})=>[o,String(r.length),i,a]);
return C("Finished, the best score first","text",["tokens","log-probability","score"],e,t)}function Xt(n,t,e,{
look:s,go:o}){let r=ze(n.slice(0,t)),a="Number and width: the probability up to there, if 0.005 or m\
ore. ★ best so far, ✓ finished, ✗ dropped; top row: greedy."+(t===n.length&&r.kept.length?" Th\
e search stops: what is kept can no longer become the best.":""),l="The tree of the search; its numb\
ers are in the tables below",h=Zt(r.root,r,Ge(r.finished[0]));return{picture:[V(h,{label:l,look:s,go:o}),
f("p",{class:"hint"},a)],tables:[Ue(r,t,s),...r.finished.length?[Ve(r,s)]:[]]}}var Ye=4,Je=.011;function Qe({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function Ze({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let h=e.map(c=>[c.token,
c.before,c.token===n?"taken":""]);return s.count&&h.push([`${s.count} others`,s.before,""]),C(r,"tok\
en",["probability","choice"],h,i)}let a=e.map((h,c)=>{let u=Qe(h,c,n,o);return[h.token,h.before,h.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),C(r,"token",["in the model","\
reshaped","place"],a,i)}function te(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,l=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:U(r),
say:`${n.token}${l&&`: ${l}`}; probability ${R(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function Xe(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(l=>l.token===o),a=r.filter(l=>l!==i).slice(0,Ye);t=[te(i,s,t),...a.map(l=>te(l,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function tn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:c})=>c>0).toSorted((c,u)=>c.end-u.end).map(({token:c,after:u,
end:m})=>{let d=u>Je*(c.length+1),p=f("span",{},d?c:"");p.classList.toggle("drawn",c===n),p.style.setProperty(
"left",`${100*(m-u)}%`),p.style.setProperty("width",`${100*u}%`);let w=`from ${(m-u).toFixed(4)} to ${m.
toFixed(4)}`;return p.addEventListener("pointerover",()=>o(`${c}: ${w}`)),p}),i=f("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=f("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let l=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${l}`;return[
a,f("p",{class:"hint fall"},h)]}function ee(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:u})=>u)].join(" "),l="What was written, and what else was likely; its numbers are\
 in the table below",h=r.number===null,c=h?`Number and width: the probability after the tokens befor\
e it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped p\
robability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[V(Xe(n.slice(0,t)),
{label:l,look:s,go:o}),f("p",{class:"hint"},c),...h?[]:tn(r,s)],tables:[Ze(r,e,a,s)]}}var ht={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},ne={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},en=12;async function nn(n,t){
for(let e=performance.now();!t();){let{done:s,value:o}=n.next();if(s)return o;performance.now()-e<en||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function sn({settings:{strategy:n,seed:t},
found:e,greedy:s}){let o=ht[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:c,log_probability:u,score:m})=>`\
generates “${c}”: log-probability ${T(u)}`+(m===void 0?".":`, score ${T(m)}.`),i=e.ended?"":" It\
 did not come to an end.",a=Math.abs(e.log_probability-s.log_probability),h=` Greedy decoding ${e.text===
s.text&&a<.001?"generates the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":h}`}var ut=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=Wt(t),this.shown=t.get("ex\
ample"),this.written="",this.isRefused=!1,this.turn=0,this.readers=this.readersOf(),this.address=Ht(
t,e,this.readers);let s=this.choices.texts.map(a=>Y(a,()=>this.form.ask(a))),o=s.length?f("p",{class:"\
hint"},"Try ",...s):"";this.form=Pt(t,"Decode",o,a=>this.answer(a)),this.strategy=xt("Strategy",ht,a=>this.
set("strategy",a)),this.controls=this.controlsOf(),this.steps=bt("Step","step",[1,2],a=>this.set("st\
ep",a)),this.status=Et("verdict"),this.view=f("div",{class:"view"}),this.numbers=f("div",{}),this.pointed=
gt();let r=f("summary",{},"The numbers of this step"),i=f("details",{},r,this.numbers);this.answered=
f("div",{class:"answered"}),this.answered.append(this.status,this.steps.node,this.view,this.pointed,
f("div",{class:"foot"},i,this.address.node)),pt(e,"decoding-lab","Decoding lab",this.form.node,mt(this.
strategy,...Object.values(this.controls)),this.answered)}readersOf(){let{choices:t}=this,e=Object.keys(
ne);return{text:s=>s.length<=jt?s:void 0,strategy:W(Object.keys(ht)),step:W(t.seed),...Object.fromEntries(
e.map(s=>[s,W(t[s])]))}}controlsOf(){let{choices:t}=this,e={};for(let[o,r]of Object.entries(ne))e[o]=
yt(r,o,t[o],i=>this.set(o,i));let s=Y("Draw again",()=>{this.set("seed",(this.model.get("seed")+1)%t.
seed.length)});return e.seed.node.append(s),e}set(t,e){this.isRefused&&(this.written=""),this.refuse(
null),vt(this.model,{[t]:e})}refuse(t){this.form.refuse(t),this.isRefused=!!t,this.answered.classList.
toggle("stale",this.isRefused)}answer(t){this.refuse(null),t===this.shown.settings.text&&this.form.show(
t),t===this.model.get("text")?this.redraw():this.model.set("text",t)}settings(){let{model:t,choices:e}=this,
s=["text","strategy",...e.settings[t.get("strategy")]];return kt(t,s)}showControls(t){this.strategy.
show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls)){s.hidden=!(e in t);let r=this.
model.get(e);o(r,r===null?"off":void 0)}this.address.show()}async redraw(){let t=this.settings();this.
isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(t),this.view.setAttribute(
"aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(()=>{this.status.textContent=
"The model is at work …"},200);try{await this.find(t,s)}catch(r){if(s())return;this.refuse(r),r instanceof
RangeError&&this.model.set("text",this.shown.settings.text)}finally{clearTimeout(o)}s()||this.draw()}async find(t,e){
if(JSON.stringify(t)===JSON.stringify(this.shown.settings))return;let s=await nn(Kt(await this.fetchModel(),
t),e);e()||(this.shown=s,this.model.save_changes())}draw(){let{settings:t,found:e}=this.shown,s=e.steps.
length,o=Math.min(this.model.get("step")||s,s);this.written!==t.text&&this.form.show(t.text),this.written=
t.text;let r=sn(this.shown);this.status.textContent!==r&&(this.status.textContent=r),this.steps.input.
max=String(s),this.steps.show(o);let i=u=>{this.pointed.textContent=u},a=u=>this.set("step",u),l=t.strategy===
"beam"?Xt:ee,{picture:h,tables:c}=l(e.steps,o,t,{look:i,go:a});this.view.replaceChildren(...h),h[0].
scrollLeft=h[0].scrollWidth,this.numbers.replaceChildren(...c),this.view.setAttribute("aria-busy","f\
alse")}};function on({model:n,el:t}){let e=new ut({model:n,el:t}),s=$t(n,Object.keys(e.readers),()=>e.
redraw());return()=>{e.turn+=1,s()}}var se={render:on};widget=se;})();
export default widget;
