import { GET } from '@/app/api/standards/route'
import { listStandards } from '@/lib/standards/public/queries'
import type { FoundStandard } from '@/lib/standards/public/types'
import { foundIn } from '@/lib/standards/rules/searching'
import { call } from '../../support/call'
import { loadSeedRegister } from '../../support/register'

beforeAll(async () => {
  await loadSeedRegister()
})

const find = (q: string) => call<FoundStandard[]>(GET, { query: { q } })
const namesOf = async (q: string) => (await find(q)).body.map(({ standard }) => standard)

test.each(['EC3', 'ec 3', 'Eurocode 3'])('“%s” finds the parts of Eurocode 3', async (typed) => {
  const names = await namesOf(typed)
  expect(names).toContain('EN 1993-1-1')
  expect(names.every((name) => name.includes('1993'))).toBe(true)
})

test.each(['EC3', 'BS EN 1993-1-8:2005', 'en1990', 'joints', 'no standard at all'])(
  'a call finds for “%s” what the list of standards shows',
  async (typed) => {
    const listed = foundIn(await listStandards(), typed).map(({ standard }) => standard)
    expect(await namesOf(typed)).toEqual(listed.slice(0, 40))
  },
)

test('a found standard comes with its address and what the register says of it', async () => {
  const { body } = await find('EN 1993-1-8')
  expect(body[0]).toEqual({
    standard: 'EN 1993-1-8',
    slug: 'en-1993-1-8',
    title: expect.any(String) as string,
    words: expect.any(String) as string,
  })
})

test.each(['x'.repeat(121), 'a\0b'])('what is too long or no text is refused at its field', async (q) => {
  const { status, body } = await call<{ errors: { path: string }[] }>(GET, { query: { q } })
  expect({ status, path: body.errors[0]?.path }).toEqual({ status: 400, path: 'q' })
})
