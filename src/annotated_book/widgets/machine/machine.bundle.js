let widget;
(()=>{function b(n,t={},...e){return as(document.createElement(n),t,e)}function W(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return as(s,t,e)}function as(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function hs(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(b("div",o,...s))}var cs=()=>b("p",{class:"pointed","aria-hidden":"true"});var F={"data-lm-suppress-shortcuts":"true"};function I(n,t,e={}){let s=b("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function ls(n,t,e,s){let[o,i]=[Math.min(...e),Math.max(...e)],
r=b("input",{type:"range",min:o,max:i,...F}),a=b("output",{"aria-live":"off"}),h=b("span",{},`${n} `,
b("code",{},t));return r.addEventListener("input",()=>s(Number(r.value))),{node:b("div",{class:"cont\
rol"},b("label",{},h,r),a),input:r,show(c){r.value=String(c),a.textContent=String(c)}}}var Tt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.get(e)]));function $t(n,t){for(let[e,s]of Object.entries(
t))n.set(e,s);n.save_changes()}var Ft=n=>n.reduce((t,e)=>t+e,0);function A({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function ut(n){let t=Array.
from(n),e=t.reduce((i,r)=>Math.max(i,r),-1/0),s=t.map(i=>Math.exp(i-e)),o=Ft(s);return s.map(i=>i/o)}var Wo=1e-5;function ft(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Ht=(n,t)=>(e,s)=>n[s]!==
t,qt=()=>(n,t)=>t<=n;function Fo(n,t,e){let s=ft(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[i,r]=[A(n,o),A(
s,o)];for(let a=0;a<r.length;a++){let h=a*i.length,c=e.data[a];for(let l=0;l<i.length;l++)c+=i[l]*t.
data[h+l];r[a]=c}}return s}function jo(n,t,e){let s=ft(...n.shape);for(let o=0;o<n.shape[0];o++){let[
i,r]=[A(n,o),A(s,o)],a=0,h=0;for(let l of i)a+=l/i.length;for(let l of i)h+=(l-a)**2/i.length;let c=1/
Math.sqrt(h+Wo);for(let l=0;l<r.length;l++)r[l]=(i[l]-a)*c*t.data[l]+e.data[l]}return s}function Ee(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Ho=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function qo(n,t,e,s,o,i,r){let[a,h]=n.shape,c=t.shape[0],l=h/s,d=r.scale?1:Math.
sqrt(l),u=ft(s,a,c),f=ft(s,a,c),m=ft(a,h);for(let g=0;g<s;g++)for(let p=0;p<a;p++){let w=g*a+p,x=(v,O)=>A(
v,O).subarray(g*l,(g+1)*l),[y,k,$]=[x(n,p),A(u,w),x(m,p)];for(let v=0;v<c;v++){let O=x(t,v),E=0;for(let T=0;T<
l;T++)E+=y[T]*O[T];k[v]=!o||o(i+p,v)?E/d:-1/0}if(k.every(v=>v===-1/0))throw new RangeError("mask mas\
ks every key for some query");let M=A(f,w);if(M.set(ut(k)),r.head!==g)for(let v=0;v<l;v++){let O=0;for(let E=0;E<
c;E++)O+=M[E]*e.data[E*h+g*l+v];$[v]=O}}return{scores:u,weights:f,values:m}}var _e=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,i=Fo(
e,s,o);return t===this.without.output&&i.data.fill(0),this.note(t,i)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,jo(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=ft(e.length,s.shape[1]);e.forEach((r,a)=>{if(!(r>=0&&r<s.shape[0]))throw new RangeError(
`ids holds ${r}, but the vocabulary has ${s.shape[0]} entries`);A(o,a).set(A(s,r))}),this.note(`${t}\
.table`,o);let i=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(r=>r*i)})}positions(t,e,s,o=0){
let i=this.parameters["positions.pe"],r=o+s.shape[0];if(r>i.shape[0])throw new RangeError(`${e} has ${r}\
 tokens, and the model has positions for ${i.shape[0]}`);let a=i.data.subarray(o*i.shape[1],r*i.shape[1]),
h=this.without.positions?s:Ee(s,{data:a});return this.note(t,h)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},i,r=0){let a=this.linear(`${t}.w_q`,e),[h,
c]=this.without.head??[],{scores:l,weights:d,values:u}=qo(a,s,o,this.config.n_heads,i,r,{scale:this.
without.scale,head:h===t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.
note(`${t}.values`,u),this.note(t,this.linear(`${t}.w_o`,u))}feedForward(t,e){let s=Ho(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
Ee(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,Ee(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,i=0){
for(let r=0;r<this.config.n_layers;r++){let a=`${t}.layers.${r}`,h=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,c=>(o.set(h,ds(o.get(h),this.project(h,c))),this.attend(h,c,o.get(h),s,i))),e=this.
sublayer(`${a}.sublayers.1`,e,c=>this.feedForward(`${a}.feed_forward`,c)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},jt=class extends _e{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,i=new Map){let r=i.get("length")??0;i.set("length",r+s.length);let a=this.
embed("tgt_embed",s),h=this.positions("positions.tgt","tgt",a,r);for(let c=0;c<this.config.n_layers;c++){
let l=`decoder.layers.${c}`,[d,u]=[`${l}.self_attention`,`${l}.cross_attention`];h=this.sublayer(`${l}\
.sublayers.0`,h,f=>(i.set(d,ds(i.get(d),this.project(d,f))),this.attend(d,f,i.get(d),o,r))),h=this.sublayer(
`${l}.sublayers.1`,h,f=>(i.has(u)||i.set(u,this.project(u,t)),this.attend(u,f,i.get(u),e,r))),h=this.
sublayer(`${l}.sublayers.2`,h,f=>this.feedForward(`${l}.feed_forward`,f)),this.note(l,h)}return this.
finalNorm("decoder",h)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function ds(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,i)=>{let r=ft(o.shape[0]+i.shape[0],o.shape[1]);
return r.data.set(o.data),r.data.set(i.data,o.data.length),r};return{k:s(n.k,t),v:s(n.v,e)}}function us(n,t){
let e={},s=n.onOutput;n.onOutput=(o,i)=>{e[o]=i};try{t()}finally{n.onOutput=s}return e}function Bt(n){let[t,e,s,o]=n,i=e.flatMap((r,a)=>[r,...o.map(h=>s[a]+h)]);return[...t,...i]}var Kt=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=Bt(t),this.thousands=Bt(e),this.before=Bt(s),this.
after=Bt(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.
thousands[e]:this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.
indexOf(t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let i=this.
after.indexOf(t.slice(this.before[o].length),1);if(i>0)return 1e3*o+i}return null}};function fs({config:n,tensors:t},e){let s=typeof e=="string"?Bo(e):Ko(e),o={};for(let[i,r,a,h]of t){
let c=r.reduce((u,f)=>u*f,1),l=u=>s.slice(a,a+u*c).buffer,d=h==="e"?Float32Array.from(new Uint16Array(
l(2)),Do):new Float32Array(l(4));o[i]={shape:r,data:d}}return{config:n,parameters:o}}var Bo=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Ko=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Do(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var ct="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Uo=new RegExp(
`[${ct}]+`),Vo=new RegExp(`^[${ct}]+|[${ct}]+$`,"g");function gs(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Uo).filter(Boolean),s=(o,i)=>o==="a"&&/^(hundred|thousand)$/.
test(e[i+1]);return e.map((o,i)=>s(o,i)?"one":o)}var Te="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),ms="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Go(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${Dt(t)} thousand ${e<100?"and ":""}${Dt(e)}`:`${Dt(t)} thousand`:Dt(
e)}function Dt(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return ps(e);let s=`${Te[t]} hundred`;return e?
`${s} and ${ps(e)}`:s}function ps(n){if(n<20)return Te[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${ms[t]}-${Te[e]}`:ms[t]}var Yo=new RegExp(`^[${ct}]*<[A-Za-z]+>[${ct}]`),Xo=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Jo=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,mt="I translate integers from 0 to 999,999.",Ut=n=>n.
length>40?`${n.slice(0,30)}…`:n;function ws(n){let[t]=Yo.exec(n)??[""];return t+Qo(n.slice(t.length))}
function Qo(n){let t=n.replace(Vo,"");if(!Xo.test(t))return n;let e=Jo.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${mt} “${Ut(t)}” is not one of them. Write 4247, 4,247 \
or forty-seven.`);return Go(e)}var bs=(n,t)=>Zo(n,t,1)[0];function Zo(n,t,e){let s=Array.from(n),o=[];
for(let i of t){let r=Array.from(i),a=s.length+r.length;if(2*Math.min(s.length,r.length)/a<.6)continue;
let h=2*Ae(r,s)/a;h>=.6&&o.push({ratio:h,choice:i})}return o.sort((i,r)=>r.ratio-i.ratio||(i.choice<
r.choice?1:-1)),o.slice(0,e).map(({choice:i})=>i)}function Ae(n,t){let e={size:0},s=[];if(n.forEach(
(a,h)=>{s=t.map((c,l)=>a===c?(s[l-1]??0)+1:0),s.forEach((c,l)=>{c>e.size&&(e={size:c,i:h-c+1,j:l-c+1})})}),
!e.size)return 0;let{size:o,i,j:r}=e;return o+Ae(n.slice(0,i),t.slice(0,r))+Ae(n.slice(i+o),t.slice(
r+o))}var xs=n=>/^\d+$/.test(n),tn=40,Se=["<pad>","<s>","</s>","<unk>"],Ne=class{constructor(t){this.tokens=
[...Se,...t],this.idOf=new Map(this.tokens.map((r,a)=>[r,a]));let[e,s,o,i]=Se.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=i}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},Le="[\\p{L}\\p{N}_]",$s=`[^\\p{L}\\p{N}_${ct}]`,en=new RegExp(`${Le}+(?:\
['’-]${Le}+)*|${$s}`,"gu"),sn=new RegExp(` ?${Le}+| ?${$s}+|[${ct}]`,"gu"),At=class{constructor({tokens:t}){
this.vocabulary=new Ne(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(en)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},Pe=class extends At{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(Se.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return gs(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[i]=s;if(i&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${i} forty-seven: ${s.join(" ")}.`);let r=o.slice(i?1:0);if(!r.length)
throw new RangeError(`${mt} Write one, such as 47 or forty-seven.`);let a=r.filter(h=>!this.words.includes(
h));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(h=>!xs(h))??a[0]))}refusal(t){
if(xs(t))return`${mt} Write “${Ut(t)}” in words too, or the integer in digits.`;let e=t.length<=
tn&&bs(t,this.words);return`${mt} “${Ut(t)}” is not a number word that I know. `+(e?`Did you mea\
n “${e}”?`:"Write 47 or forty-seven.")}},Ce=class extends At{constructor({alphabet:t,merges:e}){
super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([
s,o],i)=>{let r=ys(s,o);this.places.set(r,[...this.places.get(r)??[],i])})}split(t){return(t.match(sn)??
[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.
slice(1).flatMap((i,r)=>this.places.get(ys(t[r],i))??[]).filter(i=>i>e);if(!o.length)return t;e=Math.
min(...o),t=on(t,this.merges[e])}}},ys=(n,t)=>`${n.length} ${n}${t}`;function on(n,[t,e]){let s=[];for(let o=0;o<
n.length;o++){let i=n[o]===t&&n[o+1]===e;s.push(i?t+e:n[o]),i&&o++}return s}var nn={words:At,"number\
 words":Pe,"sub-words":Ce},Ie=({kind:n,...t})=>new nn[n](t);var rn=2e4,ks=400,pt="de",St=class{constructor({blueprint:t,weights:e}){this.model=new jt(fs(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=Ie(t.src_tokenizer),this.target=Ie(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new Kt(this.parts[t]),this.names[t]}read(t,e=pt){
let s=e===pt?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?ws(s):s),i=this.model.config.max_len,
r=this.source.languages?.length?1:0;if(o.length>i)throw new RangeError(this.readsNumbers?`${mt} This\
 text has ${o.length-r} words, and I can take in ${i-r} at most.`:`This text has ${o.length} tokens,\
 and the model can take in ${i} at most.`);return{src:o,srcMask:Ht(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function ze(n,t=St,e=""){let s=null;return()=>s??=
an(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function an(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await hn(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function hn(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),rn),i=()=>{clearTimeout(o),n.off(
`change:${t}weights`,i),e()};n.on(`change:${t}weights`,i),n.set(`${t}wanted`,!0),n.save_changes()})}
function vs(n,t){if(n.get("own"))return{node:"",show(){}};let e=Object.entries(n.get("languages")).map(
([r,[a]])=>b("option",{value:r},a)),s=`language-${Math.random()}`,o={id:s,...F},i=b("select",o,...e);
return i.addEventListener("change",()=>t(i.value)),{node:b("span",{class:"into"},b("label",{for:s},b(
"span",{class:"verb"},"Translate "),"into"),i),show(){i.value=n.get("language")}}}var cn=n=>n.get("o\
wn")?"A text for your translator":"An English number, in words or in digits";function Ms(n,t,e,s,o="",i=cn(
n)){let r="",a=`text-${Math.random()}`,h=b("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...F}),c=b("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=b("form",{},b("label",{for:a},i),b("div",{class:"line"},h,o,b("button",{class:"m\
ain"},t)),e,c);h.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),
l.requestSubmit())});let d=m=>{r=h.value,s(m)};return l.addEventListener("submit",m=>{m.preventDefault(),
d(h.value)}),{node:l,ask:d,show:m=>{h.value===r&&(r=h.value=m)},refuse:m=>{let g=m instanceof RangeError;
h.setAttribute("aria-invalid",String(g)),c.textContent=g?m.message:"",m&&!g&&(c.textContent=`The mod\
el cannot answer: ${m.message}. Press ${t} to try again.`)}}}var Vt=n=>t=>n.find(e=>String(e)===t),sr=Vt([!0,!1]),ln=n=>String(n);function Os(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,r=[...document.
querySelectorAll(`[data-widget="${i}"]`)],a=i+(r.indexOf(o)>0?r.indexOf(o)+1:""),h=p=>(s[p]??ln)(n.get(
p)),c=Object.keys(e),l=Object.fromEntries(c.map(p=>[p,h(p)])),d=new URLSearchParams(location.search),
u=[];for(let[p,w]of Object.entries(e)){let x=d.get(`${a}.${p}`);if(x===null)continue;let y=w(x);y===
void 0?u.push(p):n.set(p,y)}let f=b("a",{},"Copy link to this setting"),m=b("span",{role:"status"});
f.addEventListener("click",async p=>{if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.
replaceState(null,"",f.getAttribute("href"));try{await navigator.clipboard.writeText(f.href),m.textContent=
" Copied."}catch{m.textContent=" The address of this page has it now: copy it from there."}}});let g=u.
length?` The address has a setting that could not be read, and was left out: ${u.join(", ")}.`:"";return{
node:b("p",{class:"address"},f,m,g),show(){let p=new URLSearchParams(location.search);for(let y of c){
let k=h(y);k===l[y]?p.delete(`${a}.${y}`):p.set(`${a}.${y}`,k)}m.textContent="";let w=o.closest("sec\
tion[id]")?.id,x=p.size?`?${p}`:location.pathname;f.setAttribute("href",`${x}${w?`#${w}`:""}`)}}}var Es=n=>!n.matches(".none")&&!n.closest(".unwritten");function Re(n,t){let e=()=>t.flat().find(Es)??
t[0][0],s=e();s.tabIndex=0;function o(i){s.tabIndex=-1,s=i,s.tabIndex=0}return n.addEventListener("k\
eydown",i=>{let r=i.target,a=t.findIndex(u=>u.includes(r));if(a<0)return;let h=t[a].indexOf(r),[c,l]={
ArrowUp:[a-1,h],ArrowDown:[a+1,h],ArrowLeft:[a,h-1],ArrowRight:[a,h+1],Home:[a,0],End:[a,t[a].length-
1]}[i.key]??[null,null];if(c===null)return;i.preventDefault();let d=t[c]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{Es(s)||o(e())}}var _s=n=>n.replaceAll("-","−");function P(n,t=2){if(Number.isNaN(n))return"NaN";if(!Number.isFinite(
n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?_s(n.toExponential(0).
replace("+","")):_s(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var Ts=8,dn=6.2,_=(n,t=-1,e=-1,s=-1)=>({path:n,head:t,row:e,cell:s}),As=11;function Ss(n,t,e=-1){if(n===
e)return!0;let s=e<0||Math.abs(n-e)*t>=As;return n%Math.ceil(As/t)===0&&s}var ot=n=>dn*n.reduce((t,{
length:e})=>Math.max(t,e),0),Nt=n=>Number.isFinite(n)?String(Number(n.toPrecision(5))).replace("-","\
−"):P(n);function N({shape:n,data:t},e,s,o){let[i,r]=n.slice(-2);return t[(Math.max(e,0)*i+s)*r+o]}
function We(n){let t=0;for(let e=0;e<n.length;e++){let s=Math.abs(n[e]);s>t&&s<1/0&&(t=s)}return t}var gt=({
shape:n,data:t},e)=>{let s=n.at(-1),o=0;for(let i=e*s;i<(e+1)*s;i++)o+=t[i]**2;return Math.sqrt(o)};
function Fe(n,t,e=[]){for(t.forEach((s,o)=>{if(e[o]===s)return;let{tag:i,attributes:r,inner:a}=s,h=e[o]?.
tag===i,c=h?e[o]:{attributes:{},inner:""},l=n.children[o];if(!h){let d=W(i);l?l.replaceWith(d):n.append(
d),l=d}for(let d of Object.keys(c.attributes))d in r||l.removeAttribute(d);for(let[d,u]of Object.entries(
r))c.attributes[d]!==u&&l.setAttribute(d,u);Array.isArray(a)?Fe(l,a,Array.isArray(c.inner)?c.inner:[]):
c.inner!==a&&(l.textContent=String(a))});n.children.length>t.length;)n.lastElementChild?.remove()}var Gt=class{constructor(t,e,s){
this.width=t,this.hatch=e,this.before=s,this.height=0,this.isNarrow=t<560,this.nameKind=this.isNarrow?
"name narrow":"name",this.marks=[],this.spots=[],this.grids=[],this.drawn=new Map}add(t,e,s=""){let o={
tag:t,attributes:e,inner:s};return this.marks.push(o),o}reach(t){this.height=Math.max(this.height,t)}path(t,e,s={}){
return this.add("path",{d:t,class:e,...s})}box(t,e,s,o,i,r={}){return this.reach(e+o),this.add("rect",
{x:t,y:e,width:s,height:o,rx:4,class:i,...r})}text(t,e,s,o="",i={}){return this.reach(e+4),this.add(
"text",{x:t,y:e,class:o,...i},s)}centered(t,e,s,o=this.nameKind){return this.text(t,e,s,o,{"text-anc\
hor":"middle"})}part(t,e,{x:s,y:o,w:i,h:r},a,h="",c=s+i/2){this.box(s,o,i,r,`part ${h}`);let l=h==="\
norm"||h.includes("small"),d=o+r/2-(a.length-1)*6.5+4;a.forEach((u,f)=>{this.centered(c,d+13*f,u,l?h:
this.nameKind)}),this.spot({id:t.path,x:s,y:o,w:i,h:r,say:e,go:t})}arrow(...t){let[[e,s],[o,i]]=t.slice(
-2),r=Math.hypot(o-e,i-s)||1,[a,h]=[(o-e)/r,(i-s)/r],c=d=>`${o-5*a+3*d*h} ${i-5*h-3*d*a}`,l=t.map(d=>d.
join(" ")).join("L");this.path(`M${l}M${c(1)}L${o} ${i}L${c(-1)}`,"wire")}plus(t,e,s=6){this.add("ci\
rcle",{cx:t,cy:e,r:s,class:"plus-sign"});let o=s*.6;this.path(`M${t-o} ${e}h${2*o}M${t} ${e-o}v${2*o}`,
"plus-lines")}spot(t){this.reach(t.y+t.h),this.spots.push(t)}grid(t,e){let{path:s,x:o,y:i,cw:r,ch:a,
head:h=-1}=e,c=t.shape.at(-1),l=e.rows??[...Array(t.shape.at(-2)).keys()],d=[l.map(p=>e.hides?.(p)??
!1),Array.from({length:c},(p,w)=>e.hidesColumn?.(w)??!1)],u=JSON.stringify([s,o,i,r,a,h,l,d]),f=this.
before?.drawn.get(u),m=f&&f.tensor===t?f.mark:this.cellMarks(t,{...e,head:h,rows:l,columns:c,isHidden:d});
this.drawn.set(u,{tensor:t,mark:m}),this.marks.push(m),this.reach(i+l.length*a);let g={path:s,head:h,
rows:l,columns:c,x:o,y:i,cw:r,ch:a};return this.grids.push(g),g}cellMarks(t,e){let{x:s,y:o,cw:i,ch:r,
head:a,rows:h,columns:c,isHidden:l,kind:d="value"}=e,u=d==="weight"?1:(e.most??We(t.data))||1,[f,m]=[
c*i,h.length*r],g={};h.forEach((x,y)=>{for(let k=0;k<c;k++){if(l[0][y]||l[1][k])continue;let $=N(t,a,
x,k),M=$===-1/0?"hatch":Math.round(Ts*$/u);if(!M)continue;let v=`M${kt(s+k*i)} ${kt(o+y*r)}h${kt(i)}\
v${r}h${-kt(i)}z`;g[M]=(g[M]??"")+v}});let p=[],w=(x,y)=>p.push({tag:x,attributes:y,inner:""});w("re\
ct",{x:s,y:o,width:f,height:m,class:"ground"});for(let[x,y]of Object.entries(g)){let k=Number(x),$=d===
"weight"?"heat":k>0?"plus":"minus";w("path",x==="hatch"?{d:y,class:"masked",fill:`url(#${this.hatch}\
)`}:{d:y,class:$,"fill-opacity":Math.min(1,Math.abs(k)/Ts)})}return i>=7&&w("path",{d:un(s,o,f,m,i,r),
class:"mesh"}),w("rect",{x:s,y:o,width:f,height:m,class:`edge ${e.role??""}`}),{tag:"g",attributes:{},
inner:p}}cells(t,e){let s=this.grid(t,e),{path:o,head:i,x:r,y:a,cw:h,ch:c,rows:l,columns:d}=s,u={x:r,
y:a,w:h*d,h:c*l.length};return this.spot({id:`${o}#${i}`,...u,say:e.say,grid:s}),s}},kt=n=>Math.round(
n*100)/100;function un(n,t,e,s,o,i){let r="";for(let a=o;a<e-.1;a+=o)r+=`M${kt(n+a)} ${t}v${s}`;for(let a=i;a<
s-.1;a+=i)r+=`M${n} ${kt(t+a)}h${e}`;return r}var je=5,fn=32,He=(n,t,e=-1)=>{let{shape:s}=n.run.node(t);return e>=0?s.slice(1):s};function qe(n,t,e=-1){
let s=He(n,t,e).filter(i=>i!=="1"),o=s.map(i=>n.run.size(i));return`(${s.join(", ")}) = (${o.join(",\
 ")})`}function H(n,t,e){let{path:s,x:o,y:i,cw:r,ch:a,role:h="",kind:c="value",head:l=-1}=e,{run:d}=t,
u=d.tensor(s),f=t.isTarget(s),m=f?"decoder":"encoder",g=e.rows??[...Array(u.shape.at(-2)).keys()],p=We(
u.data),w=i+fn;mn(n,t,e,p);let x=u.shape.length===3&&l<0?[...Array(u.shape[0]).keys()]:[l],y=u.shape.
at(-1)*r,k=E=>t.hides(m,E),$=f&&d.node(s).shape.at(-1)==="T",M=E=>$&&t.hides("decoder",E);x.forEach(
(E,T)=>{let S=o+T*(y+je),z=e.say??t.sayOf(s),L={path:s,head:E,x:S,y:w,cw:r,ch:a,rows:g,role:h,kind:c,
most:p,hides:k,hidesColumn:M};n.cells(u,{...L,say:z,id:`${s}#${E}`})});let v=x.length*(y+je)-je;e.labels&&
pn(n,t,e,g,m,w);let O=g.indexOf(t.step);return f&&t.mode!=="teacher"&&O>=0&&g.length>1&&n.box(o-1.5,
w+O*a,v+3,a,"row-lit",{rx:0}),{x:o,y:w,w:v,h:g.length*a,bottom:w+g.length*a}}function mn(n,t,{path:e,
x:s,y:o,role:i,name:r,head:a=-1,kind:h},c){let l=r??t.run.node(e).name;n.text(s,o+12,l,`code ${i??""}`);
let d=h==="weight"?"0…1":`±${P(c,c<10?1:0)}`;n.text(s+l.length*8.7+6,o+12,d,"soft"),n.text(s,o+26,
qe(t,e,a),"soft")}function pn(n,t,{x:e,ch:s,names:o,kept:i},r,a,h){r.forEach((c,l)=>{if(t.hides(a,c))
return;let d=a==="decoder"?t.kindOf(a,c):"",u=o?o(c):t.tokenOf(a,c),f=i?.(c)?`• ${u}`:u,m={"text-a\
nchor":"end",lang:t.langOf(a)};n.text(e-6,h+(l+.5)*s+4,f,`label ${d}`,m)})}function Be(n,t,e,s,o,i,r){
e.forEach((h,c)=>{if(t.hides(s,c)||!Ss(c,r))return;let l=o+(c+.5)*r+4;n.text(l,i+8,h,"label",{"text-\
anchor":"end",transform:`rotate(${r<16?-90:-60} ${l} ${i+8})`,lang:t.langOf(s)})});let a=ot(e)+12;return n.
reach(i+a),a}var G=13,Lt=n=>ot([...n.run.srcTokens,...n.run.tgtTokens])+10;function vt(n,t,e,s,o,i,r="",a=""){let[
h]=t.run.node(e).params,[c,l]=He(t,h).map(m=>t.run.size(m)),d=e.split(".").at(-1),u=[`${r}${d}  ${l}\
 → ${c}`],f={x:s,y:o,w:i,h:20};n.part(_(h),t.sayOf(h),f,u,`parameter small ${a}`)}function Yt(n,t,e,s){
let{run:o}=t,i=s?ot(o.tgtTokens.map((l,d)=>s(d)))+10:Lt(t),r=Math.max(...e.map(({path:l})=>o.shape(l).
at(-1))),a=Math.min(7,(n.width-i-2)/r),h=i+60,c=0;for(let{path:l,does:d,kind:u}of e){d!==void 0&&(n.
arrow([h,c],[h,c+34]),d?n.text(h+12,c+21,d,"soft"):vt(n,t,l,h+12,c+7,130),c+=34);let f=/sublayers\.\d+$/.
test(l)?"x":void 0,m={ch:G,labels:!0,kind:u,name:f,names:s},g=r>1&&o.shape(l).at(-1)===1?40:a;c=H(n,
t,{path:l,x:i,y:c,cw:g,...m}).bottom+8}}function Ns(n,t,e){let[s,o]=[`${e}.w_1`,`${e}.w_2`];Yt(n,t,[
{path:t.run.node(s).parents[0]},{path:s,does:""},{path:`${e}.hidden`,does:"ReLU: what is negative be\
comes 0"},{path:o,does:""}])}function Ls(n,t,e){let s=e.split("_")[0];Yt(n,t,[{path:`${e}.table`},{path:e,
does:`× √d_model = ${Math.sqrt(t.run.sizes.d_model).toFixed(2)}`},{path:`positions.${s}`,does:"⊕ \
a vector for each position"}])}function Ps(n,t,e){let{parents:s,op:o}=t.run.node(e),i=o==="norm"?"la\
yer norm":"as it is: each sublayer ends in a norm";Yt(n,t,[{path:s[0]},{path:e,does:i}])}function Cs(n,t,e){
let s=[{path:t.run.node(e).parents[0]},{path:e,does:""},{path:"probabilities",does:"softmax: each ro\
w sums to 1",kind:"weight"}];t.mode==="teacher"&&s.push({path:"loss",does:"cross-entropy with tgt_ou\
t"}),Yt(n,t,s,i=>t.rowName(e,i))}function Is(n,t,e){let[s,o]=t.run.shape(e),i=Math.min(9,(n.width-4)/
o);H(n,t,{path:e,x:2,y:0,cw:i,ch:s>1?i:G})}var zs=[["q","query"],["k","key"],["v","value"]];function Rs(n,t,e){let{run:s}=t,o=Lt(t),[i,r]=["w_q",
"w_k"].map(p=>s.node(`${e}.${p}`).parents[0]),a=n.isNarrow?1:3,h=r!==i&&a>1?ot(s.srcTokens.map(p=>`•\
 ${p}`))+16:20,c=(n.width-o-(a>1?h+20:0)-2)/a,l=[o,o+c+h,o+2*c+h+20],d=5*(s.sizes.H-1),u=(c-d)/s.sizes.
d_model,f={sheet:n,scene:t,path:e,left:o,slot:c,cw:u,x:i,source:r,columns:l},m=n.isNarrow?wn(f):gn(f),
g=bn(f,m+18);xn(f,g+14)}var Ke=({scene:n},t)=>t==="encoder"?"memory":n.isPreNorm?"norm(x)":"x";function gn(n){
let{sheet:t,scene:e,path:s,left:o,slot:i,cw:r,x:a,source:h,columns:c}=n,l=H(t,e,{path:a,x:o,y:0,cw:r,
ch:G,labels:!0,name:Ke(n,a)}),d=l;if(h!==a){let m=(c[1]+c[2])/2;d=H(t,e,{...{path:h,x:m,y:0,cw:r,ch:G,
labels:!0},name:Ke(n,h)})}let u=Math.max(l.bottom,d.bottom)+26,f=0;return zs.forEach(([m,g],p)=>{let w=c[p],
x=p&&h!==a?d:l,y=w+i/2;t.arrow([x.x+x.w/2,x.bottom+2],[x.x+x.w/2,u-14],[y,u-14],[y,u-2]),vt(t,e,`${s}\
.w_${m}`,w,u,i,"",g),t.arrow([y,u+20],[y,u+32]),f=Math.max(f,Ws(n,m,g,w,u+30,p===0||p===1&&h!==a).bottom)}),
f}function wn(n){let{sheet:t,scene:e,path:s,left:o,slot:i,cw:r,x:a,source:h}=n,c=0,l=d=>{c=H(t,e,{...{
path:d,x:o,y:c,cw:r,ch:G,labels:!0},name:Ke(n,d)}).bottom+12};l(a);for(let[d,u]of zs)d==="k"&&h!==a&&
l(h),vt(t,e,`${s}.w_${d}`,o,c,i,"",u),t.arrow([o+i/2,c+20],[o+i/2,c+32]),c=Ws(n,d,u,o,c+30,!0).bottom+
12;return c-12}function Ws({sheet:n,scene:t,path:e,cw:s},o,i,r,a,h){let c=l=>o!=="q"&&t.isKept(e,l);
return H(n,t,{path:`${e}.${o}`,x:r,y:a,cw:s,ch:G,role:i,labels:h,kept:c})}function bn({sheet:n,scene:t,
path:e,left:s},o){let i=t.run.tensor(`${e}.weights`),[r,a,h]=i.shape,c=(n.width-s)/r,l=Math.min(90,c-
14),[d,u]=[l/h,Math.min(l/a,24)],f=n.isNarrow?"":", one map for each head";n.text(s,o+10,"weights","\
code"),n.text(s+70,o+10,`softmax(q·kᵀ / √d_k)${f}`,"soft");let m=o+36;for(let g=0;g<r;g++){let p=s+
g*c;n.text(p,m-6,`head ${g}`,"soft");let w={x:p,y:m-18,w:l};yn(n,t,e,g,i,{x:p,y:m,cw:d,ch:u},w)}return m+
a*u}function xn({sheet:n,scene:t,path:e,left:s,slot:o,cw:i,columns:r},a){let h={y:a,cw:i,ch:G,labels:!0},
l=H(n,t,{...h,path:`${e}.values`,x:s,name:"values"}),d=`${e}.w_o`;if(n.isNarrow){let m=l.bottom+14;return n.
arrow([s+o/2,l.bottom+2],[s+o/2,m-2]),vt(n,t,d,s,m,o,"concat, then "),n.arrow([s+o/2,m+20],[s+o/2,m+
32]),H(n,t,{...h,path:d,x:s,y:m+30,name:"update"})}let u=r[2],f=l.y+l.h/2;return n.arrow([s+l.w+4,f],
[r[1]-3,f]),n.text(r[1],f-16,"concat","soft"),vt(n,t,d,r[1],f-10,o),n.arrow([r[1]+o+2,f],[u-3,f]),H(
n,t,{...h,labels:!1,path:d,x:u,name:"update"})}function yn(n,t,e,s,o,i,r){let a=e.split(".")[0],h=x=>t.
hides(a,x),c={path:`${e}.weights`,head:s,kind:"weight"},{x:l,y:d,ch:u,cw:f,rows:m,columns:g}=n.grid(
o,{...c,...i,hides:h});a==="decoder"&&t.mode!=="teacher"&&n.box(l,d+t.step*u,g*f,u,"row-lit",{rx:0});
let p=d+m.length*u-r.y,w=t.sayOfHead(e,s);n.spot({id:`${e}#${s}`,...r,h:p,say:w,go:_(e,s)})}var Xt=24,De=11.5,$n=92,kn=104;function js(n,t,e,s){let{run:o}=t,i=e.startsWith("decoder"),r=e.endsWith(
"self_attention"),a=i&&r?o.tgtTokens:o.srcTokens,h=i?o.tgtTokens:o.srcTokens,c=m=>t.rowName(`${e}.w_\
q`,m),l=i&&r?"decoder":"encoder",d=o.tensor(`${e}.masked`).data.some(m=>m===-1/0),u=m=>t.isKept(e,m),
f={sheet:n,scene:t,path:e,head:Math.min(s.head,o.sizes.H-1),keys:a,queries:h,names:c,kept:u,keyStack:l,
masked:d,at:s};n.isNarrow?Mn(f):vn(f)}function Mt(n,t,e){let{sheet:s,scene:o,path:i,head:r}=n,a=o.sayOf(
`${i}.${t}`),h={path:`${i}.${t}`,head:r,name:t,say:a};return H(s,o,{...h,...e})}function vn(n){let{sheet:t,
scene:e,keys:s,queries:o,names:i,kept:r,keyStack:a,masked:h}=n,c=ot([...o.map((L,X)=>i(X)),...s.map(
L=>`• ${L}`)])+8,l=h?["scores","masked","weights"]:["scores","weights"],d=t.width-c-(l.length+1)*Xt,
u=d*(h?.14:.2)/s.length,f=l.length*s.length,m=f*De<.55*d?De:7,g=(d-2*kn)/f,p=Math.min(Math.max(m,Math.
min(24,u)),Math.max(g,2)),w=Math.max($n,p*s.length),{d_k:x}=e.run.sizes,y=Math.min(15,(d-l.length*w)/
(2*x)),k=16,$=Mt(n,"q",{x:c,y:0,cw:y,ch:k,role:"query",labels:!0,names:i}),M=c+$.w+Xt;Fs(t,M,$);let v=0;
l.forEach(L=>{let lt=Mt(n,L,{x:M,y:0,cw:p,ch:k,kind:L==="weights"?"weight":"value"});(p>=De||L==="we\
ights")&&(v=Be(t,e,s,a,M,lt.bottom,p)),M+=w+Xt,Fs(t,M,$)});let O=Mt(n,"values",{x:M,y:0,cw:y,ch:k}),
T={y:O.bottom+Math.max(26,v-8),cw:y,ch:k,labels:!0,kept:r};Mt(n,"k",{...T,x:c,role:"key"});let S=Mt(
n,"v",{...T,x:M,role:"value"}),z=L=>L.x+L.w/2;t.arrow([z(S),S.y-34],[z(S),O.bottom+3]),t.reach(S.bottom+
6)}function Fs(n,t,{y:e,h:s}){let o=e+Math.min(s/2,40);n.arrow([t-Xt+5,o],[t-4,o])}function Mn(n){let{
sheet:t,scene:e,path:s,keys:o,queries:i,names:r,kept:a,keyStack:h,masked:c,at:l}=n,d=s.startsWith("d\
ecoder")&&e.mode!=="teacher",u=l.row>=0&&l.row<i.length&&!/\.[kv]$/.test(l.path)?l.row:e.step,f=d?[u]:
void 0,m=v=>d?i[v]:r(v),g=ot([...o.map(v=>`• ${v}`),...i.map((v,O)=>m(O))].filter(Boolean))+8,{d_k:p}=e.
run.sizes,w=(t.width-g-2)/p,x=Math.min(32,(t.width-g-2)/o.length),y=Math.max(15,Math.min(w,18)),k=0,
$=(v,O)=>{k=Mt(n,v,{...{x:g,y:k,cw:w,ch:y,labels:!0},...O}).bottom+12};$("q",{role:"query",rows:f,names:m}),
$("k",{role:"key",kept:a});let M={cw:x,rows:f,names:m};$("scores",M),c&&$("masked",M),$("weights",{...M,
kind:"weight"}),k+=Be(t,e,o,h,g,k-12,x)-8,$("v",{role:"value",kept:a}),$("values",{rows:f,names:m})}var On={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},En={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},_n=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function Tn(n,t,e){let s=n==="sublayers"&&En[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function Z(n,t){let[e]=n.split("."),s=[];for(let[,o,i]of n.matchAll(_n))s.push(i?Tn(o,i,e):
On[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(n)&&
s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(", ")}var Hs=/^(en|de)coder\.layers\.\d+/,An=/^.*\.(self|cross)_attention/,Sn=/^(src_embed|tgt_embed|positions\.(src|tgt))/,
Nn=/\.(weight|bias|pe)$/;function q(n,t=-1){if(!n)return{kind:"map",path:n};if(Nn.test(n))return{kind:"\
parameter",path:n};let e=n.match(An)?.[0];if(e)return{kind:t<0?"attention":"head",path:e};let s=n.match(
Hs)?.[0];if(n.includes(".feed_forward"))return{kind:"feedForward",path:`${s}.feed_forward`};if(s)return{
kind:"layer",path:s};let[,o]=n.match(Sn)??[];return o?{kind:"embedding",path:`${o.includes("tgt")?"t\
gt":"src"}_embed`}:/^(en|de)coder/.test(n)?{kind:"finalNorm",path:n.split(".")[0]}:{kind:"generator",
path:"generator"}}var Ot=({row:n,cell:t})=>n>=0&&t>=0;function Pt({path:n,head:t,row:e,cell:s}){if(e>=
0||s>=0)return _(n,t);let o=q(n,t);if(n!==o.path)return _(o.path,t);if(o.kind==="head")return _(o.path);
if(o.kind==="parameter"){let r=n==="positions.pe"?"src_embed":n.replace(/\.\w+$/,"");return _(q(r).path)}
let i=n.match(Hs)?.[0];return _(i&&i!==n?i:"")}function qs(n,t,e){let s=n.path.replace(/layers\.(\d+)/,
(o,i)=>`layers.${Number(i)+t}`);return s!==n.path&&e.has(s)?{...n,path:s}:null}var tt=n=>n[0].toUpperCase()+
n.slice(1);function Jt(n,t,e){let s=[],o=n;for(;o.path;o=Pt(o))Ot(o)&&s.unshift([Pn(t,o),o]),o.row>=
0&&e(o)&&s.unshift([e(o),_(o.path,o.head,o.row)]),o=_(o.path,o.head),s.unshift([Ln(o,t),o]);return[[
"Model",o],...s]}function Ln({path:n,head:t},e){let s=q(n,t);if(s.kind==="parameter")return e.node(n).
name;if(n!==s.path)return n.replace(`${s.path}.`,"");if(s.kind==="head")return`Head ${t}`;let o=n===
"generator"?n:Z(n);return tt(s.kind==="layer"?o:o.split(", ").at(-1)??o)}function Pn(n,{path:t,head:e,
row:s,cell:o}){return n.waits(t)?"…":P(N(n.tensor(t),e,s,o),3)}function Bs({path:n,head:t,row:e,cell:s}){
let o=s.split(",").map(Number);return s?_(n,o.length===3?o[0]:-1,...o.slice(-2)):_(n,t,e)}function Ks({
path:n,head:t,row:e,cell:s}){if(s<0)return{path:n,head:t,row:e,cell:""};let o=t<0?[e,s]:[t,e,s];return{
path:n,head:t,row:e,cell:o.join(",")}}function Ds(n,t){if(t.ctrlKey||t.metaKey||t.altKey)return;let e=t.target,{key:s}=t;if(e.closest("inp\
ut:not([type=range]), select, textarea")&&s!=="Escape"||e.closest("[type=range]")&&/^(Arrow|Home|End|Page)/.
test(s)||s===" "&&e.closest("button, a, summary")&&!e.closest(".spots")||s.startsWith("Arrow")&&e.closest(
"[role=grid]"))return;let o=e.closest(".spots, .number-page"),{clock:i}=n,a={...o?{ArrowLeft:()=>Qt(
o,-1,0),ArrowRight:()=>Qt(o,1,0),ArrowUp:()=>Qt(o,0,-1),ArrowDown:()=>Qt(o,0,1)}:{ArrowLeft:()=>n.backward(),
ArrowRight:()=>n.forward()},Escape:()=>n.out(),PageUp:()=>n.besides(-1),PageDown:()=>n.besides(1),"[":()=>n.
stepBy(-1),"]":()=>n.stepBy(1)," ":()=>n.at.path||i.play(),m:()=>n.toWhole(),M:()=>n.toWhole(),Home:()=>i.
set(1),End:()=>i.set(i.last)}[s],h=/^[0-9]$/.test(s)?Number(s):-1;!a&&h<0||(t.preventDefault(),a?a():
Cn(n,h))}function Cn(n,t){let{at:e}=n,s=document.activeElement?.getAttribute("data-id")??"",o=q(e.path||
s.split("#")[0]).path,i=n.run.sizes.H;!o.endsWith("attention")||t>=i||n.go(e.head>=0?{...e,head:t}:_(
o,t))}function Qt(n,t,e){let s=[...n.querySelectorAll("[data-id]")],o=s.find(h=>h===document.activeElement)??
s[0];if(!o)return;let i=o.getBoundingClientRect(),r=h=>{let c=h.getBoundingClientRect(),l=(f,m,g,p)=>Math.
max(0,g-m,f-p),[d,u]=t?[t*(c.left+c.right-i.left-i.right)/2,l(c.top,c.bottom,i.top,i.bottom)]:[e*(c.
top+c.bottom-i.top-i.bottom)/2,l(c.left,c.right,i.left,i.right)];return d>1?d+3*u:1/0},a=s.filter(h=>h!==
o).reduce((h,c)=>r(c)<r(h)?c:h,o);a===o||r(a)===1/0||(o.tabIndex=-1,a.tabIndex=0,a.focus())}var Et=26,Zt=92,Us={self_attention:["self-","attention"],cross_attention:["cross-","attention"],feed_forward:[
"feed-","forward"]};function Vs(n,t,e){let{run:s}=t,o=Object.keys(Us).filter(d=>s.node(`${e}.${d}`)),
i=Lt(t),r=n.isNarrow?2:t.isPreNorm?3:2,a=n.isNarrow?2*Et+18:Zt+2*Et+26*r,h=Math.min(4,(n.width-i-a)/
(r*s.sizes.d_model)),c=s.node(t.isPreNorm?`${e}.sublayers.0.norm`:`${e}.sublayers.0.sum`),l={sheet:n,
scene:t,path:e,left:i,cw:h,y:0};l.stream=Gs(l,c.parents[0]),o.forEach((d,u)=>{(n.isNarrow?zn:In)(l,d,
u)}),n.reach(l.y+4)}function Gs(n,t){let{sheet:e,scene:s,left:o,cw:i,y:r}=n,h=H(e,s,{path:t,x:o,y:r,
cw:i,ch:G,labels:!0,name:"x"});return Ue(n,t,h),n.y=h.bottom,h}function Ue({sheet:n,scene:t},e,{x:s,
y:o,w:i,h:r}){let a=t.run.tensor(e),h=t.isTarget(e)?"decoder":"encoder";n.isNarrow||n.text(s+i+4,o-6,
"length","soft");for(let c=0;c<r/G;c++){if(t.hides(h,c))continue;let l=gt(a,c)/t.longest*Et;n.box(s+
i+4,o+c*G+3,Math.max(1,l),G-6,"length",{rx:1})}}var te=(n,t)=>`${n}.${t}.${t==="feed_forward"?"w_2":
"w_o"}`;function ee({sheet:n,scene:t,cw:e},s,o,i,r){return H(n,t,{path:s,x:o,y:i,cw:e,ch:G,name:r})}
function Ys({sheet:n,scene:t,path:e},s,o){let i=_(`${e}.${s}`);n.part(i,`${t.sayOf(i.path)}. Go in`,
o,Us[s])}function In(n,t,e){let{sheet:s,scene:o,path:i,stream:r}=n,a=r.y-32,h=r.y+r.h/2,c=r.x+r.w+Et+
26,l=r.x+r.w+Et+6,d=m=>{s.arrow([l,h],[m-3,h]),l=m};if(o.isPreNorm){d(c);let m=ee(n,`${i}.sublayers.${e}\
.norm`,c,a,"norm(x)");l=c+m.w+3,c+=m.w+24}let u=Math.max(36,Math.min(60,r.h));d(c),Ys(n,t,{x:c,y:h-u/
2,w:Zt-18,h:u}),l=c+Zt-18+3,c+=Zt,d(c);let f=ee(n,te(i,t),c,a,"update");Ue(n,te(i,t),f),Xs(n,e,f.x+f.
w/2,f.bottom)}function zn(n,t,e){let{sheet:s,scene:o,path:i,stream:r,left:a}=n,h=a+r.w+Et+16,c=r.y-32,
l=r.y+r.h/2;if(s.arrow([h-12,l],[h-2,l]),o.isPreNorm){let u=ee(n,`${i}.sublayers.${e}.norm`,h,c,"nor\
m(x)");c=u.bottom,s.arrow([h+u.w/2,c+2],[h+u.w/2,c+14]),c+=16}else c=l-18;Ys(n,t,{x:h,y:c,w:r.w,h:36}),
c+=36,s.arrow([h+r.w/2,c+2],[h+r.w/2,c+14]);let d=ee(n,te(i,t),h,c+12,"update");Ue(n,te(i,t),d),Xs(n,
e,d.x+d.w/2,d.bottom)}function Xs(n,t,e,s){let{sheet:o,scene:i,path:r,stream:a,left:h}=n,c=h+a.w/2,l=Math.
max(a.bottom,s)+18;if(o.path(`M${c} ${a.bottom}V${l+16}`,"rail"),o.arrow([e,s+3],[e,l],[c+8,l]),o.plus(
c,l,7),n.y=l+16,!i.isPreNorm){let u=_(`${r}.sublayers.${t}.norm`),f={x:c-40,y:l+14,w:80,h:17};o.part(
u,i.sayOf(u.path),f,["norm"],"small"),n.y+=20}let d=i.shareOf(`${r}.sublayers.${t}`);o.text(c+14,l-5,
o.isNarrow?`length: ${d} × x`:`its length is ${d} × that of x, on average`,"soft"),n.stream=Gs(n,`${r}\
.sublayers.${t}`)}var Rn={relu:"hidden"},Wn={query:"q",key:"k",value:"v",used:"weights"},Fn={q:"query",k:"key",v:"valu\
e"},se=class{constructor(t){this.view=t,this.listings=t.machine.listings,this.name=b("summary",{}),this.
lines=b("ol",{}),this.node=b("details",{class:"listing"},this.name,this.lines),this.node.open=matchMedia(
"(min-width: 560px)").matches,this.shown=""}show(t){let{run:e}=this.view,{kind:s,path:o}=q(t.path,t.
head),i=s==="head"&&t.path===o,r=e.node(i?`${o}.weights`:t.path);this.node.hidden=!r;let a=JSON.stringify(
[t.path,t.head,e.sizes]);if(!r||a===this.shown)return;this.shown=a;let[h,c]=r.code,l=b("code",{},c);
this.name.replaceChildren("The code that computes it: ",l,` in ${h}`);let d=s==="parameter"?Pt(_(o)).
path:o,u=this.listings[c].split(`
`).map((f,m)=>{let g=this.named(f,d,c,t.head);return this.line(g,m+1,r,d)});this.lines.replaceChildren(
...u)}line(t,e,s,o){let i=e===s.code[2],r=b("li",{},b("code",{},...t)),a=i?s:this.madeHere(e,s,o);if(a){
let h=i?`  ${s.path}`:"",c=`  # ${qe(this.view.scene,a.path)}${h}`;r.append(b("span",{class:"soft"},
c))}return i&&r.setAttribute("aria-current","true"),r}madeHere(t,{code:e},s){return[...this.view.run.
nodes.values()].find(o=>o.path.startsWith(`${s}.`)&&o.code[1]===e[1]&&o.code[2]===t)}named(t,e,s,o){
let i=s==="attention"?Wn:Rn;return t.split(/\b([a-z_][a-z_0-9]*)\b/).map(r=>{let a=i[r]??r,h=`${e}.${a}`,
c=this.view.run.node(h);if(!c)return r;let l=c.shape.length===3;return I(r,()=>this.view.go(_(h,l?o:
-1)),{class:`code-name ${Fn[a]??""}`})})}};var Ve=n=>n.reduce((t,e)=>t*e,1);function nt(n,t){let[e,s]=n.slice(-2),o=new Float32Array(Ve(n));return o.
forEach((i,r)=>{let a=Math.floor(r/s);o[r]=t(Math.floor(a/e),a%e,r%s)}),{shape:n,data:o}}function Js(n,t){
let e=0;for(let s=0;s<n;s++)e+=t(s);return e}var jn={scale:([n],t,{sizes:e})=>nt(t,(...s)=>N(n,...s)*
Math.sqrt(e.d_model)),split:([n],t)=>nt(t,(e,s,o)=>N(n,0,s,e*t[2]+o)),scores([n,t],e){let s=n.shape[2];
return nt(e,(o,i,r)=>Js(s,a=>N(n,o,i,a)*N(t,o,r,a))/Math.sqrt(s))},mask:([n],t,e,s)=>nt(t,(o,i,r)=>e.
hides(s,i,r)?-1/0:N(n,o,i,r)),softmax([n],t){let e=nt(t,()=>0),s=t.at(-1);for(let o=0;o<e.data.length/
s;o++)A(e,o).set(ut(A(n,o)));return e},values:([n,t],e,s,o)=>nt(e,(i,r,a)=>s.lacks(o,i)?0:Js(t.shape[1],
h=>N(n,i,r,h)*N(t,i,h,a))),concat:([n],t)=>nt(t,(e,s,o)=>N(n,Math.floor(o/n.shape[2]),s,o%n.shape[2])),
relu:([n],t)=>nt(t,(...e)=>Math.max(N(n,...e),0)),add:([n,t],e)=>nt(e,(...s)=>N(n,...s)+N(t,...s)),copy:([
n])=>n,loss:([n],t,{targets:e})=>nt(t,(s,o)=>-Math.log(ut(A(n,o))[e[o]])),parameter:(n,t,{parameters:e},s)=>({
shape:t,data:e[s].data})},oe=class{constructor({machine:t,src:e,tgt:s,next:o,targets:i,stored:r,parameters:a,
without:h={}}){this.without=h;let{nodes:c,params:l}=to(t);this.nodes=c,this.params=l,this.outputs=t.
outputs,this.vocabulary=t.vocabulary,this.padId=t.pad_id,this.src=e,this.tgt=s,this.sizes={...t.sizes,
S:e.length,T:s.length},this.sizes.V_src=t.vocabulary.src.length,this.sizes.max_len=t.max_len,this.stored=
r,this.parameters=a,this.tensors=new Map,this.next=o??qn(this.tensor("generator")),this.targets=i??[
...s.slice(1),this.next.at(-1)];let d=(u,f="tgt")=>u.map(m=>this.vocabulary[f][m]);this.srcTokens=d(
e,"src"),this.tgtTokens=d(s),this.nextTokens=d(this.next),this.targetTokens=d(this.targets),this.longest=
this.longestVector()}get hasParams(){return this.parameters!==null}node(t){return this.nodes.get(this.
outputs[t]??t)??this.params.get(t)}size(t){return this.sizes[t]??Number(t)}shape(t){return this.known(
t).shape.map(e=>this.size(e))}waits(t){return this.params.has(t)&&!this.hasParams}longestVector(){let t=0;
for(let e of this.nodes.keys()){if(!/sublayers\.\d+$|^positions/.test(e))continue;let s=this.tensor(
e);for(let o=0;o<s.shape[0];o++)t=Math.max(t,gt(s,o))}return t}tensor(t){let e=this.known(t),s=this.
tensors.get(e.path);return s||(s=this.compute(e,this.shape(t)),this.tensors.set(e.path,s)),s}hides(t,e,s){
return t.startsWith("decoder")&&t.includes(".self_attention")?s>e?"causal":"":this.src[s]===this.padId?
"padding":""}lacks(t,e){let[s,o]=this.without.head??[];return o===e&&t.startsWith(`${s}.`)}known(t){
let e=this.node(t);if(!e)throw new RangeError(`path = ${t} is no tensor of this model`);return e}compute({
path:t,op:e,parents:s},o){let i=jn[e];if(!i)return this.stored(t,o);let r=s.map(a=>this.tensor(a));return i(
r,o,this,t)}},Qs=new WeakMap;function to(n){let t=Qs.get(n);if(!t){let e=new Map(n.nodes.map(o=>[o.path,
o])),s=new Map;for(let o of e.values())for(let i of o.params)s.set(i,Hn(o,i,e));t={nodes:e,params:s},
Qs.set(n,t)}return t}function Hn({op:n,shape:t,parents:e,code:s,chapter:o},i,r){let[a,h]=i.split(".").
slice(-2),c=t.at(-1),l={lookup:[i.startsWith("src")?"V_src":"V",c],position:["max_len",c],linear:[c,
r.get(e[0])?.shape.at(-1)]};return{path:i,name:`${a}.${h}`,shape:h!=="bias"&&l[n]||["1",c],parents:[],
op:"parameter",code:s,chapter:o,say:n==="position"?"The table of positions, from sine and cosine: no\
t learned":`${Z(i)}: parameters, learned in training`,params:[]}}function qn(n){return Array.from({length:n.
shape[0]},(t,e)=>{let s=Array.from(A(n,e));return s.indexOf(Math.max(...s))})}var Zs=2**12-1,Bn="012\
3456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_",Kn=new Map([...Bn].map((n,t)=>[n,t]));
function eo(n,t,e=""){let{src:s,tgt:o,next:i,largest:r,letters:a}=t,h=(p,w)=>Kn.get(a[w][p])??0,c={},
l=0,d=(p,w)=>{let x=new Float32Array(Ve(w));return x.forEach((y,k)=>{let $=c[p]+k,M=(h($,0)<<7)+(h($,
1)<<1)+h($,2);x[k]=(M-Zs-1)*r[p]/Zs}),{shape:w,data:x}},u=n.vocabulary.tgt.indexOf("</s>"),f=e.trim()?
[...o.slice(1),u]:null,{nodes:m}=to(n),g={...n.sizes,S:s.length,T:o.length};for(let p of Object.keys(
r))c[p]=l,l+=Ve(m.get(p).shape.map(w=>g[w]));return new oe({machine:n,src:s,tgt:o,next:i,targets:f,stored:d,
parameters:null})}function so(n,t,e,s,o=null){let{model:i}=t,r=us(i,()=>{i.forward(e,s,Ht(e,n.pad_id),
qt())}),a=d=>r[d],{parameters:h,without:c}=i,l={machine:n,src:e,tgt:s,next:null,targets:o,stored:a,parameters:h};
return new oe({...l,without:c})}var Ge=({text:n,mode:t,answer:e,language:s,without:o})=>JSON.stringify([s,n,e&&t!=="step"?[t,e]:"",o??
""]);function Dn(n){let[t,e]=n.split("#");return t?t==="positions"?{positions:!0}:e!==void 0?{head:[
t,Number(e)]}:{output:`${t}.${t.endsWith("feed_forward")?"w_2":"w_o"}`}:{}}var Un=n=>n.indexOf(n.reduce(
(t,e)=>Math.max(t,e))),ne=class{constructor(t){this.model=t,this.fetchFirst=ze(t),this.fetchMany=ze(
t,St,"languages"),this.text=t.get("text")}fetch(t){return t===pt?this.fetchFirst():this.fetchMany()}first(){
let e=this.model.get("language")===pt?this.model.get("answer"):"",s=eo(this.model.get("machine"),this.
model.get("opening"),e),o=Ge({text:this.text,mode:e.trim()?"teacher":"step",answer:e,language:pt});return{
run:s,key:o,live:null,forced:[]}}fits(t,e){return Ge(t)===e.key}async answer(t){let{text:e,mode:s,answer:o,
language:i}=t,r=await this.fetch(i);r.model.without=Dn(t.without??"");let{src:a,srcMask:h}=r.read(e,
i),{bosId:c,eosId:l,tokens:d}=r.tgtVocab,u=Vn(this.model.get("machine"),r,i),{longest:f}=u;if(a.length>
f)throw new RangeError(`This text has ${a.length} tokens, and there is room for ${f} at most.`);let m=s!==
"step"&&o.trim()?Gn(r,o,f):[c],g=[...m,l];return(s==="generate"||m.length===1)&&(g=Yn(r.model,a,h,m,
{maxLen:f,eosId:l})),{run:so(u,r,a,g.slice(0,-1),g.slice(1)),key:Ge(t),live:r,forced:m.slice(1).map(
p=>d[p])}}},oo=new WeakMap;function Vn(n,t,e){if(e===pt)return n;let s=oo.get(t);if(!s){let{config:o,
parameters:i}=t.model,[r,a]=i["encoder.layers.0.feed_forward.w_1.weight"].shape,[h]=i["tgt_embed.tab\
le.weight"].shape,{n_heads:c,max_len:l}=o;s={...n,sizes:{H:c,V:h,d_k:a/c,d_model:a,d_ff:r},max_len:l,
vocabulary:{src:t.srcVocab.tokens,tgt:t.tgtVocab.tokens}},oo.set(t,s)}return s}function Gn(n,t,e){let{
target:s,tgtVocab:o}=n,i=s.encode(t),r=i.indexOf(o.unkId);if(r>=0)throw new RangeError(`answer holds\
 '${s.split(t)[r]}', which the model cannot generate: leave it out`);if(i.length+1>e)throw new RangeError(
`answer has ${i.length} tokens, and there is room for ${e-1} after <s>: shorten it`);return[o.bosId,
...i]}function Yn(n,t,e,s,{maxLen:o,eosId:i}){let r=n.encode(t,e),a=new Map,h=[...s],c=s;for(;h.length<
o&&h.at(-1)!==i;){let l=n.decode(r,e,c,qt(),a),d=n.generator(l);c=[Un(A(d,c.length-1))],h.push(...c)}
return h}function no({run:n,live:t}){let{model:e,srcVocab:s}=t,o=(h,c)=>n.src[c]!==s.padId,i=e.encode(
n.src,o),r=new Map,a=0;return n.tgt.forEach((h,c)=>{let l=e.decode(i,o,[h],null,r),[d,u]=[e.generator(
l).data,A(n.tensor("generator"),c)];d.forEach((f,m)=>{a=Math.max(a,Math.abs(f-u[m]))})}),a}var ie={step:["Walk","One text on its way through the model, station by station."],teacher:["Teacher\
 forcing","As in training: the right answer is fed in, and all rows are computed at once. The causal\
 mask keeps each row from the tokens that it has to predict."],generate:["Generation","As at inferen\
ce time: one row after the other. The encoder ran once; the KV cache keeps keys and values of earlie\
r rows (•)."]},Xn=5,re=class{constructor(t){this.view=t,this.buttons=Object.entries(ie).map(([s,[o]])=>I(
o,()=>t.ask({mode:s}),{"data-mode":s})),this.said=b("p",{class:"said"}),this.hint=b("p",{class:"hint"}),
this.rows=b("ol",{class:"rows"}),this.more=b("div",{class:"more"}),this.error=b("p",{class:"error",role:"\
alert"}),this.status=b("p",{class:"hint",role:"status"}),this.off=b("select",{"aria-label":"Switch o\
ff",...F}),this.off.addEventListener("change",()=>t.ask({without:this.off.value})),this.swap=I("Swap\
 the first two tokens",()=>this.swapTokens()),this.temperature=ls("Temperature","τ",[.1,5],s=>t.heat(
s)),this.temperature.input.step="0.1",this.whatIf=b("div",{class:"what-if"},b("span",{},"What if "),
b("label",{},"without ",this.off),this.swap,this.temperature.node),this.changed=b("p",{class:"change\
d",role:"status"});let e={class:"modes",role:"group","aria-label":"Mode"};this.node=b("div",{},b("di\
v",e,...this.buttons),this.hint,this.rows,this.more,this.whatIf,this.changed,this.status,this.error),
this.shown=""}wait(t){this.status.textContent=t}swapTokens(){let[t,e,...s]=this.view.run.srcTokens.filter(
o=>!o.startsWith("<"));e!==void 0&&this.view.ask({text:[e,t,...s].join(" "),answer:"",without:""})}showWhatIf(){
let{view:t}=this,e=t.parts();if(this.off.childElementCount!==e.length+1){let s=(i,r)=>b("option",{value:i},
r),o=i=>{let[r,a]=i.split("#");return i==="positions"?"the positions":tt(Z(r,a===void 0?-1:Number(a)))};
this.off.replaceChildren(s("","nothing left out"),...e.map(i=>s(i,o(i))))}this.off.value=t.model.get(
"without"),this.temperature.show(t.temperature),this.changed.replaceChildren(...this.difference())}difference(){
let{before:t,run:e}=this.view;if(!t)return[];let s=({nextTokens:h})=>h.filter(c=>c!=="</s>").join(" "),
[o,i]=[t,e].map(s),r=h=>Math.max(...A(h.tensor("probabilities"),0));return[`${o===i?"The same tokens\
 as before":"Other tokens than before"}: `,b("del",{},o)," → ",b("b",{},i),`. First token: ${r(t).
toFixed(4)} before, ${r(e).toFixed(4)} now; dashed bars are before.`]}refuse(t){this.error.textContent=
t}show(){let{mode:t,found:e,step:s}=this.view;for(let r of this.buttons)r.setAttribute("aria-pressed",
String(r.dataset.mode===t));this.showRows(),this.showAnswer(),this.showWhatIf();let o=JSON.stringify(
[t,e.key,t==="generate"?s:0,!!e.live]);if(o===this.shown)return;this.shown=o,this.hint.textContent=ie[t][1];
let i={step:()=>[],teacher:()=>this.answer(),generate:()=>this.choices()};this.more.replaceChildren(
...i[t]())}showAnswer(){let{found:t,mode:e,model:s,scene:o}=this.view,i=b("b",{lang:o.langOf("decode\
r")},this.textOf(t));this.said.hidden=e==="teacher",this.said.replaceChildren(`${s.get("text")} → `,
i)}textOf({live:t,run:{targets:e,targetTokens:s}}){return t?t.textOf(e):s.slice(0,-1).join(this.view.
isOwn?" ":"")}showRows(){let{view:t}=this,{scene:e,run:s,mode:o,step:i}=t,r=JSON.stringify(s.tgtTokens);
if(r!==this.rows.dataset.key||!this.rows.children.length){this.rows.dataset.key=r;let a=s.tgtTokens.
map((h,c)=>{let l=b("span",{lang:e.langOf("decoder")},h);return b("li",{},I(l,()=>t.stepTo(c),{class:"\
pill"}))});this.rows.replaceChildren(...a)}this.rows.querySelectorAll("button").forEach((a,h)=>{o!==
"teacher"&&h===i?a.setAttribute("aria-current","step"):a.removeAttribute("aria-current"),a.setAttribute(
"aria-label",`Row ${h}: ${e.rowName("decoder",h)}`),a.classList.toggle("unwritten",e.hides("decoder",
h))})}answer(){let{view:t}=this,{found:e,run:s}=t,{targetTokens:o}=s,i=`answer-${Math.random()}`,r=b(
"input",{id:i,type:"text",value:this.textOf(e),autocomplete:"off",spellcheck:"false",lang:t.scene.langOf(
"decoder")}),a=b("form",{class:"line"},b("label",{for:i},"Answer that is fed in"),r,b("button",{},"F\
eed it in"));a.addEventListener("submit",u=>{u.preventDefault(),t.ask({answer:r.value.trim()})});let h=[
...s.tensor("loss").data],c=h.reduce((u,f)=>u+f,0)/h.length,l=h.indexOf(Math.max(...h)),d=b("p",{class:"\
hint"},`Loss: ${c.toFixed(3)} per token; the largest is ${h[l].toFixed(2)}, for “${o[l]}”.`);return[
a,d,this.identity()]}choices(){let{view:t}=this,{scene:e,found:s,run:o}=t,i=A(o.tensor("probabilitie\
s"),e.step),r=[...i.keys()].sort((d,u)=>i[u]-i[d]).slice(0,Xn),{tgt:a}=o.vocabulary,h=o.targets.slice(
0,e.step),c=r.filter(d=>a[d]!=="</s>").map(d=>{let u=`${(100*i[d]).toFixed(i[d]>.0995?0:1)}%`;return I(
`${a[d]} ${u}`,()=>t.goOn([...h,d]))}),l=b("div",{class:"line"},"Continue with ",...c);return s.forced.
length&&l.append(I("Back to the model's own",()=>t.ask({answer:""}))),[l,this.identity()]}identity(){
let{found:t}=this.view,e=b("p",{class:"hint"}),s=()=>{let o=no(this.view.found);e.textContent=`All r\
ows at once, or one row at a time with the KV cache: the ${t.run.tgt.length} rows agree. Largest dif\
ference of a logit: ${o?o.toExponential(1):"0"}.`};return t.live?s():e.append(I("Compare all rows at\
 once with one row at a time",()=>this.view.ask({},!0))),e}};var io=1e-5;function Jn({shape:n,data:t},e){return t[e.reduce((s,o,i)=>s*n[i]+o,0)]}var ae=n=>Array.
from({length:n},(t,e)=>e),Ye=class{constructor(t,e,s){this.run=t,this.node=e,this.index=s,this.own=this.
cell(e.path,...s)}cell(t,...e){return{path:t,index:e,value:Jn(this.run.tensor(t),e)}}from(t,...e){return this.
cell(this.node.parents[t],...e)}same(){return this.alone(this.from(0,...this.index))}alone(...t){return t.
map(e=>({a:e,b:null,product:e.value}))}pairs(t,e,s){return ae(t).map(o=>{let[i,r]=[e(o),s(o)];return{
a:i,b:r,product:i.value*r.value}})}};function ro(n,t){let e=n.run.shape(n.node.parents[0]).at(-1),s=ae(
e).map(r=>n.from(0,...t,r)),o=s.reduce((r,{value:a})=>Math.max(r,a),-1/0),i=s.map(r=>({a:r,b:null,product:Math.
exp(r.value-o)}));return{terms:i,largest:o,total:wt(i)}}var wt=n=>Ft(n.map(({product:t})=>t)),Qn={lookup(n){
let{run:t,node:e,index:s,own:o}=n,[i,r]=s,a=(e.path.startsWith("src")?t.src:t.tgt)[i],h={path:e.params[0],
index:[a,r],value:o.value};return{terms:n.alone(h),formula:`table[${a}, ${r}]`}},scale(n){let t=Math.
sqrt(n.run.sizes.d_model),e=n.same(),s=e[0].product*t;return{terms:e,scale:t,result:s,formula:"table\
 · √d_model"}},position(n){let[t]=n.same(),e=[t,...n.alone(n.cell(n.node.params[0],...n.index))];
return{kind:"sum",terms:e,result:wt(e),formula:"x + pe"}},norm(n){let[t,e]=n.index,[s,o]=n.node.params.
map(u=>n.cell(u,0,e)),i=n.run.sizes.d_model,r=n.alone(...ae(i).map(u=>n.from(0,t,u))),a=wt(r)/i,h=Ft(
r.map(({product:u})=>(u-a)**2))/i,l=(r[e].product-a)/Math.sqrt(h+io)*s.value+o.value;return{terms:r,
result:l,formula:"(x − mean) / √(variance + eps) · weight + bias",at:e,mean:a,variance:h,eps:io,
gain:s,shift:o}},linear(n){let{run:t,node:e,index:s}=n,[o,i]=s,[r,a]=e.params,h=n.pairs(t.shape(e.parents[0])[1],
d=>n.from(0,o,d),d=>n.cell(r,i,d)),c=n.cell(a,0,i),l=wt(h)+c.value;return{kind:"dot",terms:h,bias:c,
result:l,formula:"Σ xᵢ · weightᵢ + bias"}},split(n){let[t,e,s]=n.index,o=t*n.run.sizes.d_k+s;return{
kind:"copy",terms:n.alone(n.from(0,e,o)),formula:"column head · d_k + i"}},scores(n){let[t,e,s]=n.index,
{d_k:o}=n.run.sizes,i=n.pairs(o,h=>n.from(0,t,e,h),h=>n.from(1,t,s,h)),r=1/Math.sqrt(o),a=wt(i)*r;return{
kind:"dot",terms:i,scale:r,result:a,formula:"Σ qᵢ · kᵢ / √d_k"}},mask(n){let t=n.same(),[,e,
s]=n.index,o=n.run.hides(n.node.path,e,s),i=o?-1/0:t[0].product;return{terms:t,result:i,formula:o?"−\
∞: this key is masked":"the score: not masked",hidden:o}},softmax(n){let t=[...n.index],e=t.pop(),
s=ro(n,t),o=s.terms[e].product/s.total;return{...s,result:o,formula:"exp(x) / Σ exp(xⱼ)",at:e}},loss(n){
let[t]=n.index,e=n.run.targets[t],s=ro(n,[t]),o=-Math.log(s.terms[e].product/s.total);return{...s,result:o,
formula:"−log(exp(x) / Σ exp(xⱼ))",at:e}},parameter(n){let{run:t,node:e,index:s}=n,[o,i]=s,{path:r}=e,
a=ae(t.shape(r)[1]).map(m=>n.cell(r,o,m)),h=n.alone(...a);if(!r.endsWith(".pe"))return{terms:h,at:i,
formula:"a parameter, learned in training"};let c=i-i%2,l=i%2?"cos":"sin",{d_model:d}=t.sizes,u=Math[l](
o/1e4**(c/d)),f=`${l}(${o} / 10000^(${c} / ${d}))`;return{terms:h,at:i,result:u,formula:f}},values(n){
let[t,e,s]=n.index,o=n.pairs(n.run.shape(n.node.parents[1])[1],i=>n.from(0,t,e,i),i=>n.from(1,t,i,s));
return{kind:"dot",terms:o,result:wt(o),formula:"Σ weightⱼ · vⱼ"}},concat(n){let[t,e]=n.index,{
d_k:s}=n.run.sizes,o=n.from(0,Math.floor(e/s),t,e%s);return{kind:"copy",terms:n.alone(o),formula:"he\
ad i // d_k, column i % d_k"}},relu(n){let t=n.same();return{terms:t,result:Math.max(t[0].product,0),
formula:"max(0, x)"}},add(n){let t=n.alone(...[0,1].map(e=>n.from(e,...n.index)));return{kind:"sum",
terms:t,result:wt(t),formula:"x + sublayer(x)"}},copy:n=>({terms:n.same(),formula:"x"})};function he(n,t,e){
let s=n.node(t);if(!s)throw new RangeError(`path = ${t} is no tensor of this model`);let o=n.shape(t);
if(e.length!==o.length||e.some((l,d)=>!(o[d]>l&&l>=0)))throw new RangeError(`index = ${e} is not wit\
hin the shape (${o}) of ${t}`);let i=new Ye(n,s,e),{own:r}=i,{op:a}=s,c={...{kind:a,cell:r,terms:[],
bias:null,scale:null},result:r.value};return s.params.length&&a!=="lookup"&&!n.hasParams?{...c,formula:"",
needs:"parameters"}:{...c,...Qn[a](i)}}var Zn=({path:n,index:t})=>_(n,t.length===3?t[0]:-1,...t.slice(-2)),ao=({head:n,row:t,cell:e})=>n<0?
[t,e]:[n,t,e],et=(...n)=>b("span",{},...n),Y=(n,...t)=>b("p",{class:n},...t);function lo(n,t){let{run:e,
scene:s}=n,o=he(e,t.path,ao(t)),i=t.head<0?"":`head ${t.head}`,r=[s.rowName(t.path,t.row),s.columnName(
t.path,t.cell)],a=[i,...r].filter(Boolean).join(", "),h=b("strong",{},e.node(t.path).name),c=b("code",
{},`${t.path}[${ao(t).join(", ")}]`),l=e.hasParams?"":"≈ ",d=l+Nt(o.result),f=[b("div",{class:"num\
ber-top"},b("output",{class:"number-value"},d),b("div",{},Y("number-title",h,`, ${a}`),c)),ei(n,t)];
return o.needs?(f.push(Y("hint","The parameters of this sum are on their way …")),n.needParameters()):
f.push(...si(n,o)),l&&!o.needs&&f.push(ti(n)),f}function ti(n){return Y("hint","These numbers came w\
ith the page, with three digits each. ",I("Fetch them exactly",()=>n.needParameters()))}function ei(n,t){
let[e,s]=n.run.shape(t.path).slice(-2),i=[["←","Previous column",0,-1],["→","Next column",0,1],[
"↑","Previous row",-1,0],["↓","Next row",1,0]].map(([a,h,c,l])=>{let d={...t,row:t.row+c,cell:t.
cell+l},u=d.row>=0&&d.row<e&&d.cell>=0&&d.cell<s,m=I(a,()=>u&&n.go(d),{"aria-label":h,"data-id":h,tabindex:"\
-1"});return m.setAttribute("aria-disabled",String(!u)),m});return b("div",{class:"neighbors",...{role:"\
group","aria-label":"The cells beside it"}},...i)}function at(n,t,e=""){let{run:s,scene:o}=n,i=t.path.
split(".").at(-1),r={q:"query",k:"key",v:"value"}[i]??"",a=s.params.has(t.path),h=Zn(t),c=t.index.join(
", "),l=a?`${s.node(t.path).name}[${c}], a parameter: ${P(t.value,3)}`:o.sayCell(s.tensor(t.path),h);
return I(P(t.value,3),()=>n.go(h),{class:`operand ${r} ${a?"parameter":""}`,"data-id":`${t.path}@${t.
index}${e}`,"aria-label":a?l:`${Z(t.path)}, ${l}`,title:l,tabindex:"-1"})}var ce=({run:n},{path:t})=>n.
node(t).name;function si(n,t){let{kind:e,terms:s,formula:o}=t,i=[Y("formula",b("code",{},o))];s.length>
2&&i.push(ai(n,t));let r={dot:oi,softmax:ho,loss:ho,norm:ni,parameter:ii}[e]??ri;return[...i,...r(n,
t)]}var Ct=({result:n})=>b("strong",{},`= ${Nt(n)}`);function Xe(n,t,e=-1){let s=t.map(([o,...i],r)=>{
let a=b("li",{},b("small",{},o),...i);return r===e&&a.classList.add("current"),a});return b("ol",{class:`\
terms ${n}`},...s)}function oi(n,t){let{terms:e,bias:s,scale:o}=t,[{a:i,b:r}]=e,a=`${e.length} produ\
cts: ${ce(n,i)} × ${ce(n,r)}`,h=e.map(({a:d,b:u,product:f},m)=>{let g=b("span",{class:"product"},P(
f,3));return[m,at(n,d),"×",at(n,u),"=",g]}),c=e.reduce((d,{product:u})=>d+u,0),l=[et(`Σ = ${P(c,4)}`)];
return s&&l.push(et("+ bias ",at(n,s))),o&&l.push(et(`× ${P(o,4)} (1 / √${Math.round(o**-2)})`)),
[Y("soft",a),Xe("",h),Y("ending",...l,Ct(t))]}function ho(n,t){let{kind:e,terms:s,at:o,largest:i,total:r}=t,
a=p=>s.length<=40||p===o||s[p].product>.001,h=[...s.keys()].filter(a),c=s.length-h.length,l=c?`; ${c}\
 below 0.001 are left out here and are in the sum`:"",d=`exp(${ce(n,s[0].a)} − ${P(i,3)}), of ${s.
length} columns${l}`,u=h.map(p=>{let{a:w,product:x}=s[p],k=x>0&&x<5e-4?x.toExponential(1):P(x,3),$=n.
scene.columnName(w.path,w.index.at(-1)),M=b("span",{class:"product"},k);return[$,"exp ",at(n,w),"=",
M]}),f=`${P(s[o].product,4)} / Σ ${P(r,4)}`,m=et(e==="loss"?`−log(${f})`:f),g=Xe("wide",u,h.indexOf(
o));return[Y("soft",d),g,Y("ending",m,Ct(t))]}var uo=(n,{terms:t,at:e})=>Xe("narrow",t.map(({a:s},o)=>[
o,at(n,s)]),e);function ni(n,t){let{terms:e,at:s,mean:o,variance:i,eps:r,gain:a,shift:h}=t,[c,l]=[P(
o,4),P(i,4)],d=at(n,e[s].a,"-again");return[Y("soft",`The row of ${e.length} numbers that is normali\
zed:`),uo(n,t),Y("ending",et(`mean ${c}`),et(`variance ${l}`),et("(",d,` − ${c}) / √(${l} + ${r}\
)`),et("× weight ",at(n,a)),et("+ bias ",at(n,h)),Ct(t))]}function ii(n,t){let{path:e,index:s}=t.cell,
o=n.scene.rowName(e,s[0]),i=`The ${t.terms.length} numbers of its row${o?`, ${o}`:""}:`;return[Y("so\
ft",i),uo(n,t),Y("ending",et("here"),Ct(t))]}var co={copy:"is the number",mask:"keeps, or masks",relu:"\
max(0, x) of",lookup:"a row of the table:"};function ri(n,t){let{kind:e,terms:s,scale:o,hidden:i}=t,
r=s.flatMap(({a},h)=>[h?"+":co[e]?tt(co[e]):"",et(`${ce(n,a)} `,at(n,a))]);return o&&r.push(`× ${P(
o,4)}`),i&&r.push(`masked by the ${i} mask`),[Y("ending",...r,Ct(t))]}function ai(n,{terms:t,kind:e,
at:s}){let o=Math.max(200,n.width||720),i=t.map(({product:g})=>g),r=Math.max(...i.map(Math.abs))||1,
a=i.some(g=>g<0),h=70,c=a?h/2:h-2,l=Math.min(o/t.length,40),d=i.map((g,p)=>{let w=Math.abs(g)/r*(a?h/
2-2:h-4),x=p===s&&e!=="dot"?" chosen":"";return W("rect",{x:p*l+l*.1,y:g<0?c:c-w,width:l*.8,height:Math.
max(w,.75),class:(g<0?"minus":"plus")+x})}),u=W("path",{d:`M0 ${c}H${l*t.length}`,class:"wire"}),f={
viewBox:`0 0 ${o} ${h}`,width:o,height:h};return W("svg",{...f,...{class:"picture bars","aria-hidden":"\
true"}},...d,u)}var It=class{constructor(t,{mode:e,step:s,language:o}){this.run=t,this.mode=e,this.step=Math.max(0,Math.
min(s,t.sizes.T-1)),this.language=o,this.isPreNorm=t.node("encoder").op==="norm",this.longest=t.longest}has(t){
return this.run.node(t)!==void 0}isTarget(t){return this.run.node(t)?.shape.at(-2)==="T"}hides(t,e){
return t==="decoder"&&this.mode==="generate"&&e>this.step}kindOf(t,e){return t==="encoder"||this.mode===
"teacher"?"":this.hides(t,e)?"unwritten":e===this.step?"lit":this.mode==="step"?"dim":"kept"}tokenOf(t,e){
return this.run[t==="encoder"?"srcTokens":"tgtTokens"][e]}langOf(t){return this.language&&t==="encod\
er"?"en":this.language}probabilityOf(t){let e=A(this.run.tensor("probabilities"),t);return this.mode===
"teacher"?e[this.run.targets[t]]:Math.max(...e)}shareOf(t){let e=this.run.node(this.isPreNorm?t:`${t}\
.sum`),[s,o]=e.parents.map(a=>this.run.tensor(a)),[i]=o.shape,r=0;for(let a=0;a<i;a++)r+=gt(o,a)/gt(
s,a);return(r/i).toFixed(2)}lossOf(t){return this.run.tensor("loss").data[t]}rowName(t,e){let{srcTokens:s,
tgtTokens:o,vocabulary:i}=this.run,a={S:()=>s[e],T:()=>`${o[e]} → ${this.outOf(e)}`,V:()=>`“${i.
tgt[e]}”`,V_src:()=>`“${i.src[e]}”`,max_len:()=>`position ${e}`,1:()=>""}[this.run.node(t)?.shape.
at(-2)??"T"];return a?a():`output ${e}`}outOf(t){return this.run[this.mode==="teacher"?"targetTokens":
"nextTokens"][t]}isKept(t,e){return this.mode!=="generate"||t.startsWith("encoder")?!1:t.endsWith("c\
ross_attention")||e<this.step}columnName(t,e){let{run:s}=this,o=s.node(t).shape.at(-1);return o==="S"?
s.srcTokens[e]:o==="T"?s.tgtTokens[e]:o==="V"?`“${s.vocabulary.tgt[e]}”`:o==="1"?"the loss":`fea\
ture ${e}`}sayCell(t,{path:e,head:s,row:o,cell:i}){let r=this.run.node(e).name,a=s>=0?`, head ${s}`:
"",h=N(t,s,o,i),c=h===-1/0?"−∞ (masked)":Nt(h),l=[this.rowName(e,o),this.columnName(e,i)];return`${r}${a}\
, ${l.filter(Boolean).join(", ")}: ${c}`}sayOf(t){let e=this.run.node(t)?.say;return e?tt(e):tt(Z(t))}sayOfHead(t,e,s=-1){
let o=this.run.tensor(`${t}.weights`),i=t.startsWith("decoder"),r=s>=0?s:i&&this.mode!=="teacher"?this.
step:-1,a=tt(Z(t,e)),[,h,c]=o.shape;if(r<0)return`${a}: ${h} × ${c} attention weights, each row sum\
s to 1`;let d=(t.includes("cross")||!i?this.run.srcTokens:this.run.tgtTokens).map((f,m)=>[f,N(o,e,r,
m)]).sort(([,f],[,m])=>m-f).filter(([,f],m)=>m<3&&f>=.05).map(([f,m])=>`${f} ${m.toFixed(2)}`),u=i?`\
input ${this.run.tgtTokens[r]}, predicts ${this.outOf(r)}`:this.run.srcTokens[r];return`${a}, ${u}: \
attends to ${d.join(", ")}`}};var hi={layer:()=>"Each sublayer takes the residual stream x through a layer norm; its output, the u\
pdate, is added to x.",attention:({run:n},t)=>t.endsWith("cross_attention")?`The queries come from t\
he decoder, keys and values from the memory. Each of the ${n.sizes.H} heads has ${n.sizes.d_k} of th\
e ${n.sizes.d_model} features.`:`Queries, keys and values come from the same vectors. Each of the ${n.
sizes.H} heads has ${n.sizes.d_k} of the ${n.sizes.d_model} features.`,feedForward:({run:n})=>`Each \
position on its own: ${n.sizes.d_model} features become ${n.sizes.d_ff} hidden units, what is negati\
ve becomes 0, and ${n.sizes.d_model} come back.`,embedding:()=>"Each token picks its row of the tabl\
e; scaled, and with its position added, it starts the residual stream.",finalNorm:(n,t)=>t==="encode\
r"?"The last layer norm gives the memory: every decoder layer attends to it.":"The last layer norm g\
ives the hidden states, the input of the output projection.",parameter:({run:n},t)=>{let[e,s]=n.shape(
t),o=e===1?s:`${e} × ${s}`;return`${tt(n.node(t).say)}. ${o} numbers, the same for every text.`},generator:({
run:n})=>`Each row becomes a logit for each of the ${n.sizes.V} entries of the target vocabulary; so\
ftmax makes probabilities of them.`};function Je(n,t,e){let{run:s,step:o}=n;if(s.waits(t.path))return`${n.
sayOf(t.path)}.`;if(Ot(t)){let a=N(s.tensor(t.path),t.head,t.row,t.cell);return`${n.sayOf(t.path)}. \
Here: ${P(a,3)}, and where it comes from.`}if(e.kind==="head")return`${n.sayOfHead(e.path,t.head,ci(
n,t))}.`;if(e.kind!=="map"){let a=hi[e.kind](n,e.path);return t.path===e.path?a:`${n.sayOf(t.path)}.`}
if(n.mode==="teacher")return`All ${s.sizes.T} rows at once: each has a token of tgt_in as input and \
is to predict the token of tgt_out; its loss stands beside it.`;let i=(100*n.probabilityOf(o)).toFixed(
1);return`Row ${o} has ${o?"":"the start token "}“${s.tgtTokens[o]}” as input and predicts “${n.
outOf(o)}”, with ${i}%. Choose any part to go into it.`}var ci=(n,{path:t,row:e})=>n.isTarget(t)||
t.startsWith("encoder")?e:-1;var le=class{constructor(t){this.stage=t,this.node=b("div",{class:"unseen"}),this.grid=null}get isOpen(){
return this.grid!==null}enter(t){let{view:e}=this.stage,s=e.run.tensor(t.path);this.grid=t;let o=t.rows.
map(c=>Array.from({length:t.columns},(l,d)=>{let u=P(N(s,t.head,c,d),3),f=e.scene.columnName(t.path,
d);return b("td",{tabindex:"-1","aria-label":`${f}: ${u}`,"data-at":`${c} ${d}`,...F},u)})),i=o.map(
(c,l)=>b("tr",{},b("th",{scope:"row"},e.scene.rowName(t.path,t.rows[l])),...c)),r=e.scene.sayOf(t.path),
a=b("table",{role:"grid","aria-label":r},b("tbody",{},...i)),h=c=>c.target.closest("td").dataset.at.
split(" ").map(Number);a.addEventListener("focusin",c=>this.stage.look(t,...h(c))),a.addEventListener(
"keydown",c=>{c.key==="Enter"&&(c.preventDefault(),this.stage.pinOrEnter(t,...h(c)))}),Re(a,o),this.
node.replaceChildren(a),o[0][0].focus({preventScroll:!0})}leave(t=!1){if(!this.grid)return!1;let{path:e,
head:s}=this.grid;if(this.grid=null,t){let o=this.stage.sheet?.spots.find(({grid:i})=>i?.path===e&&i.
head===s);this.stage.buttons().find(i=>i.dataset.id===o?.id)?.focus()}return this.node.replaceChildren(),
!0}};var fo=24,mo=0,li=n=>`${Math.round(n*10)/10}px`;function di(n){let t=W("path",{d:"M-1 6L6 -1M2 9L9 2",
class:"stripe"});return W("defs",{},W("pattern",{id:n,...{width:5,height:5,patternUnits:"userSpaceOn\
Use"}},t))}var de=class{constructor(t){this.view=t,mo+=1,this.hatch=`machine-hatch-${mo}`,this.drawing=
W("g"),this.lights=W("g",{class:"lights"});let e=[di(this.hatch),this.drawing,this.lights];this.svg=
W("svg",{"aria-hidden":"true",class:"picture"},...e),this.spots=b("div",{class:"spots",role:"group",
"aria-label":"Parts of this picture",...F}),this.number=b("div",{class:"number-page",...F}),this.node=
b("div",{class:"stage"},this.svg,this.spots,this.number),this.cells=new le(this),this.node.append(this.
cells.node),this.known=new Map,this.spotOf=new WeakMap,this.sheet=null,this.at=null,this.pin=null,this.
node.addEventListener("keyup",s=>{s.key===" "&&s.preventDefault()})}sheetOf(t){return new Gt(t,this.
hatch,this.sheet)}show(t,e){let s=!this.at||fi(this.at,e)===!1,o=this.node.contains(document.activeElement)?
document.activeElement?.getAttribute("data-id")??"":null;Fe(this.drawing,t.marks,this.sheet?.marks),
this.sheet=t,t.before=null,this.at=e,s&&(this.pin=null,this.cells.leave()),this.number.replaceChildren();
let{width:i,height:r}=t,a={width:i,height:Math.ceil(r)},h={...a,viewBox:`0 0 ${a.width} ${a.height}`};
for(let[c,l]of Object.entries(h))this.svg.setAttribute(c,String(l));this.drawSpots(t.spots),this.markPlace(
e),this.takeFocus(o,s)}showNumber(t){let e=this.node.contains(document.activeElement);this.clear(),this.
number.replaceChildren(...t);let[s]=this.buttons();s&&(s.tabIndex=0),e&&s?.focus()}wait(t){this.showNumber(
[b("p",{class:"hint",role:"status"},t)])}clear(){this.sheet=null,this.at=null,this.pin=null,this.cells.
leave(),this.drawing.replaceChildren(),this.lights.replaceChildren(),this.svg.setAttribute("height",
"0"),this.spots.replaceChildren(),this.known=new Map,this.number.replaceChildren()}takeFocus(t,e){let s=this.
buttons(),{from:o}=this.view,i=e&&o?this.sheet.spots.find(({go:h,grid:c})=>mi(h??c,o)):null,r=e?i?.id:
t,a=s.find(h=>h.dataset.id===r)??s[0];this.stopAt(a),t!==null&&!this.cells.isOpen&&a?.focus({preventScroll:!e})}buttons(){
return[...this.node.querySelectorAll("[data-id]")]}drawSpots(t){let e=({id:i,x:r,y:a,w:h,h:c})=>`${i}\
 ${r} ${a} ${h} ${c}`,s=t.map(i=>{let r=e(i),a=this.known.get(r)??this.button();return this.known.has(
r)||ui(a,i),this.spotOf.set(a,i),a.dataset.id!==i.id&&(a.className=i.grid?"spot cells":"spot",a.dataset.
id=i.id),a.getAttribute("aria-label")!==i.say&&a.setAttribute("aria-label",i.say),[r,a]}),o=s.length===
this.known.size&&s.every(([i])=>this.known.has(i));this.known=new Map(s),o||this.spots.replaceChildren(
...this.known.values())}button(){let t=b("button",{type:"button",tabindex:"-1",...F}),e=()=>this.spotOf.
get(t);return t.addEventListener("pointermove",s=>{let[o,i]=this.inPicture(s),{grid:r,read:a,say:h}=e();
r?this.look(r,...po(r,o,i)):this.view.point(a?.(o,i)??h)}),t.addEventListener("pointerleave",()=>this.
lookAway()),t.addEventListener("focus",()=>{this.stopAt(t),t.matches(":focus-visible")&&this.view.point(
e().say)}),t.addEventListener("blur",()=>this.lookAway()),t.addEventListener("click",s=>this.enter(e(),
s)),t}inPicture({clientX:t,clientY:e}){let{left:s,top:o,width:i}=this.svg.getBoundingClientRect(),r=this.
sheet.width/(i||1);return[(t-s)*r,(e-o)*r]}enter(t,e){if(!t.grid)return this.view.go(t.go);if(e.detail===
0)return this.cells.enter(t.grid);let{path:s,head:o}=t.grid;this.view.go(_(s,o,...po(t.grid,...this.
inPicture(e))))}look(t,e,s){this.drawLights(t,e,s),this.view.point(this.sayCell(t,e,s))}lookAway(){this.
view.point(""),this.pin?this.drawLights(this.pin.grid,this.pin.row,this.pin.cell):this.markPlace(this.
at)}sayCell({path:t,head:e},s,o){let{scene:i,run:r}=this.view;return i.sayCell(r.tensor(t),{path:t,head:e,
row:s,cell:o})}drawLights(t,e,s){let{x:o,y:i,cw:r,ch:a,rows:h,columns:c}=t,[l,d]=[o+s*r,i+h.indexOf(
e)*a],u=(f,m)=>W("rect",{...f,class:m});this.lights.replaceChildren(u({x:o,y:d,width:c*r,height:a},"\
line-light"),u({x:l,y:i,width:r,height:h.length*a},"line-light"),u({x:l,y:d,width:r,height:a},"cell-\
light"),...this.sourcesOf(t,e,s).map(f=>u(f,"source-light")))}sourcesOf({path:t,head:e},s,o){let{view:i}=this,
r=new Map;for(let{path:a,index:h}of i.operandsOf({path:t,head:e,row:s,cell:o})){let c=h.length===3?h:
[-1,...h],l=this.sheet.grids.find(x=>x.path===a&&(x.head<0||c[0]<0||x.head===c[0])&&x.rows.includes(
c[1]));if(!l)continue;let[d,u]=[l.rows.indexOf(c[1]),c[2]],f=`${a}#${l.head}`,[m,g,p,w]=r.get(f)?.box??
[d,u,d,u];r.set(f,{grid:l,box:[Math.min(m,d),Math.min(g,u),Math.max(p,d),Math.max(w,u)]})}return[...r.
values()].map(({grid:{x:a,y:h,cw:c,ch:l},box:[d,u,f,m]})=>({x:a+u*c-1,y:h+d*l-1,width:(m-u+1)*c+2,height:(f-
d+1)*l+2}))}markPlace(t){if(this.lights.replaceChildren(),!this.sheet)return;let e=q(t.path,t.head).
path;for(let{path:s,head:o,rows:i,columns:r,x:a,y:h,cw:c,ch:l}of this.sheet.grids){if(s!==t.path||t.
row<0&&s===e||t.head>=0&&o>=0&&o!==t.head)continue;let d=i.indexOf(t.row),[u,f]=d<0?[h,l*i.length]:[
h+d*l,l];this.lights.append(W("rect",{x:a-2,y:u-2,width:r*c+4,height:f+4,class:"source-light"}))}}pinOrEnter(t,e,s){
let{pin:o}=this;if(o&&o.grid===t&&o.row===e&&o.cell===s)return this.view.go(_(t.path,t.head,e,s));this.
pin={grid:t,row:e,cell:s},this.look(t,e,s),this.view.point(`${this.sayCell(t,e,s)} Pinned: Enter aga\
in for its sum.`)}unpin(){return this.pin?(this.pin=null,this.cells.isOpen||this.lookAway(),!0):this.
cells.leave(!0)}stopAt(t){for(let e of this.buttons()){let s=e===t?0:-1;e.tabIndex!==s&&(e.tabIndex=
s)}}};function ui(n,t){let[e,s]=[Math.max(t.w,fo),Math.max(t.h,fo)],o={left:t.x-(e-t.w)/2,top:t.y-(s-
t.h)/2,width:e,height:s};for(let[i,r]of Object.entries(o))n.style.setProperty(i,li(r))}var fi=(n,t)=>{
let[e,s]=[n,t].map(({path:o,head:i})=>q(o,i));return e.kind===s.kind&&e.path===s.path&&n.head===t.head},
mi=(n,t)=>n&&n.path===t.path&&n.head===t.head;function po({x:n,y:t,cw:e,ch:s,rows:o,columns:i},r,a){
let h=(l,d)=>Math.max(0,Math.min(d-1,l));return[o[h(Math.floor((a-t)/s),o.length)],h(Math.floor((r-n)/
e),i)]}var ue={width:9,height:60},pi=10,gi={encoder:["self_attention","feed_forward"],decoder:["self_attent\
ion","cross_attention","feed_forward"]},wi={self_attention:"self-attention",cross_attention:"cross-a\
ttention",feed_forward:"feed-forward"};function wo(n){let{S:t,T:e,H:s}=n.sizes,o=n.node("encoder").op===
"norm",i=bi(n),r=go("src",t,pi,22,Math.max(16,Math.min(85,300/t))),a=go("tgt",e,r.end+30,27,Math.max(
16,Math.min(80,360/e))),h=new Map,c=[],l=(O,E,T,S)=>{let z={side:O.name,x:E,w:T,y:O.top,h:O.end-O.top,
...S};return h.set(z.path,z),z},d=(O,E)=>{let T=O.name;l(O,E,40,{path:`${T}_embed`,kind:"table",name:"\
table"}),h.get(`${T}_embed`).stop=E+58;let S={path:`positions.${T}`,kind:"place",name:"position"},z={
out:`positions.${T}`,stream:`${T}_embed`};return l(O,E+76,30,{...S,...z,plus:E+119,stop:E+136}),E+160},
u=(O,E,T)=>{let S=T,z=`positions.${O.name}`;for(let L=0;L<i;L++){let X=S-12;gi[E].forEach((Q,dt)=>{let j=`${E}\
.layers.${L}.${Q}`,J=`${E}.layers.${L}.sublayers.${dt}`,st=Q==="feed_forward"?54:104,it=Q==="feed_fo\
rward",ht=S+st;l(O,S,st,{path:j,kind:it?"feed":"attention",name:wi[Q],layer:L,stream:z,copy:o?`${J}.\
norm`:z,out:J,update:`${j}.${it?"w_2":"w_o"}`,plus:ht+15,stop:ht+30,isCross:Q==="cross_attention"}),
z=J,S=ht+48});let lt={x:X,w:S-22-X,y:O.top-14,h:O.end-O.top+22};c.push({path:`${E}.layers.${L}`,name:`${E}\
 layer ${L}`,...lt}),S+=10}return S},f=[],m=u(r,"encoder",d(r,186));o&&f.push({path:"encoder",x:m-14,
side:r});let g=Math.min(34,320/t),p=Math.max(90,t*g+22),x=m+52-312,y=u(a,"decoder",d(a,x));o&&f.push(
{path:"decoder",x:y-14,side:a});let k=y+22;l(a,k,34,{path:"generator",kind:"exit",name:"exit",copy:"\
decoder"});let $=r.rails[r.n-1]-ue.height/2,M=[...h.values()].filter(({isCross:O})=>O).map(({x:O})=>({
x:O,w:p,y:$-ue.height/2-28})),v={x:k+190,y:a.top+36,w:190};return{layers:i,heads:s,isPreNorm:o,src:r,
tgt:a,bands:h,frames:c,gates:f,shelves:M,spacing:g,strip:ue,chipX:{src:138,tgt:x-48},exit:k,bars:v,width:v.
x+v.w+70,height:a.end+20,shelfX:(O,E=0)=>M[E].x+11+(O+.5)*((p-22)/t),shelfY:$}}function bi(n){let t=0;
for(;n.node(`encoder.layers.${t}`);)t+=1;return t}function go(n,t,e,s,o){let i=Array.from({length:t},
(a,h)=>e+s+o*(h+1)-7),r=Math.min(ue.height,o*.72);return{name:n,n:t,top:e,rails:i,pitch:o,high:r,end:i[t-
1]+13}}function bo([n,t,e,s],o){let i=Math.max(e-n,(s-t)*o);return{x:(n+e-i)/2,y:(t+s-i/o)/2,w:i,h:i/
o}}function xo(n,t,e){if(e<=0)return n;if(e>=1)return t;let s=Math.exp(C(Math.log(n.w),Math.log(t.w),
e)),o=s*n.h/n.w,i=Math.abs(n.w-t.w)<n.w*.02?e:(s-n.w)/(t.w-n.w),r=C(n.x+n.w/2,t.x+t.w/2,i),a=C(n.y+n.
h/2,t.y+t.h/2,i);return{x:r-s/2,y:a-o/2,w:s,h:o}}var C=(n,t,e)=>n+(t-n)*e,K=(n,t=0,e=1)=>Math.min(e,
Math.max(t,n)),D=(n,t,e)=>K((n-t)/(e-t)),U=n=>n*n*(3-2*n);var yo=3.1,$o=.6,Qe=[1,2,.5],bt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,fe=class{constructor({
tick:t,arrived:e,story:s}){this.tick=t,this.arrived=e,this.story=s,this.t=1,this.goal=1,this.rate=0,
this.hold=0,this.speed=1,this.isPlaying=!1,this.others=new Set,this.frame=0,this.before=0}get last(){
return this.story().stations.length}get stop(){return K(Math.ceil(this.t-1e-6),1,this.last)}get isMoving(){
return this.t!==this.goal}next(){if(this.isMoving&&this.goal>this.t&&this.set(this.goal),this.t>=this.
last)return this.set(1);this.to(Math.floor(this.t+1e-6)+1)}back(){this.pause(),this.to(Math.max(1,Math.
ceil(this.t-1e-6)-1),(this.t-1)/$o)}to(t,e=0){if(this.goal=K(t,1,this.last),this.hold=0,this.rate=t<
this.t?Math.max(1.6,e||(this.t-t)/$o):e,bt())return this.set(this.goal);this.kick()}set(t){this.t=K(
t,1,this.last),this.goal=this.t,this.hold=0,this.tick(),Number.isInteger(this.t)&&this.arrive()}replay(t,[
e,s]){this.pause(),this.t=t-1+e,this.to(t-1+s)}play(){if(this.isPlaying)return this.pause();this.isPlaying=
!0,this.isMoving||this.next(),this.kick()}pause(){this.isPlaying=!1,this.tick()}faster(){this.speed=
Qe[(Qe.indexOf(this.speed)+1)%Qe.length]}also(t){this.others.add(t),this.kick()}kick(){this.frame||(this.
before=performance.now(),this.frame=requestAnimationFrame(t=>this.pass(t)))}pass(t){this.frame=0;let e=Math.
min(.1,(t-this.before)/1e3);this.before=t,this.advance(e*this.speed);for(let o of this.others)o(e)||
this.others.delete(o);this.tick(),(this.isMoving||this.isPlaying||this.others.size)&&!this.frame&&(this.
frame=requestAnimationFrame(o=>this.pass(o)))}advance(t){if(this.hold>0){this.hold-=t;return}if(!this.
isMoving){this.isPlaying&&this.goOn();return}let{t:e,goal:s,rate:o}=this;if(o){this.t=s>e?Math.min(s,
e+o*t):Math.max(s,e-o*t),this.t===s&&this.arrive();return}let{beats:i,seconds:r}=this.story().stations[Math.
floor(e+1e-9)],a=Math.floor(e+1e-9),h=i.find(({to:c})=>e-a<c-1e-6)??i.at(-1);this.t=Math.min(s,a+h.to,
e+t/r),!(this.t<a+h.to-1e-6&&this.t<s)&&(this.hold=this.reading(h,r),this.t>=s-1e-6&&(this.t=s,this.
isPlaying||(this.hold=0),this.arrive()))}reading({words:t,from:e,to:s},o){let i=this.isPlaying?20:4;
return K(t/yo-(s-e)*o,.4,i)}goOn(){if(this.t>=this.last)this.pause();else if(bt()){this.set(this.t+1);
let{beats:t}=this.story().stations[this.stop-1];this.hold=t.reduce((e,{words:s})=>e+s,0)/yo}else this.
to(Math.floor(this.t+1e-6)+1)}arrive(){this.arrived()}stopAll(){cancelAnimationFrame(this.frame),this.
frame=0,this.isPlaying=!1,this.others.clear()}};function ko(n){return n.split("*").map((t,e)=>e%2?b("em",{},t):document.createTextNode(t))}var me=class{constructor(t,e){
this.view=t,this.clock=e,this.title=b("h3",{}),this.text=b("p",{class:"told"}),this.voice=b("div",{class:"\
narration","aria-live":"polite"},this.title,this.text),this.backward=I("◀",()=>this.press(()=>t.backward()),
{"aria-label":"Back",title:"Back (←)"}),this.speed=I("1×",()=>this.press(()=>e.faster()),{"aria-l\
abel":"Speed"}),this.play=I("▶ Play",()=>this.press(()=>e.play()),{title:"Play (Space)"}),this.next=
I("Next ▶",()=>this.press(()=>t.forward()),{class:"main next",title:"Next (→)"});let s=b("div",{
class:"steer"},this.backward,this.speed,this.play,this.next);this.input=b("input",{type:"range",min:1,
step:.01,"aria-label":"Station",...F}),this.input.addEventListener("input",()=>this.scrub()),this.input.
addEventListener("change",()=>this.settle()),this.line=b("i",{}),this.dots=b("span",{"aria-hidden":"\
true"});let o=b("div",{class:"scrubber"},this.line,this.dots,this.input);this.node=b("section",{class:"\
dock","aria-label":"Walk"},this.voice,s,o),this.shown=""}press(t){t(),this.show()}scrub(){let{clock:t}=this;
t.isPlaying=!1,t.set(Number(this.input.value))}settle(){this.clock.to(Math.ceil(Number(this.input.value)-
.05))}show(){let{view:t,clock:e}=this,{stations:s}=e.story(),o=e.stop,i=s[o-1],r=t.at.path!=="",a=r?
t.sentence():"",h=`${r} ${a} ${o} ${s.length} ${i.title} ${t.found.key} ${t.problem}`;h!==this.shown&&
(this.shown=h,this.tell(i,o,s.length,r?a:"")),this.mark(r),this.showControls(s,o,r)}tell(t,e,s,o){let{
view:i}=this;if(o){this.title.textContent=i.title(),this.text.replaceChildren(...ko(o));return}let r=b(
"small",{},`${e} / ${s} `);this.title.replaceChildren(r,t.title);let a=t.beats.map(h=>{let c=b("span",
{class:"beat"},...ko(h.text)," ");return c.addEventListener("click",()=>{this.clock.replay(this.clock.
stop,[h.from,h.to])}),c});this.text.replaceChildren(...a)}mark(t){if(t)return;let{clock:e}=this,o=e.
isMoving||e.hold>0?e.story().beat(e.t):-1;[...this.text.children].forEach((i,r)=>{i.classList.toggle(
"now",r===o),i.classList.toggle("later",o>=0&&r>o)})}showControls(t,e,s){let{clock:o}=this,i=t.length;
this.dots.childElementCount!==i&&this.dots.replaceChildren(...t.map(()=>b("b"))),[...this.dots.children].
forEach((a,h)=>{let c=h===e-1?"at":h<e-1?"on":"";a.className!==c&&(a.className=c),a.style.left=`${100*
h/Math.max(1,i-1)}%`}),this.input.max=String(i),(document.activeElement!==this.input||o.isMoving)&&(this.
input.value=String(o.t)),this.input.setAttribute("aria-valuetext",`${e} of ${i}: ${t[e-1].title}`),this.
line.style.width=`${100*(o.t-1)/Math.max(1,i-1)}%`;let r=o.t>=i;Ze(this.next,s?"Next row ▶":r?"Aga\
in ↺":"Next ▶"),Ze(this.play,o.isPlaying?"❚❚ Pause":"▶ Play"),Ze(this.speed,`${o.speed===.5?
"½":o.speed}×`),this.play.setAttribute("aria-pressed",String(o.isPlaying)),this.play.disabled=s,this.
backward.disabled=!s&&o.t<=1,this.node.classList.toggle("inside",s)}};function Ze(n,t){n.textContent!==
t&&(n.textContent=t)}var ts="−",B=n=>{let t=Math.abs(n).toFixed(2);return n<0&&Number(t)?ts+t:t},vo=n=>(n<0?ts:"")+Math.
abs(n).toFixed(1),Mo=n=>(n<=-.005?`${ts} `:"+ ")+Math.abs(n).toFixed(2),Rt=n=>`${n>.989&&n<.9995?(100*
n).toFixed(1):Math.round(100*n)} %`,pe=n=>{if(n<1e-7)return"< 0.00001 %";let t=n>.9995&&n<1-5e-7?4:
n>.1?1:n>.001?2:5;return`${(100*n).toFixed(t)} %`},xi=["no","one","two","three","four","five","six",
"seven","eight","nine","ten"],yi=n=>xi[n]??String(n),Oo=n=>n[0].toUpperCase()+n.slice(1),zt=(n,t)=>`${yi(
n)} ${t}${n===1?"":"s"}`,xt=n=>n.length<2?n.join(""):`${n.slice(0,-1).join(", ")} and ${n.at(-1)}`,R=n=>`\
*${n}*`;function es(n){let t=n.tensor("encoder.layers.0.self_attention.weights"),[e,s,o]=t.shape,i=0,
r=-1;for(let a=0;a<e;a++){let h=0;for(let c=0;c<o;c++){let l=N(t,a,s-1,c);h-=l>0?l*Math.log(l):0}h>r&&
([i,r]=[a,h])}return i}function To(n,t,e){return Array.from({length:n.shape[2]},(o,i)=>[i,N(n,t,e,i)]).
sort(([,o],[,i])=>i-o)}function Eo(n,t,e,s){let o=To(n,t,e).filter(([,i],r)=>r<3&&i>=.1).sort(([i],[
r])=>i-r).map(([i,r])=>`${Rt(r)} from ${i===e?"itself":R(s[i])}`);return`${R(s[e])} gets ${xt(o)}`}function _o(n,t,e){
let s=Array.from({length:n.shape[0]},(a,h)=>To(n,h,t)[0]),[o]=s[0],i=xt(s.map(([,a])=>Rt(a)));if(s.every(
([a])=>a===o))return{token:o,text:`put ${s.length>1?"most weight":"its weight"} on ${R(e[o])}: ${i}`,
shares:i};let r=s.map(([a,h],c)=>`head ${c} on ${R(e[a])} (${Rt(h)})`);return{token:-1,text:`differ:\
 the largest weight is, for ${xt(r)}`,shares:i}}function Ao(n,t,e){let{srcTokens:s,tgtTokens:o,nextTokens:i,
sizes:r,vocabulary:a}=n,h=r.S-1,c=R(s[0]),l=r.T-1,d=zt(r.H,"head"),u=(V,rt=0)=>A(n.tensor(V),rt),[f,
m]=["encoder.layers.0.self_attention","encoder.layers.0.feed_forward"],[g,p]=["decoder.layers.0.self\
_attention","decoder.layers.0.cross_attention"],w=u("src_embed"),x=u("positions.src"),y=[0,1].map(V=>x[V]-
w[V]),k=u(`${f}.w_o`),$=u("encoder.layers.0.sublayers.0"),M=x[0]+k[0],v=V=>u(`${m}.hidden`,V).filter(
rt=>rt>0).length,O=n.tensor(`${f}.weights`),E=es(n),T=_o(n.tensor(`${p}.weights`),0,s),S=u("generato\
r"),z=[...S.keys()].sort((V,rt)=>S[rt]-S[V]),L=V=>Math.max(...u("probabilities",V)),X=Math.sqrt(r.d_model),
lt=Number.isInteger(X)?X:X.toFixed(2),Q=s.slice(0,3).map((V,rt)=>`${R(V)} is ${n.src[rt]}`),dt=s.slice(
0,4).map(R),j=t.layers-1,J=r.S===2?[R(s[1]),R(s[0])]:null,st=i[l]==="</s>",it=i.slice(0,st?l:l+1),ht=Math.
max(1,l-1),yt=`decoder.layers.${t.layers-1}.cross_attention`,_t=l>1?_o(n.tensor(`${yt}.weights`),ht,
s):null,Ro=it.slice(0,-1).map((V,rt)=>`row ${R(V)} gives ${R(i[rt+1])}`),Oe="src_embed";return[["mac\
hine","The whole machine",1.5,"",[[`This small *Transformer*${e.made} translates ${R(e.text)} into ${R(
e.answer)}${e.gloss}.`,[]],[`The *encoder* processes ${e.from}; the *decoder* writes ${e.to}, one pi\
ece at a time.`,[]],["Press *Next* and follow this example’s real numbers.",[]]]],["tokens","Words\
 become tokens",4,"src",[[`The text is cut into known pieces, called *tokens*: ${xt(dt)}${s.length>4?
" …":""}.`,["tokens"]],[`Each has a number, its *id*, in a list of ${a.src.length}: ${xt(Q)}.`,["t\
okens"]],["From here on, there are only numbers.",["tokens"]]]],["table","A row of numbers",4.5,"src",
[[`Id ${n.src[0]} selects row ${n.src[0]} of a learned table; times ${lt}, it is ${c}’s *embedding*:\
 ${r.d_model} numbers.`,[Oe]],[`Each stripe is one number, blue above zero, brown below: ${xt([...w.
slice(0,3)].map(B))}, and so on.`,[Oe]],[`Training${e.pairs} set the table.`,[Oe]]]],["place","Which\
 position?",4.5,"src",[["Attention, the next part, ignores word order.",["positions.src"]],["So each\
 position has a fixed pattern, its *positional encoding*, which is added to the embedding.",["positi\
ons.src"]],[`For ${c}, ${B(w[0])} ${Mo(y[0])} ${Math.abs(y[0])<.005?"stays":"becomes"} ${B(x[0])}, b\
ut ${B(w[1])} ${Mo(y[1])} becomes ${B(x[1])}.`,["positions.src"]]]],["self","Tokens share informatio\
n",7,"src",[[`*Self-attention* mixes information from all tokens; ${d}, each with a color and a numb\
er, work in parallel.`,[f]],[`In head ${E}, ${Eo(O,E,h,s)}${h?`; ${Eo(O,E,0,s)}`:""}.`,[f]],["Thicke\
r line, larger weight: open a square to see the calculation.",[f]]]],["norm",t.isPreNorm?"Norm, then\
 add":"Add, then norm",5,"src",[[`The result is added to the strip, a *residual connection*: in ${c}\
, ${B(x[0])} ${k[0]<0?"minus":"plus"} ${B(Math.abs(k[0]))} gives ${B(M)}.`,[f]],[t.isPreNorm?"Each p\
art reads a copy that *layer norm* has brought to a common scale.":`Then *layer norm* brings the str\
ip to a common scale: here ${B($[0])}.`,[f]],[t.isPreNorm?"Norm before, add after: every part works \
like this.":"Add, then norm: every part works like this.",[f]]]],["feed","Each token alone",6,"src",
[["The *feed-forward* part treats each token alone.",[m]],[`It computes ${r.d_ff} weighted sums; *Re\
LU* sets the negative ones to zero, and ${v(0)} stay on for ${c}${h?`, ${v(h)} for ${R(s[h])}`:""}.`,
[m]],[`These give ${r.d_model} numbers again, which are added as before.`,[m]]]],["memory","The memo\
ry",8,"src",[[j?`${j===1?"A second layer repeats":`${Oo(zt(j,"more layer"))} repeat`} this with ${j===
1?"its":"their"} own learned numbers; a last norm follows.`:"A last norm follows.",["encoder.layers"]],
[`The result is the *memory*: still one strip per token, but ${J?`${J[0]} now depends on ${J[1]}, an\
d ${J[1]} on ${J[0]}`:"each now depends on the others"}.`,["memory"]],["It is computed once and kept\
.",["memory"]]]],["start","A start token",5.5,"tgt",[[`Nothing is written in ${e.to.replace("the ","")}\
 yet, so the decoder’s first row is a start token, *<s>*.`,["tgt_embed"]],[`It gets its ${r.d_model}\
 numbers and its position like any other token.`,["tgt_embed","positions.tgt"]],["From this row come\
s the first piece.",["positions.tgt"]]]],["masked","Only earlier rows",5,"tgt",[["In *masked self-at\
tention*, each row takes information only from itself and earlier rows.",[g]],[`This is the first ro\
w, so ${r.H>1?`all ${d} give`:"the head gives"} *<s>* 100 % from itself.`,[g]],["Later rows are hid\
den: they are not written yet.",[g]]]],["cross",e.from.includes("English")?`From English to ${e.to.replace(
"the ","")}`:"From source to target",7,"tgt",[["In *cross-attention*, the row takes information from\
 the memory.",[p,"memory"]],[`${r.H>1?`All ${d}`:"The head"} ${T.text}${T.token>0?`, although ${c} c\
omes first`:""}.`,[p,"memory"]],[e.without||"Whatever the decoder knows of the source, it has from h\
ere.",[p,"memory"]]]],["exit","From scores to probabilities",10,"tgt",[[`After ${j?"feed-forward and\
 the other layers":"feed-forward"}, the exit gives each of ${r.V} tokens a score (*logit*): ${R(i[0])}\
 ${vo(S[z[0]])}, the next only ${vo(S[z[1]])}.`,["generator"]],["*Softmax* turns scores into probabi\
lities, together 100 %.",["bars"]],[`${R(i[0])} has the highest, ${pe(L(0))}, and is written.`,["ba\
rs"]]]],l>1&&["loop","And round again",6+4*Math.min(4,l-1),"tgt",[[`The new piece becomes the next r\
ow: ${xt(Ro.slice(0,Math.max(1,Math.min(3,l-1))))}${l-1>3?" …":""}.`,[]],[`In row ${R(o[ht])}, the\
 heads of the last cross-attention ${_t?.text}.`,[yt,"memory"]],["Every row uses the earlier rows an\
d the same memory.",["memory"]]]],l>0&&["end",st?"The end token":"No room",8,"tgt",[st?[`In row ${R(
o[l])}, the end token *</s>* has the highest probability, ${pe(L(l))}, and decoding stops.`,["bars"]]:
["No end token has come, and there is no room for more rows.",["bars"]],[`The pieces are joined: ${R(
e.answer)}.`,[]],[`${Oo(zt(r.S,"token"))} in, ${zt(r.T,"round")}, ${zt(it.length,"piece")} out.`,[]]]]].
filter(Boolean).map($i)}function $i([n,t,e,s,o]){let i=o.map(([h])=>h.split(" ").length),r=o.map((h,c)=>(c+
1)/o.length),a=o.map(([h,c],l)=>({text:h,words:i[l],from:l?r[l-1]:0,to:r[l],lit:c}));return{id:n,title:t,
seconds:e,side:s,beats:a}}var ki=.004,So=6,vi={"self-attention":"self","cross-attention":"cross","feed-forward":"feed",position:"\
pos."},ge=22,we=class{constructor(t,{run:e,story:s,layout:o,t:i,mode:r,word:a,before:h,temperature:c}){
this.temperature=c,this.sight=t,this.ink=t.ink,this.run=e,this.story=s,this.layout=o,this.t=i,this.mode=
r,this.word=a,this.before=h,this.row=s.rowAt(i),this.station=s.station(i),this.lit=s.lit(i),this.told=
es(e),this.isNear=t.scale>1.25,this.targets=[]}draw(){this.frames();for(let t of this.layout.bands.values())
this.band(t);this.shelves(),this.rails();for(let t of["src","tgt"]){let{n:e}=this.layout[t];for(let s=0;s<
e;s++)this.token(t,s)}this.bars(),this.names()}at(t,e,s){return t==="tgt"&&s>this.row&&this.mode!=="\
teacher"?0:this.story.progress(t,e,s,this.t)}isLit(t){return this.lit.has(t)||this.lit.has("encoder.\
layers")&&/^encoder\.layers\.[1-9]/.test(t)}target(t,e,s,[o,i,r,a]){this.sight.sees(o,i,r,a)&&this.targets.
push({id:t,say:e,go:s,x:o,y:i,w:r,h:a})}frames(){let{sight:t,ink:e}=this,{colors:s}=e;for(let{x:o,y:i,
w:r,h:a,name:h,path:c}of this.layout.frames)t.box(o,i,r,a,{fill:s.panel,stroke:s.line,radius:8}),t.text(
h,o+4,i-4,{units:9,low:11,high:14,color:"soft",align:"left",most:r}),this.target(c,`${h[0].toUpperCase()}${h.
slice(1)}`,_(c),[o,i,r,13])}band(t){let{sight:e,ink:s}=this,{colors:o}=s,{x:i,y:r,w:a,h,kind:c,path:l,
name:d}=t,u=this.isLit(l),f=u?o.accent:o.line;e.box(i,r,a,h,{fill:o.cell,stroke:f,width:u?2.5:1.2,radius:6});
let m={units:8.5,low:11,high:15,most:a+16,bold:u},g=e.scale<1?vi[d]??d:d;e.text(g,i+a/2,r+12,{...m,color:u?
"accent":"soft"}),this.target(l,`Open ${d}`,_(l),[i,r,a,17]),c==="table"&&this.table(t),t.copy&&(c!==
"exit"&&this.layout.isPreNorm)&&this.gate(i+3,t.side,this.isLit(l)),c==="attention"&&this.tiles(t)}gate(t,e,s,o=this.
layout[e].top+40){let{sight:i,ink:r}=this,a=s?r.colors.accent:r.colors.line;i.box(t-1.6,o,3.2,this.layout[e].
end-o-6,{fill:a,radius:1.6}),s&&this.isNear&&i.text("norm",t,o-2,{units:7,low:11,high:12,color:"acce\
nt",halo:"cell"})}table({x:t,y:e,w:s,h:o,side:i,path:r}){let{sight:a,run:h,ink:c}=this,l=h.vocabulary[i],
d=h[i],[u,f]=[e+20,o-28],m=f/l.length,g=Math.min(l.length,60);for(let w=0;w<g;w++){let x=u+f*(w+.5)/
g;a.line([[t+5,x],[t+s-5,x]],{stroke:c.colors.line,width:1})}let p=h.tensor(`${r}.table`);d.forEach(
(w,x)=>{if(this.at(i,r,x)<=0)return;let y=u+m*(w+.5),k=c.strip(p,x),$=this.isLit(r)?c.colors.accent:
"";a.image(k,t+s/2,y,Math.max(3,m),s-8,{turn:-Math.PI/2,edge:$}),this.isLit(r)&&this.isNear&&a.text(
`row ${w}`,t-3,y+2,{units:6,low:11,high:13,align:"right",color:"accent",halo:"cell"})})}tiles({path:t,
side:e,x:s,y:o,w:i}){let{sight:r,run:a,ink:h,layout:c}=this,l=a.tensor(`${t}.weights`),d=Math.min(16,
(i-12)/c.heads-3),u=d+3,f=s+(i-c.heads*u+3)/2,[,m,g]=l.shape,p=this.isLit(t);for(let w=0;w<c.heads;w++){
let x=f+w*u,y=o+24,k=h.hue(w);r.box(x,y,d,d,{fill:h.colors.cell,stroke:k,width:p?2:1.2,radius:2});for(let $=0;$<
m;$++)if(!(this.at(e,t,$)<.5))for(let M=0;M<g;M++){let v=N(l,w,$,M);v>.01&&r.box(x+1+(d-2)*M/g,y+1+(d-
2)*$/m,(d-2)/g,(d-2)/m,{fill:k,alpha:v,radius:0})}p&&this.isNear&&r.text(String(w),x+d/2,y-1.5,{units:6,
low:11,high:13,color:k,bold:!0}),this.target(`${t}#${w}`,`Open head ${w}`,_(t,w),[x,y,d,d])}}shelves(){
let{sight:t,ink:e,layout:s}=this,{colors:o}=e,i=this.isLit("memory");s.shelves.forEach(({x:r,y:a,w:h},c)=>{
let l=s.src.end-a+6,d=i&&!c?o.accent:o.line;if(t.box(r,a,h,l,{fill:c?o.panel:o.cell,stroke:d,width:i?
2:1.2,radius:6}),t.text(c?"memory, again":"memory",r+h/2,a+11,{units:8,low:11,high:15,most:h+20,color:i?
"accent":"soft",bold:i}),c){let[u,f]=[s.shelves[c-1],s.shelfY];for(let m of[-1.5,1.5])t.line([[u.x+u.
w,f+m],[r,f+m]],{stroke:o.soft,width:1.1})}else this.target("encoder","Open the memory",_("encoder"),
[r,a,h,15])})}rails(){let{sight:t,ink:e,layout:s}=this,{colors:o}=e,i=s.exit;for(let r of["src","tgt"])
s[r].rails.forEach((a,h)=>{let c=r==="src"||h<=this.row||this.mode==="teacher",l=r==="tgt"&&h===this.
row&&this.mode!=="teacher"&&this.t>1,u={stroke:l?o.accent:o.soft,width:l?2:1.2,alpha:c?.75:.4,dash:c?
[]:[2,5]},f=s.chipX[r]+40;r==="src"?t.line([[f,a],...this.toShelf(h)],u):t.line([[f,a],[i,a]],u);for(let m of s.
bands.values())m.side===r&&m.plus&&c&&t.plus(m.plus,a,this.isLit(m.path)&&this.station.id!=="self"&&
(r==="src"||h===this.row));!c&&h===this.row+1&&this.isNear&&t.text("written later",this.sight.camera.
x+this.sight.camera.w*.5,a-4,{units:7,low:11,high:13,color:"soft"})});for(let{x:r,side:a}of s.gates)
this.gate(r,a.name,this.station.id==="memory"&&a.name==="src",a.top+20);for(let r of s.bands.values())
!r.plus||!this.isLit(r.path)||!this.isNear||["norm","place","feed"].includes(this.station.id)&&t.text(
"adds",r.plus,s[r.side].rails[0]+16,{units:7,low:11,high:13,color:"accent",halo:"cell"})}toShelf(t){
let{layout:e}=this,s=e.src.rails[t],o=e.shelfY+e.strip.height/2,i=e.shelves[0].x;return[[i-44,s],[i-
14,o],[e.shelfX(t),o]]}token(t,e){let s=t==="tgt";if(s&&e>this.row&&this.mode!=="teacher")return;this.
chip(t,e);let{bands:o}=this.layout;for(let i of o.values()){if(i.side!==t||i.kind==="exit")continue;
let r=this.at(t,i.path,e);if(r<=0||(i.kind==="table"?this.lookUp(i,e,r):i.kind==="place"?this.add(i,
e,r):i.kind==="attention"?this.attend(i,e,r):this.feed(i,e,r),r<1))return}s?this.leave(e):this.remember(
e)}chip(t,e){let{sight:s,ink:o,layout:i,run:r}=this,{colors:a}=o,h=t==="tgt",c=(h?r.tgtTokens:r.srcTokens)[e],
l=i.chipX[t],d=i[t].rails[e]-i[t].high/2,u=U(this.at(t,h?"chip":"tokens",e)),f=h?this.chipFrom(e):[l-
130,(i.src.rails[0]+i.src.rails.at(-1))/2-30],[m,g]=[C(f[0],l,u),C(f[1],d,u)],p=h?Math.min(1,u*4):Math.
max(0,u*1.4-.2);if(p>0){let w=Math.min(26,i[t].pitch*.8),x=h&&e===this.row&&this.t>1&&this.mode!=="t\
eacher",y={fill:a.cell,stroke:x?a.accent:a.soft,width:x?2.4:1.4};s.box(m-40,g-w/2,80,w,{...y,alpha:p,
radius:Math.min(10,w/2)});let k={units:Math.min(13,w*.6),low:w*s.scale>13?11:1,high:22,bold:!0,alpha:p,
most:80};w*s.scale>9&&s.text(c,m,g+Math.min(4.5,w/4),k);let $=_(`${t}_embed`,-1,e);u===1&&this.target(
`${t} ${e}`,`Open the embedding of ${c}`,$,[m-40,g-w/2,80,w]),this.station.id==="tokens"&&!h&&s.text(
`id ${r.src[e]}`,m,g+w/2+11,{units:9,low:11,high:15,color:"soft",alpha:u})}if(!h&&!e){let w=this.station.
id==="tokens",x=this.story.isOver(this.t)?1:w?1-.55*u:0;x&&s.text(this.word,l-56,f[1]+5,{units:14,low:11,
high:26,bold:!0,alpha:x,align:"right",most:240})}}chipFrom(t){let{layout:e}=this;return t?[e.exit+80,
e.tgt.rails[t-1]-e.tgt.high/2]:[e.chipX.tgt-60,e.tgt.rails[0]-30]}middle(t,e){return this.layout[t].
rails[e]-this.layout[t].high/2}strip(t,e,s,o,i={}){let{sight:r,ink:a,layout:h,run:c}=this,l=c.tensor(
t),d=i.y??this.middle(e,s),u=h.strip.width,f=h[e].high,m=i.isHot?a.colors.accent:a.colors.soft;if(r.
image(a.strip(l,s),o,d,u,f,{alpha:i.alpha,edge:m,width:i.isHot?2:.8}),(i.alpha??1)<.9||i.isPassing)return;
let g=(e==="src"?c.srcTokens:c.tgtTokens)[s],p=c.node(t).name;this.target(`${t} ${s}`,`${g}: ${p}`,_(
t,-1,s),[o-u/2,d-f/2,u,f])}lookUp(t,e,s){let{sight:o,ink:i,run:r,layout:a}=this,{side:h,x:c,w:l,y:d,
h:u,stop:f}=t,m=i.strip(r.tensor(t.path),e),g=(u-28)/r.vocabulary[h].length,p=[c+l/2,d+20+g*(r[h][e]+
.5)],w=U(D(s,.35,1));if(s>=1)this.strip(t.path,h,e,f);else if(s>.05){let[x,y]=[[C(p[0],f,w),C(p[1],this.
middle(h,e),w)],a[h].high],k=C(l-8,y,w);o.image(m,x[0],x[1],a.strip.width,k,{turn:-Math.PI/2*(1-w),edge:i.
colors.accent,width:1.5})}s>=1&&this.station.id==="table"&&!e&&this.isNear&&this.firstNumbers(t,e,[0,
1,2])}firstNumbers({path:t,stop:e,side:s},o,i){let{sight:r,run:a,layout:h,ink:c}=this,l=A(a.tensor(t),
o),d=h[s].rails[o]-h[s].high;for(let u of i){let f=d-2+u*11,m=d+(u+.5)*h[s].high/l.length;r.line([[e+
5,m],[e+12,f]],{stroke:c.colors.soft,width:1}),r.text(B(l[u]),e+13,f+3,{units:8,low:11,high:15,align:"\
left",halo:"cell",bold:!0})}}add(t,e,s){let{sight:o,ink:i,run:r,layout:a}=this,{side:h,x:c,w:l,plus:d,
stop:u,path:f}=t,m=this.pattern(h),g=this.middle(h,e),p=U(D(s,.15,.6)),w={edge:i.colors.soft,width:.8},
x=[a.strip.width,a[h].high];o.image(i.strip(m,e),c+l/2,g,...x,{...w,alpha:.6+.4*(1-p)}),s<.6&&o.image(
i.strip(m,e),C(c+l/2,d,p),g,...x,{edge:i.colors.accent,width:1.5});let y=r.tensor(`${h}_embed`);s<.6?
o.image(i.strip(y,e),C(this.layout.bands.get(`${h}_embed`).stop,d,p),g,...x,w):this.strip(f,h,e,C(d,
u,U(D(s,.75,1))),{isPassing:s<1,isHot:s<1}),this.station.id==="place"&&!e&&this.isNear&&s>.6&&this.sums(
y,m,r.tensor(f),e,u+9,a[h].rails[e]-a[h].high)}pattern(t){let{run:e}=this,s=e.patterns??(e.patterns=
{});if(!s[t]){let[o,i]=[e.tensor(`positions.${t}`),e.tensor(`${t}_embed`)];s[t]={shape:o.shape,data:o.
data.map((r,a)=>r-i.data[a])}}return s[t]}sums(t,e,s,o,i,r){let{sight:a}=this,h=c=>c<=-.005?`− ${B(
-c)}`:`+ ${B(Math.abs(c))}`;[0,1].forEach(c=>{let[l,d,u]=[t,e,s].map(f=>A(f,o)[c]);a.text(`${B(l)} ${h(
d)} = ${B(u)}`,i,r+6+12*c,{units:8,low:11,high:15,align:"left",halo:"cell",bold:!0})})}sources(t,e){
let{layout:s,run:o}=this;if(t.isCross){let r=t.layer??0;return o.srcTokens.map((a,h)=>({x:s.shelfX(h,
r),y:s.shelfY,isBelow:!0,j:h}))}let i=t.side==="src"?s.src.n:e+1;return Array.from({length:i},(r,a)=>({
x:t.x+16,y:this.middle(t.side,a),isBelow:!1,j:a}))}copy(t,e,s,o){let i=[...this.layout.bands.values()].
find(({out:a,path:h})=>t.stream===(a??h)),r=U(D(s,0,.18));this.strip(t.copy,t.side,e,C(i?.stop??o,o,
r),{isPassing:r<1,alpha:Math.min(1,r*4)})}update(t,e,s,o){let{side:i,plus:r,stop:a,update:h,out:c}=t,
l=D(s,.62,.75),d=U(D(s,.78,.92)),u=s<1;if(this.strip(h,i,e,d<1?C(o,r,d):o,{alpha:l,isPassing:u,isHot:u&&
l>0}),s>.9&&this.strip(c,i,e,C(r,a,U(D(s,.92,1))),{isPassing:u,isHot:u}),this.station.id!=="norm"||!this.
isLit(t.path)||e||!this.isNear)return;let{run:f,layout:m}=this,g=m[i].rails[e]-m[i].high,p=f.tensor(
t.stream),w=f.tensor(m.isPreNorm?c:`${c}.sum`);if(s>.9&&this.sums(p,f.tensor(h),w,e,a+8,g),m.isPreNorm){
let[x,y]=[p,f.tensor(t.copy)].map($=>B(A($,e)[0])),k={units:7.5,low:11,high:14,halo:"cell",align:"le\
ft"};this.sight.text(`norm: ${x} → ${y}`,t.x+10,m[i].rails[e]+9,k)}}attend(t,e,s){let{sight:o,ink:i,
run:r,layout:a}=this,{side:h,x:c,w:l,path:d}=t,[u,f,m]=[c+16,c+l-34,c+l-13];this.copy(t,e,s,u);let g=r.
tensor(`${d}.weights`),p=r.tensor(`${d}.v`),w=this.middle(h,e),x=a[h].high,y=x/a.heads,k=["self","no\
rm"].includes(this.station.id)||h==="tgt"&&e===this.row,$=this.isLit(d)&&this.isNear,M=this.station.
id==="self"&&this.isLit(d);for(let v=0;v<a.heads;v++){let O=v===this.told,T=U(D(s,...M?O?[.2,.44]:[.5,
.7]:[.22,.6]));if(T<=0)continue;let S=w-x/2+y*(v+.5);for(let{x:X,y:lt,isBelow:Q,j:dt}of this.sources(
t,e)){let j=N(g,v,e,dt);if(j<ki)continue;let J=Q?[X,a.shelfY+a.strip.height/2+1]:[X+5,lt-x/2+y*(v+.5)],
st=Q?Oi(J,[f-5,S],v):Mi(J,[f-5,S]),it=T<1?st.slice(0,2+Math.floor((ge-1)*T)):st,ht=$&&k?M&&!O&&this.
station.id==="self"?.55:.9:.5;if(o.line(it,{stroke:i.hue(v),units:Math.max(.5,j*Math.min(7,y*.7)),alpha:ht*
(.25+.75*j)}),T<1&&this.isNear&&j>.03){let[yt,_t]=it[it.length-1];o.image(i.strip(Ei(p,v),dt),yt,_t,
7,y,{edge:i.hue(v),width:1.5,alpha:.35+.65*j})}if($&&T>=1&&this.labels(t,e,v,j)){let[yt,_t]=st[Math.
floor(ge*(Q?.82:dt===e?.2:.34))];o.text(Rt(j),yt,_t+3,{units:8,low:11,high:14,bold:!0,halo:"cell",color:"\
ink"})}}let z=r.tensor(`${d}.concat`),L=z.shape[1]/a.heads;o.image(i.strip(z,e,v*L,(v+1)*L),f,S,a.strip.
width,y,{alpha:D(T,.8,1),edge:i.hue(v),width:1})}s>.6&&($&&e===(h==="src"?0:this.row)&&o.text("W_O",
(f+m)/2,w+x/2+9,{units:6.5,low:11,high:12,color:"soft"}),o.line([[f+6,w],[m-6,w]],{stroke:i.colors.soft,
width:1.2,alpha:D(s,.6,.7)})),this.update(t,e,s,m)}labels(t,e,s,o){return o<.03?!1:this.station.id===
"self"?s===this.told&&this.layout.src.n<=4:t.isCross?e===this.row&&o>.3:!1}feed(t,e,s){let{sight:o,ink:i,
run:r,layout:a}=this,{side:h,x:c,w:l,path:d}=t,u=this.middle(h,e);this.copy(t,e,s,c+11);let f=r.tensor(
`${d}.hidden`),m=r.tensor(`${d}.w_1`),g=Math.ceil(f.shape[1]/2),p=D(s,.2,.38),w=s>.46,x=w?f:m;if([0,
1].forEach(y=>{let k=i.strip(x,e,y*g,Math.min(f.shape[1],(y+1)*g));o.image(k,c+23+7*y,u,6,a[h].high,
{alpha:p,edge:i.colors.soft,width:.8})}),this.isLit(d)&&this.isNear&&!e&&p>0){let y=A(f,e).filter($=>$>
0).length,k=w?`${y} of ${f.shape[1]} stay on`:`${f.shape[1]} sums`;o.text(k,c+l/2,u-a[h].high/2-3,{units:7,
low:11,high:13,halo:"cell"})}this.update(t,e,s,c+l-11)}remember(t){let{layout:e,ink:s,sight:o}=this,
i=this.at("src","memory",t);if(i<=0)return;let r=e.frames.filter(({path:y})=>y.startsWith("encoder")).
at(-1),a=r.x+r.w-14,h=U(i),[c,l]=[a,this.middle("src",t)],[d,u]=[e.shelfX(t),e.shelfY],f=C(c,d,h),m=C(
l,u,U(D(i,.45,.95))),g=Math.min(e.strip.width,e.spacing*.6),p=s.strip(this.run.tensor("encoder"),t),
w=C(e.src.high,e.strip.height,h);if(o.image(p,f,m,g,w,{edge:i<1?s.colors.accent:s.colors.soft,width:i<
1?2:.8}),i<1)return;let x=this.run.srcTokens[t];e.shelves.forEach((y,k)=>{let $=e.shelfX(t,k);k&&o.image(
p,$,u,g,w,{edge:s.colors.soft,width:.8,alpha:.8}),this.target(`encoder ${t} ${k}`,`Memory of ${x}`,_(
"encoder",-1,t),[$-g/2,u-w/2,g,w]),e.src.n<=3&&this.isNear&&o.text(x,$,u-w/2-2,{units:7.5,low:11,high:14,
bold:!0,halo:"cell",most:e.spacing+14})})}leave(t){let{layout:e,run:s,sight:o}=this,i=this.at("tgt",
"decoder",t);if(i<=0)return;let r=e.bands.get("generator");this.strip("decoder","tgt",t,C(r.x-30,r.x+
17,U(i)),{isPassing:i<1,isHot:i<1});let a=this.mode==="teacher"?1:this.at("tgt","pick",t);if(a<=0)return;
let h=this.mode==="teacher",c=(h?s.targetTokens:s.nextTokens)[t],l=h?`  ${s.tensor("loss").data[t].toFixed(
2)}`:"",d=t===this.row&&this.t>1;o.text(`→ ${c}${l}`,r.x+42,e.tgt.rails[t]-e.tgt.high/2+4,{units:12,
low:11,high:18,align:"left",bold:!0,alpha:a,color:d&&!h?"accent":"ink"})}bars(){let{sight:t,ink:e,layout:s,
run:o,row:i}=this,r=this.at("tgt","scores",i);if(r<=0)return;let a=U(this.at("tgt","softmax",i)),{x:h,
y:c,w:l}=s.bars,d=A(o.tensor("generator"),i),u=this.temperature===1?A(o.tensor("probabilities"),i):ut(
d.map(y=>y/this.temperature)),f=this.before&&i<this.before.sizes.T?A(this.before.tensor("probabiliti\
es"),i):null,m=[...d.keys()].sort((y,k)=>d[k]-d[y]).slice(0,So),g=Math.max(...m.map(y=>Math.abs(d[y])),
1),p=this.isLit("bars")||this.isLit("generator"),w=l*.42;t.text(a>.5?this.barsName():"scores (logits\
)",h+w/2+36,c-10,{units:9,low:11,high:15,color:p?"accent":"soft",bold:p}),m.forEach((y,k)=>{let $=c+
k*22,M=o.vocabulary.tgt[y],v=k===0;t.text(M,h+30,$+10,{units:11,low:11,high:16,align:"right",bold:v,
color:v?"accent":"ink",most:120}),t.box(h+36,$,w,13,{fill:e.colors.cell,stroke:e.colors.line,radius:2});
let O=K(d[y]/g,0,1),E=w*C(O*r,u[y],a);E>.3&&t.box(h+36,$,E,13,{fill:v?e.colors.accent:e.colors.soft,
radius:2}),f&&t.box(h+36,$-1.5,Math.max(1,w*f[y]),16,{stroke:e.colors.ink,width:1.5,dash:[3,3],radius:2});
let T=a>.5?pe(u[y]):d[y].toFixed(1).replace("-","−");t.text(T,h+42+w,$+10,{units:10,low:11,high:15,
align:"left",bold:v})});let x=_("probabilities",-1,i);this.target("probabilities","Open the probabil\
ities",x,[h-10,c-22,l+20,22*So+22])}barsName(){return this.temperature===1?"probabilities":`at tempe\
rature ${this.temperature}`}names(){let{sight:t,layout:e,run:s}=this;if(this.story.isOver(this.t)||!this.
isNear)return;let{camera:o}=t;for(let i of["src","tgt"])e.chipX[i]+36>o.x&&e.chipX[i]<o.x+o.w||e[i].
rails.forEach((r,a)=>{if(i==="tgt"&&a>this.row||i==="src"&&this.at("src","memory",a)>0&&o.x>e.src.end+
700)return;let h=this.at("tgt","pick",Math.min(a,e.tgt.n-1))>=1?s.nextTokens[a]:"?",c=i==="src"?s.srcTokens[a]:
`${s.tgtTokens[a]} → ${h}`,l=i==="tgt"&&a===this.row;t.text(c,o.x,r+10,{units:7,low:12,high:16,bold:!0,
halo:"cell",dx:8,align:"left",color:l?"accent":"soft"})})}};function Mi([n,t],[e,s]){let o=(n+e)/2;return No(
[n,t],[o,t],[o,s],[e,s])}function Oi([n,t],[e,s],o){let i=e-22+2.2*o;return No([n+o-1.5,t],[n,C(t,s,
.6)],[i,s-4],[e,s])}function No(n,t,e,s){return Array.from({length:ge+1},(o,i)=>{let r=i/ge,a=1-r;return[
0,1].map(h=>a**3*n[h]+3*a*a*r*t[h]+3*a*r*r*e[h]+r**3*s[h])})}var ss=new WeakMap;function Ei(n,t){ss.
has(n)||ss.set(n,[]);let[,e,s]=n.shape,o=e*s,i=()=>n.data.subarray(t*o,(t+1)*o);return ss.get(n)[t]??=
{shape:[e,s],data:i()}}var _i=["ink","soft","panel","line","accent","cell","plus","minus"],Lo=Array.from({length:8},(n,t)=>`\
hue-${t}`),Ti=1.05,os=24,be=class{constructor(t){this.probe=document.createElement("i"),this.probe.hidden=
!0,t.append(this.probe),this.refresh()}refresh(){this.colors={};for(let r of[..._i,...Lo])this.colors[r]=
this.read(r);this.font=getComputedStyle(this.probe).fontFamily;let[t,e,s]=["cell","plus","minus"].map(
r=>Ai(this.colors[r])),o=(r,a)=>t.map((h,c)=>Math.round(h+(r[c]-h)*a/os)),i=[...Array(os+1).keys()];
this.shades={plus:i.map(r=>o(e,r)),minus:i.map(r=>o(s,r))},this.strips=new WeakMap}read(t){return this.
probe.style.color=`var(--${t})`,getComputedStyle(this.probe).color}hue(t){return this.colors[`hue-${t%
Lo.length}`]}shade(t){let e=Math.round(os*(1-Math.exp(-Math.abs(t)/Ti)));return this.shades[t<0?"min\
us":"plus"][e]}strip(t,e,s=0,o=t.shape[t.shape.length-1]){let i=this.strips.get(t);i||(i=new Map,this.
strips.set(t,i));let r=`${e} ${s} ${o}`,a=i.get(r);if(!a){let h=t.shape[t.shape.length-1],c=e*h+s;a=
this.picture(o-s,l=>t.data[c+l]),i.set(r,a)}return a}picture(t,e){let s=document.createElement("canv\
as");s.width=1,s.height=t;let o=s.getContext("2d"),i=o.createImageData(1,t);for(let r=0;r<t;r++)i.data.
set([...this.shade(e(r)),255],4*r);return o.putImageData(i,0,0),s}};function Ai(n){let t=(n.match(/[\d.]+/g)??
[]).map(Number),e=n.startsWith("color")?255:1;return t.slice(0,3).map(s=>s*e)}var xe=class{constructor(t,e){
this.context=t,this.ink=e,this.camera={x:0,y:0,w:1,h:1},this.scale=1}begin(t,e,s){let{context:o}=this,
i=o.canvas.width/(t||1);this.size={width:t,height:e},this.ratio=i,this.camera=s,this.scale=t/s.w,o.setTransform(
1,0,0,1,0,0),o.clearRect(0,0,o.canvas.width,o.canvas.height);let r=i*this.scale;o.setTransform(r,0,0,
r,-s.x*r,-s.y*r),o.imageSmoothingEnabled=!1,o.globalAlpha=1,this.later=[]}end(){this.context.setTransform(
this.ratio,0,0,this.ratio,0,0);for(let t of this.later)t()}sees(t,e,s,o){let{camera:i}=this;return t+
s>i.x&&t<i.x+i.w&&e+o>i.y&&e<i.y+i.h}at(t,e){return[(t-this.camera.x)*this.scale,(e-this.camera.y)*this.
scale]}box(t,e,s,o,{fill:i="",stroke:r="",width:a=1,radius:h=4,alpha:c=1,dash:l=[]}){if(!this.sees(t,
e,s,o))return;let{context:d}=this;d.globalAlpha=c,d.beginPath(),d.roundRect(t,e,s,o,h),i&&(d.fillStyle=
i,d.fill()),r&&(d.setLineDash(l.map(u=>u/this.scale)),d.lineWidth=a/this.scale,d.strokeStyle=r,d.stroke(),
d.setLineDash([])),d.globalAlpha=1}line(t,{stroke:e,width:s=1.4,units:o=0,alpha:i=1,dash:r=[]}){let{
context:a}=this;a.globalAlpha=i,a.strokeStyle=e,a.lineWidth=o||s/this.scale,a.setLineDash(r.map(h=>h/
this.scale)),a.beginPath(),t.forEach(([h,c],l)=>l?a.lineTo(h,c):a.moveTo(h,c)),a.stroke(),a.setLineDash(
[]),a.globalAlpha=1}dot(t,e,s,o){let{context:i}=this;i.beginPath(),i.arc(t,e,s,0,2*Math.PI),i.fillStyle=
o,i.fill()}plus(t,e,s){let{context:o}=this,{colors:i}=this.ink,r=5;o.beginPath(),o.arc(t,e,r,0,2*Math.
PI),o.fillStyle=i.cell,o.fill();let a=s?i.accent:i.soft;o.strokeStyle=a,o.lineWidth=(s?2:1.2)/this.scale,
o.stroke();let[h,c]=[r*.62,{stroke:a,width:s?2:1.2}];this.line([[t-h,e],[t+h,e]],c),this.line([[t,e-
h],[t,e+h]],c)}image(t,e,s,o,i,{alpha:r=1,edge:a="",width:h=1,turn:c=0}={}){if(r<=.01||!this.sees(e-
40,s-40,80,80))return;let{context:l}=this;l.save(),l.globalAlpha=r,l.translate(e,s),c&&l.rotate(c),l.
drawImage(t,-o/2,-i/2,o,i),a&&(l.strokeStyle=a,l.lineWidth=h/this.scale,l.strokeRect(-o/2,-i/2,o,i)),
l.restore()}text(t,e,s,o={}){let{units:i=11,low:r=11,high:a=15,color:h="ink",align:c="center",bold:l=!1}=o,
{halo:d="",alpha:u=1,dx:f=0,dy:m=0,most:g=1/0}=o,{context:p,ink:w}=this,x=K(i*this.scale,r,a);this.later.
push(()=>{let[y,k]=this.at(e,s);y+=f,k+=m,p.font=`${l?650:400} ${x}px ${w.font}`;let $=p.measureText(
t).width;$>g*this.scale+1||(o.inside&&(y=K(y,o.inside+$/2,this.size.width-$/2-6)),!(y+$<0||y-$>this.
size.width)&&(p.globalAlpha=u,p.textAlign=c,p.textBaseline="alphabetic",d&&(p.lineJoin="round",p.lineWidth=
4,p.strokeStyle=w.colors[d],p.strokeText(t,y,k)),p.fillStyle=w.colors[h]??h,p.fillText(t,y,k),p.globalAlpha=
1))})}};var Si=24,Ni=420,Li=450,ye=class{constructor(t){this.view=t,this.canvas=b("canvas",{"aria-hidden":"t\
rue"}),this.spots=b("div",{class:"spots walk-spots",role:"group","aria-label":"Parts of the model",...F}),
this.node=b("div",{class:"walk"},this.canvas,this.spots),this.width=0,this.height=0,this.whole=0,this.
isWhole=!1,this.targets=[],this.shown="",this.canvas.addEventListener("pointermove",e=>this.point(e)),
this.canvas.addEventListener("pointerleave",()=>t.point("")),this.canvas.addEventListener("click",e=>{
let s=this.under(e);s&&t.go(s.go)})}begin(){this.ink=new be(this.node);let t=this.canvas.getContext(
"2d");this.sight=new xe(t,this.ink)}resize(t,e){this.width=t,this.height=e;let s=Math.min(2.5,window.
devicePixelRatio||1);this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(e*s),this.shown=
""}repaint(){this.ink?.refresh()}get isTall(){return this.width/this.height<1.2}draw(){let{view:t,sight:e}=this;
if(!e||!this.width)return;let{clock:s,story:o,layout:i,run:r}=t,a=this.width/this.height,h=w=>bo(w,a),
c=(w,x,y)=>xo(w,x,U(y)),l=o.camera(s.t,this.isTall,h,c);if(this.whole){let w=h([-20,-40,i.width+6,i.
height+20]);l=c(l,w,this.whole)}e.begin(this.width,this.height,l);let{mode:d,before:u,word:f,temperature:m}=t,
g={run:r,story:o,layout:i,t:s.t,mode:d,word:f,before:u,temperature:m},p=new we(e,g);p.draw(),e.end(),
this.targets=p.targets,!s.isMoving&&!s.others.size?this.placeSpots():!this.spots.hidden&&s.isMoving&&
this.hideSpots()}placeSpots(){let s=this.targets.filter(({id:a})=>!a.includes(" ")).map(a=>({...a,...this.
inPixels(a)})).filter(({left:a,top:h,width:c,height:l})=>a+c/2>0&&a+c/2<this.width&&h>-l&&h<this.height),
o=JSON.stringify(s.map(({id:a,left:h,top:c,width:l})=>[a,h,c,l]));if(this.spots.hidden=!1,o===this.shown)
return;this.shown=o;let i=this.spots.contains(document.activeElement)?document.activeElement?.getAttribute(
"data-id"):null,r=s.map((a,h)=>this.button(a,h));this.spots.replaceChildren(...r),i&&(r.find(({dataset:a})=>a.
id===i)??r[0])?.focus({preventScroll:!0})}hideSpots(){this.spots.contains(document.activeElement)||(this.
spots.hidden=!0)}inPixels({x:t,y:e,w:s,h:o}){let[i,r]=this.sight?.at(t,e)??[0,0],[a,h]=[s,o].map(d=>Math.
max(Si,d*(this.sight?.scale??1))),[c,l]=[s,o].map((d,u)=>([a,h][u]-d*(this.sight?.scale??1))/2);return{
left:Math.round(i-c),top:Math.round(r-l),width:a,height:h}}button({id:t,say:e,go:s,left:o,top:i,width:r,
height:a},h){let c=b("button",{type:"button",class:"spot","data-id":t,"aria-label":this.view.sayOf(s)??
e,tabindex:h?-1:0,...F});return Object.assign(c.style,{left:`${o}px`,top:`${i}px`,width:`${Math.round(
r)}px`,height:`${Math.round(a)}px`}),c.addEventListener("click",()=>this.view.go(s)),c.addEventListener(
"pointerenter",()=>this.view.point(c.getAttribute("aria-label")??"")),c.addEventListener("pointerlea\
ve",()=>this.view.point("")),c}focus({path:t,head:e}){let s=[...this.spots.children],o=a=>s.find(({dataset:h})=>h.
id===a);([`${t}#${e}`,t,t.replace(/\.[^.]*$/,"")].map(o).find(Boolean)??s[0])?.focus({preventScroll:!0})}under({
offsetX:t,offsetY:e}){let{sight:s}=this;if(!s)return;let o=t/s.scale+s.camera.x,i=e/s.scale+s.camera.
y;return this.targets.findLast(r=>o>=r.x&&o<=r.x+r.w&&i>=r.y&&i<=r.y+r.h)}point(t){let e=this.under(
t);this.canvas.style.cursor=e?"pointer":"",this.view.point(e?e.say:"")}boxOf({path:t,head:e}){let s=[
`${t}#${e}`,t];for(;s.at(-1)?.includes(".");)s.push(s.at(-1).replace(/\.[^.]*$/,""));let o=s.map(c=>this.
view.layout.bands.get(c)).find(Boolean),i=s.map(c=>this.targets.find(({id:l})=>l===c)).find(Boolean),
r=i&&(i.id.includes("#")||!o)?i:o??i;if(!r||!this.sight)return{left:this.width/3,top:this.height/3,width:this.
width/3,height:this.height/3};let[a,h]=this.sight.at(r.x,r.y);return{left:a,top:h,width:r.w*this.sight.
scale,height:r.h*this.sight.scale}}zoom(t,e,s){if(this.motion?.cancel(),bt()||!t.animate)return Promise.
resolve();let o=Math.max(.03,e.width/(this.width||1)),i={transform:`translate(${e.left}px, ${e.top}p\
x) scale(${o})`,opacity:.2},r={transform:"none",opacity:1},a=s?[i,r]:[r,i];return this.motion=t.animate(
a,{duration:Ni,easing:"cubic-bezier(0.3, 0, 0.2, 1)"}),this.motion.finished.catch(()=>{})}toggleWhole(t=!this.
isWhole){if(t===this.isWhole)return;this.isWhole=t;let e=t?1:0;if(bt()){this.whole=e,this.view.clock.
tick();return}this.view.clock.also(s=>{let o=1e3*s/Li;return this.whole=e?Math.min(1,this.whole+o):Math.
max(0,this.whole-o),this.whole!==e&&this.isWhole===t})}};var Pi={chip:[.03,.14],tgt_embed:[.15,.21],"positions.tgt":[.22,.27],layers:[.28,.74],decoder:[.75,.8],
scores:[.81,.87],softmax:[.88,.93],pick:[.94,.99]};function Po(n,t){if(n<=t[0][0])return t[0][1];for(let e=1;e<
t.length;e++){let[[s,o],[i,r]]=[t[e-1],t[e]];if(n<i)return C(o,r,(n-s)/(i-s))}return t[t.length-1][1]}
function ns(n,[t,e]){let s=(e-t)/(n.length||1);return n.map((o,i)=>[o,[[t+i*s,0],[t+(i+.92)*s,1]]])}
var Wt=(n,t)=>[...n.bands.values()].filter(({path:e})=>e.startsWith(`${t}.`)).map(({path:e})=>e);function is(n,t,e){
let s=([a,h])=>[t+a*e,t+h*e],{layers:o,...i}=Pi,r=Object.entries(i).map(([a,h])=>{let[c,l]=s(h);return[
a,[[c,0],[l,1]]]});return Object.fromEntries([...r,...ns(Wt(n,"decoder"),s(o))])}var $e=class{constructor(t,e,s){
this.run=t,this.layout=e,this.stations=Ao(t,e,s),this.number=Object.fromEntries(this.stations.map(({
id:o},i)=>[o,i+1])),this.source=this.sourceTimes(),this.rows=this.rowTimes()}span(t,e,s){let o=this.
number[t];return[[o-1+e,0],[o-1+s,1]]}sourceTimes(){let{number:t,layout:e}=this,[s,o,...i]=Wt(e,"enc\
oder"),r=t.memory-1,a=t.self-1;return{tokens:this.span("tokens",.15,.9),src_embed:this.span("table",
.15,.95),"positions.src":this.span("place",.15,.95),[s]:[[a+.15,0],[a+.97,.75],[a+1.15,.75],[a+1.8,1]],
[o]:this.span("feed",.13,.97),...Object.fromEntries(ns(i,[r+.08,r+.6])),memory:[[r+.62,0],[r+.97,1]]}}rowTimes(){
let{number:t,layout:e,run:s}=this,[o,i,...r]=Wt(e,"decoder"),a=t.exit-1,h={chip:this.span("start",.12,
.3),tgt_embed:this.span("start",.35,.62),"positions.tgt":this.span("start",.65,.95),[o]:this.span("m\
asked",.13,.97),[i]:this.span("cross",.13,.97),...Object.fromEntries(ns(r,[a+.03,a+.36])),decoder:this.
span("exit",.37,.42),scores:this.span("exit",.44,.58),softmax:this.span("exit",.7,.84),pick:this.span(
"exit",.88,.96)},c=s.sizes.T-2,l=Array.from({length:Math.max(0,s.sizes.T-1)},(d,u)=>u===c?is(e,t.end-
1+.03,.75):is(e,t.loop-1+.04+.94*u/c,.94/c));return[h,...l]}isOver(t){return t<=1.03||t>=this.stations.
length}progress(t,e,s,o){if(this.isOver(o))return 1;let i=t==="src"?this.source[e]:this.rows[s][e];return Po(
o,i)}rowAt(t){if(this.isOver(t))return this.run.sizes.T-1;let e=0;for(;e+1<this.rows.length&&this.rows[e+
1].chip[0][0]<=t;)e+=1;return e}timeOf(t){return t?this.rows[t].pick[1][0]+.01:this.number.exit}station(t){
return this.stations[K(Math.ceil(t-1e-6),1,this.stations.length)-1]}beat(t){let{beats:e}=this.station(
t),s=t-Math.ceil(t-1e-6)+1;return Math.max(0,e.findIndex(({to:o})=>s<=o+1e-6))}lit(t){let{beats:e}=this.
station(t);return new Set(e[this.beat(t)]?.lit??e.at(-1)?.lit)}frames(t,e){let{layout:s}=this,{src:o,
tgt:i,bands:r}=s,a=$=>r.get($),[h,c]=Wt(s,"encoder").map(a),[l,d,u]=Wt(s,"decoder").map(a),f=s.shelves[0],
m={src:[o.top-26,o.end+14],tgt:[i.top-22,i.rails[0]+16]},g=($,M,v,O=[M,v])=>{let[E,T]=e?O:[M,v];return[
E,m[$][0],T,m[$][1]]},p=($,M,v=44)=>g($.side,$.x-M,$.x+$.w+M,[$.x-v,$.x+$.w+v+8]),w=r.get("generator"),
{bars:x}=s,y=u?u.x:w.x;return{machine:()=>[[0,this.whole(e)]],tokens:()=>[[0,g("src",0,420,[-22,190])]],
table:()=>[[0,g("src",60,480,[108,290])]],place:()=>[[0,g("src",100,520,[206,372])]],self:()=>[[0,p(
h,150)]],norm:()=>[[0,p(h,150)]],feed:()=>[[0,p(c,170,64)]],memory:()=>[[0,g("src",c.x-40,f.x+f.w+30,
[c.x,c.x+180])],[.6,g("src",f.x-240,f.x+f.w+90,[f.x-80,f.x+f.w+8])]],start:()=>{let $=s.chipX.tgt;return[
[0,g("tgt",$-60,$+360,[$-48,$+190])]]},masked:()=>[[0,p(l,150)]],cross:()=>{let[$,,M,v]=p(d,150,20);
return[[0,[$,f.y-6,M,v]]]},exit:()=>[[0,g("tgt",y-60,w.x+60,[y-40,y+170])],[.4,[w.x-(e?20:210),i.top-
24,x.x+x.w+30,x.y+170]]],loop:()=>[[0,this.decoder(e)]],end:()=>[[0,this.decoder(e)],[.88,this.whole(
e)]]}[t.id]()}whole(t){let{width:e,height:s}=this.layout;return t?[-60,-40,e,s+40]:[-70,-34,e,s+6]}decoder(t){
let{layout:e}=this,s=e.shelves[0].y-30;return t?[e.shelves.at(-1).x-150,s,e.width,e.height]:[e.chipX.
tgt-80,s,e.width,e.height]}camera(t,e,s,o){let i=(h,c)=>{let l=this.stations[h-1],d=this.frames(l,e).
map(([f,m])=>[f,s(m)]),u=d[0][1];for(let[f,m]of d.slice(1))u=o(u,m,D(c,f-.14,f));return u},r=K(Math.
ceil(t-1e-6),1,this.stations.length),a=t-r+1;return r===1||a>=.13?i(r,a):o(i(r-1,1),i(r,.13),a/.13)}},
ke=class{constructor(t,e,s,o){this.run=t,this.layout=e,this.isTogether=s==="teacher",this.stations=t.
tgtTokens.map((r,a)=>{let h=o(a),c=h.split(" ").length,l=[{text:h,words:c,from:0,to:1,lit:[]}];return{
id:"row",title:`Row ${a}: ${r}`,seconds:4,beats:l,side:"tgt"}});let i=r=>this.isTogether?-2:r;this.rows=
t.tgtTokens.map((r,a)=>is(e,i(a),1))}progress(t,e,s,o){return t==="src"||!s&&o<=1?1:Po(o,this.rows[s][e])}rowAt(t){
return K(Math.ceil(t-1e-6),1,this.stations.length)-1}timeOf(t){return t+1}station(t){return this.stations[this.
rowAt(t)]}beat(){return 0}lit(){return new Set}isOver(){return!1}camera(t,e,s){let{width:o,height:i}=this.
layout;return s(e?[-60,-40,o,i+40]:[-70,-34,o,i+6])}};var ve=class{constructor(t){this.view=t,this.list=b("ol",{}),this.chapter=b("a",{class:"chapter"});let e={
"aria-label":"Where you are in the model"};this.node=b("nav",e,this.list,this.chapter)}show(t){let{run:e,
scene:s}=this.view,o=Jt(t,e,({path:r,row:a})=>s.rowName(r,a)),i=o.map(([r,a],h)=>{if(h===o.length-1)
return b("li",{},b("span",{"aria-current":"location"},r));let c=b("button",{type:"button"},r);return c.
addEventListener("click",()=>this.view.go(a)),b("li",{},c)});this.list.replaceChildren(...i),this.showChapter(
t)}showChapter(t){let{machine:e,run:s}=this.view,o=document.documentElement.dataset.content_root,i=Ci(
t)??s.node(t.path)?.chapter,[r,a]=e.chapters[i];this.chapter.hidden=o===void 0,this.chapter.href=`${o}\
book/${r}.html`,this.chapter.textContent=`Chapter ${i}: ${a}`}};function Ci({path:n,head:t}){let e=q(
n,t);if(e.path===n)return e.kind==="map"?14:e.kind==="head"?6:e.kind==="layer"?n.startsWith("encoder")?
12:13:n.endsWith("cross_attention")?13:void 0}var Io=["path","head","row","cell"],Me=["text","language","mode","answer","without"],Co=[...Me,"step",
"station",...Io],Ii={layer:Vs,attention:Rs,feedForward:Ns,head:js,embedding:Ls,finalNorm:Ps,generator:Cs,
parameter:Is},rs=class{constructor({model:t,el:e}){this.model=t,this.isOwn=!!t.get("own"),this.machine=
t.get("machine"),this.paths=new Set([...Object.keys(this.machine.outputs),...this.machine.nodes.flatMap(
({path:o,params:i})=>[o,...i])]),this.runs=new ne(t),this.found=this.runs.first(),this.before=null,this.
temperature=1,this.problem="",this.scene=this.newScene(),this.redraw=()=>{},this.menu=vs(t,o=>$t(t,{
language:o,answer:"",row:-1,cell:"",step:0}));let s=o=>this.ask({text:o,answer:"",without:""});this.
form=Ms(t,"Translate","",s,this.menu.node),this.modes=new re(this),this.way=new ve(this),this.pointed=
cs(),this.stage=new de(this),this.listing=new se(this),this.clock=new fe({tick:()=>this.tick(),arrived:()=>this.
arrived(),story:()=>this.story}),this.floor=new ye(this),this.dock=new me(this,this.clock),this.tell(),
this.address=this.inAddress(e),this.build(e),this.floor.begin()}build(t){let{form:e,modes:s,way:o,stage:i,
listing:r,floor:a,dock:h,pointed:c}=this;this.ownButton=I("Try your own",()=>this.showOwn(this.own.hidden),
{class:"try","aria-expanded":"false"}),this.wholeButton=I("Whole",()=>this.toWhole(),{title:"The who\
le machine (M)"}),this.fillButton=I(zi(),()=>this.fill(),{"aria-label":"Fill the screen","aria-press\
ed":"false",title:"Fill the screen"});let l=b("header",{},o.node,s.said,this.wholeButton,this.ownButton,
this.fillButton);this.own=b("div",{class:"own",hidden:""},e.node,s.node),this.page=b("div",{class:"p\
age",hidden:""},i.node,r.node);let d=b("div",{class:"floor"},a.node,this.page,c),u=b("div",{class:"h\
ouse"},l,this.own,d,h.node);this.house=u,this.middle=d,hs(t,"machine-explorer","Machine explorer",u,
this.address.node),u.addEventListener("keydown",f=>Ds(this,f))}inAddress(t){let e=i=>/^(-1|\d{1,4})$/.
test(i)?Number(i):void 0,s=i=>i.length<=ks?i:void 0,o=i=>i===""||this.paths.has(i)?i:void 0;return Os(
this.model,t,{text:s,language:this.isOwn?()=>{}:Vt(Object.keys(this.model.get("languages"))),mode:Vt(
Object.keys(ie)),station:e,step:e,answer:s,without:i=>i===""||this.parts().includes(i)?i:void 0,path:o,
head:e,row:e,cell:i=>/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(i)?i:void 0})}parts(){let t=[...Array(this.run.
sizes.H).keys()];return["positions",...[...this.layout.bands.values()].filter(({layer:s})=>s!==void 0).
flatMap(({path:s,kind:o})=>o==="attention"?[s,...t.map(i=>`${s}#${i}`)]:[s])]}get at(){return Bs(Tt(
this.model,Io))}get mode(){return this.model.get("mode")}get run(){return this.found.run}get step(){
return Math.max(0,Math.min(this.model.get("step"),this.run.sizes.T-1))}get word(){return this.model.
get("text")}tell(){let{run:t,mode:e}=this;this.layout=wo(t),this.told=`${this.found.key} ${e}`;let s=o=>Je(
new It(t,{mode:e,step:o,language:""}),_(""),q(""));this.story=e==="step"?new $e(t,this.layout,this.known()):
new ke(t,this.layout,e,s)}known(){let{model:t,isOwn:e,found:s}=this,o=t.get("text"),i=t.get("languag\
e"),r=e?"":t.get("languages")[i][0],a=!e&&o==="forty-seven"&&i==="de"&&!t.get("without");return{text:o,
answer:this.modes.textOf(s),from:e?"the source":"the English",to:e?"the target":`the ${r}`,made:e?"":
", trained on number words,",pairs:e||i!=="de"?"":" on 55,000 pairs",gloss:a?", literally seven-and-\
forty":"",without:a?"It matters: hide *seven* from the decoder, and the first piece becomes *vierzig\
*.":""}}forward(){if(this.toWhole(!1),this.at.path)return this.stepBy(1);this.clock.next()}backward(){
if(this.toWhole(!1),this.at.path)return this.step?this.stepBy(-1):this.out();this.clock.back()}heat(t){
this.temperature=t,this.modes.temperature.show(t),this.tick()}toWhole(t=!this.floor.isWhole||this.at.
path!==""){t&&this.at.path&&this.go(_("")),this.floor.toggleWhole(t),this.wholeButton.setAttribute("\
aria-pressed",String(t))}tick(){this.floor.draw(),this.dock.show()}arrived(){let t=this.clock.stop,e=this.
story.rowAt(this.clock.t);t===this.model.get("station")&&e===this.step||(this.isArriving=!0,$t(this.
model,{station:t,step:e}))}go(t){this.from=this.at,this.clock.pause(),$t(this.model,Ks(t))}out(){this.
stage.unpin()||(this.at.path?this.go(Pt(this.at)):this.isFilling?this.fill():this.toWhole())}stepBy(t){
this.clock.pause(),this.stepTo(this.step+t)}stepTo(t){if(t<0||t>=this.run.sizes.T)return;let{path:e,
row:s}=this.at,o=s>=0&&this.scene.isTarget(e)&&s===this.step;$t(this.model,o?{step:t,row:t}:{step:t})}besides(t){
let e=qs(this.at,t,this.paths);e&&this.go(e)}showOwn(t){this.own.hidden=!t,this.ownButton.setAttribute(
"aria-expanded",String(t)),t&&this.own.querySelector("input")?.focus({preventScroll:!0})}fill(){this.
isFilling=!this.isFilling,this.house.classList.toggle("filling",this.isFilling),this.fillButton.setAttribute(
"aria-pressed",String(this.isFilling)),document.documentElement.style.overflow=this.isFilling?"hidde\
n":""}async ask(t,e=!1){let s={...Tt(this.model,Me),...t};this.asked=s,this.clock.pause(),this.menu.
show();let o=this.runs.fits(s,this.found)&&!e;this.form.node.setAttribute("aria-busy","true");let i=setTimeout(
()=>this.modes.wait("The parameters are on their way …"),150),{found:r}=this;try{let c=o?this.found:
await this.runs.answer(s);if(this.asked!==s)return;let l=s.without!==this.model.get("without")||s.mode===
"generate";this.before=!o&&l&&s.text===this.model.get("text")?r.run:null,this.found=c}catch(c){this.
asked===s&&this.refuse(c);return}finally{clearTimeout(i),this.modes.wait(""),this.form.node.setAttribute(
"aria-busy","false")}this.form.refuse(null),this.modes.refuse(""),this.setProblem("");let a=s.text!==
this.model.get("text"),h={row:-1,cell:"",step:0,station:1};$t(this.model,a?{...s,...h}:s),this.form.
show(s.text),this.redraw()}async goOn(t){let s=await this.runs.fetch(this.model.get("language")).catch(
o=>this.refuse(o));s&&(await this.ask({answer:s.textOf(t)}),this.stepTo(t.length))}refuse(t){t instanceof
RangeError&&t.message.startsWith("answer")?this.modes.refuse(t.message):this.form.refuse(t),this.showOwn(
!0),this.setProblem(t.message)}setProblem(t){this.problem=t,this.house.classList.toggle("stale",t!==
""),this.dock.show()}async needParameters(){if(this.isFetching)return;this.isFetching=!0,this.stage.
node.setAttribute("aria-busy","true");let{found:t}=this;try{let e=await this.runs.answer(Tt(this.model,
Me));this.found===t&&(this.found=e),this.redraw()}catch(e){let s=`The parameters could not be fetche\
d: ${e.message}.`;this.stage.wait(s)}finally{this.isFetching=!1,this.stage.node.setAttribute("aria-b\
usy","false")}}operandsOf(t){let{run:e}=this,s=t.head<0?[t.row,t.cell]:[t.head,t.row,t.cell],{kind:o,
terms:i,needs:r}=he(e,t.path,s);if(o==="parameter")return[];if(!r)return i.flatMap(({a:c,b:l})=>l?[c,
l]:[c]);let[a]=e.node(t.path).parents;return[0,e.shape(a).at(-1)-1].map(c=>({path:a,index:[t.row,c]}))}draw(){
let t=this.within(this.at);this.told!==`${this.found.key} ${this.mode}`&&this.tell(),this.follow(),this.
scene=this.newScene(),this.modes.show(),this.way.show(t),this.showPage(t),this.listing.show(t),this.
tick(),this.address.show()}follow(){let{clock:t,story:e,model:s}=this,o=Math.min(s.get("station"),t.
last),i=this.mode!=="step";this.isArriving?this.isArriving=!1:i&&t.stop!==this.step+1?t.to(this.step+
1):!i&&this.seen?.station!==o?t.set(o):!i&&this.seen?.step!==this.step&&e.rowAt(t.t)!==this.step&&t.
set(this.step?Math.ceil(e.timeOf(this.step)):e.number.exit),t.t=Math.min(t.t,t.last),t.goal=Math.min(
t.goal,t.last),this.seen={station:o,step:this.step}}showPage(t){let e=q(t.path,t.head),s=t.path!=="",
o=this.shownAt??_(""),i=o.path!=="";if(this.shownAt=t,!s){i&&this.leavePage(o);return}if(this.page.hidden=
!1,this.run.waits(t.path))this.stage.wait("The parameters are on their way …"),this.needParameters();else if(Ot(
t))this.stage.showNumber(lo(this,t));else{let h=this.stage.sheetOf(this.width||720);Ii[e.kind](h,this.
scene,e.path,t),this.stage.show(h,t)}let r=!i||t.path.startsWith(`${o.path}.`),a=i&&o.path===t.path&&
o.head===t.head;a||(this.page.scrollTop=0),!a&&(r||!i)&&this.floor.zoom(this.page,this.floor.boxOf(t),
!0)}leavePage(t){let e=()=>{this.at.path||(this.page.hidden=!0,this.stage.clear())},s=this.page.contains(
document.activeElement);this.floor.shown="",bt()?e():this.floor.zoom(this.page,this.floor.boxOf(t),!1).
then(e),s&&queueMicrotask(()=>this.floor.focus(t))}newScene(){let{mode:t,step:e,isOwn:s}=this,o=s?"":
this.model.get("language");return new It(this.run,{mode:t,step:e,language:o})}within(t){let e=t.path?
this.run.shape(t.path):[],[s,o]=e.slice(-2);return t.row>=s||t.cell>=o||t.head>=this.run.sizes.H?_(t.
path,Math.min(t.head,this.run.sizes.H-1)):Ot(t)&&e.length===3&&t.head<0?_(t.path):t}sentence(){let t=this.
within(this.at);return Je(this.scene,t,q(t.path,t.head)).replaceAll("*","∗")}title(){return Jt(this.
within(this.at),this.run,({path:e,row:s})=>this.scene.rowName(e,s)).at(-1)?.[0]??""}sayOf({path:t,head:e}){
return e>=0?this.scene.sayOfHead(t,e):this.run.node(t)?this.scene.sayOf(t):null}point(t){this.pointed.
textContent=t}resize({width:t,height:e}){let s=Math.floor(t);s&&(this.width=Math.min(720,s-16),this.
floor.resize(s,Math.floor(e)),this.redraw())}},zi=()=>W("svg",{viewBox:"0 0 16 16",width:16,height:16,
"aria-hidden":"true",class:"corners"},W("path",{d:"M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"}));function Ri({
model:n,el:t}){let e=new rs({model:n,el:t}),s=!1,o=()=>{s||(s=!0,queueMicrotask(()=>{s=!1,e.runs.fits(
Tt(n,Me),e.found)?e.draw():e.ask({})}))};e.redraw=o;for(let l of Co)n.on(`change:${l}`,o);let i=new ResizeObserver(
([{contentRect:l}])=>e.resize(l));i.observe(e.middle);let r=()=>{e.floor.repaint(),e.tick()},a=new MutationObserver(
r),h={attributes:!0,attributeFilter:["data-theme","theme","class"]};for(let l of[document.documentElement,
document.body])a.observe(l,h);let c=matchMedia("(prefers-color-scheme: dark)");return c.addEventListener(
"change",r),e.form.show(n.get("text")),e.menu.show(),o(),()=>{e.clock.stopAll(),i.disconnect(),a.disconnect(),
c.removeEventListener("change",r),e.isFilling&&e.fill();for(let l of Co)n.off(`change:${l}`,o)}}var zo={
render:Ri};widget=zo;})();
export default widget;
