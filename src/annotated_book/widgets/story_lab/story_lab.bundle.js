let widget;
(()=>{var R=(n,t)=>Object.fromEntries(n.map(e=>[e,t(e)])),pt=(n,t)=>R(Object.keys(n),e=>t(n[e],e));function f(n,t={},...e){return We(document.createElement(n),t,e)}function We(n,t,e){for(let[s,o]of Object.entries(t))n.setAttribute(s,o);return n.append(...e),n}function Ft(n,t,e,...s){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(f("div",o,...s))}var L=(n,...t)=>f(
"div",{class:n},...t);function Ut(n,t){for(let[e,s]of Object.entries(t))n.style.setProperty(`--${e}`,String(s));return n}var Gt=(...n)=>L(
"controls",...n.map(({node:t})=>t)),Bt=()=>f("p",{class:"pointed","aria-hidden":"true"}),K=(...n)=>L(
"scroller",...n);function V(n,t,e,s){let o=(c,l,p)=>p.map(g=>g instanceof HTMLTableCellElement?g:f(c,
l,g)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(c=>{let l=o("th",{scope:"\
row"},c.slice(0,1));return f("tr",{},...l,...o("td",{},c.slice(1)))}),a=t?[f("caption",{},t)]:[],h=f(
"thead",{},f("tr",{},...r));return f("table",n,...a,h,f("tbody",{},...i))}var M={"data-lm-suppress-shortcuts":"true"};function k(n,t,e={}){let s=f("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function je(n,t,e,s){let o=f("input",{type:"range",...e,...M}),
r=f("output",{"aria-live":"off"}),i=f("span",{},n," ",f("code",{},t));return o.addEventListener("inp\
ut",()=>s(Number(o.value))),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,output:r}}function Kt(n,t,e,s){let o={min:0,max:e.length-1},r=c=>s(e[c]),{node:i,input:a,output:h}=je(n,t,o,r);
return{node:i,input:a,show(c,l=String(c)){a.value=String(e.indexOf(c)),a.setAttribute("aria-valuetex\
t",l),h.textContent=l}}}function gt(n,t,e){let s=Object.entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,
r=f("select",{id:o,...M},...s);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"\
control menu"},f("label",{for:o},n),r),show(i){r.value=i}}}var Vt=(n={})=>f("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,...M});function mt(n,t){let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,
o]of e)n.off(`change:${s}`,o)}}function qt(n,t,e){let s=mt(n,R(t,()=>e));return e(),s}var zt=(n,t)=>R(
t,e=>n.get(e));function q(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function Qt(n){
let t=f("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&De(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Le=1e3,B,Ht;function De(n){
B?.isConnected||(B=f("p",{class:"annotated-voice",role:"status"}),document.body.append(B));let t=B;clearTimeout(
Ht),Ht=setTimeout(()=>{t.textContent=n},Le)}var wt=n=>t=>n.find(e=>String(e)===t),as=wt([!0,!1]),Pe=n=>String(n);function Yt(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),h=m=>(s[m]??Pe)(n.get(
m)),c=Object.keys(e),l=R(c,h),p=new URLSearchParams(location.search),g=[];for(let[m,E]of Object.entries(
e)){let $=p.get(`${a}.${m}`);if($===null)continue;let b=E($);b===void 0?g.push(m):n.set(m,b)}let w=f(
"a",{},"Copy link to this setting"),d=f("span",{role:"status"});w.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),d.textContent=" Copied."}catch{d.textContent=
" The address of this page has it now: copy it from there."}}});let u=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},w,d,u),show(){let m=new URLSearchParams(location.search);for(let b of c){let C=h(b);C===l[b]?m.
delete(`${a}.${b}`):m.set(`${a}.${b}`,C)}d.textContent="";let E=o.closest("section[id]")?.id,$=m.size?
`?${m}`:location.pathname;w.setAttribute("href",`${$}${E?`#${E}`:""}`)}}}var bt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s);var $t=n=>n.reduce((t,e)=>t+e,0),z=n=>n.reduce((t,e)=>t*e,1);function O({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function Q(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=$t(s);return s.map(r=>r/o)}var He=1e-5;function _(...n){return{shape:n,data:new Float32Array(z(n))}}var yt=(n,t)=>(e,s)=>n[s]!==
t,Et=()=>(n,t)=>t<=n;function Fe(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){
let[r,i]=[O(n,o),O(s,o)];for(let a=0;a<i.length;a++){let h=a*r.length,c=e.data[a];for(let l=0;l<r.length;l++)
c+=r[l]*t.data[h+l];i[a]=c}}return s}function Ue(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){
let[r,i]=[O(n,o),O(s,o)],a=0,h=0;for(let l of r)a+=l/r.length;for(let l of r)h+=(l-a)**2/r.length;let c=1/
Math.sqrt(h+He);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*c*t.data[l]+e.data[l]}return s}function xt(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Ge=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function Be(n,t,e,s,o,r,i){let[a,h]=n.shape,c=t.shape[0],l=h/s,p=i.scale?1:Math.
sqrt(l),g=_(s,a,c),w=_(s,a,c),d=_(a,h);for(let u=0;u<s;u++)for(let m=0;m<a;m++){let E=u*a+m,$=(y,v)=>O(
y,v).subarray(u*l,(u+1)*l),[b,C]=[$(n,m),$(d,m)],N=O(g,E);for(let y=0;y<c;y++){let v=$(t,y),S=0;for(let j=0;j<
l;j++)S+=b[j]*v[j];N[y]=!o||o(r+m,y)?S/p:-1/0}if(N.every(y=>y===-1/0))throw new RangeError("mask mas\
ks every key for some query");let W=O(w,E);if(W.set(Q(N)),i.head!==u)for(let y=0;y<l;y++){let v=0;for(let S=0;S<
c;S++)v+=W[S]*e.data[S*h+u*l+y];C[y]=v}}return{scores:g,weights:w,values:d}}var Y=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}apply(t,e,s){let{[`${e}.weight`]:o,[`${e}.bias`]:r}=this.parameters;return t(
s,o,r)}linear(t,e){let s=this.apply(Fe,t,e);return t===this.without.output&&s.data.fill(0),this.note(
t,s)}norm(t,e){return this.note(t,this.apply(Ue,t,e))}embed(t,e){let s=this.parameters[`${t}.table.w\
eight`],o=_(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`id\
s holds ${i}, but the vocabulary has ${s.shape[0]} entries`);O(o,a).set(O(s,i))}),this.note(`${t}.ta\
ble`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
h=this.without.positions?s:xt(s,{data:a});return this.note(t,h)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[h,
c]=this.without.head??[],{scores:l,weights:p,values:g}=Be(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:h===t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,p),this.
note(`${t}.values`,g),this.note(t,this.linear(`${t}.w_o`,g))}feedForward(t,e){let s=Ge(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
xt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,xt(e,s(e)));return this.note(t,o)}stack(t,e,s,o=new Map,r=0,i=null,a=null){
for(let l=0;l<this.config.n_layers;l++){let p=`${t}.layers.${l}`,[g,w]=[`${p}.self_attention`,`${p}.\
cross_attention`],d=[u=>(o.set(g,Ke(o.get(g),this.project(g,u))),this.attend(g,u,o.get(g),s,r)),u=>(o.
has(w)||o.set(w,this.project(w,i)),this.attend(w,u,o.get(w),a,r)),u=>this.feedForward(`${p}.feed_for\
ward`,u)];i||d.splice(1,1);for(let[u,m]of d.entries())e=this.sublayer(`${p}.sublayers.${u}`,e,m);this.
note(p,e)}let h=`${t}.norm`,{norm_first:c}=this.config;return this.note(t,c?this.norm(h,e):this.note(
h,e))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},J=class extends Y{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",s,
e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.embed("t\
gt_embed",s),h=this.positions("positions.tgt","tgt",a,i);return this.stack("decoder",h,o,r,i,t,e)}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}},Z=class extends Y{hiddenStates(t,e=new Map){
let s=e.get("length")??0;e.set("length",s+t.length);let o=this.positions("positions","ids",this.embed(
"embedding",t),s);return this.stack("decoder",o,Et(),e,s)}forward(t,e){return this.generator(this.hiddenStates(
t,e))}};function Ke(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=_(o.shape[0]+r.shape[0],o.
shape[1]);return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}
function Jt(n,t){let e={},s=n.onOutput;n.onOutput=(o,r)=>{e[o]=r};try{t()}finally{n.onOutput=s}return e}function X(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(h=>s[a]+h)]);return[...t,...r]}var tt=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=X(t),this.thousands=X(e),this.before=X(s),this.after=
X(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function kt({config:n,tensors:t},e){let s=typeof e=="string"?Ve(e):qe(e),o={};for(let[r,i,a,h]of t){
let c=z(i),l=g=>s.slice(a,a+g*c).buffer,p=h==="e"?Float32Array.from(new Uint16Array(l(2)),ze):new Float32Array(
l(4));o[r]={shape:i,data:p}}return{config:n,parameters:o}}var Ve=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(
0)),qe=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function ze(n){let[t,e]=[n>>10&
31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Qe=new RegExp(
`[${A}]+`),Ye=new RegExp(`^[${A}]+|[${A}]+$`,"g");function te(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Qe).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var Ot="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Zt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Je(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${et(t)} thousand ${e<100?"and ":""}${et(e)}`:`${et(t)} thousand`:et(
e)}function et(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Xt(e);let s=`${Ot[t]} hundred`;return e?
`${s} and ${Xt(e)}`:s}function Xt(n){if(n<20)return Ot[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${Zt[t]}-${Ot[e]}`:Zt[t]}var Ze=new RegExp(`^[${A}]*<[A-Za-z]+>[${A}]`),Xe=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
tn=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,I="I translate integers from 0 to 999,999.",D=n=>n.
length>40?`${n.slice(0,30)}…`:n;function ee(n){let[t]=Ze.exec(n)??[""];return t+en(n.slice(t.length))}
function en(n){let t=n.replace(Ye,"");if(!Xe.test(t))return n;let e=tn.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${I} “${D(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Je(e)}var ne=(n,t)=>St(n,t,1)[0];function St(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let h=2*vt(i,s)/a;h>=.6&&o.push({ratio:h,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function vt(n,t){let e={size:0},s=[];if(n.forEach(
(a,h)=>{s=t.map((c,l)=>a===c?(s[l-1]??0)+1:0),s.forEach((c,l)=>{c>e.size&&(e={size:c,i:h-c+1,j:l-c+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+vt(n.slice(0,r),t.slice(0,i))+vt(n.slice(r+o),t.slice(
i+o))}var se=n=>/^\d+$/.test(n),nn=40,re=["<pad>","<s>","</s>","<unk>"],Tt=class{padId=0;bosId=1;eosId=2;unkId=3;constructor(t){
this.tokens=[...re,...t],this.idOf=new Map(this.tokens.map((e,s)=>[e,s]))}encode(t){return t.map(e=>this.
idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.
slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},Nt="[\\p{L}\\p{N}_]",ie=`[^\\p{L}\\p{N}_${A}\
]`,sn=new RegExp(`${Nt}+(?:['’-]${Nt}+)*|${ie}`,"gu"),on=new RegExp(` ?${Nt}+| ?${ie}+|[${A}]`,"gu"),
F=class{constructor({tokens:t}){this.vocabulary=new Tt(t)}encode(t){let e=this.vocabulary.encode(this.
split(t.normalize("NFC")));if(!e.length)throw new RangeError("The text is empty. Write at least one \
word.");return e}split(t){return t.match(sn)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},Rt=class extends F{constructor(t){super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.
tokens.slice(re.length);this.languages=s.filter(e),this.words=s.filter(o=>!e(o))}split=te;join(t){return t.
join(" ")}encode(t){let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&
!s.includes(o[0]))throw new RangeError(`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}\
.`);let i=o.slice(r?1:0);if(!i.length)throw new RangeError(`${I} Write one, such as 47 or forty-seve\
n.`);let a=i.filter(h=>!this.words.includes(h));if(!a.length)return e.encode(o);throw new RangeError(
this.refusal(a.find(h=>!se(h))??a[0]))}refusal(t){if(se(t))return`${I} Write “${D(t)}” in words to\
o, or the integer in digits.`;let e=t.length<=nn&&ne(t,this.words);return`${I} “${D(t)}” is not a \
number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty-seven.")}},At=class extends F{constructor({
alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=
new Map,e.forEach(([s,o],r)=>{let i=oe(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){
return(t.match(on)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){
let o=t.slice(1).flatMap((r,i)=>this.places.get(oe(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;
e=Math.min(...o),t=rn(t,this.merges[e])}}},oe=(n,t)=>`${n.length} ${n}${t}`;function rn(n,[t,e]){let s=[];
for(let o=0;o<n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var an={words:F,
"number words":Rt,"sub-words":At},nt=({kind:n,...t})=>new an[n](t);var cn=2e4,ce=400,ae="de",Mt=class{constructor({blueprint:t,weights:e}){this.model=new J(kt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=nt(t.src_tokenizer),this.target=nt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new tt(this.parts[t]),this.names[t]}read(t,e=ae){
let s=e===ae?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?ee(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${I} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:yt(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=yt(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,Et(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}},st=class{constructor({blueprint:t,weights:e}){this.model=new Z(
kt(t,e)),this.target=nt(t.tokenizer),this.tgtVocab=this.target.vocabulary}read(t){let e=this.target.
split(t.normalize("NFC"));if(!e.length)throw new RangeError("There is nothing to go on from. Write a\
t least one word, or press one of the beginnings.");let{bosId:s,unkId:o}=this.tgtVocab,r=this.tgtVocab.
encode(e),i=e.filter((h,c)=>r[c]<=o);if(i.length)throw new RangeError(this.refusal([...new Set(i)]));
let a=this.model.config.max_len-1;if(r.length>a)throw new RangeError(`This text has ${r.length} word\
s, and the model can take in ${a} at most.`);return[s,...r]}refusal(t){let e=this.tgtVocab.tokens.slice(
this.tgtVocab.unkId+1),s=c=>c.map(l=>`“${D(l)}”`).join(", "),r=t.length>1?"are not words that th\
e model knows":"is not a word that the model knows",i=Math.ceil(3/t.length),a=t.flatMap(c=>St(c,e,i)),
h=a.length?`It knows ${s([...new Set(a)])}.`:`It knows ${e.length} words, such as ${e.slice(-3).join(
", ")}.`;return`${s(t)} ${r}. ${h}`}begin(t){return{src:[],start:this.read(t)}}decoder(){return(t,e)=>this.
model.forward(t,e)}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function he(n,t=Mt,e=""){
let s=null;return()=>s??=hn(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function hn(n,t){
let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"\
later"):(o||await ln(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function ln(n,t){
return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),cn),r=()=>{clearTimeout(
o),i(),e()},i=mt(n,{[`${t}weights`]:r});q(n,{[`${t}wanted`]:!0})})}var un=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function le(n,t,e,s,o="",r=un(
n)){let i="",a=`text-${Math.random()}`,h=Vt({id:a,"aria-describedby":`${a}-error`}),c=f("p",{id:`${a}\
-error`,class:"error",role:"alert"}),l=f("form",{},f("label",{for:a},r),L("line",h,o,f("button",{class:"\
main"},t)),e,c);h.addEventListener("keydown",d=>{d.key!=="Enter"||d.isComposing||(d.preventDefault(),
l.requestSubmit())});let p=(d,u)=>{i=h.value,s(d,u)};return l.addEventListener("submit",d=>{d.preventDefault(),
p(h.value)}),{node:l,ask:p,show:d=>{h.value===i&&(i=h.value=d)},refuse:d=>{let u=d instanceof RangeError;
h.setAttribute("aria-invalid",String(u)),c.textContent=u?d.message:"",d&&!u&&(c.textContent=`The mod\
el cannot answer: ${d.message}. Press ${t} to try again.`)}}}var dn=12,fn=250,pn=(n=0)=>new Promise(t=>setTimeout(t,n)),ot=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=he(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Qt("verdict"),this.answered=L("answered")}readersOf(t){return{
text:e=>e.length<=ce?e:void 0,...R(t,e=>wt(this.choices[e]))}}slidersOf(t){return pt(t,([e,s],o)=>{let r=c=>this.
set({[o]:c}),{show:i,...a}=Kt(e,s,this.choices[o],r);return{...a,show:c=>i(c,c===null?"off":void 0)}})}suggest(t,e){
let s=([o,r])=>k(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?f("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),q(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused),this.answered.inert=this.isRefused}async redraw(){
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(
t),this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},fn);try{JSON.stringify(t)!==JSON.stringify(
this.shown.settings)&&await this.workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(
i),i instanceof RangeError&&this.takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.
settings;this.written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("\
aria-busy","false")}async workOff(t,e,s){let o=this.search(await this.fetchModel(),t);for(let r=performance.
now();!e();){let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let h=this.
tellMore(a,s);!h&&performance.now()-r<dn||(await pn(h),r=performance.now())}}tellMore(t,e){return 0}say(t){
this.status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=qt(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var ue=n=>!n.matches(".none")&&!n.closest(".unwritten");function rt(n,t){let e=()=>t.flat().find(ue)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(g=>g.includes(i));if(a<0)return;let h=t[a].indexOf(i),[c,l]={
ArrowUp:[a-1,h],ArrowDown:[a+1,h],ArrowLeft:[a,h-1],ArrowRight:[a,h+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(c===null)return;r.preventDefault();let p=t[c]?.[l];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{ue(s)||o(e())}}function gn({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")};return Ut(f("td",{...o,...M},n),{w:e})}function de({title:n,corner:t="",rows:e,
columns:s,cells:o,look:r}){let i=o.map(p=>p.map(gn)),a={class:"grid numbers",role:"grid"},h=i.map((p,g)=>[
e[g],...p]),c=V(a,n,[t,...s],h),l=({target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??
"";return c.addEventListener("pointerover",p=>r(l(p))),c.addEventListener("pointerleave",()=>r("")),
c.addEventListener("focusin",p=>r(l(p))),c.addEventListener("focusout",()=>r("")),rt(c,i),K(c)}var _t=n=>n.
replaceAll("-","−");function mn(n,t=2){if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>
0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?_t(n.toExponential(0).replace("+",
"")):_t(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var it=n=>Number.isFinite(n)?_t(String(Number(n.toPrecision(
7)))):mn(n);var wn=3,It=.005,U={before:"model",after:"reshaped",world:"world"},Ct=({words:n,look:t})=>n[t.at-2]??
"<s>",bn=({temperature:n,top_k:t,top_p:e})=>n!==1||t!==null||e!==1,$n=n=>n&&n<It?"< 1%":`${n>1-It&&n<
1?"> 99":Math.round(100*n)}%`;function xn({rows:n,others:t},e){let s=(i,a)=>a<wn||i.token===e||Object.
keys(U).some(h=>i[h]>=It),o={...t};for(let i of n.filter((a,h)=>!s(a,h))){o.count+=1;for(let a of Object.
keys(U))i[a]!==null&&(o[a]+=i[a])}let r=`${o.count} others`;return[...n.filter(s),...o.count?[{...o,
token:r}]:[]]}function fe(n,t,e){let{settings:s,words:o,world:r}=n,{at:i}=n.look,a=o[i-1],h=xn(n.look,
a),c={before:!0,after:bn(s),world:r},l=Object.keys(U).filter(d=>c[d]),p=({token:d,count:u},m)=>{let E=d===
a?`${d} ✓`:d;if(u||["</s>","<pad>","<s>","<unk>"].includes(d))return E;let $={"aria-label":`Write \
“${d}” here`,"data-key":`row ${m}`};return k(E,()=>e(d),$)},g=(d,u)=>d[u]===null?{text:"–",say:`\
the world cannot go on from here: ${d.token}`}:{text:$n(d[u]),say:`${d.token}, ${U[u]}, exactly ${it(
d[u])}`,share:d[u],kinds:["bar",u]},w=o.slice(Math.max(i-5,0),i-1).join(" ")||"<s>";return de({title:`\
After “${w.replace(/ (?=[.?])/g,"")}”: which word comes?`,corner:"pick one",rows:h.map(p),columns:l.
map(d=>U[d]),cells:h.map(d=>l.map(u=>g(d,u))),look:t})}var yn={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},En={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},kn=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function On(n,t,e){let s=n==="sublayers"&&En[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function pe(n,t){let[e]=n.split("."),s=[];for(let[,o,r]of n.matchAll(kn))s.push(r?On(o,r,
e):yn[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(
n)&&s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(
", ")}var ge=n=>n.charAt(0).toUpperCase()+n.slice(1);var vn=3,me=({words:n},t)=>t?n[t-1]:"<s>",we=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]);function be(n,t,e){
let s=n.look.weights[t][e],o=we(s).slice(0,vn).map(h=>{let c=h?` (word ${h})`:"";return`“${me(n,h)}\
”${c} ${s[h].toFixed(2)}`}),r=ge(pe(`decoder.layers.${t}.self_attention`,e)),i=n.words[n.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, at “${Ct(n)}”, before ${a}. It attends to\
 ${o.join(", ")}.`}function $e(n,t,e){let{weights:s}=n.look,o=(h,c)=>{let[l]=we(s[h][c]),p=s[h][c][l],
g=me(n,l),w=h===t.layer&&c===t.head,d=k("",()=>e({layer:h,head:c}),{"aria-pressed":String(w),"aria-l\
abel":`Layer ${h}, head ${c}: most to “${g}”, ${p.toFixed(2)}`,"data-key":`head ${h} ${c}`});return d.
append(f("b",{},g),` ${p.toFixed(2)}`),d.style.setProperty("--w",String(p)),d},r=s[0].map((h,c)=>`he\
ad ${c}`),i=s.map((h,c)=>[`layer ${c}`,...h.map((l,p)=>o(c,p))]),a=`“${Ct(n)}” attends most to …`;
return K(V({class:"heads"},a,["",...r],i))}var T=n=>`'${n}'`;function G(n,t="and"){let e=[...n],s=e.pop();return e.length?`${e.join(", ")} ${t}\
 ${s}`:s}var Sn=n=>G([...n].map(t=>`the ${t}`));function xe(n,t){let{expected:e,w:s}=n;return!s.VOCABULARY.
includes(t)&&t!==s.END?`The small world has no word ${T(t)}.`:e.length?t===s.END&&e.join()!=="START"?
"The story ends within a sentence.":({START:Nn,NEWCOMER:Mn,NEW:_n,WHERE:P,VERB:Cn,ASKED:In,HOLDER:Wn,
SPOT:jn,RECEIVER:Ln,ACTOR:Dn}[e[0]]??Pn)(n,t)||Tn(n,t):"The story has ended."}var Wt=({words:n})=>n.
slice(n.lastIndexOf(".")+1);function Tn(n,t){let e=[...n.nextWords().keys()].map(T),s=G(e.slice(0,3),
"or")+(e.length>3?" …":""),o=Wt(n).slice(-3).join(" "),r=o?`after ${T(o)}`:"at the beginning of a \
sentence";return`${T(t)} cannot come ${r}: possible is ${s}.`}function Nn(n,t){let{w:e,words:s,people:o}=n;
return t==="She"||t==="He"?An(n,t):o.length?n.isOpening?`A story has ${e.N_THINGS} things: say first\
 what they are.`:n.wish?Rn(n,t):t==="Then"?"No one has just got a thing, so 'Then' has no one to ref\
er to.":t===e.END?`The story ends before it has ${e.MAY_END} words.`:s.length>=e.MUST_END?`The story\
 has to end: it has ${e.MUST_END} words or more.`:P(n,t):"A story begins with two people: say who me\
ets whom."}function Rn(n,t){let{wanter:e,thing:s,people:o}=n,r=`${e} wants the ${s}, and ${H(n)}: `;
return o.includes(t)?`${r}${t} has no part in that.`:P(n,t)||`${r}say first how ${e} gets it.`}function An({
wish:n,wanter:t},e){return n?`${T(e)} cannot be ${t}.`:`${T(e)} is unclear: no one has just wanted a\
nything. Say the name.`}var Mn=({people:n},t)=>n.includes(t)?`${t} is here already.`:"",_n=({things:n},t)=>n.
has(t)?`There is a ${t} already.`:"";function P({people:n,w:t},e){return e in t.GENDER&&!n.includes(
e)?`There is no ${e} in this story, only ${G(n)}.`:""}function In({things:n,w:t},e){return t.THINGS.
includes(e)&&!n.has(e)?`There is no ${e} in this story, only ${Sn(n.keys())}.`:""}function Cn(n,t){let{
w:e,subject:s,people:o,wish:r}=n;if(!(t in e.AFTER)||o.length===1)return"";if(!r)return`${s} can onl\
y want something here.`;let i=H(n);return`${i[0].toUpperCase()}${i.slice(1)}, so ${s} ${n.verbWord()}\
 it.`}function Wn(n,t){let{w:e,thing:s}=n;if(!(t in e.GENDER))return"";let o=n.thingOf(s).holder;return P(
n,t)||`${t} does not have the ${s}: ${o} has it.`}function jn(n,t){let{w:e,subject:s,thing:o}=n;return e.
PLACES.includes(t)?`${s} cannot find the ${o} in the ${t}: ${H(n)}.`:""}function Ln(n,t){let{subject:e,
wanter:s,thing:o,people:r,wish:i}=n,a=t==="her"||t==="him";return t===e?`${t} cannot be both in one \
sentence.`:i&&(a||r.includes(t))?`${s} wants the ${o}, so ${e} gives it to ${s}.`:a?`${T(t)} is uncl\
ear here: say the name.`:P(n,t)}function Dn(n,t){let{w:e,wanter:s,thing:o,people:r}=n;return t===e.GENDER[s]?
`${T(t)} is unclear: the last sentence had two of them. Say the name.`:r.includes(t)||t==="she"||t===
"he"?`${s} has just got the ${o}, so 'Then' speaks of ${s}.`:P(n,t)}function Pn(n,t){let{w:e,expected:s,
thing:o,wanter:r}=n;return Wt(n).includes("?")?Hn(n):e.THINGS.includes(t)&&s[0]===o?`It is the ${o} \
that ${r} wants, and not the ${t}.`:""}function Hn(n){let t=Wt(n),e=[...t.slice(t.indexOf("?")+1),...n.
expected].join(" ").replace(/ \.$/,""),s=n.verb==="What"?"":`: ${H(n)}`;return`The answer is ${T(e)}${s}\
.`}function H(n,t=n.thing){let{holder:e,place:s}=n.thingOf(t);return e?`${e} has the ${t}`:`the ${t}\
 is ${s?`in the ${s}`:"lost"}`}var Fn=8,Un=1,ye=n=>n==="."||n==="?";function Gn(n,t){if(!t)return[0,0];let{word:e}=t,s=n.slice(0,e).
findLastIndex(ye)+1,o=n.findIndex((r,i)=>i>=e&&ye(r));return[s,o<0?n.length:o+1]}function Ee({coloring:n,
surprise:t,look:e},s,o){if(n==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/Fn,
1),number:i<Un?"":i.toFixed(1)}}return{share:n==="attention"&&o<e.at?s[o]:0,number:""}}function Bn({
words:n,surprise:t,look:e},s,o){if(o>n.length)return"the next word, which is not there yet";let r=[`\
word ${o}`];return r.push(`surprise ${it(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attentio\
n weight ${s[o].toFixed(3)}`),r.join("; ")}function ke(n,t,{look:e,go:s}){let{words:o,given:r,ended:i,
contradiction:a}=n,[h,c]=Gn(o,a),l=i?o:[...o,"…"],p=($,b)=>{let{share:C,number:N}=Ee(n,t,b),W=b-1===
a?.word,y={word:!0,given:b<=r,read:b===n.look.at-1,false:b>h&&b<=c,wrong:W},v=W?`✗ ${$}`:$,S=N&&` ${N}`,
j={class:Object.keys(y).filter(Ce=>y[Ce]).join(" "),tabindex:"-1","data-key":b,"aria-pressed":String(
b===n.look.at),"aria-label":`${v}${S}: ${Bn(n,t,b)}`+(W?"; contradiction":""),...M},ft=k(v,()=>s(b),
j);return N&&ft.append(" ",f("small",{},N)),ft.style.setProperty("--w",String(C)),ft},g=l.map(($,b)=>p(
$,b+1)),w=f("span",{class:"word"},"<s>");w.style.setProperty("--w",String(Ee(n,t,0).share)),w.classList.
toggle("read",n.look.at===1);let d={role:"group","aria-label":"The story, word by word"},u={class:`s\
tory ${n.coloring}`,...d},m=f("div",u,w,...g),E=({target:$})=>e($.closest?.("button")?.getAttribute(
"aria-label")??"");for(let $ of["pointerover","focusin"])m.addEventListener($,E);for(let $ of["point\
erleave","focusout"])m.addEventListener($,()=>e(""));return rt(m,[g]),m}var Oe=n=>f("div",{class:"st\
ory","aria-hidden":"true"},...["<s>",...n].map(t=>f("span",{class:"word"},t)));var ct=n=>Float32Array.from(Q(n));var ht=n=>[...n.keys()].sort((t,e)=>n[e]-n[t]),at=n=>{let t=0;return Array.from(n,e=>t+=e)};function ve(n,{
temperature:t=1,top_k:e=null,top_p:s=1}){let o=ct(n.map(c=>c/t)),r=ht(o).slice(0,e??n.length),i=at(r.
map(c=>o[c])),a=new Float32Array(n.length);r.forEach((c,l)=>{let p=l&&i[l-1];(s===1||p<s*i.at(-1))&&
(a[c]=o[c])});let h=at(a).at(-1);return a.map(c=>c/h)}var Se=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*Te(n){
for(;;){n=n+1831565813|0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var x=n=>{let t=[...n];return new Map(t.map(e=>[e,1/t.length]))};function jt(n){let t=Object.values(
n).reduce((e,s)=>e+s);return new Map(Object.entries(n).map(([e,s])=>[e,s/t]))}function lt(...n){let t=new Map;
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
ACTOR:()=>this.actorWords(),DEED:()=>jt(e.DEEDS)}[t]?.()??x([t])}either(t,e){let{PRONOUN:s}=this.w;return jt(
{[t]:s,[e]:1-s})}firstWords(){if(!this.people.length)return x(Object.keys(this.w.GENDER));if(this.isOpening)
return x(["The"]);if(this.wish)return this.wordsForWhoActs(this.wish);let t=this.isGranted?this.w.THEN:
0;return lt([t,x(["Then"])],[1-t,this.wordsWithoutThen()])}wordsWithoutThen(){let{w:t,words:e}=this,
s=x([t.END]);if(e.length>=t.MUST_END)return s;let o=e.length>=t.MAY_END?t.END_SHARE:0;return lt([o,s],
[(1-o)*t.QUESTION,jt(t.QUESTIONS)],[(1-o)*(1-t.QUESTION),x(this.people)])}wordsForWhoActs({holder:t}){
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
this.isClear=e===this.wanter||t[e]!==t[this.wanter],this.move(this.wanter,""),this.isGranted=!0}};var Kn=8,Ne=({shape:n,data:t},e)=>({shape:[e,n[1]],data:t.subarray(0,e*n[1])}),dt=class extends st{constructor(t){
super(t),this.tables=t.blueprint.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}goTo(t,e){
if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,this.weights])r.splice(e);for(let[r,i]of this.
cache)r!=="length"&&this.cache.set(r,{k:Ne(i.k,e),v:Ne(i.v,e)});this.cache.set("length",e);let s,o=Jt(
this.model,()=>{s=this.model.forward([t[e]],this.cache).data});this.ids.push(t[e]),this.logits.push(
s),this.weights.push(bt(this.model.config.n_layers).map(r=>{let i=o[`decoder.layers.${r}.self_attent\
ion.weights`];return bt(i.shape[0]).map(a=>[...O(i,a)])}))}};function Re(n,t){if(t.temperature>0)return ve(
n,t);let[e]=ht(n);return Float32Array.from(n,(s,o)=>+(o===e))}function*Ae(n,t){let{eosId:e,tokens:s}=n.
tgtVocab,o=n.read(t.text),r=o.length-1,i=Te(t.seed),a=[],h=()=>o.at(-1)===e||a.length===t.length||o.
length===n.model.config.max_len;for(let u=0;u<o.length&&o[u]!==e;u++){n.goTo(o,u);let m=u+1<o.length;
if(yield m?null:o.slice(1).map(E=>s[E]),!m){if(h())break;a.push(i.next().value),o.push(Se(at(Re(n.logits[u],
t)),a.at(-1)))}}let c=o.slice(1).map(u=>s[u]),l=o.at(-1)===e,p=c.length+(l?0:1),g=Math.min(t.at||p,p),
w=qn(n.tables,c,g),d=c.map((u,m)=>-Math.log2(ct(n.logits[m])[o[m+1]]));return{settings:t,words:c,given:r,
ended:l,surprise:d,world:w.surprise,contradiction:w.contradiction,look:{at:g,now:w.now,number:a[g-1-
r]??null,...Vn(n,t,g-1,o[g],w.options),weights:n.weights[g-1]}}}function Vn({logits:n,tgtVocab:t},e,s,o,r){
let i=ct(n[s]),a=Re(n[s],e),h=ht(n[s]),c=(u,m)=>m<Kn||u===o,l=u=>r&&(r.get(t.tokens[u])??0),p=h.filter(
c).map(u=>({token:t.tokens[u],before:i[u],after:a[u],world:l(u)})),g=h.filter((u,m)=>!c(u,m)),w=u=>$t(
g.map(u)),d={count:g.length,before:w(u=>i[u]),after:w(u=>a[u]),world:r&&w(l)};return{rows:p,others:d}}
function qn(n,t,e){if(!n)return{surprise:null,contradiction:null,options:null,now:null};let s=new ut(
n),o=[],[r,i,a]=[null,null,null],h=0;for(let[c,l]of[...t,null].entries()){let p=s.nextWords();if(c+1===
e&&(r=p,i=[...s.things.keys()].map(w=>H(s,w))),l===null)break;let g=p.get(l);if(g===void 0){a={sentence:h,
word:c,reason:xe(s,l)};break}o.push(-Math.log2(g)),s.add(l),(l==="."||l==="?")&&h++}return{surprise:o,
contradiction:a,options:r,now:i}}var zn={temperature:["Temperature",""],top_k:["Top-k",""],top_p:["Top-p",""],seed:["Seed",""]},Me=["\
text","length","temperature","top_k","top_p","seed","at"],Qn=["layer","head","coloring"],Yn=30,Jn=()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches,_e=n=>n.reduce((t,e)=>t+e,0)/n.length,Pt=(n,t)=>`${n} ${t}${n===
1?"":"s"}`;function Lt(n,t){let s=n.getRootNode().activeElement,o=n.contains(s)?s?.dataset.key:void 0;
n.replaceChildren(t),o&&n.querySelector(`[data-key="${o}"]`)?.focus()}function Zn({words:n,world:t,surprise:e,
contradiction:s,look:o},r){let i=`The model’s surprise is ${_e(e).toFixed(2)} bits a word`;if(!t)return`${Pt(
n.length,"word")}. ${i}.`;if(s){let{sentence:a,word:h,reason:c}=s;return`Sentence ${a+1} contradicts\
 the world at “${n[h]}”. ${c}`}return r==="surprise"?`${i}; the world’s own uncertainty is ${_e(
t).toFixed(2)}.`:o.now.length?`By now ${G(o.now)}. The model is given no such list, only the words.`:
"No contradiction so far."}function Xn(n,t){let e=t.offsetTop-n.scrollTop;(e<0||e+t.offsetHeight>n.clientHeight)&&
(n.scrollTop=t.offsetTop-n.clientHeight/2)}var ts=({words:n})=>`The story has ended, after ${Pt(n.length,
"word")}: it can’t go on. Draw again tells another one, Start over goes back to the beginning.`,Dt=class extends ot{constructor({
model:t,el:e}){super(t,dt),this.isPlaying=!1,this.isOver=!1,this.isQuiet=!1,this.readers=this.readersOf(
[...Me.slice(1),...Qn]),this.address=Yt(t,e,this.readers),this.form=this.formOf();let{temperature:s,
...o}=this.slidersOf(zn),r=Object.fromEntries(this.choices.coloring.map(d=>[d,d])),i=gt("Color by",r,
d=>this.set({coloring:d}));this.controls={temperature:s,coloring:i,...o},this.story=f("div",{class:"\
pane"}),this.distribution=f("div",{class:"choices"}),this.heads=f("div"),this.attends=f("p",{class:"\
hint said"}),this.pointed=Bt();let a=f("div",{class:"buttons"},...this.buttons()),h=f("div",{},this.
status,a,s.node),c=f("div",{class:"sides"},this.distribution,h),l=Gt(i,...Object.values(o)),p=f("div",
{},this.heads,this.attends),w=f("details",{},f("summary",{},"Look inside: where every head looks, an\
d more controls"),f("div",{class:"sides"},p,l));this.answered.append(this.story,c,w,this.pointed,this.
address.node),Ft(e,"story-lab","Story lab",this.form.node,this.answered)}formOf(){let{model:t,choices:e}=this,
s=le(t,"Begin","",i=>this.goOn(i,0),"","The beginning of a story");s.node.querySelector("input")?.setAttribute(
"autocapitalize","sentences");let o=f("summary",{},"your own");this.own=f("details",{},o,...s.node.childNodes);
let r=Object.entries(e.beginnings);return s.node.append(this.suggest("Begin with ",r),this.own),s}buttons(){
let t=e=>()=>this.goOn(this.model.get("text"),e);return[k("Next word",t(null),{class:"main"}),k("Con\
tinue",t(void 0)),k("Draw again",()=>this.drawAgain()),k("Start over",t(0))]}refuse(t){super.refuse(
t),t&&this.own&&(this.own.open=!0)}set(t){this.isPlaying=this.isOver=!1,super.set(t)}goOn(t,e=this.choices.
length.at(-1)){let s=this.choices.length.at(-1),o=t===this.model.get("text")&&e===s;if(this.isPlaying&&
o)return;this.refuse(null),this.form.show(t);let{settings:r,words:i,given:a,ended:h}=this.shown,c=t===
r.text,l=Math.min((c?i.length-a:0)+1,s);this.isPlaying=e===s,this.isOver=c&&h&&e!==0,this.put({text:t,
length:e??l,at:0}),this.redraw()}put(t){this.isQuiet=!0;for(let[e,s]of Object.entries(t))this.model.
set(e,s);this.isQuiet=!1}takeBack(){this.put(this.shown.settings)}settings(){return zt(this.model,Me)}showControls(){
for(let[t,{show:e}]of Object.entries(this.controls))e(this.model.get(t));this.address.show()}async redraw(){
this.isQuiet||await super.redraw()}search(t,e){return Ae(t,e)}tellMore(t,e){let{settings:s,words:o}=this.
shown,r=this.model.get("text")===s.text?o.length:0;return!this.isPlaying||!(t?.length>r)||Jn()?0:(e(),
this.distribution.inert=!0,this.story.replaceChildren(Oe(t)),this.story.scrollTop=this.story.scrollHeight,
this.status.textContent=`${Pt(t.length,"word")} …`,Yn)}draw(){let{shown:t,model:e}=this,s=e.get("c\
oloring"),{weights:o}=t.look,r=Math.min(e.get("layer"),o.length-1),i=Math.min(e.get("head"),o[0].length-
1);this.isPlaying=!1,this.say(this.isOver?ts(t):Zn(t,s)),this.status.classList.toggle("alarming",!!t.
contradiction),this.attends.textContent=be(t,r,i);let a=u=>{this.pointed.textContent=u};a("");let h=u=>this.
set({at:u}),c=o[r][i],l={look:a,go:h};Lt(this.story,ke({...t,coloring:s},c,l));let p=!t.settings.at&&
t.contradiction,g=this.story.querySelector(p?".wrong":"[aria-pressed=true]");g instanceof HTMLElement&&
Xn(this.story,g);let w=u=>this.write(u);Lt(this.distribution,fe(t,a,w));let d=u=>this.set({...u,coloring:"\
attention"});Lt(this.heads,$e(t,{layer:r,head:i},d)),this.distribution.inert=!1}async write(t){let{words:e,
look:s}=this.shown;try{let{target:o}=await this.fetchModel(),r=o.join([...e.slice(0,s.at-1),t]);this.
goOn(r,0)}catch(o){this.refuse(o)}}};function es(n){let t=new Dt(n);return t.follow(Object.keys(t.readers))}
var Ie={render:es};widget=Ie;})();
export default widget;
