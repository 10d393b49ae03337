import { conflict } from '@/lib/core/errors'

const TAKEN = 'An account with this email already exists'

/** Returns what is said where an address belongs to another account. */
export const emailTaken = () => conflict(TAKEN, [{ path: 'email', message: TAKEN }])
