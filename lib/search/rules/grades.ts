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
const EUROPEAN_SECTION = at(
  String.raw`(IPE|IPN|HEA|HEB|HEM|HE|UPN|UPE|HL|HD|HP)\s?(\d{2,4})\s?([ABM]{1,2})?(?![\p{L}\d])`,
)
const WIDE_FLANGE = at(
  String.raw`(W|HSS|WT|MC|C|L)\s?(\d{1,2})\s?${TIMES}\s?(\d{1,3}(?:\.\d)?)(?:\s?${TIMES}\s?([\d/.]{1,6}))?(?![\p{L}\d])`,
)

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
  const european = matchAt(EUROPEAN_SECTION, text, index)
  if (european) {
    const name = (
      european[1]! === 'HE' || european[1]! === 'he' ? `he${european[3] ?? ''}` : european[1]!
    ).toLowerCase()
    return {
      end: index + european[0].trimEnd().length,
      term: `#${name}${european[2]}`,
      wider: [],
      words: [name],
    }
  }
  const american = matchAt(WIDE_FLANGE, text, index)
  if (american)
    return {
      end: index + american[0].length,
      term: `#${american[1]!.toLowerCase()}${american.slice(2).filter(Boolean).join('x')}`,
      wider: [],
      words: [],
    }
  const british = matchAt(SECTION, text, index)
  if (!british) return null
  const [all, before, depth, width, third, after, weight] = british
  const size = `#${depth}x${width}`
  const last = third ?? weight
  const name = (before ?? after)?.toLowerCase().replace(/^uk/, 'u')
  return {
    end: index + all.trimEnd().length,
    term: last ? `${size}x${last}` : size,
    wider: last ? [size] : [],
    // Half a name is searched for as well: 457 finds 457 × 191.
    words: [...(name ? [name] : []), ...(depth!.length > 2 ? [depth!] : [])],
  }
}
