let widget;
(()=>{var _="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",De=new RegExp(
`[${_}]+`),Fe=new RegExp(`^[${_}]+|[${_}]+$`,"g");function J(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(De).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var I="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),V="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Pe(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${q(t)} thousand ${e<100?"and ":""}${q(e)}`:`${q(t)} thousand`:q(e)}
function q(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return Rt(e);let s=`${I[t]} hundred`;return e?
`${s} and ${Rt(e)}`:s}function Rt(n){if(n<20)return I[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${V[t]}\
-${I[e]}`:V[t]}var He=new RegExp(`^[${_}]*<[A-Za-z]+>[${_}]`),Be=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Ge=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,L="I translate integers from 0 to 999,999.",P=n=>n.
length>40?`${n.slice(0,30)}…`:n;function Ct(n){let[t]=He.exec(n)??[""];return t+ht(n.slice(t.length))}
function ht(n){let t=n.replace(Fe,"");if(!Be.test(t))return n;let e=Ge.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${L} “${P(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Pe(e)}var It=(n,t)=>jt(n,t,1)[0];function jt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*lt(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function lt(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((l,h)=>a===l?(s[h-1]??0)+1:0),s.forEach((l,h)=>{l>e.size&&(e={size:l,i:c-l+1,j:h-l+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+lt(n.slice(0,r),t.slice(0,i))+lt(n.slice(r+o),t.slice(
i+o))}var Dt="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),Ue="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function Z(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${Z(e,!0)}tausend`:"")+(s?`${Z(s,!0)}hundert`:"");return o||!r?r+ut(o,t&&!s):r}function ut(n,t){
if(n===1&&t)return"ein";if(n<20)return Dt[n];let[e,s]=[Ue[Math.floor(n/10)],n%10];return s?`${ut(s,!0)}\
und${e}`:e}function dt(n,t){let e=Z(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===Ve(t)}var qe=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[ut(e,n),e])));
function Ft(n){let t=(o,r,i)=>{let[,a,c]=r.match(`^(?:(.*?)${o})?(.*)$`)??[];return a===void 0?i(c):
i(a||"ein")*(o==="tausend"?1e3:100)+(c?i(c):0)},e=o=>qe.get(o)??Number.NaN,s=t("tausend",n,o=>t("hun\
dert",o,e));return dt(n,s)?s:null}function Ve(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${Dt[(n-
t)/100]}hundert${t?Z(t):""}`}function Pt(n){let t=J(n);return t.includes("thousand")?Ht("thousand",1e3,
t,1e6,e=>Wt(e,1e3)):Wt(t,1e4)}var Wt=(n,t)=>n.includes("hundred")?Ht("hundred",100,n,t,zt):zt(n);function Ht(n,t,e,s,o){
let r=e.indexOf(n),i=e.slice(r+1),a=r?o(e.slice(0,r)):1,c=i.length&&o(i[0]==="and"&&i[1]?i.slice(1):
i),l=t*a+c;return a&&(c||!i.length)&&l<s?l:null}function zt(n){let[t,e,...s]=n,o=I.indexOf(t);if(o>=
0)return e===void 0?o:null;let r=V.indexOf(t);if(r<2||s.length)return null;if(e===void 0)return 10*r;
let i=I.indexOf(e);return i>0&&i<10?10*r+i:null}var A=(n,t)=>Object.fromEntries(n.map(e=>[e,t(e)])),ft=(n,t)=>A(Object.keys(n),e=>t(n[e],e));function p(n,t={},...e){return Gt(document.createElement(n),t,e)}function T(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Gt(s,t,e)}function Gt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function Kt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(p("div",o,...s))}var j=(n,...t)=>p("div",{class:n},
...t);function Ut(n,t){for(let[e,s]of Object.entries(t))n.style.setProperty(`--${e}`,String(s));return n}var pt=(...n)=>j(
"controls",...n.map(({node:t})=>t)),qt=()=>p("p",{class:"pointed","aria-hidden":"true"}),Vt=(...n)=>j(
"scroller",...n);function Jt(n,t,e,s){let o=(l,h,u)=>u.map(d=>d instanceof HTMLTableCellElement?d:p(
l,h,d)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(l=>{let h=o("th",
{scope:"row"},l.slice(0,1));return p("tr",{},...h,...o("td",{},l.slice(1)))}),a=t?[p("caption",{},t)]:
[],c=p("thead",{},p("tr",{},...r));return p("table",n,...a,c,p("tbody",{},...i))}var H={"data-lm-suppress-shortcuts":"true"};function B(n,t,e={}){let s=p("button",{type:"button",...e},
n);return s.addEventListener("click",t),s}function Zt(n,t,e,s){let o=p("input",{type:"range",...e,...H}),
r=p("output",{"aria-live":"off"}),i=p("span",{},n," ",p("code",{},t));return o.addEventListener("inp\
ut",()=>s(Number(o.value))),{node:p("div",{class:"control"},p("label",{},i,o),r),input:o,output:r}}function Yt(n,t,e,s){
let o={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=Zt(n,t,o,s);return{node:r,input:i,
show(c){i.value=String(c),a.textContent=String(c)}}}function Qt(n,t,e,s){let o={min:0,max:e.length-1},
r=l=>s(e[l]),{node:i,input:a,output:c}=Zt(n,t,o,r);return{node:i,input:a,show(l,h=String(l)){a.value=
String(e.indexOf(l)),a.setAttribute("aria-valuetext",h),c.textContent=h}}}function mt(n,t,e){let s=Object.entries(t).map(([i,a])=>p("option",{value:i},a)),o=`menu-${Math.random()}`,
r=p("select",{id:o,...H},...s);return r.addEventListener("change",()=>e(r.value)),{node:p("div",{class:"\
control menu"},p("label",{for:o},n),r),show(i){r.value=i}}}var Xt=(n={})=>p("input",{type:"text",autocapitalize:"\
none",autocomplete:"off",spellcheck:"false",...n,...H});function gt(n,t){let e=Object.entries(t);for(let[s,o]of e)n.on(`change:${s}`,o);return()=>{for(let[s,
o]of e)n.off(`change:${s}`,o)}}function te(n,t,e){let s=gt(n,A(t,()=>e));return e(),s}var ee=(n,t)=>A(
t,e=>n.get(e));function Q(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function ne(n){
let t=p("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Ze(t.textContent)}),s={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Je=1e3,Y,Bt;function Ze(n){
Y?.isConnected||(Y=p("p",{class:"annotated-voice",role:"status"}),document.body.append(Y));let t=Y;clearTimeout(
Bt),Bt=setTimeout(()=>{t.textContent=n},Je)}var W=n=>t=>n.find(e=>String(e)===t),os=W([!0,!1]),Ye=n=>String(n);function se(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=w=>(s[w]??Ye)(n.get(w)),l=Object.keys(
e),h=A(l,c),u=new URLSearchParams(location.search),d=[];for(let[w,y]of Object.entries(e)){let x=u.get(
`${a}.${w}`);if(x===null)continue;let O=y(x);O===void 0?d.push(w):n.set(w,O)}let m=p("a",{},"Copy li\
nk to this setting"),f=p("span",{role:"status"});m.addEventListener("click",async w=>{if(!(w.ctrlKey||
w.metaKey||w.shiftKey)){w.preventDefault(),history.replaceState(null,"",m.getAttribute("href"));try{
await navigator.clipboard.writeText(m.href),f.textContent=" Copied."}catch{f.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let g=d.length?` The address has a setting that\
 could not be read, and was left out: ${d.join(", ")}.`:"";return{node:p("p",{class:"address"},m,f,g),
show(){let w=new URLSearchParams(location.search);for(let O of l){let b=c(O);b===h[O]?w.delete(`${a}\
.${O}`):w.set(`${a}.${O}`,b)}f.textContent="";let y=o.closest("section[id]")?.id,x=w.size?`?${w}`:location.
pathname;m.setAttribute("href",`${x}${y?`#${y}`:""}`)}}}var oe=(n,t=0)=>Array.from({length:n},(e,s)=>t+s);var Qe=n=>n.reduce((t,e)=>t+e,0),X=n=>n.reduce((t,e)=>t*e,1);function M({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function tt(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=Qe(s);return s.map(r=>r/o)}var Xe=1e-5;function R(...n){return{shape:n,data:new Float32Array(X(n))}}var xt=(n,t)=>(e,s)=>n[s]!==
t,re=()=>(n,t)=>t<=n;function tn(n,t,e){let s=R(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){
let[r,i]=[M(n,o),M(s,o)];for(let a=0;a<i.length;a++){let c=a*r.length,l=e.data[a];for(let h=0;h<r.length;h++)
l+=r[h]*t.data[c+h];i[a]=l}}return s}function en(n,t,e){let s=R(...n.shape);for(let o=0;o<n.shape[0];o++){
let[r,i]=[M(n,o),M(s,o)],a=0,c=0;for(let h of r)a+=h/r.length;for(let h of r)c+=(h-a)**2/r.length;let l=1/
Math.sqrt(c+Xe);for(let h=0;h<i.length;h++)i[h]=(r[h]-a)*l*t.data[h]+e.data[h]}return s}function wt(n,t){
return{shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var nn=({shape:n,data:t})=>({shape:n,data:t.
map(e=>Math.max(e,0))});function sn(n,t,e,s,o,r,i){let[a,c]=n.shape,l=t.shape[0],h=c/s,u=i.scale?1:Math.
sqrt(h),d=R(s,a,l),m=R(s,a,l),f=R(a,c);for(let g=0;g<s;g++)for(let w=0;w<a;w++){let y=g*a+w,x=($,E)=>M(
$,E).subarray(g*h,(g+1)*h),[O,b]=[x(n,w),x(f,w)],k=M(d,y);for(let $=0;$<l;$++){let E=x(t,$),N=0;for(let U=0;U<
h;U++)N+=O[U]*E[U];k[$]=!o||o(r+w,$)?N/u:-1/0}if(k.every($=>$===-1/0))throw new RangeError("mask mas\
ks every key for some query");let v=M(m,y);if(v.set(tt(k)),i.head!==g)for(let $=0;$<h;$++){let E=0;for(let N=0;N<
l;N++)E+=v[N]*e.data[N*c+g*h+$];b[$]=E}}return{scores:d,weights:m,values:f}}var bt=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}apply(t,e,s){let{[`${e}.weight`]:o,[`${e}.bias`]:r}=this.parameters;return t(
s,o,r)}linear(t,e){let s=this.apply(tn,t,e);return t===this.without.output&&s.data.fill(0),this.note(
t,s)}norm(t,e){return this.note(t,this.apply(en,t,e))}embed(t,e){let s=this.parameters[`${t}.table.w\
eight`],o=R(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(`id\
s holds ${i}, but the vocabulary has ${s.shape[0]} entries`);M(o,a).set(M(s,i))}),this.note(`${t}.ta\
ble`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:wt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
l]=this.without.head??[],{scores:h,weights:u,values:d}=sn(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?l:void 0});return this.note(`${t}.scores`,h),this.note(`${t}.weights`,u),this.
note(`${t}.values`,d),this.note(t,this.linear(`${t}.w_o`,d))}feedForward(t,e){let s=nn(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
wt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,wt(e,s(e)));return this.note(t,o)}stack(t,e,s,o=new Map,r=0,i=null,a=null){
for(let h=0;h<this.config.n_layers;h++){let u=`${t}.layers.${h}`,[d,m]=[`${u}.self_attention`,`${u}.\
cross_attention`],f=[g=>(o.set(d,on(o.get(d),this.project(d,g))),this.attend(d,g,o.get(d),s,r)),g=>(o.
has(m)||o.set(m,this.project(m,i)),this.attend(m,g,o.get(m),a,r)),g=>this.feedForward(`${u}.feed_for\
ward`,g)];i||f.splice(1,1);for(let[g,w]of f.entries())e=this.sublayer(`${u}.sublayers.${g}`,e,w);this.
note(u,e)}let c=`${t}.norm`,{norm_first:l}=this.config;return this.note(t,l?this.norm(c,e):this.note(
c,e))}generator(t){return this.note("generator",this.linear("generator.proj",t))}},et=class extends bt{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.stack("encoder",s,
e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.embed("t\
gt_embed",s),c=this.positions("positions.tgt","tgt",a,i);return this.stack("decoder",c,o,r,i,t,e)}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function on(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=R(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function nt(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var st=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=nt(t),this.thousands=nt(e),this.before=nt(s),this.
after=nt(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.
thousands[e]:this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.
indexOf(t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function ie({config:n,tensors:t},e){let s=typeof e=="string"?rn(e):an(e),o={};for(let[r,i,a,c]of t){
let l=X(i),h=d=>s.slice(a,a+d*l).buffer,u=c==="e"?Float32Array.from(new Uint16Array(h(2)),cn):new Float32Array(
h(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var rn=n=>Uint8Array.from(atob(n),t=>t.charCodeAt(
0)),an=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function cn(n){let[t,e]=[n>>10&
31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var ae=n=>/^\d+$/.test(n),ln=40,le=["<pad>","<s>","</s>","<unk>"],yt=class{padId=0;bosId=1;eosId=2;unkId=3;constructor(t){
this.tokens=[...le,...t],this.idOf=new Map(this.tokens.map((e,s)=>[e,s]))}encode(t){return t.map(e=>this.
idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.
slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},$t="[\\p{L}\\p{N}_]",he=`[^\\p{L}\\p{N}_${_}\
]`,hn=new RegExp(`${$t}+(?:['’-]${$t}+)*|${he}`,"gu"),un=new RegExp(` ?${$t}+| ?${he}+|[${_}]`,"gu"),
G=class{constructor({tokens:t}){this.vocabulary=new yt(t)}encode(t){let e=this.vocabulary.encode(this.
split(t.normalize("NFC")));if(!e.length)throw new RangeError("The text is empty. Write at least one \
word.");return e}split(t){return t.match(hn)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},kt=class extends G{constructor(t){super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.
tokens.slice(le.length);this.languages=s.filter(e),this.words=s.filter(o=>!e(o))}split=J;join(t){return t.
join(" ")}encode(t){let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&
!s.includes(o[0]))throw new RangeError(`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}\
.`);let i=o.slice(r?1:0);if(!i.length)throw new RangeError(`${L} Write one, such as 47 or forty-seve\
n.`);let a=i.filter(c=>!this.words.includes(c));if(!a.length)return e.encode(o);throw new RangeError(
this.refusal(a.find(c=>!ae(c))??a[0]))}refusal(t){if(ae(t))return`${L} Write “${P(t)}” in words to\
o, or the integer in digits.`;let e=t.length<=ln&&It(t,this.words);return`${L} “${P(t)}” is not a \
number word that I know. `+(e?`Did you mean “${e}”?`:"Write 47 or forty-seven.")}},Ot=class extends G{constructor({
alphabet:t,merges:e}){super({tokens:new Set([...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=
new Map,e.forEach(([s,o],r)=>{let i=ce(s,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){
return(t.match(un)??[]).flatMap(e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){
let o=t.slice(1).flatMap((r,i)=>this.places.get(ce(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;
e=Math.min(...o),t=dn(t,this.merges[e])}}},ce=(n,t)=>`${n.length} ${n}${t}`;function dn(n,[t,e]){let s=[];
for(let o=0;o<n.length;o++){let r=n[o]===t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var fn={words:G,
"number words":kt,"sub-words":Ot},vt=({kind:n,...t})=>new fn[n](t);var pn=2e4,de=400,ue="de",Mt=class{constructor({blueprint:t,weights:e}){this.model=new et(ie(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=vt(t.src_tokenizer),this.target=vt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new st(this.parts[t]),this.names[t]}read(t,e=ue){
let s=e===ue?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Ct(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${L} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:xt(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=xt(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,re(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function fe(n,t=Mt,e=""){let s=null;return()=>s??=mn(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function mn(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await gn(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function gn(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),pn),r=()=>{clearTimeout(o),i(),e()},i=gt(n,{[`${t}weights`]:r});Q(n,{[`${t}wanted`]:!0})})}var wn=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function pe(n,t,e,s,o="",r=wn(
n)){let i="",a=`text-${Math.random()}`,c=Xt({id:a,"aria-describedby":`${a}-error`}),l=p("p",{id:`${a}\
-error`,class:"error",role:"alert"}),h=p("form",{},p("label",{for:a},r),j("line",c,o,p("button",{class:"\
main"},t)),e,l);c.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),
h.requestSubmit())});let u=(f,g)=>{i=c.value,s(f,g)};return h.addEventListener("submit",f=>{f.preventDefault(),
u(c.value)}),{node:h,ask:u,show:f=>{c.value===i&&(i=c.value=f)},refuse:f=>{let g=f instanceof RangeError;
c.setAttribute("aria-invalid",String(g)),l.textContent=g?f.message:"",f&&!g&&(l.textContent=`The mod\
el cannot answer: ${f.message}. Press ${t} to try again.`)}}}var bn=12,xn=250,yn=(n=0)=>new Promise(t=>setTimeout(t,n)),ot=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=fe(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=ne("verdict"),this.answered=j("answered")}readersOf(t){return{
text:e=>e.length<=de?e:void 0,...A(t,e=>W(this.choices[e]))}}slidersOf(t){return ft(t,([e,s],o)=>{let r=l=>this.
set({[o]:l}),{show:i,...a}=Qt(e,s,this.choices[o],r);return{...a,show:l=>i(l,l===null?"off":void 0)}})}suggest(t,e){
let s=([o,r])=>B(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?p("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),Q(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused),this.answered.inert=this.isRefused}async redraw(){
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(
t),this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},xn);try{JSON.stringify(t)!==JSON.stringify(
this.shown.settings)&&await this.workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(
i),i instanceof RangeError&&this.takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.
settings;this.written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("\
aria-busy","false")}async workOff(t,e,s){let o=this.search(await this.fetchModel(),t);for(let r=performance.
now();!e();){let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let c=this.
tellMore(a,s);!c&&performance.now()-r<bn||(await yn(c),r=performance.now())}}tellMore(t,e){return 0}say(t){
this.status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=te(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var $n=10;function*ge(n,t){let e=n.read(t.text),s=yield*me(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*me(
n,e,t,Mn(t.seed))),t.strategy==="beam"&&(o=yield*En(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function we(n,{src:t}){let e=n.decoder(t);return(s,o)=>e(
s.slice(-1),o).data}function be(n){let t=Math.max(...n),e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));
return Array.from(n,s=>s-t-e)}var xe=n=>Float32Array.from(tt(n));function*me(n,t,e,s){let{model:o,tgtVocab:r}=n,
i=we(n,t),[a,c]=[[r.bosId],new Map],l=[],[h,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let d=i(a,
c),{id:m,...f}=kn(d,e,r.tokens,s?.next().value);h+=be(d)[m],a.push(m),l.push(f),u=m===r.eosId,yield}
return{text:n.textOf(a),log_probability:h,ended:u,steps:l}}function kn(n,t,e,s=null){let o=xe(n),r=On(
n,t),i=Et(r),a=ye(n),c=s===null?a[0]:vn(i,s),l=(f,g)=>g<$n||f===c,h=a.filter(l).map(f=>({token:e[f],
before:o[f],after:r[f],end:i[f]})),u=a.filter((f,g)=>!l(f,g)),d=f=>u.reduce((g,w)=>g+f[w],0),m={count:u.
length,before:d(o),after:d(r)};return{id:c,token:e[c],number:s,rows:h,others:m}}var ye=n=>[...n.keys()].
sort((t,e)=>n[e]-n[t]),Et=n=>{let t=0;return Array.from(n,e=>t+=e)};function On(n,{temperature:t=1,top_k:e=null,
top_p:s=1}){let o=xe(n.map(l=>l/t)),r=ye(o).slice(0,e??n.length),i=Et(r.map(l=>o[l])),a=new Float32Array(
n.length);r.forEach((l,h)=>{let u=h&&i[h-1];(s===1||u<s*i.at(-1))&&(a[l]=o[l])});let c=Et(a).at(-1);
return a.map(l=>l/c)}var vn=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*Mn(n){for(;;){n=n+1831565813|
0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*En(n,t,{
beam_size:e,length_penalty:s}){let{model:o,tgtVocab:r}=n,i=we(n,t),a=o.config.max_len-1,c=(d,m)=>d/((5+
m)/6)**s,l=[],h={score:-1/0},u=[{ids:[r.bosId],total:0,cache:new Map}];for(let d=1;u.length&&c(u[0].
total,a)>h.score;d++){let m=[];for(let[w,{ids:y,total:x,cache:O}]of u.entries()){let b=be(i(y,O));for(let[
k,v]of b.entries())m.push({parent:w,id:k,total:x+v});yield}let f=[],g=m.sort((w,y)=>y.total-w.total).
slice(0,2*e);l.push(g.map(({parent:w,id:y,total:x},O)=>{let b=[...u[w].ids,y],k=y===r.eosId,v={token:r.
tokens[y],parent:w,log_probability:x,fate:"dropped"};if(k||d===a){if(O>=e)return v;let $=c(x,d),E={...v,
fate:"finished",text:n.textOf(b),score:$};return $>h.score&&(h={text:E.text,log_probability:x,ended:k,
score:$}),E}return f.length===e?v:(f.push({ids:b,total:x,cache:new Map(u[w].cache)}),{...v,fate:"kep\
t"})})),u=f}return{...h,steps:l}}var $e=n=>!n.matches(".none")&&!n.closest(".unwritten");function ke(n,t){let e=()=>t.flat().find($e)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(d=>d.includes(i));if(a<0)return;let c=t[a].indexOf(i),[l,h]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let u=t[l]?.[h];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{$e(s)||o(e())}}function Sn({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")};return Ut(p("td",{...o,...H},n),{w:e})}function Oe({title:n,corner:t="",rows:e,
columns:s,cells:o,look:r}){let i=o.map(u=>u.map(Sn)),a={class:"grid numbers",role:"grid"},c=i.map((u,d)=>[
e[d],...u]),l=Jt(a,n,[t,...s],c),h=({target:u})=>u.closest?.(".number")?.getAttribute("aria-label")??
"";return l.addEventListener("pointerover",u=>r(h(u))),l.addEventListener("pointerleave",()=>r("")),
l.addEventListener("focusin",u=>r(h(u))),l.addEventListener("focusout",()=>r("")),ke(l,i),Vt(l)}var St=n=>n.
replaceAll("-","−");function rt(n,t=2){if(Number.isNaN(n))return"NaN";if(!Number.isFinite(n))return n>
0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?St(n.toExponential(0).replace("+",
"")):St(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var z=n=>Number.isFinite(n)?St(String(Number(n.toPrecision(
7)))):rt(n);var S=n=>rt(Math.round(n*1e3)/1e3,3),D=n=>n<.005?"":n.toFixed(2);function it(n,t,e,s,o){let r=(a,c,l)=>{
let h=`${a}, ${e[l]}`;if(typeof c=="string")return{text:c,say:h};let u=`${h}, exactly ${z(c)}`;return c<
0?{text:S(c),say:u}:{text:rt(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((l,h)=>r(a,
l,h)));return Oe({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var at=20,Me=26,ve=[9,28],_n=85,_t=480,[Ee,An]=[48,6],At=16,F=5,Se=At/2+2,Tn=n=>/[<>]/.test(n)?10:n<
"☀"?7:12,_e=n=>[...n].reduce((t,e)=>t+Tn(e),0),Ae=({mark:n,token:t})=>n?`${n} ${t}`:t,Te=({below:n})=>n.
length?Se+At/2+3:F,Nn=(n,t)=>{let[e,s]=[_e(Ae(n)),7.8*n.written.length];return t?Math.max(e+F,Te(n)+
s,14+F)+F:e+s+2*F};function Ln(n){let t=[n];for(;t.at(-1).below.length;)t.push(t.at(-1).below[0]);return t}
function Rn(n){let t=[],e=[];function s(o,r,i){let a=Ln(o),c=a.map((h,u)=>e[r+u]??0),l=Math.max(i,...c);
a.forEach((h,u)=>{Object.assign(h,{column:r+u,row:l}),e[r+u]=l+1,t.push(h)});for(let h of a.toReversed())
for(let u of h.below.slice(1))s(u,h.column+1,l+1)}return s(n,0,0),t}function Cn(n,t,e){let s=new Map(
n.map(c=>[c,Nn(c,t)])),o=({column:c,row:l})=>t?l:c,r=[1];for(let c of oe(Math.max(...n.map(o))+1)){let l=n.
filter(h=>o(h)===c).map(h=>s.get(h));r.push(r[c]+Math.max(0,...l)+e)}let i=c=>t?c.column*Ee+1:c.row*
Me+3,a=c=>{let[l,h]=[r[o(c)],s.get(c)];return[c,{x:l,y:i(c),width:h}]};return new Map(n.map(a))}function In(n,t,e,s,o,r){
let i=Math.max(At*s,1),a=at/2,c;if(o){let[l,h]=[n,t].map(f=>f.x+Se),[u,d]=[n.y+at,t.y],m=d-14;c=`M${l}\
 ${u}V${m}C${l} ${d-5} ${h} ${m} ${h} ${d}`}else{let[l,h]=[n.x+n.width,t.x],u=h-r/2,[d,m]=[n.y+a,t.y+
a];c=`M${l} ${d}H${h-r}C${u} ${d} ${u} ${m} ${h} ${m}`}return T("path",{class:`branch ${e}`,d:c,"str\
oke-width":i.toFixed(2)})}function jn(n,{x:t,y:e,width:s},o){let r={x:t+F,y:e+14.5},i=o?{x:t+Te(n),dy:17}:
{dx:5},a=T("tspan",{class:"share",...i},n.written),c=T("text",r,Ae(n),a),l=o?{x:r.x,y:e+43}:{...r,x:t+
s+8},h=n.tail?T("text",{class:"tail",...l},n.tail):"";return T("g",{class:`node ${n.kinds}`,"data-sa\
y":n.say,"data-step":n.column},T("rect",{x:t,y:e,width:s,height:at,rx:at/2}),c,h)}function ct(n,{label:t,
look:e,go:s,room:o=0,most:r}){let i=o<_t,a=Math.floor(o/(r+1))-_n,c=i?An:Math.min(Math.max(ve[0],a),
ve[1]),l=Rn(n),h=Cn(l,i,c),u=b=>h.get(b),d=l.map(b=>{let{x:k,width:v}=u(b);return k+v+1+(b.tail&&!i?
8+_e(b.tail):0)}),m=Math.ceil(Math.max(...d)),g=Math.max(...l.map(b=>u(b).y))+(i?Ee:Me-3),w={width:m,
height:g,viewBox:`0 0 ${m} ${g}`},y=T("svg",{...w,"aria-hidden":"true"},...l.flatMap(b=>b.below.map(
k=>{let{kinds:v,share:$}=k;return In(u(b),u(k),v,$,i,c)})),...l.map(b=>jn(b,u(b),i))),x=b=>b.target.
closest(".node")?.dataset;return y.addEventListener("pointerover",b=>e(x(b)?.say??"")),y.addEventListener(
"pointerleave",()=>e("")),y.addEventListener("click",b=>{let k=Number(x(b)?.step??0);k&&s(k)}),p("di\
v",{class:"scroller",role:"group",tabindex:0,"aria-label":t},y)}function Tt(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,l=[...a.tokens,i.token],h={...i,parent:a,tokens:l,
greedy:c,below:[]};return a.below.push(h),h}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function Ne(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var Wn={"finished, the best":"★",finished:"✓",dropped:"✗"};function zn(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function Le(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,l=Math.exp(r),h=c.length||!o.length?"":Ne(n,t),u=h&&`: ${h}`,d=h.startsWith(
"finished"),m=n.parent&&Math.exp(n.parent.log_probability),f=m&&D(l)!==D(m),g=i===void 0?"":`, score\
 ${S(i)}`;return{token:s,share:l,written:d?S(i):f?D(l):"",say:`${o.join(" ")||s}${u}; probability ${z(
l)}, log-probability ${S(r)}${g}`,kinds:`${h.split(",")[0]} ${e.includes(n)?"best":""}`,mark:Wn[h],tail:a&&
!c.length?"greedy":"",below:c.map(w=>Le(w,t,e))}}function Dn(n,t,e){let s=n.nodes.map(i=>{let{tokens:a,
log_probability:c}=i,l=Ne(i,n);return[a.join(" "),Math.exp(c),c,l]}),o=`Candidates of step ${t}, the\
 likeliest first`;return it(o,"tokens",["probability","log-probability","fate"],s,e)}function Re(n,t,e,{
look:s,go:o,room:r}){let i=Tt(n.slice(0,t)),c="Number, width: the probability up to there. ✓ finishe\
d, with its score; ★ the best so far; ✗ dropped."+(t===n.length&&i.kept.length?" The search stop\
s: what is kept can no longer become the best.":""),l="The tree of the search; its numbers are in th\
e tables below",h=Le(i.root,i,zn(i.finished[0]));return{picture:[ct(h,{label:l,look:s,go:o,room:r,most:n.
length}),p("p",{class:"hint"},c)],numbers:Dn(i,t,s)}}var Fn=4,Pn=.011;function Hn({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function Bn({token:n,number:t,rows:e,others:s},o,r,i){let a=t===null,c=({token:d,before:m,after:f},g)=>a?
[d,m,g]:[d,m,f,g],l=(d,m)=>a?d.token===n?"taken":"":Hn(d,m,n,o),h=e.map((d,m)=>c(d,l(d,m)));return s.
count&&h.push(c({...s,token:`${s.count} others`},"")),it(r,"token",a?["probability","choice"]:["in t\
he model","reshaped","place"],h,i)}function Ce(n,{token:t,number:e},s=[]){let o=e===null?n.before:n.
after,r=n.token===t,i=!r&&!o,a=r?e===null?"taken":"drawn":i?"cut":"";return{token:n.token,share:o,written:D(
o),say:`${n.token}${a&&`: ${a}`}; probability ${z(o)}`,kinds:r?"best":i?"dropped":"",mark:i?"✗":"",
below:s}}function Gn(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,i=r.find(c=>c.token===
o),a=r.filter(c=>c!==i).slice(0,Fn);t=[Ce(i,s,t),...a.map(c=>Ce(c,s))]}return{token:"<s>",share:1,written:"",
say:"<s>: the start",kinds:"best",below:t}}function Kn({token:n,number:t,rows:e,others:s},o){let r=e.
filter(({after:h})=>h>0).toSorted((h,u)=>h.end-u.end).map(({token:h,after:u,end:d})=>{let m=u>Pn*(h.
length+1),f=p("span",{},m?h:"");f.classList.toggle("drawn",h===n),f.style.setProperty("left",`${100*
(d-u)}%`),f.style.setProperty("width",`${100*u}%`);let g=`from ${(d-u).toFixed(4)} to ${d.toFixed(4)}`;
return f.addEventListener("pointerover",()=>o(`${h}: ${g}`)),f}),i=p("i",{});i.style.setProperty("le\
ft",`${100*t}%`);let a=p("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("pointe\
rleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",l=`\
The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,p("p",{class:"hint fall"},l)]}function Ie(n,t,e,{look:s,go:o,room:r}){let i=n[t-1],c=["After <s>",
...n.slice(0,t-1).map(({token:f})=>f)].join(" "),l="What was generated, and what else was likely; it\
s numbers are in the table below",h=i.number===null,[u,d]=h?["",`The likeliest token is taken: ${i.token}`]:
["reshaped ","✗: cut"],m=`Number and width: the ${u}probability after the tokens before it, if 0.0\
05 or more. ${d}.`;return{picture:[ct(Gn(n.slice(0,t)),{label:l,look:s,go:o,room:r,most:n.length}),p(
"p",{class:"hint"},m),...h?[]:Kn(i,s)],numbers:Bn(i,e,c,s)}}var je={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},Un=900,Nt={beam_size:["Beam\
s","beam_size"],temperature:["Temperature","temperature"]},K={length_penalty:["Length penalty","leng\
th_penalty"],top_k:["Top-k","top_k"],top_p:["Top-p","top_p"],seed:["Seed","seed"]};function We(n,t){
if(t===null)return"";let e=Ft(n);return` (${e===null?"not a number":e.toLocaleString("en")} ${dt(n,t)?
"✓":"✗"})`}var C=(n,t="")=>p("span",{},n,p("span",{class:"exact"},t),". ");function qn({settings:{
strategy:n,seed:t},found:e,greedy:s},o){let r=(u,{text:d,log_probability:m,score:f})=>C(`${u}: “${d}\
”${We(d,o)}`,`, log-probability ${S(m)}`+(f===void 0?"":`, score ${S(f)}`)),i={greedy:"Greedy",beam:"\
Beams",sampling:`Seed ${t}`}[n],a=e.ended?[]:[C("It did not come to an end")],c=Math.abs(e.log_probability-
s.log_probability),h=e.text===s.text&&c<.001?C("Greedy: the same"):r("Greedy",s);return[r(i,e),...a,
...n==="greedy"?[]:[h]]}function Vn({settings:{strategy:n},found:{steps:t}},e,s){let o=`Step ${e} of\
 ${t.length}`;if(n!=="beam"){let{token:d,number:m}=t[e-1],f=t.slice(0,e).map(w=>w.token),g=m===null?
"taken: the likeliest":"drawn";return[C(`${o}: ${f.join(" ")} …`),C(`“${d}” is ${g}`)]}let{kept:r,
finished:i}=Tt(t.slice(0,e)),[a]=i,c=a?`best so far “${a.text}”${We(a.text,s)}`:"nothing is fini\
shed yet",l=a?`, score ${S(a.score)}`:"",[h]=r,u=`${r.length} go on, the likeliest “${h?.tokens.join(
" ")} …”`;return[C(`${o}: ${c}`,l),...h?[C(u)]:[]]}var Lt=class extends ot{constructor({model:t,
el:e}){super(t),this.readers={...this.readersOf(Object.keys({...Nt,...K})),strategy:W(Object.keys(je)),
step:W(this.choices.seed)},this.address=se(t,e,this.readers);let s=this.suggest("Try ",this.choices.
texts.map(l=>[l,l]));this.form=pe(t,"Decode",s,l=>this.answer(l)),this.strategy=mt("Strategy",je,l=>this.
set({strategy:l})),this.controls=this.slidersOf({...Nt,...K}),this.again=B("Draw again",()=>this.drawAgain());
let o=l=>Object.keys(l).map(h=>this.controls[h]);this.names=p("summary",{}),this.more=p("details",{class:"\
more"},this.names,pt(...o(K))),this.steps=Yt("Step","step",[1,2],l=>this.go(l)),this.play=B("▶ Play",
()=>this.playOrStop(),{class:"play"}),this.steps.node.prepend(this.play),this.playing=0,this.tally=p(
"p",{class:"tally"}),this.draws=new Map,this.drawnAt="",this.hasDrawn=!1,this.before=0,this.view=p("\
div",{class:"view"}),this.numbers=p("div",{}),this.pointed=qt(),this.legend=p("div",{class:"legend"});
let r=p("summary",{},"The numbers of this step");this.folded=p("details",{},r,this.numbers),this.answered.
append(this.steps.node,this.view,this.status,this.legend,this.tally);let i=pt(this.strategy,{node:this.
again},...o(Nt)),a=p("div",{class:"foot"},this.more,this.folded,this.address.node),c=[this.form.node,
i,this.answered,this.pointed,a];Kt(e,"decoding-lab","Decoding lab",...c)}answer(t){this.stop(),this.
refuse(null),t===this.shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():
(this.before=this.model.get("step"),this.model.set("step",0),this.model.set("text",t))}takeBack(){this.
model.set("text",this.shown.settings.text),this.model.set("step",this.before)}refuse(t){super.refuse(
t),this.folded.inert=this.isRefused}set(t){super.set({step:0,...t})}settings(){let{model:t,choices:e}=this,
s=["text","strategy",...e.settings[t.get("strategy")]];return ee(t,s)}showControls(t){this.strategy.
show(t.strategy);for(let[o,{node:r,show:i}]of Object.entries(this.controls))r.hidden=!(o in t),i(this.
model.get(o));let e=Object.keys(K).filter(o=>o in t),s=e.map(o=>{let{textContent:r}=this.controls[o].
node.querySelector("output");return`${K[o][0].toLowerCase()} ${r}`});this.names.textContent=`More se\
ttings: ${s.join(", ")}`,this.more.hidden=!e.length,this.again.hidden=!("seed"in t),this.address.show()}search(t,e){
return ge(t,e)}count({settings:{seed:t,...e},found:s},o){let r=e.strategy==="sampling",i=JSON.stringify(
e);i!==this.drawnAt&&this.draws.clear(),this.drawnAt=i,r&&o&&this.draws.set(t,s.text);let a=[...this.
draws.values()],c=u=>a.filter(d=>d===u).length,h=[...new Set(a)].sort((u,d)=>c(d)-c(u)).map(u=>`${c(
u)} × “${u}”`).join(", ");this.tally.textContent=a.length>1?`${a.length} draws: ${h}.`:"",this.
tally.hidden=!r}playOrStop(){if(this.playing)return this.stop();this.play.textContent="❚❚ Pause",
this.playing=window.setInterval(()=>this.goOn(),Un),this.goOn()}stop(){clearInterval(this.playing),this.
playing=0,this.play.textContent="▶ Play"}goOn(){let{length:t}=this.shown.found.steps,e=Math.min(this.
model.get("step")||t,t)%t+1;e===t&&this.stop(),this.set({step:e})}go(t){this.stop(),this.set({step:t})}tallest(t){
let{found:e,settings:s}=this.shown,o=this.view.clientWidth,r=()=>e.steps.map((i,a)=>{let{picture:c}=t(
e.steps,a+1,s,{room:o});return Number(c[0].firstElementChild?.getAttribute("height"))});return e.tallest??=
Math.max(...r()),e.tallest}draw(){let{settings:t,found:e}=this.shown,s=e.steps.length,o=Math.min(this.
model.get("step")||s,s),r=this.model.get("own")?null:Pt(ht(t.text)),i=o===s,a=i?qn(this.shown,r):Vn(
this.shown,o,r);this.status.textContent!==a.map(x=>x.textContent).join("")&&this.status.replaceChildren(
...a),this.steps.input.max=String(s),this.steps.show(o);let c=x=>{this.pointed.textContent=x},l=x=>this.
go(x),h=t.strategy==="beam"?Re:Ie,u=this.view.clientWidth,{picture:d,numbers:m}=h(e.steps,o,t,{look:c,
go:l,room:u}),[f,...g]=d;f.style.minHeight=`${this.tallest(h)}px`,this.view.replaceChildren(f),this.
legend.replaceChildren(...g);let w=[...f.querySelectorAll(".best rect")].map(x=>x.getBBox()),y=w.length?
Math.max(...w.map(({x,width:O})=>x+O)):9999;this.hasDrawn?f.scrollLeft=y+12-f.clientWidth:this.more.
open=u>_t,this.hasDrawn=!0,this.count(this.shown,i),this.numbers.replaceChildren(m)}};function Jn(n){
let t=new Lt(n),e=t.follow(Object.keys(t.readers));return()=>{t.stop(),e()}}var ze={render:Jn};widget=ze;})();
export default widget;
