/** Each template and what fills it. No property is a secret: links are derived when the letter is written. */
export type TemplateProps = {
  'verify-email': { firstName: string; tokenId: string }
  'reset-password': { firstName: string; tokenId: string }
  /** `at` is ISO 8601. */
  'password-changed': { firstName: string; at: string }
  'two-factor-changed': { firstName: string; enabled: boolean; at: string }
  /** `device` as in 'Firefox on Windows'. */
  'new-sign-in': { firstName: string; device: string; at: string }
}
export type TemplateName = keyof TemplateProps

/** A letter ready to be sent. `id` makes a second delivery of the same letter recognisable. */
export type Letter = {
  id: string
  to: string
  from: string
  subject: string
  html: string
  text: string
  createdAt: string
}
