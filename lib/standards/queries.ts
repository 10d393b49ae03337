import 'server-only'
import { citedByReference, type Reference } from './rules/citing'
import { becameOf } from './rules/correspondences'
import { placeName, shortTitle } from './rules/naming'
import { editionCited, latestOf, standingOf } from './rules/status'
import { register, REGISTER_VERSION } from './store'
import type { BecameClause, Cited, CoveredStandard, Day, Edition, Standing } from './types'
import { registerName } from '@/lib/references/rules/standards'
import { today } from '@/lib/core/server/clock'
import { pool } from '@/lib/core/server/db'

/** Returns what the register says on a day of a standard as it is cited; null where it does not have it. */
export type StandingLookup = (cited: Cited) => Standing | null

/** Returns how to ask what the register says of citations on a day; `version` as `register` takes it. */
export async function standingLookup(day: Day = today(), version?: string): Promise<StandingLookup> {
  const { editions } = await register(version)
  return (cited) => {
    const edition = editionCited(editions, cited, day)
    return edition ? standingOf(edition, day) : null
  }
}

/** What the register says of a reference; `clauseSlug` is of the one clause that it names. */
type Holding = { standing: Standing | null; became: BecameClause[]; clauseSlug: string | null }

/**
 * Returns of each reference, in their order, its standing on a day, what became of its clauses, and which
 * clause it is of; `version` as `register` takes it.
 */
export async function holdingOf(
  references: readonly (Reference & { standard: string | null })[],
  day?: Day,
  version?: string,
): Promise<Holding[]> {
  const [standing, became] = await Promise.all([standingLookup(day, version), becameLookup(day, version)])
  return references.map((reference) => {
    const name = reference.standard && registerName(reference)
    const found = name ? standing({ standard: name, year: reference.year }) : null
    return {
      standing: found,
      became: name ? became(reference) : [],
      clauseSlug: found && clauseOfOne(reference),
    }
  })
}

/** Returns the slug of the clause where a reference names one and no other; else null. */
function clauseOfOne(reference: Reference): string | null {
  const [cited, ...others] = citedByReference(reference)
  return cited && others.length === 0 ? cited.clauseSlug : null
}

/** Returns what became of the clauses that a reference names in later editions; nothing for most. */
type BecameLookup = (reference: Reference) => BecameClause[]

/** Returns how to ask that of references on a day; `version` as `register` takes it. */
async function becameLookup(day: Day = today(), version?: string): Promise<BecameLookup> {
  const { editions, correspondences } = await register(version)
  if (correspondences.length === 0) return () => []
  return (reference) => {
    const found = citedByReference(reference).flatMap((citation) => {
      const edition = editionCited(editions, citation, day)
      return correspondences.filter(
        ({ from }) => from.editionId === edition?.id && from.clauseSlug === citation.clauseSlug,
      )
    })
    return [...new Set(found)].map((pair) => ({
      id: pair.id,
      place: placeName(pair.from.clause),
      became: becameOf(pair),
      change: pair.change,
      slug: pair.to.slug,
    }))
  }
}

/**
 * Returns the standings of some of the standards that articles cite: by article, then by the standard without
 * its year. One statement, and none where there is nothing to ask for.
 */
export async function standingsOf(
  articles: readonly { id: number; standards: readonly string[] }[],
  day: Day = today(),
): Promise<Map<number, Map<string, Standing>>> {
  const found = new Map<number, Map<string, Standing>>()
  const asked = articles.flatMap(({ id, standards }) => standards.map((standard) => ({ id, standard })))
  if (asked.length === 0) return found
  const { rows } = await pool().query<Cited & { id: number; version: string }>({
    name: 'standings-of',
    text: `SELECT article_id AS id, standard, CASE WHEN count(DISTINCT year) = 1 THEN max(year) END AS year, ${REGISTER_VERSION} AS version
      FROM unnest($1::int[], $2::text[]) asked(article_id, standard) JOIN citations c USING (article_id, standard)
      GROUP BY article_id, standard`,
    values: [asked.map(({ id }) => id), asked.map(({ standard }) => standard)],
  })
  if (!rows[0]) return found
  const lookUp = await standingLookup(day, rows[0].version)
  for (const { id, standard, year } of rows) {
    const standing = lookUp({ standard, year })
    if (!standing) continue
    const own = found.get(id) ?? new Map<string, Standing>()
    found.set(id, own.set(standard, standing))
  }
  return found
}

/**
 * SQL of whether a citation is of a published article. Not a join: the citations stay in the order of their
 * index, in which they are counted without sorting. By the ids of the others, because these are few: more
 * than fit into `work_mem`, some 200,000, would be looked through again for each citation.
 */
const PUBLISHED = `article_id NOT IN (SELECT id FROM articles WHERE status <> 'approved' OR deleted_at IS NOT NULL)`

/** Returns how many published articles cite each standard. */
export async function articlesCiting(): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ standard: string; articles: number }>({
    name: 'articles-citing',
    text: `SELECT standard, count(DISTINCT article_id)::int AS articles FROM citations WHERE ${PUBLISHED} GROUP BY standard`,
  })
  return new Map(rows.map(({ standard, articles }) => [standard, articles]))
}

/** Returns how many published articles cite each edition on a day, by its id. */
export async function articlesCitingEditions(
  editions: readonly Edition[],
  day: Day = today(),
): Promise<Map<number, number>> {
  const standards = [...new Set(editions.map(({ standard }) => standard))]
  const years = standards.map(
    (standard) => editionCited(editions, { standard, year: null }, day)?.year ?? null,
  )
  const { rows } = await pool().query<Cited & { articles: number }>({
    name: 'articles-citing-editions',
    text: `SELECT standard, coalesce(c.year, latest.year) AS year, count(DISTINCT article_id)::int AS articles
      FROM unnest($1::text[], $2::int[]) latest(standard, year) JOIN citations c USING (standard)
      WHERE ${PUBLISHED} GROUP BY standard, coalesce(c.year, latest.year)`,
    values: [standards, years],
  })
  return new Map(
    rows.flatMap(({ articles, ...cited }) => {
      const edition = editionCited(editions, cited, day)
      return edition ? [[edition.id, articles] as const] : []
    }),
  )
}

/**
 * Returns what standards are about, by their names, as the latest editions are titled: "Steel: stainless
 * steel structures". Without those that the register does not have.
 */
export async function subjectsOf(
  standards: readonly string[],
  day: Day = today(),
): Promise<Map<string, string>> {
  const { editions } = await register()
  const subjects = new Map<string, string>()
  for (const standard of new Set(standards)) {
    const latest = latestOf(
      editions.filter((edition) => edition.standard === standard),
      day,
    )
    if (latest) subjects.set(standard, shortTitle(latest))
  }
  return subjects
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
