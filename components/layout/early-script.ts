import { CONSENT_KEY } from '@/lib/consent/constants'
import { ALIVE } from '@/lib/core/constants'
import { OPENED_EARLY } from '@/lib/core/browser/reader-events'

/** Milliseconds between two looks at what has come alive since. */
const LOOK_MS = 50

/**
 * Stands in for the page's own scripts until they listen: what is typed meanwhile is given to them, and the
 * last button pressed or form sent is busy until then and pressed or sent again. React takes a page over part
 * by part, so each element is asked whether it listens: React writes its properties on an element that it has
 * taken over. It never writes them on what came in as the HTML of an article, nor on what the editor draws by
 * itself; both are live with the element around them. A result of a search that is opened is recorded for
 * analytics, where the reader agreed. A form never goes the browser's own way, which would put a password
 * into an address or lose a text. Written for the wire: it runs before the first paint.
 */
export const earlyScript = `(function(){var typed=new Map,pressed,sent,alive=false,asleep,FIELDS="input,select,textarea";
function listens(element){if(!alive)return false;
for(var node=element;node;node=node.parentElement){
var key=Object.keys(node).find(function(name){return name.startsWith("__reactProps$")});
if(key)return node===element||!!node[key].dangerouslySetInnerHTML||!!element.closest("[contenteditable]")}
return false}
function hold(event){event.preventDefault();event.stopImmediatePropagation()}
function type(event){var field=event.target;if(!field.matches||!field.matches(FIELDS)||field.type==="file"||listens(field))return;
typed.set(field,/^(?:checkbox|radio)$/.test(field.type)?field.checked:field.value);hold(event)}
function open(event){var link=event.target.closest("a[data-result]"),list=link&&link.closest("[data-query]");
try{if(list&&/"analytics":true/.test(localStorage.getItem("${CONSENT_KEY}")))sessionStorage.setItem("${OPENED_EARLY}",
JSON.stringify({kind:"opened",query:list.dataset.query,resultsCount:+list.dataset.found,articleId:+link.dataset.result,rank:+link.dataset.rank}))}catch(e){}}
function press(event){if(!event.target.closest)return;if(!alive)open(event);var button=event.target.closest("button");
if(button&&!(button.form&&button.type==="submit")&&!listens(button)){free(pressed);pressed=button;busy(button);hold(event)}}
function send(event){if(!listens(event.target)){free(sent&&sent[1]);sent=[event.target,event.submitter];busy(event.submitter);hold(event)}}
function give(value,field){if(field.isConnected&&!listens(field))return;
typed.delete(field);if(!field.isConnected)return;
if(typeof value==="boolean"){if(field.checked!==value)field.click();return}
var own=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value");if(!own)return;
field.value="";own.set.call(field,value);
field.dispatchEvent(new Event("input",{bubbles:true}));field.dispatchEvent(new Event("change",{bubbles:true}))}
function busy(button){if(button)button.setAttribute("aria-busy","true")}
function free(button){if(button)button.removeAttribute("aria-busy")}
function repeat(){if(pressed&&listens(pressed)){var button=pressed;pressed=null;free(button);if(button.isConnected)button.click()}
if(sent&&listens(sent[0])){var form=sent;sent=null;free(form[1]);if(form[0].isConnected)form[0].requestSubmit(form[1])}}
function look(){typed.forEach(give);setTimeout(repeat);
if(document.readyState!=="loading"){
asleep=(asleep||Array.from(document.querySelectorAll("button,form,"+FIELDS))).filter(function(element){return element.isConnected&&!listens(element)});
if(!asleep.length){setTimeout(function(){for(var name in early)removeEventListener(name,early[name],true)});return}}
setTimeout(look,${LOOK_MS})}
var early={input:type,change:type,click:press,submit:send};
for(var name in early)addEventListener(name,early[name],true);
addEventListener("${ALIVE}",function(){alive=true;look()},{once:true})})()`
