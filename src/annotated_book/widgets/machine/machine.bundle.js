let widget;
(()=>{function w(s,t={},...e){return Ne(document.createElement(s),t,e)}function C(s,t={},...e){let n=document.
createElementNS("http://www.w3.org/2000/svg",s);return Ne(n,t,e)}function Ne(s,t,e){for(let[n,o]of Object.
entries(t))s.setAttribute(n,o);return s.append(...e),s}function Ae(s,t,e,...n){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};s.append(w("div",o,...n))}var Se=()=>w("p",{class:"pointed","aria-hidden":"true"});var H={"data-lm-suppress-shortcuts":"true"};function N(s,t,e={}){let n=w("button",{type:"button",...e},
s);return n.addEventListener("click",t),n}var it=(s,t)=>Object.fromEntries(t.map(e=>[e,s.get(e)]));function at(s,t){for(let[e,n]of Object.entries(
t))s.set(e,n);s.save_changes()}function Le(s){let t=w("p",{class:s}),e=new MutationObserver(()=>{t.textContent&&
Js(t.textContent)}),n={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(
t,n)),t}var Ys=1e3,gt,Te;function Js(s){gt?.isConnected||(gt=w("p",{class:"annotated-voice",role:"st\
atus"}),document.body.append(gt));let t=gt;clearTimeout(Te),Te=setTimeout(()=>{t.textContent=s},Ys)}var xt=s=>s.reduce((t,e)=>t+e,0);function _({shape:s,data:t},e){let n=s[s.length-1];return t.subarray(e*n,(e+1)*n)}function ct(s){let t=Array.
from(s),e=t.reduce((r,i)=>Math.max(r,i),-1/0),n=t.map(r=>Math.exp(r-e)),o=xt(n);return n.map(r=>r/o)}var Qs=1e-5;function G(...s){return{shape:s,data:new Float32Array(s.reduce((t,e)=>t*e,1))}}var $t=(s,t)=>(e,n)=>s[n]!==
t,yt=()=>(s,t)=>t<=s;function Zs(s,t,e){let n=G(s.shape[0],t.shape[0]);for(let o=0;o<s.shape[0];o++){let[r,i]=[_(s,o),_(n,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return n}function tn(s,t,e){let n=G(...s.shape);for(let o=0;o<s.shape[0];o++){let[r,i]=[_(
s,o),_(n,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+Qs);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return n}function Xt(s,t){return{
shape:s.shape,data:s.data.map((e,n)=>e+t.data[n])}}var en=({shape:s,data:t})=>({shape:s,data:t.map(e=>Math.
max(e,0))});function sn(s,t,e,n,o,r,i){let[a,c]=s.shape,h=t.shape[0],l=c/n,u=i.scale?1:Math.sqrt(l),
d=G(n,a,h),f=G(n,a,h),m=G(a,c);for(let p=0;p<n;p++)for(let g=0;g<a;g++){let b=p*a+g,x=(v,A)=>_(v,A).
subarray(p*l,(p+1)*l),[y,k,O]=[x(s,g),_(d,b),x(m,g)];for(let v=0;v<h;v++){let A=x(t,v),S=0;for(let D=0;D<
l;D++)S+=y[D]*A[D];k[v]=!o||o(r+g,v)?S/u:-1/0}if(k.every(v=>v===-1/0))throw new RangeError("mask mas\
ks every key for some query");let M=_(f,b);if(M.set(ct(k)),i.head!==p)for(let v=0;v<l;v++){let A=0;for(let S=0;S<
h;S++)A+=M[S]*e.data[S*c+p*l+v];O[v]=A}}return{scores:d,weights:f,values:m}}var Yt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters;return this.
note(t,Zs(e,n,o))}norm(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters;return this.note(
t,tn(e,n,o))}embed(t,e){let n=this.parameters[`${t}.table.weight`],o=G(e.length,n.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<n.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${n.shape[0]}\
 entries`);_(o,a).set(_(n,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(n.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,n,o=0){let r=this.parameters["positions.pe"],
i=o+n.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i} tokens, and the model has positio\
ns for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),c=this.without.positions?n:Xt(
n,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.linear(`${t}\
.w_v`,e)}}attend(t,e,{k:n,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,h]=this.without.head??[],{scores:l,
weights:u,values:d}=sn(a,n,o,this.config.n_heads,r,i,{scale:this.without.scale,head:c===t?h:void 0});
return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.note(`${t}.values`,d),this.note(t,
this.linear(`${t}.w_o`,d))}feedForward(t,e){let n=en(this.linear(`${t}.w_1`,e));return this.note(t,this.
linear(`${t}.w_2`,n))}sublayer(t,e,n){let o=this.config.norm_first?Xt(e,n(this.norm(`${t}.norm`,e))):
this.norm(`${t}.norm`,Xt(e,n(e)));return this.note(t,o)}finalNorm(t,e){let n=`${t}.norm`;return this.
note(t,this.config.norm_first?this.norm(n,e):this.note(n,e))}selfAttentionStack(t,e,n,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Ce(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),n,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},bt=class extends Yt{encode(t,e){
let n=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",n,e)}decode(t,e,n,o,r=new Map){let i=r.get("length")??0;r.set("length",i+n.length);let a=this.
embed("tgt_embed",n),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,d]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,f=>(r.set(u,Ce(r.get(u),this.project(u,f))),this.attend(u,f,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,f=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,f,r.get(d),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,f=>this.feedForward(`${l}.feed_forward`,f)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,n,o){return this.generator(this.decode(this.encode(t,n),n,e,o))}};function Ce(s,{k:t,v:e}){if(!s)return{k:t,v:e};let n=(o,r)=>{let i=G(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:n(s.k,t),v:n(s.v,e)}}function Re(s,t){
let e={},n=s.onOutput;s.onOutput=(o,r)=>{e[o]=r};try{t()}finally{s.onOutput=n}return e}function kt(s){let[t,e,n,o]=s,r=e.flatMap((i,a)=>[i,...o.map(c=>n[a]+c)]);return[...t,...r]}var vt=class{constructor({
alone:t,thousands:e,before:n,after:o}){this.alone=kt(t),this.thousands=kt(e),this.before=kt(n),this.
after=kt(o)}nameOf(t){let[e,n]=[Math.floor(t/1e3),t%1e3];return e?n?this.before[e]+this.after[n]:this.
thousands[e]:this.alone[n]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let n=this.thousands.
indexOf(t,1);if(n>0)return 1e3*n;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Ie({config:s,tensors:t},e){let n=typeof e=="string"?nn(e):on(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((d,f)=>d*f,1),l=d=>n.slice(a,a+d*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),rn):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:s,parameters:o}}var nn=s=>Uint8Array.
from(atob(s),t=>t.charCodeAt(0)),on=({buffer:s,byteOffset:t,byteLength:e})=>new Uint8Array(s,t,e);function rn(s){
let[t,e]=[s>>10&31,s&1023],n=t?2**(t-25)*(1024+e):2**-24*e;return s>>15?-n:n}var V="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",an=new RegExp(
`[${V}]+`),cn=new RegExp(`^[${V}]+|[${V}]+$`,"g");function je(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(an).filter(Boolean),n=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>n(o,r)?"one":o)}var Jt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Pe="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function hn(s){let[t,e]=[Math.
floor(s/1e3),s%1e3];return t?e?`${Ot(t)} thousand ${e<100?"and ":""}${Ot(e)}`:`${Ot(t)} thousand`:Ot(
e)}function Ot(s){let[t,e]=[Math.floor(s/100),s%100];if(!t)return ze(e);let n=`${Jt[t]} hundred`;return e?
`${n} and ${ze(e)}`:n}function ze(s){if(s<20)return Jt[s];let[t,e]=[Math.floor(s/10),s%10];return e?
`${Pe[t]}-${Jt[e]}`:Pe[t]}var ln=new RegExp(`^[${V}]*<[A-Za-z]+>[${V}]`),un=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
dn=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,X="I translate integers from 0 to 999,999.",Mt=s=>s.
length>40?`${s.slice(0,30)}…`:s;function We(s){let[t]=ln.exec(s)??[""];return t+fn(s.slice(t.length))}
function fn(s){let t=s.replace(cn,"");if(!un.test(t))return s;let e=dn.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${X} “${Mt(t)}” is not one of them. Write 4247, 4,247 o\
r forty-seven.`);return hn(e)}var qe=(s,t)=>mn(s,t,1)[0];function mn(s,t,e){let n=Array.from(s),o=[];
for(let r of t){let i=Array.from(r),a=n.length+i.length;if(2*Math.min(n.length,i.length)/a<.6)continue;
let c=2*Qt(i,n)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function Qt(s,t){let e={size:0},n=[];if(s.forEach(
(a,c)=>{n=t.map((h,l)=>a===h?(n[l-1]??0)+1:0),n.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+Qt(s.slice(0,r),t.slice(0,i))+Qt(s.slice(r+o),t.slice(
i+o))}var He=s=>/^\d+$/.test(s),pn=40,Zt=["<pad>","<s>","</s>","<unk>"],te=class{constructor(t){this.tokens=
[...Zt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,n,o,r]=Zt.keys();this.padId=e,this.
bosId=n,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),n=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
n).map(o=>this.tokens[o])}},ee="[\\p{L}\\p{N}_]",Ke=`[^\\p{L}\\p{N}_${V}]`,wn=new RegExp(`${ee}+(?:[\
'’-]${ee}+)*|${Ke}`,"gu"),gn=new RegExp(` ?${ee}+| ?${Ke}+|[${V}]`,"gu"),ht=class{constructor({tokens:t}){
this.vocabulary=new te(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(wn)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},se=class extends ht{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",n=this.vocabulary.tokens.slice(Zt.length);this.languages=
n.filter(e),this.words=n.filter(o=>!e(o))}split(t){return je(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:n}=this,o=this.split(t.normalize("NFC")),[r]=n;if(r&&!n.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${n.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${X} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!He(c))??a[0]))}refusal(t){
if(He(t))return`${X} Write “${Mt(t)}” in words too, or the integer in digits.`;let e=t.length<=pn&&
qe(t,this.words);return`${X} “${Mt(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},ne=class extends ht{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([n,o])=>n+o)])}),this.merges=e,this.places=new Map,e.forEach(([n,o],r)=>{let i=Fe(n,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(gn)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Fe(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=xn(t,this.merges[e])}}},
Fe=(s,t)=>`${s.length} ${s}${t}`;function xn(s,[t,e]){let n=[];for(let o=0;o<s.length;o++){let r=s[o]===
t&&s[o+1]===e;n.push(r?t+e:s[o]),r&&o++}return n}var bn={words:ht,"number words":se,"sub-words":ne},
oe=({kind:s,...t})=>new bn[s](t);var $n=2e4,De=400,Y="de",lt=class{constructor({blueprint:t,weights:e}){this.model=new bt(Ie(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=oe(t.src_tokenizer),this.target=oe(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new vt(this.parts[t]),this.names[t]}read(t,e=Y){
let n=e===Y?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?We(n):n),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${X} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:$t(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function re(s,t=lt,e=""){let n=null;return()=>n??=
yn(s,e).then(o=>new t(o)).catch(o=>{throw n=null,o})}async function yn(s,t){let e=t&&`${t}_`,n=s.get(
`${e}weights`),o=n&&(n.length||n.byteLength);return!o&&s.later?s.later(t||"later"):(o||await kn(s,e),
{blueprint:s.get(`${e}blueprint`),weights:s.get(`${e}weights`)})}function kn(s,t){return new Promise(
(e,n)=>{let o=setTimeout(()=>n(new Error("Python does not answer")),$n),r=()=>{clearTimeout(o),s.off(
`change:${t}weights`,r),e()};s.on(`change:${t}weights`,r),s.set(`${t}wanted`,!0),s.save_changes()})}
function Be(s,t){if(s.get("own"))return{node:"",show(){}};let e=Object.entries(s.get("languages")).map(
([i,[a]])=>w("option",{value:i},a)),n=`language-${Math.random()}`,o={id:n,...H},r=w("select",o,...e);
return r.addEventListener("change",()=>t(r.value)),{node:w("span",{class:"into"},w("label",{for:n},w(
"span",{class:"verb"},"Translate "),"into"),r),show(){r.value=s.get("language")}}}var vn=s=>s.get("o\
wn")?"A text for your translator":"An English number, in words or in digits";function Ue(s,t,e,n,o="",r=vn(
s)){let i="",a=`text-${Math.random()}`,c=w("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...H}),h=w("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=w("form",{},w("label",{for:a},r),w("div",{class:"line"},c,o,w("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),
l.requestSubmit())});let u=m=>{i=c.value,n(m)};return l.addEventListener("submit",m=>{m.preventDefault(),
u(c.value)}),{node:l,ask:u,show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let p=m instanceof RangeError;
c.setAttribute("aria-invalid",String(p)),h.textContent=p?m.message:"",m&&!p&&(h.textContent=`The mod\
el cannot answer: ${m.message}. Press ${t} to try again.`)}}}var Et=s=>t=>s.find(e=>String(e)===t),lr=Et([!0,!1]),On=s=>String(s);function Ve(s,t,e,n={}){let o=t.
closest("[data-widget]");if(!s.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=g=>(n[g]??On)(s.get(
g)),h=Object.keys(e),l=Object.fromEntries(h.map(g=>[g,c(g)])),u=new URLSearchParams(location.search),
d=[];for(let[g,b]of Object.entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let y=b(x);y===
void 0?d.push(g):s.set(g,y)}let f=w("a",{},"Copy link to this setting"),m=w("span",{role:"status"});
f.addEventListener("click",async g=>{if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.
replaceState(null,"",f.getAttribute("href"));try{await navigator.clipboard.writeText(f.href),m.textContent=
" Copied."}catch{m.textContent=" The address of this page has it now: copy it from there."}}});let p=d.
length?` The address has a setting that could not be read, and was left out: ${d.join(", ")}.`:"";return{
node:w("p",{class:"address"},f,m,p),show(){let g=new URLSearchParams(location.search);for(let y of h){
let k=c(y);k===l[y]?g.delete(`${a}.${y}`):g.set(`${a}.${y}`,k)}m.textContent="";let b=o.closest("sec\
tion[id]")?.id,x=g.size?`?${g}`:location.pathname;f.setAttribute("href",`${x}${b?`#${b}`:""}`)}}}var Ge=s=>!s.matches(".none")&&!s.closest(".unwritten");function ie(s,t){let e=()=>t.flat().find(Ge)??
t[0][0],n=e();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return s.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(d=>d.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{Ge(n)||o(e())}}var Xe=s=>s.replaceAll("-","−");function E(s,t=2){if(Number.isNaN(s))return"NaN";if(!Number.isFinite(
s))return s>0?"∞":"−∞";let e=Math.abs(s);return e&&(e>=1e4||e<.5*10**-t)?Xe(s.toExponential(0).
replace("+","")):Xe(s.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var Ye=8,Mn=6.2,$=(s,t=-1,e=-1,n=-1)=>({path:s,head:t,row:e,cell:n}),Je=11;function Tt(s,t,e=-1){if(s===
e)return!0;let n=e<0||Math.abs(s-e)*t>=Je;return s%Math.ceil(Je/t)===0&&n}var P=s=>Mn*s.reduce((t,{length:e})=>Math.
max(t,e),0),ut=s=>Number.isFinite(s)?String(Number(s.toPrecision(5))).replace("-","−"):E(s);function T({
shape:s,data:t},e,n,o){let[r,i]=s.slice(-2);return t[(Math.max(e,0)*r+n)*i+o]}function ae(s){let t=0;
for(let e=0;e<s.length;e++){let n=Math.abs(s[e]);n>t&&n<1/0&&(t=n)}return t}var F=({shape:s,data:t},e)=>{
let n=s.at(-1),o=0;for(let r=e*n;r<(e+1)*n;r++)o+=t[r]**2;return Math.sqrt(o)};function ce(s,t,e=[]){
for(t.forEach((n,o)=>{if(e[o]===n)return;let{tag:r,attributes:i,inner:a}=n,c=e[o]?.tag===r,h=c?e[o]:
{attributes:{},inner:""},l=s.children[o];if(!c){let u=C(r);l?l.replaceWith(u):s.append(u),l=u}for(let u of Object.
keys(h.attributes))u in i||l.removeAttribute(u);for(let[u,d]of Object.entries(i))h.attributes[u]!==d&&
l.setAttribute(u,d);Array.isArray(a)?ce(l,a,Array.isArray(h.inner)?h.inner:[]):h.inner!==a&&(l.textContent=
String(a))});s.children.length>t.length;)s.lastElementChild?.remove()}var _t=class{constructor(t,e,n){
this.width=t,this.hatch=e,this.before=n,this.height=0,this.isNarrow=t<560,this.nameKind=this.isNarrow?
"name narrow":"name",this.marks=[],this.spots=[],this.grids=[],this.drawn=new Map}add(t,e,n=""){let o={
tag:t,attributes:e,inner:n};return this.marks.push(o),o}reach(t){this.height=Math.max(this.height,t)}path(t,e,n={}){
return this.add("path",{d:t,class:e,...n})}box(t,e,n,o,r,i={}){return this.reach(e+o),this.add("rect",
{x:t,y:e,width:n,height:o,rx:4,class:r,...i})}text(t,e,n,o="",r={}){return this.reach(e+4),this.add(
"text",{x:t,y:e,class:o,...r},n)}centered(t,e,n,o=this.nameKind){return this.text(t,e,n,o,{"text-anc\
hor":"middle"})}part(t,e,{x:n,y:o,w:r,h:i},a,c="",h=n+r/2){this.box(n,o,r,i,`part ${c}`);let l=c==="\
norm"||c.includes("small"),u=o+i/2-(a.length-1)*6.5+4;a.forEach((d,f)=>{this.centered(h,u+13*f,d,l?c:
this.nameKind)}),this.spot({id:t.path,x:n,y:o,w:r,h:i,say:e,go:t})}arrow(...t){let[[e,n],[o,r]]=t.slice(
-2),i=Math.hypot(o-e,r-n)||1,[a,c]=[(o-e)/i,(r-n)/i],h=u=>`${o-5*a+3*u*c} ${r-5*c-3*u*a}`,l=t.map(u=>u.
join(" ")).join("L");this.path(`M${l}M${h(1)}L${o} ${r}L${h(-1)}`,"wire")}plus(t,e,n=6){this.add("ci\
rcle",{cx:t,cy:e,r:n,class:"plus-sign"});let o=n*.6;this.path(`M${t-o} ${e}h${2*o}M${t} ${e-o}v${2*o}`,
"plus-lines")}spot(t){this.reach(t.y+t.h),this.spots.push(t)}grid(t,e){let{path:n,x:o,y:r,cw:i,ch:a,
head:c=-1}=e,h=t.shape.at(-1),l=e.rows??[...Array(t.shape.at(-2)).keys()],u=[l.map(g=>e.hides?.(g)??
!1),Array.from({length:h},(g,b)=>e.hidesColumn?.(b)??!1)],d=JSON.stringify([n,o,r,i,a,c,l,u]),f=this.
before?.drawn.get(d),m=f&&f.tensor===t?f.mark:this.cellMarks(t,{...e,head:c,rows:l,columns:h,isHidden:u});
this.drawn.set(d,{tensor:t,mark:m}),this.marks.push(m),this.reach(r+l.length*a);let p={path:n,head:c,
rows:l,columns:h,x:o,y:r,cw:i,ch:a};return this.grids.push(p),p}cellMarks(t,e){let{x:n,y:o,cw:r,ch:i,
head:a,rows:c,columns:h,isHidden:l,kind:u="value"}=e,d=u==="weight"?1:(e.most??ae(t.data))||1,[f,m]=[
h*r,c.length*i],p={};c.forEach((x,y)=>{for(let k=0;k<h;k++){if(l[0][y]||l[1][k])continue;let O=T(t,a,
x,k),M=O===-1/0?"hatch":Math.round(Ye*O/d);if(!M)continue;let v=`M${tt(n+k*r)} ${tt(o+y*i)}h${tt(r)}\
v${i}h${-tt(r)}z`;p[M]=(p[M]??"")+v}});let g=[],b=(x,y)=>g.push({tag:x,attributes:y,inner:""});b("re\
ct",{x:n,y:o,width:f,height:m,class:"ground"});for(let[x,y]of Object.entries(p)){let k=Number(x),O=u===
"weight"?"heat":k>0?"plus":"minus";b("path",x==="hatch"?{d:y,class:"masked",fill:`url(#${this.hatch}\
)`}:{d:y,class:O,"fill-opacity":Math.min(1,Math.abs(k)/Ye)})}return r>=7&&b("path",{d:En(n,o,f,m,r,i),
class:"mesh"}),b("rect",{x:n,y:o,width:f,height:m,class:`edge ${e.role??""}`}),{tag:"g",attributes:{},
inner:g}}cells(t,e){let n=this.grid(t,e),{path:o,head:r,x:i,y:a,cw:c,ch:h,rows:l,columns:u}=n,d={x:i,
y:a,w:c*u,h:h*l.length};return this.spot({id:`${o}#${r}`,...d,say:e.say,grid:n}),n}},tt=s=>Math.round(
s*100)/100;function En(s,t,e,n,o,r){let i="";for(let a=o;a<e-.1;a+=o)i+=`M${tt(s+a)} ${t}v${n}`;for(let a=r;a<
n-.1;a+=r)i+=`M${s} ${tt(t+a)}h${e}`;return i}var he=5,_n=32,le=(s,t,e=-1)=>{let{shape:n}=s.run.node(t);return e>=0?n.slice(1):n};function ue(s,t,e=-1){
let n=le(s,t,e).filter(r=>r!=="1"),o=n.map(r=>s.run.size(r));return`(${n.join(", ")}) = (${o.join(",\
 ")})`}function L(s,t,e){let{path:n,x:o,y:r,cw:i,ch:a,role:c="",kind:h="value",head:l=-1}=e,{run:u}=t,
d=u.tensor(n),f=t.isTarget(n),m=f?"decoder":"encoder",p=e.rows??[...Array(d.shape.at(-2)).keys()],g=ae(
d.data),b=r+_n;Tn(s,t,e,g);let x=d.shape.length===3&&l<0?[...Array(d.shape[0]).keys()]:[l],y=d.shape.
at(-1)*i,k=S=>t.hides(m,S),O=f&&u.node(n).shape.at(-1)==="T",M=S=>O&&t.hides("decoder",S);x.forEach(
(S,D)=>{let Z=o+D*(y+he),wt=e.say??t.sayOf(n),W={path:n,head:S,x:Z,y:b,cw:i,ch:a,rows:p,role:c,kind:h,
most:g,hides:k,hidesColumn:M};s.cells(d,{...W,say:wt,id:`${n}#${S}`})});let v=x.length*(y+he)-he;e.labels&&
Nn(s,t,e,p,m,b);let A=p.indexOf(t.step);return f&&t.mode!=="teacher"&&A>=0&&p.length>1&&s.box(o-1.5,
b+A*a,v+3,a,"row-lit",{rx:0}),{x:o,y:b,w:v,h:p.length*a,bottom:b+p.length*a}}function Tn(s,t,{path:e,
x:n,y:o,role:r,name:i,head:a=-1,kind:c},h){let l=i??t.run.node(e).name;s.text(n,o+12,l,`code ${r??""}`);
let u=c==="weight"?"0…1":`±${E(h,h<10?1:0)}`;s.text(n+l.length*8.7+6,o+12,u,"soft"),s.text(n,o+26,
ue(t,e,a),"soft")}function Nn(s,t,{x:e,ch:n,names:o,kept:r},i,a,c){i.forEach((h,l)=>{if(t.hides(a,h))
return;let u=a==="decoder"?t.kindOf(a,h):"",d=o?o(h):t.tokenOf(a,h),f=r?.(h)?`• ${d}`:d,m={"text-a\
nchor":"end",lang:t.langOf(a)};s.text(e-6,c+(l+.5)*n+4,f,`label ${u}`,m)})}function de(s,t,e,n,o,r,i){
e.forEach((c,h)=>{if(t.hides(n,h)||!Tt(h,i))return;let l=o+(h+.5)*i+4;s.text(l,r+8,c,"label",{"text-\
anchor":"end",transform:`rotate(${i<16?-90:-60} ${l} ${r+8})`,lang:t.langOf(n)})});let a=P(e)+12;return s.
reach(r+a),a}var R=13,dt=s=>P([...s.run.srcTokens,...s.run.tgtTokens])+10;function et(s,t,e,n,o,r,i="",a=""){let[
c]=t.run.node(e).params,[h,l]=le(t,c).map(m=>t.run.size(m)),u=e.split(".").at(-1),d=[`${i}${u}  ${l}\
 → ${h}`],f={x:n,y:o,w:r,h:20};s.part($(c),t.sayOf(c),f,d,`parameter small ${a}`)}function Nt(s,t,e,n){
let{run:o}=t,r=n?P(o.tgtTokens.map((l,u)=>n(u)))+10:dt(t),i=Math.max(...e.map(({path:l})=>o.shape(l).
at(-1))),a=Math.min(7,(s.width-r-2)/i),c=r+60,h=0;for(let{path:l,does:u,kind:d}of e){u!==void 0&&(s.
arrow([c,h],[c,h+34]),u?s.text(c+12,h+21,u,"soft"):et(s,t,l,c+12,h+7,130),h+=34);let f=/sublayers\.\d+$/.
test(l)?"x":void 0,m={ch:R,labels:!0,kind:d,name:f,names:n},p=i>1&&o.shape(l).at(-1)===1?40:a;h=L(s,
t,{path:l,x:r,y:h,cw:p,...m}).bottom+8}}function Qe(s,t,e){let[n,o]=[`${e}.w_1`,`${e}.w_2`];Nt(s,t,[
{path:t.run.node(n).parents[0]},{path:n,does:""},{path:`${e}.hidden`,does:"ReLU: what is negative be\
comes 0"},{path:o,does:""}])}function Ze(s,t,e){let n=e.split("_")[0];Nt(s,t,[{path:`${e}.table`},{path:e,
does:`× √d_model = ${Math.sqrt(t.run.sizes.d_model).toFixed(2)}`},{path:`positions.${n}`,does:"⊕ \
a vector for each position"}])}function ts(s,t,e){let{parents:n,op:o}=t.run.node(e),r=o==="norm"?"la\
yer norm":"as it is: each sublayer ends in a norm";Nt(s,t,[{path:n[0]},{path:e,does:r}])}function es(s,t,e){
let n=[{path:t.run.node(e).parents[0]},{path:e,does:""},{path:"probabilities",does:"softmax: each ro\
w sums to 1",kind:"weight"}];t.mode==="teacher"&&n.push({path:"loss",does:"cross-entropy with tgt_ou\
t"}),Nt(s,t,n,r=>t.rowName(e,r))}function ss(s,t,e){let[n,o]=t.run.shape(e),r=Math.min(9,(s.width-4)/
o);L(s,t,{path:e,x:2,y:0,cw:r,ch:n>1?r:R})}var An={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},Sn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},Ln=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function Cn(s,t,e){let n=s==="sublayers"&&Sn[e]?.[Number(t)];return n?`${n} sublayer`:`${s.replace(/s$/,
"")} ${t}`}function z(s,t){let[e]=s.split("."),n=[];for(let[,o,r]of s.matchAll(Ln))n.push(r?Cn(o,r,e):
An[o]??o);return/^(en|de)coder\.norm$/.test(s)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(s)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),t!==void 0&&n.push(`head ${t}`),n.join(", ")}function ns(s,t,e){let n=t==="encoder",o=s.isNarrow?22:44,r=(s.width-o)/2,i=n?e.sizes.S:e.sizes.T,[a,
c]=s.isNarrow?[13,75]:[26,205],h=Math.min(a,(r-c-15)/i),l=n?0:s.width-r,u=n?l+5:l+r-i*h-5,d=x=>u+(x+
.5)*h,f=n?u+i*h+6:l+4,m=r-i*h-15,p=n?f:f+m,g=d(n?0:i-1);return{stack:t,isEncoder:n,n:i,x:l,w:r,pitch:h,
railX:d,bx:f,bw:m,near:p,far:g,crossings:[],y:0}}var ft=({railX:s,pitch:t,n:e},n=0)=>({x:s(0)-t/2-n,
w:e*t+2*n}),os=({w:s,n:t,pitch:e})=>Math.min(Math.max(e,18),(s-16)/t),rs=(s,t)=>{let e=os(s),n=s.n*e+
P(t)/2;return e<16||n>s.w?90:60},fe=(s,t)=>P(t)*Math.sin(rs(s,t)*Math.PI/180)+12;function me(s,t,e,n,o,r){
let i=os(e),a=e.isEncoder?e.railX(0):e.railX(e.n-1)-(e.n-1)*i,c=n.findIndex((l,u)=>t.kindOf(e.stack,
u)==="lit"),h=(e.isEncoder?-1:r)*rs(e,n);n.forEach((l,u)=>{if(!Tt(u,i,c))return;let d=a+u*i,f=`token\
 ${t.kindOf(e.stack,u)}`,m=o+r*3;s.text(d+(e.isEncoder?2:-2),o+(r>0?0:6),l,f,{"text-anchor":e.isEncoder?
"start":"end",transform:`rotate(${h} ${d} ${o})`,lang:t.langOf(e.stack)}),s.path(`M${d} ${m}L${e.railX(
u)} ${m+r*9}`,is(t,e,u))})}var is=(s,t,e)=>`rail ${s.kindOf(t.stack,e)}`;function J(s,t,e,n){for(let o=0;o<
e.n;o++)s.path(`M${e.railX(o)} ${e.y}V${n}`,is(t,e,o));e.y=n}function pe(s,t,e,n,o,r){let i=t.run.tensor(
n),a=Math.min(8,e.pitch/2-.4),c=z(n);for(let p=0;p<e.n;p++){if(t.hides(e.stack,p))continue;let g=Math.
max(1.5,a*Math.min(1,F(i,p)/t.longest)),b=`bead ${t.kindOf(e.stack,p)}`;s.add("circle",{cx:e.railX(p),
cy:o,r:g,class:b})}let{x:h,w:l}=ft(e),u=p=>Math.max(0,Math.min(e.n-1,Math.floor((p-h)/e.pitch))),d=p=>t.
tokenOf(e.stack,p),f=`${c}: one vector of ${i.shape.at(-1)} numbers for each token`,m=p=>`${c}: the \
vector of “${d(u(p))}” has the length ${F(i,u(p)).toFixed(2)}`;s.spot({id:n,x:h,y:o-8,w:l,h:16,say:f,
read:m,go:r})}function as(s,t,e,n,o){s.arrow([e.far,n],[o,n]);for(let r=0;r<e.n;r++)t.hides(e.stack,
r)||s.add("circle",{cx:e.railX(r),cy:n,r:1.4,class:"tap"})}function we(s,t,e,n,o,r){s.path(`M${o} ${r}\
V${n}H${e.far}`,"wire");let i=Math.min(5.5,e.pitch/2-.3);for(let a=0;a<e.n;a++)t.hides(e.stack,a)||s.
plus(e.railX(a),n,i)}var Rn={encoder:["self_attention","feed_forward"],decoder:["self_attention","cross_attention","feed_\
forward"]},In={self_attention:["self-","attention"],masked:["masked ","self-","attention"],cross_attention:[
"cross-","attention"],feed_forward:["feed-","forward"]};function cs(s,t){let{run:e}=t,[n,o]=["encode\
r","decoder"].map(a=>ns(s,a,e)),r=[[n,e.srcTokens,"Encoder","source"],[o,e.tgtTokens,"Decoder",t.mode===
"teacher"?"tgt_in":"target"]],i=Math.max(...r.map(([a,c])=>fe(a,c)));for(let[a,c,h,l]of r){Pn(s,a,h,
`${l} · ${a.isEncoder?"S":"T"} = ${a.n}`),a.y=26+i,me(s,t,a,c,a.y,1),a.y+=12,zn(s,t,a);for(let u=0;t.
has(`${a.stack}.layers.${u}`);u++)jn(s,t,a,u);Dn(s,t,a)}Bn(s,t,n,o),Un(s,t,o),Gn(s,n,o.crossings.at(
-1)??0)}function Pn(s,{isEncoder:t,x:e,w:n},o,r){let[i,a]=t?[e,1]:[e+n,-1],c={"text-anchor":t?"start":
"end"};s.text(i,13,o,"title",c),s.text(i+a*70,13,r,"soft",c)}var ge=({bx:s,bw:t})=>s+t/2;function hs(s){
let{x:t,w:e}=ft(s,2),n=Math.min(t,s.bx);return{x:n,w:Math.max(t+e,s.bx+s.bw)-n}}function zn(s,t,e){let n=e.
isEncoder?"src":"tgt",o=$(`${n}_embed`),r=t.sayOf(o.path),i={...hs(e),y:e.y,h:19};s.part(o,r,i,["emb\
edding"],"parameter",ge(e));let a=e.y+46,c=$(`positions.${n}`),h={x:e.bx,y:a,w:e.bw,h:19};s.part(c,t.
sayOf(c.path),h,["positions"]),e.y+=19,J(s,t,e,a+36),we(s,t,e,a+10,e.near,a+10),pe(s,t,e,c.path,a+25,
o)}function jn(s,t,e,n){let o=$(`${e.stack}.layers.${n}`),r=e.y+2,i=s.box(e.x,r,e.w,10,"layer",{rx:8}),
[a,c]=e.isEncoder?[e.bx+e.bw,"end"]:[e.bx,"start"],h=z(o.path),l=s.isNarrow?`layer ${n}`:h;s.text(a,
r+14,l,"soft",{"text-anchor":c});let u=`${h}: its sublayers, and what each adds to the residual stre\
am`;s.spot({id:o.path,x:e.bx,y:r+2,w:e.bw,h:17,say:u,go:o}),J(s,t,e,r+20),Rn[e.stack].forEach((d,f)=>{
Wn(s,t,e,o.path,d,f)}),i.attributes.height=e.y-r-2}function Wn(s,t,e,n,o,r){let{run:i,isPreNorm:a}=t,
c=$(`${n}.${o}`),h=`${n}.sublayers.${r}`,l=o!=="feed_forward",u=a&&!s.isNarrow?52:0,d=a&&s.isNarrow?
19:0,f=e.bw-u,m=Fn(s,f,i.sizes.H),p=qn(s,e,o),g=p.length*13+7,b=g+(l?m.rows*(m.size+3)+2:0),x=e.y+d,
y=e.isEncoder?e.bx+u:e.bx,k=x+b+7;J(s,t,e,k+(a?23:40)),as(s,t,e,d?x-11:x+10,e.near),a&&Hn(s,t,e,`${h}\
.norm`,x),s.box(y,x,f,b,`part ${t.lights(c.path)?"lit":""}`),p.forEach((M,v)=>{s.centered(y+f/2,x+14+
13*v,M)});let O=t.sayOf(c.path);s.spot({id:c.path,x:y,y:x,w:f,h:b,say:O,go:c}),l&&Kn(s,t,c.path,[y,x+
g-1,f],m),o==="cross_attention"&&e.crossings.push(x+10),we(s,t,e,k,e.isEncoder?y+14:y+f-14,x+b),a||ls(
s,t,e,$(`${h}.norm`),k+8,14),pe(s,t,e,h,e.y-8,$(n))}function qn({isNarrow:s},{isEncoder:t},e){let n=In[e===
"self_attention"&&!t?"masked":e];return s?n:[n.join("")]}function Hn(s,t,e,n,o){let r=s.isNarrow?e.bw:
40,i=s.isNarrow||e.isEncoder?e.bx:e.bx+e.bw-40,a=s.isNarrow?o-19:o+2,c={x:i,y:a,w:r,h:16};s.part($(n),
t.sayOf(n),c,["norm"],"small");let[h,l]=e.isEncoder?[i+r,12]:[i,-12];s.isNarrow?s.path(`M${i+r/2} ${a+
16}v3`,"wire"):s.arrow([h,o+10],[h+l,o+10])}function ls(s,t,e,n,o,r){let i=ft(e),a=Math.max(i.w,34),
h={x:e.isEncoder?i.x:i.x+i.w-a,w:a,y:o,h:r};s.part(n,t.sayOf(n.path),h,["norm"],"small")}function Fn(s,t,e){
let n=s.isNarrow?Math.min(2,e):e,o=Math.min(s.isNarrow?32:38,(t-8)/n-4);return{across:n,rows:Math.ceil(
e/n),size:o}}function Kn(s,t,e,[n,o,r],{across:i,size:a}){let c=t.run.tensor(`${e}.weights`),[h,l,u]=c.
shape,d=n+(r-i*(a+4)+4)/2;for(let f=0;f<h;f++){let m=d+f%i*(a+4),p=o+Math.floor(f/i)*(a+3),g={x:m,y:p,
cw:a/u,ch:a/l};xe(s,t,e,f,c,g,{x:m,y:p,w:a})}}function xe(s,t,e,n,o,r,i){let a=e.split(".")[0],c=x=>t.
hides(a,x),h={path:`${e}.weights`,head:n,kind:"weight"},{x:l,y:u,ch:d,cw:f,rows:m,columns:p}=s.grid(
o,{...h,...r,hides:c});a==="decoder"&&t.mode!=="teacher"&&s.box(l,u+t.step*d,p*f,d,"row-lit",{rx:0});
let g=u+m.length*d-i.y,b=t.sayOfHead(e,n);s.spot({id:`${e}#${n}`,...i,h:g,say:b,go:$(e,n)})}function Dn(s,t,e){
if(e.y+=2,!t.isPreNorm)return;let n=e.y+5;J(s,t,e,n),ls(s,t,e,$(`${e.stack}.norm`),n,16),e.y=n+16}function Bn(s,t,e,n){
let o=e.y+12;J(s,t,e,o);let{x:r}=ft(e),i=Math.max(e.n*e.pitch,64),a=(e.x+e.w+n.x)/2,c=n.crossings,[h,
l]=[Math.min(o+10,...c),Math.max(o+10,...c)],u=`M${r+i} ${o+10}H${a}M${a} ${h}V${l}`;for(let f of c)
u+=`M${a} ${f}H${n.bx-7}`;for(let f of["double","double inner"])s.path(u,f);for(let f of c){let m=n.
bx-1;s.path(`M${m-8} ${f-6}L${m} ${f}L${m-8} ${f+6}`,"wire")}let d=t.sayOf("encoder");s.part($("enco\
der"),d,{x:r,y:o,w:i,h:20},["memory"]),e.y=o+20}function Un(s,t,e){let n=e.y+12;J(s,t,e,n);let o=$("\
generator"),r={...hs(e),y:n,h:19},{d_model:i,V:a}=t.run.sizes,c=s.isNarrow?"generator":`generator ${i}\
 → ${a}`,h=`parameter ${t.lights(o.path)?"lit":""}`;s.part(o,t.sayOf(o.path),r,[c],h,ge(e)),Vn(s,t,
e,n+19),e.y=n+67;let l=t.outTokens();me(s,t,e,l,e.y,-1),s.reach(e.y+fe(e,l))}function Vn(s,t,e,n){let r=n+
8+24;s.centered(ge(e),n+22,"softmax","soft");for(let c=0;c<e.n;c++){if(t.hides("decoder",c))continue;
let h=t.probabilityOf(c),l=Math.max(2,e.pitch-4),u=t.kindOf("decoder",c),d=e.railX(c)-l/2;s.box(d,r-
24,l,24,`bar-ground ${u}`,{rx:0}),s.box(d,r-24*h,l,24*h,`bar ${u}`,{rx:0})}let i=$("probabilities"),
a={x:e.bx,y:n+4,w:e.x+e.w-e.bx,h:32};s.spot({id:i.path,...a,say:t.sayOf(i.path),go:i})}function Gn(s,t,e){
if(s.isNarrow)return;let n=12,o=Math.max(t.y+40,e,s.height-150),r=i=>{s.text(n+14,o+4,i,"soft"),o+=20};
s.add("circle",{cx:n,cy:o,r:5,class:"bead"}),r("a token's vector: its length"),s.plus(n,o,5.5),r("th\
e sublayer's output is added"),s.box(n-6,o-5,12,11,"ground edge",{rx:0}),s.box(n-6,o-5,6,11,"heat",{
rx:0}),r("attention weight, from 0 to 1");for(let i of["double","double inner"])s.path(`M${n-7} ${o}\
h14`,i);r("memory: keys and values")}var us=[["q","query"],["k","key"],["v","value"]];function ds(s,t,e){let{run:n}=t,o=dt(t),[r,i]=["w_q",
"w_k"].map(g=>n.node(`${e}.${g}`).parents[0]),a=s.isNarrow?1:3,c=i!==r&&a>1?P(n.srcTokens.map(g=>`• ${g}`))+
16:20,h=(s.width-o-(a>1?c+20:0)-2)/a,l=[o,o+h+c,o+2*h+c+20],u=5*(n.sizes.H-1),d=(h-u)/n.sizes.d_model,
f={sheet:s,scene:t,path:e,left:o,slot:h,cw:d,x:r,source:i,columns:l},m=s.isNarrow?Yn(f):Xn(f),p=Jn(f,
m+18);Qn(f,p+14)}var be=({scene:s},t)=>t==="encoder"?"memory":s.isPreNorm?"norm(x)":"x";function Xn(s){
let{sheet:t,scene:e,path:n,left:o,slot:r,cw:i,x:a,source:c,columns:h}=s,l=L(t,e,{path:a,x:o,y:0,cw:i,
ch:R,labels:!0,name:be(s,a)}),u=l;if(c!==a){let m=(h[1]+h[2])/2;u=L(t,e,{...{path:c,x:m,y:0,cw:i,ch:R,
labels:!0},name:be(s,c)})}let d=Math.max(l.bottom,u.bottom)+26,f=0;return us.forEach(([m,p],g)=>{let b=h[g],
x=g&&c!==a?u:l,y=b+r/2;t.arrow([x.x+x.w/2,x.bottom+2],[x.x+x.w/2,d-14],[y,d-14],[y,d-2]),et(t,e,`${n}\
.w_${m}`,b,d,r,"",p),t.arrow([y,d+20],[y,d+32]),f=Math.max(f,fs(s,m,p,b,d+30,g===0||g===1&&c!==a).bottom)}),
f}function Yn(s){let{sheet:t,scene:e,path:n,left:o,slot:r,cw:i,x:a,source:c}=s,h=0,l=u=>{h=L(t,e,{...{
path:u,x:o,y:h,cw:i,ch:R,labels:!0},name:be(s,u)}).bottom+12};l(a);for(let[u,d]of us)u==="k"&&c!==a&&
l(c),et(t,e,`${n}.w_${u}`,o,h,r,"",d),t.arrow([o+r/2,h+20],[o+r/2,h+32]),h=fs(s,u,d,o,h+30,!0).bottom+
12;return h-12}function fs({sheet:s,scene:t,path:e,cw:n},o,r,i,a,c){let h=l=>o!=="q"&&t.isKept(e,l);
return L(s,t,{path:`${e}.${o}`,x:i,y:a,cw:n,ch:R,role:r,labels:c,kept:h})}function Jn({sheet:s,scene:t,
path:e,left:n},o){let r=t.run.tensor(`${e}.weights`),[i,a,c]=r.shape,h=(s.width-n)/i,l=Math.min(90,h-
14),[u,d]=[l/c,Math.min(l/a,24)],f=s.isNarrow?"":", one map for each head";s.text(n,o+10,"weights","\
code"),s.text(n+70,o+10,`softmax(q·kᵀ / √d_k)${f}`,"soft");let m=o+36;for(let p=0;p<i;p++){let g=n+
p*h;s.text(g,m-6,`head ${p}`,"soft");let b={x:g,y:m-18,w:l};xe(s,t,e,p,r,{x:g,y:m,cw:u,ch:d},b)}return m+
a*d}function Qn({sheet:s,scene:t,path:e,left:n,slot:o,cw:r,columns:i},a){let c={y:a,cw:r,ch:R,labels:!0},
l=L(s,t,{...c,path:`${e}.values`,x:n,name:"values"}),u=`${e}.w_o`;if(s.isNarrow){let m=l.bottom+14;return s.
arrow([n+o/2,l.bottom+2],[n+o/2,m-2]),et(s,t,u,n,m,o,"concat, then "),s.arrow([n+o/2,m+20],[n+o/2,m+
32]),L(s,t,{...c,path:u,x:n,y:m+30,name:"update"})}let d=i[2],f=l.y+l.h/2;return s.arrow([n+l.w+4,f],
[i[1]-3,f]),s.text(i[1],f-16,"concat","soft"),et(s,t,u,i[1],f-10,o),s.arrow([i[1]+o+2,f],[d-3,f]),L(
s,t,{...c,labels:!1,path:u,x:d,name:"update"})}var ms=/^(en|de)coder\.layers\.\d+/,Zn=/^.*\.(self|cross)_attention/,to=/^(src_embed|tgt_embed|positions\.(src|tgt))/,
eo=/\.(weight|bias|pe)$/;function I(s,t=-1){if(!s)return{kind:"map",path:s};if(eo.test(s))return{kind:"\
parameter",path:s};let e=s.match(Zn)?.[0];if(e)return{kind:t<0?"attention":"head",path:e};let n=s.match(
ms)?.[0];if(s.includes(".feed_forward"))return{kind:"feedForward",path:`${n}.feed_forward`};if(n)return{
kind:"layer",path:n};let[,o]=s.match(to)??[];return o?{kind:"embedding",path:`${o.includes("tgt")?"t\
gt":"src"}_embed`}:/^(en|de)coder/.test(s)?{kind:"finalNorm",path:s.split(".")[0]}:{kind:"generator",
path:"generator"}}var st=({row:s,cell:t})=>s>=0&&t>=0;function mt({path:s,head:t,row:e,cell:n}){if(e>=
0||n>=0)return $(s,t);let o=I(s,t);if(s!==o.path)return $(o.path,t);if(o.kind==="head")return $(o.path);
if(o.kind==="parameter"){let i=s==="positions.pe"?"src_embed":s.replace(/\.\w+$/,"");return $(I(i).path)}
let r=s.match(ms)?.[0];return $(r&&r!==s?r:"")}function ps(s,t,e){let n=s.path.replace(/layers\.(\d+)/,
(o,r)=>`layers.${Number(r)+t}`);return n!==s.path&&e.has(n)?{...s,path:n}:null}var B=s=>s[0].toUpperCase()+
s.slice(1);function ws(s,t,e){let n=[],o=s;for(;o.path;o=mt(o))st(o)&&n.unshift([no(t,o),o]),o.row>=
0&&e(o)&&n.unshift([e(o),$(o.path,o.head,o.row)]),o=$(o.path,o.head),n.unshift([so(o,t),o]);return[[
"Model",o],...n]}function so({path:s,head:t},e){let n=I(s,t);if(n.kind==="parameter")return e.node(s).
name;if(s!==n.path)return s.replace(`${n.path}.`,"");if(n.kind==="head")return`Head ${t}`;let o=s===
"generator"?s:z(s);return B(n.kind==="layer"?o:o.split(", ").at(-1)??o)}function no(s,{path:t,head:e,
row:n,cell:o}){return s.waits(t)?"…":E(T(s.tensor(t),e,n,o),3)}function gs({path:s,head:t,row:e,cell:n}){
let o=n.split(",").map(Number);return n?$(s,o.length===3?o[0]:-1,...o.slice(-2)):$(s,t,e)}function xs({
path:s,head:t,row:e,cell:n}){if(n<0)return{path:s,head:t,row:e,cell:""};let o=t<0?[e,n]:[t,e,n];return{
path:s,head:t,row:e,cell:o.join(",")}}var nt=[["src_embed tgt_embed","Tokens become vectors, and each position is added."],["encoder","The\
 encoder takes the whole source at once; its output is the memory."],["self_attention","The lit row \
attends to itself and to the rows before it."],["cross_attention","The same row attends to the memor\
y of the source."],["feed_forward","Two linear layers work on this row alone."],["generator","The la\
st vector becomes a logit for each token; after softmax, the most probable token is generated."]],At=class{constructor(t,{
mode:e,step:n,station:o,language:r}){this.run=t,this.mode=e,this.step=Math.max(0,Math.min(n,t.sizes.
T-1)),this.station=o,this.language=r,this.isPreNorm=t.node("encoder").op==="norm",this.longest=t.longest}has(t){
return this.run.node(t)!==void 0}isTarget(t){return this.run.node(t)?.shape.at(-2)==="T"}hides(t,e){
return t==="decoder"&&this.mode==="generate"&&e>this.step}kindOf(t,e){return t==="encoder"||this.mode===
"teacher"?"":this.hides(t,e)?"unwritten":e===this.step?"lit":this.mode==="step"?"dim":"kept"}tokenOf(t,e){
return this.run[t==="encoder"?"srcTokens":"tgtTokens"][e]}langOf(t){return this.language&&t==="encod\
er"?"en":this.language}outTokens(){return this.mode!=="teacher"?this.run.nextTokens.map((t,e)=>this.
hides("decoder",e)?"":t):this.run.targetTokens.map((t,e)=>`${t} ${this.lossOf(e).toFixed(2)}`)}probabilityOf(t){
let e=_(this.run.tensor("probabilities"),t);return this.mode==="teacher"?e[this.run.targets[t]]:Math.
max(...e)}shareOf(t){let e=this.run.node(this.isPreNorm?t:`${t}.sum`),[n,o]=e.parents.map(a=>this.run.
tensor(a)),[r]=o.shape,i=0;for(let a=0;a<r;a++)i+=F(o,a)/F(n,a);return(i/r).toFixed(2)}lossOf(t){return this.
run.tensor("loss").data[t]}rowName(t,e){let{srcTokens:n,tgtTokens:o,vocabulary:r}=this.run,a={S:()=>n[e],
T:()=>`${o[e]} → ${this.outOf(e)}`,V:()=>`“${r.tgt[e]}”`,V_src:()=>`“${r.src[e]}”`,max_len:()=>`\
position ${e}`,1:()=>""}[this.run.node(t)?.shape.at(-2)??"T"];return a?a():`output ${e}`}outOf(t){return this.
run[this.mode==="teacher"?"targetTokens":"nextTokens"][t]}isKept(t,e){return this.mode!=="generate"||
t.startsWith("encoder")?!1:t.endsWith("cross_attention")||e<this.step}columnName(t,e){let{run:n}=this,
o=n.node(t).shape.at(-1);return o==="S"?n.srcTokens[e]:o==="T"?n.tgtTokens[e]:o==="V"?`“${n.vocabulary.
tgt[e]}”`:o==="1"?"the loss":`feature ${e}`}sayCell(t,{path:e,head:n,row:o,cell:r}){let i=this.run.
node(e).name,a=n>=0?`, head ${n}`:"",c=T(t,n,o,r),h=c===-1/0?"−∞ (masked)":ut(c),l=[this.rowName(
e,o),this.columnName(e,r)];return`${i}${a}, ${l.filter(Boolean).join(", ")}: ${h}`}lights(t){if(this.
station<0)return!1;let[e]=nt[this.station];return e==="encoder"?t.startsWith("encoder"):!t.startsWith(
"encoder")&&e.split(" ").some(n=>t.endsWith(n))}sayOf(t){let e=this.run.node(t)?.say;return e?B(e):B(
z(t))}sayOfHead(t,e,n=-1){let o=this.run.tensor(`${t}.weights`),r=t.startsWith("decoder"),i=n>=0?n:r&&
this.mode!=="teacher"?this.step:-1,a=B(z(t,e)),[,c,h]=o.shape;if(i<0)return`${a}: ${c} × ${h} atten\
tion weights, each row sums to 1`;let u=(t.includes("cross")||!r?this.run.srcTokens:this.run.tgtTokens).
map((f,m)=>[f,T(o,e,i,m)]).sort(([,f],[,m])=>m-f).filter(([,f],m)=>m<3&&f>=.05).map(([f,m])=>`${f} ${m.
toFixed(2)}`),d=r?`input ${this.run.tgtTokens[i]}, predicts ${this.outOf(i)}`:this.run.srcTokens[i];
return`${a}, ${d}: attends to ${u.join(", ")}`}};var oo=1400,St=class{constructor(t){this.view=t,this.timer=0,this.outward=N("↑ Out",()=>t.out()),this.
back=N("◀",()=>t.stepBy(-1),{"aria-label":"Previous token"}),this.ahead=N("▶",()=>t.stepBy(1),{"\
aria-label":"Next token"}),this.play=N("Play",()=>this.toggle()),this.told=w("span",{class:"soft"});
let e=[this.outward,this.back,this.told,this.ahead,this.play];this.node=w("div",{class:"bar"},...e)}show(){
let{view:t}=this,{at:e,mode:n,step:o,run:r}=t,i=r.sizes.T-1,a=(c,h)=>c.setAttribute("aria-disabled",
String(h));a(this.outward,!e.path),a(this.back,o<=0),a(this.ahead,o>=i),this.play.hidden=n==="teache\
r",this.play.textContent=this.timer?"Pause":"Play",this.told.textContent=`row ${o} of ${i}`}toggle(){
this.timer?this.stop():this.start(),this.view.redraw()}start(){let{view:t}=this;t.mode!=="teacher"&&
(t.step===t.run.sizes.T-1&&t.mode==="generate"&&t.stepTo(0),this.timer=window.setInterval(()=>this.tick(),
oo),this.tick())}tick(){let{view:t}=this,e=t.mode==="step"&&!t.at.path;if(e&&t.station<nt.length-1)return t.
station+=1,t.redraw();if(t.step>=t.run.sizes.T-1)return this.stop(),t.redraw();t.station=e?0:-1,t.stepTo(
t.step+1)}stop(){clearInterval(this.timer),this.timer=0,this.view.station=-1}};var Lt=24,$e=11.5,ro=92,io=104;function $s(s,t,e,n){let{run:o}=t,r=e.startsWith("decoder"),i=e.endsWith(
"self_attention"),a=r&&i?o.tgtTokens:o.srcTokens,c=r?o.tgtTokens:o.srcTokens,h=m=>t.rowName(`${e}.w_\
q`,m),l=r&&i?"decoder":"encoder",u=o.tensor(`${e}.masked`).data.some(m=>m===-1/0),d=m=>t.isKept(e,m),
f={sheet:s,scene:t,path:e,head:Math.min(n.head,o.sizes.H-1),keys:a,queries:c,names:h,kept:d,keyStack:l,
masked:u,at:n};s.isNarrow?co(f):ao(f)}function ot(s,t,e){let{sheet:n,scene:o,path:r,head:i}=s,a=o.sayOf(
`${r}.${t}`),c={path:`${r}.${t}`,head:i,name:t,say:a};return L(n,o,{...c,...e})}function ao(s){let{sheet:t,
scene:e,keys:n,queries:o,names:r,kept:i,keyStack:a,masked:c}=s,h=P([...o.map((W,_e)=>r(_e)),...n.map(
W=>`• ${W}`)])+8,l=c?["scores","masked","weights"]:["scores","weights"],u=t.width-h-(l.length+1)*Lt,
d=u*(c?.14:.2)/n.length,f=l.length*n.length,m=f*$e<.55*u?$e:7,p=(u-2*io)/f,g=Math.min(Math.max(m,Math.
min(24,d)),Math.max(p,2)),b=Math.max(ro,g*n.length),{d_k:x}=e.run.sizes,y=Math.min(15,(u-l.length*b)/
(2*x)),k=16,O=ot(s,"q",{x:h,y:0,cw:y,ch:k,role:"query",labels:!0,names:r}),M=h+O.w+Lt;bs(t,M,O);let v=0;
l.forEach(W=>{let Xs=ot(s,W,{x:M,y:0,cw:g,ch:k,kind:W==="weights"?"weight":"value"});(g>=$e||W==="we\
ights")&&(v=de(t,e,n,a,M,Xs.bottom,g)),M+=b+Lt,bs(t,M,O)});let A=ot(s,"values",{x:M,y:0,cw:y,ch:k}),
D={y:A.bottom+Math.max(26,v-8),cw:y,ch:k,labels:!0,kept:i};ot(s,"k",{...D,x:h,role:"key"});let Z=ot(
s,"v",{...D,x:M,role:"value"}),wt=W=>W.x+W.w/2;t.arrow([wt(Z),Z.y-34],[wt(Z),A.bottom+3]),t.reach(Z.
bottom+6)}function bs(s,t,{y:e,h:n}){let o=e+Math.min(n/2,40);s.arrow([t-Lt+5,o],[t-4,o])}function co(s){
let{sheet:t,scene:e,path:n,keys:o,queries:r,names:i,kept:a,keyStack:c,masked:h,at:l}=s,u=n.startsWith(
"decoder")&&e.mode!=="teacher",d=l.row>=0&&l.row<r.length&&!/\.[kv]$/.test(l.path)?l.row:e.step,f=u?
[d]:void 0,m=v=>u?r[v]:i(v),p=P([...o.map(v=>`• ${v}`),...r.map((v,A)=>m(A))].filter(Boolean))+8,{
d_k:g}=e.run.sizes,b=(t.width-p-2)/g,x=Math.min(32,(t.width-p-2)/o.length),y=Math.max(15,Math.min(b,
18)),k=0,O=(v,A)=>{k=ot(s,v,{...{x:p,y:k,cw:b,ch:y,labels:!0},...A}).bottom+12};O("q",{role:"query",
rows:f,names:m}),O("k",{role:"key",kept:a});let M={cw:x,rows:f,names:m};O("scores",M),h&&O("masked",
M),O("weights",{...M,kind:"weight"}),k+=de(t,e,o,c,p,k-12,x)-8,O("v",{role:"value",kept:a}),O("value\
s",{rows:f,names:m})}var rt=26,Ct=92,ys={self_attention:["self-","attention"],cross_attention:["cross-","attention"],feed_forward:[
"feed-","forward"]};function ks(s,t,e){let{run:n}=t,o=Object.keys(ys).filter(u=>n.node(`${e}.${u}`)),
r=dt(t),i=s.isNarrow?2:t.isPreNorm?3:2,a=s.isNarrow?2*rt+18:Ct+2*rt+26*i,c=Math.min(4,(s.width-r-a)/
(i*n.sizes.d_model)),h=n.node(t.isPreNorm?`${e}.sublayers.0.norm`:`${e}.sublayers.0.sum`),l={sheet:s,
scene:t,path:e,left:r,cw:c,y:0};l.stream=vs(l,h.parents[0]),o.forEach((u,d)=>{(s.isNarrow?lo:ho)(l,u,
d)}),s.reach(l.y+4)}function vs(s,t){let{sheet:e,scene:n,left:o,cw:r,y:i}=s,c=L(e,n,{path:t,x:o,y:i,
cw:r,ch:R,labels:!0,name:"x"});return ye(s,t,c),s.y=c.bottom,c}function ye({sheet:s,scene:t},e,{x:n,
y:o,w:r,h:i}){let a=t.run.tensor(e),c=t.isTarget(e)?"decoder":"encoder";s.isNarrow||s.text(n+r+4,o-6,
"length","soft");for(let h=0;h<i/R;h++){if(t.hides(c,h))continue;let l=F(a,h)/t.longest*rt;s.box(n+r+
4,o+h*R+3,Math.max(1,l),R-6,"length",{rx:1})}}var Rt=(s,t)=>`${s}.${t}.${t==="feed_forward"?"w_2":"w\
_o"}`;function It({sheet:s,scene:t,cw:e},n,o,r,i){return L(s,t,{path:n,x:o,y:r,cw:e,ch:R,name:i})}function Os({
sheet:s,scene:t,path:e},n,o){let r=$(`${e}.${n}`);s.part(r,`${t.sayOf(r.path)}. Go in`,o,ys[n])}function ho(s,t,e){
let{sheet:n,scene:o,path:r,stream:i}=s,a=i.y-32,c=i.y+i.h/2,h=i.x+i.w+rt+26,l=i.x+i.w+rt+6,u=m=>{n.arrow(
[l,c],[m-3,c]),l=m};if(o.isPreNorm){u(h);let m=It(s,`${r}.sublayers.${e}.norm`,h,a,"norm(x)");l=h+m.
w+3,h+=m.w+24}let d=Math.max(36,Math.min(60,i.h));u(h),Os(s,t,{x:h,y:c-d/2,w:Ct-18,h:d}),l=h+Ct-18+3,
h+=Ct,u(h);let f=It(s,Rt(r,t),h,a,"update");ye(s,Rt(r,t),f),Ms(s,e,f.x+f.w/2,f.bottom)}function lo(s,t,e){
let{sheet:n,scene:o,path:r,stream:i,left:a}=s,c=a+i.w+rt+16,h=i.y-32,l=i.y+i.h/2;if(n.arrow([c-12,l],
[c-2,l]),o.isPreNorm){let d=It(s,`${r}.sublayers.${e}.norm`,c,h,"norm(x)");h=d.bottom,n.arrow([c+d.w/
2,h+2],[c+d.w/2,h+14]),h+=16}else h=l-18;Os(s,t,{x:c,y:h,w:i.w,h:36}),h+=36,n.arrow([c+i.w/2,h+2],[c+
i.w/2,h+14]);let u=It(s,Rt(r,t),c,h+12,"update");ye(s,Rt(r,t),u),Ms(s,e,u.x+u.w/2,u.bottom)}function Ms(s,t,e,n){
let{sheet:o,scene:r,path:i,stream:a,left:c}=s,h=c+a.w/2,l=Math.max(a.bottom,n)+18;if(o.path(`M${h} ${a.
bottom}V${l+16}`,"rail"),o.arrow([e,n+3],[e,l],[h+8,l]),o.plus(h,l,7),s.y=l+16,!r.isPreNorm){let d=$(
`${i}.sublayers.${t}.norm`),f={x:h-40,y:l+14,w:80,h:17};o.part(d,r.sayOf(d.path),f,["norm"],"small"),
s.y+=20}let u=r.shareOf(`${i}.sublayers.${t}`);o.text(h+14,l-5,o.isNarrow?`length: ${u} × x`:`its l\
ength is ${u} × that of x, on average`,"soft"),s.stream=vs(s,`${i}.sublayers.${t}`)}var uo={relu:"hidden"},fo={query:"q",key:"k",value:"v",used:"weights"},mo={q:"query",k:"key",v:"valu\
e"},Pt=class{constructor(t){this.view=t,this.listings=t.machine.listings,this.name=w("summary",{}),this.
lines=w("ol",{}),this.node=w("details",{class:"listing"},this.name,this.lines),this.node.open=matchMedia(
"(min-width: 560px)").matches,this.shown=""}show(t){let{run:e}=this.view,{kind:n,path:o}=I(t.path,t.
head),r=n==="head"&&t.path===o,i=e.node(r?`${o}.weights`:t.path);this.node.hidden=!i;let a=JSON.stringify(
[t.path,t.head,e.sizes]);if(!i||a===this.shown)return;this.shown=a;let[c,h]=i.code,l=w("code",{},h);
this.name.replaceChildren("The code that computes it: ",l,` in ${c}`);let u=n==="parameter"?mt($(o)).
path:o,d=this.listings[h].split(`
`).map((f,m)=>{let p=this.named(f,u,h,t.head);return this.line(p,m+1,i,u)});this.lines.replaceChildren(
...d)}line(t,e,n,o){let r=e===n.code[2],i=w("li",{},w("code",{},...t)),a=r?n:this.madeHere(e,n,o);if(a){
let c=r?`  ${n.path}`:"",h=`  # ${ue(this.view.scene,a.path)}${c}`;i.append(w("span",{class:"soft"},
h))}return r&&i.setAttribute("aria-current","true"),i}madeHere(t,{code:e},n){return[...this.view.run.
nodes.values()].find(o=>o.path.startsWith(`${n}.`)&&o.code[1]===e[1]&&o.code[2]===t)}named(t,e,n,o){
let r=n==="attention"?fo:uo;return t.split(/\b([a-z_][a-z_0-9]*)\b/).map(i=>{let a=r[i]??i,c=`${e}.${a}`,
h=this.view.run.node(c);if(!h)return i;let l=h.shape.length===3;return N(i,()=>this.view.go($(c,l?o:
-1)),{class:`code-name ${mo[a]??""}`})})}};var ke=s=>s.reduce((t,e)=>t*e,1);function K(s,t){let[e,n]=s.slice(-2),o=new Float32Array(ke(s));return o.
forEach((r,i)=>{let a=Math.floor(i/n);o[i]=t(Math.floor(a/e),a%e,i%n)}),{shape:s,data:o}}function Es(s,t){
let e=0;for(let n=0;n<s;n++)e+=t(n);return e}var po={scale:([s],t,{sizes:e})=>K(t,(...n)=>T(s,...n)*
Math.sqrt(e.d_model)),split:([s],t)=>K(t,(e,n,o)=>T(s,0,n,e*t[2]+o)),scores([s,t],e){let n=s.shape[2];
return K(e,(o,r,i)=>Es(n,a=>T(s,o,r,a)*T(t,o,i,a))/Math.sqrt(n))},mask:([s],t,e,n)=>K(t,(o,r,i)=>e.hides(
n,r,i)?-1/0:T(s,o,r,i)),softmax([s],t){let e=K(t,()=>0),n=t.at(-1);for(let o=0;o<e.data.length/n;o++)
_(e,o).set(ct(_(s,o)));return e},values:([s,t],e)=>K(e,(n,o,r)=>Es(t.shape[1],i=>T(s,n,o,i)*T(t,n,i,
r))),concat:([s],t)=>K(t,(e,n,o)=>T(s,Math.floor(o/s.shape[2]),n,o%s.shape[2])),relu:([s],t)=>K(t,(...e)=>Math.
max(T(s,...e),0)),add:([s,t],e)=>K(e,(...n)=>T(s,...n)+T(t,...n)),copy:([s])=>s,loss:([s],t,{targets:e})=>K(
t,(n,o)=>-Math.log(ct(_(s,o))[e[o]])),parameter:(s,t,{parameters:e},n)=>({shape:t,data:e[n].data})},
zt=class{constructor({machine:t,src:e,tgt:n,next:o,targets:r,stored:i,parameters:a}){let{nodes:c,params:h}=Ns(
t);this.nodes=c,this.params=h,this.outputs=t.outputs,this.vocabulary=t.vocabulary,this.padId=t.pad_id,
this.src=e,this.tgt=n,this.sizes={...t.sizes,S:e.length,T:n.length},this.sizes.V_src=t.vocabulary.src.
length,this.sizes.max_len=t.max_len,this.stored=i,this.parameters=a,this.tensors=new Map,this.next=o??
go(this.tensor("generator")),this.targets=r??[...n.slice(1),this.next.at(-1)];let l=(u,d="tgt")=>u.map(
f=>this.vocabulary[d][f]);this.srcTokens=l(e,"src"),this.tgtTokens=l(n),this.nextTokens=l(this.next),
this.targetTokens=l(this.targets),this.longest=this.longestVector()}get hasParams(){return this.parameters!==
null}node(t){return this.nodes.get(this.outputs[t]??t)??this.params.get(t)}size(t){return this.sizes[t]??
Number(t)}shape(t){return this.known(t).shape.map(e=>this.size(e))}waits(t){return this.params.has(t)&&
!this.hasParams}longestVector(){let t=0;for(let e of this.nodes.keys()){if(!/sublayers\.\d+$|^positions/.
test(e))continue;let n=this.tensor(e);for(let o=0;o<n.shape[0];o++)t=Math.max(t,F(n,o))}return t}tensor(t){
let e=this.known(t),n=this.tensors.get(e.path);return n||(n=this.compute(e,this.shape(t)),this.tensors.
set(e.path,n)),n}hides(t,e,n){return t.startsWith("decoder")&&t.includes(".self_attention")?n>e?"cau\
sal":"":this.src[n]===this.padId?"padding":""}known(t){let e=this.node(t);if(!e)throw new RangeError(
`path = ${t} is no tensor of this model`);return e}compute({path:t,op:e,parents:n},o){let r=po[e];if(!r)
return this.stored(t,o);let i=n.map(a=>this.tensor(a));return r(i,o,this,t)}},_s=new WeakMap;function Ns(s){
let t=_s.get(s);if(!t){let e=new Map(s.nodes.map(o=>[o.path,o])),n=new Map;for(let o of e.values())for(let r of o.
params)n.set(r,wo(o,r,e));t={nodes:e,params:n},_s.set(s,t)}return t}function wo({op:s,shape:t,parents:e,
code:n,chapter:o},r,i){let[a,c]=r.split(".").slice(-2),h=t.at(-1),l={lookup:[r.startsWith("src")?"V_\
src":"V",h],position:["max_len",h],linear:[h,i.get(e[0])?.shape.at(-1)]};return{path:r,name:`${a}.${c}`,
shape:c!=="bias"&&l[s]||["1",h],parents:[],op:"parameter",code:n,chapter:o,say:s==="position"?"The t\
able of positions, from sine and cosine: not learned":`${z(r)}: parameters, learned in training`,params:[]}}
function go(s){return Array.from({length:s.shape[0]},(t,e)=>{let n=Array.from(_(s,e));return n.indexOf(
Math.max(...n))})}var Ts=2**12-1,xo="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-\
_",bo=new Map([...xo].map((s,t)=>[s,t]));function As(s,t,e=""){let{src:n,tgt:o,next:r,largest:i,letters:a}=t,
c=(g,b)=>bo.get(a[b][g])??0,h={},l=0,u=(g,b)=>{let x=new Float32Array(ke(b));return x.forEach((y,k)=>{
let O=h[g]+k,M=(c(O,0)<<7)+(c(O,1)<<1)+c(O,2);x[k]=(M-Ts-1)*i[g]/Ts}),{shape:b,data:x}},d=s.vocabulary.
tgt.indexOf("</s>"),f=e.trim()?[...o.slice(1),d]:null,{nodes:m}=Ns(s),p={...s.sizes,S:n.length,T:o.length};
for(let g of Object.keys(i))h[g]=l,l+=ke(m.get(g).shape.map(b=>p[b]));return new zt({machine:s,src:n,
tgt:o,next:r,targets:f,stored:u,parameters:null})}function Ss(s,t,e,n,o=null){let{model:r}=t,i=Re(r,
()=>{r.forward(e,n,$t(e,s.pad_id),yt())}),a=h=>i[h],{parameters:c}=r;return new zt({machine:s,src:e,
tgt:n,next:null,targets:o,stored:a,parameters:c})}var ve=({text:s,mode:t,answer:e,language:n})=>JSON.stringify([n,s,e&&t!=="step"?[t,e]:""]),$o=s=>s.indexOf(
s.reduce((t,e)=>Math.max(t,e))),jt=class{constructor(t){this.model=t,this.fetchFirst=re(t),this.fetchMany=
re(t,lt,"languages"),this.text=t.get("text")}fetch(t){return t===Y?this.fetchFirst():this.fetchMany()}first(){
let e=this.model.get("language")===Y?this.model.get("answer"):"",n=As(this.model.get("machine"),this.
model.get("opening"),e),o=ve({text:this.text,mode:e.trim()?"teacher":"step",answer:e,language:Y});return{
run:n,key:o,live:null,forced:[]}}fits(t,e){return ve(t)===e.key}async answer(t){let{text:e,mode:n,answer:o,
language:r}=t,i=await this.fetch(r),{src:a,srcMask:c}=i.read(e,r),{bosId:h,eosId:l,tokens:u}=i.tgtVocab,
d=yo(this.model.get("machine"),i,r),{longest:f}=d;if(a.length>f)throw new RangeError(`This text has ${a.
length} tokens, and there is room for ${f} at most.`);let m=n!=="step"&&o.trim()?ko(i,o,f):[h],p=[...m,
l];return(n==="generate"||m.length===1)&&(p=vo(i.model,a,c,m,{maxLen:f,eosId:l})),{run:Ss(d,i,a,p.slice(
0,-1),p.slice(1)),key:ve(t),live:i,forced:m.slice(1).map(g=>u[g])}}},Ls=new WeakMap;function yo(s,t,e){
if(e===Y)return s;let n=Ls.get(t);if(!n){let{config:o,parameters:r}=t.model,[i,a]=r["encoder.layers.\
0.feed_forward.w_1.weight"].shape,[c]=r["tgt_embed.table.weight"].shape,{n_heads:h,max_len:l}=o;n={...s,
sizes:{H:h,V:c,d_k:a/h,d_model:a,d_ff:i},max_len:l,vocabulary:{src:t.srcVocab.tokens,tgt:t.tgtVocab.
tokens}},Ls.set(t,n)}return n}function ko(s,t,e){let{target:n,tgtVocab:o}=s,r=n.encode(t),i=r.indexOf(
o.unkId);if(i>=0)throw new RangeError(`answer holds '${n.split(t)[i]}', which the model cannot gener\
ate: leave it out`);if(r.length+1>e)throw new RangeError(`answer has ${r.length} tokens, and there i\
s room for ${e-1} after <s>: shorten it`);return[o.bosId,...r]}function vo(s,t,e,n,{maxLen:o,eosId:r}){
let i=s.encode(t,e),a=new Map,c=[...n],h=n;for(;c.length<o&&c.at(-1)!==r;){let l=s.decode(i,e,h,yt(),
a),u=s.generator(l);h=[$o(_(u,h.length-1))],c.push(...h)}return c}function Cs({run:s,live:t}){let{model:e,
srcVocab:n}=t,o=(c,h)=>s.src[h]!==n.padId,r=e.encode(s.src,o),i=new Map,a=0;return s.tgt.forEach((c,h)=>{
let l=e.decode(r,o,[c],null,i),[u,d]=[e.generator(l).data,_(s.tensor("generator"),h)];u.forEach((f,m)=>{
a=Math.max(a,Math.abs(f-d[m]))})}),a}var Wt={step:["One step","One target position on its way through the model."],teacher:["Teacher forc\
ing","As in training: the right answer is fed in, and all rows are computed at once. The causal mask\
 keeps each row from the tokens that it has to predict."],generate:["Generation","As at inference ti\
me: one row after the other. The encoder ran once; the KV cache keeps keys and values of earlier row\
s (•)."]},Oo=5,qt=class{constructor(t){this.view=t,this.buttons=Object.entries(Wt).map(([n,[o]])=>N(
o,()=>t.ask({mode:n}),{"data-mode":n})),this.said=w("p",{class:"said"}),this.hint=w("p",{class:"hint"}),
this.rows=w("ol",{class:"rows"}),this.more=w("div",{class:"more"}),this.error=w("p",{class:"error",role:"\
alert"});let e={class:"modes",role:"group","aria-label":"Mode"};this.node=w("div",{},this.said,w("di\
v",e,...this.buttons),this.hint,this.rows,this.more,this.error),this.shown=""}refuse(t){this.error.textContent=
t}show(){let{mode:t,found:e,step:n}=this.view;for(let i of this.buttons)i.setAttribute("aria-pressed",
String(i.dataset.mode===t));this.showRows(),this.showAnswer();let o=JSON.stringify([t,e.key,t==="gen\
erate"?n:0,!!e.live]);if(o===this.shown)return;this.shown=o,this.hint.textContent=Wt[t][1];let r={step:()=>[],
teacher:()=>this.answer(),generate:()=>this.choices()};this.more.replaceChildren(...r[t]())}showAnswer(){
let{found:t,mode:e,model:n,scene:o}=this.view,r=w("b",{lang:o.langOf("decoder")},this.textOf(t));this.
said.hidden=e==="teacher",this.said.replaceChildren(`${n.get("text")} → `,r)}textOf({live:t,run:{targets:e,
targetTokens:n}}){return t?t.textOf(e):n.slice(0,-1).join(this.view.isOwn?" ":"")}showRows(){let{view:t}=this,
{scene:e,run:n,mode:o,step:r}=t,i=JSON.stringify(n.tgtTokens);if(i!==this.rows.dataset.key||!this.rows.
children.length){this.rows.dataset.key=i;let a=n.tgtTokens.map((c,h)=>{let l=w("span",{lang:e.langOf(
"decoder")},c);return w("li",{},N(l,()=>t.stepTo(h),{class:"pill"}))});this.rows.replaceChildren(...a)}
this.rows.querySelectorAll("button").forEach((a,c)=>{o!=="teacher"&&c===r?a.setAttribute("aria-curre\
nt","step"):a.removeAttribute("aria-current"),a.setAttribute("aria-label",`Row ${c}: ${e.rowName("de\
coder",c)}`),a.classList.toggle("unwritten",e.hides("decoder",c))})}answer(){let{view:t}=this,{found:e,
run:n}=t,{targetTokens:o}=n,r=`answer-${Math.random()}`,i=w("input",{id:r,type:"text",value:this.textOf(
e),autocomplete:"off",spellcheck:"false",lang:t.scene.langOf("decoder")}),a=w("form",{class:"line"},
w("label",{for:r},"Answer that is fed in"),i,w("button",{},"Feed it in"));a.addEventListener("submit",
d=>{d.preventDefault(),t.ask({answer:i.value.trim()})});let c=[...n.tensor("loss").data],h=c.reduce(
(d,f)=>d+f,0)/c.length,l=c.indexOf(Math.max(...c)),u=w("p",{class:"hint"},`Loss: ${h.toFixed(3)} per\
 token; the largest is ${c[l].toFixed(2)}, for “${o[l]}”.`);return[a,u,this.identity()]}choices(){
let{view:t}=this,{scene:e,found:n,run:o}=t,r=_(o.tensor("probabilities"),e.step),i=[...r.keys()].sort(
(u,d)=>r[d]-r[u]).slice(0,Oo),{tgt:a}=o.vocabulary,c=o.targets.slice(0,e.step),h=i.filter(u=>a[u]!==
"</s>").map(u=>{let d=`${(100*r[u]).toFixed(r[u]>.0995?0:1)}%`;return N(`${a[u]} ${d}`,()=>t.goOn([...c,
u]))}),l=w("div",{class:"line"},"Continue with ",...h);return n.forced.length&&l.append(N("Back to t\
he model's own",()=>t.ask({answer:""}))),[l,this.identity()]}identity(){let{found:t}=this.view,e=w("\
p",{class:"hint"}),n=()=>{let o=Cs(this.view.found);e.textContent=`All rows at once, or one row at a\
 time with the KV cache: the ${t.run.tgt.length} rows agree. Largest difference of a logit: ${o?o.toExponential(
1):"0"}.`};return t.live?n():e.append(N("Compare all rows at once with one row at a time",()=>this.view.
ask({},!0))),e}};var Rs=1e-5;function Mo({shape:s,data:t},e){return t[e.reduce((n,o,r)=>n*s[r]+o,0)]}var Ht=s=>Array.
from({length:s},(t,e)=>e),Oe=class{constructor(t,e,n){this.run=t,this.node=e,this.index=n,this.own=this.
cell(e.path,...n)}cell(t,...e){return{path:t,index:e,value:Mo(this.run.tensor(t),e)}}from(t,...e){return this.
cell(this.node.parents[t],...e)}same(){return this.alone(this.from(0,...this.index))}alone(...t){return t.
map(e=>({a:e,b:null,product:e.value}))}pairs(t,e,n){return Ht(t).map(o=>{let[r,i]=[e(o),n(o)];return{
a:r,b:i,product:r.value*i.value}})}};function Is(s,t){let e=s.run.shape(s.node.parents[0]).at(-1),n=Ht(
e).map(i=>s.from(0,...t,i)),o=n.reduce((i,{value:a})=>Math.max(i,a),-1/0),r=n.map(i=>({a:i,b:null,product:Math.
exp(i.value-o)}));return{terms:r,largest:o,total:Q(r)}}var Q=s=>xt(s.map(({product:t})=>t)),Eo={lookup(s){
let{run:t,node:e,index:n,own:o}=s,[r,i]=n,a=(e.path.startsWith("src")?t.src:t.tgt)[r],c={path:e.params[0],
index:[a,i],value:o.value};return{terms:s.alone(c),formula:`table[${a}, ${i}]`}},scale(s){let t=Math.
sqrt(s.run.sizes.d_model),e=s.same(),n=e[0].product*t;return{terms:e,scale:t,result:n,formula:"table\
 · √d_model"}},position(s){let[t]=s.same(),e=[t,...s.alone(s.cell(s.node.params[0],...s.index))];
return{kind:"sum",terms:e,result:Q(e),formula:"x + pe"}},norm(s){let[t,e]=s.index,[n,o]=s.node.params.
map(d=>s.cell(d,0,e)),r=s.run.sizes.d_model,i=s.alone(...Ht(r).map(d=>s.from(0,t,d))),a=Q(i)/r,c=xt(
i.map(({product:d})=>(d-a)**2))/r,l=(i[e].product-a)/Math.sqrt(c+Rs)*n.value+o.value;return{terms:i,
result:l,formula:"(x − mean) / √(variance + eps) · weight + bias",at:e,mean:a,variance:c,eps:Rs,
gain:n,shift:o}},linear(s){let{run:t,node:e,index:n}=s,[o,r]=n,[i,a]=e.params,c=s.pairs(t.shape(e.parents[0])[1],
u=>s.from(0,o,u),u=>s.cell(i,r,u)),h=s.cell(a,0,r),l=Q(c)+h.value;return{kind:"dot",terms:c,bias:h,result:l,
formula:"Σ xᵢ · weightᵢ + bias"}},split(s){let[t,e,n]=s.index,o=t*s.run.sizes.d_k+n;return{kind:"\
copy",terms:s.alone(s.from(0,e,o)),formula:"column head · d_k + i"}},scores(s){let[t,e,n]=s.index,{
d_k:o}=s.run.sizes,r=s.pairs(o,c=>s.from(0,t,e,c),c=>s.from(1,t,n,c)),i=1/Math.sqrt(o),a=Q(r)*i;return{
kind:"dot",terms:r,scale:i,result:a,formula:"Σ qᵢ · kᵢ / √d_k"}},mask(s){let t=s.same(),[,e,
n]=s.index,o=s.run.hides(s.node.path,e,n),r=o?-1/0:t[0].product;return{terms:t,result:r,formula:o?"−\
∞: this key is masked":"the score: not masked",hidden:o}},softmax(s){let t=[...s.index],e=t.pop(),
n=Is(s,t),o=n.terms[e].product/n.total;return{...n,result:o,formula:"exp(x) / Σ exp(xⱼ)",at:e}},loss(s){
let[t]=s.index,e=s.run.targets[t],n=Is(s,[t]),o=-Math.log(n.terms[e].product/n.total);return{...n,result:o,
formula:"−log(exp(x) / Σ exp(xⱼ))",at:e}},parameter(s){let{run:t,node:e,index:n}=s,[o,r]=n,{path:i}=e,
a=Ht(t.shape(i)[1]).map(m=>s.cell(i,o,m)),c=s.alone(...a);if(!i.endsWith(".pe"))return{terms:c,at:r,
formula:"a parameter, learned in training"};let h=r-r%2,l=r%2?"cos":"sin",{d_model:u}=t.sizes,d=Math[l](
o/1e4**(h/u)),f=`${l}(${o} / 10000^(${h} / ${u}))`;return{terms:c,at:r,result:d,formula:f}},values(s){
let[t,e,n]=s.index,o=s.pairs(s.run.shape(s.node.parents[1])[1],r=>s.from(0,t,e,r),r=>s.from(1,t,r,n));
return{kind:"dot",terms:o,result:Q(o),formula:"Σ weightⱼ · vⱼ"}},concat(s){let[t,e]=s.index,{d_k:n}=s.
run.sizes,o=s.from(0,Math.floor(e/n),t,e%n);return{kind:"copy",terms:s.alone(o),formula:"head i // d\
_k, column i % d_k"}},relu(s){let t=s.same();return{terms:t,result:Math.max(t[0].product,0),formula:"\
max(0, x)"}},add(s){let t=s.alone(...[0,1].map(e=>s.from(e,...s.index)));return{kind:"sum",terms:t,result:Q(
t),formula:"x + sublayer(x)"}},copy:s=>({terms:s.same(),formula:"x"})};function Ft(s,t,e){let n=s.node(
t);if(!n)throw new RangeError(`path = ${t} is no tensor of this model`);let o=s.shape(t);if(e.length!==
o.length||e.some((l,u)=>!(o[u]>l&&l>=0)))throw new RangeError(`index = ${e} is not within the shape \
(${o}) of ${t}`);let r=new Oe(s,n,e),{own:i}=r,{op:a}=n,h={...{kind:a,cell:i,terms:[],bias:null,scale:null},
result:i.value};return n.params.length&&a!=="lookup"&&!s.hasParams?{...h,formula:"",needs:"parameter\
s"}:{...h,...Eo[a](r)}}var _o=({path:s,index:t})=>$(s,t.length===3?t[0]:-1,...t.slice(-2)),Ps=({head:s,row:t,cell:e})=>s<0?
[t,e]:[s,t,e],q=(...s)=>w("span",{},...s),j=(s,...t)=>w("p",{class:s},...t);function Ws(s,t){let{run:e,
scene:n}=s,o=Ft(e,t.path,Ps(t)),r=t.head<0?"":`head ${t.head}`,i=[n.rowName(t.path,t.row),n.columnName(
t.path,t.cell)],a=[r,...i].filter(Boolean).join(", "),c=w("strong",{},e.node(t.path).name),h=w("code",
{},`${t.path}[${Ps(t).join(", ")}]`),l=e.hasParams?"":"≈ ",u=l+ut(o.result),f=[w("div",{class:"num\
ber-top"},w("output",{class:"number-value"},u),w("div",{},j("number-title",c,`, ${a}`),h)),No(s,t)];
return o.needs?(f.push(j("hint","The parameters of this sum are on their way …")),s.needParameters()):
f.push(...Ao(s,o)),l&&!o.needs&&f.push(To(s)),f}function To(s){return j("hint","These numbers came w\
ith the page, with three digits each. ",N("Fetch them exactly",()=>s.needParameters()))}function No(s,t){
let[e,n]=s.run.shape(t.path).slice(-2),r=[["←","Previous column",0,-1],["→","Next column",0,1],[
"↑","Previous row",-1,0],["↓","Next row",1,0]].map(([a,c,h,l])=>{let u={...t,row:t.row+h,cell:t.
cell+l},d=u.row>=0&&u.row<e&&u.cell>=0&&u.cell<n,m=N(a,()=>d&&s.go(u),{"aria-label":c,"data-id":c,tabindex:"\
-1"});return m.setAttribute("aria-disabled",String(!d)),m});return w("div",{class:"neighbors",...{role:"\
group","aria-label":"The cells beside it"}},...r)}function U(s,t,e=""){let{run:n,scene:o}=s,r=t.path.
split(".").at(-1),i={q:"query",k:"key",v:"value"}[r]??"",a=n.params.has(t.path),c=_o(t),h=t.index.join(
", "),l=a?`${n.node(t.path).name}[${h}], a parameter: ${E(t.value,3)}`:o.sayCell(n.tensor(t.path),c);
return N(E(t.value,3),()=>s.go(c),{class:`operand ${i} ${a?"parameter":""}`,"data-id":`${t.path}@${t.
index}${e}`,"aria-label":a?l:`${z(t.path)}, ${l}`,title:l,tabindex:"-1"})}var Kt=({run:s},{path:t})=>s.
node(t).name;function Ao(s,t){let{kind:e,terms:n,formula:o}=t,r=[j("formula",w("code",{},o))];n.length>
2&&r.push(Io(s,t));let i={dot:So,softmax:zs,loss:zs,norm:Lo,parameter:Co}[e]??Ro;return[...r,...i(s,
t)]}var pt=({result:s})=>w("strong",{},`= ${ut(s)}`);function Me(s,t,e=-1){let n=t.map(([o,...r],i)=>{
let a=w("li",{},w("small",{},o),...r);return i===e&&a.classList.add("current"),a});return w("ol",{class:`\
terms ${s}`},...n)}function So(s,t){let{terms:e,bias:n,scale:o}=t,[{a:r,b:i}]=e,a=`${e.length} produ\
cts: ${Kt(s,r)} × ${Kt(s,i)}`,c=e.map(({a:u,b:d,product:f},m)=>{let p=w("span",{class:"product"},E(
f,3));return[m,U(s,u),"×",U(s,d),"=",p]}),h=e.reduce((u,{product:d})=>u+d,0),l=[q(`Σ = ${E(h,4)}`)];
return n&&l.push(q("+ bias ",U(s,n))),o&&l.push(q(`× ${E(o,4)} (1 / √${Math.round(o**-2)})`)),[j(
"soft",a),Me("",c),j("ending",...l,pt(t))]}function zs(s,t){let{kind:e,terms:n,at:o,largest:r,total:i}=t,
a=g=>n.length<=40||g===o||n[g].product>.001,c=[...n.keys()].filter(a),h=n.length-c.length,l=h?`; ${h}\
 below 0.001 are left out here and are in the sum`:"",u=`exp(${Kt(s,n[0].a)} − ${E(r,3)}), of ${n.
length} columns${l}`,d=c.map(g=>{let{a:b,product:x}=n[g],k=x>0&&x<5e-4?x.toExponential(1):E(x,3),O=s.
scene.columnName(b.path,b.index.at(-1)),M=w("span",{class:"product"},k);return[O,"exp ",U(s,b),"=",M]}),
f=`${E(n[o].product,4)} / Σ ${E(i,4)}`,m=q(e==="loss"?`−log(${f})`:f),p=Me("wide",d,c.indexOf(o));
return[j("soft",u),p,j("ending",m,pt(t))]}var qs=(s,{terms:t,at:e})=>Me("narrow",t.map(({a:n},o)=>[o,
U(s,n)]),e);function Lo(s,t){let{terms:e,at:n,mean:o,variance:r,eps:i,gain:a,shift:c}=t,[h,l]=[E(o,4),
E(r,4)],u=U(s,e[n].a,"-again");return[j("soft",`The row of ${e.length} numbers that is normalized:`),
qs(s,t),j("ending",q(`mean ${h}`),q(`variance ${l}`),q("(",u,` − ${h}) / √(${l} + ${i})`),q("× w\
eight ",U(s,a)),q("+ bias ",U(s,c)),pt(t))]}function Co(s,t){let{path:e,index:n}=t.cell,o=s.scene.rowName(
e,n[0]),r=`The ${t.terms.length} numbers of its row${o?`, ${o}`:""}:`;return[j("soft",r),qs(s,t),j("\
ending",q("here"),pt(t))]}var js={copy:"is the number",mask:"keeps, or masks",relu:"max(0, x) of",lookup:"\
a row of the table:"};function Ro(s,t){let{kind:e,terms:n,scale:o,hidden:r}=t,i=n.flatMap(({a},c)=>[
c?"+":js[e]?B(js[e]):"",q(`${Kt(s,a)} `,U(s,a))]);return o&&i.push(`× ${E(o,4)}`),r&&i.push(`masked\
 by the ${r} mask`),[j("ending",...i,pt(t))]}function Io(s,{terms:t,kind:e,at:n}){let o=Math.max(200,
s.width||720),r=t.map(({product:p})=>p),i=Math.max(...r.map(Math.abs))||1,a=r.some(p=>p<0),c=70,h=a?
c/2:c-2,l=Math.min(o/t.length,40),u=r.map((p,g)=>{let b=Math.abs(p)/i*(a?c/2-2:c-4),x=g===n&&e!=="do\
t"?" chosen":"";return C("rect",{x:g*l+l*.1,y:p<0?h:h-b,width:l*.8,height:Math.max(b,.75),class:(p<0?
"minus":"plus")+x})}),d=C("path",{d:`M0 ${h}H${l*t.length}`,class:"wire"}),f={viewBox:`0 0 ${o} ${c}`,
width:o,height:c};return C("svg",{...f,...{class:"picture bars","aria-hidden":"true"}},...u,d)}var Po={layer:()=>"Each sublayer takes the residual stream x through a layer norm; its output, the u\
pdate, is added to x.",attention:({run:s},t)=>t.endsWith("cross_attention")?`The queries come from t\
he decoder, keys and values from the memory. Each of the ${s.sizes.H} heads has ${s.sizes.d_k} of th\
e ${s.sizes.d_model} features.`:`Queries, keys and values come from the same vectors. Each of the ${s.
sizes.H} heads has ${s.sizes.d_k} of the ${s.sizes.d_model} features.`,feedForward:({run:s})=>`Each \
position on its own: ${s.sizes.d_model} features become ${s.sizes.d_ff} hidden units, what is negati\
ve becomes 0, and ${s.sizes.d_model} come back.`,embedding:()=>"Each token picks its row of the tabl\
e; scaled, and with its position added, it starts the residual stream.",finalNorm:(s,t)=>t==="encode\
r"?"The last layer norm gives the memory: every decoder layer attends to it.":"The last layer norm g\
ives the hidden states, the input of the output projection.",parameter:({run:s},t)=>{let[e,n]=s.shape(
t),o=e===1?n:`${e} × ${n}`;return`${B(s.node(t).say)}. ${o} numbers, the same for every text.`},generator:({
run:s})=>`Each row becomes a logit for each of the ${s.sizes.V} entries of the target vocabulary; so\
ftmax makes probabilities of them.`};function Hs(s,t,e){let{run:n,step:o}=s;if(n.waits(t.path))return`${s.
sayOf(t.path)}.`;if(st(t)){let a=T(n.tensor(t.path),t.head,t.row,t.cell);return`${s.sayOf(t.path)}. \
Here: ${E(a,3)}, and where it comes from.`}if(e.kind==="head")return`${s.sayOfHead(e.path,t.head,zo(
s,t))}.`;if(e.kind!=="map"){let a=Po[e.kind](s,e.path);return t.path===e.path?a:`${s.sayOf(t.path)}.`}
if(s.station>=0)return`${s.station+1} of ${nt.length}: ${nt[s.station][1]}`;if(s.mode==="teacher")return`\
All ${n.sizes.T} rows at once: each has a token of tgt_in as input and is to predict the token of tg\
t_out; its loss stands beside it.`;let r=(100*s.probabilityOf(o)).toFixed(1);return`Row ${o} has ${o?
"":"the start token "}“${n.tgtTokens[o]}” as input and predicts “${s.outOf(o)}”, with ${r}%.\
 Choose any part to go into it.`}var zo=(s,{path:t,row:e})=>s.isTarget(t)||t.startsWith("encoder")?e:
-1;var Dt=class{constructor(t){this.stage=t,this.node=w("div",{class:"unseen"}),this.grid=null}get isOpen(){
return this.grid!==null}enter(t){let{view:e}=this.stage,n=e.run.tensor(t.path);this.grid=t;let o=t.rows.
map(h=>Array.from({length:t.columns},(l,u)=>{let d=E(T(n,t.head,h,u),3),f=e.scene.columnName(t.path,
u);return w("td",{tabindex:"-1","aria-label":`${f}: ${d}`,"data-at":`${h} ${u}`,...H},d)})),r=o.map(
(h,l)=>w("tr",{},w("th",{scope:"row"},e.scene.rowName(t.path,t.rows[l])),...h)),i=e.scene.sayOf(t.path),
a=w("table",{role:"grid","aria-label":i},w("tbody",{},...r)),c=h=>h.target.closest("td").dataset.at.
split(" ").map(Number);a.addEventListener("focusin",h=>this.stage.look(t,...c(h))),a.addEventListener(
"keydown",h=>{h.key==="Enter"&&(h.preventDefault(),this.stage.pinOrEnter(t,...c(h)))}),ie(a,o),this.
node.replaceChildren(a),o[0][0].focus({preventScroll:!0})}leave(t=!1){if(!this.grid)return!1;let{path:e,
head:n}=this.grid;if(this.grid=null,t){let o=this.stage.sheet?.spots.find(({grid:r})=>r?.path===e&&r.
head===n);this.stage.buttons().find(r=>r.dataset.id===o?.id)?.focus()}return this.node.replaceChildren(),
!0}};function Fs(s,t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{view:e}=s,n=/^[0-9]$/.test(t.key)?Number(
t.key):-1,o={Escape:()=>e.out(),PageUp:()=>e.besides(-1),PageDown:()=>e.besides(1),"[":()=>e.stepBy(
-1),"]":()=>e.stepBy(1)," ":()=>e.bar.toggle(),ArrowLeft:()=>Bt(s,-1,0),ArrowRight:()=>Bt(s,1,0),ArrowUp:()=>Bt(
s,0,-1),ArrowDown:()=>Bt(s,0,1)}[t.key];!o&&n<0||t.key.startsWith("Arrow")&&t.target.closest?.("[rol\
e=grid]")||(t.preventDefault(),o?o():jo(e,n))}function jo(s,t){let{at:e}=s,n=document.activeElement?.
getAttribute("data-id")??"",o=I(e.path||n.split("#")[0]).path,r=s.run.sizes.H;!o.endsWith("attention")||
t>=r||s.go(e.head>=0?{...e,head:t}:$(o,t))}function Bt(s,t,e){let n=s.buttons(),o=n.find(c=>c===document.
activeElement)??n[0],r=o.getBoundingClientRect(),i=c=>{let h=c.getBoundingClientRect(),l=(f,m,p,g)=>Math.
max(0,p-m,f-g),[u,d]=t?[t*(h.left+h.right-r.left-r.right)/2,l(h.top,h.bottom,r.top,r.bottom)]:[e*(h.
top+h.bottom-r.top-r.bottom)/2,l(h.left,h.right,r.left,r.right)];return u>1?u+3*d:1/0},a=n.filter(c=>c!==
o).reduce((c,h)=>i(h)<i(c)?h:c,o);a!==o&&i(a)<1/0&&a.focus()}var Ks=24,Ds=0,Wo=s=>`${Math.round(s*10)/10}px`;function qo(s){let t=C("path",{d:"M-1 6L6 -1M2 9L9 2",
class:"stripe"});return C("defs",{},C("pattern",{id:s,...{width:5,height:5,patternUnits:"userSpaceOn\
Use"}},t))}var Ut=class{constructor(t){this.view=t,Ds+=1,this.hatch=`machine-hatch-${Ds}`,this.drawing=
C("g"),this.lights=C("g",{class:"lights"});let e=[qo(this.hatch),this.drawing,this.lights];this.svg=
C("svg",{"aria-hidden":"true",class:"picture"},...e),this.spots=w("div",{class:"spots",role:"group",
"aria-label":"Parts of this picture",...H}),this.number=w("div",{class:"number-page",...H}),this.node=
w("div",{class:"stage"},this.svg,this.spots,this.number),this.cells=new Dt(this),this.node.append(this.
cells.node),this.known=new Map,this.spotOf=new WeakMap,this.sheet=null,this.at=null,this.pin=null,this.
node.addEventListener("keydown",n=>Fs(this,n)),this.node.addEventListener("keyup",n=>{n.key===" "&&n.
preventDefault()})}sheetOf(t){return new _t(t,this.hatch,this.sheet)}show(t,e){let n=!this.at||Fo(this.
at,e)===!1,o=this.node.contains(document.activeElement)?document.activeElement?.getAttribute("data-i\
d")??"":null;ce(this.drawing,t.marks,this.sheet?.marks),this.sheet=t,t.before=null,this.at=e,n&&(this.
pin=null,this.cells.leave()),this.number.replaceChildren();let{width:r,height:i}=t,a={width:r,height:Math.
ceil(i)},c={...a,viewBox:`0 0 ${a.width} ${a.height}`};for(let[h,l]of Object.entries(c))this.svg.setAttribute(
h,String(l));this.drawSpots(t.spots),this.markPlace(e),this.takeFocus(o,n)}showNumber(t){let e=this.
node.contains(document.activeElement);this.clear(),this.number.replaceChildren(...t);let[n]=this.buttons();
n&&(n.tabIndex=0),e&&n?.focus()}wait(t){this.showNumber([w("p",{class:"hint",role:"status"},t)])}clear(){
this.sheet=null,this.at=null,this.pin=null,this.cells.leave(),this.drawing.replaceChildren(),this.lights.
replaceChildren(),this.svg.setAttribute("height","0"),this.spots.replaceChildren(),this.known=new Map,
this.number.replaceChildren()}takeFocus(t,e){let n=this.buttons(),{from:o}=this.view,r=e&&o?this.sheet.
spots.find(({go:c,grid:h})=>Ko(c??h,o)):null,i=e?r?.id:t,a=n.find(c=>c.dataset.id===i)??n[0];this.stopAt(
a),t!==null&&!this.cells.isOpen&&a?.focus({preventScroll:!e})}buttons(){return[...this.node.querySelectorAll(
"[data-id]")]}drawSpots(t){let e=({id:r,x:i,y:a,w:c,h})=>`${r} ${i} ${a} ${c} ${h}`,n=t.map(r=>{let i=e(
r),a=this.known.get(i)??this.button();return this.known.has(i)||Ho(a,r),this.spotOf.set(a,r),a.dataset.
id!==r.id&&(a.className=r.grid?"spot cells":"spot",a.dataset.id=r.id),a.getAttribute("aria-label")!==
r.say&&a.setAttribute("aria-label",r.say),[i,a]}),o=n.length===this.known.size&&n.every(([r])=>this.
known.has(r));this.known=new Map(n),o||this.spots.replaceChildren(...this.known.values())}button(){let t=w(
"button",{type:"button",tabindex:"-1",...H}),e=()=>this.spotOf.get(t);return t.addEventListener("poi\
ntermove",n=>{let[o,r]=this.inPicture(n),{grid:i,read:a,say:c}=e();i?this.look(i,...Bs(i,o,r)):this.
view.point(a?.(o,r)??c)}),t.addEventListener("pointerleave",()=>this.lookAway()),t.addEventListener(
"focus",()=>{this.stopAt(t),t.matches(":focus-visible")&&this.view.point(e().say)}),t.addEventListener(
"blur",()=>this.lookAway()),t.addEventListener("click",n=>this.enter(e(),n)),t}inPicture({clientX:t,
clientY:e}){let{left:n,top:o,width:r}=this.svg.getBoundingClientRect(),i=this.sheet.width/(r||1);return[
(t-n)*i,(e-o)*i]}enter(t,e){if(!t.grid)return this.view.go(t.go);if(e.detail===0)return this.cells.enter(
t.grid);let{path:n,head:o}=t.grid;this.view.go($(n,o,...Bs(t.grid,...this.inPicture(e))))}look(t,e,n){
this.drawLights(t,e,n),this.view.point(this.sayCell(t,e,n))}lookAway(){this.view.point(""),this.pin?
this.drawLights(this.pin.grid,this.pin.row,this.pin.cell):this.markPlace(this.at)}sayCell({path:t,head:e},n,o){
let{scene:r,run:i}=this.view;return r.sayCell(i.tensor(t),{path:t,head:e,row:n,cell:o})}drawLights(t,e,n){
let{x:o,y:r,cw:i,ch:a,rows:c,columns:h}=t,[l,u]=[o+n*i,r+c.indexOf(e)*a],d=(f,m)=>C("rect",{...f,class:m});
this.lights.replaceChildren(d({x:o,y:u,width:h*i,height:a},"line-light"),d({x:l,y:r,width:i,height:c.
length*a},"line-light"),d({x:l,y:u,width:i,height:a},"cell-light"),...this.sourcesOf(t,e,n).map(f=>d(
f,"source-light")))}sourcesOf({path:t,head:e},n,o){let{view:r}=this,i=new Map;for(let{path:a,index:c}of r.
operandsOf({path:t,head:e,row:n,cell:o})){let h=c.length===3?c:[-1,...c],l=this.sheet.grids.find(x=>x.
path===a&&(x.head<0||h[0]<0||x.head===h[0])&&x.rows.includes(h[1]));if(!l)continue;let[u,d]=[l.rows.
indexOf(h[1]),h[2]],f=`${a}#${l.head}`,[m,p,g,b]=i.get(f)?.box??[u,d,u,d];i.set(f,{grid:l,box:[Math.
min(m,u),Math.min(p,d),Math.max(g,u),Math.max(b,d)]})}return[...i.values()].map(({grid:{x:a,y:c,cw:h,
ch:l},box:[u,d,f,m]})=>({x:a+d*h-1,y:c+u*l-1,width:(m-d+1)*h+2,height:(f-u+1)*l+2}))}markPlace(t){if(this.
lights.replaceChildren(),!this.sheet)return;let e=I(t.path,t.head).path;for(let{path:n,head:o,rows:r,
columns:i,x:a,y:c,cw:h,ch:l}of this.sheet.grids){if(n!==t.path||t.row<0&&n===e||t.head>=0&&o>=0&&o!==
t.head)continue;let u=r.indexOf(t.row),[d,f]=u<0?[c,l*r.length]:[c+u*l,l];this.lights.append(C("rect",
{x:a-2,y:d-2,width:i*h+4,height:f+4,class:"source-light"}))}}pinOrEnter(t,e,n){let{pin:o}=this;if(o&&
o.grid===t&&o.row===e&&o.cell===n)return this.view.go($(t.path,t.head,e,n));this.pin={grid:t,row:e,cell:n},
this.look(t,e,n),this.view.point(`${this.sayCell(t,e,n)} Pinned: Enter again for its sum.`)}unpin(){
return this.pin?(this.pin=null,this.cells.isOpen||this.lookAway(),!0):this.cells.leave(!0)}stopAt(t){
for(let e of this.buttons()){let n=e===t?0:-1;e.tabIndex!==n&&(e.tabIndex=n)}}};function Ho(s,t){let[
e,n]=[Math.max(t.w,Ks),Math.max(t.h,Ks)],o={left:t.x-(e-t.w)/2,top:t.y-(n-t.h)/2,width:e,height:n};for(let[
r,i]of Object.entries(o))s.style.setProperty(r,Wo(i))}var Fo=(s,t)=>{let[e,n]=[s,t].map(({path:o,head:r})=>I(
o,r));return e.kind===n.kind&&e.path===n.path&&s.head===t.head},Ko=(s,t)=>s&&s.path===t.path&&s.head===
t.head;function Bs({x:s,y:t,cw:e,ch:n,rows:o,columns:r},i,a){let c=(l,u)=>Math.max(0,Math.min(u-1,l));
return[o[c(Math.floor((a-t)/n),o.length)],c(Math.floor((i-s)/e),r)]}var Vt=class{constructor(t){this.view=t,this.list=w("ol",{}),this.chapter=w("a",{class:"chapter"});let e={
"aria-label":"Where you are in the model"};this.node=w("nav",e,this.list,this.chapter)}show(t){let{run:e,
scene:n}=this.view,o=ws(t,e,({path:i,row:a})=>n.rowName(i,a)),r=o.map(([i,a],c)=>{if(c===o.length-1)
return w("li",{},w("span",{"aria-current":"location"},i));let h=w("button",{type:"button"},i);return h.
addEventListener("click",()=>this.view.go(a)),w("li",{},h)});this.list.replaceChildren(...r),this.showChapter(
t)}showChapter(t){let{machine:e,run:n}=this.view,o=document.documentElement.dataset.content_root,r=Do(
t)??n.node(t.path)?.chapter,[i,a]=e.chapters[r];this.chapter.hidden=o===void 0,this.chapter.href=`${o}\
book/${i}.html`,this.chapter.textContent=`Chapter ${r}: ${a}`}};function Do({path:s,head:t}){let e=I(
s,t);if(e.path===s)return e.kind==="map"?14:e.kind==="head"?6:e.kind==="layer"?s.startsWith("encoder")?
12:13:s.endsWith("cross_attention")?13:void 0}var Vs=["path","head","row","cell"],Gt=["text","language","mode","answer"],Us=[...Gt,"step",...Vs],Bo={
map:cs,layer:ks,attention:ds,feedForward:Qe,head:$s,embedding:Ze,finalNorm:ts,generator:es,parameter:ss},
Ee=class{constructor({model:t,el:e}){this.model=t,this.isOwn=!!t.get("own"),this.machine=t.get("mach\
ine"),this.paths=new Set([...Object.keys(this.machine.outputs),...this.machine.nodes.flatMap(({path:h,
params:l})=>[h,...l])]),this.runs=new jt(t),this.found=this.runs.first(),this.scene=this.newScene(),
this.station=-1,this.width=0,this.redraw=()=>{},this.menu=Be(t,h=>at(t,{language:h,answer:"",row:-1,
cell:"",step:0}));let n=h=>this.ask({text:h,answer:""});this.form=Ue(t,"Translate","",n,this.menu.node),
this.modes=new qt(this),this.way=new Vt(this),this.says=Le("says"),this.pointed=Se(),this.stage=new Ut(
this),this.bar=new St(this),this.listing=new Pt(this),this.address=this.inAddress(e);let{stage:o,pointed:r,
bar:i,listing:a}=this,c=w("div",{},o.node,r,i.node);this.both=w("div",{class:"both"},c,a.node),Ae(e,
"machine-explorer","Machine explorer",this.form.node,this.modes.node,this.way.node,this.says,this.both,
this.address.node)}inAddress(t){let e=r=>/^(-1|\d{1,4})$/.test(r)?Number(r):void 0,n=r=>r.length<=De?
r:void 0,o=r=>r===""||this.paths.has(r)?r:void 0;return Ve(this.model,t,{text:n,language:this.isOwn?
()=>{}:Et(Object.keys(this.model.get("languages"))),mode:Et(Object.keys(Wt)),step:e,answer:n,path:o,
head:e,row:e,cell:r=>/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(r)?r:void 0})}get at(){return gs(it(this.model,
Vs))}get mode(){return this.model.get("mode")}get run(){return this.found.run}get step(){return Math.
max(0,Math.min(this.model.get("step"),this.run.sizes.T-1))}go(t){this.from=this.at,at(this.model,xs(
t))}out(){this.stage.unpin()||this.at.path&&this.go(mt(this.at))}stepBy(t){this.bar.stop(),this.stepTo(
this.step+t)}stepTo(t){if(t<0||t>=this.run.sizes.T)return;let{path:e,row:n}=this.at,o=n>=0&&this.scene.
isTarget(e)&&n===this.step;at(this.model,o?{step:t,row:t}:{step:t})}besides(t){let e=ps(this.at,t,this.
paths);e&&this.go(e)}async ask(t,e=!1){let n={...it(this.model,Gt),...t};this.asked=n,this.bar.stop(),
this.menu.show();let o=this.runs.fits(n,this.found)&&!e;this.form.node.setAttribute("aria-busy","tru\
e");let r=setTimeout(()=>this.tell("The parameters are on their way …"),150);try{let a=o?this.found:
await this.runs.answer(n);if(this.asked!==n)return;this.found=a}catch(a){this.asked===n&&this.refuse(
a);return}finally{clearTimeout(r),this.form.node.setAttribute("aria-busy","false")}this.form.refuse(
null),this.modes.refuse(""),this.showParts(!0);let i=n.text!==this.model.get("text");at(this.model,i?
{...n,row:-1,cell:"",step:0}:n),this.form.show(n.text),this.redraw()}async goOn(t){let n=await this.
runs.fetch(this.model.get("language")).catch(o=>this.refuse(o));n&&(await this.ask({answer:n.textOf(
t)}),this.stepTo(t.length))}refuse(t){let e=t instanceof RangeError&&t.message.startsWith("answer");
this.showParts(!1,e),e?this.modes.refuse(t.message):this.form.refuse(t)}showParts(t,e=!1){let{modes:n,
stage:o,listing:r,pointed:i,says:a,way:c}=this;for(let h of[n.said,n.rows,this.both,c.chapter])h.hidden=
!t;if(n.more.hidden=!t&&!e,!t){this.found={...this.found,key:""};for(let h of[i,a,c.list,n.rows,o.number])
h.replaceChildren();o.clear(),n.shown="",e||n.more.replaceChildren(),r.shown=""}}async needParameters(){
if(this.isFetching)return;this.isFetching=!0,this.stage.node.setAttribute("aria-busy","true");let{found:t}=this;
try{let e=await this.runs.answer(it(this.model,Gt));this.found===t&&(this.found=e),this.redraw()}catch(e){
let n=`The parameters could not be fetched: ${e.message}.`;this.stage.wait(n)}finally{this.isFetching=
!1,this.stage.node.setAttribute("aria-busy","false")}}operandsOf(t){let{run:e}=this,n=t.head<0?[t.row,
t.cell]:[t.head,t.row,t.cell],{kind:o,terms:r,needs:i}=Ft(e,t.path,n);if(o==="parameter")return[];if(!i)
return r.flatMap(({a:h,b:l})=>l?[h,l]:[h]);let[a]=e.node(t.path).parents;return[0,e.shape(a).at(-1)-
1].map(h=>({path:a,index:[t.row,h]}))}draw(){let t=this.within(this.at);this.scene=this.newScene(),this.
modes.show(),this.way.show(t);let e=I(t.path,t.head);if(this.run.waits(t.path))this.stage.wait("The \
parameters are on their way …"),this.needParameters();else if(st(t))this.stage.showNumber(Ws(this,
t));else{let n=this.stage.sheetOf(this.width||720);Bo[e.kind](n,this.scene,e.path,t),this.stage.show(
n,t)}this.bar.show(),this.listing.show(t),this.tell(Hs(this.scene,t,e)),this.address.show()}newScene(){
let{mode:t,step:e,station:n,isOwn:o}=this,r=o?"":this.model.get("language");return new At(this.run,{
mode:t,step:e,station:n,language:r})}within(t){let e=t.path?this.run.shape(t.path):[],[n,o]=e.slice(
-2);return t.row>=n||t.cell>=o||t.head>=this.run.sizes.H?$(t.path,Math.min(t.head,this.run.sizes.H-1)):
st(t)&&e.length===3&&t.head<0?$(t.path):t}tell(t){this.says.textContent!==t&&(this.says.textContent=
t)}point(t){this.pointed.textContent=t}};function Uo({model:s,el:t}){let e=new Ee({model:s,el:t}),n=!1,
o=()=>{n||(n=!0,queueMicrotask(()=>{n=!1,e.runs.fits(it(s,Gt),e.found)?e.draw():e.ask({})}))};e.redraw=
o;for(let i of Us)s.on(`change:${i}`,o);let r=new ResizeObserver(([{contentRect:i}])=>{let a=Math.min(
720,Math.floor(i.width));!a||a===e.width||(e.width=a,o())});return r.observe(e.both),e.form.show(s.get(
"text")),e.menu.show(),o(),()=>{e.bar.stop(),r.disconnect();for(let i of Us)s.off(`change:${i}`,o)}}
var Gs={render:Uo};widget=Gs;})();
export default widget;
