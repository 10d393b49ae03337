/** Figures in an S3-compatible store: the real SDK of Amazon speaks to a stand-in of ours. */
import { spawn } from 'node:child_process'
import { GET as show } from '@/app/api/figures/[id]/route'
import { POST as store } from '@/app/api/figures/route'
import { GET as showOpen } from '@/app/figures/[id]/route'
import { db } from '@/lib/core/server/db'
import { purgeFigures } from '@/lib/figures/jobs'
import { ORPHAN_DAYS, UNUSED_DAYS } from '@/lib/figures/constants'
import { disconnectStorage } from '@/lib/figures/gateway'
import { purgeFigureObjects } from '@/lib/figures/moving/jobs'
import { moveFigures } from '@/lib/figures/moving/mutations'
import { ObjectStorage } from '@/lib/core/server/object-storage'
import type { StoredFigure } from '@/lib/figures/types'
import { S3StandIn } from '../../mocks/s3'
import { call, type Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn, type SignedIn } from '../../support/factories'
import { png } from '../../support/pictures'

const s3 = new S3StandIn()
beforeAll(async () => {
  await s3.start()
  Object.assign(process.env, s3.settings)
})
afterAll(async () => {
  await disconnectStorage()
  await s3.stop()
})
beforeEach(async () => {
  await resetLimits()
  await db.figure.deleteMany()
  await db.unusedFigureObject.deleteMany()
  await disconnectStorage()
  s3.objects.clear()
  s3.requests.length = 0
  s3.away = undefined
  s3.pageSize = 1000
  s3.onRequest = () => undefined
})

const send = (by: SignedIn, grey = 1) =>
  call<StoredFigure & Refusal>(store, {
    cookie: by.cookie,
    raw: new Uint8Array(png(4, 3, grey)),
    headers: { 'content-type': 'image/png' },
  })
const open = (by: SignedIn, id: string) =>
  show(new Request('http://localhost:3000/api/figures/x', { headers: { cookie: by.cookie } }), {
    params: Promise.resolve({ id }),
  })
const shows = async (by: SignedIn, id: string, grey = 1) => {
  const reply = await open(by, id)
  return reply.status === 200 && Buffer.from(await reply.arrayBuffer()).equals(png(4, 3, grey))
}
const isInDatabase = async (id: string) =>
  (await db.figure.findUniqueOrThrow({ where: { id }, select: { bytes: true } })).bytes !== null
const nothing = () => undefined
const ageUnused = (days: number) =>
  db.$executeRaw`UPDATE unused_figure_objects SET since = since - make_interval(days => ${days})`
/** Figures that were stored before there was a storage. */
async function inDatabase(by: SignedIn, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let grey = 1; grey <= count; grey++) {
    const { id } = (await send(by, grey)).body
    await db.figure.update({ where: { id }, data: { bytes: Uint8Array.from(png(4, 3, grey)) } })
    ids.push(id)
  }
  s3.objects.clear()
  return ids
}

describe('storing and showing', () => {
  test('the bytes are in the store, the row has the rest, and readers pass the same gate', async () => {
    const [author, other] = [await signIn(), await signIn()]
    const { status, body } = await send(author)
    expect(status).toBe(201)
    expect([...s3.objects.keys()]).toEqual([`figures/${body.id}`])
    expect(s3.objects.get(`figures/${body.id}`)?.type).toBe('image/png')
    expect(await isInDatabase(body.id)).toBe(false)
    expect(await shows(author, body.id)).toBe(true)
    const asked = s3.requests.length
    expect((await open(other, body.id)).status).toBe(404)
    expect(s3.requests).toHaveLength(asked)
  })

  test('a figure of an open article is shown to everybody', async () => {
    const author = await signIn()
    const { id, src } = (await send(author)).body
    const content = `<figure><img src="${src}" alt="A beam" width="4" height="3"></figure>`
    const openFigure = async () => {
      const reply = await showOpen(new Request('http://localhost:3000/figures/x'), {
        params: Promise.resolve({ id }),
      })
      return { status: reply.status, wait: reply.headers.get('retry-after'), said: await reply.text() }
    }
    const article = await createArticle({ authorId: author.user.id, content })
    expect((await openFigure()).status).toBe(404)
    await db.article.update({ where: { id: article.id }, data: { open: true } })
    expect((await openFigure()).status).toBe(200)
    s3.away = 503
    expect(await openFigure()).toEqual({
      status: 503,
      wait: '5',
      said: 'Figures are not available for a moment. Please try again shortly.\n',
    })
  })

  test('the same picture again is the same figure and one object, many at once too', async () => {
    const author = await signIn()
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(author)))
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    await send(author)
    expect([...s3.objects.keys()]).toEqual([`figures/${replies[0]!.body.id}`])
  })

  test('an account at its limit leaves no object behind', async () => {
    const author = await signIn()
    await db.$executeRaw`
      INSERT INTO figures (id, owner_id, mime, width, height, bytes, sha256)
      SELECT lpad(n::text, 22, 'f'), ${author.user.id}, 'image/png', 1, 1, 'x', lpad(n::text, 64, 'f') FROM generate_series(1, 300) n`
    expect((await send(author)).status).toBe(409)
    expect(s3.objects.size).toBe(0)
  })
})

describe('a store that is away', () => {
  test.each<['silent' | number, number]>([
    ['silent', 4000],
    [500, 0],
    [403, 0],
  ])('by answering %s is a 503 with a time to wait, and nothing is half stored', async (away, least) => {
    const author = await signIn()
    const { id } = (await send(author)).body
    s3.away = away
    const began = performance.now()
    const reply = await open(author, id)
    const took = performance.now() - began
    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('5')
    expect((await reply.json()) as Refusal).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Figures are not available for a moment. Please try again shortly.',
    })
    expect(took).toBeGreaterThanOrEqual(least - 50)
    expect(took).toBeLessThan(8000)

    // Whoever asks next does not wait: nothing is asked of a store that was away a moment ago.
    const asked = s3.requests.length
    const { status, body } = await send(author, 2)
    expect(status).toBe(503)
    expect(body.message).toBe('The store of figures is not available for a moment. Please try again shortly.')
    expect((await open(author, id)).status).toBe(503)
    expect(s3.requests).toHaveLength(asked)
    expect(await db.figure.count({ where: { ownerId: author.user.id } })).toBe(1)

    s3.away = undefined
    await new Promise((done) => setTimeout(done, 2100))
    expect(await shows(author, id)).toBe(true)
    expect((await send(author, 2)).status).toBe(201)
  })

  test('says why: a wrong secret, no such bucket, nobody there', async () => {
    const settings = {
      endpoint: s3.settings.S3_ENDPOINT!,
      bucket: s3.bucket,
      accessKeyId: s3.accessKeyId,
      secretAccessKey: s3.secretAccessKey,
      region: s3.region,
    }
    const said = (change: Partial<typeof settings>) =>
      new ObjectStorage({ ...settings, ...change }).write('figures/x', png(), 'image/png').catch(String)
    expect(await said({})).toBeUndefined()
    expect(await said({ secretAccessKey: 'another' })).toContain('it answers 403 (SignatureDoesNotMatch)')
    expect(await said({ bucket: 'another' })).toContain('it answers 404 (NoSuchBucket)')
    expect(await said({ endpoint: 'http://127.0.0.1:9' })).toContain('ECONNREFUSED')
  })

  test('bytes that are lost, or not those that were stored, are shown to nobody', async () => {
    const author = await signIn()
    const { id } = (await send(author)).body
    const stored = s3.objects.get(`figures/${id}`)!
    s3.objects.set(`figures/${id}`, { ...stored, body: png(4, 3, 9) })
    expect((await open(author, id)).status).toBe(503)
    s3.objects.delete(`figures/${id}`)
    expect((await open(author, id)).status).toBe(503)
    s3.objects.set(`figures/${id}`, stored)
    expect(await shows(author, id)).toBe(true)
  })
})

describe('moving', () => {
  test('to the store and back, with every figure readable at every moment', async () => {
    const author = await signIn()
    const ids = await inDatabase(author, 30)
    let reading = true
    let [shown, asked] = [0, 0]
    const reader = (async () => {
      while (reading)
        for (const [at, id] of ids.entries()) {
          asked++
          if (await shows(author, id, at + 1)) shown++
        }
    })()
    expect(await moveFigures('storage', nothing)).toEqual({ moved: 30, damaged: [] })
    expect(await db.figure.count({ where: { bytes: null } })).toBe(30)
    expect(s3.objects.size).toBe(30)
    expect(await moveFigures('storage', nothing)).toEqual({ moved: 0, damaged: [] })
    do {
      expect(await moveFigures('database', nothing)).toEqual({ moved: 30, damaged: [] })
      expect(await moveFigures('storage', nothing)).toEqual({ moved: 30, damaged: [] })
    } while (asked < 60)
    reading = false
    await reader
    expect(asked).toBeGreaterThanOrEqual(60)
    expect(shown).toBe(asked)
  })

  test('a reader who saw the row before its bytes came back finds them there', async () => {
    const author = await signIn()
    const { id } = (await send(author)).body
    s3.onRequest = async (method) => {
      if (method !== 'GET') return
      s3.onRequest = () => undefined
      await db.figure.update({ where: { id }, data: { bytes: Uint8Array.from(png(4, 3, 1)) } })
      s3.objects.clear()
    }
    expect(await shows(author, id)).toBe(true)
  })

  test('interrupted by a store that goes away, it goes on where it ended', async () => {
    const author = await signIn()
    const ids = await inDatabase(author, 12)
    let written = 0
    s3.onRequest = (method) => {
      if (method === 'PUT' && ++written > 5) s3.away = 503
    }
    await expect(moveFigures('storage', nothing)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    s3.onRequest = () => undefined
    s3.away = undefined
    await disconnectStorage()
    const before = await db.figure.count({ where: { bytes: null } })
    expect(before).toBeLessThan(12)
    for (const [at, id] of ids.entries()) expect(await shows(author, id, at + 1)).toBe(true)
    expect(await moveFigures('storage', nothing)).toEqual({ moved: 12 - before, damaged: [] })
  })

  test('what is not what was stored stays where it is, and is named', async () => {
    const author = await signIn()
    const [changed, whole] = (await inDatabase(author, 2)) as [string, string]
    await db.figure.update({ where: { id: changed }, data: { bytes: Uint8Array.from(png(4, 3, 200)) } })
    expect(await moveFigures('storage', nothing)).toEqual({ moved: 1, damaged: [changed] })
    expect(await isInDatabase(changed)).toBe(true)
    s3.objects.delete(`figures/${whole}`)
    expect(await moveFigures('database', nothing)).toEqual({ moved: 0, damaged: [whole] })
  })
})

test('npm run figures moves them, says how many, and fails in a sentence', async () => {
  const author = await signIn()
  const [id] = (await inDatabase(author, 3)) as [string]
  const figures = (to: string, settings: Record<string, string> = {}) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--import', './scripts/lib/server-only.mjs', 'scripts/figures.ts', to],
      { env: { ...process.env, ...settings } },
    )
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    return new Promise<{ code: number | null; said: string }>((done) =>
      child.on('close', (code) => done({ code, said })),
    )
  }
  const says = (text: string) => expect.stringContaining(text) as string
  expect(await figures('to-storage')).toEqual({
    code: 0,
    said: says('3 figures are in the object storage now.'),
  })
  expect(await shows(author, id)).toBe(true)
  s3.away = 503
  expect(await figures('to-database')).toEqual({ code: 1, said: says('run the same command again to go on') })
  s3.away = undefined
  s3.objects.delete(`figures/${id}`)
  expect(await figures('to-database')).toEqual({
    code: 1,
    said: says(`2 figures are in the database now.\n${id} stays where it is`),
  })
  const none = Object.fromEntries(Object.keys(s3.settings).map((name) => [name, '']))
  expect(await figures('to-database', none)).toEqual({
    code: 1,
    said: says('S3_ENDPOINT and the settings beside it are not set'),
  })
  expect(await figures('away')).toEqual({ code: 1, said: says('Say where to') })
})

describe('objects that no figure needs', () => {
  test('are removed a day later, or 30 where a backup may name them, page by page, and no others', async () => {
    const author = await signIn()
    s3.pageSize = 2
    const [kept, moved, deleted] = [await send(author, 1), await send(author, 2), await send(author, 3)]
    s3.objects.set('figures/of-an-upload-that-failed', s3.objects.get(`figures/${kept.body.id}`)!)
    s3.objects.set('backups/site.tar.gz', s3.objects.get(`figures/${kept.body.id}`)!)
    await db.figure.update({ where: { id: moved.body.id }, data: { bytes: Uint8Array.from(png(4, 3, 2)) } })
    await db.figure.update({ where: { id: deleted.body.id }, data: { idleSince: new Date(0) } })
    expect(await purgeFigures()).toBe(1)

    expect(await purgeFigureObjects()).toBe(0)
    expect(s3.objects.size).toBe(5)
    expect(await db.unusedFigureObject.count()).toBe(3)
    await ageUnused(ORPHAN_DAYS)
    expect(await purgeFigureObjects()).toBe(2)
    expect(s3.objects.has(`figures/${moved.body.id}`)).toBe(true)
    await ageUnused(UNUSED_DAYS)
    expect(await purgeFigureObjects()).toBe(1)
    expect([...s3.objects.keys()].sort()).toEqual(['backups/site.tar.gz', `figures/${kept.body.id}`])
    expect(await db.unusedFigureObject.count()).toBe(0)
    expect(await shows(author, kept.body.id)).toBe(true)
  })

  test('stay when their figure comes back to them, also while they are being removed', async () => {
    const author = await signIn()
    const { id } = (await send(author)).body
    await moveFigures('database', nothing)
    await purgeFigureObjects()
    await ageUnused(UNUSED_DAYS + 1)
    // The figure goes back while the job is about to remove its object: one waits for the other.
    let moving: Promise<unknown> | undefined
    s3.onRequest = async (method) => {
      if (method !== 'DELETE') return
      s3.onRequest = () => undefined
      moving = moveFigures('storage', nothing)
      await new Promise((done) => setTimeout(done, 300))
    }
    expect(await purgeFigureObjects()).toBe(1)
    await moving
    expect(await isInDatabase(id)).toBe(false)
    expect(await shows(author, id)).toBe(true)

    await moveFigures('database', nothing)
    await purgeFigureObjects()
    await moveFigures('storage', nothing)
    await ageUnused(UNUSED_DAYS + 1)
    expect(await purgeFigureObjects()).toBe(0)
    expect(await shows(author, id)).toBe(true)
  })
})
