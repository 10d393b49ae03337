import { at, DASH, matchAt, TIMES, type Code } from './code'

const NATIONAL = String.raw`(?:(?:BS|DIN|NF|UNI|IS|SS|NEN|UNE|ÖNORM|ONORM|I\.S\.|PN|SFS|DS|NS|NBN|SN)[\s-]{0,2})?`
/** Parts that are typed with spaces, "1 8"; a single one only where nothing comes after it. */
const SPACED_PARTS = String.raw`\s\d\s\d{1,2}(?!\d|[.,]\d|\s?(?:mm|cm|m|kN|MN|MPa|%|${TIMES}))|\s\d(?=\s*$)`
const EUROPEAN = at(
  String.raw`${NATIONAL}(?:pr)?(EN(?:\s?ISO|V)?)[\s-]{0,2}(\d{3,5})((?:\s?${DASH}\s?\d{1,3}(?!\d|\.\d)){1,2}|(?<=199\d)(?:${SPACED_PARTS})|)(?:\s?:\s?(?:19|20)\d{2})?(?:\s?\+\s?A[C\d]\d*(?::\d{4})?){0,3}(?!\d)`,
)
const AMERICAN = at(
  String.raw`(?:ANSI\s?/\s?)?(AISC|ACI|ASCE|AASHTO|ASTM|AWS|CSA|NDS|TMS|ISO|PD|CP|DIN|AS\s?/\s?NZS|AS|NZS|IS|GB|JIS|SIA|BS)(?:\s?/\s?SEI)?[\s-]{0,2}([A-Z]?\d{1,5}(?:\.\d{1,2}(?!\d))?[RM]?)((?:\s?${DASH}\s?\d{1,4}(?!\d|\.\d)){0,2})(?:\s?:\s?(?:19|20)\d{2})?(?:\s?\+\s?A\d+(?::\d{4})?){0,3}(?!\d)`,
)
const NUMERAL: readonly string[][] = [
  ['zero'],
  ['i', 'one'],
  ['ii', 'two'],
  ['iii', 'three'],
  ['iv', 'four'],
  ['v', 'five'],
  ['vi', 'six'],
  ['vii', 'seven'],
  ['viii', 'eight'],
  ['ix', 'nine'],
]
const NUMERALS = NUMERAL.flat()
  .sort((a, b) => b.length - a.length)
  .join('|')
const EUROCODE = at(
  String.raw`(?:(?:EC|Eurocodes?|Euro\s?code)[\s-]{0,2}(\d)|Euro\s?code[\s-]{0,2}(${NUMERALS}))(?![\p{L}\d]|\.\d)(?:[\s,:-]{0,2}(?:Part\s?)?(\d)(?:(?:\s?${DASH}\s?|\s)(\d{1,2}))?(?![\p{L}\d]|\.\d))?`,
)
const BARE_EUROCODE = at(
  String.raw`(199[0-9])\s?${DASH}\s?(\d)(?:\s?${DASH}\s?(\d{1,2}))?(?::(?:19|20)\d{2})?(?![\d.])`,
)
/** "AISC F2" is section F2 of AISC 360, whose chapters have letters; "AISC E3, H1.1" are two. */
const CHAPTER = at(String.raw`AISC\s(?=[A-N]\d{1,2}(?:\.\d)?(?![\p{L}\d]))`)
/** "ACI 22.5" is section 22.5 of ACI 318, which has 27 chapters: documents of ACI have three digits. */
const SECTION = at(String.raw`ACI\s(?=(?:[1-9]|1\d|2[0-7])(?:\.\d{1,2}){1,5}(?![\p{L}\d]))`)
const PUBLICATION = at(String.raw`(SCI|CIRIA|BRE|fib|TR|DG|SCI\s?Guide)[\s-]{0,2}([PCR]?\d{1,4})(?!\d)`)
const PART_WORD = at(String.raw`[\s,]{1,2}Part\s?(\d)(?:(?:\s?${DASH}\s?|\s)(\d{1,2}))?(?!\d|\.\d)`)

const digitsOf = (text: string) => (text.match(/\d+/g) ?? []).join('-')

/** "#en1993-1-1", also found as "#en1993"; the mention of a standard without part is "#en1993=". */
function standard(body: string, number: string, part: string, end: number): Code {
  const base = `#${body}${number.toLowerCase().replace(/[rm]$/, '')}`
  const plain = /\d+/.exec(number)![0]
  return {
    end,
    term: part ? `${base}-${part}` : `${base}=`,
    wider: part ? [...partsAbove(base, part), base] : [base],
    words: plain.length >= 3 ? [plain] : [],
  }
}

/** "1-1" is also found under "1". */
const partsAbove = (base: string, part: string) =>
  part.includes('-') ? [`${base}-${part.slice(0, part.lastIndexOf('-'))}`] : []

export function readStandard(text: string, index: number): Code | null {
  const european = matchAt(EUROPEAN, text, index)
  if (european)
    return withPartWord(
      european,
      /ISO/i.test(european[1]!) ? 'iso' : 'en',
      european[2]!,
      digitsOf(european[3]!),
      text,
    )
  const eurocode = matchAt(EUROCODE, text, index)
  if (eurocode)
    return standard(
      'en',
      String(1990 + eurocodeNumber(eurocode)),
      partOf(eurocode[3], eurocode[4]),
      index + eurocode[0].length,
    )
  const chapter = matchAt(CHAPTER, text, index)
  if (chapter) return standard('aisc', '360', '', index + chapter[0].length)
  const section = matchAt(SECTION, text, index)
  if (section) return standard('aci', '318', '', index + section[0].length)
  const other = matchAt(AMERICAN, text, index)
  // "is 3" and "as 12" are English before they are Indian and Australian standards.
  if (other && !/^(?:as|is)$/.test(other[1]!)) {
    const body = other[1]!.toLowerCase().replace(/[\s/]/g, '')
    // American and Australian bodies put the year behind a hyphen, British ones the part.
    const parts = (other[3]!.match(/\d+/g) ?? []).filter((digits) => digits.length < 3)
    const part = /^(?:bs|iso|din|pd|csa|sia)$/.test(body) ? parts.join('-') : ''
    return withPartWord(other, body, other[2]!, part, text)
  }
  const publication = matchAt(PUBLICATION, text, index)
  if (publication && text[index] === text[index]!.toUpperCase())
    return standard(
      publication[1]!.toLowerCase().slice(0, 3).trim(),
      publication[2]!,
      '',
      index + publication[0].length,
    )
  return null
}

/** "Eurocode III" and "Eurocode three" are Eurocode 3. */
const eurocodeNumber = ([, digit, numeral]: RegExpExecArray) =>
  digit === undefined ? NUMERAL.findIndex((names) => names.includes(numeral!.toLowerCase())) : Number(digit)

const partOf = (first: string | undefined, second: string | undefined) =>
  [first, second].filter((each) => each !== undefined).join('-')

/** "BS 5950 Part 1" is BS 5950-1. */
function withPartWord(
  match: RegExpExecArray,
  body: string,
  number: string,
  part: string,
  text: string,
): Code {
  const end = match.index + match[0].length
  const word = part ? null : matchAt(PART_WORD, text, end)
  if (!word) return standard(body, number, part, end)
  return standard(body, number, partOf(word[1], word[2]), end + word[0].length)
}

/** "1993-1-8" alone. */
export function bareStandard(text: string, index: number): Code | null {
  const match = matchAt(BARE_EUROCODE, text, index)
  return match ? standard('en', match[1]!, partOf(match[2], match[3]), index + match[0].length) : null
}

/**
 * Numbers of the register's standards that are typed without their body, by the body; not those that are
 * quantities as well, such as 800.
 */
const BODY_OF: ReadonlyMap<string, string> = new Map(
  `EN 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 1090 13670|
BS 5268 5400 5628 5950 6399 6472 7385 8002 8004 8007 8110 8118|ACI 318|AS 4100|DIN 4150`
    .replace(/\n/g, '')
    .split('|')
    .flatMap((line) => {
      const [body, ...numbers] = line.split(' ')
      return numbers.map((number) => [number, body!] as const)
    }),
)

export const NUMBERS_WITHOUT_BODY: readonly string[] = [...BODY_OF.keys()]

/** What follows is no quantity: "in 1992 6.4 mm were measured". */
const NO_UNIT = String.raw`(?![\p{L}\d%°]|[.,]\d|\s?(?:mm|cm|m|km|kN|MN|N|kPa|MPa|GPa|kg|t|in|ft|psi|ksi|kips?|hours?|h|days?|years?|°|%|${TIMES})(?![\p{L}\d]))`
const CLAUSE_NUMBER = String.raw`(?:[A-Z]\.?)?[1-9]\d?(?:\.[1-9]\d?){1,5}`
const NAMED_PLACE = String.raw`(?:clauses?|cl|sections?|sec|§{1,3}|tables?|tab|figures?|fig|equations?|eqs?|expressions?|annex|appendix)(?:\.\s?|\s|(?<=§))\(?(?:NA\.?\s?)?(?:[A-Z]?\.?\d|[A-Z](?![\p{L}]))`
/** "1 4" of "1991 1 4 4.3", and "part 1-1". */
const TYPED_PART = String.raw`(?:\s(?:part\s)?[1-9](?:\s?${DASH}\s?|\s)\d{1,2}(?![\p{L}\d.])|\s?${DASH}\s?\d(?![\p{L}\d.])|\sparts?\s\d(?![\p{L}\d.]))`
const BARE_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/"${DASH.slice(1, -1)}]|[\p{L}]\s?${DASH}|(?:EN|BS|ISO|CODE|AISC|ACI|AS|IS|DIN|NZS|NA|EC|CP|PD)[\s-]{1,2})(${NUMBERS_WITHOUT_BODY.join('|')})(?=(?:${TYPED_PART}|-\d\d(?![\d.-]))?(?:\s?:\s?(?:19|20)\d{2})?,?\s{1,2}(?:${NAMED_PLACE}|${CLAUSE_NUMBER}${NO_UNIT})|${TYPED_PART}\s*$)`,
  'giu',
)
/** AISC 360 has chapters with letters: "360 E7". */
const BARE_CHAPTER =
  /(?<![\p{L}\p{N}.,:/-]|(?:AISC|IS|EN|BS)\s)360(?=\s[A-N]\d{1,2}(?:\.\d)?(?![\p{L}\d.]))/giu

/**
 * Returns a question with the body before the number of a standard that is typed without it and followed by
 * one of its places: "1992 6.4" is EN 1992 6.4. A number that stands by itself is a year or a quantity.
 */
export const withBodies = (question: string): string =>
  question
    .replace(BARE_NUMBER, (typed, number: string) => `${BODY_OF.get(number)!} ${typed}`)
    .replace(BARE_CHAPTER, 'AISC 360')
