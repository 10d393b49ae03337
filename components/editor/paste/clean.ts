import { TEXT_COLOURS } from '@/lib/articles/constants'
import { FIGURE_PATH } from '@/lib/figures/constants'
import { nearInk } from './colours'
import { linkIn } from './links'
import { rename, unwrap } from './elements'
import { equationsOf } from './equations'
import { nestGoogleLists, rebuildWordLists } from './lists'
import { boldClasses, headRows } from './tables'

/** What stands for its content alone: the tag goes, what is in it stays. */
const UNWRAPPED =
  'font, center, section, article, main, header, footer, nav, aside, label, small, big, ins, abbr, cite, time, address, details, summary, tt, samp, kbd, var, dl, google-sheets-html-origin'
/** What no article holds: it goes with all that is in it. Tracked deletions are deleted. */
const DROPPED =
  'style, script, meta, link, title, xml, template, noscript, iframe, object, embed, svg, math, video, audio, canvas, button, input, select, textarea, form > legend, colgroup, col, del, .msoDel'

/**
 * What Word, Excel, Google Docs or a web page put on the clipboard, reduced to what an article may consist
 * of: structure, emphasis, the four colours, alignment, links, tables and equations. What the editor itself
 * copied is returned as it is. `onPictures` is called with how many pictures could not come along.
 */
export function cleanPasted(html: string, onPictures: (leftOut: number) => void = () => undefined): string {
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(withoutConditionals(html), 'text/html')
  removeComments(body)
  equationsOf(body)
  rebuildWordLists(body)
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  // Word's and Excel's own tags: o:p, v:shape, w:sdt, x:num.
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element)
  removeHidden(body)
  coloursOfFonts(body)
  for (const element of body.querySelectorAll(UNWRAPPED)) unwrap(element)
  nestGoogleLists(body)
  boldCells(body, boldClasses(html))
  styleAsMarks(body)
  blocksOf(body)
  headRows(body)
  linkIn(body)
  const foreign = [...body.querySelectorAll('img')].filter((image) => !isOurs(image))
  for (const image of foreign) image.remove()
  if (foreign.length > 0) onPictures(foreign.length)
  for (const element of body.querySelectorAll('*')) keepAttributes(element)
  for (const span of body.querySelectorAll('span')) if (span.attributes.length === 0) unwrap(span)
  tidyText(body)
  trimEnds(body)
  removeEmpty(body)
  return body.innerHTML.trim()
}

const isOurs = (image: HTMLImageElement) => FIGURE_PATH.test(image.getAttribute('src') ?? '')

/** Word hides fallbacks in <!--[if …]>…<![endif]--> and marks its list numbers with <![if …]>. */
const withoutConditionals = (html: string) =>
  html
    .replace(/^[\s\S]*?<!--StartFragment-->/i, (before) => openTables(before))
    .replace(/<!--EndFragment-->[\s\S]*$/i, '')
    .replace(/<!\[(?:if|endif)[^\]]*\]>/gi, '')

/** Excel begins the fragment inside of its table; the rows need the table back. */
function openTables(before: string): string {
  const open = (before.match(/<table\b/gi) ?? []).length
  const closed = (before.match(/<\/table\b/gi) ?? []).length
  return open > closed ? '<table>' : ''
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Hidden rows and columns of Excel, and what screen readers alone are told. */
function removeHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style], [hidden]'))
    if (
      element.hidden ||
      element.style.display === 'none' ||
      /mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')
    )
      element.remove()
}

/** LibreOffice and mail programs write colours as attributes of what is unwrapped. */
function coloursOfFonts(body: HTMLElement): void {
  for (const font of body.querySelectorAll('font[color]')) {
    const colour = font.getAttribute('color') ?? ''
    rename(font, 'span').style.color = colour
  }
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/**
 * Google Docs and Word write emphasis as styles of spans, and Google Docs wraps all of it in a <b> that is
 * not bold.
 */
function styleAsMarks(body: HTMLElement): void {
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong'))
    if (/^(?:normal|400)$/.test(bold.style.fontWeight)) unwrap(bold)
  for (const element of body.querySelectorAll<HTMLElement>('span, b, i, u, em, strong, a, s')) {
    const { style } = element
    const marks: string[] = []
    if (isBold(style.fontWeight) && !element.closest(HEADINGS)) marks.push('strong')
    if (style.fontStyle === 'italic') marks.push('em')
    const line = `${style.textDecoration} ${style.textDecorationLine}`
    if (line.includes('underline') && !element.closest('a') && !element.querySelector('a')) marks.push('u')
    if (line.includes('line-through')) marks.push('s')
    if (style.verticalAlign === 'super') marks.push('sup')
    if (style.verticalAlign === 'sub') marks.push('sub')
    for (const mark of marks) wrapContent(element, mark)
  }
  for (const heading of body.querySelectorAll(HEADINGS))
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold)
}

/** Spreadsheets write what is bold as a style of the cell, or as one of its class. */
function boldCells(body: HTMLElement, classes: ReadonlySet<string>): void {
  for (const cell of body.querySelectorAll<HTMLElement>('td')) {
    if (!isBold(cell.style.fontWeight) && ![...cell.classList].some((name) => classes.has(name))) continue
    const lines = cell.querySelectorAll('p')
    for (const line of lines.length > 0 ? lines : [cell]) wrapContent(line, 'strong')
  }
}

const isBold = (weight: string) => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600

function wrapContent(element: Element, tag: string): void {
  if (element.closest(tag) || element.childNodes.length === 0) return
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

const WORD_STYLES: [RegExp, string][] = [
  [/^MsoTitle$/i, 'h1'],
  [/^MsoSubtitle$/i, 'h2'],
  [/^MsoHeading([1-4])$/i, 'h$1'],
  [/^Mso(?:Intense)?Quote$/i, 'blockquote'],
]

/** Word's styles are classes; a div is a paragraph unless it holds some. */
function blocksOf(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, div'))
    for (const [style, tag] of WORD_STYLES) {
      const found = [...block.classList].find((name) => style.test(name))
      if (!found) continue
      const made = rename(block, found.replace(style, tag))
      if (tag === 'blockquote') wrapContent(made, 'p')
    }
  for (const small of body.querySelectorAll('h5, h6')) rename(small, 'h4')
  // The article's title is the first level: the sections of a document begin at the second.
  if (body.querySelector('h1'))
    for (const level of [3, 2, 1])
      for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  for (const div of [...body.querySelectorAll('div:not([data-type])')].reverse())
    if (div.querySelector('p, div, table, ul, ol, h1, h2, h3, h4, blockquote, pre, hr')) unwrap(div)
    else rename(div, 'p')
}

const KEPT: Record<string, string[]> = {
  A: ['href'],
  OL: ['start'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  IMG: ['src', 'alt', 'width', 'height'],
}

function keepAttributes(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  // The colours of links and headings are their own.
  const coloured = element.tagName === 'SPAN' && !element.closest(`a, ${HEADINGS}`)
  const ink = coloured ? nearInk(element.style.color) : null
  const side = /^(?:P|H[1-4]|T[DH])$/.test(element.tagName)
    ? element.style.textAlign || element.getAttribute('align')
    : null
  const kept = KEPT[element.tagName] ?? []
  for (const { name } of [...element.attributes])
    if (!kept.includes(name) && !(name.startsWith('data-') && element.matches('[data-type$="-math"]')))
      element.removeAttribute(name)
  if (ink) element.setAttribute('style', `color: ${TEXT_COLOURS[ink]}`)
  if (side === 'center' || side === 'right' || side === 'justify')
    element.setAttribute('style', `text-align: ${side}`)
}

/** Programs indent with runs of no-break spaces; one between a figure and its unit is meant. */
function tidyText(body: HTMLElement): void {
  body.normalize()
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.parentElement?.closest('pre')) continue
    text.data = text.data
      .replace(/[\s\u00a0]*\u00a0[\s\u00a0]+|[\s\u00a0]+\u00a0[\s\u00a0]*/g, ' ')
      .replace(/[\n\t\r]+/g, ' ')
  }
}

function trimEnds(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, li, td, th, h1, h2, h3, h4'))
    for (let last = block.lastChild; last instanceof Text; last = block.lastChild) {
      last.data = last.data.trimEnd()
      if (last.data !== '') break
      last.remove()
    }
}

function removeEmpty(body: HTMLElement): void {
  const holds = 'img, br, hr, [data-type$="-math"], td, th'
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (element.matches(`${holds}, table, thead, tbody, tfoot, tr`)) continue
    if (!element.querySelector(holds) && !(element.textContent ?? '').trim()) {
      // Between two words even an empty element may have held the space.
      if (element.textContent && element.matches('span, strong, em, u, s, a, b, i')) element.replaceWith(' ')
      else element.remove()
    }
  }
  for (const line of body.querySelectorAll('br.Apple-interchange-newline')) line.remove()
  // Google Docs puts line breaks between blocks.
  for (const line of body.querySelectorAll('body > br, td > br:only-child')) line.remove()
}
