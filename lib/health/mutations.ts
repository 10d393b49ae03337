import 'server-only'
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks'
import { BOUNDS, RESOLUTION } from './constants'
import { routeClassOf } from './rules/route-class'
import type { Series } from './types'

type Measured = { series: Map<string, Series>; loop: IntervalHistogram }

/** Shared by the parts of the build, each of which has modules of its own. */
const shared = globalThis as { loadpathMeasured?: Measured }

/** What this process has measured since it began. */
export const measured = (): Measured => (shared.loadpathMeasured ??= { series: new Map(), loop: begin() })

function begin(): IntervalHistogram {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  loop.enable()
  return loop
}

/** Counts a request that was answered. Of its address only the kind is kept. */
export function observe(url: string, status: number, seconds: number): void {
  const route = routeClassOf(url.split('?')[0]!)
  const { series } = measured()
  const key = `${route} ${status}`
  let one = series.get(key)
  if (!one) series.set(key, (one = { route, status, counts: BOUNDS.map(() => 0), seconds: 0, total: 0 }))
  const bucket = BOUNDS.findIndex((bound) => seconds <= bound)
  if (bucket >= 0) one.counts[bucket]!++
  one.seconds += seconds
  one.total++
}
