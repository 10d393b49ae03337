import { renderApart } from '@/lib/articles/rendering/gateway'
import { AppError } from '@/lib/core/errors'

const WITHOUT_ANSWER =
  '<section data-type="exercise"><div data-type="question"><p>Q</p></div><div data-type="answer"></div></section>'

test('a text that is refused is so in the words and the class of who asked, whoever started the thread', async () => {
  // Pages and calls are built apart: each has this file, and all share the threads.
  await jest.isolateModulesAsync(async () => {
    const elsewhere = await import('@/lib/articles/rendering/gateway')
    await elsewhere.renderApart('article', '<p>One</p>')
  })
  const refused: unknown = await renderApart('article', WITHOUT_ANSWER).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: {
      errors: [{ path: 'content', message: expect.stringMatching(/^Exercise 1 has no answer/) as string }],
    },
  })
})
