import { allowedRows, insert, sql, type Row } from '../../support/rows'

const made = async (table: string, change: Row = {}) =>
  insert(table, { ...(await allowedRows[table]!()), ...change })

async function counts(article: Row) {
  const { rows } = await sql(
    'SELECT like_count, comment_count, latest_comment_at, updated_at FROM articles WHERE id = $1',
    [article.id],
  )
  return rows[0]!
}
const like = (article: Row, user: Row) => insert('likes', { article_id: article.id, user_id: user.id })
const comment = (article: Row, user: Row, at = '2026-01-01T00:00:00Z') =>
  insert('comments', { article_id: article.id, user_id: user.id, content: 'Useful.', created_at: at })

test('likes are counted as they come and go', async () => {
  const [article, one, two] = [await made('articles'), await made('users'), await made('users')]
  await like(article, one)
  await like(article, two)
  expect(await counts(article)).toMatchObject({ like_count: 2 })
  await sql('DELETE FROM likes WHERE user_id = $1', [one.id])
  expect(await counts(article)).toMatchObject({ like_count: 1 })
})

test('a refused second like is not counted', async () => {
  const [article, user] = [await made('articles'), await made('users')]
  await like(article, user)
  await expect(like(article, user)).rejects.toThrow()
  expect(await counts(article)).toMatchObject({ like_count: 1 })
})

test('hidden comments do not count, and count again when shown', async () => {
  const [article, user] = [await made('articles'), await made('users')]
  const first = await comment(article, user, '2026-01-01T00:00:00Z')
  const last = await comment(article, user, '2026-02-01T00:00:00Z')
  expect(await counts(article)).toMatchObject({ comment_count: 2, latest_comment_at: new Date('2026-02-01') })
  await sql('UPDATE comments SET hidden_at = now() WHERE id = $1', [last.id])
  expect(await counts(article)).toMatchObject({ comment_count: 1, latest_comment_at: new Date('2026-01-01') })
  await sql('UPDATE comments SET hidden_at = NULL WHERE id = $1', [last.id])
  expect(await counts(article)).toMatchObject({ comment_count: 2 })
  await sql('DELETE FROM comments WHERE id IN ($1, $2)', [first.id, last.id])
  expect(await counts(article)).toMatchObject({ comment_count: 0, latest_comment_at: null })
})

test('what a deleted account wrote is not counted any more', async () => {
  const [article, leaver, stayer] = [await made('articles'), await made('users'), await made('users')]
  for (const user of [leaver, stayer]) await like(article, user)
  for (const user of [leaver, leaver, stayer]) await comment(article, user)
  await sql('DELETE FROM users WHERE id = $1', [leaver.id])
  expect(await counts(article)).toMatchObject({ like_count: 1, comment_count: 1 })
})

test('being liked or commented on is not an edit', async () => {
  const [article, user] = [await made('articles'), await made('users')]
  const { updated_at } = await counts(article)
  await like(article, user)
  await comment(article, user)
  expect(await counts(article)).toMatchObject({ updated_at })
})

test('an article with likes and comments can be deleted', async () => {
  const [article, user] = [await made('articles'), await made('users')]
  await like(article, user)
  await comment(article, user)
  await expect(sql('DELETE FROM articles WHERE id = $1', [article.id])).resolves.toMatchObject({
    rowCount: 1,
  })
})

test('forty likes and comments at once are all counted', async () => {
  const article = await made('articles')
  const users = await Promise.all(Array.from({ length: 20 }, () => made('users')))
  await Promise.all(users.flatMap((user) => [like(article, user), comment(article, user)]))
  expect(await counts(article)).toMatchObject({ like_count: 20, comment_count: 20 })
})
