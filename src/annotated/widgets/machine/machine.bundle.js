let widget;
(()=>{function m(s,t={},...e){return xe(document.createElement(s),t,e)}function A(s,t={},...e){let n=document.
createElementNS("http://www.w3.org/2000/svg",s);return xe(n,t,e)}function xe(s,t,e){for(let[n,o]of Object.
entries(t))s.setAttribute(n,o);return s.append(...e),s}function be(s,t,e,...n){let o={class:`annotat\
ed-view ${t}`,role:"group","aria-label":e};s.append(m("div",o,...n))}var $e=()=>m("p",{class:"pointed","aria-hidden":"true"});var j={"data-lm-suppress-shortcuts":"true"};function S(s,t,e={}){let n=m("button",{type:"button",...e},
s);return n.addEventListener("click",t),n}var nt=(s,t)=>Object.fromEntries(t.map(e=>[e,s.get(e)]));function ht(s,t){for(let[e,n]of Object.entries(
t))s.set(e,n);s.save_changes()}function ye(s){let t=m("p",{class:s}),e=new MutationObserver(()=>{t.textContent&&
Os(t.textContent)}),n={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>e.observe(
t,n)),t}var vs=1e3,ct,ge;function Os(s){ct?.isConnected||(ct=m("p",{class:"annotated-voice",role:"st\
atus"}),document.body.append(ct));let t=ct;clearTimeout(ge),ge=setTimeout(()=>{t.textContent=s},vs)}var lt=s=>s.reduce((t,e)=>t+e,0);function O({shape:s,data:t},e){let n=s[s.length-1];return t.subarray(e*n,(e+1)*n)}function dt(s){let t=Array.
from(s),e=t.reduce((r,i)=>Math.max(r,i),-1/0),n=t.map(r=>Math.exp(r-e)),o=lt(n);return n.map(r=>r/o)}var Ms=1e-5;function X(...s){return{shape:s,data:new Float32Array(s.reduce((t,e)=>t*e,1))}}var ft=(s,t)=>(e,n)=>s[n]!==
t,pt=()=>(s,t)=>t<=s;function Es(s,t,e){let n=X(s.shape[0],t.shape[0]);for(let o=0;o<s.shape[0];o++){let[r,i]=[O(s,o),O(n,
o)];for(let a=0;a<i.length;a++){let h=a*r.length,c=e.data[a];for(let l=0;l<r.length;l++)c+=r[l]*t.data[h+
l];i[a]=c}}return n}function _s(s,t,e){let n=X(...s.shape);for(let o=0;o<s.shape[0];o++){let[r,i]=[O(
s,o),O(n,o)],a=0,h=0;for(let l of r)a+=l/r.length;for(let l of r)h+=(l-a)**2/r.length;let c=1/Math.sqrt(
h+Ms);for(let l=0;l<i.length;l++)i[l]=(r[l]-a)*c*t.data[l]+e.data[l]}return n}function zt(s,t){return{
shape:s.shape,data:s.data.map((e,n)=>e+t.data[n])}}var Ts=({shape:s,data:t})=>({shape:s,data:t.map(e=>Math.
max(e,0))});function Ns(s,t,e,n,o,r,i){let[a,h]=s.shape,c=t.shape[0],l=h/n,d=i.scale?1:Math.sqrt(l),
u=X(n,a,c),f=X(n,a,c),p=X(a,h);for(let w=0;w<n;w++)for(let g=0;g<a;g++){let x=w*a+g,b=(v,N)=>O(v,N).
subarray(w*l,(w+1)*l),[y,k,E]=[b(s,g),O(u,x),b(p,g)];for(let v=0;v<c;v++){let N=b(t,v),_=0;for(let P=0;P<
l;P++)_+=y[P]*N[P];k[v]=!o||o(r+g,v)?_/d:-1/0}if(k.every(v=>v===-1/0))throw new RangeError("mask hid\
es every key from some query");let T=O(f,x);if(T.set(dt(k)),i.head!==w)for(let v=0;v<l;v++){let N=0;
for(let _=0;_<c;_++)N+=T[_]*e.data[_*h+w*l+v];E[v]=N}}return{scores:u,weights:f,values:p}}var ut=class{constructor({
config:t,parameters:e}){this.config=t,this.parameters=e,this.without={},this.onOutput=()=>{}}note(t,e){
return this.onOutput(t,e),e}linear(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters;return this.
note(t,Es(e,n,o))}norm(t,e){let{[`${t}.weight`]:n,[`${t}.bias`]:o}=this.parameters;return this.note(
t,_s(e,n,o))}embed(t,e){let n=this.parameters[`${t}.table.weight`],o=X(e.length,n.shape[1]);e.forEach(
(i,a)=>{if(!(i>=0&&i<n.shape[0]))throw new RangeError(`ids holds ${i}, but the vocabulary has ${n.shape[0]}\
 entries`);O(o,a).set(O(n,i))}),this.note(`${t}.table`,o);let r=Math.sqrt(n.shape[1]);return this.note(
t,{shape:o.shape,data:o.data.map(i=>i*r)})}positions(t,e,n=0){let o=this.parameters["positions.pe"],
r=n+e.shape[0];if(r>o.shape[0])throw new RangeError(`${t} has ${r} tokens, and the model has positio\
ns for ${o.shape[0]}`);let i=o.data.subarray(n*o.shape[1],r*o.shape[1]),a=this.without.positions?e:zt(
e,{data:i});return this.note(`positions.${t}`,a)}project(t,e){return{k:this.linear(`${t}.w_k`,e),v:this.
linear(`${t}.w_v`,e)}}attend(t,e,{k:n,v:o},r,i=0){let a=this.linear(`${t}.w_q`,e),[h,c]=this.without.
head??[],{scores:l,weights:d,values:u}=Ns(a,n,o,this.config.n_heads,r,i,{scale:this.without.scale,head:h===
t?c:void 0});return this.note(`${t}.scores`,l),this.note(`${t}.weights`,d),this.note(`${t}.values`,u),
this.note(t,this.linear(`${t}.w_o`,u))}feedForward(t,e){let n=Ts(this.linear(`${t}.w_1`,e));return this.
note(t,this.linear(`${t}.w_2`,n))}sublayer(t,e,n){let o=this.config.norm_first?zt(e,n(this.norm(`${t}\
.norm`,e))):this.norm(`${t}.norm`,zt(e,n(e)));return this.note(t,o)}finalNorm(t,e){let n=`${t}.norm`;
return this.note(t,this.config.norm_first?this.norm(n,e):this.note(n,e))}encode(t,e){let n=this.positions(
"src",this.embed("src_embed",t));for(let o=0;o<this.config.n_layers;o++){let r=`encoder.layers.${o}`,
i=`${r}.self_attention`;n=this.sublayer(`${r}.sublayers.0`,n,a=>this.attend(i,a,this.project(i,a),e)),
n=this.sublayer(`${r}.sublayers.1`,n,a=>this.feedForward(`${r}.feed_forward`,a)),this.note(r,n)}return this.
finalNorm("encoder",n)}decode(t,e,n,o,r=new Map){let i=r.get("length")??0;r.set("length",i+n.length);
let a=this.positions("tgt",this.embed("tgt_embed",n),i);for(let h=0;h<this.config.n_layers;h++){let c=`\
decoder.layers.${h}`,[l,d]=[`${c}.self_attention`,`${c}.cross_attention`];a=this.sublayer(`${c}.subl\
ayers.0`,a,u=>(r.set(l,As(r.get(l),this.project(l,u))),this.attend(l,u,r.get(l),o,i))),a=this.sublayer(
`${c}.sublayers.1`,a,u=>(r.has(d)||r.set(d,this.project(d,t)),this.attend(d,u,r.get(d),e,i))),a=this.
sublayer(`${c}.sublayers.2`,a,u=>this.feedForward(`${c}.feed_forward`,u)),this.note(c,a)}return this.
finalNorm("decoder",a)}generator(t){return this.note("generator",this.linear("generator.proj",t))}forward(t,e,n,o){
return this.generator(this.decode(this.encode(t,n),n,e,o))}};function As(s,{k:t,v:e}){if(!s)return{k:t,
v:e};let n=(o,r)=>{let i=X(o.shape[0]+r.shape[0],o.shape[1]);return i.data.set(o.data),i.data.set(r.
data,o.data.length),i};return{k:n(s.k,t),v:n(s.v,e)}}function ke(s,t){let e={},n=s.onOutput;s.onOutput=
(o,r)=>{e[o]=r};try{t()}finally{s.onOutput=n}return e}function ve({config:s,tensors:t},e){let n=typeof e=="string"?Ss(e):Ls(e),o={};for(let[r,i,a]of t){let h=i.
reduce((c,l)=>c*l,1);o[r]={shape:i,data:n.subarray(a,a+h)}}return{config:s,parameters:o}}var Ss=s=>new Float32Array(
Uint8Array.from(atob(s),t=>t.charCodeAt(0)).buffer),Ls=({buffer:s,byteOffset:t,byteLength:e})=>new Float32Array(
s.slice(t,t+e));var Y="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",Cs=new RegExp(
`[${Y}]+`),Is=new RegExp(`^[${Y}]+|[${Y}]+$`,"g");function Ee(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(Cs).filter(Boolean),n=(o,r)=>o==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((o,r)=>n(o,r)?"one":o)}var qt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),Oe="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");function Rs(s){let[t,e]=[Math.
floor(s/1e3),s%1e3];return t?e?`${mt(t)} thousand ${e<100?"and ":""}${mt(e)}`:`${mt(t)} thousand`:mt(
e)}function mt(s){let[t,e]=[Math.floor(s/100),s%100];if(!t)return Me(e);let n=`${qt[t]} hundred`;return e?
`${n} and ${Me(e)}`:n}function Me(s){if(s<20)return qt[s];let[t,e]=[Math.floor(s/10),s%10];return e?
`${Oe[t]}-${qt[e]}`:Oe[t]}var Ps=/^[-+−]?[\d.][\d.,'’_ \xa0\u2009\u202f]*(e[-+]?\d+)?$/i,zs=/^(\d+|\d{1,3}([ ,'’_\xa0\u2009\u202f]\d{3})+)$/,
U="I read whole numbers from 0 to 999,999.",wt=s=>s.length>40?`${s.slice(0,30)}…`:s;function _e(s){
let t=s.replace(Is,"");if(!Ps.test(t))return s;let e=zs.test(t)?Number(t.replace(/\D/g,"")):NaN;if(!(e<
1e6))throw new RangeError(`${U} “${wt(t)}” is not one of them. Write 4247, 4,247 or forty-seven.`);
return Rs(e)}function Te(s,t){let e=Array.from(s),n;for(let o of t){let r=Array.from(o),i=e.length+r.
length;if(2*Math.min(e.length,r.length)/i<.6)continue;let a=2*jt(r,e)/i;a<.6||a<n?.ratio||a===n?.ratio&&
o<n.choice||(n={ratio:a,choice:o})}return n?.choice}function jt(s,t){let e={size:0},n=[];if(s.forEach(
(a,h)=>{n=t.map((c,l)=>a===c?(n[l-1]??0)+1:0),n.forEach((c,l)=>{c>e.size&&(e={size:c,i:h-c+1,j:l-c+1})})}),
!e.size)return 0;let{size:o,i:r,j:i}=e;return o+jt(s.slice(0,r),t.slice(0,i))+jt(s.slice(r+o),t.slice(
i+o))}var qs=40,Wt=["<pad>","<s>","</s>","<unk>"],Ft=class{constructor(t){this.tokens=[...Wt,...t],this.idOf=
new Map(this.tokens.map((i,a)=>[i,a]));let[e,n,o,r]=Wt.keys();this.padId=e,this.bosId=n,this.eosId=o,
this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.
eosId),n=o=>o!==this.padId&&o!==this.bosId;return t.slice(0,e<0?t.length:e).filter(n).map(o=>this.tokens[o])}},
Kt="[\\p{L}\\p{N}_]",Ae=`[^\\p{L}\\p{N}_${Y}]`,js=new RegExp(`${Kt}+(?:['’-]${Kt}+)*|${Ae}`,"gu"),
Ws=new RegExp(` ?${Kt}+| ?${Ae}+|[${Y}]`,"gu"),ot=class{constructor({tokens:t}){this.vocabulary=new Ft(
t)}encode(t){let e=this.vocabulary.encode(this.split(t));if(!e.length)throw new RangeError("There is\
 nothing to read. Write at least one word.");return e}split(t){return t.match(js)??[]}join(t){return t.
join(" ").replace(/ (?=[.,;:!?)])/g,"")}},Ht=class extends ot{split(t){return Ee(t)}join(t){return t.
join(" ")}encode(t){let{vocabulary:e}=this,n=this.split(t);if(!n.length)throw new RangeError(`${U} W\
rite one, such as 47 or forty-seven.`);let o=e.encode(n),r=n.find((i,a)=>o[a]<=e.unkId);if(r===void 0)
return o;throw new RangeError(this.refusal(r))}refusal(t){if(/^\d+$/.test(t))return`${U} Write “${wt(
t)}” in words too, or the whole number in digits.`;let e=this.vocabulary.tokens.slice(Wt.length),n=t.
length<=qs&&Te(t,e);return`${U} “${wt(t)}” is not a number word that I know. `+(n?`Did you mean \
“${n}”?`:"Write 47 or forty-seven.")}},Bt=class extends ot{constructor({alphabet:t,merges:e}){super(
{tokens:new Set([...t,...e.map(([n,o])=>n+o)])}),this.merges=e,this.places=new Map,e.forEach(([n,o],r)=>{
let i=Ne(n,o);this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(Ws)??[]).flatMap(
e=>this.mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let o=t.slice(1).flatMap(
(r,i)=>this.places.get(Ne(t[i],r))??[]).filter(r=>r>e);if(!o.length)return t;e=Math.min(...o),t=Fs(t,
this.merges[e])}}},Ne=(s,t)=>`${s.length} ${s}${t}`;function Fs(s,[t,e]){let n=[];for(let o=0;o<s.length;o++){
let r=s[o]===t&&s[o+1]===e;n.push(r?t+e:s[o]),r&&o++}return n}var Ks={words:ot,"number words":Ht,"su\
b-words":Bt},Dt=({kind:s,...t})=>new Ks[s](t);var Hs=2e4,Se=400,Xt=class{constructor({blueprint:t,weights:e}){this.model=new ut(ve(t,e)),this.readsNumbers=
t.src_tokenizer.kind==="number words",this.source=Dt(t.src_tokenizer),this.target=Dt(t.tgt_tokenizer),
this.srcVocab=this.source.vocabulary,this.tgtVocab=this.target.vocabulary}read(t){let e=this.source.
encode(this.readsNumbers?_e(t):t),n=this.model.config.max_len;if(e.length>n)throw new RangeError(this.
readsNumbers?`${U} This text has ${e.length} words, and I can take in ${n} at most.`:`This text has ${e.
length} tokens, and the model can take in ${n} at most.`);return{src:e,srcMask:ft(e,this.srcVocab.padId)}}textOf(t){
return this.target.join(this.tgtVocab.decode(t))}};function Le(s,t=Xt,e=""){let n=null;return()=>n??=
Bs(s,e).then(o=>new t(o)).catch(o=>{throw n=null,o})}async function Bs(s,t){let e=s.get(`${t}weights`),
n=e&&(e.length||e.byteLength);return!n&&s.later?s.later(t?"extra":"later"):(n||await Ds(s,t),{blueprint:s.
get(`${t}blueprint`),weights:s.get(`${t}weights`)})}function Ds(s,t){return new Promise((e,n)=>{let o=setTimeout(
()=>n(new Error("Python does not answer")),Hs),r=()=>{clearTimeout(o),s.off(`change:${t}weights`,r),
e()};s.on(`change:${t}weights`,r),s.set(`${t}wanted`,!0),s.save_changes()})}function Ce(s,t,e,n){let o=s.
get("own")?"A text that your translator reads":"An English number, in words or in digits",r="",i=`te\
xt-${Math.random()}`,a=m("input",{id:i,type:"text",autocomplete:"off",autocapitalize:"none",spellcheck:"\
false","aria-describedby":`${i}-error`,...j}),h=m("p",{id:`${i}-error`,class:"error",role:"alert"}),
c=m("form",{},m("label",{for:i},o),m("div",{class:"line"},a,m("button",{class:"main"},t)),e,h);a.addEventListener(
"keydown",f=>{f.key!=="Enter"||f.isComposing||(f.preventDefault(),c.requestSubmit())});let l=f=>{r=a.
value,n(f)};return c.addEventListener("submit",f=>{f.preventDefault(),l(a.value)}),{node:c,ask:l,show:f=>{
a.value===r&&(r=a.value=f)},refuse:f=>{let p=f instanceof RangeError;a.setAttribute("aria-invalid",String(
p)),h.textContent=p?f.message:"",f&&!p&&(h.textContent=`The model cannot answer: ${f.message}. Press\
 ${t} to try again.`)}}}var Ut=s=>t=>s.find(e=>String(e)===t),To=Ut([!0,!1]),Xs=s=>String(s);function Ie(s,t,e,n={}){let o=t.
closest("[data-widget]");if(!s.later||!o)return{node:"",show(){}};let{widget:r}=o.dataset,i=[...document.
querySelectorAll(`[data-widget="${r}"]`)],a=r+(i.indexOf(o)>0?i.indexOf(o)+1:""),h=g=>(n[g]??Xs)(s.get(
g)),c=Object.keys(e),l=Object.fromEntries(c.map(g=>[g,h(g)])),d=new URLSearchParams(location.search),
u=[];for(let[g,x]of Object.entries(e)){let b=d.get(`${a}.${g}`);if(b===null)continue;let y=x(b);y===
void 0?u.push(g):s.set(g,y)}let f=m("a",{},"Copy link to this setting"),p=m("span",{role:"status"});
f.addEventListener("click",async g=>{if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.
replaceState(null,"",f.getAttribute("href"));try{await navigator.clipboard.writeText(f.href),p.textContent=
" Copied."}catch{p.textContent=" The address of this page has it now: copy it from there."}}});let w=u.
length?` The address has a setting that could not be read, and was left out: ${u.join(", ")}.`:"";return{
node:m("p",{class:"address"},f,p,w),show(){let g=new URLSearchParams(location.search);for(let y of c){
let k=h(y);k===l[y]?g.delete(`${a}.${y}`):g.set(`${a}.${y}`,k)}p.textContent="";let x=o.closest("sec\
tion[id]")?.id,b=g.size?`?${g}`:location.pathname;f.setAttribute("href",`${b}${x?`#${x}`:""}`)}}}function Vt(s,t){let e=t[0][0];e.tabIndex=0;function n(o){e.tabIndex=-1,e=o,e.tabIndex=0}return s.addEventListener(
"keydown",o=>{let r=o.target,i=t.findIndex(d=>d.includes(r));if(i<0)return;let a=t[i].indexOf(r),[h,
c]={ArrowUp:[i-1,a],ArrowDown:[i+1,a],ArrowLeft:[i,a-1],ArrowRight:[i,a+1],Home:[i,0],End:[i,t[i].length-
1]}[o.key]??[null,null];if(h===null)return;o.preventDefault();let l=t[h]?.[c];!l||getComputedStyle(l).
visibility==="hidden"||(n(l),l.focus())}),()=>{e.closest(".unwritten")&&n(t[0][0])}}var Re=s=>s.replaceAll("-","−");function M(s,t=2){if(Number.isNaN(s))return"NaN";if(!Number.isFinite(
s))return s>0?"∞":"−∞";let e=Math.abs(s);return e&&(e>=1e4||e<.5*10**-t)?Re(s.toExponential(0).
replace("+","")):Re(s.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var Pe=8,Us=6.2,ze=0,$=(s,t=-1,e=-1,n=-1)=>({path:s,head:t,row:e,cell:n}),R=s=>Us*s.reduce((t,{length:e})=>Math.
max(t,e),0),H=s=>Number.isFinite(s)?String(Number(s.toPrecision(5))).replace("-","−"):M(s);function B({
shape:s,data:t},e,n,o){let[r,i]=s.slice(-2);return t[(Math.max(e,0)*r+n)*i+o]}function Gt(s){let t=0;for(let e=0;e<s.length;e++){let n=Math.abs(s[e]);n>t&&n<1/0&&(t=n)}return t}var W=({
shape:s,data:t},e)=>{let n=s.at(-1),o=0;for(let r=e*n;r<(e+1)*n;r++)o+=t[r]**2;return Math.sqrt(o)},
gt=class{constructor(t){this.width=t,this.height=0,this.isNarrow=t<560,this.nameKind=this.isNarrow?"\
name narrow":"name",this.node=A("g"),this.spots=[],this.grids=[],ze+=1,this.name=`machine-${ze}`;let e=A(
"path",{d:"M-1 6L6 -1M2 9L9 2",class:"stripe"}),n={width:5,height:5,patternUnits:"userSpaceOnUse"};this.
node.append(A("defs",{},A("pattern",{id:`${this.name}-hatch`,...n},e)))}add(t,e,...n){let o=A(t,e,...n);
return this.node.append(o),e.height&&this.reach(e.y+e.height),o}reach(t){this.height=Math.max(this.height,
t)}path(t,e,n={}){return this.add("path",{d:t,class:e,...n})}box(t,e,n,o,r,i={}){return this.add("re\
ct",{x:t,y:e,width:n,height:o,rx:4,class:r,...i})}text(t,e,n,o="",r={}){return this.reach(e+4),this.
add("text",{x:t,y:e,class:o,...r},n)}arrow(t,e="wire"){let[[n,o],[r,i]]=t.slice(-2),a=Math.hypot(r-n,
i-o)||1,[h,c]=[(r-n)/a,(i-o)/a];this.path(`M${t.map(d=>d.join(" ")).join("L")}`,e);let l=d=>`${r-5*h+
3*d*c} ${i-5*c-3*d*h}`;this.path(`M${l(1)}L${r} ${i}L${l(-1)}`,e)}plus(t,e,n=6){this.add("circle",{cx:t,
cy:e,r:n,class:"plus-sign"});let o=n*.6;this.path(`M${t-o} ${e}h${2*o}M${t} ${e-o}v${2*o}`,"plus-lin\
es")}spot(t){this.reach(t.y+t.h),this.spots.push(t)}grid(t,e){let{x:n,y:o,cw:r,ch:i,head:a=-1,kind:h="\
value",role:c="",most:l}=e,d=t.shape.at(-1),u=e.rows??[...Array(t.shape.at(-2)).keys()],f=h==="weigh\
t"?1:(l??Gt(t.data))||1,[p,w]=[d*r,u.length*i];this.box(n,o,p,w,"ground",{rx:0});let g={};u.forEach(
(b,y)=>{if(!e.hides?.(b))for(let k=0;k<d;k++){if(e.hidesColumn?.(k))continue;let E=B(t,a,b,k),T=E===
-1/0?"hatch":Math.round(Pe*E/f);if(!T)continue;let v=`M${J(n+k*r)} ${J(o+y*i)}h${J(r)}v${i}h${-J(r)}\
z`;g[T]=(g[T]??"")+v}});for(let[b,y]of Object.entries(g))if(b==="hatch")this.path(y,"masked",{fill:`\
url(#${this.name}-hatch)`});else{let k=h==="weight"?"heat":Number(b)>0?"plus":"minus",E=Math.min(1,Math.
abs(Number(b))/Pe);this.path(y,k,{"fill-opacity":E})}r>=7&&this.path(Vs(n,o,p,w,r,i),"mesh"),this.box(
n,o,p,w,`edge ${c}`,{rx:0});let x={path:e.path,head:a,rows:u,columns:d,x:n,y:o,cw:r,ch:i};return this.
grids.push(x),x}cells(t,e){let n=this.grid(t,e),{path:o,head:r,x:i,y:a,cw:h,ch:c,rows:l,columns:d}=n;
return this.spot({id:e.id??`${o}#${r}`,x:i,y:a,w:h*d,h:c*l.length,say:e.say??o,grid:n}),n}},J=s=>Math.
round(s*100)/100;function Vs(s,t,e,n,o,r){let i="";for(let a=o;a<e-.1;a+=o)i+=`M${J(s+a)} ${t}v${n}`;
for(let a=r;a<n-.1;a+=r)i+=`M${s} ${J(t+a)}h${e}`;return i}var Yt=5,Gs=32,Ys=(s,t,e=-1)=>{let{shape:n}=s.run.node(t);return e>=0?n.slice(1):n};function xt(s,t,e=-1){
let n=Ys(s,t,e),o=n.map(r=>s.run.sizes[r]);return`(${n.join(", ")}) = (${o.join(", ")})`}function L(s,t,e){
let{path:n,x:o,y:r,cw:i,ch:a,role:h="",kind:c="value",head:l=-1}=e,{run:d}=t,u=d.tensor(n),f=t.isTarget(
n),p=f?"decoder":"encoder",w=e.rows??[...Array(u.shape.at(-2)).keys()],g=Gt(u.data),x=r+Gs;Js(s,t,e,
g);let b=u.shape.length===3&&l<0?[...Array(u.shape[0]).keys()]:[l],y=u.shape.at(-1)*i,k=_=>t.hides(p,
_),E=f&&d.node(n).shape.at(-1)==="T",T=_=>E&&t.hides("decoder",_);b.forEach((_,P)=>{let z=o+P*(y+Yt),
at=e.say??t.sayOf(n),Pt={path:n,head:_,x:z,y:x,cw:i,ch:a,rows:w,role:h,kind:c,most:g,hides:k,hidesColumn:T};
s.cells(u,{...Pt,say:at,id:`${n}#${_}`})});let v=b.length*(y+Yt)-Yt;e.labels&&Qs(s,t,e,w,p,x);let N=w.
indexOf(t.step);return f&&t.mode!=="teacher"&&N>=0&&w.length>1&&s.box(o-1.5,x+N*a,v+3,a,"row-lit",{rx:0}),
{x:o,y:x,w:v,h:w.length*a,bottom:x+w.length*a}}function Js(s,t,{path:e,x:n,y:o,role:r,name:i,head:a=-1,
kind:h},c){let l=i??t.run.node(e).name;s.text(n,o+12,l,`code ${r??""}`);let d=h==="weight"?"0…1":`\
±${M(c,c<10?1:0)}`;s.text(n+l.length*8.7+6,o+12,d,"soft"),s.text(n,o+26,xt(t,e,a),"soft")}function Qs(s,t,{
x:e,ch:n,names:o,kept:r},i,a,h){i.forEach((c,l)=>{if(t.hides(a,c))return;let d=a==="decoder"?t.kindOf(
a,c):"",u=o?o(c):t.tokenOf(a,c),f=r?.(c)?`• ${u}`:u,p={"text-anchor":"end",lang:t.langOf(a)};s.text(
e-6,h+(l+.5)*n+4,f,`label ${d}`,p)})}function Jt(s,t,e,n,o,r,i){e.forEach((h,c)=>{if(t.hides(n,c))return;
let l=o+(c+.5)*i+3+c*Math.max(0,11-i);s.text(l,r+8,h,"label",{"text-anchor":"end",transform:`rotate(${i<
14?-72:-60} ${l} ${r+8})`,lang:t.langOf(n)})});let a=R(e)*.95+12;return s.reach(r+a),a}var C=13,rt=s=>R([...s.run.srcTokens,...s.run.tgtTokens])+10;function Q(s,t,e,n,o,r=""){s.box(t,e,n,
20,`part parameter ${r}`),s.text(t+n/2,e+14,o,`small ${r}`,{"text-anchor":"middle"})}var F=(s,t)=>{let{
d_model:e,d_ff:n,V:o}=s.run.sizes;return t.endsWith("w_1")?`${e} → ${n}`:t.endsWith("w_2")?`${n} →\
 ${e}`:t==="generator"?`${e} → ${o}`:`${e} → ${e}`};function Z(s,t,e,n){let o=n?R(t.run.tgtTokens.
map((h,c)=>n(c)))+10:rt(t),r=Math.max(...e.map(({path:h})=>t.run.tensor(h).shape.at(-1))),i=Math.min(
7,(s.width-o-2)/r),a=0;for(let{path:h,does:c,isLearned:l,kind:d}of e){if(c){let p=o+60;s.arrow([[p,a],
[p,a+34]]),l?Q(s,p+12,a+7,c.length*6.2+16,c):s.text(p+12,a+21,c,"soft"),a+=34}let u=Zs(h);a=L(s,t,{path:h,
x:o,y:a,cw:i,...{ch:C,labels:!0,kind:d,name:u,names:n}}).bottom+8}}var Zs=s=>/sublayers\.\d+$/.test(
s)?"x":void 0;function Qt(s,t,e,n,o,r,i,a){s.box(n,o,r,i,"part");let h=o+i/2-(a.length-1)*6.5+4;a.forEach(
(c,l)=>{s.text(n+r/2,h+13*l,c,"name",{"text-anchor":"middle"})}),s.spot({id:e,x:n,y:o,w:r,h:i,say:`${t.
sayOf(e)}. Go in`,go:$(e)})}var qe=[["q","query"],["k","key"],["v","value"]];function je(s,t,e){let{run:n}=t,o=rt(t),[r,i]=["w_q",
"w_k"].map(g=>n.node(`${e}.${g}`).parents[0]),a=s.isNarrow?1:3,h=i!==r&&a>1?R(n.srcTokens.map(g=>`• ${g}`))+
16:20,c=(s.width-o-(a>1?h+20:0)-2)/a,l=[o,o+c+h,o+2*c+h+20],d=5*(n.sizes.H-1),u=(c-d)/n.sizes.d_model,
f={sheet:s,scene:t,path:e,left:o,slot:c,cw:u,x:r,source:i,columns:l},p=s.isNarrow?en(f):tn(f),w=sn(f,
p+18);nn(f,w+14)}var Zt=({scene:s},t)=>t==="encoder"?"memory":s.isPreNorm?"norm(x)":"x";function tn(s){
let{sheet:t,scene:e,path:n,left:o,slot:r,cw:i,x:a,source:h,columns:c}=s,l=L(t,e,{path:a,x:o,y:0,cw:i,
ch:C,labels:!0,name:Zt(s,a)}),d=l;if(h!==a){let p=(c[1]+c[2])/2;d=L(t,e,{...{path:h,x:p,y:0,cw:i,ch:C,
labels:!0},name:Zt(s,h)})}let u=Math.max(l.bottom,d.bottom)+26,f=0;return qe.forEach(([p,w],g)=>{let x=c[g],
b=g&&h!==a?d:l,y=x+r/2;t.arrow([[b.x+b.w/2,b.bottom+2],[b.x+b.w/2,u-14],[y,u-14],[y,u-2]]),Q(t,x,u,r,
`w_${p}  ${F(e,`${n}.w_${p}`)}`,w),t.arrow([[y,u+20],[y,u+32]]),f=Math.max(f,We(s,p,w,x,u+30,g===0||
g===1&&h!==a).bottom)}),f}function en(s){let{sheet:t,scene:e,path:n,left:o,slot:r,cw:i,x:a,source:h}=s,
c=0,l=d=>{c=L(t,e,{...{path:d,x:o,y:c,cw:i,ch:C,labels:!0},name:Zt(s,d)}).bottom+12};l(a);for(let[d,
u]of qe)d==="k"&&h!==a&&l(h),Q(t,o,c,r,`w_${d}  ${F(e,`${n}.w_${d}`)}`,u),t.arrow([[o+r/2,c+20],[o+r/
2,c+32]]),c=We(s,d,u,o,c+30,!0).bottom+12;return c-12}function We({sheet:s,scene:t,path:e,cw:n},o,r,i,a,h){
let c=l=>o!=="q"&&t.isKept(e,l);return L(s,t,{path:`${e}.${o}`,x:i,y:a,cw:n,ch:C,role:r,labels:h,kept:c})}
function sn({sheet:s,scene:t,path:e,left:n},o){let r=t.run.tensor(`${e}.weights`),[i,a,h]=r.shape,c=(s.
width-n)/i,l=Math.min(90,c-14),[d,u]=[l/h,Math.min(l/a,24)],f=e.split(".")[0];s.text(n,o+10,"weights",
"code"),s.text(n+70,o+10,s.isNarrow?"softmax(q·kᵀ / √d_k)":"softmax(q·kᵀ / √d_k), one map for e\
ach head","soft");let p=o+36;for(let w=0;w<i;w++){let g=n+w*c,x=k=>t.hides(f,k);s.text(g,p-6,`head ${w}`,
"soft"),s.grid(r,{path:`${e}.weights`,x:g,y:p,cw:d,ch:u,head:w,kind:"weight",hides:x}),f==="decoder"&&
t.mode!=="teacher"&&s.box(g-1,p+t.step*u,l+2,u,"row-lit",{rx:0});let b=t.sayOfHead(e,w),y={id:`${e}#${w}`,
x:g,y:p-18,w:l,h:a*u+18};s.spot({...y,say:b,go:$(e,w)})}return p+a*u}function nn({sheet:s,scene:t,path:e,
left:n,slot:o,cw:r,columns:i},a){let h={y:a,cw:r,ch:C,labels:!0},l=L(s,t,{...h,path:`${e}.values`,x:n,
name:"values"}),d=`w_o  ${F(t,`${e}.w_o`)}`,u=`${e}.w_o`;if(s.isNarrow){let w=l.bottom+14;return s.arrow(
[[n+o/2,l.bottom+2],[n+o/2,w-2]]),Q(s,n,w,o,`concat, then ${d}`),s.arrow([[n+o/2,w+20],[n+o/2,w+32]]),
L(s,t,{...h,path:u,x:n,y:w+30,name:"update"})}let f=i[2],p=l.y+l.h/2;return s.arrow([[n+l.w+4,p],[i[1]-
3,p]]),s.text(i[1],p-16,"concat","soft"),Q(s,i[1],p-10,o,d),s.arrow([[i[1]+o+2,p],[f-3,p]]),L(s,t,{...h,
labels:!1,path:u,x:f,name:"update"})}var on={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},rn={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},an=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function cn(s,t,e){let n=s==="sublayers"&&rn[e]?.[Number(t)];return n?`${n} sublayer`:`${s.replace(/s$/,
"")} ${t}`}function I(s,t){let[e]=s.split("."),n=[];for(let[,o,r]of s.matchAll(an))n.push(r?cn(o,r,e):
on[o]??o);return/^(en|de)coder\.norm$/.test(s)&&(n[1]="final layer norm"),/^\w+\.layers\.\d/.test(s)&&
n.splice(0,2,`${n[0]} ${n[1]}`),n.length||n.push("model"),t!==void 0&&n.push(`head ${t}`),n.join(", ")}var tt=[["src_embed tgt_embed","Tokens become vectors, and each position is added."],["encoder","The\
 encoder reads the whole source at once; its output is the memory."],["self_attention","The lit row \
attends to itself and to the rows before it."],["cross_attention","The same row attends to the memor\
y of the source."],["feed_forward","Two linear layers work on this row alone."],["generator","The la\
st vector becomes a score for each token; softmax, and the likeliest is written."]],te=s=>s[0].toUpperCase()+
s.slice(1),bt=class{constructor(t,e){this.run=t,this.mode=e.mode,this.step=Math.max(0,Math.min(e.step,
t.sizes.T-1)),this.station=e.station,this.isOwn=e.isOwn,this.state=e,this.isPreNorm=t.node("encoder").
op==="norm",this.longest=this.longestVector()}has(t){return this.run.node(t)!==void 0}longestVector(){
let t=0;for(let e of this.run.nodes.keys()){if(!/sublayers\.\d+$|^positions/.test(e))continue;let n=this.
run.tensor(e);for(let o=0;o<n.shape[0];o++)t=Math.max(t,W(n,o))}return t}isTarget(t){return this.run.
node(t)?.shape.at(-2)==="T"}hides(t,e){return t==="decoder"&&this.mode==="generate"&&e>this.step}kindOf(t,e){
return t==="encoder"||this.mode==="teacher"?"":this.hides(t,e)?"unwritten":e===this.step?"lit":this.
mode==="step"?"dim":"kept"}tokenOf(t,e){return this.run[t==="encoder"?"srcTokens":"tgtTokens"][e]}langOf(t){
return this.isOwn?"":t==="encoder"?"en":"de"}outTokens(){return this.mode!=="teacher"?this.run.nextTokens.
map((t,e)=>this.hides("decoder",e)?"":t):this.state.words.map((t,e)=>`${t} ${this.lossOf(e).toFixed(
2)}`)}probabilityOf(t){let e=Array.from(O(this.run.tensor("probabilities"),t));return this.mode==="t\
eacher"?e[this.state.targets[t]]:Math.max(...e)}shareOf(t){let e=this.run.node(this.isPreNorm?t:`${t}\
.sum`),[n,o]=e.parents.map(a=>this.run.tensor(a)),[r]=o.shape,i=0;for(let a=0;a<r;a++)i+=W(o,a)/W(n,
a);return(i/r).toFixed(2)}lossOf(t){return-Math.log(this.probabilityOf(t))}rowName(t,e){return this.
isTarget(t)?`${this.run.tgtTokens[e]} → ${this.outOf(e)}`:this.run.srcTokens[e]??String(e)}outOf(t){
return this.mode==="teacher"?this.state.words[t]:this.run.nextTokens[t]}rowTokens(t){return this.isTarget(
t)?this.run.tgtTokens:this.run.srcTokens}isKept(t,e){return this.mode!=="generate"||t.startsWith("en\
coder")?!1:t.endsWith("cross_attention")||e<this.step}columnName(t,e){let n=this.run.node(t).shape.at(
-1);return n==="S"?this.run.srcTokens[e]:n==="T"?this.run.tgtTokens[e]:n==="V"?`“${this.run.vocabulary.
tgt[e]}”`:`feature ${e}`}sayCell(t,{path:e,head:n,row:o,cell:r}){let i=this.run.node(e).name,a=n>=
0?`, head ${n}`:"",h=this.rowName(e,o),c=B(t,n,o,r),l=c===-1/0?"−∞ (masked)":H(c);return`${i}${a}\
, ${h}, ${this.columnName(e,r)}: ${l}`}lights(t){if(this.station<0)return!1;let[e]=tt[this.station];
return e==="encoder"?t.startsWith("encoder"):!t.startsWith("encoder")&&e.split(" ").some(n=>t.endsWith(
n))}sayOf(t){let e=this.run.node(t)?.say;return te(e||I(t))}sayOfHead(t,e,n=-1){let o=this.run.tensor(
`${t}.weights`),r=t.startsWith("decoder"),i=n>=0?n:r&&this.mode!=="teacher"?this.step:-1,a=te(I(t,e)),
[,h,c]=o.shape;if(i<0)return`${a}: ${h} × ${c} attention weights, each row sums to 1`;let d=(t.includes(
"cross")||!r?this.run.srcTokens:this.run.tgtTokens).map((f,p)=>[f,B(o,e,i,p)]).sort(([,f],[,p])=>p-f).
filter(([,f],p)=>p<3&&f>=.05).map(([f,p])=>`${f} ${p.toFixed(2)}`),u=r?`read ${this.run.tgtTokens[i]}\
, predicts ${this.outOf(i)}`:this.run.srcTokens[i];return`${a}, ${u}: attends to ${d.join(", ")}`}};var hn=1400,$t=class{constructor(t){this.view=t,this.timer=0,this.outward=S("↑ Out",()=>t.out()),this.
back=S("◀",()=>t.stepBy(-1),{"aria-label":"Previous token"}),this.ahead=S("▶",()=>t.stepBy(1),{"\
aria-label":"Next token"}),this.play=S("Play",()=>this.toggle()),this.told=m("span",{class:"soft"});
let e=[this.outward,this.back,this.ahead,this.play,this.told];this.node=m("div",{class:"bar"},...e)}show(){
let{view:t}=this,{at:e,mode:n,step:o,run:r}=t,i=r.sizes.T-1,a=(h,c)=>h.setAttribute("aria-disabled",
String(c));a(this.outward,!e.path),a(this.back,o<=0),a(this.ahead,o>=i),this.play.hidden=n==="teache\
r",this.play.textContent=this.timer?"Pause":"Play",this.told.textContent=`row ${o} of ${i}`}toggle(){
this.timer?this.stop():this.start(),this.view.redraw()}start(){let{view:t}=this;t.mode!=="teacher"&&
(t.step===t.run.sizes.T-1&&t.mode==="generate"&&t.stepTo(0),this.timer=window.setInterval(()=>this.tick(),
hn),this.tick())}tick(){let{view:t}=this,e=t.mode==="step"&&!t.at.path;if(e&&t.station<tt.length-1)return t.
station+=1,t.redraw();if(t.step>=t.run.sizes.T-1)return this.stop(),t.redraw();t.station=e?0:-1,t.stepTo(
t.step+1)}stop(){clearInterval(this.timer),this.timer=0,this.view.station=-1}};function Fe(s,t,e){let n=e.split("_")[0];Z(s,t,[{path:`${e}.table`},{path:e,does:`× √d_model = ${Math.
sqrt(t.run.sizes.d_model).toFixed(2)}`},{path:`positions.${n}`,does:"⊕ a vector for each position"}])}
function Ke(s,t,e){let{parents:n,op:o}=t.run.node(e),r=o==="norm"?"layer norm":"as it is: each subla\
yer ends in a norm";Z(s,t,[{path:n[0]},{path:e,does:r}])}function He(s,t,e){Z(s,t,[{path:t.run.node(
e).parents[0]},{path:e,does:`generator  ${F(t,e)}`,isLearned:!0},{path:"probabilities",does:"softmax\
: each row sums to 1",kind:"weight"}],n=>t.rowName(e,n))}function Be(s,t,e){let[n,o]=[`${e}.w_1`,`${e}.w_2`];Z(s,t,[{path:t.run.node(n).parents[0]},{path:n,does:`\
w_1  ${F(t,n)}`,isLearned:!0},{path:`${e}.hidden`,does:"ReLU: what is negative becomes 0"},{path:o,does:`\
w_2  ${F(t,o)}`,isLearned:!0}])}var yt=24,ee=11.5,ln=92;function Xe(s,t,e,n){let{run:o}=t,r=e.startsWith("decoder"),i=e.endsWith("se\
lf_attention"),a=r&&i?o.tgtTokens:o.srcTokens,h=r?o.tgtTokens:o.srcTokens,c=p=>t.rowName(`${e}.w_q`,
p),l=r&&i?"decoder":"encoder",d=o.tensor(`${e}.masked`).data.some(p=>p===-1/0),u=p=>t.isKept(e,p),f={
sheet:s,scene:t,path:e,head:Math.min(n.head,o.sizes.H-1),keys:a,queries:h,names:c,kept:u,keyStack:l,
masked:d,at:n};s.isNarrow?un(f):dn(f)}function et(s,t,e){let{sheet:n,scene:o,path:r,head:i}=s,a=o.sayOf(
`${r}.${t}`),h={path:`${r}.${t}`,head:i,name:t,say:a};return L(n,o,{...h,...e})}function dn(s){let{sheet:t,
scene:e,keys:n,queries:o,names:r,kept:i,keyStack:a,masked:h}=s,c=R([...o.map((z,at)=>r(at)),...n.map(
z=>`• ${z}`)])+8,l=h?["scores","masked","weights"]:["scores","weights"],d=t.width-c-(l.length+1)*yt,
u=d*(h?.14:.2)/n.length,f=l.length*n.length*ee<.55*d?ee:7,p=Math.max(f,Math.min(24,u)),w=Math.max(ln,
p*n.length),{d_k:g}=e.run.sizes,x=Math.min(15,(d-l.length*w)/(2*g)),b=16,y=et(s,"q",{x:c,y:0,cw:x,ch:b,
role:"query",labels:!0,names:r}),k=c+y.w+yt;De(t,k,y);let E=0;l.forEach(z=>{let Pt=et(s,z,{x:k,y:0,cw:p,
ch:b,kind:z==="weights"?"weight":"value"});(p>=ee||z==="weights")&&(E=Jt(t,e,n,a,k,Pt.bottom,p)),k+=
w+yt,De(t,k,y)});let T=et(s,"values",{x:k,y:0,cw:x,ch:b}),N={y:T.bottom+Math.max(26,E-8),cw:x,ch:b,labels:!0,
kept:i};et(s,"k",{...N,x:c,role:"key"});let _=et(s,"v",{...N,x:k,role:"value"}),P=z=>z.x+z.w/2;t.arrow(
[[P(_),_.y-34],[P(_),T.bottom+3]]),t.reach(_.bottom+6)}function De(s,t,{y:e,h:n}){let o=e+Math.min(n/
2,40);s.arrow([[t-yt+5,o],[t-4,o]])}function un(s){let{sheet:t,scene:e,path:n,keys:o,queries:r,names:i,
kept:a,keyStack:h,masked:c,at:l}=s,d=n.startsWith("decoder")&&e.mode!=="teacher",u=l.row>=0&&l.row<r.
length&&!/\.[kv]$/.test(l.path)?l.row:e.step,f=d?[u]:void 0,p=v=>d?r[v]:i(v),w=R([...o.map(v=>`• ${v}`),
...r.map((v,N)=>p(N))].filter(Boolean))+8,{d_k:g}=e.run.sizes,x=(t.width-w-2)/g,b=Math.min(32,(t.width-
w-2)/o.length),y=Math.max(15,Math.min(x,18)),k=0,E=(v,N)=>{k=et(s,v,{...{x:w,y:k,cw:x,ch:y,labels:!0},
...N}).bottom+12};E("q",{role:"query",rows:f,names:p}),E("k",{role:"key",kept:a});let T={cw:b,rows:f,
names:p};E("scores",T),c&&E("masked",T),E("weights",{...T,kind:"weight"}),k+=Jt(t,e,o,h,w,k-12,b)-8,
E("v",{role:"value",kept:a}),E("values",{rows:f,names:p})}var st=26,kt=92,se={self_attention:["self-","attention"],cross_attention:["cross-","attention"],feed_forward:[
"feed-","forward"]};function Ue(s,t,e){let{run:n}=t,o=Object.keys(se).filter(d=>n.node(`${e}.${d}`)),
r=rt(t),i=s.isNarrow?2:t.isPreNorm?3:2,a=s.isNarrow?2*st+18:kt+2*st+26*i,h=Math.min(4,(s.width-r-a)/
(i*n.sizes.d_model)),c=n.node(t.isPreNorm?`${e}.sublayers.0.norm`:`${e}.sublayers.0.sum`),l={sheet:s,
scene:t,path:e,left:r,cw:h,y:0};l.stream=Ve(l,c.parents[0]),o.forEach((d,u)=>{(s.isNarrow?pn:fn)(l,d,
u)}),s.reach(l.y+4)}function Ve(s,t){let{sheet:e,scene:n,left:o,cw:r,y:i}=s,h=L(e,n,{path:t,x:o,y:i,
cw:r,ch:C,labels:!0,name:"x"});return ne(s,t,h),s.y=h.bottom,h}function ne({sheet:s,scene:t},e,{x:n,
y:o,w:r,h:i}){let a=t.run.tensor(e),h=t.isTarget(e)?"decoder":"encoder";s.isNarrow||s.text(n+r+4,o-6,
"length","soft");for(let c=0;c<i/C;c++){if(t.hides(h,c))continue;let l=W(a,c)/t.longest*st;s.box(n+r+
4,o+c*C+3,Math.max(1,l),C-6,"length",{rx:1})}}var vt=(s,t)=>`${s}.${t}.${t==="feed_forward"?"w_2":"w\
_o"}`;function Ot({sheet:s,scene:t,cw:e},n,o,r,i){return L(s,t,{path:n,x:o,y:r,cw:e,ch:C,name:i})}function fn(s,t,e){
let{sheet:n,scene:o,path:r,stream:i}=s,a=i.y-32,h=i.y+i.h/2,c=i.x+i.w+st+26,l=i.x+i.w+st+6,d=p=>{n.arrow(
[[l,h],[p-3,h]]),l=p};if(o.isPreNorm){d(c);let p=Ot(s,`${r}.sublayers.${e}.norm`,c,a,"norm(x)");l=c+
p.w+3,c+=p.w+24}let u=Math.max(36,Math.min(60,i.h));d(c),Qt(n,o,`${r}.${t}`,c,h-u/2,kt-18,u,se[t]),l=
c+kt-18+3,c+=kt,d(c);let f=Ot(s,vt(r,t),c,a,"update");ne(s,vt(r,t),f),Ge(s,e,f.x+f.w/2,f.bottom)}function pn(s,t,e){
let{sheet:n,scene:o,path:r,stream:i,left:a}=s,h=a+i.w+st+16,c=i.y-32,l=i.y+i.h/2;if(n.arrow([[h-12,l],
[h-2,l]]),o.isPreNorm){let u=Ot(s,`${r}.sublayers.${e}.norm`,h,c,"norm(x)");c=u.bottom,n.arrow([[h+u.
w/2,c+2],[h+u.w/2,c+14]]),c+=16}else c=l-18;Qt(n,o,`${r}.${t}`,h,c,i.w,36,se[t]),c+=36,n.arrow([[h+i.
w/2,c+2],[h+i.w/2,c+14]]);let d=Ot(s,vt(r,t),h,c+12,"update");ne(s,vt(r,t),d),Ge(s,e,d.x+d.w/2,d.bottom)}
function Ge(s,t,e,n){let{sheet:o,scene:r,path:i,stream:a,left:h}=s,c=h+a.w/2,l=Math.max(a.bottom,n)+
18;o.path(`M${c} ${a.bottom}V${l+16}`,"rail"),o.arrow([[e,n+3],[e,l],[c+8,l]]),o.plus(c,l,7),s.y=l+16,
r.isPreNorm||(o.box(c-40,l+14,80,17,"part norm"),o.text(c,l+26,"norm","small",{"text-anchor":"middle"}),
s.y+=20);let d=r.shareOf(`${i}.sublayers.${t}`);o.text(c+14,l-5,o.isNarrow?`length: ${d} × x`:`its \
length is ${d} × that of x, on average`,"soft"),s.stream=Ve(s,`${i}.sublayers.${t}`)}var oe=/^(en|de)coder\.layers\.\d+/,mn=/^.*\.(self|cross)_attention/,wn=/^(src_embed|tgt_embed|positions\.(src|tgt)|positions\.pe)/;
function q(s,t=-1){if(!s)return{kind:"map",path:s};let e=s.match(mn)?.[0];if(e)return{kind:t<0?"atte\
ntion":"head",path:e};let n=s.match(oe)?.[0];if(s.includes(".feed_forward"))return{kind:"feedForward",
path:`${n}.feed_forward`};if(n)return{kind:"layer",path:n};let[,o]=s.match(wn)??[];return o?{kind:"e\
mbedding",path:`${o.includes("tgt")?"tgt":"src"}_embed`}:/^(en|de)coder/.test(s)?{kind:"finalNorm",path:s.
split(".")[0]}:{kind:"generator",path:"generator"}}var D=({row:s,cell:t})=>s>=0&&t>=0;function Je({path:s,
head:t,row:e,cell:n}){if(e>=0||n>=0)return $(s,t);let o=q(s,t);if(s!==o.path)return $(o.path,t);if(o.
kind==="head")return $(o.path);let r=s.match(oe)?.[0];return $(r&&r!==s?r:"")}function Qe(s,t,e){let n=s.
path.replace(/layers\.(\d+)/,(o,r)=>`layers.${Number(r)+t}`);return n!==s.path&&e.has(n)?{...s,path:n}:
null}var Ye=s=>s[0].toUpperCase()+s.slice(1);function Ze(s,t,e){let n=[["Model",$("")]],{path:o}=q(s.
path,s.head);if(!o)return n;let r=o.match(oe)?.[0];if(r&&n.push([Ye(I(r)),$(r)]),o!==r){let i=I(o),a=o===
"generator"?o:i.split(", ").at(-1);n.push([Ye(a),$(o)])}if(s.head>=0&&n.push([`Head ${s.head}`,$(o,s.
head)]),s.path!==o){let i=s.path.startsWith(`${o}.`)?s.path.slice(o.length+1):s.path;n.push([i,$(s.path,
s.head)])}return s.row>=0&&n.push([e(s),$(s.path,s.head,s.row)]),D(s)&&n.push([gn(t,s),s]),n}function gn(s,t){
let e=s.tensor(t.path)??s.param(t.path);if(!e)return"…";let n=e.shape.at(-1),o=e.shape.at(-2)??1,[
r,i]=e.shape.length>1?[t.row,t.cell]:[0,t.cell];return M(e.data[(Math.max(t.head,0)*o+r)*n+i],3)}function ts({
path:s,head:t,row:e,cell:n}){let o=n.split(",").map(Number);return n?$(s,o.length===3?o[0]:-1,...o.slice(
-2)):$(s,t,e)}function es({path:s,head:t,row:e,cell:n}){if(n<0)return{path:s,head:t,row:e,cell:""};let o=t<
0?[e,n]:[t,e,n];return{path:s,head:t,row:e,cell:o.join(",")}}var ss={attention:{query:"q",key:"k",value:"v",scores:"scores",weights:"weights",used:"weights"},inside:{
q:"q",k:"k",v:"v",w_q:"w_q",w_k:"w_k",w_v:"w_v",w_o:"w_o",values:"values",weights:"weights",w_1:"w_1",
w_2:"w_2",relu:"hidden"}},xn={q:"query",k:"key",v:"value"},Mt=class{constructor(t){this.view=t,this.
listings=t.machine.listings,this.name=m("summary",{}),this.lines=m("ol",{}),this.node=m("details",{class:"\
listing"},this.name,this.lines),this.node.open=matchMedia("(min-width: 560px)").matches,this.shown=""}show(t){
let{run:e}=this.view,n=q(t.path,t.head),o=n.kind==="head"&&t.path===n.path,r=e.node(o?`${t.path}.wei\
ghts`:t.path),i=r&&this.listings[r.code[1]];if(this.node.hidden=!i,!i)return;let a=JSON.stringify([t.
path,t.head,D(t),e.sizes]);if(a===this.shown)return;this.shown=a;let[h,c,l]=r.code;this.name.replaceChildren(
"The code that computes it: ",m("code",{},`${c}`),` in ${h}`);let d=i.split(`
`).map((u,f)=>this.line(u,f+1,r,n,t));this.lines.replaceChildren(...d)}line(t,e,n,o,r){let i=m("code",
{},...this.named(t,n,o,r)),a=m("li",{},i),h=this.madeHere(e,n,o.path);if(h){let c=h.path===n.path?`${xt(
this.view.scene,h.path)}  ${h.path}`:xt(this.view.scene,h.path);a.append(m("span",{class:"soft"},`  \
# ${c}`))}return e===n.code[2]&&a.setAttribute("aria-current","true"),a}madeHere(t,e,n){if(t===e.code[2])
return e;for(let o of this.view.run.nodes.values())if(o.path.startsWith(`${n}.`)&&o.code[1]===e.code[1]&&
o.code[2]===t)return o;return null}named(t,{code:e},{path:n},{head:o}){let r=ss[e[1]]??ss.inside;return t.
split(/\b([a-z_][a-z_0-9]*)\b/).map(i=>{let a=r[i]&&`${n}.${r[i]}`;return!a||!this.view.run.node(a)?
i:S(i,()=>this.view.go($(a,/\.w_/.test(a)?-1:o)),{class:`code-name ${xn[r[i]]??""}`})})}};function ns(s,t,e){let n=t==="encoder",o=s.isNarrow?22:44,r=(s.width-o)/2,i=n?e.sizes.S:e.sizes.T,[a,
h]=s.isNarrow?[13,75]:[26,205],c=Math.min(a,(r-h-15)/i),l=n?0:s.width-r,d=n?l+5:l+r-i*c-5,u=w=>d+(w+
.5)*c,f=n?d+i*c+6:l+4,p=r-i*c-15;return{stack:t,isEncoder:n,n:i,x:l,w:r,pitch:c,railX:u,bx:f,bw:p,y:0,
lastY:0}}var os=({w:s,n:t,pitch:e})=>Math.min(Math.max(e,15),(s-16)/t),rs=s=>os(s)<13?90:60,re=(s,t)=>R(
t)*Math.sin(rs(s)*Math.PI/180)+12;function ie(s,t,e,n,o,r){let i=os(e),a=e.isEncoder?e.railX(0):e.railX(
e.n-1)-(e.n-1)*i;n.forEach((h,c)=>{let l=a+c*i,d=(e.isEncoder?-1:r)*rs(e),u=`token ${t.kindOf(e.stack,
c)}`,f=o+r*3;s.text(l+(e.isEncoder?2:-2),o+(r>0?0:6),h,u,{"text-anchor":e.isEncoder?"start":"end",transform:`\
rotate(${d} ${l} ${o})`,lang:t.langOf(e.stack)}),s.path(`M${l} ${f}L${e.railX(c)} ${f+r*9}`,is(t,e,c))})}
var is=(s,t,e)=>`rail ${s.kindOf(t.stack,e)}`;function V(s,t,e,n){for(let o=0;o<e.n;o++)s.path(`M${e.
railX(o)} ${e.y}V${n}`,is(t,e,o));e.y=n}function ae(s,t,e,n,o,r){let i=t.run.tensor(n),a=Math.min(8,
e.pitch/2-.4),h=I(n);for(let w=0;w<e.n;w++){if(t.hides(e.stack,w))continue;let g=Math.max(1.5,a*Math.
min(1,W(i,w)/t.longest)),x=`bead ${t.kindOf(e.stack,w)}`;s.add("circle",{cx:e.railX(w),cy:o,r:g,class:x})}
let[c,l]=[e.railX(0)-e.pitch/2,e.n*e.pitch],d=w=>Math.max(0,Math.min(e.n-1,Math.floor((w-c)/e.pitch))),
u=w=>t.tokenOf(e.stack,w),f=`${h}: one vector of ${i.shape.at(-1)} numbers for each token`,p=w=>`${h}\
: the vector of “${u(d(w))}” has the length ${W(i,d(w)).toFixed(2)}`;s.spot({id:n,x:c,y:o-8,w:l,
h:16,say:f,read:p,go:r})}function as(s,t,e,n,o){let r=e.isEncoder?e.railX(0):e.railX(e.n-1);s.arrow(
[[r,n],[o,n]]);for(let i=0;i<e.n;i++)t.hides(e.stack,i)||s.add("circle",{cx:e.railX(i),cy:n,r:1.4,class:"\
tap"})}function ce(s,t,e,n,o,r){let i=e.isEncoder?e.railX(0):e.railX(e.n-1);s.path(`M${o} ${r}V${n}H${i}`,
"wire");let a=Math.min(5.5,e.pitch/2-.3);for(let h=0;h<e.n;h++)t.hides(e.stack,h)||s.plus(e.railX(h),
n,a)}var bn={encoder:["self_attention","feed_forward"],decoder:["self_attention","cross_attention","feed_\
forward"]},$n={self_attention:["self-","attention"],masked:["masked ","self-","attention"],cross_attention:[
"cross-","attention"],feed_forward:["feed-","forward"]};function cs(s,t){let{run:e}=t,[n,o]=["encode\
r","decoder"].map(a=>ns(s,a,e)),r=[[n,e.srcTokens,"Encoder","source"],[o,e.tgtTokens,"Decoder",t.mode===
"teacher"?"tgt_in":"target"]],i=Math.max(...r.map(([a,h])=>re(a,h)));for(let[a,h,c,l]of r){yn(s,a,c,
`${l} · ${a.isEncoder?"S":"T"} = ${a.n}`),a.y=26+i,ie(s,t,a,h,a.y,1),a.y+=12,kn(s,t,a);for(let d=0;t.
has(`${a.stack}.layers.${d}`);d++)vn(s,t,a,d);An(s,t,a)}Sn(s,t,n,o),Ln(s,t,o),In(s,n,o.crossings.at(
-1)??0)}function yn(s,t,e,n){let[o,r]=t.isEncoder?[t.x,"start"]:[t.x+t.w,"end"],i=`${e==="Encoder"?"":
`${n}  `}`,a=s.text(o,13,"","title",{"text-anchor":r}),h=Object.assign(document.createElementNS(a.namespaceURI,
"tspan"),{textContent:e==="Encoder"?`  ${n}`:i});h.setAttribute("class","soft"),a.append(...e==="Enc\
oder"?[e,h]:[h,e])}function kn(s,t,e){let n=e.isEncoder?"src":"tgt",o=e.y,r=[e.railX(0)-e.pitch/2-2,
e.railX(e.n-1)+e.pitch/2+2],[i,a]=e.isEncoder?[r[0],e.bx+e.bw]:[e.bx,r[1]];s.box(i,o,a-i,19,"part pa\
rameter");let h=e.bx+e.bw/2;s.text(h,o+13.5,"embedding",s.nameKind,{"text-anchor":"middle"});let c=$(
`${n}_embed`),l=`${e.isEncoder?"Source":"Target"} embedding: each token's row of the table, times √d\
_model`;s.spot({id:`${n}_embed`,x:i,y:o,w:a-i,h:19,say:l,go:c}),e.y+=19;let d=o+27;s.box(e.bx,d,e.bw,
19,"part"),s.text(h,d+13.5,"positions",s.nameKind,{"text-anchor":"middle"}),s.spot({id:`positions.${n}`,
x:e.bx,y:d,w:e.bw,h:19,go:$(`positions.${n}`),say:"Positional encoding: a vector for each position i\
s added"}),V(s,t,e,d+36);let u=e.isEncoder?e.bx:e.bx+e.bw;ce(s,t,e,d+10,u,d+10),ae(s,t,e,`positions.${n}`,
d+25,c)}function vn(s,t,e,n){let o=`${e.stack}.layers.${n}`,r=e.y+2,i=s.box(e.x,r,e.w,10,"layer",{rx:8}),
[a,h]=e.isEncoder?[e.bx+e.bw,"end"]:[e.bx,"start"];s.text(a,r+14,s.isNarrow?`layer ${n}`:I(o),"soft",
{"text-anchor":h}),s.spot({id:o,x:e.bx,y:r+2,w:e.bw,h:17,go:$(o),say:`${I(o)}: its sublayers, and wh\
at each adds to the residual stream`}),V(s,t,e,r+20),bn[e.stack].forEach((c,l)=>{On(s,t,e,o,c,l)}),i.
setAttribute("height",String(e.y-r-2))}function On(s,t,e,n,o,r){let{run:i,isPreNorm:a}=t,h=`${n}.${o}`,
c=o!=="feed_forward",l=a&&!s.isNarrow?52:0,d=a&&s.isNarrow?19:0,{shape:u,size:f}=Tn(s,e.bw-l,i.sizes.
H),p=Mn(s,e,o),w=p.length*13+7+(c?u.rows*(f+3)+2:0),g=e.y+d,x=e.isEncoder?e.bx+l:e.bx,b=e.bw-l,y=g+w+
7;V(s,t,e,y+(a?23:40));let k=e.isEncoder?e.bx:e.bx+e.bw,E=a&&s.isNarrow?g-11:g+10;as(s,t,e,E,k),a&&En(
s,t,e,`${n}.sublayers.${r}.norm`,g);let T=t.lights(h)?"lit":"";s.box(x,g,b,w,`part ${T}`),p.forEach(
(_,P)=>{s.text(x+b/2,g+14+13*P,_,s.nameKind,{"text-anchor":"middle"})});let v=t.sayOf(h);s.spot({id:h,
x,y:g,w:b,h:w,say:v,go:$(h)}),c&&Nn(s,t,h,[x,g+p.length*13+6,b],u,f),o==="cross_attention"&&(e.crossings=
[...e.crossings??[],g+10]);let N=e.isEncoder?x+14:x+b-14;ce(s,t,e,y,N,g+w),a||_n(s,t,e,`${n}.sublaye\
rs.${r}.norm`,y+8),ae(s,t,e,`${n}.sublayers.${r}`,e.y-8,$(n))}function Mn({isNarrow:s},{isEncoder:t},e){
let n=$n[e==="self_attention"&&!t?"masked":e];return s?n:[n.join("")]}function En(s,t,e,n,o){let r=s.
isNarrow||e.isEncoder?e.bx:e.bx+e.bw-40,i=s.isNarrow?e.bw:40,a=s.isNarrow?o-19:o+2;if(s.box(r,a,i,16,
"part norm"),s.text(r+i/2,a+12,"norm","small",{"text-anchor":"middle"}),s.isNarrow)s.path(`M${r+i/2}\
 ${a+16}v3`,"wire");else{let h=e.isEncoder?r+i:r;s.arrow([[h,o+10],[h+(e.isEncoder?12:-12),o+10]])}s.
spot({id:n,x:r,y:a,w:i,h:16,say:t.sayOf(n),go:$(n)})}function _n(s,t,e,n,o){let r=e.railX(0)-e.pitch/
2,i=e.n*e.pitch;s.box(r,o,i,14,"part norm"),s.text(r+i/2,o+11,"norm","small",{"text-anchor":"middle"}),
s.spot({id:n,x:r,y:o,w:i,h:14,say:t.sayOf(n),go:$(n)})}function Tn(s,t,e){let n=s.isNarrow?Math.min(
2,e):e,o=Math.min(s.isNarrow?32:38,(t-8)/n-4);return{shape:{across:n,rows:Math.ceil(e/n)},size:o}}function Nn(s,t,e,[
n,o,r],{across:i,rows:a},h){let c=t.run.tensor(`${e}.weights`),[l,d,u]=c.shape,f=e.split(".")[0],p=n+
(r-i*(h+4)+4)/2;for(let w=0;w<l;w++){let g=p+w%i*(h+4),x=o+Math.floor(w/i)*(h+3),[b,y]=[h/u,h/d],k=T=>t.
hides(f,T);s.grid(c,{x:g,y:x,cw:b,ch:y,head:w,kind:"weight",hides:k});let E=f==="decoder"&&t.mode!==
"teacher"?t.step:-1;E>=0&&s.box(g,x+E*y,h,y,"row-lit",{rx:0}),s.spot({id:`${e}#${w}`,x:g,y:x,w:h,h,say:t.
sayOfHead(e,w),go:$(e,w)})}return a}function An(s,t,e){if(e.y+=2,!t.isPreNorm)return;let n=e.y+5;V(s,
t,e,n);let o=e.railX(0)-e.pitch/2,r=e.n*e.pitch;s.box(o,n,r,16,"part norm"),s.text(o+r/2,n+12,"norm",
"small",{"text-anchor":"middle"});let i=`${e.stack}.norm`;s.spot({id:i,x:o,y:n,w:r,h:16,say:t.sayOf(
i),go:$(e.stack)}),e.y=n+16}function Sn(s,t,e,n){let o=e.y+12;V(s,t,e,o);let r=e.railX(0)-e.pitch/2,
i=Math.max(e.n*e.pitch,64),a=(e.x+e.w+n.x)/2,h=n.crossings??[],[c,l]=[Math.min(o+10,...h),Math.max(o+
10,...h)],d=`M${r+i} ${o+10}H${a}M${a} ${c}V${l}`;for(let f of h)d+=`M${a} ${f}H${n.bx-7}`;for(let f of[
"double","double inner"])s.path(d,f);for(let f of h){let p=n.bx-1;s.path(`M${p-8} ${f-6}L${p} ${f}L${p-
8} ${f+6}`,"wire")}s.box(r,o,i,20,"part"),s.text(r+i/2,o+14,"memory",s.nameKind,{"text-anchor":"midd\
le"});let u=t.sayOf("encoder");s.spot({id:"encoder",x:r,y:o,w:i,h:20,say:u,go:$("encoder")}),e.y=o+20}
function Ln(s,t,e){let n=e.y+12;V(s,t,e,n);let o=[e.railX(0)-e.pitch/2-2,e.railX(e.n-1)+e.pitch/2+2],
r=e.bx,i=o[1]-r;s.box(r,n,i,19,`part parameter ${t.lights("generator")?"lit":""}`);let a=e.bx+e.bw/2,
{d_model:h,V:c}=t.run.sizes,l=s.isNarrow?"generator":`generator ${h} → ${c}`;s.text(a,n+13.5,l,s.nameKind,
{"text-anchor":"middle"});let d=t.sayOf("generator");s.spot({id:"generator",x:r,y:n,w:i,h:19,say:d,go:$(
"generator")}),Cn(s,t,e,n+19,a),e.y=n+19+36;let u=t.outTokens();ie(s,t,e,u,e.y+12,-1),s.reach(e.y+12+
re(e,u))}function Cn(s,t,e,n,o){let i=n+8+24;s.text(o,n+22,"softmax","soft",{"text-anchor":"middle"});
for(let d=0;d<e.n;d++){if(t.hides("decoder",d))continue;let u=t.probabilityOf(d),f=Math.max(2,e.pitch-
4),p=t.kindOf("decoder",d),w=e.railX(d)-f/2;s.box(w,i-24,f,24,`bar-ground ${p}`,{rx:0}),s.box(w,i-24*
u,f,24*u,`bar ${p}`,{rx:0})}let a=e.bx,h=e.x+e.w-a,c=t.sayOf("probabilities"),l=$("probabilities");s.
spot({id:"probabilities",x:a,y:n+4,w:h,h:32,say:c,go:l})}function In(s,t,e){if(s.isNarrow)return;let n=[
["bead","a token's vector: its length"],["plus","the sublayer's output is added"],["heat","attention\
 weight, from 0 to 1"],["double","memory: keys and values"]],o=Math.max(t.y+40,e,s.height-150);for(let[
r,i]of n){r==="bead"&&s.add("circle",{cx:12,cy:o,r:5,class:"bead"}),r==="plus"&&s.plus(12,o,5.5),r===
"heat"&&(s.box(6,o-5,12,11,"ground",{rx:0}),s.box(6,o-5,6,11,"heat",{rx:0}),s.box(6,o-5,12,11,"edge",
{rx:0}));for(let h of["double","double inner"])r==="double"&&s.path(`M5 ${o}h14`,h);s.text(26,o+4,i,
"soft"),o+=20}}var le=s=>s.reduce((t,e)=>t*e,1),it=s=>({shape:s,data:new Float32Array(le(s))}),Et=({shape:s,data:t},e)=>({
shape:s,data:t.map(e)});function Rn(s,t){let[e,n,o]=t,r=it(t);for(let i=0;i<e;i++)for(let a=0;a<n;a++)
O(r,i*n+a).set(O(s,a).subarray(i*o,(i+1)*o));return r}function Pn(s,t){let[e,n,o]=s.shape,r=it(t);for(let i=0;i<
e;i++)for(let a=0;a<n;a++)O(r,a).set(O(s,i*n+a),i*o);return r}function zn(s,t,e){let[n,o,r]=e,i=it(e),
a=Math.sqrt(s.shape[2]);for(let h=0;h<n;h++)for(let c=0;c<o;c++){let[l,d]=[O(s,h*o+c),O(i,h*o+c)];for(let u=0;u<
r;u++){let f=O(t,h*r+u),p=0;for(let w=0;w<l.length;w++)p+=l[w]*f[w];d[u]=p/a}}return i}function qn(s,t,e){
let[n,o,r]=e,i=t.shape[1],a=it(e);for(let h=0;h<n;h++)for(let c=0;c<o;c++){let l=O(s,h*o+c),d=O(a,h*
o+c);for(let u=0;u<r;u++){let f=0;for(let p=0;p<i;p++)f+=l[p]*t.data[(h*i+p)*r+u];d[u]=f}}return a}function jn(s){
let t=it(s.shape),e=s.shape[s.shape.length-1];for(let n=0;n<s.data.length/e;n++)O(t,n).set(dt(O(s,n)));
return t}var _t=class{constructor({machine:t,src:e,tgt:n,next:o,stored:r,parameters:i}){this.nodes=Wn(
t),this.outputs=t.outputs,this.vocabulary=t.vocabulary,this.padId=t.pad_id,this.src=e,this.tgt=n,this.
sizes={...t.sizes,S:e.length,T:n.length},this.stored=r,this.parameters=i,this.tensors=new Map,this.next=
o??Fn(this.tensor("generator")),this.srcTokens=e.map(a=>this.vocabulary.src[a]),this.tgtTokens=n.map(
a=>this.vocabulary.tgt[a]),this.nextTokens=this.next.map(a=>this.vocabulary.tgt[a])}get hasParams(){
return this.parameters!==null}node(t){return this.nodes.get(this.outputs[t]??t)}shape(t){return this.
known(t).shape.map(e=>this.sizes[e])}tensor(t){let e=this.known(t),n=this.tensors.get(e.path);return n||
(n=this.compute(e,this.shape(t)),this.tensors.set(e.path,n)),n}param(t){return this.parameters?.[t]??
null}hides(t,e,n){return t.startsWith("decoder")&&t.includes(".self_attention")?n>e?"causal":"":this.
src[n]===this.padId?"padding":""}known(t){let e=this.node(t);if(!e)throw new RangeError(`path = ${t}\
 is no tensor of this model`);return e}compute({path:t,op:e,parents:n},o){let r=n.map(a=>()=>this.tensor(
a)),{d_model:i}=this.sizes;switch(e){case"scale":return Et(r[0](),a=>a*Math.sqrt(i));case"split":return Rn(
r[0](),o);case"scores":return zn(r[0](),r[1](),o);case"mask":return this.masked(t,r[0]());case"softm\
ax":return jn(r[0]());case"values":return qn(r[0](),r[1](),o);case"concat":return Pn(r[0](),o);case"\
relu":return Et(r[0](),a=>Math.max(a,0));case"add":{let[a,h]=[r[0](),r[1]()];return Et(a,(c,l)=>c+h.
data[l])}case"copy":return r[0]();default:return this.stored(t,o)}}masked(t,e){let[,n,o]=e.shape;return Et(
e,(r,i)=>{let[a,h]=[Math.floor(i/o)%n,i%o];return this.hides(t,a,h)?-1/0:r})}},he=new WeakMap;function Wn(s){
return he.has(s)||he.set(s,new Map(s.nodes.map(t=>[t.path,t]))),he.get(s)}function Fn(s){return Array.
from({length:s.shape[0]},(t,e)=>{let n=Array.from(O(s,e));return n.indexOf(Math.max(...n))})}var hs=2**
12-1,Kn="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_",Hn=new Map([...Kn].map((s,t)=>[
s,t]));function ls(s,t){let{src:e,tgt:n,next:o,largest:r,letters:i}=t,a=(u,f)=>Hn.get(i[f][u])??0,h={},
c=0,l=(u,f)=>{let p=new Float32Array(le(f));return p.forEach((w,g)=>{let x=h[u]+g,b=(a(x,0)<<7)+(a(x,
1)<<1)+a(x,2);p[g]=(b-hs-1)*r[u]/hs}),{shape:f,data:p}},d=new _t({machine:s,src:e,tgt:n,next:o,stored:l,
parameters:null});for(let u of Object.keys(r))h[u]=c,c+=le(d.shape(u));return d}function de(s,t,e,n){
let{model:o}=t,r=ke(o,()=>{o.forward(e,n,ft(e,s.pad_id),pt())}),i=h=>r[h],{parameters:a}=o;return new _t(
{machine:s,src:e,tgt:n,next:null,stored:i,parameters:a})}function ds(s,t){let{target:e,tgtVocab:n,model:o}=s,r=e.encode(t),i=r.indexOf(n.unkId);if(i>=0)throw new RangeError(
`answer holds '${e.split(t)[i]}', which the model cannot write: leave it out`);let a=o.config.max_len;
if(r.length+1>a)throw new RangeError(`answer has ${r.length} tokens, and the model has positions for\
 ${a-1} after <s>: shorten it`);return[n.bosId,...r]}var ue=({text:s,mode:t,answer:e})=>JSON.stringify([s,e&&t!=="step"?[t,e]:""]),Bn=s=>s.indexOf(s.reduce(
(t,e)=>Math.max(t,e))),Tt=class{constructor(t){this.model=t,this.fetch=Le(t),this.text=t.get("text")}first(){
let t=ls(this.model.get("machine"),this.model.get("opening")),e=ue({text:this.text,mode:"step",answer:""});
return{run:t,key:e,targets:t.next,words:t.nextTokens,live:null,forced:[]}}fits(t,e){return ue(t)===e.
key}async answer(t){let{text:e,mode:n,answer:o}=t,r=await this.fetch(),{src:i,srcMask:a}=r.read(e),{
bosId:h,eosId:c,tokens:l}=r.tgtVocab,d=r.model.config.max_len,u=n!=="step"&&o.trim()?ds(r,o):[h],f=[
...u,c];(n==="generate"||u.length===1)&&(f=Dn(r.model,i,a,u,{maxLen:d,eosId:c}));let p=f.slice(1);return{
run:de(this.model.get("machine"),r,i,f.slice(0,-1)),key:ue(t),targets:p,words:p.map(w=>l[w]),live:r,
forced:u.slice(1).map(w=>l[w])}}};function Dn(s,t,e,n,{maxLen:o,eosId:r}){let i=s.encode(t,e),a=new Map,
h=[...n],c=n;for(;h.length<o&&h.at(-1)!==r;){let l=s.decode(i,e,c,pt(),a),d=s.generator(l);c=[Bn(O(d,
c.length-1))],h.push(...c)}return h}function us({run:s,live:t}){let{model:e,srcVocab:n}=t,o=(h,c)=>s.
src[c]!==n.padId,r=e.encode(s.src,o),i=new Map,a=0;return s.tgt.forEach((h,c)=>{let l=e.decode(r,o,[
h],null,i),[d,u]=[e.generator(l).data,O(s.tensor("generator"),c)];d.forEach((f,p)=>{a=Math.max(a,Math.
abs(f-u[p]))})}),a}var Nt={step:["One step","One target position on its way through the model."],teacher:["Teacher forc\
ing","As in training: the right answer is fed in, and all rows are computed at once. The causal mask\
 keeps each row from the tokens that it has to predict."],generate:["Generation","As in use: one row\
 after the other. The encoder ran once; keys and values of earlier rows are kept (•)."]},Xn=5,At=class{constructor(t){
this.view=t,this.buttons=Object.entries(Nt).map(([n,[o]])=>S(o,()=>t.ask({mode:n}),{"data-mode":n})),
this.hint=m("p",{class:"hint"}),this.rows=m("ol",{class:"rows"}),this.more=m("div",{class:"more"}),this.
error=m("p",{class:"error",role:"alert"});let e={class:"modes",role:"group","aria-label":"Mode"};this.
node=m("div",{},m("div",e,...this.buttons),this.hint,this.rows,this.more,this.error),this.shown=""}refuse(t){
this.error.textContent=t}show(){let{mode:t,found:e,step:n}=this.view;for(let i of this.buttons)i.setAttribute(
"aria-pressed",String(i.dataset.mode===t));this.hint.textContent=Nt[t][1],this.showRows();let o=JSON.
stringify([t,e.key,t==="generate"?n:0,!!e.live]);if(o===this.shown)return;this.shown=o;let r={step:()=>[],
teacher:()=>this.answer(),generate:()=>this.choices()};this.more.replaceChildren(...r[t]())}showRows(){
let{view:t}=this,{scene:e,run:n,mode:o,step:r}=t,i=this.rows.contains(document.activeElement),a=n.tgtTokens.
map((h,c)=>{let l=S(m("span",{lang:e.langOf("decoder")},h),()=>t.stepTo(c),{class:"pill","aria-label":`\
Row ${c}: ${e.rowName("decoder",c)}`});return o!=="teacher"&&c===r&&l.setAttribute("aria-current","s\
tep"),e.hides("decoder",c)&&l.classList.add("unwritten"),m("li",{},l)});this.rows.replaceChildren(...a),
i&&a[r].querySelector("button")?.focus()}answer(){let{view:t}=this,{live:e,targets:n,words:o}=t.found,
r=t.isOwn?" ":"",i=e?e.textOf(n):o.slice(0,-1).join(r),a=`answer-${Math.random()}`,h=m("input",{id:a,
type:"text",value:i,autocomplete:"off",spellcheck:"false",lang:t.scene.langOf("decoder")}),c=m("form",
{class:"line"},m("label",{for:a},"Answer that is fed in"),h,m("button",{},"Feed it in"));c.addEventListener(
"submit",p=>{p.preventDefault(),t.ask({answer:h.value.trim()})});let l=t.found.words.map((p,w)=>t.scene.
lossOf(w)),d=l.reduce((p,w)=>p+w,0)/l.length,u=l.indexOf(Math.max(...l)),f=m("p",{class:"hint"},`Los\
s: ${d.toFixed(3)} per token; the largest is ${l[u].toFixed(2)}, for “${t.found.words[u]}”.`);return[
c,f,this.identity()]}choices(){let{view:t}=this,{scene:e,found:n,run:o}=t,r=O(o.tensor("probabilitie\
s"),e.step),i=[...r.keys()].sort((d,u)=>r[u]-r[d]).slice(0,Xn),{tgt:a}=t.machine.vocabulary,h=n.targets.
slice(0,e.step),c=i.filter(d=>a[d]!=="</s>").map(d=>{let u=`${(100*r[d]).toFixed(r[d]>.0995?0:1)} %`;
return S(`${a[d]} ${u}`,()=>t.goOn([...h,d]))}),l=m("div",{class:"line"},"Continue with ",...c);return n.
forced.length&&l.append(S("Back to the model's own",()=>t.ask({answer:""}))),[l,this.identity()]}identity(){
let{found:t}=this.view,e=m("p",{class:"hint"}),n=()=>{let o=us(this.view.found);e.textContent=`All r\
ows at once, or one row at a time with the cache: the ${t.run.tgt.length} rows agree. Largest differ\
ence of a logit: ${o?o.toExponential(1):"0"}.`};return t.live?n():e.append(S("Compare all rows at on\
ce with one row at a time",()=>this.view.ask({},!0))),e}};var fs=1e-5;function ps({shape:s,data:t},e){return t[e.reduce((n,o,r)=>n*s[r]+o,0)]}var fe=s=>Array.
from({length:s},(t,e)=>e),pe=class{constructor(t,e,n){this.run=t,this.node=e,this.index=n,this.own=this.
cell(e.path,...n)}cell(t,...e){return{path:t,index:e,value:ps(this.run.tensor(t),e)}}parameter(t,...e){
return{path:t,index:e,value:ps(this.run.param(t),e)}}alone(...t){return t.map(e=>({a:e,b:null,product:e.
value}))}pairs(t,e,n){return fe(t).map(o=>{let[r,i]=[e(o),n(o)];return{a:r,b:i,product:r.value*i.value}})}},
G=s=>lt(s.map(({product:t})=>t)),Un={lookup(s){let{run:t,node:e,index:n}=s,[o,r]=n,i=(e.path.startsWith(
"src")?t.src:t.tgt)[o],a={path:e.params[0],index:[i,r],value:s.own.value};return{kind:"lookup",terms:s.
alone(a),formula:`table[${i}, ${r}]`}},scale(s){let{run:t,node:e,index:n}=s,o=Math.sqrt(t.sizes.d_model),
r=s.alone(s.cell(e.parents[0],...n)),i=r[0].product*o;return{kind:"scale",terms:r,scale:o,result:i,formula:"\
table · √d_model"}},position(s){let{node:t,index:e}=s,n=s.cell(t.parents[0],...e),o=s.alone(n,s.parameter(
t.params[0],...e));return{kind:"sum",terms:o,result:G(o),formula:"x + pe"}},norm(s){let{run:t,node:e,
index:n}=s,[o,r]=n,[i,a]=e.params.map(g=>s.parameter(g,r)),h=t.sizes.d_model,c=s.alone(...fe(h).map(
g=>s.cell(e.parents[0],o,g))),l=G(c)/h,d=lt(c.map(({product:g})=>(g-l)**2))/h,f=(c[r].product-l)/Math.
sqrt(d+fs)*i.value+a.value;return{kind:"norm",terms:c,result:f,formula:"(x − mean) / √(variance + ep\
s) · weight + bias",...{at:r,mean:l,variance:d,eps:fs,gain:i,shift:a}}},linear(s){let{run:t,node:e,
index:n}=s,[o,r]=n,[i]=e.parents,[a,h]=e.params,c=s.pairs(t.shape(i)[1],u=>s.cell(i,o,u),u=>s.parameter(
a,r,u)),l=s.parameter(h,r),d=G(c)+l.value;return{kind:"dot",terms:c,bias:l,result:d,formula:"Σ xᵢ · \
weightᵢ + bias"}},split(s){let{run:t,node:e,index:n}=s,[o,r,i]=n,a=[r,o*t.sizes.d_k+i];return{kind:"\
copy",terms:s.alone(s.cell(e.parents[0],...a)),formula:"column head · d_k + i"}},scores(s){let{run:t,
node:e,index:n}=s,[o,r,i]=n,[a,h]=e.parents,c=s.pairs(t.sizes.d_k,u=>s.cell(a,o,r,u),u=>s.cell(h,o,i,
u)),l=1/Math.sqrt(t.sizes.d_k),d=G(c)*l;return{kind:"dot",terms:c,scale:l,result:d,formula:"Σ qᵢ · k\
ᵢ / √d_k"}},mask(s){let{run:t,node:e,index:n}=s,o=s.alone(s.cell(e.parents[0],...n)),r=t.hides(e.
path,n[1],n[2]),i=r?-1/0:o[0].product;return{kind:"mask",terms:o,result:i,formula:r?"−∞: the mask hi\
des this key":"the score: not masked",hidden:r}},softmax(s){let{run:t,node:e,index:n}=s,[o]=e.parents,
[r,i]=[n.slice(0,-1),n.at(-1)],a=fe(t.shape(o).at(-1)).map(f=>s.cell(o,...r,f)),h=a.reduce((f,{value:p})=>Math.
max(f,p),-1/0),c=a.map(f=>({a:f,b:null,product:Math.exp(f.value-h)})),l=G(c),d=c[i].product/l;return{
kind:"softmax",terms:c,result:d,formula:"exp(x) / Σ exp(xⱼ)",at:i,largest:h,total:l}},values(s){let{
run:t,node:e,index:n}=s,[o,r,i]=n,[a,h]=e.parents,c=s.pairs(t.shape(h)[1],l=>s.cell(a,o,r,l),l=>s.cell(
h,o,l,i));return{kind:"dot",terms:c,result:G(c),formula:"Σ weightⱼ · vⱼ"}},concat(s){let{run:t,
node:e,index:n}=s,[o,r]=n,{d_k:i}=t.sizes,a=[Math.floor(r/i),o,r%i];return{kind:"copy",terms:s.alone(
s.cell(e.parents[0],...a)),formula:"head i // d_k, column i % d_k"}},relu(s){let t=s.alone(s.cell(s.
node.parents[0],...s.index)),e=Math.max(t[0].product,0);return{kind:"relu",terms:t,result:e,formula:"\
max(0, x)"}},add(s){let t=s.alone(...s.node.parents.map(e=>s.cell(e,...s.index)));return{kind:"sum",
terms:t,result:G(t),formula:"x + sublayer(x)"}},copy(s){return{kind:"copy",terms:s.alone(s.cell(s.node.
parents[0],...s.index)),formula:"x"}}};function St(s,t,e){let n=s.node(t);if(!n)throw new RangeError(
`path = ${t} is no tensor of this model`);let o=s.shape(t);if(e.length!==o.length||e.some((c,l)=>!(o[l]>
c&&c>=0)))throw new RangeError(`index = ${e} is not within the shape (${o}) of ${t}`);let r=new pe(s,
n,e),i=r.own,a={cell:i,terms:[],bias:null,scale:null,result:i.value};if(n.params.length>0&&n.op!=="l\
ookup"&&!s.hasParams){let c={linear:"dot",position:"sum"}[n.op]??n.op;return{...a,kind:c,formula:"",
needs:"parameters"}}return{...a,...Un[n.op](r)}}var Vn=s=>s.charAt(0).toUpperCase()+s.slice(1),Gn=({path:s,index:t})=>$(s,t.length===3?t[0]:-1,...t.
slice(-2)),ms=({head:s,row:t,cell:e})=>s<0?[t,e]:[s,t,e];function ws(s,t){let{run:e,scene:n}=s,o=St(
e,t.path,ms(t)),r=e.node(t.path),i=t.head<0?"":`, head ${t.head}`,a=`${n.rowName(t.path,t.row)}, ${n.
columnName(t.path,t.cell)}`,h=m("p",{class:"number-title"},m("strong",{},`${r.name}`),`${i}, ${a}`),
c=m("code",{},`${r.path}[${ms(t).join(", ")}]`),l=e.hasParams?H(o.result):`≈ ${M(o.result)}`,d=m("\
output",{class:"number-value"},l),f=[m("div",{class:"number-top"},d,m("div",{},h,c)),Yn(s,t)];return e.
hasParams?f.push(...Jn(s,o)):(f.push(m("p",{class:"hint"},"The exact numbers and the parameters are \
on their way …")),s.needParameters()),{nodes:f,focus:""}}function Yn(s,t){let[e,n]=s.run.shape(t.path).
slice(-2),r=[["←","Previous column",0,-1],["→","Next column",0,1],["↑","Previous row",-1,0],["\
↓","Next row",1,0]].map(([i,a,h,c])=>{let l={...t,row:t.row+h,cell:t.cell+c},d=l.row>=0&&l.row<e&&
l.cell>=0&&l.cell<n,f=S(i,()=>d&&s.go(l),{"aria-label":a,"data-id":a,tabindex:"-1"});return f.setAttribute(
"aria-disabled",String(!d)),f});return m("div",{class:"neighbours",role:"group","aria-label":"The ce\
lls beside it"},...r)}function K(s,t,e=""){let{run:n,scene:o}=s,r=M(t.value,3);if(!n.node(t.path)){let h=`${t.
path}[${t.index.join(", ")}]`;return m("span",{class:"operand parameter",title:`${h}: a parameter, f\
ound in training`},r)}let i=Gn(t),a=o.sayCell(n.tensor(t.path),i);return S(r,()=>s.go(i),{class:`ope\
rand ${e}`,"data-id":`${t.path}@${t.index}`,"aria-label":`${I(t.path)}, ${a}`,title:a,tabindex:"-1"})}
var Lt=(s,{path:t})=>s.run.node(t)?.name??t.split(".").slice(-2).join("."),me=({path:s})=>({q:"query",
k:"key",v:"value"})[s.split(".").at(-1)]??"";function Jn(s,t){let{kind:e,terms:n,formula:o}=t,r=[m("\
p",{class:"formula"},m("code",{},o))];return n.length>2&&r.push(ro(s,t)),e==="dot"?r.push(Qn(s,t),...Zn(
s,t)):e==="softmax"?r.push(to(s,t),...eo(t)):e==="norm"?r.push(...so(s,t)):r.push(oo(s,t)),r}function Qn(s,{
terms:t}){let[{a:e,b:n}]=t,o=m("p",{class:"soft"},`${t.length} products: ${Lt(s,e)} × ${Lt(s,n)}`),
r=t.map(({a:i,b:a,product:h},c)=>m("li",{},m("small",{},c),K(s,i,me(i)),"×",K(s,a,me(a)),"=",m("spa\
n",{class:"product"},M(h,3))));return m("div",{},o,m("ol",{class:"terms"},...r))}function Zn(s,{terms:t,
bias:e,scale:n,result:o}){let r=t.reduce((a,{product:h})=>a+h,0),i=[m("span",{},`Σ = ${M(r,4)}`)];return e&&
i.push(m("span",{},"+ bias ",K(s,e))),n&&i.push(m("span",{},`× ${M(n,4)} (1 / √${Math.round(n**-2)}\
)`)),i.push(m("strong",{},`= ${H(o)}`)),[m("p",{class:"ending"},...i)]}function to(s,{terms:t,at:e,largest:n}){
let o=t.length>40?t.map((c,l)=>l).filter(c=>c===e||t[c].product>.001):[...t.keys()],r=t.length-o.length,
i=Lt(s,t[0].a),a=m("p",{class:"soft"},`exp(${i} − ${M(n,3)}), of ${t.length} columns${r?`; ${r} be\
low 0.001 are left out here and are in the sum`:""}`),h=o.map(c=>{let{a:l,product:d}=t[c],u=m("li",{},
m("small",{},s.scene.columnName(l.path,l.index.at(-1))),"exp ",K(s,l),"=",m("span",{class:"product"},
d>0&&d<5e-4?d.toExponential(1):M(d,3)));return c===e&&u.classList.add("current"),u});return m("div",
{},a,m("ol",{class:"terms wide"},...h))}function eo({terms:s,at:t,total:e,result:n}){return[m("p",{class:"\
ending"},m("span",{},`${M(s[t].product,4)} / Σ ${M(e,4)}`),m("strong",{},`= ${H(n)}`))]}function so(s,t){
let{terms:e,at:n,mean:o,variance:r,eps:i,gain:a,shift:h,result:c}=t,l=e.map(({a:u},f)=>{let p=m("li",
{},m("small",{},f),K(s,u));return f===n&&p.classList.add("current"),p}),d=K(s,e[n].a);return d.dataset.
id+="-again",[m("p",{class:"soft"},`The row of ${e.length} numbers that is normalized:`),m("ol",{class:"\
terms narrow"},...l),m("p",{class:"ending"},m("span",{},`mean ${M(o,4)}`),m("span",{},`variance ${M(
r,4)}`),m("span",{},"(",d,` − ${M(o,4)}) / √(${M(r,4)} + ${i})`),m("span",{},"× weight ",K(s,a)),
m("span",{},"+ bias ",K(s,h)),m("strong",{},`= ${H(c)}`))]}var no={copy:"is the number",mask:"keeps,\
 or hides",relu:"max(0, x) of",lookup:"a row of the table:",scale:""};function oo(s,{kind:t,terms:e,
scale:n,result:o,hidden:r}){let i=e.flatMap(({a},h)=>[h?"+":Vn(no[t]??""),m("span",{},`${Lt(s,a)} `,
K(s,a,me(a)))]);return n&&i.push(`× ${M(n,4)}`),r&&i.push(`hidden by the ${r} mask`),m("p",{class:"\
ending"},...i,m("strong",{},`= ${H(o)}`))}function ro(s,{terms:t,kind:e,at:n}){let o=Math.max(200,s.
width||720),r=t.map(({product:p})=>p),i=Math.max(...r.map(Math.abs))||1,a=r.some(p=>p<0),h=70,c=a?h/
2:h-2,l=Math.min(o/t.length,40),d=r.map((p,w)=>{let g=Math.abs(p)/i*(a?h/2-2:h-4),x=w===n&&e!=="dot"?
" chosen":"";return A("rect",{x:w*l+l*.1,y:p<0?c:c-g,width:l*.8,height:Math.max(g,.75),class:(p<0?"m\
inus":"plus")+x})}),u=A("path",{d:`M0 ${c}H${l*t.length}`,class:"wire"}),f={viewBox:`0 0 ${o} ${h}`,
width:o,height:h};return A("svg",{...f,class:"picture bars","aria-hidden":"true"},...d,u)}var io={layer:()=>"Each sublayer reads the residual stream x through a layer norm; its output, the u\
pdate, is added to x.",attention:({run:s},t)=>t.endsWith("cross_attention")?`The queries come from t\
he decoder, keys and values from the memory. Each of the ${s.sizes.H} heads has ${s.sizes.d_k} of th\
e ${s.sizes.d_model} features.`:`Queries, keys and values come from the same vectors. Each of the ${s.
sizes.H} heads has ${s.sizes.d_k} of the ${s.sizes.d_model} features.`,feedForward:({run:s})=>`Each \
position on its own: ${s.sizes.d_model} features become ${s.sizes.d_ff} hidden units, what is negati\
ve becomes 0, and ${s.sizes.d_model} come back.`,embedding:()=>"Each token picks its row of the tabl\
e; scaled, and with its position added, it starts the residual stream.",finalNorm:(s,t)=>t==="encode\
r"?"The last layer norm gives the memory: every decoder layer reads it.":"The last layer norm gives \
the hidden states that the generator reads.",generator:({run:s})=>`Each row becomes a score for each\
 of the ${s.sizes.V} entries of the target vocabulary; softmax makes probabilities of them.`};function gs(s,t,e){
let{run:n,step:o}=s;if(D(t)){let i=B(n.tensor(t.path),t.head,t.row,t.cell);return`${s.sayOf(t.path)}\
. Here: ${M(i,3)}, and where it comes from.`}if(e.kind==="head")return`${s.sayOfHead(e.path,t.head,ao(
s,t))}.`;if(e.kind!=="map"){let i=io[e.kind](s,e.path);return t.path===e.path?i:`${s.sayOf(t.path)}.`}
if(s.station>=0)return`${s.station+1} of ${tt.length}: ${tt[s.station][1]}`;if(s.mode==="teacher")return`\
All ${n.sizes.T} rows at once: each reads its token of tgt_in and is to predict its token of tgt_out\
; its loss stands beside it.`;let r=(100*s.probabilityOf(o)).toFixed(1);return`Row ${o} reads “${n.
tgtTokens[o]}” and predicts “${s.outOf(o)}”, with ${r} %. Choose any part to go into it.`}var ao=(s,{
path:t,row:e})=>s.isTarget(t)||t.startsWith("encoder")?e:-1;var Ct=class{constructor(t){this.stage=t,this.node=m("div",{class:"unseen"}),this.grid=null}get isOpen(){
return this.grid!==null}enter(t){let{view:e}=this.stage,n=e.run.tensor(t.path);this.grid=t;let o=t.rows.
map(c=>Array.from({length:t.columns},(l,d)=>{let u=M(B(n,t.head,c,d),3),f=e.scene.columnName(t.path,
d);return m("td",{tabindex:"-1","aria-label":`${f}: ${u}`,"data-at":`${c} ${d}`,...j},u)})),r=o.map(
(c,l)=>m("tr",{},m("th",{scope:"row"},e.scene.rowName(t.path,t.rows[l])),...c)),i=e.scene.sayOf(t.path),
a=m("table",{role:"grid","aria-label":i},m("tbody",{},...r)),h=c=>c.target.closest("td").dataset.at.
split(" ").map(Number);a.addEventListener("focusin",c=>this.stage.look(t,...h(c))),a.addEventListener(
"keydown",c=>{c.key==="Enter"&&(c.preventDefault(),this.stage.pinOrEnter(t,...h(c)))}),Vt(a,o),this.
node.replaceChildren(a),o[0][0].focus({preventScroll:!0})}leave(t=!1){if(!this.grid)return!1;let{path:e,
head:n}=this.grid;if(this.grid=null,t){let o=this.stage.sheet?.spots.find(({grid:r})=>r?.path===e&&r.
head===n);this.stage.buttons().find(r=>r.dataset.id===o?.id)?.focus()}return this.node.replaceChildren(),
!0}};var xs=24,co=s=>`${Math.round(s*10)/10}px`,It=class{constructor(t){this.view=t,this.svg=A("svg",{"ar\
ia-hidden":"true",class:"picture"}),this.spots=m("div",{class:"spots",role:"group",...j}),this.number=
m("div",{class:"number-page",...j}),this.node=m("div",{class:"stage"},this.svg,this.spots,this.number),
this.cells=new Ct(this),this.node.append(this.cells.node),this.known=new Map,this.spotOf=new WeakMap,
this.sheet=null,this.at=null,this.lights=A("g",{class:"lights"}),this.pin=null,this.node.addEventListener(
"keydown",e=>this.key(e)),this.node.addEventListener("keyup",e=>{e.key===" "&&e.preventDefault()})}show(t,e){
let n=!this.sheet||!this.at||lo(this.at,e)===!1,o=this.node.contains(document.activeElement)?document.
activeElement?.getAttribute("data-id")??"":null;this.sheet=t,this.at=e,n&&(this.pin=null,this.cells.
leave()),this.number.replaceChildren(),this.svg.removeAttribute("hidden"),this.lights=A("g",{class:"\
lights"}),this.svg.setAttribute("viewBox",`0 0 ${t.width} ${Math.ceil(t.height)}`),this.svg.setAttribute(
"width",String(t.width)),this.svg.setAttribute("height",String(Math.ceil(t.height))),this.svg.replaceChildren(
t.node,this.lights),this.spots.setAttribute("aria-label","Parts of this picture"),this.drawSpots(t.spots),
this.markPlace(e),this.takeFocus(o,n)}showNumber({nodes:t,focus:e}){let n=this.node.contains(document.
activeElement);this.clear(),this.number.replaceChildren(...t);let o=this.buttons(),r=o.find(i=>i.dataset.
id===e)??o[0];r&&(r.tabIndex=0),n&&r?.focus()}clear(){this.sheet=null,this.at=null,this.pin=null,this.
cells.leave(),this.svg.replaceChildren(),this.svg.setAttribute("height","0"),this.spots.replaceChildren(),
this.known=new Map,this.number.replaceChildren()}takeFocus(t,e){let n=this.buttons(),{from:o}=this.view,
r=e&&o?this.sheet.spots.find(({go:h,grid:c})=>uo(h??c,o)):null,i=e?r?.id:t,a=n.find(h=>h.dataset.id===
i)??n[0];for(let h of n)h.tabIndex=h===a?0:-1;t!==null&&!this.cells.isOpen&&a?.focus({preventScroll:!e})}buttons(){
return[...this.node.querySelectorAll("[data-id]")]}drawSpots(t){let e=({id:r,x:i,y:a,w:h,h:c})=>`${r}\
 ${i} ${a} ${h} ${c}`,n=t.map(r=>{let i=e(r),a=this.known.get(i)??this.button();return this.known.has(
i)||ho(a,r),this.spotOf.set(a,r),a.className=r.grid?"spot cells":"spot",a.dataset.id=r.id,a.ariaLabel!==
r.say&&a.setAttribute("aria-label",r.say),[i,a]}),o=n.length===this.known.size&&n.every(([r])=>this.
known.has(r));this.known=new Map(n),o||this.spots.replaceChildren(...this.known.values())}button(){let t=m(
"button",{type:"button",tabindex:"-1",...j}),e=()=>this.spotOf.get(t);return t.addEventListener("poi\
ntermove",n=>{let[o,r]=this.inPicture(n),{grid:i,read:a,say:h}=e();i?this.look(i,...bs(i,o,r)):this.
view.point(a?.(o,r)??h)}),t.addEventListener("pointerleave",()=>this.lookAway()),t.addEventListener(
"focus",()=>{this.stopAt(t),t.matches(":focus-visible")&&this.view.point(e().say)}),t.addEventListener(
"blur",()=>this.lookAway()),t.addEventListener("click",n=>this.enter(e(),n)),t}inPicture({clientX:t,
clientY:e}){let{left:n,top:o,width:r}=this.svg.getBoundingClientRect(),i=this.sheet.width/(r||1);return[
(t-n)*i,(e-o)*i]}enter(t,e){if(!t.grid)return this.view.go(t.go);if(e.detail===0)return this.cells.enter(
t.grid);let{path:n,head:o}=t.grid;this.view.go($(n,o,...bs(t.grid,...this.inPicture(e))))}look(t,e,n){
this.drawLights(t,e,n),this.view.point(this.sayCell(t,e,n))}lookAway(){this.view.point(""),this.pin?
this.drawLights(this.pin.grid,this.pin.row,this.pin.cell):this.markPlace(this.at)}sayCell({path:t,head:e},n,o){
let{scene:r,run:i}=this.view;return r.sayCell(i.tensor(t),{path:t,head:e,row:n,cell:o})}drawLights(t,e,n){
let{x:o,y:r,cw:i,ch:a,rows:h,columns:c}=t,[l,d]=[o+n*i,r+h.indexOf(e)*a],u=(f,p)=>A("rect",{...f,class:p});
this.lights.replaceChildren(u({x:o,y:d,width:c*i,height:a},"line-light"),u({x:l,y:r,width:i,height:h.
length*a},"line-light"),u({x:l,y:d,width:i,height:a},"cell-light"),...this.sourcesOf(t,e,n).map(f=>u(
f,"source-light")))}sourcesOf({path:t,head:e},n,o){let{view:r}=this,i=new Map;for(let{path:a,index:h}of r.
operandsOf({path:t,head:e,row:n,cell:o})){let c=h.length===3?h:[-1,...h],l=this.sheet.grids.find(b=>b.
path===a&&(b.head<0||c[0]<0||b.head===c[0])&&b.rows.includes(c[1]));if(!l)continue;let[d,u]=[l.rows.
indexOf(c[1]),c[2]],f=`${a}#${l.head}`,[p,w,g,x]=i.get(f)?.box??[d,u,d,u];i.set(f,{grid:l,box:[Math.
min(p,d),Math.min(w,u),Math.max(g,d),Math.max(x,u)]})}return[...i.values()].map(({grid:{x:a,y:h,cw:c,
ch:l},box:[d,u,f,p]})=>({x:a+u*c-1,y:h+d*l-1,width:(p-u+1)*c+2,height:(f-d+1)*l+2}))}markPlace(t){if(this.
lights.replaceChildren(),!!this.sheet)for(let{path:e,head:n,rows:o,columns:r,x:i,y:a,cw:h,ch:c}of this.
sheet.grids){if(e!==t.path||e===q(t.path,t.head).path||t.head>=0&&n>=0&&n!==t.head)continue;let l=o.
indexOf(t.row),[d,u]=l<0?[a,c*o.length]:[a+l*c,c];this.lights.append(A("rect",{x:i-2,y:d-2,width:r*h+
4,height:u+4,class:"source-light"}))}}pinOrEnter(t,e,n){let{pin:o}=this;if(o&&o.grid===t&&o.row===e&&
o.cell===n)return this.view.go($(t.path,t.head,e,n));this.pin={grid:t,row:e,cell:n},this.look(t,e,n),
this.view.point(`${this.sayCell(t,e,n)} Pinned: Enter again for its sum.`)}unpin(){return this.pin?(this.
pin=null,this.cells.isOpen||this.lookAway(),!0):this.cells.leave(!0)}stopAt(t){for(let e of this.buttons())
e.tabIndex=e===t?0:-1}key(t){if(t.ctrlKey||t.metaKey||t.altKey)return;let{view:e}=this,n=/^[0-9]$/.test(
t.key)?Number(t.key):-1,o={Escape:()=>e.out(),PageUp:()=>e.besides(-1),PageDown:()=>e.besides(1),"[":()=>e.
stepBy(-1),"]":()=>e.stepBy(1)," ":()=>e.bar.toggle(),ArrowLeft:()=>this.walk(-1,0),ArrowRight:()=>this.
walk(1,0),ArrowUp:()=>this.walk(0,-1),ArrowDown:()=>this.walk(0,1)}[t.key];!o&&n<0||t.key.startsWith(
"Arrow")&&t.target.closest?.("[role=grid]")||(t.preventDefault(),o?o():this.toHead(n))}toHead(t){let{
at:e}=this.view,n=document.activeElement?.getAttribute("data-id")??"",o=q(e.path||n.split("#")[0]).path,
r=this.view.run.sizes.H;!o.endsWith("attention")||t>=r||this.view.go(e.head>=0?{...e,head:t}:$(o,t))}walk(t,e){
let n=this.buttons(),o=n.find(h=>h===document.activeElement)??n[0],r=o.getBoundingClientRect(),i=h=>{
let c=h.getBoundingClientRect(),l=(f,p,w,g)=>Math.max(0,w-p,f-g),[d,u]=t?[t*(c.left+c.right-r.left-r.
right)/2,l(c.top,c.bottom,r.top,r.bottom)]:[e*(c.top+c.bottom-r.top-r.bottom)/2,l(c.left,c.right,r.left,
r.right)];return d>1?d+3*u:1/0},a=n.filter(h=>h!==o).reduce((h,c)=>i(c)<i(h)?c:h,o);a!==o&&i(a)<1/0&&
a.focus()}};function ho(s,t){let[e,n]=[Math.max(t.w,xs),Math.max(t.h,xs)],o={left:t.x-(e-t.w)/2,top:t.
y-(n-t.h)/2,width:e,height:n};for(let[r,i]of Object.entries(o))s.style.setProperty(r,co(i))}var lo=(s,t)=>{
let[e,n]=[s,t].map(({path:o,head:r})=>q(o,r));return e.kind===n.kind&&e.path===n.path&&s.head===t.head},
uo=(s,t)=>s&&s.path===t.path&&s.head===t.head;function bs({x:s,y:t,cw:e,ch:n,rows:o,columns:r},i,a){
let h=(l,d)=>Math.max(0,Math.min(d-1,l));return[o[h(Math.floor((a-t)/n),o.length)],h(Math.floor((i-s)/
e),r)]}var ys=["path","head","row","cell"],Rt=["text","mode","answer"],$s=[...Rt,"step",...ys],fo={map:cs,layer:Ue,
attention:je,feedForward:Be,head:Xe,embedding:Fe,finalNorm:Ke,generator:He},we=class{constructor({model:t,
el:e}){this.model=t,this.isOwn=!!t.get("own"),this.machine=t.get("machine"),this.paths=new Set([...Object.
keys(this.machine.outputs),...this.machine.nodes.map(n=>n.path)]),this.runs=new Tt(t),this.found=this.
runs.first(),this.scene=this.newScene(),this.station=-1,this.width=0,this.redraw=()=>{},this.form=Ce(
t,"Run","",n=>this.ask({text:n,answer:""})),this.modes=new At(this),this.way=m("ol",{}),this.says=ye(
"says"),this.pointed=$e(),this.stage=new It(this),this.bar=new $t(this),this.listing=new Mt(this),this.
address=this.inAddress(e),be(e,"machine-explorer","Machine explorer",this.form.node,this.modes.node,
m("nav",{"aria-label":"Where you are in the model"},this.way),this.says,this.stage.node,this.pointed,
this.bar.node,this.listing.node,this.address.node)}inAddress(t){let e=r=>/^(-1|\d{1,4})$/.test(r)?Number(
r):void 0,n=r=>r.length<=Se?r:void 0,o=r=>r===""||this.paths.has(r)?r:void 0;return Ie(this.model,t,
{text:n,mode:Ut(Object.keys(Nt)),step:e,answer:n,path:o,head:e,row:e,cell:r=>/^(\d{1,4}(,\d{1,4}){1,2})?$/.
test(r)?r:void 0})}get at(){return ts(nt(this.model,ys))}get mode(){return this.model.get("mode")}get run(){
return this.found.run}get step(){return Math.max(0,Math.min(this.model.get("step"),this.run.sizes.T-
1))}go(t){this.from=this.at,ht(this.model,es(t))}out(){this.stage.unpin()||this.at.path&&this.go(Je(
this.at))}stepBy(t){this.bar.stop(),this.stepTo(this.step+t)}stepTo(t){if(t<0||t>=this.run.sizes.T)return;
let{path:e,row:n}=this.at,o=n>=0&&this.scene.isTarget(e)&&n===this.step;ht(this.model,o?{step:t,row:t}:
{step:t})}besides(t){let e=Qe(this.at,t,this.paths);e&&this.go(e)}async ask(t,e=!1){let n={...nt(this.
model,Rt),...t};this.asked=n,this.bar.stop();let o=this.runs.fits(n,this.found)&&!e;this.form.node.setAttribute(
"aria-busy","true");let r=setTimeout(()=>this.tell("The parameters are on their way …"),150);try{let a=o?
this.found:await this.runs.answer(n);if(this.asked!==n)return;this.found=a}catch(a){this.asked===n&&
this.refuse(a);return}finally{clearTimeout(r),this.form.node.setAttribute("aria-busy","false")}this.
form.refuse(null),this.modes.refuse(""),this.showParts(!0);let i=n.text!==this.model.get("text");ht(
this.model,i?{...n,row:-1,cell:"",step:0}:n),this.form.show(n.text),this.redraw()}async goOn(t){let e=await this.
runs.fetch().catch(n=>this.refuse(n));e&&(await this.ask({answer:e.textOf(t)}),this.stepTo(t.length))}refuse(t){
let e=t instanceof RangeError&&t.message.startsWith("answer");this.showParts(!1,e),e?this.modes.refuse(
t.message):this.form.refuse(t)}showParts(t,e=!1){let{modes:n,stage:o,bar:r,listing:i,pointed:a,says:h,
way:c}=this;for(let l of[n.rows,o.node,r.node,i.node])l.hidden=!t;if(n.more.hidden=!t&&!e,!t){this.found=
{...this.found,key:""};for(let l of[a,h,c,n.rows,o.number])l.replaceChildren();o.clear(),n.shown="",
e||n.more.replaceChildren(),i.shown=""}}async needParameters(){if(this.isFetching)return;this.isFetching=
!0;let{found:t}=this;try{let e=await this.runs.answer(nt(this.model,Rt));this.found===t&&(this.found=
e),this.redraw()}catch(e){this.tell(`The parameters could not be fetched: ${e.message}.`)}finally{this.
isFetching=!1}}operandsOf(t){let{run:e}=this,n=t.head<0?[t.row,t.cell]:[t.head,t.row,t.cell],{terms:o,
needs:r}=St(e,t.path,n);if(!r)return o.flatMap(({a:h,b:c})=>c?[h,c]:[h]);let[i]=e.node(t.path).parents;
return[0,e.shape(i).at(-1)-1].map(h=>({path:i,index:[t.row,h]}))}draw(){let t=this.within(this.at);this.
scene=this.newScene(),this.modes.show(),this.drawWay(t);let e=q(t.path,t.head);if(D(t))this.stage.showNumber(
ws(this,t));else{let n=new gt(this.width||720);fo[e.kind](n,this.scene,e.path,t),this.stage.show(n,t)}
this.bar.show(),this.listing.show(t),this.tell(gs(this.scene,t,e)),this.address.show()}newScene(){let{
mode:t,step:e,station:n,isOwn:o}=this,{run:r,targets:i,words:a}=this.found;return new bt(r,{mode:t,step:e,
station:n,isOwn:o,targets:i,words:a})}within(t){let e=t.path?this.run.shape(t.path):[],[n,o]=e.slice(
-2);return t.row>=n||t.cell>=o||t.head>=this.run.sizes.H?$(t.path,Math.min(t.head,this.run.sizes.H-1)):
D(t)&&e.length===3&&t.head<0?$(t.path):t}drawWay(t){let{run:e,scene:n}=this,o=Ze(t,e,({path:i,row:a})=>n.
rowName(i,a)),r=o.map(([i,a],h)=>{if(h===o.length-1)return m("li",{},m("span",{"aria-current":"locat\
ion"},i));let c=m("button",{type:"button"},i);return c.addEventListener("click",()=>this.go(a)),m("l\
i",{},c)});this.way.replaceChildren(...r)}tell(t){this.says.textContent!==t&&(this.says.textContent=
t)}point(t){this.pointed.textContent=t}};function po({model:s,el:t}){let e=new we({model:s,el:t}),n=!1,
o=()=>{n||(n=!0,queueMicrotask(()=>{n=!1,e.runs.fits(nt(s,Rt),e.found)?e.draw():e.ask({})}))};e.redraw=
o;for(let i of $s)s.on(`change:${i}`,o);let r=new ResizeObserver(([{contentRect:i}])=>{let a=Math.min(
720,Math.floor(i.width));!a||a===e.width||(e.width=a,o())});return r.observe(e.stage.node),e.form.show(
s.get("text")),o(),()=>{e.bar.stop(),r.disconnect();for(let i of $s)s.off(`change:${i}`,o)}}var ks={
render:po};widget=ks;})();
export default widget;
