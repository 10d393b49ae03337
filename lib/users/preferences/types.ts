export type Preferences = {
  /** Whether the member gets the digest: what is new in the library and the register. */
  newsletter: boolean
  /** How often, if so. */
  digestEvery: 'weekly' | 'daily'
  /** Emails about the member's own articles and comments; what concerns the account itself is always sent. */
  notifyByMail: boolean
  /** Title and company stand beside the member's name, on articles that they wrote or checked. */
  creditedInFull: boolean
}
