import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { TABLES } from './tables'
import { evaluate, statementsOf } from './latex-arithmetic'
import { type Equation, readBody } from './seed-body'

/** What an article of the starter library prints. */
export interface Printed {
  /** The body, as its file has it. */
  body: string
  /** Returns the results that displayed and inline equations give for a symbol, in the order of the text. */
  of: (symbol: string) => number[]
  /**
   * Returns what the article's live calculation comes to for a name, in the unit that it is shown in, with
   * the national values of a region, `recommended` ones, or those that it begins with.
   */
  calculated: (name: string, region?: string) => number
  /** Returns the values by other hands that the article's live calculation holds, as written, by name. */
  expected: () => Record<string, string[]>
  /** The answers of its exercises: for each, every symbol that is given a result, in their order. */
  answers: [symbol: string, result: number][][]
}

/** Returns what the article of a slug prints. */
export function printedBy(slug: string): Printed {
  const source = readFileSync(join(process.cwd(), 'prisma/seed/articles', `${slug}.html`), 'utf8')
  const body = source.slice(source.indexOf('\n---\n') + 5)
  const { equations, calculations, exercises } = readBody(body)
  const results = resultsIn(equations)
  return {
    body,
    answers: exercises.map(({ answer }) => resultsIn(answer.equations)),
    calculated: (name, region) => calculatedIn(calculations, name, region ?? null),
    expected: () => expectedIn(calculations),
    of: (symbol) => results.flatMap(([of, result]) => (of === symbol ? [result] : [])),
  }
}

/** The symbols that equations give a result for, each with it: what a chain of equals comes to. */
const resultsIn = (equations: readonly Equation[]): [symbol: string, result: number][] =>
  equations
    .flatMap(({ latex }) => statementsOf(latex))
    .flatMap(({ segments, relations }): [string, number][] => {
      const chain = relations.findIndex((relation) => relation !== '=')
      const last = segments[chain === -1 ? segments.length - 1 : chain]!
      const result = evaluate(last.replace(/[\s,;]+$/u, ''))
      const symbol = segments[0]!.replace(/^[\s,;]+|\s+$/gu, '')
      return result === null || segments.length === 1 ? [] : [[symbol, result]]
    })

function calculatedIn(calculations: string[], name: string, region: string | null): number {
  for (const source of calculations) {
    const { sheet } = readSheet(source, TABLES)
    const value = sheet && calculate(sheet.program, { values: new Map(), region }).values.get(name)
    if (typeof value === 'number') return value / sheet!.display.get(name)!.factor
  }
  throw new Error(`No calculation has a value for ${name}`)
}

function expectedIn(calculations: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const source of calculations)
    for (const statement of readSheet(source, TABLES).sheet?.statements ?? [])
      if (statement.kind === 'expect') (found[statement.name] ??= []).push(statement.value.text)
  return found
}

/**
 * Throws unless the values by other hands that an article's live calculation holds are these, for each name
 * in the order of its lines, to the digits that are written there.
 */
export function expectIndependent({ expected }: Printed, recomputed: Record<string, number[]>): void {
  const found = expected()
  const decimals = (text: string) => text.split('.')[1]?.length ?? 0
  const written = Object.entries(recomputed).map(([name, values]) => [
    name,
    values.map((value, index) => value.toFixed(decimals(found[name]?.[index] ?? ''))),
  ])
  expect(found).toEqual(Object.fromEntries(written))
}

/** Relative: results have three digits or more, and follow steps that were rounded likewise. */
const ROUNDING = 0.005

/** Throws unless an article prints, for a symbol and in this order, results within rounding of these. */
export function expectPrinted({ of }: Printed, symbol: string, ...expected: number[]): void {
  const found = of(symbol)
  expect({ symbol, found: found.length }).toEqual({ symbol, found: expected.length })
  found.forEach((value, index) => {
    const exact = expected[index]!
    expect({ symbol, value, exact, off: Math.abs(value - exact) > ROUNDING * Math.abs(exact) }).toEqual({
      symbol,
      value,
      exact,
      off: false,
    })
  })
}

/**
 * Throws unless the answer of an exercise, counted from 1, gives results for these symbols and no others, in
 * this order and within a part of them: rounding, or what another method may differ by.
 */
export function expectAnswer(
  { answers }: Printed,
  exercise: number,
  expected: [string, number][],
  within = ROUNDING,
): void {
  const found = answers[exercise - 1]!
  expect(found.map(([symbol]) => symbol)).toEqual(expected.map(([symbol]) => symbol))
  const off = found.flatMap(([symbol, value], at) => {
    const exact = expected[at]![1]
    return Math.abs(value - exact) > within * Math.abs(exact) ? [{ symbol, value, exact }] : []
  })
  expect(off).toEqual([])
}
