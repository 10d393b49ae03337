import { POST as generate } from '@/app/api/admin/analytics/generate-monthly/[month]/route'
import { GET as list } from '@/app/api/admin/analytics/reports/route'
import { GET as read } from '@/app/api/admin/analytics/reports/[month]/route'
import { GET as file } from '@/app/api/admin/analytics/reports/[month]/file/route'
import { reportLastMonth } from '@/lib/analytics/reports/mutations'
import type { MonthlyReport, ReportSummary } from '@/lib/analytics/reports/types'
import { londonDay } from '@/lib/core/dates'
import { db } from '@/lib/core/server/db'
import { newVisit } from '../../support/analytics'
import { call } from '../../support/call'
import { createMember, signIn } from '../../support/factories'

const now = new Date()
const monthFrom = (months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15)).toISOString().slice(0, 7)
const [LAST, THIS, NEXT] = [monthFrom(-1), londonDay(now).slice(0, 7), monthFrom(2)]

let admin: string
const make = (month: string) =>
  call<MonthlyReport>(generate, { method: 'POST', cookie: admin, params: { month } })
const view = (createdAt: string) =>
  db.pageView.create({ data: { sessionId: newVisit(), pageUrl: '/', createdAt: new Date(createdAt) } })

beforeEach(async () => {
  await db.monthlyReport.deleteMany()
  admin = (await signIn({ role: 'admin' })).cookie
})

test('reports are for admins', async () => {
  const params = { month: LAST }
  const { cookie } = await signIn()
  for (const [handler, method] of [
    [generate, 'POST'],
    [list, 'GET'],
    [read, 'GET'],
    [file, 'GET'],
  ] as const) {
    expect((await call(handler, { method, params })).status).toBe(401)
    expect((await call(handler, { method, params, cookie })).status).toBe(403)
  }
})

test('a month that is none is nowhere, one that has not begun is refused, one without a report is not found', async () => {
  for (const month of ['2026-13', '2026-1', 'x', '1999-01']) expect((await make(month)).status).toBe(404)
  expect((await make(NEXT)).status).toBe(400)
  expect((await call(read, { cookie: admin, params: { month: LAST } })).status).toBe(404)
  expect((await call(file, { cookie: admin, params: { month: LAST } })).status).toBe(404)
})

test('the same month twice is the same row, also at once and by the clock, and is noted once', async () => {
  await view(`${LAST}-10T12:00:00Z`)
  const replies = await Promise.all([make(LAST), make(LAST), make(LAST)])
  const again = await make(LAST)
  await view(`${LAST}-11T12:00:00Z`)
  expect(await reportLastMonth()).toBe(0)
  for (const { status, body } of [...replies, again, await make(LAST)]) {
    expect(status).toBe(200)
    expect(body).toEqual(replies[0].body)
  }
  expect(replies[0].body).toMatchObject({
    month: LAST,
    final: true,
    figures: { from: `${LAST}-01`, overview: { totalPageViews: 1 } },
  })
  expect(await db.monthlyReport.count()).toBe(1)
  expect(await db.auditEntry.count({ where: { action: 'report.generate', targetId: LAST } })).toBe(1)
})

test('a month that is not over is made again, in its row', async () => {
  const before = (await make(THIS)).body
  expect(before).toMatchObject({ final: false, figures: { to: londonDay(now) } })
  await db.pageView.create({ data: { sessionId: newVisit(), pageUrl: '/' } })
  const after = (await make(THIS)).body
  expect(after.createdAt).toBe(before.createdAt)
  expect(after.figures.overview.totalPageViews).toBe(before.figures.overview.totalPageViews + 1)
  expect(await db.monthlyReport.count()).toBe(1)
})

test('accounts are counted as they were at the end of the month, subscribers among them', async () => {
  await db.monthlyReport.deleteMany()
  const { figures: before } = (await make(LAST)).body
  const subscriber = async (createdAt: Date) => {
    const { id } = await createMember()
    return db.user.update({ where: { id }, data: { newsletter: true, createdAt } })
  }
  const { id } = await subscriber(now)
  await subscriber(new Date(`${LAST}-20T12:00:00Z`))
  await db.monthlyReport.deleteMany()
  const { figures } = (await make(LAST)).body
  expect(figures.overview.totalUsers).toBe(before.overview.totalUsers + 1)
  expect(figures.engagement.newsletterSubscribers).toBe(before.engagement.newsletterSubscribers + 1)
  expect(figures.engagement.monthlySignups).toBe(before.engagement.monthlySignups + 1)

  // The first moment of the next month, in London.
  const next = londonDay(now).slice(0, 7)
  const [[start]] = [
    await db.$queryRaw<{ at: Date }[]>`SELECT ${`${next}-01`}::timestamp AT TIME ZONE 'Europe/London' AS at`,
  ]
  for (const [offset, more] of [
    [0, 1],
    [-1, 2],
  ] as const) {
    await db.user.update({ where: { id }, data: { createdAt: new Date(start!.at.getTime() + offset) } })
    await db.monthlyReport.deleteMany()
    const { engagement } = (await make(LAST)).body.figures
    expect(engagement.newsletterSubscribers).toBe(before.engagement.newsletterSubscribers + more)
  }
})

test('they are listed, read, and saved as a file', async () => {
  expect(await reportLastMonth()).toBe(1)
  await make(THIS)
  const { body } = await call<ReportSummary[]>(list, { cookie: admin })
  expect(body.map(({ month, final }) => [month, final])).toEqual([
    [THIS, false],
    [LAST, true],
  ])
  const params = { month: LAST }
  expect((await call<MonthlyReport>(read, { cookie: admin, params })).body).toMatchObject({ month: LAST })
  const saved = await call(file, { cookie: admin, params })
  expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="loadpath-report-${LAST}.md"`)
  expect(saved.text).toContain(`report for ${LAST}`)
  expect(saved.text).toContain('**Bounce Rate**')
})
