import { at, matchAt, TIMES, type Code } from './code'

const CONCRETE = at(String.raw`(LC|C)\s?(\d{2,3})\s?/\s?(\d{2,3})(?!\d)`)
const STEEL = at(
  String.raw`(S)\s?(235|275|355|420|450|460|500|550|690|700|890|960)\s?((?:J[R0-2O]|K2|N[LH]?|M[LH]?|Q[L1]{0,2}|W)(?:\+\w{1,2})?)?(?![\p{L}\d])`,
)
const TIMBER = at(String.raw`(GL\s?|C|D|LVL)(\d{2})\s?([hc])?(?![\p{L}\d/.])`)
const REBAR = at(String.raw`(B)\s?(4\d{2}|5\d{2}|6\d{2})\s?([A-D])?(?![\p{L}\d])`)
const BOLT = at(String.raw`(M)(\d{1,2})(?![\p{L}\d./])`)
const SECTION_NAME = String.raw`(?:UKB|UKC|UB|UC|UBP|PFC|RHS|SHS|CHS|RSJ|RSA|EA|UA|HSS|UKPFC|L)`
const SECTION = at(
  String.raw`(?:(${SECTION_NAME})\s?)?(\d{2,4}(?:\.\d)?)\s?${TIMES}\s?(\d{2,4}(?:\.\d)?)(?:\s?${TIMES}\s?(\d{1,3}(?:\.\d)?))?(?:\s?(?:mm\s)?(${SECTION_NAME})(?![\p{L}])(?:\s?(\d{2,3})(?!\d))?)?(?![\p{L}\d])`,
)
const TUBE = at(
  String.raw`(?:CHS\s?(\d{2,4}(?:\.\d)?)\s?${TIMES}\s?(\d{1,2}(?:\.\d)?)|(\d{2,4}(?:\.\d)?)\s?${TIMES}\s?(\d{1,2}(?:\.\d)?)\s?CHS)(?![\p{L}\d])`,
)
const EUROPEAN_SECTION = at(
  String.raw`(IPE(?:[\s-]?(?:AA|[AORV])(?=[\s-]?\d))?|HE(?:[\s-]?(?:AA|[ABM])(?=[\s-]?\d))?|IPN|INP|UPN|UNP|UPE|UAP|HL|HD|HP)[\s-]?(\d{2,4})(?:\s?${TIMES}\s?(\d{2,4})(?!\d)|(\s?)(AA|[ABMORV]))?(?![\p{L}\d])`,
)
const WIDE_FLANGE = at(
  String.raw`(W|HSS|WT|MC|C|L|S(?=\d))\s?(\d{1,4}(?:\.\d{1,3})?)\s?${TIMES}\s?(\d{1,4}(?:\.\d{1,3})?)(?:\s?${TIMES}\s?(\d(?:[\d/.]{0,4}\d)?))?(?![\p{L}\d])`,
)
/** Inches: a channel or an angle of more is one in millimetres. */
const DEEPEST: Readonly<Record<string, number>> = { c: 18, l: 12, mc: 18, s: 24 }

export function readGrade(text: string, index: number): Code | null {
  const concrete = matchAt(CONCRETE, text, index)
  if (concrete) {
    const [all, letter, cylinder, cube] = concrete
    const base = `#${letter!.toLowerCase()}${cylinder}`
    return { end: index + all.length, term: `${base}/${cube}`, wider: [base], words: [] }
  }
  for (const pattern of [STEEL, REBAR, TIMBER, BOLT]) {
    const match = matchAt(pattern, text, index)
    if (!match) continue
    const base = `#${match[1]!.toLowerCase().trim()}${match[2]}`
    const end = index + match[0].trimEnd().length
    return match[3]
      ? { end, term: base + match[3].toLowerCase(), wider: [base], words: [] }
      : { end, term: base, wider: [], words: [] }
  }
  return null
}

export function readSection(text: string, index: number): Code | null {
  return (
    readEuropean(text, index) ?? readAmerican(text, index) ?? readTube(text, index) ?? readSize(text, index)
  )
}

/** IPE 300 A is another section than IPE 300; HE 200 B and HE B 200 are HEB 200. */
function readEuropean(text: string, index: number): Code | null {
  const match = matchAt(EUROPEAN_SECTION, text, index)
  if (!match) return null
  const [all, series, size, weight, blank = '', last = ''] = match
  const base = series!.replace(/[\s-]/g, '').toLowerCase()
  // “An IPE 300 a storey”: but for HE 200 b, what stands apart in small letters is a word.
  const isWord = base !== 'he' && blank !== '' && last !== last.toUpperCase()
  const name = base + (isWord ? '' : last.toLowerCase())
  return {
    end: index + all.length - (isWord ? blank.length + last.length : 0),
    term: `#${name}${size}${weight ? `x${weight}` : ''}`,
    wider: [],
    words: [name],
  }
}

function readAmerican(text: string, index: number): Code | null {
  const match = matchAt(WIDE_FLANGE, text, index)
  if (!match) return null
  const [all, series, ...sizes] = match
  const name = series!.toLowerCase()
  if (Number(sizes[0]) > (DEEPEST[name] ?? Infinity)) return null
  return {
    end: index + all.length,
    term: `#${name}${sizes.filter(Boolean).join('x')}`,
    wider: [],
    words: [],
  }
}

/** A wall of less than 10 mm is written with one digit. */
function readTube(text: string, index: number): Code | null {
  const match = matchAt(TUBE, text, index)
  if (!match) return null
  const [all, ...sizes] = match
  return { end: index + all.length, term: `#${sizes.filter(Boolean).join('x')}`, wider: [], words: ['chs'] }
}

function readSize(text: string, index: number): Code | null {
  const match = matchAt(SECTION, text, index)
  if (!match) return null
  const [all, before, depth, width, third, after, weight] = match
  const size = `#${depth}x${width}`
  const last = third ?? weight
  const name = (before ?? after)?.toLowerCase().replace('ukpfc', 'pfc').replace(/^uk/, 'u')
  return {
    end: index + all.trimEnd().length,
    term: last ? `${size}x${last}` : size,
    wider: last ? [size] : [],
    // Half a name is searched for as well: 457 finds 457 × 191.
    words: [...(name ? [name] : []), ...(depth!.length > 2 ? [depth!] : [])],
  }
}
