import 'server-only'
import type { Registration } from './schema'
import { REGISTRATION_MIN_MS } from '@/lib/auth/constants'
import { emailTaken } from '@/lib/auth/email-taken'
import { startSession } from '@/lib/auth/mutations'
import { hashPassword, refuseGuessable } from '@/lib/auth/passwords'
import { plansAreOpen } from '@/lib/billing/entitlement/queries'
import { databaseNow } from '@/lib/core/server/clock'
import { hashToken, randomToken } from '@/lib/core/server/crypto'
import { db, isUniqueViolation } from '@/lib/core/server/db'
import { withMinimumDuration } from '@/lib/core/server/minimum-duration'
import { normalEmail } from '@/lib/core/text'
import { consume } from '@/lib/limits/mutations'
import { queueVerification } from '@/lib/users/verification/mutations'

/** The trial run ends on the day that paid plans begin. */
const cohortDate = () => (plansAreOpen() ? null : databaseNow())

type Browser = { ip: string; ipHash: string; device: string }
/** `token` opens the session that began, if one did; otherwise `browserToken` lets verifying sign in. */
type Registered = { message: string; token: string | null; browserToken: string | null }

/**
 * Opens a free account and queues the verification email, in one transaction: an account that was answered
 * for always gets its email. A member who chose a paid plan is signed in, because the payment comes next; the
 * browser of any other may be signed in by verifying (decision 0084).
 * Throws CONFLICT for a taken address, VALIDATION_FAILED for a password that is easily guessed, RATE_LIMITED.
 */
export async function register(input: Registration, from: Browser): Promise<Registered> {
  await consume('registration', from.ip)
  const { password, membershipType, email: given, ...person } = input
  const email = normalEmail(given)
  refuseGuessable('password', password, [email, person.firstName, person.lastName, person.company])
  const paysNext = membershipType !== 'free' && plansAreOpen()
  const browserToken = paysNext ? null : randomToken()
  let userId = ''
  try {
    await withMinimumDuration(REGISTRATION_MIN_MS, async () => {
      const passwordHash = await hashPassword(password)
      userId = await db.$transaction(async (tx) => {
        const user = await tx.user.create({
          data: {
            ...person,
            email,
            passwordHash,
            planIntent: membershipType,
            trialCohortAt: cohortDate(),
            registrationKey: browserToken && hashToken(browserToken),
          },
          select: { id: true, email: true, firstName: true },
        })
        await queueVerification(tx, user)
        return user.id
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken()
    throw error
  }
  return {
    message: 'Registration successful! Please check your email to verify your account.',
    token: paysNext ? await startSession(userId, from) : null,
    browserToken,
  }
}
