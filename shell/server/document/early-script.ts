import { LANGUAGE_KEY } from '@shared/contract';

/**
 * Runs in the head before the first paint. Local storage is the truth for the language: where the document
 * came in the other one, `lang` and `dir` are set, the server's content stays hidden until the browser has
 * rendered, and the cookie is repaired. A `?lang=` is kept and taken out of the address.
 *
 * It also keeps presses of buttons that nothing listens to yet; links need no help, nor does a form that the server answers,
 * whose empty fields are left out of its address. The shell replays them when what was pressed has come to life
 * (`early-presses.ts`). Dialogs are opened and closed by their buttons where the platform does not know how.
 *
 * Each SVG in a document tells the whole page when it has loaded, just as React has begun to listen: some 200 times on a list, in the way of
 * the first control. Nobody listens for it.
 *
 * Until the scripts have run, `data-early` stands on the document: what is below a phone's first screen is not fetched beside
 * them (`Picture`). Whoever scrolls or touches, or waits for 3 s, ends it sooner, and what a slow line puts off (`data-pictures-late`).
 *
 * Its default policy of Trusted Types lets scripts be loaded from where the site has its scripts, and from other origins that
 * `script-src` names; under `require-trusted-types-for` nothing else can make a script or markup of text; to empty an
 * element is no markup.
 */
export const EARLY_SCRIPT = `(function(){
if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:function(text){return text===''?text:null},createScriptURL:function(text){
var asked=new URL(text,location.href);
return asked.origin!==location.origin||/^\\/(?:assets\\/|remotes\\/|service-worker\\.js$)/.test(asked.pathname)?text:null}});
var root=document.documentElement,key='${LANGUAGE_KEY}',known=function(v){return v==='ar'||v==='en'};
var url=new URL(location.href),asked=url.searchParams.get('lang'),kept=null;
try{kept=localStorage.getItem(key)}catch(e){}
if(asked!==null){url.searchParams.delete('lang');history.replaceState(history.state,'',url)}
var language=known(asked)?asked:known(kept)?kept:root.lang;
try{if(kept!==language)localStorage.setItem(key,language)}catch(e){}
document.cookie=key+'='+language+';path=/;max-age=31536000;samesite=lax';
var presses=window.earlyPresses=[];
var pressed=function(e){return e.isTrusted&&e.target.closest?e.target.closest('button'):null};
addEventListener('click',function(e){
var button=pressed(e),waiting=presses.waiting;
if(!button||button.hasAttribute('commandfor')||button.type==='submit'&&button.form&&button.form.method==='get')return;
if(!waiting||waiting.some(function(place){return place.contains(button)})){e.preventDefault();presses.push(button)}
},true);
if(!('commandForElement' in HTMLButtonElement.prototype))addEventListener('click',function(e){
var button=pressed(e),dialog=button&&document.getElementById(button.getAttribute('commandfor'));
if(!dialog)return;
if(button.getAttribute('command')==='close')dialog.close();else if(!dialog.open)dialog.showModal()
});
addEventListener('formdata',function(e){
if(e.target.method==='get')Array.from(e.formData).forEach(function(field){if(field[1]==='')e.formData.delete(field[0])})
});
document.addEventListener('load',function(e){if(e.target.nodeName==='svg')e.stopPropagation()},true);
root.setAttribute('data-early','');
var begun=function(){root.removeAttribute('data-early')},late=function(){begun();root.removeAttribute('data-pictures-late')};
addEventListener('DOMContentLoaded',begun);setTimeout(late,3000);
['scroll','pointerdown','keydown'].forEach(function(type){addEventListener(type,late,{once:true,passive:true,capture:true})});
if(language!==root.lang){root.lang=language;root.dir=language==='ar'?'rtl':'ltr';root.setAttribute('data-language-repair','')}
})();`;
