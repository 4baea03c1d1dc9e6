let widget;
(()=>{function l(n,t={},...e){return ct(document.createElement(n),t,e)}function E(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return ct(s,t,e)}function ct(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function ht(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(l("div",o,...s))}var lt=(...n)=>l("div",{class:"scroller"},...n),b={"data-lm-suppress-shortcuts":"true"};function $(n,t,e={}){
let s=l("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function _(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function dt(n){let t=l(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Kt(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Tt=1e3,N,at;function Kt(n){N?.isConnected||
(N=l("p",{class:"annotated-voice",role:"status"}),document.body.append(N));let t=N;clearTimeout(at),
at=setTimeout(()=>{t.textContent=n},Tt)}var Wt=n=>n.reduce((t,e)=>t+e,0);function w({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function R(n){let t=Array.
from(n),e=t.reduce((i,r)=>Math.max(i,r),-1/0),s=t.map(i=>Math.exp(i-e)),o=Wt(s);return s.map(i=>i/o)}var Dt=1e-5;function O(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var ut=(n,t)=>(e,s)=>n[s]!==
t,pt=()=>(n,t)=>t<=n;function Ft(n,t,e){let s=O(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[i,r]=[w(n,o),w(s,
o)];for(let a=0;a<r.length;a++){let c=a*i.length,h=e.data[a];for(let d=0;d<i.length;d++)h+=i[d]*t.data[c+
d];r[a]=h}}return s}function qt(n,t,e){let s=O(...n.shape);for(let o=0;o<n.shape[0];o++){let[i,r]=[w(
n,o),w(s,o)],a=0,c=0;for(let d of i)a+=d/i.length;for(let d of i)c+=(d-a)**2/i.length;let h=1/Math.sqrt(
c+Dt);for(let d=0;d<r.length;d++)r[d]=(i[d]-a)*h*t.data[d]+e.data[d]}return s}function G(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Ut=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function Bt(n,t,e,s,o,i,r){let[a,c]=n.shape,h=t.shape[0],d=c/s,p=r.scale?1:Math.sqrt(d),
u=O(s,a,h),f=O(s,a,h),g=O(a,c);for(let m=0;m<s;m++)for(let x=0;x<a;x++){let v=m*a+x,z=(y,L)=>w(y,L).
subarray(m*d,(m+1)*d),[Pt,Y,jt]=[z(n,x),w(u,v),z(g,x)];for(let y=0;y<h;y++){let L=z(t,y),k=0;for(let I=0;I<
d;I++)k+=Pt[I]*L[I];Y[y]=!o||o(i+x,y)?k/p:-1/0}if(Y.every(y=>y===-1/0))throw new RangeError("mask hi\
des every key from some query");let it=w(f,v);if(it.set(R(Y)),r.head!==m)for(let y=0;y<d;y++){let L=0;
for(let k=0;k<h;k++)L+=it[k]*e.data[k*c+m*d+y];jt[y]=L}}return{scores:u,weights:f,values:g}}var P=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,Ft(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,qt(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=O(e.length,s.shape[1]);e.forEach(
(r,a)=>{if(!(r>=0&&r<s.shape[0]))throw new RangeError(`ids holds ${r}, but the vocabulary has ${s.shape[0]}\
 entries`);w(o,a).set(w(s,r))}),this.note(`${t}.table`,o);let i=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(r=>r*i)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
i=s+e.shape[0];if(i>o.shape[0])throw new RangeError(`${t} has ${i} tokens, and the model has positio\
ns for ${o.shape[0]}`);let r=o.data.subarray(s*o.shape[1],i*o.shape[1]),a=this.without.positions?e:G(
e,{data:r});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},i,r=0){let a=this.linear(`${t}.w_q`,e),[c,h]=this.without.
head??[],{scores:d,weights:p,values:u}=Bt(a,s,o,this.config.n_heads,i,r,{scale:this.without.scale,head:c===
t?h:void 0});return this.note(`${t}.scores`,d),this.note(`${t}.weights`,p),this.note(`${t}.values`,u),
this.note(t,this.linear(`${t}.w_o`,u))}feedForward(t,e){let s=Ut(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?G(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,G(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let i=`encoder.layers.${o}`,
r=`${i}.self_attention`;s=this.sublayer(`${i}.sublayers.0`,s,a=>this.attend(r,a,this.project(r,a),e)),
s=this.sublayer(`${i}.sublayers.1`,s,a=>this.feedForward(`${i}.feed_forward`,a)),this.note(i,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,i=new Map){let r=i.get("length")??0;i.set("length",r+s.length);
let a=this.positions("tgt",this.embed("tgt_embed",s),r);for(let c=0;c<this.config.n_layers;c++){let h=`\
decoder.layers.${c}`,[d,p]=[`${h}.self_attention`,`${h}.cross_attention`];a=this.sublayer(`${h}.subl\
ayers.0`,a,u=>(i.set(d,zt(i.get(d),this.project(d,u))),this.attend(d,u,i.get(d),o,r))),a=this.sublayer(
`${h}.sublayers.1`,a,u=>(i.has(p)||i.set(p,this.project(p,t)),this.attend(p,u,i.get(p),e,r))),a=this.
sublayer(`${h}.sublayers.2`,a,u=>this.feedForward(`${h}.feed_forward`,u)),this.note(h,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function zt(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,i)=>{let r=O(o.shape[0]+i.shape[0],o.shape[1]);return r.data.set(o.data),r.data.set(i.
data,o.data.length),r};return{k:s(n.k,t),v:s(n.v,e)}}function ft(n,t){let e={},s=n.onOutput;n.onOutput=
(o,i)=>{e[o]=i};try{t()}finally{n.onOutput=s}return e}function mt(n,t,e,{maxLen:s,bosId:o,eosId:i}){
let r=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===i);){let h=n.decode(r,
e,c.slice(-1),null,a),d=n.generator(h).data;c.push(d.indexOf(d.reduce((p,u)=>Math.max(p,u))))}return c}
function gt({config:n,tensors:t},e){let s=typeof e=="string"?Yt(e):Gt(e),o={};for(let[i,r,a]of t){let c=r.
reduce((h,d)=>h*d,1);o[i]={shape:r,data:s.subarray(a,a+c)}}return{config:n,parameters:o}}var Yt=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),Gt=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var M="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ht=new RegExp(
`[${M}]+`),Vt=new RegExp(`^[${M}]+|[${M}]+$`,"g");function yt(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ht).filter(Boolean)}var H="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),wt="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Zt(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${j(t)} thousand ${e<100?"and ":""}${j(e)}`:`${j(t)} \
thousand`:j(e)}function j(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return xt(e);let s=`${H[t]} hu\
ndred`;return e?`${s} and ${xt(e)}`:s}function xt(n){if(n<20)return H[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${wt[t]}-${H[e]}`:wt[t]}var Qt=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,Jt=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function bt(n){let t=n.replace(Vt,"");if(!Qt.test(t))return n;let e=Jt.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return Zt(e)}function S(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,s=>{if(s===" "||s==="'"&&t==='"')return s;if(s==="\\"||s==="'")return`\
\\${s}`;let o={"\n":"\\n","\r":"\\r","	":"\\t"}[s],i=s.codePointAt(0).toString(16);return o||(i.length<=
2?`\\x${i.padStart(2,"0")}`:i.length<=4?`\\u${i.padStart(4,"0")}`:`\\U${i.padStart(8,"0")}`)});return t+
e+t}function $t(n,t){let e=Array.from(n),s;for(let o of t){let i=Array.from(o),r=e.length+i.length;if(2*
Math.min(e.length,i.length)/r<.6)continue;let a=2*V(i,e)/r;a<.6||a<s?.ratio||a===s?.ratio&&o<s.choice||
(s={ratio:a,choice:o})}return s?.choice}function V(n,t){let e={size:0},s=[];if(n.forEach((a,c)=>{s=t.
map((h,d)=>a===h?(s[d-1]??0)+1:0),s.forEach((h,d)=>{h>e.size&&(e={size:h,i:c-h+1,j:d-h+1})})}),!e.size)
return 0;let{size:o,i,j:r}=e;return o+V(n.slice(0,i),t.slice(0,r))+V(n.slice(i+o),t.slice(r+o))}var Z=["<pad>","<s>","</s>","<unk>"],Q=class{constructor(t){this.tokens=[...Z,...t],this.idOf=new Map(
this.tokens.map((r,a)=>[r,a]));let[e,s,o,i]=Z.keys();this.padId=e,this.bosId=s,this.eosId=o,this.unkId=
i}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==
this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},J="[\\\
p{L}\\p{N}_]",kt=`[^\\p{L}\\p{N}_${M}]`,te=new RegExp(`${J}+(?:['’-]${J}+)*|${kt}`,"gu"),ee=new RegExp(
` ?${J}+| ?${kt}+|[${M}]`,"gu"),A=class{constructor({tokens:t}){this.vocabulary=new Q(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${S(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(te)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},X=class extends A{split(t){return yt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
s=this.split(t);if(!s.length)throw new RangeError(`text = ${S(t)} holds no word: write a number such\
 as 'forty-seven'`);let o=e.encode(s),i=s.find((c,h)=>o[h]<=e.unkId);if(i===void 0)return o;let r=$t(
i,e.tokens.slice(Z.length)),a=r?`words. Did you mean ${S(r)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${S(i)}, which the model never \
saw: it reads English number ${a}`)}},tt=class extends A{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],i)=>{let r=vt(s,
o);this.places.set(r,[...this.places.get(r)??[],i])})}split(t){return(t.match(ee)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((i,r)=>this.
places.get(vt(t[r],i))??[]).filter(i=>i>e);if(!o.length)return t;e=Math.min(...o),t=se(t,this.merges[e])}}},
vt=(n,t)=>`${n.length} ${n}${t}`;function se(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let i=n[o]===
t&&n[o+1]===e;s.push(i?t+e:n[o]),i&&o++}return s}var ne={words:A,"number words":X,"sub-words":tt},et=({
kind:n,...t})=>new ne[n](t);var oe=2e4,st=400,C=class{constructor({blueprint:t,weights:e}){this.model=new P(gt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=et(t.src_tokenizer),this.target=et(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?bt(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(`te\
xt has ${e.length} tokens, and the model has positions for ${s}: shorten it`);return{src:e,srcMask:ut(
e,this.srcVocab.padId)}}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function Et(n,t=C){
let e=null;return()=>e??=re(n).then(s=>new t(s)).catch(s=>{throw e=null,s})}async function re(n){let t=n.
get("weights"),e=t&&(t.length||t.byteLength);return!e&&n.later?n.later():(e||await ie(n),{blueprint:n.
get("blueprint"),weights:n.get("weights")})}function ie(n){return new Promise((t,e)=>{let s=setTimeout(
()=>e(new Error("Python does not answer")),oe),o=()=>{clearTimeout(s),n.off("change:weights",o),t()};
n.on("change:weights",o),n.set("wanted",!0),n.save_changes()})}function Ot(n,t,e,s){let o=n.get("own")?
"A text that your translator reads":"An English number, in words or in digits",i="",r=`text-${Math.random()}`,
a=l("input",{id:r,type:"text",maxlength:st,autocomplete:"off",autocapitalize:"none",spellcheck:"fals\
e","aria-describedby":`${r}-error`,...b}),c=l("p",{id:`${r}-error`,class:"error",role:"alert"}),h=l(
"form",{},l("label",{for:r},o),l("div",{class:"line"},a,l("button",{class:"main"},t)),e,c);a.addEventListener(
"keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),h.requestSubmit())});let d=f=>{i=a.
value,s(f)};return h.addEventListener("submit",f=>{f.preventDefault(),d(a.value)}),{node:h,ask:d,show:f=>{
a.value===i&&(i=a.value=f)},refuse:f=>{let g=f instanceof RangeError;a.setAttribute("aria-invalid",String(
g)),c.textContent=g?f.message:"",f&&!g&&(c.textContent=`The model cannot answer: ${f.message}. Press\
 ${t} to try again.`)}}}var T=n=>t=>n.find(e=>String(e)===t),Pe=T([!0,!1]),ae=n=>String(n);function Lt(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,r=[...document.querySelectorAll(
`[data-widget="${i}"]`)],a=i+(r.indexOf(o)>0?r.indexOf(o)+1:""),c=new URLSearchParams(location.search),
h=[];for(let[u,f]of Object.entries(e)){let g=c.get(`${a}.${u}`);if(g===null)continue;let m=f(g);m===
void 0?h.push(u):n.set(u,m)}let d=l("a",{},"Link to this setting"),p=h.length?` The address has a se\
tting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:l("p",{class:"addre\
ss"},d,p),show(){let u=new URLSearchParams(location.search);for(let g of Object.keys(e))u.set(`${a}.${g}`,
(s[g]??ae)(n.get(g)));let f=o.closest("section[id]")?.id;d.setAttribute("href",`?${u}${f?`#${f}`:""}`)}}}var ce=5,K=class extends C{answer(t){let{model:e,srcVocab:s,tgtVocab:o}=this,{bosId:i,eosId:r,tokens:a}=o,
c=e.config.max_len,{src:h,srcMask:d}=this.read(t),p=mt(e,h,d,{maxLen:c,bosId:i,eosId:r}),u=p.slice(0,
-1),f=ft(e,()=>e.forward(h,u,d,pt())),g=Object.entries(f).filter(([m])=>m.endsWith(".weights"));return{
text:t,translation:this.textOf(p),src_tokens:h.map(m=>s.tokens[m]),tgt_tokens:u.map(m=>a[m]),next_tokens:p.
slice(1).map(m=>a[m]),likely:u.map((m,x)=>he(w(f.generator,x),a)),weights:Object.fromEntries(g.map(([
m,x])=>[m.replace(".weights",""),x]))}}};function he(n,t){return R(n).map((s,o)=>[t[o],s]).sort(([,s],[
,o])=>o-s).slice(0,ce)}function _t(n){let t=({shape:s,data:o})=>({shape:s,data:Float32Array.from(o)}),
e=Object.entries(n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.fromEntries(e)}}var nt=n=>n<1e-4?"< 0.01 %":n>.9999?"> 99.99 %":`${(100*n).toFixed(2)} %`;function le(){let[n,t]=[l(
"th",{scope:"row"}),l("td")],e=l("td");return t.append(l("span",{class:"bar"})),{node:l("tr",{},n,t,
e),name:n,number:e}}function Mt(n){let t=l("caption"),e=Array.from({length:n},le),o=["token","bar","\
probability"].map(r=>l("th",{scope:"col"},r));return{node:l("table",{class:"likely"},t,l("thead",{},
l("tr",{class:"names"},...o)),l("tbody",{},...e.map(({node:r})=>r))),show(r,a){t.textContent=`Probab\
ilities for token ${a+1}`,e.forEach(({node:c,name:h,number:d},p)=>{c.hidden=p>=r.length,!c.hidden&&(h.
textContent=r[p][0],d.textContent=nt(r[p][1]),c.style.setProperty("--p",r[p][1]))})}}}function St(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let i=o.target,r=t.findIndex(p=>p.includes(i));if(r<0)return;let a=t[r].indexOf(i),[c,
h]={ArrowUp:[r-1,a],ArrowDown:[r+1,a],ArrowLeft:[r,a-1],ArrowRight:[r,a+1],Home:[r,0],End:[r,t[r].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let d=t[c]?.[h];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}var de=9;function ue(n,t,e,s){let o=l("td",{tabindex:"-1","data-row":t,"data-column":e,...b},l("span",
{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.style.setProperty(
"--w",n),o}var ot=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function pe(n,t){
let e=[],s=({target:o})=>{let{row:i,column:r}=o.closest?.("td[data-row]")?.dataset??{};return i===void 0?
[]:[Number(i),Number(r)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointe\
rleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",
()=>{e=[],t()})}function At({label:n,rows:t,columns:e,weights:s,head:o,mayLook:i,look:r}){let a=e.map(
f=>l("th",{scope:"col"},l("span",{},f))),c=t.map((f,g)=>{let m=w(s,o*t.length+g);return e.map((x,v)=>ue(
m[v],g,v,!i(g,v)))}),h=t.map((f,g)=>l("tr",{},l("th",{scope:"row"},f),...c[g])),d=l("td",{class:"cor\
ner"}),p=l("table",{class:"heat-map",role:"grid","aria-label":n},l("thead",{},l("tr",{},d,...a)),l("\
tbody",{},...h));p.classList.toggle("dense",e.length>de),p.style.setProperty("--columns",String(e.length)),
pe(p,r);let u=St(p,c);return{node:p,show(f,g,m){h.forEach((x,v)=>{x.classList.toggle("current",v===f)}),
ot(h,g);for(let x of[a,...c])ot(x,m);u()}}}function Ct(n,t){let[,e,s]=n.shape,o=Array.from({length:e},
(r,a)=>{let c=Array.from(w(n,t*e+a),(h,d)=>h<.01?"":E("rect",{x:d,y:a,width:1,height:1,"fill-opacity":h.
toFixed(2)}));return E("g",{},...c.filter(Boolean))}),i={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"};return{node:E("svg",i,...o),show:r=>ot(o,r)}}var W={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being wri\
tten. Columns: the ${n} it looks at.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},"\
encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: the\
 ${n} it looks at.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"D\
ecoder self-attention",axes:(n,t)=>`Rows: the ${t} token being written. Columns: the tokens before i\
t. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function D(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var It=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var fe=450,F=(...n)=>l("div",{class:"line"},...n),q=class{constructor(t,{step:e,total:s,move:o,tell:i}){
this.step=e,this.total=s,this.move=o,this.tell=i,this.uncovered=s(),this.timer=void 0,this.back=$("B\
ack",()=>this.go(e()-1)),this.next=$("Next",()=>this.go(e()+1)),this.playIt=$("Play",()=>this.playOrStop());
let r=$("All at once",()=>this.go(s())),a=`${t}-step`;this.range=l("input",{id:a,type:"range",min:1,
...b}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),this.place=l("outp\
ut",{for:a,"aria-live":"off"}),this.node=l("div",{class:"steps"},F(this.back,this.next,this.playIt,r),
F(l("label",{for:a},"Token"),this.range,this.place))}go(t){this.stop();let e=this.total(),s=Math.min(
Math.max(t,1),e);this.uncovered=s===e?s:Math.max(this.uncovered,s),this.move(s),this.tell()}playOrStop(){
this.timer?this.stop():this.play(this.step()<this.total()?this.step()+1:1)}play(t){if(this.stop(),this.
uncovered=t,this.move(t),t===this.total())return this.tell();this.timer=setTimeout(()=>this.play(t+1),
fe),this.playIt.textContent="Pause"}stop(){clearTimeout(this.timer),this.timer=void 0,this.playIt.textContent=
"Play"}restart(){this.uncovered=this.total(),this.range.max=String(this.total())}show(){let[t,e]=[this.
step(),this.total()];this.uncovered=Math.max(this.uncovered,t),this.range.value=String(t),this.place.
textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var U=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.get(
"example"),this.thumbs=[],this.select=l("select",{id:`${e}-kind`,...b});for(let[i,{name:r}]of Object.
entries(W))this.select.append(l("option",{value:i},r));this.select.addEventListener("change",()=>{_(
t,{path:It(this.select.value,this.parts.layer)})}),this.label=l("label",{for:`${e}-kind`},"Attention"),
this.heads=l("fieldset",{}),this.title=l("p",{class:"title"}),this.place=lt(),this.axes=l("p",{class:"\
soft"})}get path(){return this.model.get("path")}get parts(){return D(this.path)}get isEncoder(){return this.
path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){return W[this.
parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return w(e,this.model.
get("head")*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.select.value=e,this.
heads.replaceChildren(l("legend",{},"Layer and head")),this.thumbs=[];for(let[s,o]of Object.entries(
t.weights))D(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=D(t),o=Array.
from({length:e.shape[0]},(i,r)=>{let a=l("input",{type:"radio",name:`${this.id}-head`,"aria-label":`\
Layer ${s}, head ${r}`,...b});a.addEventListener("change",()=>_(this.model,{path:t,head:r}));let c=Ct(
e,r);this.thumbs.push({radio:a,picture:c,path:t,head:r});let h=l("span",{"aria-hidden":"true"},`${s}\
.${r}`);return l("label",{},a,c.node,h)});return F(...o)}drawMap(){let{kind:t,layer:e}=this.parts,{name:s,
axes:o,mayLook:i}=W[t],r=this.model.get("head"),[a,c]=this.tokens,h=`${s}, layer ${e}, head ${r}`,d=this.
answer.weights[this.path];this.title.textContent=h,this.axes.textContent=`${o(...this.languages)} Ea\
ch row sums to 1.`;let{look:p}=this;this.map=At({label:h,rows:a,columns:c,head:r,weights:d,mayLook:i,
look:p}),this.place.replaceChildren(this.map.node);for(let u of this.thumbs)u.radio.checked=u.path===
this.path&&u.head===r}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:e;this.
map?.show(t,s,o);for(let{picture:i}of this.thumbs)i.show(s)}sentence(t,e){let[s,o]=this.tokens,i=this.
weightsOf(t),r=e??i.indexOf(Math.max(...i)),a=e===void 0?"looks most":"looks";return`“${s[t]}” ${a}\
 at “${o[r]}”: ${i[r].toFixed(3)}.`}};function me(n,t,e){let s=t?$(n,t,{class:"token",...b}):l("span",{class:"token"},n),o=l("small",{}),i=l(
"li",{},s,o);if(t){for(let r of["pointerenter","focus"])s.addEventListener(r,()=>e(!0));for(let r of[
"pointerleave","blur"])s.addEventListener(r,()=>e(!1))}return{node:i,name:s,number:o}}function ge({offsetLeft:n,
offsetTop:t,offsetWidth:e,offsetHeight:s}){return{x:n+e/2,top:t,bottom:t+s+4}}function we(n,t,e){let s=(n.
bottom+t.top)/2;return E("path",{d:`M${n.x},${n.bottom} C${n.x},${s} ${t.x},${s} ${t.x},${t.top}`,"s\
troke-width":(1+5*e).toFixed(1),"stroke-opacity":(.25+.55*e).toFixed(2)})}var B=class{constructor(t){
this.lines=E("svg",{"aria-hidden":"true"}),this.node=l("div",{class:"stage"},this.lines);let e=t?{Source:"",
Target:""}:{English:"en",German:"de"};this.lists=Object.entries(e).map(([s,o])=>{let i=l("ol",{lang:o,
"aria-label":`${s} tokens`});return this.node.append(l("p",{"aria-hidden":"true"},s),i),i}),this.sides=
[[],[]],this.places=null,this.drawAgain=()=>{}}draw(t,e,s){this.places=null,this.sides=t.map((o,i)=>o.
map((r,a)=>me(r,e(i,a),c=>s(c,i,a)))),this.lists.forEach((o,i)=>{o.replaceChildren(...this.sides[i].
map(({node:r})=>r))})}show({step:t,uncovered:e,place:[s,o],seen:i,weights:r}){this.sides[1].forEach(
({node:a,name:c},h)=>{a.classList.toggle("unwritten",h>e),a.classList.toggle("later",h>t),h===t?c.setAttribute(
"aria-current","step"):c.removeAttribute("aria-current")}),this.sides.forEach((a,c)=>{a.forEach(({node:h,
number:d},p)=>{let u=c===i?r[p]:void 0;h.classList.toggle("looks",c===s&&p===o),h.classList.toggle("\
looked-at",u>=.05),h.style.setProperty("--w",u??0),d.textContent=u>=.005?u.toFixed(2):""})}),this.lists.
forEach((a,c)=>{a.classList.toggle("seen",c===i)}),this.drawAgain=()=>this.drawLines(s!==i,o,r),this.
drawAgain()}drawLines(t,e,s){if(this.lines.replaceChildren(),!t)return;this.places??=this.sides.map(
r=>r.map(({node:a})=>ge(a)));let[o,i]=this.places;o.forEach((r,a)=>{s[a]>=.02&&this.lines.append(we(
r,i[e],s[a]))})}resize(){this.places=null,this.drawAgain()}};var xe=["forty-seven","7001","999,999"],ye="twelve hundred",Nt=0;function be(n){let t=e=>$(e,()=>n(e),
{class:"plain"});return l("div",{class:"line soft"},"Try",...xe.map(t),"or what it never saw:",t(ye))}
var rt=class{constructor({model:t,el:e}){Nt+=1;let s=`live-translator-${Nt}`;this.model=t,this.isCalm=
matchMedia("(prefers-reduced-motion: reduce)").matches,this.isOwn=t.get("own"),this.answer=_t(t.get(
"example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.fetchModel=Et(t,K);let o=this.isOwn?
["source tokens","target"]:["English words","German"],i=this.isOwn?"":be(r=>this.form.ask(r));this.form=
Ot(t,"Translate",i,r=>this.translate(r)),this.form.node.addEventListener("focusin",()=>{this.fetchModel().
catch(()=>{})}),this.stage=new B(this.isOwn),this.steps=new q(s,{step:()=>this.step,total:()=>this.answer.
next_tokens.length,move:r=>this.move(r),tell:()=>this.tell()}),this.status=dt("verdict"),this.likely=
Mt(this.answer.likely[0].length),this.maps=new U(t,s,o,(...r)=>this.point(...r)),this.readout=l("p",
{class:"readout","aria-hidden":"true"}),this.address=this.inAddress(e),this.place(e)}inAddress(t){let e=this.
answer.weights[this.model.get("path")].shape[0];return Lt(this.model,t,{text:s=>s.length<=st?s:void 0,
step:s=>/^\d{1,2}$/.test(s)?Number(s):void 0,path:T(Object.keys(this.answer.weights)),head:T([...Array(
e).keys()])})}place(t){let{maps:e,likely:s}=this,o=[l("div",{},s.node,e.label,e.select,e.heads),l("d\
iv",{},e.title,e.place,this.readout,e.axes)];ht(t,"live-translator","Live translator",this.form.node,
this.stage.node,this.steps.node,this.status,l("div",{class:"halves"},...o),this.address.node)}get step(){
let t=this.answer.next_tokens.length;return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){
let{form:s,status:o,steps:i}=this,r=setTimeout(()=>{o.textContent="The model is on its way …"},150);
s.node.setAttribute("aria-busy","true");try{let a=await this.fetchModel();this.answer=a.answer(t)}catch(a){
return s.refuse(a),this.tell()}finally{clearTimeout(r),s.node.setAttribute("aria-busy","false")}s.refuse(
null),this.drawAnswer(),o.textContent="The model writes …",this.isCalm||e?i.go(e||i.total()):i.play(
1),_(this.model,{text:t}),this.address.show()}move(t){this.model.get("step")===t?this.show():_(this.
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
s.textContent=`Token ${e} of ${o} is “${i}”, with a probability of ${nt(r)}.`;return}let a=t.next_tokens.
at(-1)==="</s>";s.replaceChildren(`“${this.isOwn?t.text:t.src_tokens.join(" ")}” is “`,l("stro\
ng",{lang:this.isOwn?"":"de"},t.translation),a?`”, written in ${o} tokens.`:"” … and the model did\
 not come to an end.")}};function $e({model:n,el:t}){let e=new rt({model:n,el:t}),s={text:n.get("tex\
t"),step:n.get("step")},o=s.text!==e.answer.text;o&&(n.set("text",e.answer.text),n.set("step",0));let i={
text:()=>{n.get("text")!==e.answer.text&&e.translate(n.get("text"))},step:()=>e.show(),path:()=>{e.maps.
parts.kind===e.kindDrawn?e.drawMap():e.drawMaps()},head:()=>e.drawMap()};for(let[a,c]of Object.entries(
i))n.on(`change:${a}`,c);let r=new ResizeObserver(()=>e.stage.resize());return r.observe(e.stage.node),
e.drawAnswer(),e.tell(),o&&e.translate(s.text,s.step),()=>{e.steps.stop(),r.disconnect();for(let[a,c]of Object.
entries(i))n.off(`change:${a}`,c)}}var Rt={render:$e};widget=Rt;})();
export default widget;
