import { proximity, areAdjacent } from './proximity'
import { POSITIONS_KEPT, unpack, unpackAsked } from './document'
import { OF_A_TITLE, saturation } from './weighing'

/**
 * A term of the corpus that matches a part of the question: `termWeight` is its weight times its inverse
 * document frequency.
 */
export type Found = { id: number; termWeight: number; loose: boolean }

/** A part of the question as the corpus knows it. */
export type Wanted = {
  alternatives: Found[]
  idf: number
  counts: boolean
  position: number
  /** Whether it is a place of a standard. */
  place: boolean
  /** Whether it is a standard. */
  standard: boolean
  /** Whether it is short and the corpus does not have it: what may be meant is another word. */
  anotherWord: boolean
}

export type Candidate = { id: number; title: string; length: number; terms: Buffer; vector: Buffer | null }

export type Ranked = {
  id: number
  score: number
  /** Nothing in it answers as typed. */ loose: boolean
  /** Parts that are answered as typed. */ answered: number[]
  /** How well it answers beside the best, 0 to 1, whatever its title begins with. */ merit: number
  /** Which share of what is asked its title, headings, tags and category name, 0 to 1. */ named: number
  /** The same share, each part as far as it leads there. */ about: number
  /**
   * How strongly it cites the place of a standard that is asked for; 0 unless it has the rest as typed, and
   * something of it leads to it.
   */
  cites: number
}

/** A document of the candidates, read once. */
export type Weighed = Candidate & {
  base: number
  loose: boolean
  answered: number[]
  /** `base`, before a title that begins as typed is put first. */
  merit: number
  named: number
  about: number
  cites: number
  /** Whether it holds what is quoted has to be read in its text. */
  unsure: boolean
}

const PROXIMITY = 0.4
/** The score of a title that names everything in the question. */
const TITLED = 0.25
/**
 * The score of a title that consists of words of the question only: a title never names all of a sentence.
 */
const COVERED = 0.6
const FEEDBACK = 0.2
const FEEDBACK_DOCUMENTS = 8
const FEEDBACK_TERMS = 24
const FEEDBACK_CANDIDATES = 80
const LATENT = 0.25
const SHORTEST_TITLE = 3
/**
 * From this weight on a term leads as far as one can: a title's does, a tag's half as far, a heading's less.
 */
const LEADS_FULLY = 2
const AS_FAR_AS_A_TAG = 0.5

/**
 * What ranking adds to BM25 over weighted fields. Without a piece at least 0.005 nDCG@10 is lost on two sets
 * of questions (docs/relevance.md); each can be left out to measure it.
 */
export const PIECES = ['titles', 'beginnings', 'proximity', 'feedback', 'latent'] as const
export type Pieces = ReadonlySet<(typeof PIECES)[number]>
export const ALL_PIECES: Pieces = new Set(PIECES)

/** The question and its corpus, as far as ranking needs them. */
export type Asked = { wanted: Wanted[]; excluded: ReadonlySet<number>; averageLength: number }

/**
 * Scores each candidate by what it says about each part of the question (BM25 over weighted fields), and how
 * close together.
 */
export function weigh(
  candidates: Candidate[],
  phrases: number[][],
  { wanted, excluded, averageLength }: Asked,
  pieces: Pieces = ALL_PIECES,
): Weighed[] {
  const asked = wanted.filter(({ counts }) => counts)
  const whole = sumOf(asked)
  const needed = wanted.flatMap(({ counts, place }, index) => (counts || place ? index : []))
  const asksForMore = asked.some(({ place }) => !place)
  const places = new Set(wanted.flatMap(({ alternatives }) => alternatives.map(({ id }) => id)))
  const visited = ascending([...places, ...excluded])
  const readings: Weighed[] = []
  for (const candidate of candidates) {
    const strengths = new Map<number, number>()
    const leading = new Map<number, number>()
    const positions = new Map<number, number[]>()
    let askedInTitle = 0
    const titleTerms = unpackAsked(candidate.terms, visited, (id, frequency, where) => {
      strengths.set(id, saturation(frequency, candidate.length, averageLength))
      if (!places.has(id)) return
      if (frequency.lead >= OF_A_TITLE) askedInTitle++
      positions.set(id, where())
      if (frequency.lead > 0) leading.set(id, Math.min(1, frequency.lead / LEADS_FULLY))
    })
    if ([...excluded].some((id) => strengths.has(id))) continue
    const positionsOfParts = wanted.map(({ alternatives }) =>
      alternatives.filter(({ loose }) => !loose).flatMap(({ id }) => positions.get(id) ?? []),
    )
    const asQuoted = (phrase: number[]) =>
      areAdjacent(
        phrase.map((index) => positionsOfParts[index]!),
        phrase.map((index) => wanted[index]!.position),
      )
    const apart = phrases.filter((phrase) => !asQuoted(phrase))
    const mayStill = (phrase: number[]) =>
      phrase.every((index) => positionsOfParts[index]!.length > 0) &&
      phrase.some((index) => positionsOfParts[index]!.length >= POSITIONS_KEPT)
    if (!apart.every(mayStill)) continue
    let base = 0
    let named = 0
    let about = 0
    let titled = 0
    let citing = 0
    let leadsBeside = !asksForMore
    let loose = true
    const answered: number[] = []
    wanted.forEach((part, index) => {
      let best = 0
      let exact = false
      for (const alternative of part.alternatives) {
        const strength = strengths.get(alternative.id)
        if (strength === undefined) continue
        if (!alternative.loose) exact = true
        best = Math.max(best, alternative.termWeight * strength)
      }
      base += best
      if (part.place) citing += best
      const leads = part.counts ? Math.max(0, ...part.alternatives.map(({ id }) => leading.get(id) ?? 0)) : 0
      if (leads > 0) named += part.idf
      about += part.idf * leads
      // A standard beside what is asked says where it holds: a tag says so as well as a title does.
      const isContext = part.standard && asked.length > 1 && leads >= AS_FAR_AS_A_TAG
      titled += part.idf * (isContext ? 1 : leads)
      if (leads > 0 && !part.place) leadsBeside = true
      if (exact) {
        loose = false
        answered.push(index)
      }
    })
    if (pieces.has('proximity')) base += PROXIMITY * proximity(wanted, positionsOfParts)
    if (pieces.has('titles') && whole > 0) base += TITLED * whole * (titled / whole) ** 2
    if (pieces.has('titles') && titleTerms > 0) base += COVERED * titled * (askedInTitle / titleTerms)
    readings.push({
      ...candidate,
      base,
      merit: base,
      loose,
      answered,
      named: whole > 0 ? named / whole : 0,
      about: whole > 0 ? about / whole : 0,
      cites: leadsBeside && needed.every((index) => answered.includes(index)) ? citing : 0,
      unsure: apart.length > 0,
    })
  }
  return readings.sort((a, b) => b.base - a.base || a.id - b.id)
}

const sumOf = (parts: Wanted[]) => parts.reduce((sum, { idf }) => sum + idf, 0)

const ascending = (numbers: number[]) => Float64Array.from(numbers).sort()

/** The terms that the best answers share, strongest first: what relevance feedback may learn from. */
export function feedbackTerms(readings: Weighed[], { wanted, averageLength }: Asked): Map<number, number> {
  const known = new Set(wanted.flatMap(({ alternatives }) => alternatives.map(({ id }) => id)))
  const best = readings.slice(0, FEEDBACK_DOCUMENTS)
  const total = best.reduce((sum, { base }) => sum + base, 0)
  const strength = new Map<number, { weight: number; documents: number }>()
  for (const { terms, length, base } of best)
    unpack(terms, (id, frequency) => {
      if (known.has(id)) return
      const entry = strength.get(id) ?? { weight: 0, documents: 0 }
      entry.weight += (base / total) * saturation(frequency, length, averageLength)
      entry.documents++
      strength.set(id, entry)
    })
  return new Map(
    [...strength]
      .filter(([, { documents }]) => documents > 1)
      .sort((a, b) => b[1].weight - a[1].weight)
      .slice(0, FEEDBACK_CANDIDATES)
      .map(([id, { weight }]) => [id, weight]),
  )
}

/**
 * The final order: the question's own score, relevance feedback (`learnt`: terms with their weight times
 * rarity, and their rarity) and nearness of meaning (`meaning`: −1 to 1 for each document), each as a share
 * of the best. Where one document answers far better than all others, the other two hardly count: it is what
 * was looked for.
 */
export function order(
  readings: Weighed[],
  { averageLength }: Pick<Asked, 'averageLength'>,
  learnt: ReadonlyMap<number, { weight: number; idf: number }>,
  meaning: (candidate: Candidate) => number,
): Ranked[] {
  const terms = [...learnt].sort((a, b) => b[1].weight - a[1].weight).slice(0, FEEDBACK_TERMS)
  const sum = terms.reduce((all, [, { weight }]) => all + weight, 0)
  const [worth, visited] = [new Map(terms), ascending(terms.map(([id]) => id))]
  const likeness = readings.map((reading) => {
    let all = 0
    if (terms.length > 0)
      unpackAsked(reading.terms, visited, (id, frequency) => {
        const { weight, idf } = worth.get(id)!
        all += (weight / sum) * idf * saturation(frequency, reading.length, averageLength)
      })
    return all
  })
  const nearness = readings.map((reading) => Math.max(0, meaning(reading)))
  const base = shares(readings.map((reading) => reading.base))
  const [feedback, latent] = [shares(likeness), shares(nearness)]
  const second = Math.max(0, ...base.toSpliced(base.indexOf(1), 1))
  const share = {
    feedback: terms.length > 0 ? FEEDBACK * second : 0,
    latent: nearness.some((each) => each > 0) ? LATENT * second : 0,
  }
  const merits = shares(readings.map(({ merit }) => merit))
  const together = (own: number[], index: number) =>
    own[index]! * (1 - share.feedback - share.latent) +
    feedback[index]! * share.feedback +
    latent[index]! * share.latent
  return readings
    .map(({ id, loose, answered, named, about, cites }, index) => ({
      id,
      loose,
      answered,
      named,
      about,
      cites,
      merit: together(merits, index),
      score: together(base, index),
    }))
    .sort((a, b) => Number(a.loose) - Number(b.loose) || b.score - a.score || a.id - b.id)
}

/**
 * From which share of the best merit on a document probably answers: one whose title, headings, tags and
 * category name everything that is asked, in the mean as far as a tag leads, is about it, and others only
 * where they are nearly as good. What cites the place that is asked for answers from the same share on of how
 * strongly any does: others cite it in passing.
 */
const LIKELY = { about: 0.65, mentions: 0.92 } as const
/** Of weights that were added up in another order. */
const ALL_OF_IT = 0.99
/** A place that more documents cite is no rarer than a word. */
const MOST_CITING = 10

/**
 * Returns which of the ranked documents, best first, probably answer: the others mention what is asked. Who
 * asks for a clause looks for what cites it, whatever it is about.
 */
export function likelyAmong(ranked: readonly Ranked[]): ReadonlySet<number> {
  const best = Math.max(...ranked.map(({ merit }) => merit))
  const isAbout = ({ named, about }: Ranked) => named >= ALL_OF_IT && about >= AS_FAR_AS_A_TAG
  const answers = (each: Ranked) =>
    each.loose === ranked[0]!.loose && each.merit >= LIKELY[isAbout(each) ? 'about' : 'mentions'] * best
  const mostCited = Math.max(...ranked.map(({ cites }) => cites))
  const areFew = ranked.filter(({ cites }) => cites > 0).length <= MOST_CITING
  const carriesOut = ({ cites }: Ranked) => areFew && cites > 0 && cites >= LIKELY.about * mostCited
  return new Set(
    ranked.filter((each, index) => index === 0 || carriesOut(each) || answers(each)).map(({ id }) => id),
  )
}

/** Puts documents first whose title, or its beginning, is the question. */
export function preferTitles(readings: Weighed[], typed: string): Weighed[] {
  if (typed.length < SHORTEST_TITLE) return readings
  const most = readings[0]?.base ?? 0
  for (const reading of readings) {
    if (!reading.title.startsWith(typed)) continue
    reading.base = reading.title === typed ? most * 2 + 2 : reading.base + most * 0.9 + 1
    reading.loose = false
  }
  return readings.sort((a, b) => b.base - a.base || a.id - b.id)
}

function shares(values: number[]): number[] {
  const most = values.reduce((best, value) => Math.max(best, value), 0)
  return most > 0 ? values.map((value) => value / most) : values.map(() => 0)
}
