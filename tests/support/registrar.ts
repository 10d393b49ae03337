import { register } from '@/lib/membership/mutations'
import { requestReset, resetPassword } from '@/lib/users/passwords/mutations'
import { derivedToken } from '@/lib/core/server/crypto'
import { db } from '@/lib/core/server/db'

/**
 * Registers people and resets their passwords without end, and says on stdout what it was told is done; to be
 * killed.
 */
const [prefix] = process.argv.slice(2)
const done = (what: string, email: string) => process.stdout.write(`${what} ${email}\n`)

async function member(n: number): Promise<void> {
  const email = `${prefix}-${n}@example.org`
  await register(
    {
      email,
      password: 'Correct!Horse9',
      firstName: 'Mary',
      lastName: 'Ward',
      company: 'Ward Ltd',
      professionalTitle: 'Engineer',
      experience: '3-5',
      location: null,
      specialization: null,
      howDidYouHear: null,
      phone: null,
      membershipType: 'free',
    } as unknown as Parameters<typeof register>[0],
    { ip: email, ipHash: 'test', device: 'Firefox on Linux' },
  )
  done('registered', email)
  await requestReset({ email }, { ip: email, browserKey: null })
  done('asked', email)
  const { id } = await db.emailToken.findFirstOrThrow({
    where: { address: email, purpose: 'reset_password' },
    select: { id: true },
  })
  await resetPassword({ token: derivedToken('reset_password', id), password: 'Battery!Staple4' })
  done('reset', email)
}

// Several at once, so that a kill meets each step.
await Promise.all(
  Array.from({ length: 6 }, async (_, lane) => {
    for (let n = lane; ; n += 6) await member(n)
  }),
)
