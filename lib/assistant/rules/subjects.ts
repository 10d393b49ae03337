import { GREEK_NAMES } from '@/lib/search/rules/greek-indices'
import { tokensOf } from '@/lib/search/rules/tokens'

/** A part of a question, with the terms that answer it; `label` where it is a symbol. */
type Part = { typed: string; label?: string; known: boolean; terms: ReadonlySet<string> }

/** A text with the terms and meanings that it has. */
export type Said = { text: string; terms: ReadonlySet<string> }

/**
 * What a question names that an answer has to be of: a symbol is in its passage, a standard or a material
 * around it.
 */
export type Subject = { of: 'passage' | 'article'; isIn: (said: Said) => boolean }

/** What says only which kind of answer is wanted. */
export const ASKS_FOR_ANSWER = /^(?:formula[es]?|equations?|expressions?|values?|definitions?|meanings?)$/

/** A grade or a rolled section, by which a reader calculates. */
export const GRADE_OR_SECTION = /^#(?:c\d+\/\d+|s[2-9]\d{2}\w*|\d+x\d+(?:x\d+)?)$/
/** A number, or its unit. */
const MEASURE = /^#?(?:\d.*|m|mm|cm|kn|mpa)$/

/** Bodies that a question names without the number of a standard. */
const BODY = '(?:aisc|aci|asce|aashto|csa|nzs|jis|sia|din)'
const BODIES = new RegExp(String.raw`(?<![\p{L}\p{N}])${BODY}(?![\p{L}\p{N}])`, 'giu')
const STANDARD = /^#(?:en|bs|aci|aisc|asce|aashto|csa|nzs|din|sia|is|as)\d/

/** Materials of which whole articles are, with the standards that are of nothing else. */
const MATERIALS: ReadonlyMap<string, readonly string[]> = new Map([
  ['concrete', ['#en1992', '#en1994', '#aci318']],
  ['steel', ['#en1993', '#en1994', '#aisc360']],
  ...['timber', 'wood', 'glulam'].map((name): [string, string[]] => [name, ['#en1995']]),
  ...['masonry', 'brickwork', 'blockwork', 'brick'].map((name): [string, string[]] => [name, ['#en1996']]),
  ['aluminum', ['#en1999']],
  ['glass', []],
])
/** Another material than steel. */
const STAINLESS = 'stainless'
/** Grades of one material, by a name of it. */
const GRADES: readonly (readonly [grade: RegExp, material: string])[] = [
  [/^#c\d+\/\d+$/, 'concrete'],
  [/^#gl\d+[hc]?$/, 'timber'],
  [/^#s[2-9]\d{2}/, 'steel'],
]

/** Parts of a building that rules of beams, slabs and walls say nothing of: a basement is no roof. */
const ELEMENTS = new Set('roof basement bridge stair door window chimney'.split(' '))

/** Who asks what something costs is answered by a price, and by no figure of speech. */
const PRICE_ASKED =
  /(?<!\p{L})(?:prices?|fees?|cheap(?:er|est)?|costs?\s(?:of|per|for)|how much (?:is|are|do|does)\s.+\scosts?)(?!\p{L})/iu
/** “Cost in carbon” is no money. */
const NO_MONEY = /(?<!\p{L})(?:carbon|co2e?|energy|emissions?)(?!\p{L})/iu
const PRICE = /[£€$]\s?\d|\d\s?(?:[£€$]|pounds?|euros?|dollars?|GBP|EUR|USD)(?!\p{L})/iu

/** Work of hands, of which an article has to speak itself: a fixing does not say how to fix a roof. */
const HANDWORK =
  /^(?:how (?:to|do|can|should)\s(?:(?:i|you|we|one)\s)?)?(fix|mend|repair|replace|paint|clean|install|insulate|seal|tile|plaster|unblock)(?!\p{L})/iu

/** Who is best at it is said of people and firms, of whom no article is. */
const PEOPLE_ASKED =
  /(?<!\p{L})(?:best|top|greatest|leading|famous|cheapest|nearest|recommended)(?!\p{L}).*(?<!\p{L})(?:engineer|designer|architect|builder|contractor|consultant|supplier|firm|company|companie|university|universitie)s?(?!\p{L})/iu

/** Words that name the field of the whole library, and nothing in it. */
const FIELD = /^(?:structur(?:e|es|al)|engineer(?:s|ing)?|civil|buildings?|construction|design(?:er|ers|s)?)$/
/** A sum of plain numbers. */
const ARITHMETIC = /\d\s*[+*×÷]\s*\d/u
const PLAIN_NUMBER = /^\d[\d.,]*$/
const NUMBER_IN_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand'
/** The same in words: “seven times eight”, “what is 5 plus 7”. */
const ARITHMETIC_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:\d+|${NUMBER_IN_WORDS})\s(?:plus|minus|times|(?:divided|multiplied)\sby)\s(?:\d|(?:${NUMBER_IN_WORDS})(?!\p{L}))`,
  'iu',
)
const OF_A_SUM = new RegExp(`^(?:${NUMBER_IN_WORDS}|plus|minus|times|divided|multiplied)$`)

/** C_m and K_0 as they are typed: “Cm”, “K0”. “Am” is a word, and “mm” a unit. */
const TYPED_SYMBOL = new RegExp(
  String.raw`(?<![\p{L}\p{N}_,.#]|(?:${GREEK_NAMES})\s)([A-HJ-Z])([b-df-hj-np-tv-xz]{1,3}|yy|y?z|\d)(?![\p{L}\p{N}_,./])`,
  'gu',
)
const UNITS = /^(?:Nm|Hz|Mm|Gy|Pt|No|Ft|Cl|St|Mr|Ms|Dr)$/
/** “U value” and “q factor” are asked for by their letter; “a factor” by none. */
const LETTER =
  /(?<![\p{L}\p{N}_'’.])([b-hj-zB-HJ-Z])['’′]?[\s-](?:values?|factors?|coefficients?)(?![\p{L}\p{N}])/gu

/** Returns what a question names that each of its answers has to be of. */
export function subjectsAsked(question: string, parts: readonly Part[]): Subject[] {
  const named = parts.filter(({ known }) => known)
  const standards = named.filter(({ typed }) => STANDARD.test(typed))
  const bodies = [...question.matchAll(BODIES)].map(([body]) => body)
  const among = (of: Subject['of'], some: readonly Part[]): Subject[] =>
    some.length === 0 ? [] : [{ of, isIn: ({ terms }) => some.some((part) => isAmong(part.terms, terms)) }]
  const symbols = named.filter(({ label }) => label !== undefined)
  const designations = named.filter(({ typed }) => GRADE_OR_SECTION.test(typed))
  const isDesignation = parts.every(({ typed }) => GRADE_OR_SECTION.test(typed) || MEASURE.test(typed))
  return [
    ...among('passage', symbols),
    // Beside no word a section is what is asked for.
    ...among('passage', isDesignation ? designations : []),
    ...capitals(question, symbols),
    ...typedSymbols(question),
    ...among('article', standards),
    // A number of a standard says its body, too.
    ...(standards.length > 0 ? [] : bodies.map(ofBody)),
    ...among('article', materialsIn(named)),
    ...among(
      'article',
      named.filter(({ typed }) => ELEMENTS.has(singular(typed))),
    ),
    ...handwork(question),
    ...(PRICE_ASKED.test(question) && !NO_MONEY.test(question)
      ? [{ of: 'passage' as const, isIn: ({ text }: Said) => PRICE.test(text) }]
      : []),
  ]
}

function handwork(question: string): Subject[] {
  const verb = HANDWORK.exec(question.trim())?.[1]
  if (!verb) return []
  const said = new RegExp(String.raw`(?<!\p{L})(?:${verb}|${verb.replace(/e$/i, '')}ing)(?!\p{L})`, 'iu')
  return [{ of: 'passage', isIn: ({ text }) => said.test(text) }]
}

const singular = (word: string) => word.replace(/s$/, '')

/** Returns whether a question names nothing of the library: people, the field alone, or a sum. */
export function namesNoSubject(question: string, parts: readonly (Part & { counts: boolean })[]): boolean {
  const asked = parts.filter(({ counts }) => counts)
  return (
    PEOPLE_ASKED.test(question) ||
    (asked.length > 0 &&
      (asked.every(({ typed }) => FIELD.test(typed)) ||
        ((ARITHMETIC.test(question) || ARITHMETIC_IN_WORDS.test(question)) &&
          asked.every(({ typed }) => PLAIN_NUMBER.test(typed) || OF_A_SUM.test(typed)))))
  )
}

/** A symbol that is typed with a capital is another one than with a small letter: V_Rd,c is no v_Rd,c. */
function capitals(question: string, symbols: readonly Part[]): Subject[] {
  const letters = symbols.map(({ label }) => label![0]!)
  const isOf = new Set(letters.filter((letter) => /^[A-Z]$/.test(letter) && question.includes(letter)))
  if (isOf.size === 0 || isOf.size < letters.length) return []
  const written = [...isOf].map((letter) => new RegExp(String.raw`(?<![\p{L}\p{N}_])${letter}_`, 'u'))
  return [{ of: 'passage', isIn: ({ text }) => written.some((one) => one.test(text)) }]
}

const isAmong = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].some((one) => all.has(one))

function typedSymbols(question: string): Subject[] {
  const codes = tokensOf(question).filter(({ kind }) => kind === 'code')
  const written = [...question.matchAll(TYPED_SYMBOL)]
    // “Mf” of “gamma Mf” is an index.
    .filter(
      ({ 0: symbol, index }) =>
        !UNITS.test(symbol) && !codes.some(({ start, end }) => start <= index && index < end),
    )
    // C_my is a C_m.
    .map(([, letter, index]) => new RegExp(String.raw`(?<![\p{L}\p{N}_])${letter!}_?\(?${index!}`, 'u'))
  const letters = [...question.matchAll(LETTER)].map(
    ([, letter]) => new RegExp(String.raw`(?<![\p{L}\p{N}_])${letter!}(?![\p{L}\p{N}])`, 'u'),
  )
  const all = [...written, ...letters]
  return all.length === 0 ? [] : [{ of: 'passage', isIn: ({ text }) => all.some((one) => one.test(text)) }]
}

function ofBody(body: string): Subject {
  const name = new RegExp(String.raw`(?<![\p{L}\p{N}])${body}(?![\p{L}])`, 'iu')
  return { of: 'article', isIn: ({ text }) => name.test(text) }
}

function materialsIn(named: readonly Part[]): Part[] {
  const stainless = named.filter(({ typed }) => typed === STAINLESS)
  if (stainless.length > 0) return stainless
  const materials = named.filter(({ typed }) => MATERIALS.has(typed))
  const graded = named.flatMap((part) => {
    const typed = GRADES.find(([grade]) => grade.test(part.typed))?.[1]
    return typed === undefined ? [] : [{ ...part, typed, terms: new Set([typed]) }]
  })
  return (materials.length > 0 ? materials : graded).map((part) => ({
    ...part,
    terms: new Set([...part.terms, ...MATERIALS.get(part.typed)!]),
  }))
}

/** Whether a question has nothing but symbols, beside a standard and what asks for a value or a formula. */
export const namesSymbolsAlone = (parts: readonly (Part & { counts: boolean })[]): boolean => {
  const said = parts.filter(
    ({ counts, typed }) => counts && !STANDARD.test(typed) && !ASKS_FOR_ANSWER.test(typed),
  )
  return said.length > 0 && said.every(({ label }) => label !== undefined)
}

/** Whether a part of a question is the name of a body. */
export const namesBody = ({ typed }: Pick<Part, 'typed'>): boolean => new RegExp(`^${BODY}$`).test(typed)
