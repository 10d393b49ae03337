import type { Currency, Supersession } from './types'

export const CURRENCIES = [
  'draft',
  'published_not_applicable',
  'current',
  'under_review',
  'withdrawn',
  'unknown',
] as const
export const SUPERSESSIONS = ['none', 'partly', 'superseded'] as const
export const CONFIDENCES = ['high', 'medium', 'low'] as const

export const CORRESPONDENCES = ['same', 'moved', 'changed', 'split', 'dropped'] as const

/** What the first of two editions is to the other; a succession is no such relation. */
export const RELATIONS = ['amends', 'corrects', 'adopts', 'annex_to', 'split_from', 'merged_from'] as const

type Said = {
  words: string
  sentence: string
  /** The sentence where the register names a successor, which the other one would deny. */
  followed?: string
}

/**
 * What each pair of currency and supersession says, in a few words and in one sentence. A pair that is not
 * here is refused, by the database too. A status holds in a jurisdiction, where an edition may be in force
 * as before although its body has published another: so a successor can be named beside each of them.
 */
export const PAIRS: ReadonlyMap<`${Currency}/${Supersession}`, Said> = new Map([
  [
    'draft/none',
    { words: 'Draft', sentence: 'It is a draft: not published, and nothing is designed to it yet.' },
  ],
  [
    'published_not_applicable/none',
    {
      words: 'Published, not applicable yet',
      sentence: 'It is published, and may not be applied before the day that is said for it.',
    },
  ],
  [
    'current/none',
    {
      words: 'Current',
      sentence: 'It is in force, and nothing has taken its place.',
      followed: 'It is in force; the register names a successor.',
    },
  ],
  [
    'current/partly',
    {
      words: 'Current, partly superseded',
      sentence: 'It is in force; for part of what it covers there is a successor.',
    },
  ],
  [
    'current/superseded',
    {
      words: 'Current, superseded',
      sentence:
        'A successor is published; it may still be applied until it is withdrawn: catalogues say “current, superseded”.',
    },
  ],
  [
    'under_review/none',
    { words: 'Current, under review', sentence: 'It is in force while its publisher reviews it.' },
  ],
  [
    'withdrawn/none',
    {
      words: 'Withdrawn',
      sentence: 'Its publisher has withdrawn it; the register names no successor.',
      followed: 'Its publisher has withdrawn it; the register names a successor.',
    },
  ],
  [
    'withdrawn/superseded',
    {
      words: 'Withdrawn, superseded',
      sentence: 'Its publisher has withdrawn it; a successor is in its place.',
    },
  ],
  ['unknown/none', { words: 'Status not known', sentence: 'Whether it is in force is not known.' }],
  [
    'unknown/superseded',
    {
      words: 'Superseded, status not known',
      sentence: 'A successor is published; whether it may still be applied is not known.',
    },
  ],
])

/** The register's own generations; the first is what articles say that they rest on. */
export const FIRST_GENERATION = 'Eurocode first generation'
/** Generations of which each took the place of the one before it. */
export const GENERATIONS = [
  'British Standard before the Eurocodes',
  FIRST_GENERATION,
  'Eurocode second generation',
] as const

/** Fields in the order of a design, from actions to the ground. */
export const FIELDS = [
  'Basis of design',
  'Actions',
  'Concrete',
  'Steel',
  'Composite structures',
  'Timber',
  'Masonry',
  'Geotechnics',
  'Earthquakes',
  'Aluminium',
  'Vibration',
] as const

/** Where the status of a body's standards holds, as far as nobody has said otherwise. */
export const JURISDICTION_OF: ReadonlyMap<string, string> = new Map([
  ['CEN', 'UK'],
  ['BSI', 'UK'],
  ['AISC', 'USA'],
  ['ACI', 'USA'],
  ['ASCE', 'USA'],
  ['DIN', 'Germany'],
  ['Standards Australia', 'Australia'],
  ['BIS', 'India'],
  ['ISO', 'International'],
])

/**
 * The version of how citations are derived from what is stored of an article. With the parser's own it says
 * which articles have to be read again.
 */
export const CITER = 5

/** How many articles a clause names on the page of its standard, and on its own. */
export const ARTICLES_NAMED = 3
export const ARTICLES_LISTED = 200

/** The places that one comment or note is known to name, and how many of either the page of one lists. */
export const MENTIONS_MAX = 100
export const MENTIONS_LISTED = 20

/** How many announcements are listed of all standards. */
export const ANNOUNCED_LISTED = 100

/** The most lines of one file: they take half of the minute that one transaction has on a busy machine. */
export const IMPORT_MAX = 1000
/** How many lines of a refused file are named with what is wrong. */
export const IMPORT_ERRORS_MAX = 50
export const SEED_SETTING = 'register-of-standards'

/** The earliest year of an edition, here and in a check of the database. */
export const FIRST_YEAR = 1850

/** Characters of the longest name of a standard, and of a clause of one, that the register takes as such. */
export const STANDARD_MAX = 100
export const CLAUSE_MAX = 60

/** Characters that the list of standards is narrowed by. */
export const FIND_MAX = 120

/** Standards that are offered where one is looked for by its name: all parts of a Eurocode. */
export const FOUND_MAX = 40

/** Where the changes of the register are listed, and their feed. */
export const CHANGES = '/standards/changes'
export const CHANGES_FEED = '/standards/changes.xml'
/** How many changes the feed has, the latest days first. */
export const CHANGES_IN_FEED = 500
