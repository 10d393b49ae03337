import { spawn } from 'node:child_process'
import { POST as view } from '@/app/api/analytics/page-view/route'
import { db } from '@/lib/core/server/db'
import { collect, newVisit } from '../../support/analytics'

/** Starts a process that collects, and kills it in the middle of its work. Gives what it had acknowledged. */
function acknowledgedBy(visit: string, enough: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'tests/support/collecting-child.ts', visit],
    { env: { ...process.env, RATE_LIMITS: 'off' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.length > enough * 8) child.kill('SIGKILL')
  })
  return new Promise((done, failed) =>
    child.on('close', (_code, signal) =>
      // The last line may have been cut.
      signal === 'SIGKILL' ? done(said.split('\n').slice(0, -1)) : failed(new Error(complaints)),
    ),
  )
}

test('of a process that is killed, nothing that was acknowledged is lost, and sending it again counts nothing twice', async () => {
  const visit = newVisit()
  const acknowledged = await acknowledgedBy(visit, 4000)
  expect(acknowledged.length).toBeGreaterThan(2000)
  const stored = new Set(
    (await db.pageView.findMany({ where: { sessionId: visit }, select: { viewKey: true } })).map(
      ({ viewKey }) => viewKey,
    ),
  )
  expect(acknowledged.filter((key) => !stored.has(key))).toEqual([])

  const again = acknowledged.slice(0, 20).map((viewKey) => ({ sessionId: visit, pageUrl: '/', viewKey }))
  expect((await collect(view, again)).status).toBe(204)
  expect(await db.pageView.count({ where: { sessionId: visit } })).toBe(stored.size)
})
