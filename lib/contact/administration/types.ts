import type { ContactStatus } from '@/prisma/generated/enums'

/** A message as administrators see it. Dates are ISO 8601. */
export type Submission = {
  id: number
  name: string
  email: string
  subject: string
  message: string
  status: ContactStatus
  /** The account that it was sent from; null where nobody was signed in. */
  userId: string | null
  createdAt: string
  readAt: string | null
  repliedAt: string | null
  /** Who marked it as replied. */
  repliedBy: string | null
}
