import 'server-only'
import { ARTICLES_LISTED, ARTICLES_NAMED, FOUND_MAX } from '../constants'
import { articlesCiting } from '../queries'
import { clauseTree, placeTyped, slugsTyped } from '../rules/clauses'
import { earlierThan, laterThan } from '../rules/correspondences'
import {
  amendedIn,
  clauseAddress,
  placeName,
  slugMeant,
  slugNamed,
  slugOf,
  standardAddress,
  uncitedAddress,
} from '../rules/naming'
import { relationsAt, relationsOf } from '../rules/relations'
import { foundIn } from '../rules/searching'
import { editionCited, latestOf, saidBy, sentenceOf, standingOf, statusOn, turnsOf } from '../rules/status'
import { register, REGISTER_VERSION, standingVersion } from '../store'
import type { Correspondence, Day, Edition, Standing } from '../types'
import type {
  CitedClause,
  CitedEdition,
  CitingArticle,
  ClauseView,
  EditionView,
  FoundStandard,
  ListedStandard,
  Moment,
  NamedArticle,
  ShownCorrespondence,
  StandardFace,
  StandardView,
} from './types'
import { today } from '@/lib/core/server/clock'
import { pool } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

/** Returns what changes with the register, with what the library cites, and on a day that begins a status. */
export async function libraryAndRegister(day: Day = today()): Promise<string> {
  const { rows } = await pool().query<{ register: string; library: string }>({
    name: 'library-and-register',
    text: `SELECT ${REGISTER_VERSION} AS register, (SELECT version::text FROM library_version) AS library`,
  })
  const { register, library } = rows[0]!
  return `${await standingVersion(day, register)} ${library}`
}

/** Returns the standards of the register with the status of their latest edition, by name. */
export async function listStandards(day: Day = today()): Promise<ListedStandard[]> {
  const [{ editions }, cited] = await Promise.all([register(), articlesCiting()])
  const listed = [...byStandard(editions).values()].map((own) => {
    const latest = latestOf(own, day)!
    const { standard, slug, aliases, body, field, title } = latest
    return {
      standard,
      aliases,
      slug,
      body,
      field,
      title,
      standing: standingOf(latest, day),
      articles: cited.get(standard) ?? 0,
    }
  })
  // EN 1993-1-2 comes before EN 1993-1-10.
  return listed.sort((a, b) => a.standard.localeCompare(b.standard, 'en-GB', { numeric: true }))
}

/** Returns the first FOUND_MAX standards that the list of the register finds by what is typed. */
export async function findStandards(typed: string, day: Day = today()): Promise<FoundStandard[]> {
  return foundIn(await listStandards(day), typed)
    .slice(0, FOUND_MAX)
    .map(({ standard, slug, title, standing: { words } }) => ({ standard, slug, title, words }))
}

/**
 * Returns the slug of the standard to which an address that is none of the register's leads: as it is typed,
 * as a catalogue names it, or by another name of a standard. Null where it leads to none.
 */
export async function standardMeant(typed: string): Promise<string | null> {
  const { editions } = await register()
  const slug = slugMeant(typed)
  const named = slugNamed(slug)
  const found =
    editions.find((one) => one.slug === slug) ??
    editions.find((one) => one.slug === named) ??
    editions.find(({ aliases }) => aliases.some((alias) => slugOf(alias) === slug))
  return found?.slug ?? null
}

/** A number of a standard, or the Eurocode that a series is. */
const NAMES_STANDARDS = /\d{3}|^(?:ec|eurocode) ?\d$/

/**
 * Returns what to look for in the list where an address names several standards, as "ec2" and "bs-8110" do;
 * null where it names none.
 */
export async function severalMeant(slug: string, day: Day = today()): Promise<string | null> {
  const typed = slugMeant(slug).replaceAll('-', ' ')
  return NAMES_STANDARDS.test(typed) && foundIn(await listStandards(day), typed).length > 0 ? typed : null
}

/** Returns the addresses of the standards and of their cited clauses, for the sitemap. */
export async function standardPaths(): Promise<string[]> {
  const { rows } = await pool().query<{ path: string }>({
    name: 'standard-paths',
    text: `SELECT '/standards/' || slug AS path FROM standards s
        WHERE EXISTS (SELECT FROM standard_editions e WHERE e.standard_id = s.id)
      UNION SELECT '/standards/' || s.slug || '/' || c.clause_slug FROM standards s JOIN citations c ON c.standard = s.name
        JOIN articles a ON a.id = c.article_id AND ${inLibrary.text}
        WHERE c.clause_slug IS NOT NULL AND EXISTS (SELECT FROM standard_editions e WHERE e.standard_id = s.id)
      ORDER BY path`,
  })
  return rows.map(({ path }) => path)
}

function byStandard(editions: readonly Edition[]): Map<string, Edition[]> {
  const found = new Map<string, Edition[]>()
  for (const edition of editions)
    found.set(edition.standard, [...(found.get(edition.standard) ?? []), edition])
  return found
}

/** Returns everything that the page of a standard shows; null where the register does not have it. */
export async function openStandard(slug: string, day: Day = today()): Promise<StandardView | null> {
  const { editions, relations } = await register()
  const own = editions.filter((edition) => edition.slug === slug)
  const latest = latestOf(own, day)
  if (!latest) return null
  const { standard, body, field, jurisdiction } = latest
  const views = own.map((edition) => ({
    ...viewOf(edition, editions, day),
    relations: relationsOf(edition.id, relations),
  }))
  const { articles, cited } = await citedOf(own, latest)
  return {
    standard,
    slug,
    body,
    field,
    jurisdiction,
    latest: views[own.indexOf(latest)]!,
    editions: views,
    timeline: timelineOf(own),
    articles,
    cited,
  }
}

function viewOf(edition: Edition, all: readonly Edition[], day: Day): Omit<EditionView, 'relations'> {
  const { designation, title, generation, published, page, successors, jurisdiction, statuses } = edition
  const found = statusOn(edition, day)
  const others = [...new Set(statuses.map((status) => status.jurisdiction))].filter(
    (name) => name !== jurisdiction,
  )
  return {
    designation,
    title,
    generation,
    published,
    amended: published && amendmentAfter(published.day, designation),
    page,
    successors,
    standing: standingOf(edition, day),
    inTurn: inTurnOf(edition, all, day),
    status: found?.status ?? null,
    sentence: found ? sentenceOf(found.status, edition) : null,
    elsewhere: others.flatMap((name) => {
      const { status } = statusOn(edition, day, name) ?? {}
      return status ? [{ jurisdiction: name, words: saidBy(status).words, from: status.from }] : []
    }),
    supersedes: all
      .filter((other) => other.successors.some((successor) => successor.designation === designation))
      .map((other) => ({ designation: other.designation, slug: other.slug })),
  }
}

/** Returns the year of the amendments that an edition holds, where it was published before them. */
function amendmentAfter(published: Day, designation: string): string | null {
  const year = amendedIn(designation)
  return year !== null && year > published.slice(0, 4) ? year : null
}

/** Returns what is in the place of the successors of an edition that are withdrawn themselves. */
const inTurnOf = ({ successors }: Edition, all: readonly Edition[], day: Day): Standing['successors'] =>
  successors.flatMap(({ designation }) => {
    const successor = all.find((other) => other.designation === designation)
    const standing = successor && standingOf(successor, day)
    return standing?.withdrawn ? standing.successors : []
  })

/** What happened and will happen to the editions, in order. */
const timelineOf = (editions: readonly Edition[]): Moment[] =>
  editions
    .flatMap(({ designation, published, statuses, jurisdiction }): Moment[] => [
      ...publishedOf(designation, published),
      ...turnsOf(statuses).flatMap((status): Moment[] =>
        status.from
          ? [
              {
                day: status.from,
                to: 'day',
                designation,
                words: saidBy(status).words,
                where: status.jurisdiction === jurisdiction ? null : status.jurisdiction,
              },
            ]
          : [],
      ),
    ])
    .sort((a, b) => a.day.localeCompare(b.day) || a.designation.localeCompare(b.designation))

function publishedOf(designation: string, published: Edition['published']): Moment[] {
  if (!published) return []
  const amended = amendmentAfter(published.day, designation)
  if (amended === null) return [{ ...published, designation, words: 'Published', where: null }]
  return [
    { ...published, designation: designation.replace(/\+.*$/, ''), words: 'Published', where: null },
    { day: `${amended}-01-01`, to: 'year', designation, words: 'Amended', where: null },
  ]
}

type CitedRow = { year: number | null; clause: string | null; clauseSlug: string | null; ids: number[] }
type CitedPlace = Omit<CitedRow, 'ids'> & { ids: Set<number> }

/**
 * Returns what published articles cite of a standard, by edition and clause. The articles come as numbers,
 * grouped: to count them apart by edition, clause and standard, the database would sort them three times.
 */
async function citedOf(
  own: Edition[],
  latest: Edition,
): Promise<{ articles: number; cited: CitedEdition[] }> {
  const { rows } = await pool().query<CitedRow>({
    name: 'cited-of-standard',
    text: `SELECT c.year, c.clause_slug AS "clauseSlug", min(c.clause COLLATE "C") AS clause, json_agg(c.article_id) AS ids
      FROM citations c JOIN articles a ON a.id = c.article_id AND ${inLibrary.text}
      WHERE c.standard = $1 GROUP BY c.year, c.clause_slug`,
    values: [latest.standard],
  })
  const all = new Set<number>()
  const editions = new Map<number | null, Set<number>>()
  const places = new Map<string, CitedPlace>()
  for (const { year: said, clause, clauseSlug, ids } of rows) {
    // What names no year is of the latest edition.
    const year = said ?? latest.year
    const edition = editions.get(year) ?? new Set()
    editions.set(year, edition)
    const place = places.get(`${year} ${clauseSlug}`) ?? { year, clause, clauseSlug, ids: new Set() }
    places.set(`${year} ${clauseSlug}`, place)
    if (clause !== null && clause < place.clause!) place.clause = clause
    for (const id of ids) for (const set of [all, edition, place.ids]) set.add(id)
  }
  const clauses = await namedClauses([...places.values()])
  const cited = [...editions]
    .sort(([a], [b]) => (b ?? 0) - (a ?? 0))
    .map(([year, { size }]) => ({
      year,
      designation: own.find((edition) => edition.year === year)?.designation ?? null,
      articles: size,
      clauses: clauseTree(clauses.filter((clause) => clause.year === year)),
    }))
  return { articles: all.size, cited }
}

/** Returns the clauses among some places, each with the titles of its first articles. */
async function namedClauses(places: CitedPlace[]): Promise<(CitedClause & { year: number | null })[]> {
  const clauses = places.flatMap(({ year, clause, clauseSlug, ids }) => {
    if (clause === null || clauseSlug === null) return []
    const first = [...ids].sort((a, b) => a - b).slice(0, ARTICLES_NAMED)
    return [{ year, clause, clauseSlug, articles: ids.size, first }]
  })
  const { rows } = await pool().query<NamedArticle & { id: number }>({
    name: 'titles-of-articles',
    text: 'SELECT id, slug, title FROM articles WHERE id = ANY ($1::int[]) ORDER BY title, id',
    values: [[...new Set(clauses.flatMap(({ first }) => first))]],
  })
  const named = new Map(rows.map(({ id, slug, title }, index) => [id, { index, article: { slug, title } }]))
  return clauses.map(({ first, ...clause }) => ({
    ...clause,
    named: first
      .flatMap((id) => named.get(id) ?? [])
      .sort((a, b) => a.index - b.index)
      .map(({ article }) => article),
  }))
}

/**
 * Returns what a shared page says in its picture of a standard, or of a clause of it, by the slugs of its
 * address. A standard that articles cite and the register does not have is known by its name alone. Null
 * where there is no such standard, or where no published article cites the clause.
 */
export async function faceOfStandard(
  slug: string,
  clauseSlug: string | null = null,
  day: Day = today(),
): Promise<StandardFace | null> {
  const { editions } = await register()
  const latest = latestOf(
    editions.filter((edition) => edition.slug === slug),
    day,
  )
  const standard = latest?.standard ?? (await unlistedAt(slug))
  if (standard === null) return null
  const { rows } = await pool().query<{ clause: string | null; articles: number }>({
    name: 'face-of-standard',
    text: `SELECT min(c.clause COLLATE "C") AS clause, count(DISTINCT c.article_id)::int AS articles
      FROM citations c JOIN articles a ON a.id = c.article_id AND ${inLibrary.text}
      WHERE c.standard = $1 AND ($2::text IS NULL OR c.clause_slug = $2)`,
    values: [standard, clauseSlug],
  })
  const { clause, articles } = rows[0]!
  if (clauseSlug !== null && clause === null) return null
  return {
    standard,
    place: clauseSlug === null ? null : placeName(clause!),
    latest: latest
      ? { designation: latest.designation, title: latest.title, words: standingOf(latest, day).words }
      : null,
    articles,
  }
}

/** Returns the name of a standard that published articles cite, by the slug that it would have; else null. */
const unlistedAt = async (slug: string): Promise<string | null> =>
  [...(await articlesCiting()).keys()].find((standard) => slugOf(standard) === slug) ?? null

type CitingRow = Omit<CitingArticle, 'edition' | 'standing'> & {
  year: number | null
  clause: string
  total: number
}

/** Returns what the page of a clause shows; null where no published article cites it. */
export async function openClause(
  slug: string,
  clauseSlug: string,
  day: Day = today(),
): Promise<ClauseView | null> {
  const { editions, correspondences, relations } = await register()
  const own = editions.filter((edition) => edition.slug === slug)
  const latest = latestOf(own, day)
  if (!latest) return null
  const { standard, title } = latest
  const [{ rows }, within] = await Promise.all([
    pool().query<CitingRow>({
      name: 'citing-clause',
      text: `SELECT a.slug, a.title, coalesce(a.excerpt, a.summary) AS excerpt, coalesce(c.year, $3::int) AS year,
          min(c.clause) AS clause, (count(*) OVER ())::int AS total,
          json_agg(json_build_object('place', c.place, 'anchor', c.anchor, 'line', c.line) ORDER BY c.position) AS places
        FROM citations c JOIN articles a ON a.id = c.article_id AND ${inLibrary.text}
        WHERE c.standard = $1 AND c.clause_slug = $2
        GROUP BY a.id, coalesce(c.year, $3::int) ORDER BY a.title, a.id LIMIT ${ARTICLES_LISTED}`,
      values: [standard, clauseSlug, latest.year],
    }),
    narrower(standard, clauseSlug),
  ])
  if (!rows[0]) return null
  return {
    standard,
    slug,
    title,
    clause: rows[0].clause,
    clauseSlug,
    standing: standingOf(latest, day),
    total: rows[0].total,
    within,
    later: await addressed(laterThan(correspondences, standard, clauseSlug), ({ to }) => to),
    earlier: await addressed(earlierThan(correspondences, standard, clauseSlug), ({ from }) => from),
    relations: relationsAt(slug, clauseSlug, relations),
    articles: rows.map(({ year, clause: _, total: __, ...article }) => {
      const edition = editionCited(editions, { standard, year }, day)
      return {
        ...article,
        edition: edition?.designation ?? (year === null ? standard : `${standard}:${year}`),
        standing: edition ? standingOf(edition, day) : null,
      }
    }),
  }
}

/**
 * Returns where an address of a clause leads that is no clause's page: to the clause that was meant for good;
 * else, as long as no article cites it, to the nearest cited clause that contains it, or to the page of the
 * standard, which says so. Null where the register does not have the standard, or where no place is named.
 */
export async function clauseMeant(
  typedStandard: string,
  typed: string,
): Promise<{ address: string; forGood: boolean } | null> {
  const slug = await standardMeant(typedStandard)
  const { editions } = await register()
  const standard = editions.find((edition) => edition.slug === slug)?.standard
  if (slug === null || standard === undefined) return null
  const slugs = slugsTyped(typed)
  const cited = await citedAmong(slugs.map((clauseSlug) => ({ standard, clauseSlug })))
  const nearest = slugs.find((one) => cited.some(({ clauseSlug }) => clauseSlug === one))
  const place = placeTyped(typed)
  if (nearest !== undefined) {
    const forGood = nearest === slugMeant(typed) || (place !== null && nearest === slugOf(place))
    return { address: clauseAddress(slug, nearest), forGood }
  }
  return place === null ? null : { address: uncitedAddress(slug, place), forGood: false }
}

type Clause = Pick<Correspondence['to'], 'standard' | 'slug' | 'clauseSlug'>

/** Returns which of some clauses published articles cite: those have a page. */
async function citedAmong(
  clauses: readonly Pick<Clause, 'standard' | 'clauseSlug'>[],
): Promise<{ standard: string; clauseSlug: string }[]> {
  const { rows } = await pool().query<{ standard: string; clauseSlug: string }>({
    name: 'cited-clauses',
    text: `SELECT DISTINCT c.standard, c.clause_slug AS "clauseSlug"
      FROM unnest($1::text[], $2::text[]) asked(standard, clause_slug) JOIN citations c USING (standard, clause_slug)
      JOIN articles a ON a.id = c.article_id AND ${inLibrary.text}`,
    values: [clauses.map(({ standard }) => standard), clauses.map(({ clauseSlug }) => clauseSlug)],
  })
  return rows
}

/**
 * Returns pairs of clauses with the address of one of the two: a clause has a page once an article cites it.
 */
async function addressed(
  pairs: Correspondence[],
  end: (pair: Correspondence) => Clause,
): Promise<ShownCorrespondence[]> {
  if (pairs.length === 0) return []
  const rows = await citedAmong(pairs.map(end))
  return pairs.map((pair) => {
    const { standard, slug, clauseSlug } = end(pair)
    const isCited = rows.some((row) => row.standard === standard && row.clauseSlug === clauseSlug)
    const address = clauseSlug && isCited ? clauseAddress(slug, clauseSlug) : standardAddress(slug)
    return { ...pair, address }
  })
}

async function narrower(standard: string, clauseSlug: string): Promise<ClauseView['within']> {
  const { rows } = await pool().query<{ clause: string; clauseSlug: string }>({
    name: 'narrower-clauses',
    text: `SELECT min(c.clause) AS clause, c.clause_slug AS "clauseSlug" FROM citations c
        JOIN articles a ON a.id = c.article_id AND ${inLibrary.text}
      WHERE c.standard = $1 AND starts_with(c.clause_slug, $2 || '.') GROUP BY c.clause_slug`,
    values: [standard, clauseSlug],
  })
  return rows.sort((a, b) => a.clause.localeCompare(b.clause, 'en-GB', { numeric: true }))
}
