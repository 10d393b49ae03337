import { DELETE as disconnect } from '@/app/api/admin/google-drive/route'
import { GET as authUrl } from '@/app/api/admin/google-drive/auth-url/route'
import { POST as callback } from '@/app/api/admin/google-drive/callback/route'
import { DELETE as cancel, GET as state, POST as begin } from '@/app/api/admin/sync-google-drive/route'
import { db, Prisma } from '@/lib/core/server/db'
import { DOCX } from '@/lib/articles/word/constants'
import { FILES_SHOWN, GOOGLE_DOCUMENT, PDF } from '@/lib/drive/constants'
import { runSync, syncNightly } from '@/lib/drive/jobs'
import type { DriveState } from '@/lib/drive/types'
import type { GoogleStandIn } from '../../mocks/google'
import { call } from '../../support/call'
import { docx } from '../../support/docx'
import { connectDrive, driveKnowledge, startGoogle, syncNow } from '../../support/drive'
import { signIn } from '../../support/factories'

let google: GoogleStandIn
let cookie: string

beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.stop())
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE drive_syncs, drive_connections, knowledge_documents CASCADE`
  google.files.clear()
  google.fetched.length = 0
  google.listings.length = 0
  Object.assign(google, { granted: true, incomplete: false, driveId: undefined })
  ;({ cookie } = await signIn({ role: 'admin' }))
})

const HTML = '<h2>Cover</h2><p>Nominal cover to EN 1992-1-1, clause 4.4.1.1 is 35 mm.</p>'
const outcomes = (files: { name: string; outcome: string }[]) =>
  Object.fromEntries(files.map(({ name, outcome }) => [name, outcome]))

test('only administrators come near the drive', async () => {
  const member = await signIn()
  for (const [handler, method] of [
    [authUrl, 'GET'],
    [callback, 'POST'],
    [disconnect, 'DELETE'],
    [state, 'GET'],
    [begin, 'POST'],
    [cancel, 'DELETE'],
  ] as const) {
    expect((await call(handler, { method })).status).toBe(401)
    expect((await call(handler, { method, cookie: member.cookie })).status).toBe(403)
  }
})

test('the permission that is asked for is to read, and comes back only to whoever asked', async () => {
  const { body } = await call<{ authUrl: string }>(authUrl, { cookie })
  const asked = new URL(body.authUrl).searchParams
  expect(asked.get('scope')).toBe('https://www.googleapis.com/auth/drive.readonly')
  expect(asked.get('access_type')).toBe('offline')
  expect(asked.get('code_challenge_method')).toBe('S256')

  const { code, state: given } = google.allow(body.authUrl)
  const other = await signIn({ role: 'admin' })
  // A code comes with the state of the session that asked for it.
  const forged = await call(callback, { cookie: other.cookie, body: { code, state: given } })
  expect([forged.status, forged.body.errors?.[0]?.path]).toEqual([400, 'code'])
  const bare = await call(callback, { cookie: other.cookie, body: { code } })
  expect([bare.status, bare.body.errors?.[0]?.path]).toEqual([400, 'code'])
  expect(await db.driveConnection.count()).toBe(0)
})

test.each([
  [{}, 'code'],
  [{ code: '   ' }, 'code'],
  [{ code: 'https://loadpath.example/admin/google-drive?error=access_denied' }, 'code'],
])('%j is no authorization code', async (body, path) => {
  const reply = await call(callback, { cookie, body })
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, path])
})

test('the code is trimmed, the address that it stands in is understood, and the token is stored encrypted', async () => {
  const { body } = await call<{ authUrl: string }>(authUrl, { cookie })
  const { code, state: given } = google.allow(body.authUrl)
  const pasted = `  http://localhost:3000/admin/google-drive?state=${given}&code=${encodeURIComponent(code)} `
  const reply = await call<DriveState>(callback, { cookie, body: { code: pasted } })
  expect([reply.status, reply.body.authenticated]).toEqual([200, true])
  const { refreshToken } = await db.driveConnection.findFirstOrThrow()
  expect(refreshToken).not.toContain('refresh-')
  expect(await db.auditEntry.count({ where: { action: 'drive.connect' } })).toBe(1)
})

test('before anybody has authenticated there is no sync; one at a time; it can be cancelled', async () => {
  expect((await call(begin, { method: 'POST', cookie })).status).toBe(409)
  await connectDrive(google, cookie)
  expect((await call(begin, { method: 'POST', cookie })).status).toBe(200)
  const second = await call(begin, { method: 'POST', cookie })
  expect([second.status, second.body.code]).toEqual([409, 'CONFLICT'])
  expect(await syncNightly()).toBe(0)
  const canceled = await call<DriveState>(cancel, { method: 'DELETE', cookie })
  expect(canceled.body.sync?.status).toBe('canceled')
  expect((await call(cancel, { method: 'DELETE', cookie })).status).toBe(404)
  expect(
    await db.auditEntry.findMany({
      where: {
        targetId: String(canceled.body.sync!.id),
        action: { in: ['drive.sync', 'drive.cancel'] },
      },
      orderBy: { id: 'asc' },
      select: { action: true },
    }),
  ).toEqual([{ action: 'drive.sync' }, { action: 'drive.cancel' }])
  await runSync({ syncId: canceled.body.sync!.id })
  expect(google.listings).toHaveLength(0)
  expect(await syncNightly()).toBe(1)
})

test('a sync whose job was given up stands in the way of no other', async () => {
  await connectDrive(google, cookie)
  google.put('Cover', GOOGLE_DOCUMENT, HTML)
  const first = await call<DriveState>(begin, { method: 'POST', cookie })
  const jobOf = (id: number) => Prisma.sql`key = ${`sync-drive:${id}`}`
  const { id } = first.body.sync!
  // It is tried for the last time at this moment.
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_at = now() WHERE ${jobOf(id)}`
  expect((await call(begin, { method: 'POST', cookie })).status).toBe(409)
  // That failed, too.
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = NULL WHERE ${jobOf(id)}`
  expect(await syncNightly()).toBe(1)
  expect(await db.driveSync.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'failed' })
  // An editor has discarded the next one.
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'sync-drive:%'`
  expect((await syncNow(cookie)).status).toBe('complete')
})

test('a drive that is disconnected is given back to Google, ends the sync, and keeps what was read', async () => {
  expect((await call(disconnect, { method: 'DELETE', cookie })).status).toBe(404)
  await connectDrive(google, cookie)
  google.put('Kept.txt', 'text/plain', 'Stays as it is.')
  await syncNow(cookie)
  await call(begin, { method: 'POST', cookie })
  const held = google.refreshTokens.size
  const reply = await call<DriveState & { revoked: boolean }>(disconnect, { method: 'DELETE', cookie })
  expect(reply.body).toMatchObject({
    authenticated: false,
    connection: null,
    revoked: true,
    sync: { status: 'canceled' },
  })
  expect(google.refreshTokens.size).toBe(held - 1)
  expect(await driveKnowledge()).toHaveLength(1)
  expect(await db.driveConnection.count({ where: { refreshToken: { not: '' } } })).toBe(0)
  expect(await db.auditEntry.count({ where: { action: 'drive.disconnect' } })).toBe(1)
  expect(await syncNightly()).toBe(0)

  // What Google does not take back is forgotten here all the same, and said.
  await connectDrive(google, cookie)
  google.refreshTokens.clear()
  const alone = await call<{ revoked: boolean }>(disconnect, { method: 'DELETE', cookie })
  expect([alone.status, alone.body.revoked]).toEqual([200, false])
})

test('each type is read or says why not, in the whole tree of a shared drive', async () => {
  await connectDrive(google, cookie)
  google.driveId = 'shared'
  const inner = google.folder('Inner', google.folder('Outer'))
  google.put('Cover', GOOGLE_DOCUMENT, HTML)
  google.put('Note.docx', DOCX, docx(['Shear links are spaced at 0.75 d.']), inner)
  google.put('Plain.txt', 'text/plain', '# Bolts\n\nUse M20 bolts.\n\nNever weld them.', inner)
  google.put('Page.html', 'text/html', HTML)
  google.put('Drawing.pdf', PDF, '%PDF')
  google.put('Sheet', 'application/vnd.google-apps.spreadsheet', '')
  google.put('Locked.docx', DOCX, Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  google.put('Broken.docx', DOCX, 'no archive')
  google.put('Bomb.docx', DOCX, docx(['x'], { 'word/big.xml': Buffer.alloc(130 * 1024 * 1024) }))
  google.put(
    'Crowd.docx',
    DOCX,
    docx(['x'], Object.fromEntries(Array.from({ length: 2100 }, (_, n) => [`p${n}`, '']))),
  )
  google.put('Empty.txt', 'text/plain', ' \n ')
  google.put('Huge.txt', 'text/plain', 'word '.repeat(200_001))
  const { status, files, filesDone, filesTotal } = await syncNow(cookie)
  expect([status, filesDone, filesTotal]).toEqual(['complete', 12, 12])
  expect(outcomes(files)).toEqual({
    Cover: 'added',
    'Outer/Inner/Note.docx': 'added',
    'Outer/Inner/Plain.txt': 'added',
    'Page.html': 'added',
    'Drawing.pdf': 'skipped',
    Sheet: 'skipped',
    'Locked.docx': 'refused',
    'Broken.docx': 'refused',
    'Bomb.docx': 'refused',
    'Crowd.docx': 'refused',
    'Empty.txt': 'refused',
    'Huge.txt': 'refused',
  })
  const said = (name: string) => files.find((file) => file.name === name)?.message
  expect(said('Drawing.pdf')).toContain('temporarily disabled')
  expect(said('Locked.docx')).toContain('password')
  expect(said('Bomb.docx')).toContain('too large')
  expect(said('Crowd.docx')).toContain('too many')
  const known = await driveKnowledge()
  expect(known.find(({ title }) => title === 'Plain')?.passages).toEqual([
    { position: 0, titlePath: 'Plain › Bolts', text: 'Use M20 bolts.\nNever weld them.', citations: [] },
  ])
  expect(known.find(({ title }) => title === 'Cover')?.passages[0]?.citations).toEqual([
    { standard: 'EN 1992-1-1', locality: 'clause 4.4.1.1', year: null },
  ])
})

test('what has not changed is not fetched again; what is gone vanishes; what cannot be read any more stays as it was', async () => {
  await connectDrive(google, cookie)
  const kept = google.put('Kept.txt', 'text/plain', 'Stays as it is.')
  const changed = google.put('Changed.txt', 'text/plain', 'As it was.')
  const spoilt = google.put('Spoilt.docx', DOCX, docx(['Readable.']))
  const gone = google.put('Gone.txt', 'text/plain', 'Goes.')
  await syncNow(cookie)
  google.fetched.length = 0
  google.put('Changed.txt', 'text/plain', 'As it is.', google.root, changed)
  google.put('Spoilt.docx', DOCX, 'broken', google.root, spoilt)
  google.files.delete(gone)
  const { files } = await syncNow(cookie)
  expect(outcomes(files)).toEqual({
    'Kept.txt': 'unchanged',
    'Changed.txt': 'updated',
    'Spoilt.docx': 'kept',
    Gone: 'removed',
  })
  expect(google.fetched.sort()).toEqual([changed, spoilt].sort())
  expect(
    (await driveKnowledge()).map(({ externalId, passages }) => [externalId, passages[0]?.text]).sort(),
  ).toEqual(
    [
      [kept, 'Stays as it is.'],
      [changed, 'As it is.'],
      [spoilt, 'Readable.'],
    ].sort(),
  )
  expect(files.find(({ name }) => name === 'Spoilt.docx')?.message).toBe(
    'The file is broken and cannot be opened. The version of 1 January 2026 stays.',
  )
})

test('a document that has become a PDF is removed, and the result says so', async () => {
  await connectDrive(google, cookie)
  google.put('Other.txt', 'text/plain', 'Stays.')
  const id = google.put('Notes.txt', 'text/plain', 'Read once.')
  await syncNow(cookie)
  google.put('Notes.pdf', PDF, '%PDF', google.root, id)
  const { files, filesDone, filesTotal } = await syncNow(cookie)
  expect([filesDone, filesTotal]).toEqual([2, 2])
  const row = files.find(({ fileId }) => fileId === id)
  expect(row).toMatchObject({ outcome: 'removed', message: expect.stringContaining('is removed') as string })
  expect((await driveKnowledge()).map(({ externalId }) => externalId)).not.toContain(id)
})

test('of more files than are shown, those that need somebody are', async () => {
  await connectDrive(google, cookie)
  const { id: syncId } = await db.driveSync.create({ data: { status: 'complete' }, select: { id: true } })
  const skipped = Array.from({ length: FILES_SHOWN }, (_, n) => ({
    syncId,
    fileId: `skipped-${n}`,
    name: `Photo ${n}.jpg`,
    outcome: 'skipped',
    message: 'Only documents of the drive, .docx, .txt and HTML can be read.',
  }))
  const refused = { fileId: 'a', outcome: 'refused', message: 'The file is protected by a password.' }
  const kept = { fileId: 'b', outcome: 'kept', message: 'The file is broken and cannot be opened.' }
  await db.driveSyncFile.createMany({
    data: [
      ...skipped,
      { syncId, name: 'Locked.docx', ...refused },
      { syncId, name: 'Broken.docx', ...kept },
      { syncId, name: 'Added.docx', fileId: 'c', outcome: 'added' },
    ],
  })
  const { sync } = (await call<DriveState>(state, { cookie })).body
  expect(sync!.files).toHaveLength(FILES_SHOWN)
  expect(sync!.files.slice(0, 3).map(({ name }) => name)).toEqual([
    'Locked.docx',
    'Broken.docx',
    'Photo 0.jpg',
  ])
})

test('Google is busy, a token ends, and a file changes while it is fetched', async () => {
  await connectDrive(google, cookie)
  for (let n = 0; n < 120; n++) google.put(`File ${n}.txt`, 'text/plain', `Text number ${n}.`)
  const id = google.put('Moving.txt', 'text/plain', 'First version.')
  google.changeDuringDownload(id, 'Second version.')
  google.expireTokens()
  google.throttleNext(
    { status: 429, reason: 'rateLimitExceeded' },
    { status: 403, reason: 'userRateLimitExceeded' },
    { status: 503, reason: 'backendError' },
  )
  const { status, filesTotal } = await syncNow(cookie)
  expect([status, filesTotal]).toEqual(['complete', 121])
  const moving = (await driveKnowledge()).find(({ externalId }) => externalId === id)
  expect(moving?.passages[0]?.text).toBe('Second version.')
})

type Happening = (stand: GoogleStandIn) => void
const FAILURES: [name: string, happens: Happening, message: string][] = [
  ['an empty folder', (stand) => stand.files.clear(), 'No document was found'],
  [
    'a permission taken back',
    (stand) => {
      stand.granted = false
      stand.expireTokens()
    },
    'authenticate again',
  ],
  [
    'a listing in part',
    (stand) => {
      stand.incomplete = true
    },
    'only a part',
  ],
]

test.each(FAILURES)(
  '%s fails the sync, says what to do, and removes nothing',
  async (_, happens, message) => {
    await connectDrive(google, cookie)
    google.put('Kept.txt', 'text/plain', 'Stays as it is.')
    await syncNow(cookie)
    const before = await driveKnowledge()
    happens(google)
    const ended = await syncNow(cookie)
    expect([ended.status, ended.message]).toEqual(['failed', expect.stringContaining(message)])
    expect(await driveKnowledge()).toEqual(before)
    const shown = await call<DriveState>(state, { cookie })
    expect(shown.body).toMatchObject({ authenticated: google.granted, sync: { status: 'failed' } })
  },
)

test('a sync whose permission ends leaves the permission that took its place', async () => {
  await connectDrive(google, cookie)
  const id = google.put('Slow.txt', 'text/plain', 'Takes its time.')
  google.delay = 1000
  const ends = syncNow(cookie)
  try {
    while (!google.fetched.includes(id)) await new Promise((done) => setTimeout(done, 10))
    // While the file is on its way, the permission is given back and another is given.
    expect((await call(disconnect, { cookie, method: 'DELETE' })).body).toMatchObject({ revoked: true })
    google.expireTokens()
    await connectDrive(google, cookie)
  } finally {
    google.delay = 0
  }
  expect((await ends).status).toBe('canceled')
  expect((await call<DriveState>(state, { cookie })).body).toMatchObject({ authenticated: true })
  expect((await syncNow(cookie)).status).toBe('complete')
})
