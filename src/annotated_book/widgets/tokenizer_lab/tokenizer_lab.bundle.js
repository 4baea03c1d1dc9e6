let widget;
(()=>{var w="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",tt=new RegExp(
`[${w}]+`),ft=new RegExp(`^[${w}]+|[${w}]+$`,"g");function z(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(tt).filter(Boolean),o=(n,r)=>n==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((n,r)=>o(n,r)?"one":n)}var gt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),mt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");var xt=new RegExp(`^[${w}]*<[A-Za-z]+>[${w}]`);var y="I translate integers from 0 to 999,999.",R=s=>s.length>40?`${s.slice(0,30)}…`:s;var P=(s,t)=>et(s,t,1)[0];function et(s,t,e){let o=Array.from(s),n=[];for(let r of t){let c=Array.from(
r),i=o.length+c.length;if(2*Math.min(o.length,c.length)/i<.6)continue;let l=2*C(c,o)/i;l>=.6&&n.push(
{ratio:l,choice:r})}return n.sort((r,c)=>c.ratio-r.ratio||(r.choice<c.choice?1:-1)),n.slice(0,e).map(
({choice:r})=>r)}function C(s,t){let e={size:0},o=[];if(s.forEach((i,l)=>{o=t.map((d,p)=>i===d?(o[p-
1]??0)+1:0),o.forEach((d,p)=>{d>e.size&&(e={size:d,i:l-d+1,j:p-d+1})})}),!e.size)return 0;let{size:n,
i:r,j:c}=e;return n+C(s.slice(0,r),t.slice(0,c))+C(s.slice(r+n),t.slice(c+n))}var D=s=>/^\d+$/.test(s),nt=40,I=["<pad>","<s>","</s>","<unk>"],M=class{constructor(t){this.tokens=[
...I,...t],this.idOf=new Map(this.tokens.map((c,i)=>[c,i]));let[e,o,n,r]=I.keys();this.padId=e,this.
bosId=o,this.eosId=n,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),o=n=>n!==this.padId&&n!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
o).map(n=>this.tokens[n])}},A="[\\p{L}\\p{N}_]",B=`[^\\p{L}\\p{N}_${w}]`,st=new RegExp(`${A}+(?:['’-\
]${A}+)*|${B}`,"gu"),ot=new RegExp(` ?${A}+| ?${B}+|[${w}]`,"gu"),k=class{constructor({tokens:t}){this.
vocabulary=new M(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)
throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.match(
st)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},N=class extends k{constructor(t){
super(t);let e=n=>n[0]==="<"&&n.at(-1)===">",o=this.vocabulary.tokens.slice(I.length);this.languages=
o.filter(e),this.words=o.filter(n=>!e(n))}split(t){return z(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:o}=this,n=this.split(t.normalize("NFC")),[r]=o;if(r&&!o.includes(n[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${o.join(" ")}.`);let c=n.slice(r?1:0);if(!c.length)
throw new RangeError(`${y} Write one, such as 47 or forty-seven.`);let i=c.filter(l=>!this.words.includes(
l));if(!i.length)return e.encode(n);throw new RangeError(this.refusal(i.find(l=>!D(l))??i[0]))}refusal(t){
if(D(t))return`${y} Write “${R(t)}” in words too, or the integer in digits.`;let e=t.length<=nt&&
P(t,this.words);return`${y} “${R(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},T=class extends k{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([o,n])=>o+n)])}),this.merges=e,this.places=new Map,e.forEach(([o,n],r)=>{let c=U(o,n);
this.places.set(c,[...this.places.get(c)??[],r])})}split(t){return(t.match(ot)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let n=t.slice(1).flatMap((r,c)=>this.
places.get(U(t[c],r))??[]).filter(r=>r>e);if(!n.length)return t;e=Math.min(...n),t=rt(t,this.merges[e])}}},
U=(s,t)=>`${s.length} ${s}${t}`;function rt(s,[t,e]){let o=[];for(let n=0;n<s.length;n++){let r=s[n]===
t&&s[n+1]===e;o.push(r?t+e:s[n]),r&&n++}return o}var it={words:k,"number words":N,"sub-words":T},H=({
kind:s,...t})=>new it[s](t);function a(s,t={},...e){return ct(document.createElement(s),t,e)}function ct(s,t,e){for(let[o,n]of Object.entries(t))s.setAttribute(o,n);return s.append(...e),s}function F(s,t,e,...o){
let n={class:`annotated-view ${t}`,role:"group","aria-label":e};s.append(a("div",n,...o))}var j={"data-lm-suppress-shortcuts":"true"};function L(s,t,e={}){let o=a("button",{type:"button",...e},
s);return o.addEventListener("click",t),o}function at(s,t,e,o){let n=a("input",{type:"range",...e,...j}),
r=a("output",{"aria-live":"off"}),c=a("span",{},s," ",a("code",{},t));return n.addEventListener("inp\
ut",()=>o(Number(n.value))),{node:a("div",{class:"control"},a("label",{},c,n),r),input:n,output:r}}function G(s,t,e,o){
let n={min:Math.min(...e),max:Math.max(...e)},{node:r,input:c,output:i}=at(s,t,n,o);return{node:r,input:c,
show(l){c.value=String(l),i.textContent=String(l)}}}function Y(s,t,e){let o=t.map(n=>`change:${n}`);for(let n of o)s.on(n,e);return e(),()=>{for(let n of o)
s.off(n,e)}}function W(s,t){for(let[e,o]of Object.entries(t))s.set(e,o);s.save_changes()}function Z(s){let t=a("\
p",{class:s}),e=new MutationObserver(()=>{t.textContent&&ut(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,o)),t}var lt=1e3,O,q;function ut(s){O?.isConnected||
(O=a("p",{class:"annotated-voice",role:"status"}),document.body.append(O));let t=O;clearTimeout(q),q=
setTimeout(()=>{t.textContent=s},lt)}var _=s=>t=>s.find(e=>String(e)===t),Et=_([!0,!1]),dt=s=>String(s);function J(s,t,e,o={}){let n=t.closest(
"[data-widget]");if(!s.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,c=[...document.querySelectorAll(
`[data-widget="${r}"]`)],i=r+(c.indexOf(n)>0?c.indexOf(n)+1:""),l=u=>(o[u]??dt)(s.get(u)),d=Object.keys(
e),p=Object.fromEntries(d.map(u=>[u,l(u)])),$=new URLSearchParams(location.search),m=[];for(let[u,h]of Object.
entries(e)){let x=$.get(`${i}.${u}`);if(x===null)continue;let g=h(x);g===void 0?m.push(u):s.set(u,g)}
let f=a("a",{},"Copy link to this setting"),v=a("span",{role:"status"});f.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let S=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},f,v,S),show(){let u=new URLSearchParams(location.search);for(let g of d){let E=l(g);E===p[g]?u.
delete(`${i}.${g}`):u.set(`${i}.${g}`,E)}v.textContent="";let h=n.closest("section[id]")?.id,x=u.size?
`?${u}`:location.pathname;f.setAttribute("href",`${x}${h?`#${h}`:""}`)}}}var Q=60,ht=["siebenundvierzig","zehnvier","zwölfhundert","forty-seven"],b=s=>s.replace(/ /g,"␣"),
K=class{constructor({model:t,el:e}){this.model=t,this.found=[],this.of="";let{merges:o}=t.get("piece\
s");this.numbers=[...Array(o.length+1).keys()];let n=i=>i.length>0&&i.length<=Q;this.address=J(t,e,{
text:i=>n(i)?i:void 0,done:_(this.numbers)});let r={type:"text",maxlength:Q,spellcheck:"false",...j};
this.field=a("input",{...r,autocapitalize:"off"}),this.field.addEventListener("input",()=>this.write(
this.field.value)),this.error=a("p",{class:"error",role:"alert"}),this.slider=G("Merges done","",this.
numbers,i=>this.go(i)),this.back=L("◀ Back",()=>this.step(-1)),this.next=L("Next merge ▶",()=>this.
step(1),{class:"next"}),this.tokens=a("ol",{class:"tokens","aria-label":"Tokens and their ids"}),this.
status=Z("verdict"),this.rivals=a("div",{class:"rivals"}),this.drawn=a("div",{},this.status,this.tokens,
this.rivals);let c=ht.map(i=>L(i,()=>this.write(i)));F(e,"tokenizer-lab","Tokenizer lab",a("label",{
class:"field"},"Text ",this.field),a("div",{class:"buttons tries"},...c),this.error,a("div",{class:"\
buttons"},this.slider.node,this.back,this.next),this.drawn,this.address.node)}write(t){this.error.textContent=
t?"":"The text is empty. Write at least one letter.",this.drawn.inert=!t,t&&W(this.model,{text:t})}go(t){
W(this.model,{done:t})}after(t){let{alphabet:e,merges:o}=this.model.get("pieces"),n=o.slice(0,t),r=H(
{kind:"sub-words",alphabet:e,merges:n}),c=this.model.get("text").normalize("NFC"),i=r.split(c),{vocabulary:l}=r;
return{tokens:i,ids:l.encode(i),unkId:l.unkId}}turns(){let t=this.model.get("text");if(t===this.of)return this.
found;let e=this.numbers.map(o=>this.after(o).tokens.length);return this.found=this.numbers.filter(o=>o&&
e[o]<e[o-1]),this.of=t,this.found}step(t){let e=this.model.get("done"),n=(t>0?this.turns():[0,...this.
turns()].toReversed()).find(r=>(r-e)*t>0);n!==void 0&&this.go(n)}drawRivals(t,e){let o=this.model.get(
"pieces").rivals?.[t]??[],n=e.includes(t+1)?": next":": next, not in this text",r=o.map(([i,l,d],p)=>{
let $=a("i",{});$.style.width=`${40*d/o[0][2]}%`;let m=a("b",{},`${b(i)} + ${b(l)}`),f=`${d.toLocaleString(
"en")} times`;return a("p",{},m,$,` ${f}${p?"":n}`)});this.rivals.replaceChildren(...r.length?["The \
most frequent pairs of the training text now:",...r]:[])}redraw(){let t=this.model.get("text"),e=this.
model.get("done");this.field.value!==t&&(this.field.value=t),this.error.textContent="",this.drawn.inert=
!1;let o=this.turns(),{tokens:n,ids:r,unkId:c}=this.after(e),[i,l]=this.model.get("pieces").merges[e-
1]??["",""],d=o.includes(e),p=n.map((h,x)=>{let g=r[x]===c?"unknown":d&&h===i+l?"made":"",E=a("span",
{lang:"de"},b(h)),V=r[x]===c?`<unk> ${c}`:r[x];return a("li",{class:g},E,a("small",{},V))});this.tokens.
replaceChildren(...p);let $=d?"":", which is not in this text",m=e-1-(o.findLast(h=>h<e)??0),f=d&&m?
` (${m} before it not in this text)`:"",v=`Merge ${e}${f}: ${b(i)} + ${b(l)} → ${b(i+l)}${$}. `,S=[
...t.normalize("NFC")].length,u=`${n.length} token${n.length===1?"":"s"}`;this.status.textContent=`${e?
v:""}${S} letters, ${u}.`,this.drawRivals(e,o),this.slider.show(e),this.back.setAttribute("aria-disa\
bled",String(!e)),this.next.setAttribute("aria-disabled",String(!o.some(h=>h>e))),this.address.show()}};
function pt(s){let t=new K(s);return Y(s.model,["text","done","pieces"],()=>t.redraw())}var X={render:pt};widget=X;})();
export default widget;
