let widget;
(()=>{function a(t,n={},...e){return ht(document.createElement(t),n,e)}function ht(t,n,e){for(let[r,o]of Object.entries(n))t.setAttribute(r,o);return t.append(...e),t}function U(t,n,e,...r){
let o={class:`annotated-view ${n}`,role:"group","aria-label":e};t.append(a("div",o,...r))}var Y=(...t)=>a(
"div",{class:"controls"},...t.map(({node:n})=>n)),G=()=>a("p",{class:"pointed","aria-hidden":"true"}),
q=(...t)=>a("div",{class:"scroller"},...t),v={"data-lm-suppress-shortcuts":"true"};function J(t,n,e,r){let o=a("input",{type:"range",min:0,max:e.length-1,...v}),s=a("output",{"aria-li\
ve":"off"}),i=a("span",{},`${t} `,a("code",{},n));return o.addEventListener("input",()=>r(e[Number(o.
value)])),{node:a("div",{class:"control"},a("label",{},i,o),s),input:o,show(c,l=String(c)){o.value=String(
e.indexOf(c)),o.setAttribute("aria-valuetext",l),s.textContent=l}}}function M(t,n,e){let r=Object.entries(
n).map(([i,c])=>a("option",{value:i},c)),o=`menu-${Math.random()}`,s=a("select",{id:o,...v},...r);return s.
addEventListener("change",()=>e(s.value)),{node:a("div",{class:"control menu"},a("label",{for:o},t),
s),show(i){s.value=i}}}function Q(t,n,e){let r=n.map(o=>`change:${o}`);for(let o of r)t.on(o,e);return e(),
()=>{for(let o of r)t.off(o,e)}}var V=(t,n)=>Object.fromEntries(n.map(e=>[e,t.get(e)]));function X(t,n){
for(let[e,r]of Object.entries(n))t.set(e,r);t.save_changes()}function B(t){let n=a("p",{class:t}),e=new MutationObserver(
()=>{n.textContent&&gt(n.textContent)}),r={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>e.observe(n,r)),n}var mt=1e3,j,H;function gt(t){j?.isConnected||(j=a("p",{class:"annotated-voice",
role:"status"}),document.body.append(j));let n=j;clearTimeout(H),H=setTimeout(()=>{n.textContent=t},
mt)}var y=t=>n=>t.find(e=>String(e)===n),_t=y([!0,!1]),xt=t=>String(t);function Z(t,n,e,r={}){let o=n.closest(
"[data-widget]");if(!t.later||!o)return{node:"",show(){}};let{widget:s}=o.dataset,i=[...document.querySelectorAll(
`[data-widget="${s}"]`)],c=s+(i.indexOf(o)>0?i.indexOf(o)+1:""),l=f=>(r[f]??xt)(t.get(f)),u=Object.keys(
e),d=Object.fromEntries(u.map(f=>[f,l(f)])),p=new URLSearchParams(location.search),g=[];for(let[f,C]of Object.
entries(e)){let O=p.get(`${c}.${f}`);if(O===null)continue;let w=C(O);w===void 0?g.push(f):t.set(f,w)}
let h=a("a",{},"Copy link to this setting"),m=a("span",{role:"status"});h.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",h.getAttribute(
"href"));try{await navigator.clipboard.writeText(h.href),m.textContent=" Copied."}catch{m.textContent=
" The address of this page has it now: copy it from there."}}});let b=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:a("p",{class:"addr\
ess"},h,m,b),show(){let f=new URLSearchParams(location.search);for(let w of u){let S=l(w);S===d[w]?f.
delete(`${c}.${w}`):f.set(`${c}.${w}`,S)}m.textContent="";let C=o.closest("section[id]")?.id,O=f.size?
`?${f}`:location.pathname;h.setAttribute("href",`${O}${C?`#${C}`:""}`)}}}function tt(t,n){let e=n[0][0];e.tabIndex=0;function r(o){e.tabIndex=-1,e=o,e.tabIndex=0}return t.addEventListener(
"keydown",o=>{let s=o.target,i=n.findIndex(p=>p.includes(s));if(i<0)return;let c=n[i].indexOf(s),[l,
u]={ArrowUp:[i-1,c],ArrowDown:[i+1,c],ArrowLeft:[i,c-1],ArrowRight:[i,c+1],Home:[i,0],End:[i,n[i].length-
1]}[o.key]??[null,null];if(l===null)return;o.preventDefault();let d=n[l]?.[u];!d||getComputedStyle(d).
visibility==="hidden"||(r(d),d.focus())}),()=>{e.closest(".unwritten")&&r(n[0][0])}}function wt({text:t,say:n,share:e=0,kinds:r=[]}){let o={"aria-label":`${t}: ${n}`,tabindex:"-1",class:[
"number",...r].join(" ")},s=a("td",{...o,...v},t);return s.style.setProperty("--w",String(e)),s}function et({
title:t,corner:n="",rows:e,columns:r,cells:o,look:s}){let i=o.map(p=>p.map(wt)),c=r.map(p=>a("th",{scope:"\
col"},p)),l=i.map((p,g)=>a("tr",{},a("th",{scope:"row"},e[g]),...p)),u=a("table",{class:"grid number\
s",role:"grid"},a("caption",{},t),a("thead",{},a("tr",{},a("td",{},n),...c)),a("tbody",{},...l)),d=({
target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??"";return u.addEventListener("pointe\
rover",p=>s(d(p))),u.addEventListener("pointerleave",()=>s("")),u.addEventListener("focusin",p=>s(d(
p))),u.addEventListener("focusout",()=>s("")),tt(u,i),q(u)}var F=t=>t.replaceAll("-","−");function E(t,n=2){
if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>0?"∞":"−∞";let e=Math.abs(t);return e&&
(e>=1e4||e<.5*10**-n)?F(t.toExponential(0).replace("+","")):F(t.toFixed(n).replace(/^-(0\.0*)$/,"$1"))}
var nt=t=>Number.isFinite(t)?F(String(Number(t.toPrecision(7)))):E(t);var P=t=>t.reduce((n,e)=>n+e,0);function ot(t){let n=Array.from(t),e=n.reduce((s,i)=>Math.max(s,i),-1/0),r=n.map(s=>Math.exp(s-e)),o=P(
r);return r.map(s=>s/o)}var K=Math.fround,bt=t=>t.replaceAll("-","−"),R=t=>bt(t).replace("inf","∞"),_=t=>t.split(/\s+/).
filter(Boolean),D=t=>["ours","torch"].includes(t);function W(t,{words:n,longest:e}){let r=_(t),o=c=>n.
length?n.includes(c):/^\d{1,9}$/.test(c),s=r.find(c=>!o(c)),i=n.join(", ")||"ids, such as 5 3 0";return s!==
void 0?`“${s.slice(0,40)}” cannot be read: write ${i}.`:r.length<=e?"":`That is ${r.length} toke\
ns; there is room for ${e}.`}function st(t,n,e){let r=t.map(_),o=Math.max(1,...r.map(s=>s.length));return r.
map(s=>{let i=Array(o-s.length).fill(e.pad);return n==="right"?[...s,...i]:[...i,...s]})}var $t=(t,n,e,r,o)=>(t===
"causal"||n[r]!==o)&&(t==="padding"||r<=e);function vt(t,n,{words:e,scores:r,longest:o}){let s=c=>e.
indexOf(t[c])*o+c,i=(c,l)=>e.length?r[s(c)][s(l)]:r[n][c][l];return t.map((c,l)=>t.map((u,d)=>K(i(l,
d))))}function rt(t,n,{kind:e,convention:r,fill:o},s){let i=Number(o.replace("inf","Infinity")),c=K(
D(r)?-1/0:i);return vt(t,n,s).map((l,u)=>{let d=l.map((h,m)=>$t(e,t,u,m,s.pad)),p=l.map((h,m)=>d[m]?
h:r==="additive"?K(h+c):c),g=ot(p).map(K);return{may:d,masked:p,weights:g,isBlind:!d.includes(!0)}})}
function it(t,{convention:n,fill:e}){return n==="additive"?t?"0":R(e):n==="zero_one"?t?"1":"0":n==="\
ours"===t?"True":"False"}function yt(t){let e=t.filter(({isBlind:s})=>!s).map(({may:s,weights:i})=>P(
i.filter((c,l)=>!s[l]))),r=Math.max(0,...e),o=`up to ${E(r*100)} % of a query’s weight`;return r>=
5e-5?`The mask leaks: hidden keys get ${o}.`:r>0?`Hidden keys get ${o}, too little to matter.`:"No h\
idden key gets any weight."}function ct(t,{convention:n}){let e=t.flat(),r=e.flatMap(({may:l})=>l),o=`${r.
filter(l=>!l).length} of ${r.length} places are hidden. `,s=e.filter(({isBlind:l})=>l);if(s.length&&
n==="ours")return"";let i=yt(e);if(!s.length)return o+i;let c=`${s.length} ${s.length===1?"query see\
s":"queries see"} no key: `;return s.some(({weights:l})=>l.some(Number.isNaN))?`${o}${c}the weights \
there are 0/0, NaN, and no error is raised. ${i}`:`${o}${c}the weights there still sum to 1, all on \
hidden keys. ${i}`}function at(t,{kind:n,convention:e},r){let[o,s]=[t.length,t[0].length],i=t.findIndex(
u=>u.some(({isBlind:d})=>d));if(i<0||e!=="ours")return"";let c={padding:[o,1,s],causal:[1,s,s],both:[
o,s,s]}[n],l=t[i].findIndex(({isBlind:u})=>u);return r.refusal.replace("{shape}",`(${c.join(", ")})`).
replace("{query}",`(${i}, ${l})`)}var ut={padding:"Padding",causal:"Causal: no future",both:"Both"},dt={right:"On the right",left:"On \
the left"},lt=["rows","side","kind","convention","fill","sequence"];function Ot(t,n,{words:e,pad:r}){
let o=u=>e.length?e.indexOf(u):u,s=t.map((u,d)=>{let p=u.map(m=>{let b=e.length?a("small",{},o(m)):"";
return a("td",{class:m===r?"hidden":""},m,b)}),g=a("th",{scope:"row"},`Sequence ${d}`),h=a("tr",{},g,
...p);return d===n&&h.classList.add("current"),h}),c=`The batch: ids of shape ${`(${t.length}, ${t[0].
length})`}, pad_id = ${o(r)}`,l=a("caption",{},c);return a("table",{class:"numbers"},l,a("tbody",{},
...s))}function kt(t,n,e,r,o){let s=e.map((i,c)=>i.may.map((l,u)=>{let{number:d,text:p=E(d),...g}=r(
i,u),h=`query ${c} (${n[c]}), key ${u} (${n[u]})`,m=d===void 0?"":`, exactly ${nt(d)}`,b=`${h}, ${l?
"visible":"hidden"}${m}.`;return{text:p,say:b,kinds:l?[]:["hidden"],...g}}));return et({title:t,corner:"\
query ↓ key →",rows:n,columns:n,cells:s,look:o})}function Et({may:t,weights:n},e){let r=n[e],o=!t[e]&&
!(r<5e-5),s=[t[e]?"":"hidden",o?"leak":""].filter(Boolean),i=r===0?"0":E(r,3);return{number:r,text:i,
share:r||0,kinds:s}}function Ct(t,n,e,r,o){let s=(i,c)=>kt(i,t,n,c,o);return[s("Mask",({may:i},c)=>({
text:it(i[c],e)})),s("Scores with the mask",({masked:i},c)=>({number:i[c]})),r?a("p",{class:"refused"},
"No weights: the mask is refused."):s("Weights, after softmax",Et)]}function St(t,n,e){let r=`sequen\
ce-${Math.random()}`;return Array.from({length:t},(o,s)=>{let c=a("input",{...{type:"text",spellcheck:"\
false",autocomplete:"off"},...v}),l=a("label",{},a("span",{},`Sequence ${s}`),c);c.addEventListener(
"input",()=>n(s,c));let u=a("input",{type:"radio",name:r,"aria-label":`Show sequence ${s}`,...v});return u.
addEventListener("change",()=>e(s)),{node:a("div",{},l,a("label",{},u,"show")),show(p,g){c.value.trim()!==
p&&(c.value=p),c.setAttribute("aria-invalid","false"),u.checked=g}}})}function At(t,n){return{rows:r=>{
let o=r.split("|").map(i=>_(i).join(" "));return o.length===n&&o.every(i=>!W(i,t))?o:void 0},side:y(
Object.keys(dt)),kind:y(Object.keys(ut)),convention:y(Object.keys(t.code)),fill:y(t.fills),sequence:y(
[...Array(n).keys()])}}function Lt(t,n){let e=Object.entries(t.code).map(([r,{name:o}])=>[r,o]);return{
kind:M("Mask",ut,n("kind")),side:M("Padding",dt,n("side")),convention:M("Convention",Object.fromEntries(
e),n("convention")),fill:J("Hidden scores","fill",t.fills,n("fill"))}}function Nt(t,n){for(let[o,s]of Object.
entries(t))s.show(n[o]);let e=D(n.convention),r=e?"-inf":n.fill;t.fill.input.disabled=e,t.fill.show(
r,R(r))}function jt([t,n],{code:e},{convention:r,kind:o},s,i){let{note:c,shapes:l,[o]:u,use:d}=e[r],
p=l[o].replaceAll("B",s).replaceAll("L",i);t.textContent=`${c} Shape: ${p}`,n.textContent=`${u}
${d}`}function qt({model:t,el:n}){let e=t.get("given"),r=t.get("rows").length,o=x=>$=>X(t,{[x]:$}),s={
rows:x=>x.join("|")},i=Z(t,n,At(e,r),s),c=Lt(e,o),l=St(r,w,o("sequence")),[u,d]=[B("verdict"),B("err\
or")],p=a("pre",{tabindex:"0","aria-label":"The code"}),g=a("p",{class:"hint"}),h=q(),m=a("div",{class:"\
maps"}),b=G(),f={class:"rows",role:"group","aria-label":"Sequences"},O=`${e.words.length?`Words: ${e.
words.join(" ")}`:"Write ids"}. At most ${e.longest} in a sequence; shorter ones are padded.`;U(n,"m\
ask-composer","Mask composer",a("div",f,...l.map(({node:x})=>x)),a("p",{class:"hint"},O),Y(...Object.
values(c)),d,u,h,g,p,m,b,i.node);function w(x,$){let A=W($.value,e);$.setAttribute("aria-invalid",!!A),
d.textContent=A,!A&&(o("rows")(t.get("rows").with(x,$.value.trim())),S())}function S(){let x=V(t,lt),
{rows:$,side:A,sequence:N}=x;Nt(c,x);for(let[k,{show:T}]of l.entries())T($[k],k===N);let L=st($,A,e),
I=L.map((k,T)=>rt(k,T,x,e));d.textContent=at(I,x,e),u.textContent=ct(I,x),u.classList.toggle("alarmi\
ng",/leaks|no key/.test(u.textContent)),jt([g,p],e,x,L.length,L[0].length),h.replaceChildren(Ot(L,N,
e));let z=k=>{b.textContent=k},ft=d.textContent!=="";m.replaceChildren(...Ct(L[N],I[N],x,ft,z)),z(""),
i.show()}return Q(t,lt,S)}var pt={render:qt};widget=pt;})();
export default widget;
