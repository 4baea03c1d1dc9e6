let widget;
(()=>{function d(n,t={},...e){return Ae(document.createElement(n),t,e)}function Ae(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function Wt(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var Lt=(...n)=>d(
"div",{class:"controls"},...n.map(({node:t})=>t)),Dt=()=>d("p",{class:"pointed","aria-hidden":"true"}),
G=(...n)=>d("div",{class:"scroller"},...n);function K(n,t,e,s){let o=(h,l,p)=>p.map(g=>g instanceof HTMLTableCellElement?
g:d(h,l,g)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(h=>{let l=o("\
th",{scope:"row"},h.slice(0,1));return d("tr",{},...l,...o("td",{},h.slice(1)))}),a=t?[d("caption",{},
t)]:[],c=d("thead",{},d("tr",{},...r));return d("table",n,...a,c,d("tbody",{},...i))}var A={"data-lm\
-suppress-shortcuts":"true"};function k(n,t,e={}){let s=d("button",{type:"button",...e},n);return s.
addEventListener("click",t),s}function Re(n,t,e,s){let o=d("input",{type:"range",...e,...A}),r=d("ou\
tput",{"aria-live":"off"}),i=d("span",{},n," ",d("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:d("div",{class:"control"},d("label",{},i,o),r),input:o,output:r}}function Pt(n,t,e,s){let o={min:0,max:e.length-1},r=h=>s(e[h]),{node:i,input:a,output:c}=Re(n,t,o,r);
return{node:i,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function lt(n,t,e){let s=Object.entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,
r=d("select",{id:o,...A},...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"\
control menu"},d("label",{for:o},n),r),show(i){r.value=i}}}function Ht(n,t,e){let s=t.map(o=>`change\
:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Ut=(n,t)=>Object.fromEntries(
t.map(e=>[e,n.get(e)]));function Ft(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}
function Gt(n){let t=d("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Me(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var _e=1e3,
F,Ct;function Me(n){F?.isConnected||(F=d("p",{class:"annotated-voice",role:"status"}),document.body.
append(F));let t=F;clearTimeout(Ct),Ct=setTimeout(()=>{t.textContent=n},_e)}var ut=n=>t=>n.find(e=>String(e)===t),Jn=ut([!0,!1]),Ie=n=>String(n);function Kt(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=m=>(s[m]??Ie)(n.get(
m)),h=Object.keys(e),l=Object.fromEntries(h.map(m=>[m,c(m)])),p=new URLSearchParams(location.search),
g=[];for(let[m,E]of Object.entries(e)){let $=p.get(`${a}.${m}`);if($===null)continue;let b=E($);b===
void 0?g.push(m):n.set(m,b)}let w=d("a",{},"Copy link to this setting"),f=d("span",{role:"status"});
w.addEventListener("click",async m=>{if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.
replaceState(null,"",w.getAttribute("href"));try{await navigator.clipboard.writeText(w.href),f.textContent=
" Copied."}catch{f.textContent=" The address of this page has it now: copy it from there."}}});let u=g.
length?` The address has a setting that could not be read, and was left out: ${g.join(", ")}.`:"";return{
node:d("p",{class:"address"},w,f,u),show(){let m=new URLSearchParams(location.search);for(let b of h){
let N=c(b);N===l[b]?m.delete(`${a}.${b}`):m.set(`${a}.${b}`,N)}f.textContent="";let E=o.closest("sec\
tion[id]")?.id,$=m.size?`?${m}`:location.pathname;w.setAttribute("href",`${$}${E?`#${E}`:""}`)}}}var dt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),ft=n=>n.reduce((t,e)=>t+e,0);function O({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function B(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=ft(s);return s.map(r=>r/o)}var je=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var gt=(n,t)=>(e,s)=>n[s]!==
t,mt=()=>(n,t)=>t<=n;function Ce(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[O(n,o),O(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function We(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[O(
n,o),O(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+je);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function pt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Le=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function De(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,p=i.scale?1:Math.sqrt(l),
g=_(s,a,h),w=_(s,a,h),f=_(a,c);for(let u=0;u<s;u++)for(let m=0;m<a;m++){let E=u*a+m,$=(x,v)=>O(x,v).
subarray(u*l,(u+1)*l),[b,N,I]=[$(n,m),O(g,E),$(f,m)];for(let x=0;x<h;x++){let v=$(t,x),S=0;for(let C=0;C<
l;C++)S+=b[C]*v[C];N[x]=!o||o(r+m,x)?S/p:-1/0}if(N.every(x=>x===-1/0))throw new RangeError("mask mas\
ks every key for some query");let j=O(w,E);if(j.set(B(N)),i.head!==u)for(let x=0;x<l;x++){let v=0;for(let S=0;S<
h;S++)v+=j[S]*e.data[S*c+u*l+x];I[x]=v}}return{scores:g,weights:w,values:f}}var V=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=Ce(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,We(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=_(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);O(o,a).set(O(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:pt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:p,values:g}=De(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,p),this.
note(`${t}.values`,g),this.note(t,this.linear(`${t}.w_o`,g))}feedForward(t,e){let s=Le(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
pt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,pt(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Bt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},q=class extends V{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[p,g]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,w=>(r.set(p,Bt(r.get(p),this.project(p,w))),this.attend(p,w,r.get(p),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,w=>(r.has(g)||r.set(g,this.project(g,t)),this.attend(g,w,r.get(g),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,w=>this.feedForward(`${l}.feed_forward`,w)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}},
z=class extends V{hiddenStates(t,e=new Map){let s=e.get("length")??0;e.set("length",s+t.length);let o=this.
positions("positions","ids",this.embed("embedding",t),s);return this.selfAttentionStack("decoder",o,
mt(),e,s)}forward(t,e){return this.generator(this.hiddenStates(t,e))}};function Bt(n,{k:t,v:e}){if(!n)
return{k:t,v:e};let s=(o,r)=>{let i=_(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.
data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Vt(n,t){let e={},s=n.onOutput;
n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function Y(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var Q=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=Y(t),this.thousands=Y(e),this.before=Y(s),this.after=
Y(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function wt({config:n,tensors:t},e){let s=typeof e=="string"?Pe(e):He(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((g,w)=>g*w,1),l=g=>s.slice(a,a+g*h).buffer,p=c==="e"?Float32Array.from(new Uint16Array(
l(2)),Ue):new Float32Array(l(4));o[r]={shape:i,data:p}}return{config:n,parameters:o}}var Pe=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),He=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Ue(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var R="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Fe=new RegExp(
`[${R}]+`),Ge=new RegExp(`^[${R}]+|[${R}]+$`,"g");function Yt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Fe).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var bt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),qt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Ke(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${J(t)} thousand ${e<100?"and ":""}${J(e)}`:`${J(t)} thousand`:J(e)}
function J(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return zt(e);let s=`${bt[t]} hundred`;return e?
`${s} and ${zt(e)}`:s}function zt(n){if(n<20)return bt[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${qt[t]}-${bt[e]}`:qt[t]}var Be=new RegExp(`^[${R}]*<[A-Za-z]+>[${R}]`),Ve=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
qe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,M="I translate integers from 0 to 999,999.",W=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Qt(n){let[t]=Be.exec(n)??[""];return t+ze(n.slice(t.length))}
function ze(n){let t=n.replace(Ge,"");if(!Ve.test(t))return n;let e=qe.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${M} “${W(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Ke(e)}var Jt=(n,t)=>yt(n,t,1)[0];function yt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*$t(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function $t(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+$t(n.slice(0,r),t.slice(0,i))+$t(n.slice(r+o),t.slice(
i+o))}var Zt=n=>/^\d+$/.test(n),Ye=40,xt=["<pad>","<s>","</s>","<unk>"],Et=class{constructor(t){this.tokens=
[...xt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=xt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},kt="[\\p{L}\\p{N}_]",te=`[^\\p{L}\\p{N}_${R}]`,Qe=new RegExp(`${kt}+(?:[\
'’-]${kt}+)*|${te}`,"gu"),Je=new RegExp(` ?${kt}+| ?${te}+|[${R}]`,"gu"),P=class{constructor({tokens:t}){
this.vocabulary=new Et(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Qe)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},Ot=class extends P{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(xt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return Yt(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${M} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Zt(c))??a[0]))}refusal(t){
if(Zt(t))return`${M} Write “${W(t)}” in words too, or the integer in digits.`;let e=t.length<=Ye&&
Jt(t,this.words);return`${M} “${W(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},vt=class extends P{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Xt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Je)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Xt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Ze(t,this.merges[e])}}},
Xt=(n,t)=>`${n.length} ${n}${t}`;function Ze(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Xe={words:P,"number words":Ot,"sub-words":vt},Z=({
kind:n,...t})=>new Xe[n](t);var tn=2e4,ne=400,ee="de",St=class{constructor({blueprint:t,weights:e}){this.model=new q(wt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=Z(t.src_tokenizer),this.target=Z(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=t.names,this.names=
{}}namesIn(t){return this.names[t]??=new Q(this.parts[t]),this.names[t]}read(t,e=ee){let s=e===ee?t:
`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Qt(s):s),r=this.model.config.max_len,i=this.source.
languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${M} This text has ${o.length-
i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, and the model can ta\
ke in ${r} at most.`);return{src:o,srcMask:gt(o,this.srcVocab.padId)}}begin(t,e){return{src:this.read(
t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=gt(t,this.srcVocab.padId),o=e.encode(
t,s);return(r,i)=>e.generator(e.decode(o,s,r,mt(),i))}textOf(t){return this.target.join(this.tgtVocab.
decode(t))}},X=class{constructor({blueprint:t,weights:e}){this.model=new z(wt(t,e)),this.target=Z(t.
tokenizer),this.tgtVocab=this.target.vocabulary}read(t){let e=this.target.split(t.normalize("NFC"));
if(!e.length)throw new RangeError("There is nothing to go on from. Write at least one word, or press\
 one of the beginnings.");let{bosId:s,unkId:o}=this.tgtVocab,r=this.tgtVocab.encode(e),i=e.filter((c,h)=>r[h]<=
o);if(i.length)throw new RangeError(this.refusal([...new Set(i)]));let a=this.model.config.max_len-1;
if(r.length>a)throw new RangeError(`This text has ${r.length} words, and the model can take in ${a} \
at most.`);return[s,...r]}refusal(t){let e=this.tgtVocab.tokens.slice(this.tgtVocab.unkId+1),s=h=>h.
map(l=>`“${W(l)}”`).join(", "),r=t.length>1?"are not words that the model knows":"is not a word \
that the model knows",i=Math.ceil(3/t.length),a=t.flatMap(h=>yt(h,e,i)),c=a.length?`It knows ${s([...new Set(
a)])}.`:`It knows ${e.length} words, such as ${e.slice(-3).join(", ")}.`;return`${s(t)} ${r}. ${c}`}begin(t){
return{src:[],start:this.read(t)}}decoder(){return(t,e)=>this.model.forward(t,e)}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function se(n,t=St,e=""){let s=null;return()=>s??=en(n,e).then(
o=>new t(o)).catch(o=>{throw s=null,o})}async function en(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),
o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await nn(n,e),{blueprint:n.get(
`${e}blueprint`),weights:n.get(`${e}weights`)})}function nn(n,t){return new Promise((e,s)=>{let o=setTimeout(
()=>s(new Error("Python does not answer")),tn),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),
e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var sn=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function oe(n,t,e,s,o="",r=sn(
n)){let i="",a=`text-${Math.random()}`,c=d("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...A}),h=d("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=d("form",{},d("label",{for:a},r),d("div",{class:"line"},c,o,d("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),
l.requestSubmit())});let p=(f,u)=>{i=c.value,s(f,u)};return l.addEventListener("submit",f=>{f.preventDefault(),
p(c.value)}),{node:l,ask:p,show:f=>{c.value===i&&(i=c.value=f)},refuse:f=>{let u=f instanceof RangeError;
c.setAttribute("aria-invalid",String(u)),h.textContent=u?f.message:"",f&&!u&&(h.textContent=`The mod\
el cannot answer: ${f.message}. Press ${t} to try again.`)}}}var on=12,rn=250,an=(n=0)=>new Promise(t=>setTimeout(t,n)),tt=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=se(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Gt("verdict"),this.answered=d("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=ne?e:void 0,...Object.fromEntries(t.map(e=>[e,ut(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),s=([o,[r,i]])=>{let{show:a,...c}=Pt(r,i,this.choices[o],e(o));return[o,
{...c,show:h=>a(h,h===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(s))}suggest(t,e){
let s=([o,r])=>k(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?d("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),Ft(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused),this.answered.inert=this.isRefused}async redraw(){
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(
t),this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},rn);try{JSON.stringify(t)!==JSON.stringify(
this.shown.settings)&&await this.workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(
i),i instanceof RangeError&&this.takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.
settings;this.written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("\
aria-busy","false")}async workOff(t,e,s){let o=this.search(await this.fetchModel(),t);for(let r=performance.
now();!e();){let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let c=this.
tellMore(a,s);!c&&performance.now()-r<on||(await an(c),r=performance.now())}}tellMore(t,e){return 0}say(t){
this.status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=Ht(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var re=n=>!n.matches(".none")&&!n.closest(".unwritten");function et(n,t){let e=()=>t.flat().find(re)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(g=>g.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let p=t[h]?.[l];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{re(s)||o(e())}}function cn({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=d("td",{...o,...A},n);return r.style.setProperty("--w",String(e)),r}function ie({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(p=>p.map(cn)),a={class:"grid numbe\
rs",role:"grid"},c=i.map((p,g)=>[e[g],...p]),h=K(a,n,[t,...s],c),l=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return h.addEventListener("pointerover",p=>r(l(p))),h.addEventListener(
"pointerleave",()=>r("")),h.addEventListener("focusin",p=>r(l(p))),h.addEventListener("focusout",()=>r(
"")),et(h,i),G(h)}var Tt=n=>n.replaceAll("-","−");function hn(n,t=2){if(Number.isNaN(n))return"NaN";
if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?Tt(
n.toExponential(0).replace("+","")):Tt(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var nt=n=>Number.isFinite(
n)?Tt(String(Number(n.toPrecision(7)))):hn(n);var ln=3,Nt=.005,H={before:"model",after:"reshaped",world:"world"},At=({words:n,look:t})=>n[t.at-2]??
"<s>",un=({temperature:n,top_k:t,top_p:e})=>n!==1||t!==null||e!==1,dn=n=>n&&n<Nt?"< 1%":`${n>1-Nt&&n<
1?"> 99":Math.round(100*n)}%`;function fn({rows:n,others:t},e){let s=(i,a)=>a<ln||i.token===e||Object.
keys(H).some(c=>i[c]>=Nt),o={...t};for(let i of n.filter((a,c)=>!s(a,c))){o.count+=1;for(let a of Object.
keys(H))i[a]!==null&&(o[a]+=i[a])}let r=`${o.count} others`;return[...n.filter(s),...o.count?[{...o,
token:r}]:[]]}function ae(n,t,e){let{settings:s,words:o,world:r}=n,{at:i}=n.look,a=o[i-1],c=fn(n.look,
a),h={before:!0,after:un(s),world:r},l=Object.keys(H).filter(f=>h[f]),p=({token:f,count:u},m)=>{let E=f===
a?`${f} ✓`:f;if(u||["</s>","<pad>","<s>","<unk>"].includes(f))return E;let $={"aria-label":`Write \
“${f}” here`,"data-key":`row ${m}`};return k(E,()=>e(f),$)},g=(f,u)=>f[u]===null?{text:"–",say:`\
the world cannot go on from here: ${f.token}`}:{text:dn(f[u]),say:`${f.token}, ${H[u]}, exactly ${nt(
f[u])}`,share:f[u],kinds:["bar",u]},w=o.slice(Math.max(i-5,0),i-1).join(" ")||"<s>";return ie({title:`\
After “${w.replace(/ (?=[.?])/g,"")}”: which word comes?`,corner:"pick one",rows:c.map(p),columns:l.
map(f=>H[f]),cells:c.map(f=>l.map(u=>g(f,u))),look:t})}var pn={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},gn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},mn=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function wn(n,t,e){let s=n==="sublayers"&&gn[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function ce(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(mn))s.push(r?wn(o,r,
e):pn[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var he=n=>n.charAt(0).toUpperCase()+n.slice(1);var bn=3,le=({words:n},t)=>t?n[t-1]:"<s>",ue=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]);function de(n,t,e){
let s=n.look.weights[t][e],o=ue(s).slice(0,bn).map(c=>{let h=c?` (word ${c})`:"";return`“${le(n,c)}\
”${h} ${s[c].toFixed(2)}`}),r=he(ce(`decoder.layers.${t}.self_attention`,e)),i=n.words[n.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, at “${At(n)}”, before ${a}. It attends to\
 ${o.join(", ")}.`}function fe(n,t,e){let{weights:s}=n.look,o=(c,h)=>{let[l]=ue(s[c][h]),p=s[c][h][l],
g=le(n,l),w=c===t.layer&&h===t.head,f=k("",()=>e({layer:c,head:h}),{"aria-pressed":String(w),"aria-l\
abel":`Layer ${c}, head ${h}: most to “${g}”, ${p.toFixed(2)}`,"data-key":`head ${c} ${h}`});return f.
append(d("b",{},g),` ${p.toFixed(2)}`),f.style.setProperty("--w",String(p)),f},r=s[0].map((c,h)=>`he\
ad ${h}`),i=s.map((c,h)=>[`layer ${h}`,...c.map((l,p)=>o(h,p))]),a=`“${At(n)}” attends most to …`;
return G(K({class:"heads"},a,["",...r],i))}var T=n=>`'${n}'`;function U(n,t="and"){let e=[...n],s=e.pop();return e.length?`${e.join(", ")} ${t}\
 ${s}`:s}var $n=n=>U([...n].map(t=>`the ${t}`));function pe(n,t){let{expected:e,w:s}=n;return!s.VOCABULARY.
includes(t)&&t!==s.END?`The small world has no word ${T(t)}.`:e.length?t===s.END&&e.join()!=="START"?
"The story ends within a sentence.":({START:xn,NEWCOMER:On,NEW:vn,WHERE:L,VERB:Tn,ASKED:Sn,HOLDER:Nn,
SPOT:An,RECEIVER:Rn,ACTOR:_n}[e[0]]??Mn)(n,t)||yn(n,t):"The story has ended."}var Rt=({words:n})=>n.
slice(n.lastIndexOf(".")+1);function yn(n,t){let e=[...n.nextWords().keys()].map(T),s=U(e.slice(0,3),
"or")+(e.length>3?" …":""),o=Rt(n).slice(-3).join(" "),r=o?`after ${T(o)}`:"at the beginning of a \
sentence";return`${T(t)} cannot come ${r}: possible is ${s}.`}function xn(n,t){let{w:e,words:s,people:o}=n;
return t==="She"||t==="He"?kn(n,t):o.length?n.isOpening?`A story has ${e.N_THINGS} things: say first\
 what they are.`:n.wish?En(n,t):t==="Then"?"No one has just got a thing, so 'Then' has no one to ref\
er to.":t===e.END?`The story ends before it has ${e.MAY_END} words.`:s.length>=e.MUST_END?`The story\
 has to end: it has ${e.MUST_END} words or more.`:L(n,t):"A story begins with two people: say who me\
ets whom."}function En(n,t){let{wanter:e,thing:s,people:o}=n,r=`${e} wants the ${s}, and ${D(n)}: `;
return o.includes(t)?`${r}${t} has no part in that.`:L(n,t)||`${r}say first how ${e} gets it.`}function kn({
wish:n,wanter:t},e){return n?`${T(e)} cannot be ${t}.`:`${T(e)} is unclear: no one has just wanted a\
nything. Say the name.`}var On=({people:n},t)=>n.includes(t)?`${t} is here already.`:"",vn=({things:n},t)=>n.
has(t)?`There is a ${t} already.`:"";function L({people:n,w:t},e){return e in t.GENDER&&!n.includes(
e)?`There is no ${e} in this story, only ${U(n)}.`:""}function Sn({things:n,w:t},e){return t.THINGS.
includes(e)&&!n.has(e)?`There is no ${e} in this story, only ${$n(n.keys())}.`:""}function Tn(n,t){let{
w:e,subject:s,people:o,wish:r}=n;if(!(t in e.AFTER)||o.length===1)return"";if(!r)return`${s} can onl\
y want something here.`;let i=D(n);return`${i[0].toUpperCase()}${i.slice(1)}, so ${s} ${n.verbWord()}\
 it.`}function Nn(n,t){let{w:e,thing:s}=n;if(!(t in e.GENDER))return"";let o=n.thingOf(s).holder;return L(
n,t)||`${t} does not have the ${s}: ${o} has it.`}function An(n,t){let{w:e,subject:s,thing:o}=n;return e.
PLACES.includes(t)?`${s} cannot find the ${o} in the ${t}: ${D(n)}.`:""}function Rn(n,t){let{subject:e,
wanter:s,thing:o,people:r,wish:i}=n,a=t==="her"||t==="him";return t===e?`${t} cannot be both in one \
sentence.`:i&&(a||r.includes(t))?`${s} wants the ${o}, so ${e} gives it to ${s}.`:a?`${T(t)} is uncl\
ear here: say the name.`:L(n,t)}function _n(n,t){let{w:e,wanter:s,thing:o,people:r}=n;return t===e.GENDER[s]?
`${T(t)} is unclear: the last sentence had two of them. Say the name.`:r.includes(t)||t==="she"||t===
"he"?`${s} has just got the ${o}, so 'Then' speaks of ${s}.`:L(n,t)}function Mn(n,t){let{w:e,expected:s,
thing:o,wanter:r}=n;return Rt(n).includes("?")?In(n):e.THINGS.includes(t)&&s[0]===o?`It is the ${o} \
that ${r} wants, and not the ${t}.`:""}function In(n){let t=Rt(n),e=[...t.slice(t.indexOf("?")+1),...n.
expected].join(" ").replace(/ \.$/,""),s=n.verb==="What"?"":`: ${D(n)}`;return`The answer is ${T(e)}${s}\
.`}function D(n,t=n.thing){let{holder:e,place:s}=n.thingOf(t);return e?`${e} has the ${t}`:`the ${t}\
 is ${s?`in the ${s}`:"lost"}`}var jn=8,Cn=1,ge=n=>n==="."||n==="?";function Wn(n,t){if(!t)return[0,0];let{word:e}=t,s=n.slice(0,e).
findLastIndex(ge)+1,o=n.findIndex((r,i)=>i>=e&&ge(r));return[s,o<0?n.length:o+1]}function me({coloring:n,
surprise:t,look:e},s,o){if(n==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/jn,
1),number:i<Cn?"":i.toFixed(1)}}return{share:n==="attention"&&o<e.at?s[o]:0,number:""}}function Ln({
words:n,surprise:t,look:e},s,o){if(o>n.length)return"the next word, which is not there yet";let r=[`\
word ${o}`];return r.push(`surprise ${nt(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attentio\
n weight ${s[o].toFixed(3)}`),r.join("; ")}function we(n,t,{look:e,go:s}){let{words:o,given:r,ended:i,
contradiction:a}=n,[c,h]=Wn(o,a),l=i?o:[...o,"…"],p=($,b)=>{let{share:N,number:I}=me(n,t,b),j=b-1===
a?.word,x={word:!0,given:b<=r,read:b===n.look.at-1,false:b>c&&b<=h,wrong:j},v=j?`✗ ${$}`:$,S=I&&` ${I}`,
C={class:Object.keys(x).filter(Ne=>x[Ne]).join(" "),tabindex:"-1","data-key":b,"aria-pressed":String(
b===n.look.at),"aria-label":`${v}${S}: ${Ln(n,t,b)}`+(j?"; contradiction":""),...A},ht=k(v,()=>s(b),
C);return I&&ht.append(" ",d("small",{},I)),ht.style.setProperty("--w",String(N)),ht},g=l.map(($,b)=>p(
$,b+1)),w=d("span",{class:"word"},"<s>");w.style.setProperty("--w",String(me(n,t,0).share)),w.classList.
toggle("read",n.look.at===1);let f={role:"group","aria-label":"The story, word by word"},u={class:`s\
tory ${n.coloring}`,...f},m=d("div",u,w,...g),E=({target:$})=>e($.closest?.("button")?.getAttribute(
"aria-label")??"");for(let $ of["pointerover","focusin"])m.addEventListener($,E);for(let $ of["point\
erleave","focusout"])m.addEventListener($,()=>e(""));return et(m,[g]),m}var be=n=>d("div",{class:"st\
ory","aria-hidden":"true"},...["<s>",...n].map(t=>d("span",{class:"word"},t)));var ot=n=>Float32Array.from(B(n));var rt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),st=n=>{let t=0;return Array.from(n,e=>t+=e)};function $e(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=ot(n.map(h=>h/t)),r=rt(o).slice(0,e??n.length),i=st(r.
map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let p=l&&i[l-1];(s===1||p<s*i.at(-1))&&
(a[h]=o[h])});let c=st(a).at(-1);return a.map(h=>h/c)}var ye=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*xe(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var y=n=>{let t=[...n];return new Map(t.map(e=>[e,1/t.length]))};function _t(n){let t=Object.values(
n).reduce((e,s)=>e+s);return new Map(Object.entries(n).map(([e,s])=>[e,s/t]))}function it(...n){let t=new Map;
for(let[e,s]of n)if(e>0)for(let[o,r]of s)t.set(o,(t.get(o)??0)+e*r);return t}var at=class{constructor(t){
this.w=t,this.words=[],this.people=[],this.things=new Map,this.wanter="",this.thing="",this.isGranted=
!1,this.isClear=!0,this.beginSentence()}beginSentence(){this.expected=["START"],this.subject=this.verb=
this.other=this.place=this.color=""}get isOpening(){return this.things.size<this.w.N_THINGS}thingOf(t){
return this.things.get(t)}get wish(){return this.wanter&&!this.isGranted?this.thingOf(this.thing):null}nextWords(){
if(!this.expected.length)return new Map;let[t]=this.expected,{w:e,people:s,things:o}=this;return{START:()=>this.
firstWords(),NEWCOMER:()=>y(Object.keys(e.GENDER).filter(i=>!s.includes(i))),MORE:()=>y([".","and"]),
NEW:()=>y(e.THINGS.filter(i=>!o.has(i))),COLOR:()=>y(e.COLORS),WHERE:()=>it([.5,y(["It"])],[.5,y(s)]),
PLACE:()=>y(e.PLACES),ASKED:()=>y(o.keys()),VERB:()=>y([this.verbWord()]),THING:()=>this.either("it",
"the"),HOLDER:()=>y([this.thingOf(this.thing).holder]),SPOT:()=>this.spotWords(),RECEIVER:()=>this.receiverWords(),
ACTOR:()=>this.actorWords(),DEED:()=>_t(e.DEEDS)}[t]?.()??y([t])}either(t,e){let{PRONOUN:s}=this.w;return _t(
{[t]:s,[e]:1-s})}firstWords(){if(!this.people.length)return y(Object.keys(this.w.GENDER));if(this.isOpening)
return y(["The"]);if(this.wish)return this.wordsForWhoActs(this.wish);let t=this.isGranted?this.w.THEN:
0;return it([t,y(["Then"])],[1-t,this.wordsWithoutThen()])}wordsWithoutThen(){let{w:t,words:e}=this,
s=y([t.END]);if(e.length>=t.MUST_END)return s;let o=e.length>=t.MAY_END?t.END_SHARE:0;return it([o,s],
[(1-o)*t.QUESTION,_t(t.QUESTIONS)],[(1-o)*(1-t.QUESTION),y(this.people)])}wordsForWhoActs({holder:t}){
let{w:e,wanter:s}=this,o=this.either(e.SUBJECT_PRONOUN[e.GENDER[s]],s);return!t||t===s?o:it([.5,o],[
.5,y([t])])}verbWord(){return this.people.length===1?"meets":this.wish?this.subject!==this.wanter?"g\
ives":this.wish.holder===this.wanter?"has":this.wish.holder?"takes":"finds":"wants"}spotWords(){let{
place:t}=this.thingOf(this.thing);return y(t?[t]:this.w.PLACES)}receiverWords(){let{w:t,wanter:e,subject:s}=this;
if(!this.wish)return y(this.people.filter(r=>r!==s));let o=t.GENDER[e];return o===t.GENDER[s]?y([e]):
this.either(t.OBJECT_PRONOUN[o],e)}actorWords(){let{wanter:t}=this;return this.isClear?this.either(this.
w.GENDER[t],t):y([t])}add(t){this.words.push(t);let e=this.expected.shift();e==="START"?this.addFirst(
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
this.isClear=e===this.wanter||t[e]!==t[this.wanter],this.move(this.wanter,""),this.isGranted=!0}};var Dn=8,Ee=({shape:n,data:t},e)=>({shape:[e,n[1]],data:t.subarray(0,e*n[1])}),ct=class extends X{constructor(t){
super(t),this.tables=t.blueprint.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}goTo(t,e){
if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,this.weights])r.splice(e);for(let[r,i]of this.
cache)r!=="length"&&this.cache.set(r,{k:Ee(i.k,e),v:Ee(i.v,e)});this.cache.set("length",e);let s,o=Vt(
this.model,()=>{s=this.model.forward([t[e]],this.cache).data});this.ids.push(t[e]),this.logits.push(
s),this.weights.push(dt(this.model.config.n_layers).map(r=>{let i=o[`decoder.layers.${r}.self_attent\
ion.weights`];return dt(i.shape[0]).map(a=>[...O(i,a)])}))}};function ke(n,t){if(t.temperature>0)return $e(
n,t);let[e]=rt(n);return Float32Array.from(n,(s,o)=>+(o===e))}function*Oe(n,t){let{eosId:e,tokens:s}=n.
tgtVocab,o=n.read(t.text),r=o.length-1,i=xe(t.seed),a=[],c=()=>o.at(-1)===e||a.length===t.length||o.
length===n.model.config.max_len;for(let u=0;u<o.length&&o[u]!==e;u++){n.goTo(o,u);let m=u+1<o.length;
if(yield m?null:o.slice(1).map(E=>s[E]),!m){if(c())break;a.push(i.next().value),o.push(ye(st(ke(n.logits[u],
t)),a.at(-1)))}}let h=o.slice(1).map(u=>s[u]),l=o.at(-1)===e,p=h.length+(l?0:1),g=Math.min(t.at||p,p),
w=Hn(n.tables,h,g),f=h.map((u,m)=>-Math.log2(ot(n.logits[m])[o[m+1]]));return{settings:t,words:h,given:r,
ended:l,surprise:f,world:w.surprise,contradiction:w.contradiction,look:{at:g,now:w.now,number:a[g-1-
r]??null,...Pn(n,t,g-1,o[g],w.options),weights:n.weights[g-1]}}}function Pn({logits:n,tgtVocab:t},e,s,o,r){
let i=ot(n[s]),a=ke(n[s],e),c=rt(n[s]),h=(u,m)=>m<Dn||u===o,l=u=>r&&(r.get(t.tokens[u])??0),p=c.filter(
h).map(u=>({token:t.tokens[u],before:i[u],after:a[u],world:l(u)})),g=c.filter((u,m)=>!h(u,m)),w=u=>ft(
g.map(u)),f={count:g.length,before:w(u=>i[u]),after:w(u=>a[u]),world:r&&w(l)};return{rows:p,others:f}}
function Hn(n,t,e){if(!n)return{surprise:null,contradiction:null,options:null,now:null};let s=new at(
n),o=[],[r,i,a]=[null,null,null],c=0;for(let[h,l]of[...t,null].entries()){let p=s.nextWords();if(h+1===
e&&(r=p,i=[...s.things.keys()].map(w=>D(s,w))),l===null)break;let g=p.get(l);if(g===void 0){a={sentence:c,
word:h,reason:pe(s,l)};break}o.push(-Math.log2(g)),s.add(l),(l==="."||l==="?")&&c++}return{surprise:o,
contradiction:a,options:r,now:i}}var Un={temperature:["Temperature",""],top_k:["Top-k",""],top_p:["Top-p",""],seed:["Seed",""]},ve=["\
text","length","temperature","top_k","top_p","seed","at"],Fn=["layer","head","coloring"],Gn=30,Kn=()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches,Se=n=>n.reduce((t,e)=>t+e,0)/n.length,jt=(n,t)=>`${n} ${t}${n===
1?"":"s"}`;function Mt(n,t){let s=n.getRootNode().activeElement,o=n.contains(s)?s?.dataset.key:void 0;
n.replaceChildren(t),o&&n.querySelector(`[data-key="${o}"]`)?.focus()}function Bn({words:n,world:t,surprise:e,
contradiction:s,look:o},r){let i=`The model’s surprise is ${Se(e).toFixed(2)} bits a word`;if(!t)return`${jt(
n.length,"word")}. ${i}.`;if(s){let{sentence:a,word:c,reason:h}=s;return`Sentence ${a+1} contradicts\
 the world at “${n[c]}”. ${h}`}return r==="surprise"?`${i}; the world’s own uncertainty is ${Se(
t).toFixed(2)}.`:o.now.length?`By now ${U(o.now)}. The model is given no such list, only the words.`:
"No contradiction so far."}function Vn(n,t){let e=t.offsetTop-n.scrollTop;(e<0||e+t.offsetHeight>n.clientHeight)&&
(n.scrollTop=t.offsetTop-n.clientHeight/2)}var qn=({words:n})=>`The story has ended, after ${jt(n.length,
"word")}: it can’t go on. Draw again tells another one, Start over goes back to the beginning.`,It=class extends tt{constructor({
model:t,el:e}){super(t,ct),this.isPlaying=!1,this.isOver=!1,this.isQuiet=!1,this.readers=this.readersOf(
[...ve.slice(1),...Fn]),this.address=Kt(t,e,this.readers),this.form=this.formOf();let{temperature:s,
...o}=this.slidersOf(Un),r=Object.fromEntries(this.choices.coloring.map(f=>[f,f])),i=lt("Color by",r,
f=>this.set({coloring:f}));this.controls={temperature:s,coloring:i,...o},this.story=d("div",{class:"\
pane"}),this.distribution=d("div",{class:"choices"}),this.heads=d("div"),this.attends=d("p",{class:"\
hint said"}),this.pointed=Dt();let a=d("div",{class:"buttons"},...this.buttons()),c=d("div",{},this.
status,a,s.node),h=d("div",{class:"sides"},this.distribution,c),l=Lt(i,...Object.values(o)),p=d("div",
{},this.heads,this.attends),w=d("details",{},d("summary",{},"Look inside: where every head looks, an\
d more controls"),d("div",{class:"sides"},p,l));this.answered.append(this.story,h,w,this.pointed,this.
address.node),Wt(e,"story-lab","Story lab",this.form.node,this.answered)}formOf(){let{model:t,choices:e}=this,
s=oe(t,"Begin","",i=>this.goOn(i,0),"","The beginning of a story");s.node.querySelector("input")?.setAttribute(
"autocapitalize","sentences");let o=d("summary",{},"your own");this.own=d("details",{},o,...s.node.childNodes);
let r=Object.entries(e.beginnings);return s.node.append(this.suggest("Begin with ",r),this.own),s}buttons(){
let t=e=>()=>this.goOn(this.model.get("text"),e);return[k("Next word",t(null),{class:"main"}),k("Con\
tinue",t(void 0)),k("Draw again",()=>this.drawAgain()),k("Start over",t(0))]}refuse(t){super.refuse(
t),t&&this.own&&(this.own.open=!0)}set(t){this.isPlaying=this.isOver=!1,super.set(t)}goOn(t,e=this.choices.
length.at(-1)){let s=this.choices.length.at(-1),o=t===this.model.get("text")&&e===s;if(this.isPlaying&&
o)return;this.refuse(null),this.form.show(t);let{settings:r,words:i,given:a,ended:c}=this.shown,h=t===
r.text,l=Math.min((h?i.length-a:0)+1,s);this.isPlaying=e===s,this.isOver=h&&c&&e!==0,this.put({text:t,
length:e??l,at:0}),this.redraw()}put(t){this.isQuiet=!0;for(let[e,s]of Object.entries(t))this.model.
set(e,s);this.isQuiet=!1}takeBack(){this.put(this.shown.settings)}settings(){return Ut(this.model,ve)}showControls(){
for(let[t,{show:e}]of Object.entries(this.controls))e(this.model.get(t));this.address.show()}async redraw(){
this.isQuiet||await super.redraw()}search(t,e){return Oe(t,e)}tellMore(t,e){let{settings:s,words:o}=this.
shown,r=this.model.get("text")===s.text?o.length:0;return!this.isPlaying||!(t?.length>r)||Kn()?0:(e(),
this.distribution.inert=!0,this.story.replaceChildren(be(t)),this.story.scrollTop=this.story.scrollHeight,
this.status.textContent=`${jt(t.length,"word")} …`,Gn)}draw(){let{shown:t,model:e}=this,s=e.get("c\
oloring"),{weights:o}=t.look,r=Math.min(e.get("layer"),o.length-1),i=Math.min(e.get("head"),o[0].length-
1);this.isPlaying=!1,this.say(this.isOver?qn(t):Bn(t,s)),this.status.classList.toggle("alarming",!!t.
contradiction),this.attends.textContent=de(t,r,i);let a=u=>{this.pointed.textContent=u};a("");let c=u=>this.
set({at:u}),h=o[r][i],l={look:a,go:c};Mt(this.story,we({...t,coloring:s},h,l));let p=!t.settings.at&&
t.contradiction,g=this.story.querySelector(p?".wrong":"[aria-pressed=true]");g instanceof HTMLElement&&
Vn(this.story,g);let w=u=>this.write(u);Mt(this.distribution,ae(t,a,w));let f=u=>this.set({...u,coloring:"\
attention"});Mt(this.heads,fe(t,{layer:r,head:i},f)),this.distribution.inert=!1}async write(t){let{words:e,
look:s}=this.shown;try{let{target:o}=await this.fetchModel(),r=o.join([...e.slice(0,s.at-1),t]);this.
goOn(r,0)}catch(o){this.refuse(o)}}};function zn(n){let t=new It(n);return t.follow(Object.keys(t.readers))}
var Te={render:zn};widget=Te;})();
export default widget;
