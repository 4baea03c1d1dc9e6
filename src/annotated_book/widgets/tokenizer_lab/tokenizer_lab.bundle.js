let widget;
(()=>{var f="\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",V=new RegExp(
`[${f}]+`),ft=new RegExp(`^[${f}]+|[${f}]+$`,"g");function z(s){let e=s.toLowerCase().replace(/[\xad\u200b]/g,
"").replace(/[-,\u2010-\u2014]/g," ").split(V).filter(Boolean),o=(n,r)=>n==="a"&&/^(hundred|thousand)$/.
test(e[r+1]);return e.map((n,r)=>o(n,r)?"one":n)}var pt="zero one two three four five six seven eigh\
t nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),gt="\
_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");var mt=new RegExp(`^[${f}]*<[A-Za-z]+>[${f}]`);var k="I translate integers from 0 to 999,999.",C=s=>s.length>40?`${s.slice(0,30)}…`:s;var P=(s,t)=>tt(s,t,1)[0];function tt(s,t,e){let o=Array.from(s),n=[];for(let r of t){let i=Array.from(
r),c=o.length+i.length;if(2*Math.min(o.length,i.length)/c<.6)continue;let u=2*L(i,o)/c;u>=.6&&n.push(
{ratio:u,choice:r})}return n.sort((r,i)=>i.ratio-r.ratio||(r.choice<i.choice?1:-1)),n.slice(0,e).map(
({choice:r})=>r)}function L(s,t){let e={size:0},o=[];if(s.forEach((c,u)=>{o=t.map((d,p)=>c===d?(o[p-
1]??0)+1:0),o.forEach((d,p)=>{d>e.size&&(e={size:d,i:u-d+1,j:p-d+1})})}),!e.size)return 0;let{size:n,
i:r,j:i}=e;return n+L(s.slice(0,r),t.slice(0,i))+L(s.slice(r+n),t.slice(i+n))}var D=s=>/^\d+$/.test(s),et=40,I=["<pad>","<s>","</s>","<unk>"],M=class{constructor(t){this.tokens=[
...I,...t],this.idOf=new Map(this.tokens.map((i,c)=>[i,c]));let[e,o,n,r]=I.keys();this.padId=e,this.
bosId=o,this.eosId=n,this.unkId=r}encode(t){return t.map(e=>this.idOf.get(e)??this.unkId)}decode(t){
let e=t.indexOf(this.eosId),o=n=>n!==this.padId&&n!==this.bosId;return t.slice(0,e<0?t.length:e).filter(
o).map(n=>this.tokens[n])}},R="[\\p{L}\\p{N}_]",B=`[^\\p{L}\\p{N}_${f}]`,nt=new RegExp(`${R}+(?:['’-\
]${R}+)*|${B}`,"gu"),st=new RegExp(` ?${R}+| ?${B}+|[${f}]`,"gu"),b=class{constructor({tokens:t}){this.
vocabulary=new M(t)}encode(t){let e=this.vocabulary.encode(this.split(t.normalize("NFC")));if(!e.length)
throw new RangeError("The text is empty. Write at least one word.");return e}split(t){return t.match(
nt)??[]}join(t){return t.join(" ").replace(/ (?=[.,;:!?)])/g,"")}},A=class extends b{constructor(t){
super(t);let e=n=>n[0]==="<"&&n.at(-1)===">",o=this.vocabulary.tokens.slice(I.length);this.languages=
o.filter(e),this.words=o.filter(n=>!e(n))}split(t){return z(t)}join(t){return t.join(" ")}encode(t){
let{vocabulary:e,languages:o}=this,n=this.split(t.normalize("NFC")),[r]=o;if(r&&!o.includes(n[0]))throw new RangeError(
`Begin with a language, as in ${r} forty-seven: ${o.join(" ")}.`);let i=n.slice(r?1:0);if(!i.length)
throw new RangeError(`${k} Write one, such as 47 or forty-seven.`);let c=i.filter(u=>!this.words.includes(
u));if(!c.length)return e.encode(n);throw new RangeError(this.refusal(c.find(u=>!D(u))??c[0]))}refusal(t){
if(D(t))return`${k} Write “${C(t)}” in words too, or the integer in digits.`;let e=t.length<=et&&
P(t,this.words);return`${k} “${C(t)}” is not a number word that I know. `+(e?`Did you mean “${e}\
”?`:"Write 47 or forty-seven.")}},N=class extends b{constructor({alphabet:t,merges:e}){super({tokens:new Set(
[...t,...e.map(([o,n])=>o+n)])}),this.merges=e,this.places=new Map,e.forEach(([o,n],r)=>{let i=U(o,n);
this.places.set(i,[...this.places.get(i)??[],r])})}split(t){return(t.match(st)??[]).flatMap(e=>this.
mergeWord([...e]))}join(t){return t.join("")}mergeWord(t){for(let e=-1;;){let n=t.slice(1).flatMap((r,i)=>this.
places.get(U(t[i],r))??[]).filter(r=>r>e);if(!n.length)return t;e=Math.min(...n),t=ot(t,this.merges[e])}}},
U=(s,t)=>`${s.length} ${s}${t}`;function ot(s,[t,e]){let o=[];for(let n=0;n<s.length;n++){let r=s[n]===
t&&s[n+1]===e;o.push(r?t+e:s[n]),r&&n++}return o}var rt={words:b,"number words":A,"sub-words":N},H=({
kind:s,...t})=>new rt[s](t);function a(s,t={},...e){return it(document.createElement(s),t,e)}function it(s,t,e){for(let[o,n]of Object.entries(t))s.setAttribute(o,n);return s.append(...e),s}function G(s,t,e,...o){
let n={class:`annotated-view ${t}`,role:"group","aria-label":e};s.append(a("div",n,...o))}var T={"data-lm-suppress-shortcuts":"true"};function y(s,t,e={}){let o=a("button",{type:"button",...e},
s);return o.addEventListener("click",t),o}function ct(s,t,e,o){let n=a("input",{type:"range",...e,...T}),
r=a("output",{"aria-live":"off"}),i=a("span",{},s," ",a("code",{},t));return n.addEventListener("inp\
ut",()=>o(Number(n.value))),{node:a("div",{class:"control"},a("label",{},i,n),r),input:n,output:r}}function q(s,t,e,o){
let n={min:Math.min(...e),max:Math.max(...e)},{node:r,input:i,output:c}=ct(s,t,n,o);return{node:r,input:i,
show(u){i.value=String(u),c.textContent=String(u)}}}function Y(s,t,e){let o=t.map(n=>`change:${n}`);for(let n of o)s.on(n,e);return e(),()=>{for(let n of o)
s.off(n,e)}}function j(s,t){for(let[e,o]of Object.entries(t))s.set(e,o);s.save_changes()}function Z(s){let t=a("\
p",{class:s}),e=new MutationObserver(()=>{t.textContent&&lt(t.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>e.observe(t,o)),t}var at=1e3,E,F;function lt(s){E?.isConnected||
(E=a("p",{class:"annotated-voice",role:"status"}),document.body.append(E));let t=E;clearTimeout(F),F=
setTimeout(()=>{t.textContent=s},at)}var W=s=>t=>s.find(e=>String(e)===t),kt=W([!0,!1]),ut=s=>String(s);function J(s,t,e,o={}){let n=t.closest(
"[data-widget]");if(!s.later||!n)return{node:"",show(){}};let{widget:r}=n.dataset,i=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(i.indexOf(n)>0?i.indexOf(n)+1:""),u=l=>(o[l]??ut)(s.get(l)),d=Object.keys(
e),p=Object.fromEntries(d.map(l=>[l,u(l)])),S=new URLSearchParams(location.search),v=[];for(let[l,w]of Object.
entries(e)){let $=S.get(`${c}.${l}`);if($===null)continue;let h=w($);h===void 0?v.push(l):s.set(l,h)}
let g=a("a",{},"Copy link to this setting"),m=a("span",{role:"status"});g.addEventListener("click",async l=>{
if(!(l.ctrlKey||l.metaKey||l.shiftKey)){l.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let x=v.length?` The address has a s\
etting that could not be read, and was left out: ${v.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},g,m,x),show(){let l=new URLSearchParams(location.search);for(let h of d){let K=u(h);K===p[h]?l.
delete(`${c}.${h}`):l.set(`${c}.${h}`,K)}m.textContent="";let w=n.closest("section[id]")?.id,$=l.size?
`?${l}`:location.pathname;g.setAttribute("href",`${$}${w?`#${w}`:""}`)}}}var Q=60,dt=["siebenundvierzig","zehnvier","zwölfhundert","forty-seven"],O=s=>s.replace(/ /g,"␣"),
_=class{constructor({model:t,el:e}){this.model=t,this.found=[],this.of="";let{merges:o}=t.get("piece\
s");this.numbers=[...Array(o.length+1).keys()];let n=c=>c.length>0&&c.length<=Q;this.address=J(t,e,{
text:c=>n(c)?c:void 0,done:W(this.numbers)});let r={type:"text",maxlength:Q,spellcheck:"false",...T};
this.field=a("input",{...r,autocapitalize:"off"}),this.field.addEventListener("input",()=>this.write(
this.field.value)),this.error=a("p",{class:"error",role:"alert"}),this.slider=q("Merges done","",this.
numbers,c=>this.go(c)),this.back=y("◀ Back",()=>this.step(-1)),this.next=y("Next merge ▶",()=>this.
step(1),{class:"next"}),this.tokens=a("ol",{class:"tokens","aria-label":"Tokens and their ids"}),this.
status=Z("verdict"),this.drawn=a("div",{},this.status,this.tokens);let i=dt.map(c=>y(c,()=>this.write(
c)));G(e,"tokenizer-lab","Tokenizer lab",a("label",{class:"field"},"Text ",this.field),a("div",{class:"\
buttons tries"},...i),this.error,a("div",{class:"buttons"},this.slider.node,this.back,this.next),this.
drawn,this.address.node)}write(t){this.error.textContent=t?"":"The text is empty. Write at least one\
 letter.",this.drawn.inert=!t,t&&j(this.model,{text:t})}go(t){j(this.model,{done:t})}after(t){let{alphabet:e,
merges:o}=this.model.get("pieces"),n=o.slice(0,t),r=H({kind:"sub-words",alphabet:e,merges:n}),i=this.
model.get("text").normalize("NFC"),c=r.split(i),{vocabulary:u}=r;return{tokens:c,ids:u.encode(c),unkId:u.
unkId}}turns(){let t=this.model.get("text");if(t===this.of)return this.found;let e=this.numbers.map(
o=>this.after(o).tokens.length);return this.found=this.numbers.filter(o=>o&&e[o]<e[o-1]),this.of=t,this.
found}step(t){let e=this.model.get("done"),n=(t>0?this.turns():[0,...this.turns()].toReversed()).find(
r=>(r-e)*t>0);n!==void 0&&this.go(n)}redraw(){let t=this.model.get("text"),e=this.model.get("done");
this.field.value!==t&&(this.field.value=t),this.error.textContent="",this.drawn.inert=!1;let o=this.
turns(),{tokens:n,ids:r,unkId:i}=this.after(e),[c,u]=this.model.get("pieces").merges[e-1]??["",""],d=o.
includes(e),p=n.map((x,l)=>{let w=r[l]===i?"unknown":d&&x===c+u?"made":"",$=a("span",{lang:"de"},O(x)),
h=r[l]===i?`<unk> ${i}`:r[l];return a("li",{class:w},$,a("small",{},h))});this.tokens.replaceChildren(
...p);let S=d?"":", which is not in this text",v=`Merge ${e}: ${O(c)} + ${O(u)} → ${O(c+u)}${S}. `,
g=[...t.normalize("NFC")].length,m=`${n.length} token${n.length===1?"":"s"}`;this.status.textContent=
`${e?v:""}${g} letters, ${m}.`,this.slider.show(e),this.back.setAttribute("aria-disabled",String(!e)),
this.next.setAttribute("aria-disabled",String(!o.some(x=>x>e))),this.address.show()}};function ht(s){
let t=new _(s);return Y(s.model,["text","done","pieces"],()=>t.redraw())}var X={render:ht};widget=X;})();
export default widget;
