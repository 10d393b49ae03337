import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

type Letter = { to: string; from: string; subject: string; html: string; text: string; createdAt: string }

/** The letters to an address, oldest first. */
export function lettersTo(email: string): Letter[] {
  const folder = join(process.env.E2E_DATA_DIR!, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Letter)
    .filter(({ to }) => to === email)
}

/** The newest letter to an address, once there are `count` of them. */
export async function letterTo(email: string, count = 1): Promise<Letter> {
  await expect.poll(() => lettersTo(email).length, { message: `letters to ${email}` }).toBe(count)
  return lettersTo(email).at(-1)!
}

/** The first link of a letter, as its reader would press it. */
export function linkIn({ subject, html }: Letter): string {
  const link = /href="(https?:\/\/[^"]*token=[^"]*)"/.exec(html)?.[1]
  if (!link) throw new Error(`The letter "${subject}" holds no link with a token`)
  return link.replaceAll('&amp;', '&')
}
