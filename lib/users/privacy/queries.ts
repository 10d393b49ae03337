import 'server-only'
import { PARTS } from './constants'
import { partQueries } from './parts/queries'
import { fileName } from './rules/file'
import type { PersonalData } from './types'
import type { Viewer } from '@/lib/auth/viewer'
import { PRODUCT } from '@/lib/core/constants'
import { consume } from '@/lib/limits/mutations'

const ABOUT = `Everything that ${PRODUCT.name} stores about you. Times are in UTC. What nobody can read is not here: your password, of which only a hash is stored, and the keys of sessions and of the links in our emails.`

/**
 * Everything that is stored about the viewer, always in one order, and a name for the file. Throws
 * RATE_LIMITED.
 */
export async function dataFileOf(viewer: Viewer): Promise<{ name: string; data: PersonalData }> {
  await consume('dataExports', viewer.id)
  const createdAt = new Date().toISOString()
  const data: Record<string, unknown> = { readme: { about: ABOUT, createdAt, parts: PARTS } }
  const queries = partQueries(viewer)
  for (const name of Object.keys(PARTS) as (keyof typeof PARTS)[]) data[name] = await queries[name]
  return { name: fileName(createdAt), data: data as PersonalData }
}
