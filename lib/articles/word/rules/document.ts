import { type Counted, counterOf, type FoundNumber, isUncounted, type Numbering, placed } from './numbering'
import { readEquation } from './omml'
import { isSignFont, withSigns } from './signs'
import { inherited, type Styles, valueOf } from './styles'
import {
  childOf,
  descendantsOf,
  elementsOf,
  parseXml,
  textOf,
  writeXml,
  type XmlElement,
  type XmlNode,
} from './xml'

/** An equation in its place; without LaTeX it is the text that it says. */
export type FoundEquation = { latex: string | null; text: string; block: boolean }

/** What is put in the place of what mammoth does not know: between two signs that no text has. */
export type Marks = {
  equations: FoundEquation[]
  /** What stays behind, in words. */
  leftOut: string[]
  numbers: FoundNumber[]
  tracked: boolean
}

const [OPEN, CLOSE] = ['\ue000', '\ue001']
/** The place of an equation (e), of something that stays behind (x) or of a paragraph's number (n). */
export const MARK = new RegExp(`${OPEN}([enx])(\\d+)${CLOSE}`, 'g')
export const markOf = (kind: 'e' | 'n' | 'x', index: number) => `${OPEN}${kind}${index}${CLOSE}`
const SIGNS = new RegExp(`[${OPEN}${CLOSE}]`, 'g')

/** What a document says beside its text. */
export type Beside = { comments: ReadonlyMap<string, string>; styles: Styles; numbering: Numbering }

type Walk = Beside & {
  marks: Marks
  count: (paragraph: XmlElement) => Counted | null
  /** The style of the paragraph that is walked. */
  style: string | undefined
  /** What the fields say that are open, innermost last. */
  fields: string[]
  saidContents: boolean
}

/**
 * Prepares a part for mammoth, which drops equations and simple fields, reads the text of boxes into the
 * paragraph beside them and knows nothing of hidden text: each of these becomes a mark, or goes. Of tracked
 * changes the final text stays.
 */
export function prepared(part: string, marks: Marks, beside: Beside): string {
  const root = parseXml(part)
  const count = counterOf(beside.numbering, beside.styles)
  const walk = { ...beside, marks, count, style: undefined, fields: [], saidContents: false }
  return `<?xml version="1.0" encoding="UTF-8"?>${writeXml({ ...root, children: walked(root, walk) })}`
}

const walked = (element: XmlElement, walk: Walk): XmlNode[] =>
  withoutContents(element, walk).flatMap((child) =>
    typeof child === 'string' ? [child.replace(SIGNS, '')] : replaced(child, walk),
  )

const same = (element: XmlElement, walk: Walk): XmlNode[] => [{ ...element, children: walked(element, walk) }]

type Rule = (element: XmlElement, walk: Walk) => XmlNode[]

const RULES: Record<string, Rule> = {
  // What it says of tracking belongs to the mark of a paragraph, which mammoth knows.
  'w:rPr': (element) => [element],
  'w:pPr': (element) => [element],
  'w:trPr': (element) => [element],
  'w:del': deleted,
  'w:moveFrom': deleted,
  'w:ins': inserted,
  'w:moveTo': inserted,
  'w:p': paragraph,
  'w:r': (element, walk) =>
    isHidden(element) ? [] : same(withSigns(element, walk.style, walk.styles), walk),
  'w:fldSimple': (element, walk) => [
    ...walked(element, walk),
    ...unseenField(element.attributes['w:instr'] ?? '', walk).map((mark) => run(mark)),
  ],
  'w:fldChar': fieldMark,
  'w:instrText': (element, walk) => {
    const open = walk.fields.length - 1
    if (open >= 0) walk.fields[open] += textOf(element).slice(0, INSTRUCTION_MAX)
    return [element]
  },
  'w:sym': (element, walk) =>
    isSignFont(element.attributes['w:font'] ?? '')
      ? [element]
      : [left(lostSign(element.attributes['w:font'], element.attributes['w:char']), walk)],
  'w:dir': walked,
  'w:bdo': walked,
  'w:ruby': rubyBase,
  'm:oMathPara': (element, walk) => [run(equationMark(element, true, walk))],
  'm:oMath': (element, walk) => [run(equationMark(element, false, walk))],
  'w:commentReference': ({ attributes }, walk) => {
    const said = walk.comments.get(attributes['w:id'] ?? '')
    return [left(said ? `A comment: “${shortened(said)}”` : 'A comment', walk)]
  },
  'mc:AlternateContent': (element, walk) => {
    const choice = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback')
    const shown = descendantsOf(element, 'w:drawing', 'w:pict', 'w:object').length > 0
    const what = shown ? reasonAgainst(element) : null
    if (what !== null) return what === '' ? [] : [left(what, walk)]
    return choice ? walked(choice, walk) : []
  },
  'w:drawing': graphic,
  'w:pict': graphic,
  'w:object': graphic,
}

function replaced(element: XmlElement, walk: Walk): XmlNode[] {
  if (element === CONTENTS)
    return [
      {
        name: 'w:p',
        attributes: {},
        children: [run(left('The table of contents: the page of an article makes its own', walk))],
      },
    ]
  const rule = Object.hasOwn(RULES, element.name) ? RULES[element.name] : undefined
  return rule ? rule(element, walk) : same(element, walk)
}

function paragraph(element: XmlElement, walk: Walk): XmlNode[] {
  const style = styleOf(element)
  const counted = isUncounted(element) ? null : walk.count(element)
  const own = counted ? placed(element, counted) : element
  const content = [...walked(own, { ...walk, style }), ...lostColours(element, walk)]
  const says = content.some((child) => typeof child !== 'string' && child.name !== 'w:pPr' && holds(child))
  if (!counted || !says) return [{ ...own, children: content }]
  return [{ ...own, children: [...content, ...numberMark(counted, walk)] }]
}

/** Returns whether mammoth makes something of an element. */
const holds = (element: XmlElement): boolean =>
  element.name === 'w:t'
    ? textOf(element) !== ''
    : /^w:(?:sym|drawing|pict|object|footnoteReference|endnoteReference)$/.test(element.name) ||
      elementsOf(element).some(holds)

/** Levels of lists that mammoth knows. */
const LIST_LEVELS = 5

function numberMark({ place, kind, number }: Counted, walk: Walk): XmlElement[] {
  if (number) return [run(mark('n', walk.marks.numbers.push(number) - 1))]
  return kind === 'bullet' && place.level >= LIST_LEVELS
    ? [run(left('The bullet of an item below the fifth level of a list', walk))]
    : []
}

const styleOf = (paragraph: XmlElement) => valueOf(childOf(paragraph, 'w:pPr'), 'w:pStyle')

function fieldMark(element: XmlElement, walk: Walk): XmlNode[] {
  const type = element.attributes['w:fldCharType']
  if (type === 'begin') walk.fields.push('')
  if (type !== 'end') return [element]
  return [element, ...unseenField(walk.fields.pop() ?? '', walk)]
}

/** More than a formula of a field takes. */
const INSTRUCTION_MAX = 1000

/** Word draws a formula from what the field says; it has no text of its own. */
function unseenField(instruction: string, walk: Walk): XmlElement[] {
  const formula = /^\s*EQ\s+(.*)$/is.exec(instruction)?.[1]
  return formula === undefined ? [] : [left(`An equation that is a field: “${shortened(formula)}”`, walk)]
}

function rubyBase(element: XmlElement, walk: Walk): XmlNode[] {
  const base = childOf(element, 'w:rubyBase')
  const above = childOf(element, 'w:rt')
  const said = above ? shortened(paragraphText(above)) : ''
  return [
    // What these words are printed above is in runs within a run, which mammoth reads.
    ...(base ? walked(base, walk) : []),
    ...(said ? [left(`The words above others: “${said}”`, walk)] : []),
  ]
}

export const lostSign = (font = '', char = '') =>
  `A sign that only its font has (${[char && `U+${char.toUpperCase()}`, shortened(font)].filter(Boolean).join(', ')})`

function deleted(_: XmlElement, { marks }: Walk): XmlNode[] {
  marks.tracked = true
  return []
}

function inserted(element: XmlElement, walk: Walk): XmlNode[] {
  walk.marks.tracked = true
  return walked(element, walk)
}

const isHidden = (element: XmlElement) => {
  const vanish = childOf(childOf(element, 'w:rPr'), 'w:vanish')
  return vanish !== undefined && !/^(?:0|false|off)$/.test(vanish.attributes['w:val'] ?? '1')
}

/** A line of the table of contents: the page of an article makes its own. */
const isOfContents = (element: XmlElement, { styles }: Walk): boolean => {
  if (element.name === 'w:sdt')
    return descendantsOf(childOf(element, 'w:sdtPr') ?? NOTHING, 'w:docPartGallery').some(({ attributes }) =>
      /table of contents/i.test(attributes['w:val'] ?? ''),
    )
  const style = element.name === 'w:p' ? styleOf(element) : undefined
  return style !== undefined && (/^TOC\d/i.test(style) || /^toc \d/i.test(styles.get(style)?.name ?? ''))
}
const NOTHING: XmlElement = { name: '', attributes: {}, children: [] }

/** A table of contents may stand in a frame of its own, behind its heading. */
const beginsWithContents = (element: XmlElement, walk: Walk): boolean => {
  if (isOfContents(element, walk)) return true
  const content = element.name === 'w:sdt' ? childOf(element, 'w:sdtContent') : undefined
  const first = content && elementsOf(content).find((each) => !isBlank(each))
  return first !== undefined && beginsWithContents(first, walk)
}

const isBlank = (node: XmlNode) =>
  typeof node === 'string'
    ? node.trim() === ''
    : /^w:(?:bookmark\w+|proofErr)$/.test(node.name) ||
      (node.name === 'w:p' && paragraphText(node).trim() === '' && !holds(node))

/** Returns what an element holds without tables of contents and their headings; the first is said. */
function withoutContents(element: XmlElement, walk: Walk): XmlNode[] {
  const kept: XmlNode[] = []
  let within = false
  for (const child of element.children) {
    if (isBlank(child) || typeof child === 'string') {
      kept.push(child)
      continue
    }
    const begins = beginsWithContents(child, walk)
    if (begins && !within) {
      const heading = kept.findLastIndex((node) => !isBlank(node))
      if (isHeadingOfContents(kept[heading], walk)) kept.splice(heading, 1)
    }
    within = begins
    if (!isOfContents(child, walk)) kept.push(child)
    else if (!walk.saidContents) {
      walk.saidContents = true
      kept.push(CONTENTS)
    }
  }
  return kept
}

/** The empty paragraph in the place of a table of contents. */
const CONTENTS: XmlElement = { name: 'w:p', attributes: {}, children: [] }

function isHeadingOfContents(node: XmlNode | undefined, { styles }: Walk): boolean {
  if (node === undefined || typeof node === 'string' || node.name !== 'w:p') return false
  const style = styleOf(node) ?? ''
  return (
    /^TOC\s?Heading$/i.test(style) ||
    inherited(styles, style, ({ name }) => (/^toc heading$/i.test(name) ? true : undefined)) === true ||
    /^[\d.\s]*(?:table of )?contents:?$/i.test(paragraphText(node).trim())
  )
}

const run = (...children: XmlNode[]): XmlElement => ({ name: 'w:r', attributes: {}, children })
const mark = (kind: 'e' | 'n' | 'x', index: number): XmlElement => ({
  name: 'w:t',
  attributes: { 'xml:space': 'preserve' },
  children: [markOf(kind, index)],
})

function equationMark(element: XmlElement, block: boolean, { marks }: Walk): XmlElement {
  const final = withoutDeleted(element)
  return mark('e', marks.equations.push({ ...readEquation(final), block }) - 1)
}

const withoutDeleted = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === 'string' || !/^w:(?:del|moveFrom)$/.test(child.name))
    .map((child) => (typeof child === 'string' ? child : withoutDeleted(child))),
})

const left = (what: string, { marks }: Walk) => mark('x', marks.leftOut.push(what) - 1)

/** An article has neither highlighting nor colours of text, which may say what is still to be settled. */
function lostColours(paragraph: XmlElement, walk: Walk): XmlNode[] {
  const runs = runsOf(paragraph).filter((each) => !isHidden(each))
  const said = (picked: (properties: XmlElement | undefined) => boolean) =>
    shortened(
      runs
        .map((each) => (picked(childOf(each, 'w:rPr')) ? paragraphText(each) : paragraphText(each) && ' '))
        .join(''),
    )
  const [highlighted, coloured] = [said(isHighlighted), said(isColoured)]
  return [
    ...(highlighted ? [run(left(`The highlighting of “${highlighted}”`, walk))] : []),
    ...(coloured ? [run(left(`The colour of “${coloured}”`, walk))] : []),
  ]
}

/** Returns a paragraph's runs, without those of links, which are coloured anyway, and of text boxes. */
const runsOf = ({ children }: XmlElement): XmlElement[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name === 'w:r') return [child]
    return /^w:(?:ins|moveTo|smartTag|sdt|sdtContent|fldSimple|customXml)$/.test(child.name)
      ? runsOf(child)
      : []
  })

const isHighlighted = (properties: XmlElement | undefined) =>
  !/^(?:none)?$/i.test(valueOf(properties, 'w:highlight') ?? '') ||
  isVivid(valueOf(properties, 'w:shd', 'w:fill') ?? '')

/** A colour of the document's theme is its design. */
const isColoured = (properties: XmlElement | undefined) =>
  !valueOf(properties, 'w:color', 'w:themeColor') && isVivid(valueOf(properties, 'w:color') ?? '')

/** Returns whether a colour of six digits is neither black, white nor near to a grey. */
function isVivid(colour: string): boolean {
  if (!/^[\da-f]{6}$/i.test(colour)) return false
  const channels = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...channels) - Math.min(...channels) >= VIVID
}
const VIVID = 0x60

function graphic(element: XmlElement, walk: Walk): XmlNode[] {
  const what = reasonAgainst(element)
  if (what === null) return same(element, walk)
  return what === '' ? [] : [left(what, walk)]
}

/** Returns what keeps a graphic from being a picture, '' for one that says nothing, null for a picture. */
function reasonAgainst(element: XmlElement): string | null {
  const [box] = descendantsOf(element, 'w:txbxContent')
  const words = box && shortened(boxText(box))
  if (words) return `A text box: “${words}”`
  const objects = element.name === 'w:object' ? [element] : descendantsOf(element, 'w:object')
  if (objects.length > 0 || descendantsOf(element, 'o:OLEObject').length > 0) {
    const program = descendantsOf(element, 'o:OLEObject')[0]?.attributes.ProgID ?? ''
    return /equation|mathtype/i.test(program)
      ? 'An equation of an earlier equation editor'
      : `An embedded object${program && ` (${shortened(program)})`}`
  }
  if (descendantsOf(element, 'c:chart', 'cx:chart').length > 0) return 'A chart'
  if (descendantsOf(element, 'dgm:relIds').length > 0) return 'A SmartArt graphic'
  const [group] = descendantsOf(element, 'wpg:wgp', 'wpc:wpc', 'v:group')
  if (!group && descendantsOf(element, 'a:blip', 'v:imagedata').length > 0) return null
  if (descendantsOf(element, 'v:rect').some(({ attributes }) => attributes['o:hr'])) return ''
  return 'A drawing made of shapes'
}

const boxText = (box: XmlElement) => descendantsOf(box, 'w:p').map(paragraphText).join(' ')
const paragraphText = (paragraph: XmlElement) => descendantsOf(paragraph, 'w:t', 'm:t').map(textOf).join('')

const SHORT = 80
export function shortened(text: string, most = SHORT): string {
  const words = text.replace(SIGNS, '').replace(/\s+/g, ' ').trim()
  return words.length > most ? `${words.slice(0, most).replace(/\s+\S*$/, '')} …` : words
}

/** Returns the text of each comment by its id. */
export function commentsIn(part: string | undefined): Map<string, string> {
  const comments = part === undefined ? [] : descendantsOf(parseXml(part), 'w:comment')
  return new Map(comments.map((comment) => [comment.attributes['w:id'] ?? '', boxText(comment)]))
}
