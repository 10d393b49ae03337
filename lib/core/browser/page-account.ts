let account: string | null = null

/** Whose page this is; null while nobody is signed in, or not known yet. */
export const pageAccount = () => account

/** Says whose page this is, when that is first known, and when somebody signs in on it. */
export function setPageAccount(id: string): void {
  account = id
}
