import { disconnect, pool } from '@/lib/core/server/db'
import { ask } from '@/lib/search/engine'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { isStopWord } from '@/lib/search/rules/stop-words'
import { tokensOf } from '@/lib/search/rules/tokens'
import { index, storeTexts } from './collections'
import { mean, scores, withTypo, type Engine, type Labelled } from './scoring'

type Text = { id: number; slug: string; title: string; text: string; headings: string[] }

/** How often an article cites a clause that it works through, and how much oftener than any other does. */
const WORKED = { mentions: 5, beside: 2 }
/** How many of what is asked for stands in each note. */
const LISTED = [3, 10, 25]
const OF_A_NOTE = 100
const FILLER =
  'The list below is what the office opens most often when it checks the work of others before it goes out to the site. '

/**
 * Questions that a rule makes of what stands in the starter library, so that nobody chooses them: clauses
 * that one article works through and headings that one article has, alone and beside short notes that merely
 * list them; and two neighbouring words of titles and headings with a wrong letter in each.
 */
await index()
const { rows: texts } = await pool().query<Text>(
  `SELECT id, slug, title, plain_text AS text, ARRAY(SELECT h ->> 'text' FROM jsonb_array_elements(outline::jsonb) h) AS headings
   FROM articles WHERE status = 'approved' AND deleted_at IS NULL ORDER BY id`,
)
const slugOf = new Map(texts.map(({ id, slug }) => [id, slug]))
const ours: Engine = async (query) =>
  (await ask(ARTICLES, query, 50)).ranked.map(({ id }) => slugOf.get(id) ?? 'a note')

const [clauses, headings] = [workedClauses(), headingsOfOne()]
console.log('| asked | questions | its article is first | nDCG@10 |\n|---|---|---|---|')
await tell('alone')
for (const listed of LISTED) {
  await storeNotes(listed)
  await tell(`beside notes that list ${listed}`)
  await pool().query("DELETE FROM articles WHERE slug LIKE 'note-%'")
}
await index()
const pairs = neighbours()
let repaired = 0
for (const [number, pair] of pairs.entries()) {
  const typed = pair
    .split(' ')
    .map((word, at) => withTypo(word, number * 2 + at))
    .join(' ')
  const { suggestion } = await ask(ARTICLES, typed, 10)
  if ((await stemsOf(suggestion ?? typed)) === (await stemsOf(pair))) repaired++
}
console.log(`\nTwo misspelt neighbours: ${repaired} of ${pairs.length} are read as what was meant.`)
await disconnect()

async function tell(what: string): Promise<void> {
  for (const [kind, set] of Object.entries({ clauses, headings })) {
    const found = await scores(set, ours)
    const figures = [mean(found, 'first'), mean(found, 'ndcg')].map((figure) => figure.toFixed(3))
    console.log(`| ${kind}, ${what} | ${set.length} | ${figures.join(' | ')} |`)
  }
}

/** Asks for each clause that one article cites much oftener than any other does. */
function workedClauses(): Labelled[] {
  const cited = new Map<string, { slug: string; times: number }[]>()
  for (const { slug, title, text, headings } of texts) {
    const times = new Map<string, number>()
    for (const { term } of tokensOf([title, text, ...headings].join(' | ')))
      if (/^#[a-z]+\d+:\d+(?:\.\d+)+$/.test(term)) times.set(term, (times.get(term) ?? 0) + 1)
    for (const [term, count] of times) cited.set(term, [...(cited.get(term) ?? []), { slug, times: count }])
  }
  return [...cited].flatMap(([term, articles]) => {
    const [most, next] = articles.sort((a, b) => b.times - a.times)
    if (!next || most!.times < WORKED.mentions || most!.times < WORKED.beside * next.times) return []
    const [, body, number, clause] = /^#([a-z]+)(\d+):(.*)$/.exec(term)!
    return labelled(`${body!.toUpperCase()} ${number} ${clause}`, most!.slug)
  })
}

/** Asks for each heading of two words and more that one article alone has. */
function headingsOfOne(): Labelled[] {
  const having = new Map<string, string[]>()
  for (const { slug, headings } of texts)
    for (const heading of new Set(headings))
      if (/^\p{L}{3,} (?:\p{L}+ )*\p{L}{3,}$/u.test(heading))
        having.set(heading, [...(having.get(heading) ?? []), slug])
  return [...having].flatMap(([heading, slugs]) => (slugs.length === 1 ? labelled(heading, slugs[0]!) : []))
}

function labelled(query: string, slug: string): Labelled[] {
  return [{ kind: '', query, worth: new Map([[slug, 2]]) }]
}

/** Stores notes of some hundred words, each of which lists as many of what is asked for. */
async function storeNotes(listed: number): Promise<void> {
  const notes = [clauses, headings].flatMap((set, kind) => {
    const count = Math.ceil(set.length / listed)
    return Array.from({ length: count }, (_, at) => {
      const list = set.filter((_, each) => each % count === at).map(({ query }) => query)
      const left = OF_A_NOTE - list.join(' ').split(' ').length
      const filler = FILLER.repeat(Math.max(0, Math.round(left / FILLER.split(' ').length)))
      return {
        slug: `note-${kind}-${at}`,
        title: `Reading list ${at}`,
        text: `${list.join('; ')}. ${filler}`,
      }
    })
  })
  await storeTexts(notes)
  await index()
}

/** Two neighbouring words of titles and headings, each pair once. */
function neighbours(): string[] {
  const two = /(?<![\p{L}\p{N}-])(\p{L}{5,})\s(?=(\p{L}{5,})(?![\p{L}\p{N}-]))/gu
  const pairs = texts
    .flatMap(({ title, headings }) => [title, ...headings])
    .flatMap((text) => [...text.toLowerCase().matchAll(two)])
    .filter(([, first, second]) => ![first!, second!].some(isStopWord))
  return [...new Set(pairs.map(([, first, second]) => `${first} ${second}`))]
}

/** A text by the stems of its words: another form of a word is no other word. */
async function stemsOf(text: string): Promise<string> {
  const words = tokensOf(text).flatMap(({ kind, term }) => (kind === 'word' ? [term] : []))
  const { rows } = await pool().query<{ stems: string }>(
    `SELECT string_agg(coalesce((ts_lexize('english_stem', word))[1], word), ' ' ORDER BY n) AS stems
     FROM unnest($1::text[]) WITH ORDINALITY AS w (word, n)`,
    [words],
  )
  return rows[0]!.stems
}
