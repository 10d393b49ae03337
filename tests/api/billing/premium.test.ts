import { GET as readArticle } from '@/app/api/articles/[key]/route'
import { GET as calculationSources } from '@/app/api/calculations/sources/route'
import { GET as search } from '@/app/api/search/route'
import { GET as feed } from '@/app/feed.xml/route'
import { findCall, findPage } from '@/lib/articles/caching/queries'
import { openPublished, publishedBody } from '@/lib/articles/published/queries'
import { openArticle } from '@/lib/articles/queries'
import { admit } from '@/lib/auth/access'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { sessionOf } from '@/lib/http/cookies'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { call } from '../../support/call'
import { newMember, paidPlans } from '../../support/billing'
import { createArticle, signIn } from '../../support/factories'

paidPlans()

const SECRET = 'Zwischenraumknoten'
type Read = { content: string; reference: string | null; excerpt: string; locked?: true }

async function premiumArticle(authorId?: string) {
  const article = await createArticle({
    title: 'Premium joints',
    excerpt: 'What joints are about.',
    content: `<h2>Inside</h2><p>${'Joints and more joints. '.repeat(20)}${SECRET}</p>`,
    reference: 'EN 1993-1-8',
    authorId,
  })
  await db.article.update({ where: { id: article.id }, data: { premium: true } })
  return article
}

const read = (cookie: string, slug: string) => call<Read>(readArticle, { cookie, params: { key: slug } })
const viewerOf = async (cookie: string) => admit('verified', await sessionOf(new Headers({ cookie })))

async function subscribed() {
  const person = await newMember()
  await db.membershipGrant.create({ data: { userId: person.user.id, plan: 'monthly' } })
  return person
}

test('a member without a plan reads the excerpt, by the page and by the call, and nothing of the body', async () => {
  const { slug } = await premiumArticle()
  const { cookie } = await newMember()
  const { body, text } = await read(cookie, slug)
  expect(body).toMatchObject({
    excerpt: 'What joints are about.',
    content: '',
    reference: null,
    locked: true,
  })
  expect(text).not.toContain(SECRET)
  const page = await openArticle(await viewerOf(cookie), slug)
  expect(page).toMatchObject({ locked: true, bodyHtml: '', outline: [], references: [] })
  expect(JSON.stringify(page)).not.toContain(SECRET)
})

test('who pays, who was given it, who wrote it and who administers it read all of it', async () => {
  const author = await newMember()
  const { slug } = await premiumArticle(author.user.id)
  for (const { cookie } of [author, await subscribed(), await signIn({ role: 'admin' })]) {
    const { body } = await read(cookie, slug)
    expect(body.content).toContain(SECRET)
    expect(body.locked).toBeUndefined()
    expect((await openArticle(await viewerOf(cookie), slug))!.bodyHtml).toContain(SECRET)
  }
})

test('the lines of a premium calculation are listed for who may read the article, and for nobody else', async () => {
  const { id } = await createArticle({
    content: '<p>Text.</p><pre data-type="calculation">title Gnu joint\nx = 2 m -&gt; m</pre>',
  })
  await db.article.update({ where: { id }, data: { premium: true } })
  const listed = async ({ cookie }: { cookie: string }) =>
    (await call<{ title: string }[]>(calculationSources, { cookie, query: { q: 'gnu' } })).body
  expect(await listed(await newMember())).toEqual([])
  expect(await listed(await subscribed())).toEqual([expect.objectContaining({ title: 'Gnu joint' })])
})

test('access ends with the grace, whatever is written on the account', async () => {
  const { slug } = await premiumArticle()
  const { cookie, user } = await newMember()
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  const { id } = await db.subscription.create({
    data: {
      userId: user.id,
      plan: 'monthly',
      state: 'past_due',
      pastDueSince: days(13.9),
      stripeCustomerId: 'cus_x',
      stripeSubscriptionId: `sub_${user.id}`,
      stripePriceId: 'price_x',
    },
  })
  await db.user.update({ where: { id: user.id }, data: { membershipType: 'monthly' } })
  expect((await read(cookie, slug)).body.locked).toBeUndefined()
  await db.subscription.update({ where: { id }, data: { pastDueSince: days(14.1) } })
  expect((await read(cookie, slug)).body.locked).toBe(true)
})

test('it is never among the pages that are cached for every member', async () => {
  const { id, slug } = await premiumArticle()
  const { token } = await subscribed()
  expect(await findPage(token, slug)).toBeNull()
  expect(await findCall(token, slug)).toBeNull()
  expect(await openPublished(slug)).toBeNull()
  expect(await publishedBody(id)).toBeNull()
})

test('search finds it by its words and shows none of them', async () => {
  await premiumArticle()
  await catchUp(ARTICLES)
  const { cookie } = await newMember()
  const locked = await call(search, { cookie, query: { q: SECRET } })
  expect(locked.status).toBe(200)
  expect(locked.text.toLowerCase()).not.toContain(SECRET.toLowerCase())
  const open = await call(search, { cookie: (await subscribed()).cookie, query: { q: SECRET } })
  expect(open.text).toContain(SECRET)
  expect(await (await feed(new Request('http://localhost:3000/feed.xml'))).text()).not.toContain(SECRET)
})

test('while plans are off everybody reads it', async () => {
  const { slug } = await premiumArticle()
  const { cookie } = await newMember()
  Object.assign(env(), { PAID_PLANS: 'off' })
  try {
    expect((await read(cookie, slug)).body.content).toContain(SECRET)
  } finally {
    Object.assign(env(), { PAID_PLANS: 'on' })
  }
})
