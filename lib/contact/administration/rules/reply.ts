import type { Submission } from '../types'
import { PRODUCT } from '@/lib/core/constants'
import { mailtoOf } from '@/lib/core/mailto'

/** Returns a mailto: link to the sender, with a subject, a greeting and the quoted message. */
export function replyMailto({ name, email, subject, message }: Submission): string {
  const quoted = message
    .slice(0, QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
  const body = [
    `Dear ${name},`,
    '',
    `Thank you for contacting ${PRODUCT.name}.`,
    '',
    '',
    'Kind regards,',
    `The ${PRODUCT.name} team`,
    '',
    'You wrote:',
    quoted,
  ].join('\r\n')
  return mailtoOf(email, { subject: `Re: ${subject}`, body })
}

/** Some systems hand over no longer address than two thousand characters. */
const QUOTED = 600
