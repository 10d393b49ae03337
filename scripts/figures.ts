import { disconnect } from '@/lib/core/server/db'
import { AppError } from '@/lib/core/errors'
import { StorageError } from '@/lib/core/server/object-storage'
import { disconnectStorage } from '@/lib/figures/gateway'
import { countOutside, moveFigures } from '@/lib/figures/moving/mutations'
import type { Place } from '@/lib/figures/moving/types'

/**
 * `npm run figures -- to-storage|to-database`: moves the bytes of figures between the database and the object
 * storage, while the site is in use. It may be interrupted at any moment and begun again.
 */
const PLACES: Record<string, Place> = { 'to-storage': 'storage', 'to-database': 'database' }
const MILLISECONDS_BETWEEN_LINES = 1000

const to = PLACES[process.argv[2] ?? '']
if (!to || process.argv.length > 3) {
  console.error('Say where to: npm run figures -- to-storage, or npm run figures -- to-database')
  process.exit(1)
}
try {
  const total = await countOutside(to)
  let moved = 0
  let shown = performance.now()
  const result = await moveFigures(to, () => {
    moved++
    if (performance.now() - shown < MILLISECONDS_BETWEEN_LINES) return
    shown = performance.now()
    console.log(`${moved} of ${total} figures`)
  })
  console.log(`${result.moved} figures are in the ${to === 'storage' ? 'object storage' : 'database'} now.`)
  for (const id of result.damaged)
    console.error(`${id} stays where it is: its bytes are lost or not those that were stored.`)
  if (result.damaged.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof AppError || error instanceof StorageError)) throw error
  const reason = error instanceof AppError ? String(error.details.cause) : error.message
  console.error(`${reason}\nWhat was moved stays moved; run the same command again to go on.`)
  process.exitCode = 1
} finally {
  await Promise.all([disconnect(), disconnectStorage()])
}
