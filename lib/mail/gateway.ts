import 'server-only'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resend } from 'resend'
import { env } from '@/lib/core/server/env'
import { TIMEOUTS } from '@/lib/core/server/timeouts'
import type { Email } from './types'

/** Hands an email over. Returns the provider's id. The same email handed over twice arrives once. */
export const deliver = (email: Email): Promise<string> =>
  env().MAIL_TRANSPORT === 'resend' ? sendByResend(email) : writeToOutbox(email)

async function sendByResend(email: Email): Promise<string> {
  const resend = new Resend(env().RESEND_API_KEY, { baseUrl: env().RESEND_BASE_URL })
  const { id, to, from, subject, html, text, headers } = email
  const signal = AbortSignal.timeout(TIMEOUTS.mail)
  const payload = { to, from, subject, html, text, ...(headers && { headers }) }
  const { data, error } = await resend.emails.send(payload, { idempotencyKey: id, signal })
  if (signal.aborted) throw new Error(`Resend did not answer in ${TIMEOUTS.mail / 1000} seconds`)
  if (error) throw new Error(`Resend refused the email: ${error.name}: ${error.message}`)
  return data.id
}

/**
 * Writes one file per email. Its name holds the time and id of the email, so that a repeated delivery writes
 * the same file. Returns the name.
 */
async function writeToOutbox(email: Email): Promise<string> {
  const folder = env().MAIL_OUTBOX_DIR
  const name = `${email.createdAt.replace(/[:.]/g, '-')}-${email.id}.json`
  await mkdir(folder, { recursive: true })
  // Links in emails open accounts: no other user of this machine may read them.
  await chmod(folder, 0o700)
  const draft = join(folder, `.${name}.${randomUUID()}`)
  try {
    await writeFile(draft, JSON.stringify(email, null, 2), { flush: true })
    await rename(draft, join(folder, name))
  } catch (error) {
    // Each retry on a full disk would leave another one.
    await rm(draft, { force: true })
    throw error
  }
  return name
}
