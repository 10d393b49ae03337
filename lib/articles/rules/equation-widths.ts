import katex, { type KatexOptions } from 'katex'
import metrics from 'katex/src/fontMetricsData.js'

/** What KaTeX builds before it writes it as HTML: lengths in em of the element's own font size. */
type Box = {
  classes?: string[]
  children?: Box[]
  style?: Record<string, string | undefined>
  text?: string
  width?: number
  italic?: number
  toMarkup: () => string
}

const { __renderToDomTree: build } = katex as unknown as {
  __renderToDomTree: (latex: string, options?: KatexOptions) => Box
}

/** KaTeX's font sizes by number, from 1, as parts of the ordinary one. */
const SIZES = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488]

const FACES: Record<string, keyof typeof metrics> = {
  mathnormal: 'Math-Italic',
  mathit: 'Main-Italic',
  textit: 'Main-Italic',
  mathbf: 'Main-Bold',
  textbf: 'Main-Bold',
}
/** Faces of which letters are never joined to words. */
const OTHER_FACES =
  /^(ams|math(bb|cal|frak|scr|sf|tt)|boldsymbol|text(sf|tt|bb|frak|scr)|delim|small-op|large-op)/

/** Boxes whose width follows from what is around them, or that lay out otherwise than by its parts. */
const UNKNOWN =
  /^(mtable|stretchy|rlap|llap|clap|boxpad|fbox|cancel|katex-error|accent-full|munder|mover|x-arrow|tag|thinbox|overline|underline)/

/** Returns the em of a length; 0 where there is none. */
const em = (length = '0em') => Number.parseFloat(length)

const sizeOf = (classes: string[], prefix: string): number => {
  const name = classes.find((one) => one.startsWith(prefix) && /^\d+$/.test(one.slice(prefix.length)))
  return SIZES[Number(name?.slice(prefix.length)) - 1] ?? 1
}

/** Returns how wide a box is, in em of what is around it; NaN where that is not known. */
function widthOf(box: Box): number {
  const { classes = [], style = {}, children } = box
  if (classes.some((name) => UNKNOWN.test(name))) return NaN
  const isResized = classes.includes('katex-sizing')
  const size = isResized ? sizeOf(classes, 'size') / sizeOf(classes, 'reset-size') : 1
  const around = em(style.marginLeft) + em(style.marginRight) + em(style.paddingLeft)
  return size * (around + Math.max(em(style.width), em(style.minWidth), inner(box, classes, children)))
}

function inner(box: Box, classes: string[], children: Box[] | undefined): number {
  if (box.text !== undefined) return textWidth(box.text, classes, box)
  if (classes.includes('nulldelimiter')) return 0.12
  if (classes.includes('accent-body')) return 0
  if (classes.includes('pstrut') || !children) return 0
  if (!classes.includes('vlist-t')) return children.reduce((sum, child) => sum + widthOf(child), 0)
  const rows = children[0]?.children?.[0]?.children ?? []
  return Math.max(0, ...rows.map(widthOf))
}

function textWidth(text: string, classes: string[], { width = 0, italic = 0 }: Box): number {
  if (text === '\u200b') return 0
  const after = Math.max(italic, 0)
  if ([...text].length === 1) return width > 0 ? width + after : NaN
  if (classes.some((name) => OTHER_FACES.test(name))) return NaN
  const face = metrics[classes.map((name) => FACES[name]).find(Boolean) ?? 'Main-Regular']
  return [...text].reduce((sum, sign) => sum + (face?.[sign.codePointAt(0)!]?.[4] ?? NaN), after)
}

/** Sets the width of each piece of an equation, between which it may be broken. */
function reserve(box: Box): void {
  if (!box.classes?.includes('katex-base')) {
    for (const child of box.children ?? []) reserve(child)
    return
  }
  const width = widthOf({ ...box, classes: [] })
  if (Number.isFinite(width)) box.style = { ...box.style, width: `${Number(width.toFixed(4))}em` }
}

/**
 * Returns KaTeX's HTML of an equation within a line with the width that it will have: the words behind it
 * stay where they are when its typefaces arrive. Throws what KaTeX throws.
 */
export function writeInPlace(latex: string, options?: KatexOptions): string {
  const tree = build(latex, options)
  reserve(tree)
  return tree.toMarkup()
}
