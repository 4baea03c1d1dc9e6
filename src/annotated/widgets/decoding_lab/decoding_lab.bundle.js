let widget;
(()=>{function f(n,t={},...e){return lt(document.createElement(n),t,e)}function E(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return lt(s,t,e)}function lt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function ut(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(f("div",o,...s))}var ht=(...n)=>f("div",{class:"\
controls"},...n.map(({node:t})=>t)),dt=()=>f("p",{class:"pointed","aria-hidden":"true"}),ft=(...n)=>f(
"div",{class:"scroller"},...n),O={"data-lm-suppress-shortcuts":"true"};function z(n,t,e={}){let s=f(
"button",{type:"button",...e},n);return s.addEventListener("click",t),s}function pt(n,t,e,s){let[o,r]=[
Math.min(...e),Math.max(...e)],i=f("input",{type:"range",min:o,max:r,...O}),a=f("output",{"aria-live":"\
off"}),u=f("span",{},`${n} `,f("code",{},t));return i.addEventListener("input",()=>s(Number(i.value))),
{node:f("div",{class:"control"},f("label",{},u,i),a),input:i,show(c){i.value=String(c),a.textContent=
String(c)}}}function mt(n,t,e,s){let o=f("input",{type:"range",min:0,max:e.length-1,...O}),r=f("output",{"aria-l\
ive":"off"}),i=f("span",{},`${n} `,f("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,show(a,u=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",u),r.textContent=u}}}function gt(n,t,e){let s=Object.
entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,r=f("select",{id:o,...O},
...s);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"control menu"},f("lab\
el",{for:o},n),r),show(i){r.value=i}}}function wt(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var bt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function yt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function xt(n){
let t=f("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Xt(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Qt=1e3,W,ct;function Xt(n){
W?.isConnected||(W=f("p",{class:"annotated-voice",role:"status"}),document.body.append(W));let t=W;clearTimeout(
ct),ct=setTimeout(()=>{t.textContent=n},Qt)}var $t=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),te=n=>n.reduce((t,e)=>t+e,0);function k({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function D(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=te(s);return s.map(r=>r/o)}var ee=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var kt=(n,t)=>(e,s)=>n[s]!==
t;function ne(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[k(n,o),k(s,
o)];for(let a=0;a<i.length;a++){let u=a*r.length,c=e.data[a];for(let l=0;l<r.length;l++)c+=r[l]*t.data[u+
l];i[a]=c}}return s}function se(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[k(
n,o),k(s,o)],a=0,u=0;for(let l of r)a+=l/r.length;for(let l of r)u+=(l-a)**2/r.length;let c=1/Math.sqrt(
u+ee);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*c*t.data[l]+e.data[l]}return s}function H(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var oe=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function re(n,t,e,s,o,r){let[i,a]=n.shape,u=t.shape[0],c=a/s,l=_(s,i,u),h=_(s,i,u),m=_(i,
a);for(let d=0;d<s;d++)for(let p=0;p<i;p++){let g=d*i+p,b=(w,y)=>k(w,y).subarray(d*c,(d+1)*c),[v,$,N]=[
b(n,p),k(l,g),b(m,p)];for(let w=0;w<u;w++){let y=b(t,w),x=0;for(let M=0;M<c;M++)x+=v[M]*y[M];$[w]=!o||
o(r+p,w)?x/Math.sqrt(c):-1/0}if($.every(w=>w===-1/0))throw new RangeError("mask hides every key from\
 some query");let S=k(h,g);S.set(D($));for(let w=0;w<c;w++){let y=0;for(let x=0;x<u;x++)y+=S[x]*e.data[x*
a+d*c+w];N[w]=y}}return{scores:l,weights:h,values:m}}var K=class{constructor({config:t,parameters:e}){
this.config=t,this.parameters=e,this.onOutput=()=>{}}note(t,e){return this.onOutput(t,e),e}linear(t,e){
let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(t,ne(e,s,o))}norm(t,e){let{[`${t}\
.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(t,se(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=_(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);k(o,a).set(k(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s=0){
let o=this.parameters["positions.pe"],r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r}\
 tokens, and the model has positions for ${o.shape[0]}`);let i=o.data.subarray(s*o.shape[1],r*o.shape[1]);
return this.note(`positions.${t}`,H(e,{data:i}))}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),{scores:u,weights:c,
values:l}=re(a,s,o,this.config.n_heads,r,i);return this.note(`${t}.scores`,u),this.note(`${t}.weight\
s`,c),this.note(`${t}.values`,l),this.note(t,this.linear(`${t}.w_o`,l))}feedForward(t,e){let s=oe(this.
linear(`${t}.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.
norm_first?H(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,H(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){
let s=this.positions("src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`\
encoder.layers.${o}`,i=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,a=>this.attend(i,a,
this.project(i,a),e)),s=this.sublayer(`${r}.sublayers.1`,s,a=>this.feedForward(`${r}.feed_forward`,a)),
this.note(r,s)}return this.finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;
r.set("length",i+s.length);let a=this.positions("tgt",this.embed("tgt_embed",s),i);for(let u=0;u<this.
config.n_layers;u++){let c=`decoder.layers.${u}`,[l,h]=[`${c}.self_attention`,`${c}.cross_attention`];
a=this.sublayer(`${c}.sublayers.0`,a,m=>(r.set(l,ie(r.get(l),this.project(l,m))),this.attend(l,m,r.get(
l),o,i))),a=this.sublayer(`${c}.sublayers.1`,a,m=>(r.has(h)||r.set(h,this.project(h,t)),this.attend(
h,m,r.get(h),e,i))),a=this.sublayer(`${c}.sublayers.2`,a,m=>this.feedForward(`${c}.feed_forward`,m)),
this.note(c,a)}return this.finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear(
"generator.proj",t))}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function ie(n,{
k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=_(o.shape[0]+r.shape[0],o.shape[1]);return i.data.
set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function vt({config:n,tensors:t},e){let s=typeof e=="string"?ae(e):ce(e),o={};for(let[r,i,a]of t){let u=i.
reduce((c,l)=>c*l,1);o[r]={shape:i,data:s.subarray(a,a+u)}}return{config:n,parameters:o}}var ae=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),ce=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var L="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",le=new RegExp(
`[${L}]+`),ue=new RegExp(`^[${L}]+|[${L}]+$`,"g");function Mt(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(le).filter(Boolean)}var V="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),Et="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function he(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${B(t)} thousand ${e<100?"and ":""}${B(e)}`:`${B(t)} \
thousand`:B(e)}function B(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return St(e);let s=`${V[t]} hu\
ndred`;return e?`${s} and ${St(e)}`:s}function St(n){if(n<20)return V[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${Et[t]}-${V[e]}`:Et[t]}var de=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,fe=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function Ot(n){let t=n.replace(ue,"");if(!de.test(t))return n;let e=fe.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return he(e)}function R(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,s=>{if(s===" "||s==="'"&&t==='"')return s;if(s==="\\"||s==="'")return`\
\\${s}`;let o={"\n":"\\n","\r":"\\r","	":"\\t"}[s],r=s.codePointAt(0).toString(16);return o||(r.length<=
2?`\\x${r.padStart(2,"0")}`:r.length<=4?`\\u${r.padStart(4,"0")}`:`\\U${r.padStart(8,"0")}`)});return t+
e+t}function _t(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(o),i=e.length+r.length;if(2*
Math.min(e.length,r.length)/i<.6)continue;let a=2*Y(r,e)/i;a<.6||a<s?.ratio||a===s?.ratio&&o<s.choice||
(s={ratio:a,choice:o})}return s?.choice}function Y(n,t){let e={size:0},s=[];if(n.forEach((a,u)=>{s=t.
map((c,l)=>a===c?(s[l-1]??0)+1:0),s.forEach((c,l)=>{c>e.size&&(e={size:c,i:u-c+1,j:l-c+1})})}),!e.size)
return 0;let{size:o,i:r,j:i}=e;return o+Y(n.slice(0,r),t.slice(0,i))+Y(n.slice(r+o),t.slice(i+o))}var J=["<pad>","<s>","</s>","<unk>"],Z=class{constructor(t){this.tokens=[...J,...t],this.idOf=new Map(
this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=J.keys();this.padId=e,this.bosId=s,this.eosId=o,this.unkId=
r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==
this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},Q="[\\\
p{L}\\p{N}_]",Lt=`[^\\p{L}\\p{N}_${L}]`,me=new RegExp(`${Q}+(?:['’-]${Q}+)*|${Lt}`,"gu"),ge=new RegExp(
` ?${Q}+| ?${Lt}+|[${L}]`,"gu"),j=class{constructor({tokens:t}){this.vocabulary=new Z(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${R(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(me)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},X=class extends j{split(t){return Mt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
s=this.split(t);if(!s.length)throw new RangeError(`text = ${R(t)} holds no word: write a number such\
 as 'forty-seven'`);let o=e.encode(s),r=s.find((u,c)=>o[c]<=e.unkId);if(r===void 0)return o;let i=_t(
r,e.tokens.slice(J.length)),a=i?`words. Did you mean ${R(i)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${R(r)}, which the model never \
saw: it reads English number ${a}`)}},tt=class extends j{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=At(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(ge)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(At(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=we(t,this.merges[e])}}},
At=(n,t)=>`${n.length} ${n}${t}`;function we(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var be={words:j,"number words":X,"sub-words":tt},et=({
kind:n,...t})=>new be[n](t);var ye=2e4,xe=400,nt=class{constructor({blueprint:t,weights:e}){this.model=new K(vt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=et(t.src_tokenizer),this.target=et(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?Ot(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(`te\
xt has ${e.length} tokens, and the model has positions for ${s}: shorten it`);return{src:e,srcMask:kt(
e,this.srcVocab.padId)}}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function Tt(n,t=nt){
let e=null;return()=>e??=$e(n).then(s=>new t(s)).catch(s=>{throw e=null,s})}async function $e(n){let t=n.
get("weights"),e=t&&(t.length||t.byteLength);return!e&&n.later?n.later():(e||await ke(n),{blueprint:n.
get("blueprint"),weights:n.get("weights")})}function ke(n){return new Promise((t,e)=>{let s=setTimeout(
()=>e(new Error("Python does not answer")),ye),o=()=>{clearTimeout(s),n.off("change:weights",o),t()};
n.on("change:weights",o),n.set("wanted",!0),n.save_changes()})}function It(n,t,e,s){let o=n.get("own")?
"A text that your translator reads":"An English number, in words or in digits",r="",i=`text-${Math.random()}`,
a=f("input",{id:i,type:"text",maxlength:xe,autocomplete:"off",autocapitalize:"none",spellcheck:"fals\
e","aria-describedby":`${i}-error`,...O}),u=f("p",{id:`${i}-error`,class:"error",role:"alert"}),c=f(
"form",{},f("label",{for:i},o),f("div",{class:"line"},a,f("button",{class:"main"},t)),e,u);a.addEventListener(
"keydown",d=>{d.key!=="Enter"||d.isComposing||(d.preventDefault(),c.requestSubmit())});let l=d=>{r=a.
value,s(d)};return c.addEventListener("submit",d=>{d.preventDefault(),l(a.value)}),{node:c,ask:l,show:d=>{
a.value===r&&(r=a.value=d)},refuse:d=>{let p=d instanceof RangeError;a.setAttribute("aria-invalid",String(
p)),u.textContent=p?d.message:"",d&&!p&&(u.textContent=`The model cannot answer: ${d.message}. Press\
 ${t} to try again.`)}}}var ve=10;function*Rt(n,t){let e=n.read(t.text),s=yield*Nt(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*Nt(
n,e,t,Oe(t.seed))),t.strategy==="beam"&&(o=yield*_e(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function jt({model:n},{src:t,srcMask:e}){let s=n.encode(t,
e);return(o,r)=>n.generator(n.decode(s,e,o.slice(-1),null,r)).data}function Ct(n){let t=Math.max(...n),
e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));return Array.from(n,s=>s-t-e)}var Pt=n=>Float32Array.
from(D(n));function*Nt(n,t,e,s){let{model:o,tgtVocab:r}=n,i=jt(n,t),[a,u]=[[r.bosId],new Map],c=[],[
l,h]=[0,!1];for(;!h&&a.length<o.config.max_len;){let m=i(a,u),{id:d,...p}=Ee(m,e,r.tokens,s?.next().
value);l+=Ct(m)[d],a.push(d),c.push(p),h=d===r.eosId,yield}return{text:n.textOf(a),log_probability:l,
ended:h,steps:c}}function Ee(n,t,e,s=null){let o=Pt(n),r=Se(n,t),i=st(r),a=Ft(n),u=s===null?a[0]:Me(
i,s),c=(p,g)=>g<ve||p===u,l=a.filter(c).map(p=>({token:e[p],before:o[p],after:r[p],end:i[p]})),h=a.filter(
(p,g)=>!c(p,g)),m=p=>h.reduce((g,b)=>g+p[b],0),d={count:h.length,before:m(o),after:m(r)};return{id:u,
token:e[u],number:s,rows:l,others:d}}var Ft=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),st=n=>{let t=0;return Array.
from(n,e=>t+=e)};function Se(n,{temperature:t=1,top_k:e=null,top_p:s=1}){let o=Pt(n.map(c=>c/t)),r=Ft(
o).slice(0,e??n.length),i=st(r.map(c=>o[c])),a=new Float32Array(n.length);r.forEach((c,l)=>{let h=l&&
i[l-1];(s===1||h<s*i.at(-1))&&(a[c]=o[c])});let u=st(a).at(-1);return a.map(c=>c/u)}var Me=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*Oe(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*_e(n,t,{beam_size:e,length_penalty:s}){
let{model:o,tgtVocab:r}=n,i=jt(n,t),a=o.config.max_len-1,u=(m,d)=>m/((5+d)/6)**s,c=[],l={score:-1/0},
h=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;h.length&&u(h[0].total,a)>l.score;m++){let d=[];
for(let[b,{ids:v,total:$,cache:N}]of h.entries()){let S=Ct(i(v,N));for(let[w,y]of S.entries())d.push(
{parent:b,id:w,total:$+y});yield}let p=[],g=d.sort((b,v)=>v.total-b.total).slice(0,2*e);c.push(g.map(
({parent:b,id:v,total:$},N)=>{let S=[...h[b].ids,v],w=v===r.eosId,y={token:r.tokens[v],parent:b,log_probability:$,
fate:"dropped"};if(w||m===a){if(N>=e)return y;let x=u($,m),M={...y,fate:"finished",text:n.textOf(S),
score:x};return x>l.score&&(l={text:M.text,log_probability:$,ended:w,score:x}),M}return p.length===e?
y:(p.push({ids:S,total:$,cache:new Map(h[b].cache)}),{...y,fate:"kept"})})),h=p}return{...l,steps:c}}var C=n=>t=>n.find(e=>String(e)===t),pn=C([!0,!1]),Ae=n=>String(n);function Wt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),u=new URLSearchParams(location.search),
c=[];for(let[m,d]of Object.entries(e)){let p=u.get(`${a}.${m}`);if(p===null)continue;let g=d(p);g===
void 0?c.push(m):n.set(m,g)}let l=f("a",{},"Link to this setting"),h=c.length?` The address has a se\
tting that could not be read, and was left out: ${c.join(", ")}.`:"";return{node:f("p",{class:"addre\
ss"},l,h),show(){let m=new URLSearchParams(location.search);for(let p of Object.keys(e))m.set(`${a}.${p}`,
(s[p]??Ae)(n.get(p)));let d=o.closest("section[id]")?.id;l.setAttribute("href",`?${m}${d?`#${d}`:""}`)}}}function Dt(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(h=>h.includes(r));if(i<0)return;let a=t[i].indexOf(r),[u,
c]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(u===null)return;o.preventDefault();let l=t[u]?.[c];!l||getComputedStyle(l).
visibility==="hidden"||(s(l),l.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}function Le({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=f("td",{...o,...O},n);return r.style.setProperty("--w",String(e)),r}function Kt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(h=>h.map(Le)),a=s.map(h=>f("th",{scope:"\
col"},h)),u=i.map((h,m)=>f("tr",{},f("th",{scope:"row"},e[m]),...h)),c=f("table",{class:"grid number\
s",role:"grid"},f("caption",{},n),f("thead",{},f("tr",{},f("td",{},t),...a)),f("tbody",{},...u)),l=({
target:h})=>h.closest?.(".number")?.getAttribute("aria-label")??"";return c.addEventListener("pointe\
rover",h=>r(l(h))),c.addEventListener("pointerleave",()=>r("")),c.addEventListener("focusin",h=>r(l(
h))),c.addEventListener("focusout",()=>r("")),Dt(c,i),ft(c)}var ot=n=>n.replaceAll("-","−");function q(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?ot(n.toExponential(0).replace("+","")):ot(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var T=n=>Number.isFinite(n)?ot(String(Number(n.toPrecision(7)))):q(n);var A=n=>q(Math.round(n*1e3)/1e3,3),U=n=>n<.005?"":n.toFixed(2);function I(n,t,e,s,o){let r=(a,u,c)=>{
let l=`${a}, ${e[c]}`;if(typeof u=="string")return{text:u,say:l};let h=`${l}, exactly ${T(u)}`;return u<
0?{text:A(u),say:h}:{text:q(u,4),say:h,share:u,kinds:["bar"]}},i=s.map(([a,...u])=>u.map((c,l)=>r(a,
c,l)));return Kt({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var rt=20,F=26,P=18,Te=16,Bt=6,qt=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),Ut=({
mark:n,token:t})=>n?`${n} ${t}`:t,Ie=n=>qt(Ut(n))+7.4*n.written.length+2*Bt;function Ne(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function Re(n){let t=[],e=[];function s(o,r,i){
let a=Ne(o),u=a.map((l,h)=>e[r+h]??0),c=Math.max(i,...u);a.forEach((l,h)=>{Object.assign(l,{column:r+
h,row:c}),e[r+h]=c+1,t.push(l)});for(let l of a.toReversed())for(let h of l.below.slice(1))s(h,l.column+
1,c+1)}return s(n,0,0),t}function je(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-P/2,[a,u]=[
n.row,t.row].map(c=>c*F+F/2);return E("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
P}C${i} ${a} ${i} ${u} ${r} ${u}`,"stroke-width":Math.max(Te*t.share,1).toFixed(2)})}function Ce(n,t,e){
let s=n.row*F+(F-rt)/2,o=E("text",{x:t+Bt,y:s+14.5},Ut(n),E("tspan",{class:"share",dx:5},n.written)),
r=n.tail?E("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return E("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},E("rect",{x:t,y:s,width:e,height:rt,rx:rt/2}),o,r)}
function G(n,{label:t,look:e,go:s}){let o=Re(n),r=new Map(o.map(d=>[d,Ie(d)])),i=[1];for(let d of $t(
Math.max(...o.map(p=>p.column))+1)){let p=o.filter(g=>g.column===d);i.push(i[d]+Math.max(...p.map(g=>r.
get(g)))+P)}let a=o.map(({tail:d,column:p})=>d?i[p+1]-P+8+qt(d):0),u=Math.ceil(Math.max(i[i.length-1]-
P+1,...a)),c=(Math.max(...o.map(({row:d})=>d))+1)*F,l=E("svg",{width:u,height:c,viewBox:`0 0 ${u} ${c}`,
"aria-hidden":"true"},...o.flatMap(d=>d.below.map(p=>je(d,p,i,r))),...o.map(d=>Ce(d,i[d.column],r.get(
d)))),h=d=>d.target.closest(".node")?.dataset;return l.addEventListener("pointerover",d=>e(h(d)?.say??
"")),l.addEventListener("pointerleave",()=>e("")),l.addEventListener("click",d=>{let p=Number(h(d)?.
step??0);p&&s(p)}),f("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},l)}function Pe(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],u=a.greedy&&!a.below.length,c=[...a.tokens,i.token],l={...i,parent:a,tokens:c,
greedy:u,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function Gt(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var Fe={"finished, the best":"★",finished:"✓",dropped:"✗"};function We(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function zt(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:u}=n,c=Math.exp(r),l=u.length||!o.length?"":Gt(n,t),h=l?`: ${l}`:"",m=i===void 0?
"":`, score ${A(i)}`;return{token:s,share:c,written:U(c),say:`${o.join(" ")||s}${h}; probability ${T(
c)}, log-probability ${A(r)}${m}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),mark:Fe[l],
tail:a&&!u.length?"greedy":"",below:u.map(d=>zt(d,t,e))}}function De(n,t,e){let s=n.nodes.map(i=>{let{
tokens:a,log_probability:u}=i,c=Gt(i,n);return[a.join(" "),Math.exp(u),u,c]}),o=`Candidates of step ${t}\
, the likeliest first`;return I(o,"tokens",["probability","log-probability","fate"],s,e)}function Ke({
finished:n},t){let e=n.map(({text:o,tokens:r,log_probability:i,score:a})=>[o,String(r.length),i,a]);
return I("Finished, the best score first","text",["tokens","log-probability","score"],e,t)}function Ht(n,t,e,{
look:s,go:o}){let r=Pe(n.slice(0,t)),a="Number and width: the probability up to there, if 0.005 or m\
ore. ★ best so far, ✓ finished, ✗ dropped; top row: greedy."+(t===n.length&&r.kept.length?" Th\
e search stops: what is kept can no longer become the best.":""),u="The tree of the search; its numb\
ers are in the tables below",c=zt(r.root,r,We(r.finished[0]));return{picture:[G(c,{label:u,look:s,go:o}),
f("p",{class:"hint"},a)],tables:[De(r,t,s),...r.finished.length?[Ke(r,s)]:[]]}}var Be=4,qe=.011;function Ue({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function Ge({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let c=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&c.push([`${s.count} others`,s.before,""]),I(r,"tok\
en",["probability","choice"],c,i)}let a=e.map((c,l)=>{let h=Ue(c,l,n,o);return[c.token,c.before,c.after,
h]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),I(r,"token",["in the model","\
reshaped","place"],a,i)}function Vt(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,u=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:U(r),
say:`${n.token}${u&&`: ${u}`}; probability ${T(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function ze(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(u=>u.token===o),a=r.filter(u=>u!==i).slice(0,Be);t=[Vt(i,s,t),...a.map(u=>Vt(u,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function He({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,h)=>l.end-h.end).map(({token:l,after:h,
end:m})=>{let d=h>qe*(l.length+1),p=f("span",{},d?l:"");p.classList.toggle("drawn",l===n),p.style.setProperty(
"left",`${100*(m-h)}%`),p.style.setProperty("width",`${100*h}%`);let g=`from ${(m-h).toFixed(4)} to ${m.
toFixed(4)}`;return p.addEventListener("pointerover",()=>o(`${l}: ${g}`)),p}),i=f("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=f("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let u=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
c=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${u}`;return[
a,f("p",{class:"hint fall"},c)]}function Yt(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:h})=>h)].join(" "),u="What was written, and what else was likely; its numbers are\
 in the table below",c=r.number===null,l=c?`Number and width: the probability after the tokens befor\
e it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped p\
robability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[G(ze(n.slice(0,t)),
{label:u,look:s,go:o}),f("p",{class:"hint"},l),...c?[]:He(r,s)],tables:[Ge(r,e,a,s)]}}var it={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},Jt={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},Ve=12;async function Ye(n,t){
for(let e=performance.now();!t();){let{done:s,value:o}=n.next();if(s)return o;performance.now()-e<Ve||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function Je({settings:{strategy:n,seed:t},
found:e,greedy:s}){let o=it[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:h,score:m})=>`\
writes “${l}”: log-probability ${A(h)}`+(m===void 0?".":`, score ${A(m)}.`),i=e.ended?"":" It di\
d not come to an end.",a=Math.abs(e.log_probability-s.log_probability),c=` Greedy decoding ${e.text===
s.text&&a<.001?"writes the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":c}`}var at=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=Tt(t),this.shown=t.get("ex\
ample"),this.written="",this.turn=0,this.readers=this.readersOf(),this.address=Wt(t,e,this.readers);
let s=this.choices.texts.map(a=>z(a,()=>this.form.ask(a))),o=s.length?f("p",{class:"hint"},"Try ",...s):
"";this.form=It(t,"Decode",o,a=>this.answer(a)),this.strategy=gt("Strategy",it,a=>this.set("strategy",
a)),this.controls=this.controlsOf(),this.steps=pt("Step","step",[1,2],a=>this.set("step",a)),this.status=
xt("verdict"),this.view=f("div",{class:"view"}),this.numbers=f("div",{}),this.pointed=dt();let r=f("\
summary",{},"The numbers of this step"),i=f("details",{},r,this.numbers);ut(e,"decoding-lab","Decodi\
ng lab",this.form.node,ht(this.strategy,...Object.values(this.controls)),this.status,this.steps.node,
this.view,this.pointed,f("div",{class:"foot"},i,this.address.node))}readersOf(){let{choices:t}=this,
e=Object.keys(Jt);return{text:s=>s.slice(0,400),strategy:C(Object.keys(it)),step:C(t.seed),...Object.
fromEntries(e.map(s=>[s,C(t[s])]))}}controlsOf(){let{choices:t}=this,e={};for(let[o,r]of Object.entries(
Jt))e[o]=mt(r,o,t[o],i=>this.set(o,i));let s=z("Draw again",()=>{this.set("seed",(this.model.get("se\
ed")+1)%t.seed.length)});return e.seed.node.append(s),e}set(t,e){this.form.refuse(null),yt(this.model,
{[t]:e})}answer(t){this.form.refuse(null),t===this.shown.settings.text&&this.form.show(t),t===this.model.
get("text")?this.redraw():this.model.set("text",t)}settings(){let{model:t,choices:e}=this,s=["text",
"strategy",...e.settings[t.get("strategy")]];return bt(t,s)}showControls(t){this.strategy.show(t.strategy);
for(let[e,{node:s,show:o}]of Object.entries(this.controls)){s.hidden=!(e in t);let r=this.model.get(
e);o(r,r===null?"off":void 0)}this.address.show()}async redraw(){let t=this.settings();this.showControls(
t),this.view.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},200);try{await this.find(t,s)}catch(r){if(s())
return;this.form.refuse(r),r instanceof RangeError&&this.model.set("text",this.shown.settings.text)}finally{
clearTimeout(o)}s()||this.draw()}async find(t,e){if(JSON.stringify(t)===JSON.stringify(this.shown.settings))
return;let s=await Ye(Rt(await this.fetchModel(),t),e);e()||(this.shown=s,this.model.save_changes())}draw(){
let{settings:t,found:e}=this.shown,s=e.steps.length,o=Math.min(this.model.get("step")||s,s);this.written!==
t.text&&this.form.show(t.text),this.written=t.text;let r=Je(this.shown);this.status.textContent!==r&&
(this.status.textContent=r),this.steps.input.max=String(s),this.steps.show(o);let i=h=>{this.pointed.
textContent=h},a=h=>this.set("step",h),u=t.strategy==="beam"?Ht:Yt,{picture:c,tables:l}=u(e.steps,o,
t,{look:i,go:a});this.view.replaceChildren(...c),c[0].scrollLeft=c[0].scrollWidth,this.numbers.replaceChildren(
...l),this.view.setAttribute("aria-busy","false")}};function Ze({model:n,el:t}){let e=new at({model:n,
el:t}),s=wt(n,Object.keys(e.readers),()=>e.redraw());return()=>{e.turn+=1,s()}}var Zt={render:Ze};widget=Zt;})();
export default widget;
