import { retrieve } from '@/lib/assistant/queries'
import type { Verified } from '@/lib/auth/viewer'
import { signIn } from '../../support/factories'
import { ANSWERED, knowStarterLibrary, REFUSED } from '../../support/knowledge'

jest.setTimeout(120_000)

let viewer: Verified
beforeAll(async () => {
  const { user } = await signIn()
  viewer = { ...user, role: 'user', emailVerified: true, sessionId: '' } as unknown as Verified
  await knowStarterLibrary()
})

/** Wanted are 90 percent first; docs/decisions/0028 says what is reached. */
const [LEAST_FIRST, LEAST_OF_THREE] = [0.88, 0.92]

test('of the labelled questions, most have the right passage first, and nearly all among three', async () => {
  const missed: string[] = []
  let [first, ofThree] = [0, 0]
  for (const { slug, section, question } of ANSWERED) {
    const { passages, share } = await retrieve(viewer, question)
    const at = passages.findIndex(
      (each) => each.href?.startsWith(`/articles/${slug}`) && each.section === section,
    )
    if (at === 0) first++
    if (at >= 0 && at < 3) ofThree++
    else missed.push(`${share.toFixed(2)} ${question} → ${passages.map((p) => p.href).join(' ')}`)
  }
  if (process.env.SHOW)
    process.stderr.write(
      `first ${first}, among three ${ofThree} of ${ANSWERED.length}\n${missed.join('\n')}\n`,
    )
  expect(ANSWERED.length).toBeGreaterThanOrEqual(90)
  expect(first / ANSWERED.length).toBeGreaterThanOrEqual(LEAST_FIRST)
  expect(ofThree / ANSWERED.length).toBeGreaterThanOrEqual(LEAST_OF_THREE)
})

/** Answered by what the library says of stainless steel above swimming pools. */
const ANSWERED_ALL_THE_SAME = ['How is a swimming pool chlorinated?']

test('of sixty questions that the library does not answer, all but one are refused', async () => {
  const answered: string[] = []
  for (const question of REFUSED) {
    const { passages } = await retrieve(viewer, question)
    if (passages.length > 0) answered.push(question)
  }
  expect(REFUSED.length).toBeGreaterThanOrEqual(60)
  expect(answered).toEqual(ANSWERED_ALL_THE_SAME)
})
