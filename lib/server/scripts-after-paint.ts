import 'server-only'

/**
 * The page with its text first: Next's scripts are fetched once the browser has painted, instead of beside
 * the styles and the typefaces that the text waits for. Only scripts that were given this nonce are moved, so
 * nothing that came in with a text. Where there are none, the page stays.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const sources = new Set<string>()
  const isOurs = (attributes: string) => attributes.includes(`nonce="${nonce}"`)
  const without = html
    .replace(/<script\b([^>]*)><\/script>/g, (tag, attributes: string) => {
      const source = /\ssrc="(\/_next\/static\/[^"]+)"/.exec(attributes)?.[1]
      if (!source || !isOurs(attributes) || !/\sasync=""/.test(attributes)) return tag
      sources.add(source)
      return ''
    })
    .replace(/<link\b([^>]*)\/>/g, (tag, attributes: string) =>
      isOurs(attributes) && attributes.includes('rel="preload" as="script"') ? '' : tag,
    )
  const end = without.lastIndexOf('</body>')
  if (sources.size === 0 || end < 0) return html
  const loader = `<script nonce="${nonce}">${loaderOf([...sources])}</script>`
  return without.slice(0, end) + loader + without.slice(end)
}

/** Milliseconds after the first frame for which a browser is waited for that does not say when it painted. */
const UNSAID = 300

/**
 * The second frame begins when the first has been drawn, which is shown some time after that: scripts that
 * are fetched meanwhile delay it. A page in a hidden tab has no frame: its scripts wait until it is looked
 * at.
 */
const loaderOf = (sources: string[]) =>
  `requestAnimationFrame(()=>requestAnimationFrame(()=>{let asked
const load=()=>{if(asked)return
asked=true
for(const src of ${JSON.stringify(sources).replaceAll('<', '\\u003c')}){
const script=document.createElement("script");script.src=src;script.async=true;document.head.append(script)}}
new PerformanceObserver(load).observe({type:"paint",buffered:true})
setTimeout(load,${UNSAID})}))`
