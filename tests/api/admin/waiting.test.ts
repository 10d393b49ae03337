import { countShelves, listPending } from '@/lib/articles/administration/queries'
import { admit } from '@/lib/auth/access'
import { findSession } from '@/lib/auth/queries'
import { countReported, listReported } from '@/lib/comments/queries'
import { db } from '@/lib/core/server/db'
import { countUndecided, listReports } from '@/lib/errata/queries'
import { countUnverified } from '@/lib/users/administration/queries'
import { createArticle, createComment, createMember, signIn } from '../../support/factories'

const adminViewer = async () => admit('admin', await findSession((await signIn({ role: 'admin' })).token, 7))

test('submissions wait from when they are sent until they are decided or in the bin', async () => {
  const viewer = await adminViewer()
  const { id } = await createArticle({ status: 'pending_review', submittedByUser: true })
  const gone = { status: 'pending_review' as const, deletedAt: new Date() }
  for (const other of [{}, { status: 'draft' as const }, { status: 'rejected' as const }, gone])
    await createArticle(other)
  expect((await countShelves(viewer)).pending_review).toBe(1)
  expect((await listPending(viewer, {})).items.map((article) => article.id)).toEqual([id])
  await db.article.update({ where: { id }, data: { status: 'rejected' } })
  expect((await countShelves(viewer)).pending_review).toBe(0)
})

test('a comment waits once, however often it is reported, until all its reports are decided', async () => {
  const viewer = await adminViewer()
  const { id: articleId } = await createArticle()
  const reporters = [await createMember(), await createMember()]
  const report = async (data: object = {}) => {
    const comment = await createComment(articleId)
    for (const { id } of reporters)
      await db.commentReport.create({ data: { commentId: comment.id, reporterId: id, ...data } })
    return comment.id
  }
  const id = await report()
  await report({ resolvedAt: new Date() })
  expect(await countReported(viewer)).toBe(1)
  expect((await listReported(viewer)).map((comment) => comment.id)).toEqual([id])
  await db.article.update({ where: { id: articleId }, data: { deletedAt: new Date() } })
  expect([await countReported(viewer), await listReported(viewer)]).toEqual([0, []])
})

test('a reported error waits until it is verified, rejected or held', async () => {
  const viewer = await adminViewer()
  const { id: articleId } = await createArticle()
  const about = { articleTitle: 'Beams', revision: 1, passage: 'Text.', kind: 'technical', report: 'No.' }
  const decided = { decidedAt: new Date(), decidedById: viewer.id, answer: 'It is right.' }
  const { id } = await db.erratum.create({ data: { ...about, articleId } })
  await db.erratum.create({ data: { ...about, articleId, state: 'held', ...decided } })
  expect(await countUndecided(viewer)).toBe(1)
  expect((await listReports(viewer, { state: 'reported' })).items.map((one) => one.id)).toEqual([id])
  await db.erratum.update({ where: { id }, data: { state: 'rejected', ...decided } })
  expect(await countUndecided(viewer)).toBe(0)
})

test('a member waits whose address is not verified within the life of the link', async () => {
  const viewer = await adminViewer()
  const long = new Date(Date.now() - 3 * 24 * 3_600_000)
  const registered = async (options: Parameters<typeof createMember>[0]) => {
    const { id } = await createMember(options)
    await db.user.update({ where: { id }, data: { createdAt: long } })
    return id
  }
  const before = await countUnverified(viewer)
  const id = await registered({ verified: false })
  await registered({ verified: true })
  await registered({ verified: false, role: 'admin' })
  await registered({ verified: false, status: 'frozen' })
  await createMember({ verified: false })
  expect(await countUnverified(viewer)).toBe(before + 1)
  await db.user.update({ where: { id }, data: { emailVerified: new Date() } })
  expect(await countUnverified(viewer)).toBe(before)
})
