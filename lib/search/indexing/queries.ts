import 'server-only'
import { SYNONYMS } from '../rules/vocabulary'
import { thesaurusOf, type Thesaurus } from '../rules/synonyms'
import type { Field } from '../rules/document'
import { OF_A_TITLE } from '../rules/weighing'
import { ARTICLES, PASSAGES, type Space } from './constants'
import { Prisma, type Queries } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** A document to be indexed. */
export type Source = { id: number; title: string; fields: Field[] }

const LONGEST_TEXT = 250_000
const LONGEST_REFERENCE = 20_000

type ArticleRow = {
  id: number
  title: string
  excerpt: string | null
  text: string
  reference: string | null
  outline: { text: string }[]
  category: string | null
  tags: string | null
  cited: string | null
}

/** What stands behind the colon of a title says more about it, and counts as far as a word can lead. */
const OF_A_SUBTITLE = 2
const COLON = ': '

function titleFields(title: string): Field[] {
  const [subject = '', ...more] = title.split(COLON)
  return [
    { text: subject, weight: OF_A_TITLE, leads: true },
    { text: more.join(COLON), weight: OF_A_SUBTITLE, leads: true },
  ]
}

/**
 * The articles of the library among these, with their parts weighted: a title says most, its headings more
 * than the text.
 */
async function readArticles(client: Queries, ids: number[]): Promise<Source[]> {
  const { rows } = await client.query<ArticleRow>(
    Prisma.sql`SELECT a.id, a.title, a.excerpt, left(a.plain_text, ${LONGEST_TEXT}) AS text, left(a.reference, ${LONGEST_REFERENCE}) AS reference, a.outline, c.name AS category,
       (SELECT string_agg(t.name, ' | ') FROM article_tags x JOIN tags t ON t.id = x.tag_id WHERE x.article_id = a.id) AS tags,
       (SELECT string_agg(m.standard || ', ' || m.clause, ' | ' ORDER BY m.position) FROM citations m WHERE m.article_id = a.id AND m.place = 'mark' AND NOT m.plain) AS cited
     FROM articles a LEFT JOIN categories c ON c.id = a.category_id
     WHERE a.id = ANY (${ids}::int[]) AND ${inLibrary}`,
  )
  return rows.map(({ id, title, excerpt, text, reference, outline, category, tags, cited }) => ({
    id,
    title,
    fields: [
      ...titleFields(title),
      { text: text, weight: 1 },
      { text: reference ?? '', weight: 1 },
      { text: outline.map((heading) => heading.text).join(' | '), weight: 0.5, leads: true, again: true },
      { text: excerpt ?? '', weight: 0.5, again: true },
      { text: cited ?? '', weight: 1, again: true },
      { text: tags ?? '', weight: 1, leads: true, again: true },
      { text: category ?? '', weight: 0.5, leads: true, again: true },
    ],
  }))
}

/**
 * Passages of the knowledge base, whose headings count as titles. Which of them may be quoted is decided when
 * they are read.
 */
async function readPassages(client: Queries, ids: number[]): Promise<Source[]> {
  const { rows } = await client.query<{ id: number; title: string; path: string; text: string }>(
    Prisma.sql`SELECT p.id, d.title, p.title_path AS path, p.text
     FROM knowledge_passages p JOIN knowledge_documents d ON d.id = p.document_id WHERE p.id = ANY (${ids}::int[])`,
  )
  return rows.map(({ id, title, path, text }) => ({
    id,
    title: path,
    fields: [
      { text: path, weight: 1.5, leads: true },
      { text: title, weight: 1, leads: true, again: true },
      { text, weight: 1 },
    ],
  }))
}

/** How each space's documents are read. */
export const READERS: Record<Space, (client: Queries, ids: number[]) => Promise<Source[]>> = {
  [ARTICLES]: readArticles,
  [PASSAGES]: readPassages,
}

/**
 * A space's index at one moment: its version, which every transaction that writes it changes, how many
 * changes wait to be indexed, and the thesaurus.
 */
export type IndexState = { version: string; waiting: number; names: Thesaurus }

/** Returns the state of a space's index; changes are counted up to `most`. */
export async function readState(client: Queries, space: Space, most: number): Promise<IndexState> {
  const { text, values } = Prisma.sql`
    SELECT xmin::text AS version, (SELECT array_agg(names ORDER BY id) FROM search_synonyms) AS added,
      (SELECT count(*)::int FROM (SELECT 1 FROM search_changes WHERE space = ${space} LIMIT ${most}) w) AS waiting
    FROM search_spaces WHERE space = ${space}`
  const { rows } = await client.query<{ version: string; added: string[] | null; waiting: number }>({
    name: 'search-state',
    text,
    values,
  })
  const { version, added, waiting } = rows[0]!
  return { version, waiting, names: withReviewed(added ?? []) }
}

let kept: { added: string; names: Thesaurus } | undefined

/** Returns the reviewed synonyms and those that administrators added. */
export async function thesaurus(client: Queries): Promise<Thesaurus> {
  const { rows } = await client.query<{ names: string }>('SELECT names FROM search_synonyms ORDER BY id')
  return withReviewed(rows.map(({ names }) => names))
}

function withReviewed(added: string[]): Thesaurus {
  if (kept?.added !== added.join('\n'))
    kept = { added: added.join('\n'), names: thesaurusOf([...SYNONYMS, ...added]) }
  return kept.names
}
