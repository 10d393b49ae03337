import 'server-only'
import { lockedFor, readableBy } from '../queries'
import { GENERAL } from './constants'
import { symbolKey, symbolsIn } from './rules/symbols'
import type { SymbolsQuery } from './schema'
import type { ExplainedSymbol } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { lineId } from '@/lib/calculations/rules/entered'
import { parse } from '@/lib/calculations/rules/grammar'
import { plainName } from '@/lib/calculations/rules/names'
import { currentTables } from '@/lib/calculations/tables/queries'
import type { Statement } from '@/lib/calculations/types'
import { notFound } from '@/lib/core/errors'
import { Prisma, select } from '@/lib/core/server/db'

type Stored = { key: string; title: string; source: string }
type Meaning = Omit<ExplainedSymbol, 'symbol'>

/**
 * Returns what the symbols of an equation stand for, in its order: as the calculations of the article say,
 * else as standards say in general, else as a table of data says. What nobody says is left out. Throws
 * NOT_FOUND where the viewer may not read the article.
 */
export async function explainedSymbols(
  viewer: Verified,
  articleId: number,
  { latex }: SymbolsQuery,
): Promise<ExplainedSymbol[]> {
  const rows = await select<Stored | { key: null }>(Prisma.sql`
    SELECT k.key, k.title, k.source FROM articles a LEFT JOIN calculations k ON k.article_id = a.id
    WHERE a.id = ${articleId} AND ${readableBy(viewer)} AND NOT ${lockedFor(viewer)} ORDER BY k.position`)
  if (rows.length === 0) throw notFound('Article')
  const own = saidByCalculations(rows.filter((row): row is Stored => row.key !== null))
  const tables = await saidByTables()
  return symbolsIn(latex).flatMap((symbol) => {
    const key = symbolKey(symbol)
    const [said, general] = [own.get(key), GENERAL.get(key)]
    if (said) return [{ symbol, ...said, meaning: said.meaning ?? general?.meaning ?? null }]
    const found = general ? { ...general, from: null } : tables.get(key)
    return found ? [{ symbol, ...found }] : []
  })
}

function saidByCalculations(calculations: readonly Stored[]): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>()
  for (const { key, title, source } of calculations)
    for (const statement of parse(source).statements) {
      if (!('name' in statement) || statement.kind === 'plot' || statement.kind === 'expect') continue
      const symbol = symbolKey(plainName(statement.name))
      if (meanings.has(symbol)) continue
      const address = `#${lineId(key, statement.line)}`
      meanings.set(symbol, { meaning: statement.label, unit: unitOf(statement), from: { title, address } })
    }
  return meanings
}

function unitOf(statement: Statement): string | null {
  if (statement.kind === 'input') return statement.value.unit?.text ?? null
  return 'unit' in statement ? (statement.unit?.text ?? null) : null
}

/** Symbols with an index that tables explain in words: a letter alone has many meanings. */
async function saidByTables(): Promise<Map<string, Meaning>> {
  const meanings = new Map<string, Meaning>()
  for (const { name, title, fields } of (await currentTables()).values())
    for (const field of fields) {
      const symbol = symbolKey(plainName(field.name))
      if (!field.words || !symbol.includes('_') || meanings.has(symbol)) continue
      meanings.set(symbol, {
        meaning: field.words,
        unit: field.unit,
        from: { title, address: `/data/${name}` },
      })
    }
  return meanings
}
