import type { NamedDocument } from '../types'
import { amendmentsOf } from './amendments'
import { localitiesOf } from './locality'

export type FoundDocument = NamedDocument & { index: number; end: number; kind: 'standard' | 'code' }

const NATIONAL =
  'BS|DIN|NF|UNI|I\\.S\\.|IS|SS|NEN|UNE|ÖNORM|OENORM|NBN|SN|PN|ČSN|CSN|DS|SFS|NS|SIST|LST|EVS|STN'
const ANNEX_TO = String.raw`(?:UK )?(?:NA|N\.A\.|National Annex)(?:\s?\+\s?AC?\d?(?:\s?:\s?\d{2,4})?)*(?: to| for)(?: the)? (?:BS )?EN(?: ISO)?`
const EUROPEAN = String.raw`(?:${NATIONAL})[ -]?(?:pr)?EN(?:[ -]ISO)?|(?:DD )?ENV|prEN(?: ISO)?|EN[ -]ISO|EN`
const SHORT = 'BS ISO|BS|PD CEN/TR|PD CEN/TS|PD ISO/TR|PD|CEN/TS|CEN/TR|ISO/TR|ISO/TS|ISO|CP|DIN'
/** Also words or units: only a number of three digits or more makes them a body. */
const LONG = 'PAS|DD|SIA|GB/T|GB|SANS|AS/NZS|NZS|AS|IS'
const LETTERED = 'ASTM|CAN/CSA|CSA|AWS|JIS'
const AMERICAN = 'ANSI/AISC|AISC|ACI|ASCE/SEI|SEI/ASCE|ASCE|TMS|AASHTO'
const BY_YEAR = 'IBC|IRC|IEBC|NDS|NTC'

const YEAR = String.raw`(?:\s?[:/]\s*|\s?\(|\s?,\s)(?<year>(?:18|19|20)\d{2})(?!\d)(?:-\d{2}(?!\d))?\)?|:(?<short>\d{2})(?!\d)`
const DASHED_YEAR = String.raw`\s?[-–—]\s?(?<dashed>(?:19|20)\d{2})(?!\d)`
const PART = String.raw`(?:[-–—.]\d{1,3}(?!\d))+|\s?[:,]?\s?\(?[Pp](?:ar)?t\.? ?\d{1,2}(?:[-–.]\d{1,2})*\)?`

const CHAPTER = String.raw`\s?[:,]?\s?[Cc]hapter [IVX]+(?:\s?[:,]?\s?[Pp]art \d)?`

/**
 * Each family: how its body, number, part and year are written. The earliest in the line wins, then the
 * longest.
 */
const FAMILIES: { kind: FoundDocument['kind']; pattern: RegExp }[] = [
  {
    kind: 'standard',
    pattern: of(
      `${ANNEX_TO}|${EUROPEAN}`,
      String.raw`[ -]*(?<number>\d{2,5})(?<part>${PART})?(?:/NA)?(?:${YEAR})?`,
    ),
  },
  {
    kind: 'standard',
    pattern: of('bs[ -]?en|en', String.raw` ?(?<number>\d{4,5})(?<part>${PART})?(?:${YEAR})?`),
  },
  {
    kind: 'standard',
    pattern: of(
      SHORT,
      String.raw`[ -]*(?<number>\d{1,5})(?<part>${CHAPTER}|${PART})?(?:${YEAR}|${DASHED_YEAR})?`,
    ),
  },
  {
    kind: 'standard',
    pattern: of(LONG, String.raw`:?[ -]*(?<number>\d{3,5})(?<part>${PART})?(?:${YEAR}|${DASHED_YEAR})?`),
  },
  {
    kind: 'standard',
    pattern: of(
      LETTERED,
      String.raw`[ -]*(?<number>[A-Z]\d{1,4}(?:\.\d{1,2})?)M?(?:/[A-Z]?\d{1,4}(?:\.\d{1,2})?M?)?(?<part>(?<=JIS.*)-\d{1,2}(?!\d))?(?:\s?[-–—:]\s?(?<year>\d{4}|\d{2})[a-z]?\d?(?!\d))?`,
    ),
  },
  {
    kind: 'code',
    pattern: of(
      AMERICAN,
      String.raw`(?: (?:CODE|PRC|SPEC))?[ -]*(?<number>\d{1,3}(?:\.\d{1,2})?R?)M?(?:\s?[-–—:]\s?(?<year>\d{4}|\d{2})(?!\d)(?:\(\d{2}\))?)?`,
    ),
  },
  { kind: 'code', pattern: of('AASHTO(?: LRFD)?(?=.{0,80}(?:[Ss]pec|LRFD))', '(?<number>(?!))?') },
  { kind: 'code', pattern: of(BY_YEAR, String.raw`[ ,-]*(?<year>(?:19|20)\d{2})(?!\d)(?<number>(?!))?`) },
]

const ALIAS =
  /(?<![\p{L}\d])(?:Eurocode|EUROCODE|EC)[ -]?(\d)(?!\d)(?:(?:\s?[-–:,]?\s?\(?[Pp](?:ar)?t\.? ?|[-–:])(\d{1,2}(?:[-–.]\d{1,2})*)\)?)?/u

function of(body: string, rest: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d/])(?<body>${body})${rest}(?![\p{L}\d]{2})`, 'u')
}

/** Returns the first standard or code that a line names, and its position; null where it names none. */
export function documentIn(text: string): FoundDocument | null {
  let best: FoundDocument | null = null
  let written = ''
  for (const { kind, pattern } of FAMILIES) {
    const match = pattern.exec(text)
    if (!match) continue
    const end = match.index + match[0].length
    if (best && (best.index < match.index || (best.index === match.index && best.end >= end))) continue
    best = { ...partsOf(match), kind, index: match.index, end }
    written = match.groups?.body ?? ''
  }
  return best ? { ...best, ...amendmentsOf(text, best.index, best.end, written) } : aliasIn(text)
}

function partsOf(match: RegExpExecArray): NamedDocument & { body: string } {
  const { body: written = '', number = null, part: writtenPart } = match.groups ?? {}
  const body = coverOf(written)
  const { year, short, dashed } = match.groups ?? {}
  const digits = year ?? short ?? dashed
  const part = writtenPart ? partOf(writtenPart) : null
  return {
    body,
    number,
    part,
    year: digits ? fullYear(digits) : null,
    amendment: null,
  }
}

/** As on the cover: a draft is the standard it will be, and a national annex says so. */
function coverOf(written: string): string {
  if (/^(UK )?(NA|N\.A\.|National Annex)/.test(written))
    return `NA to ${/BS/.test(written) ? 'BS EN' : 'EN'}${/ISO$/.test(written) ? ' ISO' : ''}`
  return written
    .toUpperCase()
    .replace(/^PREN/, 'EN')
    .replace('PREN', 'EN')
    .replace('I.S.', 'IS')
    .replace(
      /^(BS|DIN|NF|UNI|IS|SS|NEN|UNE|ÖNORM|OENORM|NBN|SN|PN|ČSN|CSN|DS|SFS|NS|SIST|LST|EVS|STN)[ -]?EN/,
      '$1 EN',
    )
    .replace(/EN-ISO/, 'EN ISO')
    .replace(/^AASHTO LRFD$/, 'AASHTO')
}

const partOf = (written: string) => (written.match(/\d+|\b[IVX]+\b/g) ?? []).join('-')

const fullYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 50 ? 1900 : 2000)

/**
 * "Eurocode 3" and "EC3-1-8" are EN 1993. In a title ("Reinforced concrete design to Eurocode 2") it names no
 * document of its own.
 */
function aliasIn(text: string): FoundDocument | null {
  const match = ALIAS.exec(text)
  if (!match) return null
  const before = localitiesOf(text.slice(0, match.index)).reduceRight(
    (rest, { index, end }) => rest.slice(0, index) + rest.slice(end),
    text.slice(0, match.index),
  )
  if (!/^[\s,;:()–-]*(?:see|of|in|from|to|see also)?[\s,;:]*$/i.test(before)) return null
  return {
    kind: 'standard',
    body: 'EN',
    number: String(1990 + Number(match[1])),
    part: match[2] ? partOf(match[2]) : null,
    year: null,
    amendment: null,
    index: match.index,
    end: match.index + match[0].length,
  }
}
