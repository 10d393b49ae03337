import { useEffect } from 'react'
import { whenIdle } from './when-idle'

/**
 * Fetches the articles' typeface before an article asks for it, when the page has been loaded and is idle: an
 * article shows it from the first paint or not at all, so that no line moves while it is read. The file alone
 * is fetched, for a page that shows a stand-in keeps it. Does nothing where the reader saves data.
 */
export function useReadingFace(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    let cancel: (() => void) | undefined
    const wait = () => {
      cancel = whenIdle(() => {
        const address = readingFace()
        // What cannot be had now is asked for by the next page.
        if (address) void fetch(address, { priority: 'low' }).catch(() => undefined)
      })
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      cancel?.()
    }
  }, [])
}

/** Returns the address of the upright face, as the styles name it. */
function readingFace(): string | null {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-serif').split(',')[0]
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const { style } = rule
      if (unquoted(style.getPropertyValue('font-family')) !== unquoted(family)) continue
      const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1]
      if (source && style.getPropertyValue('font-style') !== 'italic')
        return new URL(source, sheet.href ?? window.location.href).href
    }
  return null
}

const unquoted = (name = '') => name.trim().replace(/^["']|["']$/g, '')
