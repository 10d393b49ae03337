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

test('a question asked again shows each article as it is by now, and not only its text', async () => {
  const [{ cookie }, author] = [await signIn(), await signIn()]
  const { id } = await createArticle({ title: 'Howe truss', authorId: author.user.id, submittedByUser: true })
  await sql("INSERT INTO categories (name, slug, updated_at) VALUES ('Trusses', 'trusses', now())")
  await sql("INSERT INTO tags (name, slug, updated_at) VALUES ('Timber', 'timber', now())")
  await catchUp(ARTICLES)
  const shown = async () => (await call<SearchHit[]>(GET, { cookie, query: { q: 'howe' } })).body[0]
  expect(await shown()).toMatchObject({ title: 'Howe truss', views: 0, likes: 0, category: null, tags: [] })

  await sql('UPDATE articles SET category_id = (SELECT id FROM categories)')
  await sql('INSERT INTO article_tags (article_id, tag_id) SELECT a.id, t.id FROM articles a, tags t')
  expect(await shown()).toMatchObject({ category: { name: 'Trusses' }, tags: [{ name: 'Timber' }] })
  await sql("UPDATE categories SET name = 'Roof trusses'")
  expect(await shown()).toMatchObject({ category: { name: 'Roof trusses' } })
  await sql("UPDATE tags SET name = 'Wood'")
  expect(await shown()).toMatchObject({ tags: [{ name: 'Wood' }] })

  await sql('UPDATE articles SET views = 7 WHERE id = $1', [id])
  await sql('INSERT INTO likes (user_id, article_id) VALUES ($1, $2)', [author.user.id, id])
  await sql("UPDATE users SET first_name = 'Ada' WHERE id = $1", [author.user.id])
  expect(await shown()).toMatchObject({ views: 7, likes: 1, author: { firstName: 'Ada' } })
  await sql("UPDATE users SET status = 'deleted' WHERE id = $1", [author.user.id])
  expect(await shown()).toMatchObject({ author: { firstName: 'Former', lastName: 'member' } })
})
