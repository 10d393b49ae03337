import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { importFile } from '@/lib/articles/importing/mutations'
import { pool } from '@/lib/core/server/db'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp, markOutdated } from '@/lib/search/indexing/jobs'
import { learnLatentSpace } from '@/lib/search/latent-semantics/mutations'
import { manual, MANUALS, type Document, type ManualName } from './manuals'
import { labelledIn, type Labelled } from './scoring'

/** Collections of articles with their questions; without a file, the articles are the starter library's. */
export const LABELLED = {
  relevance: { questions: 'queries.txt', articles: null },
  short: { questions: 'short.txt', articles: null },
  'held-back': { questions: 'held-back.txt', articles: null },
  fresh: { questions: 'fresh.txt', articles: null },
  chat: { questions: 'chat.txt', articles: null },
  'chat-held-back': { questions: 'chat-held-back.txt', articles: null },
  unseen: { questions: 'unseen.txt', articles: null },
  names: { questions: 'names.txt', articles: null },
  trade: { questions: 'trade.txt', articles: null },
  'trade-held-back': { questions: 'trade-held-back.txt', articles: null },
  topics: { questions: 'topics.txt', articles: null },
  engineers: { questions: 'engineers/queries.txt', articles: 'engineers/articles.jsonl' },
} as const
const BATCH = 100

type Text = Document & { reference?: string | null | undefined }
export type CollectionName = keyof typeof LABELLED | ManualName

export type Collection = {
  /** What is searched, as stored. */
  articles: { id: number; slug: string; title: string }[]
  labelled: Labelled[]
}

/**
 * Stores and indexes a collection in a database of its own. Returns null where the Debian package that it is
 * made of is not installed.
 */
export async function open(name: CollectionName): Promise<Collection | null> {
  const labelled =
    name in MANUALS ? await loadManual(name as ManualName) : await load(name as keyof typeof LABELLED)
  if (!labelled) return null
  await index()
  const { rows } = await pool().query<{ id: number; slug: string; title: string }>(
    "SELECT id, slug, title FROM articles WHERE status = 'approved' AND deleted_at IS NULL ORDER BY id",
  )
  const slugs = new Set(rows.map(({ slug }) => slug))
  const unknown = labelled.flatMap(({ worth }) => [...worth.keys()]).filter((slug) => !slugs.has(slug))
  if (unknown.length > 0) throw new Error(`There is no article ${unknown.join(', ')}`)
  return { articles: rows, labelled }
}

/** Brings the search index of all articles up to date. Returns how many changes there were. */
export async function index(): Promise<number> {
  await markOutdated()
  const indexed = await catchUp(ARTICLES)
  await learnLatentSpace(ARTICLES)
  return indexed
}

async function load(name: keyof typeof LABELLED): Promise<Labelled[]> {
  const { articles, questions } = LABELLED[name]
  if (articles) {
    const file = join(import.meta.dirname, articles)
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
    const { failed } = await importFile(lines, {
      publish: true,
      onProblem: (line, reason) => console.error(`line ${line}: ${reason}`),
      onProgress: () => {},
    })
    if (failed > 0) throw new Error(`${failed} articles could not be loaded`)
  }
  return labelledIn(join(import.meta.dirname, questions))
}

async function loadManual(name: ManualName): Promise<Labelled[] | null> {
  const read = manual(name, process.env.BENCH_MANUALS || '/usr/share/doc')
  if (!read) return null
  await storeTexts(read.documents)
  return read.labelled
}

/** Stores texts as published articles without rendering them: what is measured is the search. */
export async function storeTexts(texts: Text[]): Promise<void> {
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH)
    await pool().query(
      `INSERT INTO articles (slug, title, content, body_html, outline, summary, plain_text, reference, rendered_with, word_count, read_time, status, published_at, updated_at)
       SELECT slug, title, '', '', '[]', '', body, reference, 99, 800, 4, 'approved', now(), now() FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS t (slug, title, body, reference)
       ON CONFLICT DO NOTHING`,
      [
        batch.map(({ slug }) => slug),
        batch.map(({ title }) => title),
        batch.map(({ text }) => text),
        batch.map(({ reference }) => reference ?? null),
      ],
    )
  }
}
