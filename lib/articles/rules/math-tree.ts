/** An element of MathML: `attributes` as written, texts as children without a tag. */
export type MathNode = { tag: string; attributes: string; text: string; children: MathNode[] }

const PIECES = /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/g
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" }),
)

/** The MathML in KaTeX's output, which is well formed; null where KaTeX refused the LaTeX. */
export function parseMath(html: string): MathNode | null {
  const from = html.indexOf('<math')
  if (from < 0) return null
  const root = element('root', '')
  const open = [root]
  for (const [, end, tag, attributes, empty, text] of html
    .slice(from, html.indexOf('</math>'))
    .matchAll(PIECES)) {
    const parent = open.at(-1)!
    if (text !== undefined) parent.text += decoded(text)
    else if (end) open.pop()
    else {
      const node = element(tag!, attributes!)
      parent.children.push(node)
      if (!empty) open.push(node)
    }
  }
  return root.children[0] ?? null
}

const element = (tag: string, attributes: string): MathNode => ({ tag, attributes, text: '', children: [] })

const decoded = (text: string) =>
  text.replace(/&([a-z]+|#x27);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)

export const textOf = ({ text, children }: MathNode): string => text + children.map(textOf).join('')
