let widget;
(()=>{function i(t,e={},...n){return I(document.createElement(t),e,n)}function j(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return I(o,e,n)}function I(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function R(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var U=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e));var $={"data-lm-suppress-shortcuts":"true"};function F(t,e,n,o){let s=i("input",{type:"range",min:0,max:n.length-1,...$}),c=i("output",{"aria-li\
ve":"off"}),r=i("span",{},`${t} `,i("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:i("div",{class:"control"},i("label",{},r,s),c),input:s,show(a,l=String(a)){s.value=String(
n.indexOf(a)),s.setAttribute("aria-valuetext",l),c.textContent=l}}}function Y(t,e,n){let o=Object.entries(
e).map(([r,a])=>i("option",{value:r},a)),s=`menu-${Math.random()}`,c=i("select",{id:s,...$},...o);return c.
addEventListener("change",()=>n(c.value)),{node:i("div",{class:"control menu"},i("label",{for:s},t),
c),show(r){c.value=r}}}function G(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}var V=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function W(t,e){
for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function A(t){let e=i("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&ut(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,o)),e}var lt=1e3,L,H;function ut(t){L?.isConnected||(L=i("p",{class:"annotated-voice",
role:"status"}),document.body.append(L));let e=L;clearTimeout(H),H=setTimeout(()=>{e.textContent=t},
lt)}var M=t=>e=>t.find(n=>String(n)===e),Bt=M([!0,!1]),dt=t=>String(t);function J(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:c}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${c}"]`)],a=c+(r.indexOf(s)>0?r.indexOf(s)+1:""),l=d=>(o[d]??dt)(t.get(d)),u=Object.keys(
n),p=Object.fromEntries(u.map(d=>[d,l(d)])),h=new URLSearchParams(location.search),g=[];for(let[d,w]of Object.
entries(n)){let y=h.get(`${a}.${d}`);if(y===null)continue;let m=w(y);m===void 0?g.push(d):t.set(d,m)}
let b=i("a",{},"Copy link to this setting"),f=i("span",{role:"status"});b.addEventListener("click",async d=>{
if(!(d.ctrlKey||d.metaKey||d.shiftKey)){d.preventDefault(),history.replaceState(null,"",b.getAttribute(
"href"));try{await navigator.clipboard.writeText(b.href),f.textContent=" Copied."}catch{f.textContent=
" The address of this page has it now: copy it from there."}}});let x=g.length?` The address has a s\
etting that could not be read, and was left out: ${g.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},b,f,x),show(){let d=new URLSearchParams(location.search);for(let m of u){let k=l(m);k===p[m]?d.
delete(`${a}.${m}`):d.set(`${a}.${m}`,k)}f.textContent="";let w=s.closest("section[id]")?.id,y=d.size?
`?${d}`:location.pathname;b.setAttribute("href",`${y}${w?`#${w}`:""}`)}}}var q=t=>t.reduce((e,n)=>e*n,1),K=t=>t.reduce((e,n)=>e+n,0),v=(t,e)=>typeof t=="number"?t:e[t],X=t=>t.
toLocaleString("en-US"),Z=(t,e)=>K(t.map(([n,o])=>n*q(o.map(s=>v(s,e)))));function z(t,e=n=>n){let n=s=>[
...new Set(s)].map(c=>{let r=s.filter(a=>a===c).length;return r===1?e(c):`${e(c)}${"²³"[r-2]}`}),o=([
s,c])=>[...s===1&&c.length?[]:[s],...n(c)].join("·");return t.map(o).join(" + ")}var Q=["B","kB","M\
B","GB","TB"];function O(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),Q.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${Q[e]}`}var tt=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var pt=16,[S,C,ft,N]=[52,18,18,3],et=t=>8+6.5*Math.log2(Math.max(t,1)),mt={query:"query",q:"query",key:"\
key",k:"key",value:"value"},ht=t=>mt[t]??(t==="v"?"value":"");function gt(t){let e=t[0]==="B"||t.length>
2,n=t.slice(e?1:0).slice(-3);return{drawn:n,written:t.slice(0,t.length-n.length)}}var E=(t,e)=>typeof t==
"number"?String(t):`${t} ${v(t,e)}`,bt=(t,e,n,o="")=>j("text",{x:t,y:e,class:o},n);function xt(t,e){
let{drawn:n,written:o}=gt(t),s=m=>m===void 0?1:v(m,e),[c,r,a]=[n.at(-1),n.at(-2),n.at(-3)],l=et(s(c)),
u=et(s(r)),p=Math.min(Math.max(s(a),1),pt),h=(p-1)*N,g=m=>{let[k,B]=[S+m*N,C+h-m*N];return j("rect",
{x:k,y:B,width:l,height:u})},b=C+h+u,f=tt(p).reverse().map(g),x=(m,k,B,at)=>f.push(bt(k,B,m,at));c!==
void 0&&x(E(c,e),S,b+14),r!==void 0&&x(E(r,e),S-5,b-u/2+4,"left"),a!==void 0&&x(E(a,e),S+h+4,C-5);let d=o.
map(m=>`${E(m,e)} ×`).join(" ");d&&x(d,S-5,C-5,"left");let[w,y]=[S+l+h+34,b+ft];return j("svg",{viewBox:`\
0 0 ${w} ${y}`,width:w,height:y},...f)}function nt({name:t,lines:e},n,o,s){let c=e.flatMap(({made:u},p)=>u.
map(([h,{shape:g}])=>{let b=h==="return"?"returned":h,f=i("figure",{"data-role":ht(h)},i("figcaption",
{},i("code",{},b)),xt(g,o));return f.classList.toggle("current",p===n),f.classList.toggle("later",p>
n),f.addEventListener("click",()=>s(p)),f})),r=([u,{shape:p}])=>`${u} (${p.map(h=>E(h,o)).join(", ")}\
)`,a=e.flatMap(({made:u})=>u.map(r)).join("; "),l=`The tensors of ${t} as blocks: ${a||"none"}.`;return i(
"div",{role:"img","aria-label":l},...c)}var st=({shape:t},e)=>t.map(n=>v(n,e)),ot=t=>`(${t.join(", ")}${t.length===1?",":""})`,P=(t,e)=>t.bytes*
q(st(t,e)),T=({fresh:t},e)=>t?v(t,e):0;function wt([t,e],n){let o=i("b",{},ot(st(e,n))),c=e.shape.every(
u=>typeof u=="number")?[]:[`${ot(e.shape)} `],r=T(e,n)>1?`${T(e,n)} × `:"",a=e.fresh?r+O(P(e,n)):"n\
o new memory",l=e.input?"input":a;return i("span",{},`${t==="return"?"returned":t} `,...c,o,i("small",
{},l))}function yt({source:t,made:e},n,o){let s=i("code",{},t),c=t.length-t.trimStart().length;if(s.
style.setProperty("--indent",String(c+4)),!e.length)return i("li",{},s);let r={type:"button",tabindex:"\
-1",class:"line",...$},a=i("button",r,s);return a.addEventListener("click",o),i("li",{},a,...e.map(l=>wt(
l,n)))}function vt(t){t.addEventListener("keydown",e=>{let n=[...t.querySelectorAll("button.line")],
o=n.indexOf(e.target),s={ArrowUp:o-1,ArrowDown:o+1,Home:0,End:n.length-1}[e.key];o<0||s===void 0||(e.
preventDefault(),n[s]?.focus(),n[s]?.click())})}function rt({functions:t}){let e=t.flatMap(({lines:o},s)=>o.
map(({made:c},r)=>({at:s,line:r,made:c.filter(([,a])=>!a.input).length}))),n=Math.max(...e.map(({made:o})=>o));
return n?e.findLast(({made:o})=>o===n):void 0}function ct(t,e,n){let o=t.map(({lines:r},a)=>r.map((l,u)=>yt(
l,e,()=>n({at:a,line:u})))),s=t.map(({name:r},a)=>{let l={"aria-label":`Source of ${r}`},u=i("p",{},
i("code",{},r));return i("div",{class:"listing"},u,i("ol",l,...o[a]))}),c=i("div",{},...s);return vt(
c),{node:c,mark(r){for(let[a,l]of o.entries())for(let[u,p]of l.entries()){let h=a===r?.at&&u===r.line;
p.classList.toggle("current",h);let g=p.querySelector("button");g?.setAttribute("aria-current",String(
h)),g&&(g.tabIndex=h?0:-1)}}}}var _={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]};
function kt(t,e){let n=Object.entries(_).map(([o,[,s]])=>[s,t[o]]);return{...Object.fromEntries(n),...e,
d_k:t.d_model/t.n_heads}}var $t=({functions:t})=>t.flatMap(({lines:e})=>e.flatMap(n=>n.made.map(([,o])=>o))),
Ot=(t,e)=>K($t(t).map(n=>T(n,e)*P(n,e)));function St({refusals:t},e,n){return(t.find(({sliders:s,values:c})=>c.
some(r=>r.every((a,l)=>a===e[s[l]])))?.template??"").replace(/\{(\w+)\}/g,(s,c)=>n[c])}function Et(t,e,n){
let o=Z(e.parameters,n),c=`The tensors named here take ${O(Ot(e,n))}, in float32.`;if(!e.parameters.
length)return`${t} has no parameters. ${c}`;let r=e.parameters[0][1].length?`, ${z(e.parameters)}`:"";
return`${t} has ${X(o)} parameters${r}: ${O(4*o)} in float32, and ${O(16*o)} in training, with gradi\
ents and Adam’s two averages. ${c}`}function Lt(t){let e=(r,a)=>i("tr",{},...a.map(l=>i(r,{},l))),
n=i("thead",{},e("th",["called","class","in","out"])),o=i("tbody",{},...t.map(r=>e("td",r))),s=i("ta\
ble",{class:"numbers"},n,o),c={class:"scroller",tabindex:"0",role:"region"};return[i("summary",{},`E\
very call: ${t.length}`),i("div",{...c,"aria-label":"Every call"},s)]}function jt(t,e,n){let o=r=>a=>W(
t,{[r]:a}),s=Object.fromEntries(Object.keys(n).map(r=>[r,r])),c={part:Y("Code",s,o("part"))};for(let[
r,a]of Object.entries(_))c[r]=F(...a,e[r],o(r));return c}function Mt(t,e,n,o){let s=Object.keys(_),c=Object.
fromEntries(s.map(r=>[r,M(n[r])]));return J(t,e,{part:M(Object.keys(o)),...c})}var D=class{constructor(){
this.blocks=i("div",{class:"blocks",tabindex:"0",role:"group","aria-label":"Tensors as blocks",...$}),
this.listings=i("div",{class:"listings"}),this.calls=i("details"),this.name="",this.spot=void 0}show(e,n,o){
e!==this.name&&(this.spot=rt(n));let s=e!==this.name;this.name=e;let c=l=>{this.spot=l,this.mark(n,o,
r,c)},r=ct(n.functions,o,c),{scrollTop:a}=this.listings;this.listings.replaceChildren(r.node),this.calls.
replaceChildren(...n.calls?.length?Lt(n.calls):[]),this.calls.hidden=!n.calls?.length,this.mark(n,o,
r,c),this.listings.scrollTop=a,s&&this.bringIntoView()}mark({functions:e},n,o,s){o.mark(this.spot);let{
at:c=0,line:r=0}=this.spot??{},a=u=>s({at:c,line:u}),l=e[c]?[nt(e[c],r,n,a)]:[];this.blocks.replaceChildren(
...l)}bringIntoView(){let e=this.listings.querySelector("li.current");if(!e)return;let[n,o]=[this.listings,
e].map(s=>s.getBoundingClientRect());this.listings.scrollTop+=o.top-n.top-n.height/2}set isStale(e){
this.blocks.inert=e,this.listings.inert=e}};function Ct({model:t,el:e}){let{stops:n,fixed:o={},parts:s}=t.
get("table"),c=!n,r=c?{node:"",show(){}}:Mt(t,e,n,s),a=c?{}:jt(t,n,s),[l,u]=[A("verdict"),A("error")],
p=new D,h=i("div",{class:"both"},p.blocks,p.listings);R(e,"shape-explorer","Shape explorer",U(...Object.
values(a)),u,h,l,p.calls,r.node);let g=["part",...Object.keys(_)];function b(){let f=V(t,g),x=t.get(
"table").parts[f.part];if(!x)return;for(let[w,{node:y,show:m}]of Object.entries(a))m(f[w]),y.hidden=
w!=="part"&&!x.sliders.includes(w);let d=kt(f,o);u.textContent=St(x,f,d),p.isStale=!!u.textContent,r.
show(),l.textContent=u.textContent?"":Et(f.part,x,d),(!u.textContent||p.name!==f.part)&&p.show(f.part,
x,d)}return G(t,[...g,"table"],b)}var it={render:Ct};widget=it;})();
export default widget;
