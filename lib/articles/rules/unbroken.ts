import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { latexOf } from './mathematics'
import { DESIGNATION, fitsOnOneLine } from '@/lib/core/designation'

const INLINE = new Set(['a', 'em', 's', 'span', 'strong', 'sub', 'sup', 'u'])
/** The placeholder of an equation in the text around it. */
const SYMBOL = '\ufffc'
/** As many characters as a narrow page has room for, and the cell of a table. */
const LONGEST = 24
const LONGEST_IN_CELL = 12
/** Equations are set larger than text, and one that goes to the next line leaves a gap. */
const LONGEST_EQUATION = 16

/**
 * Numbers stay with their units, short operands with the sign between them, and the designations of standards
 * in one piece.
 */
export function keepTogether(tree: Root): void {
  keepNumbers(tree)
  keepStandards(tree)
}

/** About how many characters an equation is wide. */
const lengthOf = (latex: string): number =>
  latex.replace(/\\[A-Za-z]+/g, 'x').replace(/[\s{}_^\\]/g, '').length

/** An equation within a line that is not broken at its signs. */
export const isShort = (latex: string): boolean => lengthOf(latex) <= LONGEST_EQUATION

type Piece = { text: string; node?: Text }

/** A number and its unit can be in several elements: what stands in one line is read as one text. */
function keepNumbers(block: Root | Element): void {
  let line: Piece[] = []
  const longest = 'tagName' in block && /^t[dh]$/.test(block.tagName) ? LONGEST_IN_CELL : LONGEST
  const end = () => {
    hold(line, longest)
    line = []
  }
  const read = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type === 'text') line.push({ text: child.value, node: child })
      if (child.type !== 'element') continue
      const math = latexOf(child)
      if (math && !math.block) line.push({ text: SYMBOL.repeat(lengthOf(math.latex)) })
      else if (!math && INLINE.has(child.tagName)) read(child)
      else {
        end()
        if (!math && !isCode(child)) keepNumbers(child)
      }
    }
  }
  read(block)
  end()
}

const isCode = ({ tagName }: Element) => tagName === 'code' || tagName === 'pre'

function hold(line: Piece[], longest: number): void {
  const held = unbroken(line.map(({ text }) => text).join(''), longest)
  let start = 0
  for (const { text, node } of line) {
    if (node) node.value = held.slice(start, start + text.length)
    start += text.length
  }
}

const GAP = String.raw`(?<=\S)[ \n\u2009](?=\S)`
const UNIT_PART = String.raw`(?:[kMGTmcµμ]?(?:m|g|N|Pa|s|Hz|J|W)|[kM]?N·?c?m+|t|h|min|K|bar|rad|mrad|dB|ft|lb|lbf|psi|ksi|kips?)[²³⁴⁶2346]?`
/**
 * Few parts: “N·m” reads as one and as two, so that a long chain could be read in more ways than there is
 * time for.
 */
const UNIT = String.raw`(?:[%‰]|°[CF]?|℃|${UNIT_PART}(?:[/·]${UNIT_PART}){0,3}(?![\p{L}\p{N}]))`
const LABEL = String.raw`(?:[Cc]l\.|[Cc]lauses?|(?:[Tt]able|[Ff]igure|[Ff]ig|[Ee]quation|[Ee]q|[Ss]ection|[Pp]art)s?\.?|[Aa]nnex(?:es)?|§)`

const TIGHT = new RegExp(
  [
    // 3 000 000
    String.raw`(?<=(?<![\p{L}\p{N}.,])\d{1,3}(?:[ \u2009]\d{3}){0,6})${GAP}(?=\d{3}(?!\d))`,
    // 2.59 N/mm²
    String.raw`(?<=[\d${SYMBOL}][⁰¹²³⁴⁵⁶⁷⁸⁹⁻]*)${GAP}(?=${UNIT})`,
    // 12 kN m
    String.raw`(?<=\d\s[kM]?N)${GAP}(?=m(?![\p{L}\p{N}]))`,
    // Table 3.1, Annex A
    String.raw`(?<=(?<!\p{L})${LABEL})${GAP}(?=\(?(?:[A-Z]{0,2}\.?\d|[A-Z](?!\p{L})))`,
  ].join('|'),
  'gu',
)

/** The same text with no-break spaces where it must not part; as long as before. */
export function unbroken(text: string, longest = LONGEST): string {
  const chars = text.replace(TIGHT, (gap) => (gap === '\u2009' ? '\u202f' : '\u00a0')).split('')
  for (const { index } of text.matchAll(/(?<=\S) [=<>≤≥≈×] (?=\S)/g)) {
    const start = chars.lastIndexOf(' ', index - 1) + 1
    const end = chars.indexOf(' ', index + 3)
    const right = end < 0 ? chars.length : end
    // A chain that is too long parts in front of its signs.
    if (right - index - 1 <= longest) chars[index + 2] = '\u00a0'
    if (right - start <= longest) chars[index] = '\u00a0'
  }
  return chars.join('')
}

const STANDARD = new RegExp(`(${DESIGNATION})`, 'u')

function keepStandards(node: Root | Element): void {
  node.children = node.children.flatMap((child): (RootContent | ElementContent)[] => {
    if (child.type === 'text') return standardsIn(child)
    if (child.type === 'element' && !isCode(child) && !latexOf(child)) keepStandards(child)
    return [child]
  })
}

/** Every second part is a designation. */
const standardsIn = ({ value }: Text): ElementContent[] =>
  value
    .split(STANDARD)
    .map((part, number): ElementContent =>
      number % 2 === 1 && fitsOnOneLine(part)
        ? {
            type: 'element',
            tagName: 'span',
            properties: { className: ['unbroken'] },
            children: [{ type: 'text', value: part }],
          }
        : { type: 'text', value: part },
    )
    .filter((part) => part.type !== 'text' || part.value !== '')
