import { CONSENT_KEY } from '@/lib/consent/constants'
import { ALIVE } from '@/lib/core/constants'
import { OPENED_EARLY } from '@/lib/core/happened'

/**
 * Stands in for the page's own scripts until they listen: what is typed meanwhile is given to them, and the
 * last button pressed or form sent is pressed or sent again. A result of a search that is opened is noted for
 * analytics, where the reader agreed. A form never goes the browser's own way, which would put a password
 * into an address or lose a text. Written for the wire: it runs before the first paint.
 */
export const earlyScript = `(function(){var typed=new Map,pressed,sent;
function hold(event){event.preventDefault();event.stopImmediatePropagation()}
function type(event){if(event.target.type!=="file")typed.set(event.target,/^(?:checkbox|radio)$/.test(event.target.type)?event.target.checked:event.target.value)}
function open(event){var link=event.target.closest&&event.target.closest("a[data-result]"),list=link&&link.closest("[data-query]");
try{if(list&&/"analytics":true/.test(localStorage.getItem("${CONSENT_KEY}")))sessionStorage.setItem("${OPENED_EARLY}",
JSON.stringify({kind:"opened",query:list.dataset.query,resultsCount:+list.dataset.found,articleId:+link.dataset.result,rank:+link.dataset.rank}))}catch(e){}}
function press(event){open(event);var button=event.target.closest&&event.target.closest("button");if(button&&!(button.form&&button.type==="submit")){pressed=button;hold(event)}}
function send(event){sent=[event.target,event.submitter];hold(event)}
var early={input:type,change:type,click:press,submit:send};
for(var name in early)addEventListener(name,early[name],true);
addEventListener("${ALIVE}",function(){
for(var name in early)removeEventListener(name,early[name],true);
typed.forEach(function(value,field){if(!field.isConnected)return;
if(typeof value==="boolean"){if(field.checked!==value)field.click();return}
var own=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value");if(!own)return;
field.value="";own.set.call(field,value);
field.dispatchEvent(new Event("input",{bubbles:true}));field.dispatchEvent(new Event("change",{bubbles:true}))});
setTimeout(function(){if(pressed&&pressed.isConnected)pressed.click();
if(sent&&sent[0].isConnected)sent[0].requestSubmit(sent[1])})},{once:true})})()`
