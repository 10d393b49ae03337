import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { processed, refuseDepth } from '@/lib/articles/rules/cleaning'
import { dissolve, eachElement } from '@/lib/articles/rules/elements'

const HIDING = /(?:^|[;{\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\b/i
const SIMPLE = /^([a-z][a-z\d]*)?([.#][\w-]+)?$/i

/**
 * Returns HTML without what its readers are not shown. Throws VALIDATION_FAILED where it is nested too
 * deeply.
 */
export const withoutHidden = (html: string): string => processed(visible, html)

const visible = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => refuseDepth)
  .use(() => leaveOutHidden)
  .use(rehypeStringify)
  .freeze()

function leaveOutHidden(tree: Root): void {
  const selectors = new Set<string>()
  eachElement(tree, (element) => {
    if (element.tagName === 'style') for (const selector of hidingIn(element)) selectors.add(selector)
  })
  dissolve(tree, (element) => (isHidden(element, selectors) ? [] : null))
}

/** Returns the simple selectors that a style sheet hides: "p", ".note", "#note", "p.note". */
function hidingIn({ children }: Element): string[] {
  const sheet = children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  return rulesIn(withoutComments(sheet))
    .filter(({ declarations }) => HIDING.test(declarations))
    .flatMap(({ selectors }) => selectors.split(',').map((selector) => selector.trim()))
    .filter((selector) => SIMPLE.test(selector))
}

const withoutComments = (sheet: string): string =>
  sheet
    .split('/*')
    .map((part, index) => {
      if (index === 0) return part
      const end = part.indexOf('*/')
      return end < 0 ? '' : part.slice(end + 2)
    })
    .join('')

/**
 * Returns the rules of a style sheet that stand by themselves; those within an at-rule, such as those for
 * print, are not those of the screen. Each character is read once: a pattern over the whole sheet would look
 * for the end of a rule that has none from each of its characters.
 */
function rulesIn(sheet: string): { selectors: string; declarations: string }[] {
  const found: { selectors: string; declarations: string }[] = []
  const open: string[] = []
  let text = ''
  for (const piece of sheet.split(/([{}])/)) {
    if (piece === '{') open.push(text.slice(text.lastIndexOf(';') + 1))
    else if (piece === '}') {
      const selectors = open.pop()
      if (selectors !== undefined && open.length === 0) found.push({ selectors, declarations: text })
    }
    text = piece
  }
  return found.filter(({ selectors }) => !selectors.trim().startsWith('@'))
}

function isHidden({ tagName, properties }: Element, selectors: ReadonlySet<string>): boolean {
  const { hidden, ariaHidden, style, id, className } = properties
  if (hidden != null && hidden !== false) return true
  if (String(ariaHidden) === 'true' || (typeof style === 'string' && HIDING.test(style))) return true
  const own = [...(Array.isArray(className) ? className.map((name) => `.${name}`) : []), `#${String(id)}`]
  return [tagName, ...own, ...own.map((each) => `${tagName}${each}`)].some((each) => selectors.has(each))
}
