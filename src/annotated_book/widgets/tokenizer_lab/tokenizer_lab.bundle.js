let widget;
(()=>{var w="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",rt=new RegExp(
`[${w}]+`),vt=new RegExp(`^[${w}]+|[${w}]+$`,"g");function B(n){let e=n.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(rt).filter(Boolean),o=(s,r)=>s==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((s,r)=>o(s,r)?"one":s)}var bt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),kt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");var yt=new RegExp(`^[${w}]*<[A-Za-z]+>[${w}]`);var E="I translate integers from 0 to 999,999.",A=n=>n.length>40?`${n.slice(0,30)}…`:n;var K=(n,t)=>it(n,t,1)[0];function it(n,t,e){let o=Array.from(n),s=[];for(let r of t){let i=Array.from(
r),a=o.length+i.length;if(2*Math.min(o.length,i.length)/a<.6)continue;let l=2*R(i,o)/a;l>=.6&&s.push(
{ratio:l,choice:r})}return s.sort((r,i)=>i.ratio-r.ratio||(r.choice<i.choice?1:-1)),s.slice(0,e).map(
({choice:r})=>r)}function R(n,t){let e={size:0},o=[];if(n.forEach((a,l)=>{o=t.map((d,p)=>a===d?(o[p-
1]??0)+1:0),o.forEach((d,p)=>{d>e.size&&(e={size:d,i:l-d+1,j:p-d+1})})}),!e.size)return 0;let{size:s,
i:r,j:i}=e;return s+R(n.slice(0,r),t.slice(0,i))+R(n.slice(r+s),t.slice(i+s))}var P=n=>/^\d+$/.test(n),ct=40,D=["<pad>","<s>","</s>","<unk>"],I=class{padId=0;bosId=1;eosId=2;unkId=3;constructor(t){
this.tokens=[...D,...t],this.idOf=new Map(this.tokens.map((e,o)=>[e,o]))}encode(t){return t.map(e=>this.
idOf.get(e)??this.unkId)}decode(t){let e=t.indexOf(this.eosId),o=s=>s!==this.padId&&s!==this.bosId;return t.
slice(0,e<0?t.length:e).filter(o).map(s=>this.tokens[s])}},T="[\\p{L}\\p{N}_]",F=`[^\\p{L}\\p{N}_${w}\
]`,at=new RegExp(`${T}+(?:['’-]${T}+)*|${F}`,"gu"),lt=new RegExp(` ?${T}+| ?${F}+|[${w}]`,"gu"),k=class{constructor({
tokens:t}){this.vocabulary=new I(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("N\
FC")));if(!e.length)throw new RangeError("The text is empty. Write at least one word.");return e}split(t){
return t.match(at)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},N=class extends k{constructor(t){
super(t);let e=s=>s[0]==="<"&&s.at(-1)===">",o=this.vocabulary.tokens.slice(D.length);this.languages=
o.filter(e),this.words=o.filter(s=>!e(s))}split=B;join(t){return t.join(" ")}encode(t){let{vocabulary:e,
languages:o}=this,s=this.split(t.normalize("NFC")),[r]=o;if(r&&!o.includes(s[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${o.join(" ")}.`);let i=s.slice(r?1:0);if(!i.length)
throw new RangeError(`${E} Write one, such as 47 or forty-seven.`);let a=i.filter(l=>!this.words.includes(
l));if(!a.length)return e.encode(s);throw new RangeError(this.refusal(a.find(l=>!P(l))??a[0]))}refusal(t){
if(P(t))return`${E} Write “${A(t)}” in words too, or the integer in digits.`;let e=t.length<=ct&&
K(t,this.words);return`${E} “${A(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},j=class extends k{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([o,s])=>o+s)])}),this.merges=e,this.places=new Map,e.forEach(([o,s],r)=>{let i=U(o,s);
this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(lt)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let s=t.slice(1).flatMap((r,i)=>this.
places.get(U(t[i],r))??[]).filter(r=>r>e);if(!s.length)return t;e=Math.min(...s),t=ut(t,this.merges[e])}}},
U=(n,t)=>`${n.length} ${n}${t}`;function ut(n,[t,e]){let o=[];for(let s=0;s<n.length;s++){let r=n[s]===
t&&n[s+1]===e;o.push(r?t+e:n[s]),r&&s++}return o}var dt={words:k,"number words":N,"sub-words":j},H=({
kind:n,...t})=>new dt[n](t);var O=(n,t)=>Object.fromEntries(n.map(e=>[e,t(e)]));function c(n,t={},...e){return ht(document.createElement(n),t,e)}function ht(n,t,e){for(let[o,s]of Object.entries(t))n.setAttribute(o,s);return n.append(...e),n}function q(n,t,e,...o){
let s={class:`annotated-view ${t}`,role:"group","aria-label":e};n.append(c("div",s,...o))}var S=(n,...t)=>c(
"div",{class:n},...t);var Z={"data-lm-suppress-shortcuts":"true"};function L(n,t,e={}){let o=c("button",{type:"button",...e},
n);return o.addEventListener("click",t),o}function pt(n,t,e,o){let s=c("input",{type:"range",...e,...Z}),
r=c("output",{"aria-live":"off"}),i=c("span",{},n," ",c("code",{},t));return s.addEventListener("inp\
ut",()=>o(Number(s.value))),{node:c("div",{class:"control"},c("label",{},i,s),r),input:s,output:r}}function Y(n,t,e,o){
let s={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=pt(n,t,s,o);return{node:r,input:i,
show(l){i.value=String(l),a.textContent=String(l)}}}var J=(n={})=>c("input",{type:"text",autocapitalize:"none",autocomplete:"off",spellcheck:"false",...n,
...Z});function ft(n,t){let e=Object.entries(t);for(let[o,s]of e)n.on(`change:${o}`,s);return()=>{for(let[o,
s]of e)n.off(`change:${o}`,s)}}function Q(n,t,e){let o=ft(n,O(t,()=>e));return e(),o}function W(n,t){for(let[e,o]of Object.entries(t))n.set(e,o);n.save_changes()}function X(n){let t=c("\
p",{class:n}),e=new MutationObserver(()=>{t.textContent&&mt(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,o)),t}var gt=1e3,M,G;function mt(n){M?.isConnected||
(M=c("p",{class:"annotated-voice",role:"status"}),document.body.append(M));let t=M;clearTimeout(G),G=
setTimeout(()=>{t.textContent=n},gt)}var _=n=>t=>n.find(e=>String(e)===t),It=_([!0,!1]),xt=n=>String(n);function V(n,t,e,o={}){let s=t.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(s)>0?i.indexOf(s)+1:""),l=u=>(o[u]??xt)(n.get(u)),d=Object.keys(
e),p=O(d,l),$=new URLSearchParams(location.search),m=[];for(let[u,h]of Object.entries(e)){let x=$.get(
`${a}.${u}`);if(x===null)continue;let g=h(x);g===void 0?m.push(u):n.set(u,g)}let f=c("a",{},"Copy li\
nk to this setting"),v=c("span",{role:"status"});f.addEventListener("click",async u=>{if(!(u.ctrlKey||
u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",f.getAttribute("href"));try{
await navigator.clipboard.writeText(f.href),v.textContent=" Copied."}catch{v.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let C=m.length?` The address has a setting that\
 could not be read, and was left out: ${m.join(", ")}.`:"";return{node:c("p",{class:"address"},f,v,C),
show(){let u=new URLSearchParams(location.search);for(let g of d){let y=l(g);y===p[g]?u.delete(`${a}\
.${g}`):u.set(`${a}.${g}`,y)}v.textContent="";let h=s.closest("section[id]")?.id,x=u.size?`?${u}`:location.
pathname;f.setAttribute("href",`${x}${h?`#${h}`:""}`)}}}var tt=(n,t=0)=>Array.from({length:n},(e,o)=>t+o);var et=n=>n.toLocaleString("en-US");var nt=60,wt=["siebenundvierzig","zehnvier","zwölfhundert","forty-seven"],b=n=>n.replace(/ /g,"␣"),
z=class{constructor({model:t,el:e}){this.model=t,this.found=[],this.of="";let{merges:o}=t.get("piece\
s");this.numbers=tt(o.length+1);let s=i=>i.length>0&&i.length<=nt;this.address=V(t,e,{text:i=>s(i)?i:
void 0,done:_(this.numbers)}),this.field=J({maxlength:nt}),this.field.addEventListener("input",()=>this.
write(this.field.value)),this.error=c("p",{class:"error",role:"alert"}),this.slider=Y("Merges done",
"",this.numbers,i=>this.go(i)),this.back=L("◀ Back",()=>this.step(-1)),this.next=L("Next merge ▶",
()=>this.step(1),{class:"next"}),this.tokens=c("ol",{class:"tokens","aria-label":"Tokens and their i\
ds"}),this.status=X("verdict"),this.rivals=S("rivals"),this.drawn=c("div",{},this.status,this.tokens,
this.rivals);let r=wt.map(i=>L(i,()=>this.write(i)));q(e,"tokenizer-lab","Tokenizer lab",c("label",{
class:"field"},"Text ",this.field),S("buttons tries",...r),this.error,S("buttons",this.slider.node,this.
back,this.next),this.drawn,this.address.node)}write(t){this.error.textContent=t?"":"The text is empt\
y. Write at least one letter.",this.drawn.inert=!t,t&&W(this.model,{text:t})}go(t){W(this.model,{done:t})}after(t){
let{alphabet:e,merges:o}=this.model.get("pieces"),s=o.slice(0,t),r=H({kind:"sub-words",alphabet:e,merges:s}),
i=this.model.get("text").normalize("NFC"),a=r.split(i),{vocabulary:l}=r;return{tokens:a,ids:l.encode(
a),unkId:l.unkId}}turns(){let t=this.model.get("text");if(t===this.of)return this.found;let e=this.numbers.
map(o=>this.after(o).tokens.length);return this.found=this.numbers.filter(o=>o&&e[o]<e[o-1]),this.of=
t,this.found}step(t){let e=this.model.get("done"),s=(t>0?this.turns():[0,...this.turns()].toReversed()).
find(r=>(r-e)*t>0);s!==void 0&&this.go(s)}drawRivals(t,e){let o=this.model.get("pieces").rivals?.[t]??
[],s=e.includes(t+1)?": next":": next, not in this text",r=o.map(([a,l,d],p)=>{let $=c("i",{});$.style.
width=`${40*d/o[0][2]}%`;let m=c("b",{},`${b(a)} + ${b(l)}`),f=`${et(d)} times`;return c("p",{},m,$,
` ${f}${p?"":s}`)});this.rivals.replaceChildren(...r.length?["The most frequent pairs of the trainin\
g text now:",...r]:[])}redraw(){let t=this.model.get("text"),e=this.model.get("done");this.field.value!==
t&&(this.field.value=t),this.error.textContent="",this.drawn.inert=!1;let o=this.turns(),{tokens:s,ids:r,
unkId:i}=this.after(e),[a,l]=this.model.get("pieces").merges[e-1]??["",""],d=o.includes(e),p=s.map((h,x)=>{
let g=r[x]===i?"unknown":d&&h===a+l?"made":"",y=c("span",{lang:"de"},b(h)),ot=r[x]===i?`<unk> ${i}`:
r[x];return c("li",{class:g},y,c("small",{},ot))});this.tokens.replaceChildren(...p);let $=d?"":", w\
hich is not in this text",m=e-1-(o.findLast(h=>h<e)??0),f=d&&m?` (${m} before it not in this text)`:
"",v=`Merge ${e}${f}: ${b(a)} + ${b(l)} → ${b(a+l)}${$}. `,C=[...t.normalize("NFC")].length,u=`${s.
length} token${s.length===1?"":"s"}`;this.status.textContent=`${e?v:""}${C} letters, ${u}.`,this.drawRivals(
e,o),this.slider.show(e),this.back.setAttribute("aria-disabled",String(!e)),this.next.setAttribute("\
aria-disabled",String(!o.some(h=>h>e))),this.address.show()}};function $t(n){let t=new z(n);return Q(
n.model,["text","done","pieces"],()=>t.redraw())}var st={render:$t};widget=st;})();
export default widget;
