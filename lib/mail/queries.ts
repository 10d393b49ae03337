import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/server/env'
import { Prisma, select } from '@/lib/core/server/db'
import type { Email, MailState } from './types'

/** Returns whether emails go to the outbox of an installation on one's own machine. */
export const outboxIsOpen = () => env().isLoopback && env().MAIL_TRANSPORT === 'outbox'

/** Returns the latest emails in the outbox, newest first. */
export async function outboxEmails(limit = 50): Promise<Email[]> {
  const folder = env().MAIL_OUTBOX_DIR
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, limit)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Email),
  )
}

/** Returns how many emails are queued, failed and sent. */
export async function mailState(): Promise<MailState> {
  const [row] = await select<{
    waiting: number
    failed: number
    oldest: number
    sent: number
    last: Date | null
  }>(Prisma.sql`
    SELECT count(*) FILTER (WHERE state = 'queued')::int AS waiting, count(*) FILTER (WHERE state = 'failed')::int AS failed,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'queued')), 0)::int AS oldest,
      count(*) FILTER (WHERE sent_at > now() - interval '1 day')::int AS sent, max(sent_at) AS last
    FROM mail_messages WHERE state <> 'sent' OR sent_at > now() - interval '30 days'`)
  const { waiting, failed, oldest, sent, last } = row!
  return {
    transport: env().MAIL_TRANSPORT,
    waiting,
    failed,
    oldestSeconds: oldest,
    sentToday: sent,
    lastSentAt: last?.toISOString() ?? null,
  }
}
