/** A backup in the object storage: taken, everything destroyed, restored from there. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ObjectStorage } from '@/lib/core/server/object-storage'
import { S3StandIn } from '../../mocks/s3'
import { connected, contents, run, serve, stop, stopServed } from '../../support/sites'

const folder = mkdtempSync(join(tmpdir(), 'loadpath-remote-'))
const site = join(folder, 'site')
const s3 = new S3StandIn()
beforeAll(() => s3.start())
beforeEach(() => {
  s3.away = undefined
  s3.onRequest = () => undefined
  s3.requests.length = 0
})
afterAll(async () => {
  await stopServed()
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const DAY_MS = 86_400_000
const backUp = (...args: string[]) => run('backup', site, args, s3.settings)
const restore = (...args: string[]) => run('restore', site, args, s3.settings)
const names = () => [...s3.objects.keys()].sort()
const said = (text: string | RegExp) =>
  (typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)) as string

test('a site is backed up while it runs, destroyed, and restored from the storage alone', async () => {
  const running = await serve(site)
  writeFileSync(join(site, 'auth.secret'), `${'s'.repeat(43)}\n`)
  // Enough that does not compress for an upload in parts.
  await connected(running.url, (client) =>
    client.query(
      "CREATE TABLE ledger AS SELECT n, gen_random_uuid() || '' || gen_random_uuid() AS note FROM generate_series(1, 400000) n",
    ),
  )
  const wanted = await contents(running.url)
  const taken = await backUp('s3:monday.tar.gz')
  expect(taken).toMatchObject({
    code: 0,
    said: said(/s3:monday\.tar\.gz \(\d+\.\d MB\) holds every account/),
  })
  expect(names()).toEqual(['backups/monday.tar.gz'])
  expect(s3.requests.filter((request) => request.startsWith('PUT')).length).toBeGreaterThan(1)
  expect(s3.uploads.size).toBe(0)

  // One that is there is left as it is.
  expect(await backUp('s3:monday.tar.gz')).toMatchObject({
    code: 1,
    said: said('s3:monday.tar.gz exists and was left as it is.'),
  })

  // A store that goes away in the middle: nothing half stored, and what was there is there.
  s3.onRequest = (method) => {
    if (method === 'PUT') s3.away = 503
  }
  expect(await backUp('s3:tuesday.tar.gz')).toMatchObject({
    code: 1,
    said: said(/The object storage cannot be used: it answers 503/),
  })
  s3.onRequest = () => undefined
  s3.away = undefined
  expect(names()).toEqual(['backups/monday.tar.gz'])

  // What could not be given up meanwhile is removed by a later backup, and what another is sending is not.
  const [left] = [...s3.uploads.values()]
  left!.begun = new Date(Date.now() - 2 * DAY_MS)
  s3.uploads.set('under-way', { name: 'backups/under-way', begun: new Date(), parts: new Map() })

  // So many days are kept, and the newest whatever the clock says.
  const stored = s3.objects.get('backups/monday.tar.gz')!
  for (const days of [1, 8, 40])
    s3.objects.set(`backups/old-${days}.tar.gz`, {
      ...stored,
      modified: new Date(Date.now() - days * DAY_MS),
    })
  expect(await backUp('s3:wednesday.tar.gz', '--keep-days', '7')).toMatchObject({
    code: 0,
    said: said('older than 7 days: old-40.tar.gz, old-8.tar.gz.'),
  })
  expect(names()).toEqual(['monday', 'old-1', 'wednesday'].map((name) => `backups/${name}.tar.gz`))

  expect([...s3.uploads.keys()]).toEqual(['under-way'])
  s3.uploads.clear()

  await stop(running.server)
  rmSync(site, { recursive: true, force: true })
  const none = await restore('s3:sunday.tar.gz')
  expect(none).toMatchObject({
    code: 1,
    said: said(
      'There is no backup sunday.tar.gz in the object storage. There are: monday.tar.gz, old-1.tar.gz',
    ),
  })
  s3.objects.set('backups/cut.tar.gz', { ...stored, body: stored.body.subarray(0, stored.body.length / 2) })
  expect(await restore('s3:cut.tar.gz')).toMatchObject({ code: 1, said: said('s3:cut.tar.gz is damaged') })
  s3.away = 503
  expect(await restore('s3:wednesday.tar.gz')).toMatchObject({ code: 1, said: said('it answers 503') })
  s3.away = undefined
  expect(existsSync(join(site, 'postgres'))).toBe(false)

  expect(await restore('s3:wednesday.tar.gz')).toMatchObject({
    code: 0,
    said: said('every checksum right'),
  })
  const again = await serve(site)
  expect(await contents(again.url)).toEqual(wanted)
})

test('what cannot be meant is said in a sentence, before anything is done', async () => {
  const asked = s3.requests.length
  const refused: [string[], Record<string, string>, string][] = [
    [['s3:../x'], s3.settings, '"../x" is no name for a backup'],
    [['s3:'], s3.settings, '"" is no name for a backup'],
    [['s3:x', '--keep-days'], s3.settings, '--keep-days needs a number of days'],
    [['s3:x', '--keep-days', '0'], s3.settings, '--keep-days needs a number of days'],
    [
      [join(folder, 'x'), '--keep-days', '7'],
      s3.settings,
      '--keep-days is for backups in the object storage',
    ],
    [['s3:x'], {}, 'There is no object storage: set S3_ENDPOINT'],
    [
      ['s3:x'],
      { ...s3.settings, S3_BUCKET: '' },
      'S3_BUCKET is missing: the object storage needs S3_ENDPOINT',
    ],
  ]
  for (const [args, settings, sentence] of refused)
    expect(await run('backup', site, args, settings)).toMatchObject({ code: 1, said: said(sentence) })
  expect(s3.requests).toHaveLength(asked)
})

test('a large object is sent in parts, read as a stream, and given up where its source fails', async () => {
  const storage = new ObjectStorage({
    endpoint: s3.settings.S3_ENDPOINT!,
    bucket: s3.bucket,
    accessKeyId: s3.accessKeyId,
    secretAccessKey: s3.secretAccessKey,
    region: s3.region,
  })
  const bytes = randomBytes(40 * 1024 * 1024)
  function* pieces() {
    for (let at = 0; at < bytes.length; at += 1_000_000) yield bytes.subarray(at, at + 1_000_000)
  }
  await storage.upload('backups/large', Readable.from(pieces()))
  expect(s3.requests.filter((request) => request === 'PUT backups/large')).toHaveLength(3)
  expect(await storage.sizeOf('backups/large')).toBe(bytes.length)
  expect((await buffer((await storage.open('backups/large'))!)).equals(bytes)).toBe(true)
  expect(await storage.open('backups/none')).toBeNull()
  expect(await storage.sizeOf('backups/none')).toBeNull()

  function* failing() {
    yield bytes.subarray(0, 20_000_000)
    throw new Error('the disk is gone')
  }
  await expect(storage.upload('backups/failing', Readable.from(failing()))).rejects.toThrow(
    'the disk is gone',
  )
  expect(s3.objects.has('backups/failing')).toBe(false)
  expect(s3.uploads.size).toBe(0)
  await storage.close()
})
