let widget;
(()=>{var P=(n,t)=>Object.fromEntries(n.map(e=>[e,t(e)])),z=(n,t)=>P(Object.keys(n),e=>t(n[e],e));function d(n,t={},...e){return zt(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return zt(s,t,e)}function zt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function Ft(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var E=(n,...t)=>d("div",{class:n},
...t),Dt=(n,...t)=>d("details",{},d("summary",{},n),...t);function L(n,t){for(let[e,s]of Object.entries(
t))n.style.setProperty(`--${e}`,String(s));return n}var Ht=(...n)=>E("scroller",...n);function tt(n,t,e,s){let o=(h,l,u)=>u.map(p=>p instanceof HTMLTableCellElement?
p:d(h,l,p)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(h=>{let l=o("\
th",{scope:"row"},h.slice(0,1));return d("tr",{},...l,...o("td",{},h.slice(1)))}),a=t?[d("caption",{},
t)]:[],c=d("thead",{},d("tr",{},...r));return d("table",n,...a,c,d("tbody",{},...i))}var Kt=()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches,A={"data-lm-suppress-shortcuts":"true"};function M(n,t,e={}){
let s=d("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function et(n,t,e){let s=Object.entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,
r=d("select",{id:o,...A},...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"\
control menu"},d("label",{for:o},n),r),show(i){r.value=i}}}var Bt=(n={})=>d("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,...A});function st(n,t,...e){let s=d("input",{type:"\
radio",...n,...A});return s.addEventListener("change",t),{input:s,node:d("label",{},s,...e)}}function nt(n,t){
let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,o]of e)n.off(`ch\
ange:${s}`,o)}}function O(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Ut(n){let t=d(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Te(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Ce=1e3,J,Pt;function Te(n){J?.isConnected||
(J=d("p",{class:"annotated-voice",role:"status"}),document.body.append(J));let t=J;clearTimeout(Pt),
Pt=setTimeout(()=>{t.textContent=n},Ce)}var _=(n,t=0)=>Array.from({length:n},(e,s)=>t+s);var ot=n=>n.reduce((t,e)=>t+e,0),D=n=>n.reduce((t,e)=>t*e,1);function y({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function H(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ot(s);return s.map(r=>r/o)}var Ne=1e-5;function I(...n){return{shape:n,data:new Float32Array(D(n))}}var bt=(n,t)=>(e,s)=>n[s]!==
t,it=()=>(n,t)=>t<=n;function Ie(n,t,e){let s=I(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){
let[r,i]=[y(n,o),y(s,o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)
h+=r[l]*t.data[c+l];i[a]=h}}return s}function Re(n,t,e){let s=I(...n.shape);for(let o=0;o<n.shape[0];o++){
let[r,i]=[y(n,o),y(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/
Math.sqrt(c+Ne);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function kt(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var We=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function je(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.
sqrt(l),p=I(s,a,h),w=I(s,a,h),m=I(a,c);for(let g=0;g<s;g++)for(let f=0;f<a;f++){let x=g*a+f,v=($,j)=>y(
$,j).subarray(g*l,(g+1)*l),[b,X]=[v(n,f),v(m,f)],yt=y(p,x);for(let $=0;$<h;$++){let j=v(t,$),N=0;for(let Q=0;Q<
l;Q++)N+=b[Q]*j[Q];yt[$]=!o||o(r+f,$)?N/u:-1/0}if(yt.every($=>$===-1/0))throw new RangeError("mask m\
asks every key for some query");let jt=y(w,x);if(jt.set(H(yt)),i.head!==g)for(let $=0;$<l;$++){let j=0;
for(let N=0;N<h;N++)j+=jt[N]*e.data[N*c+g*l+$];X[$]=j}}return{scores:p,weights:w,values:m}}var xt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}apply(t,e,s){let{[`${e}.weight`]:o,[`${e}.bias`]:r}=this.parameters;return t(
s,o,r)}linear(t,e){let s=this.apply(Ie,t,e);return t===this.without.output&&s.data.fill(0),this.note(
t,s)}norm(t,e){return this.note(t,this.apply(Re,t,e))}embed(t,e){let s=this.parameters[`${t}.table.w\
eight`],o=I(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`id\
s holds ${i}, but the vocabulary has ${s.shape[0]} entries`);y(o,a).set(y(s,i))}),this.note(`${t}.ta\
ble`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:kt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:p}=je(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,p),this.note(t,this.linear(`${t}.w_o`,p))}feedForward(t,e){let s=We(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
kt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,kt(e,s(e)));return this.note(t,o)}stack(t,e,s,o=new Map,r=0,i=null,a=null){
for(let l=0;l<this.config.n_layers;l++){let u=`${t}.layers.${l}`,[p,w]=[`${u}.self_attention`,`${u}.\
cross_attention`],m=[g=>(o.set(p,Pe(o.get(p),this.project(p,g))),this.attend(p,g,o.get(p),s,r)),g=>(o.
has(w)||o.set(w,this.project(w,i)),this.attend(w,g,o.get(w),a,r)),g=>this.feedForward(`${u}.feed_for\
ward`,g)];i||m.splice(1,1);for(let[g,f]of m.entries())e=this.sublayer(`${u}.sublayers.${g}`,e,f);this.
note(u,e)}let c=`${t}.norm`,{norm_first:h}=this.config;return this.note(t,h?this.norm(c,e):this.note(
c,e))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},rt=class extends xt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",s,
e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.embed("t\
gt_embed",s),c=this.positions("positions.tgt","tgt",a,i);return this.stack("decoder",c,o,r,i,t,e)}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Pe(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=I(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function qt(n,t){
let e={},s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function Vt(n,t,e,{
maxLen:s,bosId:o,eosId:r}){let i=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===
r);){let h=n.decode(i,e,c.slice(-1),null,a),l=n.generator(h).data;c.push(l.indexOf(l.reduce((u,p)=>Math.
max(u,p))))}return c}function at(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var ct=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=at(t),this.thousands=at(e),this.before=at(s),this.
after=at(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.
thousands[e]:this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.
indexOf(t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Gt({config:n,tensors:t},e){let s=typeof e=="string"?ze(e):Fe(e),o={};for(let[r,i,a,c]of t){
let h=D(i),l=p=>s.slice(a,a+p*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(l(2)),De):new Float32Array(
l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var ze=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(
0)),Fe=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function De(n){let[t,e]=[n>>10&
31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var C="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",He=new RegExp(
`[${C}]+`),Ke=new RegExp(`^[${C}]+|[${C}]+$`,"g");function dt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(He).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var F="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),lt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function vt(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${ht(t)} thousand ${e<100?"and ":""}${ht(e)}`:`${ht(t)} thousand`:ht(
e)}function ht(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Yt(e);let s=`${F[t]} hundred`;return e?
`${s} and ${Yt(e)}`:s}function Yt(n){if(n<20)return F[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${lt[t]}\
-${F[e]}`:lt[t]}var Be=new RegExp(`^[${C}]*<[A-Za-z]+>[${C}]`),Ue=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
qe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,R="I translate integers from 0 to 999,999.",K=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Zt(n){let[t]=Be.exec(n)??[""];return t+Ve(n.slice(t.length))}
function Ve(n){let t=n.replace(Ke,"");if(!Ue.test(t))return n;let e=qe.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${R} “${K(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return vt(e)}var Xt=(n,t)=>Qt(n,t,1)[0];function Qt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*$t(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function $t(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+$t(n.slice(0,r),t.slice(0,i))+$t(n.slice(r+o),t.slice(
i+o))}var Jt=n=>/^\d+$/.test(n),Ge=40,ee=["<pad>","<s>","</s>","<unk>"],Et=class{padId=0;bosId=1;eosId=2;unkId=3;constructor(t){
this.tokens=[...ee,...t],this.idOf=new Map(this.tokens.map((e,s)=>[e,s]))}encode(t){return t.map(e=>this.
idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.
slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},Ot="[\\p{L}\\p{N}_]",se=`[^\\p{L}\\p{N}_${C}\
]`,Ye=new RegExp(`${Ot}+(?:['’-]${Ot}+)*|${se}`,"gu"),Ze=new RegExp(` ?${Ot}+| ?${se}+|[${C}]`,"gu"),
B=class{constructor({tokens:t}){this.vocabulary=new Et(t)}encode(t){let e=this.vocabulary.encode(this.
split(t.normalize("NFC")));if(!e.length)throw new RangeError("The text is empty. Write at least one \
word.");return e}split(t){return t.match(Ye)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},Mt=class extends B{constructor(t){super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.
tokens.slice(ee.length);this.languages=s.filter(e),this.words=s.filter(o=>!e(o))}split=dt;join(t){return t.
join(" ")}encode(t){let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&
!s.includes(o[0]))throw new RangeError(`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}\
.`);let i=o.slice(r?1:0);if(!i.length)throw new RangeError(`${R} Write one, such as 47 or forty-seve\
n.`);let a=i.filter(c=>!this.words.includes(c));if(!a.length)return e.encode(o);throw new RangeError(
this.refusal(a.find(c=>!Jt(c))??a[0]))}refusal(t){if(Jt(t))return`${R} Write “${K(t)}” in words to\
o, or the integer in digits.`;let e=t.length<=Ge&&Xt(t,this.words);return`${R} “${K(t)}” is not a \
number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty-seven.")}},Lt=class extends B{constructor({
alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=
new Map,e.forEach(([s,o],r)=>{let i=te(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){
return(t.match(Ze)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){
let o=t.slice(1).flatMap((r,i)=>this.places.get(te(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;
e=Math.min(...o),t=Xe(t,this.merges[e])}}},te=(n,t)=>`${n.length} ${n}${t}`;function Xe(n,[t,e]){let s=[];
for(let o=0;o<n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Qe={words:B,
"number words":Mt,"sub-words":Lt},At=({kind:n,...t})=>new Qe[n](t);var Je=2e4,ne=400,k="de",U=class{constructor({blueprint:t,weights:e}){this.model=new rt(Gt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=At(t.src_tokenizer),this.target=At(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new ct(this.parts[t]),this.names[t]}read(t,e=k){
let s=e===k?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Zt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${R} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:bt(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=bt(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,it(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function oe(n,t=U,e=""){let s=null;return()=>s??=ts(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function ts(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await es(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function es(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),Je),r=()=>{clearTimeout(o),i(),e()},i=nt(n,{[`${t}weights`]:r});O(n,{[`${t}wanted`]:!0})})}
function re(n,t){if(n.get("own"))return{node:"",show(){}};let e=z(n.get("languages"),([r])=>r),{node:s,
show:o}=et("into",e,t);return s.className="into",s.firstElementChild?.prepend(d("span",{class:"heard"},
"Translate ")),{node:s,show:()=>o(n.get("language"))}}var ss=n=>n.get("own")?"A text for your transl\
ator":"An English number, in words or in digits";function ie(n,t,e,s,o="",r=ss(n)){let i="",a=`text-${Math.
random()}`,c=Bt({id:a,"aria-describedby":`${a}-error`}),h=d("p",{id:`${a}-error`,class:"error",role:"\
alert"}),l=d("form",{},d("label",{for:a},r),E("line",c,o,d("button",{class:"main"},t)),e,h);c.addEventListener(
"keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),l.requestSubmit())});let u=(m,g)=>{
i=c.value,s(m,g)};return l.addEventListener("submit",m=>{m.preventDefault(),u(c.value)}),{node:l,ask:u,
show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let g=m instanceof RangeError;c.setAttribute("aria-i\
nvalid",String(g)),h.textContent=g?m.message:"",m&&!g&&(h.textContent=`The model cannot answer: ${m.
message}. Press ${t} to try again.`)}}}var q=n=>t=>n.find(e=>String(e)===t),rn=q([!0,!1]),ns=n=>String(n);function ae(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=f=>(s[f]??ns)(n.get(f)),h=Object.keys(
e),l=P(h,c),u=new URLSearchParams(location.search),p=[];for(let[f,x]of Object.entries(e)){let v=u.get(
`${a}.${f}`);if(v===null)continue;let b=x(v);b===void 0?p.push(f):n.set(f,b)}let w=d("a",{},"Copy li\
nk to this setting"),m=d("span",{role:"status"});w.addEventListener("click",async f=>{if(!(f.ctrlKey||
f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",w.getAttribute("href"));try{
await navigator.clipboard.writeText(w.href),m.textContent=" Copied."}catch{m.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let g=p.length?` The address has a setting that\
 could not be read, and was left out: ${p.join(", ")}.`:"";return{node:d("p",{class:"address"},w,m,g),
show(){let f=new URLSearchParams(location.search);for(let b of h){let X=c(b);X===l[b]?f.delete(`${a}\
.${b}`):f.set(`${a}.${b}`,X)}m.textContent="";let x=o.closest("section[id]")?.id,v=f.size?`?${f}`:location.
pathname;w.setAttribute("href",`${v}${x?`#${x}`:""}`)}}}var le="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),rs="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function T(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${T(e,!0)}tausend`:"")+(s?`${T(s,!0)}hundert`:"");return o||!r?r+_t(o,t&&!s):r}function _t(n,t){
if(n===1&&t)return"ein";if(n<20)return le[n];let[e,s]=[rs[Math.floor(n/10)],n%10];return s?`${_t(s,!0)}\
und${e}`:e}function de(n,t){let e=T(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===St(t)}var hn=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[_t(e,n),e])));function St(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${le[(n-t)/100]}hundert${t?T(t):""}`}function V(n){
let t=dt(n);return t.includes("thousand")?ue("thousand",1e3,t,1e6,e=>ce(e,1e3)):ce(t,1e4)}var ce=(n,t)=>n.
includes("hundred")?ue("hundred",100,n,t,he):he(n);function ue(n,t,e,s,o){let r=e.indexOf(n),i=e.slice(
r+1),a=r?o(e.slice(0,r)):1,c=i.length&&o(i[0]==="and"&&i[1]?i.slice(1):i),h=t*a+c;return a&&(c||!i.length)&&
h<s?h:null}function he(n){let[t,e,...s]=n,o=F.indexOf(t);if(o>=0)return e===void 0?o:null;let r=lt.indexOf(
t);if(r<2||s.length)return null;if(e===void 0)return 10*r;let i=F.indexOf(e);return i>0&&i<10?10*r+i:
null}var is=5,as={positions:{positions:!0},head:{head:["decoder.layers.1.self_attention",3]},scale:{scale:!0}},
ut=class extends U{answer(t,e="",s=k){if(s!==k)return this.inLanguage(t,s);this.model.without=as[e]??
{};let o=this.whole(t);return e==="mask"?{...o,forced:this.forced(t)}:o}inLanguage(t,e){let s=this.whole(
t,e),{src_tokens:o,translation:r}=s,i=this.namesIn(e),a=V(o.slice(1).join(" ")),c=a===null?"":i.nameOf(
a),h=i.numberOf(r);return{...s,language:e,truth:{number:a,right:c,named:h}}}whole(t,e=k){let{model:s,
srcVocab:o,tgtVocab:r}=this,{bosId:i,eosId:a,tokens:c}=r,h=s.config.max_len,{src:l,srcMask:u}=this.read(
t,e),p=Vt(s,l,u,{maxLen:h,bosId:i,eosId:a}),w=p.slice(0,-1),m=qt(s,()=>s.forward(l,w,u,it())),g=Object.
entries(m).filter(([f])=>f.endsWith(".weights"));return{text:t,translation:this.textOf(p),src_tokens:l.
map(f=>o.tokens[f]),tgt_tokens:w.map(f=>c[f]),next_tokens:p.slice(1).map(f=>c[f]),likely:w.map((f,x)=>cs(
y(m.generator,x),c)),weights:Object.fromEntries(g.map(([f,x])=>[f.replace(".weights",""),x]))}}forced(t){
let{src:e,srcMask:s}=this.read(t),o=V(e.map(u=>this.srcVocab.tokens[u]).join(" "));if(o===null)return null;
let{bosId:r,eosId:i}=this.tgtVocab,a=[...this.target.encode(T(o)),i],c=this.model.forward(e,[r,...a.
slice(0,-1)],s,null),h=a.map((u,p)=>H(y(c,p))),l=h.map((u,p)=>-Math.log(u[a[p]]));return{translation:this.
textOf(h.map(u=>u.indexOf(Math.max(...u)))),loss:ot(l)/a.length}}};function cs(n,t){return H(n).map(
(s,o)=>[t[o],s]).sort(([,s],[,o])=>o-s).slice(0,is)}function pe(n){let t=({shape:e,data:s})=>({shape:e,
data:Float32Array.from(s)});return{...n,weights:z(n.weights,t)}}var G={"":{name:"nothing"},positions:{name:"positions",breaks:"457",why:"Without positions, “four hu\
ndred and seven” and “seven hundred and four” look the same to it: of 300 new numbers, 2% still come\
 out right.",page:"05-positional-encoding",chapter:"Chapter 5: Positional encoding"},scale:{name:"th\
e scale",breaks:"457",why:"Without 1/√d_k the scores are 4 times as large, yet of 300 new numbers, 9\
8% still come out right.",page:"06-scaled-dot-product-attention",chapter:"Chapter 6: Scaled dot-prod\
uct attention"},head:{name:"one head",breaks:"1107",why:"Without head 3 of its self-attention, decod\
er layer 1 repeats itself: of 300 new numbers, 53% still come out right.",page:"07-splitting-and-joi\
ning-the-heads",chapter:"Chapter 7: Splitting and joining the heads"},mask:{name:"the causal mask",breaks:"\
457",why:"This smaller model was trained without the causal mask, so it mostly learned to copy the a\
nswer from its input.",page:"08-masking",chapter:"Chapter 8: Masking"}};function fe(n,t){let e=Object.
entries(G).map(([a,{name:c}])=>st({name:`${t}-broken`,value:a},()=>O(n,{broken:a}),c)),s=e.map(({node:a})=>a),
o=d("legend",{},"Break it: remove"),r=d("fieldset",{class:"breaks"},o,...s),i=d("p",{class:"soft"},"\
To break it, choose German.");return{node:d("div",{},r,i),show(){r.hidden=n.get("language")!==k,i.hidden=
!r.hidden;for(let{input:a}of e)a.checked=a.value===n.get("broken")}}}var Y=n=>n<1e-4?"< 0.01%":n>.9999?"> 99.99%":`${(100*n).toFixed(2)}%`;function me(n){let t=_(n).map(
()=>[d("span"),d("span",{class:"bar"}),d("span")]),e=[d("th",{scope:"col"},"token"),"bar","probabili\
ty"],s=tt({class:"likely numbers"},"",e,t);return s.tHead?.classList.add("heard"),{node:s,show(o,r){
s.createCaption().textContent=`Probabilities for token ${r+1}`,t.forEach(([i,a,c],h)=>{let[l,u]=o[h];
i.textContent=l,L(a,{p:u}),c.textContent=Y(u)})}}}var ge=n=>!n.matches(".none")&&!n.closest(".unwritten");function we(n,t){let e=()=>t.flat().find(ge)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(p=>p.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{ge(s)||o(e())}}var Ct=20,hs=9;function ls(n,t,e,s){let o=d("td",{tabindex:"-1","data-row":t,"data-column":e,...A},d(
"span",{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),L(
o,{w:n})}var ye=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function ds(n,t){let e=[],
s=({target:o})=>{let{row:r,column:i}=o.closest?.("td[data-row]")?.dataset??{};return r===void 0?[]:[
Number(r),Number(i)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointerlea\
ve",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",()=>{
e=[],t()})}function ke({label:n,rows:t,columns:e,weights:s,head:o,mayLook:r,look:i}){let a=e.map(g=>d(
"span",{},g)),c=t.map((g,f)=>{let x=y(s,o*t.length+f);return e.map((v,b)=>ls(x[b],f,b,!r(f,b)))}),h=d(
"td",{class:"corner"}),l=tt({class:"heat-map numbers",role:"grid","aria-label":n},"",[h,...a],t.map(
(g,f)=>[g,...c[f]])),[u,...p]=l.rows,w=[...u.cells].slice(1);l.classList.toggle("dense",e.length>hs),
L(l,{columns:e.length}),ds(l,i);let m=we(l,c);return{node:l,show(g,f,x){p.forEach((v,b)=>{v.classList.
toggle("current",b===g)}),ye(p,f);for(let v of[w,...c])ye(v,x);m()}}}function xe(n,t){let[,e,s]=n.shape,
o=_(Ct+1).map(()=>"");for(let c of _(e))y(n,t*e+c).forEach((h,l)=>{o[Math.round(h*Ct)]+=`M${l} ${c}h\
1v1h-1z`});let r=o.map((c,h)=>h&&c?S("path",{d:c,"fill-opacity":h/Ct}):""),i=S("rect",{y:e,width:s,height:e});
i.style.fill="var(--cell)";let a={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"none"};return{node:S(
"svg",{...a,"aria-hidden":"true"},...r.filter(Boolean),i),show:c=>i.setAttribute("y",String(Math.min(
c,e)))}}var us={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},ps={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},fs=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function ms(n,t,e){let s=n==="sublayers"&&ps[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function Tt(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(fs))s.push(r?ms(o,r,
e):us[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var Nt=n=>n.charAt(0).toUpperCase()+n.slice(1);var pt={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being ge\
nerated. Columns: the ${n} it attends to.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t]},"encoder se\
lf_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: the ${n} it a\
ttends to.`,tokens:({src_tokens:n})=>[n,n]},"decoder self_attention":{name:"Decoder self-attention",
axes:(n,t)=>`Rows: the ${t} token being generated. Columns: the tokens before it. Hatched: masked.`,
tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function W(n){let[t,,e,s]=n.split(
".");return{kind:`${t} ${s}`,layer:Number(e)}}var be=(n,t)=>n.replace(" ",`.layers.${t}.`);var gs=1e3,ws=600,ys=2900,ks=100,It=(...n)=>E("line",...n),ft=class{constructor(t,e){this.view=e,this.
uncovered=e.total,this.isPlaying=!1,this.time=0,this.last=0,this.frame=0,this.back=M("‹",()=>this.
go(e.step-1),{"aria-label":"Back"}),this.next=M("›",()=>this.go(e.step+1),{"aria-label":"Next"}),this.
playIt=M("▶ Play",()=>this.playOrStop(),{class:"play"});let s=`${t}-step`;this.range=d("input",{id:s,
type:"range",min:1,...A}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),
this.place=d("output",{for:s,"aria-live":"off"});let o=d("label",{for:s,class:"token-label"},"Token");
this.node=It(this.playIt,this.back,this.next,o,this.range,this.place),this.node.classList.add("steps")}go(t){
this.stop();let e=Math.min(Math.max(t,1),this.view.total);this.uncovered=Math.max(this.uncovered,e),
this.moveAndTell(e)}end(){this.stop(),this.uncovered=this.view.total,this.moveAndTell(0)}moveAndTell(t){
this.view.move(t),this.view.tell()}choose(t){this.uncovered=this.view.total,this.go(t)}playOrStop(){
this.isPlaying?this.go(Math.max(1,this.uncovered)):this.play(this.uncovered<this.view.total?this.uncovered+
2:0)}play(t){this.stop(),this.isPlaying=!0,this.node.setAttribute("aria-busy","true"),this.time=t,this.
last=performance.now(),this.turnTo(Math.floor(t)),this.tick(this.last),this.playIt.textContent="❚❚ P\
ause"}tick(t){let e=Math.floor(this.time),s=e<2?gs:Math.min(ws,ys/this.view.total);this.time+=Math.min(
t-this.last,ks)/s,this.last=t;let o=Math.floor(this.time);if(o>=this.view.total+2)return this.end();
o!==e&&this.turnTo(o),this.view.drawTime(o,this.view.isCalm?1:this.time-o),this.frame=requestAnimationFrame(
r=>this.tick(r))}turnTo(t){this.uncovered=Math.max(0,t-1),this.view.move(Math.max(1,this.uncovered))}stop(){
this.isPlaying&&this.view.stage.rest(),this.isPlaying=!1,this.node.setAttribute("aria-busy","false"),
cancelAnimationFrame(this.frame),this.playIt.textContent="▶ Play"}restart(){this.uncovered=this.view.
total,this.range.max=String(this.uncovered)}show(){let{step:t,total:e}=this.view;this.isPlaying||(this.
uncovered=Math.max(this.uncovered,t)),this.range.value=String(t),this.place.textContent=`${t} of ${e}`,
this.back.disabled=t===1,this.next.disabled=t===e}};var mt=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.
get("example"),this.thumbs=[];let r=z(pt,({name:i})=>i);this.kind=et("Attention",r,i=>O(t,{path:be(i,
this.parts.layer)})),this.kind.node.className="line",this.heads=d("fieldset",{class:"heads"}),this.choice=
d("div",{},this.kind.node,this.heads),this.title=d("summary"),this.place=Ht(),this.axes=d("p",{class:"\
soft"}),this.inNumbers=d("details",{},this.title,this.place,this.axes)}get path(){return this.model.
get("path")}get parts(){return W(this.path)}get head(){return this.model.get("head")}get isEncoder(){
return this.path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){
return pt[this.parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return y(
e,this.head*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.kind.show(e),this.heads.
replaceChildren(d("legend",{class:"heard"},"Head")),this.thumbs=[];for(let[s,o]of Object.entries(t.weights))
W(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=W(t),o=_(e.shape[0]).
map(r=>{let i=xe(e,r),a=d("span",{"aria-hidden":"true"},`head ${r}`),c=Nt(Tt(t,r)),{input:h,node:l}=st(
{name:`${this.id}-head`,"aria-label":c},()=>O(this.model,{path:t,head:r}),i.node,a);return this.thumbs.
push({input:h,picture:i,path:t,head:r}),l});return It(d("span",{},`Layer ${s}`),...o)}drawMap(){let{
axes:t,mayLook:e=()=>!0}=pt[this.parts.kind],{head:s}=this,[o,r]=this.tokens,i=Nt(Tt(this.path,s)),a=this.
answer.weights[this.path];this.title.textContent=`${i}, in numbers`,this.axes.textContent=`${t(...this.
languages)} Each row sums to 1.`;let{look:c}=this;this.map=ke({label:i,rows:o,columns:r,head:s,weights:a,
mayLook:e,look:c}),this.place.replaceChildren(this.map.node);for(let h of this.thumbs)h.input.checked=
h.path===this.path&&h.head===s}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:
e;this.map?.show(t,s,o);for(let{picture:r}of this.thumbs)r.show(s)}sentence(t,e){let[s,o]=this.tokens,
r=this.weightsOf(t),i=e??r.indexOf(Math.max(...r)),a=e===void 0?"looks most":"looks";return`“${s[t]}\
” ${a} at “${o[i]}”: ${r[i].toFixed(3)}.`}};var xs=560;function bs(n,t,e){let s=n.trim()?n:"␣",o=t?M(s,t,{class:"token",...A}):d("span",{class:"\
token"},s),r=d("small",{}),i=d("li",{},o,r);if(t){for(let a of["pointerenter","focus"])o.addEventListener(
a,()=>e(!0));for(let a of["pointerleave","blur"])o.addEventListener(a,()=>e(!1))}return{node:i,name:o,
number:r}}var gt=class{constructor(t){this.lines=S("svg",{"aria-hidden":"true"});let e=t?[["Source"],
["Target"]]:[["English","en"],[]],s={"aria-hidden":"true"};this.names=e.map(()=>d("p",s)),this.lists=
e.map(()=>d("ol")),this.stacks=["encoder","decoder"].map(o=>d("p",{class:o,...s},o)),this.node=E("st\
age",this.lines,this.names[0],this.lists[0],...this.stacks,this.names[1],this.lists[1]);for(let o of[
0,1])this.call(o,...e[o]);this.sides=[[],[]],this.ends=null,this.drawAgain=()=>{}}light(t,e){let s=W(
e.path);for(let o of this.stacks){let r=o.className,i=new Set(t.filter(u=>u.startsWith(r)).map(u=>W(
u).layer)),[a,c]=s.kind.split(" "),h=`: ${c.replace("_","-")}, head ${e.head}`,l=[...i].map(u=>{let p=a===
r&&u===s.layer,w=`layer ${u}${p?h:""}`;return d("span",p?{class:"lit"}:{},w)});o.replaceChildren(r,...l)}}call(t,e="",s=""){
this.names[t].textContent=e,this.lists[t].setAttribute("aria-label",`${e} tokens`),this.lists[t].lang=
s}draw(t,e,s,o,r){this.sides=t.map((c,h)=>c.map((l,u)=>bs(l,e(h,u),p=>s(p,h,u)))),this.sides[1].forEach(
({node:c},h)=>{c.classList.toggle("slipped",h>=o),c.hidden=h>r}),this.lists.forEach((c,h)=>{c.replaceChildren(
...this.sides[h].map(({node:l})=>l))});let i=t[1].length-1-r,a=`… and ${i} more, and still no end`;
i>0&&this.lists[1].append(d("li",{class:"more"},a)),this.layOut()}layOut(){let{classList:t,clientWidth:e}=this.
node,s=()=>this.lists.some(o=>o.scrollWidth>o.clientWidth);t.remove("columns","dense"),s()&&t.add("d\
ense"),e&&(e<xs||s())&&t.add("columns"),this.ends=null}show({step:t,uncovered:e,place:[s,o],seen:r,weights:i,
others:a}){this.sides[1].forEach(({node:h,name:l},u)=>{h.classList.toggle("unwritten",u>e),h.classList.
toggle("later",u>t),h.style.opacity="",u===t?l.setAttribute("aria-current","step"):l.removeAttribute(
"aria-current")}),this.sides.forEach((h,l)=>{h.forEach(({node:u,number:p},w)=>{let m=l===r&&e?i[w]:void 0;
u.classList.toggle("looks",l===s&&w===o&&e>0),u.classList.toggle("looked-at",m>=.05),L(u,{w:m??0}),p.
textContent=m>=.005?m.toFixed(2):""})}),this.lists.forEach((h,l)=>{h.classList.contains("seen")!==(l===
r)&&(this.ends=null),h.classList.toggle("seen",l===r)});let c=a.slice(0,e);this.drawAgain=()=>{this.
lines.replaceChildren(),s!==r&&e&&this.drawLines(o,i,c)},this.drawAgain()}drawLines(t,e,s){let[o,r]=this.
places();s.forEach((i,a)=>{o.forEach((c,h)=>{a+1!==t&&i[h]>=.2&&this.join(c,r[a+1],i[h],"other")})}),
o.forEach((i,a)=>{e[a]>=.02&&this.join(i,r[t],e[a],"own")})}places(){let t=this.node.classList.contains(
"columns");return this.ends??=this.sides.map((e,s)=>e.map(({name:o})=>{let{offsetLeft:r,offsetTop:i,
offsetWidth:a,offsetHeight:c}=o;return t?[r+(s?0:a),i+c/2]:[r+a/2,i+(s?0:c)]})),this.ends}join(t,e,s,o){
let[r,i,a,c]=[...t,...e],h=this.node.classList.contains("columns"),[l,u]=[(r+a)/2,(i+c)/2],w=S("path",
{class:o,d:`M${r},${i} C${h?[l,i,l,c]:[r,u,a,u]} ${a},${c}`,"stroke-width":(1+5*s).toFixed(1),"strok\
e-opacity":(.25+.55*s).toFixed(2)});return this.lines.append(w),w}enter(t){if(L(this.node,{torn:Math.
min(t,1)}),this.node.classList.toggle("reads",t>1),t<=1)return;this.lines.replaceChildren();let{offsetLeft:e,
offsetTop:s,offsetWidth:o,offsetHeight:r}=this.stacks[0],i=this.node.classList.contains("columns");for(let[
a,c]of this.places()[0]){let h=[e+o/2,s+r/2];this.join([a,c],i?[h[0],c]:[a,h[1]],.5,"own")}this.fly(
t-1)}write(t,e){this.node.classList.remove("reads"),this.fly(e);let{node:s}=this.sides[1][t];s.style.
opacity=e<1?String(Math.max(0,3*e-2)):"",this.node.classList.toggle("writes",e<1)}fly(t){for(let s of this.
lines.querySelectorAll("circle"))s.remove();let e=this.lines.querySelectorAll("path.own");for(let s of e){
let o=s.getTotalLength();if(s.style.strokeDasharray=t<1?`${o*t} ${o}`:"",t>=1)continue;let{x:r,y:i}=s.
getPointAtLength(o*t),a=2+Number(s.getAttribute("stroke-width"));this.lines.append(S("circle",{cx:r,
cy:i,r:a}))}}rest(){this.node.classList.remove("reads","writes"),this.node.style.removeProperty("--t\
orn"),this.drawAgain()}resize(){this.layOut(),this.drawAgain()}};var $e=n=>n.toLocaleString("en-US");var $s=.95,Rt="</s>",ve={class:"plain"},vs=/^(eleven|twelve|\w+teen) hundred\b/,Es="twelve hundred",
Z=({language:n=k},t)=>d("strong",{lang:n},t),Oe=({src_tokens:n,language:t})=>n.slice(t?1:0).join(" "),
Ee=n=>n===Rt?"the end (</s>)":`“${n}”`;function Me({src_tokens:n,translation:t,truth:e}){let{number:s,
named:o}=e??{number:V(n.join(" ")),named:null},r={number:s,right:"",named:o,isRight:!1,isWrong:!1};if(s===
null)return r;let i=e?.right??T(s),a=e?t===i:de(t,s);return{number:s,right:i,named:o,isRight:a,isWrong:!a&&
(!e||o!==null||!t)}}function Le(n){let{right:t,isWrong:e}=Me(n),{next_tokens:s}=n,o=i=>{let a=s.slice(
0,i+1).join("").trim();return a===t+Rt||t.startsWith(a)},r=s.findIndex((i,a)=>e&&!o(a));return r<0?s.
length:r}function Os({likely:n}){let t=n.reduce((e,[[,s]],o)=>s<n[e][0][1]?o:e,0);return{step:t+1,pairs:n[t].
slice(0,2)}}var wt=class{constructor(t){this.view=t,this.model=t.model,this.line=Ut("verdict"),this.
sure=d("p",{class:"sure"}),this.why=d("p",{class:"why"}),this.node=E("result",this.line,this.sure,this.
why)}say(t){this.line.textContent=t,this.line.className="verdict",this.node.classList.add("waits")}show(t){
if(this.node.classList.remove("waits"),this.model.get("own")){this.line.replaceChildren(`“${t.text}\
” is “`,d("strong",{},t.translation),`”${Ae(t)}`);return}let e=Me(t),s=e.isRight?"right":e.isWrong?
"wrong":"odd";this.line.className=`verdict ${s}`,this.line.replaceChildren(...Ls(t,e)),this.sure.replaceChildren(
...this.sureness(t)),this.why.replaceChildren(...this.reason(t,e))}sureness(t){if(!t.translation||this.
model.get("broken"))return[];let{step:e,pairs:s}=Os(t),[[o,r],[i,a]]=s;if(r>=$s)return[`It was sure \
of each token: ${Y(r).replace("> ","")} or more.`];let[c,h]=[r,a].map(u=>Math.round(100*u)),l=d("spa\
n",{class:"split","aria-hidden":"true"});return L(l,{p:r/(r+a)}),["It wavered at ",M(`token ${e}`,()=>this.
view.steps.go(e),ve),` between ${Ee(o)} `,l,` and ${Ee(i)}: ${c} to ${h}.`]}reason(t,e){let s=this.model.
get("broken"),{number:o,isRight:r}=e;if(s)return this.whyBroken(t.forced,e,G[s]);if(o===null)return[];
let i=vt(o),a=Oe(t);return a===i.replaceAll("-"," ")?[]:this.model.get("years")&&a===Es?["Neither tr\
aining showed this number."]:this.model.get("years")&&vs.test(a)?["In the second training, half of t\
he years were written like this."]:[`In training, such a number is always written “${i}”, ${r?"s\
o this is a guess, and a lucky one":"so this is a guess"}.`]}whyBroken(t,{right:e,isRight:s},{why:o,
page:r,chapter:i,breaks:a}){let c=document.documentElement.dataset.content_root,h=this.model.later?"\
html":"ipynb",l=`${c?`${c}book/`:""}${r}.${h}`,u=t?.translation===e?"repeats it":"does not quite cop\
y it",p=t?` Fed the right answer, it ${u} (“${t.translation}”, a loss of ${t.loss.toFixed(3)}, w\
here 0 is perfect). On its own it has nothing to copy.`:"",m=["This number survives. Try ",M(a,()=>this.
view.form.ask(a),ve),". "],g=d("a",{href:l},i);return[...s?m:[],`${o}${p} `,g]}},Ms=n=>`${n} ${n===1?
"token":"tokens"}`;function Ae({next_tokens:n}){return n.at(-1)===Rt?`, written in ${Ms(n.length-1)}\
 and the end token.`:" … and the model did not come to an end."}function Ls(n,{number:t,right:e,named:s,
isRight:o,isWrong:r}){let{translation:i}=n,a=Oe(n),c=`”${s&&r?`, which is ${$e(s)}`:""}${Ae(n)}`;if(o)
return[`Right: “${a}” is “`,Z(n,i),c];if(t===null)return[`“${a}” became “`,Z(n,i),`${c} \
No number has this name in English, so no answer is right.`];let h=r?"It is “":"The spelling that \
it was taught is “",l=n.truth?"":St(t),u=[h,Z(n,e),"”"];u.push(...l?[" or “",Z(n,l),"”."]:["\
."]);let p=d("span",{class:"truth"},...u);if(!i)return[`Wrong: of “${a}” it made nothing. It stopp\
ed at once.`,p];let w=As(i,e),m=d("span",{class:"slip"},i.slice(w)),g=Z(n,i.slice(0,w));return g.append(
m),[`${r?"Wrong: ":""}“${a}” became “`,g,c,p]}function As(n,t){let e=0;for(;e<n.length&&n[e]===
t[e];)e+=1;return e}var _s=8,Ss=["forty-seven","ninety-seven"],Cs=["twelve hundred","nineteen hundred"],Ts=["twelve hund\
red","eleven hundred","4247","seven forty"],Ns=n=>({path:"decoder.layers.1.cross_attention",head:n===
k?3:0}),_e=0;function Is(n,t){let e=r=>M(r,()=>n(r),{class:"plain"}),s=t?[]:Ss.map(e),o=t?Ts.map(e):
[e("7001"),"or what it never saw:",...Cs.map(e)];return{node:E("line soft","Try",...s,...o),show(r){
for(let[i,a]of s.entries())a.hidden=r===i>0}}}var Wt=class{constructor({model:t,el:e}){_e+=1;let s=`\
live-translator-${_e}`;this.model=t,this.isCalm=Kt(),this.isOwn=t.get("own"),this.isFixed=this.isOwn||
t.get("years"),this.answer=pe(t.get("example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.
turn=0,this.fetch=P(["","unmasked","languages"],h=>oe(t,ut,h));let o=h=>{O(t,{broken:""}),this.form.
ask(h)};this.more=Is(o,t.get("years")),this.menu=re(t,h=>O(t,{language:h,broken:"",...Ns(h)}));let r=this.
isOwn?"":this.more.node,i=h=>this.translate(h),a=this.isFixed?"":this.menu.node;this.form=ie(t,"Tran\
slate",r,i,a),this.form.node.addEventListener("focusin",({target:h})=>{h instanceof HTMLSelectElement||
this.fetchModel().catch(()=>{})}),this.stage=new gt(this.isOwn),this.steps=new ft(s,this),this.stage.
node.addEventListener("click",({target:h})=>{let l=this.steps.node.contains(h);this.steps.isPlaying&&
!l&&this.steps.end()}),this.breaks=fe(t,s),this.verdict=new wt(this),this.likely=me(this.answer.likely[0].
length);let c=["source tokens","target"];this.maps=new mt(t,s,c,(...h)=>this.point(...h)),this.readout=
d("p",{class:"readout","aria-hidden":"true"}),this.answered=E("answered"),this.address=this.inAddress(
e),this.place(e)}inAddress(t){let e=this.answer.weights[this.model.get("path")].shape[0],s=o=>q(this.
isFixed?[]:Object.keys(o));return ae(this.model,t,{text:o=>o.length<=ne?o:void 0,broken:s(G),language:s(
this.model.get("languages")),step:o=>/^\d{1,2}$/.test(o)?Number(o):void 0,path:q(Object.keys(this.answer.
weights)),head:q(_(e))})}place(t){let{maps:e,likely:s}=this,o=E("halves",s.node,e.choice),r=Dt("Prob\
abilities and attention maps",o,e.inNumbers);r.open=this.model.get("maps"),this.stage.node.append(this.
readout,this.steps.node),this.answered.append(this.stage.node,this.isFixed?"":this.breaks.node,this.
verdict.node,r),Ft(t,"live-translator","Live translator",this.form.node,this.answered,this.address.node)}fetchModel(){
return this.model.get("language")!==k?this.fetch.languages():this.fetch[this.model.get("broken")==="\
mask"?"unmasked":""]()}get asks(){let{src_tokens:t,language:e=k}=this.answer;if(this.isOwn||e===k)return"";
let[s]=this.model.get("languages")[e];return` “${t[0]}” asks for ${s}.`}get total(){let{length:t}=this.
answer.next_tokens;return this.answer.next_tokens.at(-1)==="</s>"?t:Math.min(t,_s)}get step(){let{total:t}=this;
return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){let{form:s,verdict:o,
steps:r}=this;this.turn+=1;let i=this.turn,[a,c]=[this.model.get("broken"),this.model.get("language")],
h=c===k?"The model is on its way …":"A model of many languages is on its way, once for all of them\
 …",l=setTimeout(()=>o.say(h),150);s.node.setAttribute("aria-busy","true"),this.menu.show();try{let u=await this.
fetchModel();if(i!==this.turn)return;this.answer=u.answer(t,a,c)}catch(u){if(i!==this.turn)return;s.
refuse(u),this.answered.inert=!0,o.say("No answer: what is dimmed belongs to the text before.");return}finally{
clearTimeout(l),i===this.turn&&s.node.setAttribute("aria-busy","false")}s.refuse(null),this.answered.
inert=!1,this.drawAnswer(),e&&e<=this.total?r.go(e):e||this.isCalm?r.end():r.play(0),O(this.model,{text:t}),
this.address.show()}move(t){this.model.get("step")===t?this.show():O(this.model,{step:t})}async translateAgain(){
this.breaks.show(),await this.translate(this.answer.text,1/0)}drawAnswer(){this.form.show(this.answer.
text),this.breaks.show(),this.drawLanguage(),this.steps.restart(),this.chosen=0,this.drawMaps()}drawLanguage(){
if(this.isOwn)return;let{language:t=k}=this.answer,[e]=this.model.get("languages")[t];this.menu.show(),
this.more.show(t===k),this.stage.call(1,e,t),this.maps.languages=["English words",e]}drawMaps(){let{
isEncoder:t}=this.maps;this.kindDrawn=this.maps.parts.kind;let e=c=>{this.chosen=c,this.show()},s=(c,h)=>c===
1&&h?()=>this.steps.choose(h):c===0&&t?()=>e(h):void 0,o=(c,h,l)=>{t&&h||this.point(c?l-h:void 0)},{
src_tokens:r,next_tokens:i}=this.answer,a=[r,["<s>",...i]];this.stage.draw(a,s,o,Le(this.answer)+1,this.
total),this.maps.drawHeads(this.answer),this.drawMap()}drawMap(){this.maps.drawMap(),this.stage.light(
Object.keys(this.answer.weights),this.maps),this.pointed=null,this.show()}show(){let{maps:t,steps:e,
answer:s,step:o}=this;e.show();let r=t.isEncoder?this.chosen:o-1,i=this.pointed?.row??r;this.stage.show(
{step:o,uncovered:e.uncovered,place:t.isEncoder?[0,i]:[1,i+1],seen:t.isEncoder||t.isCross?0:1,weights:t.
weightsOf(i),others:t.isCross?s.next_tokens.map((h,l)=>t.weightsOf(l)):[]});let a=t.isEncoder?o-1:i;
this.likely.show(s.likely[a],a),t.show(r,e.uncovered);let c=t.sentence(i,this.pointed?.column)+this.
asks;e.uncovered&&(this.readout.textContent=c),this.address.show()}drawTime(t,e){let{stage:s,verdict:o,
readout:r,answer:i}=this;if(o.say("The model generates …"),t>1?s.write(t-1,e):s.enter(t+e),t>1)return;
let{text:a,src_tokens:c}=i,h=`“${a}” is split into ${c.length} tokens.`,l="The encoder takes in \
all of them together.";r.textContent=t?l:h}point(t,e){this.pointed=t===void 0?null:{row:t,column:e},
this.show()}tell(){let{answer:t,step:e,total:s,verdict:o}=this,[r,i]=t.likely[e-1][0];this.model.get(
"step")&&e<s?o.say(`Token ${e} of ${s} is “${r}”, with a probability of ${Y(i)}.`):o.show(t)}};function Rs({
model:n,el:t}){let e=()=>n.get("broken")+n.get("language"),s=e(),o=new Wt({model:n,el:t}),r={text:n.
get("text"),step:n.get("step")},i=r.text!==o.answer.text||s!==e();i&&(n.set("text",o.answer.text),n.
set("step",0));let a=nt(n,{text:()=>{n.get("text")!==o.answer.text&&o.translate(n.get("text"))},broken:()=>o.
translateAgain(),language:()=>o.translate(o.answer.text),step:()=>o.show(),path:()=>{o.maps.parts.kind===
o.kindDrawn?o.drawMap():o.drawMaps()},head:()=>o.drawMap()}),c=new ResizeObserver(()=>o.stage.resize());
return c.observe(o.stage.node),o.drawAnswer(),o.tell(),i&&o.translate(r.text,r.step),()=>{o.steps.stop(),
c.disconnect(),a()}}var Se={render:Rs};widget=Se;})();
export default widget;
