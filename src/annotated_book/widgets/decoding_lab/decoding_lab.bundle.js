let widget;
(()=>{var M="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Oe=new RegExp(
`[${M}]+`),Ee=new RegExp(`^[${M}]+|[${M}]+$`,"g");function G(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Oe).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var L="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),U="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Me(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${B(t)} thousand ${e<100?"and ":""}${B(e)}`:`${B(t)} thousand`:B(e)}
function B(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Ot(e);let s=`${L[t]} hundred`;return e?
`${s} and ${Ot(e)}`:s}function Ot(n){if(n<20)return L[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${U[t]}\
-${L[e]}`:U[t]}var Se=new RegExp(`^[${M}]*<[A-Za-z]+>[${M}]`),_e=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Ae=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,T="I translate integers from 0 to 999,999.",z=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Et(n){let[t]=Se.exec(n)??[""];return t+st(n.slice(t.length))}
function st(n){let t=n.replace(Ee,"");if(!_e.test(t))return n;let e=Ae.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${T} “${z(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Me(e)}var Mt=(n,t)=>St(n,t,1)[0];function St(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*nt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function nt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+nt(n.slice(0,r),t.slice(0,i))+nt(n.slice(r+o),t.slice(
i+o))}var _t="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Ne="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function V(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${V(e,!0)}tausend`:"")+(s?`${V(s,!0)}hundert`:"");return o||!r?r+it(o,t&&!s):r}function it(n,t){
if(n===1&&t)return"ein";if(n<20)return _t[n];let[e,s]=[Ne[Math.floor(n/10)],n%10];return s?`${it(s,!0)}\
und${e}`:e}function at(n,t){let e=V(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===Le(t)}var Ie=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[it(e,n),e])));
function At(n){let t=(o,r,i)=>{let[,a,c]=r.match(`^(?:(.*?)${o})?(.*)$`)??[];return a===void 0?i(c):
i(a||"ein")*(o==="tausend"?1e3:100)+(c?i(c):0)},e=o=>Ie.get(o)??Number.NaN,s=t("tausend",n,o=>t("hun\
dert",o,e));return at(n,s)?s:null}function Le(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${_t[(n-
t)/100]}hundert${t?V(t):""}`}function Tt(n){let t=G(n),e=t.indexOf("thousand");if(e<0)return ot(t,99);
let s=e?ot(t.slice(0,e),9):1,o=t.slice(e+1),r=o.length?ot(Nt(o),9):0;if(!s||r===null||o.length&&!r)return null;
let i=1e3*s+r;return i<1e6?i:null}var Nt=n=>n[0]==="and"&&n.length>1?n.slice(1):n;function ot(n,t){let e=n.
indexOf("hundred");if(e<0)return rt(n);let s=e?rt(n.slice(0,e)):1,o=n.slice(e+1),r=o.length?rt(Nt(o)):
0;return!s||s>t||r===null||o.length&&!r?null:100*s+r}function rt(n){let[t,e,...s]=n,o=L.indexOf(t);if(o>=
0)return e===void 0?o:null;let r=U.indexOf(t);if(r<2||s.length)return null;if(e===void 0)return 10*r;
let i=L.indexOf(e);return i>0&&i<10?10*r+i:null}function f(n,t={},...e){return Lt(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Lt(s,t,e)}function Lt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function Rt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(f("div",o,...s))}var Ct=(...n)=>f("div",{class:"\
controls"},...n.map(({node:t})=>t)),jt=()=>f("p",{class:"pointed","aria-hidden":"true"}),Wt=(...n)=>f(
"div",{class:"scroller"},...n);function zt(n,t,e,s){let o=(h,l,u)=>u.map(d=>d instanceof HTMLTableCellElement?
d:f(h,l,d)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(h=>{let l=o("\
th",{scope:"row"},h.slice(0,1));return f("tr",{},...l,...o("td",{},h.slice(1)))}),a=t?[f("caption",{},
t)]:[],c=f("thead",{},f("tr",{},...r));return f("table",n,...a,c,f("tbody",{},...i))}var R={"data-lm\
-suppress-shortcuts":"true"};function D(n,t,e={}){let s=f("button",{type:"button",...e},n);return s.
addEventListener("click",t),s}function Dt(n,t,e,s){let o=f("input",{type:"range",...e,...R}),r=f("ou\
tput",{"aria-live":"off"}),i=f("span",{},n," ",f("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,output:r}}function Pt(n,t,e,s){
let o={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=Dt(n,t,o,s);return{node:r,input:i,
show(c){i.value=String(c),a.textContent=String(c)}}}function Ft(n,t,e,s){let o={min:0,max:e.length-1},
r=h=>s(e[h]),{node:i,input:a,output:c}=Dt(n,t,o,r);return{node:i,input:a,show(h,l=String(h)){a.value=
String(e.indexOf(h)),a.setAttribute("aria-valuetext",l),c.textContent=l}}}function ct(n,t,e){let s=Object.entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,
r=f("select",{id:o,...R},...s);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"\
control menu"},f("label",{for:o},n),r),show(i){r.value=i}}}function Ht(n,t,e){let s=t.map(o=>`change\
:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Kt=(n,t)=>Object.fromEntries(
t.map(e=>[e,n.get(e)]));function Bt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}
function Ut(n){let t=f("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Ce(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Re=1e3,
q,It;function Ce(n){q?.isConnected||(q=f("p",{class:"annotated-voice",role:"status"}),document.body.
append(q));let t=q;clearTimeout(It),It=setTimeout(()=>{t.textContent=n},Re)}var C=n=>t=>n.find(e=>String(e)===t),Wn=C([!0,!1]),je=n=>String(n);function Gt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=g=>(s[g]??je)(n.get(g)),h=Object.keys(
e),l=Object.fromEntries(h.map(g=>[g,c(g)])),u=new URLSearchParams(location.search),d=[];for(let[g,b]of Object.
entries(e)){let x=u.get(`${a}.${g}`);if(x===null)continue;let $=b(x);$===void 0?d.push(g):n.set(g,$)}
let w=f("a",{},"Copy link to this setting"),m=f("span",{role:"status"});w.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",w.getAttribute(
"href"));try{await navigator.clipboard.writeText(w.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let p=d.length?` The address has a s\
etting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},w,m,p),show(){let g=new URLSearchParams(location.search);for(let $ of h){let k=c($);k===l[$]?g.
delete(`${a}.${$}`):g.set(`${a}.${$}`,k)}m.textContent="";let b=o.closest("section[id]")?.id,x=g.size?
`?${g}`:location.pathname;w.setAttribute("href",`${x}${b?`#${b}`:""}`)}}}var Vt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),We=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function J(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=We(s);return s.map(r=>r/o)}var ze=1e-5;function N(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var ut=(n,t)=>(e,s)=>n[s]!==
t,qt=()=>(n,t)=>t<=n;function De(n,t,e){let s=N(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function Pe(n,t,e){let s=N(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+ze);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function lt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Fe=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function He(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.sqrt(l),
d=N(s,a,h),w=N(s,a,h),m=N(a,c);for(let p=0;p<s;p++)for(let g=0;g<a;g++){let b=p*a+g,x=(y,E)=>v(y,E).
subarray(p*l,(p+1)*l),[$,k,I]=[x(n,g),v(d,b),x(m,g)];for(let y=0;y<h;y++){let E=x(t,y),A=0;for(let K=0;K<
l;K++)A+=$[K]*E[K];k[y]=!o||o(r+g,y)?A/u:-1/0}if(k.every(y=>y===-1/0))throw new RangeError("mask mas\
ks every key for some query");let O=v(w,b);if(O.set(J(k)),i.head!==p)for(let y=0;y<l;y++){let E=0;for(let A=0;A<
h;A++)E+=O[A]*e.data[A*c+p*l+y];I[y]=E}}return{scores:d,weights:w,values:m}}var ht=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=De(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,Pe(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=N(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);v(o,a).set(v(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:lt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:d}=He(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,d),this.note(t,this.linear(`${t}.w_o`,d))}feedForward(t,e){let s=Fe(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
lt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,lt(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Jt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},Y=class extends ht{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,d]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,w=>(r.set(u,Jt(r.get(u),this.project(u,w))),this.attend(u,w,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,w=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,w,r.get(d),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,w=>this.feedForward(`${l}.feed_forward`,w)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Jt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=N(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Z(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var Q=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=Z(t),this.thousands=Z(e),this.before=Z(s),this.after=
Z(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Yt({config:n,tensors:t},e){let s=typeof e=="string"?Ke(e):Be(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((d,w)=>d*w,1),l=d=>s.slice(a,a+d*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),Ue):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var Ke=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Be=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Ue(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var Zt=n=>/^\d+$/.test(n),Ge=40,dt=["<pad>","<s>","</s>","<unk>"],ft=class{constructor(t){this.tokens=
[...dt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=dt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},pt="[\\p{L}\\p{N}_]",Xt=`[^\\p{L}\\p{N}_${M}]`,Ve=new RegExp(`${pt}+(?:[\
'’-]${pt}+)*|${Xt}`,"gu"),qe=new RegExp(` ?${pt}+| ?${Xt}+|[${M}]`,"gu"),P=class{constructor({tokens:t}){
this.vocabulary=new ft(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Ve)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},gt=class extends P{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(dt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return G(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${T} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Zt(c))??a[0]))}refusal(t){
if(Zt(t))return`${T} Write “${z(t)}” in words too, or the integer in digits.`;let e=t.length<=Ge&&
Mt(t,this.words);return`${T} “${z(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},mt=class extends P{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Qt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(qe)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Qt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Je(t,this.merges[e])}}},
Qt=(n,t)=>`${n.length} ${n}${t}`;function Je(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Ye={words:P,"number words":gt,"sub-words":mt},wt=({
kind:n,...t})=>new Ye[n](t);var Ze=2e4,ee=400,te="de",bt=class{constructor({blueprint:t,weights:e}){this.model=new Y(Yt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=wt(t.src_tokenizer),this.target=wt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new Q(this.parts[t]),this.names[t]}read(t,e=te){
let s=e===te?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Et(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${T} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:ut(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=ut(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,qt(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function ne(n,t=bt,e=""){let s=null;return()=>s??=Qe(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function Qe(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await Xe(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function Xe(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),Ze),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.on(`change:${t}weight\
s`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var tn=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function se(n,t,e,s,o="",r=tn(
n)){let i="",a=`text-${Math.random()}`,c=f("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...R}),h=f("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=f("form",{},f("label",{for:a},r),f("div",{class:"line"},c,o,f("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),
l.requestSubmit())});let u=(m,p)=>{i=c.value,s(m,p)};return l.addEventListener("submit",m=>{m.preventDefault(),
u(c.value)}),{node:l,ask:u,show:m=>{c.value===i&&(i=c.value=m)},refuse:m=>{let p=m instanceof RangeError;
c.setAttribute("aria-invalid",String(p)),h.textContent=p?m.message:"",m&&!p&&(h.textContent=`The mod\
el cannot answer: ${m.message}. Press ${t} to try again.`)}}}var en=12,nn=250,sn=(n=0)=>new Promise(t=>setTimeout(t,n)),X=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=ne(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Ut("verdict"),this.answered=f("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=ee?e:void 0,...Object.fromEntries(t.map(e=>[e,C(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),s=([o,[r,i]])=>{let{show:a,...c}=Ft(r,i,this.choices[o],e(o));return[o,
{...c,show:h=>a(h,h===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(s))}suggest(t,e){
let s=([o,r])=>D(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?f("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),Bt(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused),this.answered.inert=this.isRefused}async redraw(){
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(
t),this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},nn);try{JSON.stringify(t)!==JSON.stringify(
this.shown.settings)&&await this.workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(
i),i instanceof RangeError&&this.takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.
settings;this.written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("\
aria-busy","false")}async workOff(t,e,s){let o=this.search(await this.fetchModel(),t);for(let r=performance.
now();!e();){let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let c=this.
tellMore(a,s);!c&&performance.now()-r<en||(await sn(c),r=performance.now())}}tellMore(t,e){return 0}say(t){
this.status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=Ht(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var on=10;function*re(n,t){let e=n.read(t.text),s=yield*oe(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*oe(
n,e,t,ln(t.seed))),t.strategy==="beam"&&(o=yield*hn(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function ie(n,{src:t}){let e=n.decoder(t);return(s,o)=>e(
s.slice(-1),o).data}function ae(n){let t=Math.max(...n),e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));
return Array.from(n,s=>s-t-e)}var ce=n=>Float32Array.from(J(n));function*oe(n,t,e,s){let{model:o,tgtVocab:r}=n,
i=ie(n,t),[a,c]=[[r.bosId],new Map],h=[],[l,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let d=i(a,
c),{id:w,...m}=rn(d,e,r.tokens,s?.next().value);l+=ae(d)[w],a.push(w),h.push(m),u=w===r.eosId,yield}
return{text:n.textOf(a),log_probability:l,ended:u,steps:h}}function rn(n,t,e,s=null){let o=ce(n),r=an(
n,t),i=yt(r),a=le(n),c=s===null?a[0]:cn(i,s),h=(m,p)=>p<on||m===c,l=a.filter(h).map(m=>({token:e[m],
before:o[m],after:r[m],end:i[m]})),u=a.filter((m,p)=>!h(m,p)),d=m=>u.reduce((p,g)=>p+m[g],0),w={count:u.
length,before:d(o),after:d(r)};return{id:c,token:e[c],number:s,rows:l,others:w}}var le=n=>[...n.keys()].
sort((t,e)=>n[e]-n[t]),yt=n=>{let t=0;return Array.from(n,e=>t+=e)};function an(n,{temperature:t=1,top_k:e=null,
top_p:s=1}){let o=ce(n.map(h=>h/t)),r=le(o).slice(0,e??n.length),i=yt(r.map(h=>o[h])),a=new Float32Array(
n.length);r.forEach((h,l)=>{let u=l&&i[l-1];(s===1||u<s*i.at(-1))&&(a[h]=o[h])});let c=yt(a).at(-1);
return a.map(h=>h/c)}var cn=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*ln(n){for(;;){n=n+1831565813|
0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*hn(n,t,{
beam_size:e,length_penalty:s}){let{model:o,tgtVocab:r}=n,i=ie(n,t),a=o.config.max_len-1,c=(d,w)=>d/((5+
w)/6)**s,h=[],l={score:-1/0},u=[{ids:[r.bosId],total:0,cache:new Map}];for(let d=1;u.length&&c(u[0].
total,a)>l.score;d++){let w=[];for(let[g,{ids:b,total:x,cache:$}]of u.entries()){let k=ae(i(b,$));for(let[
I,O]of k.entries())w.push({parent:g,id:I,total:x+O});yield}let m=[],p=w.sort((g,b)=>b.total-g.total).
slice(0,2*e);h.push(p.map(({parent:g,id:b,total:x},$)=>{let k=[...u[g].ids,b],I=b===r.eosId,O={token:r.
tokens[b],parent:g,log_probability:x,fate:"dropped"};if(I||d===a){if($>=e)return O;let y=c(x,d),E={...O,
fate:"finished",text:n.textOf(k),score:y};return y>l.score&&(l={text:E.text,log_probability:x,ended:I,
score:y}),E}return m.length===e?O:(m.push({ids:k,total:x,cache:new Map(u[g].cache)}),{...O,fate:"kep\
t"})})),u=m}return{...l,steps:h}}var he=n=>!n.matches(".none")&&!n.closest(".unwritten");function ue(n,t){let e=()=>t.flat().find(he)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(d=>d.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{he(s)||o(e())}}function un({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=f("td",{...o,...R},n);return r.style.setProperty("--w",String(e)),r}function de({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(un)),a={class:"grid numbe\
rs",role:"grid"},c=i.map((u,d)=>[e[d],...u]),h=zt(a,n,[t,...s],c),l=({target:u})=>u.closest?.(".numb\
er")?.getAttribute("aria-label")??"";return h.addEventListener("pointerover",u=>r(l(u))),h.addEventListener(
"pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(l(u))),h.addEventListener("focusout",()=>r(
"")),ue(h,i),Wt(h)}var xt=n=>n.replaceAll("-","−");function tt(n,t=2){if(Number.isNaN(n))return"Na\
N";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?
xt(n.toExponential(0).replace("+","")):xt(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var j=n=>Number.isFinite(
n)?xt(String(Number(n.toPrecision(7)))):tt(n);var _=n=>tt(Math.round(n*1e3)/1e3,3),W=n=>n<.005?"":n.toFixed(2);function F(n,t,e,s,o){let r=(a,c,h)=>{
let l=`${a}, ${e[h]}`;if(typeof c=="string")return{text:c,say:l};let u=`${l}, exactly ${j(c)}`;return c<
0?{text:_(c),say:u}:{text:tt(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((h,l)=>r(a,
h,l)));return de({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var $t=20,H=26,fe=[9,28],dn=16,pe=5,ge=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),
0),me=({mark:n,token:t})=>n?`${n} ${t}`:t,fn=n=>ge(me(n))+7.8*n.written.length+2*pe;function pn(n){let t=[
n];for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function gn(n){let t=[],e=[];function s(o,r,i){
let a=pn(o),c=a.map((l,u)=>e[r+u]??0),h=Math.max(i,...c);a.forEach((l,u)=>{Object.assign(l,{column:r+
u,row:h}),e[r+u]=h+1,t.push(l)});for(let l of a.toReversed())for(let u of l.below.slice(1))s(u,l.column+
1,h+1)}return s(n,0,0),t}function mn(n,t,e,s,o){let r=e[n.column]+s.get(n),i=e[t.column],a=i-o/2,[c,
h]=[n.row,t.row].map(l=>l*H+H/2);return S("path",{class:["branch",...t.kinds].join(" "),d:`M${r} ${c}\
H${i-o}C${a} ${c} ${a} ${h} ${i} ${h}`,"stroke-width":Math.max(dn*t.share,1).toFixed(2)})}function wn(n,t,e){
let s=n.row*H+(H-$t)/2,o=S("text",{x:t+pe,y:s+14.5},me(n),S("tspan",{class:"share",dx:5},n.written)),
r=n.tail?S("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return S("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},S("rect",{x:t,y:s,width:e,height:$t,rx:$t/2}),o,r)}
function et(n,{label:t,look:e,go:s,room:o=0}){let r=Math.min(Math.max(fe[0],Math.floor(o/24)),fe[1]),
i=gn(n),a=new Map(i.map(p=>[p,fn(p)])),c=[1];for(let p of Vt(Math.max(...i.map(g=>g.column))+1)){let g=i.
filter(b=>b.column===p);c.push(c[p]+Math.max(...g.map(b=>a.get(b)))+r)}let h=i.map(({tail:p,column:g})=>p?
c[g+1]-r+8+ge(p):0),l=Math.ceil(Math.max(c[c.length-1]-r+1,...h)),u=(Math.max(...i.map(({row:p})=>p))+
1)*H,d=S("svg",{width:l,height:u,viewBox:`0 0 ${l} ${u}`,"aria-hidden":"true"},...i.flatMap(p=>p.below.
map(g=>mn(p,g,c,a,r))),...i.map(p=>wn(p,c[p.column],a.get(p)))),w=p=>p.target.closest(".node")?.dataset;
return d.addEventListener("pointerover",p=>e(w(p)?.say??"")),d.addEventListener("pointerleave",()=>e(
"")),d.addEventListener("click",p=>{let g=Number(w(p)?.step??0);g&&s(g)}),f("div",{class:"scroller",
role:"group",tabindex:0,"aria-label":t},d)}function bn(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,h=[...a.tokens,i.token],l={...i,parent:a,tokens:h,
greedy:c,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function we(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var yn={"finished, the best":"★",finished:"✓",dropped:"✗"};function xn(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function be(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,h=Math.exp(r),l=c.length||!o.length?"":we(n,t),u=l?`: ${l}`:"",d=l.startsWith(
"finished"),w=Math.exp(n.parent?.log_probability??0),m=o.length>0&&W(h)!==W(w),p=i===void 0?"":`, sc\
ore ${_(i)}`;return{token:s,share:h,written:d?_(i):m?W(h):"",say:`${o.join(" ")||s}${u}; probability\
 ${j(h)}, log-probability ${_(r)}${p}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),
mark:yn[l],tail:a&&!c.length?"greedy":"",below:c.map(g=>be(g,t,e))}}function $n(n,t,e){let s=n.nodes.
map(i=>{let{tokens:a,log_probability:c}=i,h=we(i,n);return[a.join(" "),Math.exp(c),c,h]}),o=`Candida\
tes of step ${t}, the likeliest first`;return F(o,"tokens",["probability","log-probability","fate"],
s,e)}function ye(n,t,e,{look:s,go:o,room:r}){let i=bn(n.slice(0,t)),c="Number and width: the probabi\
lity up to there. ✓ finished, with its score; ★ the best so far; ✗ dropped; top row: greedy."+
(t===n.length&&i.kept.length?" The search stops: what is kept can no longer become the best.":""),h="\
The tree of the search; its numbers are in the tables below",l=be(i.root,i,xn(i.finished[0]));return{
picture:[et(l,{label:h,look:s,go:o,room:r}),f("p",{class:"hint"},c)],tables:[$n(i,t,s)]}}var kn=4,vn=.011;function On({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function En({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let h=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&h.push([`${s.count} others`,s.before,""]),F(r,"tok\
en",["probability","choice"],h,i)}let a=e.map((h,l)=>{let u=On(h,l,n,o);return[h.token,h.before,h.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),F(r,"token",["in the model","\
reshaped","place"],a,i)}function xe(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,c=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:W(r),
say:`${n.token}${c&&`: ${c}`}; probability ${j(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function Mn(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(c=>c.token===o),a=r.filter(c=>c!==i).slice(0,kn);t=[xe(i,s,t),...a.map(c=>xe(c,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function Sn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,u)=>l.end-u.end).map(({token:l,after:u,
end:d})=>{let w=u>vn*(l.length+1),m=f("span",{},w?l:"");m.classList.toggle("drawn",l===n),m.style.setProperty(
"left",`${100*(d-u)}%`),m.style.setProperty("width",`${100*u}%`);let p=`from ${(d-u).toFixed(4)} to ${d.
toFixed(4)}`;return m.addEventListener("pointerover",()=>o(`${l}: ${p}`)),m}),i=f("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=f("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,f("p",{class:"hint fall"},h)]}function $e(n,t,e,{look:s,go:o,room:r}){let i=n[t-1],c=["After <s>",
...n.slice(0,t-1).map(({token:d})=>d)].join(" "),h="What was generated, and what else was likely; it\
s numbers are in the table below",l=i.number===null,u=l?`Number and width: the probability after the\
 tokens before it, if 0.005 or more. The likeliest token is taken: ${i.token}.`:"Number and width: t\
he reshaped probability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[et(
Mn(n.slice(0,t)),{label:h,look:s,go:o,room:r}),f("p",{class:"hint"},u),...l?[]:Sn(i,s)],tables:[En(i,
e,c,s)]}}var kt={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},_n=900,ke={beam_size:["Beam\
s","beam_size"],length_penalty:["Length penalty","length_penalty"],temperature:["Temperature","tempe\
rature"],top_k:["Top-k","top_k"],top_p:["Top-p","top_p"],seed:["Seed","seed"]};function An(n,t){if(t===
null)return"";let e=At(n);return` (${e===null?"not a number":e.toLocaleString("en")} ${at(n,t)?"✓":
"✗"})`}function Tn({settings:{strategy:n,seed:t},found:e,greedy:s},o){let r=kt[n]+(n==="sampling"?
` with seed ${t}`:""),i=({text:u,log_probability:d,score:w})=>`generates “${u}”${An(u,o)}: log-p\
robability ${_(d)}`+(w===void 0?".":`, score ${_(w)}.`),a=e.ended?"":" It did not come to an end.",c=Math.
abs(e.log_probability-s.log_probability),l=` Greedy decoding ${e.text===s.text&&c<.001?"generates th\
e same.":i(s)}`;return`${r} ${i(e)}${a}${n==="greedy"?"":l}`}var vt=class extends X{constructor({model:t,
el:e}){super(t),this.readers={...this.readersOf(Object.keys(ke)),strategy:C(Object.keys(kt)),step:C(
this.choices.seed)},this.address=Gt(t,e,this.readers);let s=this.suggest("Try ",this.choices.texts.map(
i=>[i,i]));this.form=se(t,"Decode",s,i=>this.answer(i)),this.strategy=ct("Strategy",kt,i=>this.set({
strategy:i})),this.controls=this.slidersOf(ke),this.controls.seed.node.append(D("Draw again",()=>this.
drawAgain())),this.steps=Pt("Step","step",[1,2],i=>this.go(i)),this.play=D("▶ Play",()=>this.playOrStop(),
{class:"play"}),this.steps.node.prepend(this.play),this.playing=0,this.tally=f("p",{class:"tally"}),
this.draws=new Map,this.drawnAt="",this.hasDrawn=!1,this.measured=null,this.most=0,this.view=f("div",
{class:"view"}),this.numbers=f("div",{}),this.pointed=jt();let o=f("summary",{},"The numbers of this\
 step"),r=f("details",{},o,this.numbers);this.answered.append(this.steps.node,this.view,this.status,
this.tally,this.pointed,f("div",{class:"foot"},r,this.address.node)),Rt(e,"decoding-lab","Decoding l\
ab",this.form.node,Ct(this.strategy,...Object.values(this.controls)),this.answered)}answer(t){this.stop(),
this.refuse(null),t===this.shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():
this.model.set("text",t)}takeBack(){this.model.set("text",this.shown.settings.text)}settings(){let{model:t,
choices:e}=this,s=["text","strategy",...e.settings[t.get("strategy")]];return Kt(t,s)}showControls(t){
this.strategy.show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls))s.hidden=!(e in
t),o(this.model.get(e));this.address.show()}search(t,e){return re(t,e)}count({settings:{seed:t,...e},
found:s}){let o=e.strategy==="sampling",r=JSON.stringify(e);r!==this.drawnAt&&this.draws.clear(),this.
drawnAt=r,o&&this.draws.set(t,s.text);let i=[...this.draws.values()],a=l=>i.filter(u=>u===l).length,
h=[...new Set(i)].sort((l,u)=>a(u)-a(l)).map(l=>`${a(l)} × “${l}”`).join(", ");this.tally.textContent=
i.length>1?`${i.length} draws: ${h}.`:"",this.tally.hidden=!o}playOrStop(){if(this.playing)return this.
stop();this.play.textContent="❚❚ Pause",this.playing=window.setInterval(()=>this.goOn(),_n),this.
goOn()}stop(){clearInterval(this.playing),this.playing=0,this.play.textContent="▶ Play"}goOn(){let{
length:t}=this.shown.found.steps,e=Math.min(this.model.get("step")||t,t)%t+1;e===t&&this.stop(),this.
set({step:e})}go(t){this.stop(),this.set({step:t})}tallest(t){let{found:e,settings:s}=this.shown;if(this.
measured!==this.shown){let o=e.steps.map((r,i)=>{let{picture:a}=t(e.steps,i+1,s,{});return Number(a[0].
firstElementChild?.getAttribute("height"))});this.most=Math.max(...o),this.measured=this.shown}return this.
most}draw(){let{settings:t,found:e}=this.shown,s=e.steps.length,o=Math.min(this.model.get("step")||s,
s),r=this.model.get("own")?null:Tt(st(t.text));this.say(Tn(this.shown,r)),this.steps.input.max=String(
s),this.steps.show(o);let i=d=>{this.pointed.textContent=d},a=d=>this.go(d),c=t.strategy==="beam"?ye:
$e,h=this.view.clientWidth,{picture:l,tables:u}=c(e.steps,o,t,{look:i,go:a,room:h});l[0].style.minHeight=
`${this.tallest(c)}px`,this.view.replaceChildren(...l),l[0].scrollLeft=this.hasDrawn?l[0].scrollWidth:
0,this.hasDrawn=!0,this.count(this.shown),this.numbers.replaceChildren(...u)}};function Nn(n){let t=new vt(
n),e=t.follow(Object.keys(t.readers));return()=>{t.stop(),e()}}var ve={render:Nn};widget=ve;})();
export default widget;
