import 'server-only'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { BOUNDS, RESOLUTION } from './constants'
import { gauge, histogram } from './gateway'
import { routeClassOf } from './rules/route-class'

const requests = () =>
  histogram({
    name: 'loadpath_http_request_duration_seconds',
    help: 'Requests answered, by kind of address and status.',
    labelNames: ['route', 'status'],
    buckets: [...BOUNDS],
  })

/** Counts a request that was answered. Of its address only the kind is recorded. */
export function observe(url: string, status: number, seconds: number): void {
  requests().observe({ route: routeClassOf(url.split('?')[0]!), status }, seconds)
}

/** Begins to measure the process: its memory, how long it has run, and how late its timers fire. */
export function measureProcess(): void {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  loop.enable()
  const lag = (quantile: number) =>
    Number.isFinite(loop.mean) ? Math.max(0, loop.percentile(quantile * 100) / 1e9 - RESOLUTION / 1000) : 0
  gauge({
    name: 'loadpath_event_loop_lag_seconds',
    help: 'How late timers fire, since the start.',
    labelNames: ['quantile'],
    collect() {
      for (const quantile of [0.5, 0.99]) this.set({ quantile }, lag(quantile))
    },
  })
  gauge({
    name: 'loadpath_process_memory_bytes',
    help: 'Memory of the web server.',
    labelNames: ['kind'],
    collect() {
      const { rss, heapUsed } = process.memoryUsage()
      this.set({ kind: 'resident' }, rss)
      this.set({ kind: 'heap' }, heapUsed)
    },
  })
  gauge({
    name: 'loadpath_process_uptime_seconds',
    help: 'How long the web server has been running.',
    collect() {
      this.set(Math.round(process.uptime()))
    },
  })
}

/** Every part of the server asks the same process. */
const kept = globalThis as { loadpathDrains?: boolean }

/** From now on this server is not ready, so that a proxy sends what comes next to another one. */
export const beginDraining = () => (kept.loadpathDrains = true)

export const isDraining = () => kept.loadpathDrains === true
