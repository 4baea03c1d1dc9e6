let widget;
(()=>{function E(n,t={},...e){return Mt(document.createElement(n),t,e)}function Mt(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function st(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(E("div",o,...s))}function ot(n){let t=E("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&It(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Ot=1e3,
A,nt;function It(n){A?.isConnected||(A=E("p",{class:"annotated-voice",role:"status"}),document.body.
append(A));let t=A;clearTimeout(nt),nt=setTimeout(()=>{t.textContent=n},Ot)}var L=n=>n.reduce((t,e)=>t+e,0);function f({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function T(n){let t=Array.
from(n),e=t.reduce((r,a)=>Math.max(r,a),-1/0),s=t.map(r=>Math.exp(r-e)),o=L(s);return s.map(r=>r/o)}var St=1e-5;function $(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var j=(n,t)=>(e,s)=>n[s]!==
t,rt=()=>(n,t)=>t<=n;function Rt(n,t,e){let s=$(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,a]=[f(n,o),f(s,
o)];for(let i=0;i<a.length;i++){let u=i*r.length,c=e.data[i];for(let l=0;l<r.length;l++)c+=r[l]*t.data[u+
l];a[i]=c}}return s}function At(n,t,e){let s=$(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,a]=[f(
n,o),f(s,o)],i=0,u=0;for(let l of r)i+=l/r.length;for(let l of r)u+=(l-i)**2/r.length;let c=1/Math.sqrt(
u+St);for(let l=0;l<a.length;l++)a[l]=(r[l]-i)*c*t.data[l]+e.data[l]}return s}function W(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Lt=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Tt(n,t,e,s,o,r,a){let[i,u]=n.shape,c=t.shape[0],l=u/s,d=a.scale?1:Math.sqrt(l),
h=$(s,i,c),p=$(s,i,c),m=$(i,u);for(let w=0;w<s;w++)for(let g=0;g<i;g++){let k=w*i+g,M=(x,v)=>f(x,v).
subarray(w*l,(w+1)*l),[Et,z,_t]=[M(n,g),f(h,k),M(m,g)];for(let x=0;x<c;x++){let v=M(t,x),y=0;for(let R=0;R<
l;R++)y+=Et[R]*v[R];z[x]=!o||o(r+g,x)?y/d:-1/0}if(z.every(x=>x===-1/0))throw new RangeError("mask hi\
des every key from some query");let et=f(p,k);if(et.set(T(z)),a.head!==w)for(let x=0;x<l;x++){let v=0;
for(let y=0;y<c;y++)v+=et[y]*e.data[y*u+w*l+x];_t[x]=v}}return{scores:h,weights:p,values:m}}var q=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,Rt(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,At(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=$(e.length,s.shape[1]);e.forEach(
(a,i)=>{if(!(a>=0&&a<s.shape[0]))throw new RangeError(`ids holds ${a}, but the vocabulary has ${s.shape[0]}\
 entries`);f(o,i).set(f(s,a))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(a=>a*r)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let a=o.data.subarray(s*o.shape[1],r*o.shape[1]),i=this.without.positions?e:W(
e,{data:a});return this.note(`positions.${t}`,i)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,a=0){let i=this.linear(`${t}.w_q`,e),[u,c]=this.without.
head??[],{scores:l,weights:d,values:h}=Tt(i,s,o,this.config.n_heads,r,a,{scale:this.without.scale,head:u===
t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.note(`${t}.values`,h),
this.note(t,this.linear(`${t}.w_o`,h))}feedForward(t,e){let s=Lt(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?W(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,W(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
a=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,i=>this.attend(a,i,this.project(a,i),e)),
s=this.sublayer(`${r}.sublayers.1`,s,i=>this.feedForward(`${r}.feed_forward`,i)),this.note(r,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let a=r.get("length")??0;r.set("length",a+s.length);
let i=this.positions("tgt",this.embed("tgt_embed",s),a);for(let u=0;u<this.config.n_layers;u++){let c=`\
decoder.layers.${u}`,[l,d]=[`${c}.self_attention`,`${c}.cross_attention`];i=this.sublayer(`${c}.subl\
ayers.0`,i,h=>(r.set(l,qt(r.get(l),this.project(l,h))),this.attend(l,h,r.get(l),o,a))),i=this.sublayer(
`${c}.sublayers.1`,i,h=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,h,r.get(d),e,a))),i=this.
sublayer(`${c}.sublayers.2`,i,h=>this.feedForward(`${c}.feed_forward`,h)),this.note(c,i)}return this.
finalNorm("decoder",i)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function qt(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,r)=>{let a=$(o.shape[0]+r.shape[0],o.shape[1]);return a.data.set(o.data),a.data.set(r.
data,o.data.length),a};return{k:s(n.k,t),v:s(n.v,e)}}function at(n,t){let e={},s=n.onOutput;n.onOutput=
(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function it(n,t,e,{maxLen:s,bosId:o,eosId:r}){
let a=n.encode(t,e),i=new Map,u=[o];for(;u.length<s&&!(u.length>1&&u.at(-1)===r);){let c=n.decode(a,
e,u.slice(-1),null,i),l=n.generator(c).data;u.push(l.indexOf(l.reduce((d,h)=>Math.max(d,h))))}return u}
function ct({config:n,tensors:t},e){let s=typeof e=="string"?jt(e):Ct(e),o={};for(let[r,a,i]of t){let u=a.
reduce((c,l)=>c*l,1);o[r]={shape:a,data:s.subarray(i,i+u)}}return{config:n,parameters:o}}var jt=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),Ct=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var _="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Nt=new RegExp(
`[${_}]+`),Pt=new RegExp(`^[${_}]+|[${_}]+$`,"g");function ht(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Nt).filter(Boolean)}var K="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),ut="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function zt(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${C(t)} thousand ${e<100?"and ":""}${C(e)}`:`${C(t)} \
thousand`:C(e)}function C(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return lt(e);let s=`${K[t]} hu\
ndred`;return e?`${s} and ${lt(e)}`:s}function lt(n){if(n<20)return K[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${ut[t]}-${K[e]}`:ut[t]}var Wt=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,Kt=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function dt(n){let t=n.replace(Pt,"");if(!Wt.test(t))return n;let e=Kt.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return zt(e)}function O(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,s=>{if(s===" "||s==="'"&&t==='"')return s;if(s==="\\"||s==="'")return`\
\\${s}`;let o={"\n":"\\n","\r":"\\r","	":"\\t"}[s],r=s.codePointAt(0).toString(16);return o||(r.length<=
2?`\\x${r.padStart(2,"0")}`:r.length<=4?`\\u${r.padStart(4,"0")}`:`\\U${r.padStart(8,"0")}`)});return t+
e+t}function ft(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(o),a=e.length+r.length;if(2*
Math.min(e.length,r.length)/a<.6)continue;let i=2*F(r,e)/a;i<.6||i<s?.ratio||i===s?.ratio&&o<s.choice||
(s={ratio:i,choice:o})}return s?.choice}function F(n,t){let e={size:0},s=[];if(n.forEach((i,u)=>{s=t.
map((c,l)=>i===c?(s[l-1]??0)+1:0),s.forEach((c,l)=>{c>e.size&&(e={size:c,i:u-c+1,j:l-c+1})})}),!e.size)
return 0;let{size:o,i:r,j:a}=e;return o+F(n.slice(0,r),t.slice(0,a))+F(n.slice(r+o),t.slice(a+o))}var D=["<pad>","<s>","</s>","<unk>"],B=class{constructor(t){this.tokens=[...D,...t],this.idOf=new Map(
this.tokens.map((a,i)=>[a,i]));let[e,s,o,r]=D.keys();this.padId=e,this.bosId=s,this.eosId=o,this.unkId=
r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==
this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},U="[\\\
p{L}\\p{N}_]",mt=`[^\\p{L}\\p{N}_${_}]`,Dt=new RegExp(`${U}+(?:['’-]${U}+)*|${mt}`,"gu"),Bt=new RegExp(
` ?${U}+| ?${mt}+|[${_}]`,"gu"),I=class{constructor({tokens:t}){this.vocabulary=new B(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${O(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(Dt)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},V=class extends I{split(t){return ht(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
s=this.split(t);if(!s.length)throw new RangeError(`text = ${O(t)} holds no word: write a number such\
 as 'forty-seven'`);let o=e.encode(s),r=s.find((u,c)=>o[c]<=e.unkId);if(r===void 0)return o;let a=ft(
r,e.tokens.slice(D.length)),i=a?`words. Did you mean ${O(a)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${O(r)}, which the model never \
saw: it reads English number ${i}`)}},Y=class extends I{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let a=pt(s,
o);this.places.set(a,[...this.places.get(a)??[],r])})}split(t){return(t.match(Bt)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,a)=>this.
places.get(pt(t[a],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Ut(t,this.merges[e])}}},
pt=(n,t)=>`${n.length} ${n}${t}`;function Ut(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Vt={words:I,"number words":V,"sub-words":Y},Z=({
kind:n,...t})=>new Vt[n](t);var Yt=2e4;var G=class{constructor({blueprint:t,weights:e}){this.model=new q(ct(t,e)),this.readsNumbers=t.src_tokenizer.
kind==="number words",this.source=Z(t.src_tokenizer),this.target=Z(t.tgt_tokenizer),this.srcVocab=this.
source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.encode(this.readsNumbers?
dt(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(`text has ${e.length} tokens\
, and the model has positions for ${s}: shorten it`);return{src:e,srcMask:j(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function gt(n,t=G){let e=null;return()=>e??=Zt(n).
then(s=>new t(s)).catch(s=>{throw e=null,s})}async function Zt(n){let t=n.get("weights"),e=t&&(t.length||
t.byteLength);return!e&&n.later?n.later():(e||await Gt(n),{blueprint:n.get("blueprint"),weights:n.get(
"weights")})}function Gt(n){return new Promise((t,e)=>{let s=setTimeout(()=>e(new Error("Python does\
 not answer")),Yt),o=()=>{clearTimeout(s),n.off("change:weights",o),t()};n.on("change:weights",o),n.
set("wanted",!0),n.save_changes()})}var Q=n=>n.reduce((t,e)=>t*e,1),S=n=>({shape:n,data:new Float32Array(Q(n))}),N=({shape:n,data:t},e)=>({
shape:n,data:t.map(e)});function Ht(n,t){let[e,s,o]=t,r=S(t);for(let a=0;a<e;a++)for(let i=0;i<s;i++)
f(r,a*s+i).set(f(n,i).subarray(a*o,(a+1)*o));return r}function Qt(n,t){let[e,s,o]=n.shape,r=S(t);for(let a=0;a<
e;a++)for(let i=0;i<s;i++)f(r,i).set(f(n,a*s+i),a*o);return r}function Jt(n,t,e){let[s,o,r]=e,a=S(e),
i=Math.sqrt(n.shape[2]);for(let u=0;u<s;u++)for(let c=0;c<o;c++){let[l,d]=[f(n,u*o+c),f(a,u*o+c)];for(let h=0;h<
r;h++){let p=f(t,u*r+h),m=0;for(let w=0;w<l.length;w++)m+=l[w]*p[w];d[h]=m/i}}return a}function Xt(n,t,e){
let[s,o,r]=e,a=t.shape[1],i=S(e);for(let u=0;u<s;u++)for(let c=0;c<o;c++){let l=f(n,u*o+c),d=f(i,u*o+
c);for(let h=0;h<r;h++){let p=0;for(let m=0;m<a;m++)p+=l[m]*t.data[(u*a+m)*r+h];d[h]=p}}return i}function te(n){
let t=S(n.shape),e=n.shape[n.shape.length-1];for(let s=0;s<n.data.length/e;s++)f(t,s).set(T(f(n,s)));
return t}var P=class{constructor({machine:t,src:e,tgt:s,next:o,stored:r,parameters:a}){this.nodes=ee(
t),this.outputs=t.outputs,this.vocabulary=t.vocabulary,this.padId=t.pad_id,this.src=e,this.tgt=s,this.
sizes={...t.sizes,S:e.length,T:s.length},this.stored=r,this.parameters=a,this.tensors=new Map,this.next=
o??ne(this.tensor("generator")),this.srcTokens=e.map(i=>this.vocabulary.src[i]),this.tgtTokens=s.map(
i=>this.vocabulary.tgt[i]),this.nextTokens=this.next.map(i=>this.vocabulary.tgt[i])}get hasParams(){
return this.parameters!==null}node(t){return this.nodes.get(this.outputs[t]??t)}shape(t){return this.
known(t).shape.map(e=>this.sizes[e])}tensor(t){let e=this.known(t),s=this.tensors.get(e.path);return s||
(s=this.compute(e,this.shape(t)),this.tensors.set(e.path,s)),s}param(t){return this.parameters?.[t]??
null}hides(t,e,s){return t.startsWith("decoder")&&t.includes(".self_attention")?s>e?"causal":"":this.
src[s]===this.padId?"padding":""}known(t){let e=this.node(t);if(!e)throw new RangeError(`path = ${t}\
 is no tensor of this model`);return e}compute({path:t,op:e,parents:s},o){let r=s.map(i=>()=>this.tensor(
i)),{d_model:a}=this.sizes;switch(e){case"scale":return N(r[0](),i=>i*Math.sqrt(a));case"split":return Ht(
r[0](),o);case"scores":return Jt(r[0](),r[1](),o);case"mask":return this.masked(t,r[0]());case"softm\
ax":return te(r[0]());case"values":return Xt(r[0](),r[1](),o);case"concat":return Qt(r[0](),o);case"\
relu":return N(r[0](),i=>Math.max(i,0));case"add":{let[i,u]=[r[0](),r[1]()];return N(i,(c,l)=>c+u.data[l])}case"\
copy":return r[0]();default:return this.stored(t,o)}}masked(t,e){let[,s,o]=e.shape;return N(e,(r,a)=>{
let[i,u]=[Math.floor(a/o)%s,a%o];return this.hides(t,i,u)?-1/0:r})}},H=new WeakMap;function ee(n){return H.
has(n)||H.set(n,new Map(n.nodes.map(t=>[t.path,t]))),H.get(n)}function ne(n){return Array.from({length:n.
shape[0]},(t,e)=>{let s=Array.from(f(n,e));return s.indexOf(Math.max(...s))})}var wt=2**12-1,se="012\
3456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_",oe=new Map([...se].map((n,t)=>[n,t]));
function xt(n,t){let{src:e,tgt:s,next:o,largest:r,letters:a}=t,i=(h,p)=>oe.get(a[p][h])??0,u={},c=0,
l=(h,p)=>{let m=new Float32Array(Q(p));return m.forEach((w,g)=>{let k=u[h]+g,M=(i(k,0)<<7)+(i(k,1)<<
1)+i(k,2);m[g]=(M-wt-1)*r[h]/wt}),{shape:p,data:m}},d=new P({machine:n,src:e,tgt:s,next:o,stored:l,parameters:null});
for(let h of Object.keys(r))u[h]=c,c+=Q(d.shape(h));return d}function J(n,t,e,s){let{model:o}=t,r=at(
o,()=>{o.forward(e,s,j(e,n.pad_id),rt())}),a=u=>r[u],{parameters:i}=o;return new P({machine:n,src:e,
tgt:s,next:null,stored:a,parameters:i})}function re(n,t){let{target:e,tgtVocab:s,model:o}=n,r=e.encode(t),a=r.indexOf(s.unkId);if(a>=0)throw new RangeError(
`answer holds “${e.split(t)[a]}”, which the model cannot write: leave it out`);let i=o.config.max_len;
if(r.length+1>i)throw new RangeError(`answer has ${r.length} tokens, and the model has positions for\
 ${i-1} after <s>: shorten it`);return[s.bosId,...r]}function yt(n,t,e,s=""){let{model:o,tgtVocab:r}=t,
{src:a,srcMask:i}=t.read(e);if(s.trim())return J(n,t,a,re(t,s));let{bosId:u,eosId:c}=r,l=o.config.max_len,
d=it(o,a,i,{maxLen:l,bosId:u,eosId:c});return J(n,t,a,d.slice(0,-1))}var $t=1e-5;function bt({shape:n,data:t},e){return t[e.reduce((s,o,r)=>s*n[r]+o,0)]}var X=n=>Array.from(
{length:n},(t,e)=>e),tt=class{constructor(t,e,s){this.run=t,this.node=e,this.index=s,this.own=this.cell(
e.path,...s)}cell(t,...e){return{path:t,index:e,value:bt(this.run.tensor(t),e)}}parameter(t,...e){return{
path:t,index:e,value:bt(this.run.param(t),e)}}alone(...t){return t.map(e=>({a:e,b:null,product:e.value}))}pairs(t,e,s){
return X(t).map(o=>{let[r,a]=[e(o),s(o)];return{a:r,b:a,product:r.value*a.value}})}},b=n=>L(n.map(({
product:t})=>t)),ae={lookup(n){let{run:t,node:e,index:s}=n,[o,r]=s,a=(e.path.startsWith("src")?t.src:
t.tgt)[o],i={path:e.params[0],index:[a,r],value:n.own.value};return{kind:"lookup",terms:n.alone(i),formula:`\
table[${a}, ${r}]`}},scale(n){let{run:t,node:e,index:s}=n,o=Math.sqrt(t.sizes.d_model),r=n.alone(n.cell(
e.parents[0],...s)),a=r[0].product*o;return{kind:"scale",terms:r,scale:o,result:a,formula:"table · √\
d_model"}},position(n){let{node:t,index:e}=n,s=n.cell(t.parents[0],...e),o=n.alone(s,n.parameter(t.params[0],
...e));return{kind:"sum",terms:o,result:b(o),formula:"x + pe"}},norm(n){let{run:t,node:e,index:s}=n,
[o,r]=s,[a,i]=e.params.map(g=>n.parameter(g,r)),u=t.sizes.d_model,c=n.alone(...X(u).map(g=>n.cell(e.
parents[0],o,g))),l=b(c)/u,d=L(c.map(({product:g})=>(g-l)**2))/u,p=(c[r].product-l)/Math.sqrt(d+$t)*
a.value+i.value;return{kind:"norm",terms:c,result:p,formula:"(x − mean) / √(variance + eps) · weight\
 + bias",...{at:r,mean:l,variance:d,eps:$t,gain:a,shift:i}}},linear(n){let{run:t,node:e,index:s}=n,[
o,r]=s,[a]=e.parents,[i,u]=e.params,c=n.pairs(t.shape(a)[1],h=>n.cell(a,o,h),h=>n.parameter(i,r,h)),
l=n.parameter(u,r),d=b(c)+l.value;return{kind:"dot",terms:c,bias:l,result:d,formula:"Σ xᵢ · weightᵢ \
+ bias"}},split(n){let{run:t,node:e,index:s}=n,[o,r,a]=s,i=[r,o*t.sizes.d_k+a];return{kind:"copy",terms:n.
alone(n.cell(e.parents[0],...i)),formula:"column head · d_k + i"}},scores(n){let{run:t,node:e,index:s}=n,
[o,r,a]=s,[i,u]=e.parents,c=n.pairs(t.sizes.d_k,h=>n.cell(i,o,r,h),h=>n.cell(u,o,a,h)),l=1/Math.sqrt(
t.sizes.d_k),d=b(c)*l;return{kind:"dot",terms:c,scale:l,result:d,formula:"Σ qᵢ · kᵢ / √d_k"}},
mask(n){let{run:t,node:e,index:s}=n,o=n.alone(n.cell(e.parents[0],...s)),r=t.hides(e.path,s[1],s[2]),
a=r?-1/0:o[0].product;return{kind:"mask",terms:o,result:a,formula:r?"−∞: the mask hides this key":
"the score: not masked",hidden:r}},softmax(n){let{run:t,node:e,index:s}=n,[o]=e.parents,[r,a]=[s.slice(
0,-1),s.at(-1)],i=X(t.shape(o).at(-1)).map(p=>n.cell(o,...r,p)),u=i.reduce((p,{value:m})=>Math.max(p,
m),-1/0),c=i.map(p=>({a:p,b:null,product:Math.exp(p.value-u)})),l=b(c),d=c[a].product/l;return{kind:"\
softmax",terms:c,result:d,formula:"exp(x) / Σ exp(xⱼ)",at:a,largest:u,total:l}},values(n){let{run:t,
node:e,index:s}=n,[o,r,a]=s,[i,u]=e.parents,c=n.pairs(t.shape(u)[1],l=>n.cell(i,o,r,l),l=>n.cell(u,o,
l,a));return{kind:"dot",terms:c,result:b(c),formula:"Σ weightⱼ · vⱼ"}},concat(n){let{run:t,node:e,
index:s}=n,[o,r]=s,{d_k:a}=t.sizes,i=[Math.floor(r/a),o,r%a];return{kind:"copy",terms:n.alone(n.cell(
e.parents[0],...i)),formula:"head i // d_k, column i % d_k"}},relu(n){let t=n.alone(n.cell(n.node.parents[0],
...n.index)),e=Math.max(t[0].product,0);return{kind:"relu",terms:t,result:e,formula:"max(0, x)"}},add(n){
let t=n.alone(...n.node.parents.map(e=>n.cell(e,...n.index)));return{kind:"sum",terms:t,result:b(t),
formula:"x + sublayer(x)"}},copy(n){return{kind:"copy",terms:n.alone(n.cell(n.node.parents[0],...n.index)),
formula:"x"}}};function kt(n,t,e){let s=n.node(t);if(!s)throw new RangeError(`path = ${t} is no tens\
or of this model`);let o=n.shape(t);if(e.length!==o.length||e.some((c,l)=>!(o[l]>c&&c>=0)))throw new RangeError(
`index = ${e} is not within the shape (${o}) of ${t}`);let r=new tt(n,s,e),a=r.own,i={cell:a,terms:[],
bias:null,scale:null,result:a.value};if(s.params.length>0&&s.op!=="lookup"&&!n.hasParams){let c={linear:"\
dot",position:"sum"}[s.op]??s.op;return{...i,kind:c,formula:"",needs:"parameters"}}return{...i,...ae[s.
op](r)}}function ie({model:n,el:t}){let e=n.get("machine"),s=xt(e,n.get("opening")),o=gt(n),r=ot("verdict"),
a=()=>{let u=n.get("path")||"probabilities",c=s.shape(u).map(()=>0),{result:l,needs:d=""}=kt(s,u,c),
h=`${s.srcTokens.join(" ")} → ${s.nextTokens.join(" ")}`;r.textContent=`${h}. ${u}[${c}] = ${l} ${d}`},
i=async()=>{try{let u=await o();s=yt(e,u,n.get("text"),n.get("answer")),a()}catch(u){r.textContent=u.
message}};return st(t,"machine-explorer","Machine explorer",E("div",{}),r),n.on("change:path",a),n.on(
"change:text",i),a(),()=>{n.off("change:path",a),n.off("change:text",i)}}var vt={render:ie};widget=vt;})();
export default widget;
