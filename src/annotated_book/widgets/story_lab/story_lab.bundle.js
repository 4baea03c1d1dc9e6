let widget;
(()=>{function f(s,t={},...e){return ke(document.createElement(s),t,e)}function ke(s,t,e){for(let[n,o]of Object.entries(t))s.setAttribute(n,o);return s.append(...e),s}function _t(s,t,e,...n){
let o={class:`annotated-view ${t}`,role:"group","aria-label":e};s.append(f("div",o,...n))}var Mt=(...s)=>f(
"div",{class:"controls"},...s.map(({node:t})=>t));var H=(...s)=>f("div",{class:"scroller"},...s);function U(s,t,e,n){let o=(h,l,u)=>u.map(g=>g instanceof
HTMLTableCellElement?g:f(h,l,g)),r=[...o("td",{},e.slice(0,1)),...o("th",{scope:"col"},e.slice(1))],
i=n.map(h=>{let l=o("th",{scope:"row"},h.slice(0,1));return f("tr",{},...l,...o("td",{},h.slice(1)))}),
a=t?[f("caption",{},t)]:[],c=f("thead",{},f("tr",{},...r));return f("table",s,...a,c,f("tbody",{},...i))}
var A={"data-lm-suppress-shortcuts":"true"};function v(s,t,e={}){let n=f("button",{type:"button",...e},
s);return n.addEventListener("click",t),n}function Oe(s,t,e,n){let o=f("input",{type:"range",...e,...A}),
r=f("output",{"aria-live":"off"}),i=f("span",{},s," ",f("code",{},t));return o.addEventListener("inp\
ut",()=>n(Number(o.value))),{node:f("div",{class:"control"},f("label",{},i,o),r),input:o,output:r}}function It(s,t,e,n){let o={min:0,max:e.length-1},r=h=>n(e[h]),{node:i,input:a,output:c}=Oe(s,t,o,r);
return{node:i,input:a,show(h,l=String(h)){a.value=String(e.indexOf(h)),a.setAttribute("aria-valuetex\
t",l),c.textContent=l}}}function ht(s,t,e){let n=Object.entries(t).map(([i,a])=>f("option",{value:i},a)),o=`menu-${Math.random()}`,
r=f("select",{id:o,...A},...n);return r.addEventListener("change",()=>e(r.value)),{node:f("div",{class:"\
control menu"},f("label",{for:o},s),r),show(i){r.value=i}}}function Ct(s,t,e){let n=t.map(o=>`change\
:${o}`);for(let o of n)s.on(o,e);return e(),()=>{for(let o of n)s.off(o,e)}}var Lt=(s,t)=>Object.fromEntries(
t.map(e=>[e,s.get(e)]));function Wt(s,t){for(let[e,n]of Object.entries(t))s.set(e,n);s.save_changes()}
function jt(s){let t=f("p",{class:s}),e=new MutationObserver(()=>{t.textContent&&Se(t.textContent)}),
n={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(t,n)),t}var ve=1e3,
P,Rt;function Se(s){P?.isConnected||(P=f("p",{class:"annotated-voice",role:"status"}),document.body.
append(P));let t=P;clearTimeout(Rt),Rt=setTimeout(()=>{t.textContent=s},ve)}var lt=s=>t=>s.find(e=>String(e)===t),Ks=lt([!0,!1]),Te=s=>String(s);function Dt(s,t,e,n={}){let o=t.
closest("[data-widget]");if(!s.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),c=p=>(n[p]??Te)(s.get(
p)),h=Object.keys(e),l=Object.fromEntries(h.map(p=>[p,c(p)])),u=new URLSearchParams(location.search),
g=[];for(let[p,m]of Object.entries(e)){let $=u.get(`${a}.${p}`);if($===null)continue;let x=m($);x===
void 0?g.push(p):s.set(p,x)}let w=f("a",{},"Copy link to this setting"),b=f("span",{role:"status"});
w.addEventListener("click",async p=>{if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.
replaceState(null,"",w.getAttribute("href"));try{await navigator.clipboard.writeText(w.href),b.textContent=
" Copied."}catch{b.textContent=" The address of this page has it now: copy it from there."}}});let d=g.
length?` The address has a setting that could not be read, and was left out: ${g.join(", ")}.`:"";return{
node:f("p",{class:"address"},w,b,d),show(){let p=new URLSearchParams(location.search);for(let x of h){
let O=c(x);O===l[x]?p.delete(`${a}.${x}`):p.set(`${a}.${x}`,O)}b.textContent="";let m=o.closest("sec\
tion[id]")?.id,$=p.size?`?${p}`:location.pathname;w.setAttribute("href",`${$}${m?`#${m}`:""}`)}}}var ut=(s,t=0)=>Array.from({length:s},(e,n)=>t+n),Ne=s=>s.reduce((t,e)=>t+e,0);function S({shape:s,data:t},e){let n=s[s.length-1];return t.subarray(e*n,(e+1)*n)}function F(s){let t=Array.
from(s),e=t.reduce((r,i)=>Math.max(r,i),-1/0),n=t.map(r=>Math.exp(r-e)),o=Ne(n);return n.map(r=>r/o)}var Ae=1e-5;function _(...s){return{shape:s,data:new Float32Array(s.reduce((t,e)=>t*e,1))}}var ft=(s,t)=>(e,n)=>s[n]!==
t,pt=()=>(s,t)=>t<=s;function Re(s,t,e){let n=_(s.shape[0],t.shape[0]);for(let o=0;o<s.shape[0];o++){let[r,i]=[S(s,o),S(n,
o)];for(let a=0;a<i.length;a++){let c=a*r.length,h=e.data[a];for(let l=0;l<r.length;l++)h+=r[l]*t.data[c+
l];i[a]=h}}return n}function _e(s,t,e){let n=_(...s.shape);for(let o=0;o<s.shape[0];o++){let[r,i]=[S(
s,o),S(n,o)],a=0,c=0;for(let l of r)a+=l/r.length;for(let l of r)c+=(l-a)**2/r.length;let h=1/Math.sqrt(
c+Ae);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*h*t.data[l]+e.data[l]}return n}function dt(s,t){return{
shape:s.shape,data:s.data.map((e,n)=>e+t.data[n])}}var Me=({shape:s,data:t})=>({shape:s,data:t.map(e=>Math.
max(e,0))});function Ie(s,t,e,n,o,r,i){let[a,c]=s.shape,h=t.shape[0],l=c/n,u=i.scale?1:Math.sqrt(l),
g=_(n,a,h),w=_(n,a,h),b=_(a,c);for(let d=0;d<n;d++)for(let p=0;p<a;p++){let m=d*a+p,$=(E,N)=>S(E,N).
subarray(d*l,(d+1)*l),[x,O,L]=[$(s,p),S(g,m),$(b,p)];for(let E=0;E<h;E++){let N=$(t,E),k=0;for(let D=0;D<
l;D++)k+=x[D]*N[D];O[E]=!o||o(r+p,E)?k/u:-1/0}if(O.every(E=>E===-1/0))throw new RangeError("mask mas\
ks every key for some query");let W=S(w,m);if(W.set(F(O)),i.head!==d)for(let E=0;E<l;E++){let N=0;for(let k=0;k<
h;k++)N+=W[k]*e.data[k*c+d*l+E];L[E]=N}}return{scores:g,weights:w,values:b}}var G=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters,r=Re(
e,n,o);return t===this.without.output&&r.data.fill(0),this.note(t,r)}norm(t,e){let{[`${t}.weight`]:n,
[`${t}.bias`]:o}=this.parameters;return this.note(t,_e(e,n,o))}embed(t,e){let n=this.parameters[`${t}\
.table.weight`],o=_(e.length,n.shape[1]);e.forEach((i,a)=>{if(!(i>=0&&i<n.shape[0]))throw new RangeError(
`ids holds ${i}, but the vocabulary has ${n.shape[0]} entries`);S(o,a).set(S(n,i))}),this.note(`${t}\
.table`,o);let r=Math.sqrt(n.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,n,o=0){
let r=this.parameters["positions.pe"],i=o+n.shape[0];if(i>r.shape[0])throw new RangeError(`${e} has ${i}\
 tokens, and the model has positions for ${r.shape[0]}`);let a=r.data.subarray(o*r.shape[1],i*r.shape[1]),
c=this.without.positions?n:dt(n,{data:a});return this.note(t,c)}project(t,e){return{k:this.linear(`${t}\
.w_k`,e),v:this.linear(`${t}.w_v`,e)}}attend(t,e,{k:n,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[c,
h]=this.without.head??[],{scores:l,weights:u,values:g}=Ie(a,n,o,this.config.n_heads,r,i,{scale:this.
without.scale,head:c===t?h:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,u),this.
note(`${t}.values`,g),this.note(t,this.linear(`${t}.w_o`,g))}feedForward(t,e){let n=Me(this.linear(`${t}\
.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,n))}sublayer(t,e,n){let o=this.config.norm_first?
dt(e,n(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,dt(e,n(e)));return this.note(t,o)}finalNorm(t,e){
let n=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(n,e):this.note(n,e))}selfAttentionStack(t,e,n,o=new Map,r=0){
for(let i=0;i<this.config.n_layers;i++){let a=`${t}.layers.${i}`,c=`${a}.self_attention`;e=this.sublayer(
`${a}.sublayers.0`,e,h=>(o.set(c,Pt(o.get(c),this.project(c,h))),this.attend(c,h,o.get(c),n,r))),e=this.
sublayer(`${a}.sublayers.1`,e,h=>this.feedForward(`${a}.feed_forward`,h)),this.note(a,e)}return this.
finalNorm(t,e)}generator(t){return this.note("generator",this.linear("generator.proj",t))}},K=class extends G{encode(t,e){
let n=this.positions("positions.src","src",this.embed("src_embed",t));return this.selfAttentionStack(
"encoder",n,e)}decode(t,e,n,o,r=new Map){let i=r.get("length")??0;r.set("length",i+n.length);let a=this.
embed("tgt_embed",n),c=this.positions("positions.tgt","tgt",a,i);for(let h=0;h<this.config.n_layers;h++){
let l=`decoder.layers.${h}`,[u,g]=[`${l}.self_attention`,`${l}.cross_attention`];c=this.sublayer(`${l}\
.sublayers.0`,c,w=>(r.set(u,Pt(r.get(u),this.project(u,w))),this.attend(u,w,r.get(u),o,i))),c=this.sublayer(
`${l}.sublayers.1`,c,w=>(r.has(g)||r.set(g,this.project(g,t)),this.attend(g,w,r.get(g),e,i))),c=this.
sublayer(`${l}.sublayers.2`,c,w=>this.feedForward(`${l}.feed_forward`,w)),this.note(l,c)}return this.
finalNorm("decoder",c)}forward(t,e,n,o){return this.generator(this.decode(this.encode(t,n),n,e,o))}},
B=class extends G{hiddenStates(t,e=new Map){let n=e.get("length")??0;e.set("length",n+t.length);let o=this.
positions("positions","ids",this.embed("embedding",t),n);return this.selfAttentionStack("decoder",o,
pt(),e,n)}forward(t,e){return this.generator(this.hiddenStates(t,e))}};function Pt(s,{k:t,v:e}){if(!s)
return{k:t,v:e};let n=(o,r)=>{let i=_(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.
data.set(r.data,o.data.length),i};return{k:n(s.k,t),v:n(s.v,e)}}function Ht(s,t){let e={},n=s.onOutput;
s.onOutput=(o,r)=>{e[o]=r};try{t()}finally{s.onOutput=n}return e}function V(s){let[t,e,n,o]=s,r=e.flatMap((i,a)=>[i,...o.map(c=>n[a]+c)]);return[...t,...r]}var q=class{constructor({
alone:t,thousands:e,before:n,after:o}){this.alone=V(t),this.thousands=V(e),this.before=V(n),this.after=
V(o)}nameOf(t){let[e,n]=[Math.floor(t/1e3),t%1e3];return e?n?this.before[e]+this.after[n]:this.thousands[e]:
this.alone[n]}numberOf(t){let e=this.alone.indexOf(t);if(e>=0)return e;let n=this.thousands.indexOf(
t,1);if(n>0)return 1e3*n;for(let o=1;o<1e3;o++){if(!t.startsWith(this.before[o]))continue;let r=this.
after.indexOf(t.slice(this.before[o].length),1);if(r>0)return 1e3*o+r}return null}};function gt({config:s,tensors:t},e){let n=typeof e=="string"?Ce(e):Le(e),o={};for(let[r,i,a,c]of t){
let h=i.reduce((g,w)=>g*w,1),l=g=>n.slice(a,a+g*h).buffer,u=c==="e"?Float32Array.from(new Uint16Array(
l(2)),We):new Float32Array(l(4));o[r]={shape:i,data:u}}return{config:s,parameters:o}}var Ce=s=>Uint8Array.
from(atob(s),t=>t.charCodeAt(0)),Le=({buffer:s,byteOffset:t,byteLength:e})=>new Uint8Array(s,t,e);function We(s){
let[t,e]=[s>>10&31,s&1023],n=t?2**(t-25)*(1024+e):2**-24*e;return s>>15?-n:n}var R="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",je=new RegExp(
`[${R}]+`),De=new RegExp(`^[${R}]+|[${R}]+$`,"g");function Gt(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(je).filter(Boolean),n=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>n(o,r)?"one":o)}var mt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Ut="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Pe(s){let[t,e]=[Math.
floor(s/1e3),s%1e3];return t?e?`${z(t)} thousand ${e<100?"and ":""}${z(e)}`:`${z(t)} thousand`:z(e)}
function z(s){let[t,e]=[Math.floor(s/100),s%100];if(!t)return Ft(e);let n=`${mt[t]} hundred`;return e?
`${n} and ${Ft(e)}`:n}function Ft(s){if(s<20)return mt[s];let[t,e]=[Math.floor(s/10),s%10];return e?
`${Ut[t]}-${mt[e]}`:Ut[t]}var He=new RegExp(`^[${R}]*<[A-Za-z]+>[${R}]`),Ue=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,
Fe=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,M="I translate integers from 0 to 999,999.",I=s=>s.
length>40?`${s.slice(0,30)}…`:s;function Kt(s){let[t]=He.exec(s)??[""];return t+Ge(s.slice(t.length))}
function Ge(s){let t=s.replace(De,"");if(!Ue.test(t))return s;let e=Fe.test(t)?Number(t.replace(/\D/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`${M} “${I(t)}” is not one of them. Write 4247, 4,247 or\
 forty-seven.`);return Pe(e)}var Bt=(s,t)=>bt(s,t,1)[0];function bt(s,t,e){let n=Array.from(s),o=[];
for(let r of t){let i=Array.from(r),a=n.length+i.length;if(2*Math.min(n.length,i.length)/a<.6)continue;
let c=2*wt(i,n)/a;c>=.6&&o.push({ratio:c,choice:r})}return o.sort((r,i)=>i.ratio-r.ratio||(r.choice<
i.choice?1:-1)),o.slice(0,e).map(({choice:r})=>r)}function wt(s,t){let e={size:0},n=[];if(s.forEach(
(a,c)=>{n=t.map((h,l)=>a===h?(n[l-1]??0)+1:0),n.forEach((h,l)=>{h>e.size&&(e={size:h,i:c-h+1,j:l-h+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+wt(s.slice(0,r),t.slice(0,i))+wt(s.slice(r+o),t.slice(
i+o))}var Vt=s=>/^\d+$/.test(s),Ke=40,$t=["<pad>","<s>","</s>","<unk>"],xt=class{constructor(t){this.tokens=
[...$t,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,n,o,r]=$t.keys();this.padId=e,this.
bosId=n,this.eosId=o,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),n=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
n).map(o=>this.tokens[o])}},yt="[\\p{L}\\p{N}_]",zt=`[^\\p{L}\\p{N}_${R}]`,Be=new RegExp(`${yt}+(?:[\
'’-]${yt}+)*|${zt}`,"gu"),Ve=new RegExp(` ?${yt}+| ?${zt}+|[${R}]`,"gu"),j=class{constructor({tokens:t}){
this.vocabulary=new xt(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.
length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.
match(Be)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},Et=class extends j{constructor(t){
super(t);let e=o=>o[0]==="<"&&o.at(-1)===">",n=this.vocabulary.tokens.slice($t.length);this.languages=
n.filter(e),this.words=n.filter(o=>!e(o))}split(t){return Gt(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:n}=this,o=this.split(t.normalize("NFC")),[r]=n;if(r&&!n.includes(o[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${n.join(" ")}.`);let i=o.slice(r?1:0);if(!i.length)
throw new RangeError(`${M} Write one, such as 47 or forty-seven.`);let a=i.filter(c=>!this.words.includes(
c));if(!a.length)return e.encode(o);throw new RangeError(this.refusal(a.find(c=>!Vt(c))??a[0]))}refusal(t){
if(Vt(t))return`${M} Write “${I(t)}” in words too, or the integer in digits.`;let e=t.length<=Ke&&
Bt(t,this.words);return`${M} “${I(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},kt=class extends j{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([n,o])=>n+o)])}),this.merges=e,this.places=new Map,e.forEach(([n,o],r)=>{let i=qt(n,
o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ve)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((r,i)=>this.
places.get(qt(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=qe(t,this.merges[e])}}},
qt=(s,t)=>`${s.length} ${s}${t}`;function qe(s,[t,e]){let n=[];for(let o=0;o<s.length;o++){let r=s[o]===
t&&s[o+1]===e;n.push(r?t+e:s[o]),r&&o++}return n}var ze={words:j,"number words":Et,"sub-words":kt},Q=({
kind:s,...t})=>new ze[s](t);var Qe=2e4,Yt=400,Qt="de",Ot=class{constructor({blueprint:t,weights:e}){this.model=new K(gt(t,e)),this.
readsNumbers=t.src_tokenizer.kind==="number words",this.source=Q(t.src_tokenizer),this.target=Q(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary,this.parts=t.names,this.names=
{}}namesIn(t){return this.names[t]??=new q(this.parts[t]),this.names[t]}read(t,e=Qt){let n=e===Qt?t:
`<${e}> ${t}`,o=this.source.encode(this.readsNumbers?Kt(n):n),r=this.model.config.max_len,i=this.source.
languages?.length?1:0;if(o.length>r)throw new RangeError(this.readsNumbers?`${M} This text has ${o.length-
i} words, and I can take in ${r-i} at most.`:`This text has ${o.length} tokens, and the model can ta\
ke in ${r} at most.`);return{src:o,srcMask:ft(o,this.srcVocab.padId)}}begin(t,e){return{src:this.read(
t,e).src,start:[this.tgtVocab.bosId]}}decoder(t){let{model:e}=this,n=ft(t,this.srcVocab.padId),o=e.encode(
t,n);return(r,i)=>e.generator(e.decode(o,n,r,pt(),i))}textOf(t){return this.target.join(this.tgtVocab.
decode(t))}},Y=class{constructor({blueprint:t,weights:e}){this.model=new B(gt(t,e)),this.target=Q(t.
tokenizer),this.tgtVocab=this.target.vocabulary}read(t){let e=this.target.split(t.normalize("NFC"));
if(!e.length)throw new RangeError("There is nothing to go on from. Write at least one word, or press\
 one of the beginnings.");let{bosId:n,unkId:o}=this.tgtVocab,r=this.tgtVocab.encode(e),i=r.findIndex(
c=>c<=o);if(i>=0)throw new RangeError(this.refusal(e[i]));let a=this.model.config.max_len-1;if(r.length>
a)throw new RangeError(`This text has ${r.length} words, and the model can take in ${a} at most.`);return[
n,...r]}refusal(t){let e=this.tgtVocab.tokens.slice(this.tgtVocab.unkId+1),n=bt(t,e,3).map(r=>`“${r}\
”`),o=n.length?`Near it are ${n.join(", ")}.`:`It knows ${e.length} words, such as ${e.slice(-3).join(
", ")}.`;return`“${I(t)}” is not a word that the model knows. ${o}`}begin(t){return{src:[],start:this.
read(t)}}decoder(){return(t,e)=>this.model.forward(t,e)}textOf(t){return this.target.join(this.tgtVocab.
decode(t))}};function Jt(s,t=Ot,e=""){let n=null;return()=>n??=Ye(s,e).then(o=>new t(o)).catch(o=>{throw n=
null,o})}async function Ye(s,t){let e=t&&`${t}_`,n=s.get(`${e}weights`),o=n&&(n.length||n.byteLength);
return!o&&s.later?s.later(t||"later"):(o||await Je(s,e),{blueprint:s.get(`${e}blueprint`),weights:s.
get(`${e}weights`)})}function Je(s,t){return new Promise((e,n)=>{let o=setTimeout(()=>n(new Error("P\
ython does not answer")),Qe),r=()=>{clearTimeout(o),s.off(`change:${t}weights`,r),e()};s.on(`change:${t}\
weights`,r),s.set(`${t}wanted`,!0),s.save_changes()})}var Ze=s=>s.get("own")?"A text for your translator":"An English number, in words or in digits";function Zt(s,t,e,n,o="",r=Ze(
s)){let i="",a=`text-${Math.random()}`,c=f("input",{id:a,type:"text",autocomplete:"off",autocapitalize:"\
none",spellcheck:"false","aria-describedby":`${a}-error`,...A}),h=f("p",{id:`${a}-error`,class:"erro\
r",role:"alert"}),l=f("form",{},f("label",{for:a},r),f("div",{class:"line"},c,o,f("button",{class:"m\
ain"},t)),e,h);c.addEventListener("keydown",b=>{b.key!=="Enter"||b.isComposing||(b.preventDefault(),
l.requestSubmit())});let u=(b,d)=>{i=c.value,n(b,d)};return l.addEventListener("submit",b=>{b.preventDefault(),
u(c.value)}),{node:l,ask:u,show:b=>{c.value===i&&(i=c.value=b)},refuse:b=>{let d=b instanceof RangeError;
c.setAttribute("aria-invalid",String(d)),h.textContent=d?b.message:"",b&&!d&&(h.textContent=`The mod\
el cannot answer: ${b.message}. Press ${t} to try again.`)}}}var Xe=12,ts=250,es=(s=0)=>new Promise(t=>setTimeout(t,s)),J=class{form;constructor(t,e){this.model=
t,this.choices=t.get("choices"),this.fetchModel=Jt(t,e),this.shown=t.get("example"),this.written="",
this.isRefused=!1,this.turn=0,this.status=jt("verdict"),this.answered=f("div",{class:"answered"})}readersOf(t){
return{text:e=>e.length<=Yt?e:void 0,...Object.fromEntries(t.map(e=>[e,lt(this.choices[e])]))}}slidersOf(t){
let e=o=>r=>this.set({[o]:r}),n=([o,[r,i]])=>{let{show:a,...c}=It(r,i,this.choices[o],e(o));return[o,
{...c,show:h=>a(h,h===null?"off":void 0)}]};return Object.fromEntries(Object.entries(t).map(n))}suggest(t,e){
let n=([o,r])=>v(o,()=>this.form.ask(r,0),o===r?{}:{title:r});return e.length?f("p",{class:"hint"},t,
...e.map(n)):""}drawAgain(){this.set({seed:(this.model.get("seed")+1)%this.choices.seed.length})}set(t){
this.isRefused&&(this.written=""),this.refuse(null),Wt(this.model,t)}refuse(t){this.form.refuse(t),this.
isRefused=!!t,this.answered.classList.toggle("stale",this.isRefused)}async redraw(){let t=this.settings();
this.isRefused&&t.text!==this.shown.settings.text&&this.refuse(null),this.showControls(t),this.answered.
setAttribute("aria-busy","true"),this.turn+=1;let e=this.turn,n=()=>this.turn!==e,o=setTimeout(()=>{
this.status.textContent="The model is at work …"},ts);try{JSON.stringify(t)!==JSON.stringify(this.
shown.settings)&&await this.workOff(t,n,()=>clearTimeout(o))}catch(i){if(n())return;this.refuse(i),i instanceof
RangeError&&this.takeBack()}finally{clearTimeout(o)}if(n())return;let{text:r}=this.shown.settings;this.
written!==r&&this.form.show(r),this.written=r,this.draw(),this.answered.setAttribute("aria-busy","fa\
lse")}async workOff(t,e,n){let o=this.search(await this.fetchModel(),t);for(let r=performance.now();!e();){
let{done:i,value:a}=o.next();if(i){this.shown=a,this.model.save_changes();return}let c=this.tellMore(
a,n);!c&&performance.now()-r<Xe||(await es(c),r=performance.now())}}tellMore(t,e){return 0}say(t){this.
status.textContent!==t&&(this.status.textContent=t)}settings(){}showControls(t){}search(t,e){}takeBack(){}draw(){}follow(t){
let e=Ct(this.model,t,()=>this.redraw());return()=>{this.turn+=1,e()}}};var Xt=s=>!s.matches(".none")&&!s.closest(".unwritten");function Z(s,t){let e=()=>t.flat().find(Xt)??
t[0][0],n=e();n.tabIndex=0;function o(r){n.tabIndex=-1,n=r,n.tabIndex=0}return s.addEventListener("k\
eydown",r=>{let i=r.target,a=t.findIndex(g=>g.includes(i));if(a<0)return;let c=t[a].indexOf(i),[h,l]={
ArrowUp:[a-1,c],ArrowDown:[a+1,c],ArrowLeft:[a,c-1],ArrowRight:[a,c+1],Home:[a,0],End:[a,t[a].length-
1]}[r.key]??[null,null];if(h===null)return;r.preventDefault();let u=t[h]?.[l];!u||getComputedStyle(u).
visibility==="hidden"||(o(u),u.focus())}),()=>{Xt(n)||o(e())}}function ss({text:s,say:t,share:e=0,kinds:n=[]}){let o={"aria-label":`${s}: ${t}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=f("td",{...o,...A},s);return r.style.setProperty("--w",String(e)),r}function te({
title:s,corner:t="",rows:e,columns:n,cells:o,look:r}){let i=o.map(u=>u.map(ss)),a={class:"grid numbe\
rs",role:"grid"},c=i.map((u,g)=>[e[g],...u]),h=U(a,s,[t,...n],c),l=({target:u})=>u.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return h.addEventListener("pointerover",u=>r(l(u))),h.addEventListener(
"pointerleave",()=>r("")),h.addEventListener("focusin",u=>r(l(u))),h.addEventListener("focusout",()=>r(
"")),Z(h,i),H(h)}var vt=s=>s.replaceAll("-","−");function ns(s,t=2){if(Number.isNaN(s))return"NaN";
if(!Number.isFinite(s))return s>0?"∞":"−∞";let e=Math.abs(s);return e&&(e>=1e4||e<.5*10**-t)?vt(
s.toExponential(0).replace("+","")):vt(s.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var X=s=>Number.isFinite(
s)?vt(String(Number(s.toPrecision(7)))):ns(s);var os=5e-4,tt=({words:s,look:t})=>s[t.at-2]??"<s>",rs=({temperature:s,top_k:t,top_p:e})=>s!==1||t!==
null||e!==1;function ee(s,t,e){let{settings:n,words:o,world:r}=s,{at:i,rows:a,others:c}=s.look,h={before:"\
model"};rs(n)&&(h.after="reshaped"),r&&(h.world="world");let l=Object.keys(h),u=o[i-1],g=({token:m},$)=>{
let x=m===u?`${m} ✓`:m;if(m==="</s>"||m==="<pad>"||m==="<s>"||m==="<unk>")return x;let O={"aria-la\
bel":`Write “${m}” here`,"data-key":`row ${$}`};return v(x,()=>e(m),O)},w=(m,$)=>l.map(x=>m[x]===
null?{text:"–",say:`the world cannot go on from here: ${$}`}:{text:m[x]&&m[x]<os?"<0.001":m[x].toFixed(
3),say:`${$}, ${h[x]}, exactly ${X(m[x])}`,share:m[x],kinds:["bar",x]}),b=[...a],d=a.map(g),p=a.map(
m=>w(m,m.token));return c.count&&(b.push(c),d.push(`${c.count} others`),p.push(w(c,`${c.count} other\
s`))),te({title:`After “${tt(s)}”: which word comes?`,corner:"word",rows:d,columns:Object.values(
h),cells:p,look:t})}var is={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},as={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},cs=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function hs(s,t,e){let n=s==="sublayers"&&as[e]?.[Number(t)];return n?`${n} sublayer`:`${s.replace(/s$/,
"")} ${t}`}function se(s,t){let[e]=s.split("."),n=[];for(let[,o,r]of s.matchAll(cs))n.push(r?hs(o,r,
e):is[o]??o);return/^(en|de)coder\.norm$/.test(s)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(
s)&&n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),t!==void 0&&n.push(`head ${t}`),n.join(
", ")}var ne=s=>s.charAt(0).toUpperCase()+s.slice(1);var ls=3,oe=({words:s},t)=>t?s[t-1]:"<s>",re=s=>[...s.keys()].sort((t,e)=>s[e]-s[t]);function ie(s,t,e){
let n=s.look.weights[t][e],o=re(n).slice(0,ls).map(c=>{let h=c?` (word ${c})`:"";return`“${oe(s,c)}\
”${h} ${n[c].toFixed(2)}`}),r=ne(se(`decoder.layers.${t}.self_attention`,e)),i=s.words[s.look.at-1],
a=i===void 0?"the next word":`“${i}”`;return`${r}, at “${tt(s)}”, before ${a}. It attends to\
 ${o.join(", ")}.`}function ae(s,t,e){let{weights:n}=s.look,o=(c,h)=>{let[l]=re(n[c][h]),u=n[c][h][l],
g=oe(s,l),w=c===t.layer&&h===t.head,b=v("",()=>e({layer:c,head:h}),{"aria-pressed":String(w),"aria-l\
abel":`Layer ${c}, head ${h}: most to “${g}”, ${u.toFixed(2)}`,"data-key":`head ${c} ${h}`});return b.
append(f("b",{},g),` ${u.toFixed(2)}`),b.style.setProperty("--w",String(u)),b},r=n[0].map((c,h)=>`he\
ad ${h}`),i=n.map((c,h)=>[`layer ${h}`,...c.map((l,u)=>o(h,u))]),a=`“${tt(s)}” attends most to …`;
return H(U({class:"heads"},a,["",...r],i))}var us=8,ds=1,ce=s=>s==="."||s==="?";function fs(s,t){if(!t)return[0,0];let{word:e}=t,n=s.slice(0,e).
findLastIndex(ce)+1,o=s.findIndex((r,i)=>i>=e&&ce(r));return[n,o<0?s.length:o+1]}function he({coloring:s,
surprise:t,look:e},n,o){if(s==="surprise"&&o>0&&o<=t.length){let i=t[o-1];return{share:Math.min(i/us,
1),number:i<ds?"":i.toFixed(1)}}return{share:s==="attention"&&o<e.at?n[o]:0,number:""}}function ps({
words:s,surprise:t,look:e},n,o){if(o>s.length)return"the next word, which is not there yet";let r=[`\
word ${o}`];return r.push(`surprise ${X(Number(t[o-1].toFixed(3)))} bits`),o<e.at&&r.push(`attention\
 weight ${n[o].toFixed(3)}`),r.join("; ")}function le(s,t,{look:e,go:n}){let{words:o,given:r,ended:i,
contradiction:a}=s,[c,h]=fs(o,a),l=i?o:[...o,"…"],u=(m,$)=>{let{share:x,number:O}=he(s,t,$),L=$-1===
a?.word,W=L?`✗ ${m}`:m,E=O&&` ${O}`,N={class:"word",tabindex:"-1","data-key":$,"aria-pressed":String(
$===s.look.at),"aria-label":`${W}${E}: ${ps(s,t,$)}`+(L?"; contradiction":""),...A},k=v(W,()=>n($),N);
return O&&k.append(" ",f("small",{},O)),k.classList.toggle("given",$<=r),k.classList.toggle("read",$===
s.look.at-1),k.classList.toggle("false",$-1>=c&&$-1<h),k.classList.toggle("wrong",L),k.style.setProperty(
"--w",String(x)),k},g=l.map((m,$)=>u(m,$+1)),w=f("span",{class:"word"},"<s>");w.style.setProperty("-\
-w",String(he(s,t,0).share)),w.classList.toggle("read",s.look.at===1);let b={role:"group","aria-labe\
l":"The story, word by word"},d=f("div",{class:`story ${s.coloring}`,...b},w,...g),p=({target:m})=>m.
closest?.("button")?.getAttribute("aria-label")??"";return d.addEventListener("pointerover",m=>e(p(m))),
d.addEventListener("pointerleave",()=>e("")),d.addEventListener("focusin",m=>e(p(m))),d.addEventListener(
"focusout",()=>e("")),Z(d,[g]),d}var ue=s=>f("div",{class:"story","aria-hidden":"true"},...["<s>",...s].
map(t=>f("span",{class:"word"},t)));var st=s=>Float32Array.from(F(s));var nt=s=>[...s.keys()].sort((t,e)=>s[e]-s[t]),et=s=>{let t=0;return Array.from(s,e=>t+=e)};function de(s,{
temperature:t=1,top_k:e=null,top_p:n=1}){let o=st(s.map(h=>h/t)),r=nt(o).slice(0,e??s.length),i=et(r.
map(h=>o[h])),a=new Float32Array(s.length);r.forEach((h,l)=>{let u=l&&i[l-1];(n===1||u<n*i.at(-1))&&
(a[h]=o[h])});let c=et(a).at(-1);return a.map(h=>h/c)}var fe=(s,t)=>s.findIndex(e=>e>t*s.at(-1));function*pe(s){
for(;;){s=s+1831565813|0;let t=Math.imul(s^s>>>15,s|1);t^=t+Math.imul(t^t>>>7,t|61),yield((t^t>>>14)>>>
0)/2**32}}var T=s=>`'${s}'`;function St(s,t="and"){let e=[...s],n=e.pop();return e.length?`${e.join(", ")} ${t}\
 ${n}`:n}var gs=s=>St([...s].map(t=>`the ${t}`));function ge(s,t){let{expected:e,w:n}=s;return!n.VOCABULARY.
includes(t)&&t!==n.END?`The small world has no word ${T(t)}.`:e.length?t===n.END&&e.join()!=="START"?
"The story ends within a sentence.":({START:ws,NEWCOMER:xs,NEW:ys,WHERE:C,VERB:ks,ASKED:Es,HOLDER:Os,
SPOT:vs,RECEIVER:Ss,ACTOR:Ts}[e[0]]??Ns)(s,t)||ms(s,t):"The story has ended."}var Tt=({words:s})=>s.
slice(s.lastIndexOf(".")+1);function ms(s,t){let e=[...s.nextWords().keys()].map(T),n=St(e.slice(0,3),
"or")+(e.length>3?" …":""),o=Tt(s).slice(-3).join(" "),r=o?`after ${T(o)}`:"at the beginning of a \
sentence";return`${T(t)} cannot come ${r}: possible is ${n}.`}function ws(s,t){let{w:e,words:n,people:o}=s;
return t==="She"||t==="He"?$s(s,t):o.length?s.isOpening?`A story has ${e.N_THINGS} things: say first\
 what they are.`:s.wish?bs(s,t):t==="Then"?"No one has just got a thing, so 'Then' has no one to ref\
er to.":t===e.END?`The story ends before it has ${e.MAY_END} words.`:n.length>=e.MUST_END?`The story\
 has to end: it has ${e.MUST_END} words or more.`:C(s,t):"A story begins with two people: say who me\
ets whom."}function bs(s,t){let{wanter:e,thing:n,people:o}=s,r=`${e} wants the ${n}, and ${ot(s)}: `;
return o.includes(t)?`${r}${t} has no part in that.`:C(s,t)||`${r}say first how ${e} gets it.`}function $s({
wish:s,wanter:t},e){return s?`${T(e)} cannot be ${t}.`:`${T(e)} is unclear: no one has just wanted a\
nything. Say the name.`}var xs=({people:s},t)=>s.includes(t)?`${t} is here already.`:"",ys=({things:s},t)=>s.
has(t)?`There is a ${t} already.`:"";function C({people:s,w:t},e){return e in t.GENDER&&!s.includes(
e)?`There is no ${e} in this story, only ${St(s)}.`:""}function Es({things:s,w:t},e){return t.THINGS.
includes(e)&&!s.has(e)?`There is no ${e} in this story, only ${gs(s.keys())}.`:""}function ks(s,t){let{
w:e,subject:n,people:o,wish:r}=s;if(!(t in e.AFTER)||o.length===1)return"";if(!r)return`${n} can onl\
y want something here.`;let i=ot(s);return`${i[0].toUpperCase()}${i.slice(1)}, so ${n} ${s.verbWord()}\
 it.`}function Os(s,t){let{w:e,thing:n}=s;if(!(t in e.GENDER))return"";let o=s.thingOf(n).holder;return C(
s,t)||`${t} does not have the ${n}: ${o} has it.`}function vs(s,t){let{w:e,subject:n,thing:o}=s;return e.
PLACES.includes(t)?`${n} cannot find the ${o} in the ${t}: ${ot(s)}.`:""}function Ss(s,t){let{subject:e,
wanter:n,thing:o,people:r,wish:i}=s,a=t==="her"||t==="him";return t===e?`${t} cannot be both in one \
sentence.`:i&&(a||r.includes(t))?`${n} wants the ${o}, so ${e} gives it to ${n}.`:a?`${T(t)} is uncl\
ear here: say the name.`:C(s,t)}function Ts(s,t){let{w:e,wanter:n,thing:o,people:r}=s;return t===e.GENDER[n]?
`${T(t)} is unclear: the last sentence had two of them. Say the name.`:r.includes(t)||t==="she"||t===
"he"?`${n} has just got the ${o}, so 'Then' speaks of ${n}.`:C(s,t)}function Ns(s,t){let{w:e,expected:n,
thing:o,wanter:r}=s;return Tt(s).includes("?")?As(s):e.THINGS.includes(t)&&n[0]===o?`It is the ${o} \
that ${r} wants, and not the ${t}.`:""}function As(s){let t=Tt(s),e=[...t.slice(t.indexOf("?")+1),...s.
expected].join(" ").replace(/ \.$/,""),n=s.verb==="What"?"":`: ${ot(s)}`;return`The answer is ${T(e)}${n}\
.`}function ot(s){let{holder:t,place:e}=s.thingOf(s.thing);return t?`${t} has the ${s.thing}`:`the ${s.
thing} is ${e?`in the ${e}`:"lost"}`}var y=s=>{let t=[...s];return new Map(t.map(e=>[e,1/t.length]))};function me(s){let t=Object.values(
s).reduce((e,n)=>e+n,0);return new Map(Object.entries(s).map(([e,n])=>[e,n/t]))}function rt(...s){let t=new Map;
for(let[e,n]of s)if(e>0)for(let[o,r]of n)t.set(o,(t.get(o)??0)+e*r);return t}var it=class{constructor(t){
this.w=t,this.words=[],this.people=[],this.things=new Map,this.wanter="",this.thing="",this.isGranted=
!1,this.isClear=!0,this.beginSentence()}beginSentence(){this.expected=["START"],this.subject=this.verb=
this.other=this.place=this.color=""}get isOpening(){return this.things.size<this.w.N_THINGS}thingOf(t){
return this.things.get(t)}get wish(){return this.wanter&&!this.isGranted?this.thingOf(this.thing):null}nextWords(){
if(!this.expected.length)return new Map;let[t]=this.expected,{w:e,people:n,things:o}=this;return{START:()=>this.
firstWords(),NEWCOMER:()=>y(Object.keys(e.GENDER).filter(i=>!n.includes(i))),MORE:()=>y([".","and"]),
NEW:()=>y(e.THINGS.filter(i=>!o.has(i))),COLOR:()=>y(e.COLORS),WHERE:()=>rt([.5,y(["It"])],[.5,y(n)]),
PLACE:()=>y(e.PLACES),ASKED:()=>y(o.keys()),VERB:()=>y([this.verbWord()]),THING:()=>this.either("it",
"the"),HOLDER:()=>y([this.thingOf(this.thing).holder]),SPOT:()=>this.spotWords(),RECEIVER:()=>this.receiverWords(),
ACTOR:()=>this.actorWords(),DEED:()=>me(e.DEEDS)}[t]?.()??y([t])}either(t,e){let{PRONOUN:n}=this.w;return new Map(
[[t,n],[e,1-n]])}firstWords(){if(!this.people.length)return y(Object.keys(this.w.GENDER));if(this.isOpening)
return y(["The"]);if(this.wish)return this.wordsForWhoActs(this.wish);let t=this.isGranted?this.w.THEN:
0;return rt([t,y(["Then"])],[1-t,this.wordsWithoutThen()])}wordsWithoutThen(){let{w:t,words:e}=this,
n=y([t.END]);if(e.length>=t.MUST_END)return n;let o=e.length>=t.MAY_END?t.END_SHARE:0;return rt([o,n],
[(1-o)*t.QUESTION,me(t.QUESTIONS)],[(1-o)*(1-t.QUESTION),y(this.people)])}wordsForWhoActs({holder:t}){
let{w:e,wanter:n}=this,o=this.either(e.SUBJECT_PRONOUN[e.GENDER[n]],n);return!t||t===n?o:rt([.5,o],[
.5,y([t])])}verbWord(){return this.people.length===1?"meets":this.wish?this.subject!==this.wanter?"g\
ives":this.wish.holder===this.wanter?"has":this.wish.holder?"takes":"finds":"wants"}spotWords(){let{
place:t}=this.thingOf(this.thing);return y(t?[t]:this.w.PLACES)}receiverWords(){let{w:t,wanter:e,subject:n}=this;
if(!this.wish)return y(this.people.filter(r=>r!==n));let o=t.GENDER[e];return o===t.GENDER[n]?y([e]):
this.either(t.OBJECT_PRONOUN[o],e)}actorWords(){let{wanter:t}=this;return this.isClear?this.either(this.
w.GENDER[t],t):y([t])}add(t){this.words.push(t);let e=this.expected.shift();e==="START"?this.addFirst(
t):e==="VERB"||e==="DEED"?this.begin(t):e==="THING"&&t==="the"?this.expected.unshift(this.thing):e===
"ASKED"?this.addAsked(t):e==="WHERE"?this.addWhere(t):e==="MORE"&&t==="and"?this.expected=["NEWCOMER",
"."]:this.keep(e,t),t==="."&&!this.expected.length&&this.endSentence()}begin(t){this.verb=t,this.expected=
this.w.AFTER[t].split(" ")}addFirst(t){t===this.w.END?this.expected=[]:t in this.w.AFTER?(this.begin(
t),this.subject=t==="Then"?this.wanter:""):(this.subject=t==="She"||t==="He"?this.wanter:t,this.people.
length||this.people.push(t),this.expected=["VERB"])}addAsked(t){this.thing=t,this.verb in this.w.QUESTIONS&&
this.expected.push(...this.answer(),".")}addWhere(t){this.other=t==="It"?"":t,this.expected=t==="It"?
this.w.AFTER.It.split(" "):["has","it","."]}keep(t,e){t==="NEWCOMER"?this.people.push(e):t==="NEW"?this.
thing=e:t==="COLOR"?this.color=e:t==="PLACE"||t==="SPOT"?this.place=e:(t==="HOLDER"||t==="RECEIVER")&&
(this.other=e==="her"||e==="him"?this.wanter:e)}answer(){let{color:t,holder:e,place:n}=this.thingOf(
this.thing);return this.verb==="What"?["It","is",t]:this.verb==="Who"?[e??"Nobody"]:e?[e,"has","it"]:
n?["It","is","in","the",n]:["Nobody","knows"]}endSentence(){let{verb:t,color:e,other:n,place:o}=this;
t==="The"?(this.things.set(this.thing,{color:e,holder:null,place:null}),this.move(n,o)):t==="wants"?
(this.wanter=this.subject,this.isGranted=!1):this.wish?this.grant():(t in this.w.DEEDS&&this.move(n,
o),this.wanter="",this.isGranted=!1),this.beginSentence()}move(t,e){let n=this.thingOf(this.thing);n.
holder=t||null,n.place=e||null}grant(){let{GENDER:t}=this.w,e=this.verb==="takes"?this.other:this.subject;
this.isClear=e===this.wanter||t[e]!==t[this.wanter],this.move(this.wanter,""),this.isGranted=!0}};var Rs=8,we=({shape:s,data:t},e)=>({shape:[e,s[1]],data:t.subarray(0,e*s[1])}),at=class extends Y{constructor(t){
super(t),this.tables=t.blueprint.world,this.ids=[],this.logits=[],this.weights=[],this.cache=new Map}goTo(t,e){
if(this.ids[e]===t[e])return;for(let r of[this.ids,this.logits,this.weights])r.splice(e);for(let[r,i]of this.
cache)r!=="length"&&this.cache.set(r,{k:we(i.k,e),v:we(i.v,e)});this.cache.set("length",e);let n,o=Ht(
this.model,()=>{n=this.model.forward([t[e]],this.cache).data});this.ids.push(t[e]),this.logits.push(
n),this.weights.push(ut(this.model.config.n_layers).map(r=>{let i=o[`decoder.layers.${r}.self_attent\
ion.weights`];return ut(i.shape[0]).map(a=>[...S(i,a)])}))}};function be(s,t){if(t.temperature>0)return de(
s,t);let[e]=nt(s);return Float32Array.from(s,(n,o)=>+(o===e))}function*$e(s,t){let{eosId:e,tokens:n}=s.
tgtVocab,o=s.read(t.text),r=o.length-1,i=pe(t.seed),a=[],c=()=>o.at(-1)===e||a.length===t.length||o.
length===s.model.config.max_len;for(let d=0;d<o.length&&o[d]!==e;d++){s.goTo(o,d);let p=d+1<o.length;
if(yield p?null:o.slice(1).map(m=>n[m]),!p){if(c())break;a.push(i.next().value),o.push(fe(et(be(s.logits[d],
t)),a.at(-1)))}}let h=o.slice(1).map(d=>n[d]),l=o.at(-1)===e,u=h.length+(l?0:1),g=Math.min(t.at||u,u),
w=Ms(s.tables,h,g),b=h.map((d,p)=>-Math.log2(st(s.logits[p])[o[p+1]]));return{settings:t,words:h,given:r,
ended:l,surprise:b,world:w.surprise,contradiction:w.contradiction,look:{at:g,number:a[g-1-r]??null,..._s(
s,t,g-1,o[g],w.options),weights:s.weights[g-1]}}}function _s({logits:s,tgtVocab:t},e,n,o,r){let i=st(
s[n]),a=be(s[n],e),c=nt(s[n]),h=(d,p)=>p<Rs||d===o,l=d=>r&&(r.get(t.tokens[d])??0),u=c.filter(h).map(
d=>({token:t.tokens[d],before:i[d],after:a[d],world:l(d)})),g=c.filter((d,p)=>!h(d,p)),w=d=>g.reduce(
(p,m)=>p+d(m),0),b={count:g.length,before:w(d=>i[d]),after:w(d=>a[d]),world:r&&w(l)};return{rows:u,others:b}}
function Ms(s,t,e){if(!s)return{surprise:null,contradiction:null,options:null};let n=new it(s),o=[],
r=null,i=0;for(let[a,c]of t.entries()){let h=n.nextWords();a+1===e&&(r=h);let l=h.get(c);if(l===void 0){
let u={sentence:i,word:a,reason:ge(n,c)};return{surprise:o,contradiction:u,options:r}}o.push(-Math.log2(
l)),n.add(c),(c==="."||c==="?")&&i++}return e>t.length&&(r=n.nextWords()),{surprise:o,contradiction:null,
options:r}}var Is={temperature:["Temperature",""],top_k:["Top-k",""],top_p:["Top-p",""],seed:["Seed",""]},Cs={attention:"\
attention",surprise:"surprise",nothing:"nothing"},xe=["text","length","temperature","top_k","top_p",
"seed","at"],Ls=["layer","head","coloring"],Ws=30,js=()=>matchMedia("(prefers-reduced-motion: reduce\
)").matches,ye=s=>s.reduce((t,e)=>t+e,0)/s.length,ct=(s,t)=>`${s} ${t}${s===1?"":"s"}`;function Nt(s,t){
let n=s.getRootNode().activeElement,o=s.contains(n)?n?.dataset.key:void 0;s.replaceChildren(t),o&&s.
querySelector(`[data-key="${o}"]`)?.focus()}function Ds({words:s,world:t,surprise:e,contradiction:n}){
let o=`The model’s surprise is ${ye(e).toFixed(2)} bits a word`;if(!t)return`${ct(s.length,"word")}\
. ${o}.`;if(n){let{sentence:i,word:a,reason:c}=n;return`Sentence ${i+1} contradicts the world at “${s[a]}\
”. ${c}`}let r=s.filter(i=>i==="."||i==="?").length;return`${ct(r,"sentence")}, no contradiction s\
o far. ${o}; the world’s own uncertainty is ${ye(t).toFixed(2)}.`}function Ps(s,t){let e=t.offsetTop-
s.scrollTop;(e<0||e+t.offsetHeight>s.clientHeight)&&(s.scrollTop=t.offsetTop-s.clientHeight/2)}var Hs=({
words:s})=>`The story has ended, after ${ct(s.length,"word")}: it can’t go on. Draw again tells anot\
her one, Start over goes back to the beginning.`,At=class extends J{constructor({model:t,el:e}){super(
t,at),this.isPlaying=!1,this.isOver=!1,this.isQuiet=!1,this.readers=this.readersOf([...xe.slice(1),...Ls]),
this.address=Dt(t,e,this.readers),this.form=this.formOf(),this.controls=this.slidersOf(Is),this.controls.
coloring=ht("Color by",Cs,i=>this.set({coloring:i})),this.story=f("div",{class:"pane"}),this.distribution=
f("div",{}),this.heads=f("div",{}),this.pointed=f("p",{class:"hint said","aria-hidden":"true"});let n=f(
"div",{},this.heads,this.pointed);this.sides=f("div",{class:"sides"},this.distribution,n);let o=Mt(...Object.
values(this.controls)),r=this.address.node;this.answered.append(this.story,this.status,o,this.sides,
r),_t(e,"story-lab","Story lab",this.form.node,this.answered)}formOf(){let{model:t,choices:e}=this,n=Zt(
t,"Continue",this.suggest("Begin with ",Object.entries(e.beginnings)),(i,a)=>this.goOn(i,a),"","The \
beginning of a story"),o=n.node.querySelector("input"),r=n.node.querySelector(".line");return o.setAttribute(
"autocapitalize","sentences"),r.append(v("Step",()=>n.ask(o.value,null)),v("Start over",()=>n.ask(o.
value,0)),v("Draw again",()=>this.drawAgain())),n}set(t){this.isPlaying=this.isOver=!1,super.set(t)}goOn(t,e=this.
choices.length.at(-1)){let n=this.choices.length.at(-1),o=t===this.model.get("text")&&e===n;if(this.
isPlaying&&o)return;this.refuse(null),this.form.show(t);let{settings:r,words:i,given:a,ended:c}=this.
shown,h=t===r.text,l=Math.min((h?i.length-a:0)+1,n);this.isPlaying=e===n,this.isOver=h&&c&&e!==0,this.
put({text:t,length:e??l,at:0}),this.redraw()}put(t){this.isQuiet=!0;for(let[e,n]of Object.entries(t))
this.model.set(e,n);this.isQuiet=!1}takeBack(){this.put(this.shown.settings)}settings(){return Lt(this.
model,xe)}showControls(){for(let[t,{show:e}]of Object.entries(this.controls))e(this.model.get(t));this.
address.show()}async redraw(){this.isQuiet||await super.redraw()}search(t,e){return $e(t,e)}tellMore(t,e){
let{settings:n,words:o}=this.shown,r=this.model.get("text")===n.text?o.length:0;return!this.isPlaying||
!(t?.length>r)||js()?0:(e(),this.sides.inert=!0,this.story.replaceChildren(ue(t)),this.story.scrollTop=
this.story.scrollHeight,this.status.textContent=`${ct(t.length,"word")} …`,Ws)}draw(){let{shown:t,
model:e}=this,n=e.get("coloring"),{weights:o}=t.look,r=Math.min(e.get("layer"),o.length-1),i=Math.min(
e.get("head"),o[0].length-1);this.isPlaying=!1,this.say(this.isOver?Hs(t):Ds(t)),this.status.classList.
toggle("alarming",!!t.contradiction);let a=ie(t,r,i),c=p=>{this.pointed.textContent=p||a};c("");let h=p=>this.
set({at:p}),l=o[r][i],u={look:c,go:h};Nt(this.story,le({...t,coloring:n},l,u));let g=!t.settings.at&&
t.contradiction,w=this.story.querySelector(g?".wrong":"[aria-pressed=true]");w instanceof HTMLElement&&
Ps(this.story,w);let b=p=>this.write(p);Nt(this.distribution,ee(t,c,b));let d=p=>this.set(p);Nt(this.
heads,ae(t,{layer:r,head:i},d)),this.sides.inert=!1}async write(t){let{words:e,look:n}=this.shown;try{
let{target:o}=await this.fetchModel(),r=o.join([...e.slice(0,n.at-1),t]);this.goOn(r,0)}catch(o){this.
refuse(o)}}};function Us(s){let t=new At(s);return t.follow(Object.keys(t.readers))}var Ee={render:Us};widget=Ee;})();
export default widget;
