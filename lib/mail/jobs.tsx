import 'server-only'
import { render } from 'react-email'
import { derivedToken } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import type { Tasks } from '@/lib/jobs/mutations'
import { deliver } from './gateway'
import { NewSignIn, subject as newSignInSubject } from './templates/new-sign-in'
import { PasswordChanged, subject as changedSubject } from './templates/password-changed'
import { ResetPassword, subject as resetSubject } from './templates/reset-password'
import { subjectOf as twoFactorSubject, TwoFactorChanged } from './templates/two-factor-changed'
import { subject as verifySubject, VerifyEmail } from './templates/verify-email'
import type { Letter, TemplateName, TemplateProps } from './types'

/** Writes and sends one queued letter. A letter that was sent already, or whose member is gone, is left alone. Throws to be retried. */
export async function sendMail({ messageId, props }: Tasks['send-mail']): Promise<void> {
  const message = await db.mailMessage.findUnique({
    where: { id: messageId },
    select: { id: true, template: true, recipient: true, state: true, createdAt: true },
  })
  if (!message || message.state === 'sent') return
  const { subject, element } = compose(message.template as TemplateName, props as never)
  const letter: Letter = {
    id: message.id,
    to: message.recipient,
    from: env().MAIL_FROM,
    subject,
    html: await render(element),
    text: await render(element, { plainText: true }),
    createdAt: message.createdAt.toISOString(),
  }
  try {
    const providerId = await deliver(letter)
    await db.mailMessage.updateMany({
      where: { id: messageId },
      data: { state: 'sent', sentAt: new Date(), providerId, attempts: { increment: 1 }, lastError: null },
    })
  } catch (error) {
    await db.mailMessage.updateMany({
      where: { id: messageId },
      data: { attempts: { increment: 1 }, lastError: String(error).slice(0, 500) },
    })
    throw error
  }
  announce(letter)
}

/** Each template's subject and body. Links start with our own address and nothing else. */
function compose<T extends TemplateName>(template: T, props: TemplateProps[T]) {
  const appUrl = env().APP_URL
  const writers: {
    [N in TemplateName]: (props: TemplateProps[N]) => { subject: string; element: React.ReactElement }
  } = {
    'verify-email': ({ firstName, tokenId }) => ({
      subject: verifySubject,
      element: (
        <VerifyEmail
          firstName={firstName}
          appUrl={appUrl}
          link={`${appUrl}/verify-email?token=${derivedToken('verify_email', tokenId)}`}
        />
      ),
    }),
    'reset-password': ({ firstName, tokenId }) => ({
      subject: resetSubject,
      element: (
        <ResetPassword
          firstName={firstName}
          appUrl={appUrl}
          link={`${appUrl}/reset-password?token=${derivedToken('reset_password', tokenId)}`}
        />
      ),
    }),
    'password-changed': ({ firstName, at }) => ({
      subject: changedSubject,
      element: (
        <PasswordChanged firstName={firstName} appUrl={appUrl} at={at} contactEmail={env().CONTACT_EMAIL} />
      ),
    }),
    'two-factor-changed': (props) => ({
      subject: twoFactorSubject(props.enabled),
      element: <TwoFactorChanged {...props} appUrl={appUrl} contactEmail={env().CONTACT_EMAIL} />,
    }),
    'new-sign-in': (props) => ({
      subject: newSignInSubject,
      element: <NewSignIn {...props} appUrl={appUrl} contactEmail={env().CONTACT_EMAIL} />,
    }),
  }
  return writers[template](props)
}

/** While mail goes to the outbox, the terminal says what would have been sent. */
function announce(letter: Letter): void {
  if (env().MAIL_TRANSPORT !== 'outbox') return log.info({ messageId: letter.id }, 'mail sent')
  const link = /https?:\/\/\S+\/[a-z-]+\?token=[\w-]+/.exec(letter.text)?.[0]
  process.stdout.write(`\n  ✉  ${letter.subject}\n     to ${letter.to}${link ? `\n     ${link}` : ''}\n`)
}
