import 'server-only'
import type { FileFormat } from '../constants'
import { copiesIn, openProject, type SharedCopy } from '../queries'
import { passageHtml } from '@/lib/articles/rules/passage'
import type { Item, Project } from '../types'
import { bibtexOf, cslOf, risOf, type Bibliography, type Source } from './rules/bibliography'
import { markdownOf } from './rules/markdown'
import { cardOfA } from '@/lib/articles/cards/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { Cited } from '@/lib/articles/rules/citing'
import type { ArticleCard } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { storedSheet } from '@/lib/calculations/rules/stored'
import { tablesAt } from '@/lib/calculations/tables/queries'
import { errorsIn, knownErrors, sheetOf } from '@/lib/copies/queries'
import { csvOf, jsonOf } from '@/lib/copies/rules/file'
import { databaseNow } from '@/lib/core/server/clock'
import { longDay } from '@/lib/core/dates'
import { AppError } from '@/lib/core/errors'
import { Prisma, select } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { zipOf, type ZipEntry } from '@/lib/core/server/zip'
import { slugify } from '@/lib/core/text'
import { htmlWithErrata } from '@/lib/errata/queries'
import type { OpenErratum } from '@/lib/errata/types'
import { inLibrary } from '@/lib/library/queries'
import { consume } from '@/lib/limits/mutations'
import { holdingOf } from '@/lib/standards/queries'
import type { Reference } from '@/lib/standards/rules/citing'
import type { Standing } from '@/lib/standards/types'

/** A source with the status as pages show it. */
export type PrintedSource = Source & { standing: Standing | null }

/** An item with what is typeset of it: a passage or the sheet of a calculation. */
export type PrintedItem = Item & {
  html: string | null
  /** Of a calculation that the reader may see. */
  copy: SharedCopy | null
}

export type PrintedProject = Omit<Project, 'items'> & { items: PrintedItem[]; sources: PrintedSource[] }

/**
 * Returns a project as it is printed: with its passages, the sheets of its calculations and the sources of
 * its articles. Throws NOT_FOUND, and SERVICE_UNAVAILABLE where sheets cannot be typeset now.
 */
export async function printProject(viewer: Verified, id: string): Promise<PrintedProject> {
  const project = await openProject(viewer, id)
  const [bodies, copies, sources] = await Promise.all([
    bodiesIn(viewer, id),
    copiesOf(viewer, project),
    sourcesIn(viewer, id),
  ])
  const items: PrintedItem[] = []
  // One after the other: they share the thread that typesets.
  for (const item of project.items) {
    const copy = copies.get(item.id) ?? null
    const body = item.kind === 'passage' && item.article ? bodies.get(item.article.id) : undefined
    const html = copy
      ? await sheetOf(viewer, copy, await knownErrors(copy))
      : body && item.anchor
        ? passageHtml(body, item.anchor)
        : null
    items.push({ ...item, html, copy })
  }
  return { ...project, items, sources }
}

/**
 * The rendered text of the articles that the project has passages of, with their verified errors, where the
 * reader may read them.
 */
async function bodiesIn(viewer: Verified, projectId: string): Promise<Map<number, string>> {
  const rows = await select<{ id: number; html: string }>(Prisma.sql`
    SELECT a.id, a.body_html AS html FROM articles a
    WHERE a.id IN (SELECT i.article_id FROM project_items i WHERE i.project_id = ${projectId}::uuid AND i.kind = 'passage')
      AND ${inLibrary} AND NOT ${lockedFor(viewer)}`)
  const bodies = new Map<number, string>()
  for (const { id, html } of rows) bodies.set(id, await htmlWithErrata(id, html))
  return bodies
}

/** The calculations of a project that the reader may see, by item. */
async function copiesOf(viewer: Verified, { id, items }: Project): Promise<Map<number, SharedCopy>> {
  if (!items.some(({ kind }) => kind === 'calculation')) return new Map()
  const copies = await copiesIn(viewer, id)
  const rows = await select<{ id: number; copyId: string }>(
    Prisma.sql`SELECT i.id, i.copy_id AS "copyId" FROM project_items i WHERE i.project_id = ${id}::uuid AND i.copy_id IS NOT NULL`,
  )
  return new Map(
    rows.flatMap(({ id: itemId, copyId }) => {
      const copy = copies.get(copyId)
      return copy && !copy.locked ? [[itemId, copy] as const] : []
    }),
  )
}

/** SQL of the articles that items of a project show, or were calculated from, with the first one's place. */
const citedBy = (projectId: string) => Prisma.sql`
  (SELECT coalesce(i.article_id, c.article_id) AS id, min(i.position) AS at FROM project_items i LEFT JOIN calculation_copies c ON c.id = i.copy_id
    WHERE i.project_id = ${projectId}::uuid GROUP BY 1) cited`

type SourceRow = Reference & { standard: string | null; year: number | null }

/**
 * What the articles of a project cite, in the order of its items, each once; of no article that is locked.
 */
async function sourcesIn(viewer: Verified, projectId: string): Promise<PrintedSource[]> {
  const rows = await select<SourceRow>(Prisma.sql`
    SELECT r.raw, r.type, r.standard, r.body, r.number, r.part, r.year, r.position, r.locality, r.locality_type AS "localityType", r.corrected
    FROM ${citedBy(projectId)}
      JOIN articles a ON a.id = cited.id JOIN article_references r ON r.article_id = a.id
    WHERE ${inLibrary} AND NOT ${lockedFor(viewer)} ORDER BY cited.at, r.article_id, r.position`)
  const seen = new Set<string>()
  const once = rows.filter(({ raw }) => !seen.has(raw.toLowerCase()) && seen.add(raw.toLowerCase()))
  const held = await holdingOf(once)
  return once.map(({ raw, type, standard, year }, index) => {
    const standing = held[index]!.standing
    // What the register says is not said twice.
    const shown = standing ? raw.replace(/\s*\((?:withdrawn|superseded)\)\s*$/i, '') : raw
    return { raw: shown, type, standard, year, standing, status: standing && statusIn(standing) }
  })
}

function statusIn({ words, confirmed, withdrawn, since, next, successors }: Standing): string {
  const parts = [
    `${words}${confirmed ? '' : ' (not confirmed)'}${withdrawn && since ? ` since ${longDay(since)}` : ''}`,
    next && `${next.words.toLowerCase()} from ${longDay(next.from)}`,
    successors.length > 0 && `successor ${successors.map(({ designation }) => designation).join(', ')}`,
  ]
  return parts.filter(Boolean).join('; ')
}

/** The articles of a project, each once, as they are cited. What lists show of an article is not locked. */
async function articlesIn(projectId: string): Promise<Cited[]> {
  const rows = await select<{ card: ArticleCard; revision: number; revisedAt: Date }>(Prisma.sql`
    SELECT ${cardOfA} AS card, a.revision, greatest(a.content_changed_at, coalesce(a.published_at, a.created_at)) AS "revisedAt"
    FROM ${citedBy(projectId)} JOIN articles a ON a.id = cited.id
    WHERE ${inLibrary} ORDER BY cited.at, a.id`)
  return rows.map(({ card: { slug, title, author }, revision, revisedAt }) => ({
    slug,
    title,
    author,
    revision,
    updatedAt: revisedAt.toISOString(),
  }))
}

const TYPES = {
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  json: 'application/vnd.citationstyles.csl+json',
} as const

export type ProjectFile =
  | { name: string; type: string; text: string }
  | { name: string; type: string; bytes: AsyncGenerator<Uint8Array> }

/**
 * Returns a project as a file: what it cites, or its order, sources and values as a zip. Throws NOT_FOUND,
 * RATE_LIMITED, and SERVICE_UNAVAILABLE where it cannot be found out now which errors are about a
 * calculation.
 */
export async function fileOf(viewer: Verified, id: string, format: FileFormat): Promise<ProjectFile> {
  await consume('projectFiles', viewer.id)
  const project = await openProject(viewer, id)
  const bibliography = { articles: await articlesIn(id), sources: await sourcesIn(viewer, id) }
  const name = slugify(project.name)
  if (format !== 'zip')
    return { name: `${name}.${format}`, type: TYPES[format], text: textOf(bibliography, format) }
  const calculations = await calculationsOf(viewer, project)
  const bytes = zipOf(entriesOf(project, bibliography, calculations), databaseNow())
  return { name: `${name}.zip`, type: 'application/zip', bytes }
}

function textOf(bibliography: Bibliography, format: 'bib' | 'ris' | 'json'): string {
  const write = { bib: bibtexOf, ris: risOf, json: cslOf }[format]
  return write(bibliography, env().APP_URL, databaseNow().toISOString())
}

/** A calculation of a project, with the name of its file and the verified errors that it may hold. */
type CalculationFile = { name: string; copy: SharedCopy; errors: OpenErratum[] }

/** The calculations of a project that the reader may see, by item, in its order. */
async function calculationsOf(viewer: Verified, project: Project): Promise<Map<number, CalculationFile>> {
  const copies = await copiesOf(viewer, project)
  const files = new Map<number, CalculationFile>()
  for (const { id, title } of project.items) {
    const copy = copies.get(id)
    if (!copy) continue
    const name = `calculations/${String(files.size + 1).padStart(2, '0')}-${slugify(title ?? '')}.csv`
    files.set(id, { name, copy, errors: await errorsIn(viewer, copy) })
  }
  return files
}

/** The order in Markdown, what is cited in three forms, and the values of each calculation. */
async function* entriesOf(
  project: Project,
  bibliography: Bibliography,
  calculations: ReadonlyMap<number, CalculationFile>,
): AsyncGenerator<ZipEntry> {
  const names = new Map([...calculations].map(([id, { name }]) => [id, name]))
  const context = { appUrl: env().APP_URL, today: databaseNow().toISOString() }
  yield { name: 'project.md', text: markdownOf(project, bibliography.sources, names, context) }
  for (const format of ['bib', 'ris', 'json'] as const)
    yield { name: `references.${format}`, text: textOf(bibliography, format) }
  for (const file of calculations.values()) yield* filesOf(file)
}

/** A calculation as CSV and JSON; the lines alone where today's engine no longer reads them. */
async function* filesOf({ name: csv, copy, errors }: CalculationFile): AsyncGenerator<ZipEntry> {
  try {
    const sheet = storedSheet(copy.source, await tablesAt(copy.tables))
    yield { name: csv, text: csvOf(copy, sheet, errors) }
    yield {
      name: csv.replace(/csv$/, 'json'),
      text: `${JSON.stringify(jsonOf(copy, sheet, errors), null, 2)}\n`,
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    yield { name: csv, text: copy.source }
  }
}
