let widget;
(()=>{function h(n,t={},...e){return ht(document.createElement(n),t,e)}function L(n,t={},...e){let s=document.
createElementNS("http://www.w3.org/2000/svg",n);return ht(s,t,e)}function ht(n,t,e){for(let[s,o]of Object.
entries(t))n.setAttribute(s,o);return n.append(...e),n}function lt(n,t,e,...s){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};n.append(h("div",o,...s))}var dt=(...n)=>h("div",{class:"scroller"},...n),$={"data-lm-suppress-shortcuts":"true"};function k(n,t,e={}){
let s=h("button",{type:"button",...e},n);return s.addEventListener("click",t),s}function A(n,t){for(let[e,s]of Object.entries(t))n.set(e,s);n.save_changes()}function ut(n){let t=h(
"p",{class:n}),e=new MutationObserver(()=>{t.textContent&&Kt(t.textContent)}),s={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,s)),t}var Tt=1e3,P,ct;function Kt(n){P?.isConnected||
(P=h("p",{class:"annotated-voice",role:"status"}),document.body.append(P));let t=P;clearTimeout(ct),
ct=setTimeout(()=>{t.textContent=n},Tt)}var Wt=n=>n.reduce((t,e)=>t+e,0);function x({shape:n,data:t},e){let s=n[n.length-1];return t.subarray(e*s,(e+1)*s)}function T(n){let t=Array.
from(n),e=t.reduce((i,r)=>Math.max(i,r),-1/0),s=t.map(i=>Math.exp(i-e)),o=Wt(s);return s.map(i=>i/o)}var Dt=1e-5;function _(...n){return{shape:n,data:new Float32Array(n.reduce((t,e)=>t*e,1))}}var pt=(n,t)=>(e,s)=>n[s]!==
t,ft=()=>(n,t)=>t<=n;function Ft(n,t,e){let s=_(n.shape[0],t.shape[0]);for(let o=0;o<n.shape[0];o++){let[i,r]=[x(n,o),x(s,
o)];for(let a=0;a<r.length;a++){let c=a*i.length,l=e.data[a];for(let d=0;d<i.length;d++)l+=i[d]*t.data[c+
d];r[a]=l}}return s}function qt(n,t,e){let s=_(...n.shape);for(let o=0;o<n.shape[0];o++){let[i,r]=[x(
n,o),x(s,o)],a=0,c=0;for(let d of i)a+=d/i.length;for(let d of i)c+=(d-a)**2/i.length;let l=1/Math.sqrt(
c+Dt);for(let d=0;d<r.length;d++)r[d]=(i[d]-a)*l*t.data[d]+e.data[d]}return s}function H(n,t){return{
shape:n.shape,data:n.data.map((e,s)=>e+t.data[s])}}var Ut=({shape:n,data:t})=>({shape:n,data:t.map(e=>Math.
max(e,0))});function zt(n,t,e,s,o,i,r){let[a,c]=n.shape,l=t.shape[0],d=c/s,u=r.scale?1:Math.sqrt(d),
f=_(s,a,l),m=_(s,a,l),w=_(a,c);for(let g=0;g<s;g++)for(let p=0;p<a;p++){let b=g*a+p,E=(y,S)=>x(y,S).
subarray(g*d,(g+1)*d),[v,M,Pt]=[E(n,p),x(f,b),E(w,p)];for(let y=0;y<l;y++){let S=E(t,y),O=0;for(let j=0;j<
d;j++)O+=v[j]*S[j];M[y]=!o||o(i+p,y)?O/u:-1/0}if(M.every(y=>y===-1/0))throw new RangeError("mask hid\
es every key from some query");let at=x(m,b);if(at.set(T(M)),r.head!==g)for(let y=0;y<d;y++){let S=0;
for(let O=0;O<l;O++)S+=at[O]*e.data[O*c+g*d+y];Pt[y]=S}}return{scores:f,weights:m,values:w}}var K=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.
note(t,Ft(e,s,o))}norm(t,e){let{[`${t}.weight`]:s,[`${t}.bias`]:o}=this.parameters;return this.note(
t,qt(e,s,o))}embed(t,e){let s=this.parameters[`${t}.table.weight`],o=_(e.length,s.shape[1]);e.forEach(
(r,a)=>{if(!(r>=0&&r<s.shape[0]))throw new RangeError(`ids holds ${r}, but the vocabulary has ${s.shape[0]}\
 entries`);x(o,a).set(x(s,r))}),this.note(`${t}.table`,o);let i=Math.sqrt(s.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(r=>r*i)})}positions(t,e,s=0){let o=this.parameters["positions.pe"],
i=s+e.shape[0];if(i>o.shape[0])throw new RangeError(`${t} has ${i} tokens, and the model has positio\
ns for ${o.shape[0]}`);let r=o.data.subarray(s*o.shape[1],i*o.shape[1]),a=this.without.positions?e:H(
e,{data:r});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:s,v:o},i,r=0){let a=this.linear(`${t}.w_q`,e),[c,l]=this.without.
head??[],{scores:d,weights:u,values:f}=zt(a,s,o,this.config.n_heads,i,r,{scale:this.without.scale,head:c===
t?l:void 0});return this.note(`${t}.scores`,d),this.note(`${t}.weights`,u),this.note(`${t}.values`,f),
this.note(t,this.linear(`${t}.w_o`,f))}feedForward(t,e){let s=Ut(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,s))}sublayer(t,e,s){let o=this.config.norm_first?H(e,s(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,H(e,s(e)));return this.note(t,o)}finalNorm(t,e){let s=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(s,e):this.note(s,e))}encode(t,e){let s=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let i=`encoder.layers.${o}`,
r=`${i}.self_attention`;s=this.sublayer(`${i}.sublayers.0`,s,a=>this.attend(r,a,this.project(r,a),e)),
s=this.sublayer(`${i}.sublayers.1`,s,a=>this.feedForward(`${i}.feed_forward`,a)),this.note(i,s)}return this.
finalNorm("encoder",s)}decode(t,e,s,o,i=new Map){let r=i.get("length")??0;i.set("length",r+s.length);
let a=this.positions("tgt",this.embed("tgt_embed",s),r);for(let c=0;c<this.config.n_layers;c++){let l=`\
decoder.layers.${c}`,[d,u]=[`${l}.self_attention`,`${l}.cross_attention`];a=this.sublayer(`${l}.subl\
ayers.0`,a,f=>(i.set(d,Bt(i.get(d),this.project(d,f))),this.attend(d,f,i.get(d),o,r))),a=this.sublayer(
`${l}.sublayers.1`,a,f=>(i.has(u)||i.set(u,this.project(u,t)),this.attend(u,f,i.get(u),e,r))),a=this.
sublayer(`${l}.sublayers.2`,a,f=>this.feedForward(`${l}.feed_forward`,f)),this.note(l,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,s,o){
return this.generator(this.decode(this.encode(t,s),s,e,o))}};function Bt(n,{k:t,v:e}){if(!n)return{k:t,
v:e};let s=(o,i)=>{let r=_(o.shape[0]+i.shape[0],o.shape[1]);return r.data.set(o.data),r.data.set(i.
data,o.data.length),r};return{k:s(n.k,t),v:s(n.v,e)}}function mt(n,t){let e={},s=n.onOutput;n.onOutput=
(o,i)=>{e[o]=i};try{t()}finally{n.onOutput=s}return e}function gt(n,t,e,{maxLen:s,bosId:o,eosId:i}){
let r=n.encode(t,e),a=new Map,c=[o];for(;c.length<s&&!(c.length>1&&c.at(-1)===i);){let l=n.decode(r,
e,c.slice(-1),null,a),d=n.generator(l).data;c.push(d.indexOf(d.reduce((u,f)=>Math.max(u,f))))}return c}
function wt({config:n,tensors:t},e){let s=typeof e=="string"?Yt(e):Gt(e),o={};for(let[i,r,a]of t){let c=r.
reduce((l,d)=>l*d,1);o[i]={shape:r,data:s.subarray(a,a+c)}}return{config:n,parameters:o}}var Yt=n=>new Float32Array(
Uint8Array.from(atob(n),t=>t.charCodeAt(0)).buffer),Gt=({buffer:n,byteOffset:t,byteLength:e})=>new Float32Array(
n.slice(t,t+e));var C="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Ht=new RegExp(
`[${C}]+`),Vt=new RegExp(`^[${C}]+|[${C}]+$`,"g");function bt(n){return n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Ht).filter(Boolean)}var V="zero one two three four five \
six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".
split(" "),xt="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Zt(n){
let[t,e]=[Math.floor(n/1e3),n%1e3];return t?e?`${W(t)} thousand ${e<100?"and ":""}${W(e)}`:`${W(t)} \
thousand`:W(e)}function W(n){let[t,e]=[Math.floor(n/100),n%100];if(!t)return yt(e);let s=`${V[t]} hu\
ndred`;return e?`${s} and ${yt(e)}`:s}function yt(n){if(n<20)return V[n];let[t,e]=[Math.floor(n/10),
n%10];return e?`${xt[t]}-${V[e]}`:xt[t]}var Qt=/^[-+−]?[\d.][\d.,'’ ]*(e[-+]?\d+)?$/i,Jt=/^(\d+|\d{1,3}([ ,]\d{3})+)$/;
function $t(n){let t=n.replace(Vt,"");if(!Qt.test(t))return n;let e=Jt.test(t)?Number(t.replace(/[ ,]/g,
"")):NaN;if(!(e<1e6))throw new RangeError(`number must be an integer from 0 to 999,999, got ${t}: wr\
ite 4247 or 'forty-seven'`);return Zt(e)}function I(n){let t=n.includes("'")&&!n.includes('"')?'"':"\
'",e=n.replace(/[\\\p{C}\p{Z}']/gu,s=>{if(s===" "||s==="'"&&t==='"')return s;if(s==="\\"||s==="'")return`\
\\${s}`;let o={"\n":"\\n","\r":"\\r","	":"\\t"}[s],i=s.codePointAt(0).toString(16);return o||(i.length<=
2?`\\x${i.padStart(2,"0")}`:i.length<=4?`\\u${i.padStart(4,"0")}`:`\\U${i.padStart(8,"0")}`)});return t+
e+t}function vt(n,t){let e=Array.from(n),s;for(let o of t){let i=Array.from(o),r=e.length+i.length;if(2*
Math.min(e.length,i.length)/r<.6)continue;let a=2*Z(i,e)/r;a<.6||a<s?.ratio||a===s?.ratio&&o<s.choice||
(s={ratio:a,choice:o})}return s?.choice}function Z(n,t){let e={size:0},s=[];if(n.forEach((a,c)=>{s=t.
map((l,d)=>a===l?(s[d-1]??0)+1:0),s.forEach((l,d)=>{l>e.size&&(e={size:l,i:c-l+1,j:d-l+1})})}),!e.size)
return 0;let{size:o,i,j:r}=e;return o+Z(n.slice(0,i),t.slice(0,r))+Z(n.slice(i+o),t.slice(r+o))}var Q=["<pad>","<s>","</s>","<unk>"],J=class{constructor(t){this.tokens=[...Q,...t],this.idOf=new Map(
this.tokens.map((r,a)=>[r,a]));let[e,s,o,i]=Q.keys();this.padId=e,this.bosId=s,this.eosId=o,this.unkId=
i}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),s=o=>o!==
this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(s).map(o=>this.tokens[o])}},X="[\\\
p{L}\\p{N}_]",Et=`[^\\p{L}\\p{N}_${C}]`,te=new RegExp(`${X}+(?:['’-]${X}+)*|${Et}`,"gu"),ee=new RegExp(
` ?${X}+| ?${Et}+|[${C}]`,"gu"),N=class{constructor({tokens:t}){this.vocabulary=new J(t)}encode(t){let e=this.
vocabulary.encode(this.split(t));if(!e.length)throw new RangeError(`text = ${I(t)} is empty: give at\
 least one word`);return e}split(t){return t.match(te)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,
"")}},tt=class extends N{split(t){return bt(t)}join(t){return t.join(" ")}encode(t){let{vocabulary:e}=this,
s=this.split(t);if(!s.length)throw new RangeError(`text = ${I(t)} holds no word: write a number such\
 as 'forty-seven'`);let o=e.encode(s),i=s.find((c,l)=>o[l]<=e.unkId);if(i===void 0)return o;let r=vt(
i,e.tokens.slice(Q.length)),a=r?`words. Did you mean ${I(r)}?`:`words, from 0 to ${999999 .toLocaleString(
"en")}. Write 'forty-seven' for 47`;throw new RangeError(`text holds ${I(i)}, which the model never \
saw: it reads English number ${a}`)}},et=class extends N{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([s,o])=>s+o)])}),this.merges=e,this.places=new Map,e.forEach(([s,o],i)=>{let r=kt(s,
o);this.places.set(r,[...this.places.get(r)??[],i])})}split(t){return(t.match(ee)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap((i,r)=>this.
places.get(kt(t[r],i))??[]).filter(i=>i>e);if(!o.length)return t;e=Math.min(...o),t=se(t,this.merges[e])}}},
kt=(n,t)=>`${n.length} ${n}${t}`;function se(n,[t,e]){let s=[];for(let o=0;o<n.length;o++){let i=n[o]===
t&&n[o+1]===e;s.push(i?t+e:n[o]),i&&o++}return s}var ne={words:N,"number words":tt,"sub-words":et},st=({
kind:n,...t})=>new ne[n](t);var oe=2e4,nt=400,R=class{constructor({blueprint:t,weights:e}){this.model=new K(wt(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=st(t.src_tokenizer),this.target=st(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?$t(t):t),s=this.model.config.max_len;if(e.length>s)throw new RangeError(`te\
xt has ${e.length} tokens, and the model has positions for ${s}: shorten it`);return{src:e,srcMask:pt(
e,this.srcVocab.padId)}}textOf(t){return this.target.join(this.tgtVocab.decode(t))}};function Ot(n,t=R){
let e=null;return()=>e??=re(n).then(s=>new t(s)).catch(s=>{throw e=null,s})}async function re(n){let t=n.
get("weights"),e=t&&(t.length||t.byteLength);return!e&&n.later?n.later():(e||await ie(n),{blueprint:n.
get("blueprint"),weights:n.get("weights")})}function ie(n){return new Promise((t,e)=>{let s=setTimeout(
()=>e(new Error("Python does not answer")),oe),o=()=>{clearTimeout(s),n.off("change:weights",o),t()};
n.on("change:weights",o),n.set("wanted",!0),n.save_changes()})}function Lt(n,t,e,s){let o=n.get("own")?
"A text that your translator reads":"An English number, in words or in digits",i="",r=`text-${Math.random()}`,
a=h("input",{id:r,type:"text",maxlength:nt,autocomplete:"off",autocapitalize:"none",spellcheck:"fals\
e","aria-describedby":`${r}-error`,...$}),c=h("p",{id:`${r}-error`,class:"error",role:"alert"}),l=h(
"form",{},h("label",{for:r},o),h("div",{class:"line"},a,h("button",{class:"main"},t)),e,c);a.addEventListener(
"keydown",m=>{m.key!=="Enter"||m.isComposing||(m.preventDefault(),l.requestSubmit())});let d=m=>{i=a.
value,s(m)};return l.addEventListener("submit",m=>{m.preventDefault(),d(a.value)}),{node:l,ask:d,show:m=>{
a.value===i&&(i=a.value=m)},refuse:m=>{let w=m instanceof RangeError;a.setAttribute("aria-invalid",String(
w)),c.textContent=w?m.message:"",m&&!w&&(c.textContent=`The model cannot answer: ${m.message}. Press\
 ${t} to try again.`)}}}var D=n=>t=>n.find(e=>String(e)===t),je=D([!0,!1]),ae=n=>String(n);function _t(n,t,e,s={}){let o=t.closest(
"[data-widget]");if(!n.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,r=[...document.querySelectorAll(
`[data-widget="${i}"]`)],a=i+(r.indexOf(o)>0?r.indexOf(o)+1:""),c=p=>(s[p]??ae)(n.get(p)),l=Object.keys(
e),d=Object.fromEntries(l.map(p=>[p,c(p)])),u=new URLSearchParams(location.search),f=[];for(let[p,b]of Object.
entries(e)){let E=u.get(`${a}.${p}`);if(E===null)continue;let v=b(E);v===void 0?f.push(p):n.set(p,v)}
let m=h("a",{},"Copy link to this setting"),w=h("span",{role:"status"});m.addEventListener("click",async p=>{
if(!(p.ctrlKey||p.metaKey||p.shiftKey)){p.preventDefault(),history.replaceState(null,"",m.getAttribute(
"href"));try{await navigator.clipboard.writeText(m.href),w.textContent=" Copied."}catch{w.textContent=
" The address of this page has it now: copy it from there."}}});let g=f.length?` The address has a s\
etting that could not be read, and was left out: ${f.join(", ")}.`:"";return{node:h("p",{class:"addr\
ess"},m,w,g),show(){let p=new URLSearchParams(location.search);for(let v of l){let M=c(v);M===d[v]?p.
delete(`${a}.${v}`):p.set(`${a}.${v}`,M)}w.textContent="";let b=o.closest("section[id]")?.id,E=p.size?
`?${p}`:location.pathname;m.setAttribute("href",`${E}${b?`#${b}`:""}`)}}}var ce=5,F=class extends R{answer(t){let{model:e,srcVocab:s,tgtVocab:o}=this,{bosId:i,eosId:r,tokens:a}=o,
c=e.config.max_len,{src:l,srcMask:d}=this.read(t),u=gt(e,l,d,{maxLen:c,bosId:i,eosId:r}),f=u.slice(0,
-1),m=mt(e,()=>e.forward(l,f,d,ft())),w=Object.entries(m).filter(([g])=>g.endsWith(".weights"));return{
text:t,translation:this.textOf(u),src_tokens:l.map(g=>s.tokens[g]),tgt_tokens:f.map(g=>a[g]),next_tokens:u.
slice(1).map(g=>a[g]),likely:f.map((g,p)=>he(x(m.generator,p),a)),weights:Object.fromEntries(w.map(([
g,p])=>[g.replace(".weights",""),p]))}}};function he(n,t){return T(n).map((s,o)=>[t[o],s]).sort(([,s],[
,o])=>o-s).slice(0,ce)}function Mt(n){let t=({shape:s,data:o})=>({shape:s,data:Float32Array.from(o)}),
e=Object.entries(n.weights).map(([s,o])=>[s,t(o)]);return{...n,weights:Object.fromEntries(e)}}var ot=n=>n<1e-4?"< 0.01 %":n>.9999?"> 99.99 %":`${(100*n).toFixed(2)} %`;function le(){let[n,t]=[h(
"th",{scope:"row"}),h("td")],e=h("td");return t.append(h("span",{class:"bar"})),{node:h("tr",{},n,t,
e),name:n,number:e}}function St(n){let t=h("caption"),e=Array.from({length:n},le),o=["token","bar","\
probability"].map(r=>h("th",{scope:"col"},r));return{node:h("table",{class:"likely"},t,h("thead",{},
h("tr",{class:"names"},...o)),h("tbody",{},...e.map(({node:r})=>r))),show(r,a){t.textContent=`Probab\
ilities for token ${a+1}`,e.forEach(({node:c,name:l,number:d},u)=>{c.hidden=u>=r.length,!c.hidden&&(l.
textContent=r[u][0],d.textContent=ot(r[u][1]),c.style.setProperty("--p",r[u][1]))})}}}function At(n,t){let e=t[0][0];e.tabIndex=0;function s(o){e.tabIndex=-1,e=o,e.tabIndex=0}return n.addEventListener(
"keydown",o=>{let i=o.target,r=t.findIndex(u=>u.includes(i));if(r<0)return;let a=t[r].indexOf(i),[c,
l]={ArrowUp:[r-1,a],ArrowDown:[r+1,a],ArrowLeft:[r,a-1],ArrowRight:[r,a+1],Home:[r,0],End:[r,t[r].length-
1]}[o.key]??[null,null];if(c===null)return;o.preventDefault();let d=t[c]?.[l];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{e.closest(".unwritten")&&s(t[0][0])}}var de=9;function ue(n,t,e,s){let o=h("td",{tabindex:"-1","data-row":t,"data-column":e,...$},h("span",
{},n.toFixed(3)));return o.classList.toggle("masked",s),o.classList.toggle("faint",n<5e-4),o.style.setProperty(
"--w",n),o}var rt=(n,t)=>{n.forEach((e,s)=>{e.classList.toggle("unwritten",s>=t)})};function pe(n,t){
let e=[],s=({target:o})=>{let{row:i,column:r}=o.closest?.("td[data-row]")?.dataset??{};return i===void 0?
[]:[Number(i),Number(r)]};n.addEventListener("pointerover",o=>t(...s(o))),n.addEventListener("pointe\
rleave",()=>t(...e)),n.addEventListener("focusin",o=>{e=s(o),t(...e)}),n.addEventListener("focusout",
()=>{e=[],t()})}function Ct({label:n,rows:t,columns:e,weights:s,head:o,mayLook:i,look:r}){let a=e.map(
m=>h("th",{scope:"col"},h("span",{},m))),c=t.map((m,w)=>{let g=x(s,o*t.length+w);return e.map((p,b)=>ue(
g[b],w,b,!i(w,b)))}),l=t.map((m,w)=>h("tr",{},h("th",{scope:"row"},m),...c[w])),d=h("td",{class:"cor\
ner"}),u=h("table",{class:"heat-map",role:"grid","aria-label":n},h("thead",{},h("tr",{},d,...a)),h("\
tbody",{},...l));u.classList.toggle("dense",e.length>de),u.style.setProperty("--columns",String(e.length)),
pe(u,r);let f=At(u,c);return{node:u,show(m,w,g){l.forEach((p,b)=>{p.classList.toggle("current",b===m)}),
rt(l,w);for(let p of[a,...c])rt(p,g);f()}}}function It(n,t){let[,e,s]=n.shape,o=Array.from({length:e},
(r,a)=>{let c=Array.from(x(n,t*e+a),(l,d)=>l<.01?"":L("rect",{x:d,y:a,width:1,height:1,"fill-opacity":l.
toFixed(2)}));return L("g",{},...c.filter(Boolean))}),i={viewBox:`0 0 ${s} ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"};return{node:L("svg",i,...o),show:r=>rt(o,r)}}var q={"decoder cross_attention":{name:"Cross-attention",axes:(n,t)=>`Rows: the ${t} token being wri\
tten. Columns: the ${n} it looks at.`,tokens:({next_tokens:n,src_tokens:t})=>[n,t],mayLook:()=>!0},"\
encoder self_attention":{name:"Encoder self-attention",axes:n=>`Rows: each of the ${n}. Columns: the\
 ${n} it looks at.`,tokens:({src_tokens:n})=>[n,n],mayLook:()=>!0},"decoder self_attention":{name:"D\
ecoder self-attention",axes:(n,t)=>`Rows: the ${t} token being written. Columns: the tokens before i\
t. Hatched: masked.`,tokens:({next_tokens:n,tgt_tokens:t})=>[n,t],mayLook:(n,t)=>t<=n}};function U(n){
let[t,,e,s]=n.split(".");return{kind:`${t} ${s}`,layer:Number(e)}}var Nt=(n,t)=>n.replace(" ",`.laye\
rs.${t}.`);var fe=450,z=(...n)=>h("div",{class:"line"},...n),B=class{constructor(t,{step:e,total:s,move:o,tell:i}){
this.step=e,this.total=s,this.move=o,this.tell=i,this.uncovered=s(),this.timer=void 0,this.back=k("B\
ack",()=>this.go(e()-1)),this.next=k("Next",()=>this.go(e()+1)),this.playIt=k("Play",()=>this.playOrStop());
let r=k("All at once",()=>this.go(s())),a=`${t}-step`;this.range=h("input",{id:a,type:"range",min:1,
...$}),this.range.addEventListener("input",()=>this.go(Number(this.range.value))),this.place=h("outp\
ut",{for:a,"aria-live":"off"}),this.node=h("div",{class:"steps"},z(this.back,this.next,this.playIt,r),
z(h("label",{for:a},"Token"),this.range,this.place))}go(t){this.stop();let e=this.total(),s=Math.min(
Math.max(t,1),e);this.uncovered=s===e?s:Math.max(this.uncovered,s),this.move(s),this.tell()}playOrStop(){
this.timer?this.stop():this.play(this.step()<this.total()?this.step()+1:1)}play(t){if(this.stop(),this.
uncovered=t,this.move(t),t===this.total())return this.tell();this.timer=setTimeout(()=>this.play(t+1),
fe),this.playIt.textContent="Pause"}stop(){clearTimeout(this.timer),this.timer=void 0,this.playIt.textContent=
"Play"}restart(){this.uncovered=this.total(),this.range.max=String(this.total())}show(){let[t,e]=[this.
step(),this.total()];this.uncovered=Math.max(this.uncovered,t),this.range.value=String(t),this.place.
textContent=`${t} of ${e}`,this.back.disabled=t===1,this.next.disabled=t===e}};var Y=class{constructor(t,e,s,o){this.model=t,this.id=e,this.languages=s,this.look=o,this.answer=t.get(
"example"),this.thumbs=[],this.select=h("select",{id:`${e}-kind`,...$});for(let[i,{name:r}]of Object.
entries(q))this.select.append(h("option",{value:i},r));this.select.addEventListener("change",()=>{A(
t,{path:Nt(this.select.value,this.parts.layer)})}),this.label=h("label",{for:`${e}-kind`},"Attention"),
this.heads=h("fieldset",{}),this.title=h("p",{class:"title"}),this.place=dt(),this.axes=h("p",{class:"\
soft"})}get path(){return this.model.get("path")}get parts(){return U(this.path)}get isEncoder(){return this.
path.startsWith("encoder")}get isCross(){return this.path.endsWith("cross_attention")}get tokens(){return q[this.
parts.kind].tokens(this.answer)}weightsOf(t){let e=this.answer.weights[this.path];return x(e,this.model.
get("head")*e.shape[1]+t)}drawHeads(t){this.answer=t;let{kind:e}=this.parts;this.select.value=e,this.
heads.replaceChildren(h("legend",{},"Layer and head")),this.thumbs=[];for(let[s,o]of Object.entries(
t.weights))U(s).kind===e&&this.heads.append(this.drawLayer(s,o))}drawLayer(t,e){let{layer:s}=U(t),o=Array.
from({length:e.shape[0]},(i,r)=>{let a=h("input",{type:"radio",name:`${this.id}-head`,"aria-label":`\
Layer ${s}, head ${r}`,...$});a.addEventListener("change",()=>A(this.model,{path:t,head:r}));let c=It(
e,r);this.thumbs.push({radio:a,picture:c,path:t,head:r});let l=h("span",{"aria-hidden":"true"},`${s}\
.${r}`);return h("label",{},a,c.node,l)});return z(...o)}drawMap(){let{kind:t,layer:e}=this.parts,{name:s,
axes:o,mayLook:i}=q[t],r=this.model.get("head"),[a,c]=this.tokens,l=`${s}, layer ${e}, head ${r}`,d=this.
answer.weights[this.path];this.title.textContent=l,this.axes.textContent=`${o(...this.languages)} Ea\
ch row sums to 1.`;let{look:u}=this;this.map=Ct({label:l,rows:a,columns:c,head:r,weights:d,mayLook:i,
look:u}),this.place.replaceChildren(this.map.node);for(let f of this.thumbs)f.radio.checked=f.path===
this.path&&f.head===r}show(t,e){let s=this.isEncoder?1/0:e,o=this.isEncoder||this.isCross?1/0:e;this.
map?.show(t,s,o);for(let{picture:i}of this.thumbs)i.show(s)}sentence(t,e){let[s,o]=this.tokens,i=this.
weightsOf(t),r=e??i.indexOf(Math.max(...i)),a=e===void 0?"looks most":"looks";return`“${s[t]}” ${a}\
 at “${o[r]}”: ${i[r].toFixed(3)}.`}};function me(n,t,e){let s=t?k(n,t,{class:"token",...$}):h("span",{class:"token"},n),o=h("small",{}),i=h(
"li",{},s,o);if(t){for(let r of["pointerenter","focus"])s.addEventListener(r,()=>e(!0));for(let r of[
"pointerleave","blur"])s.addEventListener(r,()=>e(!1))}return{node:i,name:s,number:o}}function ge({offsetLeft:n,
offsetTop:t,offsetWidth:e,offsetHeight:s}){return{x:n+e/2,top:t,bottom:t+s+4}}function we(n,t,e){let s=(n.
bottom+t.top)/2;return L("path",{d:`M${n.x},${n.bottom} C${n.x},${s} ${t.x},${s} ${t.x},${t.top}`,"s\
troke-width":(1+5*e).toFixed(1),"stroke-opacity":(.25+.55*e).toFixed(2)})}var G=class{constructor(t){
this.lines=L("svg",{"aria-hidden":"true"}),this.node=h("div",{class:"stage"},this.lines);let e=t?{Source:"",
Target:""}:{English:"en",German:"de"};this.lists=Object.entries(e).map(([s,o])=>{let i=h("ol",{lang:o,
"aria-label":`${s} tokens`});return this.node.append(h("p",{"aria-hidden":"true"},s),i),i}),this.sides=
[[],[]],this.places=null,this.drawAgain=()=>{}}draw(t,e,s){this.places=null,this.sides=t.map((o,i)=>o.
map((r,a)=>me(r,e(i,a),c=>s(c,i,a)))),this.lists.forEach((o,i)=>{o.replaceChildren(...this.sides[i].
map(({node:r})=>r))})}show({step:t,uncovered:e,place:[s,o],seen:i,weights:r}){this.sides[1].forEach(
({node:a,name:c},l)=>{a.classList.toggle("unwritten",l>e),a.classList.toggle("later",l>t),l===t?c.setAttribute(
"aria-current","step"):c.removeAttribute("aria-current")}),this.sides.forEach((a,c)=>{a.forEach(({node:l,
number:d},u)=>{let f=c===i?r[u]:void 0;l.classList.toggle("looks",c===s&&u===o),l.classList.toggle("\
looked-at",f>=.05),l.style.setProperty("--w",f??0),d.textContent=f>=.005?f.toFixed(2):""})}),this.lists.
forEach((a,c)=>{a.classList.toggle("seen",c===i)}),this.drawAgain=()=>this.drawLines(s!==i,o,r),this.
drawAgain()}drawLines(t,e,s){if(this.lines.replaceChildren(),!t)return;this.places??=this.sides.map(
r=>r.map(({node:a})=>ge(a)));let[o,i]=this.places;o.forEach((r,a)=>{s[a]>=.02&&this.lines.append(we(
r,i[e],s[a]))})}resize(){this.places=null,this.drawAgain()}};var xe=["forty-seven","7001","999,999"],ye="twelve hundred",Rt=0;function be(n){let t=e=>k(e,()=>n(e),
{class:"plain"});return h("div",{class:"line soft"},"Try",...xe.map(t),"or what it never saw:",t(ye))}
var it=class{constructor({model:t,el:e}){Rt+=1;let s=`live-translator-${Rt}`;this.model=t,this.isCalm=
matchMedia("(prefers-reduced-motion: reduce)").matches,this.isOwn=t.get("own"),this.answer=Mt(t.get(
"example")),this.chosen=0,this.pointed=null,this.kindDrawn="",this.fetchModel=Ot(t,F);let o=this.isOwn?
["source tokens","target"]:["English words","German"],i=this.isOwn?"":be(r=>this.form.ask(r));this.form=
Lt(t,"Translate",i,r=>this.translate(r)),this.form.node.addEventListener("focusin",()=>{this.fetchModel().
catch(()=>{})}),this.stage=new G(this.isOwn),this.steps=new B(s,{step:()=>this.step,total:()=>this.answer.
next_tokens.length,move:r=>this.move(r),tell:()=>this.tell()}),this.status=ut("verdict"),this.likely=
St(this.answer.likely[0].length),this.maps=new Y(t,s,o,(...r)=>this.point(...r)),this.readout=h("p",
{class:"readout","aria-hidden":"true"}),this.address=this.inAddress(e),this.place(e)}inAddress(t){let e=this.
answer.weights[this.model.get("path")].shape[0];return _t(this.model,t,{text:s=>s.length<=nt?s:void 0,
step:s=>/^\d{1,2}$/.test(s)?Number(s):void 0,path:D(Object.keys(this.answer.weights)),head:D([...Array(
e).keys()])})}place(t){let{maps:e,likely:s}=this,o=[h("div",{},s.node,e.label,e.select,e.heads),h("d\
iv",{},e.title,e.place,this.readout,e.axes)];lt(t,"live-translator","Live translator",this.form.node,
this.stage.node,this.steps.node,this.status,h("div",{class:"halves"},...o),this.address.node)}get step(){
let t=this.answer.next_tokens.length;return Math.min(Math.max(this.model.get("step")||t-1,1),t)}async translate(t,e){
let{form:s,status:o,steps:i}=this,r=setTimeout(()=>{o.textContent="The model is on its way …"},150);
s.node.setAttribute("aria-busy","true");try{let a=await this.fetchModel();this.answer=a.answer(t)}catch(a){
return s.refuse(a),this.tell()}finally{clearTimeout(r),s.node.setAttribute("aria-busy","false")}s.refuse(
null),this.drawAnswer(),o.textContent="The model writes …",this.isCalm||e?i.go(e||i.total()):i.play(
1),A(this.model,{text:t}),this.address.show()}move(t){this.model.get("step")===t?this.show():A(this.
model,{step:t})}drawAnswer(){this.form.show(this.answer.text),this.steps.restart(),this.chosen=0,this.
drawMaps()}drawMaps(){let{isEncoder:t}=this.maps;this.kindDrawn=this.maps.parts.kind;let e=a=>{this.
chosen=a,this.show()},s=(a,c)=>a===1&&c?()=>this.steps.go(c):a===0&&t?()=>e(c):void 0,o=(a,c,l)=>{t&&
c||this.point(a?l-c:void 0)},{src_tokens:i,next_tokens:r}=this.answer;this.stage.draw([i,["<s>",...r]],
s,o),this.maps.drawHeads(this.answer),this.drawMap()}drawMap(){this.maps.drawMap(),this.pointed=null,
this.show()}show(){let{maps:t,steps:e,answer:s,step:o}=this;e.show();let i=t.isEncoder?this.chosen:o-
1,r=this.pointed?.row??i;this.stage.show({step:o,uncovered:e.uncovered,place:t.isEncoder?[0,r]:[1,r+
1],seen:t.isEncoder||t.isCross?0:1,weights:t.weightsOf(r)});let a=t.isEncoder?o-1:r;this.likely.show(
s.likely[a],a),t.show(i,e.uncovered),this.readout.textContent=t.sentence(r,this.pointed?.column),this.
address.show()}point(t,e){this.pointed=t===void 0?null:{row:t,column:e},this.show()}tell(){let{answer:t,
step:e,status:s}=this,o=t.next_tokens.length,[i,r]=t.likely[e-1][0];if(this.model.get("step")&&e<o){
s.textContent=`Token ${e} of ${o} is “${i}”, with a probability of ${ot(r)}.`;return}let a=t.next_tokens.
at(-1)==="</s>";s.replaceChildren(`“${this.isOwn?t.text:t.src_tokens.join(" ")}” is “`,h("stro\
ng",{lang:this.isOwn?"":"de"},t.translation),a?`”, written in ${o} tokens.`:"” … and the model did\
 not come to an end.")}};function $e({model:n,el:t}){let e=new it({model:n,el:t}),s={text:n.get("tex\
t"),step:n.get("step")},o=s.text!==e.answer.text;o&&(n.set("text",e.answer.text),n.set("step",0));let i={
text:()=>{n.get("text")!==e.answer.text&&e.translate(n.get("text"))},step:()=>e.show(),path:()=>{e.maps.
parts.kind===e.kindDrawn?e.drawMap():e.drawMaps()},head:()=>e.drawMap()};for(let[a,c]of Object.entries(
i))n.on(`change:${a}`,c);let r=new ResizeObserver(()=>e.stage.resize());return r.observe(e.stage.node),
e.drawAnswer(),e.tell(),o&&e.translate(s.text,s.step),()=>{e.steps.stop(),r.disconnect();for(let[a,c]of Object.
entries(i))n.off(`change:${a}`,c)}}var jt={render:$e};widget=jt;})();
export default widget;
