import { findPage, type Readable } from '@/lib/articles/caching/queries'
import { openPublished } from '@/lib/articles/published/queries'
import { importArticle } from '@/lib/articles/mutations'
import { importLine } from '@/lib/articles/importing/schema'
import { db, pool } from '@/lib/core/server/db'
import { changesForFeed, listChanges } from '@/lib/standards/changes/queries'
import { changesAtom } from '@/lib/standards/changes/rules/atom'
import { citeCorrected, citeOutdated } from '@/lib/standards/citations/jobs'
import { importLines, readLines } from '@/lib/standards/importing/mutations'
import {
  faceOfStandard,
  libraryAndRegister,
  listStandards,
  clauseMeant,
  openClause,
  openStandard,
  standardPaths,
} from '@/lib/standards/public/queries'
import { articlesCitingEditions, standardsCovered } from '@/lib/standards/queries'
import { lineOf } from '@/lib/standards/rules/lines'
import { sentenceOf, statusOn } from '@/lib/standards/rules/status'
import { register } from '@/lib/standards/store'
import { correctReference } from '@/lib/references/administration/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { createArticle, signIn } from '../../support/factories'
import { loadSeedRegister, registerFile } from '../../support/register'
import { libraryLines } from '@/prisma/seed/library'

const TWO_BEFORE = '2028-03-28'
const BEFORE = '2028-03-29'
const THE_DAY = '2028-03-30'
const AFTER = '2028-03-31'

const rows = async <T extends object>(text: string, values: unknown[] = []) =>
  (await pool().query<T>(text, values)).rows

beforeAll(async () => {
  expect(await loadSeedRegister()).toBe(130)
})

describe('the first rows', () => {
  test('are 130 editions, each with a status and its source; loading them again changes nothing', async () => {
    expect(await loadSeedRegister()).toBe(0)
    const { editions } = await register()
    expect(editions).toHaveLength(130)
    for (const { statuses } of editions) {
      expect(statuses.length).toBeGreaterThan(0)
      for (const { source } of statuses) expect(source).not.toBe('')
    }
  })

  test('an edition that has been amended is still that of its year, for an import and for the first rows', async () => {
    const line = registerFile()
      .split('\n')
      .find((one) => one.includes('"EN 1993-1-5:2006+A2:2019"'))!
    const editionOf2006 = async () =>
      (await register()).editions.find(({ standard, year }) => standard === 'EN 1993-1-5' && year === 2006)!
    const { id } = await editionOf2006()
    const imported = (designation: string) =>
      db.$transaction((tx) =>
        importLines(tx, readLines(line.replaceAll('EN 1993-1-5:2006+A2:2019', designation))),
      )
    expect(await imported('EN 1993-1-5:2006')).toMatchObject({
      created: [],
      changed: [{ fields: ['designation'] }],
    })
    expect(await editionOf2006()).toMatchObject({ id, designation: 'EN 1993-1-5:2006' })
    expect(await loadSeedRegister()).toBe(0)
    expect(await editionOf2006()).toMatchObject({ id, designation: 'EN 1993-1-5:2006' })
    expect(await imported('EN 1993-1-5:2006+A2:2019')).toMatchObject({
      created: [],
      changed: [{ fields: ['designation'] }],
    })
    expect(await editionOf2006()).toMatchObject({ id, designation: 'EN 1993-1-5:2006+A2:2019' })
  })

  test('are not confirmed where they rest on general knowledge or have a low confidence', async () => {
    const { editions } = await register()
    const doubtful = registerFile()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { designation: string; confidence: string; source: string })
      .filter(
        ({ confidence, source }) => confidence === 'low' || /general knowledge|to be confirmed/.test(source),
      )
    expect(doubtful.length).toBeGreaterThan(40)
    const unconfirmed = editions.filter(({ statuses }) =>
      statuses.some(({ from, confirmed }) => !from && !confirmed),
    )
    expect(unconfirmed.map(({ designation }) => designation).sort()).toEqual(
      doubtful.map(({ designation }) => designation).sort(),
    )
  })

  test('contradict each other on no day: order, successors, and what the pages say of both', async () => {
    const { editions, days } = await register()
    const ids = editions.map(({ id }) => id)
    expect(await rows('SELECT * FROM refused_successions($1)', [ids])).toEqual([])
    for (const day of ['2026-11-01', ...days])
      for (const edition of editions) {
        const { status } = statusOn(edition, day) ?? {}
        if (!status) continue
        const said = [edition.designation, day, sentenceOf(status, edition)]
        const isSuperseded = status.supersession !== 'none'
        expect([...said, edition.successors.length > 0]).toEqual([...said, isSuperseded])
        if (isSuperseded) expect(said[2]).toMatch(/successor/)
      }
  })

  test('written out as lines and read back, are the same', async () => {
    const { editions, relations } = await register()
    const lines = editions.map((edition) => JSON.stringify(lineOf(edition, '2026-11-22', relations)))
    const outcome = await db.$transaction((tx) => importLines(tx, readLines(lines.join('\n'))), {
      timeout: 60_000,
    })
    expect(outcome).toEqual({ created: [], changed: [], unchanged: 130, missing: [], problems: [] })
  })

  test('leave alone what somebody has changed since', async () => {
    const designation = 'EN 10365:2017'
    await db.standardEdition.update({ where: { designation }, data: { title: 'As corrected' } })
    await loadSeedRegister()
    expect(await db.standardEdition.findUnique({ where: { designation } })).toMatchObject({
      title: 'As corrected',
    })
  })
})

describe('a status', () => {
  test('is never changed nor deleted', async () => {
    await expect(pool().query(`UPDATE standard_statuses SET source = 'x'`)).rejects.toMatchObject({
      code: '23001',
    })
    await expect(pool().query('DELETE FROM standard_statuses')).rejects.toMatchObject({ code: '23001' })
  })

  test('replaces one of its own edition alone', async () => {
    const [one, other] = await db.standardStatus.findMany({ distinct: 'editionId', take: 2 })
    const { id: _, ...copy } = one!
    await expect(
      db.standardStatus.create({ data: { ...copy, editionId: other!.editionId, replacesId: one!.id } }),
    ).rejects.toThrow('its own edition')
  })

  test('that differs in a file takes the place of the one of its day', async () => {
    const { editions } = await register()
    const edition = editions.find(({ designation }) => designation === 'BS 8004:1986')!
    const line = { ...lineOf(edition, '2026-11-22') }
    const statuses = line.statuses!.map((one) => ({ ...one, source: 'a catalogue', confirmed: true }))
    const read = readLines(JSON.stringify({ ...line, statuses }))
    expect(await db.$transaction((tx) => importLines(tx, read))).toMatchObject({
      changed: [{ fields: ['status'] }],
    })
    const now = (await register()).editions.find(({ id }) => id === edition.id)!
    expect(now.statuses).toMatchObject([{ source: 'a catalogue', confirmed: true }])
    expect(await db.standardStatus.count({ where: { editionId: edition.id } })).toBe(2)
  })
})

describe('the starter library', () => {
  beforeAll(async () => {
    await db.article.deleteMany()
    for (const text of libraryLines()) {
      const line = importLine.parse(JSON.parse(text))
      await importArticle(line, { slug: line.slug!, publish: true })
    }
  })

  test('has every reference line of a registered standard among its citations', async () => {
    const missing = await rows<{ raw: string }>(`
      SELECT r.raw FROM article_references r WHERE r.standard IS NOT NULL AND NOT EXISTS (
        SELECT FROM citations c WHERE c.article_id = r.article_id AND c.place = 'reference' AND c.line = r.position + 1)`)
    expect(missing).toEqual([])
    const [{ steps } = { steps: 0 }] = await rows<{ steps: number }>(
      `SELECT count(*)::int AS steps FROM citations WHERE place = 'step'`,
    )
    expect(steps).toBeGreaterThan(100)
  })

  test('the figures of each page equal an independent count', async () => {
    const counted = await rows<{ name: string; articles: number }>(`
      SELECT s.name, (SELECT count(*)::int FROM articles a WHERE a.status = 'approved' AND a.deleted_at IS NULL
        AND a.id IN (SELECT article_id FROM citations WHERE standard = s.name)) AS articles FROM standards s`)
    const listed = await listStandards()
    expect(Object.fromEntries(listed.map(({ standard, articles }) => [standard, articles]))).toEqual(
      Object.fromEntries(counted.map(({ name, articles }) => [name, articles])),
    )
    for (const { slug, standard, articles } of listed) {
      const page = await openStandard(slug)
      expect(page!.articles).toBe(articles)
      const clauses = await rows<{ slug: string; year: number | null; articles: number }>(
        `SELECT clause_slug AS slug, coalesce(year, $2::int) AS year, count(DISTINCT article_id)::int AS articles FROM citations
         WHERE standard = $1 AND clause_slug IS NOT NULL GROUP BY 1, 2`,
        [standard, (await register()).editions.find((e) => e.designation === page!.latest.designation)!.year],
      )
      const flat = page!.cited.flatMap(({ year, clauses: branches }) =>
        branches.flatMap(function all(branch): [string, number][] {
          return [[`${year} ${branch.clauseSlug}`, branch.articles], ...branch.within.flatMap(all)]
        }),
      )
      expect(Object.fromEntries(flat)).toEqual(
        Object.fromEntries(clauses.map((one) => [`${one.year} ${one.slug}`, one.articles])),
      )
    }
    const [{ paths } = { paths: 0 }] = await rows<{ paths: number }>(`
      SELECT (SELECT count(*) FROM standards)::int + count(*)::int AS paths
      FROM (SELECT DISTINCT c.standard, c.clause_slug FROM citations c JOIN standards s ON s.name = c.standard WHERE c.clause_slug IS NOT NULL) x`)
    expect(await standardPaths()).toHaveLength(paths)
  })

  test('an article that cites an edition with and without its year is counted once', async () => {
    const { editions } = await register()
    const id = editions.find(({ designation }) => designation === 'EN 1993-1-5:2024')!.id
    const count = async () => (await articlesCitingEditions(editions)).get(id) ?? 0
    const clause = async () => {
      const page = (await openStandard('en-1993-1-5'))!
      const edition = page.cited.find(({ year }) => year === 2024)
      return edition?.clauses.find(({ clauseSlug }) => clauseSlug === '77.1')?.articles ?? 0
    }
    const before = await count()
    const made = await createArticle({ reference: 'EN 1993-1-5:2024, cl. 77.1\nEN 1993-1-5, cl. 77.1' })
    expect(await db.citation.count({ where: { articleId: made.id } })).toBe(2)
    expect([await count(), await clause()]).toEqual([before + 1, 1])
    await db.article.delete({ where: { id: made.id } })
  })

  test('the picture of each page says its name, its status and what the page counts', async () => {
    for (const path of await standardPaths()) {
      const [slug = '', clause] = path.split('/').slice(2)
      const face = (await faceOfStandard(slug, clause))!
      const said = { standard: face.standard, words: face.latest?.words, articles: face.articles }
      const page = clause === undefined ? await openStandard(slug) : await openClause(slug, clause)
      if (page && 'latest' in page) {
        const { standard, latest, articles } = page
        expect([path, said]).toEqual([path, { standard, words: latest.standing.words, articles }])
        expect(face.place).toBeNull()
      } else {
        const articles = new Set(page!.articles.map((article) => article.slug)).size
        const { standard, standing } = page!
        expect([path, said]).toEqual([path, { standard, words: standing.words, articles }])
        expect(face.place).toContain(page!.clause)
      }
    }
  })

  test('the picture of a standard that is cited and not in the register has its name and no status', async () => {
    const made = await createArticle({ reference: 'EN 12999-7:2011, cl. 4.2' })
    const face = { standard: 'EN 12999-7', place: null, latest: null, articles: 1 }
    expect(await faceOfStandard('en-12999-7')).toEqual(face)
    expect(await faceOfStandard('en-12999-7', '4.2')).toEqual({ ...face, place: 'clause 4.2' })
    expect(await faceOfStandard('en-12999-7', '4.3')).toBeNull()
    await db.article.update({ where: { id: made.id }, data: { deletedAt: new Date() } })
    expect(await faceOfStandard('en-12999-7')).toBeNull()
    await db.article.delete({ where: { id: made.id } })
    expect(await faceOfStandard('en-1993-1-1', '99.9')).toBeNull()
  })

  test('the picture of a standard changes its words on the day of a status, as the list does', async () => {
    const { days } = await register()
    const saidOf = new Map<string, Set<string>>()
    for (const day of [BEFORE, THE_DAY, ...days.filter((one) => one > '2025')])
      for (const { slug, standing } of await listStandards(day)) {
        const words = (await faceOfStandard(slug, null, day))?.latest?.words
        expect([slug, day, words]).toEqual([slug, day, standing.words])
        saidOf.set(slug, (saidOf.get(slug) ?? new Set()).add(standing.words))
      }
    expect([...saidOf.values()].some(({ size }) => size > 1)).toBe(true)
  })

  test('a clause opens at its places in references, text and calculations', async () => {
    const page = await openClause('en-1993-1-1', '6.3.2.3')
    const [{ articles } = { articles: 0 }] = await rows<{ articles: number }>(
      `SELECT count(DISTINCT article_id)::int AS articles FROM citations WHERE standard = 'EN 1993-1-1' AND clause_slug = '6.3.2.3'`,
    )
    expect(page!.total).toBe(articles)
    expect(page!.articles.flatMap(({ places }) => places)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ place: 'reference', anchor: 'references' }),
        expect.objectContaining({ place: 'step', anchor: expect.stringMatching(/^calculation-/) as string }),
      ]),
    )
    expect(page!.articles[0]!.edition).toBe('EN 1993-1-1:2005+A1:2014')
    expect(await openClause('en-1993-1-1', '99.9')).toBeNull()
    const there = '/standards/en-1993-1-1/6.3.2.3'
    for (const typed of ['6.3.2.3(1)', '6.3.2.3%281%29P', 'cl.%206.3.2.3'])
      expect([typed, await clauseMeant('EN-1993-1-1', typed)]).toEqual([
        typed,
        { address: there, forGood: true },
      ])
    expect(await clauseMeant('en-1993-1-1', '6.3.2.3.9(1)')).toEqual({ address: there, forGood: false })
    expect(await clauseMeant('en-1993-1-1', '99.9(2)')).toEqual({
      address: '/standards/en-1993-1-1?clause=99.9',
      forGood: false,
    })
    expect(await clauseMeant('en-1993-1-1', 'nowhere')).toBeNull()
    expect(await clauseMeant('en-1', '6.3')).toBeNull()
    expect(await openStandard('en-1')).toBeNull()
  })

  test('what is in the bin or unpublished is counted nowhere', async () => {
    const { articles } = (await openStandard('en-338')) ?? { articles: null }
    expect(articles).toBeNull()
    const before = (await openStandard('en-1993-1-9'))!.articles
    const [one] = await db.citation.findMany({ where: { standard: 'EN 1993-1-9' }, take: 1 })
    await db.article.update({ where: { id: one!.articleId }, data: { deletedAt: new Date() } })
    expect((await openStandard('en-1993-1-9'))!.articles).toBe(before - 1)
    await db.article.update({ where: { id: one!.articleId }, data: { deletedAt: null } })
  })

  test('the home page begins with what is in force', async () => {
    const covered = await standardsCovered()
    expect(covered).toHaveLength(24)
    const gone = covered.map(({ withdrawn }) => withdrawn)
    expect(gone).toEqual([...gone].sort((a, b) => Number(a) - Number(b)))
    expect(covered.find(({ standard }) => standard === 'BS 5950-1')?.words).toBe('Withdrawn, superseded')
  })

  test('pages of the register flip by themselves on the day, and on no other', async () => {
    const of = async (day: string) => (await openStandard('en-1993-1-1', day))!
    const words = async (day: string) =>
      (await of(day)).editions.map(({ designation, standing }) => `${designation} ${standing.words}`)
    expect(await words(BEFORE)).toContain('EN 1993-1-1:2005+A1:2014 Current, superseded')
    expect(await words(THE_DAY)).toContain('EN 1993-1-1:2005+A1:2014 Withdrawn, superseded')
    expect(await of(AFTER)).toEqual(await of(THE_DAY))
    const versions = await Promise.all([BEFORE, THE_DAY, AFTER].map((day) => libraryAndRegister(day)))
    expect(versions[0]).not.toBe(versions[1])
    expect(versions[2]).toBe(versions[1])
    expect(await libraryAndRegister(TWO_BEFORE)).toBe(versions[0])
  })

  test('the changes and their feed flip by themselves on the day, and on no other', async () => {
    const on = async (day: string) => ({
      page: await listChanges(day),
      feed: changesAtom(await changesForFeed(day), day, 'https://loadpath.example'),
    })
    const [two, one, the, after] = await Promise.all([TWO_BEFORE, BEFORE, THE_DAY, AFTER].map(on))
    expect(one).toEqual(two)
    expect(after).toEqual(the)
    const all = one!.page.toCome.flatMap(({ groups }) => groups.flatMap(({ changes }) => changes))
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM standard_statuses s WHERE from_day = $1
         AND NOT EXISTS (SELECT FROM standard_statuses r WHERE r.replaces_id = s.id)`,
      [THE_DAY],
    )
    expect(count).toBe(42)
    expect(all).toHaveLength(count)
    expect(the!.page.toCome).toEqual([])
    // What was published before stays below.
    expect(the!.page.begun).toEqual([...one!.page.toCome, ...one!.page.begun])
    expect(all.find(({ designation }) => designation === 'EN 1993-1-1:2005+A1:2014')).toMatchObject({
      before: 'Current, superseded',
      words: 'Withdrawn, superseded',
      source: 'https://eurocodes.jrc.ec.europa.eu/second-generation-eurocodes',
    })
    const ids = (feed: string) => [...feed.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id)
    expect(ids(the!.feed)).toEqual(ids(one!.feed))
    expect(one!.feed).toContain('EN 1993-1-1:2005+A1:2014: withdrawn, superseded from 30 March 2028')
    expect(the!.feed).toContain('EN 1993-1-1:2005+A1:2014: withdrawn, superseded since 30 March 2028')
    expect(the!.feed).toContain('<updated>2028-03-30T00:00:00Z</updated>')
    expect(one!.feed).not.toContain('<updated>2028')
  })

  test('each change counts the articles that cite its edition', async () => {
    const counted = new Map(
      (
        await rows<{ designation: string; articles: number }>(`
          SELECT e.designation, count(DISTINCT c.article_id)::int AS articles
          FROM standard_editions e JOIN standards s ON s.id = e.standard_id
          JOIN citations c ON c.standard = s.name AND coalesce(c.year, (
            SELECT l.year FROM standard_editions l WHERE l.standard_id = s.id AND l.year IS NOT NULL AND l.published_on <= '2026-11-23'
            ORDER BY l.published_on DESC LIMIT 1)) = e.year
          JOIN articles a ON a.id = c.article_id AND a.status = 'approved' AND a.deleted_at IS NULL GROUP BY e.id`)
      ).map(({ designation, articles }) => [designation, articles]),
    )
    const { toCome } = await listChanges('2026-11-23')
    for (const { designation, articles } of toCome.flatMap(({ groups }) =>
      groups.flatMap(({ changes }) => changes),
    ))
      expect([designation, articles]).toEqual([designation, counted.get(designation) ?? 0])
  })
})

describe('an article', () => {
  test('shows the status of its references on a day, and its cached page is stale by itself on that day', async () => {
    const { slug } = await createArticle({
      reference: 'EN 1993-1-1:2005+A1:2014, cl. 6.3.2\nBS 8110-1:1997 (withdrawn)\nCP 110-1:1972 (withdrawn)',
    })
    const on = async (day: string) =>
      (await openPublished(slug, day))!.references.map(({ standing }) => standing)
    const [first, old, none] = await on(BEFORE)
    expect(first).toMatchObject({
      words: 'Current, superseded',
      next: { withdrawn: true, from: THE_DAY },
      successors: [{ designation: 'EN 1993-1-1:2022', slug: 'en-1993-1-1' }],
    })
    expect(old).toMatchObject({ words: 'Withdrawn, superseded', withdrawn: true })
    expect(none).toBeNull()
    expect((await on(THE_DAY))[0]).toMatchObject({ withdrawn: true, since: THE_DAY, next: null })
    expect(await on(AFTER)).toEqual(await on(THE_DAY))

    const { token } = await signIn()
    const version = async (day: string) => ((await findPage(token, slug, day)) as Readable).version
    expect(await version(BEFORE)).not.toBe(await version(THE_DAY))
    expect(await version(AFTER)).toBe(await version(THE_DAY))
    expect(await version(TWO_BEFORE)).toBe(await version(BEFORE))
  })

  test('cites without a year what is published, and its page is stale on the day of a publication', async () => {
    const published = '2031-05-06'
    await pool().query(
      `INSERT INTO standard_editions (standard_id, designation, title, year, published_on, published_to)
       SELECT id, name || ':2031', 'A later edition', 2031, $1, 'day' FROM standards WHERE name = 'EN 1993-1-1'`,
      [published],
    )
    const { slug } = await createArticle({ reference: 'EN 1993-1-1, cl. 6.3.2' })
    const cited = async (day: string) =>
      (await openPublished(slug, day))!.references[0]!.standing?.designation
    expect(await cited('2031-05-05')).toBe('EN 1993-1-1:2022')
    expect(await cited(published)).toBe('EN 1993-1-1:2031')
    const { token } = await signIn()
    const version = async (day: string) => ((await findPage(token, slug, day)) as Readable).version
    const versions = await Promise.all(['2031-05-05', published, '2031-05-07'].map(version))
    expect(versions[1]).not.toBe(versions[0])
    expect(versions[2]).toBe(versions[1])
    await pool().query(`DELETE FROM standard_editions WHERE year = 2031`)
  })

  test('is stale when the register changes', async () => {
    const { slug } = await createArticle({ reference: 'EN 1993-1-1:2022' })
    const { token } = await signIn()
    const before = await findPage(token, slug)
    await db.standardEdition.update({
      where: { designation: 'EN 1993-1-1:2022' },
      data: { title: 'Steel: general rules' },
    })
    expect((await findPage(token, slug))!.version).not.toBe(before!.version)
  })

  test('cites something else once a line is corrected, and what an older version derived is derived again', async () => {
    const line = 'The yellow book, chapter 7'
    const { id } = await createArticle({ reference: line })
    const citations = () =>
      db.citation.findMany({ where: { articleId: id }, select: { standard: true, clause: true } })
    expect(await citations()).toEqual([])
    const { user } = await signIn({ role: 'admin' })
    const [{ hash } = { hash: '' }] = await rows<{ hash: string }>('SELECT md5($1) AS hash', [line])
    await correctReference(user as unknown as Admin, hash, {
      type: 'standard',
      body: 'EN',
      number: '1990',
      part: null,
      year: 2002,
      localityType: 'clause',
      locality: '6.4',
    })
    const jobs = await rows(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'cite-corrected'`)
    expect(jobs).toHaveLength(1)
    await citeCorrected({ line: hash })
    expect(await citations()).toEqual([{ standard: 'EN 1990', clause: '6.4' }])

    await db.citation.deleteMany({ where: { articleId: id } })
    await pool().query('UPDATE articles SET cited_with = 0 WHERE id = $1', [id])
    expect(await citeOutdated()).toBe(1)
    expect(await citations()).toHaveLength(1)
    expect(await citeOutdated()).toBe(0)
  })
})
