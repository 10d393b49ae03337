import 'server-only'
import { editionCited, latestOf, standingOf } from './rules/status'
import { register } from './store'
import type { Cited, CoveredStandard, Day, Edition, Standing } from './types'
import { today } from '@/lib/core/dates'
import { pool } from '@/lib/core/server/db'

/** Returns what the register says on a day of a standard as it is cited; null where it does not have it. */
export type Judge = (cited: Cited) => Standing | null

/** Returns how the register judges citations on a day. */
export async function judgeOn(day: Day = today()): Promise<Judge> {
  const { editions } = await register()
  return (cited) => {
    const edition = editionCited(editions, cited, day)
    return edition ? standingOf(edition, day) : null
  }
}

/** Returns the standings of what these articles cite: by article, then by the standard without its year. */
export async function standingsOf(
  articleIds: number[],
  day: Day = today(),
): Promise<Map<number, Map<string, Standing>>> {
  const judge = await judgeOn(day)
  const { rows } = await pool().query<Cited & { id: number }>({
    name: 'standings-of',
    text: `SELECT article_id AS id, standard, CASE WHEN count(DISTINCT year) = 1 THEN max(year) END AS year
      FROM citations WHERE article_id = ANY ($1::int[]) GROUP BY article_id, standard`,
    values: [articleIds],
  })
  const found = new Map<number, Map<string, Standing>>()
  for (const { id, ...cited } of rows) {
    const standing = judge(cited)
    if (!standing) continue
    const own = found.get(id) ?? new Map<string, Standing>()
    found.set(id, own.set(cited.standard, standing))
  }
  return found
}

/** What published articles cite, without years. */
const CITED = `SELECT c.standard, count(*)::int AS articles
  FROM (SELECT DISTINCT standard COLLATE "C" AS standard, article_id FROM citations) c
  JOIN articles a ON a.id = c.article_id AND a.status = 'approved' AND a.deleted_at IS NULL
  GROUP BY c.standard`

/** Returns how many published articles cite each standard. */
export async function articlesCiting(): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ standard: string; articles: number }>({ name: 'cited', text: CITED })
  return new Map(rows.map(({ standard, articles }) => [standard, articles]))
}

/** Returns how many published articles cite each of these editions on a day, by its id. */
export async function articlesCitingEditions(
  editions: readonly Edition[],
  day: Day = today(),
): Promise<Map<number, number>> {
  const { rows } = await pool().query<Cited & { id: number }>({
    name: 'cited-editions',
    text: `SELECT DISTINCT c.article_id AS id, c.standard, c.year
      FROM citations c JOIN articles a ON a.id = c.article_id AND a.status = 'approved' AND a.deleted_at IS NULL`,
  })
  const articles = new Map<number, Set<number>>()
  for (const { id, ...cited } of rows) {
    const edition = editionCited(editions, cited, day)
    if (edition) articles.set(edition.id, (articles.get(edition.id) ?? new Set()).add(id))
  }
  return new Map([...articles].map(([edition, citing]) => [edition, citing.size]))
}

/**
 * Returns the standards of the register that published articles cite, each in its latest edition: those in
 * force first, each group most cited first. Public: names and counts only.
 */
export async function standardsCovered(limit = 24, day: Day = today()): Promise<CoveredStandard[]> {
  const [{ editions }, cited] = await Promise.all([register(), articlesCiting()])
  return [...cited]
    .flatMap(([standard, articles]) => {
      const latest = latestOf(
        editions.filter((edition) => edition.standard === standard),
        day,
      )
      if (!latest) return []
      const { slug, title, field } = latest
      const { words, withdrawn } = standingOf(latest, day)
      return [{ standard, slug, title, field, articles, words, withdrawn }]
    })
    .sort((a, b) => b.articles - a.articles || a.standard.localeCompare(b.standard))
    .slice(0, limit)
    .sort((a, b) => Number(a.withdrawn) - Number(b.withdrawn))
}
