import 'server-only'
import { asTablesWrite, unitWanted, withoutQuality } from '../rules/as-tables-write'
import { describedValue } from '../rules/described'
import { sectionIn, sectionsNamed, sizeIn } from '../rules/designations'
import { materialAsked } from '../rules/materials'
import { namedRow } from '../rules/named-rows'
import { askedValue, NATIONAL } from '../rules/asked-values'
import { mayBeMeant } from '../rules/mended'
import type { Thesaurus } from '../rules/synonyms'
import { codesOf } from '../rules/terms'
import { agree } from '../rules/values'
import { tokensOf } from '../rules/tokens'
import type { DirectAnswer, SaidValues } from '../types'
import { fromArticles } from './articles/queries'
import { fromCalculations, saidByCalculations } from './factors/queries'
import { disagreementAmong, quantityOf, saidByRows } from './rules/differing'
import { remarkOnUnit } from './rules/units-wanted'
import { fromDescriptions, readingsOf } from './tables/descriptions/queries'
import { isOfTwoGrades, remarkOnGrade } from './tables/grades/queries'
import { fromMaterials } from './tables/materials/queries'
import { missingRow } from './tables/missing/queries'
import { fromNames } from './tables/names/queries'
import { fromTables, saidByNation, tableOutside } from './tables/queries'
import { fromSections, readingsOfSize } from './tables/sections/queries'
import type { Candidate } from './types'
import type { Verified } from '@/lib/auth/viewer'

/** How many of the articles that were found are looked through for a value. */
const ARTICLES_READ = 20

/** What is said of a value that nobody asks for. */
export const NOTHING_SAID: SaidValues = {
  answer: null,
  differing: null,
  outside: null,
  missing: null,
  readings: [],
}

/** Returns whether a question may have a value or a row for an answer: most ask for articles. */
export const mayBeAnswered = (question: string): boolean =>
  askedValue(question) !== null ||
  describedValue(question) !== null ||
  sectionsNamed(question).length > 0 ||
  namedRow(question) !== null ||
  materialAsked(question) !== null

/**
 * Returns the value that answers a question, as the row of its table: null where the question asks for none,
 * where no row is named with certainty, or where two tables say different things. What they say is returned
 * then: rows of tables, the national value of a row beside the recommended one, lines of calculations; and
 * where no table holds for a measure in the question, the one that would answer else. `ids` are the articles
 * that were found, best first; what the viewer may not read is not looked through. Where nothing is known of
 * a steel grade of a quality, S355J2, it is what is known of the grade; else, which row is missing or may be
 * meant.
 */
export async function saidValues(
  viewer: Verified,
  question: string,
  ids: readonly number[],
): Promise<SaidValues> {
  if (!mayBeAnswered(question)) return NOTHING_SAID
  const said = await saidOf(viewer, question, ids)
  if (said !== NOTHING_SAID) return withReadingsOrRemark(question, said)
  const plain = withoutQuality(question)
  if (plain !== question) return saidValues(viewer, plain, ids)
  const other = await saidOtherwise(viewer, question)
  if (other) return withReadingsOrRemark(question, { ...NOTHING_SAID, ...other })
  const described = describedValue(question)
  const readings = described ? await readingsOf(described) : []
  return { ...NOTHING_SAID, readings, missing: readings.length > 0 ? null : await missingRow(question) }
}

/** Returns whether anything is said of a value, be it that there is none. */
export const isSaid = ({ readings, ...said }: SaidValues): boolean =>
  readings.length > 0 || Object.values(said).some((one) => one !== null)

/**
 * Returns what `saidValues` does; where it says nothing and a word of the question is misspelt, what it
 * says of the question as it was probably meant, and that it does.
 */
export async function saidValuesAsMeant(
  viewer: Verified,
  question: string,
  { suggestion, thesaurus }: { suggestion: string | null; thesaurus: Thesaurus },
  ids: readonly number[],
): Promise<SaidValues & { isAsMeant: boolean }> {
  const said = await saidValues(viewer, question, ids)
  if (suggestion === null || isSaid(said) || !mayBeMeant(question, suggestion, thesaurus))
    return { ...said, isAsMeant: false }
  const meant = await saidValues(viewer, suggestion, ids)
  return { ...meant, isAsMeant: isSaid(meant) }
}

/** Returns what is said of a fabric, of bolts by their class or of a material; null for other questions. */
async function saidOtherwise(viewer: Verified, question: string): Promise<Partial<SaidValues> | null> {
  const named = namedRow(question)
  const row = named && (await fromNames(viewer, named))
  if (row) return row
  const material = materialAsked(question)
  return material && fromMaterials(viewer, material)
}

/**
 * Returns what is said with the rows that may be meant beside it, or in its place: where sources differ, the
 * rows that say for which thickness; where a size is several sections, each of them; else what the answer
 * leaves to be said of its unit or its grade.
 */
async function withReadingsOrRemark(question: string, said: SaidValues): Promise<SaidValues> {
  const { answer, differing } = said
  const described = describedValue(question)
  if (!answer) {
    const asked = differing && askedValue(question)
    const [symbol] = asked?.symbols ?? []
    if (!asked || !described || symbol === undefined) return said
    return { ...said, readings: await readingsOf({ ...described, terms: [symbol, ...asked.rest] }) }
  }
  const size = answer.answering.length > 0 ? sizeIn(question) : null
  const readings = size ? await readingsOfSize(size, answer) : []
  if (readings.length > 0) return { ...NOTHING_SAID, readings }
  const remark =
    remarkOnUnit(answer, unitWanted(question)) ?? (described && (await remarkOnGrade(described, answer)))
  return remark ? { ...said, answer: { ...answer, remark } } : said
}

async function saidOf(viewer: Verified, question: string, ids: readonly number[]): Promise<SaidValues> {
  const section = sectionIn(question)
  const row = section?.fields.length === 0 && (await fromSections(viewer, section))
  if (row) return { ...NOTHING_SAID, ...row }
  const asked = askedValue(question)
  const candidates = await candidatesFor(viewer, question, ids)
  if (areOfTwoRows(candidates)) return NOTHING_SAID
  const answer = await answerAmong(candidates)
  // A column of that name comes before the other names of properties.
  const unanswered = asked ? candidates.length === 0 : answer === null
  const fields = section && unanswered && (await fromSections(viewer, section))
  if (fields) return { ...NOTHING_SAID, ...fields }
  if (!asked) return answer ? { ...NOTHING_SAID, answer } : NOTHING_SAID
  const rows = await rowsOf(candidates)
  const byRows = rows.flatMap((row) => saidByRows(row, { national: !asked.rest.includes(NATIONAL) }))
  const byNation = byRows.length > 0 ? byRows : await saidByNation(viewer, asked)
  const said = byNation.length > 0 ? byNation : await saidByCalculations(viewer, asked, ids)
  const differing = disagreementAmong(quantityAsked(question) ?? (rows[0] ? quantityOf(rows[0]) : ''), said)
  const outside = candidates.length === 0 ? await tableOutside(asked) : null
  const isSaid = candidates.length > 0 || answer !== null || differing !== null || outside !== null
  return isSaid ? { ...NOTHING_SAID, answer, differing, outside } : NOTHING_SAID
}

/** The symbol of a question, as engineers write it. */
const quantityAsked = (question: string) =>
  tokensOf(asTablesWrite(question))
    .find(({ label }) => label)
    ?.label?.() ?? null

async function candidatesFor(
  viewer: Verified,
  question: string,
  ids: readonly number[],
): Promise<(Candidate | 'several')[]> {
  const asked = askedValue(question)
  const known: (Candidate | 'several')[] = asked
    ? [
        ...(await fromTables(viewer, asked)),
        ...(await fromArticles(viewer, asked, ids.slice(0, ARTICLES_READ))),
        ...(await fromCalculations(viewer, asked, ids)),
      ]
    : []
  const described = known.length === 0 && describedValue(question)
  if (!described) return known
  const found = await fromDescriptions(viewer, described, ids.slice(0, ARTICLES_READ))
  // C30 is timber, and the beginning of C30/37: what only describes a property does not say which.
  return found.length > 0 && (await isOfTwoGrades(described)) ? [] : found
}

/** Whether a question begins two names: GL24 is GL24h or GL24c, whose values may agree in their digits. */
function areOfTwoRows(candidates: readonly (Candidate | 'several')[]): boolean {
  const names = candidates.flatMap((candidate) =>
    candidate === 'several' ? [] : (codesOf(candidate.begun ?? '')[0] ?? []),
  )
  return new Set(names).size > 1
}

async function answerAmong(candidates: readonly (Candidate | 'several')[]): Promise<DirectAnswer | null> {
  // One table that names several rows leaves none certain, whatever an article says of one of them.
  if (candidates.includes('several')) return null
  const found = candidates.filter((candidate) => candidate !== 'several')
  const [first] = found
  if (!first || found.some(({ values }) => !agree(values, first.values))) return null
  return first.answer()
}

/** Returns the rows of candidates that say different things, the first of each. */
async function rowsOf(candidates: readonly (Candidate | 'several')[]): Promise<DirectAnswer[]> {
  if (candidates.includes('several')) return []
  const found = candidates
    .filter((candidate) => candidate !== 'several')
    .filter(({ from }) => from === 'table')
  const apart = found.filter(
    ({ values }, at) => found.findIndex((other) => agree(other.values, values)) === at,
  )
  const answers: DirectAnswer[] = []
  for (const { answer } of apart) {
    const row = await answer()
    if (row) answers.push(row)
  }
  return answers
}
