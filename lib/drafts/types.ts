/** One version of what was typed. `at` is an ISO time. */
export type Version<Values> = {
  values: Values
  at: string
  /** The version on the server that it goes on from; null where there was none. */
  base: string | null
  /** Whether the account has all of it. */
  sent: boolean
}

/** The server's copy of a draft, which follows its author to other devices. */
export type Account<Values> = {
  load: () => Promise<{ payload: Values; updatedAt: string } | null>
  keep: (values: Values) => Promise<{ updatedAt: string }>
  drop: () => Promise<unknown>
}

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** `writing` while the last words are on their way to this device. */
  | { kind: 'unsaved'; why: 'offline' | 'signed-out' | 'refused'; onDevice: boolean; writing: boolean }
