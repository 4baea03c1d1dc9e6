let widget;
(()=>{var f="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",V=new RegExp(
`[${f}]+`),pt=new RegExp(`^[${f}]+|[${f}]+$`,"g");function z(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(V).filter(Boolean),o=(n,r)=>n==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((n,r)=>o(n,r)?"one":n)}var ft="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),gt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");var mt=new RegExp(`^[${f}]*<[A-Za-z]+>[${f}]`);var y="I translate integers from 0 to 999,999.",C=s=>s.length>40?`${s.slice(0,30)}…`:s;var P=(s,t)=>tt(s,t,1)[0];function tt(s,t,e){let o=Array.from(s),n=[];for(let r of t){let c=Array.from(
r),i=o.length+c.length;if(2*Math.min(o.length,c.length)/i<.6)continue;let l=2*L(c,o)/i;l>=.6&&n.push(
{ratio:l,choice:r})}return n.sort((r,c)=>c.ratio-r.ratio||(r.choice<c.choice?1:-1)),n.slice(0,e).map(
({choice:r})=>r)}function L(s,t){let e={size:0},o=[];if(s.forEach((i,l)=>{o=t.map((d,h)=>i===d?(o[h-
1]??0)+1:0),o.forEach((d,h)=>{d>e.size&&(e={size:d,i:l-d+1,j:h-d+1})})}),!e.size)return 0;let{size:n,
i:r,j:c}=e;return n+L(s.slice(0,r),t.slice(0,c))+L(s.slice(r+n),t.slice(c+n))}var D=s=>/^\d+$/.test(s),et=40,R=["<pad>","<s>","</s>","<unk>"],I=class{constructor(t){this.tokens=[
...R,...t],this.idOf=new Map(this.tokens.map((c,i)=>[c,i]));let[e,o,n,r]=R.keys();this.padId=e,this.
bosId=o,this.eosId=n,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),o=n=>n!==this.padId&&n!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
o).map(n=>this.tokens[n])}},M="[\\p{L}\\p{N}_]",B=`[^\\p{L}\\p{N}_${f}]`,nt=new RegExp(`${M}+(?:['’-\
]${M}+)*|${B}`,"gu"),st=new RegExp(` ?${M}+| ?${B}+|[${f}]`,"gu"),E=class{constructor({tokens:t}){this.
vocabulary=new I(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)
throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.match(
nt)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},A=class extends E{constructor(t){
super(t);let e=n=>n[0]==="<"&&n.at(-1)===">",o=this.vocabulary.tokens.slice(R.length);this.languages=
o.filter(e),this.words=o.filter(n=>!e(n))}split(t){return z(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:o}=this,n=this.split(t.normalize("NFC")),[r]=o;if(r&&!o.includes(n[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${o.join(" ")}.`);let c=n.slice(r?1:0);if(!c.length)
throw new RangeError(`${y} Write one, such as 47 or forty-seven.`);let i=c.filter(l=>!this.words.includes(
l));if(!i.length)return e.encode(n);throw new RangeError(this.refusal(i.find(l=>!D(l))??i[0]))}refusal(t){
if(D(t))return`${y} Write “${C(t)}” in words too, or the integer in digits.`;let e=t.length<=et&&
P(t,this.words);return`${y} “${C(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},N=class extends E{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([o,n])=>o+n)])}),this.merges=e,this.places=new Map,e.forEach(([o,n],r)=>{let c=U(o,n);
this.places.set(c,[...this.places.get(c)??[],r])})}split(t){return(t.match(st)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let n=t.slice(1).flatMap((r,c)=>this.
places.get(U(t[c],r))??[]).filter(r=>r>e);if(!n.length)return t;e=Math.min(...n),t=ot(t,this.merges[e])}}},
U=(s,t)=>`${s.length} ${s}${t}`;function ot(s,[t,e]){let o=[];for(let n=0;n<s.length;n++){let r=s[n]===
t&&s[n+1]===e;o.push(r?t+e:s[n]),r&&n++}return o}var rt={words:E,"number words":A,"sub-words":N},H=({
kind:s,...t})=>new rt[s](t);function a(s,t={},...e){return it(document.createElement(s),t,e)}function it(s,t,e){for(let[o,n]of Object.entries(t))s.setAttribute(o,n);return s.append(...e),s}function F(s,t,e,...o){
let n={class:`annotated-view ${t}`,role:"group","aria-label":e};s.append(a("div",n,...o))}var T={"data-lm-suppress-shortcuts":"true"};function S(s,t,e={}){let o=a("button",{type:"button",...e},
s);return o.addEventListener("click",t),o}function ct(s,t,e,o){let n=a("input",{type:"range",...e,...T}),
r=a("output",{"aria-live":"off"}),c=a("span",{},s," ",a("code",{},t));return n.addEventListener("inp\
ut",()=>o(Number(n.value))),{node:a("div",{class:"control"},a("label",{},c,n),r),input:n,output:r}}function G(s,t,e,o){
let n={min:Math.min(...e),max:Math.max(...e)},{node:r,input:c,output:i}=ct(s,t,n,o);return{node:r,input:c,
show(l){c.value=String(l),i.textContent=String(l)}}}function Y(s,t,e){let o=t.map(n=>`change:${n}`);for(let n of o)s.on(n,e);return e(),()=>{for(let n of o)
s.off(n,e)}}function j(s,t){for(let[e,o]of Object.entries(t))s.set(e,o);s.save_changes()}function Z(s){let t=a("\
p",{class:s}),e=new MutationObserver(()=>{t.textContent&&lt(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,o)),t}var at=1e3,O,q;function lt(s){O?.isConnected||
(O=a("p",{class:"annotated-voice",role:"status"}),document.body.append(O));let t=O;clearTimeout(q),q=
setTimeout(()=>{t.textContent=s},at)}var W=s=>t=>s.find(e=>String(e)===t),kt=W([!0,!1]),ut=s=>String(s);function J(s,t,e,o={}){let n=t.closest(
"[data-widget]");if(!s.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(c.indexOf(n)>0?c.indexOf(n)+1:""),l=u=>(o[u]??ut)(s.get(u)),d=Object.keys(
e),h=Object.fromEntries(d.map(u=>[u,l(u)])),b=new URLSearchParams(location.search),k=[];for(let[u,w]of Object.
entries(e)){let $=b.get(`${i}.${u}`);if($===null)continue;let p=w($);p===void 0?k.push(u):s.set(u,p)}
let g=a("a",{},"Copy link to this setting"),m=a("span",{role:"status"});g.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let x=k.length?` The address has a s\
etting that could not be read, and was left out: ${k.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,m,x),show(){let u=new URLSearchParams(location.search);for(let p of d){let K=l(p);K===h[p]?u.
delete(`${i}.${p}`):u.set(`${i}.${p}`,K)}m.textContent="";let w=n.closest("section[id]")?.id,$=u.size?
`?${u}`:location.pathname;g.setAttribute("href",`${$}${w?`#${w}`:""}`)}}}var Q=60,dt=["siebenundvierzig","zehnvier","zwölfhundert","forty-seven"],v=s=>s.replace(/ /g,"␣"),
_=class{constructor({model:t,el:e}){this.model=t,this.found=[],this.of="";let{merges:o}=t.get("piece\
s");this.numbers=[...Array(o.length+1).keys()];let n=i=>i.length>0&&i.length<=Q;this.address=J(t,e,{
text:i=>n(i)?i:void 0,done:W(this.numbers)});let r={type:"text",maxlength:Q,spellcheck:"false",...T};
this.field=a("input",{...r,autocapitalize:"off"}),this.field.addEventListener("input",()=>this.write(
this.field.value)),this.error=a("p",{class:"error",role:"alert"}),this.slider=G("Merges done","",this.
numbers,i=>this.go(i)),this.back=S("◀ Back",()=>this.step(-1)),this.next=S("Next merge ▶",()=>this.
step(1),{class:"next"}),this.tokens=a("ol",{class:"tokens","aria-label":"Tokens and their ids"}),this.
status=Z("verdict"),this.rivals=a("div",{class:"rivals"}),this.drawn=a("div",{},this.status,this.tokens,
this.rivals);let c=dt.map(i=>S(i,()=>this.write(i)));F(e,"tokenizer-lab","Tokenizer lab",a("label",{
class:"field"},"Text ",this.field),a("div",{class:"buttons tries"},...c),this.error,a("div",{class:"\
buttons"},this.slider.node,this.back,this.next),this.drawn,this.address.node)}write(t){this.error.textContent=
t?"":"The text is empty. Write at least one letter.",this.drawn.inert=!t,t&&j(this.model,{text:t})}go(t){
j(this.model,{done:t})}after(t){let{alphabet:e,merges:o}=this.model.get("pieces"),n=o.slice(0,t),r=H(
{kind:"sub-words",alphabet:e,merges:n}),c=this.model.get("text").normalize("NFC"),i=r.split(c),{vocabulary:l}=r;
return{tokens:i,ids:l.encode(i),unkId:l.unkId}}turns(){let t=this.model.get("text");if(t===this.of)return this.
found;let e=this.numbers.map(o=>this.after(o).tokens.length);return this.found=this.numbers.filter(o=>o&&
e[o]<e[o-1]),this.of=t,this.found}step(t){let e=this.model.get("done"),n=(t>0?this.turns():[0,...this.
turns()].toReversed()).find(r=>(r-e)*t>0);n!==void 0&&this.go(n)}drawRivals(t){let e=this.model.get(
"pieces").rivals?.[t]??[],o=e.map(([r,c,i],l)=>{let d=a("i",{});d.style.width=`${40*i/e[0][2]}%`;let h=a(
"b",{},`${v(r)} + ${v(c)}`),b=`${i.toLocaleString("en")} times`;return a("p",{},h,d,` ${b}${l?"":": \
next"}`)});this.rivals.replaceChildren(...o.length?["The most frequent pairs of the training text no\
w:",...o]:[])}redraw(){let t=this.model.get("text"),e=this.model.get("done");this.field.value!==t&&(this.
field.value=t),this.error.textContent="",this.drawn.inert=!1;let o=this.turns(),{tokens:n,ids:r,unkId:c}=this.
after(e),[i,l]=this.model.get("pieces").merges[e-1]??["",""],d=o.includes(e),h=n.map((x,u)=>{let w=r[u]===
c?"unknown":d&&x===i+l?"made":"",$=a("span",{lang:"de"},v(x)),p=r[u]===c?`<unk> ${c}`:r[u];return a(
"li",{class:w},$,a("small",{},p))});this.tokens.replaceChildren(...h);let b=d?"":", which is not in \
this text",k=`Merge ${e}: ${v(i)} + ${v(l)} → ${v(i+l)}${b}. `,g=[...t.normalize("NFC")].length,m=`${n.
length} token${n.length===1?"":"s"}`;this.status.textContent=`${e?k:""}${g} letters, ${m}.`,this.drawRivals(
e),this.slider.show(e),this.back.setAttribute("aria-disabled",String(!e)),this.next.setAttribute("ar\
ia-disabled",String(!o.some(x=>x>e))),this.address.show()}};function ht(s){let t=new _(s);return Y(s.
model,["text","done","pieces"],()=>t.redraw())}var X={render:ht};widget=X;})();
export default widget;
