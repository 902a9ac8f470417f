import { LANGUAGE_KEY } from '@shared/contract';

/** Between two looks whether the site can be reached again. */
const RETRY_MS = 10_000;
const MOST_PAGES = 8;

/**
 * Shows the visitor's language alone, names the pages that the service worker has kept, newest first, and opens the page that was
 * asked for as soon as the site answers: when the browser says that it is online, and every ten seconds while somebody looks.
 */
export const OFFLINE_SCRIPT = `(function(){
var root=document.documentElement,kept=null,known={amp:'&',lt:'<',gt:'>',quot:'"','#39':"'"};
try{kept=localStorage.getItem('${LANGUAGE_KEY}')}catch(e){}
if(kept==='ar'||kept==='en'){root.lang=kept;root.dir=kept==='ar'?'rtl':'ltr';root.setAttribute('data-language',kept);
document.title=document.querySelector('section[lang='+kept+'] h1').textContent}
if(window.caches)caches.open('pages').then(function(cache){
return cache.keys().then(function(requests){
return Promise.all(requests.reverse().slice(0,${MOST_PAGES}).map(function(request){
return cache.match(request,{ignoreVary:true}).then(function(answer){return answer?answer.text():''}).then(function(text){
var title=(/<title>([^<]*)<\\/title>/.exec(text)||['',''])[1].replace(/&(amp|lt|gt|quot|#39);/g,function(all,name){return known[name]});
return title&&{title:title,url:request.url}})}))})
}).then(function(pages){
pages=pages.filter(Boolean);
if(pages.length===0)return;
document.querySelectorAll('ul').forEach(function(list){
pages.forEach(function(page){
var link=document.createElement('a');link.href=page.url;link.appendChild(document.createElement('bdi')).textContent=page.title;
list.appendChild(document.createElement('li')).appendChild(link)});
list.parentElement.hidden=false})
}).catch(function(){});
document.querySelectorAll('button').forEach(function(button){button.addEventListener('click',function(){location.reload()})});
if(location.pathname==='/offline.html')return;
var look=function(){
if(document.hidden)return;
fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(answer){if(answer.ok)location.reload()},function(){})};
addEventListener('online',look);document.addEventListener('visibilitychange',look);setInterval(look,${RETRY_MS})
})();`.replaceAll('\n', '');
