let widget;
(()=>{function c(e,t={},...n){return W(document.createElement(e),t,n)}function M(e,t={},...n){let s=document.
createElementNS("http://www.w3.org/2000/svg",e);return W(s,t,n)}function W(e,t,n){for(let[s,o]of Object.
entries(t))e.setAttribute(s,o);return e.append(...n),e}function G(e,t,n,...s){let o={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(c("div",o,...s))}var X=(...e)=>c("div",{class:"co\
ntrols"},...e.map(({node:t})=>t)),Y=()=>c("p",{class:"pointed","aria-hidden":"true"}),Z=(...e)=>c("d\
iv",{class:"scroller"},...e);function J(e,t,n,s){let o=(l,d,h)=>h.map(m=>m instanceof HTMLTableCellElement?
m:c(l,d,m)),i=[...o("td",{},n.slice(0,1)),...o("th",{scope:"col"},n.slice(1))],a=s.map(l=>{let d=o("\
th",{scope:"row"},l.slice(0,1));return c("tr",{},...d,...o("td",{},l.slice(1)))}),r=t?[c("caption",{},
t)]:[],p=c("thead",{},c("tr",{},...i));return c("table",e,...r,p,c("tbody",{},...a))}var _={"data-lm\
-suppress-shortcuts":"true"};function Q(e,t,n={}){let s=c("button",{type:"button",...n},e);return s.
addEventListener("click",t),s}function ft(e,t,n,s){let o=c("input",{type:"range",...n,..._}),i=c("ou\
tput",{"aria-live":"off"}),a=c("span",{},e," ",c("code",{},t));return o.addEventListener("input",()=>s(
Number(o.value))),{node:c("div",{class:"control"},c("label",{},a,o),i),input:o,output:i}}function V(e,t,n,s){let o={min:0,max:n.length-1},i=l=>s(n[l]),{node:a,input:r,output:p}=ft(e,t,o,i);
return{node:a,input:r,show(l,d=String(l)){r.value=String(n.indexOf(l)),r.setAttribute("aria-valuetex\
t",d),p.textContent=d}}}function tt(e,t){let n=c("input",{type:"checkbox",..._});return n.addEventListener(
"change",()=>t(n.checked)),{node:c("div",{class:"control"},c("label",{},n,e)),show(s){n.checked=s}}}function et(e,t,n){let s=t.map(o=>`change:${o}`);for(let o of s)e.on(o,n);return n(),()=>{for(let o of s)
e.off(o,n)}}var nt=(e,t)=>Object.fromEntries(t.map(n=>[n,e.get(n)]));function T(e,t){for(let[n,s]of Object.
entries(t))e.set(n,s);e.save_changes()}function st(e){let t=c("p",{class:e}),n=new MutationObserver(
()=>{t.textContent&&wt(t.textContent)}),s={childList:!0,characterData:!0,subtree:!0};return queueMicrotask(
()=>n.observe(t,s)),t}var gt=1e3,j,U;function wt(e){j?.isConnected||(j=c("p",{class:"annotated-voice",
role:"status"}),document.body.append(j));let t=j;clearTimeout(U),U=setTimeout(()=>{t.textContent=e},
gt)}var z=e=>t=>e.find(n=>String(n)===t),ot=z([!0,!1]),xt=e=>String(e);function rt(e,t,n,s={}){let o=t.closest(
"[data-widget]");if(!e.later||!o)return{node:"",show(){}};let{widget:i}=o.dataset,a=[...document.querySelectorAll(
`[data-widget="${i}"]`)],r=i+(a.indexOf(o)>0?a.indexOf(o)+1:""),p=g=>(s[g]??xt)(e.get(g)),l=Object.keys(
n),d=Object.fromEntries(l.map(g=>[g,p(g)])),h=new URLSearchParams(location.search),m=[];for(let[g,b]of Object.
entries(n)){let E=h.get(`${r}.${g}`);if(E===null)continue;let x=b(E);x===void 0?m.push(g):e.set(g,x)}
let f=c("a",{},"Copy link to this setting"),u=c("span",{role:"status"});f.addEventListener("click",async g=>{
if(!(g.ctrlKey||g.metaKey||g.shiftKey)){g.preventDefault(),history.replaceState(null,"",f.getAttribute(
"href"));try{await navigator.clipboard.writeText(f.href),u.textContent=" Copied."}catch{u.textContent=
" The address of this page has it now: copy it from there."}}});let w=m.length?` The address has a s\
etting that could not be read, and was left out: ${m.join(", ")}.`:"";return{node:c("p",{class:"addr\
ess"},f,u,w),show(){let g=new URLSearchParams(location.search);for(let x of l){let P=p(x);P===d[x]?g.
delete(`${r}.${x}`):g.set(`${r}.${x}`,P)}u.textContent="";let b=o.closest("section[id]")?.id,E=g.size?
`?${g}`:location.pathname;f.setAttribute("href",`${E}${b?`#${b}`:""}`)}}}var it=e=>!e.matches(".none")&&!e.closest(".unwritten");function at(e,t){let n=()=>t.flat().find(it)??
t[0][0],s=n();s.tabIndex=0;function o(i){s.tabIndex=-1,s=i,s.tabIndex=0}return e.addEventListener("k\
eydown",i=>{let a=i.target,r=t.findIndex(m=>m.includes(a));if(r<0)return;let p=t[r].indexOf(a),[l,d]={
ArrowUp:[r-1,p],ArrowDown:[r+1,p],ArrowLeft:[r,p-1],ArrowRight:[r,p+1],Home:[r,0],End:[r,t[r].length-
1]}[i.key]??[null,null];if(l===null)return;i.preventDefault();let h=t[l]?.[d];!h||getComputedStyle(h).
visibility==="hidden"||(o(h),h.focus())}),()=>{it(s)||o(n())}}function $t({text:e,say:t,share:n=0,kinds:s=[]}){let o={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...s].join(" ")},i=c("td",{...o,..._},e);return i.style.setProperty("--w",String(n)),i}function ct({
title:e,corner:t="",rows:n,columns:s,cells:o,look:i}){let a=o.map(h=>h.map($t)),r={class:"grid numbe\
rs",role:"grid"},p=a.map((h,m)=>[n[m],...h]),l=J(r,e,[t,...s],p),d=({target:h})=>h.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",h=>i(d(h))),l.addEventListener(
"pointerleave",()=>i("")),l.addEventListener("focusin",h=>i(d(h))),l.addEventListener("focusout",()=>i(
"")),at(l,a),Z(l)}var I=e=>e.replaceAll("-","−");function $(e,t=2){if(Number.isNaN(e))return"NaN";
if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.abs(e);return n&&(n>=1e4||n<.5*10**-t)?I(
e.toExponential(0).replace("+","")):I(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var D=e=>Number.isFinite(
e)?I(String(Number(e.toPrecision(7)))):$(e);var v=(e,t=0)=>Array.from({length:e},(n,s)=>t+s);var S=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var L=e=>Math.sqrt(S(e,e)),k=e=>e.reduce((t,n)=>Math.max(t,n),0),lt=(e,t)=>1e4**(-2*e/t),bt=(e,t)=>v(
t/2).map(n=>e*lt(n,t)).flatMap(n=>[Math.sin(n),Math.cos(n)]);function C([e,t],[n,s]){let o=Math.atan2(
n*t-s*e,e*n+t*s);return o<-1e-9?o+2*Math.PI:Math.max(o,0)}var R=class{constructor(t,n,{position:s,offset:o,
d_model:i,pair:a,without_colon:r}){let p=t??v(n+1).map(m=>bt(m,i));this.words=n,this.p=s,this.k=o,this.
q=s+o,this.d_model=i,this.pair=a,this.added=v(n).map(m=>p[r?n:m]),this.products=this.added.map(m=>S(
this.added[s],m)),this.reach=k(p.flat().map(Math.abs)),this.omega=lt(a,i);let l=o*this.omega,[d,h]=[
Math.sin(l),Math.cos(l)];this.R=[[h,d],[-d,h]]}hand(t,n=this.pair){return this.added[t].slice(2*n,2*
n+2)}turned(t){return this.R.map(n=>S(n,this.hand(t)))}off(t){let n=this.hand(t+this.k);return L(this.
turned(t).map((s,o)=>s-n[o]))}get starts(){return v(this.words-this.k)}get alike(){let t=this.starts.
map(n=>S(this.added[n],this.added[n+this.k]));return[Math.min(...t),Math.max(...t)]}};var K={position:["The sentence starts at","p"],pair:["Pair of features","i"],d_model:["Features","d_\
model"]},dt=[...Object.keys(K),"offset","without_colon"],vt="Drag the sentence along the positions, \
or click a token to compare it with the first one.",O=40,pt=4,A=(e,t)=>M("path",{class:e,d:t}),F=e=>`${$(
e,3)} rad`,y=(e,[t,n],s)=>A(`hand ${e}`,`M0 0L${n/s} ${-t/s}`);function H([e,t],n){let s=Math.atan2(
e,t),o=a=>`${.5*Math.cos(a)} ${-.5*Math.sin(a)}`,i=n>Math.PI?1:0;return A("arc",`M${o(s)}A.5 .5 0 ${i}\
 0 ${o(s+n)}`)}function N(...e){return M("svg",{viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"true"},M(
"circle",{r:1}),...e)}function yt(e,t){let[n,s]=[e.hand(e.p,t),e.hand(e.q,t)],o=k([n,s].map(L))||1,i=C(
n,s),a=N(y("h0",n,o),y("h1",s,o),H(n,i)),r=c(t===e.pair?"strong":"span",{},`pair ${t}`);return c("fi\
gure",{},a,c("figcaption",{},r,` ${F(i)}`))}function Mt(e){let t=e.d_model/2,n=Math.max(0,Math.min(e.
pair-3,t-8));return v(Math.min(8,t),n).map(s=>yt(e,s))}function kt(e,t,n){let[s,o]=[e.hand(e.p),e.hand(
e.p+t)];if(t!==e.k)return N(y(t?"":"h0",o,n));let i=H(s,C(s,o));return N(y("h0 ghost",s,n),i,y("h1",
o,n))}function ut(e,t,n,s,...o){let i=e[0].length,a=f=>100*(f+.5)/i,r=f=>pt+(O-2*pt)*(n-f)/(n-t||1),
p=e.map((f,u)=>{let w=f.map((g,b)=>`${a(b)} ${r(g)}`);return A(`curve c${u}`,`M${w.join("L")}`)}),l={
viewBox:`0 0 100 ${O}`,preserveAspectRatio:"none","aria-hidden":"true"},d=s.map((f,u)=>{let w=c("i",
{class:`dot h${u}`});return w.style.setProperty("--x",String(a(f)/100)),w.style.setProperty("--y",String(
r(e[0][f])/O)),w}),h=A("",`M0 ${r(0)}H100`),m=[...new Set([0,n])].map(f=>{let u=c("span",{class:"lev\
el"},f&&$(f));return u.style.setProperty("--y",String(r(f)/O)),u});return c("div",{class:"strip"},M(
"svg",l,...o,h,...p),...d,...m,c("small",{},0),c("small",{},"position"),c("small",{},i-1))}function Et({
p:e,q:t,products:n,words:s},o){let i=Math.min(0,...n),a={x:100*e/s,width:100*o/s,y:0,height:O},r=M("\
rect",{class:"here",...a});return ut([n],i,k(n),[e,t],r)}function Ct({p:e,words:t},n){let[s,o]=[e,e+
n].map(r=>100*r/t),i={viewBox:"0 0 100 10",preserveAspectRatio:"none"},a=A("zoom",`M0 0L${s} 10H${o}\
L100 0`);return M("svg",{...i,"aria-hidden":"true"},a)}var ht=6;function St(e){let{p:t,k:n,starts:s}=e,
o=Math.ceil(s.length/ht),i=[t,...s.filter(r=>r%o===0&&r!==t)],a=k(i.flatMap(r=>[e.hand(r),e.turned(r)].
map(L)));return i.slice(0,ht).map(r=>{let[p,l]=[e.hand(r),e.turned(r)],d=y("h1 ghost",e.hand(r+n),a||
1),h=H(p,C(p,l)),m=[y("h0",p,a||1),h,y("h1",l,a||1),d];return c("figure",{},N(...m),c("figcaption",{},
`R: ${r} → ${r+n}`))})}function Lt({added:e,pair:t,p:n,q:s,reach:o}){let i=[0,1].map(a=>e.map(r=>r[2*
t+a]));return ut(i,-o,o,[n,s])}function Ot(e,t){let{added:n,p:s,products:o,words:i}=e,a=["sine","cos\
ine",`dot product with position ${s}`],r=n.map((p,l)=>[...e.hand(l),o[l]].map((d,h)=>({text:$(d,3),say:`${l}\
, ${a[h]}, exactly ${D(d)}.`})));return ct({title:"Each position",rows:v(i),columns:a,cells:r,look:t})}
function At(e){let{p:t,q:n,k:s,omega:o,R:i,starts:a}=e,r=k(a.map(l=>e.off(l))).toFixed(4);return`R =\
 ${i.map(l=>`(${l.map(d=>$(d,3)).join(", ")})`).join(", ")} turns a hand by k · ω = ${s} · ${D(o)}\
 rad. R · PE(${t}) ${e.off(t)<1e-6?"equals":"misses"} PE(${n}): the distance is ${e.off(t).toFixed(
4)}, and from any position at most ${r}.`}function Pt(e,t,n){let{p:s,q:o,k:i,pair:a,words:r,products:p}=e;
if(n)return`Positions ${s} and ${o} get the same row, row ${r}, and so do all others: no hand turns,\
 and all dot products are equal. The model cannot tell the order, and nothing raises an error.`;let[
l,d]=e.alike.map(h=>$(h,3));return`From “${t[0]}” at ${s} to “${t[i]}” at ${o}, the hand of \
pair ${a} turns by ${F(C(e.hand(s),e.hand(o)))}. The dot product is ${$(p[o],3)}; for any two positi\
ons ${i} apart it is ${l===d?l:`${l} to ${d}`}.`}var jt=e=>[["x = x + self.pe[:, : x.size(1)]",` rig\
ht: rows 0 to ${e-1}, one for each token`],["x = x + self.pe[:, x.size(1)]",` wrong: row ${e} alone,\
 for all tokens`]].map(([t,n])=>c("li",{},c("code",{},t),n)),B=class{constructor({model:t,el:n}){this.
model=t,this.given=t.get("given");let{choices:s,words:o,tokens:i}=this.given,a=Object.fromEntries(Object.
keys(s).map(u=>[u,z(s[u])]));this.address=rt(t,n,{without_colon:ot,...a});let r=u=>w=>T(t,{[u]:w}),p=u=>[
u,V(...K[u],s[u],r(u))];this.controls=Object.fromEntries(Object.keys(K).map(p)),this.controls.without_colon=
tt("Leave out the colon",r("without_colon")),this.lines=jt(o),this.columns=i.map((u,w)=>this.column(
u,w)),this.span=c("div",{class:"span"});let l=["zoom","products","caption","dials","turns","turn","w\
aves"];this.places=Object.fromEntries(l.map(u=>[u,c("div",{class:u})])),this.status=st("verdict"),this.
pointed=Y();let{caption:d,products:h,zoom:m}=this.places,f=c("div",{class:"sentence"},...this.columns,
this.span);f.style.setProperty("--n",String(i.length));for(let u of[f,h])this.letDrag(u);G(n,"positi\
on-explorer","Position explorer",X(this.controls.position,this.controls.pair),c("p",{class:"hint"},vt),
f,m,h,d,this.status,c("div",{class:"steps"},...this.steps()),this.pointed,this.address.node)}column(t,n){
let s=c("span",{class:"face"}),o=c("small"),a=Q("",()=>n&&T(this.model,{offset:n}),{class:"token"});
return a.append(s,c("b",{},t),o),a}letDrag(t){let{products:n}=this.places,{words:s,tokens:o}=this.given,
i,a=({clientX:r})=>{let{left:p,width:l}=n.getBoundingClientRect();return Math.floor((r-p)/l*s)};t.addEventListener(
"pointerdown",r=>{r.button||(i={x:r.clientX,grip:a(r)-this.model.get("position")},!(t!==n||i.grip>=0&&
i.grip<o.length)&&(i.grip=o.length>>1,this.start(a(r)-i.grip)))}),t.addEventListener("pointermove",r=>{
!r.buttons||!i||(Math.abs(r.clientX-i.x)>4&&t.setPointerCapture(r.pointerId),t.hasPointerCapture(r.pointerId)&&
this.start(a(r)-i.grip))})}start(t){let{choices:n}=this.given,s=Math.min(Math.max(t,0),n.position.length-
1);s!==this.model.get("position")&&T(this.model,{position:s})}steps(){let{dials:t,turns:n,turn:s,waves:o}=this.
places,{d_model:i,without_colon:a}=this.controls,r=`steps-${Math.random()}`,p={"All pairs, from fast\
 to slow":[i.node,t],"One matrix turns them all":[n,s],"A bug: the missing colon":[a.node,c("ul",{},
...this.lines)],"The waves behind the hands, and all numbers":[o]};return Object.entries(p).map(([l,
d])=>{let h=c("summary",{},l),m=c("details",{name:r},h,...d);return m.addEventListener("toggle",()=>this.
redraw()),m})}showControls(t){let{controls:n}=this;for(let[s,{show:o}]of Object.entries(n))o(t[s]);n.
pair.input.max=String(t.d_model/2-1);for(let[s,o]of this.lines.entries())o.classList.toggle("used",!!s===
t.without_colon)}showRow(t){let n=k(t.added.map((o,i)=>L(t.hand(i))))||1;for(let[o,i]of this.columns.
entries()){let[a,,r]=i.children;a.replaceChildren(kt(t,o,n)),r.textContent=String(t.p+o),i.setAttribute(
"aria-pressed",String(o===t.k))}this.span.style.gridColumn=`1 / ${t.k+2}`,this.span.style.setProperty(
"--k",String(t.k));let s=C(t.hand(t.p),t.hand(t.q));this.span.textContent=`${t.k} apart: ${F(s)}`}redraw(){
let t=nt(this.model,dt),{d_model:n,without_colon:s}=t;t.pair=Math.min(t.pair,n/2-1),this.showControls(
t);let{table:o,words:i,tokens:a}=this.given,r=new R(o,i,t),p=q=>{this.pointed.textContent=q},{caption:l,
products:d,zoom:h,dials:m,turns:f,turn:u,waves:w}=this.places;this.showRow(r);let[g,b]=[r.p,r.q].map(
q=>$(r.products[q]));l.textContent=`Dot product of position ${r.p} with each: ${g} with itself, ${b}\
 with ${r.q}`,d.replaceChildren(Et(r,a.length)),h.replaceChildren(Ct(r,a.length)),m.replaceChildren(
...Mt(r)),f.replaceChildren(...St(r)),u.textContent=At(r);let E=w.closest("details")?.open,x=c("p",{},
`Pair ${t.pair}: sine, and cosine dashed`),P=E?[x,Lt(r),Ot(r,p)]:[];w.replaceChildren(...P),this.status.
textContent=Pt(r,a,s),this.status.classList.toggle("alarming",s),p(""),this.address.show()}};function _t({
model:e,el:t}){let n=new B({model:e,el:t});return et(e,dt,()=>n.redraw())}var mt={render:_t};widget=mt;})();
export default widget;
