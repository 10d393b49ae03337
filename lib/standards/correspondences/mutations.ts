import 'server-only'
import { lockRegister } from '../mutations'
import { clauseNamed, refusedPair } from '../rules/correspondences'
import { register } from '../store'
import type { Correspondence } from '../types'
import type { CorrespondenceInput } from './schema'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, isUniqueViolation, type Tx } from '@/lib/core/server/db'
import { conflict, invalid, notFound } from '@/lib/core/errors'

const TWICE = 'The register has this pair of clauses already'

/**
 * Enters which clause corresponds to which. Throws VALIDATION_FAILED, and CONFLICT for a pair that is there.
 */
export async function createCorrespondence(
  viewer: Admin,
  input: CorrespondenceInput,
): Promise<Correspondence> {
  return stored(async (tx) => {
    const { id } = await tx.clauseCorrespondence.create({
      data: await columnsOf(input),
      select: { id: true },
    })
    await record(tx, viewer, { action: 'standard.match', ...about(id), after: brief(input) })
    return id
  })
}

/** Changes one. Throws NOT_FOUND, VALIDATION_FAILED, and CONFLICT for a save over a newer one. */
export async function updateCorrespondence(
  viewer: Admin,
  id: number,
  input: CorrespondenceInput,
): Promise<Correspondence> {
  return stored(async (tx) => {
    const before = await present(id)
    if (input.version !== undefined && input.version !== before.version)
      throw conflict('This pair was saved meanwhile, by somebody else or by you in another tab.')
    await tx.clauseCorrespondence.update({
      where: { id },
      data: { ...(await columnsOf(input, id)), version: { increment: 1 } },
      select: { id: true },
    })
    await record(tx, viewer, {
      action: 'standard.rematch',
      ...about(id),
      before: briefOf(before),
      after: brief(input),
    })
    return id
  })
}

/** Takes one out. Throws NOT_FOUND. */
export async function deleteCorrespondence(viewer: Admin, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockRegister(tx)
    const before = await present(id)
    await tx.clauseCorrespondence.delete({ where: { id }, select: { id: true } })
    await record(tx, viewer, { action: 'standard.unmatch', ...about(id), before: briefOf(before) })
  })
}

async function stored(change: (tx: Tx) => Promise<number>): Promise<Correspondence> {
  try {
    const id = await db.$transaction(async (tx) => {
      await lockRegister(tx)
      return change(tx)
    })
    return await present(id)
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(TWICE, [{ path: 'toClause', message: TWICE }])
    throw error
  }
}

async function present(id: number): Promise<Correspondence> {
  const found = (await register()).correspondences.find((one) => one.id === id)
  if (!found) throw notFound('Pair of clauses')
  return found
}

/** Returns the columns of a pair, the register being locked. Throws VALIDATION_FAILED. */
async function columnsOf(input: CorrespondenceInput, own?: number) {
  const { fromEdition, fromClause, toEdition, toClause, kind, change, source, checkedOn } = input
  const { editions, correspondences } = await register()
  const editionOf = (path: string, designation: string) => {
    const found = editions.find((one) => one.designation === designation)
    if (!found) throw invalid(path, `The register does not have ${designation}`)
    return found
  }
  const earlier = editionOf('fromEdition', fromEdition)
  const later = editionOf('toEdition', toEdition)
  const from = clauseNamed(fromClause)!
  const to = toClause === null ? null : clauseNamed(toClause)
  const refused = refusedPair(
    { from: { ...earlier, clauseSlug: from.slug }, to: { ...later, clauseSlug: to?.slug ?? null } },
    correspondences.filter(({ id }) => id !== own),
  )
  if (refused) throw invalid(refused.path, refused.message)
  return {
    fromEditionId: earlier.id,
    fromClause: from.clause,
    fromSlug: from.slug,
    toEditionId: later.id,
    toClause: to?.clause ?? null,
    toSlug: to?.slug ?? null,
    kind,
    change,
    source,
    checkedOn: new Date(`${checkedOn}T00:00:00Z`),
  }
}

const about = (id: number) => ({ targetType: 'standard', targetId: id })

type Brief = Pick<Correspondence, 'kind' | 'change' | 'source' | 'checkedOn'>

const said = ({ kind, change, source, checkedOn }: Brief, from: string, to: string) => ({
  line: `${from} and ${to}`,
  kind,
  change,
  source,
  checkedOn,
})
const brief = (input: CorrespondenceInput) =>
  said(input, `${input.fromEdition} ${input.fromClause}`, `${input.toEdition} ${input.toClause ?? ''}`.trim())
const briefOf = (pair: Correspondence) =>
  said(
    pair,
    `${pair.from.designation} ${pair.from.clause}`,
    `${pair.to.designation} ${pair.to.clause ?? ''}`.trim(),
  )
