import 'server-only'
import { IMPORT_ERRORS_MAX, IMPORT_MAX } from '../constants'
import { lockRegister, storeAliases, storeLine, storeSuccessors } from '../mutations'
import { citedBy } from '../rules/naming'
import { registerLine, type RegisterLine } from '../schema'
import type { ImportOutcome } from '../administration/types'
import { db, type Tx } from '@/lib/core/server/db'
import { AppError, type FieldError } from '@/lib/core/errors'
import { isStorable } from '@/lib/core/text'

/**
 * Returns the lines of a file, one JSON object a line. Throws VALIDATION_FAILED with the numbers of the lines
 * that cannot be read: the first of them, and how many more there are.
 */
export function readLines(text: string): RegisterLine[] {
  const problems: FieldError[] = []
  const lines = text.split(/\r?\n/)
  const lineOf = new Map<string, number>()
  if (lines.length > IMPORT_MAX) throw refused([{ path: 'file', message: `At most ${IMPORT_MAX} lines` }])
  const read = lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const refuse = (problem: string) => {
      problems.push({ path: 'file', message: `Line ${index + 1}${problem}` })
      return []
    }
    const object = objectIn(line)
    if (object === null) return refuse(' is no JSON object')
    if (!isStorable(object)) return refuse(' holds characters that cannot be stored')
    const { data, error } = registerLine.safeParse(object)
    if (!data) {
      const [issue] = error.issues
      return refuse(`: ${issue!.path.length > 0 ? `${issue!.path.join('.')}: ` : ''}${issue!.message}`)
    }
    const before = lineOf.get(data.designation)
    if (before !== undefined) return refuse(`: line ${before} is ${data.designation} too`)
    lineOf.set(data.designation, index + 1)
    return [data]
  })
  if (problems.length > 0) throw refused(problems)
  return read
}

function refused(problems: FieldError[]): AppError {
  const [first, ...others] = problems
  const message =
    others.length === 0
      ? `${first!.message}. Nothing was imported.`
      : `${problems.length} lines of the file cannot be read. Nothing was imported.`
  return new AppError('VALIDATION_FAILED', message, {
    errors: problems.slice(0, IMPORT_ERRORS_MAX),
    extra: { more: String(Math.max(problems.length - IMPORT_ERRORS_MAX, 0)) },
  })
}

/** Returns the object of a line; null where it is none. */
function objectIn(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Stores lines, all or none. Statuses that the lines do not say stay. */
export async function importLines(tx: Tx, lines: RegisterLine[]): Promise<ImportOutcome> {
  await lockRegister(tx)
  const outcome: ImportOutcome = { created: 0, updated: 0, unchanged: 0, missing: [] }
  const stored = []
  for (const line of lines) stored.push({ line, ...(await storeLine(tx, line)) })
  // Once all are there: a line may name one that comes later.
  for (const { line, editionId, standardId, outcome: how } of stored) {
    const { changed, missing } = await storeSuccessors(tx, editionId, line.supersededBy)
    const renamed = line.aliases && (await storeAliases(tx, standardId, line.aliases))
    if (renamed && renamed.taken.length > 0)
      throw refused([
        { path: 'file', message: `${line.designation}: another standard is ${renamed.taken.join(', ')}` },
      ])
    outcome[how === 'unchanged' && (changed || renamed?.changed) ? 'updated' : how]++
    outcome.missing.push(...missing)
  }
  return outcome
}

/**
 * Loads the register's first rows: editions that are there already, which somebody may have edited since,
 * stay as they are. Returns how many were added.
 */
export const loadRegister = (text: string): Promise<number> =>
  db.$transaction(
    async (tx) => {
      const rows = await tx.standardEdition.findMany({
        select: { designation: true, year: true, standard: { select: { name: true } } },
      })
      // By standard and year as well: the line may name amendments that the edition did not have yet.
      const known = new Set(
        rows.flatMap(({ designation, year, standard }) => [
          designation,
          year && `${standard.name} of ${year}`,
        ]),
      )
      const isKnown = ({ designation, published }: RegisterLine) => {
        const cited = published ? citedBy(designation) : null
        return known.has(designation) || (cited?.year && known.has(`${cited.standard} of ${cited.year}`))
      }
      const { created } = await importLines(
        tx,
        readLines(text).filter((line) => !isKnown(line)),
      )
      return created
    },
    { timeout: 60_000 },
  )
