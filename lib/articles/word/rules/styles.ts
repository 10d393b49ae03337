import { childOf, elementsOf, parseXml, type XmlElement } from './xml'

/** A style of a document, as far as it is asked for here. */
type Style = {
  name: string
  basedOn: string | undefined
  /** What it says of paragraphs and of runs. */
  paragraph: XmlElement | undefined
  run: XmlElement | undefined
}

export type Styles = ReadonlyMap<string, Style>

/** A style that is based on another, which is based on another: more of them Word does not follow either. */
const CHAIN_MAX = 12

/** Returns the styles of a document by their ids. */
export function stylesIn(part: string | undefined): Styles {
  const styles = part === undefined ? [] : elementsOf(parseXml(part), 'w:style')
  return new Map(
    styles.map((style) => [
      style.attributes['w:styleId'] ?? '',
      {
        name: valueOf(style, 'w:name') ?? '',
        basedOn: valueOf(style, 'w:basedOn'),
        paragraph: childOf(style, 'w:pPr'),
        run: childOf(style, 'w:rPr'),
      },
    ]),
  )
}

/** Returns what a style, or the nearest that it is based on, says. */
export function inherited<T>(
  styles: Styles,
  id: string | undefined,
  said: (style: Style, id: string) => T | undefined,
): T | undefined {
  let at = id
  for (let step = 0; at !== undefined && step < CHAIN_MAX; step++) {
    const style = styles.get(at)
    const found = style && said(style, at)
    if (found !== undefined) return found
    at = style?.basedOn
  }
  return undefined
}

/** Returns the value of a child, as properties have it. */
export const valueOf = (properties: XmlElement | undefined, name: string, attribute = 'w:val') =>
  childOf(properties, name)?.attributes[attribute]
