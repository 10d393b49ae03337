import { useBrowserValue } from '@/lib/core/browser/use-browser-value'

const JOINED = 'just-joined'

/**
 * Remembers in this tab that an account was just registered, so that the sign-in page says what is left to
 * do.
 */
export const rememberRegistration = (): void => sessionStorage.setItem(JOINED, 'true')

export const forgetRegistration = (): void => sessionStorage.removeItem(JOINED)

export const useJustRegistered = (): boolean =>
  useBrowserValue(() => sessionStorage.getItem(JOINED) === 'true') ?? false
