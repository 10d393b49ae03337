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
