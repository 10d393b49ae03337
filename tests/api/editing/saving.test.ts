import { GET as readRoute } from '@/app/api/articles/[key]/route'
import { openArticle, redirectFor } from '@/lib/articles/queries'
import type { Verified } from '@/lib/auth/viewer'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { bin, create, deedsOn, open, restore, save, TEXT } from '../../support/editing'
import { createArticle, createMember, signIn } from '../../support/factories'
import { runQueue } from '../../support/mail'

let admin: string
let second: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })).cookie
  second = (await signIn({ role: 'admin', firstName: 'Emily', lastName: 'Roebling' })).cookie
})

const input = { title: 'Shear lag in wide flanges', content: TEXT }
const HOUR = 3_600_000

describe('what is not stored', () => {
  test.each([
    ['title', { title: ' ' }, 'Title is required'],
    ['title', { title: 'x'.repeat(501) }, 'Title too long'],
    ['content', { content: '' }, 'Content is required'],
    ['content', { content: '<p></p><p>&nbsp; </p>' }, 'Content is required'],
    ['content', { content: '<script>alert(1)</script>' }, 'Content is required'],
    [
      'content',
      { content: '<div>'.repeat(120) + 'x' },
      'The content is nested too deeply: at most 100 levels are allowed',
    ],
    [
      'content',
      { content: '<h2>a</h2>'.repeat(1001) },
      'The content holds 1,001 headings; at most 1,000 are allowed',
    ],
    ['categoryId', { categoryId: 2_000_000_000 }, 'Please select a category'],
    ['categoryId', { categoryId: -1 }, 'Please choose from the list'],
    ['tagIds', { tagIds: ['2000000000'] }, 'One of these tags does not exist any more'],
    ['tags', { tags: Array.from({ length: 51 }, (_, index) => index + 1) }, 'Please choose at most 50 tags'],
    ['slug', { slug: 'Not a slug' }, 'Only small letters, digits and single hyphens'],
    ['slug', { slug: '1993' }, 'Not only digits: those are ids'],
    ['scheduledFor', { published: false, scheduledFor: 'soon' }, 'Please enter a date and time'],
    [
      'scheduledFor',
      { published: false, scheduledFor: '9999-01-01T00:00:00Z' },
      'Please choose a time within the next two years',
    ],
    [
      'scheduledFor',
      { published: false, scheduledFor: '2020-01-01T00:00:00Z' },
      'Please choose a time in the future',
    ],
  ])('%s of %j', async (path, change, message) => {
    const before = await db.article.count()
    const { status, body } = await create(admin, { ...input, ...change })
    expect([status, body.code, body.errors]).toEqual([400, 'VALIDATION_FAILED', [{ path, message }]])
    expect(await db.article.count()).toBe(before)
  })

  test.each(['0', 'x', '2147483647'])(
    'at the id %j there is nothing to save, delete or restore',
    async (id) => {
      for (const reply of [
        await open(admin, id),
        await save(admin, id, input),
        await bin(admin, id),
        await restore(admin, id),
      ])
        expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND'])
    },
  )
})

test('a new article is published, filed, cleaned, rendered and logged', async () => {
  const category = await db.category.create({ data: { name: 'Plates', slug: 'plates' } })
  const tag = await db.tag.create({ data: { name: 'Lag', slug: 'lag' } })
  const { status, body } = await create(admin, {
    ...input,
    content: '<h2>Width</h2><script>alert(1)</script><p onclick="x">b</p>',
    reference: 'EN 1993-1-5\n\n  EN 1993-1-1, 6.2 ',
    categoryId: category.id,
    tagIds: [String(tag.id)],
    tags: [tag.id],
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    slug: 'shear-lag-in-wide-flanges',
    content: '<h2>Width</h2><p>b</p>',
    reference: 'EN 1993-1-5\nEN 1993-1-1, 6.2',
    status: 'approved',
    published: true,
    featured: false,
    categoryId: category.id,
    tags: [{ id: tag.id, name: 'Lag', slug: 'lag' }],
    author: { firstName: 'Ada', lastName: 'Byron' },
    submittedByUser: false,
    standards: ['EN 1993-1-5', 'EN 1993-1-1'],
    ownExcerpt: null,
    revision: 1,
  })
  expect((await deedsOn(body.id)).map(({ action }) => action)).toEqual(['article.create', 'article.publish'])
  const reader = (await signIn()).cookie
  const read = await call<{ id: number }>(readRoute, { cookie: reader, params: { key: body.slug } })
  expect(read.body.id).toBe(body.id)
})

test('articles with one title stand at addresses of their own, also when they are stored at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => create(admin, { ...input, title: 'Same Title' })),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201))
  expect(replies.map(({ body }) => body.slug).sort()).toEqual(
    ['same-title', ...[2, 3, 4, 5, 6].map((n) => `same-title-${n}`)].sort(),
  )
})

test('what a save leaves out stays; null and empty clear', async () => {
  const { body } = await create(admin, { ...input, reference: 'EN 1990', excerpt: 'Short', featured: true })
  const same = await save(admin, body.id, input)
  expect(same.body).toMatchObject({
    reference: 'EN 1990',
    ownExcerpt: 'Short',
    featured: true,
    published: true,
  })
  const cleared = await save(admin, body.id, { ...input, reference: null, excerpt: '' })
  expect(cleared.body).toMatchObject({ reference: null, ownExcerpt: null, standards: [] })
})

test('a save that changes nothing leaves no trace', async () => {
  const { body } = await create(admin, input)
  const deeds = await deedsOn(body.id)
  const again = await save(second, body.id, { ...input, published: true, tagIds: [], reference: null })
  expect(again.body.updatedAt).toBe(body.updatedAt)
  expect(await deedsOn(body.id)).toEqual(deeds)
})

describe('two editors', () => {
  test('the second is told who and when, and can save over it knowingly', async () => {
    const { body: opened } = await create(admin, input)
    const first = await save(admin, opened.id, { ...input, title: 'First', updatedAt: opened.updatedAt })
    expect(first.status).toBe(200)
    const late = await save(second, opened.id, { ...input, title: 'Late', updatedAt: opened.updatedAt })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'CONFLICT',
      editedBy: 'Ada Byron',
      updatedAt: first.body.updatedAt,
    })
    expect(late.body.message).toMatch(
      /^Ada Byron saved this article on \d+ \w+ \d{4} at \d\d:\d\d, after you opened it\.$/,
    )
    expect((await open(admin, opened.id)).body.title).toBe('First')
    const knowing = await save(second, opened.id, { ...input, title: 'Late', updatedAt: late.body.updatedAt })
    expect([knowing.status, knowing.body.title]).toEqual([200, 'Late'])
  })

  test('one who saved in another tab is told that it was they', async () => {
    const { body: opened } = await create(admin, input)
    await save(second, opened.id, { ...input, title: 'Another’s', updatedAt: opened.updatedAt })
    const own = await save(admin, opened.id, { ...input, title: 'First tab' })
    const late = await save(admin, opened.id, { ...input, title: 'Second tab', updatedAt: opened.updatedAt })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ editedBy: 'Ada Byron', updatedAt: own.body.updatedAt })
    expect(late.body.message).toMatch(
      /^You saved this article in another tab or window on \d+ \w+ \d{4} at \d\d:\d\d, after you opened it here\.$/,
    )
  })

  test('of ten at the same moment one is stored', async () => {
    const { body } = await create(admin, input)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        save(n % 2 ? admin : second, body.id, { ...input, title: `Number ${n}`, updatedAt: body.updatedAt }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  })
})

describe('the address', () => {
  const viewer = async () => (await createMember()) as unknown as Verified

  test('of a draft follows its title until it is published, and is fixed then', async () => {
    const { body } = await create(admin, { ...input, title: 'Working title', published: false })
    const renamed = await save(admin, body.id, { ...input, title: 'Better title' })
    expect(renamed.body.slug).toBe('better-title')
    await save(admin, body.id, { ...input, title: 'Better title', published: true })
    const later = await save(admin, body.id, { ...input, title: 'Best title' })
    expect(later.body.slug).toBe('better-title')
    expect(await redirectFor(await viewer(), 'working-title')).toBeNull()
  })

  test('changed by hand, leads on from the former one, there and back', async () => {
    const { body } = await create(admin, { ...input, title: 'Moves about' })
    await save(admin, body.id, { ...input, title: 'Moves about', slug: 'elsewhere' })
    expect(await redirectFor(await viewer(), 'moves-about')).toBe('elsewhere')
    expect((await openArticle(await viewer(), 'elsewhere'))?.id).toBe(body.id)
    await save(admin, body.id, { ...input, title: 'Moves about', slug: 'moves-about' })
    expect(await redirectFor(await viewer(), 'elsewhere')).toBe('moves-about')
    expect(await redirectFor(await viewer(), 'moves-about')).toBeNull()
  })

  test('of another article cannot be taken, nor one that leads to it', async () => {
    const { body: other } = await create(admin, { ...input, title: 'Taken already' })
    await save(admin, other.id, { ...input, slug: 'taken-now' })
    const { body } = await create(admin, input)
    for (const slug of ['taken-already', 'taken-now']) {
      const message = 'Another article has or had this address'
      const reply = await save(admin, body.id, { ...input, slug })
      expect([reply.status, reply.body.errors]).toEqual([409, [{ path: 'slug', message }]])
      expect((await create(admin, { ...input, slug })).status).toBe(409)
    }
    expect((await create(admin, { ...input, title: 'Taken already' })).body.slug).toBe('taken-already-2')
  })
})

describe('publishing', () => {
  test('on and off: the day of the first publication stays', async () => {
    const { body } = await create(admin, { ...input, published: false })
    expect(body).toMatchObject({ status: 'draft', publishedAt: null })
    const on = await save(admin, body.id, { ...input, published: true })
    expect(on.body.status).toBe('approved')
    const off = await save(admin, body.id, { ...input, published: false })
    expect(off.body).toMatchObject({ status: 'draft', publishedAt: on.body.publishedAt })
    const again = await save(admin, body.id, { ...input, published: true })
    expect(again.body.publishedAt).toBe(on.body.publishedAt)
  })

  test('a submission saved as not published waits on', async () => {
    const { id } = await createArticle({ status: 'pending_review', submittedByUser: true })
    const reply = await save(admin, id, { ...input, published: false })
    expect(reply.body.status).toBe('pending_review')
  })

  test('by the clock: at its hour, not before, and not where it was put off', async () => {
    const scheduledFor = new Date(Date.now() + HOUR).toISOString()
    const { body } = await create(admin, { ...input, published: false, scheduledFor })
    expect(body).toMatchObject({ status: 'draft', scheduledFor })
    await runQueue()
    expect((await open(admin, body.id)).body.status).toBe('draft')

    const due = async (id: number) => {
      await db.$executeRaw`UPDATE articles SET scheduled_for = now() - interval '1 minute' WHERE id = ${id} AND scheduled_for IS NOT NULL`
      await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`publish-article:${id}`}`
      await runQueue()
    }
    const { body: calledOff } = await create(admin, { ...input, published: false, scheduledFor })
    await save(admin, calledOff.id, { ...input, scheduledFor: null })
    await due(calledOff.id)
    expect((await open(admin, calledOff.id)).body.status).toBe('draft')

    await due(body.id)
    expect((await open(admin, body.id)).body).toMatchObject({ status: 'approved', scheduledFor: null })
    expect((await deedsOn(body.id)).at(-1)).toMatchObject({
      action: 'article.publish',
      actorName: 'Loadpath',
    })
  })

  test('only a draft can be scheduled', async () => {
    const { id } = await createArticle({ status: 'pending_review' })
    const scheduledFor = new Date(Date.now() + HOUR).toISOString()
    const { status, body } = await save(admin, id, { ...input, scheduledFor })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'scheduledFor'])
  })
})

test('the bin hides an article everywhere and gives it back as it was', async () => {
  const { body } = await create(admin, { ...input, title: 'To and fro' })
  const reader = (await signIn()).cookie
  const read = () => call(readRoute, { cookie: reader, params: { key: body.slug } })
  expect((await bin(admin, body.id)).status).toBe(204)
  expect([(await read()).status, (await bin(admin, body.id)).status]).toEqual([404, 404])
  expect((await save(admin, body.id, input)).status).toBe(404)
  expect((await open(admin, body.id)).body.deletedAt).not.toBeNull()
  const back = await restore(admin, body.id)
  expect(back.body).toMatchObject({ deletedAt: null, status: 'approved' })
  expect((await read()).status).toBe(200)
  expect((await restore(admin, body.id)).status).toBe(409)
})
