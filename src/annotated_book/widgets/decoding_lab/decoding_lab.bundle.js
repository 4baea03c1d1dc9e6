let widget;
(()=>{var _="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Te=new RegExp(
`[${_}]+`),Ne=new RegExp(`^[${_}]+|[${_}]+$`,"g");function U(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Te).filter(Boolean),s=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>s(o,r)?"one":o)}var R="zero one two three four five six seven eight\
 nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),G="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Le(n){let[t,e]=[Math.
floor(n/1e3),n%1e3];return t?e?`${B(t)} thousand ${e<100?"and ":""}${B(e)}`:`${B(t)} thousand`:B(e)}
function B(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return _t(e);let s=`${R[t]} hundred`;return e?
`${s} and ${_t(e)}`:s}function _t(n){if(n<20)return R[n];let[t,e]=[Math.floor(n/10),n%10];return e?`${G[t]}\
-${R[e]}`:G[t]}var Ie=new RegExp(`^[${_}]*<[A-Za-z]+>[${_}]`),Re=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Ce=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,N="I translate integers from 0 to 999,999.",D=n=>n.
length>40?`${n.slice(0,30)}…`:n;function At(n){let[t]=Ie.exec(n)??[""];return t+rt(n.slice(t.length))}
function rt(n){let t=n.replace(Ne,"");if(!Re.test(t))return n;let e=Ce.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${N} “${D(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Le(e)}var Tt=(n,t)=>Nt(n,t,1)[0];function Nt(n,t,e){let s=Array.from(n),o=[];
for(let r of t){let i=Array.from(r),a=s.length+i.length;if(2*Math.min(s.length,i.length)/a<.6)continue;
let c=2*ot(i,s)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function ot(n,t){let e={size:0},s=[];if(n.forEach(
(a,c)=>{s=t.map((l,h)=>a===l?(s[h-1]??0)+1:0),s.forEach((l,h)=>{l>e.size&&(e={size:l,i:c-l+1,j:h-l+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+ot(n.slice(0,r),t.slice(0,i))+ot(n.slice(r+o),t.slice(
i+o))}var Lt="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfze\
hn sechzehn siebzehn achtzehn neunzehn".split(" "),We="_ _ zwanzig dreißig vierzig fünfzig sechzig s\
iebzig achtzig neunzig".split(" ");function q(n,t=!1){let[e,s]=[Math.floor(n/1e3),Math.floor(n%1e3/100)],
o=n%100,r=(e?`${q(e,!0)}tausend`:"")+(s?`${q(s,!0)}hundert`:"");return o||!r?r+ct(o,t&&!s):r}function ct(n,t){
if(n===1&&t)return"ein";if(n<20)return Lt[n];let[e,s]=[We[Math.floor(n/10)],n%10];return s?`${ct(s,!0)}\
und${e}`:e}function lt(n,t){let e=q(t).replace("hunderteinstausend","hunderteintausend"),s=n.replace(
"hunderteinstausend","hunderteintausend");return s===e||/^ein(hundert|tausend)/.test(e)&&`ein${s}`===
e?!0:s!==""&&s===De(t)}var ze=new Map([!1,!0].flatMap(n=>Array.from({length:100},(t,e)=>[ct(e,n),e])));
function It(n){let t=(o,r,i)=>{let[,a,c]=r.match(`^(?:(.*?)${o})?(.*)$`)??[];return a===void 0?i(c):
i(a||"ein")*(o==="tausend"?1e3:100)+(c?i(c):0)},e=o=>ze.get(o)??Number.NaN,s=t("tausend",n,o=>t("hun\
dert",o,e));return lt(n,s)?s:null}function De(n){if(n<1100||n>=2e3)return"";let t=n%100;return`${Lt[(n-
t)/100]}hundert${t?q(t):""}`}function Rt(n){let t=U(n),e=t.indexOf("thousand");if(e<0)return it(t,99);
let s=e?it(t.slice(0,e),9):1,o=t.slice(e+1),r=o.length?it(Ct(o),9):0;if(!s||r===null||o.length&&!r)return null;
let i=1e3*s+r;return i<1e6?i:null}var Ct=n=>n[0]==="and"&&n.length>1?n.slice(1):n;function it(n,t){let e=n.
indexOf("hundred");if(e<0)return at(n);let s=e?at(n.slice(0,e)):1,o=n.slice(e+1),r=o.length?at(Ct(o)):
0;return!s||s>t||r===null||o.length&&!r?null:100*s+r}function at(n){let[t,e,...s]=n,o=R.indexOf(t);if(o>=
0)return e===void 0?o:null;let r=G.indexOf(t);if(r<2||s.length)return null;if(e===void 0)return 10*r;
let i=R.indexOf(e);return i>0&&i<10?10*r+i:null}function p(n,t={},...e){return Wt(document.createElement(n),t,e)}function A(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return Wt(s,t,e)}function Wt(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function zt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(p("div",o,...s))}var ht=(...n)=>p("div",{class:"\
controls"},...n.map(({node:t})=>t)),Dt=()=>p("p",{class:"pointed","aria-hidden":"true"}),Pt=(...n)=>p(
"div",{class:"scroller"},...n);function Ft(n,t,e,s){let o=(l,h,u)=>u.map(d=>d instanceof HTMLTableCellElement?
d:p(l,h,d)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],i=s.map(l=>{let h=o("\
th",{scope:"row"},l.slice(0,1));return p("tr",{},...h,...o("td",{},l.slice(1)))}),a=t?[p("caption",{},
t)]:[],c=p("thead",{},p("tr",{},...r));return p("table",n,...a,c,p("tbody",{},...i))}var C={"data-lm\
-suppress-shortcuts":"true"};function P(n,t,e={}){let s=p("button",{type:"button",...e},n);return s.
addEventListener("click",t),s}function Ht(n,t,e,s){let o=p("input",{type:"range",...e,...C}),r=p("ou\
tput",{"aria-live":"off"}),i=p("span",{},n," ",p("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:p("div",{class:"control"},p("label",{},i,o),r),input:o,output:r}}function Kt(n,t,e,s){
let o={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=Ht(n,t,o,s);return{node:r,input:i,
show(c){i.value=String(c),a.textContent=String(c)}}}function Bt(n,t,e,s){let o={min:0,max:e.length-1},
r=l=>s(e[l]),{node:i,input:a,output:c}=Ht(n,t,o,r);return{node:i,input:a,show(l,h=String(l)){a.value=
String(e.indexOf(l)),a.setAttribute("aria-valuetext",h),c.textContent=h}}}function ut(n,t,e){let s=Object.entries(t).map(([i,a])=>p("option",{value:i},a)),o=`menu-${Math.random()}`,
r=p("select",{id:o,...C},...s);return r.addEventListener("change",()=>e(r.value)),{node:p("div",{class:"\
control menu"},p("label",{for:o},n),r),show(i){r.value=i}}}function Gt(n,t,e){let s=t.map(o=>`change\
:${o}`);for(let o of s)n.on(o,e);return e(),()=>{for(let o of s)n.off(o,e)}}var Ut=(n,t)=>Object.fromEntries(
t.map(e=>[e,n.get(e)]));function qt(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}
function Vt(n){let t=p("p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Fe(t.textContent)}),
s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Pe=1e3,
V,jt;function Fe(n){V?.isConnected||(V=p("p",{class:"annotated-voice",role:"status"}),document.body.
append(V));let t=V;clearTimeout(jt),jt=setTimeout(()=>{t.textContent=n},Pe)}var j=n=>t=>n.find(e=>String(e)===t),Un=j([!0,!1]),He=n=>String(n);function Jt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=m=>(s[m]??He)(n.get(m)),l=Object.keys(
e),h=Object.fromEntries(l.map(m=>[m,c(m)])),u=new URLSearchParams(location.search),d=[];for(let[m,x]of Object.
entries(e)){let y=u.get(`${a}.${m}`);if(y===null)continue;let k=x(y);k===void 0?d.push(m):n.set(m,k)}
let g=p("a",{},"Copy link to this setting"),f=p("span",{role:"status"});g.addEventListener("click",async m=>{
if(!(m.ctrlKey||m.metaKey||m.shiftKey)){m.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let w=d.length?` The address has a s\
etting that could not be read, and was left out: ${d.join(", ")}.`:"";return{node:p("p",{class:"addr\
ess"},g,f,w),show(){let m=new URLSearchParams(location.search);for(let k of l){let b=c(k);b===h[k]?m.
delete(`${a}.${k}`):m.set(`${a}.${k}`,b)}f.textContent="";let x=o.closest("section[id]")?.id,y=m.size?
`?${m}`:location.pathname;g.setAttribute("href",`${y}${x?`#${x}`:""}`)}}}var Yt=(n,t=0)=>Array.from({length:n},(e,s)=>t+s),Ke=n=>n.reduce((t,e)=>t+e,0);function E({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function J(n){let t=Array.
from(n),e=t.reduce((r,i)=>Math.max(r,i),-1/0),s=t.map(r=>Math.exp(r-e)),o=Ke(s);return s.map(r=>r/o)}var Be=1e-5;function L(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var pt=(n,t)=>(e,s)=>n[s]!==
t,Zt=()=>(n,t)=>t<=n;function Ge(n,t,e){let s=L(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[r,i]=[E(n,o),E(s,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,l=e.data[a];for(let h=0;h<r.length;h++)l+=r[h]*t.data[c+
h];i[a]=l}}return s}function Ue(n,t,e){let s=L(...n.shape);for(let o=0;o<n.shape[0];o++){let[r,i]=[E(
n,o),E(s,o)],a=0,c=0;for(let h of r)a+=h/r.length;for(let h of r)c+=(h-a)**2/r.length;let l=1/Math.sqrt(
c+Be);for(let h=0;h<i.length;h++)i[h]=(r[h]-a)*l*t.data[h]+e.data[h]}return s}function dt(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var qe=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Ve(n,t,e,s,o,r,i){let[a,c]=n.shape,l=t.shape[0],h=c/s,u=i.scale?1:Math.sqrt(h),
d=L(s,a,l),g=L(s,a,l),f=L(a,c);for(let w=0;w<s;w++)for(let m=0;m<a;m++){let x=w*a+m,y=($,M)=>E($,M).
subarray(w*h,(w+1)*h),[k,b,O]=[y(n,m),E(d,x),y(f,m)];for(let $=0;$<l;$++){let M=y(t,$),T=0;for(let K=0;K<
h;K++)T+=k[K]*M[K];b[$]=!o||o(r+m,$)?T/u:-1/0}if(b.every($=>$===-1/0))throw new RangeError("mask mas\
ks every key for some query");let v=E(g,x);if(v.set(J(b)),i.head!==w)for(let $=0;$<h;$++){let M=0;for(let T=0;T<
l;T++)M+=v[T]*e.data[T*c+w*h+$];O[$]=M}}return{scores:d,weights:g,values:f}}var ft=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters,r=Ge(
e,s,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:s,
[`${t}.bias`]:o}=this.parameters;return this.note(t,Ue(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=L(e.length,s.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<s.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${s.shape[0]} entries`);E(o,a).set(E(s,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,s,o=0){
let r=this.parameters["positions.pe"],i=o+s.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?s:dt(s,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
l]=this.without.head??[],{scores:h,weights:u,values:d}=Ve(a,s,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?l:void 0});return this.note(`${t}.scores`,h),this.note(`${t}.weights`,u),this.
note(`${t}.values`,d),this.note(t,this.linear(`${t}.w_o`,d))}feedForward(t,e){let s=qe(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?
dt(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,dt(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}selfAttentionStack(t,e,s,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,l=>(o.set(c,Qt(o.get(c),this.project(c,l))),this.attend(c,l,o.get(c),s,r))),e=this.
sublayer(`${a}.sublayers.1`,e,l=>this.feedForward(`${a}.feed_forward`,l)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},Y=class extends ft{encode(t,e){
let s=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",s,e)}decode(t,e,s,o,r=new Map){let i=r.get("length")??0;r.set("length",i+s.length);let a=this.
embed("tgt_embed",s),c=this.positions("positions.tgt","tgt",a,i);for(let l=0;l<this.config.n_layers;l++){
let h=`decoder.layers.${l}`,[u,d]=[`${h}.self_attention`,`${h}.cross_attention`];c=this.sublayer(`${h}\
.sublayers.0`,c,g=>(r.set(u,Qt(r.get(u),this.project(u,g))),this.attend(u,g,r.get(u),o,i))),c=this.sublayer(
`${h}.sublayers.1`,c,g=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,g,r.get(d),e,i))),c=this.
sublayer(`${h}.sublayers.2`,c,g=>this.feedForward(`${h}.feed_forward`,g)),this.note(h,c)}return this.
finalNorm("decoder",c)}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Qt(n,{k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,r)=>{let i=L(o.shape[0]+r.shape[0],o.shape[1]);
return i.data.set(o.data),i.data.set(r.data,o.data.length),i};return{k:s(n.k,t),v:s(n.v,e)}}function Z(n){let[t,e,s,o]=n,r=e.flatMap((i,a)=>[i,...o.map(c=>s[a]+c)]);return[...t,...r]}var Q=class{constructor({
alone:t,thousands:e,before:s,after:o}){this.alone=Z(t),this.thousands=Z(e),this.before=Z(s),this.after=
Z(o)}nameOf(t){let[e,s]=[Math.floor(t/1e3),t%1e3];return e?s?this.before[e]+this.after[s]:this.thousands[e]:
this.alone[s]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let s=this.thousands.indexOf(
t,1);if(s>0)return 1e3*s;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function Xt({config:n,tensors:t},e){let s=typeof e=="string"?Je(e):Ye(e),o={};for(let[r,i,a,c]of t){
let l=i.reduce((d,g)=>d*g,1),h=d=>s.slice(a,a+d*l).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
h(2)),Ze):new Float32Array(h(4));o[r]={shape:i,data:u}}return{config:n,parameters:o}}var Je=n=>Uint8Array.
from(atob(n),t=>t.charCodeAt(0)),Ye=({buffer:n,byteOffset:t,byteLength:e})=>new Uint8Array(n,t,e);function Ze(n){
let[t,e]=[n>>10&31,n&1023],s=t?2**(t-25)*(1024+e):2**-24*e;return n>>15?-s:s}var te=n=>/^\d+$/.test(n),Qe=40,gt=["<pad>","<s>","</s>","<unk>"],mt=class{constructor(t){this.tokens=
[...gt,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,s,o,r]=gt.keys();this.padId=e,this.
bosId=s,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),s=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
s).map(o=>this.tokens[o])}},wt="[\\p{L}\\p{N}_]",ne=`[^\\p{L}\\p{N}_${_}]`,Xe=new RegExp(`${wt}+(?:[\
'’-]${wt}+)*|${ne}`,"gu"),tn=new RegExp(` ?${wt}+| ?${ne}+|[${_}]`,"gu"),F=class{constructor({tokens:t}){
this.vocabulary=new mt(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Xe)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},bt=class extends F{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",s=this.vocabulary.tokens.slice(gt.length);this.languages=
s.filter(e),this.words=s.filter(o=>!e(o))}split(t){return U(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:s}=this,o=this.split(t.normalize("NFC")),[r]=s;if(r&&!s.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${s.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${N} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!te(c))??a[0]))}refusal(t){
if(te(t))return`${N} Write “${D(t)}” in words too, or the integer in digits.`;let e=t.length<=Qe&&
Tt(t,this.words);return`${N} “${D(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},yt=class extends F{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],r)=>{let i=ee(s,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(tn)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(ee(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=en(t,this.merges[e])}}},
ee=(n,t)=>`${n.length} ${n}${t}`;function en(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let r=n[o]===
t&&n[o+1]===e;s.push(r?t+e:n[o]),r&&o++}return s}var nn={words:F,"number words":bt,"sub-words":yt},xt=({
kind:n,...t})=>new nn[n](t);var sn=2e4,oe=400,se="de",$t=class{constructor({blueprint:t,weights:e}){this.model=new Y(Xt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=xt(t.src_tokenizer),this.target=xt(t.
tgt_tokenizer),this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=
t.names,this.names={}}namesIn(t){return this.names[t]??=new Q(this.parts[t]),this.names[t]}read(t,e=se){
let s=e===se?t:`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?At(s):s),r=this.model.config.max_len,
i=this.source.languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${N} This \
text has ${o.length-i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, \
and the model can take in ${r} at most.`);return{src:o,srcMask:pt(o,this.srcVocab.padId)}}begin(t,e){
return{src:this.read(t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,s=pt(t,this.
srcVocab.padId),o=e.encode(t,s);return(r,i)=>e.generator(e.decode(o,s,r,Zt(),i))}textOf(t){return this.
target.join(this.tgtVocab.decode(t))}};function re(n,t=$t,e=""){let s=null;return()=>s??=on(n,e).then(o=>new t(o)).catch(o=>{throw s=null,o})}
async function on(n,t){let e=t&&`${t}_`,s=n.get(`${e}weights`),o=s&&(s.length||s.byteLength);return!o&&
n.later?n.later(t||"later"):(o||await rn(n,e),{blueprint:n.get(`${e}blueprint`),weights:n.get(`${e}w\
eights`)})}function rn(n,t){return new Promise((e,s)=>{let o=setTimeout(()=>s(new Error("Python does\
 not answer")),sn),r=()=>{clearTimeout(o),n.off(`change:${t}weights`,r),e()};n.on(`change:${t}weight\
s`,r),n.set(`${t}wanted`,!0),n.save_changes()})}var an=n=>n.get("own")?"A text for your translator":"An English number, in words or in digits";function ie(n,t,e,s,o="",r=an(
n)){let i="",a=`text-${Math.random()}`,c=p("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...C}),l=p("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),h=p("form",{},p("label",{for:a},r),p("div",{class:"line"},c,o,p("button",{class:"m\
ain"},t)),e,l);c.addEventListener("keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),
h.requestSubmit())});let u=(f,w)=>{i=c.value,s(f,w)};return h.addEventListener("submit",f=>{f.preventDefault(),
u(c.value)}),{node:h,ask:u,show:f=>{c.value===i&&(i=c.value=f)},refuse:f=>{let w=f instanceof RangeError;
c.setAttribute("aria-invalid",String(w)),l.textContent=w?f.message:"",f&&!w&&(l.textContent=`The mod\
el cannot answer: ${f.message}. Press ${t} to try again.`)}}}var cn=12,ln=250,hn=(n=0)=>new Promise(t=>setTimeout(t,n)),X=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=re(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=Vt("verdict"),this.answered=p("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=oe?e:void 0,...Object.fromEntries(t.map(e=>[e,j(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),s=([o,[r,i]])=>{let{show:a,...c}=Bt(r,i,this.choices[o],e(o));return[o,
{...c,show:l=>a(l,l===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(s))}suggest(t,e){
let s=([o,r])=>P(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?p("p",{class:"hint"},t,
...e.map(s)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),qt(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused),this.answered.inert=this.isRefused}async redraw(){
let t=this.settings();this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(
t),this.answered.setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,s=()=>this.turn!==e,o=setTimeout(
()=>{this.status.textContent="The model is at work …"},ln);try{JSON.stringify(t)!==JSON.stringify(
this.shown.settings)&&await this.workOff(t,s,()=>clearTimeout(o))}catch(i){if(s())return;this.refuse(
i),i instanceof RangeError&&this.takeBack()}finally{clearTimeout(o)}if(s())return;let{text:r}=this.shown.
settings;this.written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("\
aria-busy","false")}async workOff(t,e,s){let o=this.search(await this.fetchModel(),t);for(let r=performance.
now();!e();){let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let c=this.
tellMore(a,s);!c&&performance.now()-r<cn||(await hn(c),r=performance.now())}}tellMore(t,e){return 0}say(t){
this.status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=Gt(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var un=10;function*ce(n,t){let e=n.read(t.text),s=yield*ae(n,e,{}),o=s;t.strategy==="sampling"&&(o=yield*ae(
n,e,t,gn(t.seed))),t.strategy==="beam"&&(o=yield*mn(n,e,t));let{text:r,log_probability:i}=s;return{settings:t,
found:o,greedy:{text:r,log_probability:i}}}function le(n,{src:t}){let e=n.decoder(t);return(s,o)=>e(
s.slice(-1),o).data}function he(n){let t=Math.max(...n),e=Math.log(n.reduce((s,o)=>s+Math.exp(o-t),0));
return Array.from(n,s=>s-t-e)}var ue=n=>Float32Array.from(J(n));function*ae(n,t,e,s){let{model:o,tgtVocab:r}=n,
i=le(n,t),[a,c]=[[r.bosId],new Map],l=[],[h,u]=[0,!1];for(;!u&&a.length<o.config.max_len;){let d=i(a,
c),{id:g,...f}=dn(d,e,r.tokens,s?.next().value);h+=he(d)[g],a.push(g),l.push(f),u=g===r.eosId,yield}
return{text:n.textOf(a),log_probability:h,ended:u,steps:l}}function dn(n,t,e,s=null){let o=ue(n),r=fn(
n,t),i=kt(r),a=de(n),c=s===null?a[0]:pn(i,s),l=(f,w)=>w<un||f===c,h=a.filter(l).map(f=>({token:e[f],
before:o[f],after:r[f],end:i[f]})),u=a.filter((f,w)=>!l(f,w)),d=f=>u.reduce((w,m)=>w+f[m],0),g={count:u.
length,before:d(o),after:d(r)};return{id:c,token:e[c],number:s,rows:h,others:g}}var de=n=>[...n.keys()].
sort((t,e)=>n[e]-n[t]),kt=n=>{let t=0;return Array.from(n,e=>t+=e)};function fn(n,{temperature:t=1,top_k:e=null,
top_p:s=1}){let o=ue(n.map(l=>l/t)),r=de(o).slice(0,e??n.length),i=kt(r.map(l=>o[l])),a=new Float32Array(
n.length);r.forEach((l,h)=>{let u=h&&i[h-1];(s===1||u<s*i.at(-1))&&(a[l]=o[l])});let c=kt(a).at(-1);
return a.map(l=>l/c)}var pn=(n,t)=>n.findIndex(e=>e>t*n.at(-1));function*gn(n){for(;;){n=n+1831565813|
0;let t=Math.imul(n^n>>>15,n|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>0)/2**32}}function*mn(n,t,{
beam_size:e,length_penalty:s}){let{model:o,tgtVocab:r}=n,i=le(n,t),a=o.config.max_len-1,c=(d,g)=>d/((5+
g)/6)**s,l=[],h={score:-1/0},u=[{ids:[r.bosId],total:0,cache:new Map}];for(let d=1;u.length&&c(u[0].
total,a)>h.score;d++){let g=[];for(let[m,{ids:x,total:y,cache:k}]of u.entries()){let b=he(i(x,k));for(let[
O,v]of b.entries())g.push({parent:m,id:O,total:y+v});yield}let f=[],w=g.sort((m,x)=>x.total-m.total).
slice(0,2*e);l.push(w.map(({parent:m,id:x,total:y},k)=>{let b=[...u[m].ids,x],O=x===r.eosId,v={token:r.
tokens[x],parent:m,log_probability:y,fate:"dropped"};if(O||d===a){if(k>=e)return v;let $=c(y,d),M={...v,
fate:"finished",text:n.textOf(b),score:$};return $>h.score&&(h={text:M.text,log_probability:y,ended:O,
score:$}),M}return f.length===e?v:(f.push({ids:b,total:y,cache:new Map(u[m].cache)}),{...v,fate:"kep\
t"})})),u=f}return{...h,steps:l}}var fe=n=>!n.matches(".none")&&!n.closest(".unwritten");function pe(n,t){let e=()=>t.flat().find(fe)??
t[0][0],s=e();s.tabIndex=0;function o(r){s.tabIndex=-1,s=r,s.tabIndex=0}return n.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(d=>d.includes(i));if(a<0)return;let c=t[a].indexOf(i),[l,h]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let u=t[l]?.[h];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{fe(s)||o(e())}}function wn({text:n,say:t,share:e=0,kinds:s=[]}){let o={"aria-label":`${n}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},r=p("td",{...o,...C},n);return r.style.setProperty("--w",String(e)),r}function ge({
title:n,corner:t="",rows:e,columns:s,cells:o,look:r}){let i=o.map(u=>u.map(wn)),a={class:"grid numbe\
rs",role:"grid"},c=i.map((u,d)=>[e[d],...u]),l=Ft(a,n,[t,...s],c),h=({target:u})=>u.closest?.(".numb\
er")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",u=>r(h(u))),l.addEventListener(
"pointerleave",()=>r("")),l.addEventListener("focusin",u=>r(h(u))),l.addEventListener("focusout",()=>r(
"")),pe(l,i),Pt(l)}var Ot=n=>n.replaceAll("-","−");function tt(n,t=2){if(Number.isNaN(n))return"Na\
N";if(!Number.isFinite(n))return n>0?"∞":"−∞";let e=Math.abs(n);return e&&(e>=1e4||e<.5*10**-t)?
Ot(n.toExponential(0).replace("+","")):Ot(n.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var W=n=>Number.isFinite(
n)?Ot(String(Number(n.toPrecision(7)))):tt(n);var S=n=>tt(Math.round(n*1e3)/1e3,3),z=n=>n<.005?"":n.toFixed(2);function et(n,t,e,s,o){let r=(a,c,l)=>{
let h=`${a}, ${e[l]}`;if(typeof c=="string")return{text:c,say:h};let u=`${h}, exactly ${W(c)}`;return c<
0?{text:S(c),say:u}:{text:tt(c,4),say:u,share:c,kinds:["bar"]}},i=s.map(([a,...c])=>c.map((l,h)=>r(a,
l,h)));return ge({title:n,corner:t,rows:s.map(([a])=>a),columns:e,cells:i,look:o})}var nt=20,we=26,me=[9,28],bn=85,vt=480,[be,yn]=[48,6],xn=16,ye=5,$n=n=>/[<>]/.test(n)?10:n<"☀"?7:12,
xe=n=>[...n].reduce((t,e)=>t+$n(e),0),$e=({mark:n,token:t})=>n?`${n} ${t}`:t,kn=(n,t)=>{let[e,s]=[xe(
$e(n)),7.8*n.written.length];return(t?Math.max(e,s,14):e+s)+2*ye};function On(n){let t=[n];for(;t.at(
-1).below.length;)t.push(t.at(-1).below[0]);return t}function vn(n){let t=[],e=[];function s(o,r,i){
let a=On(o),c=a.map((h,u)=>e[r+u]??0),l=Math.max(i,...c);a.forEach((h,u)=>{Object.assign(h,{column:r+
u,row:l}),e[r+u]=l+1,t.push(h)});for(let h of a.toReversed())for(let u of h.below.slice(1))s(u,h.column+
1,l+1)}return s(n,0,0),t}function En(n,t,e){let s=new Map(n.map(c=>[c,kn(c,t)])),o=({column:c,row:l})=>t?
l:c,r=[1];for(let c of Yt(Math.max(...n.map(o))+1)){let l=n.filter(h=>o(h)===c).map(h=>s.get(h));r.push(
r[c]+Math.max(0,...l)+e)}let i=c=>t?c.column*be+1:c.row*we+3,a=c=>{let[l,h]=[r[o(c)],s.get(c)];return[
c,{x:l,y:i(c),width:h}]};return new Map(n.map(a))}function Mn(n,t,e,s,o,r){let i=Math.max(xn*s,1),a=nt/
2,c;if(o){let[l,h]=[n,t].map(f=>f.x+Math.min(f.width/2,30)),[u,d]=[n.y+nt,t.y],g=d-14;c=`M${l} ${u}V${g}\
C${l} ${d-5} ${h} ${g} ${h} ${d}`}else{let[l,h]=[n.x+n.width,t.x],u=h-r/2,[d,g]=[n.y+a,t.y+a];c=`M${l}\
 ${d}H${h-r}C${u} ${d} ${u} ${g} ${h} ${g}`}return A("path",{class:`branch ${e}`,d:c,"stroke-width":i.
toFixed(2)})}function Sn(n,{x:t,y:e,width:s},o){let r={x:t+ye,y:e+14.5},i=o?{x:r.x,dy:17}:{dx:5},a=A(
"tspan",{class:"share",...i},n.written),c=A("text",r,$e(n),a),l=o?{x:r.x,y:e+43}:{...r,x:t+s+8},h=n.
tail?A("text",{class:"tail",...l},n.tail):"";return A("g",{class:`node ${n.kinds}`,"data-say":n.say,
"data-step":n.column},A("rect",{x:t,y:e,width:s,height:nt,rx:nt/2}),c,h)}function st(n,{label:t,look:e,
go:s,room:o=0,most:r}){let i=o<vt,a=Math.floor(o/(r+1))-bn,c=i?yn:Math.min(Math.max(me[0],a),me[1]),
l=vn(n),h=En(l,i,c),u=b=>h.get(b),d=l.map(b=>{let{x:O,width:v}=u(b);return O+v+1+(b.tail&&!i?8+xe(b.
tail):0)}),g=Math.ceil(Math.max(...d)),w=Math.max(...l.map(b=>u(b).y))+(i?be:we-3),m={width:g,height:w,
viewBox:`0 0 ${g} ${w}`},x=A("svg",{...m,"aria-hidden":"true"},...l.flatMap(b=>b.below.map(O=>{let{kinds:v,
share:$}=O;return Mn(u(b),u(O),v,$,i,c)})),...l.map(b=>Sn(b,u(b),i))),y=b=>b.target.closest(".node")?.
dataset;return x.addEventListener("pointerover",b=>e(y(b)?.say??"")),x.addEventListener("pointerleav\
e",()=>e("")),x.addEventListener("click",b=>{let O=Number(y(b)?.step??0);O&&s(O)}),p("div",{class:"s\
croller",role:"group",tabindex:0,"aria-label":t},x)}function Et(n){let t={token:"<s>",tokens:[],log_probability:0,below:[],greedy:!0},e=[t],s=[],o=[];for(let r of n){
for(let i of new Set(s.map(({parent:a})=>a)))i.below=i.below.filter(({fate:a})=>a!=="dropped");s=r.map(
i=>{let a=e[i.parent],c=a.greedy&&!a.below.length,l=[...a.tokens,i.token],h={...i,parent:a,tokens:l,
greedy:c,below:[]};return a.below.push(h),h}),o.push(...s.filter(({fate:i})=>i==="finished")),e=s.filter(
({fate:i})=>i==="kept")}return o.sort((r,i)=>i.score-r.score),{root:t,nodes:s,kept:e,finished:o}}function ke(n,{
kept:t,finished:e}){return n.fate==="finished"?`finished${n===e[0]?", the best":""}`:t.includes(n)?"\
kept":"dropped"}var _n={"finished, the best":"★",finished:"✓",dropped:"✗"};function An(n){let t=[];
for(let e=n;e;e=e.parent)t.push(e);return t}function Oe(n,t,e){let{token:s,tokens:o,log_probability:r,
score:i,greedy:a,below:c}=n,l=Math.exp(r),h=c.length||!o.length?"":ke(n,t),u=h&&`: ${h}`,d=h.startsWith(
"finished"),g=n.parent&&Math.exp(n.parent.log_probability),f=g&&z(l)!==z(g),w=i===void 0?"":`, score\
 ${S(i)}`;return{token:s,share:l,written:d?S(i):f?z(l):"",say:`${o.join(" ")||s}${u}; probability ${W(
l)}, log-probability ${S(r)}${w}`,kinds:`${h.split(",")[0]} ${e.includes(n)?"best":""}`,mark:_n[h],tail:a&&
!c.length?"greedy":"",below:c.map(m=>Oe(m,t,e))}}function Tn(n,t,e){let s=n.nodes.map(i=>{let{tokens:a,
log_probability:c}=i,l=ke(i,n);return[a.join(" "),Math.exp(c),c,l]}),o=`Candidates of step ${t}, the\
 likeliest first`;return et(o,"tokens",["probability","log-probability","fate"],s,e)}function ve(n,t,e,{
look:s,go:o,room:r}){let i=Et(n.slice(0,t)),c="Number, width: the probability up to there. ✓ finishe\
d, with its score; ★ the best so far; ✗ dropped."+(t===n.length&&i.kept.length?" The search stop\
s: what is kept can no longer become the best.":""),l="The tree of the search; its numbers are in th\
e tables below",h=Oe(i.root,i,An(i.finished[0]));return{picture:[st(h,{label:l,look:s,go:o,room:r,most:n.
length}),p("p",{class:"hint"},c)],numbers:Tn(i,t,s)}}var Nn=4,Ln=.011;function In({token:n,after:t,end:e},s,o,{top_k:r,top_p:i}){let a=n===o?"drawn: ":"";
return t?`${a}${Math.max(e-t,0).toFixed(4)} to ${e.toFixed(4)}`:r&&s>=r?"cut by top-k":i<1?"cut by t\
op-p":""}function Rn({token:n,number:t,rows:e,others:s},o,r,i){let a=t===null,c=({token:d,before:g,after:f},w)=>a?
[d,g,w]:[d,g,f,w],l=(d,g)=>a?d.token===n?"taken":"":In(d,g,n,o),h=e.map((d,g)=>c(d,l(d,g)));return s.
count&&h.push(c({...s,token:`${s.count} others`},"")),et(r,"token",a?["probability","choice"]:["in t\
he model","reshaped","place"],h,i)}function Ee(n,{token:t,number:e},s=[]){let o=e===null?n.before:n.
after,r=n.token===t,i=!r&&!o,a=r?e===null?"taken":"drawn":i?"cut":"";return{token:n.token,share:o,written:z(
o),say:`${n.token}${a&&`: ${a}`}; probability ${W(o)}`,kinds:r?"best":i?"dropped":"",mark:i?"✗":"",
below:s}}function Cn(n){let t=[];for(let s of n.toReversed()){let{token:o,rows:r}=s,i=r.find(c=>c.token===
o),a=r.filter(c=>c!==i).slice(0,Nn);t=[Ee(i,s,t),...a.map(c=>Ee(c,s))]}return{token:"<s>",share:1,written:"",
say:"<s>: the start",kinds:"best",below:t}}function jn({token:n,number:t,rows:e,others:s},o){let r=e.
filter(({after:h})=>h>0).toSorted((h,u)=>h.end-u.end).map(({token:h,after:u,end:d})=>{let g=u>Ln*(h.
length+1),f=p("span",{},g?h:"");f.classList.toggle("drawn",h===n),f.style.setProperty("left",`${100*
(d-u)}%`),f.style.setProperty("width",`${100*u}%`);let w=`from ${(d-u).toFixed(4)} to ${d.toFixed(4)}`;
return f.addEventListener("pointerover",()=>o(`${h}: ${w}`)),f}),i=p("i",{});i.style.setProperty("le\
ft",`${100*t}%`);let a=p("div",{class:"strip","aria-hidden":"true"},...r);a.addEventListener("pointe\
rleave",()=>o("")),a.append(i);let c=s.after>=5e-5?" The gaps are tokens that are less likely.":"",l=`\
The tokens lie end to end from 0 to 1. The random number ${t.toFixed(4)} falls on ${n}.${c}`;return[
a,p("p",{class:"hint fall"},l)]}function Me(n,t,e,{look:s,go:o,room:r}){let i=n[t-1],c=["After <s>",
...n.slice(0,t-1).map(({token:f})=>f)].join(" "),l="What was generated, and what else was likely; it\
s numbers are in the table below",h=i.number===null,[u,d]=h?["",`The likeliest token is taken: ${i.token}`]:
["reshaped ","✗: cut"],g=`Number and width: the ${u}probability after the tokens before it, if 0.0\
05 or more. ${d}.`;return{picture:[st(Cn(n.slice(0,t)),{label:l,look:s,go:o,room:r,most:n.length}),p(
"p",{class:"hint"},g),...h?[]:jn(i,s)],numbers:Rn(i,e,c,s)}}var Se={greedy:"Greedy decoding",beam:"Beam search",sampling:"Sampling"},Wn=900,Mt={beam_size:["Beam\
s","beam_size"],temperature:["Temperature","temperature"]},H={length_penalty:["Length penalty","leng\
th_penalty"],top_k:["Top-k","top_k"],top_p:["Top-p","top_p"],seed:["Seed","seed"]};function _e(n,t){
if(t===null)return"";let e=It(n);return` (${e===null?"not a number":e.toLocaleString("en")} ${lt(n,t)?
"✓":"✗"})`}var I=(n,t="")=>p("span",{},n,p("span",{class:"exact"},t),". ");function zn({settings:{
strategy:n,seed:t},found:e,greedy:s},o){let r=(u,{text:d,log_probability:g,score:f})=>I(`${u}: “${d}\
”${_e(d,o)}`,`, log-probability ${S(g)}`+(f===void 0?"":`, score ${S(f)}`)),i={greedy:"Greedy",beam:"\
Beams",sampling:`Seed ${t}`}[n],a=e.ended?[]:[I("It did not come to an end")],c=Math.abs(e.log_probability-
s.log_probability),h=e.text===s.text&&c<.001?I("Greedy: the same"):r("Greedy",s);return[r(i,e),...a,
...n==="greedy"?[]:[h]]}function Dn({settings:{strategy:n},found:{steps:t}},e,s){let o=`Step ${e} of\
 ${t.length}`;if(n!=="beam"){let{token:d,number:g}=t[e-1],f=t.slice(0,e).map(m=>m.token),w=g===null?
"taken: the likeliest":"drawn";return[I(`${o}: ${f.join(" ")} …`),I(`“${d}” is ${w}`)]}let{kept:r,
finished:i}=Et(t.slice(0,e)),[a]=i,c=a?`best so far “${a.text}”${_e(a.text,s)}`:"nothing is fini\
shed yet",l=a?`, score ${S(a.score)}`:"",[h]=r,u=`${r.length} go on, the likeliest “${h?.tokens.join(
" ")} …”`;return[I(`${o}: ${c}`,l),...h?[I(u)]:[]]}var St=class extends X{constructor({model:t,el:e}){
super(t),this.readers={...this.readersOf(Object.keys({...Mt,...H})),strategy:j(Object.keys(Se)),step:j(
this.choices.seed)},this.address=Jt(t,e,this.readers);let s=this.suggest("Try ",this.choices.texts.map(
l=>[l,l]));this.form=ie(t,"Decode",s,l=>this.answer(l)),this.strategy=ut("Strategy",Se,l=>this.set({
strategy:l})),this.controls=this.slidersOf({...Mt,...H}),this.again=P("Draw again",()=>this.drawAgain());
let o=l=>Object.keys(l).map(h=>this.controls[h]);this.names=p("summary",{}),this.more=p("details",{class:"\
more"},this.names,ht(...o(H))),this.steps=Kt("Step","step",[1,2],l=>this.go(l)),this.play=P("▶ Play",
()=>this.playOrStop(),{class:"play"}),this.steps.node.prepend(this.play),this.playing=0,this.tally=p(
"p",{class:"tally"}),this.draws=new Map,this.drawnAt="",this.hasDrawn=!1,this.before=0,this.view=p("\
div",{class:"view"}),this.numbers=p("div",{}),this.pointed=Dt(),this.legend=p("div",{class:"legend"});
let r=p("summary",{},"The numbers of this step");this.folded=p("details",{},r,this.numbers),this.answered.
append(this.steps.node,this.view,this.status,this.legend,this.tally);let i=ht(this.strategy,{node:this.
again},...o(Mt)),a=p("div",{class:"foot"},this.more,this.folded,this.address.node),c=[this.form.node,
i,this.answered,this.pointed,a];zt(e,"decoding-lab","Decoding lab",...c)}answer(t){this.stop(),this.
refuse(null),t===this.shown.settings.text&&this.form.show(t),t===this.model.get("text")?this.redraw():
(this.before=this.model.get("step"),this.model.set("step",0),this.model.set("text",t))}takeBack(){this.
model.set("text",this.shown.settings.text),this.model.set("step",this.before)}refuse(t){super.refuse(
t),this.folded.inert=this.isRefused}set(t){super.set({step:0,...t})}settings(){let{model:t,choices:e}=this,
s=["text","strategy",...e.settings[t.get("strategy")]];return Ut(t,s)}showControls(t){this.strategy.
show(t.strategy);for(let[o,{node:r,show:i}]of Object.entries(this.controls))r.hidden=!(o in t),i(this.
model.get(o));let e=Object.keys(H).filter(o=>o in t),s=e.map(o=>{let{textContent:r}=this.controls[o].
node.querySelector("output");return`${H[o][0].toLowerCase()} ${r}`});this.names.textContent=`More se\
ttings: ${s.join(", ")}`,this.more.hidden=!e.length,this.again.hidden=!("seed"in t),this.address.show()}search(t,e){
return ce(t,e)}count({settings:{seed:t,...e},found:s},o){let r=e.strategy==="sampling",i=JSON.stringify(
e);i!==this.drawnAt&&this.draws.clear(),this.drawnAt=i,r&&o&&this.draws.set(t,s.text);let a=[...this.
draws.values()],c=u=>a.filter(d=>d===u).length,h=[...new Set(a)].sort((u,d)=>c(d)-c(u)).map(u=>`${c(
u)} × “${u}”`).join(", ");this.tally.textContent=a.length>1?`${a.length} draws: ${h}.`:"",this.
tally.hidden=!r}playOrStop(){if(this.playing)return this.stop();this.play.textContent="❚❚ Pause",
this.playing=window.setInterval(()=>this.goOn(),Wn),this.goOn()}stop(){clearInterval(this.playing),this.
playing=0,this.play.textContent="▶ Play"}goOn(){let{length:t}=this.shown.found.steps,e=Math.min(this.
model.get("step")||t,t)%t+1;e===t&&this.stop(),this.set({step:e})}go(t){this.stop(),this.set({step:t})}tallest(t){
let{found:e,settings:s}=this.shown,o=this.view.clientWidth,r=()=>e.steps.map((i,a)=>{let{picture:c}=t(
e.steps,a+1,s,{room:o});return Number(c[0].firstElementChild?.getAttribute("height"))});return e.tallest??=
Math.max(...r()),e.tallest}draw(){let{settings:t,found:e}=this.shown,s=e.steps.length,o=Math.min(this.
model.get("step")||s,s),r=this.model.get("own")?null:Rt(rt(t.text)),i=o===s,a=i?zn(this.shown,r):Dn(
this.shown,o,r);this.status.textContent!==a.map(y=>y.textContent).join("")&&this.status.replaceChildren(
...a),this.steps.input.max=String(s),this.steps.show(o);let c=y=>{this.pointed.textContent=y},l=y=>this.
go(y),h=t.strategy==="beam"?ve:Me,u=this.view.clientWidth,{picture:d,numbers:g}=h(e.steps,o,t,{look:c,
go:l,room:u}),[f,...w]=d;f.style.minHeight=`${this.tallest(h)}px`,this.view.replaceChildren(f),this.
legend.replaceChildren(...w);let m=[...f.querySelectorAll(".best rect")].map(y=>y.getBBox()),x=m.length?
Math.max(...m.map(({x:y,width:k})=>y+k)):9999;this.hasDrawn?f.scrollLeft=x+12-f.clientWidth:this.more.
open=u>vt,this.hasDrawn=!0,this.count(this.shown,i),this.numbers.replaceChildren(g)}};function Pn(n){
let t=new St(n),e=t.follow(Object.keys(t.readers));return()=>{t.stop(),e()}}var Ae={render:Pn};widget=Ae;})();
export default widget;
