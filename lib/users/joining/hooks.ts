import { useBrowserValue } from '@/lib/core/use-browser-value'

const JOINED = 'just-joined'

/** Remembers in this tab that somebody has just opened an account, for the sign-in page to say what is left to do. */
export const noteJoining = (): void => sessionStorage.setItem(JOINED, 'true')

export const forgetJoining = (): void => sessionStorage.removeItem(JOINED)

export const useJustJoined = (): boolean =>
  useBrowserValue(() => sessionStorage.getItem(JOINED) === 'true') ?? false
