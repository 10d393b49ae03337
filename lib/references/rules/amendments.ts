/**
 * What an edition was amended with, as a line says it: "+A1:2014", "/AC:2010", "incorporating corrigenda
 * January 2008 and November 2010", "Amendment No. 2". Written in one way: "A1:2014+AC:2010".
 */

const YEAR = String.raw`(?:19|20)\d{2}`
const MONTHS = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?`
/** A year as a catalogue writes it behind its amendment, a German one with its month. */
const DATED = String.raw`(?:\s?:\s?(?<year>${YEAR}|\d{2})(?!\d)(?:-\d{2}(?!\d))?|\s?\(\s?(?<bracketed>${YEAR})\s?\)|\s?[-–]\s?(?<dashed>${YEAR})(?!\d))`
const KIND = String.raw`(?<draft>pr)?(?<kind>AC|[AC](?=\s?[\d:])|(?<=\+\s?)[AC]|Amdt\.?|AMD|Amd\.?|Corr?\.?)\s?(?:[Nn]o\.?\s?)?(?<number>\d{0,2})(?!\d)`

/** Joined to the edition by a sign: "+A1:2014", "/AC", "(+AC:2010)". */
const JOINED = new RegExp(
  String.raw`\s?\(?\s?[+/]\s?(?:${KIND}(?:${DATED})?|NA(?::\s?\d{4})?)(?![\p{L}\d]|[./]\d)\)?`,
  'uy',
)
/** Without a sign only a year tells an amendment from a clause of an annex: "A1:2005", not "A1.2". */
const LISTED = new RegExp(
  String.raw`(?:\s?[,;&]\s?|\s?\(\s?|\s)(?:(?:and|with|incl\.|including|incorporating|plus|as amended by)\s)?${KIND}${DATED}(?![\p{L}\d])\)?`,
  'uy',
)

const ITEM = String.raw`(?:(?:AC|A|C)(?=\d|:))?(?<number>\d{1,2}(?![\d./]|\s${MONTHS}))?(?:[\s,]*(?:dated\s)?\(?${MONTHS})?(?:[\s,:(–-]*(?<year>${YEAR})(?![\d/])(?:-\d{2}(?!\d))?\)?)?`
/** Named by a word, anywhere behind the edition; `own` is the annex's in words. */
const NAMED =
  /(?<![\p{L}\d])(?:(?<own>NA|National)\s)?(?:(?<amended>Amendments?|Amdts?\.?|Amds?\.?)|(?<corrected>Corrigend(?:um|a)|Corr?\.(?=\s?\d))|(?<supplied>Supplements?|Supp\.))(?:\s(?:[Nn][Oo]s?\.?|#))?\s?/giu
const FIRST = new RegExp(ITEM, 'uy')
const NEXT = new RegExp(
  String.raw`\s?(?:,\s?and|,|and|&|\+)\s?(?:[Nn]os?\.?\s?)?(?=[\d(]|(?:AC|A|C)\d|${MONTHS}\s${YEAR})${ITEM}`,
  'uy',
)
/** The numbers of amendments that the British catalogue counted through all its standards. */
const COUNTED = /\d{4,5}(?!\d)/uy

/** Another standard's amendments are its own. */
const ANOTHER = /[;,]?\s(?:and|to|with|see)?\s?(?:NA to |BS |DIN |NF )?(?:EN|BS|ISO|ACI|AISC|ASCE)[ -]\d{3}/u

/** Before the edition: "A2:2013 to EN …", "Corrigendum AC:2009 to EN …". */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:Amendment|Corrigendum)\s)?${KIND}(?:${DATED})?\s(?:to|of|for)\s(?:the\s)?$`,
  'u',
)
const BEFORE_NAMED = /(?:^|[\s(,;])(?:Amendments?|Corrigend(?:um|a))\s[^;]{0,40}?(?:to|of|for)\s(?:the\s)?$/iu

/** The annex's own amendments, between its name and what it belongs to. */
const OF_ANNEX = new RegExp(
  String.raw`\+\s?(?<kind>A|AC|C)(?<number>\d{0,2})(?:\s?:\s?(?<year>\d{2,4}))?`,
  'gu',
)

type Said = { amendment: string | null; end: number }

/**
 * Returns what the edition between `index` and `end` of a text was amended with, and where what was read of
 * it ends; `written` is its body as it stands there.
 */
export function amendmentsOf(text: string, index: number, end: number, written: string): Said {
  const found = new Set<string>()
  const own = new Set<string>()
  for (const { groups } of written.matchAll(OF_ANNEX)) own.add(say(groups!))
  const before = text.slice(0, index)
  const joined = BEFORE.exec(before)
  if (joined) found.add(say(joined.groups!))
  else {
    const named = BEFORE_NAMED.exec(before)
    if (named) readNamed(named[0], found, own)
  }
  let at = end
  for (let match = next(text, at); match; match = next(text, at)) {
    if (match.groups!.kind) found.add(say(match.groups!))
    at += match[0].length
  }
  const rest = text.slice(at)
  readNamed(rest.slice(0, ANOTHER.exec(rest)?.index), found, own)
  const amendment = [[...found].join('+'), own.size > 0 ? `NA ${[...own].join('+')}` : '']
    .filter(Boolean)
    .join('; ')
  return { amendment: amendment || null, end: at }
}

function next(text: string, at: number): RegExpExecArray | null {
  for (const pattern of [JOINED, LISTED]) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return match
  }
  return null
}

function readNamed(text: string, found: Set<string>, own: Set<string>): void {
  for (const match of text.matchAll(NAMED)) {
    const { own: ofAnnex, amended, supplied } = match.groups!
    const into = ofAnnex ? own : found
    const kind = amended ? 'A' : supplied ? 'Supplement ' : 'AC'
    let at = match.index + match[0].length
    COUNTED.lastIndex = at
    const counted = amended ? COUNTED.exec(text)?.[0] : undefined
    if (counted && !/^(?:19|20)\d\d$/.test(counted)) {
      into.add(`AMD ${counted}`)
      continue
    }
    let pattern = FIRST
    let any = false
    for (;;) {
      pattern.lastIndex = at
      const item = pattern.exec(text)
      if (!item || item[0] === '') break
      const { number, year } = item.groups!
      if (!number && !year) break
      into.add(say({ kind, number, year }))
      any = true
      at += item[0].length
      pattern = NEXT
    }
    // That there are corrigenda says something; that there are amendments is no edition.
    if (!any && kind === 'AC' && ![...found].some((one) => one.startsWith('AC'))) into.add('AC')
  }
}

type Groups = Partial<
  Record<'draft' | 'kind' | 'number' | 'year' | 'bracketed' | 'dashed', string | undefined>
>

function say({ draft = '', kind = '', number = '', ...years }: Groups): string {
  const letters = /^am/i.test(kind) ? 'A' : /^cor/i.test(kind) ? 'AC' : kind
  const year = years.year ?? years.bracketed ?? years.dashed
  return `${draft}${letters}${number}${year ? `:${year.length === 2 ? `20${year}` : year}` : ''}`
}
