let widget;
(()=>{function i(t,e={},...n){return D(document.createElement(t),e,n)}function E(t,e={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",t);return D(o,e,n)}function D(t,e,n){for(let[o,s]of Object.
entries(e))t.setAttribute(o,s);return t.append(...n),t}function U(t,e,n,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":n};t.append(i("div",s,...o))}var K=(...t)=>i("div",{class:"co\
ntrols"},...t.map(({node:e})=>e));var L={"data-lm-suppress-shortcuts":"true"};function F(t,e,n,o){let s=i("input",{type:"range",min:0,max:n.length-1,...L}),c=i("output",{"aria-li\
ve":"off"}),r=i("span",{},`${t} `,i("code",{},e));return s.addEventListener("input",()=>o(n[Number(s.
value)])),{node:i("div",{class:"control"},i("label",{},r,s),c),input:s,show(a,l=String(a)){s.value=String(
n.indexOf(a)),s.setAttribute("aria-valuetext",l),c.textContent=l}}}function Y(t,e,n){let o=Object.entries(
e).map(([r,a])=>i("option",{value:r},a)),s=`menu-${Math.random()}`,c=i("select",{id:s,...L},...o);return c.
addEventListener("change",()=>n(c.value)),{node:i("div",{class:"control menu"},i("label",{for:s},t),
c),show(r){c.value=r}}}function G(t,e,n){let o=e.map(s=>`change:${s}`);for(let s of o)t.on(s,n);return n(),
()=>{for(let s of o)t.off(s,n)}}var V=(t,e)=>Object.fromEntries(e.map(n=>[n,t.get(n)]));function W(t,e){
for(let[n,o]of Object.entries(e))t.set(n,o);t.save_changes()}function A(t){let e=i("p",{class:t}),n=new MutationObserver(
()=>{e.textContent&&ut(e.textContent)}),o={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(e,o)),e}var lt=1e3,S,R;function ut(t){S?.isConnected||(S=i("p",{class:"annotated-voice",
role:"status"}),document.body.append(S));let e=S;clearTimeout(R),R=setTimeout(()=>{e.textContent=t},
lt)}var j=t=>e=>t.find(n=>String(n)===e),_t=j([!0,!1]),dt=t=>String(t);function J(t,e,n,o={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:c}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${c}"]`)],a=c+(r.indexOf(s)>0?r.indexOf(s)+1:""),l=new URLSearchParams(location.search),
u=[];for(let[m,g]of Object.entries(n)){let d=l.get(`${a}.${m}`);if(d===null)continue;let h=g(d);h===
void 0?u.push(m):t.set(m,h)}let p=i("a",{},"Link to this setting"),f=u.length?` The address has a se\
tting that could not be read, and was left out: ${u.join(", ")}.`:"";return{node:i("p",{class:"addre\
ss"},p,f),show(){let m=new URLSearchParams(location.search);for(let d of Object.keys(n))m.set(`${a}.${d}`,
(o[d]??dt)(t.get(d)));let g=s.closest("section[id]")?.id;p.setAttribute("href",`?${m}${g?`#${g}`:""}`)}}}var q=t=>t.reduce((e,n)=>e*n,1),N=t=>t.reduce((e,n)=>e+n,0),x=(t,e)=>typeof t=="number"?t:e[t],X=t=>t.
toLocaleString("en-US"),Z=(t,e)=>N(t.map(([n,o])=>n*q(o.map(s=>x(s,e)))));function z(t,e=n=>n){let n=s=>[
...new Set(s)].map(c=>{let r=s.filter(a=>a===c).length;return r===1?e(c):`${e(c)}${"²³"[r-2]}`}),o=([
s,c])=>[...s===1&&c.length?[]:[s],...n(c)].join("·");return t.map(o).join(" + ")}var Q=["B","kB","M\
B","GB","TB"];function y(t){let e=t<1e3?0:Math.min(Math.floor(Math.log10(t)/3),Q.length-1);return`${e?
(t/1e3**e).toFixed(1):t} ${Q[e]}`}var tt=(t,e=0)=>Array.from({length:t},(n,o)=>e+o);var pt=16,[k,M,ft,P]=[52,18,18,3],et=t=>8+6.5*Math.log2(Math.max(t,1)),mt={query:"query",q:"query",key:"\
key",k:"key",value:"value"},ht=t=>mt[t]??(t==="v"?"value":"");function gt(t){let e=t[0]==="B"||t.length>
2,n=t.slice(e?1:0).slice(-3);return{drawn:n,written:t.slice(0,t.length-n.length)}}var $=(t,e)=>typeof t==
"number"?String(t):`${t} ${x(t,e)}`,bt=(t,e,n,o="")=>E("text",{x:t,y:e,class:o},n);function xt(t,e){
let{drawn:n,written:o}=gt(t),s=b=>b===void 0?1:x(b,e),[c,r,a]=[n.at(-1),n.at(-2),n.at(-3)],l=et(s(c)),
u=et(s(r)),p=Math.min(Math.max(s(a),1),pt),f=(p-1)*P,m=b=>{let[B,_]=[k+b*P,M+f-b*P];return E("rect",
{x:B,y:_,width:l,height:u})},g=M+f+u,d=tt(p).reverse().map(m),h=(b,B,_,at)=>d.push(bt(B,_,b,at));c!==
void 0&&h($(c,e),k,g+14),r!==void 0&&h($(r,e),k-5,g-u/2+4,"left"),a!==void 0&&h($(a,e),k+f+4,M-5);let w=o.
map(b=>`${$(b,e)} ×`).join(" ");w&&h(w,k-5,M-5,"left");let[v,O]=[k+l+f+34,g+ft];return E("svg",{viewBox:`\
0 0 ${v} ${O}`,width:v,height:O},...d)}function nt({name:t,lines:e},n,o,s){let c=e.flatMap(({made:u},p)=>u.
map(([f,{shape:m}])=>{let g=f==="return"?"returned":f,d=i("figure",{"data-role":ht(f)},i("figcaption",
{},i("code",{},g)),xt(m,o));return d.classList.toggle("current",p===n),d.classList.toggle("later",p>
n),d.addEventListener("click",()=>s(p)),d})),r=([u,{shape:p}])=>`${u} (${p.map(f=>$(f,o)).join(", ")}\
)`,a=e.flatMap(({made:u})=>u.map(r)).join("; "),l=`The tensors of ${t} as blocks: ${a||"none"}.`;return i(
"div",{role:"img","aria-label":l},...c)}var st=({shape:t},e)=>t.map(n=>x(n,e)),ot=t=>`(${t.join(", ")}${t.length===1?",":""})`,H=(t,e)=>t.bytes*
q(st(t,e)),C=({fresh:t},e)=>t?x(t,e):0;function wt([t,e],n){let o=i("b",{},ot(st(e,n))),c=e.shape.every(
u=>typeof u=="number")?[]:[`${ot(e.shape)} `],r=C(e,n)>1?`${C(e,n)} × `:"",a=e.fresh?r+y(H(e,n)):"n\
o new memory",l=e.input?"input":a;return i("span",{},`${t==="return"?"returned":t} `,...c,o,i("small",
{},l))}function vt({source:t,made:e},n,o){let s=i("code",{},t),c=t.length-t.trimStart().length;if(s.
style.setProperty("--indent",String(c+4)),!e.length)return i("li",{},s);let r={type:"button",tabindex:"\
-1",class:"line",...L},a=i("button",r,s);return a.addEventListener("click",o),i("li",{},a,...e.map(l=>wt(
l,n)))}function yt(t){t.addEventListener("keydown",e=>{let n=[...t.querySelectorAll("button.line")],
o=n.indexOf(e.target),s={ArrowUp:o-1,ArrowDown:o+1,Home:0,End:n.length-1}[e.key];o<0||s===void 0||(e.
preventDefault(),n[s]?.focus(),n[s]?.click())})}function rt({functions:t}){let e=t.flatMap(({lines:o},s)=>o.
map(({made:c},r)=>({at:s,line:r,made:c.filter(([,a])=>!a.input).length}))),n=Math.max(...e.map(({made:o})=>o));
return n?e.findLast(({made:o})=>o===n):void 0}function ct(t,e,n){let o=t.map(({lines:r},a)=>r.map((l,u)=>vt(
l,e,()=>n({at:a,line:u})))),s=t.map(({name:r},a)=>{let l={"aria-label":`Source of ${r}`},u=i("p",{},
i("code",{},r));return i("div",{class:"listing"},u,i("ol",l,...o[a]))}),c=i("div",{},...s);return yt(
c),{node:c,mark(r){for(let[a,l]of o.entries())for(let[u,p]of l.entries()){let f=a===r?.at&&u===r.line;
p.classList.toggle("current",f);let m=p.querySelector("button");m?.setAttribute("aria-current",String(
f)),m&&(m.tabIndex=f?0:-1)}}}}var T={batch:["Batch","B"],source:["Source length","S"],target:["Target length","T"],d_model:["Featu\
res","d_model"],n_heads:["Heads","H"],d_ff:["Hidden features","d_ff"],n_layers:["Layers","n_layers"]};
function kt(t,e){let n=Object.entries(T).map(([o,[,s]])=>[s,t[o]]);return{...Object.fromEntries(n),...e,
d_k:t.d_model/t.n_heads}}var $t=({functions:t})=>t.flatMap(({lines:e})=>e.flatMap(n=>n.made.map(([,o])=>o))),
Ot=(t,e)=>N($t(t).map(n=>C(n,e)*H(n,e)));function St({refusals:t},e,n){return(t.find(({sliders:s,values:c})=>c.
some(r=>r.every((a,l)=>a===e[s[l]])))?.template??"").replace(/\{(\w+)\}/g,(s,c)=>n[c])}function Et(t,e,n){
let o=Z(e.parameters,n),c=`The tensors named here take ${y(Ot(e,n))}, in float32.`;if(!e.parameters.
length)return`${t} has no parameters. ${c}`;let r=e.parameters[0][1].length?`, ${z(e.parameters)}`:"";
return`${t} has ${X(o)} parameters${r}: ${y(4*o)} in float32, and ${y(16*o)} in training, with gradi\
ents and Adam’s two averages. ${c}`}function Lt(t){let e=(r,a)=>i("tr",{},...a.map(l=>i(r,{},l))),
n=i("thead",{},e("th",["called","class","in","out"])),o=i("tbody",{},...t.map(r=>e("td",r))),s=i("ta\
ble",{class:"numbers"},n,o),c={class:"scroller",tabindex:"0",role:"region"};return[i("summary",{},`E\
very call: ${t.length}`),i("div",{...c,"aria-label":"Every call"},s)]}function jt(t,e,n){let o=r=>a=>W(
t,{[r]:a}),s=Object.fromEntries(Object.keys(n).map(r=>[r,r])),c={part:Y("Code",s,o("part"))};for(let[
r,a]of Object.entries(T))c[r]=F(...a,e[r],o(r));return c}function Mt(t,e,n,o){let s=Object.keys(T),c=Object.
fromEntries(s.map(r=>[r,j(n[r])]));return J(t,e,{part:j(Object.keys(o)),...c})}var I=class{constructor(){
this.blocks=i("div",{class:"blocks"}),this.listings=i("div",{class:"listings"}),this.calls=i("detail\
s"),this.name="",this.spot=void 0}show(e,n,o){e!==this.name&&(this.spot=rt(n));let s=e!==this.name;this.
name=e;let c=l=>{this.spot=l,this.mark(n,o,r,c)},r=ct(n.functions,o,c),{scrollTop:a}=this.listings;this.
listings.replaceChildren(r.node),this.calls.replaceChildren(...n.calls?.length?Lt(n.calls):[]),this.
calls.hidden=!n.calls?.length,this.mark(n,o,r,c),this.listings.scrollTop=a,s&&this.bringIntoView()}mark({
functions:e},n,o,s){o.mark(this.spot);let{at:c=0,line:r=0}=this.spot??{},a=u=>s({at:c,line:u}),l=e[c]?
[nt(e[c],r,n,a)]:[];this.blocks.replaceChildren(...l)}bringIntoView(){let e=this.listings.querySelector(
"li.current");if(!e)return;let[n,o]=[this.listings,e].map(s=>s.getBoundingClientRect());this.listings.
scrollTop+=o.top-n.top-n.height/2}set isStale(e){this.blocks.inert=e,this.listings.inert=e}};function Ct({
model:t,el:e}){let{stops:n,fixed:o={},parts:s}=t.get("table"),c=!n,r=c?{node:"",show(){}}:Mt(t,e,n,s),
a=c?{}:jt(t,n,s),[l,u]=[A("verdict"),A("error")],p=new I,f=i("div",{class:"both"},p.blocks,p.listings);
U(e,"shape-explorer","Shape explorer",K(...Object.values(a)),u,f,l,p.calls,r.node);let m=["part",...Object.
keys(T)];function g(){let d=V(t,m),h=t.get("table").parts[d.part];if(!h)return;for(let[v,{node:O,show:b}]of Object.
entries(a))b(d[v]),O.hidden=v!=="part"&&!h.sliders.includes(v);let w=kt(d,o);u.textContent=St(h,d,w),
p.isStale=!!u.textContent,r.show(),l.textContent=u.textContent?"":Et(d.part,h,w),(!u.textContent||p.
name!==d.part)&&p.show(d.part,h,w)}return G(t,[...m,"table"],g)}var it={render:Ct};widget=it;})();
export default widget;
