import { formatted } from './formats'
import { inherited, type Styles, valueOf } from './styles'
import { childOf, elementsOf, parseXml, type XmlElement } from './xml'

/** The number that Word writes before a paragraph. */
export type FoundNumber = {
  value: number
  /** As it reads in Word, such as (a) or 3.2; '' for a format that is not known here. */
  label: string
  /** The list and level that it belongs to, by which a loss is listed once. */
  list: string
}

type Level = { start: number; format: string; text: string; restart: number | null; plain: boolean }
type Num = { abstract: string; levels: (Level | undefined)[]; starts: (number | undefined)[] }

/** The list of a paragraph and its level there. */
type Place = { num: string; level: number }

/** Levels of a list in Word; mammoth knows five of them. */
const LEVELS = 9
/** Of the text around a number. */
const TEXT_MAX = 40

export type Numbering = {
  nums: ReadonlyMap<string, Num>
  /** The place that a style has by being named by a level. */
  ofStyles: ReadonlyMap<string, Place>
}

/** Returns the lists of a document. */
export function numberingIn(part: string | undefined, styles: Styles): Numbering {
  const root = part === undefined ? undefined : parseXml(part)
  const abstracts = new Map(
    (root ? elementsOf(root, 'w:abstractNum') : []).map((each) => [
      each.attributes['w:abstractNumId'] ?? '',
      each,
    ]),
  )
  const instances = new Map(
    (root ? elementsOf(root, 'w:num') : []).map((each) => [each.attributes['w:numId'] ?? '', each]),
  )
  const nums = new Map<string, Num>()
  const ofStyles = new Map<string, Place>()
  for (const [id, element] of instances) {
    const abstract = abstractOf(element, { abstracts, instances, styles })
    if (!abstract) continue
    const num = numOf(element, abstract)
    nums.set(id, num)
    for (const level of elementsOf(abstract, 'w:lvl')) {
      const style = valueOf(level, 'w:pStyle')
      if (style !== undefined && !ofStyles.has(style)) ofStyles.set(style, { num: id, level: indexOf(level) })
    }
  }
  return { nums, ofStyles }
}

type Parts = {
  abstracts: ReadonlyMap<string, XmlElement>
  instances: ReadonlyMap<string, XmlElement>
  styles: Styles
}

/** Returns the definition of a list, which may be that of a style of lists. */
function abstractOf(num: XmlElement, { abstracts, instances, styles }: Parts): XmlElement | undefined {
  const own = abstracts.get(valueOf(num, 'w:abstractNumId') ?? '')
  const link = valueOf(own, 'w:numStyleLink')
  if (link === undefined) return own
  const linked = valueOf(childOf(styles.get(link)?.paragraph, 'w:numPr'), 'w:numId')
  return abstracts.get(valueOf(instances.get(linked ?? ''), 'w:abstractNumId') ?? '') ?? own
}

const indexOf = (level: XmlElement) => wholeOf(level.attributes['w:ilvl'], 0)

function wholeOf(value: string | undefined, otherwise: number): number {
  const number = Number(value ?? NaN)
  return Number.isInteger(number) && number >= 0 && number < 1e6 ? number : otherwise
}

function numOf(element: XmlElement, abstract: XmlElement): Num {
  const levels: (Level | undefined)[] = []
  const starts: (number | undefined)[] = []
  for (const level of elementsOf(abstract, 'w:lvl')) levels[indexOf(level)] = levelOf(level)
  for (const override of elementsOf(element, 'w:lvlOverride')) {
    const level = childOf(override, 'w:lvl')
    const start = valueOf(override, 'w:startOverride')
    if (level) levels[indexOf(override)] = levelOf(level)
    if (start !== undefined) starts[indexOf(override)] = wholeOf(start, 1)
  }
  return { abstract: abstract.attributes['w:abstractNumId'] ?? '', levels, starts }
}

function levelOf(level: XmlElement): Level {
  const restart = valueOf(level, 'w:lvlRestart')
  return {
    start: wholeOf(valueOf(level, 'w:start'), 1),
    format: valueOf(level, 'w:numFmt') ?? 'decimal',
    text: (valueOf(level, 'w:lvlText') ?? '%').slice(0, TEXT_MAX),
    restart: restart === undefined ? null : wholeOf(restart, 0),
    plain: childOf(level, 'w:isLgl') !== undefined,
  }
}

/** How a paragraph begins by its list; `text` where it is in none, or begins with no sign there. */
export type Counted = { place: Place; kind: 'number' | 'bullet' | 'text'; number: FoundNumber | null }

/** Counts the paragraphs of one part of a document, in their order. */
export function counterOf({ nums, ofStyles }: Numbering, styles: Styles) {
  /** The last number of each level, by the definition: lists that share one go on from each other. */
  const counts = new Map<string, (number | undefined)[]>()
  const begun = new Set<string>()

  const placeOf = (paragraph: XmlElement): Place | null => {
    const properties = childOf(paragraph, 'w:pPr')
    const style = valueOf(properties, 'w:pStyle')
    const own = childOf(properties, 'w:numPr')
    const ofStyle = inherited(styles, style, (each, id) => {
      const named = ofStyles.get(id)
      const numPr = childOf(each.paragraph, 'w:numPr')
      const num = valueOf(numPr, 'w:numId') ?? named?.num
      return num === undefined ? undefined : { num, level: named?.level ?? levelIn(numPr) ?? 0 }
    })
    const num = valueOf(own, 'w:numId') ?? ofStyle?.num
    return num === undefined ? null : { num, level: levelIn(own) ?? ofStyle?.level ?? 0 }
  }

  return (paragraph: XmlElement): Counted | null => {
    const place = placeOf(paragraph)
    if (!place) return null
    if (place.num === '0') return { place, kind: 'text', number: null }
    const num = nums.get(place.num)
    const level = num?.levels[place.level]
    if (!num || !level || place.level >= LEVELS) return null
    const counted = counts.get(num.abstract) ?? []
    counts.set(num.abstract, counted)
    const start = num.starts[place.level]
    const restarts = start !== undefined && !begun.has(`${place.num} ${place.level}`)
    begun.add(`${place.num} ${place.level}`)
    const before = restarts ? undefined : counted[place.level]
    const value = before === undefined ? (start ?? level.start) : before + 1
    counted[place.level] = value
    for (let below = place.level + 1; below < LEVELS; below++) {
      const restart = num.levels[below]?.restart ?? null
      if (restart === null || place.level < restart) counted[below] = undefined
    }
    if (level.format === 'bullet') return { place, kind: 'bullet', number: null }
    if (level.format === 'none' || level.text.trim() === '') return { place, kind: 'text', number: null }
    const label = labelOf(num, level, counted)
    return { place, kind: 'number', number: { value, label, list: `${place.num} ${place.level}` } }
  }
}

const levelIn = (numPr: XmlElement | undefined) => {
  const level = valueOf(numPr, 'w:ilvl')
  return level === undefined ? undefined : wholeOf(level, 0)
}

/** Returns the text before a paragraph, in which %1 is the number of the first level. */
function labelOf({ levels }: Num, own: Level, counted: (number | undefined)[]): string {
  let known = true
  const label = own.text.replace(/%(\d)?/g, (_, digit?: string) => {
    const at = digit === undefined ? levels.indexOf(own) : Number(digit) - 1
    const level = levels[at] ?? own
    const written = formatted(counted[at] ?? level.start, own.plain ? 'decimal' : level.format)
    known &&= written !== ''
    return written
  })
  return known ? label.trim() : ''
}

/** Returns the paragraph with its place in a list said by itself, which is all that mammoth reads. */
export function placed(paragraph: XmlElement, { place, kind }: Counted): XmlElement {
  const numPr: XmlElement = {
    name: 'w:numPr',
    attributes: {},
    children: [
      property('w:ilvl', String(place.level)),
      property('w:numId', kind === 'text' ? '0' : place.num),
    ],
  }
  const properties = childOf(paragraph, 'w:pPr') ?? { name: 'w:pPr', attributes: {}, children: [] }
  const others = elementsOf(properties).filter(({ name }) => name !== 'w:numPr')
  return {
    ...paragraph,
    children: [
      { ...properties, children: [...others, numPr] },
      ...paragraph.children.filter((child) => typeof child === 'string' || child.name !== 'w:pPr'),
    ],
  }
}

const property = (name: string, value: string): XmlElement => ({
  name,
  attributes: { 'w:val': value },
  children: [],
})

/** Whether the end of a paragraph, with which it is counted, is deleted or hidden. */
export function isUncounted(paragraph: XmlElement): boolean {
  const end = childOf(childOf(paragraph, 'w:pPr'), 'w:rPr')
  return end !== undefined && elementsOf(end).some(({ name }) => /^w:(?:del|moveFrom|vanish)$/.test(name))
}
