let widget;
(()=>{function g(s,t={},...e){return ke(document.createElement(s),t,e)}function L(s,t={},...e){let n=document.
createElementNS("http://www.w3.org/2000/svg",s);return ke(n,t,e)}function ke(s,t,e){for(let[n,o]of Object.
entries(t))s.setAttribute(n,o);return s.append(...e),s}function ve(s,t,e,...n){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};s.append(g("div",o,...n))}var Oe=()=>g("p",{class:"pointed","aria-hidden":"true"});var K={"data-lm-suppress-shortcuts":"true"};function N(s,t,e={}){let n=g("button",{type:"button",...e},
s);return n.addEventListener("click",t),n}var ot=(s,t)=>Object.fromEntries(t.map(e=>[e,s.get(e)]));function mt(s,t){for(let[e,n]of Object.entries(
t))s.set(e,n);s.save_changes()}function Me(s){let t=g("p",{class:s}),e=new MutationObserver(()=>{t.textContent&&
Rs(t.textContent)}),n={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(
t,n)),t}var Ps=1e3,ft,$e;function Rs(s){ft?.isConnected||(ft=g("p",{class:"annotated-voice",role:"st\
atus"}),document.body.append(ft));let t=ft;clearTimeout($e),$e=setTimeout(()=>{t.textContent=s},Ps)}var pt=s=>s.reduce((t,e)=>t+e,0);function v({shape:s,data:t},e){let n=s[s.length-1];return t.subarray(e*n,(e+1)*n)}function rt(s){let t=Array.
from(s),e=t.reduce((r,a)=>Math.max(r,a),-1/0),n=t.map(r=>Math.exp(r-e)),o=pt(n);return n.map(r=>r/o)}var zs=1e-5;function V(...s){return{shape:s,data:new Float32Array(s.reduce((t,e)=>t*e,1))}}var gt=(s,t)=>(e,n)=>s[n]!==
t,xt=()=>(s,t)=>t<=s;function js(s,t,e){let n=V(s.shape[0],t.shape[0]);for(let o=0;o<s.shape[0];o++){let[r,a]=[v(s,o),v(n,
o)];for(let i=0;i<a.length;i++){let h=i*r.length,c=e.data[i];for(let l=0;l<r.length;l++)c+=r[l]*t.data[h+
l];a[i]=c}}return n}function qs(s,t,e){let n=V(...s.shape);for(let o=0;o<s.shape[0];o++){let[r,a]=[v(
s,o),v(n,o)],i=0,h=0;for(let l of r)i+=l/r.length;for(let l of r)h+=(l-i)**2/r.length;let c=1/Math.sqrt(
h+zs);for(let l=0;l<a.length;l++)a[l]=(r[l]-i)*c*t.data[l]+e.data[l]}return n}function Ht(s,t){return{
shape:s.shape,data:s.data.map((e,n)=>e+t.data[n])}}var Ws=({shape:s,data:t})=>({shape:s,data:t.map(e=>Math.
max(e,0))});function Fs(s,t,e,n,o,r,a){let[i,h]=s.shape,c=t.shape[0],l=h/n,d=a.scale?1:Math.sqrt(l),
u=V(n,i,c),f=V(n,i,c),m=V(i,h);for(let p=0;p<n;p++)for(let w=0;w<i;w++){let b=p*i+w,x=(O,A)=>v(O,A).
subarray(p*l,(p+1)*l),[y,$,M]=[x(s,w),v(u,b),x(m,w)];for(let O=0;O<c;O++){let A=x(t,O),T=0;for(let H=0;H<
l;H++)T+=y[H]*A[H];$[O]=!o||o(r+w,O)?T/d:-1/0}if($.every(O=>O===-1/0))throw new RangeError("mask hid\
es every key from some query");let _=v(f,b);if(_.set(rt($)),a.head!==p)for(let O=0;O<l;O++){let A=0;
for(let T=0;T<c;T++)A+=_[T]*e.data[T*h+p*l+O];M[O]=A}}return{scores:u,weights:f,values:m}}var wt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters;return this.
note(t,js(e,n,o))}norm(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters;return this.note(
t,qs(e,n,o))}embed(t,e){let n=this.parameters[`${t}.table.weight`],o=V(e.length,n.shape[1]);e.forEach(
(a,i)=>{if(!(a>=0&&a<n.shape[0]))throw new RangeError(`ids holds ${a}, but the vocabulary has ${n.shape[0]}\
 entries`);v(o,i).set(v(n,a))}),this.note(`${t}.table`,o);let r=Math.sqrt(n.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(a=>a*r)})}positions(t,e,n=0){let o=this.parameters["positions.pe"],
r=n+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let a=o.data.subarray(n*o.shape[1],r*o.shape[1]),i=this.without.positions?e:Ht(
e,{data:a});return this.note(`positions.${t}`,i)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:n,v:o},r,a=0){let i=this.linear(`${t}.w_q`,e),[h,c]=this.without.
head??[],{scores:l,weights:d,values:u}=Fs(i,n,o,this.config.n_heads,r,a,{scale:this.without.scale,head:h===
t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.note(`${t}.values`,u),
this.note(t,this.linear(`${t}.w_o`,u))}feedForward(t,e){let n=Ws(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,n))}sublayer(t,e,n){let o=this.config.norm_first?Ht(e,n(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,Ht(e,n(e)));return this.note(t,o)}finalNorm(t,e){let n=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(n,e):this.note(n,e))}encode(t,e){let n=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
a=`${r}.self_attention`;n=this.sublayer(`${r}.sublayers.0`,n,i=>this.attend(a,i,this.project(a,i),e)),
n=this.sublayer(`${r}.sublayers.1`,n,i=>this.feedForward(`${r}.feed_forward`,i)),this.note(r,n)}return this.
finalNorm("encoder",n)}decode(t,e,n,o,r=new Map){let a=r.get("length")??0;r.set("length",a+n.length);
let i=this.positions("tgt",this.embed("tgt_embed",n),a);for(let h=0;h<this.config.n_layers;h++){let c=`\
decoder.layers.${h}`,[l,d]=[`${c}.self_attention`,`${c}.cross_attention`];i=this.sublayer(`${c}.subl\
ayers.0`,i,u=>(r.set(l,Hs(r.get(l),this.project(l,u))),this.attend(l,u,r.get(l),o,a))),i=this.sublayer(
`${c}.sublayers.1`,i,u=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,u,r.get(d),e,a))),i=this.
sublayer(`${c}.sublayers.2`,i,u=>this.feedForward(`${c}.feed_forward`,u)),this.note(c,i)}return this.
finalNorm("decoder",i)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,n,o){
return this.generator(this.decode(this.encode(t,n),n,e,o))}};function Hs(s,{k:t,v:e}){if(!s)return{k:t,
v:e};let n=(o,r)=>{let a=V(o.shape[0]+r.shape[0],o.shape[1]);return a.data.set(o.data),a.data.set(r.
data,o.data.length),a};return{k:n(s.k,t),v:n(s.v,e)}}function Ee(s,t){let e={},n=s.onOutput;s.onOutput=
(o,r)=>{e[o]=r};try{t()}finally{s.onOutput=n}return e}function _e({config:s,tensors:t},e){let n=typeof e=="string"?Ks(e):Bs(e),o={};for(let[r,a,i]of t){let h=a.
reduce((c,l)=>c*l,1);o[r]={shape:a,data:n.subarray(i,i+h)}}return{config:s,parameters:o}}var Ks=s=>new Float32Array(
Uint8Array.from(atob(s),t=>t.charCodeAt(0)).buffer),Bs=({buffer:s,byteOffset:t,byteLength:e})=>new Float32Array(
s.slice(t,t+e));var Y="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ds=new RegExp(
`[${Y}]+`),Vs=new RegExp(`^[${Y}]+|[${Y}]+$`,"g");function Ae(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ds).filter(Boolean),n=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>n(o,r)?"one":o)}var Kt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Te="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Us(s){let[t,e]=[Math.
floor(s/1e3),s%1e3];return t?e?`${bt(t)} thousand ${e<100?"and ":""}${bt(e)}`:`${bt(t)} thousand`:bt(
e)}function bt(s){let[t,e]=[Math.floor(s/100),s%100];if(!t)return Ne(e);let n=`${Kt[t]} hundred`;return e?
`${n} and ${Ne(e)}`:n}function Ne(s){if(s<20)return Kt[s];let[t,e]=[Math.floor(s/10),s%10];return e?
`${Te[t]}-${Kt[e]}`:Te[t]}var Gs=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,Xs=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
U="I read whole numbers from 0 to 999,999.",yt=s=>s.length>40?`${s.slice(0,30)}…`:s;function Se(s){
let t=s.replace(Vs,"");if(!Gs.test(t))return s;let e=Xs.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${U} “${yt(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return Us(e)}function Le(s,t){let e=Array.from(s),n;for(let o of t){let r=Array.from(o),a=e.length+r.
length;if(2*Math.min(e.length,r.length)/a<.6)continue;let i=2*Bt(r,e)/a;i<.6||i<n?.ratio||i===n?.ratio&&
o<n.choice||(n={ratio:i,choice:o})}return n?.choice}function Bt(s,t){let e={size:0},n=[];if(s.forEach(
(i,h)=>{n=t.map((c,l)=>i===c?(n[l-1]??0)+1:0),n.forEach((c,l)=>{c>e.size&&(e={size:c,i:h-c+1,j:l-c+1})})}),
!e.size)return 0;let{size:o,i:r,j:a}=e;return o+Bt(s.slice(0,r),t.slice(0,a))+Bt(s.slice(r+o),t.slice(
a+o))}var Ys=40,Dt=["<pad>","<s>","</s>","<unk>"],Vt=class{constructor(t){this.tokens=[...Dt,...t],this.idOf=
new Map(this.tokens.map((a,i)=>[a,i]));let[e,n,o,r]=Dt.keys();this.padId=e,this.bosId=n,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),n=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(n).map(o=>this.tokens[o])}},
Ut="[\\p{L}\\p{N}_]",Ie=`[^\\p{L}\\p{N}_${Y}]`,Js=new RegExp(`${Ut}+(?:['’-]${Ut}+)*|${Ie}`,"gu"),
Qs=new RegExp(` ?${Ut}+| ?${Ie}+|[${Y}]`,"gu"),at=class{constructor({tokens:t}){this.vocabulary=new Vt(
t)}encode(t){let e=this.vocabulary.encode(this.split(t));if(!e.length)throw new RangeError("There is\
 nothing to read. Write at least one word.");return e}split(t){return t.match(Js)??[]}join(t){return t.
join(" ").replace(/ (?=[.,;:!?)])/g,"")}},Gt=class extends at{split(t){return Ae(t)}join(t){return t.
join(" ")}encode(t){let{vocabulary:e}=this,n=this.split(t);if(!n.length)throw new RangeError(`${U} W\
rite one, such as 47 or forty-seven.`);let o=e.encode(n),r=n.find((a,i)=>o[i]<=e.unkId);if(r===void 0)
return o;throw new RangeError(this.refusal(r))}refusal(t){if(/^\d+$/.test(t))return`${U} Write “${yt(
t)}” in words too, or the whole number in digits.`;let e=this.vocabulary.tokens.slice(Dt.length),n=t.
length<=Ys&&Le(t,e);return`${U} “${yt(t)}” is not a number word that I know. `+(n?`Did you mean \
“${n}”?`:"Write 47 or forty-seven.")}},Xt=class extends at{constructor({alphabet:t,merges:e}){super(
{tokens:new Set([...t,...e.map(([n,o])=>n+o)])}),this.merges=e,this.places=new Map,e.forEach(([n,o],r)=>{
let a=Ce(n,o);this.places.set(a,[...this.places.get(a)??[],r])})}split(t){return(t.match(Qs)??[]).flatMap(
e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap(
(r,a)=>this.places.get(Ce(t[a],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Zs(t,
this.merges[e])}}},Ce=(s,t)=>`${s.length} ${s}${t}`;function Zs(s,[t,e]){let n=[];for(let o=0;o<s.length;o++){
let r=s[o]===t&&s[o+1]===e;n.push(r?t+e:s[o]),r&&o++}return n}var tn={words:at,"number words":Gt,"su\
b-words":Xt},Yt=({kind:s,...t})=>new tn[s](t);var en=2e4,Pe=400,Jt=class{constructor({blueprint:t,weights:e}){this.model=new wt(_e(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=Yt(t.src_tokenizer),this.target=Yt(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?Se(t):t),n=this.model.config.max_len;if(e.length>n)throw new RangeError(this.
readsNumbers?`${U} This text has ${e.length} words, and I can take in ${n} at most.`:`This text has ${e.
length} tokens, and the model can take in ${n} at most.`);return{src:e,srcMask:gt(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Re(s,t=Jt,e=""){let n=null;return()=>n??=
sn(s,e).then(o=>new t(o)).catch(o=>{throw n=null,o})}async function sn(s,t){let e=s.get(`${t}weights`),
n=e&&(e.length||e.byteLength);return!n&&s.later?s.later(t?"extra":"later"):(n||await nn(s,t),{blueprint:s.
get(`${t}blueprint`),weights:s.get(`${t}weights`)})}function nn(s,t){return new Promise((e,n)=>{let o=setTimeout(
()=>n(new Error("Python does not answer")),en),r=()=>{clearTimeout(o),s.off(`change:${t}weights`,r),
e()};s.on(`change:${t}weights`,r),s.set(`${t}wanted`,!0),s.save_changes()})}function ze(s,t,e,n){let o=s.
get("own")?"A text that your translator reads":"An English number, in words or in digits",r="",a=`te\
xt-${Math.random()}`,i=g("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"none",spellcheck:"\
false","aria-describedby":`${a}-error`,...K}),h=g("p",{id:`${a}-error`,class:"error",role:"alert"}),
c=g("form",{},g("label",{for:a},o),g("div",{class:"line"},i,g("button",{class:"main"},t)),e,h);i.addEventListener(
"keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),c.requestSubmit())});let l=f=>{r=i.
value,n(f)};return c.addEventListener("submit",f=>{f.preventDefault(),l(i.value)}),{node:c,ask:l,show:f=>{
i.value===r&&(r=i.value=f)},refuse:f=>{let m=f instanceof RangeError;i.setAttribute("aria-invalid",String(
m)),h.textContent=m?f.message:"",f&&!m&&(h.textContent=`The model cannot answer: ${f.message}. Press\
 ${t} to try again.`)}}}var Qt=s=>t=>s.find(e=>String(e)===t),Wo=Qt([!0,!1]),on=s=>String(s);function je(s,t,e,n={}){let o=t.
closest("[data-widget]");if(!s.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,a=[...document.
querySelectorAll(`[data-widget="${r}"]`)],i=r+(a.indexOf(o)>0?a.indexOf(o)+1:""),h=w=>(n[w]??on)(s.get(
w)),c=Object.keys(e),l=Object.fromEntries(c.map(w=>[w,h(w)])),d=new URLSearchParams(location.search),
u=[];for(let[w,b]of Object.entries(e)){let x=d.get(`${i}.${w}`);if(x===null)continue;let y=b(x);y===
void 0?u.push(w):s.set(w,y)}let f=g("a",{},"Copy link to this setting"),m=g("span",{role:"status"});
f.addEventListener("click",async w=>{if(!(w.ctrlKey||w.metaKey||w.shiftKey)){w.preventDefault(),history.
replaceState(null,"",f.getAttribute("href"));try{await navigator.clipboard.writeText(f.href),m.textContent=
" Copied."}catch{m.textContent=" The address of this page has it now: copy it from there."}}});let p=u.
length?` The address has a setting that could not be read, and was left out: ${u.join(", ")}.`:"";return{
node:g("p",{class:"address"},f,m,p),show(){let w=new URLSearchParams(location.search);for(let y of c){
let $=h(y);$===l[y]?w.delete(`${i}.${y}`):w.set(`${i}.${y}`,$)}m.textContent="";let b=o.closest("sec\
tion[id]")?.id,x=w.size?`?${w}`:location.pathname;f.setAttribute("href",`${x}${b?`#${b}`:""}`)}}}function Zt(s,t){let e=t[0][0];e.tabIndex=0;function n(o){e.tabIndex=-1,e=o,e.tabIndex=0}return s.addEventListener(
"keydown",o=>{let r=o.target,a=t.findIndex(d=>d.includes(r));if(a<0)return;let i=t[a].indexOf(r),[h,
c]={ArrowUp:[a-1,i],ArrowDown:[a+1,i],ArrowLeft:[a,i-1],ArrowRight:[a,i+1],Home:[a,0],End:[a,t[a].length-
1]}[o.key]??[null,null];if(h===null)return;o.preventDefault();let l=t[h]?.[c];!l||getComputedStyle(l).
visibility==="hidden"||(n(l),l.focus())}),()=>{e.closest(".unwritten")&&n(t[0][0])}}var qe=s=>s.replaceAll("-","−");function E(s,t=2){if(Number.isNaN(s))return"NaN";if(!Number.isFinite(
s))return s>0?"∞":"−∞";let e=Math.abs(s);return e&&(e>=1e4||e<.5*10**-t)?qe(s.toExponential(0).
replace("+","")):qe(s.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var We=8,rn=6.2,k=(s,t=-1,e=-1,n=-1)=>({path:s,head:t,row:e,cell:n}),R=s=>rn*s.reduce((t,{length:e})=>Math.
max(t,e),0),it=s=>Number.isFinite(s)?String(Number(s.toPrecision(5))).replace("-","−"):E(s);function W({
shape:s,data:t},e,n,o){let[r,a]=s.slice(-2);return t[(Math.max(e,0)*r+n)*a+o]}function te(s){let t=0;
for(let e=0;e<s.length;e++){let n=Math.abs(s[e]);n>t&&n<1/0&&(t=n)}return t}var F=({shape:s,data:t},e)=>{
let n=s.at(-1),o=0;for(let r=e*n;r<(e+1)*n;r++)o+=t[r]**2;return Math.sqrt(o)};function ee(s,t,e=[]){
for(t.forEach((n,o)=>{if(e[o]===n)return;let{tag:r,attributes:a,inner:i}=n,h=e[o]?.tag===r,c=h?e[o]:
{attributes:{},inner:""},l=s.children[o];if(!h){let d=L(r);l?l.replaceWith(d):s.append(d),l=d}for(let d of Object.
keys(c.attributes))d in a||l.removeAttribute(d);for(let[d,u]of Object.entries(a))c.attributes[d]!==u&&
l.setAttribute(d,u);Array.isArray(i)?ee(l,i,Array.isArray(c.inner)?c.inner:[]):c.inner!==i&&(l.textContent=
String(i))});s.children.length>t.length;)s.lastElementChild?.remove()}var $t=class{constructor(t,e,n){
this.width=t,this.hatch=e,this.before=n,this.height=0,this.isNarrow=t<560,this.nameKind=this.isNarrow?
"name narrow":"name",this.marks=[],this.spots=[],this.grids=[],this.drawn=new Map}add(t,e,n=""){let o={
tag:t,attributes:e,inner:n};return this.marks.push(o),o}reach(t){this.height=Math.max(this.height,t)}path(t,e,n={}){
return this.add("path",{d:t,class:e,...n})}box(t,e,n,o,r,a={}){return this.reach(e+o),this.add("rect",
{x:t,y:e,width:n,height:o,rx:4,class:r,...a})}text(t,e,n,o="",r={}){return this.reach(e+4),this.add(
"text",{x:t,y:e,class:o,...r},n)}centered(t,e,n,o=this.nameKind){return this.text(t,e,n,o,{"text-anc\
hor":"middle"})}part(t,e,{x:n,y:o,w:r,h:a},i,h="",c=n+r/2){this.box(n,o,r,a,`part ${h}`);let l=h==="\
norm"||h.includes("small"),d=o+a/2-(i.length-1)*6.5+4;i.forEach((u,f)=>{this.centered(c,d+13*f,u,l?h:
this.nameKind)}),this.spot({id:t.path,x:n,y:o,w:r,h:a,say:e,go:t})}arrow(...t){let[[e,n],[o,r]]=t.slice(
-2),a=Math.hypot(o-e,r-n)||1,[i,h]=[(o-e)/a,(r-n)/a],c=d=>`${o-5*i+3*d*h} ${r-5*h-3*d*i}`,l=t.map(d=>d.
join(" ")).join("L");this.path(`M${l}M${c(1)}L${o} ${r}L${c(-1)}`,"wire")}plus(t,e,n=6){this.add("ci\
rcle",{cx:t,cy:e,r:n,class:"plus-sign"});let o=n*.6;this.path(`M${t-o} ${e}h${2*o}M${t} ${e-o}v${2*o}`,
"plus-lines")}spot(t){this.reach(t.y+t.h),this.spots.push(t)}grid(t,e){let{path:n,x:o,y:r,cw:a,ch:i,
head:h=-1}=e,c=t.shape.at(-1),l=e.rows??[...Array(t.shape.at(-2)).keys()],d=[l.map(w=>e.hides?.(w)??
!1),Array.from({length:c},(w,b)=>e.hidesColumn?.(b)??!1)],u=JSON.stringify([n,o,r,a,i,h,l,d]),f=this.
before?.drawn.get(u),m=f&&f.tensor===t?f.mark:this.cellMarks(t,{...e,head:h,rows:l,columns:c,isHidden:d});
this.drawn.set(u,{tensor:t,mark:m}),this.marks.push(m),this.reach(r+l.length*i);let p={path:n,head:h,
rows:l,columns:c,x:o,y:r,cw:a,ch:i};return this.grids.push(p),p}cellMarks(t,e){let{x:n,y:o,cw:r,ch:a,
head:i,rows:h,columns:c,isHidden:l,kind:d="value"}=e,u=d==="weight"?1:(e.most??te(t.data))||1,[f,m]=[
c*r,h.length*a],p={};h.forEach((x,y)=>{for(let $=0;$<c;$++){if(l[0][y]||l[1][$])continue;let M=W(t,i,
x,$),_=M===-1/0?"hatch":Math.round(We*M/u);if(!_)continue;let O=`M${J(n+$*r)} ${J(o+y*a)}h${J(r)}v${a}\
h${-J(r)}z`;p[_]=(p[_]??"")+O}});let w=[],b=(x,y)=>w.push({tag:x,attributes:y,inner:""});b("rect",{x:n,
y:o,width:f,height:m,class:"ground"});for(let[x,y]of Object.entries(p)){let $=Number(x),M=d==="weigh\
t"?"heat":$>0?"plus":"minus";b("path",x==="hatch"?{d:y,class:"masked",fill:`url(#${this.hatch})`}:{d:y,
class:M,"fill-opacity":Math.min(1,Math.abs($)/We)})}return r>=7&&b("path",{d:an(n,o,f,m,r,a),class:"\
mesh"}),b("rect",{x:n,y:o,width:f,height:m,class:`edge ${e.role??""}`}),{tag:"g",attributes:{},inner:w}}cells(t,e){
let n=this.grid(t,e),{path:o,head:r,x:a,y:i,cw:h,ch:c,rows:l,columns:d}=n,u={x:a,y:i,w:h*d,h:c*l.length};
return this.spot({id:`${o}#${r}`,...u,say:e.say,grid:n}),n}},J=s=>Math.round(s*100)/100;function an(s,t,e,n,o,r){
let a="";for(let i=o;i<e-.1;i+=o)a+=`M${J(s+i)} ${t}v${n}`;for(let i=r;i<n-.1;i+=r)a+=`M${s} ${J(t+i)}\
h${e}`;return a}var se=5,cn=32,ne=(s,t,e=-1)=>{let{shape:n}=s.run.node(t);return e>=0?n.slice(1):n};function oe(s,t,e=-1){
let n=ne(s,t,e).filter(r=>r!=="1"),o=n.map(r=>s.run.size(r));return`(${n.join(", ")}) = (${o.join(",\
 ")})`}function S(s,t,e){let{path:n,x:o,y:r,cw:a,ch:i,role:h="",kind:c="value",head:l=-1}=e,{run:d}=t,
u=d.tensor(n),f=t.isTarget(n),m=f?"decoder":"encoder",p=e.rows??[...Array(u.shape.at(-2)).keys()],w=te(
u.data),b=r+cn;hn(s,t,e,w);let x=u.shape.length===3&&l<0?[...Array(u.shape[0]).keys()]:[l],y=u.shape.
at(-1)*a,$=T=>t.hides(m,T),M=f&&d.node(n).shape.at(-1)==="T",_=T=>M&&t.hides("decoder",T);x.forEach(
(T,H)=>{let z=o+H*(y+se),ut=e.say??t.sayOf(n),Ft={path:n,head:T,x:z,y:b,cw:a,ch:i,rows:p,role:h,kind:c,
most:w,hides:$,hidesColumn:_};s.cells(u,{...Ft,say:ut,id:`${n}#${T}`})});let O=x.length*(y+se)-se;e.
labels&&ln(s,t,e,p,m,b);let A=p.indexOf(t.step);return f&&t.mode!=="teacher"&&A>=0&&p.length>1&&s.box(
o-1.5,b+A*i,O+3,i,"row-lit",{rx:0}),{x:o,y:b,w:O,h:p.length*i,bottom:b+p.length*i}}function hn(s,t,{
path:e,x:n,y:o,role:r,name:a,head:i=-1,kind:h},c){let l=a??t.run.node(e).name;s.text(n,o+12,l,`code ${r??
""}`);let d=h==="weight"?"0…1":`±${E(c,c<10?1:0)}`;s.text(n+l.length*8.7+6,o+12,d,"soft"),s.text(
n,o+26,oe(t,e,i),"soft")}function ln(s,t,{x:e,ch:n,names:o,kept:r},a,i,h){a.forEach((c,l)=>{if(t.hides(
i,c))return;let d=i==="decoder"?t.kindOf(i,c):"",u=o?o(c):t.tokenOf(i,c),f=r?.(c)?`• ${u}`:u,m={"t\
ext-anchor":"end",lang:t.langOf(i)};s.text(e-6,h+(l+.5)*n+4,f,`label ${d}`,m)})}function re(s,t,e,n,o,r,a){
e.forEach((h,c)=>{if(t.hides(n,c))return;let l=o+(c+.5)*a+3+c*Math.max(0,11-a);s.text(l,r+8,h,"label",
{"text-anchor":"end",transform:`rotate(${a<14?-72:-60} ${l} ${r+8})`,lang:t.langOf(n)})});let i=R(e)*
.95+12;return s.reach(r+i),i}var C=13,ct=s=>R([...s.run.srcTokens,...s.run.tgtTokens])+10;function Q(s,t,e,n,o,r,a="",i=""){let[h]=t.
run.node(e).params,[c,l]=ne(t,h).map(m=>t.run.size(m)),d=e.split(".").at(-1),u=[`${a}${d}  ${l} → ${c}`],
f={x:n,y:o,w:r,h:20};s.part(k(h),t.sayOf(h),f,u,`parameter small ${i}`)}function kt(s,t,e,n){let{run:o}=t,
r=n?R(o.tgtTokens.map((l,d)=>n(d)))+10:ct(t),a=Math.max(...e.map(({path:l})=>o.shape(l).at(-1))),i=Math.
min(7,(s.width-r-2)/a),h=r+60,c=0;for(let{path:l,does:d,kind:u}of e){d!==void 0&&(s.arrow([h,c],[h,c+
34]),d?s.text(h+12,c+21,d,"soft"):Q(s,t,l,h+12,c+7,130),c+=34);let f=/sublayers\.\d+$/.test(l)?"x":void 0,
m={ch:C,labels:!0,kind:u,name:f,names:n},p=a>1&&o.shape(l).at(-1)===1?40:i;c=S(s,t,{path:l,x:r,y:c,cw:p,
...m}).bottom+8}}function Fe(s,t,e){let[n,o]=[`${e}.w_1`,`${e}.w_2`];kt(s,t,[{path:t.run.node(n).parents[0]},
{path:n,does:""},{path:`${e}.hidden`,does:"ReLU: what is negative becomes 0"},{path:o,does:""}])}function He(s,t,e){
let n=e.split("_")[0];kt(s,t,[{path:`${e}.table`},{path:e,does:`× √d_model = ${Math.sqrt(t.run.sizes.
d_model).toFixed(2)}`},{path:`positions.${n}`,does:"⊕ a vector for each position"}])}function Ke(s,t,e){
let{parents:n,op:o}=t.run.node(e),r=o==="norm"?"layer norm":"as it is: each sublayer ends in a norm";
kt(s,t,[{path:n[0]},{path:e,does:r}])}function Be(s,t,e){let n=[{path:t.run.node(e).parents[0]},{path:e,
does:""},{path:"probabilities",does:"softmax: each row sums to 1",kind:"weight"}];t.mode==="teacher"&&
n.push({path:"loss",does:"cross-entropy of the logits with the token that should come out"}),kt(s,t,
n,r=>t.rowName(e,r))}function De(s,t,e){let[n,o]=t.run.shape(e),r=Math.min(9,(s.width-4)/o);S(s,t,{path:e,
x:2,y:0,cw:r,ch:n>1?r:C})}var dn={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},un={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},fn=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function mn(s,t,e){let n=s==="sublayers"&&un[e]?.[Number(t)];return n?`${n} sublayer`:`${s.replace(/s$/,
"")} ${t}`}function I(s,t){let[e]=s.split("."),n=[];for(let[,o,r]of s.matchAll(fn))n.push(r?mn(o,r,e):
dn[o]??o);return/^(en|de)coder\.norm$/.test(s)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(s)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),t!==void 0&&n.push(`head ${t}`),n.join(", ")}function Ve(s,t,e){let n=t==="encoder",o=s.isNarrow?22:44,r=(s.width-o)/2,a=n?e.sizes.S:e.sizes.T,[i,
h]=s.isNarrow?[13,75]:[26,205],c=Math.min(i,(r-h-15)/a),l=n?0:s.width-r,d=n?l+5:l+r-a*c-5,u=x=>d+(x+
.5)*c,f=n?d+a*c+6:l+4,m=r-a*c-15,p=n?f:f+m,w=u(n?0:a-1);return{stack:t,isEncoder:n,n:a,x:l,w:r,pitch:c,
railX:u,bx:f,bw:m,near:p,far:w,crossings:[],y:0}}var ht=({railX:s,pitch:t,n:e},n=0)=>({x:s(0)-t/2-n,
w:e*t+2*n}),Ue=({w:s,n:t,pitch:e})=>Math.min(Math.max(e,15),(s-16)/t),Ge=s=>Ue(s)<13?90:60,ae=(s,t)=>R(
t)*Math.sin(Ge(s)*Math.PI/180)+12;function ie(s,t,e,n,o,r){let a=Ue(e),i=e.isEncoder?e.railX(0):e.railX(
e.n-1)-(e.n-1)*a;n.forEach((h,c)=>{let l=i+c*a,d=(e.isEncoder?-1:r)*Ge(e),u=`token ${t.kindOf(e.stack,
c)}`,f=o+r*3;s.text(l+(e.isEncoder?2:-2),o+(r>0?0:6),h,u,{"text-anchor":e.isEncoder?"start":"end",transform:`\
rotate(${d} ${l} ${o})`,lang:t.langOf(e.stack)}),s.path(`M${l} ${f}L${e.railX(c)} ${f+r*9}`,Xe(t,e,c))})}
var Xe=(s,t,e)=>`rail ${s.kindOf(t.stack,e)}`;function G(s,t,e,n){for(let o=0;o<e.n;o++)s.path(`M${e.
railX(o)} ${e.y}V${n}`,Xe(t,e,o));e.y=n}function ce(s,t,e,n,o,r){let a=t.run.tensor(n),i=Math.min(8,
e.pitch/2-.4),h=I(n);for(let p=0;p<e.n;p++){if(t.hides(e.stack,p))continue;let w=Math.max(1.5,i*Math.
min(1,F(a,p)/t.longest)),b=`bead ${t.kindOf(e.stack,p)}`;s.add("circle",{cx:e.railX(p),cy:o,r:w,class:b})}
let{x:c,w:l}=ht(e),d=p=>Math.max(0,Math.min(e.n-1,Math.floor((p-c)/e.pitch))),u=p=>t.tokenOf(e.stack,
p),f=`${h}: one vector of ${a.shape.at(-1)} numbers for each token`,m=p=>`${h}: the vector of “${u(
d(p))}” has the length ${F(a,d(p)).toFixed(2)}`;s.spot({id:n,x:c,y:o-8,w:l,h:16,say:f,read:m,go:r})}
function Ye(s,t,e,n,o){s.arrow([e.far,n],[o,n]);for(let r=0;r<e.n;r++)t.hides(e.stack,r)||s.add("cir\
cle",{cx:e.railX(r),cy:n,r:1.4,class:"tap"})}function he(s,t,e,n,o,r){s.path(`M${o} ${r}V${n}H${e.far}`,
"wire");let a=Math.min(5.5,e.pitch/2-.3);for(let i=0;i<e.n;i++)t.hides(e.stack,i)||s.plus(e.railX(i),
n,a)}var pn={encoder:["self_attention","feed_forward"],decoder:["self_attention","cross_attention","feed_\
forward"]},wn={self_attention:["self-","attention"],masked:["masked ","self-","attention"],cross_attention:[
"cross-","attention"],feed_forward:["feed-","forward"]};function Je(s,t){let{run:e}=t,[n,o]=["encode\
r","decoder"].map(i=>Ve(s,i,e)),r=[[n,e.srcTokens,"Encoder","source"],[o,e.tgtTokens,"Decoder",t.mode===
"teacher"?"tgt_in":"target"]],a=Math.max(...r.map(([i,h])=>ae(i,h)));for(let[i,h,c,l]of r){gn(s,i,c,
`${l} · ${i.isEncoder?"S":"T"} = ${i.n}`),i.y=26+a,ie(s,t,i,h,i.y,1),i.y+=12,xn(s,t,i);for(let d=0;t.
has(`${i.stack}.layers.${d}`);d++)bn(s,t,i,d);Mn(s,t,i)}En(s,t,n,o),_n(s,t,o),Nn(s,n,o.crossings.at(
-1)??0)}function gn(s,{isEncoder:t,x:e,w:n},o,r){let[a,i]=t?[e,1]:[e+n,-1],h={"text-anchor":t?"start":
"end"};s.text(a,13,o,"title",h),s.text(a+i*70,13,r,"soft",h)}var le=({bx:s,bw:t})=>s+t/2;function Qe(s){
let{x:t,w:e}=ht(s,2),n=Math.min(t,s.bx);return{x:n,w:Math.max(t+e,s.bx+s.bw)-n}}function xn(s,t,e){let n=e.
isEncoder?"src":"tgt",o=k(`${n}_embed`),r=t.sayOf(o.path),a={...Qe(e),y:e.y,h:19};s.part(o,r,a,["emb\
edding"],"parameter",le(e));let i=e.y+46,h=k(`positions.${n}`),c={x:e.bx,y:i,w:e.bw,h:19};s.part(h,t.
sayOf(h.path),c,["positions"]),e.y+=19,G(s,t,e,i+36),he(s,t,e,i+10,e.near,i+10),ce(s,t,e,h.path,i+25,
o)}function bn(s,t,e,n){let o=k(`${e.stack}.layers.${n}`),r=e.y+2,a=s.box(e.x,r,e.w,10,"layer",{rx:8}),
[i,h]=e.isEncoder?[e.bx+e.bw,"end"]:[e.bx,"start"],c=I(o.path),l=s.isNarrow?`layer ${n}`:c;s.text(i,
r+14,l,"soft",{"text-anchor":h});let d=`${c}: its sublayers, and what each adds to the residual stre\
am`;s.spot({id:o.path,x:e.bx,y:r+2,w:e.bw,h:17,say:d,go:o}),G(s,t,e,r+20),pn[e.stack].forEach((u,f)=>{
yn(s,t,e,o.path,u,f)}),a.attributes.height=e.y-r-2}function yn(s,t,e,n,o,r){let{run:a,isPreNorm:i}=t,
h=k(`${n}.${o}`),c=`${n}.sublayers.${r}`,l=o!=="feed_forward",d=i&&!s.isNarrow?52:0,u=i&&s.isNarrow?
19:0,f=e.bw-d,m=vn(s,f,a.sizes.H),p=$n(s,e,o),w=p.length*13+7,b=w+(l?m.rows*(m.size+3)+2:0),x=e.y+u,
y=e.isEncoder?e.bx+d:e.bx,$=x+b+7;G(s,t,e,$+(i?23:40)),Ye(s,t,e,u?x-11:x+10,e.near),i&&kn(s,t,e,`${c}\
.norm`,x),s.box(y,x,f,b,`part ${t.lights(h.path)?"lit":""}`),p.forEach((_,O)=>{s.centered(y+f/2,x+14+
13*O,_)});let M=t.sayOf(h.path);s.spot({id:h.path,x:y,y:x,w:f,h:b,say:M,go:h}),l&&On(s,t,h.path,[y,x+
w-1,f],m),o==="cross_attention"&&e.crossings.push(x+10),he(s,t,e,$,e.isEncoder?y+14:y+f-14,x+b),i||Ze(
s,t,e,k(`${c}.norm`),$+8,14),ce(s,t,e,c,e.y-8,k(n))}function $n({isNarrow:s},{isEncoder:t},e){let n=wn[e===
"self_attention"&&!t?"masked":e];return s?n:[n.join("")]}function kn(s,t,e,n,o){let r=s.isNarrow?e.bw:
40,a=s.isNarrow||e.isEncoder?e.bx:e.bx+e.bw-40,i=s.isNarrow?o-19:o+2,h={x:a,y:i,w:r,h:16};s.part(k(n),
t.sayOf(n),h,["norm"],"small");let[c,l]=e.isEncoder?[a+r,12]:[a,-12];s.isNarrow?s.path(`M${a+r/2} ${i+
16}v3`,"wire"):s.arrow([c,o+10],[c+l,o+10])}function Ze(s,t,e,n,o,r){let a={...ht(e),y:o,h:r};s.part(
n,t.sayOf(n.path),a,["norm"],"small")}function vn(s,t,e){let n=s.isNarrow?Math.min(2,e):e,o=Math.min(
s.isNarrow?32:38,(t-8)/n-4);return{across:n,rows:Math.ceil(e/n),size:o}}function On(s,t,e,[n,o,r],{across:a,
size:i}){let h=t.run.tensor(`${e}.weights`),[c,l,d]=h.shape,u=n+(r-a*(i+4)+4)/2;for(let f=0;f<c;f++){
let m=u+f%a*(i+4),p=o+Math.floor(f/a)*(i+3),w={x:m,y:p,cw:i/d,ch:i/l};de(s,t,e,f,h,w,{x:m,y:p,w:i})}}
function de(s,t,e,n,o,r,a){let i=e.split(".")[0],h=x=>t.hides(i,x),c={path:`${e}.weights`,head:n,kind:"\
weight"},{x:l,y:d,ch:u,cw:f,rows:m,columns:p}=s.grid(o,{...c,...r,hides:h});i==="decoder"&&t.mode!==
"teacher"&&s.box(l,d+t.step*u,p*f,u,"row-lit",{rx:0});let w=d+m.length*u-a.y,b=t.sayOfHead(e,n);s.spot(
{id:`${e}#${n}`,...a,h:w,say:b,go:k(e,n)})}function Mn(s,t,e){if(e.y+=2,!t.isPreNorm)return;let n=e.
y+5;G(s,t,e,n),Ze(s,t,e,k(`${e.stack}.norm`),n,16),e.y=n+16}function En(s,t,e,n){let o=e.y+12;G(s,t,
e,o);let{x:r}=ht(e),a=Math.max(e.n*e.pitch,64),i=(e.x+e.w+n.x)/2,h=n.crossings,[c,l]=[Math.min(o+10,
...h),Math.max(o+10,...h)],d=`M${r+a} ${o+10}H${i}M${i} ${c}V${l}`;for(let f of h)d+=`M${i} ${f}H${n.
bx-7}`;for(let f of["double","double inner"])s.path(d,f);for(let f of h){let m=n.bx-1;s.path(`M${m-8}\
 ${f-6}L${m} ${f}L${m-8} ${f+6}`,"wire")}let u=t.sayOf("encoder");s.part(k("encoder"),u,{x:r,y:o,w:a,
h:20},["memory"]),e.y=o+20}function _n(s,t,e){let n=e.y+12;G(s,t,e,n);let o=k("generator"),r={...Qe(
e),y:n,h:19},{d_model:a,V:i}=t.run.sizes,h=s.isNarrow?"generator":`generator ${a} → ${i}`,c=`param\
eter ${t.lights(o.path)?"lit":""}`;s.part(o,t.sayOf(o.path),r,[h],c,le(e)),Tn(s,t,e,n+19),e.y=n+67;let l=t.
outTokens();ie(s,t,e,l,e.y,-1),s.reach(e.y+ae(e,l))}function Tn(s,t,e,n){let r=n+8+24;s.centered(le(
e),n+22,"softmax","soft");for(let h=0;h<e.n;h++){if(t.hides("decoder",h))continue;let c=t.probabilityOf(
h),l=Math.max(2,e.pitch-4),d=t.kindOf("decoder",h),u=e.railX(h)-l/2;s.box(u,r-24,l,24,`bar-ground ${d}`,
{rx:0}),s.box(u,r-24*c,l,24*c,`bar ${d}`,{rx:0})}let a=k("probabilities"),i={x:e.bx,y:n+4,w:e.x+e.w-
e.bx,h:32};s.spot({id:a.path,...i,say:t.sayOf(a.path),go:a})}function Nn(s,t,e){if(s.isNarrow)return;
let n=12,o=Math.max(t.y+40,e,s.height-150),r=a=>{s.text(n+14,o+4,a,"soft"),o+=20};s.add("circle",{cx:n,
cy:o,r:5,class:"bead"}),r("a token's vector: its length"),s.plus(n,o,5.5),r("the sublayer's output i\
s added"),s.box(n-6,o-5,12,11,"ground edge",{rx:0}),s.box(n-6,o-5,6,11,"heat",{rx:0}),r("attention w\
eight, from 0 to 1");for(let a of["double","double inner"])s.path(`M${n-7} ${o}h14`,a);r("memory: ke\
ys and values")}var ts=[["q","query"],["k","key"],["v","value"]];function es(s,t,e){let{run:n}=t,o=ct(t),[r,a]=["w_q",
"w_k"].map(w=>n.node(`${e}.${w}`).parents[0]),i=s.isNarrow?1:3,h=a!==r&&i>1?R(n.srcTokens.map(w=>`• ${w}`))+
16:20,c=(s.width-o-(i>1?h+20:0)-2)/i,l=[o,o+c+h,o+2*c+h+20],d=5*(n.sizes.H-1),u=(c-d)/n.sizes.d_model,
f={sheet:s,scene:t,path:e,left:o,slot:c,cw:u,x:r,source:a,columns:l},m=s.isNarrow?Sn(f):An(f),p=Ln(f,
m+18);Cn(f,p+14)}var ue=({scene:s},t)=>t==="encoder"?"memory":s.isPreNorm?"norm(x)":"x";function An(s){
let{sheet:t,scene:e,path:n,left:o,slot:r,cw:a,x:i,source:h,columns:c}=s,l=S(t,e,{path:i,x:o,y:0,cw:a,
ch:C,labels:!0,name:ue(s,i)}),d=l;if(h!==i){let m=(c[1]+c[2])/2;d=S(t,e,{...{path:h,x:m,y:0,cw:a,ch:C,
labels:!0},name:ue(s,h)})}let u=Math.max(l.bottom,d.bottom)+26,f=0;return ts.forEach(([m,p],w)=>{let b=c[w],
x=w&&h!==i?d:l,y=b+r/2;t.arrow([x.x+x.w/2,x.bottom+2],[x.x+x.w/2,u-14],[y,u-14],[y,u-2]),Q(t,e,`${n}\
.w_${m}`,b,u,r,"",p),t.arrow([y,u+20],[y,u+32]),f=Math.max(f,ss(s,m,p,b,u+30,w===0||w===1&&h!==i).bottom)}),
f}function Sn(s){let{sheet:t,scene:e,path:n,left:o,slot:r,cw:a,x:i,source:h}=s,c=0,l=d=>{c=S(t,e,{...{
path:d,x:o,y:c,cw:a,ch:C,labels:!0},name:ue(s,d)}).bottom+12};l(i);for(let[d,u]of ts)d==="k"&&h!==i&&
l(h),Q(t,e,`${n}.w_${d}`,o,c,r,"",u),t.arrow([o+r/2,c+20],[o+r/2,c+32]),c=ss(s,d,u,o,c+30,!0).bottom+
12;return c-12}function ss({sheet:s,scene:t,path:e,cw:n},o,r,a,i,h){let c=l=>o!=="q"&&t.isKept(e,l);
return S(s,t,{path:`${e}.${o}`,x:a,y:i,cw:n,ch:C,role:r,labels:h,kept:c})}function Ln({sheet:s,scene:t,
path:e,left:n},o){let r=t.run.tensor(`${e}.weights`),[a,i,h]=r.shape,c=(s.width-n)/a,l=Math.min(90,c-
14),[d,u]=[l/h,Math.min(l/i,24)],f=s.isNarrow?"":", one map for each head";s.text(n,o+10,"weights","\
code"),s.text(n+70,o+10,`softmax(q·kᵀ / √d_k)${f}`,"soft");let m=o+36;for(let p=0;p<a;p++){let w=n+
p*c;s.text(w,m-6,`head ${p}`,"soft");let b={x:w,y:m-18,w:l};de(s,t,e,p,r,{x:w,y:m,cw:d,ch:u},b)}return m+
i*u}function Cn({sheet:s,scene:t,path:e,left:n,slot:o,cw:r,columns:a},i){let h={y:i,cw:r,ch:C,labels:!0},
l=S(s,t,{...h,path:`${e}.values`,x:n,name:"values"}),d=`${e}.w_o`;if(s.isNarrow){let m=l.bottom+14;return s.
arrow([n+o/2,l.bottom+2],[n+o/2,m-2]),Q(s,t,d,n,m,o,"concat, then "),s.arrow([n+o/2,m+20],[n+o/2,m+32]),
S(s,t,{...h,path:d,x:n,y:m+30,name:"update"})}let u=a[2],f=l.y+l.h/2;return s.arrow([n+l.w+4,f],[a[1]-
3,f]),s.text(a[1],f-16,"concat","soft"),Q(s,t,d,a[1],f-10,o),s.arrow([a[1]+o+2,f],[u-3,f]),S(s,t,{...h,
labels:!1,path:d,x:u,name:"update"})}var ns=/^(en|de)coder\.layers\.\d+/,In=/^.*\.(self|cross)_attention/,Pn=/^(src_embed|tgt_embed|positions\.(src|tgt))/,
Rn=/\.(weight|bias|pe)$/;function j(s,t=-1){if(!s)return{kind:"map",path:s};if(Rn.test(s))return{kind:"\
parameter",path:s};let e=s.match(In)?.[0];if(e)return{kind:t<0?"attention":"head",path:e};let n=s.match(
ns)?.[0];if(s.includes(".feed_forward"))return{kind:"feedForward",path:`${n}.feed_forward`};if(n)return{
kind:"layer",path:n};let[,o]=s.match(Pn)??[];return o?{kind:"embedding",path:`${o.includes("tgt")?"t\
gt":"src"}_embed`}:/^(en|de)coder/.test(s)?{kind:"finalNorm",path:s.split(".")[0]}:{kind:"generator",
path:"generator"}}var Z=({row:s,cell:t})=>s>=0&&t>=0;function lt({path:s,head:t,row:e,cell:n}){if(e>=
0||n>=0)return k(s,t);let o=j(s,t);if(s!==o.path)return k(o.path,t);if(o.kind==="head")return k(o.path);
if(o.kind==="parameter"){let a=s==="positions.pe"?"src_embed":s.replace(/\.\w+$/,"");return k(j(a).path)}
let r=s.match(ns)?.[0];return k(r&&r!==s?r:"")}function os(s,t,e){let n=s.path.replace(/layers\.(\d+)/,
(o,r)=>`layers.${Number(r)+t}`);return n!==s.path&&e.has(n)?{...s,path:n}:null}var B=s=>s[0].toUpperCase()+
s.slice(1);function rs(s,t,e){let n=[],o=s;for(;o.path;o=lt(o))Z(o)&&n.unshift([jn(t,o),o]),o.row>=0&&
e(o)&&n.unshift([e(o),k(o.path,o.head,o.row)]),o=k(o.path,o.head),n.unshift([zn(o,t),o]);return[["Mo\
del",o],...n]}function zn({path:s,head:t},e){let n=j(s,t);if(n.kind==="parameter")return e.node(s).name;
if(s!==n.path)return s.replace(`${n.path}.`,"");if(n.kind==="head")return`Head ${t}`;let o=s==="gene\
rator"?s:I(s);return B(n.kind==="layer"?o:o.split(", ").at(-1)??o)}function jn(s,{path:t,head:e,row:n,
cell:o}){return s.waits(t)?"…":E(W(s.tensor(t),e,n,o),3)}function as({path:s,head:t,row:e,cell:n}){
let o=n.split(",").map(Number);return n?k(s,o.length===3?o[0]:-1,...o.slice(-2)):k(s,t,e)}function is({
path:s,head:t,row:e,cell:n}){if(n<0)return{path:s,head:t,row:e,cell:""};let o=t<0?[e,n]:[t,e,n];return{
path:s,head:t,row:e,cell:o.join(",")}}var tt=[["src_embed tgt_embed","Tokens become vectors, and each position is added."],["encoder","The\
 encoder reads the whole source at once; its output is the memory."],["self_attention","The lit row \
attends to itself and to the rows before it."],["cross_attention","The same row attends to the memor\
y of the source."],["feed_forward","Two linear layers work on this row alone."],["generator","The la\
st vector becomes a score for each token; softmax, and the likeliest is written."]],vt=class{constructor(t,{
mode:e,step:n,station:o,isOwn:r}){this.run=t,this.mode=e,this.step=Math.max(0,Math.min(n,t.sizes.T-1)),
this.station=o,this.isOwn=r,this.isPreNorm=t.node("encoder").op==="norm",this.longest=t.longest}has(t){
return this.run.node(t)!==void 0}isTarget(t){return this.run.node(t)?.shape.at(-2)==="T"}hides(t,e){
return t==="decoder"&&this.mode==="generate"&&e>this.step}kindOf(t,e){return t==="encoder"||this.mode===
"teacher"?"":this.hides(t,e)?"unwritten":e===this.step?"lit":this.mode==="step"?"dim":"kept"}tokenOf(t,e){
return this.run[t==="encoder"?"srcTokens":"tgtTokens"][e]}langOf(t){return this.isOwn?"":t==="encode\
r"?"en":"de"}outTokens(){return this.mode!=="teacher"?this.run.nextTokens.map((t,e)=>this.hides("dec\
oder",e)?"":t):this.run.targetTokens.map((t,e)=>`${t} ${this.lossOf(e).toFixed(2)}`)}probabilityOf(t){
let e=v(this.run.tensor("probabilities"),t);return this.mode==="teacher"?e[this.run.targets[t]]:Math.
max(...e)}shareOf(t){let e=this.run.node(this.isPreNorm?t:`${t}.sum`),[n,o]=e.parents.map(i=>this.run.
tensor(i)),[r]=o.shape,a=0;for(let i=0;i<r;i++)a+=F(o,i)/F(n,i);return(a/r).toFixed(2)}lossOf(t){return this.
run.tensor("loss").data[t]}rowName(t,e){let{srcTokens:n,tgtTokens:o,vocabulary:r}=this.run,i={S:()=>n[e],
T:()=>`${o[e]} → ${this.outOf(e)}`,V:()=>`“${r.tgt[e]}”`,V_src:()=>`“${r.src[e]}”`,max_len:()=>`\
position ${e}`,1:()=>""}[this.run.node(t)?.shape.at(-2)??"T"];return i?i():`output ${e}`}outOf(t){return this.
run[this.mode==="teacher"?"targetTokens":"nextTokens"][t]}isKept(t,e){return this.mode!=="generate"||
t.startsWith("encoder")?!1:t.endsWith("cross_attention")||e<this.step}columnName(t,e){let{run:n}=this,
o=n.node(t).shape.at(-1);return o==="S"?n.srcTokens[e]:o==="T"?n.tgtTokens[e]:o==="V"?`“${n.vocabulary.
tgt[e]}”`:o==="1"?"the loss":`feature ${e}`}sayCell(t,{path:e,head:n,row:o,cell:r}){let a=this.run.
node(e).name,i=n>=0?`, head ${n}`:"",h=W(t,n,o,r),c=h===-1/0?"−∞ (masked)":it(h),l=[this.rowName(
e,o),this.columnName(e,r)];return`${a}${i}, ${l.filter(Boolean).join(", ")}: ${c}`}lights(t){if(this.
station<0)return!1;let[e]=tt[this.station];return e==="encoder"?t.startsWith("encoder"):!t.startsWith(
"encoder")&&e.split(" ").some(n=>t.endsWith(n))}sayOf(t){let e=this.run.node(t)?.say;return e?B(e):B(
I(t))}sayOfHead(t,e,n=-1){let o=this.run.tensor(`${t}.weights`),r=t.startsWith("decoder"),a=n>=0?n:r&&
this.mode!=="teacher"?this.step:-1,i=B(I(t,e)),[,h,c]=o.shape;if(a<0)return`${i}: ${h} × ${c} atten\
tion weights, each row sums to 1`;let d=(t.includes("cross")||!r?this.run.srcTokens:this.run.tgtTokens).
map((f,m)=>[f,W(o,e,a,m)]).sort(([,f],[,m])=>m-f).filter(([,f],m)=>m<3&&f>=.05).map(([f,m])=>`${f} ${m.
toFixed(2)}`),u=r?`read ${this.run.tgtTokens[a]}, predicts ${this.outOf(a)}`:this.run.srcTokens[a];return`${i}\
, ${u}: attends to ${d.join(", ")}`}};var qn=1400,Ot=class{constructor(t){this.view=t,this.timer=0,this.outward=N("↑ Out",()=>t.out()),this.
back=N("◀",()=>t.stepBy(-1),{"aria-label":"Previous token"}),this.ahead=N("▶",()=>t.stepBy(1),{"\
aria-label":"Next token"}),this.play=N("Play",()=>this.toggle()),this.told=g("span",{class:"soft"});
let e=[this.outward,this.back,this.ahead,this.play,this.told];this.node=g("div",{class:"bar"},...e)}show(){
let{view:t}=this,{at:e,mode:n,step:o,run:r}=t,a=r.sizes.T-1,i=(h,c)=>h.setAttribute("aria-disabled",
String(c));i(this.outward,!e.path),i(this.back,o<=0),i(this.ahead,o>=a),this.play.hidden=n==="teache\
r",this.play.textContent=this.timer?"Pause":"Play",this.told.textContent=`row ${o} of ${a}`}toggle(){
this.timer?this.stop():this.start(),this.view.redraw()}start(){let{view:t}=this;t.mode!=="teacher"&&
(t.step===t.run.sizes.T-1&&t.mode==="generate"&&t.stepTo(0),this.timer=window.setInterval(()=>this.tick(),
qn),this.tick())}tick(){let{view:t}=this,e=t.mode==="step"&&!t.at.path;if(e&&t.station<tt.length-1)return t.
station+=1,t.redraw();if(t.step>=t.run.sizes.T-1)return this.stop(),t.redraw();t.station=e?0:-1,t.stepTo(
t.step+1)}stop(){clearInterval(this.timer),this.timer=0,this.view.station=-1}};var Mt=24,fe=11.5,Wn=92;function hs(s,t,e,n){let{run:o}=t,r=e.startsWith("decoder"),a=e.endsWith("se\
lf_attention"),i=r&&a?o.tgtTokens:o.srcTokens,h=r?o.tgtTokens:o.srcTokens,c=m=>t.rowName(`${e}.w_q`,
m),l=r&&a?"decoder":"encoder",d=o.tensor(`${e}.masked`).data.some(m=>m===-1/0),u=m=>t.isKept(e,m),f={
sheet:s,scene:t,path:e,head:Math.min(n.head,o.sizes.H-1),keys:i,queries:h,names:c,kept:u,keyStack:l,
masked:d,at:n};s.isNarrow?Hn(f):Fn(f)}function et(s,t,e){let{sheet:n,scene:o,path:r,head:a}=s,i=o.sayOf(
`${r}.${t}`),h={path:`${r}.${t}`,head:a,name:t,say:i};return S(n,o,{...h,...e})}function Fn(s){let{sheet:t,
scene:e,keys:n,queries:o,names:r,kept:a,keyStack:i,masked:h}=s,c=R([...o.map((z,ut)=>r(ut)),...n.map(
z=>`• ${z}`)])+8,l=h?["scores","masked","weights"]:["scores","weights"],d=t.width-c-(l.length+1)*Mt,
u=d*(h?.14:.2)/n.length,f=l.length*n.length*fe<.55*d?fe:7,m=Math.max(f,Math.min(24,u)),p=Math.max(Wn,
m*n.length),{d_k:w}=e.run.sizes,b=Math.min(15,(d-l.length*p)/(2*w)),x=16,y=et(s,"q",{x:c,y:0,cw:b,ch:x,
role:"query",labels:!0,names:r}),$=c+y.w+Mt;cs(t,$,y);let M=0;l.forEach(z=>{let Ft=et(s,z,{x:$,y:0,cw:m,
ch:x,kind:z==="weights"?"weight":"value"});(m>=fe||z==="weights")&&(M=re(t,e,n,i,$,Ft.bottom,m)),$+=
p+Mt,cs(t,$,y)});let _=et(s,"values",{x:$,y:0,cw:b,ch:x}),A={y:_.bottom+Math.max(26,M-8),cw:b,ch:x,labels:!0,
kept:a};et(s,"k",{...A,x:c,role:"key"});let T=et(s,"v",{...A,x:$,role:"value"}),H=z=>z.x+z.w/2;t.arrow(
[H(T),T.y-34],[H(T),_.bottom+3]),t.reach(T.bottom+6)}function cs(s,t,{y:e,h:n}){let o=e+Math.min(n/2,
40);s.arrow([t-Mt+5,o],[t-4,o])}function Hn(s){let{sheet:t,scene:e,path:n,keys:o,queries:r,names:a,kept:i,
keyStack:h,masked:c,at:l}=s,d=n.startsWith("decoder")&&e.mode!=="teacher",u=l.row>=0&&l.row<r.length&&
!/\.[kv]$/.test(l.path)?l.row:e.step,f=d?[u]:void 0,m=O=>d?r[O]:a(O),p=R([...o.map(O=>`• ${O}`),...r.
map((O,A)=>m(A))].filter(Boolean))+8,{d_k:w}=e.run.sizes,b=(t.width-p-2)/w,x=Math.min(32,(t.width-p-
2)/o.length),y=Math.max(15,Math.min(b,18)),$=0,M=(O,A)=>{$=et(s,O,{...{x:p,y:$,cw:b,ch:y,labels:!0},
...A}).bottom+12};M("q",{role:"query",rows:f,names:m}),M("k",{role:"key",kept:i});let _={cw:x,rows:f,
names:m};M("scores",_),c&&M("masked",_),M("weights",{..._,kind:"weight"}),$+=re(t,e,o,h,p,$-12,x)-8,
M("v",{role:"value",kept:i}),M("values",{rows:f,names:m})}var st=26,Et=92,ls={self_attention:["self-","attention"],cross_attention:["cross-","attention"],feed_forward:[
"feed-","forward"]};function ds(s,t,e){let{run:n}=t,o=Object.keys(ls).filter(d=>n.node(`${e}.${d}`)),
r=ct(t),a=s.isNarrow?2:t.isPreNorm?3:2,i=s.isNarrow?2*st+18:Et+2*st+26*a,h=Math.min(4,(s.width-r-i)/
(a*n.sizes.d_model)),c=n.node(t.isPreNorm?`${e}.sublayers.0.norm`:`${e}.sublayers.0.sum`),l={sheet:s,
scene:t,path:e,left:r,cw:h,y:0};l.stream=us(l,c.parents[0]),o.forEach((d,u)=>{(s.isNarrow?Bn:Kn)(l,d,
u)}),s.reach(l.y+4)}function us(s,t){let{sheet:e,scene:n,left:o,cw:r,y:a}=s,h=S(e,n,{path:t,x:o,y:a,
cw:r,ch:C,labels:!0,name:"x"});return me(s,t,h),s.y=h.bottom,h}function me({sheet:s,scene:t},e,{x:n,
y:o,w:r,h:a}){let i=t.run.tensor(e),h=t.isTarget(e)?"decoder":"encoder";s.isNarrow||s.text(n+r+4,o-6,
"length","soft");for(let c=0;c<a/C;c++){if(t.hides(h,c))continue;let l=F(i,c)/t.longest*st;s.box(n+r+
4,o+c*C+3,Math.max(1,l),C-6,"length",{rx:1})}}var _t=(s,t)=>`${s}.${t}.${t==="feed_forward"?"w_2":"w\
_o"}`;function Tt({sheet:s,scene:t,cw:e},n,o,r,a){return S(s,t,{path:n,x:o,y:r,cw:e,ch:C,name:a})}function fs({
sheet:s,scene:t,path:e},n,o){let r=k(`${e}.${n}`);s.part(r,`${t.sayOf(r.path)}. Go in`,o,ls[n])}function Kn(s,t,e){
let{sheet:n,scene:o,path:r,stream:a}=s,i=a.y-32,h=a.y+a.h/2,c=a.x+a.w+st+26,l=a.x+a.w+st+6,d=m=>{n.arrow(
[l,h],[m-3,h]),l=m};if(o.isPreNorm){d(c);let m=Tt(s,`${r}.sublayers.${e}.norm`,c,i,"norm(x)");l=c+m.
w+3,c+=m.w+24}let u=Math.max(36,Math.min(60,a.h));d(c),fs(s,t,{x:c,y:h-u/2,w:Et-18,h:u}),l=c+Et-18+3,
c+=Et,d(c);let f=Tt(s,_t(r,t),c,i,"update");me(s,_t(r,t),f),ms(s,e,f.x+f.w/2,f.bottom)}function Bn(s,t,e){
let{sheet:n,scene:o,path:r,stream:a,left:i}=s,h=i+a.w+st+16,c=a.y-32,l=a.y+a.h/2;if(n.arrow([h-12,l],
[h-2,l]),o.isPreNorm){let u=Tt(s,`${r}.sublayers.${e}.norm`,h,c,"norm(x)");c=u.bottom,n.arrow([h+u.w/
2,c+2],[h+u.w/2,c+14]),c+=16}else c=l-18;fs(s,t,{x:h,y:c,w:a.w,h:36}),c+=36,n.arrow([h+a.w/2,c+2],[h+
a.w/2,c+14]);let d=Tt(s,_t(r,t),h,c+12,"update");me(s,_t(r,t),d),ms(s,e,d.x+d.w/2,d.bottom)}function ms(s,t,e,n){
let{sheet:o,scene:r,path:a,stream:i,left:h}=s,c=h+i.w/2,l=Math.max(i.bottom,n)+18;if(o.path(`M${c} ${i.
bottom}V${l+16}`,"rail"),o.arrow([e,n+3],[e,l],[c+8,l]),o.plus(c,l,7),s.y=l+16,!r.isPreNorm){let u=k(
`${a}.sublayers.${t}.norm`),f={x:c-40,y:l+14,w:80,h:17};o.part(u,r.sayOf(u.path),f,["norm"],"small"),
s.y+=20}let d=r.shareOf(`${a}.sublayers.${t}`);o.text(c+14,l-5,o.isNarrow?`length: ${d} × x`:`its l\
ength is ${d} × that of x, on average`,"soft"),s.stream=us(s,`${a}.sublayers.${t}`)}var Dn={relu:"hidden"},Vn={query:"q",key:"k",value:"v",used:"weights"},Un={q:"query",k:"key",v:"valu\
e"},Nt=class{constructor(t){this.view=t,this.listings=t.machine.listings,this.name=g("summary",{}),this.
lines=g("ol",{}),this.node=g("details",{class:"listing"},this.name,this.lines),this.node.open=matchMedia(
"(min-width: 560px)").matches,this.shown=""}show(t){let{run:e}=this.view,{kind:n,path:o}=j(t.path,t.
head),r=n==="head"&&t.path===o,a=e.node(r?`${o}.weights`:t.path);this.node.hidden=!a;let i=JSON.stringify(
[t.path,t.head,e.sizes]);if(!a||i===this.shown)return;this.shown=i;let[h,c]=a.code,l=g("code",{},c);
this.name.replaceChildren("The code that computes it: ",l,` in ${h}`);let d=n==="parameter"?lt(t).path:
o,u=this.listings[c].split(`
`).map((f,m)=>{let p=this.named(f,d,c,t.head);return this.line(p,m+1,a,d)});this.lines.replaceChildren(
...u)}line(t,e,n,o){let r=e===n.code[2],a=g("li",{},g("code",{},...t)),i=r?n:this.madeHere(e,n,o);if(i){
let h=r?`  ${n.path}`:"",c=`  # ${oe(this.view.scene,i.path)}${h}`;a.append(g("span",{class:"soft"},
c))}return r&&a.setAttribute("aria-current","true"),a}madeHere(t,{code:e},n){return[...this.view.run.
nodes.values()].find(o=>o.path.startsWith(`${n}.`)&&o.code[1]===e[1]&&o.code[2]===t)}named(t,e,n,o){
let r=n==="attention"?Vn:Dn;return t.split(/\b([a-z_][a-z_0-9]*)\b/).map(a=>{let i=r[a]??a,h=`${e}.${i}`,
c=this.view.run.node(h);if(!c)return a;let l=c.shape.length===3;return N(a,()=>this.view.go(k(h,l?o:
-1)),{class:`code-name ${Un[i]??""}`})})}};var pe=s=>s.reduce((t,e)=>t*e,1),nt=s=>({shape:s,data:new Float32Array(pe(s))}),At=({shape:s,data:t},e)=>({
shape:s,data:t.map(e)});function Gn(s,t){let[e,n,o]=t,r=nt(t);for(let a=0;a<e;a++)for(let i=0;i<n;i++)
v(r,a*n+i).set(v(s,i).subarray(a*o,(a+1)*o));return r}function Xn(s,t){let[e,n,o]=s.shape,r=nt(t);for(let a=0;a<
e;a++)for(let i=0;i<n;i++)v(r,i).set(v(s,a*n+i),a*o);return r}function Yn(s,t,e){let[n,o,r]=e,a=nt(e),
i=Math.sqrt(s.shape[2]);for(let h=0;h<n;h++)for(let c=0;c<o;c++){let[l,d]=[v(s,h*o+c),v(a,h*o+c)];for(let u=0;u<
r;u++){let f=v(t,h*r+u),m=0;for(let p=0;p<l.length;p++)m+=l[p]*f[p];d[u]=m/i}}return a}function Jn(s,t,e){
let[n,o,r]=e,a=t.shape[1],i=nt(e);for(let h=0;h<n;h++)for(let c=0;c<o;c++){let l=v(s,h*o+c),d=v(i,h*
o+c);for(let u=0;u<r;u++){let f=0;for(let m=0;m<a;m++)f+=l[m]*t.data[(h*a+m)*r+u];d[u]=f}}return i}function Qn(s){
let t=nt(s.shape),e=s.shape[s.shape.length-1];for(let n=0;n<s.data.length/e;n++)v(t,n).set(rt(v(s,n)));
return t}var St=class{constructor({machine:t,src:e,tgt:n,next:o,targets:r,stored:a,parameters:i}){let{
nodes:h,params:c}=gs(t);this.nodes=h,this.params=c,this.outputs=t.outputs,this.vocabulary=t.vocabulary,
this.padId=t.pad_id,this.src=e,this.tgt=n,this.sizes={...t.sizes,S:e.length,T:n.length},this.sizes.V_src=
t.vocabulary.src.length,this.sizes.max_len=t.max_len,this.stored=a,this.parameters=i,this.tensors=new Map,
this.next=o??to(this.tensor("generator")),this.targets=r??[...n.slice(1),this.next.at(-1)];let l=(d,u="\
tgt")=>d.map(f=>this.vocabulary[u][f]);this.srcTokens=l(e,"src"),this.tgtTokens=l(n),this.nextTokens=
l(this.next),this.targetTokens=l(this.targets),this.longest=this.longestVector()}get hasParams(){return this.
parameters!==null}node(t){return this.nodes.get(this.outputs[t]??t)??this.params.get(t)}size(t){return this.
sizes[t]??Number(t)}shape(t){return this.known(t).shape.map(e=>this.size(e))}waits(t){return this.params.
has(t)&&!this.hasParams}longestVector(){let t=0;for(let e of this.nodes.keys()){if(!/sublayers\.\d+$|^positions/.
test(e))continue;let n=this.tensor(e);for(let o=0;o<n.shape[0];o++)t=Math.max(t,F(n,o))}return t}tensor(t){
let e=this.known(t),n=this.tensors.get(e.path);return n||(n=this.compute(e,this.shape(t)),this.tensors.
set(e.path,n)),n}hides(t,e,n){return t.startsWith("decoder")&&t.includes(".self_attention")?n>e?"cau\
sal":"":this.src[n]===this.padId?"padding":""}known(t){let e=this.node(t);if(!e)throw new RangeError(
`path = ${t} is no tensor of this model`);return e}compute({path:t,op:e,parents:n},o){let r=n.map(i=>()=>this.
tensor(i)),{d_model:a}=this.sizes;switch(e){case"scale":return At(r[0](),i=>i*Math.sqrt(a));case"spl\
it":return Gn(r[0](),o);case"scores":return Yn(r[0](),r[1](),o);case"mask":return this.masked(t,r[0]());case"\
softmax":return Qn(r[0]());case"values":return Jn(r[0](),r[1](),o);case"concat":return Xn(r[0](),o);case"\
relu":return At(r[0](),i=>Math.max(i,0));case"add":{let[i,h]=[r[0](),r[1]()];return At(i,(c,l)=>c+h.
data[l])}case"copy":return r[0]();case"loss":return this.losses(r[0](),o);case"parameter":return{shape:o,
data:this.parameters[t].data};default:return this.stored(t,o)}}losses(t,e){let n=nt(e);return this.targets.
forEach((o,r)=>{n.data[r]=-Math.log(rt(v(t,r))[o])}),n}masked(t,e){let[,n,o]=e.shape;return At(e,(r,a)=>{
let[i,h]=[Math.floor(a/o)%n,a%o];return this.hides(t,i,h)?-1/0:r})}},ps=new WeakMap;function gs(s){let t=ps.
get(s);if(!t){let e=new Map(s.nodes.map(o=>[o.path,o])),n=new Map;for(let o of e.values())for(let r of o.
params)n.set(r,Zn(o,r,e));t={nodes:e,params:n},ps.set(s,t)}return t}function Zn({op:s,shape:t,parents:e,
code:n,chapter:o},r,a){let[i,h]=r.split(".").slice(-2),c=t.at(-1),l={lookup:[r.startsWith("src")?"V_\
src":"V",c],position:["max_len",c],linear:[c,a.get(e[0])?.shape.at(-1)]};return{path:r,name:`${i}.${h}`,
shape:h!=="bias"&&l[s]||["1",c],parents:[],op:"parameter",code:n,chapter:o,say:s==="position"?"The t\
able of positions, from sine and cosine: no training":`${I(r)}: parameters, found in training`,params:[]}}
function to(s){return Array.from({length:s.shape[0]},(t,e)=>{let n=Array.from(v(s,e));return n.indexOf(
Math.max(...n))})}var ws=2**12-1,eo="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-\
_",so=new Map([...eo].map((s,t)=>[s,t]));function xs(s,t,e=""){let{src:n,tgt:o,next:r,largest:a,letters:i}=t,
h=(w,b)=>so.get(i[b][w])??0,c={},l=0,d=(w,b)=>{let x=new Float32Array(pe(b));return x.forEach((y,$)=>{
let M=c[w]+$,_=(h(M,0)<<7)+(h(M,1)<<1)+h(M,2);x[$]=(_-ws-1)*a[w]/ws}),{shape:b,data:x}},u=s.vocabulary.
tgt.indexOf("</s>"),f=e.trim()?[...o.slice(1),u]:null,{nodes:m}=gs(s),p={...s.sizes,S:n.length,T:o.length};
for(let w of Object.keys(a))c[w]=l,l+=pe(m.get(w).shape.map(b=>p[b]));return new St({machine:s,src:n,
tgt:o,next:r,targets:f,stored:d,parameters:null})}function we(s,t,e,n,o=null){let{model:r}=t,a=Ee(r,
()=>{r.forward(e,n,gt(e,s.pad_id),xt())}),i=c=>a[c],{parameters:h}=r;return new St({machine:s,src:e,
tgt:n,next:null,targets:o,stored:i,parameters:h})}function bs(s,t){let{target:e,tgtVocab:n,model:o}=s,r=e.encode(t),a=r.indexOf(n.unkId);if(a>=0)throw new RangeError(
`answer holds '${e.split(t)[a]}', which the model cannot write: leave it out`);let i=o.config.max_len;
if(r.length+1>i)throw new RangeError(`answer has ${r.length} tokens, and the model has positions for\
 ${i-1} after <s>: shorten it`);return[n.bosId,...r]}var ge=({text:s,mode:t,answer:e})=>JSON.stringify([s,e&&t!=="step"?[t,e]:""]),no=s=>s.indexOf(s.reduce(
(t,e)=>Math.max(t,e))),Lt=class{constructor(t){this.model=t,this.fetch=Re(t),this.text=t.get("text")}first(){
let t=this.model.get("answer"),e=xs(this.model.get("machine"),this.model.get("opening"),t),n=ge({text:this.
text,mode:t.trim()?"teacher":"step",answer:t});return{run:e,key:n,live:null,forced:[]}}fits(t,e){return ge(
t)===e.key}async answer(t){let{text:e,mode:n,answer:o}=t,r=await this.fetch(),{src:a,srcMask:i}=r.read(
e),{bosId:h,eosId:c,tokens:l}=r.tgtVocab,d=r.model.config.max_len,u=n!=="step"&&o.trim()?bs(r,o):[h],
f=[...u,c];(n==="generate"||u.length===1)&&(f=oo(r.model,a,i,u,{maxLen:d,eosId:c}));let m=this.model.
get("machine");return{run:we(m,r,a,f.slice(0,-1),f.slice(1)),key:ge(t),live:r,forced:u.slice(1).map(
p=>l[p])}}};function oo(s,t,e,n,{maxLen:o,eosId:r}){let a=s.encode(t,e),i=new Map,h=[...n],c=n;for(;h.
length<o&&h.at(-1)!==r;){let l=s.decode(a,e,c,xt(),i),d=s.generator(l);c=[no(v(d,c.length-1))],h.push(
...c)}return h}function ys({run:s,live:t}){let{model:e,srcVocab:n}=t,o=(h,c)=>s.src[c]!==n.padId,r=e.
encode(s.src,o),a=new Map,i=0;return s.tgt.forEach((h,c)=>{let l=e.decode(r,o,[h],null,a),[d,u]=[e.generator(
l).data,v(s.tensor("generator"),c)];d.forEach((f,m)=>{i=Math.max(i,Math.abs(f-u[m]))})}),i}var Ct={step:["One step","One target position on its way through the model."],teacher:["Teacher forc\
ing","As in training: the right answer is fed in, and all rows are computed at once. The causal mask\
 keeps each row from the tokens that it has to predict."],generate:["Generation","As in use: one row\
 after the other. The encoder ran once; keys and values of earlier rows are kept (•)."]},ro=5,It=class{constructor(t){
this.view=t,this.buttons=Object.entries(Ct).map(([n,[o]])=>N(o,()=>t.ask({mode:n}),{"data-mode":n})),
this.hint=g("p",{class:"hint"}),this.rows=g("ol",{class:"rows"}),this.more=g("div",{class:"more"}),this.
error=g("p",{class:"error",role:"alert"});let e={class:"modes",role:"group","aria-label":"Mode"};this.
node=g("div",{},g("div",e,...this.buttons),this.hint,this.rows,this.more,this.error),this.shown=""}refuse(t){
this.error.textContent=t}show(){let{mode:t,found:e,step:n}=this.view;for(let a of this.buttons)a.setAttribute(
"aria-pressed",String(a.dataset.mode===t));this.showRows();let o=JSON.stringify([t,e.key,t==="genera\
te"?n:0,!!e.live]);if(o===this.shown)return;this.shown=o,this.hint.textContent=Ct[t][1];let r={step:()=>[],
teacher:()=>this.answer(),generate:()=>this.choices()};this.more.replaceChildren(...r[t]())}showRows(){
let{view:t}=this,{scene:e,run:n,mode:o,step:r}=t,a=JSON.stringify(n.tgtTokens);if(a!==this.rows.dataset.
key||!this.rows.children.length){this.rows.dataset.key=a;let i=n.tgtTokens.map((h,c)=>{let l=g("span",
{lang:e.langOf("decoder")},h);return g("li",{},N(l,()=>t.stepTo(c),{class:"pill"}))});this.rows.replaceChildren(
...i)}this.rows.querySelectorAll("button").forEach((i,h)=>{o!=="teacher"&&h===r?i.setAttribute("aria\
-current","step"):i.removeAttribute("aria-current"),i.setAttribute("aria-label",`Row ${h}: ${e.rowName(
"decoder",h)}`),i.classList.toggle("unwritten",e.hides("decoder",h))})}answer(){let{view:t}=this,{found:e,
run:n}=t,{targets:o,targetTokens:r}=n,a=t.isOwn?" ":"",i=e.live?e.live.textOf(o):r.slice(0,-1).join(
a),h=`answer-${Math.random()}`,c=g("input",{id:h,type:"text",value:i,autocomplete:"off",spellcheck:"\
false",lang:t.scene.langOf("decoder")}),l=g("form",{class:"line"},g("label",{for:h},"Answer that is \
fed in"),c,g("button",{},"Feed it in"));l.addEventListener("submit",p=>{p.preventDefault(),t.ask({answer:c.
value.trim()})});let d=[...n.tensor("loss").data],u=d.reduce((p,w)=>p+w,0)/d.length,f=d.indexOf(Math.
max(...d)),m=g("p",{class:"hint"},`Loss: ${u.toFixed(3)} per token; the largest is ${d[f].toFixed(2)}\
, for “${r[f]}”.`);return[l,m,this.identity()]}choices(){let{view:t}=this,{scene:e,found:n,run:o}=t,
r=v(o.tensor("probabilities"),e.step),a=[...r.keys()].sort((d,u)=>r[u]-r[d]).slice(0,ro),{tgt:i}=t.machine.
vocabulary,h=o.targets.slice(0,e.step),c=a.filter(d=>i[d]!=="</s>").map(d=>{let u=`${(100*r[d]).toFixed(
r[d]>.0995?0:1)} %`;return N(`${i[d]} ${u}`,()=>t.goOn([...h,d]))}),l=g("div",{class:"line"},"Contin\
ue with ",...c);return n.forced.length&&l.append(N("Back to the model's own",()=>t.ask({answer:""}))),
[l,this.identity()]}identity(){let{found:t}=this.view,e=g("p",{class:"hint"}),n=()=>{let o=ys(this.view.
found);e.textContent=`All rows at once, or one row at a time with the cache: the ${t.run.tgt.length}\
 rows agree. Largest difference of a logit: ${o?o.toExponential(1):"0"}.`};return t.live?n():e.append(
N("Compare all rows at once with one row at a time",()=>this.view.ask({},!0))),e}};var $s=1e-5;function ao({shape:s,data:t},e){return t[e.reduce((n,o,r)=>n*s[r]+o,0)]}var Pt=s=>Array.
from({length:s},(t,e)=>e),xe=class{constructor(t,e,n){this.run=t,this.node=e,this.index=n,this.own=this.
cell(e.path,...n)}cell(t,...e){return{path:t,index:e,value:ao(this.run.tensor(t),e)}}alone(...t){return t.
map(e=>({a:e,b:null,product:e.value}))}pairs(t,e,n){return Pt(t).map(o=>{let[r,a]=[e(o),n(o)];return{
a:r,b:a,product:r.value*a.value}})}};function ks(s,t){let[e]=s.node.parents,n=Pt(s.run.shape(e).at(-1)).
map(a=>s.cell(e,...t,a)),o=n.reduce((a,{value:i})=>Math.max(a,i),-1/0),r=n.map(a=>({a,b:null,product:Math.
exp(a.value-o)}));return{terms:r,largest:o,total:X(r)}}var X=s=>pt(s.map(({product:t})=>t)),io={lookup(s){
let{run:t,node:e,index:n}=s,[o,r]=n,a=(e.path.startsWith("src")?t.src:t.tgt)[o],i={path:e.params[0],
index:[a,r],value:s.own.value};return{kind:"lookup",terms:s.alone(i),formula:`table[${a}, ${r}]`}},scale(s){
let{run:t,node:e,index:n}=s,o=Math.sqrt(t.sizes.d_model),r=s.alone(s.cell(e.parents[0],...n)),a=r[0].
product*o;return{kind:"scale",terms:r,scale:o,result:a,formula:"table · √d_model"}},position(s){let{
node:t,index:e}=s,n=s.cell(t.parents[0],...e),o=s.alone(n,s.cell(t.params[0],...e));return{kind:"sum",
terms:o,result:X(o),formula:"x + pe"}},norm(s){let{run:t,node:e,index:n}=s,[o,r]=n,[a,i]=e.params.map(
w=>s.cell(w,0,r)),h=t.sizes.d_model,c=s.alone(...Pt(h).map(w=>s.cell(e.parents[0],o,w))),l=X(c)/h,d=pt(
c.map(({product:w})=>(w-l)**2))/h,f=(c[r].product-l)/Math.sqrt(d+$s)*a.value+i.value;return{kind:"no\
rm",terms:c,result:f,formula:"(x − mean) / √(variance + eps) · weight + bias",...{at:r,mean:l,variance:d,
eps:$s,gain:a,shift:i}}},linear(s){let{run:t,node:e,index:n}=s,[o,r]=n,[a]=e.parents,[i,h]=e.params,
c=s.pairs(t.shape(a)[1],u=>s.cell(a,o,u),u=>s.cell(i,r,u)),l=s.cell(h,0,r),d=X(c)+l.value;return{kind:"\
dot",terms:c,bias:l,result:d,formula:"Σ xᵢ · weightᵢ + bias"}},split(s){let{run:t,node:e,index:n}=s,
[o,r,a]=n,i=[r,o*t.sizes.d_k+a];return{kind:"copy",terms:s.alone(s.cell(e.parents[0],...i)),formula:"\
column head · d_k + i"}},scores(s){let{run:t,node:e,index:n}=s,[o,r,a]=n,[i,h]=e.parents,c=s.pairs(
t.sizes.d_k,u=>s.cell(i,o,r,u),u=>s.cell(h,o,a,u)),l=1/Math.sqrt(t.sizes.d_k),d=X(c)*l;return{kind:"\
dot",terms:c,scale:l,result:d,formula:"Σ qᵢ · kᵢ / √d_k"}},mask(s){let{run:t,node:e,index:n}=s,
o=s.alone(s.cell(e.parents[0],...n)),r=t.hides(e.path,n[1],n[2]),a=r?-1/0:o[0].product;return{kind:"\
mask",terms:o,result:a,formula:r?"−∞: the mask hides this key":"the score: not masked",hidden:r}},
softmax(s){let{index:t}=s,e=t.at(-1),n=ks(s,t.slice(0,-1)),o=n.terms[e].product/n.total;return{kind:"\
softmax",...n,result:o,formula:"exp(x) / Σ exp(xⱼ)",at:e}},loss(s){let[t]=s.index,e=s.run.targets[t],
n=ks(s,[t]),o=-Math.log(n.terms[e].product/n.total);return{kind:"loss",...n,result:o,formula:"−log(e\
xp(x) / Σ exp(xⱼ))",at:e}},parameter(s){let{run:t,node:e,index:n}=s,[o,r]=n,a=Pt(t.shape(e.path)[1]).
map(f=>s.cell(e.path,o,f)),i={kind:"parameter",terms:s.alone(...a),at:r};if(!e.path.endsWith(".pe"))
return{...i,formula:"a parameter: training has found it"};let h=r-r%2,c=r%2?"cos":"sin",{d_model:l}=t.
sizes,d=Math[c](o/1e4**(h/l)),u=`${c}(${o} / 10000^(${h} / ${l}))`;return{...i,result:d,formula:u}},
values(s){let{run:t,node:e,index:n}=s,[o,r,a]=n,[i,h]=e.parents,c=s.pairs(t.shape(h)[1],l=>s.cell(i,
o,r,l),l=>s.cell(h,o,l,a));return{kind:"dot",terms:c,result:X(c),formula:"Σ weightⱼ · vⱼ"}},concat(s){
let{run:t,node:e,index:n}=s,[o,r]=n,{d_k:a}=t.sizes,i=[Math.floor(r/a),o,r%a];return{kind:"copy",terms:s.
alone(s.cell(e.parents[0],...i)),formula:"head i // d_k, column i % d_k"}},relu(s){let t=s.alone(s.cell(
s.node.parents[0],...s.index)),e=Math.max(t[0].product,0);return{kind:"relu",terms:t,result:e,formula:"\
max(0, x)"}},add(s){let t=s.alone(...s.node.parents.map(e=>s.cell(e,...s.index)));return{kind:"sum",
terms:t,result:X(t),formula:"x + sublayer(x)"}},copy(s){return{kind:"copy",terms:s.alone(s.cell(s.node.
parents[0],...s.index)),formula:"x"}}};function Rt(s,t,e){let n=s.node(t);if(!n)throw new RangeError(
`path = ${t} is no tensor of this model`);let o=s.shape(t);if(e.length!==o.length||e.some((c,l)=>!(o[l]>
c&&c>=0)))throw new RangeError(`index = ${e} is not within the shape (${o}) of ${t}`);let r=new xe(s,
n,e),a=r.own,i={cell:a,terms:[],bias:null,scale:null,result:a.value};if(n.params.length>0&&n.op!=="l\
ookup"&&!s.hasParams){let c={linear:"dot",position:"sum"}[n.op]??n.op;return{...i,kind:c,formula:"",
needs:"parameters"}}return{...i,...io[n.op](r)}}var co=({path:s,index:t})=>k(s,t.length===3?t[0]:-1,...t.slice(-2)),vs=({head:s,row:t,cell:e})=>s<0?
[t,e]:[s,t,e],q=(...s)=>g("span",{},...s),P=(s,...t)=>g("p",{class:s},...t);function Es(s,t){let{run:e,
scene:n}=s,o=Rt(e,t.path,vs(t)),r=t.head<0?"":`head ${t.head}`,a=[n.rowName(t.path,t.row),n.columnName(
t.path,t.cell)],i=[r,...a].filter(Boolean).join(", "),h=g("strong",{},e.node(t.path).name),c=g("code",
{},`${t.path}[${vs(t).join(", ")}]`),l=e.hasParams?"":"≈ ",d=l+it(o.result),f=[g("div",{class:"num\
ber-top"},g("output",{class:"number-value"},d),g("div",{},P("number-title",h,`, ${i}`),c)),lo(s,t)];
return o.needs?(f.push(P("hint","The parameters of this sum are on their way …")),s.needParameters()):
f.push(...uo(s,o)),l&&!o.needs&&f.push(ho(s)),f}function ho(s){return P("hint","These numbers came w\
ith the page, with three digits each. ",N("Fetch them exactly",()=>s.needParameters()))}function lo(s,t){
let[e,n]=s.run.shape(t.path).slice(-2),r=[["←","Previous column",0,-1],["→","Next column",0,1],[
"↑","Previous row",-1,0],["↓","Next row",1,0]].map(([i,h,c,l])=>{let d={...t,row:t.row+c,cell:t.
cell+l},u=d.row>=0&&d.row<e&&d.cell>=0&&d.cell<n,m=N(i,()=>u&&s.go(d),{"aria-label":h,"data-id":h,tabindex:"\
-1"});return m.setAttribute("aria-disabled",String(!u)),m});return g("div",{class:"neighbours",...{role:"\
group","aria-label":"The cells beside it"}},...r)}function D(s,t,e=""){let{run:n,scene:o}=s,r=t.path.
split(".").at(-1),a={q:"query",k:"key",v:"value"}[r]??"",i=n.params.has(t.path),h=co(t),c=t.index.join(
", "),l=i?`${n.node(t.path).name}[${c}], a parameter: ${E(t.value,3)}`:o.sayCell(n.tensor(t.path),h);
return N(E(t.value,3),()=>s.go(h),{class:`operand ${a} ${i?"parameter":""}`,"data-id":`${t.path}@${t.
index}${e}`,"aria-label":i?l:`${I(t.path)}, ${l}`,title:l,tabindex:"-1"})}var zt=({run:s},{path:t})=>s.
node(t).name;function uo(s,t){let{kind:e,terms:n,formula:o}=t,r=[P("formula",g("code",{},o))];n.length>
2&&r.push(go(s,t));let a={dot:fo,softmax:Os,loss:Os,norm:mo,parameter:po}[e]??wo;return[...r,...a(s,
t)]}var dt=({result:s})=>g("strong",{},`= ${it(s)}`);function be(s,t,e=-1){let n=t.map(([o,...r],a)=>{
let i=g("li",{},g("small",{},o),...r);return a===e&&i.classList.add("current"),i});return g("ol",{class:`\
terms ${s}`},...n)}function fo(s,t){let{terms:e,bias:n,scale:o}=t,[{a:r,b:a}]=e,i=`${e.length} produ\
cts: ${zt(s,r)} × ${zt(s,a)}`,h=e.map(({a:d,b:u,product:f},m)=>{let p=g("span",{class:"product"},E(
f,3));return[m,D(s,d),"×",D(s,u),"=",p]}),c=e.reduce((d,{product:u})=>d+u,0),l=[q(`Σ = ${E(c,4)}`)];
return n&&l.push(q("+ bias ",D(s,n))),o&&l.push(q(`× ${E(o,4)} (1 / √${Math.round(o**-2)})`)),[P(
"soft",i),be("",h),P("ending",...l,dt(t))]}function Os(s,t){let{kind:e,terms:n,at:o,largest:r,total:a}=t,
i=w=>n.length<=40||w===o||n[w].product>.001,h=[...n.keys()].filter(i),c=n.length-h.length,l=c?`; ${c}\
 below 0.001 are left out here and are in the sum`:"",d=`exp(${zt(s,n[0].a)} − ${E(r,3)}), of ${n.
length} columns${l}`,u=h.map(w=>{let{a:b,product:x}=n[w],$=x>0&&x<5e-4?x.toExponential(1):E(x,3),M=s.
scene.columnName(b.path,b.index.at(-1)),_=g("span",{class:"product"},$);return[M,"exp ",D(s,b),"=",_]}),
f=`${E(n[o].product,4)} / Σ ${E(a,4)}`,m=q(e==="loss"?`−log(${f})`:f),p=be("wide",u,h.indexOf(o));
return[P("soft",d),p,P("ending",m,dt(t))]}var _s=(s,{terms:t,at:e})=>be("narrow",t.map(({a:n},o)=>[o,
D(s,n)]),e);function mo(s,t){let{terms:e,at:n,mean:o,variance:r,eps:a,gain:i,shift:h}=t,[c,l]=[E(o,4),
E(r,4)],d=D(s,e[n].a,"-again");return[P("soft",`The row of ${e.length} numbers that is normalized:`),
_s(s,t),P("ending",q(`mean ${c}`),q(`variance ${l}`),q("(",d,` − ${c}) / √(${l} + ${a})`),q("× w\
eight ",D(s,i)),q("+ bias ",D(s,h)),dt(t))]}function po(s,t){let{path:e,index:n}=t.cell,o=s.scene.rowName(
e,n[0]),r=`The ${t.terms.length} numbers of its row${o?`, ${o}`:""}:`;return[P("soft",r),_s(s,t),P("\
ending",q("here"),dt(t))]}var Ms={copy:"is the number",mask:"keeps, or hides",relu:"max(0, x) of",lookup:"\
a row of the table:"};function wo(s,t){let{kind:e,terms:n,scale:o,hidden:r}=t,a=n.flatMap(({a:i},h)=>[
h?"+":Ms[e]?B(Ms[e]):"",q(`${zt(s,i)} `,D(s,i))]);return o&&a.push(`× ${E(o,4)}`),r&&a.push(`hidden\
 by the ${r} mask`),[P("ending",...a,dt(t))]}function go(s,{terms:t,kind:e,at:n}){let o=Math.max(200,
s.width||720),r=t.map(({product:p})=>p),a=Math.max(...r.map(Math.abs))||1,i=r.some(p=>p<0),h=70,c=i?
h/2:h-2,l=Math.min(o/t.length,40),d=r.map((p,w)=>{let b=Math.abs(p)/a*(i?h/2-2:h-4),x=w===n&&e!=="do\
t"?" chosen":"";return L("rect",{x:w*l+l*.1,y:p<0?c:c-b,width:l*.8,height:Math.max(b,.75),class:(p<0?
"minus":"plus")+x})}),u=L("path",{d:`M0 ${c}H${l*t.length}`,class:"wire"}),f={viewBox:`0 0 ${o} ${h}`,
width:o,height:h};return L("svg",{...f,...{class:"picture bars","aria-hidden":"true"}},...d,u)}var xo={layer:()=>"Each sublayer reads the residual stream x through a layer norm; its output, the u\
pdate, is added to x.",attention:({run:s},t)=>t.endsWith("cross_attention")?`The queries come from t\
he decoder, keys and values from the memory. Each of the ${s.sizes.H} heads has ${s.sizes.d_k} of th\
e ${s.sizes.d_model} features.`:`Queries, keys and values come from the same vectors. Each of the ${s.
sizes.H} heads has ${s.sizes.d_k} of the ${s.sizes.d_model} features.`,feedForward:({run:s})=>`Each \
position on its own: ${s.sizes.d_model} features become ${s.sizes.d_ff} hidden units, what is negati\
ve becomes 0, and ${s.sizes.d_model} come back.`,embedding:()=>"Each token picks its row of the tabl\
e; scaled, and with its position added, it starts the residual stream.",finalNorm:(s,t)=>t==="encode\
r"?"The last layer norm gives the memory: every decoder layer reads it.":"The last layer norm gives \
the hidden states that the generator reads.",parameter:({run:s},t)=>{let[e,n]=s.shape(t),o=e===1?n:`${e}\
 × ${n}`;return`${B(s.node(t).say)}. ${o} numbers, the same for every text.`},generator:({run:s})=>`\
Each row becomes a score for each of the ${s.sizes.V} entries of the target vocabulary; softmax make\
s probabilities of them.`};function Ts(s,t,e){let{run:n,step:o}=s;if(n.waits(t.path))return`${s.sayOf(
t.path)}.`;if(Z(t)){let a=W(n.tensor(t.path),t.head,t.row,t.cell);return`${s.sayOf(t.path)}. Here: ${E(
a,3)}, and where it comes from.`}if(e.kind==="head")return`${s.sayOfHead(e.path,t.head,bo(s,t))}.`;if(e.
kind!=="map"){let a=xo[e.kind](s,e.path);return t.path===e.path?a:`${s.sayOf(t.path)}.`}if(s.station>=
0)return`${s.station+1} of ${tt.length}: ${tt[s.station][1]}`;if(s.mode==="teacher")return`All ${n.sizes.
T} rows at once: each reads its token of tgt_in and is to predict its token of tgt_out; its loss sta\
nds beside it.`;let r=(100*s.probabilityOf(o)).toFixed(1);return`Row ${o} reads “${n.tgtTokens[o]}\
” and predicts “${s.outOf(o)}”, with ${r} %. Choose any part to go into it.`}var bo=(s,{path:t,
row:e})=>s.isTarget(t)||t.startsWith("encoder")?e:-1;var jt=class{constructor(t){this.stage=t,this.node=g("div",{class:"unseen"}),this.grid=null}get isOpen(){
return this.grid!==null}enter(t){let{view:e}=this.stage,n=e.run.tensor(t.path);this.grid=t;let o=t.rows.
map(c=>Array.from({length:t.columns},(l,d)=>{let u=E(W(n,t.head,c,d),3),f=e.scene.columnName(t.path,
d);return g("td",{tabindex:"-1","aria-label":`${f}: ${u}`,"data-at":`${c} ${d}`,...K},u)})),r=o.map(
(c,l)=>g("tr",{},g("th",{scope:"row"},e.scene.rowName(t.path,t.rows[l])),...c)),a=e.scene.sayOf(t.path),
i=g("table",{role:"grid","aria-label":a},g("tbody",{},...r)),h=c=>c.target.closest("td").dataset.at.
split(" ").map(Number);i.addEventListener("focusin",c=>this.stage.look(t,...h(c))),i.addEventListener(
"keydown",c=>{c.key==="Enter"&&(c.preventDefault(),this.stage.pinOrEnter(t,...h(c)))}),Zt(i,o),this.
node.replaceChildren(i),o[0][0].focus({preventScroll:!0})}leave(t=!1){if(!this.grid)return!1;let{path:e,
head:n}=this.grid;if(this.grid=null,t){let o=this.stage.sheet?.spots.find(({grid:r})=>r?.path===e&&r.
head===n);this.stage.buttons().find(r=>r.dataset.id===o?.id)?.focus()}return this.node.replaceChildren(),
!0}};var Ns=24,As=0,yo=s=>`${Math.round(s*10)/10}px`;function $o(s){let t=L("path",{d:"M-1 6L6 -1M2 9L9 2",
class:"stripe"});return L("defs",{},L("pattern",{id:s,...{width:5,height:5,patternUnits:"userSpaceOn\
Use"}},t))}var qt=class{constructor(t){this.view=t,As+=1,this.hatch=`machine-hatch-${As}`,this.drawing=
L("g"),this.lights=L("g",{class:"lights"});let e=[$o(this.hatch),this.drawing,this.lights];this.svg=
L("svg",{"aria-hidden":"true",class:"picture"},...e),this.spots=g("div",{class:"spots",role:"group",
"aria-label":"Parts of this picture",...K}),this.number=g("div",{class:"number-page",...K}),this.node=
g("div",{class:"stage"},this.svg,this.spots,this.number),this.cells=new jt(this),this.node.append(this.
cells.node),this.known=new Map,this.spotOf=new WeakMap,this.sheet=null,this.at=null,this.pin=null,this.
node.addEventListener("keydown",n=>this.key(n)),this.node.addEventListener("keyup",n=>{n.key===" "&&
n.preventDefault()})}sheetOf(t){return new $t(t,this.hatch,this.sheet)}show(t,e){let n=!this.at||vo(
this.at,e)===!1,o=this.node.contains(document.activeElement)?document.activeElement?.getAttribute("d\
ata-id")??"":null;ee(this.drawing,t.marks,this.sheet?.marks),this.sheet=t,t.before=null,this.at=e,n&&
(this.pin=null,this.cells.leave()),this.number.replaceChildren();let{width:r,height:a}=t,i={width:r,
height:Math.ceil(a)},h={...i,viewBox:`0 0 ${i.width} ${i.height}`};for(let[c,l]of Object.entries(h))
this.svg.setAttribute(c,String(l));this.drawSpots(t.spots),this.markPlace(e),this.takeFocus(o,n)}showNumber(t){
let e=this.node.contains(document.activeElement);this.clear(),this.number.replaceChildren(...t);let[
n]=this.buttons();n&&(n.tabIndex=0),e&&n?.focus()}wait(t){this.showNumber([g("p",{class:"hint",role:"\
status"},t)])}clear(){this.sheet=null,this.at=null,this.pin=null,this.cells.leave(),this.drawing.replaceChildren(),
this.lights.replaceChildren(),this.svg.setAttribute("height","0"),this.spots.replaceChildren(),this.
known=new Map,this.number.replaceChildren()}takeFocus(t,e){let n=this.buttons(),{from:o}=this.view,r=e&&
o?this.sheet.spots.find(({go:h,grid:c})=>Oo(h??c,o)):null,a=e?r?.id:t,i=n.find(h=>h.dataset.id===a)??
n[0];this.stopAt(i),t!==null&&!this.cells.isOpen&&i?.focus({preventScroll:!e})}buttons(){return[...this.
node.querySelectorAll("[data-id]")]}drawSpots(t){let e=({id:r,x:a,y:i,w:h,h:c})=>`${r} ${a} ${i} ${h}\
 ${c}`,n=t.map(r=>{let a=e(r),i=this.known.get(a)??this.button();return this.known.has(a)||ko(i,r),this.
spotOf.set(i,r),i.dataset.id!==r.id&&(i.className=r.grid?"spot cells":"spot",i.dataset.id=r.id),i.getAttribute(
"aria-label")!==r.say&&i.setAttribute("aria-label",r.say),[a,i]}),o=n.length===this.known.size&&n.every(
([r])=>this.known.has(r));this.known=new Map(n),o||this.spots.replaceChildren(...this.known.values())}button(){
let t=g("button",{type:"button",tabindex:"-1",...K}),e=()=>this.spotOf.get(t);return t.addEventListener(
"pointermove",n=>{let[o,r]=this.inPicture(n),{grid:a,read:i,say:h}=e();a?this.look(a,...Ss(a,o,r)):this.
view.point(i?.(o,r)??h)}),t.addEventListener("pointerleave",()=>this.lookAway()),t.addEventListener(
"focus",()=>{this.stopAt(t),t.matches(":focus-visible")&&this.view.point(e().say)}),t.addEventListener(
"blur",()=>this.lookAway()),t.addEventListener("click",n=>this.enter(e(),n)),t}inPicture({clientX:t,
clientY:e}){let{left:n,top:o,width:r}=this.svg.getBoundingClientRect(),a=this.sheet.width/(r||1);return[
(t-n)*a,(e-o)*a]}enter(t,e){if(!t.grid)return this.view.go(t.go);if(e.detail===0)return this.cells.enter(
t.grid);let{path:n,head:o}=t.grid;this.view.go(k(n,o,...Ss(t.grid,...this.inPicture(e))))}look(t,e,n){
this.drawLights(t,e,n),this.view.point(this.sayCell(t,e,n))}lookAway(){this.view.point(""),this.pin?
this.drawLights(this.pin.grid,this.pin.row,this.pin.cell):this.markPlace(this.at)}sayCell({path:t,head:e},n,o){
let{scene:r,run:a}=this.view;return r.sayCell(a.tensor(t),{path:t,head:e,row:n,cell:o})}drawLights(t,e,n){
let{x:o,y:r,cw:a,ch:i,rows:h,columns:c}=t,[l,d]=[o+n*a,r+h.indexOf(e)*i],u=(f,m)=>L("rect",{...f,class:m});
this.lights.replaceChildren(u({x:o,y:d,width:c*a,height:i},"line-light"),u({x:l,y:r,width:a,height:h.
length*i},"line-light"),u({x:l,y:d,width:a,height:i},"cell-light"),...this.sourcesOf(t,e,n).map(f=>u(
f,"source-light")))}sourcesOf({path:t,head:e},n,o){let{view:r}=this,a=new Map;for(let{path:i,index:h}of r.
operandsOf({path:t,head:e,row:n,cell:o})){let c=h.length===3?h:[-1,...h],l=this.sheet.grids.find(x=>x.
path===i&&(x.head<0||c[0]<0||x.head===c[0])&&x.rows.includes(c[1]));if(!l)continue;let[d,u]=[l.rows.
indexOf(c[1]),c[2]],f=`${i}#${l.head}`,[m,p,w,b]=a.get(f)?.box??[d,u,d,u];a.set(f,{grid:l,box:[Math.
min(m,d),Math.min(p,u),Math.max(w,d),Math.max(b,u)]})}return[...a.values()].map(({grid:{x:i,y:h,cw:c,
ch:l},box:[d,u,f,m]})=>({x:i+u*c-1,y:h+d*l-1,width:(m-u+1)*c+2,height:(f-d+1)*l+2}))}markPlace(t){if(this.
lights.replaceChildren(),!this.sheet)return;let e=j(t.path,t.head).path;for(let{path:n,head:o,rows:r,
columns:a,x:i,y:h,cw:c,ch:l}of this.sheet.grids){if(n!==t.path||t.row<0&&n===e||t.head>=0&&o>=0&&o!==
t.head)continue;let d=r.indexOf(t.row),[u,f]=d<0?[h,l*r.length]:[h+d*l,l];this.lights.append(L("rect",
{x:i-2,y:u-2,width:a*c+4,height:f+4,class:"source-light"}))}}pinOrEnter(t,e,n){let{pin:o}=this;if(o&&
o.grid===t&&o.row===e&&o.cell===n)return this.view.go(k(t.path,t.head,e,n));this.pin={grid:t,row:e,cell:n},
this.look(t,e,n),this.view.point(`${this.sayCell(t,e,n)} Pinned: Enter again for its sum.`)}unpin(){
return this.pin?(this.pin=null,this.cells.isOpen||this.lookAway(),!0):this.cells.leave(!0)}stopAt(t){
for(let e of this.buttons()){let n=e===t?0:-1;e.tabIndex!==n&&(e.tabIndex=n)}}key(t){if(t.ctrlKey||t.
metaKey||t.altKey)return;let{view:e}=this,n=/^[0-9]$/.test(t.key)?Number(t.key):-1,o={Escape:()=>e.out(),
PageUp:()=>e.besides(-1),PageDown:()=>e.besides(1),"[":()=>e.stepBy(-1),"]":()=>e.stepBy(1)," ":()=>e.
bar.toggle(),ArrowLeft:()=>this.walk(-1,0),ArrowRight:()=>this.walk(1,0),ArrowUp:()=>this.walk(0,-1),
ArrowDown:()=>this.walk(0,1)}[t.key];!o&&n<0||t.key.startsWith("Arrow")&&t.target.closest?.("[role=g\
rid]")||(t.preventDefault(),o?o():this.toHead(n))}toHead(t){let{at:e}=this.view,n=document.activeElement?.
getAttribute("data-id")??"",o=j(e.path||n.split("#")[0]).path,r=this.view.run.sizes.H;!o.endsWith("a\
ttention")||t>=r||this.view.go(e.head>=0?{...e,head:t}:k(o,t))}walk(t,e){let n=this.buttons(),o=n.find(
h=>h===document.activeElement)??n[0],r=o.getBoundingClientRect(),a=h=>{let c=h.getBoundingClientRect(),
l=(f,m,p,w)=>Math.max(0,p-m,f-w),[d,u]=t?[t*(c.left+c.right-r.left-r.right)/2,l(c.top,c.bottom,r.top,
r.bottom)]:[e*(c.top+c.bottom-r.top-r.bottom)/2,l(c.left,c.right,r.left,r.right)];return d>1?d+3*u:1/0},
i=n.filter(h=>h!==o).reduce((h,c)=>a(c)<a(h)?c:h,o);i!==o&&a(i)<1/0&&i.focus()}};function ko(s,t){let[
e,n]=[Math.max(t.w,Ns),Math.max(t.h,Ns)],o={left:t.x-(e-t.w)/2,top:t.y-(n-t.h)/2,width:e,height:n};for(let[
r,a]of Object.entries(o))s.style.setProperty(r,yo(a))}var vo=(s,t)=>{let[e,n]=[s,t].map(({path:o,head:r})=>j(
o,r));return e.kind===n.kind&&e.path===n.path&&s.head===t.head},Oo=(s,t)=>s&&s.path===t.path&&s.head===
t.head;function Ss({x:s,y:t,cw:e,ch:n,rows:o,columns:r},a,i){let h=(l,d)=>Math.max(0,Math.min(d-1,l));
return[o[h(Math.floor((i-t)/n),o.length)],h(Math.floor((a-s)/e),r)]}var Cs=["path","head","row","cell"],Wt=["text","mode","answer"],Ls=[...Wt,"step",...Cs],Mo={map:Je,layer:ds,
attention:es,feedForward:Fe,head:hs,embedding:He,finalNorm:Ke,generator:Be,parameter:De},ye=class{constructor({
model:t,el:e}){this.model=t,this.isOwn=!!t.get("own"),this.machine=t.get("machine"),this.paths=new Set(
[...Object.keys(this.machine.outputs),...this.machine.nodes.flatMap(({path:h,params:c})=>[h,...c])]),
this.runs=new Lt(t),this.found=this.runs.first(),this.scene=this.newScene(),this.station=-1,this.width=
0,this.redraw=()=>{},this.form=ze(t,"Run","",h=>this.ask({text:h,answer:""})),this.modes=new It(this),
this.way=g("ol",{}),this.chapter=g("a",{class:"chapter"}),this.says=Me("says"),this.pointed=Oe(),this.
stage=new qt(this),this.bar=new Ot(this),this.listing=new Nt(this),this.address=this.inAddress(e);let{
stage:n,pointed:o,bar:r,listing:a}=this,i=g("div",{},n.node,o,r.node);this.both=g("div",{class:"both"},
i,a.node),ve(e,"machine-explorer","Machine explorer",this.form.node,this.modes.node,g("nav",{"aria-l\
abel":"Where you are in the model"},this.way,this.chapter),this.says,this.both,this.address.node)}inAddress(t){
let e=r=>/^(-1|\d{1,4})$/.test(r)?Number(r):void 0,n=r=>r.length<=Pe?r:void 0,o=r=>r===""||this.paths.
has(r)?r:void 0;return je(this.model,t,{text:n,mode:Qt(Object.keys(Ct)),step:e,answer:n,path:o,head:e,
row:e,cell:r=>/^(\d{1,4}(,\d{1,4}){1,2})?$/.test(r)?r:void 0})}get at(){return as(ot(this.model,Cs))}get mode(){
return this.model.get("mode")}get run(){return this.found.run}get step(){return Math.max(0,Math.min(
this.model.get("step"),this.run.sizes.T-1))}go(t){this.from=this.at,mt(this.model,is(t))}out(){this.
stage.unpin()||this.at.path&&this.go(lt(this.at))}stepBy(t){this.bar.stop(),this.stepTo(this.step+t)}stepTo(t){
if(t<0||t>=this.run.sizes.T)return;let{path:e,row:n}=this.at,o=n>=0&&this.scene.isTarget(e)&&n===this.
step;mt(this.model,o?{step:t,row:t}:{step:t})}besides(t){let e=os(this.at,t,this.paths);e&&this.go(e)}async ask(t,e=!1){
let n={...ot(this.model,Wt),...t};this.asked=n,this.bar.stop();let o=this.runs.fits(n,this.found)&&!e;
this.form.node.setAttribute("aria-busy","true");let r=setTimeout(()=>this.tell("The parameters are o\
n their way …"),150);try{let i=o?this.found:await this.runs.answer(n);if(this.asked!==n)return;this.
found=i}catch(i){this.asked===n&&this.refuse(i);return}finally{clearTimeout(r),this.form.node.setAttribute(
"aria-busy","false")}this.form.refuse(null),this.modes.refuse(""),this.showParts(!0);let a=n.text!==
this.model.get("text");mt(this.model,a?{...n,row:-1,cell:"",step:0}:n),this.form.show(n.text),this.redraw()}async goOn(t){
let e=await this.runs.fetch().catch(n=>this.refuse(n));e&&(await this.ask({answer:e.textOf(t)}),this.
stepTo(t.length))}refuse(t){let e=t instanceof RangeError&&t.message.startsWith("answer");this.showParts(
!1,e),e?this.modes.refuse(t.message):this.form.refuse(t)}showParts(t,e=!1){let{modes:n,stage:o,listing:r,
pointed:a,says:i,way:h}=this;for(let c of[n.rows,this.both,this.chapter])c.hidden=!t;if(n.more.hidden=
!t&&!e,!t){this.found={...this.found,key:""};for(let c of[a,i,h,n.rows,o.number])c.replaceChildren();
o.clear(),n.shown="",e||n.more.replaceChildren(),r.shown=""}}async needParameters(){if(this.isFetching)
return;this.isFetching=!0;let{found:t}=this;try{let e=await this.runs.answer(ot(this.model,Wt));this.
found===t&&(this.found=e),this.redraw()}catch(e){let n=`The parameters could not be fetched: ${e.message}\
.`;this.stage.wait(n)}finally{this.isFetching=!1}}operandsOf(t){let{run:e}=this,n=t.head<0?[t.row,t.
cell]:[t.head,t.row,t.cell],{kind:o,terms:r,needs:a}=Rt(e,t.path,n);if(o==="parameter")return[];if(!a)
return r.flatMap(({a:c,b:l})=>l?[c,l]:[c]);let[i]=e.node(t.path).parents;return[0,e.shape(i).at(-1)-
1].map(c=>({path:i,index:[t.row,c]}))}draw(){let t=this.within(this.at);this.scene=this.newScene(),this.
modes.show(),this.drawWay(t);let e=j(t.path,t.head);if(this.run.waits(t.path))this.stage.wait("The p\
arameters are on their way …"),this.needParameters();else if(Z(t))this.stage.showNumber(Es(this,t));else{
let n=this.stage.sheetOf(this.width||720);Mo[e.kind](n,this.scene,e.path,t),this.stage.show(n,t)}this.
bar.show(),this.listing.show(t),this.tell(Ts(this.scene,t,e)),this.address.show()}newScene(){let{mode:t,
step:e,station:n,isOwn:o}=this;return new vt(this.run,{mode:t,step:e,station:n,isOwn:o})}within(t){let e=t.
path?this.run.shape(t.path):[],[n,o]=e.slice(-2);return t.row>=n||t.cell>=o||t.head>=this.run.sizes.
H?k(t.path,Math.min(t.head,this.run.sizes.H-1)):Z(t)&&e.length===3&&t.head<0?k(t.path):t}drawWay(t){
let{run:e,scene:n}=this,o=rs(t,e,({path:a,row:i})=>n.rowName(a,i)),r=o.map(([a,i],h)=>{if(h===o.length-
1)return g("li",{},g("span",{"aria-current":"location"},a));let c=g("button",{type:"button"},a);return c.
addEventListener("click",()=>this.go(i)),g("li",{},c)});this.way.replaceChildren(...r),this.drawChapter(
t)}drawChapter({path:t}){let e=document.documentElement.dataset.content_root,[,n]=t.match(/^(en|de)coder\.layers\.\d+$/)??
[],o={en:12,de:13}[n??""],r=t?o??this.run.node(t)?.chapter:14,[a,i]=this.machine.chapters[r];this.chapter.
hidden=e===void 0,this.chapter.href=`${e}book/${a}.html`,this.chapter.textContent=`Chapter ${r}: ${i}`}tell(t){
this.says.textContent!==t&&(this.says.textContent=t)}point(t){this.pointed.textContent=t}};function Eo({
model:s,el:t}){let e=new ye({model:s,el:t}),n=!1,o=()=>{n||(n=!0,queueMicrotask(()=>{n=!1,e.runs.fits(
ot(s,Wt),e.found)?e.draw():e.ask({})}))};e.redraw=o;for(let a of Ls)s.on(`change:${a}`,o);let r=new ResizeObserver(
([{contentRect:a}])=>{let i=Math.min(720,Math.floor(a.width));!i||i===e.width||(e.width=i,o())});return r.
observe(e.both),e.form.show(s.get("text")),o(),()=>{e.bar.stop(),r.disconnect();for(let a of Ls)s.off(
`change:${a}`,o)}}var Is={render:Eo};widget=Is;})();
export default widget;
