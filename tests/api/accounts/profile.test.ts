import { GET as activity } from '@/app/api/user/activity/route'
import { PUT } from '@/app/api/user/profile/route'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { createArticle, createMember, signIn } from '../../support/factories'

const DETAILS = { company: 'Engine Ltd', professionalTitle: 'Engineer' }
const update = (cookie: string | undefined, body: unknown) => call(PUT, { method: 'PUT', cookie, body })
const LONG = 'Please use at most 120 characters'

describe('professional details', () => {
  test('a visitor has none', async () => {
    expect((await update(undefined, DETAILS)).body.code).toBe('UNAUTHENTICATED')
  })

  test('another site cannot change them', async () => {
    const { cookie } = await signIn()
    const headers = { origin: 'https://evil.example' }
    expect((await call(PUT, { method: 'PUT', cookie, body: DETAILS, headers })).status).toBe(403)
  })

  test.each([
    ['company', undefined, 'Company is required'],
    ['company', '', 'Company is required'],
    ['company', ' \t', 'Company is required'],
    ['company', { set: 'x' }, 'Company is required'],
    ['company', 'x'.repeat(121), LONG],
    ['professionalTitle', undefined, 'Professional title is required'],
    ['professionalTitle', '', 'Professional title is required'],
    ['professionalTitle', null, 'Professional title is required'],
    ['professionalTitle', 'x'.repeat(121), LONG],
  ])('%s %j: %s', async (path, value, message) => {
    const { cookie, user } = await signIn()
    const { status, body } = await update(cookie, { ...DETAILS, [path]: value })
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ path, message }],
    })
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      company: null,
      professionalTitle: null,
    })
  })

  test('experience, location and specialization stay when they are left out, and go when they are emptied', async () => {
    const { cookie, user } = await signIn()
    const said = { experience: '6-10', location: ' Leeds ', specialization: 'bridge' }
    expect((await update(cookie, { ...DETAILS, ...said })).status).toBe(200)
    const read = () =>
      db.user.findUniqueOrThrow({
        where: { id: user.id },
        select: { experience: true, location: true, specialization: true },
      })
    expect(await read()).toEqual({ ...said, location: 'Leeds' })
    expect((await update(cookie, DETAILS)).status).toBe(200)
    expect(await read()).toEqual({ ...said, location: 'Leeds' })
    expect(
      (await update(cookie, { ...DETAILS, experience: '', location: ' ', specialization: null })).status,
    ).toBe(200)
    expect(await read()).toEqual({ experience: null, location: null, specialization: null })
    const { status, body } = await update(cookie, { ...DETAILS, experience: 'ages' })
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'experience', message: 'Please choose one of the options' }],
    ])
  })

  test('are stored trimmed, for this account and no other, and the account comes back', async () => {
    const [mine, other] = [await signIn({ verified: false }), await createMember()]
    const sent = { company: ' Müller & Söhne ', professionalTitle: '<b>Engineer</b>' }
    const { status, body } = await call<Record<string, unknown>>(PUT, {
      method: 'PUT',
      cookie: mine.cookie,
      body: sent,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: mine.user.id,
      company: 'Müller & Söhne',
      professionalTitle: '<b>Engineer</b>',
    })
    expect(body).not.toHaveProperty('passwordHash')
    expect(await db.user.findUnique({ where: { id: other.id } })).toMatchObject({ company: null })
  })

  test('cannot smuggle anything else in', async () => {
    const { cookie, user } = await signIn({ verified: false })
    const more = {
      id: 'x',
      role: 'admin',
      membershipType: 'yearly',
      emailVerified: new Date(),
      email: 'eve@example.org',
    }
    expect((await update(cookie, { ...DETAILS, ...more })).status).toBe(200)
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      email: user.email,
      role: 'user',
      membershipType: 'free',
      emailVerified: null,
    })
  })
})

describe('activity', () => {
  test('a visitor has none', async () => {
    expect((await call(activity)).body.code).toBe('UNAUTHENTICATED')
  })

  test('a new member has done nothing yet, verified or not', async () => {
    const { cookie } = await signIn({ verified: false })
    const { status, body } = await call(activity, { cookie })
    expect({ status, body }).toEqual({
      status: 200,
      body: { articles: 0, likes: 0, comments: 0, bookmarks: 0 },
    })
  })

  test('counts one’s own, and only what the lists still show', async () => {
    const [{ cookie, user }, other] = [await signIn(), await createMember()]
    const mine = { authorId: user.id, submittedByUser: true }
    const [one, two] = [await createArticle(mine), await createArticle({ authorId: other.id })]
    await createArticle({ ...mine, status: 'pending_review' })
    await createArticle({ ...mine, status: 'rejected' })
    const binned = await createArticle({ ...mine, deletedAt: new Date() })
    const draft = await createArticle({ status: 'draft' })
    for (const userId of [user.id, other.id])
      for (const articleId of [one.id, two.id, binned.id, draft.id]) {
        await db.like.create({ data: { userId, articleId } })
        await db.bookmark.create({ data: { userId, articleId } })
        await db.comment.create({ data: { userId, articleId, content: 'Thank you.' } })
      }
    await db.like.deleteMany({ where: { userId: user.id, articleId: two.id } })
    await db.comment.create({
      data: { userId: user.id, articleId: one.id, content: 'Rude.', hiddenAt: new Date() },
    })
    await db.comment.create({ data: { userId: user.id, articleId: one.id, content: 'Once more.' } })
    expect((await call(activity, { cookie })).body).toEqual({
      articles: 3,
      likes: 1,
      comments: 4,
      bookmarks: 2,
    })
  })
})
