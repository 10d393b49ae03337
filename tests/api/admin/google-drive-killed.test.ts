import { spawn } from 'node:child_process'
import { POST as begin } from '@/app/api/admin/sync-google-drive/route'
import { db } from '@/lib/core/server/db'
import { DOCX } from '@/lib/articles/word/constants'
import { GOOGLE_DOCUMENT } from '@/lib/drive/constants'
import { runSync } from '@/lib/drive/jobs'
import type { DriveState } from '@/lib/drive/types'
import type { GoogleStandIn } from '../../mocks/google'
import { call } from '../../support/call'
import { docx } from '../../support/docx'
import { connectDrive, driveKnowledge, startGoogle, syncNow } from '../../support/drive'
import { signIn } from '../../support/factories'

let google: GoogleStandIn
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.stop())

/** Runs the sync in a process of its own and kills it once `files` are done. */
function killedAfter(syncId: number, files: number): Promise<NodeJS.Signals | null> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'tests/support/syncing-child.ts', String(syncId)],
    { env: process.env, stdio: 'ignore' },
  )
  const timer = setInterval(() => {
    void db.driveSync
      .findUniqueOrThrow({ where: { id: syncId }, select: { filesDone: true } })
      .then(({ filesDone }) => filesDone >= files && child.kill('SIGKILL'))
  }, 50)
  return new Promise((done) =>
    child.on('close', (_code, signal) => {
      clearInterval(timer)
      done(signal)
    }),
  )
}

test('200 documents: a sync that is killed half way and resumed equals one that was left alone', async () => {
  const folders = [google.root, google.folder('A'), google.folder('B')]
  for (let n = 0; n < 200; n++) {
    const text = `Document ${n} of clause 6.3.${n} holds ${n} kN. It is read whole or not at all.`
    const parent = folders[n % 3]!
    if (n % 4 === 0) google.put(`Word ${n}.docx`, DOCX, docx([text]), parent)
    else if (n % 4 === 1) google.put(`Note ${n}.txt`, 'text/plain', text, parent)
    else
      google.put(
        `Page ${n}`,
        n % 4 === 2 ? 'text/html' : GOOGLE_DOCUMENT,
        `<h2>Part</h2><p>${text}</p>`,
        parent,
      )
  }
  const { cookie } = await signIn({ role: 'admin' })
  await connectDrive(google, cookie)
  await syncNow(cookie)
  const uninterrupted = await driveKnowledge()
  expect(uninterrupted).toHaveLength(200)

  google.fetched.length = 0
  const second = await syncNow(cookie)
  expect([second.filesDone, google.fetched]).toEqual([200, []])
  expect(await driveKnowledge()).toEqual(uninterrupted)

  await db.knowledgeDocument.deleteMany({ where: { source: 'drive' } })
  const { body } = await call<DriveState>(begin, { cookie, method: 'POST' })
  const syncId = body.sync!.id
  google.delay = 10
  expect(await killedAfter(syncId, 80)).toBe('SIGKILL')
  const half = await db.driveSync.findUniqueOrThrow({ where: { id: syncId } })
  expect(half).toMatchObject({ status: 'running' })
  expect(half.filesDone).toBeLessThan(200)
  google.delay = 0
  google.fetched.length = 0
  await runSync({ syncId })
  expect(google.fetched).toHaveLength(200 - half.filesDone)
  expect(await db.driveSync.findUniqueOrThrow({ where: { id: syncId } })).toMatchObject({
    status: 'complete',
    filesDone: 200,
  })
  expect(await driveKnowledge()).toEqual(uninterrupted)
})
