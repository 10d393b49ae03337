import { readSection } from './grades'
import { isStopWord } from './stop-words'
import { tokensOf } from './tokens'
import { asTablesWrite } from './as-tables-write'
import { FILLER, singular } from './terms'
import { HE_SERIES } from '@/lib/calculations/tables/reading/rules/series'

/** Families of sections: a size of one is none of another. */
export const FAMILY = /(?<![\p{L}\p{N}])(UB|UC|PFC|SHS|RHS|CHS)s?(?![\p{L}\p{N}])/iu

/**
 * A rolled section that a whole question names: its size as tables write it, its family, and as typed. Where
 * a letter stands apart behind the size, `otherwise` is the section without it and the column that it may be:
 * “IPE 300 A” is the lighter IPE A 300, or the area of an IPE 300.
 */
export type Designation = {
  size: string
  family: string | null
  typed: string
  otherwise: { designation: Designation; field: string } | null
}

/** Words beside a designation that ask for nothing but the section itself. */
const OF_A_SECTION: ReadonlySet<string> = new Set(
  'section profile beam column channel angle steel property properties dimension size data geometry rolled'.split(
    ' ',
  ),
)

/** Names of families that the titles of tables do not have as such, by the word that they have. */
const WORDS_OF: Readonly<Record<string, string>> = { ea: 'equal', ua: 'unequal', rsa: 'angle', l: 'angle' }

const [PLASTIC, ELASTIC, INERTIA, RADII] = [
  ['W_pl', 'W_pl.y', 'W_pl.z'],
  ['W_el', 'W_el.y', 'W_el.z'],
  ['I', 'I_y', 'I_z'],
  ['i', 'i_y', 'i_z'],
]
/** Angles have them beside those of the axes that are parallel to their legs. */
const OF_PRINCIPAL_AXES: ReadonlyMap<readonly string[], readonly string[]> = new Map([
  [INERTIA, ['I_u', 'I_v']],
  [RADII, ['i_v']],
])
/** All of them are shown: what one nation's books call Z is elastic, and what another's do is plastic. */
const MODULI = [...ELASTIC, ...PLASTIC]
/** The fields of tables that have what is asked of a section by a name which no column has. */
const FIELDS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['wpl', PLASTIC],
  ['wel', ELASTIC],
  ['modulus', MODULI],
  ['inertia', INERTIA],
  ['moment inertia', INERTIA],
  ['moments inertia', INERTIA],
  ['second moment area', INERTIA],
  ...['ixx', 'iyy', 'izz', 'ix'].map((name): [string, string[]] => [name, INERTIA]),
  ...['zx', 'zy', 'zxx', 'zyy', 'sx', 'sy', 'sxx', 'syy'].map((name): [string, string[]] => [name, MODULI]),
  ['radius gyration', RADII],
  ['radii gyration', RADII],
  ...['rx', 'ry', 'rxx', 'ryy'].map((name): [string, string[]] => [name, RADII]),
  // Of a square and a tube each axis has the same, and the table one column.
  ...['wply', 'wplz'].map((name): [string, string[]] => [name, [`W_pl.${name.at(-1)}`, 'W_pl']]),
  ...['wely', 'welz'].map((name): [string, string[]] => [name, [`W_el.${name.at(-1)}`, 'W_el']]),
  ...['Iy', 'Iz', 'iy', 'iz'].map((name): [string, string[]] => [
    name,
    [`${name[0]!}_${name[1]!}`, name[0]!],
  ]),
  ['w', MODULI],
  ...['it', 'j', 'torsional constant'].map((name): [string, string[]] => [name, ['I_T']]),
  ['cw', ['I_w']],
  ...['weight', 'mass'].flatMap((name): [string, string[]][] =>
    ['', ' metre', ' meter'].map((per) => [name + per, ['G']]),
  ),
  ...['self weight', 'own weight', 'weigh', 'heavy'].map((name): [string, string[]] => [name, ['G']]),
  ['area', ['A']],
  // Their letters are words elsewhere: readSections says where they are none.
  ['A', ['A']],
  ['I', INERTIA],
  ['i', RADII],
  ['cross sectional area', ['A']],
  ['cross section area', ['A']],
  ['sectional area', ['A']],
  ['height', ['h']],
  ['surface area', ['A_L']],
  ['surface', ['A_L']],
])
/** The longest names come first: a surface area is no area. */
const NAMED = [...FIELDS_OF.keys()].toSorted((one, other) => other.length - one.length)

/**
 * Returns the fields that words ask for, whose names they are, one behind the other: “weight area”. Null
 * where a word is none.
 */
function fieldsNamed(words: string): readonly string[] | null {
  if (words === '') return []
  const name = NAMED.find((each) => words === each || words.startsWith(`${each} `))
  const others = name === undefined ? null : fieldsNamed(words.slice(name.length).trim())
  return others && [...new Set([...FIELDS_OF.get(name!)!, ...others])]
}

/** The same for what is asked of an axis: the names of columns that an axis tells apart. */
const OF_AXES: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...FIELDS_OF].filter(([, fields]) =>
    [PLASTIC, ELASTIC, INERTIA, RADII, MODULI].includes(fields as string[]),
  ),
  ...['plastic modulus', 'plastic section modulus'].map((name): [string, string[]] => [name, PLASTIC]),
  ...['elastic modulus', 'elastic section modulus'].map((name): [string, string[]] => [name, ELASTIC]),
])

/**
 * An axis by what it is, or z, which is the minor one. What is x or y depends on the nation: it is either.
 */
export type Axis = 'major' | 'minor' | 'z' | 'either'
const AXIS = /(?<!\p{L})(?:(strong|major)|(weak|minor)|(z)(?: ?z)?|[xy](?: ?[xy])?) ax[ei]s(?!\p{L})/u

/** The least radius of gyration, by which struts buckle, is that of the minor axis. */
const LEAST_RADIUS = /^(?:minimum|min|smallest) (radi(?:us|i) gyration|i)$/

/** Whether a column is of an axis; one that no axis is said of is of each. */
export function isOfAxis(axis: Axis, { name, description }: Record<'name' | 'description', string>): boolean {
  if (!/\baxis\b/.test(description)) return true
  if (axis === 'z') return /[_.]z$/.test(name)
  return axis === 'either' ? !description.includes('principal') : description.includes(axis)
}

/**
 * A section that a question names, with the fields of tables that it asks for, none means all, and the axis
 * that it asks for.
 */
export type AskedSection = { designation: Designation; fields: readonly string[]; axis: Axis | null }

/**
 * Returns the rolled section that a question names and what it asks of it by one of its other names: "Wpl"
 * means that of both axes. Null for every other question. What is no more than a size, such as 200x300, has
 * no family: it may be anything.
 */
export function sectionIn(question: string): AskedSection | null {
  const { sections, rest, hasOtherCodes } = readSections(question)
  const [designation] = sections
  if (!designation || sections.length > 1 || hasOtherCodes) return null
  const asked = rest.join(' ').replaceAll('-', ' ').replace(LEAST_RADIUS, 'minor axis $1')
  const [said, major, minor, z] = AXIS.exec(asked) ?? []
  if (said === undefined) {
    const fields = fieldsNamed(asked)
    return fields && { designation, fields, axis: null }
  }
  const fields = OF_AXES.get(asked.replace(said, '').replace(/\s+/g, ' ').trim())
  const axis = major ? 'major' : minor ? 'minor' : z ? 'z' : 'either'
  return fields ? { designation, fields: [...fields, ...(OF_PRINCIPAL_AXES.get(fields) ?? [])], axis } : null
}

/** Returns what a question names by no more than a size, such as 100x100x10; null for other questions. */
export function sizeIn(question: string): Designation | null {
  const { sections, hasOtherCodes } = readSections(question)
  const [size] = sections
  return size && size.family === null && sections.length === 1 && !hasOtherCodes ? size : null
}

/**
 * Returns the rolled sections that a question names, whatever else it asks: "IPE 300 S355 bending" and
 * "HEB 200 or HEB 220" have the rows of their sections. A size beside other words, such as the 200x300 of a
 * beam of concrete, is a section only where its family is named.
 */
export const sectionsNamed = (question: string): Designation[] => {
  const one = sectionIn(question)
  return one ? [one.designation] : readSections(question).sections.filter(({ family }) => family !== null)
}

/** The length of a member says nothing of its section: “203x203x46 UC 4m”. */
const LENGTH_BEHIND =
  /(?<=\d.{0,12})\s(?:L\s?=\s?)?\d{1,2}(?:[.,]\d{1,3})?\s?m(?:\s(?:long|high|tall|span))?(?=\s*\??$)/u

/** Words that say nothing elsewhere: a reason is no row of a table. */
const ASKS_FOR_A_REASON = /(?<!\p{L})(?:why|not)(?!\p{L})/iu

/** Returns the sections of a question, its other words, and whether it has a code that is no section. */
function readSections(question: string): {
  sections: Designation[]
  rest: string[]
  hasOtherCodes: boolean
} {
  const sections: Designation[] = []
  const rest: string[] = []
  let hasOtherCodes = false
  // Quotation marks and what is left out ask for words, and not for what they mean.
  const isPlain = !/["“”„‟«»]|(?:^|\s)[-−–]\p{L}/u.test(question) && !ASKS_FOR_A_REASON.test(question)
  const text =
    isPlain && /\d/.test(question)
      ? asTablesWrite(question.replace(/\s+/g, ' ').trim()).replace(LENGTH_BEHIND, '')
      : ''
  for (const { kind, term, wider, start, end } of tokensOf(text)) {
    if (wider) continue
    const code = kind === 'code' ? readSection(text, start) : null
    if (code?.term === term) {
      const family =
        /^#([a-z]+)\d/.exec(term)?.[1] ?? code.words.find((word) => /^[a-z]+$/.test(word)) ?? null
      const typed = text.slice(start, end)
      sections.push({ size: term.slice(1), family, typed, otherwise: otherwise(typed) })
      const letter = LETTER_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_BEFORE), start))
      const asked = letter ?? LETTER_BEHIND.exec(text.slice(end, end + 3))
      if (asked) rest.push(asked[1]!)
    } else if (kind === 'code') hasOtherCodes = true
    else {
      const word = text.slice(start, end)
      const plain = word.replace(/[_.,]/g, '')
      // A moment and a radius differ by their letter.
      if (word === 'I_T' || !saysNothingMore(term))
        rest.push(/^I[yz]$/.test(plain) ? plain : plain.toLowerCase())
    }
  }
  const beside = FAMILY.exec(text)?.[1]?.toLowerCase() ?? null
  return {
    sections: sections.map((section) => {
      const family = section.family ?? beside
      return { ...section, family: family && (WORDS_OF[family] ?? family) }
    }),
    rest,
    hasOtherCodes,
  }
}

/**
 * A and I are symbols directly beside a section: “A of an IPE 300”, “CHS 114.3x5 I”. Elsewhere they are
 * words.
 */
const LETTER_BEFORE = /(?<![\p{L}\p{N}])([AIi]) (?:of|for) (?:an? |the )?$/u
const LETTER_BEHIND = /^ ([AIi])$/
const LONGEST_BEFORE = 16

/** What a section is whose last letter stands apart, without it; HE 200 A has no other reading. */
function otherwise(typed: string): Designation['otherwise'] {
  const [, without, field] = /^(.*\d) ([A-Z])$/.exec(typed) ?? []
  const section = without === undefined ? null : readSection(without, 0)
  const family = /^#([a-z]+)\d/.exec(section?.term ?? '')?.[1]
  return section && family && family !== 'he'
    ? {
        designation: { size: section.term.slice(1), family, typed: without!, otherwise: null },
        field: field!,
      }
    : null
}

const saysNothingMore = (word: string) =>
  FILLER.has(word) ||
  isStopWord(word) ||
  OF_A_SECTION.has(word) ||
  OF_A_SECTION.has(singular(word)) ||
  FAMILY.test(word)

/** Returns the families of tables that a family as it is typed may be: HE alone is each of its series. */
export const seriesOf = (family: string): readonly string[] => (family === 'he' ? HE_SERIES : [family])

/** The number of HE 200, which is one of several series. */
const WITHOUT_SERIES = /^he(\d+)$/

/**
 * Returns which keys of a table name a section: the one that is typed, else all of its serial size, as
 * UB 457x191 is that of 457x191x67 and HE 200 that of HEA200.
 */
export function rowsNamed(keys: readonly string[], { size }: Designation): number[] {
  const places = (names: (key: string) => boolean) =>
    keys.flatMap((key, index) => (names(key.toLowerCase()) ? [index] : []))
  const exact = places((key) => key === size)
  if (exact.length > 0) return exact
  const number = WITHOUT_SERIES.exec(size)?.[1]
  return places((key) =>
    number === undefined ? key.startsWith(`${size}x`) : HE_SERIES.some((series) => key === series + number),
  )
}

/** What a section is looked up for first; the table has the rest. */
const MAIN: ReadonlySet<string> = new Set('G D h b t_w t_f t A I I_y I_z W_el W_el.y W_pl W_pl.y'.split(' '))

/** Returns which fields of a table of sections an answer shows, by their places. */
export const mainFields = (names: readonly string[]): number[] =>
  names.flatMap((name, index) => (index === 0 || MAIN.has(name) ? [index] : []))
