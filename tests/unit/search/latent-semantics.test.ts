import { singularVectorsOf, type Rows } from '@/lib/search/rules/latent-semantics'

const TERMS = 24
const DOCUMENTS = 16
const DIMENSIONS = 4

/** Documents of four subjects, whose terms stand in the columns that the order says. */
function rowsIn(columnOf: (term: number) => number): Rows {
  const rows = Array.from({ length: DOCUMENTS }, (_, document) =>
    Array.from({ length: 6 }, (_, index) => {
      const subject = document % 4
      const term = index < 5 ? subject * 6 + ((document + index) % 6) : (document * 7) % TERMS
      return { column: columnOf(term), weight: 1 + (document % 3) + index / 10 }
    }),
  )
  const all = rows.flat()
  return {
    starts: Int32Array.from({ length: DOCUMENTS + 1 }, (_, row) => row * 6),
    terms: Int32Array.from(all, ({ column }) => column),
    weights: Float32Array.from(all, ({ weight }) => weight),
    columns: TERMS,
  }
}

/** How alike two terms are in a space. */
function likeness(space: Float32Array, one: number, other: number): number {
  const of = (column: number) => space.slice(column * DIMENSIONS, (column + 1) * DIMENSIONS)
  const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, d) => sum + value * b[d]!, 0)
  const [a, b] = [of(one), of(other)]
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

test('the space of a small library is the same in whichever order its terms are stored', async () => {
  const space = (columnOf: (term: number) => number) =>
    singularVectorsOf(rowsIn(columnOf), DIMENSIONS, async () => {})
  const backwards = (term: number) => TERMS - 1 - term
  const [one, other] = [await space((term) => term), await space(backwards)]
  for (let term = 1; term < TERMS; term++)
    expect(likeness(other, backwards(0), backwards(term))).toBeCloseTo(likeness(one, 0, term), 2)
})
