import { GET } from '@/app/api/search/route'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import type { SearchHit } from '@/lib/search/types'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'
import { sql } from '../../support/rows'

const ask = async (cookie: string, q: string) =>
  (await call<SearchHit[]>(GET, { cookie, query: { q } })).body.map(({ slug }) => slug)

test('a question asked again finds what was published since, and nothing that was withdrawn', async () => {
  const { cookie } = await signIn()
  await createArticle({ slug: 'first', title: 'Vierendeel girder' })
  await catchUp(ARTICLES)
  expect(await ask(cookie, 'vierendeel')).toEqual(['first'])
  expect(await ask(cookie, 'vierendeel')).toEqual(['first'])

  await createArticle({ slug: 'second', title: 'Vierendeel girder' })
  await createArticle({ slug: 'hidden', title: 'Vierendeel girder', status: 'draft' })
  expect(await ask(cookie, 'vierendeel')).toEqual(['first', 'second'])

  await sql("UPDATE articles SET status = 'draft' WHERE slug = 'first'")
  expect(await ask(cookie, 'vierendeel')).toEqual(['second'])
})

test('what is withdrawn while no process may write the index is not found either', async () => {
  const { cookie } = await signIn()
  await createArticle({ slug: 'stays', title: 'Fink truss' })
  await createArticle({ slug: 'goes', title: 'Fink truss' })
  await catchUp(ARTICLES)
  expect(await ask(cookie, 'fink')).toEqual(['stays', 'goes'])
  await sql("UPDATE articles SET deleted_at = now() WHERE slug = 'goes'; DELETE FROM search_changes")
  expect(await ask(cookie, 'fink')).toEqual(['stays'])
})

test('a passage is of the text as it is, also where only the text has changed', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle({ title: 'Warren truss', content: '<p>The warren is old.</p>' })
  await catchUp(ARTICLES)
  const passage = async () =>
    (await call<SearchHit[]>(GET, { cookie, query: { q: 'warren' } })).body[0]?.snippet
  expect(await passage()).toContain('is old')
  await sql('UPDATE articles SET plain_text = $1 WHERE id = $2', ['The warren is new.', id])
  expect(await passage()).toContain('is new')
})

test('where only a reference matches, the passage is of the reference', async () => {
  const { cookie } = await signIn()
  await createArticle({
    slug: 'pratt',
    title: 'Pratt truss',
    reference: 'Pratt, C., Patent of a truss, 1844',
  })
  await catchUp(ARTICLES)
  const [hit] = (await call<SearchHit[]>(GET, { cookie, query: { q: 'patent' } })).body
  expect(hit?.snippet).toContain('<mark>Patent</mark>')
})
