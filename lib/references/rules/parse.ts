import { WITHDRAWN } from '../constants'
import type { ParsedReference, ReferenceType } from '../types'

// The body may be written in several words ("BS EN", "ANSI/AISC"); national adoptions of a European standard cite that standard.
const BODY = String.raw`(?:(?:BS|DIN|NF|UNI|IS|SS|NEN|UNE|ÖNORM)[ -]EN(?: ISO)?|EN ISO|ISO/TR|ISO|prEN|EN|ENV|PD|NA to BS EN|BS|CP|DIN|ANSI/AISC|AISC|ACI|ASCE/SEI|ASCE|ASTM|AASHTO|AS/NZS|AS|CSA|IS)`
const STANDARD = new RegExp(
  String.raw`\b(${BODY})[ -]*([A-Z]?\d{1,5})((?:[-–]\d{1,3}|\.\d{1,2}(?=[:\s]))*)(?:\s*[:/]\s*(\d{4}))?(?![\d])`,
  'u',
)
const LOCALITY =
  /(?:^|[\s,;(])(clauses?|cl\.?|sections?|sect?\.|§|tables?|tab\.?|figures?|fig\.?|equations?|expressions?|exp\.|eqn?\.?|annex(?:es)?|appendix|chapter|part)(?![a-z])\s*\(?((?:NA\.)?[A-Z]{0,2}\.?\d[\dA-Za-z.()-]*|[A-Z]\d?(?:\.\d+)*)(?![A-Za-z])/iu
const PUBLISHERS =
  /\b(SCI|Concrete Centre|IStructE|CIRIA|BRE|fib|ECCS|AISC Design Guide|Design Guide|PCI|TRADA|BCSA|CEB|Technical Report|Manual|Handbook|P\d{3})\b/u
const CODES = new Set(['AISC', 'ACI', 'ASCE', 'AASHTO', 'CP'])

/** Takes one reference line apart. The type is the narrowest thing that it names (decision 39). */
export function parseReference(line: string): ParsedReference {
  const raw = line.trim()
  const found = STANDARD.exec(raw)
  const body = found?.[1]?.replace('-', ' ').replace('prEN', 'EN') ?? null
  const family = body === null ? null : familyOf(body)
  const { number, part, year } = numberOf(found, family)
  const place = localityOf(found ? raw.slice(found.index + found[0].length) : raw)
  const standard = family && number ? `${family} ${number}${part ? `-${part}` : ''}` : null
  return {
    raw,
    type: typeOf(raw, family, place),
    body,
    number,
    part,
    year,
    localityType: place?.type ?? null,
    locality: place?.value ?? null,
    standard,
    withdrawn: /\bwithdrawn\b|\bsuperseded\b/i.test(raw) || (standard !== null && isWithdrawn(standard)),
  }
}

/** One parsed reference for each line that is not blank. */
export const parseReferences = (text: string | null): ParsedReference[] =>
  (text ?? '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(parseReference)

/** "BS EN" and "DIN EN" adopt EN; "ANSI/AISC" is AISC. */
function familyOf(body: string): string {
  if (/\bEN ISO$/.test(body)) return 'EN ISO'
  if (/(?:^| )EN$/.test(body)) return 'EN'
  return body.replace('ANSI/', '').replace('/SEI', '')
}

/** American codes carry their year behind a hyphen: ACI 318-19, AISC 360-22. */
function numberOf(found: RegExpExecArray | null, family: string | null) {
  if (!found) return { number: null, part: null, year: null }
  const part = (found[3] ?? '').replace(/[–.]/g, '-').replace(/^-/, '') || null
  const year = found[4] ? Number(found[4]) : null
  const american = family !== null && /^(ACI|AISC|ASCE|ASTM)$/.test(family)
  if (american && part && year === null && /^(\d{2}|\d{4})$/.test(part))
    return { number: found[2]!, part: null, year: fullYear(part) }
  return { number: found[2]!, part, year: year !== null && year >= 1850 && year <= 2100 ? year : null }
}

const fullYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 50 ? 1900 : 2000)

function localityOf(rest: string) {
  const match = LOCALITY.exec(rest)
  if (!match) return null
  const word = match[1]!.toLowerCase()
  const value = match[2]!.replace(/[.,;]+$/, '').replace(/^([^(]*)\)+$/, '$1')
  if (word.startsWith('tab')) return { type: 'table' as const, value }
  if (word.startsWith('fig')) return { type: 'figure' as const, value }
  if (word.startsWith('eq') || word.startsWith('exp'))
    return { type: 'equation' as const, value: value.replace(/^\(|\)$/g, '') }
  if (word.startsWith('annex') || word.startsWith('app')) return { type: 'annex' as const, value }
  return { type: 'clause' as const, value }
}

function typeOf(raw: string, family: string | null, place: ReturnType<typeof localityOf>): ReferenceType {
  if (place?.type === 'equation') return 'equation'
  if (place?.type === 'clause' && (family !== null || !PUBLISHERS.test(raw))) return 'clause'
  if (family !== null) return CODES.has(family) ? 'code' : 'standard'
  if (PUBLISHERS.test(raw) || /\b(19|20)\d{2}\b/.test(raw)) return 'publication'
  return 'other'
}

const isWithdrawn = (standard: string) =>
  WITHDRAWN.some((gone) => standard === gone || standard.startsWith(`${gone}-`))
