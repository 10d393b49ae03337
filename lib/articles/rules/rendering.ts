import type { Element, ElementContent, Root, Text } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { sentencesOf } from '@/lib/core/sentences'
import { freeName, slugify } from '@/lib/core/text'
import { NO_TABLES } from '@/lib/calculations/rules/tables'
import type { ArticleCalculation, Tables } from '@/lib/calculations/types'
import type { NamedPlace } from '@/lib/standards/types'
import { EXCERPT_LENGTH, EXERCISE_ANSWER, EXERCISE_MARK, TEXT_COLOURS, WORDS_A_MINUTE } from '../constants'
import type { OutlineEntry } from '../types'
import { refuseTooLarge, refuseTooMuch } from './amounts'
import { readCalculations } from './calculations'
import { parseClean } from './cleaning'
import { dissolve, eachElement } from './elements'
import { refuseFault, showFault, type OnFault } from './faults'
import { followersOf, lostLinks, numberLinks, readDrawings } from './drawings'
import { isExercise, numberExercises, partsOf, showExercise } from './exercises'
import { writeInPlace } from './equation-widths'
import { latexOf, typeset } from './mathematics'
import { leadPlaces } from './named-places'
import { plainMath } from './plain-math'
import { isShort, keepTogether } from './unbroken'

/**
 * Raised whenever rendering, drawing or the engine of calculations changes; stored bodies with an older
 * number are rendered again.
 */
export const RENDERER = 30

export type Rendered = {
  bodyHtml: string
  outline: OutlineEntry[]
  /** The places in standards that the text names, in order. */
  clauses: NamedPlace[]
  plainText: string
  /**
   * The first sentences of paragraphs, at most 150 characters, which stand in for an excerpt that the author
   * did not write.
   */
  summary: string
  wordCount: number
  /** Minutes, at least 1. */
  readTime: number
  calculations: ArticleCalculation[]
}

/** Reading an equation of its own line takes about as long as this many words. */
const WORDS_AN_EQUATION = 10

/**
 * What readers see of cleaned HTML: equations as HTML and MathML, headings with anchors, tables in a frame
 * that scrolls; `tables` are those that its calculations may read. Throws VALIDATION_FAILED for more than an
 * article may hold, and for a block that is not finished.
 */
export const renderArticle = (clean: string, tables: Tables = NO_TABLES): Rendered =>
  render(clean, tables, refuseFault)

/** The same for a preview: what is not finished is said in its place, and returned. */
export function renderUnfinished(
  clean: string,
  tables: Tables = NO_TABLES,
): Rendered & { unfinished: string[] } {
  const faults = new Map<Element, string>()
  const lost: string[] = []
  const onFault: OnFault = (block, message) => void faults.set(block, message)
  const rendered = render(clean, tables, onFault, { faults, lost })
  return { ...rendered, unfinished: [...faults.values(), ...lost] }
}

function render(
  clean: string,
  tables: Tables,
  onFault: OnFault,
  { faults, lost }: { faults: ReadonlyMap<Element, string>; lost: string[] } = {
    faults: new Map(),
    lost: [],
  },
): Rendered {
  const tree = parseClean(clean)
  refuseTooMuch(tree)
  const exercises = numberExercises(tree, onFault)
  const calculations = readCalculations(tree, tables, onFault)
  const drawings = readDrawings(tree, calculations, onFault)
  numberLinks(tree, drawings)
  const leadNowhere = lostLinks(tree, drawings)
  for (const link of leadNowhere.values())
    lost.push(`“${link}” leads to a drawing that is no longer there: link another one, or remove it`)
  const blocks: Blocks = new Map<Element, Block>([...calculations, ...drawings])
  const read = readArticle(tree, blocks)
  keepTogether(tree)
  dissolve(tree, (element) => {
    const block = blocks.get(element)
    if (block) return [raw(block.html)]
    // Its words stay: what is published already is not refused for a link.
    if (leadNowhere.has(element)) return element.children
    const fault = faults.get(element)
    const number = exercises.get(element)
    if (number !== undefined) return [showExercise(element, number, fault)]
    return fault === undefined ? present(element) : [showFault(fault)]
  })
  const bodyHtml = unified().use(rehypeStringify, { allowDangerousHtml: true }).stringify(tree)
  refuseTooLarge(bodyHtml)
  return {
    bodyHtml,
    ...read,
    calculations: [...calculations.values()].map(({ stored }) => ({
      ...stored,
      drawings: followersOf(drawings, stored.key),
    })),
  }
}

/**
 * The text of a synced document, of which nobody sees more than passages: it may hold more than an article.
 */
export function readDocumentText(clean: string): DocumentText {
  const { plainText, outline, wordCount } = readArticle(parseClean(clean))
  return { plainText, outline, wordCount }
}

export type DocumentText = Pick<Rendered, 'plainText' | 'outline' | 'wordCount'>

/** A calculation or drawing as readers see it, and as the search reads it. */
type Block = { html: string; text: string }
type Blocks = ReadonlyMap<Element, Block>

/** Adds anchors and links to the tree, and returns what follows from its text. */
function readArticle(tree: Root, blocks?: Blocks): Omit<Rendered, 'bodyHtml' | 'calculations'> {
  const { text, equations } = readText(tree, blocks)
  const wordCount = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const summary = summaryOf(tree)
  lowerHeadings(tree)
  const outline = anchorHeadings(tree)
  const clauses = leadPlaces(tree)
  return {
    outline,
    clauses,
    plainText: text,
    summary,
    wordCount,
    readTime: Math.max(1, Math.round((wordCount + equations * WORDS_AN_EQUATION) / WORDS_A_MINUTE)),
  }
}

/**
 * The first whole sentences of paragraphs, as many as there is room for; the beginning of one that is longer.
 * An article that has none is summed up by the first words of its text and lists.
 */
function summaryOf(tree: Root): string {
  let summary = ''
  for (const { text, goesOn } of paragraphsIn(tree)) {
    for (const [index, sentence] of sentencesOf(text.slice(0, 2 * EXCERPT_LENGTH)).entries()) {
      if (sentence.text.length > EXCERPT_LENGTH) return summary || cut(sentence.text)
      const isWhole = /[.?!][”’"')]?$/.test(sentence.text) && !(goesOn && index === 0)
      // What leads to an equation or a list is not whole without it, and nothing else follows on it.
      if (!isWhole && summary) return summary
      if (!isWhole) continue
      const longer = `${summary} ${sentence.text}`.trim()
      if (longer.length > EXCERPT_LENGTH) return summary
      summary = longer
    }
  }
  return summary || cut(beginningOf(tree))
}

/** Words behind it are left out where the last one would be cut. */
const SHORTEST_CUT = 60

function cut(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const start = text.slice(0, EXCERPT_LENGTH + 1)
  const space = start.lastIndexOf(' ')
  const words = space > SHORTEST_CUT ? start.slice(0, space) : start.slice(0, EXCERPT_LENGTH)
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–-]+$/, '')}...`
}

/** `goesOn`: it ends a sentence that began before an equation, a table or a list. */
type Paragraph = { text: string; goesOn: boolean }

const AROUND = new Set(['p', 'blockquote', 'div'])

/** The paragraphs outside of tables, figures, lists, exercises and what is calculated or drawn. */
function* paragraphsIn(tree: Root): Generator<Paragraph> {
  let pieces: ElementContent[] = []
  let behindBlock = false
  const taken = (): Paragraph[] => {
    const text = flatTextOf(pieces)
    pieces = []
    if (text === '') return []
    const goesOn = behindBlock && /^\p{Ll}/u.test(text)
    behindBlock = false
    return [{ text, goesOn }]
  }
  function* read(node: Root | Element): Generator<Paragraph> {
    for (const child of node.children) {
      if (child.type !== 'element' && child.type !== 'text') continue
      const isBlock = child.type === 'element' && (STARTING.has(child.tagName) || isDisplayed(child))
      if (!isBlock) {
        pieces.push(child)
        continue
      }
      yield* taken()
      if (AROUND.has(child.tagName) && !isDisplayed(child)) {
        yield* read(child)
        yield* taken()
      } else behindBlock = !/^h[1-4]$/.test(child.tagName)
    }
  }
  yield* read(tree)
  yield* taken()
}

const isDisplayed = (element: Element): boolean => latexOf(element)?.block === true

const flatTextOf = (children: ElementContent[]): string =>
  readText({ type: 'root', children }).text.replace(/\s+/g, ' ')

const NO_WORDS = new Set(['h1', 'h2', 'h3', 'h4', 'table', 'figure', 'pre'])

/** The text of the first paragraphs and lists: more of it than a summary takes. */
function beginningOf(tree: Root): string {
  let text = ''
  for (const child of tree.children) {
    if (text.length > 3 * EXCERPT_LENGTH) break
    if (child.type !== 'element' && child.type !== 'text') continue
    if (child.type === 'element' && (NO_WORDS.has(child.tagName) || isDisplayed(child) || isExercise(child)))
      continue
    text += `${flatTextOf([child])} `
  }
  return text.trim()
}

const BLOCKS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'li',
  'blockquote',
  'tr',
  'caption',
  'figcaption',
  'div',
  'pre',
  'table',
  'section',
])

/** Stands behind an equation until the text is whole: a full stop that follows one has no space before it. */
const AFTER_EQUATION = '\u0001'

const STARTING = new Set([...BLOCKS, 'ul', 'ol', 'figure'])

function readText(tree: Root, blocks?: Blocks): { text: string; equations: number } {
  const parts: string[] = []
  let atEnd = ''
  let equations = 0
  // The end is remembered: to look at the end of a text that is still growing would copy all of it each time.
  const add = (text: string) => {
    if (text === '') return
    parts.push(text)
    atEnd = text.slice(-1)
  }
  const read = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type === 'text') add(child.value)
      if (child.type !== 'element') continue
      // A list within an item begins a line of its own, as every block does.
      if (STARTING.has(child.tagName) && atEnd !== '' && !/\s/.test(atEnd)) add('\n')
      const math = latexOf(child)
      if (math) add(` ${plainMath(math.latex)}${AFTER_EQUATION} `)
      if (math?.block) equations++
      const block = blocks?.get(child)
      if (block) add(block.text)
      else if (isExercise(child)) exercise(child)
      else read(child)
      if (BLOCKS.has(child.tagName)) add('\n')
      if (child.tagName === 'td' || child.tagName === 'th' || child.tagName === 'br') add(' ')
    }
  }
  /** In one line with a mark before it, as a drawing is: no passage to be quoted. */
  const exercise = (node: Element) => {
    const [question, answer] = partsOf(node).map(({ children }) => {
      const part = readText({ type: 'root', children }, blocks)
      equations += part.equations
      return part.text.replace(/\n/g, ' ')
    })
    add(`${EXERCISE_MARK}${question}${EXERCISE_ANSWER}${answer}`)
  }
  read(tree)
  return {
    text: parts
      .join('')
      .replace(/\u0001\s*(?=[.,;:!?)\]’”])|\u0001/g, '')
      .replace(/(?<=[([‘“]) (?=\S)/g, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[\n ]*/g, '\n')
      .trim(),
    equations,
  }
}

/** The page's own title is its h1: where an author used h1, every heading moves down by one. */
function lowerHeadings(tree: Root): void {
  let topmost = 5
  eachElement(tree, ({ tagName }) => {
    if (/^h[1-4]$/.test(tagName)) topmost = Math.min(topmost, Number(tagName[1]))
  })
  if (topmost !== 1) return
  eachElement(tree, (element) => {
    if (/^h[1-4]$/.test(element.tagName)) element.tagName = `h${Math.min(4, Number(element.tagName[1]) + 1)}`
  })
}

function anchorHeadings(tree: Root): OutlineEntry[] {
  const outline: OutlineEntry[] = []
  const taken = new Map<string, number>()
  eachElement(tree, (element) => {
    if (!/^h[2-4]$/.test(element.tagName)) return
    const text = readText({ type: 'root', children: element.children }).text
    if (!text) return
    // Prefixed, so that no heading can take the id of a part of the page.
    const id = freeName(`s-${slugify(text)}`, taken)
    element.properties.id = id
    // The space parts the heading's words from the link's where both are read out as its name.
    element.children.push(
      { type: 'text', value: ' ' },
      {
        type: 'element',
        tagName: 'a',
        properties: { className: ['anchor'], href: `#${id}`, ariaLabel: 'Link to this section' },
        children: [],
      },
    )
    outline.push({ id, text, level: Number(element.tagName[1]) as OutlineEntry['level'] })
  })
  return outline
}

function present(element: Element): ElementContent[] | null {
  const math = latexOf(element)
  if (math) return [renderMath(math)]
  if (element.tagName === 'table') return [frameTable(element)]
  if (element.tagName === 'a') markLink(element)
  if (element.tagName === 'th') forgetColumn(element)
  styleAsClass(element)
  return null
}

function renderMath({ latex, block }: { latex: string; block: boolean }): Element {
  const html = block
    ? typeset(latex, { displayMode: true, output: 'htmlAndMathml' })
    : typeset(latex, { output: 'htmlAndMathml' }, writeInPlace)
  return {
    type: 'element',
    tagName: block ? 'div' : 'span',
    properties: { className: classOf(latex, block), dataLatex: latex },
    children: [raw(html)],
  }
}

/** HTML that is our own, handed on as it is: parsing it again costs ten times what making it does. */
const raw = (value: string): Text => ({ type: 'raw', value }) as unknown as Text

function classOf(latex: string, block: boolean): string[] {
  if (block) return ['equation']
  return isShort(latex) ? ['inline-equation', 'unbroken'] : ['inline-equation']
}

function frameTable(table: Element): Element {
  const caption = table.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  )
  const label = caption ? readText({ type: 'root', children: caption.children }).text : 'Table'
  eachElement(table, (cell) => {
    if (cell.tagName === 'th' && !cell.properties.scope) cell.properties.scope = 'col'
  })
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label },
    children: [table],
  }
}

/** What the Table Wizard keeps with a head is for writers. */
function forgetColumn({ properties }: Element): void {
  for (const name of ['dataKind', 'dataUnit', 'dataFormula']) delete properties[name]
}

function markLink(link: Element): void {
  const href = typeof link.properties.href === 'string' ? link.properties.href : ''
  if (/^(?:https?:|[/\\]{2})/i.test(href)) link.properties.rel = ['nofollow', 'noopener']
}

const CLASS_OF = new Map<string, string>([
  ...Object.entries(TEXT_COLOURS).map(([name, hex]): [string, string] => [`color: ${hex}`, `ink-${name}`]),
  ['text-align: center', 'align-center'],
  ['text-align: right', 'align-right'],
  ['text-align: justify', 'align-justify'],
])

function styleAsClass(element: Element): void {
  const { style } = element.properties
  if (typeof style !== 'string') return
  delete element.properties.style
  const name = CLASS_OF.get(style)
  if (name) element.properties.className = [name]
}
