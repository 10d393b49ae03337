/**
 * What engineers cite, recognised in running text and in queries: standards, clauses, tables, grades, sections and symbols. Each becomes
 * search terms of its own that begin with `#`, so that no spelling of "EN 1993-1-1" is ever taken apart into 1993, 1 and 1 (decision 29).
 */
export type Code = {
  /** Where it ends in the text. */
  end: number
  /** The term for exactly this. */
  term: string
  /** Terms under which it is found as well: the standard without its part, the parents of a clause, a grade without its sub-grade. */
  wider: string[]
  /** Words beside the code that a reader may search for: "ipe", "grade". */
  words: string[]
}

const DASH = '[-‐‑‒–—−]'
const TIMES = '[x×X*✕]'
const at = (pattern: string) => new RegExp(pattern, 'iuy')

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}

// ── Standards ────────────────────────────────────────────────────────────────
const NATIONAL = String.raw`(?:(?:BS|DIN|NF|UNI|IS|SS|NEN|UNE|ÖNORM|ONORM|I\.S\.|PN|SFS|DS|NS|NBN|SN)[\s-]{0,2})?`
const EUROPEAN = at(
  String.raw`${NATIONAL}(?:pr)?(EN(?:\s?ISO|V)?)[\s-]{0,2}(\d{3,5})((?:\s?${DASH}\s?\d{1,3}(?!\d|\.\d)){0,2})(?:\s?:\s?(?:19|20)\d{2})?(?:\s?\+\s?A[C\d]\d*(?::\d{4})?){0,3}(?!\d)`,
)
const AMERICAN = at(
  String.raw`(?:ANSI\s?/\s?)?(AISC|ACI|ASCE|AASHTO|ASTM|AWS|CSA|NDS|TMS|ISO|PD|CP|DIN|AS\s?/\s?NZS|AS|NZS|IS|GB|JIS|SIA|BS)(?:\s?/\s?SEI)?[\s-]{0,2}([A-Z]?\d{1,5}(?:\.\d{1,2}(?!\d))?[RM]?)((?:\s?${DASH}\s?\d{1,4}(?!\d|\.\d)){0,2})(?:\s?:\s?(?:19|20)\d{2})?(?:\s?\+\s?A\d+(?::\d{4})?){0,3}(?!\d)`,
)
const EUROCODE = at(
  String.raw`(?:EC|Eurocode|Euro\s?code)[\s-]{0,2}([0-9])(?![\d.])(?:[\s,:-]{0,2}(?:Part\s?)?(\d)(?:\s?${DASH}\s?(\d{1,2}))?(?![\d.]))?`,
)
const BARE_EUROCODE = at(
  String.raw`(199[0-9])\s?${DASH}\s?(\d)(?:\s?${DASH}\s?(\d{1,2}))?(?::(?:19|20)\d{2})?(?![\d.])`,
)
const PUBLICATION = at(String.raw`(SCI|CIRIA|BRE|fib|TR|DG|SCI\s?Guide)[\s-]{0,2}([PCR]?\d{1,4})(?!\d)`)
const PART_WORD = at(String.raw`[\s,]{1,2}Part\s?(\d)(?:\s?${DASH}\s?(\d{1,2}))?(?![\d.])`)

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

function readStandard(text: string, index: number): Code | null {
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
      String(1990 + Number(eurocode[1])),
      partOf(eurocode[2], eurocode[3]),
      index + eurocode[0].length,
    )
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

// ── Places in a standard ─────────────────────────────────────────────────────
const PLACE_VALUE = String.raw`((?:NA\.)?[A-Z]?\.?\d+(?:\.\d+)*|[A-Z](?:\.\d+)*)(?![\p{L}\d])((?:\(\d+\))*)`
const PLACE = at(
  String.raw`(clauses?|cl|sections?|sec|subclauses?|paragraphs?|§+|tables?|tab|figures?|fig|equations?|eqn?|expressions?|exp|annex|appendix)(?:\.\s?|\s{1,2}|(?<=§))\(?(?:cl\.\s?)?${PLACE_VALUE}`,
)
const BARE_CLAUSE = at(String.raw`([A-Z]?\.?\d+(?:\.\d+){2,5})(?![\p{L}\d])((?:\(\d+\))*)`)

function readPlace(text: string, index: number): Code | null {
  const named = matchAt(PLACE, text, index)
  if (named) {
    const word = named[1]!.toLowerCase()
    const value = named[2]!.toLowerCase().replace(/^(?:na)?\./, '')
    const end = index + named[0].length
    // "Section sizes" and "table a": a letter alone is a place only after Annex and Appendix.
    if (/^[a-z]$/.test(value) && !/^a(?:nnex|ppendix)/.test(word)) return null
    if (/^(?:tab|fig|eq|exp)/.test(word))
      return {
        end,
        term: `#${word.slice(0, 2) === 'ex' ? 'eq' : word.slice(0, 3).replace('equ', 'eq').replace('eqn', 'eq')}:${value}`,
        wider: [],
        words: [],
      }
    return place(value, end)
  }
  const bare = matchAt(BARE_CLAUSE, text, index)
  return bare ? place(bare[1]!.toLowerCase().replace(/^\./, ''), index + bare[0].length) : null
}

/** Clause 6.3.2.3 is found under 6.3.2 and 6.3 too; exactly clause 6.3.2 is "#cl:6.3.2=". */
function place(value: string, end: number): Code {
  return { end, term: `#cl:${value}=`, wider: clausesAbove(value).map((each) => `#cl:${each}`), words: [] }
}

const clausesAbove = (value: string): string[] => {
  const parts = value.split('.')
  return parts
    .map((_, index) => parts.slice(0, index + 1).join('.'))
    .filter((each, index) => index > 0 || parts.length === 1)
}

// ── Grades, sections ─────────────────────────────────────────────────────────
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

function readGrade(text: string, index: number): Code | null {
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

function readSection(text: string, index: number): Code | null {
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
    words: name ? [name] : [],
  }
}

// ── Units and symbols ────────────────────────────────────────────────────────
const UNIT = at(
  String.raw`(kN|MN|N|kPa|MPa|GPa|kg|mm|cm|m|kJ|J|W)(?:\s?[·⋅.]\s?|\s)?(?:(m|mm)(?![\p{L}\d²³^]|\s?[-⁻−]\s?[1234¹²³⁴])|(?:/|per\s)\s?(mm|cm|m)(?:\s?\^?\s?([234²³⁴]))?|(mm|cm|m)\s?\^?\s?[{]?[-⁻−]\s?([1234¹²³⁴])[}]?)(?![\p{L}\d])`,
)
const POWER: Readonly<Record<string, string>> = { '¹': '1', '²': '2', '³': '3', '⁴': '4' }

/** "kN/m2", "kN/m²", "kN m⁻²" and "kN/m^2" are one unit; "kNm" and "kN·m" another; N/mm² is also found as MPa. */
function readUnit(text: string, index: number): Code | null {
  const match = matchAt(UNIT, text, index)
  if (!match) return null
  const [all, unit, times, per, power, inverse, inversePower] = match
  const end = index + all.length
  if (times)
    return /^[kM]?N$/.test(unit!)
      ? { end, term: `#${unit!.toLowerCase()}${times.toLowerCase()}`, wider: [], words: [] }
      : null
  const length = (per ?? inverse)!.toLowerCase()
  const raised = power ?? inversePower ?? ''
  const term = `#${unit!.toLowerCase()}/${length}${(POWER[raised] ?? raised).replace(/^1$/, '')}`
  return term === '#n/mm2'
    ? { end, term: '#mpa', wider: [], words: ['mpa'] }
    : { end, term, wider: [], words: [] }
}

const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  µ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
}
const GREEK_NAME = [...new Set(Object.values(GREEK))]
  .filter((name) => name.length > 1)
  .sort((a, b) => b.length - a.length)
  .join('|')
const SUBSCRIPT = String.raw`(?:_\s?\{?\s?([\p{L}\p{N}][\p{L}\p{N},.]{0,11})\s?\}?)`
const GREEK_SYMBOL = at(
  String.raw`\\?([α-ωϵϕµ])[\u0304\u0305\u0302]?(?:${SUBSCRIPT}|((?:[A-Z]{1,3}\d?|[a-z]|\d)(?:,[\p{L}\d]{1,5})?)(?![\p{L}\d]))?`,
)
const NAMED_SYMBOL = at(
  String.raw`\\?(?:bar\s?|overline\s?\{?\\?)?(${GREEK_NAME})\}?(?:${SUBSCRIPT}|\s?(M\d|LT|F|Q|G|m|c|s)(?![\p{L}\d]))`,
)
const LATIN_SYMBOL = at(
  String.raw`([A-Za-z])_\s?\{?\s?([\p{L}\p{N}][\p{L}\p{N},.]{0,11})\s?\}?|([A-Za-z][a-z]{0,3}),((?:Rd|Ed|Rk|Ek)(?:,[a-z]{1,3})?)(?![\p{L}\d])`,
)

/** "γM0", "γ_M0", "\\gamma_{M0}" and "gamma_M0" are one symbol: "#gammam0". */
function readSymbol(text: string, index: number): Code | null {
  const greek = matchAt(GREEK_SYMBOL, text, index)
  if (greek) {
    const name = GREEK[greek[1]!.toLowerCase()] ?? greek[1]!
    const below = squeezed(greek[2] ?? greek[3])
    const end = index + greek[0].length
    return below
      ? { end, term: `#${name}${below}`, wider: [], words: [name] }
      : { end, term: name, wider: [], words: [] }
  }
  const named = matchAt(NAMED_SYMBOL, text, index)
  if (named)
    return {
      end: index + named[0].length,
      term: `#${named[1]!.toLowerCase()}${squeezed(named[2] ?? named[3])}`,
      wider: [],
      words: [named[1]!.toLowerCase()],
    }
  const latin = matchAt(LATIN_SYMBOL, text, index)
  if (!latin) return null
  const word = `${latin[1] ?? latin[3]}${squeezed(latin[2] ?? latin[4])}`.toLowerCase()
  return { end: index + latin[0].length, term: word, wider: [], words: [] }
}

const squeezed = (text: string | undefined) => (text ?? '').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Words with which a code can begin; everything else that begins with a letter is a word, which keeps reading fast. */
const STARTS_CODE =
  /(?:[a-z]?\d|en|bs|din|nf|uni|is|ss|nen|une|önorm|onorm|i\.s|pn|sfs|ds|ns|nbn|sn|pren|env|ec|euro|ansi|aisc|aci|asce|aashto|astm|aws|csa|nds|tms|iso|pd|cp|as|nzs|gb|jis|sia|sci|ciria|bre|fib|tr|dg|cl|sec|sub|par|tab|fig|eq|exp|ann|app|lc|gl|lvl|ub|uc|uk|pfc|rhs|shs|chs|rsj|rsa|ea|ua|hss|ipe|ipn|he|upn|upe|hl|hd|hp|wt|mc|[a-z][\s_\d×/·]|[a-z]{1,4},|kn|mn|kpa|mpa|gpa|kg|mm|cm|kj|alpha|beta|gamma|delta|eps|zeta|eta|theta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|chi|psi|omega|bar|over|vertical)/iy

/** The code that begins at this place in the text, if one does. The place must be the beginning of a word. */
export function codeAt(text: string, index: number): Code | null {
  const first = text.charCodeAt(index)
  const digit = first >= 48 && first <= 57
  if (!digit && first < 128 && first !== 92) {
    STARTS_CODE.lastIndex = index
    if (!STARTS_CODE.test(text)) return null
  }
  if (digit) return bareStandard(text, index) ?? readSection(text, index) ?? readPlace(text, index)
  if (first >= 128 || first === 92)
    return first === 167 ? readPlace(text, index) : (readSymbol(text, index) ?? readStandard(text, index))
  return (
    readStandard(text, index) ??
    readPlace(text, index) ??
    readSection(text, index) ??
    readGrade(text, index) ??
    readSymbol(text, index) ??
    readUnit(text, index)
  )
}

function bareStandard(text: string, index: number): Code | null {
  const match = matchAt(BARE_EUROCODE, text, index)
  return match ? standard('en', match[1]!, partOf(match[2], match[3]), index + match[0].length) : null
}
