let widget;
(()=>{var _=(t,e)=>Object.fromEntries(t.map(o=>[o,e(o)]));function i(t,e={},...o){return tt(document.createElement(t),e,o)}function S(t,e={},...o){let n=document.
createElementNS("http://www.w3.org/2000/svg",t);return tt(n,e,o)}function tt(t,e,o){for(let[n,s]of Object.
entries(e))t.setAttribute(n,s);return t.append(...o),t}function et(t,e,o,...n){let s={class:`annotat\
ed-view ${e}`,role:"group","aria-label":o};t.append(i("div",s,...n))}var nt=(t,...e)=>i("div",{class:t},
...e);function ot(t,e){for(let[o,n]of Object.entries(e))t.style.setProperty(`--${o}`,String(n));return t}var st=(...t)=>nt(
"controls",...t.map(({node:e})=>e)),rt=()=>i("p",{class:"pointed","aria-hidden":"true"}),P=(...t)=>nt(
"scroller",...t);function I(t,e,o,n){let s=(l,u,p)=>p.map(f=>f instanceof HTMLTableCellElement?f:i(l,
u,f)),r=[...s("td",{},o.slice(0,1)),...s("th",{scope:"col"},o.slice(1))],d=n.map(l=>{let u=s("th",{scope:"\
row"},l.slice(0,1));return i("tr",{},...u,...s("td",{},l.slice(1)))}),c=e?[i("caption",{},e)]:[],a=i(
"thead",{},i("tr",{},...r));return i("table",t,...c,a,i("tbody",{},...d))}var O={"data-lm-suppress-shortcuts":"true"};function z(t,e,o={}){let n=i("button",{type:"button",...o},
t);return n.addEventListener("click",e),n}function St(t,e,o,n){let s=i("input",{type:"range",...o,...O}),
r=i("output",{"aria-live":"off"}),d=i("span",{},t," ",i("code",{},e));return s.addEventListener("inp\
ut",()=>n(Number(s.value))),{node:i("div",{class:"control"},i("label",{},d,s),r),input:s,output:r}}function ct(t,e,o,n){let s={min:0,max:o.length-1},r=l=>n(o[l]),{node:d,input:c,output:a}=St(t,e,s,r);
return{node:d,input:c,show(l,u=String(l)){c.value=String(o.indexOf(l)),c.setAttribute("aria-valuetex\
t",u),a.textContent=u}}}function it(t,e,o){let n=Object.entries(e).map(([d,c])=>i("option",{value:d},c)),s=`menu-${Math.random()}`,
r=i("select",{id:s,...O},...n);return r.addEventListener("change",()=>o(r.value)),{node:i("div",{class:"\
control menu"},i("label",{for:s},t),r),show(d){r.value=d}}}function Lt(t,e){let o=Object.entries(e);for(let[n,s]of o)t.on(`change:${n}`,s);return()=>{for(let[n,
s]of o)t.off(`change:${n}`,s)}}function at(t,e,o){let n=Lt(t,_(e,()=>o));return o(),n}function B(t,e){for(let[o,n]of Object.entries(e))t.set(o,n);t.save_changes()}function lt(t){let e=i(
"p",{class:t}),o=new MutationObserver(()=>{e.textContent&&Ct(e.textContent)}),n={childList:!0,characterData:!0,
subtree:!0};return queueMicrotask(()=>o.observe(e,n)),e}var Ot=1e3,K,Z;function Ct(t){K?.isConnected||
(K=i("p",{class:"annotated-voice",role:"status"}),document.body.append(K));let e=K;clearTimeout(Z),Z=
setTimeout(()=>{e.textContent=t},Ot)}var R=t=>e=>t.find(o=>String(o)===e),Yt=R([!0,!1]),Mt=t=>String(t);function dt(t,e,o,n={}){let s=e.closest(
"[data-widget]");if(!t.later||!s)return{node:"",show(){}};let{widget:r}=s.dataset,d=[...document.querySelectorAll(
`[data-widget="${r}"]`)],c=r+(d.indexOf(s)>0?d.indexOf(s)+1:""),a=h=>(n[h]??Mt)(t.get(h)),l=Object.keys(
o),u=_(l,a),p=new URLSearchParams(location.search),f=[];for(let[h,y]of Object.entries(o)){let v=p.get(
`${c}.${h}`);if(v===null)continue;let w=y(v);w===void 0?f.push(h):t.set(h,w)}let $=i("a",{},"Copy li\
nk to this setting"),b=i("span",{role:"status"});$.addEventListener("click",async h=>{if(!(h.ctrlKey||
h.metaKey||h.shiftKey)){h.preventDefault(),history.replaceState(null,"",$.getAttribute("href"));try{
await navigator.clipboard.writeText($.href),b.textContent=" Copied."}catch{b.textContent=" The addre\
ss of this page has it now: copy it from there."}}});let L=f.length?` The address has a setting that\
 could not be read, and was left out: ${f.join(", ")}.`:"";return{node:i("p",{class:"address"},$,b,L),
show(){let h=new URLSearchParams(location.search);for(let w of l){let C=a(w);C===u[w]?h.delete(`${c}\
.${w}`):h.set(`${c}.${w}`,C)}b.textContent="";let y=s.closest("section[id]")?.id,v=h.size?`?${h}`:location.
pathname;$.setAttribute("href",`${v}${y?`#${y}`:""}`)}}}var ut=t=>!t.matches(".none")&&!t.closest(".unwritten");function pt(t,e){let o=()=>e.flat().find(ut)??
e[0][0],n=o();n.tabIndex=0;function s(r){n.tabIndex=-1,n=r,n.tabIndex=0}return t.addEventListener("k\
eydown",r=>{let d=r.target,c=e.findIndex(f=>f.includes(d));if(c<0)return;let a=e[c].indexOf(d),[l,u]={
ArrowUp:[c-1,a],ArrowDown:[c+1,a],ArrowLeft:[c,a-1],ArrowRight:[c,a+1],Home:[c,0],End:[c,e[c].length-
1]}[r.key]??[null,null];if(l===null)return;r.preventDefault();let p=e[l]?.[u];!p||getComputedStyle(p).
visibility==="hidden"||(s(p),p.focus())}),()=>{ut(n)||s(o())}}function At({text:t,say:e,share:o=0,kinds:n=[]}){let s={"aria-label":`${t}: ${e}`,tabindex:"-1",class:[
"number",...n].join(" ")};return ot(i("td",{...s,...O},t),{w:o})}function W({title:t,corner:e="",rows:o,
columns:n,cells:s,look:r}){let d=s.map(p=>p.map(At)),c={class:"grid numbers",role:"grid"},a=d.map((p,f)=>[
o[f],...p]),l=I(c,t,[e,...n],a),u=({target:p})=>p.closest?.(".number")?.getAttribute("aria-label")??
"";return l.addEventListener("pointerover",p=>r(u(p))),l.addEventListener("pointerleave",()=>r("")),
l.addEventListener("focusin",p=>r(u(p))),l.addEventListener("focusout",()=>r("")),pt(l,d),P(l)}var F=t=>t.
replaceAll("-","−");function Y(t,e=2){if(Number.isNaN(t))return"NaN";if(!Number.isFinite(t))return t>
0?"∞":"−∞";let o=Math.abs(t);return o&&(o>=1e4||o<.5*10**-e)?F(t.toExponential(0).replace("+",
"")):F(t.toFixed(e).replace(/^-(0\.0*)$/,"$1"))}var M=t=>Number.isFinite(t)?F(String(Number(t.toPrecision(
7)))):Y(t);var ft=(t,e=0)=>Array.from({length:t},(o,n)=>e+n);var[U,N,A]=[26,8,92],Tt="✗ masked: the next token would be its own answer",Nt="the last position a\
ttends to all of tgt_in",T=(t,e,o,n="")=>S("text",{x:t,y:e,class:n},o);function ht(t,e,o){let[n,s]=[
N+U,A-2],r=Math.hypot(e-t,s-n),[d,c]=[(e-t)/r,(s-n)/r],a=u=>`${e-7*d-u*4*c} ${s-7*c+u*4*d}`,l=`M${t}\
 ${n}L${e} ${s}M${a(1)}L${e} ${s}L${a(-1)}`;return S("path",{d:l,class:o})}function mt({dropped:[t,e],
positions:o},n,s){let r=o.flatMap(({reads:m,must:x})=>[m,x]),d=[t,e,...r],c=Math.max(...d.map(m=>m.length)),
a=Math.max(8.1*c+10,56),l=m=>(m+1)*(a+6)+2,u=m=>l(m)+a/2,p=(m,x,Q,V)=>{let kt=S("rect",{x:l(x),y:Q,width:a,
height:U,rx:13}),Et=T(u(x),Q+17,m),X=S("g",{class:V},kt,Et);return o[x]&&!V.includes("cut")&&X.addEventListener(
"click",()=>s(x)),X},{sees:f,must:$}=o[n],b=o.length,L=m=>f.includes(m)?"seen":"unseen",h=n+1<b&&!f.
includes(n+1),y=u(n+1),v=T(2,A+U+19,h?Tt:b>n+1?"":Nt);v.classList.add("start");let w=T((y+u(n))/2,(N+
A+U)/2+6,"✗","leak"),C=h?[ht(y,u(n),"leak"),w]:[],D=f.map(m=>ht(u(m),u(n),"sight")),k=[S("g",{class:"\
upper"},T(u(-1),N+17,"tgt_in","name"),...o.map(({reads:m},x)=>p(m,x,N,L(x))),p(e,b,N,"cut")),T(u(b),
A+17,"tgt_out","name"),p(t,-1,A,"cut"),...o.map(({must:m},x)=>p(m,x,A,x===n?"here":"")),S("g",{class:"\
lines"},...D,...C,v)],E=Math.max(l(b+1),340),j=f.map(m=>o[m].reads).join(" "),yt=`tgt_in above tgt_o\
ut, slid by one. Position ${n} attends to ${j||"nothing"} and must predict ${$}.${h?" The leak would\
 be an arrow from the next token, its answer.":""}`,vt={viewBox:`0 0 ${E} 142`,role:"img","aria-labe\
l":yt},q=S("svg",vt,...k);return q.style.setProperty("--wide",`${E}px`),q.style.setProperty("--place",
`${a+6}px`),q}var gt=["tgt_out","predicts","p(tgt_out)","counted"],G=t=>ft(t,1);function jt({must:t,says:e,p:o,right_p:n,
sees:s,counts:r},d,c){let a=r&&e!==t,[l,u]=a?[" ✗",", wrong"]:r?[" ✓",", right"]:["",""];return[
{text:t,say:`to be predicted at position ${d}, which attends to ${s.map(p=>c[p].reads).join(" ")||"n\
othing"}`},{text:e+l,say:`likeliest at position ${d}, probability ${M(o)}${u}`,kinds:a?["wrong"]:[]},
{text:Y(n,3),share:n,say:`probability of ${t} at position ${d}, exactly ${M(n)}`},{text:r?"yes":"no",
say:`position ${d} ${r?"counts":"does not count: its target is padding"}`}]}function _t({positions:t},e){
let o=t.map(jt);return W({title:"Training: one pass",corner:"position",rows:gt,columns:[...o.keys()],
cells:gt.map((n,s)=>o.map(r=>r[s])),look:e})}function xt(t,e){let o=(n,s)=>n===e[s]?n:i("mark",{},n);
return i("td",{},...t.flatMap((n,s)=>[" ",o(n,s)]).slice(1))}function bt(t){let e=i("span",{class:"b\
ar"},M(t));return e.style.setProperty("--w",String(t)),e}function Kt({positions:t,steps:e},o,n){let{
writes:s,p:r,p_there:d,difference:c}=e[n-1],a=t.slice(0,n).map(({reads:f})=>f),l=c?`differ by ${M(c)}\
 at most`:"the same, but for rounding",u={class:"numbers compared"},p=["",`training, position ${n-1}`,
`generation, step ${n}`];return I(u,"Generation: step by step",p,[["input",xt(a,o),xt(o,a)],["predic\
ts",t[n-1].says,s],[`p(${s})`,bt(d),bt(r)],["logits",i("td",{colspan:2},l)]])}function Pt({positions:t,
steps:e},o,n){let{writes:s,difference:r}=e[n-1],{must:d}=t[n-1],c=`Step ${n} of ${e.length} generate\
s “${s}”.`,a=o.findIndex((p,f)=>p!==t[f].reads);if(a>0)return`${c} The two have parted: at posit\
ion ${a} training takes “${t[a].reads}” from the target, and generation its own “${o[a]}”.`;
let l=r?`differ by ${M(r)} at most`:"are the same, but for rounding",u=`${c} Training has taken the \
same input, and its logits ${l}.`;return s===d?u:`${u} But the target has “${d}”: here the two par\
t.`}var H=class{constructor(e){this.model=e,this.pairs=e.get("batch").pairs}get pair(){return this.pairs[this.
model.get("sentence")]}get total(){return this.pair.steps.length}get step(){return Math.min(this.model.
get("step"),this.total)}get read(){let e=this.pair.steps.slice(0,this.step-1);return[this.pair.positions[0].
reads,...e.map(({writes:o})=>o)]}go(e){B(this.model,{step:e})}choose(e){B(this.model,{sentence:e}),this.
go(this.step)}};function wt(t,e,o){let n=()=>!G(o.total).includes(o.step+e),r=z(t,()=>{n()||o.go(o.step+
e)},O);return{node:r,show:()=>r.setAttribute("aria-disabled",String(n()))}}function It(t,e){for(let{
cells:o}of t.querySelectorAll("tbody tr"))for(let[n,s]of[...o].slice(1).entries())s.classList.toggle(
"at",n===e)}function Rt(t,e,o){let n=i("div"),s=c=>t.go(Math.min(c+1,t.total)),r=(c=t.step-1)=>{It(n,
c),e.replaceChildren(mt(t.pair,c,s))},d=({target:c})=>{let a=c.closest(".number")?.cellIndex-1;r(t.pair.
positions[a]?a:void 0)};for(let c of["pointerover","focusin"])n.addEventListener(c,d);for(let c of["\
pointerleave","focusout"])n.addEventListener(c,()=>r());return{node:n,draw(){n.replaceChildren(_t(t.
pair,o)),r()}}}function Ut(t){let e=["Undo the shift","Shift right"],o=()=>{let s=t.classList.toggle(
"undone");n.textContent=e[Number(s)]},n=z(e[0],o,O);return n}function Dt({model:t,el:e}){let{pairs:o,
whole:n}=t.get("batch"),s=new H(t),r=dt(t,e,{sentence:R([...o.keys()]),step:g=>R(G(s.total))(g)}),d=Object.
fromEntries(o.map(({src:g,tgt:k},E)=>[E,`${E}: ${g} → ${k}`])),c=it("Sentence",d,g=>s.choose(Number(
g))),a=G(s.pair.positions.length),l=ct("Step","t",a,g=>s.go(g)),u=[wt("Previous",-1,s),wt("Next",1,s)],
p=lt("verdict"),f=rt(),$=g=>{f.textContent=g},L=i("div",{class:"strips scroller",...{tabindex:"0",role:"\
region","aria-label":"The two strips"}}),h=Rt(s,L,$),y=P(),v=Ut(L),w=i("div",{class:"control"},...u.
map(({node:g})=>g),v),C=i("summary",{},"The whole batch, before the cut");et(e,"shift-right","Shift \
right",st(c,l,{node:w}),L,i("div",{class:"two"},h.node,y),p,f,i("details",{},C,W({...n,look(){}})),r.
node);function D(){let{pair:g,step:k,total:E,read:j}=s;c.show(t.get("sentence")),l.input.max=String(
E-1),l.show(k,`${k} of ${E}`);for(let{show:J}of u)J();$(""),h.draw(),y.replaceChildren(Kt(g,j,k)),p.
textContent=Pt(g,j,k),r.show()}return at(t,["sentence","step"],D)}var $t={render:Dt};widget=$t;})();
export default widget;
