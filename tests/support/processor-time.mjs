import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of /proc/…/stat behind the name of the program. */
const fieldsOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')

/**
 * Returns the milliseconds of a process, those of its children that live, and those that are gone; the kernel
 * counts hundredths.
 */
export function processorTime(pid) {
  const [, , , , , , , , , , , user, system, goneUser, goneSystem] = fieldsOf(pid)
  const own = Number(user) + Number(system) + Number(goneUser) + Number(goneSystem)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return own * 10 + children.reduce((sum, child) => sum + processorTime(child), 0)
}

/** Returns the process of the embedded PostgreSQL of a data folder. */
export const postmasterOf = (dataDir) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
