/**
 * Latent semantic analysis (Deerwester et al., "Indexing by Latent Semantic Analysis", 1990): terms that
 * occur in the same documents get similar vectors, so that a document may be near a question without its
 * words. Vectors are learnt by subspace iteration (Halko et al., 2011).
 */
export const DIMENSIONS = 96

/** Documents by rows: `terms` and `weights` of row r stand from `starts[r]` to `starts[r + 1]`. */
export type Rows = { starts: Int32Array; terms: Int32Array; weights: Float32Array; columns: number }

/**
 * Iterations for many documents, and for few, where they cost nothing: the space is then the same in
 * whichever order terms are stored.
 */
const ITERATIONS = { many: 3, few: 10 } as const
const FEW = 2000

/**
 * Returns the first right singular vectors of the rows, as a matrix of `columns` × `dimensions` in row-major
 * order. Deterministic. `breathe` is awaited between steps, so that nothing else has to wait long.
 */
export async function singularVectorsOf(
  rows: Rows,
  dimensions: number,
  breathe: () => Promise<void>,
): Promise<Float32Array> {
  let directions: Float32Array = startingPoint(rows.columns * dimensions)
  const count = rows.starts.length - 1
  const iterations = count < FEW ? ITERATIONS.few : ITERATIONS.many
  for (let iteration = 0; iteration < iterations; iteration++) {
    const projected = new Float32Array(count * dimensions)
    for (let row = 0; row < count; row++) {
      if (row % 500 === 0) await breathe()
      project(rows, row, directions, dimensions, projected, row * dimensions)
    }
    await orthonormalise(projected, count, dimensions, breathe)
    directions = new Float32Array(rows.columns * dimensions)
    for (let row = 0; row < count; row++) {
      if (row % 500 === 0) await breathe()
      for (let at = rows.starts[row]!; at < rows.starts[row + 1]!; at++) {
        const [to, weight] = [rows.terms[at]! * dimensions, rows.weights[at]!]
        for (let d = 0; d < dimensions; d++) directions[to + d]! += weight * projected[row * dimensions + d]!
      }
    }
    await orthonormalise(directions, rows.columns, dimensions, breathe)
  }
  return directions
}

/** Returns one row projected on the singular vectors. */
function project(
  rows: Rows,
  row: number,
  directions: Float32Array,
  dimensions: number,
  into: Float32Array,
  offset: number,
): void {
  for (let at = rows.starts[row]!; at < rows.starts[row + 1]!; at++) {
    const [from, weight] = [rows.terms[at]! * dimensions, rows.weights[at]!]
    for (let d = 0; d < dimensions; d++) into[offset + d]! += weight * directions[from + d]!
  }
}

/** Numbers between −1 and 1 that look random and are always the same (xorshift). */
function startingPoint(length: number): Float32Array {
  let state = 0x9e3779b9
  return Float32Array.from({ length }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 2 ** 31
  })
}

/** Orthonormalises the columns of a row-major matrix in place (modified Gram–Schmidt). */
async function orthonormalise(
  matrix: Float32Array,
  height: number,
  width: number,
  breathe: () => Promise<void>,
): Promise<void> {
  const overlap = new Float64Array(width)
  for (let column = 0; column < width; column++) {
    await breathe()
    if (column > 0) {
      overlap.fill(0)
      for (let row = 0; row < height; row++) {
        const own = matrix[row * width + column]!
        if (own !== 0)
          for (let other = 0; other < column; other++) overlap[other]! += own * matrix[row * width + other]!
      }
      for (let row = 0; row < height; row++) {
        let taken = 0
        for (let other = 0; other < column; other++) taken += overlap[other]! * matrix[row * width + other]!
        matrix[row * width + column]! -= taken
      }
    }
    let square = 0
    for (let row = 0; row < height; row++) square += matrix[row * width + column]! ** 2
    const length = Math.sqrt(square)
    for (let row = 0; row < height; row++)
      matrix[row * width + column] = length > 1e-6 ? matrix[row * width + column]! / length : 0
  }
}

/** A term's vector as bytes. */
export const packDirections = (directions: Float32Array, term: number, dimensions: number): Buffer =>
  Buffer.from(directions.slice(term * dimensions, (term + 1) * dimensions).buffer)

/** Returns a document's vector, normalised, as bytes. */
export function packConcept(vector: Float32Array): Buffer {
  const most = vector.reduce((best, value) => Math.max(best, Math.abs(value)), 0)
  return Buffer.from(
    Int8Array.from(vector, (value) => (most > 0 ? Math.round((value / most) * 127) : 0)).buffer,
  )
}

/** The weighted sum of terms' vectors, or null where no term has one. */
export function sumOfVectors(parts: { vector: Buffer | null; weight: number }[]): Float32Array | null {
  const known = parts.filter(({ vector }) => vector !== null)
  if (known.length === 0) return null
  const sum = new Float32Array(known[0]!.vector!.length / 4)
  for (const { vector, weight } of known)
    for (let d = 0; d < sum.length && d * 4 < vector!.length; d++)
      sum[d]! += weight * vector!.readFloatLE(d * 4)
  return sum
}

/** The cosine between a question and a document, −1 to 1; 0 where either has no vector. */
export function similarity(question: Float32Array | null, document: Buffer | null): number {
  if (!question || document?.length !== question.length) return 0
  let [product, first, second] = [0, 0, 0]
  for (let d = 0; d < question.length; d++) {
    const [a, b] = [question[d]!, document.readInt8(d)]
    product += a * b
    first += a * a
    second += b * b
  }
  return first > 0 && second > 0 ? product / Math.sqrt(first * second) : 0
}
