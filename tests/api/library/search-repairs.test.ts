import { ask } from '@/lib/search/engine'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
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
