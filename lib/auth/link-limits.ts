import 'server-only'
import { isKnownBrowser } from './sign-ins/queries'
import { consume } from '@/lib/limits/mutations'

type From = { ip: string; browserKey: string | null }

/**
 * Counts a request for a link by email. A browser that signed in to the account before has a limit of its
 * own, so that strangers who request links for the same address use up theirs and not its owner's. Throws
 * RATE_LIMITED.
 */
export async function limitLinks(
  purpose: 'reset' | 'verify' | 'change',
  email: string,
  from: From,
): Promise<void> {
  await consume('mailByIp', from.ip)
  if (await isKnownBrowser(email, from.browserKey))
    return consume('mailToAddress', `${purpose}|${email}|${from.browserKey}`)
  await consume('mailToAddress', `${purpose}|${email}|${from.ip}`)
  await consume('mailByStrangers', `${purpose}|${email}`)
}
