import type { ReactElement } from 'react'
import { derivedToken } from '@/lib/core/server/crypto'
import { env } from '@/lib/core/server/env'
import type { TemplateName, TemplateProps } from '../types'
import { AccessTokenMade, subject as accessTokenMade } from './access-token-made'
import { AccountDeleted, subject as accountDeleted } from './account-deleted'
import { CommentAnswered, subject as commentAnswered } from './comment-answered'
import { ConfirmEmail, subject as confirmEmail } from './confirm-email'
import { ContactCopy } from './contact-copy'
import { ContactReceipt, subject as contactReceipt } from './contact-receipt'
import { Digest, subjectOf as digest } from './digest'
import { DeletionRequested, subject as deletionRequested } from './deletion-requested'
import { DeletionTakenBack, subject as deletionTakenBack } from './deletion-taken-back'
import { EmailChangeAsked, subject as emailChangeAsked } from './email-change-asked'
import { EmailChanged, subject as emailChanged } from './email-changed'
import { MembershipEnded, subject as membershipEnded } from './membership-ended'
import { MembershipEnding, subject as membershipEnding } from './membership-ending'
import { NewSignIn, subject as newSignIn } from './new-sign-in'
import { PasswordChanged, subject as passwordChanged } from './password-changed'
import { PaymentFailed, subject as paymentFailed } from './payment-failed'
import { PaymentReceipt, subject as paymentReceipt } from './payment-receipt'
import { ResetPassword, subject as resetPassword } from './reset-password'
import { subject as submissionApproved, SubmissionApproved } from './submission-approved'
import { subject as submissionRejected, SubmissionRejected } from './submission-rejected'
import { SubmissionReceived, subjectOf as submissionReceived } from './submission-received'
import { subject as trialEnding, TrialEnding } from './trial-ending'
import { subjectOf as twoFactorChanged, TwoFactorChanged } from './two-factor-changed'
import { subject as verifyEmail, VerifyEmail } from './verify-email'
import { subject as welcome, Welcome } from './welcome'

type Composed = { subject: string; element: ReactElement; headers?: Record<string, string> }
type Site = { appUrl: string; contactEmail: string; paidPlans: boolean }
type Templates = { [N in TemplateName]: (props: TemplateProps[N], site: Site) => Composed }

/**
 * Returns the headers by which an email client switches the digest off with one press (RFC 8058): a POST to
 * the address, without a session.
 */
const oneClick = (token: string) => ({
  'List-Unsubscribe': `<${linkOf('api/unsubscribe', token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const linkOf = (page: string, token: string) => `${env().APP_URL}/${page}?token=${token}`

/** The subject and body of each template. A subject holds nothing that a person wrote. */
const templates: Templates = {
  'verify-email': ({ firstName, tokenId }, { appUrl, paidPlans }) => ({
    subject: verifyEmail,
    element: (
      <VerifyEmail
        firstName={firstName}
        appUrl={appUrl}
        paidPlans={paidPlans}
        link={linkOf('verify-email', derivedToken('verify_email', tokenId))}
      />
    ),
  }),
  'reset-password': ({ firstName, tokenId }, { appUrl }) => ({
    subject: resetPassword,
    element: (
      <ResetPassword
        firstName={firstName}
        appUrl={appUrl}
        link={linkOf('reset-password', derivedToken('reset_password', tokenId))}
      />
    ),
  }),
  'password-changed': (props, site) => ({
    subject: passwordChanged,
    element: <PasswordChanged {...props} {...site} />,
  }),
  'two-factor-changed': (props, site) => ({
    subject: twoFactorChanged(props.enabled),
    element: <TwoFactorChanged {...props} {...site} />,
  }),
  'access-token-made': (props, site) => ({
    subject: accessTokenMade,
    element: <AccessTokenMade {...props} {...site} />,
  }),
  'new-sign-in': (props, site) => ({ subject: newSignIn, element: <NewSignIn {...props} {...site} /> }),
  welcome: (props, { appUrl, paidPlans }) => ({
    subject: welcome,
    element: <Welcome {...props} appUrl={appUrl} paidPlans={paidPlans} />,
  }),
  'contact-receipt': (_, { appUrl }) => ({
    subject: contactReceipt,
    element: <ContactReceipt appUrl={appUrl} />,
  }),
  'contact-copy': (props, { appUrl }) => ({
    subject: contactReceipt,
    element: <ContactCopy {...props} appUrl={appUrl} />,
  }),
  'deletion-requested': (props, site) => ({
    subject: deletionRequested,
    element: <DeletionRequested {...props} {...site} />,
  }),
  'deletion-taken-back': (props, { appUrl, paidPlans }) => ({
    subject: deletionTakenBack,
    element: <DeletionTakenBack {...props} appUrl={appUrl} paidPlans={paidPlans} />,
  }),
  'account-deleted': (props, site) => ({
    subject: accountDeleted,
    element: <AccountDeleted {...props} {...site} />,
  }),
  'confirm-email': ({ firstName, tokenId }, { appUrl }) => ({
    subject: confirmEmail,
    element: (
      <ConfirmEmail
        firstName={firstName}
        appUrl={appUrl}
        link={linkOf('confirm-email', derivedToken('change_email', tokenId))}
      />
    ),
  }),
  'email-change-asked': (props, site) => ({
    subject: emailChangeAsked,
    element: <EmailChangeAsked {...props} {...site} />,
  }),
  'email-changed': (props, site) => ({
    subject: emailChanged,
    element: <EmailChanged {...props} {...site} />,
  }),
  'submission-approved': (props, { appUrl }) => ({
    subject: submissionApproved,
    element: <SubmissionApproved {...props} appUrl={appUrl} />,
  }),
  'submission-rejected': (props, site) => ({
    subject: submissionRejected,
    element: <SubmissionRejected {...props} {...site} />,
  }),
  'submission-received': (props, { appUrl }) => ({
    subject: submissionReceived(props.again),
    element: <SubmissionReceived {...props} appUrl={appUrl} />,
  }),
  'comment-answered': (props, { appUrl }) => ({
    subject: commentAnswered,
    element: <CommentAnswered {...props} appUrl={appUrl} />,
  }),
  'payment-receipt': (props, site) => ({
    subject: paymentReceipt,
    element: <PaymentReceipt {...props} {...site} />,
  }),
  'payment-failed': (props, { appUrl }) => ({
    subject: paymentFailed,
    element: <PaymentFailed {...props} appUrl={appUrl} />,
  }),
  'trial-ending': (props, { appUrl }) => ({
    subject: trialEnding,
    element: <TrialEnding {...props} appUrl={appUrl} />,
  }),
  'membership-ending': (props, { appUrl }) => ({
    subject: membershipEnding,
    element: <MembershipEnding {...props} appUrl={appUrl} />,
  }),
  'membership-ended': (props, { appUrl }) => ({
    subject: membershipEnded,
    element: <MembershipEnded {...props} appUrl={appUrl} />,
  }),
  digest: ({ tokenId, ...props }, { appUrl }) => {
    const token = derivedToken('unsubscribe', tokenId)
    return {
      subject: digest(props.every),
      element: <Digest {...props} appUrl={appUrl} unsubscribe={linkOf('unsubscribe', token)} />,
      headers: oneClick(token),
    }
  },
}

/** Returns a template filled with `props`. Links start with APP_URL and nothing else. */
export function compose<T extends TemplateName>(template: T, props: TemplateProps[T]): Composed {
  const { APP_URL: appUrl, CONTACT_EMAIL: contactEmail, PAID_PLANS } = env()
  return templates[template](props, { appUrl, contactEmail, paidPlans: PAID_PLANS === 'on' })
}
