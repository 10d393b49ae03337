import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import type { Letter } from './types'

/** Whether the outbox may be looked at: only on one's own machine, and only while letters go there (contract). */
export const outboxIsOpen = () => env().isLoopback && env().MAIL_TRANSPORT === 'outbox'

/** The latest letters in the outbox, newest first. */
export async function outboxLetters(limit = 50): Promise<Letter[]> {
  const folder = env().MAIL_OUTBOX_DIR
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, limit)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Letter),
  )
}
