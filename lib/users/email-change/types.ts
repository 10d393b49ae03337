/** The change of an account's address that waits for its link. `expiresAt` is ISO 8601. */
export type EmailChange = { email: string; expiresAt: string }

export type EmailChangeState = { pending: EmailChange | null }
