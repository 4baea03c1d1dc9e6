let widget;
(()=>{var _="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",je=new RegExp(
`[${_}]+`),We=new RegExp(`^[${_}]+|[${_}]+$`,"g");function J(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(je).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var I="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),V="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function ze(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${q(t)} thousand ${e<100?"and ":""}${q(e)}`:`${q(t)} thousand`:q(e)}
function q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Nt(e);let s=`${I[t]} hundred`;return e?
`${s} and ${Nt(e)}`:s}function Nt(n){if(n<20)return I[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${V[t]}\
-${I[e]}`:V[t]}var De=new RegExp(`^[${_}]*<[A-Za-z]+>[${_}]`),Fe=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Pe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,L="I translate integers from 0 to 999,999.",F=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Lt(n){let[t]=De.exec(n)??[""];return t+ht(n.slice(t.length))}
function ht(n){let t=n.replace(We,"");if(!Fe.test(t))return n;let e=Pe.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${L} “${F(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return ze(e)}var Ct=(n,t)=>Rt(n,t,1)[0];function Rt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*lt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function lt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((h,l)=>a===h?(s[l-1]??0)+1:0),s.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+lt(n.slice(0,r),t.slice(0,i))+lt(n.slice(r+o),t.slice(
i+o))}var Wt="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Be="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function Z(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${Z(e,!0)}tausend`:"")+(s?`${Z(s,!0)}hundert`:"");return o||!r?r+ut(o,t&&!s):r}function ut(n,t){
if(n===1&&t)return"ein";if(n<20)return Wt[n];let[e,s]=[Be[Math.floor(n/10)],n%10];return s?`${ut(s,!0)}\
und${e}`:e}function dt(n,t){let e=Z(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===Ke(t)}var Ge=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[ut(e,n),e])));
function zt(n){let t=(o,r,i)=>{let[,a,c]=r.match(`^(?:(.*?)${o})?(.*)$`)??[];return a===void 0?i(c):
i(a||"ein")*(o==="tausend"?1e3:100)+(c?i(c):0)},e=o=>Ge.get(o)??Number.NaN,s=t("tausend",n,o=>t("hun\
dert",o,e));return dt(n,s)?s:null}function Ke(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${Wt[(n-
t)/100]}hundert${t?Z(t):""}`}function Dt(n){let t=J(n);return t.includes("thousand")?Ft("thousand",1e3,
t,1e6,e=>It(e,1e3)):It(t,1e4)}var It=(n,t)=>n.includes("hundred")?Ft("hundred",100,n,t,jt):jt(n);function Ft(n,t,e,s,o){
let r=e.indexOf(n),i=e.slice(r+1),a=r?o(e.slice(0,r)):1,c=i.length&&o(i[0]==="and"&&i[1]?i.slice(1):
i),h=t*a+c;return a&&(c||!i.length)&&h<s?h:null}function jt(n){let[t,e,...s]=n,o=I.indexOf(t);if(o>=
0)return e===void 0?o:null;let r=V.indexOf(t);if(r<2||s.length)return null;if(e===void 0)return 10*r;
let i=I.indexOf(e);return i>0&&i<10?10*r+i:null}var A=(n,t)=>Object.fromEntries(n.map(e=>[e,t(e)])),ft=(n,t)=>A(Object.keys(n),e=>t(n[e],e));function p(n,t={},...e){return Ht(document.createElement(n),t,e)}function T(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Ht(s,t,e)}function Ht(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function Bt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(p("div",o,...s))}var j=(n,...t)=>p("div",{class:n},
...t);function Gt(n,t){for(let[e,s]of Object.entries(t))n.style.setProperty(`--${e}`,String(s));return n}var pt=(...n)=>j(
"controls",...n.map(({node:t})=>t)),Kt=()=>p("p",{class:"pointed","aria-hidden":"true"}),Ut=(...n)=>j(
"scroller",...n);function qt(n,t,e,s){let o=(h,l,u)=>u.map(d=>d instanceof HTMLTableCellElement?d:p(
h,l,d)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(h=>{let l=o("th",
{scope:"row"},h.slice(0,1));return p("tr",{},...l,...o("td",{},h.slice(1)))}),a=t?[p("caption",{},t)]:
[],c=p("thead",{},p("tr",{},...r));return p("table",n,...a,c,p("tbody",{},...i))}var P={"data-lm-suppress-shortcuts":"true"};function H(n,t,e={}){let s=p("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function Vt(n,t,e,s){let o=p("input",{type:"range",...e,...P}),
r=p("output",{"aria-live":"off"}),i=p("span",{},n," ",p("code",{},t));return o.addEventListener("inp\
ut",()=>s(Number(o.value))),{node:p("div",{class:"control"},p("label",{},i,o),r),input:o,output:r}}function Jt(n,t,e,s){
let o={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=Vt(n,t,o,s);return{node:r,input:i,
show(c){i.value=String(c),a.textContent=String(c)}}}function Zt(n,t,e,s){let o={min:0,max:e.length-1},
r=h=>s(e[h]),{node:i,input:a,output:c}=Vt(n,t,o,r);return{node:i,input:a,show(h,l=String(h)){a.value=
String(e.indexOf(h)),a.setAttribute("aria-valuetext",l),c.textContent=l}}}function mt(n,t,e){let s=Object.entries(t).map(([i,a])=>p("option",{value:i},a)),o=`menu-${Math.random()}`,
r=p("select",{id:o,...P},...s);return r.addEventListener("change",()=>e(r.value)),{node:p("div",{class:"\
control menu"},p("label",{for:o},n),r),show(i){r.value=i}}}var Yt=(n={})=>p("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,...P});function gt(n,t){let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,
o]of e)n.off(`change:${s}`,o)}}function Qt(n,t,e){let s=gt(n,A(t,()=>e));return e(),s}var Xt=(n,t)=>A(
t,e=>n.get(e));function Q(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function te(n){
let t=p("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&qe(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Ue=1e3,Y,Pt;function qe(n){
Y?.isConnected||(Y=p("p",{class:"annotated-voice",role:"status"}),document.body.append(Y));let t=Y;clearTimeout(
Pt),Pt=setTimeout(()=>{t.textContent=n},Ue)}var W=n=>t=>n.find(e=>String(e)===t),ns=W([!0,!1]),Ve=n=>String(n);function ee(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=m=>(s[m]??Ve)(n.get(m)),h=Object.keys(
e),l=A(h,c),u=new URLSearchParams(location.search),d=[];for(let[m,x]of Object.entries(e)){let y=u.get(
`${a}.${m}`);if(y===null)continue;let b=x(y);b===void 0?d.push(m):n.set(m,b)}let g=p("a",{},"Copy li\
nk to this setting"),f=p("span",{role:"status"});g.addEventListener("click",async m=>{if(!(m.ctrlKey||
m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",g.getAttribute("href"));try{
await navigator.clipboard.writeText(g.href),f.textContent=" Copied."}catch{f.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let w=d.length?` The address has a setting that\
 could not be read, and was left out: ${d.join(", ")}.`:"";return{node:p("p",{class:"address"},g,f,w),
show(){let m=new URLSearchParams(location.search);for(let b of h){let $=c(b);$===l[b]?m.delete(`${a}\
.${b}`):m.set(`${a}.${b}`,$)}f.textContent="";let x=o.closest("section[id]")?.id,y=m.size?`?${m}`:location.
pathname;g.setAttribute("href",`${y}${x?`#${x}`:""}`)}}}var ne=(n,t=0)=>Array.from({length:n},(e,s)=>t+s);var Je=n=>n.reduce((t,e)=>t+e,0),X=n=>n.reduce((t,e)=>t*e,1);function M({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function tt(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=Je(s);return s.map(r=>r/o)}var Ze=1e-5;function C(...n){return{shape:n,data:new Float32Array(X(n))}}var yt=(n,t)=>(e,s)=>n[s]!==
t,se=()=>(n,t)=>t<=n;function Ye(n,t,e){let s=C(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){
let[r,i]=[M(n,o),M(s,o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)
h+=r[l]*t.data[c+l];i[a]=h}}return s}function Qe(n,t,e){let s=C(...n.shape);for(let o=0;o<n.shape[0];o++){
let[r,i]=[M(n,o),M(s,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/
Math.sqrt(c+Ze);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return s}function wt(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Xe=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function tn(n,t,e,s,o,r,i){let[a,c]=n.shape,h=t.shape[0],l=c/s,u=i.scale?1:Math.
sqrt(l),d=C(s,a,h),g=C(s,a,h),f=C(a,c);for(let w=0;w<s;w++)for(let m=0;m<a;m++){let x=w*a+m,y=(k,E)=>M(
k,E).subarray(w*l,(w+1)*l),[b,$]=[y(n,m),y(f,m)],O=M(d,x);for(let k=0;k<h;k++){let E=y(t,k),N=0;for(let U=0;U<
l;U++)N+=b[U]*E[U];O[k]=!o||o(r+m,k)?N/u:-1/0}if(O.every(k=>k===-1/0))throw new RangeError("mask mas\
ks every key for some query");let v=M(g,x);if(v.set(tt(O)),i.head!==w)for(let k=0;k<l;k++){let E=0;for(let N=0;N<
h;N++)E+=v[N]*e.data[N*c+w*l+k];$[k]=E}}return{scores:d,weights:g,values:f}}var bt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}apply(t,e,s){let{[`${e}.weight`]:o,[`${e}.bias`]:r}=this.parameters;return t(
s,o,r)}linear(t,e){let s=this.apply(Ye,t,e);return t===this.without.output&&s.data.fill(0),this.note(
t,s)}norm(t,e){return this.note(t,this.apply(Qe,t,e))}embed(t,e){let s=this.parameters[`${t}.table.w\
eight`],o=C(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`id\
s holds ${i}, but the vocabulary has ${s.shape[0]} entries`);M(o,a).set(M(s,i))}),this.note(`${t}.ta\
ble`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:wt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:d}=tn(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,d),this.note(t,this.linear(`${t}.w_o`,d))}feedForward(t,e){let s=Xe(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
wt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,wt(e,s(e)));return this.note(t,o)}stack(t,e,s,o=new Map,r=0,i=null,a=null){
for(let l=0;l<this.config.n_layers;l++){let u=`${t}.layers.${l}`,[d,g]=[`${u}.self_attention`,`${u}.\
cross_attention`],f=[w=>(o.set(d,en(o.get(d),this.project(d,w))),this.attend(d,w,o.get(d),s,r)),w=>(o.
has(g)||o.set(g,this.project(g,i)),this.attend(g,w,o.get(g),a,r)),w=>this.feedForward(`${u}.feed_for\
ward`,w)];i||f.splice(1,1);for(let[w,m]of f.entries())e=this.sublayer(`${u}.sublayers.${w}`,e,m);this.
note(u,e)}let c=`${t}.norm`,{norm_first:h}=this.config;return this.note(t,h?this.norm(c,e):this.note(
c,e))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},et=class extends bt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",s,
e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.embed("t\
gt_embed",s),c=this.positions("positions.tgt","tgt",a,i);return this.stack("decoder",c,o,r,i,t,e)}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function en(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=C(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function nt(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var st=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=nt(t),this.thousands=nt(e),this.before=nt(s),this.
after=nt(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.
thousands[e]:this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.
indexOf(t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function oe({config:n,tensors:t},e){let s=typeof e=="string"?nn(e):sn(e),o={};for(let[r,i,a,c]of t){
let h=X(i),l=d=>s.slice(a,a+d*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(l(2)),on):new Float32Array(
l(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var nn=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(
0)),sn=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function on(n){let[t,e]=[n>>10&
31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var re=n=>/^\d+$/.test(n),rn=40,ae=["<pad>","<s>","</s>","<unk>"],xt=class{padId=0;bosId=1;eosId=2;unkId=3;constructor(t){
this.tokens=[...ae,...t],this.idOf=new Map(this.tokens.map((e,s)=>[e,s]))}encode(t){return t.map(e=>this.
idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.
slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},$t="[\\p{L}\\p{N}_]",ce=`[^\\p{L}\\p{N}_${_}\
]`,an=new RegExp(`${$t}+(?:['’-]${$t}+)*|${ce}`,"gu"),cn=new RegExp(` ?${$t}+| ?${ce}+|[${_}]`,"gu"),
B=class{constructor({tokens:t}){this.vocabulary=new xt(t)}encode(t){let e=this.vocabulary.encode(this.
split(t.normalize("NFC")));if(!e.length)throw new RangeError("The text is empty. Write at least one \
word.");return e}split(t){return t.match(an)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},kt=class extends B{constructor(t){super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.
tokens.slice(ae.length);this.languages=s.filter(e),this.words=s.filter(o=>!e(o))}split=J;join(t){return t.
join(" ")}encode(t){let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&
!s.includes(o[0]))throw new RangeError(`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}\
.`);let i=o.slice(r?1:0);if(!i.length)throw new RangeError(`${L} Write one, such as 47 or forty-seve\
n.`);let a=i.filter(c=>!this.words.includes(c));if(!a.length)return e.encode(o);throw new RangeError(
this.refusal(a.find(c=>!re(c))??a[0]))}refusal(t){if(re(t))return`${L} Write “${F(t)}” in words to\
o, or the integer in digits.`;let e=t.length<=rn&&Ct(t,this.words);return`${L} “${F(t)}” is not a \
number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty-seven.")}},Ot=class extends B{constructor({
alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=
new Map,e.forEach(([s,o],r)=>{let i=ie(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){
return(t.match(cn)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){
let o=t.slice(1).flatMap((r,i)=>this.places.get(ie(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;
e=Math.min(...o),t=ln(t,this.merges[e])}}},ie=(n,t)=>`${n.length} ${n}${t}`;function ln(n,[t,e]){let s=[];
for(let o=0;o<n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var hn={words:B,
"number words":kt,"sub-words":Ot},vt=({kind:n,...t})=>new hn[n](t);var un=2e4,he=400,le="de",Mt=class{constructor({blueprint:t,weights:e}){this.model=new et(oe(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=vt(t.src_tokenizer),this.target=vt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new st(this.parts[t]),this.names[t]}read(t,e=le){
let s=e===le?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Lt(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${L} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:yt(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=yt(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,se(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function ue(n,t=Mt,e=""){let s=null;return()=>s??=dn(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function dn(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await fn(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function fn(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),un),r=()=>{clearTimeout(o),i(),e()},i=gt(n,{[`${t}weights`]:r});Q(n,{[`${t}wanted`]:!0})})}var pn=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function de(n,t,e,s,o="",r=pn(
n)){let i="",a=`text-${Math.random()}`,c=Yt({id:a,"aria-describedby":`${a}-error`}),h=p("p",{id:`${a}\
-error`,class:"error",role:"alert"}),l=p("form",{},p("label",{for:a},r),j("line",c,o,p("button",{class:"\
main"},t)),e,h);c.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),
l.requestSubmit())});let u=(f,w)=>{i=c.value,s(f,w)};return l.addEventListener("submit",f=>{f.preventDefault(),
u(c.value)}),{node:l,ask:u,show:f=>{c.value===i&&(i=c.value=f)},refuse:f=>{let w=f instanceof RangeError;
c.setAttribute("aria-invalid",String(w)),h.textContent=w?f.message:"",f&&!w&&(h.textContent=`The mod\
el cannot answer: ${f.message}. Press ${t} to try again.`)}}}var mn=12,gn=250,wn=(n=0)=>new Promise(t=>setTimeout(t,n)),ot=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=ue(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=te("verdict"),this.answered=j("answered")}readersOf(t){return{
text:e=>e.length<=he?e:void 0,...A(t,e=>W(this.choices[e]))}}slidersOf(t){return ft(t,([e,s],o)=>{let r=h=>this.
set({[o]:h}),{show:i,...a}=Zt(e,s,this.choices[o],r);return{...a,show:h=>i(h,h===null?"off":void 0)}})}suggest(t,e){
let s=([o,r])=>H(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?p("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),Q(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused),this.answered.inert=this.isRefused}async redraw(){
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(
t),this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},gn);try{JSON.stringify(t)!==JSON.stringify(
this.shown.settings)&&await this.workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(
i),i instanceof RangeError&&this.takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.
settings;this.written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("\
aria-busy","false")}async workOff(t,e,s){let o=this.search(await this.fetchModel(),t);for(let r=performance.
now();!e();){let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let c=this.
tellMore(a,s);!c&&performance.now()-r<mn||(await wn(c),r=performance.now())}}tellMore(t,e){return 0}say(t){
this.status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=Qt(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var bn=10;function*pe(n,t){let e=n.read(t.text),s=yield*fe(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*fe(
n,e,t,kn(t.seed))),t.strategy==="beam"&&(o=yield*On(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function me(n,{src:t}){let e=n.decoder(t);return(s,o)=>e(
s.slice(-1),o).data}function ge(n){let t=Math.max(...n),e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));
return Array.from(n,s=>s-t-e)}var we=n=>Float32Array.from(tt(n));function*fe(n,t,e,s){let{model:o,tgtVocab:r}=n,
i=me(n,t),[a,c]=[[r.bosId],new Map],h=[],[l,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let d=i(a,
c),{id:g,...f}=yn(d,e,r.tokens,s?.next().value);l+=ge(d)[g],a.push(g),h.push(f),u=g===r.eosId,yield}
return{text:n.textOf(a),log_probability:l,ended:u,steps:h}}function yn(n,t,e,s=null){let o=we(n),r=xn(
n,t),i=Et(r),a=be(n),c=s===null?a[0]:$n(i,s),h=(f,w)=>w<bn||f===c,l=a.filter(h).map(f=>({token:e[f],
before:o[f],after:r[f],end:i[f]})),u=a.filter((f,w)=>!h(f,w)),d=f=>u.reduce((w,m)=>w+f[m],0),g={count:u.
length,before:d(o),after:d(r)};return{id:c,token:e[c],number:s,rows:l,others:g}}var be=n=>[...n.keys()].
sort((t,e)=>n[e]-n[t]),Et=n=>{let t=0;return Array.from(n,e=>t+=e)};function xn(n,{temperature:t=1,top_k:e=null,
top_p:s=1}){let o=we(n.map(h=>h/t)),r=be(o).slice(0,e??n.length),i=Et(r.map(h=>o[h])),a=new Float32Array(
n.length);r.forEach((h,l)=>{let u=l&&i[l-1];(s===1||u<s*i.at(-1))&&(a[h]=o[h])});let c=Et(a).at(-1);
return a.map(h=>h/c)}var $n=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*kn(n){for(;;){n=n+1831565813|
0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*On(n,t,{
beam_size:e,length_penalty:s}){let{model:o,tgtVocab:r}=n,i=me(n,t),a=o.config.max_len-1,c=(d,g)=>d/((5+
g)/6)**s,h=[],l={score:-1/0},u=[{ids:[r.bosId],total:0,cache:new Map}];for(let d=1;u.length&&c(u[0].
total,a)>l.score;d++){let g=[];for(let[m,{ids:x,total:y,cache:b}]of u.entries()){let $=ge(i(x,b));for(let[
O,v]of $.entries())g.push({parent:m,id:O,total:y+v});yield}let f=[],w=g.sort((m,x)=>x.total-m.total).
slice(0,2*e);h.push(w.map(({parent:m,id:x,total:y},b)=>{let $=[...u[m].ids,x],O=x===r.eosId,v={token:r.
tokens[x],parent:m,log_probability:y,fate:"dropped"};if(O||d===a){if(b>=e)return v;let k=c(y,d),E={...v,
fate:"finished",text:n.textOf($),score:k};return k>l.score&&(l={text:E.text,log_probability:y,ended:O,
score:k}),E}return f.length===e?v:(f.push({ids:$,total:y,cache:new Map(u[m].cache)}),{...v,fate:"kep\
t"})})),u=f}return{...l,steps:h}}var ye=n=>!n.matches(".none")&&!n.closest(".unwritten");function xe(n,t){let e=()=>t.flat().find(ye)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(d=>d.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{ye(s)||o(e())}}function vn({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")};return Gt(p("td",{...o,...P},n),{w:e})}function $e({title:n,corner:t="",rows:e,
columns:s,cells:o,look:r}){let i=o.map(u=>u.map(vn)),a={class:"grid numbers",role:"grid"},c=i.map((u,d)=>[
e[d],...u]),h=qt(a,n,[t,...s],c),l=({target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??
"";return h.addEventListener("pointerover",u=>r(l(u))),h.addEventListener("pointerleave",()=>r("")),
h.addEventListener("focusin",u=>r(l(u))),h.addEventListener("focusout",()=>r("")),xe(h,i),Ut(h)}var St=n=>n.
replaceAll("-","−");function rt(n,t=2){if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>
0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?St(n.toExponential(0).replace("+",
"")):St(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var z=n=>Number.isFinite(n)?St(String(Number(n.toPrecision(
7)))):rt(n);var S=n=>rt(Math.round(n*1e3)/1e3,3),D=n=>n<.005?"":n.toFixed(2);function G(n,t,e,s,o){let r=(a,c,h)=>{
let l=`${a}, ${e[h]}`;if(typeof c=="string")return{text:c,say:l};let u=`${l}, exactly ${z(c)}`;return c<
0?{text:S(c),say:u}:{text:rt(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((h,l)=>r(a,
h,l)));return $e({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var at=20,Oe=26,ke=[9,28],Mn=85,_t=480,[ve,En]=[48,6],Sn=16,it=5,_n=n=>/[<>]/.test(n)?10:n<"☀"?7:12,
Me=n=>[...n].reduce((t,e)=>t+_n(e),0),Ee=({mark:n,token:t})=>n?`${n} ${t}`:t,An=(n,t)=>{let[e,s]=[Me(
Ee(n)),7.8*n.written.length];return(t?Math.max(e,s,14):e+s)+2*it};function Tn(n){let t=[n];for(;t.at(
-1).below.length;)t.push(t.at(-1).below[0]);return t}function Nn(n){let t=[],e=[];function s(o,r,i){
let a=Tn(o),c=a.map((l,u)=>e[r+u]??0),h=Math.max(i,...c);a.forEach((l,u)=>{Object.assign(l,{column:r+
u,row:h}),e[r+u]=h+1,t.push(l)});for(let l of a.toReversed())for(let u of l.below.slice(1))s(u,l.column+
1,h+1)}return s(n,0,0),t}function Ln(n,t,e){let s=new Map(n.map(c=>[c,An(c,t)])),o=({column:c,row:h})=>t?
h:c,r=[1];for(let c of ne(Math.max(...n.map(o))+1)){let h=n.filter(l=>o(l)===c).map(l=>s.get(l));r.push(
r[c]+Math.max(0,...h)+e)}let i=c=>t?c.column*ve+1:c.row*Oe+3,a=n.map(c=>[c,{x:r[o(c)],y:i(c),width:s.
get(c)}]);return new Map(a)}function Cn(n,t,e,s,o,r){let i=Math.max(Sn*s,1),a=at/2,c;if(o){let[h,l]=[
n,t].map(f=>f.x+Math.min(f.width/2,30)),[u,d]=[n.y+at,t.y],g=d-14;c=`M${h} ${u}V${g}C${h} ${d-5} ${l}\
 ${g} ${l} ${d}`}else{let[h,l]=[n.x+n.width,t.x],u=l-r/2,[d,g]=[n.y+a,t.y+a];c=`M${h} ${d}H${l-r}C${u}\
 ${d} ${u} ${g} ${l} ${g}`}return T("path",{class:["branch",...e].join(" "),d:c,"stroke-width":i.toFixed(
2)})}function Rn(n,{x:t,y:e,width:s},o){let r={x:t+it,y:e+14.5},i={x:t+it,dy:17},a=T("tspan",{class:"\
share",...o?i:{dx:5}},n.written),c=T("text",r,Ee(n),a),h=o?{x:t+it,y:e+43}:{x:t+s+8,y:e+14.5},l=n.tail?
T("text",{class:"tail",...h},n.tail):"";return T("g",{class:["node",...n.kinds].join(" "),"data-say":n.
say,"data-step":n.column},T("rect",{x:t,y:e,width:s,height:at,rx:at/2}),c,l)}function ct(n,{label:t,
look:e,go:s,room:o=0,most:r}){let i=o<_t,a=Math.floor(o/(r+1))-Mn,c=i?En:Math.min(Math.max(ke[0],a),
ke[1]),h=Nn(n),l=Ln(h,i,c),u=b=>l.get(b),d=h.map(b=>{let{x:$,width:O}=u(b);return $+O+1+(b.tail&&!i?
8+Me(b.tail):0)}),g=Math.ceil(Math.max(...d)),w=Math.max(...h.map(b=>u(b).y))+(i?ve:Oe-3),m=T("svg",
{width:g,height:w,viewBox:`0 0 ${g} ${w}`,"aria-hidden":"true"},...h.flatMap(b=>b.below.map($=>{let{
kinds:O,share:v}=$;return Cn(u(b),u($),O,v,i,c)})),...h.map(b=>Rn(b,u(b),i))),x=b=>b.target.closest(
".node")?.dataset;return m.addEventListener("pointerover",b=>e(x(b)?.say??"")),m.addEventListener("p\
ointerleave",()=>e("")),m.addEventListener("click",b=>{let $=Number(x(b)?.step??0);$&&s($)}),p("div",
{class:"scroller",role:"group",tabindex:0,"aria-label":t},m)}function At(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,h=[...a.tokens,i.token],l={...i,parent:a,tokens:h,
greedy:c,below:[]};return a.below.push(l),l}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function Se(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var In={"finished, the best":"★",finished:"✓",dropped:"✗"};function jn(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function _e(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,h=Math.exp(r),l=c.length||!o.length?"":Se(n,t),u=l?`: ${l}`:"",d=l.startsWith(
"finished"),g=Math.exp(n.parent?.log_probability??0),f=o.length>0&&D(h)!==D(g),w=i===void 0?"":`, sc\
ore ${S(i)}`;return{token:s,share:h,written:d?S(i):f?D(h):"",say:`${o.join(" ")||s}${u}; probability\
 ${z(h)}, log-probability ${S(r)}${w}`,kinds:[l.split(",")[0],e.includes(n)?"best":""].filter(Boolean),
mark:In[l],tail:a&&!c.length?"greedy":"",below:c.map(m=>_e(m,t,e))}}function Wn(n,t,e){let s=n.nodes.
map(i=>{let{tokens:a,log_probability:c}=i,h=Se(i,n);return[a.join(" "),Math.exp(c),c,h]}),o=`Candida\
tes of step ${t}, the likeliest first`;return G(o,"tokens",["probability","log-probability","fate"],
s,e)}function Ae(n,t,e,{look:s,go:o,room:r}){let i=At(n.slice(0,t)),c="Number, width: the probabilit\
y up to there. ✓ finished, with its score; ★ the best so far; ✗ dropped."+(t===n.length&&i.kept.
length?" The search stops: what is kept can no longer become the best.":""),h="The tree of the searc\
h; its numbers are in the tables below",l=_e(i.root,i,jn(i.finished[0]));return{picture:[ct(l,{label:h,
look:s,go:o,room:r,most:n.length}),p("p",{class:"hint"},c)],tables:[Wn(i,t,s)]}}var zn=4,Dn=.011;function Fn({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function Pn({token:n,number:t,rows:e,others:s},o,r,i){if(t===null){let h=e.map(l=>[l.token,
l.before,l.token===n?"taken":""]);return s.count&&h.push([`${s.count} others`,s.before,""]),G(r,"tok\
en",["probability","choice"],h,i)}let a=e.map((h,l)=>{let u=Fn(h,l,n,o);return[h.token,h.before,h.after,
u]});return s.count&&a.push([`${s.count} others`,s.before,s.after,""]),G(r,"token",["in the model","\
reshaped","place"],a,i)}function Te(n,{token:t,number:e},s,o=""){let r=e===null?n.before:n.after,i=n.
token===t,a=!i&&!r,c=i?e===null?"taken":"drawn":a?"cut":"";return{token:n.token,share:r,written:D(r),
say:`${n.token}${c&&`: ${c}`}; probability ${z(r)}`,kinds:[i?"best":"",a?"dropped":""].filter(Boolean),
mark:a?"✗":"",tail:o,below:s}}function Hn(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,
i=r.find(c=>c.token===o),a=r.filter(c=>c!==i).slice(0,zn);t=[Te(i,s,t),...a.map(c=>Te(c,s,[]))]}return{
token:"<s>",share:1,written:"",say:"<s>: the start",kinds:["best"],below:t}}function Bn({token:n,number:t,
rows:e,others:s},o){let r=e.filter(({after:l})=>l>0).toSorted((l,u)=>l.end-u.end).map(({token:l,after:u,
end:d})=>{let g=u>Dn*(l.length+1),f=p("span",{},g?l:"");f.classList.toggle("drawn",l===n),f.style.setProperty(
"left",`${100*(d-u)}%`),f.style.setProperty("width",`${100*u}%`);let w=`from ${(d-u).toFixed(4)} to ${d.
toFixed(4)}`;return f.addEventListener("pointerover",()=>o(`${l}: ${w}`)),f}),i=p("i",{});i.style.setProperty(
"left",`${100*t}%`);let a=p("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("poi\
nterleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",
h=`The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,p("p",{class:"hint fall"},h)]}function Ne(n,t,e,{look:s,go:o,room:r}){let i=n[t-1],c=["After <s>",
...n.slice(0,t-1).map(({token:d})=>d)].join(" "),h="What was generated, and what else was likely; it\
s numbers are in the table below",l=i.number===null,u=l?`Number and width: the probability after the\
 tokens before it, if 0.005 or more. The likeliest token is taken: ${i.token}.`:"Number and width: t\
he reshaped probability after the tokens before it, if 0.005 or more. ✗: cut.";return{picture:[ct(
Hn(n.slice(0,t)),{label:h,look:s,go:o,room:r,most:n.length}),p("p",{class:"hint"},u),...l?[]:Bn(i,s)],
tables:[Pn(i,e,c,s)]}}var Le={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},Gn=900,Ce=["beam_size","tem\
perature"],K={beam_size:["Beams","beam_size"],length_penalty:["Length penalty","length_penalty"],temperature:[
"Temperature","temperature"],top_k:["Top-k","top_k"],top_p:["Top-p","top_p"],seed:["Seed","seed"]};function Re(n,t){
if(t===null)return"";let e=zt(n);return` (${e===null?"not a number":e.toLocaleString("en")} ${dt(n,t)?
"✓":"✗"})`}var R=(n,t="")=>p("span",{},n,p("span",{class:"exact"},t),". ");function Kn({settings:{
strategy:n,seed:t},found:e,greedy:s},o){let r=(u,{text:d,log_probability:g,score:f})=>R(`${u}: “${d}\
”${Re(d,o)}`,`, log-probability ${S(g)}`+(f===void 0?"":`, score ${S(f)}`)),i={greedy:"Greedy",beam:"\
Beams",sampling:`Seed ${t}`}[n],a=e.ended?[]:[R("It did not come to an end")],c=Math.abs(e.log_probability-
s.log_probability),l=e.text===s.text&&c<.001?R("Greedy: the same"):r("Greedy",s);return[r(i,e),...a,
...n==="greedy"?[]:[l]]}function Un({settings:{strategy:n},found:{steps:t}},e,s){let o=`Step ${e} of\
 ${t.length}`;if(n!=="beam"){let{token:d,number:g}=t[e-1],f=t.slice(0,e).map(m=>m.token),w=g===null?
"taken: the likeliest":"drawn";return[R(`${o}: ${f.join(" ")} …`),R(`“${d}” is ${w}`)]}let{kept:r,
finished:i}=At(t.slice(0,e)),[a]=i,c=a?`best so far “${a.text}”${Re(a.text,s)}`:"nothing is fini\
shed yet",h=a?`, score ${S(a.score)}`:"",[l]=r,u=`${r.length} go on, the likeliest “${l?.tokens.join(
" ")} …”`;return[R(`${o}: ${c}`,h),...l?[R(u)]:[]]}var Tt=class extends ot{constructor({model:t,
el:e}){super(t),this.readers={...this.readersOf(Object.keys(K)),strategy:W(Object.keys(Le)),step:W(this.
choices.seed)},this.address=ee(t,e,this.readers);let s=this.suggest("Try ",this.choices.texts.map(l=>[
l,l]));this.form=de(t,"Decode",s,l=>this.answer(l)),this.strategy=mt("Strategy",Le,l=>this.set({strategy:l})),
this.controls=this.slidersOf(K),this.again=H("Draw again",()=>this.drawAgain());let[o,r]=[!0,!1].map(
l=>Object.keys(K).filter(u=>Ce.includes(u)===l).map(u=>this.controls[u]));this.names=p("summary",{}),
this.more=p("details",{class:"more"},this.names,pt(...r)),this.steps=Jt("Step","step",[1,2],l=>this.
go(l)),this.play=H("▶ Play",()=>this.playOrStop(),{class:"play"}),this.steps.node.prepend(this.play),
this.playing=0,this.tally=p("p",{class:"tally"}),this.draws=new Map,this.drawnAt="",this.hasDrawn=!1,
this.before=0,this.measured=null,this.most=0,this.view=p("div",{class:"view"}),this.numbers=p("div",
{}),this.pointed=Kt(),this.legend=p("div",{class:"legend"});let i=p("summary",{},"The numbers of thi\
s step");this.folded=p("details",{},i,this.numbers),this.answered.append(this.steps.node,this.view,this.
status,this.legend,this.tally);let a=pt(this.strategy,{node:this.again},...o),c=p("div",{class:"foot"},
this.more,this.folded,this.address.node),h=[this.form.node,a,this.answered,this.pointed,c];Bt(e,"dec\
oding-lab","Decoding lab",...h)}answer(t){this.stop(),this.refuse(null),t===this.shown.settings.text&&
this.form.show(t),t===this.model.get("text")?this.redraw():(this.before=this.model.get("step"),this.
model.set("step",0),this.model.set("text",t))}takeBack(){this.model.set("text",this.shown.settings.text),
this.model.set("step",this.before)}refuse(t){super.refuse(t),this.folded.inert=this.isRefused}set(t){
super.set({step:0,...t})}settings(){let{model:t,choices:e}=this,s=["text","strategy",...e.settings[t.
get("strategy")]];return Xt(t,s)}showControls(t){this.strategy.show(t.strategy);for(let[r,{node:i,show:a}]of Object.
entries(this.controls))i.hidden=!(r in t),a(this.model.get(r));let s=Object.keys(K).filter(r=>!Ce.includes(
r)).filter(r=>r in t),o=s.map(r=>{let{textContent:i}=this.controls[r].node.querySelector("output");return`${K[r][0].
toLowerCase()} ${i}`});this.names.textContent=`More settings: ${o.join(", ")}`,this.more.hidden=!s.length,
this.again.hidden=!("seed"in t),this.address.show()}search(t,e){return pe(t,e)}count({settings:{seed:t,
...e},found:s},o){let r=e.strategy==="sampling",i=JSON.stringify(e);i!==this.drawnAt&&this.draws.clear(),
this.drawnAt=i,r&&o&&this.draws.set(t,s.text);let a=[...this.draws.values()],c=u=>a.filter(d=>d===u).
length,l=[...new Set(a)].sort((u,d)=>c(d)-c(u)).map(u=>`${c(u)} × “${u}”`).join(", ");this.tally.
textContent=a.length>1?`${a.length} draws: ${l}.`:"",this.tally.hidden=!r}playOrStop(){if(this.playing)
return this.stop();this.play.textContent="❚❚ Pause",this.playing=window.setInterval(()=>this.goOn(),
Gn),this.goOn()}stop(){clearInterval(this.playing),this.playing=0,this.play.textContent="▶ Play"}goOn(){
let{length:t}=this.shown.found.steps,e=Math.min(this.model.get("step")||t,t)%t+1;e===t&&this.stop(),
this.set({step:e})}go(t){this.stop(),this.set({step:t})}tallest(t){let{found:e,settings:s}=this.shown;
if(this.measured!==this.shown){let o=e.steps.map((r,i)=>{let a=this.view.clientWidth,{picture:c}=t(e.
steps,i+1,s,{room:a});return Number(c[0].firstElementChild?.getAttribute("height"))});this.most=Math.
max(...o),this.measured=this.shown}return this.most}draw(){let{settings:t,found:e}=this.shown,s=e.steps.
length,o=Math.min(this.model.get("step")||s,s),r=this.model.get("own")?null:Dt(ht(t.text)),i=o===s,a=i?
Kn(this.shown,r):Un(this.shown,o,r);this.status.textContent!==a.map(y=>y.textContent).join("")&&this.
status.replaceChildren(...a),this.steps.input.max=String(s),this.steps.show(o);let c=y=>{this.pointed.
textContent=y},h=y=>this.go(y),l=t.strategy==="beam"?Ae:Ne,u=this.view.clientWidth,{picture:d,tables:g}=l(
e.steps,o,t,{look:c,go:h,room:u}),[f,...w]=d;f.style.minHeight=`${this.tallest(l)}px`,this.view.replaceChildren(
f),this.legend.replaceChildren(...w);let m=[...f.querySelectorAll(".best rect")].map(y=>y.getBBox()),
x=m.length?Math.max(...m.map(({x:y,width:b})=>y+b)):9999;this.hasDrawn?f.scrollLeft=x+12-f.clientWidth:
this.more.open=u>_t,this.hasDrawn=!0,this.count(this.shown,i),this.numbers.replaceChildren(...g)}};function qn(n){
let t=new Tt(n),e=t.follow(Object.keys(t.readers));return()=>{t.stop(),e()}}var Ie={render:qn};widget=Ie;})();
export default widget;
