let widget;
(()=>{function p(n,t={},...e){return bt(document.createElement(n),t,e)}function M(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return bt(s,t,e)}function bt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function yt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(p("div",o,...s))}var xt=(...n)=>p("div",{class:"\
controls"},...n.map(({node:t})=>t)),$t=()=>p("p",{class:"pointed","aria-hidden":"true"}),kt=(...n)=>p(
"div",{class:"scroller"},...n);function vt(n,t,e,s){let o=(h,l,u)=>u.map(m=>m instanceof HTMLTableCellElement?
m:p(h,l,m)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(h=>{let l=o("\
th",{scope:"row"},h.slice(0,1));return p("tr",{},...l,...o("td",{},h.slice(1)))}),a=t?[p("caption",{},
t)]:[],c=p("thead",{},p("tr",{},...r));return p("table",n,...a,c,p("tbody",{},...i))}var L={"data-lm\
-suppress-shortcuts":"true"};function U(n,t,e={}){let s=p("button",{type:"button",...e},n);return s.
addEventListener("click",t),s}function Et(n,t,e,s){let o=p("input",{type:"range",...e,...L}),r=p("ou\
tput",{"aria-live":"off"}),i=p("span",{},n," ",p("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:p("div",{class:"control"},p("label",{},i,o),r),input:o,output:r}}function Ot(n,t,e,s){
let o={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=Et(n,t,o,s);return{node:r,input:i,
show(c){i.value=String(c),a.textContent=String(c)}}}function Mt(n,t,e,s){let o={min:0,max:e.length-1},
r=h=>s(e[h]),{node:i,input:a,output:c}=Et(n,t,o,r);return{node:i,input:a,show(h,l=String(h)){a.value=
String(e.indexOf(h)),a.setAttribute("aria-valuetext",l),c.textContent=l}}}function X(n,t,e){let s=Object.entries(t).map(([i,a])=>p("option",{value:i},a)),o=`menu-${Math.random()}`,
r=p("select",{id:o,...L},...s);return r.addEventListener("change",()=>e(r.value)),{node:p("div",{class:"\
control menu"},p("label",{for:o},n),r),show(i){r.value=i}}}function St(n,t,e){let s=t.map(o=>`change\
:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var _t=(n,t)=>Object.fromEntries(
t.map(e=>[e,n.get(e)]));function At(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}
function Tt(n){let t=p("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&me(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var pe=1e3,
B,wt;function me(n){B?.isConnected||(B=p("p",{class:"annotated-voice",role:"status"}),document.body.
append(B));let t=B;clearTimeout(wt),wt=setTimeout(()=>{t.textContent=n},pe)}var R=n=>t=>n.find(e=>String(e)===t),yn=R([!0,!1]),ge=n=>String(n);function Nt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=g=>(s[g]??ge)(n.get(g)),h=Object.keys(
e),l=Object.fromEntries(h.map(g=>[g,c(g)])),u=new URLSearchParams(location.search),m=[];for(let[g,y]of Object.
entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let $=y(x);$===void 0?m.push(g):n.set(g,$)}
let f=p("a",{},"Copy link to this setting"),d=p("span",{role:"status"});f.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),d.textContent=" Copied."}catch{d.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},f,d,w),show(){let g=new URLSearchParams(location.search);for(let $ of h){let k=c($);k===l[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}d.textContent="";let y=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;f.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}var It=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),we=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function z(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=we(s);return s.map(r=>r/o)}var be=1e-5;function T(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var nt=(n,t)=>(e,s)=>n[s]!==
t,Lt=()=>(n,t)=>t<=n;function ye(n,t,e){let s=T(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function xe(n,t,e){let s=T(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+be);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function tt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var $e=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function ke(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.sqrt(l),
m=T(s,a,h),f=T(s,a,h),d=T(a,c);for(let w=0;w<s;w++)for(let g=0;g<a;g++){let y=w*a+g,x=(b,O)=>v(b,O).
subarray(w*l,(w+1)*l),[$,k,I]=[x(n,g),v(m,y),x(d,g)];for(let b=0;b<h;b++){let O=x(t,b),A=0;for(let H=0;H<
l;H++)A+=$[H]*O[H];k[b]=!o||o(r+g,b)?A/u:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let E=v(f,y);if(E.set(z(k)),i.head!==w)for(let b=0;b<l;b++){let O=0;for(let A=0;A<
h;A++)O+=E[A]*e.data[A*c+w*l+b];I[b]=O}}return{scores:m,weights:f,values:d}}var et=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=ye(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,xe(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=T(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);v(o,a).set(v(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:tt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:m}=ke(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,m),this.note(t,this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=$e(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
tt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,tt(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Rt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},G=class extends et{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,m]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,f=>(r.set(u,Rt(r.get(u),this.project(u,f))),this.attend(u,f,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,f=>(r.has(m)||r.set(m,this.project(m,t)),this.attend(m,f,r.get(m),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,f=>this.feedForward(`${l}.feed_forward`,f)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Rt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=T(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function V(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var q=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=V(t),this.thousands=V(e),this.before=V(s),this.after=
V(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Ct({config:n,tensors:t},e){let s=typeof e=="string"?ve(e):Ee(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((m,f)=>m*f,1),l=m=>s.slice(a,a+m*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),Oe):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var ve=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Ee=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Oe(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var S="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Me=new RegExp(
`[${S}]+`),Se=new RegExp(`^[${S}]+|[${S}]+$`,"g");function Dt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Me).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var st="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),jt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function _e(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${J(t)} thousand ${e<100?"and ":""}${J(e)}`:`${J(t)} thousand`:J(e)}
function J(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Wt(e);let s=`${st[t]} hundred`;return e?
`${s} and ${Wt(e)}`:s}function Wt(n){if(n<20)return st[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${jt[t]}-${st[e]}`:jt[t]}var Ae=new RegExp(`^[${S}]*<[A-Za-z]+>[${S}]`),Te=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Ne=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,N="I translate integers from 0 to 999,999.",W=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Pt(n){let[t]=Ae.exec(n)??[""];return t+Ie(n.slice(t.length))}
function Ie(n){let t=n.replace(Se,"");if(!Te.test(t))return n;let e=Ne.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${N} “${W(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return _e(e)}var Ft=(n,t)=>Kt(n,t,1)[0];function Kt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*ot(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function ot(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+ot(n.slice(0,r),t.slice(0,i))+ot(n.slice(r+o),t.slice(
i+o))}var Ht=n=>/^\d+$/.test(n),Le=40,rt=["<pad>","<s>","</s>","<unk>"],it=class{constructor(t){this.tokens=
[...rt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=rt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},at="[\\p{L}\\p{N}_]",Ut=`[^\\p{L}\\p{N}_${S}]`,Re=new RegExp(`${at}+(?:[\
'’-]${at}+)*|${Ut}`,"gu"),Ce=new RegExp(` ?${at}+| ?${Ut}+|[${S}]`,"gu"),D=class{constructor({tokens:t}){
this.vocabulary=new it(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Re)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},ct=class extends D{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(rt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return Dt(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${N} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Ht(c))??a[0]))}refusal(t){
if(Ht(t))return`${N} Write “${W(t)}” in words too, or the integer in digits.`;let e=t.length<=Le&&
Ft(t,this.words);return`${N} “${W(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},lt=class extends D{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Bt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ce)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Bt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=je(t,this.merges[e])}}},
Bt=(n,t)=>`${n.length} ${n}${t}`;function je(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var We={words:D,"number words":ct,"sub-words":lt},ht=({
kind:n,...t})=>new We[n](t);var De=2e4,Gt=400,zt="de",ut=class{constructor({blueprint:t,weights:e}){this.model=new G(Ct(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=ht(t.src_tokenizer),this.target=ht(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new q(this.parts[t]),this.names[t]}read(t,e=zt){
let s=e===zt?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Pt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${N} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:nt(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=nt(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,Lt(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function Vt(n,t=ut,e=""){let s=null;return()=>s??=Pe(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function Pe(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await Fe(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function Fe(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),De),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.on(`change:${t}weight\
s`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var Ke=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function qt(n,t,e,s,o="",r=Ke(
n)){let i="",a=`text-${Math.random()}`,c=p("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...L}),h=p("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=p("form",{},p("label",{for:a},r),p("div",{class:"line"},c,o,p("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",d=>{d.key!=="Enter"||d.isComposing||(d.preventDefault(),
l.requestSubmit())});let u=(d,w)=>{i=c.value,s(d,w)};return l.addEventListener("submit",d=>{d.preventDefault(),
u(c.value)}),{node:l,ask:u,show:d=>{c.value===i&&(i=c.value=d)},refuse:d=>{let w=d instanceof RangeError;
c.setAttribute("aria-invalid",String(w)),h.textContent=w?d.message:"",d&&!w&&(h.textContent=`The mod\
el cannot answer: ${d.message}. Press ${t} to try again.`)}}}var He=12,Be=250,Ue=(n=0)=>new Promise(t=>setTimeout(t,n)),Y=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=Vt(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Tt("verdict"),this.answered=p("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=Gt?e:void 0,...Object.fromEntries(t.map(e=>[e,R(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),s=([o,[r,i]])=>{let{show:a,...c}=Mt(r,i,this.choices[o],e(o));return[o,
{...c,show:h=>a(h,h===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(s))}suggest(t,e){
let s=([o,r])=>U(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?p("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),At(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused),this.answered.inert=this.isRefused}async redraw(){
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(
t),this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},Be);try{JSON.stringify(t)!==JSON.stringify(
this.shown.settings)&&await this.workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(
i),i instanceof RangeError&&this.takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.
settings;this.written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("\
aria-busy","false")}async workOff(t,e,s){let o=this.search(await this.fetchModel(),t);for(let r=performance.
now();!e();){let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let c=this.
tellMore(a,s);!c&&performance.now()-r<He||(await Ue(c),r=performance.now())}}tellMore(t,e){return 0}say(t){
this.status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=St(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var ze=10;function*Yt(n,t){let e=n.read(t.text),s=yield*Jt(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*Jt(
n,e,t,Je(t.seed))),t.strategy==="beam"&&(o=yield*Ye(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function Zt(n,{src:t}){let e=n.decoder(t);return(s,o)=>e(
s.slice(-1),o).data}function Qt(n){let t=Math.max(...n),e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));
return Array.from(n,s=>s-t-e)}var Xt=n=>Float32Array.from(z(n));function*Jt(n,t,e,s){let{model:o,tgtVocab:r}=n,
i=Zt(n,t),[a,c]=[[r.bosId],new Map],h=[],[l,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let m=i(a,
c),{id:f,...d}=Ge(m,e,r.tokens,s?.next().value);l+=Qt(m)[f],a.push(f),h.push(d),u=f===r.eosId,yield}
return{text:n.textOf(a),log_probability:l,ended:u,steps:h}}function Ge(n,t,e,s=null){let o=Xt(n),r=Ve(
n,t),i=dt(r),a=te(n),c=s===null?a[0]:qe(i,s),h=(d,w)=>w<ze||d===c,l=a.filter(h).map(d=>({token:e[d],
before:o[d],after:r[d],end:i[d]})),u=a.filter((d,w)=>!h(d,w)),m=d=>u.reduce((w,g)=>w+d[g],0),f={count:u.
length,before:m(o),after:m(r)};return{id:c,token:e[c],number:s,rows:l,others:f}}var te=n=>[...n.keys()].
sort((t,e)=>n[e]-n[t]),dt=n=>{let t=0;return Array.from(n,e=>t+=e)};function Ve(n,{temperature:t=1,top_k:e=null,
top_p:s=1}){let o=Xt(n.map(h=>h/t)),r=te(o).slice(0,e??n.length),i=dt(r.map(h=>o[h])),a=new Float32Array(
n.length);r.forEach((h,l)=>{let u=l&&i[l-1];(s===1||u<s*i.at(-1))&&(a[h]=o[h])});let c=dt(a).at(-1);
return a.map(h=>h/c)}var qe=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*Je(n){for(;;){n=n+1831565813|
0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*Ye(n,t,{
beam_size:e,length_penalty:s}){let{model:o,tgtVocab:r}=n,i=Zt(n,t),a=o.config.max_len-1,c=(m,f)=>m/((5+
f)/6)**s,h=[],l={score:-1/0},u=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;u.length&&c(u[0].
total,a)>l.score;m++){let f=[];for(let[g,{ids:y,total:x,cache:$}]of u.entries()){let k=Qt(i(y,$));for(let[
I,E]of k.entries())f.push({parent:g,id:I,total:x+E});yield}let d=[],w=f.sort((g,y)=>y.total-g.total).
slice(0,2*e);h.push(w.map(({parent:g,id:y,total:x},$)=>{let k=[...u[g].ids,y],I=y===r.eosId,E={token:r.
tokens[y],parent:g,log_probability:x,fate:"dropped"};if(I||m===a){if($>=e)return E;let b=c(x,m),O={...E,
fate:"finished",text:n.textOf(k),score:b};return b>l.score&&(l={text:O.text,log_probability:x,ended:I,
score:b}),O}return d.length===e?E:(d.push({ids:k,total:x,cache:new Map(u[g].cache)}),{...E,fate:"kep\
t"})})),u=d}return{...l,steps:h}}var ee=n=>!n.matches(".none")&&!n.closest(".unwritten");function ne(n,t){let e=()=>t.flat().find(ee)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(m=>m.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{ee(s)||o(e())}}function Ze({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=p("td",{...o,...L},n);return r.style.setProperty("--w",String(e)),r}function se({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(Ze)),a={class:"grid numbe\
rs",role:"grid"},c=i.map((u,m)=>[e[m],...u]),h=vt(a,n,[t,...s],c),l=({target:u})=>u.closest?.(".numb\
er")?.getAttribute("aria-label")??"";return h.addEventListener("pointerover",u=>r(l(u))),h.addEventListener(
"pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(l(u))),h.addEventListener("focusout",()=>r(
"")),ne(h,i),kt(h)}var ft=n=>n.replaceAll("-","−");function Z(n,t=2){if(Number.isNaN(n))return"NaN";
if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?ft(
n.toExponential(0).replace("+","")):ft(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var C=n=>Number.isFinite(
n)?ft(String(Number(n.toPrecision(7)))):Z(n);var _=n=>Z(Math.round(n*1e3)/1e3,3),j=n=>n<.005?"":n.toFixed(2);function P(n,t,e,s,o){let r=(a,c,h)=>{
let l=`${a}, ${e[h]}`;if(typeof c=="string")return{text:c,say:l};let u=`${l}, exactly ${C(c)}`;return c<
0?{text:_(c),say:u}:{text:Z(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((h,l)=>r(a,
h,l)));return se({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var pt=20,K=26,F=9,Qe=16,oe=5,re=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),ie=({
mark:n,token:t})=>n?`${n} ${t}`:t,Xe=n=>re(ie(n))+7.8*n.written.length+2*oe;function tn(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function en(n){let t=[],e=[];function s(o,r,i){
let a=tn(o),c=a.map((l,u)=>e[r+u]??0),h=Math.max(i,...c);a.forEach((l,u)=>{Object.assign(l,{column:r+
u,row:h}),e[r+u]=h+1,t.push(l)});for(let l of a.toReversed())for(let u of l.below.slice(1))s(u,l.column+
1,h+1)}return s(n,0,0),t}function nn(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-F/2,[a,c]=[
n.row,t.row].map(h=>h*K+K/2);return M("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
F}C${i} ${a} ${i} ${c} ${r} ${c}`,"stroke-width":Math.max(Qe*t.share,1).toFixed(2)})}function sn(n,t,e){
let s=n.row*K+(K-pt)/2,o=M("text",{x:t+oe,y:s+14.5},ie(n),M("tspan",{class:"share",dx:5},n.written)),
r=n.tail?M("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return M("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},M("rect",{x:t,y:s,width:e,height:pt,rx:pt/2}),o,r)}
function Q(n,{label:t,look:e,go:s}){let o=en(n),r=new Map(o.map(f=>[f,Xe(f)])),i=[1];for(let f of It(
Math.max(...o.map(d=>d.column))+1)){let d=o.filter(w=>w.column===f);i.push(i[f]+Math.max(...d.map(w=>r.
get(w)))+F)}let a=o.map(({tail:f,column:d})=>f?i[d+1]-F+8+re(f):0),c=Math.ceil(Math.max(i[i.length-1]-
F+1,...a)),h=(Math.max(...o.map(({row:f})=>f))+1)*K,l=M("svg",{width:c,height:h,viewBox:`0 0 ${c} ${h}`,
"aria-hidden":"true"},...o.flatMap(f=>f.below.map(d=>nn(f,d,i,r))),...o.map(f=>sn(f,i[f.column],r.get(
f)))),u=f=>f.target.closest(".node")?.dataset;return l.addEventListener("pointerover",f=>e(u(f)?.say??
"")),l.addEventListener("pointerleave",()=>e("")),l.addEventListener("click",f=>{let d=Number(u(f)?.
step??0);d&&s(d)}),p("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},l)}function on(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,h=[...a.tokens,i.token],l={...i,parent:a,tokens:h,
greedy:c,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function ae(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var rn={"finished, the best":"★",finished:"✓",dropped:"✗"};function an(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function ce(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,h=Math.exp(r),l=c.length||!o.length?"":ae(n,t),u=l?`: ${l}`:"",m=l.startsWith(
"finished"),f=Math.exp(n.parent?.log_probability??0),d=o.length>0&&j(h)!==j(f),w=i===void 0?"":`, sc\
ore ${_(i)}`;return{token:s,share:h,written:m?_(i):d?j(h):"",say:`${o.join(" ")||s}${u}; probability\
 ${C(h)}, log-probability ${_(r)}${w}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),
mark:rn[l],tail:a&&!c.length?"greedy":"",below:c.map(g=>ce(g,t,e))}}function cn(n,t,e){let s=n.nodes.
map(i=>{let{tokens:a,log_probability:c}=i,h=ae(i,n);return[a.join(" "),Math.exp(c),c,h]}),o=`Candida\
tes of step ${t}, the likeliest first`;return P(o,"tokens",["probability","log-probability","fate"],
s,e)}function le(n,t,e,{look:s,go:o}){let r=on(n.slice(0,t)),a="Number and width: the probability up\
 to there. ✓ finished, with its score; ★ the best so far; ✗ dropped; top row: greedy."+(t===n.
length&&r.kept.length?" The search stops: what is kept can no longer become the best.":""),c="The tr\
ee of the search; its numbers are in the tables below",h=ce(r.root,r,an(r.finished[0]));return{picture:[
Q(h,{label:c,look:s,go:o}),p("p",{class:"hint"},a)],tables:[cn(r,t,s)]}}var ln=4,hn=.011;function un({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function dn({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let h=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&h.push([`${s.count} others`,s.before,""]),P(r,"tok\
en",["probability","choice"],h,i)}let a=e.map((h,l)=>{let u=un(h,l,n,o);return[h.token,h.before,h.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),P(r,"token",["in the model","\
reshaped","place"],a,i)}function he(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,c=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:j(r),
say:`${n.token}${c&&`: ${c}`}; probability ${C(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function fn(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(c=>c.token===o),a=r.filter(c=>c!==i).slice(0,ln);t=[he(i,s,t),...a.map(c=>he(c,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function pn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,u)=>l.end-u.end).map(({token:l,after:u,
end:m})=>{let f=u>hn*(l.length+1),d=p("span",{},f?l:"");d.classList.toggle("drawn",l===n),d.style.setProperty(
"left",`${100*(m-u)}%`),d.style.setProperty("width",`${100*u}%`);let w=`from ${(m-u).toFixed(4)} to ${m.
toFixed(4)}`;return d.addEventListener("pointerover",()=>o(`${l}: ${w}`)),d}),i=p("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=p("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,p("p",{class:"hint fall"},h)]}function ue(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:u})=>u)].join(" "),c="What was generated, and what else was likely; its numbers a\
re in the table below",h=r.number===null,l=h?`Number and width: the probability after the tokens bef\
ore it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped\
 probability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[Q(fn(n.slice(0,
t)),{label:c,look:s,go:o}),p("p",{class:"hint"},l),...h?[]:pn(r,s)],tables:[dn(r,e,a,s)]}}var mt={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},de={beam_size:["Beams","bea\
m_size"],length_penalty:["Length penalty","length_penalty"],temperature:["Temperature","temperature"],
top_k:["Top-k","top_k"],top_p:["Top-p","top_p"],seed:["Seed","seed"]};function mn({settings:{strategy:n,
seed:t},found:e,greedy:s}){let o=mt[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:u,
score:m})=>`generates “${l}”: log-probability ${_(u)}`+(m===void 0?".":`, score ${_(m)}.`),i=e.ended?
"":" It did not come to an end.",a=Math.abs(e.log_probability-s.log_probability),h=` Greedy decoding\
 ${e.text===s.text&&a<.001?"generates the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":h}`}
var gt=class extends Y{constructor({model:t,el:e}){super(t),this.readers={...this.readersOf(Object.keys(
de)),strategy:R(Object.keys(mt)),step:R(this.choices.seed)},this.address=Nt(t,e,this.readers);let s=this.
suggest("Try ",this.choices.texts.map(i=>[i,i]));this.form=qt(t,"Decode",s,i=>this.answer(i)),this.strategy=
X("Strategy",mt,i=>this.set({strategy:i})),this.controls=this.slidersOf(de),this.controls.seed.node.
append(U("Draw again",()=>this.drawAgain())),this.steps=Ot("Step","step",[1,2],i=>this.set({step:i})),
this.tally=p("p",{class:"tally"}),this.draws=new Map,this.drawnAt="",this.hasDrawn=!1,this.view=p("d\
iv",{class:"view"}),this.numbers=p("div",{}),this.pointed=$t();let o=p("summary",{},"The numbers of \
this step"),r=p("details",{},o,this.numbers);this.answered.append(this.status,this.tally,this.steps.
node,this.view,this.pointed,p("div",{class:"foot"},r,this.address.node)),yt(e,"decoding-lab","Decodi\
ng lab",this.form.node,xt(this.strategy,...Object.values(this.controls)),this.answered)}answer(t){this.
refuse(null),t===this.shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():
this.model.set("text",t)}takeBack(){this.model.set("text",this.shown.settings.text)}settings(){let{model:t,
choices:e}=this,s=["text","strategy",...e.settings[t.get("strategy")]];return _t(t,s)}showControls(t){
this.strategy.show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls))s.hidden=!(e in
t),o(this.model.get(e));this.address.show()}search(t,e){return Yt(t,e)}count({settings:{seed:t,...e},
found:s}){let o=e.strategy==="sampling",r=JSON.stringify(e);r!==this.drawnAt&&this.draws.clear(),this.
drawnAt=r,o&&this.draws.set(t,s.text);let i=[...this.draws.values()],a=l=>i.filter(u=>u===l).length,
h=[...new Set(i)].sort((l,u)=>a(u)-a(l)).map(l=>`${a(l)} × “${l}”`).join(", ");this.tally.textContent=
i.length>1?`${i.length} draws: ${h}.`:"",this.tally.hidden=!o}draw(){let{settings:t,found:e}=this.shown,
s=e.steps.length,o=Math.min(this.model.get("step")||s,s);this.say(mn(this.shown)),this.steps.input.max=
String(s),this.steps.show(o);let r=l=>{this.pointed.textContent=l},i=l=>this.set({step:l}),a=t.strategy===
"beam"?le:ue,{picture:c,tables:h}=a(e.steps,o,t,{look:r,go:i});this.view.replaceChildren(...c),c[0].
scrollLeft=this.hasDrawn?c[0].scrollWidth:0,this.hasDrawn=!0,this.count(this.shown),this.numbers.replaceChildren(
...h)}};function gn(n){let t=new gt(n);return t.follow(Object.keys(t.readers))}var fe={render:gn};widget=fe;})();
export default widget;
