import { useBrowserValue } from '@/lib/core/browser/use-browser-value'

const JOINED = 'just-joined'

/**
 * Remembers in this tab that an account was just registered, so that the sign-in page says what is left to
 * do.
 */
export function rememberRegistration(): void {
  try {
    sessionStorage.setItem(JOINED, 'true')
  } catch {
    // Full or forbidden: the sign-in page asks for the password all the same.
  }
}

export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(JOINED)
  } catch {
    // Forbidden storage holds none.
  }
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(JOINED) === 'true'
  } catch {
    return false
  }
}

export const useJustRegistered = (): boolean => useBrowserValue(isRemembered) ?? false
