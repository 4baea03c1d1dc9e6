let widget;
(()=>{function u(n,t={},...e){return Ee(document.createElement(n),t,e)}function Ee(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function Rt(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(u("div",o,...s))}var At=(...n)=>u(
"div",{class:"controls"},...n.map(({node:t})=>t));var U=(...n)=>u("div",{class:"scroller"},...n),R={"data-lm-suppress-shortcuts":"true"};function S(n,t,e={}){
let s=u("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function _t(n,t,e,s){let o=u("input",{type:"range",min:0,max:e.length-1,...R}),r=u("output",{"aria-l\
ive":"off"}),i=u("span",{},`${n} `,u("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:u("div",{class:"control"},u("label",{},i,o),r),input:o,show(a,c=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",c),r.textContent=c}}}function Mt(n,t,e){let s=Object.
entries(t).map(([i,a])=>u("option",{value:i},a)),o=`menu-${Math.random()}`,r=u("select",{id:o,...R},
...s);return r.addEventListener("change",()=>e(r.value)),{node:u("div",{class:"control menu"},u("lab\
el",{for:o},n),r),show(i){r.value=i}}}function It(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Wt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function Ct(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Lt(n){
let t=u("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&ve(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Oe=1e3,P,Tt;function ve(n){
P?.isConnected||(P=u("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let t=P;clearTimeout(
Tt),Tt=setTimeout(()=>{t.textContent=n},Oe)}var it=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),ke=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function F(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ke(s);return s.map(r=>r/o)}var Se=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var ct=(n,t)=>(e,s)=>n[s]!==
t,ht=()=>(n,t)=>t<=n;function Ne(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function Te(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+Se);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function at(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Re=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Ae(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,d=i.scale?1:Math.sqrt(l),
g=_(s,a,h),w=_(s,a,h),m=_(a,c);for(let f=0;f<s;f++)for(let p=0;p<a;p++){let $=f*a+p,b=(y,T)=>v(y,T).
subarray(f*l,(f+1)*l),[O,k,C]=[b(n,p),v(g,$),b(m,p)];for(let y=0;y<h;y++){let T=b(t,y),E=0;for(let D=0;D<
l;D++)E+=O[D]*T[D];k[y]=!o||o(r+p,y)?E/d:-1/0}if(k.every(y=>y===-1/0))throw new RangeError("mask mas\
ks every key for some query");let L=v(w,$);if(L.set(F(k)),i.head!==f)for(let y=0;y<l;y++){let T=0;for(let E=0;E<
h;E++)T+=L[E]*e.data[E*c+f*l+y];C[y]=T}}return{scores:g,weights:w,values:m}}var H=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=Ne(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,Te(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=_(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);v(o,a).set(v(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:at(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:d,values:g}=Ae(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.
note(`${t}.values`,g),this.note(t,this.linear(`${t}.w_o`,g))}feedForward(t,e){let s=Re(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
at(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,at(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,jt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},G=class extends H{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[d,g]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,w=>(r.set(d,jt(r.get(d),this.project(d,w))),this.attend(d,w,r.get(d),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,w=>(r.has(g)||r.set(g,this.project(g,t)),this.attend(g,w,r.get(g),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,w=>this.feedForward(`${l}.feed_forward`,w)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}},
K=class extends H{hiddenStates(t,e=new Map){let s=e.get("length")??0;e.set("length",s+t.length);let o=this.
positions("positions","ids",this.embed("embedding",t),s);return this.selfAttentionStack("decoder",o,
ht(),e,s)}forward(t,e){return this.generator(this.hiddenStates(t,e))}};function jt(n,{k:t,v:e}){if(!n)
return{k:t,v:e};let s=(o,r)=>{let i=_(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.
data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Dt(n,t){let e={},s=n.onOutput;
n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function V(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var B=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=V(t),this.thousands=V(e),this.before=V(s),this.after=
V(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function lt({config:n,tensors:t},e){let s=typeof e=="string"?_e(e):Me(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((g,w)=>g*w,1),l=g=>s.slice(a,a+g*h).buffer,d=c==="e"?Float32Array.from(new Uint16Array(
l(2)),Ie):new Float32Array(l(4));o[r]={shape:i,data:d}}return{config:n,parameters:o}}var _e=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Me=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Ie(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",We=new RegExp(
`[${A}]+`),Ce=new RegExp(`^[${A}]+|[${A}]+$`,"g");function Ft(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(We).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var ut="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Pt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Le(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${q(t)} thousand ${e<100?"and ":""}${q(e)}`:`${q(t)} thousand`:q(e)}
function q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Ut(e);let s=`${ut[t]} hundred`;return e?
`${s} and ${Ut(e)}`:s}function Ut(n){if(n<20)return ut[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Pt[t]}-${ut[e]}`:Pt[t]}var je=new RegExp(`^[${A}]*<[A-Za-z]+>[${A}]`),De=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Pe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,M="I translate integers from 0 to 999,999.",I=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Ht(n){let[t]=je.exec(n)??[""];return t+Ue(n.slice(t.length))}
function Ue(n){let t=n.replace(Ce,"");if(!De.test(t))return n;let e=Pe.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${M} “${I(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Le(e)}var Gt=(n,t)=>ft(n,t,1)[0];function ft(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*dt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function dt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+dt(n.slice(0,r),t.slice(0,i))+dt(n.slice(r+o),t.slice(
i+o))}var Kt=n=>/^\d+$/.test(n),Fe=40,pt=["<pad>","<s>","</s>","<unk>"],gt=class{constructor(t){this.tokens=
[...pt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=pt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},mt="[\\p{L}\\p{N}_]",Bt=`[^\\p{L}\\p{N}_${A}]`,He=new RegExp(`${mt}+(?:[\
'’-]${mt}+)*|${Bt}`,"gu"),Ge=new RegExp(` ?${mt}+| ?${Bt}+|[${A}]`,"gu"),j=class{constructor({tokens:t}){
this.vocabulary=new gt(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(He)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},wt=class extends j{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(pt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return Ft(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${M} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Kt(c))??a[0]))}refusal(t){
if(Kt(t))return`${M} Write “${I(t)}” in words too, or the integer in digits.`;let e=t.length<=Fe&&
Gt(t,this.words);return`${M} “${I(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},bt=class extends j{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Vt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ge)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Vt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Ke(t,this.merges[e])}}},
Vt=(n,t)=>`${n.length} ${n}${t}`;function Ke(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Ve={words:j,"number words":wt,"sub-words":bt},z=({
kind:n,...t})=>new Ve[n](t);var Be=2e4,zt=400,qt="de",$t=class{constructor({blueprint:t,weights:e}){this.model=new G(lt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=z(t.src_tokenizer),this.target=z(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=t.names,this.names=
{}}namesIn(t){return this.names[t]??=new B(this.parts[t]),this.names[t]}read(t,e=qt){let s=e===qt?t:
`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Ht(s):s),r=this.model.config.max_len,i=this.source.
languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${M} This text has ${o.length-
i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, and the model can ta\
ke in ${r} at most.`);return{src:o,srcMask:ct(o,this.srcVocab.padId)}}begin(t,e){return{src:this.read(
t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=ct(t,this.srcVocab.padId),o=e.encode(
t,s);return(r,i)=>e.generator(e.decode(o,s,r,ht(),i))}textOf(t){return this.target.join(this.tgtVocab.
decode(t))}},Q=class{constructor({blueprint:t,weights:e}){this.model=new K(lt(t,e)),this.target=z(t.
tokenizer),this.tgtVocab=this.target.vocabulary}read(t){let e=this.target.split(t.normalize("NFC"));
if(!e.length)throw new RangeError("There is nothing to go on from. Write at least one word, or press\
 one of the beginnings.");let{bosId:s,unkId:o}=this.tgtVocab,r=this.tgtVocab.encode(e),i=r.findIndex(
c=>c<=o);if(i>=0)throw new RangeError(this.refusal(e[i]));let a=this.model.config.max_len-1;if(r.length>
a)throw new RangeError(`This text has ${r.length} words, and the model can take in ${a} at most.`);return[
s,...r]}refusal(t){let e=this.tgtVocab.tokens.slice(this.tgtVocab.unkId+1),s=ft(t,e,3).map(r=>`“${r}\
”`),o=s.length?`Near it are ${s.join(", ")}.`:`It knows ${e.length} words, such as ${e.slice(-3).join(
", ")}.`;return`“${I(t)}” is not a word that the model knows. ${o}`}begin(t){return{src:[],start:this.
read(t)}}decoder(){return(t,e)=>this.model.forward(t,e)}textOf(t){return this.target.join(this.tgtVocab.
decode(t))}};function Qt(n,t=$t,e=""){let s=null;return()=>s??=qe(n,e).then(o=>new t(o)).catch(o=>{throw s=
null,o})}async function qe(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);
return!o&&n.later?n.later(t||"later"):(o||await ze(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.
get(`${e}weights`)})}function ze(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("P\
ython does not answer")),Be),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.on(`change:${t}\
weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var Qe=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function Yt(n,t,e,s,o="",r=Qe(
n)){let i="",a=`text-${Math.random()}`,c=u("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...R}),h=u("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=u("form",{},u("label",{for:a},r),u("div",{class:"line"},c,o,u("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),
l.requestSubmit())});let d=m=>{i=c.value,s(m)};return l.addEventListener("submit",m=>{m.preventDefault(),
d(c.value)}),{node:l,ask:d,show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let f=m instanceof RangeError;
c.setAttribute("aria-invalid",String(f)),h.textContent=f?m.message:"",m&&!f&&(h.textContent=`The mod\
el cannot answer: ${m.message}. Press ${t} to try again.`)}}}var xt=n=>t=>n.find(e=>String(e)===t),Zn=xt([!0,!1]),Ye=n=>String(n);function Jt(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=p=>(s[p]??Ye)(n.get(
p)),h=Object.keys(e),l=Object.fromEntries(h.map(p=>[p,c(p)])),d=new URLSearchParams(location.search),
g=[];for(let[p,$]of Object.entries(e)){let b=d.get(`${a}.${p}`);if(b===null)continue;let O=$(b);O===
void 0?g.push(p):n.set(p,O)}let w=u("a",{},"Copy link to this setting"),m=u("span",{role:"status"});
w.addEventListener("click",async p=>{if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.
replaceState(null,"",w.getAttribute("href"));try{await navigator.clipboard.writeText(w.href),m.textContent=
" Copied."}catch{m.textContent=" The address of this page has it now: copy it from there."}}});let f=g.
length?` The address has a setting that could not be read, and was left out: ${g.join(", ")}.`:"";return{
node:u("p",{class:"address"},w,m,f),show(){let p=new URLSearchParams(location.search);for(let O of h){
let k=c(O);k===l[O]?p.delete(`${a}.${O}`):p.set(`${a}.${O}`,k)}m.textContent="";let $=o.closest("sec\
tion[id]")?.id,b=p.size?`?${p}`:location.pathname;w.setAttribute("href",`${b}${$?`#${$}`:""}`)}}}var Zt=n=>!n.matches(".none")&&!n.closest(".unwritten");function Y(n,t){let e=()=>t.flat().find(Zt)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(g=>g.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let d=t[h]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{Zt(s)||o(e())}}function Je({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=u("td",{...o,...R},n);return r.style.setProperty("--w",String(e)),r}function Xt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(d=>d.map(Je)),a=s.map(d=>u("th",{scope:"\
col"},d)),c=i.map((d,g)=>u("tr",{},u("th",{scope:"row"},e[g]),...d)),h=u("table",{class:"grid number\
s",role:"grid"},u("caption",{},n),u("thead",{},u("tr",{},u("td",{},t),...a)),u("tbody",{},...c)),l=({
target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",d=>r(l(d))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",d=>r(l(
d))),h.addEventListener("focusout",()=>r("")),Y(h,i),U(h)}var yt=n=>n.replaceAll("-","−");function Et(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?yt(n.toExponential(0).replace("+","")):yt(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var J=n=>Number.isFinite(n)?yt(String(Number(n.toPrecision(7)))):Et(n);var Z=({words:n,look:t})=>n[t.at-2]??"<s>",Ze=({temperature:n,top_k:t,top_p:e})=>n!==1||t!==null||e!==
1;function te(n,t,e){let{settings:s,words:o}=n,{at:r,rows:i,others:a}=n.look,c={before:"model"};Ze(s)&&
(c.after="reshaped"),i[0].world!==null&&(c.world="world");let h=Object.keys(c),l=o[r-1],d=({token:p},$)=>{
let b=p===l?`${p} ✓`:p;if(p==="</s>"||p==="<pad>"||p==="<s>"||p==="<unk>")return b;let O={"aria-la\
bel":`Write “${p}” here`,"data-key":`row ${$}`};return S(b,()=>e(p),O)},g=(p,$)=>h.map(b=>({text:Et(
p[b],3),say:`${$}, ${c[b]}, exactly ${J(p[b])}`,share:p[b],kinds:["bar",b]})),w=[...i],m=i.map(d),f=i.
map(p=>g(p,p.token));return a.count&&(w.push(a),m.push(`${a.count} others`),f.push(g(a,`${a.count} o\
thers`))),Xt({title:`After “${Z(n)}”: which word comes?`,corner:"word",rows:m,columns:Object.values(
c),cells:f,look:t})}var Xe={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},tn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},en=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function nn(n,t,e){let s=n==="sublayers"&&tn[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function ee(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(en))s.push(r?nn(o,r,
e):Xe[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var ne=n=>n.charAt(0).toUpperCase()+n.slice(1);var sn=3,se=({words:n},t)=>t?n[t-1]:"<s>",oe=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]);function re(n,t,e){
let s=n.look.weights[t][e],o=oe(s).slice(0,sn).map(c=>{let h=c?` (word ${c})`:"";return`“${se(n,c)}\
”${h} ${s[c].toFixed(2)}`}),r=ne(ee(`decoder.layers.${t}.self_attention`,e)),i=n.words[n.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, at “${Z(n)}”, before ${a}. It attends to ${o.
join(", ")}.`}function ie(n,t,e){let{weights:s}=n.look,o=(c,h)=>{let[l]=oe(s[c][h]),d=s[c][h][l],g=se(
n,l),w=c===t.layer&&h===t.head,m=S("",()=>e({layer:c,head:h}),{"aria-pressed":String(w),"aria-label":`\
Layer ${c}, head ${h}: most to “${g}”, ${d.toFixed(2)}`,"data-key":`head ${c} ${h}`});return m.append(
u("b",{},g),` ${d.toFixed(2)}`),m.style.setProperty("--w",String(d)),u("td",{},m)},r=s[0].map((c,h)=>u(
"th",{scope:"col"},`head ${h}`)),i=s.map((c,h)=>u("tr",{},u("th",{scope:"row"},`layer ${h}`),...c.map(
(l,d)=>o(h,d)))),a=`“${Z(n)}” attends most to …`;return U(u("table",{class:"heads"},u("caption",
{},a),u("thead",{},u("tr",{},u("td",{}),...r)),u("tbody",{},...i)))}var on=8,ae=n=>n==="."||n==="?";function rn(n,t){if(!t)return[0,0];let{word:e}=t,s=n.slice(0,e).findLastIndex(
ae)+1,o=n.findIndex((r,i)=>i>=e&&ae(r));return[s,o<0?n.length:o+1]}function ce({coloring:n,surprise:t,
look:e},s,o){if(n==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/on,1),number:i.
toFixed(1)}}return{share:n==="attention"&&o<e.at?s[o]:0,number:""}}function an({words:n,surprise:t,look:e},s,o){
if(o>n.length)return"the next word, which is not there yet";let r=[`word ${o}`];return r.push(`surpr\
ise ${J(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attention weight ${s[o].toFixed(3)}`),r.join(
"; ")}function he(n,t,{look:e,go:s}){let{words:o,given:r,ended:i,contradiction:a}=n,[c,h]=rn(o,a),l=i?
o:[...o,"…"],d=($,b)=>{let{share:O,number:k}=ce(n,t,b),C=b-1===a?.word,L=C?`✗ ${$}`:$,y=k&&` ${k}`,
T={class:"word",tabindex:"-1","data-key":b,"aria-pressed":String(b===n.look.at),"aria-label":`${L}${y}\
: ${an(n,t,b)}`+(C?"; contradiction":""),...R},E=S(L,()=>s(b),T);return k&&E.append(" ",u("small",{},
k)),E.classList.toggle("given",b<=r),E.classList.toggle("read",b===n.look.at-1),E.classList.toggle("\
false",b-1>=c&&b-1<h),E.classList.toggle("wrong",C),E.style.setProperty("--w",String(O)),E},g=l.map(
($,b)=>d($,b+1)),w=u("span",{class:"word"},"<s>");w.style.setProperty("--w",String(ce(n,t,0).share)),
w.classList.toggle("read",n.look.at===1);let m={role:"group","aria-label":"The story, word by word"},
f=u("div",{class:`story ${n.coloring}`,...m},w,...g),p=({target:$})=>$.closest?.("button")?.getAttribute(
"aria-label")??"";return f.addEventListener("pointerover",$=>e(p($))),f.addEventListener("pointerlea\
ve",()=>e("")),f.addEventListener("focusin",$=>e(p($))),f.addEventListener("focusout",()=>e("")),Y(f,
[g]),f}var le=n=>u("div",{class:"story","aria-hidden":"true"},...["<s>",...n].map(t=>u("span",{class:"\
word"},t)));var tt=n=>Float32Array.from(F(n));var et=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),X=n=>{let t=0;return Array.from(n,e=>t+=e)};function ue(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=tt(n.map(h=>h/t)),r=et(o).slice(0,e??n.length),i=X(r.
map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let d=l&&i[l-1];(s===1||d<s*i.at(-1))&&
(a[h]=o[h])});let c=X(a).at(-1);return a.map(h=>h/c)}var de=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*fe(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var N=n=>`'${n}'`;function Ot(n,t="and"){let e=[...n],s=e.pop();return e.length?`${e.join(", ")} ${t}\
 ${s}`:s}var cn=n=>Ot([...n].map(t=>`the ${t}`));function pe(n,t){let{expected:e,w:s}=n;return!s.VOCABULARY.
includes(t)&&t!==s.END?`The small world has no word ${N(t)}.`:e.length?t===s.END&&e.join()!=="START"?
"The story ends within a sentence.":({START:ln,NEWCOMER:fn,NEW:pn,WHERE:W,VERB:mn,ASKED:gn,HOLDER:wn,
SPOT:bn,RECEIVER:$n,ACTOR:xn}[e[0]]??yn)(n,t)||hn(n,t):"The story has ended."}var vt=({words:n})=>n.
slice(n.lastIndexOf(".")+1);function hn(n,t){let e=[...n.nextWords().keys()].map(N),s=Ot(e.slice(0,3),
"or")+(e.length>3?" …":""),o=vt(n).slice(-3).join(" "),r=o?`after ${N(o)}`:"at the beginning of a \
sentence";return`${N(t)} cannot come ${r}: possible is ${s}.`}function ln(n,t){let{w:e,words:s,people:o}=n;
return t==="She"||t==="He"?dn(n,t):o.length?n.isOpening?`A story has ${e.N_THINGS} things: say first\
 what they are.`:n.wish?un(n,t):t==="Then"?"No one has just got a thing, so 'Then' has no one to ref\
er to.":t===e.END?`The story ends before it has ${e.MAY_END} words.`:s.length>=e.MUST_END?`The story\
 has to end: it has ${e.MUST_END} words or more.`:W(n,t):"A story begins with two people: say who me\
ets whom."}function un(n,t){let{wanter:e,thing:s,people:o}=n,r=`${e} wants the ${s}, and ${nt(n)}: `;
return o.includes(t)?`${r}${t} has no part in that.`:W(n,t)||`${r}say first how ${e} gets it.`}function dn({
wish:n,wanter:t},e){return n?`${N(e)} cannot be ${t}.`:`${N(e)} is unclear: no one has just wanted a\
nything. Say the name.`}var fn=({people:n},t)=>n.includes(t)?`${t} is here already.`:"",pn=({things:n},t)=>n.
has(t)?`There is a ${t} already.`:"";function W({people:n,w:t},e){return e in t.GENDER&&!n.includes(
e)?`There is no ${e} in this story, only ${Ot(n)}.`:""}function gn({things:n,w:t},e){return t.THINGS.
includes(e)&&!n.has(e)?`There is no ${e} in this story, only ${cn(n.keys())}.`:""}function mn(n,t){let{
w:e,subject:s,people:o,wish:r}=n;if(!(t in e.AFTER)||o.length===1)return"";if(!r)return`${s} can onl\
y want something here.`;let i=nt(n);return`${i[0].toUpperCase()}${i.slice(1)}, so ${s} ${n.verbWord()}\
 it.`}function wn(n,t){let{w:e,thing:s}=n;if(!(t in e.GENDER))return"";let o=n.thingOf(s).holder;return W(
n,t)||`${t} does not have the ${s}: ${o} has it.`}function bn(n,t){let{w:e,subject:s,thing:o}=n;return e.
PLACES.includes(t)?`${s} cannot find the ${o} in the ${t}: ${nt(n)}.`:""}function $n(n,t){let{subject:e,
wanter:s,thing:o,people:r,wish:i}=n,a=t==="her"||t==="him";return t===e?`${t} cannot be both in one \
sentence.`:i&&(a||r.includes(t))?`${s} wants the ${o}, so ${e} gives it to ${s}.`:a?`${N(t)} is uncl\
ear here: say the name.`:W(n,t)}function xn(n,t){let{w:e,wanter:s,thing:o,people:r}=n;return t===e.GENDER[s]?
`${N(t)} is unclear: the last sentence had two of them. Say the name.`:r.includes(t)||t==="she"||t===
"he"?`${s} has just got the ${o}, so 'Then' speaks of ${s}.`:W(n,t)}function yn(n,t){let{w:e,expected:s,
thing:o,wanter:r}=n;return vt(n).includes("?")?En(n):e.THINGS.includes(t)&&s[0]===o?`It is the ${o} \
that ${r} wants, and not the ${t}.`:""}function En(n){let t=vt(n),e=[...t.slice(t.indexOf("?")+1),...n.
expected].join(" ").replace(/ \.$/,""),s=n.verb==="What"?"":`: ${nt(n)}`;return`The answer is ${N(e)}${s}\
.`}function nt(n){let{holder:t,place:e}=n.thingOf(n.thing);return t?`${t} has the ${n.thing}`:`the ${n.
thing} is ${e?`in the ${e}`:"lost"}`}var x=n=>{let t=[...n];return new Map(t.map(e=>[e,1/t.length]))};function ge(n){let t=Object.values(
n).reduce((e,s)=>e+s,0);return new Map(Object.entries(n).map(([e,s])=>[e,s/t]))}function st(...n){let t=new Map;
for(let[e,s]of n)if(e>0)for(let[o,r]of s)t.set(o,(t.get(o)??0)+e*r);return t}var ot=class{constructor(t){
this.w=t,this.words=[],this.people=[],this.things=new Map,this.wanter="",this.thing="",this.isGranted=
!1,this.isClear=!0,this.beginSentence()}beginSentence(){this.expected=["START"],this.subject=this.verb=
this.other=this.place=this.color=""}get isOpening(){return this.things.size<this.w.N_THINGS}thingOf(t){
return this.things.get(t)}get wish(){return this.wanter&&!this.isGranted?this.thingOf(this.thing):null}nextWords(){
if(!this.expected.length)return new Map;let[t]=this.expected,{w:e,people:s,things:o}=this;return{START:()=>this.
firstWords(),NEWCOMER:()=>x(Object.keys(e.GENDER).filter(i=>!s.includes(i))),MORE:()=>x([".","and"]),
NEW:()=>x(e.THINGS.filter(i=>!o.has(i))),COLOR:()=>x(e.COLORS),WHERE:()=>st([.5,x(["It"])],[.5,x(s)]),
PLACE:()=>x(e.PLACES),ASKED:()=>x(o.keys()),VERB:()=>x([this.verbWord()]),THING:()=>this.either("it",
"the"),HOLDER:()=>x([this.thingOf(this.thing).holder]),SPOT:()=>this.spotWords(),RECEIVER:()=>this.receiverWords(),
ACTOR:()=>this.actorWords(),DEED:()=>ge(e.DEEDS)}[t]?.()??x([t])}either(t,e){let{PRONOUN:s}=this.w;return new Map(
[[t,s],[e,1-s]])}firstWords(){if(!this.people.length)return x(Object.keys(this.w.GENDER));if(this.isOpening)
return x(["The"]);if(this.wish)return this.wordsForWhoActs(this.wish);let t=this.isGranted?this.w.THEN:
0;return st([t,x(["Then"])],[1-t,this.wordsWithoutThen()])}wordsWithoutThen(){let{w:t,words:e}=this,
s=x([t.END]);if(e.length>=t.MUST_END)return s;let o=e.length>=t.MAY_END?t.END_SHARE:0;return st([o,s],
[(1-o)*t.QUESTION,ge(t.QUESTIONS)],[(1-o)*(1-t.QUESTION),x(this.people)])}wordsForWhoActs({holder:t}){
let{w:e,wanter:s}=this,o=this.either(e.SUBJECT_PRONOUN[e.GENDER[s]],s);return!t||t===s?o:st([.5,o],[
.5,x([t])])}verbWord(){return this.people.length===1?"meets":this.wish?this.subject!==this.wanter?"g\
ives":this.wish.holder===this.wanter?"has":this.wish.holder?"takes":"finds":"wants"}spotWords(){let{
place:t}=this.thingOf(this.thing);return x(t?[t]:this.w.PLACES)}receiverWords(){let{w:t,wanter:e,subject:s}=this;
if(!this.wish)return x(this.people.filter(r=>r!==s));let o=t.GENDER[e];return o===t.GENDER[s]?x([e]):
this.either(t.OBJECT_PRONOUN[o],e)}actorWords(){let{wanter:t}=this;return this.isClear?this.either(this.
w.GENDER[t],t):x([t])}add(t){this.words.push(t);let e=this.expected.shift();e==="START"?this.addFirst(
t):e==="VERB"||e==="DEED"?this.begin(t):e==="THING"&&t==="the"?this.expected.unshift(this.thing):e===
"ASKED"?this.addAsked(t):e==="WHERE"?this.addWhere(t):e==="MORE"&&t==="and"?this.expected=["NEWCOMER",
"."]:this.keep(e,t),t==="."&&!this.expected.length&&this.endSentence()}begin(t){this.verb=t,this.expected=
this.w.AFTER[t].split(" ")}addFirst(t){t===this.w.END?this.expected=[]:t in this.w.AFTER?(this.begin(
t),this.subject=t==="Then"?this.wanter:""):(this.subject=t==="She"||t==="He"?this.wanter:t,this.people.
length||this.people.push(t),this.expected=["VERB"])}addAsked(t){this.thing=t,this.verb in this.w.QUESTIONS&&
this.expected.push(...this.answer(),".")}addWhere(t){this.other=t==="It"?"":t,this.expected=t==="It"?
this.w.AFTER.It.split(" "):["has","it","."]}keep(t,e){t==="NEWCOMER"?this.people.push(e):t==="NEW"?this.
thing=e:t==="COLOR"?this.color=e:t==="PLACE"||t==="SPOT"?this.place=e:(t==="HOLDER"||t==="RECEIVER")&&
(this.other=e==="her"||e==="him"?this.wanter:e)}answer(){let{color:t,holder:e,place:s}=this.thingOf(
this.thing);return this.verb==="What"?["It","is",t]:this.verb==="Who"?[e??"Nobody"]:e?[e,"has","it"]:
s?["It","is","in","the",s]:["Nobody","knows"]}endSentence(){let{verb:t,color:e,other:s,place:o}=this;
t==="The"?(this.things.set(this.thing,{color:e,holder:null,place:null}),this.move(s,o)):t==="wants"?
(this.wanter=this.subject,this.isGranted=!1):this.wish?this.grant():(t in this.w.DEEDS&&this.move(s,
o),this.wanter="",this.isGranted=!1),this.beginSentence()}move(t,e){let s=this.thingOf(this.thing);s.
holder=t||null,s.place=e||null}grant(){let{GENDER:t}=this.w,e=this.verb==="takes"?this.other:this.subject;
this.isClear=e===this.wanter||t[e]!==t[this.wanter],this.move(this.wanter,""),this.isGranted=!0}};var On=8,me=({shape:n,data:t},e)=>({shape:[e,n[1]],data:t.subarray(0,e*n[1])}),rt=class extends Q{constructor(t){
super(t),this.tables=t.blueprint.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}goTo(t,e){
if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,this.weights])r.splice(e);for(let[r,i]of this.
cache)r!=="length"&&this.cache.set(r,{k:me(i.k,e),v:me(i.v,e)});this.cache.set("length",e);let s,o=Dt(
this.model,()=>{s=this.model.forward([t[e]],this.cache).data});this.ids.push(t[e]),this.logits.push(
s),this.weights.push(it(this.model.config.n_layers).map(r=>{let i=o[`decoder.layers.${r}.self_attent\
ion.weights`];return it(i.shape[0]).map(a=>[...v(i,a)])}))}};function we(n,t){if(t.temperature>0)return ue(
n,t);let[e]=et(n);return Float32Array.from(n,(s,o)=>+(o===e))}function*be(n,t){let{eosId:e,tokens:s}=n.
tgtVocab,o=n.read(t.text),r=o.length-1,i=fe(t.seed),a=[],c=()=>o.at(-1)===e||a.length===t.length||o.
length===n.model.config.max_len;for(let f=0;f<o.length&&o[f]!==e;f++){n.goTo(o,f);let p=f+1<o.length;
if(yield p?null:o.slice(1).map($=>s[$]),!p){if(c())break;a.push(i.next().value),o.push(de(X(we(n.logits[f],
t)),a.at(-1)))}}let h=o.slice(1).map(f=>s[f]),l=o.at(-1)===e,d=h.length+(l?0:1),g=Math.min(t.at||d,d),
w=kn(n.tables,h,g),m=h.map((f,p)=>-Math.log2(tt(n.logits[p])[o[p+1]]));return{settings:t,words:h,given:r,
ended:l,surprise:m,world:w.surprise,contradiction:w.contradiction,look:{at:g,number:a[g-1-r]??null,...vn(
n,t,g-1,o[g],w.options),weights:n.weights[g-1]}}}function vn({logits:n,tgtVocab:t},e,s,o,r){let i=tt(
n[s]),a=we(n[s],e),c=et(n[s]),h=(f,p)=>p<On||f===o,l=f=>r&&(r.get(t.tokens[f])??0),d=c.filter(h).map(
f=>({token:t.tokens[f],before:i[f],after:a[f],world:l(f)})),g=c.filter((f,p)=>!h(f,p)),w=f=>g.reduce(
(p,$)=>p+f($),0),m={count:g.length,before:w(f=>i[f]),after:w(f=>a[f]),world:r&&w(l)};return{rows:d,others:m}}
function kn(n,t,e){if(!n)return{surprise:null,contradiction:null,options:null};let s=new ot(n),o=[],
r=null,i=0;for(let[a,c]of t.entries()){let h=s.nextWords();a+1===e&&(r=h);let l=h.get(c);if(l===void 0){
let d={sentence:i,word:a,reason:pe(s,c)};return{surprise:o,contradiction:d,options:r}}o.push(-Math.log2(
l)),s.add(c),(c==="."||c==="?")&&i++}return e>t.length&&(r=s.nextWords()),{surprise:o,contradiction:null,
options:r}}var Sn={temperature:"Temperature",top_k:"Top-k",top_p:"Top-p",seed:"Seed"},Nn={attention:"attention",
surprise:"surprise",nothing:"nothing"},$e=["text","length","temperature","top_k","top_p","seed","at"],
Tn=["layer","head","coloring"],Rn=12,An=30,_n=(n=0)=>new Promise(t=>setTimeout(t,n)),Mn=()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches,xe=n=>n.reduce((t,e)=>t+e,0)/n.length,St=(n,t)=>`${n} ${t}${n===
1?"":"s"}`;function kt(n,t){let s=n.getRootNode().activeElement,o=n.contains(s)?s?.dataset.key:void 0;
n.replaceChildren(t),o&&n.querySelector(`[data-key="${o}"]`)?.focus()}function In({words:n,world:t,surprise:e,
contradiction:s}){let o=`The model’s surprise is ${xe(e).toFixed(2)} bits a word`;if(!t)return`${St(
n.length,"word")}. ${o}.`;if(s){let{sentence:i,word:a,reason:c}=s;return`Sentence ${i+1} contradicts\
 the world at “${n[a]}”. ${c}`}let r=n.filter(i=>i==="."||i==="?").length;return`${St(r,"sentenc\
e")}, no contradiction so far. ${o}; the world’s own uncertainty is ${xe(t).toFixed(2)}.`}var Nt=class{constructor({
model:t,el:e}){this.model=t,this.choices=t.get("choices"),this.fetchTeller=Qt(t,rt),this.shown=t.get(
"example"),this.written="",this.isRefused=!1,this.isPlaying=!1,this.isQuiet=!1,this.turn=0,this.readers=
this.readersOf(),this.address=Jt(t,e,this.readers),this.form=this.formOf(),this.controls=this.controlsOf(),
this.coloring=Mt("Color by",Nn,o=>this.set({coloring:o})),this.status=Lt("verdict"),this.story=u("di\
v",{}),this.distribution=u("div",{}),this.heads=u("div",{}),this.pointed=u("p",{class:"hint said","a\
ria-hidden":"true"});let s=u("div",{},this.heads,this.pointed);this.sides=u("div",{class:"sides"},this.
distribution,s),this.answered=u("div",{class:"answered"}),this.answered.append(this.status,this.story,
this.sides,this.address.node),Rt(e,"story-lab","Story lab",this.form.node,At(...Object.values(this.controls),
this.coloring),this.answered)}readersOf(){let{choices:t}=this,e=[...$e.slice(1),...Tn];return{text:s=>s.
length<=zt?s:void 0,...Object.fromEntries(e.map(s=>[s,xt(t[s])]))}}formOf(){let{model:t,choices:e}=this,
s=([h,l])=>S(h,()=>this.form.ask(l),{title:l}),o=Object.entries(e.beginnings).map(s),r=o.length?u("p",
{class:"hint"},"Begin with ",...o):"",i=Yt(t,"Continue",r,h=>this.goOn(h,e.length.at(-1)),"","The be\
ginning of a story"),a=i.node.querySelector("input"),c=i.node.querySelector(".line");return a.setAttribute(
"autocapitalize","sentences"),c.append(S("Step",()=>this.goOn(a.value,null)),S("Start over",()=>this.
goOn(a.value,0)),S("Draw again",()=>this.drawAgain())),i}controlsOf(){let{choices:t}=this,e={};for(let[
s,o]of Object.entries(Sn))e[s]=_t(o,"",t[s],r=>this.set({[s]:r}));return e}drawAgain(){this.set({seed:(this.
model.get("seed")+1)%this.choices.seed.length})}set(t){this.isRefused&&(this.written=""),this.refuse(
null),this.isPlaying=!1,Ct(this.model,t)}refuse(t){this.form.refuse(t),this.isRefused=!!t,this.answered.
classList.toggle("stale",this.isRefused)}goOn(t,e){this.refuse(null);let{settings:s,words:o,given:r}=this.
shown,i=t===s.text,a=Math.min((i?o.length-r:0)+1,this.choices.length.at(-1));this.isPlaying=e===this.
choices.length.at(-1),this.put({text:t,length:e??a,at:0}),this.redraw()}put(t){this.isQuiet=!0;for(let[
e,s]of Object.entries(t))this.model.set(e,s);this.isQuiet=!1}settings(){return Wt(this.model,$e)}showControls(){
for(let[t,{show:e}]of Object.entries(this.controls)){let s=this.model.get(t);e(s,s===null?"off":void 0)}
this.coloring.show(this.model.get("coloring")),this.address.show()}async redraw(){if(this.isQuiet)return;
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(),
this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},300);try{await this.find(t,s,()=>clearTimeout(
o))}catch(r){if(s())return;this.refuse(r),r instanceof RangeError&&this.put(this.shown.settings)}finally{
clearTimeout(o)}s()||this.draw()}async find(t,e,s){if(JSON.stringify(t)===JSON.stringify(this.shown.
settings))return;let o=await this.fetchTeller(),r=be(o,t),a=t.text===this.shown.settings.text?this.shown.
words.length:0;for(let c=performance.now();!e();){let{done:h,value:l}=r.next();if(h){this.shown=l,this.
model.save_changes();return}let d=this.isPlaying&&l?.length>a&&!Mn();!d&&performance.now()-c<Rn||(s(),
d&&this.drawMore(l),await _n(d?An:0),c=performance.now())}}drawMore(t){this.sides.hidden=!0,this.pointed.
textContent="",this.story.replaceChildren(le(t)),this.status.textContent=`${St(t.length,"word")} …`}draw(){
let{shown:t,model:e}=this,s=e.get("coloring"),{weights:o}=t.look,r=Math.min(e.get("layer"),o.length-
1),i=Math.min(e.get("head"),o[0].length-1);this.written!==t.settings.text&&this.form.show(t.settings.
text),this.written=t.settings.text;let a=In(t);this.status.textContent!==a&&(this.status.textContent=
a),this.status.classList.toggle("alarming",!!t.contradiction);let c=re(t,r,i),h=f=>{this.pointed.textContent=
f||c};h("");let l=f=>this.set({at:f}),d=o[r][i],g={look:h,go:l};kt(this.story,he({...t,coloring:s},d,
g));let w=f=>this.write(f);kt(this.distribution,te(t,h,w));let m=f=>this.set(f);kt(this.heads,ie(t,{
layer:r,head:i},m)),this.sides.hidden=!1,this.answered.setAttribute("aria-busy","false")}async write(t){
let{words:e,look:s}=this.shown;try{let{target:o}=await this.fetchTeller(),r=o.join([...e.slice(0,s.at-
1),t]);this.goOn(r,0)}catch(o){this.refuse(o)}}};function Wn({model:n,el:t}){let e=new Nt({model:n,el:t}),
s=It(n,Object.keys(e.readers),()=>e.redraw());return()=>{e.turn+=1,s()}}var ye={render:Wn};widget=ye;})();
export default widget;
