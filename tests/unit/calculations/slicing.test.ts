import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { resultsOver } from '@/lib/calculations/rules/slicing'
import type { Given } from '@/lib/calculations/types'
import { readSeedArticles } from '../../support/seed-articles'
import { readBody } from '../../support/seed-body'
import { TABLES } from '../../support/tables'

const SHEETS = readSeedArticles()
  .flatMap(({ body }) => readBody(body).calculations)
  .map((source) => readSheet(source, TABLES).sheet!.program)

test('results over an input are those of the whole sheet, for every input of every sheet', () => {
  let compared = 0
  for (const program of SHEETS) {
    const names = program.instructions.flatMap((one) =>
      one.kind === 'check' || one.kind === 'choice' ? [] : [one.name],
    )
    for (const input of program.instructions) {
      if (input.kind !== 'input' || input.from === null || input.to === null) continue
      const { name: over, from, to } = input
      for (const region of [null, 'UK']) {
        const given: Given = { values: new Map(), region }
        const asked = names.filter((_, index) => index % 3 === compared % 3)
        const resultsAt = resultsOver(program, given, over, asked)
        // The last is outside of the range: nothing that depends on it has a value then.
        const between = (from + 2 * to) / 3
        for (const value of [
          from,
          input.isWhole ? Math.round(between) : between,
          to,
          to + 10 * (to - from),
        ]) {
          const whole = calculate(program, { ...given, values: new Map([[over, value]]) }).values
          const sliced = resultsAt(value)
          expect(asked.map((name) => [name, sliced.get(name)])).toEqual(
            asked.map((name) => [name, whole.get(name)]),
          )
          compared += 1
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(1000)
})
