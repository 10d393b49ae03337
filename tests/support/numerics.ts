/** Returns where a function that rises or falls through 0 between two limits does so, by halving them. */
export function root(of: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high]
  const isRising = of(low) < 0
  for (let step = 0; step < 100; step += 1) {
    const middle = (from + to) / 2
    if (of(middle) < 0 === isRising) from = middle
    else to = middle
  }
  return from
}

/** Returns the integral of a function, by strips with the value in the middle of each. */
export function integral(of: (x: number) => number, from: number, to: number, strips = 2000): number {
  const width = (to - from) / strips
  let sum = 0
  for (let strip = 0; strip < strips; strip += 1) sum += of(from + (strip + 0.5) * width)
  return sum * width
}

/** Returns the determinant of a matrix, by elimination. */
export function determinant(matrix: number[][]): number {
  const rows = matrix.map((row) => [...row])
  let product = 1
  rows.forEach((pivot, column) => {
    product *= pivot[column]!
    for (const row of rows.slice(column + 1)) {
      const times = row[column]! / pivot[column]!
      row.forEach((value, at) => (row[at] = value - times * pivot[at]!))
    }
  })
  return product
}

/** Returns the unknowns of a system of linear equations, by elimination with the largest pivot. */
export function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const below = rows.slice(column).map((row) => Math.abs(row[column]!))
    const pivot = column + below.indexOf(Math.max(...below))
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (const row of rows.slice(column + 1)) {
      const times = row[column]! / rows[column]![column]!
      for (let at = column; at <= size; at += 1) row[at]! -= times * rows[column]![at]!
    }
  }
  const values: number[] = []
  for (let at = size - 1; at >= 0; at -= 1) {
    const known = values.reduce((sum, value, index) => sum + value * rows[at]![at + 1 + index]!, 0)
    values.unshift((rows[at]![size]! - known) / rows[at]![at]!)
  }
  return values
}
