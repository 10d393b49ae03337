import 'server-only'
import { lockRegister, refusedRelations, relationColumns } from '../mutations'
import { relationRefusal, relationSaid } from '../rules/relations'
import { register } from '../store'
import type { Relation } from '../types'
import { openRelation } from './queries'
import type { RelationInput } from './schema'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { db, isUniqueViolation, type Tx } from '@/lib/core/server/db'
import { conflict, invalid } from '@/lib/core/errors'

const TWICE = 'The register says this of the two already'

/** Enters a relation between two editions. Throws VALIDATION_FAILED, and CONFLICT for one that is there. */
export async function createRelation(viewer: Admin, input: RelationInput): Promise<Relation> {
  return stored(viewer, async (tx) => {
    const columns = await columnsOf(input)
    const { id } = await tx.standardRelation.create({ data: columns, select: { id: true } })
    await refuse(tx, id, columns.fromEditionId)
    await record(tx, viewer, { action: 'standard.relate', ...about(id), after: briefOf(asEntered(input)) })
    return id
  })
}

/** Changes one. Throws NOT_FOUND, VALIDATION_FAILED, and CONFLICT for a save over a newer one. */
export async function updateRelation(viewer: Admin, id: number, input: RelationInput): Promise<Relation> {
  return stored(viewer, async (tx) => {
    const before = await openRelation(viewer, id)
    if (input.version !== undefined && input.version !== before.version)
      throw conflict('This relation was saved meanwhile, by somebody else or by you in another tab.')
    const columns = await columnsOf(input)
    await tx.standardRelation.update({
      where: { id },
      data: { ...columns, version: { increment: 1 } },
      select: { id: true },
    })
    await refuse(tx, id, columns.fromEditionId)
    const after = briefOf(asEntered(input))
    await record(tx, viewer, { action: 'standard.rerelate', ...about(id), before: briefOf(before), after })
    return id
  })
}

/** Takes one out. Throws NOT_FOUND. */
export async function deleteRelation(viewer: Admin, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockRegister(tx)
    const before = await openRelation(viewer, id)
    await tx.standardRelation.delete({ where: { id }, select: { id: true } })
    await record(tx, viewer, { action: 'standard.unrelate', ...about(id), before: briefOf(before) })
  })
}

async function stored(viewer: Admin, change: (tx: Tx) => Promise<number>): Promise<Relation> {
  try {
    const id = await db.$transaction(async (tx) => {
      await lockRegister(tx)
      return change(tx)
    })
    return await openRelation(viewer, id)
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(TWICE, [{ path: 'to', message: TWICE }])
    throw error
  }
}

/** Throws VALIDATION_FAILED where the relation that was stored cannot be. */
async function refuse(tx: Tx, id: number, fromEditionId: number): Promise<void> {
  const refused = (await refusedRelations(tx, [fromEditionId])).find((one) => one.id === id)
  if (refused) throw invalid('to', relationRefusal(refused))
}

/** Returns the columns of a relation, the register being locked. Throws VALIDATION_FAILED. */
async function columnsOf({ from, to, ...said }: RelationInput) {
  const { editions } = await register()
  const idOf = (path: 'from' | 'to', designation: string) => {
    const found = editions.find((one) => one.designation === designation)
    if (!found) throw invalid(path, `The register does not have ${designation}`)
    return found.id
  }
  return { ...relationColumns(said), fromEditionId: idOf('from', from), toEditionId: idOf('to', to) }
}

const about = (id: number) => ({ targetType: 'standard', targetId: id })

type Briefed = Parameters<typeof relationSaid>[0] &
  Pick<RelationInput, 'day' | 'source' | 'checkedOn' | 'confirmed'>

const briefOf = ({ day = null, source, checkedOn, confirmed, ...said }: Briefed) => ({
  line: relationSaid(said),
  day,
  source,
  checkedOn,
  confirmed,
})

const asEntered = (input: RelationInput): Briefed => ({
  ...input,
  from: { designation: input.from },
  to: { designation: input.to },
})
