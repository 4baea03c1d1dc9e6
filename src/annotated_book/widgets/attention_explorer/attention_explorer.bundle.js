let widget;
(()=>{function c(t,e={},...n){return P(document.createElement(t),e,n)}function M(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return P(o,e,n)}function P(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function H(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(c("div",s,...o))}var I=(...t)=>c("div",{class:"co\
ntrols"},...t.map(({node:e})=>e)),F=()=>c("p",{class:"pointed","aria-hidden":"true"}),U=(...t)=>c("d\
iv",{class:"scroller"},...t);function B(t,e,n,o){let s=(l,p,m)=>m.map(h=>h instanceof HTMLTableCellElement?
h:c(l,p,h)),a=[...s("td",{},n.slice(0,1)),...s("th",{scope:"col"},n.slice(1))],r=o.map(l=>{let p=s("\
th",{scope:"row"},l.slice(0,1));return c("tr",{},...p,...s("td",{},l.slice(1)))}),u=e?[c("caption",{},
e)]:[],d=c("thead",{},c("tr",{},...a));return c("table",t,...u,d,c("tbody",{},...r))}var C={"data-lm\
-suppress-shortcuts":"true"};function D(t,e,n={}){let o=c("button",{type:"button",...n},t);return o.
addEventListener("click",e),o}function rt(t,e,n,o){let s=c("input",{type:"range",...n,...C}),a=c("ou\
tput",{"aria-live":"off"}),r=c("span",{},t," ",c("code",{},e));return s.addEventListener("input",()=>o(
Number(s.value))),{node:c("div",{class:"control"},c("label",{},r,s),a),input:s,output:a}}function _(t,e,n,o){
let s={min:Math.min(...n),max:Math.max(...n)},{node:a,input:r,output:u}=rt(t,e,s,o);return{node:a,input:r,
show(d){r.value=String(d),u.textContent=String(d)}}}function z(t,e,n){let o=Object.entries(e).map(([r,u])=>c("option",{value:r},u)),s=`menu-${Math.random()}`,
a=c("select",{id:s,...C},...o);return a.addEventListener("change",()=>n(a.value)),{node:c("div",{class:"\
control menu"},c("label",{for:s},t),a),show(r){a.value=r}}}function W(t,e,n){let o=e.map(s=>`change:${s}`);
for(let s of o)t.on(s,n);return n(),()=>{for(let s of o)t.off(s,n)}}var Y=(t,e)=>Object.fromEntries(
e.map(n=>[n,t.get(n)]));function T(t,e){for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}
function V(t){let e=c("p",{class:t}),n=new MutationObserver(()=>{e.textContent&&ct(e.textContent)}),
o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(e,o)),e}var at=1e3,
A,N;function ct(t){A?.isConnected||(A=c("p",{class:"annotated-voice",role:"status"}),document.body.append(
A));let e=A;clearTimeout(N),N=setTimeout(()=>{e.textContent=t},at)}var E=t=>e=>t.find(n=>String(n)===e),Ot=E([!0,!1]),it=t=>String(t);function G(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${a}"]`)],u=a+(r.indexOf(s)>0?r.indexOf(s)+1:""),d=i=>(o[i]??it)(t.get(i)),l=Object.keys(
n),p=Object.fromEntries(l.map(i=>[i,d(i)])),m=new URLSearchParams(location.search),h=[];for(let[i,v]of Object.
entries(n)){let y=m.get(`${u}.${i}`);if(y===null)continue;let x=v(y);x===void 0?h.push(i):t.set(i,x)}
let g=c("a",{},"Copy link to this setting"),b=c("span",{role:"status"});g.addEventListener("click",async i=>{
if(!(i.ctrlKey||i.metaKey||i.shiftKey)){i.preventDefault(),history.replaceState(null,"",g.getAttribute(
"href"));try{await navigator.clipboard.writeText(g.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let f=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},g,b,f),show(){let i=new URLSearchParams(location.search);for(let x of l){let L=d(x);L===p[x]?i.
delete(`${u}.${x}`):i.set(`${u}.${x}`,L)}b.textContent="";let v=s.closest("section[id]")?.id,y=i.size?
`?${i}`:location.pathname;g.setAttribute("href",`${y}${v?`#${v}`:""}`)}}}var J=t=>!t.matches(".none")&&!t.closest(".unwritten");function j(t,e){let n=()=>e.flat().find(J)??e[0][0],
o=n();o.tabIndex=0;function s(a){o.tabIndex=-1,o=a,o.tabIndex=0}return t.addEventListener("keydown",
a=>{let r=a.target,u=e.findIndex(h=>h.includes(r));if(u<0)return;let d=e[u].indexOf(r),[l,p]={ArrowUp:[
u-1,d],ArrowDown:[u+1,d],ArrowLeft:[u,d-1],ArrowRight:[u,d+1],Home:[u,0],End:[u,e[u].length-1]}[a.key]??
[null,null];if(l===null)return;a.preventDefault();let m=e[l]?.[p];!m||getComputedStyle(m).visibility===
"hidden"||(s(m),m.focus())}),()=>{J(o)||s(n())}}var k=(t,e=0)=>Array.from({length:t},(n,o)=>e+o),q=t=>t.reduce((e,n)=>e+n,0);function S({shape:t,data:e},n){let o=t[t.length-1];return e.subarray(n*o,(n+1)*o)}var R=20,lt=9;function dt(t,e,n,o){let s=c("td",{tabindex:"-1","data-row":e,"data-column":n,...C},c(
"span",{},t.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",t<5e-4),s.
style.setProperty("--w",t),s}var Q=(t,e)=>{t.forEach((n,o)=>{n.classList.toggle("unwritten",o>=e)})};
function ut(t,e){let n=[],o=({target:s})=>{let{row:a,column:r}=s.closest?.("td[data-row]")?.dataset??
{};return a===void 0?[]:[Number(a),Number(r)]};t.addEventListener("pointerover",s=>e(...o(s))),t.addEventListener(
"pointerleave",()=>e(...n)),t.addEventListener("focusin",s=>{n=o(s),e(...n)}),t.addEventListener("fo\
cusout",()=>{n=[],e()})}function X({label:t,rows:e,columns:n,weights:o,head:s,mayLook:a,look:r}){let u=n.
map(f=>c("span",{},f)),d=e.map((f,i)=>{let v=S(o,s*e.length+i);return n.map((y,x)=>dt(v[x],i,x,!a(i,
x)))}),l=c("td",{class:"corner"}),p=B({class:"heat-map",role:"grid","aria-label":t},"",[l,...u],e.map(
(f,i)=>[f,...d[i]])),[m,...h]=p.rows,g=[...m.cells].slice(1);p.classList.toggle("dense",n.length>lt),
p.style.setProperty("--columns",String(n.length)),ut(p,r);let b=j(p,d);return{node:p,show(f,i,v){h.forEach(
(y,x)=>{y.classList.toggle("current",x===f)}),Q(h,i);for(let y of[g,...d])Q(y,v);b()}}}function Z(t,e){
let[,n,o]=t.shape,s=k(R+1).map(()=>"");for(let d of k(n))S(t,e*n+d).forEach((l,p)=>{s[Math.round(l*R)]+=
`M${p} ${d}h1v1h-1z`});let a=s.map((d,l)=>l&&d?M("path",{d,"fill-opacity":l/R}):""),r=M("rect",{y:n,
width:o,height:n});r.style.fill="var(--cell)";let u={viewBox:`0 0 ${o} ${n}`,preserveAspectRatio:"no\
ne"};return{node:M("svg",{...u,"aria-hidden":"true"},...a.filter(Boolean),r),show:d=>r.setAttribute(
"y",String(Math.min(d,n)))}}var pt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},ft={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},mt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function ht(t,e,n){let o=t==="sublayers"&&ft[n]?.[Number(e)];return o?`${o} sublayer`:`${t.replace(/s$/,
"")} ${e}`}function O(t,e){let[n]=t.split("."),o=[];for(let[,s,a]of t.matchAll(mt))o.push(a?ht(s,a,n):
pt[s]??s);return/^(en|de)coder\.norm$/.test(t)&&(o[1]="final layer norm"),/^\w+\.layers\.\d/.test(t)&&
o.splice(0,2,`${o[0]} ${o[1]}`),o.length||o.push("model"),e!==void 0&&o.push(`head ${e}`),o.join(", ")}
var tt=t=>t.charAt(0).toUpperCase()+t.slice(1);function gt(t,e,n){let o=k(e.shape[0]).map(r=>{let u=D(`head ${r}`,()=>n(t,r),{"aria-label":O(t,r),tabindex:"\
-1"});return u.prepend(Z(e,r).node),u}),s=c("p",{},O(t)),a=c("div",{class:"heads"},...o);return{node:c(
"div",{class:"attention"},s,a),heads:o}}function et(t,e){let o=c("div",{class:"gallery",...{role:"gr\
oup","aria-label":"All heads"}}),[s,a]=[],r={};function u(l){r=Object.fromEntries(t.map(g=>[g,gt(g,l(
g),e)]));let p=Object.values(r),m=c("div",{},...p.map(g=>g.node)),h=p.map(({heads:g})=>g);j(m,h),o.replaceChildren(
m)}function d({node:l}){o.scrollTop=l.offsetTop-o.clientHeight/2,o.scrollLeft=l.offsetLeft-8}return{
node:o,show({path:l,sequence:p,head:m},h){s!==p&&u(h);for(let[g,{heads:b}]of Object.entries(r))for(let[
f,i]of b.entries())i.setAttribute("aria-pressed",String(g===l&&f===m));a!==l&&d(r[l]),[s,a]=[p,l]}}}function nt({shape:t,data:e},n){let o=t[1]*t[2]*t[3],s=e.slice(n*o,(n+1)*o);return{shape:t.slice(1),
data:Float64Array.from(s)}}function wt({mask:t},e){if(!t)return!0;let n=(s,a)=>t.shape[a]===1?0:s,o=(s,a,r)=>s*
t.shape[r]+n(a,r);return t.data[e.reduce(o,0)]==="1"}function xt(t,e,{path:n,sequence:o,head:s}){let a=nt(
t,o),r=e[t.rows][o],u=(f,i)=>`${f} → ${r[i+1]??"?"}`,d=t.rows==="tgt"?r.map(u):r,l=e[t.columns][o],
p=d.map((f,i)=>S(a,s*d.length+i)),m=p.map(f=>Math.max(...f)),h=m.indexOf(Math.max(...m)),g=O(n,s),b=(f,i)=>wt(
t,[o,s,f,i]);return{label:g,rows:d,columns:l,weights:a,head:s,numbers:p,first:h,mayLook:b,say(f,i){let v=`\
“${d[f]}” (row ${f})`,y=`“${l[i]}” (column ${i})`;return`${b(f,i)?`${v} attends to ${y} with\
 the weight ${p[f][i].toFixed(4)}.`:`${v} may not attend to ${y}: masked.`} Its row sums to ${q([...p[f]]).
toFixed(2)}.`},verdict(){let f=p[h].indexOf(m[h]);return`${tt(g)}: the largest weight is ${m[h].toFixed(
4)}, where “${d[h]}” attends to “${l[f]}”. The largest weight of a row is ${(q(m)/m.length).
toFixed(2)} on average.`}}}function bt(t,{mask:e,rows:n}){return[c("code",{},t),c("br"),c("span",{class:"\
query"},"Rows: queries q"),n==="tgt"?", input → to be predicted. ":". ",c("span",{class:"key"},"Co\
lumns: keys k."),` Each row sums to 1.${e?" Hatched: masked.":""} Click a row to keep it lit.`]}function yt(t){
let e=U(),n=null,o=s=>{};return e.addEventListener("click",({target:s})=>{let a=s.closest("tbody tr");
if(!a)return;let r=a.sectionRowIndex;n=n===r?null:r,o(r)}),{node:e,show(s){let a=()=>Math.min(n??s.first,
s.rows.length-1),r=(l,p)=>{t.textContent=l===void 0?"":s.say(l,p),o(l??a())},u=X({...s,look:r}),d=[...u.
node.querySelectorAll("thead th")];o=l=>{u.show(l);for(let[p,m]of d.entries())m.style.setProperty("-\
-w",String(s.numbers[l][p]))},e.replaceChildren(u.node),r()}}}function vt({model:t,el:e}){let{maps:n,
labels:o}=t.get("seen"),s=Object.keys(n),a=w=>Object.values(n).map(({shape:$})=>$[w]),[r,u]=[Math.min(
...a(0)),Math.max(...a(1))],d={path:E(s),head:E(k(u)),sequence:E(k(r))},l=G(t,e,d),p=w=>$=>T(t,{[w]:$}),
m=Object.fromEntries(s.map(w=>[w,O(w)])),h=z("Attention",m,p("path")),g=_("Sequence","B",k(r),p("seq\
uence")),b=_("Head","H",k(u),p("head")),f=V("verdict"),i=et(s,(w,$)=>T(t,{path:w,head:$})),v=c("p",{
class:"hint"}),y=F(),x=yt(y);H(e,"attention-explorer","Attention explorer",I(h,...r>1?[g]:[],b),f,c(
"div",{class:"maps"},i.node,c("div",{class:"large"},x.node,v)),y,l.node);function L(){let w=Y(t,Object.
keys(d)),$=n[w.path];w.head=Math.min(w.head,$.shape[1]-1),h.show(w.path),g.show(w.sequence),b.input.
max=String($.shape[1]-1),b.show(w.head),i.show(w,st=>nt(n[st],w.sequence)),v.replaceChildren(...bt(w.
path,$));let K=xt($,o,w);x.show(K),f.textContent=K.verdict(),l.show()}return W(t,Object.keys(d),L)}var ot={
render:vt};widget=ot;})();
export default widget;
