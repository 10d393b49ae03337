import { type MathNode, parseMath, textOf } from './math-tree'
import { typeset } from './mathematics'

/**
 * LaTeX on one line, as engineers type it, for excerpts, the search and quotations: \frac{V_{Ed}}{V_{Rd,c}}
 * \le 1 becomes V_Ed/V_Rd,c ≤ 1. It says what the equation says: every function, root, bar and bracket that
 * the printed form needs is there. It reads KaTeX's own MathML, so that whatever is printed can be read;
 * LaTeX that KaTeX refuses stays as it was written.
 */
export function plainMath(latex: string): string {
  const tree = parseMath(typeset(latex, { output: 'mathml' }))
  return tree ? line(piecesOf(tree)) : latex
}

/**
 * `tight` has no space around it, `prefix` none behind it, `suffix` none before it; a `fraction` gets
 * brackets beside another factor.
 */
type Kind =
  | 'atom'
  | 'function'
  | 'fraction'
  | 'operator'
  | 'open'
  | 'close'
  | 'mark'
  | 'tight'
  | 'prefix'
  | 'suffix'
  | 'space'
type Piece = { text: string; kind: Kind }

const atom = (text: string): Piece[] => [{ text, kind: 'atom' }]

function piecesOf(node: MathNode): Piece[] {
  const [first, second, third] = node.children
  switch (node.tag) {
    case 'mi':
      return identifier(node)
    case 'mn':
      return atom(textOf(node))
    case 'mtext': {
      const text = textOf(node).replace(/\s+/g, ' ')
      return text.trim() === '' ? [{ text: '', kind: 'space' }] : atom(text.trim())
    }
    case 'mspace':
      return [{ text: '', kind: 'space' }]
    case 'mo':
      return operator(node)
    case 'semantics':
      return first ? piecesOf(first) : []
    case 'annotation':
    case 'mphantom':
      return []
    case 'mfrac':
      return fraction(piecesOf(first!), piecesOf(second!), node.attributes)
    case 'msqrt':
      return atom(`√${bracketed(node.children.flatMap(piecesOf))}`)
    case 'mroot':
      return atom(
        `${ROOTS.get(line(piecesOf(second!))) ?? `root_${line(piecesOf(second!))}`}${bracketed(piecesOf(first!))}`,
      )
    case 'msub':
      return scripted(first!, second, undefined)
    case 'msup':
      return scripted(first!, undefined, second)
    case 'msubsup':
      return scripted(first!, second, third)
    case 'mover':
    case 'munder':
      return accented(node)
    case 'munderover':
      return scripted(first!, second, third)
    case 'mtable':
      return atom(
        node.children
          .map(({ children }) => cells(children.map(({ children }) => inRow(children))))
          .join('; '),
      )
    default:
      return inRow(node.children)
  }
}

/** Cells of a row are parted by commas, but for those that an alignment begins with a sign. */
const cells = (row: Piece[][]) =>
  row
    .reduce((text, cell) => `${text}${text && cell[0]?.kind !== 'operator' ? ', ' : ' '}${line(cell)}`, '')
    .trim()

/** Upright letters that follow each other are one word: \mathrm{kN}. */
function inRow(nodes: MathNode[]): Piece[] {
  const pieces: Piece[] = []
  let upright = false
  for (const node of nodes) {
    const letter = node.tag === 'mi' && node.attributes.includes('normal') && /^[A-Za-z]$/.test(textOf(node))
    if (letter && upright) pieces.at(-1)!.text += textOf(node)
    else if (node.tag === 'mn' && isThousands(pieces, textOf(node))) {
      pieces.pop()
      pieces.at(-1)!.text += ` ${textOf(node)}`
    } else pieces.push(...piecesOf(node))
    upright = letter
  }
  return pieces
}

/** The three digits that go on after a space: 210\\,000. */
const isThousands = (pieces: Piece[], digits: string) =>
  /^\d{3}(?:\.\d+)?$/.test(digits) &&
  pieces.at(-1)?.kind === 'space' &&
  /^\d{1,3}(?: \d{3})*$/.test(pieces.at(-2)?.text ?? '')

const ATTACHED = /^[%‰°′″!]$/

function identifier(node: MathNode): Piece[] {
  const text = textOf(node)
  if (ATTACHED.test(text)) return [{ text, kind: 'suffix' }]
  if (text === '/') return [{ text, kind: 'tight' }]
  // A change of something: ΔM.
  if (text === 'Δ') return [{ text, kind: 'prefix' }]
  return [{ text, kind: /^[a-z]{2,}$/.test(text) ? 'function' : 'atom' }]
}

const OPENING = new Set([...'([{⟨⌈⌊'])
const CLOSING = new Set([...')]}⟩⌉⌋'])
/** Applying a function, and multiplying, without a sign. */
const INVISIBLE = /^[\u2061-\u2064]$/

function operator({ children, attributes, ...node }: MathNode): Piece[] {
  const text = textOf({ children, attributes, ...node })
  if (text === '' || INVISIBLE.test(text)) return []
  if (OPENING.has(text)) return [{ text, kind: 'open' }]
  if (CLOSING.has(text)) return [{ text, kind: 'close' }]
  if (attributes.includes('separator')) return [{ text, kind: 'mark' }]
  if (text === '/') return [{ text, kind: 'tight' }]
  if (ATTACHED.test(text)) return [{ text, kind: 'suffix' }]
  if (/^[∑∏∫…⋯∞∂∇]$/.test(text)) return atom(text)
  return [{ text: text === '∗' ? '*' : text, kind: 'operator' }]
}

const ROOTS: ReadonlyMap<string, string> = new Map(Object.entries({ '3': '∛', '4': '∜' }))

function fraction(above: Piece[], below: Piece[], attributes: string): Piece[] {
  if (attributes.includes('linethickness="0')) return atom(`(${line(above)} over ${line(below)})`)
  const over = needsBrackets(above, Infinity) ? `(${line(above)})` : line(above)
  return [{ text: `${over}/${needsBrackets(below, 1) ? `(${line(below)})` : line(below)}`, kind: 'fraction' }]
}

/** A sum, a fraction, or more factors than `most` would read as something else on one line. */
function needsBrackets(pieces: Piece[], most: number): boolean {
  const parts = outside(pieces.filter(({ kind }) => kind !== 'space'))
  const has = (...kinds: Kind[]) =>
    parts.some(({ kind }, i) => kinds.includes(kind) && (kind !== 'operator' || i > 0))
  const factors = parts.filter(({ kind }) => kind === 'atom' || kind === 'function' || kind === 'open').length
  return has('operator', 'fraction', 'tight', 'mark') || factors > most
}

/** What is in no brackets, the brackets themselves included. */
function outside(pieces: Piece[]): Piece[] {
  let depth = 0
  return pieces.filter(({ kind }) => {
    if (kind === 'close') depth--
    const kept = depth === 0
    if (kind === 'open') depth++
    return kept
  })
}

/** One pair of brackets around everything. */
function isInBrackets(pieces: Piece[]): boolean {
  if (pieces[0]?.kind !== 'open') return false
  let depth = 0
  for (const [i, { kind }] of pieces.entries()) {
    if (kind === 'open') depth++
    if (kind === 'close' && --depth === 0) return i === pieces.length - 1
  }
  return false
}

const bracketed = (pieces: Piece[]) =>
  (pieces.length === 1 && pieces[0]!.kind !== 'fraction') || isInBrackets(pieces)
    ? line(pieces)
    : `(${line(pieces)})`

function scripted(base: MathNode, below: MathNode | undefined, above: MathNode | undefined): Piece[] {
  const bases = piecesOf(base)
  const script = (below ? lowered(piecesOf(below)) : '') + (above ? raised(piecesOf(above)) : '')
  if (bases.length === 0) return [{ text: script, kind: 'suffix' }]
  // KaTeX hangs the power of a bracket on its closing sign.
  if (bases.length === 1 && bases[0]!.kind !== 'fraction')
    return [{ ...bases[0]!, text: bases[0]!.text + script }]
  return atom(bracketed(bases) + script)
}

function lowered(pieces: Piece[]): string {
  const tight = pieces.map(({ text }) => text).join('')
  if (tight === '') return ''
  return pieces.some(({ kind }, i) => i > 0 && (kind === 'operator' || kind === 'fraction'))
    ? `_(${line(pieces)})`
    : `_${tight.replaceAll(' ', '')}`
}

function raised(pieces: Piece[]): string {
  const tight = pieces.map(({ text }) => text).join('')
  if (tight === '∘' || tight === '°') return '°'
  if (/^[′″*]+$/.test(tight)) return tight
  return tight === '' ? '' : /^[+−-]?[\p{L}\p{N}.]+$/u.test(tight) ? `^${tight}` : `^(${line(pieces)})`
}

const COMBINING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ˉ: '\u0304',
    '¯': '\u0304',
    '‾': '\u0304',
    '^': '\u0302',
    '~': '\u0303',
    '˙': '\u0307',
    '¨': '\u0308',
    '⃗': '\u20d7',
  }),
)
const BRACES = /^[⏞⏟︷︸]$/

function accented({ tag, children }: MathNode): Piece[] {
  const [base, accent] = children
  const sign = textOf(accent!)
  const bases = piecesOf(base!)
  if (BRACES.test(sign)) return bases
  const combining = tag === 'mover' ? COMBINING.get(sign) : undefined
  if (combining && bases.length === 1 && [...bases[0]!.text].length === 1)
    return [{ ...bases[0]!, text: bases[0]!.text + combining }]
  if (combining === '\u0304') return atom(`mean${bracketed(bases)}`)
  return tag === 'mover' ? scripted(base!, undefined, accent) : scripted(base!, accent, undefined)
}

/** What a number may begin with. */
const SIGNS = new Set([...'+-−±∓'])

const FACTORS = new Set<Kind>(['atom', 'function', 'fraction', 'prefix'])

function line(pieces: Piece[]): string {
  let text = ''
  let before: Kind | null = null
  let spaced = false
  const solid = pieces.filter(({ kind }, i) => kind !== 'space' || i > 0)
  const afterwards = kindsAfter(solid)
  for (const [i, { text: own, kind }] of solid.entries()) {
    if (kind === 'space') {
      spaced = true
      continue
    }
    const after = afterwards[i] ?? null
    const beside =
      (before !== null && (FACTORS.has(before) || before === 'close' || before === 'suffix')) ||
      (after !== null && (FACTORS.has(after) || after === 'open'))
    const sign: boolean =
      kind === 'operator' &&
      SIGNS.has(own) &&
      (before === null || ['open', 'operator', 'mark', 'tight'].includes(before))
    if (before !== null && !isTight(before, kind, spaced)) text += ' '
    text += kind === 'fraction' && beside ? `(${own})` : own
    before = sign ? 'prefix' : kind
    spaced = false
  }
  // The number of an equation: (6.10a).
  return text
    .replace(/\((\d+(?:\.\d+)+) ([a-z])\)/g, '($1$2)')
    .replace(/\s+/g, ' ')
    .trim()
}

/** For each piece the kind of the next that is no space. */
function kindsAfter(pieces: Piece[]): (Kind | null)[] {
  let next: Kind | null = null
  return [...pieces]
    .reverse()
    .map(({ kind }) => {
      const after = next
      if (kind !== 'space') next = kind
      return after
    })
    .reverse()
}

function isTight(before: Kind, kind: Kind, spaced: boolean): boolean {
  if (kind === 'close' || kind === 'mark' || kind === 'suffix' || kind === 'tight') return true
  if (before === 'open' || before === 'prefix' || before === 'tight') return true
  return kind === 'open' && !spaced && before !== 'operator' && before !== 'mark'
}
