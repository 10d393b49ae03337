import { GET } from '@/app/api/search/route'
import { db, openConnection } from '@/lib/core/server/db'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { LOCKS } from '@/lib/core/server/locks'
import { catchUp } from '@/lib/search/indexing/jobs'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

test('a search answers from the index as it is while another process writes it', async () => {
  const { cookie } = await signIn()
  const { slug } = await createArticle({ title: 'Castellated beams' })
  await catchUp(ARTICLES)
  const writer = await openConnection({})
  try {
    await writer.query('SELECT pg_advisory_lock($1)', [LOCKS.articleIndex])
    await createArticle({ title: 'Cellular beams' })
    expect(await db.searchChange.count()).toBeGreaterThan(0)
    const { status, body } = await call<{ slug: string }[]>(GET, { cookie, query: { q: 'castellated' } })
    expect(status).toBe(200)
    expect(body.map((hit) => hit.slug)).toContain(slug)
  } finally {
    await writer.end()
  }
  await catchUp(ARTICLES)
  const { body } = await call<{ title: string }[]>(GET, { cookie, query: { q: 'cellular' } })
  expect(body.map(({ title }) => title)).toContain('Cellular beams')
})
