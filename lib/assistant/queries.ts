import 'server-only'
import {
  MIN_RELATIVE_SHARE,
  MAX_CANDIDATES,
  MAX_PASSAGES,
  OPENING_FACTOR,
  QUESTIONS_PAGE_SIZE,
} from './constants'
import { askedFor, isFormula, withoutWork } from './rules/asking'
import { isConfident } from './rules/confidence'
import { disagreementOf } from './rules/disagreement'
import { answeringSentence, speaksOfMeasure } from './rules/extraction'
import { followUp, takesUp } from './rules/following'
import { containsInstructions } from './rules/instructions'
import { isOfAnotherKind, mayAnswer, sectionFactor } from './rules/sections'
import { definesIn } from './rules/statements'
import { saidIn } from './rules/said'
import { saysMended } from './rules/mended'
import { namesNoSubject, namesSymbolsAlone, subjectsAsked, type Subject } from './rules/subjects'
import { isOfAnotherSituation } from './rules/situations'
import { answeredShare, answersEnough, neededOf } from './rules/support'
import type { QuestionsQuery } from './schema'
import type { AskedQuestion, Evidence, Understood } from './types'
import { lockedFor } from '@/lib/articles/queries'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { mayReadPremium } from '@/lib/billing/entitlement/queries'
import type { Page } from '@/lib/core/page'
import { notFound } from '@/lib/core/errors'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { PATH_MARK } from '@/lib/knowledge/constants'
import { indexChangedArticles } from '@/lib/knowledge/mutations'
import { withStandings } from '@/lib/knowledge/queries'
import type { Citation } from '@/lib/knowledge/types'
import { inLibrary } from '@/lib/library/queries'
import { isSaid, saidValues } from '@/lib/search/answers/queries'
import { ask, type Answer } from '@/lib/search/engine'
import { ARTICLES, PASSAGES } from '@/lib/search/indexing/constants'
import { mayBeMeant } from '@/lib/search/rules/mended'
import type { Thesaurus } from '@/lib/search/rules/synonyms'
import type { Within } from '@/lib/search/postings/store'
import { sectionsAt } from '@/lib/search/sections/queries'
import type { DirectAnswer, Disagreement, SaidValues } from '@/lib/search/types'
import { standingLookup } from '@/lib/standards/queries'

/** The most changed articles that a question indexes by itself; more are left to the worker. */
const MAX_INDEXED_BY_QUESTION = 16

/** `meant` is the question as it was probably meant, where it seems to be misspelt. */
export type Retrieved = { passages: Evidence[]; share: number; meant: string | null }

/** What is asked: of one article or the library, and after which question. */
export type Asked = { question: string; article?: string | undefined; after?: string | undefined }

type Row = Omit<Evidence, 'section' | 'href' | 'marked' | 'citations'> & {
  citations: Citation[]
  path: string
  slug: string | null
  anchor: string | null
  articleId: number | null
  behindExample: boolean
  /** What its article says that it is about, and its references. */
  about: string
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
): Promise<Omit<Retrieved, 'meant'> & { question: string; understood: Understood }> {
  await indexChangedArticles(MAX_INDEXED_BY_QUESTION)
  const article = slug ? await articleAsked(viewer, slug) : null
  if (slug && !article) throw notFound('Article')
  const following = after ? followUp(question, after) : null
  const together = following ? [following.together] : []
  const readings = following?.standsAlone === false ? together : [...together, question]
  for (const within of article ? [article.id, undefined] : [undefined]) {
    const tried: { asked: string; typed?: string }[] = readings.map((asked) => ({ asked }))
    for (const [at, { asked, typed }] of tried.entries()) {
      const retrieved = await retrieve(viewer, asked, within, typed)
      const passages =
        following && asked !== question
          ? retrieved.passages.filter(({ title, section, text }) =>
              takesUp(`${title} ${section} ${text}`, following),
            )
          : retrieved.passages
      const { meant } = retrieved
      if (typed === undefined && meant !== null && !(await hasValue(viewer, asked))) {
        const mended = { asked: meant, typed: asked }
        if (passages.length === 0) tried.push(mended)
        else if (await hasValue(viewer, meant)) {
          // Passages are found in spite of a misspelt word, the row of a table is not.
          tried.splice(at + 1, 0, mended)
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
 * where even the best answers too little of it. `typed` is the question as it was misspelt, where this one is
 * mended.
 */
export async function retrieve(
  viewer: Verified,
  given: string,
  articleId?: number,
  typed?: string,
): Promise<Retrieved> {
  const question = withoutWork(given)
  const within: Within | undefined =
    articleId === undefined
      ? undefined
      : {
          name: 'article',
          condition: Prisma.sql`id IN (SELECT p.id FROM knowledge_passages p JOIN knowledge_documents d ON d.id = p.document_id
            WHERE d.article_id = ${articleId})`,
        }
  const answer = await ask(PASSAGES, question, MAX_CANDIDATES, { within })
  const { ranked, suggestion, thesaurus } = answer
  const meant = suggestion !== null && mayBeMeant(question, suggestion, thesaurus) ? suggestion : null
  if (namesNoSubject(question, answer.parts)) return { passages: [], share: 0, meant }
  const subjects = subjectsAsked(question, answer.parts)
  const alone = namesSymbolsAlone(answer.parts)
  const defined = alone || askedFor(question).formula ? answer.parts.flatMap(({ label }) => label ?? []) : []
  const { weights, optional } = neededOf(question, answer.parts, answer.weights)
  const articles = articleId === undefined ? await articlesFound(question) : null
  // No heading has a symbol, a grade, or a part of a formula.
  const isCode =
    isFormula(question) ||
    answer.parts.some(
      ({ typed, label }) => label !== undefined || typed.startsWith('#') || IN_A_FORMULA.test(typed),
    ) ||
    subjects.some(({ of }) => of === 'passage')
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
    if (!isOf(row, subjects, thesaurus)) return []
    if (typed !== undefined && !isAsMended(row, { typed, meant: question }, answer)) return []
    const headings = row.path.split(PATH_MARK).slice(1)
    const factor =
      headings.length > 0
        ? sectionFactor(headings, question, { behindExample: row.behindExample })
        : OPENING_FACTOR
    const share = answeredShare(answered, weights, optional)
    const article = row.articleId === null ? undefined : articles?.get(row.articleId)
    const leads = isCode || articles === null || row.articleId === null || (article?.named ?? 0) > 0
    const enough = answersEnough(answered, weights, { optional, leads })
    return [
      {
        row,
        value: score * factor * (definesIn(row.text, defined) ? DEFINES : 1),
        share,
        enough,
        rule: !isOfAnotherKind(headings, question),
      },
    ]
  })
  const share = bestShare(found)
  if (!found.some(({ enough }) => enough)) return { passages: [], share, meant }
  const valueOf = ({ row, value }: (typeof found)[number]) =>
    value * (1 + ((row.articleId !== null && articles?.get(row.articleId)?.score) || 0))
  found.sort((a, b) => valueOf(b) - valueOf(a))
  const isOfSeveral = alone && new Set(defined).size > 1
  const ordered = isOfSeveral ? usualFirst(found) : found
  const listed = askedFor(question).place === null ? usedFirst(ordered, question) : ordered
  // An example names everything that is asked: sections that state a rule are compared by themselves.
  const enough = (bestShare(found.filter(({ rule }) => rule)) || share) * MIN_RELATIVE_SHARE
  const standing = await standingLookup()
  const passages = eachSectionOnce(listed.filter((each) => each.share >= enough))
    .slice(0, MAX_PASSAGES)
    .map(
      ({ row: { path, slug, anchor, citations, behindExample: _, articleId: __, about: ___, ...row } }) => ({
        ...row,
        citations: withStandings(citations, standing),
        section: path.split(PATH_MARK).slice(1).join(PATH_MARK) || null,
        href: slug && `/articles/${slug}${anchor ? `#${anchor}` : ''}`,
        marked: markedIn(row.text, question, { heading: path, citations, answer }),
      }),
    )
  return {
    passages:
      askedFor(question).place === null
        ? withdrawnLast(passages, question, (id) => rows.get(id)?.about ?? '')
        : headlineFirst(passages),
    share,
    meant,
  }
}

const isAsMended = ({ path, text }: Row, asked: { typed: string; meant: string }, answer: Answer) =>
  saysMended(`${path}\n${text}`, asked, answer.parts, answer.thesaurus)

/** “3ei” and “pl3” of PL³/3EI. */
const IN_A_FORMULA = /^\d+\p{L}+$|^\p{L}+\d$/u

/** Whether a passage is of all that a question names: its symbols, its standard, its material. */
function isOf({ path, text, about }: Row, subjects: readonly Subject[], thesaurus: Thesaurus): boolean {
  if (subjects.length === 0) return true
  const passage = `${path}\n${text}`
  // Taking a text apart costs more than everything else here: what is asked of its passage comes first.
  const isInAll = (of: Subject['of'], written: string) => {
    const asked = subjects.filter((subject) => subject.of === of)
    if (asked.length === 0) return true
    const said = { text: written, terms: saidIn(written, thesaurus) }
    return asked.every(({ isIn }) => isIn(said))
  }
  return isInAll('passage', passage) && isInAll('article', `${passage}\n${about}`)
}

/** Who asks for a clause is answered by the passage that names it, however much others say of the matter. */
function headlineFirst(passages: readonly Evidence[]): Evidence[] {
  const answering = passages.filter(({ marked }) => marked?.sure)
  return [...answering, ...passages.filter(({ marked }) => !marked?.sure)]
}

/**
 * What a withdrawn standard asked for comes behind what holds, unless its name is asked for. The register has
 * parts; where a standard is named without one, the references of its article say that it is withdrawn.
 */
function withdrawnLast(
  passages: readonly Evidence[],
  question: string,
  aboutOf: (id: number) => string,
): Evidence[] {
  const isNamed = (text: string, standard: string) =>
    text.toLowerCase().includes(standard.replace(/-.*$/, '').toLowerCase())
  const isWithdrawn = ({ id, text, marked, citations }: Evidence) =>
    marked !== null &&
    citations.some(
      ({ standard, standing }) =>
        standard !== null &&
        isNamed(text.slice(marked.start, marked.end), standard) &&
        !isNamed(question, standard) &&
        (standing?.withdrawn ??
          aboutOf(id)
            .split('\n')
            .some((line) => isNamed(line, standard) && line.endsWith('(withdrawn)'))),
    )
  return [...passages.filter((each) => !isWithdrawn(each)), ...passages.filter(isWithdrawn)]
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
 * Returns how well the articles that are found for a question answer it, beside the best of them, and which
 * share of it their titles, headings and tags name: a passage says more in an article about the question than
 * one that mentions it elsewhere.
 */
async function articlesFound(
  question: string,
): Promise<ReadonlyMap<number, { score: number; named: number }>> {
  const { ranked } = await ask(ARTICLES, question, ARTICLES_ASKED)
  const best = Math.max(...ranked.map(({ score }) => score))
  return new Map(ranked.map(({ id, score, named }) => [id, { score: score / best, named }]))
}

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
    const [, article, anchor] = /^\/articles\/([^#]+)#(.+)$/.exec(href ?? '') ?? []
    return article && anchor ? [{ place, article, anchor, prefix: `quoted-${place + 1}` }] : []
  })
  const sections = await sectionsAt(viewer, places, { withSheets: false })
  return Object.fromEntries(
    places.flatMap(({ place }, index) => (sections[index] ? [[place, sections[index]]] : [])),
  )
}

/** Who asks for a symbol or its formula is answered by what it is, and not by one value of it. */
const DEFINES = 1.5

const bestShare = (found: readonly { share: number }[]) =>
  found.reduce((best, { share }) => Math.max(best, share), 0)

/**
 * Several symbols that no standard is named for are those of the standard that most articles follow: γ_M1 and
 * γ_M2 are of steel before they are of aluminium.
 */
function usualFirst<Found extends { row: Row }>(found: readonly Found[]): Found[] {
  const standardOf = ({ row }: Found) => row.citations.find(({ standard }) => standard !== null)?.standard
  const articles = new Map<string, Set<number | null>>()
  for (const one of found) {
    const standard = standardOf(one)
    if (standard) articles.set(standard, (articles.get(standard) ?? new Set()).add(one.row.articleId))
  }
  const [usual] = [...articles].sort(([, one], [, other]) => other.size - one.size)[0] ?? []
  const isUsual = (one: Found) => standardOf(one) === usual
  return [...found.filter(isUsual), ...found.filter((one) => !isUsual(one))]
}

/** A rule for fire is one for nothing else: it comes behind what answers at ordinary temperature. */
function usedFirst<Found extends { row: Row; enough: boolean; rule: boolean }>(
  found: readonly Found[],
  question: string,
): Found[] {
  const isOther = ({ row }: Found) => isOfAnotherSituation(row.title, question)
  const [usual, other] = [found.filter((one) => !isOther(one)), found.filter(isOther)]
  return usual.some(({ enough, rule }) => enough && rule) ? [...usual, ...other] : [...found]
}

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
      AND e.title_path ILIKE ${`%${PATH_MARK}worked example%`}), false) AS "behindExample",
    concat_ws(E'\\n', d.title, a.excerpt, c.name, (SELECT string_agg(t.name, ', ') FROM article_tags x JOIN tags t ON t.id = x.tag_id WHERE x.article_id = a.id), a.reference) AS about
  FROM knowledge_passages p JOIN knowledge_documents d ON d.id = p.document_id LEFT JOIN articles a ON a.id = d.article_id
    LEFT JOIN categories c ON c.id = a.category_id
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
