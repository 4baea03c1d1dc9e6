let widget;
(()=>{function p(n,t={},...e){return wt(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return wt(s,t,e)}function wt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function bt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(p("div",o,...s))}var yt=(...n)=>p("div",{class:"\
controls"},...n.map(({node:t})=>t)),xt=()=>p("p",{class:"pointed","aria-hidden":"true"}),$t=(...n)=>p(
"div",{class:"scroller"},...n);function kt(n,t,e,s){let o=(h,l,u)=>u.map(m=>m instanceof HTMLTableCellElement?
m:p(h,l,m)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(h=>{let l=o("\
th",{scope:"row"},h.slice(0,1));return p("tr",{},...l,...o("td",{},h.slice(1)))}),a=t?[p("caption",{},
t)]:[],c=p("thead",{},p("tr",{},...r));return p("table",n,...a,c,p("tbody",{},...i))}var R={"data-lm\
-suppress-shortcuts":"true"};function H(n,t,e={}){let s=p("button",{type:"button",...e},n);return s.
addEventListener("click",t),s}function vt(n,t,e,s){let o=p("input",{type:"range",...e,...R}),r=p("ou\
tput",{"aria-live":"off"}),i=p("span",{},n," ",p("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:p("div",{class:"control"},p("label",{},i,o),r),input:o,output:r}}function Et(n,t,e,s){
let o={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=vt(n,t,o,s);return{node:r,input:i,
show(c){i.value=String(c),a.textContent=String(c)}}}function Ot(n,t,e,s){let o={min:0,max:e.length-1},
r=h=>s(e[h]),{node:i,input:a,output:c}=vt(n,t,o,r);return{node:i,input:a,show(h,l=String(h)){a.value=
String(e.indexOf(h)),a.setAttribute("aria-valuetext",l),c.textContent=l}}}function X(n,t,e){let s=Object.entries(t).map(([i,a])=>p("option",{value:i},a)),o=`menu-${Math.random()}`,
r=p("select",{id:o,...R},...s);return r.addEventListener("change",()=>e(r.value)),{node:p("div",{class:"\
control menu"},p("label",{for:o},n),r),show(i){r.value=i}}}function St(n,t,e){let s=t.map(o=>`change\
:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Mt=(n,t)=>Object.fromEntries(
t.map(e=>[e,n.get(e)]));function _t(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}
function At(n){let t=p("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&fe(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var de=1e3,
K,gt;function fe(n){K?.isConnected||(K=p("p",{class:"annotated-voice",role:"status"}),document.body.
append(K));let t=K;clearTimeout(gt),gt=setTimeout(()=>{t.textContent=n},de)}var I=n=>t=>n.find(e=>String(e)===t),yn=I([!0,!1]),pe=n=>String(n);function Tt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=g=>(s[g]??pe)(n.get(g)),h=Object.keys(
e),l=Object.fromEntries(h.map(g=>[g,c(g)])),u=new URLSearchParams(location.search),m=[];for(let[g,y]of Object.
entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let $=y(x);$===void 0?m.push(g):n.set(g,$)}
let d=p("a",{},"Copy link to this setting"),f=p("span",{role:"status"});d.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",d.getAttribute(
"href"));try{await navigator.clipboard.writeText(d.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},d,f,w),show(){let g=new URLSearchParams(location.search);for(let $ of h){let k=c($);k===l[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}f.textContent="";let y=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;d.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}var Lt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),me=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function B(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=me(s);return s.map(r=>r/o)}var ge=1e-5;function A(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Nt=(n,t)=>(e,s)=>n[s]!==
t;function we(n,t,e){let s=A(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function be(n,t,e){let s=A(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+ge);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function tt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var ye=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function xe(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.sqrt(l),
m=A(s,a,h),d=A(s,a,h),f=A(a,c);for(let w=0;w<s;w++)for(let g=0;g<a;g++){let y=w*a+g,x=(b,O)=>v(b,O).
subarray(w*l,(w+1)*l),[$,k,N]=[x(n,g),v(m,y),x(f,g)];for(let b=0;b<h;b++){let O=x(t,b),_=0;for(let F=0;F<
l;F++)_+=$[F]*O[F];k[b]=!o||o(r+g,b)?_/u:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let E=v(d,y);if(E.set(B(k)),i.head!==w)for(let b=0;b<l;b++){let O=0;for(let _=0;_<
h;_++)O+=E[_]*e.data[_*c+w*l+b];N[b]=O}}return{scores:m,weights:d,values:f}}var et=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=we(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,be(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=A(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);v(o,a).set(v(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:tt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:m}=xe(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,m),this.note(t,this.linear(`${t}.w_o`,m))}feedForward(t,e){let s=ye(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
tt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,tt(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Rt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},U=class extends et{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,m]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,d=>(r.set(u,Rt(r.get(u),this.project(u,d))),this.attend(u,d,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,d=>(r.has(m)||r.set(m,this.project(m,t)),this.attend(m,d,r.get(m),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,d=>this.feedForward(`${l}.feed_forward`,d)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Rt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=A(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function z(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var G=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=z(t),this.thousands=z(e),this.before=z(s),this.after=
z(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function It({config:n,tensors:t},e){let s=typeof e=="string"?$e(e):ke(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((m,d)=>m*d,1),l=m=>s.slice(a,a+m*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),ve):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var $e=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),ke=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function ve(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var M="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ee=new RegExp(
`[${M}]+`),Oe=new RegExp(`^[${M}]+|[${M}]+$`,"g");function Wt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ee).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var nt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Ct="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Se(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${q(t)} thousand ${e<100?"and ":""}${q(e)}`:`${q(t)} thousand`:q(e)}
function q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return jt(e);let s=`${nt[t]} hundred`;return e?
`${s} and ${jt(e)}`:s}function jt(n){if(n<20)return nt[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Ct[t]}-${nt[e]}`:Ct[t]}var Me=new RegExp(`^[${M}]*<[A-Za-z]+>[${M}]`),_e=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Ae=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,T="I translate integers from 0 to 999,999.",V=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Pt(n){let[t]=Me.exec(n)??[""];return t+Te(n.slice(t.length))}
function Te(n){let t=n.replace(Oe,"");if(!_e.test(t))return n;let e=Ae.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${T} “${V(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Se(e)}var Dt=(n,t)=>Le(n,t,1)[0];function Le(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*st(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function st(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+st(n.slice(0,r),t.slice(0,i))+st(n.slice(r+o),t.slice(
i+o))}var Ft=n=>/^\d+$/.test(n),Ne=40,ot=["<pad>","<s>","</s>","<unk>"],rt=class{constructor(t){this.tokens=
[...ot,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=ot.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},it="[\\p{L}\\p{N}_]",Ht=`[^\\p{L}\\p{N}_${M}]`,Re=new RegExp(`${it}+(?:[\
'’-]${it}+)*|${Ht}`,"gu"),Ie=new RegExp(` ?${it}+| ?${Ht}+|[${M}]`,"gu"),W=class{constructor({tokens:t}){
this.vocabulary=new rt(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Re)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},at=class extends W{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(ot.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return Wt(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${T} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Ft(c))??a[0]))}refusal(t){
if(Ft(t))return`${T} Write “${V(t)}” in words too, or the integer in digits.`;let e=t.length<=Ne&&
Dt(t,this.words);return`${T} “${V(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},ct=class extends W{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Kt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ie)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Kt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Ce(t,this.merges[e])}}},
Kt=(n,t)=>`${n.length} ${n}${t}`;function Ce(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var je={words:W,"number words":at,"sub-words":ct},lt=({
kind:n,...t})=>new je[n](t);var We=2e4,Ut=400,Bt="de",ht=class{constructor({blueprint:t,weights:e}){this.model=new U(It(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=lt(t.src_tokenizer),this.target=lt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new G(this.parts[t]),this.names[t]}read(t,e=Bt){
let s=e===Bt?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Pt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${T} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:Nt(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function zt(n,t=ht,e=""){let s=null;return()=>s??=
Pe(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function Pe(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await De(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function De(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),We),r=()=>{clearTimeout(o),n.off(
`change:${t}weights`,r),e()};n.on(`change:${t}weights`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var Fe=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function Gt(n,t,e,s,o="",r=Fe(
n)){let i="",a=`text-${Math.random()}`,c=p("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...R}),h=p("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=p("form",{},p("label",{for:a},r),p("div",{class:"line"},c,o,p("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),
l.requestSubmit())});let u=f=>{i=c.value,s(f)};return l.addEventListener("submit",f=>{f.preventDefault(),
u(c.value)}),{node:l,ask:u,show:f=>{c.value===i&&(i=c.value=f)},refuse:f=>{let w=f instanceof RangeError;
c.setAttribute("aria-invalid",String(w)),h.textContent=w?f.message:"",f&&!w&&(h.textContent=`The mod\
el cannot answer: ${f.message}. Press ${t} to try again.`)}}}var Ke=12,He=250,Be=(n=0)=>new Promise(t=>setTimeout(t,n)),Y=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=zt(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=At("verdict"),this.answered=p("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=Ut?e:void 0,...Object.fromEntries(t.map(e=>[e,I(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),s=([o,[r,i]])=>{let{show:a,...c}=Ot(r,i,this.choices[o],e(o));return[o,
{...c,show:h=>a(h,h===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(s))}suggest(t,e){
let s=([o,r])=>H(o,()=>this.form.ask(r),o===r?{}:{title:r});return e.length?p("p",{class:"hint"},t,...e.
map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){this.
isRefused&&(this.written=""),this.refuse(null),_t(this.model,t)}refuse(t){this.form.refuse(t),this.isRefused=
!!t,this.answered.classList.toggle("stale",this.isRefused)}async redraw(){let t=this.settings();this.
isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(t),this.answered.setAttribute(
"aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(()=>{this.status.textContent=
"The model is at work …"},He);try{JSON.stringify(t)!==JSON.stringify(this.shown.settings)&&await this.
workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(i),i instanceof RangeError&&this.
takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.settings;this.written!==r&&this.
form.show(r),this.written=r,this.draw(),this.answered.setAttribute("aria-busy","false")}async workOff(t,e,s){
let o=this.search(await this.fetchModel(),t);for(let r=performance.now();!e();){let{done:i,value:a}=o.
next();if(i){this.shown=a,this.model.save_changes();return}let c=this.tellMore(a,s);!c&&performance.
now()-r<Ke||(await Be(c),r=performance.now())}}tellMore(t,e){return 0}say(t){this.status.textContent!==
t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=St(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var Ue=10;function*Vt(n,t){let e=n.read(t.text),s=yield*qt(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*qt(
n,e,t,Ve(t.seed))),t.strategy==="beam"&&(o=yield*Ye(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function Yt({model:n},{src:t,srcMask:e}){let s=n.encode(t,
e);return(o,r)=>n.generator(n.decode(s,e,o.slice(-1),null,r)).data}function Jt(n){let t=Math.max(...n),
e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));return Array.from(n,s=>s-t-e)}var Zt=n=>Float32Array.
from(B(n));function*qt(n,t,e,s){let{model:o,tgtVocab:r}=n,i=Yt(n,t),[a,c]=[[r.bosId],new Map],h=[],[
l,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let m=i(a,c),{id:d,...f}=ze(m,e,r.tokens,s?.next().
value);l+=Jt(m)[d],a.push(d),h.push(f),u=d===r.eosId,yield}return{text:n.textOf(a),log_probability:l,
ended:u,steps:h}}function ze(n,t,e,s=null){let o=Zt(n),r=Ge(n,t),i=ut(r),a=Qt(n),c=s===null?a[0]:qe(
i,s),h=(f,w)=>w<Ue||f===c,l=a.filter(h).map(f=>({token:e[f],before:o[f],after:r[f],end:i[f]})),u=a.filter(
(f,w)=>!h(f,w)),m=f=>u.reduce((w,g)=>w+f[g],0),d={count:u.length,before:m(o),after:m(r)};return{id:c,
token:e[c],number:s,rows:l,others:d}}var Qt=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),ut=n=>{let t=0;return Array.
from(n,e=>t+=e)};function Ge(n,{temperature:t=1,top_k:e=null,top_p:s=1}){let o=Zt(n.map(h=>h/t)),r=Qt(
o).slice(0,e??n.length),i=ut(r.map(h=>o[h])),a=new Float32Array(n.length);r.forEach((h,l)=>{let u=l&&
i[l-1];(s===1||u<s*i.at(-1))&&(a[h]=o[h])});let c=ut(a).at(-1);return a.map(h=>h/c)}var qe=(n,t)=>n.
findIndex(e=>e>t*n.at(-1));function*Ve(n){for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=
t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*Ye(n,t,{beam_size:e,length_penalty:s}){
let{model:o,tgtVocab:r}=n,i=Yt(n,t),a=o.config.max_len-1,c=(m,d)=>m/((5+d)/6)**s,h=[],l={score:-1/0},
u=[{ids:[r.bosId],total:0,cache:new Map}];for(let m=1;u.length&&c(u[0].total,a)>l.score;m++){let d=[];
for(let[g,{ids:y,total:x,cache:$}]of u.entries()){let k=Jt(i(y,$));for(let[N,E]of k.entries())d.push(
{parent:g,id:N,total:x+E});yield}let f=[],w=d.sort((g,y)=>y.total-g.total).slice(0,2*e);h.push(w.map(
({parent:g,id:y,total:x},$)=>{let k=[...u[g].ids,y],N=y===r.eosId,E={token:r.tokens[y],parent:g,log_probability:x,
fate:"dropped"};if(N||m===a){if($>=e)return E;let b=c(x,m),O={...E,fate:"finished",text:n.textOf(k),
score:b};return b>l.score&&(l={text:O.text,log_probability:x,ended:N,score:b}),O}return f.length===e?
E:(f.push({ids:k,total:x,cache:new Map(u[g].cache)}),{...E,fate:"kept"})})),u=f}return{...l,steps:h}}var Xt=n=>!n.matches(".none")&&!n.closest(".unwritten");function te(n,t){let e=()=>t.flat().find(Xt)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(m=>m.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{Xt(s)||o(e())}}function Je({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=p("td",{...o,...R},n);return r.style.setProperty("--w",String(e)),r}function ee({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(Je)),a={class:"grid numbe\
rs",role:"grid"},c=i.map((u,m)=>[e[m],...u]),h=kt(a,n,[t,...s],c),l=({target:u})=>u.closest?.(".numb\
er")?.getAttribute("aria-label")??"";return h.addEventListener("pointerover",u=>r(l(u))),h.addEventListener(
"pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(l(u))),h.addEventListener("focusout",()=>r(
"")),te(h,i),$t(h)}var dt=n=>n.replaceAll("-","−");function J(n,t=2){if(Number.isNaN(n))return"NaN";
if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?dt(
n.toExponential(0).replace("+","")):dt(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var C=n=>Number.isFinite(
n)?dt(String(Number(n.toPrecision(7)))):J(n);var L=n=>J(Math.round(n*1e3)/1e3,3),Z=n=>n<.005?"":n.toFixed(2);function j(n,t,e,s,o){let r=(a,c,h)=>{
let l=`${a}, ${e[h]}`;if(typeof c=="string")return{text:c,say:l};let u=`${l}, exactly ${C(c)}`;return c<
0?{text:L(c),say:u}:{text:J(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((h,l)=>r(a,
h,l)));return ee({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var ft=20,D=26,P=18,Ze=16,ne=6,se=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),oe=({
mark:n,token:t})=>n?`${n} ${t}`:t,Qe=n=>se(oe(n))+7.4*n.written.length+2*ne;function Xe(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function tn(n){let t=[],e=[];function s(o,r,i){
let a=Xe(o),c=a.map((l,u)=>e[r+u]??0),h=Math.max(i,...c);a.forEach((l,u)=>{Object.assign(l,{column:r+
u,row:h}),e[r+u]=h+1,t.push(l)});for(let l of a.toReversed())for(let u of l.below.slice(1))s(u,l.column+
1,h+1)}return s(n,0,0),t}function en(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-P/2,[a,c]=[
n.row,t.row].map(h=>h*D+D/2);return S("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
P}C${i} ${a} ${i} ${c} ${r} ${c}`,"stroke-width":Math.max(Ze*t.share,1).toFixed(2)})}function nn(n,t,e){
let s=n.row*D+(D-ft)/2,o=S("text",{x:t+ne,y:s+14.5},oe(n),S("tspan",{class:"share",dx:5},n.written)),
r=n.tail?S("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return S("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},S("rect",{x:t,y:s,width:e,height:ft,rx:ft/2}),o,r)}
function Q(n,{label:t,look:e,go:s}){let o=tn(n),r=new Map(o.map(d=>[d,Qe(d)])),i=[1];for(let d of Lt(
Math.max(...o.map(f=>f.column))+1)){let f=o.filter(w=>w.column===d);i.push(i[d]+Math.max(...f.map(w=>r.
get(w)))+P)}let a=o.map(({tail:d,column:f})=>d?i[f+1]-P+8+se(d):0),c=Math.ceil(Math.max(i[i.length-1]-
P+1,...a)),h=(Math.max(...o.map(({row:d})=>d))+1)*D,l=S("svg",{width:c,height:h,viewBox:`0 0 ${c} ${h}`,
"aria-hidden":"true"},...o.flatMap(d=>d.below.map(f=>en(d,f,i,r))),...o.map(d=>nn(d,i[d.column],r.get(
d)))),u=d=>d.target.closest(".node")?.dataset;return l.addEventListener("pointerover",d=>e(u(d)?.say??
"")),l.addEventListener("pointerleave",()=>e("")),l.addEventListener("click",d=>{let f=Number(u(d)?.
step??0);f&&s(f)}),p("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},l)}function sn(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,h=[...a.tokens,i.token],l={...i,parent:a,tokens:h,
greedy:c,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function re(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var on={"finished, the best":"★",finished:"✓",dropped:"✗"};function rn(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function ie(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,h=Math.exp(r),l=c.length||!o.length?"":re(n,t),u=l?`: ${l}`:"",m=i===void 0?
"":`, score ${L(i)}`;return{token:s,share:h,written:Z(h),say:`${o.join(" ")||s}${u}; probability ${C(
h)}, log-probability ${L(r)}${m}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),mark:on[l],
tail:a&&!c.length?"greedy":"",below:c.map(d=>ie(d,t,e))}}function an(n,t,e){let s=n.nodes.map(i=>{let{
tokens:a,log_probability:c}=i,h=re(i,n);return[a.join(" "),Math.exp(c),c,h]}),o=`Candidates of step ${t}\
, the likeliest first`;return j(o,"tokens",["probability","log-probability","fate"],s,e)}function cn({
finished:n},t){let e=n.map(({text:o,tokens:r,log_probability:i,score:a})=>[o,String(r.length),i,a]);
return j("Finished, the best score first","text",["tokens","log-probability","score"],e,t)}function ae(n,t,e,{
look:s,go:o}){let r=sn(n.slice(0,t)),a="Number and width: the probability up to there, if 0.005 or m\
ore. ★ best so far, ✓ finished, ✗ dropped; top row: greedy."+(t===n.length&&r.kept.length?" Th\
e search stops: what is kept can no longer become the best.":""),c="The tree of the search; its numb\
ers are in the tables below",h=ie(r.root,r,rn(r.finished[0]));return{picture:[Q(h,{label:c,look:s,go:o}),
p("p",{class:"hint"},a)],tables:[an(r,t,s),...r.finished.length?[cn(r,s)]:[]]}}var ln=4,hn=.011;function un({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function dn({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let h=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&h.push([`${s.count} others`,s.before,""]),j(r,"tok\
en",["probability","choice"],h,i)}let a=e.map((h,l)=>{let u=un(h,l,n,o);return[h.token,h.before,h.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),j(r,"token",["in the model","\
reshaped","place"],a,i)}function ce(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,c=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:Z(r),
say:`${n.token}${c&&`: ${c}`}; probability ${C(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function fn(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(c=>c.token===o),a=r.filter(c=>c!==i).slice(0,ln);t=[ce(i,s,t),...a.map(c=>ce(c,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function pn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,u)=>l.end-u.end).map(({token:l,after:u,
end:m})=>{let d=u>hn*(l.length+1),f=p("span",{},d?l:"");f.classList.toggle("drawn",l===n),f.style.setProperty(
"left",`${100*(m-u)}%`),f.style.setProperty("width",`${100*u}%`);let w=`from ${(m-u).toFixed(4)} to ${m.
toFixed(4)}`;return f.addEventListener("pointerover",()=>o(`${l}: ${w}`)),f}),i=p("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=p("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,p("p",{class:"hint fall"},h)]}function le(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:u})=>u)].join(" "),c="What was generated, and what else was likely; its numbers a\
re in the table below",h=r.number===null,l=h?`Number and width: the probability after the tokens bef\
ore it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped\
 probability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[Q(fn(n.slice(0,
t)),{label:c,look:s,go:o}),p("p",{class:"hint"},l),...h?[]:pn(r,s)],tables:[dn(r,e,a,s)]}}var pt={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},he={beam_size:["Beams","bea\
m_size"],length_penalty:["Length penalty","length_penalty"],temperature:["Temperature","temperature"],
top_k:["Top-k","top_k"],top_p:["Top-p","top_p"],seed:["Seed","seed"]};function mn({settings:{strategy:n,
seed:t},found:e,greedy:s}){let o=pt[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:u,
score:m})=>`generates “${l}”: log-probability ${L(u)}`+(m===void 0?".":`, score ${L(m)}.`),i=e.ended?
"":" It did not come to an end.",a=Math.abs(e.log_probability-s.log_probability),h=` Greedy decoding\
 ${e.text===s.text&&a<.001?"generates the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":h}`}
var mt=class extends Y{constructor({model:t,el:e}){super(t),this.readers={...this.readersOf(Object.keys(
he)),strategy:I(Object.keys(pt)),step:I(this.choices.seed)},this.address=Tt(t,e,this.readers);let s=this.
suggest("Try ",this.choices.texts.map(i=>[i,i]));this.form=Gt(t,"Decode",s,i=>this.answer(i)),this.strategy=
X("Strategy",pt,i=>this.set({strategy:i})),this.controls=this.slidersOf(he),this.controls.seed.node.
append(H("Draw again",()=>this.drawAgain())),this.steps=Et("Step","step",[1,2],i=>this.set({step:i})),
this.view=p("div",{class:"view"}),this.numbers=p("div",{}),this.pointed=xt();let o=p("summary",{},"T\
he numbers of this step"),r=p("details",{},o,this.numbers);this.answered.append(this.status,this.steps.
node,this.view,this.pointed,p("div",{class:"foot"},r,this.address.node)),bt(e,"decoding-lab","Decodi\
ng lab",this.form.node,yt(this.strategy,...Object.values(this.controls)),this.answered)}answer(t){this.
refuse(null),t===this.shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():
this.model.set("text",t)}takeBack(){this.model.set("text",this.shown.settings.text)}settings(){let{model:t,
choices:e}=this,s=["text","strategy",...e.settings[t.get("strategy")]];return Mt(t,s)}showControls(t){
this.strategy.show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls))s.hidden=!(e in
t),o(this.model.get(e));this.address.show()}search(t,e){return Vt(t,e)}draw(){let{settings:t,found:e}=this.
shown,s=e.steps.length,o=Math.min(this.model.get("step")||s,s);this.say(mn(this.shown)),this.steps.input.
max=String(s),this.steps.show(o);let r=l=>{this.pointed.textContent=l},i=l=>this.set({step:l}),a=t.strategy===
"beam"?ae:le,{picture:c,tables:h}=a(e.steps,o,t,{look:r,go:i});this.view.replaceChildren(...c),c[0].
scrollLeft=c[0].scrollWidth,this.numbers.replaceChildren(...h)}};function gn(n){let t=new mt(n);return t.
follow(Object.keys(t.readers))}var ue={render:gn};widget=ue;})();
export default widget;
