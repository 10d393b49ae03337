import { POST as APPROVE } from '@/app/api/admin/articles/[id]/approve/route'
import { POST as REJECT } from '@/app/api/admin/articles/[id]/reject/route'
import { GET, PUT } from '@/app/api/user/articles/[id]/route'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

test('what was rejected, mended and sent again can be approved; the history tells all of it', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  const { id } = await createArticle({
    status: 'pending_review',
    authorId: author.user.id,
    submittedByUser: true,
    category: 'Steel',
  })
  const params = { id: String(id) }
  const decide = (handler: typeof APPROVE, body?: object) =>
    call(handler, { method: 'POST', cookie: admin.cookie, params, body })
  expect((await decide(REJECT, { reason: 'Name the clause' })).status).toBe(200)

  const { categoryId } = await db.article.findUniqueOrThrow({ where: { id }, select: { categoryId: true } })
  const mended = { title: 'Mended', content: `<p>${'Now with its clause. '.repeat(10)}</p>`, categoryId }
  const sent = await call(PUT, { method: 'PUT', cookie: author.cookie, params, body: mended })
  expect(sent.status).toBe(200)
  expect((await decide(APPROVE)).status).toBe(200)

  const { body } = await call<{
    status: string
    rejectionReason: string | null
    history: { action: string }[]
  }>(GET, {
    cookie: author.cookie,
    params,
  })
  expect(body.status).toBe('approved')
  expect(body.rejectionReason).toBeNull()
  expect(body.history.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['rejected', 'resubmitted', 'approved']),
  )
})
