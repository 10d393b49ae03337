import { readEquation } from './omml'
import { childOf, descendantsOf, parseXml, textOf, writeXml, type XmlElement, type XmlNode } from './xml'

/** An equation in its place; without LaTeX it is the text that it says. */
export type FoundEquation = { latex: string | null; text: string; block: boolean }

/** What is put in the place of what mammoth does not know: between two signs that no text has. */
export type Marks = {
  equations: FoundEquation[]
  /** What stays behind, in words. */
  leftOut: string[]
  tracked: boolean
}

const [OPEN, CLOSE] = ['\ue000', '\ue001']
/** The place of an equation (e) or of something that stays behind (x). */
export const MARK = new RegExp(`${OPEN}([ex])(\\d+)${CLOSE}`, 'g')
const SIGNS = new RegExp(`[${OPEN}${CLOSE}]`, 'g')

type Walk = { marks: Marks; comments: ReadonlyMap<string, string> }

/**
 * Prepares a part for mammoth, which drops equations, reads the text of boxes into the paragraph beside them
 * and knows nothing of hidden text: each of these becomes a mark, or goes. Of tracked changes the final text
 * stays.
 */
export function prepared(part: string, marks: Marks, comments: Walk['comments']): string {
  const root = parseXml(part)
  return `<?xml version="1.0" encoding="UTF-8"?>${writeXml({
    ...root,
    children: walked(root, { marks, comments }),
  })}`
}

const walked = (element: XmlElement, walk: Walk): XmlNode[] =>
  element.children.flatMap((child) =>
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
  'w:r': (element, walk) => (isHidden(element) ? [] : same(element, walk)),
  'w:sdt': (element, walk) =>
    descendantsOf(element, 'w:docPartGallery').some(({ attributes }) =>
      /table of contents/i.test(attributes['w:val'] ?? ''),
    )
      ? []
      : same(element, walk),
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
  const rule = Object.hasOwn(RULES, element.name) ? RULES[element.name] : undefined
  return rule ? rule(element, walk) : same(element, walk)
}

function paragraph(element: XmlElement, walk: Walk): XmlNode[] {
  if (isOfContents(element)) return []
  return [{ ...element, children: [...walked(element, walk), ...lostColours(element, walk)] }]
}

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
const isOfContents = (paragraph: XmlElement) =>
  /^TOC\d/i.test(childOf(childOf(paragraph, 'w:pPr'), 'w:pStyle')?.attributes['w:val'] ?? '')

const run = (...children: XmlNode[]): XmlElement => ({ name: 'w:r', attributes: {}, children })
const mark = (kind: 'e' | 'x', index: number): XmlElement => ({
  name: 'w:t',
  attributes: { 'xml:space': 'preserve' },
  children: [`${OPEN}${kind}${index}${CLOSE}`],
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
    return /^w:(?:ins|moveTo|smartTag|sdt|sdtContent)$/.test(child.name) ? runsOf(child) : []
  })

const valueOf = (properties: XmlElement | undefined, name: string, attribute = 'w:val') =>
  childOf(properties, name)?.attributes[attribute] ?? ''

const isHighlighted = (properties: XmlElement | undefined) =>
  !/^(?:none)?$/i.test(valueOf(properties, 'w:highlight')) || isVivid(valueOf(properties, 'w:shd', 'w:fill'))

/** A colour of the document's theme is its design. */
const isColoured = (properties: XmlElement | undefined) =>
  valueOf(properties, 'w:color', 'w:themeColor') === '' && isVivid(valueOf(properties, 'w:color'))

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
