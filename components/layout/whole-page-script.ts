/**
 * What is far from the window is not laid out, and taken for some height (article.css): a place that the
 * browser comes back to, by Back or by Reload, would be another one. So all of a page is laid out while it is
 * come back to; each part keeps its height afterwards. Runs before the first paint, written for the wire.
 */
export const wholePageScript = `(function(){var root=document.documentElement,entry=performance.getEntriesByType("navigation")[0];
function whole(){root.dataset.whole="";requestAnimationFrame(function(){requestAnimationFrame(function(){delete root.dataset.whole})})}
addEventListener("popstate",whole);
if(entry&&entry.type!=="navigate"){root.dataset.whole="";addEventListener("load",whole)}})()`
