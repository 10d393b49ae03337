import 'server-only'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resend } from 'resend'
import { env } from '@/lib/core/env'
import { TIMEOUTS } from '@/lib/core/timeouts'
import type { Letter } from './types'

/** Hands a letter over and gives the provider's id. The same letter handed over twice arrives once. */
export const deliver = (letter: Letter): Promise<string> =>
  env().MAIL_TRANSPORT === 'resend' ? sendByResend(letter) : putIntoOutbox(letter)

async function sendByResend(letter: Letter): Promise<string> {
  const resend = new Resend(env().RESEND_API_KEY, { baseUrl: env().RESEND_BASE_URL })
  const { id, to, from, subject, html, text } = letter
  const signal = AbortSignal.timeout(TIMEOUTS.mail)
  const email = { to, from, subject, html, text }
  const { data, error } = await resend.emails.send(email, { idempotencyKey: id, signal })
  if (signal.aborted) throw new Error(`Resend did not answer in ${TIMEOUTS.mail / 1000} seconds`)
  if (error) throw new Error(`Resend refused the letter: ${error.name}: ${error.message}`)
  return data.id
}

/** One file a letter. The name holds the time it was caused and its id, so that a repeated delivery writes the same file. */
async function putIntoOutbox(letter: Letter): Promise<string> {
  const folder = env().MAIL_OUTBOX_DIR
  const name = `${letter.createdAt.replace(/[:.]/g, '-')}-${letter.id}.json`
  await mkdir(folder, { recursive: true })
  // Its links open accounts: nobody else on this machine may read them.
  await chmod(folder, 0o700)
  const draft = join(folder, `.${name}.${randomUUID()}`)
  await writeFile(draft, JSON.stringify(letter, null, 2), { flush: true })
  await rename(draft, join(folder, name))
  return name
}
