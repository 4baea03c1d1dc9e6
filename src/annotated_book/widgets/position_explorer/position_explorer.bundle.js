let widget;
(()=>{var b=(e,t)=>Object.fromEntries(e.map(n=>[n,t(n)])),K=(e,t)=>b(Object.keys(e),n=>t(e[n],n));function p(e,t={},...n){return Y(document.createElement(e),t,n)}function L(e,t={},...n){let o=document.
createElementNS("http://www.w3.org/2000/svg",e);return Y(o,t,n)}function Y(e,t,n){for(let[o,s]of Object.
entries(t))e.setAttribute(o,s);return e.append(...n),e}function Z(e,t,n,...o){let s={class:`annotate\
d-view ${t}`,role:"group","aria-label":n};e.append(p("div",s,...o))}var v=(e,...t)=>p("div",{class:e},
...t),J=(e,...t)=>p("details",{},p("summary",{},e),...t);function O(e,t){for(let[n,o]of Object.entries(
t))e.style.setProperty(`--${n}`,String(o));return e}var Q=(...e)=>v("controls",...e.map(({node:t})=>t)),
V=()=>p("p",{class:"pointed","aria-hidden":"true"}),tt=(...e)=>v("scroller",...e);function et(e,t,n,o){
let s=(c,h,d)=>d.map(u=>u instanceof HTMLTableCellElement?u:p(c,h,u)),a=[...s("td",{},n.slice(0,1)),
...s("th",{scope:"col"},n.slice(1))],i=o.map(c=>{let h=s("th",{scope:"row"},c.slice(0,1));return p("\
tr",{},...h,...s("td",{},c.slice(1)))}),r=t?[p("caption",{},t)]:[],l=p("thead",{},p("tr",{},...a));return p(
"table",e,...r,l,p("tbody",{},...i))}var R={"data-lm-suppress-shortcuts":"true"};function nt(e,t,n={}){let o=p("button",{type:"button",...n},
e);return o.addEventListener("click",t),o}function yt(e,t,n,o){let s=p("input",{type:"range",...n,...R}),
a=p("output",{"aria-live":"off"}),i=p("span",{},e," ",p("code",{},t));return s.addEventListener("inp\
ut",()=>o(Number(s.value))),{node:p("div",{class:"control"},p("label",{},i,s),a),input:s,output:a}}function ot(e,t,n,o){let s={min:0,max:n.length-1},a=c=>o(n[c]),{node:i,input:r,output:l}=yt(e,t,s,a);
return{node:i,input:r,show(c,h=String(c)){r.value=String(n.indexOf(c)),r.setAttribute("aria-valuetex\
t",h),l.textContent=h}}}function st(e,t){let n=p("input",{type:"checkbox",...R});return n.addEventListener(
"change",()=>t(n.checked)),{node:p("div",{class:"control"},p("label",{},n,e)),show(o){n.checked=o}}}function kt(e,t){let n=Object.entries(t);for(let[o,s]of n)e.on(`change:${o}`,s);return()=>{for(let[o,
s]of n)e.off(`change:${o}`,s)}}function rt(e,t,n){let o=kt(e,b(t,()=>n));return n(),o}var at=(e,t)=>b(
t,n=>e.get(n));function N(e,t){for(let[n,o]of Object.entries(t))e.set(n,o);e.save_changes()}function it(e){
let t=p("p",{class:e}),n=new MutationObserver(()=>{t.textContent&&Ct(t.textContent)}),o={childList:!0,
characterData:!0,subtree:!0};return queueMicrotask(()=>n.observe(t,o)),t}var Mt=1e3,j,X;function Ct(e){
j?.isConnected||(j=p("p",{class:"annotated-voice",role:"status"}),document.body.append(j));let t=j;clearTimeout(
X),X=setTimeout(()=>{t.textContent=e},Mt)}var F=e=>t=>e.find(n=>String(n)===t),ct=F([!0,!1]),Et=e=>String(e);function lt(e,t,n,o={}){let s=t.closest(
"[data-widget]");if(!e.later||!s)return{node:"",show(){}};let{widget:a}=s.dataset,i=[...document.querySelectorAll(
`[data-widget="${a}"]`)],r=a+(i.indexOf(s)>0?i.indexOf(s)+1:""),l=f=>(o[f]??Et)(e.get(f)),c=Object.keys(
n),h=b(c,l),d=new URLSearchParams(location.search),u=[];for(let[f,C]of Object.entries(n)){let E=d.get(
`${r}.${f}`);if(E===null)continue;let w=C(E);w===void 0?u.push(f):e.set(f,w)}let m=p("a",{},"Copy li\
nk to this setting"),g=p("span",{role:"status"});m.addEventListener("click",async f=>{if(!(f.ctrlKey||
f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",m.getAttribute("href"));try{
await navigator.clipboard.writeText(m.href),g.textContent=" Copied."}catch{g.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let x=u.length?` The address has a setting that\
 could not be read, and was left out: ${u.join(", ")}.`:"";return{node:p("p",{class:"address"},m,g,x),
show(){let f=new URLSearchParams(location.search);for(let w of c){let T=l(w);T===h[w]?f.delete(`${r}\
.${w}`):f.set(`${r}.${w}`,T)}g.textContent="";let C=s.closest("section[id]")?.id,E=f.size?`?${f}`:location.
pathname;m.setAttribute("href",`${E}${C?`#${C}`:""}`)}}}var pt=e=>!e.matches(".none")&&!e.closest(".unwritten");function dt(e,t){let n=()=>t.flat().find(pt)??
t[0][0],o=n();o.tabIndex=0;function s(a){o.tabIndex=-1,o=a,o.tabIndex=0}return e.addEventListener("k\
eydown",a=>{let i=a.target,r=t.findIndex(u=>u.includes(i));if(r<0)return;let l=t[r].indexOf(i),[c,h]={
ArrowUp:[r-1,l],ArrowDown:[r+1,l],ArrowLeft:[r,l-1],ArrowRight:[r,l+1],Home:[r,0],End:[r,t[r].length-
1]}[a.key]??[null,null];if(c===null)return;a.preventDefault();let d=t[c]?.[h];!d||getComputedStyle(d).
visibility==="hidden"||(s(d),d.focus())}),()=>{pt(o)||s(n())}}function Lt({text:e,say:t,share:n=0,kinds:o=[]}){let s={"aria-label":`${e}: ${t}`,tabindex:"-1",class:[
"number",...o].join(" ")};return O(p("td",{...s,...R},e),{w:n})}function ht({title:e,corner:t="",rows:n,
columns:o,cells:s,look:a}){let i=s.map(d=>d.map(Lt)),r={class:"grid numbers",role:"grid"},l=i.map((d,u)=>[
n[u],...d]),c=et(r,e,[t,...o],l),h=({target:d})=>d.closest?.(".number")?.getAttribute("aria-label")??
"";return c.addEventListener("pointerover",d=>a(h(d))),c.addEventListener("pointerleave",()=>a("")),
c.addEventListener("focusin",d=>a(h(d))),c.addEventListener("focusout",()=>a("")),dt(c,i),tt(c)}var H=e=>e.
replaceAll("-","−");function $(e,t=2){if(Number.isNaN(e))return"NaN";if(!Number.isFinite(e))return e>
0?"∞":"−∞";let n=Math.abs(e);return n&&(n>=1e4||n<.5*10**-t)?H(e.toExponential(0).replace("+",
"")):H(e.toFixed(t).replace(/^-(0\.0*)$/,"$1"))}var B=e=>Number.isFinite(e)?H(String(Number(e.toPrecision(
7)))):$(e);var y=(e,t=0)=>Array.from({length:e},(n,o)=>t+o);var A=(e,t)=>e.reduce((n,o,s)=>n+o*t[s],0);var _=e=>Math.sqrt(A(e,e)),M=e=>e.reduce((t,n)=>Math.max(t,n),0),ut=(e,t)=>1e4**(-2*e/t),Ot=(e,t)=>y(
t/2).map(n=>e*ut(n,t)).flatMap(n=>[Math.sin(n),Math.cos(n)]);function S([e,t],[n,o]){let s=Math.atan2(
n*t-o*e,e*n+t*o);return s<-1e-9?s+2*Math.PI:Math.max(s,0)}var q=class{constructor(t,n,{position:o,offset:s,
d_model:a,pair:i,without_colon:r}){let l=t??y(n+1).map(u=>Ot(u,a));this.words=n,this.p=o,this.k=s,this.
q=o+s,this.d_model=a,this.pair=i,this.added=y(n).map(u=>l[r?n:u]),this.products=this.added.map(u=>A(
this.added[o],u)),this.reach=M(l.flat().map(Math.abs)),this.omega=ut(i,a);let c=s*this.omega,[h,d]=[
Math.sin(c),Math.cos(c)];this.R=[[d,h],[-h,d]]}hand(t,n=this.pair){return this.added[t].slice(2*n,2*
n+2)}turned(t){return this.R.map(n=>A(n,this.hand(t)))}off(t){let n=this.hand(t+this.k);return _(this.
turned(t).map((o,s)=>o-n[s]))}get starts(){return y(this.words-this.k)}get alike(){let t=this.starts.
map(n=>A(this.added[n],this.added[n+this.k]));return[Math.min(...t),Math.max(...t)]}};var gt={position:["The sentence starts at","p"],pair:["Pair of features","i"],d_model:["Features","d\
_model"]},xt=[...Object.keys(gt),"offset","without_colon"],St="Drag the sentence along the positions\
, or click a token to compare it with the first one.",z=40,mt=4,wt=(e,...t)=>p("figure",{},e,p("figc\
aption",{},...t)),P=(e,t)=>L("path",{class:e,d:t}),W=e=>`${$(e,3)} rad`,k=(e,[t,n],o)=>P(`hand ${e}`,
`M0 0L${n/o} ${-t/o}`);function G([e,t],n){let o=Math.atan2(e,t),s=i=>`${.5*Math.cos(i)} ${-.5*Math.
sin(i)}`,a=n>Math.PI?1:0;return P("arc",`M${s(o)}A.5 .5 0 ${a} 0 ${s(o+n)}`)}function I(...e){return L(
"svg",{viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"true"},L("circle",{r:1}),...e)}function At(e,t){let[
n,o]=[e.hand(e.p,t),e.hand(e.q,t)],s=M([n,o].map(_))||1,a=S(n,o),i=I(k("h0",n,s),k("h1",o,s),G(n,a)),
r=p(t===e.pair?"strong":"span",{},`pair ${t}`);return wt(i,r,` ${W(a)}`)}function _t(e){let t=e.d_model/
2,n=Math.max(0,Math.min(e.pair-3,t-8));return y(Math.min(8,t),n).map(o=>At(e,o))}function Pt(e,t,n){
let[o,s]=[e.hand(e.p),e.hand(e.p+t)];if(t!==e.k)return I(k(t?"":"h0",s,n));let a=G(o,S(o,s));return I(
k("h0 ghost",o,n),a,k("h1",s,n))}var $t=(e,...t)=>L("svg",{viewBox:`0 0 100 ${e}`,preserveAspectRatio:"\
none","aria-hidden":"true"},...t);function bt(e,t,n,o,...s){let a=e[0].length,i=d=>100*(d+.5)/a,r=d=>mt+
(z-2*mt)*(n-d)/(n-t||1),l=e.map((d,u)=>{let m=d.map((g,x)=>`${i(x)} ${r(g)}`);return P(`curve c${u}`,
`M${m.join("L")}`)}),c=o.map((d,u)=>O(p("i",{class:`dot h${u}`}),{x:i(d)/100,y:r(e[0][d])/z})),h=P("",
`M0 ${r(0)}H100`);return v("strip",$t(z,...s,h,...l),...c,p("small",{},0),p("small",{},`position · l\
ine at 0, top at ${$(n)}`),p("small",{},a-1))}function Tt({p:e,q:t,products:n,words:o},s){let a=Math.
min(0,...n),[i,r]=[e,s].map(c=>100*c/o),l=L("rect",{class:"here",x:i,width:r,y:0,height:z});return bt(
[n],a,M(n),[e,t],l)}function jt({p:e,words:t},n){let[o,s]=[e,e+n].map(a=>100*a/t);return $t(10,P("zo\
om",`M0 0L${o} 10H${s}L100 0`))}var ft=6;function Rt(e){let{p:t,k:n,starts:o}=e,s=Math.ceil(o.length/
ft),a=[t,...o.filter(l=>l%s===0&&l!==t)],i=a.flatMap(l=>[e.hand(l),e.turned(l)]),r=M(i.map(_))||1;return a.
slice(0,ft).map(l=>{let[c,h]=[e.hand(l),e.turned(l)],d=I(k("h0",c,r),G(c,S(c,h)),k("h1",h,r),k("h1 g\
host",e.hand(l+n),r));return wt(d,`R: ${l} → ${l+n}`)})}function Nt({added:e,pair:t,p:n,q:o,reach:s}){
let a=[0,1].map(i=>e.map(r=>r[2*t+i]));return bt(a,-s,s,[n,o])}function qt(e,t){let{added:n,p:o,products:s,
words:a}=e,i=["sine","cosine",`dot product with position ${o}`],r=n.map((l,c)=>[...e.hand(c),s[c]].map(
(h,d)=>({text:$(h,3),say:`${c}, ${i[d]}, exactly ${B(h)}.`})));return ht({title:"Each position",rows:y(
a),columns:i,cells:r,look:t})}function zt(e){let{p:t,q:n,k:o,omega:s,R:a,starts:i}=e,r=M(i.map(c=>e.
off(c))).toFixed(4);return`R = ${a.map(c=>`(${c.map(h=>$(h,3)).join(", ")})`).join(", ")} turns a ha\
nd by k · ω = ${o} · ${B(s)} rad. R · PE(${t}) ${e.off(t)<1e-6?"equals":"misses"} PE(${n}): the \
distance is ${e.off(t).toFixed(4)}, and from any position at most ${r}.`}function It(e,t,n){let{p:o,
q:s,k:a,pair:i,words:r,products:l}=e;if(n)return`Positions ${o} and ${s} get the same row, row ${r},\
 and so do all others: no hand turns, and all dot products are equal. The model cannot tell the orde\
r, and nothing raises an error.`;let[c,h]=e.alike.map(d=>$(d,3));return`From “${t[0]}” at ${o} t\
o “${t[a]}” at ${s}, the hand of pair ${i} turns by ${W(S(e.hand(o),e.hand(s)))}. The dot produc\
t is ${$(l[s],3)}; for any two positions ${a} apart it is ${c===h?c:`${c} to ${h}`}.`}var Dt=e=>[["x\
 = x + self.pe[:, : x.size(1)]",` right: rows 0 to ${e-1}, one for each token`],["x = x + self.pe[:,\
 x.size(1)]",` wrong: row ${e} alone, for all tokens`]].map(([t,n])=>p("li",{},p("code",{},t),n)),U=class{constructor({
model:t,el:n}){this.model=t,this.given=t.get("given");let{choices:o,words:s,tokens:a}=this.given,i={
without_colon:ct,...K(o,F)};this.address=lt(t,n,i);let r=m=>g=>N(t,{[m]:g});this.controls=K(gt,([m,g],x)=>ot(
m,g,o[x],r(x))),this.controls.without_colon=st("Leave out the colon",r("without_colon")),this.lines=
Dt(s),this.columns=a.map((m,g)=>this.column(m,g)),this.span=v("span");let l=["zoom","products","capt\
ion","dials","turns","turn","waves"];this.places=b(l,m=>v(m)),this.status=it("verdict"),this.pointed=
V();let{caption:c,products:h,zoom:d}=this.places,u=v("sentence",...this.columns,this.span);O(u,{n:a.
length});for(let m of[u,h])this.letDrag(m);Z(n,"position-explorer","Position explorer",Q(this.controls.
position,this.controls.pair),p("p",{class:"hint"},St),u,d,h,c,this.status,v("steps",...this.steps()),
this.pointed,this.address.node)}column(t,n){let o=p("span",{class:"face"}),s=p("small"),i=nt("",()=>n&&
N(this.model,{offset:n}),{class:"token"});return i.append(o,p("b",{},t),s),i}letDrag(t){let{products:n}=this.
places,{words:o,tokens:s}=this.given,a,i=({clientX:r})=>{let{left:l,width:c}=n.getBoundingClientRect();
return Math.floor((r-l)/c*o)};t.addEventListener("pointerdown",r=>{r.button||(a={x:r.clientX,grip:i(
r)-this.model.get("position")},!(t!==n||a.grip>=0&&a.grip<s.length)&&(a.grip=s.length>>1,this.start(
i(r)-a.grip)))}),t.addEventListener("pointermove",r=>{!r.buttons||!a||(Math.abs(r.clientX-a.x)>4&&t.
setPointerCapture(r.pointerId),t.hasPointerCapture(r.pointerId)&&this.start(i(r)-a.grip))})}start(t){
let{choices:n}=this.given,o=Math.min(Math.max(t,0),n.position.length-1);o!==this.model.get("position")&&
N(this.model,{position:o})}steps(){let{dials:t,turns:n,turn:o,waves:s}=this.places,{d_model:a,without_colon:i}=this.
controls,r=`steps-${Math.random()}`,l={"All pairs, from fast to slow":[a.node,t],"One matrix turns t\
hem all":[n,o],"A bug: the missing colon":[i.node,p("ul",{},...this.lines)],"The waves behind the ha\
nds, and all numbers":[s]};return Object.entries(l).map(([c,h])=>{let d=J(c,...h);return d.name=r,d.
addEventListener("toggle",()=>this.redraw()),d})}showControls(t){let{controls:n}=this;for(let[o,{show:s}]of Object.
entries(n))s(t[o]);n.pair.input.max=String(t.d_model/2-1);for(let[o,s]of this.lines.entries())s.classList.
toggle("used",!!o===t.without_colon)}showRow(t){let n=M(t.added.map((s,a)=>_(t.hand(a))))||1;for(let[
s,a]of this.columns.entries()){let[i,,r]=a.children;i.replaceChildren(Pt(t,s,n)),r.textContent=String(
t.p+s),a.setAttribute("aria-pressed",String(s===t.k))}this.span.style.gridColumn=`1 / ${t.k+2}`,O(this.
span,{k:t.k});let o=S(t.hand(t.p),t.hand(t.q));this.span.textContent=`${t.k} apart: ${W(o)}`}redraw(){
let t=at(this.model,xt),{d_model:n,without_colon:o}=t;t.pair=Math.min(t.pair,n/2-1),this.showControls(
t);let{table:s,words:a,tokens:i}=this.given,r=new q(s,a,t),l=D=>{this.pointed.textContent=D},{caption:c,
products:h,zoom:d,dials:u,turns:m,turn:g,waves:x}=this.places;this.showRow(r);let[f,C]=[r.p,r.q].map(
D=>$(r.products[D]));c.textContent=`Dot product of position ${r.p} with each: ${f} with itself, ${C}\
 with ${r.q}`,h.replaceChildren(Tt(r,i.length)),d.replaceChildren(jt(r,i.length)),u.replaceChildren(
..._t(r)),m.replaceChildren(...Rt(r)),g.textContent=zt(r);let E=x.closest("details")?.open,w=p("p",{},
`Pair ${t.pair}: sine, and cosine dashed`),T=E?[w,Nt(r),qt(r,l)]:[];x.replaceChildren(...T),this.status.
textContent=It(r,i,o),this.status.classList.toggle("alarming",o),l(""),this.address.show()}};function Kt({
model:e,el:t}){let n=new U({model:e,el:t});return rt(e,xt,()=>n.redraw())}var vt={render:Kt};widget=vt;})();
export default widget;
