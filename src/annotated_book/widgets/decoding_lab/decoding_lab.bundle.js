let widget;
(()=>{function d(n,t={},...e){return mt(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return mt(s,t,e)}function mt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function gt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var wt=(...n)=>d("div",{class:"\
controls"},...n.map(({node:t})=>t)),bt=()=>d("p",{class:"pointed","aria-hidden":"true"}),yt=(...n)=>d(
"div",{class:"scroller"},...n),T={"data-lm-suppress-shortcuts":"true"};function Z(n,t,e={}){let s=d(
"button",{type:"button",...e},n);return s.addEventListener("click",t),s}function xt(n,t,e,s){let[o,r]=[
Math.min(...e),Math.max(...e)],i=d("input",{type:"range",min:o,max:r,...T}),a=d("output",{"aria-live":"\
off"}),c=d("span",{},`${n} `,d("code",{},t));return i.addEventListener("input",()=>s(Number(i.value))),
{node:d("div",{class:"control"},d("label",{},c,i),a),input:i,show(h){i.value=String(h),a.textContent=
String(h)}}}function $t(n,t,e,s){let o=d("input",{type:"range",min:0,max:e.length-1,...T}),r=d("output",{"aria-l\
ive":"off"}),i=d("span",{},`${n} `,d("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:d("div",{class:"control"},d("label",{},i,o),r),input:o,show(a,c=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",c),r.textContent=c}}}function kt(n,t,e){let s=Object.
entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,r=d("select",{id:o,...T},
...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"control menu"},d("lab\
el",{for:o},n),r),show(i){r.value=i}}}function vt(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Et=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function Ot(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function St(n){
let t=d("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&he(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var le=1e3,H,pt;function he(n){
H?.isConnected||(H=d("p",{class:"annotated-voice",role:"status"}),document.body.append(H));let t=H;clearTimeout(
pt),pt=setTimeout(()=>{t.textContent=n},le)}var Mt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),ue=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function U(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ue(s);return s.map(r=>r/o)}var de=1e-5;function L(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var At=(n,t)=>(e,s)=>n[s]!==
t;function fe(n,t,e){let s=L(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function pe(n,t,e){let s=L(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+de);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function Q(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var me=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function ge(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.sqrt(l),
m=L(s,a,h),p=L(s,a,h),f=L(a,c);for(let w=0;w<s;w++)for(let g=0;g<a;g++){let y=w*a+g,x=(b,O)=>v(b,O).
subarray(w*l,(w+1)*l),[$,k,R]=[x(n,g),v(m,y),x(f,g)];for(let b=0;b<h;b++){let O=x(t,b),_=0;for(let K=0;K<
l;K++)_+=$[K]*O[K];k[b]=!o||o(r+g,b)?_/u:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let E=v(p,y);if(E.set(U(k)),i.head!==w)for(let b=0;b<l;b++){let O=0;for(let _=0;_<
h;_++)O+=E[_]*e.data[_*c+w*l+b];R[b]=O}}return{scores:m,weights:p,values:f}}var X=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=fe(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,pe(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=L(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);v(o,a).set(v(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:Q(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:m}=ge(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,m),this.note(t,this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=me(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
Q(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,Q(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,_t(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},B=class extends X{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,m]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,p=>(r.set(u,_t(r.get(u),this.project(u,p))),this.attend(u,p,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,p=>(r.has(m)||r.set(m,this.project(m,t)),this.attend(m,p,r.get(m),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,p=>this.feedForward(`${l}.feed_forward`,p)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function _t(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=L(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function z(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var G=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=z(t),this.thousands=z(e),this.before=z(s),this.after=
z(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Tt({config:n,tensors:t},e){let s=typeof e=="string"?we(e):be(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((m,p)=>m*p,1),l=m=>s.slice(a,a+m*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),ye):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var we=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),be=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function ye(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var M="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",xe=new RegExp(
`[${M}]+`),$e=new RegExp(`^[${M}]+|[${M}]+$`,"g");function Rt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(xe).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var tt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Lt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function ke(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${q(t)} thousand ${e<100?"and ":""}${q(e)}`:`${q(t)} thousand`:q(e)}
function q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Nt(e);let s=`${tt[t]} hundred`;return e?
`${s} and ${Nt(e)}`:s}function Nt(n){if(n<20)return tt[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Lt[t]}-${tt[e]}`:Lt[t]}var ve=new RegExp(`^[${M}]*<[A-Za-z]+>[${M}]`),Ee=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Oe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,N="I translate integers from 0 to 999,999.",V=n=>n.
length>40?`${n.slice(0,30)}…`:n;function It(n){let[t]=ve.exec(n)??[""];return t+Se(n.slice(t.length))}
function Se(n){let t=n.replace($e,"");if(!Ee.test(t))return n;let e=Oe.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${N} “${V(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return ke(e)}var Ct=(n,t)=>Me(n,t,1)[0];function Me(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*et(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function et(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+et(n.slice(0,r),t.slice(0,i))+et(n.slice(r+o),t.slice(
i+o))}var jt=n=>/^\d+$/.test(n),Ae=40,nt=["<pad>","<s>","</s>","<unk>"],st=class{constructor(t){this.tokens=
[...nt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=nt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},ot="[\\p{L}\\p{N}_]",Wt=`[^\\p{L}\\p{N}_${M}]`,_e=new RegExp(`${ot}+(?:[\
'’-]${ot}+)*|${Wt}`,"gu"),Te=new RegExp(` ?${ot}+| ?${Wt}+|[${M}]`,"gu"),D=class{constructor({tokens:t}){
this.vocabulary=new st(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(_e)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},rt=class extends D{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(nt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return Rt(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${N} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!jt(c))??a[0]))}refusal(t){
if(jt(t))return`${N} Write “${V(t)}” in words too, or the integer in digits.`;let e=t.length<=Ae&&
Ct(t,this.words);return`${N} “${V(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},it=class extends D{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Dt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Te)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Dt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Le(t,this.merges[e])}}},
Dt=(n,t)=>`${n.length} ${n}${t}`;function Le(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Ne={words:D,"number words":rt,"sub-words":it},at=({
kind:n,...t})=>new Ne[n](t);var Re=2e4,Pt=400,Ft="de",ct=class{constructor({blueprint:t,weights:e}){this.model=new B(Tt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=at(t.src_tokenizer),this.target=at(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new G(this.parts[t]),this.names[t]}read(t,e=Ft){
let s=e===Ft?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?It(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${N} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:At(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Kt(n,t=ct,e=""){let s=null;return()=>s??=
Ie(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function Ie(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await Ce(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function Ce(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),Re),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var je=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function Ht(n,t,e,s,o="",r=je(
n)){let i="",a=`text-${Math.random()}`,c=d("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...T}),h=d("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=d("form",{},d("label",{for:a},r),d("div",{class:"line"},c,o,d("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),
l.requestSubmit())});let u=f=>{i=c.value,s(f)};return l.addEventListener("submit",f=>{f.preventDefault(),
u(c.value)}),{node:l,ask:u,show:f=>{c.value===i&&(i=c.value=f)},refuse:f=>{let w=f instanceof RangeError;
c.setAttribute("aria-invalid",String(w)),h.textContent=w?f.message:"",f&&!w&&(h.textContent=`The mod\
el cannot answer: ${f.message}. Press ${t} to try again.`)}}}var De=10;function*Bt(n,t){let e=n.read(t.text),s=yield*Ut(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*Ut(
n,e,t,Ke(t.seed))),t.strategy==="beam"&&(o=yield*He(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function zt({model:n},{src:t,srcMask:e}){let s=n.encode(t,
e);return(o,r)=>n.generator(n.decode(s,e,o.slice(-1),null,r)).data}function Gt(n){let t=Math.max(...n),
e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));return Array.from(n,s=>s-t-e)}var qt=n=>Float32Array.
from(U(n));function*Ut(n,t,e,s){let{model:o,tgtVocab:r}=n,i=zt(n,t),[a,c]=[[r.bosId],new Map],h=[],[
l,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let m=i(a,c),{id:p,...f}=We(m,e,r.tokens,s?.next().
value);l+=Gt(m)[p],a.push(p),h.push(f),u=p===r.eosId,yield}return{text:n.textOf(a),log_probability:l,
ended:u,steps:h}}function We(n,t,e,s=null){let o=qt(n),r=Fe(n,t),i=lt(r),a=Vt(n),c=s===null?a[0]:Pe(
i,s),h=(f,w)=>w<De||f===c,l=a.filter(h).map(f=>({token:e[f],before:o[f],after:r[f],end:i[f]})),u=a.filter(
(f,w)=>!h(f,w)),m=f=>u.reduce((w,g)=>w+f[g],0),p={count:u.length,before:m(o),after:m(r)};return{id:c,
token:e[c],number:s,rows:l,others:p}}var Vt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),lt=n=>{let t=0;return Array.
from(n,e=>t+=e)};function Fe(n,{temperature:t=1,top_k:e=null,top_p:s=1}){let o=qt(n.map(h=>h/t)),r=Vt(
o).slice(0,e??n.length),i=lt(r.map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let u=l&&
i[l-1];(s===1||u<s*i.at(-1))&&(a[h]=o[h])});let c=lt(a).at(-1);return a.map(h=>h/c)}var Pe=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*Ke(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*He(n,t,{beam_size:e,length_penalty:s}){
let{model:o,tgtVocab:r}=n,i=zt(n,t),a=o.config.max_len-1,c=(m,p)=>m/((5+p)/6)**s,h=[],l={score:-1/0},
u=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;u.length&&c(u[0].total,a)>l.score;m++){let p=[];
for(let[g,{ids:y,total:x,cache:$}]of u.entries()){let k=Gt(i(y,$));for(let[R,E]of k.entries())p.push(
{parent:g,id:R,total:x+E});yield}let f=[],w=p.sort((g,y)=>y.total-g.total).slice(0,2*e);h.push(w.map(
({parent:g,id:y,total:x},$)=>{let k=[...u[g].ids,y],R=y===r.eosId,E={token:r.tokens[y],parent:g,log_probability:x,
fate:"dropped"};if(R||m===a){if($>=e)return E;let b=c(x,m),O={...E,fate:"finished",text:n.textOf(k),
score:b};return b>l.score&&(l={text:O.text,log_probability:x,ended:R,score:b}),O}return f.length===e?
E:(f.push({ids:k,total:x,cache:new Map(u[g].cache)}),{...E,fate:"kept"})})),u=f}return{...l,steps:h}}var W=n=>t=>n.find(e=>String(e)===t),Nn=W([!0,!1]),Ue=n=>String(n);function Jt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=g=>(s[g]??Ue)(n.get(g)),h=Object.keys(
e),l=Object.fromEntries(h.map(g=>[g,c(g)])),u=new URLSearchParams(location.search),m=[];for(let[g,y]of Object.
entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let $=y(x);$===void 0?m.push(g):n.set(g,$)}
let p=d("a",{},"Copy link to this setting"),f=d("span",{role:"status"});p.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},p,f,w),show(){let g=new URLSearchParams(location.search);for(let $ of h){let k=c($);k===l[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}f.textContent="";let y=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;p.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}var Yt=n=>!n.matches(".none")&&!n.closest(".unwritten");function Zt(n,t){let e=()=>t.flat().find(Yt)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(m=>m.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{Yt(s)||o(e())}}function Be({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=d("td",{...o,...T},n);return r.style.setProperty("--w",String(e)),r}function Qt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(Be)),a=s.map(u=>d("th",{scope:"\
col"},u)),c=i.map((u,m)=>d("tr",{},d("th",{scope:"row"},e[m]),...u)),h=d("table",{class:"grid number\
s",role:"grid"},d("caption",{},n),d("thead",{},d("tr",{},d("td",{},t),...a)),d("tbody",{},...c)),l=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",u=>r(l(u))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(l(
u))),h.addEventListener("focusout",()=>r("")),Zt(h,i),yt(h)}var ht=n=>n.replaceAll("-","−");function J(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?ht(n.toExponential(0).replace("+","")):ht(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var I=n=>Number.isFinite(n)?ht(String(Number(n.toPrecision(7)))):J(n);var A=n=>J(Math.round(n*1e3)/1e3,3),C=n=>n<.005?"":n.toFixed(2);function j(n,t,e,s,o){let r=(a,c,h)=>{
let l=`${a}, ${e[h]}`;if(typeof c=="string")return{text:c,say:l};let u=`${l}, exactly ${I(c)}`;return c<
0?{text:A(c),say:u}:{text:J(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((h,l)=>r(a,
h,l)));return Qt({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var ut=20,P=26,F=9,ze=16,Xt=5,te=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),ee=({
mark:n,token:t})=>n?`${n} ${t}`:t,Ge=n=>te(ee(n))+7.8*n.written.length+2*Xt;function qe(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function Ve(n){let t=[],e=[];function s(o,r,i){
let a=qe(o),c=a.map((l,u)=>e[r+u]??0),h=Math.max(i,...c);a.forEach((l,u)=>{Object.assign(l,{column:r+
u,row:h}),e[r+u]=h+1,t.push(l)});for(let l of a.toReversed())for(let u of l.below.slice(1))s(u,l.column+
1,h+1)}return s(n,0,0),t}function Je(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-F/2,[a,c]=[
n.row,t.row].map(h=>h*P+P/2);return S("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
F}C${i} ${a} ${i} ${c} ${r} ${c}`,"stroke-width":Math.max(ze*t.share,1).toFixed(2)})}function Ye(n,t,e){
let s=n.row*P+(P-ut)/2,o=S("text",{x:t+Xt,y:s+14.5},ee(n),S("tspan",{class:"share",dx:5},n.written)),
r=n.tail?S("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return S("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},S("rect",{x:t,y:s,width:e,height:ut,rx:ut/2}),o,r)}
function Y(n,{label:t,look:e,go:s}){let o=Ve(n),r=new Map(o.map(p=>[p,Ge(p)])),i=[1];for(let p of Mt(
Math.max(...o.map(f=>f.column))+1)){let f=o.filter(w=>w.column===p);i.push(i[p]+Math.max(...f.map(w=>r.
get(w)))+F)}let a=o.map(({tail:p,column:f})=>p?i[f+1]-F+8+te(p):0),c=Math.ceil(Math.max(i[i.length-1]-
F+1,...a)),h=(Math.max(...o.map(({row:p})=>p))+1)*P,l=S("svg",{width:c,height:h,viewBox:`0 0 ${c} ${h}`,
"aria-hidden":"true"},...o.flatMap(p=>p.below.map(f=>Je(p,f,i,r))),...o.map(p=>Ye(p,i[p.column],r.get(
p)))),u=p=>p.target.closest(".node")?.dataset;return l.addEventListener("pointerover",p=>e(u(p)?.say??
"")),l.addEventListener("pointerleave",()=>e("")),l.addEventListener("click",p=>{let f=Number(u(p)?.
step??0);f&&s(f)}),d("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},l)}function Ze(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,h=[...a.tokens,i.token],l={...i,parent:a,tokens:h,
greedy:c,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function ne(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var Qe={"finished, the best":"★",finished:"✓",dropped:"✗"};function Xe(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function se(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,h=Math.exp(r),l=c.length||!o.length?"":ne(n,t),u=l?`: ${l}`:"",m=l.startsWith(
"finished"),p=Math.exp(n.parent?.log_probability??0),f=o.length>0&&C(h)!==C(p),w=i===void 0?"":`, sc\
ore ${A(i)}`;return{token:s,share:h,written:m?A(i):f?C(h):"",say:`${o.join(" ")||s}${u}; probability\
 ${I(h)}, log-probability ${A(r)}${w}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),
mark:Qe[l],tail:a&&!c.length?"greedy":"",below:c.map(g=>se(g,t,e))}}function tn(n,t,e){let s=n.nodes.
map(i=>{let{tokens:a,log_probability:c}=i,h=ne(i,n);return[a.join(" "),Math.exp(c),c,h]}),o=`Candida\
tes of step ${t}, the likeliest first`;return j(o,"tokens",["probability","log-probability","fate"],
s,e)}function en({finished:n},t){let e=n.map(({text:o,tokens:r,log_probability:i,score:a})=>[o,String(
r.length),i,a]);return j("Finished, the best score first","text",["tokens","log-probability","score"],
e,t)}function oe(n,t,e,{look:s,go:o}){let r=Ze(n.slice(0,t)),a="Number and width: the probability up\
 to there. ✓ finished, with its score; ★ the best so far; ✗ dropped; top row: greedy."+(t===n.
length&&r.kept.length?" The search stops: what is kept can no longer become the best.":""),c="The tr\
ee of the search; its numbers are in the tables below",h=se(r.root,r,Xe(r.finished[0]));return{picture:[
Y(h,{label:c,look:s,go:o}),d("p",{class:"hint"},a)],tables:[tn(r,t,s),...r.finished.length?[en(r,s)]:
[]]}}var nn=4,sn=.011;function on({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function rn({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let h=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&h.push([`${s.count} others`,s.before,""]),j(r,"tok\
en",["probability","choice"],h,i)}let a=e.map((h,l)=>{let u=on(h,l,n,o);return[h.token,h.before,h.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),j(r,"token",["in the model","\
reshaped","place"],a,i)}function re(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,c=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:C(r),
say:`${n.token}${c&&`: ${c}`}; probability ${I(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function an(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(c=>c.token===o),a=r.filter(c=>c!==i).slice(0,nn);t=[re(i,s,t),...a.map(c=>re(c,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function cn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,u)=>l.end-u.end).map(({token:l,after:u,
end:m})=>{let p=u>sn*(l.length+1),f=d("span",{},p?l:"");f.classList.toggle("drawn",l===n),f.style.setProperty(
"left",`${100*(m-u)}%`),f.style.setProperty("width",`${100*u}%`);let w=`from ${(m-u).toFixed(4)} to ${m.
toFixed(4)}`;return f.addEventListener("pointerover",()=>o(`${l}: ${w}`)),f}),i=d("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=d("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,d("p",{class:"hint fall"},h)]}function ie(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:u})=>u)].join(" "),c="What was generated, and what else was likely; its numbers a\
re in the table below",h=r.number===null,l=h?`Number and width: the probability after the tokens bef\
ore it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped\
 probability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[Y(an(n.slice(0,
t)),{label:c,look:s,go:o}),d("p",{class:"hint"},l),...h?[]:cn(r,s)],tables:[rn(r,e,a,s)]}}var dt={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},ae={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},ln=12;async function hn(n,t){
for(let e=performance.now();!t();){let{done:s,value:o}=n.next();if(s)return o;performance.now()-e<ln||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function un({settings:{strategy:n,seed:t},
found:e,greedy:s}){let o=dt[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:u,score:m})=>`\
generates “${l}”: log-probability ${A(u)}`+(m===void 0?".":`, score ${A(m)}.`),i=e.ended?"":" It\
 did not come to an end.",a=Math.abs(e.log_probability-s.log_probability),h=` Greedy decoding ${e.text===
s.text&&a<.001?"generates the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":h}`}var ft=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=Kt(t),this.shown=t.get("ex\
ample"),this.written="",this.isRefused=!1,this.turn=0,this.readers=this.readersOf(),this.address=Jt(
t,e,this.readers);let s=this.choices.texts.map(a=>Z(a,()=>this.form.ask(a))),o=s.length?d("p",{class:"\
hint"},"Try ",...s):"";this.form=Ht(t,"Decode",o,a=>this.answer(a)),this.strategy=kt("Strategy",dt,a=>this.
set("strategy",a)),this.controls=this.controlsOf(),this.steps=xt("Step","step",[1,2],a=>this.set("st\
ep",a)),this.status=St("verdict"),this.tally=d("p",{class:"tally"}),this.draws=new Map,this.drawnAt=
"",this.hasDrawn=!1,this.view=d("div",{class:"view"}),this.numbers=d("div",{}),this.pointed=bt();let r=d(
"summary",{},"The numbers of this step"),i=d("details",{},r,this.numbers);this.answered=d("div",{class:"\
answered"}),this.answered.append(this.status,this.tally,this.steps.node,this.view,this.pointed,d("di\
v",{class:"foot"},i,this.address.node)),gt(e,"decoding-lab","Decoding lab",this.form.node,wt(this.strategy,
...Object.values(this.controls)),this.answered)}readersOf(){let{choices:t}=this,e=Object.keys(ae);return{
text:s=>s.length<=Pt?s:void 0,strategy:W(Object.keys(dt)),step:W(t.seed),...Object.fromEntries(e.map(
s=>[s,W(t[s])]))}}controlsOf(){let{choices:t}=this,e={};for(let[o,r]of Object.entries(ae))e[o]=$t(r,
o,t[o],i=>this.set(o,i));let s=Z("Draw again",()=>{this.set("seed",(this.model.get("seed")+1)%t.seed.
length)});return e.seed.node.append(s),e}set(t,e){this.isRefused&&(this.written=""),this.refuse(null),
Ot(this.model,{[t]:e})}refuse(t){this.form.refuse(t),this.isRefused=!!t,this.answered.classList.toggle(
"stale",this.isRefused)}answer(t){this.refuse(null),t===this.shown.settings.text&&this.form.show(t),
t===this.model.get("text")?this.redraw():this.model.set("text",t)}settings(){let{model:t,choices:e}=this,
s=["text","strategy",...e.settings[t.get("strategy")]];return Et(t,s)}showControls(t){this.strategy.
show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls)){s.hidden=!(e in t);let r=this.
model.get(e);o(r,r===null?"off":void 0)}this.address.show()}async redraw(){let t=this.settings();this.
isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(t),this.view.setAttribute(
"aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(()=>{this.status.textContent=
"The model is at work …"},200);try{await this.find(t,s)}catch(r){if(s())return;this.refuse(r),r instanceof
RangeError&&this.model.set("text",this.shown.settings.text)}finally{clearTimeout(o)}s()||this.draw()}async find(t,e){
if(JSON.stringify(t)===JSON.stringify(this.shown.settings))return;let s=await hn(Bt(await this.fetchModel(),
t),e);e()||(this.shown=s,this.model.save_changes())}count({settings:{seed:t,...e},found:s}){let o=e.
strategy==="sampling",r=JSON.stringify(e);r!==this.drawnAt&&this.draws.clear(),this.drawnAt=r,o&&this.
draws.set(t,s.text);let i=[...this.draws.values()],a=l=>i.filter(u=>u===l).length,h=[...new Set(i)].
sort((l,u)=>a(u)-a(l)).map(l=>`${a(l)} × “${l}”`).join(", ");this.tally.textContent=i.length>1?
`${i.length} draws: ${h}.`:"",this.tally.hidden=!o}draw(){let{settings:t,found:e}=this.shown,s=e.steps.
length,o=Math.min(this.model.get("step")||s,s);this.written!==t.text&&this.form.show(t.text),this.written=
t.text;let r=un(this.shown);this.status.textContent!==r&&(this.status.textContent=r),this.steps.input.
max=String(s),this.steps.show(o);let i=u=>{this.pointed.textContent=u},a=u=>this.set("step",u),c=t.strategy===
"beam"?oe:ie,{picture:h,tables:l}=c(e.steps,o,t,{look:i,go:a});this.view.replaceChildren(...h),h[0].
scrollLeft=this.hasDrawn?h[0].scrollWidth:0,this.hasDrawn=!0,this.count(this.shown),this.numbers.replaceChildren(
...l),this.view.setAttribute("aria-busy","false")}};function dn({model:n,el:t}){let e=new ft({model:n,
el:t}),s=vt(n,Object.keys(e.readers),()=>e.redraw());return()=>{e.turn+=1,s()}}var ce={render:dn};widget=ce;})();
export default widget;
