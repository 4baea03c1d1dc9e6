let widget;
(()=>{function i(t,e={},...o){return Z(document.createElement(t),e,o)}function S(t,e={},...o){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return Z(n,e,o)}function Z(t,e,o){for(let[n,s]of Object.
entries(e))t.setAttribute(n,s);return t.append(...o),t}function tt(t,e,o,...n){let s={class:`annotat\
ed-view ${e}`,role:"group","aria-label":o};t.append(i("div",s,...n))}var et=(...t)=>i("div",{class:"\
controls"},...t.map(({node:e})=>e)),nt=()=>i("p",{class:"pointed","aria-hidden":"true"}),K=(...t)=>i(
"div",{class:"scroller"},...t);function P(t,e,o,n){let s=(l,d,p)=>p.map(h=>h instanceof HTMLTableCellElement?
h:i(l,d,h)),r=[...s("td",{},o.slice(0,1)),...s("th",{scope:"col"},o.slice(1))],u=n.map(l=>{let d=s("\
th",{scope:"row"},l.slice(0,1));return i("tr",{},...d,...s("td",{},l.slice(1)))}),c=e?[i("caption",{},
e)]:[],a=i("thead",{},i("tr",{},...r));return i("table",t,...c,a,i("tbody",{},...u))}var O={"data-lm\
-suppress-shortcuts":"true"};function q(t,e,o={}){let n=i("button",{type:"button",...o},t);return n.
addEventListener("click",e),n}function vt(t,e,o,n){let s=i("input",{type:"range",...o,...O}),r=i("ou\
tput",{"aria-live":"off"}),u=i("span",{},t," ",i("code",{},e));return s.addEventListener("input",()=>n(
Number(s.value))),{node:i("div",{class:"control"},i("label",{},u,s),r),input:s,output:r}}function ot(t,e,o,n){let s={min:0,max:o.length-1},r=l=>n(o[l]),{node:u,input:c,output:a}=vt(t,e,s,r);
return{node:u,input:c,show(l,d=String(l)){c.value=String(o.indexOf(l)),c.setAttribute("aria-valuetex\
t",d),a.textContent=d}}}function st(t,e,o){let n=Object.entries(e).map(([u,c])=>i("option",{value:u},c)),s=`menu-${Math.random()}`,
r=i("select",{id:s,...O},...n);return r.addEventListener("change",()=>o(r.value)),{node:i("div",{class:"\
control menu"},i("label",{for:s},t),r),show(u){r.value=u}}}function Et(t,e){let o=Object.entries(e);for(let[n,s]of o)t.on(`change:${n}`,s);return()=>{for(let[n,
s]of o)t.off(`change:${n}`,s)}}function rt(t,e,o){let n=Et(t,Object.fromEntries(e.map(s=>[s,o])));return o(),
n}function z(t,e){for(let[o,n]of Object.entries(e))t.set(o,n);t.save_changes()}function ct(t){let e=i(
"p",{class:t}),o=new MutationObserver(()=>{e.textContent&&St(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>o.observe(e,n)),e}var kt=1e3,_,X;function St(t){_?.isConnected||
(_=i("p",{class:"annotated-voice",role:"status"}),document.body.append(_));let e=_;clearTimeout(X),X=
setTimeout(()=>{e.textContent=t},kt)}var I=t=>e=>t.find(o=>String(o)===e),Dt=I([!0,!1]),Lt=t=>String(t);function it(t,e,o,n={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,u=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(u.indexOf(s)>0?u.indexOf(s)+1:""),a=f=>(n[f]??Lt)(t.get(f)),l=Object.keys(
o),d=Object.fromEntries(l.map(f=>[f,a(f)])),p=new URLSearchParams(location.search),h=[];for(let[f,y]of Object.
entries(o)){let v=p.get(`${c}.${f}`);if(v===null)continue;let w=y(v);w===void 0?h.push(f):t.set(f,w)}
let $=i("a",{},"Copy link to this setting"),b=i("span",{role:"status"});$.addEventListener("click",async f=>{
if(!(f.ctrlKey||f.metaKey||f.shiftKey)){f.preventDefault(),history.replaceState(null,"",$.getAttribute(
"href"));try{await navigator.clipboard.writeText($.href),b.textContent=" Copied."}catch{b.textContent=
" The address of this page has it now: copy it from there."}}});let L=h.length?` The address has a s\
etting that could not be read, and was left out: ${h.join(", ")}.`:"";return{node:i("p",{class:"addr\
ess"},$,b,L),show(){let f=new URLSearchParams(location.search);for(let w of l){let C=a(w);C===d[w]?f.
delete(`${c}.${w}`):f.set(`${c}.${w}`,C)}b.textContent="";let y=s.closest("section[id]")?.id,v=f.size?
`?${f}`:location.pathname;$.setAttribute("href",`${v}${y?`#${y}`:""}`)}}}var at=t=>!t.matches(".none")&&!t.closest(".unwritten");function lt(t,e){let o=()=>e.flat().find(at)??
e[0][0],n=o();n.tabIndex=0;function s(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let u=r.target,c=e.findIndex(h=>h.includes(u));if(c<0)return;let a=e[c].indexOf(u),[l,d]={
ArrowUp:[c-1,a],ArrowDown:[c+1,a],ArrowLeft:[c,a-1],ArrowRight:[c,a+1],Home:[c,0],End:[c,e[c].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let p=e[l]?.[d];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{at(n)||s(o())}}function Ot({text:t,say:e,share:o=0,kinds:n=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")},r=i("td",{...s,...O},t);return r.style.setProperty("--w",String(o)),r}function F({
title:t,corner:e="",rows:o,columns:n,cells:s,look:r}){let u=s.map(p=>p.map(Ot)),c={class:"grid numbe\
rs",role:"grid"},a=u.map((p,h)=>[o[h],...p]),l=P(c,t,[e,...n],a),d=({target:p})=>p.closest?.(".numbe\
r")?.getAttribute("aria-label")??"";return l.addEventListener("pointerover",p=>r(d(p))),l.addEventListener(
"pointerleave",()=>r("")),l.addEventListener("focusin",p=>r(d(p))),l.addEventListener("focusout",()=>r(
"")),lt(l,u),K(l)}var B=t=>t.replaceAll("-","−");function W(t,e=2){if(Number.isNaN(t))return"NaN";
if(!Number.isFinite(t))return t>0?"∞":"−∞";let o=Math.abs(t);return o&&(o>=1e4||o<.5*10**-e)?B(
t.toExponential(0).replace("+","")):B(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var A=t=>Number.isFinite(
t)?B(String(Number(t.toPrecision(7)))):W(t);var ut=(t,e=0)=>Array.from({length:t},(o,n)=>e+n);var[R,N,M]=[26,8,92],Ct="✗ masked: the next token would be its own answer",At="the last position a\
ttends to all of tgt_in",T=(t,e,o,n="")=>S("text",{x:t,y:e,class:n},o);function dt(t,e,o){let[n,s]=[
N+R,M-2],r=Math.hypot(e-t,s-n),[u,c]=[(e-t)/r,(s-n)/r],a=d=>`${e-7*u-d*4*c} ${s-7*c+d*4*u}`,l=`M${t}\
 ${n}L${e} ${s}M${a(1)}L${e} ${s}L${a(-1)}`;return S("path",{d:l,class:o})}function pt({dropped:[t,e],
positions:o},n,s){let r=o.flatMap(({reads:m,must:x})=>[m,x]),u=[t,e,...r],c=Math.max(...u.map(m=>m.length)),
a=Math.max(8.1*c+10,56),l=m=>(m+1)*(a+6)+2,d=m=>l(m)+a/2,p=(m,x,J,Q)=>{let $t=S("rect",{x:l(x),y:J,width:a,
height:R,rx:13}),yt=T(d(x),J+17,m),V=S("g",{class:Q},$t,yt);return o[x]&&!Q.includes("cut")&&V.addEventListener(
"click",()=>s(x)),V},{sees:h,must:$}=o[n],b=o.length,L=m=>h.includes(m)?"seen":"unseen",f=n+1<b&&!h.
includes(n+1),y=d(n+1),v=T(2,M+R+19,f?Ct:b>n+1?"":At);v.classList.add("start");let w=T((y+d(n))/2,(N+
M+R)/2+6,"✗","leak"),C=f?[dt(y,d(n),"leak"),w]:[],U=h.map(m=>dt(d(m),d(n),"sight")),E=[S("g",{class:"\
upper"},T(d(-1),N+17,"tgt_in","name"),...o.map(({reads:m},x)=>p(m,x,N,L(x))),p(e,b,N,"cut")),T(d(b),
M+17,"tgt_out","name"),p(t,-1,M,"cut"),...o.map(({must:m},x)=>p(m,x,M,x===n?"here":"")),S("g",{class:"\
lines"},...U,...C,v)],k=Math.max(l(b+1),340),j=h.map(m=>o[m].reads).join(" "),bt=`tgt_in above tgt_o\
ut, slid by one. Position ${n} attends to ${j||"nothing"} and must predict ${$}.${f?" The leak would\
 be an arrow from the next token, its answer.":""}`,wt={viewBox:`0 0 ${k} 142`,role:"img","aria-labe\
l":bt},D=S("svg",wt,...E);return D.style.setProperty("--wide",`${k}px`),D.style.setProperty("--place",
`${a+6}px`),D}var ft=["tgt_out","predicts","p(tgt_out)","counted"],Y=t=>ut(t,1);function Mt({must:t,says:e,p:o,right_p:n,
sees:s,counts:r},u,c){let a=r&&e!==t,[l,d]=a?[" ✗",", wrong"]:r?[" ✓",", right"]:["",""];return[
{text:t,say:`to be predicted at position ${u}, which attends to ${s.map(p=>c[p].reads).join(" ")||"n\
othing"}`},{text:e+l,say:`likeliest at position ${u}, probability ${A(o)}${d}`,kinds:a?["wrong"]:[]},
{text:W(n,3),share:n,say:`probability of ${t} at position ${u}, exactly ${A(n)}`},{text:r?"yes":"no",
say:`position ${u} ${r?"counts":"does not count: its target is padding"}`}]}function Tt({positions:t},e){
let o=t.map(Mt);return F({title:"Training: one pass",corner:"position",rows:ft,columns:[...o.keys()],
cells:ft.map((n,s)=>o.map(r=>r[s])),look:e})}function ht(t,e){let o=(n,s)=>n===e[s]?n:i("mark",{},n);
return i("td",{},...t.flatMap((n,s)=>[" ",o(n,s)]).slice(1))}function mt(t){let e=i("span",{class:"b\
ar"},A(t));return e.style.setProperty("--w",String(t)),e}function Nt({positions:t,steps:e},o,n){let{
writes:s,p:r,p_there:u,difference:c}=e[n-1],a=t.slice(0,n).map(({reads:h})=>h),l=c?`differ by ${A(c)}\
 at most`:"the same, but for rounding",d={class:"numbers compared"},p=["",`training, position ${n-1}`,
`generation, step ${n}`];return P(d,"Generation: step by step",p,[["input",ht(a,o),ht(o,a)],["predic\
ts",t[n-1].says,s],[`p(${s})`,mt(u),mt(r)],["logits",i("td",{colspan:2},l)]])}function jt({positions:t,
steps:e},o,n){let{writes:s,difference:r}=e[n-1],{must:u}=t[n-1],c=`Step ${n} of ${e.length} generate\
s “${s}”.`,a=o.findIndex((p,h)=>p!==t[h].reads);if(a>0)return`${c} The two have parted: at posit\
ion ${a} training takes “${t[a].reads}” from the target, and generation its own “${o[a]}”.`;
let l=r?`differ by ${A(r)} at most`:"are the same, but for rounding",d=`${c} Training has taken the \
same input, and its logits ${l}.`;return s===u?d:`${d} But the target has “${u}”: here the two par\
t.`}var G=class{constructor(e){this.model=e,this.pairs=e.get("batch").pairs}get pair(){return this.pairs[this.
model.get("sentence")]}get total(){return this.pair.steps.length}get step(){return Math.min(this.model.
get("step"),this.total)}get read(){let e=this.pair.steps.slice(0,this.step-1);return[this.pair.positions[0].
reads,...e.map(({writes:o})=>o)]}go(e){z(this.model,{step:e})}choose(e){z(this.model,{sentence:e}),this.
go(this.step)}};function gt(t,e,o){let n=()=>!Y(o.total).includes(o.step+e),r=q(t,()=>{n()||o.go(o.step+
e)},O);return{node:r,show:()=>r.setAttribute("aria-disabled",String(n()))}}function _t(t,e){for(let{
cells:o}of t.querySelectorAll("tbody tr"))for(let[n,s]of[...o].slice(1).entries())s.classList.toggle(
"at",n===e)}function Kt(t,e,o){let n=i("div"),s=c=>t.go(Math.min(c+1,t.total)),r=(c=t.step-1)=>{_t(n,
c),e.replaceChildren(pt(t.pair,c,s))},u=({target:c})=>{let a=c.closest(".number")?.cellIndex-1;r(t.pair.
positions[a]?a:void 0)};for(let c of["pointerover","focusin"])n.addEventListener(c,u);for(let c of["\
pointerleave","focusout"])n.addEventListener(c,()=>r());return{node:n,draw(){n.replaceChildren(Tt(t.
pair,o)),r()}}}function Pt(t){let e=["Undo the shift","Shift right"],o=()=>{let s=t.classList.toggle(
"undone");n.textContent=e[Number(s)]},n=q(e[0],o,O);return n}function It({model:t,el:e}){let{pairs:o,
whole:n}=t.get("batch"),s=new G(t),r=it(t,e,{sentence:I([...o.keys()]),step:g=>I(Y(s.total))(g)}),u=Object.
fromEntries(o.map(({src:g,tgt:E},k)=>[k,`${k}: ${g} → ${E}`])),c=st("Sentence",u,g=>s.choose(Number(
g))),a=Y(s.pair.positions.length),l=ot("Step","t",a,g=>s.go(g)),d=[gt("Previous",-1,s),gt("Next",1,s)],
p=ct("verdict"),h=nt(),$=g=>{h.textContent=g},L=i("div",{class:"strips scroller",...{tabindex:"0",role:"\
region","aria-label":"The two strips"}}),f=Kt(s,L,$),y=K(),v=Pt(L),w=i("div",{class:"control"},...d.
map(({node:g})=>g),v),C=i("summary",{},"The whole batch, before the cut");tt(e,"shift-right","Shift \
right",et(c,l,{node:w}),L,i("div",{class:"two"},f.node,y),p,h,i("details",{},C,F({...n,look(){}})),r.
node);function U(){let{pair:g,step:E,total:k,read:j}=s;c.show(t.get("sentence")),l.input.max=String(
k-1),l.show(E,`${E} of ${k}`);for(let{show:H}of d)H();$(""),f.draw(),y.replaceChildren(Nt(g,j,E)),p.
textContent=jt(g,j,E),r.show()}return rt(t,["sentence","step"],U)}var xt={render:It};widget=xt;})();
export default widget;
