let widget;
(()=>{function w(n,t={},...e){return us(document.createElement(n),t,e)}function z(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return us(s,t,e)}function us(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function fs(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(w("div",o,...s))}var ms=()=>w("p",{class:"pointed","aria-hidden":"true"});var W={"data-lm-suppress-shortcuts":"true"};function P(n,t,e={}){let s=w("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function ps(n,t,e,s){let[o,i]=[Math.min(...e),Math.max(...e)],
r=w("input",{type:"range",min:o,max:i,...W}),a=w("output",{"aria-live":"off"}),h=w("span",{},`${n} `,
w("code",{},t));return r.addEventListener("input",()=>s(Number(r.value))),{node:w("div",{class:"cont\
rol"},w("label",{},h,r),a),input:r,show(c){r.value=String(c),a.textContent=String(c)}}}var yt=(n,t)=>Object.fromEntries(t.map(e=>[e,n.get(e)]));function ut(n,t){for(let[e,s]of Object.entries(
t))n.set(e,s);n.save_changes()}function gs(n){let t=w("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&
Vo(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(
t,s)),t}var Uo=1e3,At,ds;function Vo(n){At?.isConnected||(At=w("p",{class:"annotated-voice",role:"st\
atus"}),document.body.append(At));let t=At;clearTimeout(ds),ds=setTimeout(()=>{t.textContent=n},Uo)}var Nt=n=>n.reduce((t,e)=>t+e,0);function E({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function nt(n){let t=Array.
from(n),e=t.reduce((i,r)=>Math.max(i,r),-1/0),s=t.map(i=>Math.exp(i-e)),o=Nt(s);return s.map(i=>i/o)}var Go=1e-5;function it(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var Pt=(n,t)=>(e,s)=>n[s]!==
t,It=()=>(n,t)=>t<=n;function Yo(n,t,e){let s=it(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[i,r]=[E(n,o),E(
s,o)];for(let a=0;a<r.length;a++){let h=a*i.length,c=e.data[a];for(let l=0;l<i.length;l++)c+=i[l]*t.
data[h+l];r[a]=c}}return s}function Xo(n,t,e){let s=it(...n.shape);for(let o=0;o<n.shape[0];o++){let[
i,r]=[E(n,o),E(s,o)],a=0,h=0;for(let l of i)a+=l/i.length;for(let l of i)h+=(l-a)**2/i.length;let c=1/
Math.sqrt(h+Go);for(let l=0;l<r.length;l++)r[l]=(i[l]-a)*c*t.data[l]+e.data[l]}return s}function Me(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Jo=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function Qo(n,t,e,s,o,i,r){let[a,h]=n.shape,c=t.shape[0],l=h/s,d=r.scale?1:Math.
sqrt(l),u=it(s,a,c),f=it(s,a,c),m=it(a,h);for(let g=0;g<s;g++)for(let p=0;p<a;p++){let b=g*a+p,x=(k,T)=>E(
k,T).subarray(g*l,(g+1)*l),[y,$,v]=[x(n,p),E(u,b),x(m,p)];for(let k=0;k<c;k++){let T=x(t,k),N=0;for(let D=0;D<
l;D++)N+=y[D]*T[D];$[k]=!o||o(i+p,k)?N/d:-1/0}if($.every(k=>k===-1/0))throw new RangeError("mask mas\
ks every key for some query");let O=E(f,b);if(O.set(nt($)),r.head!==g)for(let k=0;k<l;k++){let T=0;for(let N=0;N<
c;N++)T+=O[N]*e.data[N*h+g*l+k];v[k]=T}}return{scores:u,weights:f,values:m}}var Oe=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,i=Yo(
e,s,o);return t===this.without.output&&i.data.fill(0),this.note(t,i)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,Xo(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=it(e.length,s.shape[1]);e.forEach((r,a)=>{if(!(r>=0&&r<s.shape[0]))throw new RangeError(
`ids holds ${r}, but the vocabulary has ${s.shape[0]} entries`);E(o,a).set(E(s,r))}),this.note(`${t}\
.table`,o);let i=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(r=>r*i)})}positions(t,e,s,o=0){
let i=this.parameters["positions.pe"],r=o+s.shape[0];if(r>i.shape[0])throw new RangeError(`${e} has ${r}\
 tokens, and the model has positions for ${i.shape[0]}`);let a=i.data.subarray(o*i.shape[1],r*i.shape[1]),
h=this.without.positions?s:Me(s,{data:a});return this.note(t,h)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},i,r=0){let a=this.linear(`${t}.w_q`,e),[h,
c]=this.without.head??[],{scores:l,weights:d,values:u}=Qo(a,s,o,this.config.n_heads,i,r,{scale:this.
without.scale,head:h===t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.
note(`${t}.values`,u),this.note(t,this.linear(`${t}.w_o`,u))}feedForward(t,e){let s=Jo(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
Me(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,Me(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,i=0){
for(let r=0;r<this.config.n_layers;r++){let a=`${t}.layers.${r}`,h=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,c=>(o.set(h,ws(o.get(h),this.project(h,c))),this.attend(h,c,o.get(h),s,i))),e=this.
sublayer(`${a}.sublayers.1`,e,c=>this.feedForward(`${a}.feed_forward`,c)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},Lt=class extends Oe{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,i=new Map){let r=i.get("length")??0;i.set("length",r+s.length);let a=this.
embed("tgt_embed",s),h=this.positions("positions.tgt","tgt",a,r);for(let c=0;c<this.config.n_layers;c++){
let l=`decoder.layers.${c}`,[d,u]=[`${l}.self_attention`,`${l}.cross_attention`];h=this.sublayer(`${l}\
.sublayers.0`,h,f=>(i.set(d,ws(i.get(d),this.project(d,f))),this.attend(d,f,i.get(d),o,r))),h=this.sublayer(
`${l}.sublayers.1`,h,f=>(i.has(u)||i.set(u,this.project(u,t)),this.attend(u,f,i.get(u),e,r))),h=this.
sublayer(`${l}.sublayers.2`,h,f=>this.feedForward(`${l}.feed_forward`,f)),this.note(l,h)}return this.
finalNorm("decoder",h)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function ws(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,i)=>{let r=it(o.shape[0]+i.shape[0],o.shape[1]);
return r.data.set(o.data),r.data.set(i.data,o.data.length),r};return{k:s(n.k,t),v:s(n.v,e)}}function bs(n,t){
let e={},s=n.onOutput;n.onOutput=(o,i)=>{e[o]=i};try{t()}finally{n.onOutput=s}return e}function Ct(n){let[t,e,s,o]=n,i=e.flatMap((r,a)=>[r,...o.map(h=>s[a]+h)]);return[...t,...i]}var zt=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=Ct(t),this.thousands=Ct(e),this.before=Ct(s),this.
after=Ct(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.
thousands[e]:this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.
indexOf(t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let i=this.
after.indexOf(t.slice(this.before[o].length),1);if(i>0)return 1e3*o+i}return null}};function xs({config:n,tensors:t},e){let s=typeof e=="string"?Zo(e):tn(e),o={};for(let[i,r,a,h]of t){
let c=r.reduce((u,f)=>u*f,1),l=u=>s.slice(a,a+u*c).buffer,d=h==="e"?Float32Array.from(new Uint16Array(
l(2)),en):new Float32Array(l(4));o[i]={shape:r,data:d}}return{config:n,parameters:o}}var Zo=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),tn=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function en(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var st="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",sn=new RegExp(
`[${st}]+`),on=new RegExp(`^[${st}]+|[${st}]+$`,"g");function ks(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(sn).filter(Boolean),s=(o,i)=>o==="a"&&/^(hundred|thousand)$/.
test(e[i+1]);return e.map((o,i)=>s(o,i)?"one":o)}var Ee="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),ys="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function nn(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${Wt(t)} thousand ${e<100?"and ":""}${Wt(e)}`:`${Wt(t)} thousand`:Wt(
e)}function Wt(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return $s(e);let s=`${Ee[t]} hundred`;return e?
`${s} and ${$s(e)}`:s}function $s(n){if(n<20)return Ee[n];let[t,e]=[Math.floor(n/10),n%10];return e?
`${ys[t]}-${Ee[e]}`:ys[t]}var rn=new RegExp(`^[${st}]*<[A-Za-z]+>[${st}]`),an=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
hn=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,rt="I translate integers from 0 to 999,999.",Rt=n=>n.
length>40?`${n.slice(0,30)}…`:n;function vs(n){let[t]=rn.exec(n)??[""];return t+cn(n.slice(t.length))}
function cn(n){let t=n.replace(on,"");if(!an.test(t))return n;let e=hn.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${rt} “${Rt(t)}” is not one of them. Write 4247, 4,247 \
or forty-seven.`);return nn(e)}var Ms=(n,t)=>ln(n,t,1)[0];function ln(n,t,e){let s=Array.from(n),o=[];
for(let i of t){let r=Array.from(i),a=s.length+r.length;if(2*Math.min(s.length,r.length)/a<.6)continue;
let h=2*Se(r,s)/a;h>=.6&&o.push({ratio:h,choice:i})}return o.sort((i,r)=>r.ratio-i.ratio||(i.choice<
r.choice?1:-1)),o.slice(0,e).map(({choice:i})=>i)}function Se(n,t){let e={size:0},s=[];if(n.forEach(
(a,h)=>{s=t.map((c,l)=>a===c?(s[l-1]??0)+1:0),s.forEach((c,l)=>{c>e.size&&(e={size:c,i:h-c+1,j:l-c+1})})}),
!e.size)return 0;let{size:o,i,j:r}=e;return o+Se(n.slice(0,i),t.slice(0,r))+Se(n.slice(i+o),t.slice(
r+o))}var Os=n=>/^\d+$/.test(n),dn=40,Te=["<pad>","<s>","</s>","<unk>"],_e=class{constructor(t){this.tokens=
[...Te,...t],this.idOf=new Map(this.tokens.map((r,a)=>[r,a]));let[e,s,o,i]=Te.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=i}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},Ae="[\\p{L}\\p{N}_]",Ss=`[^\\p{L}\\p{N}_${st}]`,un=new RegExp(`${Ae}+(?:\
['’-]${Ae}+)*|${Ss}`,"gu"),fn=new RegExp(` ?${Ae}+| ?${Ss}+|[${st}]`,"gu"),$t=class{constructor({tokens:t}){
this.vocabulary=new _e(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(un)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},Ne=class extends $t{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(Te.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return ks(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[i]=s;if(i&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${i} forty-seven: ${s.join(" ")}.`);let r=o.slice(i?1:0);if(!r.length)
throw new RangeError(`${rt} Write one, such as 47 or forty-seven.`);let a=r.filter(h=>!this.words.includes(
h));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(h=>!Os(h))??a[0]))}refusal(t){
if(Os(t))return`${rt} Write “${Rt(t)}” in words too, or the integer in digits.`;let e=t.length<=
dn&&Ms(t,this.words);return`${rt} “${Rt(t)}” is not a number word that I know. `+(e?`Did you mea\
n “${e}”?`:"Write 47 or forty-seven.")}},Le=class extends $t{constructor({alphabet:t,merges:e}){
super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([
s,o],i)=>{let r=Es(s,o);this.places.set(r,[...this.places.get(r)??[],i])})}split(t){return(t.match(fn)??
[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.
slice(1).flatMap((i,r)=>this.places.get(Es(t[r],i))??[]).filter(i=>i>e);if(!o.length)return t;e=Math.
min(...o),t=mn(t,this.merges[e])}}},Es=(n,t)=>`${n.length} ${n}${t}`;function mn(n,[t,e]){let s=[];for(let o=0;o<
n.length;o++){let i=n[o]===t&&n[o+1]===e;s.push(i?t+e:n[o]),i&&o++}return s}var pn={words:$t,"number\
 words":Ne,"sub-words":Le},Pe=({kind:n,...t})=>new pn[n](t);var gn=2e4,Ts=400,at="de",kt=class{constructor({blueprint:t,weights:e}){this.model=new Lt(xs(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=Pe(t.src_tokenizer),this.target=Pe(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new zt(this.parts[t]),this.names[t]}read(t,e=at){
let s=e===at?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?vs(s):s),i=this.model.config.max_len,
r=this.source.languages?.length?1:0;if(o.length>i)throw new RangeError(this.readsNumbers?`${rt} This\
 text has ${o.length-r} words, and I can take in ${i-r} at most.`:`This text has ${o.length} tokens,\
 and the model can take in ${i} at most.`);return{src:o,srcMask:Pt(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Ie(n,t=kt,e=""){let s=null;return()=>s??=
wn(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}async function wn(n,t){let e=t&&`${t}_`,s=n.get(
`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&n.later?n.later(t||"later"):(o||await bn(n,e),
{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}weights`)})}function bn(n,t){return new Promise(
(e,s)=>{let o=setTimeout(()=>s(new Error("Python does not answer")),gn),i=()=>{clearTimeout(o),n.off(
`change:${t}weights`,i),e()};n.on(`change:${t}weights`,i),n.set(`${t}wanted`,!0),n.save_changes()})}
function _s(n,t){if(n.get("own"))return{node:"",show(){}};let e=Object.entries(n.get("languages")).map(
([r,[a]])=>w("option",{value:r},a)),s=`language-${Math.random()}`,o={id:s,...W},i=w("select",o,...e);
return i.addEventListener("change",()=>t(i.value)),{node:w("span",{class:"into"},w("label",{for:s},w(
"span",{class:"verb"},"Translate "),"into"),i),show(){i.value=n.get("language")}}}var xn=n=>n.get("o\
wn")?"A text for your translator":"An English number, in words or in digits";function As(n,t,e,s,o="",i=xn(
n)){let r="",a=`text-${Math.random()}`,h=w("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...W}),c=w("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=w("form",{},w("label",{for:a},i),w("div",{class:"line"},h,o,w("button",{class:"m\
ain"},t)),e,c);h.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),
l.requestSubmit())});let d=(m,g)=>{r=h.value,s(m,g)};return l.addEventListener("submit",m=>{m.preventDefault(),
d(h.value)}),{node:l,ask:d,show:m=>{h.value===r&&(r=h.value=m)},refuse:m=>{let g=m instanceof RangeError;
h.setAttribute("aria-invalid",String(g)),c.textContent=g?m.message:"",m&&!g&&(c.textContent=`The mod\
el cannot answer: ${m.message}. Press ${t} to try again.`)}}}var Ft=n=>t=>n.find(e=>String(e)===t),Er=Ft([!0,!1]),yn=n=>String(n);function Ns(n,t,e,s={}){let o=t.
closest("[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,r=[...document.
querySelectorAll(`[data-widget="${i}"]`)],a=i+(r.indexOf(o)>0?r.indexOf(o)+1:""),h=p=>(s[p]??yn)(n.get(
p)),c=Object.keys(e),l=Object.fromEntries(c.map(p=>[p,h(p)])),d=new URLSearchParams(location.search),
u=[];for(let[p,b]of Object.entries(e)){let x=d.get(`${a}.${p}`);if(x===null)continue;let y=b(x);y===
void 0?u.push(p):n.set(p,y)}let f=w("a",{},"Copy link to this setting"),m=w("span",{role:"status"});
f.addEventListener("click",async p=>{if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.
replaceState(null,"",f.getAttribute("href"));try{await navigator.clipboard.writeText(f.href),m.textContent=
" Copied."}catch{m.textContent=" The address of this page has it now: copy it from there."}}});let g=u.
length?` The address has a setting that could not be read, and was left out: ${u.join(", ")}.`:"";return{
node:w("p",{class:"address"},f,m,g),show(){let p=new URLSearchParams(location.search);for(let y of c){
let $=h(y);$===l[y]?p.delete(`${a}.${y}`):p.set(`${a}.${y}`,$)}m.textContent="";let b=o.closest("sec\
tion[id]")?.id,x=p.size?`?${p}`:location.pathname;f.setAttribute("href",`${x}${b?`#${b}`:""}`)}}}var Ls=n=>!n.matches(".none")&&!n.closest(".unwritten");function Ce(n,t){let e=()=>t.flat().find(Ls)??
t[0][0],s=e();s.tabIndex=0;function o(i){s.tabIndex=-1,s=i,s.tabIndex=0}return n.addEventListener("k\
eydown",i=>{let r=i.target,a=t.findIndex(u=>u.includes(r));if(a<0)return;let h=t[a].indexOf(r),[c,l]={
ArrowUp:[a-1,h],ArrowDown:[a+1,h],ArrowLeft:[a,h-1],ArrowRight:[a,h+1],Home:[a,0],End:[a,t[a].length-
1]}[i.key]??[null,null];if(c===null)return;i.preventDefault();let d=t[c]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(o(d),d.focus())}),()=>{Ls(s)||o(e())}}var Ps=n=>n.replaceAll("-","−");function L(n,t=2){if(Number.isNaN(n))return"NaN";if(!Number.isFinite(
n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?Ps(n.toExponential(0).
replace("+","")):Ps(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var Is=8,$n=6.2,M=(n,t=-1,e=-1,s=-1)=>({path:n,head:t,row:e,cell:s}),Cs=11;function zs(n,t,e=-1){if(n===
e)return!0;let s=e<0||Math.abs(n-e)*t>=Cs;return n%Math.ceil(Cs/t)===0&&s}var J=n=>$n*n.reduce((t,{length:e})=>Math.
max(t,e),0),vt=n=>Number.isFinite(n)?String(Number(n.toPrecision(5))).replace("-","−"):L(n);function S({
shape:n,data:t},e,s,o){let[i,r]=n.slice(-2);return t[(Math.max(e,0)*i+s)*r+o]}function ze(n){let t=0;
for(let e=0;e<n.length;e++){let s=Math.abs(n[e]);s>t&&s<1/0&&(t=s)}return t}var ht=({shape:n,data:t},e)=>{
let s=n.at(-1),o=0;for(let i=e*s;i<(e+1)*s;i++)o+=t[i]**2;return Math.sqrt(o)};function We(n,t,e=[]){
for(t.forEach((s,o)=>{if(e[o]===s)return;let{tag:i,attributes:r,inner:a}=s,h=e[o]?.tag===i,c=h?e[o]:
{attributes:{},inner:""},l=n.children[o];if(!h){let d=z(i);l?l.replaceWith(d):n.append(d),l=d}for(let d of Object.
keys(c.attributes))d in r||l.removeAttribute(d);for(let[d,u]of Object.entries(r))c.attributes[d]!==u&&
l.setAttribute(d,u);Array.isArray(a)?We(l,a,Array.isArray(c.inner)?c.inner:[]):c.inner!==a&&(l.textContent=
String(a))});n.children.length>t.length;)n.lastElementChild?.remove()}var Ht=class{constructor(t,e,s){
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
!1),Array.from({length:c},(p,b)=>e.hidesColumn?.(b)??!1)],u=JSON.stringify([s,o,i,r,a,h,l,d]),f=this.
before?.drawn.get(u),m=f&&f.tensor===t?f.mark:this.cellMarks(t,{...e,head:h,rows:l,columns:c,isHidden:d});
this.drawn.set(u,{tensor:t,mark:m}),this.marks.push(m),this.reach(i+l.length*a);let g={path:s,head:h,
rows:l,columns:c,x:o,y:i,cw:r,ch:a};return this.grids.push(g),g}cellMarks(t,e){let{x:s,y:o,cw:i,ch:r,
head:a,rows:h,columns:c,isHidden:l,kind:d="value"}=e,u=d==="weight"?1:(e.most??ze(t.data))||1,[f,m]=[
c*i,h.length*r],g={};h.forEach((x,y)=>{for(let $=0;$<c;$++){if(l[0][y]||l[1][$])continue;let v=S(t,a,
x,$),O=v===-1/0?"hatch":Math.round(Is*v/u);if(!O)continue;let k=`M${ft(s+$*i)} ${ft(o+y*r)}h${ft(i)}\
v${r}h${-ft(i)}z`;g[O]=(g[O]??"")+k}});let p=[],b=(x,y)=>p.push({tag:x,attributes:y,inner:""});b("re\
ct",{x:s,y:o,width:f,height:m,class:"ground"});for(let[x,y]of Object.entries(g)){let $=Number(x),v=d===
"weight"?"heat":$>0?"plus":"minus";b("path",x==="hatch"?{d:y,class:"masked",fill:`url(#${this.hatch}\
)`}:{d:y,class:v,"fill-opacity":Math.min(1,Math.abs($)/Is)})}return i>=7&&b("path",{d:kn(s,o,f,m,i,r),
class:"mesh"}),b("rect",{x:s,y:o,width:f,height:m,class:`edge ${e.role??""}`}),{tag:"g",attributes:{},
inner:p}}cells(t,e){let s=this.grid(t,e),{path:o,head:i,x:r,y:a,cw:h,ch:c,rows:l,columns:d}=s,u={x:r,
y:a,w:h*d,h:c*l.length};return this.spot({id:`${o}#${i}`,...u,say:e.say,grid:s}),s}},ft=n=>Math.round(
n*100)/100;function kn(n,t,e,s,o,i){let r="";for(let a=o;a<e-.1;a+=o)r+=`M${ft(n+a)} ${t}v${s}`;for(let a=i;a<
s-.1;a+=i)r+=`M${n} ${ft(t+a)}h${e}`;return r}var Re=5,vn=32,Fe=(n,t,e=-1)=>{let{shape:s}=n.run.node(t);return e>=0?s.slice(1):s};function He(n,t,e=-1){
let s=Fe(n,t,e).filter(i=>i!=="1"),o=s.map(i=>n.run.size(i));return`(${s.join(", ")}) = (${o.join(",\
 ")})`}function j(n,t,e){let{path:s,x:o,y:i,cw:r,ch:a,role:h="",kind:c="value",head:l=-1}=e,{run:d}=t,
u=d.tensor(s),f=t.isTarget(s),m=f?"decoder":"encoder",g=e.rows??[...Array(u.shape.at(-2)).keys()],p=ze(
u.data),b=i+vn;Mn(n,t,e,p);let x=u.shape.length===3&&l<0?[...Array(u.shape[0]).keys()]:[l],y=u.shape.
at(-1)*r,$=N=>t.hides(m,N),v=f&&d.node(s).shape.at(-1)==="T",O=N=>v&&t.hides("decoder",N);x.forEach(
(N,D)=>{let X=o+D*(y+Re),A=e.say??t.sayOf(s),C={path:s,head:N,x:X,y:b,cw:r,ch:a,rows:g,role:h,kind:c,
most:p,hides:$,hidesColumn:O};n.cells(u,{...C,say:A,id:`${s}#${N}`})});let k=x.length*(y+Re)-Re;e.labels&&
On(n,t,e,g,m,b);let T=g.indexOf(t.step);return f&&t.mode!=="teacher"&&T>=0&&g.length>1&&n.box(o-1.5,
b+T*a,k+3,a,"row-lit",{rx:0}),{x:o,y:b,w:k,h:g.length*a,bottom:b+g.length*a}}function Mn(n,t,{path:e,
x:s,y:o,role:i,name:r,head:a=-1,kind:h},c){let l=r??t.run.node(e).name;n.text(s,o+12,l,`code ${i??""}`);
let d=h==="weight"?"0…1":`±${L(c,c<10?1:0)}`;n.text(s+l.length*8.7+6,o+12,d,"soft"),n.text(s,o+26,
He(t,e,a),"soft")}function On(n,t,{x:e,ch:s,names:o,kept:i},r,a,h){r.forEach((c,l)=>{if(t.hides(a,c))
return;let d=a==="decoder"?t.kindOf(a,c):"",u=o?o(c):t.tokenOf(a,c),f=i?.(c)?`• ${u}`:u,m={"text-a\
nchor":"end",lang:t.langOf(a)};n.text(e-6,h+(l+.5)*s+4,f,`label ${d}`,m)})}function je(n,t,e,s,o,i,r){
e.forEach((h,c)=>{if(t.hides(s,c)||!zs(c,r))return;let l=o+(c+.5)*r+4;n.text(l,i+8,h,"label",{"text-\
anchor":"end",transform:`rotate(${r<16?-90:-60} ${l} ${i+8})`,lang:t.langOf(s)})});let a=J(e)+12;return n.
reach(i+a),a}var B=13,Mt=n=>J([...n.run.srcTokens,...n.run.tgtTokens])+10;function mt(n,t,e,s,o,i,r="",a=""){let[
h]=t.run.node(e).params,[c,l]=Fe(t,h).map(m=>t.run.size(m)),d=e.split(".").at(-1),u=[`${r}${d}  ${l}\
 → ${c}`],f={x:s,y:o,w:i,h:20};n.part(M(h),t.sayOf(h),f,u,`parameter small ${a}`)}function jt(n,t,e,s){
let{run:o}=t,i=s?J(o.tgtTokens.map((l,d)=>s(d)))+10:Mt(t),r=Math.max(...e.map(({path:l})=>o.shape(l).
at(-1))),a=Math.min(7,(n.width-i-2)/r),h=i+60,c=0;for(let{path:l,does:d,kind:u}of e){d!==void 0&&(n.
arrow([h,c],[h,c+34]),d?n.text(h+12,c+21,d,"soft"):mt(n,t,l,h+12,c+7,130),c+=34);let f=/sublayers\.\d+$/.
test(l)?"x":void 0,m={ch:B,labels:!0,kind:u,name:f,names:s},g=r>1&&o.shape(l).at(-1)===1?40:a;c=j(n,
t,{path:l,x:i,y:c,cw:g,...m}).bottom+8}}function Ws(n,t,e){let[s,o]=[`${e}.w_1`,`${e}.w_2`];jt(n,t,[
{path:t.run.node(s).parents[0]},{path:s,does:""},{path:`${e}.hidden`,does:"ReLU: what is negative be\
comes 0"},{path:o,does:""}])}function Rs(n,t,e){let s=e.split("_")[0];jt(n,t,[{path:`${e}.table`},{path:e,
does:`× √d_model = ${Math.sqrt(t.run.sizes.d_model).toFixed(2)}`},{path:`positions.${s}`,does:"⊕ \
a vector for each position"}])}function Fs(n,t,e){let{parents:s,op:o}=t.run.node(e),i=o==="norm"?"la\
yer norm":"as it is: each sublayer ends in a norm";jt(n,t,[{path:s[0]},{path:e,does:i}])}function Hs(n,t,e){
let s=[{path:t.run.node(e).parents[0]},{path:e,does:""},{path:"probabilities",does:"softmax: each ro\
w sums to 1",kind:"weight"}];t.mode==="teacher"&&s.push({path:"loss",does:"cross-entropy with tgt_ou\
t"}),jt(n,t,s,i=>t.rowName(e,i))}function js(n,t,e){let[s,o]=t.run.shape(e),i=Math.min(9,(n.width-4)/
o);j(n,t,{path:e,x:2,y:0,cw:i,ch:s>1?i:B})}var qs=[["q","query"],["k","key"],["v","value"]];function Ds(n,t,e){let{run:s}=t,o=Mt(t),[i,r]=["w_q",
"w_k"].map(p=>s.node(`${e}.${p}`).parents[0]),a=n.isNarrow?1:3,h=r!==i&&a>1?J(s.srcTokens.map(p=>`• ${p}`))+
16:20,c=(n.width-o-(a>1?h+20:0)-2)/a,l=[o,o+c+h,o+2*c+h+20],d=5*(s.sizes.H-1),u=(c-d)/s.sizes.d_model,
f={sheet:n,scene:t,path:e,left:o,slot:c,cw:u,x:i,source:r,columns:l},m=n.isNarrow?Sn(f):En(f),g=Tn(f,
m+18);_n(f,g+14)}var qe=({scene:n},t)=>t==="encoder"?"memory":n.isPreNorm?"norm(x)":"x";function En(n){
let{sheet:t,scene:e,path:s,left:o,slot:i,cw:r,x:a,source:h,columns:c}=n,l=j(t,e,{path:a,x:o,y:0,cw:r,
ch:B,labels:!0,name:qe(n,a)}),d=l;if(h!==a){let m=(c[1]+c[2])/2;d=j(t,e,{...{path:h,x:m,y:0,cw:r,ch:B,
labels:!0},name:qe(n,h)})}let u=Math.max(l.bottom,d.bottom)+26,f=0;return qs.forEach(([m,g],p)=>{let b=c[p],
x=p&&h!==a?d:l,y=b+i/2;t.arrow([x.x+x.w/2,x.bottom+2],[x.x+x.w/2,u-14],[y,u-14],[y,u-2]),mt(t,e,`${s}\
.w_${m}`,b,u,i,"",g),t.arrow([y,u+20],[y,u+32]),f=Math.max(f,Bs(n,m,g,b,u+30,p===0||p===1&&h!==a).bottom)}),
f}function Sn(n){let{sheet:t,scene:e,path:s,left:o,slot:i,cw:r,x:a,source:h}=n,c=0,l=d=>{c=j(t,e,{...{
path:d,x:o,y:c,cw:r,ch:B,labels:!0},name:qe(n,d)}).bottom+12};l(a);for(let[d,u]of qs)d==="k"&&h!==a&&
l(h),mt(t,e,`${s}.w_${d}`,o,c,i,"",u),t.arrow([o+i/2,c+20],[o+i/2,c+32]),c=Bs(n,d,u,o,c+30,!0).bottom+
12;return c-12}function Bs({sheet:n,scene:t,path:e,cw:s},o,i,r,a,h){let c=l=>o!=="q"&&t.isKept(e,l);
return j(n,t,{path:`${e}.${o}`,x:r,y:a,cw:s,ch:B,role:i,labels:h,kept:c})}function Tn({sheet:n,scene:t,
path:e,left:s},o){let i=t.run.tensor(`${e}.weights`),[r,a,h]=i.shape,c=(n.width-s)/r,l=Math.min(90,c-
14),[d,u]=[l/h,Math.min(l/a,24)],f=n.isNarrow?"":", one map for each head";n.text(s,o+10,"weights","\
code"),n.text(s+70,o+10,`softmax(q·kᵀ / √d_k)${f}`,"soft");let m=o+36;for(let g=0;g<r;g++){let p=s+
g*c;n.text(p,m-6,`head ${g}`,"soft");let b={x:p,y:m-18,w:l};An(n,t,e,g,i,{x:p,y:m,cw:d,ch:u},b)}return m+
a*u}function _n({sheet:n,scene:t,path:e,left:s,slot:o,cw:i,columns:r},a){let h={y:a,cw:i,ch:B,labels:!0},
l=j(n,t,{...h,path:`${e}.values`,x:s,name:"values"}),d=`${e}.w_o`;if(n.isNarrow){let m=l.bottom+14;return n.
arrow([s+o/2,l.bottom+2],[s+o/2,m-2]),mt(n,t,d,s,m,o,"concat, then "),n.arrow([s+o/2,m+20],[s+o/2,m+
32]),j(n,t,{...h,path:d,x:s,y:m+30,name:"update"})}let u=r[2],f=l.y+l.h/2;return n.arrow([s+l.w+4,f],
[r[1]-3,f]),n.text(r[1],f-16,"concat","soft"),mt(n,t,d,r[1],f-10,o),n.arrow([r[1]+o+2,f],[u-3,f]),j(
n,t,{...h,labels:!1,path:d,x:u,name:"update"})}function An(n,t,e,s,o,i,r){let a=e.split(".")[0],h=x=>t.
hides(a,x),c={path:`${e}.weights`,head:s,kind:"weight"},{x:l,y:d,ch:u,cw:f,rows:m,columns:g}=n.grid(
o,{...c,...i,hides:h});a==="decoder"&&t.mode!=="teacher"&&n.box(l,d+t.step*u,g*f,u,"row-lit",{rx:0});
let p=d+m.length*u-r.y,b=t.sayOfHead(e,s);n.spot({id:`${e}#${s}`,...r,h:p,say:b,go:M(e,s)})}var qt={width:9,height:60},Nn=10,Ln={encoder:["self_attention","feed_forward"],decoder:["self_attent\
ion","cross_attention","feed_forward"]},Pn={self_attention:"self-attention",cross_attention:"cross-a\
ttention",feed_forward:"feed-forward"};function De(n){let{S:t,T:e,H:s}=n.sizes,o=n.node("encoder").op===
"norm",i=Us("src",t,Nn,22,Math.max(16,Math.min(85,300/t))),r=Us("tgt",e,i.end+30,27,Math.max(16,Math.
min(80,360/e))),c={bands:new Map,frames:[],layers:In(n),isPreNorm:o},l=Ks(c,i,"encoder",186),u=l+52-
318,f=Ks(c,r,"decoder",u),m=f+22;Dt(c,r,m,34,{path:"generator",kind:"exit",name:"exit",copy:"decoder"});
let p=Math.max(90,t*Math.min(34,320/t)+22),b=i.rails[t-1]-qt.height/2,x=[...c.bands.values()].filter(
({isCross:v})=>v).map(({x:v})=>({x:v,w:p,y:b-qt.height/2-28})),y={x:m+190,y:r.top+36,w:190},$=[{x:l-
14,side:i},{x:f-14,side:r}];return{...c,heads:s,src:i,tgt:r,shelves:x,spacing:Math.min(34,320/t),strip:qt,
chipX:{src:138,tgt:u-48},exit:m,bars:y,shelfY:b,gates:o?$:[],width:y.x+y.w+70,height:r.end+20,shelfX:(v,O=0)=>x[O].
x+11+(v+.5)*((p-22)/t)}}function Dt({bands:n},t,e,s,o){let i={x:e,w:s,y:t.top,h:t.end-t.top};n.set(o.
path,{side:t.name,...i,...o})}function Ks(n,t,e,s){let{name:o}=t,i={path:`${o}_embed`,kind:"table",name:"\
table"};Dt(n,t,s,40,{...i,stop:s+58});let r={path:`positions.${o}`,kind:"place",name:"position"},a={
out:`positions.${o}`,stream:`${o}_embed`},h={plus:s+125,stop:s+142};Dt(n,t,s+74,38,{...r,...a,...h});
let c=s+166,l=`positions.${o}`;for(let d=0;d<n.layers;d++){let u=c-12;Ln[e].forEach((m,g)=>{let p=m===
"feed_forward",b=`${e}.layers.${d}.${m}`,x=`${e}.layers.${d}.sublayers.${g}`,y=p?64:104;Dt(n,t,c,y,{
path:b,kind:p?"feed":"attention",name:Pn[m],layer:d,stream:l,copy:n.isPreNorm?`${x}.norm`:l,out:x,update:`${b}\
.${p?"w_2":"w_o"}`,plus:c+y+15,stop:c+y+30,isCross:m==="cross_attention"}),l=x,c+=y+48});let f={x:u,
w:c-22-u,y:t.top-14,h:t.end-t.top+22};n.frames.push({path:`${e}.layers.${d}`,name:`${e} layer ${d}`,
...f}),c+=10}return c}function In(n){let t=0;for(;n.node(`encoder.layers.${t}`);)t+=1;return t}function Us(n,t,e,s,o){
let i=Array.from({length:t},(a,h)=>e+s+o*(h+1)-7),r=Math.min(qt.height,o*.72);return{name:n,n:t,top:e,
rails:i,pitch:o,high:r,end:i[t-1]+13}}function Vs([n,t,e,s],o){let i=Math.max(e-n,(s-t)*o);return{x:(n+
e-i)/2,y:(t+s-i/o)/2,w:i,h:i/o}}function Gs(n,t,e){if(e<=0)return n;if(e>=1)return t;let s=Math.exp(
_(Math.log(n.w),Math.log(t.w),e)),o=s*n.h/n.w,i=Math.abs(n.w-t.w)<n.w*.02?e:(s-n.w)/(t.w-n.w),r=_(n.
x+n.w/2,t.x+t.w/2,i),a=_(n.y+n.h/2,t.y+t.h/2,i);return{x:r-s/2,y:a-o/2,w:s,h:o}}var _=(n,t,e)=>n+(t-
n)*e,K=(n,t=0,e=1)=>Math.min(e,Math.max(t,n)),q=(n,t,e)=>K((n-t)/(e-t)),F=n=>n*n*(3-2*n);var Ys=3.1,Cn=.6,Be=[1,2,.5],ct=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Bt=class{constructor({
tick:t,arrived:e,story:s}){this.tick=t,this.arrived=e,this.story=s,this.t=1,this.goal=1,this.rate=0,
this.hold=0,this.speed=1,this.isPlaying=!1,this.others=new Set,this.frame=0,this.before=0}get last(){
return this.story().stations.length}get stop(){return K(Math.ceil(this.t-1e-6),1,this.last)}get isMoving(){
return this.t!==this.goal}next(){if(this.isMoving&&this.goal>this.t&&this.set(this.goal),this.t>=this.
last)return this.set(1);this.to(Math.floor(this.t+1e-6)+1)}back(){this.pause(),this.to(Math.max(1,Math.
ceil(this.t-1e-6)-1))}to(t){if(this.goal=K(t,1,this.last),this.hold=0,this.rate=t<this.t?Math.max(1.6,
(this.t-t)/Cn):0,ct())return this.set(this.goal);this.kick()}set(t){this.t=K(t,1,this.last),this.goal=
this.t,this.hold=0,this.tick(),Number.isInteger(this.t)&&this.arrived()}replay(t,[e,s]){this.pause(),
this.t=t-1+e,this.to(t-1+s)}play(){if(this.isPlaying)return this.pause();this.isPlaying=!0,this.isMoving||
this.next(),this.kick()}pause(){this.isPlaying=!1,this.tick()}faster(){this.speed=Be[(Be.indexOf(this.
speed)+1)%Be.length]}also(t){this.others.add(t),this.kick()}kick(){this.frame||(this.before=performance.
now(),this.frame=requestAnimationFrame(t=>this.pass(t)))}pass(t){this.frame=0;let e=Math.min(.1,(t-this.
before)/1e3);this.before=t,this.advance(e*this.speed);for(let o of this.others)o(e)||this.others.delete(
o);this.tick(),(this.isMoving||this.isPlaying||this.others.size)&&!this.frame&&(this.frame=requestAnimationFrame(
o=>this.pass(o)))}advance(t){if(this.hold>0){this.hold-=t;return}if(!this.isMoving){this.isPlaying&&
this.goOn();return}let{t:e,goal:s,rate:o}=this;if(o){this.t=Math.max(s,e-o*t),this.t===s&&this.arrived();
return}let{beats:i,seconds:r}=this.story().stations[Math.floor(e+1e-9)],a=Math.floor(e+1e-9),h=i.find(
({to:c})=>e-a<c-1e-6)??i.at(-1);this.t=Math.min(s,a+h.to,e+t/r),!(this.t<a+h.to-1e-6&&this.t<s)&&(this.
hold=this.reading(h,r),this.t>=s-1e-6&&(this.t=s,this.isPlaying||(this.hold=0),this.arrived()))}reading({
words:t,from:e,to:s},o){let i=this.isPlaying?20:4;return K(t/Ys-(s-e)*o,.4,i)}goOn(){if(this.t>=this.
last)this.pause();else if(ct()){this.set(this.t+1);let{beats:t}=this.story().stations[this.stop-1];this.
hold=t.reduce((e,{words:s})=>e+s,0)/Ys}else this.to(Math.floor(this.t+1e-6)+1)}stopAll(){cancelAnimationFrame(
this.frame),this.frame=0,this.isPlaying=!1,this.others.clear()}};var Ke="−",H=n=>{let t=Math.abs(n).toFixed(2);return n<0&&Number(t)?Ke+t:t},Xs=n=>(n<0?Ke:"")+Math.
abs(n).toFixed(1),zn=n=>(n<=-.005?`${Ke} `:"+ ")+Math.abs(n).toFixed(2),gt=n=>`${n>.989&&n<.9995?(100*
n).toFixed(1):Math.round(100*n)} %`,Ut=n=>{if(n<1e-7)return"< 0.00001 %";let t=n>.9995&&n<1-5e-7?4:
n>.1?1:n>.001?2:5;return`${(100*n).toFixed(t)} %`},Wn=["no","one","two","three","four","five","six",
"seven","eight","nine","ten"],Js=n=>Wn[n]??String(n),Kt=n=>n[0].toUpperCase()+n.slice(1),pt=(n,t)=>`${Js(
n)} ${t}${n===1?"":"s"}`,Z=n=>n.length<2?n.join(""):`${n.slice(0,-1).join(", ")} and ${n.at(-1)}`,I=n=>`\
*${n}*`;function Ue(n){let t=n.tensor("encoder.layers.0.self_attention.weights"),[e,s,o]=t.shape,i=0,
r=-1;for(let a=0;a<e;a++){let h=0;for(let c=0;c<o;c++){let l=S(t,a,s-1,c);h-=l>0?l*Math.log(l):0}h>r&&
([i,r]=[a,h])}return i}function Qs(n,t,e){return Array.from({length:n.shape[2]},(o,i)=>[i,S(n,t,e,i)]).
sort(([,o],[,i])=>i-o)}function Rn(n,t,e,s){let o=Qs(n,t,e).filter(([,i],r)=>r<3&&i>=.1).sort(([i],[
r])=>i-r).map(([i,r])=>`${gt(r)} from ${i===e?"itself":I(s[i])}`);return`${I(s[e])} gets ${Z(o)}`}function Zs(n,t,e){
let s=Array.from({length:n.shape[0]},(a,h)=>Qs(n,h,t)[0]),[o]=s[0],i=Z(s.map(([,a])=>gt(a)));if(s.every(
([a])=>a===o))return{token:o,text:`put ${s.length>1?"most weight":"its weight"} on ${I(e[o])}: ${i}`};
let r=s.map(([a,h],c)=>`head ${c} prefers ${I(e[a])} (${gt(h)})`);return{token:-1,text:`differ: ${Z(
r)}`}}var Fn=`
machine | The whole machine | 1.5 |
  This small *Transformer*{made} translates {text} into {answer}{gloss}. |
  The *encoder* processes {from}; the *decoder* writes {to}, one piece at a time. |
  Press *Next* and follow this example’s real numbers. |
tokens | Words become tokens | 4 | src
  The text is cut into known pieces, called *tokens*: {tokens}. | tokens
  Each has a number, its *id*, in a list of {vocabulary}: {ids}. | tokens
  From here on, there are only numbers. | tokens
table | A row of numbers | 4.5 | src
  Id {id} selects row {id} of a learned table; times {scale}, it is {first}’s *embedding*: {width} n\
umbers. | src_embed
  Each stripe is one number, blue above zero, brown below: {numbers}, and so on. | src_embed
  Training{pairs} set the table. | src_embed
place | Which position? | 4.5 | src
  Attention, the next part, ignores word order. | positions.src
  So each position has a fixed pattern, its *positional encoding*, which is added to the embedding. \
| positions.src
  For {first}, {sums}. | positions.src
self | Tokens share information | 7 | src
  *Self-attention* mixes information from all tokens; {heads}, each with a color and a number, work \
in parallel. | e1
  In head {head}, {shares}. | e1
  Thicker line, larger weight: open a square to see the calculation. | e1
norm | {normTitle} | 5 | src
  The result is added to the strip, a *residual connection*: in {first}, {update}. | e1
  {norm} | e1
  {order}: every part works like this. | e1
feed | Each token alone | 6 | src
  The *feed-forward* part treats each token alone. | e2
  It computes {hidden} weighted sums; *ReLU* sets the negative ones to zero, and {on}. | e2
  These give {width} numbers again, which are added as before. | e2
memory | The memory | 8 | src
  {layers} | encoder.layers
  The result is the *memory*: still one strip per token, but {together}. | memory
  It is computed once and kept. | memory
start | A start token | 5.5 | tgt
  Nothing is written{in} yet, so the decoder’s first row is a start token, *<s>*. | tgt_embed
  It gets its {width} numbers and its position like any other token. | tgt_embed positions.tgt
  From this row comes the first piece. | positions.tgt
masked | Only earlier rows | 5 | tgt
  In *masked self-attention*, each row takes information only from itself and earlier rows. | d1
  This is the first row, so {allGive} *<s>* 100 % from itself. | d1
  Later rows are hidden: they are not written yet. | d1
cross | {crossTitle} | 7 | tgt
  In *cross-attention*, the row takes information from the memory. | d2 memory
  {cross}. | d2 memory
  {without} | d2 memory
exit | From scores to probabilities | 10 | tgt
  After {rest}, the exit gives each of {outputs} tokens a score (*logit*): {best} {logit}, the next \
only {second}. | generator
  *Softmax* turns scores into probabilities, together 100 %. | bars
  {best} has the highest, {chance}, and is written. | bars
loop | And round again | {loopSeconds} | tgt
  The new piece becomes the next row: {chain}. |
  In row {loopRow}, the heads of the last cross-attention {wanted}. | lastCross memory
  Every row uses the earlier rows and the same memory. | memory
end | {endTitle} | 8 | tgt
  {end} | bars
  The pieces are joined: {answer}. |
  {counts} out. |
`;function to(n,t,e){let s={...e,text:I(e.text),answer:I(e.answer),...jn(n,t),...Bn(n),...Kn(n,t)},o={
e1:"encoder.layers.0.self_attention",e2:"encoder.layers.0.feed_forward",d1:"decoder.layers.0.self_at\
tention",d2:"decoder.layers.0.cross_attention",lastCross:eo(t)},{T:i}=n.sizes,r=h=>h.replace(/\{(\w+)\}/g,
(c,l)=>String(s[l]));return Fn.trim().split(/\n(?! )/).map(h=>h.split(`
`).map(c=>c.split("|").map(l=>l.trim()))).filter(([[h]])=>!(h==="loop"&&i<3)&&!(h==="end"&&i<2)).map(
([[h,c,l,d],...u])=>{let f=u.map(([m,g])=>({text:r(m),lit:g.split(" ").map(p=>o[p]??p)}));return{id:h,
title:r(c),seconds:Number(r(l)),side:d,beats:Hn(f.filter(({text:m})=>m))}})}function Hn(n){return n.
map(({text:t,lit:e},s)=>({text:t,lit:e,words:t.split(" ").length,from:s/n.length,to:(s+1)/n.length}))}
var ot=(n,t,e=0)=>E(n.tensor(t),e),eo=({layers:n})=>`decoder.layers.${n-1}.cross_attention`;function jn(n,t){
let{srcTokens:e,src:s,sizes:o,vocabulary:i}=n,r=o.S-1,a=I(e[0]),h=Math.sqrt(o.d_model),[c,l]=["src_e\
mbed","positions.src"].map($=>ot(n,$)),d=$=>l[$]-c[$],u=$=>`${H(c[$])} ${zn(d($))}`,f=Ue(n),m=n.tensor(
"encoder.layers.0.self_attention.weights"),g=[r,0].map($=>Rn(m,f,$,e)),p="encoder.layers.0.feed_forw\
ard.hidden",b=$=>ot(n,p,$).filter(v=>v>0).length,x=Math.abs(d(0))<.005,y=e.slice(0,4).map(I);return{
first:a,head:f,width:o.d_model,hidden:o.d_ff,id:s[0],tokens:Z(y)+(e.length>4?" …":""),vocabulary:i.
src.length,ids:Z(e.slice(0,3).map(($,v)=>`${I($)} is ${s[v]}`)),scale:Number.isInteger(h)?h:h.toFixed(
2),numbers:Z([...c.slice(0,3)].map(H)),sums:`${u(0)} ${x?"stays":"becomes"} ${H(l[0])}, but ${u(1)} \
becomes ${H(l[1])}`,heads:pt(o.H,"head"),shares:(r?g:g.slice(1)).join("; "),on:`${b(0)} stay on for ${a}${r?
`, ${b(r)} for ${I(e[r])}`:""}`,...qn(n,t),...Dn(n,t)}}function qn(n,{isPreNorm:t}){let[e]=ot(n,"pos\
itions.src"),[s]=ot(n,"encoder.layers.0.self_attention.w_o"),[o]=ot(n,"encoder.layers.0.sublayers.0"),
i=s<0?"minus":"plus";return{normTitle:t?"Norm, then add":"Add, then norm",update:`${H(e)} ${i} ${H(Math.
abs(s))} gives ${H(e+s)}`,norm:t?"Each part reads a copy that *layer norm* has brought to a common s\
cale.":`Then *layer norm* brings the strip to a common scale: here ${H(o)}.`,order:t?"Norm before, a\
dd after":"Add, then norm"}}function Dn({srcTokens:n},{layers:t,isPreNorm:e}){let s=t-1,[o,i]=n.map(
I),r=s===1?"A second layer repeats this with its own learned numbers":`${Kt(pt(s,"more layer"))} rep\
eat this with their own learned numbers`;return{layers:[s?r:"",e?"a last norm follows":""].filter(Boolean).
map((a,h)=>h?a:Kt(a)).join("; ").replace(/(.)$/,"$1."),together:n.length===2?`${i} now depends on ${o}\
, and ${o} on ${i}`:"each now depends on the others",rest:s?"feed-forward and the other layers":"fee\
d-forward"}}function Bn(n){let{srcTokens:t,nextTokens:e,sizes:s}=n,o=n.tensor("decoder.layers.0.cros\
s_attention.weights"),{token:i,text:r}=Zs(o,0,t),a=[...ot(n,"generator")].sort((d,u)=>u-d),h=pt(s.H,
"head"),c=s.H>1,l=i>0?`, although ${I(t[0])} comes first`:"";return{allGive:c?`all ${h} give`:"the h\
ead gives",cross:`${c?`All ${h}`:"The head"} ${r}${l}`,outputs:s.V,best:I(e[0]),logit:Xs(a[0]),second:Xs(
a[1]),chance:Ut(Math.max(...ot(n,"probabilities")))}}function Kn(n,t){let{srcTokens:e,tgtTokens:s,nextTokens:o,
sizes:i}=n,r=i.T-1,a=Math.max(1,r-1),h=o[r]==="</s>",c=h?r:r+1,l=o.slice(0,Math.min(3,r-1)).map((f,m)=>`\
row ${I(f)} gives ${I(o[m+1])}`),d=n.tensor(`${eo(t)}.weights`),u=Ut(Math.max(...ot(n,"probabilities",
r)));return{loopSeconds:6+4*Math.min(4,r-1),chain:Z(l)+(r-1>3?" …":""),loopRow:I(s[Math.min(a,r)]),
wanted:Zs(d,Math.min(a,r),e).text,endTitle:h?"The end token":"No room",end:h?`In row ${I(s[r])}, the\
 end token *</s>* has the highest probability, ${u}, and decoding stops.`:"No end token has come, an\
d there is no room for more rows.",counts:`${Kt(pt(i.S,"token"))} in, ${pt(i.T,"round")}, ${pt(c,"pi\
ece")}`}}var Ot=["The query","The keys","The scores","Softmax","The mix"];function so(n,t,e,s,o){let i=t.
endsWith("cross_attention"),r=t.startsWith("decoder"),a=r?n.tgtTokens:n.srcTokens,h=r&&!i?n.tgtTokens:
n.srcTokens,[c,l]=["masked","weights"].map(y=>n.tensor(`${t}.${y}`)),d=[...h.keys()].filter(y=>S(c,e,
s,y)!==-1/0),{d_k:u,H:f,d_model:m}=n.sizes,g=I(a[s]),p=y=>Z(d.slice(0,4).map($=>`${I(h[$])} ${y($)}`))+
(d.length>4?", and so on":""),b=y=>gt(S(l,e,s,y)),x=Z(d.slice(0,4).map(y=>`${b(y)} of ${I(h[y])}`));
return[`Head ${e}, row ${g}. Three learned matrices make queries, keys and values. From the ${m} num\
bers of ${g}, the first one makes its *query*, ${u} numbers: what this row looks for.`,`Each token ${i?
"of the memory":"that the row may see"} has a *key*, also ${u} numbers, made by the second matrix: w\
hat can be found there. Now query and key can be compared.`,`The *score* is their dot product, divid\
ed by √${u} = ${H(Math.sqrt(u))}: ${p(y=>H(S(c,e,s,y)))}. The better the two fit, the higher it is\
. Click on a score to see its sum.`,`*Softmax* turns the scores into weights that add up to 100 %: ${p(
b)}. None is below zero. These are the lines outside.`,`Each token also has a *value*, ${u} numbers \
from the third matrix. ${Kt(x)}, added up, are what this head gives. ${f>1?`Side by side, the ${Js(f)}\
 results`:"The result"} pass${f>1?"":"es"} one more learned matrix; that is added to the strip.`][o-
1]}function oo(n){return n.split("*").map((t,e)=>e%2?w("em",{},t):document.createTextNode(t))}var Vt=class{constructor(t,e){
this.view=t,this.clock=e,this.title=w("p",{class:"station"}),this.text=gs("told"),this.voice=w("div",
{class:"narration",tabindex:0,role:"group","aria-label":"What happens here"},this.title,this.text),this.
backward=P("◀",()=>this.press(()=>t.backward()),{"aria-label":"Back",title:"Back (←)"}),this.speed=
P("1×",()=>this.press(()=>e.faster()),{"aria-label":"1× speed"}),this.play=P("▶ Play",()=>this.press(
()=>e.play()),{title:"Play (Space)"}),this.next=P("Next ▶",()=>this.press(()=>t.forward()),{class:"\
main next",title:"Next (→)"});let s=w("div",{class:"steer"},this.backward,this.speed,this.play,this.
next);this.input=w("input",{type:"range",min:1,step:.01,"aria-label":"Station",...W}),this.input.addEventListener(
"input",()=>this.scrub()),this.input.addEventListener("change",()=>this.settle()),this.line=w("i",{}),
this.dots=w("span",{"aria-hidden":"true"});let o=w("div",{class:"scrubber"},this.line,this.dots,this.
input);this.node=w("section",{class:"dock","aria-label":"Walk"},this.voice,s,o),this.shown=""}press(t){
t(),this.show()}scrub(){let{clock:t}=this;t.isPlaying=!1,t.set(Number(this.input.value))}settle(){let t=Number(
this.input.value),e=Math.round(t);this.clock.to(Math.abs(t-e)<.2?e:Math.ceil(t))}show(){let{view:t,clock:e}=this,
{stations:s}=e.story(),o=e.stop,i=s[o-1],r=t.at.path!=="",a=r?t.sentence():"",h=`${r} ${a} ${o} ${s.
length} ${i.title} ${t.told} ${t.problem}`;h!==this.shown&&(this.shown=h,this.tell(i,o,s.length,r?a:
"")),this.mark(r),t.modes.showAnswer(),this.showControls(s,o,r)}tell(t,e,s,o){let{view:i}=this;if(o){
let h=i.isInHead?`${i.headStep} / ${Ot.length} `:"";this.title.replaceChildren(w("small",{},h),i.title()),
this.text.replaceChildren(...oo(o));return}let r=w("small",{},`${e} / ${s} `);this.title.replaceChildren(
r,t.title);let a=t.beats.map(h=>{let c=w("span",{class:"beat"},...oo(h.text)," ");return c.addEventListener(
"click",()=>{this.clock.replay(this.clock.stop,[h.from,h.to])}),c});this.text.replaceChildren(...a)}mark(t){
if(t)return;let{clock:e}=this,o=e.isMoving||e.hold>0?e.story().beat(e.t):-1;[...this.text.children].
forEach((i,r)=>{i.classList.toggle("now",r===o),i.classList.toggle("later",o>=0&&r>o)})}showControls(t,e,s){
let{clock:o}=this,i=t.length;this.dots.childElementCount!==i&&this.dots.replaceChildren(...t.map(()=>w(
"b"))),[...this.dots.children].forEach((l,d)=>{let u=d===e-1?"at":d<e-1?"on":"";l.className!==u&&(l.
className=u),l.style.left=`${100*d/Math.max(1,i-1)}%`}),this.input.max=String(i),(document.activeElement!==
this.input||o.isMoving)&&(this.input.value=String(o.t)),this.input.setAttribute("aria-valuetext",`${e}\
 of ${i}: ${t[e-1].title}`),this.line.style.width=`${100*(o.t-1)/Math.max(1,i-1)}%`;let r=o.t>=i,a=this.
view.isInHead&&this.view.headStep===Ot.length,h=this.view.isInHead?a?"Out ▲":"Next ▶":"Next row \
▶";Ve(this.next,s?h:r?"Again ↺":"Next ▶"),Ve(this.play,o.isPlaying?"❚❚ Pause":"▶ Play");
let c=`${o.speed===.5?"½":o.speed}×`;Ve(this.speed,c),this.speed.setAttribute("aria-label",`${c} s\
peed`),this.play.setAttribute("aria-pressed",String(o.isPlaying)),this.play.disabled=s,this.backward.
disabled=!s&&o.t<=1,this.node.classList.toggle("inside",s)}};function Ve(n,t){n.textContent!==t&&(n.
textContent=t)}var wt=.45,Un=1.25,Gt=class{constructor(t,{run:e,story:s,layout:o,t:i,mode:r,word:a,before:h,temperature:c}){
this.sight=t,this.ink=t.ink,this.colors=t.ink.colors,this.run=e,this.story=s,this.layout=o,this.t=i,
this.isTogether=r==="teacher",this.word=a,this.before=h,this.temperature=c,this.row=s.rowAt(i),this.
station=s.station(i).id,this.lit=s.lit(i),this.told=Ue(e),this.isOver=s.isOver(i),this.isNear=t.scale>
Un,this.targets=[]}at(t,e,s){return this.isWritten(t,s)?this.story.progress(t,e,s,this.t):0}isWritten(t,e){
return t==="src"||e<=this.row||this.isTogether}isTold(t,e){return t==="tgt"&&e===this.row&&this.t>1&&
!this.isTogether}band(t){return this.layout.bands.get(t)}isLit(t){let e=this.lit.has("encoder.layers")&&
/^encoder\.layers\.[1-9]/.test(t);return this.lit.has(t)||e}token(t,e){return(t==="src"?this.run.srcTokens:
this.run.tgtTokens)[e]}target(t,e,s,o){let[i,r,a,h]=o;this.sight.sees(i,r,a,h)&&this.targets.push({id:t,
say:e,go:s,x:i,y:r,w:a,h})}middle(t,e){return this.layout[t].rails[e]-this.layout[t].high/2}strip(t,e,s,o,{
alpha:i=1,isHot:r=!1}={}){let{sight:a,ink:h,layout:c,run:l,colors:d}=this,u=this.middle(e,s),[f,m]=[
c.strip.width,c[e].high],g=r?d.accent:d.soft,p=h.strip(l.tensor(t),s);if(a.image(p,o,u,f,m,{alpha:i,
edge:g,width:r?2:.8}),i<.9||r)return;let b=`${this.token(e,s)}: ${l.node(t).name}`;this.target(`${t}\
 ${s}`,b,M(t,-1,s),[o-f/2,u-m/2,f,m])}};var no=6,Ge=22,Ye=36;function io(n){let{sight:t,layout:e,run:s,row:o,temperature:i,before:r}=n,a=n.at(
"tgt","scores",o);if(t.scale<wt||a<=0)return;let h=F(n.at("tgt","softmax",o)),{x:c,y:l,w:d}=e.bars,u=E(
s.tensor("generator"),o),f=nt(u.map(k=>k/i)),m=[...u.keys()].sort((k,T)=>u[T]-u[k]).slice(0,no),g=Math.
max(...m.map(k=>Math.abs(u[k])),1),b=r&&o<r.sizes.T?E(r.tensor("probabilities"),o):null,x=n.isLit("b\
ars")||n.isLit("generator"),y=i===1?"probabilities":`at temperature ${i}`,$={color:x?"accent":"soft",
bold:x},v=d*.42;t.text("title",h>.5?y:"scores (logits)",c+Ye+v/2,l-10,$),m.forEach((k,T)=>{Vn(n,[c,l+
T*Ge,v],{token:s.vocabulary.tgt[k],isFirst:T===0,share:_(K(u[k]/g)*a,f[k],h),old:b?.[k],words:h>.5?Ut(
f[k]):u[k].toFixed(1).replace("-","−")})});let O=[c-10,l-Ge,d+20,Ge*(no+1)];n.target("probabilitie\
s","Open the probabilities",M("probabilities",-1,o),O)}function Vn({sight:n,colors:t},[e,s,o],{token:i,
isFirst:r,share:a,old:h,words:c}){let[l,d]=[e+Ye,r?"accent":"ink"],u={bold:r,color:d,align:"right",most:120};
n.text("bar",i,e+Ye-6,s+10,u),n.box(l,s,o,13,{fill:t.cell,stroke:t.line,radius:2});let f=r?t.accent:
t.soft;a>.005&&n.box(l,s,o*a,13,{fill:f,radius:2});let m={stroke:t.ink,width:1.5,dash:[3,3],radius:2};
h!==void 0&&n.box(l,s-1.5,Math.max(1,o*h),16,m),n.text("bar",c,l+o+6,s+10,{bold:r})}var Gn={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},Yn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},Xn=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function Jn(n,t,e){let s=n==="sublayers"&&Yn[e]?.[Number(t)];return s?`${s} sublayer`:`${n.replace(/s$/,
"")} ${t}`}function G(n,t){let[e]=n.split("."),s=[];for(let[,o,i]of n.matchAll(Xn))s.push(i?Jn(o,i,e):
Gn[o]??o);return/^(en|de)coder\.norm$/.test(n)&&(s[1]="final layer norm"),/^\w+\.layers\.\d/.test(n)&&
s.splice(0,2,`${s[0]} ${s[1]}`),s.length||s.push("model"),t!==void 0&&s.push(`head ${t}`),s.join(", ")}var ro=/^(en|de)coder\.layers\.\d+/,Qn=/^.*\.(self|cross)_attention/,Zn=/^(src_embed|tgt_embed|positions\.(src|tgt))/,
ti=/\.(weight|bias|pe)$/;function R(n,t=-1){if(!n)return{kind:"map",path:n};if(ti.test(n))return{kind:"\
parameter",path:n};let e=n.match(Qn)?.[0];if(e)return{kind:t<0?"attention":"head",path:e};let s=n.match(
ro)?.[0];if(n.includes(".feed_forward"))return{kind:"feedForward",path:`${s}.feed_forward`};if(s)return{
kind:"layer",path:s};let[,o]=n.match(Zn)??[];return o?{kind:"embedding",path:`${o.includes("tgt")?"t\
gt":"src"}_embed`}:/^(en|de)coder/.test(n)?{kind:"finalNorm",path:n.split(".")[0]}:{kind:"generator",
path:"generator"}}var lt=({row:n,cell:t})=>n>=0&&t>=0;function Et({path:n,head:t,row:e,cell:s}){if(e>=
0||s>=0)return M(n,t);let o=R(n,t);if(n!==o.path)return M(o.path,t);if(o.kind==="head")return M(o.path);
if(o.kind==="parameter"){let r=n==="positions.pe"?"src_embed":n.replace(/\.\w+$/,"");return M(R(r).path)}
let i=n.match(ro)?.[0];return M(i&&i!==n?i:"")}function ao(n,t,e){let s=n.path.replace(/layers\.(\d+)/,
(o,i)=>`layers.${Number(i)+t}`);return s!==n.path&&e.has(s)?{...n,path:s}:null}var U=n=>n[0].toUpperCase()+
n.slice(1);function Yt(n,t,e){let s=[],o=n;for(;o.path;o=Et(o))lt(o)&&s.unshift([si(t,o),o]),o.row>=
0&&e(o)&&s.unshift([e(o),M(o.path,o.head,o.row)]),o=M(o.path,o.head),s.unshift([ei(o,t),o]);return[[
"Model",o],...s]}function ei({path:n,head:t},e){let s=R(n,t);if(s.kind==="parameter")return e.node(n).
name;if(n!==s.path)return n.replace(`${s.path}.`,"");if(s.kind==="head")return`Head ${t}`;let o=n===
"generator"?n:G(n);return U(s.kind==="layer"?o:o.split(", ").at(-1)??o)}function si(n,{path:t,head:e,
row:s,cell:o}){return n.waits(t)?"…":L(S(n.tensor(t),e,s,o),3)}function ho({path:n,head:t,row:e,cell:s}){
let o=s.split(",").map(Number);return s?M(n,o.length===3?o[0]:-1,...o.slice(-2)):M(n,t,e)}function co({
path:n,head:t,row:e,cell:s}){if(s<0)return{path:n,head:t,row:e,cell:""};let o=t<0?[e,s]:[t,e,s];return{
path:n,head:t,row:e,cell:o.join(",")}}var oi={"self-attention":"self","cross-attention":"cross","feed-forward":"feed",position:"pos."},ni=[
"norm","place","feed"],Xt=class extends Gt{frames(){let{sight:t,colors:e}=this;for(let{x:s,y:o,w:i,h:r,
name:a,path:h}of this.layout.frames)t.box(s,o,i,r,{fill:e.panel,stroke:e.line,radius:8}),t.text("lay\
er",a,s+4,o-4,{most:i}),this.target(h,U(a),M(h),[s,o-14,i,14])}part(t){let{sight:e,colors:s}=this,{x:o,
y:i,w:r,h:a,kind:h,path:c,name:l}=t,d=this.isLit(c),[u,f]=d?[s.accent,2.5]:[s.line,1.2];e.box(o,i,r,
a,{fill:s.cell,stroke:u,width:f,radius:6});let m=e.scale<1?oi[l]??l:l,g=d?"accent":"soft";e.text("ti\
tle",m,o+r/2,i+12,{most:r+16,bold:d,color:g}),this.target(c,`Open ${l}`,M(c),[o,i,r,17]),h==="table"&&
this.table(t),t.update&&this.layout.isPreNorm&&this.gate(o+3,t.side,d)}gate(t,e,s,o=this.layout[e].top+
40){let{sight:i,colors:r}=this,a=s?r.accent:r.line,h=this.layout[e].end-o-6;i.box(t-1.6,o,3.2,h,{fill:a,
radius:1.6}),s&&this.isNear&&i.text("note","norm",t,o-2)}table({x:t,y:e,w:s,h:o,side:i,path:r}){let{
sight:a,run:h,ink:c,colors:l}=this,d=h.vocabulary[i].length,[u,f]=[e+20,o-28],m=Math.min(d,60);for(let b=0;b<
m;b++){let x=u+f*(b+.5)/m;a.level(t+5,t+s-5,x,{stroke:l.line,width:1})}let g=this.isLit(r),p={turn:-Math.
PI/2,edge:g?l.accent:""};h[i].forEach((b,x)=>{if(this.at(i,r,x)<=0)return;let y=u+f*(b+.5)/d,$=c.strip(
h.tensor(`${r}.table`),x);a.image($,t+s/2,y,Math.max(3,f/d),s-8,p),g&&this.isNear&&a.text("note",`ro\
w ${b}`,t-3,y+2,{align:"right"})})}tiles({path:t,side:e,x:s,y:o,w:i}){let{sight:r,ink:a,layout:h,colors:c}=this,
l=Math.min(16,(i-12)/h.heads-3),d=s+(i-h.heads*(l+3)+3)/2,u=o+24,f=this.isLit(t);for(let m=0;m<h.heads;m++){
let g=d+m*(l+3),p=a.hue(m),b=f?2:1.2;r.box(g,u,l,l,{fill:c.cell,stroke:p,width:b,radius:2}),this.weights(
t,e,m,[g+1,u+1,l-2]),f&&this.isNear&&r.text("head",String(m),g+l/2,u-1.5,{color:p});let x=M(t,m);this.
target(`${t}#${m}`,`Open head ${m}`,x,[g,u,l,l])}}weights(t,e,s,[o,i,r]){let{sight:a,ink:h,run:c}=this,
l=c.tensor(`${t}.weights`),[,d,u]=l.shape,[f,m]=[r/u,r/d];for(let g=0;g<d;g++)if(!(this.at(e,t,g)<.5))
for(let p=0;p<u;p++){let b=S(l,s,g,p),x={fill:h.hue(s),alpha:b,radius:0};b>.01&&a.box(o+f*p,i+m*g,f,
m,x)}}shelves(){let{sight:t,layout:e,colors:s}=this;e.shelves.forEach(({x:o,y:i,w:r},a)=>{let h=this.
isLit("memory")&&!a,c=h?s.accent:s.line,l=a?s.panel:s.cell,d=e.src.end-i+6;t.box(o,i,r,d,{fill:l,stroke:c,
width:h?2:1.2,radius:6});let u=h?"accent":"soft",f=a?"memory, again":"memory";t.text("title",f,o+r/2,
i+11,{most:r+20,color:u,bold:h}),a||this.target("encoder","Open the memory",M("encoder"),[o,i,r,15]);
let m=e.shelves[a-1];for(let g of m?[-1.5,1.5]:[]){let p={stroke:s.soft,width:1.1};t.level(m.x+m.w,o,
e.shelfY+g,p)}})}rails(){let{sight:t,layout:e}=this;for(let s of["src","tgt"])for(let o=0;o<e[s].n;o++)
this.rail(s,o);for(let{x:s,side:o}of e.gates){let i=this.station==="memory"&&o.name==="src";this.gate(
s,o.name,i,o.top+20)}for(let{plus:s,path:o,side:i}of e.bands.values())s&&this.isLit(o)&&this.isNear&&
ni.includes(this.station)&&t.text("note","adds",s,e[i].rails[0]+16)}rail(t,e){let{sight:s,layout:o,colors:i}=this,
r=o[t].rails[e],a=this.isWritten(t,e),h=this.isTold(t,e),c={stroke:h?i.accent:i.soft,width:h?2:1.2,alpha:a?
.75:.4,dash:a?[]:[2,5]},l=o.chipX[t]+40;t==="src"?s.line([[l,r],...this.toShelf(e)],c):s.level(l,o.exit,
r,c),!a&&e===this.row+1&&this.isNear&&s.text("aside","written later",o.chipX.tgt,r-4);for(let u of o.
bands.values()){if(u.side!==t||!u.plus||!a)continue;let f=t==="src"||e===this.row,m=this.isLit(u.path)&&
this.station!=="self"&&f;s.plus(u.plus,r,m)}}toShelf(t){let{layout:e}=this,s=e.shelfY+e.strip.height/
2,o=e.shelves[0].x;return[[o-44,e.src.rails[t]],[o-14,s],[e.shelfX(t),s]]}names(){let{sight:t,layout:e,
run:s}=this,{camera:o}=t;if(!(this.isOver||!this.isNear))for(let i of["src","tgt"]){let r=e.chipX[i];
if(r+36>o.x&&r<o.x+o.w)continue;let a=i==="src"&&o.x>e.shelves[0].x;e[i].rails.forEach((h,c)=>{if(!this.
isWritten(i,c)||a)return;let l=this.at("tgt","pick",c)>=1?s.nextTokens[c]:"?",d=this.token(i,c)+(i===
"src"?"":` → ${l}`),u=this.isTold(i,c)?"accent":"soft";t.text("row",d,o.x,h+10,{color:u})})}}legend(){
let{sight:t,layout:e,run:s}=this,{width:o,height:i}=t.size,r=o<i*1.2,a=[`One strip: the ${s.sizes.d_model}\
 numbers of one token.`,"Blue above zero, brown below.",`${ii(s).toLocaleString("en")} learned numbe\
rs in all.`],[h,c]=r?[-50,e.height+150]:[-56,e.tgt.rails[0]+40];if(r?t.scale<wt:t.scale>.58)for(let[
u,f]of a.entries())t.text("corner",f,h,c+19*u/t.scale);let l=e.src.top-(r?60:36);t.text("stack","Enc\
oder",e.frames[0].x,l);let d=e.tgt.end+(r?90:26);t.text("stack","Decoder",e.frames[e.layers].x,d)}};
function ii(n){let t=[...n.params.keys()].filter(s=>!s.endsWith("positions.pe")),e=s=>n.shape(s).reduce(
(o,i)=>o*i,1);return t.reduce((s,o)=>s+e(o),0)}var ri=.004,Jt=22,Qt=class extends Xt{sources(t,e){let{layout:s}=this,o=(r,a,h)=>Array.from({length:r},
(c,l)=>({j:l,x:a(l),y:h(l)}));if(t.isCross)return o(s.src.n,r=>s.shelfX(r,t.layer),()=>s.shelfY);let i=t.
side==="src"?s.src.n:e+1;return o(i,()=>t.x+16,r=>this.middle(t.side,r))}copy(t,e,s,o){let i=[...this.
layout.bands.values()].find(({out:h,path:c})=>t.stream===(h??c)),r=F(q(s,0,.18)),a=_(i?.stop??o,o,r);
this.strip(t.copy,t.side,e,a,{isHot:r<1,alpha:Math.min(1,r*4)})}update(t,e,s,o){let{side:i,plus:r,stop:a,
update:h,out:c}=t,l=q(s,.62,.75),d=F(q(s,.78,.92)),u=s<1&&l>0;this.strip(h,i,e,d<1?_(o,r,d):o,{alpha:l,
isHot:u});let f=_(r,a,F(q(s,.92,1)));s>.9&&this.strip(c,i,e,f,{isHot:u}),this.station==="norm"&&this.
isLit(t.path)&&!e&&this.isNear&&this.sayNumbers(t,s>.9)}sayNumbers({side:t,stop:e,x:s,stream:o,update:i,
copy:r,out:a},h){let{run:c,layout:l,sight:d}=this,u=l[t].rails[0],[f,m,g]=[o,i,r].map($=>c.tensor($)),
p=c.tensor(l.isPreNorm?a:`${a}.sum`);h&&this.sums([f,m,p],0,e+8,u-l[t].high);let[b,x]=[f,g].map($=>H(
E($,0)[0])),y=`norm: ${b} → ${x}`;l.isPreNorm&&d.text("number",y,s+4,l[t].end+10,{bold:!1})}sums(t,e,s,o){
let i=r=>r<=-.005?"−":"+";[0,1].forEach(r=>{let[a,h,c]=t.map(d=>E(d,e)[r]),l=`${H(a)} ${i(h)} ${H(
Math.abs(h))} = ${H(c)}`;this.sight.text("number",l,s,o+6+12*r)})}attend(t,e,s){let{sight:o,layout:i,
colors:r}=this,{side:a,x:h,w:c}=t,[l,d]=[h+c-34,h+c-13];this.copy(t,e,s,h+16);for(let b=0;b<i.heads;b++)
this.head(t,e,b,s,l);let[u,f]=[this.middle(a,e),i[a].high],m=q(s,.6,.7),g={stroke:r.soft,width:1.2,alpha:m};
m&&o.level(l+6,d-6,u,g),this.isLit(t.path)&&this.isNear&&m&&e===(a==="src"?0:this.row)&&o.text("asid\
e","W_O",(l+d)/2,u+f/2+9),this.update(t,e,s,d)}head(t,e,s,o,i){let{sight:r,ink:a,run:h,layout:c}=this,
{side:l,path:d}=t,u=this.station==="self"&&this.isLit(d),f=s===this.told,[m,g]=u?f?[.2,.44]:[.5,.7]:
[.22,.6],p=F(q(o,m,g));if(p<=0)return;let b=c[l].high/c.heads,x=N=>N-c[l].high/2+b*(s+.5),y=[i-5,x(this.
middle(l,e))],$=h.tensor(`${d}.weights`);for(let{x:N,y:D,j:X}of this.sources(t,e)){let A=S($,s,e,X);
if(A<ri)continue;let C=D+c.strip.height/2+1,et=t.isCross?hi([N,C],y,s):ai([N+5,x(D)],y);this.flow(t,
e,s,{weight:A,j:X,q:p,curve:et,part:b,isDim:u&&!f})}let v=h.tensor(`${d}.concat`),O=v.shape[1]/c.heads,
k=a.strip(v,e,s*O,(s+1)*O),T={alpha:q(p,.8,1),edge:a.hue(s),width:1};r.image(k,i,y[1],c.strip.width,
b,T)}flow(t,e,s,{weight:o,j:i,q:r,curve:a,part:h,isDim:c}){let{sight:l,ink:d,run:u}=this,f=d.hue(s),
m=this.isLit(t.path)&&this.isNear,g=m&&(t.side==="src"||e===this.row),p=r<1?a.slice(0,2+Math.floor((Jt-
1)*r)):a,b=(g?c?.55:.9:.5)*(.25+.75*o);if(l.line(p,{stroke:f,units:Math.max(.5,o*Math.min(7,h*.7)),alpha:b}),
r<1&&this.isNear&&o>.03){let[$,v]=p[p.length-1],O=d.strip(ci(u.tensor(`${t.path}.v`),s),i),k={edge:f,
width:1.5,alpha:.35+.65*o};l.image(O,$,v,7,h,k)}if(r<1||!m||!this.hasLabel(t,e,s,o))return;let[x,y]=a[Math.
floor(Jt*(t.isCross?.82:i===e?.2:.34))];l.text("share",gt(o),x,y+3)}hasLabel(t,e,s,o){return this.station===
"self"?s===this.told&&this.layout.src.n<=4&&o>.03:t.isCross&&e===this.row&&o>.3}feed(t,e,s){let{sight:o,
ink:i,run:r,layout:a,colors:h}=this,{side:c,x:l,w:d,path:u}=t,[f,m]=[this.middle(c,e),a[c].high];this.
copy(t,e,s,l+14);let g=s>.46,p=r.tensor(`${u}.${g?"hidden":"w_1"}`),[,b]=p.shape,x=q(s,.2,.38);for(let y of[
0,1]){let[$,v]=[y,y+1].map(T=>Math.ceil(b*T/2)),O=i.strip(p,e,$,v),k={alpha:x,edge:h.soft,width:.8};
o.image(O,l+29+7*y,f,6,m,k)}if(this.isLit(u)&&this.isNear&&!e&&x>0){let y=E(p,e).filter(v=>v>0).length,
$=g?`${y} of ${b} stay on`:`${b} sums`;o.text("share",$,l+d/2,f+m/2+9,{bold:!1})}this.update(t,e,s,l+
d-13)}};function ai(n,t){let[[e,s],[o,i]]=[n,t],r=(e+o)/2;return lo([e,s],[r,s],[r,i],[o,i])}function hi(n,t,e){
let[[s,o],[i,r]]=[n,t],a=[i-22+2.2*e,r-4];return lo([s+e-1.5,o],[s,_(o,r,.6)],a,[i,r])}function lo(n,t,e,s){
return Array.from({length:Jt+1},(o,i)=>{let r=i/Jt,a=1-r,h=c=>a**3*n[c]+3*a*a*r*t[c]+3*a*r*r*e[c]+r**
3*s[c];return[h(0),h(1)]})}var Xe=new WeakMap;function ci(n,t){let[e,s,o]=n.shape,i=s*o;if(!Xe.has(n)){
let a=Array.from({length:e},(h,c)=>n.data.subarray(c*i,(c+1)*i));Xe.set(n,a.map(h=>({shape:[s,o],data:h})))}
return Xe.get(n)[t]}var Je=new WeakMap,Zt=class extends Qt{draw(){let t=[...this.layout.bands.values()];this.frames();for(let e of t)
this.part(e);this.shelves(),this.rails();for(let e of["src","tgt"])for(let s=0;s<this.layout[e].n;s++)
this.travel(e,s,t);for(let e of t)e.kind==="attention"&&this.tiles(e);return io(this),this.names(),this.
isOver&&this.legend(),this.targets}travel(t,e,s){if(!this.isWritten(t,e))return;this.chip(t,e);let o={
table:"lookUp",place:"add",attention:"attend",feed:"feed"};for(let i of s){if(i.side!==t||i.kind==="\
exit")continue;let r=this.at(t,i.path,e);if(r>0&&this[o[i.kind]](i,e,r),r<1)return}t==="tgt"?this.leave(
e):this.remember(e)}chip(t,e){let{sight:s,layout:o,colors:i}=this,r=t==="tgt",a=F(this.at(t,r?"chip":
"tokens",e)),[h,c]=r?this.writtenAt(e):this.wordAt(),[l,d]=[_(h,o.chipX[t],a),_(c,this.middle(t,e),a)],
u=r?Math.min(1,a*4):Math.max(0,a*1.4-.2);if(!r&&!e&&this.typed(a),u<=0)return;let f=Math.min(26,o[t].
pitch*.8),m=[l-40,d-f/2,80,f],[g,p]=this.isTold(t,e)?[i.accent,2.4]:[i.soft,1.4],b=Math.min(10,f/2);
s.box(...m,{fill:i.cell,stroke:g,width:p,alpha:u,radius:b});let x=this.token(t,e),y={units:Math.min(
13,f*.6),low:f*s.scale>13?11:1,alpha:u};f*s.scale>9&&s.text("token",x,l,d+Math.min(4.5,f/4),y);let $=M(
`${t}_embed`,-1,e);a===1&&this.target(`${t} ${e}`,`Open the embedding of ${x}`,$,m),this.station==="\
tokens"&&!r&&s.text("id",`id ${this.run.src[e]}`,l,d+f/2+11,{alpha:a})}wordAt(){let{rails:t,n:e}=this.
layout.src;return[this.layout.chipX.src-130,(t[0]+t[e-1])/2-30]}typed(t){let e=this.isOver?1:this.station===
"tokens"?1-.55*t:0,[,s]=this.wordAt();e&&this.sight.text("word",this.word,this.layout.chipX.src-56,s+
5,{alpha:e})}writtenAt(t){let{layout:e}=this;return t?[e.exit+80,this.middle("tgt",t-1)]:[e.chipX.tgt-
60,e.tgt.rails[0]-30]}lookUp({path:t,side:e,x:s,w:o,y:i,h:r,stop:a},h,c){let{sight:l,ink:d,run:u,layout:f,
colors:m}=this;if(c>=1)this.strip(t,e,h,a);else if(c>.05){let g=d.strip(u.tensor(t),h),p=i+20+(r-28)*
(u[e][h]+.5)/u.vocabulary[e].length,b=F(q(c,.35,1)),[x,y]=[_(s+o/2,a,b),_(p,this.middle(e,h),b)],$=_(
o-8,f[e].high,b),v={turn:-Math.PI/2*(1-b),edge:m.accent,width:1.5};l.image(g,x,y,f.strip.width,$,v)}
c>=1&&this.station==="table"&&!h&&this.isNear&&this.firstNumbers(t,a)}firstNumbers(t,e){let{sight:s,
layout:o,colors:i}=this,r=E(this.run.tensor(t),0),a=o.src.rails[0]-o.src.high;for(let h of[0,1,2]){let c=a-
2+h*11,l=[e+5,a+(h+.5)*o.src.high/r.length];s.line([l,[e+12,c]],{stroke:i.soft,width:1}),s.text("num\
ber",H(r[h]),e+13,c+3)}}add({path:t,side:e,x:s,w:o,plus:i,stop:r},a,h){let{sight:c,ink:l,run:d,layout:u,
colors:f}=this,m=this.pattern(e),g=d.tensor(`${e}_embed`),p=this.middle(e,a),[b,x]=[u.strip.width,u[e].
high],y=F(q(h,.15,.6)),$={edge:f.soft,width:.8},v={edge:f.accent,width:1.5};if(c.image(l.strip(m,a),
s+o/2,p,b,x,$),h<.6){c.image(l.strip(m,a),_(s+o/2,i,y),p,b,x,v);let k=this.band(`${e}_embed`).stop;c.
image(l.strip(g,a),_(k,i,y),p,b,x,$);return}this.strip(t,e,a,_(i,r,F(q(h,.75,1))),{isHot:h<1}),this.
station==="place"&&!a&&this.isNear&&this.sums([g,m,d.tensor(t)],a,r+9,p-x/2)}pattern(t){let{run:e}=this;
Je.has(e)||Je.set(e,{});let s=Je.get(e);if(!s[t]){let[o,i]=[`positions.${t}`,`${t}_embed`].map(a=>e.
tensor(a)),r=o.data.map((a,h)=>a-i.data[h]);s[t]={shape:o.shape,data:r}}return s[t]}remember(t){let{
layout:e,ink:s,colors:o}=this,i=this.at("src","memory",t);if(i<=0)return;let r=e.frames[e.layers-1],
a=F(i),h=_(r.x+r.w-14,e.shelfX(t),a),c=_(this.middle("src",t),e.shelfY,F(q(i,.45,.95))),l=Math.min(e.
strip.width,e.spacing*.6),d=_(e.src.high,e.strip.height,a),u=s.strip(this.run.tensor("encoder"),t),f=i<
1?{edge:o.accent,width:2}:{edge:o.soft,width:.8};this.sight.image(u,h,c,l,d,f),i===1&&this.onShelves(
t,u,l)}onShelves(t,e,s){let{layout:o,sight:i,colors:r}=this,a=this.token("src",t),[h,c]=[o.shelfY,o.
strip.height];o.shelves.forEach((l,d)=>{let u=o.shelfX(t,d),f={edge:r.soft,width:.8,alpha:.8};d&&i.image(
e,u,h,s,c,f);let m=[u-s/2,h-c/2,s,c],g=M("encoder",-1,t);this.target(`encoder ${t} ${d}`,`Memory of ${a}`,
g,m),o.src.n<=3&&this.isNear&&i.text("share",a,u,h-c/2-2,{most:o.spacing+14})})}leave(t){let{layout:e,
run:s,sight:o}=this,i=this.at("tgt","decoder",t);if(i<=0)return;let{x:r}=this.band("generator");this.
strip("decoder","tgt",t,_(r-30,r+17,F(i)),{isHot:i<1});let a=this.isTogether?1:this.at("tgt","pick",
t);if(a<=0||o.scale<wt)return;let h=(this.isTogether?s.targetTokens:s.nextTokens)[t],c=this.isTogether?
`  ${s.tensor("loss").data[t].toFixed(2)}`:"",l=e.tgt.rails[t]-e.tgt.high/2+4,d=this.isTold("tgt",t)?
"accent":"ink";o.text("out",`→ ${h}${c}`,r+42,l,{alpha:a,color:d})}};var li=["ink","soft","panel","line","accent","cell","plus","minus"],uo=Array.from({length:8},(n,t)=>`\
hue-${t}`),di=1.05,Qe=24,te=class{constructor(t){this.probe=document.createElement("i"),this.probe.hidden=
!0,t.append(this.probe),this.colors={},this.shades={plus:[[0]],minus:[[0]]},this.strips=new WeakMap,
this.refresh()}refresh(){for(let r of[...li,...uo])this.colors[r]=this.read(r);this.font=getComputedStyle(
this.probe).fontFamily;let[t,e,s]=["cell","plus","minus"].map(r=>ui(this.colors[r])),o=(r,a)=>t.map(
(h,c)=>Math.round(h+(r[c]-h)*a/Qe)),i=[...Array(Qe+1).keys()];this.shades={plus:i.map(r=>o(e,r)),minus:i.
map(r=>o(s,r))},this.strips=new WeakMap}read(t){return this.probe.style.color=`var(--${t})`,getComputedStyle(
this.probe).color}hue(t){return this.colors[`hue-${t%uo.length}`]}shade(t){let e=Math.round(Qe*(1-Math.
exp(-Math.abs(t)/di)));return this.shades[t<0?"minus":"plus"][e]}strip(t,e,s=0,o=t.shape[t.shape.length-
1]){let i=this.strips.get(t);i||(i=new Map,this.strips.set(t,i));let r=`${e} ${s} ${o}`,a=i.get(r);if(!a){
let h=t.shape[t.shape.length-1],c=e*h+s;a=this.picture(o-s,l=>t.data[c+l]),i.set(r,a)}return a}picture(t,e){
let s=document.createElement("canvas");s.width=1,s.height=t;let o=s.getContext("2d"),i=o.createImageData(
1,t);for(let r=0;r<t;r++)i.data.set([...this.shade(e(r)),255],4*r);return o.putImageData(i,0,0),s}};
function ui(n){let t=(n.match(/[\d.]+/g)??[]).map(Number),e=n.startsWith("color")?255:1;return t.slice(
0,3).map(s=>s*e)}var fi={units:8,low:11,high:14,color:"ink",align:"center",bold:!1,halo:!1,alpha:1,dx:0,
most:1/0},mi={title:{high:15},layer:{units:9,color:"soft",align:"left"},note:{units:7,high:13,color:"\
accent",halo:!0},aside:{units:7,high:13,color:"soft"},number:{high:15,align:"left",halo:!0,bold:!0},
share:{bold:!0,halo:!0},head:{units:6,high:13,bold:!0},token:{units:13,high:22,bold:!0,most:80},id:{
units:9,high:15,color:"soft"},word:{units:14,high:26,bold:!0,align:"right",most:240},row:{units:7,low:12,
high:16,bold:!0,halo:!0,align:"left",dx:8},out:{units:12,high:18,bold:!0,align:"left"},bar:{units:10,
high:15,align:"left"},corner:{units:11,low:12,high:15,align:"left",color:"soft"},stack:{units:13,low:12,
high:18,bold:!0,align:"left"}},ee=class{constructor(t,e){this.context=t,this.ink=e,this.camera={x:0,
y:0,w:1,h:1},this.scale=1,this.size={width:1,height:1},this.ratio=1,this.later=[]}begin(t,e,s){let{context:o}=this,
i=o.canvas.width/(t||1);this.size={width:t,height:e},this.ratio=i,this.camera=s,this.scale=t/s.w,o.setTransform(
1,0,0,1,0,0),o.clearRect(0,0,o.canvas.width,o.canvas.height);let r=i*this.scale;o.setTransform(r,0,0,
r,-s.x*r,-s.y*r),o.imageSmoothingEnabled=!1,o.globalAlpha=1,this.later=[]}end(){this.context.setTransform(
this.ratio,0,0,this.ratio,0,0);for(let t of this.later)t()}sees(t,e,s,o){let{camera:i}=this;return t+
s>i.x&&t<i.x+i.w&&e+o>i.y&&e<i.y+i.h}at(t,e){return[(t-this.camera.x)*this.scale,(e-this.camera.y)*this.
scale]}box(t,e,s,o,{fill:i="",stroke:r="",width:a=1,radius:h=4,alpha:c=1,dash:l=[]}){if(!this.sees(t,
e,s,o))return;let{context:d}=this;d.globalAlpha=c,d.beginPath(),d.roundRect(t,e,s,o,h),i&&(d.fillStyle=
i,d.fill()),r&&(d.setLineDash(l.map(u=>u/this.scale)),d.lineWidth=a/this.scale,d.strokeStyle=r,d.stroke(),
d.setLineDash([])),d.globalAlpha=1}line(t,e){let{stroke:s,width:o=1.4,units:i=0,alpha:r=1,dash:a=[]}=e,
{context:h}=this;h.globalAlpha=r,h.strokeStyle=s,h.lineWidth=i||o/this.scale,h.setLineDash(a.map(c=>c/
this.scale)),h.beginPath();for(let[c,l]of t)h.lineTo(c,l);h.stroke(),h.setLineDash([]),h.globalAlpha=
1}dot(t,e,s,o){let{context:i}=this;i.beginPath(),i.arc(t,e,s,0,2*Math.PI),i.fillStyle=o,i.fill()}plus(t,e,s){
let{context:o}=this,{colors:i}=this.ink,r=5;o.beginPath(),o.arc(t,e,r,0,2*Math.PI),o.fillStyle=i.cell,
o.fill();let a=s?i.accent:i.soft;o.strokeStyle=a,o.lineWidth=(s?2:1.2)/this.scale,o.stroke();let[h,c]=[
r*.62,{stroke:a,width:s?2:1.2}];this.level(t-h,t+h,e,c);let l=[e-h,e+h].map(d=>[t,d]);this.line(l,c)}image(t,e,s,o,i,{
alpha:r=1,edge:a="",width:h=1,turn:c=0}={}){if(r<=.01||!this.sees(e-40,s-40,80,80))return;let{context:l}=this;
l.save(),l.globalAlpha=r,l.translate(e,s),c&&l.rotate(c),l.drawImage(t,-o/2,-i/2,o,i),a&&(l.strokeStyle=
a,l.lineWidth=h/this.scale,l.strokeRect(-o/2,-i/2,o,i)),l.restore()}level(t,e,s,o){let i=[t,e].map(r=>[
r,s]);this.line(i,o)}text(t,e,s,o,i={}){let r={...fi,...mi[t],...i},a=K(r.units*this.scale,r.low,r.high);
this.later.push(()=>{let{context:h,ink:c}=this,[l,d]=this.at(s,o);h.font=`${r.bold?650:400} ${a}px ${c.
font}`,!(h.measureText(e).width>r.most*this.scale+1)&&(h.globalAlpha=r.alpha,h.textAlign=r.align,r.halo&&
(h.lineJoin="round",h.lineWidth=4,h.strokeStyle=c.colors.cell,h.strokeText(e,l+r.dx,d)),h.fillStyle=
c.colors[r.color]??r.color,h.fillText(e,l+r.dx,d),h.globalAlpha=1)})}};var pi=24,gi=420,wi=450,se=class{constructor(t){this.view=t,this.canvas=w("canvas",{"aria-hidden":"t\
rue"}),this.spots=w("div",{class:"spots walk-spots",role:"group","aria-label":"Parts of the model",...W}),
this.node=w("div",{class:"walk"},this.canvas,this.spots),this.width=0,this.height=0,this.whole=0,this.
isWhole=!1,this.targets=[],this.shown="",this.canvas.addEventListener("pointermove",e=>this.point(e)),
this.canvas.addEventListener("pointerleave",()=>t.point("")),this.canvas.addEventListener("click",e=>{
let s=this.under(e);s&&t.go(s.go)})}begin(){this.ink=new te(this.node);let t=this.canvas.getContext(
"2d");this.sight=new ee(t,this.ink)}resize(t,e){this.width=t,this.height=e;let s=Math.min(2.5,window.
devicePixelRatio||1);this.canvas.width=Math.round(t*s),this.canvas.height=Math.round(e*s),this.shown=
""}repaint(){this.ink?.refresh()}get isTall(){return this.width/this.height<1.2}draw(){let{view:t,sight:e}=this;
if(!e||!this.width)return;let{clock:s,story:o,layout:i,run:r}=t,a=this.width/this.height,h=b=>Vs(b,a),
c=(b,x,y)=>Gs(b,x,F(y)),l=o.camera(s.t,this.isTall,h,c);if(this.whole){let b=h([-20,-40,i.width+6,i.
height+20]);l=c(l,b,this.whole)}e.begin(this.width,this.height,l);let{mode:d,before:u,word:f,temperature:m}=t,
g={run:r,story:o,layout:i,t:s.t,mode:d,word:f,before:u,temperature:m},p=new Zt(e,g);this.targets=p.draw(),
e.end(),!s.isMoving&&!s.others.size?this.placeSpots():!this.spots.hidden&&s.isMoving&&this.hideSpots()}placeSpots(){
let s=this.targets.filter(({id:l})=>!l.includes(" ")).map(l=>({...l,...this.inPixels(l)})).filter(({
left:l,top:d,width:u,height:f})=>l+u/2>0&&l+u/2<this.width&&d>-f&&d<this.height),{told:o,step:i,mode:r}=this.
view,a=JSON.stringify([o,i,r])+JSON.stringify(s.map(({id:l,left:d,top:u,width:f})=>[l,d,u,f]));if(this.
spots.hidden=!1,a===this.shown)return;this.shown=a;let h=this.spots.contains(document.activeElement)?
document.activeElement?.getAttribute("data-id"):null,c=s.map((l,d)=>this.button(l,d));this.spots.replaceChildren(
...c),h&&(c.find(({dataset:l})=>l.id===h)??c[0])?.focus({preventScroll:!0})}hideSpots(){this.spots.contains(
document.activeElement)||(this.spots.hidden=!0)}inPixels({x:t,y:e,w:s,h:o}){let[i,r]=this.sight?.at(
t,e)??[0,0],[a,h]=[s,o].map(d=>Math.max(pi,d*(this.sight?.scale??1))),[c,l]=[s,o].map((d,u)=>([a,h][u]-
d*(this.sight?.scale??1))/2);return{left:Math.round(i-c),top:Math.round(r-l),width:a,height:h}}button({
id:t,say:e,go:s,left:o,top:i,width:r,height:a},h){let c=w("button",{type:"button",class:"spot","data\
-id":t,"aria-label":this.view.sayOf(s)??e,tabindex:h?-1:0,...W});return Object.assign(c.style,{left:`${o}\
px`,top:`${i}px`,width:`${Math.round(r)}px`,height:`${Math.round(a)}px`}),c.addEventListener("click",
()=>this.view.go(s)),c.addEventListener("pointerenter",()=>this.view.point(c.getAttribute("aria-labe\
l")??"")),c.addEventListener("pointerleave",()=>this.view.point("")),c}focus({path:t,head:e}){let s=[
...this.spots.children],o=a=>s.find(({dataset:h})=>h.id===a);([`${t}#${e}`,t,t.replace(/\.[^.]*$/,"")].
map(o).find(Boolean)??s[0])?.focus({preventScroll:!0})}under({offsetX:t,offsetY:e}){let{sight:s}=this;
if(!s)return;let o=t/s.scale+s.camera.x,i=e/s.scale+s.camera.y;return this.targets.findLast(r=>o>=r.
x&&o<=r.x+r.w&&i>=r.y&&i<=r.y+r.h)}point(t){let e=this.under(t);this.canvas.style.cursor=e?"pointer":
"",this.view.point(e?e.say:"")}boxOf({path:t,head:e}){let s=[`${t}#${e}`,t];for(;s.at(-1)?.includes(
".");)s.push(s.at(-1).replace(/\.[^.]*$/,""));let o=s.map(c=>this.view.layout.bands.get(c)).find(Boolean),
i=s.map(c=>this.targets.find(({id:l})=>l===c)).find(Boolean),r=i&&(i.id.includes("#")||!o)?i:o??i;if(!r||
!this.sight)return{left:this.width/3,top:this.height/3,width:this.width/3,height:this.height/3};let[
a,h]=this.sight.at(r.x,r.y);return{left:a,top:h,width:r.w*this.sight.scale,height:r.h*this.sight.scale}}zoom(t,e,s){
if(this.motion?.cancel(),ct()||!t.animate)return Promise.resolve();let o=Math.max(.03,e.width/(this.
width||1)),i={transform:`translate(${e.left}px, ${e.top}px) scale(${o})`,opacity:.2},r={transform:"n\
one",opacity:1},a=s?[i,r]:[r,i];return this.motion=t.animate(a,{duration:gi,easing:"cubic-bezier(0.3\
, 0, 0.2, 1)"}),this.motion.finished.catch(()=>{})}toggleWhole(t=!this.isWhole){if(t===this.isWhole)
return;this.isWhole=t;let e=t?1:0;if(ct()){this.whole=e,this.view.clock.tick();return}this.view.clock.
also(s=>{let o=1e3*s/wi;return this.whole=e?Math.min(1,this.whole+o):Math.max(0,this.whole-o),this.whole!==
e&&this.isWhole===t})}};var oe=24,Ze=11.5,bi=92,po=104;function go(n,t,e,s){let{run:o}=t,i=e.startsWith("decoder"),r=e.endsWith(
"self_attention"),a=i&&r?o.tgtTokens:o.srcTokens,h=i?o.tgtTokens:o.srcTokens,c=m=>t.rowName(`${e}.w_\
q`,m),l=i&&r?"decoder":"encoder",d=o.tensor(`${e}.masked`).data.some(m=>m===-1/0),u=m=>t.isKept(e,m),
f={sheet:n,scene:t,path:e,head:Math.min(s.head,o.sizes.H-1),keys:a,queries:h,names:c,kept:u,keyStack:l,
masked:d,at:s};n.isNarrow?yi(f):xi(f)}var fo={q:1,k:2,scores:3,masked:3,weights:4,v:5,values:5};function bt(n,t,e){
let{sheet:s,scene:o,path:i,head:r}=n,a=o.sayOf(`${i}.${t}`),h={path:`${i}.${t}`,head:r,name:t,say:a},
c=j(s,o,{...h,...e}),{x:l,y:d,w:u,h:f}=c,m=fo[t]===o.headStep;return fo[t]>o.headStep?s.box(l-2,d-34,
Math.max(u,po)+4,f+40,"veil",{rx:0}):m&&o.headStep<5&&s.box(l-3,d-3,u+6,f+6,"row-lit"),c}function xi(n){
let{sheet:t,scene:e,keys:s,queries:o,names:i,kept:r,keyStack:a,masked:h}=n,c=J([...o.map((C,et)=>i(et)),
...s.map(C=>`• ${C}`)])+8,l=h?["scores","masked","weights"]:["scores","weights"],d=t.width-c-(l.length+
1)*oe,u=d*(h?.14:.2)/s.length,f=l.length*s.length,m=f*Ze<.55*d?Ze:7,g=(d-2*po)/f,p=Math.min(Math.max(
m,Math.min(24,u)),Math.max(g,2)),b=Math.max(bi,p*s.length),{d_k:x}=e.run.sizes,y=Math.min(15,(d-l.length*
b)/(2*x)),$=16,v=bt(n,"q",{x:c,y:0,cw:y,ch:$,role:"query",labels:!0,names:i}),O=c+v.w+oe;mo(t,O,v);let k=0;
l.forEach(C=>{let _t=bt(n,C,{x:O,y:0,cw:p,ch:$,kind:C==="weights"?"weight":"value"});(p>=Ze||C==="we\
ights")&&(k=je(t,e,s,a,O,_t.bottom,p)),O+=b+oe,mo(t,O,v)});let T=bt(n,"values",{x:O,y:0,cw:y,ch:$}),
D={y:T.bottom+Math.max(26,k-8),cw:y,ch:$,labels:!0,kept:r};bt(n,"k",{...D,x:c,role:"key"});let X=bt(
n,"v",{...D,x:O,role:"value"}),A=C=>C.x+C.w/2;t.arrow([A(X),X.y-34],[A(X),T.bottom+3]),t.reach(X.bottom+
6)}function mo(n,t,{y:e,h:s}){let o=e+Math.min(s/2,40);n.arrow([t-oe+5,o],[t-4,o])}function yi(n){let{
sheet:t,scene:e,path:s,keys:o,queries:i,names:r,kept:a,keyStack:h,masked:c,at:l}=n,d=s.startsWith("d\
ecoder")&&e.mode!=="teacher",u=l.row>=0&&l.row<i.length&&!/\.[kv]$/.test(l.path)?l.row:e.step,f=d?[u]:
void 0,m=k=>d?i[k]:r(k),g=J([...o.map(k=>`• ${k}`),...i.map((k,T)=>m(T))].filter(Boolean))+8,{d_k:p}=e.
run.sizes,b=(t.width-g-2)/p,x=Math.min(32,(t.width-g-2)/o.length),y=Math.max(15,Math.min(b,18)),$=0,
v=(k,T)=>{$=bt(n,k,{...{x:g,y:$,cw:b,ch:y,labels:!0},...T}).bottom+12};v("q",{role:"query",rows:f,names:m}),
v("k",{role:"key",kept:a});let O={cw:x,rows:f,names:m};v("scores",O),c&&v("masked",O),v("weights",{...O,
kind:"weight"}),$+=je(t,e,o,h,g,$-12,x)-8,v("v",{role:"value",kept:a}),v("values",{rows:f,names:m})}var $i=()=>z("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true",class:"corners"},z("\
path",{d:"M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"})),ne=class{constructor({way:t,modes:e,form:s,floor:o,
stage:i,listing:r,pointed:a,dock:h,toWhole:c}){this.isFilling=!1;let l={title:"The whole machine (M)",
"aria-pressed":"false"};this.whole=P("Whole",c,l);let d={class:"try","aria-expanded":"false"};this.try=
P("Try your own",()=>this.showOwn(this.own.hidden),d);let u={"aria-label":"Fill the screen","aria-pr\
essed":"false"};this.corners=P($i(),()=>this.fill(),u);let f=[this.whole,this.try,this.corners],m=w(
"header",{},t.node,e.said,...f);this.own=w("div",{class:"own",hidden:""},s.node,e.node),this.page=w(
"div",{class:"page",hidden:""},i.node,r.node),this.floor=w("div",{class:"floor"},o.node,this.page,a),
this.answers=[e.said,e.rows,this.floor];let g=[m,this.own,this.floor,h.node];this.node=w("div",{class:"\
house",tabindex:"-1"},...g)}showOwn(t){this.own.hidden=!t,this.try.setAttribute("aria-expanded",String(
t)),t&&this.own.querySelector("input")?.focus({preventScroll:!0})}fill(){this.isFilling=!this.isFilling,
this.node.classList.toggle("filling",this.isFilling),this.node.popover=this.isFilling?"manual":null,
this.isFilling&&this.node.showPopover?.(),this.corners.setAttribute("aria-pressed",String(this.isFilling)),
document.documentElement.style.overflow=this.isFilling?"hidden":""}comeIntoSight(){let{top:t,bottom:e}=this.
node.getBoundingClientRect();(t<0||e>window.innerHeight)&&this.node.scrollIntoView({block:"start"})}gray(t){
this.node.classList.toggle("stale",t);for(let e of this.answers)e.inert=t}};function wo(n,t){if(t.ctrlKey||t.metaKey||t.altKey)return;let e=t.target,{key:s}=t;if(e.closest("inp\
ut:not([type=range]), select, textarea")&&s!=="Escape"||e.closest("[type=range]")&&/^(Arrow|Home|End|Page)/.
test(s)||s===" "&&e.closest("button, a, summary")&&!e.closest(".spots")||s.startsWith("Arrow")&&e.closest(
"[role=grid]"))return;let o=e.closest(".spots, .number-page"),{clock:i}=n,a={...o?{ArrowLeft:()=>ie(
o,-1,0),ArrowRight:()=>ie(o,1,0),ArrowUp:()=>ie(o,0,-1),ArrowDown:()=>ie(o,0,1)}:{ArrowLeft:()=>n.backward(),
ArrowRight:()=>n.forward()},Escape:()=>n.out(),PageUp:()=>n.besides(-1),PageDown:()=>n.besides(1),"[":()=>n.
stepBy(-1),"]":()=>n.stepBy(1)," ":()=>n.at.path||i.play(),m:()=>n.toWhole(),M:()=>n.toWhole(),Home:()=>i.
set(1),End:()=>i.set(i.last)}[s],h=/^[0-9]$/.test(s)?Number(s):-1;!a&&h<0||(t.preventDefault(),a?a():
ki(n,h))}function ki(n,t){let{at:e}=n,s=document.activeElement?.getAttribute("data-id")??"",o=R(e.path||
s.split("#")[0]).path,i=n.run.sizes.H;!o.endsWith("attention")||t>=i||n.go(e.head>=0?{...e,head:t}:M(
o,t))}function ie(n,t,e){let s=[...n.querySelectorAll("[data-id]")],o=s.find(h=>h===document.activeElement)??
s[0];if(!o)return;let i=o.getBoundingClientRect(),r=h=>{let c=h.getBoundingClientRect(),l=(f,m,g,p)=>Math.
max(0,g-m,f-p),[d,u]=t?[t*(c.left+c.right-i.left-i.right)/2,l(c.top,c.bottom,i.top,i.bottom)]:[e*(c.
top+c.bottom-i.top-i.bottom)/2,l(c.left,c.right,i.left,i.right)];return d>1?d+3*u:1/0},a=s.filter(h=>h!==
o).reduce((h,c)=>r(c)<r(h)?c:h,o);a===o||r(a)===1/0||(o.tabIndex=-1,a.tabIndex=0,a.focus())}var xt=26,re=92,bo={self_attention:["self-","attention"],cross_attention:["cross-","attention"],feed_forward:[
"feed-","forward"]};function xo(n,t,e){let{run:s}=t,o=Object.keys(bo).filter(d=>s.node(`${e}.${d}`)),
i=Mt(t),r=n.isNarrow?2:t.isPreNorm?3:2,a=n.isNarrow?2*xt+18:re+2*xt+26*r,h=Math.min(4,(n.width-i-a)/
(r*s.sizes.d_model)),c=s.node(t.isPreNorm?`${e}.sublayers.0.norm`:`${e}.sublayers.0.sum`),l={sheet:n,
scene:t,path:e,left:i,cw:h,y:0};l.stream=yo(l,c.parents[0]),o.forEach((d,u)=>{(n.isNarrow?Mi:vi)(l,d,
u)}),n.reach(l.y+4)}function yo(n,t){let{sheet:e,scene:s,left:o,cw:i,y:r}=n,h=j(e,s,{path:t,x:o,y:r,
cw:i,ch:B,labels:!0,name:"x"});return ts(n,t,h),n.y=h.bottom,h}function ts({sheet:n,scene:t},e,{x:s,
y:o,w:i,h:r}){let a=t.run.tensor(e),h=t.isTarget(e)?"decoder":"encoder";n.isNarrow||n.text(s+i+4,o-6,
"length","soft");for(let c=0;c<r/B;c++){if(t.hides(h,c))continue;let l=ht(a,c)/t.longest*xt;n.box(s+
i+4,o+c*B+3,Math.max(1,l),B-6,"length",{rx:1})}}var ae=(n,t)=>`${n}.${t}.${t==="feed_forward"?"w_2":
"w_o"}`;function he({sheet:n,scene:t,cw:e},s,o,i,r){return j(n,t,{path:s,x:o,y:i,cw:e,ch:B,name:r})}
function $o({sheet:n,scene:t,path:e},s,o){let i=M(`${e}.${s}`);n.part(i,`${t.sayOf(i.path)}. Go in`,
o,bo[s])}function vi(n,t,e){let{sheet:s,scene:o,path:i,stream:r}=n,a=r.y-32,h=r.y+r.h/2,c=r.x+r.w+xt+
26,l=r.x+r.w+xt+6,d=m=>{s.arrow([l,h],[m-3,h]),l=m};if(o.isPreNorm){d(c);let m=he(n,`${i}.sublayers.${e}\
.norm`,c,a,"norm(x)");l=c+m.w+3,c+=m.w+24}let u=Math.max(36,Math.min(60,r.h));d(c),$o(n,t,{x:c,y:h-u/
2,w:re-18,h:u}),l=c+re-18+3,c+=re,d(c);let f=he(n,ae(i,t),c,a,"update");ts(n,ae(i,t),f),ko(n,e,f.x+f.
w/2,f.bottom)}function Mi(n,t,e){let{sheet:s,scene:o,path:i,stream:r,left:a}=n,h=a+r.w+xt+16,c=r.y-32,
l=r.y+r.h/2;if(s.arrow([h-12,l],[h-2,l]),o.isPreNorm){let u=he(n,`${i}.sublayers.${e}.norm`,h,c,"nor\
m(x)");c=u.bottom,s.arrow([h+u.w/2,c+2],[h+u.w/2,c+14]),c+=16}else c=l-18;$o(n,t,{x:h,y:c,w:r.w,h:36}),
c+=36,s.arrow([h+r.w/2,c+2],[h+r.w/2,c+14]);let d=he(n,ae(i,t),h,c+12,"update");ts(n,ae(i,t),d),ko(n,
e,d.x+d.w/2,d.bottom)}function ko(n,t,e,s){let{sheet:o,scene:i,path:r,stream:a,left:h}=n,c=h+a.w/2,l=Math.
max(a.bottom,s)+18;if(o.path(`M${c} ${a.bottom}V${l+16}`,"rail"),o.arrow([e,s+3],[e,l],[c+8,l]),o.plus(
c,l,7),n.y=l+16,!i.isPreNorm){let u=M(`${r}.sublayers.${t}.norm`),f={x:c-40,y:l+14,w:80,h:17};o.part(
u,i.sayOf(u.path),f,["norm"],"small"),n.y+=20}let d=i.shareOf(`${r}.sublayers.${t}`);o.text(c+14,l-5,
o.isNarrow?`length: ${d} × x`:`its length is ${d} × that of x, on average`,"soft"),n.stream=yo(n,`${r}\
.sublayers.${t}`)}var Oi={relu:"hidden"},Ei={query:"q",key:"k",value:"v",used:"weights"},Si={q:"query",k:"key",v:"valu\
e"},ce=class{constructor(t){this.view=t,this.listings=t.machine.listings,this.name=w("summary",{}),this.
lines=w("ol",{}),this.node=w("details",{class:"listing"},this.name,this.lines),this.node.open=matchMedia(
"(min-width: 560px)").matches,this.shown=""}show(t){let{run:e}=this.view,{kind:s,path:o}=R(t.path,t.
head),i=s==="head"&&t.path===o,r=e.node(i?`${o}.weights`:t.path);this.node.hidden=!r;let a=JSON.stringify(
[t.path,t.head,e.sizes]);if(!r||a===this.shown)return;this.shown=a;let[h,c]=r.code,l=w("code",{},c);
this.name.replaceChildren("The code that computes it: ",l,` in ${h}`);let d=s==="parameter"?Et(M(o)).
path:o,u=this.listings[c].split(`
`).map((f,m)=>{let g=this.named(f,d,c,t.head);return this.line(g,m+1,r,d)});this.lines.replaceChildren(
...u)}line(t,e,s,o){let i=e===s.code[2],r=w("li",{},w("code",{},...t)),a=i?s:this.madeHere(e,s,o);if(a){
let h=i?`  ${s.path}`:"",c=`  # ${He(this.view.scene,a.path)}${h}`;r.append(w("span",{class:"soft"},
c))}return i&&r.setAttribute("aria-current","true"),r}madeHere(t,{code:e},s){return[...this.view.run.
nodes.values()].find(o=>o.path.startsWith(`${s}.`)&&o.code[1]===e[1]&&o.code[2]===t)}named(t,e,s,o){
let i=s==="attention"?Ei:Oi;return t.split(/\b([a-z_][a-z_0-9]*)\b/).map(r=>{let a=i[r]??r,h=`${e}.${a}`,
c=this.view.run.node(h);if(!c)return r;let l=c.shape.length===3;return P(r,()=>this.view.go(M(h,l?o:
-1)),{class:`code-name ${Si[a]??""}`})})}};var es=n=>n.reduce((t,e)=>t*e,1);function Q(n,t){let[e,s]=n.slice(-2),o=new Float32Array(es(n));return o.
forEach((i,r)=>{let a=Math.floor(r/s);o[r]=t(Math.floor(a/e),a%e,r%s)}),{shape:n,data:o}}function vo(n,t){
let e=0;for(let s=0;s<n;s++)e+=t(s);return e}var Ti={scale:([n],t,{sizes:e})=>Q(t,(...s)=>S(n,...s)*
Math.sqrt(e.d_model)),split:([n],t)=>Q(t,(e,s,o)=>S(n,0,s,e*t[2]+o)),scores([n,t],e){let s=n.shape[2];
return Q(e,(o,i,r)=>vo(s,a=>S(n,o,i,a)*S(t,o,r,a))/Math.sqrt(s))},mask:([n],t,e,s)=>Q(t,(o,i,r)=>e.hides(
s,i,r)?-1/0:S(n,o,i,r)),softmax([n],t){let e=Q(t,()=>0),s=t.at(-1);for(let o=0;o<e.data.length/s;o++)
E(e,o).set(nt(E(n,o)));return e},values:([n,t],e,s,o)=>Q(e,(i,r,a)=>s.lacks(o,i)?0:vo(t.shape[1],h=>S(
n,i,r,h)*S(t,i,h,a))),concat:([n],t)=>Q(t,(e,s,o)=>S(n,Math.floor(o/n.shape[2]),s,o%n.shape[2])),relu:([
n],t)=>Q(t,(...e)=>Math.max(S(n,...e),0)),add:([n,t],e)=>Q(e,(...s)=>S(n,...s)+S(t,...s)),copy:([n])=>n,
loss:([n],t,{targets:e})=>Q(t,(s,o)=>-Math.log(nt(E(n,o))[e[o]])),parameter:(n,t,{parameters:e},s)=>({
shape:t,data:e[s].data})},le=class{constructor({machine:t,src:e,tgt:s,next:o,targets:i,stored:r,parameters:a,
without:h={}}){this.without=h;let{nodes:c,params:l}=Eo(t);this.nodes=c,this.params=l,this.outputs=t.
outputs,this.vocabulary=t.vocabulary,this.padId=t.pad_id,this.src=e,this.tgt=s,this.sizes={...t.sizes,
S:e.length,T:s.length},this.sizes.V_src=t.vocabulary.src.length,this.sizes.max_len=t.max_len,this.stored=
r,this.parameters=a,this.tensors=new Map,this.next=o??Ai(this.tensor("generator")),this.targets=i??[
...s.slice(1),this.next.at(-1)];let d=(u,f="tgt")=>u.map(m=>this.vocabulary[f][m]);this.srcTokens=d(
e,"src"),this.tgtTokens=d(s),this.nextTokens=d(this.next),this.targetTokens=d(this.targets),this.longest=
this.longestVector()}get hasParams(){return this.parameters!==null}node(t){return this.nodes.get(this.
outputs[t]??t)??this.params.get(t)}size(t){return this.sizes[t]??Number(t)}shape(t){return this.known(
t).shape.map(e=>this.size(e))}waits(t){return this.params.has(t)&&!this.hasParams}longestVector(){let t=0;
for(let e of this.nodes.keys()){if(!/sublayers\.\d+$|^positions/.test(e))continue;let s=this.tensor(
e);for(let o=0;o<s.shape[0];o++)t=Math.max(t,ht(s,o))}return t}tensor(t){let e=this.known(t),s=this.
tensors.get(e.path);return s||(s=this.compute(e,this.shape(t)),this.tensors.set(e.path,s)),s}hides(t,e,s){
return t.startsWith("decoder")&&t.includes(".self_attention")?s>e?"causal":"":this.src[s]===this.padId?
"padding":""}lacks(t,e){let[s,o]=this.without.head??[];return o===e&&t.startsWith(`${s}.`)}known(t){
let e=this.node(t);if(!e)throw new RangeError(`path = ${t} is no tensor of this model`);return e}compute({
path:t,op:e,parents:s},o){let i=Ti[e];if(!i)return this.stored(t,o);let r=s.map(a=>this.tensor(a));return i(
r,o,this,t)}},Mo=new WeakMap;function Eo(n){let t=Mo.get(n);if(!t){let e=new Map(n.nodes.map(o=>[o.path,
o])),s=new Map;for(let o of e.values())for(let i of o.params)s.set(i,_i(o,i,e));t={nodes:e,params:s},
Mo.set(n,t)}return t}function _i({op:n,shape:t,parents:e,code:s,chapter:o},i,r){let[a,h]=i.split(".").
slice(-2),c=t.at(-1),l={lookup:[i.startsWith("src")?"V_src":"V",c],position:["max_len",c],linear:[c,
r.get(e[0])?.shape.at(-1)]};return{path:i,name:`${a}.${h}`,shape:h!=="bias"&&l[n]||["1",c],parents:[],
op:"parameter",code:s,chapter:o,say:n==="position"?"The table of positions, from sine and cosine: no\
t learned":`${G(i)}: parameters, learned in training`,params:[]}}function Ai(n){return Array.from({length:n.
shape[0]},(t,e)=>{let s=Array.from(E(n,e));return s.indexOf(Math.max(...s))})}var Oo=2**12-1,Ni="012\
3456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_",Li=new Map([...Ni].map((n,t)=>[n,t]));
function So(n,t,e=""){let{src:s,tgt:o,next:i,largest:r,letters:a}=t,h=(p,b)=>Li.get(a[b][p])??0,c={},
l=0,d=(p,b)=>{let x=new Float32Array(es(b));return x.forEach((y,$)=>{let v=c[p]+$,O=(h(v,0)<<7)+(h(v,
1)<<1)+h(v,2);x[$]=(O-Oo-1)*r[p]/Oo}),{shape:b,data:x}},u=n.vocabulary.tgt.indexOf("</s>"),f=e.trim()?
[...o.slice(1),u]:null,{nodes:m}=Eo(n),g={...n.sizes,S:s.length,T:o.length};for(let p of Object.keys(
r))c[p]=l,l+=es(m.get(p).shape.map(b=>g[b]));return new le({machine:n,src:s,tgt:o,next:i,targets:f,stored:d,
parameters:null})}function To(n,t,e,s,o=null){let{model:i}=t,r=bs(i,()=>{i.forward(e,s,Pt(e,n.pad_id),
It())}),a=d=>r[d],{parameters:h,without:c}=i,l={machine:n,src:e,tgt:s,next:null,targets:o,stored:a,parameters:h};
return new le({...l,without:c})}var ss=({text:n,mode:t,answer:e,language:s,without:o})=>JSON.stringify([s,n,e&&t!=="step"?[t,e]:"",o??
""]);function Pi(n){let[t,e]=n.split("#");return t?t==="positions"?{positions:!0}:e!==void 0?{head:[
t,Number(e)]}:{output:`${t}.${t.endsWith("feed_forward")?"w_2":"w_o"}`}:{}}var Ii=n=>n.indexOf(n.reduce(
(t,e)=>Math.max(t,e))),de=class{constructor(t){this.model=t,this.fetchFirst=Ie(t),this.fetchMany=Ie(
t,kt,"languages"),this.text=t.get("text")}fetch(t){return t===at?this.fetchFirst():this.fetchMany()}first(){
let e=this.model.get("language")===at?this.model.get("answer"):"",s=So(this.model.get("machine"),this.
model.get("opening"),e),o=ss({text:this.text,mode:e.trim()?"teacher":"step",answer:e,language:at,without:""});
return{run:s,key:o,live:null,forced:[]}}fits(t,e){return ss(t)===e.key}async answer(t){let{text:e,mode:s,
answer:o,language:i}=t,r=await this.fetch(i);r.model.without=Pi(t.without??"");let{src:a,srcMask:h}=r.
read(e,i),{bosId:c,eosId:l,tokens:d}=r.tgtVocab,u=Ci(this.model.get("machine"),r,i),{longest:f}=u;if(a.
length>f)throw new RangeError(`This text has ${a.length} tokens, and there is room for ${f} at most.`);
let m=s!=="step"&&o.trim()?zi(r,o,f):[c],g=[...m,l];return(s==="generate"||m.length===1)&&(g=Wi(r.model,
a,h,m,{maxLen:f,eosId:l})),{run:To(u,r,a,g.slice(0,-1),g.slice(1)),key:ss(t),live:r,forced:m.slice(1).
map(p=>d[p])}}},_o=new WeakMap;function Ci(n,t,e){if(e===at)return n;let s=_o.get(t);if(!s){let{config:o,
parameters:i}=t.model,[r,a]=i["encoder.layers.0.feed_forward.w_1.weight"].shape,[h]=i["tgt_embed.tab\
le.weight"].shape,{n_heads:c,max_len:l}=o;s={...n,sizes:{H:c,V:h,d_k:a/c,d_model:a,d_ff:r},max_len:l,
vocabulary:{src:t.srcVocab.tokens,tgt:t.tgtVocab.tokens}},_o.set(t,s)}return s}function zi(n,t,e){let{
target:s,tgtVocab:o}=n,i=s.encode(t),r=i.indexOf(o.unkId);if(r>=0)throw new RangeError(`answer holds\
 '${s.split(t)[r]}', which the model cannot generate: leave it out`);if(i.length+1>e)throw new RangeError(
`answer has ${i.length} tokens, and there is room for ${e-1} after <s>: shorten it`);return[o.bosId,
...i]}function Wi(n,t,e,s,{maxLen:o,eosId:i}){let r=n.encode(t,e),a=new Map,h=[...s],c=s;for(;h.length<
o&&h.at(-1)!==i;){let l=n.decode(r,e,c,It(),a),d=n.generator(l);c=[Ii(E(d,c.length-1))],h.push(...c)}
return h}function Ao({run:n,live:t}){let{model:e,srcVocab:s}=t,o=(h,c)=>n.src[c]!==s.padId,i=e.encode(
n.src,o),r=new Map,a=0;return n.tgt.forEach((h,c)=>{let l=e.decode(i,o,[h],null,r),[d,u]=[e.generator(
l).data,E(n.tensor("generator"),c)];d.forEach((f,m)=>{a=Math.max(a,Math.abs(f-u[m]))})}),a}var ue={step:["Walk","One text on its way through the model, station by station."],teacher:["Teacher\
 forcing","As in training: the right answer is fed in, and all rows are computed at once. The causal\
 mask keeps each row from the tokens that it has to predict."],generate:["Generation","As at inferen\
ce time: one row after the other. The encoder ran once; the KV cache keeps keys and values of earlie\
r rows (•)."]},Ri=5,os=(n,t)=>w("option",{value:n},t),fe=class{constructor(t){this.view=t,this.buttons=
Object.entries(ue).map(([s,[o]])=>P(o,()=>t.ask({mode:s}),{"data-mode":s})),this.said=w("p",{class:"\
said"}),this.hint=w("p",{class:"hint"}),this.rows=w("ol",{class:"rows"}),this.more=w("div",{class:"m\
ore"}),this.error=w("p",{class:"error",role:"alert"}),this.status=w("p",{class:"hint",role:"status"}),
this.off=w("select",{"aria-label":"Switch off",...W},os("","nothing left out")),this.off.addEventListener(
"change",()=>t.ask({without:this.off.value})),this.swap=P("Swap the first two tokens",()=>this.swapTokens()),
this.temperature=ps("Temperature","τ",[.1,5],s=>t.heat(s)),this.temperature.input.step="0.1",this.whatIf=
w("div",{class:"what-if"},w("span",{},"What if "),w("label",{},"without ",this.off),this.swap,this.temperature.
node),this.changed=w("p",{class:"changed",role:"status"});let e={class:"modes",role:"group","aria-la\
bel":"Mode"};this.node=w("div",{},w("div",e,...this.buttons),this.hint,this.rows,this.more,this.whatIf,
this.changed,this.status,this.error),this.shown=""}wait(t){this.status.textContent=t}swapTokens(){let[
t,e,...s]=this.view.run.srcTokens.filter(o=>!o.startsWith("<"));e!==void 0&&this.view.ask({text:[e,t,
...s].join(" "),answer:"",without:""})}showWhatIf(){let{view:t}=this,e=t.parts();if(this.off.childElementCount!==
e.length+1){let s=o=>{let[i,r]=o.split("#");return o==="positions"?"the positions":U(G(i,r&&Number(r)))};
this.off.replaceChildren(os("","nothing left out"),...e.map(o=>os(o,s(o))))}this.off.value=t.model.get(
"without"),this.temperature.show(t.temperature),this.changed.replaceChildren(...this.difference())}difference(){
let{before:t,run:e}=this.view;if(!t)return[];let s=({nextTokens:h})=>h.filter(c=>c!=="</s>").join(" "),
[o,i]=[t,e].map(s),r=h=>Math.max(...E(h.tensor("probabilities"),0));return[...o===i?["The same token\
s as before: ",w("b",{},i)]:["Other tokens than before: ",w("del",{},o)," → ",w("b",{},i)],`. Firs\
t token: ${r(t).toFixed(4)} before, ${r(e).toFixed(4)} now; dashed bars are before.`]}refuse(t){this.
error.textContent=t}show(){let{mode:t,found:e,step:s}=this.view;for(let r of this.buttons)r.setAttribute(
"aria-pressed",String(r.dataset.mode===t));this.showRows(),this.showAnswer(),this.showWhatIf();let o=JSON.
stringify([t,e.key,t==="generate"?s:0,!!e.live]);if(o===this.shown)return;this.shown=o,this.hint.textContent=
ue[t][1];let i={step:()=>[],teacher:()=>this.answer(),generate:()=>this.choices()};this.more.replaceChildren(
...i[t]())}showAnswer(){let{found:t,mode:e,model:s,story:o,clock:i,run:r}=this.view,a=e!=="step"||o.
isOver(i.t),h=(f,m)=>o.progress("tgt","pick",m,i.t)>=1,c=r.nextTokens.filter(h).filter(f=>f!=="</s>"),
l=a?this.textOf(t):c.join(" · ")||"…",d=this.view.scene.langOf("decoder"),u=`${s.get("text")} ${l}\
 ${e} ${d}`;this.said.dataset.key!==u&&(this.said.dataset.key=u,this.said.hidden=e==="teacher",this.
said.replaceChildren(`${s.get("text")} → `,w("b",{lang:d},l)))}textOf({live:t,run:{targets:e,targetTokens:s}}){
return t?t.textOf(e):s.slice(0,-1).join(this.view.isOwn?" ":"")}showRows(){let{view:t}=this,{scene:e,
run:s,mode:o,step:i}=t,r=JSON.stringify(s.tgtTokens);if(r!==this.rows.dataset.key||!this.rows.children.
length){this.rows.dataset.key=r;let a=s.tgtTokens.map((h,c)=>{let l=w("span",{lang:e.langOf("decoder")},
h);return w("li",{},P(l,()=>t.stepTo(c),{class:"pill"}))});this.rows.replaceChildren(...a)}this.rows.
querySelectorAll("button").forEach((a,h)=>{o!=="teacher"&&h===i?a.setAttribute("aria-current","step"):
a.removeAttribute("aria-current"),a.setAttribute("aria-label",`Row ${h}: ${e.rowName("decoder",h)}`),
a.classList.toggle("unwritten",e.hides("decoder",h))})}answer(){let{view:t}=this,{found:e,run:s}=t,{
targetTokens:o}=s,i=`answer-${Math.random()}`,r=w("input",{id:i,type:"text",value:this.textOf(e),autocomplete:"\
off",spellcheck:"false",lang:t.scene.langOf("decoder")}),a=w("form",{class:"line"},w("label",{for:i},
"Answer that is fed in"),r,w("button",{},"Feed it in"));a.addEventListener("submit",u=>{u.preventDefault(),
t.ask({answer:r.value.trim()})});let h=[...s.tensor("loss").data],c=h.reduce((u,f)=>u+f,0)/h.length,
l=h.indexOf(Math.max(...h)),d=w("p",{class:"hint"},`Loss: ${c.toFixed(3)} per token; the largest is ${h[l].
toFixed(2)}, for “${o[l]}”.`);return[a,d,this.identity()]}choices(){let{view:t}=this,{scene:e,found:s,
run:o}=t,i=E(o.tensor("probabilities"),e.step),r=[...i.keys()].sort((d,u)=>i[u]-i[d]).slice(0,Ri),{tgt:a}=o.
vocabulary,h=o.targets.slice(0,e.step),c=r.filter(d=>a[d]!=="</s>").map(d=>{let u=`${(100*i[d]).toFixed(
i[d]>.0995?0:1)}%`;return P(`${a[d]} ${u}`,()=>t.goOn([...h,d]))}),l=w("div",{class:"line"},"Continu\
e with ",...c);return s.forced.length&&l.append(P("Back to the model's own",()=>t.ask({answer:""}))),
[l,this.identity()]}identity(){let{found:t}=this.view,e=w("p",{class:"hint"}),s=()=>{let o=Ao(this.view.
found);e.textContent=`All rows at once, or one row at a time with the KV cache: the ${t.run.tgt.length}\
 rows agree. Largest difference of a logit: ${o?o.toExponential(1):"0"}.`};return t.live?s():e.append(
P("Compare all rows at once with one row at a time",()=>this.view.ask({},!0))),e}};var No=1e-5;function Fi({shape:n,data:t},e){return t[e.reduce((s,o,i)=>s*n[i]+o,0)]}var me=n=>Array.
from({length:n},(t,e)=>e),ns=class{constructor(t,e,s){this.run=t,this.node=e,this.index=s,this.own=this.
cell(e.path,...s)}cell(t,...e){return{path:t,index:e,value:Fi(this.run.tensor(t),e)}}from(t,...e){return this.
cell(this.node.parents[t],...e)}same(){return this.alone(this.from(0,...this.index))}alone(...t){return t.
map(e=>({a:e,b:null,product:e.value}))}pairs(t,e,s){return me(t).map(o=>{let[i,r]=[e(o),s(o)];return{
a:i,b:r,product:i.value*r.value}})}};function Lo(n,t){let e=n.run.shape(n.node.parents[0]).at(-1),s=me(
e).map(r=>n.from(0,...t,r)),o=s.reduce((r,{value:a})=>Math.max(r,a),-1/0),i=s.map(r=>({a:r,b:null,product:Math.
exp(r.value-o)}));return{terms:i,largest:o,total:dt(i)}}var dt=n=>Nt(n.map(({product:t})=>t)),Hi={lookup(n){
let{run:t,node:e,index:s,own:o}=n,[i,r]=s,a=(e.path.startsWith("src")?t.src:t.tgt)[i],h={path:e.params[0],
index:[a,r],value:o.value};return{terms:n.alone(h),formula:`table[${a}, ${r}]`}},scale(n){let t=Math.
sqrt(n.run.sizes.d_model),e=n.same(),s=e[0].product*t;return{terms:e,scale:t,result:s,formula:"table\
 · √d_model"}},position(n){let[t]=n.same(),e=[t,...n.alone(n.cell(n.node.params[0],...n.index))];
return{kind:"sum",terms:e,result:dt(e),formula:"x + pe"}},norm(n){let[t,e]=n.index,[s,o]=n.node.params.
map(u=>n.cell(u,0,e)),i=n.run.sizes.d_model,r=n.alone(...me(i).map(u=>n.from(0,t,u))),a=dt(r)/i,h=Nt(
r.map(({product:u})=>(u-a)**2))/i,l=(r[e].product-a)/Math.sqrt(h+No)*s.value+o.value;return{terms:r,
result:l,formula:"(x − mean) / √(variance + eps) · weight + bias",at:e,mean:a,variance:h,eps:No,
gain:s,shift:o}},linear(n){let{run:t,node:e,index:s}=n,[o,i]=s,[r,a]=e.params,h=n.pairs(t.shape(e.parents[0])[1],
d=>n.from(0,o,d),d=>n.cell(r,i,d)),c=n.cell(a,0,i),l=dt(h)+c.value;return{kind:"dot",terms:h,bias:c,
result:l,formula:"Σ xᵢ · weightᵢ + bias"}},split(n){let[t,e,s]=n.index,o=t*n.run.sizes.d_k+s;return{
kind:"copy",terms:n.alone(n.from(0,e,o)),formula:"column head · d_k + i"}},scores(n){let[t,e,s]=n.index,
{d_k:o}=n.run.sizes,i=n.pairs(o,h=>n.from(0,t,e,h),h=>n.from(1,t,s,h)),r=1/Math.sqrt(o),a=dt(i)*r;return{
kind:"dot",terms:i,scale:r,result:a,formula:"Σ qᵢ · kᵢ / √d_k"}},mask(n){let t=n.same(),[,e,
s]=n.index,o=n.run.hides(n.node.path,e,s),i=o?-1/0:t[0].product;return{terms:t,result:i,formula:o?"−\
∞: this key is masked":"the score: not masked",hidden:o}},softmax(n){let t=[...n.index],e=t.pop(),
s=Lo(n,t),o=s.terms[e].product/s.total;return{...s,result:o,formula:"exp(x) / Σ exp(xⱼ)",at:e}},loss(n){
let[t]=n.index,e=n.run.targets[t],s=Lo(n,[t]),o=-Math.log(s.terms[e].product/s.total);return{...s,result:o,
formula:"−log(exp(x) / Σ exp(xⱼ))",at:e}},parameter(n){let{run:t,node:e,index:s}=n,[o,i]=s,{path:r}=e,
a=me(t.shape(r)[1]).map(m=>n.cell(r,o,m)),h=n.alone(...a);if(!r.endsWith(".pe"))return{terms:h,at:i,
formula:"a parameter, learned in training"};let c=i-i%2,l=i%2?"cos":"sin",{d_model:d}=t.sizes,u=Math[l](
o/1e4**(c/d)),f=`${l}(${o} / 10000^(${c} / ${d}))`;return{terms:h,at:i,result:u,formula:f}},values(n){
let[t,e,s]=n.index,o=n.pairs(n.run.shape(n.node.parents[1])[1],i=>n.from(0,t,e,i),i=>n.from(1,t,i,s));
return{kind:"dot",terms:o,result:dt(o),formula:"Σ weightⱼ · vⱼ"}},concat(n){let[t,e]=n.index,{
d_k:s}=n.run.sizes,o=n.from(0,Math.floor(e/s),t,e%s);return{kind:"copy",terms:n.alone(o),formula:"he\
ad i // d_k, column i % d_k"}},relu(n){let t=n.same();return{terms:t,result:Math.max(t[0].product,0),
formula:"max(0, x)"}},add(n){let t=n.alone(...[0,1].map(e=>n.from(e,...n.index)));return{kind:"sum",
terms:t,result:dt(t),formula:"x + sublayer(x)"}},copy:n=>({terms:n.same(),formula:"x"})};function pe(n,t,e){
let s=n.node(t);if(!s)throw new RangeError(`path = ${t} is no tensor of this model`);let o=n.shape(t);
if(e.length!==o.length||e.some((l,d)=>!(o[d]>l&&l>=0)))throw new RangeError(`index = ${e} is not wit\
hin the shape (${o}) of ${t}`);let i=new ns(n,s,e),{own:r}=i,{op:a}=s,c={...{kind:a,cell:r,terms:[],
bias:null,scale:null},result:r.value};return s.params.length&&a!=="lookup"&&!n.hasParams?{...c,formula:"",
needs:"parameters"}:{...c,...Hi[a](i)}}var ji=({path:n,index:t})=>M(n,t.length===3?t[0]:-1,...t.slice(-2)),Po=({head:n,row:t,cell:e})=>n<0?
[t,e]:[n,t,e],Y=(...n)=>w("span",{},...n),V=(n,...t)=>w("p",{class:n},...t);function zo(n,t){let{run:e,
scene:s}=n,o=pe(e,t.path,Po(t)),i=t.head<0?"":`head ${t.head}`,r=[s.rowName(t.path,t.row),s.columnName(
t.path,t.cell)],a=[i,...r].filter(Boolean).join(", "),h=w("strong",{},e.node(t.path).name),c=w("code",
{},`${t.path}[${Po(t).join(", ")}]`),l=e.hasParams?"":"≈ ",d=l+vt(o.result),f=[w("div",{class:"num\
ber-top"},w("output",{class:"number-value"},d),w("div",{},V("number-title",h,`, ${a}`),c)),Di(n,t)];
return o.needs?(f.push(V("hint","The parameters of this sum are on their way …")),n.needParameters()):
f.push(...Bi(n,o)),l&&!o.needs&&f.push(qi(n)),f}function qi(n){return V("hint","These numbers came w\
ith the page, with three digits each. ",P("Fetch them exactly",()=>n.needParameters()))}function Di(n,t){
let[e,s]=n.run.shape(t.path).slice(-2),i=[["←","Previous column",0,-1],["→","Next column",0,1],[
"↑","Previous row",-1,0],["↓","Next row",1,0]].map(([a,h,c,l])=>{let d={...t,row:t.row+c,cell:t.
cell+l},u=d.row>=0&&d.row<e&&d.cell>=0&&d.cell<s,m=P(a,()=>u&&n.go(d),{"aria-label":h,"data-id":h,tabindex:"\
-1"});return m.setAttribute("aria-disabled",String(!u)),m});return w("div",{class:"neighbors",...{role:"\
group","aria-label":"The cells beside it"}},...i)}function tt(n,t,e=""){let{run:s,scene:o}=n,i=t.path.
split(".").at(-1),r={q:"query",k:"key",v:"value"}[i]??"",a=s.params.has(t.path),h=ji(t),c=t.index.join(
", "),l=a?`${s.node(t.path).name}[${c}], a parameter: ${L(t.value,3)}`:o.sayCell(s.tensor(t.path),h);
return P(L(t.value,3),()=>n.go(h),{class:`operand ${r} ${a?"parameter":""}`,"data-id":`${t.path}@${t.
index}${e}`,"aria-label":a?l:`${G(t.path)}, ${l}`,title:l,tabindex:"-1"})}var ge=({run:n},{path:t})=>n.
node(t).name;function Bi(n,t){let{kind:e,terms:s,formula:o}=t,i=[V("formula",w("code",{},o))];s.length>
2&&i.push(Yi(n,t));let r={dot:Ki,softmax:Io,loss:Io,norm:Ui,parameter:Vi}[e]??Gi;return[...i,...r(n,
t)]}var St=({result:n})=>w("strong",{},`= ${vt(n)}`);function is(n,t,e=-1){let s=t.map(([o,...i],r)=>{
let a=w("li",{},w("small",{},o),...i);return r===e&&a.classList.add("current"),a});return w("ol",{class:`\
terms ${n}`},...s)}function Ki(n,t){let{terms:e,bias:s,scale:o}=t,[{a:i,b:r}]=e,a=`${e.length} produ\
cts: ${ge(n,i)} × ${ge(n,r)}`,h=e.map(({a:d,b:u,product:f},m)=>{let g=w("span",{class:"product"},L(
f,3));return[m,tt(n,d),"×",tt(n,u),"=",g]}),c=e.reduce((d,{product:u})=>d+u,0),l=[Y(`Σ = ${L(c,4)}`)];
return s&&l.push(Y("+ bias ",tt(n,s))),o&&l.push(Y(`× ${L(o,4)} (1 / √${Math.round(o**-2)})`)),[V(
"soft",a),is("",h),V("ending",...l,St(t))]}function Io(n,t){let{kind:e,terms:s,at:o,largest:i,total:r}=t,
a=p=>s.length<=40||p===o||s[p].product>.001,h=[...s.keys()].filter(a),c=s.length-h.length,l=c?`; ${c}\
 below 0.001 are left out here and are in the sum`:"",d=`exp(${ge(n,s[0].a)} − ${L(i,3)}), of ${s.
length} columns${l}`,u=h.map(p=>{let{a:b,product:x}=s[p],$=x>0&&x<5e-4?x.toExponential(1):L(x,3),v=n.
scene.columnName(b.path,b.index.at(-1)),O=w("span",{class:"product"},$);return[v,"exp ",tt(n,b),"=",
O]}),f=`${L(s[o].product,4)} / Σ ${L(r,4)}`,m=Y(e==="loss"?`−log(${f})`:f),g=is("wide",u,h.indexOf(
o));return[V("soft",d),g,V("ending",m,St(t))]}var Wo=(n,{terms:t,at:e})=>is("narrow",t.map(({a:s},o)=>[
o,tt(n,s)]),e);function Ui(n,t){let{terms:e,at:s,mean:o,variance:i,eps:r,gain:a,shift:h}=t,[c,l]=[L(
o,4),L(i,4)],d=tt(n,e[s].a,"-again");return[V("soft",`The row of ${e.length} numbers that is normali\
zed:`),Wo(n,t),V("ending",Y(`mean ${c}`),Y(`variance ${l}`),Y("(",d,` − ${c}) / √(${l} + ${r})`),
Y("× weight ",tt(n,a)),Y("+ bias ",tt(n,h)),St(t))]}function Vi(n,t){let{path:e,index:s}=t.cell,o=n.
scene.rowName(e,s[0]),i=`The ${t.terms.length} numbers of its row${o?`, ${o}`:""}:`;return[V("soft",
i),Wo(n,t),V("ending",Y("here"),St(t))]}var Co={copy:"is the number",mask:"keeps, or masks",relu:"ma\
x(0, x) of",lookup:"a row of the table:"};function Gi(n,t){let{kind:e,terms:s,scale:o,hidden:i}=t,r=s.
flatMap(({a},h)=>[h?"+":Co[e]?U(Co[e]):"",Y(`${ge(n,a)} `,tt(n,a))]);return o&&r.push(`× ${L(o,4)}`),
i&&r.push(`masked by the ${i} mask`),[V("ending",...r,St(t))]}function Yi(n,{terms:t,kind:e,at:s}){let o=Math.
max(200,n.width||720),i=t.map(({product:g})=>g),r=Math.max(...i.map(Math.abs))||1,a=i.some(g=>g<0),h=70,
c=a?h/2:h-2,l=Math.min(o/t.length,40),d=i.map((g,p)=>{let b=Math.abs(g)/r*(a?h/2-2:h-4),x=p===s&&e!==
"dot"?" chosen":"";return z("rect",{x:p*l+l*.1,y:g<0?c:c-b,width:l*.8,height:Math.max(b,.75),class:(g<
0?"minus":"plus")+x})}),u=z("path",{d:`M0 ${c}H${l*t.length}`,class:"wire"}),f={viewBox:`0 0 ${o} ${h}`,
width:o,height:h};return z("svg",{...f,...{class:"picture bars","aria-hidden":"true"}},...d,u)}var Tt=class{constructor(t,{mode:e,step:s,language:o,headStep:i=5}){this.headStep=i,this.run=t,this.
mode=e,this.step=Math.max(0,Math.min(s,t.sizes.T-1)),this.language=o,this.isPreNorm=t.node("encoder").
op==="norm",this.longest=t.longest}has(t){return this.run.node(t)!==void 0}isTarget(t){return this.run.
node(t)?.shape.at(-2)==="T"}hides(t,e){return t==="decoder"&&this.mode==="generate"&&e>this.step}kindOf(t,e){
return t==="encoder"||this.mode==="teacher"?"":this.hides(t,e)?"unwritten":e===this.step?"lit":this.
mode==="step"?"dim":"kept"}tokenOf(t,e){return this.run[t==="encoder"?"srcTokens":"tgtTokens"][e]}langOf(t){
return this.language&&t==="encoder"?"en":this.language}probabilityOf(t){let e=E(this.run.tensor("pro\
babilities"),t);return this.mode==="teacher"?e[this.run.targets[t]]:Math.max(...e)}shareOf(t){let e=this.
run.node(this.isPreNorm?t:`${t}.sum`),[s,o]=e.parents.map(a=>this.run.tensor(a)),[i]=o.shape,r=0;for(let a=0;a<
i;a++)r+=ht(o,a)/ht(s,a);return(r/i).toFixed(2)}lossOf(t){return this.run.tensor("loss").data[t]}rowName(t,e){
let{srcTokens:s,tgtTokens:o,vocabulary:i}=this.run,a={S:()=>s[e],T:()=>`${o[e]} → ${this.outOf(e)}`,
V:()=>`“${i.tgt[e]}”`,V_src:()=>`“${i.src[e]}”`,max_len:()=>`position ${e}`,1:()=>""}[this.run.
node(t)?.shape.at(-2)??"T"];return a?a():`output ${e}`}outOf(t){return this.run[this.mode==="teacher"?
"targetTokens":"nextTokens"][t]}isKept(t,e){return this.mode!=="generate"||t.startsWith("encoder")?!1:
t.endsWith("cross_attention")||e<this.step}columnName(t,e){let{run:s}=this,o=s.node(t).shape.at(-1);
return o==="S"?s.srcTokens[e]:o==="T"?s.tgtTokens[e]:o==="V"?`“${s.vocabulary.tgt[e]}”`:o==="1"?
"the loss":`feature ${e}`}sayCell(t,{path:e,head:s,row:o,cell:i}){let r=this.run.node(e).name,a=s>=0?
`, head ${s}`:"",h=S(t,s,o,i),c=h===-1/0?"−∞ (masked)":vt(h),l=[this.rowName(e,o),this.columnName(
e,i)];return`${r}${a}, ${l.filter(Boolean).join(", ")}: ${c}`}sayOf(t){let e=this.run.node(t)?.say;return e?
U(e):U(G(t))}sayOfHead(t,e,s=-1){let o=this.run.tensor(`${t}.weights`),i=t.startsWith("decoder"),r=s>=
0?s:i&&this.mode!=="teacher"?this.step:-1,a=U(G(t,e)),[,h,c]=o.shape;if(r<0)return`${a}: ${h} × ${c}\
 attention weights, each row sums to 1`;let d=(t.includes("cross")||!i?this.run.srcTokens:this.run.tgtTokens).
map((f,m)=>[f,S(o,e,r,m)]).sort(([,f],[,m])=>m-f).filter(([,f],m)=>m<3&&f>=.05).map(([f,m])=>`${f} ${m.
toFixed(2)}`),u=i?`input ${this.run.tgtTokens[r]}, predicts ${this.outOf(r)}`:this.run.srcTokens[r];
return`${a}, ${u}: attends to ${d.join(", ")}`}};var Xi={layer:()=>"Each sublayer takes the residual stream x through a layer norm; its output, the u\
pdate, is added to x.",attention:({run:n},t)=>t.endsWith("cross_attention")?`The queries come from t\
he decoder, keys and values from the memory. Each of the ${n.sizes.H} heads has ${n.sizes.d_k} of th\
e ${n.sizes.d_model} features.`:`Queries, keys and values come from the same vectors. Each of the ${n.
sizes.H} heads has ${n.sizes.d_k} of the ${n.sizes.d_model} features.`,feedForward:({run:n})=>`Each \
position on its own: ${n.sizes.d_model} features become ${n.sizes.d_ff} hidden units, what is negati\
ve becomes 0, and ${n.sizes.d_model} come back.`,embedding:()=>"Each token picks its row of the tabl\
e; scaled, and with its position added, it starts the residual stream.",finalNorm:(n,t)=>t==="encode\
r"?"The last layer norm gives the memory: every decoder layer attends to it.":"The last layer norm g\
ives the hidden states, the input of the output projection.",parameter:({run:n},t)=>{let[e,s]=n.shape(
t),o=e===1?s:`${e} × ${s}`;return`${U(n.node(t).say)}. ${o} numbers, the same for every text.`},generator:({
run:n})=>`Each row becomes a logit for each of the ${n.sizes.V} entries of the target vocabulary; so\
ftmax makes probabilities of them.`};function rs(n,t,e){let{run:s,step:o}=n;if(s.waits(t.path))return`${n.
sayOf(t.path)}.`;if(lt(t)){let a=S(s.tensor(t.path),t.head,t.row,t.cell);return`${n.sayOf(t.path)}. \
Here: ${L(a,3)}, and where it comes from.`}if(e.kind==="head")return`${n.sayOfHead(e.path,t.head,Ji(
n,t))}.`;if(e.kind!=="map"){let a=Xi[e.kind](n,e.path);return t.path===e.path?a:`${n.sayOf(t.path)}.`}
if(n.mode==="teacher")return`All ${s.sizes.T} rows at once: each has a token of tgt_in as input and \
is to predict the token of tgt_out; its loss stands beside it.`;let i=(100*n.probabilityOf(o)).toFixed(
1);return`Row ${o} has ${o?"":"the start token "}“${s.tgtTokens[o]}” as input and predicts “${n.
outOf(o)}”, with ${i}%. Choose any part to go into it.`}var Ji=(n,{path:t,row:e})=>n.isTarget(t)||
t.startsWith("encoder")?e:-1;var we=class{constructor(t){this.stage=t,this.node=w("div",{class:"unseen"}),this.grid=null}get isOpen(){
return this.grid!==null}enter(t){let{view:e}=this.stage,s=e.run.tensor(t.path);this.grid=t;let o=t.rows.
map(c=>Array.from({length:t.columns},(l,d)=>{let u=L(S(s,t.head,c,d),3),f=e.scene.columnName(t.path,
d);return w("td",{tabindex:"-1","aria-label":`${f}: ${u}`,"data-at":`${c} ${d}`,...W},u)})),i=o.map(
(c,l)=>w("tr",{},w("th",{scope:"row"},e.scene.rowName(t.path,t.rows[l])),...c)),r=e.scene.sayOf(t.path),
a=w("table",{role:"grid","aria-label":r},w("tbody",{},...i)),h=c=>c.target.closest("td").dataset.at.
split(" ").map(Number);a.addEventListener("focusin",c=>this.stage.look(t,...h(c))),a.addEventListener(
"keydown",c=>{c.key==="Enter"&&(c.preventDefault(),this.stage.pinOrEnter(t,...h(c)))}),Ce(a,o),this.
node.replaceChildren(a),o[0][0].focus({preventScroll:!0})}leave(t=!1){if(!this.grid)return!1;let{path:e,
head:s}=this.grid;if(this.grid=null,t){let o=this.stage.sheet?.spots.find(({grid:i})=>i?.path===e&&i.
head===s);this.stage.buttons().find(i=>i.dataset.id===o?.id)?.focus()}return this.node.replaceChildren(),
!0}};var Ro=24,Fo=0,Qi=n=>`${Math.round(n*10)/10}px`;function Zi(n){let t=z("path",{d:"M-1 6L6 -1M2 9L9 2",
class:"stripe"});return z("defs",{},z("pattern",{id:n,...{width:5,height:5,patternUnits:"userSpaceOn\
Use"}},t))}var be=class{constructor(t){this.view=t,Fo+=1,this.hatch=`machine-hatch-${Fo}`,this.drawing=
z("g"),this.lights=z("g",{class:"lights"});let e=[Zi(this.hatch),this.drawing,this.lights];this.svg=
z("svg",{"aria-hidden":"true",class:"picture"},...e),this.spots=w("div",{class:"spots",role:"group",
"aria-label":"Parts of this picture",...W}),this.number=w("div",{class:"number-page",...W}),this.node=
w("div",{class:"stage"},this.svg,this.spots,this.number),this.cells=new we(this),this.node.append(this.
cells.node),this.known=new Map,this.spotOf=new WeakMap,this.sheet=null,this.at=null,this.pin=null,this.
node.addEventListener("keyup",s=>{s.key===" "&&s.preventDefault()})}sheetOf(t){return new Ht(t,this.
hatch,this.sheet)}show(t,e){let s=!this.at||er(this.at,e)===!1,o=this.node.contains(document.activeElement)?
document.activeElement?.getAttribute("data-id")??"":null;We(this.drawing,t.marks,this.sheet?.marks),
this.sheet=t,t.before=null,this.at=e,s&&(this.pin=null,this.cells.leave()),this.number.replaceChildren();
let{width:i,height:r}=t,a={width:i,height:Math.ceil(r)},h={...a,viewBox:`0 0 ${a.width} ${a.height}`};
for(let[c,l]of Object.entries(h))this.svg.setAttribute(c,String(l));this.drawSpots(t.spots),this.markPlace(
e),this.takeFocus(o,s)}showNumber(t){let e=this.node.contains(document.activeElement);this.clear(),this.
number.replaceChildren(...t);let[s]=this.buttons();s&&(s.tabIndex=0),e&&s?.focus()}wait(t){this.showNumber(
[w("p",{class:"hint",role:"status"},t)])}clear(){this.sheet=null,this.at=null,this.pin=null,this.cells.
leave(),this.drawing.replaceChildren(),this.lights.replaceChildren(),this.svg.setAttribute("height",
"0"),this.spots.replaceChildren(),this.known=new Map,this.number.replaceChildren()}takeFocus(t,e){let s=this.
buttons(),{from:o}=this.view,i=e&&o?this.sheet.spots.find(({go:h,grid:c})=>sr(h??c,o)):null,r=e?i?.id:
t,a=s.find(h=>h.dataset.id===r)??s[0];this.stopAt(a),t!==null&&!this.cells.isOpen&&a?.focus({preventScroll:!e})}buttons(){
return[...this.node.querySelectorAll("[data-id]")]}drawSpots(t){let e=({id:i,x:r,y:a,w:h,h:c})=>`${i}\
 ${r} ${a} ${h} ${c}`,s=t.map(i=>{let r=e(i),a=this.known.get(r)??this.button();return this.known.has(
r)||tr(a,i),this.spotOf.set(a,i),a.dataset.id!==i.id&&(a.className=i.grid?"spot cells":"spot",a.dataset.
id=i.id),a.getAttribute("aria-label")!==i.say&&a.setAttribute("aria-label",i.say),[r,a]}),o=s.length===
this.known.size&&s.every(([i])=>this.known.has(i));this.known=new Map(s),o||this.spots.replaceChildren(
...this.known.values())}button(){let t=w("button",{type:"button",tabindex:"-1",...W}),e=()=>this.spotOf.
get(t);return t.addEventListener("pointermove",s=>{let[o,i]=this.inPicture(s),{grid:r,read:a,say:h}=e();
r?this.look(r,...Ho(r,o,i)):this.view.point(a?.(o,i)??h)}),t.addEventListener("pointerleave",()=>this.
lookAway()),t.addEventListener("focus",()=>{this.stopAt(t),t.matches(":focus-visible")&&this.view.point(
e().say)}),t.addEventListener("blur",()=>this.lookAway()),t.addEventListener("click",s=>this.enter(e(),
s)),t}inPicture({clientX:t,clientY:e}){let{left:s,top:o,width:i}=this.svg.getBoundingClientRect(),r=this.
sheet.width/(i||1);return[(t-s)*r,(e-o)*r]}enter(t,e){if(!t.grid)return this.view.go(t.go);if(e.detail===
0)return this.cells.enter(t.grid);let{path:s,head:o}=t.grid;this.view.go(M(s,o,...Ho(t.grid,...this.
inPicture(e))))}look(t,e,s){this.drawLights(t,e,s),this.view.point(this.sayCell(t,e,s))}lookAway(){this.
view.point(""),this.pin?this.drawLights(this.pin.grid,this.pin.row,this.pin.cell):this.markPlace(this.
at)}sayCell({path:t,head:e},s,o){let{scene:i,run:r}=this.view;return i.sayCell(r.tensor(t),{path:t,head:e,
row:s,cell:o})}drawLights(t,e,s){let{x:o,y:i,cw:r,ch:a,rows:h,columns:c}=t,[l,d]=[o+s*r,i+h.indexOf(
e)*a],u=(f,m)=>z("rect",{...f,class:m});this.lights.replaceChildren(u({x:o,y:d,width:c*r,height:a},"\
line-light"),u({x:l,y:i,width:r,height:h.length*a},"line-light"),u({x:l,y:d,width:r,height:a},"cell-\
light"),...this.sourcesOf(t,e,s).map(f=>u(f,"source-light")))}sourcesOf({path:t,head:e},s,o){let{view:i}=this,
r=new Map;for(let{path:a,index:h}of i.operandsOf({path:t,head:e,row:s,cell:o})){let c=h.length===3?h:
[-1,...h],l=this.sheet.grids.find(x=>x.path===a&&(x.head<0||c[0]<0||x.head===c[0])&&x.rows.includes(
c[1]));if(!l)continue;let[d,u]=[l.rows.indexOf(c[1]),c[2]],f=`${a}#${l.head}`,[m,g,p,b]=r.get(f)?.box??
[d,u,d,u];r.set(f,{grid:l,box:[Math.min(m,d),Math.min(g,u),Math.max(p,d),Math.max(b,u)]})}return[...r.
values()].map(({grid:{x:a,y:h,cw:c,ch:l},box:[d,u,f,m]})=>({x:a+u*c-1,y:h+d*l-1,width:(m-u+1)*c+2,height:(f-
d+1)*l+2}))}markPlace(t){if(this.lights.replaceChildren(),!this.sheet)return;let e=R(t.path,t.head).
path;for(let{path:s,head:o,rows:i,columns:r,x:a,y:h,cw:c,ch:l}of this.sheet.grids){if(s!==t.path||t.
row<0&&s===e||t.head>=0&&o>=0&&o!==t.head)continue;let d=i.indexOf(t.row),[u,f]=d<0?[h,l*i.length]:[
h+d*l,l];this.lights.append(z("rect",{x:a-2,y:u-2,width:r*c+4,height:f+4,class:"source-light"}))}}pinOrEnter(t,e,s){
let{pin:o}=this;if(o&&o.grid===t&&o.row===e&&o.cell===s)return this.view.go(M(t.path,t.head,e,s));this.
pin={grid:t,row:e,cell:s},this.look(t,e,s),this.view.point(`${this.sayCell(t,e,s)} Pinned: Enter aga\
in for its sum.`)}unpin(){return this.pin?(this.pin=null,this.cells.isOpen||this.lookAway(),!0):this.
cells.leave(!0)}stopAt(t){for(let e of this.buttons()){let s=e===t?0:-1;e.tabIndex!==s&&(e.tabIndex=
s)}}};function tr(n,t){let[e,s]=[Math.max(t.w,Ro),Math.max(t.h,Ro)],o={left:t.x-(e-t.w)/2,top:t.y-(s-
t.h)/2,width:e,height:s};for(let[i,r]of Object.entries(o))n.style.setProperty(i,Qi(r))}var er=(n,t)=>{
let[e,s]=[n,t].map(({path:o,head:i})=>R(o,i));return e.kind===s.kind&&e.path===s.path&&n.head===t.head},
sr=(n,t)=>n&&n.path===t.path&&n.head===t.head;function Ho({x:n,y:t,cw:e,ch:s,rows:o,columns:i},r,a){
let h=(l,d)=>Math.max(0,Math.min(d-1,l));return[o[h(Math.floor((a-t)/s),o.length)],h(Math.floor((r-n)/
e),i)]}function xe({width:n,height:t},e){return e?[-60,-40,n,t+40]:[-70,-34,n,t+6]}var or=({chipX:n,shelves:t,
width:e,height:s})=>[n.tgt-80,t[0].y-30,e,s];function nr(n,t){let{bands:e,bars:s,chipX:o,tgt:i}=n.layout,
r=n.rowAt(t),a=l=>n.progress("tgt",l,r,t),h=_(s.x+50,o.tgt+70,a("chip"));for(let{path:l,side:d,stop:u}of e.
values())d==="tgt"&&u&&(h=_(h,u,a(l)));h=_(h,s.x+50,a("scores"));let c=i.rails[r]-40;return[h-150,c-
150,h+150,c+100]}function jo(n,t,e,s){let{layout:o}=n,{src:i,tgt:r,bands:a,bars:h,chipX:c}=o,l=A=>a.
get(A),[d,u]=["self_attention","feed_forward"].map(A=>l(`encoder.layers.0.${A}`)),[f,m,g]=["self_att\
ention","cross_attention","feed_forward"].map(A=>l(`decoder.layers.0.${A}`)),[p,b]=[o.shelves[0],l("\
generator")],x=p.x+p.w,y=c.tgt,$=(A,C)=>e?C:A,v=(A,C,et)=>[A[0],C,A[1],et],O=A=>v(A,i.top-26,i.end+14),
k=A=>v(A,r.top-22,r.rails[0]+16),T=(A,C,et)=>{let _t=e?et:C;return[A.x-_t,A.x+A.w+_t+(e?8:0)]},N=k(T(
m,150,20)),D=e?nr(n,s):or(o);return{machine:[[0,xe(o,e)]],tokens:[[0,O($([0,420],[-22,190]))]],table:[
[0,O($([60,480],[108,290]))]],place:[[0,O($([100,520],[206,372]))]],self:[[0,O(T(d,150,44))]],norm:[
[0,O(T(d,150,44))]],feed:[[0,O(T(u,170,64))]],memory:[[0,O($([u.x-40,x+30],[u.x,u.x+180]))],[.6,O($(
[p.x-240,x+90],[p.x-80,x+8]))]],start:[[0,k($([y-60,y+360],[y-48,y+190]))]],masked:[[0,k(T(f,150,44))]],
cross:[[0,[N[0],p.y-6,N[2],N[3]]]],exit:[[0,k($([g.x-60,b.x+60],[g.x-40,g.x+170]))],[.4,[b.x-$(210,20),
r.top-24,h.x+h.w+30,h.y+170]]],loop:[[0,D]],end:[[0,D],[.88,xe(o,e)]]}[t]}var ir={chip:[.03,.14],tgt_embed:[.15,.21],"positions.tgt":[.22,.27],layers:[.28,.74],decoder:[.75,.8],
scores:[.81,.87],softmax:[.88,.93],pick:[.94,.99]};function qo(n,t){if(n<=t[0][0])return t[0][1];for(let e=1;e<
t.length;e++){let[[s,o],[i,r]]=[t[e-1],t[e]];if(n<i)return _(o,r,(n-s)/(i-s))}return t[t.length-1][1]}
function as(n,t){let[e,s]=t,o=(s-e)/(n.length||1);return n.map((i,r)=>[i,[[e+r*o,0],[e+(r+.92)*o,1]]])}
var hs=(n,t)=>[...n.bands.values()].filter(({path:e})=>e.startsWith(`${t}.`)).map(({path:e})=>e);function cs(n,t,e){
let s=a=>a.map(h=>t+h*e),{layers:o,...i}=ir,r=Object.entries(i).map(([a,h])=>{let[c,l]=s(h);return[a,
[[c,0],[l,1]]]});return Object.fromEntries([...r,...as(hs(n,"decoder"),s(o))])}var ye=class{constructor(t,e,s){
this.run=t,this.layout=e,this.stations=to(t,e,s),this.number=Object.fromEntries(this.stations.map(({
id:o},i)=>[o,i+1])),this.source=this.sourceTimes(),this.rows=this.rowTimes()}span(t,e,s){let o=this.
number[t];return[[o-1+e,0],[o-1+s,1]]}sourceTimes(){let{number:t,layout:e}=this,[s,o,...i]=hs(e,"enc\
oder"),r=t.memory-1,a=t.self-1;return{tokens:this.span("tokens",.15,.9),src_embed:this.span("table",
.15,.95),"positions.src":this.span("place",.15,.95),[s]:[[a+.15,0],[a+.97,.75],[a+1.15,.75],[a+1.8,1]],
[o]:this.span("feed",.13,.97),...Object.fromEntries(as(i,[r+.08,r+.6])),memory:[[r+.62,0],[r+.97,1]]}}rowTimes(){
let{number:t,layout:e,run:s}=this,[o,i,...r]=hs(e,"decoder"),a=t.exit-1,h={chip:this.span("start",.12,
.3),tgt_embed:this.span("start",.35,.62),"positions.tgt":this.span("start",.65,.95),[o]:this.span("m\
asked",.13,.97),[i]:this.span("cross",.13,.97),...Object.fromEntries(as(r,[a+.03,a+.36])),decoder:this.
span("exit",.37,.42),scores:this.span("exit",.44,.58),softmax:this.span("exit",.7,.84),pick:this.span(
"exit",.88,.96)},c=s.sizes.T-2,l=Array.from({length:Math.max(0,s.sizes.T-1)},(d,u)=>u===c?cs(e,t.end-
1+.03,.75):cs(e,t.loop-1+.04+.94*u/c,.94/c));return[h,...l]}isOver(t){return t<=1.03||t>=this.stations.
length}progress(t,e,s,o){if(this.isOver(o))return 1;let i=t==="src"?this.source:this.rows[s];return i?
qo(o,i[e]):0}rowAt(t){if(this.isOver(t))return this.run.sizes.T-1;let e=0;for(;e+1<this.rows.length&&
this.rows[e+1].chip[0][0]<=t;)e+=1;return e}timeOf(t){return t?this.rows[t].pick[1][0]:this.number.exit}station(t){
return this.stations[K(Math.ceil(t-1e-6),1,this.stations.length)-1]}beat(t){let{beats:e}=this.station(
t),s=t-Math.ceil(t-1e-6)+1;return Math.max(0,e.findIndex(({to:o})=>s<=o+1e-6))}lit(t){let{beats:e}=this.
station(t);return new Set(e[this.beat(t)]?.lit??e.at(-1)?.lit)}camera(t,e,s,o){let i=(h,c)=>{let{id:l}=this.
stations[h-1],d=jo(this,l,e,t).map(([f,m])=>[f,s(m)]),u=d[0][1];for(let[f,m]of d.slice(1))u=o(u,m,q(
c,f-.14,f));return u},r=K(Math.ceil(t-1e-6),1,this.stations.length),a=t-r+1;return r===1||a>=.13?i(r,
a):o(i(r-1,1),i(r,.13),a/.13)}},$e=class{constructor(t,e,s,o){this.run=t,this.layout=e,this.isTogether=
s==="teacher",this.stations=t.tgtTokens.map((r,a)=>{let h=o(a),c=h.split(" ").length,l=[{text:h,words:c,
from:0,to:1,lit:[]}];return{id:"row",title:`Row ${a}: ${r}`,seconds:4,beats:l,side:"tgt"}});let i=r=>this.
isTogether?-2:r;this.rows=t.tgtTokens.map((r,a)=>cs(e,i(a),1))}progress(t,e,s,o){return t==="src"||!s&&
o<=1?1:this.rows[s]?qo(o,this.rows[s][e]):0}rowAt(t){return K(Math.ceil(t-1e-6),1,this.stations.length)-
1}timeOf(t){return t+1}station(t){return this.stations[this.rowAt(t)]}beat(){return 0}lit(){return new Set}isOver(){
return!1}camera(t,e,s){return s(xe(this.layout,e))}};var ke=class{constructor(t){this.view=t,this.list=w("ol",{}),this.chapter=w("a",{class:"chapter"});let e={
"aria-label":"Where you are in the model"};this.node=w("nav",e,this.list,this.chapter)}show(t){let{run:e,
scene:s}=this.view,o=Yt(t,e,({path:r,row:a})=>s.rowName(r,a)),i=o.map(([r,a],h)=>{if(h===o.length-1)
return w("li",{},w("span",{"aria-current":"location"},r));let c=w("button",{type:"button"},r);return c.
addEventListener("click",()=>this.view.go(a)),w("li",{},c)});this.list.replaceChildren(...i),this.showChapter(
t)}showChapter(t){let{machine:e,run:s}=this.view,o=document.documentElement.dataset.content_root,i=rr(
t)??s.node(t.path)?.chapter,[r,a]=e.chapters[i];this.chapter.hidden=o===void 0,this.chapter.href=`${o}\
book/${r}.html`,this.chapter.textContent=`Chapter ${i}: ${a}`}};function rr({path:n,head:t}){let e=R(
n,t);if(e.path===n)return e.kind==="map"?14:e.kind==="head"?6:e.kind==="layer"?n.startsWith("encoder")?
12:13:n.endsWith("cross_attention")?13:void 0}var Bo=["path","head","row","cell"],ve=["text","language","mode","answer","without"],Do=[...ve,"step",
"station",...Bo],ar={layer:xo,attention:Ds,feedForward:Ws,head:go,embedding:Rs,finalNorm:Fs,generator:Hs,
parameter:js},ls=class{constructor({model:t,el:e}){this.model=t,this.isOwn=!!t.get("own"),this.machine=
t.get("machine"),this.paths=new Set([...Object.keys(this.machine.outputs),...this.machine.nodes.flatMap(
({path:r,params:a})=>[r,...a])]),this.runs=new de(t),this.found=this.runs.first(),this.before=null,this.
temperature=1,this.problem="",this.headStep=5,this.scene=this.newScene(),this.redraw=()=>{},this.menu=
_s(t,r=>ut(t,{language:r,answer:"",row:-1,cell:"",step:0}));let s=r=>this.ask({text:r,answer:"",without:""});
this.form=As(t,"Translate","",s,this.menu.node),this.modes=new fe(this),this.way=new ke(this),this.pointed=
ms(),this.stage=new be(this),this.listing=new ce(this),this.clock=new Bt({tick:()=>this.tick(),arrived:()=>this.
arrived(),story:()=>this.story}),this.floor=new se(this),this.dock=new Vt(this,this.clock),this.story=
null,this.layout=De(this.run),this.tell(),this.address=this.inAddress(e),this.house=new ne({...this,
toWhole:()=>this.toWhole()});let{house:o,address:i}=this;fs(e,"machine-explorer","Machine explorer",
o.node,i.node),o.node.addEventListener("keydown",r=>wo(this,r)),this.floor.begin()}inAddress(t){let e=i=>/^(-1|\d{1,4})$/.
test(i)?Number(i):void 0,s=i=>i.length<=Ts?i:void 0,o=i=>i===""||this.paths.has(i)?i:void 0;return Ns(
this.model,t,{text:s,language:this.isOwn?()=>{}:Ft(Object.keys(this.model.get("languages"))),mode:Ft(
Object.keys(ue)),station:e,step:e,answer:s,without:i=>i===""||this.parts().includes(i)?i:void 0,path:o,
head:e,row:e,cell:i=>/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(i)?i:void 0})}parts(){let t=[...Array(this.run.
sizes.H).keys()];return["positions",...[...this.layout.bands.values()].filter(({layer:s})=>s!==void 0).
flatMap(({path:s,kind:o})=>o==="attention"?[s,...t.map(i=>`${s}#${i}`)]:[s])]}get at(){return ho(yt(
this.model,Bo))}get mode(){return this.model.get("mode")}get run(){return this.found.run}get step(){
return Math.max(0,Math.min(this.model.get("step"),this.run.sizes.T-1))}get word(){return this.model.
get("text")}tell(){let{run:t,mode:e}=this;this.layout=De(t),this.told=`${this.found.key} ${e}`;let s=o=>rs(
new Tt(t,{mode:e,step:o,language:""}),M(""),R(""));this.story=e==="step"?new ye(t,this.layout,this.known()):
new $e(t,this.layout,e,s)}known(){let{model:t,isOwn:e,found:s}=this,o=t.get("text"),i=t.get("languag\
e"),r=e?"":t.get("languages")[i][0],a=!e&&o==="forty-seven"&&i==="de"&&!t.get("without");return{text:o,
answer:this.modes.textOf(s),from:e?"the source":"the English",to:e?"the target":`the ${r}`,in:e?"":`\
 in ${r}`,crossTitle:e?"From source to target":`From English to ${r}`,made:e?"":", trained on number\
 words,",pairs:e||i!=="de"?"":" on 55,000 pairs",gloss:a?", literally seven-and-forty":"",without:a?
"It matters: hide *seven* from the decoder, and the first piece becomes *vierzig*.":""}}get isInHead(){
let{path:t,head:e}=this.at;return R(t,e).kind==="head"&&!lt(this.at)}forward(){if(this.house.comeIntoSight(),
this.toWhole(!1),this.isInHead)return this.headStep<5?this.toHeadStep(this.headStep+1):this.leave();
if(this.at.path)return this.stepBy(1);this.clock.next()}backward(){if(this.toWhole(!1),this.isInHead&&
this.headStep>1)return this.toHeadStep(this.headStep-1);if(this.at.path)return this.step&&!this.isInHead?
this.stepBy(-1):this.leave();this.clock.back()}toHeadStep(t){this.headStep=t,this.redraw()}leave(){this.
go(M(""))}heat(t){this.temperature=t,this.modes.temperature.show(t),this.tick()}toWhole(t=!this.floor.
isWhole||this.at.path!==""){t&&this.at.path&&this.go(M("")),this.floor.toggleWhole(t),this.house.whole.
setAttribute("aria-pressed",String(t))}tick(){this.floor.draw(),this.dock.show()}arrived(){let t=this.
mode==="step",e=t?this.clock.stop:this.model.get("station"),o=t&&e===1?0:this.story.rowAt(this.clock.
t);e===this.model.get("station")&&o===this.step||(this.isArriving=!0,ut(this.model,{station:e,step:o}))}go(t){
this.from=this.at,this.isInHead||(this.headStep=this.from.path?5:1),this.clock.pause(),ut(this.model,
co(t))}out(){this.stage.unpin()||(this.at.path?this.go(Et(this.at)):this.house.isFilling?this.house.
fill():this.toWhole())}stepBy(t){this.clock.pause(),this.stepTo(this.step+t)}stepTo(t){if(t<0||t>=this.
run.sizes.T)return;let{path:e,row:s}=this.at,o=s>=0&&this.scene.isTarget(e)&&s===this.step;ut(this.model,
o?{step:t,row:t}:{step:t})}besides(t){let e=ao(this.at,t,this.paths);e&&this.go(e)}async ask(t,e=!1){
let s={...yt(this.model,ve),...t};this.asked=s,this.clock.pause(),this.menu.show();let o=this.runs.fits(
s,this.found)&&!e;this.form.node.setAttribute("aria-busy","true");let i=setTimeout(()=>this.modes.wait(
"The parameters are on their way …"),150),{found:r}=this;try{let c=o?this.found:await this.runs.answer(
s);if(this.asked!==s)return;let l=s.without!==this.model.get("without")||s.mode==="generate";this.before=
!o&&l&&s.text===this.model.get("text")?r.run:null,this.found=c}catch(c){this.asked===s&&this.refuse(
c);return}finally{clearTimeout(i),this.modes.wait(""),this.form.node.setAttribute("aria-busy","false")}
this.form.refuse(null),this.modes.refuse(""),this.setProblem("");let a=s.text!==this.model.get("text"),
h={row:-1,cell:"",step:0,station:1};ut(this.model,a?{...s,...h}:s),this.form.show(s.text),this.redraw()}async goOn(t){
let s=await this.runs.fetch(this.model.get("language")).catch(o=>this.refuse(o));s&&(await this.ask(
{answer:s.textOf(t)}),this.stepTo(t.length))}refuse(t){t instanceof RangeError&&t.message.startsWith(
"answer")?this.modes.refuse(t.message):this.form.refuse(t),this.house.showOwn(!0),this.setProblem(t.
message)}setProblem(t){this.problem=t,this.house.gray(t!==""),this.dock.show()}async needParameters(){
if(this.isFetching)return;this.isFetching=!0,this.stage.node.setAttribute("aria-busy","true");let{found:t}=this;
try{let e=await this.runs.answer(yt(this.model,ve));this.found===t&&(this.found=e),this.redraw()}catch(e){
let s=`The parameters could not be fetched: ${e.message}.`;this.stage.wait(s)}finally{this.isFetching=
!1,this.stage.node.setAttribute("aria-busy","false")}}operandsOf(t){let{run:e}=this,s=t.head<0?[t.row,
t.cell]:[t.head,t.row,t.cell],{kind:o,terms:i,needs:r}=pe(e,t.path,s);if(o==="parameter")return[];if(!r)
return i.flatMap(({a:c,b:l})=>l?[c,l]:[c]);let[a]=e.node(t.path).parents;return[0,e.shape(a).at(-1)-
1].map(c=>({path:a,index:[t.row,c]}))}draw(){let t=this.within(this.at);this.told!==`${this.found.key}\
 ${this.mode}`&&this.tell(),this.follow(),this.scene=this.newScene(),this.modes.show(),this.way.show(
t),this.showPage(t),this.listing.show(t),this.tick(),this.address.show()}follow(){let{clock:t,story:e,
model:s,mode:o,step:i}=this,r=Math.min(s.get("station"),t.last),a=this.seen??{station:1,step:0,mode:"\
step"},h=a.mode!==o;this.seen={station:r,step:i,mode:o},this.isArriving?this.isArriving=!1:o!=="step"?
h?t.set(i+1):t.stop!==i+1&&t.to(i+1):h||r!==a.station?t.set(r):i!==a.step&&e.rowAt(t.t)!==i&&t.set(e.
timeOf(i)),t.t>t.last&&t.set(t.last)}showPage(t){let{page:e}=this.house,s=R(t.path,t.head),o=t.path!==
"",i=this.shownAt??M(""),r=i.path!=="";if(this.shownAt=t,!o){r&&this.leavePage(i);return}if(e.hidden=
!1,this.run.waits(t.path))this.stage.wait("The parameters are on their way …"),this.needParameters();else if(lt(
t))this.stage.showNumber(zo(this,t));else{let c=this.stage.sheetOf(this.width||720);ar[s.kind](c,this.
scene,s.path,t),this.stage.show(c,t)}let a=!r||t.path.startsWith(`${i.path}.`),h=r&&i.path===t.path&&
i.head===t.head;h||(e.scrollTop=0),!h&&(a||!r)&&this.floor.zoom(e,this.floor.boxOf(t),!0)}leavePage(t){
let{page:e}=this.house,s=()=>{this.at.path||(e.hidden=!0,this.stage.clear())},o=e.contains(document.
activeElement);this.floor.shown="",ct()?s():this.floor.zoom(e,this.floor.boxOf(t),!1).then(s),o&&queueMicrotask(
()=>this.floor.focus(t))}newScene(){let{mode:t,step:e,isOwn:s}=this,o=s?"":this.model.get("language");
return new Tt(this.run,{mode:t,step:e,language:o,headStep:this.headStep})}within(t){let e=t.path?this.
run.shape(t.path):[],[s,o]=e.slice(-2);return t.row>=s||t.cell>=o||t.head>=this.run.sizes.H?M(t.path,
Math.min(t.head,this.run.sizes.H-1)):lt(t)&&e.length===3&&t.head<0?M(t.path):t}sentence(){let t=this.
within(this.at);if(this.isInHead){let{path:e}=R(t.path,t.head),s=e.startsWith("decoder"),o=t.row>=0?
t.row:s?this.step:this.run.sizes.S-1;return so(this.run,e,t.head,o,this.headStep)}return rs(this.scene,
t,R(t.path,t.head)).replaceAll("*","∗")}title(){return this.isInHead?Ot[this.headStep-1]:Yt(this.within(
this.at),this.run,({path:e,row:s})=>this.scene.rowName(e,s)).at(-1)?.[0]??""}sayOf({path:t,head:e}){
return e>=0?this.scene.sayOfHead(t,e):this.run.node(t)?this.scene.sayOf(t):null}point(t){this.pointed.
textContent=t}resize({width:t,height:e}){let s=Math.floor(t);s&&(this.width=Math.min(720,s-16),this.
floor.resize(s,Math.floor(e)),this.redraw())}};function hr({model:n,el:t}){let e=new ls({model:n,el:t}),
s=!1,o=()=>{s||(s=!0,queueMicrotask(()=>{s=!1,e.runs.fits(yt(n,ve),e.found)?e.draw():e.ask({})}))};e.
redraw=o;for(let l of Do)n.on(`change:${l}`,o);let i=new ResizeObserver(([{contentRect:l}])=>e.resize(
l));i.observe(e.house.floor);let r=()=>{e.floor.repaint(),e.tick()},a=new MutationObserver(r),h={attributes:!0,
attributeFilter:["data-theme","theme","class"]};for(let l of[document.documentElement,document.body])
a.observe(l,h);let c=matchMedia("(prefers-color-scheme: dark)");return c.addEventListener("change",r),
e.form.show(n.get("text")),e.menu.show(),o(),()=>{e.clock.stopAll(),i.disconnect(),a.disconnect(),c.
removeEventListener("change",r),e.house.isFilling&&e.house.fill();for(let l of Do)n.off(`change:${l}`,
o)}}var Ko={render:hr};widget=Ko;})();
export default widget;
