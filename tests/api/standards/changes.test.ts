import { GET } from '@/app/(site)/standards/changes.xml/route'
import { standardsPages } from '@/app/(site)/standards/cache'
import { listChanges } from '@/lib/standards/changes/queries'
import { db } from '@/lib/core/server/db'
import { loadSeedRegister } from '../../support/register'

const ask = (headers: Record<string, string> = {}) =>
  GET(new Request('http://localhost:3000/standards/changes.xml', { headers }))

test('the page of the changes is cached with those of the register, and the feed is no page', () => {
  expect(standardsPages.match('/standards/changes')).toBe('/standards/changes')
  expect(standardsPages.match('/standards/changes.xml')).toBeNull()
})

test('the feed of an empty register is a feed, and the page has two empty lists', async () => {
  const reply = await ask()
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ])
  expect(await reply.text()).not.toContain('<entry>')
  expect(await listChanges()).toEqual({ toCome: [], begun: [] })
})

test('a reader of the feed is told when nothing has changed, and sees a status that was added', async () => {
  await loadSeedRegister()
  const first = await ask()
  const text = await first.text()
  expect(text.match(/<entry>/g)).toHaveLength(85)
  const etag = first.headers.get('etag')!
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)

  const edition = await db.standardEdition.findUniqueOrThrow({ where: { designation: 'AISC 360-16' } })
  await db.standardStatus.create({
    data: {
      editionId: edition.id,
      jurisdiction: 'USA',
      currency: 'withdrawn',
      supersession: 'superseded',
      fromDay: new Date('2026-01-15'),
      source: 'A notice of the publisher',
      checkedOn: new Date('2026-01-20'),
      confidence: 'high',
      confirmed: true,
    },
  })
  const second = await ask({ 'if-none-match': etag })
  expect(second.status).toBe(200)
  const now = await second.text()
  expect(now.match(/<entry>/g)).toHaveLength(86)
  expect(now).toContain('<title>AISC 360-16: withdrawn, superseded since 15 January 2026</title>')
  expect((await listChanges()).begun).toContainEqual(
    expect.objectContaining({
      day: '2026-01-15',
      groups: [expect.objectContaining({ words: 'Withdrawn, superseded' })],
    }),
  )
  expect(now).toContain('<title>EN 1992-1-1:2023: new edition since 30 November 2023</title>')
})
