let widget;
(()=>{var M="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Oe=new RegExp(
`[${M}]+`),Ee=new RegExp(`^[${M}]+|[${M}]+$`,"g");function G(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Oe).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var I="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),U="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Me(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${B(t)} thousand ${e<100?"and ":""}${B(e)}`:`${B(t)} thousand`:B(e)}
function B(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Et(e);let s=`${I[t]} hundred`;return e?
`${s} and ${Et(e)}`:s}function Et(n){if(n<20)return I[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${U[t]}\
-${I[e]}`:U[t]}var Se=new RegExp(`^[${M}]*<[A-Za-z]+>[${M}]`),_e=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Ae=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,T="I translate integers from 0 to 999,999.",z=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Mt(n){let[t]=Se.exec(n)??[""];return t+rt(n.slice(t.length))}
function rt(n){let t=n.replace(Ee,"");if(!_e.test(t))return n;let e=Ae.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${T} “${z(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Me(e)}var St=(n,t)=>_t(n,t,1)[0];function _t(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*ot(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function ot(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+ot(n.slice(0,r),t.slice(0,i))+ot(n.slice(r+o),t.slice(
i+o))}var At="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Ne="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function V(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${V(e,!0)}tausend`:"")+(s?`${V(s,!0)}hundert`:"");return o||!r?r+ct(o,t&&!s):r}function ct(n,t){
if(n===1&&t)return"ein";if(n<20)return At[n];let[e,s]=[Ne[Math.floor(n/10)],n%10];return s?`${ct(s,!0)}\
und${e}`:e}function lt(n,t){let e=V(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===Ie(t)}var Le=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[ct(e,n),e])));
function Tt(n){let t=(o,r,i)=>{let[,a,c]=r.match(`^(?:(.*?)${o})?(.*)$`)??[];return a===void 0?i(c):
i(a||"ein")*(o==="tausend"?1e3:100)+(c?i(c):0)},e=o=>Le.get(o)??Number.NaN,s=t("tausend",n,o=>t("hun\
dert",o,e));return lt(n,s)?s:null}function Ie(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${At[(n-
t)/100]}hundert${t?V(t):""}`}function Nt(n){let t=G(n),e=t.indexOf("thousand");if(e<0)return it(t,99);
let s=e?it(t.slice(0,e),9):1,o=t.slice(e+1),r=o.length?it(Lt(o),9):0;if(!s||r===null||o.length&&!r)return null;
let i=1e3*s+r;return i<1e6?i:null}var Lt=n=>n[0]==="and"&&n.length>1?n.slice(1):n;function it(n,t){let e=n.
indexOf("hundred");if(e<0)return at(n);let s=e?at(n.slice(0,e)):1,o=n.slice(e+1),r=o.length?at(Lt(o)):
0;return!s||s>t||r===null||o.length&&!r?null:100*s+r}function at(n){let[t,e,...s]=n,o=I.indexOf(t);if(o>=
0)return e===void 0?o:null;let r=U.indexOf(t);if(r<2||s.length)return null;if(e===void 0)return 10*r;
let i=I.indexOf(e);return i>0&&i<10?10*r+i:null}function f(n,t={},...e){return Rt(document.createElement(n),t,e)}function S(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Rt(s,t,e)}function Rt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function jt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(f("div",o,...s))}var Ct=(...n)=>f("div",{class:"\
controls"},...n.map(({node:t})=>t)),Wt=()=>f("p",{class:"pointed","aria-hidden":"true"}),zt=(...n)=>f(
"div",{class:"scroller"},...n);function Dt(n,t,e,s){let o=(h,l,u)=>u.map(g=>g instanceof HTMLTableCellElement?
g:f(h,l,g)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(h=>{let l=o("\
th",{scope:"row"},h.slice(0,1));return f("tr",{},...l,...o("td",{},h.slice(1)))}),a=t?[f("caption",{},
t)]:[],c=f("thead",{},f("tr",{},...r));return f("table",n,...a,c,f("tbody",{},...i))}var R={"data-lm\
-suppress-shortcuts":"true"};function J(n,t,e={}){let s=f("button",{type:"button",...e},n);return s.
addEventListener("click",t),s}function Ft(n,t,e,s){let o=f("input",{type:"range",...e,...R}),r=f("ou\
tput",{"aria-live":"off"}),i=f("span",{},n," ",f("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,output:r}}function Pt(n,t,e,s){
let o={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=Ft(n,t,o,s);return{node:r,input:i,
show(c){i.value=String(c),a.textContent=String(c)}}}function Ht(n,t,e,s){let o={min:0,max:e.length-1},
r=h=>s(e[h]),{node:i,input:a,output:c}=Ft(n,t,o,r);return{node:i,input:a,show(h,l=String(h)){a.value=
String(e.indexOf(h)),a.setAttribute("aria-valuetext",l),c.textContent=l}}}function ht(n,t,e){let s=Object.entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,
r=f("select",{id:o,...R},...s);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"\
control menu"},f("label",{for:o},n),r),show(i){r.value=i}}}function Kt(n,t,e){let s=t.map(o=>`change\
:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Bt=(n,t)=>Object.fromEntries(
t.map(e=>[e,n.get(e)]));function Ut(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}
function Gt(n){let t=f("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&je(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Re=1e3,
q,It;function je(n){q?.isConnected||(q=f("p",{class:"annotated-voice",role:"status"}),document.body.
append(q));let t=q;clearTimeout(It),It=setTimeout(()=>{t.textContent=n},Re)}var j=n=>t=>n.find(e=>String(e)===t),Cn=j([!0,!1]),Ce=n=>String(n);function Vt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=m=>(s[m]??Ce)(n.get(m)),h=Object.keys(
e),l=Object.fromEntries(h.map(m=>[m,c(m)])),u=new URLSearchParams(location.search),g=[];for(let[m,y]of Object.
entries(e)){let x=u.get(`${a}.${m}`);if(x===null)continue;let $=y(x);$===void 0?g.push(m):n.set(m,$)}
let p=f("a",{},"Copy link to this setting"),d=f("span",{role:"status"});p.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",p.getAttribute(
"href"));try{await navigator.clipboard.writeText(p.href),d.textContent=" Copied."}catch{d.textContent=
" The address of this page has it now: copy it from there."}}});let w=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:f("p",{class:"addr\
ess"},p,d,w),show(){let m=new URLSearchParams(location.search);for(let $ of h){let k=c($);k===l[$]?m.
delete(`${a}.${$}`):m.set(`${a}.${$}`,k)}d.textContent="";let y=o.closest("section[id]")?.id,x=m.size?
`?${m}`:location.pathname;p.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}var qt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),We=n=>n.reduce((t,e)=>t+e,0);function v({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function Y(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=We(s);return s.map(r=>r/o)}var ze=1e-5;function N(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var ft=(n,t)=>(e,s)=>n[s]!==
t,Jt=()=>(n,t)=>t<=n;function De(n,t,e){let s=N(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(n,o),v(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return s}function Fe(n,t,e){let s=N(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[v(
n,o),v(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+ze);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function ut(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Pe=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function He(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.sqrt(l),
g=N(s,a,h),p=N(s,a,h),d=N(a,c);for(let w=0;w<s;w++)for(let m=0;m<a;m++){let y=w*a+m,x=(b,E)=>v(b,E).
subarray(w*l,(w+1)*l),[$,k,L]=[x(n,m),v(g,y),x(d,m)];for(let b=0;b<h;b++){let E=x(t,b),A=0;for(let K=0;K<
l;K++)A+=$[K]*E[K];k[b]=!o||o(r+m,b)?A/u:-1/0}if(k.every(b=>b===-1/0))throw new RangeError("mask mas\
ks every key for some query");let O=v(p,y);if(O.set(Y(k)),i.head!==w)for(let b=0;b<l;b++){let E=0;for(let A=0;A<
h;A++)E+=O[A]*e.data[A*c+w*l+b];L[b]=E}}return{scores:g,weights:p,values:d}}var dt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=De(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,Fe(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=N(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);v(o,a).set(v(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:ut(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:g}=He(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,g),this.note(t,this.linear(`${t}.w_o`,g))}feedForward(t,e){let s=Pe(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
ut(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,ut(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Yt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},Z=class extends dt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,g]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,p=>(r.set(u,Yt(r.get(u),this.project(u,p))),this.attend(u,p,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,p=>(r.has(g)||r.set(g,this.project(g,t)),this.attend(g,p,r.get(g),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,p=>this.feedForward(`${l}.feed_forward`,p)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Yt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=N(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Q(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var X=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=Q(t),this.thousands=Q(e),this.before=Q(s),this.after=
Q(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Zt({config:n,tensors:t},e){let s=typeof e=="string"?Ke(e):Be(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((g,p)=>g*p,1),l=g=>s.slice(a,a+g*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),Ue):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var Ke=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Be=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Ue(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var Qt=n=>/^\d+$/.test(n),Ge=40,pt=["<pad>","<s>","</s>","<unk>"],gt=class{constructor(t){this.tokens=
[...pt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=pt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},mt="[\\p{L}\\p{N}_]",te=`[^\\p{L}\\p{N}_${M}]`,Ve=new RegExp(`${mt}+(?:[\
'’-]${mt}+)*|${te}`,"gu"),qe=new RegExp(` ?${mt}+| ?${te}+|[${M}]`,"gu"),D=class{constructor({tokens:t}){
this.vocabulary=new gt(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Ve)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},wt=class extends D{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(pt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return G(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${T} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Qt(c))??a[0]))}refusal(t){
if(Qt(t))return`${T} Write “${z(t)}” in words too, or the integer in digits.`;let e=t.length<=Ge&&
St(t,this.words);return`${T} “${z(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},bt=class extends D{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=Xt(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(qe)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(Xt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Je(t,this.merges[e])}}},
Xt=(n,t)=>`${n.length} ${n}${t}`;function Je(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var Ye={words:D,"number words":wt,"sub-words":bt},yt=({
kind:n,...t})=>new Ye[n](t);var Ze=2e4,ne=400,ee="de",xt=class{constructor({blueprint:t,weights:e}){this.model=new Z(Zt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=yt(t.src_tokenizer),this.target=yt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new X(this.parts[t]),this.names[t]}read(t,e=ee){
let s=e===ee?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Mt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${T} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:ft(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=ft(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,Jt(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function se(n,t=xt,e=""){let s=null;return()=>s??=Qe(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function Qe(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await Xe(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function Xe(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),Ze),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.on(`change:${t}weight\
s`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var tn=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function oe(n,t,e,s,o="",r=tn(
n)){let i="",a=`text-${Math.random()}`,c=f("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...R}),h=f("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=f("form",{},f("label",{for:a},r),f("div",{class:"line"},c,o,f("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",d=>{d.key!=="Enter"||d.isComposing||(d.preventDefault(),
l.requestSubmit())});let u=(d,w)=>{i=c.value,s(d,w)};return l.addEventListener("submit",d=>{d.preventDefault(),
u(c.value)}),{node:l,ask:u,show:d=>{c.value===i&&(i=c.value=d)},refuse:d=>{let w=d instanceof RangeError;
c.setAttribute("aria-invalid",String(w)),h.textContent=w?d.message:"",d&&!w&&(h.textContent=`The mod\
el cannot answer: ${d.message}. Press ${t} to try again.`)}}}var en=12,nn=250,sn=(n=0)=>new Promise(t=>setTimeout(t,n)),tt=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=se(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Gt("verdict"),this.answered=f("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=ne?e:void 0,...Object.fromEntries(t.map(e=>[e,j(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),s=([o,[r,i]])=>{let{show:a,...c}=Ht(r,i,this.choices[o],e(o));return[o,
{...c,show:h=>a(h,h===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(s))}suggest(t,e){
let s=([o,r])=>J(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?f("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),Ut(this.model,t)}refuse(t){this.form.refuse(t),this.
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
let e=Kt(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var on=10;function*ie(n,t){let e=n.read(t.text),s=yield*re(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*re(
n,e,t,ln(t.seed))),t.strategy==="beam"&&(o=yield*hn(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function ae(n,{src:t}){let e=n.decoder(t);return(s,o)=>e(
s.slice(-1),o).data}function ce(n){let t=Math.max(...n),e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));
return Array.from(n,s=>s-t-e)}var le=n=>Float32Array.from(Y(n));function*re(n,t,e,s){let{model:o,tgtVocab:r}=n,
i=ae(n,t),[a,c]=[[r.bosId],new Map],h=[],[l,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let g=i(a,
c),{id:p,...d}=rn(g,e,r.tokens,s?.next().value);l+=ce(g)[p],a.push(p),h.push(d),u=p===r.eosId,yield}
return{text:n.textOf(a),log_probability:l,ended:u,steps:h}}function rn(n,t,e,s=null){let o=le(n),r=an(
n,t),i=$t(r),a=he(n),c=s===null?a[0]:cn(i,s),h=(d,w)=>w<on||d===c,l=a.filter(h).map(d=>({token:e[d],
before:o[d],after:r[d],end:i[d]})),u=a.filter((d,w)=>!h(d,w)),g=d=>u.reduce((w,m)=>w+d[m],0),p={count:u.
length,before:g(o),after:g(r)};return{id:c,token:e[c],number:s,rows:l,others:p}}var he=n=>[...n.keys()].
sort((t,e)=>n[e]-n[t]),$t=n=>{let t=0;return Array.from(n,e=>t+=e)};function an(n,{temperature:t=1,top_k:e=null,
top_p:s=1}){let o=le(n.map(h=>h/t)),r=he(o).slice(0,e??n.length),i=$t(r.map(h=>o[h])),a=new Float32Array(
n.length);r.forEach((h,l)=>{let u=l&&i[l-1];(s===1||u<s*i.at(-1))&&(a[h]=o[h])});let c=$t(a).at(-1);
return a.map(h=>h/c)}var cn=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*ln(n){for(;;){n=n+1831565813|
0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*hn(n,t,{
beam_size:e,length_penalty:s}){let{model:o,tgtVocab:r}=n,i=ae(n,t),a=o.config.max_len-1,c=(g,p)=>g/((5+
p)/6)**s,h=[],l={score:-1/0},u=[{ids:[r.bosId],total:0,cache:new Map}];for(let g=1;u.length&&c(u[0].
total,a)>l.score;g++){let p=[];for(let[m,{ids:y,total:x,cache:$}]of u.entries()){let k=ce(i(y,$));for(let[
L,O]of k.entries())p.push({parent:m,id:L,total:x+O});yield}let d=[],w=p.sort((m,y)=>y.total-m.total).
slice(0,2*e);h.push(w.map(({parent:m,id:y,total:x},$)=>{let k=[...u[m].ids,y],L=y===r.eosId,O={token:r.
tokens[y],parent:m,log_probability:x,fate:"dropped"};if(L||g===a){if($>=e)return O;let b=c(x,g),E={...O,
fate:"finished",text:n.textOf(k),score:b};return b>l.score&&(l={text:E.text,log_probability:x,ended:L,
score:b}),E}return d.length===e?O:(d.push({ids:k,total:x,cache:new Map(u[m].cache)}),{...O,fate:"kep\
t"})})),u=d}return{...l,steps:h}}var ue=n=>!n.matches(".none")&&!n.closest(".unwritten");function de(n,t){let e=()=>t.flat().find(ue)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(g=>g.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{ue(s)||o(e())}}function un({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=f("td",{...o,...R},n);return r.style.setProperty("--w",String(e)),r}function fe({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(un)),a={class:"grid numbe\
rs",role:"grid"},c=i.map((u,g)=>[e[g],...u]),h=Dt(a,n,[t,...s],c),l=({target:u})=>u.closest?.(".numb\
er")?.getAttribute("aria-label")??"";return h.addEventListener("pointerover",u=>r(l(u))),h.addEventListener(
"pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(l(u))),h.addEventListener("focusout",()=>r(
"")),de(h,i),zt(h)}var kt=n=>n.replaceAll("-","−");function et(n,t=2){if(Number.isNaN(n))return"Na\
N";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?
kt(n.toExponential(0).replace("+","")):kt(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var C=n=>Number.isFinite(
n)?kt(String(Number(n.toPrecision(7)))):et(n);var _=n=>et(Math.round(n*1e3)/1e3,3),W=n=>n<.005?"":n.toFixed(2);function F(n,t,e,s,o){let r=(a,c,h)=>{
let l=`${a}, ${e[h]}`;if(typeof c=="string")return{text:c,say:l};let u=`${l}, exactly ${C(c)}`;return c<
0?{text:_(c),say:u}:{text:et(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((h,l)=>r(a,
h,l)));return fe({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var vt=20,H=26,P=9,dn=16,pe=5,ge=n=>[...n].reduce((t,e)=>t+(/[<>\u2600-\uffff]/.test(e)?12:7),0),me=({
mark:n,token:t})=>n?`${n} ${t}`:t,fn=n=>ge(me(n))+7.8*n.written.length+2*pe;function pn(n){let t=[n];
for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}function gn(n){let t=[],e=[];function s(o,r,i){
let a=pn(o),c=a.map((l,u)=>e[r+u]??0),h=Math.max(i,...c);a.forEach((l,u)=>{Object.assign(l,{column:r+
u,row:h}),e[r+u]=h+1,t.push(l)});for(let l of a.toReversed())for(let u of l.below.slice(1))s(u,l.column+
1,h+1)}return s(n,0,0),t}function mn(n,t,e,s){let o=e[n.column]+s.get(n),r=e[t.column],i=r-P/2,[a,c]=[
n.row,t.row].map(h=>h*H+H/2);return S("path",{class:["branch",...t.kinds].join(" "),d:`M${o} ${a}H${r-
P}C${i} ${a} ${i} ${c} ${r} ${c}`,"stroke-width":Math.max(dn*t.share,1).toFixed(2)})}function wn(n,t,e){
let s=n.row*H+(H-vt)/2,o=S("text",{x:t+pe,y:s+14.5},me(n),S("tspan",{class:"share",dx:5},n.written)),
r=n.tail?S("text",{class:"tail",x:t+e+8,y:s+14.5},n.tail):"";return S("g",{class:["node",...n.kinds].
join(" "),"data-say":n.say,"data-step":n.column},S("rect",{x:t,y:s,width:e,height:vt,rx:vt/2}),o,r)}
function nt(n,{label:t,look:e,go:s}){let o=gn(n),r=new Map(o.map(p=>[p,fn(p)])),i=[1];for(let p of qt(
Math.max(...o.map(d=>d.column))+1)){let d=o.filter(w=>w.column===p);i.push(i[p]+Math.max(...d.map(w=>r.
get(w)))+P)}let a=o.map(({tail:p,column:d})=>p?i[d+1]-P+8+ge(p):0),c=Math.ceil(Math.max(i[i.length-1]-
P+1,...a)),h=(Math.max(...o.map(({row:p})=>p))+1)*H,l=S("svg",{width:c,height:h,viewBox:`0 0 ${c} ${h}`,
"aria-hidden":"true"},...o.flatMap(p=>p.below.map(d=>mn(p,d,i,r))),...o.map(p=>wn(p,i[p.column],r.get(
p)))),u=p=>p.target.closest(".node")?.dataset;return l.addEventListener("pointerover",p=>e(u(p)?.say??
"")),l.addEventListener("pointerleave",()=>e("")),l.addEventListener("click",p=>{let d=Number(u(p)?.
step??0);d&&s(d)}),f("div",{class:"scroller",role:"group",tabindex:0,"aria-label":t},l)}function bn(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,h=[...a.tokens,i.token],l={...i,parent:a,tokens:h,
greedy:c,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function we(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var yn={"finished, the best":"★",finished:"✓",dropped:"✗"};function xn(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function be(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,h=Math.exp(r),l=c.length||!o.length?"":we(n,t),u=l?`: ${l}`:"",g=l.startsWith(
"finished"),p=Math.exp(n.parent?.log_probability??0),d=o.length>0&&W(h)!==W(p),w=i===void 0?"":`, sc\
ore ${_(i)}`;return{token:s,share:h,written:g?_(i):d?W(h):"",say:`${o.join(" ")||s}${u}; probability\
 ${C(h)}, log-probability ${_(r)}${w}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),
mark:yn[l],tail:a&&!c.length?"greedy":"",below:c.map(m=>be(m,t,e))}}function $n(n,t,e){let s=n.nodes.
map(i=>{let{tokens:a,log_probability:c}=i,h=we(i,n);return[a.join(" "),Math.exp(c),c,h]}),o=`Candida\
tes of step ${t}, the likeliest first`;return F(o,"tokens",["probability","log-probability","fate"],
s,e)}function ye(n,t,e,{look:s,go:o}){let r=bn(n.slice(0,t)),a="Number and width: the probability up\
 to there. ✓ finished, with its score; ★ the best so far; ✗ dropped; top row: greedy."+(t===n.
length&&r.kept.length?" The search stops: what is kept can no longer become the best.":""),c="The tr\
ee of the search; its numbers are in the tables below",h=be(r.root,r,xn(r.finished[0]));return{picture:[
nt(h,{label:c,look:s,go:o}),f("p",{class:"hint"},a)],tables:[$n(r,t,s)]}}var kn=4,vn=.011;function On({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function En({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let h=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&h.push([`${s.count} others`,s.before,""]),F(r,"tok\
en",["probability","choice"],h,i)}let a=e.map((h,l)=>{let u=On(h,l,n,o);return[h.token,h.before,h.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),F(r,"token",["in the model","\
reshaped","place"],a,i)}function xe(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,c=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:W(r),
say:`${n.token}${c&&`: ${c}`}; probability ${C(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function Mn(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(c=>c.token===o),a=r.filter(c=>c!==i).slice(0,kn);t=[xe(i,s,t),...a.map(c=>xe(c,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function Sn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,u)=>l.end-u.end).map(({token:l,after:u,
end:g})=>{let p=u>vn*(l.length+1),d=f("span",{},p?l:"");d.classList.toggle("drawn",l===n),d.style.setProperty(
"left",`${100*(g-u)}%`),d.style.setProperty("width",`${100*u}%`);let w=`from ${(g-u).toFixed(4)} to ${g.
toFixed(4)}`;return d.addEventListener("pointerover",()=>o(`${l}: ${w}`)),d}),i=f("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=f("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,f("p",{class:"hint fall"},h)]}function $e(n,t,e,{look:s,go:o}){let r=n[t-1],a=["After <s>",...n.slice(
0,t-1).map(({token:u})=>u)].join(" "),c="What was generated, and what else was likely; its numbers a\
re in the table below",h=r.number===null,l=h?`Number and width: the probability after the tokens bef\
ore it, if 0.005 or more. The likeliest token is taken: ${r.token}.`:"Number and width: the reshaped\
 probability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[nt(Mn(n.slice(
0,t)),{label:c,look:s,go:o}),f("p",{class:"hint"},l),...h?[]:Sn(r,s)],tables:[En(r,e,a,s)]}}var st={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},ke={beam_size:["Beams","bea\
m_size"],length_penalty:["Length penalty","length_penalty"],temperature:["Temperature","temperature"],
top_k:["Top-k","top_k"],top_p:["Top-p","top_p"],seed:["Seed","seed"]};function _n({settings:{strategy:n,
seed:t},found:e,greedy:s}){let o=st[n]+(n==="sampling"?` with seed ${t}`:""),r=({text:l,log_probability:u,
score:g})=>`generates “${l}”: log-probability ${_(u)}`+(g===void 0?".":`, score ${_(g)}.`),i=e.ended?
"":" It did not come to an end.",a=Math.abs(e.log_probability-s.log_probability),h=` Greedy decoding\
 ${e.text===s.text&&a<.001?"generates the same.":r(s)}`;return`${o} ${r(e)}${i}${n==="greedy"?"":h}`}
function An({settings:{text:n,strategy:t},found:e,greedy:s}){let o=Nt(rt(n));if(o===null)return"";let r=(c,h)=>{
let l=Tt(h.text),u=l===null?"not a number":l.toLocaleString("en");return`${st[c]}: ${u} ${lt(h.text,
o)?"✓":"✗"}. `};return`${[...t==="greedy"?[]:[r(t,e)],r("greedy",s)].join("")}Asked: ${o.toLocaleString(
"en")}.`}var Ot=class extends tt{constructor({model:t,el:e}){super(t),this.readers={...this.readersOf(
Object.keys(ke)),strategy:j(Object.keys(st)),step:j(this.choices.seed)},this.address=Vt(t,e,this.readers);
let s=this.suggest("Try ",this.choices.texts.map(i=>[i,i]));this.form=oe(t,"Decode",s,i=>this.answer(
i)),this.strategy=ht("Strategy",st,i=>this.set({strategy:i})),this.controls=this.slidersOf(ke),this.
controls.seed.node.append(J("Draw again",()=>this.drawAgain())),this.steps=Pt("Step","step",[1,2],i=>this.
set({step:i})),this.judged=f("p",{class:"judged"}),this.tally=f("p",{class:"tally"}),this.draws=new Map,
this.drawnAt="",this.hasDrawn=!1,this.measured=null,this.most=0,this.view=f("div",{class:"view"}),this.
numbers=f("div",{}),this.pointed=Wt();let o=f("summary",{},"The numbers of this step"),r=f("details",
{},o,this.numbers);this.answered.append(this.status,this.judged,this.tally,this.steps.node,this.view,
this.pointed,f("div",{class:"foot"},r,this.address.node)),jt(e,"decoding-lab","Decoding lab",this.form.
node,Ct(this.strategy,...Object.values(this.controls)),this.answered)}answer(t){this.refuse(null),t===
this.shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():this.model.set(
"text",t)}takeBack(){this.model.set("text",this.shown.settings.text)}settings(){let{model:t,choices:e}=this,
s=["text","strategy",...e.settings[t.get("strategy")]];return Bt(t,s)}showControls(t){this.strategy.
show(t.strategy);for(let[e,{node:s,show:o}]of Object.entries(this.controls))s.hidden=!(e in t),o(this.
model.get(e));this.address.show()}search(t,e){return ie(t,e)}count({settings:{seed:t,...e},found:s}){
let o=e.strategy==="sampling",r=JSON.stringify(e);r!==this.drawnAt&&this.draws.clear(),this.drawnAt=
r,o&&this.draws.set(t,s.text);let i=[...this.draws.values()],a=l=>i.filter(u=>u===l).length,h=[...new Set(
i)].sort((l,u)=>a(u)-a(l)).map(l=>`${a(l)} × “${l}”`).join(", ");this.tally.textContent=i.length>
1?`${i.length} draws: ${h}.`:"",this.tally.hidden=!o}tallest(t){let{found:e,settings:s}=this.shown;if(this.
measured!==this.shown){let o=e.steps.map((r,i)=>{let{picture:a}=t(e.steps,i+1,s,{});return Number(a[0].
firstElementChild?.getAttribute("height"))});this.most=Math.max(...o),this.measured=this.shown}return this.
most}draw(){let{settings:t,found:e}=this.shown,s=e.steps.length,o=Math.min(this.model.get("step")||s,
s);this.say(_n(this.shown)),this.judged.textContent=this.model.get("own")?"":An(this.shown),this.steps.
input.max=String(s),this.steps.show(o);let r=l=>{this.pointed.textContent=l},i=l=>this.set({step:l}),
a=t.strategy==="beam"?ye:$e,{picture:c,tables:h}=a(e.steps,o,t,{look:r,go:i});c[0].style.minHeight=`${this.
tallest(a)}px`,this.view.replaceChildren(...c),c[0].scrollLeft=this.hasDrawn?c[0].scrollWidth:0,this.
hasDrawn=!0,this.count(this.shown),this.numbers.replaceChildren(...h)}};function Tn(n){let t=new Ot(
n);return t.follow(Object.keys(t.readers))}var ve={render:Tn};widget=ve;})();
export default widget;
