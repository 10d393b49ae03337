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

test('of the labelled questions, the right passage is in the first three for at least 90 percent', async () => {
  const missed: string[] = []
  for (const { slug, section, question } of ANSWERED) {
    const { passages, share } = await retrieve(viewer, question)
    const right = passages
      .slice(0, 3)
      .some((each) => each.href?.startsWith(`/articles/${slug}`) && each.section === section)
    if (!right)
      missed.push(
        `${share.toFixed(2)} ${question} → ${passages
          .slice(0, 3)
          .map((p) => p.href)
          .join(' ')}`,
      )
  }
  if (process.env.SHOW) process.stderr.write(`${missed.length}/${ANSWERED.length}\n${missed.join('\n')}\n`)
  expect(ANSWERED.length).toBeGreaterThanOrEqual(80)
  expect(missed.length / ANSWERED.length).toBeLessThanOrEqual(0.1)
})

test.each(REFUSED)('%s: the library does not answer this', async (question) => {
  const { passages, share } = await retrieve(viewer, question)
  if (process.env.SHOW) process.stderr.write(`${share.toFixed(2)} ${question}\n`)
  expect(passages).toEqual([])
})
