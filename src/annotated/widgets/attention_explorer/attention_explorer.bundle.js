let widget;
(()=>{function a(n,e={},...t){return I(document.createElement(n),e,t)}function L(n,e={},...t){let o=document.
createElementNS("http://www.w3.org/2000/svg",n);return I(o,e,t)}function I(n,e,t){for(let[o,s]of Object.
entries(e))n.setAttribute(o,s);return n.append(...t),n}function K(n,e,t,...o){let s={class:`annotate\
d-view ${e}`,role:"group","aria-label":t};n.append(a("div",s,...o))}var H=(...n)=>a("div",{class:"co\
ntrols"},...n.map(({node:e})=>e)),U=()=>a("p",{class:"pointed","aria-hidden":"true"}),D=(...n)=>a("d\
iv",{class:"scroller"},...n),O={"data-lm-suppress-shortcuts":"true"};function W(n,e,t={}){let o=a("b\
utton",{type:"button",...t},n);return o.addEventListener("click",e),o}function C(n,e,t,o){let[s,c]=[
Math.min(...t),Math.max(...t)],r=a("input",{type:"range",min:s,max:c,...O}),l=a("output",{"aria-live":"\
off"}),d=a("span",{},`${n} `,a("code",{},e));return r.addEventListener("input",()=>o(Number(r.value))),
{node:a("div",{class:"control"},a("label",{},d,r),l),input:r,show(i){r.value=String(i),l.textContent=
String(i)}}}function Y(n,e,t){let o=Object.entries(e).map(([r,l])=>a("option",{value:r},l)),s=`menu-${Math.random()}`,
c=a("select",{id:s,...O},...o);return c.addEventListener("change",()=>t(c.value)),{node:a("div",{class:"\
control menu"},a("label",{for:s},n),c),show(r){c.value=r}}}function z(n,e,t){let o=e.map(s=>`change:${s}`);
for(let s of o)n.on(s,t);return t(),()=>{for(let s of o)n.off(s,t)}}function E(n,e){for(let[t,o]of Object.entries(e))n.set(t,o);n.save_changes()}function V(n){let e=a("\
p",{class:n}),t=new MutationObserver(()=>{e.textContent&&rt(e.textContent)}),o={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>t.observe(e,o)),e}var st=1e3,A,F;function rt(n){A?.isConnected||
(A=a("p",{class:"annotated-voice",role:"status"}),document.body.append(A));let e=A;clearTimeout(F),F=
setTimeout(()=>{e.textContent=n},st)}var k=n=>e=>n.find(t=>String(t)===e),$t=k([!0,!1]),at=n=>String(n);function G(n,e,t,o={}){let s=e.closest(
"[data-widget]");if(!n.later||!s)return{node:"",show(){}};let{widget:c}=s.dataset,r=[...document.querySelectorAll(
`[data-widget="${c}"]`)],l=c+(r.indexOf(s)>0?r.indexOf(s)+1:""),d=new URLSearchParams(location.search),
i=[];for(let[m,g]of Object.entries(t)){let h=d.get(`${l}.${m}`);if(h===null)continue;let w=g(h);w===
void 0?i.push(m):n.set(m,w)}let p=a("a",{},"Link to this setting"),u=i.length?` The address has a se\
tting that could not be read, and was left out: ${i.join(", ")}.`:"";return{node:a("p",{class:"addre\
ss"},p,u),show(){let m=new URLSearchParams(location.search);for(let h of Object.keys(t))m.set(`${l}.${h}`,
(o[h]??at)(n.get(h)));let g=s.closest("section[id]")?.id;p.setAttribute("href",`?${m}${g?`#${g}`:""}`)}}}function S(n,e){let t=e[0][0];t.tabIndex=0;function o(s){t.tabIndex=-1,t=s,t.tabIndex=0}return n.addEventListener(
"keydown",s=>{let c=s.target,r=e.findIndex(u=>u.includes(c));if(r<0)return;let l=e[r].indexOf(c),[d,
i]={ArrowUp:[r-1,l],ArrowDown:[r+1,l],ArrowLeft:[r,l-1],ArrowRight:[r,l+1],Home:[r,0],End:[r,e[r].length-
1]}[s.key]??[null,null];if(d===null)return;s.preventDefault();let p=e[d]?.[i];!p||getComputedStyle(p).
visibility==="hidden"||(o(p),p.focus())}),()=>{t.closest(".unwritten")&&o(e[0][0])}}var x=(n,e=0)=>Array.from({length:n},(t,o)=>e+o),q=n=>n.reduce((e,t)=>e+t,0);function _({shape:n,data:e},t){let o=n[n.length-1];return e.subarray(t*o,(t+1)*o)}var ct=9;function it(n,e,t,o){let s=a("td",{tabindex:"-1","data-row":e,"data-column":t,...O},a("span",
{},n.toFixed(3)));return s.classList.toggle("masked",o),s.classList.toggle("faint",n<5e-4),s.style.setProperty(
"--w",n),s}var J=(n,e)=>{n.forEach((t,o)=>{t.classList.toggle("unwritten",o>=e)})};function lt(n,e){
let t=[],o=({target:s})=>{let{row:c,column:r}=s.closest?.("td[data-row]")?.dataset??{};return c===void 0?
[]:[Number(c),Number(r)]};n.addEventListener("pointerover",s=>e(...o(s))),n.addEventListener("pointe\
rleave",()=>e(...t)),n.addEventListener("focusin",s=>{t=o(s),e(...t)}),n.addEventListener("focusout",
()=>{t=[],e()})}function Q({label:n,rows:e,columns:t,weights:o,head:s,mayLook:c,look:r}){let l=t.map(
g=>a("th",{scope:"col"},a("span",{},g))),d=e.map((g,h)=>{let w=_(o,s*e.length+h);return t.map((b,v)=>it(
w[v],h,v,!c(h,v)))}),i=e.map((g,h)=>a("tr",{},a("th",{scope:"row"},g),...d[h])),p=a("td",{class:"cor\
ner"}),u=a("table",{class:"heat-map",role:"grid","aria-label":n},a("thead",{},a("tr",{},p,...l)),a("\
tbody",{},...i));u.classList.toggle("dense",t.length>ct),u.style.setProperty("--columns",String(t.length)),
lt(u,r);let m=S(u,d);return{node:u,show(g,h,w){i.forEach((b,v)=>{b.classList.toggle("current",v===g)}),
J(i,h);for(let b of[l,...d])J(b,w);m()}}}var dt={self_attention:"self-attention",self_attn:"self-attention",cross_attention:"cross-attention",
multihead_attn:"cross-attention",attn:"attention",feed_forward:"feed-forward",src_embed:"source embe\
dding",tgt_embed:"target embedding",positions:"positional encoding",src:"source",tgt:"target",norm:"\
layer norm",generator:"LM head",proj:"linear layer",w_q:"query projection",w_k:"key projection",w_v:"\
value projection",w_o:"output projection",w_1:"first linear layer",w_2:"second linear layer",q:"quer\
ies",k:"keys",v:"values",scores:"scaled scores",masked:"masked scores",weights:"attention weights",values:"\
weighted values",concat:"concatenated heads",hidden:"hidden units"},ut={encoder:["self-attention","f\
eed-forward"],decoder:["self-attention","cross-attention","feed-forward"]},pt=/([^.]+)(?:\.(\d+)(?![^.]))?/g;
function ft(n,e,t){let o=n==="sublayers"&&ut[t]?.[Number(e)];return o?`${o} sublayer`:`${n.replace(/s$/,
"")} ${e}`}function $(n,e){let[t]=n.split("."),o=[];for(let[,s,c]of n.matchAll(pt))o.push(c?ft(s,c,t):
dt[s]??s);return/^(en|de)coder\.norm$/.test(n)&&(o[1]="final layer norm"),/^\w+\.layers\.\d/.test(n)&&
o.splice(0,2,`${o[0]} ${o[1]}`),o.length||o.push("model"),e!==void 0&&o.push(`head ${e}`),o.join(", ")}var R=20;function ht(n,e){let[,t,o]=n.shape,s=x(R+1).map(()=>"");for(let l of x(t))_(n,e*t+l).forEach(
(d,i)=>{s[Math.round(d*R)]+=`M${i} ${l}h1v1h-1z`});let c=s.map((l,d)=>d&&l?L("path",{d:l,"fill-opaci\
ty":d/R}):""),r={viewBox:`0 0 ${o} ${t}`,preserveAspectRatio:"none"};return L("svg",{...r,"aria-hidd\
en":"true"},...c.filter(Boolean))}function mt(n,e,t){let o=x(e.shape[0]).map(r=>{let l=W(`head ${r}`,
()=>t(n,r),{"aria-label":$(n,r),tabindex:"-1"});return l.prepend(ht(e,r)),l}),s=a("p",{},$(n)),c=a("\
div",{class:"heads"},...o);return{node:a("div",{class:"attention"},s,c),heads:o}}function X(n,e){let t=a(
"div",{class:"gallery",role:"group","aria-label":"All heads"}),o=null,s="",c={};function r(d){c=Object.
fromEntries(n.map(u=>[u,mt(u,d(u),e)]));let i=Object.values(c),p=a("div",{},...i.map(u=>u.node));S(p,
i.map(({heads:u})=>u)),t.replaceChildren(p)}function l({node:d}){t.scrollTop=d.offsetTop-t.clientHeight/
2,t.scrollLeft=d.offsetLeft-8}return{node:t,show(d,i,p,u){o!==i&&r(u);for(let[m,{heads:g}]of Object.
entries(c))for(let[h,w]of g.entries())w.setAttribute("aria-pressed",String(m===d&&h===p));s!==d&&l(c[d]),
[o,s]=[i,d]}}}var gt=["path","sequence","head"];function Z({shape:n,data:e,mask:t},o){let s=n[1]*n[2]*n[3],c={shape:n.
slice(1),data:Float64Array.from(e.slice(o*s,(o+1)*s))},r=(...l)=>{if(!t)return!0;let d=(i,p)=>t.shape[p]===
1?0:i;return t.data[l.reduce((i,p,u)=>i*t.shape[u]+d(p,u),0)]==="1"};return{weights:c,mayLook:(l,d,i)=>r(
o,l,d,i)}}var N=class{constructor(e,t,{path:o,sequence:s,head:c}){let r=e[o],{weights:l,mayLook:d}=Z(
r,s);this.label=$(o,c);let i=t[r.rows][s],p=(u,m)=>`${u} → ${i[m+1]??"?"}`;this.rows=r.rows==="tgt"?
i.map(p):i,this.columns=t[r.columns][s],this.weights=l,this.head=c,this.mayLook=(u,m)=>d(c,u,m)}weightAt(e,t){
let o=(this.head*this.rows.length+e)*this.columns.length+t;return this.weights.data[o]}row(e){return this.
columns.map((t,o)=>this.weightAt(e,o))}largest(){let e=this.rows.map((o,s)=>Math.max(...this.row(s))),
t=e.indexOf(Math.max(...e));return{row:t,column:this.row(t).indexOf(e[t]),mean:q(e)/e.length}}say(e,t){
let o=`“${this.rows[e]}” (row ${e})`,s=`“${this.columns[t]}” (column ${t})`,c=this.weightAt(
e,t).toFixed(4);return`${this.mayLook(e,t)?`${o} attends to ${s} with the weight ${c}.`:`${o} may no\
t attend to ${s}: masked.`} Its row sums to ${q(this.row(e)).toFixed(2)}.`}verdict(){let{row:e,column:t,
mean:o}=this.largest();return`${this.label[0].toUpperCase()+this.label.slice(1)}: the largest weight\
 is ${this.weightAt(e,t).toFixed(4)}, where “${this.rows[e]}” attends to “${this.columns[t]}”.\
 The largest weight of a row is ${o.toFixed(2)} on average.`}};function wt(n,{mask:e,rows:t}){return[
a("code",{},n),a("br"),a("span",{class:"query"},"Rows: queries q"),t==="tgt"?", read → to be predict\
ed. ":". ",a("span",{class:"key"},"Columns: keys k."),` Each row sums to 1.${e?" Hatched: masked.":""}\
 Click a row to keep it lit.`]}function xt(n){let e=D(),t=null,o=s=>{};return e.addEventListener("cl\
ick",({target:s})=>{let c=s.closest("tbody tr");if(!c)return;let r=c.sectionRowIndex;t=t===r?null:r,
o(r)}),{node:e,show(s){let c=()=>Math.min(t??s.largest().row,s.rows.length-1),r=(i,p)=>{n.textContent=
i===void 0?"":s.say(i,p),o(i??c())},l=Q({...s,look:r}),d=[...l.node.querySelectorAll("thead th")];o=
i=>{l.show(i);let p=s.row(i);for(let[u,m]of d.entries())m.style.setProperty("--w",String(p[u]))},e.replaceChildren(
l.node),r()}}}function vt({model:n,el:e}){let{maps:t,labels:o}=n.get("seen"),s=Object.keys(t),c=Object.
values(t).map(({shape:f})=>f),r=Math.min(...c.map(([f])=>f)),l=Math.max(...c.map(([,f])=>f)),d={path:k(
s),head:k(x(l)),sequence:k(x(r))},i=G(n,e,d),p=f=>Math.min(n.get("head"),t[f].shape[1]-1),u=f=>y=>E(
n,{[f]:y}),m=Object.fromEntries(s.map(f=>[f,$(f)])),g={path:Y("Attention",m,f=>E(n,{path:f,head:p(f)})),
...r>1?{sequence:C("Sequence","B",x(r),u("sequence"))}:{}},h=C("Head","H",x(l),u("head")),w=V("verdi\
ct"),b=X(s,(f,y)=>E(n,{path:f,head:y})),v=a("p",{class:"hint"}),P=U(),T=xt(P);K(e,"attention-explore\
r","Attention explorer",H(...Object.values(g),h),w,a("div",{class:"maps"},b.node,a("div",{class:"lar\
ge"},v,T.node)),P,i.node);function et(){let[f,y]=[n.get("path"),n.get("sequence")],M=p(f),B=new N(t,
o,{path:f,sequence:y,head:M});for(let[j,{show:ot}]of Object.entries(g))ot(n.get(j));h.input.max=String(
t[f].shape[1]-1),h.show(M);let nt=j=>Z(t[j],y).weights;b.show(f,y,M,nt),v.replaceChildren(...wt(f,t[f])),
T.show(B),w.textContent=B.verdict(),i.show()}return z(n,gt,et)}var tt={render:vt};widget=tt;})();
export default widget;
