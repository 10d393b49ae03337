import type { NamedDocument } from '../types'

type Series = { body: string; pattern: RegExp; number?: (match: RegExpExecArray) => string }

const first = (prefix: string) => (match: RegExpExecArray) => `${prefix}${match[1]}`

/** Publishers whose documents engineers know by a number, then those known by name alone. */
const SERIES: Series[] = [
  {
    body: 'SCI',
    pattern: /\bSCI\b(?:[ -]*(?:Publication|Pub\.?|Report)?[ -]*)(P ?\d{2,3})\b/u,
    number: first(''),
  },
  { body: 'SCI', pattern: /\b(P\d{3})\b(?=.*\b(?:SCI|Steel Construction Institute)\b)/u, number: first('') },
  { body: 'SCI', pattern: /\b(?:SCI|Steel Construction Institute)\b.*\b(P\d{3})\b/u, number: first('') },
  {
    body: 'CIRIA',
    pattern: /\bCIRIA\b[ ,-]*(?:[Rr]eport|[Pp]ublication|[Gg]uide)?[ -]*([CRG] ?\d{2,3})\b/u,
    number: first(''),
  },
  { body: 'CIRIA', pattern: /\bCIRIA\b[ ,-]*Report (\d{2,3})\b/u, number: first('R') },
  { body: 'fib', pattern: /\b(?:fib|FIB) (?:MC|Model Code)(?![a-z])/u, number: () => 'MC' },
  { body: 'CEB-FIP', pattern: /\bCEB[-–/ ]FIP (?:MC|Model Code)(?![a-z])/u, number: () => 'MC' },
  { body: 'fib', pattern: /\b(?:fib|FIB) [Bb]ulletin(?: No\.?)? ?(\d{1,3})\b/u, number: first('Bulletin ') },
  {
    body: 'Concrete Society',
    pattern: /\bConcrete Society\b.*\b(?:TR|Technical Report)(?: No\.?)? ?(\d{1,2})\b/u,
    number: first('TR '),
  },
  {
    body: 'Concrete Society',
    pattern: /\b(?:TR|Technical Report)(?: No\.?)? ?(\d{1,2})\b(?=.*\bConcrete Society\b)/u,
    number: first('TR '),
  },
  {
    body: 'BRE',
    pattern: /\bBRE\b,? (?:Special )?Digest (?:SD)?(\d{1,3})\b/u,
    number: (match) => `${/Special/.test(match[0]) ? 'Special ' : ''}Digest ${match[1]}`,
  },
  { body: 'BRE', pattern: /\bBRE\b,? ((?:IP|BR|GBG|GRG|SD) ?\d[\d/]*)/u, number: first('') },
  {
    body: 'AISC',
    pattern: /\bAISC\b(?: Steel)? Design Guide(?: No\.?)? ?(\d{1,2})\b/u,
    number: first('Design Guide '),
  },
  { body: 'AISC', pattern: /\bAISC\b(?=.*\b(?:Manual|Guide|Specification)\b)/u },
  { body: 'IStructE', pattern: /\b(?:IStructE|Institution of Structural Engineers)\b/u },
  { body: 'Concrete Centre', pattern: /\bConcrete Centre\b/u },
  { body: 'Concrete Society', pattern: /\bConcrete Society\b/u },
  { body: 'TRADA', pattern: /\bTRADA\b/u },
  { body: 'ECCS', pattern: /\bECCS\b/u },
  { body: 'CIRIA', pattern: /\bCIRIA\b/u },
  { body: 'BCSA', pattern: /\bBCSA\b/u },
  { body: 'SCI', pattern: /\bSCI\b/u },
  { body: 'BRE', pattern: /\bBRE\b/u },
  { body: 'fib', pattern: /\bfib\b/u },
  { body: 'PCI', pattern: /\bPCI\b(?! Journal)/u },
]

export type FoundPublication = NamedDocument & { body: string; index: number; series: boolean }

/** The publisher, and the number in its series, that a line names. The year is left to the line. */
export function publicationIn(text: string): FoundPublication | null {
  for (const { body, pattern, number } of SERIES) {
    const match = pattern.exec(text)
    if (!match) continue
    const named = number?.(match).replace(/^([A-Z]) (\d)/, '$1$2') ?? null
    return {
      body,
      number: named,
      part: null,
      year: null,
      amendment: null,
      index: match.index,
      series: named !== null,
    }
  }
  return null
}

const WORK =
  /\b(?:manual|handbook|edition|edn|[2-9](?:nd|rd|th) ed|eds?\.|vol(?:ume)?\b|journal|proceedings|proc\.|trans\.|thesis|press|publishers?|isbn|lecture notes|textbook|designers['’]? guide|reprinted)/iu
const NOTE =
  /\b(?:site|drawings?|drg|calc(?:ulation)?s?|meetings?|minutes|e-?mails?|visit|project|sheets?|letter|call|conversation|photo(?:graph)?s?|tender|measured|survey|rev(?:ision)?|checked|discussion|rfi|tbc|tba)\b/iu

/** Whether a line that names no publisher reads like a book, a paper or a thesis. */
export function readsAsWork(text: string, year: number | null): boolean {
  if (/^\s*(?:https?:|www\.)/i.test(text)) return false
  if (WORK.test(text)) return true
  return year !== null && !NOTE.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length >= 2
}

const YEARS =
  /(?<![\d./–-])(?<!\b(?:EN|BS|ISO|no\.?|No\.?) ?)((?:18[5-9]|19\d|20[0-4])\d)(?![\d/]|[-–.]\d)[a-c]?(?!\s?(?:mm|m|kN|kg|MPa)\b)/gu

/** When a work appeared: the year in brackets, else the last that is named. */
export function yearIn(text: string): number | null {
  const bracketed = /\((?:[^()]{0,60}[\s,])?((?:18[5-9]|19\d|20[0-4])\d)[a-c]?\)/u.exec(text)
  const year = bracketed?.[1] ?? [...text.matchAll(YEARS)].at(-1)?.[1]
  return year ? Number(year) : null
}
