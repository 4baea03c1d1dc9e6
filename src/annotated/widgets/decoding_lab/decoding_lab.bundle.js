let widget;
(()=>{function h(n,t={},...e){return Wt(document.createElement(n),t,e)}function Wt(n,t,e){for(let[o,s]of Object.entries(t))n.setAttribute(o,s);return n.append(...e),n}function nt(n,t,e,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(h("div",s,...o))}var ot=(...n)=>h(
"div",{class:"controls"},...n.map(({node:t})=>t)),st=()=>h("p",{class:"pointed","aria-hidden":"true"}),
rt=(...n)=>h("div",{class:"scroller"},...n),_={"data-lm-suppress-shortcuts":"true"};function D(n,t,e={}){
let o=h("button",{type:"button",...e},n);return o.addEventListener("click",t),o}function it(n,t,e,o){
let[s,r]=[Math.min(...e),Math.max(...e)],i=h("input",{type:"range",min:s,max:r,..._}),a=h("output",{
"aria-live":"off"}),u=h("span",{},`${n} `,h("code",{},t));return i.addEventListener("input",()=>o(Number(
i.value))),{node:h("div",{class:"control"},h("label",{},u,i),a),input:i,show(c){i.value=String(c),a.
textContent=String(c)}}}function at(n,t,e,o){let s=h("input",{type:"range",min:0,max:e.length-1,..._}),r=h("output",{"aria-l\
ive":"off"}),i=h("span",{},`${n} `,h("code",{},t));return s.addEventListener("input",()=>o(e[Number(
s.value)])),{node:h("div",{class:"control"},h("label",{},i,s),r),input:s,show(a,u=String(a)){s.value=
String(e.indexOf(a)),s.setAttribute("aria-valuetext",u),r.textContent=u}}}function ct(n,t,e){let o=Object.
entries(t).map(([i,a])=>h("option",{value:i},a)),s=`menu-${Math.random()}`,r=h("select",{id:s,..._},
...o);return r.addEventListener("change",()=>e(r.value)),{node:h("div",{class:"control menu"},h("lab\
el",{for:s},n),r),show(i){r.value=i}}}function lt(n,t,e){let o=t.map(s=>`change:${s}`);for(let s of o)
n.on(s,e);return e(),()=>{for(let s of o)n.off(s,e)}}var ut=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function ht(n,t){for(let[e,o]of Object.entries(t))n.set(e,o);n.save_changes()}function dt(n){
let t=h("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Bt(t.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,o)),t}var qt=1e3,j,et;function Bt(n){
j?.isConnected||(j=h("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let t=j;clearTimeout(
et),et=setTimeout(()=>{t.textContent=n},qt)}var Ut=n=>n.reduce((t,e)=>t+e,0);function S({shape:n,data:t},e){let o=n[n.length-1];return t.subarray(e*o,(e+1)*o)}function R(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),o=t.map(r=>Math.exp(r-e)),s=Ut(o);return o.map(r=>r/s)}var zt=1e-5;function M(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var ft=(n,t)=>(e,o)=>n[o]!==
t;function Gt(n,t,e){let o=M(n.shape[0],t.shape[0]);for(let s=0;s<n.shape[0];s++){let[r,i]=[S(n,s),S(o,
s)];for(let a=0;a<i.length;a++){let u=a*r.length,c=e.data[a];for(let l=0;l<r.length;l++)c+=r[l]*t.data[u+
l];i[a]=c}}return o}function Vt(n,t,e){let o=M(...n.shape);for(let s=0;s<n.shape[0];s++){let[r,i]=[S(
n,s),S(o,s)],a=0,u=0;for(let l of r)a+=l/r.length;for(let l of r)u+=(l-a)**2/r.length;let c=1/Math.sqrt(
u+zt);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*c*t.data[l]+e.data[l]}return o}function W(n,t){return{
shape:n.shape,data:n.data.map((e,o)=>e+t.data[o])}}var Ht=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Yt(n,t,e,o,s,r){let[i,a]=n.shape,u=t.shape[0],c=a/o,l=M(o,i,u),d=M(o,i,u),p=M(i,
a);for(let f=0;f<o;f++)for(let g=0;g<i;g++){let k=f*i+g,m=(w,$)=>S(w,$).subarray(f*c,(f+1)*c),[y,b,x]=[
m(n,g),S(l,k),m(p,g)];for(let w=0;w<u;w++){let $=m(t,w),v=0;for(let O=0;O<c;O++)v+=y[O]*$[O];b[w]=!s||
s(r+g,w)?v/Math.sqrt(c):-1/0}if(b.every(w=>w===-1/0))throw new RangeError("mask hides every key from\
 some query");let E=S(d,k);E.set(R(b));for(let w=0;w<c;w++){let $=0;for(let v=0;v<u;v++)$+=E[v]*e.data[v*
a+f*c+w];x[w]=$}}return{scores:l,weights:d,values:p}}var P=class{constructor({config:t,parameters:e}){
this.config=t,this.parameters=e,this.onOutput=()=>{}}note(t,e){return this.onOutput(t,e),e}linear(t,e){
let{[`${t}.weight`]:o,[`${t}.bias`]:s}=this.parameters;return this.note(t,Gt(e,o,s))}norm(t,e){let{[`${t}\
.weight`]:o,[`${t}.bias`]:s}=this.parameters;return this.note(t,Vt(e,o,s))}embed(t,e){let o=this.parameters[`${t}\
.table.weight`],s=M(e.length,o.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<o.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${o.shape[0]} entries`);S(s,a).set(S(o,i))}),this.note(`${t}\
.table`,s);let r=Math.sqrt(o.shape[1]);return this.note(t,{shape:s.shape,data:s.data.map(i=>i*r)})}positions(t,e,o=0){
let s=this.parameters["positions.pe"],r=o+e.shape[0];if(r>s.shape[0])throw new RangeError(`${t} has ${r}\
 tokens, and the model has positions for ${s.shape[0]}`);let i=s.data.subarray(o*s.shape[1],r*s.shape[1]);
return this.note(`positions.${t}`,W(e,{data:i}))}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:o,v:s},r,i=0){let a=this.linear(`${t}.w_q`,e),{scores:u,weights:c,
values:l}=Yt(a,o,s,this.config.n_heads,r,i);return this.note(`${t}.scores`,u),this.note(`${t}.weight\
s`,c),this.note(`${t}.values`,l),this.note(t,this.linear(`${t}.w_o`,l))}feedForward(t,e){let o=Ht(this.
linear(`${t}.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,o))}sublayer(t,e,o){let s=this.config.
norm_first?W(e,o(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,W(e,o(e)));return this.note(t,s)}finalNorm(t,e){
let o=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(o,e):this.note(o,e))}encode(t,e){
let o=this.positions("src",this.embed("src_embed",t));for(let s=0;s<this.config.n_layers;s++){let r=`\
encoder.layers.${s}`,i=`${r}.self_attention`;o=this.sublayer(`${r}.sublayers.0`,o,a=>this.attend(i,a,
this.project(i,a),e)),o=this.sublayer(`${r}.sublayers.1`,o,a=>this.feedForward(`${r}.feed_forward`,a)),
this.note(r,o)}return this.finalNorm("encoder",o)}decode(t,e,o,s,r=new Map){let i=r.get("length")??0;
r.set("length",i+o.length);let a=this.positions("tgt",this.embed("tgt_embed",o),i);for(let u=0;u<this.
config.n_layers;u++){let c=`decoder.layers.${u}`,[l,d]=[`${c}.self_attention`,`${c}.cross_attention`];
a=this.sublayer(`${c}.sublayers.0`,a,p=>(r.set(l,Jt(r.get(l),this.project(l,p))),this.attend(l,p,r.get(
l),s,i))),a=this.sublayer(`${c}.sublayers.1`,a,p=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(
d,p,r.get(d),e,i))),a=this.sublayer(`${c}.sublayers.2`,a,p=>this.feedForward(`${c}.feed_forward`,p)),
this.note(c,a)}return this.finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear(
"generator.proj",t))}forward(t,e,o,s){return this.generator(this.decode(this.encode(t,o),o,e,s))}};function Jt(n,{
k:t,v:e}){if(!n)return{k:t,v:e};let o=(s,r)=>{let i=M(s.shape[0]+r.shape[0],s.shape[1]);return i.data.
set(s.data),i.data.set(r.data,s.data.length),i};return{k:o(n.k,t),v:o(n.v,e)}}function pt({config:n,tensors:t},e){let o=typeof e=="string"?Zt(e):Qt(e),s={};for(let[r,i,a]of t){let u=i.
reduce((c,l)=>c*l,1);s[r]={shape:i,data:o.subarray(a,a+u)}}return{config:n,parameters:s}}var Zt=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),Qt=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Xt=new RegExp(
`[${A}]+`),te=new RegExp(`^[${A}]+|[${A}]+$`,"g");function wt(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Xt).filter(Boolean)}var q="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),mt="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function ee(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${K(t)} thousand ${e<100?"and ":""}${K(e)}`:`${K(t)} \
thousand`:K(e)}function K(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return gt(e);let o=`${q[t]} hu\
ndred`;return e?`${o} and ${gt(e)}`:o}function gt(n){if(n<20)return q[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${mt[t]}-${q[e]}`:mt[t]}var ne=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,oe=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function bt(n){let t=n.replace(te,"");if(!ne.test(t))return n;let e=oe.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return ee(e)}function L(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,o=>{if(o===" "||o==="'"&&t==='"')return o;if(o==="\\"||o==="'")return`\
\\${o}`;let s={"\n":"\\n","\r":"\\r","	":"\\t"}[o],r=o.codePointAt(0).toString(16);return s||(r.length<=
2?`\\x${r.padStart(2,"0")}`:r.length<=4?`\\u${r.padStart(4,"0")}`:`\\U${r.padStart(8,"0")}`)});return t+
e+t}function yt(n,t){let e=Array.from(n),o;for(let s of t){let r=Array.from(s),i=e.length+r.length;if(2*
Math.min(e.length,r.length)/i<.6)continue;let a=2*B(r,e)/i;a<.6||a<o?.ratio||a===o?.ratio&&s<o.choice||
(o={ratio:a,choice:s})}return o?.choice}function B(n,t){let e={size:0},o=[];if(n.forEach((a,u)=>{o=t.
map((c,l)=>a===c?(o[l-1]??0)+1:0),o.forEach((c,l)=>{c>e.size&&(e={size:c,i:u-c+1,j:l-c+1})})}),!e.size)
return 0;let{size:s,i:r,j:i}=e;return s+B(n.slice(0,r),t.slice(0,i))+B(n.slice(r+s),t.slice(i+s))}var U=["<pad>","<s>","</s>","<unk>"],z=class{constructor(t){this.tokens=[...U,...t],this.idOf=new Map(
this.tokens.map((i,a)=>[i,a]));let[e,o,s,r]=U.keys();this.padId=e,this.bosId=o,this.eosId=s,this.unkId=
r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),o=s=>s!==
this.padId&&s!==this.bosId;return t.slice(0,e<0?t.length:e).filter(o).map(s=>this.tokens[s])}},G="[\\\
p{L}\\p{N}_]",$t=`[^\\p{L}\\p{N}_${A}]`,re=new RegExp(`${G}+(?:['’-]${G}+)*|${$t}`,"gu"),ie=new RegExp(
` ?${G}+| ?${$t}+|[${A}]`,"gu"),T=class{constructor({tokens:t}){this.vocabulary=new z(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${L(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(re)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},V=class extends T{split(t){return wt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
o=this.split(t);if(!o.length)throw new RangeError(`text = ${L(t)} holds no word: write a number such\
 as 'forty-seven'`);let s=e.encode(o),r=o.find((u,c)=>s[c]<=e.unkId);if(r===void 0)return s;let i=yt(
r,e.tokens.slice(U.length)),a=i?`words. Did you mean ${L(i)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${L(r)}, which the model never \
saw: it reads English number ${a}`)}},H=class extends T{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([o,s])=>o+s)])}),this.merges=e,this.places=new Map,e.forEach(([o,s],r)=>{let i=xt(o,
s);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(ie)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let s=t.slice(1).flatMap((r,i)=>this.
places.get(xt(t[i],r))??[]).filter(r=>r>e);if(!s.length)return t;e=Math.min(...s),t=ae(t,this.merges[e])}}},
xt=(n,t)=>`${n.length} ${n}${t}`;function ae(n,[t,e]){let o=[];for(let s=0;s<n.length;s++){let r=n[s]===
t&&n[s+1]===e;o.push(r?t+e:n[s]),r&&s++}return o}var ce={words:T,"number words":V,"sub-words":H},Y=({
kind:n,...t})=>new ce[n](t);var le=2e4,ue=400,J=class{constructor({blueprint:t,weights:e}){this.model=new P(pt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=Y(t.src_tokenizer),this.target=Y(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?bt(t):t),o=this.model.config.max_len;if(e.length>o)throw new RangeError(`te\
xt has ${e.length} tokens, and the model has positions for ${o}: shorten it`);return{src:e,srcMask:ft(
e,this.srcVocab.padId)}}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function kt(n,t=J){
let e=null;return()=>e??=he(n).then(o=>new t(o)).catch(o=>{throw e=null,o})}async function he(n){let t=n.
get("weights"),e=t&&(t.length||t.byteLength);return!e&&n.later?n.later():(e||await de(n),{blueprint:n.
get("blueprint"),weights:n.get("weights")})}function de(n){return new Promise((t,e)=>{let o=setTimeout(
()=>e(new Error("Python does not answer")),le),s=()=>{clearTimeout(o),n.off("change:weights",s),t()};
n.on("change:weights",s),n.set("wanted",!0),n.save_changes()})}function vt(n,t,e,o){let s=n.get("own")?
"A text that your translator reads":"An English number, in words or in digits",r="",i=`text-${Math.random()}`,
a=h("input",{id:i,type:"text",maxlength:ue,autocomplete:"off",autocapitalize:"none",spellcheck:"fals\
e","aria-describedby":`${i}-error`,..._}),u=h("p",{id:`${i}-error`,class:"error",role:"alert"}),c=h(
"form",{},h("label",{for:i},s),h("div",{class:"line"},a,h("button",{class:"main"},t)),e,u);a.addEventListener(
"keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),c.requestSubmit())});let l=f=>{r=a.
value,o(f)};return c.addEventListener("submit",f=>{f.preventDefault(),l(a.value)}),{node:c,ask:l,show:f=>{
a.value===r&&(r=a.value=f)},refuse:f=>{let g=f instanceof RangeError;a.setAttribute("aria-invalid",String(
g)),u.textContent=g?f.message:"",f&&!g&&(u.textContent=`The model cannot answer: ${f.message}. Press\
 ${t} to try again.`)}}}var fe=10;function*St(n,t){let e=n.read(t.text),o=yield*Et(n,e,{}),s=o;t.strategy==="sampling"&&(s=yield*Et(
n,e,t,we(t.seed))),t.strategy==="beam"&&(s=yield*be(n,e,t));let{text:r,log_probability:i}=o;return{settings:t,
found:s,greedy:{text:r,log_probability:i}}}function Ot({model:n},{src:t,srcMask:e}){let o=n.encode(t,
e);return(s,r)=>n.generator(n.decode(o,e,s.slice(-1),null,r)).data}function _t(n){let t=Math.max(...n),
e=Math.log(n.reduce((o,s)=>o+Math.exp(s-t),0));return Array.from(n,o=>o-t-e)}var Mt=n=>Float32Array.
from(R(n));function*Et(n,t,e,o){let{model:s,tgtVocab:r}=n,i=Ot(n,t),[a,u]=[[r.bosId],new Map],c=[],[
l,d]=[0,!1];for(;!d&&a.length<s.config.max_len;){let p=i(a,u),{id:f,...g}=pe(p,e,r.tokens,o?.next().
value);l+=_t(p)[f],a.push(f),c.push(g),d=f===r.eosId,yield}return{text:n.textOf(a),log_probability:l,
ended:d,steps:c}}function pe(n,t,e,o=null){let s=Mt(n),r=me(n,t),i=Z(r),a=At(n),u=o===null?a[0]:ge(i,
o),c=(g,k)=>k<fe||g===u,l=a.filter(c).map(g=>({token:e[g],before:s[g],after:r[g],end:i[g]})),d=a.filter(
(g,k)=>!c(g,k)),p=g=>d.reduce((k,m)=>k+g[m],0),f={count:d.length,before:p(s),after:p(r)};return{id:u,
token:e[u],number:o,rows:l,others:f}}var At=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),Z=n=>{let t=0;return Array.
from(n,e=>t+=e)};function me(n,{temperature:t=1,top_k:e=null,top_p:o=1}){let s=Mt(n.map(c=>c/t)),r=At(
s).slice(0,e??n.length),i=Z(r.map(c=>s[c])),a=new Float32Array(n.length);r.forEach((c,l)=>{let d=l&&
i[l-1];(o===1||d<o*i.at(-1))&&(a[c]=s[c])});let u=Z(a).at(-1);return a.map(c=>c/u)}var ge=(n,t)=>n.findIndex(
e=>e>t*n.at(-1));function*we(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(
t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*be(n,t,{beam_size:e,length_penalty:o}){let{model:s,
tgtVocab:r}=n,i=Ot(n,t),a=s.config.max_len-1,u=(p,f)=>p/((5+f)/6)**o,c=[],l={score:-1/0},d=[{ids:[r.
bosId],total:0,cache:new Map}];for(let p=1;d.length&&u(d[0].total,a)>l.score;p++){let f=[];for(let[m,
{ids:y,total:b,cache:x}]of d.entries()){let E=_t(i(y,x));for(let[w,$]of E.entries())f.push({parent:m,
id:w,total:b+$});yield}let g=[],k=f.sort((m,y)=>y.total-m.total).slice(0,2*e);c.push(k.map(({parent:m,
id:y,total:b},x)=>{let E=[...d[m].ids,y],w=y===r.eosId,$={token:r.tokens[y],parent:m,log_probability:b,
fate:"dropped"};if(w||p===a){if(x>=e)return $;let v=u(b,p),O={...$,fate:"finished",text:n.textOf(E),
score:v};return v>l.score&&(l={text:O.text,log_probability:b,ended:w,score:v}),O}return g.length===e?
$:(g.push({ids:E,total:b,cache:new Map(d[m].cache)}),{...$,fate:"kept"})})),d=g}return{...l,steps:c}}var N=n=>t=>n.find(e=>String(e)===t),Ge=N([!0,!1]),ye=n=>String(n);function It(n,t,e,o={}){let s=t.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),u=m=>(o[m]??ye)(n.get(m)),c=Object.keys(
e),l=Object.fromEntries(c.map(m=>[m,u(m)])),d=new URLSearchParams(location.search),p=[];for(let[m,y]of Object.
entries(e)){let b=d.get(`${a}.${m}`);if(b===null)continue;let x=y(b);x===void 0?p.push(m):n.set(m,x)}
let f=h("a",{},"Copy link to this setting"),g=h("span",{role:"status"});f.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let k=p.length?` The address has a s\
etting that could not be read, and was left out: ${p.join(", ")}.`:"";return{node:h("p",{class:"addr\
ess"},f,g,k),show(){let m=new URLSearchParams(location.search);for(let x of c){let E=u(x);E===l[x]?m.
delete(`${a}.${x}`):m.set(`${a}.${x}`,E)}g.textContent="";let y=s.closest("section[id]")?.id,b=m.size?
`?${m}`:location.pathname;f.setAttribute("href",`${b}${y?`#${y}`:""}`)}}}function Ct(n,t){let e=t[0][0];e.tabIndex=0;function o(s){e.tabIndex=-1,e=s,e.tabIndex=0}return n.addEventListener(
"keydown",s=>{let r=s.target,i=t.findIndex(d=>d.includes(r));if(i<0)return;let a=t[i].indexOf(r),[u,
c]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[s.key]??[null,null];if(u===null)return;s.preventDefault();let l=t[u]?.[c];!l||getComputedStyle(l).
visibility==="hidden"||(o(l),l.focus())}),()=>{e.closest(".unwritten")&&o(t[0][0])}}function xe({text:n,say:t,share:e=0,kinds:o=[]}){let s={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...o].join(" ")},r=h("td",{...s,..._},n);return r.style.setProperty("--w",String(e)),r}function Lt({
title:n,corner:t="",rows:e,columns:o,cells:s,look:r}){let i=s.map(d=>d.map(xe)),a=o.map(d=>h("th",{scope:"\
col"},d)),u=i.map((d,p)=>h("tr",{},h("th",{scope:"row"},e[p]),...d)),c=h("table",{class:"grid number\
s",role:"grid"},h("caption",{},n),h("thead",{},h("tr",{},h("td",{},t),...a)),h("tbody",{},...u)),l=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return c.addEventListener("pointe\
rover",d=>r(l(d))),c.addEventListener("pointerleave",()=>r("")),c.addEventListener("focusin",d=>r(l(
d))),c.addEventListener("focusout",()=>r("")),Ct(c,i),rt(c)}var Q=n=>n.replaceAll("-","−");function I(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?Q(n.toExponential(0).replace("+","")):Q(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}
var Tt=n=>Number.isFinite(n)?Q(String(Number(n.toPrecision(7)))):I(n);var F=n=>I(Math.round(n*1e3)/1e3,3);function C(n,t,e,o,s){let r=(a,u,c)=>{let l=`${a}, ${e[c]}`;if(typeof u==
"string")return{text:u,say:l};let d=`${l}, exactly ${Tt(u)}`;return u<0?{text:F(u),say:d}:{text:I(u,
4),say:d,share:u,kinds:["bar"]}},i=o.map(([a,...u])=>u.map((c,l)=>r(a,c,l)));return Lt({title:n,corner:t,
rows:o.map(([a])=>a),columns:e,cells:i,look:s})}function $e(n){let t={token:"<s>",tokens:[],log_probability:0,below:[]},e=[t],o=[],s=[];for(let r of n){
o=r.map(i=>{let a=[...e[i.parent].tokens,i.token];return{...i,tokens:a,below:[]}});for(let i of o)i.
fate!=="dropped"&&e[i.parent].below.push(i);s.push(...o.filter(({fate:i})=>i==="finished")),e=o.filter(
({fate:i})=>i==="kept")}return s.sort((r,i)=>i.score-r.score),{root:t,nodes:o,kept:e,finished:s}}function jt(n,{
nodes:t,finished:e}){return n.fate!=="finished"?t.includes(n)?n.fate:"dropped":`finished${n===e[0]?"\
, the best":""}`}function Nt({token:n,log_probability:t}){let e=h("small",{},I(Math.exp(t)));return h(
"span",{},`${n} `,e)}function Rt(n,t){let e=n,o=[Nt(e)];for(;e.below.length===1;)[e]=e.below,o.push(
" ",Nt(e));let s=e===t.finished[0],r=e.below.length?h("ul",{},...e.below.map(i=>Rt(i,t))):h("em",{class:s?
"best":""},` ${jt(e,t)}`);return h("li",{},...o,r)}function ke(n,t,e){let o=n.nodes.map(i=>{let{tokens:a,
log_probability:u}=i,c=jt(i,n);return[a.join(" "),Math.exp(u),u,c]}),s=`Candidates of step ${t}, the\
 likeliest first`;return C(s,"tokens",["probability","log-probability","fate"],o,e)}function ve({finished:n},t){
let e=n.map(({text:s,tokens:r,log_probability:i,score:a})=>[s,String(r.length),i,a]);return C("Finis\
hed, the best score first","text",["tokens","log-probability","score"],e,t)}function Pt(n,t,e,o){let s=$e(
n.slice(0,t)),r=t===n.length&&s.kept.length,i=`The beams after step ${t}, each token with the probab\
ility of all up to there.`+(r?" The search stops: what is kept can no longer become the best.":""),a={
role:"group","aria-label":"The tree of the search"},u=h("ul",{},Rt(s.root,s));return[h("p",{class:"h\
int"},i),h("div",{class:"tree",tabindex:0,...a},u),ke(s,t,o),...s.finished.length?[ve(s,o)]:[]]}function Ee({token:n,rows:t,others:e},o,s){let r=t.map(i=>[i.token,i.before,i.token===n?"taken":""]);
return e.count&&r.push([`${e.count} others`,e.before,""]),[h("p",{class:"hint"},`The likeliest token\
 is taken: ${n}.`),C(o,"token",["probability","choice"],r,s)]}function Se({token:n,after:t,end:e},o,s,{
top_k:r,top_p:i}){let a=n===s?"drawn: ":"";return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(
4)}`:r&&o>=r?"cut by top-k":i<1?"cut by top-p":""}function Oe({token:n,number:t,rows:e,others:o},s,r,i){
let a=e.map((l,d)=>{let p=Se(l,d,n,s);return[l.token,l.before,l.after,p]});o.count&&a.push([`${o.count}\
 others`,o.before,o.after,""]);let u=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(
4)} falls on ${n}.`,c=["in the model","reshaped","place"];return[h("p",{class:"hint"},u),C(r,"token",
c,a,i)]}function Kt(n,t,e,o){let s=n[t-1],i=["After <s>",...n.slice(0,t-1).map(({token:a})=>a)].join(
" ");return s.number===null?Ee(s,i,o):Oe(s,e,i,o)}var X={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},Ft={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},_e=12;async function Me(n,t){
for(let e=performance.now();!t();){let{done:o,value:s}=n.next();if(o)return s;performance.now()-e<_e||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function Ae({settings:{strategy:n,seed:t},
found:e,greedy:o}){let s=X[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:d,score:p})=>`\
writes “${l}”: log-probability ${F(d)}`+(p===void 0?".":`, score ${F(p)}.`),i=e.ended?"":" It di\
d not come to an end.",a=Math.abs(e.log_probability-o.log_probability),c=` Greedy decoding ${e.text===
o.text&&a<.001?"writes the same.":r(o)}`;return`${s} ${r(e)}${i}${n==="greedy"?"":c}`}var tt=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=kt(t),this.shown=t.get("ex\
ample"),this.written="",this.turn=0,this.readers=this.readersOf(),this.address=It(t,e,this.readers);
let o=this.choices.texts.map(r=>D(r,()=>this.form.ask(r))),s=o.length?h("p",{class:"hint"},"Try ",...o):
"";this.form=vt(t,"Decode",s,r=>this.answer(r)),this.strategy=ct("Strategy",X,r=>this.set("strategy",
r)),this.controls=this.controlsOf(),this.steps=it("Step","step",[1,2],r=>this.set("step",r)),this.status=
dt("verdict"),this.view=h("div",{class:"view"}),this.pointed=st(),nt(e,"decoding-lab","Decoding lab",
this.form.node,ot(this.strategy,...Object.values(this.controls)),this.status,this.steps.node,this.view,
this.pointed,this.address.node)}readersOf(){let{choices:t}=this,e=Object.keys(Ft);return{text:o=>o.slice(
0,400),strategy:N(Object.keys(X)),step:N(t.seed),...Object.fromEntries(e.map(o=>[o,N(t[o])]))}}controlsOf(){
let{choices:t}=this,e={};for(let[s,r]of Object.entries(Ft))e[s]=at(r,s,t[s],i=>this.set(s,i));let o=D(
"Draw again",()=>{this.set("seed",(this.model.get("seed")+1)%t.seed.length)});return e.seed.node.append(
o),e}set(t,e){this.form.refuse(null),ht(this.model,{[t]:e})}answer(t){this.form.refuse(null),t===this.
shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():this.model.set("text",
t)}settings(){let{model:t,choices:e}=this,o=["text","strategy",...e.settings[t.get("strategy")]];return ut(
t,o)}showControls(t){this.strategy.show(t.strategy);for(let[e,{node:o,show:s}]of Object.entries(this.
controls)){o.hidden=!(e in t);let r=this.model.get(e);s(r,r===null?"off":void 0)}this.address.show()}async redraw(){
let t=this.settings();this.showControls(t),this.view.setAttribute("aria-busy","true"),this.turn+=1;let e=this.
turn,o=()=>this.turn!==e,s=setTimeout(()=>{this.status.textContent="The model is at work …"},200);
try{await this.find(t,o)}catch(r){if(o())return;this.form.refuse(r),r instanceof RangeError&&this.model.
set("text",this.shown.settings.text)}finally{clearTimeout(s)}o()||this.draw()}async find(t,e){if(JSON.
stringify(t)===JSON.stringify(this.shown.settings))return;let o=await Me(St(await this.fetchModel(),
t),e);e()||(this.shown=o,this.model.save_changes())}draw(){let{settings:t,found:e}=this.shown,o=e.steps.
length,s=Math.min(this.model.get("step")||o,o);this.written!==t.text&&this.form.show(t.text),this.written=
t.text;let r=Ae(this.shown);this.status.textContent!==r&&(this.status.textContent=r),this.steps.input.
max=String(o),this.steps.show(s);let i=u=>{this.pointed.textContent=u},a=t.strategy==="beam"?Pt:Kt;this.
view.replaceChildren(...a(e.steps,s,t,i)),this.view.setAttribute("aria-busy","false")}};function Ie({
model:n,el:t}){let e=new tt({model:n,el:t}),o=lt(n,Object.keys(e.readers),()=>e.redraw());return()=>{
e.turn+=1,o()}}var Dt={render:Ie};widget=Dt;})();
export default widget;
