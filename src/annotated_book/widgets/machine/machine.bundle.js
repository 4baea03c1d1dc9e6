let widget;
(()=>{var at="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Xn=new RegExp(
`[${at}]+`),Jn=new RegExp(`^[${at}]+|[${at}]+$`,"g");function Vt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Xn).filter(Boolean),s=(o,i)=>o==="a"&&/^(hundred|thousand)$/.
test(e[i+1]);return e.map((o,i)=>s(o,i)?"one":o)}var bt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Kt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Ye(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${Bt(t)} thousand ${e<100?"and ":""}${Bt(e)}`:`${Bt(t)} thousand`:Bt(
e)}function Bt(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Ds(e);let s=`${bt[t]} hundred`;return e?
`${s} and ${Ds(e)}`:s}function Ds(n){if(n<20)return bt[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Kt[t]}-${bt[e]}`:Kt[t]}var Zn=new RegExp(`^[${at}]*<[A-Za-z]+>[${at}]`),Qn=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
ti=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,dt="I translate integers from 0 to 999,999.",yt=n=>n.
length>40?`${n.slice(0,30)}…`:n;function qs(n){let[t]=Zn.exec(n)??[""];return t+ei(n.slice(t.length))}
function ei(n){let t=n.replace(Jn,"");if(!Qn.test(t))return n;let e=ti.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${dt} “${yt(t)}” is not one of them. Write 4247, 4,247 \
or forty-seven.`);return Ye(e)}var Bs=(n,t)=>Xe(n,t,1)[0];function Xe(n,t,e){let s=Array.from(n),o=[];
for(let i of t){let r=Array.from(i),a=s.length+r.length;if(2*Math.min(s.length,r.length)/a<.6)continue;
let c=2*Ge(r,s)/a;c>=.6&&o.push({ratio:c,choice:i})}return o.sort((i,r)=>r.ratio-i.ratio||(i.choice<
r.choice?1:-1)),o.slice(0,e).map(({choice:i})=>i)}function Ge(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i,j:r}=e;return o+Ge(n.slice(0,i),t.slice(0,r))+Ge(n.slice(i+o),t.slice(
r+o))}var oi="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),ni="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function Ut(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/
100)],o=n%100,i=(e?`${Ut(e,!0)}tausend`:"")+(s?`${Ut(s,!0)}hundert`:"");return o||!i?i+Je(o,t&&!s):i}
function Je(n,t){if(n===1&&t)return"ein";if(n<20)return oi[n];let[e,s]=[ni[Math.floor(n/10)],n%10];return s?
`${Je(s,!0)}und${e}`:e}var Ia=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[Je(e,n),e])));function Us(n){let t=Vt(n);return t.includes("thousand")?Gs("thousand",1e3,t,1e6,e=>Ks(e,1e3)):Ks(t,
1e4)}var Ks=(n,t)=>n.includes("hundred")?Gs("hundred",100,n,t,Vs):Vs(n);function Gs(n,t,e,s,o){let i=e.
indexOf(n),r=e.slice(i+1),a=i?o(e.slice(0,i)):1,c=r.length&&o(r[0]==="and"&&r[1]?r.slice(1):r),h=t*a+
c;return a&&(c||!r.length)&&h<s?h:null}function Vs(n){let[t,e,...s]=n,o=bt.indexOf(t);if(o>=0)return e===
void 0?o:null;let i=Kt.indexOf(t);if(i<2||s.length)return null;if(e===void 0)return 10*i;let r=bt.indexOf(
e);return r>0&&r<10?10*i+r:null}var Nt=(n,t)=>Object.fromEntries(n.map(e=>[e,t(e)])),Ys=(n,t)=>Nt(Object.keys(n),e=>t(n[e],e));function b(n,t={},...e){return Js(document.createElement(n),t,e)}function F(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Js(s,t,e)}function Js(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function Zs(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(b("div",o,...s))}var Qs=(n,...t)=>b("div",{class:n},
...t);var to=()=>b("p",{class:"pointed","aria-hidden":"true"});var j={"data-lm-suppress-shortcuts":"true"};function z(n,t,e={}){let s=b("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function ii(n,t,e,s){let o=b("input",{type:"range",...e,...j}),
i=b("output",{"aria-live":"off"}),r=b("span",{},n," ",b("code",{},t));return o.addEventListener("inp\
ut",()=>s(Number(o.value))),{node:b("div",{class:"control"},b("label",{},r,o),i),input:o,output:i}}function eo(n,t,e,s){
let o={min:Math.min(...e),max:Math.max(...e)},{node:i,input:r,output:a}=ii(n,t,o,s);return{node:i,input:r,
show(c){r.value=String(c),a.textContent=String(c)}}}function so(n,t,e){let s=Object.entries(t).map(([r,a])=>b("option",{value:r},a)),o=`menu-${Math.random()}`,
i=b("select",{id:o,...j},...s);return i.addEventListener("change",()=>e(i.value)),{node:b("div",{class:"\
control menu"},b("label",{for:o},n),i),show(r){i.value=r}}}var oo=(n={})=>b("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,...j});function no(n,t){let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,
o]of e)n.off(`change:${s}`,o)}}var _t=(n,t)=>Nt(t,e=>n.get(e));function nt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}
function io(n){let t=b("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&ai(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var ri=1e3,
Gt,Xs;function ai(n){Gt?.isConnected||(Gt=b("p",{class:"annotated-voice",role:"status"}),document.body.
append(Gt));let t=Gt;clearTimeout(Xs),Xs=setTimeout(()=>{t.textContent=n},ri)}var Yt=n=>n.reduce((t,e)=>t+e,0),Xt=n=>n.reduce((t,e)=>t*e,1);function T({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function Q(n){let t=Array.
from(n),e=t.reduce((i,r)=>Math.max(i,r),-1/0),s=t.map(i=>Math.exp(i-e)),o=Yt(s);return s.map(i=>i/o)}var ci=1e-5;function ut(...n){return{shape:n,data:new Float32Array(Xt(n))}}var Qe=(n,t)=>(e,s)=>n[s]!==
t,ts=()=>(n,t)=>t<=n;function hi(n,t,e){let s=ut(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){
let[i,r]=[T(n,o),T(s,o)];for(let a=0;a<r.length;a++){let c=a*i.length,h=e.data[a];for(let l=0;l<i.length;l++)
h+=i[l]*t.data[c+l];r[a]=h}}return s}function li(n,t,e){let s=ut(...n.shape);for(let o=0;o<n.shape[0];o++){
let[i,r]=[T(n,o),T(s,o)],a=0,c=0;for(let l of i)a+=l/i.length;for(let l of i)c+=(l-a)**2/i.length;let h=1/
Math.sqrt(c+ci);for(let l=0;l<r.length;l++)r[l]=(i[l]-a)*h*t.data[l]+e.data[l]}return s}function Ze(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var di=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function ui(n,t,e,s,o,i,r){let[a,c]=n.shape,h=t.shape[0],l=c/s,d=r.scale?1:Math.
sqrt(l),u=ut(s,a,h),f=ut(s,a,h),m=ut(a,c);for(let p=0;p<s;p++)for(let g=0;g<a;g++){let w=p*a+g,x=(M,E)=>T(
M,E).subarray(p*l,(p+1)*l),[y,k]=[x(n,g),x(m,g)],v=T(u,w);for(let M=0;M<h;M++){let E=x(t,M),A=0;for(let S=0;S<
l;S++)A+=y[S]*E[S];v[M]=!o||o(i+g,M)?A/d:-1/0}if(v.every(M=>M===-1/0))throw new RangeError("mask mas\
ks every key for some query");let $=T(f,w);if($.set(Q(v)),r.head!==p)for(let M=0;M<l;M++){let E=0;for(let A=0;A<
h;A++)E+=$[A]*e.data[A*c+p*l+M];k[M]=E}}return{scores:u,weights:f,values:m}}var Jt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}apply(t,e,s){let{[`${e}.weight`]:o,[`${e}.bias`]:i}=this.parameters;return t(
s,o,i)}linear(t,e){let s=this.apply(hi,t,e);return t===this.without.output&&s.data.fill(0),this.note(
t,s)}norm(t,e){return this.note(t,this.apply(li,t,e))}embed(t,e){let s=this.parameters[`${t}.table.w\
eight`],o=ut(e.length,s.shape[1]);e.forEach((r,a)=>{if(!(r>=0&&r<s.shape[0]))throw new RangeError(`i\
ds holds ${r}, but the vocabulary has ${s.shape[0]} entries`);T(o,a).set(T(s,r))}),this.note(`${t}.t\
able`,o);let i=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(r=>r*i)})}positions(t,e,s,o=0){
let i=this.parameters["positions.pe"],r=o+s.shape[0];if(r>i.shape[0])throw new RangeError(`${e} has ${r}\
 tokens, and the model has positions for ${i.shape[0]}`);let a=i.data.subarray(o*i.shape[1],r*i.shape[1]),
c=this.without.positions?s:Ze(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},i,r=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:d,values:u}=ui(a,s,o,this.config.n_heads,i,r,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.
note(`${t}.values`,u),this.note(t,this.linear(`${t}.w_o`,u))}feedForward(t,e){let s=di(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
Ze(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,Ze(e,s(e)));return this.note(t,o)}stack(t,e,s,o=new Map,i=0,r=null,a=null){
for(let l=0;l<this.config.n_layers;l++){let d=`${t}.layers.${l}`,[u,f]=[`${d}.self_attention`,`${d}.\
cross_attention`],m=[p=>(o.set(u,fi(o.get(u),this.project(u,p))),this.attend(u,p,o.get(u),s,i)),p=>(o.
has(f)||o.set(f,this.project(f,r)),this.attend(f,p,o.get(f),a,i)),p=>this.feedForward(`${d}.feed_for\
ward`,p)];r||m.splice(1,1);for(let[p,g]of m.entries())e=this.sublayer(`${d}.sublayers.${p}`,e,g);this.
note(d,e)}let c=`${t}.norm`,{norm_first:h}=this.config;return this.note(t,h?this.norm(c,e):this.note(
c,e))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},Zt=class extends Jt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",s,
e)}decode(t,e,s,o,i=new Map){let r=i.get("length")??0;i.set("length",r+s.length);let a=this.embed("t\
gt_embed",s),c=this.positions("positions.tgt","tgt",a,r);return this.stack("decoder",c,o,i,r,t,e)}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}},Qt=class extends Jt{hiddenStates(t,e=new Map){
let s=e.get("length")??0;e.set("length",s+t.length);let o=this.positions("positions","ids",this.embed(
"embedding",t),s);return this.stack("decoder",o,ts(),e,s)}forward(t,e){return this.generator(this.hiddenStates(
t,e))}};function fi(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,i)=>{let r=ut(o.shape[0]+i.shape[0],
o.shape[1]);return r.data.set(o.data),r.data.set(i.data,o.data.length),r};return{k:s(n.k,t),v:s(n.v,
e)}}function ro(n,t){let e={},s=n.onOutput;n.onOutput=(o,i)=>{e[o]=i};try{t()}finally{n.onOutput=s}return e}function te(n){let[t,e,s,o]=n,i=e.flatMap((r,a)=>[r,...o.map(c=>s[a]+c)]);return[...t,...i]}var ee=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=te(t),this.thousands=te(e),this.before=te(s),this.
after=te(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.
thousands[e]:this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.
indexOf(t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let i=this.
after.indexOf(t.slice(this.before[o].length),1);if(i>0)return 1e3*o+i}return null}};function es({config:n,tensors:t},e){let s=typeof e=="string"?mi(e):pi(e),o={};for(let[i,r,a,c]of t){
let h=Xt(r),l=u=>s.slice(a,a+u*h).buffer,d=c==="e"?Float32Array.from(new Uint16Array(l(2)),gi):new Float32Array(
l(4));o[i]={shape:r,data:d}}return{config:n,parameters:o}}var mi=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(
0)),pi=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function gi(n){let[t,e]=[n>>10&
31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var ao=n=>/^\d+$/.test(n),wi=40,ho=["<pad>","<s>","</s>","<unk>"],ss=class{padId=0;bosId=1;eosId=2;unkId=3;constructor(t){
this.tokens=[...ho,...t],this.idOf=new Map(this.tokens.map((e,s)=>[e,s]))}encode(t){return t.map(e=>this.
idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.
slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},os="[\\p{L}\\p{N}_]",lo=`[^\\p{L}\\p{N}_${at}\
]`,xi=new RegExp(`${os}+(?:['’-]${os}+)*|${lo}`,"gu"),bi=new RegExp(` ?${os}+| ?${lo}+|[${at}]`,"g\
u"),Lt=class{constructor({tokens:t}){this.vocabulary=new ss(t)}encode(t){let e=this.vocabulary.encode(
this.split(t.normalize("NFC")));if(!e.length)throw new RangeError("The text is empty. Write at least\
 one word.");return e}split(t){return t.match(xi)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},ns=class extends Lt{constructor(t){super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.
tokens.slice(ho.length);this.languages=s.filter(e),this.words=s.filter(o=>!e(o))}split=Vt;join(t){return t.
join(" ")}encode(t){let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[i]=s;if(i&&
!s.includes(o[0]))throw new RangeError(`Begin with a language, as in ${i} forty-seven: ${s.join(" ")}\
.`);let r=o.slice(i?1:0);if(!r.length)throw new RangeError(`${dt} Write one, such as 47 or forty-sev\
en.`);let a=r.filter(c=>!this.words.includes(c));if(!a.length)return e.encode(o);throw new RangeError(
this.refusal(a.find(c=>!ao(c))??a[0]))}refusal(t){if(ao(t))return`${dt} Write “${yt(t)}” in words \
too, or the integer in digits.`;let e=t.length<=wi&&Bs(t,this.words);return`${dt} “${yt(t)}” is no\
t a number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty-seven.")}},is=class extends Lt{constructor({
alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=
new Map,e.forEach(([s,o],i)=>{let r=co(s,o);this.places.set(r,[...this.places.get(r)??[],i])})}split(t){
return(t.match(bi)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){
let o=t.slice(1).flatMap((i,r)=>this.places.get(co(t[r],i))??[]).filter(i=>i>e);if(!o.length)return t;
e=Math.min(...o),t=yi(t,this.merges[e])}}},co=(n,t)=>`${n.length} ${n}${t}`;function yi(n,[t,e]){let s=[];
for(let o=0;o<n.length;o++){let i=n[o]===t&&n[o+1]===e;s.push(i?t+e:n[o]),i&&o++}return s}var ki={words:Lt,
"number words":ns,"sub-words":is},se=({kind:n,...t})=>new ki[n](t);var $i=2e4,uo=400,ft="de",kt=class{constructor({blueprint:t,weights:e}){this.model=new Zt(es(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=se(t.src_tokenizer),this.target=se(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new ee(this.parts[t]),this.names[t]}read(t,e=ft){
let s=e===ft?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?qs(s):s),i=this.model.config.max_len,
r=this.source.languages?.length?1:0;if(o.length>i)throw new RangeError(this.readsNumbers?`${dt} This\
 text has ${o.length-r} words, and I can take in ${i-r} at most.`:`This text has ${o.length} tokens,\
 and the model can take in ${i} at most.`);return{src:o,srcMask:Qe(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=Qe(t,this.
srcVocab.padId),o=e.encode(t,s);return(i,r)=>e.generator(e.decode(o,s,i,ts(),r))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}},oe=class{constructor({blueprint:t,weights:e}){this.model=new Qt(
es(t,e)),this.target=se(t.tokenizer),this.tgtVocab=this.target.vocabulary}read(t){let e=this.target.
split(t.normalize("NFC"));if(!e.length)throw new RangeError("There is nothing to go on from. Write a\
t least one word, or press one of the beginnings.");let{bosId:s,unkId:o}=this.tgtVocab,i=this.tgtVocab.
encode(e),r=e.filter((c,h)=>i[h]<=o);if(r.length)throw new RangeError(this.refusal([...new Set(r)]));
let a=this.model.config.max_len-1;if(i.length>a)throw new RangeError(`This text has ${i.length} word\
s, and the model can take in ${a} at most.`);return[s,...i]}refusal(t){let e=this.tgtVocab.tokens.slice(
this.tgtVocab.unkId+1),s=h=>h.map(l=>`“${yt(l)}”`).join(", "),i=t.length>1?"are not words that t\
he model knows":"is not a word that the model knows",r=Math.ceil(3/t.length),a=t.flatMap(h=>Xe(h,e,r)),
c=a.length?`It knows ${s([...new Set(a)])}.`:`It knows ${e.length} words, such as ${e.slice(-3).join(
", ")}.`;return`${s(t)} ${i}. ${c}`}begin(t){return{src:[],start:this.read(t)}}decoder(){return(t,e)=>this.
model.forward(t,e)}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function rs(n,t=kt,e=""){
let s=null;return()=>s??=vi(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function vi(n,t){
let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"\
later"):(o||await Mi(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function Mi(n,t){
return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),$i),i=()=>{clearTimeout(
o),r(),e()},r=no(n,{[`${t}weights`]:i});nt(n,{[`${t}wanted`]:!0})})}function fo(n,t){if(n.get("own"))
return{node:"",show(){}};let e=Ys(n.get("languages"),([i])=>i),{node:s,show:o}=so("into",e,t);return s.
className="into",s.firstElementChild?.prepend(b("span",{class:"heard"},"Translate ")),{node:s,show:()=>o(
n.get("language"))}}var Oi=n=>n.get("own")?"A text for your translator":"An English number, in words\
 or in digits";function mo(n,t,e,s,o="",i=Oi(n)){let r="",a=`text-${Math.random()}`,c=oo({id:a,"aria\
-describedby":`${a}-error`}),h=b("p",{id:`${a}-error`,class:"error",role:"alert"}),l=b("form",{},b("\
label",{for:a},i),Qs("line",c,o,b("button",{class:"main"},t)),e,h);c.addEventListener("keydown",m=>{
m.key!=="Enter"||m.isComposing||(m.preventDefault(),l.requestSubmit())});let d=(m,p)=>{r=c.value,s(m,
p)};return l.addEventListener("submit",m=>{m.preventDefault(),d(c.value)}),{node:l,ask:d,show:m=>{c.
value===r&&(r=c.value=m)},refuse:m=>{let p=m instanceof RangeError;c.setAttribute("aria-invalid",String(
p)),h.textContent=p?m.message:"",m&&!p&&(h.textContent=`The model cannot answer: ${m.message}. Press\
 ${t} to try again.`)}}}var ne=n=>t=>n.find(e=>String(e)===t),sc=ne([!0,!1]),Ei=n=>String(n);function po(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,r=[...document.
querySelectorAll(`[data-widget="${i}"]`)],a=i+(r.indexOf(o)>0?r.indexOf(o)+1:""),c=g=>(s[g]??Ei)(n.get(
g)),h=Object.keys(e),l=Nt(h,c),d=new URLSearchParams(location.search),u=[];for(let[g,w]of Object.entries(
e)){let x=d.get(`${a}.${g}`);if(x===null)continue;let y=w(x);y===void 0?u.push(g):n.set(g,y)}let f=b(
"a",{},"Copy link to this setting"),m=b("span",{role:"status"});f.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let p=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:b("p",{class:"addr\
ess"},f,m,p),show(){let g=new URLSearchParams(location.search);for(let y of h){let k=c(y);k===l[y]?g.
delete(`${a}.${y}`):g.set(`${a}.${y}`,k)}m.textContent="";let w=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;f.setAttribute("href",`${x}${w?`#${w}`:""}`)}}}var go=n=>!n.matches(".none")&&!n.closest(".unwritten");function as(n,t){let e=()=>t.flat().find(go)??
t[0][0],s=e();s.tabIndex=0;function o(i){s.tabIndex=-1,s=i,s.tabIndex=0}return n.addEventListener("k\
eydown",i=>{let r=i.target,a=t.findIndex(u=>u.includes(r));if(a<0)return;let c=t[a].indexOf(r),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[i.key]??[null,null];if(h===null)return;i.preventDefault();let d=t[h]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{go(s)||o(e())}}var wo=n=>n.replaceAll("-","−");function L(n,t=2){if(Number.isNaN(n))return"NaN";if(!Number.isFinite(
n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?wo(n.toExponential(0).
replace("+","")):wo(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var xo=8,Ai=6.2,O=(n,t=-1,e=-1,s=-1)=>({path:n,head:t,row:e,cell:s}),bo=11;function yo(n,t,e=-1){if(n===
e)return!0;let s=e<0||Math.abs(n-e)*t>=bo;return n%Math.ceil(bo/t)===0&&s}var tt=n=>Ai*n.reduce((t,{
length:e})=>Math.max(t,e),0),It=n=>Number.isFinite(n)?String(Number(n.toPrecision(5))).replace("-","\
−"):L(n);function re(n,t,e){let s=e,o=r=>Number(r.toFixed(s)),i=()=>n.reduce((r,a)=>r-o(a),o(t));for(;s<
6&&Math.abs(i())>.5*10**-s;)s+=1;return s}function N({shape:n,data:t},e,s,o){let[i,r]=n.slice(-2);return t[(Math.
max(e,0)*i+s)*r+o]}function cs(n){let t=0;for(let e=0;e<n.length;e++){let s=Math.abs(n[e]);s>t&&s<1/0&&
(t=s)}return t}var mt=({shape:n,data:t},e)=>{let s=n.at(-1),o=0;for(let i=e*s;i<(e+1)*s;i++)o+=t[i]**
2;return Math.sqrt(o)};function hs(n,t,e=[]){for(t.forEach((s,o)=>{if(e[o]===s)return;let{tag:i,attributes:r,
inner:a}=s,c=e[o]?.tag===i,h=c?e[o]:{attributes:{},inner:""},l=n.children[o];if(!c){let d=F(i);l?l.replaceWith(
d):n.append(d),l=d}for(let d of Object.keys(h.attributes))d in r||l.removeAttribute(d);for(let[d,u]of Object.
entries(r))h.attributes[d]!==u&&l.setAttribute(d,u);Array.isArray(a)?hs(l,a,Array.isArray(h.inner)?h.
inner:[]):h.inner!==a&&(l.textContent=String(a))});n.children.length>t.length;)n.lastElementChild?.remove()}
var ie=class{constructor(t,e,s,o){this.width=t,this.room=o,this.hatch=e,this.before=s,this.height=0,
this.told=0,this.isNarrow=t<560,this.nameKind=this.isNarrow?"name narrow":"name",this.marks=[],this.
spots=[],this.grids=[],this.drawn=new Map}add(t,e,s=""){let o={tag:t,attributes:e,inner:s};return this.
marks.push(o),o}reach(t){this.height=Math.max(this.height,t)}path(t,e,s={}){return this.add("path",{
d:t,class:e,...s})}box(t,e,s,o,i,r={}){return this.reach(e+o),this.add("rect",{x:t,y:e,width:s,height:o,
rx:4,class:i,...r})}text(t,e,s,o="",i={}){return this.reach(e+4),this.add("text",{x:t,y:e,class:o,...i},
s)}centered(t,e,s,o=this.nameKind){return this.text(t,e,s,o,{"text-anchor":"middle"})}part(t,e,{x:s,
y:o,w:i,h:r},a,c="",h=s+i/2){this.box(s,o,i,r,`part ${c}`);let l=c==="norm"||c.includes("small"),d=o+
r/2-(a.length-1)*6.5+4;a.forEach((u,f)=>{this.centered(h,d+13*f,u,l?c:this.nameKind)}),this.spot({id:t.
path,x:s,y:o,w:i,h:r,say:e,go:t})}arrow(...t){let[[e,s],[o,i]]=t.slice(-2),r=Math.hypot(o-e,i-s)||1,
[a,c]=[(o-e)/r,(i-s)/r],h=d=>`${o-5*a+3*d*c} ${i-5*c-3*d*a}`,l=t.map(d=>d.join(" ")).join("L");this.
path(`M${l}M${h(1)}L${o} ${i}L${h(-1)}`,"wire")}plus(t,e,s=6){this.add("circle",{cx:t,cy:e,r:s,class:"\
plus-sign"});let o=s*.6;this.path(`M${t-o} ${e}h${2*o}M${t} ${e-o}v${2*o}`,"plus-lines")}spot(t){this.
reach(t.y+t.h),this.spots.push(t)}grid(t,e){let{path:s,x:o,y:i,cw:r,ch:a,head:c=-1}=e,h=t.shape.at(-1),
l=e.rows??[...Array(t.shape.at(-2)).keys()],d=[l.map(g=>e.hides?.(g)??!1),Array.from({length:h},(g,w)=>e.
hidesColumn?.(w)??!1)],u=JSON.stringify([s,o,i,r,a,c,l,d]),f=this.before?.drawn.get(u),m=f&&f.tensor===
t?f.mark:this.cellMarks(t,{...e,head:c,rows:l,columns:h,isHidden:d});this.drawn.set(u,{tensor:t,mark:m}),
this.marks.push(m),this.reach(i+l.length*a);let p={path:s,head:c,rows:l,columns:h,x:o,y:i,cw:r,ch:a};
return this.grids.push(p),p}cellMarks(t,e){let{x:s,y:o,cw:i,ch:r,head:a,rows:c,columns:h,isHidden:l,
kind:d="value"}=e,u=d==="weight"?1:(e.most??cs(t.data))||1,[f,m]=[h*i,c.length*r],p={};c.forEach((x,y)=>{
for(let k=0;k<h;k++){if(l[0][y]||l[1][k])continue;let v=N(t,a,x,k),$=v===-1/0?"hatch":Math.round(xo*
v/u);if(!$)continue;let M=`M${$t(s+k*i)} ${$t(o+y*r)}h${$t(i)}v${r}h${-$t(i)}z`;p[$]=(p[$]??"")+M}});
let g=[],w=(x,y)=>g.push({tag:x,attributes:y,inner:""});w("rect",{x:s,y:o,width:f,height:m,class:"gr\
ound"});for(let[x,y]of Object.entries(p)){let k=Number(x),v=d==="weight"?"heat":k>0?"plus":"minus";w(
"path",x==="hatch"?{d:y,class:"masked",fill:`url(#${this.hatch})`}:{d:y,class:v,"fill-opacity":Math.
min(1,Math.abs(k)/xo)})}return i>=7&&w("path",{d:Ti(s,o,f,m,i,r),class:"mesh"}),w("rect",{x:s,y:o,width:f,
height:m,class:`edge ${e.role??""}`}),{tag:"g",attributes:{},inner:g}}cells(t,e){let s=this.grid(t,e),
{path:o,head:i,x:r,y:a,cw:c,ch:h,rows:l,columns:d}=s,u={x:r,y:a,w:c*d,h:h*l.length};return this.spot(
{id:`${o}#${i}`,...u,say:e.say,grid:s}),s}},$t=n=>Math.round(n*100)/100;function Ti(n,t,e,s,o,i){let r="";
for(let a=o;a<e-.1;a+=o)r+=`M${$t(n+a)} ${t}v${s}`;for(let a=i;a<s-.1;a+=i)r+=`M${n} ${$t(t+a)}h${e}`;
return r}var ls=5,Si=32,ds=(n,t,e=-1)=>{let{shape:s}=n.run.node(t);return e>=0?s.slice(1):s};function us(n,t,e=-1){
let s=ds(n,t,e).filter(i=>i!=="1"),o=s.map(i=>n.run.size(i));return`(${s.join(", ")}) = (${o.join(",\
 ")})`}function B(n,t,e){let{path:s,x:o,y:i,cw:r,ch:a,role:c="",kind:h="value",head:l=-1}=e,{run:d}=t,
u=d.tensor(s),f=t.isTarget(s),m=f?"decoder":"encoder",p=e.rows??[...Array(u.shape.at(-2)).keys()],g=cs(
u.data),w=i+Si;Ni(n,t,e,g);let x=u.shape.length===3&&l<0?[...Array(u.shape[0]).keys()]:[l],y=u.shape.
at(-1)*r,k=A=>t.hides(m,A),v=f&&d.node(s).shape.at(-1)==="T",$=A=>v&&t.hides("decoder",A);x.forEach(
(A,S)=>{let X=o+S*(y+ls),P=e.say??t.sayOf(s),q={path:s,head:A,x:X,y:w,cw:r,ch:a,rows:p,role:c,kind:h,
most:g,hides:k,hidesColumn:$};n.cells(u,{...q,say:P,id:`${s}#${A}`})});let M=x.length*(y+ls)-ls;e.labels&&
_i(n,t,e,p,m,w);let E=p.indexOf(t.step);return f&&t.mode!=="teacher"&&E>=0&&p.length>1&&n.box(o-1.5,
w+E*a,M+3,a,"row-lit",{rx:0}),{x:o,y:w,w:M,h:p.length*a,bottom:w+p.length*a}}function Ni(n,t,{path:e,
x:s,y:o,role:i,name:r,head:a=-1,kind:c},h){let l=r??t.run.node(e).name;if(n.text(s,o+12,l,`code ${i??
""}`),a>=0&&t.headStep<5)return;let d=c==="weight"?"0…1":`±${L(h,h<10?1:0)}`;n.text(s+l.length*8.7+
6,o+12,d,"soft"),n.text(s,o+26,us(t,e,a),"soft")}function _i(n,t,{x:e,ch:s,names:o,kept:i},r,a,c){r.
forEach((h,l)=>{if(t.hides(a,h))return;let d=a==="decoder"?t.kindOf(a,h):"",u=o?o(h):t.tokenOf(a,h),
f=i?.(h)?`• ${u}`:u,m={"text-anchor":"end",lang:t.langOf(a)};n.text(e-6,c+(l+.5)*s+4,f,`label ${d}`,
m)})}function fs(n,t,e,s,o,i,r){e.forEach((c,h)=>{if(t.hides(s,h)||!yo(h,r))return;let l=o+(h+.5)*r+
4;n.text(l,i+8,c,"label",{"text-anchor":"end",transform:`rotate(${r<16?-90:-60} ${l} ${i+8})`,lang:t.
langOf(s)})});let a=tt(e)+12;return n.reach(i+a),a}var G=13,zt=n=>tt([...n.run.srcTokens,...n.run.tgtTokens])+10;function vt(n,t,e,s,o,i,r="",a=""){let[
c]=t.run.node(e).params,[h,l]=ds(t,c).map(m=>t.run.size(m)),d=e.split(".").at(-1),u=[`${r}${d}  ${l}\
 → ${h}`],f={x:s,y:o,w:i,h:20};n.part(O(c),t.sayOf(c),f,u,`parameter small ${a}`)}function ae(n,t,e,s){
let{run:o}=t,i=s?tt(o.tgtTokens.map((l,d)=>s(d)))+10:zt(t),r=Math.max(...e.map(({path:l})=>o.shape(l).
at(-1))),a=Math.min(7,(n.width-i-2)/r),c=i+60,h=0;for(let{path:l,does:d,kind:u}of e){d!==void 0&&(n.
arrow([c,h],[c,h+34]),d?n.text(c+12,h+21,d,"soft"):vt(n,t,l,c+12,h+7,130),h+=34);let f=/sublayers\.\d+$/.
test(l)?"x":void 0,m={ch:G,labels:!0,kind:u,name:f,names:s},p=r>1&&o.shape(l).at(-1)===1?40:a;h=B(n,
t,{path:l,x:i,y:h,cw:p,...m}).bottom+8}}function ko(n,t,e){let[s,o]=[`${e}.w_1`,`${e}.w_2`];ae(n,t,[
{path:t.run.node(s).parents[0]},{path:s,does:""},{path:`${e}.hidden`,does:"ReLU: what is negative be\
comes 0"},{path:o,does:""}])}function $o(n,t,e){let s=e==="embedding";ae(n,t,[{path:`${e}.table`},{path:e,
does:`× √d_model = ${Math.sqrt(t.run.sizes.d_model).toFixed(2)}`},{path:s?"positions":`positions.${e.
split("_")[0]}`,does:"⊕ a vector for each position"}])}function vo(n,t,e){let{parents:s,op:o}=t.run.
node(e),i=o==="norm"?"layer norm":"as it is: each sublayer ends in a norm";ae(n,t,[{path:s[0]},{path:e,
does:i}])}function Mo(n,t,e){let s=[{path:t.run.node(e).parents[0]},{path:e,does:""},{path:"probabil\
ities",does:"softmax: each row sums to 1",kind:"weight"}];t.mode==="teacher"&&s.push({path:"loss",does:"\
cross-entropy with tgt_out"}),ae(n,t,s,i=>t.rowName(e,i))}function Oo(n,t,e){let[s,o]=t.run.shape(e),
i=Math.min(9,(n.width-4)/o);B(n,t,{path:e,x:2,y:0,cw:i,ch:s>1?i:G})}var Eo=[["q","query"],["k","key"],["v","value"]];function Ao(n,t,e){let{run:s}=t,o=zt(t),[i,r]=["w_q",
"w_k"].map(g=>s.node(`${e}.${g}`).parents[0]),a=n.isNarrow?1:3,c=r!==i&&a>1?tt(s.srcTokens.map(g=>`•\
 ${g}`))+16:20,h=(n.width-o-(a>1?c+20:0)-2)/a,l=[o,o+h+c,o+2*h+c+20],d=5*(s.sizes.H-1),u=(h-d)/s.sizes.
d_model,f={sheet:n,scene:t,path:e,left:o,slot:h,cw:u,x:i,source:r,columns:l},m=n.isNarrow?Ii(f):Li(f),
p=zi(f,m+18);Pi(f,p+14)}var ms=({scene:n},t)=>t==="encoder"?"memory":n.isPreNorm?"norm(x)":"x";function Li(n){
let{sheet:t,scene:e,path:s,left:o,slot:i,cw:r,x:a,source:c,columns:h}=n,l={y:0,cw:r,ch:G,labels:!0},
d=B(t,e,{...l,path:a,x:o,name:ms(n,a)}),u=d;if(c!==a){let p=(h[1]+h[2])/2,g=ms(n,c);u=B(t,e,{...l,path:c,
x:p,name:g})}let f=Math.max(d.bottom,u.bottom)+26,m=0;return Eo.forEach(([p,g],w)=>{let x=h[w],y=w&&
c!==a?u:d,k=x+i/2,v=y.x+y.w/2,$=[v,k].map(E=>[E,f-14]);t.arrow([v,y.bottom+2],...$,[k,f-2]),vt(t,e,`${s}\
.w_${p}`,x,f,i,"",g),t.arrow([k,f+20],[k,f+32]);let M=w===0||w===1&&c!==a;m=Math.max(m,To(n,p,g,x,f+
30,M).bottom)}),m}function Ii(n){let{sheet:t,scene:e,path:s,left:o,slot:i,cw:r,x:a,source:c}=n,h=0,l=d=>{
h=B(t,e,{...{path:d,x:o,y:h,cw:r,ch:G,labels:!0},name:ms(n,d)}).bottom+12};l(a);for(let[d,u]of Eo)d===
"k"&&c!==a&&l(c),vt(t,e,`${s}.w_${d}`,o,h,i,"",u),t.arrow([o+i/2,h+20],[o+i/2,h+32]),h=To(n,d,u,o,h+
30,!0).bottom+12;return h-12}function To({sheet:n,scene:t,path:e,cw:s},o,i,r,a,c){let h=d=>o!=="q"&&
t.isKept(e,d),l={x:r,y:a,cw:s,ch:G};return B(n,t,{path:`${e}.${o}`,...l,role:i,labels:c,kept:h})}function zi({
sheet:n,scene:t,path:e,left:s},o){let i=t.run.tensor(`${e}.weights`),[r,a,c]=i.shape,h=(n.width-s)/r,
l=Math.min(90,h-14),[d,u]=[l/c,Math.min(l/a,24)],f=n.isNarrow?"":", one map for each head";n.text(s,
o+10,"weights","code"),n.text(s+70,o+10,`softmax(q·kᵀ / √d_k)${f}`,"soft");let m=o+36;for(let p=0;p<
r;p++){let g=s+p*h;n.text(g,m-6,`head ${p}`,"soft");let w={x:g,y:m-18,w:l};Ci(n,t,e,p,i,{x:g,y:m,cw:d,
ch:u},w)}return m+a*u}function Pi({sheet:n,scene:t,path:e,left:s,slot:o,cw:i,columns:r},a){let c={y:a,
cw:i,ch:G,labels:!0},l=B(n,t,{...c,path:`${e}.values`,x:s,name:"values"}),d=`${e}.w_o`;if(n.isNarrow){
let m=l.bottom+14;n.arrow([s+o/2,l.bottom+2],[s+o/2,m-2]),vt(n,t,d,s,m,o,"concat, then "),n.arrow([s+
o/2,m+20],[s+o/2,m+32]);let p={...c,x:s,y:m+30};return B(n,t,{...p,path:d,name:"update"})}let u=r[2],
f=l.y+l.h/2;return n.arrow([s+l.w+4,f],[r[1]-3,f]),n.text(r[1],f-16,"concat","soft"),vt(n,t,d,r[1],f-
10,o),n.arrow([r[1]+o+2,f],[u-3,f]),B(n,t,{...c,labels:!1,path:d,x:u,name:"update"})}function Ci(n,t,e,s,o,i,r){
let a=e.split(".")[0],c=x=>t.hides(a,x),h={path:`${e}.weights`,head:s,kind:"weight"},{x:l,y:d,ch:u,cw:f,
rows:m,columns:p}=n.grid(o,{...h,...i,hides:c});a==="decoder"&&t.mode!=="teacher"&&n.box(l,d+t.step*
u,p*f,u,"row-lit",{rx:0});let g=d+m.length*u-r.y,w=t.sayOfHead(e,s);n.spot({id:`${e}#${s}`,...r,h:g,
say:w,go:O(e,s)})}var ce={width:9,height:60},So=10,Wi=["self_attention","cross_attention","feed_forward"],Ri={self_attention:"\
self-attention",cross_attention:"cross-attention",feed_forward:"feed-forward"};function ps(n){let{S:t,
T:e,H:s}=n.sizes,{isAlone:o}=n,a={run:n,bands:new Map,frames:[],layers:Fi(n),isPreNorm:gs(n)},c=_o("\
src",n.srcTokens??[],So,22,Math.max(16,Math.min(85,300/t))),[h,l,d]=o?[So,44,26]:[c.end+40,27,16],u=_o(
"tgt",n.tgtTokens,h,l,Math.max(d,Math.min(80,360/e)));o&&Object.assign(u,{embed:"embedding",positions:"\
positions"});let f=o?0:No(a,c,"encoder",186),m=f+52,p=o?186:m-318,g=No(a,u,"decoder",p),w=g+22;he(a,
u,w,34,{path:"generator",kind:"exit",name:"exit",copy:"decoder"});let y={x:w+160,w:190},k={x:g-14,side:u},
v=Math.max(0,n.given-1),$={...a,isAlone:o,heads:s,tgt:u,strip:ce,exit:w,bars:y,first:v,width:y.x+y.w+
70,height:u.end+20,barsY:S=>u.top+36+Math.max(0,u.rails[S]-u.top-140)};if(o)return{...$,src:{...c,n:0,
rails:[]},sides:["tgt"],shelves:[],chipX:{tgt:p-84},gates:$.isPreNorm?[k]:[],given:{side:u,stack:"de\
coder",said:v,last:v}};let M=Math.max(90,t*Math.min(34,320/t)+22),E=c.rails[t-1]-ce.height/2,A=[...a.
bands.values()].filter(({isCross:S})=>S).map(({x:S})=>({x:S,w:M,y:E-ce.height/2-28}));return{...$,src:c,
shelves:A,shelfY:E,spacing:Math.min(34,320/t),sides:["src","tgt"],chipX:{src:138,tgt:p-48},gates:$.isPreNorm?
[{x:f-14,side:c},k]:[],given:{side:c,stack:"encoder",said:0,last:t-1},shelfX:(S,X=0)=>A[X].x+11+(S+.5)*
((M-22)/t)}}var le=({width:n,height:t})=>[-60,-40,n+6,t+20];function he({bands:n},t,e,s,o){let i={x:e,
w:s,y:t.top,h:t.end-t.top};n.set(o.path,{side:t.name,...i,...o})}function No(n,t,e,s){let{embed:o,positions:i}=t;
he(n,t,s,40,{...{path:o,kind:"table",name:"table"},stop:s+58});let a={path:i,kind:"place",name:"posi\
tion"},c={out:i,stream:o},h={plus:s+125,stop:s+142};he(n,t,s+74,38,{...a,...c,...h});let l=s+166,d=i,
u=Wi.filter(f=>n.run.node(`${e}.layers.0.${f}`));for(let f=0;f<n.layers;f++){let m=l-12;u.forEach((g,w)=>{
let x=g==="feed_forward",y=`${e}.layers.${f}.${g}`,k=`${e}.layers.${f}.sublayers.${w}`,v=x?64:118;he(
n,t,l,v,{path:y,kind:x?"feed":"attention",name:Ri[g],layer:f,stream:d,copy:n.isPreNorm?`${k}.norm`:d,
out:k,update:`${y}.${x?"w_2":"w_o"}`,plus:l+v+15,stop:l+v+30,isCross:g==="cross_attention"}),d=k,l+=
v+48});let p={x:m,w:l-22-m,y:t.top-14,h:t.end-t.top+22};n.frames.push({path:`${e}.layers.${f}`,name:n.
run.isAlone?`layer ${f}`:`${e} layer ${f}`,...p}),l+=10}return l}function Fi(n){let t=0;for(;n.node(
`decoder.layers.${t}`);)t+=1;return t}var gs=n=>n.node("decoder").op==="norm";function _o(n,t,e,s,o){
let i=t.length,r=Array.from({length:i},(l,d)=>e+s+o*(d+1)-7),a=Math.min(ce.height,o*.72),c={embed:`${n}\
_embed`,positions:`positions.${n}`},h=o-a<12?9*Math.max(...t.map(({length:l})=>l))+14:0;return{name:n,
...c,n:i,top:e,rails:r,pitch:o,high:a,gutter:h,end:r[i-1]+13}}function Mt([n,t,e,s,o=.5],i,r=0){let a=Math.
max((e-n)/(1-r),(s-t)*i);return{x:(n+e-a*(1+r))/2,y:t-o*(a/i-s+t),w:a,h:a/i}}function de(n,t,e){if(e<=
0)return n;if(e>=1)return t;let s=Math.exp(_(Math.log(n.w),Math.log(t.w),e)),o=s*n.h/n.w,i=Math.abs(
n.w-t.w)<n.w*.02?e:(s-n.w)/(t.w-n.w),r=_(n.x+n.w/2,t.x+t.w/2,i),a=_(n.y+n.h/2,t.y+t.h/2,i);return{x:r-
s/2,y:a-o/2,w:s,h:o}}var _=(n,t,e)=>n+(t-n)*e,K=(n,t=0,e=1)=>Math.min(e,Math.max(t,n)),C=(n,t,e)=>K(
(n-t)/(e-t)),R=n=>n*n*(3-2*n);var Lo=3.1,Hi=.6,ws=[1,2,.5],pt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ue=class{constructor({
tick:t,arrived:e,story:s}){this.tick=t,this.arrived=e,this.story=s,this.t=1,this.goal=1,this.rate=0,
this.hold=0,this.speed=1,this.isPlaying=!1,this.others=new Set,this.frame=0,this.before=0}get last(){
return this.story().stations.length}get stop(){return K(Math.ceil(this.t-1e-6),1,this.last)}get isMoving(){
return this.t!==this.goal}next(){if(this.isMoving&&this.goal>this.t&&this.set(this.goal),this.t>=this.
last)return this.set(1);this.to(Math.floor(this.t+1e-6)+1)}back(){this.pause(),this.to(Math.max(1,Math.
ceil(this.t-1e-6)-1))}to(t){if(this.goal=K(t,1,this.last),this.hold=0,this.rate=t<this.t?Math.max(1.6,
(this.t-t)/Hi):0,pt())return this.set(this.goal);this.kick()}set(t){this.t=K(t,1,this.last),this.goal=
this.t,this.hold=0,this.tick(),Number.isInteger(this.t)&&this.arrived()}replay(t,[e,s]){this.pause(),
this.t=t-1+e,this.to(t-1+s)}play(){if(this.isPlaying)return this.pause();this.isPlaying=!0,this.isMoving||
this.next(),this.kick()}pause(){this.isPlaying=!1,this.goal=this.t,this.hold=0,this.tick()}finish(){
this.isPlaying=!1,this.set(this.goal)}faster(){this.speed=ws[(ws.indexOf(this.speed)+1)%ws.length]}also(t){
this.others.add(t),this.kick()}kick(){this.frame||(this.before=performance.now(),this.frame=requestAnimationFrame(
t=>this.pass(t)))}pass(t){this.frame=0;let e=K((t-this.before)/1e3,0,.1);this.before=t,this.advance(
e*this.speed);for(let o of this.others)o(e)||this.others.delete(o);this.tick(),(this.isMoving||this.
isPlaying||this.others.size)&&!this.frame&&(this.frame=requestAnimationFrame(o=>this.pass(o)))}advance(t){
if(this.hold>0){this.hold-=t;return}if(!this.isMoving){this.isPlaying&&this.goOn();return}let{t:e,goal:s,
rate:o}=this;if(o){this.t=Math.max(s,e-o*t),this.t===s&&this.arrived();return}let{beats:i,seconds:r}=this.
story().stations[Math.floor(e+1e-9)],a=Math.floor(e+1e-9),c=i.find(({to:h})=>e-a<h-1e-6)??i.at(-1);this.
t=Math.min(s,a+c.to,e+t/r),!(this.t<a+c.to-1e-6&&this.t<s)&&(this.hold=this.reading(c,r),this.t>=s-1e-6&&
(this.t=s,this.isPlaying||(this.hold=0),this.arrived()))}reading({words:t,from:e,to:s},o){let i=this.
isPlaying?20:4;return K(t/Lo-(s-e)*o,.4,i)}goOn(){if(this.t>=this.last)this.pause();else if(pt()){this.
set(this.t+1);let{beats:t}=this.story().stations[this.stop-1];this.hold=t.reduce((e,{words:s})=>e+s,
0)/Lo}else this.to(Math.floor(this.t+1e-6)+1)}stopAll(){cancelAnimationFrame(this.frame),this.frame=
0,this.isPlaying=!1,this.others.clear()}};var ji={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},Di={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},qi=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function Bi(n,t,e){let s=n==="sublayers"&&Di[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function Y(n,t){let[e]=n.split("."),s=[];for(let[,o,i]of n.matchAll(qi))s.push(i?Bi(o,i,e):
ji[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(n)&&
s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(", ")}
var W=n=>n.charAt(0).toUpperCase()+n.slice(1);var fe="−",J=(n,t=2)=>{let e=Math.abs(n).toFixed(t);return n<0&&Number(e)?fe+e:e},me=n=>(n<0?fe:"")+
Math.abs(n).toFixed(1);function pe(...n){let[t,e,s]=n,o=re([t,e],s,2),i=J(e,o).replace(fe,"");return[
`${J(t,o)} ${J(e,o)===i?"+":fe} ${i}`,J(s,o)]}var Ot=n=>`${n>.989&&n<.9995?(100*n).toFixed(1):Math.round(
100*n)} %`,rt=n=>{if(n<1e-7)return"< 0.00001 %";let t=n>.9995&&n<1-5e-7?4:n>.1?1:n>.001?2:5;return`${(100*
n).toFixed(t)} %`},Ki="no one two three four five six seven eight nine ten".split(" "),Io=n=>Ki[n]??
String(n),et=(n,t)=>`${Io(n)} ${t}${n===1?"":"s"}`,it=n=>n.length<2?n.join(""):`${n.slice(0,-1).join(
", ")} and ${n.at(-1)}`,I=n=>/^[.,;:!?]$/.test(n)?`“${n}”`:`*${n}*`;function ge(n,{given:t}){let e=n.
tensor(`${t.stack}.layers.0.self_attention.weights`),[s,,o]=e.shape,i=0,r=-1;for(let a=0;a<s;a++){let c=0;
for(let h=0;h<o;h++){let l=N(e,a,t.last,h);c-=l>0?l*Math.log(l):0}c>r&&([i,r]=[a,c])}return i}function bs(n,t,e){
return Array.from({length:n.shape[2]},(o,i)=>[i,N(n,t,e,i)]).sort(([,o],[,i])=>i-o)}function zo(n,t,e,s){
let o=bs(n,t,e).filter(([,i],r)=>r<3&&i>=.1).sort(([i],[r])=>i-r).map(([i,r])=>`${Ot(r)} from ${i===
e?"itself":I(s[i])}`);return`${I(s[e])} gets ${it(o)}`}function Po(n,t,e){let s=Array.from({length:n.
shape[0]},(a,c)=>bs(n,c,t)[0]),[o]=s[0],i=it(s.map(([,a])=>Ot(a)));if(s.every(([a])=>a===o))return{token:o,
text:`put ${s.length>1?"most weight":"its weight"} on ${I(e[o])}: ${i}`};let r=s.map(([a,c],h)=>`hea\
d ${h} prefers ${I(e[a])} (${Ot(c)})`);return{token:-1,text:`differ: ${it(r)}`}}var Co=`norm | {norm\
Title} | 5 | {side}
  {norms} | e1
  {adds} | e1
  Every part works like this. | e1
feed | Each token alone | 6 | {side}
  Attention only mixes; *feed-forward* computes something new, from each token alone. | e2
  It computes {hidden} weighted sums; *ReLU* sets the negative ones to zero, and {on}. | e2
  These give {width} numbers again, which are added as before. | e2
`,Vi=`
machine | The whole machine | 1.5 |
  This small *Transformer*{made} translates {text} into {answer}{gloss}. |
  {odd} |
  The *encoder* processes {from}; the *decoder* writes {to}, one piece at a time. |
  Press *Next* and follow this example’s real numbers. |
tokens | Words become tokens | 4 | src
  The text is cut into known pieces, called *tokens*: {tokens}. | tokens
  Each has a number, its *id*, in a list of {vocabulary}: {ids}. | tokens
  From here on, there are only numbers. | tokens
table | A row of numbers | 4.5 | src
  Id {id} selects row {id} of a learned table; times √{width} = {scale}, it is {first}’s *embedding*\
: {width} numbers. | src_embed
  Each stripe is one number, blue above zero, brown below: {numbers}, and so on. | src_embed
  Training{pairs} set the table. | src_embed
place | Which position? | 4.5 | src
  Attention, the next part, ignores word order. | positions.src
  So each position has a fixed pattern, its *positional encoding*, which is added to the embedding. \
| positions.src
  For {first}, {sums}. | positions.src
self | Tokens share information | 7 | src
  *Self-attention* mixes information from all tokens; {heads} work in parallel, so that each can loo\
k for something else. | e1
  In head {head}, {shares}. | e1
  Thicker line, larger weight: open a square to see the calculation. | e1
${Co}memory | The memory | 8 | src
  {layers} | encoder.layers
  The result is the *memory*: still one strip per token, but {together}. | memory
  It is computed once and kept. | memory
start | A start token | 5.5 | tgt
  Nothing is written{in} yet, so the decoder’s first row is a start token, *<s>*. | tgt_embed
  It gets its {width} numbers and its position like any other token. | tgt_embed positions.tgt
  From this row comes the first piece. | positions.tgt
masked | Only earlier rows | 5 | tgt
  In *masked self-attention*, each row takes information only from itself and earlier rows. | d1
  This is the first row, so {allGive} *<s>* 100 % from itself. | d1
  Later rows are hidden: they are not written yet. | d1
cross | {crossTitle} | 7 | tgt
  In *cross-attention*, the row takes information from the memory. | d2 memory
  {cross}. | d2 memory
  {without} | d2 memory
exit | From scores to probabilities | 10 | tgt
  After {rest}, the exit gives each of {outputs} output tokens a score (*logit*): {best} {logit}, th\
e next only {second}. | generator
  *Softmax* turns scores into probabilities, together 100 %. | bars
  {best} has the highest, {chance}, and is written. | bars
loop | And round again | {loopSeconds} | tgt
  The new piece becomes the next row: {chain}. |
  In row {loopRow}, the heads of the last cross-attention {wanted}. | lastCross memory
  Every row uses the earlier rows and the same memory. | memory
end | {endTitle} | 8 | tgt
  {end} | bars
  The pieces are joined: {answer}. |
  {counts} out. |
`,Ui=`
machine | One stack | 1.5 |
  This small *Transformer*{made} continues the text {text} with {answer}. |
  It is a *decoder* alone, without encoder or memory. |
  Press *Next* and follow its real numbers. |
tokens | Words become tokens | 4 | tgt
  The text is cut into known pieces, called *tokens*; a start token, *<s>*, comes before it. | token\
s
  Each has a number, its *id*, in a list of {vocabulary}: {ids}. | tokens
  Each gets a row of its own: with *<s>*, here {rows}. | tokens
table | A row of numbers | 4.5 | tgt
  Id {id} selects row {id} of a learned table; times √{width} = {scale}, it is the *embedding* of {f\
irst}: {width} numbers. | embedding
  Each stripe is one number, blue above zero, brown below: {numbers}, and so on. | embedding
  Training{pairs} set the table. | embedding
place | Which position? | 4.5 | tgt
  Attention, the next part, ignores word order. | positions
  So each position has a fixed pattern, its *positional encoding*, which is added to the embedding. \
| positions
  For the last row, {first}, {sums}. | positions
self | Only to the left | 7 | tgt
  In *masked self-attention*, each row takes information from itself and earlier rows: {heads}, each\
 with a color and a number. | e1
  In head {head}, {shares}. | e1
  Later rows are hidden, because predicting them is the task. | e1
${Co}memory | The other layers | 8 | tgt
  {layers} | more layers
  All {given} rows of the text pass together, and their keys and values are kept: the *KV cache*. | \
more layers
  Only the last row is needed now: it predicts the next token. | decoder
exit | From scores to probabilities | 8 | tgt
  The exit gives each of {outputs} output tokens a score (*logit*): {best} {logit}, the next only {s\
econd}. | generator
  *Softmax* turns scores into probabilities, together 100 %. | bars
  {choice} | bars
loop | Appended, and fed back | {loopSeconds} | tgt
  The new token is appended to the text and becomes the next row: {chain}. |
  In head {head} of the last layer, {wanted}. | lastSelf
  Each round computes one row only; keys and values of the others are in the cache. |
end | {endTitle} | 8 | tgt
  {end} | bars
  The text is now: {whole}. |
  {counts}: for more, all of it goes in again. |
`;function Wo(n,t,e){let s={odd:"",...e,text:I(e.text),answer:I(e.answer),whole:I(e.whole??""),...Yi(
n,t),...n.isAlone?Qi(n,t,e.temperature??1):Zi(n),...tr(n,t)},{stack:o}=t.given,i={e1:`${o}.layers.0.\
self_attention`,e2:`${o}.layers.0.feed_forward`,d1:"decoder.layers.0.self_attention",d2:"decoder.lay\
ers.0.cross_attention",lastCross:xs(t,"cross"),lastSelf:xs(t,"self")},r=n.sizes.T-t.first,a=h=>h.replace(
/\{(\w+)\}/g,(l,d)=>String(s[d])).replace(/([.!?]\*| …)\./g,"$1");return(n.isAlone?Ui:Vi).trim().split(
/\n(?! )/).map(h=>h.split(`
`).map(l=>l.split("|").map(d=>d.trim()))).filter(([[h]])=>!(h==="loop"&&r<3)&&!(h==="end"&&r<2)).map(
([[h,l,d,u],...f])=>{let m=f.map(([p,g])=>({text:a(p),lit:g.split(" ").map(w=>i[w]??w)}));return{id:h,
title:a(l),seconds:Number(a(d)),side:a(u),beats:Gi(m.filter(({text:p})=>p))}})}function Gi(n){return n.
map(({text:t,lit:e},s)=>({text:t,lit:e,words:t.split(" ").length,from:s/n.length,to:(s+1)/n.length}))}
var gt=(n,t,e=0)=>T(n.tensor(t),e),xs=({layers:n},t)=>`decoder.layers.${n-1}.${t}_attention`;function Yi(n,t){
let{givenTokens:e,sizes:s,vocabulary:o}=n,{side:i,stack:r,said:a,last:c}=t.given,h=n[i.name],l=n[`${i.
name}Tokens`],d=I(l[a]),u=Math.sqrt(s.d_model),[f,m]=[i.embed,i.positions].map(A=>gt(n,A,a)),p=A=>m[A]-
f[A],g=A=>pe(f[A],p(A),m[A]),w=ge(n,t),x=n.tensor(`${r}.layers.0.self_attention.weights`),y=[c,a].map(
A=>zo(x,w,A,l)),k=`${r}.layers.0.feed_forward.hidden`,v=A=>gt(n,k,A).filter(S=>S>0).length,$=Math.abs(
p(0))<.005,M=e.slice(0,4).map(I),E=h.length-e.length?1:0;return{side:i.name,first:d,head:w,width:s.d_model,
hidden:s.d_ff,id:h[a],tokens:it(M)+(e.length>4?" …":""),vocabulary:o[i.name].length,ids:it(e.slice(
0,3).map((A,S)=>`${I(A)} is ${h[S+E]}`)),scale:Number.isInteger(u)?u:u.toFixed(2),numbers:it([...f.slice(
0,3)].map(A=>J(A))),sums:`${g(0).join($?" stays ":" becomes ")}, but ${g(1).join(" becomes ")}`,heads:et(
s.H,"head"),shares:(c>a?y:y.slice(1)).join("; "),on:`${v(a)} stay on for ${d}${c>a?`, ${v(c)} for ${I(
l[c])}`:""}`,...Xi(n,t,d),...Ji(n,t)}}function Xi(n,{isPreNorm:t,given:e},s){let{side:o,stack:i,said:r}=e,
[[a],[c],[h]]=[o.positions,`${i}.layers.0.self_attention.w_o`,`${i}.layers.0.sublayers.0`].map(f=>gt(
n,f,r)),l=pe(a,c,a+c).join(" gives "),d=`The part’s result is added to the strip, so that nothing is\
 lost: in ${s}, ${l} (a *residual connection*).`,u="brings a token’s numbers to a common scale, howe\
ver small or large they have become";return t?{normTitle:"Norm, then add",norms:`*Layer norm* ${u}: \
the part works on such a copy.`,adds:d}:{normTitle:"Add, then norm",norms:d,adds:`Then *layer norm* ${u}\
: here ${J(h)}.`}}function Ji({srcTokens:n},{layers:t,isPreNorm:e}){let s=t-1,[o,i]=n.map(I),r=s===1?
"A second layer repeats this with its own learned numbers":`${W(et(s,"more layer"))} repeat this wit\
h their own learned numbers`;return{layers:[s?r:"",e?"a last norm follows":""].filter(Boolean).map((a,c)=>c?
a:W(a)).join("; ").replace(/(.)$/,"$1."),together:n.length===2?`${i} now depends on ${o}, and ${o} o\
n ${i}`:"each now depends on the others",rest:s?"feed-forward and the other layers":"feed-forward"}}
function Zi(n){let{srcTokens:t,nextTokens:e,sizes:s}=n,o=n.tensor("decoder.layers.0.cross_attention.\
weights"),{token:i,text:r}=Po(o,0,t),a=[...gt(n,"generator")].sort((d,u)=>u-d),c=et(s.H,"head"),h=s.
H>1,l=i>0?`, although ${I(t[0])} comes first`:"";return{allGive:h?`all ${c} give`:"the head gives",cross:`${h?
`All ${c}`:"The head"} ${r}${l}`,outputs:s.V,best:I(e[0]),logit:me(a[0]),second:me(a[1]),chance:rt(Math.
max(...gt(n,"probabilities")))}}function Qi(n,{first:t},e){let{nextTokens:s,sizes:o,given:i}=n,r=gt(
n,"generator",t),[a,c]=n.ranked(t),h=n.next[t],l=Q(r.map(m=>m/e)),d=m=>rt(l[m]),u=e===1?"":`At tempe\
rature ${e}, `,f=m=>I(n.vocabulary.tgt[m]);return{outputs:o.V,best:f(a),given:i,rows:et(i,"row"),logit:me(
r[a]),second:`${me(r[c])} (${f(c)})`,choice:h===a?`${u}${I(s[t])} has the highest, ${d(a)}, and is w\
ritten; ${f(c)} would have had ${d(c)}.`:`${u}${f(a)} has the highest, ${d(a)}, but the draw has tak\
en ${f(h)}, with ${d(h)}.`}}function tr(n,t){let{srcTokens:e,tgtTokens:s,nextTokens:o,sizes:i}=n,{first:r,
isAlone:a}=t,c=i.T-1,h=Math.min(Math.max(r+1,c-1),c),l=o[c]==="</s>",d=l?c:c+1-r,u=c-r,f=o.slice(r,r+
Math.min(3,u-1)).map((y,k)=>`row ${I(y)} gives ${I(o[r+k+1])}`),m=a?"self":"cross",p=n.tensor(`${xs(
t,m)}.weights`),g=rt(gt(n,"probabilities",c)[n.next[c]]),w=a&&!l,x=/^[.!?]$/.test(o[c]);return{loopSeconds:6+
4*Math.min(4,u-1),chain:it(f)+(u-1>3?" …":""),loopRow:I(s[h]),wanted:a?zo(p,ge(n,t),h,s):Po(p,h,e).
text,endTitle:l?"The end token":w?x?"A sentence":"Enough for now":"No room",end:l?`In row ${I(s[c])}\
, the end token *</s>* has the highest probability, ${g}, and decoding stops.`:w?`Row ${I(s[c])} giv\
es ${I(o[c])} (${g}), and here we stop; the model would go on until its end token *</s>*.`:"No end t\
oken has come, and there is no room for more rows.",counts:a?`${W(et(n.given-1,"token"))} and *<s>* \
in, ${et(d,"new token")} in ${et(u+1,"round")}`:`${W(et(i.S,"token"))} in, ${et(i.T,"round")}, ${et(
d,"piece")}`}}var Pt=["The query","The keys","The scores","Softmax","The mix"];function Ro(n,t,e,s,o){
let i=t.endsWith("cross_attention"),r=t.startsWith("decoder"),a=r?n.tgtTokens:n.srcTokens,c=r&&!i?n.
tgtTokens:n.srcTokens,[h,l]=["masked","weights"].map($=>n.tensor(`${t}.${$}`)),d=[...c.keys()].filter(
$=>N(h,e,s,$)!==-1/0),{d_k:u,H:f,d_model:m}=n.sizes,p=I(a[s]),g=bs(l,e,s).slice(0,4).map(([$])=>$),w=d.
filter($=>g.includes($)),x=$=>it(w.map(M=>`${I(c[M])} ${$(M)}`))+(d.length>4?", and so on":""),y=$=>Ot(
N(l,e,s,$)),k=w.map($=>`${y($)} of ${I(c[$])}`),v=it(d.length>4?[...k,"less of the others"]:k);return[
`Head ${e}, row ${p}. Three learned matrices make queries, keys and values. From the ${m} numbers of\
 ${p}, the first one makes its *query*, ${u} numbers: what this row looks for.`,`Each token ${i?"of \
the memory":"that the row may see"} has a *key*, also ${u} numbers, made by the second matrix: what \
can be found there. Now query and key can be compared.`,`The *score* is their dot product, divided b\
y √${u} = ${J(Math.sqrt(u))}: ${x($=>J(N(h,e,s,$)))}. The better the two fit, the higher it is. Cl\
ick on a score to see its sum.`,`*Softmax* turns the scores into weights that add up to 100 %: ${x(
y)}. None is below zero. These are the lines outside.`,`Each token also has a *value*, ${u} numbers \
from the third matrix. ${W(v)}, added up, are what this head gives. ${f>1?`Side by side, the ${Io(f)}\
 results`:"The result"} pass${f>1?"":"es"} one more learned matrix; that is added to the strip.`][o-
1]}var we=(n,...t)=>b("div",n,...t);function Fo(n){return n.split("*").map((t,e)=>e%2?b("em",{},t):document.
createTextNode(t))}var xe=class{constructor(t,e){this.view=t,this.clock=e,this.title=b("p",{class:"s\
tation"}),this.text=io("told");let s={tabindex:0,role:"group","aria-label":"What happens here"};this.
voice=we({class:"narration",...s},this.title,this.text);let o=(d,u,f)=>z(d,()=>this.press(u),f),i={"\
aria-label":"Back",title:"Back (←)"};this.backward=o("◀",()=>t.backward(),i),this.speed=o("1×",
()=>e.faster(),{"aria-label":"1× speed"}),this.play=o("▶ Play",()=>e.play(),{title:"Play (Space)"});
let r={class:"main next",title:"Next (→)"};this.next=o("Next ▶",()=>t.forward(),r);let a=[this.backward,
this.speed,this.play,this.next],c={type:"range",min:1,step:.01,"aria-label":"Station"};this.input=b(
"input",{...c,...j}),this.input.addEventListener("input",()=>this.scrub()),this.input.addEventListener(
"change",()=>this.settle()),this.line=b("i",{}),this.dots=b("span",{"aria-hidden":"true"});let h=we(
{class:"scrubber"},this.line,this.dots,this.input),l={class:"dock",role:"region","aria-label":"Walk"};
this.node=we(l,this.voice,we({class:"steer"},...a),h),this.shown=""}press(t){t(),this.show()}scrub(){
let{clock:t}=this;t.isPlaying=!1,t.set(Number(this.input.value))}settle(){let t=Number(this.input.value),
e=Math.round(t);this.clock.to(Math.abs(t-e)<.2?e:Math.ceil(t))}show(){let{view:t,clock:e}=this,{stations:s}=e.
story(),o=e.stop,i=s[o-1],r=t.at.path!=="",a=r?t.sentence():"",c=`${r} ${a} ${o} ${s.length} ${i.title}\
 ${t.told} ${t.problem}`;c!==this.shown&&(this.shown=c,this.tell(i,o,s.length,r?a:"")),this.mark(r),
t.modes.showAnswer(),this.showControls(s,o,r)}tell(t,e,s,o){let{view:i}=this;if(o){let c=i.isInHead?
`${i.headStep} / ${Pt.length} `:"";this.title.replaceChildren(b("small",{},c),i.title()),this.text.replaceChildren(
...Fo(o));return}let r=b("small",{},`${e} / ${s} `);this.title.replaceChildren(r,t.title);let a=t.beats.
map(c=>{let h=b("span",{class:"beat"},...Fo(c.text)," ");return h.addEventListener("click",()=>{this.
clock.replay(this.clock.stop,[c.from,c.to])}),h});this.text.replaceChildren(...a)}mark(t){if(t)return;
let{clock:e}=this,o=!Number.isInteger(e.t)||e.hold>0?e.story().beat(e.t):-1;[...this.text.children].
forEach((i,r)=>{i.classList.toggle("now",r===o),i.classList.toggle("later",o>=0&&r>o)})}showControls(t,e,s){
let{clock:o}=this,i=t.length;this.dots.childElementCount!==i&&this.dots.replaceChildren(...t.map(()=>b(
"b"))),[...this.dots.children].forEach((u,f)=>{let m=f===e-1?"at":f<e-1?"on":"";u.className!==m&&(u.
className=m),u.style.left=`${100*f/Math.max(1,i-1)}%`}),this.input.max=String(i),this.input.value=String(
o.t);let r=`${e} of ${i}: ${t[e-1].title}`;this.input.setAttribute("aria-valuetext",r),this.line.style.
width=`${100*(o.t-1)/Math.max(1,i-1)}%`;let a=o.t>=i,c=this.view.isInHead&&this.view.headStep===Pt.length,
l=(this.view.isInHead?c:this.view.mode==="step")?"Out ▲":this.view.isInHead?"Next ▶":"Next row ▶";
ys(this.next,s?l:a?"Again ↺":"Next ▶"),ys(this.play,o.isPlaying?"❚❚ Pause":"▶ Play");let d=`${o.
speed===.5?"½":o.speed}×`;ys(this.speed,d),this.speed.setAttribute("aria-label",`${d} speed`),this.
play.setAttribute("aria-pressed",String(o.isPlaying)),this.play.disabled=s,this.backward.disabled=!s&&
o.t<=1,this.node.classList.toggle("inside",s)}};function ys(n,t){n.textContent!==t&&(n.textContent=t)}var ct=.45,er=[1.15,.85],be=class{constructor(t,{run:e,story:s,layout:o,t:i,mode:r,word:a,before:c,temperature:h}){
this.sight=t,this.ink=t.ink,this.colors=t.ink.colors,this.run=e,this.story=s,this.layout=o,this.t=i,
this.isTogether=r==="teacher",this.word=a,this.before=c,this.temperature=h,this.row=s.rowAt(i),this.
station=s.station(i).id,this.lit=s.lit(i),this.told=ge(e,o),this.isOver=s.isOver(i),this.isNear=t.scale>
er[Number(o.isAlone)],this.targets=[]}at(t,e,s){return this.isWritten(t,s)?this.story.progress(t,e,s,
this.t):0}isGiven(t,e){let{given:s}=this.layout;return t===s.side.name&&e<=s.last}isSaid(t,e){let{given:s}=this.
layout;return e===(t===s.side.name?s.said:this.layout.first)}isWritten(t,e){return t==="src"||e<=this.
row||this.isTogether}isTold(t,e){return t==="tgt"&&e===this.row&&this.t>1&&!this.isTogether}old(t){let{
before:e,run:s}=this;return e?.sizes.T>t&&e.tgt.every((i,r)=>r>t||i===s.tgt[r])?T(e.tensor("probabil\
ities"),t):null}band(t){return this.layout.bands.get(t)}isLit(t){let e=this.lit.has("more layers")&&
new RegExp(`^${this.layout.given.stack}\\.layers\\.[1-9]`).test(t);return this.lit.has(t)||e}isAway(t,e){
let{camera:s}=this.sight,o=this.middle(t,e),i=o>s.y-60&&o<s.y+s.h+60;return this.layout.isAlone&&e!==
this.row&&!i}token(t,e){return(t==="src"?this.run.srcTokens:this.run.tgtTokens)[e]}target(t,e,s,o){let[
i,r,a,c]=o;this.sight.sees(i,r,a,c)&&this.targets.push({id:t,say:e,go:s,x:i,y:r,w:a,h:c})}middle(t,e){
return this.layout[t].rails[e]-this.layout[t].high/2}strip(t,e,s,o,{alpha:i=1,isHot:r=!1}={}){let{sight:a,
ink:c,layout:h,run:l,colors:d}=this,u=this.middle(e,s),[f,m]=[h.strip.width,h[e].high],p=r?d.accent:
d.soft,g=c.strip(l.tensor(t),s);if(a.image(g,o,u,f,m,{alpha:i,edge:p,width:r?2:.8}),i<.9)return;let w=`${this.
token(e,s)}: ${l.node(t).name}`;this.target(`${t} ${s}`,w,O(t,-1,s),[o-f/2,u-m/2,f,m])}};var Ho=6,sr=22,or=14,ks=36;function jo(n){let{sight:t,layout:e,run:s,row:o,temperature:i}=n,r=n.at("\
tgt","scores",o);if(t.scale<ct||r<=0)return;let a=R(n.at("tgt","softmax",o)),{x:c,w:h}=e.bars,l=e.barsY(
o),d=T(s.tensor("generator"),o),u=Q(d.map($=>$/i)),f=s.ranked(o).slice(0,Ho),m=Math.max(...f.map($=>Math.
abs(d[$])),1),p=n.old(o),g=n.isLit("bars")||n.isLit("generator"),w=i===1?"probabilities":`at tempera\
ture ${i}`,x={color:g?"accent":"soft",bold:g},y=h*.42,k=Math.max(sr,or/t.scale);t.text("title",a>.5?
w:"scores (logits)",c+ks+y/2,l-10,x),f.forEach(($,M)=>{nr(n,[c,l+M*k,y],{token:s.vocabulary.tgt[$],isOut:$===
s.next[o],share:_(K(d[$]/m)*r,u[$],a),old:p?.[$],words:a>.5?rt(u[$]):d[$].toFixed(1).replace("-","−")})});
let v=[c-10,l-k,h+20,k*(Ho+1)];n.target("probabilities","Open the probabilities",O("probabilities",-1,
o),v)}function nr({sight:n,colors:t},[e,s,o],{token:i,isOut:r,share:a,old:c,words:h}){let[l,d]=[e+ks,
r?"accent":"ink"],u={bold:r,color:d,align:"right",most:120};n.text("bar",i,e+ks-6,s+10,u),n.box(l,s,
o,13,{fill:t.cell,stroke:t.line,radius:2});let f=r?t.accent:t.soft;a>.005&&n.box(l,s,o*a,13,{fill:f,
radius:2}),c!==void 0&&n.before(l,s,o*c,13),n.text("bar",h,l+o+6,s+10,{bold:r})}var ir={"self-attention":"self","cross-attention":"cross","feed-forward":"feed",position:"pos."},rr=[
"norm","place","feed"],ye=class extends be{frames(){let{sight:t,colors:e}=this;for(let{x:s,y:o,w:i,h:r,
name:a,path:c}of this.layout.frames){t.box(s,o,i,r,{fill:e.panel,stroke:e.line,radius:8});let h=t.camera.
x+this.layout.tgt.gutter/t.scale,l=Math.max(h,s)+4,d={most:s+i-l};l<s+i&&t.text("layer",a,l,Math.max(
o-4,this.ceiling),d);let u=`Open ${Y(c)}`;this.target(`${c} all`,u,O(c),[s,o,i,r]),this.target(c,u,O(
c),[s,o-14,i,14])}}headOf({y:t}){return Math.max(t,this.ceiling+6)}get ceiling(){let{camera:t,scale:e}=this.
sight;return this.layout.isAlone?t.y+13/e:-1/0}lid(t){let{x:e,y:s,w:o}=t;t.isCross&&this.sight.box(e+
2,s+2,o-4,44,{fill:this.colors.cell})}get edge(){let{top:t}=this.layout.tgt,e=this.headOf({y:t});return e>
t?e+43:-1/0}lids(){let{x:t,y:e,w:s}=this.sight.camera,o=Math.max(t,this.layout.chipX.tgt+44),i={fill:this.
colors.cell,radius:0};this.edge>e&&this.sight.box(o,e,s,this.edge-e,i)}part(t){let{sight:e,colors:s}=this,
o=this.headOf(t),{x:i,y:r,w:a,h:c,kind:h,path:l,name:d}=t,u=this.isLit(l),[f,m]=u?[s.accent,2.5]:[s.
line,1.2];e.box(i,r,a,c,{fill:s.cell,stroke:f,width:m,radius:6});let p=e.scale<1?ir[d]??d:d,g=u?"acc\
ent":"soft",w={most:a+16,bold:u,color:g};e.text("title",p,i+a/2,o+12,w);let x=`Open ${Y(l)}`;this.target(
`${l} all`,x,O(l),[i,r,a,c]),this.target(l,x,O(l),[i,o,a,17]),h==="table"&&this.table(t),t.update&&this.
layout.isPreNorm&&this.gate(i+3,t.side,u)}gate(t,e,s,o=this.layout[e].top+40){let{sight:i,colors:r}=this,
a=s?r.accent:r.line,c=this.layout[e].end-o-6;i.box(t-1.6,o,3.2,c,{fill:a,radius:1.6});let h={align:"\
right",dx:-4};s&&this.isNear&&i.text("note","norm",t,Math.max(o,this.edge)-6,h)}table({x:t,y:e,w:s,h:o,
side:i,path:r}){let{sight:a,run:c,ink:h,colors:l}=this,d=c.vocabulary[i].length,[u,f]=[e+20,o-28],m=Math.
min(d,60);for(let w=0;w<m;w++){let x=u+f*(w+.5)/m;a.level(t+5,t+s-5,x,{stroke:l.line,width:1})}let p=this.
isLit(r),g={turn:-Math.PI/2,edge:p?l.accent:""};c[i].forEach((w,x)=>{if(this.at(i,r,x)<=0)return;let y=u+
f*(w+.5)/d,k=h.strip(c.tensor(`${r}.table`),x);a.image(k,t+s/2,y,Math.max(3,f/d),s-8,g),p&&this.isNear&&
this.isSaid(i,x)&&a.text("note",`row ${w}`,t+s/2,y-4)})}tiles(t){let{path:e,side:s,x:o,w:i}=t,{sight:r,
ink:a,layout:c,colors:h}=this,l=Math.min(26,i/c.heads-3),d=Math.min(16,l),u=o+(i-c.heads*(l+3)+3)/2,
f=this.headOf(t)+24,m=this.isLit(e);for(let p=0;p<c.heads;p++){let g=u+p*(l+3),w=a.hue(p),x=m?2:1.2;
r.box(g,f,l,d,{fill:h.cell,stroke:w,width:x,radius:2}),this.weights(e,s,p,[g+1,f+1,l-2,d-2]),m&&this.
isNear&&r.text("head",String(p),g+l/2,f-1.5,{color:w});let y=O(e,p);this.target(`${e}#${p}`,`Open he\
ad ${p}`,y,[g,f,l,d])}}weights(t,e,s,[o,i,r,a]){let{sight:c,ink:h,run:l}=this,d=l.tensor(`${t}.weigh\
ts`),[,u,f]=d.shape,[m,p]=[r/f,a/u],g=f>16?.08:.01;for(let w=0;w<u;w++)if(!(this.at(e,t,w)<.5))for(let x=0;x<
f;x++){let y=N(d,s,w,x),k={fill:h.hue(s),alpha:y,radius:0};y>g&&c.box(o+m*x,i+p*w,m,p,k)}}shelves(){
let{sight:t,layout:e,colors:s}=this;e.shelves.forEach(({x:o,y:i,w:r},a)=>{let c=this.isLit("memory")&&
!a,h=c?s.accent:s.line,l=a?s.panel:s.cell,d=e.src.end-i+6;t.box(o,i,r,d,{fill:l,stroke:h,width:c?2:1.2,
radius:6});let u=c?"accent":"soft",f=a?"memory, again":"memory";t.text("title",f,o+r/2,i+11,{most:r+
20,color:u,bold:c});let m=O("encoder");this.target("encoder all","Open the memory",m,[o,i,r,d]),a||this.
target("encoder","Open the memory",m,[o,i,r,15]);let p=e.shelves[a-1];for(let g of p?[-1.5,1.5]:[]){
let w={stroke:s.soft,width:1.1};t.level(p.x+p.w,o,e.shelfY+g,w)}})}rails(){let{sight:t,layout:e}=this;
for(let s of e.sides)for(let o=0;o<e[s].n;o++)this.rail(s,o);for(let{x:s,side:o}of e.gates){let i=this.
station==="memory"&&o===e.given.side;this.gate(s,o.name,i,o.top+20)}for(let{plus:s,path:o,side:i}of e.
bands.values())s&&this.isLit(o)&&this.isNear&&rr.includes(this.station)&&t.text("note","adds",s,e[i].
rails[e.given.said]+16)}rail(t,e){let{sight:s,layout:o,colors:i}=this,r=o[t].rails[e],a=this.isWritten(
t,e),c=this.isTold(t,e),h={stroke:c?i.accent:i.soft,width:c?2:1.2,alpha:a?.75:.4,dash:a?[]:[2,5]},l=o.
chipX[t]+40;t==="src"?s.line([[l,r],...this.toShelf(e)],h):s.level(l,o.exit,r,h),!a&&e===this.row+1&&
this.isNear&&s.text("aside","written later",o.chipX.tgt,r-4);for(let u of o.bands.values()){if(u.side!==
t||!u.plus||!a)continue;let f=this.isGiven(t,e)||e===this.row,m=this.isLit(u.path)&&this.station!=="\
self"&&f;s.plus(u.plus,r,m)}}toShelf(t){let{layout:e}=this,s=e.shelfY+e.strip.height/2,o=e.shelves[0].
x;return[[o-44,e.src.rails[t]],[o-14,s],[e.shelfX(t),s]]}names(){let{sight:t,layout:e,run:s}=this,{camera:o}=t;
if(!(t.scale<ct))for(let i of e.sides){let{gutter:r,top:a,end:c,rails:h}=e[i],l=e.chipX[i]+(r?-40:36);
i==="src"&&o.x>e.shelves[0].x||l>o.x&&l<o.x+o.w||(r&&t.cover(o.x,a-20,r/t.scale,c-a+60),h.forEach((u,f)=>{
if(!this.isWritten(i,f)||u<this.edge)return;let m=this.at("tgt","pick",f)>=1?s.nextTokens[f]:"?",p=this.
isTold(i,f),g=this.token(i,f)+(p&&!r?` → ${m}`:""),w=r?4/t.scale-e[i].high/2:10,x=p?"accent":"soft";
t.text("row",g,o.x,u+w,{color:x,halo:!r})}))}}stackNames(){let{sight:t,layout:e}=this,s=e.isAlone?46:
Math.max(36,18+16/t.scale),o=e.isAlone?"Decoder, alone":"Encoder";t.text("stack",o,e.frames[0].x,e.src.
top-s);let i=e.frames[e.layers];i&&t.text("stack","Decoder",i.x,e.tgt.end+26)}};var Do=.004,ke=22,$e=class extends ye{sources(t,e){let{layout:s}=this,o=(r,a,c)=>Array.from({length:r},
(h,l)=>({j:l,x:a(l),y:c(l)}));if(t.isCross)return o(s.src.n,r=>s.shelfX(r,t.layer),()=>s.shelfY);let i=t.
side==="src"?s.src.n:e+1;return o(i,()=>t.x+16,r=>this.middle(t.side,r))}copy(t,e,s,o){let i=[...this.
layout.bands.values()].find(({out:c,path:h})=>t.stream===(c??h)),r=R(C(s,0,.18)),a=_(i?.stop??o,o,r);
this.strip(t.copy,t.side,e,a,{isHot:r<1,alpha:Math.min(1,r*4)})}update(t,e,s,o){let{side:i,plus:r,stop:a,
update:c,out:h}=t,l=C(s,.62,.75),d=R(C(s,.78,.92)),u=s<1&&l>0;this.strip(c,i,e,d<1?_(o,r,d):o,{alpha:l,
isHot:u});let f=_(r,a,R(C(s,.92,1)));s>.9&&this.strip(h,i,e,f,{isHot:u}),this.station==="norm"&&this.
isLit(t.path)&&this.isSaid(i,e)&&this.isNear&&this.sayNumbers(t,e,s>.9)}sayNumbers({side:t,stop:e,x:s,
stream:o,update:i,copy:r,out:a},c,h){let{run:l,layout:d,sight:u}=this,f=d[t].rails[c],[m,p,g]=[o,i,r].
map($=>l.tensor($)),w=l.tensor(d.isPreNorm?a:`${a}.sum`);h&&this.sums([m,p,w],c,e+8,f-d[t].high);let[
x,y]=[m,g].map($=>J(T($,c)[0])),k=`norm: ${x} → ${y}`,v=d.isAlone?f+11:d[t].end+16;d.isPreNorm&&u.
text("number",k,s+4,v,{bold:!1})}sums(t,e,s,o){let i=o+Math.min(16,this.layout.given.side.high/4);for(let r of[
0,1]){let a=pe(...t.map(c=>T(c,e)[r])).join(" = ");this.sight.text("number",a,s,i+12*r)}}attend(t,e,s){
let{sight:o,layout:i,colors:r}=this,{side:a,x:c,w:h}=t,[l,d]=[c+h-34,c+h-13];this.copy(t,e,s,c+16);for(let p=0;p<
i.heads;p++)this.head(t,e,p,s,l);let u=this.middle(a,e),f=C(s,.6,.7),m={stroke:r.soft,width:1.2,alpha:f};
f&&o.level(l+6,d-6,u,m),this.update(t,e,s,d)}head(t,e,s,o,i){let{sight:r,ink:a,run:c,layout:h}=this,
{side:l,path:d}=t,u=this.station==="self"&&this.isLit(d),f=s===this.told,m=u&&!f,[p,g]=u?f?[.2,.44]:
[.5,.7]:[.22,.6],w=R(C(o,p,g));if(w<=0)return;let x=h[l].high/h.heads,y=P=>P-h[l].high/2+x*(s+.5),k=[
i-5,y(this.middle(l,e))],v=c.tensor(`${d}.weights`),M=h.isAlone&&e!==this.row?8*Do:Do;for(let{x:P,y:q,
j:lt}of this.sources(t,e)){let U=N(v,s,e,lt);if(U<M)continue;let qt=q+h.strip.height/2+1,Z=t.isCross?
cr([P,qt],k,t.x+40-5*s):ar([P+5,y(q)],k);this.flow(t,e,s,{weight:U,j:lt,q:w,curve:Z,part:x,isDim:m})}
let E=c.tensor(`${d}.concat`),A=E.shape[1]/h.heads,S=a.strip(E,e,s*A,(s+1)*A),X={alpha:C(w,.8,1),edge:a.
hue(s),width:1};r.image(S,i,k[1],h.strip.width,x,X)}flow(t,e,s,{weight:o,j:i,q:r,curve:a,part:c,isDim:h}){
let{sight:l,ink:d,run:u}=this,f=d.hue(s),m=this.isLit(t.path)&&this.isNear,p=m&&(t.side==="src"||e===
this.row),g=r<1?a.slice(0,2+Math.floor((ke-1)*r)):a,{isAlone:w}=this.layout,x=w?[.25,m?.1:.5]:[.55,.5],
y=w&&p&&!h,k=p?h?x[0]:.9:x[1],v=y?.4+.6*o:k*(.25+.75*o);if(l.line(g,{stroke:f,units:Math.max(.5,o*(y?
9:Math.min(t.isCross?4.5:7,c*.7))),alpha:v}),r<1&&this.isNear&&o>.03){let[A,S]=g[g.length-1],X=d.strip(
hr(u.tensor(`${t.path}.v`),s),i),P={edge:f,width:1.5,alpha:.35+.65*o};l.image(X,A,S,7,c,P)}if(r<1||!m||
!this.hasLabel(t,e,s,o))return;let $=t.isCross?1:i===e||w?.2:.34,[M,E]=a[Math.floor(ke*$)];E<this.edge||
l.text("share",Ot(o),M-(t.isCross?12:0),E+3)}hasLabel(t,e,s,o){return this.station==="self"?this.layout.
isAlone?s===this.told&&e===this.row&&o>.08:s===this.told&&this.layout.src.n<=4&&o>.03:t.isCross&&e===
this.row&&o>.3}feed(t,e,s){let{sight:o,ink:i,run:r,layout:a,colors:c}=this,{side:h,x:l,w:d,path:u}=t,
[f,m]=[this.middle(h,e),a[h].high];this.copy(t,e,s,l+14);let p=s>.46,g=r.tensor(`${u}.${p?"hidden":"\
w_1"}`),[,w]=g.shape,x=C(s,.2,.38);for(let y of[0,1]){let[k,v]=[y,y+1].map(E=>Math.ceil(w*E/2)),$=i.
strip(g,e,k,v),M={alpha:x,edge:c.soft,width:.8};o.image($,l+29+7*y,f,6,m,M)}if(this.isLit(u)&&this.isNear&&
this.isSaid(h,e)&&x>0){let y=T(g,e).filter($=>$>0).length,k=p?`${y} of ${w} stay on`:`${w} sums`,v={
bold:!1,align:"right"};o.text("share",k,l+d-2,f+m/2+13,v)}this.update(t,e,s,l+d-13)}};function ar(n,t){
let[[e,s],[o,i]]=[n,t],r=(e+o)/2;return qo([e,s],[r,s],[r,i],[o,i])}function cr(n,t,e){return qo(n,[
e,_(n[1],t[1],.3)],[e,t[1]],t)}function qo(n,t,e,s){return Array.from({length:ke+1},(o,i)=>{let r=i/
ke,a=1-r,c=h=>a**3*n[h]+3*a*a*r*t[h]+3*a*r*r*e[h]+r**3*s[h];return[c(0),c(1)]})}var $s=new WeakMap;function hr(n,t){
let[e,s,o]=n.shape,i=s*o;if(!$s.has(n)){let a=Array.from({length:e},(c,h)=>n.data.subarray(h*i,(h+1)*
i));$s.set(n,a.map(c=>({shape:[s,o],data:c})))}return $s.get(n)[t]}var vs=new WeakMap,Et=class extends $e{draw(){let t=[...this.layout.bands.values()];this.frames();for(let e of t)
this.part(e);this.shelves(),this.rails();for(let e of this.layout.sides)for(let s=0;s<this.layout[e].
n;s++)this.travel(e,s,t);this.lids();for(let e of t)this.lid(e);for(let e of t)e.kind==="attention"&&
this.tiles(e);return jo(this),this.names(),this.isOver&&this.stackNames(),this.targets}travel(t,e,s){
if(!this.isWritten(t,e)||this.isAway(t,e))return;this.chip(t,e);let o={table:"lookUp",place:"add",attention:"\
attend",feed:"feed"};for(let i of s){if(i.side!==t||i.kind==="exit")continue;let r=this.at(t,i.path,
e);if(r>0&&this[o[i.kind]](i,e,r),r<1)return}t==="tgt"?this.leave(e):this.remember(e)}chip(t,e){let{
sight:s,layout:o,colors:i}=this,r=!this.isGiven(t,e),a=R(this.at(t,"chip",e)),[c,h]=r?this.writtenAt(
e):this.wordAt(),[l,d]=[_(c,o.chipX[t],a),_(h,this.middle(t,e),a)],u=r?Math.min(1,a*4):Math.max(0,a*
1.4-.2);if(!r&&!e&&this.typed(a),u<=0)return;let f=Math.min(26,o[t].pitch*.8),[m,p]=[l-40,d-f/2],g=this.
isTold(t,e),[w,x]=g?[i.accent,2.4]:[i.soft,1.4],y=Math.min(10,f/2);s.box(m,p,80,f,{fill:i.cell,stroke:w,
width:x,alpha:u,radius:y});let k=this.token(t,e),v=f*s.scale>13?11:1,$={units:Math.min(13,f*.6),low:v,
alpha:u};f*s.scale>9&&s.text("token",k,l,d+Math.min(4.5,f/4),$);let M=O(o[t].embed,-1,e);if(this.target(
`${t} ${e}`,`Open the embedding of ${k}`,M,[m,p,80,f]),this.station!=="tokens"||r)return;let[E,A]=o.
isAlone?[62,4]:[0,f/2+11];s.text("id",`id ${this.run[t][e]}`,l+E,d+A,{alpha:a})}wordAt(){let{side:t,
last:e}=this.layout.given,s=(t.rails[0]+t.rails[e])/2-30;return[this.layout.chipX[t.name]-130,s]}typed(t){
let e=this.isOver?1:this.station==="tokens"?1-.55*t:0,[,s]=this.wordAt(),o=this.wordAt()[0]+74,i=Math.
min(240,o-this.sight.camera.x);e&&this.sight.text("word",this.word,o,s+5,{alpha:e,most:i})}writtenAt(t){
let{layout:e}=this;return t?[e.exit+80,this.middle("tgt",t-1)]:[e.chipX.tgt-60,e.tgt.rails[0]-30]}lookUp({
path:t,side:e,x:s,w:o,y:i,h:r,stop:a},c,h){let{sight:l,ink:d,run:u,layout:f,colors:m}=this;if(h>=1)this.
strip(t,e,c,a);else if(h>.05){let p=d.strip(u.tensor(t),c),g=i+20+(r-28)*(u[e][c]+.5)/u.vocabulary[e].
length,w=R(C(h,.35,1)),[x,y]=[_(s+o/2,a,w),_(g,this.middle(e,c),w)],k=_(o-8,f[e].high,w),v={turn:-Math.
PI/2*(1-w),edge:m.accent,width:1.5};l.image(p,x,y,f.strip.width,k,v)}h>=1&&this.station==="table"&&this.
isSaid(e,c)&&this.isNear&&this.firstNumbers(t,a)}firstNumbers(t,e){let{sight:s,layout:o,colors:i}=this,
{side:r,said:a}=o.given,c=T(this.run.tensor(t),a),h=r.rails[a]-r.high;for(let l of[0,1,2]){let d=h-2+
l*11,u=[e+5,h+(l+.5)*r.high/c.length];s.line([u,[e+12,d]],{stroke:i.soft,width:1}),s.text("number",J(
c[l]),e+13,d+3)}}add({path:t,side:e,x:s,w:o,plus:i,stop:r},a,c){let{sight:h,ink:l,run:d,layout:u,colors:f}=this,
m=this.pattern(e),p=d.tensor(u[e].embed),g=this.middle(e,a),[w,x]=[u.strip.width,u[e].high],y=R(C(c,
.15,.6)),k={edge:f.soft,width:.8},v={edge:f.accent,width:1.5};if(h.image(l.strip(m,a),s+o/2,g,w,x,k),
c<.6){h.image(l.strip(m,a),_(s+o/2,i,y),g,w,x,v);let M=this.band(u[e].embed).stop;h.image(l.strip(p,
a),_(M,i,y),g,w,x,k);return}this.strip(t,e,a,_(i,r,R(C(c,.75,1))),{isHot:c<1}),this.station==="place"&&
this.isSaid(e,a)&&this.isNear&&this.sums([p,m,d.tensor(t)],a,r+9,g-x/2)}pattern(t){let{run:e,layout:s}=this;
vs.has(e)||vs.set(e,{});let o=vs.get(e);if(!o[t]){let{positions:i,embed:r}=s[t],[a,c]=[i,r].map(l=>e.
tensor(l)),h=a.data.map((l,d)=>l-c.data[d]);o[t]={shape:a.shape,data:h}}return o[t]}remember(t){let{
layout:e,ink:s,colors:o}=this,i=this.at("src","memory",t);if(i<=0)return;let r=e.frames[e.layers-1],
a=R(i),c=_(r.x+r.w-14,e.shelfX(t),a),h=_(this.middle("src",t),e.shelfY,R(C(i,.45,.95))),l=Math.min(e.
strip.width,e.spacing*.6),d=_(e.src.high,e.strip.height,a),u=s.strip(this.run.tensor("encoder"),t),f=i<
1?{edge:o.accent,width:2}:{edge:o.soft,width:.8};this.sight.image(u,c,h,l,d,f),i===1&&this.onShelves(
t,u,l)}onShelves(t,e,s){let{layout:o,sight:i,colors:r}=this,a=this.token("src",t),[c,h]=[o.shelfY,o.
strip.height];o.shelves.forEach((l,d)=>{let u=o.shelfX(t,d),f={edge:r.soft,width:.8,alpha:.8};d&&i.image(
e,u,c,s,h,f);let m=[u-s/2,c-h/2,s,h],p=O("encoder",-1,t);this.target(`encoder ${t} ${d}`,`Memory of ${a}`,
p,m),o.src.n<=3&&this.isNear&&i.text("share",a,u,c-h/2-2,{most:o.spacing+14})})}leave(t){let{layout:e,
run:s,sight:o}=this,i=this.at("tgt","decoder",t);if(i<=0)return;let{x:r}=this.band("generator");this.
strip("decoder","tgt",t,_(r-30,r+17,R(i)),{isHot:i<1});let a=this.isTogether?1:this.at("tgt","pick",
t),c=!this.isTogether&&t<e.first;if(a<=0||o.scale<ct||c)return;let h=(this.isTogether?s.targetTokens:
s.nextTokens)[t],l=this.isTogether?`  ${s.tensor("loss").data[t].toFixed(2)}`:"",d=e.tgt.rails[t]-e.
tgt.high/2+4,u=this.isTold("tgt",t)?"accent":"ink";o.text("out",`→ ${h}${l}`,r+42,d,{alpha:a,color:u})}};var lr=["ink","soft","panel","line","accent","cell","plus","minus"],Bo=Array.from({length:8},(n,t)=>`\
hue-${t}`),dr=1.05,Ms=24,ve=class{constructor(t){this.probe=document.createElement("i"),this.probe.hidden=
!0,t.append(this.probe),this.colors={},this.shades={plus:[[0]],minus:[[0]]},this.strips=new WeakMap,
this.refresh()}refresh(){for(let r of[...lr,...Bo])this.colors[r]=this.read(r);this.font=getComputedStyle(
this.probe).fontFamily;let[t,e,s]=["cell","plus","minus"].map(r=>ur(this.colors[r])),o=(r,a)=>t.map(
(c,h)=>Math.round(c+(r[h]-c)*a/Ms)),i=[...Array(Ms+1).keys()];this.shades={plus:i.map(r=>o(e,r)),minus:i.
map(r=>o(s,r))},this.strips=new WeakMap}read(t){return this.probe.style.color=`var(--${t})`,getComputedStyle(
this.probe).color}hue(t){return this.colors[`hue-${t%Bo.length}`]}shade(t){let e=Math.round(Ms*(1-Math.
exp(-Math.abs(t)/dr)));return this.shades[t<0?"minus":"plus"][e]}strip(t,e,s=0,o=t.shape[t.shape.length-
1]){let i=this.strips.get(t);i||(i=new Map,this.strips.set(t,i));let r=`${e} ${s} ${o}`,a=i.get(r);if(!a){
let c=t.shape[t.shape.length-1],h=e*c+s;a=this.picture(o-s,l=>t.data[h+l]),i.set(r,a)}return a}picture(t,e){
let s=document.createElement("canvas");s.width=1,s.height=t;let o=s.getContext("2d"),i=o.createImageData(
1,t);for(let r=0;r<t;r++)i.data.set([...this.shade(e(r)),255],4*r);return o.putImageData(i,0,0),s}};
function ur(n){let t=(n.match(/[\d.]+/g)??[]).map(Number),e=n.startsWith("color")?255:1;return t.slice(
0,3).map(s=>s*e)}var fr={units:8,low:11,high:14,color:"ink",align:"center",bold:!1,halo:!1,plate:!1,
alpha:1,dx:0,most:1/0,isEnd:!1},mr={title:{high:15},layer:{units:9,color:"soft",align:"left"},note:{
units:7,high:13,color:"accent",halo:!0},aside:{units:7,high:13,color:"soft"},number:{high:15,align:"\
left",plate:!0,bold:!0},share:{bold:!0,halo:!0},head:{units:6,high:13,bold:!0},token:{units:13,high:22,
bold:!0,most:80},id:{units:9,high:15,color:"soft"},word:{units:14,high:26,bold:!0,align:"right",isEnd:!0},
row:{units:7,low:12,high:16,bold:!0,halo:!0,align:"left",dx:8},out:{units:12,high:18,bold:!0,align:"\
left"},bar:{units:10,high:20,align:"left"},stack:{units:13,low:12,high:18,bold:!0,align:"left"}},Me=class{constructor(t,e){
this.context=t,this.ink=e,this.camera={x:0,y:0,w:1,h:1},this.scale=1,this.fade=1,this.size={width:1,
height:1},this.ratio=1,this.later=[]}begin(t,e,s){let{context:o}=this,i=o.canvas.width/(t||1);this.size=
{width:t,height:e},this.ratio=i,o.setTransform(1,0,0,1,0,0),o.clearRect(0,0,o.canvas.width,o.canvas.
height),this.later=[],this.look(s,1)}look(t,e){this.camera=t,this.fade=e,this.scale=this.size.width/
t.w;let s=this.ratio*this.scale;this.context.setTransform(s,0,0,s,-t.x*s,-t.y*s),this.context.globalAlpha=
e}end(){this.context.setTransform(this.ratio,0,0,this.ratio,0,0);for(let t of this.later)t()}sees(t,e,s,o){
let{camera:i}=this;return t+s>i.x&&t<i.x+i.w&&e+o>i.y&&e<i.y+i.h}at(t,e){return[(t-this.camera.x)*this.
scale,(e-this.camera.y)*this.scale]}box(t,e,s,o,{fill:i="",stroke:r="",width:a=1,radius:c=4,alpha:h=1,
dash:l=[]}){if(!this.sees(t,e,s,o))return;let{context:d}=this;if(d.globalAlpha=h*this.fade,!c&&!r){d.
fillStyle=i,d.fillRect(t,e,s,o),d.globalAlpha=this.fade;return}d.beginPath(),d.roundRect(t,e,s,o,c),
i&&(d.fillStyle=i,d.fill()),r&&(d.setLineDash(l.map(u=>u/this.scale)),d.lineWidth=a/this.scale,d.strokeStyle=
r,d.stroke(),d.setLineDash([])),d.globalAlpha=this.fade}before(t,e,s,o){let r={stroke:this.ink.colors.
ink,width:1.5,dash:[3,3],radius:2};this.box(t,e-1.5,Math.max(1,s),o+3,r)}line(t,e){let{stroke:s,width:o=1.4,
units:i=0,alpha:r=1,dash:a=[]}=e,{context:c}=this;c.globalAlpha=r*this.fade,c.strokeStyle=s,c.lineWidth=
i||o/this.scale,c.setLineDash(a.map(h=>h/this.scale)),c.beginPath();for(let[h,l]of t)c.lineTo(h,l);c.
stroke(),c.setLineDash([]),c.globalAlpha=this.fade}plus(t,e,s){let{context:o}=this,{colors:i}=this.ink,
r=5;o.beginPath(),o.arc(t,e,r,0,2*Math.PI),o.fillStyle=i.cell,o.fill();let a=s?i.accent:i.soft;o.strokeStyle=
a,o.lineWidth=(s?2:1.2)/this.scale,o.stroke();let[c,h]=[r*.62,{stroke:a,width:s?2:1.2}];this.level(t-
c,t+c,e,h);let l=[e-c,e+c].map(d=>[t,d]);this.line(l,h)}image(t,e,s,o,i,{alpha:r=1,edge:a="",width:c=1,
turn:h=0}={}){if(r<=.01||!this.sees(e-40,s-40,80,80))return;let{context:l}=this;l.save(),l.globalAlpha=
r*this.fade,l.translate(e,s),h&&l.rotate(h),l.imageSmoothingEnabled=i*this.scale<t.height/2,l.drawImage(
t,-o/2,-i/2,o,i),a&&(l.strokeStyle=a,l.lineWidth=c/this.scale,l.strokeRect(-o/2,-i/2,o,i)),l.restore()}level(t,e,s,o){
let i=[t,e].map(r=>[r,s]);this.line(i,o)}cover(t,e,s,o){let[i,r]=this.at(t,e),[a,c]=[s*this.scale,o*
this.scale],{fade:h}=this;this.later.push(()=>{let{context:l,ink:d}=this;l.globalAlpha=h,l.fillStyle=
d.colors.cell,l.fillRect(i,r,a,c),l.fillStyle=d.colors.line,l.fillRect(i+a-1,r,1,c)})}text(t,e,s,o,i={}){
let r={...fr,...mr[t],...i},a=K(r.units*this.scale,r.low,r.high),[c,h]=this.at(s,o),[l,d]=[r.most*this.
scale+1,r.alpha*this.fade];this.later.push(()=>{let{context:u,ink:f}=this;u.font=`${r.bold?650:400} ${a}\
px ${f.font}`;let m=e.split(/\s+/),p=e;for(;r.isEnd&&u.measureText(p).width>l&&m.length>1;)m.shift(),
p=`… ${m.join(" ")}`;let g=u.measureText(p).width;if(g>l)return;let w=r.plate?this.size.width-g-8:
1/0,x=Math.min(c+r.dx,w);u.globalAlpha=d,u.textAlign=r.align,r.halo&&(u.lineJoin="round",u.lineWidth=
4,u.strokeStyle=f.colors.cell,u.strokeText(p,x,h)),r.plate&&(u.fillStyle=f.colors.cell,u.fillRect(x-
3,h-a,g+6,1.3*a)),u.fillStyle=f.colors[r.color]??r.color,u.fillText(p,x,h),u.globalAlpha=1})}};var pr={size:[1e3,338],top:46,text:17,chips:[76,160],row:40,back:318,encoder:[180,76,206,168],memory:[
440,76,112,168],decoder:[606,76,206,168],bars:[856,118]},gr={size:[375,336],top:0,text:13.5,chips:[46,
77],row:30,back:316,encoder:[100,26,138,102],memory:[278,26,88,102],decoder:[100,184,138,102],bars:[
256,206],bend:156},wr={size:[744,338],decoder:[260,76,270,168],bars:[596,118]},xr={size:[375,224],chips:[
46,111],back:200,decoder:[100,60,138,102],bars:[256,82]},Ko=4,Uo=(n,t)=>Math.min(C(n,1,1.13),C(t-n,0,
.12)),br=n=>n<.01?"< 1 %":rt(n),Vo=n=>n.length>Ko?[...n.slice(0,Ko-1),"…"]:n;function Go(n,{isTall:t,
aspect:e,past:s,result:o}){let i=n.layout.isAlone&&(t?xr:wr),r=new Os(n,{...t?gr:pr,...i}),[a,c]=r.at.
size,[h,l]=r.at.chips,d=c+(o?2*r.at.text:0),u=Mt([-8,r.at.top,a+8,d],e),f=Mt([h-50,l-40,h+50,l+40],e);
n.sight.look(de(u,f,R(s)),1-C(s,.3,.8)),r.draw(o?n.row:n.layout.first);let p={bold:!0,color:"accent",
units:Math.min(1.5*r.at.text,1.6*a/o.length)};return r.text(o,a/2,c+1.4*r.at.text,p),n.targets}var Os=class{constructor(t,e){
this.ground=t,this.at=e,this.sight=t.sight,this.colors=t.colors,this.run=t.run,this.layout=t.layout}draw(t){
let{at:e,run:s,layout:o}=this,{given:i,first:r}=o,[a,c]=e.chips,h=o.isAlone?s.tgtTokens.slice(0,s.given):
s.srcTokens;this.chips(Vo(h),a,c,[0,e.row],i.side.embed);let l=o.isAlone?e.decoder:e.encoder,d=l[1]+
l[3]/2;this.arrow([a+1.15*e.row,c],[l[0]-6,d]),o.isAlone||this.encoder(),this.stack("decoder",e.decoder,
"writes one","token at a time"),this.bars(t);let u=s.nextTokens.slice(r).filter(f=>f!=="</s>");this.
back(Vo(u))}encoder(){let{at:t}=this;this.stack("encoder",t.encoder,"reads all","tokens at once"),this.
memory();let[e,s,o,i]=t.encoder;this.arrow([e+o+4,s+i/2],[t.memory[0]-6,s+i/2]);let[r,a,c,h]=t.memory,
[l,d,u]=t.decoder;if(!t.bend)return this.arrow([r+c+4,a+h/2],[l-6,a+h/2]);let[f,m]=[r+c/2,l+u/2];this.
arrow([f,a+h+4],[f,t.bend],[m,t.bend],[m,d-6])}text(t,e,s,o={}){let i=this.at.text;this.sight.text("\
title",t,e,s,{units:i,low:11,high:30,...o})}chips(t,e,s,[o,i],r){let{colors:a,at:c,ground:h}=this,[l,
d]=[2.1*c.row,.82*c.row];t.forEach((u,f)=>{let m=f-(t.length-1)/2,[p,g]=[e+m*o,s+m*i],w=[p-l/2,g-d/2,
l,d],x={fill:a.cell,stroke:a.soft,width:1.4,radius:9};this.sight.box(...w,x),this.text(u,p,g+5,{bold:!0,
most:l,units:.8*c.text});let y=`Open the numbers of ${u}`;r&&u!=="…"&&h.target(`${r} ${f}`,y,O(r,-1,
f),w)})}stack(t,e,...s){let{colors:o,at:i,ground:r,layout:a}=this,[c,h,l,d]=e,u={fill:o.panel,stroke:o.
accent,width:2,radius:12};this.sight.box(c,h,l,d,u);let f=1.35*i.text,m=h+d/2-.9*f,p={bold:!0,units:1.25*
i.text,color:"accent"};this.text(W(t),c+l/2,m,p);let g=`${a.layers} layers`,w={units:.92*i.text};[g,
...s].forEach((y,k)=>{let v=k?"ink":"soft";this.text(y,c+l/2,m+f*(k+1),{...w,color:v})});let x=`${t}\
.layers.0`;r.target(x,`Open the layers of the ${t}`,O(x),e)}memory(){let{at:t,run:e,colors:s,ground:o}=this,
[i,r,a,c]=t.memory;this.sight.box(i,r,a,c,{stroke:s.line,width:1.2,radius:10}),this.text("memory",i+
a/2,r-8,{bold:!0});let h=(a-16)/e.sizes.S;e.srcTokens.forEach((l,d)=>{let u=i+8+(d+.5)*h,f=o.ink.strip(
e.tensor("encoder"),d),m=Math.min(.5*h,22),p={edge:s.soft,width:.8};this.sight.image(f,u,r+c/2-6,m,c-
34,p),this.text(l,u,r+c-6,{units:.72*t.text,most:h,low:10})}),o.target("encoder","Open the memory",O(
"encoder"),t.memory)}bars(t){let{at:e,run:s,colors:o,ground:i}=this,[r,a]=e.bars,[c,h]=[e.size[0]-r-
4,2.6*e.text],l=T(s.tensor("probabilities"),t),d=i.old(t),u=s.ranked(t).slice(0,3),[f,m,p,g]=e.decoder;
this.arrow([f+p+4,m+g/2],[r-8,m+g/2]);let x={...{units:.8*e.text},align:"left"};this.text("next toke\
n",r,a-1.4*e.text,{...x,color:"soft"}),u.forEach((v,$)=>{let M=a+$*h,E=v===s.next[t],A=E?o.accent:o.
soft,S={...x,bold:E,color:E?"accent":"ink"};this.text(s.vocabulary.tgt[v],r,M,S),this.text(br(l[v]),
r+c,M,{...S,align:"right"});let X={fill:o.cell,stroke:o.line,radius:3};this.sight.box(r,M+5,c,9,X),this.
sight.box(r,M+5,Math.max(2,c*l[v]),9,{fill:A,radius:3}),d&&this.sight.before(r,M+5,c*d[v],9)});let y=O(
"probabilities",-1,t),k=[r,a-16,c,2*h+34];i.target("probabilities","Open the probabilities",y,k)}back(t){
let{at:e}=this,[s,o,i,r]=e.decoder,[a,c]=[e.size[0]-50,s+i/2];this.arrow([a,e.bars[1]+5.2*e.text+20],
[a,e.back],[c,e.back],[c,o+r+6]);let h=2.25*e.row,l=(a+c)/2+h*.1,d=e.size[0]-h*t.length/2;this.chips(
t,Math.min(l,d),e.back,[h,0],"")}arrow(...t){let e={stroke:this.colors.soft,width:1.8};this.sight.line(
t,e);let[[s,o],[i,r]]=t.slice(-2),a=Math.hypot(i-s,r-o)||1,[c,h]=[7*(i-s)/a,7*(r-o)/a],l=d=>[i-c+.6*
d*h,r-h-.6*d*c];this.sight.line([l(1),[i,r],l(-1)],e)}};var Ct=24,wt=40,Yo=20,Es={units:13,low:13,high:13};function Xo(n,t,e){let{layout:s}=n,o=[...s.bands.
values()],i=s.sides.map(l=>o.filter(d=>d.side===l));s.isAlone||i[0].push({path:"encoder",name:"memor\
y"});let r=Math.max(...i.map(({length:l})=>l)),a=Math.min(40,(e-Ct-4)/r),c=(t-12-Yo*(i.length-1))/i.
length,h=new As(n,a,c);return i.forEach((l,d)=>{h.stack(l,6+d*(c+Yo))}),n.targets}var As=class{constructor(t,e,s){
this.ground=t,this.pitch=e,this.w=s,this.memory=[0,0]}stack(t,e){let{ground:s,pitch:o,w:i}=this,{sight:r,
colors:a}=s,c=e+(i+wt)/2,h=t.at(-1).path==="encoder"?"Encoder":"Decoder";r.text("title",h,c,17,{...Es,
bold:!0});let l=[Ct+8,Ct+o*t.length-8],d={stroke:a.soft,width:2};r.line(l.map(u=>[c,u]),d);for(let u=0;u<
s.layout.layers;u++)this.layer(t,u,e);t.forEach((u,f)=>{this.part(u,e+wt,Ct+o*f)})}layer(t,e,s){let{
ground:o,pitch:i,w:r}=this,{sight:a,colors:c}=o,h=t.filter(g=>g.layer===e),l=Ct+i*t.indexOf(h[0]),d=i*
h.length-2,u={fill:c.panel,stroke:c.line,radius:6};a.box(s,l-1,r+1,d+1,u);let f={...Es,color:"soft"};
a.text("title","layer",s+wt/2,l+14,f),a.text("title",String(e),s+wt/2,l+29,f);let m=h[0].path.replace(
/\.\w+$/,""),p=`Open ${Y(m)}`;o.target(m,p,O(m),[s,l,wt,d])}part({path:t,name:e,isCross:s},o,i){let{
ground:r,pitch:a}=this,{sight:c,colors:h}=r,[l,d]=[this.w-wt,a-4],u=r.isLit(t==="encoder"?"memory":t),
[f,m]=u?[h.accent,2]:[h.soft,1];c.box(o,i,l,d,{fill:h.cell,stroke:f,width:m,radius:5});let g={...Es,
color:u?"accent":"ink",bold:u,most:l};c.text("title",W(e),o+l/2,i+d/2+5,g);let w=`Open ${t==="encode\
r"?"the memory":Y(t)}`;r.target(t,w,O(t),[o,i,l,d]);let[x,y]=[i+d/2,{stroke:h.soft,width:1.5}];if(t===
"encoder"&&(this.memory=[o+l,x]),!s)return;let[k,v]=[this.memory,o-wt],$=(k[0]+v)/2;c.line([k,[$,k[1]],
[$,x],[o-1,x]],y),c.line([[o-6,x-4],[o-1,x],[o-6,x+4]],y)}};var Jo=24,yr=.3,kr=420,$r=450,Oe=class{constructor(t){this.view=t,this.canvas=b("canvas",{"aria-hidd\
en":"true"}),this.spots=b("div",{class:"spots walk-spots",role:"group","aria-label":"Parts of the mo\
del",...j}),this.node=b("div",{class:"walk"},this.canvas,this.spots),this.width=0,this.height=0,this.
whole=0,this.goal=null,this.share=1,this.targets=[],this.shown="",this.nodes=new Map,this.ways=new WeakMap,
this.canvas.addEventListener("pointermove",e=>this.point(e)),this.canvas.addEventListener("pointerle\
ave",()=>t.point("")),this.canvas.addEventListener("click",e=>{let s=this.under(e);s?t.go(s.go):t.clock.
finish()})}begin(){this.ink=new ve(this.node);let t=this.canvas.getContext("2d");this.sight=new Me(t,
this.ink)}resize(t,e){this.width=t,this.height=e;let s=Math.min(2.5,window.devicePixelRatio||1);this.
canvas.width=Math.round(t*s),this.canvas.height=Math.round(e*s),this.shown=""}repaint(){this.ink?.refresh()}get isTall(){
return this.width/this.height<1.2}get isIndex(){return this.isTall&&String(this.goal)===String(le(this.
view.layout))}draw(){let{view:t,sight:e}=this;if(!e||!this.width)return;let{clock:s,story:o,layout:i,
run:r}=t,a=this.width/this.height,c=y=>Mt(y,a,this.gutterOf(y)),h=y=>this.width/c(y).w<ct,l=(y,k,v)=>de(
y,k,R(v)),d=this.goal?c(this.goal):o.camera(s.t,this.isTall,c,l,h),u=l(this.from??d,d,this.share);this.
camera=u,e.begin(this.width,this.height,u);let{mode:f,before:m,word:p,temperature:g}=t,w={run:r,story:o,
layout:i,t:s.t,mode:f,word:p,before:m,temperature:g},x=f==="step"?Math.max(Uo(s.t,s.last),this.whole):
1;if(this.isPlan=x<.5||this.isIndex,this.isIndex){let{width:y,height:k}=this;return e.look({x:0,y:0,
w:y,h:k},R(this.share)),this.targets=Xo(new Et(e,w),y,k),e.end(),this.placeSpots()}if(e.look(u,C(x,.4,
.9)),(e.fade||!s.isMoving)&&(this.targets=new Et(e,w).draw()),x<.8){let{said:y}=t.modes,k=Go(new Et(
e,w),{isTall:this.isTall,aspect:a,past:x,result:s.t>2?(t.isAlone?y.lastChild:y).textContent:""});this.
isPlan?this.targets=k:e.look(u,1)}e.end(),this.placeSpots()}gutterOf([t,e,,s]){let{layout:o}=this.view,
i=o.sides.map(r=>o[r].rails.some(c=>c>e&&c<s)&&t>o.chipX[r]-40?o[r].gutter:0);return Math.max(...i)/
this.width}placeSpots(){let s=this.targets.filter(({id:c})=>!c.includes(" ")).map(c=>({...c,...this.
inPixels(c)})).filter(({left:c,top:h,width:l,height:d})=>c+l/2>0&&c+l/2<this.width&&h>-d&&h<this.height),
{told:o,step:i,mode:r}=this.view,a=JSON.stringify([o,i,r,s.map(({id:c,say:h})=>c+h)]);a!==this.shown&&
this.nameSpots(s),this.shown=a,s.forEach(({id:c,left:h,top:l,width:d,height:u})=>{let{style:f}=this.
nodes.get(c);Object.assign(f,{left:`${h}px`,top:`${l}px`,width:`${Math.round(d)}px`,height:`${Math.round(
u)}px`})})}nameSpots(t){let e=this.spots.contains(document.activeElement)?document.activeElement?.getAttribute(
"data-id"):null,s=t.map(({id:o,say:i,go:r},a)=>{let c=this.nodes.get(o)??this.button(o);c.tabIndex=a?
-1:0;let{path:h,head:l}=r,d=l<0?i:this.view.scene.sayOfHead(h,l);return c.setAttribute("aria-label",
d),this.ways.set(c,r),c});this.nodes=new Map(s.map(o=>[o.dataset.id,o])),this.spots.querySelector(":\
hover")&&this.view.point(""),this.spots.replaceChildren(...s),e!==null&&(this.nodes.get(e)??s[0])?.focus(
{preventScroll:!0})}inPixels({id:t,x:e,y:s,w:o,h:i}){let[r,a]=this.sight?.at(e,s)??[0,0],c=this.sight?.
scale??1,h=[t.includes("#")?(o+3)*c:Jo,Jo],[l,d]=[o,i].map((m,p)=>Math.max(h[p],m*c)),[u,f]=[l-o*c,d-
i*c].map(m=>m/2);return{left:Math.round(r-u),top:Math.round(a-f),width:l,height:d}}button(t){let e={
type:"button",class:"spot","data-id":t,...j},s=b("button",e);return s.addEventListener("click",()=>this.
view.go(this.ways.get(s))),s.addEventListener("pointerenter",()=>this.view.point(s.getAttribute("ari\
a-label")??"")),s.addEventListener("pointerleave",()=>this.view.point("")),s}focus({path:t,head:e}){
let s=[...this.spots.children],o=a=>s.find(({dataset:c})=>c.id===a);([`${t}#${e}`,t,t.replace(/\.[^.]*$/,
"")].map(o).find(Boolean)??s[0])?.focus({preventScroll:!0})}under({offsetX:t,offsetY:e}){let{sight:s}=this;
if(!s)return;let o=t/s.scale+s.camera.x,i=e/s.scale+s.camera.y;return this.targets.findLast(r=>o>=r.
x&&o<=r.x+r.w&&i>=r.y&&i<=r.y+r.h)}point(t){let e=this.under(t);this.canvas.style.cursor=e?"pointer":
"",this.view.point(e?e.say:"")}boxOf({path:t,head:e}){let s=[`${t}#${e}`,t];for(;s.at(-1)?.includes(
".");)s.push(s.at(-1).replace(/\.[^.]*$/,""));let o=!this.isPlan&&s.map(f=>this.view.layout.bands.get(
f)).find(Boolean),i=s.map(f=>this.targets.find(({id:m})=>m===f)).find(Boolean),r=i&&(i.id.includes("\
#")||!o)?i:o??i,{sight:a,width:c,height:h}=this;if(!r||!a)return{left:c/3,top:h/3,width:c/3,height:h/
3};let[l,d]=a.at(r.x,r.y),{scale:u}=a;return{left:l,top:d,width:r.w*u,height:r.h*u}}zoom(t,e,s){if(this.
motion?.cancel(),pt()||!t.animate)return Promise.resolve();let o=Math.max(.03,e.width/(this.width||1)),
i={transform:`translate(${e.left}px, ${e.top}px) scale(${o})`,opacity:.2},r={transform:"none",opacity:1},
a=s?[i,r]:[r,i];return this.motion=t.animate(a,{duration:kr,easing:"cubic-bezier(0.3, 0, 0.2, 1)"}),
this.motion.finished.catch(()=>{})}show(t){if(String(t)===String(this.goal))return;this.goal=t,this.
from=this.camera,this.share=0;let e=this.whole,s=o=>(this.share=Math.min(1,this.share+o),this.whole=
_(e,t?1:0,this.share),this.share<1&&this.goal===t);pt()?(s(1),this.view.clock.tick()):this.view.clock.
also(o=>s(1e3*o/$r))}nearer({path:t}){if(this.isIndex||!this.isPlan&&(this.sight?.scale??1)>yr)return null;
let{frames:e}=this.view.layout,s=e.find(h=>`${t}.`.startsWith(`${h.path}.`));if(!s)return null;let{x:o,
y:i,w:r,h:a}=s,c=[o,Math.max(i-20,i+a-1.5*r),o+r,i+a];return Mt(c,this.width/this.height).w<this.camera.
w?c:null}};var Wt=24,Ee=34,Ae=11.5,tn=92,vr=104;function en(n,t,e,s){let{run:o}=t,i=e.startsWith("decoder"),r=e.
endsWith("self_attention"),a=i&&r?o.tgtTokens:o.srcTokens,c=i?o.tgtTokens:o.srcTokens,h=m=>t.rowName(
`${e}.w_q`,m),l=i&&r?"decoder":"encoder",d=o.tensor(`${e}.masked`).data.some(m=>m===-1/0),u=m=>t.isKept(
e,m),f={sheet:n,scene:t,path:e,head:Math.min(s.head,o.sizes.H-1),keys:a,queries:c,names:h,kept:u,keyStack:l,
masked:d,at:s};n.isNarrow?Er(f):Mr(f)}var Zo={q:1,k:2,scores:3,masked:3,weights:4,v:5,values:5};function At(n,t,e){
let{sheet:s,scene:o,path:i,head:r}=n,a=o.sayOf(`${i}.${t}`),c={path:`${i}.${t}`,head:r,name:t,say:a},
h=B(s,o,{...c,...e}),{x:l,y:d,w:u,h:f}=h,m=Zo[t]===o.headStep;return m&&(s.told=Math.max(s.told,d+f)),
Zo[t]>o.headStep?s.box(l-2,d-2,u+4,f+8,"veil",{rx:0}):m&&o.headStep<5&&s.box(l-3,d-3,u+6,f+6,"row-li\
t"),h}function Mr(n){let{sheet:t,scene:e,keys:s,queries:o,names:i,kept:r,keyStack:a,masked:c}=n,h=tt(
[...o.map((Z,js)=>i(js)),...s.map(Z=>`• ${Z}`)])+8,l=c?["scores","masked","weights"]:["scores","we\
ights"],d=t.width-h-(l.length+1)*Wt-Ee,u=d*(c?.14:.2)/s.length,f=l.length*s.length,m=f*Ae<.55*d?Ae:7,
p=(d-2*vr)/f,g=Math.min(Math.max(m,Math.min(24,u)),Math.max(p,2)),w=Math.max(tn,g*s.length),{d_k:x}=e.
run.sizes,y=Math.min(15,(d-l.length*w)/(2*x)),k=o.length+s.length,v=Math.max(Ae,Math.min(16,(t.room-
250)/k)),M=At(n,"q",{x:h,y:0,cw:y,ch:v,...{role:"query",labels:!0,names:i}}),E=h+M.w+Wt+Ee;Qo(t,E,M,
Wt+Ee);let A=0;l.forEach(Z=>{let Yn=At(n,Z,{x:E,y:0,cw:g,ch:v,kind:Z==="weights"?"weight":"value"});
(g>=Ae||Z==="weights")&&(A=fs(t,e,s,a,E,Yn.bottom,g)),E+=w+Wt,Qo(t,E,M)});let S=At(n,"values",{x:E,y:0,
cw:y,ch:v}),P={y:S.bottom+Math.max(26,A-8),cw:y,ch:v,labels:!0,kept:r},q=At(n,"k",{...P,x:h,role:"ke\
y"}),lt=h+M.w+.5*Ee;Or(n,[q.x+q.w+3,q.y+q.h/2],[lt,M.y+sn(M)+3]);let U=At(n,"v",{...P,x:E,role:"valu\
e"}),qt=Z=>Z.x+Z.w/2;t.arrow([qt(U),U.y-34],[qt(U),S.bottom+3]),t.reach(U.bottom+6)}var sn=({h:n})=>Math.
min(n/2,40);function Qo(n,t,e,s=Wt){let o=e.y+sn(e);n.arrow([t-s+5,o],[t-4,o])}function Or({sheet:n,
scene:t},[e,s],[o,i]){t.headStep<2||(n.arrow([e,s],[o,s],[o,i]),n.text(o-4,i-10,"q · k","soft"))}function Er(n){
let{sheet:t,scene:e,path:s,keys:o,queries:i,names:r,kept:a,keyStack:c,masked:h,at:l}=n,d=s.startsWith(
"decoder")&&e.mode!=="teacher",u=l.row>=0&&l.row<i.length&&!/\.[kv]$/.test(l.path)?l.row:e.step,f=d?
[u]:void 0,m=P=>d?i[P]:r(P),p=tt([...o.map(P=>`• ${P}`),...i.map((P,q)=>m(q))].filter(Boolean))+8,
{d_k:g}=e.run.sizes,w=t.width-p-16,x=w/g,y=Math.min(32,w/o.length),k=Math.max(15,Math.min(x,18)),v=0,
$=(P,q)=>{let U=At(n,P,{...{x:p,y:v,cw:x,ch:k,labels:!0},...q});return v=U.bottom+12,U},M=[$("q",{role:"\
query",rows:f,names:m}),$("k",{role:"key",kept:a})];v+=16,Ar(n,M,v);let E=h?["scores","masked","weig\
hts"]:["scores","weights"],A=Math.max(tn,y*o.length+12),S=p+A*E.length<=t.width+12,X=v;E.forEach((P,q)=>{
let lt=P==="weights"?"weight":"value",U=S?p+q*A:p;S&&(v=X),$(P,{x:U,cw:y,rows:f,names:m,kind:lt,labels:!S||
!q}),P==="weights"&&(v+=fs(t,e,o,c,U,v-12,y)-8)}),$("v",{role:"value",kept:a}),$("values",{rows:f,names:m})}
function Ar({sheet:n,scene:t},e,s){if(t.headStep<2)return;let o=s-10,[i,r]=[n.width-5,e[0].x+20];for(let{
x:a,w:c,y:h,h:l}of e){let d=[a+c+2,h+l/2];n.path(`M${d}H${i}V${o}`,"wire")}n.arrow([i,o],[r,o],[r,s+
1]),n.text(r+6,o-4,"q · k","soft")}var Tr=()=>F("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true",class:"corners"},F("\
path",{d:"M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"})),Te=class{constructor({way:t,modes:e,form:s,floor:o,
stage:i,listing:r,pointed:a,dock:c,...h}){this.isFilling=!1;let l={title:"All parts at once (M)","ar\
ia-pressed":"false"};this.whole=z("Map",h.toWhole,l);let d={class:"try","aria-expanded":"false"},u=()=>this.
own.hidden?this.showOwn(!0):h.close();this.try=z("Try your own",u,d);let f={"aria-label":"Fill the s\
creen","aria-pressed":"false"};this.corners=z(Tr(),()=>this.fill(),f);let m=[this.whole,this.try,this.
corners],p=b("header",{},t.node,e.said,...m);this.own=b("div",{class:"own",hidden:""},s.node,e.node),
this.page=b("div",{class:"page",hidden:""},i.node,r.node),this.floor=b("div",{class:"floor"},o.node,
this.page,a),this.pointed=a,this.floor.addEventListener("pointermove",w=>this.follow(w)),this.floor.
addEventListener("pointerleave",()=>a.removeAttribute("style")),this.answers=[e.said,e.rows,this.floor,
c.voice];let g=[p,this.own,e.changed,this.floor,c.node];this.node=b("div",{class:"house",tabindex:"-\
1"},...g)}showOwn(t){!t&&this.own.contains(document.activeElement)&&this.try.focus({preventScroll:!0}),
this.own.hidden=!t,this.try.setAttribute("aria-expanded",String(t)),t&&this.own.querySelector("input")?.
focus({preventScroll:!0})}fill(){this.isFilling=!this.isFilling,this.node.classList.toggle("filling",
this.isFilling),this.node.popover=this.isFilling?"manual":null,this.isFilling&&this.node.showPopover?.(),
this.corners.setAttribute("aria-pressed",String(this.isFilling)),document.documentElement.style.overflow=
this.isFilling?"hidden":""}follow({clientX:t,clientY:e}){let{left:s,top:o,width:i}=this.floor.getBoundingClientRect(),
{style:r,offsetWidth:a,offsetHeight:c}=this.pointed,h=Math.max(0,Math.min(t-s+14,i-a));r.left=`${h}p\
x`,r.top=`${Math.max(0,e-o-c-10)}px`,r.bottom="auto"}comeIntoSight(){this.node.scrollIntoView({block:"\
nearest"})}gray(t){this.node.classList.toggle("stale",t);for(let e of this.answers)e.inert=t}};var on=/^(en|de)coder\.layers\.\d+/,Sr=/^.*\.(self|cross)_attention/,Nr=/^(src_embed|tgt_embed|positions\.(src|tgt)|embedding|positions)/,
_r=/\.(weight|bias|pe)$/;function H(n,t=-1){if(!n)return{kind:"map",path:n};if(_r.test(n))return{kind:"\
parameter",path:n};let e=n.match(Sr)?.[0];if(e)return{kind:t<0?"attention":"head",path:e};let s=n.match(
on)?.[0];if(n.includes(".feed_forward"))return{kind:"feedForward",path:`${s}.feed_forward`};if(s)return{
kind:"layer",path:s};let[,o]=n.match(Nr)??[];if(o){let i=o.match(/src|tgt/)?.[0];return{kind:"embedd\
ing",path:i?`${i}_embed`:"embedding"}}return/^(en|de)coder/.test(n)?{kind:"finalNorm",path:n.split("\
.")[0]}:{kind:"generator",path:"generator"}}var ht=({row:n,cell:t})=>n>=0&&t>=0;function Rt({path:n,
head:t,row:e,cell:s},o="src_embed"){if(e>=0||s>=0)return O(n,t);let i=H(n,t);if(n!==i.path)return O(
i.path,t);if(i.kind==="head")return O(i.path);if(i.kind==="parameter"){let a=n==="positions.pe"?o:n.
replace(/\.\w+$/,"");return O(H(a).path)}let r=n.match(on)?.[0];return O(r&&r!==n?r:"")}function nn(n,t,e){
let s=n.path.replace(/layers\.(\d+)/,(o,i)=>`layers.${Number(i)+t}`);return s!==n.path&&e.has(s)?{...n,
path:s}:null}var Ft=n=>n.length>60?`… ${n.slice(-45).replace(/^\S*\s+/,"")}`:n;function Se(n,t,e){
let s=[],o=n;for(;o.path;o=Rt(o,t.isAlone?"embedding":"src_embed"))ht(o)&&s.unshift([Ir(t,o),o]),o.row>=
0&&e(o)&&s.unshift([e(o),O(o.path,o.head,o.row)]),o=O(o.path,o.head),s.unshift([Lr(o,t),o]);return[[
"Model",o],...s]}function Lr({path:n,head:t},e){let s=H(n,t);if(s.kind==="parameter")return e.node(n).
name;if(n!==s.path)return n.replace(`${s.path}.`,"");if(s.kind==="head")return`Head ${t}`;let o=n===
"generator"?n:Y(n);return W(s.kind==="layer"?o:o.split(", ").at(-1)??o)}function Ir(n,{path:t,head:e,
row:s,cell:o}){return n.waits(t)?"…":L(N(n.tensor(t),e,s,o),3)}function rn({path:n,head:t,row:e,cell:s}){
let o=s.split(",").map(Number);return s?O(n,o.length===3?o[0]:-1,...o.slice(-2)):O(n,t,e)}function an({
path:n,head:t,row:e,cell:s}){if(s<0)return{path:n,head:t,row:e,cell:""};let o=t<0?[e,s]:[t,e,s];return{
path:n,head:t,row:e,cell:o.join(",")}}function cn(n,t){if(t.ctrlKey||t.metaKey||t.altKey)return;let e=t.target,{key:s}=t;if(e.closest("inp\
ut:not([type=range]), select, textarea")&&s!=="Escape")return;let o=e.closest(".scrubber")!==null;if(!o&&
e.closest("[type=range]")&&/^(Arrow|Home|End|Page)/.test(s)||s===" "&&e.closest("button, a, summary")&&
!e.closest(".spots")||s.startsWith("Arrow")&&e.closest("[role=grid]"))return;let r=e.closest(".spots\
, .number-page"),{clock:a}=n,c=r?{ArrowLeft:()=>Ne(r,-1,0),ArrowRight:()=>Ne(r,1,0),ArrowUp:()=>Ne(r,
0,-1),ArrowDown:()=>Ne(r,0,1)}:{ArrowLeft:()=>n.backward(),ArrowRight:()=>n.forward()},h={ArrowDown:c.
ArrowLeft,ArrowUp:c.ArrowRight},l={PageDown:c.ArrowLeft,PageUp:c.ArrowRight},d={...c,Escape:()=>e.closest(
".own")?n.closeOwn():n.out(),PageUp:()=>n.besides(-1),PageDown:()=>n.besides(1),"[":()=>n.stepBy(-1),
"]":()=>n.stepBy(1)," ":()=>n.at.path||a.play(),m:()=>n.toWhole(),M:()=>n.toWhole(),Home:()=>a.set(1),
End:()=>a.set(a.last),...o?{...h,...l}:{}}[s],u=/^[0-9]$/.test(s)?Number(s):-1;!d&&u<0||(t.preventDefault(),
d?d():zr(n,u))}function zr(n,t){let{at:e}=n,s=document.activeElement?.getAttribute("data-id")??"",o=H(
e.path||s.split("#")[0]).path,i=n.run.sizes.H;!o.endsWith("attention")||t>=i||n.go(e.head>=0?{...e,head:t}:
O(o,t))}function Ne(n,t,e){let s=[...n.querySelectorAll("[data-id]")],o=s.find(c=>c===document.activeElement)??
s[0];if(!o)return;let i=o.getBoundingClientRect(),r=c=>{let h=c.getBoundingClientRect(),l=(f,m,p,g)=>Math.
max(0,p-m,f-g),[d,u]=t?[t*(h.left+h.right-i.left-i.right)/2,l(h.top,h.bottom,i.top,i.bottom)]:[e*(h.
top+h.bottom-i.top-i.bottom)/2,l(h.left,h.right,i.left,i.right)];return d>1?d+3*u:1/0},a=s.filter(c=>c!==
o).reduce((c,h)=>r(h)<r(c)?h:c,o);a===o||r(a)===1/0||(o.tabIndex=-1,a.tabIndex=0,a.focus())}var Tt=26,_e=92,hn={self_attention:["self-","attention"],cross_attention:["cross-","attention"],feed_forward:[
"feed-","forward"]};function ln(n,t,e){let{run:s}=t,o=Object.keys(hn).filter(d=>s.node(`${e}.${d}`)),
i=zt(t),r=n.isNarrow?2:t.isPreNorm?3:2,a=n.isNarrow?2*Tt+18:_e+2*Tt+26*r,c=Math.min(4,(n.width-i-a)/
(r*s.sizes.d_model)),h=s.node(t.isPreNorm?`${e}.sublayers.0.norm`:`${e}.sublayers.0.sum`),l={sheet:n,
scene:t,path:e,left:i,cw:c,y:0};l.stream=dn(l,h.parents[0]),o.forEach((d,u)=>{(n.isNarrow?Cr:Pr)(l,d,
u)}),n.reach(l.y+4)}function dn(n,t){let{sheet:e,scene:s,left:o,cw:i,y:r}=n,c=B(e,s,{path:t,x:o,y:r,
cw:i,ch:G,labels:!0,name:"x"});return Ts(n,t,c),n.y=c.bottom,c}function Ts({sheet:n,scene:t},e,{x:s,
y:o,w:i,h:r}){let a=t.run.tensor(e),c=t.isTarget(e)?"decoder":"encoder";n.isNarrow||n.text(s+i+4,o-6,
"length","soft");for(let h=0;h<r/G;h++){if(t.hides(c,h))continue;let l=mt(a,h)/t.longest*Tt;n.box(s+
i+4,o+h*G+3,Math.max(1,l),G-6,"length",{rx:1})}}var Le=(n,t)=>`${n}.${t}.${t==="feed_forward"?"w_2":
"w_o"}`;function Ie({sheet:n,scene:t,cw:e},s,o,i,r){return B(n,t,{path:s,x:o,y:i,cw:e,ch:G,name:r})}
function un({sheet:n,scene:t,path:e},s,o){let i=O(`${e}.${s}`);n.part(i,`${t.sayOf(i.path)}. Go in`,
o,hn[s])}function Pr(n,t,e){let{sheet:s,scene:o,path:i,stream:r}=n,a=r.y-32,c=r.y+r.h/2,h=r.x+r.w+Tt+
26,l=r.x+r.w+Tt+6,d=m=>{s.arrow([l,c],[m-3,c]),l=m};if(o.isPreNorm){d(h);let m=Ie(n,`${i}.sublayers.${e}\
.norm`,h,a,"norm(x)");l=h+m.w+3,h+=m.w+24}let u=Math.max(36,Math.min(60,r.h));d(h),un(n,t,{x:h,y:c-u/
2,w:_e-18,h:u}),l=h+_e-18+3,h+=_e,d(h);let f=Ie(n,Le(i,t),h,a,"update");Ts(n,Le(i,t),f),fn(n,e,f.x+f.
w/2,f.bottom)}function Cr(n,t,e){let{sheet:s,scene:o,path:i,stream:r,left:a}=n,c=a+r.w+Tt+16,h=r.y-32,
l=r.y+r.h/2;if(s.arrow([c-12,l],[c-2,l]),o.isPreNorm){let u=Ie(n,`${i}.sublayers.${e}.norm`,c,h,"nor\
m(x)");h=u.bottom,s.arrow([c+u.w/2,h+2],[c+u.w/2,h+14]),h+=16}else h=l-18;un(n,t,{x:c,y:h,w:r.w,h:36}),
h+=36,s.arrow([c+r.w/2,h+2],[c+r.w/2,h+14]);let d=Ie(n,Le(i,t),c,h+12,"update");Ts(n,Le(i,t),d),fn(n,
e,d.x+d.w/2,d.bottom)}function fn(n,t,e,s){let{sheet:o,scene:i,path:r,stream:a,left:c}=n,h=c+a.w/2,l=Math.
max(a.bottom,s)+18;if(o.path(`M${h} ${a.bottom}V${l+16}`,"rail"),o.arrow([e,s+3],[e,l],[h+8,l]),o.plus(
h,l,7),n.y=l+16,!i.isPreNorm){let u=O(`${r}.sublayers.${t}.norm`),f={x:h-40,y:l+14,w:80,h:17};o.part(
u,i.sayOf(u.path),f,["norm"],"small"),n.y+=20}let d=i.shareOf(`${r}.sublayers.${t}`);o.text(h+14,l-5,
o.isNarrow?`length: ${d} × x`:`its length is ${d} × that of x, on average`,"soft"),n.stream=dn(n,`${r}\
.sublayers.${t}`)}var Wr={relu:"hidden"},Rr={query:"q",key:"k",value:"v",used:"weights"},Fr=1100,Hr={q:"query",k:"key",
v:"value"},ze=class{constructor(t){this.view=t,this.listings=t.machine.listings,this.name=b("summary",
{}),this.lines=b("ol",{}),this.node=b("details",{class:"listing"},this.name,this.lines),this.shown=""}show(t){
let{run:e}=this.view.scene,{kind:s,path:o}=H(t.path,t.head),i=s==="head"&&t.path===o,r=e.node(i?`${o}\
.weights`:t.path);this.node.hidden=!r;let a=JSON.stringify([t.path,t.head,e.sizes]);if(!r||a===this.
shown)return;this.shown||(this.node.open=this.view.house.node.clientWidth>=Fr),this.shown=a;let[c,h]=r.
code,l=b("code",{},h);this.name.replaceChildren("The code that computes it: ",l,` in ${c}`);let d=s===
"parameter"?Rt(O(o)).path:o,u=this.listings[h].split(`
`).map((f,m)=>{let p=this.named(f,d,h,t.head);return this.line(p,m+1,r,d)});this.lines.replaceChildren(
...u)}line(t,e,s,o){let i=e===s.code[2],r=b("li",{},b("code",{},...t)),a=i?s:this.madeHere(e,s,o);if(a){
let c=i?`  ${s.path}`:"",h=`  # ${us(this.view.scene,a.path)}${c}`;r.append(b("span",{class:"soft"},
h))}return i&&r.setAttribute("aria-current","true"),r}madeHere(t,{code:e},s){return[...this.view.run.
nodes.values()].find(o=>o.path.startsWith(`${s}.`)&&o.code[1]===e[1]&&o.code[2]===t)}named(t,e,s,o){
let i=s==="attention"?Rr:Wr;return t.split(/\b([a-z_][a-z_0-9]*)\b/).map(r=>{let a=i[r]??r,c=`${e}.${a}`,
h=this.view.run.node(c);if(!h)return r;let l=h.shape.length===3;return z(r,()=>this.view.go(O(c,l?o:
-1)),{class:`code-name ${Hr[a]??""}`})})}};var jr=n=>Float32Array.from(Q(n));var Dr=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),Pe=n=>{let t=0;return Array.from(n,e=>t+=e)};function mn(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=jr(n.map(h=>h/t)),i=Dr(o).slice(0,e??n.length),r=Pe(i.
map(h=>o[h])),a=new Float32Array(n.length);i.forEach((h,l)=>{let d=l&&r[l-1];(s===1||d<s*r.at(-1))&&
(a[h]=o[h])});let c=Pe(a).at(-1);return a.map(h=>h/c)}var pn=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*gn(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var Ce=n=>n.reduce((t,e)=>t*e,1);function st(n,t){let[e,s]=n.slice(-2),o=new Float32Array(Ce(n));return o.
forEach((i,r)=>{let a=Math.floor(r/s);o[r]=t(Math.floor(a/e),a%e,r%s)}),{shape:n,data:o}}function wn(n,t){
let e=0;for(let s=0;s<n;s++)e+=t(s);return e}var qr={scale:([n],t,{sizes:e})=>st(t,(...s)=>N(n,...s)*
Math.sqrt(e.d_model)),split:([n],t)=>st(t,(e,s,o)=>N(n,0,s,e*t[2]+o)),scores([n,t],e){let s=n.shape[2];
return st(e,(o,i,r)=>wn(s,a=>N(n,o,i,a)*N(t,o,r,a))/Math.sqrt(s))},mask:([n],t,e,s)=>st(t,(o,i,r)=>e.
hides(s,i,r)?-1/0:N(n,o,i,r)),softmax([n],t){let e=st(t,()=>0),s=t.at(-1);for(let o=0;o<e.data.length/
s;o++)T(e,o).set(Q(T(n,o)));return e},values:([n,t],e,s,o)=>st(e,(i,r,a)=>s.lacks(o,i)?0:wn(t.shape[1],
c=>N(n,i,r,c)*N(t,i,c,a))),concat:([n],t)=>st(t,(e,s,o)=>N(n,Math.floor(o/n.shape[2]),s,o%n.shape[2])),
relu:([n],t)=>st(t,(...e)=>Math.max(N(n,...e),0)),add:([n,t],e)=>st(e,(...s)=>N(n,...s)+N(t,...s)),copy:([
n])=>n,loss:([n],t,{targets:e})=>st(t,(s,o)=>-Math.log(Q(T(n,o))[e[o]])),parameter:(n,t,{parameters:e},s)=>({
shape:t,data:e[s].data})},We=class n{constructor({machine:t,src:e,tgt:s,next:o,targets:i,stored:r,parameters:a,
...c}){let{given:h=0,without:l={}}=c;this.given=h,this.isAlone=h>0,this.machine=t,this.without=l;let{
nodes:d,params:u}=yn(t);this.nodes=d,this.params=u,this.outputs=t.outputs,this.vocabulary=t.vocabulary,
this.padId=t.pad_id,this.src=e,this.tgt=s,this.sizes={...t.sizes,S:e.length,T:s.length},this.sizes.V_src=
t.vocabulary.src.length,this.sizes.max_len=t.max_len,this.stored=r,this.parameters=a,this.tensors=new Map,
this.shorter=[],this.next=o??kn(this.tensor("generator")),this.targets=i??[...s.slice(1),this.next.at(
-1)];let f=(m,p="tgt")=>m.map(g=>this.vocabulary[p][g]);this.srcTokens=f(e,"src"),this.tgtTokens=f(s),
this.givenTokens=this.isAlone?this.tgtTokens.slice(1,h):this.srcTokens,this.nextTokens=f(this.next),
this.targetTokens=f(this.targets),this.longest=this.longestVector()}get hasParams(){return this.parameters!==
null}spoken(t){return this.known(t).say.split(":")[0]}node(t){return this.nodes.get(this.outputs[t]??
t)??this.params.get(t)}size(t){return this.sizes[t]??Number(t)}shape(t){return this.known(t).shape.map(
e=>this.size(e))}waits(t){return this.params.has(t)&&!this.hasParams}longestVector(){let t=0;for(let e of this.
nodes.keys()){if(!/sublayers\.\d+$|^positions/.test(e))continue;let s=this.tensor(e);for(let o=0;o<s.
shape[0];o++)t=Math.max(t,mt(s,o))}return t}tensor(t){let e=this.known(t),s=this.tensors.get(e.path);
return s||(s=this.compute(e,this.shape(t)),this.tensors.set(e.path,s)),s}ranked(t){let e=T(this.tensor(
"generator"),t),s=o=>+(o===this.next[t]);return[...e.keys()].sort((o,i)=>e[i]-e[o]||s(i)-s(o))}hides(t,e,s){
return t.startsWith("decoder")&&t.includes(".self_attention")?s>e?"causal":"":this.src[s]===this.padId?
"padding":""}lacks(t,e){let[s,o]=this.without.head??[];return o===e&&t.startsWith(`${s}.`)}upTo(t){if(t>=
this.sizes.T)return this;let e=o=>o.slice(0,t),s=(o,i)=>({shape:i,data:this.tensor(o).data.slice(0,Ce(
i))});return this.shorter[t]??=new n({...this,tgt:e(this.tgt),next:e(this.next),targets:e(this.targets),
stored:s,machine:this.machine}),this.shorter[t]}known(t){let e=this.node(t);if(!e)throw new RangeError(
`path = ${t} is no tensor of this model`);return e}compute({path:t,op:e,parents:s},o){let i=qr[e];if(!i)
return this.stored(t,o);let r=s.map(a=>this.tensor(a));return i(r,o,this,t)}},xn=new WeakMap;function yn(n){
let t=xn.get(n);if(!t){let e=new Map(n.nodes.map(o=>[o.path,o])),s=new Map;for(let o of e.values())for(let i of o.
params)s.set(i,Br(o,i,e));t={nodes:e,params:s},xn.set(n,t)}return t}function Br({op:n,shape:t,parents:e,
code:s,chapter:o,say:i},r,a){let[c,h]=r.split(".").slice(-2),l=t.at(-1),d={lookup:[r.startsWith("src")?
"V_src":"V",l],position:["max_len",l],linear:[l,a.get(e[0])?.shape.at(-1)]};return{path:r,name:`${c}\
.${h}`,shape:h!=="bias"&&d[n]||["1",l],parents:[],op:"parameter",code:s,chapter:o,say:n==="position"?
"The table of positions, from sine and cosine: not learned":`${i.split(":")[0]}, ${h}: parameters, l\
earned in training`,params:[]}}function kn(n){return Array.from({length:n.shape[0]},(t,e)=>{let s=Array.
from(T(n,e));return s.indexOf(Math.max(...s))})}var bn=2**12-1,Kr="0123456789ABCDEFGHIJKLMNOPQRSTUVW\
XYZabcdefghijklmnopqrstuvwxyz-_",Vr=new Map([...Kr].map((n,t)=>[n,t]));function $n(n,t,e=""){let{src:s,
tgt:o,next:i,largest:r,letters:a,given:c}=t,h=(x,y)=>Vr.get(a[y][x])??0,l={},d=0,u=(x,y)=>{let k=new Float32Array(
Ce(y));return k.forEach((v,$)=>{let M=l[x]+$,E=(h(M,0)<<7)+(h(M,1)<<1)+h(M,2);k[$]=(E-bn-1)*r[x]/bn}),
{shape:y,data:k}},f=n.vocabulary.tgt.indexOf("</s>"),m=e.trim()?[...o.slice(1),f]:null,{nodes:p}=yn(
n),g={...n.sizes,S:s.length,T:o.length};for(let x of Object.keys(r))l[x]=d,d+=Ce(p.get(x).shape.map(
y=>g[y]));let w={src:s,tgt:o,next:i,targets:m,given:c};return new We({machine:n,...w,stored:u,parameters:null})}
function vn(n,t,e,s,o=null,i=0,r){let{model:a}=t,c=ro(a,()=>t.decoder(e)(s,new Map)),h=m=>c[m],{parameters:l,
without:d}=a,u=kn(c.generator);r&&o&&u.splice(i-1,1/0,...o.slice(i-1));let f={src:e,tgt:s,next:u,targets:o,
given:i};return new We({machine:n,...f,stored:h,parameters:l,without:d})}var Ur=12,Gr=[".","!","?"],Ss=({text:n,mode:t,answer:e,language:s,without:o,seed:i,temperature:r})=>JSON.
stringify([s,n,e&&t!=="step"?[t,e]:"",o??"",i>=0?[i,r]:""]);function Yr(n){let[t,e]=n.split("#");return t?
t==="positions"?{positions:!0}:e!==void 0?{head:[t,Number(e)]}:{output:`${t}.${t.endsWith("feed_forw\
ard")?"w_2":"w_o"}`}:{}}var Xr=n=>n.indexOf(n.reduce((t,e)=>Math.max(t,e)));function Jr({seed:n=-1,temperature:t=1}){
if(n<0)return Xr;let e=gn(n);return s=>pn(Pe(mn(s,{temperature:t})),e.next().value)}var Re=class{constructor(t){
this.model=t;let e=t.get("opening").given>0;this.fetchFirst=rs(t,e?oe:kt),this.fetchMany=rs(t,kt,"la\
nguages"),this.text=t.get("text")}fetch(t){return t===ft?this.fetchFirst():this.fetchMany()}first(){
let e=this.model.get("language")===ft?this.model.get("answer"):"",s=$n(this.model.get("machine"),this.
model.get("opening"),e),[o,i]=["seed","temperature"].map(a=>this.model.get(a)),r=Ss({text:this.text,
mode:e.trim()?"teacher":"step",answer:e,language:ft,without:"",seed:o,temperature:i});return{run:s,key:r,
live:null,forced:[]}}fits(t,e){return Ss(t)===e.key}async answer(t){let{text:e,mode:s,answer:o,language:i}=t,
r=await this.fetch(i);r.model.without=Yr(t.without??"");let{src:a,start:c}=r.begin(e,i),{eosId:h,tokens:l}=r.
tgtVocab,d=!a.length,u=Zr(this.model.get("machine"),r,i),{longest:f}=u,m=Math.max(a.length,c.length);
if(m>f)throw new RangeError(`This text has ${m} tokens, and there is room for ${f} at most.`);let p=s!==
"step"&&o.trim(),g=p?Qr(r,o,f,c):c,w=s==="generate"||!p,x=d?{most:Math.min(f,g.length+Ur-1)+1,ends:Gr}:
{most:f,ends:[]},y=w?ta(r,a,g,x,Jr(t)):[...g,h],k=d?c.length:0,v=w&&t.seed>=0,[$,M]=[y.slice(0,-1),y.
slice(1)];return{run:vn(u,r,a,$,M,k,v),key:Ss(t),live:r,forced:g.slice(c.length).map(E=>l[E])}}},Mn=new WeakMap;
function Zr(n,t,e){if(e===ft)return n;let s=Mn.get(t);if(!s){let{config:o,parameters:i}=t.model,[r,a]=i["\
encoder.layers.0.feed_forward.w_1.weight"].shape,[c]=i["tgt_embed.table.weight"].shape,{n_heads:h,max_len:l}=o;
s={...n,sizes:{H:h,V:c,d_k:a/h,d_model:a,d_ff:r},max_len:l,vocabulary:{src:t.srcVocab.tokens,tgt:t.tgtVocab.
tokens}},Mn.set(t,s)}return s}function Qr(n,t,e,s=[n.tgtVocab.bosId]){let{target:o,tgtVocab:i}=n,r=o.
encode(t),a=r.indexOf(i.unkId);if(a>=0)throw new RangeError(`answer holds '${o.split(t)[a]}', which \
the model cannot generate: leave it out`);let c=e-s.length,h=s.length>1?"the text":"<s>";if(r.length>
c)throw new RangeError(`answer has ${r.length} tokens, and there is room for ${c} after ${h}: shorte\
n it`);return[...s,...r]}function ta(n,t,e,{most:s,ends:o},i){let{tokens:r,eosId:a}=n.tgtVocab,c=n.decoder(
t),h=new Map,l=[...e],d=u=>u===a||o.includes(r[u]);for(let u=e;l.length<s;){let f=c(u,h);if(u=[i(T(f,
u.length-1))],l.push(...u),d(u[0]))break}return l}function On({run:n,live:t}){let e=t.decoder(n.src),
s=new Map,o=0;return n.tgt.forEach((i,r)=>{let a=e([i],s).data,c=T(n.tensor("generator"),r);a.forEach(
(h,l)=>{o=Math.max(o,Math.abs(h-c[l]))})}),o}var Fe={step:["Walk",""],teacher:["Teacher forcing","As in training: the right tokens are fed in, an\
d all rows are computed at once. The causal mask keeps each row from the tokens that it has to predi\
ct."],generate:["Generation","As at inference time: one row after the other. The KV cache keeps keys\
 and values of earlier rows (•)."]},ea=5,Ns="eight thousand three hundred and eighty-two",_s=n=>n.
filter(t=>t!=="</s>"),En=n=>_s(n).join(" ").replace(/ (?=[.,;:!?)])/g,""),Ls=(n,t)=>T(n.tensor("prob\
abilities"),t)[n.next[t]];function An({before:n,run:t,layout:{first:e}}){let[s,o]=[n,t].map(({next:c})=>c.
slice(e)),i=o.findIndex((c,h)=>h<s.length&&c!==s[h]);if(i>=0)return e+i;let r=c=>Math.abs(Ls(n,c)-Ls(
t,c));return[...o.keys()].slice(0,s.length).map(c=>e+c).reduce((c,h)=>r(h)>r(c)?h:c)}function sa(n,t){
let[e,s]=[n,t].map(o=>o.tensor("generator").data);return s.reduce((o,i,r)=>Math.max(o,Math.abs(i-(e[r]??
i))),0)}var Tn=(n,t)=>b("option",{value:n},t),He=class{constructor(t){this.view=t,this.buttons=Object.
entries(Fe).map(([h,[l]])=>z(l,()=>t.ask({mode:h}),{"data-mode":h})),this.said=b("p",{class:"said"}),
this.hint=b("p",{class:"hint"}),this.rows=b("ol",{class:"rows"}),this.more=b("div",{class:"more"}),this.
error=b("p",{class:"error",role:"alert"}),this.status=b("p",{class:"hint",role:"status"}),this.off=b(
"select",{"aria-label":"Switch off",...j}),this.off.addEventListener("change",()=>this.compare({without:this.
off.value})),this.swap=t.isAlone?this.drawing():z("Swap the first two tokens",()=>this.swapTokens());
let e=h=>t.heat(h);this.temperature=eo("Temperature","τ",[.1,5],e),this.temperature.input.step="0.1";
let s=b("label",{},"What if without ",this.off),o=[this.swap,s,this.temperature.node];this.whatIf=b(
"div",{class:"what-if"},...o),this.changed=b("p",{class:"changed",role:"status"});let r=[b("div",{class:"\
modes",role:"group","aria-label":"Mode"},...this.buttons),this.hint],a=[this.rows,this.more,this.whatIf],
c=[this.status,this.error];this.node=b("div",{},...r,...a,...c),this.shown=""}async compare(t){let{view:e}=this;
await e.ask(t),e.before&&(e.house.comeIntoSight(),e.toBars(An(e)))}drawing(){let{view:t}=this,e=async r=>{
await t.ask({seed:r,answer:""}),t.toBars()};this.likeliest=z("Likeliest token",()=>e(-1)),this.draw=
z("Draw a token",()=>e((t.seed+1)%1e3));let o=z("Go on from here",()=>t.ask({text:this.textOf(t.found),
answer:""}));return b("span",{role:"group","aria-label":"Next token"},this.likeliest,this.draw,o)}wait(t){
this.status.textContent=t}swapTokens(){let[t,e,...s]=this.view.run.srcTokens.filter(o=>!o.startsWith(
"<"));e!==void 0&&this.view.ask({text:[e,t,...s].join(" "),answer:"",without:""})}showWhatIf(){let{view:t}=this,
e=t.parts();if(this.off.childElementCount!==e.length+1){let o=i=>{let[r,a]=i.split("#");return i==="\
positions"?"the positions":W(Y(r,a&&Number(a)))};this.off.replaceChildren(Tn("","nothing left out"),
...e.map(i=>Tn(i,o(i))))}this.off.value=t.model.get("without"),this.temperature.show(t.temperature);
let s=t.mode==="step"&&t.temperature===1&&!t.isAlone;this.temperature.node.hidden=s,this.likeliest?.
setAttribute("aria-pressed",String(t.seed<0)),this.draw?.setAttribute("aria-pressed",String(t.seed>=
0)),this.draw&&(this.draw.textContent=t.seed<0?"Draw a token":"Draw again"),this.changed.replaceChildren(
...this.difference())}difference(){let{before:t,run:e}=this.view;if(!t)return[];let{first:s}=this.view.
layout,o=({nextTokens:g})=>_s(g.slice(s)).join(" "),[i,r]=[t,e].map(o),a=this.view.model.get("withou\
t")!=="",c=a?"the whole model":"before",h=a?`in ${c}`:c,l=An(this.view),[d,u]=[t,e].map(g=>`${g.nextTokens[l]}\
 ${rt(Ls(g,l))}`),f=`. In row ${e.tgtTokens[l]}: ${d} ${h}, ${u} now. Dashed bars: ${c}.`,m=i===r,p=`\
, though the logits moved by up to ${sa(t,e).toFixed(1)}`;return[m?`The same tokens as ${c}: `:`Othe\
r tokens than ${c}: `,...m?[]:[b("del",{},i)," → "],b("b",{},r),m?p:"",a||!e.isAlone?f:"",m&&a?this.
proposal():""]}proposal(){let{isOwn:t,word:e,model:s}=this.view,[o,i]=s.get("without").split("#");if(i)
return z("Leave out all its heads",()=>this.compare({without:o}));if(t||e===Ns)return"";let r=()=>this.
compare({text:Ns,answer:""});return z(`Try it on ${Ns}`,r)}refuse(t){this.error.textContent=t}show(){
let{mode:t,found:e,step:s}=this.view;for(let a of this.buttons)a.setAttribute("aria-pressed",String(
a.dataset.mode===t));this.showRows(),this.showAnswer(),this.showWhatIf();let o=t==="generate"?s:0,i=JSON.
stringify([t,e.key,o,!!e.live]);if(i===this.shown)return;this.shown=i,this.hint.textContent=Fe[t][1];
let r={step:()=>[],teacher:()=>this.answer(),generate:()=>this.choices()};this.more.replaceChildren(
...r[t]())}showAnswer(){let{found:t,mode:e,model:s,story:o,clock:i,run:r}=this.view,a=e!=="step"||o.
isOver(i.t),{first:c}=this.view.layout,h=(p,g)=>g>=c&&o.progress("tgt","pick",g,i.t)>=1,l=_s(r.nextTokens.
filter(h)),d=a?this.answerOf(t):l.join(" · ")||"…",u=this.view.scene.langOf("decoder"),f=`${s.get(
"text")} ${d} ${e} ${u}`;if(this.said.dataset.key===f)return;this.said.dataset.key=f,this.said.hidden=
e==="teacher";let m=b("span",{},Ft(s.get("text")));this.said.replaceChildren(m," → ",b("b",{lang:u},
d))}answerOf({live:t,run:e}){if(!e.isAlone)return this.textOf({live:t,run:e});let s=e.given-1;return t?
t.textOf(e.targets.slice(s)):En(e.targetTokens.slice(s))}textOf({live:t,run:{targets:e,targetTokens:s,
isAlone:o}}){return t?t.textOf(e):o?En(s):s.slice(0,-1).join(this.view.isOwn?" ":"")}showRows(){let{
view:t}=this,{run:e,mode:s,step:o}=t,i=t.newScene(e),r=JSON.stringify(e.tgtTokens);if(r!==this.rows.
dataset.key||!this.rows.children.length){this.rows.dataset.key=r;let a=e.tgtTokens.map((c,h)=>{let l=b(
"span",{lang:i.langOf("decoder")},c),d=z(l,()=>t.stepTo(h),{class:"pill"});return b("li",{},d)});this.
rows.replaceChildren(...a)}this.rows.querySelectorAll("button").forEach((a,c)=>{s!=="teacher"&&c===o?
(a.setAttribute("aria-current","step"),this.rows.scrollLeft=a.offsetLeft-this.rows.clientWidth/2):a.
removeAttribute("aria-current"),a.setAttribute("aria-label",`Row ${c}: ${i.rowName("decoder",c)}`),a.
classList.toggle("unwritten",i.hides("decoder",c))})}answer(){let{view:t}=this,{found:e,run:s}=t,{targetTokens:o}=s,
i=`answer-${Math.random()}`,r={value:this.answerOf(e),lang:t.scene.langOf("decoder")},c=b("input",{id:i,
...r,...{type:"text",autocomplete:"off",spellcheck:"false"}}),h=b("label",{for:i},"Answer that is fe\
d in"),l=b("button",{},"Feed it in"),d=b("form",{class:"line"},h,c,l);d.addEventListener("submit",g=>{
g.preventDefault(),t.ask({answer:c.value.trim()})});let u=[...s.tensor("loss").data],f=u.reduce((g,w)=>g+
w,0)/u.length,m=u.indexOf(Math.max(...u)),p=`Loss: ${f.toFixed(3)} per token; the largest is ${u[m].
toFixed(2)}, for “${o[m]}”.`;return[d,b("p",{class:"hint"},p),this.identity()]}choices(){let{view:t}=this,
{scene:e,found:s,run:o}=t,i=T(o.tensor("probabilities"),e.step),r=o.ranked(e.step).slice(0,ea),{tgt:a}=o.
vocabulary,c=o.targets.slice(0,e.step),h=r.filter(d=>a[d]!=="</s>").map(d=>{let u=`${(100*i[d]).toFixed(
i[d]>.0995?0:1)}%`;return z(`${a[d]} ${u}`,()=>t.goOn([...c,d]))}),l=b("div",{class:"line"},"Continu\
e with ",...h);return s.forced.length&&l.append(z("Back to the model's own",()=>t.ask({answer:""}))),
[l,this.identity()]}identity(){let{found:t}=this.view,e=b("p",{class:"hint"}),s=()=>{let r=On(this.view.
found);e.textContent=`All rows at once, or one row at a time with the KV cache: the ${t.run.tgt.length}\
 rows agree. Largest difference of a logit: ${r?r.toExponential(1):"0"}.`},o=()=>this.view.ask({},!0);
return t.live?s():e.append(z("Compare all rows at once with one row at a time",o)),e}};var Sn=1e-5;function oa({shape:n,data:t},e){return t[e.reduce((s,o,i)=>s*n[i]+o,0)]}var je=n=>Array.
from({length:n},(t,e)=>e),Is=class{constructor(t,e,s){this.run=t,this.node=e,this.index=s,this.own=this.
cell(e.path,...s)}cell(t,...e){return{path:t,index:e,value:oa(this.run.tensor(t),e)}}from(t,...e){return this.
cell(this.node.parents[t],...e)}same(){return this.alone(this.from(0,...this.index))}alone(...t){return t.
map(e=>({a:e,b:null,product:e.value}))}pairs(t,e,s){return je(t).map(o=>{let[i,r]=[e(o),s(o)];return{
a:i,b:r,product:i.value*r.value}})}};function Nn(n,t){let e=n.run.shape(n.node.parents[0]).at(-1),s=je(
e).map(r=>n.from(0,...t,r)),o=s.reduce((r,{value:a})=>Math.max(r,a),-1/0),i=s.map(r=>({a:r,b:null,product:Math.
exp(r.value-o)}));return{terms:i,largest:o,total:xt(i)}}var xt=n=>Yt(n.map(({product:t})=>t)),na={lookup(n){
let{run:t,node:e,index:s,own:o}=n,[i,r]=s,a=(e.path.startsWith("src")?t.src:t.tgt)[i],c={path:e.params[0],
index:[a,r],value:o.value};return{terms:n.alone(c),formula:`table[${a}, ${r}]`}},scale(n){let t=Math.
sqrt(n.run.sizes.d_model),e=n.same(),s=e[0].product*t;return{terms:e,scale:t,result:s,formula:"table\
 · √d_model"}},position(n){let[t]=n.same(),e=[t,...n.alone(n.cell(n.node.params[0],...n.index))];
return{kind:"sum",terms:e,result:xt(e),formula:"x + pe"}},norm(n){let[t,e]=n.index,[s,o]=n.node.params.
map(u=>n.cell(u,0,e)),i=n.run.sizes.d_model,r=n.alone(...je(i).map(u=>n.from(0,t,u))),a=xt(r)/i,c=Yt(
r.map(({product:u})=>(u-a)**2))/i,l=(r[e].product-a)/Math.sqrt(c+Sn)*s.value+o.value;return{terms:r,
result:l,formula:"(x − mean) / √(variance + eps) · weight + bias",at:e,mean:a,variance:c,eps:Sn,
gain:s,shift:o}},linear(n){let{run:t,node:e,index:s}=n,[o,i]=s,[r,a]=e.params,c=n.pairs(t.shape(e.parents[0])[1],
d=>n.from(0,o,d),d=>n.cell(r,i,d)),h=n.cell(a,0,i),l=xt(c)+h.value;return{kind:"dot",terms:c,bias:h,
result:l,formula:"Σ xᵢ · weightᵢ + bias"}},split(n){let[t,e,s]=n.index,{d_k:o}=n.run.sizes,[i,
r]=[t*o,n.run.node(n.node.parents[0]).name],a=n.alone(n.from(0,e,i+s)),c=`Head ${t} takes the featur\
es ${i} to ${i+o-1} of ${r}: the same numbers, counted from 0.`;return{kind:"copy",terms:a,moved:c,formula:"\
column head · d_k + i"}},scores(n){let[t,e,s]=n.index,{d_k:o}=n.run.sizes,i=n.pairs(o,c=>n.from(0,t,
e,c),c=>n.from(1,t,s,c)),r=1/Math.sqrt(o),a=xt(i)*r;return{kind:"dot",terms:i,scale:r,result:a,formula:"\
Σ qᵢ · kᵢ / √d_k"}},mask(n){let t=n.same(),[,e,s]=n.index,o=n.run.hides(n.node.path,e,s),i=o?
-1/0:t[0].product;return{terms:t,result:i,formula:o?"−∞: this key is masked":"the score: not mas\
ked",hidden:o}},softmax(n){let t=[...n.index],e=t.pop(),s=Nn(n,t),o=s.terms[e].product/s.total;return{
...s,result:o,formula:"exp(x − max) / Σ exp(xⱼ − max)",at:e}},loss(n){let[t]=n.index,e=n.run.
targets[t],s=Nn(n,[t]),o=-Math.log(s.terms[e].product/s.total);return{...s,result:o,formula:"−log(ex\
p(x − max) / Σ exp(xⱼ − max))",at:e}},parameter(n){let{run:t,node:e,index:s}=n,[o,i]=s,{path:r}=e,
a=je(t.shape(r)[1]).map(m=>n.cell(r,o,m)),c=n.alone(...a);if(!r.endsWith(".pe"))return{terms:c,at:i,
formula:"a parameter, learned in training"};let h=i-i%2,l=i%2?"cos":"sin",{d_model:d}=t.sizes,u=Math[l](
o/1e4**(h/d)),f=`${l}(${o} / 10000^(${h} / ${d}))`;return{terms:c,at:i,result:u,formula:f}},values(n){
let[t,e,s]=n.index,o=n.pairs(n.run.shape(n.node.parents[1])[1],i=>n.from(0,t,e,i),i=>n.from(1,t,i,s));
return{kind:"dot",terms:o,result:xt(o),formula:"Σ weightⱼ · vⱼ"}},concat(n){let[t,e]=n.index,{
d_k:s}=n.run.sizes,o=Math.floor(e/s),i=n.from(0,o,t,e%s),r="head i // d_k, column i % d_k",a=`The re\
sults of the heads stand side by side: the features ${o*s} to ${(o+1)*s-1} are head ${o}’s.`;return{
kind:"copy",terms:n.alone(i),moved:a,formula:r}},relu(n){let t=n.same();return{terms:t,result:Math.max(
t[0].product,0),formula:"max(0, x)"}},add(n){let t=n.alone(...[0,1].map(e=>n.from(e,...n.index)));return{
kind:"sum",terms:t,result:xt(t),formula:"x + sublayer(x)"}},copy:n=>({terms:n.same(),moved:"It is ha\
nded on as it is.",formula:"x"})};function Ht(n,t,e){let s=n.node(t);if(!s)throw new RangeError(`pat\
h = ${t} is no tensor of this model`);let o=n.shape(t);if(e.length!==o.length||e.some((l,d)=>!(o[d]>
l&&l>=0)))throw new RangeError(`index = ${e} is not within the shape (${o}) of ${t}`);let i=new Is(n,
s,e),{own:r}=i,{op:a}=s,h={...{kind:a,cell:r,terms:[],bias:null,scale:null},result:r.value};return s.
params.length&&a!=="lookup"&&!n.hasParams?{...h,formula:"",needs:"parameters"}:{...h,...na[a](i)}}var ia=({path:n,index:t})=>O(n,t.length===3?t[0]:-1,...t.slice(-2)),_n=({head:n,row:t,cell:e})=>n<0?
[t,e]:[n,t,e],V=(...n)=>b("span",{},...n),D=(n,...t)=>b("p",{class:n},...t);function zn(n,t){let{scene:e}=n,
{run:s}=e,o=Ht(s,t.path,_n(t)),i=t.head<0?"":`head ${t.head}`,r=[e.rowName(t.path,t.row),e.columnName(
t.path,t.cell)],a=[i,...r].filter(Boolean).join(", "),c=b("strong",{},s.node(t.path).name),h=b("code",
{},`${t.path}[${_n(t).join(", ")}]`),l=s.hasParams?"":"≈ ",d=l+It(o.result),f=[b("div",{class:"num\
ber-top"},b("output",{class:"number-value"},d),b("div",{},D("number-title",c,`, ${a}`),h),aa(n,t))];
return o.needs?(f.push(D("hint","The parameters of this sum are on their way …")),n.needParameters()):
f.push(...Pn(n,o)),l&&!o.needs&&f.push(ra(n)),f}function ra(n){return D("hint","These numbers came w\
ith the page, with three digits each. ",z("Fetch them exactly",()=>n.needParameters()))}function aa(n,t){
let[e,s]=n.scene.run.shape(t.path).slice(-2),i=[["←","Previous column",0,-1],["→","Next column",
0,1],["↑","Previous row",-1,0],["↓","Next row",1,0]].map(([a,c,h,l])=>{let d={...t,row:t.row+h,cell:t.
cell+l},u=d.row>=0&&d.row<e&&d.cell>=0&&d.cell<s,m=z(a,()=>u&&n.go(d),{"aria-label":c,"data-id":c,tabindex:"\
-1"});return m.setAttribute("aria-disabled",String(!u)),m});return b("div",{class:"neighbors",...{role:"\
group","aria-label":"The cells beside it"}},...i)}function ot(n,t,e="",s=3){let{scene:o}=n,{run:i}=o,
r=t.path.split(".").at(-1),a={q:"query",k:"key",v:"value"}[r]??"",c=i.params.has(t.path),h=ia(t),l=t.
index.join(", "),d=c?`${i.node(t.path).name}[${l}], a parameter: ${L(t.value,3)}`:o.sayCell(i.tensor(
t.path),h);return z(L(t.value,s),()=>n.go(h),{class:`operand ${a} ${c?"parameter":""}`,"data-id":`${t.
path}@${t.index}${e}`,"aria-label":c?d:`${i.spoken(t.path)}, ${d}`,title:d,tabindex:"-1"})}var jt=({
run:n},{path:t})=>n.node(t).name;function Pn(n,t){let{kind:e,terms:s,formula:o}=t,i=[D("formula",b("\
code",{},o))];s.length>2&&i.push(fa(n,t));let a={dot:ca,softmax:Ln,loss:Ln,norm:ha,parameter:la,copy:da}[e]??
ua;return[...i,...a(n,t)]}var St=({result:n})=>b("strong",{},`= ${It(n)}`);function zs(n,t,e=-1){let s=t.
map(([o,...i],r)=>{let a=b("li",{},b("small",{},o),...i);return r===e&&a.classList.add("current"),a});
return b("ol",{class:`terms ${n}`},...s)}function ca(n,t){let{terms:e,bias:s,scale:o}=t,[{a:i,b:r}]=e,
a=`${e.length} products: ${jt(n,i)} × ${jt(n,r)}`,c=e.map(({a:d,b:u,product:f},m)=>{let p=b("span",
{class:"product"},L(f,3));return[m,ot(n,d),"×",ot(n,u),"=",p]}),h=e.reduce((d,{product:u})=>d+u,0),
l=[V(`Σ = ${L(h,4)}`)];return s&&l.push(V("+ bias ",ot(n,s))),o&&l.push(V(`× ${L(o,4)} (1 / √${Math.
round(o**-2)})`)),[D("soft",a),zs("",c),D("ending",...l,St(t))]}function Ln(n,t){let{kind:e,terms:s,
at:o,largest:i,total:r}=t,a=w=>s.length<=40||w===o||s[w].product>.001,c=[...s.keys()].filter(a),h=s.
length-c.length,l=h?`; ${h} below 0.001 are left out here and are in the sum`:"",d=L(i,3),u=`First t\
he largest of the ${s.length} ${jt(n,s[0].a)}, ${d}, is subtracted from each: no exp is too large, a\
nd the shares stay the same${l}`,f=c.map(w=>{let{a:x,product:y}=s[w],v=y>0&&y<5e-4?y.toExponential(1):
L(y,3),$=n.scene.columnName(x.path,x.index.at(-1)),M=b("span",{class:"product"},v),E=V(`exp(${L(x.value-
i,3)}) =`);return[$,ot(n,x),"→",E,M]}),m=`${L(s[o].product,4)} / Σ ${L(r,4)}`,p=V(e==="loss"?`−lo\
g(${m})`:m),g=zs("wide",f,c.indexOf(o));return[D("soft",u),g,D("ending",p,St(t))]}var Cn=(n,{terms:t,
at:e})=>zs("narrow",t.map(({a:s},o)=>[o,ot(n,s)]),e);function ha(n,t){let{terms:e,at:s,mean:o,variance:i,
eps:r,gain:a,shift:c}=t,[h,l]=[L(o,4),L(i,4)],d=ot(n,e[s].a,"-again");return[D("soft",`The row of ${e.
length} numbers that is normalized:`),Cn(n,t),D("ending",V(`mean ${h}`),V(`variance ${l}`),V("(",d,`\
 − ${h})`),V(`/ √(${l} + ${r})`),V("× weight ",ot(n,a)),V("+ bias ",ot(n,c)),St(t))]}function la(n,t){
let{path:e,index:s}=t.cell,o=n.scene.rowName(e,s[0]),i=`The ${t.terms.length} numbers of its row${o?
`, ${o}`:""}:`;return[D("soft",i),Cn(n,t),D("ending",V("here"),St(t))]}function da(n,t){let[{a:e}]=t.
terms,s=V(`${jt(n,e)}[${e.index.join(", ")}] `,ot(n,e)),o=Ht(n.scene.run,e.path,e.index);o.needs&&n.
needParameters();let i=o.needs?[D("hint","The parameters of its sum are on their way …")]:[D("soft",
"And there it is this sum:"),...Pn(n,o)];return[D("soft",t.moved),D("moved",s,St(t)),...i]}var In={mask:"\
keeps, or masks",relu:"max(0, x) of",lookup:"a row of the table:"};function ua(n,t){let{kind:e,terms:s,
scale:o,hidden:i}=t,r=s.map(({a:l})=>l.value),a=e==="sum"?re(r,t.result,3):3,c=s.flatMap(({a:l},d)=>[
d?"+":In[e]?W(In[e]):"",V(`${jt(n,l)} `,ot(n,l,"",a))]);o&&c.push(`× ${L(o,4)}`),i&&c.push(`masked \
by the ${i} mask`);let h=b("strong",{},`= ${L(t.result,a)}`);return[D("ending",...c,e==="sum"?h:St(t))]}
function fa(n,{terms:t,kind:e,at:s}){let o=Math.max(200,n.width||720),i=t.map(({product:p})=>p),r=Math.
max(...i.map(Math.abs))||1,a=i.some(p=>p<0),c=70,h=a?c/2:c-2,l=Math.min(o/t.length,40),d=i.map((p,g)=>{
let w=Math.abs(p)/r*(a?c/2-2:c-4),x=g===s&&e!=="dot"?" chosen":"";return F("rect",{x:g*l+l*.1,y:p<0?
h:h-w,width:l*.8,height:Math.max(w,.75),class:(p<0?"minus":"plus")+x})}),u=F("path",{d:`M0 ${h}H${l*
t.length}`,class:"wire"}),f={viewBox:`0 0 ${o} ${c}`,width:o,height:c};return F("svg",{...f,...{class:"\
picture bars","aria-hidden":"true"}},...d,u)}var Dt=class{constructor(t,{mode:e,step:s,language:o,headStep:i=5}){this.headStep=i,this.run=t,this.
mode=e,this.step=Math.max(0,Math.min(s,t.sizes.T-1)),this.language=o,this.isPreNorm=gs(t),this.longest=
t.longest}has(t){return this.run.node(t)!==void 0}isTarget(t){return this.run.node(t)?.shape.at(-2)===
"T"}hides(t,e){return t==="decoder"&&this.mode==="generate"&&e>this.step}kindOf(t,e){return t==="enc\
oder"||this.mode==="teacher"?"":this.hides(t,e)?"unwritten":e===this.step?"lit":this.mode==="step"?"\
dim":"kept"}tokenOf(t,e){return this.run[t==="encoder"?"srcTokens":"tgtTokens"][e]}langOf(t){return this.
language&&t==="encoder"?"en":this.language}probabilityOf(t){return T(this.run.tensor("probabilities"),
t)[this.run[this.mode==="teacher"?"targets":"next"][t]]}shareOf(t){let e=this.run.node(this.isPreNorm?
t:`${t}.sum`),[s,o]=e.parents.map(a=>this.run.tensor(a)),[i]=o.shape,r=0;for(let a=0;a<i;a++)r+=mt(o,
a)/mt(s,a);return(r/i).toFixed(2)}rowName(t,e){let{srcTokens:s,tgtTokens:o,vocabulary:i}=this.run,a={
S:()=>s[e],T:()=>`${o[e]} → ${this.outOf(e)}`,V:()=>`“${i.tgt[e]}”`,V_src:()=>`“${i.src[e]}”`,
max_len:()=>`position ${e}`,1:()=>""}[this.run.node(t)?.shape.at(-2)??"T"];return a?a():`output ${e}`}outOf(t){
return this.run[this.mode==="teacher"?"targetTokens":"nextTokens"][t]}isKept(t,e){return this.mode!==
"generate"||t.startsWith("encoder")?!1:t.endsWith("cross_attention")||e<this.step}columnName(t,e){let{
run:s}=this,o=s.node(t).shape.at(-1);return o==="S"?s.srcTokens[e]:o==="T"?s.tgtTokens[e]:o==="V"?`“${s.
vocabulary.tgt[e]}”`:o==="1"?"the loss":`feature ${e}`}sayCell(t,{path:e,head:s,row:o,cell:i}){let r=this.
run.node(e).name,a=s>=0?`, head ${s}`:"",c=N(t,s,o,i),h=c===-1/0?"−∞ (masked)":It(c),l=[this.rowName(
e,o),this.columnName(e,i)];return`${r}${a}, ${l.filter(Boolean).join(", ")}: ${h}`}sayOf(t){let e=this.
run.node(t)?.say;return e?W(e):W(Y(t))}sayOfHead(t,e,s=-1){let o=this.run.tensor(`${t}.weights`),i=t.
startsWith("decoder"),r=s>=0?s:i&&this.mode!=="teacher"?this.step:-1,a=W(Y(t,e)),[,c,h]=o.shape;if(r<
0)return`${a}: ${c} × ${h} attention weights, each row sums to 1`;let d=(t.includes("cross")||!i?this.
run.srcTokens:this.run.tgtTokens).map((f,m)=>[f,N(o,e,r,m)]).sort(([,f],[,m])=>m-f).filter(([,f],m)=>m<
3&&f>=.05).map(([f,m])=>`${f} ${m.toFixed(2)}`),u=i?`input ${this.run.tgtTokens[r]}, predicts ${this.
outOf(r)}`:this.run.srcTokens[r];return`${a}, ${u}: attends to ${d.join(", ")}`}};var ma={layer:()=>"Each sublayer takes the residual stream x through a layer norm; its output, the u\
pdate, is added to x.",attention:({run:n},t)=>t.endsWith("cross_attention")?`The queries come from t\
he decoder, keys and values from the memory. Each of the ${n.sizes.H} heads has ${n.sizes.d_k} of th\
e ${n.sizes.d_model} features.`:`Queries, keys and values come from the same vectors. Each of the ${n.
sizes.H} heads has ${n.sizes.d_k} of the ${n.sizes.d_model} features.`,feedForward:({run:n})=>`Each \
position on its own: ${n.sizes.d_model} features become ${n.sizes.d_ff} hidden units, what is negati\
ve becomes 0, and ${n.sizes.d_model} come back.`,embedding:()=>"Each token picks its row of the tabl\
e; scaled, and with its position added, it starts the residual stream.",finalNorm:(n,t)=>t==="encode\
r"?"The last layer norm gives the memory: every decoder layer attends to it.":"The last layer norm g\
ives the hidden states, the input of the output projection.",parameter:({run:n},t)=>{let[e,s]=n.shape(
t),o=e===1?s:`${e} × ${s}`;return`${W(n.node(t).say)}. ${o} numbers, the same for every text.`},generator:({
run:n})=>`Each row becomes a logit for each of the ${n.sizes.V} entries of the ${n.isAlone?"":"targe\
t "}vocabulary; softmax makes probabilities of them.`};function Ps(n,t,e){let{run:s,step:o}=n;if(s.waits(
t.path))return`${n.sayOf(t.path)}.`;if(ht(t)){let a=N(s.tensor(t.path),t.head,t.row,t.cell);return`${n.
sayOf(t.path)}. Here: ${L(a,3)}, and where it comes from.`}if(e.kind==="head")return`${n.sayOfHead(e.
path,t.head,pa(n,t))}.`;if(e.kind!=="map"){let a=ma[e.kind](n,e.path);return t.path===e.path?a:`${n.
sayOf(t.path)}.`}if(n.mode==="teacher"&&s.isAlone)return`All ${s.sizes.T} rows at once, as in traini\
ng: each is to predict the token of the next row; its loss stands beside it.`;if(n.mode==="teacher")
return`All ${s.sizes.T} rows at once: each has a token of tgt_in as input and is to predict the toke\
n of tgt_out; its loss stands beside it.`;let i=(100*n.probabilityOf(o)).toFixed(1);return`Row ${o} \
has ${o?"":"the start token "}“${s.tgtTokens[o]}” as input and predicts “${n.outOf(o)}”, with ${i}\
%. Choose any part to go into it.`}var pa=(n,{path:t,row:e})=>n.isTarget(t)||t.startsWith("encoder")?
e:-1;var De=class{constructor(t){this.stage=t,this.node=b("div",{class:"unseen"}),this.grid=null}get isOpen(){
return this.grid!==null}enter(t){let{view:e}=this.stage,s=e.scene.run.tensor(t.path);this.grid=t;let o=t.
rows.map(h=>Array.from({length:t.columns},(l,d)=>{let u=L(N(s,t.head,h,d),3),f=e.scene.columnName(t.
path,d);return b("td",{tabindex:"-1","aria-label":`${f}: ${u}`,"data-at":`${h} ${d}`,...j},u)})),i=o.
map((h,l)=>b("tr",{},b("th",{scope:"row"},e.scene.rowName(t.path,t.rows[l])),...h)),r=e.scene.sayOf(
t.path),a=b("table",{role:"grid","aria-label":r},b("tbody",{},...i)),c=h=>h.target.closest("td").dataset.
at.split(" ").map(Number);a.addEventListener("focusin",h=>this.stage.look(t,...c(h))),a.addEventListener(
"keydown",h=>{h.key==="Enter"&&(h.preventDefault(),this.stage.pinOrEnter(t,...c(h)))}),as(a,o),this.
node.replaceChildren(a),o[0][0].focus({preventScroll:!0})}leave(t=!1){if(!this.grid)return!1;let{path:e,
head:s}=this.grid;if(this.grid=null,t){let o=this.stage.sheet?.spots.find(({grid:i})=>i?.path===e&&i.
head===s);this.stage.buttons().find(i=>i.dataset.id===o?.id)?.focus()}return this.node.replaceChildren(),
!0}};var Wn=24,ga=1100,wa=464,Rn=0,xa=n=>`${Math.round(n*10)/10}px`;function ba(n){let t=F("path",{d:"M-1\
 6L6 -1M2 9L9 2",class:"stripe"});return F("defs",{},F("pattern",{id:n,...{width:5,height:5,patternUnits:"\
userSpaceOnUse"}},t))}var qe=class{constructor(t){this.view=t,Rn+=1,this.hatch=`machine-hatch-${Rn}`,
this.drawing=F("g"),this.lights=F("g",{class:"lights"});let e=[ba(this.hatch),this.drawing,this.lights];
this.svg=F("svg",{"aria-hidden":"true",class:"picture"},...e),this.spots=b("div",{class:"spots",role:"\
group","aria-label":"Parts of this picture",...j}),this.number=b("div",{class:"number-page",...j}),this.
node=b("div",{class:"stage"},this.svg,this.spots,this.number),this.cells=new De(this),this.node.append(
this.cells.node),this.known=new Map,this.spotOf=new WeakMap,this.sheet=null,this.at=null,this.pin=null,
this.node.addEventListener("keyup",s=>{s.key===" "&&s.preventDefault()})}sheetOf(t,e){return new ie(
t,this.hatch,this.sheet,e)}show(t,e){let s=!this.at||ka(this.at,e)===!1,o=this.node.contains(document.
activeElement)?document.activeElement?.getAttribute("data-id")??"":null;hs(this.drawing,t.marks,this.
sheet?.marks),this.sheet=t,t.before=null,this.at=e,s&&(this.pin=null,this.cells.leave()),this.number.
replaceChildren(),this.svg.removeAttribute("hidden");let{width:i,height:r}=t,a={width:i,height:Math.
ceil(r)},c={...a,viewBox:`0 0 ${a.width} ${a.height}`};for(let[h,l]of Object.entries(c))this.svg.setAttribute(
h,String(l));this.drawSpots(t.spots),this.markPlace(e),this.takeFocus(o,s)}fill({clientWidth:t,clientHeight:e}){
let{width:s,height:o}=this.sheet,i=t-24-(t<ga?0:wa),r=Math.min(i/s,(e-84)/o,1.7);this.node.style.zoom=
String(Math.max(1,r))}showNumber(t){this.node.style.zoom="1";let e=this.node.contains(document.activeElement);
this.clear(),this.number.replaceChildren(...t);let[s]=this.buttons();s&&(s.tabIndex=0),e&&s?.focus()}wait(t){
this.showNumber([b("p",{class:"hint",role:"status"},t)])}clear(){this.sheet=null,this.at=null,this.pin=
null,this.cells.leave(),this.drawing.replaceChildren(),this.lights.replaceChildren(),this.svg.toggleAttribute(
"hidden",!0),this.spots.replaceChildren(),this.known=new Map,this.number.replaceChildren()}takeFocus(t,e){
let s=this.buttons(),{from:o}=this.view,i=e&&o?this.sheet.spots.find(({go:c,grid:h})=>$a(c??h,o)):null,
r=e?i?.id:t,a=s.find(c=>c.dataset.id===r)??s[0];this.stopAt(a),t!==null&&!this.cells.isOpen&&a?.focus(
{preventScroll:!e})}buttons(){return[...this.node.querySelectorAll("[data-id]")]}drawSpots(t){let e=({
id:i,x:r,y:a,w:c,h})=>`${i} ${r} ${a} ${c} ${h}`,s=t.map(i=>{let r=e(i),a=this.known.get(r)??this.button();
return this.known.has(r)||ya(a,i),this.spotOf.set(a,i),a.dataset.id!==i.id&&(a.className=i.grid?"spo\
t cells":"spot",a.dataset.id=i.id),a.getAttribute("aria-label")!==i.say&&a.setAttribute("aria-label",
i.say),[r,a]}),o=s.length===this.known.size&&s.every(([i])=>this.known.has(i));this.known=new Map(s),
o||this.spots.replaceChildren(...this.known.values())}button(){let t=b("button",{type:"button",tabindex:"\
-1",...j}),e=()=>this.spotOf.get(t);return t.addEventListener("pointermove",s=>{let[o,i]=this.inPicture(
s),{grid:r,read:a,say:c}=e();r?this.look(r,...Fn(r,o,i)):this.view.point(a?.(o,i)??c)}),t.addEventListener(
"pointerleave",()=>this.lookAway()),t.addEventListener("focus",()=>{this.stopAt(t),t.matches(":focus\
-visible")&&this.view.point(e().say)}),t.addEventListener("blur",()=>this.lookAway()),t.addEventListener(
"click",s=>this.enter(e(),s)),t}inPicture({clientX:t,clientY:e}){let{left:s,top:o,width:i}=this.svg.
getBoundingClientRect(),r=this.sheet.width/(i||1);return[(t-s)*r,(e-o)*r]}enter(t,e){if(!t.grid)return this.
view.go(t.go);if(e.detail===0)return this.cells.enter(t.grid);let{path:s,head:o}=t.grid;this.view.go(
O(s,o,...Fn(t.grid,...this.inPicture(e))))}look(t,e,s){this.drawLights(t,e,s),this.view.point(this.sayCell(
t,e,s))}lookAway(){this.view.point(""),this.pin?this.drawLights(this.pin.grid,this.pin.row,this.pin.
cell):this.markPlace(this.at)}sayCell({path:t,head:e},s,o){let{scene:i}=this.view;return i.sayCell(i.
run.tensor(t),{path:t,head:e,row:s,cell:o})}drawLights(t,e,s){let{x:o,y:i,cw:r,ch:a,rows:c,columns:h}=t,
[l,d]=[o+s*r,i+c.indexOf(e)*a],u=(f,m)=>F("rect",{...f,class:m});this.lights.replaceChildren(u({x:o,
y:d,width:h*r,height:a},"line-light"),u({x:l,y:i,width:r,height:c.length*a},"line-light"),u({x:l,y:d,
width:r,height:a},"cell-light"),...this.sourcesOf(t,e,s).map(f=>u(f,"source-light")))}sourcesOf({path:t,
head:e},s,o){let{view:i}=this,r=new Map;for(let{path:a,index:c}of i.operandsOf({path:t,head:e,row:s,
cell:o})){let h=c.length===3?c:[-1,...c],l=this.sheet.grids.find(x=>x.path===a&&(x.head<0||h[0]<0||x.
head===h[0])&&x.rows.includes(h[1]));if(!l)continue;let[d,u]=[l.rows.indexOf(h[1]),h[2]],f=`${a}#${l.
head}`,[m,p,g,w]=r.get(f)?.box??[d,u,d,u];r.set(f,{grid:l,box:[Math.min(m,d),Math.min(p,u),Math.max(
g,d),Math.max(w,u)]})}return[...r.values()].map(({grid:{x:a,y:c,cw:h,ch:l},box:[d,u,f,m]})=>({x:a+u*
h-1,y:c+d*l-1,width:(m-u+1)*h+2,height:(f-d+1)*l+2}))}markPlace(t){if(this.lights.replaceChildren(),
!this.sheet)return;let e=H(t.path,t.head).path;for(let{path:s,head:o,rows:i,columns:r,x:a,y:c,cw:h,ch:l}of this.
sheet.grids){if(s!==t.path||t.row<0&&s===e||t.head>=0&&o>=0&&o!==t.head)continue;let d=i.indexOf(t.row),
[u,f]=d<0?[c,l*i.length]:[c+d*l,l];this.lights.append(F("rect",{x:a-2,y:u-2,width:r*h+4,height:f+4,class:"\
source-light"}))}}pinOrEnter(t,e,s){let{pin:o}=this;if(o&&o.grid===t&&o.row===e&&o.cell===s)return this.
view.go(O(t.path,t.head,e,s));this.pin={grid:t,row:e,cell:s},this.look(t,e,s),this.view.point(`${this.
sayCell(t,e,s)} Pinned: Enter again for its sum.`)}unpin(){return this.pin?(this.pin=null,this.cells.
isOpen||this.lookAway(),!0):this.cells.leave(!0)}stopAt(t){for(let e of this.buttons()){let s=e===t?
0:-1;e.tabIndex!==s&&(e.tabIndex=s)}}};function ya(n,t){let[e,s]=[Math.max(t.w,Wn),Math.max(t.h,Wn)],
o={left:t.x-(e-t.w)/2,top:t.y-(s-t.h)/2,width:e,height:s};for(let[i,r]of Object.entries(o))n.style.setProperty(
i,xa(r))}var ka=(n,t)=>{let[e,s]=[n,t].map(({path:o,head:i})=>H(o,i));return e.kind===s.kind&&e.path===
s.path&&n.head===t.head},$a=(n,t)=>n&&n.path===t.path&&n.head===t.head;function Fn({x:n,y:t,cw:e,ch:s,
rows:o,columns:i},r,a){let c=(l,d)=>Math.max(0,Math.min(d-1,l));return[o[c(Math.floor((a-t)/s),o.length)],
c(Math.floor((r-n)/e),i)]}function jn({width:n,height:t,isAlone:e}){let s=e?t-.37*n:0;return[-105,Math.max(-34,s),n,t+6]}var Hn=({
chipX:n,shelves:t,width:e,height:s})=>[n.tgt-80,t[0].y-30,e,s],va=[10,7];function Dn({top:n,rails:t},e,s){
let o=t[Math.max(0,e+1-va[Number(s)])]-t[0];return[n-26+o,t[e]+34]}function Cs(n,t,e,s=n.rowAt(t)){let{
bands:o,bars:i,chipX:r,exit:a,tgt:c}=n.layout,h=p=>n.progress("tgt",p,s,t),l=_(i.x+50,r.tgt+70,h("ch\
ip"));for(let{path:p,side:g,stop:w}of o.values())g==="tgt"&&w&&(l=_(l,w,h(p)));let d=c.rails[s]-40,u=e?
150:330,f=[l-u,d-150,l+u,d+100],m=[a-(e?20:250),Math.min(d-90,n.layout.barsY(s)-40),i.x+i.w+30,d+80];
return f.map((p,g)=>_(p,m[g],h("scores")))}function qn(n,t,e){return e||n.layout.isAlone?Cs(n,t,e):jn(
n.layout)}function Bn(n,t,e,s,o){let{layout:i}=n,{bands:r,bars:a,given:c}=i,[h,l]=["self_attention",
"feed_forward"].map(M=>r.get(`${c.stack}.layers.0.${M}`)),d=r.get("generator"),u=(M,E)=>e?E:M,f=(M,E,A)=>[
M[0],E,M[1],A],m=M=>f(M,...Dn(c.side,c.last,e)),p=(M,E,A=E)=>{let S=e?A:E;return[M.x-S,M.x+M.w+S+(e?
8:0)]},g=i.barsY(i.first),w=[d.x-u(40,20),g-40,a.x+a.w+30,g+134],y=e||i.isAlone||o(Hn(i))?Cs(n,s,e):
Hn(i),k=jn(i),v=[30,k[1],d.x+60,c.side.rails[c.last]+30];return{machine:[[0,k]],tokens:[[0,m(u([0,420],
[-22,190]))]],table:[[0,m(u([60,480],[108,290]))]],place:[[0,m(u([100,520],[228,432]))]],self:[[0,m(
p(h,150,44))]],norm:[[0,m(u(p(h,150),[h.x-34,h.x+h.w+146]))]],feed:[[0,m(p(l,170,64))]],loop:[[0,y]],
end:[[0,y]],...i.isAlone?{memory:[[0,e?Cs(n,s,!0,i.first):v]],exit:[[0,w]]}:Ma(i,{spans:u,high:f,around:p,
second:l,exit:d,score:w})}[t]}function Ma(n,{spans:t,high:e,around:s,second:o,exit:i,score:r}){let{tgt:a,
bands:c,chipX:h,shelves:l}=n,[d,u,f]=["self_attention","cross_attention","feed_forward"].map(k=>c.get(
`decoder.layers.0.${k}`)),m=k=>e(k,...Dn(n.src,n.given.last,!1)),p=k=>[...e(k,a.top-30,a.rails[0]+16),
0],[g]=l,w=g.x+g.w,x=h.tgt,y=p(s(u,150,20));return{memory:[[0,m(t([o.x-40,w+30],[o.x,o.x+180]))],[.6,
m(t([g.x-240,w+90],[g.x-80,w+8]))]],start:[[0,p(t([x-60,x+360],[x-48,x+190]))]],masked:[[0,p(s(d,150,
44))]],cross:[[0,[y[0],g.y-6,y[2],y[3]]]],exit:[[0,p(t([f.x-60,i.x+60],[f.x-40,f.x+170]))],[.4,r]]}}var Oa={chip:[.03,.14],embed:[.15,.21],positions:[.22,.27],layers:[.28,.74],decoder:[.75,.8],scores:[
.81,.87],softmax:[.88,.93],pick:[.94,.99]};function Kn(n,t){if(n<=t[0][0])return t[0][1];for(let e=1;e<
t.length;e++){let[[s,o],[i,r]]=[t[e-1],t[e]];if(n<i)return _(o,r,(n-s)/(i-s))}return t[t.length-1][1]}
function Ws(n,t){let[e,s]=t,o=(s-e)/(n.length||1);return n.map((i,r)=>[i,[[e+r*o,0],[e+(r+.92)*o,1]]])}
var Rs=(n,t)=>[...n.bands.values()].filter(({path:e})=>e.startsWith(`${t}.`)).map(({path:e})=>e);function Fs(n,t,e){
let s=a=>a.map(c=>t+c*e),{layers:o,...i}=Oa,r=Object.entries(i).map(([a,c])=>{let[h,l]=s(c);return[n.
tgt[a]??a,[[h,0],[l,1]]]});return Object.fromEntries([...r,...Ws(Rs(n,"decoder"),s(o))])}var Be=class{constructor(t,e,s){
this.run=t,this.layout=e,this.stations=Wo(t,e,s),this.number=Object.fromEntries(this.stations.map(({
id:o},i)=>[o,i+1])),this.source=this.givenTimes(),this.rows=this.rowTimes()}span(t,e,s){let o=this.number[t];
return[[o-1+e,0],[o-1+s,1]]}givenTimes(){let{number:t,layout:e}=this,{side:s,stack:o}=e.given,[i,r,...a]=Rs(
e,o),c=t.memory-1,h=t.self-1;return{chip:this.span("tokens",.15,.9),[s.embed]:this.span("table",.15,
.95),[s.positions]:this.span("place",.15,.95),[i]:[[h+.15,0],[h+.97,.75],[h+1.15,.75],[h+1.8,1]],[r]:this.
span("feed",.13,.97),...Object.fromEntries(Ws(a,[c+.08,c+.6])),...this.exitTimes([.03,.1],[.12,.32],
[.45,.65],[.75,.92]),[e.isAlone?"decoder":"memory"]:[[c+.62,0],[c+.97,1]]}}exitTimes(...t){return Object.
fromEntries(["decoder","scores","softmax","pick"].map((s,o)=>[s,this.span("exit",t[o][0],t[o][1])]))}rowTimes(){
let{number:t,layout:e,run:s}=this,o=e.isAlone?Array.from({length:s.given},()=>this.source):[this.startTimes()],
i=s.sizes.T-o.length,r=i-1,a=Array.from({length:i},(c,h)=>h===r?Fs(e,t.end-1+.03,.75):Fs(e,t.loop-1+
.04+.94*h/r,.94/r));return[...o,...a]}startTimes(){let{number:t,layout:e}=this,[s,o,...i]=Rs(e,"deco\
der"),r=t.exit-1;return{chip:this.span("start",.12,.3),tgt_embed:this.span("start",.35,.62),"positio\
ns.tgt":this.span("start",.65,.95),[s]:this.span("masked",.13,.97),[o]:this.span("cross",.13,.97),...Object.
fromEntries(Ws(i,[r+.03,r+.36])),...this.exitTimes([.37,.42],[.44,.58],[.7,.84],[.88,.96])}}isOver(t){
return t<=1.03||t>=this.stations.length}progress(t,e,s,o){if(this.isOver(o))return 1;let i=t==="src"?
this.source:this.rows[s];return i?Kn(o,i[e]):0}rowAt(t){if(this.isOver(t))return this.run.sizes.T-1;
let e=this.layout.first;for(;e+1<this.rows.length&&this.rows[e+1].chip[0][0]<=t;)e+=1;return e}timeOf(t){
return t>this.layout.first?this.rows[t].pick[1][0]:this.number.exit}station(t){return this.stations[K(
Math.ceil(t-1e-6),1,this.stations.length)-1]}beat(t){let{beats:e}=this.station(t),s=t-Math.ceil(t-1e-6)+
1,o=e.findIndex(({to:i})=>s<=i+1e-6);return Math.max(0,o)}lit(t){let{beats:e}=this.station(t);return new Set(
e[this.beat(t)]?.lit??e.at(-1)?.lit)}camera(t,e,s,o,i){let r=(h,l)=>{let{id:d}=this.stations[h-1],u=Bn(
this,d,e,t,i).map(([m,p])=>[m,s(p)]),f=u[0][1];for(let[m,p]of u.slice(1))f=o(f,p,C(l,m-.14,m));return f},
a=K(Math.ceil(t-1e-6),1,this.stations.length),c=t-a+1;return a===1||c>=.13?r(a,c):o(r(a-1,1),r(a,.13),
c/.13)}},Ke=class{constructor(t,e,s,o){this.run=t,this.layout=e,this.isTogether=s==="teacher",this.stations=
t.tgtTokens.map((r,a)=>{let c=o(a),h=c.split(" ").length,l=[{text:c,words:h,from:0,to:1,lit:[]}];return{
id:"row",title:`Row ${a}: ${r}`,seconds:4,beats:l,side:"tgt"}});let i=r=>this.isTogether?-2:r;this.rows=
t.tgtTokens.map((r,a)=>Fs(e,i(a),1))}progress(t,e,s,o){return t==="src"||!s&&o<=1?1:this.rows[s]?Kn(
o,this.rows[s][e]):0}rowAt(t){return K(Math.ceil(t-1e-6),1,this.stations.length)-1}timeOf(t){return t+
1}station(t){return this.stations[this.rowAt(t)]}beat(){return 0}lit(){return new Set}isOver(){return!1}camera(t,e,s){
return s(qn(this,t,e))}};var Ve=class{constructor(t){this.view=t,this.list=b("ol",{}),this.chapter=b("a",{class:"chapter"});let e={
"aria-label":"Where you are in the model"};this.node=b("nav",e,this.list,this.chapter)}show(t){let{scene:e}=this.
view,s=Se(t,e.run,({path:i,row:r})=>e.rowName(i,r)),o=s.map(([i,r],a)=>{if(a===s.length-1)return b("\
li",{},b("span",{"aria-current":"location"},i));let c=b("button",{type:"button"},i);return c.addEventListener(
"click",()=>this.view.go(r)),b("li",{},c)});this.list.replaceChildren(...o),this.showChapter(t)}showChapter(t){
let{machine:e,run:s}=this.view,o=document.documentElement.dataset.content_root,r=s.isAlone&&!t.path?
21:Ea(t)??s.node(t.path)?.chapter,[a,c]=e.chapters[r];this.chapter.hidden=o===void 0,this.chapter.href=
`${o}book/${a}.html`,this.chapter.textContent=`Chapter ${r}: ${c}`}};function Ea({path:n,head:t}){let e=H(
n,t);if(e.path===n)return e.kind==="map"?14:e.kind==="head"?6:e.kind==="layer"?n.startsWith("encoder")?
12:13:n.endsWith("cross_attention")?13:void 0}var Aa=640,Un=["path","head","row","cell"],Ue=["text","language","mode","answer","without","seed","t\
emperature"],Vn=[...Ue,"step","station",...Un],Ta={layer:ln,attention:Ao,feedForward:ko,head:en,embedding:$o,
finalNorm:vo,generator:Mo,parameter:Oo},Hs=class{constructor({model:t,el:e}){this.model=t,this.isAlone=
t.get("opening").given>0,this.isOwn=!!t.get("own")||this.isAlone,this.machine=t.get("machine"),this.
paths=new Set([...Object.keys(this.machine.outputs),...this.machine.nodes.flatMap(({path:l,params:d})=>[
l,...d])]),this.runs=new Re(t),this.found=this.runs.first(),this.layout=ps(this.run),this.before=null,
this.problem="",this.headStep=5,this.scene=this.newScene(),this.redraw=()=>{};let s=l=>nt(t,{language:l,
answer:"",row:-1,cell:"",step:0});this.menu=this.isAlone?{node:"",show(){}}:fo(t,s);let o=l=>this.ask(
{text:l,answer:"",without:""}),[i,r]=this.isAlone?["Continue","The beginning of a text"]:["Translate"];
this.form=mo(t,i,"",o,this.menu.node,r),this.modes=new He(this),this.way=new Ve(this),this.pointed=to(),
this.stage=new qe(this),this.listing=new ze(this),this.clock=new ue({tick:()=>this.tick(),arrived:()=>this.
arrived(),story:()=>this.story}),this.floor=new Oe(this),this.dock=new xe(this,this.clock),this.story=
null,this.tell(),this.address=this.inAddress(e);let a={toWhole:()=>this.toWhole(),close:()=>this.closeOwn()};
this.house=new Te({...this,...a});let{house:c,address:h}=this;Zs(e,"machine-explorer","Machine explo\
rer",c.node,h.node),c.node.addEventListener("keydown",l=>cn(this,l)),this.floor.begin()}inAddress(t){
let e=i=>/^(-1|\d{1,4})$/.test(i)?Number(i):void 0,s=i=>i.length<=uo?i:void 0,o=i=>i===""||this.paths.
has(i)?i:void 0;return po(this.model,t,{text:s,language:this.isOwn?()=>{}:ne(Object.keys(this.model.
get("languages"))),mode:ne(Object.keys(Fe)),station:e,step:e,answer:s,without:i=>i===""||this.parts().
includes(i)?i:void 0,...this.isAlone?{seed:e}:{},temperature:i=>i>=.1&&i<=5?Number(i):void 0,path:o,
head:e,row:e,cell:i=>/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(i)?i:void 0})}parts(){let t=[...Array(this.run.
sizes.H).keys()];return["positions",...[...this.layout.bands.values()].filter(({layer:s})=>s!==void 0).
flatMap(({path:s,kind:o})=>o==="attention"?[s,...t.map(i=>`${s}#${i}`)]:[s])]}get at(){return rn(_t(
this.model,Un))}get mode(){return this.model.get("mode")}get run(){return this.found.run}get step(){
let t=this.mode==="step"?this.layout.first:0;return Math.max(t,Math.min(this.model.get("step"),this.
run.sizes.T-1))}get temperature(){return this.model.get("temperature")??1}get seed(){return this.model.
get("seed")??-1}get word(){return this.model.get("text")}tell(){let{run:t,mode:e}=this;this.layout=ps(
t),this.told=`${this.found.key} ${e}`,this.seen&&this.isAlone&&(this.seen.step=this.step);let s=o=>Ps(
new Dt(t,{mode:e,step:o,language:""}),O(""),H(""));this.story=e==="step"?new Be(t,this.layout,this.known()):
new Ke(t,this.layout,e,s)}known(){let{model:t,isOwn:e,found:s}=this,o=t.get("text"),i=t.get("languag\
e"),r=e?"":t.get("languages")[i][0];if(this.isAlone){let h=t.get("own");return{text:Ft(o),answer:this.
modes.answerOf(s),whole:Ft(this.modes.textOf(s)),temperature:this.seed<0?1:this.temperature,made:h?"":
", trained on stories,",pairs:h?"":" on stories"}}let a=!e&&o==="forty-seven"&&i==="de"&&!t.get("wit\
hout"),c=this.modes.textOf(s);return{text:o,answer:c,odd:e?"":Sa(s.run.srcTokens,o,c),from:e?"the so\
urce":"the English",to:e?"the target":`the ${r}`,in:e?"":` in ${r}`,crossTitle:e?"From source to tar\
get":`From English to ${r}`,made:e?"":", trained on number words,",pairs:e||i!=="de"?"":" on 55,000 \
pairs",gloss:a?", literally seven-and-forty":"",without:a?"It matters: hide *seven* from the decoder\
, and the first piece becomes *vierzig*.":""}}get isInHead(){let{path:t,head:e}=this.at;return H(t,e).
kind==="head"&&!ht(this.at)}forward(){if(this.house.comeIntoSight(),this.toWhole(!1),this.isInHead)return this.
headStep<5?this.toHeadStep(this.headStep+1):this.leave();if(this.at.path)return this.mode==="step"?this.
out():this.stepBy(1);this.clock.next()}backward(){if(this.toWhole(!1),this.isInHead&&this.headStep>1)
return this.toHeadStep(this.headStep-1);if(this.isInHead)return this.leave();if(this.at.path)return this.
mode!=="step"&&this.step?this.stepBy(-1):this.out();this.clock.back()}toBars(t=this.layout.first){this.
clock.set(this.story.timeOf(t)),this.arrived(),this.at.path&&this.go(O(""))}toHeadStep(t){this.headStep=
t,this.redraw()}leave(){this.go(O(""))}heat(t){if(this.modes.temperature.show(t),this.seed>=0)return this.
ask({temperature:t});nt(this.model,{temperature:t})}toWhole(t=!this.floor.goal||this.at.path!=="",e=null){
t&&this.at.path&&this.go(O("")),t&&!e&&this.closeOwn(),this.floor.show(t?e??le(this.layout):null)}tick(){
this.floor.draw();let t=this.floor.goal!==null&&!this.at.path;this.house.whole.setAttribute("aria-pr\
essed",String(t)),this.dock.show()}arrived(){let t=this.mode==="step",e=t?this.clock.stop:this.model.
get("station"),o=t&&e===1?this.layout.first:this.story.rowAt(this.clock.t);e===this.model.get("stati\
on")&&o===this.step||(this.isArriving=!0,nt(this.model,{station:e,step:o}))}go(t){this.point("");let e=this.
at.path?null:this.floor.nearer(t);if(e)return this.toWhole(!0,e);this.from=this.at,!this.isInHead&&!ht(
this.at)&&(this.headStep=this.from.path?5:1),this.clock.pause(),nt(this.model,an(t))}out(){this.stage.
unpin()||(this.at.path?this.go(Rt(this.at,this.layout.given.side.embed)):this.house.isFilling?this.house.
fill():this.toWhole())}stepBy(t){this.clock.pause(),this.stepTo(this.step+t)}stepTo(t){if(t<0||t>=this.
run.sizes.T)return;let{path:e,row:s}=this.at,o=s>=0&&this.scene.isTarget(e)&&s===this.step;nt(this.model,
o?{step:t,row:t}:{step:t})}besides(t){let e=nn(this.at,t,this.paths);e&&this.go(e)}async ask(t,e=!1){
let s={..._t(this.model,Ue),...t};this.asked=s,this.clock.pause(),this.menu.show();let o=this.runs.fits(
s,this.found)&&!e;this.form.node.setAttribute("aria-busy","true");let i=setTimeout(()=>this.modes.wait(
"The parameters are on their way …"),150);try{let c=o?this.before:await this.comparedWith(s),h=o?this.
found:await this.runs.answer(s);if(this.asked!==s)return;this.before=c,this.found=h}catch(c){this.asked===
s&&this.refuse(c);return}finally{clearTimeout(i),this.modes.wait(""),this.form.node.setAttribute("ar\
ia-busy","false")}this.form.refuse(null),this.modes.refuse(""),this.setProblem("");let r=s.text!==this.
model.get("text"),a={row:-1,cell:"",step:0,station:1};nt(this.model,r?{...s,...a}:s),this.form.show(
s.text),r&&this.house.node.clientWidth<=Aa&&(this.house.showOwn(!1),this.house.comeIntoSight()),this.
redraw()}async comparedWith(t){let{model:e,runs:s,found:o}=this;if(t.without)return(await s.answer({
...t,without:""})).run;let i=!e.get("without")&&t.text===e.get("text"),r=["seed","temperature"].some(
a=>t[a]!==e.get(a));return i&&(r||t.mode==="generate")?o.run:null}async goOn(t){let s=await this.runs.
fetch(this.model.get("language")).catch(r=>this.refuse(r));if(!s)return;let o=Math.max(0,this.run.given-
1),i=t.length<o?s.textOf(t):this.model.get("text");await this.ask({text:i,answer:s.textOf(t.slice(o))}),
this.stepTo(t.length)}refuse(t){t instanceof RangeError&&t.message.startsWith("answer")?this.modes.refuse(
t.message):this.form.refuse(t),this.house.showOwn(!0),this.setProblem(t.message)}closeOwn(){this.house.
showOwn(!1),this.problem&&this.ask({})}setProblem(t){this.problem=t,this.house.gray(t!==""),this.dock.
show()}async needParameters(){if(this.isFetching)return;this.isFetching=!0,this.stage.node.setAttribute(
"aria-busy","true");let{found:t}=this;try{let e=await this.runs.answer(_t(this.model,Ue));this.found===
t&&(this.found=e),this.redraw()}catch(e){let s=`The parameters could not be fetched: ${e.message}.`;
this.stage.wait(s)}finally{this.isFetching=!1,this.stage.node.setAttribute("aria-busy","false")}}operandsOf(t){
let{run:e}=this.scene,s=t.head<0?[t.row,t.cell]:[t.head,t.row,t.cell],{kind:o,terms:i,needs:r}=Ht(e,
t.path,s);if(o==="parameter")return[];if(!r)return i.flatMap(({a:h,b:l})=>l?[h,l]:[h]);let[a]=e.node(
t.path).parents;return[0,e.shape(a).at(-1)-1].map(h=>({path:a,index:[t.row,h]}))}draw(){this.told!==
`${this.found.key} ${this.mode}`&&this.tell(),this.follow(),this.scene=this.newScene();let t=this.within(
this.at);this.modes.show(),this.way.show(t),this.showPage(t),this.listing.show(t),this.tick(),this.address.
show()}follow(){let{clock:t,story:e,model:s,mode:o,step:i}=this,r=Math.min(s.get("station"),t.last),
a=o==="step"?this.layout.first:0,c=this.seen??{station:1,step:a,mode:"step"},h=c.mode!==o;this.seen=
{station:r,step:i,mode:o},this.isArriving?this.isArriving=!1:o!=="step"?h?t.set(i+1):t.stop!==i+1&&t.
to(i+1):h||r!==c.station?t.set(r):i!==c.step&&e.rowAt(t.t)!==i&&t.set(e.timeOf(i)),t.t>t.last&&t.set(
t.last)}showPage(t){let{page:e}=this.house,s=H(t.path,t.head),o=t.path!=="",i=this.shownAt??O(""),r=i.
path!=="";if(this.shownAt=t,!o){r&&this.leavePage(i);return}if(e.hidden=!1,this.run.waits(t.path))this.
stage.wait("The parameters are on their way …"),this.needParameters();else if(ht(t))this.stage.showNumber(
zn(this,t));else{let l=this.stage.sheetOf(this.width||720,this.floor.height);Ta[s.kind](l,this.scene,
s.path,t),this.stage.show(l,t),this.stage.fill(this.house.floor)}let a=!r||t.path.startsWith(`${i.path}\
.`),c=r&&i.path===t.path&&i.head===t.head;c||(e.scrollTop=0);let h=s.kind==="head"?this.headStep:0;if(h&&
(!c||h!==this.seenStep)){let{sheet:l,node:d}=this.stage,u=(l?.told??0)*Number(d.style.zoom);e.scrollTop=
u-e.clientHeight+72}this.seenStep=h,!c&&(a||!r)&&this.floor.zoom(e,this.floor.boxOf(t),!0)}leavePage(t){
let{page:e}=this.house,s=()=>{this.at.path||(e.hidden=!0,this.stage.clear())},o=e.contains(document.
activeElement);this.floor.shown="",pt()?s():this.floor.zoom(e,this.floor.boxOf(t),!1).then(s),o&&queueMicrotask(
()=>this.floor.focus(t))}get shown(){let{run:t,step:e,at:s}=this;return this.isAlone&&this.mode==="s\
tep"?t.upTo(1+Math.max(e,s.row)):t}newScene(t=this.shown){let{mode:e,step:s,isOwn:o}=this,i=o?"":this.
model.get("language");return new Dt(t,{mode:e,step:s,language:i,headStep:this.headStep})}within(t){let{
run:e}=this.scene,s=t.path?e.shape(t.path):[],[o,i]=s.slice(-2);return t.row>=o||t.cell>=i||t.head>=
e.sizes.H?O(t.path,Math.min(t.head,e.sizes.H-1)):ht(t)&&s.length===3&&t.head<0?O(t.path):t}sentence(){
let t=this.within(this.at);if(this.isInHead){let{path:e}=H(t.path,t.head),s=e.startsWith("decoder"),
o=t.row>=0?t.row:s?this.step:this.run.sizes.S-1;return Ro(this.scene.run,e,t.head,o,this.headStep)}return Ps(
this.scene,t,H(t.path,t.head)).replaceAll("*","∗")}title(){return this.isInHead?Pt[this.headStep-1]:
Se(this.within(this.at),this.scene.run,({path:e,row:s})=>this.scene.rowName(e,s)).at(-1)?.[0]??""}point(t){
this.pointed.textContent=t}resize({width:t,height:e}){let s=Math.floor(t);s&&(this.width=Math.min(720,
s-16),this.floor.resize(s,Math.floor(e)),this.redraw())}};function Sa(n,t,e){if(Us(n.filter(i=>i[0]!==
"<").join(" "))!==null)return"";let s=[...Array(1e4).keys()].find(i=>Ut(i)===e),o=s===void 0?"":`, a\
s for *${Ye(s)}*`;return`*${t}* names no number, yet the model answers${o}.`}function Na({model:n,el:t}){
let e=new Hs({model:n,el:t}),s=!1,o=()=>{s||(s=!0,queueMicrotask(()=>{s=!1,e.runs.fits(_t(n,Ue),e.found)?
e.draw():e.ask({})}))};e.redraw=o;for(let l of Vn)n.on(`change:${l}`,o);let i=new ResizeObserver(([{
contentRect:l}])=>e.resize(l));i.observe(e.house.floor);let r=()=>{e.floor.repaint(),e.tick()},a=new MutationObserver(
r),c={attributes:!0,attributeFilter:["data-theme","theme","class"]};for(let l of[document.documentElement,
document.body])a.observe(l,c);let h=matchMedia("(prefers-color-scheme: dark)");return h.addEventListener(
"change",r),e.form.show(n.get("text")),e.menu.show(),o(),()=>{e.clock.stopAll(),i.disconnect(),a.disconnect(),
h.removeEventListener("change",r),e.house.isFilling&&e.house.fill();for(let l of Vn)n.off(`change:${l}`,
o)}}var Gn={render:Na};widget=Gn;})();
export default widget;
