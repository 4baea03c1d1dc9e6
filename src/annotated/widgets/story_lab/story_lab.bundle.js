let widget;
(()=>{function u(n,t={},...e){return Se(document.createElement(n),t,e)}function Se(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function Tt(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(u("div",o,...s))}var At=(...n)=>u(
"div",{class:"controls"},...n.map(({node:t})=>t));var F=(...n)=>u("div",{class:"scroller"},...n),T={"data-lm-suppress-shortcuts":"true"};function S(n,t,e={}){
let s=u("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function _t(n,t,e,s){let o=u("input",{type:"range",min:0,max:e.length-1,...T}),r=u("output",{"aria-l\
ive":"off"}),i=u("span",{},`${n} `,u("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:u("div",{class:"control"},u("label",{},i,o),r),input:o,show(a,c=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",c),r.textContent=c}}}function Rt(n,t,e){let s=Object.
entries(t).map(([i,a])=>u("option",{value:i},a)),o=`menu-${Math.random()}`,r=u("select",{id:o,...T},
...s);return r.addEventListener("change",()=>e(r.value)),{node:u("div",{class:"control menu"},u("lab\
el",{for:o},n),r),show(i){r.value=i}}}function Mt(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Lt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function jt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function It(n){
let t=u("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Te(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Ne=1e3,U,Nt;function Te(n){
U?.isConnected||(U=u("p",{class:"annotated-voice",role:"status"}),document.body.append(U));let t=U;clearTimeout(
Nt),Nt=setTimeout(()=>{t.textContent=n},Ne)}var rt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),Ae=n=>n.reduce((t,e)=>t+e,0);function k({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function H(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=Ae(s);return s.map(r=>r/o)}var _e=1e-5;function M(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Wt=(n,t)=>(e,s)=>n[s]!==
t,Re=()=>(n,t)=>t<=n;function Me(n,t,e){let s=M(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[k(n,o),k(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function Le(n,t,e){let s=M(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[k(
n,o),k(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+_e);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function it(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var je=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Ie(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,p=i.scale?1:Math.sqrt(l),
g=M(s,a,h),w=M(s,a,h),m=M(a,c);for(let d=0;d<s;d++)for(let f=0;f<a;f++){let $=d*a+f,b=(y,N)=>k(y,N).
subarray(d*l,(d+1)*l),[O,v,I]=[b(n,f),k(g,$),b(m,f)];for(let y=0;y<h;y++){let N=b(t,y),E=0;for(let D=0;D<
l;D++)E+=O[D]*N[D];v[y]=!o||o(r+f,y)?E/p:-1/0}if(v.every(y=>y===-1/0))throw new RangeError("mask mas\
ks every key for some query");let W=k(w,$);if(W.set(H(v)),i.head!==d)for(let y=0;y<l;y++){let N=0;for(let E=0;E<
h;E++)N+=W[E]*e.data[E*c+d*l+y];I[y]=N}}return{scores:g,weights:w,values:m}}var G=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,Me(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,Le(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=M(e.length,s.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${s.shape[0]}\
 entries`);k(o,a).set(k(s,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){let r=this.parameters["positions.pe"],
i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i} tokens, and the model has positio\
ns for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),c=this.without.positions?s:it(
s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.linear(`${t}\
.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,h]=this.without.head??[],{scores:l,
weights:p,values:g}=Ie(a,s,o,this.config.n_heads,r,i,{scale:this.without.scale,head:c===t?h:void 0});
return this.note(`${t}.scores`,l),this.note(`${t}.weights`,p),this.note(`${t}.values`,g),this.note(t,
this.linear(`${t}.w_o`,g))}feedForward(t,e){let s=je(this.linear(`${t}.w_1`,e));return this.note(t,this.
linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?it(e,s(this.norm(`${t}.norm`,e))):
this.norm(`${t}.norm`,it(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;return this.
note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Ct(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},B=class extends G{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[p,g]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,w=>(r.set(p,Ct(r.get(p),this.project(p,w))),this.attend(p,w,r.get(p),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,w=>(r.has(g)||r.set(g,this.project(g,t)),this.attend(g,w,r.get(g),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,w=>this.feedForward(`${l}.feed_forward`,w)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}},
K=class extends G{hiddenStates(t,e=new Map){let s=e.get("length")??0;e.set("length",s+t.length);let o=this.
positions("positions","ids",this.embed("embedding",t),s);return this.selfAttentionStack("decoder",o,
Re(),e,s)}forward(t,e){return this.generator(this.hiddenStates(t,e))}};function Ct(n,{k:t,v:e}){if(!n)
return{k:t,v:e};let s=(o,r)=>{let i=M(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.
data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Pt(n,t){let e={},s=n.onOutput;
n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function z(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var q=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=z(t),this.thousands=z(e),this.before=z(s),this.after=
z(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function V({config:n,tensors:t},e){let s=typeof e=="string"?We(e):Ce(e),o={};for(let[r,i,a,c]of t){let h=i.
reduce((g,w)=>g*w,1),l=g=>s.slice(a,a+g*h).buffer,p=c==="e"?Float32Array.from(new Uint16Array(l(2)),
Pe):new Float32Array(l(4));o[r]={shape:i,data:p}}return{config:n,parameters:o}}var We=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Ce=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Pe(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",De=new RegExp(
`[${A}]+`),Ue=new RegExp(`^[${A}]+|[${A}]+$`,"g");function Ft(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(De).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var at="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Dt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Fe(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${Q(t)} thousand ${e<100?"and ":""}${Q(e)}`:`${Q(t)} thousand`:Q(e)}
function Q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Ut(e);let s=`${at[t]} hundred`;return e?
`${s} and ${Ut(e)}`:s}function Ut(n){if(n<20)return at[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Dt[t]}-${at[e]}`:Dt[t]}var He=new RegExp(`^[${A}]*<[A-Za-z]+>[${A}]`),Ge=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Be=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,L="I translate integers from 0 to 999,999.",j=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Ht(n){let[t]=He.exec(n)??[""];return t+Ke(n.slice(t.length))}
function Ke(n){let t=n.replace(Ue,"");if(!Ge.test(t))return n;let e=Be.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${L} “${j(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Fe(e)}var Gt=(n,t)=>ht(n,t,1)[0];function ht(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*ct(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function ct(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+ct(n.slice(0,r),t.slice(0,i))+ct(n.slice(r+o),t.slice(
i+o))}var ze=40,lt=["<pad>","<s>","</s>","<unk>"],ut=class{constructor(t){this.tokens=[...lt,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=lt.keys();this.padId=e,this.bosId=s,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},
dt="[\\p{L}\\p{N}_]",Kt=`[^\\p{L}\\p{N}_${A}]`,qe=new RegExp(`${dt}+(?:['’-]${dt}+)*|${Kt}`,"gu"),
Ve=new RegExp(` ?${dt}+| ?${Kt}+|[${A}]`,"gu"),C=class{constructor({tokens:t}){this.vocabulary=new ut(
t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)throw new RangeError(
"There is nothing to read. Write at least one word.");return e}split(t){return t.match(qe)??[]}join(t){
return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},ft=class extends C{constructor(t){super(t);let e=o=>o[0]===
"<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(lt.length);this.languages=s.filter(e),this.words=
s.filter(o=>!e(o))}split(t){return Ft(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e,languages:s}=this,
o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(`Begin with a la\
nguage, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)throw new RangeError(
`${L} Write one, such as 47 or forty-seven.`);let a=i.find(c=>!this.words.includes(c));if(a===void 0)
return e.encode(o);throw new RangeError(this.refusal(a))}refusal(t){if(/^\d+$/.test(t))return`${L} W\
rite “${j(t)}” in words too, or the integer in digits.`;let e=t.length<=ze&&Gt(t,this.words);return`${L}\
 “${j(t)}” is not a number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty-\
seven.")}},pt=class extends C{constructor({alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(
([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Bt(s,o);this.places.
set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ve)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){
return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.places.get(Bt(t[i],
r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Qe(t,this.merges[e])}}},Bt=(n,t)=>`${n.
length} ${n}${t}`;function Qe(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===t&&n[o+1]===
e;s.push(r?t+e:n[o]),r&&o++}return s}var Ye={words:C,"number words":ft,"sub-words":pt},P=({kind:n,...t})=>new Ye[n](
t);var Je=2e4,qt=400,zt="de",gt=class{constructor({blueprint:t,weights:e}){this.model=new B(V(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=P(t.src_tokenizer),this.target=P(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=t.names,this.names=
{}}namesIn(t){return this.names[t]??=new q(this.parts[t]),this.names[t]}read(t,e=zt){let s=e===zt?t:
`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Ht(s):s),r=this.model.config.max_len,i=this.source.
languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${L} This text has ${o.length-
i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, and the model can ta\
ke in ${r} at most.`);return{src:o,srcMask:Wt(o,this.srcVocab.padId)}}textOf(t){return this.target.join(
this.tgtVocab.decode(t))}};function Vt(n,t=gt,e=""){let s=null;return()=>s??=Ze(n,e).then(o=>new t(o)).
catch(o=>{throw s=null,o})}async function Ze(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||
s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await Xe(n,e),{blueprint:n.get(`${e}blueprin\
t`),weights:n.get(`${e}weights`)})}function Xe(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(
new Error("Python does not answer")),Je),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.
on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var tn=n=>n.get("own")?"A text that your translator reads":"An English number, in words or in digits";
function Qt(n,t,e,s,o="",r=tn(n)){let i="",a=`text-${Math.random()}`,c=u("input",{id:a,type:"text",autocomplete:"\
off",autocapitalize:"none",spellcheck:"false","aria-describedby":`${a}-error`,...T}),h=u("p",{id:`${a}\
-error`,class:"error",role:"alert"}),l=u("form",{},u("label",{for:a},r),u("div",{class:"line"},c,o,u(
"button",{class:"main"},t)),e,h);c.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.
preventDefault(),l.requestSubmit())});let p=m=>{i=c.value,s(m)};return l.addEventListener("submit",m=>{
m.preventDefault(),p(c.value)}),{node:l,ask:p,show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let d=m instanceof
RangeError;c.setAttribute("aria-invalid",String(d)),h.textContent=d?m.message:"",m&&!d&&(h.textContent=
`The model cannot answer: ${m.message}. Press ${t} to try again.`)}}}var mt=n=>t=>n.find(e=>String(e)===t),Zn=mt([!0,!1]),en=n=>String(n);function Yt(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=f=>(s[f]??en)(n.get(
f)),h=Object.keys(e),l=Object.fromEntries(h.map(f=>[f,c(f)])),p=new URLSearchParams(location.search),
g=[];for(let[f,$]of Object.entries(e)){let b=p.get(`${a}.${f}`);if(b===null)continue;let O=$(b);O===
void 0?g.push(f):n.set(f,O)}let w=u("a",{},"Copy link to this setting"),m=u("span",{role:"status"});
w.addEventListener("click",async f=>{if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.
replaceState(null,"",w.getAttribute("href"));try{await navigator.clipboard.writeText(w.href),m.textContent=
" Copied."}catch{m.textContent=" The address of this page has it now: copy it from there."}}});let d=g.
length?` The address has a setting that could not be read, and was left out: ${g.join(", ")}.`:"";return{
node:u("p",{class:"address"},w,m,d),show(){let f=new URLSearchParams(location.search);for(let O of h){
let v=c(O);v===l[O]?f.delete(`${a}.${O}`):f.set(`${a}.${O}`,v)}m.textContent="";let $=o.closest("sec\
tion[id]")?.id,b=f.size?`?${f}`:location.pathname;w.setAttribute("href",`${b}${$?`#${$}`:""}`)}}}function Y(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(p=>p.includes(r));if(i<0)return;let a=t[i].indexOf(r),[c,
h]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let l=t[c]?.[h];!l||getComputedStyle(l).
visibility==="hidden"||(s(l),l.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}function nn({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=u("td",{...o,...T},n);return r.style.setProperty("--w",String(e)),r}function Jt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(p=>p.map(nn)),a=s.map(p=>u("th",{scope:"\
col"},p)),c=i.map((p,g)=>u("tr",{},u("th",{scope:"row"},e[g]),...p)),h=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},n),u("thead",{},u("tr",{},u("td",{},t),...a)),u("tbody",{},...c)),l=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",p=>r(l(p))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",p=>r(l(
p))),h.addEventListener("focusout",()=>r("")),Y(h,i),F(h)}var wt=n=>n.replaceAll("-","−");function bt(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?wt(n.toExponential(0).replace("+","")):wt(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var J=n=>Number.isFinite(n)?wt(String(Number(n.toPrecision(7)))):bt(n);var Z=({words:n,look:t})=>n[t.at-2]??"<s>",sn=({temperature:n,top_k:t,top_p:e})=>n!==1||t!==null||e!==
1;function Zt(n,t,e){let{settings:s,words:o}=n,{at:r,rows:i,others:a}=n.look,c={before:"model"};sn(s)&&
(c.after="reshaped"),i[0].world!==null&&(c.world="world");let h=Object.keys(c),l=o[r-1],p=({token:f},$)=>{
let b=f===l?`${f} ✓`:f;if(f==="</s>"||f==="<pad>"||f==="<s>"||f==="<unk>")return b;let O={"aria-la\
bel":`Write “${f}” here`,"data-key":`row ${$}`};return S(b,()=>e(f),O)},g=(f,$)=>h.map(b=>({text:bt(
f[b],3),say:`${$}, ${c[b]}, exactly ${J(f[b])}`,share:f[b],kinds:["bar",b]})),w=[...i],m=i.map(p),d=i.
map(f=>g(f,f.token));return a.count&&(w.push(a),m.push(`${a.count} others`),d.push(g(a,`${a.count} o\
thers`))),Jt({title:`After “${Z(n)}”: which word comes?`,corner:"word",rows:m,columns:Object.values(
c),cells:d,look:t})}var on={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},rn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},an=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function cn(n,t,e){let s=n==="sublayers"&&rn[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function Xt(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(an))s.push(r?cn(o,r,
e):on[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var te=n=>n.charAt(0).toUpperCase()+n.slice(1);var hn=3,ee=({words:n},t)=>t?n[t-1]:"<s>",ne=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]);function se(n,t,e){
let s=n.look.weights[t][e],o=ne(s).slice(0,hn).map(c=>{let h=c?` (word ${c})`:"";return`“${ee(n,c)}\
”${h} ${s[c].toFixed(2)}`}),r=te(Xt(`decoder.layers.${t}.self_attention`,e)),i=n.words[n.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, reads “${Z(n)}” before ${a}. It attends t\
o ${o.join(", ")}.`}function oe(n,t,e){let{weights:s}=n.look,o=(c,h)=>{let[l]=ne(s[c][h]),p=s[c][h][l],
g=ee(n,l),w=c===t.layer&&h===t.head,m=S("",()=>e({layer:c,head:h}),{"aria-pressed":String(w),"aria-l\
abel":`Layer ${c}, head ${h}: most to “${g}”, ${p.toFixed(2)}`,"data-key":`head ${c} ${h}`});return m.
append(u("b",{},g),` ${p.toFixed(2)}`),m.style.setProperty("--w",String(p)),u("td",{},m)},r=s[0].map(
(c,h)=>u("th",{scope:"col"},`head ${h}`)),i=s.map((c,h)=>u("tr",{},u("th",{scope:"row"},`layer ${h}`),
...c.map((l,p)=>o(h,p)))),a=`“${Z(n)}” attends most to …`;return F(u("table",{class:"heads"},u(
"caption",{},a),u("thead",{},u("tr",{},u("td",{}),...r)),u("tbody",{},...i)))}var ln=8,re=n=>n==="."||n==="?";function un(n,t){if(!t)return[0,0];let{word:e}=t,s=n.slice(0,e).findLastIndex(
re)+1,o=n.findIndex((r,i)=>i>=e&&re(r));return[s,o<0?n.length:o+1]}function ie({coloring:n,surprise:t,
look:e},s,o){if(n==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/ln,1),number:i.
toFixed(1)}}return{share:n==="attention"&&o<e.at?s[o]:0,number:""}}function dn({words:n,surprise:t,look:e},s,o){
if(o>n.length)return"the next word, which is not there yet";let r=[`word ${o}`];return r.push(`surpr\
ise ${J(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attention weight ${s[o].toFixed(3)}`),r.join(
"; ")}function ae(n,t,{look:e,go:s}){let{words:o,given:r,ended:i,contradiction:a}=n,[c,h]=un(o,a),l=i?
o:[...o,"…"],p=($,b)=>{let{share:O,number:v}=ie(n,t,b),I=b-1===a?.word,W=I?`✗ ${$}`:$,y=v&&` ${v}`,
N={class:"word",tabindex:"-1","data-key":b,"aria-pressed":String(b===n.look.at),"aria-label":`${W}${y}\
: ${dn(n,t,b)}`+(I?"; contradiction":""),...T},E=S(W,()=>s(b),N);return v&&E.append(" ",u("small",{},
v)),E.classList.toggle("given",b<=r),E.classList.toggle("read",b===n.look.at-1),E.classList.toggle("\
false",b-1>=c&&b-1<h),E.classList.toggle("wrong",I),E.style.setProperty("--w",String(O)),E},g=l.map(
($,b)=>p($,b+1)),w=u("span",{class:"word"},"<s>");w.style.setProperty("--w",String(ie(n,t,0).share)),
w.classList.toggle("read",n.look.at===1);let m={role:"group","aria-label":"The story, word by word"},
d=u("div",{class:`story ${n.coloring}`,...m},w,...g),f=({target:$})=>$.closest?.("button")?.getAttribute(
"aria-label")??"";return d.addEventListener("pointerover",$=>e(f($))),d.addEventListener("pointerlea\
ve",()=>e("")),d.addEventListener("focusin",$=>e(f($))),d.addEventListener("focusout",()=>e("")),Y(d,
[g]),d}var ce=n=>u("div",{class:"story","aria-hidden":"true"},...["<s>",...n].map(t=>u("span",{class:"\
word"},t)));var tt=n=>Float32Array.from(H(n));var et=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),X=n=>{let t=0;return Array.from(n,e=>t+=e)};function he(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=tt(n.map(h=>h/t)),r=et(o).slice(0,e??n.length),i=X(r.
map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let p=l&&i[l-1];(s===1||p<s*i.at(-1))&&
(a[h]=o[h])});let c=X(a).at(-1);return a.map(h=>h/c)}var le=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*ue(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var x=n=>{let t=[...n];return new Map(t.map(e=>[e,1/t.length]))};function $t(n){let t=n.reduce((e,[,
s])=>e+s,0);return new Map(n.map(([e,s])=>[e,s/t]))}function _(...n){let t=new Map;for(let[e,s]of n)
if(e>0)for(let[o,r]of s)t.set(o,(t.get(o)??0)+e*r);return t}var nt=({place:n,holder:t})=>n===null&&t===
null,st=class{constructor(t){this.w=t,this.words=[],this.people=new Map,this.things=new Map,this.places=
[],this.meaning={she:null,he:null,it:null},this.beginSentence()}beginSentence(){this.expected=["STAR\
T"],this.subject=this.verb=this.thing=this.other=this.place=this.color=""}get isOpening(){return this.
things.size<this.w.N_THINGS}get here(){return this.people.get(this.subject)??null}thingOf(t){return this.
things.get(t)}nextWords(){if(!this.expected.length)return new Map;let[t]=this.expected,e=o=>!this.things.
has(o);return{START:()=>this.firstWords(),VERB:()=>this.verbWords(),PLACE:()=>this.placeWords(),THING:()=>this.
thingWords(),NOUN:()=>this.nounWords(),OTHER:()=>this.otherWords(),ABOUT:()=>_([.5,x(["the"])],[.5,x(
this.people.keys())]),ASKED:()=>x(this.things.keys()),COLOR:()=>x(this.w.COLORS),NEW:()=>x(this.w.THINGS.
filter(e))}[t]?.()??x([t])}firstWords(){if(this.isOpening)return this.firstWordsOfTheOpening();let{w:t,
words:e}=this,s=x([t.END]);if(e.length>=t.MUST_END)return s;let o=e.length>=t.MAY_END?t.END_SHARE:0;
return _([o,s],[(1-o)*t.QUESTION,$t(Object.entries(t.QUESTIONS))],[(1-o)*(1-t.QUESTION),this.subjectWords()])}firstWordsOfTheOpening(){
let{w:t,people:e}=this,s=Object.keys(t.GENDER),o=x(s.filter(i=>!e.has(i)));if(e.size<t.FEWEST_PEOPLE)
return o;let r=_([.5,x(["There"])],[.5,this.subjectWords()]);return this.things.size||e.size===t.MOST_PEOPLE?
r:_([.5,o],[.5,r])}subjectWords(){let{people:t,w:e}=this,s=o=>[1/t.size,this.called(o,e.SUBJECT_PRONOUN)];
return _(...[...t.keys()].map(s))}called(t,e){let{GENDER:s,PRONOUN:o}=this.w,r=s[t];return this.meaning[r]!==
t?x([t]):new Map([[e[r],o],[t,1-o]])}verbWords(){if(this.isOpening)return x([this.people.has(this.subject)?
"has":"is"]);let t=([e,s])=>e==="goes"||this.thingsTo(e).length>0;return $t(Object.entries(this.w.VERBS).
filter(t))}thingsTo(t){return[...this.things.keys()].filter(e=>this.can(t,this.thingOf(e)))}can(t,e){
let{subject:s,here:o}=this;return t==="takes"?e.holder?e.holder!==s&&this.company().includes(e.holder):
e.place===o&&!e.hidden:t==="finds"?nt(e)||e.hidden&&e.place===o:t==="gives"&&!this.company().length?
!1:e.holder===s}company(){let t=([e,s])=>s===this.here&&e!==this.subject;return[...this.people].filter(
t).map(([e])=>e)}thingWords(){let t=this.thingsTo(this.verb),s=t.includes(this.meaning.it??"")?this.
w.PRONOUN/t.length:0;return _([s,x(["it"])],[1-s,x(["the"])])}nounWords(){let t=e=>e===this.meaning.
it?1-this.w.PRONOUN:1;return $t(this.thingsTo(this.verb).map(e=>[e,t(e)]))}otherWords(){let{holder:t}=this.
thingOf(this.thing),e=this.verb==="gives"?this.company():[t],s=o=>[1/e.length,this.otherCalled(o)];return _(
...e.map(s))}otherCalled(t){let{GENDER:e,OBJECT_PRONOUN:s}=this.w;return e[t]===e[this.subject]?x([t]):
this.called(t,s)}placeWords(){let{places:t,w:e}=this,s=t.filter(c=>c!==this.here),o=this.verb==="is"?
e.MOST_PLACES:2,i=t.length>=o||this.verb==="There"?[]:e.PLACES.filter(c=>!t.includes(c)),a=1/(s.length+
(i.length?1:0));return _([a*s.length,x(s)],[a,x(i)])}add(t){this.words.push(t);let e=this.expected.shift();
e==="START"?this.addFirst(t):e==="VERB"?this.begin(t):e==="THING"&&t==="the"?this.expected.unshift("\
NOUN"):e==="THING"||e==="NOUN"?this.addThing(t==="it"?this.meaning.it:t):e==="OTHER"?this.other=this.
person(t):e==="ABOUT"||e==="ASKED"?this.addQuestion(t):e==="PLACE"?this.place=t:e==="COLOR"?this.color=
t:e==="NEW"&&(this.thing=t),e==="."&&!this.expected.length&&this.endSentence()}begin(t){this.verb=t,
this.expected=this.w.AFTER[t].split(" ")}person(t){let e=this.w.MEANS[t];return e?String(this.meaning[e]):
t}addFirst(t){t===this.w.END?this.expected=[]:t in this.w.AFTER?this.begin(t):(this.subject=this.person(
t),this.expected=["VERB"])}addThing(t){this.thing=t,this.verb==="takes"&&this.thingOf(t).holder&&this.
expected.unshift("from","OTHER")}addQuestion(t){if(t==="the"){this.expected=["ASKED"];return}let{w:e,
people:s}=this;s.has(t)?this.subject=t:this.thing=t;let o=s.has(t)?[e.SUBJECT_PRONOUN[e.GENDER[t]],"\
is","in","the",s.get(t)]:this.answerAbout(this.thingOf(t));this.expected=["?",...o,"."]}answerAbout(t){
return this.verb==="What"?["It","is",t.color]:this.verb==="Who"?(this.other=t.holder??"",[t.holder??
"Nobody"]):nt(t)?["Nobody","knows"]:["It","is","in","the",t.holder?this.people.get(t.holder):t.place]}endSentence(){
let{verb:t,place:e,color:s}=this;(t==="There"||t==="has")&&this.things.set(this.thing,{color:s,place:e||
null,holder:null,hidden:!1}),["is","goes","carries"].includes(t)&&this.people.set(this.subject,e),e&&
!this.places.includes(e)&&this.places.push(e),["has","takes","finds","gives","drops","hides","loses"].
includes(t)&&this.move(this.thingOf(this.thing)),this.updateMeanings(),this.beginSentence()}move(t){
let{verb:e}=this;t.holder=t.place=null,t.hidden=e==="hides",["has","takes","finds"].includes(e)?t.holder=
this.subject:e==="gives"?t.holder=this.other:e!=="loses"&&(t.place=this.here)}updateMeanings(){for(let t of[
"she","he"]){let e=o=>this.w.GENDER[o]===t,s=[this.subject,this.other].filter(e);s.length&&(this.meaning[t]=
s.length===1?s[0]:null)}this.thing&&(this.meaning.it=this.thing)}};var fn={carries:"carry",goes:"go"},yt=n=>fn[n]??n.slice(0,-1),R=n=>`'${n}'`;function xt(n,t="and"){let e=[
...n],s=e.pop();return e.length?`${e.join(", ")} ${t} ${s}`:s}var fe=n=>xt([...n].map(t=>`the ${t}`));
function pe(n,t){let{expected:e,w:s}=n;if(!s.VOCABULARY.includes(t)&&t!==s.END)return`The small worl\
d has no word ${R(t)}.`;if(!e.length)return"The story has ended.";if(t===s.END&&e.join()!=="START")return"\
The story ends within a sentence.";let o={START:gn,VERB:wn,THING:bn,NOUN:$n,OTHER:yn,PLACE:xn,ABOUT:de,
ASKED:de}[e[0]],r=Et(n).includes("?");return(o??(r?En:()=>""))(n,t)||pn(n,t)}var Et=({words:n})=>n.slice(
n.lastIndexOf(".")+1);function pn(n,t){let e=[...n.nextWords().keys()],s=xt(e.slice(0,3),"or")+(e.length>
3?" …":""),o=Et(n).slice(-3).join(" "),r=o?`after ${R(o)}`:"at the beginning of a sentence";return`${R(
t)} cannot come ${r}: possible is ${s}.`}function gn(n,t){let{w:e,words:s}=n;return t===e.END?`The s\
tory ends before it has ${e.MAY_END} words.`:t==="She"||t==="He"?ge(n,t):n.isOpening?mn(n,t):s.length>=
e.MUST_END?`The story has to end: it has ${e.MUST_END} words or more.`:Ot(n,t)}function mn({people:n,
w:t},e){return n.has(e)?`${e} is introduced already.`:e in t.GENDER?`${e} comes too late: a story ha\
s three people at most, all before the first thing.`:e in t.AFTER&&n.size<t.FEWEST_PEOPLE?"A story b\
egins with two people: say where somebody is.":e in t.QUESTIONS?"A question comes only after two thi\
ngs have been introduced.":""}function ge({people:n,meaning:t,w:e},s){let o=e.MEANS[s],[r,i]=o==="sh\
e"?["woman","women"]:["man","men"];return[...n.keys()].some(a=>e.GENDER[a]===o)?t[o]===null?`${R(s)}\
 is unclear: the last sentence with a ${r} had two ${i}.`:"":`${R(s)} means nobody: no ${r} has been\
 mentioned.`}function Ot({people:n,w:t},e){return e in t.GENDER&&!n.has(e)?`There is no ${e} in this\
 story, only ${xt(n.keys())}.`:""}function wn(n,t){let{subject:e,things:s,people:o,w:r}=n;if(!(t in r.
VERBS))return"";if(n.isOpening){let h=o.has(e)?`what ${e} has`:`where ${e} is`;return`${e} cannot ${yt(
t)} yet: the opening says ${h}.`}let i=[...s.keys()],a=i.some(h=>n.thingOf(h).holder===e),c=`${e} ha\
s nothing`;return(t==="takes"||t==="finds"||t==="gives"&&a)&&(c=i.map(h=>be(n,t,h)).join("; ")),`${e}\
 cannot ${yt(t)} anything: ${c}.`}function bn(n,t){if(t!=="it")return"";let e=String(n.meaning.it);return we(
n,e,`*it* is the ${e}, and `)}function $n(n,t){return n.w.THINGS.includes(t)?me(n,t)||we(n,t):""}function me({
things:n,w:t},e){return t.THINGS.includes(e)&&!n.has(e)?`There is no ${e} in this story, only ${fe(n.
keys())}.`:""}function we(n,t,e=""){let{subject:s,verb:o}=n;return`${s} cannot ${yt(o)} the ${t}: ${e}${be(
n,o,t)}.`}function be(n,t,e){let{subject:s,here:o}=n,r=n.thingOf(e),i=`and ${s} is in the ${o}`;return r.
holder===s?t==="gives"?`nobody else is in the ${o}`:`${s} has the ${e} already`:t==="takes"&&r.holder?
`${r.holder} has the ${e} in the ${n.people.get(r.holder)}, ${i}`:(t==="takes"||t==="finds")&&r.place&&
r.place!==o?`the ${e} is in the ${r.place}, ${i}`:t==="finds"&&r.place?`the ${e} is not hidden, so o\
ne takes it`:$e(e,r)}function $e(n,t){return t.holder?`${t.holder} has the ${n}`:nt(t)?`the ${n} is \
lost`:`the ${n} ${t.hidden?"is hidden":"lies"} in the ${t.place}`}function yn(n,t){let{w:e,subject:s,
people:o,thing:r,verb:i}=n,a=t;if(t==="her"||t==="him"){if(a=n.meaning[e.MEANS[t]]??"",!a)return ge(
n,t);if(e.GENDER[a]===e.GENDER[s])return`${R(t)} is unclear beside ${s}: say the name.`}else if(!(t in
e.GENDER))return"";if(!o.has(a))return Ot(n,a);if(a===s)return`${a} cannot be both in one sentence.`;
let c=a===t?a:`${R(t)} is ${a}, and ${a}`;return i==="takes"?`${c} does not have the ${r}: ${n.thingOf(
r).holder} has it.`:`${s} cannot give the ${r} to ${a}: ${c} is in the ${o.get(a)}, and ${s} is in t\
he ${n.here}.`}function xn({w:n,here:t,subject:e,places:s},o){return n.PLACES.includes(o)?o===t?`${e}\
 is in the ${o} already.`:`There is no ${o} in this story, only ${fe(s)}.`:""}var de=(n,t)=>me(n,t)||
Ot(n,t);function En(n){let t=Et(n),e=[...t.slice(t.indexOf("?")+1),...n.expected].join(" ").replace(
/ \.$/,""),o=n.verb!=="What"&&n.thing?`: ${$e(n.thing,n.thingOf(n.thing))}`:"";return`The answer is ${R(
e)}${o}.`}var On=8,ye=({shape:n,data:t},e)=>({shape:[e,n[1]],data:t.subarray(0,e*n[1])}),ot=class{constructor({
blueprint:t,weights:e}){this.model=new K(V(t,e)),this.tokenizer=P(t.tokenizer),this.vocabulary=this.
tokenizer.vocabulary,this.tables=t.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}read(t){
let e=this.tokenizer.split(t.normalize("NFC"));if(!e.length)throw new RangeError("There is nothing t\
o go on from. Write at least one word, or press one of the beginnings.");let{bosId:s,unkId:o}=this.vocabulary,
r=this.vocabulary.encode(e),i=r.findIndex(c=>c<=o);if(i>=0)throw new RangeError(this.refusal(e[i]));
let a=this.model.config.max_len-1;if(r.length>a)throw new RangeError(`This text has ${r.length} word\
s, and the model can take in ${a} at most.`);return[s,...r]}refusal(t){let e=this.vocabulary.tokens.
slice(this.vocabulary.unkId+1),s=ht(t,e,3).map(r=>`“${r}”`),o=s.length?`Near it are ${s.join(", ")}\
.`:`It knows ${e.length} words, such as ${e.slice(-3).join(", ")}.`;return`“${j(t)}” is not a word\
 that the model knows. ${o}`}goTo(t,e){if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,
this.weights])r.splice(e);for(let[r,i]of this.cache)r!=="length"&&this.cache.set(r,{k:ye(i.k,e),v:ye(
i.v,e)});this.cache.set("length",e);let s,o=Pt(this.model,()=>{s=this.model.forward([t[e]],this.cache).
data});this.ids.push(t[e]),this.logits.push(s),this.weights.push(rt(this.model.config.n_layers).map(
r=>{let i=o[`decoder.layers.${r}.self_attention.weights`];return rt(i.shape[0]).map(a=>[...k(i,a)])}))}};
function xe(n,t){if(t.temperature>0)return he(n,t);let[e]=et(n);return Float32Array.from(n,(s,o)=>+(o===
e))}function*Ee(n,t){let{eosId:e,tokens:s}=n.vocabulary,o=n.read(t.text),r=o.length-1,i=ue(t.seed),a=[],
c=()=>o.at(-1)===e||a.length===t.length||o.length===n.model.config.max_len;for(let d=0;d<o.length&&o[d]!==
e;d++){n.goTo(o,d);let f=d+1<o.length;if(yield f?null:o.slice(1).map($=>s[$]),!f){if(c())break;a.push(
i.next().value),o.push(le(X(xe(n.logits[d],t)),a.at(-1)))}}let h=o.slice(1).map(d=>s[d]),l=o.at(-1)===
e,p=h.length+(l?0:1),g=Math.min(t.at||p,p),w=vn(n.tables,h,g),m=h.map((d,f)=>-Math.log2(tt(n.logits[f])[o[f+
1]]));return{settings:t,words:h,given:r,ended:l,surprise:m,world:w.surprise,contradiction:w.contradiction,
look:{at:g,number:a[g-1-r]??null,...kn(n,t,g-1,o[g],w.options),weights:n.weights[g-1]}}}function kn({
logits:n,vocabulary:t},e,s,o,r){let i=tt(n[s]),a=xe(n[s],e),c=et(n[s]),h=(d,f)=>f<On||d===o,l=d=>r&&
(r.get(t.tokens[d])??0),p=c.filter(h).map(d=>({token:t.tokens[d],before:i[d],after:a[d],world:l(d)})),
g=c.filter((d,f)=>!h(d,f)),w=d=>g.reduce((f,$)=>f+d($),0),m={count:g.length,before:w(d=>i[d]),after:w(
d=>a[d]),world:r&&w(l)};return{rows:p,others:m}}function vn(n,t,e){if(!n)return{surprise:null,contradiction:null,
options:null};let s=new st(n),o=[],r=null,i=0;for(let[a,c]of t.entries()){let h=s.nextWords();a+1===
e&&(r=h);let l=h.get(c);if(l===void 0){let p={sentence:i,word:a,reason:pe(s,c)};return{surprise:o,contradiction:p,
options:r}}o.push(-Math.log2(l)),s.add(c),(c==="."||c==="?")&&i++}return e>t.length&&(r=s.nextWords()),
{surprise:o,contradiction:null,options:r}}var Sn={temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},Nn={attention:"attention",
surprise:"surprise",nothing:"nothing"},Oe=["text","length","temperature","top_k","top_p","seed","at"],
Tn=["layer","head","coloring"],An=12,_n=30,Rn=(n=0)=>new Promise(t=>setTimeout(t,n)),Mn=()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches,ke=n=>n.reduce((t,e)=>t+e,0)/n.length,vt=(n,t)=>`${n} ${t}${n===
1?"":"s"}`;function kt(n,t){let s=n.getRootNode().activeElement,o=n.contains(s)?s?.dataset.key:void 0;
n.replaceChildren(t),o&&n.querySelector(`[data-key="${o}"]`)?.focus()}function Ln({words:n,world:t,surprise:e,
contradiction:s}){let o=`The model’s surprise is ${ke(e).toFixed(2)} bits a word`;if(!t)return`${vt(
n.length,"word")}. ${o}.`;if(s){let{sentence:i,word:a,reason:c}=s;return`Sentence ${i+1} contradicts\
 the world at “${n[a]}”. ${c}`}let r=n.filter(i=>i==="."||i==="?").length;return`${vt(r,"sentenc\
e")}, no contradiction so far. ${o}; the world’s own uncertainty is ${ke(t).toFixed(2)}.`}var St=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchTeller=Vt(t,ot),this.shown=t.get(
"example"),this.written="",this.isRefused=!1,this.isPlaying=!1,this.isQuiet=!1,this.turn=0,this.readers=
this.readersOf(),this.address=Yt(t,e,this.readers),this.form=this.formOf(),this.controls=this.controlsOf(),
this.coloring=Rt("Color by",Nn,o=>this.set({coloring:o})),this.status=It("verdict"),this.story=u("di\
v",{}),this.distribution=u("div",{}),this.heads=u("div",{}),this.pointed=u("p",{class:"hint said","a\
ria-hidden":"true"});let s=u("div",{},this.heads,this.pointed);this.sides=u("div",{class:"sides"},this.
distribution,s),this.answered=u("div",{class:"answered"}),this.answered.append(this.status,this.story,
this.sides,this.address.node),Tt(e,"story-lab","Story lab",this.form.node,At(...Object.values(this.controls),
this.coloring),this.answered)}readersOf(){let{choices:t}=this,e=[...Oe.slice(1),...Tn];return{text:s=>s.
length<=qt?s:void 0,...Object.fromEntries(e.map(s=>[s,mt(t[s])]))}}formOf(){let{model:t,choices:e}=this,
s=([h,l])=>S(h,()=>this.form.ask(l),{title:l}),o=Object.entries(e.beginnings).map(s),r=o.length?u("p",
{class:"hint"},"Begin with ",...o):"",i=Qt(t,"Continue",r,h=>this.goOn(h,e.length.at(-1)),"","The be\
ginning of a story"),a=i.node.querySelector("input"),c=i.node.querySelector(".line");return a.setAttribute(
"autocapitalize","sentences"),c.append(S("Step",()=>this.goOn(a.value,null)),S("Start over",()=>this.
goOn(a.value,0)),S("Draw again",()=>this.drawAgain())),i}controlsOf(){let{choices:t}=this,e={};for(let[
s,o]of Object.entries(Sn))e[s]=_t(o,"",t[s],r=>this.set({[s]:r}));return e}drawAgain(){this.set({seed:(this.
model.get("seed")+1)%this.choices.seed.length})}set(t){this.isRefused&&(this.written=""),this.refuse(
null),this.isPlaying=!1,jt(this.model,t)}refuse(t){this.form.refuse(t),this.isRefused=!!t,this.answered.
classList.toggle("stale",this.isRefused)}goOn(t,e){this.refuse(null);let{settings:s,words:o,given:r}=this.
shown,i=t===s.text,a=Math.min((i?o.length-r:0)+1,this.choices.length.at(-1));this.isPlaying=e===this.
choices.length.at(-1),this.put({text:t,length:e??a,at:0}),this.redraw()}put(t){this.isQuiet=!0;for(let[
e,s]of Object.entries(t))this.model.set(e,s);this.isQuiet=!1}settings(){return Lt(this.model,Oe)}showControls(){
for(let[t,{show:e}]of Object.entries(this.controls)){let s=this.model.get(t);e(s,s===null?"off":void 0)}
this.coloring.show(this.model.get("coloring")),this.address.show()}async redraw(){if(this.isQuiet)return;
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(),
this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},300);try{await this.find(t,s,()=>clearTimeout(
o))}catch(r){if(s())return;this.refuse(r),r instanceof RangeError&&this.put(this.shown.settings)}finally{
clearTimeout(o)}s()||this.draw()}async find(t,e,s){if(JSON.stringify(t)===JSON.stringify(this.shown.
settings))return;let o=await this.fetchTeller(),r=Ee(o,t),a=t.text===this.shown.settings.text?this.shown.
words.length:0;for(let c=performance.now();!e();){let{done:h,value:l}=r.next();if(h){this.shown=l,this.
model.save_changes();return}let p=this.isPlaying&&l?.length>a&&!Mn();!p&&performance.now()-c<An||(s(),
p&&this.drawMore(l),await Rn(p?_n:0),c=performance.now())}}drawMore(t){this.sides.hidden=!0,this.pointed.
textContent="",this.story.replaceChildren(ce(t)),this.status.textContent=`${vt(t.length,"word")} …`}draw(){
let{shown:t,model:e}=this,s=e.get("coloring"),{weights:o}=t.look,r=Math.min(e.get("layer"),o.length-
1),i=Math.min(e.get("head"),o[0].length-1);this.written!==t.settings.text&&this.form.show(t.settings.
text),this.written=t.settings.text;let a=Ln(t);this.status.textContent!==a&&(this.status.textContent=
a),this.status.classList.toggle("alarming",!!t.contradiction);let c=se(t,r,i),h=d=>{this.pointed.textContent=
d||c};h("");let l=d=>this.set({at:d}),p=o[r][i],g={look:h,go:l};kt(this.story,ae({...t,coloring:s},p,
g));let w=d=>this.write(d);kt(this.distribution,Zt(t,h,w));let m=d=>this.set(d);kt(this.heads,oe(t,{
layer:r,head:i},m)),this.sides.hidden=!1,this.answered.setAttribute("aria-busy","false")}async write(t){
let{words:e,look:s}=this.shown;try{let{tokenizer:o}=await this.fetchTeller(),r=o.join([...e.slice(0,
s.at-1),t]);this.goOn(r,0)}catch(o){this.refuse(o)}}};function jn({model:n,el:t}){let e=new St({model:n,
el:t}),s=Mt(n,Object.keys(e.readers),()=>e.redraw());return()=>{e.turn+=1,s()}}var ve={render:jn};widget=ve;})();
export default widget;
