let widget;
(()=>{function f(n,t={},...e){return ke(document.createElement(n),t,e)}function ke(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function Mt(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(f("div",o,...s))}var It=(...n)=>f(
"div",{class:"controls"},...n.map(({node:t})=>t));var U=(...n)=>f("div",{class:"scroller"},...n);function H(n,t,e,s){let o=(h,l,d)=>d.map(g=>g instanceof
HTMLTableCellElement?g:f(h,l,g)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],
i=s.map(h=>{let l=o("th",{scope:"row"},h.slice(0,1));return f("tr",{},...l,...o("td",{},h.slice(1)))}),
a=t?[f("caption",{},t)]:[],c=f("thead",{},f("tr",{},...r));return f("table",n,...a,c,f("tbody",{},...i))}
var R={"data-lm-suppress-shortcuts":"true"};function k(n,t,e={}){let s=f("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function ve(n,t,e,s){let o=f("input",{type:"range",...e,...R}),
r=f("output",{"aria-live":"off"}),i=f("span",{},`${n} `,f("code",{},t));return o.addEventListener("i\
nput",()=>s(Number(o.value))),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,output:r}}function Ct(n,t,e,s){let o={min:0,max:e.length-1},r=h=>s(e[h]),{node:i,input:a,output:c}=ve(n,t,o,r);
return{node:i,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function ct(n,t,e){let s=Object.entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,
r=f("select",{id:o,...R},...s);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"\
control menu"},f("label",{for:o},n),r),show(i){r.value=i}}}function Wt(n,t,e){let s=t.map(o=>`change\
:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var jt=(n,t)=>Object.fromEntries(
t.map(e=>[e,n.get(e)]));function Lt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}
function Dt(n){let t=f("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Ne(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Se=1e3,
P,_t;function Ne(n){P?.isConnected||(P=f("p",{class:"annotated-voice",role:"status"}),document.body.
append(P));let t=P;clearTimeout(_t),_t=setTimeout(()=>{t.textContent=n},Se)}var ht=n=>t=>n.find(e=>String(e)===t),Hn=ht([!0,!1]),Te=n=>String(n);function Pt(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=u=>(s[u]??Te)(n.get(
u)),h=Object.keys(e),l=Object.fromEntries(h.map(u=>[u,c(u)])),d=new URLSearchParams(location.search),
g=[];for(let[u,$]of Object.entries(e)){let b=d.get(`${a}.${u}`);if(b===null)continue;let O=$(b);O===
void 0?g.push(u):n.set(u,O)}let w=f("a",{},"Copy link to this setting"),m=f("span",{role:"status"});
w.addEventListener("click",async u=>{if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.
replaceState(null,"",w.getAttribute("href"));try{await navigator.clipboard.writeText(w.href),m.textContent=
" Copied."}catch{m.textContent=" The address of this page has it now: copy it from there."}}});let p=g.
length?` The address has a setting that could not be read, and was left out: ${g.join(", ")}.`:"";return{
node:f("p",{class:"address"},w,m,p),show(){let u=new URLSearchParams(location.search);for(let O of h){
let S=c(O);S===l[O]?u.delete(`${a}.${O}`):u.set(`${a}.${O}`,S)}m.textContent="";let $=o.closest("sec\
tion[id]")?.id,b=u.size?`?${u}`:location.pathname;w.setAttribute("href",`${b}${$?`#${$}`:""}`)}}}var lt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),Re=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function F(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=Re(s);return s.map(r=>r/o)}var Ae=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var dt=(n,t)=>(e,s)=>n[s]!==
t,ft=()=>(n,t)=>t<=n;function _e(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function Me(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+Ae);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function ut(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Ie=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Ce(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,d=i.scale?1:Math.sqrt(l),
g=_(s,a,h),w=_(s,a,h),m=_(a,c);for(let p=0;p<s;p++)for(let u=0;u<a;u++){let $=p*a+u,b=(y,T)=>v(y,T).
subarray(p*l,(p+1)*l),[O,S,W]=[b(n,u),v(g,$),b(m,u)];for(let y=0;y<h;y++){let T=b(t,y),E=0;for(let D=0;D<
l;D++)E+=O[D]*T[D];S[y]=!o||o(r+u,y)?E/d:-1/0}if(S.every(y=>y===-1/0))throw new RangeError("mask mas\
ks every key for some query");let j=v(w,$);if(j.set(F(S)),i.head!==p)for(let y=0;y<l;y++){let T=0;for(let E=0;E<
h;E++)T+=j[E]*e.data[E*c+p*l+y];W[y]=T}}return{scores:g,weights:w,values:m}}var G=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=_e(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,Me(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=_(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);v(o,a).set(v(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:ut(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:d,values:g}=Ce(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.
note(`${t}.values`,g),this.note(t,this.linear(`${t}.w_o`,g))}feedForward(t,e){let s=Ie(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
ut(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,ut(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Ut(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},K=class extends G{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[d,g]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,w=>(r.set(d,Ut(r.get(d),this.project(d,w))),this.attend(d,w,r.get(d),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,w=>(r.has(g)||r.set(g,this.project(g,t)),this.attend(g,w,r.get(g),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,w=>this.feedForward(`${l}.feed_forward`,w)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}},
B=class extends G{hiddenStates(t,e=new Map){let s=e.get("length")??0;e.set("length",s+t.length);let o=this.
positions("positions","ids",this.embed("embedding",t),s);return this.selfAttentionStack("decoder",o,
ft(),e,s)}forward(t,e){return this.generator(this.hiddenStates(t,e))}};function Ut(n,{k:t,v:e}){if(!n)
return{k:t,v:e};let s=(o,r)=>{let i=_(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.
data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Ht(n,t){let e={},s=n.onOutput;
n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function V(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var q=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=V(t),this.thousands=V(e),this.before=V(s),this.after=
V(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function pt({config:n,tensors:t},e){let s=typeof e=="string"?We(e):je(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((g,w)=>g*w,1),l=g=>s.slice(a,a+g*h).buffer,d=c==="e"?Float32Array.from(new Uint16Array(
l(2)),Le):new Float32Array(l(4));o[r]={shape:i,data:d}}return{config:n,parameters:o}}var We=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),je=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Le(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",De=new RegExp(
`[${A}]+`),Pe=new RegExp(`^[${A}]+|[${A}]+$`,"g");function Kt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(De).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var gt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Ft="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Ue(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${z(t)} thousand ${e<100?"and ":""}${z(e)}`:`${z(t)} thousand`:z(e)}
function z(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Gt(e);let s=`${gt[t]} hundred`;return e?
`${s} and ${Gt(e)}`:s}function Gt(n){if(n<20)return gt[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Ft[t]}-${gt[e]}`:Ft[t]}var He=new RegExp(`^[${A}]*<[A-Za-z]+>[${A}]`),Fe=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Ge=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,M="I translate integers from 0 to 999,999.",I=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Bt(n){let[t]=He.exec(n)??[""];return t+Ke(n.slice(t.length))}
function Ke(n){let t=n.replace(Pe,"");if(!Fe.test(t))return n;let e=Ge.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${M} “${I(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Ue(e)}var Vt=(n,t)=>wt(n,t,1)[0];function wt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*mt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function mt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+mt(n.slice(0,r),t.slice(0,i))+mt(n.slice(r+o),t.slice(
i+o))}var qt=n=>/^\d+$/.test(n),Be=40,bt=["<pad>","<s>","</s>","<unk>"],$t=class{constructor(t){this.tokens=
[...bt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=bt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},xt="[\\p{L}\\p{N}_]",Qt=`[^\\p{L}\\p{N}_${A}]`,Ve=new RegExp(`${xt}+(?:[\
'’-]${xt}+)*|${Qt}`,"gu"),qe=new RegExp(` ?${xt}+| ?${Qt}+|[${A}]`,"gu"),L=class{constructor({tokens:t}){
this.vocabulary=new $t(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Ve)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},yt=class extends L{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(bt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return Kt(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${M} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!qt(c))??a[0]))}refusal(t){
if(qt(t))return`${M} Write “${I(t)}” in words too, or the integer in digits.`;let e=t.length<=Be&&
Vt(t,this.words);return`${M} “${I(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},Et=class extends L{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=zt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(qe)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(zt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=ze(t,this.merges[e])}}},
zt=(n,t)=>`${n.length} ${n}${t}`;function ze(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Qe={words:L,"number words":yt,"sub-words":Et},Q=({
kind:n,...t})=>new Qe[n](t);var Ye=2e4,Jt=400,Yt="de",Ot=class{constructor({blueprint:t,weights:e}){this.model=new K(pt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=Q(t.src_tokenizer),this.target=Q(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=t.names,this.names=
{}}namesIn(t){return this.names[t]??=new q(this.parts[t]),this.names[t]}read(t,e=Yt){let s=e===Yt?t:
`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Bt(s):s),r=this.model.config.max_len,i=this.source.
languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${M} This text has ${o.length-
i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, and the model can ta\
ke in ${r} at most.`);return{src:o,srcMask:dt(o,this.srcVocab.padId)}}begin(t,e){return{src:this.read(
t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=dt(t,this.srcVocab.padId),o=e.encode(
t,s);return(r,i)=>e.generator(e.decode(o,s,r,ft(),i))}textOf(t){return this.target.join(this.tgtVocab.
decode(t))}},Y=class{constructor({blueprint:t,weights:e}){this.model=new B(pt(t,e)),this.target=Q(t.
tokenizer),this.tgtVocab=this.target.vocabulary}read(t){let e=this.target.split(t.normalize("NFC"));
if(!e.length)throw new RangeError("There is nothing to go on from. Write at least one word, or press\
 one of the beginnings.");let{bosId:s,unkId:o}=this.tgtVocab,r=this.tgtVocab.encode(e),i=r.findIndex(
c=>c<=o);if(i>=0)throw new RangeError(this.refusal(e[i]));let a=this.model.config.max_len-1;if(r.length>
a)throw new RangeError(`This text has ${r.length} words, and the model can take in ${a} at most.`);return[
s,...r]}refusal(t){let e=this.tgtVocab.tokens.slice(this.tgtVocab.unkId+1),s=wt(t,e,3).map(r=>`“${r}\
”`),o=s.length?`Near it are ${s.join(", ")}.`:`It knows ${e.length} words, such as ${e.slice(-3).join(
", ")}.`;return`“${I(t)}” is not a word that the model knows. ${o}`}begin(t){return{src:[],start:this.
read(t)}}decoder(){return(t,e)=>this.model.forward(t,e)}textOf(t){return this.target.join(this.tgtVocab.
decode(t))}};function Zt(n,t=Ot,e=""){let s=null;return()=>s??=Je(n,e).then(o=>new t(o)).catch(o=>{throw s=
null,o})}async function Je(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);
return!o&&n.later?n.later(t||"later"):(o||await Ze(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.
get(`${e}weights`)})}function Ze(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("P\
ython does not answer")),Ye),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.on(`change:${t}\
weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var Xe=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function Xt(n,t,e,s,o="",r=Xe(
n)){let i="",a=`text-${Math.random()}`,c=f("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...R}),h=f("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=f("form",{},f("label",{for:a},r),f("div",{class:"line"},c,o,f("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),
l.requestSubmit())});let d=m=>{i=c.value,s(m)};return l.addEventListener("submit",m=>{m.preventDefault(),
d(c.value)}),{node:l,ask:d,show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let p=m instanceof RangeError;
c.setAttribute("aria-invalid",String(p)),h.textContent=p?m.message:"",m&&!p&&(h.textContent=`The mod\
el cannot answer: ${m.message}. Press ${t} to try again.`)}}}var tn=12,en=250,nn=(n=0)=>new Promise(t=>setTimeout(t,n)),J=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=Zt(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Dt("verdict"),this.answered=f("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=Jt?e:void 0,...Object.fromEntries(t.map(e=>[e,ht(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),s=([o,[r,i]])=>{let{show:a,...c}=Ct(r,i,this.choices[o],e(o));return[o,
{...c,show:h=>a(h,h===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(s))}suggest(t,e){
let s=([o,r])=>k(o,()=>this.form.ask(r),o===r?{}:{title:r});return e.length?f("p",{class:"hint"},t,...e.
map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){this.
isRefused&&(this.written=""),this.refuse(null),Lt(this.model,t)}refuse(t){this.form.refuse(t),this.isRefused=
!!t,this.answered.classList.toggle("stale",this.isRefused)}async redraw(){let t=this.settings();this.
isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(t),this.answered.setAttribute(
"aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(()=>{this.status.textContent=
"The model is at work …"},en);try{JSON.stringify(t)!==JSON.stringify(this.shown.settings)&&await this.
workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(i),i instanceof RangeError&&this.
takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.settings;this.written!==r&&this.
form.show(r),this.written=r,this.draw(),this.answered.setAttribute("aria-busy","false")}async workOff(t,e,s){
let o=this.search(await this.fetchModel(),t);for(let r=performance.now();!e();){let{done:i,value:a}=o.
next();if(i){this.shown=a,this.model.save_changes();return}let c=this.tellMore(a,s);!c&&performance.
now()-r<tn||(await nn(c),r=performance.now())}}tellMore(t,e){return 0}say(t){this.status.textContent!==
t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=Wt(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var te=n=>!n.matches(".none")&&!n.closest(".unwritten");function Z(n,t){let e=()=>t.flat().find(te)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(g=>g.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let d=t[h]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{te(s)||o(e())}}function sn({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=f("td",{...o,...R},n);return r.style.setProperty("--w",String(e)),r}function ee({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(d=>d.map(sn)),a={class:"grid numbe\
rs",role:"grid"},c=i.map((d,g)=>[e[g],...d]),h=H(a,n,[t,...s],c),l=({target:d})=>d.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return h.addEventListener("pointerover",d=>r(l(d))),h.addEventListener(
"pointerleave",()=>r("")),h.addEventListener("focusin",d=>r(l(d))),h.addEventListener("focusout",()=>r(
"")),Z(h,i),U(h)}var kt=n=>n.replaceAll("-","−");function vt(n,t=2){if(Number.isNaN(n))return"NaN";
if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?kt(
n.toExponential(0).replace("+","")):kt(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var X=n=>Number.isFinite(
n)?kt(String(Number(n.toPrecision(7)))):vt(n);var tt=({words:n,look:t})=>n[t.at-2]??"<s>",on=({temperature:n,top_k:t,top_p:e})=>n!==1||t!==null||e!==
1;function ne(n,t,e){let{settings:s,words:o}=n,{at:r,rows:i,others:a}=n.look,c={before:"model"};on(s)&&
(c.after="reshaped"),i[0].world!==null&&(c.world="world");let h=Object.keys(c),l=o[r-1],d=({token:u},$)=>{
let b=u===l?`${u} ✓`:u;if(u==="</s>"||u==="<pad>"||u==="<s>"||u==="<unk>")return b;let O={"aria-la\
bel":`Write “${u}” here`,"data-key":`row ${$}`};return k(b,()=>e(u),O)},g=(u,$)=>h.map(b=>({text:vt(
u[b],3),say:`${$}, ${c[b]}, exactly ${X(u[b])}`,share:u[b],kinds:["bar",b]})),w=[...i],m=i.map(d),p=i.
map(u=>g(u,u.token));return a.count&&(w.push(a),m.push(`${a.count} others`),p.push(g(a,`${a.count} o\
thers`))),ee({title:`After “${tt(n)}”: which word comes?`,corner:"word",rows:m,columns:Object.values(
c),cells:p,look:t})}var rn={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},an={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},cn=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function hn(n,t,e){let s=n==="sublayers"&&an[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function se(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(cn))s.push(r?hn(o,r,
e):rn[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var oe=n=>n.charAt(0).toUpperCase()+n.slice(1);var ln=3,re=({words:n},t)=>t?n[t-1]:"<s>",ie=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]);function ae(n,t,e){
let s=n.look.weights[t][e],o=ie(s).slice(0,ln).map(c=>{let h=c?` (word ${c})`:"";return`“${re(n,c)}\
”${h} ${s[c].toFixed(2)}`}),r=oe(se(`decoder.layers.${t}.self_attention`,e)),i=n.words[n.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, at “${tt(n)}”, before ${a}. It attends to\
 ${o.join(", ")}.`}function ce(n,t,e){let{weights:s}=n.look,o=(c,h)=>{let[l]=ie(s[c][h]),d=s[c][h][l],
g=re(n,l),w=c===t.layer&&h===t.head,m=k("",()=>e({layer:c,head:h}),{"aria-pressed":String(w),"aria-l\
abel":`Layer ${c}, head ${h}: most to “${g}”, ${d.toFixed(2)}`,"data-key":`head ${c} ${h}`});return m.
append(f("b",{},g),` ${d.toFixed(2)}`),m.style.setProperty("--w",String(d)),m},r=s[0].map((c,h)=>`he\
ad ${h}`),i=s.map((c,h)=>[`layer ${h}`,...c.map((l,d)=>o(h,d))]),a=`“${tt(n)}” attends most to …`;
return U(H({class:"heads"},a,["",...r],i))}var un=8,he=n=>n==="."||n==="?";function dn(n,t){if(!t)return[0,0];let{word:e}=t,s=n.slice(0,e).findLastIndex(
he)+1,o=n.findIndex((r,i)=>i>=e&&he(r));return[s,o<0?n.length:o+1]}function le({coloring:n,surprise:t,
look:e},s,o){if(n==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/un,1),number:i.
toFixed(1)}}return{share:n==="attention"&&o<e.at?s[o]:0,number:""}}function fn({words:n,surprise:t,look:e},s,o){
if(o>n.length)return"the next word, which is not there yet";let r=[`word ${o}`];return r.push(`surpr\
ise ${X(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attention weight ${s[o].toFixed(3)}`),r.join(
"; ")}function ue(n,t,{look:e,go:s}){let{words:o,given:r,ended:i,contradiction:a}=n,[c,h]=dn(o,a),l=i?
o:[...o,"…"],d=($,b)=>{let{share:O,number:S}=le(n,t,b),W=b-1===a?.word,j=W?`✗ ${$}`:$,y=S&&` ${S}`,
T={class:"word",tabindex:"-1","data-key":b,"aria-pressed":String(b===n.look.at),"aria-label":`${j}${y}\
: ${fn(n,t,b)}`+(W?"; contradiction":""),...R},E=k(j,()=>s(b),T);return S&&E.append(" ",f("small",{},
S)),E.classList.toggle("given",b<=r),E.classList.toggle("read",b===n.look.at-1),E.classList.toggle("\
false",b-1>=c&&b-1<h),E.classList.toggle("wrong",W),E.style.setProperty("--w",String(O)),E},g=l.map(
($,b)=>d($,b+1)),w=f("span",{class:"word"},"<s>");w.style.setProperty("--w",String(le(n,t,0).share)),
w.classList.toggle("read",n.look.at===1);let m={role:"group","aria-label":"The story, word by word"},
p=f("div",{class:`story ${n.coloring}`,...m},w,...g),u=({target:$})=>$.closest?.("button")?.getAttribute(
"aria-label")??"";return p.addEventListener("pointerover",$=>e(u($))),p.addEventListener("pointerlea\
ve",()=>e("")),p.addEventListener("focusin",$=>e(u($))),p.addEventListener("focusout",()=>e("")),Z(p,
[g]),p}var de=n=>f("div",{class:"story","aria-hidden":"true"},...["<s>",...n].map(t=>f("span",{class:"\
word"},t)));var nt=n=>Float32Array.from(F(n));var st=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),et=n=>{let t=0;return Array.from(n,e=>t+=e)};function fe(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=nt(n.map(h=>h/t)),r=st(o).slice(0,e??n.length),i=et(r.
map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let d=l&&i[l-1];(s===1||d<s*i.at(-1))&&
(a[h]=o[h])});let c=et(a).at(-1);return a.map(h=>h/c)}var pe=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*ge(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var N=n=>`'${n}'`;function St(n,t="and"){let e=[...n],s=e.pop();return e.length?`${e.join(", ")} ${t}\
 ${s}`:s}var pn=n=>St([...n].map(t=>`the ${t}`));function me(n,t){let{expected:e,w:s}=n;return!s.VOCABULARY.
includes(t)&&t!==s.END?`The small world has no word ${N(t)}.`:e.length?t===s.END&&e.join()!=="START"?
"The story ends within a sentence.":({START:mn,NEWCOMER:$n,NEW:xn,WHERE:C,VERB:En,ASKED:yn,HOLDER:On,
SPOT:kn,RECEIVER:vn,ACTOR:Sn}[e[0]]??Nn)(n,t)||gn(n,t):"The story has ended."}var Nt=({words:n})=>n.
slice(n.lastIndexOf(".")+1);function gn(n,t){let e=[...n.nextWords().keys()].map(N),s=St(e.slice(0,3),
"or")+(e.length>3?" …":""),o=Nt(n).slice(-3).join(" "),r=o?`after ${N(o)}`:"at the beginning of a \
sentence";return`${N(t)} cannot come ${r}: possible is ${s}.`}function mn(n,t){let{w:e,words:s,people:o}=n;
return t==="She"||t==="He"?bn(n,t):o.length?n.isOpening?`A story has ${e.N_THINGS} things: say first\
 what they are.`:n.wish?wn(n,t):t==="Then"?"No one has just got a thing, so 'Then' has no one to ref\
er to.":t===e.END?`The story ends before it has ${e.MAY_END} words.`:s.length>=e.MUST_END?`The story\
 has to end: it has ${e.MUST_END} words or more.`:C(n,t):"A story begins with two people: say who me\
ets whom."}function wn(n,t){let{wanter:e,thing:s,people:o}=n,r=`${e} wants the ${s}, and ${ot(n)}: `;
return o.includes(t)?`${r}${t} has no part in that.`:C(n,t)||`${r}say first how ${e} gets it.`}function bn({
wish:n,wanter:t},e){return n?`${N(e)} cannot be ${t}.`:`${N(e)} is unclear: no one has just wanted a\
nything. Say the name.`}var $n=({people:n},t)=>n.includes(t)?`${t} is here already.`:"",xn=({things:n},t)=>n.
has(t)?`There is a ${t} already.`:"";function C({people:n,w:t},e){return e in t.GENDER&&!n.includes(
e)?`There is no ${e} in this story, only ${St(n)}.`:""}function yn({things:n,w:t},e){return t.THINGS.
includes(e)&&!n.has(e)?`There is no ${e} in this story, only ${pn(n.keys())}.`:""}function En(n,t){let{
w:e,subject:s,people:o,wish:r}=n;if(!(t in e.AFTER)||o.length===1)return"";if(!r)return`${s} can onl\
y want something here.`;let i=ot(n);return`${i[0].toUpperCase()}${i.slice(1)}, so ${s} ${n.verbWord()}\
 it.`}function On(n,t){let{w:e,thing:s}=n;if(!(t in e.GENDER))return"";let o=n.thingOf(s).holder;return C(
n,t)||`${t} does not have the ${s}: ${o} has it.`}function kn(n,t){let{w:e,subject:s,thing:o}=n;return e.
PLACES.includes(t)?`${s} cannot find the ${o} in the ${t}: ${ot(n)}.`:""}function vn(n,t){let{subject:e,
wanter:s,thing:o,people:r,wish:i}=n,a=t==="her"||t==="him";return t===e?`${t} cannot be both in one \
sentence.`:i&&(a||r.includes(t))?`${s} wants the ${o}, so ${e} gives it to ${s}.`:a?`${N(t)} is uncl\
ear here: say the name.`:C(n,t)}function Sn(n,t){let{w:e,wanter:s,thing:o,people:r}=n;return t===e.GENDER[s]?
`${N(t)} is unclear: the last sentence had two of them. Say the name.`:r.includes(t)||t==="she"||t===
"he"?`${s} has just got the ${o}, so 'Then' speaks of ${s}.`:C(n,t)}function Nn(n,t){let{w:e,expected:s,
thing:o,wanter:r}=n;return Nt(n).includes("?")?Tn(n):e.THINGS.includes(t)&&s[0]===o?`It is the ${o} \
that ${r} wants, and not the ${t}.`:""}function Tn(n){let t=Nt(n),e=[...t.slice(t.indexOf("?")+1),...n.
expected].join(" ").replace(/ \.$/,""),s=n.verb==="What"?"":`: ${ot(n)}`;return`The answer is ${N(e)}${s}\
.`}function ot(n){let{holder:t,place:e}=n.thingOf(n.thing);return t?`${t} has the ${n.thing}`:`the ${n.
thing} is ${e?`in the ${e}`:"lost"}`}var x=n=>{let t=[...n];return new Map(t.map(e=>[e,1/t.length]))};function we(n){let t=Object.values(
n).reduce((e,s)=>e+s,0);return new Map(Object.entries(n).map(([e,s])=>[e,s/t]))}function rt(...n){let t=new Map;
for(let[e,s]of n)if(e>0)for(let[o,r]of s)t.set(o,(t.get(o)??0)+e*r);return t}var it=class{constructor(t){
this.w=t,this.words=[],this.people=[],this.things=new Map,this.wanter="",this.thing="",this.isGranted=
!1,this.isClear=!0,this.beginSentence()}beginSentence(){this.expected=["START"],this.subject=this.verb=
this.other=this.place=this.color=""}get isOpening(){return this.things.size<this.w.N_THINGS}thingOf(t){
return this.things.get(t)}get wish(){return this.wanter&&!this.isGranted?this.thingOf(this.thing):null}nextWords(){
if(!this.expected.length)return new Map;let[t]=this.expected,{w:e,people:s,things:o}=this;return{START:()=>this.
firstWords(),NEWCOMER:()=>x(Object.keys(e.GENDER).filter(i=>!s.includes(i))),MORE:()=>x([".","and"]),
NEW:()=>x(e.THINGS.filter(i=>!o.has(i))),COLOR:()=>x(e.COLORS),WHERE:()=>rt([.5,x(["It"])],[.5,x(s)]),
PLACE:()=>x(e.PLACES),ASKED:()=>x(o.keys()),VERB:()=>x([this.verbWord()]),THING:()=>this.either("it",
"the"),HOLDER:()=>x([this.thingOf(this.thing).holder]),SPOT:()=>this.spotWords(),RECEIVER:()=>this.receiverWords(),
ACTOR:()=>this.actorWords(),DEED:()=>we(e.DEEDS)}[t]?.()??x([t])}either(t,e){let{PRONOUN:s}=this.w;return new Map(
[[t,s],[e,1-s]])}firstWords(){if(!this.people.length)return x(Object.keys(this.w.GENDER));if(this.isOpening)
return x(["The"]);if(this.wish)return this.wordsForWhoActs(this.wish);let t=this.isGranted?this.w.THEN:
0;return rt([t,x(["Then"])],[1-t,this.wordsWithoutThen()])}wordsWithoutThen(){let{w:t,words:e}=this,
s=x([t.END]);if(e.length>=t.MUST_END)return s;let o=e.length>=t.MAY_END?t.END_SHARE:0;return rt([o,s],
[(1-o)*t.QUESTION,we(t.QUESTIONS)],[(1-o)*(1-t.QUESTION),x(this.people)])}wordsForWhoActs({holder:t}){
let{w:e,wanter:s}=this,o=this.either(e.SUBJECT_PRONOUN[e.GENDER[s]],s);return!t||t===s?o:rt([.5,o],[
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
this.isClear=e===this.wanter||t[e]!==t[this.wanter],this.move(this.wanter,""),this.isGranted=!0}};var Rn=8,be=({shape:n,data:t},e)=>({shape:[e,n[1]],data:t.subarray(0,e*n[1])}),at=class extends Y{constructor(t){
super(t),this.tables=t.blueprint.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}goTo(t,e){
if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,this.weights])r.splice(e);for(let[r,i]of this.
cache)r!=="length"&&this.cache.set(r,{k:be(i.k,e),v:be(i.v,e)});this.cache.set("length",e);let s,o=Ht(
this.model,()=>{s=this.model.forward([t[e]],this.cache).data});this.ids.push(t[e]),this.logits.push(
s),this.weights.push(lt(this.model.config.n_layers).map(r=>{let i=o[`decoder.layers.${r}.self_attent\
ion.weights`];return lt(i.shape[0]).map(a=>[...v(i,a)])}))}};function $e(n,t){if(t.temperature>0)return fe(
n,t);let[e]=st(n);return Float32Array.from(n,(s,o)=>+(o===e))}function*xe(n,t){let{eosId:e,tokens:s}=n.
tgtVocab,o=n.read(t.text),r=o.length-1,i=ge(t.seed),a=[],c=()=>o.at(-1)===e||a.length===t.length||o.
length===n.model.config.max_len;for(let p=0;p<o.length&&o[p]!==e;p++){n.goTo(o,p);let u=p+1<o.length;
if(yield u?null:o.slice(1).map($=>s[$]),!u){if(c())break;a.push(i.next().value),o.push(pe(et($e(n.logits[p],
t)),a.at(-1)))}}let h=o.slice(1).map(p=>s[p]),l=o.at(-1)===e,d=h.length+(l?0:1),g=Math.min(t.at||d,d),
w=_n(n.tables,h,g),m=h.map((p,u)=>-Math.log2(nt(n.logits[u])[o[u+1]]));return{settings:t,words:h,given:r,
ended:l,surprise:m,world:w.surprise,contradiction:w.contradiction,look:{at:g,number:a[g-1-r]??null,...An(
n,t,g-1,o[g],w.options),weights:n.weights[g-1]}}}function An({logits:n,tgtVocab:t},e,s,o,r){let i=nt(
n[s]),a=$e(n[s],e),c=st(n[s]),h=(p,u)=>u<Rn||p===o,l=p=>r&&(r.get(t.tokens[p])??0),d=c.filter(h).map(
p=>({token:t.tokens[p],before:i[p],after:a[p],world:l(p)})),g=c.filter((p,u)=>!h(p,u)),w=p=>g.reduce(
(u,$)=>u+p($),0),m={count:g.length,before:w(p=>i[p]),after:w(p=>a[p]),world:r&&w(l)};return{rows:d,others:m}}
function _n(n,t,e){if(!n)return{surprise:null,contradiction:null,options:null};let s=new it(n),o=[],
r=null,i=0;for(let[a,c]of t.entries()){let h=s.nextWords();a+1===e&&(r=h);let l=h.get(c);if(l===void 0){
let d={sentence:i,word:a,reason:me(s,c)};return{surprise:o,contradiction:d,options:r}}o.push(-Math.log2(
l)),s.add(c),(c==="."||c==="?")&&i++}return e>t.length&&(r=s.nextWords()),{surprise:o,contradiction:null,
options:r}}var Mn={temperature:["Temperature",""],top_k:["Top-k",""],top_p:["Top-p",""],seed:["Seed",""]},In={attention:"\
attention",surprise:"surprise",nothing:"nothing"},ye=["text","length","temperature","top_k","top_p",
"seed","at"],Cn=["layer","head","coloring"],Wn=30,jn=()=>matchMedia("(prefers-reduced-motion: reduce\
)").matches,Ee=n=>n.reduce((t,e)=>t+e,0)/n.length,Rt=(n,t)=>`${n} ${t}${n===1?"":"s"}`;function Tt(n,t){
let s=n.getRootNode().activeElement,o=n.contains(s)?s?.dataset.key:void 0;n.replaceChildren(t),o&&n.
querySelector(`[data-key="${o}"]`)?.focus()}function Ln({words:n,world:t,surprise:e,contradiction:s}){
let o=`The model’s surprise is ${Ee(e).toFixed(2)} bits a word`;if(!t)return`${Rt(n.length,"word")}\
. ${o}.`;if(s){let{sentence:i,word:a,reason:c}=s;return`Sentence ${i+1} contradicts the world at “${n[a]}\
”. ${c}`}let r=n.filter(i=>i==="."||i==="?").length;return`${Rt(r,"sentence")}, no contradiction s\
o far. ${o}; the world’s own uncertainty is ${Ee(t).toFixed(2)}.`}var At=class extends J{constructor({
model:t,el:e}){super(t,at),this.isPlaying=!1,this.isQuiet=!1,this.readers=this.readersOf([...ye.slice(
1),...Cn]),this.address=Pt(t,e,this.readers),this.form=this.formOf(),this.controls=this.slidersOf(Mn),
this.controls.coloring=ct("Color by",In,o=>this.set({coloring:o})),this.story=f("div",{}),this.distribution=
f("div",{}),this.heads=f("div",{}),this.pointed=f("p",{class:"hint said","aria-hidden":"true"});let s=f(
"div",{},this.heads,this.pointed);this.sides=f("div",{class:"sides"},this.distribution,s),this.answered.
append(this.status,this.story,this.sides,this.address.node),Mt(e,"story-lab","Story lab",this.form.node,
It(...Object.values(this.controls)),this.answered)}formOf(){let{model:t,choices:e}=this,s=Xt(t,"Cont\
inue",this.suggest("Begin with ",Object.entries(e.beginnings)),i=>this.goOn(i,e.length.at(-1)),"","T\
he beginning of a story"),o=s.node.querySelector("input"),r=s.node.querySelector(".line");return o.setAttribute(
"autocapitalize","sentences"),r.append(k("Step",()=>this.goOn(o.value,null)),k("Start over",()=>this.
goOn(o.value,0)),k("Draw again",()=>this.drawAgain())),s}set(t){this.isPlaying=!1,super.set(t)}goOn(t,e){
this.refuse(null);let{settings:s,words:o,given:r}=this.shown,i=t===s.text,a=Math.min((i?o.length-r:0)+
1,this.choices.length.at(-1));this.isPlaying=e===this.choices.length.at(-1),this.put({text:t,length:e??
a,at:0}),this.redraw()}put(t){this.isQuiet=!0;for(let[e,s]of Object.entries(t))this.model.set(e,s);this.
isQuiet=!1}takeBack(){this.put(this.shown.settings)}settings(){return jt(this.model,ye)}showControls(){
for(let[t,{show:e}]of Object.entries(this.controls))e(this.model.get(t));this.address.show()}async redraw(){
this.isQuiet||await super.redraw()}search(t,e){return xe(t,e)}tellMore(t,e){let{settings:s,words:o}=this.
shown,r=this.model.get("text")===s.text?o.length:0;return!this.isPlaying||!(t?.length>r)||jn()?0:(e(),
this.sides.hidden=!0,this.pointed.textContent="",this.story.replaceChildren(de(t)),this.status.textContent=
`${Rt(t.length,"word")} …`,Wn)}draw(){let{shown:t,model:e}=this,s=e.get("coloring"),{weights:o}=t.
look,r=Math.min(e.get("layer"),o.length-1),i=Math.min(e.get("head"),o[0].length-1);this.say(Ln(t)),this.
status.classList.toggle("alarming",!!t.contradiction);let a=ae(t,r,i),c=m=>{this.pointed.textContent=
m||a};c("");let h=m=>this.set({at:m}),l=o[r][i],d={look:c,go:h};Tt(this.story,ue({...t,coloring:s},l,
d));let g=m=>this.write(m);Tt(this.distribution,ne(t,c,g));let w=m=>this.set(m);Tt(this.heads,ce(t,{
layer:r,head:i},w)),this.sides.hidden=!1}async write(t){let{words:e,look:s}=this.shown;try{let{target:o}=await this.
fetchModel(),r=o.join([...e.slice(0,s.at-1),t]);this.goOn(r,0)}catch(o){this.refuse(o)}}};function Dn(n){
let t=new At(n);return t.follow(Object.keys(t.readers))}var Oe={render:Dn};widget=Oe;})();
export default widget;
