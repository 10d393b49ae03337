import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger, runOnce } from 'graphile-worker'
import { publishScheduled } from '@/lib/articles/publishing/jobs'
import type { Tasks } from '@/lib/jobs/mutations'
import { sendMail } from '@/lib/mail/jobs'
import { announceEntered } from '@/lib/watches/register/jobs'
import type { Email } from '@/lib/mail/types'

/** Imported before the settings are read: letters of a test go to a folder of its own. */
export const outbox = mkdtempSync(join(tmpdir(), 'loadpath-outbox-'))
process.env.MAIL_OUTBOX_DIR = outbox
afterAll(() => rmSync(outbox, { recursive: true, force: true }))

/** Runs every job that is due, as the worker does, without what it prints. A job that fails stays queued. */
export async function runQueue(): Promise<void> {
  const silence = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  try {
    await runOnce({
      connectionString: process.env.DATABASE_URL,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
      taskList: {
        'send-mail': (payload) => sendMail(payload as Tasks['send-mail']),
        'publish-article': (payload) => publishScheduled(payload as Tasks['publish-article']),
        'announce-register': (payload) => announceEntered(payload as Tasks['announce-register']),
      },
    })
  } finally {
    silence.mockRestore()
  }
}

/** The emails in the outbox, oldest first; of one addressee where one is named. */
export function emailsTo(to?: string): Email[] {
  return readdirSync(outbox)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Email)
    .filter((mail) => to === undefined || mail.to === to)
}

/** The token of the link in a mail. */
export function tokenIn(mail: Email): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1]
  if (!token) throw new Error(`The email "${mail.subject}" holds no link with a token`)
  return token
}
