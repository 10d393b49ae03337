import { readFileSync } from 'node:fs'
import { isStopWord } from '@/lib/search/rules/stop-words'

/** A question with what answers it: slugs and how much each is worth, 1 to 3. */
export type Labelled = { kind: string; query: string; worth: ReadonlyMap<string, number> }
export type Score = { ndcg: number; reciprocal: number; recall: number; first: number; five: number }
/** Gives slugs, best first. */
export type Engine = (query: string) => Promise<string[]>

/**
 * Questions of a file: "[kind]" begins a set, "question | slug slug" labels one. `slug=3` says what an
 * article is worth; without it the first is worth 2 and the others 1.
 */
export function labelledIn(path: string): Labelled[] {
  const sets: Labelled[] = []
  let kind = ''
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue
    if (line.startsWith('[')) {
      kind = line.slice(1, -1)
      continue
    }
    const [query, labels] = line.split(' | ')
    const worth = labels!.split(' ').map((label, index): [string, number] => {
      const [slug, grade] = label.split('=')
      return [slug!, grade ? Number(grade) : index === 0 ? 2 : 1]
    })
    sets.push({ kind, query: query!, worth: new Map(worth) })
  }
  return sets
}

/** The first 60 percent of each title, as somebody types it. */
export const asTyped = (articles: { slug: string; title: string }[]): Labelled[] =>
  articles.map(({ slug, title }) => ({
    kind: 'titles, as typed',
    query: title.slice(0, Math.ceil(title.length * 0.6)),
    worth: new Map([[slug, 2]]),
  }))

/**
 * One letter left out, doubled, exchanged or replaced in the longest word; which one follows from the number.
 */
export function withTypo(query: string, number: number): string {
  const word = query
    .split(/[^a-z]+/i)
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '')
  if (word.length < 5) return query
  const at = 1 + (number % (word.length - 2))
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at]! + word.slice(at),
    word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
    `${word.slice(0, at)}${word[at] === 'e' ? 'r' : 'e'}${word.slice(at + 1)}`,
  ]
  return query.replace(word, kinds[number % kinds.length]!)
}

const WORD_PAIR = /(?<![\p{L}\p{N}_-])(\p{L}{4,})\s(?=(\p{L}{4,})(?![\p{L}\p{N}_-]))/gu

/** Two words of a question written as one; null where no two that say something stand side by side. */
export function withoutSpace(query: string): string | null {
  const pair = [...query.matchAll(WORD_PAIR)].find(
    ([, first, second]) => ![first!, second!].some((word) => isStopWord(word.toLowerCase())),
  )
  if (!pair) return null
  const end = pair.index + pair[0].length
  return query.slice(0, end - 1) + query.slice(end)
}

export async function scores(set: Labelled[], engine: Engine): Promise<Score[]> {
  const found: Score[] = []
  for (const { query, worth } of set) found.push(score(await engine(query), worth))
  return found
}

/** The best answers count as found among the first five. */
function score(found: string[], worth: Labelled['worth']): Score {
  const best = Math.max(...worth.values())
  const gain = (grades: number[]) =>
    grades.slice(0, 10).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0)
  const place = found.findIndex((slug) => worth.has(slug))
  const of = (slug: string) => worth.get(slug) ?? 0
  return {
    ndcg: gain(found.map(of)) / gain([...worth.values()].sort((a, b) => b - a)),
    reciprocal: place < 0 ? 0 : 1 / (place + 1),
    recall: [...worth.keys()].filter((slug) => found.slice(0, 50).includes(slug)).length / worth.size,
    first: place === 0 ? 1 : 0,
    five: found.slice(0, 5).some((slug) => of(slug) === best) ? 1 : 0,
  }
}

export const mean = (list: Score[], name: keyof Score) =>
  list.reduce((sum, each) => sum + each[name], 0) / Math.max(1, list.length)

/**
 * Prints a table beside the baseline's, row by row. `failed` says whether a set fell below what it must keep.
 */
export function table(floors: Readonly<Record<string, number>>) {
  console.log(
    '| set | questions | nDCG@10 | ts_rank_cd | MRR | recall@50 | first | among five |\n|---|---|---|---|---|---|---|---|',
  )
  const told = { failed: false }
  const row = (kind: string, ours: Score[], theirs: Score[], value = mean(ours, 'ndcg')) => {
    const floor = floors[kind]
    const low = floor !== undefined && value < floor
    told.failed ||= low
    const columns = [
      kind,
      ours.length,
      value,
      mean(theirs, 'ndcg'),
      ...(['reciprocal', 'recall', 'first', 'five'] as const).map((name) => mean(ours, name)),
    ]
    console.log(
      `| ${columns.map((each) => (typeof each === 'number' && !Number.isInteger(each) ? each.toFixed(3) : each)).join(' | ')} |${low ? ` below ${floor}` : ''}`,
    )
  }
  return { row, told }
}
