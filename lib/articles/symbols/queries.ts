import 'server-only'
import { lockedFor, readableBy } from '../queries'
import { GENERAL } from './constants'
import { symbolKey, symbolsIn } from './rules/symbols'
import type { SymbolsQuery } from './schema'
import type { ExplainedSymbol, ExplainedSymbols } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { lineId } from '@/lib/calculations/rules/entered'
import { parse } from '@/lib/calculations/rules/grammar'
import { plainName } from '@/lib/calculations/rules/names'
import type { Statement } from '@/lib/calculations/types'
import { notFound } from '@/lib/core/errors'
import { Prisma, select } from '@/lib/core/server/db'

type Stored = { key: string; title: string; source: string }

/**
 * Returns what the symbols of an equation stand for, in its order, and which of them nobody explains. Only
 * what is certain is said: an input that the article's calculations describe in one way, or a symbol that the
 * Eurocodes use for one thing alone. Throws NOT_FOUND where the viewer may not read the article.
 */
export async function explainedSymbols(
  viewer: Verified,
  articleId: number,
  { latex }: SymbolsQuery,
): Promise<ExplainedSymbols> {
  const rows = await select<Stored | { key: null }>(Prisma.sql`
    SELECT k.key, k.title, k.source FROM articles a LEFT JOIN calculations k ON k.article_id = a.id
    WHERE a.id = ${articleId} AND ${readableBy(viewer)} AND NOT ${lockedFor(viewer)} ORDER BY k.position`)
  if (rows.length === 0) throw notFound('Article')
  const own = definedBy(rows.filter((row): row is Stored => row.key !== null))
  const known = symbolsIn(latex).map((symbol) => ({ symbol, said: meaningOf(symbolKey(symbol), own) }))
  return {
    explained: known.flatMap(({ symbol, said }) => (said ? [{ symbol, ...said }] : [])),
    others: known.flatMap(({ symbol, said }) => (said ? [] : [symbol])),
  }
}

/** A line of a calculation that defines a symbol. */
type Defined = { statement: Statement; title: string; address: string }
/** The lines that define a symbol, by its key, and how many calculations there are. */
type Own = { lines: ReadonlyMap<string, Defined[]>; sheets: number }

function definedBy(calculations: readonly Stored[]): Own {
  const lines = new Map<string, Defined[]>()
  for (const { key, title, source } of calculations)
    for (const statement of parse(source).statements) {
      if (!('name' in statement) || statement.kind === 'plot' || statement.kind === 'expect') continue
      const symbol = symbolKey(plainName(statement.name))
      const line = { statement, title, address: `#${lineId(key, statement.line)}` }
      lines.set(symbol, [...(lines.get(symbol) ?? []), line])
    }
  return { lines, sheets: calculations.length }
}

/** "S235 0.80, S275 0.85": a label that lists values is no description. */
const VALUES = /\d\.\d/

/**
 * An input is described by its label; what stands beside another line is a condition ("uniform load"). Two
 * calculations may use one letter for two things, and what a line without a clause works out need not be what
 * standards call so.
 */
function meaningOf(symbol: string, { lines, sheets }: Own): Omit<ExplainedSymbol, 'symbol'> | null {
  const own = lines.get(symbol) ?? []
  const [first] = own
  const labels = new Set(own.map(({ statement }) => statement.label))
  const isInput = own.every(({ statement: { kind } }) => kind === 'input')
  const isCertain = symbol.includes('_') || sheets === 1
  if (first?.statement.kind === 'input' && isInput && isCertain && labels.size === 1) {
    const { statement, title, address } = first
    const { label, value } = statement
    if (label !== null && !VALUES.test(label))
      return { meaning: label, unit: value.unit?.text ?? null, from: { title, address } }
  }
  const general = GENERAL.get(symbol)
  if (!general || own.some(({ statement: { kind, clause } }) => kind === 'step' && clause === null))
    return null
  return { ...general, from: first ? { title: first.title, address: first.address } : null }
}
