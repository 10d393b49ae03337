import type { ReferenceType } from './types'

/** How much of a line is read (characters). */
export const PARSED_LENGTH = 600

/**
 * The parser's version. Raise it when a line is parsed differently: the worker parses again what an older
 * version wrote.
 */
export const PARSER = 4

export const TYPE_NAMES: Record<ReferenceType, string> = {
  standard: 'Standards',
  code: 'Codes',
  publication: 'Publications',
  clause: 'Clauses',
  equation: 'Equations',
  other: 'Other',
}

/** The rule by which a line's type is decided, as administrators read it. The first that fits counts. */
export const TYPE_RULE: [type: ReferenceType, rule: string][] = [
  ['equation', 'The line names an equation, expression or formula.'],
  ['clause', 'The line names a clause, section or chapter, and no publication.'],
  [
    'code',
    'The document is by ACI, AISC, ASCE, AASHTO or TMS, is a CP, or is known by its year: IBC, IRC, NDS.',
  ],
  ['standard', 'The document has a body and a number: EN, BS, DIN, ISO, ASTM, AS/NZS, CSA, IS and others.'],
  ['publication', 'A publisher such as SCI, CIRIA, fib or IStructE, or a work with its year or edition.'],
  ['other', 'Everything else.'],
]
