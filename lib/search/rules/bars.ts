/**
 * A bar by its diameter. H, B, T and Y are grades and former names of ribbed bars, whose areas are those of
 * H.
 */
const BAR = String.raw`[HBTYØø⌀Φφ]\s?(\d{1,2})(?![\p{L}\p{N}/×]|[.,]\d|\s?[x*✕]\s?\d|\s?(?:mm|m|kN|MPa)(?!\p{L}))`
const BARS = String.raw`(?<![\p{L}\p{N}.,/×@-]|\p{N}\s?[x*]\s?)(\d{1,2})\s?(?:[Nn][or]s?\.?|[-x×])?\s?${BAR}`
/**
 * Bars with their number, as drawings write them: “5H20”, “4 no. T16”, “3Ø16”. In small letters 2 h 30 is a
 * time.
 */
const SEVERAL_BARS = new RegExp(BARS, 'gu')
const SEVERAL_TYPED = new RegExp(BARS, 'giu')
const ONE_BAR = new RegExp(String.raw`(?<![\p{L}\p{N}.,/×@-])${BAR}`, 'giu')
/** What is asked of bars, or how they are spaced: without it B16 and T12 may be anything. */
const OF_BARS =
  /(?<!\p{L})(?:areas?|(?:re)?bars?|mass|weight|kg\/m)(?!\p{L})|(?<=\d\s?)(?:@|(?<=\s)at\s)\s?\d{2,3}(?!\d|\s?m(?!m))/iu
const AREA = /(?<!\p{L})area(?!\p{L})/iu
/** What a bar or a fabric weighs is the mass of its table. */
const WEIGHT = /(?<!\p{L})weight(?!\p{L})/iu
const BAR_OR_FABRIC = /(?<![\p{L}\p{N}])(?:H\d{1,2}|[AB]\d{3,4})(?![\p{L}\p{N}])/iu

/** “16mm bar”, “20 mm diameter rebar”: of the diameters that are made. */
const IN_MILLIMETRES =
  /(?<![\p{L}\p{N}.,/×@-])(6|8|10|12|16|20|25|32|40)\s?mm\s(?:dia(?:\.|meter)?\s)?(?:re)?bar(s?)(?!\p{L})/giu
const PROPERTY = /(?<!\p{L})(?:areas?|mass|weight)(?!\p{L})/iu

/** Returns a question with its bars as tables write them: “5H20” is “H20 5 bars”, “H12 area” of one bar. */
export function withBars(question: string): string {
  const text = PROPERTY.test(question) ? question.replace(IN_MILLIMETRES, barOf) : question
  const isOfBars = OF_BARS.test(text)
  const several = text.replace(
    isOfBars ? SEVERAL_TYPED : SEVERAL_BARS,
    (_, number: string, diameter: string) => barsOf(diameter, number),
  )
  return several === text && isOfBars ? withBar(text) : several.replace(REBAR, 'bar')
}

/** Tables are of reinforcing bars. */
const REBAR = /(?<!\p{L})rebars?(?!\p{L})/iu

const barOf = (_: string, diameter: string, several: string) => `H${diameter}${several && ' bars'}`

function withBar(text: string): string {
  const numbers = text.match(/\d+/g) ?? []
  // Of several bars or of those in a metre the table has other columns.
  const isOne =
    numbers.length === 1 && AREA.test(text) && !/(?<!\p{L})(?:bars|met(?:re|er))(?!\p{L})/iu.test(text)
  const said = text.replace(ONE_BAR, (_, diameter: string) =>
    isOne ? barsOf(diameter, '1') : `H${diameter}`,
  )
  return BAR_OR_FABRIC.test(said) ? said.replace(WEIGHT, 'mass') : said
}

const barsOf = (diameter: string, number: string) =>
  `H${diameter} ${Number(number) === 1 ? 'one bar' : `${Number(number)} bars`}`
