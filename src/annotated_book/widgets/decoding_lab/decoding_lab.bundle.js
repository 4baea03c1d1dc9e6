let widget;
(()=>{function d(n,t={},...e){return gt(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return gt(s,t,e)}function gt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function wt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var bt=(...n)=>d("div",{class:"\
controls"},...n.map(({node:t})=>t)),yt=()=>d("p",{class:"pointed","aria-hidden":"true"}),xt=(...n)=>d(
"div",{class:"scroller"},...n),A={"data-lm-suppress-shortcuts":"true"};function H(n,t,e={}){let s=d(
"button",{type:"button",...e},n);return s.addEventListener("click",t),s}function $t(n,t,e,s){let[o,r]=[
Math.min(...e),Math.max(...e)],i=d("input",{type:"range",min:o,max:r,...A}),a=d("output",{"aria-live":"\
off"}),c=d("span",{},`${n} `,d("code",{},t));return i.addEventListener("input",()=>s(Number(i.value))),
{node:d("div",{class:"control"},d("label",{},c,i),a),input:i,show(h){i.value=String(h),a.textContent=
String(h)}}}function kt(n,t,e,s){let o=d("input",{type:"range",min:0,max:e.length-1,...A}),r=d("output",{"aria-l\
ive":"off"}),i=d("span",{},`${n} `,d("code",{},t));return o.addEventListener("input",()=>s(e[Number(
o.value)])),{node:d("div",{class:"control"},d("label",{},i,o),r),input:o,show(a,c=String(a)){o.value=
String(e.indexOf(a)),o.setAttribute("aria-valuetext",c),r.textContent=c}}}function vt(n,t,e){let s=Object.
entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,r=d("select",{id:o,...A},
...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"control menu"},d("lab\
el",{for:o},n),r),show(i){r.value=i}}}function Et(n,t,e){let s=t.map(o=>`change:${o}`);for(let o of s)
n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Ot=(n,t)=>Object.fromEntries(t.map(e=>[e,n.
get(e)]));function St(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Mt(n){
let t=d("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&ue(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var he=1e3,K,mt;function ue(n){
K?.isConnected||(K=d("p",{class:"annotated-voice",role:"status"}),document.body.append(K));let t=K;clearTimeout(
mt),mt=setTimeout(()=>{t.textContent=n},he)}var I=n=>t=>n.find(e=>String(e)===t),wn=I([!0,!1]),de=n=>String(n);function _t(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=g=>(s[g]??de)(n.get(g)),h=Object.keys(
e),l=Object.fromEntries(h.map(g=>[g,c(g)])),u=new URLSearchParams(location.search),m=[];for(let[g,y]of Object.
entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let $=y(x);$===void 0?m.push(g):n.set(g,$)}
let f=d("a",{},"Copy link to this setting"),p=d("span",{role:"status"});f.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),p.textContent=" Copied."}catch{p.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},f,p,w),show(){let g=new URLSearchParams(location.search);for(let $ of h){let k=c($);k===l[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}p.textContent="";let y=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;f.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}var At=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),fe=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function B(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=fe(s);return s.map(r=>r/o)}var pe=1e-5;function T(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Tt=(n,t)=>(e,s)=>n[s]!==
t;function me(n,t,e){let s=T(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function ge(n,t,e){let s=T(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+pe);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function X(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var we=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function be(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.sqrt(l),
m=T(s,a,h),f=T(s,a,h),p=T(a,c);for(let w=0;w<s;w++)for(let g=0;g<a;g++){let y=w*a+g,x=(b,O)=>v(b,O).
subarray(w*l,(w+1)*l),[$,k,R]=[x(n,g),v(m,y),x(p,g)];for(let b=0;b<h;b++){let O=x(t,b),_=0;for(let F=0;F<
l;F++)_+=$[F]*O[F];k[b]=!o||o(r+g,b)?_/u:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let E=v(f,y);if(E.set(B(k)),i.head!==w)for(let b=0;b<l;b++){let O=0;for(let _=0;_<
h;_++)O+=E[_]*e.data[_*c+w*l+b];R[b]=O}}return{scores:m,weights:f,values:p}}var tt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=me(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,ge(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=T(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);v(o,a).set(v(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:X(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:m}=be(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,m),this.note(t,this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=we(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
X(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,X(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Lt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},U=class extends tt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,m]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,f=>(r.set(u,Lt(r.get(u),this.project(u,f))),this.attend(u,f,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,f=>(r.has(m)||r.set(m,this.project(m,t)),this.attend(m,f,r.get(m),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,f=>this.feedForward(`${l}.feed_forward`,f)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Lt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=T(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function z(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var G=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=z(t),this.thousands=z(e),this.before=z(s),this.after=
z(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Nt({config:n,tensors:t},e){let s=typeof e=="string"?ye(e):xe(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((m,f)=>m*f,1),l=m=>s.slice(a,a+m*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),$e):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var ye=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),xe=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function $e(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var M="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",ke=new RegExp(
`[${M}]+`),ve=new RegExp(`^[${M}]+|[${M}]+$`,"g");function Ct(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(ke).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var et="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Rt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Ee(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${q(t)} thousand ${e<100?"and ":""}${q(e)}`:`${q(t)} thousand`:q(e)}
function q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return It(e);let s=`${et[t]} hundred`;return e?
`${s} and ${It(e)}`:s}function It(n){if(n<20)return et[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Rt[t]}-${et[e]}`:Rt[t]}var Oe=new RegExp(`^[${M}]*<[A-Za-z]+>[${M}]`),Se=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Me=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,L="I translate integers from 0 to 999,999.",V=n=>n.
length>40?`${n.slice(0,30)}…`:n;function jt(n){let[t]=Oe.exec(n)??[""];return t+_e(n.slice(t.length))}
function _e(n){let t=n.replace(ve,"");if(!Se.test(t))return n;let e=Me.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${L} “${V(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Ee(e)}var Wt=(n,t)=>Ae(n,t,1)[0];function Ae(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*nt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function nt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+nt(n.slice(0,r),t.slice(0,i))+nt(n.slice(r+o),t.slice(
i+o))}var Pt=n=>/^\d+$/.test(n),Te=40,st=["<pad>","<s>","</s>","<unk>"],ot=class{constructor(t){this.tokens=
[...st,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=st.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},rt="[\\p{L}\\p{N}_]",Ft=`[^\\p{L}\\p{N}_${M}]`,Le=new RegExp(`${rt}+(?:[\
'’-]${rt}+)*|${Ft}`,"gu"),Ne=new RegExp(` ?${rt}+| ?${Ft}+|[${M}]`,"gu"),W=class{constructor({tokens:t}){
this.vocabulary=new ot(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Le)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},it=class extends W{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(st.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return Ct(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${L} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Pt(c))??a[0]))}refusal(t){
if(Pt(t))return`${L} Write “${V(t)}” in words too, or the integer in digits.`;let e=t.length<=Te&&
Wt(t,this.words);return`${L} “${V(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},at=class extends W{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Dt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ne)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Dt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Re(t,this.merges[e])}}},
Dt=(n,t)=>`${n.length} ${n}${t}`;function Re(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Ie={words:W,"number words":it,"sub-words":at},ct=({
kind:n,...t})=>new Ie[n](t);var Ce=2e4,Ht=400,Kt="de",lt=class{constructor({blueprint:t,weights:e}){this.model=new U(Nt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=ct(t.src_tokenizer),this.target=ct(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new G(this.parts[t]),this.names[t]}read(t,e=Kt){
let s=e===Kt?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?jt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${L} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:Tt(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Bt(n,t=lt,e=""){let s=null;return()=>s??=
je(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function je(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await We(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function We(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),Ce),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var Pe=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function Ut(n,t,e,s,o="",r=Pe(
n)){let i="",a=`text-${Math.random()}`,c=d("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...A}),h=d("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=d("form",{},d("label",{for:a},r),d("div",{class:"line"},c,o,d("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",p=>{p.key!=="Enter"||p.isComposing||(p.preventDefault(),
l.requestSubmit())});let u=p=>{i=c.value,s(p)};return l.addEventListener("submit",p=>{p.preventDefault(),
u(c.value)}),{node:l,ask:u,show:p=>{c.value===i&&(i=c.value=p)},refuse:p=>{let w=p instanceof RangeError;
c.setAttribute("aria-invalid",String(w)),h.textContent=w?p.message:"",p&&!w&&(h.textContent=`The mod\
el cannot answer: ${p.message}. Press ${t} to try again.`)}}}var De=12,Fe=250,Ke=(n=0)=>new Promise(t=>setTimeout(t,n)),Y=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=Bt(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Mt("verdict"),this.answered=d("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=Ht?e:void 0,...Object.fromEntries(t.map(e=>[e,I(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),s=([o,[r,i]])=>{let{show:a,...c}=kt(r,i,this.choices[o],e(o));return[o,
{...c,show:h=>a(h,h===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(s))}suggest(t,e){
let s=([o,r])=>H(o,()=>this.form.ask(r),o===r?{}:{title:r});return e.length?d("p",{class:"hint"},t,...e.
map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){this.
isRefused&&(this.written=""),this.refuse(null),St(this.model,t)}refuse(t){this.form.refuse(t),this.isRefused=
!!t,this.answered.classList.toggle("stale",this.isRefused)}async redraw(){let t=this.settings();this.
isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(t),this.answered.setAttribute(
"aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(()=>{this.status.textContent=
"The model is at work …"},Fe);try{JSON.stringify(t)!==JSON.stringify(this.shown.settings)&&await this.
workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(i),i instanceof RangeError&&this.
takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.settings;this.written!==r&&this.
form.show(r),this.written=r,this.draw(),this.answered.setAttribute("aria-busy","false")}async workOff(t,e,s){
let o=this.search(await this.fetchModel(),t);for(let r=performance.now();!e();){let{done:i,value:a}=o.
next();if(i){this.shown=a,this.model.save_changes();return}let c=this.tellMore(a,s);!c&&performance.
now()-r<De||(await Ke(c),r=performance.now())}}tellMore(t,e){return 0}say(t){this.status.textContent!==
t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=Et(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var He=10;function*Gt(n,t){let e=n.read(t.text),s=yield*zt(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*zt(
n,e,t,Ge(t.seed))),t.strategy==="beam"&&(o=yield*qe(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function qt({model:n},{src:t,srcMask:e}){let s=n.encode(t,
e);return(o,r)=>n.generator(n.decode(s,e,o.slice(-1),null,r)).data}function Vt(n){let t=Math.max(...n),
e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));return Array.from(n,s=>s-t-e)}var Yt=n=>Float32Array.
from(B(n));function*zt(n,t,e,s){let{model:o,tgtVocab:r}=n,i=qt(n,t),[a,c]=[[r.bosId],new Map],h=[],[
l,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let m=i(a,c),{id:f,...p}=Be(m,e,r.tokens,s?.next().
value);l+=Vt(m)[f],a.push(f),h.push(p),u=f===r.eosId,yield}return{text:n.textOf(a),log_probability:l,
ended:u,steps:h}}function Be(n,t,e,s=null){let o=Yt(n),r=Ue(n,t),i=ht(r),a=Jt(n),c=s===null?a[0]:ze(
i,s),h=(p,w)=>w<He||p===c,l=a.filter(h).map(p=>({token:e[p],before:o[p],after:r[p],end:i[p]})),u=a.filter(
(p,w)=>!h(p,w)),m=p=>u.reduce((w,g)=>w+p[g],0),f={count:u.length,before:m(o),after:m(r)};return{id:c,
token:e[c],number:s,rows:l,others:f}}var Jt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),ht=n=>{let t=0;return Array.
from(n,e=>t+=e)};function Ue(n,{temperature:t=1,top_k:e=null,top_p:s=1}){let o=Yt(n.map(h=>h/t)),r=Jt(
o).slice(0,e??n.length),i=ht(r.map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let u=l&&
i[l-1];(s===1||u<s*i.at(-1))&&(a[h]=o[h])});let c=ht(a).at(-1);return a.map(h=>h/c)}var ze=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*Ge(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*qe(n,t,{beam_size:e,length_penalty:s}){
let{model:o,tgtVocab:r}=n,i=qt(n,t),a=o.config.max_len-1,c=(m,f)=>m/((5+f)/6)**s,h=[],l={score:-1/0},
u=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;u.length&&c(u[0].total,a)>l.score;m++){let f=[];
for(let[g,{ids:y,total:x,cache:$}]of u.entries()){let k=Vt(i(y,$));for(let[R,E]of k.entries())f.push(
{parent:g,id:R,total:x+E});yield}let p=[],w=f.sort((g,y)=>y.total-g.total).slice(0,2*e);h.push(w.map(
({parent:g,id:y,total:x},$)=>{let k=[...u[g].ids,y],R=y===r.eosId,E={token:r.tokens[y],parent:g,log_probability:x,
fate:"dropped"};if(R||m===a){if($>=e)return E;let b=c(x,m),O={...E,fate:"finished",text:n.textOf(k),
score:b};return b>l.score&&(l={text:O.text,log_probability:x,ended:R,score:b}),O}return p.length===e?
E:(p.push({ids:k,total:x,cache:new Map(u[g].cache)}),{...E,fate:"kept"})})),u=p}return{...l,steps:h}}var Zt=n=>!n.matches(".none")&&!n.closest(".unwritten");function Qt(n,t){let e=()=>t.flat().find(Zt)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(m=>m.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{Zt(s)||o(e())}}function Ve({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=d("td",{...o,...A},n);return r.style.setProperty("--w",String(e)),r}function Xt({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(Ve)),a=s.map(u=>d("th",{scope:"\
col"},u)),c=i.map((u,m)=>d("tr",{},d("th",{scope:"row"},e[m]),...u)),h=d("table",{class:"grid number\
s",role:"grid"},d("caption",{},n),d("thead",{},d("tr",{},d("td",{},t),...a)),d("tbody",{},...c)),l=({
target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??"";return h.addEventListener("pointe\
rover",u=>r(l(u))),h.addEventListener("pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(l(
u))),h.addEventListener("focusout",()=>r("")),Qt(h,i),xt(h)}var ut=n=>n.replaceAll("-","−");function J(n,t=2){
if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&
(e>=1e4||e<.5*10**-t)?ut(n.toExponential(0).replace("+","")):ut(n.toFixed(t).replace(/^-(0\.0*)$/,"$\
1"))}var C=n=>Number.isFinite(n)?ut(String(Number(n.toPrecision(7)))):J(n);var N=n=>J(Math.round(n*1e3)/1e3,3),Z=n=>n<.005?"":n.toFixed(2);function j(n,t,e,s,o){let r=(a,c,h)=>{
let l=`${a}, ${e[h]}`;if(typeof c=="string")return{text:c,say:l};let u=`${l}, exactly ${C(c)}`;return c<
0?{text:N(c),say:u}:{text:J(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((h,l)=>r(a,
h,l)));return Xt({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var dt=20,D=26,P=18,Ye=16,te=6,ee=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),ne=({
mark:n,token:t})=>n?`${n} ${t}`:t,Je=n=>ee(ne(n))+7.4*n.written.length+2*te;function Ze(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function Qe(n){let t=[],e=[];function s(o,r,i){
let a=Ze(o),c=a.map((l,u)=>e[r+u]??0),h=Math.max(i,...c);a.forEach((l,u)=>{Object.assign(l,{column:r+
u,row:h}),e[r+u]=h+1,t.push(l)});for(let l of a.toReversed())for(let u of l.below.slice(1))s(u,l.column+
1,h+1)}return s(n,0,0),t}function Xe(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-P/2,[a,c]=[
n.row,t.row].map(h=>h*D+D/2);return S("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
P}C${i} ${a} ${i} ${c} ${r} ${c}`,"stroke-width":Math.max(Ye*t.share,1).toFixed(2)})}function tn(n,t,e){
let s=n.row*D+(D-dt)/2,o=S("text",{x:t+te,y:s+14.5},ne(n),S("tspan",{class:"share",dx:5},n.written)),
r=n.tail?S("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return S("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},S("rect",{x:t,y:s,width:e,height:dt,rx:dt/2}),o,r)}
function Q(n,{label:t,look:e,go:s}){let o=Qe(n),r=new Map(o.map(f=>[f,Je(f)])),i=[1];for(let f of At(
Math.max(...o.map(p=>p.column))+1)){let p=o.filter(w=>w.column===f);i.push(i[f]+Math.max(...p.map(w=>r.
get(w)))+P)}let a=o.map(({tail:f,column:p})=>f?i[p+1]-P+8+ee(f):0),c=Math.ceil(Math.max(i[i.length-1]-
P+1,...a)),h=(Math.max(...o.map(({row:f})=>f))+1)*D,l=S("svg",{width:c,height:h,viewBox:`0 0 ${c} ${h}`,
"aria-hidden":"true"},...o.flatMap(f=>f.below.map(p=>Xe(f,p,i,r))),...o.map(f=>tn(f,i[f.column],r.get(
f)))),u=f=>f.target.closest(".node")?.dataset;return l.addEventListener("pointerover",f=>e(u(f)?.say??
"")),l.addEventListener("pointerleave",()=>e("")),l.addEventListener("click",f=>{let p=Number(u(f)?.
step??0);p&&s(p)}),d("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},l)}function en(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,h=[...a.tokens,i.token],l={...i,parent:a,tokens:h,
greedy:c,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function se(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var nn={"finished, the best":"★",finished:"✓",dropped:"✗"};function sn(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function oe(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,h=Math.exp(r),l=c.length||!o.length?"":se(n,t),u=l?`: ${l}`:"",m=i===void 0?
"":`, score ${N(i)}`;return{token:s,share:h,written:Z(h),say:`${o.join(" ")||s}${u}; probability ${C(
h)}, log-probability ${N(r)}${m}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),mark:nn[l],
tail:a&&!c.length?"greedy":"",below:c.map(f=>oe(f,t,e))}}function on(n,t,e){let s=n.nodes.map(i=>{let{
tokens:a,log_probability:c}=i,h=se(i,n);return[a.join(" "),Math.exp(c),c,h]}),o=`Candidates of step ${t}\
, the likeliest first`;return j(o,"tokens",["probability","log-probability","fate"],s,e)}function rn({
finished:n},t){let e=n.map(({text:o,tokens:r,log_probability:i,score:a})=>[o,String(r.length),i,a]);
return j("Finished, the best score first","text",["tokens","log-probability","score"],e,t)}function re(n,t,e,{
look:s,go:o}){let r=en(n.slice(0,t)),a="Number and width: the probability up to there, if 0.005 or m\
ore. ★ best so far, ✓ finished, ✗ dropped; top row: greedy."+(t===n.length&&r.kept.length?" Th\
e search stops: what is kept can no longer become the best.":""),c="The tree of the search; its numb\
ers are in the tables below",h=oe(r.root,r,sn(r.finished[0]));return{picture:[Q(h,{label:c,look:s,go:o}),
d("p",{class:"hint"},a)],tables:[on(r,t,s),...r.finished.length?[rn(r,s)]:[]]}}var an=4,cn=.011;function ln({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function hn({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let h=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&h.push([`${s.count} others`,s.before,""]),j(r,"tok\
en",["probability","choice"],h,i)}let a=e.map((h,l)=>{let u=ln(h,l,n,o);return[h.token,h.before,h.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),j(r,"token",["in the model","\
reshaped","place"],a,i)}function ie(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,c=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:Z(r),
say:`${n.token}${c&&`: ${c}`}; probability ${C(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function un(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(c=>c.token===o),a=r.filter(c=>c!==i).slice(0,an);t=[ie(i,s,t),...a.map(c=>ie(c,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function dn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,u)=>l.end-u.end).map(({token:l,after:u,
end:m})=>{let f=u>cn*(l.length+1),p=d("span",{},f?l:"");p.classList.toggle("drawn",l===n),p.style.setProperty(
"left",`${100*(m-u)}%`),p.style.setProperty("width",`${100*u}%`);let w=`from ${(m-u).toFixed(4)} to ${m.
toFixed(4)}`;return p.addEventListener("pointerover",()=>o(`${l}: ${w}`)),p}),i=d("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=d("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,d("p",{class:"hint fall"},h)]}function ae(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:u})=>u)].join(" "),c="What was generated, and what else was likely; its numbers a\
re in the table below",h=r.number===null,l=h?`Number and width: the probability after the tokens bef\
ore it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped\
 probability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[Q(un(n.slice(0,
t)),{label:c,look:s,go:o}),d("p",{class:"hint"},l),...h?[]:dn(r,s)],tables:[hn(r,e,a,s)]}}var ft={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},ce={beam_size:["Beams","bea\
m_size"],length_penalty:["Length penalty","length_penalty"],temperature:["Temperature","temperature"],
top_k:["Top-k","top_k"],top_p:["Top-p","top_p"],seed:["Seed","seed"]};function fn({settings:{strategy:n,
seed:t},found:e,greedy:s}){let o=ft[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:u,
score:m})=>`generates “${l}”: log-probability ${N(u)}`+(m===void 0?".":`, score ${N(m)}.`),i=e.ended?
"":" It did not come to an end.",a=Math.abs(e.log_probability-s.log_probability),h=` Greedy decoding\
 ${e.text===s.text&&a<.001?"generates the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":h}`}
var pt=class extends Y{constructor({model:t,el:e}){super(t),this.readers={...this.readersOf(Object.keys(
ce)),strategy:I(Object.keys(ft)),step:I(this.choices.seed)},this.address=_t(t,e,this.readers);let s=this.
suggest("Try ",this.choices.texts.map(i=>[i,i]));this.form=Ut(t,"Decode",s,i=>this.answer(i)),this.strategy=
vt("Strategy",ft,i=>this.set({strategy:i})),this.controls=this.slidersOf(ce),this.controls.seed.node.
append(H("Draw again",()=>this.drawAgain())),this.steps=$t("Step","step",[1,2],i=>this.set({step:i})),
this.view=d("div",{class:"view"}),this.numbers=d("div",{}),this.pointed=yt();let o=d("summary",{},"T\
he numbers of this step"),r=d("details",{},o,this.numbers);this.answered.append(this.status,this.steps.
node,this.view,this.pointed,d("div",{class:"foot"},r,this.address.node)),wt(e,"decoding-lab","Decodi\
ng lab",this.form.node,bt(this.strategy,...Object.values(this.controls)),this.answered)}answer(t){this.
refuse(null),t===this.shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():
this.model.set("text",t)}takeBack(){this.model.set("text",this.shown.settings.text)}settings(){let{model:t,
choices:e}=this,s=["text","strategy",...e.settings[t.get("strategy")]];return Ot(t,s)}showControls(t){
this.strategy.show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls))s.hidden=!(e in
t),o(this.model.get(e));this.address.show()}search(t,e){return Gt(t,e)}draw(){let{settings:t,found:e}=this.
shown,s=e.steps.length,o=Math.min(this.model.get("step")||s,s);this.say(fn(this.shown)),this.steps.input.
max=String(s),this.steps.show(o);let r=l=>{this.pointed.textContent=l},i=l=>this.set({step:l}),a=t.strategy===
"beam"?re:ae,{picture:c,tables:h}=a(e.steps,o,t,{look:r,go:i});this.view.replaceChildren(...c),c[0].
scrollLeft=c[0].scrollWidth,this.numbers.replaceChildren(...h)}};function pn(n){let t=new pt(n);return t.
follow(Object.keys(t.readers))}var le={render:pn};widget=le;})();
export default widget;
