import 'server-only'
import {
  MIN_RELATIVE_SHARE,
  MAX_CANDIDATES,
  MAX_PASSAGES,
  OPENING_FACTOR,
  QUESTIONS_PAGE_SIZE,
} from './constants'
import { askedFor } from './rules/asking'
import { isConfident } from './rules/confidence'
import { disagreementOf } from './rules/disagreement'
import { answeringSentence, speaksOfMeasure } from './rules/extraction'
import { followUp, takesUp } from './rules/following'
import { containsInstructions } from './rules/instructions'
import { isOfAnotherKind, mayAnswer, sectionFactor } from './rules/sections'
import { answeredShare, answersEnough, weightsToAnswer } from './rules/support'
import type { QuestionsQuery } from './schema'
import type { AskedQuestion, Evidence, Understood } from './types'
import { lockedFor } from '@/lib/articles/queries'
import { renderApart } from '@/lib/articles/rendering/gateway'
import type { SectionsToCut } from '@/lib/articles/rendering/types'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { mayReadPremium } from '@/lib/billing/entitlement/queries'
import type { Page } from '@/lib/core/page'
import { notFound } from '@/lib/core/errors'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { htmlWithErrata } from '@/lib/errata/queries'
import { PATH_MARK } from '@/lib/knowledge/constants'
import { indexChangedArticles } from '@/lib/knowledge/mutations'
import { withStandings } from '@/lib/knowledge/queries'
import type { Citation } from '@/lib/knowledge/types'
import { inLibrary } from '@/lib/library/queries'
import { isSaid, saidValues } from '@/lib/search/answers/queries'
import { ask, type Answer } from '@/lib/search/engine'
import { ARTICLES, PASSAGES } from '@/lib/search/indexing/constants'
import { areOneWordApart } from '@/lib/search/rules/spelling'
import type { Within } from '@/lib/search/postings/store'
import type { DirectAnswer, Disagreement, SaidValues } from '@/lib/search/types'
import { standingLookup } from '@/lib/standards/queries'

/** The most changed articles that a question indexes by itself; more are left to the worker. */
const MAX_INDEXED_BY_QUESTION = 16

/** `suggestion` is the question as it was probably meant, where it seems to be misspelt. */
export type Retrieved = { passages: Evidence[]; share: number; suggestion: string | null }

/** What is asked: of one article or the library, and after which question. */
export type Asked = { question: string; article?: string | undefined; after?: string | undefined }

type Row = Omit<Evidence, 'section' | 'href' | 'marked' | 'citations'> & {
  citations: Citation[]
  path: string
  slug: string | null
  anchor: string | null
  articleId: number | null
  behindExample: boolean
}

/**
 * Returns the passages that answer a question, and how it was taken: one that goes on with the question
 * before is read together with it, one that is not answered is read again without its misspelt word, and one
 * about an article that does not answer is put to the library. Throws NOT_FOUND for an article that the
 * viewer cannot find there.
 */
export async function retrieveFor(
  viewer: Verified,
  { question, article: slug, after }: Asked,
): Promise<Omit<Retrieved, 'suggestion'> & { question: string; understood: Understood }> {
  await indexChangedArticles(MAX_INDEXED_BY_QUESTION)
  const article = slug ? await articleAsked(viewer, slug) : null
  if (slug && !article) throw notFound('Article')
  const following = after ? followUp(question, after) : null
  const together = following ? [following.together] : []
  const readings = following?.standsAlone === false ? together : [...together, question]
  for (const within of article ? [article.id, undefined] : [undefined]) {
    const tried = [...readings]
    for (const asked of tried) {
      const retrieved = await retrieve(viewer, asked, within)
      const passages =
        following && asked !== question
          ? retrieved.passages.filter(({ title, section, text }) =>
              takesUp(`${title} ${section} ${text}`, following),
            )
          : retrieved.passages
      const { suggestion } = retrieved
      if (
        suggestion !== null &&
        readings.includes(asked) &&
        areOneWordApart(asked, suggestion) &&
        !(await hasValue(viewer, asked))
      ) {
        if (passages.length === 0) tried.push(suggestion)
        else if (await hasValue(viewer, suggestion)) {
          // Passages are found in spite of a misspelt word, the row of a table is not.
          tried.splice(tried.indexOf(asked) + 1, 0, suggestion)
          continue
        }
      }
      // A table may hold what no passage says: γ_M0 in the UK.
      if (passages.length === 0 && !(asked !== question && (await hasValue(viewer, asked)))) continue
      return {
        passages,
        share: retrieved.share,
        question: asked,
        understood: {
          as: asked === question ? null : asked,
          article: article?.title ?? null,
          elsewhere: article !== null && within === undefined,
        },
      }
    }
  }
  const [last = question] = readings.slice(-1)
  return {
    passages: [],
    share: 0,
    question: last,
    understood: {
      as: last === question ? null : last,
      article: article?.title ?? null,
      elsewhere: article !== null,
    },
  }
}

/** Whether tables and calculations say something of a value, be it that there is none. */
async function hasValue(viewer: Verified, question: string): Promise<boolean> {
  const { direct, disagreement, ...said } = await valuesFor(viewer, question, [])
  return isSaid({ ...said, answer: direct, differing: disagreement })
}

/** Returns an article that the viewer may ask about; null where the library has none with this slug. */
export async function articleAsked(
  viewer: Verified,
  slug: string,
): Promise<{ id: number; slug: string; title: string } | null> {
  const [article] = await select<{ id: number; slug: string; title: string }>(Prisma.sql`
    SELECT a.id, a.slug, a.title FROM articles a
    WHERE a.slug = ${slug.toLowerCase()} AND ${inLibrary} AND NOT ${lockedFor(viewer)}`)
  return article ?? null
}

/**
 * Returns the passages that answer a question, best first, of one article where `articleId` is given; none
 * where even the best answers too little of it.
 */
export async function retrieve(viewer: Verified, question: string, articleId?: number): Promise<Retrieved> {
  const within: Within | undefined =
    articleId === undefined
      ? undefined
      : {
          name: 'article',
          condition: Prisma.sql`id IN (SELECT p.id FROM knowledge_passages p JOIN knowledge_documents d ON d.id = p.document_id
            WHERE d.article_id = ${articleId})`,
        }
  const answer = await ask(PASSAGES, question, MAX_CANDIDATES, { within })
  const { ranked, suggestion } = answer
  const weights = weightsToAnswer(answer.parts, answer.weights)
  const rows = new Map(
    (
      await readablePassages(
        viewer,
        ranked.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const found = ranked.flatMap(({ id, answered, score }) => {
    const row = rows.get(id)
    if (!row || containsInstructions(`${row.path}\n${row.text}`)) return []
    if (!mayAnswer(row.path.split(PATH_MARK).at(-1)!, question)) return []
    const headings = row.path.split(PATH_MARK).slice(1)
    const factor =
      headings.length > 0
        ? sectionFactor(headings, question, { behindExample: row.behindExample })
        : OPENING_FACTOR
    const share = answeredShare(answered, weights)
    const enough = answersEnough(answered, weights)
    return [{ row, value: score * factor, share, enough, rule: !isOfAnotherKind(headings, question) }]
  })
  const share = bestShare(found)
  if (!found.some(({ enough }) => enough)) return { passages: [], share, suggestion }
  const articles = articleId === undefined ? await articleScores(question) : NO_SCORES
  const valueOf = ({ row, value }: (typeof found)[number]) =>
    value * (1 + ((row.articleId !== null && articles.get(row.articleId)) || 0))
  found.sort((a, b) => valueOf(b) - valueOf(a))
  // An example names everything that is asked: sections that state a rule are compared by themselves.
  const enough = (bestShare(found.filter(({ rule }) => rule)) || share) * MIN_RELATIVE_SHARE
  const standing = await standingLookup()
  const passages = eachSectionOnce(found.filter((each) => each.share >= enough))
    .slice(0, MAX_PASSAGES)
    .map(({ row: { path, slug, anchor, citations, behindExample: _, articleId: __, ...row } }) => ({
      ...row,
      citations: withStandings(citations, standing),
      section: path.split(PATH_MARK).slice(1).join(PATH_MARK) || null,
      href: slug && `/articles/${slug}${anchor ? `#${anchor}` : ''}`,
      marked: markedIn(row.text, question, { heading: path, citations, answer }),
    }))
  return {
    passages: askedFor(question).place === null ? passages : headlineFirst(passages),
    share,
    suggestion,
  }
}

/** Who asks for a clause is answered by the passage that names it, however much others say of the matter. */
function headlineFirst(passages: readonly Evidence[]): Evidence[] {
  const answering = passages.filter(({ marked }) => marked?.sure)
  return [...answering, ...passages.filter(({ marked }) => !marked?.sure)]
}

/** Returns the sentence that answers; one that speaks of another measure than is asked for is not sure. */
function markedIn(
  text: string,
  question: string,
  { heading, citations, answer }: { heading: string; citations: readonly Citation[]; answer: Answer },
): Evidence['marked'] {
  const { termWeight, thesaurus, parts, weights } = answer
  const asked = askedFor(question)
  const marked = answeringSentence(text, termWeight, thesaurus, { heading, asked })
  if (!marked) return null
  const { start, end, sure } = marked
  const sentence = text.slice(start, end)
  const standards = citations.flatMap(({ standard }) => standard ?? [])
  const askedParts = parts.map(({ typed, terms }, index) => ({ typed, terms, weight: weights[index]! }))
  const isSure = isConfident({ sentence, path: heading, standards, sure }, askedParts, {
    question,
    asked,
    thesaurus,
  })
  return { start, end, sure: isSure && speaksOfMeasure(sentence, question) }
}

/**
 * Returns how well the articles that are found for a question answer it, beside the best of them: a passage
 * says more in an article about the question than one that mentions it elsewhere.
 */
async function articleScores(question: string): Promise<ReadonlyMap<number, number>> {
  const { ranked } = await ask(ARTICLES, question, ARTICLES_ASKED)
  const best = Math.max(...ranked.map(({ score }) => score))
  return new Map(ranked.map(({ id, score }) => [id, score / best]))
}
const NO_SCORES: ReadonlyMap<number, number> = new Map()

/** How many articles are found for a question that one cell of a table may answer. */
const ARTICLES_ASKED = 20

/** What is said of a value; `outside`, `missing` and `readings` as the search says them. */
export type ValuesSaid = Pick<SaidValues, 'outside' | 'missing' | 'readings'> & {
  direct: DirectAnswer | null
  disagreement: Disagreement | null
}

/**
 * Returns what tables, calculations and the passages that answer say of the value that a question asks for:
 * the row of a table that answers, where there is one, and what is said otherwise.
 */
export async function valuesFor(
  viewer: Verified,
  question: string,
  passages: readonly Evidence[],
): Promise<ValuesSaid> {
  const { ranked } = await ask(ARTICLES, question, ARTICLES_ASKED)
  const { answer, differing, ...said } = await saidValues(
    viewer,
    question,
    ranked.map(({ id }) => id),
  )
  return { ...said, direct: answer, disagreement: disagreementOf(question, passages, differing) }
}

/**
 * Returns the sections of these passages as their articles show them, with verified errors below what they
 * are about, by the places of the passages: tables, equations and drawings as such. Without those that have
 * no section in an article. Throws SERVICE_UNAVAILABLE where they cannot be taken out now.
 */
export async function typesetSections(
  viewer: Verified,
  passages: readonly Evidence[],
): Promise<Record<number, string>> {
  const places = passages.flatMap(({ href }, place) => {
    const [, slug, anchor] = /^\/articles\/([^#]+)#(.+)$/.exec(href ?? '') ?? []
    return slug && anchor ? [{ place, slug, anchor }] : []
  })
  const bodies = await select<{ id: number; slug: string; html: string }>(Prisma.sql`
    SELECT a.id, a.slug, a.body_html AS html FROM articles a
    WHERE a.slug = ANY (${places.map(({ slug }) => slug)}) AND ${inLibrary} AND NOT ${lockedFor(viewer)}`)
  const found: Record<number, string> = {}
  for (const { id, slug, html } of bodies) {
    const own = places.filter((one) => one.slug === slug)
    const cut: SectionsToCut = {
      html: await htmlWithErrata(id, html),
      address: `/articles/${slug}`,
      sections: own.map(({ place, anchor }) => ({ anchor, prefix: `quoted-${place + 1}` })),
    }
    const sections = await renderApart('sections', JSON.stringify(cut), viewer.id)
    own.forEach(({ place }, index) => {
      if (sections[index]) found[place] = sections[index]
    })
  }
  return found
}

const bestShare = (found: readonly { share: number }[]) =>
  found.reduce((best, { share }) => Math.max(best, share), 0)

/** A long example would fill the answer with itself: further passages of a section come behind the others. */
function eachSectionOnce<Found extends { row: Row }>(found: readonly Found[]): Found[] {
  const sectionOf = ({ row: { title, path } }: Found) => `${title}\n${path}`
  const isFirst = (one: Found, at: number) =>
    found.findIndex((other) => sectionOf(other) === sectionOf(one)) === at
  return [...found.filter(isFirst), ...found.filter((one, at) => !isFirst(one, at))]
}

/**
 * Returns those of these passages that the viewer may be shown at this moment: of published articles that
 * have not changed since, and of premium ones only where the viewer is entitled.
 */
const readablePassages = (viewer: Verified, ids: number[]) =>
  select<Row>(Prisma.sql`
  SELECT p.id, p.title_path AS path, p.anchor, p.text, p.citations, d.title, a.slug, a.id AS "articleId",
    coalesce(p.position > (SELECT max(e.position) FROM knowledge_passages e WHERE e.document_id = p.document_id
      AND e.title_path ILIKE ${`%${PATH_MARK}worked example%`}), false) AS "behindExample"
  FROM knowledge_passages p JOIN knowledge_documents d ON d.id = p.document_id LEFT JOIN articles a ON a.id = d.article_id
  WHERE p.id = ANY (${ids}::int[]) AND (d.source = 'drive' OR (
    ${inLibrary} AND (NOT a.premium OR ${mayReadPremium(viewer)})
    AND NOT EXISTS (SELECT 1 FROM knowledge_changes c WHERE c.article_id = a.id)))`)

/**
 * Returns whether a part of the library is still being read, so that nobody can say yet what it does not
 * answer.
 */
export async function isIndexing(): Promise<boolean> {
  const [row] = await select<{ waiting: boolean }>(Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM knowledge_changes) OR EXISTS (SELECT 1 FROM search_changes WHERE space = ${PASSAGES}) AS waiting`)
  return row?.waiting ?? false
}

/**
 * Returns what members asked, the latest first, without who they are. The same question in the same words,
 * asked more than once, is one; what was said of it is counted.
 */
export async function listQuestions(_viewer: Admin, query: QuestionsQuery): Promise<Page<AskedQuestion>> {
  const answered = query.answered ? query.answered === 'yes' : null
  const helpful = query.helpful ? query.helpful === 'yes' : null
  const grouped = Prisma.sql`
    SELECT max(id) AS id, (array_agg(question ORDER BY id DESC))[1] AS question, (array_agg(answered ORDER BY id DESC))[1] AS answered,
      count(*)::int AS times, (count(*) FILTER (WHERE helpful))::int AS helpful,
      (count(*) FILTER (WHERE NOT helpful))::int AS "notHelpful", max(created_at) AS "createdAt"
    FROM assistant_questions GROUP BY lower(trim(trailing ' ?.!' FROM question))`
  const rule = Prisma.sql`(${answered}::boolean IS NULL OR answered = ${answered}::boolean)
    AND (${helpful}::boolean IS NULL OR CASE WHEN ${helpful}::boolean THEN helpful ELSE "notHelpful" END > 0)`
  const [counted] = await select<{ total: number }>(Prisma.sql`
    SELECT count(*)::int AS total FROM (${grouped}) g WHERE ${rule}`)
  const { total } = counted!
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / QUESTIONS_PAGE_SIZE)))
  const rows = await select<Omit<AskedQuestion, 'createdAt'> & { createdAt: Date }>(Prisma.sql`
    SELECT * FROM (${grouped}) g WHERE ${rule} ORDER BY id DESC
    ${limitTo(QUESTIONS_PAGE_SIZE, page)}`)
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { items, total, page, pageSize: QUESTIONS_PAGE_SIZE }
}
