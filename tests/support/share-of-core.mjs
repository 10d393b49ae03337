import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Microseconds in which a share is given: short, so that no request waits long for the next. */
const PERIOD = 10_000

/** Where control groups of processors are made, and how each of both versions is told a limit. */
const VERSIONS = [
  ['/sys/fs/cgroup/cpu', { 'cpu.cfs_period_us': PERIOD, 'cpu.cfs_quota_us': null }],
  ['/sys/fs/cgroup', { 'cpu.max': null }],
]

/**
 * Gives a process a share of one core and no more (0.3 is three tenths), by a control group of Linux, as
 * root. Returns a function that lifts the limit of a process that has ended; null where groups cannot be
 * made.
 */
export function limitToShare(pid, share) {
  const quota = Math.round(share * PERIOD)
  for (const [parent, settings] of VERSIONS) {
    const group = join(parent, `share-of-${pid}`)
    try {
      mkdirSync(group)
    } catch {
      continue
    }
    const names = Object.keys(settings)
    if (names.every((name) => existsSync(join(group, name)))) {
      for (const name of names)
        writeFileSync(
          join(group, name),
          String(settings[name] ?? (name === 'cpu.max' ? `${quota} ${PERIOD}` : quota)),
        )
      writeFileSync(join(group, 'cgroup.procs'), String(pid))
      return () => rmdirSync(group)
    }
    rmdirSync(group)
  }
  return null
}
