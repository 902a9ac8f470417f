import { BOTH_FONTS } from '@shared/ui/whole-family';

const both = BOTH_FONTS.map((word) => JSON.stringify(word)).join();

/**
 * Runs in the head, and has the fonts that its own element names (`data-fonts`, addresses) fetched at once, unless the line is a
 * slow one: there they would share it with the scripts, which the page needs to answer, and the page is read in substitutes
 * of Cairo's measures until then (`data-fonts-late`; `shell/src/document/late-fonts.ts` ends it). Where that never comes, they
 * come a second after all else has loaded. Without scripts the faces ask for them. Text takes both at once.
 *
 * Slow is a line that says so: less than 4 megabits a second, 150 ms there and back or more, or a visitor who saves data
 * (Network Information API); where the browser does not say, one on which connecting took as long. Whoever has a service
 * worker has the fonts.
 */
export const FONT_SCRIPT = `(function(){
var root=document.documentElement,fonts=document.currentScript.getAttribute('data-fonts').split(' ');
var line=navigator.connection,visit=performance.getEntriesByType('navigation')[0];
var isKnown=navigator.serviceWorker&&navigator.serviceWorker.controller;
var isSlow=line?line.saveData||line.downlink<4||line.rtt>=150:visit&&(visit.secureConnectionStart||visit.connectEnd)-visit.connectStart>=150;
if(isSlow&&!isKnown){
root.setAttribute('data-fonts-late','');
var end=function(){root.removeAttribute('data-fonts-late')};
addEventListener('load',function(){setTimeout(function(){document.fonts.load(${both}).then(end,end)},1000)});
return
}
fonts.forEach(function(url){
var link=document.createElement('link');
link.rel='preload';link.as='font';link.type='font/woff2';link.crossOrigin='anonymous';link.href=url;
document.head.append(link)
})
})();`.replaceAll('\n', '');
