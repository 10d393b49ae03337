export type Preferences = {
  /** Emails about what is new in the library. */
  newsletter: boolean
  /** Emails about the member's own articles and comments; what concerns the account itself is always sent. */
  notifyByMail: boolean
  /** Title and company stand beside the member's name, on articles that they wrote or checked. */
  creditedInFull: boolean
}
