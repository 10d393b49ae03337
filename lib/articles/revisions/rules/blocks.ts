import { escapeHtml } from '@/lib/core/text'
import { titleIn } from '@/lib/calculations/rules/changes'

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
)

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return character(parseInt(String(hex), 16))
    if (decimal) return character(Number(decimal))
    return ENTITIES.get(String(name).toLowerCase()) ?? whole
  })

const MARK: Record<string, string> = { h1: '# ', h2: '## ', h3: '### ', h4: '#### ', li: '• ' }

const CALCULATION = /<pre\b[^>]*\bdata-type="calculation"[^>]*>([\s\S]*?)<\/pre>/gi

const linesIn = (html: string): string => html.replace(/<br\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, '')

/** Returns the lines of each calculation of cleaned HTML, in its order. */
export const calculationsIn = (html: string): string[] =>
  [...html.matchAll(CALCULATION)].map(([, lines = '']) => decode(linesIn(lines)))

/** How equations and headings are written: for editors as they are typed, for readers as they are read. */
export type Wording = { math?: (latex: string) => string; mark?: boolean }

const asLatex = (latex: string): string => `\\(${latex}\\)`

/**
 * The text of cleaned HTML, one string a paragraph, heading, list item or table row, for comparing and never
 * for showing as HTML: headings and items keep a mark, equations are LaTeX where nothing else is said,
 * pictures their alternative text, calculations their title.
 */
export function blocksOf(html: string, { math = asLatex, mark = true }: Wording = {}): string[] {
  return html
    .replace(CALCULATION, (_, lines: string) => `\n[Calculation: ${titleIn(decode(linesIn(lines)))}]\n`)
    .replace(
      /<(?:span|div)\b[^>]*\bdata-latex="([^"]*)"[^>]*>[\s\S]*?<\/(?:span|div)>/gi,
      (_, latex: string) => ` ${escapeHtml(math(decode(latex)))} `,
    )
    .replace(/<section\b[^>]*>/gi, '\n[Exercise]\n')
    .replace(/<div\b[^>]*\bdata-type="answer"[^>]*>/gi, '\n[Answer]\n')
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, '[$1]')
    .replace(/<\/t[dh]>\s*(?=<t[dh]\b)/gi, ' | ')
    .replace(
      /<(h[1-4]|li)\b[^>]*>/gi,
      (_, tag: string) => `\n${mark || tag.toLowerCase() === 'li' ? MARK[tag.toLowerCase()] : ''}`,
    )
    .replace(
      /<\/?(?:p|h[1-4]|li|ul|ol|tr|caption|figcaption|figure|blockquote|pre|table|section|div|br|hr)\b[^>]*>/gi,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => decode(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
}
