/** Points in a duration (seconds). Codes of the second factor are counted for each account. */
export const LIMITS = {
  signInByAddress: { points: 5, duration: 15 * 60 },
  signInByIp: { points: 50, duration: 3600 },
  twoFactor: { points: 10, duration: 3600 },
  registration: { points: 10, duration: 3600 },
  /** Wrong passwords for one account from browsers that never signed in to it, wherever they are. */
  guessesAtAccount: { points: 20, duration: 3600 },
  /** Once those are used up, such browsers may try one password in ten seconds. */
  pausedGuesses: { points: 1, duration: 10 },
  /** Links sent to one address, asked for from one network or by one known browser. */
  mailToAddress: { points: 4, duration: 3600 },
  /** Links sent to one address, asked for by strangers from anywhere. */
  mailByStrangers: { points: 8, duration: 3600 },
  /** Links that one network asks for, whatever the addresses. */
  mailByIp: { points: 20, duration: 3600 },
  contact: { points: 5, duration: 3600 },
  comments: { points: 10, duration: 60 },
  likes: { points: 60, duration: 60 },
  bookmarks: { points: 60, duration: 60 },
  submissions: { points: 10, duration: 86_400 },
  figures: { points: 60, duration: 3600 },
  /** Ten for a preview, and more for a long text and for the time it took (articles/preview). */
  previews: { points: 300, duration: 60 },
  search: { points: 60, duration: 60 },
  billing: { points: 20, duration: 3600 },
  dataExports: { points: 5, duration: 3600 },
  assistant: { points: 10, duration: 60 },
  assistantDaily: { points: 100, duration: 86_400 },
  /** Answers that a model writes, for everybody together: what it may cost a day. */
  assistantModel: { points: 2000, duration: 86_400 },
  analytics: { points: 120, duration: 60 },
} as const

export type LimitName = keyof typeof LIMITS
