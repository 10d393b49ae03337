import 'server-only'
import { unavailable } from '../errors'
import { isDatabaseDown } from './db'

type Waiting<T> = { items: T[]; done: () => void; failed: (reason: unknown) => void }

/** The limit of queued items; beyond it a call is refused and may be repeated. */
const MAX_QUEUED_ITEMS = 20_000

/**
 * Makes a function that writes items together with whatever else waits at that moment: while one statement is
 * under way the next is gathered, so that a lone item waits for nothing and a thousand share one commit. Its
 * promise ends when the items are committed, and not before. Where a statement fails, each caller's items are
 * tried alone, so that nobody is refused for what another sent.
 */
export function groupCommit<T>(write: (items: T[]) => Promise<void>, maxItems: number) {
  const waiting: Waiting<T>[] = []
  let queued = 0
  let writing = false

  async function writeAll(): Promise<void> {
    writing = true
    while (waiting.length > 0) await commit(take())
    writing = false
  }

  function take(): Waiting<T>[] {
    let size = 0
    const end = waiting.findIndex(({ items }) => (size += items.length) > maxItems)
    const group = waiting.splice(0, end === -1 ? waiting.length : Math.max(1, end))
    for (const { items } of group) queued -= items.length
    return group
  }

  async function commit(group: Waiting<T>[]): Promise<void> {
    try {
      await write(group.flatMap(({ items }) => items))
      for (const { done } of group) done()
    } catch (error) {
      if (group.length === 1 || isDatabaseDown(error)) for (const { failed } of group) failed(error)
      else for (const one of group) await commit([one])
    }
  }

  return (items: T[]): Promise<void> => {
    if (items.length === 0) return Promise.resolve()
    if (queued + items.length > MAX_QUEUED_ITEMS) return Promise.reject(unavailable('too many events wait'))
    queued += items.length
    return new Promise((done, failed) => {
      waiting.push({ items, done, failed })
      if (!writing) void writeAll()
    })
  }
}
