import { pool } from '@/lib/core/server/db'
import { ask } from '@/lib/search/engine'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { nearWords } from '@/lib/search/near/queries'
import { createArticle } from '../../support/factories'

test('a misspelt word is read as the one that occurs with the others, and alone as the commonest', async () => {
  for (let n = 0; n < 6; n++)
    await createArticle({ title: `Props ${n}`, content: '<p>Pushing a prop sideways moves it.</p>' })
  for (let n = 0; n < 3; n++)
    await createArticle({ title: `Flat slabs ${n}`, content: '<p>Punching shear at a column.</p>' })
  await catchUp(ARTICLES)
  expect((await ask(ARTICLES, 'puching', 5)).suggestion).toBe('pushing')
  expect((await ask(ARTICLES, 'puching shaer', 5)).suggestion).toBe('punching shear')
  expect((await ask(ARTICLES, 'puching shear', 5)).suggestion).toBe('punching shear')
})

test('a short word is repaired where only its vowel is missing', async () => {
  await createArticle({ title: 'Snow on roofs', content: '<p>Snow load on a roof.</p>' })
  await createArticle({ title: 'Ties', content: '<p>The load of a tie slips on ribs.</p>' })
  await catchUp(ARTICLES)
  const { ranked, suggestion } = await ask(ARTICLES, 'snw load', 5)
  expect(suggestion).toBe('snow load')
  const { rows } = await pool().query<{ title: string }>('SELECT title FROM articles WHERE id = $1', [
    ranked[0]!.id,
  ])
  expect(rows).toEqual([{ title: 'Snow on roofs' }])
  // All in capitals, a word is no name for that.
  expect((await ask(ARTICLES, 'SNW LOAD', 5)).suggestion).toBe('snow LOAD')
  for (const name of ['sip load', 'SNW load', 'rbs load', 'SNW'])
    expect((await ask(ARTICLES, name, 5)).suggestion).toBeNull()
})

test('a root is no misspelt word, however it is typed', async () => {
  await createArticle({ title: 'Lists', content: '<p>They sort lists by name.</p>' })
  const { id } = await createArticle({ title: 'Floors', content: '<p>The frequency is 18/√δ.</p>' })
  await catchUp(ARTICLES)
  for (const question of ['18/√δ', '18/sqrt delta', '18/sqrt(δ)', String.raw`\frac{18}{\sqrt{\delta}}`]) {
    const { ranked, suggestion } = await ask(ARTICLES, question, 5)
    expect([question, ranked[0]?.id, suggestion]).toEqual([question, id, null])
  }
})

test('a word of another country is read, gives way to what is in the typing, and is never proposed', async () => {
  await createArticle({ title: 'Anchors', content: '<p>An anchor in concrete.</p>' })
  await createArticle({ title: 'Flanges', content: '<p>The width of a flange.</p>' })
  await catchUp(ARTICLES)
  const titles = async (question: string) => {
    const { ranked, suggestion } = await ask(ARTICLES, question, 5)
    expect(suggestion).toBeNull()
    const { rows } = await pool().query<{ id: number; title: string }>('SELECT id, title FROM articles')
    return ranked.map(({ id }) => rows.find((row) => row.id === id)!.title)
  }
  expect(await titles('ancho del ala ')).toEqual(['Flanges'])
  expect(await titles('ancho')).toContain('Anchors')
  expect((await ask(ARTICLES, 'anchro', 5)).suggestion).toBe('anchor')
  expect((await ask(ARTICLES, 'concrte', 5)).suggestion).toBe('concrete')
  expect((await nearWords(ARTICLES, ['anchozzz', 'concrezz'])).sort()).toEqual(['anchor', 'concrete'])
})
