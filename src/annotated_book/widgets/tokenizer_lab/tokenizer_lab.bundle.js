let widget;
(()=>{var w="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",st=new RegExp(
`[${w}]+`),wt=new RegExp(`^[${w}]+|[${w}]+$`,"g");function z(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(st).filter(Boolean),o=(n,r)=>n==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((n,r)=>o(n,r)?"one":n)}var $t="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),vt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");var bt=new RegExp(`^[${w}]*<[A-Za-z]+>[${w}]`);var y="I translate integers from 0 to 999,999.",C=s=>s.length>40?`${s.slice(0,30)}…`:s;var B=(s,t)=>ot(s,t,1)[0];function ot(s,t,e){let o=Array.from(s),n=[];for(let r of t){let i=Array.from(
r),a=o.length+i.length;if(2*Math.min(o.length,i.length)/a<.6)continue;let l=2*L(i,o)/a;l>=.6&&n.push(
{ratio:l,choice:r})}return n.sort((r,i)=>i.ratio-r.ratio||(r.choice<i.choice?1:-1)),n.slice(0,e).map(
({choice:r})=>r)}function L(s,t){let e={size:0},o=[];if(s.forEach((a,l)=>{o=t.map((d,p)=>a===d?(o[p-
1]??0)+1:0),o.forEach((d,p)=>{d>e.size&&(e={size:d,i:l-d+1,j:p-d+1})})}),!e.size)return 0;let{size:n,
i:r,j:i}=e;return n+L(s.slice(0,r),t.slice(0,i))+L(s.slice(r+n),t.slice(i+n))}var K=s=>/^\d+$/.test(s),rt=40,I=["<pad>","<s>","</s>","<unk>"],R=class{constructor(t){this.tokens=[
...I,...t],this.idOf=new Map(this.tokens.map((i,a)=>[i,a]));let[e,o,n,r]=I.keys();this.padId=e,this.
bosId=o,this.eosId=n,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),o=n=>n!==this.padId&&n!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
o).map(n=>this.tokens[n])}},A="[\\p{L}\\p{N}_]",U=`[^\\p{L}\\p{N}_${w}]`,it=new RegExp(`${A}+(?:['’-\
]${A}+)*|${U}`,"gu"),ct=new RegExp(` ?${A}+| ?${U}+|[${w}]`,"gu"),k=class{constructor({tokens:t}){this.
vocabulary=new R(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)
throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.match(
it)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},T=class extends k{constructor(t){
super(t);let e=n=>n[0]==="<"&&n.at(-1)===">",o=this.vocabulary.tokens.slice(I.length);this.languages=
o.filter(e),this.words=o.filter(n=>!e(n))}split(t){return z(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:o}=this,n=this.split(t.normalize("NFC")),[r]=o;if(r&&!o.includes(n[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${o.join(" ")}.`);let i=n.slice(r?1:0);if(!i.length)
throw new RangeError(`${y} Write one, such as 47 or forty-seven.`);let a=i.filter(l=>!this.words.includes(
l));if(!a.length)return e.encode(n);throw new RangeError(this.refusal(a.find(l=>!K(l))??a[0]))}refusal(t){
if(K(t))return`${y} Write “${C(t)}” in words too, or the integer in digits.`;let e=t.length<=rt&&
B(t,this.words);return`${y} “${C(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},N=class extends k{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([o,n])=>o+n)])}),this.merges=e,this.places=new Map,e.forEach(([o,n],r)=>{let i=P(o,n);
this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(ct)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let n=t.slice(1).flatMap((r,i)=>this.
places.get(P(t[i],r))??[]).filter(r=>r>e);if(!n.length)return t;e=Math.min(...n),t=at(t,this.merges[e])}}},
P=(s,t)=>`${s.length} ${s}${t}`;function at(s,[t,e]){let o=[];for(let n=0;n<s.length;n++){let r=s[n]===
t&&s[n+1]===e;o.push(r?t+e:s[n]),r&&n++}return o}var lt={words:k,"number words":T,"sub-words":N},D=({
kind:s,...t})=>new lt[s](t);function c(s,t={},...e){return ut(document.createElement(s),t,e)}function ut(s,t,e){for(let[o,n]of Object.entries(t))s.setAttribute(o,n);return s.append(...e),s}function H(s,t,e,...o){
let n={class:`annotated-view ${t}`,role:"group","aria-label":e};s.append(c("div",n,...o))}var G={"data-lm-suppress-shortcuts":"true"};function M(s,t,e={}){let o=c("button",{type:"button",...e},
s);return o.addEventListener("click",t),o}function dt(s,t,e,o){let n=c("input",{type:"range",...e,...G}),
r=c("output",{"aria-live":"off"}),i=c("span",{},s," ",c("code",{},t));return n.addEventListener("inp\
ut",()=>o(Number(n.value))),{node:c("div",{class:"control"},c("label",{},i,n),r),input:n,output:r}}function q(s,t,e,o){
let n={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:a}=dt(s,t,n,o);return{node:r,input:i,
show(l){i.value=String(l),a.textContent=String(l)}}}var Z=(s={})=>c("input",{type:"text",autocapitalize:"none",autocomplete:"off",spellcheck:"false",...s,
...G});function ht(s,t){let e=Object.entries(t);for(let[o,n]of e)s.on(`change:${o}`,n);return()=>{for(let[o,
n]of e)s.off(`change:${o}`,n)}}function Y(s,t,e){let o=ht(s,Object.fromEntries(t.map(n=>[n,e])));return e(),
o}function j(s,t){for(let[e,o]of Object.entries(t))s.set(e,o);s.save_changes()}function J(s){let t=c("\
p",{class:s}),e=new MutationObserver(()=>{t.textContent&&ft(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,o)),t}var pt=1e3,O,F;function ft(s){O?.isConnected||
(O=c("p",{class:"annotated-voice",role:"status"}),document.body.append(O));let t=O;clearTimeout(F),F=
setTimeout(()=>{t.textContent=s},pt)}var W=s=>t=>s.find(e=>String(e)===t),St=W([!0,!1]),gt=s=>String(s);function Q(s,t,e,o={}){let n=t.closest(
"[data-widget]");if(!s.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],a=r+(i.indexOf(n)>0?i.indexOf(n)+1:""),l=u=>(o[u]??gt)(s.get(u)),d=Object.keys(
e),p=Object.fromEntries(d.map(u=>[u,l(u)])),$=new URLSearchParams(location.search),m=[];for(let[u,h]of Object.
entries(e)){let x=$.get(`${a}.${u}`);if(x===null)continue;let g=h(x);g===void 0?m.push(u):s.set(u,g)}
let f=c("a",{},"Copy link to this setting"),v=c("span",{role:"status"});f.addEventListener("click",async u=>{
if(!(u.ctrlKey||u.metaKey||u.shiftKey)){u.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),v.textContent=" Copied."}catch{v.textContent=
" The address of this page has it now: copy it from there."}}});let S=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},f,v,S),show(){let u=new URLSearchParams(location.search);for(let g of d){let E=l(g);E===p[g]?u.
delete(`${a}.${g}`):u.set(`${a}.${g}`,E)}v.textContent="";let h=n.closest("section[id]")?.id,x=u.size?
`?${u}`:location.pathname;f.setAttribute("href",`${x}${h?`#${h}`:""}`)}}}var X=(s,t=0)=>Array.from({length:s},(e,o)=>t+o);var V=s=>s.toLocaleString("en-US");var tt=60,mt=["siebenundvierzig","zehnvier","zwölfhundert","forty-seven"],b=s=>s.replace(/ /g,"␣"),
_=class{constructor({model:t,el:e}){this.model=t,this.found=[],this.of="";let{merges:o}=t.get("piece\
s");this.numbers=X(o.length+1);let n=i=>i.length>0&&i.length<=tt;this.address=Q(t,e,{text:i=>n(i)?i:
void 0,done:W(this.numbers)}),this.field=Z({maxlength:tt}),this.field.addEventListener("input",()=>this.
write(this.field.value)),this.error=c("p",{class:"error",role:"alert"}),this.slider=q("Merges done",
"",this.numbers,i=>this.go(i)),this.back=M("◀ Back",()=>this.step(-1)),this.next=M("Next merge ▶",
()=>this.step(1),{class:"next"}),this.tokens=c("ol",{class:"tokens","aria-label":"Tokens and their i\
ds"}),this.status=J("verdict"),this.rivals=c("div",{class:"rivals"}),this.drawn=c("div",{},this.status,
this.tokens,this.rivals);let r=mt.map(i=>M(i,()=>this.write(i)));H(e,"tokenizer-lab","Tokenizer lab",
c("label",{class:"field"},"Text ",this.field),c("div",{class:"buttons tries"},...r),this.error,c("di\
v",{class:"buttons"},this.slider.node,this.back,this.next),this.drawn,this.address.node)}write(t){this.
error.textContent=t?"":"The text is empty. Write at least one letter.",this.drawn.inert=!t,t&&j(this.
model,{text:t})}go(t){j(this.model,{done:t})}after(t){let{alphabet:e,merges:o}=this.model.get("piece\
s"),n=o.slice(0,t),r=D({kind:"sub-words",alphabet:e,merges:n}),i=this.model.get("text").normalize("N\
FC"),a=r.split(i),{vocabulary:l}=r;return{tokens:a,ids:l.encode(a),unkId:l.unkId}}turns(){let t=this.
model.get("text");if(t===this.of)return this.found;let e=this.numbers.map(o=>this.after(o).tokens.length);
return this.found=this.numbers.filter(o=>o&&e[o]<e[o-1]),this.of=t,this.found}step(t){let e=this.model.
get("done"),n=(t>0?this.turns():[0,...this.turns()].toReversed()).find(r=>(r-e)*t>0);n!==void 0&&this.
go(n)}drawRivals(t,e){let o=this.model.get("pieces").rivals?.[t]??[],n=e.includes(t+1)?": next":": n\
ext, not in this text",r=o.map(([a,l,d],p)=>{let $=c("i",{});$.style.width=`${40*d/o[0][2]}%`;let m=c(
"b",{},`${b(a)} + ${b(l)}`),f=`${V(d)} times`;return c("p",{},m,$,` ${f}${p?"":n}`)});this.rivals.replaceChildren(
...r.length?["The most frequent pairs of the training text now:",...r]:[])}redraw(){let t=this.model.
get("text"),e=this.model.get("done");this.field.value!==t&&(this.field.value=t),this.error.textContent=
"",this.drawn.inert=!1;let o=this.turns(),{tokens:n,ids:r,unkId:i}=this.after(e),[a,l]=this.model.get(
"pieces").merges[e-1]??["",""],d=o.includes(e),p=n.map((h,x)=>{let g=r[x]===i?"unknown":d&&h===a+l?"\
made":"",E=c("span",{lang:"de"},b(h)),nt=r[x]===i?`<unk> ${i}`:r[x];return c("li",{class:g},E,c("sma\
ll",{},nt))});this.tokens.replaceChildren(...p);let $=d?"":", which is not in this text",m=e-1-(o.findLast(
h=>h<e)??0),f=d&&m?` (${m} before it not in this text)`:"",v=`Merge ${e}${f}: ${b(a)} + ${b(l)} → ${b(
a+l)}${$}. `,S=[...t.normalize("NFC")].length,u=`${n.length} token${n.length===1?"":"s"}`;this.status.
textContent=`${e?v:""}${S} letters, ${u}.`,this.drawRivals(e,o),this.slider.show(e),this.back.setAttribute(
"aria-disabled",String(!e)),this.next.setAttribute("aria-disabled",String(!o.some(h=>h>e))),this.address.
show()}};function xt(s){let t=new _(s);return Y(s.model,["text","done","pieces"],()=>t.redraw())}var et={
render:xt};widget=et;})();
export default widget;
