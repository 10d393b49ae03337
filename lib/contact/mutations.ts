import 'server-only'
import { QUICKEST_WRITER, REPLY_PROMISE } from './constants'
import type { ContactMessage } from './schema'
import type { Viewer } from '@/lib/auth/viewer'
import { db } from '@/lib/core/db'
import { normalEmail } from '@/lib/core/text'
import { consume } from '@/lib/limits/mutations'

/** Keeps a message to the operators; no mail is needed for it to arrive. What a program sent is answered like any other and forgotten. Throws RATE_LIMITED. */
export async function sendContactMessage(
  viewer: Viewer | null,
  input: ContactMessage,
  from: { ip: string },
): Promise<{ message: string }> {
  await consume('contact', viewer ? `user|${viewer.id}` : from.ip)
  if (!isTrapped(viewer, input)) {
    const { name, email, subject, message } = input
    await db.contactSubmission.create({
      data: { name, email: normalEmail(email), subject, message, userId: viewer?.id ?? null },
      select: { id: true },
    })
  }
  return { message: `Thank you for your message. ${REPLY_PROMISE}` }
}

/** Whoever is signed in is no program, however quick they are and whatever their browser filled in. */
function isTrapped(viewer: Viewer | null, { website, elapsed }: ContactMessage): boolean {
  if (viewer) return false
  return website !== '' || (elapsed !== undefined && elapsed < QUICKEST_WRITER)
}
