import { sentenceOf } from '@/lib/notifications/rules/sentence'

test.each(['article-translated', 'constructor', ''])(
  'a notification of the unknown kind “%s” shows what is stored with it',
  (kind) => {
    expect(sentenceOf({ kind, detail: 'Into German', count: 1 })).toEqual({
      lead: 'Something is new',
      detail: 'Into German',
    })
  },
)

test('one that stands for several says how many', () => {
  expect(sentenceOf({ kind: 'article-commented', detail: 'Tom Ode', count: 3 })).toEqual({
    lead: '3 new comments on your article',
    detail: null,
  })
})
