let widget;
(()=>{function f(n,t={},...e){return ht(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return ht(s,t,e)}function ht(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function dt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(f("div",o,...s))}var ft=(...n)=>f("div",{class:"\
controls"},...n.map(({node:t})=>t)),pt=()=>f("p",{class:"pointed","aria-hidden":"true"}),mt=(...n)=>f(
"div",{class:"scroller"},...n),_={"data-lm-suppress-shortcuts":"true"};function V(n,t,e={}){let s=f(
"button",{type:"button",...e},n);return s.addEventListener("click",t),s}function gt(n,t,e,s){let[o,r]=[
Math.min(...e),Math.max(...e)],i=f("input",{type:"range",min:o,max:r,..._}),a=f("output",{"aria-live":"\
off"}),u=f("span",{},`${n} `,f("code",{},t));return i.addEventListener("input",()=>s(Number(i.value))),
{node:f("div",{class:"control"},f("label",{},u,i),a),input:i,show(c){i.value=String(c),a.textContent=
String(c)}}}function wt(n,t,e,s){let o=f("input",{type:"range",min:0,max:e.length-1,..._}),r=f("output",{"aria-l\
ive":"off"}),i=f("span",{},`${n} `,f("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,show(a,u=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",u),r.textContent=u}}}function bt(n,t,e){let s=Object.
entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,r=f("select",{id:o,..._},
...s);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"control menu"},f("lab\
el",{for:o},n),r),show(i){r.value=i}}}function yt(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var xt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function $t(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function kt(n){
let t=f("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&ee(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var te=1e3,D,ut;function ee(n){
D?.isConnected||(D=f("p",{class:"annotated-voice",role:"status"}),document.body.append(D));let t=D;clearTimeout(
ut),ut=setTimeout(()=>{t.textContent=n},te)}var vt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),ne=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function B(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ne(s);return s.map(r=>r/o)}var se=1e-5;function A(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Et=(n,t)=>(e,s)=>n[s]!==
t;function oe(n,t,e){let s=A(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let u=a*r.length,c=e.data[a];for(let l=0;l<r.length;l++)c+=r[l]*t.data[u+
l];i[a]=c}}return s}function re(n,t,e){let s=A(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,u=0;for(let l of r)a+=l/r.length;for(let l of r)u+=(l-a)**2/r.length;let c=1/Math.sqrt(
u+se);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*c*t.data[l]+e.data[l]}return s}function Y(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var ie=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function ae(n,t,e,s,o,r,i){let[a,u]=n.shape,c=t.shape[0],l=u/s,h=i.scale?1:Math.sqrt(l),
m=A(s,a,c),d=A(s,a,c),p=A(a,u);for(let w=0;w<s;w++)for(let g=0;g<a;g++){let y=w*a+g,x=(b,O)=>v(b,O).
subarray(w*l,(w+1)*l),[$,k,L]=[x(n,g),v(m,y),x(p,g)];for(let b=0;b<c;b++){let O=x(t,b),M=0;for(let W=0;W<
l;W++)M+=$[W]*O[W];k[b]=!o||o(r+g,b)?M/h:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask hid\
es every key from some query");let E=v(d,y);if(E.set(B(k)),i.head!==w)for(let b=0;b<l;b++){let O=0;for(let M=0;M<
c;M++)O+=E[M]*e.data[M*u+w*l+b];L[b]=O}}return{scores:m,weights:d,values:p}}var q=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,oe(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,re(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=A(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);v(o,a).set(v(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
r=s+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let i=o.data.subarray(s*o.shape[1],r*o.shape[1]),a=this.without.positions?e:Y(
e,{data:i});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[u,c]=this.without.
head??[],{scores:l,weights:h,values:m}=ae(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:u===
t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,h),this.note(`${t}.values`,m),
this.note(t,this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=ie(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?Y(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,Y(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
i=`${r}.self_attention`;s=this.sublayer(`${r}.sublayers.0`,s,a=>this.attend(i,a,this.project(i,a),e)),
s=this.sublayer(`${r}.sublayers.1`,s,a=>this.feedForward(`${r}.feed_forward`,a)),this.note(r,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);
let a=this.positions("tgt",this.embed("tgt_embed",s),i);for(let u=0;u<this.config.n_layers;u++){let c=`\
decoder.layers.${u}`,[l,h]=[`${c}.self_attention`,`${c}.cross_attention`];a=this.sublayer(`${c}.subl\
ayers.0`,a,m=>(r.set(l,ce(r.get(l),this.project(l,m))),this.attend(l,m,r.get(l),o,i))),a=this.sublayer(
`${c}.sublayers.1`,a,m=>(r.has(h)||r.set(h,this.project(h,t)),this.attend(h,m,r.get(h),e,i))),a=this.
sublayer(`${c}.sublayers.2`,a,m=>this.feedForward(`${c}.feed_forward`,m)),this.note(c,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function ce(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,r)=>{let i=A(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.data.set(r.
data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Ot({config:n,tensors:t},e){let s=typeof e=="string"?le(e):ue(e),o={};for(let[r,i,a]of t){let u=i.
reduce((c,l)=>c*l,1);o[r]={shape:i,data:s.subarray(a,a+u)}}return{config:n,parameters:o}}var le=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),ue=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var I="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",he=new RegExp(
`[${I}]+`),de=new RegExp(`^[${I}]+|[${I}]+$`,"g");function _t(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(he).filter(Boolean)}var J="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),St="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function fe(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${U(t)} thousand ${e<100?"and ":""}${U(e)}`:`${U(t)} \
thousand`:U(e)}function U(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Mt(e);let s=`${J[t]} hu\
ndred`;return e?`${s} and ${Mt(e)}`:s}function Mt(n){if(n<20)return J[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${St[t]}-${J[e]}`:St[t]}var pe=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,me=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function At(n){let t=n.replace(de,"");if(!pe.test(t))return n;let e=me.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return fe(e)}function j(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,s=>{if(s===" "||s==="'"&&t==='"')return s;if(s==="\\"||s==="'")return`\
\\${s}`;let o={"\n":"\\n","\r":"\\r","	":"\\t"}[s],r=s.codePointAt(0).toString(16);return o||(r.length<=
2?`\\x${r.padStart(2,"0")}`:r.length<=4?`\\u${r.padStart(4,"0")}`:`\\U${r.padStart(8,"0")}`)});return t+
e+t}function Tt(n,t){let e=Array.from(n),s;for(let o of t){let r=Array.from(o),i=e.length+r.length;if(2*
Math.min(e.length,r.length)/i<.6)continue;let a=2*Z(r,e)/i;a<.6||a<s?.ratio||a===s?.ratio&&o<s.choice||
(s={ratio:a,choice:o})}return s?.choice}function Z(n,t){let e={size:0},s=[];if(n.forEach((a,u)=>{s=t.
map((c,l)=>a===c?(s[l-1]??0)+1:0),s.forEach((c,l)=>{c>e.size&&(e={size:c,i:u-c+1,j:l-c+1})})}),!e.size)
return 0;let{size:o,i:r,j:i}=e;return o+Z(n.slice(0,r),t.slice(0,i))+Z(n.slice(r+o),t.slice(i+o))}var Q=["<pad>","<s>","</s>","<unk>"],X=class{constructor(t){this.tokens=[...Q,...t],this.idOf=new Map(
this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=Q.keys();this.padId=e,this.bosId=s,this.eosId=o,this.unkId=
r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==
this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},tt="[\
\\p{L}\\p{N}_]",It=`[^\\p{L}\\p{N}_${I}]`,we=new RegExp(`${tt}+(?:['’-]${tt}+)*|${It}`,"gu"),be=new RegExp(
` ?${tt}+| ?${It}+|[${I}]`,"gu"),R=class{constructor({tokens:t}){this.vocabulary=new X(t)}encode(t){
let e=this.vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${j(t)} is emp\
ty: give at least one word`);return e}split(t){return t.match(we)??[]}join(t){return t.join(" ").replace(
/ (?=[.,;:!?)])/g,"")}},et=class extends R{split(t){return _t(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e}=this,s=this.split(t);if(!s.length)throw new RangeError(`text = ${j(t)} holds no wo\
rd: write a number such as 'forty-seven'`);let o=e.encode(s),r=s.find((u,c)=>o[c]<=e.unkId);if(r===void 0)
return o;let i=Tt(r,e.tokens.slice(Q.length)),a=i?`words. Did you mean ${j(i)}?`:`words, from 0 to ${999999 .
toLocaleString("en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${j(r)}, which t\
he model never saw: it reads English number ${a}`)}},nt=class extends R{constructor({alphabet:t,merges:e}){
super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([
s,o],r)=>{let i=Lt(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(be)??
[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.
slice(1).flatMap((r,i)=>this.places.get(Lt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.
min(...o),t=ye(t,this.merges[e])}}},Lt=(n,t)=>`${n.length} ${n}${t}`;function ye(n,[t,e]){let s=[];for(let o=0;o<
n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var xe={words:R,"number \
words":et,"sub-words":nt},st=({kind:n,...t})=>new xe[n](t);var $e=2e4,ke=400,ot=class{constructor({blueprint:t,weights:e}){this.model=new q(Ot(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=st(t.src_tokenizer),this.target=st(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?At(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(`te\
xt has ${e.length} tokens, and the model has positions for ${s}: shorten it`);return{src:e,srcMask:Et(
e,this.srcVocab.padId)}}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function Ct(n,t=ot){
let e=null;return()=>e??=ve(n).then(s=>new t(s)).catch(s=>{throw e=null,s})}async function ve(n){let t=n.
get("weights"),e=t&&(t.length||t.byteLength);return!e&&n.later?n.later():(e||await Ee(n),{blueprint:n.
get("blueprint"),weights:n.get("weights")})}function Ee(n){return new Promise((t,e)=>{let s=setTimeout(
()=>e(new Error("Python does not answer")),$e),o=()=>{clearTimeout(s),n.off("change:weights",o),t()};
n.on("change:weights",o),n.set("wanted",!0),n.save_changes()})}function Nt(n,t,e,s){let o=n.get("own")?
"A text that your translator reads":"An English number, in words or in digits",r="",i=`text-${Math.random()}`,
a=f("input",{id:i,type:"text",maxlength:ke,autocomplete:"off",autocapitalize:"none",spellcheck:"fals\
e","aria-describedby":`${i}-error`,..._}),u=f("p",{id:`${i}-error`,class:"error",role:"alert"}),c=f(
"form",{},f("label",{for:i},o),f("div",{class:"line"},a,f("button",{class:"main"},t)),e,u);a.addEventListener(
"keydown",d=>{d.key!=="Enter"||d.isComposing||(d.preventDefault(),c.requestSubmit())});let l=d=>{r=a.
value,s(d)};return c.addEventListener("submit",d=>{d.preventDefault(),l(a.value)}),{node:c,ask:l,show:d=>{
a.value===r&&(r=a.value=d)},refuse:d=>{let p=d instanceof RangeError;a.setAttribute("aria-invalid",String(
p)),u.textContent=p?d.message:"",d&&!p&&(u.textContent=`The model cannot answer: ${d.message}. Press\
 ${t} to try again.`)}}}var Oe=10;function*Rt(n,t){let e=n.read(t.text),s=yield*jt(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*jt(
n,e,t,Ae(t.seed))),t.strategy==="beam"&&(o=yield*Te(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function Pt({model:n},{src:t,srcMask:e}){let s=n.encode(t,
e);return(o,r)=>n.generator(n.decode(s,e,o.slice(-1),null,r)).data}function Ft(n){let t=Math.max(...n),
e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));return Array.from(n,s=>s-t-e)}var Kt=n=>Float32Array.
from(B(n));function*jt(n,t,e,s){let{model:o,tgtVocab:r}=n,i=Pt(n,t),[a,u]=[[r.bosId],new Map],c=[],[
l,h]=[0,!1];for(;!h&&a.length<o.config.max_len;){let m=i(a,u),{id:d,...p}=Se(m,e,r.tokens,s?.next().
value);l+=Ft(m)[d],a.push(d),c.push(p),h=d===r.eosId,yield}return{text:n.textOf(a),log_probability:l,
ended:h,steps:c}}function Se(n,t,e,s=null){let o=Kt(n),r=Me(n,t),i=rt(r),a=Wt(n),u=s===null?a[0]:_e(
i,s),c=(p,w)=>w<Oe||p===u,l=a.filter(c).map(p=>({token:e[p],before:o[p],after:r[p],end:i[p]})),h=a.filter(
(p,w)=>!c(p,w)),m=p=>h.reduce((w,g)=>w+p[g],0),d={count:h.length,before:m(o),after:m(r)};return{id:u,
token:e[u],number:s,rows:l,others:d}}var Wt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),rt=n=>{let t=0;return Array.
from(n,e=>t+=e)};function Me(n,{temperature:t=1,top_k:e=null,top_p:s=1}){let o=Kt(n.map(c=>c/t)),r=Wt(
o).slice(0,e??n.length),i=rt(r.map(c=>o[c])),a=new Float32Array(n.length);r.forEach((c,l)=>{let h=l&&
i[l-1];(s===1||h<s*i.at(-1))&&(a[c]=o[c])});let u=rt(a).at(-1);return a.map(c=>c/u)}var _e=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*Ae(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*Te(n,t,{beam_size:e,length_penalty:s}){
let{model:o,tgtVocab:r}=n,i=Pt(n,t),a=o.config.max_len-1,u=(m,d)=>m/((5+d)/6)**s,c=[],l={score:-1/0},
h=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;h.length&&u(h[0].total,a)>l.score;m++){let d=[];
for(let[g,{ids:y,total:x,cache:$}]of h.entries()){let k=Ft(i(y,$));for(let[L,E]of k.entries())d.push(
{parent:g,id:L,total:x+E});yield}let p=[],w=d.sort((g,y)=>y.total-g.total).slice(0,2*e);c.push(w.map(
({parent:g,id:y,total:x},$)=>{let k=[...h[g].ids,y],L=y===r.eosId,E={token:r.tokens[y],parent:g,log_probability:x,
fate:"dropped"};if(L||m===a){if($>=e)return E;let b=u(x,m),O={...E,fate:"finished",text:n.textOf(k),
score:b};return b>l.score&&(l={text:O.text,log_probability:x,ended:L,score:b}),O}return p.length===e?
E:(p.push({ids:k,total:x,cache:new Map(h[g].cache)}),{...E,fate:"kept"})})),h=p}return{...l,steps:c}}var P=n=>t=>n.find(e=>String(e)===t),gn=P([!0,!1]),Le=n=>String(n);function Dt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),u=g=>(s[g]??Le)(n.get(g)),c=Object.keys(
e),l=Object.fromEntries(c.map(g=>[g,u(g)])),h=new URLSearchParams(location.search),m=[];for(let[g,y]of Object.
entries(e)){let x=h.get(`${a}.${g}`);if(x===null)continue;let $=y(x);$===void 0?m.push(g):n.set(g,$)}
let d=f("a",{},"Copy link to this setting"),p=f("span",{role:"status"});d.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),p.textContent=" Copied."}catch{p.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},d,p,w),show(){let g=new URLSearchParams(location.search);for(let $ of c){let k=u($);k===l[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}p.textContent="";let y=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;d.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}function Bt(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(h=>h.includes(r));if(i<0)return;let a=t[i].indexOf(r),[u,
c]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(u===null)return;o.preventDefault();let l=t[u]?.[c];!l||getComputedStyle(l).
visibility==="hidden"||(s(l),l.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}function Ie({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=f("td",{...o,..._},n);return r.style.setProperty("--w",String(e)),r}function qt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(h=>h.map(Ie)),a=s.map(h=>f("th",{scope:"\
col"},h)),u=i.map((h,m)=>f("tr",{},f("th",{scope:"row"},e[m]),...h)),c=f("table",{class:"grid number\
s",role:"grid"},f("caption",{},n),f("thead",{},f("tr",{},f("td",{},t),...a)),f("tbody",{},...u)),l=({
target:h})=>h.closest?.(".number")?.getAttribute("aria-label")??"";return c.addEventListener("pointe\
rover",h=>r(l(h))),c.addEventListener("pointerleave",()=>r("")),c.addEventListener("focusin",h=>r(l(
h))),c.addEventListener("focusout",()=>r("")),Bt(c,i),mt(c)}var it=n=>n.replaceAll("-","−");function z(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?it(n.toExponential(0).replace("+","")):it(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var C=n=>Number.isFinite(n)?it(String(Number(n.toPrecision(7)))):z(n);var T=n=>z(Math.round(n*1e3)/1e3,3),G=n=>n<.005?"":n.toFixed(2);function N(n,t,e,s,o){let r=(a,u,c)=>{
let l=`${a}, ${e[c]}`;if(typeof u=="string")return{text:u,say:l};let h=`${l}, exactly ${C(u)}`;return u<
0?{text:T(u),say:h}:{text:z(u,4),say:h,share:u,kinds:["bar"]}},i=s.map(([a,...u])=>u.map((c,l)=>r(a,
c,l)));return qt({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var at=20,K=26,F=18,Ce=16,Ut=6,zt=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),Gt=({
mark:n,token:t})=>n?`${n} ${t}`:t,Ne=n=>zt(Gt(n))+7.4*n.written.length+2*Ut;function je(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function Re(n){let t=[],e=[];function s(o,r,i){
let a=je(o),u=a.map((l,h)=>e[r+h]??0),c=Math.max(i,...u);a.forEach((l,h)=>{Object.assign(l,{column:r+
h,row:c}),e[r+h]=c+1,t.push(l)});for(let l of a.toReversed())for(let h of l.below.slice(1))s(h,l.column+
1,c+1)}return s(n,0,0),t}function Pe(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-F/2,[a,u]=[
n.row,t.row].map(c=>c*K+K/2);return S("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
F}C${i} ${a} ${i} ${u} ${r} ${u}`,"stroke-width":Math.max(Ce*t.share,1).toFixed(2)})}function Fe(n,t,e){
let s=n.row*K+(K-at)/2,o=S("text",{x:t+Ut,y:s+14.5},Gt(n),S("tspan",{class:"share",dx:5},n.written)),
r=n.tail?S("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return S("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},S("rect",{x:t,y:s,width:e,height:at,rx:at/2}),o,r)}
function H(n,{label:t,look:e,go:s}){let o=Re(n),r=new Map(o.map(d=>[d,Ne(d)])),i=[1];for(let d of vt(
Math.max(...o.map(p=>p.column))+1)){let p=o.filter(w=>w.column===d);i.push(i[d]+Math.max(...p.map(w=>r.
get(w)))+F)}let a=o.map(({tail:d,column:p})=>d?i[p+1]-F+8+zt(d):0),u=Math.ceil(Math.max(i[i.length-1]-
F+1,...a)),c=(Math.max(...o.map(({row:d})=>d))+1)*K,l=S("svg",{width:u,height:c,viewBox:`0 0 ${u} ${c}`,
"aria-hidden":"true"},...o.flatMap(d=>d.below.map(p=>Pe(d,p,i,r))),...o.map(d=>Fe(d,i[d.column],r.get(
d)))),h=d=>d.target.closest(".node")?.dataset;return l.addEventListener("pointerover",d=>e(h(d)?.say??
"")),l.addEventListener("pointerleave",()=>e("")),l.addEventListener("click",d=>{let p=Number(h(d)?.
step??0);p&&s(p)}),f("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},l)}function Ke(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],u=a.greedy&&!a.below.length,c=[...a.tokens,i.token],l={...i,parent:a,tokens:c,
greedy:u,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function Ht(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var We={"finished, the best":"★",finished:"✓",dropped:"✗"};function De(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function Vt(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:u}=n,c=Math.exp(r),l=u.length||!o.length?"":Ht(n,t),h=l?`: ${l}`:"",m=i===void 0?
"":`, score ${T(i)}`;return{token:s,share:c,written:G(c),say:`${o.join(" ")||s}${h}; probability ${C(
c)}, log-probability ${T(r)}${m}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),mark:We[l],
tail:a&&!u.length?"greedy":"",below:u.map(d=>Vt(d,t,e))}}function Be(n,t,e){let s=n.nodes.map(i=>{let{
tokens:a,log_probability:u}=i,c=Ht(i,n);return[a.join(" "),Math.exp(u),u,c]}),o=`Candidates of step ${t}\
, the likeliest first`;return N(o,"tokens",["probability","log-probability","fate"],s,e)}function qe({
finished:n},t){let e=n.map(({text:o,tokens:r,log_probability:i,score:a})=>[o,String(r.length),i,a]);
return N("Finished, the best score first","text",["tokens","log-probability","score"],e,t)}function Yt(n,t,e,{
look:s,go:o}){let r=Ke(n.slice(0,t)),a="Number and width: the probability up to there, if 0.005 or m\
ore. ★ best so far, ✓ finished, ✗ dropped; top row: greedy."+(t===n.length&&r.kept.length?" Th\
e search stops: what is kept can no longer become the best.":""),u="The tree of the search; its numb\
ers are in the tables below",c=Vt(r.root,r,De(r.finished[0]));return{picture:[H(c,{label:u,look:s,go:o}),
f("p",{class:"hint"},a)],tables:[Be(r,t,s),...r.finished.length?[qe(r,s)]:[]]}}var Ue=4,ze=.011;function Ge({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function He({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let c=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&c.push([`${s.count} others`,s.before,""]),N(r,"tok\
en",["probability","choice"],c,i)}let a=e.map((c,l)=>{let h=Ge(c,l,n,o);return[c.token,c.before,c.after,
h]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),N(r,"token",["in the model","\
reshaped","place"],a,i)}function Jt(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,u=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:G(r),
say:`${n.token}${u&&`: ${u}`}; probability ${C(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function Ve(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(u=>u.token===o),a=r.filter(u=>u!==i).slice(0,Ue);t=[Jt(i,s,t),...a.map(u=>Jt(u,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function Ye({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,h)=>l.end-h.end).map(({token:l,after:h,
end:m})=>{let d=h>ze*(l.length+1),p=f("span",{},d?l:"");p.classList.toggle("drawn",l===n),p.style.setProperty(
"left",`${100*(m-h)}%`),p.style.setProperty("width",`${100*h}%`);let w=`from ${(m-h).toFixed(4)} to ${m.
toFixed(4)}`;return p.addEventListener("pointerover",()=>o(`${l}: ${w}`)),p}),i=f("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=f("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let u=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
c=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${u}`;return[
a,f("p",{class:"hint fall"},c)]}function Zt(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:h})=>h)].join(" "),u="What was written, and what else was likely; its numbers are\
 in the table below",c=r.number===null,l=c?`Number and width: the probability after the tokens befor\
e it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped p\
robability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[H(Ve(n.slice(0,t)),
{label:u,look:s,go:o}),f("p",{class:"hint"},l),...c?[]:Ye(r,s)],tables:[He(r,e,a,s)]}}var ct={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},Qt={beam_size:"Beams",length_penalty:"\
Length penalty",temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},Je=12;async function Ze(n,t){
for(let e=performance.now();!t();){let{done:s,value:o}=n.next();if(s)return o;performance.now()-e<Je||
(await new Promise(r=>setTimeout(r)),e=performance.now())}}function Qe({settings:{strategy:n,seed:t},
found:e,greedy:s}){let o=ct[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:h,score:m})=>`\
writes “${l}”: log-probability ${T(h)}`+(m===void 0?".":`, score ${T(m)}.`),i=e.ended?"":" It di\
d not come to an end.",a=Math.abs(e.log_probability-s.log_probability),c=` Greedy decoding ${e.text===
s.text&&a<.001?"writes the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":c}`}var lt=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchModel=Ct(t),this.shown=t.get("ex\
ample"),this.written="",this.turn=0,this.readers=this.readersOf(),this.address=Dt(t,e,this.readers);
let s=this.choices.texts.map(a=>V(a,()=>this.form.ask(a))),o=s.length?f("p",{class:"hint"},"Try ",...s):
"";this.form=Nt(t,"Decode",o,a=>this.answer(a)),this.strategy=bt("Strategy",ct,a=>this.set("strategy",
a)),this.controls=this.controlsOf(),this.steps=gt("Step","step",[1,2],a=>this.set("step",a)),this.status=
kt("verdict"),this.view=f("div",{class:"view"}),this.numbers=f("div",{}),this.pointed=pt();let r=f("\
summary",{},"The numbers of this step"),i=f("details",{},r,this.numbers);dt(e,"decoding-lab","Decodi\
ng lab",this.form.node,ft(this.strategy,...Object.values(this.controls)),this.status,this.steps.node,
this.view,this.pointed,f("div",{class:"foot"},i,this.address.node))}readersOf(){let{choices:t}=this,
e=Object.keys(Qt);return{text:s=>s.slice(0,400),strategy:P(Object.keys(ct)),step:P(t.seed),...Object.
fromEntries(e.map(s=>[s,P(t[s])]))}}controlsOf(){let{choices:t}=this,e={};for(let[o,r]of Object.entries(
Qt))e[o]=wt(r,o,t[o],i=>this.set(o,i));let s=V("Draw again",()=>{this.set("seed",(this.model.get("se\
ed")+1)%t.seed.length)});return e.seed.node.append(s),e}set(t,e){this.form.refuse(null),$t(this.model,
{[t]:e})}answer(t){this.form.refuse(null),t===this.shown.settings.text&&this.form.show(t),t===this.model.
get("text")?this.redraw():this.model.set("text",t)}settings(){let{model:t,choices:e}=this,s=["text",
"strategy",...e.settings[t.get("strategy")]];return xt(t,s)}showControls(t){this.strategy.show(t.strategy);
for(let[e,{node:s,show:o}]of Object.entries(this.controls)){s.hidden=!(e in t);let r=this.model.get(
e);o(r,r===null?"off":void 0)}this.address.show()}async redraw(){let t=this.settings();this.showControls(
t),this.view.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},200);try{await this.find(t,s)}catch(r){if(s())
return;this.form.refuse(r),r instanceof RangeError&&this.model.set("text",this.shown.settings.text)}finally{
clearTimeout(o)}s()||this.draw()}async find(t,e){if(JSON.stringify(t)===JSON.stringify(this.shown.settings))
return;let s=await Ze(Rt(await this.fetchModel(),t),e);e()||(this.shown=s,this.model.save_changes())}draw(){
let{settings:t,found:e}=this.shown,s=e.steps.length,o=Math.min(this.model.get("step")||s,s);this.written!==
t.text&&this.form.show(t.text),this.written=t.text;let r=Qe(this.shown);this.status.textContent!==r&&
(this.status.textContent=r),this.steps.input.max=String(s),this.steps.show(o);let i=h=>{this.pointed.
textContent=h},a=h=>this.set("step",h),u=t.strategy==="beam"?Yt:Zt,{picture:c,tables:l}=u(e.steps,o,
t,{look:i,go:a});this.view.replaceChildren(...c),c[0].scrollLeft=c[0].scrollWidth,this.numbers.replaceChildren(
...l),this.view.setAttribute("aria-busy","false")}};function Xe({model:n,el:t}){let e=new lt({model:n,
el:t}),s=yt(n,Object.keys(e.readers),()=>e.redraw());return()=>{e.turn+=1,s()}}var Xt={render:Xe};widget=Xt;})();
export default widget;
