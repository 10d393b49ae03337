import { withSigns } from './signs'
import { type Styles, valueOf } from './styles'
import { childOf, parseXml, writeXml, type XmlElement, type XmlNode } from './xml'

/** Elements that mammoth drops with the words that they hold. */
const WRAPPERS = new Set(['w:fldSimple', 'w:dir', 'w:bdo', 'w:ruby', 'w:rubyBase'])
/** The words above others, which are no part of the line. */
const ABOVE = 'w:rt'
/** Text in which nothing of this is wanted is not parsed. */
const WANTED = /<w:(?:fldSimple|dir|bdo|ruby)\b|[\uf020-\uf0ff]|&#(?:x0*f0[\da-f]{2}|61[4-6]\d\d);/i
const SIGNS = /\b(?:Symbol|Webdings|Wingdings)/i

/**
 * Returns a part for a reader of its words alone: simple fields and other elements that mammoth drops are
 * replaced with what they hold, and signs of the Symbol font are those that it shows. Throws UnreadableFile.
 */
export function unwrapped(part: string, styles: Styles): string {
  const signs = SIGNS.test(part) || [...styles.values()].some(({ run }) => SIGNS.test(fontsOf(run)))
  if (!signs && !WANTED.test(part)) return part
  const root = parseXml(part)
  return `<?xml version="1.0" encoding="UTF-8"?>${writeXml({ ...root, children: walked(root, styles) })}`
}

const fontsOf = (run: XmlElement | undefined) =>
  Object.values(childOf(run, 'w:rFonts')?.attributes ?? {}).join(' ')

function walked(element: XmlElement, styles: Styles, paragraph?: string): XmlNode[] {
  const style = element.name === 'w:p' ? valueOf(childOf(element, 'w:pPr'), 'w:pStyle') : paragraph
  return element.children.flatMap((child): XmlNode[] => {
    if (typeof child === 'string') return [child]
    if (child.name === ABOVE) return []
    const run = child.name === 'w:r' ? withSigns(child, style, styles) : child
    const children = walked(run, styles, style)
    return WRAPPERS.has(child.name) ? children : [{ ...run, children }]
  })
}
