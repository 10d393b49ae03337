import { inherited, type Styles, valueOf } from './styles'
import { childOf, textOf, type XmlElement } from './xml'

/** Fonts that show signs in the place of letters; mammoth knows what each sign is in Unicode. */
const SIGN_FONTS = /^(?:Symbol|Webdings|Wingdings(?: [23])?)$/i
export const isSignFont = (font: string) => SIGN_FONTS.test(font)

/** Where Word puts the characters of such a font, one private character for each of a byte. */
const PRIVATE = 0xf000
const ofByte = (code: number) => (code > PRIVATE + 0x20 && code <= PRIVATE + 0xff ? code - PRIVATE : code)

/** Returns the font of a run: its own, else that of its style, else that of its paragraph's. */
function fontOf(run: XmlElement, paragraphStyle: string | undefined, styles: Styles): string {
  const properties = childOf(run, 'w:rPr')
  const said = (own: XmlElement | undefined) =>
    valueOf(own, 'w:rFonts', 'w:hAnsi') ?? valueOf(own, 'w:rFonts', 'w:ascii')
  return (
    said(properties) ??
    inherited(styles, valueOf(properties, 'w:rStyle'), ({ run: own }) => said(own)) ??
    inherited(styles, paragraphStyle, ({ run: own }) => said(own)) ??
    ''
  )
}

/** Returns a run with the signs that its font shows. */
export function withSigns(run: XmlElement, paragraphStyle: string | undefined, styles: Styles): XmlElement {
  if (!childOf(run, 'w:t')) return run
  const font = fontOf(run, paragraphStyle, styles)
  return {
    ...run,
    children: run.children.flatMap((child) =>
      typeof child === 'string' || child.name !== 'w:t'
        ? [child]
        : signsOf(textOf(child), font).map((piece) =>
            typeof piece === 'string' ? { ...child, children: [piece] } : piece,
          ),
    ),
  }
}

/** Returns text of a font as pieces: signs as the elements that mammoth reads, all else as it is. */
function signsOf(text: string, font: string): (string | XmlElement)[] {
  const known = isSignFont(font)
  if (!known && !/[\uf020-\uf0ff]/.test(text)) return [text]
  const pieces: (string | XmlElement)[] = []
  for (const character of text) {
    const code = character.codePointAt(0)!
    const byte = ofByte(code)
    const last = pieces.at(-1)
    if (byte > 0x20 && byte <= 0xff && byte !== 0xa0 && (known || byte !== code))
      pieces.push(sign(font, byte))
    else if (code === PRIVATE + 0x20) pieces.push(' ')
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + character
    else pieces.push(character)
  }
  return pieces
}

const sign = (font: string, byte: number): XmlElement => ({
  name: 'w:sym',
  attributes: { 'w:font': font, 'w:char': (PRIVATE + byte).toString(16).toUpperCase() },
  children: [],
})
