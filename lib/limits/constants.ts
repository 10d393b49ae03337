/** Points per duration (seconds). Codes of the second factor are counted per account. */
export const LIMITS = {
  signInByAddress: { points: 5, duration: 15 * 60 },
  signInByIp: { points: 50, duration: 3600 },
  twoFactor: { points: 10, duration: 3600 },
  registration: { points: 10, duration: 3600 },
  /** Wrong passwords for one account from all browsers that never signed in to it. */
  guessesAtAccount: { points: 20, duration: 3600 },
  /** Once that limit is used up, such browsers may try one password every ten seconds. */
  pausedGuesses: { points: 1, duration: 10 },
  /**
   * Links sent to one address, requested from one network or by one known browser; and receipts of messages
   * that name the address, from one network.
   */
  mailToAddress: { points: 4, duration: 3600 },
  /** Links sent to one address, requested by all unknown browsers together; and all such receipts. */
  mailByStrangers: { points: 8, duration: 3600 },
  /** Links requested from one network, whatever the addresses. */
  mailByIp: { points: 20, duration: 3600 },
  contact: { points: 5, duration: 3600 },
  comments: { points: 10, duration: 60 },
  errata: { points: 20, duration: 3600 },
  likes: { points: 60, duration: 60 },
  bookmarks: { points: 60, duration: 60 },
  copies: { points: 60, duration: 60 },
  watches: { points: 60, duration: 60 },
  projects: { points: 120, duration: 60 },
  paths: { points: 120, duration: 60 },
  /** Addresses that one member invites to projects. */
  invitations: { points: 20, duration: 3600 },
  /** Files of projects, each of which calculates its sheets. */
  projectFiles: { points: 30, duration: 600 },
  /** Presses on the links of digests, from one network. */
  unsubscribing: { points: 120, duration: 3600 },
  submissions: { points: 10, duration: 86_400 },
  figures: { points: 60, duration: 3600 },
  wordImports: { points: 10, duration: 600 },
  /** A preview takes ten points, and more for a long text and a long computation (articles/preview). */
  previews: { points: 300, duration: 60 },
  /** Downloads of tables, by member or by network. */
  tableFiles: { points: 60, duration: 600 },
  search: { points: 60, duration: 60 },
  /** Answers that the header's search lists before its articles. */
  quickAnswers: { points: 60, duration: 60 },
  billing: { points: 20, duration: 3600 },
  dataExports: { points: 5, duration: 3600 },
  assistant: { points: 10, duration: 60 },
  assistantDaily: { points: 100, duration: 86_400 },
  /** Answers written by the language model for all members together: bounds the cost of a day. */
  assistantModel: { points: 2000, duration: 86_400 },
  /** Calls of a member's programs, by all of their access tokens together. */
  programs: { points: 300, duration: 60 },
  calculationRuns: { points: 120, duration: 60 },
  analytics: { points: 120, duration: 60 },
} as const

export type LimitName = keyof typeof LIMITS
