let widget;
(()=>{function l(n,t={},...e){return ct(document.createElement(n),t,e)}function L(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return ct(s,t,e)}function ct(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function ht(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(l("div",o,...s))}var lt=(...n)=>l("div",{class:"scroller"},...n),$={"data-lm-suppress-shortcuts":"true"};function k(n,t,e={}){
let s=l("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function S(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function dt(n){let t=l(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Pt(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var jt=1e3,P,at;function Pt(n){P?.isConnected||
(P=l("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let t=P;clearTimeout(at),
at=setTimeout(()=>{t.textContent=n},jt)}var Tt=n=>n.reduce((t,e)=>t+e,0);function x({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function T(n){let t=Array.
from(n),e=t.reduce((i,r)=>Math.max(i,r),-1/0),s=t.map(i=>Math.exp(i-e)),o=Tt(s);return s.map(i=>i/o)}var Kt=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var ut=(n,t)=>(e,s)=>n[s]!==
t,pt=()=>(n,t)=>t<=n;function Wt(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[i,r]=[x(n,o),x(s,
o)];for(let a=0;a<r.length;a++){let c=a*i.length,h=e.data[a];for(let d=0;d<i.length;d++)h+=i[d]*t.data[c+
d];r[a]=h}}return s}function Dt(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[i,r]=[x(
n,o),x(s,o)],a=0,c=0;for(let d of i)a+=d/i.length;for(let d of i)c+=(d-a)**2/i.length;let h=1/Math.sqrt(
c+Kt);for(let d=0;d<r.length;d++)r[d]=(i[d]-a)*h*t.data[d]+e.data[d]}return s}function H(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Ft=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function qt(n,t,e,s,o,i){let[r,a]=n.shape,c=t.shape[0],h=a/s,d=_(s,r,c),p=_(s,r,c),m=_(r,
a);for(let u=0;u<s;u++)for(let g=0;g<r;g++){let w=u*r+g,f=(y,M)=>x(y,M).subarray(u*h,(u+1)*h),[b,E,v]=[
f(n,g),x(d,w),f(m,g)];for(let y=0;y<c;y++){let M=f(t,y),O=0;for(let j=0;j<h;j++)O+=b[j]*M[j];E[y]=!o||
o(i+g,y)?O/Math.sqrt(h):-1/0}if(E.every(y=>y===-1/0))throw new RangeError("mask hides every key from\
 some query");let C=x(p,w);C.set(T(E));for(let y=0;y<h;y++){let M=0;for(let O=0;O<c;O++)M+=C[O]*e.data[O*
a+u*h+y];v[y]=M}}return{scores:d,weights:p,values:m}}var K=class{constructor({config:t,parameters:e}){
this.config=t,this.parameters=e,this.onOutput=()=>{}}note(t,e){return this.onOutput(t,e),e}linear(t,e){
let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(t,Wt(e,s,o))}norm(t,e){let{[`${t}\
.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(t,Dt(e,s,o))}embed(t,e){let s=this.parameters[`${t}\
.table.weight`],o=_(e.length,s.shape[1]);e.forEach((r,a)=>{if(!(r>=0&&r<s.shape[0]))throw new RangeError(
`ids holds ${r}, but the vocabulary has ${s.shape[0]} entries`);x(o,a).set(x(s,r))}),this.note(`${t}\
.table`,o);let i=Math.sqrt(s.shape[1]);return this.note(t,{shape:o.shape,data:o.data.map(r=>r*i)})}positions(t,e,s=0){
let o=this.parameters["positions.pe"],i=s+e.shape[0];if(i>o.shape[0])throw new RangeError(`${t} has ${i}\
 tokens, and the model has positions for ${o.shape[0]}`);let r=o.data.subarray(s*o.shape[1],i*o.shape[1]);
return this.note(`positions.${t}`,H(e,{data:r}))}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},i,r=0){let a=this.linear(`${t}.w_q`,e),{scores:c,weights:h,
values:d}=qt(a,s,o,this.config.n_heads,i,r);return this.note(`${t}.scores`,c),this.note(`${t}.weight\
s`,h),this.note(`${t}.values`,d),this.note(t,this.linear(`${t}.w_o`,d))}feedForward(t,e){let s=Ft(this.
linear(`${t}.w_1`,e));return this.note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.
norm_first?H(e,s(this.norm(`${t}.norm`,e))):this.norm(`${t}.norm`,H(e,s(e)));return this.note(t,o)}finalNorm(t,e){
let s=`${t}.norm`;return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){
let s=this.positions("src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let i=`\
encoder.layers.${o}`,r=`${i}.self_attention`;s=this.sublayer(`${i}.sublayers.0`,s,a=>this.attend(r,a,
this.project(r,a),e)),s=this.sublayer(`${i}.sublayers.1`,s,a=>this.feedForward(`${i}.feed_forward`,a)),
this.note(i,s)}return this.finalNorm("encoder",s)}decode(t,e,s,o,i=new Map){let r=i.get("length")??0;
i.set("length",r+s.length);let a=this.positions("tgt",this.embed("tgt_embed",s),r);for(let c=0;c<this.
config.n_layers;c++){let h=`decoder.layers.${c}`,[d,p]=[`${h}.self_attention`,`${h}.cross_attention`];
a=this.sublayer(`${h}.sublayers.0`,a,m=>(i.set(d,Ut(i.get(d),this.project(d,m))),this.attend(d,m,i.get(
d),o,r))),a=this.sublayer(`${h}.sublayers.1`,a,m=>(i.has(p)||i.set(p,this.project(p,t)),this.attend(
p,m,i.get(p),e,r))),a=this.sublayer(`${h}.sublayers.2`,a,m=>this.feedForward(`${h}.feed_forward`,m)),
this.note(h,a)}return this.finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear(
"generator.proj",t))}forward(t,e,s,o){return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Ut(n,{
k:t,v:e}){if(!n)return{k:t,v:e};let s=(o,i)=>{let r=_(o.shape[0]+i.shape[0],o.shape[1]);return r.data.
set(o.data),r.data.set(i.data,o.data.length),r};return{k:s(n.k,t),v:s(n.v,e)}}function ft(n,t){let e={},
s=n.onOutput;n.onOutput=(o,i)=>{e[o]=i};try{t()}finally{n.onOutput=s}return e}function mt(n,t,e,{maxLen:s,
bosId:o,eosId:i}){let r=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===i);){
let h=n.decode(r,e,c.slice(-1),null,a),d=n.generator(h).data;c.push(d.indexOf(d.reduce((p,m)=>Math.max(
p,m))))}return c}function gt({config:n,tensors:t},e){let s=typeof e=="string"?zt(e):Bt(e),o={};for(let[
i,r,a]of t){let c=r.reduce((h,d)=>h*d,1);o[i]={shape:r,data:s.subarray(a,a+c)}}return{config:n,parameters:o}}
var zt=n=>new Float32Array(Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),Bt=({buffer:n,byteOffset:t,
byteLength:e})=>new Float32Array(n.slice(t,t+e));var A="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Yt=new RegExp(
`[${A}]+`),Gt=new RegExp(`^[${A}]+|[${A}]+$`,"g");function yt(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Yt).filter(Boolean)}var V="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),wt="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Ht(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${W(t)} thousand ${e<100?"and ":""}${W(e)}`:`${W(t)} \
thousand`:W(e)}function W(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return xt(e);let s=`${V[t]} hu\
ndred`;return e?`${s} and ${xt(e)}`:s}function xt(n){if(n<20)return V[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${wt[t]}-${V[e]}`:wt[t]}var Vt=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,Zt=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function bt(n){let t=n.replace(Gt,"");if(!Vt.test(t))return n;let e=Zt.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return Ht(e)}function I(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,s=>{if(s===" "||s==="'"&&t==='"')return s;if(s==="\\"||s==="'")return`\
\\${s}`;let o={"\n":"\\n","\r":"\\r","	":"\\t"}[s],i=s.codePointAt(0).toString(16);return o||(i.length<=
2?`\\x${i.padStart(2,"0")}`:i.length<=4?`\\u${i.padStart(4,"0")}`:`\\U${i.padStart(8,"0")}`)});return t+
e+t}function $t(n,t){let e=Array.from(n),s;for(let o of t){let i=Array.from(o),r=e.length+i.length;if(2*
Math.min(e.length,i.length)/r<.6)continue;let a=2*Z(i,e)/r;a<.6||a<s?.ratio||a===s?.ratio&&o<s.choice||
(s={ratio:a,choice:o})}return s?.choice}function Z(n,t){let e={size:0},s=[];if(n.forEach((a,c)=>{s=t.
map((h,d)=>a===h?(s[d-1]??0)+1:0),s.forEach((h,d)=>{h>e.size&&(e={size:h,i:c-h+1,j:d-h+1})})}),!e.size)
return 0;let{size:o,i,j:r}=e;return o+Z(n.slice(0,i),t.slice(0,r))+Z(n.slice(i+o),t.slice(r+o))}var Q=["<pad>","<s>","</s>","<unk>"],J=class{constructor(t){this.tokens=[...Q,...t],this.idOf=new Map(
this.tokens.map((r,a)=>[r,a]));let[e,s,o,i]=Q.keys();this.padId=e,this.bosId=s,this.eosId=o,this.unkId=
i}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==
this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},X="[\\\
p{L}\\p{N}_]",kt=`[^\\p{L}\\p{N}_${A}]`,Jt=new RegExp(`${X}+(?:['’-]${X}+)*|${kt}`,"gu"),Xt=new RegExp(
` ?${X}+| ?${kt}+|[${A}]`,"gu"),N=class{constructor({tokens:t}){this.vocabulary=new J(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${I(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(Jt)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},tt=class extends N{split(t){return yt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
s=this.split(t);if(!s.length)throw new RangeError(`text = ${I(t)} holds no word: write a number such\
 as 'forty-seven'`);let o=e.encode(s),i=s.find((c,h)=>o[h]<=e.unkId);if(i===void 0)return o;let r=$t(
i,e.tokens.slice(Q.length)),a=r?`words. Did you mean ${I(r)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${I(i)}, which the model never \
saw: it reads English number ${a}`)}},et=class extends N{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],i)=>{let r=vt(s,
o);this.places.set(r,[...this.places.get(r)??[],i])})}split(t){return(t.match(Xt)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((i,r)=>this.
places.get(vt(t[r],i))??[]).filter(i=>i>e);if(!o.length)return t;e=Math.min(...o),t=te(t,this.merges[e])}}},
vt=(n,t)=>`${n.length} ${n}${t}`;function te(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let i=n[o]===
t&&n[o+1]===e;s.push(i?t+e:n[o]),i&&o++}return s}var ee={words:N,"number words":tt,"sub-words":et},st=({
kind:n,...t})=>new ee[n](t);var se=2e4,nt=400,R=class{constructor({blueprint:t,weights:e}){this.model=new K(gt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=st(t.src_tokenizer),this.target=st(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?bt(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(`te\
xt has ${e.length} tokens, and the model has positions for ${s}: shorten it`);return{src:e,srcMask:ut(
e,this.srcVocab.padId)}}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function Et(n,t=R){
let e=null;return()=>e??=ne(n).then(s=>new t(s)).catch(s=>{throw e=null,s})}async function ne(n){let t=n.
get("weights"),e=t&&(t.length||t.byteLength);return!e&&n.later?n.later():(e||await oe(n),{blueprint:n.
get("blueprint"),weights:n.get("weights")})}function oe(n){return new Promise((t,e)=>{let s=setTimeout(
()=>e(new Error("Python does not answer")),se),o=()=>{clearTimeout(s),n.off("change:weights",o),t()};
n.on("change:weights",o),n.set("wanted",!0),n.save_changes()})}function Ot(n,t,e,s){let o=n.get("own")?
"A text that your translator reads":"An English number, in words or in digits",i="",r=`text-${Math.random()}`,
a=l("input",{id:r,type:"text",maxlength:nt,autocomplete:"off",autocapitalize:"none",spellcheck:"fals\
e","aria-describedby":`${r}-error`,...$}),c=l("p",{id:`${r}-error`,class:"error",role:"alert"}),h=l(
"form",{},l("label",{for:r},o),l("div",{class:"line"},a,l("button",{class:"main"},t)),e,c);a.addEventListener(
"keydown",u=>{u.key!=="Enter"||u.isComposing||(u.preventDefault(),h.requestSubmit())});let d=u=>{i=a.
value,s(u)};return h.addEventListener("submit",u=>{u.preventDefault(),d(a.value)}),{node:h,ask:d,show:u=>{
a.value===i&&(i=a.value=u)},refuse:u=>{let g=u instanceof RangeError;a.setAttribute("aria-invalid",String(
g)),c.textContent=g?u.message:"",u&&!g&&(c.textContent=`The model cannot answer: ${u.message}. Press\
 ${t} to try again.`)}}}var D=n=>t=>n.find(e=>String(e)===t),Ne=D([!0,!1]),re=n=>String(n);function Lt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,r=[...document.querySelectorAll(
`[data-widget="${i}"]`)],a=i+(r.indexOf(o)>0?r.indexOf(o)+1:""),c=f=>(s[f]??re)(n.get(f)),h=Object.keys(
e),d=Object.fromEntries(h.map(f=>[f,c(f)])),p=new URLSearchParams(location.search),m=[];for(let[f,b]of Object.
entries(e)){let E=p.get(`${a}.${f}`);if(E===null)continue;let v=b(E);v===void 0?m.push(f):n.set(f,v)}
let u=l("a",{},"Copy link to this setting"),g=l("span",{role:"status"});u.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",u.getAttribute(
"href"));try{await navigator.clipboard.writeText(u.href),g.textContent=" Copied."}catch{g.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:l("p",{class:"addr\
ess"},u,g,w),show(){let f=new URLSearchParams(location.search);for(let v of h){let C=c(v);C===d[v]?f.
delete(`${a}.${v}`):f.set(`${a}.${v}`,C)}g.textContent="";let b=o.closest("section[id]")?.id,E=f.size?
`?${f}`:location.pathname;u.setAttribute("href",`${E}${b?`#${b}`:""}`)}}}var ie=5,F=class extends R{answer(t){let{model:e,srcVocab:s,tgtVocab:o}=this,{bosId:i,eosId:r,tokens:a}=o,
c=e.config.max_len,{src:h,srcMask:d}=this.read(t),p=mt(e,h,d,{maxLen:c,bosId:i,eosId:r}),m=p.slice(0,
-1),u=ft(e,()=>e.forward(h,m,d,pt())),g=Object.entries(u).filter(([w])=>w.endsWith(".weights"));return{
text:t,translation:this.textOf(p),src_tokens:h.map(w=>s.tokens[w]),tgt_tokens:m.map(w=>a[w]),next_tokens:p.
slice(1).map(w=>a[w]),likely:m.map((w,f)=>ae(x(u.generator,f),a)),weights:Object.fromEntries(g.map(([
w,f])=>[w.replace(".weights",""),f]))}}};function ae(n,t){return T(n).map((s,o)=>[t[o],s]).sort(([,s],[
,o])=>o-s).slice(0,ie)}function _t(n){let t=({shape:s,data:o})=>({shape:s,data:Float32Array.from(o)}),
e=Object.entries(n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.fromEntries(e)}}var ot=n=>n<1e-4?"< 0.01 %":n>.9999?"> 99.99 %":`${(100*n).toFixed(2)} %`;function ce(){let[n,t]=[l(
"th",{scope:"row"}),l("td")],e=l("td");return t.append(l("span",{class:"bar"})),{node:l("tr",{},n,t,
e),name:n,number:e}}function Mt(n){let t=l("caption"),e=Array.from({length:n},ce),o=["token","bar","\
probability"].map(r=>l("th",{scope:"col"},r));return{node:l("table",{class:"likely"},t,l("thead",{},
l("tr",{class:"names"},...o)),l("tbody",{},...e.map(({node:r})=>r))),show(r,a){t.textContent=`Probab\
ilities for token ${a+1}`,e.forEach(({node:c,name:h,number:d},p)=>{c.hidden=p>=r.length,!c.hidden&&(h.
textContent=r[p][0],d.textContent=ot(r[p][1]),c.style.setProperty("--p",r[p][1]))})}}}function St(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let i=o.target,r=t.findIndex(p=>p.includes(i));if(r<0)return;let a=t[r].indexOf(i),[c,
h]={ArrowUp:[r-1,a],ArrowDown:[r+1,a],ArrowLeft:[r,a-1],ArrowRight:[r,a+1],Home:[r,0],End:[r,t[r].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let d=t[c]?.[h];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}var he=9;function le(n,t,e,s){let o=l("td",{tabindex:"-1","data-row":t,"data-column":e,...$},l("span",
{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.style.setProperty(
"--w",n),o}var rt=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function de(n,t){
let e=[],s=({target:o})=>{let{row:i,column:r}=o.closest?.("td[data-row]")?.dataset??{};return i===void 0?
[]:[Number(i),Number(r)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointe\
rleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",
()=>{e=[],t()})}function At({label:n,rows:t,columns:e,weights:s,head:o,mayLook:i,look:r}){let a=e.map(
u=>l("th",{scope:"col"},l("span",{},u))),c=t.map((u,g)=>{let w=x(s,o*t.length+g);return e.map((f,b)=>le(
w[b],g,b,!i(g,b)))}),h=t.map((u,g)=>l("tr",{},l("th",{scope:"row"},u),...c[g])),d=l("td",{class:"cor\
ner"}),p=l("table",{class:"heat-map",role:"grid","aria-label":n},l("thead",{},l("tr",{},d,...a)),l("\
tbody",{},...h));p.classList.toggle("dense",e.length>he),p.style.setProperty("--columns",String(e.length)),
de(p,r);let m=St(p,c);return{node:p,show(u,g,w){h.forEach((f,b)=>{f.classList.toggle("current",b===u)}),
rt(h,g);for(let f of[a,...c])rt(f,w);m()}}}function Ct(n,t){let[,e,s]=n.shape,o=Array.from({length:e},
(r,a)=>{let c=Array.from(x(n,t*e+a),(h,d)=>h<.01?"":L("rect",{x:d,y:a,width:1,height:1,"fill-opacity":h.
toFixed(2)}));return L("g",{},...c.filter(Boolean))}),i={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"};return{node:L("svg",i,...o),show:r=>rt(o,r)}}var q={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being wri\
tten. Columns: the ${n} it looks at.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},"\
encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: the\
 ${n} it looks at.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"D\
ecoder self-attention",axes:(n,t)=>`Rows: the ${t} token being written. Columns: the tokens before i\
t. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function U(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var It=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var ue=450,z=(...n)=>l("div",{class:"line"},...n),B=class{constructor(t,{step:e,total:s,move:o,tell:i}){
this.step=e,this.total=s,this.move=o,this.tell=i,this.uncovered=s(),this.timer=void 0,this.back=k("B\
ack",()=>this.go(e()-1)),this.next=k("Next",()=>this.go(e()+1)),this.playIt=k("Play",()=>this.playOrStop());
let r=k("All at once",()=>this.go(s())),a=`${t}-step`;this.range=l("input",{id:a,type:"range",min:1,
...$}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),this.place=l("outp\
ut",{for:a,"aria-live":"off"}),this.node=l("div",{class:"steps"},z(this.back,this.next,this.playIt,r),
z(l("label",{for:a},"Token"),this.range,this.place))}go(t){this.stop();let e=this.total(),s=Math.min(
Math.max(t,1),e);this.uncovered=s===e?s:Math.max(this.uncovered,s),this.move(s),this.tell()}playOrStop(){
this.timer?this.stop():this.play(this.step()<this.total()?this.step()+1:1)}play(t){if(this.stop(),this.
uncovered=t,this.move(t),t===this.total())return this.tell();this.timer=setTimeout(()=>this.play(t+1),
ue),this.playIt.textContent="Pause"}stop(){clearTimeout(this.timer),this.timer=void 0,this.playIt.textContent=
"Play"}restart(){this.uncovered=this.total(),this.range.max=String(this.total())}show(){let[t,e]=[this.
step(),this.total()];this.uncovered=Math.max(this.uncovered,t),this.range.value=String(t),this.place.
textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var Y=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.get(
"example"),this.thumbs=[],this.select=l("select",{id:`${e}-kind`,...$});for(let[i,{name:r}]of Object.
entries(q))this.select.append(l("option",{value:i},r));this.select.addEventListener("change",()=>{S(
t,{path:It(this.select.value,this.parts.layer)})}),this.label=l("label",{for:`${e}-kind`},"Attention"),
this.heads=l("fieldset",{}),this.title=l("p",{class:"title"}),this.place=lt(),this.axes=l("p",{class:"\
soft"})}get path(){return this.model.get("path")}get parts(){return U(this.path)}get isEncoder(){return this.
path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){return q[this.
parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return x(e,this.model.
get("head")*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.select.value=e,this.
heads.replaceChildren(l("legend",{},"Layer and head")),this.thumbs=[];for(let[s,o]of Object.entries(
t.weights))U(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=U(t),o=Array.
from({length:e.shape[0]},(i,r)=>{let a=l("input",{type:"radio",name:`${this.id}-head`,"aria-label":`\
Layer ${s}, head ${r}`,...$});a.addEventListener("change",()=>S(this.model,{path:t,head:r}));let c=Ct(
e,r);this.thumbs.push({radio:a,picture:c,path:t,head:r});let h=l("span",{"aria-hidden":"true"},`${s}\
.${r}`);return l("label",{},a,c.node,h)});return z(...o)}drawMap(){let{kind:t,layer:e}=this.parts,{name:s,
axes:o,mayLook:i}=q[t],r=this.model.get("head"),[a,c]=this.tokens,h=`${s}, layer ${e}, head ${r}`,d=this.
answer.weights[this.path];this.title.textContent=h,this.axes.textContent=`${o(...this.languages)} Ea\
ch row sums to 1.`;let{look:p}=this;this.map=At({label:h,rows:a,columns:c,head:r,weights:d,mayLook:i,
look:p}),this.place.replaceChildren(this.map.node);for(let m of this.thumbs)m.radio.checked=m.path===
this.path&&m.head===r}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:e;this.
map?.show(t,s,o);for(let{picture:i}of this.thumbs)i.show(s)}sentence(t,e){let[s,o]=this.tokens,i=this.
weightsOf(t),r=e??i.indexOf(Math.max(...i)),a=e===void 0?"looks most":"looks";return`“${s[t]}” ${a}\
 at “${o[r]}”: ${i[r].toFixed(3)}.`}};function pe(n,t,e){let s=t?k(n,t,{class:"token",...$}):l("span",{class:"token"},n),o=l("small",{}),i=l(
"li",{},s,o);if(t){for(let r of["pointerenter","focus"])s.addEventListener(r,()=>e(!0));for(let r of[
"pointerleave","blur"])s.addEventListener(r,()=>e(!1))}return{node:i,name:s,number:o}}function fe({offsetLeft:n,
offsetTop:t,offsetWidth:e,offsetHeight:s}){return{x:n+e/2,top:t,bottom:t+s+4}}function me(n,t,e){let s=(n.
bottom+t.top)/2;return L("path",{d:`M${n.x},${n.bottom} C${n.x},${s} ${t.x},${s} ${t.x},${t.top}`,"s\
troke-width":(1+5*e).toFixed(1),"stroke-opacity":(.25+.55*e).toFixed(2)})}var G=class{constructor(t){
this.lines=L("svg",{"aria-hidden":"true"}),this.node=l("div",{class:"stage"},this.lines);let e=t?{Source:"",
Target:""}:{English:"en",German:"de"};this.lists=Object.entries(e).map(([s,o])=>{let i=l("ol",{lang:o,
"aria-label":`${s} tokens`});return this.node.append(l("p",{"aria-hidden":"true"},s),i),i}),this.sides=
[[],[]],this.places=null,this.drawAgain=()=>{}}draw(t,e,s){this.places=null,this.sides=t.map((o,i)=>o.
map((r,a)=>pe(r,e(i,a),c=>s(c,i,a)))),this.lists.forEach((o,i)=>{o.replaceChildren(...this.sides[i].
map(({node:r})=>r))})}show({step:t,uncovered:e,place:[s,o],seen:i,weights:r}){this.sides[1].forEach(
({node:a,name:c},h)=>{a.classList.toggle("unwritten",h>e),a.classList.toggle("later",h>t),h===t?c.setAttribute(
"aria-current","step"):c.removeAttribute("aria-current")}),this.sides.forEach((a,c)=>{a.forEach(({node:h,
number:d},p)=>{let m=c===i?r[p]:void 0;h.classList.toggle("looks",c===s&&p===o),h.classList.toggle("\
looked-at",m>=.05),h.style.setProperty("--w",m??0),d.textContent=m>=.005?m.toFixed(2):""})}),this.lists.
forEach((a,c)=>{a.classList.toggle("seen",c===i)}),this.drawAgain=()=>this.drawLines(s!==i,o,r),this.
drawAgain()}drawLines(t,e,s){if(this.lines.replaceChildren(),!t)return;this.places??=this.sides.map(
r=>r.map(({node:a})=>fe(a)));let[o,i]=this.places;o.forEach((r,a)=>{s[a]>=.02&&this.lines.append(me(
r,i[e],s[a]))})}resize(){this.places=null,this.drawAgain()}};var ge=["forty-seven","7001","999,999"],we="twelve hundred",Nt=0;function xe(n){let t=e=>k(e,()=>n(e),
{class:"plain"});return l("div",{class:"line soft"},"Try",...ge.map(t),"or what it never saw:",t(we))}
var it=class{constructor({model:t,el:e}){Nt+=1;let s=`live-translator-${Nt}`;this.model=t,this.isCalm=
matchMedia("(prefers-reduced-motion: reduce)").matches,this.isOwn=t.get("own"),this.answer=_t(t.get(
"example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.fetchModel=Et(t,F);let o=this.isOwn?
["source tokens","target"]:["English words","German"],i=this.isOwn?"":xe(r=>this.form.ask(r));this.form=
Ot(t,"Translate",i,r=>this.translate(r)),this.form.node.addEventListener("focusin",()=>{this.fetchModel().
catch(()=>{})}),this.stage=new G(this.isOwn),this.steps=new B(s,{step:()=>this.step,total:()=>this.answer.
next_tokens.length,move:r=>this.move(r),tell:()=>this.tell()}),this.status=dt("verdict"),this.likely=
Mt(this.answer.likely[0].length),this.maps=new Y(t,s,o,(...r)=>this.point(...r)),this.readout=l("p",
{class:"readout","aria-hidden":"true"}),this.address=this.inAddress(e),this.place(e)}inAddress(t){let e=this.
answer.weights[this.model.get("path")].shape[0];return Lt(this.model,t,{text:s=>s.length<=nt?s:void 0,
step:s=>/^\d{1,2}$/.test(s)?Number(s):void 0,path:D(Object.keys(this.answer.weights)),head:D([...Array(
e).keys()])})}place(t){let{maps:e,likely:s}=this,o=[l("div",{},s.node,e.label,e.select,e.heads),l("d\
iv",{},e.title,e.place,this.readout,e.axes)];ht(t,"live-translator","Live translator",this.form.node,
this.stage.node,this.steps.node,this.status,l("div",{class:"halves"},...o),this.address.node)}get step(){
let t=this.answer.next_tokens.length;return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){
let{form:s,status:o,steps:i}=this,r=setTimeout(()=>{o.textContent="The model is on its way …"},150);
s.node.setAttribute("aria-busy","true");try{let a=await this.fetchModel();this.answer=a.answer(t)}catch(a){
return s.refuse(a),this.tell()}finally{clearTimeout(r),s.node.setAttribute("aria-busy","false")}s.refuse(
null),this.drawAnswer(),o.textContent="The model writes …",this.isCalm||e?i.go(e||i.total()):i.play(
1),S(this.model,{text:t}),this.address.show()}move(t){this.model.get("step")===t?this.show():S(this.
model,{step:t})}drawAnswer(){this.form.show(this.answer.text),this.steps.restart(),this.chosen=0,this.
drawMaps()}drawMaps(){let{isEncoder:t}=this.maps;this.kindDrawn=this.maps.parts.kind;let e=a=>{this.
chosen=a,this.show()},s=(a,c)=>a===1&&c?()=>this.steps.go(c):a===0&&t?()=>e(c):void 0,o=(a,c,h)=>{t&&
c||this.point(a?h-c:void 0)},{src_tokens:i,next_tokens:r}=this.answer;this.stage.draw([i,["<s>",...r]],
s,o),this.maps.drawHeads(this.answer),this.drawMap()}drawMap(){this.maps.drawMap(),this.pointed=null,
this.show()}show(){let{maps:t,steps:e,answer:s,step:o}=this;e.show();let i=t.isEncoder?this.chosen:o-
1,r=this.pointed?.row??i;this.stage.show({step:o,uncovered:e.uncovered,place:t.isEncoder?[0,r]:[1,r+
1],seen:t.isEncoder||t.isCross?0:1,weights:t.weightsOf(r)});let a=t.isEncoder?o-1:r;this.likely.show(
s.likely[a],a),t.show(i,e.uncovered),this.readout.textContent=t.sentence(r,this.pointed?.column),this.
address.show()}point(t,e){this.pointed=t===void 0?null:{row:t,column:e},this.show()}tell(){let{answer:t,
step:e,status:s}=this,o=t.next_tokens.length,[i,r]=t.likely[e-1][0];if(this.model.get("step")&&e<o){
s.textContent=`Token ${e} of ${o} is “${i}”, with a probability of ${ot(r)}.`;return}let a=t.next_tokens.
at(-1)==="</s>";s.replaceChildren(`“${this.isOwn?t.text:t.src_tokens.join(" ")}” is “`,l("stro\
ng",{lang:this.isOwn?"":"de"},t.translation),a?`”, written in ${o} tokens.`:"” … and the model did\
 not come to an end.")}};function ye({model:n,el:t}){let e=new it({model:n,el:t}),s={text:n.get("tex\
t"),step:n.get("step")},o=s.text!==e.answer.text;o&&(n.set("text",e.answer.text),n.set("step",0));let i={
text:()=>{n.get("text")!==e.answer.text&&e.translate(n.get("text"))},step:()=>e.show(),path:()=>{e.maps.
parts.kind===e.kindDrawn?e.drawMap():e.drawMaps()},head:()=>e.drawMap()};for(let[a,c]of Object.entries(
i))n.on(`change:${a}`,c);let r=new ResizeObserver(()=>e.stage.resize());return r.observe(e.stage.node),
e.drawAnswer(),e.tell(),o&&e.translate(s.text,s.step),()=>{e.steps.stop(),r.disconnect();for(let[a,c]of Object.
entries(i))n.off(`change:${a}`,c)}}var Rt={render:ye};widget=Rt;})();
export default widget;
