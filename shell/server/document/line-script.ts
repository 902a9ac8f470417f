import { BOTH_FONTS } from '@shared/ui/whole-family';

const both = BOTH_FONTS.map((word) => JSON.stringify(word)).join();

/**
 * Runs in the head, and has the fonts that its own element names (`data-fonts`, addresses) and the page's first pictures
 * (`data-pictures`, attributes of a hint each, as JSON) fetched at once, unless the line is a slow one: there they would share it
 * with the scripts, which the page needs to answer. Then the page is read in substitutes of Cairo's measures until it answers
 * (`data-fonts-late`; `shell/src/document/late-fonts.ts` ends it). Where that never comes, the fonts
 * come a second after all else has loaded. Without scripts the faces ask for them. Text takes both at once. A phone's first picture, where a
 * thumbnail stands for it (`data-thumbnails`), comes once the scripts have, when the shell calls `fetchHeldPictures`, and the others
 * after it (`data-pictures-late`); where the shell does not, the head's other script sees to them.
 *
 * Slow is a line that says so: less than 4 megabits a second, 150 ms there and back or more, or a visitor who saves data
 * (Network Information API); where the browser does not say, one on which connecting took as long. Whoever has a service
 * worker has fonts and scripts.
 */
export const LINE_SCRIPT = `(function(){
var root=document.documentElement,script=document.currentScript;
var fonts=script.getAttribute('data-fonts').split(' '),pictures=JSON.parse(script.getAttribute('data-pictures')||'[]');
var line=navigator.connection,visit=performance.getEntriesByType('navigation')[0];
var isKnown=navigator.serviceWorker&&navigator.serviceWorker.controller;
var isSlow=line?line.saveData||line.downlink<4||line.rtt>=150:visit&&(visit.secureConnectionStart||visit.connectEnd)-visit.connectStart>=150;
var fetchAtOnce=function(hint){
var link=document.createElement('link');
link.setAttribute('rel','preload');
for(var name in hint)link.setAttribute(name,hint[name]);
document.head.append(link);
return link
};
var fetchPictures=function(){return pictures.map(fetchAtOnce)};
if(isSlow&&!isKnown){
root.setAttribute('data-fonts-late','');
if(script.hasAttribute('data-thumbnails')&&matchMedia('(width<48rem)').matches){
root.setAttribute('data-pictures-late','');
window.fetchHeldPictures=function(){fetchPictures().forEach(function(link){link.onload=link.onerror=function(){root.removeAttribute('data-pictures-late')}})}
}else fetchPictures();
var end=function(){root.removeAttribute('data-fonts-late')};
addEventListener('load',function(){setTimeout(function(){document.fonts.load(${both}).then(end,end)},1000)});
return
}
fetchPictures();
fonts.forEach(function(url){fetchAtOnce({as:'font',type:'font/woff2',crossorigin:'anonymous',href:url})})
})();`;
