import katex from 'katex'
import {
  ACCENTS,
  DELIMITERS,
  FUNCTIONS,
  GROUPING,
  latexOfSign,
  latexOfText,
  placeOfSign,
  WITH_LIMITS,
} from './symbols'
import { childOf, descendantsOf, elementsOf, textOf, type XmlElement } from './xml'

/** An equation of Word, as LaTeX; null where it has a part that LaTeX, or this reading, does not know. */
export type ReadEquation = { latex: string | null; text: string }

/** `aligned`: an ampersand marks where the lines of an array meet. `named`: letters are a function's name. */
type Context = { aligned?: boolean; named?: boolean }

class Unknown extends Error {}

/**
 * Reads an m:oMath, or an m:oMathPara whose equations stand below one another. The LaTeX is one that KaTeX
 * typesets; `text` is what the equation says without its form.
 */
export function readEquation(element: XmlElement): ReadEquation {
  const text = textOfMath(element)
  try {
    const equations = element.name === 'm:oMathPara' ? elementsOf(element, 'm:oMath') : [element]
    const lines = equations.map((each) => contentOf(each)).filter((line) => line !== '')
    const latex = lines.length > 1 ? environment('gathered', lines) : (lines[0] ?? '')
    katex.renderToString(latex, { throwOnError: true, strict: 'ignore', maxExpand: 500, displayMode: true })
    return { latex, text }
  } catch (error) {
    if (error instanceof Unknown || error instanceof katex.ParseError || error instanceof RangeError)
      return { latex: null, text }
    throw error
  }
}

const textOfMath = (element: XmlElement) =>
  descendantsOf(element, 'm:t', 'w:t').map(textOf).join('').replace(/\s+/g, ' ').trim()

/** More than the longest name of a command has letters. */
const NAME_MAX = 40

/**
 * Joins LaTeX: a letter behind a command's name would become part of the name, and of two exponents in a row,
 * as of ⁻ and ³ in runs of their own, LaTeX refuses the second.
 */
const join = (pieces: string[]) =>
  pieces.reduce((all, piece) => {
    if (piece === '') return all
    const [, place] = ENDS_WITH_SCRIPT.exec(all.slice(-NAME_MAX)) ?? []
    const [, further] = (piece[0] === place && IS_SCRIPT.exec(piece)) || []
    if (further !== undefined) return `${all.slice(0, -1)}${spaced(all.slice(0, -1), further)}}`
    return all + spaced(all, piece)
  }, '')

/** One script without scripts of its own. */
const IS_SCRIPT = /^[_^]\{([^{}]*)\}$/
const ENDS_WITH_SCRIPT = /([_^])\{[^{}]*\}$/

/** Returns LaTeX as it goes behind other LaTeX. */
const spaced = (before: string, piece: string) =>
  /\\[a-zA-Z]+$/.test(before.slice(-NAME_MAX)) && /^[a-zA-Z0-9]/.test(piece) ? ` ${piece}` : piece

const environment = (name: string, rows: string[]) => `\\begin{${name}}${rows.join('\\\\')}\\end{${name}}`

const contentOf = (element: XmlElement, context: Context = {}): string =>
  join(elementsOf(element).map((child) => latexOf(child, context))).trim()

const part = (element: XmlElement, name: string, context: Context = {}): string => {
  const found = childOf(element, name)
  return found ? contentOf(found, context) : ''
}

/** Returns what a property says; undefined where it is left to Word. */
const property = (element: XmlElement, name: string): string | undefined => {
  const own = childOf(childOf(element, `${element.name}Pr`), `m:${name}`)
  return own && (own.attributes['m:val'] ?? '1')
}
const isOn = (value: string | undefined) => value === '1' || value === 'on' || value === 'true'

/** One letter, digit or command needs no braces to bear an index. */
const asBase = (latex: string) =>
  /^(?:[A-Za-z0-9]|\\[a-zA-Z]+|\\operatorname\{\w+\})$/.test(latex) ? latex : `{${latex}}`

type Reader = (element: XmlElement, context: Context) => string

const READERS: Record<string, Reader> = {
  'm:r': runOf,
  'm:f': fraction,
  'm:sSup': (of, context) => `${asBase(part(of, 'm:e', context))}^{${part(of, 'm:sup')}}`,
  'm:sSub': (of, context) => `${asBase(part(of, 'm:e', context))}_{${part(of, 'm:sub')}}`,
  'm:sSubSup': (of, context) =>
    `${asBase(part(of, 'm:e', context))}_{${part(of, 'm:sub')}}^{${part(of, 'm:sup')}}`,
  'm:sPre': (of) => `{}_{${part(of, 'm:sub')}}^{${part(of, 'm:sup')}}{${part(of, 'm:e')}}`,
  'm:rad': (of) => {
    const degree = isOn(property(of, 'degHide')) ? '' : part(of, 'm:deg')
    return `\\sqrt${degree ? `[{${degree}}]` : ''}{${part(of, 'm:e')}}`
  },
  'm:nary': nary,
  'm:d': delimited,
  'm:m': (of) => environment('matrix', rowsOf(of)),
  'm:func': (of) => {
    const name = part(of, 'm:fName', { named: true })
    return join([name, ...(/[a-zA-Z]$/.test(name) ? [' '] : []), part(of, 'm:e')])
  },
  'm:limLow': (of, context) => limit(of, context, '_', 'underset'),
  'm:limUpp': (of, context) => limit(of, context, '^', 'overset'),
  'm:acc': accent,
  'm:bar': (of) => `\\${property(of, 'pos') === 'top' ? 'overline' : 'underline'}{${part(of, 'm:e')}}`,
  'm:groupChr': grouped,
  'm:box': (of, context) => part(of, 'm:e', context),
  'm:borderBox': (of) => `\\boxed{${part(of, 'm:e')}}`,
  'm:phant': (of) =>
    property(of, 'show') === undefined || isOn(property(of, 'show'))
      ? part(of, 'm:e')
      : `\\phantom{${part(of, 'm:e')}}`,
  'm:eqArr': equationArray,
  'm:oMath': contentOf,
  'w:r': (of) => text(descendantsOf(of, 'w:t').map(textOf).join('')),
  'w:ins': contentOf,
  'w:moveTo': contentOf,
  'w:smartTag': contentOf,
  'w:sdt': (of, context) => part(of, 'w:sdtContent', context),
}

function latexOf(element: XmlElement, context: Context): string {
  const { name } = element
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (read) return read(element, context)
  // Properties, bookmarks and the like say nothing.
  if (!name.startsWith('m:') || name.endsWith('Pr')) return ''
  throw new Unknown(name)
}

const text = (words: string) => (words.trim() ? `\\text{${latexOfText(words)}}` : '')

function runOf(run: XmlElement, { aligned, named }: Context): string {
  const properties = childOf(run, 'm:rPr')
  const words = [...elementsOf(run, 'm:t'), ...elementsOf(run, 'w:t')].map(textOf).join('')
  const plain = childOf(properties, 'm:nor')
  if (plain && isOn(plain.attributes['m:val'] ?? '1')) return named ? functionName(words) : text(words)
  const style = childOf(properties, 'm:sty')?.attributes['m:val']
  const script = childOf(properties, 'm:scr')?.attributes['m:val']
  if (named || (style === 'p' && FUNCTIONS.has(words.trim()))) return functionName(words)
  const latex = signs(words, aligned)
  const command = SCRIPTS[script ?? ''] ?? STYLES[style ?? '']
  return command && /[\p{L}\p{N}]/u.test(words) && !latex.includes('&') ? `${command}{${latex}}` : latex
}

const STYLES: Record<string, string> = { p: '\\mathrm', b: '\\mathbf', bi: '\\boldsymbol' }
const SCRIPTS: Record<string, string> = {
  script: '\\mathcal',
  fraktur: '\\mathfrak',
  'double-struck': '\\mathbb',
  'sans-serif': '\\mathsf',
  monospace: '\\mathtt',
}

/** Characters that mean something in one font alone. */
const PRIVATE = /[\ue000-\uf8ff]/

function signs(words: string, aligned = false): string {
  if (PRIVATE.test(words)) throw new Unknown('private character')
  const line = words.replace(/\s+/g, ' ').replace(/(?<![\p{L}\p{N}]) | (?![\p{L}\p{N}])/gu, '')
  return join(
    [...line].map((sign) => {
      if (sign === ' ') return '\\ '
      const place = placeOfSign(sign)
      if (place) return `${place}{${latexOfSign(sign)}}`
      return sign === '&' && aligned ? '&' : latexOfSign(sign)
    }),
  )
}

function functionName(words: string): string {
  const name = words.replace(/[\s\u2061]+/g, '')
  if (FUNCTIONS.has(name)) return `\\${name}`
  return /^[a-zA-Z]{2,}$/.test(name) ? `\\operatorname{${name}}` : signs(words)
}

function fraction(of: XmlElement): string {
  const [over, under] = [part(of, 'm:num'), part(of, 'm:den')]
  const type = property(of, 'type')
  if (type === 'lin') return `{${over}}/{${under}}`
  if (type === 'skw') return `{}^{${over}}\\!/_{${under}}`
  return type === 'noBar' ? `\\genfrac{}{}{0pt}{}{${over}}{${under}}` : `\\frac{${over}}{${under}}`
}

const NARY = new Set('∑∏∐∫∬∭∮⋃⋂⋁⋀⨁⨂')

function nary(of: XmlElement): string {
  const sign = property(of, 'chr') ?? '∫'
  if (!NARY.has(sign)) throw new Unknown(sign)
  const command = latexOfSign(sign)
  const sub = isOn(property(of, 'subHide')) ? '' : part(of, 'm:sub')
  const sup = isOn(property(of, 'supHide')) ? '' : part(of, 'm:sup')
  const integral = command.endsWith('int')
  const place = property(of, 'limLoc')
  const limits =
    integral && place === 'undOvr' ? '\\limits' : !integral && place === 'subSup' ? '\\nolimits' : ''
  const head = `${command}${limits}${sub && `_{${sub}}`}${sup && `^{${sup}}`}`
  return `${head}{${part(of, 'm:e')}}`
}

function delimited(of: XmlElement): string {
  const parts = elementsOf(of, 'm:e')
  const [begin, end] = [property(of, 'begChr') ?? '(', property(of, 'endChr') ?? ')']
  const only = parts.length === 1 ? elementsOf(parts[0]!).filter(({ name }) => !name.endsWith('Pr')) : []
  const inner = only.length === 1 ? only[0]! : null
  if (inner?.name === 'm:m') {
    const matrix = MATRICES[begin + end]
    if (matrix) return environment(matrix, rowsOf(inner))
  }
  if (inner?.name === 'm:eqArr' && begin === '{' && end === '') {
    const rows = linesOf(inner)
    if (rows.every((row) => marksIn(row) <= 1)) return environment('cases', rows)
  }
  if (inner?.name === 'm:f' && property(inner, 'type') === 'noBar' && begin === '(' && end === ')')
    return `\\binom{${part(inner, 'm:num')}}{${part(inner, 'm:den')}}`
  const separator = property(of, 'sepChr') ?? '|'
  const between = separator === '|' || separator === '∣' ? '\\middle|' : latexOfSign(separator)
  const [left, right] = [DELIMITERS[begin], DELIMITERS[end]]
  if (left === undefined || right === undefined) throw new Unknown(begin + end)
  const inside = join(
    parts.flatMap((each, at) => (at === 0 ? [contentOf(each)] : [between, contentOf(each)])),
  )
  return join([join([`\\left${left}`, inside]), `\\right${right}`])
}

const MATRICES: Record<string, string> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
  '∥∥': 'Vmatrix',
}

const rowsOf = (matrix: XmlElement) =>
  elementsOf(matrix, 'm:mr').map((row) =>
    elementsOf(row, 'm:e')
      .map((cell) => contentOf(cell))
      .join('&'),
  )

const linesOf = (array: XmlElement) =>
  elementsOf(array, 'm:e').map((line) => contentOf(line, { aligned: true }))
const marksIn = (latex: string) => latex.match(/(?<!\\)&/g)?.length ?? 0

/** Word writes the number of an equation as the one line of an array, behind a #. */
const NUMBERED = /^(.*?)\\#(?:\\left\((.+)\\right\)|\(?([^()]+)\)?)$/s

function equationArray(array: XmlElement): string {
  const lines = linesOf(array)
  const [, equation, inParentheses, bare] = (lines.length === 1 && NUMBERED.exec(lines[0]!)) || []
  if (equation !== undefined) return `${equation}\\tag{${inParentheses ?? bare}}`
  if (lines.some((line) => marksIn(line) > 0)) return environment('aligned', lines)
  return `\\begin{array}{l}${lines.join('\\\\')}\\end{array}`
}

function limit(of: XmlElement, context: Context, side: '_' | '^', otherwise: string): string {
  const [base, bound] = [part(of, 'm:e', context), part(of, 'm:lim')]
  return WITH_LIMITS.test(base) || /^\\(?:under|over)brace\{/.test(base)
    ? `${base}${side}{${bound}}`
    : `\\${otherwise}{${bound}}{${base}}`
}

function accent(of: XmlElement): string {
  const content = part(of, 'm:e')
  const accents = ACCENTS[property(of, 'chr') ?? '\u0302']
  if (!accents) throw new Unknown('accent')
  const one = /^(?:[A-Za-z0-9]|\\[a-zA-Z]+|\\math\w+\{[A-Za-z0-9]\})$/.test(content)
  return `\\${accents[one ? 0 : 1]}{${content}}`
}

function grouped(of: XmlElement): string {
  const sign = property(of, 'chr') ?? '⏟'
  const place = property(of, 'pos') === 'top' ? 'top' : 'bot'
  const command = GROUPING[sign]?.[place]
  if (!command) throw new Unknown(sign)
  return `\\${command}{${part(of, 'm:e')}}`
}
