import 'server-only'
import { daysOf } from './rules/status'
import type { Correspondence, Day, Edition, Relation } from './types'
import { pool } from '@/lib/core/server/db'

/** The editions of the register in their order: some hundred rows, read again when one changes. */
export type Register = {
  version: string
  editions: readonly Edition[]
  /** By the earlier edition and its clause. */
  correspondences: readonly Correspondence[]
  /** By their kinds, then by their editions. */
  relations: readonly Relation[]
  /** The days on which a status begins or an edition is published, in their order. */
  days: readonly Day[]
}

let cached: Register | undefined

/**
 * Returns the register as it is now; a caller whose own statement has read `REGISTER_VERSION` passes it, and
 * spares one.
 */
export async function register(known?: string): Promise<Register> {
  const version = known ?? (await registerVersion())
  if (cached?.version !== version) {
    const [editions, correspondences, relations] = await Promise.all([
      readEditions(),
      readCorrespondences(),
      readRelations(),
    ])
    cached = { version, editions, correspondences, relations, days: daysOf(editions) }
  }
  return cached
}

/** SQL of the version of the register, for a statement that reads something beside it. */
export const REGISTER_VERSION = '(SELECT version::text FROM register_version)'

async function registerVersion(): Promise<string> {
  const { rows } = await pool().query<{ version: string }>({
    name: 'register-version',
    text: `SELECT ${REGISTER_VERSION} AS version`,
  })
  return rows[0]?.version ?? ''
}

/**
 * Returns what makes a page that shows a status stale: the version of the register, and the last day on which
 * a status began or an edition was published, which moves citations without a year.
 */
export async function standingVersion(day: Day, known: string): Promise<string> {
  const { version, days } = await register(known)
  return `${version} ${days.findLast((one) => one <= day) ?? ''}`
}

async function readEditions(): Promise<Edition[]> {
  const { rows } = await pool().query<Edition>({
    name: 'register',
    text: `SELECT e.id, s.name AS standard, s.slug,
        array(SELECT a.name FROM standard_aliases a WHERE a.standard_id = s.id ORDER BY a.name) AS aliases, s.body, s.field, s.jurisdiction, e.designation, e.title, e.generation, e.year, e.page,
        CASE WHEN e.published_on IS NULL THEN NULL
          ELSE json_build_object('day', e.published_on, 'to', e.published_to) END AS published,
        coalesce((SELECT json_agg(json_build_object('id', t.id, 'jurisdiction', t.jurisdiction, 'currency', t.currency,
            'supersession', t.supersession, 'from', t.from_day, 'source', t.source, 'checkedOn', t.checked_on,
            'confidence', t.confidence, 'confirmed', t.confirmed) ORDER BY t.from_day NULLS FIRST, t.id)
          FROM standard_statuses t WHERE t.edition_id = e.id
            AND NOT EXISTS (SELECT FROM standard_statuses r WHERE r.replaces_id = t.id)), '[]'::json) AS statuses,
        coalesce((SELECT json_agg(json_build_object('standard', n.name, 'slug', n.slug, 'designation', ne.designation) ORDER BY x.id)
          FROM standard_successions x JOIN standards n ON n.id = x.successor_id
          LEFT JOIN standard_editions ne ON ne.id = x.successor_edition_id
          WHERE x.edition_id = e.id), '[]'::json) AS successors
      FROM standard_editions e JOIN standards s ON s.id = e.standard_id
      ORDER BY s.name, e.published_on DESC NULLS FIRST, e.id DESC`,
  })
  return rows
}

async function readCorrespondences(): Promise<Correspondence[]> {
  const { rows } = await pool().query<Correspondence>({
    name: 'correspondences',
    text: `SELECT c.id, c.kind, c.change, c.source, to_char(c.checked_on, 'YYYY-MM-DD') AS "checkedOn", c.version,
        json_build_object('editionId', f.id, 'designation', f.designation, 'standard', fs.name, 'slug', fs.slug,
          'clause', c.from_clause, 'clauseSlug', c.from_slug) AS "from",
        json_build_object('editionId', t.id, 'designation', t.designation, 'standard', ts.name, 'slug', ts.slug,
          'clause', c.to_clause, 'clauseSlug', c.to_slug) AS "to"
      FROM clause_correspondences c
      JOIN standard_editions f ON f.id = c.from_edition_id JOIN standards fs ON fs.id = f.standard_id
      JOIN standard_editions t ON t.id = c.to_edition_id JOIN standards ts ON ts.id = t.standard_id
      ORDER BY f.designation, c.from_clause, t.designation, c.to_clause, c.id`,
  })
  return rows
}

async function readRelations(): Promise<Relation[]> {
  const { rows } = await pool().query<Relation>({
    name: 'relations',
    text: `SELECT r.id, r.kind, r.clause, to_char(r.day, 'YYYY-MM-DD') AS day, r.source,
        to_char(r.checked_on, 'YYYY-MM-DD') AS "checkedOn", r.confirmed, r.version,
        json_build_object('editionId', f.id, 'designation', f.designation, 'standard', fs.name, 'slug', fs.slug) AS "from",
        json_build_object('editionId', t.id, 'designation', t.designation, 'standard', ts.name, 'slug', ts.slug) AS "to"
      FROM standard_relations r
      JOIN standard_editions f ON f.id = r.from_edition_id JOIN standards fs ON fs.id = f.standard_id
      JOIN standard_editions t ON t.id = r.to_edition_id JOIN standards ts ON ts.id = t.standard_id
      ORDER BY r.kind, f.designation, t.designation, r.clause NULLS FIRST, r.id`,
  })
  return rows
}
