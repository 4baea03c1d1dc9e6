let widget;
(()=>{var R=(n,t)=>Object.fromEntries(n.map(e=>[e,t(e)])),ft=(n,t)=>R(Object.keys(n),e=>t(n[e],e));function d(n,t={},...e){return _e(document.createElement(n),t,e)}function _e(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function Dt(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(d("div",o,...s))}var C=(n,...t)=>d(
"div",{class:n},...t);function Pt(n,t){for(let[e,s]of Object.entries(t))n.style.setProperty(`--${e}`,String(s));return n}var Ht=(...n)=>C(
"controls",...n.map(({node:t})=>t)),Ft=()=>d("p",{class:"pointed","aria-hidden":"true"}),K=(...n)=>C(
"scroller",...n);function V(n,t,e,s){let o=(c,l,p)=>p.map(g=>g instanceof HTMLTableCellElement?g:d(c,
l,g)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(c=>{let l=o("th",{scope:"\
row"},c.slice(0,1));return d("tr",{},...l,...o("td",{},c.slice(1)))}),a=t?[d("caption",{},t)]:[],h=d(
"thead",{},d("tr",{},...r));return d("table",n,...a,h,d("tbody",{},...i))}var _={"data-lm-suppress-shortcuts":"true"};function k(n,t,e={}){let s=d("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function Ie(n,t,e,s){let o=d("input",{type:"range",...e,..._}),
r=d("output",{"aria-live":"off"}),i=d("span",{},n," ",d("code",{},t));return o.addEventListener("inp\
ut",()=>s(Number(o.value))),{node:d("div",{class:"control"},d("label",{},i,o),r),input:o,output:r}}function Ut(n,t,e,s){let o={min:0,max:e.length-1},r=c=>s(e[c]),{node:i,input:a,output:h}=Ie(n,t,o,r);
return{node:i,input:a,show(c,l=String(c)){a.value=String(e.indexOf(c)),a.setAttribute("aria-valuetex\
t",l),h.textContent=l}}}function pt(n,t,e){let s=Object.entries(t).map(([i,a])=>d("option",{value:i},a)),o=`menu-${Math.random()}`,
r=d("select",{id:o,..._},...s);return r.addEventListener("change",()=>e(r.value)),{node:d("div",{class:"\
control menu"},d("label",{for:o},n),r),show(i){r.value=i}}}var Gt=(n={})=>d("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,..._});function gt(n,t){let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,
o]of e)n.off(`change:${s}`,o)}}function Bt(n,t,e){let s=gt(n,R(t,()=>e));return e(),s}var Kt=(n,t)=>R(
t,e=>n.get(e));function q(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Vt(n){
let t=d("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Ce(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Le=1e3,B,jt;function Ce(n){
B?.isConnected||(B=d("p",{class:"annotated-voice",role:"status"}),document.body.append(B));let t=B;clearTimeout(
jt),jt=setTimeout(()=>{t.textContent=n},Le)}var mt=n=>t=>n.find(e=>String(e)===t),is=mt([!0,!1]),We=n=>String(n);function qt(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),h=m=>(s[m]??We)(n.get(
m)),c=Object.keys(e),l=R(c,h),p=new URLSearchParams(location.search),g=[];for(let[m,b]of Object.entries(
e)){let $=p.get(`${a}.${m}`);if($===null)continue;let v=b($);v===void 0?g.push(m):n.set(m,v)}let w=d(
"a",{},"Copy link to this setting"),f=d("span",{role:"status"});w.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let u=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:d("p",{class:"addr\
ess"},w,f,u),show(){let m=new URLSearchParams(location.search);for(let v of c){let S=h(v);S===l[v]?m.
delete(`${a}.${v}`):m.set(`${a}.${v}`,S)}f.textContent="";let b=o.closest("section[id]")?.id,$=m.size?
`?${m}`:location.pathname;w.setAttribute("href",`${$}${b?`#${b}`:""}`)}}}var wt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s);var je=n=>n.reduce((t,e)=>t+e,0),z=n=>n.reduce((t,e)=>t*e,1);function O({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function Q(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=je(s);return s.map(r=>r/o)}var De=1e-5;function I(...n){return{shape:n,data:new Float32Array(z(n))}}var $t=(n,t)=>(e,s)=>n[s]!==
t,xt=()=>(n,t)=>t<=n;function Pe(n,t,e){let s=I(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){
let[r,i]=[O(n,o),O(s,o)];for(let a=0;a<i.length;a++){let h=a*r.length,c=e.data[a];for(let l=0;l<r.length;l++)
c+=r[l]*t.data[h+l];i[a]=c}}return s}function He(n,t,e){let s=I(...n.shape);for(let o=0;o<n.shape[0];o++){
let[r,i]=[O(n,o),O(s,o)],a=0,h=0;for(let l of r)a+=l/r.length;for(let l of r)h+=(l-a)**2/r.length;let c=1/
Math.sqrt(h+De);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*c*t.data[l]+e.data[l]}return s}function bt(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Fe=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function Ue(n,t,e,s,o,r,i){let[a,h]=n.shape,c=t.shape[0],l=h/s,p=i.scale?1:Math.
sqrt(l),g=I(s,a,c),w=I(s,a,c),f=I(a,h);for(let u=0;u<s;u++)for(let m=0;m<a;m++){let b=u*a+m,$=(y,N)=>O(
y,N).subarray(u*l,(u+1)*l),[v,S]=[$(n,m),$(f,m)],M=O(g,b);for(let y=0;y<c;y++){let N=$(t,y),E=0;for(let G=0;G<
l;G++)E+=v[G]*N[G];M[y]=!o||o(r+m,y)?E/p:-1/0}if(M.every(y=>y===-1/0))throw new RangeError("mask mas\
ks every key for some query");let P=O(w,b);if(P.set(Q(M)),i.head!==u)for(let y=0;y<l;y++){let N=0;for(let E=0;E<
c;E++)N+=P[E]*e.data[E*h+u*l+y];S[y]=N}}return{scores:g,weights:w,values:f}}var Y=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}apply(t,e,s){let{[`${e}.weight`]:o,[`${e}.bias`]:r}=this.parameters;return t(
s,o,r)}linear(t,e){let s=this.apply(Pe,t,e);return t===this.without.output&&s.data.fill(0),this.note(
t,s)}norm(t,e){return this.note(t,this.apply(He,t,e))}embed(t,e){let s=this.parameters[`${t}.table.w\
eight`],o=I(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`id\
s holds ${i}, but the vocabulary has ${s.shape[0]} entries`);O(o,a).set(O(s,i))}),this.note(`${t}.ta\
ble`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
h=this.without.positions?s:bt(s,{data:a});return this.note(t,h)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[h,
c]=this.without.head??[],{scores:l,weights:p,values:g}=Ue(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:h===t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,p),this.
note(`${t}.values`,g),this.note(t,this.linear(`${t}.w_o`,g))}feedForward(t,e){let s=Fe(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
bt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,bt(e,s(e)));return this.note(t,o)}stack(t,e,s,o=new Map,r=0,i=null,a=null){
for(let l=0;l<this.config.n_layers;l++){let p=`${t}.layers.${l}`,[g,w]=[`${p}.self_attention`,`${p}.\
cross_attention`],f=[u=>(o.set(g,Ge(o.get(g),this.project(g,u))),this.attend(g,u,o.get(g),s,r)),u=>(o.
has(w)||o.set(w,this.project(w,i)),this.attend(w,u,o.get(w),a,r)),u=>this.feedForward(`${p}.feed_for\
ward`,u)];i||f.splice(1,1);for(let[u,m]of f.entries())e=this.sublayer(`${p}.sublayers.${u}`,e,m);this.
note(p,e)}let h=`${t}.norm`,{norm_first:c}=this.config;return this.note(t,c?this.norm(h,e):this.note(
h,e))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},J=class extends Y{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",s,
e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.embed("t\
gt_embed",s),h=this.positions("positions.tgt","tgt",a,i);return this.stack("decoder",h,o,r,i,t,e)}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}},Z=class extends Y{hiddenStates(t,e=new Map){
let s=e.get("length")??0;e.set("length",s+t.length);let o=this.positions("positions","ids",this.embed(
"embedding",t),s);return this.stack("decoder",o,xt(),e,s)}forward(t,e){return this.generator(this.hiddenStates(
t,e))}};function Ge(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=I(o.shape[0]+r.shape[0],o.
shape[1]);return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}
function zt(n,t){let e={},s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function X(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(h=>s[a]+h)]);return[...t,...r]}var tt=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=X(t),this.thousands=X(e),this.before=X(s),this.after=
X(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function yt({config:n,tensors:t},e){let s=typeof e=="string"?Be(e):Ke(e),o={};for(let[r,i,a,h]of t){
let c=z(i),l=g=>s.slice(a,a+g*c).buffer,p=h==="e"?Float32Array.from(new Uint16Array(l(2)),Ve):new Float32Array(
l(4));o[r]={shape:i,data:p}}return{config:n,parameters:o}}var Be=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(
0)),Ke=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Ve(n){let[t,e]=[n>>10&
31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",qe=new RegExp(
`[${A}]+`),ze=new RegExp(`^[${A}]+|[${A}]+$`,"g");function Jt(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(qe).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var Et="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Qt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Qe(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${et(t)} thousand ${e<100?"and ":""}${et(e)}`:`${et(t)} thousand`:et(
e)}function et(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Yt(e);let s=`${Et[t]} hundred`;return e?
`${s} and ${Yt(e)}`:s}function Yt(n){if(n<20)return Et[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Qt[t]}-${Et[e]}`:Qt[t]}var Ye=new RegExp(`^[${A}]*<[A-Za-z]+>[${A}]`),Je=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Ze=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,L="I translate integers from 0 to 999,999.",W=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Zt(n){let[t]=Ye.exec(n)??[""];return t+Xe(n.slice(t.length))}
function Xe(n){let t=n.replace(ze,"");if(!Je.test(t))return n;let e=Ze.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${L} “${W(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Qe(e)}var Xt=(n,t)=>Ot(n,t,1)[0];function Ot(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let h=2*kt(i,s)/a;h>=.6&&o.push({ratio:h,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function kt(n,t){let e={size:0},s=[];if(n.forEach(
(a,h)=>{s=t.map((c,l)=>a===c?(s[l-1]??0)+1:0),s.forEach((c,l)=>{c>e.size&&(e={size:c,i:h-c+1,j:l-c+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+kt(n.slice(0,r),t.slice(0,i))+kt(n.slice(r+o),t.slice(
i+o))}var te=n=>/^\d+$/.test(n),tn=40,ne=["<pad>","<s>","</s>","<unk>"],vt=class{padId=0;bosId=1;eosId=2;unkId=3;constructor(t){
this.tokens=[...ne,...t],this.idOf=new Map(this.tokens.map((e,s)=>[e,s]))}encode(t){return t.map(e=>this.
idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.
slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},St="[\\p{L}\\p{N}_]",se=`[^\\p{L}\\p{N}_${A}\
]`,en=new RegExp(`${St}+(?:['’-]${St}+)*|${se}`,"gu"),nn=new RegExp(` ?${St}+| ?${se}+|[${A}]`,"gu"),
H=class{constructor({tokens:t}){this.vocabulary=new vt(t)}encode(t){let e=this.vocabulary.encode(this.
split(t.normalize("NFC")));if(!e.length)throw new RangeError("The text is empty. Write at least one \
word.");return e}split(t){return t.match(en)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},Tt=class extends H{constructor(t){super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.
tokens.slice(ne.length);this.languages=s.filter(e),this.words=s.filter(o=>!e(o))}split=Jt;join(t){return t.
join(" ")}encode(t){let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&
!s.includes(o[0]))throw new RangeError(`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}\
.`);let i=o.slice(r?1:0);if(!i.length)throw new RangeError(`${L} Write one, such as 47 or forty-seve\
n.`);let a=i.filter(h=>!this.words.includes(h));if(!a.length)return e.encode(o);throw new RangeError(
this.refusal(a.find(h=>!te(h))??a[0]))}refusal(t){if(te(t))return`${L} Write “${W(t)}” in words to\
o, or the integer in digits.`;let e=t.length<=tn&&Xt(t,this.words);return`${L} “${W(t)}” is not a \
number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty-seven.")}},Nt=class extends H{constructor({
alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=
new Map,e.forEach(([s,o],r)=>{let i=ee(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){
return(t.match(nn)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){
let o=t.slice(1).flatMap((r,i)=>this.places.get(ee(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;
e=Math.min(...o),t=sn(t,this.merges[e])}}},ee=(n,t)=>`${n.length} ${n}${t}`;function sn(n,[t,e]){let s=[];
for(let o=0;o<n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var on={words:H,
"number words":Tt,"sub-words":Nt},nt=({kind:n,...t})=>new on[n](t);var rn=2e4,re=400,oe="de",Rt=class{constructor({blueprint:t,weights:e}){this.model=new J(yt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=nt(t.src_tokenizer),this.target=nt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new tt(this.parts[t]),this.names[t]}read(t,e=oe){
let s=e===oe?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Zt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${L} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:$t(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=$t(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,xt(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}},st=class{constructor({blueprint:t,weights:e}){this.model=new Z(
yt(t,e)),this.target=nt(t.tokenizer),this.tgtVocab=this.target.vocabulary}read(t){let e=this.target.
split(t.normalize("NFC"));if(!e.length)throw new RangeError("There is nothing to go on from. Write a\
t least one word, or press one of the beginnings.");let{bosId:s,unkId:o}=this.tgtVocab,r=this.tgtVocab.
encode(e),i=e.filter((h,c)=>r[c]<=o);if(i.length)throw new RangeError(this.refusal([...new Set(i)]));
let a=this.model.config.max_len-1;if(r.length>a)throw new RangeError(`This text has ${r.length} word\
s, and the model can take in ${a} at most.`);return[s,...r]}refusal(t){let e=this.tgtVocab.tokens.slice(
this.tgtVocab.unkId+1),s=c=>c.map(l=>`“${W(l)}”`).join(", "),r=t.length>1?"are not words that th\
e model knows":"is not a word that the model knows",i=Math.ceil(3/t.length),a=t.flatMap(c=>Ot(c,e,i)),
h=a.length?`It knows ${s([...new Set(a)])}.`:`It knows ${e.length} words, such as ${e.slice(-3).join(
", ")}.`;return`${s(t)} ${r}. ${h}`}begin(t){return{src:[],start:this.read(t)}}decoder(){return(t,e)=>this.
model.forward(t,e)}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function ie(n,t=Rt,e=""){
let s=null;return()=>s??=an(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function an(n,t){
let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"\
later"):(o||await cn(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function cn(n,t){
return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),rn),r=()=>{clearTimeout(
o),i(),e()},i=gt(n,{[`${t}weights`]:r});q(n,{[`${t}wanted`]:!0})})}var hn=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function ae(n,t,e,s,o="",r=hn(
n)){let i="",a=`text-${Math.random()}`,h=Gt({id:a,"aria-describedby":`${a}-error`}),c=d("p",{id:`${a}\
-error`,class:"error",role:"alert"}),l=d("form",{},d("label",{for:a},r),C("line",h,o,d("button",{class:"\
main"},t)),e,c);h.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),
l.requestSubmit())});let p=(f,u)=>{i=h.value,s(f,u)};return l.addEventListener("submit",f=>{f.preventDefault(),
p(h.value)}),{node:l,ask:p,show:f=>{h.value===i&&(i=h.value=f)},refuse:f=>{let u=f instanceof RangeError;
h.setAttribute("aria-invalid",String(u)),c.textContent=u?f.message:"",f&&!u&&(c.textContent=`The mod\
el cannot answer: ${f.message}. Press ${t} to try again.`)}}}var ln=12,un=250,dn=(n=0)=>new Promise(t=>setTimeout(t,n)),ot=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=ie(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Vt("verdict"),this.answered=C("answered")}readersOf(t){return{
text:e=>e.length<=re?e:void 0,...R(t,e=>mt(this.choices[e]))}}slidersOf(t){return ft(t,([e,s],o)=>{let r=c=>this.
set({[o]:c}),{show:i,...a}=Ut(e,s,this.choices[o],r);return{...a,show:c=>i(c,c===null?"off":void 0)}})}suggest(t,e){
let s=([o,r])=>k(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?d("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),q(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused),this.answered.inert=this.isRefused}async redraw(){
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(
t),this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},un);try{JSON.stringify(t)!==JSON.stringify(
this.shown.settings)&&await this.workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(
i),i instanceof RangeError&&this.takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.
settings;this.written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("\
aria-busy","false")}async workOff(t,e,s){let o=this.search(await this.fetchModel(),t);for(let r=performance.
now();!e();){let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let h=this.
tellMore(a,s);!h&&performance.now()-r<ln||(await dn(h),r=performance.now())}}tellMore(t,e){return 0}say(t){
this.status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=Bt(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var ce=n=>!n.matches(".none")&&!n.closest(".unwritten");function rt(n,t){let e=()=>t.flat().find(ce)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(g=>g.includes(i));if(a<0)return;let h=t[a].indexOf(i),[c,l]={
ArrowUp:[a-1,h],ArrowDown:[a+1,h],ArrowLeft:[a,h-1],ArrowRight:[a,h+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(c===null)return;r.preventDefault();let p=t[c]?.[l];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{ce(s)||o(e())}}function fn({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")};return Pt(d("td",{...o,..._},n),{w:e})}function he({title:n,corner:t="",rows:e,
columns:s,cells:o,look:r}){let i=o.map(p=>p.map(fn)),a={class:"grid numbers",role:"grid"},h=i.map((p,g)=>[
e[g],...p]),c=V(a,n,[t,...s],h),l=({target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??
"";return c.addEventListener("pointerover",p=>r(l(p))),c.addEventListener("pointerleave",()=>r("")),
c.addEventListener("focusin",p=>r(l(p))),c.addEventListener("focusout",()=>r("")),rt(c,i),K(c)}var At=n=>n.
replaceAll("-","−");function pn(n,t=2){if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>
0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?At(n.toExponential(0).replace("+",
"")):At(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var it=n=>Number.isFinite(n)?At(String(Number(n.toPrecision(
7)))):pn(n);var gn=3,Mt=.005,F={before:"model",after:"reshaped",world:"world"},_t=({words:n,look:t})=>n[t.at-2]??
"<s>",mn=({temperature:n,top_k:t,top_p:e})=>n!==1||t!==null||e!==1,wn=n=>n&&n<Mt?"< 1%":`${n>1-Mt&&n<
1?"> 99":Math.round(100*n)}%`;function bn({rows:n,others:t},e){let s=(i,a)=>a<gn||i.token===e||Object.
keys(F).some(h=>i[h]>=Mt),o={...t};for(let i of n.filter((a,h)=>!s(a,h))){o.count+=1;for(let a of Object.
keys(F))i[a]!==null&&(o[a]+=i[a])}let r=`${o.count} others`;return[...n.filter(s),...o.count?[{...o,
token:r}]:[]]}function le(n,t,e){let{settings:s,words:o,world:r}=n,{at:i}=n.look,a=o[i-1],h=bn(n.look,
a),c={before:!0,after:mn(s),world:r},l=Object.keys(F).filter(f=>c[f]),p=({token:f,count:u},m)=>{let b=f===
a?`${f} ✓`:f;if(u||["</s>","<pad>","<s>","<unk>"].includes(f))return b;let $={"aria-label":`Write \
“${f}” here`,"data-key":`row ${m}`};return k(b,()=>e(f),$)},g=(f,u)=>f[u]===null?{text:"–",say:`\
the world cannot go on from here: ${f.token}`}:{text:wn(f[u]),say:`${f.token}, ${F[u]}, exactly ${it(
f[u])}`,share:f[u],kinds:["bar",u]},w=o.slice(Math.max(i-5,0),i-1).join(" ")||"<s>";return he({title:`\
After “${w.replace(/ (?=[.?])/g,"")}”: which word comes?`,corner:"pick one",rows:h.map(p),columns:l.
map(f=>F[f]),cells:h.map(f=>l.map(u=>g(f,u))),look:t})}var $n={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},xn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},yn=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function En(n,t,e){let s=n==="sublayers"&&xn[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function ue(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(yn))s.push(r?En(o,r,
e):$n[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var de=n=>n.charAt(0).toUpperCase()+n.slice(1);var kn=3,fe=({words:n},t)=>t?n[t-1]:"<s>",pe=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]);function ge(n,t,e){
let s=n.look.weights[t][e],o=pe(s).slice(0,kn).map(h=>{let c=h?` (word ${h})`:"";return`“${fe(n,h)}\
”${c} ${s[h].toFixed(2)}`}),r=de(ue(`decoder.layers.${t}.self_attention`,e)),i=n.words[n.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, at “${_t(n)}”, before ${a}. It attends to\
 ${o.join(", ")}.`}function me(n,t,e){let{weights:s}=n.look,o=(h,c)=>{let[l]=pe(s[h][c]),p=s[h][c][l],
g=fe(n,l),w=h===t.layer&&c===t.head,f=k("",()=>e({layer:h,head:c}),{"aria-pressed":String(w),"aria-l\
abel":`Layer ${h}, head ${c}: most to “${g}”, ${p.toFixed(2)}`,"data-key":`head ${h} ${c}`});return f.
append(d("b",{},g),` ${p.toFixed(2)}`),f.style.setProperty("--w",String(p)),f},r=s[0].map((h,c)=>`he\
ad ${c}`),i=s.map((h,c)=>[`layer ${c}`,...h.map((l,p)=>o(c,p))]),a=`“${_t(n)}” attends most to …`;
return K(V({class:"heads"},a,["",...r],i))}var T=n=>`'${n}'`;function U(n,t="and"){let e=[...n],s=e.pop();return e.length?`${e.join(", ")} ${t}\
 ${s}`:s}var On=n=>U([...n].map(t=>`the ${t}`));function we(n,t){let{expected:e,w:s}=n;return!s.VOCABULARY.
includes(t)&&t!==s.END?`The small world has no word ${T(t)}.`:e.length?t===s.END&&e.join()!=="START"?
"The story ends within a sentence.":({START:Sn,NEWCOMER:Rn,NEW:An,WHERE:j,VERB:_n,ASKED:Mn,HOLDER:In,
SPOT:Ln,RECEIVER:Cn,ACTOR:Wn}[e[0]]??jn)(n,t)||vn(n,t):"The story has ended."}var It=({words:n})=>n.
slice(n.lastIndexOf(".")+1);function vn(n,t){let e=[...n.nextWords().keys()].map(T),s=U(e.slice(0,3),
"or")+(e.length>3?" …":""),o=It(n).slice(-3).join(" "),r=o?`after ${T(o)}`:"at the beginning of a \
sentence";return`${T(t)} cannot come ${r}: possible is ${s}.`}function Sn(n,t){let{w:e,words:s,people:o}=n;
return t==="She"||t==="He"?Nn(n,t):o.length?n.isOpening?`A story has ${e.N_THINGS} things: say first\
 what they are.`:n.wish?Tn(n,t):t==="Then"?"No one has just got a thing, so 'Then' has no one to ref\
er to.":t===e.END?`The story ends before it has ${e.MAY_END} words.`:s.length>=e.MUST_END?`The story\
 has to end: it has ${e.MUST_END} words or more.`:j(n,t):"A story begins with two people: say who me\
ets whom."}function Tn(n,t){let{wanter:e,thing:s,people:o}=n,r=`${e} wants the ${s}, and ${D(n)}: `;
return o.includes(t)?`${r}${t} has no part in that.`:j(n,t)||`${r}say first how ${e} gets it.`}function Nn({
wish:n,wanter:t},e){return n?`${T(e)} cannot be ${t}.`:`${T(e)} is unclear: no one has just wanted a\
nything. Say the name.`}var Rn=({people:n},t)=>n.includes(t)?`${t} is here already.`:"",An=({things:n},t)=>n.
has(t)?`There is a ${t} already.`:"";function j({people:n,w:t},e){return e in t.GENDER&&!n.includes(
e)?`There is no ${e} in this story, only ${U(n)}.`:""}function Mn({things:n,w:t},e){return t.THINGS.
includes(e)&&!n.has(e)?`There is no ${e} in this story, only ${On(n.keys())}.`:""}function _n(n,t){let{
w:e,subject:s,people:o,wish:r}=n;if(!(t in e.AFTER)||o.length===1)return"";if(!r)return`${s} can onl\
y want something here.`;let i=D(n);return`${i[0].toUpperCase()}${i.slice(1)}, so ${s} ${n.verbWord()}\
 it.`}function In(n,t){let{w:e,thing:s}=n;if(!(t in e.GENDER))return"";let o=n.thingOf(s).holder;return j(
n,t)||`${t} does not have the ${s}: ${o} has it.`}function Ln(n,t){let{w:e,subject:s,thing:o}=n;return e.
PLACES.includes(t)?`${s} cannot find the ${o} in the ${t}: ${D(n)}.`:""}function Cn(n,t){let{subject:e,
wanter:s,thing:o,people:r,wish:i}=n,a=t==="her"||t==="him";return t===e?`${t} cannot be both in one \
sentence.`:i&&(a||r.includes(t))?`${s} wants the ${o}, so ${e} gives it to ${s}.`:a?`${T(t)} is uncl\
ear here: say the name.`:j(n,t)}function Wn(n,t){let{w:e,wanter:s,thing:o,people:r}=n;return t===e.GENDER[s]?
`${T(t)} is unclear: the last sentence had two of them. Say the name.`:r.includes(t)||t==="she"||t===
"he"?`${s} has just got the ${o}, so 'Then' speaks of ${s}.`:j(n,t)}function jn(n,t){let{w:e,expected:s,
thing:o,wanter:r}=n;return It(n).includes("?")?Dn(n):e.THINGS.includes(t)&&s[0]===o?`It is the ${o} \
that ${r} wants, and not the ${t}.`:""}function Dn(n){let t=It(n),e=[...t.slice(t.indexOf("?")+1),...n.
expected].join(" ").replace(/ \.$/,""),s=n.verb==="What"?"":`: ${D(n)}`;return`The answer is ${T(e)}${s}\
.`}function D(n,t=n.thing){let{holder:e,place:s}=n.thingOf(t);return e?`${e} has the ${t}`:`the ${t}\
 is ${s?`in the ${s}`:"lost"}`}var Pn=8,Hn=1,be=n=>n==="."||n==="?";function Fn(n,t){if(!t)return[0,0];let{word:e}=t,s=n.slice(0,e).
findLastIndex(be)+1,o=n.findIndex((r,i)=>i>=e&&be(r));return[s,o<0?n.length:o+1]}function $e({coloring:n,
surprise:t,look:e},s,o){if(n==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/Pn,
1),number:i<Hn?"":i.toFixed(1)}}return{share:n==="attention"&&o<e.at?s[o]:0,number:""}}function Un({
words:n,surprise:t,look:e},s,o){if(o>n.length)return"the next word, which is not there yet";let r=[`\
word ${o}`];return r.push(`surprise ${it(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attentio\
n weight ${s[o].toFixed(3)}`),r.join("; ")}function xe(n,t,{look:e,go:s}){let{words:o,given:r,ended:i,
contradiction:a}=n,[h,c]=Fn(o,a),l=i?o:[...o,"…"],p=(b,$)=>{let{share:v,number:S}=$e(n,t,$),M=$-1===
a?.word,P=M?`✗ ${b}`:b,y=S&&` ${S}`,N={class:"word",tabindex:"-1","data-key":$,"aria-pressed":String(
$===n.look.at),"aria-label":`${P}${y}: ${Un(n,t,$)}`+(M?"; contradiction":""),..._},E=k(P,()=>s($),N);
return S&&E.append(" ",d("small",{},S)),E.classList.toggle("given",$<=r),E.classList.toggle("read",$===
n.look.at-1),E.classList.toggle("false",$-1>=h&&$-1<c),E.classList.toggle("wrong",M),E.style.setProperty(
"--w",String(v)),E},g=l.map((b,$)=>p(b,$+1)),w=d("span",{class:"word"},"<s>");w.style.setProperty("-\
-w",String($e(n,t,0).share)),w.classList.toggle("read",n.look.at===1);let f={role:"group","aria-labe\
l":"The story, word by word"},u=d("div",{class:`story ${n.coloring}`,...f},w,...g),m=({target:b})=>b.
closest?.("button")?.getAttribute("aria-label")??"";return u.addEventListener("pointerover",b=>e(m(b))),
u.addEventListener("pointerleave",()=>e("")),u.addEventListener("focusin",b=>e(m(b))),u.addEventListener(
"focusout",()=>e("")),rt(u,[g]),u}var ye=n=>d("div",{class:"story","aria-hidden":"true"},...["<s>",...n].
map(t=>d("span",{class:"word"},t)));var ct=n=>Float32Array.from(Q(n));var ht=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),at=n=>{let t=0;return Array.from(n,e=>t+=e)};function Ee(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=ct(n.map(c=>c/t)),r=ht(o).slice(0,e??n.length),i=at(r.
map(c=>o[c])),a=new Float32Array(n.length);r.forEach((c,l)=>{let p=l&&i[l-1];(s===1||p<s*i.at(-1))&&
(a[c]=o[c])});let h=at(a).at(-1);return a.map(c=>c/h)}var ke=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*Oe(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var x=n=>{let t=[...n];return new Map(t.map(e=>[e,1/t.length]))};function ve(n){let t=Object.values(
n).reduce((e,s)=>e+s,0);return new Map(Object.entries(n).map(([e,s])=>[e,s/t]))}function lt(...n){let t=new Map;
for(let[e,s]of n)if(e>0)for(let[o,r]of s)t.set(o,(t.get(o)??0)+e*r);return t}var ut=class{constructor(t){
this.w=t,this.words=[],this.people=[],this.things=new Map,this.wanter="",this.thing="",this.isGranted=
!1,this.isClear=!0,this.beginSentence()}beginSentence(){this.expected=["START"],this.subject=this.verb=
this.other=this.place=this.color=""}get isOpening(){return this.things.size<this.w.N_THINGS}thingOf(t){
return this.things.get(t)}get wish(){return this.wanter&&!this.isGranted?this.thingOf(this.thing):null}nextWords(){
if(!this.expected.length)return new Map;let[t]=this.expected,{w:e,people:s,things:o}=this;return{START:()=>this.
firstWords(),NEWCOMER:()=>x(Object.keys(e.GENDER).filter(i=>!s.includes(i))),MORE:()=>x([".","and"]),
NEW:()=>x(e.THINGS.filter(i=>!o.has(i))),COLOR:()=>x(e.COLORS),WHERE:()=>lt([.5,x(["It"])],[.5,x(s)]),
PLACE:()=>x(e.PLACES),ASKED:()=>x(o.keys()),VERB:()=>x([this.verbWord()]),THING:()=>this.either("it",
"the"),HOLDER:()=>x([this.thingOf(this.thing).holder]),SPOT:()=>this.spotWords(),RECEIVER:()=>this.receiverWords(),
ACTOR:()=>this.actorWords(),DEED:()=>ve(e.DEEDS)}[t]?.()??x([t])}either(t,e){let{PRONOUN:s}=this.w;return new Map(
[[t,s],[e,1-s]])}firstWords(){if(!this.people.length)return x(Object.keys(this.w.GENDER));if(this.isOpening)
return x(["The"]);if(this.wish)return this.wordsForWhoActs(this.wish);let t=this.isGranted?this.w.THEN:
0;return lt([t,x(["Then"])],[1-t,this.wordsWithoutThen()])}wordsWithoutThen(){let{w:t,words:e}=this,
s=x([t.END]);if(e.length>=t.MUST_END)return s;let o=e.length>=t.MAY_END?t.END_SHARE:0;return lt([o,s],
[(1-o)*t.QUESTION,ve(t.QUESTIONS)],[(1-o)*(1-t.QUESTION),x(this.people)])}wordsForWhoActs({holder:t}){
let{w:e,wanter:s}=this,o=this.either(e.SUBJECT_PRONOUN[e.GENDER[s]],s);return!t||t===s?o:lt([.5,o],[
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
this.isClear=e===this.wanter||t[e]!==t[this.wanter],this.move(this.wanter,""),this.isGranted=!0}};var Gn=8,Se=({shape:n,data:t},e)=>({shape:[e,n[1]],data:t.subarray(0,e*n[1])}),dt=class extends st{constructor(t){
super(t),this.tables=t.blueprint.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}goTo(t,e){
if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,this.weights])r.splice(e);for(let[r,i]of this.
cache)r!=="length"&&this.cache.set(r,{k:Se(i.k,e),v:Se(i.v,e)});this.cache.set("length",e);let s,o=zt(
this.model,()=>{s=this.model.forward([t[e]],this.cache).data});this.ids.push(t[e]),this.logits.push(
s),this.weights.push(wt(this.model.config.n_layers).map(r=>{let i=o[`decoder.layers.${r}.self_attent\
ion.weights`];return wt(i.shape[0]).map(a=>[...O(i,a)])}))}};function Te(n,t){if(t.temperature>0)return Ee(
n,t);let[e]=ht(n);return Float32Array.from(n,(s,o)=>+(o===e))}function*Ne(n,t){let{eosId:e,tokens:s}=n.
tgtVocab,o=n.read(t.text),r=o.length-1,i=Oe(t.seed),a=[],h=()=>o.at(-1)===e||a.length===t.length||o.
length===n.model.config.max_len;for(let u=0;u<o.length&&o[u]!==e;u++){n.goTo(o,u);let m=u+1<o.length;
if(yield m?null:o.slice(1).map(b=>s[b]),!m){if(h())break;a.push(i.next().value),o.push(ke(at(Te(n.logits[u],
t)),a.at(-1)))}}let c=o.slice(1).map(u=>s[u]),l=o.at(-1)===e,p=c.length+(l?0:1),g=Math.min(t.at||p,p),
w=Kn(n.tables,c,g),f=c.map((u,m)=>-Math.log2(ct(n.logits[m])[o[m+1]]));return{settings:t,words:c,given:r,
ended:l,surprise:f,world:w.surprise,contradiction:w.contradiction,look:{at:g,now:w.now,number:a[g-1-
r]??null,...Bn(n,t,g-1,o[g],w.options),weights:n.weights[g-1]}}}function Bn({logits:n,tgtVocab:t},e,s,o,r){
let i=ct(n[s]),a=Te(n[s],e),h=ht(n[s]),c=(u,m)=>m<Gn||u===o,l=u=>r&&(r.get(t.tokens[u])??0),p=h.filter(
c).map(u=>({token:t.tokens[u],before:i[u],after:a[u],world:l(u)})),g=h.filter((u,m)=>!c(u,m)),w=u=>g.
reduce((m,b)=>m+u(b),0),f={count:g.length,before:w(u=>i[u]),after:w(u=>a[u]),world:r&&w(l)};return{rows:p,
others:f}}function Kn(n,t,e){if(!n)return{surprise:null,contradiction:null,options:null,now:null};let s=new ut(
n),o=[],r=null,i=null,a=0;for(let[h,c]of[...t,null].entries()){let l=s.nextWords();if(h+1===e&&(r=l,
i=[...s.things.keys()].map(g=>D(s,g))),c===null)break;let p=l.get(c);if(p===void 0){let g={sentence:a,
word:h,reason:we(s,c)};return{surprise:o,contradiction:g,options:r,now:i}}o.push(-Math.log2(p)),s.add(
c),(c==="."||c==="?")&&a++}return{surprise:o,contradiction:null,options:r,now:i}}var Vn={temperature:["Temperature",""],top_k:["Top-k",""],top_p:["Top-p",""],seed:["Seed",""]},qn={attention:"\
attention",surprise:"surprise",nothing:"nothing"},Re=["text","length","temperature","top_k","top_p",
"seed","at"],zn=["layer","head","coloring"],Qn=30,Yn=()=>matchMedia("(prefers-reduced-motion: reduce\
)").matches,Ae=n=>n.reduce((t,e)=>t+e,0)/n.length,Wt=(n,t)=>`${n} ${t}${n===1?"":"s"}`;function Lt(n,t){
let s=n.getRootNode().activeElement,o=n.contains(s)?s?.dataset.key:void 0;n.replaceChildren(t),o&&n.
querySelector(`[data-key="${o}"]`)?.focus()}function Jn({words:n,world:t,surprise:e,contradiction:s,
look:o},r){let i=`The model’s surprise is ${Ae(e).toFixed(2)} bits a word`;if(!t)return`${Wt(n.length,
"word")}. ${i}.`;if(s){let{sentence:a,word:h,reason:c}=s;return`Sentence ${a+1} contradicts the worl\
d at “${n[h]}”. ${c}`}return r==="surprise"?`${i}; the world’s own uncertainty is ${Ae(t).toFixed(
2)}.`:o.now.length?`By now ${U(o.now)}. The model is given no such list, only the words.`:"No contra\
diction so far."}function Zn(n,t){let e=t.offsetTop-n.scrollTop;(e<0||e+t.offsetHeight>n.clientHeight)&&
(n.scrollTop=t.offsetTop-n.clientHeight/2)}var Xn=({words:n})=>`The story has ended, after ${Wt(n.length,
"word")}: it can’t go on. Draw again tells another one, Start over goes back to the beginning.`,Ct=class extends ot{constructor({
model:t,el:e}){super(t,dt),this.isPlaying=!1,this.isOver=!1,this.isQuiet=!1,this.readers=this.readersOf(
[...Re.slice(1),...zn]),this.address=qt(t,e,this.readers),this.form=this.formOf();let{temperature:s,
...o}=this.slidersOf(Vn),r=pt("Color by",qn,l=>this.set({coloring:l}));this.controls={temperature:s,
coloring:r,...o},this.story=d("div",{class:"pane"}),this.distribution=d("div",{}),this.heads=d("div",
{}),this.attends=d("p",{class:"hint said"}),this.pointed=Ft();let i=d("div",{class:"buttons"},...this.
buttons()),a=d("div",{},this.status,i,s.node);this.sides=d("div",{class:"sides"},this.distribution,a);
let h=Ht(r,...Object.values(o)),c=d("details",{},d("summary",{},"Look inside: where every head looks\
, and more controls"),d("div",{class:"sides"},d("div",{},this.heads,this.attends),h));this.answered.
append(this.story,this.sides,c,this.pointed,this.address.node),Dt(e,"story-lab","Story lab",this.form.
node,this.answered)}formOf(){let{model:t,choices:e}=this,s=ae(t,"Begin","",i=>this.goOn(i,0),"","The\
 beginning of a story");s.node.querySelector("input")?.setAttribute("autocapitalize","sentences");let o=d(
"summary",{},"your own");this.own=d("details",{},o,...s.node.childNodes);let r=Object.entries(e.beginnings);
return s.node.append(this.suggest("Begin with ",r),this.own),s}buttons(){let t=e=>()=>this.goOn(this.
model.get("text"),e);return[k("Next word",t(null),{class:"main"}),k("Continue",t(void 0)),k("Draw ag\
ain",()=>this.drawAgain()),k("Start over",t(0))]}refuse(t){super.refuse(t),t&&this.own&&(this.own.open=
!0)}set(t){this.isPlaying=this.isOver=!1,super.set(t)}goOn(t,e=this.choices.length.at(-1)){let s=this.
choices.length.at(-1),o=t===this.model.get("text")&&e===s;if(this.isPlaying&&o)return;this.refuse(null),
this.form.show(t);let{settings:r,words:i,given:a,ended:h}=this.shown,c=t===r.text,l=Math.min((c?i.length-
a:0)+1,s);this.isPlaying=e===s,this.isOver=c&&h&&e!==0,this.put({text:t,length:e??l,at:0}),this.redraw()}put(t){
this.isQuiet=!0;for(let[e,s]of Object.entries(t))this.model.set(e,s);this.isQuiet=!1}takeBack(){this.
put(this.shown.settings)}settings(){return Kt(this.model,Re)}showControls(){for(let[t,{show:e}]of Object.
entries(this.controls))e(this.model.get(t));this.address.show()}async redraw(){this.isQuiet||await super.
redraw()}search(t,e){return Ne(t,e)}tellMore(t,e){let{settings:s,words:o}=this.shown,r=this.model.get(
"text")===s.text?o.length:0;return!this.isPlaying||!(t?.length>r)||Yn()?0:(e(),this.distribution.inert=
!0,this.story.replaceChildren(ye(t)),this.story.scrollTop=this.story.scrollHeight,this.status.textContent=
`${Wt(t.length,"word")} …`,Qn)}draw(){let{shown:t,model:e}=this,s=e.get("coloring"),{weights:o}=t.
look,r=Math.min(e.get("layer"),o.length-1),i=Math.min(e.get("head"),o[0].length-1);this.isPlaying=!1,
this.say(this.isOver?Xn(t):Jn(t,s)),this.status.classList.toggle("alarming",!!t.contradiction),this.
attends.textContent=ge(t,r,i);let a=u=>{this.pointed.textContent=u};a("");let h=u=>this.set({at:u}),
c=o[r][i],l={look:a,go:h};Lt(this.story,xe({...t,coloring:s},c,l));let p=!t.settings.at&&t.contradiction,
g=this.story.querySelector(p?".wrong":"[aria-pressed=true]");g instanceof HTMLElement&&Zn(this.story,
g);let w=u=>this.write(u);Lt(this.distribution,le(t,a,w));let f=u=>this.set({...u,coloring:"attentio\
n"});Lt(this.heads,me(t,{layer:r,head:i},f)),this.distribution.inert=!1}async write(t){let{words:e,look:s}=this.
shown;try{let{target:o}=await this.fetchModel(),r=o.join([...e.slice(0,s.at-1),t]);this.goOn(r,0)}catch(o){
this.refuse(o)}}};function ts(n){let t=new Ct(n);return t.follow(Object.keys(t.readers))}var Me={render:ts};widget=Me;})();
export default widget;
