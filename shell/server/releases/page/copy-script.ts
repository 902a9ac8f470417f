/** Shows the buttons that copy commands, which do nothing without it, and says in words that one was copied. */
export const COPY_SCRIPT = `(function(){
if(!navigator.clipboard)return;
var said=document.getElementById('said');
document.querySelectorAll('[data-copy]').forEach(function(button){
button.hidden=false;
button.addEventListener('click',function(){
navigator.clipboard.writeText(button.getAttribute('data-copy')).then(function(){
said.textContent='';button.setAttribute('data-copied','');
setTimeout(function(){said.textContent=said.getAttribute('data-words')},50);
setTimeout(function(){button.removeAttribute('data-copied')},2000)
},function(){})})})
})();`.replaceAll('\n', '');
