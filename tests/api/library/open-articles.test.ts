import { GET as readArticle } from '@/app/api/articles/[key]/route'
import { POST as storeFigure } from '@/app/api/figures/route'
import { GET as showFigure } from '@/app/figures/[id]/route'
import { PUT as change } from '@/app/api/admin/articles/[id]/route'
import { POST as create } from '@/app/api/articles/route'
import { faceOf, listOpen, readOpen } from '@/lib/articles/queries'
import { articleData } from '@/lib/articles/rules/structured'
import { db } from '@/lib/core/server/db'
import type { StoredFigure } from '@/lib/figures/types'
import { call, type Refusal } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'
import { png } from '../../support/pictures'

const open = (id: number, data: object = {}) =>
  db.article.update({ where: { id }, data: { open: true, ...data } })

test('an article is whole for everybody where it is open and published, and nowhere else', async () => {
  const opened = await createArticle({ content: '<p>Whole for everybody.</p>' })
  await open(opened.id)
  const closed = await createArticle({})
  const draft = await createArticle({ status: 'draft' })
  await open(draft.id)
  const binned = await createArticle({ deletedAt: new Date() })
  await open(binned.id)
  expect((await readOpen(opened.slug))?.bodyHtml).toContain('Whole for everybody.')
  for (const { slug } of [closed, draft, binned]) expect(await readOpen(slug)).toBeNull()
  expect((await listOpen()).map(({ slug }) => slug)).toEqual([opened.slug])
  const face = await faceOf(opened.slug)
  expect(JSON.stringify(articleData('http://own.test', face!))).toContain('"isAccessibleForFree":true')
  const other = await faceOf(closed.slug)
  expect(JSON.stringify(articleData('http://own.test', other!))).toContain('"isAccessibleForFree":false')
})

test('calls stay for members, also about what is open', async () => {
  const { id, slug } = await createArticle({})
  await open(id)
  expect((await call(readArticle, { params: { key: slug } })).status).toBe(401)
})

test('a figure is seen by everybody while an article that shows it is open', async () => {
  const member = await signIn()
  const { body: figure } = await call<StoredFigure>(storeFigure, {
    cookie: member.cookie,
    raw: new Uint8Array(png(4, 3)),
    headers: { 'content-type': 'image/png' },
  })
  const { id, slug } = await createArticle({
    authorId: member.user.id,
    content: `<figure><img src="${figure.src}" alt="A beam" width="4" height="3"></figure>`,
  })
  const status = async (named = figure.id) =>
    (
      await showFigure(new Request('http://localhost:3000/figures/x'), {
        params: Promise.resolve({ id: named }),
      })
    ).status
  expect(await status()).toBe(404)
  await open(id)
  expect((await readOpen(slug))?.bodyHtml).toContain(`src="/figures/${figure.id}"`)
  expect(await status()).toBe(200)
  expect(await status('x')).toBe(404)
  await db.article.update({ where: { id }, data: { deletedAt: new Date() } })
  expect(await status()).toBe(404)
})

test('an editor opens an article and closes it again; one for paying members cannot be open', async () => {
  const { cookie } = await signIn({ role: 'admin' })
  const both = { title: 'Both', content: '<p>Text that is there.</p>', premium: true, open: true }
  const refused = await call<Refusal>(create, { cookie, body: both })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual([
    { path: 'open', message: 'A premium article cannot be open to everybody' },
  ])
  const { id } = await createArticle({ title: 'Opened' })
  const send = (given: object) =>
    call<Refusal & { open: boolean }>(change, {
      cookie,
      params: { id: String(id) },
      body: { title: 'Opened', content: '<p>Text that is there.</p>', ...given },
    })
  expect((await send({ open: true })).body.open).toBe(true)
  expect((await send({})).body.open).toBe(true)
  expect((await send({ premium: true })).status).toBe(400)
  expect((await send({ open: false, premium: true })).body.open).toBe(false)
})

test('opening and closing changes the home page', async () => {
  const { id } = await createArticle({})
  const version = async () => (await db.libraryVersion.findFirstOrThrow()).version
  const before = await version()
  await open(id)
  expect(await version()).not.toBe(before)
})
