import { ALIVE } from '@/lib/core/constants'
import { OPENED } from '../ui/opened'

/**
 * Unfolds what was unfolded when a page is loaded again, part by part as it arrives, by the same rule as
 * `openAgain`: unfolded later, all below it would move. Written for the wire: it runs before the first paint.
 */
export const openedScript = `(function(){var state=history.state,keys=state&&typeof state.${OPENED}==="string"&&state.${OPENED}.split(" ");
if(!keys)return;
var observer=new MutationObserver(function(){document.querySelectorAll("main details").forEach(function(part,at){
if(!part.isUnfolded&&keys.indexOf(part.id||String(at))>=0)part.isUnfolded=part.open=true})});
observer.observe(document,{childList:true,subtree:true});
addEventListener("${ALIVE}",function(){observer.disconnect()},{once:true})})()`
