import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Step } from './chain'
import { UNAVAILABLE } from './next-pages'
import { log } from '@/lib/core/server/log'

/**
 * Reads that are rendered at the same time. All of them share one thread, so more of them only make each
 * other late, and every turn of the event loop longer for what is answered ahead of Next.
 */
const AT_ONCE = 6
/** Reads that may wait in any case: one page asks for about so many at once, however slow the machine is. */
const ROOM = 24
/** Milliseconds. Beyond ROOM, a read that would wait longer is refused at once. */
const LONGEST_WAIT = 2000
/** Milliseconds after which nobody waits on, as for a connection to the database. */
const GIVEN_UP = 10_000
/** Milliseconds after which a read that is not finished waits for a client or a provider, not for us. */
const LONGEST_TURN = 2000
/** Of how much the newest duration counts in the mean one. */
const NEWEST = 0.1
/** Milliseconds between two lines of the log about refused requests. */
const LOGGED_EVERY = 10_000

const BUSY = JSON.stringify({
  message: 'More is asked than can be answered at this moment. Please try again shortly.',
  code: 'SERVICE_UNAVAILABLE',
})

/**
 * Returns a step that lets so many reads through at a time, has the next ones wait in their order, and
 * refuses with 503 and a time to try again those that would wait too long: beyond `room` waiting reads at
 * once, and any after `givenUp` milliseconds. Writes pass: they are limited by account and address, and what
 * was typed should not wait.
 */
export function withinCapacity({ atOnce = AT_ONCE, room = ROOM, givenUp = GIVEN_UP } = {}): Step {
  /** What lets each of them begin, in their order, and when it came. */
  const waiting = new Map<() => void, number>()
  let running = 0
  let meanDuration = 0
  let refused = 0
  let logged = -Infinity

  function begin(response: ServerResponse): void {
    running++
    const began = performance.now()
    let over = false
    const end = () => {
      if (over) return
      over = true
      clearTimeout(timer)
      meanDuration += NEWEST * (performance.now() - began - meanDuration)
      running--
      const [next] = waiting.keys()
      next?.()
    }
    const timer = setTimeout(end, LONGEST_TURN).unref()
    response.on('close', end)
  }

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    refused++
    if (performance.now() - logged > LOGGED_EVERY) {
      log.warn({ refused, waiting: waiting.size }, 'more requests than can be answered: some are refused')
      logged = performance.now()
      refused = 0
    }
    const call = request.url?.startsWith('/api/')
    const { status, headers, body } = UNAVAILABLE
    response.writeHead(status, { ...headers, ...(call && { 'Content-Type': 'application/json' }) })
    response.end(request.method === 'HEAD' ? undefined : call ? BUSY : body)
  }

  function isFull(): boolean {
    const [oldest] = waiting.values()
    if (oldest === undefined || waiting.size < room) return false
    const wait = (waiting.size / atOnce) * meanDuration
    return Math.max(wait, performance.now() - oldest) > LONGEST_WAIT
  }

  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    if (running < atOnce) {
      begin(response)
      return next()
    }
    if (isFull()) return refuse(request, response)
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        response.off('close', gone)
        waiting.delete(take)
      }
      // It is called as part of the request that ends, and goes on as part of its own.
      const take = AsyncResource.bind(() => {
        leave()
        begin(response)
        Promise.resolve().then(next).then(resolve, reject)
      })
      const gone = () => {
        leave()
        resolve()
      }
      const timer = setTimeout(() => {
        leave()
        refuse(request, response)
        resolve()
      }, givenUp)
      response.on('close', gone)
      waiting.set(take, performance.now())
    })
  }
}
