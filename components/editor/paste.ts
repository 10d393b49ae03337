/** What another program put on the clipboard, reduced to what an article may consist of. */
export function cleanPasted(html: string): string {
  return html
}
