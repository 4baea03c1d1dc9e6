let widget;
(()=>{var rt="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Vn=new RegExp(
`[${rt}]+`),Un=new RegExp(`^[${rt}]+|[${rt}]+$`,"g");function Qt(n){let s=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Vn).filter(Boolean),e=(o,i)=>o==="a"&&/^(hundred|thousand)$/.
test(s[i+1]);return s.map((o,i)=>e(o,i)?"one":o)}var vt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Zt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function oe(n){let[t,s]=[Math.
floor(n/1e3),n%1e3];return t?s?`${Jt(t)} thousand ${s<100?"and ":""}${Jt(s)}`:`${Jt(t)} thousand`:Jt(
s)}function Jt(n){let[t,s]=[Math.floor(n/100),n%100];if(!t)return De(s);let e=`${vt[t]} hundred`;return s?
`${e} and ${De(s)}`:e}function De(n){if(n<20)return vt[n];let[t,s]=[Math.floor(n/10),n%10];return s?
`${Zt[t]}-${vt[s]}`:Zt[t]}var Gn=new RegExp(`^[${rt}]*<[A-Za-z]+>[${rt}]`),Yn=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Xn=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,mt="I translate integers from 0 to 999,999.",Mt=n=>n.
length>40?`${n.slice(0,30)}…`:n;function qe(n){let[t]=Gn.exec(n)??[""];return t+Jn(n.slice(t.length))}
function Jn(n){let t=n.replace(Un,"");if(!Yn.test(t))return n;let s=Xn.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(s<1e6))throw new RangeError(`${mt} “${Mt(t)}” is not one of them. Write 4247, 4,247 \
or forty-seven.`);return oe(s)}var Be=(n,t)=>ne(n,t,1)[0];function ne(n,t,s){let e=Array.from(n),o=[];
for(let i of t){let r=Array.from(i),a=e.length+r.length;if(2*Math.min(e.length,r.length)/a<.6)continue;
let c=2*ee(r,e)/a;c>=.6&&o.push({ratio:c,choice:i})}return o.sort((i,r)=>r.ratio-i.ratio||(i.choice<
r.choice?1:-1)),o.slice(0,s).map(({choice:i})=>i)}function ee(n,t){let s={size:0},e=[];if(n.forEach(
(a,c)=>{e=t.map((h,l)=>a===h?(e[l-1]??0)+1:0),e.forEach((h,l)=>{h>s.size&&(s={size:h,i:c-h+1,j:l-h+1})})}),
!s.size)return 0;let{size:o,i,j:r}=s;return o+ee(n.slice(0,i),t.slice(0,r))+ee(n.slice(i+o),t.slice(
r+o))}var Qn="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),ti="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function ts(n,t=!1){let[s,e]=[Math.floor(n/1e3),Math.floor(n%1e3/
100)],o=n%100,i=(s?`${ts(s,!0)}tausend`:"")+(e?`${ts(e,!0)}hundert`:"");return o||!i?i+ie(o,t&&!e):i}
function ie(n,t){if(n===1&&t)return"ein";if(n<20)return Qn[n];let[s,e]=[ti[Math.floor(n/10)],n%10];return e?
`${ie(e,!0)}und${s}`:s}var Oa=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,s)=>[ie(s,n),s])));function Ue(n){let t=Qt(n);return t.includes("thousand")?Ge("thousand",1e3,t,1e6,s=>Ke(s,1e3)):Ke(t,
1e4)}var Ke=(n,t)=>n.includes("hundred")?Ge("hundred",100,n,t,Ve):Ve(n);function Ge(n,t,s,e,o){let i=s.
indexOf(n),r=s.slice(i+1),a=i?o(s.slice(0,i)):1,c=r.length&&o(r[0]==="and"&&r[1]?r.slice(1):r),h=t*a+
c;return a&&(c||!r.length)&&h<e?h:null}function Ve(n){let[t,s,...e]=n,o=vt.indexOf(t);if(o>=0)return s===
void 0?o:null;let i=Zt.indexOf(t);if(i<2||e.length)return null;if(s===void 0)return 10*i;let r=vt.indexOf(
s);return r>0&&r<10?10*i+r:null}var Pt=(n,t)=>Object.fromEntries(n.map(s=>[s,t(s)])),Ye=(n,t)=>Pt(Object.keys(n),s=>t(n[s],s));function b(n,t={},...s){return Je(document.createElement(n),t,s)}function j(n,t={},...s){let e=document.
createElementNS("http://www.w3.org/2000/svg",n);return Je(e,t,s)}function Je(n,t,s){for(let[e,o]of Object.
entries(t))n.setAttribute(e,o);return n.append(...s),n}function Ze(n,t,s,...e){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":s};n.append(b("div",o,...e))}var Qe=(n,...t)=>b("div",{class:n},
...t);var to=()=>b("p",{class:"pointed","aria-hidden":"true"});var B={"data-lm-suppress-shortcuts":"true"};function P(n,t,s={}){let e=b("button",{type:"button",...s},
n);return e.addEventListener("click",t),e}function si(n,t,s,e){let o=b("input",{type:"range",...s,...B}),
i=b("output",{"aria-live":"off"}),r=b("span",{},n," ",b("code",{},t));return o.addEventListener("inp\
ut",()=>e(Number(o.value))),{node:b("div",{class:"control"},b("label",{},r,o),i),input:o,output:i}}function so(n,t,s,e){
let o={min:Math.min(...s),max:Math.max(...s)},{node:i,input:r,output:a}=si(n,t,o,e);return{node:i,input:r,
show(c){r.value=String(c),a.textContent=String(c)}}}function eo(n,t,s){let e=Object.entries(t).map(([r,a])=>b("option",{value:r},a)),o=`menu-${Math.random()}`,
i=b("select",{id:o,...B},...e);return i.addEventListener("change",()=>s(i.value)),{node:b("div",{class:"\
control menu"},b("label",{for:o},n),i),show(r){i.value=r}}}var oo=(n={})=>b("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,...B});function no(n,t){let s=Object.entries(t);for(let[e,o]of s)n.on(`change:${e}`,o);return()=>{for(let[e,
o]of s)n.off(`change:${e}`,o)}}var pt=(n,t)=>Pt(t,s=>n.get(s));function ot(n,t){for(let[s,e]of Object.entries(t))n.set(s,e);n.save_changes()}
function io(n){let t=b("p",{class:n}),s=new MutationObserver(()=>{t.textContent&&oi(t.textContent)}),
e={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>s.observe(t,e)),t}var ei=1e3,
ss,Xe;function oi(n){ss?.isConnected||(ss=b("p",{class:"annotated-voice",role:"status"}),document.body.
append(ss));let t=ss;clearTimeout(Xe),Xe=setTimeout(()=>{t.textContent=n},ei)}var zt=(n,t=0)=>Array.from({length:n},(s,e)=>t+e);var es=n=>n.reduce((t,s)=>t+s,0),os=n=>n.reduce((t,s)=>t*s,1);function S({shape:n,data:t},s){let e=n[n.length-1];return t.subarray(s*e,(s+1)*e)}function Z(n){let t=Array.
from(n),s=t.reduce((i,r)=>Math.max(i,r),-1/0),e=t.map(i=>Math.exp(i-s)),o=es(e);return e.map(i=>i/o)}var ni=1e-5;function gt(...n){return{shape:n,data:new Float32Array(os(n))}}var ae=(n,t)=>(s,e)=>n[e]!==
t,ce=()=>(n,t)=>t<=n;function ii(n,t,s){let e=gt(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){
let[i,r]=[S(n,o),S(e,o)];for(let a=0;a<r.length;a++){let c=a*i.length,h=s.data[a];for(let l=0;l<i.length;l++)
h+=i[l]*t.data[c+l];r[a]=h}}return e}function ri(n,t,s){let e=gt(...n.shape);for(let o=0;o<n.shape[0];o++){
let[i,r]=[S(n,o),S(e,o)],a=0,c=0;for(let l of i)a+=l/i.length;for(let l of i)c+=(l-a)**2/i.length;let h=1/
Math.sqrt(c+ni);for(let l=0;l<r.length;l++)r[l]=(i[l]-a)*h*t.data[l]+s.data[l]}return e}function re(n,t){
return{shape:n.shape,data:n.data.map((s,e)=>s+t.data[e])}}var ai=({shape:n,data:t})=>({shape:n,data:t.
map(s=>Math.max(s,0))});function ci(n,t,s,e,o,i,r){let[a,c]=n.shape,h=t.shape[0],l=c/e,d=r.scale?1:Math.
sqrt(l),u=gt(e,a,h),f=gt(e,a,h),m=gt(a,c);for(let p=0;p<e;p++)for(let g=0;g<a;g++){let w=p*a+g,x=(v,E)=>S(
v,E).subarray(p*l,(p+1)*l),[y,k]=[x(n,g),x(m,g)],M=S(u,w);for(let v=0;v<h;v++){let E=x(t,v),O=0;for(let A=0;A<
l;A++)O+=y[A]*E[A];M[v]=!o||o(i+g,v)?O/d:-1/0}if(M.every(v=>v===-1/0))throw new RangeError("mask mas\
ks every key for some query");let $=S(f,w);if($.set(Z(M)),r.head!==p)for(let v=0;v<l;v++){let E=0;for(let O=0;O<
h;O++)E+=$[O]*s.data[O*c+p*l+v];k[v]=E}}return{scores:u,weights:f,values:m}}var ns=class{constructor({
config:t,parameters:s}){this.config=t,this.parameters=s,this.without={},this.onOutput=()=>{}}note(t,s){
return this.onOutput(t,s),s}apply(t,s,e){let{[`${s}.weight`]:o,[`${s}.bias`]:i}=this.parameters;return t(
e,o,i)}linear(t,s){let e=this.apply(ii,t,s);return t===this.without.output&&e.data.fill(0),this.note(
t,e)}norm(t,s){return this.note(t,this.apply(ri,t,s))}embed(t,s){let e=this.parameters[`${t}.table.w\
eight`],o=gt(s.length,e.shape[1]);s.forEach((r,a)=>{if(!(r>=0&&r<e.shape[0]))throw new RangeError(`i\
ds holds ${r}, but the vocabulary has ${e.shape[0]} entries`);S(o,a).set(S(e,r))}),this.note(`${t}.t\
able`,o);let i=Math.sqrt(e.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(r=>r*i)})}positions(t,s,e,o=0){
let i=this.parameters["positions.pe"],r=o+e.shape[0];if(r>i.shape[0])throw new RangeError(`${s} has ${r}\
 tokens, and the model has positions for ${i.shape[0]}`);let a=i.data.subarray(o*i.shape[1],r*i.shape[1]),
c=this.without.positions?e:re(e,{data:a});return this.note(t,c)}project(t,s){return{k:this.linear(`${t}\
.w_k`,s),v:this.linear(`${t}.w_v`,s)}}attend(t,s,{k:e,v:o},i,r=0){let a=this.linear(`${t}.w_q`,s),[c,
h]=this.without.head??[],{scores:l,weights:d,values:u}=ci(a,e,o,this.config.n_heads,i,r,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.
note(`${t}.values`,u),this.note(t,this.linear(`${t}.w_o`,u))}feedForward(t,s){let e=ai(this.linear(`${t}\
.w_1`,s));return this.note(t,this.linear(`${t}.w_2`,e))}sublayer(t,s,e){let o=this.config.norm_first?
re(s,e(this.norm(`${t}.norm`,s))):this.norm(`${t}.norm`,re(s,e(s)));return this.note(t,o)}stack(t,s,e,o=new Map,i=0,r=null,a=null){
for(let l=0;l<this.config.n_layers;l++){let d=`${t}.layers.${l}`,[u,f]=[`${d}.self_attention`,`${d}.\
cross_attention`],m=[p=>(o.set(u,hi(o.get(u),this.project(u,p))),this.attend(u,p,o.get(u),e,i)),p=>(o.
has(f)||o.set(f,this.project(f,r)),this.attend(f,p,o.get(f),a,i)),p=>this.feedForward(`${d}.feed_for\
ward`,p)];r||m.splice(1,1);for(let[p,g]of m.entries())s=this.sublayer(`${d}.sublayers.${p}`,s,g);this.
note(d,s)}let c=`${t}.norm`,{norm_first:h}=this.config;return this.note(t,h?this.norm(c,s):this.note(
c,s))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},is=class extends ns{encode(t,s){
let e=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",e,
s)}decode(t,s,e,o,i=new Map){let r=i.get("length")??0;i.set("length",r+e.length);let a=this.embed("t\
gt_embed",e),c=this.positions("positions.tgt","tgt",a,r);return this.stack("decoder",c,o,i,r,t,s)}forward(t,s,e,o){
return this.generator(this.decode(this.encode(t,e),e,s,o))}},rs=class extends ns{hiddenStates(t,s=new Map){
let e=s.get("length")??0;s.set("length",e+t.length);let o=this.positions("positions","ids",this.embed(
"embedding",t),e);return this.stack("decoder",o,ce(),s,e)}forward(t,s){return this.generator(this.hiddenStates(
t,s))}};function hi(n,{k:t,v:s}){if(!n)return{k:t,v:s};let e=(o,i)=>{let r=gt(o.shape[0]+i.shape[0],
o.shape[1]);return r.data.set(o.data),r.data.set(i.data,o.data.length),r};return{k:e(n.k,t),v:e(n.v,
s)}}function ro(n,t){let s={},e=n.onOutput;n.onOutput=(o,i)=>{s[o]=i};try{t()}finally{n.onOutput=e}return s}function as(n){let[t,s,e,o]=n,i=s.flatMap((r,a)=>[r,...o.map(c=>e[a]+c)]);return[...t,...i]}var cs=class{constructor({
alone:t,thousands:s,before:e,after:o}){this.alone=as(t),this.thousands=as(s),this.before=as(e),this.
after=as(o)}nameOf(t){let[s,e]=[Math.floor(t/1e3),t%1e3];return s?e?this.before[s]+this.after[e]:this.
thousands[s]:this.alone[e]}numberOf(t){let s=this.alone.indexOf(t);if(s>=0)return s;let e=this.thousands.
indexOf(t,1);if(e>0)return 1e3*e;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let i=this.
after.indexOf(t.slice(this.before[o].length),1);if(i>0)return 1e3*o+i}return null}};function he({config:n,tensors:t},s){let e=typeof s=="string"?li(s):di(s),o={};for(let[i,r,a,c]of t){
let h=os(r),l=u=>e.slice(a,a+u*h).buffer,d=c==="e"?Float32Array.from(new Uint16Array(l(2)),ui):new Float32Array(
l(4));o[i]={shape:r,data:d}}return{config:n,parameters:o}}var li=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(
0)),di=({buffer:n,byteOffset:t,byteLength:s})=>new Uint8Array(n,t,s);function ui(n){let[t,s]=[n>>10&
31,n&1023],e=t?2**(t-25)*(1024+s):2**-24*s;return n>>15?-e:e}var ao=n=>/^\d+$/.test(n),fi=40,ho=["<pad>","<s>","</s>","<unk>"],le=class{padId=0;bosId=1;eosId=2;unkId=3;constructor(t){
this.tokens=[...ho,...t],this.idOf=new Map(this.tokens.map((s,e)=>[s,e]))}encode(t){return t.map(s=>this.
idOf.get(s)??this.unkId)}decode(t){let s=t.indexOf(this.eosId),e=o=>o!==this.padId&&o!==this.bosId;return t.
slice(0,s<0?t.length:s).filter(e).map(o=>this.tokens[o])}},de="[\\p{L}\\p{N}_]",lo=`[^\\p{L}\\p{N}_${rt}\
]`,mi=new RegExp(`${de}+(?:['’-]${de}+)*|${lo}`,"gu"),pi=new RegExp(` ?${de}+| ?${lo}+|[${rt}]`,"g\
u"),Ct=class{constructor({tokens:t}){this.vocabulary=new le(t)}encode(t){let s=this.vocabulary.encode(
this.split(t.normalize("NFC")));if(!s.length)throw new RangeError("The text is empty. Write at least\
 one word.");return s}split(t){return t.match(mi)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},ue=class extends Ct{constructor(t){super(t);let s=o=>o[0]==="<"&&o.at(-1)===">",e=this.vocabulary.
tokens.slice(ho.length);this.languages=e.filter(s),this.words=e.filter(o=>!s(o))}split=Qt;join(t){return t.
join(" ")}encode(t){let{vocabulary:s,languages:e}=this,o=this.split(t.normalize("NFC")),[i]=e;if(i&&
!e.includes(o[0]))throw new RangeError(`Begin with a language, as in ${i} forty-seven: ${e.join(" ")}\
.`);let r=o.slice(i?1:0);if(!r.length)throw new RangeError(`${mt} Write one, such as 47 or forty-sev\
en.`);let a=r.filter(c=>!this.words.includes(c));if(!a.length)return s.encode(o);throw new RangeError(
this.refusal(a.find(c=>!ao(c))??a[0]))}refusal(t){if(ao(t))return`${mt} Write “${Mt(t)}” in words \
too, or the integer in digits.`;let s=t.length<=fi&&Be(t,this.words);return`${mt} “${Mt(t)}” is no\
t a number word that I know. `+(s?`Did you mean “${s}”?`:"Write 47 or forty-seven.")}},fe=class extends Ct{constructor({
alphabet:t,merges:s}){super({tokens:new Set([...t,...s.map(([e,o])=>e+o)])}),this.merges=s,this.places=
new Map,s.forEach(([e,o],i)=>{let r=co(e,o);this.places.set(r,[...this.places.get(r)??[],i])})}split(t){
return(t.match(pi)??[]).flatMap(s=>this.mergeWord([...s]))}join(t){return t.join("")}mergeWord(t){for(let s=-1;;){
let o=t.slice(1).flatMap((i,r)=>this.places.get(co(t[r],i))??[]).filter(i=>i>s);if(!o.length)return t;
s=Math.min(...o),t=gi(t,this.merges[s])}}},co=(n,t)=>`${n.length} ${n}${t}`;function gi(n,[t,s]){let e=[];
for(let o=0;o<n.length;o++){let i=n[o]===t&&n[o+1]===s;e.push(i?t+s:n[o]),i&&o++}return e}var wi={words:Ct,
"number words":ue,"sub-words":fe},hs=({kind:n,...t})=>new wi[n](t);var xi=2e4,uo=400,nt="de",Ot=class{constructor({blueprint:t,weights:s}){this.model=new is(he(t,s)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=hs(t.src_tokenizer),this.target=hs(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new cs(this.parts[t]),this.names[t]}read(t,s=nt){
let e=s===nt?t:`<${s}> ${t}`,o=this.source.encode(this.readsNumbers?qe(e):e),i=this.model.config.max_len,
r=this.source.languages?.length?1:0;if(o.length>i)throw new RangeError(this.readsNumbers?`${mt} This\
 text has ${o.length-r} words, and I can take in ${i-r} at most.`:`This text has ${o.length} tokens,\
 and the model can take in ${i} at most.`);return{src:o,srcMask:ae(o,this.srcVocab.padId)}}begin(t,s){
return{src:this.read(t,s).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:s}=this,e=ae(t,this.
srcVocab.padId),o=s.encode(t,e);return(i,r)=>s.generator(s.decode(o,e,i,ce(),r))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}},ls=class{constructor({blueprint:t,weights:s}){this.model=new rs(
he(t,s)),this.target=hs(t.tokenizer),this.tgtVocab=this.target.vocabulary}read(t){let s=this.target.
split(t.normalize("NFC"));if(!s.length)throw new RangeError("There is nothing to go on from. Write a\
t least one word, or press one of the beginnings.");let{bosId:e,unkId:o}=this.tgtVocab,i=this.tgtVocab.
encode(s),r=s.filter((c,h)=>i[h]<=o);if(r.length)throw new RangeError(this.refusal([...new Set(r)]));
let a=this.model.config.max_len-1;if(i.length>a)throw new RangeError(`This text has ${i.length} word\
s, and the model can take in ${a} at most.`);return[e,...i]}refusal(t){let s=this.tgtVocab.tokens.slice(
this.tgtVocab.unkId+1),e=h=>h.map(l=>`“${Mt(l)}”`).join(", "),i=t.length>1?"are not words that t\
he model knows":"is not a word that the model knows",r=Math.ceil(3/t.length),a=t.flatMap(h=>ne(h,s,r)),
c=a.length?`It knows ${e([...new Set(a)])}.`:`It knows ${s.length} words, such as ${s.slice(-3).join(
", ")}.`;return`${e(t)} ${i}. ${c}`}begin(t){return{src:[],start:this.read(t)}}decoder(){return(t,s)=>this.
model.forward(t,s)}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function me(n,t=Ot,s=""){
let e=null;return()=>e??=bi(n,s).then(o=>new t(o)).catch(o=>{throw e=null,o})}async function bi(n,t){
let s=t&&`${t}_`,e=n.get(`${s}weights`),o=e&&(e.length||e.byteLength);return!o&&n.later?n.later(t||"\
later"):(o||await yi(n,s),{blueprint:n.get(`${s}blueprint`),weights:n.get(`${s}weights`)})}function yi(n,t){
return new Promise((s,e)=>{let o=setTimeout(()=>e(new Error("Python does not answer")),xi),i=()=>{clearTimeout(
o),r(),s()},r=no(n,{[`${t}weights`]:i});ot(n,{[`${t}wanted`]:!0})})}function fo(n,t){if(n.get("own"))
return{node:"",show(){}};let s=Ye(n.get("languages"),([i])=>i),{node:e,show:o}=eo("into",s,t);return e.
className="into",e.firstElementChild?.prepend(b("span",{class:"heard"},"Translate ")),{node:e,show:()=>o(
n.get("language"))}}var ki=n=>n.get("own")?"A text for your translator":"An English number, in words\
 or in digits";function mo(n,t,s,e,o="",i=ki(n)){let r="",a=`text-${Math.random()}`,c=oo({id:a,"aria\
-describedby":`${a}-error`}),h=b("p",{id:`${a}-error`,class:"error",role:"alert"}),l=b("form",{},b("\
label",{for:a},i),Qe("line",c,o,b("button",{class:"main"},t)),s,h);c.addEventListener("keydown",m=>{
m.key!=="Enter"||m.isComposing||(m.preventDefault(),l.requestSubmit())});let d=(m,p)=>{r=c.value,e(m,
p)};return l.addEventListener("submit",m=>{m.preventDefault(),d(c.value)}),{node:l,ask:d,show:m=>{c.
value===r&&(r=c.value=m)},refuse:m=>{let p=m instanceof RangeError;c.setAttribute("aria-invalid",String(
p)),h.textContent=p?m.message:"",m&&!p&&(h.textContent=`The model cannot answer: ${m.message}. Press\
 ${t} to try again.`)}}}var Et=n=>t=>n.find(s=>String(s)===t),Ga=Et([!0,!1]),$i=n=>String(n);function po(n,t,s,e={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,r=[...document.
querySelectorAll(`[data-widget="${i}"]`)],a=i+(r.indexOf(o)>0?r.indexOf(o)+1:""),c=g=>(e[g]??$i)(n.get(
g)),h=Object.keys(s),l=Pt(h,c),d=new URLSearchParams(location.search),u=[];for(let[g,w]of Object.entries(
s)){let x=d.get(`${a}.${g}`);if(x===null)continue;let y=w(x);y===void 0?u.push(g):n.set(g,y)}let f=b(
"a",{},"Copy link to this setting"),m=b("span",{role:"status"});f.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let p=u.length?` The address has a s\
etting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:b("p",{class:"addr\
ess"},f,m,p),show(){let g=new URLSearchParams(location.search);for(let y of h){let k=c(y);k===l[y]?g.
delete(`${a}.${y}`):g.set(`${a}.${y}`,k)}m.textContent="";let w=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;f.setAttribute("href",`${x}${w?`#${w}`:""}`)}}}var go=n=>!n.matches(".none")&&!n.closest(".unwritten");function pe(n,t){let s=()=>t.flat().find(go)??
t[0][0],e=s();e.tabIndex=0;function o(i){e.tabIndex=-1,e=i,e.tabIndex=0}return n.addEventListener("k\
eydown",i=>{let r=i.target,a=t.findIndex(u=>u.includes(r));if(a<0)return;let c=t[a].indexOf(r),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[i.key]??[null,null];if(h===null)return;i.preventDefault();let d=t[h]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{go(e)||o(s())}}var wo=n=>n.replaceAll("-","−");function z(n,t=2){if(Number.isNaN(n))return"NaN";if(!Number.isFinite(
n))return n>0?"∞":"−∞";let s=Math.abs(n);return s&&(s>=1e4||s<.5*10**-t)?wo(n.toExponential(0).
replace("+","")):wo(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var ds={width:9,height:60},xo=10,vi=["self_attention","cross_attention","feed_forward"],Mi={self_attention:"\
self-attention",cross_attention:"cross-attention",feed_forward:"feed-forward"};function ge(n){let{S:t,
T:s,H:e}=n.sizes,{isAlone:o}=n,a={run:n,bands:new Map,frames:[],layers:Oi(n),isPreNorm:we(n)},c=yo("\
src",n.srcTokens??[],xo,22,Math.max(16,Math.min(85,300/t))),[h,l,d]=o?[xo,44,26]:[c.end+40,27,16],u=yo(
"tgt",n.tgtTokens,h,l,Math.max(d,Math.min(80,360/s)));o&&Object.assign(u,{embed:"embedding",positions:"\
positions"});let f=o?0:bo(a,c,"encoder",186),m=f+52,p=o?186:m-318,g=bo(a,u,"decoder",p),w=g+22;us(a,
u,w,34,{path:"generator",kind:"exit",name:"exit",copy:"decoder"});let y={x:w+160,w:190},k={x:g-14,side:u},
M=Math.max(0,n.given-1),$={...a,isAlone:o,heads:e,tgt:u,strip:ds,exit:w,bars:y,first:M,width:y.x+y.w+
70,height:u.end+20,barsY:A=>u.top+36+Math.max(0,u.rails[A]-u.top-140)};if(o)return{...$,src:{...c,n:0,
rails:[]},sides:["tgt"],shelves:[],chipX:{tgt:p-84},gates:$.isPreNorm?[k]:[],given:{side:u,stack:"de\
coder",said:M,last:M}};let v=Math.max(90,t*Math.min(34,320/t)+22),E=c.rails[t-1]-ds.height/2,O=[...a.
bands.values()].filter(({isCross:A})=>A).map(({x:A})=>({x:A,w:v,y:E-ds.height/2-28}));return{...$,src:c,
shelves:O,shelfY:E,spacing:Math.min(34,320/t),sides:["src","tgt"],chipX:{src:138,tgt:p-48},gates:$.isPreNorm?
[{x:f-14,side:c},k]:[],given:{side:c,stack:"encoder",said:0,last:t-1},shelfX:(A,L=0)=>O[L].x+11+(A+.5)*
((v-22)/t)}}var fs=({width:n,height:t})=>[-60,-76,n+6,t+20];function us({bands:n},t,s,e,o){let i={x:s,
w:e,y:t.top,h:t.end-t.top};n.set(o.path,{side:t.name,...i,...o})}function bo(n,t,s,e){let{embed:o,positions:i}=t;
us(n,t,e,40,{...{path:o,kind:"table",name:"table"},stop:e+58});let a={path:i,kind:"place",name:"posi\
tion"},c={out:i,stream:o},h={plus:e+125,stop:e+142};us(n,t,e+74,38,{...a,...c,...h});let l=e+166,d=i,
u=vi.filter(f=>n.run.node(`${s}.layers.0.${f}`));for(let f=0;f<n.layers;f++){let m=l-12;u.forEach((g,w)=>{
let x=g==="feed_forward",y=`${s}.layers.${f}.${g}`,k=`${s}.layers.${f}.sublayers.${w}`,M=x?64:118;us(
n,t,l,M,{path:y,kind:x?"feed":"attention",name:Mi[g],layer:f,stream:d,copy:n.isPreNorm?`${k}.norm`:d,
out:k,update:`${y}.${x?"w_2":"w_o"}`,plus:l+M+15,stop:l+M+30,isCross:g==="cross_attention"}),d=k,l+=
M+48});let p={x:m,w:l-22-m,y:t.top-14,h:t.end-t.top+22};n.frames.push({path:`${s}.layers.${f}`,name:n.
run.isAlone?`layer ${f}`:`${s} layer ${f}`,...p}),l+=10}return l}function Oi(n){let t=0;for(;n.node(
`decoder.layers.${t}`);)t+=1;return t}var we=n=>n.node("decoder").op==="norm";function yo(n,t,s,e,o){
let i=t.length,r=Array.from({length:i},(l,d)=>s+e+o*(d+1)-7),a=Math.min(ds.height,o*.72),c={embed:`${n}\
_embed`,positions:`positions.${n}`},h=o-a<12?9*Math.max(...t.map(({length:l})=>l))+14:0;return{name:n,
...c,n:i,top:s,rails:r,pitch:o,high:a,gutter:h,end:r[i-1]+13}}function Tt([n,t,s,e,o=.5],i,r=0){let a=Math.
max((s-n)/(1-r),(e-t)*i);return{x:(n+s-a*(1+r))/2,y:t-o*(a/i-e+t),w:a,h:a/i}}function ms(n,t,s){if(s<=
0)return n;if(s>=1)return t;let e=Math.exp(_(Math.log(n.w),Math.log(t.w),s)),o=e*n.h/n.w,i=Math.abs(
n.w-t.w)<n.w*.02?s:(e-n.w)/(t.w-n.w),r=_(n.x+n.w/2,t.x+t.w/2,i),a=_(n.y+n.h/2,t.y+t.h/2,i);return{x:r-
e/2,y:a-o/2,w:e,h:o}}function ps(n,t){let[[s,e],[o,i]]=n.slice(-2),r=Math.hypot(o-s,i-e)||1,[a,c]=[t*
(o-s)/r,t*(i-e)/r],h=l=>[o-a+.6*l*c,i-c-.6*l*a];return[h(1),[o,i],h(-1)]}var _=(n,t,s)=>n+(t-n)*s,Y=(n,t=0,s=1)=>Math.
min(s,Math.max(t,n)),C=(n,t,s)=>Y((n-t)/(s-t)),R=n=>n*n*(3-2*n);var ko=8,Ei=6.2,T=(n,t=-1,s=-1,e=-1)=>({path:n,head:t,row:s,cell:e}),wt=({head:n,row:t,cell:s})=>n<0?
[t,s]:[n,t,s],at=(n,t)=>T(n,t.length===3?t[0]:-1,...t.slice(-2)),Q=n=>Ei*n.reduce((t,{length:s})=>Math.
max(t,s),0),Wt=n=>Number.isFinite(n)?String(Number(n.toPrecision(5))).replace("-","−"):z(n);function ws(n,t,s){
let e=s,o=r=>Number(r.toFixed(e)),i=()=>n.reduce((r,a)=>r-o(a),o(t));for(;e<6&&Math.abs(i())>.5*10**
-e;)e+=1;return e}function N({shape:n,data:t},s,e,o){let[i,r]=n.slice(-2);return t[(Math.max(s,0)*i+
e)*r+o]}function xe(n){let t=0;for(let s=0;s<n.length;s++){let e=Math.abs(n[s]);e>t&&e<1/0&&(t=e)}return t}
var xt=({shape:n,data:t},s)=>{let e=n.at(-1),o=0;for(let i=s*e;i<(s+1)*e;i++)o+=t[i]**2;return Math.
sqrt(o)},$o=({tag:n,attributes:t,inner:s})=>j(n,t,...s.map(e=>e.tag?$o(e):e));function vo(n,t,s=[]){
for(t.forEach((e,o)=>{if(s[o]===e)return;let[i,r]=[$o(e),n.children[o]];r?r.replaceWith(i):n.append(
i)});n.children.length>t.length;)n.lastElementChild?.remove()}var gs=class{constructor(t,s,e,o){this.
width=t,this.room=o,this.hatch=s,this.before=e,this.height=0,this.told=0,this.isNarrow=t<560,this.nameKind=
this.isNarrow?"name narrow":"name",this.marks=[],this.spots=[],this.grids=[],this.drawn=new Map}add(t,s,...e){
let o={tag:t,attributes:s,inner:e};return this.marks.push(o),o}reach(t){this.height=Math.max(this.height,
t)}path(t,s,e={}){return this.add("path",{d:t,class:s,...e})}box(t,s,e,o,i,r={}){return this.reach(s+
o),this.add("rect",{x:t,y:s,width:e,height:o,rx:4,class:i,...r})}text(t,s,e,o="",i={}){return this.reach(
s+4),this.add("text",{x:t,y:s,class:o,...i},e)}#t(t,s,e,o=this.nameKind){return this.text(t,s,e,o,{"\
text-anchor":"middle"})}part(t,s,{x:e,y:o,w:i,h:r},a,c="",h=e+i/2){this.box(e,o,i,r,`part ${c}`);let l=c===
"norm"||c.includes("small"),d=o+r/2-(a.length-1)*6.5+4;a.forEach((u,f)=>{this.#t(h,d+13*f,u,l?c:this.
nameKind)}),this.spot({id:t.path,x:e,y:o,w:i,h:r,say:s,go:t})}arrow(...t){let[s,e]=[t,ps(t,5)].map(o=>o.
join("L"));this.path(`M${s}M${e}`,"wire")}plus(t,s,e=6){this.add("circle",{cx:t,cy:s,r:e,class:"plus\
-sign"});let o=e*.6;this.path(`M${t-o} ${s}h${2*o}M${t} ${s-o}v${2*o}`,"plus-lines")}spot(t){this.reach(
t.y+t.h),this.spots.push(t)}grid(t,s){let{path:e,x:o,y:i,cw:r,ch:a,head:c=-1}=s,h=t.shape.at(-1),l=s.
rows??[...Array(t.shape.at(-2)).keys()],d=[l.map(g=>s.hides?.(g)??!1),Array.from({length:h},(g,w)=>s.
hidesColumn?.(w)??!1)],u=JSON.stringify([e,o,i,r,a,c,l,d]),f=this.before?.drawn.get(u),m=f&&f.tensor===
t?f.mark:this.#e(t,{...s,head:c,rows:l,columns:h,isHidden:d});this.drawn.set(u,{tensor:t,mark:m}),this.
marks.push(m),this.reach(i+l.length*a);let p={path:e,head:c,rows:l,columns:h,x:o,y:i,cw:r,ch:a};return this.
grids.push(p),p}#e(t,s){let{x:e,y:o,cw:i,ch:r,head:a,rows:c,columns:h,isHidden:l,kind:d="value"}=s,u=d===
"weight"?1:(s.most??xe(t.data))||1,[f,m]=[h*i,c.length*r],p={};c.forEach((x,y)=>{for(let k=0;k<h;k++){
if(l[0][y]||l[1][k])continue;let M=N(t,a,x,k),$=M===-1/0?"hatch":Math.round(ko*M/u);if(!$)continue;let v=`\
M${St(e+k*i)} ${St(o+y*r)}h${St(i)}v${r}h${-St(i)}z`;p[$]=(p[$]??"")+v}});let g=[],w=(x,y)=>g.push({
tag:x,attributes:y,inner:[]});w("rect",{x:e,y:o,width:f,height:m,class:"ground"});for(let[x,y]of Object.
entries(p)){let k=Number(x),M=d==="weight"?"heat":k>0?"plus":"minus";w("path",x==="hatch"?{d:y,class:"\
masked",fill:`url(#${this.hatch})`}:{d:y,class:M,"fill-opacity":Math.min(1,Math.abs(k)/ko)})}return i>=
7&&w("path",{d:Ti(e,o,f,m,i,r),class:"mesh"}),w("rect",{x:e,y:o,width:f,height:m,class:`edge ${s.role??
""}`}),{tag:"g",attributes:{},inner:g}}cells(t,s){let e=this.grid(t,s),{path:o,head:i,x:r,y:a,cw:c,ch:h,
rows:l,columns:d}=e,u={x:r,y:a,w:c*d,h:h*l.length};return this.spot({id:`${o}#${i}`,...u,say:s.say,grid:e}),
e}},St=n=>Math.round(n*100)/100;function Ti(n,t,s,e,o,i){let r="";for(let a=o;a<s-.1;a+=o)r+=`M${St(
n+a)} ${t}v${e}`;for(let a=i;a<e-.1;a+=i)r+=`M${n} ${St(t+a)}h${s}`;return r}var Si=11,be=5,Ai=32,ye=(n,t,s=-1)=>{let{shape:e}=n.run.node(t);return s>=0?e.slice(1):e};function ke(n,t,s=-1){
let e=ye(n,t,s).filter(i=>i!=="1"),o=e.map(i=>n.run.size(i));return`(${e.join(", ")}) = (${o.join(",\
 ")})`}function V(n,t,s){let{path:e,x:o,y:i,cw:r,ch:a,role:c="",kind:h="value",head:l=-1}=s,{run:d}=t,
u=d.tensor(e),f=t.isTarget(e),m=f?"decoder":"encoder",p=s.rows??[...Array(u.shape.at(-2)).keys()],g=xe(
u.data),w=i+Ai;_i(n,t,s,g);let x=u.shape.length===3&&l<0?[...Array(u.shape[0]).keys()]:[l],y=u.shape.
at(-1)*r,k=O=>t.hides(m,O),M=f&&d.node(e).shape.at(-1)==="T",$=O=>M&&t.hides("decoder",O);x.forEach(
(O,A)=>{let L=o+A*(y+be),I=s.say??t.sayOf(e),q={path:e,head:O,x:L,y:w,cw:r,ch:a,rows:p,role:c,kind:h,
most:g,hides:k,hidesColumn:$};n.cells(u,{...q,say:I})});let v=x.length*(y+be)-be;s.labels&&Ni(n,t,s,
p,m,w);let E=p.indexOf(t.step);return f&&t.mode!=="teacher"&&E>=0&&p.length>1&&n.box(o-1.5,w+E*a,v+3,
a,"row-lit",{rx:0}),{x:o,y:w,w:v,h:p.length*a,bottom:w+p.length*a}}function _i(n,t,{path:s,x:e,y:o,role:i,
name:r,head:a=-1,kind:c},h){let l=r??t.run.node(s).name;if(n.text(e,o+12,l,`code ${i??""}`),a>=0&&t.
headStep<5)return;let d=c==="weight"?"0…1":`±${z(h,h<10?1:0)}`;n.text(e+l.length*8.7+6,o+12,d,"so\
ft"),n.text(e,o+26,ke(t,s,a),"soft")}function Ni(n,t,{x:s,ch:e,names:o,kept:i},r,a,c){r.forEach((h,l)=>{
if(t.hides(a,h))return;let d=o?o(h):t.tokenOf(a,h),u=i?.(h)?`• ${d}`:d,f={"text-anchor":"end",lang:t.
langOf(a)};n.text(s-6,c+(l+.5)*e+4,u,`label ${t.kindOf(a,h)}`,f)})}function $e(n,t,s,e,o,i,r){s.forEach(
(c,h)=>{if(t.hides(e,h)||h%Math.ceil(Si/r))return;let l=o+(h+.5)*r+4;n.text(l,i+8,c,"label",{"text-a\
nchor":"end",transform:`rotate(${r<16?-90:-60} ${l} ${i+8})`,lang:t.langOf(e)})});let a=Q(s)+12;return n.
reach(i+a),a}var X=13,Rt=n=>Q([...n.run.srcTokens,...n.run.tgtTokens])+10;function Ft(n,t,s,e,o,i,r="",a=""){let[
c]=t.run.node(s).params,[h,l]=ye(t,c).map(m=>t.run.size(m)),d=s.split(".").at(-1),u=[`${r}${d}  ${l}\
 → ${h}`],f={x:e,y:o,w:i,h:20};n.part(T(c),t.sayOf(c),f,u,`parameter small ${a}`)}function xs(n,t,s,e){
let{run:o}=t,i=e?Q(o.tgtTokens.map((l,d)=>e(d)))+10:Rt(t),r=Math.max(...s.map(({path:l})=>o.shape(l).
at(-1))),a=Math.min(7,(n.width-i-2)/r),c=i+60,h=0;for(let{path:l,does:d,kind:u}of s){d!==void 0&&(n.
arrow([c,h],[c,h+34]),d?n.text(c+12,h+21,d,"soft"):Ft(n,t,l,c+12,h+7,130),h+=34);let f=/sublayers\.\d+$/.
test(l)?"x":void 0,m={ch:X,labels:!0,kind:u,name:f,names:e},p=r>1&&o.shape(l).at(-1)===1?40:a;h=V(n,
t,{path:l,x:i,y:h,cw:p,...m}).bottom+8}}function Mo(n,t,s){let[e,o]=[`${s}.w_1`,`${s}.w_2`];xs(n,t,[
{path:t.run.node(e).parents[0]},{path:e,does:""},{path:`${s}.hidden`,does:"ReLU: what is negative be\
comes 0"},{path:o,does:""}])}function Oo(n,t,s){let e=s==="embedding";xs(n,t,[{path:`${s}.table`},{path:s,
does:`× √d_model = ${Math.sqrt(t.run.sizes.d_model).toFixed(2)}`},{path:e?"positions":`positions.${s.
split("_")[0]}`,does:"⊕ a vector for each position"}])}function Eo(n,t,s){let{parents:e,op:o}=t.run.
node(s),i=o==="norm"?"layer norm":"as it is: each sublayer ends in a norm";xs(n,t,[{path:e[0]},{path:s,
does:i}])}function To(n,t,s){let e=[{path:t.run.node(s).parents[0]},{path:s,does:""},{path:"probabil\
ities",does:"softmax: each row sums to 1",kind:"weight"}];t.mode==="teacher"&&e.push({path:"loss",does:"\
cross-entropy with tgt_out"}),xs(n,t,e,i=>t.rowName(s,i))}function So(n,t,s){let[e,o]=t.run.shape(s),
i=Math.min(9,(n.width-4)/o);V(n,t,{path:s,x:2,y:0,cw:i,ch:e>1?i:X})}var Ao=[["q","query"],["k","key"],["v","value"]];function No(n,t,s){let{run:e}=t,o=Rt(t),[i,r]=["w_q",
"w_k"].map(m=>e.node(`${s}.${m}`).parents[0]),a=n.isNarrow?1:3,c=r!==i&&a>1?Q(e.srcTokens.map(m=>`• ${m}`))+
16:20,h=(n.width-o-(a>1?c+20:0)-2)/a,l=[o,o+h+c,o+2*h+c+20],d=5*(e.sizes.H-1),u=(h-d)/e.sizes.d_model,
f={sheet:n,scene:t,path:s,left:o,slot:h,cw:u,x:i,source:r,columns:l};zi(f,Pi(f,Ii(f)+18)+14)}var Li=({
scene:n},t)=>t==="encoder"?"memory":n.isPreNorm?"norm(x)":"x";function Ii(n){let{sheet:t,scene:s,left:e,
slot:o,cw:i,x:r,source:a,columns:c}=n,h=a!==r,l=(p,g,w)=>{let x=Li(n,p);return V(t,s,{path:p,x:g,y:w,
cw:i,ch:X,labels:!0,name:x})},d=l(r,e,0);if(t.isNarrow){let p=d.bottom;for(let[g,w]of Ao)g==="k"&&h&&
(p=l(a,e,p+12).bottom),p=_o(n,g,w,e,p+12,!0);return p}let u=h?l(a,(c[1]+c[2])/2,0):d,f=Math.max(d.bottom,
u.bottom)+26,m=Ao.map(([p,g],w)=>{let x=w?u:d,[y,k]=[x.x+x.w/2,c[w]+o/2],M=[y,k].map($=>[$,f-14]);return t.
arrow([y,x.bottom+2],...M,[k,f-2]),_o(n,p,g,c[w],f,!w||w===1&&h)});return Math.max(...m)}function _o({
sheet:n,scene:t,path:s,cw:e,slot:o},i,r,a,c,h){let l=a+o/2;Ft(n,t,`${s}.w_${i}`,a,c,o,"",r),n.arrow(
[l,c+20],[l,c+32]);let d=f=>i!=="q"&&t.isKept(s,f),u={path:`${s}.${i}`,x:a,y:c+30,cw:e,ch:X};return V(
n,t,{...u,role:r,labels:h,kept:d}).bottom}function Pi({sheet:n,scene:t,path:s,left:e},o){let i=t.run.
tensor(`${s}.weights`),[r,a,c]=i.shape,h=(n.width-e)/r,l=Math.min(90,h-14),[d,u]=[l/c,Math.min(l/a,24)],
f=n.isNarrow?"":", one map for each head";n.text(e,o+10,"weights","code"),n.text(e+70,o+10,`softmax(\
q·kᵀ / √d_k)${f}`,"soft");let m=o+36,p=s.split(".")[0],g=w=>t.hides(p,w);for(let w=0;w<r;w++){let x=e+
w*h,y={x,y:m,cw:d,ch:u,head:w,hides:g,kind:"weight"};n.text(x,m-6,`head ${w}`,"soft"),n.grid(i,{path:`${s}\
.weights`,...y}),p==="decoder"&&t.mode!=="teacher"&&n.box(x,m+t.step*u,l,u,"row-lit",{rx:0});let k={
id:`${s}#${w}`,say:t.sayOfHead(s,w)},M={x,y:m-18,w:l,h:a*u+18};n.spot({...k,...M,go:T(s,w)})}return m+
a*u}function zi({sheet:n,scene:t,path:s,left:e,slot:o,cw:i,columns:r},a){let c={y:a,cw:i,ch:X,labels:!0},
l=V(n,t,{...c,path:`${s}.values`,x:e,name:"values"}),d=`${s}.w_o`;if(n.isNarrow){let m=l.bottom+14;n.
arrow([e+o/2,l.bottom+2],[e+o/2,m-2]),Ft(n,t,d,e,m,o,"concat, then "),n.arrow([e+o/2,m+20],[e+o/2,m+
32]);let p={...c,x:e,y:m+30};return V(n,t,{...p,path:d,name:"update"})}let u=r[2],f=l.y+l.h/2;return n.
arrow([e+l.w+4,f],[r[1]-3,f]),n.text(r[1],f-16,"concat","soft"),Ft(n,t,d,r[1],f-10,o),n.arrow([r[1]+
o+2,f],[u-3,f]),V(n,t,{...c,labels:!1,path:d,x:u,name:"update"})}var Lo=3.1,Ci=.6,Wi=1.6,ve=[1,2,.5],bt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,bs=class{constructor(t){
this.view=t,this.t=1,this.goal=1,this.rate=0,this.hold=0,this.speed=1,this.isPlaying=!1,this.others=
new Set,this.frame=0,this.before=0}get last(){return this.view.story.stations.length}get stop(){return this.
view.story.stop(this.t)}get isMoving(){return this.t!==this.goal}next(){if(this.goal>this.t)return this.
set(this.goal);if(this.t>=this.last)return this.set(1);this.to(Math.floor(this.t+1e-6)+1)}back(){this.
pause(),this.to(Math.max(1,Math.ceil(this.t-1e-6)-1))}to(t){if(this.goal=Y(t,1,this.last),this.hold=
0,this.rate=t<this.t?Math.max(1.6,(this.t-t)/Ci):0,bt())return this.set(this.goal);this.#t()}set(t){
this.t=Y(t,1,this.last),this.goal=this.t,this.hold=0,this.view.tick(),Number.isInteger(this.t)&&this.
view.arrived()}replay(t,[s,e]){this.pause(),this.t=t-1+s,this.to(t-1+e)}play(){if(this.isPlaying)return this.
pause();this.isPlaying=!0,this.isMoving||this.next(),this.#t()}pause(){this.isPlaying=!1,this.goal=this.
t,this.hold=0,this.view.tick()}finish(){this.isPlaying=!1,this.set(this.goal)}faster(){this.speed=ve[(ve.
indexOf(this.speed)+1)%ve.length]}also(t){this.others.add(t),this.#t()}#t(){this.frame||(this.before=
performance.now(),this.frame=requestAnimationFrame(t=>this.#e(t)))}#e(t){this.frame=0;let s=Y((t-this.
before)/1e3,0,.1);this.before=t,this.#s(s*this.speed);for(let o of this.others)o(s)||this.others.delete(
o);this.view.tick(),(this.isMoving||this.isPlaying||this.others.size)&&!this.frame&&(this.frame=requestAnimationFrame(
o=>this.#e(o)))}#s(t){if(this.hold>0){this.hold-=t;return}if(!this.isMoving){this.isPlaying&&this.#n();
return}let{t:s,goal:e,rate:o}=this;if(o){this.t=Math.max(e,s-o*t),this.t===e&&this.view.arrived();return}
let i=Math.floor(s+1e-9),{beats:r,seconds:a}=this.view.story.stations[i],c=r.find(({to:l})=>s-i<l-1e-6)??
r.at(-1),h=this.isPlaying?1:Wi;this.t=Math.min(e,i+c.to,s+h*t/a),!(this.t<i+c.to-1e-6&&this.t<e)&&(this.
hold=this.#o(c,a),this.t>=e-1e-6&&(this.t=e,this.isPlaying||(this.hold=0),this.view.arrived()))}#o({
words:t,from:s,to:e},o){let i=this.isPlaying?20:1.5;return Y(t/Lo-(e-s)*o,.4,i)}#n(){if(this.t>=this.
last)this.pause();else if(bt()){this.set(this.t+1);let{beats:t}=this.view.story.stations[this.stop-1];
this.hold=t.reduce((s,{words:e})=>s+e,0)/Lo}else this.to(Math.floor(this.t+1e-6)+1)}stopAll(){cancelAnimationFrame(
this.frame),this.frame=0,this.isPlaying=!1,this.others.clear()}};var Ri={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},Fi={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},Hi=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function ji(n,t,s){let e=n==="sublayers"&&Fi[s]?.[Number(t)];return e?`${e} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function ct(n,t){let[s]=n.split("."),e=[];for(let[,o,i]of n.matchAll(Hi))e.push(i?ji(o,i,
s):Ri[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(e[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&e.splice(0,2,`${e[0]} ${e[1]}`),e.length||e.push("model"),t!==void 0&&e.push(`head ${t}`),e.join(
", ")}var F=n=>n.charAt(0).toUpperCase()+n.slice(1);var ys="−",J=(n,t=2)=>{let s=Math.abs(n).toFixed(t);return n<0&&Number(s)?ys+s:s},ks=n=>(n<0?ys:"")+
Math.abs(n).toFixed(1);function $s(...n){let[t,s,e]=n,o=ws([t,s],e,2),i=J(s,o).replace(ys,"");return[
`${J(t,o)} ${J(s,o)===i?"+":ys} ${i}`,J(e,o)]}var At=n=>`${n>.989&&n<.9995?(100*n).toFixed(1):Math.round(
100*n)} %`,ht=n=>{if(n<1e-7)return"< 0.00001 %";let t=n>.9995&&n<1-5e-7?4:n>.1?1:n>.001?2:5;return`${(100*
n).toFixed(t)} %`},Di="no one two three four five six seven eight nine ten".split(" "),Io=n=>Di[n]??
String(n),tt=(n,t)=>`${Io(n)} ${t}${n===1?"":"s"}`,it=n=>n.length<2?n.join(""):`${n.slice(0,-1).join(
", ")} and ${n.at(-1)}`,W=n=>/^[.,;:!?]$/.test(n)?`“${n}”`:`*${n}*`;function vs(n,{given:t}){let s=n.
tensor(`${t.stack}.layers.0.self_attention.weights`),[e,,o]=s.shape,i=0,r=-1;for(let a=0;a<e;a++){let c=0;
for(let h=0;h<o;h++){let l=N(s,a,t.last,h);c-=l>0?l*Math.log(l):0}c>r&&([i,r]=[a,c])}return i}function jt(n,t,s){
return Array.from({length:n.shape[2]},(o,i)=>[i,N(n,t,s,i)]).sort(([,o],[,i])=>i-o)}function Po(n,t,s,e){
let o=jt(n,t,s).filter(([,i],r)=>r<3&&i>=.1).sort(([i],[r])=>i-r).map(([i,r])=>`${At(r)} from ${i===
s?"itself":W(e[i])}`);return`${W(e[s])} gets ${it(o)}`}function zo(n,t,s){let e=Array.from({length:n.
shape[0]},(a,c)=>jt(n,c,t)[0]),[o]=e[0],i=it(e.map(([,a])=>At(a)));if(e.every(([a])=>a===o))return{token:o,
text:`put ${e.length>1?"most weight":"its weight"} on ${W(s[o])}: ${i}`};let r=e.map(([a,c],h)=>`hea\
d ${h} prefers ${W(s[a])} (${At(c)})`);return{token:-1,text:`differ: ${it(r)}`}}var qi=`
2machine | The whole machine | 1.5 |
2 This small *Transformer*{made} translates {text} into {answer}{gloss}. |
2 {odd} |
2 The *encoder* processes {from}; the *decoder* writes {to}, one piece at a time. |
1machine | One stack | 1.5 |
1 This small *Transformer*{made} continues the text {text} with {answer}. |
1 It is a *decoder* alone, without encoder or memory. |
  Press *Next* and follow this example’s real numbers. |
tokens | Words become tokens | 4 | {side}
2 The text is cut into known pieces, called *tokens*: {tokens}. |
1 The text is cut into known pieces, called *tokens*; a start token, *<s>*, comes before it. |
  Each has a number, its *id*, in a list of {vocabulary}: {ids}. |
2 From here on, there are only numbers. |
1 Each gets a row of its own: with *<s>*, here {rows}. |
table | A row of numbers | 4.5 | {side}
  Id {id} selects row {id} of a learned table; times √{width} = {scale}, it is the *embedding* of {f\
irst}: {width} numbers. | {embed}
  Each stripe is one number, blue above zero, brown below: {numbers}, and so on. | {embed}
  Training{pairs} set the table. | {embed}
place | Which position? | 4.5 | {side}
  Attention, the next part, ignores word order. | {positions}
  So each position has a fixed pattern, its *positional encoding*, which is added to the embedding. \
| {positions}
  For {row}{first}, {sums}. | {positions}
2self | Tokens share information | 7 | src
2 *Self-attention* mixes information from all tokens; {heads} work in parallel, so that each can loo\
k for something else. | {self}
1self | Only to the left | 7 | tgt
1 In *masked self-attention*, each row takes information from itself and earlier rows: {heads}, each\
 with a color and a number. | {self}
  In head {head}, {shares}. | {self}
2 Thicker line, larger weight: open a square to see the calculation. | {self}
1 Later rows are hidden, because predicting them is the task. | {self}
norm | {normTitle} | 5 | {side}
  {norms} | {self}
  {adds} | {self}
  Every part works like this. | {self}
feed | Each token alone | 6 | {side}
  Attention only mixes; *feed-forward* computes something new, from each token alone. | {feed}
  It computes {hidden} weighted sums; *ReLU* sets the negative ones to zero, and {on}. | {feed}
  These give {width} numbers again, which are added as before. | {feed}
2memory | The memory | 8 | src
1memory | The other layers | 8 | tgt
  {layers} |
2 The result is the *memory*: still one strip per token, but {together}. | memory
2 It is computed once and kept. | memory
1 All {rows} of the text pass together, and their keys and values are kept: the *KV cache*. |
1 Only the last row is needed now: it predicts the next token. |
2start | A start token | 5.5 | tgt
2 Nothing is written{in} yet, so the decoder’s first row is a start token, *<s>*. | tgt_embed
2 It gets its {width} numbers and its position like any other token. | tgt_embed positions.tgt
2 From this row comes the first piece. | positions.tgt
2masked | Only earlier rows | 5 | tgt
2 In *masked self-attention*, each row takes information only from itself and earlier rows. | decode\
r.layers.0.self_attention
2 This is the first row, so {allGive} *<s>* 100 % from itself. | decoder.layers.0.self_attention
2 Later rows are hidden: they are not written yet. | decoder.layers.0.self_attention
2cross | {crossTitle} | 7 | tgt
2 In *cross-attention*, the row takes information from the memory. | decoder.layers.0.cross_attentio\
n memory
2 {cross}. | decoder.layers.0.cross_attention memory
2 {without} | decoder.layers.0.cross_attention memory
exit | From scores to probabilities | {exitSeconds} | tgt
  {rest} gives each of {outputs} output tokens a score (*logit*): {best} {logit}, the next only {sec\
ond}. | generator
  *Softmax* turns scores into probabilities, together 100 %. | bars
  {choice} | bars
loop | {loopTitle} | {loopSeconds} | tgt
2 The new piece becomes the next row: {chain}. |
2 In row {loopRow}, the heads of the last cross-attention {wanted}. | decoder.layers.{last}.cross_at\
tention memory
2 Every row uses the earlier rows and the same memory. | memory
1 The new token is appended to the text and becomes the next row: {chain}. |
1 In head {head} of the last layer, {wanted}. | decoder.layers.{last}.self_attention
1 Each round computes one row only; keys and values of the others are in the cache. |
end | {endTitle} | 8 | tgt
  {end} | bars
2 The pieces are joined: {answer}. |
2 {counts} out. |
1 The text is now: {whole}. |
1 {counts}: for more, all of it goes in again. |
`;function Co(n,t,s){let e={odd:"",made:"",pairs:"",in:"",gloss:"",without:"",...s,text:W(s.text),answer:W(
s.answer),whole:W(s.whole??""),...Bi(n,t),...Gi(n,t,s.temperature??1),...n.isAlone?{}:Ui(n),...Yi(n,
t)},o=n.sizes.T-t.first,i=r=>r.trim().replace(/\{(\w+)\}/g,(a,c)=>String(e[c])).replace(/([.!?]\*| …)\./g,
"$1");return qi.replace(n.isAlone?/^2.*\n/gm:/^1.*\n/gm,"").replace(/^[12]/gm,"").trim().split(/\n(?! )/).
map(r=>r.split(`
`).map(a=>a.split("|").map(i))).filter(([[r]])=>!(r==="loop"&&o<3)&&!(r==="end"&&o<2)).map(([[r,a,c,
h],...l])=>({id:r,title:a,seconds:Number(c),side:h,beats:Me(l.filter(([d])=>d))}))}var Me=n=>n.map(([
t,s],e)=>({text:t,lit:s.split(" "),words:t.split(" ").length,from:e/n.length,to:(e+1)/n.length})),Ht=(n,t,s=0)=>S(
n.tensor(t),s);function Bi(n,t){let{givenTokens:s,sizes:e,vocabulary:o}=n,{side:i,stack:r,said:a,last:c}=t.
given,h=n[i.name],l=n[`${i.name}Tokens`],d=W(l[a]),u=Math.sqrt(e.d_model),[f,m]=[i.embed,i.positions].
map(O=>Ht(n,O,a)),p=O=>m[O]-f[O],g=O=>$s(f[O],p(O),m[O]),w=vs(n,t),x=n.tensor(`${r}.layers.0.self_at\
tention.weights`),y=[c,a].map(O=>Po(x,w,O,l)),k=`${r}.layers.0.feed_forward.hidden`,M=O=>Ht(n,k,O).filter(
A=>A>0).length,$=Math.abs(p(0))<.005,v=s.slice(0,4).map(W),E=h.length-s.length?1:0;return{side:i.name,
embed:i.embed,positions:i.positions,self:`${r}.layers.0.self_attention`,feed:`${r}.layers.0.feed_for\
ward`,row:n.isAlone?"the last row, ":"",rows:tt(n.given,"row"),first:d,head:w,width:e.d_model,hidden:e.
d_ff,id:h[a],tokens:it(v)+(s.length>4?" …":""),vocabulary:o[i.name].length,ids:it(s.slice(0,3).map(
(O,A)=>`${W(O)} is ${h[A+E]}`)),scale:Number.isInteger(u)?u:u.toFixed(2),numbers:it([...f.slice(0,3)].
map(O=>J(O))),sums:`${g(0).join($?" stays ":" becomes ")}, but ${g(1).join(" becomes ")}`,heads:tt(e.
H,"head"),shares:(c>a?y:y.slice(1)).join("; "),on:`${M(a)} stay on for ${d}${c>a?`, ${M(c)} for ${W(
l[c])}`:""}`,...Ki(n,t,d),...Vi(n,t)}}function Ki(n,{isPreNorm:t,given:s},e){let{side:o,stack:i,said:r}=s,
[[a],[c],[h]]=[o.positions,`${i}.layers.0.self_attention.w_o`,`${i}.layers.0.sublayers.0`].map(f=>Ht(
n,f,r)),l=$s(a,c,a+c).join(" gives "),d=`The part’s result is added to the strip, so that nothing is\
 lost: in ${e}, ${l} (a *residual connection*).`,u="brings a token’s numbers to a common scale, howe\
ver small or large they have become";return t?{normTitle:"Norm, then add",norms:`*Layer norm* ${u}: \
the part works on such a copy.`,adds:d}:{normTitle:"Add, then norm",norms:d,adds:`Then *layer norm* ${u}\
: here ${J(h)}.`}}function Vi({srcTokens:n},{layers:t,isPreNorm:s}){let e=t-1,[o,i]=n.map(W),r=e===1?
"a second layer repeats this with its own learned numbers":`${tt(e,"more layer")} repeat this with t\
heir own learned numbers`,a=[e&&r,s&&"a last norm follows"].filter(Boolean);return{layers:a.length?`${F(
a.join("; "))}.`:"",together:n.length===2?`${i} now depends on ${o}, and ${o} on ${i}`:"each now dep\
ends on the others"}}function Ui(n){let{srcTokens:t,sizes:s}=n,e=n.tensor("decoder.layers.0.cross_at\
tention.weights"),{token:o,text:i}=zo(e,0,t),r=tt(s.H,"head"),a=s.H>1,c=o>0?`, although ${W(t[0])} c\
omes first`:"";return{allGive:a?`all ${r} give`:"the head gives",cross:`${a?`All ${r}`:"The head"} ${i}${c}`}}
function Gi(n,{first:t,layers:s,isAlone:e},o){let i=Ht(n,"generator",t),[r,a]=n.ranked(t),c=n.next[t],
h=Z(i.map(m=>m/o)),l=m=>ht(h[m]),d=o===1?"":`At temperature ${o}, `,u=m=>W(n.vocabulary.tgt[m]),f=s>
1?" and the other layers":"";return{exitSeconds:e?8:10,rest:e?"The exit":`After feed-forward${f}, th\
e exit`,outputs:n.sizes.V,best:u(r),logit:ks(i[r]),second:ks(i[a])+(e?` (${u(a)})`:""),choice:c===r?
`${d}${u(r)} has the highest, ${l(r)}, and is written${e?`; ${u(a)} would have had ${l(a)}`:""}.`:`${d}${u(
r)} has the highest, ${l(r)}, but the draw has taken ${u(c)}, with ${l(c)}.`}}function Yi(n,t){let{srcTokens:s,
tgtTokens:e,nextTokens:o,sizes:i}=n,{first:r,isAlone:a}=t,c=i.T-1,h=Math.min(Math.max(r+1,c-1),c),l=o[c]===
"</s>",d=l?c:c+1-r,u=c-r,f=o.slice(r,r+Math.min(3,u-1)).map((k,M)=>`row ${W(k)} gives ${W(o[r+M+1])}`),
m=a?"self":"cross",p=t.layers-1,g=n.tensor(`decoder.layers.${p}.${m}_attention.weights`),w=ht(Ht(n,"\
probabilities",c)[n.next[c]]),x=a&&!l,y=/^[.!?]$/.test(o[c]);return{last:p,loopTitle:a?"Appended, an\
d fed back":"And round again",loopSeconds:6+4*Math.min(4,u-1),chain:it(f)+(u-1>3?" …":""),loopRow:W(
e[h]),wanted:a?Po(g,vs(n,t),h,e):zo(g,h,s).text,endTitle:l?"The end token":x?y?"A sentence":"Enough \
for now":"No room",end:l?`In row ${W(e[c])}, the end token *</s>* has the highest probability, ${w},\
 and decoding stops.`:x?`Row ${W(e[c])} gives ${W(o[c])} (${w}), and here we stop; the model would g\
o on until its end token *</s>*.`:"No end token has come, and there is no room for more rows.",counts:a?
`${F(tt(n.given-1,"token"))} and *<s>* in, ${tt(d,"new token")} in ${tt(u+1,"round")}`:`${F(tt(i.S,"\
token"))} in, ${tt(i.T,"round")}, ${tt(d,"piece")}`}}var Dt=["The query","The keys","The scores","So\
ftmax","The mix"];function Wo(n,t,s,e,o){let i=t.endsWith("cross_attention"),r=t.startsWith("decoder"),
a=r?n.tgtTokens:n.srcTokens,c=r&&!i?n.tgtTokens:n.srcTokens,[h,l]=["masked","weights"].map($=>n.tensor(
`${t}.${$}`)),d=[...c.keys()].filter($=>N(h,s,e,$)!==-1/0),{d_k:u,H:f,d_model:m}=n.sizes,p=W(a[e]),g=jt(
l,s,e).slice(0,4).map(([$])=>$),w=d.filter($=>g.includes($)),x=$=>it(w.map(v=>`${W(c[v])} ${$(v)}`))+
(d.length>4?", and so on":""),y=$=>At(N(l,s,e,$)),k=w.map($=>`${y($)} of ${W(c[$])}`),M=it(d.length>
4?[...k,"less of the others"]:k);return[`Head ${s}, row ${p}. Three learned matrices make queries, k\
eys and values. From the ${m} numbers of ${p}, the first one makes its *query*, ${u} numbers: what t\
his row looks for.`,`Each token ${i?"of the memory":"that the row may see"} has a *key*, also ${u} n\
umbers, made by the second matrix: what can be found there. Now query and key can be compared.`,`The\
 *score* is their dot product, divided by √${u} = ${J(Math.sqrt(u))}: ${x($=>J(N(h,s,e,$)))}. The \
better the two fit, the higher it is. Click on a score to see its sum.`,`*Softmax* turns the scores \
into weights that add up to 100 %: ${x(y)}. None is below zero. These are the lines outside.`,`Each\
 token also has a *value*, ${u} numbers from the third matrix. ${F(M)}, added up, are what this head\
 gives. ${f>1?`Side by side, the ${Io(f)} results`:"The result"} pass${f>1?"":"es"} one more learned\
 matrix; that is added to the strip.`][o-1]}var Ms=(n,...t)=>b("div",n,...t);function Ro(n){return n.split("*").map((t,s)=>s%2?b("em",{},t):document.
createTextNode(t))}var Os=class{constructor(t,s){this.view=t,this.clock=s,this.title=b("p",{class:"s\
tation"}),this.text=io("told");let e={tabindex:0,role:"group","aria-label":"What happens here"};this.
voice=Ms({class:"narration",...e},this.title,this.text);let o=(d,u,f)=>P(d,()=>this.#t(u),f),i={"ari\
a-label":"Back",title:"Back (←)"};this.backward=o("◀",()=>t.backward(),i),this.speed=o("1×",()=>s.
faster(),{"aria-label":"1× speed"}),this.play=o("▶ Play",()=>s.play(),{title:"Play (Space)"});let r={
class:"main next",title:"Next (→)"};this.next=o("Next ▶",()=>t.forward(),r);let a=[this.backward,
this.speed,this.play,this.next],c={type:"range",min:1,step:.01,"aria-label":"Station"};this.input=b(
"input",{...c,...B}),this.input.addEventListener("input",()=>this.#e()),this.input.addEventListener(
"change",()=>this.#s()),this.line=b("i",{}),this.dots=b("span",{"aria-hidden":"true"});let h=Ms({class:"\
scrubber"},this.line,this.dots,this.input),l={class:"dock",role:"region","aria-label":"Walk"};this.node=
Ms(l,this.voice,Ms({class:"steer"},...a),h),this.shown=""}#t(t){t(),this.show()}#e(){let{clock:t}=this;
t.isPlaying=!1,t.set(Number(this.input.value))}#s(){let t=Number(this.input.value),s=Math.round(t);this.
clock.to(Math.abs(t-s)<.2?s:Math.ceil(t))}show(){let{view:t,clock:s}=this,{stations:e}=t.story,o=s.stop,
i=e[o-1],r=t.at.path!=="",a=r?t.sentence():"",c=`${r} ${a} ${o} ${e.length} ${i.title} ${t.told} ${t.
problem}`;c!==this.shown&&(this.shown=c,this.#o(i,o,e.length,r?a:"")),this.#n(r),t.modes.showAnswer(),
this.#i(e,o,r)}#o(t,s,e,o){let{view:i}=this;if(o){let c=i.isInHead?`${i.headStep} / ${Dt.length} `:"";
this.title.replaceChildren(b("small",{},c),i.title()),this.text.replaceChildren(...Ro(o));return}let r=b(
"small",{},`${s} / ${e} `);this.title.replaceChildren(r,t.title);let a=t.beats.map(c=>{let h=b("span",
{class:"beat"},...Ro(c.text)," ");return h.addEventListener("click",()=>{this.clock.replay(this.clock.
stop,[c.from,c.to])}),h});this.text.replaceChildren(...a)}#n(t){if(t)return;let{clock:s}=this,o=!Number.
isInteger(s.t)||s.hold>0?this.view.story.beat(s.t):-1;[...this.text.children].forEach((i,r)=>{i.classList.
toggle("now",r===o),i.classList.toggle("later",o>=0&&r>o)})}#i(t,s,e){let{clock:o}=this,i=t.length;this.
dots.childElementCount!==i&&this.dots.replaceChildren(...t.map(()=>b("b"))),[...this.dots.children].
forEach((m,p)=>{let g=p===s-1?"at":p<s-1?"on":"";m.className!==g&&(m.className=g),m.style.left=`${100*
p/Math.max(1,i-1)}%`}),this.input.max=String(i),this.input.value=String(o.t);let r=`${s} of ${i}: ${t[s-
1].title}`;this.input.ariaValueText=r,this.line.style.width=`${100*(o.t-1)/Math.max(1,i-1)}%`;let a=o.
t>=i,c=this.view.isInHead&&this.view.headStep===Dt.length,l=(this.view.isInHead?c:this.view.mode==="\
step")?"Out ▲":this.view.isInHead?"Next ▶":"Next row ▶",d=o.goal>o.t&&!o.isPlaying,u=a?"Again \
↺":d?"Skip ▶":"Next ▶";Oe(this.next,e?l:u),Oe(this.play,o.isPlaying?"❚❚ Pause":"▶ Play");
let f=`${o.speed===.5?"½":o.speed}×`;Oe(this.speed,f),this.speed.ariaLabel=`${f} speed`,this.play.
ariaPressed=String(o.isPlaying),this.play.disabled=e,this.backward.disabled=!e&&o.t<=1,this.node.classList.
toggle("inside",e)}};function Oe(n,t){n.textContent!==t&&(n.textContent=t)}var dt=.45,Xi=[1.15,.85],lt=class{constructor(t,{run:s,story:e,layout:o,t:i,mode:r,word:a,before:c,temperature:h}){
this.sight=t,this.ink=t.ink,this.colors=t.ink.colors,this.run=s,this.story=e,this.layout=o,this.t=i,
this.isTogether=r==="teacher",this.word=a,this.before=c,this.temperature=h,this.row=e.rowAt(i),this.
station=e.station(i).id,this.lit=e.lit(i),this.told=vs(s,o),this.isOver=e.isOver(i),this.isNear=t.scale>
Xi[Number(o.isAlone)],this.targets=[]}at(t,s,e){return this.isWritten(t,e)?this.story.progress(t,s,e,
this.t):0}isGiven(t,s){let{given:e}=this.layout;return t===e.side.name&&s<=e.last}isSaid(t,s){let{given:e}=this.
layout;return s===(t===e.side.name?e.said:this.layout.first)}isWritten(t,s){return t==="src"||s<=this.
row||this.isTogether}isTold(t,s){return t==="tgt"&&s===this.row&&this.t>1&&!this.isTogether}old(t){let{
before:s,run:e}=this;return s?.sizes.T>t&&s.tgt.every((i,r)=>r>t||i===e.tgt[r])?S(s.tensor("probabil\
ities"),t):null}band(t){return this.layout.bands.get(t)}isLit(t){return this.lit.has(t)}isAway(t,s){
let{camera:e}=this.sight,o=this.middle(t,s),i=o>e.y-60&&o<e.y+e.h+60;return this.layout.isAlone&&s!==
this.row&&!i}token(t,s){return(t==="src"?this.run.srcTokens:this.run.tgtTokens)[s]}target(t,s,e,o){let[
i,r,a,c]=o;this.sight.sees(i,r,a,c)&&this.targets.push({id:t,say:s,go:e,x:i,y:r,w:a,h:c})}enter(t,s,e){
let o=`Open ${t==="encoder"?"the memory":ct(t)}`;e&&this.target(`${t} all`,o,T(t),e),s&&this.target(
t,o,T(t),s)}middle(t,s){return this.layout[t].rails[s]-this.layout[t].high/2}strip(t,s,e,o,{alpha:i=1,
isHot:r=!1}={}){let{sight:a,ink:c,layout:h,run:l,colors:d}=this,u=this.middle(s,e),[f,m]=[h.strip.width,
h[s].high],p=r?d.accent:d.soft,g=c.strip(l.tensor(t),e);if(a.image(g,o,u,f,m,{alpha:i,edge:p,width:r?
2:.8}),i<.9)return;let w=`${this.token(s,e)}: ${l.node(t).name}`;this.target(`${t} ${e}`,w,T(t,-1,e),
[o-f/2,u-m/2,f,m])}};var Fo=6,Ji=22,Zi=14,Ho=36;function jo(n){let{sight:t,layout:s,run:e,row:o,temperature:i,colors:r}=n,
a=n.at("tgt","scores",o);if(t.scale<dt||a<=0)return;let c=R(n.at("tgt","softmax",o)),{x:h,w:l}=s.bars,
d=s.barsY(o),u=S(e.tensor("generator"),o),f=Z(u.map(O=>O/i)),m=e.ranked(o).slice(0,Fo),p=Math.max(...m.
map(O=>Math.abs(u[O])),1),g=n.old(o),w=n.isLit("bars")||n.isLit("generator"),x=i===1?"probabilities":
`at temperature ${i}`,y={color:w?"accent":"soft",bold:w},k=l*.42,M=Math.max(Ji,Zi/t.scale),$=c>.5?x:
"scores (logits)";t.text("title",$,h+Ho+k/2,d-10,y),m.forEach((O,A)=>{let L=O===e.next[o],[I,q]=[h+Ho,
d+A*M],ft={bold:L,color:L?"accent":"ink",align:"right",most:120};t.text("bar",e.vocabulary.tgt[O],I-
6,q+10,ft);let G={fill:r.cell,stroke:r.line,radius:2};t.box(I,q,k,13,G);let $t=L?r.accent:r.soft,Xt=_(
Y(u[O]/p)*a,f[O],c);Xt>.005&&t.box(I,q,k*Xt,13,{fill:$t,radius:2}),g&&t.before(I,q,k*g[O],13);let Kn=c>
.5?ht(f[O]):ks(u[O]);t.text("bar",Kn,I+k+6,q+10,{bold:L})});let v=[h-10,d-M,l+20,M*(Fo+1)],E=T("prob\
abilities",-1,o);n.target("probabilities","Open the probabilities",E,v)}var Qi={"self-attention":"self","cross-attention":"cross","feed-forward":"feed",position:"pos."},tr=[
"norm","place","feed"],Es=class extends lt{frames(){let{sight:t,colors:s}=this;for(let{x:e,y:o,w:i,h:r,
name:a,path:c}of this.layout.frames){t.box(e,o,i,r,{fill:s.panel,stroke:s.line,radius:8});let h=t.camera.
x+this.layout.tgt.gutter/t.scale,l=Math.max(h,e)+4,d={most:e+i-l},u=Math.max(o+26-this.#e,this.#s);l<
e+i&&t.text("layer",a,l,u,d),this.enter(c,[e,o-14,i,14],[e,o,i,r])}}#t({y:t}){return Math.max(t,this.#s+
this.#e-24)}get#e(){return Math.max(30,13/this.sight.scale)}get#s(){let{camera:t,scale:s}=this.sight;
return this.layout.isAlone?t.y+13/s:-1/0}lid(t){let{x:s,y:e,w:o}=t;t.isCross&&this.sight.box(s+2,e+2,
o-4,44,{fill:this.colors.cell})}get edge(){let{top:t}=this.layout.tgt,s=this.#t({y:t});return s>t?s+
43:-1/0}lids(){let{x:t,y:s,w:e}=this.sight.camera,o=Math.max(t,this.layout.chipX.tgt+44),i={fill:this.
colors.cell,radius:0};this.edge>s&&this.sight.box(o,s,e,this.edge-s,i)}part(t){let{sight:s,colors:e}=this,
o=this.#t(t),{x:i,y:r,w:a,h:c,kind:h,path:l,name:d}=t,u=this.isLit(l),[f,m]=u?[e.accent,2.5]:[e.line,
1.2];s.box(i,r,a,c,{fill:e.cell,stroke:f,width:m,radius:6});let p=s.scale<1?Qi[d]??d:d,g=u?"accent":
"soft",w={most:a+16,bold:u,color:g};s.text("title",p,i+a/2,o+12,w),this.enter(l,[i,o,a,17],[i,r,a,c]),
h==="table"&&this.#n(t),t.update&&this.layout.isPreNorm&&this.#o(i+3,t.side,u)}#o(t,s,e,o=this.layout[s].
top+40){let{sight:i,colors:r}=this,a=e?r.accent:r.line,c=this.layout[s].end-o-6;i.box(t-1.6,o,3.2,c,
{fill:a,radius:1.6});let h={align:"right",dx:-4};e&&this.isNear&&i.text("note","norm",t,Math.max(o,this.
edge)-6,h)}#n({x:t,y:s,w:e,h:o,side:i,path:r}){let{sight:a,run:c,ink:h,colors:l}=this,d=c.vocabulary[i].
length,[u,f]=[s+20,o-28],m=Math.min(d,60);for(let w=0;w<m;w++){let x=u+f*(w+.5)/m;a.level(t+5,t+e-5,
x,{stroke:l.line,width:1})}let p=this.isLit(r),g={turn:-Math.PI/2,edge:p?l.accent:""};c[i].forEach((w,x)=>{
if(this.at(i,r,x)<=0)return;let y=u+f*(w+.5)/d,k=h.strip(c.tensor(`${r}.table`),x);a.image(k,t+e/2,y,
Math.max(3,f/d),e-8,g),p&&this.isNear&&this.isSaid(i,x)&&a.text("note",`row ${w}`,t+e/2,y-4)})}tiles(t){
let{path:s,side:e,x:o,w:i}=t,{sight:r,ink:a,layout:c,colors:h}=this,l=Math.min(26,i/c.heads-3),d=Math.
min(16,l),u=o+(i-c.heads*(l+3)+3)/2,f=this.#t(t)+24,m=this.isLit(s);for(let p=0;p<c.heads;p++){let g=u+
p*(l+3),w=a.hue(p),x=m?2:1.2;r.box(g,f,l,d,{fill:h.cell,stroke:w,width:x,radius:2}),this.#i(s,e,p,[g+
1,f+1,l-2,d-2]),m&&this.isNear&&r.text("head",String(p),g+l/2,f-1.5,{color:w});let y=T(s,p);this.target(
`${s}#${p}`,`Open head ${p}`,y,[g,f,l,d])}}#i(t,s,e,[o,i,r,a]){let{sight:c,ink:h,run:l}=this,d=l.tensor(
`${t}.weights`),[,u,f]=d.shape,[m,p]=[r/f,a/u],g=f>16?.08:.01;for(let w=0;w<u;w++)if(!(this.at(s,t,w)<
.5))for(let x=0;x<f;x++){let y=N(d,e,w,x),k={fill:h.hue(e),alpha:y,radius:0};y>g&&c.box(o+m*x,i+p*w,
m,p,k)}}shelves(){let{sight:t,layout:s,colors:e}=this;s.shelves.forEach(({x:o,y:i,w:r},a)=>{let c=this.
isLit("memory")&&!a,h=c?e.accent:e.line,l=a?e.panel:e.cell,d=s.src.end-i+6;t.box(o,i,r,d,{fill:l,stroke:h,
width:c?2:1.2,radius:6});let u=c?"accent":"soft",f=a?"memory, again":"memory";t.text("title",f,o+r/2,
i+11,{most:r+20,color:u,bold:c}),this.enter("encoder",a?null:[o,i,r,15],[o,i,r,d]);let m=s.shelves[a-
1];for(let p of m?[-1.5,1.5]:[]){let g={stroke:e.soft,width:1.1};t.level(m.x+m.w,o,s.shelfY+p,g)}})}rails(){
let{sight:t,layout:s}=this;for(let e of s.sides)for(let o=0;o<s[e].n;o++)this.#r(e,o);for(let{x:e,side:o}of s.
gates){let i=this.station==="memory"&&o===s.given.side;this.#o(e,o.name,i,o.top+20)}for(let{plus:e,path:o,
side:i}of s.bands.values())e&&this.isLit(o)&&this.isNear&&tr.includes(this.station)&&t.text("note","\
adds",e,s[i].rails[s.given.said]+16)}#r(t,s){let{sight:e,layout:o,colors:i}=this,r=o[t].rails[s],a=this.
isWritten(t,s),c=this.isTold(t,s),h={stroke:c?i.accent:i.soft,width:c?2:1.2,alpha:a?.75:.4,dash:a?[]:
[2,5]},l=o.chipX[t]+40;t==="src"?e.line([[l,r],...this.#a(s)],h):e.level(l,o.exit,r,h),!a&&s===this.
row+1&&this.isNear&&e.text("aside","written later",o.chipX.tgt,r-4);for(let u of o.bands.values()){if(u.
side!==t||!u.plus||!a)continue;let f=this.isGiven(t,s)||s===this.row,m=this.isLit(u.path)&&this.station!==
"self"&&f;e.plus(u.plus,r,m)}}#a(t){let{layout:s}=this,e=s.shelfY+s.strip.height/2,o=s.shelves[0].x;
return[[o-44,s.src.rails[t]],[o-14,e],[s.shelfX(t),e]]}names(){let{sight:t,layout:s,run:e}=this,{camera:o}=t;
if(!(t.scale<dt))for(let i of s.sides){let{gutter:r,top:a,end:c,rails:h}=s[i],l=s.chipX[i]+(r?-40:36);
i==="src"&&o.x>s.shelves[0].x||l>o.x&&l<o.x+o.w||(r&&t.cover(o.x,a-20,r/t.scale,c-a+60),h.forEach((u,f)=>{
if(!this.isWritten(i,f)||u<this.edge)return;let m=this.at("tgt","pick",f)>=1?e.nextTokens[f]:"?",p=this.
isTold(i,f),g=this.token(i,f)+(p&&!r?` → ${m}`:""),w=r?4/t.scale-s[i].high/2:10,x=p?"accent":"soft";
t.text("row",g,o.x,u+w,{color:x,halo:!r})}))}}stackNames(){let{sight:t,layout:s}=this,e=s.isAlone?46:
Math.max(36,18+16/t.scale),o=s.isAlone?"Decoder, alone":"Encoder";t.text("stack",o,s.frames[0].x,s.src.
top-e);let i=s.frames[s.layers];i&&t.text("stack","Decoder",i.x,s.tgt.end+26)}};var Do=.004,Ts=22,Ss=class extends Es{#t(t,s){let{layout:e}=this,o=(r,a,c)=>Array.from({length:r},(h,l)=>({
j:l,x:a(l),y:c(l)}));if(t.isCross)return o(e.src.n,r=>e.shelfX(r,t.layer),()=>e.shelfY);let i=t.side===
"src"?e.src.n:s+1;return o(i,()=>t.x+16,r=>this.middle(t.side,r))}#e(t,s,e,o){let i=[...this.layout.
bands.values()].find(({out:c,path:h})=>t.stream===(c??h)),r=R(C(e,0,.18)),a=_(i?.stop??o,o,r);this.strip(
t.copy,t.side,s,a,{isHot:r<1,alpha:Math.min(1,r*4)})}#s(t,s,e,o){let{side:i,plus:r,stop:a,update:c,out:h}=t,
l=C(e,.62,.75),d=R(C(e,.78,.92)),u=e<1&&l>0;this.strip(c,i,s,d<1?_(o,r,d):o,{alpha:l,isHot:u});let f=_(
r,a,R(C(e,.92,1)));e>.9&&this.strip(h,i,s,f,{isHot:u}),this.station==="norm"&&this.isLit(t.path)&&this.
isSaid(i,s)&&this.isNear&&this.#o(t,s,e>.9)}#o({side:t,stop:s,x:e,stream:o,update:i,copy:r,out:a},c,h){
let{run:l,layout:d,sight:u}=this,f=d[t].rails[c],[m,p,g]=[o,i,r].map($=>l.tensor($)),w=l.tensor(d.isPreNorm?
a:`${a}.sum`);h&&this.sums([m,p,w],c,s+8,f-d[t].high);let[x,y]=[m,g].map($=>J(S($,c)[0])),k=`norm: ${x}\
 → ${y}`,M=d.isAlone?f+11:d[t].end+16;d.isPreNorm&&u.text("number",k,e+4,M,{bold:!1})}sums(t,s,e,o){
let i=o+Math.min(16,this.layout.given.side.high/4);for(let r of[0,1]){let a=$s(...t.map(c=>S(c,s)[r])).
join(" = ");this.sight.text("number",a,e,i+12*r)}}attend(t,s,e){let{sight:o,layout:i,colors:r}=this,
{side:a,x:c,w:h}=t,[l,d]=[c+h-34,c+h-13];this.#e(t,s,e,c+16);for(let p=0;p<i.heads;p++)this.#n(t,s,p,
e,l);let u=this.middle(a,s),f=C(e,.6,.7),m={stroke:r.soft,width:1.2,alpha:f};f&&o.level(l+6,d-6,u,m),
this.#s(t,s,e,d)}#n(t,s,e,o,i){let{sight:r,ink:a,run:c,layout:h}=this,{side:l,path:d}=t,u=this.station===
"self"&&this.isLit(d),f=e===this.told,m=u&&!f,[p,g]=u?f?[.2,.44]:[.5,.7]:[.22,.6],w=R(C(o,p,g));if(w<=
0)return;let x=h[l].high/h.heads,y=I=>I-h[l].high/2+x*(e+.5),k=[i-5,y(this.middle(l,s))],M=c.tensor(
`${d}.weights`),v=h.isAlone&&s!==this.row?8*Do:Do;for(let{x:I,y:q,j:K}of this.#t(t,s)){let ft=N(M,e,
s,K);if(ft<v)continue;let G=q+h.strip.height/2+1,$t=t.isCross?er([I,G],k,t.x+40-5*e):sr([I+5,y(q)],k);
this.#i(t,s,e,{weight:ft,j:K,q:w,curve:$t,part:x,isDim:m})}let E=c.tensor(`${d}.concat`),O=E.shape[1]/
h.heads,A=a.strip(E,s,e*O,(e+1)*O),L={alpha:C(w,.8,1),edge:a.hue(e),width:1};r.image(A,i,k[1],h.strip.
width,x,L)}#i(t,s,e,{weight:o,j:i,q:r,curve:a,part:c,isDim:h}){let{sight:l,ink:d,run:u}=this,f=d.hue(
e),m=this.isLit(t.path)&&this.isNear,p=m&&(t.side==="src"||s===this.row),g=r<1?a.slice(0,2+Math.floor(
(Ts-1)*r)):a,{isAlone:w}=this.layout,x=w?[.25,m?.1:.5]:[.55,.5],y=w&&p&&!h,k=p?h?x[0]:.9:x[1],M=y?.4+
.6*o:k*(.25+.75*o);if(l.line(g,{stroke:f,units:Math.max(.5,o*(y?9:Math.min(t.isCross?4.5:7,c*.7))),alpha:M}),
r<1&&this.isNear&&o>.03){let[O,A]=g[g.length-1],L=d.strip(or(u.tensor(`${t.path}.v`),e),i),I={edge:f,
width:1.5,alpha:.35+.65*o};l.image(L,O,A,7,c,I)}if(r<1||!m||!this.#r(t,s,e,o))return;let $=t.isCross?
1:i===s||w?.2:.34,[v,E]=a[Math.floor(Ts*$)];E<this.edge||l.text("share",At(o),v-(t.isCross?12:0),E+3)}#r(t,s,e,o){
return this.station==="self"?this.layout.isAlone?e===this.told&&s===this.row&&o>.08:e===this.told&&this.
layout.src.n<=4&&o>.03:t.isCross&&s===this.row&&o>.3}feed(t,s,e){let{sight:o,ink:i,run:r,layout:a,colors:c}=this,
{side:h,x:l,w:d,path:u}=t,[f,m]=[this.middle(h,s),a[h].high];this.#e(t,s,e,l+14);let p=e>.46,g=r.tensor(
`${u}.${p?"hidden":"w_1"}`),[,w]=g.shape,x=C(e,.2,.38);for(let y of[0,1]){let[k,M]=[y,y+1].map(E=>Math.
ceil(w*E/2)),$=i.strip(g,s,k,M),v={alpha:x,edge:c.soft,width:.8};o.image($,l+29+7*y,f,6,m,v)}if(this.
isLit(u)&&this.isNear&&this.isSaid(h,s)&&x>0){let y=S(g,s).filter($=>$>0).length,k=p?`${y} of ${w} s\
tay on`:`${w} sums`,M={bold:!1,align:"right"};o.text("share",k,l+d-2,f+m/2+13,M)}this.#s(t,s,e,l+d-13)}};
function sr(n,t){let[[s,e],[o,i]]=[n,t],r=(s+o)/2;return qo([s,e],[r,e],[r,i],[o,i])}function er(n,t,s){
return qo(n,[s,_(n[1],t[1],.3)],[s,t[1]],t)}function qo(n,t,s,e){return Array.from({length:Ts+1},(o,i)=>{
let r=i/Ts,a=1-r,c=h=>a**3*n[h]+3*a*a*r*t[h]+3*a*r*r*s[h]+r**3*e[h];return[c(0),c(1)]})}var Ee=new WeakMap;
function or(n,t){let[s,e,o]=n.shape,i=e*o;if(!Ee.has(n)){let a=Array.from({length:s},(c,h)=>n.data.subarray(
h*i,(h+1)*i));Ee.set(n,a.map(c=>({shape:[e,o],data:c})))}return Ee.get(n)[t]}var Te=new WeakMap,As=class extends Ss{draw(){let t=[...this.layout.bands.values()];this.frames();for(let s of t)
this.part(s);this.shelves(),this.rails();for(let s of this.layout.sides)for(let e=0;e<this.layout[s].
n;e++)this.#t(s,e,t);this.lids();for(let s of t)this.lid(s);for(let s of t)s.kind==="attention"&&this.
tiles(s);return jo(this),this.names(),this.isOver&&this.stackNames(),this.targets}#t(t,s,e){if(!this.
isWritten(t,s)||this.isAway(t,s))return;this.#e(t,s);let o={table:"lookUp",place:"add",attention:"at\
tend",feed:"feed"};for(let i of e){if(i.side!==t||i.kind==="exit")continue;let r=this.at(t,i.path,s);
if(r>0&&this[o[i.kind]](i,s,r),r<1)return}t==="tgt"?this.leave(s):this.#a(s)}#e(t,s){let{sight:e,layout:o,
colors:i}=this,r=!this.isGiven(t,s),a=R(this.at(t,"chip",s)),[c,h]=r?this.#n(s):this.#s(),[l,d]=[_(c,
o.chipX[t],a),_(h,this.middle(t,s),a)],u=r?Math.min(1,a*4):Math.max(0,a*1.4-.2),{pitch:f}=o[t],m=Math.
min(26,f*.8),p=m*e.scale<=13;if(!r&&!s&&!p&&this.#o(a),u<=0)return;let[g,w]=[l-40,d-m/2],x=this.isTold(
t,s),[y,k]=x?[i.accent,2.4]:[i.soft,1.4],M=Math.min(10,m/2),$={fill:i.cell,stroke:y,width:k,alpha:u,
radius:M},v=this.token(t,s);if(p){if(f*e.scale>11){let L=x?"accent":"ink";e.text("end",v,l+38,d+4/e.
scale,{alpha:u,color:L})}}else{e.box(g,w,80,m,$);let L=Math.min(13,m*.6);e.text("token",v,l,d+Math.min(
4.5,m/4),{units:L,alpha:u})}let E=T(o[t].embed,-1,s);if(this.target(`${t} ${s}`,`Open the embedding \
of ${v}`,E,[g,w,80,m]),this.station!=="tokens"||r)return;let[O,A]=o.isAlone?[62,4]:[0,m/2+11];e.text(
"id",`id ${this.run[t][s]}`,l+O,d+A,{alpha:C(a,.5,1)})}#s(){let{side:t,last:s}=this.layout.given,e=(t.
rails[0]+t.rails[s])/2-30;return[this.layout.chipX[t.name]-130,e]}#o(t){let s=this.isOver?1:this.station===
"tokens"?1-.55*t:0,[,e]=this.#s(),o=this.#s()[0]+74,i=Math.min(240,o-this.sight.camera.x);s&&this.sight.
text("word",this.word,o,e+5,{alpha:s,most:i})}#n(t){let{layout:s}=this;return t?[s.exit+80,this.middle(
"tgt",t-1)]:[s.chipX.tgt-60,s.tgt.rails[0]-30]}lookUp({path:t,side:s,x:e,w:o,y:i,h:r,stop:a},c,h){let{
sight:l,ink:d,run:u,layout:f,colors:m}=this;if(h>=1)this.strip(t,s,c,a);else if(h>.05){let p=d.strip(
u.tensor(t),c),g=i+20+(r-28)*(u[s][c]+.5)/u.vocabulary[s].length,w=R(C(h,.35,1)),[x,y]=[_(e+o/2,a,w),
_(g,this.middle(s,c),w)],k=_(o-8,f[s].high,w),M={turn:-Math.PI/2*(1-w),edge:m.accent,width:1.5};l.image(
p,x,y,f.strip.width,k,M)}h>=1&&this.station==="table"&&this.isSaid(s,c)&&this.isNear&&this.#i(t,a)}#i(t,s){
let{sight:e,layout:o,colors:i}=this,{side:r,said:a}=o.given,c=S(this.run.tensor(t),a),h=r.rails[a]-r.
high;for(let l of[0,1,2]){let d=h-2+l*11,u=[s+5,h+(l+.5)*r.high/c.length];e.line([u,[s+12,d]],{stroke:i.
soft,width:1}),e.text("number",J(c[l]),s+13,d+3)}}add({path:t,side:s,x:e,w:o,plus:i,stop:r},a,c){let{
sight:h,ink:l,run:d,layout:u,colors:f}=this,m=this.#r(s),p=d.tensor(u[s].embed),g=this.middle(s,a),[
w,x]=[u.strip.width,u[s].high],y=R(C(c,.15,.6)),k={edge:f.soft,width:.8},M={edge:f.accent,width:1.5};
if(h.image(l.strip(m,a),e+o/2,g,w,x,k),c<.6){h.image(l.strip(m,a),_(e+o/2,i,y),g,w,x,M);let v=this.band(
u[s].embed).stop;h.image(l.strip(p,a),_(v,i,y),g,w,x,k);return}this.strip(t,s,a,_(i,r,R(C(c,.75,1))),
{isHot:c<1}),this.station==="place"&&this.isSaid(s,a)&&this.isNear&&this.sums([p,m,d.tensor(t)],a,r+
9,g-x/2)}#r(t){let{positions:s,embed:e}=this.layout[t],[o,i]=[s,e].map(r=>this.run.tensor(r));if(!Te.
has(o)){let r=o.data.map((a,c)=>a-i.data[c]);Te.set(o,{shape:o.shape,data:r})}return Te.get(o)}#a(t){
let{layout:s,ink:e,colors:o}=this,i=this.at("src","memory",t);if(i<=0)return;let r=s.frames[s.layers-
1],a=R(i),c=_(r.x+r.w-14,s.shelfX(t),a),h=_(this.middle("src",t),s.shelfY,R(C(i,.45,.95))),l=Math.min(
s.strip.width,s.spacing*.6),d=_(s.src.high,s.strip.height,a),u=e.strip(this.run.tensor("encoder"),t),
f=i<1?{edge:o.accent,width:2}:{edge:o.soft,width:.8};this.sight.image(u,c,h,l,d,f),i===1&&this.#c(t,
u,l)}#c(t,s,e){let{layout:o,sight:i,colors:r}=this,a=this.token("src",t),[c,h]=[o.shelfY,o.strip.height];
o.shelves.forEach((l,d)=>{let u=o.shelfX(t,d),f={edge:r.soft,width:.8,alpha:.8};d&&i.image(s,u,c,e,h,
f);let m=[u-e/2,c-h/2,e,h],p=T("encoder",-1,t);this.target(`encoder ${t} ${d}`,`Memory of ${a}`,p,m),
o.src.n<=3&&this.isNear&&i.text("share",a,u,c-h/2-2,{most:o.spacing+14})})}leave(t){let{layout:s,run:e,
sight:o}=this,i=this.at("tgt","decoder",t);if(i<=0)return;let{x:r}=this.band("generator");this.strip(
"decoder","tgt",t,_(r-30,r+17,R(i)),{isHot:i<1});let a=this.isTogether?1:this.at("tgt","pick",t),c=!this.
isTogether&&t<s.first;if(a<=0||o.scale<dt||c)return;let h=(this.isTogether?e.targetTokens:e.nextTokens)[t],
l=this.isTogether?`  ${e.tensor("loss").data[t].toFixed(2)}`:"",d=s.tgt.rails[t]-s.tgt.high/2+4,u=this.
isTold("tgt",t)?"accent":"ink";o.text("out",`→ ${h}${l}`,r+42,d,{alpha:a,color:u})}};var nr=["ink","soft","panel","line","accent","cell","plus","minus"],Bo=Array.from({length:8},(n,t)=>`\
hue-${t}`),ir=1.05,_s=class{constructor(t){this.probe=document.createElement("i"),this.probe.hidden=
!0,t.append(this.probe),this.colors={},this.hues={cell:[0],plus:[0],minus:[0]},this.strips=new WeakMap,
this.refresh()}refresh(){for(let t of[...nr,...Bo])this.colors[t]=this.read(t);this.font=getComputedStyle(
this.probe).fontFamily;for(let t in this.hues)this.hues[t]=rr(this.colors[t]);this.strips=new WeakMap}read(t){
return this.probe.style.color=`var(--${t})`,getComputedStyle(this.probe).color}hue(t){return this.colors[`\
hue-${t%Bo.length}`]}#t(t){let s=this.hues[t<0?"minus":"plus"],e=1-Math.exp(-Math.abs(t)/ir);return this.
hues.cell.map((o,i)=>_(o,s[i],e))}strip(t,s,e=0,o=t.shape[t.shape.length-1]){let i=this.strips.get(t);
i||(i=new Map,this.strips.set(t,i));let r=`${s} ${e} ${o}`,a=i.get(r);if(!a){let c=t.shape[t.shape.length-
1],h=s*c+e;a=this.#e(o-e,l=>t.data[h+l]),i.set(r,a)}return a}#e(t,s){let e=document.createElement("c\
anvas");e.width=1,e.height=t;let o=e.getContext("2d"),i=o.createImageData(1,t);for(let r=0;r<t;r++)i.
data.set([...this.#t(s(r)),255],4*r);return o.putImageData(i,0,0),e}};function rr(n){let t=(n.match(
/[\d.]+/g)??[]).map(Number),s=n.startsWith("color")?255:1;return t.slice(0,3).map(e=>e*s)}var ar={units:8,
low:11,high:14,color:"ink",align:"center",bold:!1,halo:!1,plate:!1,alpha:1,dx:0,most:1/0,isEnd:!1},cr={
title:{high:15},layer:{units:9,color:"soft",align:"left"},note:{units:7,high:13,color:"accent",halo:!0},
aside:{units:7,high:13,color:"soft"},number:{high:15,align:"left",plate:!0,bold:!0},share:{bold:!0,halo:!0},
head:{units:6,high:13,bold:!0},token:{units:13,high:22,bold:!0,most:80},end:{bold:!0,align:"right"},
id:{units:9,high:15,color:"soft"},word:{units:14,high:26,bold:!0,align:"right",isEnd:!0},row:{units:7,
low:12,high:16,bold:!0,halo:!0,align:"left",dx:8},out:{units:12,high:18,bold:!0,align:"left"},bar:{units:10,
high:20,align:"left"},stack:{units:13,low:12,high:18,bold:!0,align:"left"}},Ns=class{constructor(t,s){
this.context=t,this.ink=s,this.camera={x:0,y:0,w:1,h:1},this.scale=1,this.fade=1,this.size={width:1,
height:1},this.ratio=1,this.later=[]}begin(t,s,e){let{context:o}=this,i=o.canvas.width/(t||1);this.size=
{width:t,height:s},this.ratio=i,o.setTransform(1,0,0,1,0,0),o.clearRect(0,0,o.canvas.width,o.canvas.
height),this.later=[],this.look(e,1)}look(t,s){this.camera=t,this.fade=s,this.scale=this.size.width/
t.w;let e=this.ratio*this.scale;this.context.setTransform(e,0,0,e,-t.x*e,-t.y*e),this.context.globalAlpha=
s}end(){this.context.setTransform(this.ratio,0,0,this.ratio,0,0);for(let t of this.later)t()}sees(t,s,e,o){
let{camera:i}=this;return t+e>i.x&&t<i.x+i.w&&s+o>i.y&&s<i.y+i.h}at(t,s){return[(t-this.camera.x)*this.
scale,(s-this.camera.y)*this.scale]}box(t,s,e,o,{fill:i="",stroke:r="",width:a=1,radius:c=4,alpha:h=1,
dash:l=[]}){if(!this.sees(t,s,e,o))return;let{context:d}=this;if(d.globalAlpha=h*this.fade,!c&&!r){d.
fillStyle=i,d.fillRect(t,s,e,o),d.globalAlpha=this.fade;return}d.beginPath(),d.roundRect(t,s,e,o,c),
i&&(d.fillStyle=i,d.fill()),r&&(d.setLineDash(l.map(u=>u/this.scale)),d.lineWidth=a/this.scale,d.strokeStyle=
r,d.stroke(),d.setLineDash([])),d.globalAlpha=this.fade}before(t,s,e,o){let r={stroke:this.ink.colors.
ink,width:1.5,dash:[3,3],radius:2};this.box(t,s-1.5,Math.max(1,e),o+3,r)}line(t,s){let{stroke:e,width:o=1.4,
units:i=0,alpha:r=1,dash:a=[]}=s,{context:c}=this;c.globalAlpha=r*this.fade,c.strokeStyle=e,c.lineWidth=
i||o/this.scale,c.setLineDash(a.map(h=>h/this.scale)),c.beginPath();for(let[h,l]of t)c.lineTo(h,l);c.
stroke(),c.setLineDash([]),c.globalAlpha=this.fade}plus(t,s,e){let{accent:o,soft:i,cell:r}=this.ink.
colors,a={stroke:e?o:i,width:e?2:1.2};this.box(t-5,s-5,10,10,{...a,fill:r,radius:5}),this.level(t-3,
t+3,s,a);let c=[s-3,s+3].map(h=>[t,h]);this.line(c,a)}arrow(t,s){this.line(t,s),this.line(ps(t,7),s)}image(t,s,e,o,i,{
alpha:r=1,edge:a="",width:c=1,turn:h=0}={}){if(r<=.01||!this.sees(s-40,e-40,80,80))return;let{context:l}=this;
l.save(),l.globalAlpha=r*this.fade,l.translate(s,e),h&&l.rotate(h),l.imageSmoothingEnabled=i*this.scale<
t.height/2,l.drawImage(t,-o/2,-i/2,o,i),a&&(l.strokeStyle=a,l.lineWidth=c/this.scale,l.strokeRect(-o/
2,-i/2,o,i)),l.restore()}level(t,s,e,o){let i=[t,s].map(r=>[r,e]);this.line(i,o)}cover(t,s,e,o){let[
i,r]=this.at(t,s),[a,c]=[e*this.scale,o*this.scale],{fade:h}=this;this.later.push(()=>{let{context:l,
ink:d}=this;l.globalAlpha=h,l.fillStyle=d.colors.cell,l.fillRect(i,r,a,c),l.fillStyle=d.colors.line,
l.fillRect(i+a-1,r,1,c)})}text(t,s,e,o,i={}){let r={...ar,...cr[t],...i},a=Y(r.units*this.scale,r.low,
r.high),[c,h]=this.at(e,o),[l,d]=[r.most*this.scale+1,r.alpha*this.fade];this.later.push(()=>{let{context:u,
ink:f}=this;u.font=`${r.bold?650:400} ${a}px ${f.font}`;let m=s.split(/\s+/),p=s;for(;r.isEnd&&u.measureText(
p).width>l&&m.length>1;)m.shift(),p=`… ${m.join(" ")}`;let g=u.measureText(p).width;if(g>l)return;
let w=r.plate?this.size.width-g-8:1/0,x=Math.min(c+r.dx,w);u.globalAlpha=d,u.textAlign=r.align,r.halo&&
(u.lineJoin="round",u.lineWidth=4,u.strokeStyle=f.colors.cell,u.strokeText(p,x,h)),r.plate&&(u.fillStyle=
f.colors.cell,u.fillRect(x-3,h-a,g+6,1.3*a)),u.fillStyle=f.colors[r.color]??r.color,u.fillText(p,x,h),
u.globalAlpha=1})}};var hr={size:[1e3,338],top:46,text:17,chips:[76,160],row:40,back:318,encoder:[180,76,206,168],memory:[
440,76,112,168],decoder:[606,76,206,168],bars:[856,118]},lr={size:[375,336],top:0,text:13.5,chips:[46,
77],row:30,back:316,encoder:[100,26,138,102],memory:[278,26,88,102],decoder:[100,184,138,102],bars:[
256,206],bend:156},dr={size:[744,338],decoder:[260,76,270,168],bars:[596,118]},ur={size:[375,224],chips:[
46,111],back:200,decoder:[100,60,138,102],bars:[256,82]},Ko=4,Uo=(n,t)=>Math.min(C(n,1,1.13),C(t-n,0,
.12)),fr=n=>n<.01?"< 1 %":ht(n),Vo=n=>n.length>Ko?[...n.slice(0,Ko-1),"…"]:n,Ls=class extends lt{draw({
isTall:t,aspect:s,past:e,result:o}){let i=this.layout.isAlone&&(t?ur:dr);this.places={...t?lr:hr,...i};
let{size:r,chips:a,top:c,text:h}=this.places,[l,d]=r,[u,f]=a,m=Tt([-8,c,l+8,d+(o?2*h:0)],s),p=Tt([u-
50,f-40,u+50,f+40],s);this.sight.look(ms(m,p,R(e)),1-C(e,.3,.8)),this.#t(o?this.row:this.layout.first);
let g=Math.min(1.5*h,1.6*l/o.length);return this.#s(o,l/2,d+1.4*h,{bold:!0,color:"accent",units:g}),
this.targets}#t(t){let{places:s,run:e,layout:o}=this,{given:i,first:r}=o,[a,c]=s.chips,h=o.isAlone?e.
tgtTokens.slice(0,e.given):e.srcTokens;this.#o(Vo(h),a,c,[0,s.row],i.side.embed);let l=o.isAlone?s.decoder:
s.encoder,d=l[1]+l[3]/2;this.#c([a+1.15*s.row,c],[l[0]-6,d]),o.isAlone||this.#e(),this.#n("decoder",
s.decoder,"writes one","token at a time"),this.#r(t);let u=e.nextTokens.slice(r).filter(f=>f!=="</s>");
this.#a(Vo(u))}#e(){let{places:t}=this;this.#n("encoder",t.encoder,"reads all","tokens at once"),this.#i();
let[s,e,o,i]=t.encoder;this.#c([s+o+4,e+i/2],[t.memory[0]-6,e+i/2]);let[r,a,c,h]=t.memory,[l,d,u]=t.
decoder;if(!t.bend)return this.#c([r+c+4,a+h/2],[l-6,a+h/2]);let[f,m]=[r+c/2,l+u/2];this.#c([f,a+h+4],
[f,t.bend],[m,t.bend],[m,d-6])}#s(t,s,e,o={}){let i=this.places.text;this.sight.text("title",t,s,e,{
units:i,low:11,high:30,...o})}#o(t,s,e,[o,i],r){let{colors:a,places:c}=this,[h,l]=[2.1*c.row,.82*c.row];
t.forEach((d,u)=>{let f=u-(t.length-1)/2,[m,p]=[s+f*o,e+f*i],g=[m-h/2,p-l/2,h,l],w={fill:a.cell,stroke:a.
soft,width:1.4,radius:9};this.sight.box(...g,w),this.#s(d,m,p+5,{bold:!0,most:h,units:.8*c.text});let x=`\
Open the numbers of ${d}`;r&&d!=="…"&&this.target(`${r} ${u}`,x,T(r,-1,u),g)})}#n(t,s,...e){let{colors:o,
places:i,layout:r}=this,[a,c,h,l]=s,d={fill:o.panel,stroke:o.accent,width:2,radius:12};this.sight.box(
a,c,h,l,d);let u=1.35*i.text,f=c+l/2-.9*u,m={bold:!0,units:1.25*i.text,color:"accent"};this.#s(F(t),
a+h/2,f,m);let p=`${r.layers} layers`,g={units:.92*i.text};[p,...e].forEach((x,y)=>{let k=y?"ink":"s\
oft";this.#s(x,a+h/2,f+u*(y+1),{...g,color:k})});let w=`${t}.layers.0`;this.target(w,`Open the layer\
s of the ${t}`,T(w),s)}#i(){let{places:t,run:s,colors:e}=this,[o,i,r,a]=t.memory;this.sight.box(o,i,
r,a,{stroke:e.line,width:1.2,radius:10}),this.#s("memory",o+r/2,i-8,{bold:!0});let c=(r-16)/s.sizes.
S;s.srcTokens.forEach((h,l)=>{let d=o+8+(l+.5)*c,u=this.ink.strip(s.tensor("encoder"),l),f=Math.min(
.5*c,22),m={edge:e.soft,width:.8};this.sight.image(u,d,i+a/2-6,f,a-34,m),this.#s(h,d,i+a-6,{units:.72*
t.text,most:c,low:10})}),this.enter("encoder",t.memory)}#r(t){let{places:s,run:e,colors:o}=this,[i,r]=s.
bars,[a,c]=[s.size[0]-i-4,2.6*s.text],h=S(e.tensor("probabilities"),t),l=this.old(t),d=e.ranked(t).slice(
0,3),[u,f,m,p]=s.decoder;this.#c([u+m+4,f+p/2],[i-8,f+p/2]);let w={...{units:.8*s.text},align:"left"};
this.#s("next token",i,r-1.4*s.text,{...w,color:"soft"}),d.forEach((k,M)=>{let $=r+M*c,v=k===e.next[t],
E=v?o.accent:o.soft,O={...w,bold:v,color:v?"accent":"ink"};this.#s(e.vocabulary.tgt[k],i,$,O),this.#s(
fr(h[k]),i+a,$,{...O,align:"right"});let A={fill:o.cell,stroke:o.line,radius:3};this.sight.box(i,$+5,
a,9,A),this.sight.box(i,$+5,Math.max(2,a*h[k]),9,{fill:E,radius:3}),l&&this.sight.before(i,$+5,a*l[k],
9)});let x=T("probabilities",-1,t),y=[i,r-16,a,2*c+34];this.target("probabilities","Open the probabi\
lities",x,y)}#a(t){let{places:s}=this,[e,o,i,r]=s.decoder,[a,c]=[s.size[0]-50,e+i/2];this.#c([a,s.bars[1]+
5.2*s.text+20],[a,s.back],[c,s.back],[c,o+r+6]);let h=2.25*s.row,l=(a+c)/2+h*.1,d=s.size[0]-h*t.length/
2;this.#o(t,Math.min(l,d),s.back,[h,0],"")}#c(...t){this.sight.arrow(t,{stroke:this.colors.soft,width:1.8})}};var Go=24,_t=class{constructor(t,s,e){this.acts=e;let o={class:t,role:"group","aria-label":s};this.node=
b("div",{...o,...B}),this.node.addEventListener("keyup",i=>{i.key===" "&&i.preventDefault()}),this.nodes=
new Map,this.spotOf=new WeakMap}get#t(){return[...this.nodes.values()].find(t=>t===document.activeElement)}draw(t,s,e=!!this.#t){
let o=s??this.#t?.dataset.id,i=t.map(c=>this.#e(c)),{children:r}=this.node;if(this.nodes=new Map(i.map(
c=>[c.dataset.id,c])),i.length===r.length&&i.every((c,h)=>c===r[h]))return;this.node.querySelector("\
:hover")&&this.acts.leave(),this.node.replaceChildren(...i);let a=this.nodes.get(o)??i[0];this.#s(a),
e&&a?.focus({preventScroll:!0})}#e(t){let{id:s,say:e,grid:o,x:i,y:r,w:a,h:c,least:h=Go}=t,l=this.nodes.
get(s)??this.button(),[d,u]=[Math.max(a,h),Math.max(c,Go)],f={left:i-(d-a)/2,top:r-(u-c)/2,width:d,height:u};
for(let[m,p]of Object.entries(f))l.style[m]=`${Math.round(p*10)/10}px`;return l.dataset.id=s,l.className=
o?"spot cells":"spot",l.ariaLabel!==e&&(l.ariaLabel=e),this.spotOf.set(l,t),l}button(){let{press:t,point:s,
leave:e}=this.acts,o=b("button",{type:"button",tabindex:"-1",...B}),i=()=>this.spotOf.get(o);return o.
addEventListener("click",r=>t(i(),r)),o.addEventListener("pointermove",r=>s(i(),r)),o.addEventListener(
"pointerleave",e),o.addEventListener("focus",()=>this.#s(o)),o}#s(t){for(let s of this.nodes.values())
s.tabIndex=s===t?0:-1}};var qt=24,yt=40,Yo=20,Se={units:13,low:13,high:13},Is=class extends lt{pitch=0;w=0;memory=[0,0];draw(t,s){
let{layout:e}=this,o=[...e.bands.values()],i=e.sides.map(a=>o.filter(c=>c.side===a));e.isAlone||i[0].
push({path:"encoder",name:"memory"});let r=Math.max(...i.map(({length:a})=>a));return this.pitch=Math.
min(40,(s-qt-4)/r),this.w=(t-12-Yo*(i.length-1))/i.length,i.forEach((a,c)=>{this.#t(a,6+c*(this.w+Yo))}),
this.targets}#t(t,s){let{pitch:e,w:o,sight:i,colors:r}=this,a=s+(o+yt)/2,c=t.at(-1).path==="encoder"?
"Encoder":"Decoder";i.text("title",c,a,17,{...Se,bold:!0});let h=[qt+8,qt+e*t.length-8],l={stroke:r.
soft,width:2};i.line(h.map(d=>[a,d]),l);for(let d=0;d<this.layout.layers;d++)this.#e(t,d,s);t.forEach(
(d,u)=>{this.#s(d,s+yt,qt+e*u)})}#e(t,s,e){let{pitch:o,w:i,sight:r,colors:a}=this,c=t.filter(m=>m.layer===
s),h=qt+o*t.indexOf(c[0]),l=o*c.length-2,d={fill:a.panel,stroke:a.line,radius:6};r.box(e,h-1,i+1,l+1,
d);let u={...Se,color:"soft"};r.text("title","layer",e+yt/2,h+14,u),r.text("title",String(s),e+yt/2,
h+29,u);let f=c[0].path.replace(/\.\w+$/,"");this.enter(f,[e,h,yt,l])}#s({path:t,name:s,isCross:e},o,i){
let{pitch:r,sight:a,colors:c}=this,[h,l]=[this.w-yt,r-4],d=this.isLit(t==="encoder"?"memory":t),[u,f]=d?
[c.accent,2]:[c.soft,1];a.box(o,i,h,l,{fill:c.cell,stroke:u,width:f,radius:5});let p={...Se,color:d?
"accent":"ink",bold:d,most:h};a.text("title",F(s),o+h/2,i+l/2+5,p),this.enter(t,[o,i,h,l]);let[g,w]=[
i+l/2,{stroke:c.soft,width:1.5}];if(t==="encoder"&&(this.memory=[o+h,g]),!e)return;let[x,y]=[this.memory,
o-yt],k=(x[0]+y)/2;a.arrow([x,[k,x[1]],[k,g],[o-1,g]],w)}};var mr=480,pr=.3,gr=420,wr=450,Xo=(n,t)=>[`${n}#${t}`,...n.split(".").map((s,e,o)=>o.slice(0,o.length-
e).join("."))],Ps=class{constructor(t){this.view=t,this.canvas=b("canvas",{"aria-hidden":"true"}),this.
spots=new _t("spots walk-spots","Parts of the model",{press:({go:s})=>t.go(s),point:({say:s})=>t.point(
s),leave:()=>t.point("")}),this.node=b("div",{class:"walk"},this.canvas,this.spots.node),this.sight=
null,this.width=0,this.height=0,this.whole=0,this.goal=null,this.share=1,this.targets=[],this.canvas.
addEventListener("pointermove",s=>this.#r(s)),this.canvas.addEventListener("pointerleave",()=>t.point(
"")),this.canvas.addEventListener("click",s=>{let e=this.#i(s);e?t.go(e.go):t.clock.finish()})}begin(){
this.ink=new _s(this.node);let t=this.canvas.getContext("2d");this.sight=new Ns(t,this.ink)}resize(t,s){
this.width=t,this.height=s;let e=Math.min(2.5,window.devicePixelRatio||1);this.canvas.width=Math.round(
t*e),this.canvas.height=Math.round(s*e)}repaint(){this.ink?.refresh()}get#t(){return this.width<Math.
max(1.2*this.height,mr)}get#e(){return this.#t&&String(this.goal)===String(fs(this.view.layout))}draw(){
let{view:t,sight:s}=this;if(!this.width)return;let{clock:e,story:o,layout:i,run:r}=t,a=this.width/this.
height,c=y=>Tt(y,a,this.#s(y)),h=y=>this.width/c(y).w<dt,l=(y,k,M)=>ms(y,k,R(M)),d=this.goal?c(this.
goal):o.camera(e.t,this.#t,c,l,h),u=l(this.from??d,d,this.share);this.camera=u,s.begin(this.width,this.
height,u);let{mode:f,before:m,word:p,temperature:g}=t,w={run:r,story:o,layout:i,t:e.t,mode:f,word:p,
before:m,temperature:g},x=f==="step"?Math.max(Uo(e.t,e.last),this.whole):1;if(this.isPlan=x<.5||this.#e,
this.#e){let{width:y,height:k}=this;return s.look({x:0,y:0,w:y,h:k},R(this.share)),this.targets=new Is(
s,w).draw(y,k),s.end(),this.#o()}if(s.look(u,C(x,.4,.9)),(s.fade||!e.isMoving)&&(this.targets=new As(
s,w).draw()),x<.8){let{said:y}=t.modes,k=new Ls(s,w).draw({isTall:this.#t,aspect:a,past:x,result:e.t>
2?(t.isAlone?y.lastChild:y).textContent:""});this.isPlan?this.targets=k:s.look(u,1)}s.end(),this.#o()}#s([
t,s,,e]){let{layout:o}=this.view,i=o.sides.map(r=>o[r].rails.some(c=>c>s&&c<e)&&t>o.chipX[r]-40?o[r].
gutter:0);return Math.max(...i)/this.width}#o(){let t=this.targets.filter(({id:s})=>!s.includes(" ")).
map(s=>this.spotOf(s)).filter(({x:s,y:e,w:o,h:i})=>s+o/2>0&&s+o/2<this.width&&e+i>0&&e<this.height);
this.spots.draw(t)}spotOf(t){let{path:s,head:e}=t.go,o=this.#n(t);if(e<0)return{...t,...o};let i=this.
view.scene.sayOfHead(s,e);return{...t,...o,say:i,least:(t.w+3)*this.sight.scale}}#n({x:t,y:s,w:e,h:o}){
let{scale:i}=this.sight,[r,a]=this.sight.at(t,s);return{x:r,y:a,w:e*i,h:o*i}}focus({path:t,head:s}){
let{nodes:e}=this.spots,o=Xo(t,s).find(i=>e.has(i));(e.get(o)??[...e.values()][0])?.focus({preventScroll:!0})}#i({
offsetX:t,offsetY:s}){let{sight:e}=this,o=t/e.scale+e.camera.x,i=s/e.scale+e.camera.y;return this.targets.
findLast(r=>o>=r.x&&o<=r.x+r.w&&i>=r.y&&i<=r.y+r.h)}#r(t){let s=this.#i(t);this.canvas.style.cursor=
s?"pointer":"",this.view.point(s?s.say:"")}boxOf({path:t,head:s}){let e=Xo(t,s),o=this.isPlan?void 0:
e.map(h=>this.view.layout.bands.get(h)).find(Boolean),i=e.map(h=>this.targets.find(({id:l})=>l===h)).
find(Boolean),r=i?.id.includes("#")?i:o??i,{width:a,height:c}=this;return r?this.#n(r):{x:a/3,y:c/3,
w:a/3}}zoom(t,s,e){if(this.motion?.cancel(),bt())return Promise.resolve();let o=Math.max(.03,s.w/(this.
width||1)),i={transform:`translate(${s.x}px, ${s.y}px) scale(${o})`,opacity:.2},r={transform:"none",
opacity:1},a=e?[i,r]:[r,i];return this.motion=t.animate(a,{duration:gr,easing:"cubic-bezier(0.3, 0, \
0.2, 1)"}),this.motion.finished.catch(()=>{})}show(t){if(String(t)===String(this.goal))return;this.goal=
t,this.from=this.camera,this.share=0;let s=this.whole,e=o=>(this.share=Math.min(1,this.share+o),this.
whole=_(s,t?1:0,this.share),this.share<1&&this.goal===t);bt()?(e(1),this.view.tick()):this.view.clock.
also(o=>e(1e3*o/wr))}nearer({path:t}){if(this.#e||!this.isPlan&&this.sight.scale>pr)return null;let{
frames:s}=this.view.layout,e=s.find(h=>`${t}.`.startsWith(`${h.path}.`));if(!e)return null;let{x:o,y:i,
w:r,h:a}=e,c=[o,Math.max(i-20,i+a-1.5*r),o+r,i+a];return Tt(c,this.width/this.height).w<this.camera.
w?c:null}};var Bt=24,zs=34,Cs=11.5,Qo=92,xr=104;function tn(n,t,s,e){let{run:o}=t,i=s.startsWith("decoder"),r=s.
endsWith("self_attention"),a=i&&r?o.tgtTokens:o.srcTokens,c=i?o.tgtTokens:o.srcTokens,h=p=>t.rowName(
`${s}.w_q`,p),l=i&&r?"decoder":"encoder",u=o.tensor(`${s}.masked`).data.some(p=>p===-1/0)?["scores",
"masked","weights"]:["scores","weights"],f=p=>t.isKept(s,p),m={sheet:n,scene:t,path:s,head:Math.min(
e.head,o.sizes.H-1),keys:a,queries:c,names:h,kept:f,keyStack:l,maps:u,at:e};n.isNarrow?kr(m):br(m)}var Jo={
q:1,k:2,scores:3,masked:3,weights:4,v:5,values:5};function Nt(n,t,s){let{sheet:e,scene:o,path:i,head:r}=n,
a=o.sayOf(`${i}.${t}`),c={path:`${i}.${t}`,head:r,name:t,say:a},h=V(e,o,{...c,...s}),{x:l,y:d,w:u,h:f}=h,
m=Jo[t]===o.headStep;return m&&(e.told=Math.max(e.told,d+f)),Jo[t]>o.headStep?e.box(l-2,d-2,u+4,f+8,
"veil",{rx:0}):m&&o.headStep<5&&e.box(l-3,d-3,u+6,f+6,"row-lit"),h}function br(n){let{sheet:t,scene:s,
keys:e,queries:o,names:i,kept:r,keyStack:a,maps:c}=n,h=Q([...o.map((G,$t)=>i($t)),...e.map(G=>`• ${G}`)])+
8,l=t.width-h-(c.length+1)*Bt-zs,d=l*(c.length>2?.14:.2)/e.length,u=c.length*e.length,f=u*Cs<.55*l?Cs:
7,m=(l-2*xr)/u,p=Math.min(Math.max(f,Math.min(24,d)),Math.max(m,2)),g=Math.max(Qo,p*e.length),{d_k:w}=s.
run.sizes,x=Math.min(15,(l-c.length*g)/(2*w)),y=o.length+e.length,k=Math.max(Cs,Math.min(16,(t.room-
250)/y)),$=Nt(n,"q",{x:h,y:0,cw:x,ch:k,...{role:"query",labels:!0,names:i}}),v=h+$.w+Bt+zs;Zo(t,v,$,
Bt+zs);let E=0;c.forEach(G=>{let Xt=Nt(n,G,{x:v,y:0,cw:p,ch:k,kind:G==="weights"?"weight":"value"});
(p>=Cs||G==="weights")&&(E=$e(t,s,e,a,v,Xt.bottom,p)),v+=g+Bt,Zo(t,v,$)});let O=Nt(n,"values",{x:v,y:0,
cw:x,ch:k}),L={y:O.bottom+Math.max(26,E-8),cw:x,ch:k,labels:!0,kept:r},I=Nt(n,"k",{...L,x:h,role:"ke\
y"}),q=h+$.w+.5*zs;yr(n,[I.x+I.w+3,I.y+I.h/2],[q,$.y+sn($)+3]);let K=Nt(n,"v",{...L,x:v,role:"value"}),
ft=G=>G.x+G.w/2;t.arrow([ft(K),K.y-34],[ft(K),O.bottom+3]),t.reach(K.bottom+6)}var sn=({h:n})=>Math.
min(n/2,40);function Zo(n,t,s,e=Bt){let o=s.y+sn(s);n.arrow([t-e+5,o],[t-4,o])}function yr({sheet:n,
scene:t},[s,e],[o,i]){t.headStep<2||(n.arrow([s,e],[o,e],[o,i]),n.text(o-4,i-10,"q · k","soft"))}function kr(n){
let{sheet:t,scene:s,path:e,keys:o,queries:i,names:r,kept:a,keyStack:c,maps:h,at:l}=n,d=e.startsWith(
"decoder")&&s.mode!=="teacher",u=l.row>=0&&l.row<i.length&&!/\.[kv]$/.test(l.path)?l.row:s.step,f=d?
[u]:void 0,m=L=>d?i[L]:r(L),p=Q([...o.map(L=>`• ${L}`),...i.map((L,I)=>m(I))].filter(Boolean))+8,{
d_k:g}=s.run.sizes,w=t.width-p-16,x=w/g,y=Math.min(32,w/o.length),k=Math.max(15,Math.min(x,18)),M=0,
$=(L,I)=>{let K=Nt(n,L,{...{x:p,y:M,cw:x,ch:k,labels:!0},...I});return M=K.bottom+12,K},v=[$("q",{role:"\
query",rows:f,names:m}),$("k",{role:"key",kept:a})];M+=16,$r(n,v,M);let E=Math.max(Qo,y*o.length+12),
O=p+E*h.length<=t.width+12,A=M;h.forEach((L,I)=>{let q=L==="weights"?"weight":"value",K=O?p+I*E:p;O&&
(M=A),$(L,{x:K,cw:y,rows:f,names:m,kind:q,labels:!O||!I}),L==="weights"&&(M+=$e(t,s,o,c,K,M-12,y)-8)}),
$("v",{role:"value",kept:a}),$("values",{rows:f,names:m})}function $r({sheet:n,scene:t},s,e){if(t.headStep<
2)return;let o=e-10,[i,r]=[n.width-5,s[0].x+20];for(let{x:a,w:c,y:h,h:l}of s){let d=[a+c+2,h+l/2];n.
path(`M${d}H${i}V${o}`,"wire")}n.arrow([i,o],[r,o],[r,e+1]),n.text(r+6,o-4,"q · k","soft")}var vr=()=>j("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true",class:"corners"},j("\
path",{d:"M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"})),Ws=class{constructor(t){let{way:s,modes:e,form:o,
floor:i,stage:r,listing:a,pointed:c,dock:h}=t;this.isFilling=!1;let l={title:"All parts at once (M)",
"aria-pressed":"false"};this.whole=P("Map",()=>t.toWhole(),l);let d={class:"try","aria-expanded":"fa\
lse"},u=()=>this.own.hidden?this.showOwn(!0):t.closeOwn();this.try=P("Try your own",u,d);let f={"ari\
a-label":"Fill the screen","aria-pressed":"false"};this.corners=P(vr(),()=>this.fill(),f);let m=[this.
whole,this.try,this.corners],p=b("header",{},s.node,e.said,...m);this.own=b("div",{class:"own",hidden:""},
o.node,e.node),this.page=b("div",{class:"page",hidden:""},r.node,a.node),this.floor=b("div",{class:"\
floor"},i.node,this.page,c),this.pointed=c,this.floor.addEventListener("pointermove",w=>this.#t(w)),
this.floor.addEventListener("pointerleave",()=>c.removeAttribute("style")),this.answers=[e.said,e.rows,
this.floor,h.voice];let g=[p,this.own,e.changed,this.floor,h.node];this.node=b("div",{class:"house",
tabindex:"-1"},...g)}showOwn(t){!t&&this.own.contains(document.activeElement)&&this.try.focus({preventScroll:!0}),
this.own.hidden=!t,this.try.ariaExpanded=String(t),t&&this.own.querySelector("input")?.focus({preventScroll:!0})}fill(){
this.isFilling=!this.isFilling,this.node.classList.toggle("filling",this.isFilling),this.node.popover=
this.isFilling?"manual":null,this.isFilling&&this.node.showPopover?.(),this.corners.ariaPressed=String(
this.isFilling),document.documentElement.style.overflow=this.isFilling?"hidden":""}#t({clientX:t,clientY:s}){
let{left:e,top:o,width:i}=this.floor.getBoundingClientRect(),{style:r,offsetWidth:a,offsetHeight:c}=this.
pointed,h=Math.max(0,Math.min(t-e+14,i-a));r.left=`${h}px`,r.top=`${Math.max(0,s-o-c-10)}px`,r.bottom=
"auto"}comeIntoSight(){this.node.scrollIntoView({block:"nearest"})}gray(t){this.node.classList.toggle(
"stale",t);for(let s of this.answers)s.inert=t}};var en=/^(en|de)coder\.layers\.\d+/,Mr=/^.*\.(self|cross)_attention/,Or=/^(src_embed|tgt_embed|positions\.(src|tgt)|embedding|positions)/,
Er=/\.(weight|bias|pe)$/;function H(n,t=-1){if(!n)return{kind:"map",path:n};if(Er.test(n))return{kind:"\
parameter",path:n};let s=n.match(Mr)?.[0];if(s)return{kind:t<0?"attention":"head",path:s};let e=n.match(
en)?.[0];if(n.includes(".feed_forward"))return{kind:"feedForward",path:`${e}.feed_forward`};if(e)return{
kind:"layer",path:e};let[,o]=n.match(Or)??[];if(o){let i=o.match(/src|tgt/)?.[0];return{kind:"embedd\
ing",path:i?`${i}_embed`:"embedding"}}return/^(en|de)coder/.test(n)?{kind:"finalNorm",path:n.split("\
.")[0]}:{kind:"generator",path:"generator"}}var ut=({row:n,cell:t})=>n>=0&&t>=0;function Kt({path:n,
head:t,row:s,cell:e},o="src_embed"){if(s>=0||e>=0)return T(n,t);let i=H(n,t);if(n!==i.path)return T(
i.path,t);if(i.kind==="head")return T(i.path);if(i.kind==="parameter"){let a=n==="positions.pe"?o:n.
replace(/\.\w+$/,"");return T(H(a).path)}let r=n.match(en)?.[0];return T(r&&r!==n?r:"")}function on(n,t,s){
let e=n.path.replace(/layers\.(\d+)/,(o,i)=>`layers.${Number(i)+t}`);return e!==n.path&&s.has(e)?{...n,
path:e}:null}var Vt=n=>n.length>60?`… ${n.slice(-45).replace(/^\S*\s+/,"")}`:n;function Rs(n,t){let{
run:s}=t,e=[],o=n;for(;o.path;o=Kt(o,s.isAlone?"embedding":"src_embed")){ut(o)&&e.unshift([Sr(s,o),o]);
let i=o.row>=0&&t.rowName(o.path,o.row);i&&e.unshift([i,T(o.path,o.head,o.row)]),o=T(o.path,o.head),
e.unshift([Tr(o,s),o])}return[["Model",o],...e]}function Tr({path:n,head:t},s){let e=H(n,t);if(e.kind===
"parameter")return s.node(n).name;if(n!==e.path)return n.replace(`${e.path}.`,"");if(e.kind==="head")
return`Head ${t}`;let o=n==="generator"?n:ct(n);return F(e.kind==="layer"?o:o.split(", ").at(-1)??o)}
function Sr(n,{path:t,head:s,row:e,cell:o}){return n.waits(t)?"…":z(N(n.tensor(t),s,e,o),3)}function nn({
path:n,head:t,row:s,cell:e}){return e?at(n,e.split(",").map(Number)):T(n,t,s)}var rn=n=>({...n,cell:n.
cell<0?"":wt(n).join(",")});function an(n,t){if(t.ctrlKey||t.metaKey||t.altKey)return;let s=t.target,{key:e}=t;if(s.closest("inp\
ut:not([type=range]), select, textarea")&&e!=="Escape")return;let o=s.closest(".scrubber")!==null;if(!o&&
s.closest("[type=range]")&&/^(Arrow|Home|End|Page)/.test(e)||e===" "&&s.closest("button, a, summary")&&
!s.closest(".spots")||e.startsWith("Arrow")&&s.closest("[role=grid]"))return;let r=s.closest(".spots\
, .number-page"),{clock:a}=n,c=r?{ArrowLeft:()=>Fs(r,-1,0),ArrowRight:()=>Fs(r,1,0),ArrowUp:()=>Fs(r,
0,-1),ArrowDown:()=>Fs(r,0,1)}:{ArrowLeft:()=>n.backward(),ArrowRight:()=>n.forward()},h={ArrowDown:c.
ArrowLeft,ArrowUp:c.ArrowRight},l={PageDown:c.ArrowLeft,PageUp:c.ArrowRight},d={...c,Escape:()=>s.closest(
".own")?n.closeOwn():n.out(),PageUp:()=>n.besides(-1),PageDown:()=>n.besides(1),"[":()=>n.stepBy(-1),
"]":()=>n.stepBy(1)," ":()=>n.at.path||a.play(),m:()=>n.toWhole(),M:()=>n.toWhole(),Home:()=>a.set(1),
End:()=>a.set(a.last),...o?{...h,...l}:{}}[e],u=/^[0-9]$/.test(e)?Number(e):-1;!d&&u<0||(t.preventDefault(),
d?d():Ar(n,u))}function Ar(n,t){let{at:s}=n,e=document.activeElement?.getAttribute("data-id")??"",o=H(
s.path||e.split("#")[0]).path,i=n.run.sizes.H;!o.endsWith("attention")||t>=i||n.go(s.head>=0?{...s,head:t}:
T(o,t))}function Fs(n,t,s){let e=[...n.querySelectorAll("[data-id]")],o=e.find(u=>u===document.activeElement)??
e[0];if(!o)return;let i=o.getBoundingClientRect(),[r,a,c,h]=t?["left","right","top","bottom"]:["top",
"bottom","left","right"],l=u=>{let f=u.getBoundingClientRect(),m=(t+s)*(f[r]+f[a]-i[r]-i[a])/2,p=Math.
max(0,i[c]-f[h],f[c]-i[h]);return m>1?m+3*p:1/0},d=e.reduce((u,f)=>l(f)<l(u)?f:u,o);d!==o&&(o.tabIndex=
-1,d.tabIndex=0,d.focus())}var Lt=26,Hs=92,cn={self_attention:["self-","attention"],cross_attention:["cross-","attention"],feed_forward:[
"feed-","forward"]};function hn(n,t,s){let{run:e}=t,o=Object.keys(cn).filter(d=>e.node(`${s}.${d}`)),
i=Rt(t),r=n.isNarrow?2:t.isPreNorm?3:2,a=n.isNarrow?2*Lt+18:Hs+2*Lt+26*r,c=Math.min(4,(n.width-i-a)/
(r*e.sizes.d_model)),h=e.node(t.isPreNorm?`${s}.sublayers.0.norm`:`${s}.sublayers.0.sum`),l={sheet:n,
scene:t,path:s,left:i,cw:c,y:0};l.stream=ln(l,h.parents[0]),o.forEach((d,u)=>{let m=(n.isNarrow?Nr:_r)(
l,d,u);dn(l,Ae(s,d),m),Lr(l,u,m.x+m.w/2,m.bottom)}),n.reach(l.y+4)}function ln(n,t){let{sheet:s,scene:e,
left:o,cw:i,y:r}=n,c=V(s,e,{path:t,x:o,y:r,cw:i,ch:X,labels:!0,name:"x"});return dn(n,t,c),n.y=c.bottom,
c}function dn({sheet:n,scene:t},s,{x:e,y:o,w:i,h:r}){let a=t.run.tensor(s),c=t.isTarget(s)?"decoder":
"encoder";n.isNarrow||n.text(e+i+4,o-6,"length","soft");for(let h=0;h<r/X;h++){if(t.hides(c,h))continue;
let l=xt(a,h)/t.longest*Lt;n.box(e+i+4,o+h*X+3,Math.max(1,l),X-6,"length",{rx:1})}}var Ae=(n,t)=>`${n}\
.${t}.${t==="feed_forward"?"w_2":"w_o"}`;function js({sheet:n,scene:t,cw:s},e,o,i,r){return V(n,t,{path:e,
x:o,y:i,cw:s,ch:X,name:r})}function un({sheet:n,scene:t,path:s},e,o){let i=T(`${s}.${e}`);n.part(i,`${t.
sayOf(i.path)}. Go in`,o,cn[e])}function _r(n,t,s){let{sheet:e,scene:o,path:i,stream:r}=n,a=r.y-32,c=r.
y+r.h/2,h=r.x+r.w+Lt+26,l=r.x+r.w+Lt+6,d=f=>{e.arrow([l,c],[f-3,c]),l=f};if(o.isPreNorm){d(h);let f=js(
n,`${i}.sublayers.${s}.norm`,h,a,"norm(x)");l=h+f.w+3,h+=f.w+24}let u=Math.max(36,Math.min(60,r.h));
return d(h),un(n,t,{x:h,y:c-u/2,w:Hs-18,h:u}),l=h+Hs-18+3,h+=Hs,d(h),js(n,Ae(i,t),h,a,"update")}function Nr(n,t,s){
let{sheet:e,scene:o,path:i,stream:r,left:a}=n,c=a+r.w+Lt+16,h=r.y-32,l=r.y+r.h/2;if(e.arrow([c-12,l],
[c-2,l]),o.isPreNorm){let d=js(n,`${i}.sublayers.${s}.norm`,c,h,"norm(x)");h=d.bottom,e.arrow([c+d.w/
2,h+2],[c+d.w/2,h+14]),h+=16}else h=l-18;return un(n,t,{x:c,y:h,w:r.w,h:36}),h+=36,e.arrow([c+r.w/2,
h+2],[c+r.w/2,h+14]),js(n,Ae(i,t),c,h+12,"update")}function Lr(n,t,s,e){let{sheet:o,scene:i,path:r,stream:a,
left:c}=n,h=c+a.w/2,l=Math.max(a.bottom,e)+18;if(o.path(`M${h} ${a.bottom}V${l+16}`,"rail"),o.arrow(
[s,e+3],[s,l],[h+8,l]),o.plus(h,l,7),n.y=l+16,!i.isPreNorm){let u=T(`${r}.sublayers.${t}.norm`),f={x:h-
40,y:l+14,w:80,h:17};o.part(u,i.sayOf(u.path),f,["norm"],"small"),n.y+=20}let d=i.shareOf(`${r}.subl\
ayers.${t}`);o.text(h+14,l-5,o.isNarrow?`length: ${d} × x`:`its length is ${d} × that of x, on aver\
age`,"soft"),n.stream=ln(n,`${r}.sublayers.${t}`)}var Ir={relu:"hidden"},Pr={query:"q",key:"k",value:"v",used:"weights"},zr=1100,Cr={q:"query",k:"key",
v:"value"},Ds=class{constructor(t){this.view=t,this.listings=t.machine.listings,this.name=b("summary",
{}),this.lines=b("ol",{}),this.node=b("details",{class:"listing"},this.name,this.lines),this.shown=""}show(t){
let{run:s}=this.view.scene,{kind:e,path:o}=H(t.path,t.head),i=e==="head"&&t.path===o,r=s.node(i?`${o}\
.weights`:t.path);this.node.hidden=!r;let a=JSON.stringify([t.path,t.head,s.sizes]);if(!r||a===this.
shown)return;this.shown||(this.node.open=this.view.house.node.clientWidth>=zr),this.shown=a;let[c,h]=r.
code,l=b("code",{},h);this.name.replaceChildren("The code that computes it: ",l,` in ${c}`);let d=e===
"parameter"?Kt(T(o)).path:o,u=this.listings[h].split(`
`).map((f,m)=>{let p=this.#s(f,d,h,t.head);return this.#t(p,m+1,r,d)});this.lines.replaceChildren(...u)}#t(t,s,e,o){
let i=s===e.code[2],r=b("li",{},b("code",{},...t)),a=i?e:this.#e(s,e,o);if(a){let c=i?`  ${e.path}`:
"",h=`  # ${ke(this.view.scene,a.path)}${c}`;r.append(b("span",{class:"soft"},h))}return i&&(r.ariaCurrent=
"true"),r}#e(t,{code:s},e){return[...this.view.run.nodes.values()].find(o=>o.path.startsWith(`${e}.`)&&
o.code[1]===s[1]&&o.code[2]===t)}#s(t,s,e,o){let i=e==="attention"?Pr:Ir;return t.split(/\b([a-z_][a-z_0-9]*)\b/).
map(r=>{let a=i[r]??r,c=`${s}.${a}`,h=this.view.run.node(c);if(!h)return r;let l=h.shape.length===3;
return P(r,()=>this.view.go(T(c,l?o:-1)),{class:`code-name ${Cr[a]??""}`})})}};var Wr=n=>Float32Array.from(Z(n));var Rr=n=>[...n.keys()].sort((t,s)=>n[s]-n[t]),qs=n=>{let t=0;return Array.from(n,s=>t+=s)};function fn(n,{
temperature:t=1,top_k:s=null,top_p:e=1}){let o=Wr(n.map(h=>h/t)),i=Rr(o).slice(0,s??n.length),r=qs(i.
map(h=>o[h])),a=new Float32Array(n.length);i.forEach((h,l)=>{let d=l&&r[l-1];(e===1||d<e*r.at(-1))&&
(a[h]=o[h])});let c=qs(a).at(-1);return a.map(h=>h/c)}var mn=(n,t)=>n.findIndex(s=>s>t*n.at(-1));function*pn(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var Bs=n=>n.reduce((t,s)=>t*s,1);function st(n,t){let[s,e]=n.slice(-2),o=new Float32Array(Bs(n));return o.
forEach((i,r)=>{let a=Math.floor(r/e);o[r]=t(Math.floor(a/s),a%s,r%e)}),{shape:n,data:o}}function gn(n,t){
let s=0;for(let e=0;e<n;e++)s+=t(e);return s}var Fr={scale:([n],t,{sizes:s})=>st(t,(...e)=>N(n,...e)*
Math.sqrt(s.d_model)),split:([n],t)=>st(t,(s,e,o)=>N(n,0,e,s*t[2]+o)),scores([n,t],s){let e=n.shape[2];
return st(s,(o,i,r)=>gn(e,a=>N(n,o,i,a)*N(t,o,r,a))/Math.sqrt(e))},mask:([n],t,s,e)=>st(t,(o,i,r)=>s.
hides(e,i,r)?-1/0:N(n,o,i,r)),softmax([n],t){let s=st(t,()=>0),e=t.at(-1);for(let o=0;o<s.data.length/
e;o++)S(s,o).set(Z(S(n,o)));return s},values:([n,t],s,e,o)=>st(s,(i,r,a)=>e.lacks(o,i)?0:gn(t.shape[1],
c=>N(n,i,r,c)*N(t,i,c,a))),concat:([n],t)=>st(t,(s,e,o)=>N(n,Math.floor(o/n.shape[2]),e,o%n.shape[2])),
relu:([n],t)=>st(t,(...s)=>Math.max(N(n,...s),0)),add:([n,t],s)=>st(s,(...e)=>N(n,...e)+N(t,...e)),copy:([
n])=>n,loss:([n],t,{targets:s})=>st(t,(e,o)=>-Math.log(Z(S(n,o))[s[o]])),parameter:(n,t,{parameters:s},e)=>({
shape:t,data:s[e].data})},Ks=class n{constructor({machine:t,src:s,tgt:e,next:o,targets:i,stored:r,parameters:a,
...c}){let{given:h=0,without:l={}}=c;this.given=h,this.isAlone=h>0,this.machine=t,this.without=l;let{
nodes:d,params:u}=bn(t);this.nodes=d,this.params=u,this.outputs=t.outputs,this.vocabulary=t.vocabulary,
this.padId=t.pad_id,this.src=s,this.tgt=e,this.sizes={...t.sizes,S:s.length,T:e.length},this.sizes.V_src=
t.vocabulary.src.length,this.sizes.max_len=t.max_len,this.stored=r,this.parameters=a,this.tensors=new Map,
this.shorter=[],this.next=o,this.targets=i??[...e.slice(1),this.next.at(-1)];let f=(m,p="tgt")=>m.map(
g=>this.vocabulary[p][g]);this.srcTokens=f(s,"src"),this.tgtTokens=f(e),this.givenTokens=this.isAlone?
this.tgtTokens.slice(1,h):this.srcTokens,this.nextTokens=f(this.next),this.targetTokens=f(this.targets),
this.longest=this.#t()}get hasParams(){return this.parameters!==null}spoken(t){return this.node(t).say.
split(":")[0]}node(t){return this.nodes.get(this.outputs[t]??t)??this.params.get(t)}size(t){return this.
sizes[t]??Number(t)}shape(t){return this.node(t).shape.map(s=>this.size(s))}waits(t){return this.params.
has(t)&&!this.hasParams}#t(){let t=0;for(let s of this.nodes.keys()){if(!/sublayers\.\d+$|^positions/.
test(s))continue;let e=this.tensor(s);for(let o=0;o<e.shape[0];o++)t=Math.max(t,xt(e,o))}return t}tensor(t){
let s=this.node(t),e=this.tensors.get(s.path);return e||(e=this.#e(s,this.shape(t)),this.tensors.set(
s.path,e)),e}ranked(t){let s=S(this.tensor("generator"),t),e=o=>+(o===this.next[t]);return[...s.keys()].
sort((o,i)=>s[i]-s[o]||e(i)-e(o))}hides(t,s,e){return t.startsWith("decoder")&&t.includes(".self_att\
ention")?e>s?"causal":"":this.src[e]===this.padId?"padding":""}lacks(t,s){let[e,o]=this.without.head??
[];return o===s&&t.startsWith(`${e}.`)}upTo(t){if(t>=this.sizes.T)return this;let s=o=>o.slice(0,t),
e=(o,i)=>({shape:i,data:this.tensor(o).data.slice(0,Bs(i))});return this.shorter[t]??=new n({...this,
tgt:s(this.tgt),next:s(this.next),targets:s(this.targets),stored:e,machine:this.machine}),this.shorter[t]}#e({
path:t,op:s,parents:e},o){let i=Fr[s];if(!i)return this.stored(t,o);let r=e.map(a=>this.tensor(a));return i(
r,o,this,t)}},wn=new WeakMap;function bn(n){let t=wn.get(n);if(!t){let s=new Map(n.nodes.map(o=>[o.path,
o])),e=new Map;for(let o of s.values())for(let i of o.params)e.set(i,Hr(o,i,s));t={nodes:s,params:e},
wn.set(n,t)}return t}function Hr({op:n,shape:t,parents:s,code:e,chapter:o,say:i},r,a){let[c,h]=r.split(
".").slice(-2),l=t.at(-1),d={lookup:[r.startsWith("src")?"V_src":"V",l],position:["max_len",l],linear:[
l,a.get(s[0])?.shape.at(-1)]};return{path:r,name:`${c}.${h}`,shape:h!=="bias"&&d[n]||["1",l],parents:[],
op:"parameter",code:e,chapter:o,say:n==="position"?"The table of positions, from sine and cosine: no\
t learned":`${i.split(":")[0]}, ${h}: parameters, learned in training`,params:[]}}function jr(n){return Array.
from({length:n.shape[0]},(t,s)=>{let e=Array.from(S(n,s));return e.indexOf(Math.max(...e))})}var xn=2**
12-1,Dr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_",qr=new Map([...Dr].map((n,t)=>[
n,t]));function yn(n,t,s=""){let{src:e,tgt:o,next:i,largest:r,letters:a,given:c}=t,h=(x,y)=>qr.get(a[y][x])??
0,l={},d=0,u=(x,y)=>{let k=new Float32Array(Bs(y));return k.forEach((M,$)=>{let v=l[x]+$,E=(h(v,0)<<
7)+(h(v,1)<<1)+h(v,2);k[$]=(E-xn-1)*r[x]/xn}),{shape:y,data:k}},f=n.vocabulary.tgt.indexOf("</s>"),m=s.
trim()?[...o.slice(1),f]:null,{nodes:p}=bn(n),g={...n.sizes,S:e.length,T:o.length};for(let x of Object.
keys(r))l[x]=d,d+=Bs(p.get(x).shape.map(y=>g[y]));let w={src:e,tgt:o,next:i,targets:m,given:c};return new Ks(
{machine:n,...w,stored:u,parameters:null})}function kn(n,t,s,e,o=null,i=0,r){let{model:a}=t,c=ro(a,()=>t.
decoder(s)(e,new Map)),h=m=>c[m],{parameters:l,without:d}=a,u=jr(c.generator);r&&o&&u.splice(i-1,1/0,
...o.slice(i-1));let f={src:s,tgt:e,next:u,targets:o,given:i};return new Ks({machine:n,...f,stored:h,
parameters:l,without:d})}var Br=12,Kr=[".","!","?"],_e=({text:n,mode:t,answer:s,language:e,without:o,seed:i,temperature:r})=>JSON.
stringify([e,n,s&&t!=="step"?[t,s]:"",o??"",i>=0?[i,r]:""]);function Vr(n){let[t,s]=n.split("#");return t?
t==="positions"?{positions:!0}:s!==void 0?{head:[t,Number(s)]}:{output:`${t}.${t.endsWith("feed_forw\
ard")?"w_2":"w_o"}`}:{}}var Ur=n=>n.indexOf(n.reduce((t,s)=>Math.max(t,s)));function Gr({seed:n=-1,temperature:t=1}){
if(n<0)return Ur;let s=pn(n);return e=>mn(qs(fn(e,{temperature:t})),s.next().value)}var Vs=class{constructor(t){
this.model=t;let s=t.get("opening").given>0;this.fetchFirst=me(t,s?ls:Ot),this.fetchMany=me(t,Ot,"la\
nguages"),this.text=t.get("text")}fetch(t){return t===nt?this.fetchFirst():this.fetchMany()}first(){
let s=this.model.get("language")===nt?this.model.get("answer"):"",e=yn(this.model.get("machine"),this.
model.get("opening"),s),o=_e({text:this.text,mode:s.trim()?"teacher":"step",answer:s,language:nt,...pt(
this.model,["seed","temperature"])});return{run:e,key:o,live:null,forced:[]}}fits(t,s){return _e(t)===
s.key}async answer(t){let{text:s,mode:e,answer:o,language:i}=t,r=await this.fetch(i);r.model.without=
Vr(t.without??"");let{src:a,start:c}=r.begin(s,i),{eosId:h,tokens:l}=r.tgtVocab,d=!a.length,u=Yr(this.
model.get("machine"),r,i),{longest:f}=u,m=Math.max(a.length,c.length);if(m>f)throw new RangeError(`T\
his text has ${m} tokens, and there is room for ${f} at most.`);let p=e!=="step"&&o.trim(),g=p?Xr(r,
o,f,c):c,w=e==="generate"||!p,x=d?{most:Math.min(f,g.length+Br-1)+1,ends:Kr}:{most:f,ends:[]},y=w?Jr(
r,a,g,x,Gr(t)):[...g,h],k=d?c.length:0,M=w&&t.seed>=0,[$,v]=[y.slice(0,-1),y.slice(1)];return{run:kn(
u,r,a,$,v,k,M),key:_e(t),live:r,forced:g.slice(c.length).map(E=>l[E])}}},$n=new WeakMap;function Yr(n,t,s){
if(s===nt)return n;let e=$n.get(t);if(!e){let{config:o,parameters:i}=t.model,[r,a]=i["encoder.layers\
.0.feed_forward.w_1.weight"].shape,[c]=i["tgt_embed.table.weight"].shape,{n_heads:h,max_len:l}=o;e={
...n,sizes:{H:h,V:c,d_k:a/h,d_model:a,d_ff:r},max_len:l,vocabulary:{src:t.srcVocab.tokens,tgt:t.tgtVocab.
tokens}},$n.set(t,e)}return e}function Xr(n,t,s,e=[n.tgtVocab.bosId]){let{target:o,tgtVocab:i}=n,r=o.
encode(t),a=r.indexOf(i.unkId);if(a>=0)throw new RangeError(`answer holds '${o.split(t)[a]}', which \
the model cannot generate: leave it out`);let c=s-e.length,h=e.length>1?"the text":"<s>";if(r.length>
c)throw new RangeError(`answer has ${r.length} tokens, and there is room for ${c} after ${h}: shorte\
n it`);return[...e,...r]}function Jr(n,t,s,{most:e,ends:o},i){let{tokens:r,eosId:a}=n.tgtVocab,c=n.decoder(
t),h=new Map,l=[...s],d=u=>u===a||o.includes(r[u]);for(let u=s;l.length<e;){let f=c(u,h);if(u=[i(S(f,
u.length-1))],l.push(...u),d(u[0]))break}return l}function vn({run:n,live:t}){let s=t.decoder(n.src),
e=new Map,o=0;return n.tgt.forEach((i,r)=>{let a=s([i],e).data,c=S(n.tensor("generator"),r);a.forEach(
(h,l)=>{o=Math.max(o,Math.abs(h-c[l]))})}),o}var Us={step:["Walk",""],teacher:["Teacher forcing","As in training: the right tokens are fed in, an\
d all rows are computed at once. The causal mask keeps each row from the tokens that it has to predi\
ct."],generate:["Generation","As at inference time: one row after the other. The KV cache keeps keys\
 and values of earlier rows (•)."]},Zr=5,Ne="eight thousand three hundred and eighty-two",Le=n=>n.
filter(t=>t!=="</s>"),Ie=(n,t)=>S(n.tensor("probabilities"),t)[n.next[t]];function Mn({before:n,run:t,
layout:{first:s}}){let[e,o]=[n,t].map(({next:c})=>c.slice(s)),i=o.findIndex((c,h)=>h<e.length&&c!==e[h]);
if(i>=0)return s+i;let r=c=>Math.abs(Ie(n,c)-Ie(t,c));return[...o.keys()].slice(0,e.length).map(c=>s+
c).reduce((c,h)=>r(h)>r(c)?h:c)}function Qr(n,t){let[s,e]=[n,t].map(o=>o.tensor("generator").data);return e.
reduce((o,i,r)=>Math.max(o,Math.abs(i-(s[r]??i))),0)}var On=(n,t)=>b("option",{value:n},t),Gs=class{constructor(t){
this.view=t,this.buttons=Object.entries(Us).map(([h,[l]])=>P(l,()=>t.ask({mode:h}),{"data-mode":h})),
this.said=b("p",{class:"said"}),this.hint=b("p",{class:"hint"}),this.rows=b("ol",{class:"rows"}),this.
more=b("div",{class:"more"}),this.error=b("p",{class:"error",role:"alert"}),this.status=b("p",{class:"\
hint",role:"status"}),this.off=b("select",{"aria-label":"Switch off",...B}),this.off.addEventListener(
"change",()=>this.#t({without:this.off.value})),this.showDrawn=()=>{},this.swap=t.isAlone?this.#e():
P("Swap the first two tokens",()=>this.#s());let s=h=>t.heat(h);this.temperature=so("Temperature","τ",
[.1,5],s),this.temperature.input.step="0.1";let e=b("label",{},"What if without ",this.off),o=[this.
swap,e,this.temperature.node];this.whatIf=b("div",{class:"what-if"},...o),this.changed=b("p",{class:"\
changed",role:"status"});let r=[b("div",{class:"modes",role:"group","aria-label":"Mode"},...this.buttons),
this.hint],a=[this.rows,this.more,this.whatIf],c=[this.status,this.error];this.node=b("div",{},...r,
...a,...c),this.shown=""}async#t(t){let{view:s}=this;await s.ask(t),s.before&&(s.house.comeIntoSight(),
s.toBars(Mn(s)))}#e(){let{view:t}=this,s=async c=>{await t.ask({seed:c,answer:""}),t.toBars()},e=P("\
Likeliest token",()=>s(-1)),o=P("",()=>s((t.seed+1)%1e3));this.showDrawn=()=>{let c=t.seed>=0;e.ariaPressed=
String(!c),o.ariaPressed=String(c),o.textContent=c?"Draw again":"Draw a token"};let r=P("Go on",()=>t.
ask({text:this.textOf(t.found),answer:""}));return b("span",{role:"group","aria-label":"Next token"},
e,o,r)}wait(t){this.status.textContent=t}#s(){let[t,s,...e]=this.view.run.srcTokens.filter(o=>!o.startsWith(
"<"));s!==void 0&&this.view.ask({text:[s,t,...e].join(" "),answer:"",without:""})}#o(){let{view:t}=this,
s=t.parts();if(this.off.childElementCount!==s.length+1){let o=i=>{let[r,a]=i.split("#");return i==="\
positions"?"the positions":F(ct(r,a&&Number(a)))};this.off.replaceChildren(On("","nothing left out"),
...s.map(i=>On(i,o(i))))}this.off.value=t.model.get("without"),this.temperature.show(t.temperature);
let e=t.mode==="step"&&t.temperature===1&&!t.isAlone;this.temperature.node.hidden=e,this.showDrawn(),
this.changed.replaceChildren(...this.#n())}#n(){let{before:t,run:s}=this.view;if(!t)return[];let{first:e}=this.
view.layout,o=({nextTokens:g})=>Le(g.slice(e)).join(" "),[i,r]=[t,s].map(o),a=this.view.model.get("w\
ithout")!=="",c=a?"the whole model":"before",h=a?`in ${c}`:c,l=Mn(this.view),[d,u]=[t,s].map(g=>`${g.
nextTokens[l]} ${ht(Ie(g,l))}`),f=`. In row ${s.tgtTokens[l]}: ${d} ${h}, ${u} now. Dashed bars: ${c}\
. `,m=i===r,p=`, though the logits moved by up to ${Qr(t,s).toFixed(1)}`;return[m?`The same tokens\
 as ${c}: `:`Other tokens than ${c}: `,...m?[]:[b("del",{},i)," → "],b("b",{},r),m?p:"",a||!s.isAlone?
f:"",m&&a?this.#i():""]}#i(){let{isOwn:t,word:s,model:e}=this.view,[o,i]=e.get("without").split("#");
if(i)return P("Leave out all its heads",()=>this.#t({without:o}));if(t||s===Ne)return"";let r=()=>this.#t(
{text:Ne,answer:""});return P(`Try it on ${Ne}`,r)}refuse(t){this.error.textContent=t}show(){let{mode:t,
found:s,step:e}=this.view;for(let a of this.buttons)a.ariaPressed=String(a.dataset.mode===t);this.#r(),
this.showAnswer(),this.#o();let o=t==="generate"?e:0,i=JSON.stringify([t,s.key,o,!!s.live]);if(i===this.
shown)return;this.shown=i,this.hint.textContent=Us[t][1];let r={step:()=>[],teacher:()=>this.#a(),generate:()=>this.#c()};
this.more.replaceChildren(...r[t]())}showAnswer(){let{found:t,mode:s,model:e,story:o,clock:i,run:r}=this.
view,a=s!=="step"||o.isOver(i.t),{first:c}=this.view.layout,h=(p,g)=>g>=c&&o.progress("tgt","pick",g,
i.t)>=1,l=Le(r.nextTokens.filter(h)),d=a?this.answerOf(t):l.join(" · ")||"…",u=this.view.scene.langOf(
"decoder"),f=`${e.get("text")} ${d} ${s} ${u}`;if(this.said.dataset.key===f)return;this.said.dataset.
key=f,this.said.hidden=s==="teacher";let m=b("span",{},Vt(e.get("text")));this.said.replaceChildren(
m," → ",b("b",{lang:u},d))}answerOf(t){return this.textOf(t,Math.max(0,t.run.given-1))}textOf({live:t,
run:{targets:s,targetTokens:e,isAlone:o}},i=0){if(t)return t.textOf(s.slice(i));let r=o||this.view.isOwn?
" ":"";return Le(e.slice(i)).join(r).replace(/ (?=[.,;:!?)])/g,"")}#r(){let{view:t}=this,{run:s,mode:e,
step:o}=t,i=t.newScene(s),r=JSON.stringify(s.tgtTokens);if(r!==this.rows.dataset.key||!this.rows.children.
length){this.rows.dataset.key=r;let a=s.tgtTokens.map((c,h)=>{let l=b("span",{lang:i.langOf("decoder")},
c),d=P(l,()=>t.stepTo(h),{class:"pill"});return b("li",{},d)});this.rows.replaceChildren(...a)}this.
rows.querySelectorAll("button").forEach((a,c)=>{let h=e!=="teacher"&&c===o;a.ariaCurrent=h?"step":null,
h&&(this.rows.scrollLeft=a.offsetLeft-this.rows.clientWidth/2),a.ariaLabel=`Row ${c}: ${i.rowName("d\
ecoder",c)}`,a.classList.toggle("unwritten",i.hides("decoder",c))})}#a(){let{view:t}=this,{found:s,run:e}=t,
{targetTokens:o}=e,i=`answer-${Math.random()}`,r={value:this.answerOf(s),lang:t.scene.langOf("decode\
r")},c=b("input",{id:i,...r,...{type:"text",autocomplete:"off",spellcheck:"false"}}),h=b("label",{for:i},
"Answer that is fed in"),l=b("button",{},"Feed it in"),d=b("form",{class:"line"},h,c,l);d.addEventListener(
"submit",g=>{g.preventDefault(),t.ask({answer:c.value.trim()})});let u=[...e.tensor("loss").data],f=u.
reduce((g,w)=>g+w,0)/u.length,m=u.indexOf(Math.max(...u)),p=`Loss: ${f.toFixed(3)} per token; the la\
rgest is ${u[m].toFixed(2)}, for “${o[m]}”.`;return[d,b("p",{class:"hint"},p),this.#h()]}#c(){let{
view:t}=this,{scene:s,found:e,run:o}=t,i=S(o.tensor("probabilities"),s.step),r=o.ranked(s.step).slice(
0,Zr),{tgt:a}=o.vocabulary,c=o.targets.slice(0,s.step),h=r.filter(d=>a[d]!=="</s>").map(d=>{let u=`${(100*
i[d]).toFixed(i[d]>.0995?0:1)}%`;return P(`${a[d]} ${u}`,()=>t.goOn([...c,d]))}),l=b("div",{class:"l\
ine"},"Continue with ",...h);return e.forced.length&&l.append(P("Back to the model's own",()=>t.ask(
{answer:""}))),[l,this.#h()]}#h(){let{view:t}=this,{found:s}=t,e="Compare all rows at once with one \
row at a time";if(!s.live)return b("p",{class:"hint"},P(e,()=>t.ask({},!0)));let o=vn(s),i=`All rows\
 at once, or one row at a time with the KV cache: the ${s.run.tgt.length} rows agree. Largest differ\
ence of a logit: ${o?o.toExponential(1):"0"}.`;return b("p",{class:"hint"},i)}};var En=1e-5,Pe=class{constructor(t,s,e){this.run=t,this.node=s,this.index=e,this.own=this.cell(s.path,
...e)}cell(t,...s){let{head:e,row:o,cell:i}=at(t,s);return{path:t,index:s,value:N(this.run.tensor(t),
e,o,i)}}from(t,...s){return this.cell(this.node.parents[t],...s)}same(){return this.alone(this.from(
0,...this.index))}alone(...t){return t.map(s=>({a:s,b:null,product:s.value}))}pairs(t,s,e){return zt(
t).map(o=>{let[i,r]=[s(o),e(o)];return{a:i,b:r,product:i.value*r.value}})}};function Tn(n,t){let s=n.
run.shape(n.node.parents[0]).at(-1),e=zt(s).map(r=>n.from(0,...t,r)),o=e.reduce((r,{value:a})=>Math.
max(r,a),-1/0),i=e.map(r=>({a:r,b:null,product:Math.exp(r.value-o)}));return{terms:i,largest:o,total:kt(
i)}}var kt=n=>es(n.map(({product:t})=>t)),ta={lookup(n){let{run:t,node:s,index:e,own:o}=n,[i,r]=e,a=(s.
path.startsWith("src")?t.src:t.tgt)[i],c={path:s.params[0],index:[a,r],value:o.value};return{terms:n.
alone(c),formula:`table[${a}, ${r}]`}},scale(n){let t=Math.sqrt(n.run.sizes.d_model),s=n.same(),e=s[0].
product*t;return{terms:s,scale:t,result:e,formula:"table · √d_model"}},position(n){let[t]=n.same(),
s=[t,...n.alone(n.cell(n.node.params[0],...n.index))];return{kind:"sum",terms:s,result:kt(s),formula:"\
x + pe"}},norm(n){let[t,s]=n.index,[e,o]=n.node.params.map(u=>n.cell(u,0,s)),i=n.run.sizes.d_model,r=n.
alone(...zt(i).map(u=>n.from(0,t,u))),a=kt(r)/i,c=es(r.map(({product:u})=>(u-a)**2))/i,l=(r[s].product-
a)/Math.sqrt(c+En)*e.value+o.value;return{terms:r,result:l,formula:"(x − mean) / √(variance + eps) ·\
 weight + bias",at:s,mean:a,variance:c,eps:En,gain:e,shift:o}},linear(n){let{run:t,node:s,index:e}=n,
[o,i]=e,[r,a]=s.params,c=n.pairs(t.shape(s.parents[0])[1],d=>n.from(0,o,d),d=>n.cell(r,i,d)),h=n.cell(
a,0,i),l=kt(c)+h.value;return{kind:"dot",terms:c,bias:h,result:l,formula:"Σ xᵢ · weightᵢ + bias"}},
split(n){let[t,s,e]=n.index,{d_k:o}=n.run.sizes,[i,r]=[t*o,n.run.node(n.node.parents[0]).name],a=n.alone(
n.from(0,s,i+e)),c=`Head ${t} takes the features ${i} to ${i+o-1} of ${r}: the same numbers, counted\
 from 0.`;return{kind:"copy",terms:a,moved:c,formula:"column head · d_k + i"}},scores(n){let[t,s,e]=n.
index,{d_k:o}=n.run.sizes,i=n.pairs(o,c=>n.from(0,t,s,c),c=>n.from(1,t,e,c)),r=1/Math.sqrt(o),a=kt(i)*
r;return{kind:"dot",terms:i,scale:r,result:a,formula:"Σ qᵢ · kᵢ / √d_k"}},mask(n){let t=n.same(),
[,s,e]=n.index,o=n.run.hides(n.node.path,s,e),i=o?-1/0:t[0].product;return{terms:t,result:i,formula:o?
"−∞: this key is masked":"the score: not masked",hidden:o}},softmax(n){let t=[...n.index],s=t.pop(),
e=Tn(n,t),o=e.terms[s].product/e.total;return{...e,result:o,formula:"exp(x − max) / Σ exp(xⱼ − max)",
at:s}},loss(n){let[t]=n.index,s=n.run.targets[t],e=Tn(n,[t]),o=-Math.log(e.terms[s].product/e.total);
return{...e,result:o,formula:"−log(exp(x − max) / Σ exp(xⱼ − max))",at:s}},parameter(n){let{
run:t,node:s,index:e}=n,[o,i]=e,{path:r}=s,a=zt(t.shape(r)[1]).map(m=>n.cell(r,o,m)),c=n.alone(...a);
if(!r.endsWith(".pe"))return{terms:c,at:i,formula:"a parameter, learned in training"};let h=i-i%2,l=i%
2?"cos":"sin",{d_model:d}=t.sizes,u=Math[l](o/1e4**(h/d)),f=`${l}(${o} / 10000^(${h} / ${d}))`;return{
terms:c,at:i,result:u,formula:f}},values(n){let[t,s,e]=n.index,o=n.pairs(n.run.shape(n.node.parents[1])[1],
i=>n.from(0,t,s,i),i=>n.from(1,t,i,e));return{kind:"dot",terms:o,result:kt(o),formula:"Σ weightⱼ · v\
ⱼ"}},concat(n){let[t,s]=n.index,{d_k:e}=n.run.sizes,o=Math.floor(s/e),i=n.from(0,o,t,s%e),r="head \
i // d_k, column i % d_k",a=`The results of the heads stand side by side: the features ${o*e} to ${(o+
1)*e-1} are head ${o}’s.`;return{kind:"copy",terms:n.alone(i),moved:a,formula:r}},relu(n){let t=n.
same();return{terms:t,result:Math.max(t[0].product,0),formula:"max(0, x)"}},add(n){let t=n.alone(...[
0,1].map(s=>n.from(s,...n.index)));return{kind:"sum",terms:t,result:kt(t),formula:"x + sublayer(x)"}},
copy:n=>({terms:n.same(),moved:"It is handed on as it is.",formula:"x"})};function Ut(n,t,s){let e=n.
node(t),o=new Pe(n,e,s),{own:i}=o,{op:r}=e,c={...{kind:r,cell:i,terms:[],bias:null,scale:null},result:i.
value};return e.params.length&&r!=="lookup"&&!n.hasParams?{...c,formula:"",needs:"parameters"}:{...c,
...ta[r](o)}}var U=(...n)=>b("span",{},...n),D=(n,...t)=>b("p",{class:n},...t);function _n(n,t){let{scene:s}=n,{run:e}=s,
o=Ut(e,t.path,wt(t)),i=t.head<0?"":`head ${t.head}`,r=[s.rowName(t.path,t.row),s.columnName(t.path,t.
cell)],a=[i,...r].filter(Boolean).join(", "),c=b("strong",{},e.node(t.path).name),h=b("code",{},`${t.
path}[${wt(t).join(", ")}]`),l=e.hasParams?"":"≈ ",d=l+Wt(o.result),f=[b("div",{class:"number-top"},
b("output",{class:"number-value"},d),b("div",{},D("number-title",c,`, ${a}`),h),ea(n,t))];return o.needs?
(f.push(D("hint","The parameters are on their way …")),n.needParameters()):f.push(...Nn(n,o)),l&&!o.
needs&&f.push(sa(n)),f}function sa(n){return D("hint","These numbers came with the page, with three \
digits each. ",P("Fetch them exactly",()=>n.needParameters()))}function ea(n,t){let[s,e]=n.scene.run.
shape(t.path).slice(-2),i=[["←","Previous column",0,-1],["→","Next column",0,1],["↑","Previous\
 row",-1,0],["↓","Next row",1,0]].map(([a,c,h,l])=>{let d={...t,row:t.row+h,cell:t.cell+l},u=d.row>=
0&&d.row<s&&d.cell>=0&&d.cell<e,m=P(a,()=>u&&n.go(d),{"aria-label":c,"data-id":c,tabindex:"-1"});return m.
ariaDisabled=String(!u),m});return b("div",{class:"neighbors",...{role:"group","aria-label":"The cel\
ls beside it"}},...i)}function et(n,t,s="",e=3){let{scene:o}=n,{run:i}=o,r=t.path.split(".").at(-1),
a={q:"query",k:"key",v:"value"}[r]??"",c=i.params.has(t.path),h=at(t.path,t.index),l=t.index.join(",\
 "),d=c?`${i.node(t.path).name}[${l}], a parameter: ${z(t.value,3)}`:o.sayCell(i.tensor(t.path),h);return P(
z(t.value,e),()=>n.go(h),{class:`operand ${a} ${c?"parameter":""}`,"data-id":`${t.path}@${t.index}${s}`,
"aria-label":c?d:`${i.spoken(t.path)}, ${d}`,title:d,tabindex:"-1"})}var Gt=({run:n},{path:t})=>n.node(
t).name;function Nn(n,t){let{kind:s,terms:e,formula:o}=t,i=[D("formula",b("code",{},o))];e.length>2&&
i.push(ca(n,t));let a={dot:oa,softmax:Sn,loss:Sn,norm:na,parameter:ia,copy:ra}[s]??aa;return[...i,...a(
n,t)]}var It=({result:n})=>b("strong",{},`= ${Wt(n)}`);function ze(n,t,s=-1){let e=t.map(([o,...i],r)=>{
let a=b("li",{},b("small",{},o),...i);return r===s&&a.classList.add("current"),a});return b("ol",{class:`\
terms ${n}`},...e)}function oa(n,t){let{terms:s,bias:e,scale:o}=t,[{a:i,b:r}]=s,a=`${s.length} produ\
cts: ${Gt(n,i)} × ${Gt(n,r)}`,c=s.map(({a:d,b:u,product:f},m)=>{let p=b("span",{class:"product"},z(
f,3));return[m,et(n,d),"×",et(n,u),"=",p]}),h=s.reduce((d,{product:u})=>d+u,0),l=[U(`Σ = ${z(h,4)}`)];
return e&&l.push(U("+ bias ",et(n,e))),o&&l.push(U(`× ${z(o,4)} (1 / √${Math.round(o**-2)})`)),[D(
"soft",a),ze("",c),D("ending",...l,It(t))]}function Sn(n,t){let{kind:s,terms:e,at:o,largest:i,total:r}=t,
a=w=>e.length<=40||w===o||e[w].product>.001,c=[...e.keys()].filter(a),h=e.length-c.length,l=h?`; ${h}\
 below 0.001 are left out here and are in the sum`:"",d=z(i,3),u=`First the largest of the ${e.length}\
 ${Gt(n,e[0].a)}, ${d}, is subtracted from each: no exp is too large, and the shares stay the same${l}`,
f=c.map(w=>{let{a:x,product:y}=e[w],M=y>0&&y<5e-4?y.toExponential(1):z(y,3),$=n.scene.columnName(x.path,
x.index.at(-1)),v=b("span",{class:"product"},M),E=U(`exp(${z(x.value-i,3)}) =`);return[$,et(n,x),"→",
E,v]}),m=`${z(e[o].product,4)} / Σ ${z(r,4)}`,p=U(s==="loss"?`−log(${m})`:m),g=ze("wide",f,c.indexOf(
o));return[D("soft",u),g,D("ending",p,It(t))]}var Ln=(n,{terms:t,at:s})=>ze("narrow",t.map(({a:e},o)=>[
o,et(n,e)]),s);function na(n,t){let{terms:s,at:e,mean:o,variance:i,eps:r,gain:a,shift:c}=t,[h,l]=[z(
o,4),z(i,4)],d=et(n,s[e].a,"-again");return[D("soft",`The row of ${s.length} numbers that is normali\
zed:`),Ln(n,t),D("ending",U(`mean ${h}`),U(`variance ${l}`),U("(",d,` − ${h})`),U(`/ √(${l} + ${r}\
)`),U("× weight ",et(n,a)),U("+ bias ",et(n,c)),It(t))]}function ia(n,t){let{path:s,index:e}=t.cell,
o=n.scene.rowName(s,e[0]),i=`The ${t.terms.length} numbers of its row${o?`, ${o}`:""}:`;return[D("so\
ft",i),Ln(n,t),D("ending",U("here"),It(t))]}function ra(n,t){let[{a:s}]=t.terms,e=U(`${Gt(n,s)}[${s.
index.join(", ")}] `,et(n,s)),o=Ut(n.scene.run,s.path,s.index);o.needs&&n.needParameters();let i=o.needs?
[D("hint","The parameters are on their way …")]:[D("soft","And there it is this sum:"),...Nn(n,o)];
return[D("soft",t.moved),D("moved",e,It(t)),...i]}var An={mask:"keeps, or masks",relu:"max(0, x) of",
lookup:"a row of the table:"};function aa(n,t){let{kind:s,terms:e,scale:o,hidden:i}=t,r=e.map(({a:l})=>l.
value),a=s==="sum"?ws(r,t.result,3):3,c=e.flatMap(({a:l},d)=>[d?"+":An[s]?F(An[s]):"",U(`${Gt(n,l)} `,
et(n,l,"",a))]);o&&c.push(`× ${z(o,4)}`),i&&c.push(`masked by the ${i} mask`);let h=b("strong",{},`\
= ${z(t.result,a)}`);return[D("ending",...c,s==="sum"?h:It(t))]}function ca(n,{terms:t,kind:s,at:e}){
let o=Math.max(200,n.width||720),i=t.map(({product:p})=>p),r=Math.max(...i.map(Math.abs))||1,a=i.some(
p=>p<0),c=70,h=a?c/2:c-2,l=Math.min(o/t.length,40),d=i.map((p,g)=>{let w=Math.abs(p)/r*(a?c/2-2:c-4),
x=g===e&&s!=="dot"?" chosen":"";return j("rect",{x:g*l+l*.1,y:p<0?h:h-w,width:l*.8,height:Math.max(w,
.75),class:(p<0?"minus":"plus")+x})}),u=j("path",{d:`M0 ${h}H${l*t.length}`,class:"wire"}),f={viewBox:`\
0 0 ${o} ${c}`,width:o,height:c};return j("svg",{...f,...{class:"picture bars","aria-hidden":"true"}},
...d,u)}var Yt=class{constructor(t,{mode:s,step:e,language:o,headStep:i=5}){this.headStep=i,this.run=t,this.
mode=s,this.step=Math.max(0,Math.min(e,t.sizes.T-1)),this.language=o,this.isPreNorm=we(t),this.longest=
t.longest}isTarget(t){return this.run.node(t)?.shape.at(-2)==="T"}hides(t,s){return t==="decoder"&&this.
mode==="generate"&&s>this.step}kindOf(t,s){return t==="encoder"||this.mode==="teacher"?"":s===this.step?
"lit":this.mode==="step"?"dim":"kept"}tokenOf(t,s){return this.run[t==="encoder"?"srcTokens":"tgtTok\
ens"][s]}langOf(t){return this.language&&t==="encoder"?"en":this.language}probabilityOf(t){return S(
this.run.tensor("probabilities"),t)[this.run[this.mode==="teacher"?"targets":"next"][t]]}shareOf(t){
let s=this.run.node(this.isPreNorm?t:`${t}.sum`),[e,o]=s.parents.map(a=>this.run.tensor(a)),[i]=o.shape,
r=0;for(let a=0;a<i;a++)r+=xt(o,a)/xt(e,a);return(r/i).toFixed(2)}rowName(t,s){let{srcTokens:e,tgtTokens:o,
vocabulary:i}=this.run,a={S:()=>e[s],T:()=>`${o[s]} → ${this.outOf(s)}`,V:()=>`“${i.tgt[s]}”`,
V_src:()=>`“${i.src[s]}”`,max_len:()=>`position ${s}`,1:()=>""}[this.run.node(t)?.shape.at(-2)??
"T"];return a?a():`output ${s}`}outOf(t){return this.run[this.mode==="teacher"?"targetTokens":"nextT\
okens"][t]}isKept(t,s){return this.mode!=="generate"||t.startsWith("encoder")?!1:t.endsWith("cross_a\
ttention")||s<this.step}columnName(t,s){let{run:e}=this,o=e.node(t).shape.at(-1);return o==="S"?e.srcTokens[s]:
o==="T"?e.tgtTokens[s]:o==="V"?`“${e.vocabulary.tgt[s]}”`:o==="1"?"the loss":`feature ${s}`}sayCell(t,{
path:s,head:e,row:o,cell:i}){let r=this.run.node(s).name,a=e>=0?`, head ${e}`:"",c=N(t,e,o,i),h=c===
-1/0?"−∞ (masked)":Wt(c),l=[this.rowName(s,o),this.columnName(s,i)];return`${r}${a}, ${l.filter(
Boolean).join(", ")}: ${h}`}sayOf(t){return F(this.run.node(t).say)}sayOfHead(t,s,e=-1){let o=this.run.
tensor(`${t}.weights`),i=t.startsWith("decoder"),r=e>=0?e:i&&this.mode!=="teacher"?this.step:-1,a=F(
ct(t,s)),[,c,h]=o.shape;if(r<0)return`${a}: ${c} × ${h} attention weights, each row sums to 1`;let l=t.
includes("cross")||!i?this.run.srcTokens:this.run.tgtTokens,d=jt(o,s,r).filter(([,f],m)=>m<3&&f>=.05).
map(([f,m])=>`${l[f]} ${m.toFixed(2)}`),u=i?`input ${this.run.tgtTokens[r]}, predicts ${this.outOf(r)}`:
this.run.srcTokens[r];return`${a}, ${u}: attends to ${d.join(", ")}`}};var ha={layer:()=>"Each sublayer takes the residual stream x through a layer norm; its output, the u\
pdate, is added to x.",attention:({run:{sizes:n}},t)=>`${t.endsWith("cross_attention")?"The queries \
come from the decoder, keys and values from the memory":"Queries, keys and values come from the same\
 vectors"}. Each of the ${n.H} heads has ${n.d_k} of the ${n.d_model} features.`,feedForward:({run:n})=>`\
Each position on its own: ${n.sizes.d_model} features become ${n.sizes.d_ff} hidden units, what is n\
egative becomes 0, and ${n.sizes.d_model} come back.`,embedding:()=>"Each token picks its row of the\
 table; scaled, and with its position added, it starts the residual stream.",finalNorm:(n,t)=>t==="e\
ncoder"?"The last layer norm gives the memory: every decoder layer attends to it.":"The last layer n\
orm gives the hidden states, the input of the output projection.",parameter:({run:n},t)=>{let[s,e]=n.
shape(t),o=s===1?e:`${s} × ${e}`;return`${F(n.node(t).say)}. ${o} numbers, the same for every text.`},
generator:({run:n})=>`Each row becomes a logit for each of the ${n.sizes.V} entries of the ${n.isAlone?
"":"target "}vocabulary; softmax makes probabilities of them.`};function Ce(n,t,s){let{run:e,step:o}=n;
if(e.waits(t.path))return`${n.sayOf(t.path)}.`;if(ut(t)){let a=N(e.tensor(t.path),t.head,t.row,t.cell);
return`${n.sayOf(t.path)}. Here: ${z(a,3)}, and where it comes from.`}if(s.kind!=="map"){let a=ha[s.
kind](n,s.path);return t.path===s.path?a:`${n.sayOf(t.path)}.`}if(n.mode==="teacher"){let a=e.isAlone?
", as in training: each is to predict the token of the next row":": each has a token of tgt_in as in\
put and is to predict the token of tgt_out";return`All ${e.sizes.T} rows at once${a}; its loss stand\
s beside it.`}let i=(100*n.probabilityOf(o)).toFixed(1);return`Row ${o} has ${o?"":"the start token "}\
“${e.tgtTokens[o]}” as input and predicts “${n.outOf(o)}”, with ${i}%. Choose any part to go\
 into it.`}var Ys=class{constructor(t){this.stage=t,this.node=b("div",{class:"unseen"}),this.grid=null}get isOpen(){
return this.grid!==null}enter(t){let{view:s}=this.stage,e=s.scene.run.tensor(t.path);this.grid=t;let o=t.
rows.map(h=>Array.from({length:t.columns},(l,d)=>{let u=z(N(e,t.head,h,d),3),f=s.scene.columnName(t.
path,d);return b("td",{tabindex:"-1","aria-label":`${f}: ${u}`,"data-at":`${h} ${d}`,...B},u)})),i=o.
map((h,l)=>b("tr",{},b("th",{scope:"row"},s.scene.rowName(t.path,t.rows[l])),...h)),r=s.scene.sayOf(
t.path),a=b("table",{role:"grid","aria-label":r},b("tbody",{},...i)),c=h=>h.target.closest("td").dataset.
at.split(" ").map(Number);a.addEventListener("focusin",h=>this.stage.look(t,...c(h))),a.addEventListener(
"keydown",h=>{h.key==="Enter"&&(h.preventDefault(),this.stage.pinOrEnter(t,...c(h)))}),pe(a,o),this.
node.replaceChildren(a),o[0][0].focus({preventScroll:!0})}leave(t=!1){if(!this.grid)return!1;let{path:s,
head:e}=this.grid;return this.grid=null,t&&this.stage.spots.nodes.get(`${s}#${e}`)?.focus(),this.node.
replaceChildren(),!0}};var la=1100,da=464,In=0;function ua(n){let t=j("path",{d:"M-1 6L6 -1M2 9L9 2",class:"stripe"});return j(
"defs",{},j("pattern",{id:n,...{width:5,height:5,patternUnits:"userSpaceOnUse"}},t))}var Xs=class{constructor(t){
this.view=t,In+=1,this.hatch=`machine-hatch-${In}`,this.drawing=j("g"),this.lights=j("g",{class:"lig\
hts"});let s=[ua(this.hatch),this.drawing,this.lights];this.svg=j("svg",{"aria-hidden":"true",class:"\
picture"},...s),this.spots=new _t("spots","Parts of this picture",{press:(o,i)=>this.#s(o,i),point:(o,i)=>this.#t(
o,i),leave:()=>this.#o()}),this.spots.node.addEventListener("focusin",o=>{let i=o.target;i.matches("\
:focus-visible")&&t.point(i.ariaLabel)}),this.spots.node.addEventListener("focusout",()=>this.#o()),
this.number=b("div",{class:"number-page",...B}),this.cells=new Ys(this);let e=[this.svg,this.spots.node,
this.number,this.cells.node];this.node=b("div",{class:"stage"},...e),this.sheet=null,this.at=null,this.
pin=null}sheetOf(t,s){return new gs(t,this.hatch,this.sheet,s)}show(t,s){let e=!this.at||fa(this.at,
s)===!1,o=this.node.contains(document.activeElement);vo(this.drawing,t.marks,this.sheet?.marks),this.
sheet=t,t.before=null,this.at=s,e&&(this.pin=null,this.cells.leave()),this.number.replaceChildren(),
this.svg.removeAttribute("hidden");let{width:i,height:r}=t,a={width:i,height:Math.ceil(r)},c={...a,viewBox:`\
0 0 ${a.width} ${a.height}`};for(let[u,f]of Object.entries(c))this.svg.setAttribute(u,String(f));this.#a(
s);let{from:h}=this.view,l=({go:u,grid:f})=>ma(u??f,h),d=e&&h?t.spots.find(l):void 0;this.spots.draw(
t.spots,d?.id,o&&!this.cells.isOpen)}fill({clientWidth:t,clientHeight:s}){let{width:e,height:o}=this.
sheet,i=t-24-(t<la?0:da),r=Math.min(i/e,(s-84)/o,1.7);this.node.style.zoom=String(Math.max(1,r))}showNumber(t){
this.node.style.zoom="1";let s=this.node.contains(document.activeElement);this.clear(),this.number.replaceChildren(
...t);let e=this.number.querySelector("[data-id]");e&&(e.tabIndex=0),s&&e?.focus()}wait(t){this.showNumber(
[b("p",{class:"hint",role:"status"},t)])}clear(){this.sheet=null,this.at=null,this.pin=null,this.cells.
leave(),this.drawing.replaceChildren(),this.lights.replaceChildren(),this.svg.toggleAttribute("hidde\
n",!0),this.spots.draw([]),this.number.replaceChildren()}#t({grid:t,say:s},e){t?this.look(t,...zn(t,
...this.#e(e))):this.view.point(s)}#e({clientX:t,clientY:s}){let{left:e,top:o,width:i}=this.svg.getBoundingClientRect(),
r=this.sheet.width/(i||1);return[(t-e)*r,(s-o)*r]}#s(t,s){if(!t.grid)return this.view.go(t.go);if(s.
detail===0)return this.cells.enter(t.grid);let{path:e,head:o}=t.grid;this.view.go(T(e,o,...zn(t.grid,
...this.#e(s))))}look(t,s,e){this.#n(t,s,e),this.view.point(this.sayCell(t,s,e))}#o(){this.view.point(
""),this.pin?this.#n(this.pin.grid,this.pin.row,this.pin.cell):this.#a(this.at)}sayCell({path:t,head:s},e,o){
let{scene:i}=this.view;return i.sayCell(i.run.tensor(t),{path:t,head:s,row:e,cell:o})}#n(t,s,e){let[
o,i,r]=[t.rows.indexOf(s),t.rows.length-1,t.columns-1];this.lights.replaceChildren(),this.#i(t,"line\
-light",[o,0,o,r]),this.#i(t,"line-light",[0,e,i,e]),this.#i(t,"cell-light",[o,e,o,e]);for(let[a,c]of this.#r(
{...t,row:s,cell:e}))this.#i(a,"source-light",c,1)}#i({x:t,y:s,cw:e,ch:o},i,[r,a,c,h],l=0){let d={x:t+
a*e-l,y:s+r*o-l,width:(h-a+1)*e+2*l,height:(c-r+1)*o+2*l};this.lights.append(j("rect",{...d,class:i}))}#r(t){
let s=new Map;for(let{path:e,index:o}of this.view.operandsOf(t)){let i=at(e,o),r=this.sheet.grids.find(
f=>Pn(f,i)&&f.rows.includes(i.row));if(!r)continue;let[a,c]=[r.rows.indexOf(i.row),i.cell],[h,l,d,u]=s.
get(r)??[a,c,a,c];s.set(r,[Math.min(h,a),Math.min(l,c),Math.max(d,a),Math.max(u,c)])}return s}#a(t){
if(this.lights.replaceChildren(),!this.sheet)return;let s=t.row<0&&t.path===H(t.path,t.head).path;for(let e of this.
sheet.grids){if(s||!Pn(e,t))continue;let o=e.rows.indexOf(t.row),[i,r]=o<0?[0,e.rows.length-1]:[o,o];
this.#i(e,"source-light",[i,0,r,e.columns-1],2)}}pinOrEnter(t,s,e){let{pin:o}=this;if(o&&o.grid===t&&
o.row===s&&o.cell===e)return this.view.go(T(t.path,t.head,s,e));this.pin={grid:t,row:s,cell:e},this.
look(t,s,e),this.view.point(`${this.sayCell(t,s,e)} Pinned: Enter again for its sum.`)}unpin(){return this.
pin?(this.pin=null,this.cells.isOpen||this.#o(),!0):this.cells.leave(!0)}},fa=(n,t)=>{let[s,e]=[n,t].
map(({path:o,head:i})=>H(o,i));return s.path===e.path&&n.head===t.head},Pn=(n,{path:t,head:s})=>n.path===
t&&(n.head<0||s<0||n.head===s),ma=(n,t)=>n&&n.path===t.path&&n.head===t.head;function zn({x:n,y:t,cw:s,
ch:e,rows:o,columns:i},r,a){let c=(l,d)=>Math.max(0,Math.min(d-1,l));return[o[c(Math.floor((a-t)/e),
o.length)],c(Math.floor((r-n)/s),i)]}function Wn({width:n,height:t,isAlone:s}){let e=s?t-.37*n:0;return[-105,Math.max(-34,e),n,t+6]}var Cn=({
chipX:n,shelves:t,width:s,height:e})=>[n.tgt-80,t[0].y-30,s,e],pa=[10,7];function Rn({top:n,rails:t},s,e){
let o=t[Math.max(0,s+1-pa[Number(e)])]-t[0];return[n-26+o,t[s]+34]}function We(n,t,s,e=n.rowAt(t)){let{
bands:o,bars:i,chipX:r,exit:a,tgt:c}=n.layout,h=p=>n.progress("tgt",p,e,t),l=_(i.x+50,r.tgt+70,h("ch\
ip"));for(let{path:p,side:g,stop:w}of o.values())g==="tgt"&&w&&(l=_(l,w,h(p)));let d=c.rails[e]-40,u=s?
150:330,f=[l-u,d-150,l+u,d+100],m=[a-(s?20:250),Math.min(d-90,n.layout.barsY(e)-40),i.x+i.w+30,d+80];
return f.map((p,g)=>_(p,m[g],h("scores")))}function Fn(n,t,s,e){let o=Wn(n.layout);return s||n.layout.
isAlone||e(o)?We(n,t,s):o}function Hn(n,t,s,e,o){let{layout:i}=n,{bands:r,bars:a,given:c}=i,[h,l]=["\
self_attention","feed_forward"].map(v=>r.get(`${c.stack}.layers.0.${v}`)),d=r.get("generator"),u=(v,E)=>s?
E:v,f=(v,E,O)=>[v[0],E,v[1],O],m=v=>f(v,...Rn(c.side,c.last,s)),p=(v,E,O=E)=>{let A=s?O:E;return[v.x-
A,v.x+v.w+A+(s?8:0)]},g=i.barsY(i.first),w=[d.x-u(40,20),g-40,a.x+a.w+30,g+134],y=s||i.isAlone||o(Cn(
i))?We(n,e,s):Cn(i),k=Wn(i),M=[30,k[1],d.x+60,c.side.rails[c.last]+30];return{machine:[[0,k]],tokens:[
[0,m(u([0,420],[-22,190]))]],table:[[0,m(u([60,480],[108,290]))]],place:[[0,m(u([100,520],[228,432]))]],
self:[[0,m(p(h,150,44))]],norm:[[0,m(u(p(h,150),[h.x-34,h.x+h.w+146]))]],feed:[[0,m(p(l,170,64))]],loop:[
[0,y]],end:[[0,y]],...i.isAlone?{memory:[[0,s?We(n,e,!0,i.first):M]],exit:[[0,w]]}:ga(i,{spans:u,high:f,
around:p,second:l,exit:d,score:w})}[t]}function ga(n,{spans:t,high:s,around:e,second:o,exit:i,score:r}){
let{tgt:a,bands:c,chipX:h,shelves:l}=n,[d,u,f]=["self_attention","cross_attention","feed_forward"].map(
k=>c.get(`decoder.layers.0.${k}`)),m=k=>s(k,...Rn(n.src,n.given.last,!1)),p=k=>[...s(k,a.top-30,a.rails[0]+
16),0],[g]=l,w=g.x+g.w,x=h.tgt,y=p(e(u,150,20));return{memory:[[0,m(t([o.x-40,w+30],[o.x,o.x+180]))],
[.6,m(t([g.x-240,w+90],[g.x-80,w+8]))]],start:[[0,p(t([x-60,x+360],[x-48,x+190]))]],masked:[[0,p(e(d,
150,44))]],cross:[[0,[y[0],g.y-6,y[2],y[3]]]],exit:[[0,p(t([f.x-60,i.x+60],[f.x-40,f.x+170]))],[.4,r]]}}var wa={chip:[.03,.14],embed:[.15,.21],positions:[.22,.27],layers:[.28,.74],decoder:[.75,.8],scores:[
.81,.87],softmax:[.88,.93],pick:[.94,.99]};function jn(n,t){if(n<=t[0][0])return t[0][1];for(let s=1;s<
t.length;s++){let[[e,o],[i,r]]=[t[s-1],t[s]];if(n<i)return _(o,r,(n-e)/(i-e))}return t[t.length-1][1]}
function Re(n,t){let[s,e]=t,o=(e-s)/(n.length||1);return n.map((i,r)=>[i,[[s+r*o,0],[s+(r+.92)*o,1]]])}
var Fe=(n,t)=>[...n.bands.values()].filter(({path:s})=>s.startsWith(`${t}.`)).map(({path:s})=>s);function He(n,t,s){
let e=a=>a.map(c=>t+c*s),{layers:o,...i}=wa,r=Object.entries(i).map(([a,c])=>{let[h,l]=e(c);return[n.
tgt[a]??a,[[h,0],[l,1]]]});return Object.fromEntries([...r,...Re(Fe(n,"decoder"),e(o))])}var Js=class{stations=[];stop(t){
return Y(Math.ceil(t-1e-6),1,this.stations.length)}station(t){return this.stations[this.stop(t)-1]}beat(t){
let s=t-Math.ceil(t-1e-6)+1,e=this.station(t).beats.findIndex(({to:o})=>s<=o+1e-6);return Math.max(0,
e)}lit(t){return new Set(this.station(t).beats[this.beat(t)].lit)}},Zs=class extends Js{constructor(t,s,e){
super(),this.run=t,this.layout=s,this.stations=Co(t,s,e),this.number=Object.fromEntries(this.stations.
map(({id:o},i)=>[o,i+1])),this.source=this.#e(),this.rows=this.#o()}#t(t,s,e){let o=this.number[t];return[
[o-1+s,0],[o-1+e,1]]}#e(){let{number:t,layout:s}=this,{side:e,stack:o}=s.given,[i,r,...a]=Fe(s,o),c=t.
memory-1,h=t.self-1;return{chip:this.#t("tokens",.15,.9),[e.embed]:this.#t("table",.15,.95),[e.positions]:this.#t(
"place",.15,.95),[i]:[[h+.15,0],[h+.97,.75],[h+1.15,.75],[h+1.8,1]],[r]:this.#t("feed",.13,.97),...Object.
fromEntries(Re(a,[c+.08,c+.6])),...this.#s([.03,.1],[.12,.32],[.45,.65],[.75,.92]),[s.isAlone?"decod\
er":"memory"]:[[c+.62,0],[c+.97,1]]}}#s(...t){return Object.fromEntries(["decoder","scores","softmax",
"pick"].map((e,o)=>[e,this.#t("exit",t[o][0],t[o][1])]))}#o(){let{number:t,layout:s,run:e}=this,o=s.
isAlone?Array.from({length:e.given},()=>this.source):[this.#n()],i=e.sizes.T-o.length,r=i-1,a=Array.
from({length:i},(c,h)=>h===r?He(s,t.end-1+.03,.75):He(s,t.loop-1+.04+.94*h/r,.94/r));return[...o,...a]}#n(){
let{number:t,layout:s}=this,[e,o,...i]=Fe(s,"decoder"),r=t.exit-1;return{chip:this.#t("start",.12,.3),
tgt_embed:this.#t("start",.35,.62),"positions.tgt":this.#t("start",.65,.95),[e]:this.#t("masked",.13,
.97),[o]:this.#t("cross",.13,.97),...Object.fromEntries(Re(i,[r+.03,r+.36])),...this.#s([.37,.42],[.44,
.58],[.7,.84],[.88,.96])}}isOver(t){return t<=1.03||t>=this.stations.length}progress(t,s,e,o){if(this.
isOver(o))return 1;let i=t==="src"?this.source:this.rows[e];return i?jn(o,i[s]):0}rowAt(t){if(this.isOver(
t))return this.run.sizes.T-1;let s=this.layout.first;for(;s+1<this.rows.length&&this.rows[s+1].chip[0][0]<=
t;)s+=1;return s}timeOf(t){return t>this.layout.first?this.rows[t].pick[1][0]:this.number.exit}camera(t,s,e,o,i){
let r=(h,l)=>{let{id:d}=this.stations[h-1],u=Hn(this,d,s,t,i).map(([m,p])=>[m,e(p)]),f=u[0][1];for(let[
m,p]of u.slice(1))f=o(f,p,C(l,m-.14,m));return f},a=this.stop(t),c=t-a+1;return a===1||c>=.13?r(a,c):
o(r(a-1,1),r(a,.13),c/.13)}},Qs=class extends Js{constructor(t,s,e,o){super(),this.run=t,this.layout=
s,this.isTogether=e==="teacher",this.stations=t.tgtTokens.map((r,a)=>{let c=Me([[o(a),""]]);return{id:"\
row",title:`Row ${a}: ${r}`,seconds:4,beats:c,side:"tgt"}});let i=r=>this.isTogether?-2:r;this.rows=
t.tgtTokens.map((r,a)=>He(s,i(a),1))}progress(t,s,e,o){return t==="src"||!e&&o<=1?1:this.rows[e]?jn(
o,this.rows[e][s]):0}rowAt(t){return this.stop(t)-1}timeOf(t){return t+1}isOver(){return!1}camera(t,s,e,o,i){
return e(Fn(this,t,s,i))}};var te=class{constructor(t){this.view=t,this.list=b("ol",{}),this.chapter=b("a",{class:"chapter"});let s={
"aria-label":"Where you are in the model"};this.node=b("nav",s,this.list,this.chapter)}show(t){let s=Rs(
t,this.view.scene),e=s.map(([o,i],r)=>r===s.length-1?b("li",{},b("span",{"aria-current":"location"},
o)):b("li",{},P(o,()=>this.view.go(i))));this.list.replaceChildren(...e),this.#t(t)}#t(t){let{machine:s,
run:e}=this.view,o=document.documentElement.dataset.content_root,r=e.isAlone&&!t.path?21:xa(t)??e.node(
t.path)?.chapter,[a,c]=s.chapters[r];this.chapter.hidden=o===void 0,this.chapter.href=`${o}book/${a}\
.html`,this.chapter.textContent=`Chapter ${r}: ${c}`}};function xa({path:n,head:t}){let s=H(n,t);if(s.
path===n)return s.kind==="map"?14:s.kind==="head"?6:s.kind==="layer"?n.startsWith("encoder")?12:13:n.
endsWith("cross_attention")?13:void 0}var ba=640,qn=["path","head","row","cell"],se=["text","language","mode","answer","without","seed","t\
emperature"],Dn=[...se,"step","station",...qn],ya={layer:hn,attention:No,feedForward:Mo,head:tn,embedding:Oo,
finalNorm:Eo,generator:To,parameter:So},je=class{constructor({model:t,el:s}){this.model=t,this.isAlone=
t.get("opening").given>0,this.isOwn=!!t.get("own")||this.isAlone,this.machine=t.get("machine"),this.
paths=new Set([...Object.keys(this.machine.outputs),...this.machine.nodes.flatMap(({path:h,params:l})=>[
h,...l])]),this.runs=new Vs(t),this.found=this.runs.first(),this.layout=ge(this.run),this.before=null,
this.problem="",this.headStep=5,this.scene=this.newScene(),this.redraw=()=>{};let e=h=>ot(t,{language:h,
answer:"",row:-1,cell:"",step:0});this.menu=this.isAlone?{node:"",show(){}}:fo(t,e);let o=h=>this.ask(
{text:h,answer:"",without:""}),[i,r]=this.isAlone?["Continue","The beginning of a text"]:["Translate"];
this.form=mo(t,i,"",o,this.menu.node,r),this.modes=new Gs(this),this.way=new te(this),this.pointed=to(),
this.stage=new Xs(this),this.listing=new Ds(this),this.clock=new bs(this),this.floor=new Ps(this),this.
dock=new Os(this,this.clock),this.story=null,this.#e(),this.address=this.#t(s),this.house=new Ws(this);
let{house:a,address:c}=this;Ze(s,"machine-explorer","Machine explorer",a.node,c.node),a.node.addEventListener(
"keydown",h=>an(this,h)),this.floor.begin()}#t(t){let s=o=>/^(-1|\d{1,4})$/.test(o)?Number(o):void 0,
e=o=>o.length<=uo?o:void 0;return po(this.model,t,{text:e,language:Et(this.isOwn?[]:Object.keys(this.
model.get("languages"))),mode:Et(Object.keys(Us)),station:s,step:s,answer:e,without:Et(["",...this.parts()]),
...this.isAlone?{seed:s}:{},temperature:o=>o>=.1&&o<=5?Number(o):void 0,path:Et(["",...this.paths]),
head:s,row:s,cell:o=>/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(o)?o:void 0})}parts(){let t=[...Array(this.run.
sizes.H).keys()];return["positions",...[...this.layout.bands.values()].filter(({layer:e})=>e!==void 0).
flatMap(({path:e,kind:o})=>o==="attention"?[e,...t.map(i=>`${e}#${i}`)]:[e])]}get at(){return nn(pt(
this.model,qn))}get mode(){return this.model.get("mode")}get run(){return this.found.run}get step(){
let t=this.mode==="step"?this.layout.first:0;return Math.max(t,Math.min(this.model.get("step"),this.
run.sizes.T-1))}get temperature(){return this.model.get("temperature")??1}get seed(){return this.model.
get("seed")??-1}get word(){return this.model.get("text")}#e(){let{run:t,mode:s}=this;this.layout=ge(
t),this.told=`${this.found.key} ${s}`,this.seen&&this.isAlone&&(this.seen.step=this.step);let e=o=>Ce(
new Yt(t,{mode:s,step:o,language:""}),T(""),H(""));this.story=s==="step"?new Zs(t,this.layout,this.#s()):
new Qs(t,this.layout,s,e)}#s(){let{model:t,found:s,modes:e}=this,o=t.get("text"),i=e.answerOf(s);if(this.
isAlone)return{text:Vt(o),answer:i,whole:Vt(e.textOf(s)),temperature:this.seed<0?1:this.temperature,
...!t.get("own")&&{made:", trained on stories,",pairs:" on stories"}};let r="From source to target";
if(this.isOwn)return{text:o,answer:i,from:"the source",to:"the target",crossTitle:r};let a=t.get("la\
nguage"),[c]=t.get("languages")[a],h=a===nt,l=h&&o==="forty-seven"&&!t.get("without");return{text:o,
answer:i,odd:ka(s.run.srcTokens,o,i),from:"the English",to:`the ${c}`,in:` in ${c}`,crossTitle:`From\
 English to ${c}`,made:", trained on number words,",...h&&{pairs:" on 55,000 pairs"},...l&&{gloss:",\
 literally seven-and-forty",without:"It matters: hide *seven* from the decoder, and the first piece \
becomes *vierzig*."}}}get isInHead(){let{path:t,head:s}=this.at;return H(t,s).kind==="head"&&!ut(this.
at)}forward(){if(this.house.comeIntoSight(),this.toWhole(!1),this.isInHead)return this.headStep<5?this.#o(
this.headStep+1):this.leave();if(this.at.path)return this.mode==="step"?this.out():this.stepBy(1);this.
clock.next()}backward(){if(this.toWhole(!1),this.isInHead&&this.headStep>1)return this.#o(this.headStep-
1);if(this.isInHead)return this.leave();if(this.at.path)return this.mode!=="step"&&this.step?this.stepBy(
-1):this.out();this.clock.back()}toBars(t=this.layout.first){this.clock.set(this.story.timeOf(t)),this.
arrived(),this.leave(),this.toWhole(!1)}#o(t){this.headStep=t,this.redraw()}leave(){this.at.path&&this.
go(T(""))}heat(t){if(this.modes.temperature.show(t),this.seed>=0)return this.ask({temperature:t});ot(
this.model,{temperature:t})}toWhole(t=!this.floor.goal||this.at.path!=="",s=null){t&&this.leave(),t&&
!s&&this.closeOwn(),this.floor.show(t?s??fs(this.layout):null)}tick(){this.floor.draw();let t=this.floor.
goal!==null&&!this.at.path;this.house.whole.ariaPressed=String(t),this.dock.show()}arrived(){let t=this.
mode==="step",s=t?this.clock.stop:this.model.get("station"),o=t&&s===1?this.layout.first:this.story.
rowAt(this.clock.t);s===this.model.get("station")&&o===this.step||(this.isArriving=!0,ot(this.model,
{station:s,step:o}))}go(t){this.point("");let s=this.at.path?null:this.floor.nearer(t);if(s)return this.
toWhole(!0,s);this.from=this.at,!this.isInHead&&!ut(this.at)&&(this.headStep=this.from.path?5:1),this.
clock.pause(),ot(this.model,rn(t))}out(){this.stage.unpin()||(this.at.path?this.go(Kt(this.at,this.layout.
given.side.embed)):this.house.isFilling?this.house.fill():this.toWhole())}stepBy(t){this.clock.pause(),
this.stepTo(this.step+t)}stepTo(t){if(t<0||t>=this.run.sizes.T)return;let{path:s,row:e}=this.at,o=e>=
0&&this.scene.isTarget(s)&&e===this.step;ot(this.model,o?{step:t,row:t}:{step:t})}besides(t){let s=on(
this.at,t,this.paths);s&&this.go(s)}async ask(t,s=!1){let e={...pt(this.model,se),...t};this.asked=e,
this.clock.pause(),this.menu.show();let o=this.runs.fits(e,this.found)&&!s;this.form.node.ariaBusy="\
true";let i=setTimeout(()=>this.modes.wait("The parameters are on their way …"),150);try{let c=o?this.
before:await this.#n(e),h=o?this.found:await this.runs.answer(e);if(this.asked!==e)return;this.before=
c,this.found=h}catch(c){this.asked===e&&this.refuse(c);return}finally{clearTimeout(i),this.modes.wait(
""),this.form.node.ariaBusy="false"}this.form.refuse(null),this.modes.refuse(""),this.#i("");let r=e.
text!==this.model.get("text"),a={row:-1,cell:"",step:0,station:1};ot(this.model,r?{...e,...a}:e),this.
form.show(e.text),r&&this.house.node.clientWidth<=ba&&(this.house.showOwn(!1),this.house.comeIntoSight()),
this.redraw()}async#n(t){let{model:s,runs:e,found:o}=this;if(t.without)return(await e.answer({...t,without:""})).
run;let i=!s.get("without")&&t.text===s.get("text"),r=["seed","temperature"].some(a=>t[a]!==s.get(a));
return i&&(r||t.mode==="generate")?o.run:null}async goOn(t){let e=await this.runs.fetch(this.model.get(
"language")).catch(r=>this.refuse(r));if(!e)return;let o=Math.max(0,this.run.given-1),i=t.length<o?e.
textOf(t):this.model.get("text");await this.ask({text:i,answer:e.textOf(t.slice(o))}),this.stepTo(t.
length)}refuse(t){t instanceof RangeError&&t.message.startsWith("answer")?this.modes.refuse(t.message):
this.form.refuse(t),this.house.showOwn(!0),this.#i(t.message)}closeOwn(){this.house.showOwn(!1),this.
problem&&this.ask({})}#i(t){this.problem=t,this.house.gray(t!==""),this.dock.show()}async needParameters(){
if(this.isFetching)return;this.isFetching=!0,this.stage.node.ariaBusy="true";let{found:t}=this;try{let s=await this.
runs.answer(pt(this.model,se));this.found===t&&(this.found=s),this.redraw()}catch(s){let e=`The para\
meters could not be fetched: ${s.message}.`;this.stage.wait(e)}finally{this.isFetching=!1,this.stage.
node.ariaBusy="false"}}operandsOf(t){let{run:s}=this.scene,{kind:e,terms:o,needs:i}=Ut(s,t.path,wt(t));
if(e==="parameter")return[];if(!i)return o.flatMap(({a:c,b:h})=>h?[c,h]:[c]);let[r]=s.node(t.path).parents;
return[0,s.shape(r).at(-1)-1].map(c=>({path:r,index:[t.row,c]}))}draw(){this.told!==`${this.found.key}\
 ${this.mode}`&&this.#e(),this.#r(),this.scene=this.newScene();let t=this.#h;this.modes.show(),this.
way.show(t),this.#a(t),this.listing.show(t),this.tick(),this.address.show()}#r(){let{clock:t,story:s,
model:e,mode:o,step:i}=this,r=Math.min(e.get("station"),t.last),a=o==="step"?this.layout.first:0,c=this.
seen??{station:1,step:a,mode:"step"},h=c.mode!==o;this.seen={station:r,step:i,mode:o},h&&this.toWhole(
!1),this.isArriving?this.isArriving=!1:o!=="step"?h?t.set(i+1):t.stop!==i+1&&t.to(i+1):h||r!==c.station?
t.set(r):i!==c.step&&s.rowAt(t.t)!==i&&t.set(s.timeOf(i)),t.t>t.last&&t.set(t.last)}#a(t){let{page:s}=this.
house,e=H(t.path,t.head),o=t.path!=="",i=this.shownAt??T(""),r=i.path!=="";if(this.shownAt=t,!o){r&&
this.#c(i);return}if(s.hidden=!1,this.run.waits(t.path))this.stage.wait("The parameters are on their\
 way …"),this.needParameters();else if(ut(t))this.stage.showNumber(_n(this,t));else{let l=this.stage.
sheetOf(this.width||720,this.floor.height);ya[e.kind](l,this.scene,e.path,t),this.stage.show(l,t),this.
stage.fill(this.house.floor)}let a=!r||t.path.startsWith(`${i.path}.`),c=r&&i.path===t.path&&i.head===
t.head;c||(s.scrollTop=0);let h=e.kind==="head"?this.headStep:0;if(h&&(!c||h!==this.seenStep)){let{sheet:l,
node:d}=this.stage,u=(l?.told??0)*Number(d.style.zoom);s.scrollTop=u-s.clientHeight+72}this.seenStep=
h,!c&&(a||!r)&&this.floor.zoom(s,this.floor.boxOf(t),!0)}#c(t){let{page:s}=this.house,e=()=>{this.at.
path||(s.hidden=!0,this.stage.clear())},o=s.contains(document.activeElement);bt()?e():this.floor.zoom(
s,this.floor.boxOf(t),!1).then(e),o&&queueMicrotask(()=>this.floor.focus(t))}get shown(){let{run:t,step:s,
at:e}=this;return this.isAlone&&this.mode==="step"?t.upTo(1+Math.max(s,e.row)):t}newScene(t=this.shown){
let{mode:s,step:e,isOwn:o}=this,i=o?"":this.model.get("language");return new Yt(t,{mode:s,step:e,language:i,
headStep:this.headStep})}get#h(){let{at:t}=this,{run:s}=this.scene,e=t.path?s.shape(t.path):[],[o,i]=e.
slice(-2);return t.row>=o||t.cell>=i||t.head>=s.sizes.H?T(t.path,Math.min(t.head,s.sizes.H-1)):ut(t)&&
e.length===3&&t.head<0?T(t.path):t}sentence(){let t=this.#h;if(this.isInHead){let{path:s}=H(t.path,t.
head),e=s.startsWith("decoder"),o=t.row>=0?t.row:e?this.step:this.run.sizes.S-1;return Wo(this.scene.
run,s,t.head,o,this.headStep)}return Ce(this.scene,t,H(t.path,t.head)).replaceAll("*","∗")}title(){
return this.isInHead?Dt[this.headStep-1]:Rs(this.#h,this.scene).at(-1)?.[0]??""}point(t){this.pointed.
textContent=t}resize({width:t,height:s}){let e=Math.floor(t);e&&(this.width=Math.min(720,e-16),this.
floor.resize(e,Math.floor(s)),this.redraw())}};function ka(n,t,s){if(Ue(n.filter(i=>i[0]!=="<").join(
" "))!==null)return"";let e=[...Array(1e4).keys()].find(i=>ts(i)===s),o=e===void 0?"":`, as for *${oe(
e)}*`;return`*${t}* names no number, yet the model answers${o}.`}function $a({model:n,el:t}){let s=new je(
{model:n,el:t}),e=!1,o=()=>{e||(e=!0,queueMicrotask(()=>{e=!1,s.runs.fits(pt(n,se),s.found)?s.draw():
s.ask({})}))};s.redraw=o;for(let l of Dn)n.on(`change:${l}`,o);let i=new ResizeObserver(([{contentRect:l}])=>s.
resize(l));i.observe(s.house.floor);let r=()=>{s.floor.repaint(),s.tick()},a=new MutationObserver(r),
c={attributes:!0,attributeFilter:["data-theme","theme","class"]};for(let l of[document.documentElement,
document.body])a.observe(l,c);let h=matchMedia("(prefers-color-scheme: dark)");return h.addEventListener(
"change",r),s.form.show(n.get("text")),s.menu.show(),o(),()=>{s.clock.stopAll(),i.disconnect(),a.disconnect(),
h.removeEventListener("change",r),s.house.isFilling&&s.house.fill();for(let l of Dn)n.off(`change:${l}`,
o)}}var Bn={render:$a};widget=Bn;})();
export default widget;
