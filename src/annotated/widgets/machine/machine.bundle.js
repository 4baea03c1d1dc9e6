let widget;
(()=>{function w(s,t={},...e){return Me(document.createElement(s),t,e)}function C(s,t={},...e){let n=document.
createElementNS("http://www.w3.org/2000/svg",s);return Me(n,t,e)}function Me(s,t,e){for(let[n,o]of Object.
entries(t))s.setAttribute(n,o);return s.append(...e),s}function Ee(s,t,e,...n){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};s.append(w("div",o,...n))}var _e=()=>w("p",{class:"pointed","aria-hidden":"true"});var B={"data-lm-suppress-shortcuts":"true"};function A(s,t,e={}){let n=w("button",{type:"button",...e},
s);return n.addEventListener("click",t),n}var ot=(s,t)=>Object.fromEntries(t.map(e=>[e,s.get(e)]));function mt(s,t){for(let[e,n]of Object.entries(
t))s.set(e,n);s.save_changes()}function Te(s){let t=w("p",{class:s}),e=new MutationObserver(()=>{t.textContent&&
Ks(t.textContent)}),n={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(
t,n)),t}var Fs=1e3,ft,Oe;function Ks(s){ft?.isConnected||(ft=w("p",{class:"annotated-voice",role:"st\
atus"}),document.body.append(ft));let t=ft;clearTimeout(Oe),Oe=setTimeout(()=>{t.textContent=s},Fs)}var pt=s=>s.reduce((t,e)=>t+e,0);function E({shape:s,data:t},e){let n=s[s.length-1];return t.subarray(e*n,(e+1)*n)}function rt(s){let t=Array.
from(s),e=t.reduce((r,i)=>Math.max(r,i),-1/0),n=t.map(r=>Math.exp(r-e)),o=pt(n);return n.map(r=>r/o)}var Bs=1e-5;function G(...s){return{shape:s,data:new Float32Array(s.reduce((t,e)=>t*e,1))}}var gt=(s,t)=>(e,n)=>s[n]!==
t,xt=()=>(s,t)=>t<=s;function Ds(s,t,e){let n=G(s.shape[0],t.shape[0]);for(let o=0;o<s.shape[0];o++){let[r,i]=[E(s,o),E(n,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return n}function Us(s,t,e){let n=G(...s.shape);for(let o=0;o<s.shape[0];o++){let[r,i]=[E(
s,o),E(n,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+Bs);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return n}function Dt(s,t){return{
shape:s.shape,data:s.data.map((e,n)=>e+t.data[n])}}var Vs=({shape:s,data:t})=>({shape:s,data:t.map(e=>Math.
max(e,0))});function Gs(s,t,e,n,o,r,i){let[a,c]=s.shape,h=t.shape[0],l=c/n,d=i.scale?1:Math.sqrt(l),
u=G(n,a,h),f=G(n,a,h),m=G(a,c);for(let p=0;p<n;p++)for(let g=0;g<a;g++){let b=p*a+g,x=(v,S)=>E(v,S).
subarray(p*l,(p+1)*l),[y,k,O]=[x(s,g),E(u,b),x(m,g)];for(let v=0;v<h;v++){let S=x(t,v),N=0;for(let K=0;K<
l;K++)N+=y[K]*S[K];k[v]=!o||o(r+g,v)?N/d:-1/0}if(k.every(v=>v===-1/0))throw new RangeError("mask mas\
ks every key for some query");let T=E(f,b);if(T.set(rt(k)),i.head!==p)for(let v=0;v<l;v++){let S=0;for(let N=0;N<
h;N++)S+=T[N]*e.data[N*c+p*l+v];O[v]=S}}return{scores:u,weights:f,values:m}}var Ut=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters;return this.
note(t,Ds(e,n,o))}norm(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters;return this.note(
t,Us(e,n,o))}embed(t,e){let n=this.parameters[`${t}.table.weight`],o=G(e.length,n.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<n.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${n.shape[0]}\
 entries`);E(o,a).set(E(n,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(n.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,n,o=0){let r=this.parameters["positions.pe"],
i=o+n.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i} tokens, and the model has positio\
ns for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),c=this.without.positions?n:Dt(
n,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.linear(`${t}\
.w_v`,e)}}attend(t,e,{k:n,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,h]=this.without.head??[],{scores:l,
weights:d,values:u}=Gs(a,n,o,this.config.n_heads,r,i,{scale:this.without.scale,head:c===t?h:void 0});
return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.note(`${t}.values`,u),this.note(t,
this.linear(`${t}.w_o`,u))}feedForward(t,e){let n=Vs(this.linear(`${t}.w_1`,e));return this.note(t,this.
linear(`${t}.w_2`,n))}sublayer(t,e,n){let o=this.config.norm_first?Dt(e,n(this.norm(`${t}.norm`,e))):
this.norm(`${t}.norm`,Dt(e,n(e)));return this.note(t,o)}finalNorm(t,e){let n=`${t}.norm`;return this.
note(t,this.config.norm_first?this.norm(n,e):this.note(n,e))}selfAttentionStack(t,e,n,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Ne(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),n,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},wt=class extends Ut{encode(t,e){
let n=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",n,e)}decode(t,e,n,o,r=new Map){let i=r.get("length")??0;r.set("length",i+n.length);let a=this.
embed("tgt_embed",n),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[d,u]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,f=>(r.set(d,Ne(r.get(d),this.project(d,f))),this.attend(d,f,r.get(d),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,f=>(r.has(u)||r.set(u,this.project(u,t)),this.attend(u,f,r.get(u),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,f=>this.feedForward(`${l}.feed_forward`,f)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,n,o){return this.generator(this.decode(this.encode(t,n),n,e,o))}};function Ne(s,{k:t,v:e}){if(!s)return{k:t,v:e};let n=(o,r)=>{let i=G(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:n(s.k,t),v:n(s.v,e)}}function Ae(s,t){
let e={},n=s.onOutput;s.onOutput=(o,r)=>{e[o]=r};try{t()}finally{s.onOutput=n}return e}function Se({config:s,tensors:t},e){let n=typeof e=="string"?Xs(e):Ys(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((u,f)=>u*f,1),l=u=>n.slice(a,a+u*h).buffer,d=c==="e"?Float32Array.from(new Uint16Array(
l(2)),Js):new Float32Array(l(4));o[r]={shape:i,data:d}}return{config:s,parameters:o}}var Xs=s=>Uint8Array.
from(atob(s),t=>t.charCodeAt(0)),Ys=({buffer:s,byteOffset:t,byteLength:e})=>new Uint8Array(s,t,e);function Js(s){
let[t,e]=[s>>10&31,s&1023],n=t?2**(t-25)*(1024+e):2**-24*e;return s>>15?-n:n}function bt(s){let[t,e,n,o]=s,r=e.flatMap((i,a)=>[i,...o.map(c=>n[a]+c)]);return[...t,...r]}var $t=class{constructor({
alone:t,thousands:e,before:n,after:o}){this.alone=bt(t),this.thousands=bt(e),this.before=bt(n),this.
after=bt(o)}nameOf(t){let[e,n]=[Math.floor(t/1e3),t%1e3];return e?n?this.before[e]+this.after[n]:this.
thousands[e]:this.alone[n]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let n=this.thousands.
indexOf(t,1);if(n>0)return 1e3*n;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};var V="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Qs=new RegExp(
`[${V}]+`),Zs=new RegExp(`^[${V}]+|[${V}]+$`,"g");function Re(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Qs).filter(Boolean),n=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>n(o,r)?"one":o)}var Vt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Le="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function tn(s){let[t,e]=[Math.
floor(s/1e3),s%1e3];return t?e?`${yt(t)} thousand ${e<100?"and ":""}${yt(e)}`:`${yt(t)} thousand`:yt(
e)}function yt(s){let[t,e]=[Math.floor(s/100),s%100];if(!t)return Ce(e);let n=`${Vt[t]} hundred`;return e?
`${n} and ${Ce(e)}`:n}function Ce(s){if(s<20)return Vt[s];let[t,e]=[Math.floor(s/10),s%10];return e?
`${Le[t]}-${Vt[e]}`:Le[t]}var en=new RegExp(`^[${V}]*<[A-Za-z]+>[${V}]`),sn=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
nn=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,X="I translate integers from 0 to 999,999.",kt=s=>s.
length>40?`${s.slice(0,30)}…`:s;function Pe(s){let[t]=en.exec(s)??[""];return t+on(s.slice(t.length))}
function on(s){let t=s.replace(Zs,"");if(!sn.test(t))return s;let e=nn.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${X} “${kt(t)}” is not one of them. Write 4247, 4,247 o\
r forty-seven.`);return tn(e)}var Ie=(s,t)=>rn(s,t,1)[0];function rn(s,t,e){let n=Array.from(s),o=[];
for(let r of t){let i=Array.from(r),a=n.length+i.length;if(2*Math.min(n.length,i.length)/a<.6)continue;
let c=2*Gt(i,n)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function Gt(s,t){let e={size:0},n=[];if(s.forEach(
(a,c)=>{n=t.map((h,l)=>a===h?(n[l-1]??0)+1:0),n.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+Gt(s.slice(0,r),t.slice(0,i))+Gt(s.slice(r+o),t.slice(
i+o))}var an=40,Xt=["<pad>","<s>","</s>","<unk>"],Yt=class{constructor(t){this.tokens=[...Xt,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,n,o,r]=Xt.keys();this.padId=e,this.bosId=n,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),n=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(n).map(o=>this.tokens[o])}},
Jt="[\\p{L}\\p{N}_]",je=`[^\\p{L}\\p{N}_${V}]`,cn=new RegExp(`${Jt}+(?:['’-]${Jt}+)*|${je}`,"gu"),
hn=new RegExp(` ?${Jt}+| ?${je}+|[${V}]`,"gu"),it=class{constructor({tokens:t}){this.vocabulary=new Yt(
t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)throw new RangeError(
"There is nothing to read. Write at least one word.");return e}split(t){return t.match(cn)??[]}join(t){
return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},Qt=class extends it{constructor(t){super(t);let e=o=>o[0]===
"<"&&o.at(-1)===">",n=this.vocabulary.tokens.slice(Xt.length);this.languages=n.filter(e),this.words=
n.filter(o=>!e(o))}split(t){return Re(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e,languages:n}=this,
o=this.split(t.normalize("NFC")),[r]=n;if(r&&!n.includes(o[0]))throw new RangeError(`Begin with a la\
nguage, as in ${r} forty-seven: ${n.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)throw new RangeError(
`${X} Write one, such as 47 or forty-seven.`);let a=i.find(c=>!this.words.includes(c));if(a===void 0)
return e.encode(o);throw new RangeError(this.refusal(a))}refusal(t){if(/^\d+$/.test(t))return`${X} W\
rite “${kt(t)}” in words too, or the integer in digits.`;let e=t.length<=an&&Ie(t,this.words);return`${X}\
 “${kt(t)}” is not a number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty\
-seven.")}},Zt=class extends it{constructor({alphabet:t,merges:e}){super({tokens:new Set([...t,...e.
map(([n,o])=>n+o)])}),this.merges=e,this.places=new Map,e.forEach(([n,o],r)=>{let i=ze(n,o);this.places.
set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(hn)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){
return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.places.get(ze(t[i],
r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=ln(t,this.merges[e])}}},ze=(s,t)=>`${s.
length} ${s}${t}`;function ln(s,[t,e]){let n=[];for(let o=0;o<s.length;o++){let r=s[o]===t&&s[o+1]===
e;n.push(r?t+e:s[o]),r&&o++}return n}var dn={words:it,"number words":Qt,"sub-words":Zt},te=({kind:s,
...t})=>new dn[s](t);var un=2e4,qe=400,We="de",ee=class{constructor({blueprint:t,weights:e}){this.model=new wt(Se(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=te(t.src_tokenizer),this.target=te(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new $t(this.parts[t]),this.names[t]}read(t,e=We){
let n=e===We?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Pe(n):n),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${X} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:gt(o,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function He(s,t=ee,e=""){let n=null;return()=>n??=
fn(s,e).then(o=>new t(o)).catch(o=>{throw n=null,o})}async function fn(s,t){let e=t&&`${t}_`,n=s.get(
`${e}weights`),o=n&&(n.length||n.byteLength);return!o&&s.later?s.later(t||"later"):(o||await mn(s,e),
{blueprint:s.get(`${e}blueprint`),weights:s.get(`${e}weights`)})}function mn(s,t){return new Promise(
(e,n)=>{let o=setTimeout(()=>n(new Error("Python does not answer")),un),r=()=>{clearTimeout(o),s.off(
`change:${t}weights`,r),e()};s.on(`change:${t}weights`,r),s.set(`${t}wanted`,!0),s.save_changes()})}var pn=s=>s.get("own")?"A text that your translator reads":"An English number, in words or in digits";
function Fe(s,t,e,n,o="",r=pn(s)){let i="",a=`text-${Math.random()}`,c=w("input",{id:a,type:"text",autocomplete:"\
off",autocapitalize:"none",spellcheck:"false","aria-describedby":`${a}-error`,...B}),h=w("p",{id:`${a}\
-error`,class:"error",role:"alert"}),l=w("form",{},w("label",{for:a},r),w("div",{class:"line"},c,o,w(
"button",{class:"main"},t)),e,h);c.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.
preventDefault(),l.requestSubmit())});let d=m=>{i=c.value,n(m)};return l.addEventListener("submit",m=>{
m.preventDefault(),d(c.value)}),{node:l,ask:d,show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let p=m instanceof
RangeError;c.setAttribute("aria-invalid",String(p)),h.textContent=p?m.message:"",m&&!p&&(h.textContent=
`The model cannot answer: ${m.message}. Press ${t} to try again.`)}}}var se=s=>t=>s.find(e=>String(e)===t),Qo=se([!0,!1]),wn=s=>String(s);function Ke(s,t,e,n={}){let o=t.
closest("[data-widget]");if(!s.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=g=>(n[g]??wn)(s.get(
g)),h=Object.keys(e),l=Object.fromEntries(h.map(g=>[g,c(g)])),d=new URLSearchParams(location.search),
u=[];for(let[g,b]of Object.entries(e)){let x=d.get(`${a}.${g}`);if(x===null)continue;let y=b(x);y===
void 0?u.push(g):s.set(g,y)}let f=w("a",{},"Copy link to this setting"),m=w("span",{role:"status"});
f.addEventListener("click",async g=>{if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.
replaceState(null,"",f.getAttribute("href"));try{await navigator.clipboard.writeText(f.href),m.textContent=
" Copied."}catch{m.textContent=" The address of this page has it now: copy it from there."}}});let p=u.
length?` The address has a setting that could not be read, and was left out: ${u.join(", ")}.`:"";return{
node:w("p",{class:"address"},f,m,p),show(){let g=new URLSearchParams(location.search);for(let y of h){
let k=c(y);k===l[y]?g.delete(`${a}.${y}`):g.set(`${a}.${y}`,k)}m.textContent="";let b=o.closest("sec\
tion[id]")?.id,x=g.size?`?${g}`:location.pathname;f.setAttribute("href",`${x}${b?`#${b}`:""}`)}}}function ne(s,t){let e=t[0][0];e.tabIndex=0;function n(o){e.tabIndex=-1,e=o,e.tabIndex=0}return s.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(d=>d.includes(r));if(i<0)return;let a=t[i].indexOf(r),[c,
h]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let l=t[c]?.[h];!l||getComputedStyle(l).
visibility==="hidden"||(n(l),l.focus())}),()=>{e.closest(".unwritten")&&n(t[0][0])}}var Be=s=>s.replaceAll("-","−");function M(s,t=2){if(Number.isNaN(s))return"NaN";if(!Number.isFinite(
s))return s>0?"∞":"−∞";let e=Math.abs(s);return e&&(e>=1e4||e<.5*10**-t)?Be(s.toExponential(0).
replace("+","")):Be(s.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var De=8,gn=6.2,$=(s,t=-1,e=-1,n=-1)=>({path:s,head:t,row:e,cell:n}),j=s=>gn*s.reduce((t,{length:e})=>Math.
max(t,e),0),at=s=>Number.isFinite(s)?String(Number(s.toPrecision(5))).replace("-","−"):M(s);function _({
shape:s,data:t},e,n,o){let[r,i]=s.slice(-2);return t[(Math.max(e,0)*r+n)*i+o]}function oe(s){let t=0;
for(let e=0;e<s.length;e++){let n=Math.abs(s[e]);n>t&&n<1/0&&(t=n)}return t}var H=({shape:s,data:t},e)=>{
let n=s.at(-1),o=0;for(let r=e*n;r<(e+1)*n;r++)o+=t[r]**2;return Math.sqrt(o)};function re(s,t,e=[]){
for(t.forEach((n,o)=>{if(e[o]===n)return;let{tag:r,attributes:i,inner:a}=n,c=e[o]?.tag===r,h=c?e[o]:
{attributes:{},inner:""},l=s.children[o];if(!c){let d=C(r);l?l.replaceWith(d):s.append(d),l=d}for(let d of Object.
keys(h.attributes))d in i||l.removeAttribute(d);for(let[d,u]of Object.entries(i))h.attributes[d]!==u&&
l.setAttribute(d,u);Array.isArray(a)?re(l,a,Array.isArray(h.inner)?h.inner:[]):h.inner!==a&&(l.textContent=
String(a))});s.children.length>t.length;)s.lastElementChild?.remove()}var vt=class{constructor(t,e,n){
this.width=t,this.hatch=e,this.before=n,this.height=0,this.isNarrow=t<560,this.nameKind=this.isNarrow?
"name narrow":"name",this.marks=[],this.spots=[],this.grids=[],this.drawn=new Map}add(t,e,n=""){let o={
tag:t,attributes:e,inner:n};return this.marks.push(o),o}reach(t){this.height=Math.max(this.height,t)}path(t,e,n={}){
return this.add("path",{d:t,class:e,...n})}box(t,e,n,o,r,i={}){return this.reach(e+o),this.add("rect",
{x:t,y:e,width:n,height:o,rx:4,class:r,...i})}text(t,e,n,o="",r={}){return this.reach(e+4),this.add(
"text",{x:t,y:e,class:o,...r},n)}centered(t,e,n,o=this.nameKind){return this.text(t,e,n,o,{"text-anc\
hor":"middle"})}part(t,e,{x:n,y:o,w:r,h:i},a,c="",h=n+r/2){this.box(n,o,r,i,`part ${c}`);let l=c==="\
norm"||c.includes("small"),d=o+i/2-(a.length-1)*6.5+4;a.forEach((u,f)=>{this.centered(h,d+13*f,u,l?c:
this.nameKind)}),this.spot({id:t.path,x:n,y:o,w:r,h:i,say:e,go:t})}arrow(...t){let[[e,n],[o,r]]=t.slice(
-2),i=Math.hypot(o-e,r-n)||1,[a,c]=[(o-e)/i,(r-n)/i],h=d=>`${o-5*a+3*d*c} ${r-5*c-3*d*a}`,l=t.map(d=>d.
join(" ")).join("L");this.path(`M${l}M${h(1)}L${o} ${r}L${h(-1)}`,"wire")}plus(t,e,n=6){this.add("ci\
rcle",{cx:t,cy:e,r:n,class:"plus-sign"});let o=n*.6;this.path(`M${t-o} ${e}h${2*o}M${t} ${e-o}v${2*o}`,
"plus-lines")}spot(t){this.reach(t.y+t.h),this.spots.push(t)}grid(t,e){let{path:n,x:o,y:r,cw:i,ch:a,
head:c=-1}=e,h=t.shape.at(-1),l=e.rows??[...Array(t.shape.at(-2)).keys()],d=[l.map(g=>e.hides?.(g)??
!1),Array.from({length:h},(g,b)=>e.hidesColumn?.(b)??!1)],u=JSON.stringify([n,o,r,i,a,c,l,d]),f=this.
before?.drawn.get(u),m=f&&f.tensor===t?f.mark:this.cellMarks(t,{...e,head:c,rows:l,columns:h,isHidden:d});
this.drawn.set(u,{tensor:t,mark:m}),this.marks.push(m),this.reach(r+l.length*a);let p={path:n,head:c,
rows:l,columns:h,x:o,y:r,cw:i,ch:a};return this.grids.push(p),p}cellMarks(t,e){let{x:n,y:o,cw:r,ch:i,
head:a,rows:c,columns:h,isHidden:l,kind:d="value"}=e,u=d==="weight"?1:(e.most??oe(t.data))||1,[f,m]=[
h*r,c.length*i],p={};c.forEach((x,y)=>{for(let k=0;k<h;k++){if(l[0][y]||l[1][k])continue;let O=_(t,a,
x,k),T=O===-1/0?"hatch":Math.round(De*O/u);if(!T)continue;let v=`M${Q(n+k*r)} ${Q(o+y*i)}h${Q(r)}v${i}\
h${-Q(r)}z`;p[T]=(p[T]??"")+v}});let g=[],b=(x,y)=>g.push({tag:x,attributes:y,inner:""});b("rect",{x:n,
y:o,width:f,height:m,class:"ground"});for(let[x,y]of Object.entries(p)){let k=Number(x),O=d==="weigh\
t"?"heat":k>0?"plus":"minus";b("path",x==="hatch"?{d:y,class:"masked",fill:`url(#${this.hatch})`}:{d:y,
class:O,"fill-opacity":Math.min(1,Math.abs(k)/De)})}return r>=7&&b("path",{d:xn(n,o,f,m,r,i),class:"\
mesh"}),b("rect",{x:n,y:o,width:f,height:m,class:`edge ${e.role??""}`}),{tag:"g",attributes:{},inner:g}}cells(t,e){
let n=this.grid(t,e),{path:o,head:r,x:i,y:a,cw:c,ch:h,rows:l,columns:d}=n,u={x:i,y:a,w:c*d,h:h*l.length};
return this.spot({id:`${o}#${r}`,...u,say:e.say,grid:n}),n}},Q=s=>Math.round(s*100)/100;function xn(s,t,e,n,o,r){
let i="";for(let a=o;a<e-.1;a+=o)i+=`M${Q(s+a)} ${t}v${n}`;for(let a=r;a<n-.1;a+=r)i+=`M${s} ${Q(t+a)}\
h${e}`;return i}var ie=5,bn=32,ae=(s,t,e=-1)=>{let{shape:n}=s.run.node(t);return e>=0?n.slice(1):n};function ce(s,t,e=-1){
let n=ae(s,t,e).filter(r=>r!=="1"),o=n.map(r=>s.run.size(r));return`(${n.join(", ")}) = (${o.join(",\
 ")})`}function L(s,t,e){let{path:n,x:o,y:r,cw:i,ch:a,role:c="",kind:h="value",head:l=-1}=e,{run:d}=t,
u=d.tensor(n),f=t.isTarget(n),m=f?"decoder":"encoder",p=e.rows??[...Array(u.shape.at(-2)).keys()],g=oe(
u.data),b=r+bn;$n(s,t,e,g);let x=u.shape.length===3&&l<0?[...Array(u.shape[0]).keys()]:[l],y=u.shape.
at(-1)*i,k=N=>t.hides(m,N),O=f&&d.node(n).shape.at(-1)==="T",T=N=>O&&t.hides("decoder",N);x.forEach(
(N,K)=>{let W=o+K*(y+ie),ut=e.say??t.sayOf(n),Bt={path:n,head:N,x:W,y:b,cw:i,ch:a,rows:p,role:c,kind:h,
most:g,hides:k,hidesColumn:T};s.cells(u,{...Bt,say:ut,id:`${n}#${N}`})});let v=x.length*(y+ie)-ie;e.
labels&&yn(s,t,e,p,m,b);let S=p.indexOf(t.step);return f&&t.mode!=="teacher"&&S>=0&&p.length>1&&s.box(
o-1.5,b+S*a,v+3,a,"row-lit",{rx:0}),{x:o,y:b,w:v,h:p.length*a,bottom:b+p.length*a}}function $n(s,t,{
path:e,x:n,y:o,role:r,name:i,head:a=-1,kind:c},h){let l=i??t.run.node(e).name;s.text(n,o+12,l,`code ${r??
""}`);let d=c==="weight"?"0…1":`±${M(h,h<10?1:0)}`;s.text(n+l.length*8.7+6,o+12,d,"soft"),s.text(
n,o+26,ce(t,e,a),"soft")}function yn(s,t,{x:e,ch:n,names:o,kept:r},i,a,c){i.forEach((h,l)=>{if(t.hides(
a,h))return;let d=a==="decoder"?t.kindOf(a,h):"",u=o?o(h):t.tokenOf(a,h),f=r?.(h)?`• ${u}`:u,m={"t\
ext-anchor":"end",lang:t.langOf(a)};s.text(e-6,c+(l+.5)*n+4,f,`label ${d}`,m)})}function he(s,t,e,n,o,r,i){
e.forEach((c,h)=>{if(t.hides(n,h))return;let l=o+(h+.5)*i+3+h*Math.max(0,11-i);s.text(l,r+8,c,"label",
{"text-anchor":"end",transform:`rotate(${i<14?-72:-60} ${l} ${r+8})`,lang:t.langOf(n)})});let a=j(e)*
.95+12;return s.reach(r+a),a}var R=13,ct=s=>j([...s.run.srcTokens,...s.run.tgtTokens])+10;function Z(s,t,e,n,o,r,i="",a=""){let[c]=t.
run.node(e).params,[h,l]=ae(t,c).map(m=>t.run.size(m)),d=e.split(".").at(-1),u=[`${i}${d}  ${l} → ${h}`],
f={x:n,y:o,w:r,h:20};s.part($(c),t.sayOf(c),f,u,`parameter small ${a}`)}function Ot(s,t,e,n){let{run:o}=t,
r=n?j(o.tgtTokens.map((l,d)=>n(d)))+10:ct(t),i=Math.max(...e.map(({path:l})=>o.shape(l).at(-1))),a=Math.
min(7,(s.width-r-2)/i),c=r+60,h=0;for(let{path:l,does:d,kind:u}of e){d!==void 0&&(s.arrow([c,h],[c,h+
34]),d?s.text(c+12,h+21,d,"soft"):Z(s,t,l,c+12,h+7,130),h+=34);let f=/sublayers\.\d+$/.test(l)?"x":void 0,
m={ch:R,labels:!0,kind:u,name:f,names:n},p=i>1&&o.shape(l).at(-1)===1?40:a;h=L(s,t,{path:l,x:r,y:h,cw:p,
...m}).bottom+8}}function Ue(s,t,e){let[n,o]=[`${e}.w_1`,`${e}.w_2`];Ot(s,t,[{path:t.run.node(n).parents[0]},
{path:n,does:""},{path:`${e}.hidden`,does:"ReLU: what is negative becomes 0"},{path:o,does:""}])}function Ve(s,t,e){
let n=e.split("_")[0];Ot(s,t,[{path:`${e}.table`},{path:e,does:`× √d_model = ${Math.sqrt(t.run.sizes.
d_model).toFixed(2)}`},{path:`positions.${n}`,does:"⊕ a vector for each position"}])}function Ge(s,t,e){
let{parents:n,op:o}=t.run.node(e),r=o==="norm"?"layer norm":"as it is: each sublayer ends in a norm";
Ot(s,t,[{path:n[0]},{path:e,does:r}])}function Xe(s,t,e){let n=[{path:t.run.node(e).parents[0]},{path:e,
does:""},{path:"probabilities",does:"softmax: each row sums to 1",kind:"weight"}];t.mode==="teacher"&&
n.push({path:"loss",does:"cross-entropy with tgt_out"}),Ot(s,t,n,r=>t.rowName(e,r))}function Ye(s,t,e){
let[n,o]=t.run.shape(e),r=Math.min(9,(s.width-4)/o);L(s,t,{path:e,x:2,y:0,cw:r,ch:n>1?r:R})}var kn={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},vn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},On=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function Mn(s,t,e){let n=s==="sublayers"&&vn[e]?.[Number(t)];return n?`${n} sublayer`:`${s.replace(/s$/,
"")} ${t}`}function I(s,t){let[e]=s.split("."),n=[];for(let[,o,r]of s.matchAll(On))n.push(r?Mn(o,r,e):
kn[o]??o);return/^(en|de)coder\.norm$/.test(s)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(s)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),t!==void 0&&n.push(`head ${t}`),n.join(", ")}function Je(s,t,e){let n=t==="encoder",o=s.isNarrow?22:44,r=(s.width-o)/2,i=n?e.sizes.S:e.sizes.T,[a,
c]=s.isNarrow?[13,75]:[26,205],h=Math.min(a,(r-c-15)/i),l=n?0:s.width-r,d=n?l+5:l+r-i*h-5,u=x=>d+(x+
.5)*h,f=n?d+i*h+6:l+4,m=r-i*h-15,p=n?f:f+m,g=u(n?0:i-1);return{stack:t,isEncoder:n,n:i,x:l,w:r,pitch:h,
railX:u,bx:f,bw:m,near:p,far:g,crossings:[],y:0}}var ht=({railX:s,pitch:t,n:e},n=0)=>({x:s(0)-t/2-n,
w:e*t+2*n}),Qe=({w:s,n:t,pitch:e})=>Math.min(Math.max(e,15),(s-16)/t),Ze=s=>Qe(s)<13?90:60,le=(s,t)=>j(
t)*Math.sin(Ze(s)*Math.PI/180)+12;function de(s,t,e,n,o,r){let i=Qe(e),a=e.isEncoder?e.railX(0):e.railX(
e.n-1)-(e.n-1)*i;n.forEach((c,h)=>{let l=a+h*i,d=(e.isEncoder?-1:r)*Ze(e),u=`token ${t.kindOf(e.stack,
h)}`,f=o+r*3;s.text(l+(e.isEncoder?2:-2),o+(r>0?0:6),c,u,{"text-anchor":e.isEncoder?"start":"end",transform:`\
rotate(${d} ${l} ${o})`,lang:t.langOf(e.stack)}),s.path(`M${l} ${f}L${e.railX(h)} ${f+r*9}`,ts(t,e,h))})}
var ts=(s,t,e)=>`rail ${s.kindOf(t.stack,e)}`;function Y(s,t,e,n){for(let o=0;o<e.n;o++)s.path(`M${e.
railX(o)} ${e.y}V${n}`,ts(t,e,o));e.y=n}function ue(s,t,e,n,o,r){let i=t.run.tensor(n),a=Math.min(8,
e.pitch/2-.4),c=I(n);for(let p=0;p<e.n;p++){if(t.hides(e.stack,p))continue;let g=Math.max(1.5,a*Math.
min(1,H(i,p)/t.longest)),b=`bead ${t.kindOf(e.stack,p)}`;s.add("circle",{cx:e.railX(p),cy:o,r:g,class:b})}
let{x:h,w:l}=ht(e),d=p=>Math.max(0,Math.min(e.n-1,Math.floor((p-h)/e.pitch))),u=p=>t.tokenOf(e.stack,
p),f=`${c}: one vector of ${i.shape.at(-1)} numbers for each token`,m=p=>`${c}: the vector of “${u(
d(p))}” has the length ${H(i,d(p)).toFixed(2)}`;s.spot({id:n,x:h,y:o-8,w:l,h:16,say:f,read:m,go:r})}
function es(s,t,e,n,o){s.arrow([e.far,n],[o,n]);for(let r=0;r<e.n;r++)t.hides(e.stack,r)||s.add("cir\
cle",{cx:e.railX(r),cy:n,r:1.4,class:"tap"})}function fe(s,t,e,n,o,r){s.path(`M${o} ${r}V${n}H${e.far}`,
"wire");let i=Math.min(5.5,e.pitch/2-.3);for(let a=0;a<e.n;a++)t.hides(e.stack,a)||s.plus(e.railX(a),
n,i)}var En={encoder:["self_attention","feed_forward"],decoder:["self_attention","cross_attention","feed_\
forward"]},_n={self_attention:["self-","attention"],masked:["masked ","self-","attention"],cross_attention:[
"cross-","attention"],feed_forward:["feed-","forward"]};function ss(s,t){let{run:e}=t,[n,o]=["encode\
r","decoder"].map(a=>Je(s,a,e)),r=[[n,e.srcTokens,"Encoder","source"],[o,e.tgtTokens,"Decoder",t.mode===
"teacher"?"tgt_in":"target"]],i=Math.max(...r.map(([a,c])=>le(a,c)));for(let[a,c,h,l]of r){Tn(s,a,h,
`${l} · ${a.isEncoder?"S":"T"} = ${a.n}`),a.y=26+i,de(s,t,a,c,a.y,1),a.y+=12,Nn(s,t,a);for(let d=0;t.
has(`${a.stack}.layers.${d}`);d++)An(s,t,a,d);In(s,t,a)}zn(s,t,n,o),jn(s,t,o),qn(s,n,o.crossings.at(
-1)??0)}function Tn(s,{isEncoder:t,x:e,w:n},o,r){let[i,a]=t?[e,1]:[e+n,-1],c={"text-anchor":t?"start":
"end"};s.text(i,13,o,"title",c),s.text(i+a*70,13,r,"soft",c)}var me=({bx:s,bw:t})=>s+t/2;function ns(s){
let{x:t,w:e}=ht(s,2),n=Math.min(t,s.bx);return{x:n,w:Math.max(t+e,s.bx+s.bw)-n}}function Nn(s,t,e){let n=e.
isEncoder?"src":"tgt",o=$(`${n}_embed`),r=t.sayOf(o.path),i={...ns(e),y:e.y,h:19};s.part(o,r,i,["emb\
edding"],"parameter",me(e));let a=e.y+46,c=$(`positions.${n}`),h={x:e.bx,y:a,w:e.bw,h:19};s.part(c,t.
sayOf(c.path),h,["positions"]),e.y+=19,Y(s,t,e,a+36),fe(s,t,e,a+10,e.near,a+10),ue(s,t,e,c.path,a+25,
o)}function An(s,t,e,n){let o=$(`${e.stack}.layers.${n}`),r=e.y+2,i=s.box(e.x,r,e.w,10,"layer",{rx:8}),
[a,c]=e.isEncoder?[e.bx+e.bw,"end"]:[e.bx,"start"],h=I(o.path),l=s.isNarrow?`layer ${n}`:h;s.text(a,
r+14,l,"soft",{"text-anchor":c});let d=`${h}: its sublayers, and what each adds to the residual stre\
am`;s.spot({id:o.path,x:e.bx,y:r+2,w:e.bw,h:17,say:d,go:o}),Y(s,t,e,r+20),En[e.stack].forEach((u,f)=>{
Sn(s,t,e,o.path,u,f)}),i.attributes.height=e.y-r-2}function Sn(s,t,e,n,o,r){let{run:i,isPreNorm:a}=t,
c=$(`${n}.${o}`),h=`${n}.sublayers.${r}`,l=o!=="feed_forward",d=a&&!s.isNarrow?52:0,u=a&&s.isNarrow?
19:0,f=e.bw-d,m=Rn(s,f,i.sizes.H),p=Ln(s,e,o),g=p.length*13+7,b=g+(l?m.rows*(m.size+3)+2:0),x=e.y+u,
y=e.isEncoder?e.bx+d:e.bx,k=x+b+7;Y(s,t,e,k+(a?23:40)),es(s,t,e,u?x-11:x+10,e.near),a&&Cn(s,t,e,`${h}\
.norm`,x),s.box(y,x,f,b,`part ${t.lights(c.path)?"lit":""}`),p.forEach((T,v)=>{s.centered(y+f/2,x+14+
13*v,T)});let O=t.sayOf(c.path);s.spot({id:c.path,x:y,y:x,w:f,h:b,say:O,go:c}),l&&Pn(s,t,c.path,[y,x+
g-1,f],m),o==="cross_attention"&&e.crossings.push(x+10),fe(s,t,e,k,e.isEncoder?y+14:y+f-14,x+b),a||os(
s,t,e,$(`${h}.norm`),k+8,14),ue(s,t,e,h,e.y-8,$(n))}function Ln({isNarrow:s},{isEncoder:t},e){let n=_n[e===
"self_attention"&&!t?"masked":e];return s?n:[n.join("")]}function Cn(s,t,e,n,o){let r=s.isNarrow?e.bw:
40,i=s.isNarrow||e.isEncoder?e.bx:e.bx+e.bw-40,a=s.isNarrow?o-19:o+2,c={x:i,y:a,w:r,h:16};s.part($(n),
t.sayOf(n),c,["norm"],"small");let[h,l]=e.isEncoder?[i+r,12]:[i,-12];s.isNarrow?s.path(`M${i+r/2} ${a+
16}v3`,"wire"):s.arrow([h,o+10],[h+l,o+10])}function os(s,t,e,n,o,r){let i=ht(e),a=Math.max(i.w,34),
h={x:e.isEncoder?i.x:i.x+i.w-a,w:a,y:o,h:r};s.part(n,t.sayOf(n.path),h,["norm"],"small")}function Rn(s,t,e){
let n=s.isNarrow?Math.min(2,e):e,o=Math.min(s.isNarrow?32:38,(t-8)/n-4);return{across:n,rows:Math.ceil(
e/n),size:o}}function Pn(s,t,e,[n,o,r],{across:i,size:a}){let c=t.run.tensor(`${e}.weights`),[h,l,d]=c.
shape,u=n+(r-i*(a+4)+4)/2;for(let f=0;f<h;f++){let m=u+f%i*(a+4),p=o+Math.floor(f/i)*(a+3),g={x:m,y:p,
cw:a/d,ch:a/l};pe(s,t,e,f,c,g,{x:m,y:p,w:a})}}function pe(s,t,e,n,o,r,i){let a=e.split(".")[0],c=x=>t.
hides(a,x),h={path:`${e}.weights`,head:n,kind:"weight"},{x:l,y:d,ch:u,cw:f,rows:m,columns:p}=s.grid(
o,{...h,...r,hides:c});a==="decoder"&&t.mode!=="teacher"&&s.box(l,d+t.step*u,p*f,u,"row-lit",{rx:0});
let g=d+m.length*u-i.y,b=t.sayOfHead(e,n);s.spot({id:`${e}#${n}`,...i,h:g,say:b,go:$(e,n)})}function In(s,t,e){
if(e.y+=2,!t.isPreNorm)return;let n=e.y+5;Y(s,t,e,n),os(s,t,e,$(`${e.stack}.norm`),n,16),e.y=n+16}function zn(s,t,e,n){
let o=e.y+12;Y(s,t,e,o);let{x:r}=ht(e),i=Math.max(e.n*e.pitch,64),a=(e.x+e.w+n.x)/2,c=n.crossings,[h,
l]=[Math.min(o+10,...c),Math.max(o+10,...c)],d=`M${r+i} ${o+10}H${a}M${a} ${h}V${l}`;for(let f of c)
d+=`M${a} ${f}H${n.bx-7}`;for(let f of["double","double inner"])s.path(d,f);for(let f of c){let m=n.
bx-1;s.path(`M${m-8} ${f-6}L${m} ${f}L${m-8} ${f+6}`,"wire")}let u=t.sayOf("encoder");s.part($("enco\
der"),u,{x:r,y:o,w:i,h:20},["memory"]),e.y=o+20}function jn(s,t,e){let n=e.y+12;Y(s,t,e,n);let o=$("\
generator"),r={...ns(e),y:n,h:19},{d_model:i,V:a}=t.run.sizes,c=s.isNarrow?"generator":`generator ${i}\
 → ${a}`,h=`parameter ${t.lights(o.path)?"lit":""}`;s.part(o,t.sayOf(o.path),r,[c],h,me(e)),Wn(s,t,
e,n+19),e.y=n+67;let l=t.outTokens();de(s,t,e,l,e.y,-1),s.reach(e.y+le(e,l))}function Wn(s,t,e,n){let r=n+
8+24;s.centered(me(e),n+22,"softmax","soft");for(let c=0;c<e.n;c++){if(t.hides("decoder",c))continue;
let h=t.probabilityOf(c),l=Math.max(2,e.pitch-4),d=t.kindOf("decoder",c),u=e.railX(c)-l/2;s.box(u,r-
24,l,24,`bar-ground ${d}`,{rx:0}),s.box(u,r-24*h,l,24*h,`bar ${d}`,{rx:0})}let i=$("probabilities"),
a={x:e.bx,y:n+4,w:e.x+e.w-e.bx,h:32};s.spot({id:i.path,...a,say:t.sayOf(i.path),go:i})}function qn(s,t,e){
if(s.isNarrow)return;let n=12,o=Math.max(t.y+40,e,s.height-150),r=i=>{s.text(n+14,o+4,i,"soft"),o+=20};
s.add("circle",{cx:n,cy:o,r:5,class:"bead"}),r("a token's vector: its length"),s.plus(n,o,5.5),r("th\
e sublayer's output is added"),s.box(n-6,o-5,12,11,"ground edge",{rx:0}),s.box(n-6,o-5,6,11,"heat",{
rx:0}),r("attention weight, from 0 to 1");for(let i of["double","double inner"])s.path(`M${n-7} ${o}\
h14`,i);r("memory: keys and values")}var rs=[["q","query"],["k","key"],["v","value"]];function is(s,t,e){let{run:n}=t,o=ct(t),[r,i]=["w_q",
"w_k"].map(g=>n.node(`${e}.${g}`).parents[0]),a=s.isNarrow?1:3,c=i!==r&&a>1?j(n.srcTokens.map(g=>`• ${g}`))+
16:20,h=(s.width-o-(a>1?c+20:0)-2)/a,l=[o,o+h+c,o+2*h+c+20],d=5*(n.sizes.H-1),u=(h-d)/n.sizes.d_model,
f={sheet:s,scene:t,path:e,left:o,slot:h,cw:u,x:r,source:i,columns:l},m=s.isNarrow?Fn(f):Hn(f),p=Kn(f,
m+18);Bn(f,p+14)}var we=({scene:s},t)=>t==="encoder"?"memory":s.isPreNorm?"norm(x)":"x";function Hn(s){
let{sheet:t,scene:e,path:n,left:o,slot:r,cw:i,x:a,source:c,columns:h}=s,l=L(t,e,{path:a,x:o,y:0,cw:i,
ch:R,labels:!0,name:we(s,a)}),d=l;if(c!==a){let m=(h[1]+h[2])/2;d=L(t,e,{...{path:c,x:m,y:0,cw:i,ch:R,
labels:!0},name:we(s,c)})}let u=Math.max(l.bottom,d.bottom)+26,f=0;return rs.forEach(([m,p],g)=>{let b=h[g],
x=g&&c!==a?d:l,y=b+r/2;t.arrow([x.x+x.w/2,x.bottom+2],[x.x+x.w/2,u-14],[y,u-14],[y,u-2]),Z(t,e,`${n}\
.w_${m}`,b,u,r,"",p),t.arrow([y,u+20],[y,u+32]),f=Math.max(f,as(s,m,p,b,u+30,g===0||g===1&&c!==a).bottom)}),
f}function Fn(s){let{sheet:t,scene:e,path:n,left:o,slot:r,cw:i,x:a,source:c}=s,h=0,l=d=>{h=L(t,e,{...{
path:d,x:o,y:h,cw:i,ch:R,labels:!0},name:we(s,d)}).bottom+12};l(a);for(let[d,u]of rs)d==="k"&&c!==a&&
l(c),Z(t,e,`${n}.w_${d}`,o,h,r,"",u),t.arrow([o+r/2,h+20],[o+r/2,h+32]),h=as(s,d,u,o,h+30,!0).bottom+
12;return h-12}function as({sheet:s,scene:t,path:e,cw:n},o,r,i,a,c){let h=l=>o!=="q"&&t.isKept(e,l);
return L(s,t,{path:`${e}.${o}`,x:i,y:a,cw:n,ch:R,role:r,labels:c,kept:h})}function Kn({sheet:s,scene:t,
path:e,left:n},o){let r=t.run.tensor(`${e}.weights`),[i,a,c]=r.shape,h=(s.width-n)/i,l=Math.min(90,h-
14),[d,u]=[l/c,Math.min(l/a,24)],f=s.isNarrow?"":", one map for each head";s.text(n,o+10,"weights","\
code"),s.text(n+70,o+10,`softmax(q·kᵀ / √d_k)${f}`,"soft");let m=o+36;for(let p=0;p<i;p++){let g=n+
p*h;s.text(g,m-6,`head ${p}`,"soft");let b={x:g,y:m-18,w:l};pe(s,t,e,p,r,{x:g,y:m,cw:d,ch:u},b)}return m+
a*u}function Bn({sheet:s,scene:t,path:e,left:n,slot:o,cw:r,columns:i},a){let c={y:a,cw:r,ch:R,labels:!0},
l=L(s,t,{...c,path:`${e}.values`,x:n,name:"values"}),d=`${e}.w_o`;if(s.isNarrow){let m=l.bottom+14;return s.
arrow([n+o/2,l.bottom+2],[n+o/2,m-2]),Z(s,t,d,n,m,o,"concat, then "),s.arrow([n+o/2,m+20],[n+o/2,m+32]),
L(s,t,{...c,path:d,x:n,y:m+30,name:"update"})}let u=i[2],f=l.y+l.h/2;return s.arrow([n+l.w+4,f],[i[1]-
3,f]),s.text(i[1],f-16,"concat","soft"),Z(s,t,d,i[1],f-10,o),s.arrow([i[1]+o+2,f],[u-3,f]),L(s,t,{...c,
labels:!1,path:d,x:u,name:"update"})}var cs=/^(en|de)coder\.layers\.\d+/,Dn=/^.*\.(self|cross)_attention/,Un=/^(src_embed|tgt_embed|positions\.(src|tgt))/,
Vn=/\.(weight|bias|pe)$/;function P(s,t=-1){if(!s)return{kind:"map",path:s};if(Vn.test(s))return{kind:"\
parameter",path:s};let e=s.match(Dn)?.[0];if(e)return{kind:t<0?"attention":"head",path:e};let n=s.match(
cs)?.[0];if(s.includes(".feed_forward"))return{kind:"feedForward",path:`${n}.feed_forward`};if(n)return{
kind:"layer",path:n};let[,o]=s.match(Un)??[];return o?{kind:"embedding",path:`${o.includes("tgt")?"t\
gt":"src"}_embed`}:/^(en|de)coder/.test(s)?{kind:"finalNorm",path:s.split(".")[0]}:{kind:"generator",
path:"generator"}}var tt=({row:s,cell:t})=>s>=0&&t>=0;function lt({path:s,head:t,row:e,cell:n}){if(e>=
0||n>=0)return $(s,t);let o=P(s,t);if(s!==o.path)return $(o.path,t);if(o.kind==="head")return $(o.path);
if(o.kind==="parameter"){let i=s==="positions.pe"?"src_embed":s.replace(/\.\w+$/,"");return $(P(i).path)}
let r=s.match(cs)?.[0];return $(r&&r!==s?r:"")}function hs(s,t,e){let n=s.path.replace(/layers\.(\d+)/,
(o,r)=>`layers.${Number(r)+t}`);return n!==s.path&&e.has(n)?{...s,path:n}:null}var D=s=>s[0].toUpperCase()+
s.slice(1);function ls(s,t,e){let n=[],o=s;for(;o.path;o=lt(o))tt(o)&&n.unshift([Xn(t,o),o]),o.row>=
0&&e(o)&&n.unshift([e(o),$(o.path,o.head,o.row)]),o=$(o.path,o.head),n.unshift([Gn(o,t),o]);return[[
"Model",o],...n]}function Gn({path:s,head:t},e){let n=P(s,t);if(n.kind==="parameter")return e.node(s).
name;if(s!==n.path)return s.replace(`${n.path}.`,"");if(n.kind==="head")return`Head ${t}`;let o=s===
"generator"?s:I(s);return D(n.kind==="layer"?o:o.split(", ").at(-1)??o)}function Xn(s,{path:t,head:e,
row:n,cell:o}){return s.waits(t)?"…":M(_(s.tensor(t),e,n,o),3)}function ds({path:s,head:t,row:e,cell:n}){
let o=n.split(",").map(Number);return n?$(s,o.length===3?o[0]:-1,...o.slice(-2)):$(s,t,e)}function us({
path:s,head:t,row:e,cell:n}){if(n<0)return{path:s,head:t,row:e,cell:""};let o=t<0?[e,n]:[t,e,n];return{
path:s,head:t,row:e,cell:o.join(",")}}var et=[["src_embed tgt_embed","Tokens become vectors, and each position is added."],["encoder","The\
 encoder takes the whole source at once; its output is the memory."],["self_attention","The lit row \
attends to itself and to the rows before it."],["cross_attention","The same row attends to the memor\
y of the source."],["feed_forward","Two linear layers work on this row alone."],["generator","The la\
st vector becomes a logit for each token; after softmax, the most probable token is generated."]],Mt=class{constructor(t,{
mode:e,step:n,station:o,isOwn:r}){this.run=t,this.mode=e,this.step=Math.max(0,Math.min(n,t.sizes.T-1)),
this.station=o,this.isOwn=r,this.isPreNorm=t.node("encoder").op==="norm",this.longest=t.longest}has(t){
return this.run.node(t)!==void 0}isTarget(t){return this.run.node(t)?.shape.at(-2)==="T"}hides(t,e){
return t==="decoder"&&this.mode==="generate"&&e>this.step}kindOf(t,e){return t==="encoder"||this.mode===
"teacher"?"":this.hides(t,e)?"unwritten":e===this.step?"lit":this.mode==="step"?"dim":"kept"}tokenOf(t,e){
return this.run[t==="encoder"?"srcTokens":"tgtTokens"][e]}langOf(t){return this.isOwn?"":t==="encode\
r"?"en":"de"}outTokens(){return this.mode!=="teacher"?this.run.nextTokens.map((t,e)=>this.hides("dec\
oder",e)?"":t):this.run.targetTokens.map((t,e)=>`${t} ${this.lossOf(e).toFixed(2)}`)}probabilityOf(t){
let e=E(this.run.tensor("probabilities"),t);return this.mode==="teacher"?e[this.run.targets[t]]:Math.
max(...e)}shareOf(t){let e=this.run.node(this.isPreNorm?t:`${t}.sum`),[n,o]=e.parents.map(a=>this.run.
tensor(a)),[r]=o.shape,i=0;for(let a=0;a<r;a++)i+=H(o,a)/H(n,a);return(i/r).toFixed(2)}lossOf(t){return this.
run.tensor("loss").data[t]}rowName(t,e){let{srcTokens:n,tgtTokens:o,vocabulary:r}=this.run,a={S:()=>n[e],
T:()=>`${o[e]} → ${this.outOf(e)}`,V:()=>`“${r.tgt[e]}”`,V_src:()=>`“${r.src[e]}”`,max_len:()=>`\
position ${e}`,1:()=>""}[this.run.node(t)?.shape.at(-2)??"T"];return a?a():`output ${e}`}outOf(t){return this.
run[this.mode==="teacher"?"targetTokens":"nextTokens"][t]}isKept(t,e){return this.mode!=="generate"||
t.startsWith("encoder")?!1:t.endsWith("cross_attention")||e<this.step}columnName(t,e){let{run:n}=this,
o=n.node(t).shape.at(-1);return o==="S"?n.srcTokens[e]:o==="T"?n.tgtTokens[e]:o==="V"?`“${n.vocabulary.
tgt[e]}”`:o==="1"?"the loss":`feature ${e}`}sayCell(t,{path:e,head:n,row:o,cell:r}){let i=this.run.
node(e).name,a=n>=0?`, head ${n}`:"",c=_(t,n,o,r),h=c===-1/0?"−∞ (masked)":at(c),l=[this.rowName(
e,o),this.columnName(e,r)];return`${i}${a}, ${l.filter(Boolean).join(", ")}: ${h}`}lights(t){if(this.
station<0)return!1;let[e]=et[this.station];return e==="encoder"?t.startsWith("encoder"):!t.startsWith(
"encoder")&&e.split(" ").some(n=>t.endsWith(n))}sayOf(t){let e=this.run.node(t)?.say;return e?D(e):D(
I(t))}sayOfHead(t,e,n=-1){let o=this.run.tensor(`${t}.weights`),r=t.startsWith("decoder"),i=n>=0?n:r&&
this.mode!=="teacher"?this.step:-1,a=D(I(t,e)),[,c,h]=o.shape;if(i<0)return`${a}: ${c} × ${h} atten\
tion weights, each row sums to 1`;let d=(t.includes("cross")||!r?this.run.srcTokens:this.run.tgtTokens).
map((f,m)=>[f,_(o,e,i,m)]).sort(([,f],[,m])=>m-f).filter(([,f],m)=>m<3&&f>=.05).map(([f,m])=>`${f} ${m.
toFixed(2)}`),u=r?`input ${this.run.tgtTokens[i]}, predicts ${this.outOf(i)}`:this.run.srcTokens[i];
return`${a}, ${u}: attends to ${d.join(", ")}`}};var Yn=1400,Et=class{constructor(t){this.view=t,this.timer=0,this.outward=A("↑ Out",()=>t.out()),this.
back=A("◀",()=>t.stepBy(-1),{"aria-label":"Previous token"}),this.ahead=A("▶",()=>t.stepBy(1),{"\
aria-label":"Next token"}),this.play=A("Play",()=>this.toggle()),this.told=w("span",{class:"soft"});
let e=[this.outward,this.back,this.told,this.ahead,this.play];this.node=w("div",{class:"bar"},...e)}show(){
let{view:t}=this,{at:e,mode:n,step:o,run:r}=t,i=r.sizes.T-1,a=(c,h)=>c.setAttribute("aria-disabled",
String(h));a(this.outward,!e.path),a(this.back,o<=0),a(this.ahead,o>=i),this.play.hidden=n==="teache\
r",this.play.textContent=this.timer?"Pause":"Play",this.told.textContent=`row ${o} of ${i}`}toggle(){
this.timer?this.stop():this.start(),this.view.redraw()}start(){let{view:t}=this;t.mode!=="teacher"&&
(t.step===t.run.sizes.T-1&&t.mode==="generate"&&t.stepTo(0),this.timer=window.setInterval(()=>this.tick(),
Yn),this.tick())}tick(){let{view:t}=this,e=t.mode==="step"&&!t.at.path;if(e&&t.station<et.length-1)return t.
station+=1,t.redraw();if(t.step>=t.run.sizes.T-1)return this.stop(),t.redraw();t.station=e?0:-1,t.stepTo(
t.step+1)}stop(){clearInterval(this.timer),this.timer=0,this.view.station=-1}};var _t=24,ge=11.5,Jn=92;function ms(s,t,e,n){let{run:o}=t,r=e.startsWith("decoder"),i=e.endsWith("se\
lf_attention"),a=r&&i?o.tgtTokens:o.srcTokens,c=r?o.tgtTokens:o.srcTokens,h=m=>t.rowName(`${e}.w_q`,
m),l=r&&i?"decoder":"encoder",d=o.tensor(`${e}.masked`).data.some(m=>m===-1/0),u=m=>t.isKept(e,m),f={
sheet:s,scene:t,path:e,head:Math.min(n.head,o.sizes.H-1),keys:a,queries:c,names:h,kept:u,keyStack:l,
masked:d,at:n};s.isNarrow?Zn(f):Qn(f)}function st(s,t,e){let{sheet:n,scene:o,path:r,head:i}=s,a=o.sayOf(
`${r}.${t}`),c={path:`${r}.${t}`,head:i,name:t,say:a};return L(n,o,{...c,...e})}function Qn(s){let{sheet:t,
scene:e,keys:n,queries:o,names:r,kept:i,keyStack:a,masked:c}=s,h=j([...o.map((W,ut)=>r(ut)),...n.map(
W=>`• ${W}`)])+8,l=c?["scores","masked","weights"]:["scores","weights"],d=t.width-h-(l.length+1)*_t,
u=d*(c?.14:.2)/n.length,f=l.length*n.length*ge<.55*d?ge:7,m=Math.max(f,Math.min(24,u)),p=Math.max(Jn,
m*n.length),{d_k:g}=e.run.sizes,b=Math.min(15,(d-l.length*p)/(2*g)),x=16,y=st(s,"q",{x:h,y:0,cw:b,ch:x,
role:"query",labels:!0,names:r}),k=h+y.w+_t;fs(t,k,y);let O=0;l.forEach(W=>{let Bt=st(s,W,{x:k,y:0,cw:m,
ch:x,kind:W==="weights"?"weight":"value"});(m>=ge||W==="weights")&&(O=he(t,e,n,a,k,Bt.bottom,m)),k+=
p+_t,fs(t,k,y)});let T=st(s,"values",{x:k,y:0,cw:b,ch:x}),S={y:T.bottom+Math.max(26,O-8),cw:b,ch:x,labels:!0,
kept:i};st(s,"k",{...S,x:h,role:"key"});let N=st(s,"v",{...S,x:k,role:"value"}),K=W=>W.x+W.w/2;t.arrow(
[K(N),N.y-34],[K(N),T.bottom+3]),t.reach(N.bottom+6)}function fs(s,t,{y:e,h:n}){let o=e+Math.min(n/2,
40);s.arrow([t-_t+5,o],[t-4,o])}function Zn(s){let{sheet:t,scene:e,path:n,keys:o,queries:r,names:i,kept:a,
keyStack:c,masked:h,at:l}=s,d=n.startsWith("decoder")&&e.mode!=="teacher",u=l.row>=0&&l.row<r.length&&
!/\.[kv]$/.test(l.path)?l.row:e.step,f=d?[u]:void 0,m=v=>d?r[v]:i(v),p=j([...o.map(v=>`• ${v}`),...r.
map((v,S)=>m(S))].filter(Boolean))+8,{d_k:g}=e.run.sizes,b=(t.width-p-2)/g,x=Math.min(32,(t.width-p-
2)/o.length),y=Math.max(15,Math.min(b,18)),k=0,O=(v,S)=>{k=st(s,v,{...{x:p,y:k,cw:b,ch:y,labels:!0},
...S}).bottom+12};O("q",{role:"query",rows:f,names:m}),O("k",{role:"key",kept:a});let T={cw:x,rows:f,
names:m};O("scores",T),h&&O("masked",T),O("weights",{...T,kind:"weight"}),k+=he(t,e,o,c,p,k-12,x)-8,
O("v",{role:"value",kept:a}),O("values",{rows:f,names:m})}var nt=26,Tt=92,ps={self_attention:["self-","attention"],cross_attention:["cross-","attention"],feed_forward:[
"feed-","forward"]};function ws(s,t,e){let{run:n}=t,o=Object.keys(ps).filter(d=>n.node(`${e}.${d}`)),
r=ct(t),i=s.isNarrow?2:t.isPreNorm?3:2,a=s.isNarrow?2*nt+18:Tt+2*nt+26*i,c=Math.min(4,(s.width-r-a)/
(i*n.sizes.d_model)),h=n.node(t.isPreNorm?`${e}.sublayers.0.norm`:`${e}.sublayers.0.sum`),l={sheet:s,
scene:t,path:e,left:r,cw:c,y:0};l.stream=gs(l,h.parents[0]),o.forEach((d,u)=>{(s.isNarrow?eo:to)(l,d,
u)}),s.reach(l.y+4)}function gs(s,t){let{sheet:e,scene:n,left:o,cw:r,y:i}=s,c=L(e,n,{path:t,x:o,y:i,
cw:r,ch:R,labels:!0,name:"x"});return xe(s,t,c),s.y=c.bottom,c}function xe({sheet:s,scene:t},e,{x:n,
y:o,w:r,h:i}){let a=t.run.tensor(e),c=t.isTarget(e)?"decoder":"encoder";s.isNarrow||s.text(n+r+4,o-6,
"length","soft");for(let h=0;h<i/R;h++){if(t.hides(c,h))continue;let l=H(a,h)/t.longest*nt;s.box(n+r+
4,o+h*R+3,Math.max(1,l),R-6,"length",{rx:1})}}var Nt=(s,t)=>`${s}.${t}.${t==="feed_forward"?"w_2":"w\
_o"}`;function At({sheet:s,scene:t,cw:e},n,o,r,i){return L(s,t,{path:n,x:o,y:r,cw:e,ch:R,name:i})}function xs({
sheet:s,scene:t,path:e},n,o){let r=$(`${e}.${n}`);s.part(r,`${t.sayOf(r.path)}. Go in`,o,ps[n])}function to(s,t,e){
let{sheet:n,scene:o,path:r,stream:i}=s,a=i.y-32,c=i.y+i.h/2,h=i.x+i.w+nt+26,l=i.x+i.w+nt+6,d=m=>{n.arrow(
[l,c],[m-3,c]),l=m};if(o.isPreNorm){d(h);let m=At(s,`${r}.sublayers.${e}.norm`,h,a,"norm(x)");l=h+m.
w+3,h+=m.w+24}let u=Math.max(36,Math.min(60,i.h));d(h),xs(s,t,{x:h,y:c-u/2,w:Tt-18,h:u}),l=h+Tt-18+3,
h+=Tt,d(h);let f=At(s,Nt(r,t),h,a,"update");xe(s,Nt(r,t),f),bs(s,e,f.x+f.w/2,f.bottom)}function eo(s,t,e){
let{sheet:n,scene:o,path:r,stream:i,left:a}=s,c=a+i.w+nt+16,h=i.y-32,l=i.y+i.h/2;if(n.arrow([c-12,l],
[c-2,l]),o.isPreNorm){let u=At(s,`${r}.sublayers.${e}.norm`,c,h,"norm(x)");h=u.bottom,n.arrow([c+u.w/
2,h+2],[c+u.w/2,h+14]),h+=16}else h=l-18;xs(s,t,{x:c,y:h,w:i.w,h:36}),h+=36,n.arrow([c+i.w/2,h+2],[c+
i.w/2,h+14]);let d=At(s,Nt(r,t),c,h+12,"update");xe(s,Nt(r,t),d),bs(s,e,d.x+d.w/2,d.bottom)}function bs(s,t,e,n){
let{sheet:o,scene:r,path:i,stream:a,left:c}=s,h=c+a.w/2,l=Math.max(a.bottom,n)+18;if(o.path(`M${h} ${a.
bottom}V${l+16}`,"rail"),o.arrow([e,n+3],[e,l],[h+8,l]),o.plus(h,l,7),s.y=l+16,!r.isPreNorm){let u=$(
`${i}.sublayers.${t}.norm`),f={x:h-40,y:l+14,w:80,h:17};o.part(u,r.sayOf(u.path),f,["norm"],"small"),
s.y+=20}let d=r.shareOf(`${i}.sublayers.${t}`);o.text(h+14,l-5,o.isNarrow?`length: ${d} × x`:`its l\
ength is ${d} × that of x, on average`,"soft"),s.stream=gs(s,`${i}.sublayers.${t}`)}var so={relu:"hidden"},no={query:"q",key:"k",value:"v",used:"weights"},oo={q:"query",k:"key",v:"valu\
e"},St=class{constructor(t){this.view=t,this.listings=t.machine.listings,this.name=w("summary",{}),this.
lines=w("ol",{}),this.node=w("details",{class:"listing"},this.name,this.lines),this.node.open=matchMedia(
"(min-width: 560px)").matches,this.shown=""}show(t){let{run:e}=this.view,{kind:n,path:o}=P(t.path,t.
head),r=n==="head"&&t.path===o,i=e.node(r?`${o}.weights`:t.path);this.node.hidden=!i;let a=JSON.stringify(
[t.path,t.head,e.sizes]);if(!i||a===this.shown)return;this.shown=a;let[c,h]=i.code,l=w("code",{},h);
this.name.replaceChildren("The code that computes it: ",l,` in ${c}`);let d=n==="parameter"?lt($(o)).
path:o,u=this.listings[h].split(`
`).map((f,m)=>{let p=this.named(f,d,h,t.head);return this.line(p,m+1,i,d)});this.lines.replaceChildren(
...u)}line(t,e,n,o){let r=e===n.code[2],i=w("li",{},w("code",{},...t)),a=r?n:this.madeHere(e,n,o);if(a){
let c=r?`  ${n.path}`:"",h=`  # ${ce(this.view.scene,a.path)}${c}`;i.append(w("span",{class:"soft"},
h))}return r&&i.setAttribute("aria-current","true"),i}madeHere(t,{code:e},n){return[...this.view.run.
nodes.values()].find(o=>o.path.startsWith(`${n}.`)&&o.code[1]===e[1]&&o.code[2]===t)}named(t,e,n,o){
let r=n==="attention"?no:so;return t.split(/\b([a-z_][a-z_0-9]*)\b/).map(i=>{let a=r[i]??i,c=`${e}.${a}`,
h=this.view.run.node(c);if(!h)return i;let l=h.shape.length===3;return A(i,()=>this.view.go($(c,l?o:
-1)),{class:`code-name ${oo[a]??""}`})})}};var be=s=>s.reduce((t,e)=>t*e,1);function F(s,t){let[e,n]=s.slice(-2),o=new Float32Array(be(s));return o.
forEach((r,i)=>{let a=Math.floor(i/n);o[i]=t(Math.floor(a/e),a%e,i%n)}),{shape:s,data:o}}function $s(s,t){
let e=0;for(let n=0;n<s;n++)e+=t(n);return e}var ro={scale:([s],t,{sizes:e})=>F(t,(...n)=>_(s,...n)*
Math.sqrt(e.d_model)),split:([s],t)=>F(t,(e,n,o)=>_(s,0,n,e*t[2]+o)),scores([s,t],e){let n=s.shape[2];
return F(e,(o,r,i)=>$s(n,a=>_(s,o,r,a)*_(t,o,i,a))/Math.sqrt(n))},mask:([s],t,e,n)=>F(t,(o,r,i)=>e.hides(
n,r,i)?-1/0:_(s,o,r,i)),softmax([s],t){let e=F(t,()=>0),n=t.at(-1);for(let o=0;o<e.data.length/n;o++)
E(e,o).set(rt(E(s,o)));return e},values:([s,t],e)=>F(e,(n,o,r)=>$s(t.shape[1],i=>_(s,n,o,i)*_(t,n,i,
r))),concat:([s],t)=>F(t,(e,n,o)=>_(s,Math.floor(o/s.shape[2]),n,o%s.shape[2])),relu:([s],t)=>F(t,(...e)=>Math.
max(_(s,...e),0)),add:([s,t],e)=>F(e,(...n)=>_(s,...n)+_(t,...n)),copy:([s])=>s,loss:([s],t,{targets:e})=>F(
t,(n,o)=>-Math.log(rt(E(s,o))[e[o]])),parameter:(s,t,{parameters:e},n)=>({shape:t,data:e[n].data})},
Lt=class{constructor({machine:t,src:e,tgt:n,next:o,targets:r,stored:i,parameters:a}){let{nodes:c,params:h}=vs(
t);this.nodes=c,this.params=h,this.outputs=t.outputs,this.vocabulary=t.vocabulary,this.padId=t.pad_id,
this.src=e,this.tgt=n,this.sizes={...t.sizes,S:e.length,T:n.length},this.sizes.V_src=t.vocabulary.src.
length,this.sizes.max_len=t.max_len,this.stored=i,this.parameters=a,this.tensors=new Map,this.next=o??
ao(this.tensor("generator")),this.targets=r??[...n.slice(1),this.next.at(-1)];let l=(d,u="tgt")=>d.map(
f=>this.vocabulary[u][f]);this.srcTokens=l(e,"src"),this.tgtTokens=l(n),this.nextTokens=l(this.next),
this.targetTokens=l(this.targets),this.longest=this.longestVector()}get hasParams(){return this.parameters!==
null}node(t){return this.nodes.get(this.outputs[t]??t)??this.params.get(t)}size(t){return this.sizes[t]??
Number(t)}shape(t){return this.known(t).shape.map(e=>this.size(e))}waits(t){return this.params.has(t)&&
!this.hasParams}longestVector(){let t=0;for(let e of this.nodes.keys()){if(!/sublayers\.\d+$|^positions/.
test(e))continue;let n=this.tensor(e);for(let o=0;o<n.shape[0];o++)t=Math.max(t,H(n,o))}return t}tensor(t){
let e=this.known(t),n=this.tensors.get(e.path);return n||(n=this.compute(e,this.shape(t)),this.tensors.
set(e.path,n)),n}hides(t,e,n){return t.startsWith("decoder")&&t.includes(".self_attention")?n>e?"cau\
sal":"":this.src[n]===this.padId?"padding":""}known(t){let e=this.node(t);if(!e)throw new RangeError(
`path = ${t} is no tensor of this model`);return e}compute({path:t,op:e,parents:n},o){let r=ro[e];if(!r)
return this.stored(t,o);let i=n.map(a=>this.tensor(a));return r(i,o,this,t)}},ys=new WeakMap;function vs(s){
let t=ys.get(s);if(!t){let e=new Map(s.nodes.map(o=>[o.path,o])),n=new Map;for(let o of e.values())for(let r of o.
params)n.set(r,io(o,r,e));t={nodes:e,params:n},ys.set(s,t)}return t}function io({op:s,shape:t,parents:e,
code:n,chapter:o},r,i){let[a,c]=r.split(".").slice(-2),h=t.at(-1),l={lookup:[r.startsWith("src")?"V_\
src":"V",h],position:["max_len",h],linear:[h,i.get(e[0])?.shape.at(-1)]};return{path:r,name:`${a}.${c}`,
shape:c!=="bias"&&l[s]||["1",h],parents:[],op:"parameter",code:n,chapter:o,say:s==="position"?"The t\
able of positions, from sine and cosine: no training":`${I(r)}: parameters, found in training`,params:[]}}
function ao(s){return Array.from({length:s.shape[0]},(t,e)=>{let n=Array.from(E(s,e));return n.indexOf(
Math.max(...n))})}var ks=2**12-1,co="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-\
_",ho=new Map([...co].map((s,t)=>[s,t]));function Os(s,t,e=""){let{src:n,tgt:o,next:r,largest:i,letters:a}=t,
c=(g,b)=>ho.get(a[b][g])??0,h={},l=0,d=(g,b)=>{let x=new Float32Array(be(b));return x.forEach((y,k)=>{
let O=h[g]+k,T=(c(O,0)<<7)+(c(O,1)<<1)+c(O,2);x[k]=(T-ks-1)*i[g]/ks}),{shape:b,data:x}},u=s.vocabulary.
tgt.indexOf("</s>"),f=e.trim()?[...o.slice(1),u]:null,{nodes:m}=vs(s),p={...s.sizes,S:n.length,T:o.length};
for(let g of Object.keys(i))h[g]=l,l+=be(m.get(g).shape.map(b=>p[b]));return new Lt({machine:s,src:n,
tgt:o,next:r,targets:f,stored:d,parameters:null})}function Ms(s,t,e,n,o=null){let{model:r}=t,i=Ae(r,
()=>{r.forward(e,n,gt(e,s.pad_id),xt())}),a=h=>i[h],{parameters:c}=r;return new Lt({machine:s,src:e,
tgt:n,next:null,targets:o,stored:a,parameters:c})}var $e=({text:s,mode:t,answer:e})=>JSON.stringify([s,e&&t!=="step"?[t,e]:""]),lo=s=>s.indexOf(s.reduce(
(t,e)=>Math.max(t,e))),Ct=class{constructor(t){this.model=t,this.fetch=He(t),this.text=t.get("text")}first(){
let t=this.model.get("answer"),e=Os(this.model.get("machine"),this.model.get("opening"),t),n=$e({text:this.
text,mode:t.trim()?"teacher":"step",answer:t});return{run:e,key:n,live:null,forced:[]}}fits(t,e){return $e(
t)===e.key}async answer(t){let{text:e,mode:n,answer:o}=t,r=await this.fetch(),{src:i,srcMask:a}=r.read(
e),{bosId:c,eosId:h,tokens:l}=r.tgtVocab,{longest:d}=this.model.get("machine");if(i.length>d)throw new RangeError(
`This text has ${i.length} tokens, and there is room for ${d} at most.`);let u=n!=="step"&&o.trim()?
uo(r,o,d):[c],f=[...u,h];(n==="generate"||u.length===1)&&(f=fo(r.model,i,a,u,{maxLen:d,eosId:h}));let m=this.
model.get("machine");return{run:Ms(m,r,i,f.slice(0,-1),f.slice(1)),key:$e(t),live:r,forced:u.slice(1).
map(p=>l[p])}}};function uo(s,t,e){let{target:n,tgtVocab:o}=s,r=n.encode(t),i=r.indexOf(o.unkId);if(i>=
0)throw new RangeError(`answer holds '${n.split(t)[i]}', which the model cannot generate: leave it o\
ut`);if(r.length+1>e)throw new RangeError(`answer has ${r.length} tokens, and there is room for ${e-
1} after <s>: shorten it`);return[o.bosId,...r]}function fo(s,t,e,n,{maxLen:o,eosId:r}){let i=s.encode(
t,e),a=new Map,c=[...n],h=n;for(;c.length<o&&c.at(-1)!==r;){let l=s.decode(i,e,h,xt(),a),d=s.generator(
l);h=[lo(E(d,h.length-1))],c.push(...h)}return c}function Es({run:s,live:t}){let{model:e,srcVocab:n}=t,
o=(c,h)=>s.src[h]!==n.padId,r=e.encode(s.src,o),i=new Map,a=0;return s.tgt.forEach((c,h)=>{let l=e.decode(
r,o,[c],null,i),[d,u]=[e.generator(l).data,E(s.tensor("generator"),h)];d.forEach((f,m)=>{a=Math.max(
a,Math.abs(f-u[m]))})}),a}var Rt={step:["One step","One target position on its way through the model."],teacher:["Teacher forc\
ing","As in training: the right answer is fed in, and all rows are computed at once. The causal mask\
 keeps each row from the tokens that it has to predict."],generate:["Generation","As in use: one row\
 after the other. The encoder ran once; keys and values of earlier rows are kept (•)."]},mo=5,Pt=class{constructor(t){
this.view=t,this.buttons=Object.entries(Rt).map(([n,[o]])=>A(o,()=>t.ask({mode:n}),{"data-mode":n})),
this.said=w("p",{class:"said"}),this.hint=w("p",{class:"hint"}),this.rows=w("ol",{class:"rows"}),this.
more=w("div",{class:"more"}),this.error=w("p",{class:"error",role:"alert"});let e={class:"modes",role:"\
group","aria-label":"Mode"};this.node=w("div",{},this.said,w("div",e,...this.buttons),this.hint,this.
rows,this.more,this.error),this.shown=""}refuse(t){this.error.textContent=t}show(){let{mode:t,found:e,
step:n}=this.view;for(let i of this.buttons)i.setAttribute("aria-pressed",String(i.dataset.mode===t));
this.showRows(),this.showAnswer();let o=JSON.stringify([t,e.key,t==="generate"?n:0,!!e.live]);if(o===
this.shown)return;this.shown=o,this.hint.textContent=Rt[t][1];let r={step:()=>[],teacher:()=>this.answer(),
generate:()=>this.choices()};this.more.replaceChildren(...r[t]())}showAnswer(){let{found:t,mode:e,model:n,
scene:o}=this.view,r=w("b",{lang:o.langOf("decoder")},this.textOf(t));this.said.hidden=e==="teacher",
this.said.replaceChildren(`${n.get("text")} → `,r)}textOf({live:t,run:{targets:e,targetTokens:n}}){
return t?t.textOf(e):n.slice(0,-1).join(this.view.isOwn?" ":"")}showRows(){let{view:t}=this,{scene:e,
run:n,mode:o,step:r}=t,i=JSON.stringify(n.tgtTokens);if(i!==this.rows.dataset.key||!this.rows.children.
length){this.rows.dataset.key=i;let a=n.tgtTokens.map((c,h)=>{let l=w("span",{lang:e.langOf("decoder")},
c);return w("li",{},A(l,()=>t.stepTo(h),{class:"pill"}))});this.rows.replaceChildren(...a)}this.rows.
querySelectorAll("button").forEach((a,c)=>{o!=="teacher"&&c===r?a.setAttribute("aria-current","step"):
a.removeAttribute("aria-current"),a.setAttribute("aria-label",`Row ${c}: ${e.rowName("decoder",c)}`),
a.classList.toggle("unwritten",e.hides("decoder",c))})}answer(){let{view:t}=this,{found:e,run:n}=t,{
targetTokens:o}=n,r=`answer-${Math.random()}`,i=w("input",{id:r,type:"text",value:this.textOf(e),autocomplete:"\
off",spellcheck:"false",lang:t.scene.langOf("decoder")}),a=w("form",{class:"line"},w("label",{for:r},
"Answer that is fed in"),i,w("button",{},"Feed it in"));a.addEventListener("submit",u=>{u.preventDefault(),
t.ask({answer:i.value.trim()})});let c=[...n.tensor("loss").data],h=c.reduce((u,f)=>u+f,0)/c.length,
l=c.indexOf(Math.max(...c)),d=w("p",{class:"hint"},`Loss: ${h.toFixed(3)} per token; the largest is ${c[l].
toFixed(2)}, for “${o[l]}”.`);return[a,d,this.identity()]}choices(){let{view:t}=this,{scene:e,found:n,
run:o}=t,r=E(o.tensor("probabilities"),e.step),i=[...r.keys()].sort((d,u)=>r[u]-r[d]).slice(0,mo),{tgt:a}=t.
machine.vocabulary,c=o.targets.slice(0,e.step),h=i.filter(d=>a[d]!=="</s>").map(d=>{let u=`${(100*r[d]).
toFixed(r[d]>.0995?0:1)} %`;return A(`${a[d]} ${u}`,()=>t.goOn([...c,d]))}),l=w("div",{class:"line"},
"Continue with ",...h);return n.forced.length&&l.append(A("Back to the model's own",()=>t.ask({answer:""}))),
[l,this.identity()]}identity(){let{found:t}=this.view,e=w("p",{class:"hint"}),n=()=>{let o=Es(this.view.
found);e.textContent=`All rows at once, or one row at a time with the cache: the ${t.run.tgt.length}\
 rows agree. Largest difference of a logit: ${o?o.toExponential(1):"0"}.`};return t.live?n():e.append(
A("Compare all rows at once with one row at a time",()=>this.view.ask({},!0))),e}};var _s=1e-5;function po({shape:s,data:t},e){return t[e.reduce((n,o,r)=>n*s[r]+o,0)]}var It=s=>Array.
from({length:s},(t,e)=>e),ye=class{constructor(t,e,n){this.run=t,this.node=e,this.index=n,this.own=this.
cell(e.path,...n)}cell(t,...e){return{path:t,index:e,value:po(this.run.tensor(t),e)}}from(t,...e){return this.
cell(this.node.parents[t],...e)}same(){return this.alone(this.from(0,...this.index))}alone(...t){return t.
map(e=>({a:e,b:null,product:e.value}))}pairs(t,e,n){return It(t).map(o=>{let[r,i]=[e(o),n(o)];return{
a:r,b:i,product:r.value*i.value}})}};function Ts(s,t){let e=s.run.shape(s.node.parents[0]).at(-1),n=It(
e).map(i=>s.from(0,...t,i)),o=n.reduce((i,{value:a})=>Math.max(i,a),-1/0),r=n.map(i=>({a:i,b:null,product:Math.
exp(i.value-o)}));return{terms:r,largest:o,total:J(r)}}var J=s=>pt(s.map(({product:t})=>t)),wo={lookup(s){
let{run:t,node:e,index:n,own:o}=s,[r,i]=n,a=(e.path.startsWith("src")?t.src:t.tgt)[r],c={path:e.params[0],
index:[a,i],value:o.value};return{terms:s.alone(c),formula:`table[${a}, ${i}]`}},scale(s){let t=Math.
sqrt(s.run.sizes.d_model),e=s.same(),n=e[0].product*t;return{terms:e,scale:t,result:n,formula:"table\
 · √d_model"}},position(s){let[t]=s.same(),e=[t,...s.alone(s.cell(s.node.params[0],...s.index))];
return{kind:"sum",terms:e,result:J(e),formula:"x + pe"}},norm(s){let[t,e]=s.index,[n,o]=s.node.params.
map(u=>s.cell(u,0,e)),r=s.run.sizes.d_model,i=s.alone(...It(r).map(u=>s.from(0,t,u))),a=J(i)/r,c=pt(
i.map(({product:u})=>(u-a)**2))/r,l=(i[e].product-a)/Math.sqrt(c+_s)*n.value+o.value;return{terms:i,
result:l,formula:"(x − mean) / √(variance + eps) · weight + bias",at:e,mean:a,variance:c,eps:_s,
gain:n,shift:o}},linear(s){let{run:t,node:e,index:n}=s,[o,r]=n,[i,a]=e.params,c=s.pairs(t.shape(e.parents[0])[1],
d=>s.from(0,o,d),d=>s.cell(i,r,d)),h=s.cell(a,0,r),l=J(c)+h.value;return{kind:"dot",terms:c,bias:h,result:l,
formula:"Σ xᵢ · weightᵢ + bias"}},split(s){let[t,e,n]=s.index,o=t*s.run.sizes.d_k+n;return{kind:"\
copy",terms:s.alone(s.from(0,e,o)),formula:"column head · d_k + i"}},scores(s){let[t,e,n]=s.index,{
d_k:o}=s.run.sizes,r=s.pairs(o,c=>s.from(0,t,e,c),c=>s.from(1,t,n,c)),i=1/Math.sqrt(o),a=J(r)*i;return{
kind:"dot",terms:r,scale:i,result:a,formula:"Σ qᵢ · kᵢ / √d_k"}},mask(s){let t=s.same(),[,e,
n]=s.index,o=s.run.hides(s.node.path,e,n),r=o?-1/0:t[0].product;return{terms:t,result:r,formula:o?"−\
∞: this key is masked":"the score: not masked",hidden:o}},softmax(s){let t=[...s.index],e=t.pop(),
n=Ts(s,t),o=n.terms[e].product/n.total;return{...n,result:o,formula:"exp(x) / Σ exp(xⱼ)",at:e}},loss(s){
let[t]=s.index,e=s.run.targets[t],n=Ts(s,[t]),o=-Math.log(n.terms[e].product/n.total);return{...n,result:o,
formula:"−log(exp(x) / Σ exp(xⱼ))",at:e}},parameter(s){let{run:t,node:e,index:n}=s,[o,r]=n,{path:i}=e,
a=It(t.shape(i)[1]).map(m=>s.cell(i,o,m)),c=s.alone(...a);if(!i.endsWith(".pe"))return{terms:c,at:r,
formula:"a parameter: training has found it"};let h=r-r%2,l=r%2?"cos":"sin",{d_model:d}=t.sizes,u=Math[l](
o/1e4**(h/d)),f=`${l}(${o} / 10000^(${h} / ${d}))`;return{terms:c,at:r,result:u,formula:f}},values(s){
let[t,e,n]=s.index,o=s.pairs(s.run.shape(s.node.parents[1])[1],r=>s.from(0,t,e,r),r=>s.from(1,t,r,n));
return{kind:"dot",terms:o,result:J(o),formula:"Σ weightⱼ · vⱼ"}},concat(s){let[t,e]=s.index,{d_k:n}=s.
run.sizes,o=s.from(0,Math.floor(e/n),t,e%n);return{kind:"copy",terms:s.alone(o),formula:"head i // d\
_k, column i % d_k"}},relu(s){let t=s.same();return{terms:t,result:Math.max(t[0].product,0),formula:"\
max(0, x)"}},add(s){let t=s.alone(...[0,1].map(e=>s.from(e,...s.index)));return{kind:"sum",terms:t,result:J(
t),formula:"x + sublayer(x)"}},copy:s=>({terms:s.same(),formula:"x"})};function zt(s,t,e){let n=s.node(
t);if(!n)throw new RangeError(`path = ${t} is no tensor of this model`);let o=s.shape(t);if(e.length!==
o.length||e.some((l,d)=>!(o[d]>l&&l>=0)))throw new RangeError(`index = ${e} is not within the shape \
(${o}) of ${t}`);let r=new ye(s,n,e),{own:i}=r,{op:a}=n,h={...{kind:a,cell:i,terms:[],bias:null,scale:null},
result:i.value};return n.params.length&&a!=="lookup"&&!s.hasParams?{...h,formula:"",needs:"parameter\
s"}:{...h,...wo[a](r)}}var go=({path:s,index:t})=>$(s,t.length===3?t[0]:-1,...t.slice(-2)),Ns=({head:s,row:t,cell:e})=>s<0?
[t,e]:[s,t,e],q=(...s)=>w("span",{},...s),z=(s,...t)=>w("p",{class:s},...t);function Ls(s,t){let{run:e,
scene:n}=s,o=zt(e,t.path,Ns(t)),r=t.head<0?"":`head ${t.head}`,i=[n.rowName(t.path,t.row),n.columnName(
t.path,t.cell)],a=[r,...i].filter(Boolean).join(", "),c=w("strong",{},e.node(t.path).name),h=w("code",
{},`${t.path}[${Ns(t).join(", ")}]`),l=e.hasParams?"":"≈ ",d=l+at(o.result),f=[w("div",{class:"num\
ber-top"},w("output",{class:"number-value"},d),w("div",{},z("number-title",c,`, ${a}`),h)),bo(s,t)];
return o.needs?(f.push(z("hint","The parameters of this sum are on their way …")),s.needParameters()):
f.push(...$o(s,o)),l&&!o.needs&&f.push(xo(s)),f}function xo(s){return z("hint","These numbers came w\
ith the page, with three digits each. ",A("Fetch them exactly",()=>s.needParameters()))}function bo(s,t){
let[e,n]=s.run.shape(t.path).slice(-2),r=[["←","Previous column",0,-1],["→","Next column",0,1],[
"↑","Previous row",-1,0],["↓","Next row",1,0]].map(([a,c,h,l])=>{let d={...t,row:t.row+h,cell:t.
cell+l},u=d.row>=0&&d.row<e&&d.cell>=0&&d.cell<n,m=A(a,()=>u&&s.go(d),{"aria-label":c,"data-id":c,tabindex:"\
-1"});return m.setAttribute("aria-disabled",String(!u)),m});return w("div",{class:"neighbours",...{role:"\
group","aria-label":"The cells beside it"}},...r)}function U(s,t,e=""){let{run:n,scene:o}=s,r=t.path.
split(".").at(-1),i={q:"query",k:"key",v:"value"}[r]??"",a=n.params.has(t.path),c=go(t),h=t.index.join(
", "),l=a?`${n.node(t.path).name}[${h}], a parameter: ${M(t.value,3)}`:o.sayCell(n.tensor(t.path),c);
return A(M(t.value,3),()=>s.go(c),{class:`operand ${i} ${a?"parameter":""}`,"data-id":`${t.path}@${t.
index}${e}`,"aria-label":a?l:`${I(t.path)}, ${l}`,title:l,tabindex:"-1"})}var jt=({run:s},{path:t})=>s.
node(t).name;function $o(s,t){let{kind:e,terms:n,formula:o}=t,r=[z("formula",w("code",{},o))];n.length>
2&&r.push(Mo(s,t));let i={dot:yo,softmax:As,loss:As,norm:ko,parameter:vo}[e]??Oo;return[...r,...i(s,
t)]}var dt=({result:s})=>w("strong",{},`= ${at(s)}`);function ke(s,t,e=-1){let n=t.map(([o,...r],i)=>{
let a=w("li",{},w("small",{},o),...r);return i===e&&a.classList.add("current"),a});return w("ol",{class:`\
terms ${s}`},...n)}function yo(s,t){let{terms:e,bias:n,scale:o}=t,[{a:r,b:i}]=e,a=`${e.length} produ\
cts: ${jt(s,r)} × ${jt(s,i)}`,c=e.map(({a:d,b:u,product:f},m)=>{let p=w("span",{class:"product"},M(
f,3));return[m,U(s,d),"×",U(s,u),"=",p]}),h=e.reduce((d,{product:u})=>d+u,0),l=[q(`Σ = ${M(h,4)}`)];
return n&&l.push(q("+ bias ",U(s,n))),o&&l.push(q(`× ${M(o,4)} (1 / √${Math.round(o**-2)})`)),[z(
"soft",a),ke("",c),z("ending",...l,dt(t))]}function As(s,t){let{kind:e,terms:n,at:o,largest:r,total:i}=t,
a=g=>n.length<=40||g===o||n[g].product>.001,c=[...n.keys()].filter(a),h=n.length-c.length,l=h?`; ${h}\
 below 0.001 are left out here and are in the sum`:"",d=`exp(${jt(s,n[0].a)} − ${M(r,3)}), of ${n.
length} columns${l}`,u=c.map(g=>{let{a:b,product:x}=n[g],k=x>0&&x<5e-4?x.toExponential(1):M(x,3),O=s.
scene.columnName(b.path,b.index.at(-1)),T=w("span",{class:"product"},k);return[O,"exp ",U(s,b),"=",T]}),
f=`${M(n[o].product,4)} / Σ ${M(i,4)}`,m=q(e==="loss"?`−log(${f})`:f),p=ke("wide",u,c.indexOf(o));
return[z("soft",d),p,z("ending",m,dt(t))]}var Cs=(s,{terms:t,at:e})=>ke("narrow",t.map(({a:n},o)=>[o,
U(s,n)]),e);function ko(s,t){let{terms:e,at:n,mean:o,variance:r,eps:i,gain:a,shift:c}=t,[h,l]=[M(o,4),
M(r,4)],d=U(s,e[n].a,"-again");return[z("soft",`The row of ${e.length} numbers that is normalized:`),
Cs(s,t),z("ending",q(`mean ${h}`),q(`variance ${l}`),q("(",d,` − ${h}) / √(${l} + ${i})`),q("× w\
eight ",U(s,a)),q("+ bias ",U(s,c)),dt(t))]}function vo(s,t){let{path:e,index:n}=t.cell,o=s.scene.rowName(
e,n[0]),r=`The ${t.terms.length} numbers of its row${o?`, ${o}`:""}:`;return[z("soft",r),Cs(s,t),z("\
ending",q("here"),dt(t))]}var Ss={copy:"is the number",mask:"keeps, or masks",relu:"max(0, x) of",lookup:"\
a row of the table:"};function Oo(s,t){let{kind:e,terms:n,scale:o,hidden:r}=t,i=n.flatMap(({a},c)=>[
c?"+":Ss[e]?D(Ss[e]):"",q(`${jt(s,a)} `,U(s,a))]);return o&&i.push(`× ${M(o,4)}`),r&&i.push(`hidden\
 by the ${r} mask`),[z("ending",...i,dt(t))]}function Mo(s,{terms:t,kind:e,at:n}){let o=Math.max(200,
s.width||720),r=t.map(({product:p})=>p),i=Math.max(...r.map(Math.abs))||1,a=r.some(p=>p<0),c=70,h=a?
c/2:c-2,l=Math.min(o/t.length,40),d=r.map((p,g)=>{let b=Math.abs(p)/i*(a?c/2-2:c-4),x=g===n&&e!=="do\
t"?" chosen":"";return C("rect",{x:g*l+l*.1,y:p<0?h:h-b,width:l*.8,height:Math.max(b,.75),class:(p<0?
"minus":"plus")+x})}),u=C("path",{d:`M0 ${h}H${l*t.length}`,class:"wire"}),f={viewBox:`0 0 ${o} ${c}`,
width:o,height:c};return C("svg",{...f,...{class:"picture bars","aria-hidden":"true"}},...d,u)}var Eo={layer:()=>"Each sublayer takes the residual stream x through a layer norm; its output, the u\
pdate, is added to x.",attention:({run:s},t)=>t.endsWith("cross_attention")?`The queries come from t\
he decoder, keys and values from the memory. Each of the ${s.sizes.H} heads has ${s.sizes.d_k} of th\
e ${s.sizes.d_model} features.`:`Queries, keys and values come from the same vectors. Each of the ${s.
sizes.H} heads has ${s.sizes.d_k} of the ${s.sizes.d_model} features.`,feedForward:({run:s})=>`Each \
position on its own: ${s.sizes.d_model} features become ${s.sizes.d_ff} hidden units, what is negati\
ve becomes 0, and ${s.sizes.d_model} come back.`,embedding:()=>"Each token picks its row of the tabl\
e; scaled, and with its position added, it starts the residual stream.",finalNorm:(s,t)=>t==="encode\
r"?"The last layer norm gives the memory: every decoder layer attends to it.":"The last layer norm g\
ives the hidden states, the input of the generator.",parameter:({run:s},t)=>{let[e,n]=s.shape(t),o=e===
1?n:`${e} × ${n}`;return`${D(s.node(t).say)}. ${o} numbers, the same for every text.`},generator:({
run:s})=>`Each row becomes a score for each of the ${s.sizes.V} entries of the target vocabulary; so\
ftmax makes probabilities of them.`};function Rs(s,t,e){let{run:n,step:o}=s;if(n.waits(t.path))return`${s.
sayOf(t.path)}.`;if(tt(t)){let a=_(n.tensor(t.path),t.head,t.row,t.cell);return`${s.sayOf(t.path)}. \
Here: ${M(a,3)}, and where it comes from.`}if(e.kind==="head")return`${s.sayOfHead(e.path,t.head,_o(
s,t))}.`;if(e.kind!=="map"){let a=Eo[e.kind](s,e.path);return t.path===e.path?a:`${s.sayOf(t.path)}.`}
if(s.station>=0)return`${s.station+1} of ${et.length}: ${et[s.station][1]}`;if(s.mode==="teacher")return`\
All ${n.sizes.T} rows at once: each has a token of tgt_in as input and is to predict the token of tg\
t_out; its loss stands beside it.`;let r=(100*s.probabilityOf(o)).toFixed(1);return`Row ${o} has ${o?
"":"the start token "}“${n.tgtTokens[o]}” as input and predicts “${s.outOf(o)}”, with ${r} %\
. Choose any part to go into it.`}var _o=(s,{path:t,row:e})=>s.isTarget(t)||t.startsWith("encoder")?
e:-1;var Wt=class{constructor(t){this.stage=t,this.node=w("div",{class:"unseen"}),this.grid=null}get isOpen(){
return this.grid!==null}enter(t){let{view:e}=this.stage,n=e.run.tensor(t.path);this.grid=t;let o=t.rows.
map(h=>Array.from({length:t.columns},(l,d)=>{let u=M(_(n,t.head,h,d),3),f=e.scene.columnName(t.path,
d);return w("td",{tabindex:"-1","aria-label":`${f}: ${u}`,"data-at":`${h} ${d}`,...B},u)})),r=o.map(
(h,l)=>w("tr",{},w("th",{scope:"row"},e.scene.rowName(t.path,t.rows[l])),...h)),i=e.scene.sayOf(t.path),
a=w("table",{role:"grid","aria-label":i},w("tbody",{},...r)),c=h=>h.target.closest("td").dataset.at.
split(" ").map(Number);a.addEventListener("focusin",h=>this.stage.look(t,...c(h))),a.addEventListener(
"keydown",h=>{h.key==="Enter"&&(h.preventDefault(),this.stage.pinOrEnter(t,...c(h)))}),ne(a,o),this.
node.replaceChildren(a),o[0][0].focus({preventScroll:!0})}leave(t=!1){if(!this.grid)return!1;let{path:e,
head:n}=this.grid;if(this.grid=null,t){let o=this.stage.sheet?.spots.find(({grid:r})=>r?.path===e&&r.
head===n);this.stage.buttons().find(r=>r.dataset.id===o?.id)?.focus()}return this.node.replaceChildren(),
!0}};function Ps(s,t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{view:e}=s,n=/^[0-9]$/.test(t.key)?Number(
t.key):-1,o={Escape:()=>e.out(),PageUp:()=>e.besides(-1),PageDown:()=>e.besides(1),"[":()=>e.stepBy(
-1),"]":()=>e.stepBy(1)," ":()=>e.bar.toggle(),ArrowLeft:()=>qt(s,-1,0),ArrowRight:()=>qt(s,1,0),ArrowUp:()=>qt(
s,0,-1),ArrowDown:()=>qt(s,0,1)}[t.key];!o&&n<0||t.key.startsWith("Arrow")&&t.target.closest?.("[rol\
e=grid]")||(t.preventDefault(),o?o():To(e,n))}function To(s,t){let{at:e}=s,n=document.activeElement?.
getAttribute("data-id")??"",o=P(e.path||n.split("#")[0]).path,r=s.run.sizes.H;!o.endsWith("attention")||
t>=r||s.go(e.head>=0?{...e,head:t}:$(o,t))}function qt(s,t,e){let n=s.buttons(),o=n.find(c=>c===document.
activeElement)??n[0],r=o.getBoundingClientRect(),i=c=>{let h=c.getBoundingClientRect(),l=(f,m,p,g)=>Math.
max(0,p-m,f-g),[d,u]=t?[t*(h.left+h.right-r.left-r.right)/2,l(h.top,h.bottom,r.top,r.bottom)]:[e*(h.
top+h.bottom-r.top-r.bottom)/2,l(h.left,h.right,r.left,r.right)];return d>1?d+3*u:1/0},a=n.filter(c=>c!==
o).reduce((c,h)=>i(h)<i(c)?h:c,o);a!==o&&i(a)<1/0&&a.focus()}var Is=24,zs=0,No=s=>`${Math.round(s*10)/10}px`;function Ao(s){let t=C("path",{d:"M-1 6L6 -1M2 9L9 2",
class:"stripe"});return C("defs",{},C("pattern",{id:s,...{width:5,height:5,patternUnits:"userSpaceOn\
Use"}},t))}var Ht=class{constructor(t){this.view=t,zs+=1,this.hatch=`machine-hatch-${zs}`,this.drawing=
C("g"),this.lights=C("g",{class:"lights"});let e=[Ao(this.hatch),this.drawing,this.lights];this.svg=
C("svg",{"aria-hidden":"true",class:"picture"},...e),this.spots=w("div",{class:"spots",role:"group",
"aria-label":"Parts of this picture",...B}),this.number=w("div",{class:"number-page",...B}),this.node=
w("div",{class:"stage"},this.svg,this.spots,this.number),this.cells=new Wt(this),this.node.append(this.
cells.node),this.known=new Map,this.spotOf=new WeakMap,this.sheet=null,this.at=null,this.pin=null,this.
node.addEventListener("keydown",n=>Ps(this,n)),this.node.addEventListener("keyup",n=>{n.key===" "&&n.
preventDefault()})}sheetOf(t){return new vt(t,this.hatch,this.sheet)}show(t,e){let n=!this.at||Lo(this.
at,e)===!1,o=this.node.contains(document.activeElement)?document.activeElement?.getAttribute("data-i\
d")??"":null;re(this.drawing,t.marks,this.sheet?.marks),this.sheet=t,t.before=null,this.at=e,n&&(this.
pin=null,this.cells.leave()),this.number.replaceChildren();let{width:r,height:i}=t,a={width:r,height:Math.
ceil(i)},c={...a,viewBox:`0 0 ${a.width} ${a.height}`};for(let[h,l]of Object.entries(c))this.svg.setAttribute(
h,String(l));this.drawSpots(t.spots),this.markPlace(e),this.takeFocus(o,n)}showNumber(t){let e=this.
node.contains(document.activeElement);this.clear(),this.number.replaceChildren(...t);let[n]=this.buttons();
n&&(n.tabIndex=0),e&&n?.focus()}wait(t){this.showNumber([w("p",{class:"hint",role:"status"},t)])}clear(){
this.sheet=null,this.at=null,this.pin=null,this.cells.leave(),this.drawing.replaceChildren(),this.lights.
replaceChildren(),this.svg.setAttribute("height","0"),this.spots.replaceChildren(),this.known=new Map,
this.number.replaceChildren()}takeFocus(t,e){let n=this.buttons(),{from:o}=this.view,r=e&&o?this.sheet.
spots.find(({go:c,grid:h})=>Co(c??h,o)):null,i=e?r?.id:t,a=n.find(c=>c.dataset.id===i)??n[0];this.stopAt(
a),t!==null&&!this.cells.isOpen&&a?.focus({preventScroll:!e})}buttons(){return[...this.node.querySelectorAll(
"[data-id]")]}drawSpots(t){let e=({id:r,x:i,y:a,w:c,h})=>`${r} ${i} ${a} ${c} ${h}`,n=t.map(r=>{let i=e(
r),a=this.known.get(i)??this.button();return this.known.has(i)||So(a,r),this.spotOf.set(a,r),a.dataset.
id!==r.id&&(a.className=r.grid?"spot cells":"spot",a.dataset.id=r.id),a.getAttribute("aria-label")!==
r.say&&a.setAttribute("aria-label",r.say),[i,a]}),o=n.length===this.known.size&&n.every(([r])=>this.
known.has(r));this.known=new Map(n),o||this.spots.replaceChildren(...this.known.values())}button(){let t=w(
"button",{type:"button",tabindex:"-1",...B}),e=()=>this.spotOf.get(t);return t.addEventListener("poi\
ntermove",n=>{let[o,r]=this.inPicture(n),{grid:i,read:a,say:c}=e();i?this.look(i,...js(i,o,r)):this.
view.point(a?.(o,r)??c)}),t.addEventListener("pointerleave",()=>this.lookAway()),t.addEventListener(
"focus",()=>{this.stopAt(t),t.matches(":focus-visible")&&this.view.point(e().say)}),t.addEventListener(
"blur",()=>this.lookAway()),t.addEventListener("click",n=>this.enter(e(),n)),t}inPicture({clientX:t,
clientY:e}){let{left:n,top:o,width:r}=this.svg.getBoundingClientRect(),i=this.sheet.width/(r||1);return[
(t-n)*i,(e-o)*i]}enter(t,e){if(!t.grid)return this.view.go(t.go);if(e.detail===0)return this.cells.enter(
t.grid);let{path:n,head:o}=t.grid;this.view.go($(n,o,...js(t.grid,...this.inPicture(e))))}look(t,e,n){
this.drawLights(t,e,n),this.view.point(this.sayCell(t,e,n))}lookAway(){this.view.point(""),this.pin?
this.drawLights(this.pin.grid,this.pin.row,this.pin.cell):this.markPlace(this.at)}sayCell({path:t,head:e},n,o){
let{scene:r,run:i}=this.view;return r.sayCell(i.tensor(t),{path:t,head:e,row:n,cell:o})}drawLights(t,e,n){
let{x:o,y:r,cw:i,ch:a,rows:c,columns:h}=t,[l,d]=[o+n*i,r+c.indexOf(e)*a],u=(f,m)=>C("rect",{...f,class:m});
this.lights.replaceChildren(u({x:o,y:d,width:h*i,height:a},"line-light"),u({x:l,y:r,width:i,height:c.
length*a},"line-light"),u({x:l,y:d,width:i,height:a},"cell-light"),...this.sourcesOf(t,e,n).map(f=>u(
f,"source-light")))}sourcesOf({path:t,head:e},n,o){let{view:r}=this,i=new Map;for(let{path:a,index:c}of r.
operandsOf({path:t,head:e,row:n,cell:o})){let h=c.length===3?c:[-1,...c],l=this.sheet.grids.find(x=>x.
path===a&&(x.head<0||h[0]<0||x.head===h[0])&&x.rows.includes(h[1]));if(!l)continue;let[d,u]=[l.rows.
indexOf(h[1]),h[2]],f=`${a}#${l.head}`,[m,p,g,b]=i.get(f)?.box??[d,u,d,u];i.set(f,{grid:l,box:[Math.
min(m,d),Math.min(p,u),Math.max(g,d),Math.max(b,u)]})}return[...i.values()].map(({grid:{x:a,y:c,cw:h,
ch:l},box:[d,u,f,m]})=>({x:a+u*h-1,y:c+d*l-1,width:(m-u+1)*h+2,height:(f-d+1)*l+2}))}markPlace(t){if(this.
lights.replaceChildren(),!this.sheet)return;let e=P(t.path,t.head).path;for(let{path:n,head:o,rows:r,
columns:i,x:a,y:c,cw:h,ch:l}of this.sheet.grids){if(n!==t.path||t.row<0&&n===e||t.head>=0&&o>=0&&o!==
t.head)continue;let d=r.indexOf(t.row),[u,f]=d<0?[c,l*r.length]:[c+d*l,l];this.lights.append(C("rect",
{x:a-2,y:u-2,width:i*h+4,height:f+4,class:"source-light"}))}}pinOrEnter(t,e,n){let{pin:o}=this;if(o&&
o.grid===t&&o.row===e&&o.cell===n)return this.view.go($(t.path,t.head,e,n));this.pin={grid:t,row:e,cell:n},
this.look(t,e,n),this.view.point(`${this.sayCell(t,e,n)} Pinned: Enter again for its sum.`)}unpin(){
return this.pin?(this.pin=null,this.cells.isOpen||this.lookAway(),!0):this.cells.leave(!0)}stopAt(t){
for(let e of this.buttons()){let n=e===t?0:-1;e.tabIndex!==n&&(e.tabIndex=n)}}};function So(s,t){let[
e,n]=[Math.max(t.w,Is),Math.max(t.h,Is)],o={left:t.x-(e-t.w)/2,top:t.y-(n-t.h)/2,width:e,height:n};for(let[
r,i]of Object.entries(o))s.style.setProperty(r,No(i))}var Lo=(s,t)=>{let[e,n]=[s,t].map(({path:o,head:r})=>P(
o,r));return e.kind===n.kind&&e.path===n.path&&s.head===t.head},Co=(s,t)=>s&&s.path===t.path&&s.head===
t.head;function js({x:s,y:t,cw:e,ch:n,rows:o,columns:r},i,a){let c=(l,d)=>Math.max(0,Math.min(d-1,l));
return[o[c(Math.floor((a-t)/n),o.length)],c(Math.floor((i-s)/e),r)]}var Ft=class{constructor(t){this.view=t,this.list=w("ol",{}),this.chapter=w("a",{class:"chapter"});let e={
"aria-label":"Where you are in the model"};this.node=w("nav",e,this.list,this.chapter)}show(t){let{run:e,
scene:n}=this.view,o=ls(t,e,({path:i,row:a})=>n.rowName(i,a)),r=o.map(([i,a],c)=>{if(c===o.length-1)
return w("li",{},w("span",{"aria-current":"location"},i));let h=w("button",{type:"button"},i);return h.
addEventListener("click",()=>this.view.go(a)),w("li",{},h)});this.list.replaceChildren(...r),this.showChapter(
t)}showChapter(t){let{machine:e,run:n}=this.view,o=document.documentElement.dataset.content_root,r=Ro(
t)??n.node(t.path)?.chapter,[i,a]=e.chapters[r];this.chapter.hidden=o===void 0,this.chapter.href=`${o}\
book/${i}.html`,this.chapter.textContent=`Chapter ${r}: ${a}`}};function Ro({path:s,head:t}){let e=P(
s,t);if(e.path===s)return e.kind==="map"?14:e.kind==="head"?6:e.kind==="layer"?s.startsWith("encoder")?
12:13:s.endsWith("cross_attention")?13:void 0}var qs=["path","head","row","cell"],Kt=["text","mode","answer"],Ws=[...Kt,"step",...qs],Po={map:ss,layer:ws,
attention:is,feedForward:Ue,head:ms,embedding:Ve,finalNorm:Ge,generator:Xe,parameter:Ye},ve=class{constructor({
model:t,el:e}){this.model=t,this.isOwn=!!t.get("own"),this.machine=t.get("machine"),this.paths=new Set(
[...Object.keys(this.machine.outputs),...this.machine.nodes.flatMap(({path:c,params:h})=>[c,...h])]),
this.runs=new Ct(t),this.found=this.runs.first(),this.scene=this.newScene(),this.station=-1,this.width=
0,this.redraw=()=>{},this.form=Fe(t,"Run","",c=>this.ask({text:c,answer:""})),this.modes=new Pt(this),
this.way=new Ft(this),this.says=Te("says"),this.pointed=_e(),this.stage=new Ht(this),this.bar=new Et(
this),this.listing=new St(this),this.address=this.inAddress(e);let{stage:n,pointed:o,bar:r,listing:i}=this,
a=w("div",{},n.node,o,r.node);this.both=w("div",{class:"both"},a,i.node),Ee(e,"machine-explorer","Ma\
chine explorer",this.form.node,this.modes.node,this.way.node,this.says,this.both,this.address.node)}inAddress(t){
let e=r=>/^(-1|\d{1,4})$/.test(r)?Number(r):void 0,n=r=>r.length<=qe?r:void 0,o=r=>r===""||this.paths.
has(r)?r:void 0;return Ke(this.model,t,{text:n,mode:se(Object.keys(Rt)),step:e,answer:n,path:o,head:e,
row:e,cell:r=>/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(r)?r:void 0})}get at(){return ds(ot(this.model,qs))}get mode(){
return this.model.get("mode")}get run(){return this.found.run}get step(){return Math.max(0,Math.min(
this.model.get("step"),this.run.sizes.T-1))}go(t){this.from=this.at,mt(this.model,us(t))}out(){this.
stage.unpin()||this.at.path&&this.go(lt(this.at))}stepBy(t){this.bar.stop(),this.stepTo(this.step+t)}stepTo(t){
if(t<0||t>=this.run.sizes.T)return;let{path:e,row:n}=this.at,o=n>=0&&this.scene.isTarget(e)&&n===this.
step;mt(this.model,o?{step:t,row:t}:{step:t})}besides(t){let e=hs(this.at,t,this.paths);e&&this.go(e)}async ask(t,e=!1){
let n={...ot(this.model,Kt),...t};this.asked=n,this.bar.stop();let o=this.runs.fits(n,this.found)&&!e;
this.form.node.setAttribute("aria-busy","true");let r=setTimeout(()=>this.tell("The parameters are o\
n their way …"),150);try{let a=o?this.found:await this.runs.answer(n);if(this.asked!==n)return;this.
found=a}catch(a){this.asked===n&&this.refuse(a);return}finally{clearTimeout(r),this.form.node.setAttribute(
"aria-busy","false")}this.form.refuse(null),this.modes.refuse(""),this.showParts(!0);let i=n.text!==
this.model.get("text");mt(this.model,i?{...n,row:-1,cell:"",step:0}:n),this.form.show(n.text),this.redraw()}async goOn(t){
let e=await this.runs.fetch().catch(n=>this.refuse(n));e&&(await this.ask({answer:e.textOf(t)}),this.
stepTo(t.length))}refuse(t){let e=t instanceof RangeError&&t.message.startsWith("answer");this.showParts(
!1,e),e?this.modes.refuse(t.message):this.form.refuse(t)}showParts(t,e=!1){let{modes:n,stage:o,listing:r,
pointed:i,says:a,way:c}=this;for(let h of[n.said,n.rows,this.both,c.chapter])h.hidden=!t;if(n.more.hidden=
!t&&!e,!t){this.found={...this.found,key:""};for(let h of[i,a,c.list,n.rows,o.number])h.replaceChildren();
o.clear(),n.shown="",e||n.more.replaceChildren(),r.shown=""}}async needParameters(){if(this.isFetching)
return;this.isFetching=!0,this.stage.node.setAttribute("aria-busy","true");let{found:t}=this;try{let e=await this.
runs.answer(ot(this.model,Kt));this.found===t&&(this.found=e),this.redraw()}catch(e){let n=`The para\
meters could not be fetched: ${e.message}.`;this.stage.wait(n)}finally{this.isFetching=!1,this.stage.
node.setAttribute("aria-busy","false")}}operandsOf(t){let{run:e}=this,n=t.head<0?[t.row,t.cell]:[t.head,
t.row,t.cell],{kind:o,terms:r,needs:i}=zt(e,t.path,n);if(o==="parameter")return[];if(!i)return r.flatMap(
({a:h,b:l})=>l?[h,l]:[h]);let[a]=e.node(t.path).parents;return[0,e.shape(a).at(-1)-1].map(h=>({path:a,
index:[t.row,h]}))}draw(){let t=this.within(this.at);this.scene=this.newScene(),this.modes.show(),this.
way.show(t);let e=P(t.path,t.head);if(this.run.waits(t.path))this.stage.wait("The parameters are on \
their way …"),this.needParameters();else if(tt(t))this.stage.showNumber(Ls(this,t));else{let n=this.
stage.sheetOf(this.width||720);Po[e.kind](n,this.scene,e.path,t),this.stage.show(n,t)}this.bar.show(),
this.listing.show(t),this.tell(Rs(this.scene,t,e)),this.address.show()}newScene(){let{mode:t,step:e,
station:n,isOwn:o}=this;return new Mt(this.run,{mode:t,step:e,station:n,isOwn:o})}within(t){let e=t.
path?this.run.shape(t.path):[],[n,o]=e.slice(-2);return t.row>=n||t.cell>=o||t.head>=this.run.sizes.
H?$(t.path,Math.min(t.head,this.run.sizes.H-1)):tt(t)&&e.length===3&&t.head<0?$(t.path):t}tell(t){this.
says.textContent!==t&&(this.says.textContent=t)}point(t){this.pointed.textContent=t}};function Io({model:s,
el:t}){let e=new ve({model:s,el:t}),n=!1,o=()=>{n||(n=!0,queueMicrotask(()=>{n=!1,e.runs.fits(ot(s,Kt),
e.found)?e.draw():e.ask({})}))};e.redraw=o;for(let i of Ws)s.on(`change:${i}`,o);let r=new ResizeObserver(
([{contentRect:i}])=>{let a=Math.min(720,Math.floor(i.width));!a||a===e.width||(e.width=a,o())});return r.
observe(e.both),e.form.show(s.get("text")),o(),()=>{e.bar.stop(),r.disconnect();for(let i of Ws)s.off(
`change:${i}`,o)}}var Hs={render:Io};widget=Hs;})();
export default widget;
