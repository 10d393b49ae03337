import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

type Email = { to: string; from: string; subject: string; html: string; text: string; createdAt: string }

/** The emails to an address, oldest first. */
export function emailsTo(email: string): Email[] {
  const folder = join(process.env.E2E_DATA_DIR!, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Email)
    .filter(({ to }) => to === email)
}

/** The newest email to an address, once there are `count` of them. */
export async function newestEmailTo(email: string, count = 1): Promise<Email> {
  await expect.poll(() => emailsTo(email).length, { message: `emails to ${email}` }).toBe(count)
  return emailsTo(email).at(-1)!
}

/** The first link of an email, as its reader would press it. */
export function linkIn({ subject, html }: Email): string {
  const link = /href="(https?:\/\/[^"]*token=[^"]*)"/.exec(html)?.[1]
  if (!link) throw new Error(`The email "${subject}" holds no link with a token`)
  return link.replaceAll('&amp;', '&')
}
