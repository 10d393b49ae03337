import { POST as createFolder } from '@/app/api/bookmark-folders/route'
import { PUT as saveArticle } from '@/app/api/admin/articles/[id]/route'
import { POST as reject } from '@/app/api/admin/articles/[id]/reject/route'
import { POST as createArticleRoute } from '@/app/api/articles/route'
import { POST as submit } from '@/app/api/articles/submit/route'
import { POST as createCategory } from '@/app/api/categories/route'
import { POST as contact } from '@/app/api/contact/route'
import { POST as createTag } from '@/app/api/tags/route'
import { PUT as saveDraft } from '@/app/api/user/draft/route'
import { PUT as saveProfile } from '@/app/api/user/profile/route'
import { db } from '@/lib/core/server/db'
import { categoryNamed } from '@/lib/taxonomy/mutations'
import { call, type Handler } from '../support/call'
import { createArticle, resetLimits, signIn } from '../support/factories'

const LONG =
  '<p>A beam that is restrained along its length cannot buckle sideways, and keeps the resistance of its section.</p>'

beforeEach(resetLimits)

test.each([
  ['half of a surrogate pair', '\ud800'],
  ['the other half', '\udfff'],
  ['NUL', '\0'],
])('%s is refused by every call that stores a text, and nothing is stored', async (_, bad) => {
  const [member, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const categoryId = await categoryNamed(db, 'Steel')
  const { id } = await createArticle({ status: 'pending_review' })
  const params = { id: String(id) }
  const text = `text ${bad} text`
  const article = { title: 'A title of an article', content: LONG, categoryId, tagIds: [] }
  const draft = { ...article, reference: '', memberNote: '' }
  const calls: [Handler, { cookie: string; body: object; method?: string; params?: typeof params }][] = [
    [submit, { cookie: member.cookie, body: { ...article, title: text } }],
    [submit, { cookie: member.cookie, body: { ...article, content: LONG + text } }],
    [saveDraft, { cookie: member.cookie, body: { ...draft, content: text }, method: 'PUT' }],
    [createFolder, { cookie: member.cookie, body: { name: text } }],
    [saveProfile, { cookie: member.cookie, body: { company: text, professionalTitle: 'E' }, method: 'PUT' }],
    [contact, { cookie: member.cookie, body: { name: 'A', email: 'a@b.cd', subject: text, message: 'x' } }],
    [createArticleRoute, { cookie: admin.cookie, body: { ...article, title: text } }],
    [saveArticle, { cookie: admin.cookie, body: { ...article, excerpt: text }, method: 'PUT', params }],
    [reject, { cookie: admin.cookie, body: { reason: text }, params }],
    [createCategory, { cookie: admin.cookie, body: { name: text } }],
    [createTag, { cookie: admin.cookie, body: { name: text } }],
  ]
  const counts = () =>
    Promise.all([
      db.article.count(),
      db.draft.count(),
      db.bookmarkFolder.count(),
      db.category.count(),
      db.tag.count(),
      db.contactSubmission.count(),
      db.reviewEvent.count(),
    ])
  const before = await counts()
  for (const [handler, options] of calls) {
    const { status, body } = await call(handler, options)
    expect([status, body.message]).toEqual([400, 'The text holds a character that cannot be stored'])
  }
  expect(await counts()).toEqual(before)
})

test('what turns the direction of a text is taken out of it, written as it is or as an entity', async () => {
  const [member, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const categoryId = await categoryNamed(db, 'Steel')
  const folder = await call<{ name: string }>(createFolder, {
    cookie: member.cookie,
    body: { name: 'see \u202ehttps://good.example/moc.live\u202c and \u2067this\u2069' },
  })
  expect(folder.body.name).toBe('see https://good.example/moc.live and this')
  const { body } = await call<{ content: string }>(createArticleRoute, {
    cookie: admin.cookie,
    body: {
      title: 'A title of an article',
      content: `${LONG}<p>gamma &#x202E;M2&#x202C; \u2066is\u2069 1.25</p>`,
      categoryId,
      tagIds: [],
    },
  })
  expect(body.content).toContain('<p>gamma M2 is 1.25</p>')
})
