import 'server-only'
import { IMPORT_ERRORS_MAX } from '../constants'
import { reversedPairs } from '../correspondences/queries'
import { importLines, readLines, storeLines } from '../importing/mutations'
import {
  lockRegister,
  refusalOf,
  refusedRelations,
  refusedSuccessions,
  storeAliases,
  storeLine,
  storePredecessors,
  storeSuccessors,
} from '../mutations'
import { articlesCitingEditions } from '../queries'
import { reversalOf } from '../rules/correspondences'
import { lineOf } from '../rules/lines'
import { amendedIn, citedBy, slugOf } from '../rules/naming'
import { relationRefusal } from '../rules/relations'
import { OWN_SUCCESSOR } from '../schema'
import { register, type Register } from '../store'
import type { Edition } from '../types'
import { entryOf, versionOf } from './queries'
import { NO_YEAR, type EditionInput, type ImportInput, type NewEditionInput } from './schema'
import type { ImportOutcome, ImportPreview, RegisterEntry } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { db, type Tx } from '@/lib/core/server/db'
import { conflict, invalid, notFound } from '@/lib/core/errors'
import { enqueue } from '@/lib/jobs/mutations'

/**
 * Saves an edition, and its status as a new row where it says something new: so it is confirmed too. Throws
 * NOT_FOUND, VALIDATION_FAILED, and CONFLICT for a save over a newer one.
 */
export async function saveEdition(viewer: Admin, id: number, input: EditionInput): Promise<RegisterEntry> {
  const {
    version,
    jurisdiction,
    from = null,
    confirmed,
    supersededBy,
    aliases,
    published,
    page,
    ...facts
  } = input
  const { currency, supersession, source, checkedOn, confidence } = facts
  const status = { jurisdiction, from, confirmed, currency, supersession, source, checkedOn, confidence }
  await db.$transaction(async (tx) => {
    await lockRegister(tx)
    const known = await register()
    const edition = known.editions.find((one) => one.id === id)
    if (!edition) throw notFound('Standard')
    if (version && version !== versionOf(edition))
      throw conflict('This edition was saved meanwhile, by somebody else or by you in another tab.')
    const { body } = edition
    const designation = input.designation ?? edition.designation
    if (designation !== edition.designation) refuseName(known.editions, edition, designation, currency)
    if (supersededBy.includes(designation)) throw invalid('supersededBy', OWN_SUCCESSOR)
    const line = {
      ...facts,
      designation,
      body,
      published: published ?? null,
      page: page ?? null,
      supersededBy,
      statuses: [status],
    }
    const { standardId } = await storeLine(tx, line, id)
    await storeNeighbours(tx, { editionId: id, standardId, supersededBy, aliases })
    await refuseReversed(tx, id)
    await refusePairsReversed(tx, edition, known)
    await refuseRelations(tx, edition)
    await record(tx, viewer, {
      action: 'standard.update',
      targetType: 'standard',
      targetId: id,
      before: {
        ...briefOf(lineOf(edition, today())),
        line: edition.designation,
        ...(aliases && { aliases: edition.aliases.join('; ') }),
      },
      after: {
        ...briefOf({
          ...facts,
          generation: facts.generation ?? null,
          published: published ?? null,
          supersededBy,
        }),
        line: designation,
        confirmed,
        from,
        ...(aliases && { aliases: aliases.join('; ') }),
      },
    })
    await enqueue(tx, 'announce-register', { actorId: viewer.id })
  })
  return entryNow(id)
}

type Neighbours = { editionId: number; standardId: number; supersededBy: string[]; aliases?: string[] }

/**
 * Stores what follows an edition and what else its standard is called; names that are not said stay. Throws
 * VALIDATION_FAILED for what the register does not have, and for a name that another standard has.
 */
async function storeNeighbours(
  tx: Tx,
  { editionId, standardId, supersededBy, aliases }: Neighbours,
): Promise<void> {
  const { missing } = await storeSuccessors(tx, editionId, supersededBy)
  if (missing.length > 0) throw invalid('supersededBy', `The register does not have ${missing.join(', ')}`)
  const { taken } = aliases ? await storeAliases(tx, standardId, aliases) : { taken: [] }
  if (taken.length > 0) throw invalid('aliases', `Another standard is ${taken.join(', ')}`)
}

/**
 * Throws VALIDATION_FAILED where an edition would come before itself, or what was published earlier after
 * what was published later: at the field that says so, which is the day where only that has changed.
 */
async function refuseReversed(tx: Tx, editionId: number, supersedes: readonly string[] = []): Promise<void> {
  const [refused] = await refusedSuccessions(tx, [editionId])
  if (!refused) return
  const own = refused.editionId === editionId
  const field = own ? 'supersededBy' : supersedes.includes(refused.edition) ? 'supersedes' : 'published'
  throw invalid(field, refusalOf(refused))
}

/** Throws VALIDATION_FAILED where a pair of clauses would lead to an earlier edition. */
async function refusePairsReversed(tx: Tx, before: Edition, known: Register): Promise<void> {
  const { id } = before
  const [reversed] = await reversedPairs(tx, [id], known)
  if (!reversed) return
  const now = await tx.standardEdition.findUniqueOrThrow({ where: { id } })
  const changed = (['generation', 'designation'] as const).find((name) => now[name] !== before[name])
  throw invalid(changed ?? 'published', reversalOf(reversed))
}

/** Throws VALIDATION_FAILED where a relation of an edition, or to it, cannot be any more. */
async function refuseRelations(tx: Tx, { id, designation }: Edition): Promise<void> {
  const [refused] = await refusedRelations(tx, [id])
  if (!refused) return
  const isRenamed = ![refused.from, refused.to].includes(designation)
  throw invalid(isRenamed ? 'designation' : 'published', relationRefusal(refused))
}

/** Returns an edition as the register has it now. */
async function entryNow(id: number): Promise<RegisterEntry> {
  const { editions } = await register()
  const edition = editions.find((one) => one.id === id)!
  const own = editions.filter(({ standard }) => standard === edition.standard)
  return entryOf(edition, (await articlesCitingEditions(own)).get(id) ?? 0)
}

/**
 * Adds an edition with its status: of a standard that the register has, or the first of a new one. Throws
 * VALIDATION_FAILED where it is there already, names another standard, or has a neighbour that is not there.
 */
export async function addEdition(viewer: Admin, input: NewEditionInput): Promise<RegisterEntry> {
  const { standard, supersedes, publicationUnknown: _, ...said } = input
  const { jurisdiction, from = null, confirmed, supersededBy, aliases, published, page, ...facts } = said
  const { designation, currency, supersession, source, checkedOn, confidence } = facts
  const status = { jurisdiction, from, confirmed, currency, supersession, source, checkedOn, confidence }
  const id = await db.$transaction(async (tx) => {
    await lockRegister(tx)
    const { editions } = await register()
    const known = refuseKnown(editions, standard, designation)
    const { editionId, standardId } = await storeLine(tx, {
      ...facts,
      body: known?.body ?? facts.body,
      published: published ?? null,
      page: page ?? null,
      supersededBy,
      statuses: [status],
    })
    await storeNeighbours(tx, { editionId, standardId, supersededBy, aliases })
    const { missing } = await storePredecessors(tx, editionId, standardId, supersedes)
    if (missing.length > 0) throw invalid('supersedes', `The register does not have ${missing.join(', ')}`)
    await refuseReversed(tx, editionId, supersedes)
    await record(tx, viewer, {
      action: 'standard.create',
      targetType: 'standard',
      targetId: editionId,
      after: {
        ...briefOf({ ...facts, published: published ?? null, supersededBy }),
        line: designation,
        supersedes: supersedes.join('; '),
        confirmed,
        from,
        ...(aliases && { aliases: aliases.join('; ') }),
      },
    })
    await enqueue(tx, 'announce-register', { actorId: viewer.id })
    return editionId
  })
  return entryNow(id)
}

/**
 * Returns an edition of the standard that a new one is of; undefined where that is new too. Throws
 * VALIDATION_FAILED where the register has the new one, or the designation is of another standard.
 */
function refuseKnown(
  editions: readonly Edition[],
  standard: string,
  designation: string,
): Edition | undefined {
  const refuse = (sentence: string) => invalid('designation', sentence)
  const cited = citedBy(designation)!
  const same = sameAs(editions, designation)
  if (same) {
    const isAmended =
      amendedIn(designation) !== null && amendedIn(same.designation) !== amendedIn(designation)
    throw refuse(
      `The register has ${same.designation} already${isAmended ? ': edit its designation to amend it' : ''}`,
    )
  }
  const slug = slugOf(cited.standard)
  const known = editions.find((one) => one.slug === slug)
  if (standard !== '' && cited.standard !== standard)
    throw refuse(`This is an edition of ${cited.standard}, not of ${standard}`)
  if (standard !== '' && !known) throw refuse(`The register does not have ${standard}`)
  if (standard === '' && known) throw refuse(`The register has ${known.standard}: add an edition of it`)
  const named = editions.find(({ aliases }) => aliases.some((alias) => slugOf(alias) === slug))
  if (named) throw refuse(`${cited.standard} is another name of ${named.standard}`)
  return known
}

/** Returns the edition that has this name already, or is that of its year: amendments are part of it. */
function sameAs(editions: readonly Edition[], designation: string): Edition | undefined {
  const cited = citedBy(designation)!
  return editions.find(
    (one) =>
      slugOf(one.designation) === slugOf(designation) ||
      (cited.year !== null && one.standard === cited.standard && one.year === cited.year),
  )
}

/**
 * Throws VALIDATION_FAILED where an edition cannot take another name: that is one of another edition, of
 * another standard, or names no year. Its address is that of its standard, which stays.
 */
function refuseName(
  editions: readonly Edition[],
  { id, standard }: Edition,
  designation: string,
  currency: EditionInput['currency'],
): void {
  const refuse = (sentence: string) => invalid('designation', sentence)
  const cited = citedBy(designation)!
  const same = sameAs(
    editions.filter((one) => one.id !== id),
    designation,
  )
  if (cited.standard !== standard) throw refuse(`This is an edition of ${cited.standard}, not of ${standard}`)
  if (same) throw refuse(`The register has ${same.designation} already`)
  if (cited.year === null && currency !== 'draft') throw refuse(NO_YEAR)
}

type Brief = Pick<
  EditionInput,
  'title' | 'currency' | 'supersession' | 'source' | 'checkedOn' | 'confidence'
> & {
  generation?: string | null
  published?: string | null
  supersededBy: string[]
}

const briefOf = (line: Brief) => ({
  title: line.title,
  generation: line.generation ?? null,
  published: line.published ?? null,
  supersededBy: line.supersededBy.join('; '),
  currency: line.currency,
  supersession: line.supersession,
  source: line.source,
  checkedOn: line.checkedOn,
  confidence: line.confidence,
})

const IMPORT_TIMEOUT = { timeout: 60_000 }

/**
 * Imports the lines of a file, all or none. Throws VALIDATION_FAILED with the numbers of those that are
 * refused, and CONFLICT where the register is no longer what was previewed.
 */
export async function importRegister(viewer: Admin, { lines, version }: ImportInput): Promise<ImportOutcome> {
  const file = readLines(lines)
  return db.$transaction(async (tx) => {
    await lockRegister(tx)
    if (version && version !== (await register()).version)
      throw conflict('Somebody has changed the register meanwhile. Please look at what the file does now.')
    const { created, changed, unchanged, missing } = await importLines(tx, file)
    await record(tx, viewer, {
      action: 'standard.import',
      targetType: 'standard',
      targetId: 'register',
      after: {
        created: created.length,
        updated: changed.length,
        line: file.lines.length === 1 ? '1 edition' : `${file.lines.length} editions`,
      },
    })
    await enqueue(tx, 'announce-register', { actorId: viewer.id })
    return {
      created: created.length,
      updated: changed.length,
      unchanged,
      missing: missing.map(({ successor }) => successor),
    }
  }, IMPORT_TIMEOUT)
}

/** Ends a transaction that was to show what it would do. */
class Undone extends Error {
  constructor(readonly preview: ImportPreview) {
    super('The import was a preview')
  }
}

/**
 * Returns what the import of a file would do. It is the import, whose transaction is rolled back: so the two
 * cannot differ, and nothing is written. Throws VALIDATION_FAILED for a file of too many lines.
 */
export async function previewImport(_viewer: Admin, text: string): Promise<ImportPreview> {
  const file = readLines(text)
  try {
    return await db.$transaction(async (tx): Promise<ImportPreview> => {
      await lockRegister(tx)
      const { version } = await register()
      const { problems, ...done } = await storeLines(tx, file)
      throw new Undone({
        ...done,
        version,
        refused: problems.length,
        problems: problems.slice(0, IMPORT_ERRORS_MAX).map(({ message }) => message),
      })
    }, IMPORT_TIMEOUT)
  } catch (error) {
    if (error instanceof Undone) return error.preview
    throw error
  }
}
