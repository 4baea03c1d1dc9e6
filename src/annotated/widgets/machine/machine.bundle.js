let widget;
(()=>{function _(n,t={},...e){return Ot(document.createElement(n),t,e)}function Ot(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function ot(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(_("div",o,...s))}function rt(n){let t=_("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Rt(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var It=1e3,
S,st;function Rt(n){S?.isConnected||(S=_("p",{class:"annotated-voice",role:"status"}),document.body.
append(S));let t=S;clearTimeout(st),st=setTimeout(()=>{t.textContent=n},It)}var L=n=>n.reduce((t,e)=>t+e,0);function f({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function T(n){let t=Array.
from(n),e=t.reduce((r,a)=>Math.max(r,a),-1/0),s=t.map(r=>Math.exp(r-e)),o=L(s);return s.map(r=>r/o)}var At=1e-5;function $(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var W=(n,t)=>(e,s)=>n[s]!==
t,at=()=>(n,t)=>t<=n;function St(n,t,e){let s=$(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,a]=[f(n,o),f(s,
o)];for(let i=0;i<a.length;i++){let c=i*r.length,u=e.data[i];for(let l=0;l<r.length;l++)u+=r[l]*t.data[c+
l];a[i]=u}}return s}function Lt(n,t,e){let s=$(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,a]=[f(
n,o),f(s,o)],i=0,c=0;for(let l of r)i+=l/r.length;for(let l of r)c+=(l-i)**2/r.length;let u=1/Math.sqrt(
c+At);for(let l=0;l<a.length;l++)a[l]=(r[l]-i)*u*t.data[l]+e.data[l]}return s}function K(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Tt=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Nt(n,t,e,s,o,r,a){let[i,c]=n.shape,u=t.shape[0],l=c/s,d=a.scale?1:Math.sqrt(l),
h=$(s,i,u),p=$(s,i,u),m=$(i,c);for(let w=0;w<s;w++)for(let g=0;g<i;g++){let v=w*i+g,O=(x,E)=>f(x,E).
subarray(w*l,(w+1)*l),[_t,z,Mt]=[O(n,g),f(h,v),O(m,g)];for(let x=0;x<u;x++){let E=O(t,x),y=0;for(let A=0;A<
l;A++)y+=_t[A]*E[A];z[x]=!o||o(r+g,x)?y/d:-1/0}if(z.every(x=>x===-1/0))throw new RangeError("mask hi\
des every key from some query");let nt=f(p,v);if(nt.set(T(z)),a.head!==w)for(let x=0;x<l;x++){let E=0;
for(let y=0;y<u;y++)E+=nt[y]*e.data[y*c+w*l+x];Mt[x]=E}}return{scores:h,weights:p,values:m}}var N=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,St(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,Lt(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=$(e.length,s.shape[1]);e.forEach(
(a,i)=>{if(!(a>=0&&a<s.shape[0]))throw new RangeError(`ids holds ${a}, but the vocabulary has ${s.shape[0]}\
 entries`);f(o,i).set(f(s,a))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(a=>a*r)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let a=o.data.subarray(s*o.shape[1],r*o.shape[1]),i=this.without.positions?e:K(
e,{data:a});return this.note(`positions.${t}`,i)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,a=0){let i=this.linear(`${t}.w_q`,e),[c,u]=this.without.
head??[],{scores:l,weights:d,values:h}=Nt(i,s,o,this.config.n_heads,r,a,{scale:this.without.scale,head:c===
t?u:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.note(`${t}.values`,h),
this.note(t,this.linear(`${t}.w_o`,h))}feedForward(t,e){let s=Tt(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?K(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,K(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
a=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,i=>this.attend(a,i,this.project(a,i),e)),
s=this.sublayer(`${r}.sublayers.1`,s,i=>this.feedForward(`${r}.feed_forward`,i)),this.note(r,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let a=r.get("length")??0;r.set("length",a+s.length);
let i=this.positions("tgt",this.embed("tgt_embed",s),a);for(let c=0;c<this.config.n_layers;c++){let u=`\
decoder.layers.${c}`,[l,d]=[`${u}.self_attention`,`${u}.cross_attention`];i=this.sublayer(`${u}.subl\
ayers.0`,i,h=>(r.set(l,Wt(r.get(l),this.project(l,h))),this.attend(l,h,r.get(l),o,a))),i=this.sublayer(
`${u}.sublayers.1`,i,h=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,h,r.get(d),e,a))),i=this.
sublayer(`${u}.sublayers.2`,i,h=>this.feedForward(`${u}.feed_forward`,h)),this.note(u,i)}return this.
finalNorm("decoder",i)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Wt(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,r)=>{let a=$(o.shape[0]+r.shape[0],o.shape[1]);return a.data.set(o.data),a.data.set(r.
data,o.data.length),a};return{k:s(n.k,t),v:s(n.v,e)}}function it(n,t){let e={},s=n.onOutput;n.onOutput=
(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function ct(n,t,e,{maxLen:s,bosId:o,eosId:r}){
let a=n.encode(t,e),i=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===r);){let u=n.decode(a,
e,c.slice(-1),null,i),l=n.generator(u).data;c.push(l.indexOf(l.reduce((d,h)=>Math.max(d,h))))}return c}
function ut({config:n,tensors:t},e){let s=typeof e=="string"?jt(e):qt(e),o={};for(let[r,a,i]of t){let c=a.
reduce((u,l)=>u*l,1);o[r]={shape:a,data:s.subarray(i,i+c)}}return{config:n,parameters:o}}var jt=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),qt=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var M="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ct=new RegExp(
`[${M}]+`),Pt=new RegExp(`^[${M}]+|[${M}]+$`,"g");function dt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ct).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var D="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),lt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function zt(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${j(t)} thousand ${e<100?"and ":""}${j(e)}`:`${j(t)} thousand`:j(e)}
function j(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return ht(e);let s=`${D[t]} hundred`;return e?
`${s} and ${ht(e)}`:s}function ht(n){if(n<20)return D[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${lt[t]}\
-${D[e]}`:lt[t]}var Kt=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,Dt=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
b="I read whole numbers from 0 to 999,999.",q=n=>n.length>40?`${n.slice(0,30)}…`:n;function ft(n){
let t=n.replace(Pt,"");if(!Kt.test(t))return n;let e=Dt.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${b} “${q(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return zt(e)}function pt(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(o),a=e.length+r.
length;if(2*Math.min(e.length,r.length)/a<.6)continue;let i=2*F(r,e)/a;i<.6||i<s?.ratio||i===s?.ratio&&
o<s.choice||(s={ratio:i,choice:o})}return s?.choice}function F(n,t){let e={size:0},s=[];if(n.forEach(
(i,c)=>{s=t.map((u,l)=>i===u?(s[l-1]??0)+1:0),s.forEach((u,l)=>{u>e.size&&(e={size:u,i:c-u+1,j:l-u+1})})}),
!e.size)return 0;let{size:o,i:r,j:a}=e;return o+F(n.slice(0,r),t.slice(0,a))+F(n.slice(r+o),t.slice(
a+o))}var Ft=40,B=["<pad>","<s>","</s>","<unk>"],U=class{constructor(t){this.tokens=[...B,...t],this.idOf=
new Map(this.tokens.map((a,i)=>[a,i]));let[e,s,o,r]=B.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
V="[\\p{L}\\p{N}_]",gt=`[^\\p{L}\\p{N}_${M}]`,Bt=new RegExp(`${V}+(?:['’-]${V}+)*|${gt}`,"gu"),Ut=new RegExp(
` ?${V}+| ?${gt}+|[${M}]`,"gu"),I=class{constructor({tokens:t}){this.vocabulary=new U(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError("There is nothing to read. Write \
at least one word.");return e}split(t){return t.match(Bt)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},H=class extends I{split(t){return dt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
s=this.split(t);if(!s.length)throw new RangeError(`${b} Write one, such as 47 or forty-seven.`);let o=e.
encode(s),r=s.find((a,i)=>o[i]<=e.unkId);if(r===void 0)return o;throw new RangeError(this.refusal(r))}refusal(t){
if(/^\d+$/.test(t))return`${b} Write “${q(t)}” in words too, or the whole number in digits.`;let e=this.
vocabulary.tokens.slice(B.length),s=t.length<=Ft&&pt(t,e);return`${b} “${q(t)}” is not a number wo\
rd that I know. `+(s?`Did you mean “${s}”?`:"Write 47 or forty-seven.")}},G=class extends I{constructor({
alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=
new Map,e.forEach(([s,o],r)=>{let a=mt(s,o);this.places.set(a,[...this.places.get(a)??[],r])})}split(t){
return(t.match(Ut)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){
let o=t.slice(1).flatMap((r,a)=>this.places.get(mt(t[a],r))??[]).filter(r=>r>e);if(!o.length)return t;
e=Math.min(...o),t=Vt(t,this.merges[e])}}},mt=(n,t)=>`${n.length} ${n}${t}`;function Vt(n,[t,e]){let s=[];
for(let o=0;o<n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Ht={words:I,
"number words":H,"sub-words":G},Y=({kind:n,...t})=>new Ht[n](t);var Gt=2e4;var Q=class{constructor({blueprint:t,weights:e}){this.model=new N(ut(t,e)),this.readsNumbers=t.src_tokenizer.
kind==="number words",this.source=Y(t.src_tokenizer),this.target=Y(t.tgt_tokenizer),this.srcVocab=this.
source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.encode(this.readsNumbers?
ft(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(this.readsNumbers?`${b} This\
 text has ${e.length} words, and I can take in ${s} at most.`:`This text has ${e.length} tokens, and\
 the model can take in ${s} at most.`);return{src:e,srcMask:W(e,this.srcVocab.padId)}}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function wt(n,t=Q,e=""){let s=null;return()=>s??=Yt(n,e).then(
o=>new t(o)).catch(o=>{throw s=null,o})}async function Yt(n,t){let e=n.get(`${t}weights`),s=e&&(e.length||
e.byteLength);return!s&&n.later?n.later(t?"extra":"later"):(s||await Qt(n,t),{blueprint:n.get(`${t}b\
lueprint`),weights:n.get(`${t}weights`)})}function Qt(n,t){return new Promise((e,s)=>{let o=setTimeout(
()=>s(new Error("Python does not answer")),Gt),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),
e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var J=n=>n.reduce((t,e)=>t*e,1),R=n=>({shape:n,data:new Float32Array(J(n))}),C=({shape:n,data:t},e)=>({
shape:n,data:t.map(e)});function Zt(n,t){let[e,s,o]=t,r=R(t);for(let a=0;a<e;a++)for(let i=0;i<s;i++)
f(r,a*s+i).set(f(n,i).subarray(a*o,(a+1)*o));return r}function Jt(n,t){let[e,s,o]=n.shape,r=R(t);for(let a=0;a<
e;a++)for(let i=0;i<s;i++)f(r,i).set(f(n,a*s+i),a*o);return r}function Xt(n,t,e){let[s,o,r]=e,a=R(e),
i=Math.sqrt(n.shape[2]);for(let c=0;c<s;c++)for(let u=0;u<o;u++){let[l,d]=[f(n,c*o+u),f(a,c*o+u)];for(let h=0;h<
r;h++){let p=f(t,c*r+h),m=0;for(let w=0;w<l.length;w++)m+=l[w]*p[w];d[h]=m/i}}return a}function te(n,t,e){
let[s,o,r]=e,a=t.shape[1],i=R(e);for(let c=0;c<s;c++)for(let u=0;u<o;u++){let l=f(n,c*o+u),d=f(i,c*o+
u);for(let h=0;h<r;h++){let p=0;for(let m=0;m<a;m++)p+=l[m]*t.data[(c*a+m)*r+h];d[h]=p}}return i}function ee(n){
let t=R(n.shape),e=n.shape[n.shape.length-1];for(let s=0;s<n.data.length/e;s++)f(t,s).set(T(f(n,s)));
return t}var P=class{constructor({machine:t,src:e,tgt:s,next:o,stored:r,parameters:a}){this.nodes=ne(
t),this.outputs=t.outputs,this.vocabulary=t.vocabulary,this.padId=t.pad_id,this.src=e,this.tgt=s,this.
sizes={...t.sizes,S:e.length,T:s.length},this.stored=r,this.parameters=a,this.tensors=new Map,this.next=
o??se(this.tensor("generator")),this.srcTokens=e.map(i=>this.vocabulary.src[i]),this.tgtTokens=s.map(
i=>this.vocabulary.tgt[i]),this.nextTokens=this.next.map(i=>this.vocabulary.tgt[i])}get hasParams(){
return this.parameters!==null}node(t){return this.nodes.get(this.outputs[t]??t)}shape(t){return this.
known(t).shape.map(e=>this.sizes[e])}tensor(t){let e=this.known(t),s=this.tensors.get(e.path);return s||
(s=this.compute(e,this.shape(t)),this.tensors.set(e.path,s)),s}param(t){return this.parameters?.[t]??
null}hides(t,e,s){return t.startsWith("decoder")&&t.includes(".self_attention")?s>e?"causal":"":this.
src[s]===this.padId?"padding":""}known(t){let e=this.node(t);if(!e)throw new RangeError(`path = ${t}\
 is no tensor of this model`);return e}compute({path:t,op:e,parents:s},o){let r=s.map(i=>()=>this.tensor(
i)),{d_model:a}=this.sizes;switch(e){case"scale":return C(r[0](),i=>i*Math.sqrt(a));case"split":return Zt(
r[0](),o);case"scores":return Xt(r[0](),r[1](),o);case"mask":return this.masked(t,r[0]());case"softm\
ax":return ee(r[0]());case"values":return te(r[0](),r[1](),o);case"concat":return Jt(r[0](),o);case"\
relu":return C(r[0](),i=>Math.max(i,0));case"add":{let[i,c]=[r[0](),r[1]()];return C(i,(u,l)=>u+c.data[l])}case"\
copy":return r[0]();default:return this.stored(t,o)}}masked(t,e){let[,s,o]=e.shape;return C(e,(r,a)=>{
let[i,c]=[Math.floor(a/o)%s,a%o];return this.hides(t,i,c)?-1/0:r})}},Z=new WeakMap;function ne(n){return Z.
has(n)||Z.set(n,new Map(n.nodes.map(t=>[t.path,t]))),Z.get(n)}function se(n){return Array.from({length:n.
shape[0]},(t,e)=>{let s=Array.from(f(n,e));return s.indexOf(Math.max(...s))})}var xt=2**12-1,oe="012\
3456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_",re=new Map([...oe].map((n,t)=>[n,t]));
function yt(n,t){let{src:e,tgt:s,next:o,largest:r,letters:a}=t,i=(h,p)=>re.get(a[p][h])??0,c={},u=0,
l=(h,p)=>{let m=new Float32Array(J(p));return m.forEach((w,g)=>{let v=c[h]+g,O=(i(v,0)<<7)+(i(v,1)<<
1)+i(v,2);m[g]=(O-xt-1)*r[h]/xt}),{shape:p,data:m}},d=new P({machine:n,src:e,tgt:s,next:o,stored:l,parameters:null});
for(let h of Object.keys(r))c[h]=u,u+=J(d.shape(h));return d}function X(n,t,e,s){let{model:o}=t,r=it(
o,()=>{o.forward(e,s,W(e,n.pad_id),at())}),a=c=>r[c],{parameters:i}=o;return new P({machine:n,src:e,
tgt:s,next:null,stored:a,parameters:i})}function ae(n,t){let{target:e,tgtVocab:s,model:o}=n,r=e.encode(t),a=r.indexOf(s.unkId);if(a>=0)throw new RangeError(
`answer holds “${e.split(t)[a]}”, which the model cannot write: leave it out`);let i=o.config.max_len;
if(r.length+1>i)throw new RangeError(`answer has ${r.length} tokens, and the model has positions for\
 ${i-1} after <s>: shorten it`);return[s.bosId,...r]}function $t(n,t,e,s=""){let{model:o,tgtVocab:r}=t,
{src:a,srcMask:i}=t.read(e);if(s.trim())return X(n,t,a,ae(t,s));let{bosId:c,eosId:u}=r,l=o.config.max_len,
d=ct(o,a,i,{maxLen:l,bosId:c,eosId:u});return X(n,t,a,d.slice(0,-1))}var bt=1e-5;function kt({shape:n,data:t},e){return t[e.reduce((s,o,r)=>s*n[r]+o,0)]}var tt=n=>Array.
from({length:n},(t,e)=>e),et=class{constructor(t,e,s){this.run=t,this.node=e,this.index=s,this.own=this.
cell(e.path,...s)}cell(t,...e){return{path:t,index:e,value:kt(this.run.tensor(t),e)}}parameter(t,...e){
return{path:t,index:e,value:kt(this.run.param(t),e)}}alone(...t){return t.map(e=>({a:e,b:null,product:e.
value}))}pairs(t,e,s){return tt(t).map(o=>{let[r,a]=[e(o),s(o)];return{a:r,b:a,product:r.value*a.value}})}},
k=n=>L(n.map(({product:t})=>t)),ie={lookup(n){let{run:t,node:e,index:s}=n,[o,r]=s,a=(e.path.startsWith(
"src")?t.src:t.tgt)[o],i={path:e.params[0],index:[a,r],value:n.own.value};return{kind:"lookup",terms:n.
alone(i),formula:`table[${a}, ${r}]`}},scale(n){let{run:t,node:e,index:s}=n,o=Math.sqrt(t.sizes.d_model),
r=n.alone(n.cell(e.parents[0],...s)),a=r[0].product*o;return{kind:"scale",terms:r,scale:o,result:a,formula:"\
table · √d_model"}},position(n){let{node:t,index:e}=n,s=n.cell(t.parents[0],...e),o=n.alone(s,n.parameter(
t.params[0],...e));return{kind:"sum",terms:o,result:k(o),formula:"x + pe"}},norm(n){let{run:t,node:e,
index:s}=n,[o,r]=s,[a,i]=e.params.map(g=>n.parameter(g,r)),c=t.sizes.d_model,u=n.alone(...tt(c).map(
g=>n.cell(e.parents[0],o,g))),l=k(u)/c,d=L(u.map(({product:g})=>(g-l)**2))/c,p=(u[r].product-l)/Math.
sqrt(d+bt)*a.value+i.value;return{kind:"norm",terms:u,result:p,formula:"(x − mean) / √(variance + ep\
s) · weight + bias",...{at:r,mean:l,variance:d,eps:bt,gain:a,shift:i}}},linear(n){let{run:t,node:e,
index:s}=n,[o,r]=s,[a]=e.parents,[i,c]=e.params,u=n.pairs(t.shape(a)[1],h=>n.cell(a,o,h),h=>n.parameter(
i,r,h)),l=n.parameter(c,r),d=k(u)+l.value;return{kind:"dot",terms:u,bias:l,result:d,formula:"Σ xᵢ · \
weightᵢ + bias"}},split(n){let{run:t,node:e,index:s}=n,[o,r,a]=s,i=[r,o*t.sizes.d_k+a];return{kind:"\
copy",terms:n.alone(n.cell(e.parents[0],...i)),formula:"column head · d_k + i"}},scores(n){let{run:t,
node:e,index:s}=n,[o,r,a]=s,[i,c]=e.parents,u=n.pairs(t.sizes.d_k,h=>n.cell(i,o,r,h),h=>n.cell(c,o,a,
h)),l=1/Math.sqrt(t.sizes.d_k),d=k(u)*l;return{kind:"dot",terms:u,scale:l,result:d,formula:"Σ qᵢ · k\
ᵢ / √d_k"}},mask(n){let{run:t,node:e,index:s}=n,o=n.alone(n.cell(e.parents[0],...s)),r=t.hides(e.
path,s[1],s[2]),a=r?-1/0:o[0].product;return{kind:"mask",terms:o,result:a,formula:r?"−∞: the mask hi\
des this key":"the score: not masked",hidden:r}},softmax(n){let{run:t,node:e,index:s}=n,[o]=e.parents,
[r,a]=[s.slice(0,-1),s.at(-1)],i=tt(t.shape(o).at(-1)).map(p=>n.cell(o,...r,p)),c=i.reduce((p,{value:m})=>Math.
max(p,m),-1/0),u=i.map(p=>({a:p,b:null,product:Math.exp(p.value-c)})),l=k(u),d=u[a].product/l;return{
kind:"softmax",terms:u,result:d,formula:"exp(x) / Σ exp(xⱼ)",at:a,largest:c,total:l}},values(n){let{
run:t,node:e,index:s}=n,[o,r,a]=s,[i,c]=e.parents,u=n.pairs(t.shape(c)[1],l=>n.cell(i,o,r,l),l=>n.cell(
c,o,l,a));return{kind:"dot",terms:u,result:k(u),formula:"Σ weightⱼ · vⱼ"}},concat(n){let{run:t,
node:e,index:s}=n,[o,r]=s,{d_k:a}=t.sizes,i=[Math.floor(r/a),o,r%a];return{kind:"copy",terms:n.alone(
n.cell(e.parents[0],...i)),formula:"head i // d_k, column i % d_k"}},relu(n){let t=n.alone(n.cell(n.
node.parents[0],...n.index)),e=Math.max(t[0].product,0);return{kind:"relu",terms:t,result:e,formula:"\
max(0, x)"}},add(n){let t=n.alone(...n.node.parents.map(e=>n.cell(e,...n.index)));return{kind:"sum",
terms:t,result:k(t),formula:"x + sublayer(x)"}},copy(n){return{kind:"copy",terms:n.alone(n.cell(n.node.
parents[0],...n.index)),formula:"x"}}};function vt(n,t,e){let s=n.node(t);if(!s)throw new RangeError(
`path = ${t} is no tensor of this model`);let o=n.shape(t);if(e.length!==o.length||e.some((u,l)=>!(o[l]>
u&&u>=0)))throw new RangeError(`index = ${e} is not within the shape (${o}) of ${t}`);let r=new et(n,
s,e),a=r.own,i={cell:a,terms:[],bias:null,scale:null,result:a.value};if(s.params.length>0&&s.op!=="l\
ookup"&&!n.hasParams){let u={linear:"dot",position:"sum"}[s.op]??s.op;return{...i,kind:u,formula:"",
needs:"parameters"}}return{...i,...ie[s.op](r)}}function ce({model:n,el:t}){let e=n.get("machine"),s=yt(e,n.get("opening")),o=wt(n),r=rt("verdict"),
a=()=>{let c=n.get("path")||"probabilities",u=s.shape(c).map(()=>0),{result:l,needs:d=""}=vt(s,c,u),
h=`${s.srcTokens.join(" ")} → ${s.nextTokens.join(" ")}`;r.textContent=`${h}. ${c}[${u}] = ${l} ${d}`},
i=async()=>{try{let c=await o();s=$t(e,c,n.get("text"),n.get("answer")),a()}catch(c){r.textContent=c.
message}};return ot(t,"machine-explorer","Machine explorer",_("div",{}),r),n.on("change:path",a),n.on(
"change:text",i),a(),()=>{n.off("change:path",a),n.off("change:text",i)}}var Et={render:ce};widget=Et;})();
export default widget;
