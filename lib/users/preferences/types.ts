export type Preferences = {
  /** Letters about what is new in the library. */
  newsletter: boolean
  /** Letters about the member's own articles and comments; what concerns the account itself is always sent. */
  notifyByMail: boolean
}
