let widget;
(()=>{function d(n,t={},...e){return pt(document.createElement(n),t,e)}function M(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return pt(s,t,e)}function pt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function mt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var gt=(...n)=>d("div",{class:"\
controls"},...n.map(({node:t})=>t)),wt=()=>d("p",{class:"pointed","aria-hidden":"true"}),bt=(...n)=>d(
"div",{class:"scroller"},...n),A={"data-lm-suppress-shortcuts":"true"};function Z(n,t,e={}){let s=d(
"button",{type:"button",...e},n);return s.addEventListener("click",t),s}function yt(n,t,e,s){let[o,r]=[
Math.min(...e),Math.max(...e)],i=d("input",{type:"range",min:o,max:r,...A}),a=d("output",{"aria-live":"\
off"}),h=d("span",{},`${n} `,d("code",{},t));return i.addEventListener("input",()=>s(Number(i.value))),
{node:d("div",{class:"control"},d("label",{},h,i),a),input:i,show(l){i.value=String(l),a.textContent=
String(l)}}}function xt(n,t,e,s){let o=d("input",{type:"range",min:0,max:e.length-1,...A}),r=d("output",{"aria-l\
ive":"off"}),i=d("span",{},`${n} `,d("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:d("div",{class:"control"},d("label",{},i,o),r),input:o,show(a,h=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",h),r.textContent=h}}}function $t(n,t,e){let s=Object.
entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,r=d("select",{id:o,...A},
...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"control menu"},d("lab\
el",{for:o},n),r),show(i){r.value=i}}}function kt(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var vt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function Et(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Ot(n){
let t=d("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&ie(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var re=1e3,K,ft;function ie(n){
K?.isConnected||(K=d("p",{class:"annotated-voice",role:"status"}),document.body.append(K));let t=K;clearTimeout(
ft),ft=setTimeout(()=>{t.textContent=n},re)}var Mt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),ae=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function H(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ae(s);return s.map(r=>r/o)}var ce=1e-5;function T(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var St=(n,t)=>(e,s)=>n[s]!==
t;function le(n,t,e){let s=T(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let h=a*r.length,l=e.data[a];for(let c=0;c<r.length;c++)l+=r[c]*t.data[h+
c];i[a]=l}}return s}function he(n,t,e){let s=T(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,h=0;for(let c of r)a+=c/r.length;for(let c of r)h+=(c-a)**2/r.length;let l=1/Math.sqrt(
h+ce);for(let c=0;c<i.length;c++)i[c]=(r[c]-a)*l*t.data[c]+e.data[c]}return s}function Q(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var ue=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function de(n,t,e,s,o,r,i){let[a,h]=n.shape,l=t.shape[0],c=h/s,u=i.scale?1:Math.sqrt(c),
m=T(s,a,l),p=T(s,a,l),f=T(a,h);for(let w=0;w<s;w++)for(let g=0;g<a;g++){let y=w*a+g,x=(b,O)=>v(b,O).
subarray(w*c,(w+1)*c),[$,k,R]=[x(n,g),v(m,y),x(f,g)];for(let b=0;b<l;b++){let O=x(t,b),_=0;for(let F=0;F<
c;F++)_+=$[F]*O[F];k[b]=!o||o(r+g,b)?_/u:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let E=v(p,y);if(E.set(H(k)),i.head!==w)for(let b=0;b<c;b++){let O=0;for(let _=0;_<
l;_++)O+=E[_]*e.data[_*h+w*c+b];R[b]=O}}return{scores:m,weights:p,values:f}}var U=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,le(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,he(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=T(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);v(o,a).set(v(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let i=o.data.subarray(s*o.shape[1],r*o.shape[1]),a=this.without.positions?e:Q(
e,{data:i});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[h,l]=this.without.
head??[],{scores:c,weights:u,values:m}=de(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:h===
t?l:void 0});return this.note(`${t}.scores`,c),this.note(`${t}.weights`,u),this.note(`${t}.values`,m),
this.note(t,this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=ue(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?Q(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,Q(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
i=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,a=>this.attend(i,a,this.project(i,a),e)),
s=this.sublayer(`${r}.sublayers.1`,s,a=>this.feedForward(`${r}.feed_forward`,a)),this.note(r,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);
let a=this.positions("tgt",this.embed("tgt_embed",s),i);for(let h=0;h<this.config.n_layers;h++){let l=`\
decoder.layers.${h}`,[c,u]=[`${l}.self_attention`,`${l}.cross_attention`];a=this.sublayer(`${l}.subl\
ayers.0`,a,m=>(r.set(c,fe(r.get(c),this.project(c,m))),this.attend(c,m,r.get(c),o,i))),a=this.sublayer(
`${l}.sublayers.1`,a,m=>(r.has(u)||r.set(u,this.project(u,t)),this.attend(u,m,r.get(u),e,i))),a=this.
sublayer(`${l}.sublayers.2`,a,m=>this.feedForward(`${l}.feed_forward`,m)),this.note(l,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function fe(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,r)=>{let i=T(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.data.set(r.
data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function _t({config:n,tensors:t},e){let s=typeof e=="string"?pe(e):me(e),o={};for(let[r,i,a,h]of t){
let l=i.reduce((m,p)=>m*p,1),c=m=>s.slice(a,a+m*l).buffer,u=h==="e"?Float32Array.from(new Uint16Array(
c(2)),ge):new Float32Array(c(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var pe=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),me=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function ge(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}function B(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(h=>s[a]+h)]);return[...t,...r]}var G=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=B(t),this.thousands=B(e),this.before=B(s),this.after=
B(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};var S="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",we=new RegExp(
`[${S}]+`),be=new RegExp(`^[${S}]+|[${S}]+$`,"g");function Lt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(we).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var X="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),At="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function ye(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${z(t)} thousand ${e<100?"and ":""}${z(e)}`:`${z(t)} thousand`:z(e)}
function z(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Tt(e);let s=`${X[t]} hundred`;return e?
`${s} and ${Tt(e)}`:s}function Tt(n){if(n<20)return X[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${At[t]}\
-${X[e]}`:At[t]}var xe=new RegExp(`^[${S}]*<[A-Za-z]+>[${S}]`),$e=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
ke=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,L="I translate integers from 0 to 999,999.",q=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Nt(n){let[t]=xe.exec(n)??[""];return t+ve(n.slice(t.length))}
function ve(n){let t=n.replace(be,"");if(!$e.test(t))return n;let e=ke.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${L} “${q(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return ye(e)}function Rt(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(
o),i=e.length+r.length;if(2*Math.min(e.length,r.length)/i<.6)continue;let a=2*tt(r,e)/i;a<.6||a<s?.ratio||
a===s?.ratio&&o<s.choice||(s={ratio:a,choice:o})}return s?.choice}function tt(n,t){let e={size:0},s=[];
if(n.forEach((a,h)=>{s=t.map((l,c)=>a===l?(s[c-1]??0)+1:0),s.forEach((l,c)=>{l>e.size&&(e={size:l,i:h-
l+1,j:c-l+1})})}),!e.size)return 0;let{size:o,i:r,j:i}=e;return o+tt(n.slice(0,r),t.slice(0,i))+tt(n.
slice(r+o),t.slice(i+o))}var Ee=40,et=["<pad>","<s>","</s>","<unk>"],nt=class{constructor(t){this.tokens=[...et,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=et.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
st="[\\p{L}\\p{N}_]",Ct=`[^\\p{L}\\p{N}_${S}]`,Oe=new RegExp(`${st}+(?:['’-]${st}+)*|${Ct}`,"gu"),
Me=new RegExp(` ?${st}+| ?${Ct}+|[${S}]`,"gu"),j=class{constructor({tokens:t}){this.vocabulary=new nt(
t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)throw new RangeError(
"There is nothing to read. Write at least one word.");return e}split(t){return t.match(Oe)??[]}join(t){
return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},ot=class extends j{constructor(t){super(t);let e=o=>o[0]===
"<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(et.length);this.languages=s.filter(e),this.words=
s.filter(o=>!e(o))}split(t){return Lt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e,languages:s}=this,
o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(`Begin with a la\
nguage, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)throw new RangeError(
`${L} Write one, such as 47 or forty-seven.`);let a=i.find(h=>!this.words.includes(h));if(a===void 0)
return e.encode(o);throw new RangeError(this.refusal(a))}refusal(t){if(/^\d+$/.test(t))return`${L} W\
rite “${q(t)}” in words too, or the integer in digits.`;let e=t.length<=Ee&&Rt(t,this.words);return`${L}\
 “${q(t)}” is not a number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty-\
seven.")}},rt=class extends j{constructor({alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(
([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=It(s,o);this.places.
set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Me)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){
return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.places.get(It(t[i],
r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Se(t,this.merges[e])}}},It=(n,t)=>`${n.
length} ${n}${t}`;function Se(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===t&&n[o+1]===
e;s.push(r?t+e:n[o]),r&&o++}return s}var _e={words:j,"number words":ot,"sub-words":rt},it=({kind:n,...t})=>new _e[n](
t);var Ae=2e4,Wt=400,jt="de",at=class{constructor({blueprint:t,weights:e}){this.model=new U(_t(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=it(t.src_tokenizer),this.target=it(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new G(this.parts[t]),this.names[t]}read(t,e=jt){
let s=e===jt?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Nt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${L} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:St(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Dt(n,t=at,e=""){let s=null;return()=>s??=
Te(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function Te(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await Le(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function Le(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),Ae),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}function Pt(n,t,e,s,o=""){let r=n.get("own")?"A text that your translator reads":"An English number,\
 in words or in digits",i="",a=`text-${Math.random()}`,h=d("input",{id:a,type:"text",autocomplete:"o\
ff",autocapitalize:"none",spellcheck:"false","aria-describedby":`${a}-error`,...A}),l=d("p",{id:`${a}\
-error`,class:"error",role:"alert"}),c=d("form",{},d("label",{for:a},r),d("div",{class:"line"},h,o,d(
"button",{class:"main"},t)),e,l);h.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.
preventDefault(),c.requestSubmit())});let u=f=>{i=h.value,s(f)};return c.addEventListener("submit",f=>{
f.preventDefault(),u(h.value)}),{node:c,ask:u,show:f=>{h.value===i&&(i=h.value=f)},refuse:f=>{let w=f instanceof
RangeError;h.setAttribute("aria-invalid",String(w)),l.textContent=w?f.message:"",f&&!w&&(l.textContent=
`The model cannot answer: ${f.message}. Press ${t} to try again.`)}}}var Ne=10;function*Kt(n,t){let e=n.read(t.text),s=yield*Ft(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*Ft(
n,e,t,je(t.seed))),t.strategy==="beam"&&(o=yield*We(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function Ht({model:n},{src:t,srcMask:e}){let s=n.encode(t,
e);return(o,r)=>n.generator(n.decode(s,e,o.slice(-1),null,r)).data}function Ut(n){let t=Math.max(...n),
e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));return Array.from(n,s=>s-t-e)}var Bt=n=>Float32Array.
from(H(n));function*Ft(n,t,e,s){let{model:o,tgtVocab:r}=n,i=Ht(n,t),[a,h]=[[r.bosId],new Map],l=[],[
c,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let m=i(a,h),{id:p,...f}=Re(m,e,r.tokens,s?.next().
value);c+=Ut(m)[p],a.push(p),l.push(f),u=p===r.eosId,yield}return{text:n.textOf(a),log_probability:c,
ended:u,steps:l}}function Re(n,t,e,s=null){let o=Bt(n),r=Ie(n,t),i=ct(r),a=Gt(n),h=s===null?a[0]:Ce(
i,s),l=(f,w)=>w<Ne||f===h,c=a.filter(l).map(f=>({token:e[f],before:o[f],after:r[f],end:i[f]})),u=a.filter(
(f,w)=>!l(f,w)),m=f=>u.reduce((w,g)=>w+f[g],0),p={count:u.length,before:m(o),after:m(r)};return{id:h,
token:e[h],number:s,rows:c,others:p}}var Gt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),ct=n=>{let t=0;return Array.
from(n,e=>t+=e)};function Ie(n,{temperature:t=1,top_k:e=null,top_p:s=1}){let o=Bt(n.map(l=>l/t)),r=Gt(
o).slice(0,e??n.length),i=ct(r.map(l=>o[l])),a=new Float32Array(n.length);r.forEach((l,c)=>{let u=c&&
i[c-1];(s===1||u<s*i.at(-1))&&(a[l]=o[l])});let h=ct(a).at(-1);return a.map(l=>l/h)}var Ce=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*je(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*We(n,t,{beam_size:e,length_penalty:s}){
let{model:o,tgtVocab:r}=n,i=Ht(n,t),a=o.config.max_len-1,h=(m,p)=>m/((5+p)/6)**s,l=[],c={score:-1/0},
u=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;u.length&&h(u[0].total,a)>c.score;m++){let p=[];
for(let[g,{ids:y,total:x,cache:$}]of u.entries()){let k=Ut(i(y,$));for(let[R,E]of k.entries())p.push(
{parent:g,id:R,total:x+E});yield}let f=[],w=p.sort((g,y)=>y.total-g.total).slice(0,2*e);l.push(w.map(
({parent:g,id:y,total:x},$)=>{let k=[...u[g].ids,y],R=y===r.eosId,E={token:r.tokens[y],parent:g,log_probability:x,
fate:"dropped"};if(R||m===a){if($>=e)return E;let b=h(x,m),O={...E,fate:"finished",text:n.textOf(k),
score:b};return b>c.score&&(c={text:O.text,log_probability:x,ended:R,score:b}),O}return f.length===e?
E:(f.push({ids:k,total:x,cache:new Map(u[g].cache)}),{...E,fate:"kept"})})),u=f}return{...c,steps:l}}var W=n=>t=>n.find(e=>String(e)===t),On=W([!0,!1]),De=n=>String(n);function zt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),h=g=>(s[g]??De)(n.get(g)),l=Object.keys(
e),c=Object.fromEntries(l.map(g=>[g,h(g)])),u=new URLSearchParams(location.search),m=[];for(let[g,y]of Object.
entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let $=y(x);$===void 0?m.push(g):n.set(g,$)}
let p=d("a",{},"Copy link to this setting"),f=d("span",{role:"status"});p.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},p,f,w),show(){let g=new URLSearchParams(location.search);for(let $ of l){let k=h($);k===c[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}f.textContent="";let y=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;p.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}function qt(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(u=>u.includes(r));if(i<0)return;let a=t[i].indexOf(r),[h,
l]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(h===null)return;o.preventDefault();let c=t[h]?.[l];!c||getComputedStyle(c).
visibility==="hidden"||(s(c),c.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}function Pe({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=d("td",{...o,...A},n);return r.style.setProperty("--w",String(e)),r}function Vt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(Pe)),a=s.map(u=>d("th",{scope:"\
col"},u)),h=i.map((u,m)=>d("tr",{},d("th",{scope:"row"},e[m]),...u)),l=d("table",{class:"grid number\
s",role:"grid"},d("caption",{},n),d("thead",{},d("tr",{},d("td",{},t),...a)),d("tbody",{},...h)),c=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return l.addEventListener("pointe\
rover",u=>r(c(u))),l.addEventListener("pointerleave",()=>r("")),l.addEventListener("focusin",u=>r(c(
u))),l.addEventListener("focusout",()=>r("")),qt(l,i),bt(l)}var lt=n=>n.replaceAll("-","−");function V(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?lt(n.toExponential(0).replace("+","")):lt(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var I=n=>Number.isFinite(n)?lt(String(Number(n.toPrecision(7)))):V(n);var N=n=>V(Math.round(n*1e3)/1e3,3),Y=n=>n<.005?"":n.toFixed(2);function C(n,t,e,s,o){let r=(a,h,l)=>{
let c=`${a}, ${e[l]}`;if(typeof h=="string")return{text:h,say:c};let u=`${c}, exactly ${I(h)}`;return h<
0?{text:N(h),say:u}:{text:V(h,4),say:u,share:h,kinds:["bar"]}},i=s.map(([a,...h])=>h.map((l,c)=>r(a,
l,c)));return Vt({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var ht=20,P=26,D=18,Fe=16,Yt=6,Jt=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),Zt=({
mark:n,token:t})=>n?`${n} ${t}`:t,Ke=n=>Jt(Zt(n))+7.4*n.written.length+2*Yt;function He(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function Ue(n){let t=[],e=[];function s(o,r,i){
let a=He(o),h=a.map((c,u)=>e[r+u]??0),l=Math.max(i,...h);a.forEach((c,u)=>{Object.assign(c,{column:r+
u,row:l}),e[r+u]=l+1,t.push(c)});for(let c of a.toReversed())for(let u of c.below.slice(1))s(u,c.column+
1,l+1)}return s(n,0,0),t}function Be(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-D/2,[a,h]=[
n.row,t.row].map(l=>l*P+P/2);return M("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
D}C${i} ${a} ${i} ${h} ${r} ${h}`,"stroke-width":Math.max(Fe*t.share,1).toFixed(2)})}function Ge(n,t,e){
let s=n.row*P+(P-ht)/2,o=M("text",{x:t+Yt,y:s+14.5},Zt(n),M("tspan",{class:"share",dx:5},n.written)),
r=n.tail?M("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return M("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},M("rect",{x:t,y:s,width:e,height:ht,rx:ht/2}),o,r)}
function J(n,{label:t,look:e,go:s}){let o=Ue(n),r=new Map(o.map(p=>[p,Ke(p)])),i=[1];for(let p of Mt(
Math.max(...o.map(f=>f.column))+1)){let f=o.filter(w=>w.column===p);i.push(i[p]+Math.max(...f.map(w=>r.
get(w)))+D)}let a=o.map(({tail:p,column:f})=>p?i[f+1]-D+8+Jt(p):0),h=Math.ceil(Math.max(i[i.length-1]-
D+1,...a)),l=(Math.max(...o.map(({row:p})=>p))+1)*P,c=M("svg",{width:h,height:l,viewBox:`0 0 ${h} ${l}`,
"aria-hidden":"true"},...o.flatMap(p=>p.below.map(f=>Be(p,f,i,r))),...o.map(p=>Ge(p,i[p.column],r.get(
p)))),u=p=>p.target.closest(".node")?.dataset;return c.addEventListener("pointerover",p=>e(u(p)?.say??
"")),c.addEventListener("pointerleave",()=>e("")),c.addEventListener("click",p=>{let f=Number(u(p)?.
step??0);f&&s(f)}),d("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},c)}function ze(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],h=a.greedy&&!a.below.length,l=[...a.tokens,i.token],c={...i,parent:a,tokens:l,
greedy:h,below:[]};return a.below.push(c),c}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function Qt(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var qe={"finished, the best":"★",finished:"✓",dropped:"✗"};function Ve(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function Xt(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:h}=n,l=Math.exp(r),c=h.length||!o.length?"":Qt(n,t),u=c?`: ${c}`:"",m=i===void 0?
"":`, score ${N(i)}`;return{token:s,share:l,written:Y(l),say:`${o.join(" ")||s}${u}; probability ${I(
l)}, log-probability ${N(r)}${m}`,kinds:[c.split(",")[0],e.includes(n)?"best":""].filter(Boolean),mark:qe[c],
tail:a&&!h.length?"greedy":"",below:h.map(p=>Xt(p,t,e))}}function Ye(n,t,e){let s=n.nodes.map(i=>{let{
tokens:a,log_probability:h}=i,l=Qt(i,n);return[a.join(" "),Math.exp(h),h,l]}),o=`Candidates of step ${t}\
, the likeliest first`;return C(o,"tokens",["probability","log-probability","fate"],s,e)}function Je({
finished:n},t){let e=n.map(({text:o,tokens:r,log_probability:i,score:a})=>[o,String(r.length),i,a]);
return C("Finished, the best score first","text",["tokens","log-probability","score"],e,t)}function te(n,t,e,{
look:s,go:o}){let r=ze(n.slice(0,t)),a="Number and width: the probability up to there, if 0.005 or m\
ore. ★ best so far, ✓ finished, ✗ dropped; top row: greedy."+(t===n.length&&r.kept.length?" Th\
e search stops: what is kept can no longer become the best.":""),h="The tree of the search; its numb\
ers are in the tables below",l=Xt(r.root,r,Ve(r.finished[0]));return{picture:[J(l,{label:h,look:s,go:o}),
d("p",{class:"hint"},a)],tables:[Ye(r,t,s),...r.finished.length?[Je(r,s)]:[]]}}var Ze=4,Qe=.011;function Xe({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function tn({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let l=e.map(c=>[c.token,
c.before,c.token===n?"taken":""]);return s.count&&l.push([`${s.count} others`,s.before,""]),C(r,"tok\
en",["probability","choice"],l,i)}let a=e.map((l,c)=>{let u=Xe(l,c,n,o);return[l.token,l.before,l.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),C(r,"token",["in the model","\
reshaped","place"],a,i)}function ee(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,h=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:Y(r),
say:`${n.token}${h&&`: ${h}`}; probability ${I(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function en(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(h=>h.token===o),a=r.filter(h=>h!==i).slice(0,Ze);t=[ee(i,s,t),...a.map(h=>ee(h,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function nn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:c})=>c>0).toSorted((c,u)=>c.end-u.end).map(({token:c,after:u,
end:m})=>{let p=u>Qe*(c.length+1),f=d("span",{},p?c:"");f.classList.toggle("drawn",c===n),f.style.setProperty(
"left",`${100*(m-u)}%`),f.style.setProperty("width",`${100*u}%`);let w=`from ${(m-u).toFixed(4)} to ${m.
toFixed(4)}`;return f.addEventListener("pointerover",()=>o(`${c}: ${w}`)),f}),i=d("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=d("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let h=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
l=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${h}`;return[
a,d("p",{class:"hint fall"},l)]}function ne(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:u})=>u)].join(" "),h="What was written, and what else was likely; its numbers are\
 in the table below",l=r.number===null,c=l?`Number and width: the probability after the tokens befor\
e it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped p\
robability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[J(en(n.slice(0,t)),
{label:h,look:s,go:o}),d("p",{class:"hint"},c),...l?[]:nn(r,s)],tables:[tn(r,e,a,s)]}}var ut={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},se={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},sn=12;async function on(n,t){
for(let e=performance.now();!t();){let{done:s,value:o}=n.next();if(s)return o;performance.now()-e<sn||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function rn({settings:{strategy:n,seed:t},
found:e,greedy:s}){let o=ut[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:c,log_probability:u,score:m})=>`\
generates “${c}”: log-probability ${N(u)}`+(m===void 0?".":`, score ${N(m)}.`),i=e.ended?"":" It\
 did not come to an end.",a=Math.abs(e.log_probability-s.log_probability),l=` Greedy decoding ${e.text===
s.text&&a<.001?"generates the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":l}`}var dt=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=Dt(t),this.shown=t.get("ex\
ample"),this.written="",this.isRefused=!1,this.turn=0,this.readers=this.readersOf(),this.address=zt(
t,e,this.readers);let s=this.choices.texts.map(a=>Z(a,()=>this.form.ask(a))),o=s.length?d("p",{class:"\
hint"},"Try ",...s):"";this.form=Pt(t,"Decode",o,a=>this.answer(a)),this.strategy=$t("Strategy",ut,a=>this.
set("strategy",a)),this.controls=this.controlsOf(),this.steps=yt("Step","step",[1,2],a=>this.set("st\
ep",a)),this.status=Ot("verdict"),this.view=d("div",{class:"view"}),this.numbers=d("div",{}),this.pointed=
wt();let r=d("summary",{},"The numbers of this step"),i=d("details",{},r,this.numbers);this.answered=
d("div",{class:"answered"}),this.answered.append(this.status,this.steps.node,this.view,this.pointed,
d("div",{class:"foot"},i,this.address.node)),mt(e,"decoding-lab","Decoding lab",this.form.node,gt(this.
strategy,...Object.values(this.controls)),this.answered)}readersOf(){let{choices:t}=this,e=Object.keys(
se);return{text:s=>s.length<=Wt?s:void 0,strategy:W(Object.keys(ut)),step:W(t.seed),...Object.fromEntries(
e.map(s=>[s,W(t[s])]))}}controlsOf(){let{choices:t}=this,e={};for(let[o,r]of Object.entries(se))e[o]=
xt(r,o,t[o],i=>this.set(o,i));let s=Z("Draw again",()=>{this.set("seed",(this.model.get("seed")+1)%t.
seed.length)});return e.seed.node.append(s),e}set(t,e){this.isRefused&&(this.written=""),this.refuse(
null),Et(this.model,{[t]:e})}refuse(t){this.form.refuse(t),this.isRefused=!!t,this.answered.classList.
toggle("stale",this.isRefused)}answer(t){this.refuse(null),t===this.shown.settings.text&&this.form.show(
t),t===this.model.get("text")?this.redraw():this.model.set("text",t)}settings(){let{model:t,choices:e}=this,
s=["text","strategy",...e.settings[t.get("strategy")]];return vt(t,s)}showControls(t){this.strategy.
show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls)){s.hidden=!(e in t);let r=this.
model.get(e);o(r,r===null?"off":void 0)}this.address.show()}async redraw(){let t=this.settings();this.
isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(t),this.view.setAttribute(
"aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(()=>{this.status.textContent=
"The model is at work …"},200);try{await this.find(t,s)}catch(r){if(s())return;this.refuse(r),r instanceof
RangeError&&this.model.set("text",this.shown.settings.text)}finally{clearTimeout(o)}s()||this.draw()}async find(t,e){
if(JSON.stringify(t)===JSON.stringify(this.shown.settings))return;let s=await on(Kt(await this.fetchModel(),
t),e);e()||(this.shown=s,this.model.save_changes())}draw(){let{settings:t,found:e}=this.shown,s=e.steps.
length,o=Math.min(this.model.get("step")||s,s);this.written!==t.text&&this.form.show(t.text),this.written=
t.text;let r=rn(this.shown);this.status.textContent!==r&&(this.status.textContent=r),this.steps.input.
max=String(s),this.steps.show(o);let i=u=>{this.pointed.textContent=u},a=u=>this.set("step",u),h=t.strategy===
"beam"?te:ne,{picture:l,tables:c}=h(e.steps,o,t,{look:i,go:a});this.view.replaceChildren(...l),l[0].
scrollLeft=l[0].scrollWidth,this.numbers.replaceChildren(...c),this.view.setAttribute("aria-busy","f\
alse")}};function an({model:n,el:t}){let e=new dt({model:n,el:t}),s=kt(n,Object.keys(e.readers),()=>e.
redraw());return()=>{e.turn+=1,s()}}var oe={render:an};widget=oe;})();
export default widget;
