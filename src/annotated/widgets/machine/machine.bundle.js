let widget;
(()=>{function v(n,t={},...e){return Et(document.createElement(n),t,e)}function Et(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function nt(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(v("div",o,...s))}function st(n){let t=v("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Mt(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var _t=1e3,
A,et;function Mt(n){A?.isConnected||(A=v("p",{class:"annotated-voice",role:"status"}),document.body.
append(A));let t=A;clearTimeout(et),et=setTimeout(()=>{t.textContent=n},_t)}var L=n=>n.reduce((t,e)=>t+e,0);function p({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function T(n){let t=Array.
from(n),e=t.reduce((r,a)=>Math.max(r,a),-1/0),s=t.map(r=>Math.exp(r-e)),o=L(s);return s.map(r=>r/o)}var Ot=1e-5;function $(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var j=(n,t)=>(e,s)=>n[s]!==
t,ot=()=>(n,t)=>t<=n;function It(n,t,e){let s=$(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,a]=[p(n,o),p(s,
o)];for(let i=0;i<a.length;i++){let u=i*r.length,c=e.data[i];for(let l=0;l<r.length;l++)c+=r[l]*t.data[u+
l];a[i]=c}}return s}function St(n,t,e){let s=$(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,a]=[p(
n,o),p(s,o)],i=0,u=0;for(let l of r)i+=l/r.length;for(let l of r)u+=(l-i)**2/r.length;let c=1/Math.sqrt(
u+Ot);for(let l=0;l<a.length;l++)a[l]=(r[l]-i)*c*t.data[l]+e.data[l]}return s}function z(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Rt=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function At(n,t,e,s,o,r){let[a,i]=n.shape,u=t.shape[0],c=i/s,l=$(s,a,u),d=$(s,a,u),h=$(a,
i);for(let f=0;f<s;f++)for(let m=0;m<a;m++){let x=f*a+m,w=(g,k)=>p(g,k).subarray(f*c,(f+1)*c),[_,M,vt]=[
w(n,m),p(l,x),w(h,m)];for(let g=0;g<u;g++){let k=w(t,g),y=0;for(let R=0;R<c;R++)y+=_[R]*k[R];M[g]=!o||
o(r+m,g)?y/Math.sqrt(c):-1/0}if(M.every(g=>g===-1/0))throw new RangeError("mask hides every key from\
 some query");let tt=p(d,x);tt.set(T(M));for(let g=0;g<c;g++){let k=0;for(let y=0;y<u;y++)k+=tt[y]*e.
data[y*i+f*c+g];vt[g]=k}}return{scores:l,weights:d,values:h}}var q=class{constructor({config:t,parameters:e}){
this.config=t,this.parameters=e,this.onOutput=()=>{}}note(t,e){return this.onOutput(t,e),e}linear(t,e){
let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(t,It(e,s,o))}norm(t,e){let{[`${t}\
.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(t,St(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=$(e.length,s.shape[1]);e.forEach((a,i)=>{if(!(a>=0&&a<s.shape[0]))throw new RangeError(
`ids holds ${a}, but the vocabulary has ${s.shape[0]} entries`);p(o,i).set(p(s,a))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(a=>a*r)})}positions(t,e,s=0){
let o=this.parameters["positions.pe"],r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r}\
 tokens, and the model has positions for ${o.shape[0]}`);let a=o.data.subarray(s*o.shape[1],r*o.shape[1]);
return this.note(`positions.${t}`,z(e,{data:a}))}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,a=0){let i=this.linear(`${t}.w_q`,e),{scores:u,weights:c,
values:l}=At(i,s,o,this.config.n_heads,r,a);return this.note(`${t}.scores`,u),this.note(`${t}.weight\
s`,c),this.note(`${t}.values`,l),this.note(t,this.linear(`${t}.w_o`,l))}feedForward(t,e){let s=Rt(this.
linear(`${t}.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.
norm_first?z(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,z(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){
let s=this.positions("src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`\
encoder.layers.${o}`,a=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,i=>this.attend(a,i,
this.project(a,i),e)),s=this.sublayer(`${r}.sublayers.1`,s,i=>this.feedForward(`${r}.feed_forward`,i)),
this.note(r,s)}return this.finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let a=r.get("length")??0;
r.set("length",a+s.length);let i=this.positions("tgt",this.embed("tgt_embed",s),a);for(let u=0;u<this.
config.n_layers;u++){let c=`decoder.layers.${u}`,[l,d]=[`${c}.self_attention`,`${c}.cross_attention`];
i=this.sublayer(`${c}.sublayers.0`,i,h=>(r.set(l,Lt(r.get(l),this.project(l,h))),this.attend(l,h,r.get(
l),o,a))),i=this.sublayer(`${c}.sublayers.1`,i,h=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(
d,h,r.get(d),e,a))),i=this.sublayer(`${c}.sublayers.2`,i,h=>this.feedForward(`${c}.feed_forward`,h)),
this.note(c,i)}return this.finalNorm("decoder",i)}generator(t){return this.note("generator",this.linear(
"generator.proj",t))}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Lt(n,{
k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let a=$(o.shape[0]+r.shape[0],o.shape[1]);return a.data.
set(o.data),a.data.set(r.data,o.data.length),a};return{k:s(n.k,t),v:s(n.v,e)}}function rt(n,t){let e={},
s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function at(n,t,e,{maxLen:s,
bosId:o,eosId:r}){let a=n.encode(t,e),i=new Map,u=[o];for(;u.length<s&&!(u.length>1&&u.at(-1)===r);){
let c=n.decode(a,e,u.slice(-1),null,i),l=n.generator(c).data;u.push(l.indexOf(l.reduce((d,h)=>Math.max(
d,h))))}return u}function it({config:n,tensors:t},e){let s=typeof e=="string"?Tt(e):qt(e),o={};for(let[
r,a,i]of t){let u=a.reduce((c,l)=>c*l,1);o[r]={shape:a,data:s.subarray(i,i+u)}}return{config:n,parameters:o}}
var Tt=n=>new Float32Array(Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),qt=({buffer:n,byteOffset:t,
byteLength:e})=>new Float32Array(n.slice(t,t+e));var E="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",jt=new RegExp(
`[${E}]+`),Ct=new RegExp(`^[${E}]+|[${E}]+$`,"g");function lt(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(jt).filter(Boolean)}var W="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),ct="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Nt(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${C(t)} thousand ${e<100?"and ":""}${C(e)}`:`${C(t)} \
thousand`:C(e)}function C(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return ut(e);let s=`${W[t]} hu\
ndred`;return e?`${s} and ${ut(e)}`:s}function ut(n){if(n<20)return W[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${ct[t]}-${W[e]}`:ct[t]}var Pt=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,zt=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function ht(n){let t=n.replace(Ct,"");if(!Pt.test(t))return n;let e=zt.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return Nt(e)}function O(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,s=>{if(s===" "||s==="'"&&t==='"')return s;if(s==="\\"||s==="'")return`\
\\${s}`;let o={"\n":"\\n","\r":"\\r","	":"\\t"}[s],r=s.codePointAt(0).toString(16);return o||(r.length<=
2?`\\x${r.padStart(2,"0")}`:r.length<=4?`\\u${r.padStart(4,"0")}`:`\\U${r.padStart(8,"0")}`)});return t+
e+t}function dt(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(o),a=e.length+r.length;if(2*
Math.min(e.length,r.length)/a<.6)continue;let i=2*K(r,e)/a;i<.6||i<s?.ratio||i===s?.ratio&&o<s.choice||
(s={ratio:i,choice:o})}return s?.choice}function K(n,t){let e={size:0},s=[];if(n.forEach((i,u)=>{s=t.
map((c,l)=>i===c?(s[l-1]??0)+1:0),s.forEach((c,l)=>{c>e.size&&(e={size:c,i:u-c+1,j:l-c+1})})}),!e.size)
return 0;let{size:o,i:r,j:a}=e;return o+K(n.slice(0,r),t.slice(0,a))+K(n.slice(r+o),t.slice(a+o))}var F=["<pad>","<s>","</s>","<unk>"],D=class{constructor(t){this.tokens=[...F,...t],this.idOf=new Map(
this.tokens.map((a,i)=>[a,i]));let[e,s,o,r]=F.keys();this.padId=e,this.bosId=s,this.eosId=o,this.unkId=
r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==
this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},B="[\\\
p{L}\\p{N}_]",pt=`[^\\p{L}\\p{N}_${E}]`,Kt=new RegExp(`${B}+(?:['’-]${B}+)*|${pt}`,"gu"),Ft=new RegExp(
` ?${B}+| ?${pt}+|[${E}]`,"gu"),I=class{constructor({tokens:t}){this.vocabulary=new D(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${O(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(Kt)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},U=class extends I{split(t){return lt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
s=this.split(t);if(!s.length)throw new RangeError(`text = ${O(t)} holds no word: write a number such\
 as 'forty-seven'`);let o=e.encode(s),r=s.find((u,c)=>o[c]<=e.unkId);if(r===void 0)return o;let a=dt(
r,e.tokens.slice(F.length)),i=a?`words. Did you mean ${O(a)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${O(r)}, which the model never \
saw: it reads English number ${i}`)}},V=class extends I{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let a=ft(s,
o);this.places.set(a,[...this.places.get(a)??[],r])})}split(t){return(t.match(Ft)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,a)=>this.
places.get(ft(t[a],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Dt(t,this.merges[e])}}},
ft=(n,t)=>`${n.length} ${n}${t}`;function Dt(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Bt={words:I,"number words":U,"sub-words":V},Y=({
kind:n,...t})=>new Bt[n](t);var Ut=2e4;var Z=class{constructor({blueprint:t,weights:e}){this.model=new q(it(t,e)),this.readsNumbers=t.src_tokenizer.
kind==="number words",this.source=Y(t.src_tokenizer),this.target=Y(t.tgt_tokenizer),this.srcVocab=this.
source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.encode(this.readsNumbers?
ht(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(`text has ${e.length} tokens\
, and the model has positions for ${s}: shorten it`);return{src:e,srcMask:j(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function mt(n,t=Z){let e=null;return()=>e??=Vt(n).
then(s=>new t(s)).catch(s=>{throw e=null,s})}async function Vt(n){let t=n.get("weights"),e=t&&(t.length||
t.byteLength);return!e&&n.later?n.later():(e||await Yt(n),{blueprint:n.get("blueprint"),weights:n.get(
"weights")})}function Yt(n){return new Promise((t,e)=>{let s=setTimeout(()=>e(new Error("Python does\
 not answer")),Ut),o=()=>{clearTimeout(s),n.off("change:weights",o),t()};n.on("change:weights",o),n.
set("wanted",!0),n.save_changes()})}var H=n=>n.reduce((t,e)=>t*e,1),S=n=>({shape:n,data:new Float32Array(H(n))}),N=({shape:n,data:t},e)=>({
shape:n,data:t.map(e)});function Zt(n,t){let[e,s,o]=t,r=S(t);for(let a=0;a<e;a++)for(let i=0;i<s;i++)
p(r,a*s+i).set(p(n,i).subarray(a*o,(a+1)*o));return r}function Gt(n,t){let[e,s,o]=n.shape,r=S(t);for(let a=0;a<
e;a++)for(let i=0;i<s;i++)p(r,i).set(p(n,a*s+i),a*o);return r}function Ht(n,t,e){let[s,o,r]=e,a=S(e),
i=Math.sqrt(n.shape[2]);for(let u=0;u<s;u++)for(let c=0;c<o;c++){let[l,d]=[p(n,u*o+c),p(a,u*o+c)];for(let h=0;h<
r;h++){let f=p(t,u*r+h),m=0;for(let x=0;x<l.length;x++)m+=l[x]*f[x];d[h]=m/i}}return a}function Qt(n,t,e){
let[s,o,r]=e,a=t.shape[1],i=S(e);for(let u=0;u<s;u++)for(let c=0;c<o;c++){let l=p(n,u*o+c),d=p(i,u*o+
c);for(let h=0;h<r;h++){let f=0;for(let m=0;m<a;m++)f+=l[m]*t.data[(u*a+m)*r+h];d[h]=f}}return i}function Jt(n){
let t=S(n.shape),e=n.shape[n.shape.length-1];for(let s=0;s<n.data.length/e;s++)p(t,s).set(T(p(n,s)));
return t}var P=class{constructor({machine:t,src:e,tgt:s,next:o,stored:r,parameters:a}){this.nodes=Xt(
t),this.outputs=t.outputs,this.vocabulary=t.vocabulary,this.padId=t.pad_id,this.src=e,this.tgt=s,this.
sizes={...t.sizes,S:e.length,T:s.length},this.stored=r,this.parameters=a,this.tensors=new Map,this.next=
o??te(this.tensor("generator")),this.srcTokens=e.map(i=>this.vocabulary.src[i]),this.tgtTokens=s.map(
i=>this.vocabulary.tgt[i]),this.nextTokens=this.next.map(i=>this.vocabulary.tgt[i])}get hasParams(){
return this.parameters!==null}node(t){return this.nodes.get(this.outputs[t]??t)}shape(t){return this.
known(t).shape.map(e=>this.sizes[e])}tensor(t){let e=this.known(t),s=this.tensors.get(e.path);return s||
(s=this.compute(e,this.shape(t)),this.tensors.set(e.path,s)),s}param(t){return this.parameters?.[t]??
null}hides(t,e,s){return t.startsWith("decoder")&&t.includes(".self_attention")?s>e?"causal":"":this.
src[s]===this.padId?"padding":""}known(t){let e=this.node(t);if(!e)throw new RangeError(`path = ${t}\
 is no tensor of this model`);return e}compute({path:t,op:e,parents:s},o){let r=s.map(i=>()=>this.tensor(
i)),{d_model:a}=this.sizes;switch(e){case"scale":return N(r[0](),i=>i*Math.sqrt(a));case"split":return Zt(
r[0](),o);case"scores":return Ht(r[0](),r[1](),o);case"mask":return this.masked(t,r[0]());case"softm\
ax":return Jt(r[0]());case"values":return Qt(r[0](),r[1](),o);case"concat":return Gt(r[0](),o);case"\
relu":return N(r[0](),i=>Math.max(i,0));case"add":{let[i,u]=[r[0](),r[1]()];return N(i,(c,l)=>c+u.data[l])}case"\
copy":return r[0]();default:return this.stored(t,o)}}masked(t,e){let[,s,o]=e.shape;return N(e,(r,a)=>{
let[i,u]=[Math.floor(a/o)%s,a%o];return this.hides(t,i,u)?-1/0:r})}},G=new WeakMap;function Xt(n){return G.
has(n)||G.set(n,new Map(n.nodes.map(t=>[t.path,t]))),G.get(n)}function te(n){return Array.from({length:n.
shape[0]},(t,e)=>{let s=Array.from(p(n,e));return s.indexOf(Math.max(...s))})}var gt=2**12-1,ee="012\
3456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_",ne=new Map([...ee].map((n,t)=>[n,t]));
function wt(n,t){let{src:e,tgt:s,next:o,largest:r,letters:a}=t,i=(h,f)=>ne.get(a[f][h])??0,u={},c=0,
l=(h,f)=>{let m=new Float32Array(H(f));return m.forEach((x,w)=>{let _=u[h]+w,M=(i(_,0)<<7)+(i(_,1)<<
1)+i(_,2);m[w]=(M-gt-1)*r[h]/gt}),{shape:f,data:m}},d=new P({machine:n,src:e,tgt:s,next:o,stored:l,parameters:null});
for(let h of Object.keys(r))u[h]=c,c+=H(d.shape(h));return d}function Q(n,t,e,s){let{model:o}=t,r=rt(
o,()=>{o.forward(e,s,j(e,n.pad_id),ot())}),a=u=>r[u],{parameters:i}=o;return new P({machine:n,src:e,
tgt:s,next:null,stored:a,parameters:i})}function se(n,t){let{target:e,tgtVocab:s,model:o}=n,r=e.encode(t),a=r.indexOf(s.unkId);if(a>=0)throw new RangeError(
`answer holds “${e.split(t)[a]}”, which the model cannot write: leave it out`);let i=o.config.max_len;
if(r.length+1>i)throw new RangeError(`answer has ${r.length} tokens, and the model has positions for\
 ${i-1} after <s>: shorten it`);return[s.bosId,...r]}function xt(n,t,e,s=""){let{model:o,tgtVocab:r}=t,
{src:a,srcMask:i}=t.read(e);if(s.trim())return Q(n,t,a,se(t,s));let{bosId:u,eosId:c}=r,l=o.config.max_len,
d=at(o,a,i,{maxLen:l,bosId:u,eosId:c});return Q(n,t,a,d.slice(0,-1))}var yt=1e-5;function $t({shape:n,data:t},e){return t[e.reduce((s,o,r)=>s*n[r]+o,0)]}var J=n=>Array.from(
{length:n},(t,e)=>e),X=class{constructor(t,e,s){this.run=t,this.node=e,this.index=s,this.own=this.cell(
e.path,...s)}cell(t,...e){return{path:t,index:e,value:$t(this.run.tensor(t),e)}}parameter(t,...e){return{
path:t,index:e,value:$t(this.run.param(t),e)}}alone(...t){return t.map(e=>({a:e,b:null,product:e.value}))}pairs(t,e,s){
return J(t).map(o=>{let[r,a]=[e(o),s(o)];return{a:r,b:a,product:r.value*a.value}})}},b=n=>L(n.map(({
product:t})=>t)),oe={lookup(n){let{run:t,node:e,index:s}=n,[o,r]=s,a=(e.path.startsWith("src")?t.src:
t.tgt)[o],i={path:e.params[0],index:[a,r],value:n.own.value};return{kind:"lookup",terms:n.alone(i),formula:`\
table[${a}, ${r}]`}},scale(n){let{run:t,node:e,index:s}=n,o=Math.sqrt(t.sizes.d_model),r=n.alone(n.cell(
e.parents[0],...s)),a=r[0].product*o;return{kind:"scale",terms:r,scale:o,result:a,formula:"table · √\
d_model"}},position(n){let{node:t,index:e}=n,s=n.cell(t.parents[0],...e),o=n.alone(s,n.parameter(t.params[0],
...e));return{kind:"sum",terms:o,result:b(o),formula:"x + pe"}},norm(n){let{run:t,node:e,index:s}=n,
[o,r]=s,[a,i]=e.params.map(w=>n.parameter(w,r)),u=t.sizes.d_model,c=n.alone(...J(u).map(w=>n.cell(e.
parents[0],o,w))),l=b(c)/u,d=L(c.map(({product:w})=>(w-l)**2))/u,f=(c[r].product-l)/Math.sqrt(d+yt)*
a.value+i.value;return{kind:"norm",terms:c,result:f,formula:"(x − mean) / √(variance + eps) · weight\
 + bias",...{at:r,mean:l,variance:d,eps:yt,gain:a,shift:i}}},linear(n){let{run:t,node:e,index:s}=n,[
o,r]=s,[a]=e.parents,[i,u]=e.params,c=n.pairs(t.shape(a)[1],h=>n.cell(a,o,h),h=>n.parameter(i,r,h)),
l=n.parameter(u,r),d=b(c)+l.value;return{kind:"dot",terms:c,bias:l,result:d,formula:"Σ xᵢ · weightᵢ \
+ bias"}},split(n){let{run:t,node:e,index:s}=n,[o,r,a]=s,i=[r,o*t.sizes.d_k+a];return{kind:"copy",terms:n.
alone(n.cell(e.parents[0],...i)),formula:"column head · d_k + i"}},scores(n){let{run:t,node:e,index:s}=n,
[o,r,a]=s,[i,u]=e.parents,c=n.pairs(t.sizes.d_k,h=>n.cell(i,o,r,h),h=>n.cell(u,o,a,h)),l=1/Math.sqrt(
t.sizes.d_k),d=b(c)*l;return{kind:"dot",terms:c,scale:l,result:d,formula:"Σ qᵢ · kᵢ / √d_k"}},
mask(n){let{run:t,node:e,index:s}=n,o=n.alone(n.cell(e.parents[0],...s)),r=t.hides(e.path,s[1],s[2]),
a=r?-1/0:o[0].product;return{kind:"mask",terms:o,result:a,formula:r?"−∞: the mask hides this key":
"the score: not masked",hidden:r}},softmax(n){let{run:t,node:e,index:s}=n,[o]=e.parents,[r,a]=[s.slice(
0,-1),s.at(-1)],i=J(t.shape(o).at(-1)).map(f=>n.cell(o,...r,f)),u=i.reduce((f,{value:m})=>Math.max(f,
m),-1/0),c=i.map(f=>({a:f,b:null,product:Math.exp(f.value-u)})),l=b(c),d=c[a].product/l;return{kind:"\
softmax",terms:c,result:d,formula:"exp(x) / Σ exp(xⱼ)",at:a,largest:u,total:l}},values(n){let{run:t,
node:e,index:s}=n,[o,r,a]=s,[i,u]=e.parents,c=n.pairs(t.shape(u)[1],l=>n.cell(i,o,r,l),l=>n.cell(u,o,
l,a));return{kind:"dot",terms:c,result:b(c),formula:"Σ weightⱼ · vⱼ"}},concat(n){let{run:t,node:e,
index:s}=n,[o,r]=s,{d_k:a}=t.sizes,i=[Math.floor(r/a),o,r%a];return{kind:"copy",terms:n.alone(n.cell(
e.parents[0],...i)),formula:"head i // d_k, column i % d_k"}},relu(n){let t=n.alone(n.cell(n.node.parents[0],
...n.index)),e=Math.max(t[0].product,0);return{kind:"relu",terms:t,result:e,formula:"max(0, x)"}},add(n){
let t=n.alone(...n.node.parents.map(e=>n.cell(e,...n.index)));return{kind:"sum",terms:t,result:b(t),
formula:"x + sublayer(x)"}},copy(n){return{kind:"copy",terms:n.alone(n.cell(n.node.parents[0],...n.index)),
formula:"x"}}};function bt(n,t,e){let s=n.node(t);if(!s)throw new RangeError(`path = ${t} is no tens\
or of this model`);let o=n.shape(t);if(e.length!==o.length||e.some((c,l)=>!(o[l]>c&&c>=0)))throw new RangeError(
`index = ${e} is not within the shape (${o}) of ${t}`);let r=new X(n,s,e),a=r.own,i={cell:a,terms:[],
bias:null,scale:null,result:a.value};if(s.params.length>0&&s.op!=="lookup"&&!n.hasParams){let c={linear:"\
dot",position:"sum"}[s.op]??s.op;return{...i,kind:c,formula:"",needs:"parameters"}}return{...i,...oe[s.
op](r)}}function re({model:n,el:t}){let e=n.get("machine"),s=wt(e,n.get("opening")),o=mt(n),r=st("verdict"),
a=()=>{let u=n.get("path")||"probabilities",c=s.shape(u).map(()=>0),{result:l,needs:d=""}=bt(s,u,c),
h=`${s.srcTokens.join(" ")} → ${s.nextTokens.join(" ")}`;r.textContent=`${h}. ${u}[${c}] = ${l} ${d}`},
i=async()=>{try{let u=await o();s=xt(e,u,n.get("text"),n.get("answer")),a()}catch(u){r.textContent=u.
message}};return nt(t,"machine-explorer","Machine explorer",v("div",{}),r),n.on("change:path",a),n.on(
"change:text",i),a(),()=>{n.off("change:path",a),n.off("change:text",i)}}var kt={render:re};widget=kt;})();
export default widget;
