import 'server-only'
import { importLines, readLines } from '../importing/mutations'
import { lockRegister, storeAliases, storeLine, storeSuccessors } from '../mutations'
import { articlesCitingEditions } from '../queries'
import { lineOf } from '../rules/lines'
import { OWN_SUCCESSOR } from '../schema'
import { register } from '../store'
import { entryOf, versionOf } from './queries'
import type { EditionInput } from './schema'
import type { ImportOutcome, RegisterEntry } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
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
    const edition = (await register()).editions.find((one) => one.id === id)
    if (!edition) throw notFound('Standard')
    if (version && version !== versionOf(edition))
      throw conflict('Somebody has saved this edition meanwhile. Please open it again and look at it first.')
    const { designation, body } = edition
    if (supersededBy.includes(designation)) throw invalid('supersededBy', OWN_SUCCESSOR)
    const { standardId } = await storeLine(tx, {
      ...facts,
      designation,
      body,
      published: published ?? null,
      page: page ?? null,
      supersededBy,
      statuses: [status],
    })
    const { missing } = await storeSuccessors(tx, id, supersededBy)
    if (missing.length > 0) throw invalid('supersededBy', `The register does not have ${missing.join(', ')}`)
    const renamed = aliases && (await storeAliases(tx, standardId, aliases))
    if (renamed && renamed.taken.length > 0)
      throw invalid('aliases', `Another standard is ${renamed.taken.join(', ')}`)
    await record(tx, viewer, {
      action: 'standard.update',
      targetType: 'standard',
      targetId: id,
      before: {
        ...briefOf(lineOf(edition, today())),
        line: designation,
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
  const { editions } = await register()
  const edition = editions.find((one) => one.id === id)!
  const own = editions.filter(({ standard }) => standard === edition.standard)
  return entryOf(edition, (await articlesCitingEditions(own)).get(id) ?? 0)
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

/** Imports lines, all or none. Throws VALIDATION_FAILED with the numbers of those that cannot be read. */
export async function importRegister(viewer: Admin, text: string): Promise<ImportOutcome> {
  const lines = readLines(text)
  return db.$transaction(
    async (tx) => {
      const outcome = await importLines(tx, lines)
      const { created, updated } = outcome
      await record(tx, viewer, {
        action: 'standard.import',
        targetType: 'standard',
        targetId: 'register',
        after: { created, updated, line: `${lines.length} editions` },
      })
      await enqueue(tx, 'announce-register', { actorId: viewer.id })
      return outcome
    },
    { timeout: 60_000 },
  )
}
