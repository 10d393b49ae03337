import { BATCH_MAX } from '../../constants'
import { FLUSH_MS } from '../constants'

const waiting = new Map<string, object[]>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Queues an event for the next batch of its call: a few seconds from now, or when the page goes. */
export function queue(path: string, event: object): void {
  waiting.set(path, [...(waiting.get(path) ?? []), event])
  timer ??= setTimeout(flush, FLUSH_MS)
}

/**
 * Sends the queued events, also while the page is being left. Answers are not read, and failures are ignored.
 */
export function flush(): void {
  clearTimeout(timer)
  timer = undefined
  for (const [path, events] of waiting)
    for (let from = 0; from < events.length; from += BATCH_MAX)
      send(path, events.slice(from, from + BATCH_MAX))
  waiting.clear()
}

/** Drops the queued events, after consent was taken back. */
export function discard(): void {
  clearTimeout(timer)
  timer = undefined
  waiting.clear()
}

function send(path: string, events: object[]): void {
  const body = JSON.stringify(events.length === 1 ? events[0] : events)
  const headers = { 'Content-Type': 'application/json' }
  // What cannot keep a call alive beyond its page has a beacon for it.
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(path, new Blob([body], { type: headers['Content-Type'] }))
    return
  }
  fetch(path, { method: 'POST', body, headers, keepalive: true }).catch(
    // eslint-disable-next-line no-console -- swallowed, and said to whoever asked their browser for it
    (error: unknown) => console.debug('analytics', error),
  )
}
