import type { ReferenceType } from './types'

/** Short English names of the standards that engineers know by number; written for this product. */
export const STANDARD_TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'EN 1990': 'Basis of design',
    'EN 1991-1-1': 'Densities, self-weight, imposed loads',
    'EN 1991-1-3': 'Snow loads',
    'EN 1991-1-4': 'Wind actions',
    'EN 1991-1-5': 'Thermal actions',
    'EN 1991-1-7': 'Accidental actions',
    'EN 1992-1-1': 'Concrete: buildings',
    'EN 1992-1-2': 'Concrete: fire',
    'EN 1993-1-1': 'Steel: buildings',
    'EN 1993-1-2': 'Steel: fire',
    'EN 1993-1-5': 'Steel: plated elements',
    'EN 1993-1-8': 'Steel: joints',
    'EN 1993-1-9': 'Steel: fatigue',
    'EN 1994-1-1': 'Composite: buildings',
    'EN 1995-1-1': 'Timber: buildings',
    'EN 1996-1-1': 'Masonry',
    'EN 1997-1': 'Geotechnical design',
    'EN 1998-1': 'Earthquake resistance',
    'EN 1999-1-1': 'Aluminium',
    'AISC 360': 'Steel buildings (USA)',
    'ACI 318': 'Structural concrete (USA)',
    'ASCE 7': 'Minimum design loads (USA)',
    'EN 338': 'Timber strength classes',
    'EN 1991-1-2': 'Actions in fire',
    'EN 1998-5': 'Foundations in earthquakes',
    'EN 13791': 'Concrete strength in structures',
    'EN 16612': 'Glass in buildings',
    'ASTM E1300': 'Load resistance of glass (USA)',
    'BS 15': 'Structural steel, before 1968',
    'BS 449': 'Steel by permissible stresses',
    'BS 5268-2': 'Timber, before the Eurocodes',
    'BS 5400-10': 'Bridge fatigue, before the Eurocodes',
    'BS 5628-1': 'Masonry, before the Eurocodes',
    'BS 6399-2': 'Wind, before the Eurocodes',
    'BS 8002': 'Retaining structures, earlier edition',
    'BS 8004': 'Foundations, earlier edition',
    'BS 5950-1': 'Steel, before the Eurocodes',
    'BS 5950-3-1': 'Composite beams, before the Eurocodes',
    'BS 8110-1': 'Concrete, before the Eurocodes',
    'BS 8110-2': 'Concrete in special cases, before the Eurocodes',
  }),
)

/** Standards that their body has withdrawn: number and part, with every part where none is named. */
export const WITHDRAWN = [
  'BS 5950',
  'BS 8110',
  'BS 6399',
  'BS 5628',
  'BS 5268',
  'BS 8002',
  'BS 8004',
  'BS 8007',
  'BS 5400',
  'BS 449',
  'BS 8118',
  'CP 110',
  'CP 114',
  'CP 3',
  'ENV 1993',
  'ENV 1992',
]

/** Of numbers that were given again, the year from which an edition is in force. */
export const CURRENT_SINCE: ReadonlyMap<string, number> = new Map(
  Object.entries({ 'BS 8002': 2015, 'BS 8004': 2015 }),
)

/** How much of a line is read (characters). */
export const PARSED_LENGTH = 600

/**
 * The parser's version. Raise it when a line is parsed differently: the worker parses again what an older
 * version wrote.
 */
export const PARSER = 2

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
