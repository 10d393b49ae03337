import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowedRows, insert, sql, type Row } from '../../support/rows'

const made = async (table: string, change: Row = {}) =>
  insert(table, { ...(await allowedRows[table]!()), ...change })

async function finds(word: string, article: Row): Promise<boolean> {
  const { rowCount } = await sql(
    "SELECT 1 FROM search_documents WHERE article_id = $1 AND document @@ plainto_tsquery('english', $2)",
    [article.id, word],
  )
  return rowCount === 1
}

test.each(['title', 'excerpt', 'plain_text', 'reference'])(
  'an article is found by its %s, the old one no more',
  async (column) => {
    const article = await made('articles', { [column]: 'corbel' })
    expect(await finds('corbel', article)).toBe(true)
    await sql(`UPDATE articles SET ${column} = 'haunch' WHERE id = $1`, [article.id])
    expect(await finds('haunch', article)).toBe(true)
    expect(await finds('corbel', article)).toBe(false)
  },
)

test('an article is found by its category: when it is put there, when that is renamed, and not when it left', async () => {
  const category = await made('categories', { name: 'Masonry' })
  const article = await made('articles')
  await sql('UPDATE articles SET category_id = $1 WHERE id = $2', [category.id, article.id])
  expect(await finds('masonry', article)).toBe(true)
  await sql("UPDATE categories SET name = 'Brickwork' WHERE id = $1", [category.id])
  expect(await finds('brickwork', article)).toBe(true)
  expect(await finds('masonry', article)).toBe(false)
  await sql('UPDATE articles SET category_id = NULL WHERE id = $1', [article.id])
  expect(await finds('brickwork', article)).toBe(false)
})

test('an article is found by its tags: when one is added, renamed, taken away or deleted', async () => {
  const [article, other] = [await made('articles'), await made('articles')]
  const tag = await made('tags', { name: 'Dowel' })
  await sql('INSERT INTO article_tags VALUES ($1, $3), ($2, $3)', [article.id, other.id, tag.id])
  expect([await finds('dowel', article), await finds('dowel', other)]).toEqual([true, true])
  await sql("UPDATE tags SET name = 'Shearplate' WHERE id = $1", [tag.id])
  expect([await finds('shearplate', article), await finds('dowel', article)]).toEqual([true, false])
  await sql('DELETE FROM article_tags WHERE article_id = $1', [article.id])
  expect([await finds('shearplate', article), await finds('shearplate', other)]).toEqual([false, true])
  await sql('DELETE FROM tags WHERE id = $1', [tag.id])
  expect(await finds('shearplate', other)).toBe(false)
})

test('renaming what no article carries is no error', async () => {
  const [category, tag] = [await made('categories'), await made('tags')]
  await expect(
    sql("UPDATE categories SET name = 'Unused' WHERE id = $1", [category.id]),
  ).resolves.toBeTruthy()
  await expect(sql("UPDATE tags SET name = 'Unused' WHERE id = $1", [tag.id])).resolves.toBeTruthy()
})

test('an article of 2 MB of different words can be stored and is found by its first ones', async () => {
  const words = Array.from({ length: 250_000 }, (_, index) => `w${index.toString(36)}`).join(' ')
  const article = await made('articles', { plain_text: words, reference: words })
  expect(await finds('w1', article)).toBe(true)
})

test('a deleted article leaves no search document', async () => {
  const article = await made('articles')
  await sql('DELETE FROM articles WHERE id = $1', [article.id])
  expect((await sql('SELECT 1 FROM search_documents WHERE article_id = $1', [article.id])).rowCount).toBe(0)
})

test('every trigger of the rules is there and enabled', async () => {
  const rules = readdirSync('prisma/migrations')
    .filter((name) => !name.endsWith('.toml'))
    .map((name) => readFileSync(join('prisma/migrations', name, 'migration.sql'), 'utf8'))
    .join('\n')
  const wanted = [...rules.matchAll(/CREATE (?:CONSTRAINT )?TRIGGER (\w+)/g)].map((match) => match[1])
  const { rows } = await sql(
    "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O' AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)",
  )
  expect(rows.map(({ tgname }) => tgname).sort()).toEqual(wanted.sort())
})
