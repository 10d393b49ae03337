import 'server-only'
import { correctionsBetween } from './rules/corrections'
import type { ArticleCalculation, EnteredBy, StoredValue, TableVersion, VerifiedValue } from './types'
import { databaseNow, today } from '@/lib/core/server/clock'
import type { Tx } from '@/lib/core/server/db'
import { conflict } from '@/lib/core/errors'

type Former = { key: string; position: number; title: string; source: string; cases: StoredValue[] }

/**
 * Makes the stored calculations of an article exactly these, in the caller's transaction. One that keeps its
 * key keeps its id, and a value that it had already keeps who entered it; `enteredBy` entered the others.
 * What was published and is changed becomes a correction. Throws CONFLICT where a table that one of them read
 * has a newer version.
 */
export async function storeCalculations(
  tx: Tx,
  articleId: number,
  calculations: ArticleCalculation[],
  enteredBy: EnteredBy | null,
): Promise<void> {
  const former = (await tx.calculation.findMany({
    where: { articleId },
    select: { key: true, position: true, title: true, source: true, cases: true },
  })) as unknown as Former[]
  await recordCorrections(tx, articleId, former, calculations)
  await tx.calculation.deleteMany({
    where: { articleId, key: { notIn: calculations.map(({ key }) => key) } },
  })
  const idOf = await lockVersions(
    tx,
    calculations.flatMap(({ tables }) => tables),
  )
  const entry = enteredBy && { by: enteredBy, on: today() }
  for (const { key, tables, cases, ...columns } of calculations) {
    const values = {
      ...columns,
      cases: withEntries(cases, former.find((one) => one.key === key)?.cases ?? [], entry),
      verifiedAt: databaseNow(),
    }
    const { id: calculationId } = await tx.calculation.upsert({
      where: { articleId_key: { articleId, key } },
      create: { articleId, key, ...values },
      update: values,
      select: { id: true },
    })
    await tx.calculationTableUse.deleteMany({ where: { calculationId } })
    await tx.calculationTableUse.createMany({
      data: tables.map(({ name, version }) => ({ calculationId, tableId: idOf.get(name)!, version })),
    })
  }
}

/** Returns the values with who entered each; one that was stored before keeps its entry. */
function withEntries(
  values: VerifiedValue[],
  former: StoredValue[],
  entry: StoredValue['entry'],
): StoredValue[] {
  const said = ({ name, inputs, expected, tolerance, source }: VerifiedValue) =>
    JSON.stringify([name, inputs, expected, tolerance, source])
  const known = new Map(former.map((value) => [said(value), value.entry ?? null]))
  return values.map((value) => {
    const before = known.get(said(value))
    return { ...value, entry: before === undefined ? entry : before }
  })
}

/** Records what changes in the calculations of an article that was published. */
async function recordCorrections(
  tx: Tx,
  articleId: number,
  former: Former[],
  calculations: ArticleCalculation[],
): Promise<void> {
  if (former.length === 0) return
  const { publishedAt, title, revision } = await tx.article.findUniqueOrThrow({
    where: { id: articleId },
    select: { publishedAt: true, title: true, revision: true },
  })
  if (publishedAt === null) return
  const keys = new Set(former.map(({ key }) => key))
  for (const one of former) {
    // One that got another title is the new one in its place.
    const now =
      calculations.find(({ key }) => key === one.key) ??
      calculations.find(({ key, position }) => position === one.position && !keys.has(key))
    const changes = now ? correctionsBetween(one.source, now.source) : []
    if (!now || changes.length > 0)
      await tx.calculationCorrection.create({
        data: { articleId, articleTitle: title, calculation: one.title, revision, changes },
        select: { id: true },
      })
  }
}

/**
 * Keeps the tables at these versions until the transaction ends: a version that is saved meanwhile waits, and
 * finds the calculation among those that are to be rendered again. Returns their ids by name.
 */
async function lockVersions(tx: Tx, versions: TableVersion[]): Promise<Map<string, number>> {
  if (versions.length === 0) return new Map()
  const names = [...new Set(versions.map(({ name }) => name))]
  const rows = await tx.$queryRaw<{ id: number; name: string; version: number }[]>`
    SELECT id, name, version FROM calculation_tables WHERE name = ANY(${names}) ORDER BY id FOR SHARE`
  const latest = new Map(rows.map(({ name, version }) => [name, version]))
  const stale = versions.find(({ name, version }) => latest.get(name) !== version)
  if (stale) throw conflict(`The table ${stale.name} was changed while this was saved. Please save again.`)
  return new Map(rows.map(({ id, name }) => [name, id]))
}
