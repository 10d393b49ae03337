import 'server-only'
import { IMPORT_ERRORS_MAX, IMPORT_MAX } from '../constants'
import { reversedPairs } from '../correspondences/queries'
import {
  lockRegister,
  refusalOf,
  refusedRelations,
  refusedSuccessions,
  storeAliases,
  storeLine,
  storeRelations,
  storeSuccessors,
  type StoredLine,
} from '../mutations'
import { reversalOf } from '../rules/correspondences'
import { citedBy } from '../rules/naming'
import { relationRefusal } from '../rules/relations'
import { registerLine, type RegisterLine } from '../schema'
import { register } from '../store'
import type { RegisterField } from '../types'
import { db, type Tx } from '@/lib/core/server/db'
import { AppError, type FieldError } from '@/lib/core/errors'
import { isStorable } from '@/lib/core/text'

type NumberedLine = { line: RegisterLine; number: number }
export type ReadFile = { lines: NumberedLine[]; problems: FieldError[] }

const onLine = (number: number, problem: string): FieldError => ({
  path: 'file',
  message: `Line ${number}${problem}`,
})

/**
 * Returns the lines of a file, one JSON object a line, and of those that cannot be read what is wrong. Throws
 * VALIDATION_FAILED for a file of too many.
 */
export function readLines(text: string): ReadFile {
  const problems: FieldError[] = []
  const lines = text.split(/\r?\n/)
  const lineOf = new Map<string, number>()
  if (lines.length > IMPORT_MAX) throw refused([{ path: 'file', message: `At most ${IMPORT_MAX} lines` }])
  const read = lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const refuse = (problem: string) => {
      problems.push(onLine(index + 1, problem))
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
    return [{ line: data, number: index + 1 }]
  })
  return { lines: read, problems }
}

/** Returns the refusal of a file: what is wrong with its first lines, and how many more there are. */
export function refused(problems: FieldError[]): AppError {
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

type Stored = {
  created: string[]
  changed: { designation: string; fields: RegisterField[] }[]
  unchanged: number
  /** Successors and related editions that neither the register has nor the file. */
  missing: { designation: string; successor: string }[]
  problems: FieldError[]
}

/**
 * Stores the lines of a file in the caller's transaction, which is to be rolled back where a line has a
 * problem. Statuses that the lines do not say stay.
 */
export async function storeLines(tx: Tx, { lines, problems: unread }: ReadFile): Promise<Stored> {
  await lockRegister(tx)
  const before = await register()
  const done: Stored = { created: [], changed: [], unchanged: 0, missing: [], problems: [...unread] }
  const stored: (NumberedLine & StoredLine)[] = []
  for (const one of lines) {
    try {
      stored.push({ ...one, ...(await storeLine(tx, one.line)) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      done.problems.push(onLine(one.number, `: ${error.message}`))
    }
  }
  // Once all are there: a line may name one that comes later.
  for (const { line, number, editionId, standardId, created, changed } of stored) {
    const { designation, supersededBy } = line
    const succession = await storeSuccessors(tx, editionId, supersededBy)
    const renamed = line.aliases && (await storeAliases(tx, standardId, line.aliases))
    if (renamed && renamed.taken.length > 0) {
      done.problems.push(onLine(number, `: ${designation}: another standard is ${renamed.taken.join(', ')}`))
      continue
    }
    const related = line.relations && (await storeRelations(tx, editionId, line.relations))
    const missing = [...new Set([...succession.missing, ...(related?.missing ?? [])])]
    done.missing.push(...missing.map((successor) => ({ designation, successor })))
    if (succession.changed) changed.push('supersededBy')
    if (related?.changed) changed.push('relations')
    if (renamed?.changed) changed.push('aliases')
    if (created) done.created.push(designation)
    else if (changed.length > 0) done.changed.push({ designation, fields: changed })
    else done.unchanged++
  }
  const ids = stored.map(({ editionId }) => editionId)
  for (const refused of await refusedSuccessions(tx, ids)) {
    const line = stored.find(({ editionId }) => editionId === refused.editionId)
    // One that is not in the file is followed by one whose day the file changes.
    const { number } = line ?? stored.find(({ editionId }) => editionId === refused.successorId)!
    done.problems.push(onLine(number, `: ${refusalOf(refused)}`))
  }
  for (const refused of await refusedRelations(tx, ids)) {
    const line = stored.find(({ editionId }) => editionId === refused.fromId)
    const { number } = line ?? stored.find(({ editionId }) => editionId === refused.toId)!
    done.problems.push(onLine(number, `: ${relationRefusal(refused)}`))
  }
  for (const pair of await reversedPairs(tx, ids, before)) {
    const sides = [pair.from.editionId, pair.to.editionId]
    const { number } = stored.find(({ editionId }) => sides.includes(editionId))!
    done.problems.push(onLine(number, `: ${reversalOf(pair)}`))
  }
  return done
}

/** Stores the lines of a file, all or none. Throws VALIDATION_FAILED where one is refused. */
export async function importLines(tx: Tx, file: ReadFile): Promise<Stored> {
  if (file.problems.length > 0) throw refused(file.problems)
  const done = await storeLines(tx, file)
  if (done.problems.length > 0) throw refused(done.problems)
  return done
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
      const { lines, problems } = readLines(text)
      const { created } = await importLines(tx, {
        lines: lines.filter(({ line }) => !isKnown(line)),
        problems,
      })
      return created.length
    },
    { timeout: 60_000 },
  )
