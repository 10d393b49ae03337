import 'server-only'
import DataLoader from 'dataloader'
import { pool } from './db'

/** What is asked for in one turn of the event loop is asked together, once all that has arrived was read. */
const batchScheduleFn = (ask: () => void) => void setImmediate(ask)
/** The most that one statement is asked; what is more in one turn is the next statement. */
const MOST = 64

/** A prepared statement for many. `text` takes an array of text for each value ($1, $2 …). */
type Statement = { name: string; text: string }

/** The rows that are asked for: `asked.n` is the number of the question that a row answers. */
export const asking = (...values: string[]) =>
  `unnest(${values.map((_, at) => `$${at + 1}::text[]`).join(', ')}) WITH ORDINALITY AS asked(${[...values, 'n'].join(', ')})`

/**
 * Returns a function that looks up at most one row by its values. What is looked up in the same turn of the
 * event loop is one statement: a server under load asks the database once for all requests that have arrived,
 * and one that is not asks as soon as a single one has.
 */
export function lookup<Row extends object>({ name, text }: Statement) {
  const loader = new DataLoader<readonly string[], Row | undefined>(
    async (questions) => {
      const values = questions[0]!.map((_, at) => questions.map((question) => question[at]))
      const { rows } = await pool().query<Row & { n: number }>({ name, text, values })
      const found = new Map(rows.map((row) => [row.n, row]))
      return questions.map((_, at) => found.get(at + 1))
    },
    // Each answer is of the present moment.
    { cache: false, maxBatchSize: MOST, batchScheduleFn },
  )
  return (...values: string[]): Promise<Row | undefined> => loader.load(values)
}

/** Returns a function that reads once for all who ask in the same turn of the event loop. */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  const loader = new DataLoader<true, T>(
    async (askers) => {
      const value = await read()
      return askers.map(() => value)
    },
    { cache: false, batchScheduleFn },
  )
  return () => loader.load(true)
}
