import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { readArchive, writeArchive } from '../../../scripts/lib/archive.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadpath-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const LONG = `${'deep/'.repeat(30)}file`

/** Bytes in which nothing repeats: of a run of equal ones, another reference to it says the same. */
const SOURCE = Buffer.alloc(300_000)
for (let at = 0, state = 1; at < SOURCE.length; at++) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  SOURCE[at] = state >>> 24
}

async function written(): Promise<Buffer> {
  writeFileSync(join(folder, 'source'), SOURCE)
  const archive = writeArchive(join(folder, 'whole'))
  await archive.folder('empty')
  expect(await archive.file('data/source', join(folder, 'source'))).toBe(true)
  expect(await archive.file('data/gone', join(folder, 'gone'))).toBe(false)
  await archive.add(LONG, 'h·é')
  await archive.end({ format: 1 })
  return readFileSync(join(folder, 'whole'))
}

function read(bytes: Buffer) {
  writeFileSync(join(folder, 'archive'), bytes)
  return readArchive(join(folder, 'archive'), join(folder, 'read'))
}

test('gives back what was put in, with its sizes', async () => {
  const manifest = await read(await written())
  expect(manifest).toMatchObject({ format: 1, files: { 'data/source': { size: SOURCE.length } } })
  expect(readFileSync(join(folder, 'read', LONG), 'utf8')).toBe('h·é')
  expect(readFileSync(join(folder, 'read/data/source')).equals(SOURCE)).toBe(true)
})

test('says what is wrong with one that was cut, changed or never was one', async () => {
  const whole = await written()
  const refused = [whole.subarray(0, whole.length / 2), whole.subarray(0, -20), Buffer.from('text')]
  for (const bytes of [...refused, Buffer.alloc(0)])
    await expect(read(bytes)).rejects.toThrow(/end|incorrect|invalid/)
  // Behind the first ten bytes, of which some say only where and when it was packed.
  for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 40)) {
    const changed = Buffer.from(whole)
    changed[at]! ^= 255
    await expect(read(changed)).rejects.toThrow()
  }
})

test.each([
  ['a file beside the folder', '../outside', 'file', 'lies outside it'],
  ['a link', 'link', 'symlink', 'is neither a file nor a folder'],
  ['nothing of ours', 'some', 'file', 'it has no manifest'],
] as const)('refuses an archive with %s', async (_, name, type, sentence) => {
  const archive = pack()
  archive.entry({ name, type, ...(type === 'symlink' ? { linkname: '/etc/passwd' } : {}) }, '')
  archive.finalize()
  const bytes: Buffer[] = []
  for await (const piece of archive) bytes.push(piece)
  await expect(read(gzipSync(Buffer.concat(bytes)))).rejects.toThrow(sentence)
})

test('says why it cannot be written', async () => {
  const archive = writeArchive(join(folder, 'no-such-folder/archive'))
  await expect(
    (async () => {
      for (;;) await archive.add('some', 'text'.repeat(10_000))
    })(),
  ).rejects.toMatchObject({ code: 'ENOENT' })
})
