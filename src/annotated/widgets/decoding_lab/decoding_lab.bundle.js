let widget;
(()=>{function h(n,t={},...e){return Bt(document.createElement(n),t,e)}function Bt(n,t,e){for(let[o,s]of Object.entries(t))n.setAttribute(o,s);return n.append(...e),n}function st(n,t,e,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(h("div",s,...o))}var rt=(...n)=>h(
"div",{class:"controls"},...n.map(({node:t})=>t)),it=()=>h("p",{class:"pointed","aria-hidden":"true"}),
at=(...n)=>h("div",{class:"scroller"},...n),_={"data-lm-suppress-shortcuts":"true"};function q(n,t,e={}){
let o=h("button",{type:"button",...e},n);return o.addEventListener("click",t),o}function ct(n,t,e,o){
let[s,r]=[Math.min(...e),Math.max(...e)],i=h("input",{type:"range",min:s,max:r,..._}),a=h("output",{
"aria-live":"off"}),u=h("span",{},`${n} `,h("code",{},t));return i.addEventListener("input",()=>o(Number(
i.value))),{node:h("div",{class:"control"},h("label",{},u,i),a),input:i,show(c){i.value=String(c),a.
textContent=String(c)}}}function lt(n,t,e,o){let s=h("input",{type:"range",min:0,max:e.length-1,..._}),r=h("output",{"aria-l\
ive":"off"}),i=h("span",{},`${n} `,h("code",{},t));return s.addEventListener("input",()=>o(e[Number(
s.value)])),{node:h("div",{class:"control"},h("label",{},i,s),r),input:s,show(a,u=String(a)){s.value=
String(e.indexOf(a)),s.setAttribute("aria-valuetext",u),r.textContent=u}}}function ut(n,t,e){let o=Object.
entries(t).map(([i,a])=>h("option",{value:i},a)),s=`menu-${Math.random()}`,r=h("select",{id:s,..._},
...o);return r.addEventListener("change",()=>e(r.value)),{node:h("div",{class:"control menu"},h("lab\
el",{for:s},n),r),show(i){r.value=i}}}function ht(n,t,e){let o=t.map(s=>`change:${s}`);for(let s of o)
n.on(s,e);return e(),()=>{for(let s of o)n.off(s,e)}}var dt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function ft(n,t){for(let[e,o]of Object.entries(t))n.set(e,o);n.save_changes()}function pt(n){
let t=h("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&zt(t.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,o)),t}var Ut=1e3,P,ot;function zt(n){
P?.isConnected||(P=h("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let t=P;clearTimeout(
ot),ot=setTimeout(()=>{t.textContent=n},Ut)}var Gt=n=>n.reduce((t,e)=>t+e,0);function $({shape:n,data:t},e){let o=n[n.length-1];return t.subarray(e*o,(e+1)*o)}function F(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),o=t.map(r=>Math.exp(r-e)),s=Gt(o);return o.map(r=>r/s)}var Vt=1e-5;function O(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var mt=(n,t)=>(e,o)=>n[o]!==
t;function Ht(n,t,e){let o=O(n.shape[0],t.shape[0]);for(let s=0;s<n.shape[0];s++){let[r,i]=[$(n,s),$(o,
s)];for(let a=0;a<i.length;a++){let u=a*r.length,c=e.data[a];for(let l=0;l<r.length;l++)c+=r[l]*t.data[u+
l];i[a]=c}}return o}function Yt(n,t,e){let o=O(...n.shape);for(let s=0;s<n.shape[0];s++){let[r,i]=[$(
n,s),$(o,s)],a=0,u=0;for(let l of r)a+=l/r.length;for(let l of r)u+=(l-a)**2/r.length;let c=1/Math.sqrt(
u+Vt);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*c*t.data[l]+e.data[l]}return o}function B(n,t){return{
shape:n.shape,data:n.data.map((e,o)=>e+t.data[o])}}var Jt=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Zt(n,t,e,o,s,r,i){let[a,u]=n.shape,c=t.shape[0],l=u/o,d=i.scale?1:Math.sqrt(l),
f=O(o,a,c),p=O(o,a,c),m=O(a,u);for(let g=0;g<o;g++)for(let b=0;b<a;b++){let y=g*a+b,x=(w,k)=>$(w,k).
subarray(g*l,(g+1)*l),[N,E,M]=[x(n,b),$(f,y),x(m,b)];for(let w=0;w<c;w++){let k=x(t,w),S=0;for(let R=0;R<
l;R++)S+=N[R]*k[R];E[w]=!s||s(r+b,w)?S/d:-1/0}if(E.every(w=>w===-1/0))throw new RangeError("mask hid\
es every key from some query");let v=$(p,y);if(v.set(F(E)),i.head!==g)for(let w=0;w<l;w++){let k=0;for(let S=0;S<
c;S++)k+=v[S]*e.data[S*u+g*l+w];M[w]=k}}return{scores:f,weights:p,values:m}}var K=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:o,[`${t}.bias`]:s}=this.parameters;return this.
note(t,Ht(e,o,s))}norm(t,e){let{[`${t}.weight`]:o,[`${t}.bias`]:s}=this.parameters;return this.note(
t,Yt(e,o,s))}embed(t,e){let o=this.parameters[`${t}.table.weight`],s=O(e.length,o.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<o.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${o.shape[0]}\
 entries`);$(s,a).set($(o,i))}),this.note(`${t}.table`,s);let r=Math.sqrt(o.shape[1]);return this.note(
t,{shape:s.shape,data:s.data.map(i=>i*r)})}positions(t,e,o=0){let s=this.parameters["positions.pe"],
r=o+e.shape[0];if(r>s.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${s.shape[0]}`);let i=s.data.subarray(o*s.shape[1],r*s.shape[1]),a=this.without.positions?e:B(
e,{data:i});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:o,v:s},r,i=0){let a=this.linear(`${t}.w_q`,e),[u,c]=this.without.
head??[],{scores:l,weights:d,values:f}=Zt(a,o,s,this.config.n_heads,r,i,{scale:this.without.scale,head:u===
t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.note(`${t}.values`,f),
this.note(t,this.linear(`${t}.w_o`,f))}feedForward(t,e){let o=Jt(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,o))}sublayer(t,e,o){let s=this.config.norm_first?B(e,o(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,B(e,o(e)));return this.note(t,s)}finalNorm(t,e){let o=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(o,e):this.note(o,e))}encode(t,e){let o=this.positions(
"src",this.embed("src_embed",t));for(let s=0;s<this.config.n_layers;s++){let r=`encoder.layers.${s}`,
i=`${r}.self_attention`;o=this.sublayer(`${r}.sublayers.0`,o,a=>this.attend(i,a,this.project(i,a),e)),
o=this.sublayer(`${r}.sublayers.1`,o,a=>this.feedForward(`${r}.feed_forward`,a)),this.note(r,o)}return this.
finalNorm("encoder",o)}decode(t,e,o,s,r=new Map){let i=r.get("length")??0;r.set("length",i+o.length);
let a=this.positions("tgt",this.embed("tgt_embed",o),i);for(let u=0;u<this.config.n_layers;u++){let c=`\
decoder.layers.${u}`,[l,d]=[`${c}.self_attention`,`${c}.cross_attention`];a=this.sublayer(`${c}.subl\
ayers.0`,a,f=>(r.set(l,Qt(r.get(l),this.project(l,f))),this.attend(l,f,r.get(l),s,i))),a=this.sublayer(
`${c}.sublayers.1`,a,f=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,f,r.get(d),e,i))),a=this.
sublayer(`${c}.sublayers.2`,a,f=>this.feedForward(`${c}.feed_forward`,f)),this.note(c,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,o,s){
return this.generator(this.decode(this.encode(t,o),o,e,s))}};function Qt(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let o=(s,r)=>{let i=O(s.shape[0]+r.shape[0],s.shape[1]);return i.data.set(s.data),i.data.set(r.
data,s.data.length),i};return{k:o(n.k,t),v:o(n.v,e)}}function gt({config:n,tensors:t},e){let o=typeof e=="string"?Xt(e):te(e),s={};for(let[r,i,a]of t){let u=i.
reduce((c,l)=>c*l,1);s[r]={shape:i,data:o.subarray(a,a+u)}}return{config:n,parameters:s}}var Xt=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),te=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",ee=new RegExp(
`[${A}]+`),ne=new RegExp(`^[${A}]+|[${A}]+$`,"g");function yt(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(ee).filter(Boolean)}var U="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),wt="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function oe(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${W(t)} thousand ${e<100?"and ":""}${W(e)}`:`${W(t)} \
thousand`:W(e)}function W(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return bt(e);let o=`${U[t]} hu\
ndred`;return e?`${o} and ${bt(e)}`:o}function bt(n){if(n<20)return U[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${wt[t]}-${U[e]}`:wt[t]}var se=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,re=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function xt(n){let t=n.replace(ne,"");if(!se.test(t))return n;let e=re.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return oe(e)}function T(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,o=>{if(o===" "||o==="'"&&t==='"')return o;if(o==="\\"||o==="'")return`\
\\${o}`;let s={"\n":"\\n","\r":"\\r","	":"\\t"}[o],r=o.codePointAt(0).toString(16);return s||(r.length<=
2?`\\x${r.padStart(2,"0")}`:r.length<=4?`\\u${r.padStart(4,"0")}`:`\\U${r.padStart(8,"0")}`)});return t+
e+t}function $t(n,t){let e=Array.from(n),o;for(let s of t){let r=Array.from(s),i=e.length+r.length;if(2*
Math.min(e.length,r.length)/i<.6)continue;let a=2*z(r,e)/i;a<.6||a<o?.ratio||a===o?.ratio&&s<o.choice||
(o={ratio:a,choice:s})}return o?.choice}function z(n,t){let e={size:0},o=[];if(n.forEach((a,u)=>{o=t.
map((c,l)=>a===c?(o[l-1]??0)+1:0),o.forEach((c,l)=>{c>e.size&&(e={size:c,i:u-c+1,j:l-c+1})})}),!e.size)
return 0;let{size:s,i:r,j:i}=e;return s+z(n.slice(0,r),t.slice(0,i))+z(n.slice(r+s),t.slice(i+s))}var G=["<pad>","<s>","</s>","<unk>"],V=class{constructor(t){this.tokens=[...G,...t],this.idOf=new Map(
this.tokens.map((i,a)=>[i,a]));let[e,o,s,r]=G.keys();this.padId=e,this.bosId=o,this.eosId=s,this.unkId=
r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),o=s=>s!==
this.padId&&s!==this.bosId;return t.slice(0,e<0?t.length:e).filter(o).map(s=>this.tokens[s])}},H="[\\\
p{L}\\p{N}_]",kt=`[^\\p{L}\\p{N}_${A}]`,ae=new RegExp(`${H}+(?:['’-]${H}+)*|${kt}`,"gu"),ce=new RegExp(
` ?${H}+| ?${kt}+|[${A}]`,"gu"),C=class{constructor({tokens:t}){this.vocabulary=new V(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${T(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(ae)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},Y=class extends C{split(t){return yt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
o=this.split(t);if(!o.length)throw new RangeError(`text = ${T(t)} holds no word: write a number such\
 as 'forty-seven'`);let s=e.encode(o),r=o.find((u,c)=>s[c]<=e.unkId);if(r===void 0)return s;let i=$t(
r,e.tokens.slice(G.length)),a=i?`words. Did you mean ${T(i)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${T(r)}, which the model never \
saw: it reads English number ${a}`)}},J=class extends C{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([o,s])=>o+s)])}),this.merges=e,this.places=new Map,e.forEach(([o,s],r)=>{let i=vt(o,
s);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(ce)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let s=t.slice(1).flatMap((r,i)=>this.
places.get(vt(t[i],r))??[]).filter(r=>r>e);if(!s.length)return t;e=Math.min(...s),t=le(t,this.merges[e])}}},
vt=(n,t)=>`${n.length} ${n}${t}`;function le(n,[t,e]){let o=[];for(let s=0;s<n.length;s++){let r=n[s]===
t&&n[s+1]===e;o.push(r?t+e:n[s]),r&&s++}return o}var ue={words:C,"number words":Y,"sub-words":J},Z=({
kind:n,...t})=>new ue[n](t);var he=2e4,de=400,Q=class{constructor({blueprint:t,weights:e}){this.model=new K(gt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=Z(t.src_tokenizer),this.target=Z(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?xt(t):t),o=this.model.config.max_len;if(e.length>o)throw new RangeError(`te\
xt has ${e.length} tokens, and the model has positions for ${o}: shorten it`);return{src:e,srcMask:mt(
e,this.srcVocab.padId)}}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function Et(n,t=Q){
let e=null;return()=>e??=fe(n).then(o=>new t(o)).catch(o=>{throw e=null,o})}async function fe(n){let t=n.
get("weights"),e=t&&(t.length||t.byteLength);return!e&&n.later?n.later():(e||await pe(n),{blueprint:n.
get("blueprint"),weights:n.get("weights")})}function pe(n){return new Promise((t,e)=>{let o=setTimeout(
()=>e(new Error("Python does not answer")),he),s=()=>{clearTimeout(o),n.off("change:weights",s),t()};
n.on("change:weights",s),n.set("wanted",!0),n.save_changes()})}function St(n,t,e,o){let s=n.get("own")?
"A text that your translator reads":"An English number, in words or in digits",r="",i=`text-${Math.random()}`,
a=h("input",{id:i,type:"text",maxlength:de,autocomplete:"off",autocapitalize:"none",spellcheck:"fals\
e","aria-describedby":`${i}-error`,..._}),u=h("p",{id:`${i}-error`,class:"error",role:"alert"}),c=h(
"form",{},h("label",{for:i},s),h("div",{class:"line"},a,h("button",{class:"main"},t)),e,u);a.addEventListener(
"keydown",p=>{p.key!=="Enter"||p.isComposing||(p.preventDefault(),c.requestSubmit())});let l=p=>{r=a.
value,o(p)};return c.addEventListener("submit",p=>{p.preventDefault(),l(a.value)}),{node:c,ask:l,show:p=>{
a.value===r&&(r=a.value=p)},refuse:p=>{let m=p instanceof RangeError;a.setAttribute("aria-invalid",String(
m)),u.textContent=m?p.message:"",p&&!m&&(u.textContent=`The model cannot answer: ${p.message}. Press\
 ${t} to try again.`)}}}var me=10;function*Ot(n,t){let e=n.read(t.text),o=yield*_t(n,e,{}),s=o;t.strategy==="sampling"&&(s=yield*_t(
n,e,t,ye(t.seed))),t.strategy==="beam"&&(s=yield*xe(n,e,t));let{text:r,log_probability:i}=o;return{settings:t,
found:s,greedy:{text:r,log_probability:i}}}function Mt({model:n},{src:t,srcMask:e}){let o=n.encode(t,
e);return(s,r)=>n.generator(n.decode(o,e,s.slice(-1),null,r)).data}function At(n){let t=Math.max(...n),
e=Math.log(n.reduce((o,s)=>o+Math.exp(s-t),0));return Array.from(n,o=>o-t-e)}var It=n=>Float32Array.
from(F(n));function*_t(n,t,e,o){let{model:s,tgtVocab:r}=n,i=Mt(n,t),[a,u]=[[r.bosId],new Map],c=[],[
l,d]=[0,!1];for(;!d&&a.length<s.config.max_len;){let f=i(a,u),{id:p,...m}=ge(f,e,r.tokens,o?.next().
value);l+=At(f)[p],a.push(p),c.push(m),d=p===r.eosId,yield}return{text:n.textOf(a),log_probability:l,
ended:d,steps:c}}function ge(n,t,e,o=null){let s=It(n),r=we(n,t),i=X(r),a=Lt(n),u=o===null?a[0]:be(i,
o),c=(m,g)=>g<me||m===u,l=a.filter(c).map(m=>({token:e[m],before:s[m],after:r[m],end:i[m]})),d=a.filter(
(m,g)=>!c(m,g)),f=m=>d.reduce((g,b)=>g+m[b],0),p={count:d.length,before:f(s),after:f(r)};return{id:u,
token:e[u],number:o,rows:l,others:p}}var Lt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),X=n=>{let t=0;return Array.
from(n,e=>t+=e)};function we(n,{temperature:t=1,top_k:e=null,top_p:o=1}){let s=It(n.map(c=>c/t)),r=Lt(
s).slice(0,e??n.length),i=X(r.map(c=>s[c])),a=new Float32Array(n.length);r.forEach((c,l)=>{let d=l&&
i[l-1];(o===1||d<o*i.at(-1))&&(a[c]=s[c])});let u=X(a).at(-1);return a.map(c=>c/u)}var be=(n,t)=>n.findIndex(
e=>e>t*n.at(-1));function*ye(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(
t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*xe(n,t,{beam_size:e,length_penalty:o}){let{model:s,
tgtVocab:r}=n,i=Mt(n,t),a=s.config.max_len-1,u=(f,p)=>f/((5+p)/6)**o,c=[],l={score:-1/0},d=[{ids:[r.
bosId],total:0,cache:new Map}];for(let f=1;d.length&&u(d[0].total,a)>l.score;f++){let p=[];for(let[b,
{ids:y,total:x,cache:N}]of d.entries()){let E=At(i(y,N));for(let[M,v]of E.entries())p.push({parent:b,
id:M,total:x+v});yield}let m=[],g=p.sort((b,y)=>y.total-b.total).slice(0,2*e);c.push(g.map(({parent:b,
id:y,total:x},N)=>{let E=[...d[b].ids,y],M=y===r.eosId,v={token:r.tokens[y],parent:b,log_probability:x,
fate:"dropped"};if(M||f===a){if(N>=e)return v;let w=u(x,f),k={...v,fate:"finished",text:n.textOf(E),
score:w};return w>l.score&&(l={text:k.text,log_probability:x,ended:M,score:w}),k}return m.length===e?
v:(m.push({ids:E,total:x,cache:new Map(d[b].cache)}),{...v,fate:"kept"})})),d=m}return{...l,steps:c}}var j=n=>t=>n.find(e=>String(e)===t),He=j([!0,!1]),$e=n=>String(n);function Nt(n,t,e,o={}){let s=t.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),u=new URLSearchParams(location.search),
c=[];for(let[f,p]of Object.entries(e)){let m=u.get(`${a}.${f}`);if(m===null)continue;let g=p(m);g===
void 0?c.push(f):n.set(f,g)}let l=h("a",{},"Link to this setting"),d=c.length?` The address has a se\
tting that could not be read, and was left out: ${c.join(", ")}.`:"";return{node:h("p",{class:"addre\
ss"},l,d),show(){let f=new URLSearchParams(location.search);for(let m of Object.keys(e))f.set(`${a}.${m}`,
(o[m]??$e)(n.get(m)));let p=s.closest("section[id]")?.id;l.setAttribute("href",`?${f}${p?`#${p}`:""}`)}}}function Tt(n,t){let e=t[0][0];e.tabIndex=0;function o(s){e.tabIndex=-1,e=s,e.tabIndex=0}return n.addEventListener(
"keydown",s=>{let r=s.target,i=t.findIndex(d=>d.includes(r));if(i<0)return;let a=t[i].indexOf(r),[u,
c]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[s.key]??[null,null];if(u===null)return;s.preventDefault();let l=t[u]?.[c];!l||getComputedStyle(l).
visibility==="hidden"||(o(l),l.focus())}),()=>{e.closest(".unwritten")&&o(t[0][0])}}function ve({text:n,say:t,share:e=0,kinds:o=[]}){let s={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=h("td",{...s,..._},n);return r.style.setProperty("--w",String(e)),r}function Ct({
title:n,corner:t="",rows:e,columns:o,cells:s,look:r}){let i=s.map(d=>d.map(ve)),a=o.map(d=>h("th",{scope:"\
col"},d)),u=i.map((d,f)=>h("tr",{},h("th",{scope:"row"},e[f]),...d)),c=h("table",{class:"grid number\
s",role:"grid"},h("caption",{},n),h("thead",{},h("tr",{},h("td",{},t),...a)),h("tbody",{},...u)),l=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return c.addEventListener("pointe\
rover",d=>r(l(d))),c.addEventListener("pointerleave",()=>r("")),c.addEventListener("focusin",d=>r(l(
d))),c.addEventListener("focusout",()=>r("")),Tt(c,i),at(c)}var tt=n=>n.replaceAll("-","−");function I(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?tt(n.toExponential(0).replace("+","")):tt(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var jt=n=>Number.isFinite(n)?tt(String(Number(n.toPrecision(7)))):I(n);var D=n=>I(Math.round(n*1e3)/1e3,3);function L(n,t,e,o,s){let r=(a,u,c)=>{let l=`${a}, ${e[c]}`;if(typeof u==
"string")return{text:u,say:l};let d=`${l}, exactly ${jt(u)}`;return u<0?{text:D(u),say:d}:{text:I(u,
4),say:d,share:u,kinds:["bar"]}},i=o.map(([a,...u])=>u.map((c,l)=>r(a,c,l)));return Ct({title:n,corner:t,
rows:o.map(([a])=>a),columns:e,cells:i,look:s})}function ke(n){let t={token:"<s>",tokens:[],log_probability:0,below:[]},e=[t],o=[],s=[];for(let r of n){
o=r.map(i=>{let a=[...e[i.parent].tokens,i.token];return{...i,tokens:a,below:[]}});for(let i of o)i.
fate!=="dropped"&&e[i.parent].below.push(i);s.push(...o.filter(({fate:i})=>i==="finished")),e=o.filter(
({fate:i})=>i==="kept")}return s.sort((r,i)=>i.score-r.score),{root:t,nodes:o,kept:e,finished:s}}function Pt(n,{
nodes:t,finished:e}){return n.fate!=="finished"?t.includes(n)?n.fate:"dropped":`finished${n===e[0]?"\
, the best":""}`}function Rt({token:n,log_probability:t}){let e=h("small",{},I(Math.exp(t)));return h(
"span",{},`${n} `,e)}function Ft(n,t){let e=n,o=[Rt(e)];for(;e.below.length===1;)[e]=e.below,o.push(
" ",Rt(e));let s=e===t.finished[0],r=e.below.length?h("ul",{},...e.below.map(i=>Ft(i,t))):h("em",{class:s?
"best":""},` ${Pt(e,t)}`);return h("li",{},...o,r)}function Ee(n,t,e){let o=n.nodes.map(i=>{let{tokens:a,
log_probability:u}=i,c=Pt(i,n);return[a.join(" "),Math.exp(u),u,c]}),s=`Candidates of step ${t}, the\
 likeliest first`;return L(s,"tokens",["probability","log-probability","fate"],o,e)}function Se({finished:n},t){
let e=n.map(({text:s,tokens:r,log_probability:i,score:a})=>[s,String(r.length),i,a]);return L("Finis\
hed, the best score first","text",["tokens","log-probability","score"],e,t)}function Kt(n,t,e,o){let s=ke(
n.slice(0,t)),r=t===n.length&&s.kept.length,i=`The beams after step ${t}, each token with the probab\
ility of all up to there.`+(r?" The search stops: what is kept can no longer become the best.":""),a={
role:"group","aria-label":"The tree of the search"},u=h("ul",{},Ft(s.root,s));return[h("p",{class:"h\
int"},i),h("div",{class:"tree",tabindex:0,...a},u),Ee(s,t,o),...s.finished.length?[Se(s,o)]:[]]}function _e({token:n,rows:t,others:e},o,s){let r=t.map(i=>[i.token,i.before,i.token===n?"taken":""]);
return e.count&&r.push([`${e.count} others`,e.before,""]),[h("p",{class:"hint"},`The likeliest token\
 is taken: ${n}.`),L(o,"token",["probability","choice"],r,s)]}function Oe({token:n,after:t,end:e},o,s,{
top_k:r,top_p:i}){let a=n===s?"drawn: ":"";return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(
4)}`:r&&o>=r?"cut by top-k":i<1?"cut by top-p":""}function Me({token:n,number:t,rows:e,others:o},s,r,i){
let a=e.map((l,d)=>{let f=Oe(l,d,n,s);return[l.token,l.before,l.after,f]});o.count&&a.push([`${o.count}\
 others`,o.before,o.after,""]);let u=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(
4)} falls on ${n}.`,c=["in the model","reshaped","place"];return[h("p",{class:"hint"},u),L(r,"token",
c,a,i)]}function Wt(n,t,e,o){let s=n[t-1],i=["After <s>",...n.slice(0,t-1).map(({token:a})=>a)].join(
" ");return s.number===null?_e(s,i,o):Me(s,e,i,o)}var et={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},Dt={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},Ae=12;async function Ie(n,t){
for(let e=performance.now();!t();){let{done:o,value:s}=n.next();if(o)return s;performance.now()-e<Ae||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function Le({settings:{strategy:n,seed:t},
found:e,greedy:o}){let s=et[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:d,score:f})=>`\
writes “${l}”: log-probability ${D(d)}`+(f===void 0?".":`, score ${D(f)}.`),i=e.ended?"":" It di\
d not come to an end.",a=Math.abs(e.log_probability-o.log_probability),c=` Greedy decoding ${e.text===
o.text&&a<.001?"writes the same.":r(o)}`;return`${s} ${r(e)}${i}${n==="greedy"?"":c}`}var nt=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=Et(t),this.shown=t.get("ex\
ample"),this.written="",this.turn=0,this.readers=this.readersOf(),this.address=Nt(t,e,this.readers);
let o=this.choices.texts.map(r=>q(r,()=>this.form.ask(r))),s=o.length?h("p",{class:"hint"},"Try ",...o):
"";this.form=St(t,"Decode",s,r=>this.answer(r)),this.strategy=ut("Strategy",et,r=>this.set("strategy",
r)),this.controls=this.controlsOf(),this.steps=ct("Step","step",[1,2],r=>this.set("step",r)),this.status=
pt("verdict"),this.view=h("div",{class:"view"}),this.pointed=it(),st(e,"decoding-lab","Decoding lab",
this.form.node,rt(this.strategy,...Object.values(this.controls)),this.status,this.steps.node,this.view,
this.pointed,this.address.node)}readersOf(){let{choices:t}=this,e=Object.keys(Dt);return{text:o=>o.slice(
0,400),strategy:j(Object.keys(et)),step:j(t.seed),...Object.fromEntries(e.map(o=>[o,j(t[o])]))}}controlsOf(){
let{choices:t}=this,e={};for(let[s,r]of Object.entries(Dt))e[s]=lt(r,s,t[s],i=>this.set(s,i));let o=q(
"Draw again",()=>{this.set("seed",(this.model.get("seed")+1)%t.seed.length)});return e.seed.node.append(
o),e}set(t,e){this.form.refuse(null),ft(this.model,{[t]:e})}answer(t){this.form.refuse(null),t===this.
shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():this.model.set("text",
t)}settings(){let{model:t,choices:e}=this,o=["text","strategy",...e.settings[t.get("strategy")]];return dt(
t,o)}showControls(t){this.strategy.show(t.strategy);for(let[e,{node:o,show:s}]of Object.entries(this.
controls)){o.hidden=!(e in t);let r=this.model.get(e);s(r,r===null?"off":void 0)}this.address.show()}async redraw(){
let t=this.settings();this.showControls(t),this.view.setAttribute("aria-busy","true"),this.turn+=1;let e=this.
turn,o=()=>this.turn!==e,s=setTimeout(()=>{this.status.textContent="The model is at work …"},200);
try{await this.find(t,o)}catch(r){if(o())return;this.form.refuse(r),r instanceof RangeError&&this.model.
set("text",this.shown.settings.text)}finally{clearTimeout(s)}o()||this.draw()}async find(t,e){if(JSON.
stringify(t)===JSON.stringify(this.shown.settings))return;let o=await Ie(Ot(await this.fetchModel(),
t),e);e()||(this.shown=o,this.model.save_changes())}draw(){let{settings:t,found:e}=this.shown,o=e.steps.
length,s=Math.min(this.model.get("step")||o,o);this.written!==t.text&&this.form.show(t.text),this.written=
t.text;let r=Le(this.shown);this.status.textContent!==r&&(this.status.textContent=r),this.steps.input.
max=String(o),this.steps.show(s);let i=u=>{this.pointed.textContent=u},a=t.strategy==="beam"?Kt:Wt;this.
view.replaceChildren(...a(e.steps,s,t,i)),this.view.setAttribute("aria-busy","false")}};function Ne({
model:n,el:t}){let e=new nt({model:n,el:t}),o=ht(n,Object.keys(e.readers),()=>e.redraw());return()=>{
e.turn+=1,o()}}var qt={render:Ne};widget=qt;})();
export default widget;
