import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { allowedRows, insert, sql, type Row } from '../../support/rows'

const made = async (table: string, change: Row = {}) =>
  insert(table, {
    ...(await allowedRows[table]!()),
    ...(table === 'articles' && { status: 'approved', published_at: new Date() }),
    ...change,
  })

/** Whether the index, brought up to date, says that the article holds the word. */
async function finds(word: string, article: Row): Promise<boolean> {
  await catchUp(ARTICLES)
  const { rowCount } = await sql(
    `SELECT 1 FROM search_postings p JOIN search_terms t ON t.id = p.term, unnest(p.list) AS posting
     WHERE t.space = 1 AND t.term = (ts_lexize('english_stem', $2))[1] AND posting & 16777215 = $1`,
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

test('an article is found by the clauses that it cites: when they are derived, and no more when they are gone', async () => {
  const article = await made('articles')
  const finds632 = async () => {
    await catchUp(ARTICLES)
    const { rowCount } = await sql(
      `SELECT 1 FROM search_postings p JOIN search_terms t ON t.id = p.term, unnest(p.list) AS posting
       WHERE t.space = 1 AND t.term = '#en1993-1-1:6.3.2' AND posting & 16777215 = $1`,
      [article.id],
    )
    return rowCount === 1
  }
  expect(await finds632()).toBe(false)
  await insert('citations', {
    article_id: article.id,
    position: 0,
    place: 'mark',
    standard: 'EN 1993-1-1',
    clause: '6.3.2',
    clause_slug: '6.3.2',
  })
  expect(await finds632()).toBe(true)
  await sql('DELETE FROM citations WHERE article_id = $1', [article.id])
  expect(await finds632()).toBe(false)
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

test('an article that leaves the library, or is put in the bin, leaves the index, and comes back with it', async () => {
  const article = await made('articles', { title: 'gantry' })
  for (const [away, back] of [
    ["status = 'draft'", "status = 'approved'"],
    ['deleted_at = now()', 'deleted_at = NULL'],
  ]) {
    await sql(`UPDATE articles SET ${away} WHERE id = $1`, [article.id])
    expect(await finds('gantry', article)).toBe(false)
    await sql(`UPDATE articles SET ${back} WHERE id = $1`, [article.id])
    expect(await finds('gantry', article)).toBe(true)
  }
})

test('counts are those of a fresh index, whatever was changed in between', async () => {
  const [first, second] = [
    await made('articles', { title: 'caisson cofferdam', plain_text: 'caisson caisson diaphragm' }),
    await made('articles', { title: 'cofferdam' }),
  ]
  await catchUp(ARTICLES)
  await sql("UPDATE articles SET title = 'diaphragm', plain_text = 'caisson' WHERE id = $1", [first.id])
  await sql("UPDATE articles SET title = 'caisson' WHERE id = $1", [second.id])
  await catchUp(ARTICLES)
  const { rows } = await sql(`
    SELECT t.term FROM search_terms t LEFT JOIN search_postings p ON p.term = t.id WHERE t.space = 1
    GROUP BY t.id HAVING t.documents <> coalesce(sum(cardinality(p.list)), 0)`)
  expect(rows).toEqual([])
  const { rows: spaces } = await sql(`
    SELECT s.documents - count(d.id) AS documents, s.length - coalesce(sum(d.length), 0) AS length
    FROM search_spaces s LEFT JOIN search_documents d ON d.space = s.space WHERE s.space = 1 GROUP BY s.space`)
  expect(spaces).toEqual([{ documents: '0', length: '0' }])
})

test('a deleted article leaves no search document', async () => {
  const article = await made('articles')
  await sql('DELETE FROM articles WHERE id = $1', [article.id])
  await catchUp(ARTICLES)
  expect((await sql('SELECT 1 FROM search_documents WHERE id = $1', [article.id])).rowCount).toBe(0)
})

test('every trigger of the rules is there and enabled', async () => {
  const wanted = new Set<string>()
  for (const name of readdirSync('prisma/migrations').sort()) {
    if (!/^\d/.test(name)) continue
    const migration = readFileSync(join('prisma/migrations', name, 'migration.sql'), 'utf8')
    for (const [, gone] of migration.matchAll(/DROP TRIGGER (\w+)/g)) wanted.delete(gone!)
    for (const [, made] of migration.matchAll(/CREATE (?:CONSTRAINT )?TRIGGER (\w+)/g)) wanted.add(made!)
  }
  const { rows } = await sql(
    "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O' AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)",
  )
  expect(rows.map(({ tgname }) => tgname).sort()).toEqual([...wanted].sort())
})
